// Translates the addresses that kernels use to addresses in this process, and reports those that
// are invalid. Each warp remembers the memory ranges that it used last, so most accesses need no
// look-up.
#include <sys/mman.h>

#include "execute/state.h"

// --- windows of shared and local memory among generic addresses ---

static uint64_t shared_window, local_window;

// Reserves addresses, so that nothing else in the process gets them. They are never accessed. The
// simulated driver reserves addresses for programs from 1 TiB above on (driver/memory/virtual.c).
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

// Finds the range of a variable if CUBIND_SIM_CHECK_MEMORY is set, otherwise the range of all
// variables.
static bool
find_variable(const sim_grid *grid, uint64_t address, cubind_sim_range *range)
{
    const sim_module *module = grid->program->module;
    uint64_t start = (uintptr_t)module->globals;
    if (address - start >= module->global_bytes)
        return false;
    const sim_place *place = sim_module_place(module, address);
    *range = (cubind_sim_range){start, module->global_bytes, module->globals, false};
    if (grid->config->checks & CUBIND_SIM_CHECK_MEMORY && place != NULL)
        *range =
            (cubind_sim_range){place->start, place->size, (void *)(uintptr_t)place->start, false};
    return is_in(range, address, 1);
}

bool
sim_find_range(const sim_grid *grid, uint64_t address, cubind_sim_range *range)
{
    const sim_module *module = grid->program->module;
    bool checks = grid->config->checks & CUBIND_SIM_CHECK_MEMORY;
    const cubind_sim_range own[] = {
        {(uintptr_t)module->constants, module->constant_bytes, module->constants, checks},
        {(uintptr_t)grid->parameters, grid->parameter_bytes, (void *)(uintptr_t)grid->parameters,
         true},
        {(uintptr_t)grid->cooperative_state, sizeof grid->cooperative_state,
         (void *)(uintptr_t)grid->cooperative_state, false},
    };
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        if (is_in(&own[i], address, 1)) {
            *range = own[i];
            return true;
        }
    const cubind_sim_memory *memory = &grid->config->memory;
    *range = (cubind_sim_range){.read_only = false};
    return find_variable(grid, address, range) ||
           (memory->find != NULL && memory->find(memory->data, address, range));
}

// Finds the range of an address, first in this CPU thread's cache. The caller's `find` takes a lock
// that all threads share. Without the cache, kernels with more arrays than a warp remembers would
// mostly wait for it.
static bool
find_kept(const sim_warp *warp, uint64_t address, cubind_sim_range *range)
{
    sim_set *set = warp->block->set;
    const sim_grid *grid = warp->block->grid;
    uint32_t releases = atomic_load_explicit(&grid->releases, memory_order_relaxed);
    cubind_sim_range *kept = &set->ranges[(address ^ address >> 6) >> 16 & (SIM_KEPT_RANGES - 1)];
    if (set->releases != releases) {
        memset(set->ranges, 0, sizeof set->ranges);
        set->releases = releases;
    }
    if (!is_in(kept, address, 1) && !sim_find_range(grid, address, kept)) {
        *kept = (cubind_sim_range){.read_only = false};
        return false;
    }
    *range = *kept;
    return true;
}

const cubind_sim_range *
sim_range_of(sim_warp *warp, uint64_t address, uint32_t size, sim_verb verb)
{
    for (int i = 0; i < SIM_CACHED_RANGES; i++)
        if (is_in(&warp->ranges[i], address, size))
            return verb == SIM_LOADS || !warp->ranges[i].read_only ? &warp->ranges[i] : NULL;
    cubind_sim_range range;
    if (!find_kept(warp, address, &range))
        return NULL;
    cubind_sim_range *kept = &warp->ranges[warp->next_range++ % SIM_CACHED_RANGES];
    *kept = range;
    return is_in(kept, address, size) && (verb == SIM_LOADS || !kept->read_only) ? kept : NULL;
}

// --- any address: its place in this process, or NULL ---

static char *
locate_global(sim_warp *warp, uint64_t address, uint32_t size, sim_verb verb)
{
    const cubind_sim_range *range = sim_range_of(warp, address, size, verb);
    return range == NULL ? NULL : (char *)range->host + (address - range->start);
}

