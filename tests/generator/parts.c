// Reads, compares, updates, unpacks and runs golden cases.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/text.h"
#include "parts.h"

enum { MAX_CASES = 200 };

// A separator is a line `===== NAME =====`. No other line may begin with five equals signs, so that
// a misspelled separator is an error and never part of the text above it.
static const char before[] = "===== ", after[] = " =====";
enum { MARK = 5, EDGE = sizeof before - 1 };

static bool
is_marked(const char *line)
{
    return strncmp(line, before, MARK) == 0;
}

// The name in a separator of this length, or NULL if the line is no separator.
static const char *
separator_name(arena *a, const char *line, size_t length)
{
    if (length <= 2 * EDGE || memcmp(line, before, EDGE) != 0 ||
        memcmp(line + length - EDGE, after, EDGE) != 0)
        return NULL;
    return arena_intern_n(a, line + EDGE, length - 2 * EDGE);
}

static part *
find_part(const parts *p, const char *name)
{
    for (int i = 0; i < p->count; i++)
        if (strcmp(p->items[i].name, name) == 0)
            return &p->items[i];
    return NULL;
}

static void
add_part(parts *p, const char *name, const char *text)
{
    p->items = arena_grow(p->a, p->items, p->count, sizeof *p->items);
    p->items[p->count++] = (part){.name = name, .text = text};
}

// Reads the file into the arena and appends a NUL.
static char *
read_file(arena *a, const char *path, size_t *out_size)
{
    char *read = text_read_file(path, out_size);
    if (!read)
        fail_msg("%s: cannot be read", path);
    char *data = arena_alloc(a, *out_size + 1);
    memcpy(data, read, *out_size);
    free(read);
    return data;
}

const char *
parts_parse(parts *p, char *data, size_t size)
{
    int number = 1;
    for (char *line = data, *end = data + size; line < end; number++) {
        char *newline = memchr(line, '\n', (size_t)(end - line));
        if (!newline)
            return arena_printf(p->a, "%d: the last line does not end in a newline", number);
        if (is_marked(line)) {
            const char *name = separator_name(p->a, line, (size_t)(newline - line));
            if (!name)
                return arena_printf(p->a, "%d: write separators as ===== NAME =====", number);
            if (find_part(p, name))
                return arena_printf(p->a, "%d: there is another part %s", number, name);
            *line = '\0'; // ends the text of the previous part
            add_part(p, name, newline + 1);
        } else if (p->count == 0) {
            return "1: the first line must be a separator";
        } else {
            p->items[p->count - 1].size += (size_t)(newline + 1 - line);
        }
        line = newline + 1;
    }
    return p->count > 0 ? NULL : "1: the file is empty";
}

parts
parts_read(arena *a, const char *path)
{
    parts p = {.a = a, .path = path};
    size_t size = 0;
    char *data = read_file(a, path, &size);
    const char *wrong = parts_parse(&p, data, size);
    if (wrong)
        fail_msg("%s:%s", path, wrong);
    return p;
}

const char *
parts_text(const parts *p, const char *name)
{
    const part *found = find_part(p, name);
    return found ? found->text : NULL;
}

// Fails the test if parts_read would not read the same text back.
static void
require_form(const parts *p, const char *name, const char *made)
{
    if ((*made != '\0' && !text_ends(made, "\n")) || is_marked(made) || strstr(made, "\n====="))
        fail_msg("%s: %s does not fit between separators", p->path, name);
}

static void
write_case(const parts *p)
{
    text out = {0};
    for (const part *i = p->items; i < p->items + p->count; i++) {
        text_printf(&out, "%s%s%s\n", before, i->name, after);
        text_add_n(&out, i->text, i->size);
    }
    assert_true(text_write_file(p->path, out.data, out.length) >= 0);
    text_free(&out);
}

static void
update(parts *p, const char *name, const char *made)
{
    require_form(p, name, made);
    if (!find_part(p, name))
        add_part(p, arena_intern(p->a, name), "");
    part *changed = find_part(p, name);
    changed->text = arena_intern(p->a, made);
    changed->size = strlen(made);
    write_case(p);
}

void
parts_compare(parts *p, const char *name, const char *made)
{
    if (getenv("UPDATE_GOLDEN"))
        update(p, name, made);
    const char *expected = parts_text(p, name);
    if (!expected)
        fail_msg("%s: has no part %s", p->path, name);
    assert_string_equal(made, expected);
}

const char *
parts_unpack(const parts *p)
{
    char made[] = "/tmp/cubind-golden-XXXXXX";
    assert_non_null(mkdtemp(made));
    for (const part *i = p->items; i < p->items + p->count; i++)
        assert_true(text_write_file(arena_printf(p->a, "%s/%s", made, i->name), i->text, i->size) >=
                    0);
    return arena_intern(p->a, made);
}

void
parts_remove(const parts *p, const char *folder)
{
    for (int i = 0; i < p->count; i++)
        unlink(arena_printf(p->a, "%s/%s", folder, p->items[i].name));
    assert_int_equal(rmdir(folder), 0);
}

int
parts_run_cases(const char *group, const char *folder, void (*run)(void **))
{
    static struct CMUnitTest tests[MAX_CASES];
    arena *a = arena_new();
    struct dirent **files = NULL;
    int found = scandir(folder, &files, NULL, alphasort);
    size_t count = 0;
    for (int i = 0; i < found; i++) {
        const char *file = files[i]->d_name;
        if (file[0] != '.' && count < MAX_CASES) {
            const char *name = arena_intern_n(a, file, strcspn(file, "."));
            void *path = (void *)arena_printf(a, "%s/%s", folder, file);
            tests[count++] = (struct CMUnitTest){name, run, NULL, NULL, path};
        }
        free(files[i]);
    }
    free(files);
    // An empty folder means a wrong path, and no case may be dropped.
    if (count == 0 || count == MAX_CASES) {
        fprintf(stderr, "%s: %zu cases, of at most %d\n", folder, count, MAX_CASES - 1);
        arena_free(a);
        return 1;
    }
    int failed = _cmocka_run_group_tests(group, tests, count, NULL, NULL);
    arena_free(a);
    return failed;
}
