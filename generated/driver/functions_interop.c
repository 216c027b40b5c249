// functions_interop.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuImportExternalMemory(CUexternalMemory *extMem_out,
//     const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)
static const cb_function f_cuImportExternalMemory = {
    .name = "cuImportExternalMemory",
    CB_PARAMS("memHandleDesc"),
    .result_count = 1,
};

CB_WRAPPER(cuImportExternalMemory)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuImportExternalMemory, &argv, nargs, kwnames, slots))
        return NULL;
    CUexternalMemory extMem_out = NULL;
    const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc;
    if (cb_as_record(py, T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC, argv[0], "memHandleDesc",
            &memHandleDesc) < 0)
        return NULL;
    fn_cuImportExternalMemory *call = cb_symbol_address(&driver_symbols[S_cuImportExternalMemory]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&extMem_out, memHandleDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuImportExternalMemory, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUexternalMemory, &extMem_out));
}

// CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem,
//     const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)
static const cb_function f_cuExternalMemoryGetMappedBuffer = {
    .name = "cuExternalMemoryGetMappedBuffer",
    CB_PARAMS("extMem", "bufferDesc"),
    .result_count = 1,
};

CB_WRAPPER(cuExternalMemoryGetMappedBuffer)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuExternalMemoryGetMappedBuffer, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr devPtr = 0;
    CUexternalMemory extMem;
    const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc;
    if (cb_as_handle(py, T_CUexternalMemory, argv[0], "extMem", &extMem) < 0
        || cb_as_record(py, T_CUDA_EXTERNAL_MEMORY_BUFFER_DESC, argv[1], "bufferDesc",
            &bufferDesc) < 0)
        return NULL;
    fn_cuExternalMemoryGetMappedBuffer *call =
        cb_symbol_address(&driver_symbols[S_cuExternalMemoryGetMappedBuffer]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, extMem, bufferDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuExternalMemoryGetMappedBuffer, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUdeviceptr, &devPtr));
}

// CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap,
//     CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)
static const cb_function f_cuExternalMemoryGetMappedMipmappedArray = {
    .name = "cuExternalMemoryGetMappedMipmappedArray",
    CB_PARAMS("extMem", "mipmapDesc"),
    .result_count = 1,
};

CB_WRAPPER(cuExternalMemoryGetMappedMipmappedArray)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuExternalMemoryGetMappedMipmappedArray, &argv, nargs, kwnames,
            slots))
        return NULL;
    CUmipmappedArray mipmap = NULL;
    CUexternalMemory extMem;
    const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc;
    if (cb_as_handle(py, T_CUexternalMemory, argv[0], "extMem", &extMem) < 0
        || cb_as_record(py, T_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, argv[1], "mipmapDesc",
            &mipmapDesc) < 0)
        return NULL;
    fn_cuExternalMemoryGetMappedMipmappedArray *call =
        cb_symbol_address(&driver_symbols[S_cuExternalMemoryGetMappedMipmappedArray]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&mipmap, extMem, mipmapDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuExternalMemoryGetMappedMipmappedArray, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUmipmappedArray, &mipmap));
}

// CUresult cuDestroyExternalMemory(CUexternalMemory extMem)
static const cb_function f_cuDestroyExternalMemory = {
    .name = "cuDestroyExternalMemory",
    CB_PARAMS("extMem"),
};

CB_WRAPPER(cuDestroyExternalMemory)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuDestroyExternalMemory, &argv, nargs, kwnames, slots))
        return NULL;
    CUexternalMemory extMem;
    if (cb_as_ended_handle(py, T_CUexternalMemory, argv[0], "extMem", &extMem) < 0)
        return NULL;
    fn_cuDestroyExternalMemory *call =
        cb_symbol_address(&driver_symbols[S_cuDestroyExternalMemory]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extMem);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDestroyExternalMemory, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out,
//     const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)
static const cb_function f_cuImportExternalSemaphore = {
    .name = "cuImportExternalSemaphore",
    CB_PARAMS("semHandleDesc"),
    .result_count = 1,
};

CB_WRAPPER(cuImportExternalSemaphore)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuImportExternalSemaphore, &argv, nargs, kwnames, slots))
        return NULL;
    CUexternalSemaphore extSem_out = NULL;
    const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc;
    if (cb_as_record(py, T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, argv[0], "semHandleDesc",
            &semHandleDesc) < 0)
        return NULL;
    fn_cuImportExternalSemaphore *call =
        cb_symbol_address(&driver_symbols[S_cuImportExternalSemaphore]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&extSem_out, semHandleDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuImportExternalSemaphore, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUexternalSemaphore, &extSem_out));
}

CB_PARAM_LIST(cuSignalExternalSemaphoresAsync, "extSemArray", "paramsArray", "numExtSems",
    "stream");

// CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
//     const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
//     CUstream stream)
static const cb_function f_cuSignalExternalSemaphoresAsync = {
    .name = "cuSignalExternalSemaphoresAsync",
    CB_PARAMS_OF(cuSignalExternalSemaphoresAsync),
    .auto_mask = CB_BIT(2), // numExtSems
};

CB_WRAPPER(cuSignalExternalSemaphoresAsync)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuSignalExternalSemaphoresAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array extSemArray, paramsArray;
    uint32_t numExtSems;
    CUstream stream;
    cb_array_init(&extSemArray);
    cb_array_init(&paramsArray);
    if (cb_array_handles(py, T_CUexternalSemaphore, argv[0], "extSemArray", &extSemArray) < 0
        || cb_array_records(py, T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, argv[1], "paramsArray",
            &paramsArray) < 0
        || (argv[2] != NULL && cb_as_uint32(argv[2], "unsigned int", &numExtSems) < 0)
        || cb_as_handle(py, T_CUstream, argv[3], "stream", &stream) < 0)
        goto done;
    if (argv[2] == NULL)
        numExtSems = (uint32_t)CB_LONGEST(&extSemArray, &paramsArray);
    if (cb_array_check(&extSemArray, numExtSems, "extSemArray") < 0
        || cb_array_check(&paramsArray, numExtSems, "paramsArray") < 0)
        goto done;
    fn_cuSignalExternalSemaphoresAsync *call =
        cb_symbol_address(&driver_symbols[S_cuSignalExternalSemaphoresAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSemArray.data, paramsArray.data, numExtSems, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuSignalExternalSemaphoresAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&extSemArray);
    cb_array_done(&paramsArray);
    return retval;
}

// CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
//     const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
//     CUstream stream)
static const cb_function f_cuWaitExternalSemaphoresAsync = {
    .name = "cuWaitExternalSemaphoresAsync",
    CB_PARAMS_OF(cuSignalExternalSemaphoresAsync),
    .auto_mask = CB_BIT(2), // numExtSems
};

CB_WRAPPER(cuWaitExternalSemaphoresAsync)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuWaitExternalSemaphoresAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array extSemArray, paramsArray;
    uint32_t numExtSems;
    CUstream stream;
    cb_array_init(&extSemArray);
    cb_array_init(&paramsArray);
    if (cb_array_handles(py, T_CUexternalSemaphore, argv[0], "extSemArray", &extSemArray) < 0
        || cb_array_records(py, T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, argv[1], "paramsArray",
            &paramsArray) < 0
        || (argv[2] != NULL && cb_as_uint32(argv[2], "unsigned int", &numExtSems) < 0)
        || cb_as_handle(py, T_CUstream, argv[3], "stream", &stream) < 0)
        goto done;
    if (argv[2] == NULL)
        numExtSems = (uint32_t)CB_LONGEST(&extSemArray, &paramsArray);
    if (cb_array_check(&extSemArray, numExtSems, "extSemArray") < 0
        || cb_array_check(&paramsArray, numExtSems, "paramsArray") < 0)
        goto done;
    fn_cuWaitExternalSemaphoresAsync *call =
        cb_symbol_address(&driver_symbols[S_cuWaitExternalSemaphoresAsync]);
    if (call == NULL)
        goto done;
    cb_gil_has_waits(py->gil);
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSemArray.data, paramsArray.data, numExtSems, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuWaitExternalSemaphoresAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&extSemArray);
    cb_array_done(&paramsArray);
    return retval;
}

// CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem)
static const cb_function f_cuDestroyExternalSemaphore = {
    .name = "cuDestroyExternalSemaphore",
    CB_PARAMS("extSem"),
};

CB_WRAPPER(cuDestroyExternalSemaphore)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuDestroyExternalSemaphore, &argv, nargs, kwnames, slots))
        return NULL;
    CUexternalSemaphore extSem;
    if (cb_as_ended_handle(py, T_CUexternalSemaphore, argv[0], "extSem", &extSem) < 0)
        return NULL;
    fn_cuDestroyExternalSemaphore *call =
        cb_symbol_address(&driver_symbols[S_cuDestroyExternalSemaphore]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSem);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDestroyExternalSemaphore, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

CB_PARAM_LIST(cuGraphAddExternalSemaphoresSignalNode, "hGraph", "dependencies", "numDependencies",
    "nodeParams");

// CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies,
//     const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphAddExternalSemaphoresSignalNode = {
    .name = "cuGraphAddExternalSemaphoresSignalNode",
    CB_PARAMS_OF(cuGraphAddExternalSemaphoresSignalNode),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cuGraphAddExternalSemaphoresSignalNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphAddExternalSemaphoresSignalNode, &argv, nargs, kwnames,
            slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies;
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams;
    cb_array_init(&dependencies);
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[1], "dependencies", &dependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_record(py, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, argv[3], "nodeParams",
            &nodeParams) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = dependencies.length;
    if (cb_array_check(&dependencies, numDependencies, "dependencies") < 0)
        goto done;
    fn_cuGraphAddExternalSemaphoresSignalNode *call =
        cb_symbol_address(&driver_symbols[S_cuGraphAddExternalSemaphoresSignalNode]);
    if (call == NULL)
        goto done;
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphAddExternalSemaphoresSignalNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return retval;
}

CB_PARAM_LIST(cuGraphExternalSemaphoresSignalNodeGetParams, "hNode");

// CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode,
//     CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)
static const cb_function f_cuGraphExternalSemaphoresSignalNodeGetParams = {
    .name = "cuGraphExternalSemaphoresSignalNodeGetParams",
    CB_PARAMS_OF(cuGraphExternalSemaphoresSignalNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cuGraphExternalSemaphoresSignalNodeGetParams)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphExternalSemaphoresSignalNodeGetParams, &argv, nargs, kwnames,
            slots))
        return NULL;
    CUgraphNode hNode;
    PyObject *params_out = NULL;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0)
        goto done;
    fn_cuGraphExternalSemaphoresSignalNodeGetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphExternalSemaphoresSignalNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(py, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphExternalSemaphoresSignalNodeGetParams, status, argv);
    else
        retval = cb_return1(form, cb_take(&params_out));
done:
    Py_XDECREF(params_out);
    return retval;
}

CB_PARAM_LIST(cuGraphExternalSemaphoresSignalNodeSetParams, "hNode", "nodeParams");

// CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode,
//     const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphExternalSemaphoresSignalNodeSetParams = {
    .name = "cuGraphExternalSemaphoresSignalNodeSetParams",
    CB_PARAMS_OF(cuGraphExternalSemaphoresSignalNodeSetParams),
};

CB_WRAPPER(cuGraphExternalSemaphoresSignalNodeSetParams)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphExternalSemaphoresSignalNodeSetParams, &argv, nargs, kwnames,
            slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0
        || cb_as_record(py, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, argv[1], "nodeParams",
            &nodeParams) < 0)
        return NULL;
    fn_cuGraphExternalSemaphoresSignalNodeSetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphExternalSemaphoresSignalNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphExternalSemaphoresSignalNodeSetParams, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies,
