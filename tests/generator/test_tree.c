// Tests tree.c and tree_json.c: nodes, locations, refused inputs.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"
#include "capture.h"
#include "fixture.h"
#include "spec/yaml.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

static const tree *
read_text(arena *a, const char *name, const char *text)
{
    char *path = capture_file(name, text);
    const tree *root = yaml_read(a, path);
    capture_remove(path);
    return root;
}

// Reads an input that must be refused, and compares the diagnostics.
static void
expect_error(arena *a, const char *name, const char *text, const char *expected)
{
    char *path = capture_file(name, text);
    capture_begin();
    const tree *root = yaml_read(a, path);
    char *output = capture_end();
    capture_remove(path);
    assert_null(root);
    assert_string_equal(output, expected);
    free(output);
}

static void
test_tree_yaml_maps_keep_order_and_places(void **state)
{
    const tree *root = read_text(*state, "a.yaml", "one: 1\ntwo:\n  - x\n  - {y: z}\n");
    assert_non_null(root);
    assert_int_equal(root->kind, TREE_MAP);
    assert_int_equal(root->count, 2);
    assert_string_equal(root->first->key, "one");
    const tree *two = tree_get(root, "two");
    assert_int_equal(two->kind, TREE_LIST);
    assert_int_equal(two->count, 2);
    assert_string_equal(two->key_loc.file, "a.yaml");
    assert_int_equal(two->key_loc.line, 2);
    assert_int_equal(two->key_loc.column, 1);
    const tree *z = two->first->next->first;
    assert_string_equal(z->key, "y");
    assert_string_equal(z->text, "z");
    assert_int_equal(z->loc.line, 4);
    assert_int_equal(z->loc.column, 9);
    assert_null(z->next);
}

static void
test_tree_values_convert_only_on_request(void **state)
{
    const tree *root = read_text(*state, "a.yaml",
                                 "n: 42\nhex: 0x10\nminus: -7\nbig: 18446744073709551615\nquoted: "
                                 "\"42\"\nyes: true\nno: no\n"
                                 "nothing: null\ntilde: ~\nempty:\nword: \"null\"\n");
    assert_int_equal(tree_int(tree_get(root, "n"), 0), 42);
    assert_int_equal(tree_int(tree_get(root, "hex"), 0), 16);
    assert_int_equal(tree_int(tree_get(root, "minus"), 0), -7);
    assert_true((uint64_t)tree_int(tree_get(root, "big"), 0) == UINT64_MAX);
    assert_int_equal(tree_int(tree_get(root, "quoted"), 5), 5);
    assert_int_equal(tree_int(tree_get(root, "yes"), 5), 5);
    assert_int_equal(tree_int(NULL, 5), 5);
    assert_true(tree_bool(tree_get(root, "yes"), false));
    assert_true(tree_bool(tree_get(root, "no"), true));
    assert_false(tree_bool(tree_get(root, "no"), false));
    assert_null(tree_text(tree_get(root, "nothing")));
    assert_null(tree_text(tree_get(root, "tilde")));
    assert_null(tree_text(tree_get(root, "empty")));
    assert_string_equal(tree_text(tree_get(root, "word")), "null");
    assert_null(tree_text(root));
    assert_null(tree_get(NULL, "n"));
    assert_null(tree_get(tree_get(root, "n"), "n"));
}

static void
test_tree_json_equals_yaml(void **state)
{
    const char *text =
        "{\"a\": [1, \"two\", true, null],\n \"b\": {\"c\": -3}, \"d\": [], \"e\": {}}\n";
    const tree *json = read_text(*state, "a.json", text);
    char *spaced = malloc(strlen(text) + 2);
    sprintf(spaced, " %s", text); // libyaml reads a text with a leading blank
    const tree *yaml = read_text(*state, "a.yaml", spaced);
    free(spaced);
    const tree *const roots[] = {json, yaml};
    for (int i = 0; i < 2; i++) {
        const tree *root = roots[i];
        assert_non_null(root);
        assert_int_equal(root->count, 4);
        const tree *a = tree_get(root, "a");
        assert_int_equal(tree_int(a->first, 0), 1);
        assert_string_equal(a->first->next->text, "two");
        assert_true(a->first->next->quoted);
        assert_true(tree_bool(a->first->next->next, false));
        assert_null(tree_text(a->first->next->next->next));
        const tree *c = tree_get(tree_get(root, "b"), "c");
        assert_int_equal(tree_int(c, 0), -3);
        assert_int_equal(c->key_loc.line, 2);
        assert_int_equal(c->key_loc.column, 8);
        assert_int_equal(tree_get(root, "d")->count, 0);
        assert_int_equal(tree_get(root, "e")->kind, TREE_MAP);
    }
}

static void
test_tree_json_resolves_escapes(void **state)
{
    const tree *root = read_text(
        *state, "a.json",
        "{\"a\": \"\\\"\\\\\\/\\b\\f\\n\\r\\t\", \"b\": \"x\\u00e9\\u20ac\\ud83d\\ude00y\","
        " \"c\": \"plain\"}");
    assert_non_null(root);
    assert_string_equal(tree_text(tree_get(root, "a")), "\"\\/\b\f\n\r\t");
    assert_string_equal(tree_text(tree_get(root, "b")), "x\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80y");
    assert_string_equal(tree_text(tree_get(root, "c")), "plain");
}

static void
test_tree_json_reads_what_text_add_json_writes(void **state)
{
    const char *hard = "tab\t newline\n quote\" backslash\\ bell\a utf-8 \xc3\xa9";
    text t = {0};
    text_add(&t, "{\"s\": ");
    text_add_json(&t, hard);
    text_add(&t, "}");
    const tree *root = read_text(*state, "a.json", t.data);
    assert_string_equal(tree_text(tree_get(root, "s")), hard);
    text_free(&t);
}

