// functions_interop.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

// cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out,
//     const struct cudaExternalMemoryHandleDesc *memHandleDesc)
static const cb_function f_cudaImportExternalMemory = {.name = "cudaImportExternalMemory",
    .params = (const char *const[]){"memHandleDesc", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaImportExternalMemory)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaImportExternalMemory, &args, nargs, kwnames, slots))
        return NULL;
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

// cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem,
//     const struct cudaExternalMemoryBufferDesc *bufferDesc)
static const cb_function f_cudaExternalMemoryGetMappedBuffer = {
    .name = "cudaExternalMemoryGetMappedBuffer",
    .params = (const char *const[]){"extMem", "bufferDesc", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaExternalMemoryGetMappedBuffer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaExternalMemoryGetMappedBuffer, &args, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    cudaExternalMemory_t extMem;
    const struct cudaExternalMemoryBufferDesc *bufferDesc;
    if (cb_as_handle(m, T_cudaExternalMemory_t, args[0], &extMem) < 0
        || cb_as_record(m, T_cudaExternalMemoryBufferDesc, args[1], "bufferDesc", &bufferDesc) < 0)
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
static const cb_function f_cudaExternalMemoryGetMappedMipmappedArray = {
    .name = "cudaExternalMemoryGetMappedMipmappedArray",
    .params = (const char *const[]){"extMem", "mipmapDesc", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaExternalMemoryGetMappedMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaExternalMemoryGetMappedMipmappedArray, &args, nargs, kwnames,
            slots))
        return NULL;
    cudaMipmappedArray_t mipmap = NULL;
    cudaExternalMemory_t extMem;
    const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc;
    if (cb_as_handle(m, T_cudaExternalMemory_t, args[0], &extMem) < 0
        || cb_as_record(m, T_cudaExternalMemoryMipmappedArrayDesc, args[1], "mipmapDesc",
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
static const cb_function f_cudaDestroyExternalMemory = {.name = "cudaDestroyExternalMemory",
    .params = (const char *const[]){"extMem", NULL}, .param_count = 1};

CB_WRAPPER(cudaDestroyExternalMemory)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDestroyExternalMemory, &args, nargs, kwnames, slots))
        return NULL;
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

// cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out,
//     const struct cudaExternalSemaphoreHandleDesc *semHandleDesc)
static const cb_function f_cudaImportExternalSemaphore = {.name = "cudaImportExternalSemaphore",
    .params = (const char *const[]){"semHandleDesc", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaImportExternalSemaphore)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaImportExternalSemaphore, &args, nargs, kwnames, slots))
        return NULL;
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

// cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray,
//     const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
//     cudaStream_t stream)
static const cb_function f_cudaSignalExternalSemaphoresAsync = {
    .name = "cudaSignalExternalSemaphoresAsync",
    .params = (const char *const[]){"extSemArray", "paramsArray", "numExtSems", "stream", NULL},
    .param_count = 4, .optional_mask = 0x8, .auto_mask = 0x4};

CB_WRAPPER(cudaSignalExternalSemaphoresAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaSignalExternalSemaphoresAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_array extSemArray, paramsArray;
    uint32_t numExtSems = 0;
    cudaStream_t stream;
    cb_array_init(&extSemArray);
    cb_array_init(&paramsArray);
    if (cb_array_handles(m, T_cudaExternalSemaphore_t, args[0], "extSemArray", &extSemArray) < 0
        || cb_array_records(m, T_cudaExternalSemaphoreSignalParams, args[1], "paramsArray",
            &paramsArray) < 0
        || (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &numExtSems) < 0)
        || cb_as_handle(m, T_cudaStream_t, args[3], &stream) < 0)
        goto done;
    if (args[2] == NULL && extSemArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)extSemArray.length;
    if (args[2] == NULL && paramsArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)paramsArray.length;
    if (cb_array_check(&extSemArray, (size_t)numExtSems) < 0
        || cb_array_check(&paramsArray, (size_t)numExtSems) < 0)
        goto done;
    fn_cudaSignalExternalSemaphoresAsync *call =
        cb_symbol_address(&symbols[S_cudaSignalExternalSemaphoresAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSemArray.data, paramsArray.data, numExtSems, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaSignalExternalSemaphoresAsync, status, args, NULL);
done:
    cb_array_done(&extSemArray);
    cb_array_done(&paramsArray);
    return result;
}

// cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray,
//     const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
//     cudaStream_t stream)
static const cb_function f_cudaWaitExternalSemaphoresAsync = {
    .name = "cudaWaitExternalSemaphoresAsync",
    .params = (const char *const[]){"extSemArray", "paramsArray", "numExtSems", "stream", NULL},
    .param_count = 4, .optional_mask = 0x8, .auto_mask = 0x4};

CB_WRAPPER(cudaWaitExternalSemaphoresAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaWaitExternalSemaphoresAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_array extSemArray, paramsArray;
    uint32_t numExtSems = 0;
    cudaStream_t stream;
    cb_array_init(&extSemArray);
    cb_array_init(&paramsArray);
    if (cb_array_handles(m, T_cudaExternalSemaphore_t, args[0], "extSemArray", &extSemArray) < 0
        || cb_array_records(m, T_cudaExternalSemaphoreWaitParams, args[1], "paramsArray",
            &paramsArray) < 0
        || (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &numExtSems) < 0)
        || cb_as_handle(m, T_cudaStream_t, args[3], &stream) < 0)
        goto done;
    if (args[2] == NULL && extSemArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)extSemArray.length;
    if (args[2] == NULL && paramsArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)paramsArray.length;
    if (cb_array_check(&extSemArray, (size_t)numExtSems) < 0
        || cb_array_check(&paramsArray, (size_t)numExtSems) < 0)
        goto done;
    fn_cudaWaitExternalSemaphoresAsync *call =
        cb_symbol_address(&symbols[S_cudaWaitExternalSemaphoresAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSemArray.data, paramsArray.data, numExtSems, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaWaitExternalSemaphoresAsync, status, args, NULL);
done:
    cb_array_done(&extSemArray);
    cb_array_done(&paramsArray);
    return result;
}

// cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)
static const cb_function f_cudaDestroyExternalSemaphore = {.name = "cudaDestroyExternalSemaphore",
    .params = (const char *const[]){"extSem", NULL}, .param_count = 1};

CB_WRAPPER(cudaDestroyExternalSemaphore)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDestroyExternalSemaphore, &args, nargs, kwnames, slots))
        return NULL;
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

// cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)
static const cb_function f_cudaGraphicsUnregisterResource = {
    .name = "cudaGraphicsUnregisterResource", .params = (const char *const[]){"resource", NULL},
    .param_count = 1};

CB_WRAPPER(cudaGraphicsUnregisterResource)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphicsUnregisterResource, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphicsResource_t resource;
    if (cb_as_handle(m, T_cudaGraphicsResource_t, args[0], &resource) < 0)
        return NULL;
    fn_cudaGraphicsUnregisterResource *call =
        cb_symbol_address(&symbols[S_cudaGraphicsUnregisterResource]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(resource);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsUnregisterResource, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags)
static const cb_function f_cudaGraphicsResourceSetMapFlags = {
    .name = "cudaGraphicsResourceSetMapFlags",
    .params = (const char *const[]){"resource", "flags", NULL}, .param_count = 2};

CB_WRAPPER(cudaGraphicsResourceSetMapFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphicsResourceSetMapFlags, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphicsResource_t resource;
    uint32_t flags;
    if (cb_as_handle(m, T_cudaGraphicsResource_t, args[0], &resource) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphicsResourceSetMapFlags *call =
        cb_symbol_address(&symbols[S_cudaGraphicsResourceSetMapFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(resource, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsResourceSetMapFlags, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources,
//     cudaStream_t stream)
static const cb_function f_cudaGraphicsMapResources = {.name = "cudaGraphicsMapResources",
    .params = (const char *const[]){"count", "resources", "stream", NULL}, .param_count = 3,
    .optional_mask = 0x4};

CB_WRAPPER(cudaGraphicsMapResources)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphicsMapResources, &args, nargs, kwnames, slots))
        return NULL;
    int32_t count;
    cudaGraphicsResource_t *resources;
    cudaStream_t stream;
    if (cb_as_int32(args[0], "int", &count) < 0
        || cb_as_handle_ref(m, T_cudaGraphicsResource_t, args[1], "resources", &resources) < 0
        || cb_as_handle(m, T_cudaStream_t, args[2], &stream) < 0
        || cb_handle_ref_check(args[1], (size_t)count, "cudaGraphicsMapResources", "resources") < 0)
        return NULL;
    fn_cudaGraphicsMapResources *call = cb_symbol_address(&symbols[S_cudaGraphicsMapResources]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(count, resources, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsMapResources, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources,
//     cudaStream_t stream)
static const cb_function f_cudaGraphicsUnmapResources = {.name = "cudaGraphicsUnmapResources",
    .params = (const char *const[]){"count", "resources", "stream", NULL}, .param_count = 3,
    .optional_mask = 0x4};

CB_WRAPPER(cudaGraphicsUnmapResources)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphicsUnmapResources, &args, nargs, kwnames, slots))
        return NULL;
    int32_t count;
    cudaGraphicsResource_t *resources;
    cudaStream_t stream;
    if (cb_as_int32(args[0], "int", &count) < 0
        || cb_as_handle_ref(m, T_cudaGraphicsResource_t, args[1], "resources", &resources) < 0
        || cb_as_handle(m, T_cudaStream_t, args[2], &stream) < 0
        || cb_handle_ref_check(args[1], (size_t)count, "cudaGraphicsUnmapResources",
            "resources") < 0)
        return NULL;
    fn_cudaGraphicsUnmapResources *call = cb_symbol_address(&symbols[S_cudaGraphicsUnmapResources]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(count, resources, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsUnmapResources, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size,
//     cudaGraphicsResource_t resource)
static const cb_function f_cudaGraphicsResourceGetMappedPointer = {
    .name = "cudaGraphicsResourceGetMappedPointer",
    .params = (const char *const[]){"resource", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(cudaGraphicsResourceGetMappedPointer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphicsResourceGetMappedPointer, &args, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    size_t size = 0;
    cudaGraphicsResource_t resource;
    if (cb_as_handle(m, T_cudaGraphicsResource_t, args[0], &resource) < 0)
        return NULL;
    fn_cudaGraphicsResourceGetMappedPointer *call =
        cb_symbol_address(&symbols[S_cudaGraphicsResourceGetMappedPointer]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&devPtr, &size, resource);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsResourceGetMappedPointer, status, args, NULL);
    PyObject *values[] = {PyLong_FromVoidPtr((void *)devPtr), PyLong_FromUnsignedLong(size)};
    return cb_return_many(s, &f_cudaGraphicsResourceGetMappedPointer, values);
}

// cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array,
//     cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel)
static const cb_function f_cudaGraphicsSubResourceGetMappedArray = {
    .name = "cudaGraphicsSubResourceGetMappedArray",
    .params = (const char *const[]){"resource", "arrayIndex", "mipLevel", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cudaGraphicsSubResourceGetMappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphicsSubResourceGetMappedArray, &args, nargs, kwnames, slots))
        return NULL;
    cudaArray_t array = NULL;
    cudaGraphicsResource_t resource;
    uint32_t arrayIndex, mipLevel;
    if (cb_as_handle(m, T_cudaGraphicsResource_t, args[0], &resource) < 0
        || cb_as_uint32(args[1], "unsigned int", &arrayIndex) < 0
        || cb_as_uint32(args[2], "unsigned int", &mipLevel) < 0)
        return NULL;
    fn_cudaGraphicsSubResourceGetMappedArray *call =
        cb_symbol_address(&symbols[S_cudaGraphicsSubResourceGetMappedArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&array, resource, arrayIndex, mipLevel);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsSubResourceGetMappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaArray_t, &array));
}

// cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
//     cudaGraphicsResource_t resource)
static const cb_function f_cudaGraphicsResourceGetMappedMipmappedArray = {
    .name = "cudaGraphicsResourceGetMappedMipmappedArray",
    .params = (const char *const[]){"resource", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphicsResourceGetMappedMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphicsResourceGetMappedMipmappedArray, &args, nargs, kwnames,
            slots))
        return NULL;
    cudaMipmappedArray_t mipmappedArray = NULL;
    cudaGraphicsResource_t resource;
    if (cb_as_handle(m, T_cudaGraphicsResource_t, args[0], &resource) < 0)
        return NULL;
    fn_cudaGraphicsResourceGetMappedMipmappedArray *call =
        cb_symbol_address(&symbols[S_cudaGraphicsResourceGetMappedMipmappedArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&mipmappedArray, resource);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsResourceGetMappedMipmappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaMipmappedArray_t, &mipmappedArray));
}

// cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode,
//     cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
//     const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)
static const cb_function f_cudaGraphAddExternalSemaphoresSignalNode = {
    .name = "cudaGraphAddExternalSemaphoresSignalNode",
    .params = (const char *const[]){"graph", "pDependencies", "numDependencies", "nodeParams",
        NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddExternalSemaphoresSignalNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphAddExternalSemaphoresSignalNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies = 0;
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams;
    cb_array_init(&pDependencies);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_record(m, T_cudaExternalSemaphoreSignalNodeParams, args[3], "nodeParams",
            &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddExternalSemaphoresSignalNode *call =
        cb_symbol_address(&symbols[S_cudaGraphAddExternalSemaphoresSignalNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
    else
        result = cb_fail(s, &f_cudaGraphAddExternalSemaphoresSignalNode, status, args, NULL);
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode,
//     struct cudaExternalSemaphoreSignalNodeParams *params_out)
static const cb_function f_cudaGraphExternalSemaphoresSignalNodeGetParams = {
    .name = "cudaGraphExternalSemaphoresSignalNodeGetParams",
    .params = (const char *const[]){"hNode", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphExternalSemaphoresSignalNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphExternalSemaphoresSignalNodeGetParams, &args, nargs, kwnames,
            slots))
        return NULL;
    cudaGraphNode_t hNode;
    PyObject *params_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0)
        goto done;
    fn_cudaGraphExternalSemaphoresSignalNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExternalSemaphoresSignalNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(m, T_cudaExternalSemaphoreSignalNodeParams);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(params_out));
    else
        result = cb_fail(s, &f_cudaGraphExternalSemaphoresSignalNodeGetParams, status, args, NULL);
done:
    Py_XDECREF(params_out);
    return result;
}

// cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode,
//     const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)
static const cb_function f_cudaGraphExternalSemaphoresSignalNodeSetParams = {
    .name = "cudaGraphExternalSemaphoresSignalNodeSetParams",
    .params = (const char *const[]){"hNode", "nodeParams", NULL}, .param_count = 2};

CB_WRAPPER(cudaGraphExternalSemaphoresSignalNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphExternalSemaphoresSignalNodeSetParams, &args, nargs, kwnames,
            slots))
        return NULL;
    cudaGraphNode_t hNode;
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0
        || cb_as_record(m, T_cudaExternalSemaphoreSignalNodeParams, args[1], "nodeParams",
            &nodeParams) < 0)
        return NULL;
    fn_cudaGraphExternalSemaphoresSignalNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExternalSemaphoresSignalNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExternalSemaphoresSignalNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode,
//     cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
//     const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)
static const cb_function f_cudaGraphAddExternalSemaphoresWaitNode = {
    .name = "cudaGraphAddExternalSemaphoresWaitNode",
    .params = (const char *const[]){"graph", "pDependencies", "numDependencies", "nodeParams",
        NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddExternalSemaphoresWaitNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphAddExternalSemaphoresWaitNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies = 0;
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams;
    cb_array_init(&pDependencies);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_record(m, T_cudaExternalSemaphoreWaitNodeParams, args[3], "nodeParams",
            &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddExternalSemaphoresWaitNode *call =
        cb_symbol_address(&symbols[S_cudaGraphAddExternalSemaphoresWaitNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
    else
        result = cb_fail(s, &f_cudaGraphAddExternalSemaphoresWaitNode, status, args, NULL);
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode,
//     struct cudaExternalSemaphoreWaitNodeParams *params_out)
static const cb_function f_cudaGraphExternalSemaphoresWaitNodeGetParams = {
    .name = "cudaGraphExternalSemaphoresWaitNodeGetParams",
    .params = (const char *const[]){"hNode", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphExternalSemaphoresWaitNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphExternalSemaphoresWaitNodeGetParams, &args, nargs, kwnames,
            slots))
        return NULL;
    cudaGraphNode_t hNode;
    PyObject *params_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0)
        goto done;
    fn_cudaGraphExternalSemaphoresWaitNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExternalSemaphoresWaitNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(m, T_cudaExternalSemaphoreWaitNodeParams);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(params_out));
    else
        result = cb_fail(s, &f_cudaGraphExternalSemaphoresWaitNodeGetParams, status, args, NULL);
done:
    Py_XDECREF(params_out);
    return result;
}

// cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode,
//     const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)
static const cb_function f_cudaGraphExternalSemaphoresWaitNodeSetParams = {
    .name = "cudaGraphExternalSemaphoresWaitNodeSetParams",
    .params = (const char *const[]){"hNode", "nodeParams", NULL}, .param_count = 2};

CB_WRAPPER(cudaGraphExternalSemaphoresWaitNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphExternalSemaphoresWaitNodeSetParams, &args, nargs, kwnames,
            slots))
        return NULL;
    cudaGraphNode_t hNode;
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0
        || cb_as_record(m, T_cudaExternalSemaphoreWaitNodeParams, args[1], "nodeParams",
            &nodeParams) < 0)
        return NULL;
    fn_cudaGraphExternalSemaphoresWaitNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExternalSemaphoresWaitNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExternalSemaphoresWaitNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec,
//     cudaGraphNode_t hNode, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)
static const cb_function f_cudaGraphExecExternalSemaphoresSignalNodeSetParams = {
    .name = "cudaGraphExecExternalSemaphoresSignalNodeSetParams",
    .params = (const char *const[]){"hGraphExec", "hNode", "nodeParams", NULL}, .param_count = 3};

CB_WRAPPER(cudaGraphExecExternalSemaphoresSignalNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphExecExternalSemaphoresSignalNodeSetParams, &args, nargs,
            kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t hNode;
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_cudaGraphNode_t, args[1], &hNode) < 0
        || cb_as_record(m, T_cudaExternalSemaphoreSignalNodeParams, args[2], "nodeParams",
            &nodeParams) < 0)
        return NULL;
    fn_cudaGraphExecExternalSemaphoresSignalNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExecExternalSemaphoresSignalNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecExternalSemaphoresSignalNodeSetParams, status, args,
            NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec,
//     cudaGraphNode_t hNode, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)
static const cb_function f_cudaGraphExecExternalSemaphoresWaitNodeSetParams = {
    .name = "cudaGraphExecExternalSemaphoresWaitNodeSetParams",
    .params = (const char *const[]){"hGraphExec", "hNode", "nodeParams", NULL}, .param_count = 3};

CB_WRAPPER(cudaGraphExecExternalSemaphoresWaitNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphExecExternalSemaphoresWaitNodeSetParams, &args, nargs,
            kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t hNode;
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_cudaGraphNode_t, args[1], &hNode) < 0
        || cb_as_record(m, T_cudaExternalSemaphoreWaitNodeParams, args[2], "nodeParams",
            &nodeParams) < 0)
        return NULL;
    fn_cudaGraphExecExternalSemaphoresWaitNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExecExternalSemaphoresWaitNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecExternalSemaphoresWaitNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphicsEGLRegisterImage(cudaGraphicsResource_t *pCudaResource,
//     EGLImageKHR image, unsigned int flags)
static const cb_function f_cudaGraphicsEGLRegisterImage = {.name = "cudaGraphicsEGLRegisterImage",
    .params = (const char *const[]){"image", "flags", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaGraphicsEGLRegisterImage)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphicsEGLRegisterImage, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphicsResource_t pCudaResource = NULL;
    EGLImageKHR image;
    uint32_t flags;
    if (cb_as_handle(m, T_EGLImageKHR, args[0], &image) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphicsEGLRegisterImage *call =
        cb_symbol_address(&symbols[S_cudaGraphicsEGLRegisterImage]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, image, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsEGLRegisterImage, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraphicsResource_t, &pCudaResource));
}

// cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream)
static const cb_function f_cudaEGLStreamConsumerConnect = {.name = "cudaEGLStreamConsumerConnect",
    .params = (const char *const[]){"eglStream", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaEGLStreamConsumerConnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaEGLStreamConsumerConnect, &args, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection conn = NULL;
    EGLStreamKHR eglStream;
    if (cb_as_handle(m, T_EGLStreamKHR, args[0], &eglStream) < 0)
        return NULL;
    fn_cudaEGLStreamConsumerConnect *call =
        cb_symbol_address(&symbols[S_cudaEGLStreamConsumerConnect]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, eglStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEGLStreamConsumerConnect, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEglStreamConnection, &conn));
}

// cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn,
//     EGLStreamKHR eglStream, unsigned int flags)
static const cb_function f_cudaEGLStreamConsumerConnectWithFlags = {
    .name = "cudaEGLStreamConsumerConnectWithFlags",
    .params = (const char *const[]){"eglStream", "flags", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaEGLStreamConsumerConnectWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaEGLStreamConsumerConnectWithFlags, &args, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection conn = NULL;
    EGLStreamKHR eglStream;
    uint32_t flags;
    if (cb_as_handle(m, T_EGLStreamKHR, args[0], &eglStream) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaEGLStreamConsumerConnectWithFlags *call =
        cb_symbol_address(&symbols[S_cudaEGLStreamConsumerConnectWithFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, eglStream, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEGLStreamConsumerConnectWithFlags, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEglStreamConnection, &conn));
}

// cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)
static const cb_function f_cudaEGLStreamConsumerDisconnect = {
    .name = "cudaEGLStreamConsumerDisconnect", .params = (const char *const[]){"conn", NULL},
    .param_count = 1};

CB_WRAPPER(cudaEGLStreamConsumerDisconnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaEGLStreamConsumerDisconnect, &args, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection *conn;
    if (cb_as_handle_ref(m, T_cudaEglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    fn_cudaEGLStreamConsumerDisconnect *call =
        cb_symbol_address(&symbols[S_cudaEGLStreamConsumerDisconnect]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEGLStreamConsumerDisconnect, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn,
//     cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout)
static const cb_function f_cudaEGLStreamConsumerAcquireFrame = {
    .name = "cudaEGLStreamConsumerAcquireFrame",
    .params = (const char *const[]){"conn", "pCudaResource", "pStream", "timeout", NULL},
    .param_count = 4};

CB_WRAPPER(cudaEGLStreamConsumerAcquireFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaEGLStreamConsumerAcquireFrame, &args, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection *conn;
    cudaGraphicsResource_t *pCudaResource;
    cudaStream_t *pStream;
    uint32_t timeout;
    if (cb_as_handle_ref(m, T_cudaEglStreamConnection, args[0], "conn", &conn) < 0
        || cb_as_handle_ref(m, T_cudaGraphicsResource_t, args[1], "pCudaResource",
            &pCudaResource) < 0
        || cb_as_handle_ref(m, T_cudaStream_t, args[2], "pStream", &pStream) < 0
        || cb_as_uint32(args[3], "unsigned int", &timeout) < 0)
        return NULL;
    fn_cudaEGLStreamConsumerAcquireFrame *call =
        cb_symbol_address(&symbols[S_cudaEGLStreamConsumerAcquireFrame]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, pCudaResource, pStream, timeout);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEGLStreamConsumerAcquireFrame, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn,
//     cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream)
static const cb_function f_cudaEGLStreamConsumerReleaseFrame = {
    .name = "cudaEGLStreamConsumerReleaseFrame",
    .params = (const char *const[]){"conn", "pCudaResource", "pStream", NULL}, .param_count = 3};

CB_WRAPPER(cudaEGLStreamConsumerReleaseFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaEGLStreamConsumerReleaseFrame, &args, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection *conn;
    cudaGraphicsResource_t pCudaResource;
    cudaStream_t *pStream;
    if (cb_as_handle_ref(m, T_cudaEglStreamConnection, args[0], "conn", &conn) < 0
        || cb_as_handle(m, T_cudaGraphicsResource_t, args[1], &pCudaResource) < 0
        || cb_as_handle_ref(m, T_cudaStream_t, args[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cudaEGLStreamConsumerReleaseFrame *call =
        cb_symbol_address(&symbols[S_cudaEGLStreamConsumerReleaseFrame]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, pCudaResource, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEGLStreamConsumerReleaseFrame, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream,
//     EGLint width, EGLint height)
static const cb_function f_cudaEGLStreamProducerConnect = {.name = "cudaEGLStreamProducerConnect",
    .params = (const char *const[]){"eglStream", "width", "height", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cudaEGLStreamProducerConnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaEGLStreamProducerConnect, &args, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection conn = NULL;
    EGLStreamKHR eglStream;
    EGLint width, height;
    if (cb_as_handle(m, T_EGLStreamKHR, args[0], &eglStream) < 0
        || cb_as_scalar(m, T_EGLint, args[1], &width, sizeof width) < 0
        || cb_as_scalar(m, T_EGLint, args[2], &height, sizeof height) < 0)
        return NULL;
    fn_cudaEGLStreamProducerConnect *call =
        cb_symbol_address(&symbols[S_cudaEGLStreamProducerConnect]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, eglStream, width, height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEGLStreamProducerConnect, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEglStreamConnection, &conn));
}

// cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)
static const cb_function f_cudaEGLStreamProducerDisconnect = {
    .name = "cudaEGLStreamProducerDisconnect", .params = (const char *const[]){"conn", NULL},
    .param_count = 1};

CB_WRAPPER(cudaEGLStreamProducerDisconnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaEGLStreamProducerDisconnect, &args, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection *conn;
    if (cb_as_handle_ref(m, T_cudaEglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    fn_cudaEGLStreamProducerDisconnect *call =
        cb_symbol_address(&symbols[S_cudaEGLStreamProducerDisconnect]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEGLStreamProducerDisconnect, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn,
//     cudaEglFrame eglframe, cudaStream_t *pStream)
static const cb_function f_cudaEGLStreamProducerPresentFrame = {
    .name = "cudaEGLStreamProducerPresentFrame",
    .params = (const char *const[]){"conn", "eglframe", "pStream", NULL}, .param_count = 3};

CB_WRAPPER(cudaEGLStreamProducerPresentFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaEGLStreamProducerPresentFrame, &args, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection *conn;
    cudaEglFrame eglframe;
    cudaStream_t *pStream;
    if (cb_as_handle_ref(m, T_cudaEglStreamConnection, args[0], "conn", &conn) < 0
        || cb_as_record_value(m, T_cudaEglFrame, args[1], "eglframe", &eglframe,
            sizeof eglframe) < 0
        || cb_as_handle_ref(m, T_cudaStream_t, args[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cudaEGLStreamProducerPresentFrame *call =
        cb_symbol_address(&symbols[S_cudaEGLStreamProducerPresentFrame]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, eglframe, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEGLStreamProducerPresentFrame, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn,
//     cudaEglFrame *eglframe, cudaStream_t *pStream)
static const cb_function f_cudaEGLStreamProducerReturnFrame = {
    .name = "cudaEGLStreamProducerReturnFrame",
    .params = (const char *const[]){"conn", "eglframe", "pStream", NULL}, .param_count = 3};

CB_WRAPPER(cudaEGLStreamProducerReturnFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaEGLStreamProducerReturnFrame, &args, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection *conn;
    cudaEglFrame *eglframe;
    cudaStream_t *pStream;
    if (cb_as_handle_ref(m, T_cudaEglStreamConnection, args[0], "conn", &conn) < 0
        || cb_as_record(m, T_cudaEglFrame, args[1], "eglframe", &eglframe) < 0
        || cb_as_handle_ref(m, T_cudaStream_t, args[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cudaEGLStreamProducerReturnFrame *call =
        cb_symbol_address(&symbols[S_cudaEGLStreamProducerReturnFrame]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, eglframe, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEGLStreamProducerReturnFrame, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame,
//     cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel)
static const cb_function f_cudaGraphicsResourceGetMappedEglFrame = {
    .name = "cudaGraphicsResourceGetMappedEglFrame",
    .params = (const char *const[]){"resource", "index", "mipLevel", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cudaGraphicsResourceGetMappedEglFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphicsResourceGetMappedEglFrame, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *eglFrame = NULL;
    cudaGraphicsResource_t resource;
    uint32_t index, mipLevel;
    if (cb_as_handle(m, T_cudaGraphicsResource_t, args[0], &resource) < 0
        || cb_as_uint32(args[1], "unsigned int", &index) < 0
        || cb_as_uint32(args[2], "unsigned int", &mipLevel) < 0)
        goto done;
    fn_cudaGraphicsResourceGetMappedEglFrame *call =
        cb_symbol_address(&symbols[S_cudaGraphicsResourceGetMappedEglFrame]);
    if (call == NULL)
        goto done;
    eglFrame = cb_record_new(m, T_cudaEglFrame);
    if (eglFrame == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(cb_record_data(eglFrame), resource, index, mipLevel);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(eglFrame));
    else
        result = cb_fail(s, &f_cudaGraphicsResourceGetMappedEglFrame, status, args, NULL);
done:
    Py_XDECREF(eglFrame);
    return result;
}

// cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync,
//     unsigned int flags)
static const cb_function f_cudaEventCreateFromEGLSync = {.name = "cudaEventCreateFromEGLSync",
    .params = (const char *const[]){"eglSync", "flags", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaEventCreateFromEGLSync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaEventCreateFromEGLSync, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t phEvent = NULL;
    EGLSyncKHR eglSync;
    uint32_t flags;
    if (cb_as_handle(m, T_EGLSyncKHR, args[0], &eglSync) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaEventCreateFromEGLSync *call = cb_symbol_address(&symbols[S_cudaEventCreateFromEGLSync]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phEvent, eglSync, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventCreateFromEGLSync, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEvent_t, &phEvent));
}

// cudaError_t cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices,
//     unsigned int cudaDeviceCount, enum cudaGLDeviceList deviceList)
static const cb_function f_cudaGLGetDevices = {.name = "cudaGLGetDevices",
    .params = (const char *const[]){"cudaDeviceCount", "deviceList", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(cudaGLGetDevices)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaGLGetDevices, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int pCudaDeviceCount = 0;
    cb_array pCudaDevices;
    size_t pCudaDevices_count = 0;
    uint32_t cudaDeviceCount;
    int32_t deviceList;
    cb_array_init(&pCudaDevices);
    if (cb_as_uint32(args[0], "unsigned int", &cudaDeviceCount) < 0
        || cb_as_enum(m, T_cudaGLDeviceList, args[1], "deviceList", &deviceList) < 0)
        goto done;
    fn_cudaGLGetDevices *call = cb_symbol_address(&symbols[S_cudaGLGetDevices]);
    if (call == NULL)
        goto done;
    pCudaDevices_count = (size_t)cudaDeviceCount;
    if (cb_array_reserve(&pCudaDevices, pCudaDevices_count, sizeof(int)) < 0)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaDeviceCount, pCudaDevices.data, cudaDeviceCount,
        (enum cudaGLDeviceList)deviceList);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGLGetDevices, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {
        PyLong_FromUnsignedLong(pCudaDeviceCount),
        cb_int_list(pCudaDevices.data, pCudaDevices_count, sizeof(int), true)
    };
    result = cb_return_many(s, &f_cudaGLGetDevices, values);
done:
    cb_array_done(&pCudaDevices);
    return result;
}

// cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource_t *resource, GLuint image,
//     GLenum target, unsigned int flags)
static const cb_function f_cudaGraphicsGLRegisterImage = {.name = "cudaGraphicsGLRegisterImage",
    .params = (const char *const[]){"image", "target", "flags", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cudaGraphicsGLRegisterImage)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphicsGLRegisterImage, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphicsResource_t resource = NULL;
    GLuint image;
    GLenum target;
    uint32_t flags;
    if (cb_as_scalar(m, T_GLuint, args[0], &image, sizeof image) < 0
        || cb_as_scalar(m, T_GLenum, args[1], &target, sizeof target) < 0
        || cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphicsGLRegisterImage *call =
        cb_symbol_address(&symbols[S_cudaGraphicsGLRegisterImage]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&resource, image, target, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsGLRegisterImage, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraphicsResource_t, &resource));
}

// cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource_t *resource, GLuint buffer,
//     unsigned int flags)
static const cb_function f_cudaGraphicsGLRegisterBuffer = {.name = "cudaGraphicsGLRegisterBuffer",
    .params = (const char *const[]){"buffer", "flags", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaGraphicsGLRegisterBuffer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphicsGLRegisterBuffer, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphicsResource_t resource = NULL;
    GLuint buffer;
    uint32_t flags;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphicsGLRegisterBuffer *call =
        cb_symbol_address(&symbols[S_cudaGraphicsGLRegisterBuffer]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&resource, buffer, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsGLRegisterBuffer, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraphicsResource_t, &resource));
}

// cudaError_t cudaGLSetGLDevice(int device)
static const cb_function f_cudaGLSetGLDevice = {.name = "cudaGLSetGLDevice",
    .params = (const char *const[]){"device", NULL}, .param_count = 1};

CB_WRAPPER(cudaGLSetGLDevice)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGLSetGLDevice, &args, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    if (cb_as_int32(args[0], "int", &device) < 0)
        return NULL;
    fn_cudaGLSetGLDevice *call = cb_symbol_address(&symbols[S_cudaGLSetGLDevice]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGLSetGLDevice, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGLRegisterBufferObject(GLuint bufObj)
static const cb_function f_cudaGLRegisterBufferObject = {.name = "cudaGLRegisterBufferObject",
    .params = (const char *const[]){"bufObj", NULL}, .param_count = 1};

CB_WRAPPER(cudaGLRegisterBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGLRegisterBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    GLuint bufObj;
    if (cb_as_scalar(m, T_GLuint, args[0], &bufObj, sizeof bufObj) < 0)
        return NULL;
    fn_cudaGLRegisterBufferObject *call = cb_symbol_address(&symbols[S_cudaGLRegisterBufferObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(bufObj);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGLRegisterBufferObject, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGLMapBufferObject(void **devPtr, GLuint bufObj)
static const cb_function f_cudaGLMapBufferObject = {.name = "cudaGLMapBufferObject",
    .params = (const char *const[]){"bufObj", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGLMapBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGLMapBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    GLuint bufObj;
    if (cb_as_scalar(m, T_GLuint, args[0], &bufObj, sizeof bufObj) < 0)
        return NULL;
    fn_cudaGLMapBufferObject *call = cb_symbol_address(&symbols[S_cudaGLMapBufferObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, bufObj);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGLMapBufferObject, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)devPtr));
}

// cudaError_t cudaGLUnmapBufferObject(GLuint bufObj)
static const cb_function f_cudaGLUnmapBufferObject = {.name = "cudaGLUnmapBufferObject",
    .params = (const char *const[]){"bufObj", NULL}, .param_count = 1};

CB_WRAPPER(cudaGLUnmapBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGLUnmapBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    GLuint bufObj;
    if (cb_as_scalar(m, T_GLuint, args[0], &bufObj, sizeof bufObj) < 0)
        return NULL;
    fn_cudaGLUnmapBufferObject *call = cb_symbol_address(&symbols[S_cudaGLUnmapBufferObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(bufObj);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGLUnmapBufferObject, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj)
static const cb_function f_cudaGLUnregisterBufferObject = {.name = "cudaGLUnregisterBufferObject",
    .params = (const char *const[]){"bufObj", NULL}, .param_count = 1};

CB_WRAPPER(cudaGLUnregisterBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGLUnregisterBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    GLuint bufObj;
    if (cb_as_scalar(m, T_GLuint, args[0], &bufObj, sizeof bufObj) < 0)
        return NULL;
    fn_cudaGLUnregisterBufferObject *call =
        cb_symbol_address(&symbols[S_cudaGLUnregisterBufferObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(bufObj);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGLUnregisterBufferObject, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)
static const cb_function f_cudaGLSetBufferObjectMapFlags = {
    .name = "cudaGLSetBufferObjectMapFlags",
    .params = (const char *const[]){"bufObj", "flags", NULL}, .param_count = 2};

CB_WRAPPER(cudaGLSetBufferObjectMapFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGLSetBufferObjectMapFlags, &args, nargs, kwnames, slots))
        return NULL;
    GLuint bufObj;
    uint32_t flags;
    if (cb_as_scalar(m, T_GLuint, args[0], &bufObj, sizeof bufObj) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGLSetBufferObjectMapFlags *call =
        cb_symbol_address(&symbols[S_cudaGLSetBufferObjectMapFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(bufObj, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGLSetBufferObjectMapFlags, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj, cudaStream_t stream)
static const cb_function f_cudaGLMapBufferObjectAsync = {.name = "cudaGLMapBufferObjectAsync",
    .params = (const char *const[]){"bufObj", "stream", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaGLMapBufferObjectAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGLMapBufferObjectAsync, &args, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    GLuint bufObj;
    cudaStream_t stream;
    if (cb_as_scalar(m, T_GLuint, args[0], &bufObj, sizeof bufObj) < 0
        || cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0)
        return NULL;
    fn_cudaGLMapBufferObjectAsync *call = cb_symbol_address(&symbols[S_cudaGLMapBufferObjectAsync]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, bufObj, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGLMapBufferObjectAsync, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)devPtr));
}

// cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)
static const cb_function f_cudaGLUnmapBufferObjectAsync = {.name = "cudaGLUnmapBufferObjectAsync",
    .params = (const char *const[]){"bufObj", "stream", NULL}, .param_count = 2};

CB_WRAPPER(cudaGLUnmapBufferObjectAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGLUnmapBufferObjectAsync, &args, nargs, kwnames, slots))
        return NULL;
    GLuint bufObj;
    cudaStream_t stream;
    if (cb_as_scalar(m, T_GLuint, args[0], &bufObj, sizeof bufObj) < 0
        || cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0)
        return NULL;
    fn_cudaGLUnmapBufferObjectAsync *call =
        cb_symbol_address(&symbols[S_cudaGLUnmapBufferObjectAsync]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(bufObj, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGLUnmapBufferObjectAsync, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice,
//     int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
static const cb_function f_cudaVDPAUGetDevice = {.name = "cudaVDPAUGetDevice",
    .params = (const char *const[]){"vdpDevice", "vdpGetProcAddress", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaVDPAUGetDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaVDPAUGetDevice, &args, nargs, kwnames, slots))
        return NULL;
    int device = 0;
    VdpDevice vdpDevice;
    cb_address vdpGetProcAddress;
    vdpGetProcAddress.held = false;
    if (cb_as_scalar(m, T_VdpDevice, args[0], &vdpDevice, sizeof vdpDevice) < 0
        || cb_as_address(m, args[1], &vdpGetProcAddress) < 0)
        goto done;
    fn_cudaVDPAUGetDevice *call = cb_symbol_address(&symbols[S_cudaVDPAUGetDevice]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&device, vdpDevice, vdpGetProcAddress.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, PyLong_FromLong(device));
    else
        result = cb_fail(s, &f_cudaVDPAUGetDevice, status, args, NULL);
done:
    cb_address_release(&vdpGetProcAddress);
    return result;
}

// cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice,
//     int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
static const cb_function f_cudaVDPAUSetVDPAUDevice = {.name = "cudaVDPAUSetVDPAUDevice",
    .params = (const char *const[]){"device", "vdpDevice", "vdpGetProcAddress", NULL},
    .param_count = 3};

CB_WRAPPER(cudaVDPAUSetVDPAUDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaVDPAUSetVDPAUDevice, &args, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    VdpDevice vdpDevice;
    cb_address vdpGetProcAddress;
    vdpGetProcAddress.held = false;
    if (cb_as_int32(args[0], "int", &device) < 0
        || cb_as_scalar(m, T_VdpDevice, args[1], &vdpDevice, sizeof vdpDevice) < 0
        || cb_as_address(m, args[2], &vdpGetProcAddress) < 0)
        goto done;
    fn_cudaVDPAUSetVDPAUDevice *call = cb_symbol_address(&symbols[S_cudaVDPAUSetVDPAUDevice]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, vdpDevice, vdpGetProcAddress.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaVDPAUSetVDPAUDevice, status, args, NULL);
done:
    cb_address_release(&vdpGetProcAddress);
    return result;
}

// cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource_t *resource,
//     VdpVideoSurface vdpSurface, unsigned int flags)
static const cb_function f_cudaGraphicsVDPAURegisterVideoSurface = {
    .name = "cudaGraphicsVDPAURegisterVideoSurface",
    .params = (const char *const[]){"vdpSurface", "flags", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaGraphicsVDPAURegisterVideoSurface)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphicsVDPAURegisterVideoSurface, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphicsResource_t resource = NULL;
    VdpVideoSurface vdpSurface;
    uint32_t flags;
    if (cb_as_scalar(m, T_VdpVideoSurface, args[0], &vdpSurface, sizeof vdpSurface) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphicsVDPAURegisterVideoSurface *call =
        cb_symbol_address(&symbols[S_cudaGraphicsVDPAURegisterVideoSurface]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&resource, vdpSurface, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsVDPAURegisterVideoSurface, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraphicsResource_t, &resource));
}

// cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource_t *resource,
//     VdpOutputSurface vdpSurface, unsigned int flags)
static const cb_function f_cudaGraphicsVDPAURegisterOutputSurface = {
    .name = "cudaGraphicsVDPAURegisterOutputSurface",
    .params = (const char *const[]){"vdpSurface", "flags", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaGraphicsVDPAURegisterOutputSurface)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphicsVDPAURegisterOutputSurface, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphicsResource_t resource = NULL;
    VdpOutputSurface vdpSurface;
    uint32_t flags;
    if (cb_as_scalar(m, T_VdpOutputSurface, args[0], &vdpSurface, sizeof vdpSurface) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphicsVDPAURegisterOutputSurface *call =
        cb_symbol_address(&symbols[S_cudaGraphicsVDPAURegisterOutputSurface]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&resource, vdpSurface, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsVDPAURegisterOutputSurface, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraphicsResource_t, &resource));
}

