// trampolines.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

void
trampoline_CUasyncCallback(CUasyncNotificationInfo *info, void *userData,
    CUasyncCallbackHandle callback)
{
    cb_closure *closure = userData;
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_module *py = closure->module;
    PyObject *argv[] = {
        info != NULL ? cb_record_view(py, T_CUasyncNotificationInfo, info, NULL)
            : Py_NewRef(Py_None),
        Py_XNewRef(closure->user_data),
        cb_cell_new(py, T_CUasyncCallbackHandle, &callback)
    };
    PyObject *returned = cb_trampoline_call(closure, argv, 3);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
}

void
trampoline_CUhostFn(void *userData)
{
    cb_closure *closure = userData;
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return;
    PyObject *argv[] = {Py_XNewRef(closure->user_data)};
    PyObject *returned = cb_trampoline_call(closure, argv, 1);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
}

void
trampoline_CUstreamCallback(CUstream hStream, CUresult status, void *userData)
{
    cb_closure *closure = userData;
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_module *py = closure->module;
    PyObject *argv[] = {
        cb_cell_new(py, T_CUstream, &hStream),
        cb_enum_member(py, T_CUresult, status),
        Py_XNewRef(closure->user_data)
    };
    PyObject *returned = cb_trampoline_call(closure, argv, 3);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
}

size_t
trampoline_CUoccupancyB2DSize(int blockSize)
{
    cb_closure *closure = cb_closure_current();
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return 0;
    PyObject *argv[] = {PyLong_FromLong(blockSize)};
    PyObject *returned = cb_trampoline_call(closure, argv, 1);
    uint64_t retval = 0;
    if (returned != NULL && returned != Py_None && cb_as_uint64(returned, "size_t", &retval) < 0)
        PyErr_WriteUnraisable(closure->callable);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
    return retval;
}

CUresult
trampoline_CUgraphRecaptureCallback(void *data, CUgraphNode node,
    const CUgraphNodeParams *originalParams, const CUgraphNodeParams *recaptureParams,
    CUgraphRecaptureStatus status)
{
    cb_closure *closure = data;
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return CUDA_ERROR_INVALID_VALUE;
    cb_module *py = closure->module;
    PyObject *argv[] = {
        Py_XNewRef(closure->user_data),
        cb_cell_new(py, T_CUgraphNode, &node),
        originalParams != NULL ? cb_record_copy(py, T_CUgraphNodeParams, originalParams)
            : Py_NewRef(Py_None),
        recaptureParams != NULL ? cb_record_copy(py, T_CUgraphNodeParams, recaptureParams)
            : Py_NewRef(Py_None),
        cb_enum_member(py, T_CUgraphRecaptureStatus, status)
    };
    PyObject *returned = cb_trampoline_call(closure, argv, 5);
    // The library also gets this value if the callable raises.
    int32_t retval = CUDA_ERROR_INVALID_VALUE;
    if (returned == Py_None)
        retval = 0;
    else if (returned != NULL && cb_as_enum(py, T_CUresult, returned, "result", &retval) < 0)
        PyErr_WriteUnraisable(closure->callable);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
    return retval;
}

void
trampoline_CUcoredumpStatusCallback(void *userData, int pid, CUdevice dev)
{
    cb_closure *closure = userData;
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_module *py = closure->module;
    PyObject *argv[] = {
        Py_XNewRef(closure->user_data),
        PyLong_FromLong(pid),
        cb_cell_new(py, T_CUdevice, &dev)
    };
    PyObject *returned = cb_trampoline_call(closure, argv, 3);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
}

void
trampoline_CUlogsCallback(void *data, CUlogLevel logLevel, char *message, size_t length)
{
    cb_closure *closure = data;
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_module *py = closure->module;
    PyObject *argv[] = {
        Py_XNewRef(closure->user_data),
        cb_enum_member(py, T_CUlogLevel, logLevel),
        message != NULL ? PyBytes_FromString(message) : Py_NewRef(Py_None),
        PyLong_FromSize_t(length)
    };
    PyObject *returned = cb_trampoline_call(closure, argv, 4);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
}
