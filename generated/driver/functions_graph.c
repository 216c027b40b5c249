// functions_graph.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags)
static const cb_function f_cuGraphCreate = {
    .name = "cuGraphCreate",
    CB_PARAMS("flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(0), // flags
};

CB_WRAPPER(cuGraphCreate)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraph phGraph = NULL;
    uint32_t flags = 0;
    if (cb_is_given(form, argv[0]) && cb_as_uint32(argv[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphCreate *call = cb_symbol_address(&driver_symbols[S_cuGraphCreate]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&phGraph, flags);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUgraph, &phGraph));
}

// CUresult cuDeviceGraphMemTrim(CUdevice device)
static const cb_function f_cuDeviceGraphMemTrim = {
    .name = "cuDeviceGraphMemTrim",
    CB_PARAMS("device"),
};

CB_WRAPPER(cuDeviceGraphMemTrim)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuDeviceGraphMemTrim, &argv, nargs, kwnames, slots))
        return NULL;
    CUdevice device;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "device", &device, sizeof device) < 0)
        return NULL;
    fn_cuDeviceGraphMemTrim *call = cb_symbol_address(&driver_symbols[S_cuDeviceGraphMemTrim]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDeviceGraphMemTrim, status, argv);
    return cb_return0(form);
}

// CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
static const cb_function f_cuDeviceGetGraphMemAttribute = {
    .name = "cuDeviceGetGraphMemAttribute",
    CB_PARAMS("device", "attr"),
    .result_count = 1,
};

CB_WRAPPER(cuDeviceGetGraphMemAttribute)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuDeviceGetGraphMemAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    CUdevice device;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_scalar(py, T_CUdevice, argv[0], "device", &device, sizeof device) < 0
        || cb_as_enum_number_member(py, T_CUgraphMem_attribute, argv[1], "attr", &attr) < 0
        || cb_value_prepare(py, &table_graph_mem_attributes, attr, 0, &value) < 0)
        goto done;
    fn_cuDeviceGetGraphMemAttribute *call =
        cb_symbol_address(&driver_symbols[S_cuDeviceGetGraphMemAttribute]);
    if (call == NULL)
        goto done;
    CUresult status = call(device, attr, value.data);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuDeviceGetGraphMemAttribute, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &value));
done:
    cb_value_done(&value);
    return retval;
}

// CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
static const cb_function f_cuDeviceSetGraphMemAttribute = {
    .name = "cuDeviceSetGraphMemAttribute",
    CB_PARAMS("device", "attr", "value"),
};

CB_WRAPPER(cuDeviceSetGraphMemAttribute)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuDeviceSetGraphMemAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    CUdevice device;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_scalar(py, T_CUdevice, argv[0], "device", &device, sizeof device) < 0
        || cb_as_enum_number_member(py, T_CUgraphMem_attribute, argv[1], "attr", &attr) < 0
        || cb_value_from(form, &table_graph_mem_attributes, attr, argv[2], "value", &value) < 0)
        goto done;
    fn_cuDeviceSetGraphMemAttribute *call =
        cb_symbol_address(&driver_symbols[S_cuDeviceSetGraphMemAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(device, attr, value.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuDeviceSetGraphMemAttribute, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_value_done(&value);
    return retval;
}

// CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)
static const cb_function f_cuGraphClone = {
    .name = "cuGraphClone",
    CB_PARAMS("originalGraph"),
    .result_count = 1,
};

CB_WRAPPER(cuGraphClone)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphClone, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraph phGraphClone = NULL;
    CUgraph originalGraph;
    if (cb_as_handle(py, T_CUgraph, argv[0], "originalGraph", &originalGraph) < 0)
        return NULL;
    fn_cuGraphClone *call = cb_symbol_address(&driver_symbols[S_cuGraphClone]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phGraphClone, originalGraph);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphClone, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUgraph, &phGraphClone));
}

// CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode,
//     CUgraph hClonedGraph)
static const cb_function f_cuGraphNodeFindInClone = {
    .name = "cuGraphNodeFindInClone",
    CB_PARAMS("hOriginalNode", "hClonedGraph"),
    .result_count = 1,
};

