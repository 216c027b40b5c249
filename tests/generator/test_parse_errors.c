// Tests the errors and warnings of parse*.c, each with its location.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "capture.h"
#include "headers.h"
#include "parse/parse.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

typedef struct refusal {
    const char *header;
    const char *error; // the beginning of the first line
} refusal;

static const refusal REFUSALS[] = {
    {"int f(void)\nint g(void);\n", "input.h:1:12: error: "},
    {"#include <missing.h>\nint f(void);\n", "input.h:1:10: error: 'missing.h' file not found"},
    {"int f(unknown_t x);\n", "input.h:1:7: error: "},
    {"#define f_v2 f_v2_v3\n#define f_v3 f_v2_v3\nint f_v2_v3(void);\n",
     "input.h:2:9: error: f_v2 and f_v3 both rename f_v2_v3"},
    {"#define VERSION \"1.0\"\nint f(void);\n",
     "sample.yaml: error: version_macro VERSION is not an integer macro of the headers"},
};

static void
test_parse_refuses(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof REFUSALS / sizeof *REFUSALS; i++) {
        headers h = headers_parse(REFUSALS[i].header);
        assert_false(h.ok);
        if (strncmp(h.errors, REFUSALS[i].error, strlen(REFUSALS[i].error)) != 0)
            assert_string_equal(h.errors, REFUSALS[i].error); // fails and shows both texts
        headers_free(&h);
    }
}

static void
test_parse_reports_all_errors(void **state)
{
    (void)state;
    headers h = headers_parse("int f(unknown_t x);\nint g(other_t x);\nint h(missing_t x);\n");
    assert_non_null(strstr(h.errors, "input.h:1:7: error: "));
    assert_non_null(strstr(h.errors, "input.h:3:7: error: "));
    headers_free(&h);
}

// Declarations that the model leaves out: "kind name: reason" of the first one listed.
static const refusal LEFT_OUT[] = {
    {"\nint f(const char *format, ...);\n",
     "function f: takes or returns a variable number of arguments"},
    {"union u { int a; float b; };\nint f(union u x);\n",
     "function f: takes or returns a union by value"},
    {"int f(long double x);\n", "function f: takes or returns a long double"},
    {"long double f(void);\n", "function f: takes or returns a long double"},
    {"int f(__int128 *wide);\n", "function f: takes or returns a 128-bit integer"},
    {"int f(_Complex double x);\n", "function f: takes or returns a complex type"},
    {"struct s { float x __attribute__((vector_size(16))); };\nint f(struct s x);\n",
     "function f: takes or returns a vector type"},
    {"int f(void (*call)(int n, ...));\n",
     "function f: takes or returns a variable number of arguments"},
    {"#include <stdarg.h>\nint f(const char *format, va_list arguments);\n",
     "function f: takes or returns a variable number of arguments"},
    {"typedef float four __attribute__((vector_size(16)));\n", "typedef four: a vector type"},
    {"typedef void (*call)(int n, ...);\n", "typedef call: a variable number of arguments"},
};

static void
test_parse_leaves_out(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof LEFT_OUT / sizeof *LEFT_OUT; i++) {
        headers h = headers_parse(LEFT_OUT[i].header);
        assert_true(h.ok);
        assert_int_equal(h.m->skip_count, 1);
        const skipped *s = &h.m->skips[0];
        assert_string_equal(arena_printf(h.a, "%s %s: %s", s->kind, s->name, s->reason),
                            LEFT_OUT[i].error);
        assert_int_equal(h.m->function_count + h.m->typedef_count, 0);
        headers_free(&h);
    }
}

static void
check_left_out_record(const char *header, const char *name, const char *reason)
{
    headers h = headers_parse(header);
    assert_true(h.ok);
    const record *r = headers_record(&h, name);
    assert_true(r->is_opaque);
    assert_int_equal(r->field_count, 0);
    assert_string_equal(r->skip, reason);
    headers_free(&h);
}

static void
test_parse_leaves_out_records(void **state)
{
    (void)state;
    check_left_out_record("struct s { int n; int items[]; };\n", "s", "holds a flexible array");
    check_left_out_record("struct s { __int128 wide; };\n", "s", "holds a 128-bit integer");
    const char *nested = "struct s { struct { long double wide; struct { int n; } part; } in; };\n"
                         "struct t { struct s held; };\n";
    check_left_out_record(nested, "s", "holds a long double");
    check_left_out_record(nested, "t", "holds a long double");
    check_left_out_record(nested, "s_anon0_anon0", "holds a long double");
    headers h = headers_parse("struct s { int n; int items[]; };\nint f(struct s *x);\n");
    assert_true(h.ok);
    assert_int_equal(h.m->function_count, 1); // a pointer to a type that is left out is an address
    headers_free(&h);
}

