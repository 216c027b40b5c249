// Reads the argument that names the stream on which a new view will be used (the consumer's
// stream), and makes that stream wait for the work that the producer has queued.
#include "array/view_consumer.h"

#include "stream/stream_order.h"
#include "stream/stream_protocol.h"

// --- the argument --------------------------------------------------------------------------------

// Returns the number of a stream given as an object that converts to int, or that has a stream. New
// reference.
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
    if (value < CONSUMER_UNORDERED)
        PyErr_Format(PyExc_ValueError,
                     "stream_ptr must be -1, 0 or the address of a stream, got %zd",
                     (Py_ssize_t)value);
    if (number == NULL || (value < 0 && PyErr_Occurred())) {
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

// A default stream, whether the producer's or the consumer's, is that of the caller's current
// context.
int
core_consumer_order(core_state *st, intptr_t from, const consumer *to)
{
    if (to->value == CONSUMER_UNORDERED || from == to->value)
        return 0;
    PyObject *producer = core_stream_borrow(st, st->stream_type, (CUstream)from, NULL);
    core_ref *waiting = NULL;
    if (producer != NULL)
        waiting = core_ref_new(st, (CUstream)to->value, NULL, -1, NULL, NULL);
    int result = waiting != NULL ? core_stream_wait_for(st, waiting, producer) : -1;
    core_ref_drop(waiting);
    Py_XDECREF(producer);
    return result;
}
