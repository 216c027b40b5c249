// Executes operations between the lanes of a warp: shuffles, votes, matches, reductions and the
// warp's barrier.
//
// Such an operation waits until all lanes of its mask have arrived, except those that have ended.
// Lanes may arrive at different instructions of the same kind. The operation then gathers the
// inputs of all lanes, and gives each lane its result.
#include "execute/races.h"
#include "execute/unsynced.h"
#include "execute/unwritten.h"
#include "lanes/number.h"

// The unwritten bits of what the lanes bring.
typedef struct unwritten {
    uint32_t lanes; // lanes that bring some; 0: the other members are not set
    uint64_t a[SIM_WARP];
    uint32_t steers; // lanes that bring unwritten bits in b or c
    uint32_t test;
    sim_origin origins[SIM_WARP];
} unwritten;

typedef struct exchange {
    sim_exchange kind;
    sim_warp *warp;
    const sim_op *op; // of one of the lanes
    uint32_t members; // the lanes that take part
    uint32_t named;   // the lanes of the mask, including lanes that have ended
    uint64_t a[SIM_WARP];
    uint32_t b[SIM_WARP], c[SIM_WARP];
    uint32_t test;
    uint64_t result[SIM_WARP];
    uint32_t flags;
    unwritten *unwritten;
} exchange;

static void
bring_values(exchange *x, const char *places, const sim_op *op, uint32_t lanes)
{
    bool shuffles = x->kind <= SIM_SHUFFLE_IDX;
    SIM_EACH_LANE(lane, lanes)
    {
        x->a[lane] = sim_lane_value(places, op->a, (uint32_t)op->value, (int)lane);
        if (shuffles) {
            x->b[lane] = (uint32_t)sim_lane_value(places, op->b, 4, (int)lane);
            x->c[lane] = (uint32_t)sim_lane_value(places, op->c, 4, (int)lane);
        }
    }
    x->test |= sim_predicate(places, op->q) & lanes;
}

// Gathers the unwritten bits of lanes that arrive.
static void
bring_unwritten(exchange *x, const sim_shadow *shadow, const sim_op *op, uint32_t lanes)
{
    unwritten *u = x->unwritten;
    if (shadow == NULL)
        return;
    if (u->lanes == 0)
        *u = (unwritten){.lanes = 0};
    uint32_t test = sim_predicate(shadow->bits, op->q & ~1u) & lanes, size = (uint32_t)op->value;
    bool shuffles = x->kind <= SIM_SHUFFLE_IDX;
    u->test |= test;
    SIM_EACH_LANE(lane, lanes)
    {
        uint64_t steers = 0;
        u->a[lane] = sim_lane_value(shadow->bits, op->a, size, (int)lane);
        if (shuffles)
            steers = sim_lane_value(shadow->bits, op->b, 4, (int)lane) |
                     sim_lane_value(shadow->bits, op->c, 4, (int)lane);
        u->steers |= (uint32_t)(steers != 0) << lane;
        uint32_t from = u->a[lane] != 0 ? op->a : op->b;
        u->origins[lane] = test >> lane & 1
                               ? *sim_origin_at(shadow, op->q, 0, 0)
                               : *sim_origin_at(shadow, from, from == op->a ? size : 4, lane);
        if (u->a[lane] != 0 || steers != 0 || test >> lane & 1)
            u->lanes |= 1u << lane;
    }
}

static void
take_values(const exchange *x, char *places, const sim_op *op, uint32_t lanes)
{
    if (op->d != SIM_PLACE_SINK)
        SIM_EACH_LANE(lane, lanes)
    sim_set_lane(places, op->d, op->size, (int)lane, x->result[lane]);
    sim_set_predicate(places, op->p, x->flags, lanes);
}

// --- results ---

// Returns whether the lane existed, which not all lanes of a block's last warp do, and has ended.
static bool
has_ended(const sim_warp *warp, uint32_t lane)
{
    return warp->index * SIM_WARP + lane < warp->block->grid->threads && !(warp->live >> lane & 1);
}

