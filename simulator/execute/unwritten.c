// Follows unwritten values through memory: checks the marks of what loads and atomics read, marks
// what stores write, and looks at addresses and at values that reach global memory.
#include "execute/unwritten.h"
#include "base/marks.h"
#include "execute/watch.h"
#include "lanes/watch.h"

typedef struct access {
    sim_warp *warp;
    const sim_op *op;
    const sim_access *access;
    uint32_t mask, total;
    sim_verb verb;
    sim_shadow *shadow; // of the running frame, or NULL
    // The stretch that has all addresses, if there is one: the place of its address 0, the distance
    // between the memories of two lanes, and the span of the addresses.
    bool in_stretch;
    uintptr_t zero;
    uint64_t step, span;
    sim_addresses all;
    uintptr_t starts[SIM_WARP]; // of lanes in the mask
    sim_reach reach;
    uint64_t addresses[SIM_WARP];
    uint32_t marks[SIM_WARP]; // the unwritten bytes of each lane
} access;

// --- the usual case: all bytes are written ---

// Finds the stretch of memory that has the addresses of all accesses, and where the first of them
// leads. False: there is none, or it is not known yet.
static bool
find_stretch(access *x, uintptr_t *start)
{
    const sim_access *a = x->access;
    const sim_warp *warp = x->warp;
    const sim_stretch *stretch = &warp->stretches[a->stretch];
    bool has_base = a->base != SIM_NO_PLACE;
    sim_limits limits;
    if (!warp->watchers->limit(&limits, warp->places + (has_base ? a->base : 0),
                               has_base ? a->base_size : 0, (uint64_t)a->offset, x->mask))
        return false;
    uint64_t first = limits.lowest - stretch->start;
    x->span = limits.highest - limits.lowest + x->total;
    x->step = stretch->step;
    x->zero = (uintptr_t)stretch->host - stretch->start;
    *start = x->zero + limits.lowest;
    return limits.lowest >= stretch->start && x->span <= stretch->size &&
           first <= stretch->size - x->span;
}

// Finds where each lane's access leads, in the stretch. False: an address is not a multiple of its
// access.
static bool
find_each(access *x, uintptr_t starts[SIM_WARP])
{
    const sim_access *a = x->access;
    bool has_base = a->base != SIM_NO_PLACE;
    x->warp->watchers->add_up(&x->all, x->warp->places + (has_base ? a->base : 0),
                              has_base ? a->base_size : 0, (uint64_t)a->offset, x->mask, x->total);
    uintptr_t first = x->zero + x->all.first;
    for (uint32_t i = 0; i < SIM_WARP; i++)
        starts[i] = first + (uintptr_t)(intptr_t)x->all.apart[i] + i * x->step;
    return !x->all.are_odd;
}

static bool
are_all_written(access *x)
{
    enum { NEAR = 512 };
    uintptr_t start;
    x->in_stretch = find_stretch(x, &start);
    if (!x->in_stretch)
        return false;
    if (x->step == 0 && x->span <= NEAR && sim_marks_none(start, x->span))
        return true;
    if (x->step == 0 && x->span > NEAR && sim_marks_no_chunks(start, x->span))
        return true;
    x->in_stretch = find_each(x, x->starts);
    return x->in_stretch && sim_marks_none_each(x->starts, x->mask, x->total);
}

// --- what is read ---

// Returns the lanes whose accesses lead to memory. Parameters and constants are always written.
static uint32_t
find_reach(access *x)
{
    sim_reach_find(x->warp, x->access, x->mask, x->verb, &x->reach);
    return x->mask & (x->reach.global | x->reach.shared | x->reach.local);
}

// Returns the lanes that read unwritten bytes.
static uint32_t
find_marks(access *x)
{
    uint32_t found = 0, reached = find_reach(x);
    memset(x->marks, 0, sizeof x->marks);
    SIM_EACH_LANE(lane, reached)
    {
        x->marks[lane] = sim_marks_get((uintptr_t)x->reach.where[lane], x->total);
        found |= (uint32_t)(x->marks[lane] != 0) << lane;
    }
    if (found != 0)
        sim_addresses_of(x->warp, x->access, x->addresses);
    return found;
}

static uint32_t
marks_of(const access *x, uint32_t lane, uint32_t element)
{
    uint32_t size = x->access->size;
    return (uint32_t)((uint64_t)x->marks[lane] >> element * size & (((uint64_t)1 << size) - 1));
}

