// Detects lanes that spin: they repeat a loop, and only a change of memory by other lanes can end
// it.
//
// At a backward branch, the registers of the running split are compared with a copy from an earlier
// visit. Only registers that decide the branches of the loop count. So a loop spins even if it
// counts its iterations, but not if that count limits it. Clocks do not count if the loop also
// reads memory. A loop that changes memory never spins; it lets other lanes run only after LONG
// instructions.
#include <stdlib.h>

#include "execute/state.h"

enum {
    FIRST = 16,               // backward branches before the first copy
    LONGEST = 1 << 16,        // the copy is renewed after twice as many each time, up to this
    LONG = 100 * 1000 * 1000, // instructions
};

// A register that is written in the loop and that is compared.
typedef struct watched {
    uint32_t place, size; // size: bytes of a lane; 0: a predicate
} watched;

struct sim_spin {
    const sim_frame *frame; // NULL: there is no copy
    const sim_code *code;
    uint32_t pc, mask;      // place and lanes of the copy
    uint32_t low, high;     // the lowest and highest operations that lanes reached since
    uint64_t changes;       // value of the warp's `changes` at that time
    uint64_t visits, renew; // backward branches so far; the next copy is due at `renew`
    char *copy;
    size_t room;
    // the registers written by the operations from list_low to list_high
    watched *list;
    size_t count, list_room;
    uint32_t list_low, list_high;
};

void
sim_spin_free(sim_warp *warp)
{
    if (warp->spin != NULL) {
        free(warp->spin->copy);
        free(warp->spin->list);
        free(warp->spin);
    }
    warp->spin = NULL;
}

void
sim_spin_forget(sim_warp *warp, const sim_frame *frame)
{
    if (warp->spin != NULL && (frame == NULL || warp->spin->frame == frame))
        warp->spin->frame = NULL;
}

// --- registers on which the branches of a loop depend ---

// Sets of registers have a bit for each 4 bytes of a frame.
typedef struct places {
    uint8_t *bits;
    uint32_t bytes; // bytes of the frame
} places;

static bool
has(const places *set, uint32_t place)
{
    place &= ~1u; // drops the bit of a negated predicate
    return place < set->bytes && set->bits[place / 32] >> place / 4 % 8 & 1;
}

static bool
add(places *set, uint32_t place)
{
    place &= ~1u;
    bool is_new = place < set->bytes && !has(set, place);
    if (is_new)
        set->bits[place / 32] |= (uint8_t)(1u << place / 4 % 8);
    return is_new;
}

// A visitor, which is called with each register that an operation reads or writes. For a register
// that is written, `size` is the bytes of a lane; for a register that is read, `size` is 0. The
// functions below return whether any call of the visitor returned true.
typedef bool visitor(void *data, uint32_t place, uint32_t size);

static bool
visit_written(const sim_op *op, visitor *visit, void *data)
{
    bool any = false;
    if (op->what == SIM_DO_CALL || op->what == SIM_DO_BUILTIN) {
        for (size_t i = 0; i < op->call->result_count; i++)
            if (!op->call->results[i].in_memory)
                any |= visit(data, op->call->results[i].place, op->call->results[i].size);
        return any;
    }
    if (op->what == SIM_DO_LOAD || op->what == SIM_DO_UNPACK)
        for (uint32_t i = 0; i < op->access->count; i++)
            any |= visit(data, op->access->places[i], op->access->place_sizes[i]);
    if (op->what == SIM_DO_ATOM && op->access->count > 1)
        for (uint32_t i = 0; i < op->access->count; i++)
            any |= visit(data, op->access->results[i], op->size);
    if (op->what == SIM_DO_CARRY)
        any |= visit(data, SIM_PLACE_CARRY, 0);
    if (op->d != SIM_PLACE_SINK)
        any |= visit(data, op->d, op->size);
    if (op->p != SIM_PLACE_SINK_PREDICATE && op->what != SIM_DO_SELECT)
        any |= visit(data, op->p, 0);
    if (op->q != SIM_PLACE_SINK_PREDICATE && op->what == SIM_DO_COMPARE)
        any |= visit(data, op->q, 0);
    return any;
}

