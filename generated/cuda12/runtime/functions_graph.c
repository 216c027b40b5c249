// functions_graph.c of cubind for CUDA Runtime API, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

// cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)
static const cb_function f_cudaGraphCreate = {.name = "cudaGraphCreate",
    .params = (const char *const[]){"flags", NULL}, .param_count = 1, .result_count = 1,
    .optional_mask = 0x1};

CB_WRAPPER(cudaGraphCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphCreate, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t pGraph = NULL;
    uint32_t flags = 0;
    if (!(s->checked && args[0] == Py_None) && cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphCreate *call = cb_symbol_address(&symbols[S_cudaGraphCreate]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pGraph, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraph_t, &pGraph));
}

// cudaError_t cudaDeviceGraphMemTrim(int device)
static const cb_function f_cudaDeviceGraphMemTrim = {.name = "cudaDeviceGraphMemTrim",
    .params = (const char *const[]){"device", NULL}, .param_count = 1};

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

// cudaError_t cudaDeviceGetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr,
//     void *value)
static const cb_function f_cudaDeviceGetGraphMemAttribute = {
    .name = "cudaDeviceGetGraphMemAttribute",
    .params = (const char *const[]){"device", "attr", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaDeviceGetGraphMemAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaDeviceGetGraphMemAttribute, &args, nargs, kwnames, slots))
        return NULL;
    int32_t device, attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_int32(args[0], "int", &device) < 0
        || cb_as_enum_number_member(m, T_cudaGraphMemAttributeType, args[1], "attr", &attr) < 0
        || cb_value_prepare(m, &table_graph_mem_attributes, attr, 0, &value) < 0)
        goto done;
    fn_cudaDeviceGetGraphMemAttribute *call =
        cb_symbol_address(&symbols[S_cudaDeviceGetGraphMemAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(device, (enum cudaGraphMemAttributeType)attr, value.data);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_value_result(s, &value));
    else
        result = cb_fail(s, &f_cudaDeviceGetGraphMemAttribute, status, args, NULL);
done:
    cb_value_done(&value);
    return result;
}

// cudaError_t cudaDeviceSetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr,
//     void *value)
static const cb_function f_cudaDeviceSetGraphMemAttribute = {
    .name = "cudaDeviceSetGraphMemAttribute",
    .params = (const char *const[]){"device", "attr", "value", NULL}, .param_count = 3};

CB_WRAPPER(cudaDeviceSetGraphMemAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaDeviceSetGraphMemAttribute, &args, nargs, kwnames, slots))
        return NULL;
    int32_t device, attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_int32(args[0], "int", &device) < 0
        || cb_as_enum_number_member(m, T_cudaGraphMemAttributeType, args[1], "attr", &attr) < 0
        || cb_value_from(s, &table_graph_mem_attributes, attr, args[2], "value", &value) < 0)
        goto done;
    fn_cudaDeviceSetGraphMemAttribute *call =
        cb_symbol_address(&symbols[S_cudaDeviceSetGraphMemAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(device, (enum cudaGraphMemAttributeType)attr, value.data);
    cb_gil_end(thread);
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaDeviceSetGraphMemAttribute, status, args, NULL);
done:
    cb_value_done(&value);
    return result;
}

// cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)
static const cb_function f_cudaGraphClone = {.name = "cudaGraphClone",
    .params = (const char *const[]){"originalGraph", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_cudaGraphNodeFindInClone = {.name = "cudaGraphNodeFindInClone",
    .params = (const char *const[]){"originalNode", "clonedGraph", NULL}, .param_count = 2,
    .result_count = 1};

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
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &originalNode) < 0
        || cb_as_handle(m, T_cudaGraph_t, args[1], &clonedGraph) < 0)
        return NULL;
    fn_cudaGraphNodeFindInClone *call = cb_symbol_address(&symbols[S_cudaGraphNodeFindInClone]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pNode, originalNode, clonedGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphNodeFindInClone, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pNode));
}

// cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)
static const cb_function f_cudaGraphGetNodes = {.name = "cudaGraphGetNodes",
    .params = (const char *const[]){"graph", "numNodes", NULL}, .param_count = 2,
    .result_count = 2, .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x2};

