// The stream that a view is made for, and the order of what the producer has queued before it.
#include "view_consumer.h"

#include "errors.h"

// --- the argument --------------------------------------------------------------------------------

// What has a stream, or an int by another name. Owned.
static PyObject *
stream_number(core_state *st, PyObject *o)
{
    if (PyIndex_Check(o))
        return PyNumber_Index(o);
    const PyNumberMethods *as_number = Py_TYPE(o)->tp_as_number;
    if (as_number != NULL && as_number->nb_int != NULL && !PyFloat_Check(o))
        return PyNumber_Long(o);
    StreamObject *stream = core_stream_take(st, o);
    if (stream == NULL)
        return NULL;
    PyObject *number = PyLong_FromVoidPtr(stream->handle);
    Py_DECREF(stream);
    return number;
}

int
core_consumer_take(core_state *st, PyObject *o, consumer *out)
{
    *out = (consumer){NULL, 0};
    if (o == NULL || o == Py_None)
        return 0;
    PyObject *number = PyLong_CheckExact(o) ? Py_NewRef(o) : stream_number(st, o);
    if (number == NULL)
        return -1;
    intptr_t value = (intptr_t)PyLong_AsSsize_t(number);
    if (value == 0) {
        value = 1;
        Py_SETREF(number, PyLong_FromLong(1));
    }
    if (number == NULL || (value == -1 && PyErr_Occurred())) {
        Py_XDECREF(number);
        return -1;
    }
    *out = (consumer){number, value};
    return 0;
}

int
core_consumer_check(const consumer *to)
{
    if (to->number != NULL)
        return 0;
    PyErr_SetString(PyExc_BufferError, "stream=None is ambiguous with view()");
    return -1;
}

// --- stream order --------------------------------------------------------------------------------

typedef struct ordering {
    CUevent event;
    const char *function; // that was called last
    CUresult status, destroyed;
} ordering;

static void
record_and_wait(CUstream from, CUstream to, ordering *out)
{
    *out = (ordering){.function = "cuEventCreate"};
    out->status = core_driver->cuEventCreate(&out->event, CU_EVENT_DISABLE_TIMING);
    if (out->status != CUDA_SUCCESS)
        return;
    out->function = "cuEventRecord";
    out->status = core_driver->cuEventRecord(out->event, from);
    if (out->status == CUDA_SUCCESS) {
        out->function = "cuStreamWaitEvent";
        out->status = core_driver->cuStreamWaitEvent(to, out->event, 0);
    }
    out->destroyed = core_driver->cuEventDestroy(out->event);
}

// Events belong to contexts: the producer's may not be the current one.
static int
order_streams(core_state *st, CUstream from, CUstream to)
{
    CUcontext context = NULL;
    core_scope scope;
    if (core_check(st, core_driver->cuStreamGetCtx(from, &context), "cuStreamGetCtx") < 0 ||
        core_scope_enter(st, context, &scope) < 0)
        return -1;
    ordering done;
    Py_BEGIN_ALLOW_THREADS
    record_and_wait(from, to, &done);
    Py_END_ALLOW_THREADS
    int result = core_check(st, done.status, done.function);
    core_warn(st, done.destroyed, "cuEventDestroy", done.event);
    return core_scope_leave(st, &scope) < 0 ? -1 : result;
}

int
core_consumer_order(core_state *st, intptr_t from, const consumer *to)
{
    if (to->value == CONSUMER_UNORDERED || from == to->value)
        return 0;
    if (core_start(st) < 0)
        return -1;
    return order_streams(st, (CUstream)from, (CUstream)to->value);
}
