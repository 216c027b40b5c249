// functions_2.c of cubind's binding of the CUDA Runtime API, API version 12.9.
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
// Header: cuda_egl_interop.h
// Header: cuda_gl_interop.h
// Header: cuda_vdpau_interop.h
// clang-format off

#include "functions.h"

// cudaError_t cudaEventSynchronize(cudaEvent_t event)
static const char *const params_cudaEventSynchronize[] = {"event", NULL};
static const cb_function f_cudaEventSynchronize = {
    .name = "cudaEventSynchronize", .params = params_cudaEventSynchronize,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaEventSynchronize(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaEventSynchronize, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaEventSynchronize, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &event) < 0)
        return NULL;
    fn_cudaEventSynchronize *call = cb_symbol_address(&symbols[S_cudaEventSynchronize]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(event);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventSynchronize, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEventDestroy(cudaEvent_t event)
static const char *const params_cudaEventDestroy[] = {"event", NULL};
static const cb_function f_cudaEventDestroy = {
    .name = "cudaEventDestroy", .params = params_cudaEventDestroy,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaEventDestroy(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaEventDestroy, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaEventDestroy, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &event) < 0)
        return NULL;
    fn_cudaEventDestroy *call = cb_symbol_address(&symbols[S_cudaEventDestroy]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventDestroy, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)
static const char *const params_cudaEventElapsedTime[] = {"start", "end", NULL};
static const cb_function f_cudaEventElapsedTime = {
    .name = "cudaEventElapsedTime", .params = params_cudaEventElapsedTime,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaEventElapsedTime(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaEventElapsedTime, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaEventElapsedTime, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    float ms = 0;
    cudaEvent_t start;
    cudaEvent_t end;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &start) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaEvent_t, args[1], &end) < 0)
        return NULL;
    fn_cudaEventElapsedTime *call = cb_symbol_address(&symbols[S_cudaEventElapsedTime]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&ms, start, end);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventElapsedTime, status, args, NULL);
    return cb_return1(s, PyFloat_FromDouble(ms));
}

// cudaError_t cudaEventElapsedTime_v2(float *ms, cudaEvent_t start, cudaEvent_t end)
static const char *const params_cudaEventElapsedTime_v2[] = {"start", "end", NULL};
static const cb_function f_cudaEventElapsedTime_v2 = {
    .name = "cudaEventElapsedTime_v2", .params = params_cudaEventElapsedTime_v2,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaEventElapsedTime_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaEventElapsedTime_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaEventElapsedTime_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    float ms = 0;
    cudaEvent_t start;
    cudaEvent_t end;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &start) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaEvent_t, args[1], &end) < 0)
        return NULL;
    fn_cudaEventElapsedTime_v2 *call = cb_symbol_address(&symbols[S_cudaEventElapsedTime_v2]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&ms, start, end);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventElapsedTime_v2, status, args, NULL);
    return cb_return1(s, PyFloat_FromDouble(ms));
}

// cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out, const struct
//     cudaExternalMemoryHandleDesc *memHandleDesc)
static const char *const params_cudaImportExternalMemory[] = {"memHandleDesc", NULL};
static const cb_function f_cudaImportExternalMemory = {
    .name = "cudaImportExternalMemory", .params = params_cudaImportExternalMemory,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaImportExternalMemory(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaImportExternalMemory, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaImportExternalMemory, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaExternalMemory_t extMem_out = NULL;
    const struct cudaExternalMemoryHandleDesc *memHandleDesc;
    if (cb_as_record(m, T_cudaExternalMemoryHandleDesc, args[0], "memHandleDesc",
        &memHandleDesc) < 0)
        return NULL;
    fn_cudaImportExternalMemory *call = cb_symbol_address(&symbols[S_cudaImportExternalMemory]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&extMem_out, memHandleDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaImportExternalMemory, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaExternalMemory_t, &extMem_out));
}

// cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem, const
//     struct cudaExternalMemoryBufferDesc *bufferDesc)
static const char *const params_cudaExternalMemoryGetMappedBuffer[] = {"extMem", "bufferDesc",
    NULL};
static const cb_function f_cudaExternalMemoryGetMappedBuffer = {
    .name = "cudaExternalMemoryGetMappedBuffer", .params = params_cudaExternalMemoryGetMappedBuffer,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaExternalMemoryGetMappedBuffer(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaExternalMemoryGetMappedBuffer, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaExternalMemoryGetMappedBuffer, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    void *devPtr = NULL;
    cudaExternalMemory_t extMem;
    const struct cudaExternalMemoryBufferDesc *bufferDesc;
    if (cb_as_handle(m, T_cudaExternalMemory_t, args[0], &extMem) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaExternalMemoryBufferDesc, args[1], "bufferDesc", &bufferDesc) < 0)
        return NULL;
    fn_cudaExternalMemoryGetMappedBuffer *call =
        cb_symbol_address(&symbols[S_cudaExternalMemoryGetMappedBuffer]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, extMem, bufferDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaExternalMemoryGetMappedBuffer, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)devPtr));
}

// cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap,
//     cudaExternalMemory_t extMem, const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)
static const char *const params_cudaExternalMemoryGetMappedMipmappedArray[] = {"extMem",
    "mipmapDesc", NULL};
static const cb_function f_cudaExternalMemoryGetMappedMipmappedArray = {
    .name = "cudaExternalMemoryGetMappedMipmappedArray",
        .params = params_cudaExternalMemoryGetMappedMipmappedArray,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaExternalMemoryGetMappedMipmappedArray(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaExternalMemoryGetMappedMipmappedArray, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaExternalMemoryGetMappedMipmappedArray, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    cudaMipmappedArray_t mipmap = NULL;
    cudaExternalMemory_t extMem;
    const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc;
    if (cb_as_handle(m, T_cudaExternalMemory_t, args[0], &extMem) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaExternalMemoryMipmappedArrayDesc, args[1], "mipmapDesc",
        &mipmapDesc) < 0)
        return NULL;
    fn_cudaExternalMemoryGetMappedMipmappedArray *call =
        cb_symbol_address(&symbols[S_cudaExternalMemoryGetMappedMipmappedArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&mipmap, extMem, mipmapDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaExternalMemoryGetMappedMipmappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaMipmappedArray_t, &mipmap));
}

// cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem)
static const char *const params_cudaDestroyExternalMemory[] = {"extMem", NULL};
static const cb_function f_cudaDestroyExternalMemory = {
    .name = "cudaDestroyExternalMemory", .params = params_cudaDestroyExternalMemory,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaDestroyExternalMemory(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaDestroyExternalMemory, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaDestroyExternalMemory, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaExternalMemory_t extMem;
    if (cb_as_handle(m, T_cudaExternalMemory_t, args[0], &extMem) < 0)
        return NULL;
    fn_cudaDestroyExternalMemory *call = cb_symbol_address(&symbols[S_cudaDestroyExternalMemory]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extMem);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDestroyExternalMemory, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out, const struct
//     cudaExternalSemaphoreHandleDesc *semHandleDesc)
static const char *const params_cudaImportExternalSemaphore[] = {"semHandleDesc", NULL};
static const cb_function f_cudaImportExternalSemaphore = {
    .name = "cudaImportExternalSemaphore", .params = params_cudaImportExternalSemaphore,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaImportExternalSemaphore(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaImportExternalSemaphore, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaImportExternalSemaphore, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaExternalSemaphore_t extSem_out = NULL;
    const struct cudaExternalSemaphoreHandleDesc *semHandleDesc;
    if (cb_as_record(m, T_cudaExternalSemaphoreHandleDesc, args[0], "semHandleDesc",
        &semHandleDesc) < 0)
        return NULL;
    fn_cudaImportExternalSemaphore *call =
        cb_symbol_address(&symbols[S_cudaImportExternalSemaphore]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&extSem_out, semHandleDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaImportExternalSemaphore, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaExternalSemaphore_t, &extSem_out));
}

// cudaError_t cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray,
//     const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
//     cudaStream_t stream)
static const char *const params_cudaSignalExternalSemaphoresAsync[] = {"extSemArray",
    "paramsArray", "numExtSems", "stream", NULL};
static const cb_function f_cudaSignalExternalSemaphoresAsync = {
    .name = "cudaSignalExternalSemaphoresAsync", .params = params_cudaSignalExternalSemaphoresAsync,
    .param_count = 4, .result_count = 0,
    .optional_mask = 0x8,
    .auto_mask = 0x4,
};

PyObject *
py_cudaSignalExternalSemaphoresAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaSignalExternalSemaphoresAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaSignalExternalSemaphoresAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_array extSemArray;
    cb_array_init(&extSemArray);
    cb_array paramsArray;
    cb_array_init(&paramsArray);
    uint32_t numExtSems = 0;
    cudaStream_t stream;
    if (cb_array_handles(m, T_cudaExternalSemaphore_t, args[0], "extSemArray", &extSemArray) < 0)
        goto done;
    if (cb_array_records(m, T_cudaExternalSemaphoreSignalParams, args[1], "paramsArray",
        &paramsArray) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &numExtSems) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[3], &stream) < 0)
        goto done;
    if (args[2] == NULL && extSemArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)extSemArray.length;
    if (args[2] == NULL && paramsArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)paramsArray.length;
    if (cb_array_check(&extSemArray, (size_t)numExtSems) < 0)
        goto done;
    if (cb_array_check(&paramsArray, (size_t)numExtSems) < 0)
        goto done;
    fn_cudaSignalExternalSemaphoresAsync *call =
        cb_symbol_address(&symbols[S_cudaSignalExternalSemaphoresAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSemArray.data, paramsArray.data, numExtSems, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaSignalExternalSemaphoresAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&extSemArray);
    cb_array_done(&paramsArray);
    return result;
}

// cudaError_t cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray, const
//     struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems, cudaStream_t
//     stream)
static const char *const params_cudaWaitExternalSemaphoresAsync[] = {"extSemArray", "paramsArray",
    "numExtSems", "stream", NULL};
static const cb_function f_cudaWaitExternalSemaphoresAsync = {
    .name = "cudaWaitExternalSemaphoresAsync", .params = params_cudaWaitExternalSemaphoresAsync,
    .param_count = 4, .result_count = 0,
    .optional_mask = 0x8,
    .auto_mask = 0x4,
};

PyObject *
py_cudaWaitExternalSemaphoresAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaWaitExternalSemaphoresAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaWaitExternalSemaphoresAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_array extSemArray;
    cb_array_init(&extSemArray);
    cb_array paramsArray;
    cb_array_init(&paramsArray);
    uint32_t numExtSems = 0;
    cudaStream_t stream;
    if (cb_array_handles(m, T_cudaExternalSemaphore_t, args[0], "extSemArray", &extSemArray) < 0)
        goto done;
    if (cb_array_records(m, T_cudaExternalSemaphoreWaitParams, args[1], "paramsArray",
        &paramsArray) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &numExtSems) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[3], &stream) < 0)
        goto done;
    if (args[2] == NULL && extSemArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)extSemArray.length;
    if (args[2] == NULL && paramsArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)paramsArray.length;
    if (cb_array_check(&extSemArray, (size_t)numExtSems) < 0)
        goto done;
    if (cb_array_check(&paramsArray, (size_t)numExtSems) < 0)
        goto done;
    fn_cudaWaitExternalSemaphoresAsync *call =
        cb_symbol_address(&symbols[S_cudaWaitExternalSemaphoresAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSemArray.data, paramsArray.data, numExtSems, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaWaitExternalSemaphoresAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&extSemArray);
    cb_array_done(&paramsArray);
    return result;
}

// cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)
static const char *const params_cudaDestroyExternalSemaphore[] = {"extSem", NULL};
static const cb_function f_cudaDestroyExternalSemaphore = {
    .name = "cudaDestroyExternalSemaphore", .params = params_cudaDestroyExternalSemaphore,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaDestroyExternalSemaphore(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaDestroyExternalSemaphore, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaDestroyExternalSemaphore, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaExternalSemaphore_t extSem;
    if (cb_as_handle(m, T_cudaExternalSemaphore_t, args[0], &extSem) < 0)
        return NULL;
    fn_cudaDestroyExternalSemaphore *call =
        cb_symbol_address(&symbols[S_cudaDestroyExternalSemaphore]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSem);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDestroyExternalSemaphore, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t
//     sharedMem, cudaStream_t stream)
static const char *const params_cudaLaunchKernel[] = {"func", "gridDim", "blockDim", "args",
    "sharedMem", "stream", NULL};
static const cb_function f_cudaLaunchKernel = {
    .name = "cudaLaunchKernel", .params = params_cudaLaunchKernel,
    .param_count = 6, .result_count = 0,
};

PyObject *
py_cudaLaunchKernel(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cudaLaunchKernel, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaLaunchKernel, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address func;
    func.held = false;
    dim3 gridDim;
    dim3 blockDim;
    cb_pack args_;
    args_.heap = NULL;
    args_.keep = NULL;
    args_.held = false;
    uint64_t sharedMem;
    cudaStream_t stream;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_record_value(m, T_dim3, args[1], "gridDim", &gridDim, sizeof gridDim) < 0)
        goto done;
    if (cb_as_record_value(m, T_dim3, args[2], "blockDim", &blockDim, sizeof blockDim) < 0)
        goto done;
    if (cb_pack_params(m, args[3], &args_) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &sharedMem) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[5], &stream) < 0)
        goto done;
    fn_cudaLaunchKernel *call = cb_symbol_address(&symbols[S_cudaLaunchKernel]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(func.value, gridDim, blockDim, args_.params, sharedMem, stream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLaunchKernel, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&func);
    cb_pack_done(&args_);
    return result;
}

// cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **args)
static const char *const params_cudaLaunchKernelExC[] = {"config", "func", "args", NULL};
static const cb_function f_cudaLaunchKernelExC = {
    .name = "cudaLaunchKernelExC", .params = params_cudaLaunchKernelExC,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaLaunchKernelExC(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaLaunchKernelExC, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaLaunchKernelExC, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    const cudaLaunchConfig_t *config;
    cb_address func;
    func.held = false;
    cb_pack args_;
    args_.heap = NULL;
    args_.keep = NULL;
    args_.held = false;
    if (cb_as_record(m, T_cudaLaunchConfig_t, args[0], "config", &config) < 0)
        goto done;
    if (cb_as_address(m, args[1], &func) < 0)
        goto done;
    if (cb_pack_params(m, args[2], &args_) < 0)
        goto done;
    fn_cudaLaunchKernelExC *call = cb_symbol_address(&symbols[S_cudaLaunchKernelExC]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(config, func.value, args_.params);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLaunchKernelExC, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&func);
    cb_pack_done(&args_);
    return result;
}

// cudaError_t cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim, void
//     **args, size_t sharedMem, cudaStream_t stream)
static const char *const params_cudaLaunchCooperativeKernel[] = {"func", "gridDim", "blockDim",
    "args", "sharedMem", "stream", NULL};
static const cb_function f_cudaLaunchCooperativeKernel = {
    .name = "cudaLaunchCooperativeKernel", .params = params_cudaLaunchCooperativeKernel,
    .param_count = 6, .result_count = 0,
};

PyObject *
py_cudaLaunchCooperativeKernel(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cudaLaunchCooperativeKernel, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaLaunchCooperativeKernel, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address func;
    func.held = false;
    dim3 gridDim;
    dim3 blockDim;
    cb_pack args_;
    args_.heap = NULL;
    args_.keep = NULL;
    args_.held = false;
    uint64_t sharedMem;
    cudaStream_t stream;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_record_value(m, T_dim3, args[1], "gridDim", &gridDim, sizeof gridDim) < 0)
        goto done;
    if (cb_as_record_value(m, T_dim3, args[2], "blockDim", &blockDim, sizeof blockDim) < 0)
        goto done;
    if (cb_pack_params(m, args[3], &args_) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &sharedMem) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[5], &stream) < 0)
        goto done;
    fn_cudaLaunchCooperativeKernel *call =
        cb_symbol_address(&symbols[S_cudaLaunchCooperativeKernel]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, gridDim, blockDim, args_.params, sharedMem, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLaunchCooperativeKernel, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&func);
    cb_pack_done(&args_);
    return result;
}

