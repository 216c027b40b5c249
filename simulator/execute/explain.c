// Explains in a report why an address is invalid, by the memory that lies near it, or by the
// address space in which it would be valid.
#include <stdarg.h>
#include <stdio.h>

#include "execute/state.h"

typedef struct sentence {
    sim_warp *warp;
    const sim_op *op;
    uint32_t lanes;
    uint64_t address;
    uint32_t size;
    sim_verb verb;
} sentence;

static const char *
verb_of(sim_verb verb)
{
    return verb == SIM_LOADS ? "load" : verb == SIM_STORES ? "store" : "atomic operation";
}

static __attribute__((format(printf, 3, 4))) void
tell(const sentence *s, cubind_sim_status status, const char *format, ...)
{
    char why[600];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(why, sizeof why, format, arguments);
    va_end(arguments);
    sim_fault(s->warp, s->op, s->lanes, status, "%u-byte %s at 0x%llx%s", s->size, verb_of(s->verb),
              (unsigned long long)s->address, why);
}

void
sim_explain_misaligned(sim_warp *warp, const sim_op *op, uint32_t lanes, uint64_t address,
                       uint32_t size, sim_verb verb)
{
    sentence s = {warp, op, lanes, address, size, verb};
    tell(&s, CUBIND_SIM_MISALIGNED_ADDRESS, ", which is not a multiple of %u", size);
}

// --- distances ---

static const char *
bytes(uint64_t n)
{
    return n == 1 ? "byte" : "bytes";
}

// Writes the location of an access relative to [start, start + length), which does not contain it,
// e.g. "4 bytes after the end".
static void
say_distance(const sentence *s, uint64_t start, uint64_t length, char *text, size_t room)
{
    uint64_t end = start + length, last = s->address + s->size;
    if (s->address == end)
        snprintf(text, room, "right at the end");
    else if (s->address > end)
        snprintf(text, room, "%llu %s after the end", (unsigned long long)(s->address - end),
                 bytes(s->address - end));
    else if (s->address >= start)
        snprintf(text, room, "%llu of them after the end", (unsigned long long)(last - end));
    else
        snprintf(text, room, "%llu %s before the start", (unsigned long long)(start - s->address),
                 bytes(start - s->address));
}

// Describes an access in a space that begins at the same `start` for all lanes, so only the
// distance from the end is helpful.
static void
tell_outside(const sentence *s, const char *space, const char *owner, uint64_t start,
             uint64_t length)
{
    char distance[80];
    if (length == 0) {
        tell(s, CUBIND_SIM_ILLEGAL_ADDRESS, " of %s memory: %s has none", space, owner);
        return;
    }
    say_distance(s, start, length, distance, sizeof distance);
    tell(s, CUBIND_SIM_ILLEGAL_ADDRESS, " of %s memory: %s of the %llu %s that %s has", space,
         distance, (unsigned long long)length, bytes(length), owner);
}

// --- global memory ---

static bool
is_near_null(const sentence *s)
{
    if (s->address != 0 && s->address >= 4096 && s->address < UINT64_MAX - 4095)
        return false;
    if (s->address == 0)
        tell(s, CUBIND_SIM_ILLEGAL_ADDRESS, ": a null pointer");
    else if (s->address < 4096)
        tell(s, CUBIND_SIM_ILLEGAL_ADDRESS, ": %llu %s after a null pointer",
             (unsigned long long)s->address, bytes(s->address));
    else
        tell(s, CUBIND_SIM_ILLEGAL_ADDRESS, ": %llu %s before a null pointer",
             (unsigned long long)-s->address, bytes(-s->address));
    return true;
}

// Explains an address that is valid in another space.
static bool
is_of_another_space(const sentence *s, sim_space space)
{
    const sim_grid *grid = s->warp->block->grid;
    uint64_t step = (uint64_t)1 << SIM_SHARED_STEP, start = SIM_SHARED_START;
    const char *what = space == SIM_SPACE_GLOBAL ? "an address of global memory" : "a generic one";
    if (s->address - grid->shared_window < SIM_WINDOW_BLOCKS * step)
        tell(s, CUBIND_SIM_ILLEGAL_ADDRESS,
             ": a generic address of shared memory, used as an address of global memory");
    else if (s->address - grid->local_window < step)
        tell(s, CUBIND_SIM_ILLEGAL_ADDRESS,
             ": a generic address of local memory, used as an address of global memory");
    else if (s->address >= start && s->address < grid->shared_bytes)
        tell(s, CUBIND_SIM_ILLEGAL_ADDRESS,
             ": an address of shared memory, used as %s; cvta.shared converts it", what);
    else
        return false;
    return true;
}

// Returns one of the module's variables that is close to the address.
static const sim_place *
variable_near(const sim_module *module, uint64_t address)
{
    const sim_place *found = NULL;
    uint64_t least = 256;
    for (size_t i = 0; i < module->place_count; i++) {
        const sim_place *place = &module->places[i];
        uint64_t end = place->start + place->size;
        uint64_t distance = address < place->start ? place->start - address
                            : address < end        ? 0
                                                   : address - end;
        if (distance < least) {
            least = distance;
            found = place;
        }
    }
    return found;
}

