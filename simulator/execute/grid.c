// Runs a grid: CPU threads take sets of blocks, one after another, and run their warps in turn. A
// set is one block, a cluster, or all blocks of a cooperative grid.
#include <fenv.h>
#include <sched.h>
#include <time.h>

#include "execute/findings.h"
#include "execute/program.h"
#include "execute/races.h"
#include "execute/report.h"
#include "execute/unwritten.h"

enum { STACK = 16 * 1024 }; // the least call stack of each thread

// --- starting the blocks of a set ---

static void
start_warp(sim_warp *warp)
{
    uint32_t threads = warp->block->grid->threads - warp->index * SIM_WARP;
    warp->live = threads >= SIM_WARP ? UINT32_MAX : (1u << threads) - 1;
    warp->root.lanes = warp->live;
    memset(warp->root.allocated, 0, sizeof warp->root.allocated);
    warp->current = -1;
    warp->faulted = 0;
    warp->cluster_arrived = 0;
    warp->instructions = warp->turn_began = 0;
    warp->slice = warp->started = 0;
    warp->split_count = 1;
    warp->made = warp->changes = 0;
    warp->splits[0] = (sim_split){
        .state = SIM_READY, .mask = warp->live, .frame = &warp->root, .join = SIM_NO_JOIN};
    for (int i = 0; i < SIM_JOINS; i++)
        warp->joins[i].is_used = false;
    warp->waiting = warp->turn = 0;
    warp->passed_count = warp->bypass_count = 0;
    warp->has_strays = false;
    sim_spin_forget(warp, NULL);
    sim_frame_restart(warp, &warp->root, warp->root.places);
    sim_shadow_free(&warp->root);
    sim_unwritten_begin_frame(warp, &warp->root, warp->live);
}

// Starts the block with this rank in a cluster. Without clusters, each block counts as a cluster.
static bool
start_block(sim_block *block, uint64_t cluster, uint32_t rank)
{
    const sim_grid *grid = block->grid;
    uint64_t left = cluster;
    uint32_t within = rank;
    for (int i = 0; i < 3; i++) {
        uint32_t clusters = grid->grid[i] / grid->cluster[i];
        block->index[i] =
            (uint32_t)(left % clusters) * grid->cluster[i] + within % grid->cluster[i];
        left /= clusters;
        within /= grid->cluster[i];
    }
    block->rank = rank;
    if (grid->config->poison == 0)
        memset(block->shared, 0, grid->shared_bytes);
    sim_unwritten_begin(grid, block->shared, grid->shared_bytes);
    block->used = 0;
    for (uint32_t i = 0; i < grid->warps; i++)
        start_warp(&block->warps[i]);
    return sim_races_start_block(block, cluster);
}

// --- running ---

double
sim_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

void
sim_grid_look(sim_set *set)
{
    const sim_grid *grid = set->grid;
    const atomic_int *stop = grid->config->stop;
    set->since = 0;
    if (grid->config->look != NULL)
        grid->config->look();
    if (atomic_load_explicit(&set->grid->faulted, memory_order_relaxed))
        sim_faults_look(set->grid);
    double deadline = atomic_load_explicit(&grid->deadline, memory_order_relaxed);
    if (stop != NULL && atomic_load_explicit(stop, memory_order_relaxed) != 0)
        sim_stopped(set);
    else if (deadline != 0 && sim_seconds() > deadline)
        sim_timeout(set);
}

// Starts the clock when the first threads are ready to run, because making them takes long where
// there are many.
static void
start_clock(sim_grid *grid)
{
    double none = 0;
    if (grid->config->timeout > 0 &&
        atomic_load_explicit(&grid->deadline, memory_order_relaxed) == 0)
        atomic_compare_exchange_strong(&grid->deadline, &none,
                                       sim_seconds() + grid->config->timeout);
}

