// functions_4.c of cubind's binding of the CUDA Runtime API, API version 13.5.
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

// cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst, const void
//     *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)
static const char *const params_cudaGraphMemcpyNodeSetParamsFromSymbol[] = {"node", "dst",
    "symbol", "count", "offset", "kind", NULL};
static const cb_function f_cudaGraphMemcpyNodeSetParamsFromSymbol =
    {.name = "cudaGraphMemcpyNodeSetParamsFromSymbol",
    .params = params_cudaGraphMemcpyNodeSetParamsFromSymbol, .param_count = 6, .result_count = 0};

CB_WRAPPER(cudaGraphMemcpyNodeSetParamsFromSymbol)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cudaGraphMemcpyNodeSetParamsFromSymbol, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t node;
    cb_address dst;
    dst.held = false;
    cb_address symbol;
    symbol.held = false;
    uint64_t count;
    uint64_t offset;
    int32_t kind;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    if (cb_as_target(s, args[1], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_address(m, args[2], &symbol) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &offset) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[5], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaGraphMemcpyNodeSetParamsFromSymbol", "dst",
        CB_COUNT(count)) < 0)
        goto done;
    fn_cudaGraphMemcpyNodeSetParamsFromSymbol *call =
        cb_symbol_address(&symbols[S_cudaGraphMemcpyNodeSetParamsFromSymbol]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(node, dst.value, symbol.value, count, offset, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphMemcpyNodeSetParamsFromSymbol, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src,
//     size_t count, enum cudaMemcpyKind kind)
static const char *const params_cudaGraphMemcpyNodeSetParams1D[] = {"node", "dst", "src", "count",
    "kind", NULL};
static const cb_function f_cudaGraphMemcpyNodeSetParams1D =
    {.name = "cudaGraphMemcpyNodeSetParams1D", .params = params_cudaGraphMemcpyNodeSetParams1D,
    .param_count = 5, .result_count = 0};

CB_WRAPPER(cudaGraphMemcpyNodeSetParams1D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cudaGraphMemcpyNodeSetParams1D, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t node;
    cb_address dst;
    dst.held = false;
    cb_address src;
    src.held = false;
    uint64_t count;
    int32_t kind;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    if (cb_as_target(s, args[1], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_address(m, args[2], &src) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &count) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[4], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaGraphMemcpyNodeSetParams1D", "dst", CB_COUNT(count)) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaGraphMemcpyNodeSetParams1D", "src", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaGraphMemcpyNodeSetParams1D *call =
        cb_symbol_address(&symbols[S_cudaGraphMemcpyNodeSetParams1D]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, dst.value, src.value, count, (enum cudaMemcpyKind)kind);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphMemcpyNodeSetParams1D, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaMemsetParams
//     *pMemsetParams)
static const char *const params_cudaGraphAddMemsetNode[] = {"graph", "pDependencies",
    "numDependencies", "pMemsetParams", NULL};
static const cb_function f_cudaGraphAddMemsetNode = {.name = "cudaGraphAddMemsetNode",
    .params = params_cudaGraphAddMemsetNode, .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddMemsetNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaGraphAddMemsetNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    const struct cudaMemsetParams *pMemsetParams;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_cudaMemsetParams, args[3], "pMemsetParams", &pMemsetParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddMemsetNode *call = cb_symbol_address(&symbols[S_cudaGraphAddMemsetNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, pMemsetParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddMemsetNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, struct cudaMemsetParams
//     *pNodeParams)
static const char *const params_cudaGraphMemsetNodeGetParams[] = {"node", NULL};
static const cb_function f_cudaGraphMemsetNodeGetParams = {.name = "cudaGraphMemsetNodeGetParams",
    .params = params_cudaGraphMemsetNodeGetParams, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphMemsetNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphMemsetNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t node;
    PyObject *pNodeParams = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    fn_cudaGraphMemsetNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphMemsetNodeGetParams]);
    if (call == NULL)
        goto done;
    pNodeParams = cb_record_new(m, T_cudaMemsetParams);
    if (pNodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, cb_record_data(pNodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphMemsetNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pNodeParams));
done:
    Py_XDECREF(pNodeParams);
    return result;
}

// cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const struct cudaMemsetParams
//     *pNodeParams)
static const char *const params_cudaGraphMemsetNodeSetParams[] = {"node", "pNodeParams", NULL};
static const cb_function f_cudaGraphMemsetNodeSetParams = {.name = "cudaGraphMemsetNodeSetParams",
    .params = params_cudaGraphMemsetNodeSetParams, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaGraphMemsetNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphMemsetNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    const struct cudaMemsetParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaMemsetParams, args[1], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    fn_cudaGraphMemsetNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphMemsetNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphMemsetNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaHostNodeParams
//     *pNodeParams)
static const char *const params_cudaGraphAddHostNode[] = {"graph", "pDependencies",
    "numDependencies", "pNodeParams", NULL};
static const cb_function f_cudaGraphAddHostNode = {.name = "cudaGraphAddHostNode",
    .params = params_cudaGraphAddHostNode, .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddHostNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaGraphAddHostNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    const struct cudaHostNodeParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_cudaHostNodeParams, args[3], "pNodeParams", &pNodeParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddHostNode *call = cb_symbol_address(&symbols[S_cudaGraphAddHostNode]);
    if (call == NULL)
        goto done;
    cb_callbacks_exist(m);
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddHostNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node, struct cudaHostNodeParams
//     *pNodeParams)
static const char *const params_cudaGraphHostNodeGetParams[] = {"node", NULL};
static const cb_function f_cudaGraphHostNodeGetParams = {.name = "cudaGraphHostNodeGetParams",
    .params = params_cudaGraphHostNodeGetParams, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphHostNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphHostNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t node;
    PyObject *pNodeParams = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    fn_cudaGraphHostNodeGetParams *call = cb_symbol_address(&symbols[S_cudaGraphHostNodeGetParams]);
    if (call == NULL)
        goto done;
    pNodeParams = cb_record_new(m, T_cudaHostNodeParams);
    if (pNodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, cb_record_data(pNodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphHostNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pNodeParams));
done:
    Py_XDECREF(pNodeParams);
    return result;
}

// cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node, const struct cudaHostNodeParams
//     *pNodeParams)
static const char *const params_cudaGraphHostNodeSetParams[] = {"node", "pNodeParams", NULL};
static const cb_function f_cudaGraphHostNodeSetParams = {.name = "cudaGraphHostNodeSetParams",
    .params = params_cudaGraphHostNodeSetParams, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaGraphHostNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphHostNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    const struct cudaHostNodeParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaHostNodeParams, args[1], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cudaGraphHostNodeSetParams *call = cb_symbol_address(&symbols[S_cudaGraphHostNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphHostNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph)
static const char *const params_cudaGraphAddChildGraphNode[] = {"graph", "pDependencies",
    "numDependencies", "childGraph", NULL};
static const cb_function f_cudaGraphAddChildGraphNode = {.name = "cudaGraphAddChildGraphNode",
    .params = params_cudaGraphAddChildGraphNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddChildGraphNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaGraphAddChildGraphNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    cudaGraph_t childGraph;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaGraph_t, args[3], &childGraph) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddChildGraphNode *call = cb_symbol_address(&symbols[S_cudaGraphAddChildGraphNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, childGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddChildGraphNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)
static const char *const params_cudaGraphChildGraphNodeGetGraph[] = {"node", NULL};
static const cb_function f_cudaGraphChildGraphNodeGetGraph =
    {.name = "cudaGraphChildGraphNodeGetGraph", .params = params_cudaGraphChildGraphNodeGetGraph,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphChildGraphNodeGetGraph)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphChildGraphNodeGetGraph, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cudaGraph_t pGraph = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    fn_cudaGraphChildGraphNodeGetGraph *call =
        cb_symbol_address(&symbols[S_cudaGraphChildGraphNodeGetGraph]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, &pGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphChildGraphNodeGetGraph, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraph_t, &pGraph));
}

// cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies)
static const char *const params_cudaGraphAddEmptyNode[] = {"graph", "pDependencies",
    "numDependencies", NULL};
static const cb_function f_cudaGraphAddEmptyNode = {.name = "cudaGraphAddEmptyNode",
    .params = params_cudaGraphAddEmptyNode, .param_count = 3, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddEmptyNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphAddEmptyNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddEmptyNode *call = cb_symbol_address(&symbols[S_cudaGraphAddEmptyNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddEmptyNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)
static const char *const params_cudaGraphAddEventRecordNode[] = {"graph", "pDependencies",
    "numDependencies", "event", NULL};
static const cb_function f_cudaGraphAddEventRecordNode = {.name = "cudaGraphAddEventRecordNode",
    .params = params_cudaGraphAddEventRecordNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddEventRecordNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaGraphAddEventRecordNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaEvent_t, args[3], &event) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddEventRecordNode *call =
        cb_symbol_address(&symbols[S_cudaGraphAddEventRecordNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddEventRecordNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)
static const char *const params_cudaGraphEventRecordNodeGetEvent[] = {"node", NULL};
static const cb_function f_cudaGraphEventRecordNodeGetEvent =
    {.name = "cudaGraphEventRecordNodeGetEvent", .params = params_cudaGraphEventRecordNodeGetEvent,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphEventRecordNodeGetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphEventRecordNodeGetEvent, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cudaEvent_t event_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    fn_cudaGraphEventRecordNodeGetEvent *call =
        cb_symbol_address(&symbols[S_cudaGraphEventRecordNodeGetEvent]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, &event_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphEventRecordNodeGetEvent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEvent_t, &event_out));
}

// cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)
static const char *const params_cudaGraphEventRecordNodeSetEvent[] = {"node", "event", NULL};
static const cb_function f_cudaGraphEventRecordNodeSetEvent =
    {.name = "cudaGraphEventRecordNodeSetEvent", .params = params_cudaGraphEventRecordNodeSetEvent,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaGraphEventRecordNodeSetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphEventRecordNodeSetEvent, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaEvent_t, args[1], &event) < 0)
        return NULL;
    fn_cudaGraphEventRecordNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cudaGraphEventRecordNodeSetEvent]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphEventRecordNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)
static const char *const params_cudaGraphAddEventWaitNode[] = {"graph", "pDependencies",
    "numDependencies", "event", NULL};
static const cb_function f_cudaGraphAddEventWaitNode = {.name = "cudaGraphAddEventWaitNode",
    .params = params_cudaGraphAddEventWaitNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddEventWaitNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaGraphAddEventWaitNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaEvent_t, args[3], &event) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddEventWaitNode *call = cb_symbol_address(&symbols[S_cudaGraphAddEventWaitNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddEventWaitNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)
static const char *const params_cudaGraphEventWaitNodeGetEvent[] = {"node", NULL};
static const cb_function f_cudaGraphEventWaitNodeGetEvent =
    {.name = "cudaGraphEventWaitNodeGetEvent", .params = params_cudaGraphEventWaitNodeGetEvent,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphEventWaitNodeGetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphEventWaitNodeGetEvent, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cudaEvent_t event_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    fn_cudaGraphEventWaitNodeGetEvent *call =
        cb_symbol_address(&symbols[S_cudaGraphEventWaitNodeGetEvent]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, &event_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphEventWaitNodeGetEvent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEvent_t, &event_out));
}

// cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)
static const char *const params_cudaGraphEventWaitNodeSetEvent[] = {"node", "event", NULL};
static const cb_function f_cudaGraphEventWaitNodeSetEvent =
    {.name = "cudaGraphEventWaitNodeSetEvent", .params = params_cudaGraphEventWaitNodeSetEvent,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaGraphEventWaitNodeSetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphEventWaitNodeSetEvent, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaEvent_t, args[1], &event) < 0)
        return NULL;
    fn_cudaGraphEventWaitNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cudaGraphEventWaitNodeSetEvent]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphEventWaitNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode, cudaGraph_t
//     graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct
//     cudaExternalSemaphoreSignalNodeParams *nodeParams)
static const char *const params_cudaGraphAddExternalSemaphoresSignalNode[] = {"graph",
    "pDependencies", "numDependencies", "nodeParams", NULL};
static const cb_function f_cudaGraphAddExternalSemaphoresSignalNode =
    {.name = "cudaGraphAddExternalSemaphoresSignalNode",
    .params = params_cudaGraphAddExternalSemaphoresSignalNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddExternalSemaphoresSignalNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaGraphAddExternalSemaphoresSignalNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_cudaExternalSemaphoreSignalNodeParams, args[3], "nodeParams",
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
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddExternalSemaphoresSignalNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode, struct
//     cudaExternalSemaphoreSignalNodeParams *params_out)
static const char *const params_cudaGraphExternalSemaphoresSignalNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cudaGraphExternalSemaphoresSignalNodeGetParams =
    {.name = "cudaGraphExternalSemaphoresSignalNodeGetParams",
    .params = params_cudaGraphExternalSemaphoresSignalNodeGetParams, .param_count = 1,
    .result_count = 1};

CB_WRAPPER(cudaGraphExternalSemaphoresSignalNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphExternalSemaphoresSignalNodeGetParams, &args, nargs, kwnames,
        slots))
        return NULL;
    cudaError_t status;
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
    status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphExternalSemaphoresSignalNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(params_out));
done:
    Py_XDECREF(params_out);
    return result;
}

// cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode, const struct
//     cudaExternalSemaphoreSignalNodeParams *nodeParams)
static const char *const params_cudaGraphExternalSemaphoresSignalNodeSetParams[] = {"hNode",
    "nodeParams", NULL};
static const cb_function f_cudaGraphExternalSemaphoresSignalNodeSetParams =
    {.name = "cudaGraphExternalSemaphoresSignalNodeSetParams",
    .params = params_cudaGraphExternalSemaphoresSignalNodeSetParams, .param_count = 2,
    .result_count = 0};

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
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaExternalSemaphoreSignalNodeParams, args[1], "nodeParams",
        &nodeParams) < 0)
        return NULL;
    fn_cudaGraphExternalSemaphoresSignalNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExternalSemaphoresSignalNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExternalSemaphoresSignalNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t
//     graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct
//     cudaExternalSemaphoreWaitNodeParams *nodeParams)
static const char *const params_cudaGraphAddExternalSemaphoresWaitNode[] = {"graph",
    "pDependencies", "numDependencies", "nodeParams", NULL};
static const cb_function f_cudaGraphAddExternalSemaphoresWaitNode =
    {.name = "cudaGraphAddExternalSemaphoresWaitNode",
    .params = params_cudaGraphAddExternalSemaphoresWaitNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddExternalSemaphoresWaitNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaGraphAddExternalSemaphoresWaitNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_cudaExternalSemaphoreWaitNodeParams, args[3], "nodeParams",
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
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddExternalSemaphoresWaitNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode, struct
//     cudaExternalSemaphoreWaitNodeParams *params_out)
static const char *const params_cudaGraphExternalSemaphoresWaitNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cudaGraphExternalSemaphoresWaitNodeGetParams =
    {.name = "cudaGraphExternalSemaphoresWaitNodeGetParams",
    .params = params_cudaGraphExternalSemaphoresWaitNodeGetParams, .param_count = 1,
    .result_count = 1};

CB_WRAPPER(cudaGraphExternalSemaphoresWaitNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphExternalSemaphoresWaitNodeGetParams, &args, nargs, kwnames,
        slots))
        return NULL;
    cudaError_t status;
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
    status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphExternalSemaphoresWaitNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(params_out));
