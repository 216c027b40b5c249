// functions_interop.c of cubind for CUDA Driver API, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuImportExternalMemory(CUexternalMemory *extMem_out,
//     const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)
static const cb_function f_cuImportExternalMemory = {.name = "cuImportExternalMemory",
    .params = (const char *const[]){"memHandleDesc", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuImportExternalMemory)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuImportExternalMemory, &args, nargs, kwnames, slots))
        return NULL;
    CUexternalMemory extMem_out = NULL;
    const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc;
    if (cb_as_record(m, T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC, args[0], "memHandleDesc",
            &memHandleDesc) < 0)
        return NULL;
    fn_cuImportExternalMemory *call = cb_symbol_address(&symbols[S_cuImportExternalMemory]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&extMem_out, memHandleDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuImportExternalMemory, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUexternalMemory, &extMem_out));
}

// CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem,
//     const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)
static const cb_function f_cuExternalMemoryGetMappedBuffer = {
    .name = "cuExternalMemoryGetMappedBuffer",
    .params = (const char *const[]){"extMem", "bufferDesc", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuExternalMemoryGetMappedBuffer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuExternalMemoryGetMappedBuffer, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr devPtr = 0;
    CUexternalMemory extMem;
    const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc;
    if (cb_as_handle(m, T_CUexternalMemory, args[0], &extMem) < 0
        || cb_as_record(m, T_CUDA_EXTERNAL_MEMORY_BUFFER_DESC, args[1], "bufferDesc",
            &bufferDesc) < 0)
        return NULL;
    fn_cuExternalMemoryGetMappedBuffer *call =
        cb_symbol_address(&symbols[S_cuExternalMemoryGetMappedBuffer]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, extMem, bufferDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuExternalMemoryGetMappedBuffer, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &devPtr));
}

// CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap,
//     CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)
static const cb_function f_cuExternalMemoryGetMappedMipmappedArray = {
    .name = "cuExternalMemoryGetMappedMipmappedArray",
    .params = (const char *const[]){"extMem", "mipmapDesc", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuExternalMemoryGetMappedMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuExternalMemoryGetMappedMipmappedArray, &args, nargs, kwnames, slots))
        return NULL;
    CUmipmappedArray mipmap = NULL;
    CUexternalMemory extMem;
    const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc;
    if (cb_as_handle(m, T_CUexternalMemory, args[0], &extMem) < 0
        || cb_as_record(m, T_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, args[1], "mipmapDesc",
            &mipmapDesc) < 0)
        return NULL;
    fn_cuExternalMemoryGetMappedMipmappedArray *call =
        cb_symbol_address(&symbols[S_cuExternalMemoryGetMappedMipmappedArray]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&mipmap, extMem, mipmapDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuExternalMemoryGetMappedMipmappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmipmappedArray, &mipmap));
}

// CUresult cuDestroyExternalMemory(CUexternalMemory extMem)
static const cb_function f_cuDestroyExternalMemory = {.name = "cuDestroyExternalMemory",
    .params = (const char *const[]){"extMem", NULL}, .param_count = 1};

CB_WRAPPER(cuDestroyExternalMemory)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDestroyExternalMemory, &args, nargs, kwnames, slots))
        return NULL;
    CUexternalMemory extMem;
    if (cb_as_handle(m, T_CUexternalMemory, args[0], &extMem) < 0)
        return NULL;
    fn_cuDestroyExternalMemory *call = cb_symbol_address(&symbols[S_cuDestroyExternalMemory]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extMem);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDestroyExternalMemory, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out,
//     const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)
static const cb_function f_cuImportExternalSemaphore = {.name = "cuImportExternalSemaphore",
    .params = (const char *const[]){"semHandleDesc", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuImportExternalSemaphore)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuImportExternalSemaphore, &args, nargs, kwnames, slots))
        return NULL;
    CUexternalSemaphore extSem_out = NULL;
    const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc;
    if (cb_as_record(m, T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, args[0], "semHandleDesc",
            &semHandleDesc) < 0)
        return NULL;
    fn_cuImportExternalSemaphore *call = cb_symbol_address(&symbols[S_cuImportExternalSemaphore]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&extSem_out, semHandleDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuImportExternalSemaphore, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUexternalSemaphore, &extSem_out));
}

// CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
//     const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
//     CUstream stream)
static const cb_function f_cuSignalExternalSemaphoresAsync = {
    .name = "cuSignalExternalSemaphoresAsync",
    .params = (const char *const[]){"extSemArray", "paramsArray", "numExtSems", "stream", NULL},
    .param_count = 4, .auto_mask = 0x4};

