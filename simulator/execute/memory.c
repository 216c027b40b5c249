// Addresses of kernels into addresses of this process, and what is wrong with those that lead nowhere.
#include <sys/mman.h>

#include "execute/state.h"

// --- windows of shared and local memory among generic addresses ---

static uint64_t shared_window, local_window;

// Addresses that nobody else in the process will have: reserved, and never touched.
static void
reserve_windows(void)
{
    enum { ALIGN = 1 << SIM_SHARED_STEP };
    size_t size = (size_t)(SIM_WINDOW_BLOCKS + 1) * ALIGN;
    char *hint = (char *)(uintptr_t)0x200000000000;
    char *found =
        mmap(hint, size + ALIGN, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    uintptr_t start = found == MAP_FAILED ? (uintptr_t)hint : (uintptr_t)found;
    start = (start + ALIGN - 1) / ALIGN * ALIGN;
    shared_window = start;
    local_window = start + (uint64_t)SIM_WINDOW_BLOCKS * ALIGN;
}

void
sim_windows(uint64_t *shared, uint64_t *local)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, reserve_windows);
    *shared = shared_window;
    *local = local_window;
}

// --- global memory ---

static bool
is_in(const cubind_sim_range *range, uint64_t address, uint32_t size)
{
    return address >= range->start && size <= range->size &&
           address - range->start <= range->size - size;
}

static bool
find_range(sim_warp *warp, uint64_t address, cubind_sim_range *range)
{
    const sim_grid *grid = warp->block->grid;
    const sim_module *module = grid->program->module;
    const cubind_sim_range own[] = {
        {(uintptr_t)module->globals, module->global_bytes, module->globals},
        {(uintptr_t)module->constants, module->constant_bytes, module->constants},
        {(uintptr_t)grid->parameters, grid->parameter_bytes, (void *)(uintptr_t)grid->parameters},
        {(uintptr_t)grid->cooperative_state, sizeof grid->cooperative_state,
         (void *)(uintptr_t)grid->cooperative_state},
    };
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        if (is_in(&own[i], address, 1)) {
            *range = own[i];
            return true;
        }
    const cubind_sim_memory *memory = &grid->config->memory;
    return memory->find != NULL && memory->find(memory->data, address, range);
}

static const cubind_sim_range *
cached_range(sim_warp *warp, uint64_t address, uint32_t size)
{
    for (int i = 0; i < SIM_CACHED_RANGES; i++)
        if (is_in(&warp->ranges[i], address, size))
            return &warp->ranges[i];
    cubind_sim_range range;
    if (!find_range(warp, address, &range))
        return NULL;
    cubind_sim_range *kept = &warp->ranges[warp->next_range++ % SIM_CACHED_RANGES];
    *kept = range;
    return kept;
}

static char *
locate_global(sim_warp *warp, const sim_op *op, int lane, uint64_t address, uint32_t size,
              const char *verb)
{
    const cubind_sim_range *range = cached_range(warp, address, size);
    if (range != NULL && is_in(range, address, size))
        return (char *)range->host + (address - range->start);
    if (address < 4096)
        sim_fault(warp, op, 1u << lane, CUBIND_SIM_ILLEGAL_ADDRESS,
                  "%s of %u bytes at 0x%llx: a null pointer", verb, size,
                  (unsigned long long)address);
    else if (range != NULL)
        sim_fault(
            warp, op, 1u << lane, CUBIND_SIM_ILLEGAL_ADDRESS,
            "%s of %u bytes at 0x%llx: crosses the end of an allocation of %llu bytes at 0x%llx",
            verb, size, (unsigned long long)address, (unsigned long long)range->size,
            (unsigned long long)range->start);
    else
        sim_fault(warp, op, 1u << lane, CUBIND_SIM_ILLEGAL_ADDRESS,
                  "%s of %u bytes at 0x%llx: in no allocation", verb, size,
                  (unsigned long long)address);
    return NULL;
}

// --- the other spaces ---

