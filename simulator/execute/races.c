// Tells the race check what kernels do, and turns its conflicts into findings.
#include "execute/races.h"

#include <stdio.h>

#include "execute/findings.h"
#include "execute/name.h"

// --- beginning and end ---

bool
sim_races_begin(sim_grid *grid, bool is_parallel)
{
    if ((grid->config->checks & CUBIND_SIM_CHECK_RACE) == 0)
        return true;
    grid->race = sim_race_new(is_parallel);
    return grid->race != NULL;
}

void
sim_races_end(sim_grid *grid)
{
    if (grid->config->trace != NULL && grid->race != NULL)
        *grid->config->trace = sim_trace_new(grid);
    else
        sim_race_free(grid->race);
    grid->race = NULL;
}

bool
sim_races_make(sim_set *set)
{
    const sim_grid *grid = set->grid;
    if (grid->race == NULL)
        return true;
    set->race = sim_race_set_new(grid->race, set->count, grid->warps, grid->shared_bytes);
    for (uint32_t i = 0; set->race != NULL && i < set->count; i++) {
        sim_block *block = &set->blocks[i];
        block->race = &set->race->blocks[i];
        for (uint32_t j = 0; j < grid->warps; j++)
            block->warps[j].race = &block->race->warps[j];
    }
    return set->race != NULL;
}

void
sim_races_start_set(sim_set *set)
{
    if (set->race != NULL)
        sim_race_set_start(set->race);
}

bool
sim_races_start_block(sim_block *block, uint64_t cluster)
{
    const uint32_t *index = block->index, *shape = block->grid->grid;
    uint64_t number = index[0] + (uint64_t)shape[0] * (index[1] + (uint64_t)shape[1] * index[2]);
    return block->race == NULL ||
           sim_race_block_start(block->race, index, number, cluster, block->grid->threads);
}

void
sim_races_free(sim_set *set)
{
    sim_race_set_free(set->race);
}

// --- texts ---

typedef struct telling {
    sim_warp *warp;
    const sim_op *op;
    const sim_block *owner; // of the shared memory; NULL: global memory
    const sim_reach *reach;
} telling;

const char *
sim_race_verb(bool writes, bool atomic)
{
    return atomic ? "updates it atomically" : writes ? "writes" : "reads";
}

static bool
is_strong(const sim_op *op)
{
    return op->access->strong || op->what == SIM_DO_ATOM;
}

static const char *
advice_in_block(const sim_race_conflict *c, const telling *t, char *text, size_t room)
{
    const sim_op *op = t->op, *earlier = c->earlier->op;
    if (c->is_same)
        return "all these threads write in one instruction: let one of them write, or use an "
               "atomic operation";
    bool alike = c->earlier->atomic != (op->what == SIM_DO_ATOM);
    if (alike)
        return "use atomic operations for both, or __syncthreads() between them";
    bool own_warp = c->earlier->life == t->warp->race->block->life && c->warp == t->warp->index;
    snprintf(text, room, "%s would order them, executed by %s after the %s and before the %s",
             own_warp ? "__syncwarp()" : "__syncthreads()", own_warp ? "both lanes" : "all threads",
             earlier == op        ? "access of one"
             : c->earlier->writes ? "write"
                                  : "read",
             earlier == op             ? "access of the other"
             : op->what == SIM_DO_LOAD ? "read"
                                       : "write");
    return text;
}

static const char *
advice_for(const sim_race_conflict *c, const telling *t, char *text, size_t room)
{
    const sim_race_life *own = t->warp->race->block->life, *other = c->earlier->life;
    bool both_strong = c->earlier->strong && is_strong(t->op);
    if (both_strong)
        return "the scope of these accesses does not reach the other thread: use a wider one, such "
               "as that of atomicAdd() instead of atomicAdd_block()";
    if (other->number == own->number)
        return advice_in_block(c, t, text, room);
    if (t->warp->block->set->cluster_size > 1 && other->cluster == own->cluster)
        return "cluster.sync() between them would order them";
    if (t->warp->block->grid->is_cooperative)
        return "grid.sync() between them would order them";
    if (c->earlier->atomic != (t->op->what == SIM_DO_ATOM))
        return "they are in different blocks: use atomic operations for both, or two kernels";
    return "they are in different blocks: use atomic operations, or two kernels, or a flag with "
           "__threadfence() before it is written and after it is read";
}

static void
name_place(const sim_race_conflict *c, const telling *t, char *text, size_t room)
{
    if (t->owner != NULL)
        sim_name_shared(t->warp->block->grid, (uint32_t)(c->address - (uintptr_t)t->owner->shared),
                        text, room);
    else
        sim_name_global(t->warp->block->grid, c->address, text, room);
}