CB_WRAPPER(cuSignalExternalSemaphoresAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuSignalExternalSemaphoresAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_array extSemArray, paramsArray;
    uint32_t numExtSems = 0;
    CUstream stream;
    cb_array_init(&extSemArray);
    cb_array_init(&paramsArray);
    if (cb_array_handles(m, T_CUexternalSemaphore, args[0], "extSemArray", &extSemArray) < 0
        || cb_array_records(m, T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, args[1], "paramsArray",
            &paramsArray) < 0
        || (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &numExtSems) < 0)
        || cb_as_handle(m, T_CUstream, args[3], &stream) < 0)
        goto done;
    if (args[2] == NULL && extSemArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)extSemArray.length;
    if (args[2] == NULL && paramsArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)paramsArray.length;
    if (cb_array_check(&extSemArray, (size_t)numExtSems) < 0
        || cb_array_check(&paramsArray, (size_t)numExtSems) < 0)
        goto done;
    fn_cuSignalExternalSemaphoresAsync *call =
        cb_symbol_address(&symbols[S_cuSignalExternalSemaphoresAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSemArray.data, paramsArray.data, numExtSems, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuSignalExternalSemaphoresAsync, status, args, NULL);
done:
    cb_array_done(&extSemArray);
    cb_array_done(&paramsArray);
    return result;
}

// CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
//     const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
//     CUstream stream)
static const cb_function f_cuWaitExternalSemaphoresAsync = {
    .name = "cuWaitExternalSemaphoresAsync",
    .params = (const char *const[]){"extSemArray", "paramsArray", "numExtSems", "stream", NULL},
    .param_count = 4, .auto_mask = 0x4};

CB_WRAPPER(cuWaitExternalSemaphoresAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuWaitExternalSemaphoresAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_array extSemArray, paramsArray;
    uint32_t numExtSems = 0;
    CUstream stream;
    cb_array_init(&extSemArray);
    cb_array_init(&paramsArray);
    if (cb_array_handles(m, T_CUexternalSemaphore, args[0], "extSemArray", &extSemArray) < 0
        || cb_array_records(m, T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, args[1], "paramsArray",
            &paramsArray) < 0
        || (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &numExtSems) < 0)
        || cb_as_handle(m, T_CUstream, args[3], &stream) < 0)
        goto done;
    if (args[2] == NULL && extSemArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)extSemArray.length;
    if (args[2] == NULL && paramsArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)paramsArray.length;
    if (cb_array_check(&extSemArray, (size_t)numExtSems) < 0
        || cb_array_check(&paramsArray, (size_t)numExtSems) < 0)
        goto done;
    fn_cuWaitExternalSemaphoresAsync *call =
        cb_symbol_address(&symbols[S_cuWaitExternalSemaphoresAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSemArray.data, paramsArray.data, numExtSems, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuWaitExternalSemaphoresAsync, status, args, NULL);
done:
    cb_array_done(&extSemArray);
    cb_array_done(&paramsArray);
    return result;
}

// CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem)
static const cb_function f_cuDestroyExternalSemaphore = {.name = "cuDestroyExternalSemaphore",
    .params = (const char *const[]){"extSem", NULL}, .param_count = 1};

CB_WRAPPER(cuDestroyExternalSemaphore)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDestroyExternalSemaphore, &args, nargs, kwnames, slots))
        return NULL;
    CUexternalSemaphore extSem;
    if (cb_as_handle(m, T_CUexternalSemaphore, args[0], &extSem) < 0)
        return NULL;
    fn_cuDestroyExternalSemaphore *call = cb_symbol_address(&symbols[S_cuDestroyExternalSemaphore]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSem);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDestroyExternalSemaphore, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies,