static uint64_t
bits_of_marks(uint32_t marks)
{
    uint64_t bits = 0;
    for (uint32_t i = 0; i < 8; i++)
        bits |= marks >> i & 1 ? (uint64_t)0xff << 8 * i : 0;
    return bits;
}

// Returns a mask of the bytes all of whose bits are set.
static uint32_t
marks_of_bits(uint64_t bits)
{
    uint32_t marks = 0;
    for (uint32_t i = 0; i < 8; i++)
        marks |= (uint32_t)((bits >> 8 * i & 0xff) == 0xff) << i;
    return marks;
}

// Returns whether unwritten bytes may be padding of a struct: they follow written bytes in the same
// 16 bytes.
static bool
is_padding(uintptr_t first)
{
    uint32_t at = first % 16, marks = sim_marks_get(first - at, 16);
    return (~marks & ((1u << at) - 1)) != 0;
}

// Returns whether unwritten elements are the end of an array, of which `lanes` read consecutive
// elements.
static bool
is_tail(const access *x, uint32_t lanes)
{
    enum { ENOUGH = 4 };
    uint32_t first = (uint32_t)__builtin_ctz(lanes), last = 31 - (uint32_t)__builtin_clz(x->mask);
    uint32_t written = x->mask & ~lanes;
    if (x->reach.next != (x->mask & x->mask << 1) || x->access->count != 1 ||
        written >> first != 0 || __builtin_popcount(written) < ENOUGH || (lanes >> last & 1) == 0)
        return false;
    const char *end = x->reach.where[last] + x->total;
    bool global = x->reach.global >> last & 1;
    return sim_marks_get((uintptr_t)end, 1) != 0 ||
           (global && sim_range_of(x->warp, x->addresses[last] + x->total, 1, SIM_LOADS) == NULL);
}

static sim_space
space_of(const access *x, uint32_t lane)
{
    return x->reach.shared >> lane & 1  ? SIM_SPACE_SHARED
           : x->reach.local >> lane & 1 ? SIM_SPACE_LOCAL
                                        : SIM_SPACE_GLOBAL;
}

// Adds the read of an element by some lanes to the events. Returns the origin of lane 0.
static sim_origin
add_event(const access *x, uint32_t element, uint32_t lanes)
{
    sim_origin first = 0;
    sim_event *event = sim_event_new(x->warp->block->set, x->op, element, &first);
    if (event == NULL)
        return 0;
    const sim_grid *grid = x->warp->block->grid;
    uint32_t size = x->access->size;
    *event = (sim_event){.warp = x->warp, .size = size};
    event->space = space_of(x, (uint32_t)__builtin_ctz(lanes));
    uint64_t window = x->access->space != SIM_SPACE_NONE ? 0
                      : event->space == SIM_SPACE_SHARED ? grid->shared_window
                      : event->space == SIM_SPACE_LOCAL  ? grid->local_window
                                                         : 0;
    SIM_EACH_LANE(lane, lanes)
    {
        event->addresses[lane] = x->addresses[lane] - window + element * size;
        event->marks[lane] = marks_of(x, lane, element);
    }
    return first;
}

// Finds the origins of an element that some lanes read.
static void
find_origins(const access *x, uint32_t element, uint32_t lanes, sim_origin origins[SIM_WARP])
{
    sim_origin first = 0;
    bool tail = is_tail(x, lanes);
    SIM_EACH_LANE(lane, lanes)
    {
        uint32_t marks = marks_of(x, lane, element);
        uintptr_t where = (uintptr_t)x->reach.where[lane] + element * x->access->size +
                          (uint32_t)__builtin_ctz(marks);
        bool own = (x->reach.shared | x->reach.local) >> lane & 1;
        origins[lane] = own ? sim_origin_kept(x->warp->block->set, where) : 0;
        if (origins[lane] != 0)
            continue;
        first = first != 0 ? first : add_event(x, element, lanes);
        origins[lane] = sim_origin_of(first, lane);
        if (!tail && is_padding(where))
            origins[lane] |= SIM_ORIGIN_PADDING;
    }
}

static void
put_loaded(const access *x, uint32_t element, uint32_t lane, sim_origin origin)
{
    const sim_access *a = x->access;
    uint32_t place = a->places[element], size = a->place_sizes[element];
    uint32_t marks = marks_of(x, lane, element);
    if (size == 16) {
        sim_shadow_set(x->shadow, place + 8 * lane, 8, lane, bits_of_marks(marks & 0xff), origin);
        sim_shadow_set(x->shadow, place + 8 * lane + 8, 8, lane, bits_of_marks(marks >> 8), origin);
        x->shadow->flags[place / 64] |= marks != 0;
        return;
    }
    uint64_t bits = bits_of_marks(marks);
    if (a->is_signed && a->size < 8 && marks >> (a->size - 1) & 1)
        bits |= UINT64_MAX << 8 * a->size;
    sim_shadow_set(x->shadow, place, size, lane, bits, origin);
}

