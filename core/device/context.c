// Retains primary contexts, once per device; borrows other contexts; switches the current context.
#include "device/context.h"

#include "base/errors.h"
#include "base/object.h"
#include "base/start.h"
#include "base/steps.h"
#include "device/green.h"

// --- the current context -------------------------------------------------------------------------

int
core_current_context(core_state *st, CUcontext *out)
{
    CUcontext current = NULL;
    if (core_start(st) < 0 ||
        core_check(st, core_driver->cuCtxGetCurrent(&current), "cuCtxGetCurrent") < 0)
        return -1;
    *out = current;
    return 0;
}

int
core_scope_enter(core_state *st, CUcontext context, core_scope *scope)
{
    CUcontext previous = NULL;
    if (core_check(st, core_driver->cuCtxGetCurrent(&previous), "cuCtxGetCurrent") < 0)
        return -1;
    bool changed = previous != context;
    if (changed && core_check(st, core_driver->cuCtxSetCurrent(context), "cuCtxSetCurrent") < 0)
        return -1;
    *scope = (core_scope){.previous = previous, .changed = changed};
    return 0;
}

// The pending exception reports the first failure; a second one can only become a note.
static void
note_lost_context(CUresult status)
{
    const char *name = NULL;
    if (core_driver->cuGetErrorName(status, &name) != CUDA_SUCCESS)
        name = "an unknown error";
    core_pending pending = core_pending_take();
    core_pending_restore(
        pending, PyUnicode_FromFormat(
                     "The caller's context could not be restored: %s (in cuCtxSetCurrent)", name));
}

int
core_scope_leave(core_state *st, core_scope *scope)
{
    if (!scope->changed)
        return 0;
    CUresult status = core_driver->cuCtxSetCurrent(scope->previous);
    if (status == CUDA_SUCCESS)
        return 0;
    if (PyErr_Occurred() == NULL)
        return core_raise(st, status, "cuCtxSetCurrent");
    note_lost_context(status);
    return -1;
}

CUresult
core_enter_context_of(const core_ref *stream, core_swap *swap)
{
    *swap = (core_swap){NULL, NULL};
    const core_ref *context = stream != NULL ? stream->parent : NULL;
    CUcontext now = NULL;
    if (context == NULL)
        return CUDA_SUCCESS;
    CUresult status = core_driver->cuCtxGetCurrent(&now);
    if (status != CUDA_SUCCESS || now == context->handle)
        return status;
    status = core_driver->cuCtxSetCurrent(context->handle);
    if (status == CUDA_SUCCESS)
        *swap = (core_swap){now, context->handle};
    return status;
}

CUresult
core_enter_if_none(CUcontext context, core_swap *swap)
{
    *swap = (core_swap){NULL, NULL};
    CUcontext now = NULL;
    CUresult status = core_driver->cuCtxGetCurrent(&now);
    if (status != CUDA_SUCCESS || now != NULL)
        return status;
    if (context == NULL)
        return CUDA_ERROR_INVALID_CONTEXT;
    status = core_driver->cuCtxSetCurrent(context);
    if (status == CUDA_SUCCESS)
        swap->entered = context;
    return status;
}

// Tries twice, because the caller would otherwise continue in the wrong context.
CUresult
core_leave_context(const core_swap *swap)
{
    if (swap->entered == NULL)
        return CUDA_SUCCESS;
    CUresult status = core_driver->cuCtxSetCurrent(swap->previous);
    if (status != CUDA_SUCCESS)
        (void)core_driver->cuCtxSetCurrent(swap->previous);
    return status;
}

// --- refs ----------------------------------------------------------------------------------------

static CUresult
release_primary(void *Py_UNUSED(handle), int device, const char **function)
{
    *function = "cuDevicePrimaryCtxRelease";
    return core_driver->cuDevicePrimaryCtxRelease(device);
}

// Owned.
static core_ref *
retain_primary(core_state *st, int device)
{
    CUcontext context = NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuDevicePrimaryCtxRetain(&context, device);
    Py_END_ALLOW_THREADS
    if (core_check(st, status, "cuDevicePrimaryCtxRetain") < 0)
        return NULL;
    return core_ref_new(st, context, release_primary, device, NULL, NULL);
}

core_ref *
core_primary_context(core_state *st, int device)
{
    core_ref *known = CB_LOAD_POINTER(&st->primary[device]);
    if (CB_LIKELY(known != NULL))
        return known;
    core_ref *fresh = retain_primary(st, device);
    if (fresh == NULL)
        return NULL;
    if (__atomic_compare_exchange_n(&st->primary[device], &known, fresh, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE))
        return fresh;
    core_ref_drop(fresh); // another thread was faster
    return known;
}

static int
device_of_context(core_state *st, CUcontext context, int *out)
{
    core_scope scope;
    if (core_scope_enter(st, context, &scope) < 0)
        return -1;
    int failed = core_check(st, core_driver->cuCtxGetDevice(out), "cuCtxGetDevice");
    return core_scope_leave(st, &scope) < 0 ? -1 : failed;
}

core_ref *
core_context_ref(core_state *st, CUcontext context)
{
    for (int i = 0; i < st->device_count; i++) {
        core_ref *primary = CB_LOAD_POINTER(&st->primary[i]);
        if (primary != NULL && primary->handle == context)
            return core_ref_take(primary);
    }
    core_ref *green = core_green_find(st, context);
    if (green != NULL)
        return green;
    int device;
    if (device_of_context(st, context, &device) < 0)
        return NULL;
    return core_ref_new(st, context, NULL, device, NULL, NULL);
}

// --- object --------------------------------------------------------------------------------------

PyObject *
core_context_object(core_state *st, core_ref *context)
{
    core_ref_take(
        context); // first: allocating may run Python code that closes the context's holder
    ContextObject *self = (ContextObject *)st->context_type->tp_alloc(st->context_type, 0);
    if (self == NULL) {
        core_ref_drop(context);
        return NULL;
    }
    self->st = st;
    self->ref = context;
    return (PyObject *)self;
}

core_ref *
core_context_take(core_state *st, PyObject *o)
{
    if (!Py_IS_TYPE(o, st->context_type)) {
        PyErr_Format(PyExc_TypeError, "ctx must be a Context or None, got %s", Py_TYPE(o)->tp_name);
        return NULL;
    }
    core_ref *ref = ((ContextObject *)o)->ref;
    if (ref == NULL)
        core_raise_closed(o);
    else if (core_check_process(o, ref->process) < 0)
        ref = NULL;
    return core_ref_take(ref);
}
