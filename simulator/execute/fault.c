// Faults: the first one of a grid is told, and ends it.
#include <stdarg.h>
#include <stdio.h>

#include "execute/state.h"

// Appends to the report's text what fits.
static __attribute__((format(printf, 2, 3))) void
say(cubind_sim_report *report, const char *format, ...)
{
    size_t used = strlen(report->text);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(report->text + used, sizeof report->text - used, format, arguments);
    va_end(arguments);
}

static void
say_place(cubind_sim_report *report, const sim_warp *warp, const sim_op *op)
{
    const sim_module *module = warp->block->grid->program->module;
    const sim_instruction *instruction = op->statement->instruction;
    report->line = op->statement->line;
    say(report, "\n  at PTX line %d: %.*s", report->line, SIM_SHOW(instruction->opcode));
    for (size_t i = 0; i < instruction->modifier_count; i++)
        say(report, ".%.*s", SIM_SHOW(instruction->modifiers[i]));
    const sim_location *location = sim_module_location(module, instruction->location);
    if (location == NULL)
        return;
    report->source_line = location->line;
    report->source_file = sim_module_file(module, location->file);
    say(report, "\n  at source line %s:%d", report->source_file != NULL ? report->source_file : "?",
        location->line);
}

static void
set_thread(cubind_sim_report *report, const sim_warp *warp, uint32_t lanes)
{
    const sim_grid *grid = warp->block->grid;
    uint32_t linear = warp->index * SIM_WARP + (lanes == 0 ? 0 : (uint32_t)__builtin_ctz(lanes));
    report->thread[0] = linear % grid->block[0];
    report->thread[1] = linear / grid->block[0] % grid->block[1];
    report->thread[2] = linear / grid->block[0] / grid->block[1];
    memcpy(report->block, warp->block->index, sizeof report->block);
}

// The report, locked, of a grid that has not failed yet; else NULL.
static cubind_sim_report *
begin(sim_grid *grid, cubind_sim_status status)
{
    pthread_mutex_lock(&grid->lock);
    if (atomic_load(&grid->failed)) {
        pthread_mutex_unlock(&grid->lock);
        return NULL;
    }
    memset(grid->report, 0, sizeof *grid->report);
    grid->report->status = status;
    return grid->report;
}

static void
end(sim_grid *grid)
{
    atomic_store(&grid->failed, true);
    pthread_mutex_unlock(&grid->lock);
}

void
sim_fault(sim_warp *warp, const sim_op *op, uint32_t lanes, cubind_sim_status status,
          const char *format, ...)
{
    sim_grid *grid = warp->block->grid;
    cubind_sim_report *report = begin(grid, status);
    warp->stop = true;
    if (report == NULL)
        return;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(report->text, sizeof report->text, format, arguments);
    va_end(arguments);
    set_thread(report, warp, lanes);
    const uint32_t *b = report->block, *t = report->thread;
    say(report, "\n  in kernel %.*s, block (%u,%u,%u), thread (%u,%u,%u)",
        SIM_SHOW(grid->program->kernel->name), b[0], b[1], b[2], t[0], t[1], t[2]);
    if (lanes & (lanes - 1))
        say(report, " and %d more of its warp", __builtin_popcount(lanes) - 1);
    say_place(report, warp, op);
    end(grid);
}

static const char *
waiting_for(const sim_split *split)
{
    switch (split->state) {
    case SIM_AT_BARRIER:
        return "a barrier of the block";
    case SIM_AT_WARP:
        return "lanes of its warp";
    case SIM_AT_CLUSTER:
        return "the barrier of the cluster";
    default:
        return "nothing";
    }
}

void
sim_deadlock(sim_set *set)
{
    cubind_sim_report *report = begin(set->grid, CUBIND_SIM_DEADLOCK);
    if (report == NULL)
        return;
    say(report, "Deadlock: every thread that is left waits\n  in kernel %.*s",
        SIM_SHOW(set->grid->program->kernel->name));
    bool placed = false;
    for (uint32_t b = 0; b < set->count; b++)
        for (uint32_t w = 0; w < set->grid->warps; w++)
            for (int i = 0; i < set->blocks[b].warps[w].split_count; i++) {
                const sim_warp *warp = &set->blocks[b].warps[w];
                const sim_split *split = &warp->splits[i];
                if (!placed)
                    set_thread(report, warp, split->mask);
                say(report,
                    "\n  block (%u,%u,%u), warp %u, lanes 0x%08x: wait for %s at PTX line %d",
                    warp->block->index[0], warp->block->index[1], warp->block->index[2], w,
                    split->mask, waiting_for(split), split->op->statement->line);
                if (!placed)
                    report->line = split->op->statement->line;
                placed = true;
            }
    end(set->grid);
}

void
sim_timeout(sim_set *set)
{
    cubind_sim_report *report = begin(set->grid, CUBIND_SIM_TIMEOUT);
    if (report == NULL)
        return;
    say(report, "Kernel %.*s ran longer than its time", SIM_SHOW(set->grid->program->kernel->name));
    memcpy(report->block, set->blocks[0].index, sizeof report->block);
    end(set->grid);
}