// Unused operands name places that are never written, so they do no harm.
static bool
visit_read(const sim_op *op, visitor *visit, void *data)
{
    uint32_t read[] = {op->guard, op->a, op->b, op->c, op->e, op->p, op->q};
    bool any = false;
    for (size_t i = 0; i < sizeof read / sizeof *read; i++)
        any |= visit(data, read[i], 0);
    if (op->what == SIM_DO_CARRY)
        any |= visit(data, SIM_PLACE_CARRY, 0);
    if (op->what == SIM_DO_LOAD || op->what == SIM_DO_ATOM)
        any |= visit(data, op->access->base, 0);
    if (op->what == SIM_DO_PACK || op->what == SIM_DO_ATOM)
        for (uint32_t i = 0; i < op->access->count; i++)
            any |= visit(data, op->access->places[i], 0);
    if (op->what == SIM_DO_CALL || op->what == SIM_DO_BUILTIN)
        for (size_t i = 0; i < op->call->argument_count; i++)
            if (!op->call->arguments[i].in_memory)
                any |= visit(data, op->call->arguments[i].place, 0);
    return any;
}

static bool
visit_has(void *data, uint32_t place, uint32_t size)
{
    (void)size;
    return has(data, place);
}

static bool
visit_add(void *data, uint32_t place, uint32_t size)
{
    (void)size;
    return add(data, place);
}

// Finds the registers that branches depend on, directly or through others.
static void
find_deciding(const sim_spin *spin, places *set)
{
    const sim_op *ops = spin->code->ops;
    for (uint32_t i = spin->low; i <= spin->high; i++)
        if (ops[i].what == SIM_DO_BRANCH || ops[i].what == SIM_DO_BRANCH_INDEX)
            visit_read(&ops[i], visit_add, set);
    for (bool more = true; more;) {
        more = false;
        for (uint32_t i = spin->high + 1; i-- > spin->low;)
            if (visit_written(&ops[i], visit_has, set))
                more |= visit_read(&ops[i], visit_add, set);
    }
}

// Finds clocks, and registers that are computed from clocks. A loop that reads both memory and a
// clock waits for the memory. A loop that reads only a clock waits for no other lane.
static void
find_timed(const sim_spin *spin, places *set)
{
    const sim_op *ops = spin->code->ops;
    bool looks = false;
    for (uint32_t i = spin->low; i <= spin->high; i++)
        looks |= ops[i].what == SIM_DO_LOAD || ops[i].what == SIM_DO_ATOM;
    for (bool more = looks; more;) {
        more = false;
        for (uint32_t i = spin->low; i <= spin->high; i++)
            if (ops[i].what == SIM_DO_READ || visit_read(&ops[i], visit_has, set))
                more |= visit_written(&ops[i], visit_add, set);
    }
}

typedef struct listing {
    sim_spin *spin;
    const places *deciding, *timed;
    bool failed;
} listing;

static bool
visit_list(void *data, uint32_t place, uint32_t size)
{
    listing *l = data;
    sim_spin *spin = l->spin;
    if (!has(l->deciding, place) || has(l->timed, place))
        return false;
    for (size_t i = 0; i < spin->count; i++)
        if (spin->list[i].place == place && spin->list[i].size >= size)
            return false;
    if (spin->count == spin->list_room) {
        size_t room = 2 * spin->list_room + 16;
        watched *more = realloc(spin->list, room * sizeof *more);
        l->failed |= more == NULL;
        if (more == NULL)
            return false;
        spin->list = more;
        spin->list_room = room;
    }
    spin->list[spin->count++] = (watched){place, size};
    return true;
}

// Lists the registers to compare; false: out of memory.
static bool
find_watched(sim_spin *spin)
{
    size_t bytes = spin->code->frame_bytes / 32 + 1;
    uint8_t *bits = calloc(2, bytes);
    if (bits == NULL)
        return false;
    places deciding = {bits, spin->code->frame_bytes}, timed = {bits + bytes, deciding.bytes};
    find_deciding(spin, &deciding);
    find_timed(spin, &timed);
    spin->count = 0;
    listing l = {spin, &deciding, &timed, false};
    for (uint32_t i = spin->low; i <= spin->high; i++)
        visit_written(&spin->code->ops[i], visit_list, &l);
    spin->list_low = spin->low;
    spin->list_high = spin->high;
    free(bits);
    return !l.failed;
}

