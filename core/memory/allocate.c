// Allocating from whatever resource there is.
#include "memory/allocate.h"

#include "memory/legacy_pinned.h"
#include "memory/pool.h"

static PyObject *
call_allocate(core_state *st, PyObject *mr, size_t size, StreamObject *stream)
{
    PyObject *number = PyLong_FromSize_t(size);
    if (number == NULL)
        return NULL;
    PyObject *args[] = {mr, number, (PyObject *)stream};
    PyObject *result = PyObject_VectorcallMethod(st->name_allocate, args, 2, st->stream_keyword);
    Py_DECREF(number);
    if (result != NULL && !core_is_buffer(st, result)) {
        PyErr_Format(PyExc_TypeError, "%.200s.allocate() must return a Buffer, not %.200s",
                     Py_TYPE(mr)->tp_name, Py_TYPE(result)->tp_name);
        Py_CLEAR(result);
    }
    return result;
}

PyObject *
core_allocate(core_state *st, PyObject *mr, size_t size, StreamObject *stream)
{
    if (CB_LIKELY(core_is_pool(st, mr)))
        return core_pool_allocate(st, mr, size, stream);
    if (core_is_synchronous(st, mr))
        return core_synchronous_allocate(st, mr, size, stream);
    return call_allocate(st, mr, size, stream);
}
