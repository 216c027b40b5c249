// functions_interop.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

// cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out,
//     const struct cudaExternalMemoryHandleDesc *memHandleDesc)
static const cb_function f_cudaImportExternalMemory = {
    .name = "cudaImportExternalMemory",
    CB_PARAMS("memHandleDesc"),
    .result_count = 1,
};

CB_WRAPPER(cudaImportExternalMemory)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaImportExternalMemory, &argv, nargs, kwnames, slots))
        return NULL;
    cudaExternalMemory_t extMem_out = NULL;
    const struct cudaExternalMemoryHandleDesc *memHandleDesc;
    if (cb_as_record(py, T_cudaExternalMemoryHandleDesc, argv[0], "memHandleDesc",
            &memHandleDesc) < 0)
        return NULL;
    fn_cudaImportExternalMemory *call =
        cb_symbol_address(&runtime_symbols[S_cudaImportExternalMemory]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&extMem_out, memHandleDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaImportExternalMemory, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaExternalMemory_t, &extMem_out));
}

// cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem,
//     const struct cudaExternalMemoryBufferDesc *bufferDesc)
static const cb_function f_cudaExternalMemoryGetMappedBuffer = {
    .name = "cudaExternalMemoryGetMappedBuffer",
    CB_PARAMS("extMem", "bufferDesc"),
    .result_count = 1,
};

CB_WRAPPER(cudaExternalMemoryGetMappedBuffer)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaExternalMemoryGetMappedBuffer, &argv, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    cudaExternalMemory_t extMem;
    const struct cudaExternalMemoryBufferDesc *bufferDesc;
    if (cb_as_handle(py, T_cudaExternalMemory_t, argv[0], "extMem", &extMem) < 0
        || cb_as_record(py, T_cudaExternalMemoryBufferDesc, argv[1], "bufferDesc", &bufferDesc) < 0)
        return NULL;
    fn_cudaExternalMemoryGetMappedBuffer *call =
        cb_symbol_address(&runtime_symbols[S_cudaExternalMemoryGetMappedBuffer]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, extMem, bufferDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaExternalMemoryGetMappedBuffer, status, argv);
    return cb_return1(form, PyLong_FromVoidPtr(devPtr));
}

// cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap,
//     cudaExternalMemory_t extMem, const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)
static const cb_function f_cudaExternalMemoryGetMappedMipmappedArray = {
    .name = "cudaExternalMemoryGetMappedMipmappedArray",
    CB_PARAMS("extMem", "mipmapDesc"),
    .result_count = 1,
};

CB_WRAPPER(cudaExternalMemoryGetMappedMipmappedArray)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaExternalMemoryGetMappedMipmappedArray, &argv, nargs, kwnames,
            slots))
        return NULL;
    cudaMipmappedArray_t mipmap = NULL;
    cudaExternalMemory_t extMem;
    const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc;
    if (cb_as_handle(py, T_cudaExternalMemory_t, argv[0], "extMem", &extMem) < 0
        || cb_as_record(py, T_cudaExternalMemoryMipmappedArrayDesc, argv[1], "mipmapDesc",
            &mipmapDesc) < 0)
        return NULL;
    fn_cudaExternalMemoryGetMappedMipmappedArray *call =
        cb_symbol_address(&runtime_symbols[S_cudaExternalMemoryGetMappedMipmappedArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&mipmap, extMem, mipmapDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaExternalMemoryGetMappedMipmappedArray, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaMipmappedArray_t, &mipmap));
}

// cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem)
static const cb_function f_cudaDestroyExternalMemory = {
    .name = "cudaDestroyExternalMemory",
    CB_PARAMS("extMem"),
};

CB_WRAPPER(cudaDestroyExternalMemory)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaDestroyExternalMemory, &argv, nargs, kwnames, slots))
        return NULL;
    cudaExternalMemory_t extMem;
    if (cb_as_ended_handle(py, T_cudaExternalMemory_t, argv[0], "extMem", &extMem) < 0)
        return NULL;
    fn_cudaDestroyExternalMemory *call =
        cb_symbol_address(&runtime_symbols[S_cudaDestroyExternalMemory]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extMem);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDestroyExternalMemory, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out,
//     const struct cudaExternalSemaphoreHandleDesc *semHandleDesc)
static const cb_function f_cudaImportExternalSemaphore = {
    .name = "cudaImportExternalSemaphore",
    CB_PARAMS("semHandleDesc"),
    .result_count = 1,
};

CB_WRAPPER(cudaImportExternalSemaphore)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaImportExternalSemaphore, &argv, nargs, kwnames, slots))
        return NULL;
    cudaExternalSemaphore_t extSem_out = NULL;
    const struct cudaExternalSemaphoreHandleDesc *semHandleDesc;
    if (cb_as_record(py, T_cudaExternalSemaphoreHandleDesc, argv[0], "semHandleDesc",
            &semHandleDesc) < 0)
        return NULL;
    fn_cudaImportExternalSemaphore *call =
        cb_symbol_address(&runtime_symbols[S_cudaImportExternalSemaphore]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&extSem_out, semHandleDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaImportExternalSemaphore, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaExternalSemaphore_t, &extSem_out));
}

CB_PARAM_LIST(cudaSignalExternalSemaphoresAsync, "extSemArray", "paramsArray", "numExtSems",
    "stream");

// cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray,
//     const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
//     cudaStream_t stream)
static const cb_function f_cudaSignalExternalSemaphoresAsync = {
    .name = "cudaSignalExternalSemaphoresAsync",
    CB_PARAMS_OF(cudaSignalExternalSemaphoresAsync),
    .optional_mask = CB_BIT(3), // stream
    .auto_mask = CB_BIT(2), // numExtSems
};

