// parse*.c: what is refused, each with the place where it stands, and what is only warned about.
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
    const char *error; // how the first line of the report begins
} refusal;

static const refusal REFUSALS[] = {
    {"int f(void)\nint g(void);\n", "input.h:1:12: error: "},
    {"#include <missing.h>\nint f(void);\n", "input.h:1:10: error: 'missing.h' file not found"},
    {"int f(unknown_t x);\n", "input.h:1:7: error: "},
    {"struct s {\n    int a;\n    int b : 3;\n};\n",
     "input.h:3:9: error: field b of s is a bit-field, which is not supported"},
    {"struct s { int n; int items[]; };\n",
     "input.h:1:23: error: field items of s is a flexible array, which is not supported"},
    {"\nint f(const char *format, ...);\n",
     "input.h:2:5: error: f is variadic, which is not supported"},
    {"union u { int a; float b; };\nint f(union u x);\n",
     "input.h:2:15: error: parameter x of f is a union by value, which is not supported"},
    {"int f(long double x);\n",
     "input.h:1:19: error: x has the type long double, which is not supported"},
    {"struct s { __int128 wide; };\n",
     "input.h:1:21: error: wide has the type __int128, which is not supported"},
    {"long double f(void);\n",
     "input.h:1:13: error: f has the type long double, which is not supported"},
    {"#define f_v2 f_v2_v3\n#define f_v3 f_v2_v3\nint f_v2_v3(void);\n",
     "input.h:2:9: error: f_v2 and f_v3 both rename f_v2_v3"},
    {"#define VERSION \"1.0\"\nint f(void);\n",
     "sample.yaml: error: version_macro VERSION is no integer macro of the headers"},
};

static void
test_parse_refuses(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof REFUSALS / sizeof *REFUSALS; i++) {
        headers h = headers_parse(REFUSALS[i].header);
        assert_false(h.ok);
        if (strncmp(h.errors, REFUSALS[i].error, strlen(REFUSALS[i].error)) != 0)
            assert_string_equal(h.errors, REFUSALS[i].error); // shows both
        headers_free(&h);
    }
}

static void
test_parse_reports_all_errors(void **state)
{
    (void)state;
    headers h = headers_parse("struct s { int a : 1; };\nint f(int n, ...);\n");
    assert_non_null(strstr(h.errors, "input.h:1:16: error: "));
    assert_non_null(strstr(h.errors, "input.h:2:5: error: "));
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
                "typedefs.h:2:15: error: PFN_g_v2000 is the type of no declared function");
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
                                "the headers; correct it or leave it out\n");
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

static void
test_parse_warns_of_unknown_parameters(void **state)
{
    (void)state;
    headers h = headers_parse("/**\n * \\brief f\n * \\param y wrong\n */\nint f(int x);\n");
    assert_true(h.ok);
    assert_string_equal(h.errors,
                        "input.h:5:5: warning: f documents a parameter y that it does not have\n");
    headers_free(&h);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_parse_refuses),
        cmocka_unit_test(test_parse_reports_all_errors),
        cmocka_unit_test(test_parse_refuses_unpaired_versions),
        cmocka_unit_test(test_parse_refuses_unknown_switch),
        cmocka_unit_test(test_parse_refuses_unreached_header),
        cmocka_unit_test(test_parse_warns_of_unknown_parameters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
