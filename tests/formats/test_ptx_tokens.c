// Tests the lexer of PTX. Every shorter and every changed text is read from memory of its exact
// size, so that a sanitizer finds each read outside of it.
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ptx_tokens.h"

static const char sample[] =
    "// a comment\n#line 1\n.version 8.7\n.target sm_90a, debug\n/* two\nlines */ .visible "
    ".entry k(.param .u64 .ptr a, .param .b8 s[0x18]) .maxntid 0200, 1 {\n"
    ".reg .f32 %f<3>; $L: @!%p1 ld.shared::cta.f32 %f1, [%rd1+4U];\n"
    "fma.rn.f32 %f2, 0f3F800000, 1.5e-3, .5; setp.le.u32 %p1, a <= b && c != 0b11;\n"
    ".file 1 \"a \\.entry.cu\"\n.entry m .entry n }";

static ptx_lexer
started(const char *text)
{
    ptx_lexer lexer;
    ptx_start(&lexer, text, strlen(text));
    return lexer;
}

static void
expect(ptx_lexer *lexer, ptx_kind kind, const char *text)
{
    ptx_token token = ptx_next(lexer);
    assert_int_equal(token.kind, kind);
    assert_int_equal(token.text.length, strlen(text));
    assert_memory_equal(token.text.at, text, strlen(text));
}

static void
test_tokens_of_each_kind(void **state)
{
    (void)state;
    ptx_lexer lexer = started("/* */ .shared::cta %r1 $L_0 12U 0x1f 1.5 \"a b\" <= [ # % 1.x .5");
    expect(&lexer, PTX_DOT, "shared::cta");
    expect(&lexer, PTX_WORD, "%r1");
    expect(&lexer, PTX_WORD, "$L_0");
    expect(&lexer, PTX_INTEGER, "12U");
    expect(&lexer, PTX_INTEGER, "0x1f");
    expect(&lexer, PTX_REAL, "1.5");
    expect(&lexer, PTX_STRING, "a b");
    expect(&lexer, PTX_SIGN, "<=");
    expect(&lexer, PTX_SIGN, "[");
    expect(&lexer, PTX_SIGN, "#"); // not at the beginning of a line
    expect(&lexer, PTX_SIGN, "%");
    expect(&lexer, PTX_REAL, "1.");
    expect(&lexer, PTX_WORD, "x");
    ptx_token token = ptx_next(&lexer);
    assert_true(ptx_is_dot(&token, "5"));
    ptx_point(&lexer, &token);
    assert_int_equal(token.kind, PTX_REAL);
    assert_true(token.real == 0.5);
    expect(&lexer, PTX_END, "");
    expect(&lexer, PTX_END, "");
}

static void
test_lines_and_columns(void **state)
{
    (void)state;
    ptx_lexer lexer = started("\n# skipped\n /* a\nb */ c\n\td");
    ptx_token token = ptx_next(&lexer);
    assert_int_equal(token.line, 4);
    assert_int_equal(token.column, 6);
    token = ptx_next(&lexer);
    assert_int_equal(token.line, 5);
    assert_int_equal(token.column, 2);
}

// Each text begins with a bad token. The lexer goes on behind it.
static void
test_bad_tokens(void **state)
{
    (void)state;
    static const char *const texts[][3] = {
        {"18446744073709551616 x", "18446744073709551616", "Constant overflow"},
        {"09 x", "09", "Not a number"},
        {"0xg x", "0xg", "Not a number"},
        {"0f12 x", "0f12", "Not a number"},
        {"0d3FF00000000000000 x", "0d3FF00000000000000", "Constant overflow"},
        {"\"open\nx", "\"open", "String is not closed"},
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        ptx_lexer lexer = started(texts[i][0]);
        ptx_token token = ptx_next(&lexer);
        assert_int_equal(token.kind, PTX_BAD);
        assert_memory_equal(token.error, texts[i][2], strlen(texts[i][2]));
        lexer = started(texts[i][0]);
        expect(&lexer, PTX_BAD, texts[i][1]);
        expect(&lexer, PTX_WORD, "x");
    }
    ptx_lexer lexer = started("\n/* open\n*");
    ptx_token token = ptx_next(&lexer);
    assert_string_equal(token.error, "Comment is not closed");
    assert_int_equal(token.line, 2);
    expect(&lexer, PTX_END, "");
}

// Reads a text in both ways, which must find the same words `.entry`. Returns their number.
static size_t
count_entries(const char *data, size_t size)
{
    char *copy = malloc(size > 0 ? size : 1);
    memcpy(copy, data, size);
    ptx_lexer all, some;
    ptx_start(&all, copy, size);
    ptx_start(&some, copy, size);
    size_t count = 0;
    for (ptx_token token = ptx_next(&all); token.kind != PTX_END; token = ptx_next(&all)) {
        const char *end = token.text.at + token.text.length;
        assert_true(token.text.at >= copy && end <= copy + size && all.at <= copy + size);
        if (!ptx_is_dot(&token, "entry"))
            continue;
        count++;
        assert_true(ptx_find_dot(&some, "entry"));
        assert_ptr_equal(some.at, all.at);
        assert_int_equal(some.line, all.line);
    }
    assert_false(ptx_find_dot(&some, "entry"));
    free(copy);
    return count;
}

static void
test_one_word_is_found_as_among_all_tokens(void **state)
{
    (void)state;
    assert_int_equal(count_entries(sample, sizeof sample), 3);
    for (size_t size = 0; size < sizeof sample; size++)
        count_entries(sample, size);
    static const char changes[] = "\"/*#\n.0%:xe,\\";
    char text[sizeof sample];
    for (size_t i = 0; i < sizeof sample; i++)
        for (const char *c = changes; *c != '\0'; c++) {
            memcpy(text, sample, sizeof sample);
            text[i] = *c;
            count_entries(text, sizeof text);
            text[i * 7 % sizeof sample] = *c;
            count_entries(text, sizeof text);
        }
}

static void
test_runs_of_integers(void **state)
{
    (void)state;
    ptx_lexer lexer = started("1, -20,\n300 } x");
    ptx_text run;
    assert_int_equal(ptx_integers(&lexer, lexer.at, 10, &run), 3);
    assert_int_equal(ptx_next_integer(&run), 1);
    assert_true(ptx_next_integer(&run) == (uint64_t)-20);
    assert_int_equal(ptx_next_integer(&run), 300);
    assert_int_equal(lexer.line, 2);
    expect(&lexer, PTX_SIGN, "}");
    lexer = started("0x1, 2 }");
    assert_int_equal(ptx_integers(&lexer, lexer.at, 10, &run), 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tokens_of_each_kind),
        cmocka_unit_test(test_lines_and_columns),
        cmocka_unit_test(test_bad_tokens),
        cmocka_unit_test(test_one_word_is_found_as_among_all_tokens),
        cmocka_unit_test(test_runs_of_integers),
    };
    return cmocka_run_group_tests_name("ptx_tokens", tests, NULL, NULL);
}