done:
    Py_XDECREF(params_out);
    return result;
}

// cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode, const struct
//     cudaExternalSemaphoreWaitNodeParams *nodeParams)
static const char *const params_cudaGraphExternalSemaphoresWaitNodeSetParams[] = {"hNode",
    "nodeParams", NULL};
static const cb_function f_cudaGraphExternalSemaphoresWaitNodeSetParams =
    {.name = "cudaGraphExternalSemaphoresWaitNodeSetParams",
    .params = params_cudaGraphExternalSemaphoresWaitNodeSetParams, .param_count = 2,
    .result_count = 0};

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
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaExternalSemaphoreWaitNodeParams, args[1], "nodeParams",
        &nodeParams) < 0)
        return NULL;
    fn_cudaGraphExternalSemaphoresWaitNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExternalSemaphoresWaitNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExternalSemaphoresWaitNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, struct cudaMemAllocNodeParams
//     *nodeParams)
static const char *const params_cudaGraphAddMemAllocNode[] = {"graph", "pDependencies",
    "numDependencies", "nodeParams", NULL};
static const cb_function f_cudaGraphAddMemAllocNode = {.name = "cudaGraphAddMemAllocNode",
    .params = params_cudaGraphAddMemAllocNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddMemAllocNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaGraphAddMemAllocNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    struct cudaMemAllocNodeParams *nodeParams;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_cudaMemAllocNodeParams, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddMemAllocNode *call = cb_symbol_address(&symbols[S_cudaGraphAddMemAllocNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddMemAllocNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, struct cudaMemAllocNodeParams
//     *params_out)
static const char *const params_cudaGraphMemAllocNodeGetParams[] = {"node", NULL};
static const cb_function f_cudaGraphMemAllocNodeGetParams =
    {.name = "cudaGraphMemAllocNodeGetParams", .params = params_cudaGraphMemAllocNodeGetParams,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphMemAllocNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphMemAllocNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t node;
    PyObject *params_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    fn_cudaGraphMemAllocNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphMemAllocNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(m, T_cudaMemAllocNodeParams);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphMemAllocNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(params_out));
done:
    Py_XDECREF(params_out);
    return result;
}

// cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)
static const char *const params_cudaGraphAddMemFreeNode[] = {"graph", "pDependencies",
    "numDependencies", "dptr", NULL};
static const cb_function f_cudaGraphAddMemFreeNode = {.name = "cudaGraphAddMemFreeNode",
    .params = params_cudaGraphAddMemFreeNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddMemFreeNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaGraphAddMemFreeNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    cb_address dptr;
    dptr.held = false;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_address(m, args[3], &dptr) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddMemFreeNode *call = cb_symbol_address(&symbols[S_cudaGraphAddMemFreeNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, dptr.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddMemFreeNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    cb_address_release(&dptr);
    return result;
}

// cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)
static const char *const params_cudaGraphMemFreeNodeGetParams[] = {"node", NULL};
static const cb_function f_cudaGraphMemFreeNodeGetParams =
    {.name = "cudaGraphMemFreeNodeGetParams", .params = params_cudaGraphMemFreeNodeGetParams,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphMemFreeNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphMemFreeNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    void *dptr_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    fn_cudaGraphMemFreeNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphMemFreeNodeGetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, &dptr_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphMemFreeNodeGetParams, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)dptr_out));
}

// cudaError_t cudaDeviceGraphMemTrim(int device)
static const char *const params_cudaDeviceGraphMemTrim[] = {"device", NULL};
static const cb_function f_cudaDeviceGraphMemTrim = {.name = "cudaDeviceGraphMemTrim",
    .params = params_cudaDeviceGraphMemTrim, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaDeviceGraphMemTrim)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDeviceGraphMemTrim, &args, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    if (cb_as_int32(args[0], "int", &device) < 0)
        return NULL;
    fn_cudaDeviceGraphMemTrim *call = cb_symbol_address(&symbols[S_cudaDeviceGraphMemTrim]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGraphMemTrim, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaDeviceGetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr, void
//     *value)
static const char *const params_cudaDeviceGetGraphMemAttribute[] = {"device", "attr", NULL};
static const cb_function f_cudaDeviceGetGraphMemAttribute =
    {.name = "cudaDeviceGetGraphMemAttribute", .params = params_cudaDeviceGetGraphMemAttribute,
    .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaDeviceGetGraphMemAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaDeviceGetGraphMemAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    int32_t device;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_int32(args[0], "int", &device) < 0)
        goto done;
    if (cb_as_enum_number_member(m, T_cudaGraphMemAttributeType, args[1], "attr", &attr) < 0)
        goto done;
    if (cb_value_prepare(m, &table_graph_mem_attributes, attr, 0, &value) < 0)
        goto done;
    fn_cudaDeviceGetGraphMemAttribute *call =
        cb_symbol_address(&symbols[S_cudaDeviceGetGraphMemAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(device, (enum cudaGraphMemAttributeType)attr, value.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaDeviceGetGraphMemAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &value));
done:
    cb_value_done(&value);
    return result;
}

// cudaError_t cudaDeviceSetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr, void
//     *value)
static const char *const params_cudaDeviceSetGraphMemAttribute[] = {"device", "attr", "value",
    NULL};
static const cb_function f_cudaDeviceSetGraphMemAttribute =
    {.name = "cudaDeviceSetGraphMemAttribute", .params = params_cudaDeviceSetGraphMemAttribute,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaDeviceSetGraphMemAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaDeviceSetGraphMemAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    int32_t device;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_int32(args[0], "int", &device) < 0)
        goto done;
    if (cb_as_enum_number_member(m, T_cudaGraphMemAttributeType, args[1], "attr", &attr) < 0)
        goto done;
    if (cb_value_from(s, &table_graph_mem_attributes, attr, args[2], "value", &value) < 0)
        goto done;
    fn_cudaDeviceSetGraphMemAttribute *call =
        cb_symbol_address(&symbols[S_cudaDeviceSetGraphMemAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(device, (enum cudaGraphMemAttributeType)attr, value.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaDeviceSetGraphMemAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_value_done(&value);
    return result;
}

// cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)
static const char *const params_cudaGraphClone[] = {"originalGraph", NULL};
static const cb_function f_cudaGraphClone = {.name = "cudaGraphClone",
    .params = params_cudaGraphClone, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphClone)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphClone, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t pGraphClone = NULL;
    cudaGraph_t originalGraph;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &originalGraph) < 0)
        return NULL;
    fn_cudaGraphClone *call = cb_symbol_address(&symbols[S_cudaGraphClone]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pGraphClone, originalGraph);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphClone, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraph_t, &pGraphClone));
}

// cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode,
//     cudaGraph_t clonedGraph)
static const char *const params_cudaGraphNodeFindInClone[] = {"originalNode", "clonedGraph", NULL};
static const cb_function f_cudaGraphNodeFindInClone = {.name = "cudaGraphNodeFindInClone",
    .params = params_cudaGraphNodeFindInClone, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaGraphNodeFindInClone)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphNodeFindInClone, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pNode = NULL;
    cudaGraphNode_t originalNode;
    cudaGraph_t clonedGraph;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &originalNode) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaGraph_t, args[1], &clonedGraph) < 0)
        return NULL;
    fn_cudaGraphNodeFindInClone *call = cb_symbol_address(&symbols[S_cudaGraphNodeFindInClone]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pNode, originalNode, clonedGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphNodeFindInClone, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pNode));
}

// cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, enum cudaGraphNodeType *pType)
static const char *const params_cudaGraphNodeGetType[] = {"node", NULL};
static const cb_function f_cudaGraphNodeGetType = {.name = "cudaGraphNodeGetType",
    .params = params_cudaGraphNodeGetType, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphNodeGetType)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphNodeGetType, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    enum cudaGraphNodeType pType = 0;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    fn_cudaGraphNodeGetType *call = cb_symbol_address(&symbols[S_cudaGraphNodeGetType]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, &pType);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphNodeGetType, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cudaGraphNodeType, pType));
}

// cudaError_t cudaGraphNodeGetContainingGraph(cudaGraphNode_t hNode, cudaGraph_t *phGraph)
static const char *const params_cudaGraphNodeGetContainingGraph[] = {"hNode", NULL};
static const cb_function f_cudaGraphNodeGetContainingGraph =
    {.name = "cudaGraphNodeGetContainingGraph", .params = params_cudaGraphNodeGetContainingGraph,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphNodeGetContainingGraph)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphNodeGetContainingGraph, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t hNode;
    cudaGraph_t phGraph = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0)
        return NULL;
    fn_cudaGraphNodeGetContainingGraph *call =
        cb_symbol_address(&symbols[S_cudaGraphNodeGetContainingGraph]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, &phGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphNodeGetContainingGraph, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraph_t, &phGraph));
}

