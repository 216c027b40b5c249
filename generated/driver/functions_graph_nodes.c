// functions_graph_nodes.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cuGraphAddKernelNode, "hGraph", "dependencies", "numDependencies", "nodeParams");

// CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies,
//     const CUDA_KERNEL_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphAddKernelNode = {
    .name = "cuGraphAddKernelNode",
    CB_PARAMS_OF(cuGraphAddKernelNode),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cuGraphAddKernelNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphAddKernelNode, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies;
    const CUDA_KERNEL_NODE_PARAMS *nodeParams;
    cb_array_init(&dependencies);
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[1], "dependencies", &dependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_record(py, T_CUDA_KERNEL_NODE_PARAMS, argv[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = dependencies.length;
    if (cb_array_check(&dependencies, numDependencies, "dependencies") < 0)
        goto done;
    fn_cuGraphAddKernelNode *call = cb_symbol_address(&driver_symbols[S_cuGraphAddKernelNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphAddKernelNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return retval;
}

CB_PARAM_LIST(cuGraphKernelNodeGetParams, "hNode");

// CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphKernelNodeGetParams = {
    .name = "cuGraphKernelNodeGetParams",
    CB_PARAMS_OF(cuGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cuGraphKernelNodeGetParams)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphKernelNodeGetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    PyObject *nodeParams = NULL;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0)
        goto done;
    fn_cuGraphKernelNodeGetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphKernelNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams = cb_record_new(py, T_CUDA_KERNEL_NODE_PARAMS);
    if (nodeParams == NULL)
        goto done;
    CUresult status = call(hNode, cb_record_data(nodeParams));
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphKernelNodeGetParams, status, argv);
    else
        retval = cb_return1(form, cb_take(&nodeParams));
done:
    Py_XDECREF(nodeParams);
    return retval;
}

CB_PARAM_LIST(cuGraphKernelNodeSetParams, "hNode", "nodeParams");

// CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode,
//     const CUDA_KERNEL_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphKernelNodeSetParams = {
    .name = "cuGraphKernelNodeSetParams",
    CB_PARAMS_OF(cuGraphKernelNodeSetParams),
};

CB_WRAPPER(cuGraphKernelNodeSetParams)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphKernelNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_KERNEL_NODE_PARAMS *nodeParams;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0
        || cb_as_record(py, T_CUDA_KERNEL_NODE_PARAMS, argv[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphKernelNodeSetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphKernelNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphKernelNodeSetParams, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D *copyParams,
//     CUcontext ctx)
static const cb_function f_cuGraphAddMemcpyNode = {
    .name = "cuGraphAddMemcpyNode",
    CB_PARAMS("hGraph", "dependencies", "numDependencies", "copyParams", "ctx"),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cuGraphAddMemcpyNode)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphAddMemcpyNode, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies;
    const CUDA_MEMCPY3D *copyParams;
    cb_holds copyParams_holds;
    CUcontext ctx;
    cb_array_init(&dependencies);
    copyParams_holds.count = 0;
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[1], "dependencies", &dependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_record(py, T_CUDA_MEMCPY3D, argv[3], "copyParams", &copyParams) < 0
        || cb_as_handle(py, T_CUcontext, argv[4], "ctx", &ctx) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = dependencies.length;
    if (cb_array_check(&dependencies, numDependencies, "dependencies") < 0
        || cb_record_hold(form, T_CUDA_MEMCPY3D, argv[3], "cuGraphAddMemcpyNode", "copyParams",
            &copyParams_holds) < 0)
        goto done;
    fn_cuGraphAddMemcpyNode *call = cb_symbol_address(&driver_symbols[S_cuGraphAddMemcpyNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, copyParams,
        ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphAddMemcpyNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    cb_holds_release(&copyParams_holds);
    return retval;
}

// CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)
static const cb_function f_cuGraphMemcpyNodeGetParams = {
    .name = "cuGraphMemcpyNodeGetParams",
    CB_PARAMS_OF(cuGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cuGraphMemcpyNodeGetParams)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphMemcpyNodeGetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    PyObject *nodeParams = NULL;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0)
        goto done;
    fn_cuGraphMemcpyNodeGetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphMemcpyNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams = cb_record_new(py, T_CUDA_MEMCPY3D);
    if (nodeParams == NULL)
        goto done;
    CUresult status = call(hNode, cb_record_data(nodeParams));
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphMemcpyNodeGetParams, status, argv);
    else
        retval = cb_return1(form, cb_take(&nodeParams));
done:
    Py_XDECREF(nodeParams);
    return retval;
}

// CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)
static const cb_function f_cuGraphMemcpyNodeSetParams = {
    .name = "cuGraphMemcpyNodeSetParams",
    CB_PARAMS_OF(cuGraphKernelNodeSetParams),
};

CB_WRAPPER(cuGraphMemcpyNodeSetParams)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphMemcpyNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_MEMCPY3D *nodeParams;
    cb_holds nodeParams_holds;
    nodeParams_holds.count = 0;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0
        || cb_as_record(py, T_CUDA_MEMCPY3D, argv[1], "nodeParams", &nodeParams) < 0
        || cb_record_hold(form, T_CUDA_MEMCPY3D, argv[1], "cuGraphMemcpyNodeSetParams",
            "nodeParams", &nodeParams_holds) < 0)
        goto done;
    fn_cuGraphMemcpyNodeSetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphMemcpyNodeSetParams]);
    if (call == NULL)
        goto done;
    CUresult status = call(hNode, nodeParams);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphMemcpyNodeSetParams, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_holds_release(&nodeParams_holds);
    return retval;
}

// CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies,
//     const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)
static const cb_function f_cuGraphAddMemsetNode = {
    .name = "cuGraphAddMemsetNode",
    CB_PARAMS("hGraph", "dependencies", "numDependencies", "memsetParams", "ctx"),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cuGraphAddMemsetNode)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphAddMemsetNode, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies;
    const CUDA_MEMSET_NODE_PARAMS *memsetParams;
    CUcontext ctx;
    cb_array_init(&dependencies);
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[1], "dependencies", &dependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_record(py, T_CUDA_MEMSET_NODE_PARAMS, argv[3], "memsetParams", &memsetParams) < 0
        || cb_as_handle(py, T_CUcontext, argv[4], "ctx", &ctx) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = dependencies.length;
    if (cb_array_check(&dependencies, numDependencies, "dependencies") < 0)
        goto done;
    fn_cuGraphAddMemsetNode *call = cb_symbol_address(&driver_symbols[S_cuGraphAddMemsetNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, memsetParams,
        ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphAddMemsetNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return retval;
}

// CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphMemsetNodeGetParams = {
    .name = "cuGraphMemsetNodeGetParams",
    CB_PARAMS_OF(cuGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cuGraphMemsetNodeGetParams)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphMemsetNodeGetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    PyObject *nodeParams = NULL;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0)
        goto done;
    fn_cuGraphMemsetNodeGetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphMemsetNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams = cb_record_new(py, T_CUDA_MEMSET_NODE_PARAMS);
    if (nodeParams == NULL)
        goto done;
    CUresult status = call(hNode, cb_record_data(nodeParams));
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphMemsetNodeGetParams, status, argv);
    else
        retval = cb_return1(form, cb_take(&nodeParams));
done:
    Py_XDECREF(nodeParams);
    return retval;
}

// CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphMemsetNodeSetParams = {
    .name = "cuGraphMemsetNodeSetParams",
    CB_PARAMS_OF(cuGraphKernelNodeSetParams),
};

CB_WRAPPER(cuGraphMemsetNodeSetParams)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphMemsetNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_MEMSET_NODE_PARAMS *nodeParams;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0
        || cb_as_record(py, T_CUDA_MEMSET_NODE_PARAMS, argv[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphMemsetNodeSetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphMemsetNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hNode, nodeParams);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphMemsetNodeSetParams, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies,
//     const CUDA_HOST_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphAddHostNode = {
    .name = "cuGraphAddHostNode",
    CB_PARAMS_OF(cuGraphAddKernelNode),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cuGraphAddHostNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphAddHostNode, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies;
    const CUDA_HOST_NODE_PARAMS *nodeParams;
    cb_array_init(&dependencies);
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[1], "dependencies", &dependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_record(py, T_CUDA_HOST_NODE_PARAMS, argv[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = dependencies.length;
    if (cb_array_check(&dependencies, numDependencies, "dependencies") < 0)
        goto done;
    fn_cuGraphAddHostNode *call = cb_symbol_address(&driver_symbols[S_cuGraphAddHostNode]);
    if (call == NULL)
        goto done;
    cb_callbacks_exist(py);
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphAddHostNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return retval;
}

// CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphHostNodeGetParams = {
    .name = "cuGraphHostNodeGetParams",
    CB_PARAMS_OF(cuGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cuGraphHostNodeGetParams)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphHostNodeGetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    PyObject *nodeParams = NULL;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0)
        goto done;
    fn_cuGraphHostNodeGetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphHostNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams = cb_record_new(py, T_CUDA_HOST_NODE_PARAMS);
    if (nodeParams == NULL)
        goto done;
    CUresult status = call(hNode, cb_record_data(nodeParams));
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphHostNodeGetParams, status, argv);
    else
        retval = cb_return1(form, cb_take(&nodeParams));
done:
    Py_XDECREF(nodeParams);
    return retval;
}

// CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphHostNodeSetParams = {
    .name = "cuGraphHostNodeSetParams",
    CB_PARAMS_OF(cuGraphKernelNodeSetParams),
};

CB_WRAPPER(cuGraphHostNodeSetParams)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphHostNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_HOST_NODE_PARAMS *nodeParams;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0
        || cb_as_record(py, T_CUDA_HOST_NODE_PARAMS, argv[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphHostNodeSetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphHostNodeSetParams]);
    if (call == NULL)
        return NULL;
    cb_callbacks_exist(py);
    CUresult status = call(hNode, nodeParams);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphHostNodeSetParams, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)
static const cb_function f_cuGraphAddChildGraphNode = {
    .name = "cuGraphAddChildGraphNode",
    CB_PARAMS("hGraph", "dependencies", "numDependencies", "childGraph"),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cuGraphAddChildGraphNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphAddChildGraphNode, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph, childGraph;
    cb_array dependencies;
    uint64_t numDependencies;
    cb_array_init(&dependencies);
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[1], "dependencies", &dependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_handle(py, T_CUgraph, argv[3], "childGraph", &childGraph) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = dependencies.length;
    if (cb_array_check(&dependencies, numDependencies, "dependencies") < 0)
        goto done;
    fn_cuGraphAddChildGraphNode *call =
        cb_symbol_address(&driver_symbols[S_cuGraphAddChildGraphNode]);
    if (call == NULL)
        goto done;
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, childGraph);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphAddChildGraphNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return retval;
}

// CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)
static const cb_function f_cuGraphChildGraphNodeGetGraph = {
    .name = "cuGraphChildGraphNodeGetGraph",
    CB_PARAMS_OF(cuGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cuGraphChildGraphNodeGetGraph)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphChildGraphNodeGetGraph, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUgraph phGraph = NULL;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0)
        return NULL;
    fn_cuGraphChildGraphNodeGetGraph *call =
        cb_symbol_address(&driver_symbols[S_cuGraphChildGraphNodeGetGraph]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hNode, &phGraph);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphChildGraphNodeGetGraph, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUgraph, &phGraph));
}

// CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies)
static const cb_function f_cuGraphAddEmptyNode = {
    .name = "cuGraphAddEmptyNode",
    CB_PARAMS("hGraph", "dependencies", "numDependencies"),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cuGraphAddEmptyNode)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphAddEmptyNode, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies;
    cb_array_init(&dependencies);
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[1], "dependencies", &dependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0))
        goto done;
    if (argv[2] == NULL)
        numDependencies = dependencies.length;
    if (cb_array_check(&dependencies, numDependencies, "dependencies") < 0)
        goto done;
    fn_cuGraphAddEmptyNode *call = cb_symbol_address(&driver_symbols[S_cuGraphAddEmptyNode]);
    if (call == NULL)
        goto done;
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphAddEmptyNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return retval;
}

CB_PARAM_LIST(cuGraphAddEventRecordNode, "hGraph", "dependencies", "numDependencies", "event");

// CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
static const cb_function f_cuGraphAddEventRecordNode = {
    .name = "cuGraphAddEventRecordNode",
    CB_PARAMS_OF(cuGraphAddEventRecordNode),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cuGraphAddEventRecordNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphAddEventRecordNode, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies;
    CUevent event;
    cb_array_init(&dependencies);
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[1], "dependencies", &dependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_handle(py, T_CUevent, argv[3], "event", &event) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = dependencies.length;
    if (cb_array_check(&dependencies, numDependencies, "dependencies") < 0)
        goto done;
    fn_cuGraphAddEventRecordNode *call =
        cb_symbol_address(&driver_symbols[S_cuGraphAddEventRecordNode]);
    if (call == NULL)
        goto done;
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, event);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphAddEventRecordNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return retval;
}

// CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
static const cb_function f_cuGraphEventRecordNodeGetEvent = {
    .name = "cuGraphEventRecordNodeGetEvent",
    CB_PARAMS_OF(cuGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cuGraphEventRecordNodeGetEvent)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphEventRecordNodeGetEvent, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUevent event_out = NULL;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0)
        return NULL;
    fn_cuGraphEventRecordNodeGetEvent *call =
        cb_symbol_address(&driver_symbols[S_cuGraphEventRecordNodeGetEvent]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hNode, &event_out);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphEventRecordNodeGetEvent, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUevent, &event_out));
}

CB_PARAM_LIST(cuGraphEventRecordNodeSetEvent, "hNode", "event");

// CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)
static const cb_function f_cuGraphEventRecordNodeSetEvent = {
    .name = "cuGraphEventRecordNodeSetEvent",
    CB_PARAMS_OF(cuGraphEventRecordNodeSetEvent),
};

CB_WRAPPER(cuGraphEventRecordNodeSetEvent)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphEventRecordNodeSetEvent, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUevent event;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0
        || cb_as_handle(py, T_CUevent, argv[1], "event", &event) < 0)
        return NULL;
    fn_cuGraphEventRecordNodeSetEvent *call =
        cb_symbol_address(&driver_symbols[S_cuGraphEventRecordNodeSetEvent]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hNode, event);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphEventRecordNodeSetEvent, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
static const cb_function f_cuGraphAddEventWaitNode = {
    .name = "cuGraphAddEventWaitNode",
    CB_PARAMS_OF(cuGraphAddEventRecordNode),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cuGraphAddEventWaitNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphAddEventWaitNode, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies;
    CUevent event;
    cb_array_init(&dependencies);
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[1], "dependencies", &dependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_handle(py, T_CUevent, argv[3], "event", &event) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = dependencies.length;
    if (cb_array_check(&dependencies, numDependencies, "dependencies") < 0)
        goto done;
    fn_cuGraphAddEventWaitNode *call =
        cb_symbol_address(&driver_symbols[S_cuGraphAddEventWaitNode]);
    if (call == NULL)
        goto done;
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, event);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphAddEventWaitNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return retval;
}

// CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
static const cb_function f_cuGraphEventWaitNodeGetEvent = {
    .name = "cuGraphEventWaitNodeGetEvent",
    CB_PARAMS_OF(cuGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cuGraphEventWaitNodeGetEvent)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphEventWaitNodeGetEvent, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUevent event_out = NULL;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0)
        return NULL;
    fn_cuGraphEventWaitNodeGetEvent *call =
        cb_symbol_address(&driver_symbols[S_cuGraphEventWaitNodeGetEvent]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hNode, &event_out);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphEventWaitNodeGetEvent, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUevent, &event_out));
}

// CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)
static const cb_function f_cuGraphEventWaitNodeSetEvent = {
    .name = "cuGraphEventWaitNodeSetEvent",
    CB_PARAMS_OF(cuGraphEventRecordNodeSetEvent),
};

CB_WRAPPER(cuGraphEventWaitNodeSetEvent)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphEventWaitNodeSetEvent, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUevent event;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0
        || cb_as_handle(py, T_CUevent, argv[1], "event", &event) < 0)
        return NULL;
    fn_cuGraphEventWaitNodeSetEvent *call =
        cb_symbol_address(&driver_symbols[S_cuGraphEventWaitNodeSetEvent]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hNode, event);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphEventWaitNodeSetEvent, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies,