static void
shuffle(exchange *x)
{
    SIM_EACH_LANE(lane, x->members)
    {
        uint32_t b = x->b[lane] & 31, c = x->c[lane] & 31, segment = x->c[lane] >> 8 & 31;
        uint32_t most = (lane & segment) | (c & ~segment), least = lane & segment, from;
        bool inside;
        switch (x->kind) {
        case SIM_SHUFFLE_UP:
            from = lane - b;
            inside = (int32_t)from >= (int32_t)most;
            break;
        case SIM_SHUFFLE_DOWN:
            from = lane + b;
            inside = from <= most;
            break;
        case SIM_SHUFFLE_BFLY:
            from = lane ^ b;
            inside = from <= most;
            break;
        default:
            from = least | (b & ~segment);
            inside = from <= most;
            break;
        }
        from = inside ? from : lane;
        if ((x->named & ~x->members) >> from & 1 && has_ended(x->warp, from))
            sim_unsynced_shuffle(x->warp, x->op, lane, from);
        x->result[lane] = x->members >> from & 1 ? x->a[from] : 0;
        x->flags |= (uint32_t)inside << lane;
    }
}

static void
vote(exchange *x)
{
    uint32_t yes = x->test & x->members;
    bool all = yes == x->members, any = yes != 0;
    bool holds = x->kind == SIM_VOTE_ALL ? all : x->kind == SIM_VOTE_ANY ? any : all || !any;
    x->flags = holds ? x->members : 0;
    SIM_EACH_LANE(lane, x->members)
    x->result[lane] = yes;
}

static void
match(exchange *x)
{
    uint64_t first = x->a[__builtin_ctz(x->members)];
    bool all = true;
    SIM_EACH_LANE(lane, x->members)
    {
        uint32_t same = 0;
        for (uint32_t other = 0; other < SIM_WARP; other++)
            same |= (uint32_t)((x->members >> other & 1) && x->a[other] == x->a[lane]) << other;
        x->result[lane] = same;
        all &= x->a[lane] == first;
    }
    if (x->kind != SIM_MATCH_ALL)
        return;
    x->flags = all ? x->members : 0;
    SIM_EACH_LANE(lane, x->members)
    x->result[lane] = all ? x->members : 0;
}

static uint32_t
reduced(sim_exchange kind, uint32_t a, uint32_t b)
{
    switch (kind) {
    case SIM_REDUX_ADD:
        return a + b;
    case SIM_REDUX_MIN:
        return a < b ? a : b;
    case SIM_REDUX_MAX:
        return a > b ? a : b;
    case SIM_REDUX_MIN_SIGNED:
        return (int32_t)a < (int32_t)b ? a : b;
    case SIM_REDUX_MAX_SIGNED:
        return (int32_t)a > (int32_t)b ? a : b;
    case SIM_REDUX_AND:
        return a & b;
    case SIM_REDUX_OR:
        return a | b;
    default:
        return a ^ b;
    }
}

static uint32_t
reduced_float(sim_exchange kind, uint32_t a, uint32_t b)
{
    unsigned how = (unsigned)kind - SIM_REDUX_FLOAT;
    uint32_t bits = how & 4 ? 0x7fffffff : UINT32_MAX;
    return bits32(pick32(float32(a & bits), float32(b & bits), how & 1, how & 2));
}

static void
reduce(exchange *x)
{
    int first = __builtin_ctz(x->members);
    uint32_t value = (uint32_t)x->a[first];
    if (x->kind >= SIM_REDUX_FLOAT) {
        SIM_EACH_LANE(lane, x->members)
        value = reduced_float(x->kind, value, (uint32_t)x->a[lane]);
        SIM_EACH_LANE(lane, x->members)
        x->result[lane] = value;
        return;
    }
    SIM_EACH_LANE(lane, x->members & (x->members - 1))
    value = reduced(x->kind, value, (uint32_t)x->a[lane]);
    SIM_EACH_LANE(lane, x->members)
    x->result[lane] = value;
}

// Transposes a matrix of 8 by 8 16-bit elements. Each lane has two adjacent elements.
static void
transpose(exchange *x)
{
    SIM_EACH_LANE(lane, x->members)
    {
        uint32_t column = lane >> 2, row = 2 * (lane & 3), half = 16 * (column & 1);
        uint32_t low = (uint32_t)x->a[4 * row + column / 2] >> half & 0xffff;
        uint32_t high = (uint32_t)x->a[4 * (row + 1) + column / 2] >> half & 0xffff;
        x->result[lane] = low | high << 16;
    }
}