CB_WRAPPER(cudaGraphGetNodes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphGetNodes, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraph_t graph;
    cb_array nodes;
    size_t nodes_count = 0, numNodes = 0;
    uint64_t numNodes_in = 0;
    cb_array_init(&nodes);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numNodes_in) < 0))
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
    PyObject *values[] = {
        cb_handle_list(m, T_cudaGraphNode_t, nodes.data, nodes_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numNodes)
    };
    result = cb_return_many(s, &f_cudaGraphGetNodes, values);
done:
    cb_array_done(&nodes);
    return result;
}

// cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes,
//     size_t *pNumRootNodes)
static const cb_function f_cudaGraphGetRootNodes = {.name = "cudaGraphGetRootNodes",
    .params = (const char *const[]){"graph", "pNumRootNodes", NULL}, .param_count = 2,
    .result_count = 2, .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x2};

CB_WRAPPER(cudaGraphGetRootNodes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphGetRootNodes, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraph_t graph;
    cb_array pRootNodes;
    size_t pRootNodes_count = 0, pNumRootNodes = 0;
    uint64_t pNumRootNodes_in = 0;
    cb_array_init(&pRootNodes);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || (args[1] != NULL && cb_as_uint64(args[1], "size_t", &pNumRootNodes_in) < 0))
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
    PyObject *values[] = {
        cb_handle_list(m, T_cudaGraphNode_t, pRootNodes.data, pRootNodes_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(pNumRootNodes)
    };
    result = cb_return_many(s, &f_cudaGraphGetRootNodes, values);
done:
    cb_array_done(&pRootNodes);
    return result;
}

// cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to,
//     size_t *numEdges)
static const cb_function f_cudaGraphGetEdges = {.name = "cudaGraphGetEdges",
    .params = (const char *const[]){"graph", "numEdges", NULL}, .param_count = 2,
    .result_count = 3, .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x4};

CB_WRAPPER(cudaGraphGetEdges)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphGetEdges, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraph_t graph;
    cb_array from, to;
    size_t from_count = 0, to_count = 0, numEdges = 0;
    uint64_t numEdges_in = 0;
    cb_array_init(&from);
    cb_array_init(&to);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numEdges_in) < 0))
        goto done;
    numEdges = numEdges_in;
    fn_cudaGraphGetEdges *call = cb_symbol_address(&symbols[S_cudaGraphGetEdges]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(graph, from.data, to.data, &numEdges);
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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(graph, from.data, to.data, &numEdges);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphGetEdges, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numEdges < from_count)
        from_count = (size_t)numEdges;
    if (s->checked && (size_t)numEdges < to_count)
        to_count = (size_t)numEdges;
    PyObject *values[] = {
        cb_handle_list(m, T_cudaGraphNode_t, from.data, from_count),
        cb_handle_list(m, T_cudaGraphNode_t, to.data, to_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numEdges)
    };
    result = cb_return_many(s, &f_cudaGraphGetEdges, values);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    return result;
}

// cudaError_t cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to,
//     cudaGraphEdgeData *edgeData, size_t *numEdges)
static const cb_function f_cudaGraphGetEdges_v2 = {.name = "cudaGraphGetEdges_v2",
    .params = (const char *const[]){"graph", "numEdges", NULL}, .param_count = 2,
    .result_count = 4, .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x8};

