// Compares accesses with the cells of their words.
#include <string.h>

#include "lanes/watch.h"
#include "race/race.h"

enum { WHO_BITS = 10, LANE_BITS = 5 };

// One run of an instruction by a warp.
typedef struct run {
    sim_race_warp *warp;
    const sim_race_reach *reach;
    const sim_race_table *table;
    const sim_race_slots *slots;
    uint32_t who, silent_who; // slot and warp; the lane is added
    uint32_t clock, bytes;
    bool is_global;
    const sim_watchers *watchers;
    sim_race_tell *tell;
    void *data;
} run;

// --- pairs of accesses ---

static inline uint32_t
warp_of(uint32_t who)
{
    return who >> LANE_BITS & (SIM_RACE_WARPS - 1);
}

static inline const sim_race_life *
life_of(const run *r, uint32_t who)
{
    return sim_race_record_at(r->table, who >> WHO_BITS)->life;
}

static inline bool
is_ordered(const run *r, uint32_t lane, uint32_t who, uint32_t clock)
{
    bool own_life = (who >> WHO_BITS) - r->slots->first < r->slots->size;
    if (own_life && warp_of(who) != r->warp->index)
        return r->warp->seen[warp_of(who)] >= clock;
    if (own_life && (who & (SIM_WARP - 1)) == lane)
        return true;
    return sim_race_is_ordered(r->warp, lane, life_of(r, who), warp_of(who), who & (SIM_WARP - 1),
                               clock);
}

static bool
reaches(sim_race_scope scope, const sim_race_life *a, const sim_race_life *b)
{
    if (a->number == b->number || scope == SIM_RACE_DEVICE)
        return true;
    return scope == SIM_RACE_CLUSTER && a->cluster == b->cluster;
}

// Returns whether two accesses may be made at the same time: both are strong, and each reaches the
// other's thread. Lanes that rely on lockstep usually make volatile accesses.
static bool
are_compatible(const run *r, const sim_race_record *earlier, uint32_t who, uint32_t clock)
{
    const sim_race_access *access = r->reach->access;
    const sim_race_life *own = r->warp->block->life;
    if (earlier->life == own && warp_of(who) == r->warp->index && clock >= r->warp->together)
        return earlier->atomic || access->atomic;
    return earlier->strong && access->strong && reaches(earlier->scope, earlier->life, own) &&
           reaches(access->scope, own, earlier->life);
}

static void
tell(const run *r, uint32_t lane, uintptr_t address, uint32_t who, uint32_t clock)
{
    const sim_race_record *earlier = sim_race_record_at(r->table, who >> WHO_BITS);
    const sim_race_warp *warp = r->warp;
    bool is_own = earlier->life == warp->block->life && warp_of(who) == warp->index;
    bool is_same = is_own && earlier->op == r->reach->access->op && r->reach->again >> lane & 1;
    r->tell(r->data,
            &(sim_race_conflict){.earlier = earlier,
                                 .warp = warp_of(who),
                                 .lane = who & (SIM_WARP - 1),
                                 .own_lane = lane,
                                 .address = address,
                                 .is_lockstep = is_own && !is_same && clock >= warp->together,
                                 .is_same = is_same});
}

static inline bool
is_silent(const run *r, uint32_t who)
{
    return who != 0 && sim_race_record_at(r->table, who >> WHO_BITS)->silent;
}

// Returns whether the value that was written is seen in any case, because a thread has written it
// again that comes before this one, or may do so.
static bool
is_written_again(const run *r, uint32_t lane, uint32_t reader, uint32_t clock)
{
    if (!is_silent(r, reader))
        return false;
    return life_of(r, reader) != r->warp->block->life || warp_of(reader) == r->warp->index ||
           is_ordered(r, lane, reader, clock);
}

// Returns whether an access is in conflict with an earlier one by `who`.
static bool
conflicts(const run *r, uint32_t lane, uint32_t who, uint32_t clock)
{
    if (who == 0 || is_ordered(r, lane, who, clock))
        return false;
    const sim_race_record *earlier = sim_race_record_at(r->table, who >> WHO_BITS);
    return earlier->bytes & r->bytes && !are_compatible(r, earlier, who, clock);
}

