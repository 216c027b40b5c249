// Declares a step of the check for unwritten memory: an operation of a frame with a shadow. Only
// flow.c and flow_choice.c include it.
#ifndef SIM_EXECUTE_FLOW_H
#define SIM_EXECUTE_FLOW_H

#include "execute/unwritten.h"

typedef struct sim_step {
    sim_warp *warp;
    const sim_op *op;
    sim_shadow *shadow;
    uint32_t mask;  // lanes that execute the operation
    uint32_t maybe; // lanes whose guard is unwritten, so they may or may not execute it
} sim_step;

static inline uint64_t
sim_flow_bits_of(const sim_step *x, uint32_t place, uint32_t size, uint32_t lane)
{
    return size == 0 || size > 8 ? 0 : sim_lane_value(x->shadow->bits, place, size, (int)lane);
}

static inline uint64_t
sim_flow_value_of(const sim_step *x, uint32_t place, uint32_t size, uint32_t lane)
{
    return sim_lane_value(x->warp->places, place, size, (int)lane);
}

static inline uint32_t
sim_flow_maybes_of(const sim_step *x, uint32_t predicate)
{
    return sim_predicate(x->shadow->bits, predicate & ~1u);
}

static inline sim_origin
sim_flow_origin_of(const sim_step *x, uint32_t place, uint32_t size, uint32_t lane)
{
    return *sim_origin_at(x->shadow, place, size, lane);
}

// Stores an operation's result. Lanes that may or may not execute it are unwritten as a whole.
static inline void
sim_flow_put(const sim_step *x, uint32_t place, uint32_t size, uint32_t lane, uint64_t bits,
             sim_origin origin)
{
    if (place != SIM_PLACE_SINK)
        sim_shadow_set(x->shadow, place, size, lane, bits, origin);
}

// Stores 8 of the 16 bytes of a lane, from byte `at` on.
static inline void
sim_flow_put_half(const sim_step *x, uint32_t place, uint32_t lane, uint32_t at, uint64_t bits,
                  sim_origin origin)
{
    if (place == SIM_PLACE_SINK)
        return;
    sim_shadow_set(x->shadow, place + 8 * lane + at, 8, lane, bits, origin);
    x->shadow->flags[place / 64] |= bits != 0;
}

static inline void
sim_flow_put_maybes(const sim_step *x, uint32_t place, uint32_t size)
{
    sim_origin origin = sim_flow_origin_of(x, x->op->guard, 0, 0) | SIM_ORIGIN_COMPUTED;
    SIM_EACH_LANE(lane, size == 0 ? 0 : x->maybe)
    {
        if (size <= 8)
            sim_flow_put(x, place, size, lane, UINT64_MAX, origin);
        for (uint32_t at = 0; size > 8 && at < size; at += 8)
            sim_flow_put_half(x, place, lane, at, UINT64_MAX, origin);
    }
}

static inline void
sim_flow_put_predicate(const sim_step *x, uint32_t place, uint32_t lanes, sim_origin origin)
{
    uint32_t touched = x->mask | x->maybe;
    if (x->maybe != 0)
        origin = sim_flow_origin_of(x, x->op->guard, 0, 0);
    sim_shadow_set_predicate(x->shadow, place, (lanes & x->mask) | x->maybe, touched,
                             origin | SIM_ORIGIN_COMPUTED);
}

// Makes the result of an operation written.
static inline void
sim_flow_clear(const sim_step *x, uint32_t place, uint32_t size)
{
    uint32_t lanes = (x->mask | x->warp->idle) == UINT32_MAX ? UINT32_MAX : x->mask;
    if (place != SIM_PLACE_SINK)
        sim_shadow_clear(x->shadow, place, size, lanes);
    sim_flow_put_maybes(x, place, size);
}

// --- flow_choice.c ---
void sim_flow_predicate(const sim_step *x);
void sim_flow_compare(const sim_step *x);
void sim_flow_select(const sim_step *x);

#endif