CB_WRAPPER(cudaGraphGetEdges_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphGetEdges_v2, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraph_t graph;
    cb_array from, to, edgeData;
    size_t from_count = 0, to_count = 0, edgeData_count = 0, numEdges = 0;
    uint64_t numEdges_in = 0;
    cb_array_init(&from);
    cb_array_init(&to);
    cb_array_init(&edgeData);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numEdges_in) < 0))
        goto done;
    numEdges = numEdges_in;
    fn_cudaGraphGetEdges_v2 *call = cb_symbol_address(&symbols[S_cudaGraphGetEdges_v2]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(graph, from.data, to.data, edgeData.data, &numEdges);
        cb_gil_end(thread);
        if (status != cudaSuccess) {
            result = cb_fail(s, &f_cudaGraphGetEdges_v2, status, args, NULL);
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
        result = cb_fail(s, &f_cudaGraphGetEdges_v2, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numEdges < from_count)
        from_count = (size_t)numEdges;
    if (s->checked && (size_t)numEdges < to_count)
        to_count = (size_t)numEdges;
    if (s->checked && (size_t)numEdges < edgeData_count)
        edgeData_count = (size_t)numEdges;
    PyObject *values[] = {
        cb_handle_list(m, T_cudaGraphNode_t, from.data, from_count),
        cb_handle_list(m, T_cudaGraphNode_t, to.data, to_count),
        cb_record_list(m, T_cudaGraphEdgeData, edgeData.data, edgeData_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numEdges)
    };
    result = cb_return_many(s, &f_cudaGraphGetEdges_v2, values);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return result;
}

// cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
//     const cudaGraphNode_t *to, size_t numDependencies)
static const cb_function f_cudaGraphAddDependencies = {.name = "cudaGraphAddDependencies",
    .params = (const char *const[]){"graph", "from_", "to", "numDependencies", NULL},
    .param_count = 4, .auto_mask = 0x8};

CB_WRAPPER(cudaGraphAddDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphAddDependencies, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t graph;
    cb_array from, to;
    uint64_t numDependencies = 0;
    cb_array_init(&from);
    cb_array_init(&to);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "from_", &from) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[2], "to", &to) < 0
        || (args[3] != NULL && cb_as_uint64(args[3], "size_t", &numDependencies) < 0))
        goto done;
    if (args[3] == NULL && from.length > (size_t)numDependencies)
        numDependencies = (uint64_t)from.length;
    if (args[3] == NULL && to.length > (size_t)numDependencies)
        numDependencies = (uint64_t)to.length;
    if ((from.data != NULL && cb_array_check(&from, (size_t)numDependencies) < 0)
        || (to.data != NULL && cb_array_check(&to, (size_t)numDependencies) < 0))
        goto done;
    fn_cudaGraphAddDependencies *call = cb_symbol_address(&symbols[S_cudaGraphAddDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(graph, from.data, to.data, numDependencies);
    cb_gil_end(thread);
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaGraphAddDependencies, status, args, NULL);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    return result;
}

// cudaError_t cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from,
//     const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)
static const cb_function f_cudaGraphAddDependencies_v2 = {.name = "cudaGraphAddDependencies_v2",
    .params = (const char *const[]){"graph", "from_", "to", "edgeData", "numDependencies", NULL},
    .param_count = 5, .optional_mask = 0x8, .auto_mask = 0x10};

CB_WRAPPER(cudaGraphAddDependencies_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphAddDependencies_v2, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t graph;
    cb_array from, to, edgeData;
    uint64_t numDependencies = 0;
    cb_array_init(&from);
    cb_array_init(&to);
    cb_array_init(&edgeData);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "from_", &from) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[2], "to", &to) < 0
        || cb_array_records(m, T_cudaGraphEdgeData, args[3], "edgeData", &edgeData) < 0
        || (args[4] != NULL && cb_as_uint64(args[4], "size_t", &numDependencies) < 0))
        goto done;
    if (args[4] == NULL && from.length > (size_t)numDependencies)
        numDependencies = (uint64_t)from.length;
    if (args[4] == NULL && to.length > (size_t)numDependencies)
        numDependencies = (uint64_t)to.length;
    if (args[4] == NULL && edgeData.length > (size_t)numDependencies)
        numDependencies = (uint64_t)edgeData.length;
    if ((from.data != NULL && cb_array_check(&from, (size_t)numDependencies) < 0)
        || (to.data != NULL && cb_array_check(&to, (size_t)numDependencies) < 0)
        || (edgeData.data != NULL && cb_array_check(&edgeData, (size_t)numDependencies) < 0))
        goto done;
    fn_cudaGraphAddDependencies_v2 *call =
        cb_symbol_address(&symbols[S_cudaGraphAddDependencies_v2]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(graph, from.data, to.data, edgeData.data, numDependencies);
    cb_gil_end(thread);
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaGraphAddDependencies_v2, status, args, NULL);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return result;
}

// cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
//     const cudaGraphNode_t *to, size_t numDependencies)
static const cb_function f_cudaGraphRemoveDependencies = {.name = "cudaGraphRemoveDependencies",
    .params = (const char *const[]){"graph", "from_", "to", "numDependencies", NULL},
    .param_count = 4, .auto_mask = 0x8};