static sim_party
earlier_party(const sim_race_conflict *c, const telling *t)
{
    const sim_race_record *r = c->earlier;
    sim_party party = sim_party_of(t->warp, r->op, 0, sim_race_verb(r->writes, r->atomic));
    memcpy(party.block, r->life->block, sizeof party.block);
    party.thread = c->warp * SIM_WARP + c->lane;
    return party;
}

static void
tell_lockstep(sim_finding *finding)
{
    snprintf(finding->what, sizeof finding->what,
             "Note: the kernel relies on lockstep: lanes of one warp access the same location, and "
             "only their running together orders them");
    snprintf(finding->advice, sizeof finding->advice,
             "__syncwarp() between these lines would order them on every device");
}

// Threads that are further apart are the better example, because what orders them also orders
// others.
static uint32_t
rank_of(const sim_race_conflict *c, const telling *t)
{
    const sim_race_life *own = t->warp->race->block->life, *other = c->earlier->life;
    if (other->number != own->number)
        return other->cluster == own->cluster ? 2 : 3;
    return other != own || c->warp != t->warp->index;
}

static void
tell(void *data, const sim_race_conflict *c)
{
    const telling *t = data;
    sim_grid *grid = t->warp->block->grid;
    uint64_t set = t->warp->block->set->number;
    cubind_sim_finding_kind kind = c->is_lockstep ? CUBIND_SIM_NOTE : CUBIND_SIM_RACE;
    sim_finding *finding = c->is_lockstep ? sim_finding_once(grid, kind, set, c->earlier->op, t->op)
                                          : sim_finding_begin_ranked(grid, kind, set, rank_of(c, t),
                                                                     c->earlier->op, t->op);
    if (finding == NULL)
        return;
    finding->parties[0] = earlier_party(c, t);
    finding->parties[1] =
        sim_party_of(t->warp, t->op, (int)c->own_lane,
                     sim_race_verb(t->op->what != SIM_DO_LOAD, t->op->what == SIM_DO_ATOM));
    if (c->is_lockstep) {
        tell_lockstep(finding);
    } else {
        char place[200], advice[300];
        name_place(c, t, place, sizeof place);
        snprintf(finding->what, sizeof finding->what,
                 "Race: nothing orders the accesses of two threads to %s", place);
        snprintf(finding->advice, sizeof finding->advice, "%s",
                 advice_for(c, t, advice, sizeof advice));
    }
    sim_finding_end(grid);
}

// --- stores that do not change memory ---

// Returns whether the lane stores what a word of memory already has. The word is a part of an
// element, or has several elements.
static bool
is_silent(const sim_warp *warp, const sim_access *access, uint32_t lane, uint32_t word,
          const char *where)
{
    uint32_t size = access->size, part = size < SIM_RACE_WORD ? size : SIM_RACE_WORD;
    uint32_t total = size * access->count, begin = word * SIM_RACE_WORD;
    for (uint32_t at = begin; at < begin + SIM_RACE_WORD && at < total; at += part) {
        const char *value = warp->places + access->places[at / size] +
                            (size_t)lane * access->place_sizes[at / size] + at % size;
        uint32_t now = 0, then = 0;
        if (part == 4)
            now = __atomic_load_n((const uint32_t *)(where + at), __ATOMIC_RELAXED);
        else if (part == 2)
            now = __atomic_load_n((const uint16_t *)(where + at), __ATOMIC_RELAXED);
        else
            now = __atomic_load_n((const uint8_t *)(where + at), __ATOMIC_RELAXED);
        memcpy(&then, value, part);
        if (now != then)
            return false;
    }
    return true;
}

static bool
store_alike(const sim_warp *warp, const sim_access *access, uint32_t a, uint32_t b)
{
    for (uint32_t i = 0; i < access->count; i++) {
        const char *values = warp->places + access->places[i];
        uint32_t step = access->place_sizes[i];
        if (memcmp(values + (size_t)a * step, values + (size_t)b * step, access->size) != 0)
            return false;
    }
    return true;
}

// Finds lanes that store where a lower lane stores. If both store the same value, the higher one
// counts as silent.
static void
find_again(const sim_warp *warp, const sim_access *access, sim_race_reach *out)
{
    enum { PLACES = 64 };
    uint8_t lanes[PLACES];
    memset(lanes, SIM_WARP, sizeof lanes);
    SIM_EACH_LANE(lane, out->mask)
    {
        uintptr_t address = (uintptr_t)out->where[lane];
        uint32_t at = (uint32_t)(address / access->size ^ address >> 9) % PLACES;
        while (lanes[at] != SIM_WARP && out->where[lanes[at]] != out->where[lane])
            at = (at + 1) % PLACES;
        if (lanes[at] == SIM_WARP) {
            lanes[at] = (uint8_t)lane;
            continue;
        }
        out->again |= 1u << lane;
        for (uint32_t i = 0; i < SIM_RACE_WORDS && store_alike(warp, access, lanes[at], lane); i++)
            out->silent[i] |= 1u << lane;
    }
}

