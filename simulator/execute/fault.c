// Records the faults of a grid and writes its report. The report describes one of them: the first
// fault in the group of blocks with the lowest indices. Threads with a fault end. The others run
// for up to COUNT_SECONDS more, so that the report can say how many threads failed in the same way.
#include <stdarg.h>
#include <stdio.h>

#include "execute/findings.h"
#include "execute/report.h"

static const double COUNT_SECONDS = 0.2;

// Returns the name of the check that a fault belongs to.
static const char *
check_of(cubind_sim_status status, const sim_op *op)
{
    switch (status) {
    case CUBIND_SIM_ILLEGAL_ADDRESS:
    case CUBIND_SIM_MISALIGNED_ADDRESS:
        return "memory";
    case CUBIND_SIM_MISUSE:
    case CUBIND_SIM_DEADLOCK:
        return "sync";
    default:
        return op != NULL && (op->what == SIM_DO_WARP || op->what == SIM_DO_BARRIER) ? "sync"
                                                                                     : "fault";
    }
}

// Locks a grid that ends now, and returns its report to be filled in; NULL: the grid already has a
// report, and is not locked.
static cubind_sim_report *
begin(sim_grid *grid, cubind_sim_status status)
{
    pthread_mutex_lock(&grid->lock);
    bool told = grid->faults.count > 0 || atomic_load(&grid->failed);
    grid->faults.cut_off = true;
    atomic_store(&grid->failed, true);
    if (told) {
        pthread_mutex_unlock(&grid->lock);
        return NULL;
    }
    memset(grid->report, 0, sizeof *grid->report);
    grid->report->status = status;
    grid->report->check = check_of(status, NULL);
    grid->report->count = 1;
    return grid->report;
}

static void
end(sim_grid *grid)
{
    pthread_mutex_unlock(&grid->lock);
}

// --- faults of threads ---

// Returns the index of the fault's kind, or -1 if there are too many kinds.
static int
kind_of(sim_faults *faults, const sim_op *op, cubind_sim_status status)
{
    for (uint32_t i = 0; i < faults->count; i++)
        if (faults->kinds[i].op == op && faults->kinds[i].status == status)
            return (int)i;
    if (faults->count == SIM_FAULT_KINDS)
        return -1;
    faults->kinds[faults->count] = (sim_fault_kind){.op = op, .status = status};
    return (int)faults->count++;
}

// Returns whether a fault belongs in the report. The report describes the fault in the lowest set
// of blocks, so it does not depend on which CPU thread was first.
static bool
comes_first(const sim_grid *grid, const sim_set *set)
{
    return !atomic_load(&grid->faulted) || set->number < grid->faults.set;
}

// Adds another thread, without changing the members for the first one.
static void
add_party(cubind_sim_report *report, const sim_party *party)
{
    int line = report->line, source_line = report->source_line;
    const char *source_file = report->source_file;
    report->parties[report->party_count++] = sim_party_tell(party, report);
    report->line = line;
    report->source_line = source_line;
    report->source_file = source_file;
}

static __attribute__((format(printf, 6, 0))) void
fault(sim_warp *warp, const sim_op *op, uint32_t lanes, cubind_sim_status status,
      const sim_party *other, const char *format, va_list arguments)
{
    sim_grid *grid = warp->block->grid;
    sim_faults *faults = &grid->faults;
    cubind_sim_report *report = grid->report;
    warp->stop = true;
    warp->faulted |= lanes;
    pthread_mutex_lock(&grid->lock);
    int kind = atomic_load(&grid->failed) ? -1 : kind_of(faults, op, status);
    if (kind >= 0)
        faults->kinds[kind].threads += (uint64_t)__builtin_popcount(lanes);
    if (kind >= 0 && comes_first(grid, warp->block->set)) {
        memset(report, 0, sizeof *report);
        report->status = status;
        report->check = check_of(status, op);
        vsnprintf(report->text, sizeof report->text, format, arguments);
        sim_say_thread(report, warp, lanes);
        sim_say_place(report, warp, op, __builtin_ctz(lanes));
        if (other != NULL && other->op != NULL)
            add_party(report, other);
        faults->told = (uint32_t)kind;
        faults->set = warp->block->set->number;
        if (!atomic_load(&grid->faulted))
            faults->until = sim_seconds() + COUNT_SECONDS;
        atomic_store(&grid->faulted, true);
    }
    pthread_mutex_unlock(&grid->lock);
}

