// Tests parsing of PTX into a tree and a module: accepted texts, and error messages.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "module/module.h"

#define HEAD ".version 8.0\n.target sm_90\n.address_size 64\n"

static sim_trouble trouble;

// Returns the module of a text. On an error it returns NULL, and `trouble` has the error.
static sim_module *
built(const char *text)
{
    sim_module *volatile module = calloc(1, sizeof *module);
    memset(&trouble, 0, sizeof trouble);
    module->arena.trouble = &trouble;
    if (setjmp(trouble.way_out) != 0) {
        sim_module_free(module);
        free(module);
        return NULL;
    }
    sim_module_build(module, &(cubind_sim_text){.text = text, .length = strlen(text)}, 1);
    return module;
}

static void
drop(sim_module *module)
{
    sim_module_free(module);
    free(module);
}

static void
test_parse_kernel_with_all_directives(void **state)
{
    (void)state;
    sim_module *m = built(
        HEAD ".visible .entry k(.param .u64 .ptr .global .align 16 a, .param .align 8 .b8 s[24])\n"
             ".maxntid 128, 2\n.minnctapersm 2\n.pragma \"nounroll\";\n{\n"
             "  .reg .b32 %r<5>; .reg .pred p, q; // two\n"
             "  .shared .align 16 .b8 buffer[2][64];\n"
             "L1: @!p add.s32 %r1, %r2, -(1 << 4);\n"
             "  { .reg .u16 %r1; mov.u16 %r1, 7; }\n"
             "  /* ld */ ld.shared.v2.f32 { %f1, _ }, [ buffer + 4 + 8 ];\n"
             "  .loc 1 12 3\n  bra.uni L1; ts: .branchtargets L1, L1;\n}\n"
             ".file 1 \"a.cu\"\n.section .debug_str\n{\nx: .b8 97,0\n}\n");
    assert_non_null(m);
    const sim_function *f = &m->tree->functions[0];
    assert_true(f->is_entry && f->has_body && f->linkage == SIM_LINKAGE_VISIBLE);
    assert_int_equal(f->parameter_count, 2);
    assert_int_equal(sim_variable_bytes(&f->parameters[1]), 24);
    assert_int_equal(f->max_threads[1], 2);
    assert_int_equal(f->max_threads[2], 1);
    const sim_statement *add = &f->statements[5];
    assert_int_equal(add->kind, SIM_STATEMENT_INSTRUCTION);
    assert_true(add->instruction->guard_negated && sim_text_is(add->instruction->guard, "p"));
    assert_int_equal((int64_t)add->instruction->operands[2].constant.integer, -16);
    assert_int_equal(add->line, 11);
    const sim_statement *ld = &f->statements[10];
    assert_int_equal(ld->instruction->operands[0].item_count, 2);
    assert_int_equal(ld->instruction->operands[1].constant.integer, 12);
    const sim_statement *bra = &f->statements[11];
    assert_int_equal(sim_module_location(m, bra->instruction->location)->line, 12);
    assert_string_equal(sim_module_file(m, 1), "a.cu");
    drop(m);
}

