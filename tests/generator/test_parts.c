// Tests parts.c: parts keep all their bytes, and files that are not golden cases are refused.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/text.h"
#include "capture.h"
#include "parts.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

static const char sample[] = "===== input.h =====\nint x;\r\n\n==== y\n"
                             "===== spec.yaml =====\n"
                             "===== expected.txt =====\nold\n"
                             "===== last.txt =====\n\xff\n";

static const char *
parse(arena *a, const char *text, size_t size, parts *p)
{
    char *data = arena_alloc(a, size + 1);
    memcpy(data, text, size);
    *p = (parts){.a = a};
    return parts_parse(p, data, size);
}

static void
test_parts_keep_their_bytes(void **state)
{
    (void)state;
    arena *a = arena_new();
    parts p;
    assert_null(parse(a, sample, sizeof sample - 1, &p));
    assert_int_equal(p.count, 4);
    assert_string_equal(parts_text(&p, "input.h"), "int x;\r\n\n==== y\n");
    assert_string_equal(parts_text(&p, "spec.yaml"), "");
    assert_string_equal(parts_text(&p, "last.txt"), "\xff\n");
    assert_null(parts_text(&p, "input"));
    const char with_nul[] = "===== a =====\n1\0002\n===== b =====\n3\n";
    assert_null(parse(a, with_nul, sizeof with_nul - 1, &p));
    assert_int_equal(p.items[0].size, 4);
    assert_memory_equal(p.items[0].text, "1\0002\n", 4);
    const char *folder = parts_unpack(&p);
    assert_true(text_is_file(arena_printf(a, "%s/a", folder), "1\0002\n", 4));
    assert_true(text_is_file(arena_printf(a, "%s/b", folder), "3\n", 2));
    parts_remove(&p, folder);
    assert_int_not_equal(access(folder, F_OK), 0);
    arena_free(a);
}

static void
test_parts_refuse_other_forms(void **state)
{
    static const struct {
        const char *text, *wrong;
    } cases[] = {
        {"", "1: the file is empty"},
        {"text\n", "1: the first line must be a separator"},
        {"===== a =====\nx", "2: the last line does not end in a newline"},
        {"===== a =====", "1: the last line does not end in a newline"},
        {"===== a =====\n===== a =====\n", "2: there is another part a"},
        {"===== a =====\n\n===== b ====\n", "3: write separators as ===== NAME ====="},
        {"===== a =====\n=====\n", "2: write separators as ===== NAME ====="},
        {"===== a =====\r\n", "1: write separators as ===== NAME ====="},
        {"=====  =====\n", "1: write separators as ===== NAME ====="},
    };
    (void)state;
    arena *a = arena_new();
    parts p;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *wrong = parse(a, cases[i].text, strlen(cases[i].text), &p);
        assert_non_null(wrong);
        assert_string_equal(wrong, cases[i].wrong);
    }
    arena_free(a);
}

static void
update(arena *a, const char *path, const char *name, const char *made)
{
    const char *value = getenv("UPDATE_GOLDEN");
    char *saved = value ? strdup(value) : NULL;
    parts p = parts_read(a, path);
    setenv("UPDATE_GOLDEN", "1", 1);
    parts_compare(&p, name, made);
    unsetenv("UPDATE_GOLDEN");
    parts_compare(&p, name, made);
    if (saved)
        setenv("UPDATE_GOLDEN", saved, 1);
    free(saved);
}

static void
test_parts_update_one_part(void **state)
{
    (void)state;
    arena *a = arena_new();
    char *path = capture_file("case.txt", sample);
    update(a, path, "expected.txt", "new\nlines\n");
    update(a, path, "added.txt", "more\n");
    const char *now = "===== input.h =====\nint x;\r\n\n==== y\n"
                      "===== spec.yaml =====\n"
                      "===== expected.txt =====\nnew\nlines\n"
                      "===== last.txt =====\n\xff\n"
                      "===== added.txt =====\nmore\n";
    assert_true(text_is_file(path, now, strlen(now)));
    capture_remove(path);
    arena_free(a);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_parts_keep_their_bytes),
        cmocka_unit_test(test_parts_refuse_other_forms),
        cmocka_unit_test(test_parts_update_one_part),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