static void
complete(exchange *x)
{
    uint32_t leader = (uint32_t)__builtin_ctz(x->members);
    if (x->kind <= SIM_SHUFFLE_IDX) {
        shuffle(x);
    } else if (x->kind <= SIM_VOTE_BALLOT) {
        vote(x);
    } else if (x->kind <= SIM_MATCH_ALL) {
        match(x);
    } else if (x->kind <= SIM_REDUX_FLOAT_LAST) {
        reduce(x);
    } else if (x->kind == SIM_TRANSPOSE) {
        transpose(x);
    } else if (x->kind == SIM_ELECT_ONE) {
        x->flags = 1u << leader;
        SIM_EACH_LANE(lane, x->members)
        x->result[lane] = leader;
    }
}

// --- unwritten values ---

// Returns the unwritten bits of a lane's result, and the lane from whose values they follow.
static uint64_t
unwritten_result(const exchange *x, const exchange *moved, uint32_t lane, uint32_t *from)
{
    const unwritten *u = x->unwritten;
    *from = (uint32_t)__builtin_ctz(u->lanes);
    if (x->kind <= SIM_SHUFFLE_IDX) {
        uint32_t b = x->b[lane] & 31, segment = x->c[lane] >> 8 & 31, least = lane & segment;
        uint32_t source = x->kind == SIM_SHUFFLE_UP     ? lane - b
                          : x->kind == SIM_SHUFFLE_DOWN ? lane + b
                          : x->kind == SIM_SHUFFLE_BFLY ? lane ^ b
                                                        : least | (b & ~segment);
        *from = x->flags >> lane & 1 ? source & 31 : lane;
        if (u->steers >> lane & 1)
            *from = lane;
        return u->steers >> lane & 1 ? UINT64_MAX : moved->result[lane];
    }
    if (x->kind == SIM_VOTE_BALLOT)
        return u->test & x->members;
    if (x->kind == SIM_TRANSPOSE)
        return moved->result[lane];
    return x->kind == SIM_ELECT_ONE ? 0 : UINT64_MAX;
}

// Returns whether the result of a vote follows from unwritten predicates.
static bool
is_open(const exchange *x)
{
    uint32_t maybe = x->unwritten->test & x->members, known = x->members & ~maybe;
    bool yes = (x->test & known) != 0, no = (~x->test & known) != 0;
    switch (x->kind) {
    case SIM_VOTE_ALL:
        return maybe != 0 && !no;
    case SIM_VOTE_ANY:
        return maybe != 0 && !yes;
    case SIM_VOTE_UNI:
        return maybe != 0 && !(yes && no);
    case SIM_MATCH_ALL:
        return true;
    default:
        return x->kind <= SIM_SHUFFLE_IDX && (x->unwritten->steers & x->members) != 0;
    }
}

// Stores the unwritten bits of the results of lanes whose frame this is.
static void
take_unwritten(const exchange *x, sim_frame *frame, const sim_op *op, uint32_t lanes)
{
    const unwritten *u = x->unwritten;
    sim_shadow *shadow = u->lanes != 0 ? sim_shadow_make(frame) : frame->shadow;
    if (shadow == NULL)
        return;
    if (op->d != SIM_PLACE_SINK)
        sim_shadow_clear(shadow, op->d, op->size, lanes);
    sim_shadow_set_predicate(shadow, op->p, 0, lanes, 0);
    if (u->lanes == 0)
        return;
    exchange moved = *x;
    memcpy(moved.a, u->a, sizeof moved.a);
    moved.flags = 0;
    complete(&moved);
    SIM_EACH_LANE(lane, lanes)
    {
        uint32_t from;
        uint64_t bits = unwritten_result(x, &moved, lane, &from);
        bool moves = x->kind <= SIM_SHUFFLE_IDX || x->kind == SIM_TRANSPOSE;
        sim_origin origin = u->origins[from] | (moves ? 0 : SIM_ORIGIN_COMPUTED);
        if (op->d != SIM_PLACE_SINK)
            sim_shadow_set(shadow, op->d, op->size, lane, bits, origin);
    }
    if (is_open(x))
        sim_shadow_set_predicate(shadow, op->p, lanes, lanes,
                                 u->origins[__builtin_ctz(u->lanes)] | SIM_ORIGIN_COMPUTED);
}