// cudaError_t cudaLaunchCooperativeKernelMultiDevice(struct cudaLaunchParams *launchParamsList,
//     unsigned int numDevices, unsigned int flags)
static const char *const params_cudaLaunchCooperativeKernelMultiDevice[] = {"launchParamsList",
    "numDevices", "flags", NULL};
static const cb_function f_cudaLaunchCooperativeKernelMultiDevice = {
    .name = "cudaLaunchCooperativeKernelMultiDevice",
        .params = params_cudaLaunchCooperativeKernelMultiDevice,
    .param_count = 3, .result_count = 0,
    .auto_mask = 0x2,
};

PyObject *
py_cudaLaunchCooperativeKernelMultiDevice(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaLaunchCooperativeKernelMultiDevice, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaLaunchCooperativeKernelMultiDevice, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_array launchParamsList;
    cb_array_init(&launchParamsList);
    uint32_t numDevices = 0;
    uint32_t flags;
    if (cb_array_records(m, T_cudaLaunchParams, args[0], "launchParamsList", &launchParamsList) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &numDevices) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    if (args[1] == NULL && launchParamsList.length > (size_t)numDevices)
        numDevices = (uint32_t)launchParamsList.length;
    if (cb_array_check(&launchParamsList, (size_t)numDevices) < 0)
        goto done;
    fn_cudaLaunchCooperativeKernelMultiDevice *call =
        cb_symbol_address(&symbols[S_cudaLaunchCooperativeKernelMultiDevice]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(launchParamsList.data, numDevices, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLaunchCooperativeKernelMultiDevice, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&launchParamsList);
    return result;
}

// cudaError_t cudaFuncSetCacheConfig(const void *func, enum cudaFuncCache cacheConfig)
static const char *const params_cudaFuncSetCacheConfig[] = {"func", "cacheConfig", NULL};
static const cb_function f_cudaFuncSetCacheConfig = {
    .name = "cudaFuncSetCacheConfig", .params = params_cudaFuncSetCacheConfig,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaFuncSetCacheConfig(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaFuncSetCacheConfig, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaFuncSetCacheConfig, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address func;
    func.held = false;
    int32_t cacheConfig;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaFuncCache, args[1], "cacheConfig", &cacheConfig) < 0)
        goto done;
    fn_cudaFuncSetCacheConfig *call = cb_symbol_address(&symbols[S_cudaFuncSetCacheConfig]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, (enum cudaFuncCache)cacheConfig);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaFuncSetCacheConfig, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *attr, const void *func)