static char *
locate_shared(const sim_warp *warp, uint64_t address, uint32_t size)
{
    const sim_block *block = warp->block;
    const sim_set *set = block->set;
    uint64_t rank = address >> SIM_SHARED_STEP, offset = address & ((1u << SIM_SHARED_STEP) - 1);
    char *shared = block->shared;
    if (rank > set->cluster_size || offset < block->grid->program->shared_start ||
        offset + size > block->grid->shared_bytes)
        return NULL;
    if (rank != 0)
        shared = set->blocks[(size_t)(block - set->blocks) / set->cluster_size * set->cluster_size +
                             rank - 1]
                     .shared;
    return shared + offset;
}

static char *
locate_in(char *start, uint64_t bytes, uint64_t address, uint32_t size)
{
    return address <= bytes && size <= bytes - address ? start + address : NULL;
}

static char *
locate(sim_warp *warp, int lane, sim_space space, uint64_t address, uint32_t size, sim_verb verb)
{
    const sim_grid *grid = warp->block->grid;
    const sim_module *module = grid->program->module;
    uint64_t step = (uint64_t)1 << SIM_SHARED_STEP;
    if (space == SIM_SPACE_NONE && address - grid->shared_window < SIM_WINDOW_BLOCKS * step) {
        space = SIM_SPACE_SHARED;
        address -= grid->shared_window;
    } else if (space == SIM_SPACE_NONE && address - grid->local_window < step) {
        space = SIM_SPACE_LOCAL;
        address -= grid->local_window;
    }
    switch (space) {
    case SIM_SPACE_SHARED:
        return locate_shared(warp, address, size);
    case SIM_SPACE_LOCAL:
        return locate_in(warp->local + (size_t)lane * grid->local_bytes, grid->local_bytes, address,
                         size);
    case SIM_SPACE_PARAM:
        return locate_in((char *)(uintptr_t)grid->parameters, grid->parameter_bytes, address, size);
    case SIM_SPACE_CONST:
        return locate_in(module->constants, module->constant_bytes, address, size);
    default:
        return locate_global(warp, address, size, verb);
    }
}

char *
sim_look(sim_warp *warp, int lane, sim_space space, uint64_t address, uint32_t size, sim_verb verb)
{
    return locate(warp, lane, space, address, size, verb);
}

char *
sim_locate(sim_warp *warp, const sim_op *op, int lane, sim_space space, uint64_t address,
           uint32_t size, sim_verb verb)
{
    char *found = locate(warp, lane, space, address, size, verb);
    if (found == NULL)
        sim_explain(warp, op, 1u << lane, space, address, size, verb);
    return found;
}

// --- all lanes at once ---

// Finds the stretch of the window that contains a generic address; false: no window contains it.
static bool
window_stretch(const sim_warp *warp, uint64_t address, sim_stretch *found)
{
    const sim_grid *grid = warp->block->grid;
    uint64_t step = (uint64_t)1 << SIM_SHARED_STEP, start = 0;
    if (address - grid->shared_window < step)
        *found = warp->stretches[SIM_STRETCH_SHARED], start = grid->shared_window;
    else if (address - grid->local_window < step)
        *found = warp->stretches[SIM_STRETCH_LOCAL], start = grid->local_window;
    found->start += start;
    return start != 0;
}

// Finds the stretch that contains a global or generic address.
static bool
stretch_of(sim_warp *warp, sim_space space, uint64_t address, uint32_t size, sim_verb verb,
           sim_stretch *found)
{
    if (space != SIM_SPACE_GLOBAL && window_stretch(warp, address, found))
        return true;
    const cubind_sim_range *range = sim_range_of(warp, address, size, verb);
    if (range == NULL)
        return false;
    *found = (sim_stretch){.start = range->start, .size = range->size, .host = range->host};
    return true;
}

void
sim_stretches_fill(sim_warp *warp)
{
    const sim_grid *grid = warp->block->grid;
    const sim_module *module = grid->program->module;
    uint32_t start = grid->program->shared_start;
    memset(warp->stretches, 0, sizeof warp->stretches);
    warp->stretches[SIM_STRETCH_SHARED] = (sim_stretch){
        .start = start, .size = grid->shared_bytes - start, .host = warp->block->shared + start};
    warp->stretches[SIM_STRETCH_LOCAL] =
        (sim_stretch){.size = grid->local_bytes, .host = warp->local, .step = grid->local_bytes};
    warp->stretches[SIM_STRETCH_PARAMETERS] =
        (sim_stretch){.size = grid->parameter_bytes, .host = (char *)(uintptr_t)grid->parameters};
    warp->stretches[SIM_STRETCH_CONSTANTS] =
        (sim_stretch){.size = module->constant_bytes, .host = module->constants};
}