static void
explain_global(const sentence *s, sim_space space)
{
    const sim_grid *grid = s->warp->block->grid;
    const cubind_sim_memory *memory = &grid->config->memory;
    cubind_sim_range range;
    char text[400];
    if (sim_find_range(grid, s->address, &range) && range.read_only && s->verb != SIM_LOADS) {
        const char *what = range.host == grid->program->module->constants ? "constant memory"
                           : range.host == grid->parameters ? "a parameter of the kernel"
                                                            : NULL; // memory->describe() knows
        if (what != NULL) {
            tell(s, CUBIND_SIM_ILLEGAL_ADDRESS, ": %s, which is read-only", what);
            return;
        }
    }
    if (is_of_another_space(s, space) || is_near_null(s))
        return;
    const sim_place *variable = variable_near(grid->program->module, s->address);
    if (variable != NULL) {
        say_distance(s, variable->start, variable->size, text, sizeof text);
        tell(s, CUBIND_SIM_ILLEGAL_ADDRESS, ": %s of variable %.*s of %llu %s", text,
             SIM_SHOW(variable->name), (unsigned long long)variable->size, bytes(variable->size));
    } else if (memory->describe != NULL &&
               memory->describe(memory->data, s->address, s->size, text, sizeof text)) {
        tell(s, CUBIND_SIM_ILLEGAL_ADDRESS, ": %s", text);
    } else if (sim_find_range(grid, s->address, &range)) {
        say_distance(s, range.start, range.size, text, sizeof text);
        tell(s, CUBIND_SIM_ILLEGAL_ADDRESS, ": %s of an allocation of %llu %s at 0x%llx", text,
             (unsigned long long)range.size, bytes(range.size), (unsigned long long)range.start);
    } else {
        tell(s, CUBIND_SIM_ILLEGAL_ADDRESS, ": not in an allocation");
    }
}

// --- other spaces ---

static void
explain_shared(const sentence *s, uint64_t address)
{
    const sim_block *block = s->warp->block;
    const sim_grid *grid = block->grid;
    uint64_t rank = address >> SIM_SHARED_STEP, step = (uint64_t)1 << SIM_SHARED_STEP;
    sentence own = *s;
    if (s->address - grid->shared_window < SIM_WINDOW_BLOCKS * step && address == s->address) {
        tell(
            s, CUBIND_SIM_ILLEGAL_ADDRESS,
            ": a generic address, used as an address of shared memory; cvta.to.shared converts it");
        return;
    }
    own.address = address & (step - 1);
    uint32_t size = block->set->cluster_size;
    if (own.address > 1 << 20 || (rank > size && (rank >= SIM_WINDOW_BLOCKS || size == 1)))
        tell(s, CUBIND_SIM_ILLEGAL_ADDRESS, ": not an address of shared memory");
    else if (rank > size)
        tell(s, CUBIND_SIM_ILLEGAL_ADDRESS,
             " of shared memory: of block rank %llu, but the cluster size is %u",
             (unsigned long long)rank - 1, size);
    else if (own.address == 0)
        tell(&own, CUBIND_SIM_ILLEGAL_ADDRESS, " of shared memory: a null pointer");
    else
        tell_outside(&own, "shared", "the block", SIM_SHARED_START,
                     grid->shared_bytes - SIM_SHARED_START);
}

static void
explain_local(const sentence *s, uint64_t address)
{
    sentence own = *s;
    own.address = address;
    tell_outside(&own, "local", "the thread", 0, s->warp->block->grid->local_bytes);
}

void
sim_explain(sim_warp *warp, const sim_op *op, uint32_t lanes, sim_space space, uint64_t address,
            uint32_t size, sim_verb verb)
{
    const sim_grid *grid = warp->block->grid;
    uint64_t step = (uint64_t)1 << SIM_SHARED_STEP;
    sentence s = {warp, op, lanes, address, size, verb};
    if (space == SIM_SPACE_SHARED)
        explain_shared(&s, address);
    else if (space == SIM_SPACE_LOCAL)
        explain_local(&s, address);
    else if (space == SIM_SPACE_PARAM)
        tell_outside(&s, "parameter", "the kernel", 0, grid->parameter_bytes);
    else if (space == SIM_SPACE_CONST)
        tell_outside(&s, "constant", "the module", 0, grid->program->module->constant_bytes);
    else if (space == SIM_SPACE_NONE && address - grid->shared_window < SIM_WINDOW_BLOCKS * step)
        explain_shared(&s, address - grid->shared_window);
    else if (space == SIM_SPACE_NONE && address - grid->local_window < step)
        explain_local(&s, address - grid->local_window);
    else
        explain_global(&s, space);
}