CB_WRAPPER(cuGraphNodeFindInClone)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphNodeFindInClone, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phNode = NULL;
    CUgraphNode hOriginalNode;
    CUgraph hClonedGraph;
    if (cb_as_handle(py, T_CUgraphNode, argv[0], "hOriginalNode", &hOriginalNode) < 0
        || cb_as_handle(py, T_CUgraph, argv[1], "hClonedGraph", &hClonedGraph) < 0)
        return NULL;
    fn_cuGraphNodeFindInClone *call = cb_symbol_address(&driver_symbols[S_cuGraphNodeFindInClone]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&phNode, hOriginalNode, hClonedGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphNodeFindInClone, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUgraphNode, &phNode));
}

CB_PARAM_LIST(cuGraphGetId, "hGraph");

// CUresult cuGraphGetId(CUgraph hGraph, unsigned int *graphId)
static const cb_function f_cuGraphGetId = {
    .name = "cuGraphGetId",
    CB_PARAMS_OF(cuGraphGetId),
    .result_count = 1,
};

CB_WRAPPER(cuGraphGetId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphGetId, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraph hGraph;
    unsigned int graphId = 0;
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0)
        return NULL;
    fn_cuGraphGetId *call = cb_symbol_address(&driver_symbols[S_cuGraphGetId]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hGraph, &graphId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphGetId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(graphId));
}

CB_PARAM_LIST(cuGraphExecGetId, "hGraphExec");

// CUresult cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId)
static const cb_function f_cuGraphExecGetId = {
    .name = "cuGraphExecGetId",
    CB_PARAMS_OF(cuGraphExecGetId),
    .result_count = 1,
};

CB_WRAPPER(cuGraphExecGetId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphExecGetId, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    unsigned int graphId = 0;
    if (cb_as_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0)
        return NULL;
    fn_cuGraphExecGetId *call = cb_symbol_address(&driver_symbols[S_cuGraphExecGetId]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hGraphExec, &graphId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphExecGetId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(graphId));
}

// CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)
static const cb_function f_cuGraphGetNodes = {
    .name = "cuGraphGetNodes",
    CB_PARAMS("hGraph", "numNodes"),
    .result_count = 2,
    .default_mask = CB_BIT(1), // numNodes
    .auto_mask = CB_BIT(1), // numNodes
    .hidden_result_mask = CB_BIT(1), // numNodes
};

CB_WRAPPER(cuGraphGetNodes)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphGetNodes, &argv, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraph hGraph;
    cb_array nodes;
    size_t numNodes = 0;
    cb_array_init(&nodes);
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || (argv[1] != NULL && cb_as_uint64(argv[1], "size_t", &numNodes) < 0))
        goto done;
    fn_cuGraphGetNodes *call = cb_symbol_address(&driver_symbols[S_cuGraphGetNodes]);
    if (call == NULL)
        goto done;
    if (form->checked && argv[1] == NULL) { // get the number of items before the items
        status = call(hGraph, nodes.data, &numNodes);
        if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
            retval = cb_fail(form, &f_cuGraphGetNodes, status, argv);
            goto done;
        }
    }
    size_t nodes_count = numNodes;
    if (cb_array_reserve(&nodes, nodes_count, sizeof(CUgraphNode)) < 0)
        goto done;
    status = call(hGraph, nodes.data, &numNodes);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuGraphGetNodes, status, argv);
        goto done;
    }
    if (form->checked && numNodes < nodes_count)
        nodes_count = numNodes;
    PyObject *results[] = {
        cb_handle_list(py, T_CUgraphNode, nodes.data, nodes_count),
        PyLong_FromSize_t(numNodes)
    };
    retval = cb_return_many(form, &f_cuGraphGetNodes, results);
done:
    cb_array_done(&nodes);
    return retval;
}

// CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)
static const cb_function f_cuGraphGetRootNodes = {
    .name = "cuGraphGetRootNodes",
    CB_PARAMS("hGraph", "numRootNodes"),
    .result_count = 2,
    .default_mask = CB_BIT(1), // numRootNodes
    .auto_mask = CB_BIT(1), // numRootNodes
    .hidden_result_mask = CB_BIT(1), // numRootNodes
};