// cudaError_t cudaGraphNodeGetLocalId(cudaGraphNode_t hNode, unsigned int *nodeId)
static const char *const params_cudaGraphNodeGetLocalId[] = {"hNode", NULL};
static const cb_function f_cudaGraphNodeGetLocalId = {.name = "cudaGraphNodeGetLocalId",
    .params = params_cudaGraphNodeGetLocalId, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphNodeGetLocalId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphNodeGetLocalId, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t hNode;
    unsigned int nodeId = 0;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0)
        return NULL;
    fn_cudaGraphNodeGetLocalId *call = cb_symbol_address(&symbols[S_cudaGraphNodeGetLocalId]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, &nodeId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphNodeGetLocalId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(nodeId));
}

// cudaError_t cudaGraphNodeGetToolsId(cudaGraphNode_t hNode, unsigned long long *toolsNodeId)
static const char *const params_cudaGraphNodeGetToolsId[] = {"hNode", NULL};
static const cb_function f_cudaGraphNodeGetToolsId = {.name = "cudaGraphNodeGetToolsId",
    .params = params_cudaGraphNodeGetToolsId, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphNodeGetToolsId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphNodeGetToolsId, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t hNode;
    unsigned long long toolsNodeId = 0;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0)
        return NULL;
    fn_cudaGraphNodeGetToolsId *call = cb_symbol_address(&symbols[S_cudaGraphNodeGetToolsId]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, &toolsNodeId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphNodeGetToolsId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(toolsNodeId));
}

// cudaError_t cudaGraphGetId(cudaGraph_t hGraph, unsigned int *graphID)
static const char *const params_cudaGraphGetId[] = {"hGraph", NULL};
static const cb_function f_cudaGraphGetId = {.name = "cudaGraphGetId",
    .params = params_cudaGraphGetId, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphGetId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphGetId, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t hGraph;
    unsigned int graphID = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &hGraph) < 0)
        return NULL;
    fn_cudaGraphGetId *call = cb_symbol_address(&symbols[S_cudaGraphGetId]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraph, &graphID);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphGetId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(graphID));
}

// cudaError_t cudaGraphExecGetId(cudaGraphExec_t hGraphExec, unsigned int *graphID)
static const char *const params_cudaGraphExecGetId[] = {"hGraphExec", NULL};
static const cb_function f_cudaGraphExecGetId = {.name = "cudaGraphExecGetId",
    .params = params_cudaGraphExecGetId, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphExecGetId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphExecGetId, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    unsigned int graphID = 0;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0)
        return NULL;
    fn_cudaGraphExecGetId *call = cb_symbol_address(&symbols[S_cudaGraphExecGetId]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, &graphID);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecGetId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(graphID));
}

// cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)
static const char *const params_cudaGraphGetNodes[] = {"graph", "numNodes", NULL};
static const cb_function f_cudaGraphGetNodes = {.name = "cudaGraphGetNodes",
    .params = params_cudaGraphGetNodes, .param_count = 2, .result_count = 2, .default_mask = 0x2,
    .auto_mask = 0x2, .hidden_result_mask = 0x2};

CB_WRAPPER(cudaGraphGetNodes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphGetNodes, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraph_t graph;
    cb_array nodes;
    cb_array_init(&nodes);
    size_t nodes_count = 0;
    uint64_t numNodes_in = 0;
    size_t numNodes = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numNodes_in) < 0)
        goto done;
    numNodes = numNodes_in;
    fn_cudaGraphGetNodes *call = cb_symbol_address(&symbols[S_cudaGraphGetNodes]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(graph, nodes.data, &numNodes);
        cb_gil_end(thread);
        if (status != cudaSuccess) {
            result = cb_fail(s, &f_cudaGraphGetNodes, status, args, NULL);
            goto done;
        }
    }
    nodes_count = (size_t)numNodes;
    if (cb_array_reserve(&nodes, nodes_count, sizeof(cudaGraphNode_t)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(graph, nodes.data, &numNodes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphGetNodes, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numNodes < nodes_count)
        nodes_count = (size_t)numNodes;
    PyObject *values[] = {cb_handle_list(m, T_cudaGraphNode_t, nodes.data, nodes_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numNodes)};
    result = cb_return_many(s, &f_cudaGraphGetNodes, values);
done:
    cb_array_done(&nodes);
    return result;
}

// cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t
//     *pNumRootNodes)
static const char *const params_cudaGraphGetRootNodes[] = {"graph", "pNumRootNodes", NULL};
static const cb_function f_cudaGraphGetRootNodes = {.name = "cudaGraphGetRootNodes",
    .params = params_cudaGraphGetRootNodes, .param_count = 2, .result_count = 2,
    .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x2};

CB_WRAPPER(cudaGraphGetRootNodes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphGetRootNodes, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraph_t graph;
    cb_array pRootNodes;
    cb_array_init(&pRootNodes);
    size_t pRootNodes_count = 0;
    uint64_t pNumRootNodes_in = 0;
    size_t pNumRootNodes = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint64(args[1], "size_t", &pNumRootNodes_in) < 0)
        goto done;
    pNumRootNodes = pNumRootNodes_in;
    fn_cudaGraphGetRootNodes *call = cb_symbol_address(&symbols[S_cudaGraphGetRootNodes]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(graph, pRootNodes.data, &pNumRootNodes);
        cb_gil_end(thread);
        if (status != cudaSuccess) {
            result = cb_fail(s, &f_cudaGraphGetRootNodes, status, args, NULL);
            goto done;
        }
    }
    pRootNodes_count = (size_t)pNumRootNodes;
    if (cb_array_reserve(&pRootNodes, pRootNodes_count, sizeof(cudaGraphNode_t)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(graph, pRootNodes.data, &pNumRootNodes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphGetRootNodes, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)pNumRootNodes < pRootNodes_count)
        pRootNodes_count = (size_t)pNumRootNodes;
    PyObject *values[] = {cb_handle_list(m, T_cudaGraphNode_t, pRootNodes.data, pRootNodes_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(pNumRootNodes)};
    result = cb_return_many(s, &f_cudaGraphGetRootNodes, values);
done:
    cb_array_done(&pRootNodes);
    return result;
}

// cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to,
//     cudaGraphEdgeData *edgeData, size_t *numEdges)
static const char *const params_cudaGraphGetEdges[] = {"graph", "numEdges", NULL};
static const cb_function f_cudaGraphGetEdges = {.name = "cudaGraphGetEdges",
    .params = params_cudaGraphGetEdges, .param_count = 2, .result_count = 4, .default_mask = 0x2,
    .auto_mask = 0x2, .hidden_result_mask = 0x8};

CB_WRAPPER(cudaGraphGetEdges)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphGetEdges, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraph_t graph;
    cb_array from;
    cb_array_init(&from);
    size_t from_count = 0;
    cb_array to;
    cb_array_init(&to);
    size_t to_count = 0;
    cb_array edgeData;
    cb_array_init(&edgeData);
    size_t edgeData_count = 0;
    uint64_t numEdges_in = 0;
    size_t numEdges = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numEdges_in) < 0)
        goto done;
    numEdges = numEdges_in;
    fn_cudaGraphGetEdges *call = cb_symbol_address(&symbols[S_cudaGraphGetEdges]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(graph, from.data, to.data, edgeData.data, &numEdges);
        cb_gil_end(thread);
        if (status != cudaSuccess) {
            result = cb_fail(s, &f_cudaGraphGetEdges, status, args, NULL);
            goto done;
        }
    }
    from_count = (size_t)numEdges;
    if (cb_array_reserve(&from, from_count, sizeof(cudaGraphNode_t)) < 0)
        goto done;
    to_count = (size_t)numEdges;
    if (cb_array_reserve(&to, to_count, sizeof(cudaGraphNode_t)) < 0)
        goto done;
    edgeData_count = (size_t)numEdges;
    if (cb_array_reserve(&edgeData, edgeData_count, sizeof(cudaGraphEdgeData)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(graph, from.data, to.data, edgeData.data, &numEdges);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphGetEdges, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numEdges < from_count)
        from_count = (size_t)numEdges;
    if (s->checked && (size_t)numEdges < to_count)
        to_count = (size_t)numEdges;
    if (s->checked && (size_t)numEdges < edgeData_count)
        edgeData_count = (size_t)numEdges;
    PyObject *values[] = {cb_handle_list(m, T_cudaGraphNode_t, from.data, from_count),
        cb_handle_list(m, T_cudaGraphNode_t, to.data, to_count),
        cb_record_list(m, T_cudaGraphEdgeData, edgeData.data, edgeData_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numEdges)};
    result = cb_return_many(s, &f_cudaGraphGetEdges, values);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return result;
}

// cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies,
//     cudaGraphEdgeData *edgeData, size_t *pNumDependencies)
static const char *const params_cudaGraphNodeGetDependencies[] = {"node", "pNumDependencies", NULL};
static const cb_function f_cudaGraphNodeGetDependencies = {.name = "cudaGraphNodeGetDependencies",
    .params = params_cudaGraphNodeGetDependencies, .param_count = 2, .result_count = 3,
    .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x4};

CB_WRAPPER(cudaGraphNodeGetDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphNodeGetDependencies, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t node;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    size_t pDependencies_count = 0;
    cb_array edgeData;
    cb_array_init(&edgeData);
    size_t edgeData_count = 0;
    uint64_t pNumDependencies_in = 0;
    size_t pNumDependencies = 0;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint64(args[1], "size_t", &pNumDependencies_in) < 0)
        goto done;
    pNumDependencies = pNumDependencies_in;
    fn_cudaGraphNodeGetDependencies *call =
        cb_symbol_address(&symbols[S_cudaGraphNodeGetDependencies]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(node, pDependencies.data, edgeData.data, &pNumDependencies);
        cb_gil_end(thread);
        if (status != cudaSuccess) {
            result = cb_fail(s, &f_cudaGraphNodeGetDependencies, status, args, NULL);
            goto done;
        }
    }
    pDependencies_count = (size_t)pNumDependencies;
    if (cb_array_reserve(&pDependencies, pDependencies_count, sizeof(cudaGraphNode_t)) < 0)
        goto done;
    edgeData_count = (size_t)pNumDependencies;
    if (cb_array_reserve(&edgeData, edgeData_count, sizeof(cudaGraphEdgeData)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, pDependencies.data, edgeData.data, &pNumDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphNodeGetDependencies, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)pNumDependencies < pDependencies_count)
        pDependencies_count = (size_t)pNumDependencies;
    if (s->checked && (size_t)pNumDependencies < edgeData_count)
        edgeData_count = (size_t)pNumDependencies;
    PyObject *values[] =
        {cb_handle_list(m, T_cudaGraphNode_t, pDependencies.data, pDependencies_count),
        cb_record_list(m, T_cudaGraphEdgeData, edgeData.data, edgeData_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(pNumDependencies)};
    result = cb_return_many(s, &f_cudaGraphNodeGetDependencies, values);
done:
    cb_array_done(&pDependencies);
    cb_array_done(&edgeData);
    return result;
}

// cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t
//     *pDependentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)
static const char *const params_cudaGraphNodeGetDependentNodes[] = {"node", "pNumDependentNodes",
    NULL};
static const cb_function f_cudaGraphNodeGetDependentNodes =
    {.name = "cudaGraphNodeGetDependentNodes", .params = params_cudaGraphNodeGetDependentNodes,
    .param_count = 2, .result_count = 3, .default_mask = 0x2, .auto_mask = 0x2,
    .hidden_result_mask = 0x4};

CB_WRAPPER(cudaGraphNodeGetDependentNodes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphNodeGetDependentNodes, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t node;
    cb_array pDependentNodes;
    cb_array_init(&pDependentNodes);
    size_t pDependentNodes_count = 0;
    cb_array edgeData;
    cb_array_init(&edgeData);
    size_t edgeData_count = 0;
    uint64_t pNumDependentNodes_in = 0;
    size_t pNumDependentNodes = 0;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint64(args[1], "size_t", &pNumDependentNodes_in) < 0)
        goto done;
    pNumDependentNodes = pNumDependentNodes_in;
    fn_cudaGraphNodeGetDependentNodes *call =
        cb_symbol_address(&symbols[S_cudaGraphNodeGetDependentNodes]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(node, pDependentNodes.data, edgeData.data, &pNumDependentNodes);
        cb_gil_end(thread);
        if (status != cudaSuccess) {
            result = cb_fail(s, &f_cudaGraphNodeGetDependentNodes, status, args, NULL);
            goto done;
        }
    }
    pDependentNodes_count = (size_t)pNumDependentNodes;
    if (cb_array_reserve(&pDependentNodes, pDependentNodes_count, sizeof(cudaGraphNode_t)) < 0)
        goto done;
    edgeData_count = (size_t)pNumDependentNodes;
    if (cb_array_reserve(&edgeData, edgeData_count, sizeof(cudaGraphEdgeData)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, pDependentNodes.data, edgeData.data, &pNumDependentNodes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphNodeGetDependentNodes, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)pNumDependentNodes < pDependentNodes_count)
        pDependentNodes_count = (size_t)pNumDependentNodes;
    if (s->checked && (size_t)pNumDependentNodes < edgeData_count)
        edgeData_count = (size_t)pNumDependentNodes;
    PyObject *values[] =
        {cb_handle_list(m, T_cudaGraphNode_t, pDependentNodes.data, pDependentNodes_count),
        cb_record_list(m, T_cudaGraphEdgeData, edgeData.data, edgeData_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(pNumDependentNodes)};
    result = cb_return_many(s, &f_cudaGraphNodeGetDependentNodes, values);
done:
    cb_array_done(&pDependentNodes);
    cb_array_done(&edgeData);
    return result;
}

// cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const
//     cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)
static const char *const params_cudaGraphAddDependencies[] = {"graph", "from_", "to", "edgeData",
    "numDependencies", NULL};
static const cb_function f_cudaGraphAddDependencies = {.name = "cudaGraphAddDependencies",
    .params = params_cudaGraphAddDependencies, .param_count = 5, .result_count = 0,
    .optional_mask = 0x8, .auto_mask = 0x10};