// Returns whether a read takes the place of the read that a cell remembers. The cell keeps the
// first of concurrent reads, but prefers other warps to the one that wrote last, because that one
// will often write next.
static bool
takes_place(const run *r, uint32_t lane, uint32_t writer, uint32_t who, uint32_t clock, bool silent)
{
    if (who == 0)
        return true;
    bool own_life = (who >> WHO_BITS) - r->slots->first < r->slots->size ||
                    life_of(r, who) == r->warp->block->life;
    if (own_life && warp_of(who) != r->warp->index)
        return r->warp->seen[warp_of(who)] >= clock ||
               (writer != 0 && warp_of(writer) == warp_of(who));
    if (own_life || silent)
        return true;
    return (r->warp->acquired | r->warp->phase) != 0 && is_ordered(r, lane, who, clock);
}

// --- one word ---

static inline void
set_writer(const sim_race_cells *cells, uint32_t i, uint32_t who, uint32_t clock)
{
    cells->writers[i] = who;
    cells->clocks[i] = (cells->clocks[i] & 0xffff0000) | clock;
}

static inline void
set_reader(const sim_race_cells *cells, uint32_t i, uint32_t who, uint32_t clock)
{
    cells->readers[i] = who;
    cells->clocks[i] = (cells->clocks[i] & 0xffff) | clock << 16;
}

// Returns whether a strong read is in conflict with a plain write that keep_plain() kept.
static bool
conflicts_with_plain(const run *r, uint32_t lane, uint32_t who, uint32_t clock)
{
    const sim_race_record *record = who != 0 ? sim_race_record_at(r->table, who >> WHO_BITS) : NULL;
    return record != NULL && record->writes && !record->silent && conflicts(r, lane, who, clock);
}

// A strong write replaces a plain one. Other strong accesses may run at the same time as the strong
// one, but not as the plain one, so it takes the place of the read.
static void
keep_plain(const run *r, const sim_race_cells *cells, uint32_t i, uint32_t lane)
{
    uint32_t writer = cells->writers[i], reader = cells->readers[i], clocks = cells->clocks[i];
    if (writer != 0 && !sim_race_record_at(r->table, writer >> WHO_BITS)->strong &&
        (reader == 0 || is_ordered(r, lane, reader, clocks >> 16)))
        set_reader(cells, i, writer, clocks & 0xffff);
}

static void
check_read(const run *r, const sim_race_cells *cells, uint32_t i, uint32_t lane, bool silent,
           uintptr_t address)
{
    uint32_t writer = cells->writers[i], reader = cells->readers[i], clocks = cells->clocks[i];
    if (!silent && writer != 0 && conflicts(r, lane, writer, clocks & 0xffff) &&
        !is_written_again(r, lane, reader, clocks >> 16))
        tell(r, lane, address, writer, clocks & 0xffff);
    if (r->reach->access->strong && conflicts_with_plain(r, lane, reader, clocks >> 16))
        tell(r, lane, address, reader, clocks >> 16);
    if (takes_place(r, lane, writer, reader, clocks >> 16, silent))
        set_reader(cells, i, (silent ? r->silent_who : r->who) | lane, r->clock);
}

static void
check_write(const run *r, const sim_race_cells *cells, uint32_t i, uint32_t lane, uintptr_t address)
{
    uint32_t writer = cells->writers[i], reader = cells->readers[i], clocks = cells->clocks[i];
    if (conflicts(r, lane, writer, clocks & 0xffff))
        tell(r, lane, address, writer, clocks & 0xffff);
    if (conflicts(r, lane, reader, clocks >> 16))
        tell(r, lane, address, reader, clocks >> 16);
    if (is_silent(r, reader))
        cells->readers[i] = 0; // its value is gone
    if (r->reach->access->strong)
        keep_plain(r, cells, i, lane);
    set_writer(cells, i, r->who | lane, r->clock);
}

static inline void
check_word(const run *r, const sim_race_cells *cells, uint32_t i, uint32_t lane, uint32_t word,
           uintptr_t address)
{
    const sim_race_reach *reach = r->reach;
    bool silent = reach->silent[word] >> lane & 1;
    if (reach->access->writes && !silent && reach->is_silent != NULL)
        silent = reach->is_silent(r->data, lane, word);
    if (reach->access->writes && !silent)
        check_write(r, cells, i, lane, address);
    else
        check_read(r, cells, i, lane, silent, address);
}

// --- several lanes at once: each accesses the words after those of the lane before ---