// Lets each warp that can run use its share of instructions. Sets *some if any warp ran, and
// returns whether there are threads that have not ended.
static bool
run_block(sim_block *block, bool *some)
{
    const sim_grid *grid = block->grid;
    uint64_t seed = grid->config->seed;
    sim_order order = sim_order_new(seed == 0 ? 0 : seed + block->set->rounds, grid->warps);
    bool left = false;
    for (uint32_t i = 0; i < grid->warps; i++) {
        sim_warp *warp = &block->warps[seed == 0 ? i : sim_order_at(&order, i)];
        uint64_t before = warp->instructions;
        if (warp->live != 0)
            sim_warp_run(warp);
        *some |= warp->instructions != before;
        left |= warp->live != 0;
        if (atomic_load_explicit(&grid->failed, memory_order_relaxed))
            return false;
    }
    return left;
}

static void
free_calls(sim_set *set)
{
    for (uint32_t i = 0; i < set->count; i++)
        for (uint32_t j = 0; j < set->grid->warps; j++) {
            sim_warp *warp = &set->blocks[i].warps[j];
            sim_joins_end(warp, warp->waiting);
            for (int k = 0; k < warp->split_count; k++)
                sim_frame_leave(warp, warp->splits[k].frame, warp->splits[k].mask);
        }
}

static void
run_set(sim_set *set)
{
    sim_order order = sim_order_new(set->grid->config->seed, set->count);
    set->rounds = 0;
    set->polls = 0;
    for (bool left = true; left;) {
        bool some = false;
        left = false;
        set->rounds++;
        set->spins = false;
        for (uint32_t i = 0; i < set->count; i++)
            left |= run_block(&set->blocks[sim_order_at(&order, i)], &some);
        if (atomic_load(&set->grid->failed))
            break;
        if (left && !some && atomic_load(&set->grid->faulted))
            break; // they wait for threads that have ended
        bool polls = left && set->spins && set->grid->is_cooperative && sim_poll_look(set);
        if (left && (!some || polls))
            sim_deadlock(set);
        else if (left && set->spins)
            sched_yield(); // the CPU thread that it waits for may need this CPU
    }
    if (atomic_load(&set->grid->failed) || atomic_load(&set->grid->faulted))
        free_calls(set);
}

typedef struct work {
    sim_grid *grid;
    uint64_t sets, clusters_in_set;
    uint64_t threads; // CPU threads
    uint32_t cluster_size;
} work;

static void
out_of_memory(sim_grid *grid)
{
    pthread_mutex_lock(&grid->lock);
    if (!atomic_load(&grid->failed)) {
        *grid->report =
            (cubind_sim_report){.status = CUBIND_SIM_OUT_OF_MEMORY, .text = "out of memory"};
        atomic_store(&grid->failed, true);
    }
    pthread_mutex_unlock(&grid->lock);
}

static void
run_one_set(const work *w, sim_set *set, uint64_t place)
{
    uint64_t number = set->number = sim_order_at(&w->grid->order, place);
    bool started = true;
    sim_races_start_set(set);
    sim_origins_clear(set);
    for (uint32_t i = 0; i < set->count; i++)
        started &= start_block(&set->blocks[i], number * w->clusters_in_set + i / w->cluster_size,
                               i % w->cluster_size);
    start_clock(w->grid);
    if (started)
        run_set(set);
    else
        out_of_memory(w->grid);
}

// Returns how many sets like this one a thread should take at once. If threads took small sets one
// by one, all would compete for one counter, and adjacent memory would be spread over many
// processors.
static uint64_t
wanted_sets(const sim_set *set)
{
    enum { ENOUGH = 4000 }; // instructions of warps, about 30 microseconds
    uint64_t instructions = 1;
    for (uint32_t i = 0; i < set->count; i++)
        for (uint32_t j = 0; j < set->grid->warps; j++)
            instructions += set->blocks[i].warps[j].instructions;
    return ENOUGH / instructions;
}

// Takes the next sets: up to `wanted`, but fewer towards the end, so that all threads finish
// together. Sets are taken in order, so a block never waits for a block that comes later in the
// same thread.
static uint64_t
take_sets(const work *w, uint64_t wanted, uint64_t *end)
{
    _Atomic uint64_t *next = &w->grid->next_set;
    uint64_t taken = atomic_load_explicit(next, memory_order_relaxed);
    uint64_t most = taken < w->sets ? (w->sets - taken) / (4 * w->threads) : 0;
    uint64_t count = wanted < most ? wanted : most;
    uint64_t first = atomic_fetch_add(next, count > 0 ? count : 1);
    *end = first + (count > 0 ? count : 1);
    *end = *end < w->sets ? *end : w->sets;
    return first;
}

