// Defines the state of a running kernel: a grid, its resident blocks, their warps, and the splits
// of a warp.
//
// A split is a set of a warp's lanes that are at the same instruction. One split of a warp runs at
// a time. When its lanes diverge at a branch, the smaller group runs first, as on a GPU. A join is
// the point where diverged lanes reconverge: they wait there for each other. Waiting lanes leave a
// join early if no other lane of the warp can continue without them (split.c, spin.c).
#ifndef SIM_EXECUTE_STATE_H
#define SIM_EXECUTE_STATE_H

#include <pthread.h>
#include <stdatomic.h>

#include "decode/code.h"

enum {
    SIM_MAX_WARPS = 32,
    SIM_BARRIERS = 16,
    SIM_SHARED_START = 0x400, // nothing is below it, so null pointers are reported
    SIM_RESERVED_END = 0x120, // [0, 0x120) is reserved for CUDA's own code, as on an H200
    SIM_SHARED_STEP = 24,     // log2 of the bytes of one block's memory in the window
    SIM_WINDOW_BLOCKS = 17,   // the block itself, then each rank of its cluster
};

// --- code of a kernel: functions, with the addresses of their shared variables ---

typedef struct sim_linked {
    const sim_code *code;
    char *image;
} sim_linked;

typedef struct sim_program {
    const sim_module *module;
    const sim_function *kernel;
    const sim_code *code;
    sim_linked *own; // the kernel's own function
    // By index in the tree. Functions that the kernel cannot reach have no code. NULL: the kernel
    // calls no function.
    sim_linked *functions;
    uint32_t shared_bytes; // end of the static shared variables, from offset 0 on
    uint32_t dynamic_start;
    uint32_t shared_start; // start of the shared memory that the kernel may use
    uint32_t local_bytes;  // bytes of the kernel's own frame
    bool has_calls;
} sim_program;

// Returns the function at `index` of the tree, which the kernel must be able to reach.
static inline sim_linked *
sim_linked_of(const sim_program *program, size_t index)
{
    return index == program->code->index ? program->own : &program->functions[index];
}

// The options of a launch that change what it computes if it is wrong.
typedef struct sim_repeat {
    uint64_t seed, poison;
} sim_repeat;

// --- the order of blocks and warps (order.c) ---

typedef struct sim_order {
    uint64_t count, start, step;
} sim_order;

// Computes a number from another one, such that close ones give results far apart.
uint64_t sim_mixed(uint64_t seed);
// Computes an order from a seed; 0: the identity.
sim_order sim_order_new(uint64_t seed, uint64_t count);

static inline uint64_t
sim_order_at(const sim_order *order, uint64_t i)
{
    if (order->start == 0 && order->step == 1)
        return i;
    return (uint64_t)((order->start + (unsigned __int128)i * order->step) % order->count);
}

// --- a grid ---

// Counts of the faults so far. Faults with the same instruction and status are of one kind.
enum { SIM_FAULT_KINDS = 16 };
typedef struct sim_fault_kind {
    const sim_op *op;
    cubind_sim_status status;
    uint64_t threads;
} sim_fault_kind;

typedef struct sim_faults {
    sim_fault_kind kinds[SIM_FAULT_KINDS];
    uint32_t count, told; // told: index of the kind that the report describes
    uint64_t set;         // number of the set whose fault is in the report
    double until;         // the time when counting ends
    bool cut_off;         // counting ended before all threads did
} sim_faults;

typedef struct sim_grid {
    const sim_program *program;
    const cubind_sim_launch_config *config;
    uint32_t grid[3], block[3], cluster[3];
    uint32_t threads, warps; // threads and warps of one block
    uint32_t shared_bytes;   // end of one block's shared memory, from offset 0 on
    uint32_t local_bytes;    // bytes of one lane
    const char *parameters;
    size_t parameter_bytes;
    uint64_t shared_window, local_window;
    uint64_t cooperative_state[2]; // %envreg1 and %envreg2 hold its address
    bool is_cooperative, has_cluster;
    bool is_watched;       // accesses to memory are checked, by watch.c
    bool checks_unwritten; // reads of unwritten memory are checked, by unwritten.c
    // Members that CPU threads change are on other cache lines than members that they only read.
    _Alignas(64) _Atomic uint64_t next_set; // the next set of blocks to run
    _Alignas(64) sim_order order;           // the order of the sets
    uint64_t number;                        // number of the launch
    _Atomic double deadline;                // in seconds of the monotonic clock; 0: none yet
    _Atomic uint32_t releases;              // how often kernels released memory of the heap
    atomic_bool faulted;  // a thread has had a fault; printf prints nothing from then on
    atomic_bool failed;   // the whole grid ends at once
    pthread_mutex_t lock; // protects the report, the faults and the overhangs
    uint64_t overhangs;   // loads past the end of memory, counted for each thread
    uint64_t overhang_set;
    char overhang[600]; // text about the load in the lowest set, overhang_set
    cubind_sim_party overhang_party;
    sim_faults faults;
    struct sim_findings *findings; // NULL: none yet
    struct sim_race *race;         // NULL: races are not checked
    cubind_sim_report *report;
} sim_grid;

