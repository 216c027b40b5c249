// Tests writing of generated files: determinism, files edited by hand, folders that cannot be
// written, long lines.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/changes.h"
#include "capture.h"
#include "emit/emit.h"
#include "fixture.h"
#include "render/declare.h"
#include "render/docs.h"
#include "render/emitter.h"
#include "render/steps.h"
#include "render/wrap.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

static const char header[] = "status sampleGet(int *value, int index);\n";
static const char rules[] = "functions: {sampleGet: {value: out}}\n";

// Returns a folder of the repository, found from this file's path.
static const char *
beside(arena *a, const char *folder)
{
    const char *slash = strrchr(__FILE__, '/');
    int length = slash != NULL ? (int)(slash - __FILE__) + 1 : 0;
    return arena_printf(a, "%.*s%s", length, __FILE__, folder);
}

typedef struct place {
    fixture f;
    char folder[64];
    emit_options options;
} place;

static int
set_up_with(void **state, const char *declarations, const char *more_rules)
{
    place *p = calloc(1, sizeof *p);
    p->f = fixture_new(declarations, more_rules);
    strcpy(p->folder, "/tmp/cubind-emit-XXXXXX");
    assert_non_null(mkdtemp(p->folder));
    p->options =
        (emit_options){.template_dir = beside(p->f.a, "../../templates"), .out_dir = p->folder};
    *state = p;
    return 0;
}

static int
set_up(void **state)
{
    return set_up_with(state, header, rules);
}

static const char *
path_of(const place *p, const char *name)
{
    return arena_printf(p->f.a, "%s/%s", p->folder, name);
}

static int
count_files(const place *p, bool remove_them)
{
    int count = 0;
    DIR *folder = opendir(p->folder);
    for (struct dirent *d; (d = readdir(folder)) != NULL;) {
        if (d->d_name[0] != '.') {
            count++;
            if (remove_them)
                unlink(path_of(p, d->d_name));
        }
    }
    closedir(folder);
    return count;
}

static int
tear_down(void **state)
{
    place *p = *state;
    count_files(p, true);
    rmdir(p->folder);
    fixture_free(&p->f);
    free(p);
    return 0;
}

// Emits the module and returns the errors, which the caller frees.
static char *
emit_again(place *p, bool *ok)
{
    p->options.written = p->options.unchanged = 0;
    text changes = {0};
    p->options.changes = &changes;
    capture_begin();
    *ok = emit_module(p->f.m, &p->options) && changes_apply(&changes, 1);
    text_free(&changes);
    return capture_end();
}

static void
emit_well(place *p)
{
    bool ok = false;
    char *errors = emit_again(p, &ok);
    assert_string_equal(errors, "");
    assert_true(ok);
    free(errors);
}

static void
test_emit_writes_only_what_changed(void **state)
{
    place *p = *state;
    emit_well(p);
    int files = p->options.written;
    assert_int_equal(files, count_files(p, false));
    emit_well(p);
    assert_int_equal(p->options.written, 0);
    assert_int_equal(p->options.unchanged, files);
    assert_int_equal(unlink(path_of(p, "module.c")), 0);
    emit_well(p);
    assert_int_equal(p->options.written, 1);
}

static void
test_emit_manifest_lists_hashes(void **state)
{
    place *p = *state;
    emit_well(p);
    size_t size = 0;
    char *module = text_read_file(path_of(p, "module.c"), &size);
    char *manifest = text_read_file(path_of(p, "MANIFEST"), NULL);
    char hash[65];
    text_sha256(module, size, hash);
    assert_non_null(strstr(manifest, arena_printf(p->f.a, "%s  module.c\n", hash)));
    assert_null(strstr(manifest, "MANIFEST"));
    const header_file *h = &p->f.m->headers[0];
    const char *source = arena_printf(p->f.a, "# %s  %s\n", h->sha256, h->name);
    assert_ptr_equal(strstr(manifest, source), manifest);
    assert_null(strstr(module, h->sha256));
    free(module);
    free(manifest);
}

