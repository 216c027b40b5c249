// Records events on streams, and asks or waits for them.
#include "memory/work_list.h"

#include "base/relax.h"
#include "device/context.h"
#include "stream/stream_context.h"

#include <stdlib.h>

struct core_work {
    core_work *next;
    CUevent event;
};

static CUresult
record(CUstream stream, core_work *work)
{
    CUresult status = core_check_uncaptured(stream); // or the event would be a part of the graph
    if (status == CUDA_SUCCESS)
        status = core_driver->cuEventCreate(&work->event, CU_EVENT_DISABLE_TIMING);
    if (status != CUDA_SUCCESS)
        return status;
    status = core_driver->cuEventRecord(work->event, stream);
    if (status != CUDA_SUCCESS)
        (void)core_driver->cuEventDestroy(work->event);
    return status;
}

CUresult
core_work_record(const core_ref *stream, core_work **out)
{
    core_swap swap;
    core_work *work = calloc(1, sizeof *work);
    if (work == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    CUresult status = core_enter_context_of(stream, &swap); // an event belongs to a context
    if (status == CUDA_SUCCESS)
        status = record(stream != NULL ? stream->handle : NULL, work);
    (void)core_leave_context(&swap);
    if (status != CUDA_SUCCESS) {
        free(work);
        work = NULL;
    }
    *out = work;
    return status;
}

static void
drop_first(core_work_list *l)
{
    core_work *first = l->first;
    l->first = first->next;
    if (l->first == NULL)
        l->last = NULL;
    (void)core_driver->cuEventDestroy(first->event);
    free(first);
}

// Work counts as done after any other answer, too: its context is gone, or has failed.
//
// Driver 580 needs the call that has nothing to wait for: without it, a pool whose frees are done
// is still in use by cuCtxSynchronize() on other threads (docs/driver-notes.md).
static bool
is_done(const core_work *work)
{
    if (core_driver->cuEventQuery(work->event) == CUDA_ERROR_NOT_READY)
        return false;
    (void)core_driver->cuEventSynchronize(work->event);
    return true;
}

bool
core_work_is_done(core_work_list *l)
{
    if (l->first == NULL)
        return true;
    CUstreamCaptureMode before = core_relax(); // some captures forbid all threads to query events
    while (l->first != NULL && is_done(l->first))
        drop_first(l);
    core_unrelax(before);
    return l->first == NULL;
}

void
core_work_append(core_work_list *l, core_work *work)
{
    (void)core_work_is_done(l);
    if (l->last != NULL)
        l->last->next = work;
    else
        l->first = work;
    l->last = work;
}

CUresult
core_work_precede(core_work_list *l, CUstream stream)
{
    CUresult status = l->first != NULL ? core_check_uncaptured(stream) : CUDA_SUCCESS;
    while (status == CUDA_SUCCESS && l->first != NULL) {
        status = core_driver->cuStreamWaitEvent(stream, l->first->event, CU_EVENT_WAIT_DEFAULT);
        if (status == CUDA_SUCCESS)
            drop_first(l);
    }
    return status;
}
