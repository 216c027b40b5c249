// Queues host functions and stream callbacks. A thread of the driver calls them in stream order.
#include <stdlib.h>

#include "base/call.h"
#include "base/control.h"
#include "base/lock.h"
#include "cubind_sim.h"
#include "graph/operation.h"
#include "graph/record.h"
#include "stream/capture.h"
#include "stream/queue.h"
#include "stream/stream.h"

static CUresult
call_in_order(CUstream handle, drv_work *work)
{
    drv_stream *stream;
    work->handle = handle;
    DRV_TRY(drv_check_stream(handle));
    DRV_TRY(drv_find_stream(handle, &stream));
    if (stream->capture == NULL)
        return drv_submit(stream, work);
    drv_operation operation = {.type = CU_GRAPH_NODE_TYPE_HOST,
                               .host = {.fn = work->host_function, .userData = work->data}};
    return drv_capture_operation(stream, &operation);
}

static CUresult
call_locked(CUstream handle, drv_work *work)
{
    drv_lock();
    CUresult status = call_in_order(handle, work);
    drv_unlock();
    return status;
}

CUresult
functional_cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)
{
    DRV_ENTER();
    if (fn == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_work work = {.host_function = fn, .data = userData};
    return call_locked(hStream, &work);
}

CUresult
functional_cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData, unsigned int syncMode)
{
    (void)syncMode;
    return functional_cuLaunchHostFunc(hStream, fn, userData);
}

// A callback cannot be captured, unlike a host function.
static CUresult
check_not_capturing(CUstream handle)
{
    drv_stream *stream;
    DRV_TRY(drv_find_stream(handle, &stream));
    if (stream->capture == NULL)
        return CUDA_SUCCESS;
    drv_capture_invalidate(stream);
    return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
}

CUresult
functional_cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData,
                               unsigned int flags)
{
    DRV_ENTER();
    if (callback == NULL || flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = check_not_capturing(hStream);
    drv_unlock();
    drv_work work = {.callback = callback, .data = userData};
    return status == CUDA_SUCCESS ? call_locked(hStream, &work) : status;
}

// --- NCCL's --------------------------------------------------------------------------------------

typedef struct own_call {
    CUhostFn function, dropped;
    void *data;
    bool called;
} own_call;

static void
call_own(void *data)
{
    own_call *call = data;
    call->called = true;
    call->function(call->data);
}

static void
end_own(const drv_work *work)
{
    const own_call *call = work->staged;
    if (!call->called)
        call->dropped(call->data);
}

static CUresult
submit_own(CUstream handle, const own_call *given)
{
    drv_stream *stream;
    DRV_TRY(drv_check_stream(handle));
    DRV_TRY(drv_find_stream(handle, &stream));
    if (stream->capture != NULL)
        return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    own_call *call = malloc(sizeof *call);
    if (call == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    *call = *given;
    return drv_submit(stream, &(drv_work){.host_function = call_own,
                                          .own = true,
                                          .run = end_own,
                                          .always = true,
                                          .data = call,
                                          .staged = call});
}

void
cubind_simulator_wrote(void *start, size_t size)
{
    cubind_sim_mark_written(start, size);
}

CUresult
cubind_simulator_launch(CUstream stream, CUhostFn function, CUhostFn dropped, void *data)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = submit_own(stream, &(own_call){function, dropped, data, false});
    drv_unlock();
    return status;
}
