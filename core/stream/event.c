// Makes events from options.
#include "stream/event.h"

#include "base/errors.h"
#include "base/ipc_call.h"
#include "base/options.h"
#include "base/steps.h"
#include "device/context.h"

// --- new events ----------------------------------------------------------------------------------

typedef struct event_wish {
    int timing_enabled, blocking_sync, ipc_enabled; // truth values
} event_wish;

static int
truth_of(PyObject *options, int field, const char *name, int *out)
{
    PyObject *value = core_option(options, field, name);
    *out = value != NULL ? PyObject_IsTrue(value) : -1;
    Py_XDECREF(value);
    return *out < 0 ? -1 : 0;
}

static int
take_wish(PyObject *options, event_wish *out)
{
    if (truth_of(options, CORE_OPTION(event, timing_enabled), &out->timing_enabled) < 0 ||
        truth_of(options, CORE_OPTION(event, blocking_sync), &out->blocking_sync) < 0 ||
        truth_of(options, CORE_OPTION(event, ipc_enabled), &out->ipc_enabled) < 0)
        return -1;
    if (!out->ipc_enabled)
        return 0;
    if (out->timing_enabled) {
        PyErr_SetString(PyExc_TypeError, "IPC-enabled events cannot use timing.");
        return -1;
    }
    return core_ipc_begin();
}

static unsigned int
flags_of(const event_wish *wish)
{
    return (wish->timing_enabled ? 0 : CU_EVENT_DISABLE_TIMING) |
           (wish->blocking_sync ? CU_EVENT_BLOCKING_SYNC : 0) |
           (wish->ipc_enabled ? CU_EVENT_INTERPROCESS : 0);
}

int
core_event_check_unbound(PyObject *options)
{
    int ipc_enabled;
    if (truth_of(options, CORE_OPTION(event, ipc_enabled), &ipc_enabled) < 0)
        return -1;
    if (ipc_enabled)
        PyErr_SetString(PyExc_TypeError,
                        "IPC-enabled events must be bound; use Stream.record for creation.");
    return ipc_enabled ? -1 : 0;
}

CUresult
core_event_destroy(void *handle, int Py_UNUSED(device), const char **function)
{
    *function = "cuEventDestroy";
    return core_driver->cuEventDestroy(handle);
}

core_ref *
core_event_ref(core_state *st, core_ref *context, unsigned int flags)
{
    core_scope scope;
    if (core_scope_enter(st, context->handle, &scope) < 0)
        return NULL;
    CUevent handle = NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuEventCreate(&handle, flags);
    Py_END_ALLOW_THREADS
    core_ref *ref = NULL;
    if (core_check(st, status, "cuEventCreate") == 0)
        ref = core_ref_new(st, handle, core_event_destroy, context->device, context, NULL);
    if (core_scope_leave(st, &scope) < 0) {
        core_ref_drop(ref);
        return NULL;
    }
    return ref;
}

PyObject *
core_event_new(core_state *st, core_ref *context, PyObject *options)
{
    event_wish wish = {0, 0, 0};
    if (options != NULL && take_wish(options, &wish) < 0)
        return NULL;
    core_ref *ref = core_event_ref(st, context, flags_of(&wish));
    if (ref == NULL)
        return NULL;
    EventObject *self = (EventObject *)st->event_type->tp_alloc(st->event_type, 0);
    if (self == NULL) {
        core_ref_drop(ref);
        return NULL;
    }
    self->st = st;
    self->ref = ref;
    self->timing_enabled = wish.timing_enabled;
    self->blocking_sync = wish.blocking_sync;
    self->ipc_enabled = wish.ipc_enabled;
    return (PyObject *)self;
}
