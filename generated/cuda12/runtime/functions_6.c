// functions_6.c of cubind's binding of the CUDA Runtime API, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// Header: cuda_runtime_api.h
// Header: driver_types.h
// Header: vector_types.h
// Header: device_types.h
// Header: texture_types.h
// Header: surface_types.h
// Header: library_types.h
// Header: driver_functions.h
// Header: cuda_profiler_api.h
// clang-format off

#include "functions.h"

// cudaError_t cudaGetExportTable(const void **ppExportTable, const cudaUUID_t *pExportTableId)
static const char *const params_cudaGetExportTable[] = {"pExportTableId", NULL};
static const cb_function f_cudaGetExportTable = {
    .name = "cudaGetExportTable", .params = params_cudaGetExportTable,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGetExportTable(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGetExportTable, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGetExportTable, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    const void *ppExportTable = NULL;
    const cudaUUID_t *pExportTableId;
    if (cb_as_record(m, T_cudaUUID_t, args[0], "pExportTableId", &pExportTableId) < 0)
        return NULL;
    fn_cudaGetExportTable *call = cb_symbol_address(&symbols[S_cudaGetExportTable]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&ppExportTable, pExportTableId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGetExportTable, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)ppExportTable));
}

// cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)
static const char *const params_cudaGetFuncBySymbol[] = {"symbolPtr", NULL};
static const cb_function f_cudaGetFuncBySymbol = {
    .name = "cudaGetFuncBySymbol", .params = params_cudaGetFuncBySymbol,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGetFuncBySymbol(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGetFuncBySymbol, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGetFuncBySymbol, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaFunction_t functionPtr = NULL;
    cb_address symbolPtr;
    symbolPtr.held = false;
    if (cb_as_address(m, args[0], &symbolPtr) < 0)
        goto done;
    fn_cudaGetFuncBySymbol *call = cb_symbol_address(&symbols[S_cudaGetFuncBySymbol]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&functionPtr, symbolPtr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetFuncBySymbol, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaFunction_t, &functionPtr));
done:
    cb_address_release(&symbolPtr);
    return result;
}

// cudaError_t cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)
static const char *const params_cudaGetKernel[] = {"entryFuncAddr", NULL};
static const cb_function f_cudaGetKernel = {
    .name = "cudaGetKernel", .params = params_cudaGetKernel,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGetKernel(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGetKernel, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGetKernel, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaKernel_t kernelPtr = NULL;
    cb_address entryFuncAddr;
    entryFuncAddr.held = false;
    if (cb_as_address(m, args[0], &entryFuncAddr) < 0)
        goto done;
    fn_cudaGetKernel *call = cb_symbol_address(&symbols[S_cudaGetKernel]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&kernelPtr, entryFuncAddr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetKernel, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaKernel_t, &kernelPtr));
done:
    cb_address_release(&entryFuncAddr);
    return result;
}

// struct cudaPitchedPtr make_cudaPitchedPtr(void *d, size_t p, size_t xsz, size_t ysz)
static const char *const params_make_cudaPitchedPtr[] = {"d", "p", "xsz", "ysz", NULL};
static const cb_function f_make_cudaPitchedPtr = {
    .name = "make_cudaPitchedPtr", .params = params_make_cudaPitchedPtr,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_make_cudaPitchedPtr(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_make_cudaPitchedPtr, nargs, kwnames)) {
        if (cb_bind(s, &f_make_cudaPitchedPtr, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    struct cudaPitchedPtr status;
    cb_address d;
    d.held = false;
    uint64_t p;
    uint64_t xsz;
    uint64_t ysz;
    if (cb_as_address(m, args[0], &d) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &p) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &xsz) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &ysz) < 0)
        goto done;
    status = (struct cudaPitchedPtr){d.value, p, xsz, ysz};
    result = cb_record_copy(m, T_cudaPitchedPtr, &status);
done:
    cb_address_release(&d);
    return result;
}

// struct cudaPos make_cudaPos(size_t x, size_t y, size_t z)
static const char *const params_make_cudaPos[] = {"x", "y", "z", NULL};
static const cb_function f_make_cudaPos = {
    .name = "make_cudaPos", .params = params_make_cudaPos,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_make_cudaPos(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_make_cudaPos, nargs, kwnames)) {
        if (cb_bind(s, &f_make_cudaPos, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    uint64_t x;
    uint64_t y;
    uint64_t z;
    if (cb_as_uint64(args[0], "size_t", &x) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &y) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &z) < 0)
        return NULL;
    struct cudaPos status = (struct cudaPos){x, y, z};
    return cb_record_copy(m, T_cudaPos, &status);
}

// struct cudaExtent make_cudaExtent(size_t w, size_t h, size_t d)
static const char *const params_make_cudaExtent[] = {"w", "h", "d", NULL};
static const cb_function f_make_cudaExtent = {
    .name = "make_cudaExtent", .params = params_make_cudaExtent,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_make_cudaExtent(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_make_cudaExtent, nargs, kwnames)) {
        if (cb_bind(s, &f_make_cudaExtent, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    uint64_t w;
    uint64_t h;
    uint64_t d;
    if (cb_as_uint64(args[0], "size_t", &w) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &h) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &d) < 0)
        return NULL;
    struct cudaExtent status = (struct cudaExtent){w, h, d};
    return cb_record_copy(m, T_cudaExtent, &status);
}

// cudaError_t cudaProfilerStart(void)
static const char *const params_cudaProfilerStart[] = {NULL};
static const cb_function f_cudaProfilerStart = {
    .name = "cudaProfilerStart", .params = params_cudaProfilerStart,
    .param_count = 0, .result_count = 0,
};

PyObject *
py_cudaProfilerStart(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaProfilerStart, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaProfilerStart, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    fn_cudaProfilerStart *call = cb_symbol_address(&symbols[S_cudaProfilerStart]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaProfilerStart, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaProfilerStop(void)
static const char *const params_cudaProfilerStop[] = {NULL};
static const cb_function f_cudaProfilerStop = {
    .name = "cudaProfilerStop", .params = params_cudaProfilerStop,
    .param_count = 0, .result_count = 0,
};

PyObject *
py_cudaProfilerStop(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaProfilerStop, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaProfilerStop, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    fn_cudaProfilerStop *call = cb_symbol_address(&symbols[S_cudaProfilerStop]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaProfilerStop, status, args, NULL);
    return cb_return0(s);
}

