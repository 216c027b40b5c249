// Host functions and callbacks: on a thread of the driver, in stream order.
#include "graph.h"

static CUresult
call_in_order(CUstream handle, fd_work *work)
{
    fd_stream *stream;
    work->handle = handle;
    FD_TRY(fd_check_stream(handle));
    FD_TRY(fd_find_stream(handle, &stream));
    if (stream->capture == NULL)
        return fd_submit(stream, work);
    fd_operation operation = {.type = CU_GRAPH_NODE_TYPE_HOST,
                              .host = {.fn = work->host_function, .userData = work->data}};
    return fd_capture_operation(stream, &operation);
}

static CUresult
call_locked(CUstream handle, fd_work *work)
{
    fd_lock();
    CUresult status = call_in_order(handle, work);
    fd_unlock();
    return status;
}

CUresult
functional_cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)
{
    FD_ENTER();
    if (fn == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_work work = {.host_function = fn, .data = userData};
    return call_locked(hStream, &work);
}

CUresult
functional_cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData, unsigned int syncMode)
{
    (void)syncMode;
    return functional_cuLaunchHostFunc(hStream, fn, userData);
}

// Not to be captured, unlike a host function.
static CUresult
check_not_capturing(CUstream handle)
{
    fd_stream *stream;
    FD_TRY(fd_find_stream(handle, &stream));
    if (stream->capture == NULL)
        return CUDA_SUCCESS;
    fd_capture_invalidate(stream);
    return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
}

CUresult
functional_cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData,
                               unsigned int flags)
{
    FD_ENTER();
    if (callback == NULL || flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = check_not_capturing(hStream);
    fd_unlock();
    fd_work work = {.callback = callback, .data = userData};
    return status == CUDA_SUCCESS ? call_locked(hStream, &work) : status;
}