CB_WRAPPER(cudaGraphAddDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cudaGraphAddDependencies, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraph_t graph;
    cb_array from;
    cb_array_init(&from);
    cb_array to;
    cb_array_init(&to);
    cb_array edgeData;
    cb_array_init(&edgeData);
    uint64_t numDependencies = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "from_", &from) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[2], "to", &to) < 0)
        goto done;
    if (cb_array_records(m, T_cudaGraphEdgeData, args[3], "edgeData", &edgeData) < 0)
        goto done;
    if (args[4] != NULL && cb_as_uint64(args[4], "size_t", &numDependencies) < 0)
        goto done;
    if (args[4] == NULL && from.length > (size_t)numDependencies)
        numDependencies = (uint64_t)from.length;
    if (args[4] == NULL && to.length > (size_t)numDependencies)
        numDependencies = (uint64_t)to.length;
    if (args[4] == NULL && edgeData.length > (size_t)numDependencies)
        numDependencies = (uint64_t)edgeData.length;
    if (from.data != NULL && cb_array_check(&from, (size_t)numDependencies) < 0)
        goto done;
    if (to.data != NULL && cb_array_check(&to, (size_t)numDependencies) < 0)
        goto done;
    if (edgeData.data != NULL && cb_array_check(&edgeData, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddDependencies *call = cb_symbol_address(&symbols[S_cudaGraphAddDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(graph, from.data, to.data, edgeData.data, numDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddDependencies, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return result;
}

// cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const
//     cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)
static const char *const params_cudaGraphRemoveDependencies[] = {"graph", "from_", "to",
    "edgeData", "numDependencies", NULL};
static const cb_function f_cudaGraphRemoveDependencies = {.name = "cudaGraphRemoveDependencies",
    .params = params_cudaGraphRemoveDependencies, .param_count = 5, .result_count = 0,
    .optional_mask = 0x8, .auto_mask = 0x10};

CB_WRAPPER(cudaGraphRemoveDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cudaGraphRemoveDependencies, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraph_t graph;
    cb_array from;
    cb_array_init(&from);
    cb_array to;
    cb_array_init(&to);
    cb_array edgeData;
    cb_array_init(&edgeData);
    uint64_t numDependencies = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "from_", &from) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[2], "to", &to) < 0)
        goto done;
    if (cb_array_records(m, T_cudaGraphEdgeData, args[3], "edgeData", &edgeData) < 0)
        goto done;
    if (args[4] != NULL && cb_as_uint64(args[4], "size_t", &numDependencies) < 0)
        goto done;
    if (args[4] == NULL && from.length > (size_t)numDependencies)
        numDependencies = (uint64_t)from.length;
    if (args[4] == NULL && to.length > (size_t)numDependencies)
        numDependencies = (uint64_t)to.length;
    if (args[4] == NULL && edgeData.length > (size_t)numDependencies)
        numDependencies = (uint64_t)edgeData.length;
    if (from.data != NULL && cb_array_check(&from, (size_t)numDependencies) < 0)
        goto done;
    if (to.data != NULL && cb_array_check(&to, (size_t)numDependencies) < 0)
        goto done;
    if (edgeData.data != NULL && cb_array_check(&edgeData, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphRemoveDependencies *call =
        cb_symbol_address(&symbols[S_cudaGraphRemoveDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(graph, from.data, to.data, edgeData.data, numDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphRemoveDependencies, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return result;
}

// cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node)
static const char *const params_cudaGraphDestroyNode[] = {"node", NULL};
static const cb_function f_cudaGraphDestroyNode = {.name = "cudaGraphDestroyNode",
    .params = params_cudaGraphDestroyNode, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaGraphDestroyNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphDestroyNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    fn_cudaGraphDestroyNode *call = cb_symbol_address(&symbols[S_cudaGraphDestroyNode]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphDestroyNode, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long
//     long flags)
static const char *const params_cudaGraphInstantiate[] = {"graph", "flags", NULL};
static const cb_function f_cudaGraphInstantiate = {.name = "cudaGraphInstantiate",
    .params = params_cudaGraphInstantiate, .param_count = 2, .result_count = 1,
    .optional_mask = 0x2};

CB_WRAPPER(cudaGraphInstantiate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphInstantiate, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t pGraphExec = NULL;
    cudaGraph_t graph;
    uint64_t flags = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        return NULL;
    if (!(s->checked && args[1] == Py_None)
        && cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &flags) < 0)
        return NULL;
    fn_cudaGraphInstantiate *call = cb_symbol_address(&symbols[S_cudaGraphInstantiate]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pGraphExec, graph, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphInstantiate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraphExec_t, &pGraphExec));
}

// cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
//     unsigned long long flags)
static const char *const params_cudaGraphInstantiateWithFlags[] = {"graph", "flags", NULL};
static const cb_function f_cudaGraphInstantiateWithFlags =
    {.name = "cudaGraphInstantiateWithFlags", .params = params_cudaGraphInstantiateWithFlags,
    .param_count = 2, .result_count = 1, .optional_mask = 0x2};

CB_WRAPPER(cudaGraphInstantiateWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphInstantiateWithFlags, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t pGraphExec = NULL;
    cudaGraph_t graph;
    uint64_t flags = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        return NULL;
    if (!(s->checked && args[1] == Py_None)
        && cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &flags) < 0)
        return NULL;
    fn_cudaGraphInstantiateWithFlags *call =
        cb_symbol_address(&symbols[S_cudaGraphInstantiateWithFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pGraphExec, graph, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphInstantiateWithFlags, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraphExec_t, &pGraphExec));
}

// cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
//     cudaGraphInstantiateParams *instantiateParams)
static const char *const params_cudaGraphInstantiateWithParams[] = {"graph", "instantiateParams",
    NULL};
static const cb_function f_cudaGraphInstantiateWithParams =
    {.name = "cudaGraphInstantiateWithParams", .params = params_cudaGraphInstantiateWithParams,
    .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaGraphInstantiateWithParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphInstantiateWithParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t pGraphExec = NULL;
    cudaGraph_t graph;
    cudaGraphInstantiateParams *instantiateParams;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaGraphInstantiateParams, args[1], "instantiateParams",
        &instantiateParams) < 0)
        return NULL;
    fn_cudaGraphInstantiateWithParams *call =
        cb_symbol_address(&symbols[S_cudaGraphInstantiateWithParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pGraphExec, graph, instantiateParams);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphInstantiateWithParams, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraphExec_t, &pGraphExec));
}

// cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags)
static const char *const params_cudaGraphExecGetFlags[] = {"graphExec", NULL};
static const cb_function f_cudaGraphExecGetFlags = {.name = "cudaGraphExecGetFlags",
    .params = params_cudaGraphExecGetFlags, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphExecGetFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphExecGetFlags, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t graphExec;
    unsigned long long flags = 0;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &graphExec) < 0)
        return NULL;
    fn_cudaGraphExecGetFlags *call = cb_symbol_address(&symbols[S_cudaGraphExecGetFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(graphExec, &flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecGetFlags, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(flags));
}

// cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
//     const struct cudaKernelNodeParams *pNodeParams)
static const char *const params_cudaGraphExecKernelNodeSetParams[] = {"hGraphExec", "node",
    "pNodeParams", NULL};
static const cb_function f_cudaGraphExecKernelNodeSetParams =
    {.name = "cudaGraphExecKernelNodeSetParams", .params = params_cudaGraphExecKernelNodeSetParams,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaGraphExecKernelNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphExecKernelNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    const struct cudaKernelNodeParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[1], &node) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaKernelNodeParams, args[2], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    fn_cudaGraphExecKernelNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExecKernelNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecKernelNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
//     const struct cudaMemcpy3DParms *pNodeParams)
static const char *const params_cudaGraphExecMemcpyNodeSetParams[] = {"hGraphExec", "node",
    "pNodeParams", NULL};
static const cb_function f_cudaGraphExecMemcpyNodeSetParams =
    {.name = "cudaGraphExecMemcpyNodeSetParams", .params = params_cudaGraphExecMemcpyNodeSetParams,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaGraphExecMemcpyNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphExecMemcpyNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    const struct cudaMemcpy3DParms *pNodeParams;
    cb_holds pNodeParams_holds;
    pNodeParams_holds.count = 0;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[1], &node) < 0)
        goto done;
    if (cb_as_record(m, T_cudaMemcpy3DParms, args[2], "pNodeParams", &pNodeParams) < 0)
        goto done;
    if (cb_record_hold(s, T_cudaMemcpy3DParms, args[2], "cudaGraphExecMemcpyNodeSetParams",
        "pNodeParams", &pNodeParams_holds) < 0)
        goto done;
    fn_cudaGraphExecMemcpyNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExecMemcpyNodeSetParams]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphExecMemcpyNodeSetParams, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&pNodeParams_holds);
    return result;
}

// cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t
//     node, const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind
//     kind)
static const char *const params_cudaGraphExecMemcpyNodeSetParamsToSymbol[] = {"hGraphExec", "node",
    "symbol", "src", "count", "offset", "kind", NULL};
static const cb_function f_cudaGraphExecMemcpyNodeSetParamsToSymbol =
    {.name = "cudaGraphExecMemcpyNodeSetParamsToSymbol",
    .params = params_cudaGraphExecMemcpyNodeSetParamsToSymbol, .param_count = 7, .result_count = 0};