static uint32_t
written_lanes(const access *x)
{
    return (x->mask | x->warp->idle) == UINT32_MAX ? UINT32_MAX : x->mask;
}

static void
look_at_load(access *x)
{
    const sim_access *a = x->access;
    uint32_t found = are_all_written(x) ? 0 : find_marks(x);
    if (found != 0)
        x->shadow = sim_shadow_make(x->warp->frame);
    for (uint32_t i = 0; x->shadow != NULL && i < a->count; i++) {
        if (a->places[i] == SIM_PLACE_SINK)
            continue;
        sim_shadow_clear(x->shadow, a->places[i], a->place_sizes[i], written_lanes(x));
        uint32_t lanes = 0;
        SIM_EACH_LANE(lane, found)
        lanes |= (uint32_t)(marks_of(x, lane, i) != 0) << lane;
        sim_origin origins[SIM_WARP];
        if (lanes != 0)
            find_origins(x, i, lanes, origins);
        SIM_EACH_LANE(lane, lanes)
        put_loaded(x, i, lane, origins[lane]);
    }
}

// --- what is stored ---

// Returns whether an unwritten value may go to global memory: a copy of a struct with its padding.
static bool
may_be_copied(sim_origin origin, uint64_t bits, uint32_t size)
{
    uint32_t all = (1u << size) - 1, marks = marks_of_bits(bits) & all;
    bool bytes = bits_of_marks(marks) == bits && marks != all;
    return (origin & SIM_ORIGIN_PADDING) != 0 && (origin & SIM_ORIGIN_COMPUTED) == 0 &&
           ((origin & SIM_ORIGIN_MOVED) == 0 || bytes);
}

// Marks what a lane stores: up to 8 bytes, of which the set bits are unwritten.
static void
store_bits(const access *x, uint32_t lane, char *where, uint32_t size, uint64_t bits,
           sim_origin origin)
{
    sim_set *set = x->warp->block->set;
    bits &= size == 8 ? UINT64_MAX : ((uint64_t)1 << 8 * size) - 1;
    bool global = x->reach.global >> lane & 1;
    if (bits != 0 && global && !may_be_copied(origin, bits, size)) {
        sim_unwritten_matters(x->warp, x->op, lane, origin, "stores the value to global memory");
        bits = 0; // one report is enough
    }
    uint32_t marks = marks_of_bits(bits);
    sim_marks_put((uintptr_t)where, size, marks);
    for (uint32_t at = 0; !global && marks >> at != 0; at += 4)
        if (marks >> at & 15)
            sim_origin_keep(set, (uintptr_t)where + at, origin);
}

static bool
stores_unwritten(const access *x)
{
    bool any = false;
    for (uint32_t i = 0; x->shadow != NULL && i < x->access->count; i++)
        any |= sim_is_shadowed(x->shadow, x->access->places[i]);
    return any;
}

static void
store_element(const access *x, uint32_t element, uint32_t lane)
{
    const sim_access *a = x->access;
    const sim_shadow *shadow = x->shadow;
    uint32_t place = a->places[element], size = a->place_sizes[element];
    char *where = x->reach.where[lane] + element * a->size;
    if (size <= 8) {
        store_bits(x, lane, where, a->size, sim_lane_value(shadow->bits, place, size, (int)lane),
                   *sim_origin_at(shadow, place, size, lane));
        return;
    }
    for (uint32_t at = 0; at < 16; at += 8) {
        uint32_t half = place + 8 * lane + at;
        store_bits(x, lane, where + at, 8, sim_lane_value(shadow->bits, half, 8, (int)lane),
                   *sim_origin_at(shadow, half, 8, lane));
    }
}

// Marks what lanes write that store only written values, to one stretch of memory.
static void
mark_stretch(const access *x)
{
    if (x->step == 0 && x->all.next == UINT32_MAX << 1)
        sim_marks_set(x->starts[0], (size_t)SIM_WARP * x->total, false);
    else
        sim_marks_set_each(x->starts, x->mask, x->total, false);
}