static const char *const params_cudaFuncGetAttributes[] = {"func", NULL};
static const cb_function f_cudaFuncGetAttributes = {
    .name = "cudaFuncGetAttributes", .params = params_cudaFuncGetAttributes,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaFuncGetAttributes(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaFuncGetAttributes, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaFuncGetAttributes, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    PyObject *attr = NULL;
    cb_address func;
    func.held = false;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    fn_cudaFuncGetAttributes *call = cb_symbol_address(&symbols[S_cudaFuncGetAttributes]);
    if (call == NULL)
        goto done;
    attr = cb_record_new(m, T_cudaFuncAttributes);
    if (attr == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(attr), func.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaFuncGetAttributes, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(attr));
done:
    Py_XDECREF(attr);
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaFuncSetAttribute(const void *func, enum cudaFuncAttribute attr, int value)
static const char *const params_cudaFuncSetAttribute[] = {"func", "attr", "value", NULL};
static const cb_function f_cudaFuncSetAttribute = {
    .name = "cudaFuncSetAttribute", .params = params_cudaFuncSetAttribute,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaFuncSetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaFuncSetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaFuncSetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address func;
    func.held = false;
    int32_t attr;
    int32_t value;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaFuncAttribute, args[1], "attr", &attr) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &value) < 0)
        goto done;
    fn_cudaFuncSetAttribute *call = cb_symbol_address(&symbols[S_cudaFuncSetAttribute]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, (enum cudaFuncAttribute)attr, value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaFuncSetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaFuncGetName(const char **name, const void *func)
static const char *const params_cudaFuncGetName[] = {"func", NULL};
static const cb_function f_cudaFuncGetName = {
    .name = "cudaFuncGetName", .params = params_cudaFuncGetName,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaFuncGetName(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaFuncGetName, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaFuncGetName, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    const char *name = NULL;
    cb_address func;
    func.held = false;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    fn_cudaFuncGetName *call = cb_symbol_address(&symbols[S_cudaFuncGetName]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&name, func.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaFuncGetName, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_string_result(s, name));
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaFuncGetParamInfo(const void *func, size_t paramIndex, size_t *paramOffset, size_t
//     *paramSize)
static const char *const params_cudaFuncGetParamInfo[] = {"func", "paramIndex", NULL};
static const cb_function f_cudaFuncGetParamInfo = {
    .name = "cudaFuncGetParamInfo", .params = params_cudaFuncGetParamInfo,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_cudaFuncGetParamInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaFuncGetParamInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaFuncGetParamInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address func;
    func.held = false;
    uint64_t paramIndex;
    size_t paramOffset = 0;
    size_t paramSize = 0;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &paramIndex) < 0)
        goto done;
    fn_cudaFuncGetParamInfo *call = cb_symbol_address(&symbols[S_cudaFuncGetParamInfo]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, paramIndex, &paramOffset, &paramSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaFuncGetParamInfo, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {PyLong_FromUnsignedLong(paramOffset), PyLong_FromUnsignedLong(paramSize)};
    result = cb_return_many(s, &f_cudaFuncGetParamInfo, values);
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaSetDoubleForDevice(double *d)
static const char *const params_cudaSetDoubleForDevice[] = {"d", NULL};
static const cb_function f_cudaSetDoubleForDevice = {
    .name = "cudaSetDoubleForDevice", .params = params_cudaSetDoubleForDevice,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaSetDoubleForDevice(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaSetDoubleForDevice, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaSetDoubleForDevice, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address d;
    d.held = false;
    if (cb_as_target(s, args[0], "d", true, &d) < 0)
        goto done;
    if (CB_UNLIKELY(d.held)
        && cb_address_check(&d, "cudaSetDoubleForDevice", "d",
        cb_extent(CB_COUNT(8), 0, 1, sizeof(double))) < 0)
        goto done;
    fn_cudaSetDoubleForDevice *call = cb_symbol_address(&symbols[S_cudaSetDoubleForDevice]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(d.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaSetDoubleForDevice, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&d);
    return result;
}

// cudaError_t cudaSetDoubleForHost(double *d)
static const char *const params_cudaSetDoubleForHost[] = {"d", NULL};
static const cb_function f_cudaSetDoubleForHost = {
    .name = "cudaSetDoubleForHost", .params = params_cudaSetDoubleForHost,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaSetDoubleForHost(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaSetDoubleForHost, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaSetDoubleForHost, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address d;
    d.held = false;
    if (cb_as_target(s, args[0], "d", true, &d) < 0)
        goto done;
    if (CB_UNLIKELY(d.held)
        && cb_address_check(&d, "cudaSetDoubleForHost", "d",
        cb_extent(CB_COUNT(8), 0, 1, sizeof(double))) < 0)
        goto done;
    fn_cudaSetDoubleForHost *call = cb_symbol_address(&symbols[S_cudaSetDoubleForHost]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(d.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaSetDoubleForHost, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&d);
    return result;
}

// cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)
static const char *const params_cudaLaunchHostFunc[] = {"stream", "fn", "userData", NULL};
static const cb_function f_cudaLaunchHostFunc = {
    .name = "cudaLaunchHostFunc", .params = params_cudaLaunchHostFunc,
    .param_count = 3, .result_count = 0,
    .optional_mask = 0x4,
};

PyObject *
py_cudaLaunchHostFunc(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaLaunchHostFunc, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaLaunchHostFunc, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaStream_t stream;
    cb_callback fn = {0};
    bool fn_taken = false;
    cb_address userData;
    userData.held = false;
    userData.value = NULL;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        goto done;
    if (cb_as_callback(m, T_cudaHostFn_t, args[1], (void *)trampoline_cudaHostFn_t, args[2],
        CB_SCOPE_ONCE, &fn) < 0)
        goto done;
    if (fn.closure == NULL && cb_as_address(m, args[2], &userData) < 0)
        goto done;
    fn_cudaLaunchHostFunc *call = cb_symbol_address(&symbols[S_cudaLaunchHostFunc]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, (cudaHostFn_t)fn.function,
        fn.closure != NULL ? fn.closure : userData.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLaunchHostFunc, status, args, NULL);
        goto done;
    }
    fn_taken = true;
    result = cb_return0(s);
done:
    cb_callback_finish(s->module, &fn, fn_taken, NULL);
    cb_address_release(&userData);
    return result;
}

// cudaError_t cudaFuncSetSharedMemConfig(const void *func, enum cudaSharedMemConfig config)
static const char *const params_cudaFuncSetSharedMemConfig[] = {"func", "config", NULL};
static const cb_function f_cudaFuncSetSharedMemConfig = {
    .name = "cudaFuncSetSharedMemConfig", .params = params_cudaFuncSetSharedMemConfig,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaFuncSetSharedMemConfig(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaFuncSetSharedMemConfig, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaFuncSetSharedMemConfig, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address func;
    func.held = false;
    int32_t config;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaSharedMemConfig, args[1], "config", &config) < 0)
        goto done;
    fn_cudaFuncSetSharedMemConfig *call = cb_symbol_address(&symbols[S_cudaFuncSetSharedMemConfig]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, (enum cudaSharedMemConfig)config);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaFuncSetSharedMemConfig, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *func, int
//     blockSize, size_t dynamicSMemSize)
static const char *const params_cudaOccupancyMaxActiveBlocksPerMultiprocessor[] = {"func",
    "blockSize", "dynamicSMemSize", NULL};
static const cb_function f_cudaOccupancyMaxActiveBlocksPerMultiprocessor = {
    .name = "cudaOccupancyMaxActiveBlocksPerMultiprocessor",
        .params = params_cudaOccupancyMaxActiveBlocksPerMultiprocessor,
    .param_count = 3, .result_count = 1,
};

PyObject *
py_cudaOccupancyMaxActiveBlocksPerMultiprocessor(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaOccupancyMaxActiveBlocksPerMultiprocessor, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaOccupancyMaxActiveBlocksPerMultiprocessor, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    int numBlocks = 0;
    cb_address func;
    func.held = false;
    int32_t blockSize;
    uint64_t dynamicSMemSize;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &blockSize) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &dynamicSMemSize) < 0)
        goto done;
    fn_cudaOccupancyMaxActiveBlocksPerMultiprocessor *call =
        cb_symbol_address(&symbols[S_cudaOccupancyMaxActiveBlocksPerMultiprocessor]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&numBlocks, func.value, blockSize, dynamicSMemSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaOccupancyMaxActiveBlocksPerMultiprocessor, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromLong(numBlocks));
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *func,
//     int numBlocks, int blockSize)
static const char *const params_cudaOccupancyAvailableDynamicSMemPerBlock[] = {"func", "numBlocks",
    "blockSize", NULL};
static const cb_function f_cudaOccupancyAvailableDynamicSMemPerBlock = {
    .name = "cudaOccupancyAvailableDynamicSMemPerBlock",
        .params = params_cudaOccupancyAvailableDynamicSMemPerBlock,
    .param_count = 3, .result_count = 1,
};

PyObject *
py_cudaOccupancyAvailableDynamicSMemPerBlock(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaOccupancyAvailableDynamicSMemPerBlock, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaOccupancyAvailableDynamicSMemPerBlock, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    size_t dynamicSmemSize = 0;
    cb_address func;
    func.held = false;
    int32_t numBlocks;
    int32_t blockSize;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &numBlocks) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &blockSize) < 0)
        goto done;
    fn_cudaOccupancyAvailableDynamicSMemPerBlock *call =
        cb_symbol_address(&symbols[S_cudaOccupancyAvailableDynamicSMemPerBlock]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dynamicSmemSize, func.value, numBlocks, blockSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaOccupancyAvailableDynamicSMemPerBlock, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromUnsignedLong(dynamicSmemSize));
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, const void
//     *func, int blockSize, size_t dynamicSMemSize, unsigned int flags)
static const char *const params_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags[] = {"func",
    "blockSize", "dynamicSMemSize", "flags", NULL};
static const cb_function f_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags = {
    .name = "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
        .params = params_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    .param_count = 4, .result_count = 1,
};

PyObject *
py_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, nargs,
        kwnames)) {
        if (cb_bind(s, &f_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, args, nargs,
            kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    int numBlocks = 0;
    cb_address func;
    func.held = false;
    int32_t blockSize;
    uint64_t dynamicSMemSize;
    uint32_t flags;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &blockSize) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &dynamicSMemSize) < 0)
        goto done;
    if (cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    fn_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags *call =
        cb_symbol_address(&symbols[S_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&numBlocks, func.value, blockSize, dynamicSMemSize, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, status,
            args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromLong(numBlocks));
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func, const
//     cudaLaunchConfig_t *launchConfig)
static const char *const params_cudaOccupancyMaxPotentialClusterSize[] = {"func", "launchConfig",
    NULL};
static const cb_function f_cudaOccupancyMaxPotentialClusterSize = {
    .name = "cudaOccupancyMaxPotentialClusterSize",
        .params = params_cudaOccupancyMaxPotentialClusterSize,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaOccupancyMaxPotentialClusterSize(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaOccupancyMaxPotentialClusterSize, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaOccupancyMaxPotentialClusterSize, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    int clusterSize = 0;
    cb_address func;
    func.held = false;
    const cudaLaunchConfig_t *launchConfig;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_record(m, T_cudaLaunchConfig_t, args[1], "launchConfig", &launchConfig) < 0)
        goto done;
    fn_cudaOccupancyMaxPotentialClusterSize *call =
        cb_symbol_address(&symbols[S_cudaOccupancyMaxPotentialClusterSize]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&clusterSize, func.value, launchConfig);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaOccupancyMaxPotentialClusterSize, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromLong(clusterSize));
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func, const
//     cudaLaunchConfig_t *launchConfig)
static const char *const params_cudaOccupancyMaxActiveClusters[] = {"func", "launchConfig", NULL};
static const cb_function f_cudaOccupancyMaxActiveClusters = {
    .name = "cudaOccupancyMaxActiveClusters", .params = params_cudaOccupancyMaxActiveClusters,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaOccupancyMaxActiveClusters(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaOccupancyMaxActiveClusters, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaOccupancyMaxActiveClusters, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    int numClusters = 0;
    cb_address func;
    func.held = false;
    const cudaLaunchConfig_t *launchConfig;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_record(m, T_cudaLaunchConfig_t, args[1], "launchConfig", &launchConfig) < 0)
        goto done;
    fn_cudaOccupancyMaxActiveClusters *call =
        cb_symbol_address(&symbols[S_cudaOccupancyMaxActiveClusters]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&numClusters, func.value, launchConfig);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaOccupancyMaxActiveClusters, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromLong(numClusters));
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)
static const char *const params_cudaMallocManaged[] = {"size", "flags", NULL};
static const cb_function f_cudaMallocManaged = {
    .name = "cudaMallocManaged", .params = params_cudaMallocManaged,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaMallocManaged(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaMallocManaged, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMallocManaged, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    void *devPtr = NULL;
    uint64_t size;
    uint32_t flags;
    if (cb_as_uint64(args[0], "size_t", &size) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaMallocManaged *call = cb_symbol_address(&symbols[S_cudaMallocManaged]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMallocManaged, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)devPtr));
}

// cudaError_t cudaMalloc(void **devPtr, size_t size)
static const char *const params_cudaMalloc[] = {"size", NULL};
static const cb_function f_cudaMalloc = {
    .name = "cudaMalloc", .params = params_cudaMalloc,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaMalloc(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaMalloc, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMalloc, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    void *devPtr = NULL;
    uint64_t size;
    if (cb_as_uint64(args[0], "size_t", &size) < 0)
        return NULL;
    fn_cudaMalloc *call = cb_symbol_address(&symbols[S_cudaMalloc]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMalloc, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)devPtr));
}

// cudaError_t cudaMallocHost(void **ptr, size_t size)
static const char *const params_cudaMallocHost[] = {"size", NULL};
static const cb_function f_cudaMallocHost = {
    .name = "cudaMallocHost", .params = params_cudaMallocHost,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaMallocHost(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaMallocHost, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMallocHost, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    void *ptr = NULL;
    uint64_t size;
    if (cb_as_uint64(args[0], "size_t", &size) < 0)
        return NULL;
    fn_cudaMallocHost *call = cb_symbol_address(&symbols[S_cudaMallocHost]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ptr, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMallocHost, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)ptr));
}

