// Finds accesses to one location that nothing orders.
//
// Each warp of a block has a clock, which advances when the warp synchronises with others. A warp
// also knows, for each warp of its block, up to which clock that warp's accesses happened before
// its own (`seen`). Barriers and fences pass this knowledge on. Between blocks, a release to the
// whole device gets a stamp, which an acquire takes over; each block remembers what its releases
// covered (`sim_race_life`).
//
// For each word of memory, a cell remembers the last write and one read. An access that is not
// ordered after them is a conflict. All order that is not certain counts as order, so that there
// are no false reports.
#ifndef SIM_RACE_RACE_H
#define SIM_RACE_RACE_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "lanes/lanes.h"

enum {
    SIM_RACE_WARPS = 32,
    SIM_RACE_BARRIERS = 16,
    SIM_RACE_WORD = 4,       // bytes of a word
    SIM_RACE_WORDS = 8,      // the most words of one access
    SIM_RACE_LAST = 60000,   // clocks have 16 bits; a block then begins another life
    SIM_RACE_PARTIAL = 32,   // synchronisations of some lanes that a warp remembers
    SIM_RACE_PHASES = 2,     // rounds of its cluster's barrier that a block remembers
    SIM_RACE_SLOT_BITS = 22, // records of a table
};

typedef enum sim_race_scope { SIM_RACE_BLOCK, SIM_RACE_CLUSTER, SIM_RACE_DEVICE } sim_race_scope;

// An instruction's effect on memory.
typedef struct sim_race_access {
    const void *op; // the instruction
    bool writes, atomic;
    bool strong; // atomic, volatile, relaxed and so on
    bool acquire, release;
    sim_race_scope scope;
} sim_race_access;

// A block, from its start to its end or until its clocks have no more bits.
typedef struct sim_race_release {
    uint64_t stamp;
    uint32_t covered[SIM_RACE_WARPS]; // the clocks of the block's warps that it covers
} sim_race_release;
typedef struct sim_race_life {
    uint32_t block[3];
    uint64_t number, cluster;   // the same in each life of a block
    sim_race_release *releases; // by rising stamps; each also covers what earlier ones cover
    uint32_t release_count, release_room;
    // The clocks at which the warps arrived in the last rounds of the cluster's barrier; NULL:
    // there was none.
    struct sim_race_round {
        uint64_t phase;
        uint32_t arrived[SIM_RACE_WARPS];
    } *rounds;                  // SIM_RACE_PHASES of them
    bool is_used;               // records refer to it, so it must stay until the launch ends
    struct sim_race_life *next; // in the list of all lives
} sim_race_life;

// An instruction of a life, to which cells refer by the record's slot in its table.
typedef struct sim_race_record {
    const sim_race_life *life;
    const void *op;
    uint8_t bytes; // the bytes of the word that it accesses
    uint8_t scope;
    bool writes, atomic, strong;
    bool silent; // it wrote the value that was there
} sim_race_record;

enum { SIM_RACE_BRANCH = 1 << (SIM_RACE_SLOT_BITS - 10) / 2 };
typedef struct sim_race_branch {
    _Atomic(sim_race_record *) chunks[SIM_RACE_BRANCH]; // of 1024 records each
} sim_race_branch;
typedef struct sim_race_table {
    _Atomic(sim_race_branch *) branches[SIM_RACE_BRANCH];
    _Atomic uint32_t next;
} sim_race_table;

// The state of consecutive words. `writers` and `readers` have who made the access: slot, warp and
// lane; 0: nobody. `clocks` has the writer's clock in the lower half, the reader's in the upper.
typedef struct sim_race_cells {
    uint32_t *writers, *clocks, *readers;
} sim_race_cells;

// A variable with which threads synchronise. Address 0: none.
typedef struct sim_race_variable {
    uintptr_t address;
    uint64_t stamp;                   // of the last release to the device; 0: none
    const sim_race_life *life;        // of the last release
    uint32_t covered[SIM_RACE_WARPS]; // what the last releases of that life cover
} sim_race_variable;
typedef struct sim_race_variables {
    sim_race_variable *items;
    _Atomic uint32_t count; // read without the lock, to see whether there are any
    uint32_t room;
    pthread_mutex_t lock;
} sim_race_variables;

typedef struct sim_race_warp {
    struct sim_race_block *block;
    uint32_t index;
    uint32_t lanes;                // the lanes that the block has
    uint32_t seen[SIM_RACE_WARPS]; // its own clock is seen[index]
    uint64_t acquired;             // the stamp up to which releases happened before
    uint64_t phase;                // round of the cluster's barrier that it has passed
    // Its reads of variables without an acquire. A fence or barrier turns them into an acquire.
    bool has_pending;
    uint64_t pending;
    uint32_t pending_seen[SIM_RACE_WARPS];
    // The accesses that the last fence covers. A strong write after it is a release.
    bool has_fence;
    sim_race_scope fence_scope;
    uint64_t fence_stamp; // 0: none yet
    uint32_t fenced[SIM_RACE_WARPS];
    // Order between its own lanes: accesses before clock `floor` come first for all lanes.
    uint32_t floor;
    // Likewise those of `floor_lanes` before clock `live_floor`, when all other lanes had ended.
    uint32_t live_floor, floor_lanes;
    uint32_t partial_count;
    struct {
        uint32_t clock, mask;
    } partial[SIM_RACE_PARTIAL];
    uint32_t together; // the clock since which the active lanes have run together
    uint32_t active;   // the lanes that ran last
    bool touched;      // there were accesses at this clock
} sim_race_warp;