static char *
outside(sim_warp *warp, const sim_op *op, int lane, uint64_t address, uint32_t size,
        const char *verb, const char *what, uint64_t start, uint64_t end)
{
    sim_fault(warp, op, 1u << lane, CUBIND_SIM_ILLEGAL_ADDRESS,
              "%s of %u bytes at 0x%llx of %s memory: it has 0x%llx to 0x%llx", verb, size,
              (unsigned long long)address, what, (unsigned long long)start,
              (unsigned long long)end);
    return NULL;
}

static char *
locate_shared(sim_warp *warp, const sim_op *op, int lane, uint64_t address, uint32_t size,
              const char *verb)
{
    const sim_block *block = warp->block;
    const sim_set *set = block->set;
    uint64_t rank = address >> SIM_SHARED_STEP, offset = address & ((1u << SIM_SHARED_STEP) - 1);
    char *shared = block->shared;
    if (rank != 0 && rank <= set->cluster_size)
        shared = set->blocks[(size_t)(block - set->blocks) / set->cluster_size * set->cluster_size +
                             rank - 1]
                     .shared;
    if (rank > set->cluster_size || offset < SIM_SHARED_START ||
        offset + size > block->grid->shared_bytes)
        return outside(warp, op, lane, address, size, verb, "shared", SIM_SHARED_START,
                       block->grid->shared_bytes);
    return shared + offset;
}

static char *
locate_local(sim_warp *warp, const sim_op *op, int lane, uint64_t address, uint32_t size,
             const char *verb)
{
    uint64_t bytes = warp->block->grid->local_bytes;
    if (address + size > bytes || address > bytes)
        return outside(warp, op, lane, address, size, verb, "local", 0, bytes);
    return warp->local + (size_t)lane * bytes + address;
}

static char *
locate_generic(sim_warp *warp, const sim_op *op, int lane, uint64_t address, uint32_t size,
               const char *verb)
{
    const sim_grid *grid = warp->block->grid;
    uint64_t step = (uint64_t)1 << SIM_SHARED_STEP;
    if (address - grid->shared_window < SIM_WINDOW_BLOCKS * step)
        return locate_shared(warp, op, lane, address - grid->shared_window, size, verb);
    if (address - grid->local_window < step)
        return locate_local(warp, op, lane, address - grid->local_window, size, verb);
    return locate_global(warp, op, lane, address, size, verb);
}

char *
sim_locate(sim_warp *warp, const sim_op *op, int lane, sim_space space, uint64_t address,
           uint32_t size, const char *verb)
{
    const sim_grid *grid = warp->block->grid;
    switch (space) {
    case SIM_SPACE_GLOBAL:
        return locate_global(warp, op, lane, address, size, verb);
    case SIM_SPACE_SHARED:
        return locate_shared(warp, op, lane, address, size, verb);
    case SIM_SPACE_LOCAL:
        return locate_local(warp, op, lane, address, size, verb);
    case SIM_SPACE_PARAM:
        if (address > grid->parameter_bytes || address + size > grid->parameter_bytes)
            return outside(warp, op, lane, address, size, verb, "parameter", 0,
                           grid->parameter_bytes);
        return (char *)(uintptr_t)grid->parameters + address;
    case SIM_SPACE_CONST:
        if (address > grid->program->module->constant_bytes ||
            address + size > grid->program->module->constant_bytes)
            return outside(warp, op, lane, address, size, verb, "constant", 0,
                           grid->program->module->constant_bytes);
        return grid->program->module->constants + address;
    default:
        return locate_generic(warp, op, lane, address, size, verb);
    }
}

// --- all lanes at once ---

// A stretch of addresses, and where it lies in this process: for each lane `step` bytes further.
typedef struct stretch {
    uint64_t start, size;
    char *host;
    size_t step;
} stretch;