//     const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphAddBatchMemOpNode = {
    .name = "cuGraphAddBatchMemOpNode",
    CB_PARAMS_OF(cuGraphAddKernelNode),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cuGraphAddBatchMemOpNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphAddBatchMemOpNode, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies;
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams;
    cb_array_init(&dependencies);
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[1], "dependencies", &dependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_record(py, T_CUDA_BATCH_MEM_OP_NODE_PARAMS, argv[3], "nodeParams",
            &nodeParams) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = dependencies.length;
    if (cb_array_check(&dependencies, numDependencies, "dependencies") < 0)
        goto done;
    fn_cuGraphAddBatchMemOpNode *call =
        cb_symbol_address(&driver_symbols[S_cuGraphAddBatchMemOpNode]);
    if (call == NULL)
        goto done;
    cb_gil_has_waits(py->gil);
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphAddBatchMemOpNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return retval;
}

// CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode,
//     CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)
static const cb_function f_cuGraphBatchMemOpNodeGetParams = {
    .name = "cuGraphBatchMemOpNodeGetParams",
    CB_PARAMS_OF(cuGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cuGraphBatchMemOpNodeGetParams)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphBatchMemOpNodeGetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    PyObject *nodeParams_out = NULL;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0)
        goto done;
    fn_cuGraphBatchMemOpNodeGetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphBatchMemOpNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams_out = cb_record_new(py, T_CUDA_BATCH_MEM_OP_NODE_PARAMS);
    if (nodeParams_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hNode, cb_record_data(nodeParams_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphBatchMemOpNodeGetParams, status, argv);
    else
        retval = cb_return1(form, cb_take(&nodeParams_out));
done:
    Py_XDECREF(nodeParams_out);
    return retval;
}

// CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode,
//     const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphBatchMemOpNodeSetParams = {
    .name = "cuGraphBatchMemOpNodeSetParams",
    CB_PARAMS_OF(cuGraphKernelNodeSetParams),
};

CB_WRAPPER(cuGraphBatchMemOpNodeSetParams)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphBatchMemOpNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0
        || cb_as_record(py, T_CUDA_BATCH_MEM_OP_NODE_PARAMS, argv[1], "nodeParams",
            &nodeParams) < 0)
        return NULL;
    fn_cuGraphBatchMemOpNodeSetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphBatchMemOpNodeSetParams]);
    if (call == NULL)
        return NULL;
    cb_gil_has_waits(py->gil);
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphBatchMemOpNodeSetParams, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cuGraphExecBatchMemOpNodeSetParams, "hGraphExec", "hNode", "nodeParams");

// CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
//     const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphExecBatchMemOpNodeSetParams = {
    .name = "cuGraphExecBatchMemOpNodeSetParams",
    CB_PARAMS_OF(cuGraphExecBatchMemOpNodeSetParams),
};

CB_WRAPPER(cuGraphExecBatchMemOpNodeSetParams)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuGraphExecBatchMemOpNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams;
    if (cb_as_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_CUgraphNode, argv[1], "hNode", &hNode) < 0
        || cb_as_record(py, T_CUDA_BATCH_MEM_OP_NODE_PARAMS, argv[2], "nodeParams",
            &nodeParams) < 0)
        return NULL;
    fn_cuGraphExecBatchMemOpNodeSetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphExecBatchMemOpNodeSetParams]);
    if (call == NULL)
        return NULL;
    cb_gil_has_waits(py->gil);
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphExecBatchMemOpNodeSetParams, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies,
//     CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphAddMemAllocNode = {
    .name = "cuGraphAddMemAllocNode",
    CB_PARAMS_OF(cuGraphAddKernelNode),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cuGraphAddMemAllocNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphAddMemAllocNode, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies;
    CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams;
    cb_array_init(&dependencies);
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[1], "dependencies", &dependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_record(py, T_CUDA_MEM_ALLOC_NODE_PARAMS, argv[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = dependencies.length;
    if (cb_array_check(&dependencies, numDependencies, "dependencies") < 0)
        goto done;
    fn_cuGraphAddMemAllocNode *call = cb_symbol_address(&driver_symbols[S_cuGraphAddMemAllocNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphAddMemAllocNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return retval;
}

// CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out)
static const cb_function f_cuGraphMemAllocNodeGetParams = {
    .name = "cuGraphMemAllocNodeGetParams",
    CB_PARAMS_OF(cuGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cuGraphMemAllocNodeGetParams)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphMemAllocNodeGetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    PyObject *params_out = NULL;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0)
        goto done;
    fn_cuGraphMemAllocNodeGetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphMemAllocNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(py, T_CUDA_MEM_ALLOC_NODE_PARAMS);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphMemAllocNodeGetParams, status, argv);
    else
        retval = cb_return1(form, cb_take(&params_out));
done:
    Py_XDECREF(params_out);
    return retval;
}

// CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr)
static const cb_function f_cuGraphAddMemFreeNode = {
    .name = "cuGraphAddMemFreeNode",
    CB_PARAMS("hGraph", "dependencies", "numDependencies", "dptr"),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cuGraphAddMemFreeNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphAddMemFreeNode, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    uint64_t numDependencies;
    CUdeviceptr dptr;
    cb_array_init(&dependencies);
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[1], "dependencies", &dependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[3], "dptr", 0, &dptr) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = dependencies.length;
    if (cb_array_check(&dependencies, numDependencies, "dependencies") < 0)
        goto done;
    fn_cuGraphAddMemFreeNode *call = cb_symbol_address(&driver_symbols[S_cuGraphAddMemFreeNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, dptr);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphAddMemFreeNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return retval;
}

// CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)
static const cb_function f_cuGraphMemFreeNodeGetParams = {
    .name = "cuGraphMemFreeNodeGetParams",
    CB_PARAMS_OF(cuGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cuGraphMemFreeNodeGetParams)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphMemFreeNodeGetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUdeviceptr dptr_out = 0;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0)
        return NULL;
    fn_cuGraphMemFreeNodeGetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphMemFreeNodeGetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hNode, &dptr_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphMemFreeNodeGetParams, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUdeviceptr, &dptr_out));
}

// CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)
static const cb_function f_cuGraphNodeGetType = {
    .name = "cuGraphNodeGetType",
    CB_PARAMS_OF(cuGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cuGraphNodeGetType)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphNodeGetType, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUgraphNodeType type = 0;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0)
        return NULL;
    fn_cuGraphNodeGetType *call = cb_symbol_address(&driver_symbols[S_cuGraphNodeGetType]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hNode, &type);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphNodeGetType, status, argv);
    return cb_return1(form, cb_enum_member(py, T_CUgraphNodeType, type));
}

// CUresult cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)
static const cb_function f_cuGraphNodeGetContainingGraph = {
    .name = "cuGraphNodeGetContainingGraph",
    CB_PARAMS_OF(cuGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cuGraphNodeGetContainingGraph)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphNodeGetContainingGraph, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUgraph phGraph = NULL;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0)
        return NULL;
    fn_cuGraphNodeGetContainingGraph *call =
        cb_symbol_address(&driver_symbols[S_cuGraphNodeGetContainingGraph]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hNode, &phGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphNodeGetContainingGraph, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUgraph, &phGraph));
}

// CUresult cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)
static const cb_function f_cuGraphNodeGetLocalId = {
    .name = "cuGraphNodeGetLocalId",
    CB_PARAMS_OF(cuGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cuGraphNodeGetLocalId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphNodeGetLocalId, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    unsigned int nodeId = 0;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0)
        return NULL;
    fn_cuGraphNodeGetLocalId *call = cb_symbol_address(&driver_symbols[S_cuGraphNodeGetLocalId]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hNode, &nodeId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphNodeGetLocalId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(nodeId));
}

// CUresult cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)
static const cb_function f_cuGraphNodeGetToolsId = {
    .name = "cuGraphNodeGetToolsId",
    CB_PARAMS_OF(cuGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cuGraphNodeGetToolsId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphNodeGetToolsId, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    unsigned long long toolsNodeId = 0;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0)
        return NULL;
    fn_cuGraphNodeGetToolsId *call = cb_symbol_address(&driver_symbols[S_cuGraphNodeGetToolsId]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hNode, &toolsNodeId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphNodeGetToolsId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(toolsNodeId));
}

// CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies,
//     CUgraphEdgeData *edgeData, size_t *numDependencies)
static const cb_function f_cuGraphNodeGetDependencies = {
    .name = "cuGraphNodeGetDependencies",
    CB_PARAMS("hNode", "numDependencies"),
    .result_count = 3,
    .default_mask = CB_BIT(1), // numDependencies
    .auto_mask = CB_BIT(1), // numDependencies
    .hidden_result_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cuGraphNodeGetDependencies)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphNodeGetDependencies, &argv, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode hNode;
    cb_array dependencies, edgeData;
    size_t numDependencies = 0;
    cb_array_init(&dependencies);
    cb_array_init(&edgeData);
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0
        || (argv[1] != NULL && cb_as_uint64(argv[1], "size_t", &numDependencies) < 0))
        goto done;
    fn_cuGraphNodeGetDependencies *call =
        cb_symbol_address(&driver_symbols[S_cuGraphNodeGetDependencies]);
    if (call == NULL)
        goto done;
    if (form->checked && argv[1] == NULL) { // get the number of items before the items
        status = call(hNode, dependencies.data, edgeData.data, &numDependencies);
        if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
            retval = cb_fail(form, &f_cuGraphNodeGetDependencies, status, argv);
            goto done;
        }
    }
    size_t dependencies_count = numDependencies;
    if (cb_array_reserve(&dependencies, dependencies_count, sizeof(CUgraphNode)) < 0)
        goto done;
    size_t edgeData_count = numDependencies;
    if (cb_array_reserve(&edgeData, edgeData_count, sizeof(CUgraphEdgeData)) < 0)
        goto done;
    status = call(hNode, dependencies.data, edgeData.data, &numDependencies);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuGraphNodeGetDependencies, status, argv);
        goto done;
    }
    if (form->checked && numDependencies < dependencies_count)
        dependencies_count = numDependencies;
    if (form->checked && numDependencies < edgeData_count)
        edgeData_count = numDependencies;
    PyObject *results[] = {
        cb_handle_list(py, T_CUgraphNode, dependencies.data, dependencies_count),
        cb_record_list(py, T_CUgraphEdgeData, edgeData.data, edgeData_count),
        PyLong_FromSize_t(numDependencies)
    };
    retval = cb_return_many(form, &f_cuGraphNodeGetDependencies, results);
done:
    cb_array_done(&dependencies);
    cb_array_done(&edgeData);
    return retval;
}

// CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes,
//     CUgraphEdgeData *edgeData, size_t *numDependentNodes)
static const cb_function f_cuGraphNodeGetDependentNodes = {
    .name = "cuGraphNodeGetDependentNodes",
    CB_PARAMS("hNode", "numDependentNodes"),
    .result_count = 3,
    .default_mask = CB_BIT(1), // numDependentNodes
    .auto_mask = CB_BIT(1), // numDependentNodes
    .hidden_result_mask = CB_BIT(2), // numDependentNodes
};