CB_WRAPPER(cuGraphGetRootNodes)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphGetRootNodes, &argv, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraph hGraph;
    cb_array rootNodes;
    size_t numRootNodes = 0;
    cb_array_init(&rootNodes);
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || (argv[1] != NULL && cb_as_uint64(argv[1], "size_t", &numRootNodes) < 0))
        goto done;
    fn_cuGraphGetRootNodes *call = cb_symbol_address(&driver_symbols[S_cuGraphGetRootNodes]);
    if (call == NULL)
        goto done;
    if (form->checked && argv[1] == NULL) { // get the number of items before the items
        status = call(hGraph, rootNodes.data, &numRootNodes);
        if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
            retval = cb_fail(form, &f_cuGraphGetRootNodes, status, argv);
            goto done;
        }
    }
    size_t rootNodes_count = numRootNodes;
    if (cb_array_reserve(&rootNodes, rootNodes_count, sizeof(CUgraphNode)) < 0)
        goto done;
    status = call(hGraph, rootNodes.data, &numRootNodes);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuGraphGetRootNodes, status, argv);
        goto done;
    }
    if (form->checked && numRootNodes < rootNodes_count)
        rootNodes_count = numRootNodes;
    PyObject *results[] = {
        cb_handle_list(py, T_CUgraphNode, rootNodes.data, rootNodes_count),
        PyLong_FromSize_t(numRootNodes)
    };
    retval = cb_return_many(form, &f_cuGraphGetRootNodes, results);
done:
    cb_array_done(&rootNodes);
    return retval;
}

// CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,
//     CUgraphEdgeData *edgeData, size_t *numEdges)
static const cb_function f_cuGraphGetEdges = {
    .name = "cuGraphGetEdges",
    CB_PARAMS("hGraph", "numEdges"),
    .result_count = 4,
    .default_mask = CB_BIT(1), // numEdges
    .auto_mask = CB_BIT(1), // numEdges
    .hidden_result_mask = CB_BIT(3), // numEdges
};

CB_WRAPPER(cuGraphGetEdges)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphGetEdges, &argv, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraph hGraph;
    cb_array from, to, edgeData;
    size_t numEdges = 0;
    cb_array_init(&from);
    cb_array_init(&to);
    cb_array_init(&edgeData);
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || (argv[1] != NULL && cb_as_uint64(argv[1], "size_t", &numEdges) < 0))
        goto done;
    fn_cuGraphGetEdges *call = cb_symbol_address(&driver_symbols[S_cuGraphGetEdges]);
    if (call == NULL)
        goto done;
    if (form->checked && argv[1] == NULL) { // get the number of items before the items
        status = call(hGraph, from.data, to.data, edgeData.data, &numEdges);
        if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
            retval = cb_fail(form, &f_cuGraphGetEdges, status, argv);
            goto done;
        }
    }
    size_t from_count = numEdges;
    if (cb_array_reserve(&from, from_count, sizeof(CUgraphNode)) < 0)
        goto done;
    size_t to_count = numEdges;
    if (cb_array_reserve(&to, to_count, sizeof(CUgraphNode)) < 0)
        goto done;
    size_t edgeData_count = numEdges;
    if (cb_array_reserve(&edgeData, edgeData_count, sizeof(CUgraphEdgeData)) < 0)
        goto done;
    status = call(hGraph, from.data, to.data, edgeData.data, &numEdges);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuGraphGetEdges, status, argv);
        goto done;
    }
    if (form->checked && numEdges < from_count)
        from_count = numEdges;
    if (form->checked && numEdges < to_count)
        to_count = numEdges;
    if (form->checked && numEdges < edgeData_count)
        edgeData_count = numEdges;
    PyObject *results[] = {
        cb_handle_list(py, T_CUgraphNode, from.data, from_count),
        cb_handle_list(py, T_CUgraphNode, to.data, to_count),
        cb_record_list(py, T_CUgraphEdgeData, edgeData.data, edgeData_count),
        PyLong_FromSize_t(numEdges)
    };
    retval = cb_return_many(form, &f_cuGraphGetEdges, results);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return retval;
}

CB_PARAM_LIST(cuGraphAddDependencies, "hGraph", "from_", "to", "edgeData", "numDependencies");

// CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
//     const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)
static const cb_function f_cuGraphAddDependencies = {
    .name = "cuGraphAddDependencies",
    CB_PARAMS_OF(cuGraphAddDependencies),
    .optional_mask = CB_BIT(3), // edgeData
    .auto_mask = CB_BIT(4), // numDependencies
};