// cudaError_t cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)
static const char *const params_cudaMallocPitch[] = {"width", "height", NULL};
static const cb_function f_cudaMallocPitch = {
    .name = "cudaMallocPitch", .params = params_cudaMallocPitch,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_cudaMallocPitch(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaMallocPitch, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMallocPitch, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    void *devPtr = NULL;
    size_t pitch = 0;
    uint64_t width;
    uint64_t height;
    if (cb_as_uint64(args[0], "size_t", &width) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &height) < 0)
        return NULL;
    fn_cudaMallocPitch *call = cb_symbol_address(&symbols[S_cudaMallocPitch]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, &pitch, width, height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMallocPitch, status, args, NULL);
    PyObject *values[] = {PyLong_FromVoidPtr((void *)devPtr), PyLong_FromUnsignedLong(pitch)};
    return cb_return_many(s, &f_cudaMallocPitch, values);
}

// cudaError_t cudaMallocArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc, size_t
//     width, size_t height, unsigned int flags)
static const char *const params_cudaMallocArray[] = {"desc", "width", "height", "flags", NULL};
static const cb_function f_cudaMallocArray = {
    .name = "cudaMallocArray", .params = params_cudaMallocArray,
    .param_count = 4, .result_count = 1,
    .optional_mask = 0xc,
};

PyObject *
py_cudaMallocArray(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaMallocArray, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMallocArray, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaArray_t array = NULL;
    const struct cudaChannelFormatDesc *desc;
    uint64_t width;
    uint64_t height = 0;
    uint32_t flags = 0;
    if (cb_as_record(m, T_cudaChannelFormatDesc, args[0], "desc", &desc) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &width) < 0)
        return NULL;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint64(args[2], "size_t", &height) < 0)
        return NULL;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaMallocArray *call = cb_symbol_address(&symbols[S_cudaMallocArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&array, desc, width, height, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMallocArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaArray_t, &array));
}

