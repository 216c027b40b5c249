// functions_graph.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

// cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)
static const cb_function f_cudaGraphCreate = {
    .name = "cudaGraphCreate",
    CB_PARAMS("flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(0), // flags
};

CB_WRAPPER(cudaGraphCreate)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphCreate, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t pGraph = NULL;
    uint32_t flags = 0;
    if (cb_is_given(form, argv[0]) && cb_as_uint32(argv[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphCreate *call = cb_symbol_address(&runtime_symbols[S_cudaGraphCreate]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&pGraph, flags);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaGraph_t, &pGraph));
}

// cudaError_t cudaDeviceGraphMemTrim(int device)
static const cb_function f_cudaDeviceGraphMemTrim = {
    .name = "cudaDeviceGraphMemTrim",
    CB_PARAMS("device"),
};

CB_WRAPPER(cudaDeviceGraphMemTrim)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaDeviceGraphMemTrim, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    if (cb_as_int32(argv[0], "int", &device) < 0)
        return NULL;
    fn_cudaDeviceGraphMemTrim *call = cb_symbol_address(&runtime_symbols[S_cudaDeviceGraphMemTrim]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceGraphMemTrim, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaDeviceGetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr,
//     void *value)
static const cb_function f_cudaDeviceGetGraphMemAttribute = {
    .name = "cudaDeviceGetGraphMemAttribute",
    CB_PARAMS("device", "attr"),
    .result_count = 1,
};

CB_WRAPPER(cudaDeviceGetGraphMemAttribute)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaDeviceGetGraphMemAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t device, attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_int32(argv[0], "int", &device) < 0
        || cb_as_enum_number_member(py, T_cudaGraphMemAttributeType, argv[1], "attr", &attr) < 0
        || cb_value_prepare(py, &table_graph_mem_attributes, attr, 0, &value) < 0)
        goto done;
    fn_cudaDeviceGetGraphMemAttribute *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceGetGraphMemAttribute]);
    if (call == NULL)
        goto done;
    cudaError_t status = call(device, attr, value.data);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaDeviceGetGraphMemAttribute, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &value));
done:
    cb_value_done(&value);
    return retval;
}

// cudaError_t cudaDeviceSetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr,
//     void *value)
static const cb_function f_cudaDeviceSetGraphMemAttribute = {
    .name = "cudaDeviceSetGraphMemAttribute",
    CB_PARAMS("device", "attr", "value"),
};

CB_WRAPPER(cudaDeviceSetGraphMemAttribute)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaDeviceSetGraphMemAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t device, attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_int32(argv[0], "int", &device) < 0
        || cb_as_enum_number_member(py, T_cudaGraphMemAttributeType, argv[1], "attr", &attr) < 0
        || cb_value_from(form, &table_graph_mem_attributes, attr, argv[2], "value", &value) < 0)
        goto done;
    fn_cudaDeviceSetGraphMemAttribute *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceSetGraphMemAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(device, attr, value.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaDeviceSetGraphMemAttribute, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_value_done(&value);
    return retval;
}

// cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)
static const cb_function f_cudaGraphClone = {
    .name = "cudaGraphClone",
    CB_PARAMS("originalGraph"),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphClone)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphClone, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t pGraphClone = NULL;
    cudaGraph_t originalGraph;
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "originalGraph", &originalGraph) < 0)
        return NULL;
    fn_cudaGraphClone *call = cb_symbol_address(&runtime_symbols[S_cudaGraphClone]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pGraphClone, originalGraph);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphClone, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaGraph_t, &pGraphClone));
}

// cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode,
//     cudaGraph_t clonedGraph)
static const cb_function f_cudaGraphNodeFindInClone = {
    .name = "cudaGraphNodeFindInClone",
    CB_PARAMS("originalNode", "clonedGraph"),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphNodeFindInClone)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphNodeFindInClone, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pNode = NULL;
    cudaGraphNode_t originalNode;
    cudaGraph_t clonedGraph;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "originalNode", &originalNode) < 0
        || cb_as_handle(py, T_cudaGraph_t, argv[1], "clonedGraph", &clonedGraph) < 0)
        return NULL;
    fn_cudaGraphNodeFindInClone *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphNodeFindInClone]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&pNode, originalNode, clonedGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphNodeFindInClone, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaGraphNode_t, &pNode));
}

