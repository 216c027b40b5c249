// Executes operations that need more than one loop over lanes: predicates, carries, comparisons,
// and packing and unpacking of registers.
#include <time.h>

#include "execute/state.h"

// --- predicates ---

// Packs 32 flags of 0 or 1 into a mask, eight at a time: a multiplication moves each flag to its
// bit.
static uint32_t
mask_of_flags(const uint8_t flags[SIM_WARP])
{
    uint32_t mask = 0;
    for (int i = 0; i < 4; i++) {
        uint64_t eight;
        memcpy(&eight, flags + 8 * i, 8);
        mask |= (uint32_t)(eight * 0x0102040810204080 >> 56) << 8 * i;
    }
    return mask;
}

static uint32_t
combined(sim_logic logic, uint32_t a, uint32_t b)
{
    switch (logic) {
    case SIM_LOGIC_AND:
        return a & b;
    case SIM_LOGIC_OR:
        return a | b;
    case SIM_LOGIC_XOR:
        return a ^ b;
    case SIM_LOGIC_NOT:
        return ~a;
    default:
        return a;
    }
}

void
sim_run_predicate(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    uint32_t a = sim_predicate(warp->places, op->a), b = sim_predicate(warp->places, op->b);
    sim_set_predicate(warp->places, op->p, combined(op->variant, a, b), mask);
}

static uint32_t
compare(const sim_warp *warp, const sim_op *op)
{
    _Alignas(64) uint8_t flags[SIM_WARP];
    op->loop(flags, warp->places + op->a, warp->places + op->b, NULL, NULL);
    return mask_of_flags(flags);
}

void
sim_run_compare(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    uint32_t result = compare(warp, op), third = sim_predicate(warp->places, op->c);
    sim_set_predicate(warp->places, op->p, combined(op->variant, result, third), mask);
    if (op->q != SIM_PLACE_SINK_PREDICATE)
        sim_set_predicate(warp->places, op->q, combined(op->variant, ~result, third), mask);
}

void
sim_run_set(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    uint32_t result = combined(op->variant, compare(warp, op), sim_predicate(warp->places, op->c));
    SIM_EACH_LANE(lane, mask)
    sim_set_lane(warp->places, op->d, op->size, (int)lane, result >> lane & 1 ? op->e : 0);
}

void
sim_run_select(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    uint32_t first = sim_predicate(warp->places, op->p);
    char *d = warp->places + op->d;
    const char *a = warp->places + op->a, *b = warp->places + op->b;
    sim_chooser *choose = warp->choosers[__builtin_ctz(op->size)];
    if (mask == UINT32_MAX) {
        choose(d, a, b, first);
        return;
    }
    _Alignas(64) char result[SIM_WARP * 16];
    choose(result, a, b, first);
    choose(d, result, d, mask);
}

void
sim_run_active(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    SIM_EACH_LANE(lane, mask)
    sim_set_lane(warp->places, op->d, op->size, (int)lane, mask);
}

// --- bits ---

void
sim_run_lop3(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    SIM_EACH_LANE(lane, mask)
    {
        uint32_t a = (uint32_t)sim_lane_value(warp->places, op->a, 4, (int)lane);
        uint32_t b = (uint32_t)sim_lane_value(warp->places, op->b, 4, (int)lane);
        uint32_t c = (uint32_t)sim_lane_value(warp->places, op->c, 4, (int)lane);
        uint32_t result = 0;
        for (int i = 0; i < 8; i++)
            if (op->value >> i & 1)
                result |= (i & 4 ? a : ~a) & (i & 2 ? b : ~b) & (i & 1 ? c : ~c);
        sim_set_lane(warp->places, op->d, 4, (int)lane, result);
    }
}

// Returns the half of a product that the operation adds to.
static uint64_t
product(const sim_op *op, uint64_t a, uint64_t b)
{
    bool is_signed = op->variant & SIM_CARRY_SIGNED, high = op->variant & SIM_CARRY_HIGH;
    if (op->size == 4) {
        uint64_t whole = is_signed ? (uint64_t)((int64_t)(int32_t)a * (int32_t)b) : a * b;
        return high ? whole >> 32 : whole & UINT32_MAX;
    }
    if (!high)
        return a * b;
    return is_signed ? (uint64_t)((__int128)(int64_t)a * (int64_t)b >> 64)
                     : (uint64_t)((unsigned __int128)a * b >> 64);
}

