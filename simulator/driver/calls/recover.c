// Makes contexts usable again after a kernel has failed, which a GPU's driver cannot do. Everything
// that was made in the contexts stays. The plugin for pytest calls it.
#include <time.h>

#include "base/control.h"
#include "base/handles.h"
#include "base/lock.h"
#include "base/report.h"
#include "device/context.h"
#include "device/settle.h"
#include "stream/queue.h"

static bool
has_failed(const drv_context *context)
{
    return context->fault != CUDA_SUCCESS && !context->ends;
}

static void
find_failed(void *object, void *arg)
{
    if (has_failed(object))
        *(drv_context **)arg = object;
}

static double
now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

// Waits for the work in progress, because kernels that still run may fail, too.
static void
wait_for_work(double seconds)
{
    static const struct timespec pause = {.tv_nsec = 1000000};
    for (double end = now() + seconds; !drv_queues_empty() && now() < end;) {
        drv_unlock();
        nanosleep(&pause, NULL);
        drv_lock();
    }
}

// Makes a context usable again. Work that is queued behind the failed kernel is dropped first. The
// lock is released meanwhile, so another call may delete the context.
static bool
recover(drv_context *context)
{
    uint64_t id = context->id;
    drv_drain_context(context);
    if (!drv_is(context, DRV_CONTEXT) || context->id != id || !has_failed(context))
        return false;
    drv_settle(context);
    context->fault = context->sticky = CUDA_SUCCESS;
    return true;
}

int
cubind_simulator_recover(double patience)
{
    int count = 0;
    if (drv_initialized() != CUDA_SUCCESS)
        return 0;
    drv_lock();
    wait_for_work(patience);
    for (;;) {
        drv_context *failed = NULL;
        drv_each(DRV_CONTEXT, find_failed, &failed);
        if (failed == NULL)
            break;
        count += recover(failed);
    }
    drv_unlock();
    return count;
}

unsigned
cubind_simulator_findings(double patience)
{
    if (drv_initialized() == CUDA_SUCCESS) {
        drv_lock();
        wait_for_work(patience);
        drv_unlock();
    }
    return drv_findings();
}