typedef struct sim_frame {
    struct sim_frame *caller; // NULL: this is the kernel's frame
    const sim_linked *function;
    char *places;
    const sim_call *call;
    uint32_t return_pc;
    uint32_t local_base;
    uint32_t lanes;               // lanes that have not returned from it
    uint32_t allocated[SIM_WARP]; // bytes that each lane got from alloca
    uint32_t depth;
    struct sim_shadow *shadow; // NULL: no value in it is unwritten (shadow.h)
} sim_frame;

typedef enum sim_split_state {
    SIM_READY,
    SIM_AT_BARRIER,
    SIM_AT_WARP,
    SIM_AT_CLUSTER,
    SIM_AT_GRID
} sim_split_state;

// A point where diverged lanes wait for each other. Splits and inner joins lead to it. When the
// last of these arrives, all waiting lanes continue together, towards the outer join.
typedef struct sim_join {
    bool is_used;
    int outer;        // index, or SIM_NO_JOIN
    sim_frame *frame; // frame and pc of the point
    uint32_t pc;
    uint32_t waiting; // lanes that wait here
} sim_join;

enum {
    SIM_NO_JOIN = -1,
    SIM_JOINS = SIM_WARP, // at least two splits or joins lead to each, so 31 would do
};

typedef struct sim_split {
    sim_split_state state;
    uint32_t pc, mask;
    sim_frame *frame;
    int join;         // the join where its lanes wait next, or SIM_NO_JOIN
    const sim_op *op; // the operation at which it waits
    uint32_t what;    // number of the barrier, or mask of the operation between lanes
    uint64_t made;    // number of the split; newer splits have higher numbers
    uint64_t ran;     // when it last ran, in instructions of the warp
    bool sleeps;      // it lets other splits run first
    bool spins;       // it spins as long as warp->changes equals `changes`
    uint64_t changes;
} sim_split;

enum {
    SIM_CACHED_RANGES = 4, // ranges that each warp remembers
    SIM_KEPT_RANGES = 64,  // ranges that each CPU thread remembers
};

typedef struct sim_spin sim_spin;

// A branch that decides whether a warp reaches a barrier, and how the warp has passed it since the
// last barrier (unsynced.c). Bits of the ways: 1 some lanes jumped, 2 some did not.
typedef struct sim_passed {
    const sim_op *branch;
    uint32_t passes;
    uint8_t ways, last; // of all passes, and of the last one
} sim_passed;

// Lanes that went on behind a join while others of the warp waited in front of it (unsynced.c).
typedef struct sim_bypass {
    const sim_op *op; // the others' operation, with the members of their split
    sim_split_state state;
    uint32_t what;
    uint32_t waiting, lanes; // lanes that waited, and lanes that went on
    bool is_masked;          // instead, they executed the operation with another mask
} sim_bypass;

enum { SIM_PASSED = 8, SIM_BYPASSES = 4 };