// cudaError_t cudaGraphGetId(cudaGraph_t hGraph, unsigned int *graphID)
static const cb_function f_cudaGraphGetId = {
    .name = "cudaGraphGetId",
    CB_PARAMS("hGraph"),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphGetId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphGetId, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t hGraph;
    unsigned int graphID = 0;
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "hGraph", &hGraph) < 0)
        return NULL;
    fn_cudaGraphGetId *call = cb_symbol_address(&runtime_symbols[S_cudaGraphGetId]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hGraph, &graphID);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphGetId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(graphID));
}

// cudaError_t cudaGraphExecGetId(cudaGraphExec_t hGraphExec, unsigned int *graphID)
static const cb_function f_cudaGraphExecGetId = {
    .name = "cudaGraphExecGetId",
    CB_PARAMS("hGraphExec"),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphExecGetId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphExecGetId, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    unsigned int graphID = 0;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "hGraphExec", &hGraphExec) < 0)
        return NULL;
    fn_cudaGraphExecGetId *call = cb_symbol_address(&runtime_symbols[S_cudaGraphExecGetId]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hGraphExec, &graphID);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphExecGetId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(graphID));
}

// cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)
static const cb_function f_cudaGraphGetNodes = {
    .name = "cudaGraphGetNodes",
    CB_PARAMS("graph", "numNodes"),
    .result_count = 2,
    .default_mask = CB_BIT(1), // numNodes
    .auto_mask = CB_BIT(1), // numNodes
    .hidden_result_mask = CB_BIT(1), // numNodes
};

CB_WRAPPER(cudaGraphGetNodes)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphGetNodes, &argv, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraph_t graph;
    cb_array nodes;
    size_t numNodes = 0;
    cb_array_init(&nodes);
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || (argv[1] != NULL && cb_as_uint64(argv[1], "size_t", &numNodes) < 0))
        goto done;
    fn_cudaGraphGetNodes *call = cb_symbol_address(&runtime_symbols[S_cudaGraphGetNodes]);
    if (call == NULL)
        goto done;
    if (form->checked && argv[1] == NULL) { // get the number of items before the items
        status = call(graph, nodes.data, &numNodes);
        if (CB_UNLIKELY(status != cudaSuccess)) {
            retval = cb_fail(form, &f_cudaGraphGetNodes, status, argv);
            goto done;
        }
    }
    size_t nodes_count = numNodes;
    if (cb_array_reserve(&nodes, nodes_count, sizeof(cudaGraphNode_t)) < 0)
        goto done;
    status = call(graph, nodes.data, &numNodes);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaGraphGetNodes, status, argv);
        goto done;
    }
    if (form->checked && numNodes < nodes_count)
        nodes_count = numNodes;
    PyObject *results[] = {
        cb_handle_list(py, T_cudaGraphNode_t, nodes.data, nodes_count),
        PyLong_FromSize_t(numNodes)
    };
    retval = cb_return_many(form, &f_cudaGraphGetNodes, results);
done:
    cb_array_done(&nodes);
    return retval;
}

// cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes,
//     size_t *pNumRootNodes)
static const cb_function f_cudaGraphGetRootNodes = {
    .name = "cudaGraphGetRootNodes",
    CB_PARAMS("graph", "pNumRootNodes"),
    .result_count = 2,
    .default_mask = CB_BIT(1), // pNumRootNodes
    .auto_mask = CB_BIT(1), // pNumRootNodes
    .hidden_result_mask = CB_BIT(1), // pNumRootNodes
};

CB_WRAPPER(cudaGraphGetRootNodes)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphGetRootNodes, &argv, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraph_t graph;
    cb_array pRootNodes;
    size_t pNumRootNodes = 0;
    cb_array_init(&pRootNodes);
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || (argv[1] != NULL && cb_as_uint64(argv[1], "size_t", &pNumRootNodes) < 0))
        goto done;
    fn_cudaGraphGetRootNodes *call = cb_symbol_address(&runtime_symbols[S_cudaGraphGetRootNodes]);
    if (call == NULL)
        goto done;
    if (form->checked && argv[1] == NULL) { // get the number of items before the items
        status = call(graph, pRootNodes.data, &pNumRootNodes);
        if (CB_UNLIKELY(status != cudaSuccess)) {
            retval = cb_fail(form, &f_cudaGraphGetRootNodes, status, argv);
            goto done;
        }
    }
    size_t pRootNodes_count = pNumRootNodes;
    if (cb_array_reserve(&pRootNodes, pRootNodes_count, sizeof(cudaGraphNode_t)) < 0)
        goto done;
    status = call(graph, pRootNodes.data, &pNumRootNodes);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaGraphGetRootNodes, status, argv);
        goto done;
    }
    if (form->checked && pNumRootNodes < pRootNodes_count)
        pRootNodes_count = pNumRootNodes;
    PyObject *results[] = {
        cb_handle_list(py, T_cudaGraphNode_t, pRootNodes.data, pRootNodes_count),
        PyLong_FromSize_t(pNumRootNodes)
    };
    retval = cb_return_many(form, &f_cudaGraphGetRootNodes, results);
