// Tests model/history.c: it reads one release's model from a file that holds many releases.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"
#include "capture.h"
#include "model/history.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

// Reads the model of one release (FILE@RELEASE), whatever else the file has.
static const tree *
read_one(arena *a, const char *path)
{
    const tree *all;
    return history_read(a, path, &all);
}

static const char two_releases[] =
    "{\n\"releases\": {\n"
    "\"1.0\": {\"head\": {\"format\": 2, \"module\": \"old\"},\n"
    " \"places\": {\"functions\": [\"a.h\", \"1:7:2\", \"b.h\", \"0:3:1 3:9\"], \"types\": \"0 "
    "2\"}},\n"
    "\"2.0\": {\"head\": {\"format\": 2, \"module\": \"new\"},\n"
    " \"places\": {\"functions\": [\"a.h\", \"2:8:2\"], \"skipped\": [\"a.h\", \"0:5:5\"], "
    "\"types\": \"1-2\"}}\n},\n"
    "\"functions\": [\n{\"name\": \"f\"},\n{\"name\": \"g\"},\n{\"name\": \"g\", \"status\": "
    "true},\n{\"name\": \"h\"}\n],\n"
    "\"skipped\": [\n{\"kind\": \"macro\"}\n],\n"
    "\"types\": [\n{\"spelling\": \"a\"},\n{\"spelling\": \"b\"},\n{\"spelling\": \"c\"}\n]\n}\n";

static arena *
new_file(const char *data, char **path)
{
    *path = capture_file("releases.json", data);
    return arena_new();
}

// The nth item of a list.
static const tree *
item(const tree *m, const char *list, int n)
{
    const tree *t = tree_get(m, list)->first;
    while (n-- > 0)
        t = t->next;
    return t;
}

static void
assert_item(const tree *m, int n, const char *name, const char *loc, int order)
{
    const tree *t = item(m, "functions", n);
    assert_string_equal(tree_text(tree_get(t, "name")), name);
    assert_string_equal(tree_text(tree_get(t, "loc")), loc);
    assert_int_equal(tree_int(tree_get(t, "order"), -1), order);
}

static void
test_history_gives_each_release(void **state)
{
    (void)state;
    char *path;
    arena *a = new_file(two_releases, &path);
    const tree *m = read_one(a, arena_printf(a, "%s@1.0", path));
    assert_string_equal(tree_text(tree_get(m, "module")), "old");
    assert_int_equal(tree_get(m, "functions")->count, 3);
    assert_item(m, 0, "f", "b.h:3:1", 1);
    assert_item(m, 1, "g", "a.h:7:2", 0);
    assert_item(m, 2, "h", "b.h:9:1", 2);
    assert_null(tree_get(item(m, "functions", 1), "status"));
    assert_int_equal(tree_get(m, "types")->count, 2);
    assert_null(tree_get(m, "skipped"));
    const tree *last = read_one(a, path);
    assert_string_equal(tree_text(tree_get(last, "module")), "new");
    assert_true(tree_bool(tree_get(item(last, "functions", 0), "status"), false));
    assert_null(tree_get(item(last, "skipped", 0), "order"));
    assert_string_equal(tree_text(tree_get(item(last, "types", 1), "spelling")), "c");
    capture_remove(path);
    arena_free(a);
}

static void
test_history_reads_a_model_of_one_release(void **state)
{
    (void)state;
    char *path;
    arena *a = new_file("{\"format\": 2}\n", &path);
    assert_int_equal(tree_int(tree_get(read_one(a, path), "format"), 0), 2);
    capture_begin();
    assert_null(read_one(a, arena_printf(a, "%s@1.0", path)));
    assert_null(history_read_all(a, path));
    char *output = capture_end();
    assert_non_null(strstr(output, "holds the model of only one release; remove @1.0"));
    assert_non_null(strstr(output, "holds no models of releases; write it with ci/regenerate"));
    free(output);
    capture_remove(path);
    arena_free(a);
}

// Faulty files, and the error that each one gives.
static const struct {
    const char *places;
    const char *says;
    const char *head; // NULL: a valid head
} wrong[] = {
    {"{\"functions\": [\"a.h\", \"2:1:1\"]}",
     "a missing or repeated item in the places of \"functions\""},
    {"{\"functions\": [\"a.h\", \"0:1:1 0:2:1\"]}", "a missing or repeated item in the places of"},
    {"{\"functions\": [\"a.h\", \"99999999999999999999:1\"]}", "a bad place"},
    {"{\"functions\": [\"a.h\", \"0;1\"]}", "a bad place"},
    {"{\"functions\": [\"a.h\"]}", "no pairs of a file and its items"},
    {"{\"functions\": {\"a.h\": \"0:1:1\"}}", "no pairs of a file and its items"},
    {"{\"types\": \"0-9\"}", "a bad range"},
    {"{\"types\": \"0,1\"}", "a bad range"},
    {"{\"types\": \"1-0\"}", "a bad range"},
    {"{\"records\": \"0\"}", "places of a missing list"},
    {"{\"releases\": \"0\"}", "places of a missing list"},
    {"[\"functions\", \"types\"]", "head and places of a release are objects"},
    {"{}", "head and places of a release are objects",
     "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]"},
};

static void
test_history_refuses_what_is_wrong(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char *path;
        arena *a = arena_new();
        const char *data =
            arena_printf(a,
                         "{\"releases\": {\"1.0\": {\"head\": %s, \"places\": %s}},\n"
                         "\"functions\": [{\"name\": \"f\"}, 3],\n\"types\": [{}, {}]}\n",
                         wrong[i].head ? wrong[i].head : "{}", wrong[i].places);
        path = capture_file("releases.json", data);
        capture_begin();
        assert_null(read_one(a, path));
        char *output = capture_end();
        assert_non_null(strstr(output, wrong[i].says));
        assert_true(text_starts(output, "releases.json:"));
        free(output);
        capture_remove(path);
        arena_free(a);
    }
}

static void
test_history_knows_no_other_release(void **state)
{
    (void)state;
    char *path;
    arena *a = new_file(two_releases, &path);
    capture_begin();
    assert_null(read_one(a, arena_printf(a, "%s@1.5", path)));
    char *output = capture_end();
    assert_non_null(strstr(output, "no model of release 1.5; the first one is 1.0"));
    free(output);
    capture_remove(path);
    arena_free(a);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_history_gives_each_release),
        cmocka_unit_test(test_history_reads_a_model_of_one_release),
        cmocka_unit_test(test_history_refuses_what_is_wrong),
        cmocka_unit_test(test_history_knows_no_other_release),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