CB_WRAPPER(cuGraphNodeGetDependentNodes)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphNodeGetDependentNodes, &argv, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode hNode;
    cb_array dependentNodes, edgeData;
    size_t numDependentNodes = 0;
    cb_array_init(&dependentNodes);
    cb_array_init(&edgeData);
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0
        || (argv[1] != NULL && cb_as_uint64(argv[1], "size_t", &numDependentNodes) < 0))
        goto done;
    fn_cuGraphNodeGetDependentNodes *call =
        cb_symbol_address(&driver_symbols[S_cuGraphNodeGetDependentNodes]);
    if (call == NULL)
        goto done;
    if (form->checked && argv[1] == NULL) { // get the number of items before the items
        status = call(hNode, dependentNodes.data, edgeData.data, &numDependentNodes);
        if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
            retval = cb_fail(form, &f_cuGraphNodeGetDependentNodes, status, argv);
            goto done;
        }
    }
    size_t dependentNodes_count = numDependentNodes;
    if (cb_array_reserve(&dependentNodes, dependentNodes_count, sizeof(CUgraphNode)) < 0)
        goto done;
    size_t edgeData_count = numDependentNodes;
    if (cb_array_reserve(&edgeData, edgeData_count, sizeof(CUgraphEdgeData)) < 0)
        goto done;
    status = call(hNode, dependentNodes.data, edgeData.data, &numDependentNodes);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuGraphNodeGetDependentNodes, status, argv);
        goto done;
    }
    if (form->checked && numDependentNodes < dependentNodes_count)
        dependentNodes_count = numDependentNodes;
    if (form->checked && numDependentNodes < edgeData_count)
        edgeData_count = numDependentNodes;
    PyObject *results[] = {
        cb_handle_list(py, T_CUgraphNode, dependentNodes.data, dependentNodes_count),
        cb_record_list(py, T_CUgraphEdgeData, edgeData.data, edgeData_count),
        PyLong_FromSize_t(numDependentNodes)
    };
    retval = cb_return_many(form, &f_cuGraphNodeGetDependentNodes, results);
done:
    cb_array_done(&dependentNodes);
    cb_array_done(&edgeData);
    return retval;
}

// CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode,
//     const CUDA_KERNEL_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphExecKernelNodeSetParams = {
    .name = "cuGraphExecKernelNodeSetParams",
    CB_PARAMS_OF(cuGraphExecBatchMemOpNodeSetParams),
};

CB_WRAPPER(cuGraphExecKernelNodeSetParams)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuGraphExecKernelNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    const CUDA_KERNEL_NODE_PARAMS *nodeParams;
    if (cb_as_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_CUgraphNode, argv[1], "hNode", &hNode) < 0
        || cb_as_record(py, T_CUDA_KERNEL_NODE_PARAMS, argv[2], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphExecKernelNodeSetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphExecKernelNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphExecKernelNodeSetParams, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
//     const CUDA_MEMCPY3D *copyParams, CUcontext ctx)
static const cb_function f_cuGraphExecMemcpyNodeSetParams = {
    .name = "cuGraphExecMemcpyNodeSetParams",
    CB_PARAMS("hGraphExec", "hNode", "copyParams", "ctx"),
};

CB_WRAPPER(cuGraphExecMemcpyNodeSetParams)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphExecMemcpyNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    const CUDA_MEMCPY3D *copyParams;
    cb_holds copyParams_holds;
    CUcontext ctx;
    copyParams_holds.count = 0;
    if (cb_as_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_CUgraphNode, argv[1], "hNode", &hNode) < 0
        || cb_as_record(py, T_CUDA_MEMCPY3D, argv[2], "copyParams", &copyParams) < 0
        || cb_as_handle(py, T_CUcontext, argv[3], "ctx", &ctx) < 0
        || cb_record_hold(form, T_CUDA_MEMCPY3D, argv[2], "cuGraphExecMemcpyNodeSetParams",
            "copyParams", &copyParams_holds) < 0)
        goto done;
    fn_cuGraphExecMemcpyNodeSetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphExecMemcpyNodeSetParams]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hGraphExec, hNode, copyParams, ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphExecMemcpyNodeSetParams, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_holds_release(&copyParams_holds);
    return retval;
}

// CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
//     const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)
static const cb_function f_cuGraphExecMemsetNodeSetParams = {
    .name = "cuGraphExecMemsetNodeSetParams",
    CB_PARAMS("hGraphExec", "hNode", "memsetParams", "ctx"),
};

CB_WRAPPER(cuGraphExecMemsetNodeSetParams)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuGraphExecMemsetNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    const CUDA_MEMSET_NODE_PARAMS *memsetParams;
    CUcontext ctx;
    if (cb_as_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_CUgraphNode, argv[1], "hNode", &hNode) < 0
        || cb_as_record(py, T_CUDA_MEMSET_NODE_PARAMS, argv[2], "memsetParams", &memsetParams) < 0
        || cb_as_handle(py, T_CUcontext, argv[3], "ctx", &ctx) < 0)
        return NULL;
    fn_cuGraphExecMemsetNodeSetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphExecMemsetNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hGraphExec, hNode, memsetParams, ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphExecMemsetNodeSetParams, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
//     const CUDA_HOST_NODE_PARAMS *nodeParams)
static const cb_function f_cuGraphExecHostNodeSetParams = {
    .name = "cuGraphExecHostNodeSetParams",
    CB_PARAMS_OF(cuGraphExecBatchMemOpNodeSetParams),
};

CB_WRAPPER(cuGraphExecHostNodeSetParams)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuGraphExecHostNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    const CUDA_HOST_NODE_PARAMS *nodeParams;
    if (cb_as_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_CUgraphNode, argv[1], "hNode", &hNode) < 0
        || cb_as_record(py, T_CUDA_HOST_NODE_PARAMS, argv[2], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphExecHostNodeSetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphExecHostNodeSetParams]);
    if (call == NULL)
        return NULL;
    cb_callbacks_exist(py);
    CUresult status = call(hGraphExec, hNode, nodeParams);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphExecHostNodeSetParams, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