// A remark in a spec or a header changes only the MANIFEST: no other file has a hash of its
// sources.
static void
test_emit_hashes_of_sources_are_in_the_manifest_alone(void **state)
{
    place *p = *state;
    emit_well(p);
    p->f.m->spec_sha256 = "another";
    p->f.m->headers[0].sha256 = "another, too";
    emit_well(p);
    assert_int_equal(p->options.written, 1);
}

static void
test_emit_refuses_hand_edits(void **state)
{
    place *p = *state;
    emit_well(p);
    const char *path = path_of(p, "functions.c");
    assert_int_equal(text_write_file(path, "edited\n", 7), 1);
    bool ok = true;
    char *errors = emit_again(p, &ok);
    assert_false(ok);
    assert_string_equal(errors, arena_printf(p->f.a,
                                             "%s: error: edited by hand; change the spec or the "
                                             "template, or use --force\n",
                                             path));
    free(errors);
    char *kept = text_read_file(path, NULL);
    assert_string_equal(kept, "edited\n");
    free(kept);
    p->options.force = true;
    emit_well(p);
    assert_int_equal(p->options.written, 1);
}

static void
test_emit_removes_files_of_before(void **state)
{
    place *p = *state;
    emit_well(p);
    const char *old = path_of(p, "functions_9.c");
    char hash[65];
    assert_int_equal(text_write_file(old, "old\n", 4), 1);
    text_sha256("old\n", 4, hash);
    char *manifest = text_read_file(path_of(p, "MANIFEST"), NULL);
    const char *more = arena_printf(p->f.a, "%s%s  functions_9.c\n", manifest, hash);
    text_write_file(path_of(p, "MANIFEST"), more, strlen(more));
    free(manifest);
    emit_well(p);
    assert_int_not_equal(access(old, F_OK), 0);
}

// A folder at the path of a file makes the write fail, for root, too.
static void
test_emit_changes_nothing_where_it_cannot_write(void **state)
{
    place *p = *state;
    const char *blocked = path_of(p, "types.h.new");
    assert_int_equal(mkdir(blocked, 0777), 0);
    bool ok = true;
    char *errors = emit_again(p, &ok);
    assert_false(ok);
    assert_non_null(strstr(errors, "types.h: error: cannot be written: "));
    assert_non_null(strstr(errors, "nothing was changed"));
    assert_int_equal(count_files(p, false), 1);
    free(errors);
    rmdir(blocked);
}

// ---- functions that no wrapper can call ----

static int
set_up_lost_result(void **state)
{
    return set_up_with(state, "int sampleCount(int *value);\n",
                       "functions: {sampleCount: {_function: {status: false}, value: out}}\n");
}

static int
set_up_untold_size(void **state)
{
    return set_up_with(state,
                       "typedef enum attribute_enum { KIND = 0 } attribute;\n"
                       "status sampleGet(attribute attr, void *buf);\n",
                       "tables: {kinds: {enum: attribute, keys: raw, rows: {KIND: int8}}}\n"
                       "functions: {sampleGet: {buf: {dir: out, type_by: attr, table: kinds, "
                       "size_query: true}}}\n");
}

static void
check_refused(place *p, const char *expected)
{
    bool ok = true;
    char *errors = emit_again(p, &ok);
    assert_false(ok);
    assert_string_equal(errors, expected);
    free(errors);
    assert_int_equal(count_files(p, false), 0);
}

static void
test_emit_refuses_results_beside_a_value(void **state)
{
    check_refused(*state, "input.h:3:5: error: sampleCount returns no status that can fail, but "
                          "parameter value is a result; make it an argument\n");
}

static void
test_emit_refuses_sizes_that_nothing_tells(void **state)
{
    check_refused(*state,
                  "input.h:4:40: error: buf of sampleGet needs its size from the library, but no "
                  "parameter returns it; add a typed_size by pointer\n");
}

// ---- declarations ----