// The stretch of a space that `first` is in; without a size: there is none, or the lanes have several.
static stretch
stretch_of(sim_warp *warp, sim_space space, uint64_t first, uint32_t total)
{
    const sim_grid *grid = warp->block->grid;
    const sim_module *module = grid->program->module;
    const cubind_sim_range *range;
    switch (space) {
    case SIM_SPACE_SHARED:
        return (stretch){SIM_SHARED_START, grid->shared_bytes - SIM_SHARED_START,
                         warp->block->shared + SIM_SHARED_START, 0};
    case SIM_SPACE_LOCAL:
        return (stretch){0, grid->local_bytes, warp->local, grid->local_bytes};
    case SIM_SPACE_PARAM:
        return (stretch){0, grid->parameter_bytes, (char *)(uintptr_t)grid->parameters, 0};
    case SIM_SPACE_CONST:
        return (stretch){0, module->constant_bytes, module->constants, 0};
    default:
        if (first - grid->shared_window < (uint64_t)(SIM_WINDOW_BLOCKS + 1) << SIM_SHARED_STEP)
            return (stretch){.size = 0};
        range = cached_range(warp, first, total);
        return range == NULL ? (stretch){.size = 0}
                             : (stretch){range->start, range->size, range->host, 0};
    }
}

// Whether all addresses lie in the stretch that the first one's says. The usual case, without a look at each: an address
// before the start or beyond the last one that fits leaves the top bit of `outside`.
static bool
locate_together(sim_warp *warp, uint32_t mask, const sim_access *access, uint32_t total,
                const uint64_t addresses[SIM_WARP], sim_located *located)
{
    uint64_t first = addresses[__builtin_ctz(mask)], outside = 0, odd = 0, apart = 0;
    stretch s = stretch_of(warp, access->space, first, total);
    if (s.size < total || s.size >> 63 != 0)
        return false;
    uint64_t last = s.size - total;
    located->contiguous = false;
    if (mask == UINT32_MAX) {
        for (uint64_t i = 0; i < SIM_WARP; i++) {
            uint64_t at = addresses[i] - s.start;
            outside |= at | (last - at);
            odd |= addresses[i];
            apart |= (addresses[i] - first) ^ i * total;
            located->where[i] = s.host + at + i * s.step;
        }
        located->contiguous = apart == 0 && s.step == 0;
    } else {
        SIM_EACH_LANE(lane, mask)
        {
            uint64_t at = addresses[lane] - s.start;
            outside |= at | (last - at);
            odd |= addresses[lane];
            located->where[lane] = s.host + at + lane * s.step;
        }
    }
    return outside >> 63 == 0 && (odd & (total - 1)) == 0;
}

static void
addresses_of(const sim_warp *warp, const sim_access *access, uint64_t addresses[SIM_WARP])
{
    uint64_t offset = (uint64_t)access->offset;
    const char *base = warp->places + access->base;
    if (access->base == SIM_NO_PLACE)
        for (int i = 0; i < SIM_WARP; i++)
            addresses[i] = offset;
    else if (access->base_size == 8)
        for (int i = 0; i < SIM_WARP; i++)
            addresses[i] = sim_lane_value(base, 0, 8, i) + offset;
    else
        for (int i = 0; i < SIM_WARP; i++)
            addresses[i] = sim_lane_value(base, 0, 4, i) + offset;
}

bool
sim_locate_all(sim_warp *warp, const sim_op *op, uint32_t mask, const sim_access *access,
               uint32_t total, const char *verb, sim_located *located)
{
    uint64_t addresses[SIM_WARP];
    addresses_of(warp, access, addresses);
    if (locate_together(warp, mask, access, total, addresses, located))
        return true;
    located->contiguous = false;
    SIM_EACH_LANE(lane, mask)
    {
        if ((addresses[lane] & (total - 1)) != 0) {
            sim_fault(warp, op, 1u << lane, CUBIND_SIM_MISALIGNED_ADDRESS,
                      "%s of %u bytes at 0x%llx: not a multiple of %u", verb, total,
                      (unsigned long long)addresses[lane], total);
            return false;
        }
        located->where[lane] =
            sim_locate(warp, op, (int)lane, access->space, addresses[lane], total, verb);
        if (located->where[lane] == NULL)
            return false;
    }
    return true;
}