// Returns whether the lanes that begin with `who` all come before those from `lane` on.
static inline bool
are_ordered(const run *r, uint32_t lane, uint32_t who, uint32_t clock)
{
    if (who == 0)
        return true;
    if (warp_of(who) == r->warp->index && life_of(r, who) == r->warp->block->life)
        return (who & (SIM_WARP - 1)) == lane || clock < r->warp->floor ||
               (clock < r->warp->live_floor && r->warp->floor_lanes == r->warp->lanes);
    return is_ordered(r, lane, who, clock);
}

// Checks all lanes from `lane` on like the first; false: they differ, or there may be a conflict.
static bool
check_span(const run *r, const sim_cell_span *span, uint32_t lane, bool silent)
{
    uint32_t writer = span->writers[0], reader = span->readers[0], clocks = span->clocks[0];
    bool writes = r->reach->access->writes && !silent;
    if (!r->watchers->are_uniform(span))
        return false;
    if (writes && (r->reach->access->strong || is_silent(r, reader)))
        return false;
    if (!silent && !are_ordered(r, lane, writer, clocks & 0xffff))
        return false;
    if (writes && !are_ordered(r, lane, reader, clocks >> 16))
        return false;
    if (writes)
        r->watchers->set_writers(span, r->who | lane, r->clock);
    else if (takes_place(r, lane, writer, reader, clocks >> 16, silent))
        r->watchers->set_readers(span, (silent ? r->silent_who : r->who) | lane, r->clock);
    return true;
}

// --- all lanes ---

static bool
cells_of(const run *r, sim_race_cursor *cursor, const char *where, sim_race_cells *cells,
         uint32_t *words)
{
    const sim_race_reach *reach = r->reach;
    if (r->is_global)
        return sim_race_cells_at(cursor, (uintptr_t)where, cells, words);
    const sim_race_cells *all = &reach->owner->shared;
    uint32_t first = (uint32_t)(where - reach->base) / SIM_RACE_WORD;
    *cells = (sim_race_cells){&all->writers[first], &all->clocks[first], &all->readers[first]};
    *words = reach->owner->shared_words - first;
    return true;
}

// Returns how many lanes from `lane` on have a bit in `follows`, after the first of them.
static inline uint32_t
length_of(uint32_t follows, uint32_t lane)
{
    uint32_t rest = ~(uint32_t)((uint64_t)follows >> (lane + 1));
    return 1 + (uint32_t)__builtin_ctz(rest);
}

// Returns whether all lanes of a segment write what is there (1), or none does (0); -1: neither.
static inline int
silence_of(const run *r, uint32_t mask, uint32_t words)
{
    uint32_t silent = r->reach->silent[0] & mask;
    for (uint32_t i = 1; i < words; i++)
        if ((r->reach->silent[i] & mask) != silent)
            return -1;
    return silent == 0 ? 0 : silent == mask ? 1 : -1;
}

// If several lanes read one word, one of them stands for all: not the lane that has written it.
static uint32_t
one_of(const run *r, const sim_race_cells *cells, uint32_t lane, uint32_t lanes)
{
    uint32_t writer = cells->writers[0], last = lane + lanes - 1;
    bool wrote = writer != 0 && warp_of(writer) == r->warp->index &&
                 (writer & (SIM_WARP - 1)) == last && life_of(r, writer) == r->warp->block->life;
    return wrote ? lane : last;
}

static bool
check_lane(const run *r, sim_race_cursor *cursor, uint32_t lane)
{
    const sim_race_reach *reach = r->reach;
    uint32_t words, count = (reach->size + SIM_RACE_WORD - 1) / SIM_RACE_WORD;
    uintptr_t address = (uintptr_t)reach->where[lane] & ~(uintptr_t)(SIM_RACE_WORD - 1);
    sim_race_cells cells;
    if (!cells_of(r, cursor, reach->where[lane], &cells, &words))
        return false;
    for (uint32_t i = 0; i < count; i++)
        check_word(r, &cells, i, lane, i, address + i * SIM_RACE_WORD);
    return true;
}