CB_WRAPPER(cudaGraphRemoveDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphRemoveDependencies, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t graph;
    cb_array from, to;
    uint64_t numDependencies = 0;
    cb_array_init(&from);
    cb_array_init(&to);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "from_", &from) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[2], "to", &to) < 0
        || (args[3] != NULL && cb_as_uint64(args[3], "size_t", &numDependencies) < 0))
        goto done;
    if (args[3] == NULL && from.length > (size_t)numDependencies)
        numDependencies = (uint64_t)from.length;
    if (args[3] == NULL && to.length > (size_t)numDependencies)
        numDependencies = (uint64_t)to.length;
    if ((from.data != NULL && cb_array_check(&from, (size_t)numDependencies) < 0)
        || (to.data != NULL && cb_array_check(&to, (size_t)numDependencies) < 0))
        goto done;
    fn_cudaGraphRemoveDependencies *call =
        cb_symbol_address(&symbols[S_cudaGraphRemoveDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(graph, from.data, to.data, numDependencies);
    cb_gil_end(thread);
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaGraphRemoveDependencies, status, args, NULL);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    return result;
}

// cudaError_t cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from,
//     const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)
static const cb_function f_cudaGraphRemoveDependencies_v2 = {
    .name = "cudaGraphRemoveDependencies_v2",
    .params = (const char *const[]){"graph", "from_", "to", "edgeData", "numDependencies", NULL},
    .param_count = 5, .optional_mask = 0x8, .auto_mask = 0x10};

CB_WRAPPER(cudaGraphRemoveDependencies_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphRemoveDependencies_v2, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t graph;
    cb_array from, to, edgeData;
    uint64_t numDependencies = 0;
    cb_array_init(&from);
    cb_array_init(&to);
    cb_array_init(&edgeData);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "from_", &from) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[2], "to", &to) < 0
        || cb_array_records(m, T_cudaGraphEdgeData, args[3], "edgeData", &edgeData) < 0
        || (args[4] != NULL && cb_as_uint64(args[4], "size_t", &numDependencies) < 0))
        goto done;
    if (args[4] == NULL && from.length > (size_t)numDependencies)
        numDependencies = (uint64_t)from.length;
    if (args[4] == NULL && to.length > (size_t)numDependencies)
        numDependencies = (uint64_t)to.length;
    if (args[4] == NULL && edgeData.length > (size_t)numDependencies)
        numDependencies = (uint64_t)edgeData.length;
    if ((from.data != NULL && cb_array_check(&from, (size_t)numDependencies) < 0)
        || (to.data != NULL && cb_array_check(&to, (size_t)numDependencies) < 0)
        || (edgeData.data != NULL && cb_array_check(&edgeData, (size_t)numDependencies) < 0))
        goto done;
    fn_cudaGraphRemoveDependencies_v2 *call =
        cb_symbol_address(&symbols[S_cudaGraphRemoveDependencies_v2]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(graph, from.data, to.data, edgeData.data, numDependencies);
    cb_gil_end(thread);
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaGraphRemoveDependencies_v2, status, args, NULL);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return result;
}

// cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node)
static const cb_function f_cudaGraphDestroyNode = {.name = "cudaGraphDestroyNode",
    .params = (const char *const[]){"node", NULL}, .param_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphDestroyNode, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
//     unsigned long long flags)
static const cb_function f_cudaGraphInstantiate = {.name = "cudaGraphInstantiate",
    .params = (const char *const[]){"graph", "flags", NULL}, .param_count = 2, .result_count = 1,
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
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || (!(s->checked && args[1] == Py_None)
            && cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &flags) < 0))
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
static const cb_function f_cudaGraphInstantiateWithFlags = {
    .name = "cudaGraphInstantiateWithFlags",
    .params = (const char *const[]){"graph", "flags", NULL}, .param_count = 2, .result_count = 1,
    .optional_mask = 0x2};

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
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || (!(s->checked && args[1] == Py_None)
            && cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &flags) < 0))
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
static const cb_function f_cudaGraphInstantiateWithParams = {
    .name = "cudaGraphInstantiateWithParams",
    .params = (const char *const[]){"graph", "instantiateParams", NULL}, .param_count = 2,
    .result_count = 1};

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
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_as_record(m, T_cudaGraphInstantiateParams, args[1], "instantiateParams",
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
static const cb_function f_cudaGraphExecGetFlags = {.name = "cudaGraphExecGetFlags",
    .params = (const char *const[]){"graphExec", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(graphExec, &flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecGetFlags, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(flags));
}

// cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph,
//     cudaGraphExecUpdateResultInfo *resultInfo)
static const cb_function f_cudaGraphExecUpdate = {.name = "cudaGraphExecUpdate",
    .params = (const char *const[]){"hGraphExec", "hGraph", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaGraphExecUpdate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphExecUpdate, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraph_t hGraph;
    PyObject *resultInfo = NULL;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_cudaGraph_t, args[1], &hGraph) < 0)
        goto done;
    fn_cudaGraphExecUpdate *call = cb_symbol_address(&symbols[S_cudaGraphExecUpdate]);
    if (call == NULL)
        goto done;
    resultInfo = cb_record_new(m, T_cudaGraphExecUpdateResultInfo);
    if (resultInfo == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraphExec, hGraph, cb_record_data(resultInfo));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(resultInfo));
    else
        result = cb_fail(s, &f_cudaGraphExecUpdate, status, args, NULL);
done:
    Py_XDECREF(resultInfo);
    return result;
}

// cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)
static const cb_function f_cudaGraphUpload = {.name = "cudaGraphUpload",
    .params = (const char *const[]){"graphExec", "stream", NULL}, .param_count = 2};

CB_WRAPPER(cudaGraphUpload)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphUpload, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t graphExec;
    cudaStream_t stream;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &graphExec) < 0
        || cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0)
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
static const cb_function f_cudaGraphLaunch = {.name = "cudaGraphLaunch",
    .params = (const char *const[]){"graphExec", "stream", NULL}, .param_count = 2};

CB_WRAPPER(cudaGraphLaunch)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphLaunch, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t graphExec;
    cudaStream_t stream;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &graphExec) < 0
        || cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0)
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
static const cb_function f_cudaGraphExecDestroy = {.name = "cudaGraphExecDestroy",
    .params = (const char *const[]){"graphExec", NULL}, .param_count = 1};

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
static const cb_function f_cudaGraphDestroy = {.name = "cudaGraphDestroy",
    .params = (const char *const[]){"graph", NULL}, .param_count = 1};

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
static const cb_function f_cudaGraphDebugDotPrint = {.name = "cudaGraphDebugDotPrint",
    .params = (const char *const[]){"graph", "path", "flags", NULL}, .param_count = 3,
    .optional_mask = 0x4};

CB_WRAPPER(cudaGraphDebugDotPrint)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphDebugDotPrint, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t graph;
    cb_address path;
    uint32_t flags = 0;
    path.held = false;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_as_text(args[1], false, &path) < 0
        || (!(s->checked && args[2] == Py_None)
            && cb_as_uint32(args[2], "unsigned int", &flags) < 0))
        goto done;
    fn_cudaGraphDebugDotPrint *call = cb_symbol_address(&symbols[S_cudaGraphDebugDotPrint]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(graph, path.value, flags);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaGraphDebugDotPrint, status, args, NULL);
done:
    cb_address_release(&path);
    return result;
}

// cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy,
//     unsigned int initialRefcount, unsigned int flags)
static const cb_function f_cudaUserObjectCreate = {.name = "cudaUserObjectCreate",
    .params = (const char *const[]){"ptr", "destroy", "initialRefcount", "flags", NULL},
    .param_count = 4, .result_count = 1};