static void
check_table(const char *header, const char *table, const char *error)
{
    headers h = headers_parse_table(header, table);
    assert_false(h.ok);
    if (strstr(h.errors, error) == NULL)
        assert_string_equal(h.errors, error);
    headers_free(&h);
}

static void
test_parse_refuses_unpaired_versions(void **state)
{
    (void)state;
    check_table("int f(int x);\n", "typedef int (*PFN_f_v2000)(long);\n",
                "input.h:1:5: error: prototype of f differs from that of its typedef PFN_f_v2000");
    check_table("int f(int x);\n", "typedef int (*PFN_g_v2000)(int);\n",
                "input.h:1:5: error: f is not in the typedef table");
    check_table("int f(int x);\n",
                "typedef int (*PFN_f_v2000)(int);\ntypedef int (*PFN_g_v2000)(int);\n",
                "typedefs.h:2:15: error: PFN_g_v2000 has no declared function");
    check_table("int f(int x);\nint f_v2(int x);\n", "typedef int (*PFN_f_v2000)(int);\n",
                "f is declared in 2 versions, but the typedef table has 1");
}

static void
test_parse_refuses_unknown_switch(void **state)
{
    (void)state;
    headers h = headers_parse("int f(void);\n");
    h.s.per_thread_macro = "NOWHERE";
    model m = {.arena = h.a, .module = "sample"};
    capture_begin();
    assert_false(parse_headers(&m, &h.s, h.folder));
    char *errors = capture_end();
    assert_string_equal(errors, "sample.yaml: error: per_thread_macro NOWHERE does not occur in "
                                "the headers; correct it or remove it\n");
    free(errors);
    headers_free(&h);
}

static void
test_parse_refuses_unreached_header(void **state)
{
    (void)state;
    headers h = headers_parse("int f(void);\n");
    h.s.headers = (const char *[]){"unreached.h"};
    assert_true(h.ok);
    model m = {.arena = h.a, .module = "sample"};
    capture_begin();
    assert_false(parse_headers(&m, &h.s, h.folder));
    char *errors = capture_end();
    assert_string_equal(errors, "sample.yaml: error: header unreached.h is listed but nothing "
                                "includes it; add it to `include`\n");
    free(errors);
    headers_free(&h);
}

// A comment's fault is reported only if its parameter has to be decided.
static void
test_parse_notes_unknown_parameters(void **state)
{
    (void)state;
    headers h = headers_parse("/**\n * \\brief f\n * \\param y wrong\n * \\param z too\n */\n"
                              "int f(int x);\n");
    assert_true(h.ok);
    assert_string_equal(h.errors, "");
    assert_string_equal(h.m->functions[0].doc_stranger, "y");
    headers_free(&h);
}

// Such numbers are skipped, because their value depends on clang.
static void
test_parse_skips_numbers_that_overflow(void **state)
{
    (void)state;
    headers h = headers_parse("#define TOO_FAR (1 << 32)\n#define FAR (1L << 32)\nint f(int x);\n");
    assert_true(h.ok);
    assert_int_equal(h.m->macro_count, 2);
    for (int i = 0; i < 2; i++) {
        const macro *c = &h.m->macros[i];
        bool is_far = strcmp(c->name, "FAR") == 0;
        assert_int_equal(c->cls, is_far ? MACRO_INT : MACRO_OTHER);
        assert_true(is_far ? c->value == 1L << 32 && !c->skip
                           : strstr(c->skip, "overflow") != NULL);
    }
    headers_free(&h);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_parse_refuses),
        cmocka_unit_test(test_parse_reports_all_errors),
        cmocka_unit_test(test_parse_leaves_out),
        cmocka_unit_test(test_parse_leaves_out_records),
        cmocka_unit_test(test_parse_refuses_unpaired_versions),
        cmocka_unit_test(test_parse_refuses_unknown_switch),
        cmocka_unit_test(test_parse_refuses_unreached_header),
        cmocka_unit_test(test_parse_notes_unknown_parameters),
        cmocka_unit_test(test_parse_skips_numbers_that_overflow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
