// What runs: a grid, its resident blocks, their warps, and the splits of a warp.
//
// The lanes of a warp that stand at the same instruction are a split. One split runs. If its
// lanes part, the smaller part goes first, as on a GPU, and all of them wait for each other where
// their paths meet again: that place is a join. Waiting lanes leave it early if no other lane of
// the warp can go on without them (split.c, spin.c).
#ifndef SIM_EXECUTE_STATE_H
#define SIM_EXECUTE_STATE_H

#include <pthread.h>
#include <stdatomic.h>

#include "decode/code.h"

enum {
    SIM_MAX_WARPS = 32,
    SIM_BARRIERS = 16,
    SIM_SHARED_START = 0x400, // below it nothing lies, so that a null pointer is told
    SIM_RESERVED_END =
        0x120, // but for functions of CUDA's that ask where: from 0 to here, as on an H200
    SIM_SHARED_STEP = 24,   // bits: shared memory of one block in the window
    SIM_WINDOW_BLOCKS = 17, // the own block's, then one for each rank of a cluster
};

// --- code of a kernel: functions with their shared variables placed ---

typedef struct sim_linked {
    const sim_code *code;
    char *image;
} sim_linked;

typedef struct sim_program {
    const sim_module *module;
    const sim_function *kernel;
    const sim_code *code;
    sim_linked *own; // the kernel's
    sim_linked
        *functions; // by index in the tree; those it cannot reach have no code. NULL: it calls none
    uint32_t shared_bytes; // end of the static variables, SIM_SHARED_START counted
    uint32_t dynamic_start;
    uint32_t shared_start; // of what the kernel may reach
    uint32_t local_bytes;  // of the kernel's own frame
    bool has_calls;
} sim_program;

// Of a function by its index, which the kernel may reach.
static inline sim_linked *
sim_linked_of(const sim_program *program, size_t index)
{
    return index == program->code->index ? program->own : &program->functions[index];
}

// --- the order of blocks and warps (order.c) ---

typedef struct sim_order {
    uint64_t count, start, step;
} sim_order;

// By a seed; 0: each at its own place.
sim_order sim_order_new(uint64_t seed, uint64_t count);

static inline uint64_t
sim_order_at(const sim_order *order, uint64_t i)
{
    if (order->start == 0 && order->step == 1)
        return i;
    return (uint64_t)((order->start + (unsigned __int128)i * order->step) % order->count);
}

// --- a grid ---

// What went wrong so far: the same instruction and status are one kind.
enum { SIM_FAULT_KINDS = 16 };
typedef struct sim_fault_kind {
    const sim_op *op;
    cubind_sim_status status;
    uint64_t threads;
} sim_fault_kind;

typedef struct sim_faults {
    sim_fault_kind kinds[SIM_FAULT_KINDS];
    uint32_t count, told; // which one the report is about
    uint64_t set;         // that its thread was in
    double until;         // when counting ends
    bool cut_off;         // it ended before the threads did
} sim_faults;

typedef struct sim_grid {
    const sim_program *program;
    const cubind_sim_launch_config *config;
    uint32_t grid[3], block[3], cluster[3];
    uint32_t threads, warps; // of a block
    uint32_t shared_bytes;   // static, dynamic, and what lies before
    uint32_t local_bytes;    // of one lane
    const char *parameters;
    size_t parameter_bytes;
    uint64_t shared_window, local_window;
    uint64_t cooperative_state[2]; // what %envreg1 and 2 lead to
    bool is_cooperative, has_cluster;
    // What all CPU threads change lies apart from what they read.
    _Alignas(64) _Atomic uint64_t next_set; // of blocks that are resident together
    _Alignas(64) sim_order order;           // of these sets
    uint64_t number;                        // of the launch
    double deadline;                        // in seconds of a clock that only goes on; 0: none
    _Atomic uint32_t releases;              // of the heap's memory
    atomic_bool faulted;                    // some thread: what is printed from now on is not shown
    atomic_bool failed;                     // all of it ends at once
    pthread_mutex_t lock;                   // of the report, the faults and the overhangs
    uint64_t overhangs;                     // loads, one for each thread, that reached over an end
    uint64_t overhang_set;
    char overhang[600]; // the one in the lowest blocks
    sim_faults faults;
    cubind_sim_report *report;
} sim_grid;

typedef struct sim_frame {
    struct sim_frame *caller; // NULL: the kernel's own
    const sim_linked *function;
    char *places;
    const sim_call *call;
    uint32_t return_pc;
    uint32_t local_base;
    uint32_t lanes;               // that have not come back
    uint32_t allocated[SIM_WARP]; // bytes of each lane's stack beyond what the function declares
    uint32_t depth;
} sim_frame;