CB_WRAPPER(cudaSignalExternalSemaphoresAsync)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaSignalExternalSemaphoresAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array extSemArray, paramsArray;
    uint32_t numExtSems;
    cudaStream_t stream;
    cb_array_init(&extSemArray);
    cb_array_init(&paramsArray);
    if (cb_array_handles(py, T_cudaExternalSemaphore_t, argv[0], "extSemArray", &extSemArray) < 0
        || cb_array_records(py, T_cudaExternalSemaphoreSignalParams, argv[1], "paramsArray",
            &paramsArray) < 0
        || (argv[2] != NULL && cb_as_uint32(argv[2], "unsigned int", &numExtSems) < 0)
        || cb_as_handle(py, T_cudaStream_t, argv[3], "stream", &stream) < 0)
        goto done;
    if (argv[2] == NULL)
        numExtSems = (uint32_t)CB_LONGEST(&extSemArray, &paramsArray);
    if (cb_array_check(&extSemArray, numExtSems, "extSemArray") < 0
        || cb_array_check(&paramsArray, numExtSems, "paramsArray") < 0)
        goto done;
    fn_cudaSignalExternalSemaphoresAsync *call =
        cb_symbol_address(&runtime_symbols[S_cudaSignalExternalSemaphoresAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSemArray.data, paramsArray.data, numExtSems, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaSignalExternalSemaphoresAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&extSemArray);
    cb_array_done(&paramsArray);
    return retval;
}

// cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray,
//     const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
//     cudaStream_t stream)
static const cb_function f_cudaWaitExternalSemaphoresAsync = {
    .name = "cudaWaitExternalSemaphoresAsync",
    CB_PARAMS_OF(cudaSignalExternalSemaphoresAsync),
    .optional_mask = CB_BIT(3), // stream
    .auto_mask = CB_BIT(2), // numExtSems
};

CB_WRAPPER(cudaWaitExternalSemaphoresAsync)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaWaitExternalSemaphoresAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array extSemArray, paramsArray;
    uint32_t numExtSems;
    cudaStream_t stream;
    cb_array_init(&extSemArray);
    cb_array_init(&paramsArray);
    if (cb_array_handles(py, T_cudaExternalSemaphore_t, argv[0], "extSemArray", &extSemArray) < 0
        || cb_array_records(py, T_cudaExternalSemaphoreWaitParams, argv[1], "paramsArray",
            &paramsArray) < 0
        || (argv[2] != NULL && cb_as_uint32(argv[2], "unsigned int", &numExtSems) < 0)
        || cb_as_handle(py, T_cudaStream_t, argv[3], "stream", &stream) < 0)
        goto done;
    if (argv[2] == NULL)
        numExtSems = (uint32_t)CB_LONGEST(&extSemArray, &paramsArray);
    if (cb_array_check(&extSemArray, numExtSems, "extSemArray") < 0
        || cb_array_check(&paramsArray, numExtSems, "paramsArray") < 0)
        goto done;
    fn_cudaWaitExternalSemaphoresAsync *call =
        cb_symbol_address(&runtime_symbols[S_cudaWaitExternalSemaphoresAsync]);
    if (call == NULL)
        goto done;
    cb_gil_has_waits(py->gil);
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSemArray.data, paramsArray.data, numExtSems, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaWaitExternalSemaphoresAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&extSemArray);
    cb_array_done(&paramsArray);
    return retval;
}

// cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)
static const cb_function f_cudaDestroyExternalSemaphore = {
    .name = "cudaDestroyExternalSemaphore",
    CB_PARAMS("extSem"),
};

CB_WRAPPER(cudaDestroyExternalSemaphore)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaDestroyExternalSemaphore, &argv, nargs, kwnames, slots))
        return NULL;
    cudaExternalSemaphore_t extSem;
    if (cb_as_ended_handle(py, T_cudaExternalSemaphore_t, argv[0], "extSem", &extSem) < 0)
        return NULL;
    fn_cudaDestroyExternalSemaphore *call =
        cb_symbol_address(&runtime_symbols[S_cudaDestroyExternalSemaphore]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSem);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDestroyExternalSemaphore, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

CB_PARAM_LIST(cudaGraphicsUnregisterResource, "resource");

// cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)
static const cb_function f_cudaGraphicsUnregisterResource = {
    .name = "cudaGraphicsUnregisterResource",
    CB_PARAMS_OF(cudaGraphicsUnregisterResource),
};

CB_WRAPPER(cudaGraphicsUnregisterResource)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphicsUnregisterResource, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphicsResource_t resource;
    if (cb_as_ended_handle(py, T_cudaGraphicsResource_t, argv[0], "resource", &resource) < 0)
        return NULL;
    fn_cudaGraphicsUnregisterResource *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphicsUnregisterResource]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(resource);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphicsUnregisterResource, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags)
static const cb_function f_cudaGraphicsResourceSetMapFlags = {
    .name = "cudaGraphicsResourceSetMapFlags",
    CB_PARAMS("resource", "flags"),
};

CB_WRAPPER(cudaGraphicsResourceSetMapFlags)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphicsResourceSetMapFlags, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphicsResource_t resource;
    uint32_t flags;
    if (cb_as_handle(py, T_cudaGraphicsResource_t, argv[0], "resource", &resource) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphicsResourceSetMapFlags *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphicsResourceSetMapFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(resource, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphicsResourceSetMapFlags, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cudaGraphicsMapResources, "count", "resources", "stream");

// cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources,
//     cudaStream_t stream)
static const cb_function f_cudaGraphicsMapResources = {
    .name = "cudaGraphicsMapResources",
    CB_PARAMS_OF(cudaGraphicsMapResources),
    .optional_mask = CB_BIT(2), // stream
};

CB_WRAPPER(cudaGraphicsMapResources)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaGraphicsMapResources, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t count;
    cudaGraphicsResource_t *resources;
    cudaStream_t stream;
    if (cb_as_int32(argv[0], "int", &count) < 0
        || cb_as_handle_ref(py, T_cudaGraphicsResource_t, argv[1], "resources", &resources) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[2], "stream", &stream) < 0
        || cb_handle_ref_check(argv[1], count, "cudaGraphicsMapResources", "resources") < 0)
        return NULL;
    fn_cudaGraphicsMapResources *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphicsMapResources]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(count, resources, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphicsMapResources, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources,
//     cudaStream_t stream)
static const cb_function f_cudaGraphicsUnmapResources = {
    .name = "cudaGraphicsUnmapResources",
    CB_PARAMS_OF(cudaGraphicsMapResources),
    .optional_mask = CB_BIT(2), // stream
};

CB_WRAPPER(cudaGraphicsUnmapResources)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaGraphicsUnmapResources, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t count;
    cudaGraphicsResource_t *resources;
    cudaStream_t stream;
    if (cb_as_int32(argv[0], "int", &count) < 0
        || cb_as_handle_ref(py, T_cudaGraphicsResource_t, argv[1], "resources", &resources) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[2], "stream", &stream) < 0
        || cb_handle_ref_check(argv[1], count, "cudaGraphicsUnmapResources", "resources") < 0)
        return NULL;
    fn_cudaGraphicsUnmapResources *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphicsUnmapResources]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(count, resources, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphicsUnmapResources, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size,
//     cudaGraphicsResource_t resource)
static const cb_function f_cudaGraphicsResourceGetMappedPointer = {
    .name = "cudaGraphicsResourceGetMappedPointer",
    CB_PARAMS_OF(cudaGraphicsUnregisterResource),
    .result_count = 2,
};

CB_WRAPPER(cudaGraphicsResourceGetMappedPointer)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphicsResourceGetMappedPointer, &argv, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    size_t size = 0;
    cudaGraphicsResource_t resource;
    if (cb_as_handle(py, T_cudaGraphicsResource_t, argv[0], "resource", &resource) < 0)
        return NULL;
    fn_cudaGraphicsResourceGetMappedPointer *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphicsResourceGetMappedPointer]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&devPtr, &size, resource);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphicsResourceGetMappedPointer, status, argv);
    PyObject *results[] = {PyLong_FromVoidPtr(devPtr), PyLong_FromSize_t(size)};
    return cb_return_many(form, &f_cudaGraphicsResourceGetMappedPointer, results);
}

// cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array,
//     cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel)
static const cb_function f_cudaGraphicsSubResourceGetMappedArray = {
    .name = "cudaGraphicsSubResourceGetMappedArray",
    CB_PARAMS("resource", "arrayIndex", "mipLevel"),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphicsSubResourceGetMappedArray)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaGraphicsSubResourceGetMappedArray, &argv, nargs, kwnames, slots))
        return NULL;
    cudaArray_t array = NULL;
    cudaGraphicsResource_t resource;
    uint32_t arrayIndex, mipLevel;
    if (cb_as_handle(py, T_cudaGraphicsResource_t, argv[0], "resource", &resource) < 0
        || cb_as_uint32(argv[1], "unsigned int", &arrayIndex) < 0
        || cb_as_uint32(argv[2], "unsigned int", &mipLevel) < 0)
        return NULL;
    fn_cudaGraphicsSubResourceGetMappedArray *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphicsSubResourceGetMappedArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&array, resource, arrayIndex, mipLevel);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphicsSubResourceGetMappedArray, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaArray_t, &array));
}

// cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
//     cudaGraphicsResource_t resource)
static const cb_function f_cudaGraphicsResourceGetMappedMipmappedArray = {
    .name = "cudaGraphicsResourceGetMappedMipmappedArray",
    CB_PARAMS_OF(cudaGraphicsUnregisterResource),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphicsResourceGetMappedMipmappedArray)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphicsResourceGetMappedMipmappedArray, &argv, nargs, kwnames,
            slots))
        return NULL;
    cudaMipmappedArray_t mipmappedArray = NULL;
    cudaGraphicsResource_t resource;
    if (cb_as_handle(py, T_cudaGraphicsResource_t, argv[0], "resource", &resource) < 0)
        return NULL;
    fn_cudaGraphicsResourceGetMappedMipmappedArray *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphicsResourceGetMappedMipmappedArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&mipmappedArray, resource);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphicsResourceGetMappedMipmappedArray, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaMipmappedArray_t, &mipmappedArray));
}

CB_PARAM_LIST(cudaGraphAddExternalSemaphoresSignalNode, "graph", "pDependencies",
    "numDependencies", "nodeParams");

// cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode,
//     cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
//     const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)
static const cb_function f_cudaGraphAddExternalSemaphoresSignalNode = {
    .name = "cudaGraphAddExternalSemaphoresSignalNode",
    CB_PARAMS_OF(cudaGraphAddExternalSemaphoresSignalNode),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cudaGraphAddExternalSemaphoresSignalNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphAddExternalSemaphoresSignalNode, &argv, nargs, kwnames,
            slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies;
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams;
    cb_array_init(&pDependencies);
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "pDependencies", &pDependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_record(py, T_cudaExternalSemaphoreSignalNodeParams, argv[3], "nodeParams",
            &nodeParams) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = pDependencies.length;
    if (cb_array_check(&pDependencies, numDependencies, "pDependencies") < 0)
        goto done;
    fn_cudaGraphAddExternalSemaphoresSignalNode *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphAddExternalSemaphoresSignalNode]);
    if (call == NULL)
        goto done;
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, nodeParams);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphAddExternalSemaphoresSignalNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return retval;
}

CB_PARAM_LIST(cudaGraphExternalSemaphoresSignalNodeGetParams, "hNode");

// cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode,
//     struct cudaExternalSemaphoreSignalNodeParams *params_out)
static const cb_function f_cudaGraphExternalSemaphoresSignalNodeGetParams = {
    .name = "cudaGraphExternalSemaphoresSignalNodeGetParams",
    CB_PARAMS_OF(cudaGraphExternalSemaphoresSignalNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphExternalSemaphoresSignalNodeGetParams)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphExternalSemaphoresSignalNodeGetParams, &argv, nargs,
            kwnames, slots))
        return NULL;
    cudaGraphNode_t hNode;
    PyObject *params_out = NULL;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "hNode", &hNode) < 0)
        goto done;
    fn_cudaGraphExternalSemaphoresSignalNodeGetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphExternalSemaphoresSignalNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(py, T_cudaExternalSemaphoreSignalNodeParams);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphExternalSemaphoresSignalNodeGetParams, status, argv);
    else
        retval = cb_return1(form, cb_take(&params_out));
done:
    Py_XDECREF(params_out);
    return retval;
}

CB_PARAM_LIST(cudaGraphExternalSemaphoresSignalNodeSetParams, "hNode", "nodeParams");

// cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode,
//     const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)
static const cb_function f_cudaGraphExternalSemaphoresSignalNodeSetParams = {
    .name = "cudaGraphExternalSemaphoresSignalNodeSetParams",
    CB_PARAMS_OF(cudaGraphExternalSemaphoresSignalNodeSetParams),
};