typedef struct sim_race_barrier {
    uint32_t seen[SIM_RACE_WARPS];
    uint64_t acquired, phase;
    bool has_fence; // for the device
    uint32_t fenced[SIM_RACE_WARPS];
} sim_race_barrier;

// The slot of each pair of an instruction and bytes, for one table.
typedef struct sim_race_slot {
    const void *op;
    uint64_t serial; // the block's, when it was taken; of another life, it counts as free
    uint32_t variant, slot;
} sim_race_slot;
typedef struct sim_race_slots {
    sim_race_slot *items;
    uint32_t count, room;
    uint32_t first, used, size; // the consecutive slots that the block took last
} sim_race_slots;

typedef struct sim_race_block {
    struct sim_race_set *set;
    sim_race_life *life;
    uint64_t serial; // number of the life, among those of this struct
    uint32_t warp_count;
    sim_race_warp *warps;
    sim_race_barrier barriers[SIM_RACE_BARRIERS];
    sim_race_cells shared;
    uint32_t shared_words;
    uint32_t *cluster_arrival; // clocks of the warps when they arrived in the current round
    sim_race_slots shared_slots, global_slots;
} sim_race_block;

// The blocks that are resident on one CPU thread. Other threads do not use it.
typedef struct sim_race_set {
    struct sim_race *race;
    uint32_t block_count;
    sim_race_block *blocks;
    sim_race_table shared; // records of accesses to shared memory
    sim_race_variables variables;
    struct sim_race_chunk *recent[16];
    const struct sim_watchers *watchers;
} sim_race_set;

// A launch.
typedef struct sim_race {
    bool is_parallel; // several CPU threads run it
    sim_race_table table;
    sim_race_variables variables;
    _Atomic uint64_t stamps;                  // the last stamp
    _Atomic(struct sim_race_memory *) memory; // NULL: no access yet
    pthread_mutex_t lock;
    sim_race_life *lives;
    atomic_bool has_strong_reads;
    atomic_bool is_full; // out of memory or records: accesses are no longer recorded
} sim_race;

// Two accesses that nothing orders: an earlier one, and the one that is being made.
typedef struct sim_race_conflict {
    const sim_race_record *earlier;
    uint32_t warp, lane; // of the earlier one
    uint32_t own_lane;
    uintptr_t address; // of the word
    bool is_lockstep;  // both are of one warp, whose lanes ran together
    bool is_same;      // both are in one run of the instruction
} sim_race_conflict;
typedef void sim_race_tell(void *data, const sim_race_conflict *conflict);

// Raises clocks to those that others have seen.
static inline void
sim_race_join(uint32_t to[SIM_RACE_WARPS], const uint32_t from[SIM_RACE_WARPS])
{
    for (int i = 0; i < SIM_RACE_WARPS; i++)
        to[i] = to[i] > from[i] ? to[i] : from[i];
}

// --- clocks.c ---
// Prepares a block of a set for another life, which begins a block or continues it.
bool sim_race_block_start(sim_race_block *block, const uint32_t index[3], uint64_t number,
                          uint64_t cluster, uint32_t threads);
void sim_race_clock_advance(sim_race_warp *warp);
// Call it when a different set of lanes runs.
void sim_race_lanes(sim_race_warp *warp, uint32_t active);
// Makes what the warp has read from variables an acquire.
void sim_race_settle(sim_race_warp *warp);
// The lanes of `members` have synchronised; `all`: all other lanes have ended.
void sim_race_warp_sync(sim_race_warp *warp, uint32_t members, bool all);
void sim_race_barrier_begin(sim_race_block *block, uint32_t number);
void sim_race_barrier_arrive(sim_race_warp *warp, uint32_t number);
void sim_race_barrier_miss(const sim_race_warp *warp, uint32_t number);
void sim_race_barrier_leave(sim_race_warp *warp, uint32_t number);
void sim_race_cluster_arrive(sim_race_warp *warp);
void sim_race_cluster_complete(sim_race_block *block, uint64_t phase);
void sim_race_cluster_leave(sim_race_warp *warp, uint64_t phase);
// The barrier of a cooperative grid: all warps arrive, then each leaves with the same stamp.
void sim_race_grid_arrive(sim_race_block *block, uint64_t stamp);
void sim_race_grid_leave(sim_race_warp *warp, uint64_t stamp);
void sim_race_release_add(sim_race_block *block, uint64_t stamp,
                          const uint32_t covered[SIM_RACE_WARPS]);
