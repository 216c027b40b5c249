// What runs: a grid, its resident blocks, their warps, and the splits of a warp.
//
// A warp's lanes that stand at the same instruction are a split. One split runs; it ends at a branch that its lanes do not
// agree on, where another split could join it, or where it has to wait. Of those that can run, the one in the deepest call
// with the lowest program counter goes first, so that lanes meet again behind a branch; every some thousand instructions
// the one that has waited longest, so that no lane waits for ever for another of its own warp.
#ifndef SIM_EXECUTE_STATE_H
#define SIM_EXECUTE_STATE_H

#include <pthread.h>
#include <stdatomic.h>

#include "decode/code.h"

enum {
    SIM_MAX_WARPS = 32,
    SIM_BARRIERS = 16,
    SIM_SHARED_START = 0x400, // below it nothing lies, so that a null pointer is told
    SIM_SHARED_STEP = 24,     // bits: shared memory of one block in the window
    SIM_WINDOW_BLOCKS = 17,   // the own block's, then one for each rank of a cluster
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
    sim_linked *functions; // by index in the tree; those that the kernel cannot reach have no code
    uint32_t shared_bytes; // end of the static variables, SIM_SHARED_START counted
    uint32_t dynamic_start;
    uint32_t local_bytes; // of the kernel's own frame
    bool has_calls;
} sim_program;

// --- a grid ---

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
    _Atomic uint64_t next_set; // of blocks that are resident together
    uint64_t number;           // of the launch
    double deadline;           // in seconds of a clock that only goes on; 0: none
    atomic_bool failed;
    pthread_mutex_t lock; // of the report
    cubind_sim_report *report;
} sim_grid;

typedef struct sim_frame {
    struct sim_frame *caller; // NULL: the kernel's own
    const sim_linked *function;
    char *places;
    const sim_call *call;
    uint32_t return_pc;
    uint32_t local_base;
    uint32_t lanes; // that have not come back
    uint32_t depth;
} sim_frame;

typedef enum sim_split_state {
    SIM_READY,
    SIM_AT_BARRIER,
    SIM_AT_WARP,
    SIM_AT_CLUSTER
} sim_split_state;

typedef struct sim_split {
    sim_split_state state;
    uint32_t pc, mask;
    sim_frame *frame;
    const sim_op *op; // that it waits at
    uint32_t what;    // number of the barrier, or members of the exchange
    uint64_t ran;     // when last, in instructions of the warp
} sim_split;

enum { SIM_CACHED_RANGES = 4 };

typedef struct sim_warp {
    // of the split that runs
    char *places; // of its frame
    const sim_op *ops;
    uint32_t pc, active;
    uint32_t idle;           // lanes whose values in the frame are of no interest
    uint32_t meet;           // where another split waits, or more than any pc
    uint32_t slice, started; // instructions until others come first, and how many there were
    bool stop;               // back to the choice of splits
    int current;
    sim_frame *frame;
    // of the warp
    struct sim_block *block;
    uint32_t index;
    uint32_t live; // lanes that have not ended
    int split_count;
    sim_split splits[SIM_WARP + 2]; // one for each lane, and those that change hands
    sim_frame root;
    char *fresh; // what the root's places are when a block starts, but for what its index says
    char *local; // of all lanes, one after the other
    uint64_t instructions;
    uint32_t cluster_phase;
    bool yielded;
    cubind_sim_range ranges[SIM_CACHED_RANGES];
    unsigned next_range;
} sim_warp;

typedef struct sim_barrier {
    uint32_t arrived[SIM_MAX_WARPS]; // lanes of each warp
    uint32_t expected;               // warps; 0: all
    uint32_t count, all, any;        // of predicates
    bool used;
} sim_barrier;

typedef struct sim_block {
    sim_grid *grid;
    struct sim_set *set;
    uint32_t index[3], rank; // in the cluster
    char *shared;
    sim_warp *warps;
    sim_barrier barriers[SIM_BARRIERS];
} sim_block;

// Blocks that are resident together, on one CPU thread: one, a cluster, or all of a cooperative grid.
typedef struct sim_set {
    sim_grid *grid;
    sim_block *blocks;
    uint32_t count;
    uint32_t cluster_size;
    uint32_t *cluster_arrived, *cluster_phases; // by cluster
} sim_set;

// --- frame.c ---
sim_frame *sim_frame_new(sim_warp *warp, size_t function, uint32_t lanes, sim_frame *caller,
                         uint32_t local_base);
void sim_frame_free(sim_frame *frame);
// The places of a fresh frame, and those of them that differ from block to block.
void sim_frame_fill(const sim_warp *warp, const sim_frame *frame, char *places);
void sim_frame_fill_block(const sim_warp *warp, const sim_frame *frame, char *places);

// --- split.c ---
// A split of the warp that runs, beside the one that does.
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

// --- fault.c ---
__attribute__((format(printf, 5, 6))) void sim_fault(sim_warp *warp, const sim_op *op,
                                                     uint32_t lanes, cubind_sim_status status,
                                                     const char *format, ...);
void sim_deadlock(sim_set *set);
void sim_timeout(sim_set *set);

// --- memory.c ---
void sim_windows(uint64_t *shared, uint64_t *local);
// Where `size` bytes at an address are in this process; NULL, and a fault, where they are not.
char *sim_locate(sim_warp *warp, const sim_op *op, int lane, sim_space space, uint64_t address,
                 uint32_t size, const char *verb);
// What the addresses of lanes come to.
typedef struct sim_located {
    char *where[SIM_WARP];
    bool contiguous; // all 32, one behind the other
} sim_located;

// The addresses of the lanes in `mask` located; false: a fault. `total` is the bytes of the whole access.
bool sim_locate_all(sim_warp *warp, const sim_op *op, uint32_t mask, const sim_access *access,
                    uint32_t total, const char *verb, sim_located *located);

// --- loop.c ---
// Runs until every split waits or has ended, or the warp has had its share.
void sim_warp_run(sim_warp *warp);

// --- barrier.c, exchange.c: what may go on after lanes have ended ---
void sim_barriers_recheck(sim_block *block);
void sim_exchange_recheck(sim_warp *warp);
void sim_cluster_recheck(sim_block *block);

// --- ops of all files, by what they do ---
typedef void sim_run(sim_warp *warp, const sim_op *op, uint32_t mask);
sim_run sim_run_carry, sim_run_lop3, sim_run_predicate, sim_run_select, sim_run_compare,
    sim_run_set, sim_run_pack, sim_run_unpack, sim_run_read, sim_run_load, sim_run_store,
    sim_run_atom, sim_run_address, sim_run_space, sim_run_mapa, sim_run_rank, sim_run_nothing,
    sim_run_fence, sim_run_branch, sim_run_branch_index, sim_run_call, sim_run_builtin,
    sim_run_return, sim_run_exit, sim_run_trap, sim_run_yield, sim_run_active, sim_run_warp,
    sim_run_barrier, sim_run_cluster_barrier;

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

// Copies those lanes of a result which are in the mask.
void sim_blend(char *to, const char *from, uint32_t size, uint32_t mask);

#define SIM_EACH_LANE(lane, mask) \
    for (uint32_t left_ = (mask), lane = 0; \
         left_ != 0 && (lane = (uint32_t)__builtin_ctz(left_), true); left_ &= left_ - 1)

#endif
