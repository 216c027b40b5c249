// Tests the template engine: the expansion of snippets, and the location in each error message.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "capture.h"
#include "render/template.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

static const char *const holes[] = {"name", "body", "count_2", NULL};
static const char *const snippets[] = {"one", NULL};
static const char *const pair[] = {"one", "two.sub", NULL};

static bool
accepts_dotted(const char *name)
{
    return strchr(name, '.') != NULL;
}

typedef struct loaded {
    arena *a;
    template *t;
    char *errors;
} loaded;

static loaded
load(const char *text, const char *const *names, bool (*accepts)(const char *))
{
    static template_contract contract;
    contract = (template_contract){"t.in", holes, names, accepts};
    loaded l = {.a = arena_new()};
    char *path = capture_file("t.in", text);
    char *folder = strdup(path);
    *strrchr(folder, '/') = '\0';
    capture_begin();
    l.t = template_load(l.a, folder, &contract);
    l.errors = capture_end();
    free(folder);
    capture_remove(path);
    return l;
}

static void
unload(loaded *l)
{
    free(l->errors);
    arena_free(l->a);
}

static void
check_expansion(const char *body, const char *const *values, const char *expected)
{
    char file[512];
    snprintf(file, sizeof file, "a note\n/* Begin one */\n%s/* End one */\nanother\n", body);
    loaded l = load(file, snippets, NULL);
    text out = {0};
    assert_string_equal(l.errors, "");
    assert_non_null(l.t);
    template_expand(l.t, "one", values, &out);
    assert_string_equal(out.data != NULL ? out.data : "", expected);
    text_free(&out);
    unload(&l);
}

static void
check_error(const char *file, const char *const *names, const char *expected)
{
    loaded l = load(file, names, NULL);
    assert_null(l.t);
    assert_string_equal(l.errors, expected);
    unload(&l);
}

// ---- expansion ----

static void
test_template_fills_holes(void **state)
{
    (void)state;
    const char *values[] = {"cuInit", NULL, "3"};
    check_expansion("int @name@_@name@(@count_2@);\n", values, "int cuInit_cuInit(3);\n");
    check_expansion("plain\n\nlines\n", values, "plain\n\nlines\n");
    check_expansion("", values, "");
}

static void
test_template_null_is_empty(void **state)
{
    (void)state;
    const char *values[] = {NULL, NULL, NULL};
    check_expansion("f(@name@)\n", values, "f()\n");
}

static void
test_template_whole_line_hole(void **state)
{
    (void)state;
    const char *lines[] = {NULL, "    a;\n    b;\n", NULL};
    check_expansion("{\n@body@\n}\n", lines, "{\n    a;\n    b;\n}\n");
    const char *unended[] = {NULL, "    a;", NULL};
    check_expansion("{\n@body@\n}\n", unended, "{\n    a;\n}\n");
    const char *nothing[] = {NULL, "", NULL};
    check_expansion("{\n@body@\n}\n", nothing, "{\n}\n");
}

static void
test_template_indented_hole_keeps_its_line(void **state)
{
    (void)state;
    const char *values[] = {NULL, "x", NULL};
    check_expansion("    @body@\n", values, "    x\n");
    const char *nothing[] = {NULL, NULL, NULL};
    check_expansion("  @body@\n", nothing, "  \n");
}

static void
test_template_at_sign(void **state)
{
    (void)state;
    const char *values[] = {"n", NULL, NULL};
    check_expansion("@@property @@@name@.setter\n", values, "@property @n.setter\n");
}

static void
test_template_values_are_not_read_again(void **state)
{
    (void)state;
    const char *values[] = {"@body@", "no", NULL};
    check_expansion("<@name@>\n", values, "<@body@>\n");
}

static void
test_template_accepted_names(void **state)
{
    (void)state;
    loaded l = load("/* Begin int.declare */\nx\n/* End int.declare */\n", NULL, accepts_dotted);
    assert_non_null(l.t);
    assert_true(template_has(l.t, "int.declare"));
    assert_false(template_has(l.t, "int.convert"));
    unload(&l);
}