// cudaError_t cudaFree(void *devPtr)
static const char *const params_cudaFree[] = {"devPtr", NULL};
static const cb_function f_cudaFree = {
    .name = "cudaFree", .params = params_cudaFree,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaFree(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaFree, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaFree, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address devPtr;
    devPtr.held = false;
    if (cb_as_address(m, args[0], &devPtr) < 0)
        goto done;
    fn_cudaFree *call = cb_symbol_address(&symbols[S_cudaFree]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaFree, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaFreeHost(void *ptr)
static const char *const params_cudaFreeHost[] = {"ptr", NULL};
static const cb_function f_cudaFreeHost = {
    .name = "cudaFreeHost", .params = params_cudaFreeHost,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaFreeHost(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaFreeHost, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaFreeHost, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address ptr;
    ptr.held = false;
    if (cb_as_address(m, args[0], &ptr) < 0)
        goto done;
    fn_cudaFreeHost *call = cb_symbol_address(&symbols[S_cudaFreeHost]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaFreeHost, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&ptr);
    return result;
}

// cudaError_t cudaFreeArray(cudaArray_t array)
static const char *const params_cudaFreeArray[] = {"array", NULL};
static const cb_function f_cudaFreeArray = {
    .name = "cudaFreeArray", .params = params_cudaFreeArray,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaFreeArray(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaFreeArray, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaFreeArray, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaArray_t array;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &array) < 0)
        return NULL;
    fn_cudaFreeArray *call = cb_symbol_address(&symbols[S_cudaFreeArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(array);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaFreeArray, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)
static const char *const params_cudaFreeMipmappedArray[] = {"mipmappedArray", NULL};
static const cb_function f_cudaFreeMipmappedArray = {
    .name = "cudaFreeMipmappedArray", .params = params_cudaFreeMipmappedArray,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaFreeMipmappedArray(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaFreeMipmappedArray, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaFreeMipmappedArray, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaMipmappedArray_t mipmappedArray;
    if (cb_as_handle(m, T_cudaMipmappedArray_t, args[0], &mipmappedArray) < 0)
        return NULL;
    fn_cudaFreeMipmappedArray *call = cb_symbol_address(&symbols[S_cudaFreeMipmappedArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mipmappedArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaFreeMipmappedArray, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)
static const char *const params_cudaHostAlloc[] = {"size", "flags", NULL};
static const cb_function f_cudaHostAlloc = {
    .name = "cudaHostAlloc", .params = params_cudaHostAlloc,
    .param_count = 2, .result_count = 1,
    .optional_mask = 0x2,
};

PyObject *
py_cudaHostAlloc(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaHostAlloc, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaHostAlloc, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    void *pHost = NULL;
    uint64_t size;
    uint32_t flags = 0;
    if (cb_as_uint64(args[0], "size_t", &size) < 0)
        return NULL;
    if (!(s->checked && args[1] == Py_None) && cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaHostAlloc *call = cb_symbol_address(&symbols[S_cudaHostAlloc]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pHost, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaHostAlloc, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)pHost));
}

// cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)
static const char *const params_cudaHostRegister[] = {"ptr", "size", "flags", NULL};
static const cb_function f_cudaHostRegister = {
    .name = "cudaHostRegister", .params = params_cudaHostRegister,
    .param_count = 3, .result_count = 0,
    .optional_mask = 0x4,
};

PyObject *
py_cudaHostRegister(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaHostRegister, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaHostRegister, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address ptr;
    ptr.held = false;
    uint64_t size;
    uint32_t flags = 0;
    if (cb_as_address(m, args[0], &ptr) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &size) < 0)
        goto done;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    if (CB_UNLIKELY(ptr.held)
        && cb_address_check(&ptr, "cudaHostRegister", "ptr", CB_COUNT(size)) < 0)
        goto done;
    fn_cudaHostRegister *call = cb_symbol_address(&symbols[S_cudaHostRegister]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr.value, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaHostRegister, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&ptr);
    return result;
}

// cudaError_t cudaHostUnregister(void *ptr)
static const char *const params_cudaHostUnregister[] = {"ptr", NULL};
static const cb_function f_cudaHostUnregister = {
    .name = "cudaHostUnregister", .params = params_cudaHostUnregister,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaHostUnregister(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaHostUnregister, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaHostUnregister, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address ptr;
    ptr.held = false;
    if (cb_as_address(m, args[0], &ptr) < 0)
        goto done;
    fn_cudaHostUnregister *call = cb_symbol_address(&symbols[S_cudaHostUnregister]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaHostUnregister, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&ptr);
    return result;
}

// cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)
static const char *const params_cudaHostGetDevicePointer[] = {"pHost", "flags", NULL};
static const cb_function f_cudaHostGetDevicePointer = {
    .name = "cudaHostGetDevicePointer", .params = params_cudaHostGetDevicePointer,
    .param_count = 2, .result_count = 1,
    .optional_mask = 0x2,
};

PyObject *
py_cudaHostGetDevicePointer(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaHostGetDevicePointer, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaHostGetDevicePointer, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    void *pDevice = NULL;
    cb_address pHost;
    pHost.held = false;
    uint32_t flags = 0;
    if (cb_as_address(m, args[0], &pHost) < 0)
        goto done;
    if (!(s->checked && args[1] == Py_None) && cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        goto done;
    fn_cudaHostGetDevicePointer *call = cb_symbol_address(&symbols[S_cudaHostGetDevicePointer]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pDevice, pHost.value, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaHostGetDevicePointer, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromVoidPtr((void *)pDevice));
done:
    cb_address_release(&pHost);
    return result;
}

// cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost)
static const char *const params_cudaHostGetFlags[] = {"pHost", NULL};
static const cb_function f_cudaHostGetFlags = {
    .name = "cudaHostGetFlags", .params = params_cudaHostGetFlags,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaHostGetFlags(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaHostGetFlags, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaHostGetFlags, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    unsigned int pFlags = 0;
    cb_address pHost;
    pHost.held = false;
    if (cb_as_address(m, args[0], &pHost) < 0)
        goto done;
    fn_cudaHostGetFlags *call = cb_symbol_address(&symbols[S_cudaHostGetFlags]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pFlags, pHost.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaHostGetFlags, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromUnsignedLong(pFlags));
done:
    cb_address_release(&pHost);
    return result;
}

// cudaError_t cudaMalloc3D(struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent)
static const char *const params_cudaMalloc3D[] = {"extent", NULL};
static const cb_function f_cudaMalloc3D = {
    .name = "cudaMalloc3D", .params = params_cudaMalloc3D,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaMalloc3D(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaMalloc3D, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMalloc3D, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    PyObject *pitchedDevPtr = NULL;
    struct cudaExtent extent;
    if (cb_as_record_value(m, T_cudaExtent, args[0], "extent", &extent, sizeof extent) < 0)
        goto done;
    fn_cudaMalloc3D *call = cb_symbol_address(&symbols[S_cudaMalloc3D]);
    if (call == NULL)
        goto done;
    pitchedDevPtr = cb_record_new(m, T_cudaPitchedPtr);
    if (pitchedDevPtr == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(pitchedDevPtr), extent);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMalloc3D, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pitchedDevPtr));
done:
    Py_XDECREF(pitchedDevPtr);
    return result;
}

// cudaError_t cudaMalloc3DArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc,
//     struct cudaExtent extent, unsigned int flags)
static const char *const params_cudaMalloc3DArray[] = {"desc", "extent", "flags", NULL};
static const cb_function f_cudaMalloc3DArray = {
    .name = "cudaMalloc3DArray", .params = params_cudaMalloc3DArray,
    .param_count = 3, .result_count = 1,
    .optional_mask = 0x4,
};

PyObject *
py_cudaMalloc3DArray(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaMalloc3DArray, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMalloc3DArray, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaArray_t array = NULL;
    const struct cudaChannelFormatDesc *desc;
    struct cudaExtent extent;
    uint32_t flags = 0;
    if (cb_as_record(m, T_cudaChannelFormatDesc, args[0], "desc", &desc) < 0)
        return NULL;
    if (cb_as_record_value(m, T_cudaExtent, args[1], "extent", &extent, sizeof extent) < 0)
        return NULL;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaMalloc3DArray *call = cb_symbol_address(&symbols[S_cudaMalloc3DArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&array, desc, extent, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMalloc3DArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaArray_t, &array));
}

// cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray, const struct
//     cudaChannelFormatDesc *desc, struct cudaExtent extent, unsigned int numLevels, unsigned int
//     flags)
static const char *const params_cudaMallocMipmappedArray[] = {"desc", "extent", "numLevels",
    "flags", NULL};
static const cb_function f_cudaMallocMipmappedArray = {
    .name = "cudaMallocMipmappedArray", .params = params_cudaMallocMipmappedArray,
    .param_count = 4, .result_count = 1,
    .optional_mask = 0x8,
};

PyObject *
py_cudaMallocMipmappedArray(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaMallocMipmappedArray, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMallocMipmappedArray, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaMipmappedArray_t mipmappedArray = NULL;
    const struct cudaChannelFormatDesc *desc;
    struct cudaExtent extent;
    uint32_t numLevels;
    uint32_t flags = 0;
    if (cb_as_record(m, T_cudaChannelFormatDesc, args[0], "desc", &desc) < 0)
        return NULL;
    if (cb_as_record_value(m, T_cudaExtent, args[1], "extent", &extent, sizeof extent) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &numLevels) < 0)
        return NULL;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaMallocMipmappedArray *call = cb_symbol_address(&symbols[S_cudaMallocMipmappedArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&mipmappedArray, desc, extent, numLevels, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMallocMipmappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaMipmappedArray_t, &mipmappedArray));
}

// cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray, cudaMipmappedArray_const_t
//     mipmappedArray, unsigned int level)
static const char *const params_cudaGetMipmappedArrayLevel[] = {"mipmappedArray", "level", NULL};
static const cb_function f_cudaGetMipmappedArrayLevel = {
    .name = "cudaGetMipmappedArrayLevel", .params = params_cudaGetMipmappedArrayLevel,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaGetMipmappedArrayLevel(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGetMipmappedArrayLevel, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGetMipmappedArrayLevel, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaArray_t levelArray = NULL;
    cudaMipmappedArray_const_t mipmappedArray;
    uint32_t level;
    if (cb_as_handle(m, T_cudaMipmappedArray_const_t, args[0], &mipmappedArray) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &level) < 0)
        return NULL;
    fn_cudaGetMipmappedArrayLevel *call = cb_symbol_address(&symbols[S_cudaGetMipmappedArrayLevel]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&levelArray, mipmappedArray, level);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGetMipmappedArrayLevel, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaArray_t, &levelArray));
}

// cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *p)
static const char *const params_cudaMemcpy3D[] = {"p", NULL};
static const cb_function f_cudaMemcpy3D = {
    .name = "cudaMemcpy3D", .params = params_cudaMemcpy3D,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaMemcpy3D(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaMemcpy3D, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpy3D, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    const struct cudaMemcpy3DParms *p;
    cb_holds p_holds;
    p_holds.count = 0;
    if (cb_as_record(m, T_cudaMemcpy3DParms, args[0], "p", &p) < 0)
        goto done;
    if (cb_record_hold(s, T_cudaMemcpy3DParms, args[0], "cudaMemcpy3D", "p", &p_holds) < 0)
        goto done;
    fn_cudaMemcpy3D *call = cb_symbol_address(&symbols[S_cudaMemcpy3D]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(p);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy3D, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&p_holds);
    return result;
}

// cudaError_t cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p)
static const char *const params_cudaMemcpy3DPeer[] = {"p", NULL};
static const cb_function f_cudaMemcpy3DPeer = {
    .name = "cudaMemcpy3DPeer", .params = params_cudaMemcpy3DPeer,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaMemcpy3DPeer(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaMemcpy3DPeer, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpy3DPeer, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    const struct cudaMemcpy3DPeerParms *p;
    cb_holds p_holds;
    p_holds.count = 0;
    if (cb_as_record(m, T_cudaMemcpy3DPeerParms, args[0], "p", &p) < 0)
        goto done;
    if (cb_record_hold(s, T_cudaMemcpy3DPeerParms, args[0], "cudaMemcpy3DPeer", "p", &p_holds) < 0)
        goto done;
    fn_cudaMemcpy3DPeer *call = cb_symbol_address(&symbols[S_cudaMemcpy3DPeer]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(p);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy3DPeer, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&p_holds);
    return result;
}

// cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream)
static const char *const params_cudaMemcpy3DAsync[] = {"p", "stream", NULL};
static const cb_function f_cudaMemcpy3DAsync = {
    .name = "cudaMemcpy3DAsync", .params = params_cudaMemcpy3DAsync,
    .param_count = 2, .result_count = 0,
    .optional_mask = 0x2,
};

PyObject *
py_cudaMemcpy3DAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaMemcpy3DAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpy3DAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    const struct cudaMemcpy3DParms *p;
    cb_holds p_holds;
    p_holds.count = 0;
    cudaStream_t stream;
    if (cb_as_record(m, T_cudaMemcpy3DParms, args[0], "p", &p) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0)
        goto done;
    if (cb_record_hold(s, T_cudaMemcpy3DParms, args[0], "cudaMemcpy3DAsync", "p", &p_holds) < 0)
        goto done;
    fn_cudaMemcpy3DAsync *call = cb_symbol_address(&symbols[S_cudaMemcpy3DAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(p, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy3DAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&p_holds);
    return result;
}

// cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p, cudaStream_t stream)
static const char *const params_cudaMemcpy3DPeerAsync[] = {"p", "stream", NULL};
static const cb_function f_cudaMemcpy3DPeerAsync = {
    .name = "cudaMemcpy3DPeerAsync", .params = params_cudaMemcpy3DPeerAsync,
    .param_count = 2, .result_count = 0,
    .optional_mask = 0x2,
};

PyObject *
py_cudaMemcpy3DPeerAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaMemcpy3DPeerAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpy3DPeerAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    const struct cudaMemcpy3DPeerParms *p;
    cb_holds p_holds;
    p_holds.count = 0;
    cudaStream_t stream;
    if (cb_as_record(m, T_cudaMemcpy3DPeerParms, args[0], "p", &p) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0)
        goto done;
    if (cb_record_hold(s, T_cudaMemcpy3DPeerParms, args[0], "cudaMemcpy3DPeerAsync", "p",
        &p_holds) < 0)
        goto done;
    fn_cudaMemcpy3DPeerAsync *call = cb_symbol_address(&symbols[S_cudaMemcpy3DPeerAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(p, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy3DPeerAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&p_holds);
    return result;
}

// cudaError_t cudaMemGetInfo(size_t *free, size_t *total)
static const char *const params_cudaMemGetInfo[] = {NULL};
static const cb_function f_cudaMemGetInfo = {
    .name = "cudaMemGetInfo", .params = params_cudaMemGetInfo,
    .param_count = 0, .result_count = 2,
};

PyObject *
py_cudaMemGetInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaMemGetInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemGetInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    size_t free = 0;
    size_t total = 0;
    fn_cudaMemGetInfo *call = cb_symbol_address(&symbols[S_cudaMemGetInfo]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&free, &total);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemGetInfo, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(free), PyLong_FromUnsignedLong(total)};
    return cb_return_many(s, &f_cudaMemGetInfo, values);
}

// cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *desc, struct cudaExtent *extent,
//     unsigned int *flags, cudaArray_t array)
static const char *const params_cudaArrayGetInfo[] = {"array", NULL};
static const cb_function f_cudaArrayGetInfo = {
    .name = "cudaArrayGetInfo", .params = params_cudaArrayGetInfo,
    .param_count = 1, .result_count = 3,
};

PyObject *
py_cudaArrayGetInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaArrayGetInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaArrayGetInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    PyObject *desc = NULL;
    PyObject *extent = NULL;
    unsigned int flags = 0;
    cudaArray_t array;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &array) < 0)
        goto done;
    fn_cudaArrayGetInfo *call = cb_symbol_address(&symbols[S_cudaArrayGetInfo]);
    if (call == NULL)
        goto done;
    desc = cb_record_new(m, T_cudaChannelFormatDesc);
    if (desc == NULL)
        goto done;
    extent = cb_record_new(m, T_cudaExtent);
    if (extent == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(desc), cb_record_data(extent), &flags, array);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaArrayGetInfo, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {Py_NewRef(desc), Py_NewRef(extent), PyLong_FromUnsignedLong(flags)};
    result = cb_return_many(s, &f_cudaArrayGetInfo, values);
done:
    Py_XDECREF(desc);
    Py_XDECREF(extent);
    return result;
}

// cudaError_t cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int
//     planeIdx)
static const char *const params_cudaArrayGetPlane[] = {"hArray", "planeIdx", NULL};
static const cb_function f_cudaArrayGetPlane = {
    .name = "cudaArrayGetPlane", .params = params_cudaArrayGetPlane,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaArrayGetPlane(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaArrayGetPlane, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaArrayGetPlane, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaArray_t pPlaneArray = NULL;
    cudaArray_t hArray;
    uint32_t planeIdx;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &hArray) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &planeIdx) < 0)
        return NULL;
    fn_cudaArrayGetPlane *call = cb_symbol_address(&symbols[S_cudaArrayGetPlane]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pPlaneArray, hArray, planeIdx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaArrayGetPlane, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaArray_t, &pPlaneArray));
}

// cudaError_t cudaArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements
//     *memoryRequirements, cudaArray_t array, int device)
static const char *const params_cudaArrayGetMemoryRequirements[] = {"array", "device", NULL};
static const cb_function f_cudaArrayGetMemoryRequirements = {
    .name = "cudaArrayGetMemoryRequirements", .params = params_cudaArrayGetMemoryRequirements,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaArrayGetMemoryRequirements(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaArrayGetMemoryRequirements, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaArrayGetMemoryRequirements, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    PyObject *memoryRequirements = NULL;
    cudaArray_t array;
    int32_t device;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &array) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &device) < 0)
        goto done;
    fn_cudaArrayGetMemoryRequirements *call =
        cb_symbol_address(&symbols[S_cudaArrayGetMemoryRequirements]);
    if (call == NULL)
        goto done;
    memoryRequirements = cb_record_new(m, T_cudaArrayMemoryRequirements);
    if (memoryRequirements == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(memoryRequirements), array, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaArrayGetMemoryRequirements, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(memoryRequirements));