static void
run_sets_left(const work *w, sim_set *set)
{
    uint64_t wanted = 1, end;
    for (uint64_t next = take_sets(w, wanted, &end); next < w->sets;
         next = take_sets(w, wanted, &end)) {
        for (; next < end; next++) {
            sim_grid_look(set);
            if (atomic_load(&w->grid->failed))
                return;
            run_one_set(w, set, next);
        }
        wanted = wanted_sets(set);
    }
}

// Runs one CPU thread's part of a grid. The rounding mode of the launching program must not affect
// kernels.
static void
run_sets(void *data)
{
    const work *w = data;
    sim_set set;
    fenv_t before;
    if (atomic_load(&w->grid->next_set) >= w->sets)
        return;
    fegetenv(&before);
    fesetenv(FE_DFL_ENV);
    if (sim_set_make(&set, w->grid, w->clusters_in_set * w->cluster_size, w->cluster_size))
        run_sets_left(w, &set);
    else
        out_of_memory(w->grid);
    sim_set_free(&set);
    fesetenv(&before);
}

cubind_sim_status
sim_grid_run(const sim_program *program, const cubind_sim_launch_config *config,
             cubind_sim_report *report)
{
    static _Atomic uint64_t launches;
    sim_grid grid = {.program = program,
                     .config = config,
                     .report = report,
                     .is_cooperative = config->cooperative};
    memcpy(grid.grid, config->grid, sizeof grid.grid);
    memcpy(grid.block, config->block, sizeof grid.block);
    for (int i = 0; i < 3; i++) {
        uint32_t said = config->cluster[0] != 0 ? config->cluster[i] : program->kernel->cluster[i];
        grid.cluster[i] = said != 0 ? said : 1;
        grid.has_cluster |= said != 0;
    }
    grid.checks_unwritten = config->checks & CUBIND_SIM_CHECK_INIT;
    grid.is_watched = config->checks & (CUBIND_SIM_CHECK_RACE | CUBIND_SIM_CHECK_INIT);
    grid.threads = grid.block[0] * grid.block[1] * grid.block[2];
    grid.warps = (grid.threads + SIM_WARP - 1) / SIM_WARP;
    grid.shared_bytes = program->dynamic_start + config->shared_bytes;
    uint32_t stack = config->stack_bytes > STACK ? config->stack_bytes : STACK;
    grid.local_bytes = program->local_bytes + (program->has_calls ? stack : 0);
    grid.parameters = config->parameters;
    grid.parameter_bytes = sim_parameter_offset(program->kernel, program->kernel->parameter_count);
    grid.number = atomic_fetch_add(&launches, 1) + 1;
    sim_windows(&grid.shared_window, &grid.local_window);
    pthread_mutex_init(&grid.lock, NULL);
    uint32_t cluster_size = grid.cluster[0] * grid.cluster[1] * grid.cluster[2];
    uint64_t clusters = (uint64_t)grid.grid[0] * grid.grid[1] * grid.grid[2] / cluster_size;
    work w = {.grid = &grid,
              .sets = config->cooperative ? 1 : clusters,
              .clusters_in_set = config->cooperative ? clusters : 1,
              .threads = 1,
              .cluster_size = cluster_size};
    grid.order = sim_order_new(config->seed, w.sets);
    if (config->threads > 1)
        w.threads = config->threads < w.sets ? config->threads : w.sets;
    if (sim_races_begin(&grid, w.threads > 1))
        sim_pool_run(run_sets, &w, (uint32_t)w.threads - 1);
    else
        out_of_memory(&grid);
    pthread_mutex_destroy(&grid.lock);
    sim_faults_finish(&grid);
    sim_findings_finish(&grid);
    sim_races_end(&grid);
    report->overhangs = grid.overhangs;
    bool failed = atomic_load(&grid.failed) || grid.faults.count > 0;
    if (!failed)
        sim_overhangs_finish(&grid);
    sim_say_repeat(report, (sim_repeat){config->seed, config->poison});
    return failed ? report->status : CUBIND_SIM_OK;
}
