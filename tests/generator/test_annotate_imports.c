// Tests annotations with the types of other modules, and rules that stand for many declarations.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/diag.h"
#include "base/text.h"
#include "fixture.h"
#include "model/find.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

// Declarations of other modules do not appear in this module's lists.
static void
test_annotate_imports(void **state)
{
    (void)state;
    static const char other[] = "typedef struct stream_st *stream;\n"
                                "typedef enum color_enum { RED } color;\n"
                                "typedef float real;\n"
                                "typedef unsigned long id;\n"
                                "typedef int unused;\n"
                                "typedef struct pair_st { float x, y; int reserved; } pair;\n"
                                "typedef pair complex;\n";
    fixture f =
        fixture_importing(other,
                          "#include \"other.h\"\n"
                          "typedef color paint;\ntypedef complex number;\n"
                          "status f(stream s, color c, paint p, const number *n, const real *r);\n"
                          "status get(color which, void *value);\n",
                          "imports: {base: [other.h]}\n"
                          "numbers: {pair: complex64}\n"
                          "skip: {typedefs: {number: of no use}}\n"
                          "tables: {values: {enum: color, rows: {RED: scalar id}}}\n"
                          "functions: {f: {n: {kind: number_in}, r: {len: 3}},\n"
                          "            get: {value: {dir: out, type_by: which, table: values}}}\n");
    fixture_assert_kind(&f, "f", "s", "handle", DIR_IN);
    fixture_assert_kind(&f, "f", "p", "enum", DIR_IN);
    fixture_assert_kind(&f, "f", "r", "list_float", DIR_IN);
    assert_string_equal(fixture_param(&f, "f", "n")->number, "complex64");
    assert_ptr_equal(find_record(f.m, "number"), find_record(f.m, "pair_st"));
    assert_ptr_equal(find_enum(f.m, "paint"), find_enum(f.m, "color"));
    assert_int_equal(f.m->skip_count, 1);
    assert_string_equal(f.m->skips[0].name, "number");
    assert_string_equal(find_typedef(f.m, "real")->origin, "base");
    assert_string_equal(find_typedef(f.m, "id")->origin, "base"); // used by a table
    assert_null(find_typedef(f.m, "unused"));
    fixture_assert_checked(&f);
    fixture_free(&f);
}

// The spec of the module that has a class says which objects of cubind.core stand for it.
static void
test_annotate_objects_of_imports(void **state)
{
    (void)state;
    static const fixture_other other = {
        .header = "typedef struct stream_st *stream;\ntypedef struct plain_st *plain;\n",
        .spec = "objects: {stream: Stream, own: Buffer}\n",
    };
    fixture f = fixture_beside(&other,
                               "#include \"other.h\"\n"
                               "typedef struct graph_st *graph;\ntypedef struct own_st *own;\n"
                               "status f(stream s, plain p, graph g, own o);\n",
                               "imports: {other: [other.h]}\n"
                               "objects: {graph: GraphDefinition}\n");
    assert_string_equal(find_typedef(f.m, "stream")->object, "Stream");
    assert_null(find_typedef(f.m, "plain")->object);
    assert_string_equal(find_typedef(f.m, "graph")->object, "GraphDefinition");
    assert_null(find_typedef(f.m, "own")->object);
    fixture_assert_checked(&f);
    fixture_free(&f);
}

// A declaration that belongs to no module gets no class: its fields need no rules, and its name is
// not reserved.
static void
test_annotate_imports_of_no_module(void **state)
{
    (void)state;
    fixture f = fixture_importing("typedef struct open_st { int *any; } open;\n"
                                  "typedef open twice;\n"
                                  "typedef unsigned window;\n",
                                  "#include \"other.h\"\n"
                                  "#define open_st 1\n"
                                  "status f(const twice *o, window on);\n",
                                  "imports: {none: [other.h]}\n"
                                  "functions: {f: {o: address}}\n");
    assert_string_equal(find_record(f.m, "open")->origin, "none");
    assert_string_equal(fixture_param(&f, "f", "on")->kind, "int"); // it has no class
    assert_int_equal(f.m->skip_count, 0);
    fixture_assert_checked(&f);
    fixture_free(&f);
}

// All rules of a function or struct apply, however many families of a spec match it.
static void
test_annotate_many_rules_for_one(void **state)
{
    (void)state;
    enum { RULES = 32 };
    text header = {0}, rules = {0}, records = {0};
    text_add(&header, "typedef struct box_st {");
    text_add(&rules, "functions:\n");
    text_add(&records, "records:\n");
    for (int i = 0; i < RULES; i++) {
        text_printf(&header, " int f%d;", i);
        text braces = {0}; // other braces that expand to the same name
        for (int j = 0; j <= i; j++)
            text_add(&braces, "{}");
        text_printf(&rules, "  \"f%s\": {p%d: out}\n", braces.data, i);
        text_printf(&records, "  \"box_st%s\": {f%d: {skip: reason %d}}\n", braces.data, i, i);
        text_free(&braces);
    }
    text_add(&header, " } box;\nstatus f(");
    for (int i = 0; i < RULES; i++)
        text_printf(&header, "%sint *p%d", i > 0 ? ", " : "", i);
    text_add(&header, ");\n");
    text_add(&rules, records.data);
    fixture f = fixture_new(header.data, rules.data);
    for (int i = 0; i < RULES; i++) {
        fixture_assert_kind(&f, "f", arena_printf(f.a, "p%d", i), "out_int", DIR_OUT);
        const char *reason = fixture_field(&f, "box_st", arena_printf(f.a, "f%d", i))->skip;
        assert_string_equal(reason, arena_printf(f.a, "reason %d", i));
    }
    fixture_assert_checked(&f);
    fixture_free(&f);
    text_free(&header);
    text_free(&rules);
    text_free(&records);
}

// If macros give a function two names and one is skipped, only the other is a name.
static void
test_annotate_a_rename_that_is_skipped(void **state)
{
    (void)state;
    fixture f = fixture_new("#define f_v3 f_v2_v3\n#define f_v2 f_v2_v3\nstatus f_v2_v3(int n);\n",
                            "skip: {macros: {f_v2: a name of before}}\n");
    assert_string_equal(fixture_function(&f, "f_v3")->symbol, "f_v2_v3");
    assert_null(find_function(f.m, "f_v2"));
    const skipped *macro = find_skipped(f.m, "macro", "f_v2");
    assert_non_null(macro);
    assert_string_equal(macro->reason, "a name of before");
    fixture_free(&f);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_annotate_imports),
        cmocka_unit_test(test_annotate_objects_of_imports),
        cmocka_unit_test(test_annotate_imports_of_no_module),
        cmocka_unit_test(test_annotate_many_rules_for_one),
        cmocka_unit_test(test_annotate_a_rename_that_is_skipped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
