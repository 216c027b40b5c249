// Makes the findings about unwritten values that matter.
#include <stdio.h>

#include "execute/findings.h"
#include "execute/name.h"
#include "execute/unwritten.h"

// --- the memory that was read ---

// Says where an unwritten byte is: in what, and at which offset.
static void
say_place(const sim_grid *grid, sim_space space, uint64_t address, char *text, size_t room)
{
    const cubind_sim_memory *memory = &grid->config->memory;
    cubind_sim_range range;
    char what[240];
    if (space == SIM_SPACE_SHARED)
        sim_name_shared(grid, (uint32_t)address & ((1u << SIM_SHARED_STEP) - 1), text, room);
    else if (space == SIM_SPACE_LOCAL)
        snprintf(text, room, "offset %llu of the thread's local memory",
                 (unsigned long long)address);
    else if (memory->describe != NULL && sim_find_range(grid, address, &range) &&
             memory->describe(memory->data, address, 1, what, sizeof what))
        snprintf(text, room, "offset %llu %s", (unsigned long long)(address - range.start), what);
    else
        sim_name_global(grid, address, text, room);
}

// --- findings ---

static const char *
advice_of(sim_space space, const char *place)
{
    if (space == SIM_SPACE_SHARED)
        return "shared memory has no value when a block starts: write to it first, and call "
               "__syncthreads() before other threads read it";
    if (space == SIM_SPACE_LOCAL)
        return "a variable has no value before it is set: initialize it";
    if (strstr(place, "made by malloc") != NULL)
        return "malloc does not clear memory: write to it first";
    return "write to the memory before the kernel reads it, for example by a memset in its stream";
}

static void
say(sim_finding *finding, const sim_grid *grid, const sim_event *event, uint32_t lane)
{
    uint32_t marks = event->marks[lane] != 0 ? event->marks[lane] : 1;
    uint32_t size = (uint32_t)__builtin_popcount(marks);
    uint64_t address = event->addresses[lane] + (uint32_t)__builtin_ctz(marks);
    char place[280];
    say_place(grid, event->space, address, place, sizeof place);
    snprintf(finding->what, sizeof finding->what,
             "Unwritten memory: nothing has written %u byte%s at %s, but the value matters", size,
             size == 1 ? "" : "s", place);
    snprintf(finding->advice, sizeof finding->advice, "%s", advice_of(event->space, place));
}

void
sim_unwritten_matters(sim_warp *warp, const sim_op *op, uint32_t lane, sim_origin origin,
                      const char *verb)
{
    sim_set *set = warp->block->set;
    const sim_op *read;
    uint32_t reader;
    bool *told;
    const sim_event *event = sim_event_of(set, origin, &read, &reader, &told);
    if (event == NULL || *told)
        return;
    *told = true;
    sim_finding *finding =
        sim_finding_begin(set->grid, CUBIND_SIM_UNWRITTEN, set->number, read, op);
    if (finding == NULL)
        return;
    finding->parties[0] = sim_party_of(event->warp, read, (int)reader, "reads the value");
    finding->parties[1] = sim_party_of(warp, op, (int)lane, verb);
    say(finding, set->grid, event, reader);
    sim_finding_end(set->grid);
}