void sim_race_fence(sim_race_warp *warp, sim_race_scope scope);
// Returns whether an access by another thread happened before the access of this lane.
bool sim_race_is_ordered(const sim_race_warp *warp, uint32_t lane, const sim_race_life *life,
                         uint32_t other_warp, uint32_t other_lane, uint32_t clock);
// Returns whether synchronisations lead from one lane of the warp, after the clock, to another.
bool sim_race_are_lanes_ordered(const sim_race_warp *warp, uint32_t from, uint32_t to,
                                uint32_t clock);
void sim_race_acquire(sim_race_warp *warp, uint64_t stamp);

// --- variables.c ---
void sim_race_variable_read(sim_race_warp *warp, bool shared, uintptr_t address,
                            const sim_race_access *access);
void sim_race_variable_write(sim_race_warp *warp, bool shared, uintptr_t address,
                             const sim_race_access *access);

// --- records.c ---
// Returns the slot of an instruction of the block's life; 0: there are no more.
uint32_t sim_race_slot_of(sim_race_block *block, bool shared, const sim_race_access *access,
                          uint32_t bytes, bool silent);
static inline const sim_race_record *
sim_race_record_at(const sim_race_table *table, uint32_t slot)
{
    uint32_t chunk = slot >> 10;
    const sim_race_branch *branch =
        atomic_load_explicit(&table->branches[chunk / SIM_RACE_BRANCH], memory_order_relaxed);
    return &atomic_load_explicit(&branch->chunks[chunk % SIM_RACE_BRANCH],
                                 memory_order_relaxed)[slot & 1023];
}
void sim_race_table_free(sim_race_table *table);

// --- memory.c ---
// Locks and returns the cells of the words from `address` to the end of their chunk, and sets
// *words to their number; false: out of memory. Each call unlocks the chunk of the call before.
typedef struct sim_race_cursor {
    sim_race_set *set;
    struct sim_race_chunk *chunk; // NULL: none is locked
} sim_race_cursor;
bool sim_race_cells_at(sim_race_cursor *cursor, uintptr_t address, sim_race_cells *cells,
                       uint32_t *words);
void sim_race_cursor_end(sim_race_cursor *cursor);
void sim_race_memory_free(sim_race *race);
// Calls `visit` for memory that both launches have accessed.
void sim_race_each_common(const sim_race *a, const sim_race *b,
                          void (*visit)(void *data, uintptr_t address, const sim_race_cells *a,
                                        const sim_race_cells *b, uint32_t words),
                          void *data);
// Forgets the accesses to `size` bytes, which have got a new owner.
void sim_race_forget(sim_race *race, uintptr_t address, size_t size);
// Returns the bytes of memory that a launch takes.
size_t sim_race_bytes(const sim_race *race);

// --- access.c ---
// The locations of an access: `size` bytes for each lane of a mask.
typedef struct sim_race_reach {
    const sim_race_access *access;
    uint32_t mask, size;
    bool shared;           // in shared memory, at an offset from `base`
    const char *base;      // start of the shared memory
    sim_race_block *owner; // the block whose shared memory it is
    uint32_t same, next;   // bit i: lane i accesses the bytes of lane i - 1, or those after them
    char *const *where;    // of each lane
    uint32_t silent[SIM_RACE_WORDS]; // for each word, the lanes that write what is there
    uint32_t again;                  // lanes that access what a lower lane accesses, too
    // For stores to global memory if several CPU threads run the launch: they look again whether a
    // lane writes what is there, and store the lane's values. Both are called while nobody else
    // compares the same words, so that of two threads that write one value one sees the other's.
    bool (*is_silent)(void *data, uint32_t lane, uint32_t word);
    void (*store)(void *data, uint32_t lane);
} sim_race_reach;
// Compares an access with earlier ones, tells the conflicts, and records it.
void sim_race_check(sim_race_warp *warp, const sim_race_reach *reach, sim_race_tell *tell,
                    void *data);

// --- compare.c ---
// One of two accesses, by a record's block. `thread` is its warp times 32, plus its lane.
typedef struct sim_race_side {
    const sim_race_record *record;
    uint32_t thread;
} sim_race_side;
typedef void sim_race_tell_pair(void *data, const sim_race_side *a, const sim_race_side *b,
                                uintptr_t address);
// Tells the conflicts of two launches that have ended.
void sim_race_compare(const sim_race *a, const sim_race *b, sim_race_tell_pair *tell, void *data);

// --- race.c ---
sim_race *sim_race_new(bool is_parallel);
void sim_race_free(sim_race *race);
// Makes the state of the blocks on one CPU thread; NULL: out of memory.
sim_race_set *sim_race_set_new(sim_race *race, uint32_t blocks, uint32_t warps,
                               uint32_t shared_bytes);
void sim_race_set_start(sim_race_set *set); // before the first of its blocks starts
void sim_race_set_free(sim_race_set *set);

#endif
