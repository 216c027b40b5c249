// Runs a grid: sets of blocks that are resident together, taken one after the other by the CPU threads.
#include <sched.h>
#include <stdlib.h>
#include <time.h>

#include "execute/program.h"

enum { STACK = 16 * 1024 }; // of each thread, for calls

// --- a set of blocks ---

static void
set_free(sim_set *set)
{
    for (uint32_t i = 0; set->blocks != NULL && i < set->count; i++) {
        sim_block *block = &set->blocks[i];
        for (uint32_t j = 0; block->warps != NULL && j < set->grid->warps; j++) {
            free(block->warps[j].root.places);
            free(block->warps[j].fresh);
            free(block->warps[j].local);
        }
        free(block->warps);
        free(block->shared);
    }
    free(set->blocks);
    free(set->cluster_arrived);
    free(set->cluster_phases);
}

static void *
aligned_zeros(size_t bytes)
{
    bytes = (bytes + 64) / 64 * 64;
    void *found = aligned_alloc(64, bytes);
    if (found != NULL)
        memset(found, 0, bytes);
    return found;
}

static bool
make_warp(sim_block *block, sim_warp *warp, uint32_t index)
{
    const sim_grid *grid = block->grid;
    warp->block = block;
    warp->index = index;
    warp->root.function = &grid->program->functions[grid->program->code->index];
    warp->root.places = aligned_zeros(grid->program->code->frame_bytes);
    warp->fresh = aligned_zeros(grid->program->code->frame_bytes);
    if (warp->fresh != NULL)
        sim_frame_fill(warp, &warp->root, warp->fresh);
    // Untouched until it is used.
    warp->local = calloc((size_t)grid->local_bytes + 1, SIM_WARP);
    return warp->root.places != NULL && warp->fresh != NULL && warp->local != NULL;
}

static bool
make_block(sim_set *set, sim_block *block)
{
    block->grid = set->grid;
    block->set = set;
    block->shared = aligned_zeros(set->grid->shared_bytes);
    block->warps = calloc(set->grid->warps, sizeof *block->warps);
    bool made = block->shared != NULL && block->warps != NULL;
    for (uint32_t i = 0; made && i < set->grid->warps; i++)
        made = make_warp(block, &block->warps[i], i);
    return made;
}

static bool
set_make(sim_set *set, sim_grid *grid, uint64_t count, uint32_t cluster_size)
{
    *set = (sim_set){.grid = grid, .count = (uint32_t)count, .cluster_size = cluster_size};
    set->blocks = calloc(count, sizeof *set->blocks);
    set->cluster_arrived = calloc(count, sizeof *set->cluster_arrived);
    set->cluster_phases = calloc(count, sizeof *set->cluster_phases);
    bool made = set->blocks != NULL && set->cluster_arrived != NULL && set->cluster_phases != NULL;
    for (uint64_t i = 0; made && i < count; i++)
        made = make_block(set, &set->blocks[i]);
    return made;
}

// --- a fresh start for the blocks of a set ---

static void
start_warp(sim_warp *warp)
{
    uint32_t threads = warp->block->grid->threads - warp->index * SIM_WARP;
    warp->live = threads >= SIM_WARP ? UINT32_MAX : (1u << threads) - 1;
    warp->root.lanes = warp->live;
    warp->current = -1;
    warp->instructions = 0;
    warp->slice = warp->started = 0;
    warp->split_count = 1;
    warp->splits[0] = (sim_split){.state = SIM_READY, .mask = warp->live, .frame = &warp->root};
    memcpy(warp->root.places, warp->fresh, warp->root.function->code->frame_bytes);
    sim_frame_fill_block(warp, &warp->root, warp->root.places);
}

// The block of a rank in a cluster; without clusters every block is one.
static void
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
    memset(block->shared, 0, grid->shared_bytes);
    memset(block->barriers, 0, sizeof block->barriers);
    for (uint32_t i = 0; i < grid->warps; i++)
        start_warp(&block->warps[i]);
}

// --- running ---

static double
seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

