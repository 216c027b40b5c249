// The inline paths that store the arguments of most launches: ints, floats and Buffers.
#ifndef CUBIND_CORE_ARGUMENTS_QUICK_H
#define CUBIND_CORE_ARGUMENTS_QUICK_H

#include "launch/internal.h"
#include "memory/buffer.h"

// Stores an exact int below 2**60, which most arguments are. Returns false for other objects, and
// if the int does not fit the parameter.
static inline bool
core_quick_int(const core_param *p, PyObject *o, void *at)
{
    Py_ssize_t small;
    int64_t value;
    if (CB_LIKELY(cb_small_int_unchecked(o, &small)))
        value = small;
    else if (!cb_medium_int_unchecked(o, &value))
        return false;
    if (CB_UNLIKELY((uint64_t)value - (uint64_t)p->least > p->span))
        return false;
    memcpy(at, &value, sizeof value);
    return true;
}

// Stores a Buffer or an exact float. Returns false for all other objects, for which arguments.c
// must find the way.
static inline bool
core_quick_other(core_state *st, const core_param *p, PyObject *o, void *at)
{
    PyTypeObject *type = Py_TYPE(o);
    if (type == st->buffer_type) {
        const BufferObject *buffer = (BufferObject *)o;
        if (!p->pointer || buffer->allocation == NULL ||
            buffer->allocation->process != core_process_now())
            return false;
        memcpy(at, &buffer->ptr, sizeof buffer->ptr);
        return true;
    }
    return type == &PyFloat_Type && p->real != 0 && core_store_real(p, PyFloat_AS_DOUBLE(o), at);
}

// Stores an argument if an inline path does that. Returns false for all others, which
// core_argument_store() takes.
static inline bool
core_argument_quick(core_state *st, const core_param *p, PyObject *o, void *at)
{
    return CB_LIKELY(PyLong_CheckExact(o)) ? core_quick_int(p, o, at)
                                           : core_quick_other(st, p, o, at);
}

#endif