CB_WRAPPER(cuGraphAddDependencies)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphAddDependencies, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraph hGraph;
    cb_array from, to, edgeData;
    uint64_t numDependencies;
    cb_array_init(&from);
    cb_array_init(&to);
    cb_array_init(&edgeData);
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[1], "from_", &from) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[2], "to", &to) < 0
        || cb_array_records(py, T_CUgraphEdgeData, argv[3], "edgeData", &edgeData) < 0
        || (argv[4] != NULL && cb_as_uint64(argv[4], "size_t", &numDependencies) < 0))
        goto done;
    if (argv[4] == NULL)
        numDependencies = CB_LONGEST(&from, &to, &edgeData);
    if (cb_array_check_given(&from, numDependencies, "from_") < 0
        || cb_array_check_given(&to, numDependencies, "to") < 0
        || cb_array_check_given(&edgeData, numDependencies, "edgeData") < 0)
        goto done;
    fn_cuGraphAddDependencies *call = cb_symbol_address(&driver_symbols[S_cuGraphAddDependencies]);
    if (call == NULL)
        goto done;
    CUresult status = call(hGraph, from.data, to.data, edgeData.data, numDependencies);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphAddDependencies, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return retval;
}

// CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
//     const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)
static const cb_function f_cuGraphRemoveDependencies = {
    .name = "cuGraphRemoveDependencies",
    CB_PARAMS_OF(cuGraphAddDependencies),
    .optional_mask = CB_BIT(3), // edgeData
    .auto_mask = CB_BIT(4), // numDependencies
};

CB_WRAPPER(cuGraphRemoveDependencies)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphRemoveDependencies, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraph hGraph;
    cb_array from, to, edgeData;
    uint64_t numDependencies;
    cb_array_init(&from);
    cb_array_init(&to);
    cb_array_init(&edgeData);
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[1], "from_", &from) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[2], "to", &to) < 0
        || cb_array_records(py, T_CUgraphEdgeData, argv[3], "edgeData", &edgeData) < 0
        || (argv[4] != NULL && cb_as_uint64(argv[4], "size_t", &numDependencies) < 0))
        goto done;
    if (argv[4] == NULL)
        numDependencies = CB_LONGEST(&from, &to, &edgeData);
    if (cb_array_check_given(&from, numDependencies, "from_") < 0
        || cb_array_check_given(&to, numDependencies, "to") < 0
        || cb_array_check_given(&edgeData, numDependencies, "edgeData") < 0)
        goto done;
    fn_cuGraphRemoveDependencies *call =
        cb_symbol_address(&driver_symbols[S_cuGraphRemoveDependencies]);
    if (call == NULL)
        goto done;
    CUresult status = call(hGraph, from.data, to.data, edgeData.data, numDependencies);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphRemoveDependencies, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return retval;
}

// CUresult cuGraphDestroyNode(CUgraphNode hNode)
static const cb_function f_cuGraphDestroyNode = {.name = "cuGraphDestroyNode", CB_PARAMS("hNode")};

CB_WRAPPER(cuGraphDestroyNode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphDestroyNode, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    if (cb_as_ended_handle(py, T_CUgraphNode, argv[0], "hNode", &hNode) < 0)
        return NULL;
    fn_cuGraphDestroyNode *call = cb_symbol_address(&driver_symbols[S_cuGraphDestroyNode]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hNode);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphDestroyNode, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph,
//     unsigned long long flags)
static const cb_function f_cuGraphInstantiate = {
    .name = "cuGraphInstantiate",
    CB_PARAMS("hGraph", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(1), // flags
};

CB_WRAPPER(cuGraphInstantiate)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphInstantiate, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec phGraphExec = NULL;
    CUgraph hGraph;
    uint64_t flags = 0;
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || (cb_is_given(form, argv[1]) && cb_as_uint64(argv[1], CB_UNSIGNED_LONG_LONG, &flags) < 0))
        return NULL;
    fn_cuGraphInstantiate *call = cb_symbol_address(&driver_symbols[S_cuGraphInstantiate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phGraphExec, hGraph, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphInstantiate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUgraphExec, &phGraphExec));
}

// CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph,
//     CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
static const cb_function f_cuGraphInstantiateWithParams = {
    .name = "cuGraphInstantiateWithParams",
    CB_PARAMS("hGraph", "instantiateParams"),
    .result_count = 1,
};

CB_WRAPPER(cuGraphInstantiateWithParams)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphInstantiateWithParams, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec phGraphExec = NULL;
    CUgraph hGraph;
    CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams;
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_as_record(py, T_CUDA_GRAPH_INSTANTIATE_PARAMS, argv[1], "instantiateParams",
            &instantiateParams) < 0)
        return NULL;
    fn_cuGraphInstantiateWithParams *call =
        cb_symbol_address(&driver_symbols[S_cuGraphInstantiateWithParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phGraphExec, hGraph, instantiateParams);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphInstantiateWithParams, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUgraphExec, &phGraphExec));
}

// CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)
static const cb_function f_cuGraphExecGetFlags = {
    .name = "cuGraphExecGetFlags",
    CB_PARAMS_OF(cuGraphExecGetId),
    .result_count = 1,
};

CB_WRAPPER(cuGraphExecGetFlags)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphExecGetFlags, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    cuuint64_t flags = 0;
    if (cb_as_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0)
        return NULL;
    fn_cuGraphExecGetFlags *call = cb_symbol_address(&driver_symbols[S_cuGraphExecGetFlags]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hGraphExec, &flags);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphExecGetFlags, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cuuint64_t, &flags));
}

CB_PARAM_LIST(cuGraphUpload, "hGraphExec", "hStream");

// CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)
static const cb_function f_cuGraphUpload = {.name = "cuGraphUpload", CB_PARAMS_OF(cuGraphUpload)};

CB_WRAPPER(cuGraphUpload)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphUpload, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUstream hStream;
    if (cb_as_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_CUstream, argv[1], "hStream", &hStream) < 0)
        return NULL;
    fn_cuGraphUpload *call = cb_symbol_address(&driver_symbols[S_cuGraphUpload]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraphExec, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphUpload, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)
static const cb_function f_cuGraphLaunch = {.name = "cuGraphLaunch", CB_PARAMS_OF(cuGraphUpload)};

