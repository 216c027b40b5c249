// Follows unwritten values through predicates, comparisons and selections.
#include "execute/flow.h"
#include "lanes/flow.h"

// --- predicates and comparisons ---

// Returns the lanes whose result differs for some values of the unwritten inputs.
static uint32_t
combined_maybes(sim_logic logic, uint32_t a, uint32_t maybe_a, uint32_t b, uint32_t maybe_b)
{
    switch (logic) {
    case SIM_LOGIC_AND:
        return (maybe_a & maybe_b) | (maybe_a & b) | (maybe_b & a);
    case SIM_LOGIC_OR:
        return (maybe_a & maybe_b) | (maybe_a & ~b) | (maybe_b & ~a);
    case SIM_LOGIC_XOR:
        return maybe_a | maybe_b;
    default:
        return maybe_a;
    }
}

void
sim_flow_predicate(const sim_step *x)
{
    const sim_op *op = x->op;
    const char *places = x->warp->places;
    uint32_t maybe_a = sim_flow_maybes_of(x, op->a), maybe_b = sim_flow_maybes_of(x, op->b);
    uint32_t maybe = combined_maybes(op->variant, sim_predicate(places, op->a), maybe_a,
                                     sim_predicate(places, op->b), maybe_b);
    sim_flow_put_predicate(x, op->p, maybe,
                           sim_flow_origin_of(x, maybe_a != 0 ? op->a : op->b, 0, 0));
}

// Sets the least and the largest value that a lane may have.
static void
limits_of(const sim_step *x, const sim_flow *flow, uint32_t place, uint32_t lane, uint64_t *least,
          uint64_t *most)
{
    uint32_t size = flow->sizes[0];
    uint64_t value = sim_flow_value_of(x, place, size, lane),
             bits = sim_flow_bits_of(x, place, size, lane);
    uint64_t top = (uint64_t)1 << (8 * size - 1) & bits;
    *least = value & ~bits;
    *most = value | bits;
    if (flow->rule == SIM_FLOW_ORDER_SIGNED && top != 0) {
        *least |= top;
        *most &= ~top;
    }
}

static uint32_t
flags_of(const uint8_t flags[SIM_WARP])
{
    uint32_t mask = 0;
    for (uint32_t i = 0; i < SIM_WARP; i++)
        mask |= (uint32_t)flags[i] << i;
    return mask;
}

// Returns the lanes in which an order depends on unwritten bits: the comparison is not the same for
// the least and the largest values.
static uint32_t
order_maybes(const sim_step *x, const sim_flow *flow)
{
    _Alignas(64) char low[2][SIM_WARP * 8], high[2][SIM_WARP * 8];
    _Alignas(64) uint8_t first[SIM_WARP], second[SIM_WARP];
    const uint32_t places[] = {x->op->a, x->op->b};
    for (uint32_t i = 0; i < 2; i++)
        for (uint32_t lane = 0; lane < SIM_WARP; lane++) {
            uint64_t least, most;
            limits_of(x, flow, places[i], lane, &least, &most);
            sim_set_lane(low[i], 0, flow->sizes[0], (int)lane, least);
            sim_set_lane(high[i], 0, flow->sizes[0], (int)lane, most);
        }
    x->op->loop(first, low[0], high[1], NULL, NULL);
    x->op->loop(second, high[0], low[1], NULL, NULL);
    return flags_of(first) ^ flags_of(second);
}

// Returns the lanes whose comparison depends on unwritten bits, and the origin of one of them.
static uint32_t
compare_maybes(const sim_step *x, sim_origin *origin)
{
    const sim_op *op = x->op;
    const sim_flow *flow = sim_flow_of(op->loop);
    uint32_t maybe = 0, size = flow->sizes[0];
    bool two = flow->sources > 1;
    if (!sim_is_shadowed(x->shadow, op->a) && !(two && sim_is_shadowed(x->shadow, op->b)))
        return 0;
    for (uint32_t lane = SIM_WARP; lane-- > 0;) {
        uint64_t a = sim_flow_bits_of(x, op->a, size, lane),
                 b = two ? sim_flow_bits_of(x, op->b, size, lane) : 0;
        if ((a | b) == 0)
            continue;
        if (flow->rule == SIM_FLOW_EQUAL &&
            ((sim_flow_value_of(x, op->a, size, lane) ^ sim_flow_value_of(x, op->b, size, lane)) &
             ~(a | b)) != 0)
            continue; // they differ in written bits
        maybe |= 1u << lane;
        if (x->mask >> lane & 1)
            *origin = sim_flow_origin_of(x, a != 0 ? op->a : op->b, size, lane);
    }
    if (maybe != 0 &&
        (flow->rule == SIM_FLOW_ORDER_UNSIGNED || flow->rule == SIM_FLOW_ORDER_SIGNED))
        maybe &= order_maybes(x, flow);
    return maybe;
}

void
sim_flow_compare(const sim_step *x)
{
    const sim_op *op = x->op;
    const char *places = x->warp->places;
    uint32_t third = sim_flow_maybes_of(x, op->c), maybe, result = 0;
    sim_origin origin = sim_flow_origin_of(x, op->c, 0, 0);
    maybe = compare_maybes(x, &origin);
    if (third != 0) {
        _Alignas(64) uint8_t flags[SIM_WARP];
        op->loop(flags, places + op->a, places + op->b, NULL, NULL);
        result = flags_of(flags);
    }
    uint32_t known = sim_predicate(places, op->c);
    uint32_t p = combined_maybes(op->variant, result, maybe, known, third);
    if (op->what == SIM_DO_SET) {
        SIM_EACH_LANE(lane, x->mask)
        sim_flow_put(x, op->d, op->size, lane, p >> lane & 1 ? op->e : 0,
                     origin | SIM_ORIGIN_COMPUTED);
        sim_flow_put_maybes(x, op->d, op->size);
        return;
    }
    sim_flow_put_predicate(x, op->p, p, origin);
    sim_flow_put_predicate(x, op->q, combined_maybes(op->variant, ~result, maybe, known, third),
                           origin);
}

void
sim_flow_select(const sim_step *x)
{
    const sim_op *op = x->op;
    uint32_t first = sim_predicate(x->warp->places, op->p), maybe = sim_flow_maybes_of(x, op->p);
    if (maybe == 0 && !sim_is_shadowed(x->shadow, op->a) && !sim_is_shadowed(x->shadow, op->b)) {
        sim_flow_clear(x, op->d, op->size);
        return;
    }
    SIM_EACH_LANE(lane, x->mask)
    {
        uint32_t from = first >> lane & 1 ? op->a : op->b;
        uint64_t bits = sim_flow_bits_of(x, from, op->size, lane);
        sim_origin origin = sim_flow_origin_of(x, from, op->size, lane);
        if (maybe >> lane & 1) {
            bits = sim_flow_bits_of(x, op->a, op->size, lane) |
                   sim_flow_bits_of(x, op->b, op->size, lane) |
                   (sim_flow_value_of(x, op->a, op->size, lane) ^
                    sim_flow_value_of(x, op->b, op->size, lane));
            origin = sim_flow_origin_of(x, op->p, 0, 0) | SIM_ORIGIN_COMPUTED;
        }
        sim_flow_put(x, op->d, op->size, lane, bits, origin);
    }
    sim_flow_put_maybes(x, op->d, op->size);
}