static void
test_emit_declares_variables_of_a_type_together(void **state)
{
    (void)state;
    text out = {0};
    emit_join_declarations(&out, "    int32_t n;\n"
                                 "    const char *name = NULL;\n"
                                 "    int32_t count = 0;\n"
                                 "    unsigned int flags;\n"
                                 "    int32_t m_;\n"
                                 "    char uuid[16] = {0};\n"
                                 "    const char **names = NULL;\n"
                                 "    char *log;\n");
    assert_string_equal(out.data, "    int32_t n, m_;\n"
                                  "    const char *name = NULL, **names = NULL;\n"
                                  "    int32_t count = 0;\n"
                                  "    unsigned int flags;\n"
                                  "    char uuid[16] = {0};\n"
                                  "    char *log;\n");
    text_free(&out);
}

// ---- steps ----

static void
check_steps(const char *snippets, const char *expected)
{
    steps s = {.leave = "return NULL"};
    steps_add(&s, snippets);
    text out = steps_end(&s);
    assert_string_equal(out.data, expected);
    text_free(&out);
}

static void
test_emit_joins_conditions_up_to_the_next_statement(void **state)
{
    (void)state;
    check_steps("a < 0\n", "    if (a < 0)\n        return NULL;\n");
    check_steps("x && a < 0\n", "    if (x && a < 0)\n        return NULL;\n");
    check_steps("a(b && c) < 0\n"
                "x && a < 0\n"
                "    n = 1;\n"
                "b < 0\n",
                "    if (a(b && c) < 0\n"
                "        || (x && a < 0))\n"
                "        return NULL;\n"
                "    n = 1;\n"
                "    if (b < 0)\n"
                "        return NULL;\n");
}

// ---- long lines ----

static void
check_wrap(const char *line, const char *expected)
{
    text out = {0};
    emit_wrap_c(&out, line);
    assert_string_equal(out.data, expected);
    text_free(&out);
}

static void
test_emit_wraps_long_lines(void **state)
{
    (void)state;
    check_wrap("short;\n", "short;\n");
    check_wrap("    if (some_function_with_a_long_name(first_argument, second_argument, "
               "third_argument, fourth_one) < 0)\n",
               "    if (some_function_with_a_long_name(first_argument, second_argument, "
               "third_argument,\n            fourth_one) < 0)\n");
    check_wrap("    const some_type_with_a_name *variable_with_a_long_name = "
               "function_of_one_argument_with_a_name(&x);\n",
               "    const some_type_with_a_name *variable_with_a_long_name =\n"
               "        function_of_one_argument_with_a_name(&x);\n");
    check_wrap("// words words words words words words words words words words words words words "
               "words words words words words\n",
               "// words words words words words words words words words words words words words "
               "words words words\n// words words\n");
    check_wrap(
        "// status sampleGetSomething(handle of, const char *name, unsigned int count, size_t "
        "room, int *items)\n",
        "// status sampleGetSomething(handle of, const char *name, unsigned int count, size_t "
        "room,\n//     int *items)\n");
}

// Each open bracket indents by four, including that of an `if`, so operands that belong together
// line up.
static void
test_emit_indents_by_open_brackets(void **state)
{
    (void)state;
    check_wrap(
        "    if ((group_count > 0 && number_in(m, args[6], VALUE_FLOAT, (size_t)group_count, "
        "true, \"the_array\", &the_array) < 0)\n",
        "    if ((group_count > 0\n"
        "            && number_in(m, args[6], VALUE_FLOAT, (size_t)group_count, true, "
        "\"the_array\",\n"
        "                &the_array) < 0)\n");
    check_wrap("        || (group_count > 0 && number_in(m, args[6], VALUE_FLOAT, "
               "(size_t)group_count, true, \"the_array\", &the_array) < 0)\n",
               "        || (group_count > 0\n"
               "            && number_in(m, args[6], VALUE_FLOAT, (size_t)group_count, true, "
               "\"the_array\",\n"
               "                &the_array) < 0)\n");
    check_wrap("static const record of_a_name = {.name = \"a name\", .params = (const char "
               "*const[]){\"a\", NULL}, .param_count = 1};\n",
               "static const record of_a_name = {.name = \"a name\", .params = (const char "
               "*const[]){\"a\", NULL},\n    .param_count = 1};\n");
    check_wrap("    const a_type_with_a_name *variable_with_a_long_name = "
               "function_of_one_argument_with_a_name(&first_of_them[some_index_of_it], "
               "the_other_one);\n",
               "    const a_type_with_a_name *variable_with_a_long_name =\n"
               "        function_of_one_argument_with_a_name(&first_of_them[some_index_of_it], "
               "the_other_one);\n");
}