// The same for elements of one word.
static uint32_t
silent_words(const sim_warp *warp, const sim_access *access, uint32_t i, const sim_race_reach *out)
{
    const char *values = warp->places + access->places[i];
    uint32_t silent = 0, step = access->place_sizes[i];
    SIM_EACH_LANE(lane, out->mask)
    {
        const char *where = out->where[lane] + i * SIM_RACE_WORD;
        uint32_t now = __atomic_load_n((const uint32_t *)where, __ATOMIC_RELAXED);
        uint32_t then = (uint32_t)sim_lane_value(values + lane * step, 0, 4, 0);
        silent |= (uint32_t)(now == then) << lane;
    }
    return silent;
}

static void
find_silent(const sim_warp *warp, const sim_access *access, sim_race_reach *out)
{
    uint32_t words = (out->size + SIM_RACE_WORD - 1) / SIM_RACE_WORD;
    for (uint32_t i = 0; i < words; i++) {
        if (access->size == SIM_RACE_WORD)
            out->silent[i] = silent_words(warp, access, i, out);
        else
            SIM_EACH_LANE(lane, out->mask)
        out->silent[i] |= (uint32_t)is_silent(warp, access, lane, i, out->where[lane]) << lane;
    }
    if (out->next != UINT32_MAX - 1)
        find_again(warp, access, out);
}

// --- accesses ---

static bool
is_silent_now(void *data, uint32_t lane, uint32_t word)
{
    const telling *t = data;
    return is_silent(t->warp, t->op->access, lane, word, t->reach->where[lane]);
}

// Stores the values of a lane, as sim_run_store() will do again.
static void
store_now(void *data, uint32_t lane)
{
    const telling *t = data;
    const sim_access *access = t->op->access;
    for (uint32_t i = 0; i < access->count; i++) {
        char *to = t->reach->where[lane] + i * access->size;
        const char *from =
            t->warp->places + access->places[i] + (size_t)lane * access->place_sizes[i];
        uint64_t value[2] = {0, 0};
        memcpy(value, from, access->size);
        if (access->size == 1)
            __atomic_store_n((uint8_t *)to, (uint8_t)value[0], __ATOMIC_RELAXED);
        else if (access->size == 2)
            __atomic_store_n((uint16_t *)to, (uint16_t)value[0], __ATOMIC_RELAXED);
        else if (access->size == 4)
            __atomic_store_n((uint32_t *)to, (uint32_t)value[0], __ATOMIC_RELAXED);
        else
            for (uint32_t j = 0; j < access->size / 8; j++)
                __atomic_store_n((uint64_t *)to + j, value[j], __ATOMIC_RELAXED);
    }
}

static sim_race_access
access_of(const sim_op *op)
{
    const sim_access *a = op->access;
    return (sim_race_access){.op = op,
                             .writes = op->what != SIM_DO_LOAD,
                             .atomic = op->what == SIM_DO_ATOM,
                             .strong = is_strong(op),
                             .acquire = a->acquire,
                             .release = a->release,
                             .scope = (sim_race_scope)a->scope};
}

static void
check(sim_warp *warp, const sim_op *op, const sim_reach *reach, uint32_t mask,
      const sim_block *owner)
{
    sim_race_access access = access_of(op);
    sim_race_reach out = {.access = &access,
                          .mask = mask,
                          .size = reach->total,
                          .shared = owner != NULL,
                          .same = reach->same & mask & mask << 1,
                          .next = reach->next & mask & mask << 1,
                          .where = reach->where};
    telling t = {warp, op, owner, reach};
    if (mask == 0)
        return;
    if (owner != NULL) {
        out.owner = owner->race;
        out.base = owner->shared;
    }
    if (op->what == SIM_DO_STORE)
        find_silent(warp, op->access, &out);
    if (op->what == SIM_DO_STORE && owner == NULL && !access.strong &&
        warp->block->grid->race->is_parallel) {
        out.is_silent = is_silent_now;
        out.store = store_now;
    }
    sim_race_check(warp->race, &out, tell, &t);
}