typedef enum sim_split_state {
    SIM_READY,
    SIM_AT_BARRIER,
    SIM_AT_WARP,
    SIM_AT_CLUSTER,
    SIM_AT_GRID
} sim_split_state;

// A place where lanes that parted wait for each other. Its parts are the splits and the other joins
// that lead there; the last one to come takes the waiting lanes along, to the outer join.
typedef struct sim_join {
    bool is_used;
    int outer;        // index, or SIM_NO_JOIN
    sim_frame *frame; // of the place
    uint32_t pc;      // likewise
    uint32_t waiting; // lanes
} sim_join;

enum {
    SIM_NO_JOIN = -1,
    SIM_JOINS = SIM_WARP, // each has two parts at least, so that one less would do
};

typedef struct sim_split {
    sim_split_state state;
    uint32_t pc, mask;
    sim_frame *frame;
    int join;         // where its lanes wait next, or SIM_NO_JOIN
    const sim_op *op; // that it waits at
    uint32_t what;    // number of the barrier, or members of the exchange
    uint64_t made;    // a number that grows from split to split
    uint64_t ran;     // when last, in instructions of the warp
    bool sleeps;      // others go first
    bool spins;       // as long as the warp has made as many changes:
    uint64_t changes;
} sim_split;

enum {
    SIM_CACHED_RANGES = 4, // of a warp
    SIM_KEPT_RANGES = 64,  // of a CPU thread
};

typedef struct sim_range {
    cubind_sim_range bytes;
    bool read_only;
} sim_range;

typedef struct sim_spin sim_spin;

typedef struct sim_warp {
    // of the split that runs
    char *places; // of its frame
    const sim_op *ops;
    uint32_t pc, active;
    uint32_t idle;           // lanes whose values in the frame are of no interest
    uint32_t meet;           // where other lanes wait, or more than any pc
    uint32_t slice, started; // instructions left of the warp's share, and how many there were
    int join;
    bool stop;        // back to the choice of splits
    uint32_t faulted; // lanes whose operation went wrong
    int current;
    sim_frame *frame;
    // of the warp
    struct sim_block *block;
    uint32_t index;
    uint32_t live; // lanes that have not ended
    int split_count;
    sim_split splits[SIM_WARP + 2]; // one for each lane, and those that change hands
    sim_join joins[SIM_JOINS];
    uint32_t waiting;    // lanes at joins
    bool has_strays;     // splits that no join brings together: they merge where they meet
    uint64_t made;       // splits so far
    uint64_t changes;    // of memory that other lanes see
    uint32_t turn;       // lanes that have looped while others wait, since
    uint64_t turn_began; // in instructions
    sim_spin *spin;      // NULL: nothing has been looked at
    sim_frame root;
    char *local; // of all lanes, one after the other
    uint64_t instructions;
    uint32_t cluster_phase, cluster_arrived; // in which phase which lanes arrived
    bool yielded;
    sim_range ranges[SIM_CACHED_RANGES];
    unsigned next_range;
    sim_stretch stretches[SIM_STRETCHES];    // without a size: not known yet
    uint64_t last_loads[SIM_LOAD_STRETCHES]; // addresses of the first lane
    sim_chooser *const *choosers;
    uint32_t releases; // of the grid, when the ranges were found
} sim_warp;

typedef struct sim_barrier {
    uint32_t arrived[SIM_MAX_WARPS]; // lanes of each warp
    uint32_t expected;               // warps; 0: all
    uint32_t count, all, any;        // of predicates
} sim_barrier;

typedef struct sim_block {
    sim_grid *grid;
    struct sim_set *set;
    uint32_t index[3], rank; // in the cluster
    char *shared;
    sim_warp *warps;
    uint32_t used; // barriers that somebody has arrived at
    sim_barrier barriers[SIM_BARRIERS];
} sim_block;

// Blocks that are resident together, on one CPU thread: one, a cluster, or all of a cooperative grid.
typedef struct sim_set {
    sim_grid *grid;
    sim_block *blocks;
    char *memory, *local; // all of it but for local memory, and that of all lanes
    uint32_t count;
    uint32_t cluster_size;
    uint32_t *cluster_arrived, *cluster_phases; // by cluster
    uint32_t grid_arrived;                      // lanes, of a cooperative grid
    uint64_t number;                            // among those of the grid
    uint64_t rounds;
    bool
        spins; // some warp neither ended nor waits in this round: it may look for what another thread does
    uint64_t since; // instructions of its warps since somebody looked at the clock
    sim_range ranges[SIM_KEPT_RANGES]; // by bits of an address
    uint32_t releases;                 // of the grid, when they were found
} sim_set;

// --- grid.c ---
double sim_seconds(void); // of a clock that only goes on
// Ends the grid where its time is over or its caller wants that.
void sim_grid_look(sim_set *set);

// --- frame.c ---
sim_frame *sim_frame_new(sim_warp *warp, size_t function, uint32_t lanes, sim_frame *caller,
                         uint32_t local_base);