typedef struct sim_warp {
    // --- the running split ---
    char *places; // the places of its frame
    const sim_op *ops;
    uint32_t pc, active;
    uint32_t idle; // lanes that have left the frame; their values do not matter
    uint32_t meet; // the next pc where other lanes are, or more than any pc
    // The instructions that the warp may still run, now and when the split began.
    uint32_t slice, started;
    int join;
    bool stop;        // stop running, and choose a split again
    uint32_t faulted; // lanes whose operation failed
    int current;
    sim_frame *frame;
    // --- the whole warp ---
    struct sim_block *block;
    uint32_t index;
    uint32_t live; // lanes that have not ended
    int split_count;
    uint32_t passed_count, bypass_count;
    uint32_t waiting;    // lanes at joins
    bool has_strays;     // some splits share no join: they merge at the same pc
    uint64_t made;       // number of splits so far
    uint64_t changes;    // changes to memory that other lanes see
    uint32_t turn;       // lanes that have looped while other lanes wait
    uint64_t turn_began; // value of `instructions` when they began
    sim_spin *spin;      // NULL: no loop has been examined yet
    sim_frame root;
    char *local; // local memory of all lanes, one after another
    uint64_t instructions;
    // cluster barrier: its round, and the lanes that arrived in it
    uint32_t cluster_phase, cluster_arrived;
    bool yielded;
    bool oldest_first; // of splits that could run; drawn from the seed
    cubind_sim_range ranges[SIM_CACHED_RANGES];
    unsigned next_range;
    sim_stretch stretches[SIM_STRETCHES];    // size 0: not found yet
    uint64_t last_loads[SIM_LOAD_STRETCHES]; // the first lane's previous address
    sim_chooser *const *choosers;
    uint32_t releases;          // the grid's `releases` when the ranges were found
    struct sim_race_warp *race; // NULL: races are not checked
    const struct sim_watchers *watchers;
    // --- arrays that are not cleared, because their first items are set when they are used ---
    sim_split splits[SIM_WARP + 2]; // one for each lane, and two spare ones
    sim_join joins[SIM_JOINS];
    // for CUBIND_SIM_CHECK_SYNC
    sim_passed passed[SIM_PASSED];
    sim_bypass bypasses[SIM_BYPASSES];
} sim_warp;

typedef struct sim_barrier {
    uint32_t arrived[SIM_MAX_WARPS]; // arrived lanes of each warp
    uint32_t expected;               // number of warps; 0: all
    sim_barrier_kind kind;           // of the first arrival
    uint32_t count, all, any;        // results of reductions over the arrived lanes
    uint32_t unwritten;              // origin of an unwritten predicate among them (shadow.h)
    bool yes, no;                    // a predicate that was written is true, or false
} sim_barrier;

typedef struct sim_block {
    sim_grid *grid;
    struct sim_set *set;
    uint32_t index[3], rank; // rank in the cluster
    char *shared;
    sim_warp *warps;
    uint32_t used; // mask of the barriers at which a lane has arrived
    sim_barrier barriers[SIM_BARRIERS];
    struct sim_race_block *race; // NULL: races are not checked
} sim_block;

// Blocks that are resident together on one CPU thread: one block, a cluster, or all blocks of a
// cooperative grid.
typedef struct sim_set {
    sim_grid *grid;
    sim_block *blocks;
    char *memory, *local; // everything except local memory; local memory of all lanes
    uint32_t count;
    uint32_t cluster_size;
    uint32_t *cluster_arrived, *cluster_phases; // arrived lanes and round, for each cluster
    uint32_t grid_arrived;                      // lanes of a cooperative grid that arrived
    uint64_t number;                            // index among the grid's sets
    uint64_t rounds;
    // A warp neither ended nor waited in this round, so it may be spinning for another CPU thread.
    bool spins;
    uint64_t polled[2]; // cooperative_state of the grid in the last round, for poll.c
    uint32_t polls;     // rounds in which all threads waited for it to change
    uint64_t since;     // instructions since the last call of sim_grid_look()
    cubind_sim_range ranges[SIM_KEPT_RANGES]; // indexed by bits of the address
    uint32_t releases;                        // the grid's `releases` when the ranges were found
    struct sim_race_set *race;                // NULL: races are not checked
    struct sim_origins *origins;              // NULL: no unwritten value was read yet (shadow.h)
} sim_set;

// --- grid.c ---
double sim_seconds(void); // reads the monotonic clock
// Calls the caller's `look`, and ends the grid if its time is over or the caller wants it to stop.
void sim_grid_look(sim_set *set);

// --- frame.c ---
sim_frame *sim_frame_new(sim_warp *warp, size_t function, uint32_t lanes, sim_frame *caller,
                         uint32_t local_base);
void sim_frame_free(sim_warp *warp, sim_frame *frame);
// Makes ended lanes leave a frame and the frames of its callers. Frees each frame that has no lanes
// left, except the kernel's.
void sim_frame_leave(sim_warp *warp, sim_frame *frame, uint32_t lanes);
// Fills a fresh frame with its first values.
void sim_frame_fill(const sim_warp *warp, const sim_frame *frame, char *places);
// Prepares a frame for another block: clears the registers, and stores the values that depend on
// the block's index.
void sim_frame_restart(const sim_warp *warp, const sim_frame *frame, char *places);