// Lanes may access the shared memory of several blocks of their cluster.
static void
check_shared(sim_warp *warp, const sim_op *op, const sim_reach *reach)
{
    const sim_set *set = warp->block->set;
    size_t bytes = warp->block->grid->shared_bytes;
    uint32_t left = reach->shared;
    if (set->cluster_size == 1) {
        check(warp, op, reach, left, warp->block);
        return;
    }
    for (uint32_t i = 0; i < set->count && left != 0; i++) {
        const sim_block *block = &set->blocks[i];
        uint32_t mask = 0;
        SIM_EACH_LANE(lane, left)
        mask |= (uint32_t)((uintptr_t)reach->where[lane] - (uintptr_t)block->shared < bytes)
                << lane;
        check(warp, op, reach, mask, block);
        left &= ~mask;
    }
}

static void
follow_lanes(sim_warp *warp)
{
    if (warp->race->active != warp->active)
        sim_race_lanes(warp->race, warp->active);
}

void
sim_races_access(sim_warp *warp, const sim_op *op, const sim_reach *reach)
{
    if (warp->race == NULL)
        return;
    follow_lanes(warp);
    check(warp, op, reach, reach->global, NULL);
    check_shared(warp, op, reach);
    sim_race_access access = access_of(op);
    if (!access.writes || !access.strong)
        return;
    SIM_EACH_LANE(lane, reach->global | reach->shared)
    sim_race_variable_write(warp->race, reach->shared >> lane & 1, (uintptr_t)reach->where[lane],
                            &access);
}

void
sim_races_read(sim_warp *warp, const sim_op *op, const sim_reach *reach)
{
    if (warp->race == NULL)
        return;
    sim_race_access access = access_of(op);
    SIM_EACH_LANE(lane, reach->global | reach->shared)
    sim_race_variable_read(warp->race, reach->shared >> lane & 1, (uintptr_t)reach->where[lane],
                           &access);
}

void
sim_races_fence(sim_warp *warp, const sim_op *op)
{
    if (warp->race == NULL || op->variant == SIM_SCOPE_NONE)
        return;
    follow_lanes(warp);
    sim_race_fence(warp->race, (sim_race_scope)op->variant);
}

void
sim_races_allocated(const sim_warp *warp, uint64_t address, uint64_t size)
{
    if (warp->race != NULL && address != 0)
        sim_race_forget(warp->block->grid->race, address, size);
}

// --- synchronisation ---

void
sim_races_exchange(sim_warp *warp, uint32_t members)
{
    if (warp->race != NULL)
        sim_race_warp_sync(warp->race, members, (warp->live & ~members) == 0);
}

void
sim_races_barrier_begin(sim_block *block, uint32_t number)
{
    if (block->race != NULL)
        sim_race_barrier_begin(block->race, number);
}

void
sim_races_barrier_end(sim_block *block, uint32_t number)
{
    const sim_barrier *barrier = &block->barriers[number];
    for (uint32_t i = 0; barrier->expected == 0 && i < block->grid->warps; i++)
        if (block->warps[i].live == 0 && barrier->arrived[i] == 0)
            sim_race_barrier_miss(block->warps[i].race, number);
    for (uint32_t i = 0; i < block->grid->warps; i++) {
        sim_warp *warp = &block->warps[i];
        bool leaves = false;
        for (int j = 0; j < warp->split_count; j++)
            leaves |= warp->splits[j].state == SIM_AT_BARRIER && warp->splits[j].what == number;
        if (leaves)
            sim_race_barrier_leave(warp->race, number);
    }
}

void
sim_races_cluster_arrive(sim_warp *warp)
{
    if (warp->race != NULL)
        sim_race_cluster_arrive(warp->race);
}

void
sim_races_cluster_end(sim_block *first, uint32_t blocks, uint64_t round)
{
    for (uint32_t i = 0; i < blocks && first->race != NULL; i++) {
        for (uint32_t j = 0; j < first->grid->warps; j++)
            if (first[i].warps[j].live == 0)
                sim_race_cluster_arrive(first[i].warps[j].race);
        sim_race_cluster_complete(first[i].race, round);
    }
}

void
sim_races_cluster_leave(sim_warp *warp, uint64_t round)
{
    if (warp->race != NULL)
        sim_race_cluster_leave(warp->race, round);
}

void
sim_races_grid_end(sim_set *set)
{
    if (set->race == NULL)
        return;
    uint64_t stamp = atomic_fetch_add(&set->grid->race->stamps, 1) + 1;
    for (uint32_t i = 0; i < set->count; i++)
        sim_race_grid_arrive(set->blocks[i].race, stamp);
    for (uint32_t i = 0; i < set->count; i++)
        for (uint32_t j = 0; j < set->grid->warps; j++)
            sim_race_grid_leave(set->blocks[i].warps[j].race, stamp);
}
