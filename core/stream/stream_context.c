// Checks whether a stream can be used, and finds its context.
//
// The ref of a stream that core made has the stream's context. For another library's stream the
// driver is queried once. A default stream belongs to whichever context is current.
#include "stream/stream_context.h"

#include "base/errors.h"
#include "base/start.h"
#include "device/device_facts.h"

// --- usable --------------------------------------------------------------------------------------

int
core_stream_check(StreamObject *stream)
{
    if (CB_UNLIKELY(stream->ref == NULL))
        return core_raise_closed((PyObject *)stream);
    if (stream->is_default == CORE_STREAM_EXPLICIT)
        return core_check_process((PyObject *)stream, stream->ref->process);
    // A default stream inherits nothing: a child that starts the driver itself may use it.
    if (core_start(stream->st) < 0)
        return -1;
    stream->ref->process = core_process_now();
    return 0;
}

// --- context -------------------------------------------------------------------------------------

// Returns the context of a stream that is not a default stream. Queries the driver once per stream.
// Owned.
static core_ref *
explicit_context(core_state *st, core_ref *ref)
{
    core_ref *known = CB_LOAD_POINTER(&ref->parent);
    if (known != NULL)
        return core_ref_take(known);
    CUcontext handle = NULL;
    if (core_check(st, CORE_NOGIL(core_driver->cuStreamGetCtx(ref->handle, &handle)),
                   "cuStreamGetCtx") < 0)
        return NULL;
    core_ref *context = core_context_ref(st, handle);
    if (context == NULL)
        return NULL;
    ref->device = context->device;
    if (__atomic_compare_exchange_n(&ref->parent, &known, context, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE))
        return core_ref_take(context);
    core_ref_drop(context); // another thread was faster
    return core_ref_take(known);
}

core_ref *
core_stream_context(StreamObject *stream)
{
    if (core_stream_check(stream) < 0)
        return NULL;
    if (stream->is_default != CORE_STREAM_EXPLICIT)
        return core_current_context_ref(stream->st);
    core_ref *ref = core_ref_take(stream->ref);
    core_ref *context = explicit_context(stream->st, ref);
    core_ref_drop(ref);
    return context;
}

// --- capture -------------------------------------------------------------------------------------

CUresult
core_check_uncaptured(CUstream stream)
{
    CUstreamCaptureStatus capture = CU_STREAM_CAPTURE_STATUS_NONE;
    CUresult status = core_driver->cuStreamIsCapturing(stream, &capture);
    if (status == CUDA_SUCCESS && capture != CU_STREAM_CAPTURE_STATUS_NONE)
        return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    return status;
}

int
core_stream_captures(core_state *st, core_ref *ref)
{
    CUstreamCaptureStatus capture = CU_STREAM_CAPTURE_STATUS_NONE;
    core_ref_take(ref); // another thread may close the stream meanwhile
    CUresult status = CORE_NOGIL(core_driver->cuStreamIsCapturing(ref->handle, &capture));
    core_ref_drop(ref);
    if (core_check(st, status, "cuStreamIsCapturing") < 0)
        return -1;
    return capture != CU_STREAM_CAPTURE_STATUS_NONE;
}

// --- recording a stream --------------------------------------------------------------------------

// Returns the ref of a default stream in one context. Each primary context has three such refs, for
// the handles 0, 1 and 2, which are made only once. Owned.
static core_ref *
bind_default(core_state *st, CUstream handle, core_ref *context)
{
    core_ref **known = NULL;
    if (context == st->primary[context->device])
        known = &st->default_streams[context->device][(uintptr_t)handle];
    if (known != NULL && *known != NULL)
        return core_ref_take(*known);
    core_ref *ref = core_ref_new(st, handle, NULL, context->device, context, NULL);
    if (known != NULL)
        *known = core_ref_take(ref);
    return ref;
}

core_ref *
core_stream_record(core_state *st, StreamObject *stream)
{
    if (core_stream_check(stream) < 0)
        return NULL;
    if (stream->is_default == CORE_STREAM_EXPLICIT)
        return core_ref_take(stream->ref);
    core_ref *context = core_current_context_ref(st);
    core_ref *ref = context != NULL ? bind_default(st, stream->handle, context) : NULL;
    core_ref_drop(context);
    return ref;
}