//     const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphAddExternalSemaphoresSignalNode = {
    .name = "cuGraphAddExternalSemaphoresSignalNode",
    .params = (const char *const[]){"hGraph", "dependencies", "numDependencies", "nodeParams",
        NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddExternalSemaphoresSignalNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphAddExternalSemaphoresSignalNode, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies = 0;
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams;
    cb_array_init(&dependencies);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_record(m, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, args[3], "nodeParams",
            &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddExternalSemaphoresSignalNode *call =
        cb_symbol_address(&symbols[S_cuGraphAddExternalSemaphoresSignalNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
    else
        result = cb_fail(s, &f_cuGraphAddExternalSemaphoresSignalNode, status, args, NULL);
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode,
//     CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)
static const cb_function f_cuGraphExternalSemaphoresSignalNodeGetParams = {
    .name = "cuGraphExternalSemaphoresSignalNodeGetParams",
    .params = (const char *const[]){"hNode", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphExternalSemaphoresSignalNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphExternalSemaphoresSignalNodeGetParams, &args, nargs, kwnames,
            slots))
        return NULL;
    CUgraphNode hNode;
    PyObject *params_out = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphExternalSemaphoresSignalNodeGetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExternalSemaphoresSignalNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(m, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(params_out));
    else
        result = cb_fail(s, &f_cuGraphExternalSemaphoresSignalNodeGetParams, status, args, NULL);
done:
    Py_XDECREF(params_out);
    return result;
}

// CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode,
//     const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphExternalSemaphoresSignalNodeSetParams = {
    .name = "cuGraphExternalSemaphoresSignalNodeSetParams",
    .params = (const char *const[]){"hNode", "nodeParams", NULL}, .param_count = 2};

CB_WRAPPER(cuGraphExternalSemaphoresSignalNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphExternalSemaphoresSignalNodeSetParams, &args, nargs, kwnames,
            slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0
        || cb_as_record(m, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, args[1], "nodeParams",
            &nodeParams) < 0)
        return NULL;
    fn_cuGraphExternalSemaphoresSignalNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExternalSemaphoresSignalNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExternalSemaphoresSignalNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies,
//     const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphAddExternalSemaphoresWaitNode = {
    .name = "cuGraphAddExternalSemaphoresWaitNode",
    .params = (const char *const[]){"hGraph", "dependencies", "numDependencies", "nodeParams",
        NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddExternalSemaphoresWaitNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphAddExternalSemaphoresWaitNode, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies = 0;
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams;
    cb_array_init(&dependencies);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_record(m, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddExternalSemaphoresWaitNode *call =
        cb_symbol_address(&symbols[S_cuGraphAddExternalSemaphoresWaitNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
    else
        result = cb_fail(s, &f_cuGraphAddExternalSemaphoresWaitNode, status, args, NULL);
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode,
//     CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)
static const cb_function f_cuGraphExternalSemaphoresWaitNodeGetParams = {
    .name = "cuGraphExternalSemaphoresWaitNodeGetParams",
    .params = (const char *const[]){"hNode", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphExternalSemaphoresWaitNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphExternalSemaphoresWaitNodeGetParams, &args, nargs, kwnames,
            slots))
        return NULL;
    CUgraphNode hNode;
    PyObject *params_out = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphExternalSemaphoresWaitNodeGetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExternalSemaphoresWaitNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(m, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(params_out));
    else
        result = cb_fail(s, &f_cuGraphExternalSemaphoresWaitNodeGetParams, status, args, NULL);
done:
    Py_XDECREF(params_out);
    return result;
}

// CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode,
//     const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphExternalSemaphoresWaitNodeSetParams = {
    .name = "cuGraphExternalSemaphoresWaitNodeSetParams",
    .params = (const char *const[]){"hNode", "nodeParams", NULL}, .param_count = 2};

CB_WRAPPER(cuGraphExternalSemaphoresWaitNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphExternalSemaphoresWaitNodeSetParams, &args, nargs, kwnames,
            slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0
        || cb_as_record(m, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphExternalSemaphoresWaitNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExternalSemaphoresWaitNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExternalSemaphoresWaitNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec,
//     CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphExecExternalSemaphoresSignalNodeSetParams = {
    .name = "cuGraphExecExternalSemaphoresSignalNodeSetParams",
    .params = (const char *const[]){"hGraphExec", "hNode", "nodeParams", NULL}, .param_count = 3};

CB_WRAPPER(cuGraphExecExternalSemaphoresSignalNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphExecExternalSemaphoresSignalNodeSetParams, &args, nargs,
            kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0
        || cb_as_record(m, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, args[2], "nodeParams",
            &nodeParams) < 0)
        return NULL;
    fn_cuGraphExecExternalSemaphoresSignalNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExecExternalSemaphoresSignalNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecExternalSemaphoresSignalNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec,
//     CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphExecExternalSemaphoresWaitNodeSetParams = {
    .name = "cuGraphExecExternalSemaphoresWaitNodeSetParams",
    .params = (const char *const[]){"hGraphExec", "hNode", "nodeParams", NULL}, .param_count = 3};

CB_WRAPPER(cuGraphExecExternalSemaphoresWaitNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphExecExternalSemaphoresWaitNodeSetParams, &args, nargs, kwnames,
            slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0
        || cb_as_record(m, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS, args[2], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphExecExternalSemaphoresWaitNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExecExternalSemaphoresWaitNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecExternalSemaphoresWaitNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource)
static const cb_function f_cuGraphicsUnregisterResource = {.name = "cuGraphicsUnregisterResource",
    .params = (const char *const[]){"resource", NULL}, .param_count = 1};

CB_WRAPPER(cuGraphicsUnregisterResource)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphicsUnregisterResource, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource resource;
    if (cb_as_handle(m, T_CUgraphicsResource, args[0], &resource) < 0)
        return NULL;
    fn_cuGraphicsUnregisterResource *call =
        cb_symbol_address(&symbols[S_cuGraphicsUnregisterResource]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(resource);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsUnregisterResource, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource,
//     unsigned int arrayIndex, unsigned int mipLevel)
static const cb_function f_cuGraphicsSubResourceGetMappedArray = {
    .name = "cuGraphicsSubResourceGetMappedArray",
    .params = (const char *const[]){"resource", "arrayIndex", "mipLevel", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cuGraphicsSubResourceGetMappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphicsSubResourceGetMappedArray, &args, nargs, kwnames, slots))
        return NULL;
    CUarray pArray = NULL;
    CUgraphicsResource resource;
    uint32_t arrayIndex, mipLevel;
    if (cb_as_handle(m, T_CUgraphicsResource, args[0], &resource) < 0
        || cb_as_uint32(args[1], "unsigned int", &arrayIndex) < 0
        || cb_as_uint32(args[2], "unsigned int", &mipLevel) < 0)
        return NULL;
    fn_cuGraphicsSubResourceGetMappedArray *call =
        cb_symbol_address(&symbols[S_cuGraphicsSubResourceGetMappedArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pArray, resource, arrayIndex, mipLevel);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsSubResourceGetMappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &pArray));
}

// CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray,
//     CUgraphicsResource resource)
static const cb_function f_cuGraphicsResourceGetMappedMipmappedArray = {
    .name = "cuGraphicsResourceGetMappedMipmappedArray",
    .params = (const char *const[]){"resource", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphicsResourceGetMappedMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphicsResourceGetMappedMipmappedArray, &args, nargs, kwnames,
            slots))
        return NULL;
    CUmipmappedArray pMipmappedArray = NULL;
    CUgraphicsResource resource;
    if (cb_as_handle(m, T_CUgraphicsResource, args[0], &resource) < 0)
        return NULL;
    fn_cuGraphicsResourceGetMappedMipmappedArray *call =
        cb_symbol_address(&symbols[S_cuGraphicsResourceGetMappedMipmappedArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pMipmappedArray, resource);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsResourceGetMappedMipmappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmipmappedArray, &pMipmappedArray));
}

// CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize,
//     CUgraphicsResource resource)
static const cb_function f_cuGraphicsResourceGetMappedPointer = {
    .name = "cuGraphicsResourceGetMappedPointer",
    .params = (const char *const[]){"resource", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuGraphicsResourceGetMappedPointer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphicsResourceGetMappedPointer, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr pDevPtr = 0;
    size_t pSize = 0;
    CUgraphicsResource resource;
    if (cb_as_handle(m, T_CUgraphicsResource, args[0], &resource) < 0)
        return NULL;
    fn_cuGraphicsResourceGetMappedPointer *call =
        cb_symbol_address(&symbols[S_cuGraphicsResourceGetMappedPointer]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pDevPtr, &pSize, resource);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsResourceGetMappedPointer, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &pDevPtr), PyLong_FromUnsignedLong(pSize)};
    return cb_return_many(s, &f_cuGraphicsResourceGetMappedPointer, values);
}

// CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags)
static const cb_function f_cuGraphicsResourceSetMapFlags = {
    .name = "cuGraphicsResourceSetMapFlags",
    .params = (const char *const[]){"resource", "flags", NULL}, .param_count = 2};

CB_WRAPPER(cuGraphicsResourceSetMapFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphicsResourceSetMapFlags, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource resource;
    uint32_t flags;
    if (cb_as_handle(m, T_CUgraphicsResource, args[0], &resource) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphicsResourceSetMapFlags *call =
        cb_symbol_address(&symbols[S_cuGraphicsResourceSetMapFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(resource, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsResourceSetMapFlags, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources,
//     CUstream hStream)
static const cb_function f_cuGraphicsMapResources = {.name = "cuGraphicsMapResources",
    .params = (const char *const[]){"count", "resources", "hStream", NULL}, .param_count = 3};

CB_WRAPPER(cuGraphicsMapResources)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphicsMapResources, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t count;
    CUgraphicsResource *resources;
    CUstream hStream;
    if (cb_as_uint32(args[0], "unsigned int", &count) < 0
        || cb_as_handle_ref(m, T_CUgraphicsResource, args[1], "resources", &resources) < 0
        || cb_as_handle(m, T_CUstream, args[2], &hStream) < 0
        || cb_handle_ref_check(args[1], (size_t)count, "cuGraphicsMapResources", "resources") < 0)
        return NULL;
    fn_cuGraphicsMapResources *call = cb_symbol_address(&symbols[S_cuGraphicsMapResources]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(count, resources, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsMapResources, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources,
//     CUstream hStream)
static const cb_function f_cuGraphicsUnmapResources = {.name = "cuGraphicsUnmapResources",
    .params = (const char *const[]){"count", "resources", "hStream", NULL}, .param_count = 3};

CB_WRAPPER(cuGraphicsUnmapResources)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphicsUnmapResources, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t count;
    CUgraphicsResource *resources;
    CUstream hStream;
    if (cb_as_uint32(args[0], "unsigned int", &count) < 0
        || cb_as_handle_ref(m, T_CUgraphicsResource, args[1], "resources", &resources) < 0
        || cb_as_handle(m, T_CUstream, args[2], &hStream) < 0
        || cb_handle_ref_check(args[1], (size_t)count, "cuGraphicsUnmapResources", "resources") < 0)
        return NULL;
    fn_cuGraphicsUnmapResources *call = cb_symbol_address(&symbols[S_cuGraphicsUnmapResources]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(count, resources, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsUnmapResources, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource, EGLImageKHR image,
//     unsigned int flags)
static const cb_function f_cuGraphicsEGLRegisterImage = {.name = "cuGraphicsEGLRegisterImage",
    .params = (const char *const[]){"image", "flags", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGraphicsEGLRegisterImage)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphicsEGLRegisterImage, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    EGLImageKHR image;
    uint32_t flags;
    if (cb_as_handle(m, T_EGLImageKHR, args[0], &image) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphicsEGLRegisterImage *call = cb_symbol_address(&symbols[S_cuGraphicsEGLRegisterImage]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, image, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsEGLRegisterImage, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)
static const cb_function f_cuEGLStreamConsumerConnect = {.name = "cuEGLStreamConsumerConnect",
    .params = (const char *const[]){"stream", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuEGLStreamConsumerConnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuEGLStreamConsumerConnect, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection conn = NULL;
    EGLStreamKHR stream;
    if (cb_as_handle(m, T_EGLStreamKHR, args[0], &stream) < 0)
        return NULL;
    fn_cuEGLStreamConsumerConnect *call = cb_symbol_address(&symbols[S_cuEGLStreamConsumerConnect]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamConsumerConnect, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUeglStreamConnection, &conn));
}

// CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn, EGLStreamKHR stream,
//     unsigned int flags)
static const cb_function f_cuEGLStreamConsumerConnectWithFlags = {
    .name = "cuEGLStreamConsumerConnectWithFlags",
    .params = (const char *const[]){"stream", "flags", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuEGLStreamConsumerConnectWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuEGLStreamConsumerConnectWithFlags, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection conn = NULL;
    EGLStreamKHR stream;
    uint32_t flags;
    if (cb_as_handle(m, T_EGLStreamKHR, args[0], &stream) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuEGLStreamConsumerConnectWithFlags *call =
        cb_symbol_address(&symbols[S_cuEGLStreamConsumerConnectWithFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, stream, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamConsumerConnectWithFlags, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUeglStreamConnection, &conn));
}

// CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)
static const cb_function f_cuEGLStreamConsumerDisconnect = {
    .name = "cuEGLStreamConsumerDisconnect", .params = (const char *const[]){"conn", NULL},
    .param_count = 1};

CB_WRAPPER(cuEGLStreamConsumerDisconnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuEGLStreamConsumerDisconnect, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    fn_cuEGLStreamConsumerDisconnect *call =
        cb_symbol_address(&symbols[S_cuEGLStreamConsumerDisconnect]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamConsumerDisconnect, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn,
//     CUgraphicsResource *pCudaResource, CUstream *pStream, unsigned int timeout)
static const cb_function f_cuEGLStreamConsumerAcquireFrame = {
    .name = "cuEGLStreamConsumerAcquireFrame",
    .params = (const char *const[]){"conn", "pCudaResource", "pStream", "timeout", NULL},
    .param_count = 4};

CB_WRAPPER(cuEGLStreamConsumerAcquireFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuEGLStreamConsumerAcquireFrame, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    CUgraphicsResource *pCudaResource;
    CUstream *pStream;
    uint32_t timeout;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0
        || cb_as_handle_ref(m, T_CUgraphicsResource, args[1], "pCudaResource", &pCudaResource) < 0
        || cb_as_handle_ref(m, T_CUstream, args[2], "pStream", &pStream) < 0
        || cb_as_uint32(args[3], "unsigned int", &timeout) < 0)
        return NULL;
    fn_cuEGLStreamConsumerAcquireFrame *call =
        cb_symbol_address(&symbols[S_cuEGLStreamConsumerAcquireFrame]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, pCudaResource, pStream, timeout);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamConsumerAcquireFrame, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn,
//     CUgraphicsResource pCudaResource, CUstream *pStream)
static const cb_function f_cuEGLStreamConsumerReleaseFrame = {
    .name = "cuEGLStreamConsumerReleaseFrame",
    .params = (const char *const[]){"conn", "pCudaResource", "pStream", NULL}, .param_count = 3};

CB_WRAPPER(cuEGLStreamConsumerReleaseFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuEGLStreamConsumerReleaseFrame, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    CUgraphicsResource pCudaResource;
    CUstream *pStream;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0
        || cb_as_handle(m, T_CUgraphicsResource, args[1], &pCudaResource) < 0
        || cb_as_handle_ref(m, T_CUstream, args[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cuEGLStreamConsumerReleaseFrame *call =
        cb_symbol_address(&symbols[S_cuEGLStreamConsumerReleaseFrame]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, pCudaResource, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamConsumerReleaseFrame, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream,
//     EGLint width, EGLint height)
static const cb_function f_cuEGLStreamProducerConnect = {.name = "cuEGLStreamProducerConnect",
    .params = (const char *const[]){"stream", "width", "height", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cuEGLStreamProducerConnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuEGLStreamProducerConnect, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection conn = NULL;
    EGLStreamKHR stream;
    EGLint width, height;
    if (cb_as_handle(m, T_EGLStreamKHR, args[0], &stream) < 0
        || cb_as_scalar(m, T_EGLint, args[1], &width, sizeof width) < 0
        || cb_as_scalar(m, T_EGLint, args[2], &height, sizeof height) < 0)
        return NULL;
    fn_cuEGLStreamProducerConnect *call = cb_symbol_address(&symbols[S_cuEGLStreamProducerConnect]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, stream, width, height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamProducerConnect, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUeglStreamConnection, &conn));
}

// CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)
static const cb_function f_cuEGLStreamProducerDisconnect = {
    .name = "cuEGLStreamProducerDisconnect", .params = (const char *const[]){"conn", NULL},
    .param_count = 1};

CB_WRAPPER(cuEGLStreamProducerDisconnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuEGLStreamProducerDisconnect, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    fn_cuEGLStreamProducerDisconnect *call =
        cb_symbol_address(&symbols[S_cuEGLStreamProducerDisconnect]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamProducerDisconnect, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn, CUeglFrame eglframe,
//     CUstream *pStream)
static const cb_function f_cuEGLStreamProducerPresentFrame = {
    .name = "cuEGLStreamProducerPresentFrame",
    .params = (const char *const[]){"conn", "eglframe", "pStream", NULL}, .param_count = 3};

CB_WRAPPER(cuEGLStreamProducerPresentFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuEGLStreamProducerPresentFrame, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    CUeglFrame eglframe;
    CUstream *pStream;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0
        || cb_as_record_value(m, T_CUeglFrame, args[1], "eglframe", &eglframe, sizeof eglframe) < 0
        || cb_as_handle_ref(m, T_CUstream, args[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cuEGLStreamProducerPresentFrame *call =
        cb_symbol_address(&symbols[S_cuEGLStreamProducerPresentFrame]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, eglframe, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamProducerPresentFrame, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn, CUeglFrame *eglframe,
//     CUstream *pStream)
static const cb_function f_cuEGLStreamProducerReturnFrame = {
    .name = "cuEGLStreamProducerReturnFrame",
    .params = (const char *const[]){"conn", "eglframe", "pStream", NULL}, .param_count = 3};

CB_WRAPPER(cuEGLStreamProducerReturnFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuEGLStreamProducerReturnFrame, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    CUeglFrame *eglframe;
    CUstream *pStream;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0
        || cb_as_record(m, T_CUeglFrame, args[1], "eglframe", &eglframe) < 0
        || cb_as_handle_ref(m, T_CUstream, args[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cuEGLStreamProducerReturnFrame *call =
        cb_symbol_address(&symbols[S_cuEGLStreamProducerReturnFrame]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, eglframe, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamProducerReturnFrame, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame, CUgraphicsResource resource,
//     unsigned int index, unsigned int mipLevel)
static const cb_function f_cuGraphicsResourceGetMappedEglFrame = {
    .name = "cuGraphicsResourceGetMappedEglFrame",
    .params = (const char *const[]){"resource", "index", "mipLevel", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cuGraphicsResourceGetMappedEglFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphicsResourceGetMappedEglFrame, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *eglFrame = NULL;
    CUgraphicsResource resource;
    uint32_t index, mipLevel;
    if (cb_as_handle(m, T_CUgraphicsResource, args[0], &resource) < 0
        || cb_as_uint32(args[1], "unsigned int", &index) < 0
        || cb_as_uint32(args[2], "unsigned int", &mipLevel) < 0)
        goto done;
    fn_cuGraphicsResourceGetMappedEglFrame *call =
        cb_symbol_address(&symbols[S_cuGraphicsResourceGetMappedEglFrame]);
    if (call == NULL)
        goto done;
    eglFrame = cb_record_new(m, T_CUeglFrame);
    if (eglFrame == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(cb_record_data(eglFrame), resource, index, mipLevel);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(eglFrame));
    else
        result = cb_fail(s, &f_cuGraphicsResourceGetMappedEglFrame, status, args, NULL);
done:
    Py_XDECREF(eglFrame);
    return result;
}

// CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags)
static const cb_function f_cuEventCreateFromEGLSync = {.name = "cuEventCreateFromEGLSync",
    .params = (const char *const[]){"eglSync", "flags", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuEventCreateFromEGLSync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuEventCreateFromEGLSync, &args, nargs, kwnames, slots))
        return NULL;
    CUevent phEvent = NULL;
    EGLSyncKHR eglSync;
    uint32_t flags;
    if (cb_as_handle(m, T_EGLSyncKHR, args[0], &eglSync) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuEventCreateFromEGLSync *call = cb_symbol_address(&symbols[S_cuEventCreateFromEGLSync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phEvent, eglSync, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventCreateFromEGLSync, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUevent, &phEvent));
}

// CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer,
//     unsigned int Flags)
static const cb_function f_cuGraphicsGLRegisterBuffer = {.name = "cuGraphicsGLRegisterBuffer",
    .params = (const char *const[]){"buffer", "Flags", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGraphicsGLRegisterBuffer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphicsGLRegisterBuffer, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    GLuint buffer;
    uint32_t Flags;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0
        || cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuGraphicsGLRegisterBuffer *call = cb_symbol_address(&symbols[S_cuGraphicsGLRegisterBuffer]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, buffer, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsGLRegisterBuffer, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image,
//     GLenum target, unsigned int Flags)
static const cb_function f_cuGraphicsGLRegisterImage = {.name = "cuGraphicsGLRegisterImage",
    .params = (const char *const[]){"image", "target", "Flags", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cuGraphicsGLRegisterImage)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphicsGLRegisterImage, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    GLuint image;
    GLenum target;
    uint32_t Flags;
    if (cb_as_scalar(m, T_GLuint, args[0], &image, sizeof image) < 0
        || cb_as_scalar(m, T_GLenum, args[1], &target, sizeof target) < 0
        || cb_as_uint32(args[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuGraphicsGLRegisterImage *call = cb_symbol_address(&symbols[S_cuGraphicsGLRegisterImage]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, image, target, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsGLRegisterImage, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,
//     unsigned int cudaDeviceCount, CUGLDeviceList deviceList)
static const cb_function f_cuGLGetDevices = {.name = "cuGLGetDevices",
    .params = (const char *const[]){"cudaDeviceCount", "deviceList", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(cuGLGetDevices)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuGLGetDevices, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int pCudaDeviceCount = 0;
    cb_array pCudaDevices;
    size_t pCudaDevices_count = 0;
    uint32_t cudaDeviceCount;
    int32_t deviceList;
    cb_array_init(&pCudaDevices);
    if (cb_as_uint32(args[0], "unsigned int", &cudaDeviceCount) < 0
        || cb_as_enum(m, T_CUGLDeviceList, args[1], "deviceList", &deviceList) < 0)
        goto done;
    fn_cuGLGetDevices *call = cb_symbol_address(&symbols[S_cuGLGetDevices]);
    if (call == NULL)
        goto done;
    pCudaDevices_count = (size_t)cudaDeviceCount;
    if (cb_array_reserve(&pCudaDevices, pCudaDevices_count, sizeof(CUdevice)) < 0)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaDeviceCount, pCudaDevices.data, cudaDeviceCount,
        (CUGLDeviceList)deviceList);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGLGetDevices, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {
        PyLong_FromUnsignedLong(pCudaDeviceCount),
        cb_scalar_list(m, T_CUdevice, pCudaDevices.data, pCudaDevices_count)
    };
    result = cb_return_many(s, &f_cuGLGetDevices, values);
done:
    cb_array_done(&pCudaDevices);
    return result;
}

// CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)
static const cb_function f_cuGLCtxCreate = {.name = "cuGLCtxCreate",
    .params = (const char *const[]){"Flags", "device", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGLCtxCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGLCtxCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext pCtx = NULL;
    uint32_t Flags;
    CUdevice device;
    if (cb_as_uint32(args[0], "unsigned int", &Flags) < 0
        || cb_as_scalar(m, T_CUdevice, args[1], &device, sizeof device) < 0)
        return NULL;
    fn_cuGLCtxCreate *call = cb_symbol_address(&symbols[S_cuGLCtxCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCtx, Flags, device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLCtxCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUcontext, &pCtx));
}

// CUresult cuGLInit(void)
static const cb_function f_cuGLInit = {.name = "cuGLInit", .params = (const char *const[]){NULL},
    .param_count = 0};

CB_WRAPPER(cuGLInit)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGLInit, &args, nargs, kwnames, slots))
        return NULL;
    fn_cuGLInit *call = cb_symbol_address(&symbols[S_cuGLInit]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLInit, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLRegisterBufferObject(GLuint buffer)
static const cb_function f_cuGLRegisterBufferObject = {.name = "cuGLRegisterBufferObject",
    .params = (const char *const[]){"buffer", NULL}, .param_count = 1};

CB_WRAPPER(cuGLRegisterBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGLRegisterBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLRegisterBufferObject *call = cb_symbol_address(&symbols[S_cuGLRegisterBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLRegisterBufferObject, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)
static const cb_function f_cuGLMapBufferObject = {.name = "cuGLMapBufferObject",
    .params = (const char *const[]){"buffer", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuGLMapBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGLMapBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    size_t size = 0;
    GLuint buffer;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLMapBufferObject *call = cb_symbol_address(&symbols[S_cuGLMapBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &size, buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLMapBufferObject, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &dptr), PyLong_FromUnsignedLong(size)};
    return cb_return_many(s, &f_cuGLMapBufferObject, values);
}

// CUresult cuGLUnmapBufferObject(GLuint buffer)
static const cb_function f_cuGLUnmapBufferObject = {.name = "cuGLUnmapBufferObject",
    .params = (const char *const[]){"buffer", NULL}, .param_count = 1};

CB_WRAPPER(cuGLUnmapBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGLUnmapBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLUnmapBufferObject *call = cb_symbol_address(&symbols[S_cuGLUnmapBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLUnmapBufferObject, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLUnregisterBufferObject(GLuint buffer)
static const cb_function f_cuGLUnregisterBufferObject = {.name = "cuGLUnregisterBufferObject",
    .params = (const char *const[]){"buffer", NULL}, .param_count = 1};

CB_WRAPPER(cuGLUnregisterBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGLUnregisterBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLUnregisterBufferObject *call = cb_symbol_address(&symbols[S_cuGLUnregisterBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLUnregisterBufferObject, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)
static const cb_function f_cuGLSetBufferObjectMapFlags = {.name = "cuGLSetBufferObjectMapFlags",
    .params = (const char *const[]){"buffer", "Flags", NULL}, .param_count = 2};

CB_WRAPPER(cuGLSetBufferObjectMapFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGLSetBufferObjectMapFlags, &args, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    uint32_t Flags;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0
        || cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuGLSetBufferObjectMapFlags *call =
        cb_symbol_address(&symbols[S_cuGLSetBufferObjectMapFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLSetBufferObjectMapFlags, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer,
//     CUstream hStream)
static const cb_function f_cuGLMapBufferObjectAsync = {.name = "cuGLMapBufferObjectAsync",
    .params = (const char *const[]){"buffer", "hStream", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(cuGLMapBufferObjectAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGLMapBufferObjectAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    size_t size = 0;
    GLuint buffer;
    CUstream hStream;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0
        || cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuGLMapBufferObjectAsync *call = cb_symbol_address(&symbols[S_cuGLMapBufferObjectAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &size, buffer, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLMapBufferObjectAsync, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &dptr), PyLong_FromUnsignedLong(size)};
    return cb_return_many(s, &f_cuGLMapBufferObjectAsync, values);
}

// CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)
static const cb_function f_cuGLUnmapBufferObjectAsync = {.name = "cuGLUnmapBufferObjectAsync",
    .params = (const char *const[]){"buffer", "hStream", NULL}, .param_count = 2};

CB_WRAPPER(cuGLUnmapBufferObjectAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGLUnmapBufferObjectAsync, &args, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    CUstream hStream;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0
        || cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuGLUnmapBufferObjectAsync *call = cb_symbol_address(&symbols[S_cuGLUnmapBufferObjectAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLUnmapBufferObjectAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice,
//     int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
static const cb_function f_cuVDPAUGetDevice = {.name = "cuVDPAUGetDevice",
    .params = (const char *const[]){"vdpDevice", "vdpGetProcAddress", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuVDPAUGetDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuVDPAUGetDevice, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice pDevice = 0;
    VdpDevice vdpDevice;
    cb_address vdpGetProcAddress;
    vdpGetProcAddress.held = false;
    if (cb_as_scalar(m, T_VdpDevice, args[0], &vdpDevice, sizeof vdpDevice) < 0
        || cb_as_address(m, args[1], &vdpGetProcAddress) < 0)
        goto done;
    fn_cuVDPAUGetDevice *call = cb_symbol_address(&symbols[S_cuVDPAUGetDevice]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pDevice, vdpDevice, vdpGetProcAddress.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUdevice, &pDevice));
    else
        result = cb_fail(s, &f_cuVDPAUGetDevice, status, args, NULL);
done:
    cb_address_release(&vdpGetProcAddress);
    return result;
}

// CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device,
//     VdpDevice vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
static const cb_function f_cuVDPAUCtxCreate = {.name = "cuVDPAUCtxCreate",
    .params = (const char *const[]){"flags", "device", "vdpDevice", "vdpGetProcAddress", NULL},
    .param_count = 4, .result_count = 1};

CB_WRAPPER(cuVDPAUCtxCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuVDPAUCtxCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext pCtx = NULL;
    uint32_t flags;
    CUdevice device;
    VdpDevice vdpDevice;
    cb_address vdpGetProcAddress;
    vdpGetProcAddress.held = false;
    if (cb_as_uint32(args[0], "unsigned int", &flags) < 0
        || cb_as_scalar(m, T_CUdevice, args[1], &device, sizeof device) < 0
        || cb_as_scalar(m, T_VdpDevice, args[2], &vdpDevice, sizeof vdpDevice) < 0
        || cb_as_address(m, args[3], &vdpGetProcAddress) < 0)
        goto done;
    fn_cuVDPAUCtxCreate *call = cb_symbol_address(&symbols[S_cuVDPAUCtxCreate]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCtx, flags, device, vdpDevice, vdpGetProcAddress.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUcontext, &pCtx));
    else
        result = cb_fail(s, &f_cuVDPAUCtxCreate, status, args, NULL);
done:
    cb_address_release(&vdpGetProcAddress);
    return result;
}

// CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource,
//     VdpVideoSurface vdpSurface, unsigned int flags)
static const cb_function f_cuGraphicsVDPAURegisterVideoSurface = {
    .name = "cuGraphicsVDPAURegisterVideoSurface",
    .params = (const char *const[]){"vdpSurface", "flags", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuGraphicsVDPAURegisterVideoSurface)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphicsVDPAURegisterVideoSurface, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    VdpVideoSurface vdpSurface;
    uint32_t flags;
    if (cb_as_scalar(m, T_VdpVideoSurface, args[0], &vdpSurface, sizeof vdpSurface) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphicsVDPAURegisterVideoSurface *call =
        cb_symbol_address(&symbols[S_cuGraphicsVDPAURegisterVideoSurface]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, vdpSurface, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsVDPAURegisterVideoSurface, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource,
//     VdpOutputSurface vdpSurface, unsigned int flags)
static const cb_function f_cuGraphicsVDPAURegisterOutputSurface = {
    .name = "cuGraphicsVDPAURegisterOutputSurface",
    .params = (const char *const[]){"vdpSurface", "flags", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuGraphicsVDPAURegisterOutputSurface)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphicsVDPAURegisterOutputSurface, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    VdpOutputSurface vdpSurface;
    uint32_t flags;
    if (cb_as_scalar(m, T_VdpOutputSurface, args[0], &vdpSurface, sizeof vdpSurface) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphicsVDPAURegisterOutputSurface *call =
        cb_symbol_address(&symbols[S_cuGraphicsVDPAURegisterOutputSurface]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, vdpSurface, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsVDPAURegisterOutputSurface, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