//     CUgraph childGraph)
static const cb_function f_cuGraphExecChildGraphNodeSetParams = {
    .name = "cuGraphExecChildGraphNodeSetParams",
    CB_PARAMS("hGraphExec", "hNode", "childGraph"),
};

CB_WRAPPER(cuGraphExecChildGraphNodeSetParams)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuGraphExecChildGraphNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    CUgraph childGraph;
    if (cb_as_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_CUgraphNode, argv[1], "hNode", &hNode) < 0
        || cb_as_handle(py, T_CUgraph, argv[2], "childGraph", &childGraph) < 0)
        return NULL;
    fn_cuGraphExecChildGraphNodeSetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphExecChildGraphNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hGraphExec, hNode, childGraph);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphExecChildGraphNodeSetParams, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cuGraphExecEventRecordNodeSetEvent, "hGraphExec", "hNode", "event");

// CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
//     CUevent event)
static const cb_function f_cuGraphExecEventRecordNodeSetEvent = {
    .name = "cuGraphExecEventRecordNodeSetEvent",
    CB_PARAMS_OF(cuGraphExecEventRecordNodeSetEvent),
};

CB_WRAPPER(cuGraphExecEventRecordNodeSetEvent)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuGraphExecEventRecordNodeSetEvent, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    CUevent event;
    if (cb_as_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_CUgraphNode, argv[1], "hNode", &hNode) < 0
        || cb_as_handle(py, T_CUevent, argv[2], "event", &event) < 0)
        return NULL;
    fn_cuGraphExecEventRecordNodeSetEvent *call =
        cb_symbol_address(&driver_symbols[S_cuGraphExecEventRecordNodeSetEvent]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hGraphExec, hNode, event);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphExecEventRecordNodeSetEvent, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
//     CUevent event)
static const cb_function f_cuGraphExecEventWaitNodeSetEvent = {
    .name = "cuGraphExecEventWaitNodeSetEvent",
    CB_PARAMS_OF(cuGraphExecEventRecordNodeSetEvent),
};

CB_WRAPPER(cuGraphExecEventWaitNodeSetEvent)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuGraphExecEventWaitNodeSetEvent, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    CUevent event;
    if (cb_as_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_CUgraphNode, argv[1], "hNode", &hNode) < 0
        || cb_as_handle(py, T_CUevent, argv[2], "event", &event) < 0)
        return NULL;
    fn_cuGraphExecEventWaitNodeSetEvent *call =
        cb_symbol_address(&driver_symbols[S_cuGraphExecEventWaitNodeSetEvent]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hGraphExec, hNode, event);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphExecEventWaitNodeSetEvent, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled)
static const cb_function f_cuGraphNodeSetEnabled = {
    .name = "cuGraphNodeSetEnabled",
    CB_PARAMS("hGraphExec", "hNode", "isEnabled"),
};

CB_WRAPPER(cuGraphNodeSetEnabled)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuGraphNodeSetEnabled, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    uint32_t isEnabled;
    if (cb_as_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_CUgraphNode, argv[1], "hNode", &hNode) < 0
        || cb_as_uint32(argv[2], "unsigned int", &isEnabled) < 0)
        return NULL;
    fn_cuGraphNodeSetEnabled *call = cb_symbol_address(&driver_symbols[S_cuGraphNodeSetEnabled]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hGraphExec, hNode, isEnabled);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphNodeSetEnabled, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode,
//     unsigned int *isEnabled)
static const cb_function f_cuGraphNodeGetEnabled = {
    .name = "cuGraphNodeGetEnabled",
    CB_PARAMS("hGraphExec", "hNode"),
    .result_count = 1,
};

CB_WRAPPER(cuGraphNodeGetEnabled)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphNodeGetEnabled, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    unsigned int isEnabled = 0;
    if (cb_as_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_CUgraphNode, argv[1], "hNode", &hNode) < 0)
        return NULL;
    fn_cuGraphNodeGetEnabled *call = cb_symbol_address(&driver_symbols[S_cuGraphNodeGetEnabled]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hGraphExec, hNode, &isEnabled);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphNodeGetEnabled, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(isEnabled));
}

// CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)
static const cb_function f_cuGraphKernelNodeCopyAttributes = {
    .name = "cuGraphKernelNodeCopyAttributes",
    CB_PARAMS("dst", "src"),
};

CB_WRAPPER(cuGraphKernelNodeCopyAttributes)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphKernelNodeCopyAttributes, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode dst, src;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "dst", &dst) < 0
        || cb_as_handle(py, T_CUgraphNode, argv[1], "src", &src) < 0)
        return NULL;
    fn_cuGraphKernelNodeCopyAttributes *call =
        cb_symbol_address(&driver_symbols[S_cuGraphKernelNodeCopyAttributes]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(dst, src);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphKernelNodeCopyAttributes, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
//     CUkernelNodeAttrValue *value_out)
static const cb_function f_cuGraphKernelNodeGetAttribute = {
    .name = "cuGraphKernelNodeGetAttribute",
    CB_PARAMS("hNode", "attr"),
    .result_count = 1,
};

CB_WRAPPER(cuGraphKernelNodeGetAttribute)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphKernelNodeGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    int32_t attr;
    PyObject *value_out = NULL;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0
        || cb_as_enum(py, T_CUkernelNodeAttrID, argv[1], "attr", &attr) < 0)
        goto done;
    fn_cuGraphKernelNodeGetAttribute *call =
        cb_symbol_address(&driver_symbols[S_cuGraphKernelNodeGetAttribute]);
    if (call == NULL)
        goto done;
    value_out = cb_record_new(py, T_CUkernelNodeAttrValue);
    if (value_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hNode, attr, cb_record_data(value_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphKernelNodeGetAttribute, status, argv);
    else
        retval = cb_return1(form, cb_take(&value_out));
done:
    Py_XDECREF(value_out);
    return retval;
}

// CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
//     const CUkernelNodeAttrValue *value)
static const cb_function f_cuGraphKernelNodeSetAttribute = {
    .name = "cuGraphKernelNodeSetAttribute",
    CB_PARAMS("hNode", "attr", "value"),
};

CB_WRAPPER(cuGraphKernelNodeSetAttribute)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuGraphKernelNodeSetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    int32_t attr;
    const CUkernelNodeAttrValue *value;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0
        || cb_as_enum(py, T_CUkernelNodeAttrID, argv[1], "attr", &attr) < 0
        || cb_as_record(py, T_CUkernelNodeAttrValue, argv[2], "value", &value) < 0)
        return NULL;
    fn_cuGraphKernelNodeSetAttribute *call =
        cb_symbol_address(&driver_symbols[S_cuGraphKernelNodeSetAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hNode, attr, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphKernelNodeSetAttribute, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
//     size_t numDependencies, CUgraphNodeParams *nodeParams)
static const cb_function f_cuGraphAddNode = {
    .name = "cuGraphAddNode",
    CB_PARAMS("hGraph", "dependencies", "dependencyData", "numDependencies", "nodeParams"),
    .result_count = 1,
    .auto_mask = CB_BIT(3), // numDependencies
};

CB_WRAPPER(cuGraphAddNode)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphAddNode, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies, dependencyData;
    uint64_t numDependencies;
    CUgraphNodeParams *nodeParams;
    cb_array_init(&dependencies);
    cb_array_init(&dependencyData);
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[1], "dependencies", &dependencies) < 0
        || cb_array_records(py, T_CUgraphEdgeData, argv[2], "dependencyData", &dependencyData) < 0
        || (argv[3] != NULL && cb_as_uint64(argv[3], "size_t", &numDependencies) < 0)
        || cb_as_record(py, T_CUgraphNodeParams, argv[4], "nodeParams", &nodeParams) < 0)
        goto done;
    if (argv[3] == NULL)
        numDependencies = CB_LONGEST(&dependencies, &dependencyData);
    if (cb_array_check_given(&dependencies, numDependencies, "dependencies") < 0
        || cb_array_check_given(&dependencyData, numDependencies, "dependencyData") < 0)
        goto done;
    fn_cuGraphAddNode *call = cb_symbol_address(&driver_symbols[S_cuGraphAddNode]);
    if (call == NULL)
        goto done;
    cb_callbacks_exist(py);
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, dependencyData.data,
        numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphAddNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return retval;
}

// CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
static const cb_function f_cuGraphNodeSetParams = {
    .name = "cuGraphNodeSetParams",
    CB_PARAMS_OF(cuGraphKernelNodeSetParams),
};

CB_WRAPPER(cuGraphNodeSetParams)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUgraphNodeParams *nodeParams;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0
        || cb_as_record(py, T_CUgraphNodeParams, argv[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphNodeSetParams *call = cb_symbol_address(&driver_symbols[S_cuGraphNodeSetParams]);
    if (call == NULL)
        return NULL;
    cb_callbacks_exist(py);
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphNodeSetParams, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
static const cb_function f_cuGraphNodeSetParams_v2 = {
    .name = "cuGraphNodeSetParams_v2",
    CB_PARAMS_OF(cuGraphKernelNodeSetParams),
};

CB_WRAPPER(cuGraphNodeSetParams_v2)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphNodeSetParams_v2, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUgraphNodeParams *nodeParams;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0
        || cb_as_record(py, T_CUgraphNodeParams, argv[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphNodeSetParams_v2 *call =
        cb_symbol_address(&driver_symbols[S_cuGraphNodeSetParams_v2]);
    if (call == NULL)
        return NULL;
    cb_callbacks_exist(py);
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphNodeSetParams_v2, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
static const cb_function f_cuGraphNodeGetParams = {
    .name = "cuGraphNodeGetParams",
    CB_PARAMS_OF(cuGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cuGraphNodeGetParams)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphNodeGetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    PyObject *nodeParams = NULL;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0)
        goto done;
    fn_cuGraphNodeGetParams *call = cb_symbol_address(&driver_symbols[S_cuGraphNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams = cb_record_new(py, T_CUgraphNodeParams);
    if (nodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hNode, cb_record_data(nodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphNodeGetParams, status, argv);
    else
        retval = cb_return1(form, cb_take(&nodeParams));
done:
    Py_XDECREF(nodeParams);
    return retval;
}

// CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
//     CUgraphNodeParams *nodeParams)
static const cb_function f_cuGraphExecNodeSetParams = {
    .name = "cuGraphExecNodeSetParams",
    CB_PARAMS_OF(cuGraphExecBatchMemOpNodeSetParams),
};

CB_WRAPPER(cuGraphExecNodeSetParams)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuGraphExecNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    CUgraphNodeParams *nodeParams;
    if (cb_as_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_CUgraphNode, argv[1], "hNode", &hNode) < 0
        || cb_as_record(py, T_CUgraphNodeParams, argv[2], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphExecNodeSetParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphExecNodeSetParams]);
    if (call == NULL)
        return NULL;
    cb_callbacks_exist(py);
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphExecNodeSetParams, status, argv);
    return cb_return0(form);
}