static void
look_at_store(access *x)
{
    bool unwritten = stores_unwritten(x);
    if (!unwritten && are_all_written(x))
        return;
    if (!unwritten && x->in_stretch) {
        mark_stretch(x);
        return;
    }
    uint32_t reached = find_reach(x);
    SIM_EACH_LANE(lane, reached)
    {
        if (!unwritten)
            sim_marks_set((uintptr_t)x->reach.where[lane], x->total, false);
        for (uint32_t i = 0; unwritten && i < x->access->count; i++)
            store_element(x, i, lane);
    }
}

// --- atomics ---

static uint64_t
operand_bits(const access *x, uint32_t place, uint32_t lane)
{
    uint32_t size = x->op->size;
    return x->shadow == NULL || size > 8 ? 0
                                         : sim_lane_value(x->shadow->bits, place, size, (int)lane);
}

static void
update_element(access *x, uint32_t element, uint32_t lane, sim_origin read)
{
    const sim_op *op = x->op;
    uint32_t size = x->access->size, marks = marks_of(x, lane, element);
    uint32_t value = x->access->count > 1 ? x->access->places[element] : op->a;
    uint32_t result = x->access->count > 1 ? x->access->results[element] : op->d;
    uint32_t other = op->variant == SIM_ATOMIC_CAS ? op->b : value;
    bool exchanges = op->variant == SIM_ATOMIC_EXCH, global = x->reach.global >> lane & 1;
    uint64_t stored = operand_bits(x, value, lane);
    sim_origin origin = x->shadow != NULL ? *sim_origin_at(x->shadow, value, op->size, lane) : 0;
    if (stored == 0 && (stored = operand_bits(x, other, lane)) != 0)
        origin = *sim_origin_at(x->shadow, other, op->size, lane);
    if (!exchanges && marks != 0) {
        if (global)
            sim_unwritten_matters(x->warp, op, lane, read, "updates global memory with the value");
        origin = read;
        marks = global ? 0 : marks;
        stored = global ? 0 : UINT64_MAX;
    } else if (!exchanges && stored != 0) {
        stored = UINT64_MAX;
        origin |= SIM_ORIGIN_COMPUTED;
    }
    for (uint32_t at = 0; at < size; at += 8)
        store_bits(x, lane, x->reach.where[lane] + element * size + at, size < 8 ? size : 8, stored,
                   origin);
    if (x->shadow != NULL && result != SIM_PLACE_SINK && op->size <= 8)
        sim_shadow_set(x->shadow, result, op->size, lane, marks != 0 ? bits_of_marks(marks) : 0,
                       read);
}

static void
look_at_atomic(access *x)
{
    const sim_op *op = x->op;
    bool shadowed =
        x->shadow != NULL && (stores_unwritten(x) || sim_is_shadowed(x->shadow, op->a) ||
                              sim_is_shadowed(x->shadow, op->b));
    if (!shadowed && are_all_written(x)) {
        if (x->shadow != NULL && op->d != SIM_PLACE_SINK)
            sim_shadow_clear(x->shadow, op->d, op->size, written_lanes(x));
        return;
    }
    if (find_marks(x) != 0)
        x->shadow = sim_shadow_make(x->warp->frame);
    for (uint32_t i = 0; i < x->access->count; i++) {
        uint32_t lanes = 0;
        SIM_EACH_LANE(lane, x->mask)
        lanes |= (uint32_t)(marks_of(x, lane, i) != 0) << lane;
        sim_origin origins[SIM_WARP] = {0};
        if (lanes != 0)
            find_origins(x, i, lanes, origins);
        uint32_t reached = x->reach.global | x->reach.shared | x->reach.local;
        SIM_EACH_LANE(lane, x->mask & reached)
        update_element(x, i, lane, origins[lane] & ~(sim_origin)SIM_ORIGIN_PADDING);
    }
}

// --- any access ---

static void
look_at_address(const access *x)
{
    const sim_access *a = x->access;
    if (a->base == SIM_NO_PLACE || !sim_is_shadowed(x->shadow, a->base))
        return;
    SIM_EACH_LANE(lane, x->mask)
    if (sim_lane_value(x->shadow->bits, a->base, a->base_size, (int)lane) != 0) {
        sim_unwritten_matters(x->warp, x->op, lane,
                              *sim_origin_at(x->shadow, a->base, a->base_size, lane),
                              "uses the value as an address");
        return;
    }
}

void
sim_unwritten_access(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    access x;
    x.warp = warp;
    x.op = op;
    x.access = op->access;
    x.mask = mask;
    x.total = x.access->size * x.access->count;
    x.shadow = warp->frame->shadow;
    x.verb = sim_verb_of(op);
    if (x.shadow != NULL)
        look_at_address(&x);
    if (op->what == SIM_DO_LOAD)
        look_at_load(&x);
    else if (op->what == SIM_DO_STORE)
        look_at_store(&x);
    else
        look_at_atomic(&x);
}