CB_WRAPPER(cudaGraphExternalSemaphoresSignalNodeSetParams)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphExternalSemaphoresSignalNodeSetParams, &argv, nargs,
            kwnames, slots))
        return NULL;
    cudaGraphNode_t hNode;
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "hNode", &hNode) < 0
        || cb_as_record(py, T_cudaExternalSemaphoreSignalNodeParams, argv[1], "nodeParams",
            &nodeParams) < 0)
        return NULL;
    fn_cudaGraphExternalSemaphoresSignalNodeSetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphExternalSemaphoresSignalNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphExternalSemaphoresSignalNodeSetParams, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode,
//     cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
//     const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)
static const cb_function f_cudaGraphAddExternalSemaphoresWaitNode = {
    .name = "cudaGraphAddExternalSemaphoresWaitNode",
    CB_PARAMS_OF(cudaGraphAddExternalSemaphoresSignalNode),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cudaGraphAddExternalSemaphoresWaitNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphAddExternalSemaphoresWaitNode, &argv, nargs, kwnames,
            slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies;
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams;
    cb_array_init(&pDependencies);
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "pDependencies", &pDependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_record(py, T_cudaExternalSemaphoreWaitNodeParams, argv[3], "nodeParams",
            &nodeParams) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = pDependencies.length;
    if (cb_array_check(&pDependencies, numDependencies, "pDependencies") < 0)
        goto done;
    fn_cudaGraphAddExternalSemaphoresWaitNode *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphAddExternalSemaphoresWaitNode]);
    if (call == NULL)
        goto done;
    cb_gil_has_waits(py->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, nodeParams);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphAddExternalSemaphoresWaitNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return retval;
}

// cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode,
//     struct cudaExternalSemaphoreWaitNodeParams *params_out)
static const cb_function f_cudaGraphExternalSemaphoresWaitNodeGetParams = {
    .name = "cudaGraphExternalSemaphoresWaitNodeGetParams",
    CB_PARAMS_OF(cudaGraphExternalSemaphoresSignalNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphExternalSemaphoresWaitNodeGetParams)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphExternalSemaphoresWaitNodeGetParams, &argv, nargs, kwnames,
            slots))
        return NULL;
    cudaGraphNode_t hNode;
    PyObject *params_out = NULL;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "hNode", &hNode) < 0)
        goto done;
    fn_cudaGraphExternalSemaphoresWaitNodeGetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphExternalSemaphoresWaitNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(py, T_cudaExternalSemaphoreWaitNodeParams);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphExternalSemaphoresWaitNodeGetParams, status, argv);
    else
        retval = cb_return1(form, cb_take(&params_out));
done:
    Py_XDECREF(params_out);
    return retval;
}

// cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode,
//     const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)
static const cb_function f_cudaGraphExternalSemaphoresWaitNodeSetParams = {
    .name = "cudaGraphExternalSemaphoresWaitNodeSetParams",
    CB_PARAMS_OF(cudaGraphExternalSemaphoresSignalNodeSetParams),
};

CB_WRAPPER(cudaGraphExternalSemaphoresWaitNodeSetParams)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphExternalSemaphoresWaitNodeSetParams, &argv, nargs, kwnames,
            slots))
        return NULL;
    cudaGraphNode_t hNode;
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "hNode", &hNode) < 0
        || cb_as_record(py, T_cudaExternalSemaphoreWaitNodeParams, argv[1], "nodeParams",
            &nodeParams) < 0)
        return NULL;
    fn_cudaGraphExternalSemaphoresWaitNodeSetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphExternalSemaphoresWaitNodeSetParams]);
    if (call == NULL)
        return NULL;
    cb_gil_has_waits(py->gil);
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphExternalSemaphoresWaitNodeSetParams, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cudaGraphExecExternalSemaphoresSignalNodeSetParams, "hGraphExec", "hNode",
    "nodeParams");

// cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec,
//     cudaGraphNode_t hNode, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)
static const cb_function f_cudaGraphExecExternalSemaphoresSignalNodeSetParams = {
    .name = "cudaGraphExecExternalSemaphoresSignalNodeSetParams",
    CB_PARAMS_OF(cudaGraphExecExternalSemaphoresSignalNodeSetParams),
};

CB_WRAPPER(cudaGraphExecExternalSemaphoresSignalNodeSetParams)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaGraphExecExternalSemaphoresSignalNodeSetParams, &argv, nargs,
            kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t hNode;
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_cudaGraphNode_t, argv[1], "hNode", &hNode) < 0
        || cb_as_record(py, T_cudaExternalSemaphoreSignalNodeParams, argv[2], "nodeParams",
            &nodeParams) < 0)
        return NULL;
    fn_cudaGraphExecExternalSemaphoresSignalNodeSetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphExecExternalSemaphoresSignalNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphExecExternalSemaphoresSignalNodeSetParams, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec,
//     cudaGraphNode_t hNode, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)
static const cb_function f_cudaGraphExecExternalSemaphoresWaitNodeSetParams = {
    .name = "cudaGraphExecExternalSemaphoresWaitNodeSetParams",
    CB_PARAMS_OF(cudaGraphExecExternalSemaphoresSignalNodeSetParams),
};

CB_WRAPPER(cudaGraphExecExternalSemaphoresWaitNodeSetParams)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaGraphExecExternalSemaphoresWaitNodeSetParams, &argv, nargs,
            kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t hNode;
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_cudaGraphNode_t, argv[1], "hNode", &hNode) < 0
        || cb_as_record(py, T_cudaExternalSemaphoreWaitNodeParams, argv[2], "nodeParams",
            &nodeParams) < 0)
        return NULL;
    fn_cudaGraphExecExternalSemaphoresWaitNodeSetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphExecExternalSemaphoresWaitNodeSetParams]);
    if (call == NULL)
        return NULL;
    cb_gil_has_waits(py->gil);
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphExecExternalSemaphoresWaitNodeSetParams, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphicsEGLRegisterImage(cudaGraphicsResource_t *pCudaResource,
//     EGLImageKHR image, unsigned int flags)
static const cb_function f_cudaGraphicsEGLRegisterImage = {
    .name = "cudaGraphicsEGLRegisterImage",
    CB_PARAMS("image", "flags"),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphicsEGLRegisterImage)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphicsEGLRegisterImage, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphicsResource_t pCudaResource = NULL;
    EGLImageKHR image;
    uint32_t flags;
    if (cb_as_handle(py, T_EGLImageKHR, argv[0], "image", &image) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphicsEGLRegisterImage *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphicsEGLRegisterImage]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, image, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphicsEGLRegisterImage, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaGraphicsResource_t, &pCudaResource));
}

// cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream)
static const cb_function f_cudaEGLStreamConsumerConnect = {
    .name = "cudaEGLStreamConsumerConnect",
    CB_PARAMS("eglStream"),
    .result_count = 1,
};

CB_WRAPPER(cudaEGLStreamConsumerConnect)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaEGLStreamConsumerConnect, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection conn = NULL;
    EGLStreamKHR eglStream;
    if (cb_as_handle(py, T_EGLStreamKHR, argv[0], "eglStream", &eglStream) < 0)
        return NULL;
    fn_cudaEGLStreamConsumerConnect *call =
        cb_symbol_address(&runtime_symbols[S_cudaEGLStreamConsumerConnect]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, eglStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaEGLStreamConsumerConnect, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaEglStreamConnection, &conn));
}

// cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn,
//     EGLStreamKHR eglStream, unsigned int flags)
static const cb_function f_cudaEGLStreamConsumerConnectWithFlags = {
    .name = "cudaEGLStreamConsumerConnectWithFlags",
    CB_PARAMS("eglStream", "flags"),
    .result_count = 1,
};

CB_WRAPPER(cudaEGLStreamConsumerConnectWithFlags)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaEGLStreamConsumerConnectWithFlags, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection conn = NULL;
    EGLStreamKHR eglStream;
    uint32_t flags;
    if (cb_as_handle(py, T_EGLStreamKHR, argv[0], "eglStream", &eglStream) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaEGLStreamConsumerConnectWithFlags *call =
        cb_symbol_address(&runtime_symbols[S_cudaEGLStreamConsumerConnectWithFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, eglStream, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaEGLStreamConsumerConnectWithFlags, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaEglStreamConnection, &conn));
}

CB_PARAM_LIST(cudaEGLStreamConsumerDisconnect, "conn");

// cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)
static const cb_function f_cudaEGLStreamConsumerDisconnect = {
    .name = "cudaEGLStreamConsumerDisconnect",
    CB_PARAMS_OF(cudaEGLStreamConsumerDisconnect),
};

