// functions_graph_nodes.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies,
//     const CUDA_KERNEL_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphAddKernelNode = {.name = "cuGraphAddKernelNode",
    .params = (const char *const[]){"hGraph", "dependencies", "numDependencies", "nodeParams",
        NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddKernelNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphAddKernelNode, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies = 0;
    const CUDA_KERNEL_NODE_PARAMS *nodeParams;
    cb_array_init(&dependencies);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_record(m, T_CUDA_KERNEL_NODE_PARAMS, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddKernelNode *call = cb_symbol_address(&symbols[S_cuGraphAddKernelNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
    else
        result = cb_fail(s, &f_cuGraphAddKernelNode, status, args, NULL);
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphKernelNodeGetParams = {.name = "cuGraphKernelNodeGetParams",
    .params = (const char *const[]){"hNode", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphKernelNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphKernelNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    PyObject *nodeParams = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphKernelNodeGetParams *call = cb_symbol_address(&symbols[S_cuGraphKernelNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams = cb_record_new(m, T_CUDA_KERNEL_NODE_PARAMS);
    if (nodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, cb_record_data(nodeParams));
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(nodeParams));
    else
        result = cb_fail(s, &f_cuGraphKernelNodeGetParams, status, args, NULL);
done:
    Py_XDECREF(nodeParams);
    return result;
}

// CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode,
//     const CUDA_KERNEL_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphKernelNodeSetParams = {.name = "cuGraphKernelNodeSetParams",
    .params = (const char *const[]){"hNode", "nodeParams", NULL}, .param_count = 2};

CB_WRAPPER(cuGraphKernelNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphKernelNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_KERNEL_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0
        || cb_as_record(m, T_CUDA_KERNEL_NODE_PARAMS, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphKernelNodeSetParams *call = cb_symbol_address(&symbols[S_cuGraphKernelNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphKernelNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D *copyParams,
//     CUcontext ctx)
static const cb_function f_cuGraphAddMemcpyNode = {.name = "cuGraphAddMemcpyNode",
    .params = (const char *const[]){"hGraph", "dependencies", "numDependencies", "copyParams",
        "ctx", NULL},
    .param_count = 5, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddMemcpyNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphAddMemcpyNode, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies = 0;
    const CUDA_MEMCPY3D *copyParams;
    cb_holds copyParams_holds;
    CUcontext ctx;
    cb_array_init(&dependencies);
    copyParams_holds.count = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_record(m, T_CUDA_MEMCPY3D, args[3], "copyParams", &copyParams) < 0
        || cb_as_handle(m, T_CUcontext, args[4], &ctx) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0
        || cb_record_hold(s, T_CUDA_MEMCPY3D, args[3], "cuGraphAddMemcpyNode", "copyParams",
            &copyParams_holds) < 0)
        goto done;
    fn_cuGraphAddMemcpyNode *call = cb_symbol_address(&symbols[S_cuGraphAddMemcpyNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, copyParams,
        ctx);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
    else
        result = cb_fail(s, &f_cuGraphAddMemcpyNode, status, args, NULL);
done:
    cb_array_done(&dependencies);
    cb_holds_release(&copyParams_holds);
    return result;
}

// CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)
static const cb_function f_cuGraphMemcpyNodeGetParams = {.name = "cuGraphMemcpyNodeGetParams",
    .params = (const char *const[]){"hNode", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphMemcpyNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphMemcpyNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    PyObject *nodeParams = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphMemcpyNodeGetParams *call = cb_symbol_address(&symbols[S_cuGraphMemcpyNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams = cb_record_new(m, T_CUDA_MEMCPY3D);
    if (nodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, cb_record_data(nodeParams));
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(nodeParams));
    else
        result = cb_fail(s, &f_cuGraphMemcpyNodeGetParams, status, args, NULL);
done:
    Py_XDECREF(nodeParams);
    return result;
}

// CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)
static const cb_function f_cuGraphMemcpyNodeSetParams = {.name = "cuGraphMemcpyNodeSetParams",
    .params = (const char *const[]){"hNode", "nodeParams", NULL}, .param_count = 2};

CB_WRAPPER(cuGraphMemcpyNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphMemcpyNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_MEMCPY3D *nodeParams;
    cb_holds nodeParams_holds;
    nodeParams_holds.count = 0;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0
        || cb_as_record(m, T_CUDA_MEMCPY3D, args[1], "nodeParams", &nodeParams) < 0
        || cb_record_hold(s, T_CUDA_MEMCPY3D, args[1], "cuGraphMemcpyNodeSetParams", "nodeParams",
            &nodeParams_holds) < 0)
        goto done;
    fn_cuGraphMemcpyNodeSetParams *call = cb_symbol_address(&symbols[S_cuGraphMemcpyNodeSetParams]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, nodeParams);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuGraphMemcpyNodeSetParams, status, args, NULL);
done:
    cb_holds_release(&nodeParams_holds);
    return result;
}

// CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies,
//     const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)
static const cb_function f_cuGraphAddMemsetNode = {.name = "cuGraphAddMemsetNode",
    .params = (const char *const[]){"hGraph", "dependencies", "numDependencies", "memsetParams",
        "ctx", NULL},
    .param_count = 5, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddMemsetNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphAddMemsetNode, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies = 0;
    const CUDA_MEMSET_NODE_PARAMS *memsetParams;
    CUcontext ctx;
    cb_array_init(&dependencies);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_record(m, T_CUDA_MEMSET_NODE_PARAMS, args[3], "memsetParams", &memsetParams) < 0
        || cb_as_handle(m, T_CUcontext, args[4], &ctx) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddMemsetNode *call = cb_symbol_address(&symbols[S_cuGraphAddMemsetNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, memsetParams,
        ctx);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
    else
        result = cb_fail(s, &f_cuGraphAddMemsetNode, status, args, NULL);
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphMemsetNodeGetParams = {.name = "cuGraphMemsetNodeGetParams",
    .params = (const char *const[]){"hNode", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphMemsetNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphMemsetNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    PyObject *nodeParams = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphMemsetNodeGetParams *call = cb_symbol_address(&symbols[S_cuGraphMemsetNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams = cb_record_new(m, T_CUDA_MEMSET_NODE_PARAMS);
    if (nodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, cb_record_data(nodeParams));
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(nodeParams));
    else
        result = cb_fail(s, &f_cuGraphMemsetNodeGetParams, status, args, NULL);
done:
    Py_XDECREF(nodeParams);
    return result;
}

// CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphMemsetNodeSetParams = {.name = "cuGraphMemsetNodeSetParams",
    .params = (const char *const[]){"hNode", "nodeParams", NULL}, .param_count = 2};

CB_WRAPPER(cuGraphMemsetNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphMemsetNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_MEMSET_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0
        || cb_as_record(m, T_CUDA_MEMSET_NODE_PARAMS, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphMemsetNodeSetParams *call = cb_symbol_address(&symbols[S_cuGraphMemsetNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphMemsetNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies,
//     const CUDA_HOST_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphAddHostNode = {.name = "cuGraphAddHostNode",
    .params = (const char *const[]){"hGraph", "dependencies", "numDependencies", "nodeParams",
        NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddHostNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphAddHostNode, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies = 0;
    const CUDA_HOST_NODE_PARAMS *nodeParams;
    cb_array_init(&dependencies);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_record(m, T_CUDA_HOST_NODE_PARAMS, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddHostNode *call = cb_symbol_address(&symbols[S_cuGraphAddHostNode]);
    if (call == NULL)
        goto done;
    cb_callbacks_exist(m);
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
    else
        result = cb_fail(s, &f_cuGraphAddHostNode, status, args, NULL);
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphHostNodeGetParams = {.name = "cuGraphHostNodeGetParams",
    .params = (const char *const[]){"hNode", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphHostNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphHostNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    PyObject *nodeParams = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphHostNodeGetParams *call = cb_symbol_address(&symbols[S_cuGraphHostNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams = cb_record_new(m, T_CUDA_HOST_NODE_PARAMS);
    if (nodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, cb_record_data(nodeParams));
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(nodeParams));
    else
        result = cb_fail(s, &f_cuGraphHostNodeGetParams, status, args, NULL);
done:
    Py_XDECREF(nodeParams);
    return result;
}

// CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphHostNodeSetParams = {.name = "cuGraphHostNodeSetParams",
    .params = (const char *const[]){"hNode", "nodeParams", NULL}, .param_count = 2};

CB_WRAPPER(cuGraphHostNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphHostNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_HOST_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0
        || cb_as_record(m, T_CUDA_HOST_NODE_PARAMS, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cuGraphHostNodeSetParams *call = cb_symbol_address(&symbols[S_cuGraphHostNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphHostNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)
static const cb_function f_cuGraphAddChildGraphNode = {.name = "cuGraphAddChildGraphNode",
    .params = (const char *const[]){"hGraph", "dependencies", "numDependencies", "childGraph",
        NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddChildGraphNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphAddChildGraphNode, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph, childGraph;
    cb_array dependencies;
    uint64_t numDependencies = 0;
    cb_array_init(&dependencies);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_handle(m, T_CUgraph, args[3], &childGraph) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddChildGraphNode *call = cb_symbol_address(&symbols[S_cuGraphAddChildGraphNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, childGraph);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
    else
        result = cb_fail(s, &f_cuGraphAddChildGraphNode, status, args, NULL);
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)
static const cb_function f_cuGraphChildGraphNodeGetGraph = {
    .name = "cuGraphChildGraphNodeGetGraph", .params = (const char *const[]){"hNode", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphChildGraphNodeGetGraph)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphChildGraphNodeGetGraph, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUgraph phGraph = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphChildGraphNodeGetGraph *call =
        cb_symbol_address(&symbols[S_cuGraphChildGraphNodeGetGraph]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, &phGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphChildGraphNodeGetGraph, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraph, &phGraph));
}

// CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies)
static const cb_function f_cuGraphAddEmptyNode = {.name = "cuGraphAddEmptyNode",
    .params = (const char *const[]){"hGraph", "dependencies", "numDependencies", NULL},
    .param_count = 3, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddEmptyNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphAddEmptyNode, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies = 0;
    cb_array_init(&dependencies);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0))
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddEmptyNode *call = cb_symbol_address(&symbols[S_cuGraphAddEmptyNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
    else
        result = cb_fail(s, &f_cuGraphAddEmptyNode, status, args, NULL);
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
static const cb_function f_cuGraphAddEventRecordNode = {.name = "cuGraphAddEventRecordNode",
    .params = (const char *const[]){"hGraph", "dependencies", "numDependencies", "event", NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddEventRecordNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphAddEventRecordNode, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies = 0;
    CUevent event;
    cb_array_init(&dependencies);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_handle(m, T_CUevent, args[3], &event) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddEventRecordNode *call = cb_symbol_address(&symbols[S_cuGraphAddEventRecordNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, event);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
    else
        result = cb_fail(s, &f_cuGraphAddEventRecordNode, status, args, NULL);
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
static const cb_function f_cuGraphEventRecordNodeGetEvent = {
    .name = "cuGraphEventRecordNodeGetEvent", .params = (const char *const[]){"hNode", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphEventRecordNodeGetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphEventRecordNodeGetEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUevent event_out = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphEventRecordNodeGetEvent *call =
        cb_symbol_address(&symbols[S_cuGraphEventRecordNodeGetEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, &event_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphEventRecordNodeGetEvent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUevent, &event_out));
}

// CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)
static const cb_function f_cuGraphEventRecordNodeSetEvent = {
    .name = "cuGraphEventRecordNodeSetEvent",
    .params = (const char *const[]){"hNode", "event", NULL}, .param_count = 2};

CB_WRAPPER(cuGraphEventRecordNodeSetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphEventRecordNodeSetEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUevent event;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0
        || cb_as_handle(m, T_CUevent, args[1], &event) < 0)
        return NULL;
    fn_cuGraphEventRecordNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cuGraphEventRecordNodeSetEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphEventRecordNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
static const cb_function f_cuGraphAddEventWaitNode = {.name = "cuGraphAddEventWaitNode",
    .params = (const char *const[]){"hGraph", "dependencies", "numDependencies", "event", NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddEventWaitNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphAddEventWaitNode, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies = 0;
    CUevent event;
    cb_array_init(&dependencies);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_handle(m, T_CUevent, args[3], &event) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddEventWaitNode *call = cb_symbol_address(&symbols[S_cuGraphAddEventWaitNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, event);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
    else
        result = cb_fail(s, &f_cuGraphAddEventWaitNode, status, args, NULL);
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
static const cb_function f_cuGraphEventWaitNodeGetEvent = {.name = "cuGraphEventWaitNodeGetEvent",
    .params = (const char *const[]){"hNode", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphEventWaitNodeGetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphEventWaitNodeGetEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUevent event_out = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphEventWaitNodeGetEvent *call =
        cb_symbol_address(&symbols[S_cuGraphEventWaitNodeGetEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, &event_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphEventWaitNodeGetEvent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUevent, &event_out));
}

// CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)
static const cb_function f_cuGraphEventWaitNodeSetEvent = {.name = "cuGraphEventWaitNodeSetEvent",
    .params = (const char *const[]){"hNode", "event", NULL}, .param_count = 2};

CB_WRAPPER(cuGraphEventWaitNodeSetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphEventWaitNodeSetEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUevent event;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0
        || cb_as_handle(m, T_CUevent, args[1], &event) < 0)
        return NULL;
    fn_cuGraphEventWaitNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cuGraphEventWaitNodeSetEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphEventWaitNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies,
//     const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphAddBatchMemOpNode = {.name = "cuGraphAddBatchMemOpNode",
    .params = (const char *const[]){"hGraph", "dependencies", "numDependencies", "nodeParams",
        NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddBatchMemOpNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphAddBatchMemOpNode, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies = 0;
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams;
    cb_array_init(&dependencies);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_record(m, T_CUDA_BATCH_MEM_OP_NODE_PARAMS, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddBatchMemOpNode *call = cb_symbol_address(&symbols[S_cuGraphAddBatchMemOpNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
    else
        result = cb_fail(s, &f_cuGraphAddBatchMemOpNode, status, args, NULL);
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode,
//     CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)
static const cb_function f_cuGraphBatchMemOpNodeGetParams = {
    .name = "cuGraphBatchMemOpNodeGetParams", .params = (const char *const[]){"hNode", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphBatchMemOpNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphBatchMemOpNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    PyObject *nodeParams_out = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphBatchMemOpNodeGetParams *call =
        cb_symbol_address(&symbols[S_cuGraphBatchMemOpNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams_out = cb_record_new(m, T_CUDA_BATCH_MEM_OP_NODE_PARAMS);
    if (nodeParams_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, cb_record_data(nodeParams_out));
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(nodeParams_out));
    else
        result = cb_fail(s, &f_cuGraphBatchMemOpNodeGetParams, status, args, NULL);
done:
    Py_XDECREF(nodeParams_out);
    return result;
}

// CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode,
//     const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphBatchMemOpNodeSetParams = {
    .name = "cuGraphBatchMemOpNodeSetParams",
    .params = (const char *const[]){"hNode", "nodeParams", NULL}, .param_count = 2};

CB_WRAPPER(cuGraphBatchMemOpNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphBatchMemOpNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0
        || cb_as_record(m, T_CUDA_BATCH_MEM_OP_NODE_PARAMS, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphBatchMemOpNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphBatchMemOpNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphBatchMemOpNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
//     const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphExecBatchMemOpNodeSetParams = {
    .name = "cuGraphExecBatchMemOpNodeSetParams",
    .params = (const char *const[]){"hGraphExec", "hNode", "nodeParams", NULL}, .param_count = 3};

CB_WRAPPER(cuGraphExecBatchMemOpNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphExecBatchMemOpNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0
        || cb_as_record(m, T_CUDA_BATCH_MEM_OP_NODE_PARAMS, args[2], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphExecBatchMemOpNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExecBatchMemOpNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecBatchMemOpNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies,
//     CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphAddMemAllocNode = {.name = "cuGraphAddMemAllocNode",
    .params = (const char *const[]){"hGraph", "dependencies", "numDependencies", "nodeParams",
        NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddMemAllocNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphAddMemAllocNode, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies = 0;
    CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams;
    cb_array_init(&dependencies);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_record(m, T_CUDA_MEM_ALLOC_NODE_PARAMS, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddMemAllocNode *call = cb_symbol_address(&symbols[S_cuGraphAddMemAllocNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
    else
        result = cb_fail(s, &f_cuGraphAddMemAllocNode, status, args, NULL);
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out)
static const cb_function f_cuGraphMemAllocNodeGetParams = {.name = "cuGraphMemAllocNodeGetParams",
    .params = (const char *const[]){"hNode", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphMemAllocNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphMemAllocNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    PyObject *params_out = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphMemAllocNodeGetParams *call =
        cb_symbol_address(&symbols[S_cuGraphMemAllocNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(m, T_CUDA_MEM_ALLOC_NODE_PARAMS);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(params_out));
    else
        result = cb_fail(s, &f_cuGraphMemAllocNodeGetParams, status, args, NULL);
done:
    Py_XDECREF(params_out);
    return result;
}

// CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr)
static const cb_function f_cuGraphAddMemFreeNode = {.name = "cuGraphAddMemFreeNode",
    .params = (const char *const[]){"hGraph", "dependencies", "numDependencies", "dptr", NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddMemFreeNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphAddMemFreeNode, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies = 0;
    CUdeviceptr dptr;
    cb_array_init(&dependencies);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_scalar(m, T_CUdeviceptr, args[3], &dptr, sizeof dptr) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddMemFreeNode *call = cb_symbol_address(&symbols[S_cuGraphAddMemFreeNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, dptr);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
    else
        result = cb_fail(s, &f_cuGraphAddMemFreeNode, status, args, NULL);
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)
static const cb_function f_cuGraphMemFreeNodeGetParams = {.name = "cuGraphMemFreeNodeGetParams",
    .params = (const char *const[]){"hNode", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphMemFreeNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphMemFreeNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUdeviceptr dptr_out = 0;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphMemFreeNodeGetParams *call =
        cb_symbol_address(&symbols[S_cuGraphMemFreeNodeGetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, &dptr_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphMemFreeNodeGetParams, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &dptr_out));
}

// CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)
static const cb_function f_cuGraphNodeGetType = {.name = "cuGraphNodeGetType",
    .params = (const char *const[]){"hNode", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphNodeGetType)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphNodeGetType, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUgraphNodeType type = 0;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphNodeGetType *call = cb_symbol_address(&symbols[S_cuGraphNodeGetType]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, &type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeGetType, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUgraphNodeType, type));
}

// CUresult cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)
static const cb_function f_cuGraphNodeGetContainingGraph = {
    .name = "cuGraphNodeGetContainingGraph", .params = (const char *const[]){"hNode", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphNodeGetContainingGraph)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphNodeGetContainingGraph, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUgraph phGraph = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphNodeGetContainingGraph *call =
        cb_symbol_address(&symbols[S_cuGraphNodeGetContainingGraph]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, &phGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeGetContainingGraph, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraph, &phGraph));
}

// CUresult cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)
static const cb_function f_cuGraphNodeGetLocalId = {.name = "cuGraphNodeGetLocalId",
    .params = (const char *const[]){"hNode", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphNodeGetLocalId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphNodeGetLocalId, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    unsigned int nodeId = 0;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphNodeGetLocalId *call = cb_symbol_address(&symbols[S_cuGraphNodeGetLocalId]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, &nodeId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeGetLocalId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(nodeId));
}

// CUresult cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)
static const cb_function f_cuGraphNodeGetToolsId = {.name = "cuGraphNodeGetToolsId",
    .params = (const char *const[]){"hNode", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphNodeGetToolsId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphNodeGetToolsId, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    unsigned long long toolsNodeId = 0;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphNodeGetToolsId *call = cb_symbol_address(&symbols[S_cuGraphNodeGetToolsId]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, &toolsNodeId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeGetToolsId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(toolsNodeId));
}

// CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies,
//     CUgraphEdgeData *edgeData, size_t *numDependencies)
static const cb_function f_cuGraphNodeGetDependencies = {.name = "cuGraphNodeGetDependencies",
    .params = (const char *const[]){"hNode", "numDependencies", NULL}, .param_count = 2,
    .result_count = 3, .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x4};

CB_WRAPPER(cuGraphNodeGetDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphNodeGetDependencies, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode hNode;
    cb_array dependencies, edgeData;
    size_t dependencies_count = 0, edgeData_count = 0, numDependencies = 0;
    uint64_t numDependencies_in = 0;
    cb_array_init(&dependencies);
    cb_array_init(&edgeData);
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0
        || (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numDependencies_in) < 0))
        goto done;
    numDependencies = numDependencies_in;
    fn_cuGraphNodeGetDependencies *call = cb_symbol_address(&symbols[S_cuGraphNodeGetDependencies]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(hNode, dependencies.data, edgeData.data, &numDependencies);
        cb_gil_end(thread);
        if (status != CUDA_SUCCESS) {
            result = cb_fail(s, &f_cuGraphNodeGetDependencies, status, args, NULL);
            goto done;
        }
    }
    dependencies_count = (size_t)numDependencies;
    if (cb_array_reserve(&dependencies, dependencies_count, sizeof(CUgraphNode)) < 0)
        goto done;
    edgeData_count = (size_t)numDependencies;
    if (cb_array_reserve(&edgeData, edgeData_count, sizeof(CUgraphEdgeData)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, dependencies.data, edgeData.data, &numDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphNodeGetDependencies, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numDependencies < dependencies_count)
        dependencies_count = (size_t)numDependencies;
    if (s->checked && (size_t)numDependencies < edgeData_count)
        edgeData_count = (size_t)numDependencies;
    PyObject *values[] = {
        cb_handle_list(m, T_CUgraphNode, dependencies.data, dependencies_count),
        cb_record_list(m, T_CUgraphEdgeData, edgeData.data, edgeData_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numDependencies)
    };
    result = cb_return_many(s, &f_cuGraphNodeGetDependencies, values);
done:
    cb_array_done(&dependencies);
    cb_array_done(&edgeData);
    return result;
}

// CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes,
//     CUgraphEdgeData *edgeData, size_t *numDependentNodes)
static const cb_function f_cuGraphNodeGetDependentNodes = {.name = "cuGraphNodeGetDependentNodes",
    .params = (const char *const[]){"hNode", "numDependentNodes", NULL}, .param_count = 2,
    .result_count = 3, .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x4};

CB_WRAPPER(cuGraphNodeGetDependentNodes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphNodeGetDependentNodes, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode hNode;
    cb_array dependentNodes, edgeData;
    size_t dependentNodes_count = 0, edgeData_count = 0, numDependentNodes = 0;
    uint64_t numDependentNodes_in = 0;
    cb_array_init(&dependentNodes);
    cb_array_init(&edgeData);
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0
        || (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numDependentNodes_in) < 0))
        goto done;
    numDependentNodes = numDependentNodes_in;
    fn_cuGraphNodeGetDependentNodes *call =
        cb_symbol_address(&symbols[S_cuGraphNodeGetDependentNodes]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(hNode, dependentNodes.data, edgeData.data, &numDependentNodes);
        cb_gil_end(thread);
        if (status != CUDA_SUCCESS) {
            result = cb_fail(s, &f_cuGraphNodeGetDependentNodes, status, args, NULL);
            goto done;
        }
    }
    dependentNodes_count = (size_t)numDependentNodes;
    if (cb_array_reserve(&dependentNodes, dependentNodes_count, sizeof(CUgraphNode)) < 0)
        goto done;
    edgeData_count = (size_t)numDependentNodes;
    if (cb_array_reserve(&edgeData, edgeData_count, sizeof(CUgraphEdgeData)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, dependentNodes.data, edgeData.data, &numDependentNodes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphNodeGetDependentNodes, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numDependentNodes < dependentNodes_count)
        dependentNodes_count = (size_t)numDependentNodes;
    if (s->checked && (size_t)numDependentNodes < edgeData_count)
        edgeData_count = (size_t)numDependentNodes;
    PyObject *values[] = {
        cb_handle_list(m, T_CUgraphNode, dependentNodes.data, dependentNodes_count),
        cb_record_list(m, T_CUgraphEdgeData, edgeData.data, edgeData_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numDependentNodes)
    };
    result = cb_return_many(s, &f_cuGraphNodeGetDependentNodes, values);
done:
    cb_array_done(&dependentNodes);
    cb_array_done(&edgeData);
    return result;
}

// CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode,
//     const CUDA_KERNEL_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphExecKernelNodeSetParams = {
    .name = "cuGraphExecKernelNodeSetParams",
    .params = (const char *const[]){"hGraphExec", "hNode", "nodeParams", NULL}, .param_count = 3};

CB_WRAPPER(cuGraphExecKernelNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphExecKernelNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    const CUDA_KERNEL_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0
        || cb_as_record(m, T_CUDA_KERNEL_NODE_PARAMS, args[2], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphExecKernelNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExecKernelNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecKernelNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
//     const CUDA_MEMCPY3D *copyParams, CUcontext ctx)
static const cb_function f_cuGraphExecMemcpyNodeSetParams = {
    .name = "cuGraphExecMemcpyNodeSetParams",
    .params = (const char *const[]){"hGraphExec", "hNode", "copyParams", "ctx", NULL},
    .param_count = 4};

CB_WRAPPER(cuGraphExecMemcpyNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphExecMemcpyNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    const CUDA_MEMCPY3D *copyParams;
    cb_holds copyParams_holds;
    CUcontext ctx;
    copyParams_holds.count = 0;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0
        || cb_as_record(m, T_CUDA_MEMCPY3D, args[2], "copyParams", &copyParams) < 0
        || cb_as_handle(m, T_CUcontext, args[3], &ctx) < 0
        || cb_record_hold(s, T_CUDA_MEMCPY3D, args[2], "cuGraphExecMemcpyNodeSetParams",
            "copyParams", &copyParams_holds) < 0)
        goto done;
    fn_cuGraphExecMemcpyNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExecMemcpyNodeSetParams]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hGraphExec, hNode, copyParams, ctx);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuGraphExecMemcpyNodeSetParams, status, args, NULL);
done:
    cb_holds_release(&copyParams_holds);
    return result;
}

// CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
//     const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)
static const cb_function f_cuGraphExecMemsetNodeSetParams = {
    .name = "cuGraphExecMemsetNodeSetParams",
    .params = (const char *const[]){"hGraphExec", "hNode", "memsetParams", "ctx", NULL},
    .param_count = 4};

CB_WRAPPER(cuGraphExecMemsetNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphExecMemsetNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    const CUDA_MEMSET_NODE_PARAMS *memsetParams;
    CUcontext ctx;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0
        || cb_as_record(m, T_CUDA_MEMSET_NODE_PARAMS, args[2], "memsetParams", &memsetParams) < 0
        || cb_as_handle(m, T_CUcontext, args[3], &ctx) < 0)
        return NULL;
    fn_cuGraphExecMemsetNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExecMemsetNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hGraphExec, hNode, memsetParams, ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecMemsetNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
//     const CUDA_HOST_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphExecHostNodeSetParams = {.name = "cuGraphExecHostNodeSetParams",
    .params = (const char *const[]){"hGraphExec", "hNode", "nodeParams", NULL}, .param_count = 3};

CB_WRAPPER(cuGraphExecHostNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphExecHostNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    const CUDA_HOST_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0
        || cb_as_record(m, T_CUDA_HOST_NODE_PARAMS, args[2], "nodeParams", &nodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cuGraphExecHostNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExecHostNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecHostNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
//     CUgraph childGraph)
static const cb_function f_cuGraphExecChildGraphNodeSetParams = {
    .name = "cuGraphExecChildGraphNodeSetParams",
    .params = (const char *const[]){"hGraphExec", "hNode", "childGraph", NULL}, .param_count = 3};

CB_WRAPPER(cuGraphExecChildGraphNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphExecChildGraphNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    CUgraph childGraph;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0
        || cb_as_handle(m, T_CUgraph, args[2], &childGraph) < 0)
        return NULL;
    fn_cuGraphExecChildGraphNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExecChildGraphNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hGraphExec, hNode, childGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecChildGraphNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
//     CUevent event)
static const cb_function f_cuGraphExecEventRecordNodeSetEvent = {
    .name = "cuGraphExecEventRecordNodeSetEvent",
    .params = (const char *const[]){"hGraphExec", "hNode", "event", NULL}, .param_count = 3};

CB_WRAPPER(cuGraphExecEventRecordNodeSetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphExecEventRecordNodeSetEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    CUevent event;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0
        || cb_as_handle(m, T_CUevent, args[2], &event) < 0)
        return NULL;
    fn_cuGraphExecEventRecordNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cuGraphExecEventRecordNodeSetEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hGraphExec, hNode, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecEventRecordNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
//     CUevent event)
static const cb_function f_cuGraphExecEventWaitNodeSetEvent = {
    .name = "cuGraphExecEventWaitNodeSetEvent",
    .params = (const char *const[]){"hGraphExec", "hNode", "event", NULL}, .param_count = 3};

CB_WRAPPER(cuGraphExecEventWaitNodeSetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphExecEventWaitNodeSetEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    CUevent event;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0
        || cb_as_handle(m, T_CUevent, args[2], &event) < 0)
        return NULL;
    fn_cuGraphExecEventWaitNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cuGraphExecEventWaitNodeSetEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hGraphExec, hNode, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecEventWaitNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled)
static const cb_function f_cuGraphNodeSetEnabled = {.name = "cuGraphNodeSetEnabled",
    .params = (const char *const[]){"hGraphExec", "hNode", "isEnabled", NULL}, .param_count = 3};

CB_WRAPPER(cuGraphNodeSetEnabled)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphNodeSetEnabled, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    uint32_t isEnabled;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0
        || cb_as_uint32(args[2], "unsigned int", &isEnabled) < 0)
        return NULL;
    fn_cuGraphNodeSetEnabled *call = cb_symbol_address(&symbols[S_cuGraphNodeSetEnabled]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hGraphExec, hNode, isEnabled);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeSetEnabled, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode,
//     unsigned int *isEnabled)
static const cb_function f_cuGraphNodeGetEnabled = {.name = "cuGraphNodeGetEnabled",
    .params = (const char *const[]){"hGraphExec", "hNode", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuGraphNodeGetEnabled)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphNodeGetEnabled, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    unsigned int isEnabled = 0;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0)
        return NULL;
    fn_cuGraphNodeGetEnabled *call = cb_symbol_address(&symbols[S_cuGraphNodeGetEnabled]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hGraphExec, hNode, &isEnabled);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeGetEnabled, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(isEnabled));
}

// CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)
static const cb_function f_cuGraphKernelNodeCopyAttributes = {
    .name = "cuGraphKernelNodeCopyAttributes", .params = (const char *const[]){"dst", "src", NULL},
    .param_count = 2};

CB_WRAPPER(cuGraphKernelNodeCopyAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphKernelNodeCopyAttributes, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode dst, src;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &dst) < 0
        || cb_as_handle(m, T_CUgraphNode, args[1], &src) < 0)
        return NULL;
    fn_cuGraphKernelNodeCopyAttributes *call =
        cb_symbol_address(&symbols[S_cuGraphKernelNodeCopyAttributes]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(dst, src);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphKernelNodeCopyAttributes, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
//     CUkernelNodeAttrValue *value_out)
static const cb_function f_cuGraphKernelNodeGetAttribute = {
    .name = "cuGraphKernelNodeGetAttribute",
    .params = (const char *const[]){"hNode", "attr", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGraphKernelNodeGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphKernelNodeGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    int32_t attr;
    PyObject *value_out = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0
        || cb_as_enum(m, T_CUkernelNodeAttrID, args[1], "attr", &attr) < 0)
        goto done;
    fn_cuGraphKernelNodeGetAttribute *call =
        cb_symbol_address(&symbols[S_cuGraphKernelNodeGetAttribute]);
    if (call == NULL)
        goto done;
    value_out = cb_record_new(m, T_CUkernelNodeAttrValue);
    if (value_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, (CUkernelNodeAttrID)attr, cb_record_data(value_out));
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(value_out));
    else
        result = cb_fail(s, &f_cuGraphKernelNodeGetAttribute, status, args, NULL);
done:
    Py_XDECREF(value_out);
    return result;
}

// CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
//     const CUkernelNodeAttrValue *value)
static const cb_function f_cuGraphKernelNodeSetAttribute = {
    .name = "cuGraphKernelNodeSetAttribute",
    .params = (const char *const[]){"hNode", "attr", "value", NULL}, .param_count = 3};

CB_WRAPPER(cuGraphKernelNodeSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphKernelNodeSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    int32_t attr;
    const CUkernelNodeAttrValue *value;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0
        || cb_as_enum(m, T_CUkernelNodeAttrID, args[1], "attr", &attr) < 0
        || cb_as_record(m, T_CUkernelNodeAttrValue, args[2], "value", &value) < 0)
        return NULL;
    fn_cuGraphKernelNodeSetAttribute *call =
        cb_symbol_address(&symbols[S_cuGraphKernelNodeSetAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, (CUkernelNodeAttrID)attr, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphKernelNodeSetAttribute, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
//     size_t numDependencies, CUgraphNodeParams *nodeParams)
static const cb_function f_cuGraphAddNode = {.name = "cuGraphAddNode",
    .params = (const char *const[]){"hGraph", "dependencies", "dependencyData", "numDependencies",
        "nodeParams", NULL},
    .param_count = 5, .result_count = 1, .auto_mask = 0x8};

CB_WRAPPER(cuGraphAddNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphAddNode, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies, dependencyData;
    uint64_t numDependencies = 0;
    CUgraphNodeParams *nodeParams;
    cb_array_init(&dependencies);
    cb_array_init(&dependencyData);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0
        || cb_array_records(m, T_CUgraphEdgeData, args[2], "dependencyData", &dependencyData) < 0
        || (args[3] != NULL && cb_as_uint64(args[3], "size_t", &numDependencies) < 0)
        || cb_as_record(m, T_CUgraphNodeParams, args[4], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[3] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (args[3] == NULL && dependencyData.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencyData.length;
    if ((dependencies.data != NULL && cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        || (dependencyData.data != NULL
            && cb_array_check(&dependencyData, (size_t)numDependencies) < 0))
        goto done;
    fn_cuGraphAddNode *call = cb_symbol_address(&symbols[S_cuGraphAddNode]);
    if (call == NULL)
        goto done;
    cb_callbacks_exist(m);
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, dependencyData.data,
        numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
    else
        result = cb_fail(s, &f_cuGraphAddNode, status, args, NULL);
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return result;
}

// CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
static const cb_function f_cuGraphNodeSetParams = {.name = "cuGraphNodeSetParams",
    .params = (const char *const[]){"hNode", "nodeParams", NULL}, .param_count = 2};

CB_WRAPPER(cuGraphNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUgraphNodeParams *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0
        || cb_as_record(m, T_CUgraphNodeParams, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cuGraphNodeSetParams *call = cb_symbol_address(&symbols[S_cuGraphNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
static const cb_function f_cuGraphNodeSetParams_v2 = {.name = "cuGraphNodeSetParams_v2",
    .params = (const char *const[]){"hNode", "nodeParams", NULL}, .param_count = 2};

CB_WRAPPER(cuGraphNodeSetParams_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphNodeSetParams_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUgraphNodeParams *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0
        || cb_as_record(m, T_CUgraphNodeParams, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cuGraphNodeSetParams_v2 *call = cb_symbol_address(&symbols[S_cuGraphNodeSetParams_v2]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeSetParams_v2, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
static const cb_function f_cuGraphNodeGetParams = {.name = "cuGraphNodeGetParams",
    .params = (const char *const[]){"hNode", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    PyObject *nodeParams = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphNodeGetParams *call = cb_symbol_address(&symbols[S_cuGraphNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams = cb_record_new(m, T_CUgraphNodeParams);
    if (nodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode, cb_record_data(nodeParams));
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(nodeParams));
    else
        result = cb_fail(s, &f_cuGraphNodeGetParams, status, args, NULL);
done:
    Py_XDECREF(nodeParams);
    return result;
}

// CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
//     CUgraphNodeParams *nodeParams)
static const cb_function f_cuGraphExecNodeSetParams = {.name = "cuGraphExecNodeSetParams",
    .params = (const char *const[]){"hGraphExec", "hNode", "nodeParams", NULL}, .param_count = 3};

CB_WRAPPER(cuGraphExecNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphExecNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    CUgraphNodeParams *nodeParams;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0
        || cb_as_record(m, T_CUgraphNodeParams, args[2], "nodeParams", &nodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cuGraphExecNodeSetParams *call = cb_symbol_address(&symbols[S_cuGraphExecNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