static void
test_parse_tables(void **state)
{
    (void)state;
    sim_module *m = built(HEAD ".global .u8 a[8] = {1 , 0,\n -3,4, 5 , 6 + 1, 0x8,\n0};\n"
                               ".global .s32 b[2][4] = {{-1, 2}, {3, 4, 5, 0123}};\n"
                               ".global .u64 c[] = {999999999999999999, 1 /* one */, 2,\n\n 3, "
                               "18446744073709551615, 7};\n"
                               ".global .b8 d[4] = {1, 2, 0xFF(a), 255};\n");
    assert_non_null(m);
    const uint8_t a[] = {1, 0, 253, 4, 5, 7, 8, 0};
    const int32_t b[] = {-1, 2, 0, 0, 3, 4, 5, 83};
    const uint64_t c[] = {999999999999999999, 1, 2, 3, UINT64_MAX, 7};
    assert_memory_equal(m->variables[0].address, a, sizeof a);
    assert_memory_equal(m->variables[1].address, b, sizeof b);
    assert_int_equal(m->variables[2].size, sizeof c);
    assert_memory_equal(m->variables[2].address, c, sizeof c);
    const uint8_t *d = m->variables[3].address;
    assert_int_equal(d[2], (uintptr_t)m->variables[0].address & 0xff);
    assert_int_equal(d[0] << 16 | d[1] << 8 | d[3], 0x102ff);
    drop(m);
    // An error in a later line is reported for that line.
    assert_null(built(HEAD ".global .u8 a[4] = {1,\n2,\n3,\n4,\n5};\n"));
    assert_non_null(strstr(trouble.text, "Greater number of elements"));
    assert_int_equal(trouble.line, 8);
    assert_null(built(HEAD ".global .u8 a[4] = {1,\n2,\n3};\n.global .u8 b = 5 5;\n"));
    assert_int_equal(trouble.line, 7);
    assert_null(built(HEAD ".global .f32 a[2] = {1, 2};\n"));
    assert_null(built(HEAD ".global .u8 a[3] = {1, 2, 3"));
    assert_null(built(HEAD ".global .u8 a[3] = {1, 2, 3,"));
    assert_null(built(HEAD ".global .u8 a[3] = {1, 2, "));
}

static void
test_parse_initial_values(void **state)
{
    (void)state;
    sim_module *m = built(HEAD ".visible .global .align 4 .u32 a[2][3] = {{1, 2, 3}, {4}};\n"
                               ".visible .global .f32 f[3] = {0f3F800000, 2.5, 1e2};\n"
                               ".visible .global .u64 p = a+4;\n"
                               ".visible .global .b8 bytes[3] = {0xFF(a), 0xFF00(a), 7};\n"
                               ".visible .const .u16 c[] = {1, 2, 3};\n"
                               ".visible .global .u64 g = generic(c);\n"
                               ".visible .global .s64 sum = 1 ? (2 + 3) * 4 % 7 - 1 : 99;\n");
    assert_non_null(m);
    assert_int_equal(m->variable_count, 7);
    const uint32_t *a = m->variables[0].address;
    const uint32_t wanted[] = {1, 2, 3, 4, 0, 0};
    assert_memory_equal(a, wanted, sizeof wanted);
    const float *f = m->variables[1].address;
    assert_true(f[0] == 1 && f[1] == 2.5f && f[2] == 100);
    assert_true(*(uint64_t *)m->variables[2].address == (uint64_t)(uintptr_t)a + 4);
    const uint8_t *bytes = m->variables[3].address;
    assert_int_equal(bytes[0] | bytes[1] << 8, (uintptr_t)a & 0xffff);
    assert_int_equal(bytes[2], 7);
    assert_int_equal(m->variables[4].size, 6);
    assert_true(m->variables[4].constant);
    assert_true(*(uint64_t *)m->variables[5].address ==
                (uint64_t)(uintptr_t)m->variables[4].address);
    assert_true(*(int64_t *)m->variables[6].address == 5);
    drop(m);
}

