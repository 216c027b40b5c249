// Finds lanes that spin: they repeat a loop, and nothing that decides whether they leave it changes,
// unless other lanes change memory.
//
// At a backward branch the registers of the running split are compared with a copy from an earlier
// visit. Only those count that the branches of the loop depend on, so a loop that counts how often
// it waited spins, and a loop that counts to a limit does not. A loop that makes changes to memory
// does not spin; it gives others a turn only after LONG instructions.
#include <stdlib.h>

#include "execute/state.h"

enum {
    FIRST = 16,               // backward branches before the first copy
    LONGEST = 1 << 16,        // the copy is renewed after twice as many each time, and no more
    LONG = 100 * 1000 * 1000, // instructions
};

// A register that the loop writes.
typedef struct watched {
    uint32_t place, size; // bytes of a lane; 0: a predicate
} watched;

struct sim_spin {
    const sim_frame *frame; // NULL: there is no copy
    const sim_code *code;
    uint32_t pc, mask;      // of the copy
    uint32_t low, high;     // operations between which the lanes have been since
    uint64_t changes;       // that the warp had made
    uint64_t visits, renew; // of backward branches, and when the next copy is due
    char *copy;
    size_t room;
    // of operations from `low` to `high`, as they were then
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

// --- which registers the branches of a loop depend on ---

// A bit for each 4 bytes of the frame.
static bool
has(const uint8_t *bits, const sim_code *code, uint32_t place)
{
    place &= ~1u; // of a negated predicate
    return place < code->frame_bytes && bits[place / 32] >> place / 4 % 8 & 1;
}

static void
add(uint8_t *bits, const sim_code *code, uint32_t place)
{
    if (place < code->frame_bytes)
        bits[place / 32] |= (uint8_t)(1u << place / 4 % 8);
}

// Calls a function with each register that the operation writes, and bytes of a lane.
typedef void visitor(void *data, uint32_t place, uint32_t size);

static void
visit_written(const sim_op *op, visitor *visit, void *data)
{
    if (op->what == SIM_DO_CALL || op->what == SIM_DO_BUILTIN) {
        for (size_t i = 0; i < op->call->result_count; i++)
            if (!op->call->results[i].in_memory)
                visit(data, op->call->results[i].place, op->call->results[i].size);
        return;
    }
    if (op->what == SIM_DO_LOAD || op->what == SIM_DO_UNPACK)
        for (uint32_t i = 0; i < op->access->count; i++)
            visit(data, op->access->places[i], op->access->place_sizes[i]);
    if (op->what == SIM_DO_ATOM && op->access->count > 1)
        for (uint32_t i = 0; i < op->access->count; i++)
            visit(data, op->access->results[i], op->size);
    if (op->what == SIM_DO_CARRY)
        visit(data, SIM_PLACE_CARRY, 0);
    if (op->d != SIM_PLACE_SINK)
        visit(data, op->d, op->size);
    if (op->p != SIM_PLACE_SINK_PREDICATE && op->what != SIM_DO_SELECT)
        visit(data, op->p, 0);
    if (op->q != SIM_PLACE_SINK_PREDICATE && op->what == SIM_DO_COMPARE)
        visit(data, op->q, 0);
}

// What an operation has no use for leads to places that are never written.
static void
add_read(uint8_t *bits, const sim_code *code, const sim_op *op)
{
    uint32_t read[] = {op->guard & ~1u, op->a & ~1u, op->b & ~1u, op->c & ~1u,
                       op->e & ~1u,     op->p & ~1u, op->q & ~1u};
    for (size_t i = 0; i < sizeof read / sizeof *read; i++)
        add(bits, code, read[i]);
    if (op->what == SIM_DO_CARRY)
        add(bits, code, SIM_PLACE_CARRY);
    if (op->what == SIM_DO_LOAD || op->what == SIM_DO_ATOM)
        add(bits, code, op->access->base);
    if (op->what == SIM_DO_PACK || op->what == SIM_DO_ATOM)
        for (uint32_t i = 0; i < op->access->count; i++)
            add(bits, code, op->access->places[i]);
    if (op->what == SIM_DO_CALL || op->what == SIM_DO_BUILTIN)
        for (size_t i = 0; i < op->call->argument_count; i++)
            if (!op->call->arguments[i].in_memory)
                add(bits, code, op->call->arguments[i].place);
}

typedef struct search {
    uint8_t *bits;
    const sim_code *code;
    bool found;
    sim_spin *spin; // NULL: whether there is one is all that counts
    bool failed;
} search;

static void
look_for(void *data, uint32_t place, uint32_t size)
{
    search *s = data;
    (void)size;
    s->found |= has(s->bits, s->code, place);
}

static void
list_written(void *data, uint32_t place, uint32_t size)
{
    search *s = data;
    sim_spin *spin = s->spin;
    if (!has(s->bits, s->code, place))
        return;
    for (size_t i = 0; i < spin->count; i++)
        if (spin->list[i].place == place && spin->list[i].size >= size)
            return;
    if (spin->count == spin->list_room) {
        size_t room = 2 * spin->list_room + 16;
        watched *more = realloc(spin->list, room * sizeof *more);
        s->failed |= more == NULL;
        if (more == NULL)
            return;
        spin->list = more;
        spin->list_room = room;
    }
    spin->list[spin->count++] = (watched){place, size};
}

// False: no memory.
static bool
find_watched(sim_spin *spin)
{
    const sim_op *ops = spin->code->ops;
    search s = {.code = spin->code, .bits = calloc(spin->code->frame_bytes / 32 + 1, 1)};
    if (s.bits == NULL)
        return false;
    for (uint32_t i = spin->low; i <= spin->high; i++)
        if (ops[i].what == SIM_DO_BRANCH || ops[i].what == SIM_DO_BRANCH_INDEX)
            add_read(s.bits, s.code, &ops[i]);
    bool *added = calloc(spin->high - spin->low + 1, sizeof *added);
    for (bool more = added != NULL; more;) {
        more = false;
        for (uint32_t i = spin->high + 1; i-- > spin->low;) {
            s.found = false;
            if (!added[i - spin->low])
                visit_written(&ops[i], look_for, &s);
            if (!s.found)
                continue;
            add_read(s.bits, s.code, &ops[i]);
            added[i - spin->low] = more = true;
        }
    }
    spin->count = 0;
    s.spin = spin;
    for (uint32_t i = spin->low; i <= spin->high; i++)
        visit_written(&ops[i], list_written, &s);
    spin->list_low = spin->low;
    spin->list_high = spin->high;
    s.failed |= added == NULL;
    free(added);
    free(s.bits);
    return !s.failed;
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

// Whether the registers that count are the same as at an earlier visit.
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