CB_WRAPPER(cuGraphLaunch)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGraphLaunch, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUstream hStream;
    if (cb_as_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_CUstream, argv[1], "hStream", &hStream) < 0)
        return NULL;
    fn_cuGraphLaunch *call = cb_symbol_address(&driver_symbols[S_cuGraphLaunch]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraphExec, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphLaunch, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphExecDestroy(CUgraphExec hGraphExec)
static const cb_function f_cuGraphExecDestroy = {
    .name = "cuGraphExecDestroy",
    CB_PARAMS_OF(cuGraphExecGetId),
};

CB_WRAPPER(cuGraphExecDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphExecDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    if (cb_as_ended_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0)
        return NULL;
    fn_cuGraphExecDestroy *call = cb_symbol_address(&driver_symbols[S_cuGraphExecDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraphExec);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphExecDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuGraphDestroy(CUgraph hGraph)
static const cb_function f_cuGraphDestroy = {.name = "cuGraphDestroy", CB_PARAMS_OF(cuGraphGetId)};

CB_WRAPPER(cuGraphDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGraphDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraph hGraph;
    if (cb_as_ended_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0)
        return NULL;
    fn_cuGraphDestroy *call = cb_symbol_address(&driver_symbols[S_cuGraphDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraph);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph,
//     CUgraphExecUpdateResultInfo *resultInfo)
static const cb_function f_cuGraphExecUpdate = {
    .name = "cuGraphExecUpdate",
    CB_PARAMS("hGraphExec", "hGraph"),
    .result_count = 1,
};

CB_WRAPPER(cuGraphExecUpdate)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphExecUpdate, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraph hGraph;
    PyObject *resultInfo = NULL;
    if (cb_as_handle(py, T_CUgraphExec, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_CUgraph, argv[1], "hGraph", &hGraph) < 0)
        goto done;
    fn_cuGraphExecUpdate *call = cb_symbol_address(&driver_symbols[S_cuGraphExecUpdate]);
    if (call == NULL)
        goto done;
    resultInfo = cb_record_new(py, T_CUgraphExecUpdateResultInfo);
    if (resultInfo == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraphExec, hGraph, cb_record_data(resultInfo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphExecUpdate, status, argv);
    else
        retval = cb_return1(form, cb_take(&resultInfo));
done:
    Py_XDECREF(resultInfo);
    return retval;
}

// CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)
static const cb_function f_cuGraphDebugDotPrint = {
    .name = "cuGraphDebugDotPrint",
    CB_PARAMS("hGraph", "path", "flags"),
    .optional_mask = CB_BIT(2), // flags
};

CB_WRAPPER(cuGraphDebugDotPrint)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphDebugDotPrint, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraph hGraph;
    cb_address path;
    uint32_t flags = 0;
    path.held = false;
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_as_text(argv[1], &path) < 0
        || (cb_is_given(form, argv[2]) && cb_as_uint32(argv[2], "unsigned int", &flags) < 0))
        goto done;
    fn_cuGraphDebugDotPrint *call = cb_symbol_address(&driver_symbols[S_cuGraphDebugDotPrint]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraph, path.value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphDebugDotPrint, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&path);
    return retval;
}

// CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy,
//     unsigned int initialRefcount, unsigned int flags)
static const cb_function f_cuUserObjectCreate = {
    .name = "cuUserObjectCreate",
    CB_PARAMS("ptr", "destroy", "initialRefcount", "flags"),
    .result_count = 1,
};

CB_WRAPPER(cuUserObjectCreate)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuUserObjectCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUuserObject object_out = NULL;
    cb_address ptr;
    cb_callback destroy = {0};
    uint32_t initialRefcount, flags;
    ptr.held = false;
    if (cb_as_callback(py, T_CUhostFn, argv[1], trampoline_CUhostFn, argv[0], CB_SCOPE_ONCE,
            &destroy) < 0
        || cb_as_uint32(argv[2], "unsigned int", &initialRefcount) < 0
        || cb_as_uint32(argv[3], "unsigned int", &flags) < 0
        || (destroy.closure == NULL && cb_as_address(py, argv[0], &ptr) < 0))
        goto done;
    fn_cuUserObjectCreate *call = cb_symbol_address(&driver_symbols[S_cuUserObjectCreate]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&object_out, destroy.closure != NULL ? destroy.closure : ptr.value,
        destroy.function, initialRefcount, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuUserObjectCreate, status, argv);
        goto done;
    }
    cb_callback_keep(py, &destroy, NULL);
    retval = cb_return1(form, cb_cell_new(py, T_CUuserObject, &object_out));
done:
    cb_address_release(&ptr);
    cb_callback_done(&destroy);
    return retval;
}

CB_PARAM_LIST(cuUserObjectRetain, "object", "count");

// CUresult cuUserObjectRetain(CUuserObject object, unsigned int count)
static const cb_function f_cuUserObjectRetain = {
    .name = "cuUserObjectRetain",
    CB_PARAMS_OF(cuUserObjectRetain),
};

CB_WRAPPER(cuUserObjectRetain)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuUserObjectRetain, &argv, nargs, kwnames, slots))
        return NULL;
    CUuserObject object;
    uint32_t count;
    if (cb_as_handle(py, T_CUuserObject, argv[0], "object", &object) < 0
        || cb_as_uint32(argv[1], "unsigned int", &count) < 0)
        return NULL;
    fn_cuUserObjectRetain *call = cb_symbol_address(&driver_symbols[S_cuUserObjectRetain]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(object, count);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuUserObjectRetain, status, argv);
    return cb_return0(form);
}

// CUresult cuUserObjectRelease(CUuserObject object, unsigned int count)
static const cb_function f_cuUserObjectRelease = {
    .name = "cuUserObjectRelease",
    CB_PARAMS_OF(cuUserObjectRetain),
};