// --- memory that begins or ends ---

void
sim_unwritten_begin(const sim_grid *grid, char *start, size_t size)
{
    if (grid->checks_unwritten)
        sim_marks_set((uintptr_t)start, size, true);
    if (grid->config->poison != 0)
        sim_poison(start, size, grid->config->poison);
}

void
sim_unwritten_fill_frame(const sim_warp *warp, const sim_frame *frame, uint32_t lanes)
{
    const sim_grid *grid = warp->block->grid;
    size_t size = frame->function->code->local_bytes;
    if (!grid->checks_unwritten && grid->config->poison == 0)
        return;
    uintptr_t starts[SIM_WARP];
    for (uint32_t lane = 0; lane < SIM_WARP; lane++)
        starts[lane] =
            (uintptr_t)warp->local + (size_t)lane * grid->local_bytes + frame->local_base;
    if (grid->checks_unwritten)
        sim_marks_set_each(starts, lanes, size, true);
    SIM_EACH_LANE(lane, lanes)
    {
        if (grid->config->poison != 0)
            sim_poison((char *)starts[lane], size, grid->config->poison);
        sim_origin_forget(warp->block->set, starts[lane], size);
    }
}

void
sim_unwritten_end(const sim_grid *grid, const char *start, size_t size)
{
    if (grid->checks_unwritten)
        sim_marks_set((uintptr_t)start, size, false);
}

// --- calls ---

void
sim_unwritten_look(sim_warp *warp, const sim_op *op, int lane, const char *where, uint64_t address,
                   uint32_t size)
{
    sim_set *set = warp->block->set;
    uint32_t marks = sim_marks_get((uintptr_t)where, size);
    if (marks == 0)
        return;
    sim_origin origin = sim_origin_kept(set, (uintptr_t)where + (uint32_t)__builtin_ctz(marks));
    if (origin == 0) {
        sim_event *event = sim_event_new(set, op, 0, &origin);
        if (event == NULL)
            return;
        uint64_t offset = address - warp->block->grid->local_window;
        bool local = offset < (uint64_t)1 << SIM_SHARED_STEP;
        *event = (sim_event){.warp = warp, .size = size};
        event->space = local ? SIM_SPACE_LOCAL : SIM_SPACE_GLOBAL;
        event->addresses[lane] = local ? offset : address;
        event->marks[lane] = marks;
        origin = sim_origin_of(origin, (uint32_t)lane);
    }
    sim_unwritten_matters(warp, op, (uint32_t)lane, origin, "prints the value");
}

static uint64_t
bits_of_end(const sim_end *end, uint32_t lane, uint32_t at, uint32_t size, const sim_set *set,
            sim_origin *origin)
{
    const sim_shadow *shadow = end->frame->shadow;
    if (end->memory != NULL) {
        uint32_t marks = sim_marks_get((uintptr_t)end->memory + at, size);
        if (marks != 0)
            *origin =
                sim_origin_kept(set, (uintptr_t)end->memory + at + (uint32_t)__builtin_ctz(marks));
        return bits_of_marks(marks);
    }
    if (shadow == NULL || end->size > 8)
        return 0;
    *origin = *sim_origin_at(shadow, end->place, end->size, lane);
    return sim_lane_value(shadow->bits, end->place, end->size, (int)lane);
}

void
sim_unwritten_pass(sim_warp *warp, uint32_t lane, uint32_t size, const sim_end *to,
                   const sim_end *from)
{
    sim_set *set = warp->block->set;
    for (uint32_t at = 0; at < size; at += 8) {
        uint32_t part = size - at < 8 ? size - at : 8;
        sim_origin origin = 0;
        uint64_t bits = bits_of_end(from, lane, at, part, set, &origin);
        if (to->memory == NULL) {
            sim_shadow *shadow = bits != 0 ? sim_shadow_make(to->frame) : to->frame->shadow;
            if (shadow != NULL && to->size <= 8)
                sim_shadow_set(shadow, to->place, to->size, lane, bits, origin);
            continue;
        }
        uint32_t marks = marks_of_bits(bits) & ((1u << part) - 1);
        sim_marks_put((uintptr_t)to->memory + at, part, marks);
        for (uint32_t i = 0; marks >> i != 0; i += 4)
            if (marks >> i & 15)
                sim_origin_keep(set, (uintptr_t)to->memory + at + i, origin);
    }
}