// --- the copy ---

static void
take_copy(sim_warp *warp, uint32_t pc)
{
    sim_spin *spin = warp->spin;
    const sim_code *code = warp->frame->function->code;
    spin->frame = NULL;
    if (spin->room < code->frame_bytes) {
        free(spin->copy);
        spin->copy = malloc(code->frame_bytes);
        spin->room = spin->copy == NULL ? 0 : code->frame_bytes;
    }
    if (spin->copy == NULL)
        return;
    if (code != spin->code)
        spin->list_low = spin->list_high = UINT32_MAX;
    memcpy(spin->copy, warp->places, code->frame_bytes);
    spin->frame = warp->frame;
    spin->code = code;
    spin->pc = spin->high = pc;
    spin->low = code->ops[pc].target;
    spin->mask = warp->active;
    spin->changes = warp->changes;
}

static bool
is_same(const watched *w, const char *places, const char *copy, uint32_t mask)
{
    if (w->size == 0)
        return ((sim_predicate(places, w->place) ^ sim_predicate(copy, w->place)) & mask) == 0;
    uint32_t size = w->size < 2 ? 2 : w->size;
    SIM_EACH_LANE(lane, mask)
    if (memcmp(places + w->place + lane * size, copy + w->place + lane * size, size) != 0)
        return false;
    return true;
}

static bool
has_come_back(const sim_warp *warp)
{
    sim_spin *spin = warp->spin;
    if (spin->changes != warp->changes)
        return false;
    if ((spin->list_low != spin->low || spin->list_high != spin->high) && !find_watched(spin))
        return false;
    for (size_t i = 0; i < spin->count; i++)
        if (!is_same(&spin->list[i], warp->places, spin->copy, spin->mask))
            return false;
    return true;
}

// --- at a backward branch ---

void
sim_spin_widen(sim_warp *warp, const sim_op *branch, uint32_t target)
{
    sim_spin *spin = warp->spin;
    uint32_t pc = (uint32_t)(branch - warp->ops);
    if (spin == NULL || spin->frame != warp->frame || target > pc)
        return;
    spin->low = target < spin->low ? target : spin->low;
    spin->high = pc > spin->high ? pc : spin->high;
}

// Returns whether the registers that count are the same as at an earlier visit.
static bool
is_spinning(sim_warp *warp, const sim_op *branch)
{
    sim_spin *spin = warp->spin;
    uint32_t pc = (uint32_t)(branch - warp->ops);
    spin->visits++;
    sim_spin_widen(warp, branch, branch->target);
    if (spin->frame == warp->frame && spin->mask == warp->active && spin->pc == pc &&
        has_come_back(warp)) {
        spin->visits = 0;
        spin->renew = FIRST;
        spin->frame = NULL;
        return true;
    }
    if (spin->visits >= spin->renew || (spin->frame == NULL && spin->visits >= FIRST)) {
        take_copy(warp, pc);
        spin->renew = spin->renew < LONGEST ? 2 * spin->renew : spin->renew + LONGEST;
    }
    return false;
}

static bool
has_had_its_turn(sim_warp *warp)
{
    uint64_t now = warp->instructions + warp->started - warp->slice;
    if ((warp->active & ~warp->turn) != 0) {
        warp->turn = warp->active;
        warp->turn_began = now;
    }
    if (now - warp->turn_began < LONG)
        return false;
    warp->turn_began = now;
    return true;
}

void
sim_spin_look(sim_warp *warp, const sim_op *branch)
{
    if (warp->spin == NULL && (warp->spin = calloc(1, sizeof *warp->spin)) != NULL)
        warp->spin->renew = FIRST;
    bool spins = warp->spin != NULL && is_spinning(warp, branch);
    bool is_over = !spins && has_had_its_turn(warp);
    if (!spins && !is_over)
        return;
    sim_split *split = &warp->splits[warp->current];
    split->spins = true;
    split->changes = warp->changes;
    warp->stop = true;
    if (is_over)
        sim_long_turn(warp, branch, LONG);
}