// The element after a broken element starts a new line. The opening brace of an initializer ends a
// line.
static void
test_emit_begins_lines_after_broken_elements(void **state)
{
    (void)state;
    check_wrap("API(function_of_a_library, (first_type_of_it *first, second_type_of_it second, "
               "unsigned long flags, size_t of_something_else), (first, second, flags))\n",
               "API(function_of_a_library,\n"
               "    (first_type_of_it *first, second_type_of_it second, unsigned long flags,\n"
               "        size_t of_something_else),\n"
               "    (first, second, flags))\n");
    check_wrap("static const description description_of_a_function_of_a_library = {.name = "
               "\"the_name_of_the_function_of_it\", .count = 1};\n",
               "static const description description_of_a_function_of_a_library = {\n"
               "    .name = \"the_name_of_the_function_of_it\", .count = 1};\n");
    check_wrap("    {.name = "
               "\"A_NAME_OF_MANY_LETTERS_THAT_STANDS_FOR_A_VALUE_OF_AN_ENUMERATION_OF_A_LIBRARY_"
               "OF_MANY_VALUES\", .value = 1},\n",
               "    {.name =\n"
               "        \"A_NAME_OF_MANY_LETTERS_THAT_STANDS_FOR_A_VALUE_OF_AN_ENUMERATION_OF_A_"
               "LIBRARY_OF_MANY_VALUES\",\n"
               "        .value = 1},\n");
}

// A comma in the outermost bracket is the better place to break, even if an inner one would fill
// the line better.
static void
test_emit_breaks_in_the_outermost_bracket(void **state)
{
    (void)state;
    check_wrap(
        "            && array_check(&location_out, (size_t)(granularity ? size / granularity + "
        "(size % granularity != 0) : 1)) < 0))\n",
        "            && array_check(&location_out,\n"
        "                (size_t)(granularity ? size / granularity + (size % granularity != "
        "0) : 1)) < 0))\n");
    check_wrap("    call(first_argument(a, b), second_argument_that_is_long(c, d), "
               "third_argument(of, some, values), the_last_one);\n",
               "    call(first_argument(a, b), second_argument_that_is_long(c, d),\n"
               "        third_argument(of, some, values), the_last_one);\n");
    check_wrap("    if (array_check(&matrix_of_values, (size_t)(transposed_is_set == TRANSPOSED && "
               "columns > 0 ? rows_of_it : columns_of_it)) < 0)\n",
               "    if (array_check(&matrix_of_values,\n"
               "            (size_t)(transposed_is_set == TRANSPOSED && columns > 0 ? rows_of_it\n"
               "                : columns_of_it)) < 0)\n");
    check_wrap("    call(first, some_condition_with_a_long_name_of_its_own_that_is_true != NULL ? "
               "value_of_it_with_a_name : the_other_value, last);\n",
               "    call(first,\n"
               "        some_condition_with_a_long_name_of_its_own_that_is_true != NULL ? "
               "value_of_it_with_a_name\n"
               "            : the_other_value, last);\n");
}

// If an initializer has calls and does not fit on a line, each element gets its own line.
static void
test_emit_wraps_calls_of_an_initialiser_one_by_one(void **state)
{
    (void)state;
    check_wrap("    object *values[] = {member(m, T_status), cell_new(m, T_graph, &graph_out), "
               "handle_list(m, T_node_of_a_graph, dependencies_out, dependencies_out != NULL ? "
               "(size_t)count : 0), None};\n",
               "    object *values[] = {\n"
               "        member(m, T_status),\n"
               "        cell_new(m, T_graph, &graph_out),\n"
               "        handle_list(m, T_node_of_a_graph, dependencies_out,\n"
               "            dependencies_out != NULL ? (size_t)count : 0),\n"
               "        None\n"
               "    };\n");
    check_wrap("    object *values[] = {member(m, T_status), None};\n",
               "    object *values[] = {member(m, T_status), None};\n");
}