CB_WRAPPER(cudaEGLStreamConsumerDisconnect)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaEGLStreamConsumerDisconnect, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection *conn;
    if (cb_as_handle_ref(py, T_cudaEglStreamConnection, argv[0], "conn", &conn) < 0)
        return NULL;
    fn_cudaEGLStreamConsumerDisconnect *call =
        cb_symbol_address(&runtime_symbols[S_cudaEGLStreamConsumerDisconnect]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaEGLStreamConsumerDisconnect, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn,
//     cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout)
static const cb_function f_cudaEGLStreamConsumerAcquireFrame = {
    .name = "cudaEGLStreamConsumerAcquireFrame",
    CB_PARAMS("conn", "pCudaResource", "pStream", "timeout"),
};

CB_WRAPPER(cudaEGLStreamConsumerAcquireFrame)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cudaEGLStreamConsumerAcquireFrame, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection *conn;
    cudaGraphicsResource_t *pCudaResource;
    cudaStream_t *pStream;
    uint32_t timeout;
    if (cb_as_handle_ref(py, T_cudaEglStreamConnection, argv[0], "conn", &conn) < 0
        || cb_as_handle_ref(py, T_cudaGraphicsResource_t, argv[1], "pCudaResource",
            &pCudaResource) < 0
        || cb_as_handle_ref(py, T_cudaStream_t, argv[2], "pStream", &pStream) < 0
        || cb_as_uint32(argv[3], "unsigned int", &timeout) < 0)
        return NULL;
    fn_cudaEGLStreamConsumerAcquireFrame *call =
        cb_symbol_address(&runtime_symbols[S_cudaEGLStreamConsumerAcquireFrame]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, pCudaResource, pStream, timeout);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaEGLStreamConsumerAcquireFrame, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn,
//     cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream)
static const cb_function f_cudaEGLStreamConsumerReleaseFrame = {
    .name = "cudaEGLStreamConsumerReleaseFrame",
    CB_PARAMS("conn", "pCudaResource", "pStream"),
};

CB_WRAPPER(cudaEGLStreamConsumerReleaseFrame)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaEGLStreamConsumerReleaseFrame, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection *conn;
    cudaGraphicsResource_t pCudaResource;
    cudaStream_t *pStream;
    if (cb_as_handle_ref(py, T_cudaEglStreamConnection, argv[0], "conn", &conn) < 0
        || cb_as_handle(py, T_cudaGraphicsResource_t, argv[1], "pCudaResource", &pCudaResource) < 0
        || cb_as_handle_ref(py, T_cudaStream_t, argv[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cudaEGLStreamConsumerReleaseFrame *call =
        cb_symbol_address(&runtime_symbols[S_cudaEGLStreamConsumerReleaseFrame]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, pCudaResource, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaEGLStreamConsumerReleaseFrame, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream,
//     EGLint width, EGLint height)
static const cb_function f_cudaEGLStreamProducerConnect = {
    .name = "cudaEGLStreamProducerConnect",
    CB_PARAMS("eglStream", "width", "height"),
    .result_count = 1,
};

CB_WRAPPER(cudaEGLStreamProducerConnect)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaEGLStreamProducerConnect, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection conn = NULL;
    EGLStreamKHR eglStream;
    EGLint width, height;
    if (cb_as_handle(py, T_EGLStreamKHR, argv[0], "eglStream", &eglStream) < 0
        || cb_as_scalar(py, T_EGLint, argv[1], "width", &width, sizeof width) < 0
        || cb_as_scalar(py, T_EGLint, argv[2], "height", &height, sizeof height) < 0)
        return NULL;
    fn_cudaEGLStreamProducerConnect *call =
        cb_symbol_address(&runtime_symbols[S_cudaEGLStreamProducerConnect]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, eglStream, width, height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaEGLStreamProducerConnect, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaEglStreamConnection, &conn));
}

// cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)
static const cb_function f_cudaEGLStreamProducerDisconnect = {
    .name = "cudaEGLStreamProducerDisconnect",
    CB_PARAMS_OF(cudaEGLStreamConsumerDisconnect),
};

CB_WRAPPER(cudaEGLStreamProducerDisconnect)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaEGLStreamProducerDisconnect, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection *conn;
    if (cb_as_handle_ref(py, T_cudaEglStreamConnection, argv[0], "conn", &conn) < 0)
        return NULL;
    fn_cudaEGLStreamProducerDisconnect *call =
        cb_symbol_address(&runtime_symbols[S_cudaEGLStreamProducerDisconnect]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaEGLStreamProducerDisconnect, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cudaEGLStreamProducerPresentFrame, "conn", "eglframe", "pStream");

// cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn,
//     cudaEglFrame eglframe, cudaStream_t *pStream)
static const cb_function f_cudaEGLStreamProducerPresentFrame = {
    .name = "cudaEGLStreamProducerPresentFrame",
    CB_PARAMS_OF(cudaEGLStreamProducerPresentFrame),
};

CB_WRAPPER(cudaEGLStreamProducerPresentFrame)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaEGLStreamProducerPresentFrame, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection *conn;
    cudaEglFrame eglframe;
    cudaStream_t *pStream;
    if (cb_as_handle_ref(py, T_cudaEglStreamConnection, argv[0], "conn", &conn) < 0
        || cb_as_record_value(py, T_cudaEglFrame, argv[1], "eglframe", &eglframe,
            sizeof eglframe) < 0
        || cb_as_handle_ref(py, T_cudaStream_t, argv[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cudaEGLStreamProducerPresentFrame *call =
        cb_symbol_address(&runtime_symbols[S_cudaEGLStreamProducerPresentFrame]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, eglframe, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaEGLStreamProducerPresentFrame, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn,
//     cudaEglFrame *eglframe, cudaStream_t *pStream)
static const cb_function f_cudaEGLStreamProducerReturnFrame = {
    .name = "cudaEGLStreamProducerReturnFrame",
    CB_PARAMS_OF(cudaEGLStreamProducerPresentFrame),
};

CB_WRAPPER(cudaEGLStreamProducerReturnFrame)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaEGLStreamProducerReturnFrame, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection *conn;
    cudaEglFrame *eglframe;
    cudaStream_t *pStream;
    if (cb_as_handle_ref(py, T_cudaEglStreamConnection, argv[0], "conn", &conn) < 0
        || cb_as_record(py, T_cudaEglFrame, argv[1], "eglframe", &eglframe) < 0
        || cb_as_handle_ref(py, T_cudaStream_t, argv[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cudaEGLStreamProducerReturnFrame *call =
        cb_symbol_address(&runtime_symbols[S_cudaEGLStreamProducerReturnFrame]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, eglframe, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaEGLStreamProducerReturnFrame, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame,
//     cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel)
static const cb_function f_cudaGraphicsResourceGetMappedEglFrame = {
    .name = "cudaGraphicsResourceGetMappedEglFrame",
    CB_PARAMS("resource", "index", "mipLevel"),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphicsResourceGetMappedEglFrame)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphicsResourceGetMappedEglFrame, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *eglFrame = NULL;
    cudaGraphicsResource_t resource;
    uint32_t index, mipLevel;
    if (cb_as_handle(py, T_cudaGraphicsResource_t, argv[0], "resource", &resource) < 0
        || cb_as_uint32(argv[1], "unsigned int", &index) < 0
        || cb_as_uint32(argv[2], "unsigned int", &mipLevel) < 0)
        goto done;
    fn_cudaGraphicsResourceGetMappedEglFrame *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphicsResourceGetMappedEglFrame]);
    if (call == NULL)
        goto done;
    eglFrame = cb_record_new(py, T_cudaEglFrame);
    if (eglFrame == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(cb_record_data(eglFrame), resource, index, mipLevel);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphicsResourceGetMappedEglFrame, status, argv);
    else
        retval = cb_return1(form, cb_take(&eglFrame));
done:
    Py_XDECREF(eglFrame);
    return retval;
}

// cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync,
//     unsigned int flags)
static const cb_function f_cudaEventCreateFromEGLSync = {
    .name = "cudaEventCreateFromEGLSync",
    CB_PARAMS("eglSync", "flags"),
    .result_count = 1,
};

CB_WRAPPER(cudaEventCreateFromEGLSync)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaEventCreateFromEGLSync, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t phEvent = NULL;
    EGLSyncKHR eglSync;
    uint32_t flags;
    if (cb_as_handle(py, T_EGLSyncKHR, argv[0], "eglSync", &eglSync) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaEventCreateFromEGLSync *call =
        cb_symbol_address(&runtime_symbols[S_cudaEventCreateFromEGLSync]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phEvent, eglSync, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaEventCreateFromEGLSync, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaEvent_t, &phEvent));
}

// cudaError_t cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices,
//     unsigned int cudaDeviceCount, enum cudaGLDeviceList deviceList)
static const cb_function f_cudaGLGetDevices = {
    .name = "cudaGLGetDevices",
    CB_PARAMS("cudaDeviceCount", "deviceList"),
    .result_count = 2,
};

CB_WRAPPER(cudaGLGetDevices)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGLGetDevices, &argv, nargs, kwnames, slots))
        return NULL;
    unsigned int pCudaDeviceCount = 0;
    cb_array pCudaDevices;
    uint32_t cudaDeviceCount;
    int32_t deviceList;
    cb_array_init(&pCudaDevices);
    if (cb_as_uint32(argv[0], "unsigned int", &cudaDeviceCount) < 0
        || cb_as_enum(py, T_cudaGLDeviceList, argv[1], "deviceList", &deviceList) < 0)
        goto done;
    fn_cudaGLGetDevices *call = cb_symbol_address(&runtime_symbols[S_cudaGLGetDevices]);
    if (call == NULL)
        goto done;
    if (cb_array_reserve(&pCudaDevices, cudaDeviceCount, sizeof(int)) < 0)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaDeviceCount, pCudaDevices.data, cudaDeviceCount, deviceList);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaGLGetDevices, status, argv);
        goto done;
    }
    PyObject *results[] = {
        PyLong_FromUnsignedLong(pCudaDeviceCount),
        cb_int_list(pCudaDevices.data, cudaDeviceCount, sizeof(int), true)
    };
    retval = cb_return_many(form, &f_cudaGLGetDevices, results);
done:
    cb_array_done(&pCudaDevices);
    return retval;
}

// cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource_t *resource, GLuint image,
//     GLenum target, unsigned int flags)
static const cb_function f_cudaGraphicsGLRegisterImage = {
    .name = "cudaGraphicsGLRegisterImage",
    CB_PARAMS("image", "target", "flags"),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphicsGLRegisterImage)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaGraphicsGLRegisterImage, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphicsResource_t resource = NULL;
    GLuint image;
    GLenum target;
    uint32_t flags;
    if (cb_as_scalar(py, T_GLuint, argv[0], "image", &image, sizeof image) < 0
        || cb_as_scalar(py, T_GLenum, argv[1], "target", &target, sizeof target) < 0
        || cb_as_uint32(argv[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphicsGLRegisterImage *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphicsGLRegisterImage]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&resource, image, target, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphicsGLRegisterImage, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaGraphicsResource_t, &resource));
}

// cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource_t *resource, GLuint buffer,
//     unsigned int flags)
static const cb_function f_cudaGraphicsGLRegisterBuffer = {
    .name = "cudaGraphicsGLRegisterBuffer",
    CB_PARAMS("buffer", "flags"),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphicsGLRegisterBuffer)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphicsGLRegisterBuffer, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphicsResource_t resource = NULL;
    GLuint buffer;
    uint32_t flags;
    if (cb_as_scalar(py, T_GLuint, argv[0], "buffer", &buffer, sizeof buffer) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphicsGLRegisterBuffer *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphicsGLRegisterBuffer]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&resource, buffer, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphicsGLRegisterBuffer, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaGraphicsResource_t, &resource));
}

// cudaError_t cudaGLSetGLDevice(int device)
static const cb_function f_cudaGLSetGLDevice = {.name = "cudaGLSetGLDevice", CB_PARAMS("device")};

CB_WRAPPER(cudaGLSetGLDevice)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGLSetGLDevice, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    if (cb_as_int32(argv[0], "int", &device) < 0)
        return NULL;
    fn_cudaGLSetGLDevice *call = cb_symbol_address(&runtime_symbols[S_cudaGLSetGLDevice]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGLSetGLDevice, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cudaGLRegisterBufferObject, "bufObj");

// cudaError_t cudaGLRegisterBufferObject(GLuint bufObj)
static const cb_function f_cudaGLRegisterBufferObject = {
    .name = "cudaGLRegisterBufferObject",
    CB_PARAMS_OF(cudaGLRegisterBufferObject),
};

CB_WRAPPER(cudaGLRegisterBufferObject)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGLRegisterBufferObject, &argv, nargs, kwnames, slots))
        return NULL;
    GLuint bufObj;
    if (cb_as_scalar(py, T_GLuint, argv[0], "bufObj", &bufObj, sizeof bufObj) < 0)
        return NULL;
    fn_cudaGLRegisterBufferObject *call =
        cb_symbol_address(&runtime_symbols[S_cudaGLRegisterBufferObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(bufObj);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGLRegisterBufferObject, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGLMapBufferObject(void **devPtr, GLuint bufObj)
static const cb_function f_cudaGLMapBufferObject = {
    .name = "cudaGLMapBufferObject",
    CB_PARAMS_OF(cudaGLRegisterBufferObject),
    .result_count = 1,
};

CB_WRAPPER(cudaGLMapBufferObject)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGLMapBufferObject, &argv, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    GLuint bufObj;
    if (cb_as_scalar(py, T_GLuint, argv[0], "bufObj", &bufObj, sizeof bufObj) < 0)
        return NULL;
    fn_cudaGLMapBufferObject *call = cb_symbol_address(&runtime_symbols[S_cudaGLMapBufferObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, bufObj);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGLMapBufferObject, status, argv);
    return cb_return1(form, PyLong_FromVoidPtr(devPtr));
}

// cudaError_t cudaGLUnmapBufferObject(GLuint bufObj)
static const cb_function f_cudaGLUnmapBufferObject = {
    .name = "cudaGLUnmapBufferObject",
    CB_PARAMS_OF(cudaGLRegisterBufferObject),
};

CB_WRAPPER(cudaGLUnmapBufferObject)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGLUnmapBufferObject, &argv, nargs, kwnames, slots))
        return NULL;
    GLuint bufObj;
    if (cb_as_scalar(py, T_GLuint, argv[0], "bufObj", &bufObj, sizeof bufObj) < 0)
        return NULL;
    fn_cudaGLUnmapBufferObject *call =
        cb_symbol_address(&runtime_symbols[S_cudaGLUnmapBufferObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(bufObj);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGLUnmapBufferObject, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj)
static const cb_function f_cudaGLUnregisterBufferObject = {
    .name = "cudaGLUnregisterBufferObject",
    CB_PARAMS_OF(cudaGLRegisterBufferObject),
};

CB_WRAPPER(cudaGLUnregisterBufferObject)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGLUnregisterBufferObject, &argv, nargs, kwnames, slots))
        return NULL;
    GLuint bufObj;
    if (cb_as_scalar(py, T_GLuint, argv[0], "bufObj", &bufObj, sizeof bufObj) < 0)
        return NULL;
    fn_cudaGLUnregisterBufferObject *call =
        cb_symbol_address(&runtime_symbols[S_cudaGLUnregisterBufferObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(bufObj);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGLUnregisterBufferObject, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)
static const cb_function f_cudaGLSetBufferObjectMapFlags = {
    .name = "cudaGLSetBufferObjectMapFlags",
    CB_PARAMS("bufObj", "flags"),
};

CB_WRAPPER(cudaGLSetBufferObjectMapFlags)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGLSetBufferObjectMapFlags, &argv, nargs, kwnames, slots))
        return NULL;
    GLuint bufObj;
    uint32_t flags;
    if (cb_as_scalar(py, T_GLuint, argv[0], "bufObj", &bufObj, sizeof bufObj) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGLSetBufferObjectMapFlags *call =
        cb_symbol_address(&runtime_symbols[S_cudaGLSetBufferObjectMapFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(bufObj, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGLSetBufferObjectMapFlags, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cudaGLMapBufferObjectAsync, "bufObj", "stream");

// cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj, cudaStream_t stream)
static const cb_function f_cudaGLMapBufferObjectAsync = {
    .name = "cudaGLMapBufferObjectAsync",
    CB_PARAMS_OF(cudaGLMapBufferObjectAsync),
    .result_count = 1,
};

CB_WRAPPER(cudaGLMapBufferObjectAsync)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGLMapBufferObjectAsync, &argv, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    GLuint bufObj;
    cudaStream_t stream;
    if (cb_as_scalar(py, T_GLuint, argv[0], "bufObj", &bufObj, sizeof bufObj) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[1], "stream", &stream) < 0)
        return NULL;
    fn_cudaGLMapBufferObjectAsync *call =
        cb_symbol_address(&runtime_symbols[S_cudaGLMapBufferObjectAsync]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, bufObj, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGLMapBufferObjectAsync, status, argv);
    return cb_return1(form, PyLong_FromVoidPtr(devPtr));
}

// cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)
static const cb_function f_cudaGLUnmapBufferObjectAsync = {
    .name = "cudaGLUnmapBufferObjectAsync",
    CB_PARAMS_OF(cudaGLMapBufferObjectAsync),
};

CB_WRAPPER(cudaGLUnmapBufferObjectAsync)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGLUnmapBufferObjectAsync, &argv, nargs, kwnames, slots))
        return NULL;
    GLuint bufObj;
    cudaStream_t stream;
    if (cb_as_scalar(py, T_GLuint, argv[0], "bufObj", &bufObj, sizeof bufObj) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[1], "stream", &stream) < 0)
        return NULL;
    fn_cudaGLUnmapBufferObjectAsync *call =
        cb_symbol_address(&runtime_symbols[S_cudaGLUnmapBufferObjectAsync]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(bufObj, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGLUnmapBufferObjectAsync, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice,
//     int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
static const cb_function f_cudaVDPAUGetDevice = {
    .name = "cudaVDPAUGetDevice",
    CB_PARAMS("vdpDevice", "vdpGetProcAddress"),
    .result_count = 1,
};

CB_WRAPPER(cudaVDPAUGetDevice)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaVDPAUGetDevice, &argv, nargs, kwnames, slots))
        return NULL;
    int device = 0;
    VdpDevice vdpDevice;
    cb_address vdpGetProcAddress;
    vdpGetProcAddress.held = false;
    if (cb_as_scalar(py, T_VdpDevice, argv[0], "vdpDevice", &vdpDevice, sizeof vdpDevice) < 0
        || cb_as_address(py, argv[1], &vdpGetProcAddress) < 0)
        goto done;
    fn_cudaVDPAUGetDevice *call = cb_symbol_address(&runtime_symbols[S_cudaVDPAUGetDevice]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&device, vdpDevice, vdpGetProcAddress.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaVDPAUGetDevice, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(device));