void
sim_fault(sim_warp *warp, const sim_op *op, uint32_t lanes, cubind_sim_status status,
          const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fault(warp, op, lanes, status, NULL, format, arguments);
    va_end(arguments);
}

void
sim_fault_with(sim_warp *warp, const sim_op *op, uint32_t lanes, cubind_sim_status status,
               const sim_party *other, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fault(warp, op, lanes, status, other, format, arguments);
    va_end(arguments);
}

void
sim_faults_look(sim_grid *grid)
{
    pthread_mutex_lock(&grid->lock);
    if (sim_seconds() > grid->faults.until && !atomic_load(&grid->failed)) {
        grid->faults.cut_off = true;
        atomic_store(&grid->failed, true);
    }
    pthread_mutex_unlock(&grid->lock);
}

void
sim_faults_finish(sim_grid *grid)
{
    const sim_faults *faults = &grid->faults;
    if (faults->count == 0)
        return;
    grid->report->count = faults->kinds[faults->told].threads;
    uint64_t others = grid->report->count - 1;
    if (others > 0)
        sim_say(grid->report, "\n  %s%llu more thread%s did the same",
                faults->cut_off ? "at least " : "", (unsigned long long)others,
                others == 1 ? "" : "s");
}

// --- grids that end for another reason ---

void
sim_deadlock(sim_set *set)
{
    cubind_sim_report *report = begin(set->grid, CUBIND_SIM_DEADLOCK);
    if (report == NULL)
        return;
    sim_say(report,
            "Deadlock: all remaining threads wait\n"
            "  in kernel %.*s",
            SIM_SHOW(set->grid->program->kernel->name));
    sim_say_waiters(report, set);
    end(set->grid);
}

// The lanes of the warp wait for each other, so no other lanes of the grid can release them.
void
sim_stuck(sim_warp *warp)
{
    sim_grid *grid = warp->block->grid;
    cubind_sim_report *report = begin(grid, CUBIND_SIM_DEADLOCK);
    if (report == NULL)
        return;
    sim_say(report, "Deadlock: the threads of a warp wait for each other\n  in kernel %.*s",
            SIM_SHOW(grid->program->kernel->name));
    sim_say_waiting_lanes(report, warp);
    end(grid);
}

// Adds to the report a thread that could continue, and its instruction.
static void
say_runner(cubind_sim_report *report, const sim_set *set)
{
    for (uint32_t i = 0; i < set->count * set->grid->warps; i++) {
        const sim_warp *warp = &set->blocks[i / set->grid->warps].warps[i % set->grid->warps];
        for (int j = 0; j < warp->split_count; j++) {
            const sim_split *split = &warp->splits[j];
            if (split->state != SIM_READY || split->frame == NULL)
                continue;
            const sim_op *op = &split->frame->function->code->ops[split->pc];
            sim_say_thread(report, warp, split->mask);
            if (op->statement != NULL) // else it is at the function's end
                sim_say_place(report, warp, op, -1);
            return;
        }
    }
}

static void
end_early(sim_set *set, cubind_sim_status status, const char *why)
{
    cubind_sim_report *report = begin(set->grid, status);
    if (report == NULL)
        return;
    sim_say(report, "%s", why);
    say_runner(report, set);
    end(set->grid);
}

void
sim_timeout(sim_set *set)
{
    char why[80];
    snprintf(why, sizeof why, "The kernel ran longer than %g seconds", set->grid->config->timeout);
    end_early(set, CUBIND_SIM_TIMEOUT, why);
}

void
sim_stopped(sim_set *set)
{
    end_early(set, CUBIND_SIM_STOPPED, "The kernel was stopped");
}

// Notes in the report that lanes looped for a long time while other lanes waited. The kernel
// continues. A later fault replaces the note.
void
sim_long_turn(const sim_warp *warp, const sim_op *op, uint64_t instructions)
{
    sim_grid *grid = warp->block->grid;
    cubind_sim_report *report = grid->report;
    pthread_mutex_lock(&grid->lock);
    if (report->text[0] == '\0') {
        report->check = "note";
        report->count = 1;
        sim_say(report,
                "Note: lanes of a warp repeated a loop for %llu instructions while other lanes of "
                "the warp waited; the device now runs the others, as a GPU may",
                (unsigned long long)instructions);
        sim_say_thread(report, warp, warp->active);
        sim_say_place(report, warp, op, -1);
    }
    pthread_mutex_unlock(&grid->lock);
}