//     const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphAddExternalSemaphoresWaitNode = {
    .name = "cuGraphAddExternalSemaphoresWaitNode",
    CB_PARAMS_OF(cuGraphAddExternalSemaphoresSignalNode),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cuGraphAddExternalSemaphoresWaitNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphAddExternalSemaphoresWaitNode, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies;
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams;
    cb_array_init(&dependencies);
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[1], "dependencies", &dependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_record(py, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS, argv[3], "nodeParams",
            &nodeParams) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = dependencies.length;
    if (cb_array_check(&dependencies, numDependencies, "dependencies") < 0)
        goto done;
    fn_cuGraphAddExternalSemaphoresWaitNode *call =
        cb_symbol_address(&driver_symbols[S_cuGraphAddExternalSemaphoresWaitNode]);
    if (call == NULL)
        goto done;
    cb_gil_has_waits(py->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphAddExternalSemaphoresWaitNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return retval;
}

// CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode,
//     CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)
static const cb_function f_cuGraphExternalSemaphoresWaitNodeGetParams = {
    .name = "cuGraphExternalSemaphoresWaitNodeGetParams",
    CB_PARAMS_OF(cuGraphExternalSemaphoresSignalNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cuGraphExternalSemaphoresWaitNodeGetParams)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphExternalSemaphoresWaitNodeGetParams, &argv, nargs, kwnames,
            slots))
        return NULL;
    CUgraphNode hNode;
    PyObject *params_out = NULL;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0)
        goto done;
    fn_cuGraphExternalSemaphoresWaitNodeGetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphExternalSemaphoresWaitNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(py, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphExternalSemaphoresWaitNodeGetParams, status, argv);
    else
        retval = cb_return1(form, cb_take(&params_out));
done:
    Py_XDECREF(params_out);
    return retval;
}

// CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode,
//     const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphExternalSemaphoresWaitNodeSetParams = {
    .name = "cuGraphExternalSemaphoresWaitNodeSetParams",
    CB_PARAMS_OF(cuGraphExternalSemaphoresSignalNodeSetParams),
};

CB_WRAPPER(cuGraphExternalSemaphoresWaitNodeSetParams)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphExternalSemaphoresWaitNodeSetParams, &argv, nargs, kwnames,
            slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0
        || cb_as_record(py, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS, argv[1], "nodeParams",
            &nodeParams) < 0)
        return NULL;
    fn_cuGraphExternalSemaphoresWaitNodeSetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphExternalSemaphoresWaitNodeSetParams]);
    if (call == NULL)
        return NULL;
    cb_gil_has_waits(py->gil);
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphExternalSemaphoresWaitNodeSetParams, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cuGraphExecExternalSemaphoresSignalNodeSetParams, "hGraphExec", "hNode",
    "nodeParams");

// CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec,
//     CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphExecExternalSemaphoresSignalNodeSetParams = {
    .name = "cuGraphExecExternalSemaphoresSignalNodeSetParams",
    CB_PARAMS_OF(cuGraphExecExternalSemaphoresSignalNodeSetParams),
};

CB_WRAPPER(cuGraphExecExternalSemaphoresSignalNodeSetParams)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuGraphExecExternalSemaphoresSignalNodeSetParams, &argv, nargs,
            kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams;
    if (cb_as_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_CUgraphNode, argv[1], "hNode", &hNode) < 0
        || cb_as_record(py, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, argv[2], "nodeParams",
            &nodeParams) < 0)
        return NULL;
    fn_cuGraphExecExternalSemaphoresSignalNodeSetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphExecExternalSemaphoresSignalNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphExecExternalSemaphoresSignalNodeSetParams, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec,
//     CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphExecExternalSemaphoresWaitNodeSetParams = {
    .name = "cuGraphExecExternalSemaphoresWaitNodeSetParams",
    CB_PARAMS_OF(cuGraphExecExternalSemaphoresSignalNodeSetParams),
};

CB_WRAPPER(cuGraphExecExternalSemaphoresWaitNodeSetParams)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuGraphExecExternalSemaphoresWaitNodeSetParams, &argv, nargs,
            kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams;
    if (cb_as_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_CUgraphNode, argv[1], "hNode", &hNode) < 0
        || cb_as_record(py, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS, argv[2], "nodeParams",
            &nodeParams) < 0)
        return NULL;
    fn_cuGraphExecExternalSemaphoresWaitNodeSetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphExecExternalSemaphoresWaitNodeSetParams]);
    if (call == NULL)
        return NULL;
    cb_gil_has_waits(py->gil);
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphExecExternalSemaphoresWaitNodeSetParams, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cuGraphicsUnregisterResource, "resource");

// CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource)
static const cb_function f_cuGraphicsUnregisterResource = {
    .name = "cuGraphicsUnregisterResource",
    CB_PARAMS_OF(cuGraphicsUnregisterResource),
};

CB_WRAPPER(cuGraphicsUnregisterResource)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphicsUnregisterResource, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource resource;
    if (cb_as_ended_handle(py, T_CUgraphicsResource, argv[0], "resource", &resource) < 0)
        return NULL;
    fn_cuGraphicsUnregisterResource *call =
        cb_symbol_address(&driver_symbols[S_cuGraphicsUnregisterResource]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(resource);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphicsUnregisterResource, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource,
//     unsigned int arrayIndex, unsigned int mipLevel)
static const cb_function f_cuGraphicsSubResourceGetMappedArray = {
    .name = "cuGraphicsSubResourceGetMappedArray",
    CB_PARAMS("resource", "arrayIndex", "mipLevel"),
    .result_count = 1,
};

CB_WRAPPER(cuGraphicsSubResourceGetMappedArray)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuGraphicsSubResourceGetMappedArray, &argv, nargs, kwnames, slots))
        return NULL;
    CUarray pArray = NULL;
    CUgraphicsResource resource;
    uint32_t arrayIndex, mipLevel;
    if (cb_as_handle(py, T_CUgraphicsResource, argv[0], "resource", &resource) < 0
        || cb_as_uint32(argv[1], "unsigned int", &arrayIndex) < 0
        || cb_as_uint32(argv[2], "unsigned int", &mipLevel) < 0)
        return NULL;
    fn_cuGraphicsSubResourceGetMappedArray *call =
        cb_symbol_address(&driver_symbols[S_cuGraphicsSubResourceGetMappedArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pArray, resource, arrayIndex, mipLevel);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphicsSubResourceGetMappedArray, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUarray, &pArray));
}

// CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray,
//     CUgraphicsResource resource)
static const cb_function f_cuGraphicsResourceGetMappedMipmappedArray = {
    .name = "cuGraphicsResourceGetMappedMipmappedArray",
    CB_PARAMS_OF(cuGraphicsUnregisterResource),
    .result_count = 1,
};

CB_WRAPPER(cuGraphicsResourceGetMappedMipmappedArray)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphicsResourceGetMappedMipmappedArray, &argv, nargs, kwnames,
            slots))
        return NULL;
    CUmipmappedArray pMipmappedArray = NULL;
    CUgraphicsResource resource;
    if (cb_as_handle(py, T_CUgraphicsResource, argv[0], "resource", &resource) < 0)
        return NULL;
    fn_cuGraphicsResourceGetMappedMipmappedArray *call =
        cb_symbol_address(&driver_symbols[S_cuGraphicsResourceGetMappedMipmappedArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pMipmappedArray, resource);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphicsResourceGetMappedMipmappedArray, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUmipmappedArray, &pMipmappedArray));
}

// CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize,
//     CUgraphicsResource resource)
static const cb_function f_cuGraphicsResourceGetMappedPointer = {
    .name = "cuGraphicsResourceGetMappedPointer",
    CB_PARAMS_OF(cuGraphicsUnregisterResource),
    .result_count = 2,
};

CB_WRAPPER(cuGraphicsResourceGetMappedPointer)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphicsResourceGetMappedPointer, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr pDevPtr = 0;
    size_t pSize = 0;
    CUgraphicsResource resource;
    if (cb_as_handle(py, T_CUgraphicsResource, argv[0], "resource", &resource) < 0)
        return NULL;
    fn_cuGraphicsResourceGetMappedPointer *call =
        cb_symbol_address(&driver_symbols[S_cuGraphicsResourceGetMappedPointer]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pDevPtr, &pSize, resource);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphicsResourceGetMappedPointer, status, argv);
    PyObject *results[] = {cb_cell_new(py, T_CUdeviceptr, &pDevPtr), PyLong_FromSize_t(pSize)};
    return cb_return_many(form, &f_cuGraphicsResourceGetMappedPointer, results);
}

// CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags)
static const cb_function f_cuGraphicsResourceSetMapFlags = {
    .name = "cuGraphicsResourceSetMapFlags",
    CB_PARAMS("resource", "flags"),
};