done:
    cb_address_release(&vdpGetProcAddress);
    return retval;
}

// cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice,
//     int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
static const cb_function f_cudaVDPAUSetVDPAUDevice = {
    .name = "cudaVDPAUSetVDPAUDevice",
    CB_PARAMS("device", "vdpDevice", "vdpGetProcAddress"),
};

CB_WRAPPER(cudaVDPAUSetVDPAUDevice)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaVDPAUSetVDPAUDevice, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    VdpDevice vdpDevice;
    cb_address vdpGetProcAddress;
    vdpGetProcAddress.held = false;
    if (cb_as_int32(argv[0], "int", &device) < 0
        || cb_as_scalar(py, T_VdpDevice, argv[1], "vdpDevice", &vdpDevice, sizeof vdpDevice) < 0
        || cb_as_address(py, argv[2], &vdpGetProcAddress) < 0)
        goto done;
    fn_cudaVDPAUSetVDPAUDevice *call =
        cb_symbol_address(&runtime_symbols[S_cudaVDPAUSetVDPAUDevice]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, vdpDevice, vdpGetProcAddress.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaVDPAUSetVDPAUDevice, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&vdpGetProcAddress);
    return retval;
}

CB_PARAM_LIST(cudaGraphicsVDPAURegisterVideoSurface, "vdpSurface", "flags");

// cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource_t *resource,
//     VdpVideoSurface vdpSurface, unsigned int flags)
static const cb_function f_cudaGraphicsVDPAURegisterVideoSurface = {
    .name = "cudaGraphicsVDPAURegisterVideoSurface",
    CB_PARAMS_OF(cudaGraphicsVDPAURegisterVideoSurface),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphicsVDPAURegisterVideoSurface)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphicsVDPAURegisterVideoSurface, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphicsResource_t resource = NULL;
    VdpVideoSurface vdpSurface;
    uint32_t flags;
    if (cb_as_scalar(py, T_VdpVideoSurface, argv[0], "vdpSurface", &vdpSurface,
            sizeof vdpSurface) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphicsVDPAURegisterVideoSurface *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphicsVDPAURegisterVideoSurface]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&resource, vdpSurface, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphicsVDPAURegisterVideoSurface, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaGraphicsResource_t, &resource));
}

// cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource_t *resource,
//     VdpOutputSurface vdpSurface, unsigned int flags)
static const cb_function f_cudaGraphicsVDPAURegisterOutputSurface = {
    .name = "cudaGraphicsVDPAURegisterOutputSurface",
    CB_PARAMS_OF(cudaGraphicsVDPAURegisterVideoSurface),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphicsVDPAURegisterOutputSurface)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphicsVDPAURegisterOutputSurface, &argv, nargs, kwnames,
            slots))
        return NULL;
    cudaGraphicsResource_t resource = NULL;
    VdpOutputSurface vdpSurface;
    uint32_t flags;
    if (cb_as_scalar(py, T_VdpOutputSurface, argv[0], "vdpSurface", &vdpSurface,
            sizeof vdpSurface) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphicsVDPAURegisterOutputSurface *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphicsVDPAURegisterOutputSurface]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&resource, vdpSurface, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphicsVDPAURegisterOutputSurface, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaGraphicsResource_t, &resource));
}