// Checks the lanes from `lane` on that access consecutive words or the same word, and returns
// their number; 0: out of memory.
static uint32_t
check_from(const run *r, sim_race_cursor *cursor, uint32_t lane)
{
    const sim_race_reach *reach = r->reach;
    uint32_t each = reach->size / SIM_RACE_WORD, words;
    uint32_t next = each != 0 ? length_of(reach->next, lane) : 1;
    uint32_t same = reach->access->writes ? 1 : length_of(reach->same, lane);
    sim_race_cells cells;
    if (!cells_of(r, cursor, reach->where[lane], &cells, &words))
        return 0;
    if (each != 0 && next * each > words) // the next lanes are in another chunk
        next = words >= each ? words / each : 1;
    if (same > 1)
        return check_lane(r, cursor, one_of(r, &cells, lane, same)) ? same : 0;
    if (next > 1) {
        uint32_t mask = (next == SIM_WARP ? UINT32_MAX : (1u << next) - 1) << lane;
        int silence = silence_of(r, mask, each);
        sim_cell_span span = {.writers = cells.writers,
                              .clocks = cells.clocks,
                              .readers = cells.readers,
                              .count = next * each,
                              .lanes = next,
                              .shift = (uint32_t)__builtin_ctz(each)};
        if (silence >= 0 && check_span(r, &span, lane, silence > 0))
            return next;
    }
    for (uint32_t i = 0; i < next; i++)
        if (!check_lane(r, cursor, lane + i))
            return 0;
    return next;
}

static void
check_each(const run *r, sim_race_cursor *cursor)
{
    const sim_race_reach *reach = r->reach;
    for (uint32_t left = reach->mask; left != 0;) {
        uint32_t lane = (uint32_t)__builtin_ctz(left);
        uint32_t done = check_from(r, cursor, lane);
        if (done == 0)
            return;
        for (uint32_t i = 0; reach->store != NULL && i < done; i++)
            reach->store(r->data, lane + i);
        left &= lane + done == SIM_WARP ? 0 : UINT32_MAX << (lane + done);
    }
}

// Prepares the run for the bytes of a word that are accessed; false: there are no more records.
static bool
begin(run *r, uint32_t bytes)
{
    sim_race_block *block = r->warp->block;
    const sim_race_reach *reach = r->reach;
    uint32_t slot = sim_race_slot_of(block, reach->shared, reach->access, bytes, false),
             silent = slot;
    bool any = reach->is_silent != NULL;
    for (uint32_t i = 0; i < SIM_RACE_WORDS; i++)
        any |= reach->silent[i] != 0;
    if (any)
        silent = sim_race_slot_of(block, reach->shared, reach->access, bytes, true);
    if (slot == 0 || silent == 0) {
        atomic_store(&block->set->race->is_full, true);
        return false;
    }
    r->bytes = bytes;
    r->who = slot << WHO_BITS | r->warp->index << LANE_BITS;
    r->silent_who = silent << WHO_BITS | r->warp->index << LANE_BITS;
    r->clock = r->warp->seen[r->warp->index];
    r->warp->touched = true;
    return true;
}

// Accesses of one or two bytes: lanes at the same bytes of their words are checked together.
static void
check_parts(run *r, sim_race_cursor *cursor)
{
    const sim_race_reach *whole = r->reach;
    for (uint32_t at = 0; at < SIM_RACE_WORD; at += whole->size) {
        sim_race_reach part = *whole;
        part.same = part.next = 0;
        part.mask = 0;
        for (uint32_t left = whole->mask; left != 0; left &= left - 1) {
            uint32_t lane = (uint32_t)__builtin_ctz(left);
            bool here = (uintptr_t)whole->where[lane] % SIM_RACE_WORD == at;
            part.mask |= (uint32_t)here << lane;
        }
        r->reach = &part;
        if (part.mask != 0 && begin(r, ((1u << whole->size) - 1) << at))
            check_each(r, cursor);
    }
    r->reach = whole;
}

void
sim_race_check(sim_race_warp *warp, const sim_race_reach *reach, sim_race_tell *tell, void *data)
{
    sim_race_block *block = warp->block;
    sim_race *race = block->set->race;
    run r = {.warp = warp,
             .reach = reach,
             .table = reach->shared ? &block->set->shared : &race->table,
             .slots = reach->shared ? &block->shared_slots : &block->global_slots,
             .is_global = !reach->shared,
             .watchers = block->set->watchers,
             .tell = tell,
             .data = data};
    sim_race_cursor cursor = {.set = block->set};
    if (reach->mask == 0 || atomic_load_explicit(&race->is_full, memory_order_relaxed))
        return;
    if (reach->size < SIM_RACE_WORD)
        check_parts(&r, &cursor);
    else if (begin(&r, 15))
        check_each(&r, &cursor);
    sim_race_cursor_end(&cursor);
}
