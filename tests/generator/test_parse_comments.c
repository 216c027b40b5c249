// Tests what parsing takes from the comments of headers: texts, groups, lines and directions.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "headers.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

static void
test_parse_comments_attach(void **state)
{
    (void)state;
    headers h = headers_parse("#define renamed renamed_v2\n"
                              "/** \\brief One. More. */\n"
                              "int one(void);\n"
                              "/**\n * \\brief Renamed\n *\n * More.\n */\n"
                              "int renamed(void);\n"
                              "/** Behind a condition. */\n"
                              "#if 1\n"
                              "int condition(void);\n"
                              "#endif\n"
                              "/** Before both. */\n"
                              "#if 0\n"
                              "int redeclared(int x);\n"
                              "#else\n"
                              "\n"
                              "int redeclared(void);\n"
                              "#endif\n"
                              "int none(void);  /**< trailing */\n"
                              "int after(void);\n"
                              "/* plain */\n"
                              "int plain(void);\n"
                              "/** @} */\n"
                              "int mark(void);\n");
    assert_string_equal(headers_function(&h, "one")->brief, "One.");
    assert_string_equal(headers_function(&h, "renamed")->brief, "Renamed");
    assert_string_equal(headers_function(&h, "renamed")->doc, "\\brief Renamed\n\nMore.");
    assert_string_equal(headers_function(&h, "condition")->brief, "Behind a condition.");
    assert_string_equal(headers_function(&h, "redeclared")->brief, "Before both.");
    assert_null(headers_function(&h, "none")->doc);
    assert_null(headers_function(&h, "after")->doc);
    assert_null(headers_function(&h, "plain")->doc);
    assert_null(headers_function(&h, "mark")->doc);
    headers_free(&h);
}

static void
test_parse_comments_name_groups(void **state)
{
    (void)state;
    headers h = headers_parse("/** \\defgroup OUTER Title\n * @{ */\n"
                              "int outer(void);\n"
                              "/** \\addtogroup INNER @{ */\n"
                              "int inner(void);\n"
                              "/** \\defgroup 3d @{ */\n"
                              "int digit(void);\n"
                              "/** @} */\n/** @} */\n/** @} */\n"
                              "/** \\ingroup OTHER */\n"
                              "int other(void);\n"
                              "/** \\ingroup else */\n"
                              "int keyword(void);\n"
                              "/** \\ingroup */\n"
                              "int none(void);\n"
                              "/** \\defgroup switch @{ */\n"
                              "int another(void);\n");
    assert_string_equal(headers_function(&h, "outer")->group, "OUTER");
    assert_string_equal(headers_function(&h, "inner")->group, "INNER");
    assert_string_equal(headers_function(&h, "digit")->group, "INNER");
    assert_string_equal(headers_function(&h, "other")->group, "OTHER");
    assert_null(headers_function(&h, "keyword")->group);
    assert_null(headers_function(&h, "none")->group);
    assert_null(headers_function(&h, "another")->group);
    headers_free(&h);
}

// libclang also counts a carriage return as the end of a line.
static void
test_parse_comments_count_lines(void **state)
{
    (void)state;
    char input[4096] = "/** Far away. */ typedef int\n";
    memset(input + strlen(input), '\r', 3000);
    strcat(input, "number;\n/** Near. */\nnumber near_by(void);\nint far_off(void);\n");
    headers h = headers_parse(input);
    assert_string_equal(headers_function(&h, "near_by")->brief, "Near.");
    assert_null(headers_function(&h, "far_off")->doc);
    headers_free(&h);
}

// A comment that begins in another file has lines of that file.
static void
test_parse_comments_of_other_files(void **state)
{
    (void)state;
    char other[4096] = "typedef int other_t;\n";
    memset(other + strlen(other), '\n', 3000);
    strcat(other, "extern int\n");
    headers h = headers_parse_spec("#include \"other.h\"\n/** Its own. */\ntail(void);\n", other,
                                   &(spec){0});
    assert_null(headers_function(&h, "tail")->doc);
    headers_free(&h);
}

static void
test_parse_directions(void **state)
{
    (void)state;
    headers h = headers_parse("/**\n"
                              " * \\brief f\n"
                              " * \\param [out] a the first,\n"
                              " *              continued\n"
                              " * \\param[in] b - the second\n"
                              " * \\param[in,out] c third\n"
                              " * \\param *d Returned number \\param e Array of sizes\n"
                              "   \\param g Address of something\n"
                              " *\n"
                              " * \\return OK\n"
                              " */\n"
                              "int f(int *a, int *b, int *c, int *d, int *e, int *g, int *h);\n");
    const function *f = headers_function(&h, "f");
    static const direction expected[] = {DIR_OUT, DIR_IN,        DIR_INOUT,    DIR_OUT,
                                         DIR_IN,  DIR_UNDECIDED, DIR_UNDECIDED};
    for (int i = 0; i < 7; i++) {
        assert_int_equal(f->params[i].doc_dir, expected[i]);
        assert_int_equal(f->params[i].dir, DIR_UNDECIDED);
    }
    assert_string_equal(f->params[0].doc, "the first, continued");
    assert_string_equal(f->params[1].doc, "the second");
    assert_string_equal(f->params[3].doc, "Returned number");
    assert_string_equal(f->params[5].doc, "Address of something");
    assert_null(f->params[6].doc);
    headers_free(&h);
}

static void
test_parse_comments_behind(void **state)
{
    (void)state;
    headers h = headers_parse("int f(int *a, ///< [out] what it is\n"
                              "      int *b, /**< [in,out] how many */\n"
                              "      int *c, //!< returned number\n"
                              "      int *d, // [out] no such comment\n"
                              "      int *e, int *g, /*!< [in] read */ int *h ///< [out]\n"
                              "      );\n"
                              "int k(int *last); ///< [out] the last\n");
    assert_true(h.ok);
    const function *f = headers_function(&h, "f");
    const direction expected[] = {DIR_OUT,       DIR_INOUT, DIR_OUT, DIR_UNDECIDED,
                                  DIR_UNDECIDED, DIR_IN,    DIR_OUT};
    for (int i = 0; i < f->param_count; i++)
        assert_int_equal(f->params[i].doc_dir, expected[i]);
    assert_string_equal(f->params[0].doc, "what it is");
    assert_int_equal(headers_function(&h, "k")->params[0].doc_dir, DIR_OUT);
    headers_free(&h);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_parse_comments_attach),
        cmocka_unit_test(test_parse_comments_name_groups),
        cmocka_unit_test(test_parse_comments_count_lines),
        cmocka_unit_test(test_parse_comments_of_other_files),
        cmocka_unit_test(test_parse_directions),
        cmocka_unit_test(test_parse_comments_behind),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
