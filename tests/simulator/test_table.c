// Tests the instruction table: its columns decide which forms match, and each form names an
// existing loop. Both builds of a loop, for this CPU's instruction set and baseline, give the same
// bits.
#include <fenv.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "isa/isa.h"
#include "lanes/lanes.h"

typedef struct walk {
    const sim_row *row;
    sim_form form;
    int forms;
} walk;

// Fills lanes with all kinds of numbers: random ones, and some with few bits set or clear.
static void
fill_lanes(uint64_t lanes[SIM_WARP * 2])
{
    static uint64_t seed = 1;
    for (int i = 0; i < SIM_WARP * 2; i++) {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        uint64_t few = (uint64_t)1 << seed % 64 | (uint64_t)0x7f800000 << (seed >> 6) % 40;
        lanes[i] = seed >> 20 & 1 ? seed : seed >> 21 & 1 ? few : ~few;
    }
}

// Both builds of a loop give the same bits in every rounding mode.
static void
check_builds(const char *name)
{
    static const int modes[] = {FE_TONEAREST, FE_TOWARDZERO, FE_DOWNWARD, FE_UPWARD};
    sim_loop *loop = sim_loop_find(name), *plain = sim_loop_find_baseline(name);
    for (int i = 0; i < 4; i++) {
        _Alignas(64) uint64_t a[64], b[64], c[64], e[64], d[2][64] = {{0}};
        fill_lanes(a);
        fill_lanes(b);
        fill_lanes(c);
        fill_lanes(e);
        fesetround(modes[i]);
        loop(d[0], a, b, c, e);
        plain(d[1], a, b, c, e);
        fesetround(FE_TONEAREST);
        if (memcmp(d[0], d[1], sizeof d[0]) != 0)
            fail_msg("%s: the two builds differ in rounding mode %d", name, i);
    }
}

static void
check_form(walk *w)
{
    char name[SIM_MAX_LOOP_NAME];
    sim_form_loop_name(&w->form, name);
    w->forms++;
    if (sim_loop_find(name) == NULL || sim_loop_find_baseline(name) == NULL)
        fail_msg("%s %s %s: there is no loop '%s'", w->row->opcode, w->row->modifiers,
                 w->row->types, name);
    check_builds(name);
}

// Walks through all combinations of the alternatives in the groups from `list` on.
static void
walk_groups(walk *w, const char *list)
{
    while (*list == ' ')
        list++;
    if (*list == '\0') {
        check_form(w);
        return;
    }
    const char *end = list + strcspn(list, " ");
    sim_text *taken = &w->form.groups[w->form.group_count++];
    if (*list == '?') {
        *taken = (sim_text){0};
        walk_groups(w, end);
        list++;
    }
    while (list < end) {
        size_t length = strcspn(list, "| ");
        *taken = (sim_text){list, length};
        walk_groups(w, end);
        list += length + 1;
    }
    w->form.group_count--;
}

static void
walk_types(walk *w, const char *list, int which)
{
    const char *second = strchr(list, '/');
    const char *end = second != NULL ? second : list + strlen(list);
    while (list < end) {
        size_t length = strcspn(list, " /");
        sim_type type = sim_type_find((sim_text){list, length});
        if (length > 0) {
            assert_true(type != SIM_NO_TYPE);
            w->form.types[which] = w->form.types[1] = type;
            if (second != NULL)
                walk_types(w, second + 1, 1);
            else
                walk_groups(w, w->row->modifiers);
        }
        list += length + 1;
    }
}

// Whether the template of the row gives the loop's name without further rules.
static bool
names_loops(const sim_row *row)
{
    return row->loop[0] != '\0' && row->how != SIM_HOW_CARRY && row->how != SIM_HOW_PREDICATE &&
           row->how != SIM_HOW_VIDEO && row->how != SIM_HOW_LOP3;
}

static void
test_table_every_form_has_its_loop_in_both_builds(void **state)
{
    (void)state;
    int forms = 0;
    for (size_t i = 0; i < sim_row_count; i++) {
        walk w = {.row = &sim_rows[i], .form = {.row = &sim_rows[i]}};
        if (names_loops(&sim_rows[i]))
            walk_types(&w, sim_rows[i].types, 0);
        forms += w.forms;
    }
    assert_in_range(forms, 4000, 100000);
}