// Each warp that can run runs its share; *some tells whether there was one. True: some thread is left.
static bool
run_block(sim_block *block, bool *some)
{
    bool left = false;
    for (uint32_t i = 0; i < block->grid->warps; i++) {
        sim_warp *warp = &block->warps[i];
        uint64_t before = warp->instructions;
        if (warp->live != 0)
            sim_warp_run(warp);
        *some |= warp->instructions != before;
        left |= warp->live != 0;
        if (atomic_load_explicit(&block->grid->failed, memory_order_relaxed))
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
            for (int k = 0; k < warp->split_count; k++)
                for (sim_frame *frame = warp->splits[k].frame; frame->caller != NULL;) {
                    sim_frame *caller = frame->caller;
                    frame->lanes &= ~warp->splits[k].mask;
                    if (frame->lanes == 0)
                        sim_frame_free(frame);
                    frame = caller;
                }
        }
}

static void
run_set(sim_set *set)
{
    for (bool left = true; left;) {
        bool some = false;
        left = false;
        for (uint32_t i = 0; i < set->count; i++)
            left |= run_block(&set->blocks[i], &some);
        if (atomic_load(&set->grid->failed))
            break;
        if (left && !some)
            sim_deadlock(set);
        else if (left && set->grid->deadline != 0 && seconds() > set->grid->deadline)
            sim_timeout(set);
        else if (left)
            sched_yield(); // what is waited for may be with a thread that has no processor
    }
    if (atomic_load(&set->grid->failed))
        free_calls(set);
}

typedef struct work {
    sim_grid *grid;
    uint64_t sets, clusters_in_set;
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

static void *
run_sets(void *data)
{
    const work *w = data;
    sim_set set;
    if (!set_make(&set, w->grid, w->clusters_in_set * w->cluster_size, w->cluster_size)) {
        out_of_memory(w->grid);
        set_free(&set);
        return NULL;
    }
    while (!atomic_load(&w->grid->failed)) {
        uint64_t next = atomic_fetch_add(&w->grid->next_set, 1);
        if (next >= w->sets)
            break;
        for (uint32_t i = 0; i < set.count; i++)
            start_block(&set.blocks[i], next * w->clusters_in_set + i / w->cluster_size,
                        i % w->cluster_size);
        run_set(&set);
    }
    set_free(&set);
    return NULL;
}

static void
run_threads(work *w, uint32_t wanted)
{
    enum { MOST = 256 };
    pthread_t threads[MOST];
    uint32_t count = 0;
    while (count + 1 < wanted && count + 1 < w->sets && count < MOST)
        if (pthread_create(&threads[count], NULL, run_sets, w) == 0)
            count++;
        else
            break; // fewer do as well
    run_sets(w);
    for (uint32_t i = 0; i < count; i++)
        pthread_join(threads[i], NULL);
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
    grid.threads = grid.block[0] * grid.block[1] * grid.block[2];
    grid.warps = (grid.threads + SIM_WARP - 1) / SIM_WARP;
    grid.shared_bytes = program->dynamic_start + config->shared_bytes;
    grid.local_bytes = program->local_bytes + (program->has_calls ? STACK : 0);
    grid.parameters = config->parameters;
    grid.parameter_bytes = sim_parameter_offset(program->kernel, program->kernel->parameter_count);
    grid.number = atomic_fetch_add(&launches, 1) + 1;
    grid.deadline = config->timeout > 0 ? seconds() + config->timeout : 0;
    sim_windows(&grid.shared_window, &grid.local_window);
    pthread_mutex_init(&grid.lock, NULL);
    uint32_t cluster_size = grid.cluster[0] * grid.cluster[1] * grid.cluster[2];
    uint64_t clusters = (uint64_t)grid.grid[0] * grid.grid[1] * grid.grid[2] / cluster_size;
    work w = {&grid, config->cooperative ? 1 : clusters, config->cooperative ? clusters : 1,
              cluster_size};
    run_threads(&w, config->threads);
    pthread_mutex_destroy(&grid.lock);
    return atomic_load(&grid.failed) ? report->status : CUBIND_SIM_OK;
}