static void
test_emit_keeps_literals_whole(void **state)
{
    (void)state;
    const char *line = "    \"a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, "
                       "x, y, z and a few more letters, to be long\"\n";
    check_wrap(line, line);
}

// A docstring has one literal per line. Long lines break after blanks; a line without blanks stays
// whole.
static void
test_emit_breaks_docstrings_at_words(void **state)
{
    (void)state;
    text out = {0};
    emit_literal(&out,
                 "First \"line\"\n\n    words words words words words words words words words "
                 "words words words words words words\nend",
                 4);
    assert_string_equal(out.data, "    \"First \\\"line\\\"\\n\\n\"\n"
                                  "    \"    words words words words words words words words words "
                                  "words words words words words \"\n"
                                  "    \"words\\n\"\n"
                                  "    \"end\"\n");
    text_free(&out);
    char word[201];
    memset(word, 'w', 200);
    word[200] = '\0';
    emit_literal(&out, word, 4);
    assert_int_equal(strcspn(out.data, "\n"), 97);
    text_free(&out);
}

// A word that is longer than a line gets a line for itself, wherever it occurs.
static void
test_emit_wraps_words_longer_than_a_line(void **state)
{
    (void)state;
    static const char *const lines[] = {
        "// int f(int *%s, int b)\n", "// %s\n",          "    // a %s %s b\n",
        "    f(%s, %s, a);\n",        "    %s = %s();\n", "    if (a && %s) b = %s;\n",
        "    \"%s\", \"%s\", c;\n",
    };
    for (int length = 80; length <= 200; length++) {
        char word[201];
        memset(word, 'w', (size_t)length);
        word[length] = '\0';
        for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
            text line = {0}, out = {0};
            text_printf(&line, lines[i], word, word);
            emit_wrap_c(&out, line.data);
            assert_non_null(strstr(out.data, word));
            assert_true(out.length < line.length + 60);
            text_free(&line);
            text_free(&out);
        }
    }
}

static void
test_emit_keeps_directives_whole(void **state)
{
    (void)state;
    const char *line =
        "#define A_NAME_OF_MANY_LETTERS_THAT_STANDS_FOR_WHAT_COMES a_value_of_many_letters, "
        "and_one_more_that_is_longer\n";
    check_wrap(line, line);
    const char *two =
        "#define SHORT(a_value) \\\n"
        "    a_value_of_many_letters, and_one_more_that_is_longer, and_a_third_one_behind_these, "
        "and_the_last\n";
    check_wrap(two, two);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_emit_writes_only_what_changed, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_emit_manifest_lists_hashes, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_emit_hashes_of_sources_are_in_the_manifest_alone,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_emit_refuses_hand_edits, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_emit_removes_files_of_before, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_emit_changes_nothing_where_it_cannot_write, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_emit_refuses_results_beside_a_value,
                                        set_up_lost_result, tear_down),
        cmocka_unit_test_setup_teardown(test_emit_refuses_sizes_that_nothing_tells,
                                        set_up_untold_size, tear_down),
        cmocka_unit_test(test_emit_declares_variables_of_a_type_together),
        cmocka_unit_test(test_emit_joins_conditions_up_to_the_next_statement),
        cmocka_unit_test(test_emit_wraps_long_lines),
        cmocka_unit_test(test_emit_indents_by_open_brackets),
        cmocka_unit_test(test_emit_breaks_in_the_outermost_bracket),
        cmocka_unit_test(test_emit_begins_lines_after_broken_elements),
        cmocka_unit_test(test_emit_wraps_calls_of_an_initialiser_one_by_one),
        cmocka_unit_test(test_emit_wraps_words_longer_than_a_line),
        cmocka_unit_test(test_emit_keeps_directives_whole),
        cmocka_unit_test(test_emit_keeps_literals_whole),
        cmocka_unit_test(test_emit_breaks_docstrings_at_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