CB_WRAPPER(cudaUserObjectCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaUserObjectCreate, &args, nargs, kwnames, slots))
        return NULL;
    cudaUserObject_t object_out = NULL;
    cb_address ptr;
    cb_callback destroy = {0};
    bool destroy_taken = false;
    uint32_t initialRefcount, flags;
    ptr.value = NULL;
    ptr.held = false;
    if (cb_as_callback(m, T_cudaHostFn_t, args[1], (void *)trampoline_cudaHostFn_t, args[0],
            CB_SCOPE_ONCE, &destroy) < 0
        || cb_as_uint32(args[2], "unsigned int", &initialRefcount) < 0
        || cb_as_uint32(args[3], "unsigned int", &flags) < 0
        || (destroy.closure == NULL && cb_as_address(m, args[0], &ptr) < 0))
        goto done;
    fn_cudaUserObjectCreate *call = cb_symbol_address(&symbols[S_cudaUserObjectCreate]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&object_out, destroy.closure != NULL ? destroy.closure : ptr.value,
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
static const cb_function f_cudaUserObjectRetain = {.name = "cudaUserObjectRetain",
    .params = (const char *const[]){"object", "count", NULL}, .param_count = 2};

CB_WRAPPER(cudaUserObjectRetain)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaUserObjectRetain, &args, nargs, kwnames, slots))
        return NULL;
    cudaUserObject_t object;
    uint32_t count;
    if (cb_as_handle(m, T_cudaUserObject_t, args[0], &object) < 0
        || cb_as_uint32(args[1], "unsigned int", &count) < 0)
        return NULL;
    fn_cudaUserObjectRetain *call = cb_symbol_address(&symbols[S_cudaUserObjectRetain]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(object, count);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaUserObjectRetain, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)
static const cb_function f_cudaUserObjectRelease = {.name = "cudaUserObjectRelease",
    .params = (const char *const[]){"object", "count", NULL}, .param_count = 2};

CB_WRAPPER(cudaUserObjectRelease)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaUserObjectRelease, &args, nargs, kwnames, slots))
        return NULL;
    cudaUserObject_t object;
    uint32_t count;
    if (cb_as_handle(m, T_cudaUserObject_t, args[0], &object) < 0
        || cb_as_uint32(args[1], "unsigned int", &count) < 0)
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

// cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object,
//     unsigned int count, unsigned int flags)
static const cb_function f_cudaGraphRetainUserObject = {.name = "cudaGraphRetainUserObject",
    .params = (const char *const[]){"graph", "object", "count", "flags", NULL}, .param_count = 4,
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
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_as_handle(m, T_cudaUserObject_t, args[1], &object) < 0
        || cb_as_uint32(args[2], "unsigned int", &count) < 0
        || (!(s->checked && args[3] == Py_None)
            && cb_as_uint32(args[3], "unsigned int", &flags) < 0))
        return NULL;
    fn_cudaGraphRetainUserObject *call = cb_symbol_address(&symbols[S_cudaGraphRetainUserObject]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(graph, object, count, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphRetainUserObject, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object,
//     unsigned int count)
static const cb_function f_cudaGraphReleaseUserObject = {.name = "cudaGraphReleaseUserObject",
    .params = (const char *const[]){"graph", "object", "count", NULL}, .param_count = 3};

CB_WRAPPER(cudaGraphReleaseUserObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphReleaseUserObject, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t graph;
    cudaUserObject_t object;
    uint32_t count;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_as_handle(m, T_cudaUserObject_t, args[1], &object) < 0
        || cb_as_uint32(args[2], "unsigned int", &count) < 0)
        return NULL;
    fn_cudaGraphReleaseUserObject *call = cb_symbol_address(&symbols[S_cudaGraphReleaseUserObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(graph, object, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphReleaseUserObject, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out,
//     cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags)
static const cb_function f_cudaGraphConditionalHandleCreate = {
    .name = "cudaGraphConditionalHandleCreate",
    .params = (const char *const[]){"graph", "defaultLaunchValue", "flags", NULL},
    .param_count = 3, .result_count = 1, .optional_mask = 0x6};

CB_WRAPPER(cudaGraphConditionalHandleCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphConditionalHandleCreate, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphConditionalHandle pHandle_out = 0;
    cudaGraph_t graph;
    uint32_t defaultLaunchValue = 0, flags = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || (!(s->checked && args[1] == Py_None)
            && cb_as_uint32(args[1], "unsigned int", &defaultLaunchValue) < 0)
        || (!(s->checked && args[2] == Py_None)
            && cb_as_uint32(args[2], "unsigned int", &flags) < 0))
        return NULL;
    fn_cudaGraphConditionalHandleCreate *call =
        cb_symbol_address(&symbols[S_cudaGraphConditionalHandleCreate]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pHandle_out, graph, defaultLaunchValue, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphConditionalHandleCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraphConditionalHandle, &pHandle_out));
}

