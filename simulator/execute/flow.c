// Follows unwritten values through the registers of a frame: computes for each operation which bits
// of its result are unwritten.
#include "execute/flow.h"
#include "lanes/flow.h"

// The unwritten bits of a result.
typedef struct result {
    _Alignas(64) char bits[SIM_WARP * 16];
} result;

// --- loops ---

static void
load_sources(const sim_step *x, const sim_flow *flow, uint32_t lane, uint64_t bits[4])
{
    const uint32_t places[] = {x->op->a, x->op->b, x->op->c, x->op->e};
    for (uint32_t i = 0; i < 4; i++)
        bits[i] = i < flow->sources ? sim_flow_bits_of(x, places[i], flow->sizes[i], lane) : 0;
}

static uint64_t
all_if(uint64_t bits, uint64_t all)
{
    return bits != 0 ? all : 0;
}

static uint64_t
combine(const sim_step *x, const sim_flow *flow, uint32_t lane, const uint64_t u[4])
{
    const sim_op *op = x->op;
    uint64_t any = u[0] | u[1] | u[2] | u[3], a, b;
    switch (flow->rule) {
    case SIM_FLOW_AND:
    case SIM_FLOW_OR:
        a = sim_flow_value_of(x, op->a, flow->sizes[0], lane);
        b = sim_flow_value_of(x, op->b, flow->sizes[1], lane);
        if (flow->rule == SIM_FLOW_OR)
            a = ~a, b = ~b;
        return (u[0] & u[1]) | (u[0] & b) | (u[1] & a);
    case SIM_FLOW_XOR:
        return any;
    case SIM_FLOW_UP:
        return any | (0 - any);
    case SIM_FLOW_HALVES:
        return all_if(any & 0xffff, 0xffff) | all_if(any & 0xffff0000, 0xffff0000);
    case SIM_FLOW_WORDS:
        return all_if(any & UINT32_MAX, UINT32_MAX) | all_if(any >> 32, ~(uint64_t)UINT32_MAX);
    case SIM_FLOW_PAIR:
        return all_if(u[1], 0xffff) | all_if(u[0], 0xffff0000);
    default:
        return all_if(any, UINT64_MAX);
    }
}

// Runs the loop itself on the shadows of the sources whose bits it moves.
static void
run_on_shadow(const sim_step *x, const sim_flow *flow, result *r)
{
    const sim_op *op = x->op;
    const uint32_t places[] = {op->a, op->b, op->c, op->e};
    const char *from[4];
    for (uint32_t i = 0; i < 4; i++)
        from[i] = (i < flow->moved ? x->shadow->bits : x->warp->places) + places[i];
    op->loop(r->bits, from[0], from[1], from[2], from[3]);
}

static void
flow_lane(const sim_step *x, const sim_flow *flow, uint32_t lane, const result *moved)
{
    const sim_op *op = x->op;
    const uint32_t places[] = {op->a, op->b, op->c, op->e};
    uint64_t u[4], bits;
    uint32_t i = 0;
    load_sources(x, flow, lane, u);
    bool is_moved = moved != NULL;
    for (uint32_t j = flow->moved; j < flow->sources; j++)
        is_moved &= u[j] == 0;
    bits =
        is_moved ? sim_lane_value(moved->bits, 0, op->size, (int)lane) : combine(x, flow, lane, u);
    while (i + 1 < flow->sources && u[i] == 0)
        i++;
    sim_origin origin = sim_flow_origin_of(x, places[i], flow->sizes[i], lane);
    if (!is_moved && flow->rule != SIM_FLOW_AND && flow->rule != SIM_FLOW_OR)
        origin |= SIM_ORIGIN_COMPUTED;
    else if (flow->rule != SIM_FLOW_MOVE)
        origin |= SIM_ORIGIN_MOVED;
    sim_flow_put(x, op->d, op->size, lane, bits, origin);
}

static void
flow_wide(const sim_step *x)
{
    const sim_op *op = x->op;
    SIM_EACH_LANE(lane, x->mask)
    for (uint32_t at = 0; at < 16; at += 8)
        sim_flow_put_half(x, op->d, lane, at, sim_flow_bits_of(x, op->a + 8 * lane + at, 8, lane),
                          sim_flow_origin_of(x, op->a + 8 * lane + at, 8, lane));
}