void sim_frame_free(sim_warp *warp, sim_frame *frame);
// Lanes end: they leave the frame and those of its callers. A frame that all have left is freed, unless it is the kernel's.
void sim_frame_leave(sim_warp *warp, sim_frame *frame, uint32_t lanes);
// The places of a fresh frame.
void sim_frame_fill(const sim_warp *warp, const sim_frame *frame, char *places);
// For another block: registers are zero again, and what its index says is filled in.
void sim_frame_restart(const sim_warp *warp, const sim_frame *frame, char *places);

// --- split.c ---
// Adds a split with the same join as the one that runs; it is the next to run.
void sim_split_add(sim_warp *warp, sim_split split);
// Takes the state of the running split back to its place.
void sim_split_save(sim_warp *warp);
// Makes another split the running one; false: none can run.
bool sim_split_choose(sim_warp *warp);
void sim_split_remove_current(sim_warp *warp);
// The running one waits, with these of its lanes; the others go on by themselves.
void sim_split_park(sim_warp *warp, sim_split_state state, uint32_t lanes, const sim_op *op,
                    uint32_t what);
void sim_warp_refresh(sim_warp *warp); // after lanes ended

// --- join.c ---
// From now on the lanes of the running split wait for each other there.
void sim_join_push(sim_warp *warp, sim_frame *frame, uint32_t pc);
// The same for lanes that part at a branch of the running split: they meet where the branch says.
void sim_join_push_for(sim_warp *warp, const sim_op *branch);
// The split has come to its join: its lanes wait, or go on with all others.
void sim_join_arrive(sim_warp *warp, int split);
// Lanes that wait leave the innermost join at which some do; false: none waits.
bool sim_join_release(sim_warp *warp);
// After splits are gone: lanes whose join has nobody else go on.
void sim_joins_settle(sim_warp *warp);
// Waiting lanes end.
void sim_joins_end(sim_warp *warp, uint32_t lanes);
uint32_t sim_join_place(const sim_warp *warp, int join, const sim_frame *frame);

// --- spin.c ---
// At a backward branch of all lanes of the running split, while others could run: they go first if
// it only waits for them, or has had more than its turn.
void sim_spin_look(sim_warp *warp, const sim_op *branch);
// Some lanes of the running split take a backward branch.
void sim_spin_widen(sim_warp *warp, const sim_op *branch, uint32_t target);
void sim_spin_forget(sim_warp *warp, const sim_frame *frame); // NULL: any
void sim_spin_free(sim_warp *warp);

// --- stack.c ---
// Where the local memory of a function that these lanes call begins.
uint32_t sim_stack_top(const sim_frame *frame, uint32_t lanes);

// --- wide.c: 16 bytes as one ---
void sim_wide_read(void *to, char *from);
void sim_wide_write(char *to, const void *value);
// What was there before is left in *old; `expected` NULL: an exchange.
void sim_wide_swap(char *at, const void *expected, const void *value, void *old);

// --- fault.c ---
__attribute__((format(printf, 5, 6))) void sim_fault(sim_warp *warp, const sim_op *op,
                                                     uint32_t lanes, cubind_sim_status status,
                                                     const char *format, ...);
// Ends the grid when others have been counted long enough; the last line of the report, once nothing runs any more.
void sim_faults_look(sim_grid *grid);
void sim_faults_finish(sim_grid *grid);
void sim_deadlock(sim_set *set);
void sim_stuck(sim_warp *warp);
void sim_long_turn(const sim_warp *warp, const sim_op *op, uint64_t instructions);
void sim_timeout(sim_set *set);
void sim_stopped(sim_set *set);

// --- memory.c ---
void sim_windows(uint64_t *shared, uint64_t *local);
typedef enum sim_verb { SIM_LOADS, SIM_STORES, SIM_UPDATES } sim_verb;

// Where `size` bytes at an address are in this process; NULL, and a fault, where they are not.
char *sim_locate(sim_warp *warp, const sim_op *op, int lane, sim_space space, uint64_t address,
                 uint32_t size, sim_verb verb);
// The stretches of spaces, once a warp has its memory.
void sim_stretches_fill(sim_warp *warp);
// Loads or stores the elements of those lanes at once. False: nothing was done, each has to be looked at.
bool sim_move(sim_warp *warp, const sim_access *access, uint32_t mask, sim_verb verb);
// Before something that was found before may be freed.
void sim_forget_ranges(sim_warp *warp);
// What the addresses of lanes come to.
enum { SIM_MOST_BYTES = 32 }; // of one access
typedef struct sim_located {
    char *where[SIM_WARP];
    _Alignas(16) char parts[SIM_WARP][SIM_MOST_BYTES]; // of loads that reach over an end
} sim_located;

