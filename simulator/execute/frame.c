// Creates, fills and frees the frames of functions. A fresh frame has zeros in its registers, and
// the values of constants, special registers and addresses.
#include <stdlib.h>
#include <string.h>

#include "execute/unwritten.h"

// Computes the index of a lane's thread within the block.
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

// Returns the number of the multiprocessor of a block. Blocks take turns on those that the grid may
// use.
static uint64_t
multiprocessor_of(const cubind_sim_launch_config *config, uint64_t block)
{
    uint64_t count = 0, words[3];
    memcpy(words, config->multiprocessors, sizeof words);
    for (int i = 0; i < 3; i++)
        count += (uint64_t)__builtin_popcountll(words[i]);
    if (count == 0)
        return block % 132;
    int word = 0;
    for (uint64_t turn = block % count; turn > 0 || words[word] == 0;) {
        if (words[word] == 0) {
            word++;
            continue;
        }
        words[word] &= words[word] - 1; // the lowest bit
        turn--;
    }
    return (uint64_t)(word * 64 + __builtin_ctzll(words[word]));
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
        return multiprocessor_of(grid->config, warp->block->index[0]);
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
    case SIM_SPECIAL_reserved_smem_offset_end:
        return SIM_RESERVED_END;
    case SIM_SPECIAL_reserved_smem_offset_cap:
        return SIM_SHARED_START;
    default: // performance counters, environment registers, graphs: 0
        return special >= SIM_SPECIAL_lanemask_eq && special <= SIM_SPECIAL_lanemask_ge
                   ? lane_mask(special, lane)
                   : 0;
    }
}

static uint64_t
window_of(const sim_grid *grid, sim_space space)
{
    switch (space) {
    case SIM_SPACE_SHARED:
        return grid->shared_window;
    case SIM_SPACE_LOCAL:
        return grid->local_window;
    case SIM_SPACE_CONST:
        return (uintptr_t)grid->program->module->constants;
    case SIM_SPACE_PARAM:
        return (uintptr_t)grid->parameters;
    default:
        return 0;
    }
}

static uint64_t
filled_value(const sim_warp *warp, const sim_frame *frame, const sim_filled *filled, uint32_t lane)
{
    if (filled->how == SIM_FILL_LOCAL)
        return frame->local_base + filled->offset;
    if (filled->how == SIM_FILL_WINDOW)
        return window_of(warp->block->grid, filled->space);
    if (sim_special_infos[filled->special].how == SIM_SPECIAL_VECTOR)
        return vector_value(warp, filled->special, filled->component, lane);
    return scalar_value(warp, filled->special, lane);
}

// Returns whether the value differs between lanes.
static bool
differs_by_lane(const sim_filled *filled)
{
    sim_special special = filled->special;
    return filled->how == SIM_FILL_SPECIAL &&
           (special == SIM_SPECIAL_tid || special == SIM_SPECIAL_laneid ||
            (special >= SIM_SPECIAL_lanemask_eq && special <= SIM_SPECIAL_lanemask_ge));
}

static bool
differs_by_block(const sim_filled *filled)
{
    static const sim_special specials[] = {SIM_SPECIAL_ctaid, SIM_SPECIAL_clusterid,
                                           SIM_SPECIAL_cluster_ctaid, SIM_SPECIAL_cluster_ctarank,
                                           SIM_SPECIAL_smid};
    for (size_t i = 0; i < sizeof specials / sizeof *specials; i++)
        if (filled->how == SIM_FILL_SPECIAL && filled->special == specials[i])
            return true;
    return false;
}

static void
fill_words(uint32_t *to, uint32_t value)
{
    for (int lane = 0; lane < SIM_WARP; lane++)
        to[lane] = value;
}

static void
fill(const sim_warp *warp, const sim_frame *frame, char *places, const sim_filled *filled)
{
    uint64_t value = filled_value(warp, frame, filled, 0);
    bool by_lane = differs_by_lane(filled);
    if (filled->size == 0) // a predicate
        sim_set_predicate(places, filled->place, (uint32_t)value, UINT32_MAX);
    else if (!by_lane && filled->size == 4)
        fill_words((uint32_t *)(places + filled->place), (uint32_t)value);
    else
        for (int lane = 0; lane < SIM_WARP; lane++)
            sim_set_lane(places, filled->place, filled->size, lane,
                         by_lane ? filled_value(warp, frame, filled, (uint32_t)lane) : value);
}

void
sim_frame_fill(const sim_warp *warp, const sim_frame *frame, char *places)
{
    const sim_code *code = frame->function->code;
    memcpy(places, frame->function->image, code->frame_bytes);
    for (size_t i = 0; i < code->filled_count; i++)
        fill(warp, frame, places, &code->filled[i]);
}

void
sim_frame_restart(const sim_warp *warp, const sim_frame *frame, char *places)
{
    const sim_code *code = frame->function->code;
    memset(places + SIM_PLACE_CARRY, 0, sizeof(uint32_t));
    for (size_t i = 0; i < code->span_count; i++)
        memset(places + code->registers[i].start, 0,
               code->registers[i].end - code->registers[i].start);
    for (size_t i = 0; i < code->filled_count; i++)
        if (differs_by_block(&code->filled[i]))
            fill(warp, frame, places, &code->filled[i]);
}

sim_frame *
sim_frame_new(sim_warp *warp, size_t function, uint32_t lanes, sim_frame *caller,
              uint32_t local_base)
{
    const sim_linked *linked = sim_linked_of(warp->block->grid->program, function);
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
    sim_frame_fill(warp, frame, frame->places);
    sim_unwritten_begin_frame(warp, frame, lanes);
    return frame;
}

void
sim_frame_leave(sim_warp *warp, sim_frame *frame, uint32_t lanes)
{
    while (lanes != 0 && frame != NULL) {
        sim_frame *caller = frame->caller;
        frame->lanes &= ~lanes;
        if (frame->lanes == 0 && caller != NULL)
            sim_frame_free(warp, frame);
        frame = caller;
    }
}

void
sim_frame_free(sim_warp *warp, sim_frame *frame)
{
    sim_spin_forget(warp, frame);
    sim_shadow_free(frame);
    free(frame->places);
    free(frame);
}