done:
    cb_array_done(&pRootNodes);
    return retval;
}

// cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to,
//     cudaGraphEdgeData *edgeData, size_t *numEdges)
static const cb_function f_cudaGraphGetEdges = {
    .name = "cudaGraphGetEdges",
    CB_PARAMS("graph", "numEdges"),
    .result_count = 4,
    .default_mask = CB_BIT(1), // numEdges
    .auto_mask = CB_BIT(1), // numEdges
    .hidden_result_mask = CB_BIT(3), // numEdges
};

CB_WRAPPER(cudaGraphGetEdges)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphGetEdges, &argv, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraph_t graph;
    cb_array from, to, edgeData;
    size_t numEdges = 0;
    cb_array_init(&from);
    cb_array_init(&to);
    cb_array_init(&edgeData);
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || (argv[1] != NULL && cb_as_uint64(argv[1], "size_t", &numEdges) < 0))
        goto done;
    fn_cudaGraphGetEdges *call = cb_symbol_address(&runtime_symbols[S_cudaGraphGetEdges]);
    if (call == NULL)
        goto done;
    if (form->checked && argv[1] == NULL) { // get the number of items before the items
        status = call(graph, from.data, to.data, edgeData.data, &numEdges);
        if (CB_UNLIKELY(status != cudaSuccess)) {
            retval = cb_fail(form, &f_cudaGraphGetEdges, status, argv);
            goto done;
        }
    }
    size_t from_count = numEdges;
    if (cb_array_reserve(&from, from_count, sizeof(cudaGraphNode_t)) < 0)
        goto done;
    size_t to_count = numEdges;
    if (cb_array_reserve(&to, to_count, sizeof(cudaGraphNode_t)) < 0)
        goto done;
    size_t edgeData_count = numEdges;
    if (cb_array_reserve(&edgeData, edgeData_count, sizeof(cudaGraphEdgeData)) < 0)
        goto done;
    status = call(graph, from.data, to.data, edgeData.data, &numEdges);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaGraphGetEdges, status, argv);
        goto done;
    }
    if (form->checked && numEdges < from_count)
        from_count = numEdges;
    if (form->checked && numEdges < to_count)
        to_count = numEdges;
    if (form->checked && numEdges < edgeData_count)
        edgeData_count = numEdges;
    PyObject *results[] = {
        cb_handle_list(py, T_cudaGraphNode_t, from.data, from_count),
        cb_handle_list(py, T_cudaGraphNode_t, to.data, to_count),
        cb_record_list(py, T_cudaGraphEdgeData, edgeData.data, edgeData_count),
        PyLong_FromSize_t(numEdges)
    };
    retval = cb_return_many(form, &f_cudaGraphGetEdges, results);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return retval;
}

CB_PARAM_LIST(cudaGraphAddDependencies, "graph", "from_", "to", "edgeData", "numDependencies");

// cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
//     const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)
static const cb_function f_cudaGraphAddDependencies = {
    .name = "cudaGraphAddDependencies",
    CB_PARAMS_OF(cudaGraphAddDependencies),
    .optional_mask = CB_BIT(3), // edgeData
    .auto_mask = CB_BIT(4), // numDependencies
};