static void
test_parse_errors_have_place_and_reason(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int line;
        const char *says;
    } cases[] = {
        {"", 1, "Missing .version"},
        {"hello", 1, "Missing .version"},
        {".version 99.0\n", 1, "Unsupported .version 99.0"},
        {HEAD ".entry k {\n add.s32 %r1, ;\n}", 5, "near ';'"},
        {HEAD ".entry k {\n foo.s32 %r1;\n}", 5, "Not a name of any known instruction: 'foo'"},
        {HEAD ".entry k {\n tanh.approx.ftz.f32 a, b;\n}", 5,
         "Illegal modifier '.ftz' for instruction 'tanh'"},
        {HEAD ".entry k {\n add.b32 a, b, c;\n}", 5,
         "Unexpected instruction types specified for 'add'"},
        {HEAD ".entry k {\n bra L\n}", 6, "';' expected"},
        {HEAD ".entry k {\n", 5, "end of the text"},
        {HEAD "\n.global .u32 a[2] = {1,2,3};", 5,
         "Greater number of elements in array initializer"},
        {HEAD ".global .u32 a = 1.5;", 4, "Initial value type mismatch"},
        {HEAD ".shared .u32 a = 1;", 4, "No initial value is allowed for 'a'"},
        {HEAD ".global .u64 a = nobody;", 4, "Invalid initial value symbol 'nobody'"},
        {HEAD ".global .align 3 .u32 a;", 4, "Alignment must be a power of two"},
        {HEAD ".global .u32 a;\n.global .u32 a;", 5, "Duplicate definition of variable 'a'"},
        {HEAD ".entry k {ret;}\n.entry k {ret;}", 5, "Duplicate definition of function 'k'"},
        {HEAD ".local .u32 a;", 4, "not allowed at module scope"},
        {HEAD ".entry k .maxntid 1 .reqntid 1 {}", 4, "Conflicting directives"},
        {HEAD "/* open", 4, "Comment is not closed"},
        {HEAD ".file 1 \"open\n", 4, "String is not closed"},
        {HEAD ".global .u32 a = 09;", 4, "Not a number"},
        {HEAD ".global .u32 a = 1/0;", 4, "Division by zero"},
        {HEAD ".global .u64 a = 18446744073709551616;", 4, "Constant overflow"},
        {HEAD ".global .u64 a[2] = {1, 18446744073709551616};", 4, "Constant overflow"},
        {HEAD ".global .u64 a = 0x10000000000000000;", 4, "Constant overflow"},
        {HEAD ".global .u64 a = 02000000000000000000000;", 4, "Constant overflow"},
        {HEAD ".global .b8 a[99999999999999999999999];", 4, "Constant overflow"},
        {HEAD ".global .b8 a[2147483648][2147483648][4];", 4, "Array 'a' is too large"},
        {".version 6.0\n.target sm_60\n.address_size 64\n.entry k {\nredux.sync.add.u32 a,b,c;\n}",
         5, "Feature 'redux' requires PTX ISA .version 7.0 or later"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        sim_module *m = built(cases[i].text);
        if (m != NULL)
            fail_msg("%s\nis no error", cases[i].text);
        if (trouble.line != cases[i].line || strstr(trouble.text, cases[i].says) == NULL)
            fail_msg("%s\n%d: %s", cases[i].text, trouble.line, trouble.text);
    }
}

// Endless nesting, and a text cut at any byte, must give ordinary errors.
static void
test_parse_hostile_texts(void **state)
{
    (void)state;
    char *deep = malloc(200000);
    strcpy(deep, HEAD ".global .u32 a = ");
    size_t at = strlen(deep);
    memset(deep + at, '(', 100000);
    deep[at + 100000] = '\0';
    assert_null(built(deep));
    assert_non_null(strstr(trouble.text, "Nested too deeply"));
    free(deep);
    static const char whole[] =
        HEAD ".visible .const .b8 c[4] = {1,2,0xFF(c),4};\n.visible .entry k(.param .u64 a) {\n"
             ".reg .b64 %rd<9>;\nld.param.u64 %rd1,[a+0];\n@%p bra L;\nL: ret;\n}\n";
    for (size_t length = 0; length < sizeof whole - 1; length++) {
        char *text = strndup(whole, length);
        sim_module *m = built(text);
        free(text);
        if (m != NULL)
            drop(m);
    }
    sim_module *m = built(whole);
    assert_non_null(m);
    drop(m);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_parse_kernel_with_all_directives),
        cmocka_unit_test(test_parse_initial_values),
        cmocka_unit_test(test_parse_tables),
        cmocka_unit_test(test_parse_errors_have_place_and_reason),
        cmocka_unit_test(test_parse_hostile_texts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