CB_WRAPPER(cuGraphicsResourceSetMapFlags)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphicsResourceSetMapFlags, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource resource;
    uint32_t flags;
    if (cb_as_handle(py, T_CUgraphicsResource, argv[0], "resource", &resource) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphicsResourceSetMapFlags *call =
        cb_symbol_address(&driver_symbols[S_cuGraphicsResourceSetMapFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(resource, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphicsResourceSetMapFlags, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cuGraphicsMapResources, "count", "resources", "hStream");

// CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources,
//     CUstream hStream)
static const cb_function f_cuGraphicsMapResources = {
    .name = "cuGraphicsMapResources",
    CB_PARAMS_OF(cuGraphicsMapResources),
};

CB_WRAPPER(cuGraphicsMapResources)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuGraphicsMapResources, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t count;
    CUgraphicsResource *resources;
    CUstream hStream;
    if (cb_as_uint32(argv[0], "unsigned int", &count) < 0
        || cb_as_handle_ref(py, T_CUgraphicsResource, argv[1], "resources", &resources) < 0
        || cb_as_handle(py, T_CUstream, argv[2], "hStream", &hStream) < 0
        || cb_handle_ref_check(argv[1], count, "cuGraphicsMapResources", "resources") < 0)
        return NULL;
    fn_cuGraphicsMapResources *call = cb_symbol_address(&driver_symbols[S_cuGraphicsMapResources]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(count, resources, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphicsMapResources, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources,
//     CUstream hStream)
static const cb_function f_cuGraphicsUnmapResources = {
    .name = "cuGraphicsUnmapResources",
    CB_PARAMS_OF(cuGraphicsMapResources),
};

CB_WRAPPER(cuGraphicsUnmapResources)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuGraphicsUnmapResources, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t count;
    CUgraphicsResource *resources;
    CUstream hStream;
    if (cb_as_uint32(argv[0], "unsigned int", &count) < 0
        || cb_as_handle_ref(py, T_CUgraphicsResource, argv[1], "resources", &resources) < 0
        || cb_as_handle(py, T_CUstream, argv[2], "hStream", &hStream) < 0
        || cb_handle_ref_check(argv[1], count, "cuGraphicsUnmapResources", "resources") < 0)
        return NULL;
    fn_cuGraphicsUnmapResources *call =
        cb_symbol_address(&driver_symbols[S_cuGraphicsUnmapResources]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(count, resources, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphicsUnmapResources, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource, EGLImageKHR image,
//     unsigned int flags)
static const cb_function f_cuGraphicsEGLRegisterImage = {
    .name = "cuGraphicsEGLRegisterImage",
    CB_PARAMS("image", "flags"),
    .result_count = 1,
};

CB_WRAPPER(cuGraphicsEGLRegisterImage)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphicsEGLRegisterImage, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    EGLImageKHR image;
    uint32_t flags;
    if (cb_as_handle(py, T_EGLImageKHR, argv[0], "image", &image) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphicsEGLRegisterImage *call =
        cb_symbol_address(&driver_symbols[S_cuGraphicsEGLRegisterImage]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, image, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphicsEGLRegisterImage, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)
static const cb_function f_cuEGLStreamConsumerConnect = {
    .name = "cuEGLStreamConsumerConnect",
    CB_PARAMS("stream"),
    .result_count = 1,
};

CB_WRAPPER(cuEGLStreamConsumerConnect)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuEGLStreamConsumerConnect, &argv, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection conn = NULL;
    EGLStreamKHR stream;
    if (cb_as_handle(py, T_EGLStreamKHR, argv[0], "stream", &stream) < 0)
        return NULL;
    fn_cuEGLStreamConsumerConnect *call =
        cb_symbol_address(&driver_symbols[S_cuEGLStreamConsumerConnect]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuEGLStreamConsumerConnect, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUeglStreamConnection, &conn));
}

// CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn, EGLStreamKHR stream,
//     unsigned int flags)
static const cb_function f_cuEGLStreamConsumerConnectWithFlags = {
    .name = "cuEGLStreamConsumerConnectWithFlags",
    CB_PARAMS("stream", "flags"),
    .result_count = 1,
};

CB_WRAPPER(cuEGLStreamConsumerConnectWithFlags)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuEGLStreamConsumerConnectWithFlags, &argv, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection conn = NULL;
    EGLStreamKHR stream;
    uint32_t flags;
    if (cb_as_handle(py, T_EGLStreamKHR, argv[0], "stream", &stream) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuEGLStreamConsumerConnectWithFlags *call =
        cb_symbol_address(&driver_symbols[S_cuEGLStreamConsumerConnectWithFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, stream, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuEGLStreamConsumerConnectWithFlags, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUeglStreamConnection, &conn));
}

CB_PARAM_LIST(cuEGLStreamConsumerDisconnect, "conn");

// CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)
static const cb_function f_cuEGLStreamConsumerDisconnect = {
    .name = "cuEGLStreamConsumerDisconnect",
    CB_PARAMS_OF(cuEGLStreamConsumerDisconnect),
};

CB_WRAPPER(cuEGLStreamConsumerDisconnect)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuEGLStreamConsumerDisconnect, &argv, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    if (cb_as_handle_ref(py, T_CUeglStreamConnection, argv[0], "conn", &conn) < 0)
        return NULL;
    fn_cuEGLStreamConsumerDisconnect *call =
        cb_symbol_address(&driver_symbols[S_cuEGLStreamConsumerDisconnect]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuEGLStreamConsumerDisconnect, status, argv);
    return cb_return0(form);
}

// CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn,
//     CUgraphicsResource *pCudaResource, CUstream *pStream, unsigned int timeout)
static const cb_function f_cuEGLStreamConsumerAcquireFrame = {
    .name = "cuEGLStreamConsumerAcquireFrame",
    CB_PARAMS("conn", "pCudaResource", "pStream", "timeout"),
};

CB_WRAPPER(cuEGLStreamConsumerAcquireFrame)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuEGLStreamConsumerAcquireFrame, &argv, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    CUgraphicsResource *pCudaResource;
    CUstream *pStream;
    uint32_t timeout;
    if (cb_as_handle_ref(py, T_CUeglStreamConnection, argv[0], "conn", &conn) < 0
        || cb_as_handle_ref(py, T_CUgraphicsResource, argv[1], "pCudaResource", &pCudaResource) < 0
        || cb_as_handle_ref(py, T_CUstream, argv[2], "pStream", &pStream) < 0
        || cb_as_uint32(argv[3], "unsigned int", &timeout) < 0)
        return NULL;
    fn_cuEGLStreamConsumerAcquireFrame *call =
        cb_symbol_address(&driver_symbols[S_cuEGLStreamConsumerAcquireFrame]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, pCudaResource, pStream, timeout);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuEGLStreamConsumerAcquireFrame, status, argv);
    return cb_return0(form);
}

// CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn,
//     CUgraphicsResource pCudaResource, CUstream *pStream)
static const cb_function f_cuEGLStreamConsumerReleaseFrame = {
    .name = "cuEGLStreamConsumerReleaseFrame",
    CB_PARAMS("conn", "pCudaResource", "pStream"),
};

CB_WRAPPER(cuEGLStreamConsumerReleaseFrame)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuEGLStreamConsumerReleaseFrame, &argv, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    CUgraphicsResource pCudaResource;
    CUstream *pStream;
    if (cb_as_handle_ref(py, T_CUeglStreamConnection, argv[0], "conn", &conn) < 0
        || cb_as_handle(py, T_CUgraphicsResource, argv[1], "pCudaResource", &pCudaResource) < 0
        || cb_as_handle_ref(py, T_CUstream, argv[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cuEGLStreamConsumerReleaseFrame *call =
        cb_symbol_address(&driver_symbols[S_cuEGLStreamConsumerReleaseFrame]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, pCudaResource, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuEGLStreamConsumerReleaseFrame, status, argv);
    return cb_return0(form);
}

// CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream,
//     EGLint width, EGLint height)
static const cb_function f_cuEGLStreamProducerConnect = {
    .name = "cuEGLStreamProducerConnect",
    CB_PARAMS("stream", "width", "height"),
    .result_count = 1,
};

CB_WRAPPER(cuEGLStreamProducerConnect)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuEGLStreamProducerConnect, &argv, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection conn = NULL;
    EGLStreamKHR stream;
    EGLint width, height;
    if (cb_as_handle(py, T_EGLStreamKHR, argv[0], "stream", &stream) < 0
        || cb_as_scalar(py, T_EGLint, argv[1], "width", &width, sizeof width) < 0
        || cb_as_scalar(py, T_EGLint, argv[2], "height", &height, sizeof height) < 0)
        return NULL;
    fn_cuEGLStreamProducerConnect *call =
        cb_symbol_address(&driver_symbols[S_cuEGLStreamProducerConnect]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, stream, width, height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuEGLStreamProducerConnect, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUeglStreamConnection, &conn));
}

// CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)
static const cb_function f_cuEGLStreamProducerDisconnect = {
    .name = "cuEGLStreamProducerDisconnect",
    CB_PARAMS_OF(cuEGLStreamConsumerDisconnect),
};

CB_WRAPPER(cuEGLStreamProducerDisconnect)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuEGLStreamProducerDisconnect, &argv, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    if (cb_as_handle_ref(py, T_CUeglStreamConnection, argv[0], "conn", &conn) < 0)
        return NULL;
    fn_cuEGLStreamProducerDisconnect *call =
        cb_symbol_address(&driver_symbols[S_cuEGLStreamProducerDisconnect]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuEGLStreamProducerDisconnect, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cuEGLStreamProducerPresentFrame, "conn", "eglframe", "pStream");

// CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn, CUeglFrame eglframe,
//     CUstream *pStream)
static const cb_function f_cuEGLStreamProducerPresentFrame = {
    .name = "cuEGLStreamProducerPresentFrame",
    CB_PARAMS_OF(cuEGLStreamProducerPresentFrame),
};

CB_WRAPPER(cuEGLStreamProducerPresentFrame)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuEGLStreamProducerPresentFrame, &argv, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    CUeglFrame eglframe;
    CUstream *pStream;
    if (cb_as_handle_ref(py, T_CUeglStreamConnection, argv[0], "conn", &conn) < 0
        || cb_as_record_value(py, T_CUeglFrame, argv[1], "eglframe", &eglframe, sizeof eglframe) < 0
        || cb_as_handle_ref(py, T_CUstream, argv[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cuEGLStreamProducerPresentFrame *call =
        cb_symbol_address(&driver_symbols[S_cuEGLStreamProducerPresentFrame]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, eglframe, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuEGLStreamProducerPresentFrame, status, argv);
    return cb_return0(form);
}

// CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn, CUeglFrame *eglframe,
//     CUstream *pStream)
static const cb_function f_cuEGLStreamProducerReturnFrame = {
    .name = "cuEGLStreamProducerReturnFrame",
    CB_PARAMS_OF(cuEGLStreamProducerPresentFrame),
};

CB_WRAPPER(cuEGLStreamProducerReturnFrame)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuEGLStreamProducerReturnFrame, &argv, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    CUeglFrame *eglframe;
    CUstream *pStream;
    if (cb_as_handle_ref(py, T_CUeglStreamConnection, argv[0], "conn", &conn) < 0
        || cb_as_record(py, T_CUeglFrame, argv[1], "eglframe", &eglframe) < 0
        || cb_as_handle_ref(py, T_CUstream, argv[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cuEGLStreamProducerReturnFrame *call =
        cb_symbol_address(&driver_symbols[S_cuEGLStreamProducerReturnFrame]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, eglframe, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuEGLStreamProducerReturnFrame, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame, CUgraphicsResource resource,
//     unsigned int index, unsigned int mipLevel)
static const cb_function f_cuGraphicsResourceGetMappedEglFrame = {
    .name = "cuGraphicsResourceGetMappedEglFrame",
    CB_PARAMS("resource", "index", "mipLevel"),
    .result_count = 1,
};

CB_WRAPPER(cuGraphicsResourceGetMappedEglFrame)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphicsResourceGetMappedEglFrame, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *eglFrame = NULL;
    CUgraphicsResource resource;
    uint32_t index, mipLevel;
    if (cb_as_handle(py, T_CUgraphicsResource, argv[0], "resource", &resource) < 0
        || cb_as_uint32(argv[1], "unsigned int", &index) < 0
        || cb_as_uint32(argv[2], "unsigned int", &mipLevel) < 0)
        goto done;
    fn_cuGraphicsResourceGetMappedEglFrame *call =
        cb_symbol_address(&driver_symbols[S_cuGraphicsResourceGetMappedEglFrame]);
    if (call == NULL)
        goto done;
    eglFrame = cb_record_new(py, T_CUeglFrame);
    if (eglFrame == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(cb_record_data(eglFrame), resource, index, mipLevel);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphicsResourceGetMappedEglFrame, status, argv);
    else
        retval = cb_return1(form, cb_take(&eglFrame));
done:
    Py_XDECREF(eglFrame);
    return retval;
}

// CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags)
static const cb_function f_cuEventCreateFromEGLSync = {
    .name = "cuEventCreateFromEGLSync",
    CB_PARAMS("eglSync", "flags"),
    .result_count = 1,
};

CB_WRAPPER(cuEventCreateFromEGLSync)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuEventCreateFromEGLSync, &argv, nargs, kwnames, slots))
        return NULL;
    CUevent phEvent = NULL;
    EGLSyncKHR eglSync;
    uint32_t flags;
    if (cb_as_handle(py, T_EGLSyncKHR, argv[0], "eglSync", &eglSync) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuEventCreateFromEGLSync *call =
        cb_symbol_address(&driver_symbols[S_cuEventCreateFromEGLSync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phEvent, eglSync, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuEventCreateFromEGLSync, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUevent, &phEvent));
}

CB_PARAM_LIST(cuGraphicsGLRegisterBuffer, "buffer", "Flags");

// CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer,
//     unsigned int Flags)
static const cb_function f_cuGraphicsGLRegisterBuffer = {
    .name = "cuGraphicsGLRegisterBuffer",
    CB_PARAMS_OF(cuGraphicsGLRegisterBuffer),
    .result_count = 1,
};

CB_WRAPPER(cuGraphicsGLRegisterBuffer)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphicsGLRegisterBuffer, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    GLuint buffer;
    uint32_t Flags;
    if (cb_as_scalar(py, T_GLuint, argv[0], "buffer", &buffer, sizeof buffer) < 0
        || cb_as_uint32(argv[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuGraphicsGLRegisterBuffer *call =
        cb_symbol_address(&driver_symbols[S_cuGraphicsGLRegisterBuffer]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, buffer, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphicsGLRegisterBuffer, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image,
//     GLenum target, unsigned int Flags)
static const cb_function f_cuGraphicsGLRegisterImage = {
    .name = "cuGraphicsGLRegisterImage",
    CB_PARAMS("image", "target", "Flags"),
    .result_count = 1,
};

CB_WRAPPER(cuGraphicsGLRegisterImage)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuGraphicsGLRegisterImage, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    GLuint image;
    GLenum target;
    uint32_t Flags;
    if (cb_as_scalar(py, T_GLuint, argv[0], "image", &image, sizeof image) < 0
        || cb_as_scalar(py, T_GLenum, argv[1], "target", &target, sizeof target) < 0
        || cb_as_uint32(argv[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuGraphicsGLRegisterImage *call =
        cb_symbol_address(&driver_symbols[S_cuGraphicsGLRegisterImage]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, image, target, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphicsGLRegisterImage, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,
//     unsigned int cudaDeviceCount, CUGLDeviceList deviceList)
static const cb_function f_cuGLGetDevices = {
    .name = "cuGLGetDevices",
    CB_PARAMS("cudaDeviceCount", "deviceList"),
    .result_count = 2,
};

CB_WRAPPER(cuGLGetDevices)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuGLGetDevices, &argv, nargs, kwnames, slots))
        return NULL;
    unsigned int pCudaDeviceCount = 0;
    cb_array pCudaDevices;
    uint32_t cudaDeviceCount;
    int32_t deviceList;
    cb_array_init(&pCudaDevices);
    if (cb_as_uint32(argv[0], "unsigned int", &cudaDeviceCount) < 0
        || cb_as_enum(py, T_CUGLDeviceList, argv[1], "deviceList", &deviceList) < 0)
        goto done;
    fn_cuGLGetDevices *call = cb_symbol_address(&driver_symbols[S_cuGLGetDevices]);
    if (call == NULL)
        goto done;
    if (cb_array_reserve(&pCudaDevices, cudaDeviceCount, sizeof(CUdevice)) < 0)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaDeviceCount, pCudaDevices.data, cudaDeviceCount, deviceList);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuGLGetDevices, status, argv);
        goto done;
    }
    PyObject *results[] = {
        PyLong_FromUnsignedLong(pCudaDeviceCount),
        cb_scalar_list(py, T_CUdevice, pCudaDevices.data, cudaDeviceCount)
    };
    retval = cb_return_many(form, &f_cuGLGetDevices, results);
done:
    cb_array_done(&pCudaDevices);
    return retval;
}

// CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)
static const cb_function f_cuGLCtxCreate = {
    .name = "cuGLCtxCreate",
    CB_PARAMS("Flags", "device"),
    .result_count = 1,
};

CB_WRAPPER(cuGLCtxCreate)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGLCtxCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext pCtx = NULL;
    uint32_t Flags;
    CUdevice device;
    if (cb_as_uint32(argv[0], "unsigned int", &Flags) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "device", &device, sizeof device) < 0)
        return NULL;
    fn_cuGLCtxCreate *call = cb_symbol_address(&driver_symbols[S_cuGLCtxCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCtx, Flags, device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGLCtxCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUcontext, &pCtx));
}

// CUresult cuGLInit(void)
static const cb_function f_cuGLInit = {.name = "cuGLInit", CB_NO_PARAMS};

CB_WRAPPER(cuGLInit)
{
    if (!cb_no_arguments(form, &f_cuGLInit, argv, nargs, kwnames))
        return NULL;
    fn_cuGLInit *call = cb_symbol_address(&driver_symbols[S_cuGLInit]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGLInit, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cuGLRegisterBufferObject, "buffer");

// CUresult cuGLRegisterBufferObject(GLuint buffer)
static const cb_function f_cuGLRegisterBufferObject = {
    .name = "cuGLRegisterBufferObject",
    CB_PARAMS_OF(cuGLRegisterBufferObject),
};

CB_WRAPPER(cuGLRegisterBufferObject)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGLRegisterBufferObject, &argv, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    if (cb_as_scalar(py, T_GLuint, argv[0], "buffer", &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLRegisterBufferObject *call =
        cb_symbol_address(&driver_symbols[S_cuGLRegisterBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGLRegisterBufferObject, status, argv);
    return cb_return0(form);
}

// CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)
static const cb_function f_cuGLMapBufferObject = {
    .name = "cuGLMapBufferObject",
    CB_PARAMS_OF(cuGLRegisterBufferObject),
    .result_count = 2,
};

CB_WRAPPER(cuGLMapBufferObject)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGLMapBufferObject, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    size_t size = 0;
    GLuint buffer;
    if (cb_as_scalar(py, T_GLuint, argv[0], "buffer", &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLMapBufferObject *call = cb_symbol_address(&driver_symbols[S_cuGLMapBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &size, buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGLMapBufferObject, status, argv);
    PyObject *results[] = {cb_cell_new(py, T_CUdeviceptr, &dptr), PyLong_FromSize_t(size)};
    return cb_return_many(form, &f_cuGLMapBufferObject, results);
}

// CUresult cuGLUnmapBufferObject(GLuint buffer)
static const cb_function f_cuGLUnmapBufferObject = {
    .name = "cuGLUnmapBufferObject",
    CB_PARAMS_OF(cuGLRegisterBufferObject),
};

CB_WRAPPER(cuGLUnmapBufferObject)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGLUnmapBufferObject, &argv, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    if (cb_as_scalar(py, T_GLuint, argv[0], "buffer", &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLUnmapBufferObject *call = cb_symbol_address(&driver_symbols[S_cuGLUnmapBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGLUnmapBufferObject, status, argv);
    return cb_return0(form);
}

// CUresult cuGLUnregisterBufferObject(GLuint buffer)
static const cb_function f_cuGLUnregisterBufferObject = {
    .name = "cuGLUnregisterBufferObject",
    CB_PARAMS_OF(cuGLRegisterBufferObject),
};

CB_WRAPPER(cuGLUnregisterBufferObject)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGLUnregisterBufferObject, &argv, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    if (cb_as_scalar(py, T_GLuint, argv[0], "buffer", &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLUnregisterBufferObject *call =
        cb_symbol_address(&driver_symbols[S_cuGLUnregisterBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGLUnregisterBufferObject, status, argv);
    return cb_return0(form);
}

// CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)
static const cb_function f_cuGLSetBufferObjectMapFlags = {
    .name = "cuGLSetBufferObjectMapFlags",
    CB_PARAMS_OF(cuGraphicsGLRegisterBuffer),
};

CB_WRAPPER(cuGLSetBufferObjectMapFlags)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGLSetBufferObjectMapFlags, &argv, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    uint32_t Flags;
    if (cb_as_scalar(py, T_GLuint, argv[0], "buffer", &buffer, sizeof buffer) < 0
        || cb_as_uint32(argv[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuGLSetBufferObjectMapFlags *call =
        cb_symbol_address(&driver_symbols[S_cuGLSetBufferObjectMapFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGLSetBufferObjectMapFlags, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cuGLMapBufferObjectAsync, "buffer", "hStream");

// CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer,
//     CUstream hStream)
static const cb_function f_cuGLMapBufferObjectAsync = {
    .name = "cuGLMapBufferObjectAsync",
    CB_PARAMS_OF(cuGLMapBufferObjectAsync),
    .result_count = 2,
};

CB_WRAPPER(cuGLMapBufferObjectAsync)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGLMapBufferObjectAsync, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    size_t size = 0;
    GLuint buffer;
    CUstream hStream;
    if (cb_as_scalar(py, T_GLuint, argv[0], "buffer", &buffer, sizeof buffer) < 0
        || cb_as_handle(py, T_CUstream, argv[1], "hStream", &hStream) < 0)
        return NULL;
    fn_cuGLMapBufferObjectAsync *call =
        cb_symbol_address(&driver_symbols[S_cuGLMapBufferObjectAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &size, buffer, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGLMapBufferObjectAsync, status, argv);
    PyObject *results[] = {cb_cell_new(py, T_CUdeviceptr, &dptr), PyLong_FromSize_t(size)};
    return cb_return_many(form, &f_cuGLMapBufferObjectAsync, results);
}

// CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)
static const cb_function f_cuGLUnmapBufferObjectAsync = {
    .name = "cuGLUnmapBufferObjectAsync",
    CB_PARAMS_OF(cuGLMapBufferObjectAsync),
};

CB_WRAPPER(cuGLUnmapBufferObjectAsync)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGLUnmapBufferObjectAsync, &argv, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    CUstream hStream;
    if (cb_as_scalar(py, T_GLuint, argv[0], "buffer", &buffer, sizeof buffer) < 0
        || cb_as_handle(py, T_CUstream, argv[1], "hStream", &hStream) < 0)
        return NULL;
    fn_cuGLUnmapBufferObjectAsync *call =
        cb_symbol_address(&driver_symbols[S_cuGLUnmapBufferObjectAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGLUnmapBufferObjectAsync, status, argv);
    return cb_return0(form);
}

// CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice,
//     int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
static const cb_function f_cuVDPAUGetDevice = {
    .name = "cuVDPAUGetDevice",
    CB_PARAMS("vdpDevice", "vdpGetProcAddress"),
    .result_count = 1,
};

CB_WRAPPER(cuVDPAUGetDevice)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuVDPAUGetDevice, &argv, nargs, kwnames, slots))
        return NULL;
    CUdevice pDevice = 0;
    VdpDevice vdpDevice;
    cb_address vdpGetProcAddress;
    vdpGetProcAddress.held = false;
    if (cb_as_scalar(py, T_VdpDevice, argv[0], "vdpDevice", &vdpDevice, sizeof vdpDevice) < 0
        || cb_as_address(py, argv[1], &vdpGetProcAddress) < 0)
        goto done;
    fn_cuVDPAUGetDevice *call = cb_symbol_address(&driver_symbols[S_cuVDPAUGetDevice]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pDevice, vdpDevice, vdpGetProcAddress.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuVDPAUGetDevice, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUdevice, &pDevice));
done:
    cb_address_release(&vdpGetProcAddress);
    return retval;
}

// CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device,
//     VdpDevice vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
static const cb_function f_cuVDPAUCtxCreate = {
    .name = "cuVDPAUCtxCreate",
    CB_PARAMS("flags", "device", "vdpDevice", "vdpGetProcAddress"),
    .result_count = 1,
};

CB_WRAPPER(cuVDPAUCtxCreate)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuVDPAUCtxCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext pCtx = NULL;
    uint32_t flags;
    CUdevice device;
    VdpDevice vdpDevice;
    cb_address vdpGetProcAddress;
    vdpGetProcAddress.held = false;
    if (cb_as_uint32(argv[0], "unsigned int", &flags) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "device", &device, sizeof device) < 0
        || cb_as_scalar(py, T_VdpDevice, argv[2], "vdpDevice", &vdpDevice, sizeof vdpDevice) < 0
        || cb_as_address(py, argv[3], &vdpGetProcAddress) < 0)
        goto done;
    fn_cuVDPAUCtxCreate *call = cb_symbol_address(&driver_symbols[S_cuVDPAUCtxCreate]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCtx, flags, device, vdpDevice, vdpGetProcAddress.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuVDPAUCtxCreate, status, argv);
    else
        retval = cb_return1(form, cb_cell_made(form, T_CUcontext, &pCtx));
done:
    cb_address_release(&vdpGetProcAddress);
    return retval;
}

CB_PARAM_LIST(cuGraphicsVDPAURegisterVideoSurface, "vdpSurface", "flags");

// CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource,
//     VdpVideoSurface vdpSurface, unsigned int flags)
static const cb_function f_cuGraphicsVDPAURegisterVideoSurface = {
    .name = "cuGraphicsVDPAURegisterVideoSurface",
    CB_PARAMS_OF(cuGraphicsVDPAURegisterVideoSurface),
    .result_count = 1,
};

CB_WRAPPER(cuGraphicsVDPAURegisterVideoSurface)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphicsVDPAURegisterVideoSurface, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    VdpVideoSurface vdpSurface;
    uint32_t flags;
    if (cb_as_scalar(py, T_VdpVideoSurface, argv[0], "vdpSurface", &vdpSurface,
            sizeof vdpSurface) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphicsVDPAURegisterVideoSurface *call =
        cb_symbol_address(&driver_symbols[S_cuGraphicsVDPAURegisterVideoSurface]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, vdpSurface, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphicsVDPAURegisterVideoSurface, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource,
//     VdpOutputSurface vdpSurface, unsigned int flags)
static const cb_function f_cuGraphicsVDPAURegisterOutputSurface = {
    .name = "cuGraphicsVDPAURegisterOutputSurface",
    CB_PARAMS_OF(cuGraphicsVDPAURegisterVideoSurface),
    .result_count = 1,
};

CB_WRAPPER(cuGraphicsVDPAURegisterOutputSurface)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphicsVDPAURegisterOutputSurface, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    VdpOutputSurface vdpSurface;
    uint32_t flags;
    if (cb_as_scalar(py, T_VdpOutputSurface, argv[0], "vdpSurface", &vdpSurface,
            sizeof vdpSurface) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphicsVDPAURegisterOutputSurface *call =
        cb_symbol_address(&driver_symbols[S_cuGraphicsVDPAURegisterOutputSurface]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, vdpSurface, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphicsVDPAURegisterOutputSurface, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUgraphicsResource, &pCudaResource));
}