// --- split.c ---
// Adds a split that leads to the same join as the running split; the new split runs next.
void sim_split_add(sim_warp *warp, sim_split split);
// Copies the state of the running split from the warp to the split.
void sim_split_save(sim_warp *warp);
// Chooses the split to run; false: no split can run.
bool sim_split_choose(sim_warp *warp);
void sim_split_remove_current(sim_warp *warp);
// Makes these lanes of the running split wait; its other lanes continue.
void sim_split_park(sim_warp *warp, sim_split_state state, uint32_t lanes, const sim_op *op,
                    uint32_t what);
void sim_warp_refresh(sim_warp *warp); // call it after lanes have ended

// --- join.c ---
// Adds a join at `pc` of `frame`, where the lanes of the running split will wait for each other.
void sim_join_push(sim_warp *warp, sim_frame *frame, uint32_t pc);
// Adds the join where the lanes of the running split reconverge after they diverge at `branch`.
void sim_join_push_for(sim_warp *warp, const sim_op *branch);
// Handles a split that has reached its join: its lanes wait there or, if all lanes have arrived,
// continue with them.
void sim_join_arrive(sim_warp *warp, int split);
// Releases the lanes at the innermost join where lanes wait; false: no lane waits.
bool sim_join_release(sim_warp *warp);
// Releases the lanes of joins to which nothing else leads any more. Call it after splits have ended
// or merged.
void sim_joins_settle(sim_warp *warp);
// Ends those of the given lanes that wait at joins.
void sim_joins_end(sim_warp *warp, uint32_t lanes);
uint32_t sim_join_place(const sim_warp *warp, int join, const sim_frame *frame);

// --- spin.c ---
// Call it if all lanes of the running split take a backward branch while other lanes could run.
// Those run first if the split only waits for them, or has run for LONG instructions.
void sim_spin_look(sim_warp *warp, const sim_op *branch);
// Call it if only some lanes of the running split take a backward branch.
void sim_spin_widen(sim_warp *warp, const sim_op *branch, uint32_t target);
void sim_spin_forget(sim_warp *warp, const sim_frame *frame); // NULL: any frame
void sim_spin_free(sim_warp *warp);

// --- stack.c ---
// Returns where the local memory of a function begins that these lanes call.
uint32_t sim_stack_top(const sim_frame *frame, uint32_t lanes);

// --- wide.c: atomic accesses of 16 bytes ---
void sim_wide_read(void *to, char *from);
void sim_wide_write(char *to, const void *value);
// Compares and exchanges, and stores the previous value in *old. If `expected` is NULL, the
// exchange is unconditional.
void sim_wide_swap(char *at, const void *expected, const void *value, void *old);

// --- fault.c ---
__attribute__((format(printf, 5, 6))) void sim_fault(sim_warp *warp, const sim_op *op,
                                                     uint32_t lanes, cubind_sim_status status,
                                                     const char *format, ...);
// sim_faults_look() ends the grid when faults have been counted for long enough.
// sim_faults_finish() appends the last line of the report after all threads have stopped.
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

static inline bool
sim_is_access(const sim_op *op)
{
    return op->what == SIM_DO_LOAD || op->what == SIM_DO_STORE || op->what == SIM_DO_ATOM;
}

static inline sim_verb
sim_verb_of(const sim_op *op) // of an access
{
    return op->what == SIM_DO_LOAD    ? SIM_LOADS
           : op->what == SIM_DO_STORE ? SIM_STORES
                                      : SIM_UPDATES;
}

// Returns the location in this process of `size` bytes at an address of a kernel. If there is no
// such memory, reports a fault and returns NULL.
char *sim_locate(sim_warp *warp, const sim_op *op, int lane, sim_space space, uint64_t address,
                 uint32_t size, sim_verb verb);
// Sets the stretches of all address spaces except global memory. The warp's memory must be
// allocated.
void sim_stretches_fill(sim_warp *warp);
// Loads or stores the elements of the lanes in `mask` together. False: nothing was moved, and each
// lane must be handled separately.
bool sim_move(sim_warp *warp, const sim_access *access, uint32_t mask, sim_verb verb);
// Forgets the ranges that the warp remembers. Call it before memory is freed that may be in one of
// them.
void sim_forget_ranges(sim_warp *warp);
// The location of the memory that each lane accesses.
enum { SIM_MOST_BYTES = 32 }; // the most bytes of one access
typedef struct sim_located {
    char *where[SIM_WARP];
    // bytes of loads that reach past the end of memory
    _Alignas(16) char parts[SIM_WARP][SIM_MOST_BYTES];
} sim_located;