// --- arrivals ---

static void
bring(exchange *x, const sim_frame *frame, const sim_op *op, uint32_t lanes)
{
    bring_values(x, frame->places, op, lanes);
    bring_unwritten(x, frame->shadow, op, lanes);
}

static void
take(const exchange *x, sim_frame *frame, const sim_op *op, uint32_t lanes)
{
    take_unwritten(x, frame, op, lanes);
    take_values(x, frame->places, op, lanes);
}

static bool
same_kind(const sim_split *split, sim_exchange kind, uint32_t named)
{
    return split->state == SIM_AT_WARP && split->op->variant == kind && split->what == named;
}

// Completes operations for which all lanes have arrived, and makes their splits ready.
void
sim_exchange_recheck(sim_warp *warp)
{
    for (int i = 0; i < warp->split_count; i++) {
        const sim_split *first = &warp->splits[i];
        if (first->state != SIM_AT_WARP)
            continue;
        unwritten u = {.lanes = 0};
        exchange x = {.kind = first->op->variant,
                      .warp = warp,
                      .op = first->op,
                      .named = first->what,
                      .unwritten = &u};
        for (int j = 0; j < warp->split_count; j++)
            if (same_kind(&warp->splits[j], x.kind, x.named))
                x.members |= warp->splits[j].mask;
        if ((x.named & warp->live) != x.members)
            continue;
        for (int j = 0; j < warp->split_count; j++)
            if (same_kind(&warp->splits[j], x.kind, x.named))
                bring(&x, warp->splits[j].frame, warp->splits[j].op, warp->splits[j].mask);
        complete(&x);
        sim_races_exchange(warp, x.members);
        for (int j = 0; j < warp->split_count; j++)
            if (same_kind(&warp->splits[j], x.kind, x.named)) {
                take(&x, warp->splits[j].frame, warp->splits[j].op, warp->splits[j].mask);
                warp->splits[j].state = SIM_READY;
            }
        i = -1; // the states of splits have changed
    }
}

// Returns whether all remaining lanes of the warp wait for each other, so that no other warp can
// release them.
static bool
is_stuck(const sim_warp *warp)
{
    for (int i = 0; i < warp->split_count; i++)
        if (warp->splits[i].state != SIM_AT_WARP)
            return false;
    return warp->split_count > 0 && warp->waiting == 0;
}

void
sim_run_warp(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    uint32_t named = mask, lanes = mask;
    if (op->e != SIM_NO_PLACE) {
        named = (uint32_t)sim_lane_value(warp->places, op->e, 4, __builtin_ctz(mask));
        SIM_EACH_LANE(lane, mask)
        if ((uint32_t)sim_lane_value(warp->places, op->e, 4, (int)lane) != named)
            lanes &= ~(1u << lane);
        if (lanes & ~named) {
            sim_fault(warp, op, lanes & ~named, CUBIND_SIM_ILLEGAL_INSTRUCTION,
                      "A thread executes '%.*s' with the mask 0x%08x, which does not include it",
                      SIM_SHOW(op->statement->instruction->opcode), named);
            return;
        }
    }
    if ((named & warp->live) == lanes && lanes == mask) {
        unwritten u;
        u.lanes = 0;
        exchange x = {.kind = op->variant,
                      .warp = warp,
                      .op = op,
                      .members = lanes,
                      .named = named,
                      .unwritten = &u};
        bring(&x, warp->frame, op, lanes);
        complete(&x);
        take(&x, warp->frame, op, lanes);
        sim_races_exchange(warp, lanes);
        return;
    }
    if (mask & ~lanes) { // lanes with another mask execute this instruction again
        sim_unsynced_masks(warp, op, mask);
        sim_split_add(warp,
                      (sim_split){.pc = warp->pc - 1, .mask = mask & ~lanes, .frame = warp->frame});
        warp->active &= ~(mask & ~lanes);
        warp->has_strays = true;
    }
    sim_unsynced_exchange(warp, op, lanes, named);
    sim_split_park(warp, SIM_AT_WARP, lanes, op, named);
    sim_exchange_recheck(warp);
    if (is_stuck(warp) && !atomic_load(&warp->block->grid->faulted))
        sim_stuck(warp);
}
