// Raises exceptions for launches that are refused before the driver is called. Each exception is a
// CUDAError, for code that tries configurations until one works. It is also a TypeError, ValueError
// or OverflowError, which says what kind of mistake it is.
#include "launch/refusal.h"

#include "base/doc.h"
#include "base/errors.h"
#include "base/steps.h"

static const char function[] = "cuLaunchKernelEx";

// --- raising -------------------------------------------------------------------------------------

int
core_launch_refuse(core_state *st, PyObject *type, CUresult status, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    PyObject *message = PyUnicode_FromFormatV(format, arguments);
    va_end(arguments);
    if (message != NULL)
        core_raise_as(st, type, status, function, message);
    Py_XDECREF(message);
    return -1;
}

// Returns our class for TypeError, ValueError or OverflowError (borrowed), else NULL. Returns NULL
// for their subclasses, too, because those belong to other code.
static PyObject *
refusal_of(const core_state *st, const PyObject *type)
{
    if (type == PyExc_TypeError)
        return st->launch_type_error;
    if (type == PyExc_ValueError)
        return st->launch_value_error;
    return type == PyExc_OverflowError ? st->launch_overflow_error : NULL;
}

// Makes an exception that Python code has raised the cause of the pending one. Takes over `value`.
static void
set_cause(PyObject *value, PyObject *traceback)
{
    core_pending pending = core_pending_take();
    PyException_SetTraceback(value, traceback);
    if (pending.value != NULL)
        PyException_SetCause(pending.value, Py_NewRef(value));
    Py_DECREF(value);
    PyErr_Restore(pending.type, pending.value, pending.traceback);
}

int
core_launch_refuse_pending(core_state *st)
{
    core_pending first = core_pending_take();
    PyObject *type = refusal_of(st, first.type);
    PyObject *message = type != NULL ? PyUnicode_FromFormat(CORE_REFUSED "%S", first.value) : NULL;
    if (message == NULL) {
        PyErr_Restore(first.type, first.value, first.traceback);
        return -1;
    }
    core_raise_as(st, type, CUDA_ERROR_INVALID_VALUE, function, message);
    Py_DECREF(message);
    if (first.traceback != NULL)
        set_cause(Py_NewRef(first.value), first.traceback);
    Py_XDECREF(first.type);
    Py_XDECREF(first.value);
    Py_XDECREF(first.traceback);
    return -1;
}

// --- the classes ---------------------------------------------------------------------------------

static int
add_class(core_state *st, PyObject *module, PyObject **slot, const char *name, const char *doc,
          PyObject *reason)
{
    PyObject *bases = PyTuple_Pack(2, st->cuda_error, reason);
    if (bases != NULL)
        *slot = PyErr_NewExceptionWithDoc(name, doc, bases, NULL);
    Py_XDECREF(bases);
    return *slot != NULL ? PyModule_AddObjectRef(module, strrchr(name, '.') + 1, *slot) : -1;
}

int
core_refusal_init(core_state *st, PyObject *module)
{
    if (add_class(st, module, &st->launch_type_error, "cubind.core.LaunchTypeError",
                  CORE_TYPE_DOC(LaunchTypeError), PyExc_TypeError) < 0 ||
        add_class(st, module, &st->launch_value_error, "cubind.core.LaunchValueError",
                  CORE_TYPE_DOC(LaunchValueError), PyExc_ValueError) < 0)
        return -1;
    return add_class(st, module, &st->launch_overflow_error, "cubind.core.LaunchOverflowError",
                     CORE_TYPE_DOC(LaunchOverflowError), PyExc_OverflowError);
}