CB_WRAPPER(cudaGraphAddDependencies)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphAddDependencies, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t graph;
    cb_array from, to, edgeData;
    uint64_t numDependencies;
    cb_array_init(&from);
    cb_array_init(&to);
    cb_array_init(&edgeData);
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "from_", &from) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[2], "to", &to) < 0
        || cb_array_records(py, T_cudaGraphEdgeData, argv[3], "edgeData", &edgeData) < 0
        || (argv[4] != NULL && cb_as_uint64(argv[4], "size_t", &numDependencies) < 0))
        goto done;
    if (argv[4] == NULL)
        numDependencies = CB_LONGEST(&from, &to, &edgeData);
    if (cb_array_check_given(&from, numDependencies, "from_") < 0
        || cb_array_check_given(&to, numDependencies, "to") < 0
        || cb_array_check_given(&edgeData, numDependencies, "edgeData") < 0)
        goto done;
    fn_cudaGraphAddDependencies *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphAddDependencies]);
    if (call == NULL)
        goto done;
    cudaError_t status = call(graph, from.data, to.data, edgeData.data, numDependencies);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphAddDependencies, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return retval;
}

// cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
//     const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)
static const cb_function f_cudaGraphRemoveDependencies = {
    .name = "cudaGraphRemoveDependencies",
    CB_PARAMS_OF(cudaGraphAddDependencies),
    .optional_mask = CB_BIT(3), // edgeData
    .auto_mask = CB_BIT(4), // numDependencies
};

CB_WRAPPER(cudaGraphRemoveDependencies)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphRemoveDependencies, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t graph;
    cb_array from, to, edgeData;
    uint64_t numDependencies;
    cb_array_init(&from);
    cb_array_init(&to);
    cb_array_init(&edgeData);
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "from_", &from) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[2], "to", &to) < 0
        || cb_array_records(py, T_cudaGraphEdgeData, argv[3], "edgeData", &edgeData) < 0
        || (argv[4] != NULL && cb_as_uint64(argv[4], "size_t", &numDependencies) < 0))
        goto done;
    if (argv[4] == NULL)
        numDependencies = CB_LONGEST(&from, &to, &edgeData);
    if (cb_array_check_given(&from, numDependencies, "from_") < 0
        || cb_array_check_given(&to, numDependencies, "to") < 0
        || cb_array_check_given(&edgeData, numDependencies, "edgeData") < 0)
        goto done;
    fn_cudaGraphRemoveDependencies *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphRemoveDependencies]);
    if (call == NULL)
        goto done;
    cudaError_t status = call(graph, from.data, to.data, edgeData.data, numDependencies);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphRemoveDependencies, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return retval;
}

// cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node)
static const cb_function f_cudaGraphDestroyNode = {
    .name = "cudaGraphDestroyNode",
    CB_PARAMS("node"),
};

CB_WRAPPER(cudaGraphDestroyNode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphDestroyNode, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    if (cb_as_ended_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0)
        return NULL;
    fn_cudaGraphDestroyNode *call = cb_symbol_address(&runtime_symbols[S_cudaGraphDestroyNode]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(node);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphDestroyNode, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

CB_PARAM_LIST(cudaGraphInstantiate, "graph", "flags");

// cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
//     unsigned long long flags)
static const cb_function f_cudaGraphInstantiate = {
    .name = "cudaGraphInstantiate",
    CB_PARAMS_OF(cudaGraphInstantiate),
    .result_count = 1,
    .optional_mask = CB_BIT(1), // flags
};

CB_WRAPPER(cudaGraphInstantiate)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphInstantiate, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t pGraphExec = NULL;
    cudaGraph_t graph;
    uint64_t flags = 0;
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || (cb_is_given(form, argv[1]) && cb_as_uint64(argv[1], CB_UNSIGNED_LONG_LONG, &flags) < 0))
        return NULL;
    fn_cudaGraphInstantiate *call = cb_symbol_address(&runtime_symbols[S_cudaGraphInstantiate]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pGraphExec, graph, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphInstantiate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaGraphExec_t, &pGraphExec));
}

// cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
//     unsigned long long flags)
static const cb_function f_cudaGraphInstantiateWithFlags = {
    .name = "cudaGraphInstantiateWithFlags",
    CB_PARAMS_OF(cudaGraphInstantiate),
    .result_count = 1,
    .optional_mask = CB_BIT(1), // flags
};

CB_WRAPPER(cudaGraphInstantiateWithFlags)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphInstantiateWithFlags, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t pGraphExec = NULL;
    cudaGraph_t graph;
    uint64_t flags = 0;
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || (cb_is_given(form, argv[1]) && cb_as_uint64(argv[1], CB_UNSIGNED_LONG_LONG, &flags) < 0))
        return NULL;
    fn_cudaGraphInstantiateWithFlags *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphInstantiateWithFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pGraphExec, graph, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphInstantiateWithFlags, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaGraphExec_t, &pGraphExec));
}

// cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
//     cudaGraphInstantiateParams *instantiateParams)
static const cb_function f_cudaGraphInstantiateWithParams = {
    .name = "cudaGraphInstantiateWithParams",
    CB_PARAMS("graph", "instantiateParams"),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphInstantiateWithParams)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphInstantiateWithParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t pGraphExec = NULL;
    cudaGraph_t graph;
    cudaGraphInstantiateParams *instantiateParams;
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_as_record(py, T_cudaGraphInstantiateParams, argv[1], "instantiateParams",
            &instantiateParams) < 0)
        return NULL;
    fn_cudaGraphInstantiateWithParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphInstantiateWithParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pGraphExec, graph, instantiateParams);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphInstantiateWithParams, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaGraphExec_t, &pGraphExec));
}

CB_PARAM_LIST(cudaGraphExecGetFlags, "graphExec");

// cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags)
static const cb_function f_cudaGraphExecGetFlags = {
    .name = "cudaGraphExecGetFlags",
    CB_PARAMS_OF(cudaGraphExecGetFlags),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphExecGetFlags)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphExecGetFlags, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t graphExec;
    unsigned long long flags = 0;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "graphExec", &graphExec) < 0)
        return NULL;
    fn_cudaGraphExecGetFlags *call = cb_symbol_address(&runtime_symbols[S_cudaGraphExecGetFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(graphExec, &flags);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphExecGetFlags, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(flags));
}

// cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph,
//     cudaGraphExecUpdateResultInfo *resultInfo)
static const cb_function f_cudaGraphExecUpdate = {
    .name = "cudaGraphExecUpdate",
    CB_PARAMS("hGraphExec", "hGraph"),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphExecUpdate)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphExecUpdate, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraph_t hGraph;
    PyObject *resultInfo = NULL;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_cudaGraph_t, argv[1], "hGraph", &hGraph) < 0)
        goto done;
    fn_cudaGraphExecUpdate *call = cb_symbol_address(&runtime_symbols[S_cudaGraphExecUpdate]);
    if (call == NULL)
        goto done;
    resultInfo = cb_record_new(py, T_cudaGraphExecUpdateResultInfo);
    if (resultInfo == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraphExec, hGraph, cb_record_data(resultInfo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphExecUpdate, status, argv);
    else
        retval = cb_return1(form, cb_take(&resultInfo));
done:
    Py_XDECREF(resultInfo);
    return retval;
}

CB_PARAM_LIST(cudaGraphUpload, "graphExec", "stream");

// cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)
static const cb_function f_cudaGraphUpload = {
    .name = "cudaGraphUpload",
    CB_PARAMS_OF(cudaGraphUpload),
};