done:
    Py_XDECREF(memoryRequirements);
    return result;
}

// cudaError_t cudaMipmappedArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements
//     *memoryRequirements, cudaMipmappedArray_t mipmap, int device)
static const char *const params_cudaMipmappedArrayGetMemoryRequirements[] = {"mipmap", "device",
    NULL};
static const cb_function f_cudaMipmappedArrayGetMemoryRequirements = {
    .name = "cudaMipmappedArrayGetMemoryRequirements",
        .params = params_cudaMipmappedArrayGetMemoryRequirements,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaMipmappedArrayGetMemoryRequirements(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaMipmappedArrayGetMemoryRequirements, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMipmappedArrayGetMemoryRequirements, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    PyObject *memoryRequirements = NULL;
    cudaMipmappedArray_t mipmap;
    int32_t device;
    if (cb_as_handle(m, T_cudaMipmappedArray_t, args[0], &mipmap) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &device) < 0)
        goto done;
    fn_cudaMipmappedArrayGetMemoryRequirements *call =
        cb_symbol_address(&symbols[S_cudaMipmappedArrayGetMemoryRequirements]);
    if (call == NULL)
        goto done;
    memoryRequirements = cb_record_new(m, T_cudaArrayMemoryRequirements);
    if (memoryRequirements == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(memoryRequirements), mipmap, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMipmappedArrayGetMemoryRequirements, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(memoryRequirements));
done:
    Py_XDECREF(memoryRequirements);
    return result;
}

