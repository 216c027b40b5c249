// Raises exceptions that carry data, and warns where code cannot raise.
#include "base/errors.h"

#include "base/fault.h"
#include "base/process.h"
#include "base/set_aside.h"
#include "base/steps.h"

// --- texts ---------------------------------------------------------------------------------------

// Returns NULL for a status that the driver does not know.
static const char *
status_name(CUresult status)
{
    const char *name = NULL;
    return core_driver->cuGetErrorName(status, &name) == CUDA_SUCCESS ? name : NULL;
}

static const char *
status_text(CUresult status)
{
    const char *text = NULL;
    return core_driver->cuGetErrorString(status, &text) == CUDA_SUCCESS ? text : NULL;
}

// "CUDA_ERROR_INVALID_VALUE: invalid argument". Owned.
static PyObject *
describe_status(CUresult status)
{
    const char *name = status_name(status);
    if (name == NULL)
        return PyUnicode_FromFormat("UNEXPECTED ERROR CODE: %d", (int)status);
    const char *text = status_text(status);
    return PyUnicode_FromFormat("%s: %s", name, text != NULL ? text : name);
}

// --- exceptions ----------------------------------------------------------------------------------

// NULL stands for None, the class's default.
static int
set_text(PyObject *error, const char *attribute, const char *text)
{
    PyObject *value = text != NULL ? PyUnicode_FromString(text) : NULL;
    if (value == NULL)
        return text != NULL ? -1 : 0;
    int result = PyObject_SetAttrString(error, attribute, value);
    Py_DECREF(value);
    return result;
}

static int
set_object(PyObject *error, const char *attribute, PyObject *value)
{
    return value != NULL ? PyObject_SetAttrString(error, attribute, value) : 0;
}

// An interrupt may be why the call failed, and the program must see the KeyboardInterrupt. Check
// for it before any Python code runs: it would be raised in that code and be lost.
static bool
is_interrupted(void)
{
    return Py_MakePendingCalls() < 0;
}

int
core_raise_data(PyObject *type, PyObject *message, PyObject *code, const char *name,
                const char *function, PyObject *log)
{
    if (is_interrupted())
        return -1;
    PyObject *error = PyObject_CallOneArg(type, message);
    if (error != NULL && set_object(error, "code", code) == 0 &&
        set_text(error, "name", name) == 0 && set_text(error, "function", function) == 0 &&
        set_object(error, "log", log) == 0)
        PyErr_SetObject(type, error);
    Py_XDECREF(error);
    return -1;
}

// Returns a member of driver.CUresult, or the number if the status is newer than the class. Owned.
static PyObject *
status_member(core_state *st, CUresult status)
{
    PyObject *member = PyObject_CallMethod(st->driver_module, "CUresult", "i", (int)status);
    if (member != NULL || !PyErr_ExceptionMatches(PyExc_ValueError))
        return member;
    PyErr_Clear();
    return PyLong_FromLong((long)status);
}

// Takes over `message`. If that is NULL, the pending exception stays.
static int
raise_status(core_state *st, CUresult status, const char *function, PyObject *message,
             PyObject *log)
{
    PyObject *code = message != NULL && !is_interrupted() ? status_member(st, status) : NULL;
    if (code != NULL) {
        core_raise_data(st->cuda_error, message, code, status_name(status), function, log);
        core_note_failure(st, status, function);
    }
    Py_XDECREF(code);
    Py_XDECREF(message);
    return -1;
}

int
core_raise_as(core_state *st, PyObject *type, CUresult status, const char *function,
              PyObject *message)
{
    PyObject *code = !is_interrupted() ? status_member(st, status) : NULL;
    if (code != NULL)
        core_raise_data(type, message, code, status_name(status), function, NULL);
    Py_XDECREF(code);
    return -1;
}

int
core_raise_more(core_state *st, CUresult status, const char *function, PyObject *more,
                PyObject *log)
{
    PyObject *text = describe_status(status);
    PyObject *message =
        text != NULL ? PyUnicode_FromFormat("%U (in %s)%V", text, function, more, "") : NULL;
    Py_XDECREF(text);
    return raise_status(st, status, function, message, log);
}

int
core_raise_saying(core_state *st, CUresult status, const char *function, const char *message)
{
    return raise_status(st, status, function, PyUnicode_FromString(message), NULL);
}

int
core_raise(core_state *st, CUresult status, const char *function)
{
    return core_raise_more(st, status, function, NULL, NULL);
}

int
core_raise_text(core_state *st, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    PyErr_FormatV(st->cuda_error, format, arguments);
    va_end(arguments);
    return -1;
}

CB_NOINLINE int
core_name_argument(const char *name)
{
    core_pending p = core_pending_take();
    bool is_plain =
        p.type == PyExc_TypeError || p.type == PyExc_ValueError || p.type == PyExc_OverflowError;
    PyObject *text =
        is_plain && p.traceback == NULL ? PyUnicode_FromFormat("%s: %S", name, p.value) : NULL;
    core_pending_reword(p, text);
    return -1;
}

// --- warnings ------------------------------------------------------------------------------------

void
core_warn(core_state *st, CUresult status, const char *function, const void *handle)
{
    if (status == CUDA_SUCCESS || status == CUDA_ERROR_DEINITIALIZED ||
        core_must_leak(core_process_now()))
        return;
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    PyObject *text = describe_status(status);
    // A filter may turn the warning into an exception, which nobody here can catch.
    if (text == NULL || PyErr_WarnFormat(st->cuda_warning, 1, "%s failed for handle %p: %U",
                                         function, handle, text) < 0)
        PyErr_WriteUnraisable(NULL);
    Py_XDECREF(text);
    PyErr_Restore(type, value, traceback);
}