static void
test_tree_json_mistakes_have_places(void **state)
{
    static const char *const cases[][2] = {
        {"{\"a\": 1", "a.json:1:8: error: a comma or a closing bracket is missing"},
        {"{\"a\" 1}", "a.json:1:6: error: a colon is missing"},
        {"{a: 1}", "a.json:1:2: error: a key in quotes is missing"},
        {"{\"a\": 1,}", "a.json:1:9: error: a key in quotes is missing"},
        {"{\"a\": }", "a.json:1:7: error: a value is missing"},
        {"{\"a\": tru}", "a.json:1:7: error: a value is missing"},
        {"{\"a\": 'x'}", "a.json:1:7: error: a value is missing"},
        {"{\"a\": [1 2]}", "a.json:1:10: error: a comma or a closing bracket is missing"},
        {"{\"a\": \"x", "a.json:1:9: error: a string is not closed"},
        {"{\"a\":\n \"x\ny\"}", "a.json:2:4: error: a string is not closed"},
        {"{\"a\": \"\\x\"}", "a.json:1:10: error: a bad escape"},
        {"{\"a\": \"\\u12\"}", "a.json:1:12: error: a bad escape"},
        {"{\"a\": \"\\ud800\"}", "a.json:1:14: error: a bad escape"},
        {"{\"a\": \"\\u0000\"}", "a.json:1:14: error: a bad escape"},
        {"{} {}", "a.json:1:4: error: text after the end"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char expected[200];
        snprintf(expected, sizeof expected, "%s; the file is not valid JSON\n", cases[i][1]);
        expect_error(*state, "a.json", cases[i][0], expected);
    }
}

static void
test_tree_duplicate_keys_are_all_reported(void **state)
{
    expect_error(*state, "a.json", "{\"a\": 1,\n\"b\": 2,\n\"a\": 3,\n\"b\": 4}",
                 "a.json:3:1: error: duplicate key \"a\", first on line 1; merge the two\n"
                 "a.json:4:1: error: duplicate key \"b\", first on line 2; merge the two\n");
    // Above eight keys the search uses another method.
    expect_error(*state, "b.yaml", "a: 1\nb: 2\nc: 3\nd: 4\ne: 5\nf: 6\ng: 7\nh: 8\ni: 9\nc: 10\n",
                 "b.yaml:10:1: error: duplicate key \"c\", first on line 3; merge the two\n");
}

static void
test_tree_yaml_refuses_what_specs_must_not_use(void **state)
{
    expect_error(*state, "a.yaml", "a: &x 1\n",
                 "a.yaml:1:4: error: an anchor is not allowed; write the value at each place\n");
    expect_error(*state, "a.yaml", "a: *x\n",
                 "a.yaml:1:4: error: an alias is not allowed; write the value at each place\n");
    expect_error(*state, "a.yaml", "a: !!str 1\n",
                 "a.yaml:1:4: error: a tag is not allowed; remove it\n");
    expect_error(*state, "a.yaml", "[a]: 1\n",
                 "a.yaml:1:1: error: a key must be plain text; quote it\n");
    expect_error(*state, "a.yaml", "a: 1\n---\nb: 1\n",
                 "a.yaml:2:1: error: a second document is not allowed; use a file for each\n");
    expect_error(
        *state, "a.yaml", "",
        "a.yaml:1:1: error: an empty file is not allowed; write the facts of the module\n");
}

static void
test_tree_depth_is_limited(void **state)
{
    static const char *const names[] = {"a.json", "a.yaml"};
    static const char *const expected[] = {
        "a.json:1:70: error: nesting too deep; the file is not valid JSON\n",
        "a.yaml:1:66: error: nesting this deep is not allowed; make the structure flatter\n",
    };
    for (int i = 0; i < 2; i++) {
        char *deep = calloc(1, 1000);
        strcpy(deep, i == 0 ? "{\"a\":" : "");
        for (int j = 0; j < 200; j++)
            strcat(deep, "[");
        expect_error(*state, names[i], deep, expected[i]);
        free(deep);
    }
}

static void
test_tree_missing_file_is_an_error(void **state)
{
    capture_begin();
    const tree *root = yaml_read(*state, "/proc/absent/spec.yaml");
    char *output = capture_end();
    assert_null(root);
    assert_string_equal(output,
                        "/proc/absent/spec.yaml: error: cannot be read: No such file or directory; "
                        "check the path\n");
    free(output);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_tree_yaml_maps_keep_order_and_places, arena_begin,
                                        arena_end),
        cmocka_unit_test_setup_teardown(test_tree_values_convert_only_on_request, arena_begin,
                                        arena_end),
        cmocka_unit_test_setup_teardown(test_tree_json_equals_yaml, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_tree_json_resolves_escapes, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_tree_json_reads_what_text_add_json_writes, arena_begin,
                                        arena_end),
        cmocka_unit_test_setup_teardown(test_tree_json_mistakes_have_places, arena_begin,
                                        arena_end),
        cmocka_unit_test_setup_teardown(test_tree_duplicate_keys_are_all_reported, arena_begin,
                                        arena_end),
        cmocka_unit_test_setup_teardown(test_tree_yaml_refuses_what_specs_must_not_use, arena_begin,
                                        arena_end),
        cmocka_unit_test_setup_teardown(test_tree_depth_is_limited, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_tree_missing_file_is_an_error, arena_begin, arena_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