CB_WRAPPER(cudaGraphUpload)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphUpload, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t graphExec;
    cudaStream_t stream;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "graphExec", &graphExec) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[1], "stream", &stream) < 0)
        return NULL;
    fn_cudaGraphUpload *call = cb_symbol_address(&runtime_symbols[S_cudaGraphUpload]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(graphExec, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphUpload, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream)
static const cb_function f_cudaGraphLaunch = {
    .name = "cudaGraphLaunch",
    CB_PARAMS_OF(cudaGraphUpload),
};

CB_WRAPPER(cudaGraphLaunch)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphLaunch, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t graphExec;
    cudaStream_t stream;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "graphExec", &graphExec) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[1], "stream", &stream) < 0)
        return NULL;
    fn_cudaGraphLaunch *call = cb_symbol_address(&runtime_symbols[S_cudaGraphLaunch]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(graphExec, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphLaunch, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec)
static const cb_function f_cudaGraphExecDestroy = {
    .name = "cudaGraphExecDestroy",
    CB_PARAMS_OF(cudaGraphExecGetFlags),
};

CB_WRAPPER(cudaGraphExecDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphExecDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t graphExec;
    if (cb_as_ended_handle(py, T_cudaGraphExec_t, argv[0], "graphExec", &graphExec) < 0)
        return NULL;
    fn_cudaGraphExecDestroy *call = cb_symbol_address(&runtime_symbols[S_cudaGraphExecDestroy]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(graphExec);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphExecDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cudaError_t cudaGraphDestroy(cudaGraph_t graph)
static const cb_function f_cudaGraphDestroy = {.name = "cudaGraphDestroy", CB_PARAMS("graph")};

CB_WRAPPER(cudaGraphDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t graph;
    if (cb_as_ended_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0)
        return NULL;
    fn_cudaGraphDestroy *call = cb_symbol_address(&runtime_symbols[S_cudaGraphDestroy]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(graph);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags)
static const cb_function f_cudaGraphDebugDotPrint = {
    .name = "cudaGraphDebugDotPrint",
    CB_PARAMS("graph", "path", "flags"),
    .optional_mask = CB_BIT(2), // flags
};

CB_WRAPPER(cudaGraphDebugDotPrint)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphDebugDotPrint, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t graph;
    cb_address path;
    uint32_t flags = 0;
    path.held = false;
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_as_text(argv[1], &path) < 0
        || (cb_is_given(form, argv[2]) && cb_as_uint32(argv[2], "unsigned int", &flags) < 0))
        goto done;
    fn_cudaGraphDebugDotPrint *call = cb_symbol_address(&runtime_symbols[S_cudaGraphDebugDotPrint]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(graph, path.value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphDebugDotPrint, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&path);
    return retval;
}

// cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy,
//     unsigned int initialRefcount, unsigned int flags)
static const cb_function f_cudaUserObjectCreate = {
    .name = "cudaUserObjectCreate",
    CB_PARAMS("ptr", "destroy", "initialRefcount", "flags"),
    .result_count = 1,
};

CB_WRAPPER(cudaUserObjectCreate)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaUserObjectCreate, &argv, nargs, kwnames, slots))
        return NULL;
    cudaUserObject_t object_out = NULL;
    cb_address ptr;
    cb_callback destroy = {0};
    uint32_t initialRefcount, flags;
    ptr.held = false;
    if (cb_as_callback(py, T_cudaHostFn_t, argv[1], trampoline_cudaHostFn_t, argv[0],
            CB_SCOPE_ONCE, &destroy) < 0
        || cb_as_uint32(argv[2], "unsigned int", &initialRefcount) < 0
        || cb_as_uint32(argv[3], "unsigned int", &flags) < 0
        || (destroy.closure == NULL && cb_as_address(py, argv[0], &ptr) < 0))
        goto done;
    fn_cudaUserObjectCreate *call = cb_symbol_address(&runtime_symbols[S_cudaUserObjectCreate]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&object_out, destroy.closure != NULL ? destroy.closure : ptr.value,
        destroy.function, initialRefcount, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaUserObjectCreate, status, argv);
        goto done;
    }
    cb_callback_keep(py, &destroy, NULL);
    retval = cb_return1(form, cb_cell_new(py, T_cudaUserObject_t, &object_out));
done:
    cb_address_release(&ptr);
    cb_callback_done(&destroy);
    return retval;
}

CB_PARAM_LIST(cudaUserObjectRetain, "object", "count");

// cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)
static const cb_function f_cudaUserObjectRetain = {
    .name = "cudaUserObjectRetain",
    CB_PARAMS_OF(cudaUserObjectRetain),
};

CB_WRAPPER(cudaUserObjectRetain)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaUserObjectRetain, &argv, nargs, kwnames, slots))
        return NULL;
    cudaUserObject_t object;
    uint32_t count;
    if (cb_as_handle(py, T_cudaUserObject_t, argv[0], "object", &object) < 0
        || cb_as_uint32(argv[1], "unsigned int", &count) < 0)
        return NULL;
    fn_cudaUserObjectRetain *call = cb_symbol_address(&runtime_symbols[S_cudaUserObjectRetain]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(object, count);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaUserObjectRetain, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)
static const cb_function f_cudaUserObjectRelease = {
    .name = "cudaUserObjectRelease",
    CB_PARAMS_OF(cudaUserObjectRetain),
};