// cudaError_t cudaArrayGetSparseProperties(struct cudaArraySparseProperties *sparseProperties,
//     cudaArray_t array)
static const char *const params_cudaArrayGetSparseProperties[] = {"array", NULL};
static const cb_function f_cudaArrayGetSparseProperties = {
    .name = "cudaArrayGetSparseProperties", .params = params_cudaArrayGetSparseProperties,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaArrayGetSparseProperties(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaArrayGetSparseProperties, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaArrayGetSparseProperties, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    PyObject *sparseProperties = NULL;
    cudaArray_t array;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &array) < 0)
        goto done;
    fn_cudaArrayGetSparseProperties *call =
        cb_symbol_address(&symbols[S_cudaArrayGetSparseProperties]);
    if (call == NULL)
        goto done;
    sparseProperties = cb_record_new(m, T_cudaArraySparseProperties);
    if (sparseProperties == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(sparseProperties), array);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaArrayGetSparseProperties, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(sparseProperties));
done:
    Py_XDECREF(sparseProperties);
    return result;
}

// cudaError_t cudaMipmappedArrayGetSparseProperties(struct cudaArraySparseProperties
//     *sparseProperties, cudaMipmappedArray_t mipmap)
static const char *const params_cudaMipmappedArrayGetSparseProperties[] = {"mipmap", NULL};
static const cb_function f_cudaMipmappedArrayGetSparseProperties = {
    .name = "cudaMipmappedArrayGetSparseProperties",
        .params = params_cudaMipmappedArrayGetSparseProperties,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaMipmappedArrayGetSparseProperties(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaMipmappedArrayGetSparseProperties, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMipmappedArrayGetSparseProperties, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    PyObject *sparseProperties = NULL;
    cudaMipmappedArray_t mipmap;
    if (cb_as_handle(m, T_cudaMipmappedArray_t, args[0], &mipmap) < 0)
        goto done;
    fn_cudaMipmappedArrayGetSparseProperties *call =
        cb_symbol_address(&symbols[S_cudaMipmappedArrayGetSparseProperties]);
    if (call == NULL)
        goto done;
    sparseProperties = cb_record_new(m, T_cudaArraySparseProperties);
    if (sparseProperties == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(sparseProperties), mipmap);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMipmappedArrayGetSparseProperties, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(sparseProperties));
done:
    Py_XDECREF(sparseProperties);
    return result;
}

// cudaError_t cudaMemcpy(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)
static const char *const params_cudaMemcpy[] = {"dst", "src", "count", "kind", NULL};
static const cb_function f_cudaMemcpy = {
    .name = "cudaMemcpy", .params = params_cudaMemcpy,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cudaMemcpy(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaMemcpy, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpy, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address dst;
    dst.held = false;
    cb_address src;
    src.held = false;
    uint64_t count;
    int32_t kind;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_address(m, args[1], &src) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[3], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held) && cb_address_check(&dst, "cudaMemcpy", "dst", CB_COUNT(count)) < 0)
        goto done;
    if (CB_UNLIKELY(src.held) && cb_address_check(&src, "cudaMemcpy", "src", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemcpy *call = cb_symbol_address(&symbols[S_cudaMemcpy]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, src.value, count, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t
//     count)
static const char *const params_cudaMemcpyPeer[] = {"dst", "dstDevice", "src", "srcDevice",
    "count", NULL};
static const cb_function f_cudaMemcpyPeer = {
    .name = "cudaMemcpyPeer", .params = params_cudaMemcpyPeer,
    .param_count = 5, .result_count = 0,
};

PyObject *
py_cudaMemcpyPeer(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cudaMemcpyPeer, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpyPeer, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address dst;
    dst.held = false;
    int32_t dstDevice;
    cb_address src;
    src.held = false;
    int32_t srcDevice;
    uint64_t count;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &dstDevice) < 0)
        goto done;
    if (cb_as_address(m, args[2], &src) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &srcDevice) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &count) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaMemcpyPeer", "dst", CB_COUNT(count)) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaMemcpyPeer", "src", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemcpyPeer *call = cb_symbol_address(&symbols[S_cudaMemcpyPeer]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dstDevice, src.value, srcDevice, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpyPeer, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
//     size_t height, enum cudaMemcpyKind kind)
static const char *const params_cudaMemcpy2D[] = {"dst", "dpitch", "src", "spitch", "width",
    "height", "kind", NULL};
static const cb_function f_cudaMemcpy2D = {
    .name = "cudaMemcpy2D", .params = params_cudaMemcpy2D,
    .param_count = 7, .result_count = 0,
};

PyObject *
py_cudaMemcpy2D(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_args_direct(&f_cudaMemcpy2D, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpy2D, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address dst;
    dst.held = false;
    uint64_t dpitch;
    cb_address src;
    src.held = false;
    uint64_t spitch;
    uint64_t width;
    uint64_t height;
    int32_t kind;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &dpitch) < 0)
        goto done;
    if (cb_as_address(m, args[2], &src) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &spitch) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &width) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &height) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[6], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaMemcpy2D", "dst",
        cb_extent(CB_COUNT(width), CB_COUNT(dpitch), CB_COUNT(height), 1)) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaMemcpy2D", "src",
        cb_extent(CB_COUNT(width), CB_COUNT(spitch), CB_COUNT(height), 1)) < 0)
        goto done;
    fn_cudaMemcpy2D *call = cb_symbol_address(&symbols[S_cudaMemcpy2D]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dpitch, src.value, spitch, width, height, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy2D, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
//     size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind)
static const char *const params_cudaMemcpy2DToArray[] = {"dst", "wOffset", "hOffset", "src",
    "spitch", "width", "height", "kind", NULL};
static const cb_function f_cudaMemcpy2DToArray = {
    .name = "cudaMemcpy2DToArray", .params = params_cudaMemcpy2DToArray,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cudaMemcpy2DToArray(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cudaMemcpy2DToArray, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpy2DToArray, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaArray_t dst;
    uint64_t wOffset;
    uint64_t hOffset;
    cb_address src;
    src.held = false;
    uint64_t spitch;
    uint64_t width;
    uint64_t height;
    int32_t kind;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &dst) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &wOffset) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &hOffset) < 0)
        goto done;
    if (cb_as_address(m, args[3], &src) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &spitch) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &width) < 0)
        goto done;
    if (cb_as_uint64(args[6], "size_t", &height) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[7], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaMemcpy2DToArray", "src",
        cb_extent(CB_COUNT(width), CB_COUNT(spitch), CB_COUNT(height), 1)) < 0)
        goto done;
    fn_cudaMemcpy2DToArray *call = cb_symbol_address(&symbols[S_cudaMemcpy2DToArray]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, wOffset, hOffset, src.value, spitch, width, height,
        (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy2DToArray, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&src);
    return result;
}