void
sim_run_carry(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    uint32_t carries = sim_predicate(warp->places, SIM_PLACE_CARRY), out = 0;
    SIM_EACH_LANE(lane, mask)
    {
        uint64_t a = sim_lane_value(warp->places, op->a, op->size, (int)lane);
        uint64_t b = sim_lane_value(warp->places, op->b, op->size, (int)lane);
        unsigned __int128 carry =
            op->variant & SIM_CARRY_IN ? carries >> lane & 1 : (op->variant & SIM_CARRY_SUB) != 0;
        if (op->variant & SIM_CARRY_MAD) {
            a = product(op, a, b);
            b = sim_lane_value(warp->places, op->c, op->size, (int)lane);
        }
        // a + ~b + 1, as in hardware: a carry means that there was no borrow
        if (op->variant & SIM_CARRY_SUB)
            b = op->size == 4 ? (uint32_t)~b : ~b;
        unsigned __int128 sum = (unsigned __int128)a + b + carry;
        out |= (uint32_t)(sum >> 8 * op->size & 1) << lane;
        sim_set_lane(warp->places, op->d, op->size, (int)lane, (uint64_t)sum);
    }
    if (op->variant & SIM_CARRY_OUT)
        sim_set_predicate(warp->places, SIM_PLACE_CARRY, out, mask);
}

// --- registers and their parts ---

// Handles the common case: two registers of 32 bits and one of 64 bits, for all lanes.
static bool
is_pair(const sim_op *op, uint32_t mask)
{
    const sim_access *parts = op->access;
    return mask == UINT32_MAX && parts->count == 2 && parts->size == 4 && op->size == 8 &&
           parts->place_sizes[0] == 4 && parts->place_sizes[1] == 4;
}

typedef uint32_t half __attribute__((may_alias));
typedef uint64_t pair __attribute__((may_alias));

void
sim_run_pack(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    const sim_access *parts = op->access;
    if (is_pair(op, mask)) {
        const half *low = (const half *)(warp->places + parts->places[0]),
                   *high = (const half *)(warp->places + parts->places[1]);
        pair *to = (pair *)(warp->places + op->d);
        for (int i = 0; i < SIM_WARP; i++)
            to[i] = low[i] | (uint64_t)high[i] << 32;
        return;
    }
    SIM_EACH_LANE(lane, mask)
    {
        char whole[16] = {0};
        for (uint32_t i = 0; i < parts->count; i++)
            memcpy(whole + i * parts->size,
                   warp->places + parts->places[i] + lane * parts->place_sizes[i], parts->size);
        memcpy(warp->places + op->d + lane * op->size, whole, op->size);
    }
}

void
sim_run_unpack(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    const sim_access *parts = op->access;
    if (is_pair(op, mask)) {
        const pair *from = (const pair *)(warp->places + op->a);
        half *low = (half *)(warp->places + parts->places[0]),
             *high = (half *)(warp->places + parts->places[1]);
        for (int i = 0; i < SIM_WARP; i++) {
            low[i] = (uint32_t)from[i];
            high[i] = (uint32_t)(from[i] >> 32);
        }
        return;
    }
    SIM_EACH_LANE(lane, mask)
    {
        char whole[16];
        memcpy(whole, warp->places + op->a + lane * op->size, op->size);
        for (uint32_t i = 0; i < parts->count; i++) {
            char part[8] = {0};
            memcpy(part, whole + i * parts->size, parts->size);
            memcpy(warp->places + parts->places[i] + lane * parts->place_sizes[i], part,
                   parts->place_sizes[i]);
        }
    }
}

// --- clocks ---

static uint64_t
read_clock(const sim_warp *warp, sim_special special)
{
    uint64_t instructions = warp->instructions + warp->started - warp->slice;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    uint64_t nanoseconds = (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
    switch (special) {
    case SIM_SPECIAL_globaltimer:
    case SIM_SPECIAL_globaltimer_lo:
        return nanoseconds;
    case SIM_SPECIAL_globaltimer_hi:
        return nanoseconds >> 32;
    case SIM_SPECIAL_clock_hi:
        return instructions >> 32;
    default:
        return instructions;
    }
}

void
sim_run_read(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    uint64_t value = read_clock(warp, op->variant);
    SIM_EACH_LANE(lane, mask)
    sim_set_lane(warp->places, op->d, op->size, (int)lane, value);
}

void
sim_run_nothing(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    (void)warp, (void)op, (void)mask;
}