CB_WRAPPER(cudaGraphExecMemcpyNodeSetParamsToSymbol)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cudaGraphExecMemcpyNodeSetParamsToSymbol, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    cb_address symbol;
    symbol.held = false;
    cb_address src;
    src.held = false;
    uint64_t count;
    uint64_t offset;
    int32_t kind;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[1], &node) < 0)
        goto done;
    if (cb_as_address(m, args[2], &symbol) < 0)
        goto done;
    if (cb_as_address(m, args[3], &src) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &offset) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[6], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaGraphExecMemcpyNodeSetParamsToSymbol", "src",
        CB_COUNT(count)) < 0)
        goto done;
    fn_cudaGraphExecMemcpyNodeSetParamsToSymbol *call =
        cb_symbol_address(&symbols[S_cudaGraphExecMemcpyNodeSetParamsToSymbol]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraphExec, node, symbol.value, src.value, count, offset,
        (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphExecMemcpyNodeSetParamsToSymbol, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&symbol);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec,
//     cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, enum
//     cudaMemcpyKind kind)
static const char *const params_cudaGraphExecMemcpyNodeSetParamsFromSymbol[] = {"hGraphExec",
    "node", "dst", "symbol", "count", "offset", "kind", NULL};
static const cb_function f_cudaGraphExecMemcpyNodeSetParamsFromSymbol =
    {.name = "cudaGraphExecMemcpyNodeSetParamsFromSymbol",
    .params = params_cudaGraphExecMemcpyNodeSetParamsFromSymbol, .param_count = 7,
    .result_count = 0};

CB_WRAPPER(cudaGraphExecMemcpyNodeSetParamsFromSymbol)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cudaGraphExecMemcpyNodeSetParamsFromSymbol, &args, nargs, kwnames,
        slots))
        return NULL;
    cudaError_t status;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    cb_address dst;
    dst.held = false;
    cb_address symbol;
    symbol.held = false;
    uint64_t count;
    uint64_t offset;
    int32_t kind;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[1], &node) < 0)
        goto done;
    if (cb_as_target(s, args[2], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_address(m, args[3], &symbol) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &offset) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[6], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaGraphExecMemcpyNodeSetParamsFromSymbol", "dst",
        CB_COUNT(count)) < 0)
        goto done;
    fn_cudaGraphExecMemcpyNodeSetParamsFromSymbol *call =
        cb_symbol_address(&symbols[S_cudaGraphExecMemcpyNodeSetParamsFromSymbol]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraphExec, node, dst.value, symbol.value, count, offset,
        (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphExecMemcpyNodeSetParamsFromSymbol, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
//     void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)
static const char *const params_cudaGraphExecMemcpyNodeSetParams1D[] = {"hGraphExec", "node",
    "dst", "src", "count", "kind", NULL};
static const cb_function f_cudaGraphExecMemcpyNodeSetParams1D =
    {.name = "cudaGraphExecMemcpyNodeSetParams1D",
    .params = params_cudaGraphExecMemcpyNodeSetParams1D, .param_count = 6, .result_count = 0};

CB_WRAPPER(cudaGraphExecMemcpyNodeSetParams1D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cudaGraphExecMemcpyNodeSetParams1D, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    cb_address dst;
    dst.held = false;
    cb_address src;
    src.held = false;
    uint64_t count;
    int32_t kind;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[1], &node) < 0)
        goto done;
    if (cb_as_target(s, args[2], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_address(m, args[3], &src) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &count) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[5], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaGraphExecMemcpyNodeSetParams1D", "dst", CB_COUNT(count)) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaGraphExecMemcpyNodeSetParams1D", "src", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaGraphExecMemcpyNodeSetParams1D *call =
        cb_symbol_address(&symbols[S_cudaGraphExecMemcpyNodeSetParams1D]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, node, dst.value, src.value, count, (enum cudaMemcpyKind)kind);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphExecMemcpyNodeSetParams1D, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
//     const struct cudaMemsetParams *pNodeParams)
static const char *const params_cudaGraphExecMemsetNodeSetParams[] = {"hGraphExec", "node",
    "pNodeParams", NULL};
static const cb_function f_cudaGraphExecMemsetNodeSetParams =
    {.name = "cudaGraphExecMemsetNodeSetParams", .params = params_cudaGraphExecMemsetNodeSetParams,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaGraphExecMemsetNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphExecMemsetNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    const struct cudaMemsetParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[1], &node) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaMemsetParams, args[2], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    fn_cudaGraphExecMemsetNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExecMemsetNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecMemsetNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
//     const struct cudaHostNodeParams *pNodeParams)
static const char *const params_cudaGraphExecHostNodeSetParams[] = {"hGraphExec", "node",
    "pNodeParams", NULL};
static const cb_function f_cudaGraphExecHostNodeSetParams =
    {.name = "cudaGraphExecHostNodeSetParams", .params = params_cudaGraphExecHostNodeSetParams,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaGraphExecHostNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphExecHostNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    const struct cudaHostNodeParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[1], &node) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaHostNodeParams, args[2], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cudaGraphExecHostNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExecHostNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecHostNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t
//     node, cudaGraph_t childGraph)
static const char *const params_cudaGraphExecChildGraphNodeSetParams[] = {"hGraphExec", "node",
    "childGraph", NULL};
static const cb_function f_cudaGraphExecChildGraphNodeSetParams =
    {.name = "cudaGraphExecChildGraphNodeSetParams",
    .params = params_cudaGraphExecChildGraphNodeSetParams, .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaGraphExecChildGraphNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphExecChildGraphNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    cudaGraph_t childGraph;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[1], &node) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaGraph_t, args[2], &childGraph) < 0)
        return NULL;
    fn_cudaGraphExecChildGraphNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExecChildGraphNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, node, childGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecChildGraphNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t
//     hNode, cudaEvent_t event)
static const char *const params_cudaGraphExecEventRecordNodeSetEvent[] = {"hGraphExec", "hNode",
    "event", NULL};
static const cb_function f_cudaGraphExecEventRecordNodeSetEvent =
    {.name = "cudaGraphExecEventRecordNodeSetEvent",
    .params = params_cudaGraphExecEventRecordNodeSetEvent, .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaGraphExecEventRecordNodeSetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphExecEventRecordNodeSetEvent, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t hNode;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[1], &hNode) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaEvent_t, args[2], &event) < 0)
        return NULL;
    fn_cudaGraphExecEventRecordNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cudaGraphExecEventRecordNodeSetEvent]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecEventRecordNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
//     cudaEvent_t event)
static const char *const params_cudaGraphExecEventWaitNodeSetEvent[] = {"hGraphExec", "hNode",
    "event", NULL};
static const cb_function f_cudaGraphExecEventWaitNodeSetEvent =
    {.name = "cudaGraphExecEventWaitNodeSetEvent",
    .params = params_cudaGraphExecEventWaitNodeSetEvent, .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaGraphExecEventWaitNodeSetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphExecEventWaitNodeSetEvent, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t hNode;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[1], &hNode) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaEvent_t, args[2], &event) < 0)
        return NULL;
    fn_cudaGraphExecEventWaitNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cudaGraphExecEventWaitNodeSetEvent]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecEventWaitNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec,
//     cudaGraphNode_t hNode, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)
static const char *const params_cudaGraphExecExternalSemaphoresSignalNodeSetParams[] =
    {"hGraphExec", "hNode", "nodeParams", NULL};
static const cb_function f_cudaGraphExecExternalSemaphoresSignalNodeSetParams =
    {.name = "cudaGraphExecExternalSemaphoresSignalNodeSetParams",
    .params = params_cudaGraphExecExternalSemaphoresSignalNodeSetParams, .param_count = 3,
    .result_count = 0};

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
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[1], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaExternalSemaphoreSignalNodeParams, args[2], "nodeParams",
        &nodeParams) < 0)
        return NULL;
    fn_cudaGraphExecExternalSemaphoresSignalNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExecExternalSemaphoresSignalNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecExternalSemaphoresSignalNodeSetParams, status, args,
            NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec,
//     cudaGraphNode_t hNode, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)
static const char *const params_cudaGraphExecExternalSemaphoresWaitNodeSetParams[] = {"hGraphExec",
    "hNode", "nodeParams", NULL};
static const cb_function f_cudaGraphExecExternalSemaphoresWaitNodeSetParams =
    {.name = "cudaGraphExecExternalSemaphoresWaitNodeSetParams",
    .params = params_cudaGraphExecExternalSemaphoresWaitNodeSetParams, .param_count = 3,
    .result_count = 0};

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
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[1], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaExternalSemaphoreWaitNodeParams, args[2], "nodeParams",
        &nodeParams) < 0)
        return NULL;
    fn_cudaGraphExecExternalSemaphoresWaitNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExecExternalSemaphoresWaitNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecExternalSemaphoresWaitNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned
//     int isEnabled)
static const char *const params_cudaGraphNodeSetEnabled[] = {"hGraphExec", "hNode", "isEnabled",
    NULL};
static const cb_function f_cudaGraphNodeSetEnabled = {.name = "cudaGraphNodeSetEnabled",
    .params = params_cudaGraphNodeSetEnabled, .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaGraphNodeSetEnabled)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphNodeSetEnabled, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t hNode;
    uint32_t isEnabled;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[1], &hNode) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &isEnabled) < 0)
        return NULL;
    fn_cudaGraphNodeSetEnabled *call = cb_symbol_address(&symbols[S_cudaGraphNodeSetEnabled]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, isEnabled);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphNodeSetEnabled, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned
//     int *isEnabled)
static const char *const params_cudaGraphNodeGetEnabled[] = {"hGraphExec", "hNode", NULL};
static const cb_function f_cudaGraphNodeGetEnabled = {.name = "cudaGraphNodeGetEnabled",
    .params = params_cudaGraphNodeGetEnabled, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaGraphNodeGetEnabled)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphNodeGetEnabled, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t hNode;
    unsigned int isEnabled = 0;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[1], &hNode) < 0)
        return NULL;
    fn_cudaGraphNodeGetEnabled *call = cb_symbol_address(&symbols[S_cudaGraphNodeGetEnabled]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, &isEnabled);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphNodeGetEnabled, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(isEnabled));
}

// cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph,
//     cudaGraphExecUpdateResultInfo *resultInfo)
static const char *const params_cudaGraphExecUpdate[] = {"hGraphExec", "hGraph", NULL};
static const cb_function f_cudaGraphExecUpdate = {.name = "cudaGraphExecUpdate",
    .params = params_cudaGraphExecUpdate, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaGraphExecUpdate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphExecUpdate, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphExec_t hGraphExec;
    cudaGraph_t hGraph;
    PyObject *resultInfo = NULL;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaGraph_t, args[1], &hGraph) < 0)
        goto done;
    fn_cudaGraphExecUpdate *call = cb_symbol_address(&symbols[S_cudaGraphExecUpdate]);
    if (call == NULL)
        goto done;
    resultInfo = cb_record_new(m, T_cudaGraphExecUpdateResultInfo);
    if (resultInfo == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraphExec, hGraph, cb_record_data(resultInfo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphExecUpdate, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(resultInfo));
done:
    Py_XDECREF(resultInfo);
    return result;
}

// cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)
static const char *const params_cudaGraphUpload[] = {"graphExec", "stream", NULL};
static const cb_function f_cudaGraphUpload = {.name = "cudaGraphUpload",
    .params = params_cudaGraphUpload, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaGraphUpload)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphUpload, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t graphExec;
    cudaStream_t stream;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &graphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0)
        return NULL;
    fn_cudaGraphUpload *call = cb_symbol_address(&symbols[S_cudaGraphUpload]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(graphExec, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphUpload, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream)
static const char *const params_cudaGraphLaunch[] = {"graphExec", "stream", NULL};
static const cb_function f_cudaGraphLaunch = {.name = "cudaGraphLaunch",
    .params = params_cudaGraphLaunch, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaGraphLaunch)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphLaunch, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t graphExec;
    cudaStream_t stream;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &graphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0)
        return NULL;
    fn_cudaGraphLaunch *call = cb_symbol_address(&symbols[S_cudaGraphLaunch]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(graphExec, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphLaunch, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec)
static const char *const params_cudaGraphExecDestroy[] = {"graphExec", NULL};
static const cb_function f_cudaGraphExecDestroy = {.name = "cudaGraphExecDestroy",
    .params = params_cudaGraphExecDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaGraphExecDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphExecDestroy, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t graphExec;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &graphExec) < 0)
        return NULL;
    fn_cudaGraphExecDestroy *call = cb_symbol_address(&symbols[S_cudaGraphExecDestroy]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(graphExec);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecDestroy, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphDestroy(cudaGraph_t graph)
static const char *const params_cudaGraphDestroy[] = {"graph", NULL};
static const cb_function f_cudaGraphDestroy = {.name = "cudaGraphDestroy",
    .params = params_cudaGraphDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaGraphDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphDestroy, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t graph;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        return NULL;
    fn_cudaGraphDestroy *call = cb_symbol_address(&symbols[S_cudaGraphDestroy]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(graph);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphDestroy, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags)
static const char *const params_cudaGraphDebugDotPrint[] = {"graph", "path", "flags", NULL};
static const cb_function f_cudaGraphDebugDotPrint = {.name = "cudaGraphDebugDotPrint",
    .params = params_cudaGraphDebugDotPrint, .param_count = 3, .result_count = 0,
    .optional_mask = 0x4};

CB_WRAPPER(cudaGraphDebugDotPrint)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphDebugDotPrint, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraph_t graph;
    cb_address path;
    path.held = false;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_as_text(args[1], false, &path) < 0)
        goto done;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    fn_cudaGraphDebugDotPrint *call = cb_symbol_address(&symbols[S_cudaGraphDebugDotPrint]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(graph, path.value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphDebugDotPrint, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&path);
    return result;
}

// cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy,
//     unsigned int initialRefcount, unsigned int flags)
static const char *const params_cudaUserObjectCreate[] = {"ptr", "destroy", "initialRefcount",
    "flags", NULL};
static const cb_function f_cudaUserObjectCreate = {.name = "cudaUserObjectCreate",
    .params = params_cudaUserObjectCreate, .param_count = 4, .result_count = 1};

CB_WRAPPER(cudaUserObjectCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaUserObjectCreate, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaUserObject_t object_out = NULL;
    cb_address ptr;
    ptr.held = false;
    ptr.value = NULL;
    cb_callback destroy = {0};
    bool destroy_taken = false;
    uint32_t initialRefcount;
    uint32_t flags;
    if (cb_as_callback(m, T_cudaHostFn_t, args[1], (void *)trampoline_cudaHostFn_t, args[0],
        CB_SCOPE_ONCE, &destroy) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &initialRefcount) < 0)
        goto done;
    if (cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    if (destroy.closure == NULL && cb_as_address(m, args[0], &ptr) < 0)
        goto done;
    fn_cudaUserObjectCreate *call = cb_symbol_address(&symbols[S_cudaUserObjectCreate]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&object_out, destroy.closure != NULL ? destroy.closure : ptr.value,
        (cudaHostFn_t)destroy.function, initialRefcount, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaUserObjectCreate, status, args, NULL);
        goto done;
    }
    destroy_taken = true;
    result = cb_return1(s, cb_cell_new(m, T_cudaUserObject_t, &object_out));
done:
    cb_address_release(&ptr);
    cb_callback_finish(s->module, &destroy, destroy_taken, NULL);
    return result;
}

// cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)
static const char *const params_cudaUserObjectRetain[] = {"object", "count", NULL};
static const cb_function f_cudaUserObjectRetain = {.name = "cudaUserObjectRetain",
    .params = params_cudaUserObjectRetain, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaUserObjectRetain)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaUserObjectRetain, &args, nargs, kwnames, slots))
        return NULL;
    cudaUserObject_t object;
    uint32_t count;
    if (cb_as_handle(m, T_cudaUserObject_t, args[0], &object) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &count) < 0)
        return NULL;
    fn_cudaUserObjectRetain *call = cb_symbol_address(&symbols[S_cudaUserObjectRetain]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(object, count);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaUserObjectRetain, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)
static const char *const params_cudaUserObjectRelease[] = {"object", "count", NULL};
static const cb_function f_cudaUserObjectRelease = {.name = "cudaUserObjectRelease",
    .params = params_cudaUserObjectRelease, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaUserObjectRelease)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaUserObjectRelease, &args, nargs, kwnames, slots))
        return NULL;
    cudaUserObject_t object;
    uint32_t count;
    if (cb_as_handle(m, T_cudaUserObject_t, args[0], &object) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &count) < 0)
        return NULL;
    fn_cudaUserObjectRelease *call = cb_symbol_address(&symbols[S_cudaUserObjectRelease]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(object, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaUserObjectRelease, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int
//     count, unsigned int flags)
static const char *const params_cudaGraphRetainUserObject[] = {"graph", "object", "count", "flags",
    NULL};
static const cb_function f_cudaGraphRetainUserObject = {.name = "cudaGraphRetainUserObject",
    .params = params_cudaGraphRetainUserObject, .param_count = 4, .result_count = 0,
    .optional_mask = 0x8};

CB_WRAPPER(cudaGraphRetainUserObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaGraphRetainUserObject, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t graph;
    cudaUserObject_t object;
    uint32_t count;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaUserObject_t, args[1], &object) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &count) < 0)
        return NULL;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphRetainUserObject *call = cb_symbol_address(&symbols[S_cudaGraphRetainUserObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(graph, object, count, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphRetainUserObject, status, args, NULL);
    return cb_return0(s);
}

