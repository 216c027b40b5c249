// Runs kernels on the simulated device. A kernel runs when its stream reaches it, without the
// driver's lock, on a thread of worker.c or on a thread that waits for the stream. The program
// continues meanwhile.
#define _GNU_SOURCE
#include "launch/run.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/interrupt.h"
#include "base/lock.h"
#include "base/log.h"
#include "base/options.h"
#include "base/report.h"
#include "code/engine.h"
#include "cubind_sim.h"
#include "device/context.h"
#include "device/green.h"
#include "device/settle.h"
#include "launch/launch.h"
#include "memory/describe.h"
#include "memory/heap.h"
#include "memory/running.h"
#include "memory/traces.h"
#include "stream/before.h"
#include "stream/queue.h"

typedef struct grid {
    cubind_sim_function *function;
    drv_context *context;
    cubind_sim_launch_config config;
    cubind_sim_status status;
    drv_run run;
    drv_stream *stream;
    drv_order known; // what the host knew to come before, at the launch
    uint64_t branch; // the branch of a graph, or 0
    drv_traced traced;
    char said[400]; // the beginning of the report
    _Alignas(16) unsigned char bytes[];
} grid;

// --- memory --------------------------------------------------------------------------------------

static bool
find(void *data, uint64_t address, cubind_sim_range *out)
{
    const drv_context *context = data;
    if (drv_simulated_range(context, address, out))
        return true;
    if (context->heap == NULL)
        return false;
    bool found = drv_heap_find(context->heap, address, &out->start, &out->size);
    if (found)
        out->host = (void *)(uintptr_t)out->start;
    return found;
}

static uint64_t
allocate(void *data, uint64_t size)
{
    const drv_context *context = data;
    return context->heap != NULL ? drv_heap_allocate(context->heap, size) : 0;
}

static bool
release(void *data, uint64_t address)
{
    const drv_context *context = data;
    return context->heap != NULL && drv_heap_release(context->heap, address);
}

// --- running -------------------------------------------------------------------------------------

// Reads under the lock everything that the program may change while the kernel runs.
static void
begin(grid *g)
{
    drv_lock();
    g->config.stack_bytes = (uint32_t)g->context->limits[CU_LIMIT_STACK_SIZE];
    size_t heap = g->context->limits[CU_LIMIT_MALLOC_HEAP_SIZE];
    if (g->context->heap == NULL)
        g->context->heap = drv_heap_new();
    if (g->context->heap != NULL)
        drv_heap_resize(g->context->heap, heap);
    drv_run_begin(&g->run);
    if (drv_order_is_checked()) {
        drv_numbered numbered = {0};
        drv_begin_kernel(g->stream, &g->known, g->branch, &numbered);
        g->traced = (drv_traced){NULL, numbered.stream, numbered.kernel, numbered.before};
        g->config.trace = &g->traced.trace;
    }
    drv_unlock();
}

static void
report_finding(void *data, const cubind_sim_finding *finding)
{
    static const char *const checks[] = {[CUBIND_SIM_RACE] = "race",
                                         [CUBIND_SIM_UNWRITTEN] = "init",
                                         [CUBIND_SIM_UNSYNCED] = "sync",
                                         [CUBIND_SIM_NOTE] = "note"};
    const grid *g = data;
    drv_report(&(drv_message){.check = checks[finding->kind],
                              .text = finding->text,
                              .kernel = finding->kernel,
                              .parties = finding->parties,
                              .party_count = finding->party_count,
                              .count = finding->count,
                              .seed = g->config.seed});
}

// Reports a fault, or a note about a kernel that went on.
static void
report_run(const grid *g, const cubind_sim_report *report)
{
    drv_report(&(drv_message){.check = report->check != NULL ? report->check : "fault",
                              .text = report->text,
                              .kernel = cubind_sim_function_get_info(g->function)->name,
                              .is_fault = g->status != CUBIND_SIM_OK,
                              .parties = report->parties,
                              .party_count = report->party_count,
                              .count = report->count,
                              .seed = g->config.seed});
}