// The addresses of the lanes in `mask` located; false: a fault. `total` is the bytes of the whole access.
bool sim_locate_all(sim_warp *warp, const sim_op *op, uint32_t mask, const sim_access *access,
                    uint32_t total, sim_verb verb, sim_located *located);
// The stretch of global memory that an address is in, as the engine or its caller knows it.
bool sim_find_range(const sim_grid *grid, uint64_t address, sim_range *range);

// The place of the bytes of a lane's access, or NULL; it reports nothing.
char *sim_look(sim_warp *warp, int lane, sim_space space, uint64_t address, uint32_t size,
               sim_verb verb);

// --- overhang.c: vector loads that begin inside of memory and reach over its end ---
// Whether the load is such a one; `bytes` are then what it gives.
bool sim_overhangs(sim_warp *warp, const sim_op *op, int lane, uint64_t address,
                   char bytes[SIM_MOST_BYTES]);
// At the end of a grid that went well: what CUBIND_SIM_CHECK_LOADS shows.
void sim_overhangs_finish(sim_grid *grid);

// --- explain.c: faults of lanes whose address, the first one's, is none ---
void sim_explain(sim_warp *warp, const sim_op *op, uint32_t lanes, sim_space space,
                 uint64_t address, uint32_t size, sim_verb verb);
void sim_explain_misaligned(sim_warp *warp, const sim_op *op, uint32_t lanes, uint64_t address,
                            uint32_t size, sim_verb verb);

// --- control.c ---
// After a fault: its lanes end, the others go on; for `mask` of them the operation has been interrupted.
void sim_bury(sim_warp *warp, const sim_op *op, uint32_t mask);

static inline bool
sim_is_parted(const sim_warp *warp)
{
    return warp->split_count > 1 || warp->waiting != 0;
}

// --- loop.c ---
// Runs until every split waits or has ended, or the warp has had its share.
void sim_warp_run(sim_warp *warp);

// --- barrier.c, exchange.c: what may go on after lanes have ended ---
void sim_barriers_recheck(sim_block *block);
void sim_exchange_recheck(sim_warp *warp);
void sim_cluster_recheck(sim_block *block);
void sim_grid_recheck(sim_set *set);
void sim_run_grid_barrier(sim_warp *warp, const sim_op *op, uint32_t mask);

// --- ops of all files, by what they do ---
typedef void sim_run(sim_warp *warp, const sim_op *op, uint32_t mask);
sim_run sim_run_carry, sim_run_lop3, sim_run_predicate, sim_run_select, sim_run_compare,
    sim_run_set, sim_run_pack, sim_run_unpack, sim_run_read, sim_run_load, sim_run_store,
    sim_run_atom, sim_run_stack, sim_run_video, sim_run_address, sim_run_space, sim_run_mapa,
    sim_run_rank, sim_run_nothing, sim_run_fence, sim_run_branch, sim_run_branch_index,
    sim_run_call, sim_run_builtin, sim_run_return, sim_run_exit, sim_run_trap, sim_run_yield,
    sim_run_active, sim_run_warp, sim_run_barrier, sim_run_cluster_barrier;

// --- inline: places ---

static inline uint32_t
sim_predicate(const char *places, uint32_t predicate)
{
    uint32_t value;
    memcpy(&value, places + (predicate & ~1u), sizeof value);
    return value ^ (0 - (predicate & 1));
}

static inline void
sim_set_predicate(char *places, uint32_t place, uint32_t value, uint32_t mask)
{
    uint32_t old;
    memcpy(&old, places + place, sizeof old);
    old = (old & ~mask) | (value & mask);
    memcpy(places + place, &old, sizeof old);
}

static inline uint64_t
sim_lane_value(const char *places, uint32_t place, uint32_t size, int lane)
{
    const char *at = places + place;
    uint16_t of_2;
    uint32_t of_4;
    uint64_t of_8;
    switch (size) {
    case 2:
        memcpy(&of_2, at + 2 * lane, 2);
        return of_2;
    case 4:
        memcpy(&of_4, at + 4 * lane, 4);
        return of_4;
    default:
        memcpy(&of_8, at + 8 * lane, 8);
        return of_8;
    }
}

static inline void
sim_set_lane(char *places, uint32_t place, uint32_t size, int lane, uint64_t value)
{
    char *at = places + place;
    switch (size) {
    case 2:
        memcpy(at + 2 * lane, &value, 2); // little end first
        break;
    case 4:
        memcpy(at + 4 * lane, &value, 4);
        break;
    default:
        memcpy(at + 8 * lane, &value, 8);
        break;
    }
}

#define SIM_EACH_LANE(lane, mask) \
    for (uint32_t left_ = (mask), lane = 0; \
         left_ != 0 && (lane = (uint32_t)__builtin_ctz(left_), true); left_ &= left_ - 1)

#endif
