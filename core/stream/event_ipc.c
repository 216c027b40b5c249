// Shares events between processes. The descriptor is written in Python
// (python/cubind/core/_ipc.py); here are the driver's calls.
#include "stream/event_ipc.h"

#include "base/errors.h"
#include "base/ipc_call.h"
#include "base/process.h"
#include "base/start.h"
#include "device/context.h"
#include "stream/event.h"

// _export(): the bytes of a descriptor.
PyObject *
core_event_export(PyObject *o, PyObject *Py_UNUSED(unused))
{
    EventObject *self = (EventObject *)o;
    CUipcEventHandle data;
    if (core_event_check(self) < 0)
        return NULL;
    core_ref *ref = core_ref_take(self->ref); // another thread may close the event meanwhile
    CUresult status = CORE_NOGIL(core_driver->cuIpcGetEventHandle(&data, ref->handle));
    core_ref_drop(ref);
    if (core_check(self->st, status, "cuIpcGetEventHandle") < 0)
        return NULL;
    return PyBytes_FromStringAndSize((const char *)&data, sizeof data);
}

PyObject *
core_event_get_ipc_descriptor(PyObject *o, void *Py_UNUSED(unused))
{
    EventObject *self = (EventObject *)o;
    if (core_event_check(self) < 0)
        return NULL;
    if (self->ipc_enabled && self->descriptor == NULL)
        core_keep_first(&self->descriptor, core_ipc_call("descriptor_of_event", o, NULL, NULL));
    if (self->descriptor == NULL && !PyErr_Occurred())
        PyErr_SetString(PyExc_RuntimeError, "Event is not IPC-enabled");
    return Py_XNewRef(self->descriptor);
}

// A thread without a context opens the event in the primary context of device 0.
static CUresult
open_handle(CUipcEventHandle data, CUcontext fallback, CUevent *out)
{
    core_swap swap;
    CUresult status = core_enter_if_none(fallback, &swap);
    if (status != CUDA_SUCCESS)
        return status;
    status = core_driver->cuIpcOpenEventHandle(out, data);
    CUresult left = core_leave_context(&swap);
    return status != CUDA_SUCCESS ? status : left;
}

static core_ref *
open_event(core_state *st, const CUipcEventHandle *data)
{
    CUcontext current;
    core_ref *primary = NULL;
    if (core_start(st) < 0 || core_current_context(st, &current) < 0)
        return NULL;
    if (current == NULL && (primary = core_primary_context(st, 0)) == NULL)
        return NULL;
    CUevent event = NULL;
    CUresult status =
        CORE_NOGIL(open_handle(*data, primary != NULL ? primary->handle : current, &event));
    if (status == CUDA_SUCCESS)
        return core_ref_new(st, event, core_event_destroy, -1, NULL, NULL);
    const char *name = NULL;
    core_driver->cuGetErrorName(status, &name);
    PyErr_Format(PyExc_RuntimeError,
                 "Failed to open IPC event handle: %s; the process that made the event may have "
                 "ended, or be this one",
                 name != NULL ? name : "unknown error");
    return NULL;
}

// _open(data, blocking_sync, descriptor): the event that another process has described.
PyObject *
core_event_open(PyObject *cls, PyObject *args)
{
    core_state *st = core_state_of((PyTypeObject *)cls);
    PyObject *bytes, *descriptor;
    int blocking_sync;
    CUipcEventHandle data;
    if (st == NULL || !PyArg_ParseTuple(args, "SpO:_open", &bytes, &blocking_sync, &descriptor))
        return NULL;
    if (PyBytes_GET_SIZE(bytes) != (Py_ssize_t)sizeof data)
        return PyErr_Format(PyExc_ValueError,
                            "IPC event descriptor payload is %zd bytes; expected %zu",
                            PyBytes_GET_SIZE(bytes), sizeof data);
    memcpy(&data, PyBytes_AS_STRING(bytes), sizeof data);
    core_ref *ref = open_event(st, &data);
    EventObject *self =
        ref != NULL ? (EventObject *)st->event_type->tp_alloc(st->event_type, 0) : NULL;
    if (self == NULL) {
        core_ref_drop(ref);
        return NULL;
    }
    self->st = st;
    self->ref = ref;
    self->blocking_sync = blocking_sync != 0;
    self->ipc_enabled = true;
    self->descriptor = Py_NewRef(descriptor);
    return (PyObject *)self;
}

PyObject *
core_event_from_ipc_descriptor(PyObject *cls, PyObject *args, PyObject *kwargs)
{
    return core_ipc_call("open_event", cls, args, kwargs);
}
