// Refuses arguments: wrong types, buffers that are too short or read-only, short lists.
#include "calls/refuse.h"

#include "calls/note.h"

#include "cubind/array.h"

int
cb__refuse_address(PyObject *o)
{
    PyErr_Format(PyExc_TypeError,
                 "Provided argument is of type %R but expected Type None, int or object with "
                 "Buffer Protocol",
                 Py_TYPE(o));
    return -1;
}

int
cb__refuse_short(const char *function, const char *param, size_t given, uint64_t needed)
{
    PyErr_Format(PyExc_ValueError, "%s(): argument '%s' has %zu bytes, but %llu are needed",
                 function, param, given, (unsigned long long)needed);
    return -1;
}

int
cb__check_writable(const Py_buffer *buffer, const char *param)
{
    if (!buffer->readonly)
        return 0;
    PyErr_Format(PyExc_BufferError,
                 "Argument '%s' is read-only, but the call writes to it: pass a writable buffer",
                 param);
    return -1;
}

CB_NOINLINE int
cb_refuse_short_list(size_t length, size_t count, const char *param)
{
    PyErr_Format(PyExc_RuntimeError, "List is too small: %zu < %zu", length, count);
    cb__note("the list is argument '%s'", param);
    return -1;
}

// E6, and E4 with a class of the binding. The missing last parenthesis is part of the text.
int
cb__refuse_items(const char *param, const char *type)
{
    PyErr_Format(PyExc_TypeError,
                 "Argument '%s' is not instance of type (expected tuple[%s] or list[%s]", param,
                 type, type);
    return -1;
}
