// Compares both forms of the diff report, byte for byte, with those in tests/golden/diff. The
// compared models are made from two headers and specs of one module, in the same folder. If
// UPDATE_GOLDEN is set, the test writes the reports instead of comparing them.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "annotate/annotate.h"
#include "base/text.h"
#include "compare/diff.h"
#include "compare/json.h"
#include "compare/markdown.h"
#include "parse/parse.h"
#include "spec/spec.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

enum { MAX_PATH = 600 };

static const char *golden;

static const model *
model_of(arena *a, const char *side)
{
    const char *folder = arena_printf(a, "%s/diff/%s", golden, side);
    spec *s = spec_read(a, arena_printf(a, "%s/spec.yaml", folder));
    assert_non_null(s);
    model *m = arena_alloc(a, sizeof *m);
    m->arena = a;
    spec_apply_module(s, m);
    assert_true(parse_headers(m, s, folder) && annotate_model(m, s));
    return m;
}

static void
check_golden(arena *a, const char *name, text *out)
{
    const char *path = arena_printf(a, "%s/diff/%s", golden, name);
    if (getenv("UPDATE_GOLDEN"))
        assert_true(text_write_file(path, out->data, out->length) >= 0);
    char *expected = text_read_file(path, NULL);
    assert_non_null(expected);
    assert_string_equal(out->data, expected);
    free(expected);
    text_free(out);
}

static void
test_golden_diff_reports(void **state)
{
    (void)state;
    arena *a = arena_new();
    text out = {0};
    const diff_report *r = diff_models(a, model_of(a, "old"), model_of(a, "new"));
    diff_write_markdown(r, &out);
    check_golden(a, "expected.md", &out);
    diff_write_json(r, &out);
    check_golden(a, "expected.json", &out);
    arena_free(a);
}

static void
test_golden_diff_without_changes(void **state)
{
    (void)state;
    arena *a = arena_new();
    text out = {0};
    const diff_report *r = diff_models(a, model_of(a, "new"), model_of(a, "new"));
    diff_write_markdown(r, &out);
    assert_string_equal(out.data, "# Sample: 2000 → 2000\n\nThe two models are the same.\n");
    text_clear(&out);
    diff_write_json(r, &out);
    assert_string_equal(out.data, "{\n\"breaking\": 0,\n\"changes\": [],\n\"counts\": [],\n"
                                  "\"format\": 1,\n\"module\": \"sample\",\n"
                                  "\"new_version\": 2000,\n\"old_version\": 2000\n}\n");
    text_free(&out);
    arena_free(a);
}

// The report on the same models is always the same.
static void
test_golden_diff_repeats(void **state)
{
    (void)state;
    arena *a = arena_new();
    text first = {0}, second = {0};
    diff_write_markdown(diff_models(a, model_of(a, "old"), model_of(a, "new")), &first);
    diff_write_markdown(diff_models(a, model_of(a, "old"), model_of(a, "new")), &second);
    assert_string_equal(first.data, second.data);
    text_free(&first);
    text_free(&second);
    arena_free(a);
}

// Returns tests/golden, found from this file's path.
static const char *
golden_folder(void)
{
    static char path[MAX_PATH];
    snprintf(path, sizeof path, "%s", __FILE__);
    char *slash = strrchr(path, '/');
    snprintf(slash ? slash : path, 20, "%s", slash ? "/../golden" : "../golden");
    return path;
}

int
main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_golden_diff_reports),
        cmocka_unit_test(test_golden_diff_without_changes),
        cmocka_unit_test(test_golden_diff_repeats),
    };
    golden = argc > 1 ? argv[1] : golden_folder();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
