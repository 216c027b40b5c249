// trampolines.c of cubind for CUDA Runtime API, API version 12.9.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

void
trampoline_cudaHostFn_t(void *userData)
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
trampoline_cudaAsyncCallback(cudaAsyncNotificationInfo_t *arg0, void *user_data,
    cudaAsyncCallbackHandle_t arg2)
{
    cb_closure *closure = user_data;
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_module *py = closure->module;
    PyObject *argv[] = {
        arg0 != NULL ? cb_record_view(py, T_cudaAsyncNotificationInfo_t, arg0, NULL)
            : Py_NewRef(Py_None),
        Py_XNewRef(closure->user_data),
        cb_cell_new(py, T_cudaAsyncCallbackHandle_t, &arg2)
    };
    PyObject *returned = cb_trampoline_call(closure, argv, 3);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
}

void
trampoline_cudaStreamCallback_t(cudaStream_t stream, cudaError_t status, void *userData)
{
    cb_closure *closure = userData;
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_module *py = closure->module;
    PyObject *argv[] = {
        cb_cell_new(py, T_cudaStream_t, &stream),
        cb_enum_member(py, T_cudaError_t, status),
        Py_XNewRef(closure->user_data)
    };
    PyObject *returned = cb_trampoline_call(closure, argv, 3);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
}
