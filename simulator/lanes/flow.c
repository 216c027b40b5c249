// Finds the rule for a loop by the loop's name.
#include "lanes/flow.h"

#include <stdbool.h>
#include <string.h>

#include "lanes/table.h"

typedef struct named_rule {
    const char *start; // how the loop's name starts
    sim_flow_rule rule;
    uint8_t moved;
} named_rule;

static const named_rule rules[] = {
    {"mov_", SIM_FLOW_MOVE, 1},          {"narrow_", SIM_FLOW_MOVE, 1},
    {"widen_", SIM_FLOW_MOVE, 1},        {"shl_", SIM_FLOW_BITS, 1},
    {"shr_", SIM_FLOW_BITS, 1},          {"shf_", SIM_FLOW_BITS, 2},
    {"prmt", SIM_FLOW_BITS, 2},          {"bfe_", SIM_FLOW_BITS, 1},
    {"bfi_", SIM_FLOW_BITS, 2},          {"brev_", SIM_FLOW_BITS, 1},
    {"and_", SIM_FLOW_AND, 0},           {"or_", SIM_FLOW_OR, 0},
    {"xor_", SIM_FLOW_XOR, 0},           {"not_", SIM_FLOW_XOR, 0},
    {"neg_s", SIM_FLOW_UP, 0},           {"mul_lo_", SIM_FLOW_UP, 0},
    {"mad_lo_", SIM_FLOW_UP, 0},         {"mul_wide_", SIM_FLOW_UP, 0},
    {"mad_wide_", SIM_FLOW_UP, 0},       {"add_16x2", SIM_FLOW_HALVES, 0},
    {"cvt_f16x2_f32", SIM_FLOW_PAIR, 0}, {"cvt_bf16x2_f32", SIM_FLOW_PAIR, 0},
};

static bool
starts(const char *name, const char *with)
{
    return strncmp(name, with, strlen(with)) == 0;
}

static bool
ends(const char *name, const char *with)
{
    size_t length = strlen(name), end = strlen(with);
    return length >= end && strcmp(name + length - end, with) == 0;
}

// Returns the text after an integer type, or NULL.
static const char *
after_integer(const char *at)
{
    static const char *const widths[] = {"8", "16", "32", "64"};
    if (*at != 'u' && *at != 's')
        return NULL;
    for (size_t i = 0; i < 4; i++)
        if (starts(at + 1, widths[i]))
            return at + 1 + strlen(widths[i]);
    return NULL;
}

// Returns whether a conversion cuts or extends an integer, or is none at all.
static bool
is_move(const char *name)
{
    if (!starts(name, "cvt_"))
        return false;
    const char *after = after_integer(name + 4), *end = NULL;
    if (after != NULL && *after == '_')
        end = after_integer(after + 1);
    return (end != NULL && *end == '\0') || strcmp(name, "cvt_f32_f32") == 0 ||
           strcmp(name, "cvt_f64_f64") == 0;
}

static bool
is_integer_sum(const char *name)
{
    return (starts(name, "add_") || starts(name, "sub_")) && name[4] >= '0' && name[4] <= '9' &&
           !ends(name, "x2");
}

static sim_flow_rule
comparison_rule(const char *name)
{
    const char *type = strrchr(name, '_');
    const char *end = type != NULL ? after_integer(type + 1) : NULL;
    if (end == NULL || *end != '\0' || type - name != 2)
        return SIM_FLOW_ALL;
    if (starts(name, "eq") || starts(name, "ne"))
        return SIM_FLOW_EQUAL;
    static const char *const orders[] = {"lt", "le", "gt", "ge", "lo", "ls", "hi", "hs"};
    for (size_t i = 0; i < 8; i++)
        if (starts(name, orders[i]))
            return type[1] == 'u' ? SIM_FLOW_ORDER_UNSIGNED : SIM_FLOW_ORDER_SIGNED;
    return SIM_FLOW_ALL;
}

static void
choose_rule(const char *name, sim_flow *flow)
{
    if (is_move(name)) {
        flow->rule = SIM_FLOW_MOVE;
        flow->moved = 1;
        return;
    }
    if (strcmp(name, "cvt_f32_bf16") == 0) { // a shift
        flow->rule = SIM_FLOW_BITS;
        flow->moved = 1;
        return;
    }
    if (is_integer_sum(name)) {
        flow->rule = SIM_FLOW_UP;
        return;
    }
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (starts(name, rules[i].start)) {
            flow->rule = rules[i].rule;
            flow->moved = rules[i].moved;
            return;
        }
    if (strstr(name, "f32x2") != NULL)
        flow->rule = SIM_FLOW_WORDS;
    else if (strstr(name, "16x2") != NULL && !starts(name, "cvt_"))
        flow->rule = SIM_FLOW_HALVES;
    else
        flow->rule = comparison_rule(name);
}

static sim_flow
make_flow(sim_loop *loop)
{
    const sim_named_loop *row = sim_loop_row(loop);
    sim_flow flow = {.rule = SIM_FLOW_ALL};
    if (row == NULL)
        return flow;
    memcpy(flow.sizes, row->sizes, sizeof flow.sizes);
    while (flow.sources < 4 && flow.sizes[flow.sources] != 0)
        flow.sources++;
    choose_rule(row->name, &flow);
    return flow;
}

const sim_flow *
sim_flow_of(sim_loop *loop)
{
    enum { PLACES = 256 };
    static _Thread_local struct {
        sim_loop *loop;
        sim_flow flow;
    } found[PLACES];
    size_t place = (uintptr_t)loop / 16 % PLACES;
    if (found[place].loop != loop) {
        found[place].flow = make_flow(loop);
        found[place].loop = loop;
    }
    return &found[place].flow;
}