// Handles the most frequent loops: all lanes have 4 bytes, and each bit follows from all.
static void
flow_words(const sim_step *x, const sim_flow *flow)
{
    typedef uint32_t lane_bits __attribute__((may_alias));
    const sim_op *op = x->op;
    const uint32_t places[] = {op->a, op->b, op->c};
    lane_bits *to = (lane_bits *)(x->shadow->bits + op->d);
    uint32_t bits[SIM_WARP] = {0}, any = 0;
    sim_origin origins[SIM_WARP] = {0};
    for (uint32_t i = flow->sources; i-- > 0;) {
        const lane_bits *from = (const lane_bits *)(x->shadow->bits + places[i]);
        const sim_origin *origin = sim_origin_at(x->shadow, places[i], 0, 0);
        for (uint32_t lane = 0; lane < SIM_WARP && sim_is_shadowed(x->shadow, places[i]); lane++) {
            bits[lane] |= from[lane];
            origins[lane] = from[lane] != 0 ? origin[2 * lane] : origins[lane];
        }
    }
    sim_origin *origin = sim_origin_at(x->shadow, op->d, 0, 0);
    for (uint32_t lane = 0; lane < SIM_WARP; lane++) {
        uint32_t takes = 0 - (x->mask >> lane & 1), result = bits[lane] != 0 ? UINT32_MAX : 0;
        any |= result & takes;
        to[lane] = (result & takes) | (to[lane] & ~takes);
        if (takes != 0)
            origin[2 * lane] = origins[lane] | SIM_ORIGIN_COMPUTED;
    }
    x->shadow->flags[op->d / 64] |= any != 0;
}

static bool
has_words(const sim_op *op, const sim_flow *flow)
{
    bool words = flow->rule == SIM_FLOW_ALL && op->size == 4 && flow->sources <= 3;
    for (uint32_t i = 0; i < flow->sources; i++)
        words &= flow->sizes[i] == 4;
    return words && op->d != SIM_PLACE_SINK;
}

static void
flow_loop(const sim_step *x)
{
    const sim_op *op = x->op;
    const sim_flow *flow = sim_flow_of(op->loop);
    const uint32_t places[] = {op->a, op->b, op->c, op->e};
    bool shadowed = false;
    for (uint32_t i = 0; i < flow->sources; i++)
        shadowed |= sim_is_shadowed(x->shadow, places[i]);
    if (!shadowed) {
        sim_flow_clear(x, op->d, op->size);
        return;
    }
    result r;
    bool moves = flow->rule == SIM_FLOW_MOVE || flow->rule == SIM_FLOW_BITS;
    if (op->size == 16) {
        flow_wide(x);
    } else if (has_words(op, flow)) {
        flow_words(x, flow);
    } else {
        if (moves)
            run_on_shadow(x, flow, &r);
        SIM_EACH_LANE(lane, x->mask)
        flow_lane(x, flow, lane, moves ? &r : NULL);
    }
    sim_flow_put_maybes(x, op->d, op->size);
}

// --- other operations on values ---

static void
flow_carry(const sim_step *x)
{
    const sim_op *op = x->op;
    uint32_t carries = op->variant & SIM_CARRY_IN ? sim_flow_maybes_of(x, SIM_PLACE_CARRY) : 0,
             out = 0;
    sim_origin last = 0;
    SIM_EACH_LANE(lane, x->mask)
    {
        const uint32_t places[] = {op->a, op->b, op->c};
        uint64_t any = carries >> lane & 1;
        sim_origin origin = sim_flow_origin_of(x, SIM_PLACE_CARRY, 0, 0);
        for (uint32_t i = 0; i < (op->variant & SIM_CARRY_MAD ? 3 : 2); i++) {
            uint64_t bits = sim_flow_bits_of(x, places[i], op->size, lane);
            any |= bits;
            if (bits != 0)
                origin = sim_flow_origin_of(x, places[i], op->size, lane);
        }
        out |= (uint32_t)(any != 0) << lane;
        last = any != 0 ? origin : last;
        sim_flow_put(x, op->d, op->size, lane,
                     op->variant & SIM_CARRY_HIGH ? all_if(any, UINT64_MAX) : any | (0 - any),
                     origin | SIM_ORIGIN_COMPUTED);
    }
    sim_flow_put_maybes(x, op->d, op->size);
    if (op->variant & SIM_CARRY_OUT)
        sim_flow_put_predicate(x, SIM_PLACE_CARRY, out, last);
}