CB_WRAPPER(cuUserObjectRelease)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuUserObjectRelease, &argv, nargs, kwnames, slots))
        return NULL;
    CUuserObject object;
    uint32_t count;
    if (cb_as_ended_handle(py, T_CUuserObject, argv[0], "object", &object) < 0
        || cb_as_uint32(argv[1], "unsigned int", &count) < 0)
        return NULL;
    fn_cuUserObjectRelease *call = cb_symbol_address(&driver_symbols[S_cuUserObjectRelease]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(object, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuUserObjectRelease, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count,
//     unsigned int flags)
static const cb_function f_cuGraphRetainUserObject = {
    .name = "cuGraphRetainUserObject",
    CB_PARAMS("graph", "object", "count", "flags"),
    .optional_mask = CB_BIT(3), // flags
};

CB_WRAPPER(cuGraphRetainUserObject)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuGraphRetainUserObject, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraph graph;
    CUuserObject object;
    uint32_t count;
    uint32_t flags = 0;
    if (cb_as_handle(py, T_CUgraph, argv[0], "graph", &graph) < 0
        || cb_as_handle(py, T_CUuserObject, argv[1], "object", &object) < 0
        || cb_as_uint32(argv[2], "unsigned int", &count) < 0
        || (cb_is_given(form, argv[3]) && cb_as_uint32(argv[3], "unsigned int", &flags) < 0))
        return NULL;
    fn_cuGraphRetainUserObject *call =
        cb_symbol_address(&driver_symbols[S_cuGraphRetainUserObject]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(graph, object, count, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphRetainUserObject, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count)
static const cb_function f_cuGraphReleaseUserObject = {
    .name = "cuGraphReleaseUserObject",
    CB_PARAMS("graph", "object", "count"),
};

CB_WRAPPER(cuGraphReleaseUserObject)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuGraphReleaseUserObject, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraph graph;
    CUuserObject object;
    uint32_t count;
    if (cb_as_handle(py, T_CUgraph, argv[0], "graph", &graph) < 0
        || cb_as_handle(py, T_CUuserObject, argv[1], "object", &object) < 0
        || cb_as_uint32(argv[2], "unsigned int", &count) < 0)
        return NULL;
    fn_cuGraphReleaseUserObject *call =
        cb_symbol_address(&driver_symbols[S_cuGraphReleaseUserObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(graph, object, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphReleaseUserObject, status, argv);
    return cb_return0(form);
}

// CUresult cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
//     size_t numDependencies, CUgraphNodeParams *nodeParams)
static const cb_function f_cuGraphAddNode_v3 = {
    .name = "cuGraphAddNode_v3",
    CB_PARAMS("hGraph", "dependencies", "dependencyData", "numDependencies", "nodeParams"),
    .result_count = 1,
    .auto_mask = CB_BIT(3), // numDependencies
};

CB_WRAPPER(cuGraphAddNode_v3)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cuGraphAddNode_v3, &argv, nargs, kwnames, slots))
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
    fn_cuGraphAddNode_v3 *call = cb_symbol_address(&driver_symbols[S_cuGraphAddNode_v3]);
    if (call == NULL)
        goto done;
    cb_callbacks_exist(py);
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&phGraphNode, hGraph, dependencies.data, dependencyData.data,
        numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGraphAddNode_v3, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return retval;
}

// CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph,
//     CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)
static const cb_function f_cuGraphConditionalHandleCreate = {
    .name = "cuGraphConditionalHandleCreate",
    CB_PARAMS("hGraph", "ctx", "defaultLaunchValue", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(2) | CB_BIT(3), // defaultLaunchValue, flags
};

CB_WRAPPER(cuGraphConditionalHandleCreate)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuGraphConditionalHandleCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUgraphConditionalHandle pHandle_out = 0;
    CUgraph hGraph;
    CUcontext ctx;
    uint32_t defaultLaunchValue = 0, flags = 0;
    if (cb_as_handle(py, T_CUgraph, argv[0], "hGraph", &hGraph) < 0
        || cb_as_handle(py, T_CUcontext, argv[1], "ctx", &ctx) < 0
        || (cb_is_given(form, argv[2])
            && cb_as_uint32(argv[2], "unsigned int", &defaultLaunchValue) < 0)
        || (cb_is_given(form, argv[3]) && cb_as_uint32(argv[3], "unsigned int", &flags) < 0))
        return NULL;
    fn_cuGraphConditionalHandleCreate *call =
        cb_symbol_address(&driver_symbols[S_cuGraphConditionalHandleCreate]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&pHandle_out, hGraph, ctx, defaultLaunchValue, flags);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGraphConditionalHandleCreate, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUgraphConditionalHandle, &pHandle_out));
}