static void
test_template_holes_of_snippets(void **state)
{
    (void)state;
    loaded l = load("/* Begin one */\nname @@name @body@\n/* End one */\n", snippets, NULL);
    assert_true(template_has_hole(l.t, "one", "body"));
    assert_false(template_has_hole(l.t, "one", "name"));
    assert_false(template_has_hole(l.t, "one", "no_hole"));
    assert_false(template_has_hole(l.t, "two", "body"));
    unload(&l);
}

// ---- mistakes ----

static void
test_template_unknown_hole(void **state)
{
    (void)state;
    check_error("\n/* Begin one */\nok\nx @nam@ y\n/* End one */\n", snippets,
                "t.in:4:3: error: unknown hole @nam@ in snippet one; see vars.h\n");
}

static void
test_template_open_hole(void **state)
{
    (void)state;
    const char *expected = "t.in:2:5: error: a hole is not closed; write @name@\n";
    check_error("/* Begin one */\nmail@home\n/* End one */\n", snippets, expected);
    check_error("/* Begin one */\nmail@\n/* End one */\n", snippets, expected);
    check_error("/* Begin one */\nmail@Name@\n/* End one */\n", snippets, expected);
}

static void
test_template_begin_without_end(void **state)
{
    (void)state;
    check_error("note\n/* Begin one */\nx\n", snippets,
                "t.in:2:1: error: snippet one never ends; add its End\n");
}

static void
test_template_end_without_begin(void **state)
{
    (void)state;
    check_error("/* Begin one */\n/* End one */\n/* End one */\n", snippets,
                "t.in:3:1: error: snippet one ends but never began; add its Begin\n");
}

static void
test_template_end_of_another(void **state)
{
    (void)state;
    check_error("/* Begin one */\n/* End two */\n", snippets,
                "t.in:2:1: error: snippet two ends inside one; correct the name\n");
}

static void
test_template_nested_begin(void **state)
{
    (void)state;
    check_error("/* Begin one */\n/* Begin two.sub */\n/* End two.sub */\n", pair,
                "t.in:2:1: error: snippet two.sub begins inside one; end that one first\n");
}

static void
test_template_name_twice(void **state)
{
    (void)state;
    check_error("/* Begin one */\n/* End one */\n/* Begin one */\n/* End one */\n", snippets,
                "t.in:3:1: error: snippet one exists already; rename one of the two\n");
}

static void
test_template_unused_snippet(void **state)
{
    (void)state;
    check_error("/* Begin one */\n/* End one */\n/* Begin oen */\n/* End oen */\n", snippets,
                "t.in:3:1: error: no emitter asks for snippet oen; remove or rename it\n");
}

static void
test_template_missing_snippet(void **state)
{
    (void)state;
    check_error("/* Begin one */\n/* End one */\n", pair,
                "t.in: error: snippet two.sub is missing; add it\n");
}

static void
test_template_missing_file(void **state)
{
    (void)state;
    static const template_contract contract = {"none.in", holes, snippets, NULL};
    arena *a = arena_new();
    capture_begin();
    assert_null(template_load(a, "/proc/absent", &contract));
    char *errors = capture_end();
    assert_string_equal(errors, "none.in: error: cannot read /proc/absent/none.in: "
                                "No such file or directory\n");
    free(errors);
    arena_free(a);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_template_fills_holes),
        cmocka_unit_test(test_template_null_is_empty),
        cmocka_unit_test(test_template_whole_line_hole),
        cmocka_unit_test(test_template_indented_hole_keeps_its_line),
        cmocka_unit_test(test_template_at_sign),
        cmocka_unit_test(test_template_values_are_not_read_again),
        cmocka_unit_test(test_template_accepted_names),
        cmocka_unit_test(test_template_holes_of_snippets),
        cmocka_unit_test(test_template_unknown_hole),
        cmocka_unit_test(test_template_open_hole),
        cmocka_unit_test(test_template_begin_without_end),
        cmocka_unit_test(test_template_end_without_begin),
        cmocka_unit_test(test_template_end_of_another),
        cmocka_unit_test(test_template_nested_begin),
        cmocka_unit_test(test_template_name_twice),
        cmocka_unit_test(test_template_unused_snippet),
        cmocka_unit_test(test_template_missing_snippet),
        cmocka_unit_test(test_template_missing_file),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