// Evaluates the function for all values of the unwritten bits.
static void
flow_lop3(const sim_step *x)
{
    const sim_op *op = x->op;
    const uint32_t places[] = {op->a, op->b, op->c};
    SIM_EACH_LANE(lane, x->mask)
    {
        uint32_t bits = 0, known = 0;
        sim_origin origin = 0;
        for (uint32_t values = 0; values < 8; values++) {
            uint32_t v[3], result = 0;
            for (uint32_t i = 0; i < 3; i++) {
                uint32_t u = (uint32_t)sim_flow_bits_of(x, places[i], 4, lane);
                v[i] = (uint32_t)sim_flow_value_of(x, places[i], 4, lane);
                v[i] = values >> i & 1 ? v[i] | u : v[i] & ~u;
                origin = u != 0 ? sim_flow_origin_of(x, places[i], 4, lane) : origin;
            }
            for (int i = 0; i < 8; i++)
                if (op->value >> i & 1)
                    result |=
                        (i & 4 ? v[0] : ~v[0]) & (i & 2 ? v[1] : ~v[1]) & (i & 1 ? v[2] : ~v[2]);
            known = values == 0 ? result : known;
            bits |= result ^ known;
        }
        sim_flow_put(x, op->d, 4, lane, bits, origin | SIM_ORIGIN_MOVED);
    }
    sim_flow_put_maybes(x, op->d, 4);
}

static void
flow_pack(const sim_step *x)
{
    const sim_op *op = x->op;
    const sim_access *parts = op->access;
    SIM_EACH_LANE(lane, x->mask)
    for (uint32_t at = 0, half = op->size > 8 ? 8 : op->size; at < op->size; at += half) {
        uint64_t bits = 0;
        sim_origin origin = 0;
        for (uint32_t i = at / parts->size; i < parts->count && i * parts->size < at + half; i++) {
            uint32_t size = parts->place_sizes[i];
            uint64_t part = sim_flow_bits_of(x, parts->places[i], size, lane);
            bits |= (parts->size < 8 ? part & (((uint64_t)1 << 8 * parts->size) - 1) : part)
                    << 8 * (i * parts->size - at);
            origin = part != 0 ? sim_flow_origin_of(x, parts->places[i], size, lane) : origin;
        }
        if (op->size > 8)
            sim_flow_put_half(x, op->d, lane, at, bits, origin);
        else
            sim_flow_put(x, op->d, op->size, lane, bits, origin);
    }
    sim_flow_put_maybes(x, op->d, op->size);
}

static void
flow_unpack(const sim_step *x)
{
    const sim_op *op = x->op;
    const sim_access *parts = op->access;
    bool wide = op->size > 8;
    for (uint32_t lane = 0; lane < SIM_WARP; lane++) {
        uint64_t whole[2] = {0};
        sim_origin origins[2] = {0};
        for (uint32_t half = 0; half < (wide ? 2 : 1); half++) {
            uint32_t place = op->a + (wide ? 8 * lane + 8 * half : 0);
            whole[half] = sim_flow_bits_of(x, place, wide ? 8 : op->size, lane);
            origins[half] = sim_flow_origin_of(x, place, wide ? 8 : op->size, lane);
        }
        for (uint32_t i = 0; i < parts->count && x->mask >> lane & 1; i++) {
            uint64_t part = 0;
            memcpy(&part, (const char *)whole + i * parts->size, parts->size);
            sim_flow_put(x, parts->places[i], parts->place_sizes[i], lane, part,
                         origins[i * parts->size / 8]);
        }
    }
    for (uint32_t i = 0; i < parts->count; i++)
        sim_flow_put_maybes(x, parts->places[i], parts->place_sizes[i]);
}

// Handles operations all of whose results follow from up to three sources.
static void
flow_all(const sim_step *x, const uint32_t sources[3], uint32_t size)
{
    const sim_op *op = x->op;
    uint32_t lanes = 0;
    sim_origin last = 0;
    SIM_EACH_LANE(lane, x->mask)
    {
        sim_origin origin = 0;
        for (uint32_t i = 0; i < 3; i++)
            if (sim_flow_bits_of(x, sources[i], size, lane) != 0)
                origin = sim_flow_origin_of(x, sources[i], size, lane);
        lanes |= (uint32_t)(origin != 0) << lane;
        last = origin != 0 ? origin : last;
        if (op->what != SIM_DO_SPACE)
            sim_flow_put(x, op->d, op->size, lane, all_if(origin, UINT64_MAX),
                         origin | SIM_ORIGIN_COMPUTED);
    }
    if (op->what == SIM_DO_SPACE)
        sim_flow_put_predicate(x, op->p, lanes, last);
    else
        sim_flow_put_maybes(x, op->d, op->size);
}