CB_WRAPPER(cudaUserObjectRelease)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaUserObjectRelease, &argv, nargs, kwnames, slots))
        return NULL;
    cudaUserObject_t object;
    uint32_t count;
    if (cb_as_ended_handle(py, T_cudaUserObject_t, argv[0], "object", &object) < 0
        || cb_as_uint32(argv[1], "unsigned int", &count) < 0)
        return NULL;
    fn_cudaUserObjectRelease *call = cb_symbol_address(&runtime_symbols[S_cudaUserObjectRelease]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(object, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaUserObjectRelease, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object,
//     unsigned int count, unsigned int flags)
static const cb_function f_cudaGraphRetainUserObject = {
    .name = "cudaGraphRetainUserObject",
    CB_PARAMS("graph", "object", "count", "flags"),
    .optional_mask = CB_BIT(3), // flags
};

CB_WRAPPER(cudaGraphRetainUserObject)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cudaGraphRetainUserObject, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t graph;
    cudaUserObject_t object;
    uint32_t count;
    uint32_t flags = 0;
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_as_handle(py, T_cudaUserObject_t, argv[1], "object", &object) < 0
        || cb_as_uint32(argv[2], "unsigned int", &count) < 0
        || (cb_is_given(form, argv[3]) && cb_as_uint32(argv[3], "unsigned int", &flags) < 0))
        return NULL;
    fn_cudaGraphRetainUserObject *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphRetainUserObject]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(graph, object, count, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphRetainUserObject, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object,
//     unsigned int count)
static const cb_function f_cudaGraphReleaseUserObject = {
    .name = "cudaGraphReleaseUserObject",
    CB_PARAMS("graph", "object", "count"),
};

CB_WRAPPER(cudaGraphReleaseUserObject)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaGraphReleaseUserObject, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t graph;
    cudaUserObject_t object;
    uint32_t count;
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_as_handle(py, T_cudaUserObject_t, argv[1], "object", &object) < 0
        || cb_as_uint32(argv[2], "unsigned int", &count) < 0)
        return NULL;
    fn_cudaGraphReleaseUserObject *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphReleaseUserObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(graph, object, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphReleaseUserObject, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out,
//     cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags)
static const cb_function f_cudaGraphConditionalHandleCreate = {
    .name = "cudaGraphConditionalHandleCreate",
    CB_PARAMS("graph", "defaultLaunchValue", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(1) | CB_BIT(2), // defaultLaunchValue, flags
};

CB_WRAPPER(cudaGraphConditionalHandleCreate)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaGraphConditionalHandleCreate, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphConditionalHandle pHandle_out = 0;
    cudaGraph_t graph;
    uint32_t defaultLaunchValue = 0, flags = 0;
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || (cb_is_given(form, argv[1])
            && cb_as_uint32(argv[1], "unsigned int", &defaultLaunchValue) < 0)
        || (cb_is_given(form, argv[2]) && cb_as_uint32(argv[2], "unsigned int", &flags) < 0))
        return NULL;
    fn_cudaGraphConditionalHandleCreate *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphConditionalHandleCreate]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&pHandle_out, graph, defaultLaunchValue, flags);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphConditionalHandleCreate, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaGraphConditionalHandle, &pHandle_out));
}

// cudaError_t cudaGraphConditionalHandleCreate_v2(cudaGraphConditionalHandle *pHandle_out,
//     cudaGraph_t graph, cudaExecutionContext_t ctx, unsigned int defaultLaunchValue,
//     unsigned int flags)
static const cb_function f_cudaGraphConditionalHandleCreate_v2 = {
    .name = "cudaGraphConditionalHandleCreate_v2",
    CB_PARAMS("graph", "ctx", "defaultLaunchValue", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(1) | CB_BIT(2) | CB_BIT(3), // ctx, defaultLaunchValue, flags
};

CB_WRAPPER(cudaGraphConditionalHandleCreate_v2)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cudaGraphConditionalHandleCreate_v2, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphConditionalHandle pHandle_out = 0;
    cudaGraph_t graph;
    cudaExecutionContext_t ctx;
    uint32_t defaultLaunchValue = 0, flags = 0;
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_as_handle(py, T_cudaExecutionContext_t, argv[1], "ctx", &ctx) < 0
        || (cb_is_given(form, argv[2])
            && cb_as_uint32(argv[2], "unsigned int", &defaultLaunchValue) < 0)
        || (cb_is_given(form, argv[3]) && cb_as_uint32(argv[3], "unsigned int", &flags) < 0))
        return NULL;
    fn_cudaGraphConditionalHandleCreate_v2 *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphConditionalHandleCreate_v2]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&pHandle_out, graph, ctx, defaultLaunchValue, flags);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphConditionalHandleCreate_v2, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaGraphConditionalHandle, &pHandle_out));
}