static void
run_grid(const drv_work *work)
{
    grid *g = work->staged;
    begin(g);
    const drv_options *options = drv_options_get();
    g->config.parameters = g->bytes;
    g->config.memory =
        (cubind_sim_memory){find, drv_simulated_describe, allocate, release, g->context};
    g->config.print = drv_keep_output;
    g->config.found = report_finding;
    g->config.found_data = g;
    g->config.timeout = options->timeout;
    g->config.seed = options->seed;
    g->config.checks = options->checks;
    g->config.poison = options->poison;
    g->config.stop = drv_interruptible_begin();
    g->config.look = drv_wait_look;
    cubind_sim_report report;
    g->status = cubind_sim_launch(g->function, &g->config, &report);
    drv_interruptible_end();
    snprintf(g->said, sizeof g->said, "%.*s", (int)sizeof g->said - 1, report.text);
    if (report.text[0] != '\0') // also after success: a note
        report_run(g, &report);
    drv_traces_add(&g->traced, report_finding, g);
}

// Ends a launch, even of a grid that never began because its context had failed or was gone. The
// caller holds the lock.
static void
end_grid(const drv_work *work)
{
    grid *g = work->staged;
    drv_order_free(&g->known);
    if (g->run.since == 0)
        return;
    drv_run_end(&g->run);
    if (g->status != CUBIND_SIM_OK && g->context->fault == CUDA_SUCCESS) {
        g->context->fault = drv_simulated_status(g->status);
        memcpy(g->context->said, g->said, sizeof g->said);
    }
}

// Returns the number of CPU threads for a grid. A small grid would be done before other threads had
// started.
static uint32_t
thread_count(const functional_launch *l)
{
    enum { WORTH = 4096 };
    uint64_t blocks = (uint64_t)l->grid[0] * l->grid[1] * l->grid[2];
    uint64_t threads = blocks * l->block[0] * l->block[1] * l->block[2];
    cpu_set_t set;
    if (threads < WORTH || sched_getaffinity(0, sizeof set, &set) != 0)
        return 1;
    uint32_t wanted = drv_options_get()->threads;
    uint64_t processors = wanted != 0 ? wanted : (uint64_t)CPU_COUNT(&set);
    return (uint32_t)(processors < blocks ? processors : blocks);
}

static bool
is_required_block(cubind_sim_function *function, const functional_launch *l)
{
    const uint32_t *required = cubind_sim_function_get_info(function)->required_block;
    return required[0] == 0 || memcmp(required, l->block, sizeof l->block) == 0;
}

CUresult
drv_simulated_launch(const functional_launch *l, const drv_module *module, const drv_entry *entry,
                     drv_stream *stream, const unsigned char *bytes)
{
    size_t index = (size_t)(entry - module->image->entries);
    cubind_sim_function *function = cubind_sim_function_at(module->simulated, index);
    DRV_TRY(drv_simulated_check(module, index));
    if (!is_required_block(function, l)) {
        char text[200];
        const uint32_t *wanted = cubind_sim_function_get_info(function)->required_block;
        snprintf(text, sizeof text,
                 "Launch of kernel %.60s: the block has %ux%ux%u threads, but .reqntid requires "
                 "%ux%ux%u",
                 entry->name, l->block[0], l->block[1], l->block[2], wanted[0], wanted[1],
                 wanted[2]);
        drv_report(&(drv_message){
            .check = "fault", .text = text, .kernel = entry->name, .is_fault = true});
        drv_log(CUDA_ERROR_INVALID_VALUE, text);
        return CUDA_ERROR_INVALID_VALUE;
    }
    grid *g = calloc(1, sizeof *g + entry->param_bytes + 1);
    if (g == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    g->function = function;
    g->context = module->context;
    g->stream = stream;
    drv_host_knows(&g->known);
    g->branch = drv_branch_get(&g->known);
    g->config.shared_bytes = l->shared_bytes;
    g->config.cooperative = l->cooperative != 0;
    g->config.parameter_bytes = entry->param_bytes;
    g->config.threads = thread_count(l);
    bool clusters = l->cluster[0] * l->cluster[1] * l->cluster[2] > 1;
    for (int i = 0; i < 3; i++) {
        g->config.grid[i] = l->grid[i];
        g->config.block[i] = l->block[i];
        g->config.cluster[i] = clusters ? l->cluster[i] : 0;
    }
    if (stream->green != NULL)
        memcpy(g->config.multiprocessors, stream->green->share.sms.words,
               sizeof g->config.multiprocessors);
    memcpy(g->bytes, bytes, entry->param_bytes);
    return drv_submit(stream, &(drv_work){.apart = run_grid,
                                          .run = end_grid,
                                          .context = module->context,
                                          .always = true,
                                          .staged = g});
}