// --- matching ---

static sim_match
matched(const char *text, sim_form *form, sim_text *culprit)
{
    sim_text words[SIM_MAX_MODIFIERS];
    size_t count = 0;
    for (const char *at = text; *at != '\0';) {
        size_t length = strcspn(at, ".");
        words[count++] = (sim_text){at, length};
        at += length + (at[length] == '.');
    }
    *culprit = (sim_text){0};
    return sim_isa_match(words[0], words + 1, count - 1, form, culprit);
}

static void
test_table_modifiers_in_any_order(void **state)
{
    (void)state;
    sim_form form;
    sim_text culprit;
    char name[SIM_MAX_LOOP_NAME];
    static const char *const same[] = {"fma.rn.ftz.sat.f32", "fma.sat.f32.ftz.rn",
                                       "fma.f32.sat.rn.ftz"};
    for (size_t i = 0; i < 3; i++) {
        assert_int_equal(matched(same[i], &form, &culprit), SIM_MATCHES);
        sim_form_loop_name(&form, name);
        assert_string_equal(name, "fma_f32_ftz_sat");
        assert_true(sim_form_has(&form, "rn"));
        assert_false(sim_form_has(&form, "rz"));
    }
    assert_int_equal(matched("atom.add.release.gpu.u32", &form, &culprit), SIM_MATCHES);
    assert_int_equal(form.types[0], SIM_u32);
    assert_int_equal(matched("cvt.rzi.s32.f64", &form, &culprit), SIM_MATCHES);
    assert_int_equal(form.types[0], SIM_s32);
    assert_int_equal(form.types[1], SIM_f64);
}

static void
test_table_refuses_what_ptxas_refuses(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        sim_match match;
        const char *culprit;
    } cases[] = {
        {"foo.u32", SIM_UNKNOWN_OPCODE, ""},
        {"add.b32", SIM_WRONG_TYPES, ""},
        {"and.s32", SIM_WRONG_TYPES, ""},
        {"mul.lo.u8", SIM_WRONG_TYPES, ""},
        {"rem.f32", SIM_WRONG_TYPES, ""},
        {"mul.s32", SIM_ILLEGAL_MODIFIER, ""},
        {"fma.f32", SIM_ILLEGAL_MODIFIER, ""},
        {"tanh.approx.ftz.f32", SIM_ILLEGAL_MODIFIER, "ftz"},
        {"add.sat.f64", SIM_ILLEGAL_MODIFIER, "sat"},
        {"neg.sat.f32", SIM_ILLEGAL_MODIFIER, "sat"},
        {"setp.lo.s32", SIM_ILLEGAL_MODIFIER, ""},
        {"cvt.rzi.ftz.s32.f64", SIM_ILLEGAL_MODIFIER, "ftz"},
        {"exit.uni", SIM_ILLEGAL_MODIFIER, "uni"},
        {"mov.f16", SIM_WRONG_TYPES, ""},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        sim_form form;
        sim_text culprit;
        sim_match match = matched(cases[i].text, &form, &culprit);
        if (match != cases[i].match)
            fail_msg("%s: %d", cases[i].text, match);
        if (*cases[i].culprit != '\0')
            assert_true(sim_text_is(culprit, cases[i].culprit));
    }
}

static void
test_types_that_fit_each_other(void **state)
{
    (void)state;
    assert_true(sim_type_fits(SIM_u32, SIM_s32));
    assert_true(sim_type_fits(SIM_f32, SIM_b32));
    assert_true(sim_type_fits(SIM_b32, SIM_f32));
    assert_false(sim_type_fits(SIM_u32, SIM_f32));
    assert_false(sim_type_fits(SIM_u32, SIM_u64));
    assert_false(sim_type_fits(SIM_pred, SIM_b32));
    assert_true(sim_type_fits(SIM_pred, SIM_pred));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_table_every_form_has_its_loop_in_both_builds),
        cmocka_unit_test(test_table_modifiers_in_any_order),
        cmocka_unit_test(test_table_refuses_what_ptxas_refuses),
        cmocka_unit_test(test_types_that_fit_each_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
