// Frames of functions: places of registers, filled with what a fresh one has.
#include <stdlib.h>

#include "execute/state.h"

// Index of a lane's thread within the block.
static void
thread_of(const sim_warp *warp, uint32_t lane, uint32_t thread[3])
{
    const uint32_t *block = warp->block->grid->block;
    uint32_t linear = warp->index * SIM_WARP + lane;
    thread[0] = linear % block[0];
    thread[1] = linear / block[0] % block[1];
    thread[2] = linear / block[0] / block[1];
}

static uint64_t
vector_value(const sim_warp *warp, sim_special special, int component, uint32_t lane)
{
    const sim_block *block = warp->block;
    const sim_grid *grid = block->grid;
    uint32_t thread[3];
    if (component == 3)
        return 0;
    switch (special) {
    case SIM_SPECIAL_tid:
        thread_of(warp, lane, thread);
        return thread[component];
    case SIM_SPECIAL_ntid:
        return grid->block[component];
    case SIM_SPECIAL_ctaid:
        return block->index[component];
    case SIM_SPECIAL_nctaid:
        return grid->grid[component];
    case SIM_SPECIAL_clusterid:
        return block->index[component] / grid->cluster[component];
    case SIM_SPECIAL_nclusterid:
        return grid->grid[component] / grid->cluster[component];
    case SIM_SPECIAL_cluster_ctaid:
        return block->index[component] % grid->cluster[component];
    default:
        return grid->cluster[component];
    }
}

static uint64_t
lane_mask(sim_special special, uint32_t lane)
{
    uint32_t equal = 1u << lane;
    switch (special) {
    case SIM_SPECIAL_lanemask_eq:
        return equal;
    case SIM_SPECIAL_lanemask_lt:
        return equal - 1;
    case SIM_SPECIAL_lanemask_le:
        return equal | (equal - 1);
    case SIM_SPECIAL_lanemask_gt:
        return ~(equal | (equal - 1));
    default:
        return ~(equal - 1);
    }
}

static uint64_t
scalar_value(const sim_warp *warp, sim_special special, uint32_t lane)
{
    const sim_grid *grid = warp->block->grid;
    uint64_t state = grid->is_cooperative ? (uint64_t)(uintptr_t)grid->cooperative_state : 0;
    switch (special) {
    case SIM_SPECIAL_laneid:
        return lane;
    case SIM_SPECIAL_warpid:
        return warp->index;
    case SIM_SPECIAL_nwarpid:
        return 64;
    case SIM_SPECIAL_nsmid:
        return 132;
    case SIM_SPECIAL_smid:
        return warp->block->index[0] % 132;
    case SIM_SPECIAL_gridid:
        return grid->number;
    case SIM_SPECIAL_cluster_ctarank:
        return warp->block->rank;
    case SIM_SPECIAL_cluster_nctarank:
        return (uint64_t)grid->cluster[0] * grid->cluster[1] * grid->cluster[2];
    case SIM_SPECIAL_is_explicit_cluster:
        return grid->has_cluster ? UINT32_MAX : 0;
    case SIM_SPECIAL_total_smem_size:
        return grid->shared_bytes - SIM_SHARED_START;
    case SIM_SPECIAL_aggr_smem_size:
        return grid->shared_bytes;
    case SIM_SPECIAL_dynamic_smem_size:
        return grid->config->shared_bytes;
    case SIM_SPECIAL_envreg1:
        return state >> 32;
    case SIM_SPECIAL_envreg2:
        return state & UINT32_MAX;
    case SIM_SPECIAL_current_graph_exec:
        return 0;
    default:
        return lane_mask(special, lane);
    }
}

void
sim_frame_fill(sim_warp *warp, sim_frame *frame)
{
    const sim_code *code = frame->function->code;
    memcpy(frame->places, frame->function->image, code->frame_bytes);
    for (size_t i = 0; i < code->filled_count; i++) {
        const sim_filled *filled = &code->filled[i];
        bool local = filled->how == SIM_FILL_LOCAL;
        if (!local && filled->size == 0) { // a predicate
            sim_set_predicate(frame->places, filled->place,
                              (uint32_t)scalar_value(warp, filled->special, 0), UINT32_MAX);
            continue;
        }
        bool vector = !local && sim_special_infos[filled->special].how == SIM_SPECIAL_VECTOR;
        for (int lane = 0; lane < SIM_WARP; lane++)
            sim_set_lane(
                frame->places, filled->place, filled->size, lane,
                local    ? frame->local_base + filled->offset
                : vector ? vector_value(warp, filled->special, filled->component, (uint32_t)lane)
                         : scalar_value(warp, filled->special, (uint32_t)lane));
    }
}

sim_frame *
sim_frame_new(sim_warp *warp, size_t function, uint32_t lanes, sim_frame *caller,
              uint32_t local_base)
{
    const sim_linked *linked = &warp->block->grid->program->functions[function];
    sim_frame *frame = calloc(1, sizeof *frame);
    char *places = aligned_alloc(64, (linked->code->frame_bytes + 63u) / 64 * 64);
    if (frame == NULL || places == NULL) {
        free(frame);
        free(places);
        return NULL;
    }
    *frame = (sim_frame){.caller = caller, .function = linked, .places = places, .lanes = lanes};
    frame->local_base = local_base;
    frame->depth = caller->depth + 1;
    sim_frame_fill(warp, frame);
    return frame;
}

void
sim_frame_free(sim_frame *frame)
{
    free(frame->places);
    free(frame);
}