void
sim_forget_ranges(sim_warp *warp)
{
    memset(warp->ranges, 0, sizeof warp->ranges);
    sim_stretches_fill(warp);
}

static bool
move_elements(sim_warp *warp, const sim_access *access, uint32_t mask, const sim_stretch *stretch)
{
    const char *base = warp->places + (access->base == SIM_NO_PLACE ? 0 : access->base);
    sim_part part = {.total = (uint16_t)(access->size * access->count)};
    for (uint32_t i = 0; i < access->count; i++, part.at += access->size)
        if (!access->mover(warp->places + access->places[i], base, (uint64_t)access->offset, part,
                           mask, stretch))
            return false;
    return true;
}

// Prefetches memory for the next step of a warp that walks through an array. The processor's own
// prefetcher does not see the pattern, because too much other code runs between these loads.
static void
fetch_ahead(sim_warp *warp, const sim_access *access, uint64_t first)
{
    const sim_stretch *stretch = &warp->stretches[access->stretch];
    uint64_t *last = &warp->last_loads[access->stretch - SIM_STRETCH_LOADS];
    // There may be no memory at this address.
    uintptr_t next = (uintptr_t)stretch->host + (2 * first - *last - stretch->start);
    *last = first;
    __builtin_prefetch((const void *)next);
    __builtin_prefetch((const void *)(next + 64));
}

bool
sim_move(sim_warp *warp, const sim_access *access, uint32_t mask, sim_verb verb)
{
    sim_stretch *stretch = &warp->stretches[access->stretch];
    if (access->mover == NULL)
        return false;
    bool moved = move_elements(warp, access, mask, stretch);
    if (access->stretch < SIM_STRETCH_LOADS)
        return moved;
    uint64_t first = (uint64_t)access->offset;
    if (access->base != SIM_NO_PLACE)
        first += sim_lane_value(warp->places, access->base, access->base_size, __builtin_ctz(mask));
    if (moved && verb == SIM_LOADS)
        fetch_ahead(warp, access, first);
    if (moved)
        return true;
    return stretch_of(warp, access->space, first, access->size * access->count, verb, stretch) &&
           move_elements(warp, access, mask, stretch);
}

static inline void
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

void
sim_addresses_of(const sim_warp *warp, const sim_access *access, uint64_t addresses[SIM_WARP])
{
    addresses_of(warp, access, addresses);
}

// Locates each address by itself, after the fast path has failed; false: some are invalid.
static bool
locate_each(sim_warp *warp, const sim_op *op, uint32_t mask, uint32_t total, sim_verb verb,
            const uint64_t addresses[SIM_WARP], sim_located *located)
{
    sim_space space = op->access->space;
    uint32_t odd = 0, nowhere = 0;
    SIM_EACH_LANE(lane, mask)
    {
        char **where = &located->where[lane];
        if ((addresses[lane] & (total - 1)) != 0) {
            odd |= 1u << lane;
            continue;
        }
        *where = locate(warp, (int)lane, space, addresses[lane], total, verb);
        if (*where == NULL && verb == SIM_LOADS &&
            sim_overhangs(warp, op, (int)lane, addresses[lane], located->parts[lane]))
            *where = located->parts[lane];
        if (*where == NULL)
            nowhere |= 1u << lane;
    }
    if ((odd | nowhere) == 0)
        return true;
    uint32_t first = (uint32_t)__builtin_ctz(odd | nowhere);
    if (odd >> first & 1)
        sim_explain_misaligned(warp, op, odd, addresses[first], total, verb);
    else
        sim_explain(warp, op, nowhere, space, addresses[first], total, verb);
    return false;
}

bool
sim_locate_all(sim_warp *warp, const sim_op *op, uint32_t mask, const sim_access *access,
               uint32_t total, sim_verb verb, sim_located *located)
{
    uint64_t addresses[SIM_WARP];
    addresses_of(warp, access, addresses);
    return locate_each(warp, op, mask, total, verb, addresses, located);
}
