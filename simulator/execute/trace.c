// Keeps the accesses of a launch after its end, and compares them with those of another launch.
#include <stdio.h>
#include <stdlib.h>

#include "execute/findings.h"
#include "execute/races.h"

struct cubind_sim_trace {
    sim_race *race;
    const sim_program *program;
    uint32_t shape[3]; // of a block
    sim_repeat repeat;
};

cubind_sim_trace *
sim_trace_new(sim_grid *grid)
{
    cubind_sim_trace *trace = calloc(1, sizeof *trace);
    if (trace == NULL || atomic_load(&grid->race->memory) == NULL) {
        sim_race_free(grid->race);
        free(trace);
        return NULL;
    }
    trace->race = grid->race;
    trace->program = grid->program;
    memcpy(trace->shape, grid->block, sizeof trace->shape);
    trace->repeat = (sim_repeat){grid->config->seed, grid->config->poison};
    return trace;
}

void
sim_trace_free(cubind_sim_trace *trace)
{
    if (trace == NULL)
        return;
    sim_race_free(trace->race);
    free(trace);
}

void
sim_trace_forget(cubind_sim_trace *trace, uint64_t host_address, size_t size)
{
    sim_race_forget(trace->race, host_address, size);
}

const sim_module *
sim_trace_module(const cubind_sim_trace *trace)
{
    return trace->program->module;
}

size_t
sim_trace_bytes(const cubind_sim_trace *trace)
{
    return sim_race_bytes(trace->race);
}

// --- two launches ---

typedef struct comparison {
    const cubind_sim_trace *earlier, *later;
    sim_findings *findings;
} comparison;

static sim_party
party_of(const cubind_sim_trace *trace, const sim_race_side *side)
{
    const uint32_t *b = side->record->life->block, *shape = trace->shape;
    return (sim_party){.op = side->record->op,
                       .verb = sim_race_verb(side->record->writes, side->record->atomic),
                       .program = trace->program,
                       .shape = {shape[0], shape[1], shape[2]},
                       .block = {b[0], b[1], b[2]},
                       .thread = side->thread};
}

static void
tell(void *data, const sim_race_side *a, const sim_race_side *b, uintptr_t address)
{
    comparison *c = data;
    sim_party first = party_of(c->earlier, a), second = party_of(c->later, b);
    sim_finding *finding = sim_findings_add(&c->findings, CUBIND_SIM_RACE, 0, &first, &second);
    if (finding == NULL)
        return;
    finding->parties[0] = first;
    finding->parties[1] = second;
    snprintf(finding->what, sizeof finding->what,
             "Race: two launches access the 4 bytes at 0x%llx, and nothing orders the launches",
             (unsigned long long)address);
    snprintf(finding->advice, sizeof finding->advice,
             "they are on different streams: record an event after the first launch, and let the "
             "stream of the second wait for it");
}

void
sim_trace_compare(const cubind_sim_trace *earlier, const cubind_sim_trace *later,
                  void (*found)(void *data, const cubind_sim_finding *finding), void *data)
{
    comparison c = {earlier, later, NULL};
    sim_race_compare(earlier->race, later->race, tell, &c);
    sim_findings_tell(c.findings, found, data, later->repeat);
}