static void
flow_values(const sim_step *x)
{
    const sim_op *op = x->op;
    switch ((sim_do)op->what) {
    case SIM_DO_PREDICATE:
        sim_flow_predicate(x);
        break;
    case SIM_DO_COMPARE:
    case SIM_DO_SET:
        sim_flow_compare(x);
        break;
    case SIM_DO_SELECT:
        sim_flow_select(x);
        break;
    case SIM_DO_CARRY:
        flow_carry(x);
        break;
    case SIM_DO_LOP3:
        flow_lop3(x);
        break;
    case SIM_DO_PACK:
        flow_pack(x);
        break;
    case SIM_DO_UNPACK:
        flow_unpack(x);
        break;
    case SIM_DO_VIDEO:
        flow_all(x, (uint32_t[]){op->a, op->b, op->c}, 4);
        break;
    case SIM_DO_SPACE:
        flow_all(x, (uint32_t[]){op->a, SIM_PLACE_SINK, SIM_PLACE_SINK}, 8);
        break;
    case SIM_DO_MAPA:
    case SIM_DO_RANK:
        flow_all(x, (uint32_t[]){op->a, SIM_PLACE_SINK, SIM_PLACE_SINK}, op->e);
        break;
    case SIM_DO_READ:
    case SIM_DO_ACTIVE:
    case SIM_DO_STACK:
        sim_flow_clear(x, op->d, op->size);
        break;
    default:
        break;
    }
}

// --- operations that decide which lanes run ---

static const char *
verb_of(const sim_op *op)
{
    switch ((sim_do)op->what) {
    case SIM_DO_BRANCH:
    case SIM_DO_BRANCH_INDEX:
        return "branches on the value";
    case SIM_DO_STORE:
    case SIM_DO_ATOM:
        return "stores only if the value says so";
    case SIM_DO_CALL:
    case SIM_DO_BUILTIN:
        return "calls a function only if the value says so";
    case SIM_DO_RETURN:
    case SIM_DO_EXIT:
    case SIM_DO_TRAP:
        return "ends only if the value says so";
    case SIM_DO_WARP:
    case SIM_DO_BARRIER:
    case SIM_DO_CLUSTER_BARRIER:
        return "meets other threads only if the value says so";
    default:
        return NULL;
    }
}

// Reports an unwritten guard or index that decides which lanes run.
static void
look_at_decision(sim_step *x)
{
    const sim_op *op = x->op;
    const char *verb = x->maybe != 0 ? verb_of(op) : NULL;
    if (verb != NULL) {
        sim_unwritten_matters(x->warp, op, (uint32_t)__builtin_ctz(x->maybe),
                              sim_flow_origin_of(x, op->guard, 0, 0), verb);
        x->maybe = 0;
    }
    bool indexed = op->what == SIM_DO_BRANCH_INDEX;
    bool calls = op->what == SIM_DO_CALL && op->call->function == SIZE_MAX;
    uint32_t place = indexed ? op->a : calls ? op->call->target : 0, size = indexed ? 4 : 8;
    SIM_EACH_LANE(lane, indexed || calls ? x->mask : 0)
    if (sim_flow_bits_of(x, place, size, lane) != 0) {
        sim_unwritten_matters(x->warp, op, lane, sim_flow_origin_of(x, place, size, lane),
                              indexed ? "branches on the value" : "calls the value");
        break;
    }
}

static void
put_loaded_maybes(const sim_step *x)
{
    const sim_access *access = x->op->access;
    for (uint32_t i = 0; x->op->what == SIM_DO_LOAD && i < access->count; i++)
        sim_flow_put_maybes(x, access->places[i], access->place_sizes[i]);
}

bool
sim_flow_step(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    sim_step x = {.warp = warp, .op = op, .shadow = warp->frame->shadow, .mask = mask};
    x.maybe = sim_flow_maybes_of(&x, op->guard) & warp->active;
    if (x.mask == 0 && x.maybe == 0)
        return true;
    look_at_decision(&x);
    if (op->what == SIM_DO_LANES)
        flow_loop(&x);
    else if (op->what == SIM_DO_LOAD)
        put_loaded_maybes(&x);
    else
        flow_values(&x);
    if (op->what == SIM_DO_RETURN || op[1].statement != op->statement)
        sim_shadow_look(warp->frame);
    return warp->frame->shadow != NULL;
}
