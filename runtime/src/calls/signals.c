// Runs Python's signal handlers while a library waits in C; the waiting code calls this function
// from time to time.
//
// An exception of a handler cannot pass through the library's C frames. It is stored and raised as
// soon as the interpreter runs again: by a pending call, or in place of the error of the library
// call that it interrupted.
#include "calls/signals.h"

#include <Python.h>
#include <stdbool.h>

#include "cubind/class.h"

static PyObject *kept_type, *kept_value, *kept_trace;

static int
raise_kept(void *Py_UNUSED(nothing))
{
    PyObject *type = kept_type, *value = kept_value, *trace = kept_trace;
    kept_type = kept_value = kept_trace = NULL;
    if (type == NULL)
        return 0;
    PyErr_Restore(type, value, trace);
    return -1;
}

// A second exception replaces a first one that nobody has seen.
static void
keep_raised(void)
{
    PyObject *type = kept_type, *value = kept_value, *trace = kept_trace;
    PyErr_Fetch(&kept_type, &kept_value, &kept_trace);
    Py_XDECREF(type);
    Py_XDECREF(value);
    Py_XDECREF(trace);
    if (type == NULL && Py_AddPendingCall(raise_kept, NULL) < 0) // too many others
        raise_kept(NULL), PyErr_WriteUnraisable(NULL);
}

int
cb__run_signal_handlers(void)
{
    if (!Py_IsInitialized())
        return 0;
    PyGILState_STATE state = PyGILState_Ensure();
    bool raised = PyErr_CheckSignals() < 0;
    if (raised)
        keep_raised();
    PyGILState_Release(state);
    return raised;
}