// Locates the memory of an access by the lanes in `mask`; false: a fault. `total` is the size of
// the whole access in bytes.
bool sim_locate_all(sim_warp *warp, const sim_op *op, uint32_t mask, const sim_access *access,
                    uint32_t total, sim_verb verb, sim_located *located);
// Finds the range of global memory that contains an address, in the module or with the caller's
// `find`.
bool sim_find_range(const sim_grid *grid, uint64_t address, cubind_sim_range *range);

// Returns the range of global memory that contains the whole access, or NULL. It is valid until the
// next call.
const cubind_sim_range *sim_range_of(sim_warp *warp, uint64_t address, uint32_t size,
                                     sim_verb verb);
// Computes the address of each lane, even of lanes that do not take part.
void sim_addresses_of(const sim_warp *warp, const sim_access *access, uint64_t addresses[SIM_WARP]);

// Returns the location of the bytes of a lane's access, or NULL. Unlike sim_locate(), reports no
// fault.
char *sim_look(sim_warp *warp, int lane, sim_space space, uint64_t address, uint32_t size,
               sim_verb verb);

// --- overhang.c: vector loads that begin inside memory and reach past its end ---
// Returns whether a load begins inside memory and reaches past its end; if so, `bytes` gets the
// result.
bool sim_overhangs(sim_warp *warp, const sim_op *op, int lane, uint64_t address,
                   char bytes[SIM_MOST_BYTES]);
// Appends to the report what CUBIND_SIM_CHECK_LOADS has found. Call it at the end of a grid without
// faults.
void sim_overhangs_finish(sim_grid *grid);

// --- explain.c: reports faults of lanes; `address` is that of the first lane ---
void sim_explain(sim_warp *warp, const sim_op *op, uint32_t lanes, sim_space space,
                 uint64_t address, uint32_t size, sim_verb verb);
void sim_explain_misaligned(sim_warp *warp, const sim_op *op, uint32_t lanes, uint64_t address,
                            uint32_t size, sim_verb verb);

// --- control.c ---
// Ends the lanes that had a fault, and makes the other lanes continue. `mask` has the lanes whose
// operation the fault interrupted.
void sim_bury(sim_warp *warp, const sim_op *op, uint32_t mask);

static inline bool
sim_is_parted(const sim_warp *warp)
{
    return warp->split_count > 1 || warp->waiting != 0;
}

// --- loop.c ---
// Runs a warp until all of its splits wait or have ended, or until it has used its share of
// instructions.
void sim_warp_run(sim_warp *warp);

// --- poll.c ---
// Call it after a round of a cooperative grid in which threads neither ended nor waited. Returns
// true if all of them wait for a barrier of the grid that can never complete.
bool sim_poll_look(sim_set *set);

// --- barrier.c, exchange.c: release lanes that may continue after others have ended ---
void sim_barriers_recheck(sim_block *block);
void sim_exchange_recheck(sim_warp *warp);
void sim_cluster_recheck(sim_block *block);
void sim_grid_recheck(sim_set *set);
void sim_run_grid_barrier(sim_warp *warp, const sim_op *op, uint32_t mask);

// --- the functions that execute operations, one for each sim_do ---
typedef void sim_run(sim_warp *warp, const sim_op *op, uint32_t mask);
sim_run sim_run_carry, sim_run_lop3, sim_run_predicate, sim_run_select, sim_run_compare,
    sim_run_set, sim_run_pack, sim_run_unpack, sim_run_read, sim_run_load, sim_run_store,
    sim_run_atom, sim_run_stack, sim_run_video, sim_run_address, sim_run_space, sim_run_mapa,
    sim_run_rank, sim_run_nothing, sim_run_fence, sim_run_branch, sim_run_branch_index,
    sim_run_call, sim_run_builtin, sim_run_return, sim_run_exit, sim_run_trap, sim_run_yield,
    sim_run_active, sim_run_warp, sim_run_barrier, sim_run_cluster_barrier;

// --- inline: values in a frame ---

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
        memcpy(at + 2 * lane, &value, 2); // little-endian
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
