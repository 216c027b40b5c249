// functions_graph.c of cubind for CUDA Driver API, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags)
static const cb_function f_cuGraphCreate = {.name = "cuGraphCreate",
    .params = (const char *const[]){"flags", NULL}, .param_count = 1, .result_count = 1,
    .optional_mask = 0x1};

CB_WRAPPER(cuGraphCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUgraph phGraph = NULL;
    uint32_t flags = 0;
    if (!(s->checked && args[0] == Py_None) && cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphCreate *call = cb_symbol_address(&symbols[S_cuGraphCreate]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phGraph, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraph, &phGraph));
}

// CUresult cuDeviceGraphMemTrim(CUdevice device)
static const cb_function f_cuDeviceGraphMemTrim = {.name = "cuDeviceGraphMemTrim",
    .params = (const char *const[]){"device", NULL}, .param_count = 1};

CB_WRAPPER(cuDeviceGraphMemTrim)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDeviceGraphMemTrim, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice device;
    if (cb_as_scalar(m, T_CUdevice, args[0], &device, sizeof device) < 0)
        return NULL;
    fn_cuDeviceGraphMemTrim *call = cb_symbol_address(&symbols[S_cuDeviceGraphMemTrim]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGraphMemTrim, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
static const cb_function f_cuDeviceGetGraphMemAttribute = {.name = "cuDeviceGetGraphMemAttribute",
    .params = (const char *const[]){"device", "attr", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuDeviceGetGraphMemAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuDeviceGetGraphMemAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice device;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_scalar(m, T_CUdevice, args[0], &device, sizeof device) < 0
        || cb_as_enum_number_member(m, T_CUgraphMem_attribute, args[1], "attr", &attr) < 0
        || cb_value_prepare(m, &table_graph_mem_attributes, attr, 0, &value) < 0)
        goto done;
    fn_cuDeviceGetGraphMemAttribute *call =
        cb_symbol_address(&symbols[S_cuDeviceGetGraphMemAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(device, (CUgraphMem_attribute)attr, value.data);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_value_result(s, &value));
    else
        result = cb_fail(s, &f_cuDeviceGetGraphMemAttribute, status, args, NULL);
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
static const cb_function f_cuDeviceSetGraphMemAttribute = {.name = "cuDeviceSetGraphMemAttribute",
    .params = (const char *const[]){"device", "attr", "value", NULL}, .param_count = 3};

CB_WRAPPER(cuDeviceSetGraphMemAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuDeviceSetGraphMemAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice device;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_scalar(m, T_CUdevice, args[0], &device, sizeof device) < 0
        || cb_as_enum_number_member(m, T_CUgraphMem_attribute, args[1], "attr", &attr) < 0
        || cb_value_from(s, &table_graph_mem_attributes, attr, args[2], "value", &value) < 0)
        goto done;
    fn_cuDeviceSetGraphMemAttribute *call =
        cb_symbol_address(&symbols[S_cuDeviceSetGraphMemAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(device, (CUgraphMem_attribute)attr, value.data);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuDeviceSetGraphMemAttribute, status, args, NULL);
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)
static const cb_function f_cuGraphClone = {.name = "cuGraphClone",
    .params = (const char *const[]){"originalGraph", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphClone)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphClone, &args, nargs, kwnames, slots))
        return NULL;
    CUgraph phGraphClone = NULL;
    CUgraph originalGraph;
    if (cb_as_handle(m, T_CUgraph, args[0], &originalGraph) < 0)
        return NULL;
    fn_cuGraphClone *call = cb_symbol_address(&symbols[S_cuGraphClone]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phGraphClone, originalGraph);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphClone, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraph, &phGraphClone));
}

// CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode,
//     CUgraph hClonedGraph)
static const cb_function f_cuGraphNodeFindInClone = {.name = "cuGraphNodeFindInClone",
    .params = (const char *const[]){"hOriginalNode", "hClonedGraph", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuGraphNodeFindInClone)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphNodeFindInClone, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phNode = NULL;
    CUgraphNode hOriginalNode;
    CUgraph hClonedGraph;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hOriginalNode) < 0
        || cb_as_handle(m, T_CUgraph, args[1], &hClonedGraph) < 0)
        return NULL;
    fn_cuGraphNodeFindInClone *call = cb_symbol_address(&symbols[S_cuGraphNodeFindInClone]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phNode, hOriginalNode, hClonedGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeFindInClone, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phNode));
}

// CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)
static const cb_function f_cuGraphGetNodes = {.name = "cuGraphGetNodes",
    .params = (const char *const[]){"hGraph", "numNodes", NULL}, .param_count = 2,
    .result_count = 2, .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x2};

CB_WRAPPER(cuGraphGetNodes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphGetNodes, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraph hGraph;
    cb_array nodes;
    size_t nodes_count = 0, numNodes = 0;
    uint64_t numNodes_in = 0;
    cb_array_init(&nodes);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numNodes_in) < 0))
        goto done;
    numNodes = numNodes_in;
    fn_cuGraphGetNodes *call = cb_symbol_address(&symbols[S_cuGraphGetNodes]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(hGraph, nodes.data, &numNodes);
        cb_gil_end(thread);
        if (status != CUDA_SUCCESS) {
            result = cb_fail(s, &f_cuGraphGetNodes, status, args, NULL);
            goto done;
        }
    }
    nodes_count = (size_t)numNodes;
    if (cb_array_reserve(&nodes, nodes_count, sizeof(CUgraphNode)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraph, nodes.data, &numNodes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphGetNodes, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numNodes < nodes_count)
        nodes_count = (size_t)numNodes;
    PyObject *values[] = {
        cb_handle_list(m, T_CUgraphNode, nodes.data, nodes_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numNodes)
    };
    result = cb_return_many(s, &f_cuGraphGetNodes, values);
done:
    cb_array_done(&nodes);
    return result;
}

// CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)
static const cb_function f_cuGraphGetRootNodes = {.name = "cuGraphGetRootNodes",
    .params = (const char *const[]){"hGraph", "numRootNodes", NULL}, .param_count = 2,
    .result_count = 2, .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x2};

CB_WRAPPER(cuGraphGetRootNodes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphGetRootNodes, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraph hGraph;
    cb_array rootNodes;
    size_t rootNodes_count = 0, numRootNodes = 0;
    uint64_t numRootNodes_in = 0;
    cb_array_init(&rootNodes);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numRootNodes_in) < 0))
        goto done;
    numRootNodes = numRootNodes_in;
    fn_cuGraphGetRootNodes *call = cb_symbol_address(&symbols[S_cuGraphGetRootNodes]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(hGraph, rootNodes.data, &numRootNodes);
        cb_gil_end(thread);
        if (status != CUDA_SUCCESS) {
            result = cb_fail(s, &f_cuGraphGetRootNodes, status, args, NULL);
            goto done;
        }
    }
    rootNodes_count = (size_t)numRootNodes;
    if (cb_array_reserve(&rootNodes, rootNodes_count, sizeof(CUgraphNode)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraph, rootNodes.data, &numRootNodes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphGetRootNodes, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numRootNodes < rootNodes_count)
        rootNodes_count = (size_t)numRootNodes;
    PyObject *values[] = {
        cb_handle_list(m, T_CUgraphNode, rootNodes.data, rootNodes_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numRootNodes)
    };
    result = cb_return_many(s, &f_cuGraphGetRootNodes, values);
done:
    cb_array_done(&rootNodes);
    return result;
}

// CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges)
static const cb_function f_cuGraphGetEdges = {.name = "cuGraphGetEdges",
    .params = (const char *const[]){"hGraph", "numEdges", NULL}, .param_count = 2,
    .result_count = 3, .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x4};

CB_WRAPPER(cuGraphGetEdges)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphGetEdges, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraph hGraph;
    cb_array from, to;
    size_t from_count = 0, to_count = 0, numEdges = 0;
    uint64_t numEdges_in = 0;
    cb_array_init(&from);
    cb_array_init(&to);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numEdges_in) < 0))
        goto done;
    numEdges = numEdges_in;
    fn_cuGraphGetEdges *call = cb_symbol_address(&symbols[S_cuGraphGetEdges]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(hGraph, from.data, to.data, &numEdges);
        cb_gil_end(thread);
        if (status != CUDA_SUCCESS) {
            result = cb_fail(s, &f_cuGraphGetEdges, status, args, NULL);
            goto done;
        }
    }
    from_count = (size_t)numEdges;
    if (cb_array_reserve(&from, from_count, sizeof(CUgraphNode)) < 0)
        goto done;
    to_count = (size_t)numEdges;
    if (cb_array_reserve(&to, to_count, sizeof(CUgraphNode)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraph, from.data, to.data, &numEdges);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphGetEdges, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numEdges < from_count)
        from_count = (size_t)numEdges;
    if (s->checked && (size_t)numEdges < to_count)
        to_count = (size_t)numEdges;
    PyObject *values[] = {
        cb_handle_list(m, T_CUgraphNode, from.data, from_count),
        cb_handle_list(m, T_CUgraphNode, to.data, to_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numEdges)
    };
    result = cb_return_many(s, &f_cuGraphGetEdges, values);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    return result;
}

// CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,
//     CUgraphEdgeData *edgeData, size_t *numEdges)
static const cb_function f_cuGraphGetEdges_v2 = {.name = "cuGraphGetEdges_v2",
    .params = (const char *const[]){"hGraph", "numEdges", NULL}, .param_count = 2,
    .result_count = 4, .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x8};

CB_WRAPPER(cuGraphGetEdges_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphGetEdges_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraph hGraph;
    cb_array from, to, edgeData;
    size_t from_count = 0, to_count = 0, edgeData_count = 0, numEdges = 0;
    uint64_t numEdges_in = 0;
    cb_array_init(&from);
    cb_array_init(&to);
    cb_array_init(&edgeData);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numEdges_in) < 0))
        goto done;
    numEdges = numEdges_in;
    fn_cuGraphGetEdges_v2 *call = cb_symbol_address(&symbols[S_cuGraphGetEdges_v2]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(hGraph, from.data, to.data, edgeData.data, &numEdges);
        cb_gil_end(thread);
        if (status != CUDA_SUCCESS) {
            result = cb_fail(s, &f_cuGraphGetEdges_v2, status, args, NULL);
            goto done;
        }
    }
    from_count = (size_t)numEdges;
    if (cb_array_reserve(&from, from_count, sizeof(CUgraphNode)) < 0)
        goto done;
    to_count = (size_t)numEdges;
    if (cb_array_reserve(&to, to_count, sizeof(CUgraphNode)) < 0)
        goto done;
    edgeData_count = (size_t)numEdges;
    if (cb_array_reserve(&edgeData, edgeData_count, sizeof(CUgraphEdgeData)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraph, from.data, to.data, edgeData.data, &numEdges);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphGetEdges_v2, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numEdges < from_count)
        from_count = (size_t)numEdges;
    if (s->checked && (size_t)numEdges < to_count)
        to_count = (size_t)numEdges;
    if (s->checked && (size_t)numEdges < edgeData_count)
        edgeData_count = (size_t)numEdges;
    PyObject *values[] = {
        cb_handle_list(m, T_CUgraphNode, from.data, from_count),
        cb_handle_list(m, T_CUgraphNode, to.data, to_count),
        cb_record_list(m, T_CUgraphEdgeData, edgeData.data, edgeData_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numEdges)
    };
    result = cb_return_many(s, &f_cuGraphGetEdges_v2, values);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return result;
}

// CUresult cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
//     size_t numDependencies)
static const cb_function f_cuGraphAddDependencies = {.name = "cuGraphAddDependencies",
    .params = (const char *const[]){"hGraph", "from_", "to", "numDependencies", NULL},
    .param_count = 4, .auto_mask = 0x8};

CB_WRAPPER(cuGraphAddDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphAddDependencies, &args, nargs, kwnames, slots))
        return NULL;
    CUgraph hGraph;
    cb_array from, to;
    uint64_t numDependencies = 0;
    cb_array_init(&from);
    cb_array_init(&to);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "from_", &from) < 0
        || cb_array_handles(m, T_CUgraphNode, args[2], "to", &to) < 0
        || (args[3] != NULL && cb_as_uint64(args[3], "size_t", &numDependencies) < 0))
        goto done;
    if (args[3] == NULL && from.length > (size_t)numDependencies)
        numDependencies = (uint64_t)from.length;
    if (args[3] == NULL && to.length > (size_t)numDependencies)
        numDependencies = (uint64_t)to.length;
    if ((from.data != NULL && cb_array_check(&from, (size_t)numDependencies) < 0)
        || (to.data != NULL && cb_array_check(&to, (size_t)numDependencies) < 0))
        goto done;
    fn_cuGraphAddDependencies *call = cb_symbol_address(&symbols[S_cuGraphAddDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hGraph, from.data, to.data, numDependencies);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuGraphAddDependencies, status, args, NULL);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    return result;
}

// CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
//     const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)
static const cb_function f_cuGraphAddDependencies_v2 = {.name = "cuGraphAddDependencies_v2",
    .params = (const char *const[]){"hGraph", "from_", "to", "edgeData", "numDependencies", NULL},
    .param_count = 5, .optional_mask = 0x8, .auto_mask = 0x10};

CB_WRAPPER(cuGraphAddDependencies_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphAddDependencies_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUgraph hGraph;
    cb_array from, to, edgeData;
    uint64_t numDependencies = 0;
    cb_array_init(&from);
    cb_array_init(&to);
    cb_array_init(&edgeData);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "from_", &from) < 0
        || cb_array_handles(m, T_CUgraphNode, args[2], "to", &to) < 0
        || cb_array_records(m, T_CUgraphEdgeData, args[3], "edgeData", &edgeData) < 0
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
    fn_cuGraphAddDependencies_v2 *call = cb_symbol_address(&symbols[S_cuGraphAddDependencies_v2]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hGraph, from.data, to.data, edgeData.data, numDependencies);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuGraphAddDependencies_v2, status, args, NULL);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return result;
}

// CUresult cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from,
//     const CUgraphNode *to, size_t numDependencies)
static const cb_function f_cuGraphRemoveDependencies = {.name = "cuGraphRemoveDependencies",
    .params = (const char *const[]){"hGraph", "from_", "to", "numDependencies", NULL},
    .param_count = 4, .auto_mask = 0x8};

CB_WRAPPER(cuGraphRemoveDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphRemoveDependencies, &args, nargs, kwnames, slots))
        return NULL;
    CUgraph hGraph;
    cb_array from, to;
    uint64_t numDependencies = 0;
    cb_array_init(&from);
    cb_array_init(&to);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "from_", &from) < 0
        || cb_array_handles(m, T_CUgraphNode, args[2], "to", &to) < 0
        || (args[3] != NULL && cb_as_uint64(args[3], "size_t", &numDependencies) < 0))
        goto done;
    if (args[3] == NULL && from.length > (size_t)numDependencies)
        numDependencies = (uint64_t)from.length;
    if (args[3] == NULL && to.length > (size_t)numDependencies)
        numDependencies = (uint64_t)to.length;
    if ((from.data != NULL && cb_array_check(&from, (size_t)numDependencies) < 0)
        || (to.data != NULL && cb_array_check(&to, (size_t)numDependencies) < 0))
        goto done;
    fn_cuGraphRemoveDependencies *call = cb_symbol_address(&symbols[S_cuGraphRemoveDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hGraph, from.data, to.data, numDependencies);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuGraphRemoveDependencies, status, args, NULL);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    return result;
}

// CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
//     const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)
static const cb_function f_cuGraphRemoveDependencies_v2 = {.name = "cuGraphRemoveDependencies_v2",
    .params = (const char *const[]){"hGraph", "from_", "to", "edgeData", "numDependencies", NULL},
    .param_count = 5, .optional_mask = 0x8, .auto_mask = 0x10};

CB_WRAPPER(cuGraphRemoveDependencies_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphRemoveDependencies_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUgraph hGraph;
    cb_array from, to, edgeData;
    uint64_t numDependencies = 0;
    cb_array_init(&from);
    cb_array_init(&to);
    cb_array_init(&edgeData);
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "from_", &from) < 0
        || cb_array_handles(m, T_CUgraphNode, args[2], "to", &to) < 0
        || cb_array_records(m, T_CUgraphEdgeData, args[3], "edgeData", &edgeData) < 0
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
    fn_cuGraphRemoveDependencies_v2 *call =
        cb_symbol_address(&symbols[S_cuGraphRemoveDependencies_v2]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hGraph, from.data, to.data, edgeData.data, numDependencies);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuGraphRemoveDependencies_v2, status, args, NULL);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return result;
}

// CUresult cuGraphDestroyNode(CUgraphNode hNode)
static const cb_function f_cuGraphDestroyNode = {.name = "cuGraphDestroyNode",
    .params = (const char *const[]){"hNode", NULL}, .param_count = 1};

CB_WRAPPER(cuGraphDestroyNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphDestroyNode, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphDestroyNode *call = cb_symbol_address(&symbols[S_cuGraphDestroyNode]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hNode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphDestroyNode, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph,
//     unsigned long long flags)
static const cb_function f_cuGraphInstantiate = {.name = "cuGraphInstantiate",
    .params = (const char *const[]){"hGraph", "flags", NULL}, .param_count = 2, .result_count = 1,
    .optional_mask = 0x2};

CB_WRAPPER(cuGraphInstantiate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphInstantiate, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec phGraphExec = NULL;
    CUgraph hGraph;
    uint64_t flags = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || (!(s->checked && args[1] == Py_None)
            && cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &flags) < 0))
        return NULL;
    fn_cuGraphInstantiate *call = cb_symbol_address(&symbols[S_cuGraphInstantiate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phGraphExec, hGraph, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphInstantiate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphExec, &phGraphExec));
}

// CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph,
//     CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
static const cb_function f_cuGraphInstantiateWithParams = {.name = "cuGraphInstantiateWithParams",
    .params = (const char *const[]){"hGraph", "instantiateParams", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuGraphInstantiateWithParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphInstantiateWithParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec phGraphExec = NULL;
    CUgraph hGraph;
    CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_as_record(m, T_CUDA_GRAPH_INSTANTIATE_PARAMS, args[1], "instantiateParams",
            &instantiateParams) < 0)
        return NULL;
    fn_cuGraphInstantiateWithParams *call =
        cb_symbol_address(&symbols[S_cuGraphInstantiateWithParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phGraphExec, hGraph, instantiateParams);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphInstantiateWithParams, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphExec, &phGraphExec));
}

// CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)
static const cb_function f_cuGraphExecGetFlags = {.name = "cuGraphExecGetFlags",
    .params = (const char *const[]){"hGraphExec", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphExecGetFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphExecGetFlags, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    cuuint64_t flags = 0;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        return NULL;
    fn_cuGraphExecGetFlags *call = cb_symbol_address(&symbols[S_cuGraphExecGetFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hGraphExec, &flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecGetFlags, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cuuint64_t, &flags));
}

// CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)
static const cb_function f_cuGraphUpload = {.name = "cuGraphUpload",
    .params = (const char *const[]){"hGraphExec", "hStream", NULL}, .param_count = 2};

CB_WRAPPER(cuGraphUpload)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphUpload, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUstream hStream;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuGraphUpload *call = cb_symbol_address(&symbols[S_cuGraphUpload]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraphExec, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphUpload, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)
static const cb_function f_cuGraphLaunch = {.name = "cuGraphLaunch",
    .params = (const char *const[]){"hGraphExec", "hStream", NULL}, .param_count = 2};

CB_WRAPPER(cuGraphLaunch)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphLaunch, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUstream hStream;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuGraphLaunch *call = cb_symbol_address(&symbols[S_cuGraphLaunch]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraphExec, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphLaunch, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecDestroy(CUgraphExec hGraphExec)
static const cb_function f_cuGraphExecDestroy = {.name = "cuGraphExecDestroy",
    .params = (const char *const[]){"hGraphExec", NULL}, .param_count = 1};

CB_WRAPPER(cuGraphExecDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphExecDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        return NULL;
    fn_cuGraphExecDestroy *call = cb_symbol_address(&symbols[S_cuGraphExecDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraphExec);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphDestroy(CUgraph hGraph)
static const cb_function f_cuGraphDestroy = {.name = "cuGraphDestroy",
    .params = (const char *const[]){"hGraph", NULL}, .param_count = 1};

CB_WRAPPER(cuGraphDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUgraph hGraph;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        return NULL;
    fn_cuGraphDestroy *call = cb_symbol_address(&symbols[S_cuGraphDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraph);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph,
//     CUgraphExecUpdateResultInfo *resultInfo)
static const cb_function f_cuGraphExecUpdate = {.name = "cuGraphExecUpdate",
    .params = (const char *const[]){"hGraphExec", "hGraph", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuGraphExecUpdate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphExecUpdate, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraph hGraph;
    PyObject *resultInfo = NULL;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_CUgraph, args[1], &hGraph) < 0)
        goto done;
    fn_cuGraphExecUpdate *call = cb_symbol_address(&symbols[S_cuGraphExecUpdate]);
    if (call == NULL)
        goto done;
    resultInfo = cb_record_new(m, T_CUgraphExecUpdateResultInfo);
    if (resultInfo == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraphExec, hGraph, cb_record_data(resultInfo));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(resultInfo));
    else
        result = cb_fail(s, &f_cuGraphExecUpdate, status, args, NULL);
done:
    Py_XDECREF(resultInfo);
    return result;
}

// CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)
static const cb_function f_cuGraphDebugDotPrint = {.name = "cuGraphDebugDotPrint",
    .params = (const char *const[]){"hGraph", "path", "flags", NULL}, .param_count = 3,
    .optional_mask = 0x4};

CB_WRAPPER(cuGraphDebugDotPrint)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphDebugDotPrint, &args, nargs, kwnames, slots))
        return NULL;
    CUgraph hGraph;
    cb_address path;
    uint32_t flags = 0;
    path.held = false;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_as_text(args[1], false, &path) < 0
        || (!(s->checked && args[2] == Py_None)
            && cb_as_uint32(args[2], "unsigned int", &flags) < 0))
        goto done;
    fn_cuGraphDebugDotPrint *call = cb_symbol_address(&symbols[S_cuGraphDebugDotPrint]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraph, path.value, flags);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuGraphDebugDotPrint, status, args, NULL);
done:
    cb_address_release(&path);
    return result;
}

// CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy,
//     unsigned int initialRefcount, unsigned int flags)
static const cb_function f_cuUserObjectCreate = {.name = "cuUserObjectCreate",
    .params = (const char *const[]){"ptr", "destroy", "initialRefcount", "flags", NULL},
    .param_count = 4, .result_count = 1};

CB_WRAPPER(cuUserObjectCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuUserObjectCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUuserObject object_out = NULL;
    cb_address ptr;
    cb_callback destroy = {0};
    bool destroy_taken = false;
    uint32_t initialRefcount, flags;
    ptr.value = NULL;
    ptr.held = false;
    if (cb_as_callback(m, T_CUhostFn, args[1], (void *)trampoline_CUhostFn, args[0], CB_SCOPE_ONCE,
            &destroy) < 0
        || cb_as_uint32(args[2], "unsigned int", &initialRefcount) < 0
        || cb_as_uint32(args[3], "unsigned int", &flags) < 0
        || (destroy.closure == NULL && cb_as_address(m, args[0], &ptr) < 0))
        goto done;
    fn_cuUserObjectCreate *call = cb_symbol_address(&symbols[S_cuUserObjectCreate]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&object_out, destroy.closure != NULL ? destroy.closure : ptr.value,
        (CUhostFn)destroy.function, initialRefcount, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuUserObjectCreate, status, args, NULL);
        goto done;
    }
    destroy_taken = true;
    result = cb_return1(s, cb_cell_new(m, T_CUuserObject, &object_out));
done:
    cb_address_release(&ptr);
    cb_callback_finish(s->module, &destroy, destroy_taken, NULL);
    return result;
}

// CUresult cuUserObjectRetain(CUuserObject object, unsigned int count)
static const cb_function f_cuUserObjectRetain = {.name = "cuUserObjectRetain",
    .params = (const char *const[]){"object", "count", NULL}, .param_count = 2};

CB_WRAPPER(cuUserObjectRetain)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuUserObjectRetain, &args, nargs, kwnames, slots))
        return NULL;
    CUuserObject object;
    uint32_t count;
    if (cb_as_handle(m, T_CUuserObject, args[0], &object) < 0
        || cb_as_uint32(args[1], "unsigned int", &count) < 0)
        return NULL;
    fn_cuUserObjectRetain *call = cb_symbol_address(&symbols[S_cuUserObjectRetain]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(object, count);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuUserObjectRetain, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuUserObjectRelease(CUuserObject object, unsigned int count)
static const cb_function f_cuUserObjectRelease = {.name = "cuUserObjectRelease",
    .params = (const char *const[]){"object", "count", NULL}, .param_count = 2};

CB_WRAPPER(cuUserObjectRelease)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuUserObjectRelease, &args, nargs, kwnames, slots))
        return NULL;
    CUuserObject object;
    uint32_t count;
    if (cb_as_handle(m, T_CUuserObject, args[0], &object) < 0
        || cb_as_uint32(args[1], "unsigned int", &count) < 0)
        return NULL;
    fn_cuUserObjectRelease *call = cb_symbol_address(&symbols[S_cuUserObjectRelease]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(object, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuUserObjectRelease, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count,
//     unsigned int flags)
static const cb_function f_cuGraphRetainUserObject = {.name = "cuGraphRetainUserObject",
    .params = (const char *const[]){"graph", "object", "count", "flags", NULL}, .param_count = 4,
    .optional_mask = 0x8};

CB_WRAPPER(cuGraphRetainUserObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphRetainUserObject, &args, nargs, kwnames, slots))
        return NULL;
    CUgraph graph;
    CUuserObject object;
    uint32_t count;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &graph) < 0
        || cb_as_handle(m, T_CUuserObject, args[1], &object) < 0
        || cb_as_uint32(args[2], "unsigned int", &count) < 0
        || (!(s->checked && args[3] == Py_None)
            && cb_as_uint32(args[3], "unsigned int", &flags) < 0))
        return NULL;
    fn_cuGraphRetainUserObject *call = cb_symbol_address(&symbols[S_cuGraphRetainUserObject]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(graph, object, count, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphRetainUserObject, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count)
static const cb_function f_cuGraphReleaseUserObject = {.name = "cuGraphReleaseUserObject",
    .params = (const char *const[]){"graph", "object", "count", NULL}, .param_count = 3};

CB_WRAPPER(cuGraphReleaseUserObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphReleaseUserObject, &args, nargs, kwnames, slots))
        return NULL;
    CUgraph graph;
    CUuserObject object;
    uint32_t count;
    if (cb_as_handle(m, T_CUgraph, args[0], &graph) < 0
        || cb_as_handle(m, T_CUuserObject, args[1], &object) < 0
        || cb_as_uint32(args[2], "unsigned int", &count) < 0)
        return NULL;
    fn_cuGraphReleaseUserObject *call = cb_symbol_address(&symbols[S_cuGraphReleaseUserObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(graph, object, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphReleaseUserObject, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
//     const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
//     size_t numDependencies, CUgraphNodeParams *nodeParams)
static const cb_function f_cuGraphAddNode_v2 = {.name = "cuGraphAddNode_v2",
    .params = (const char *const[]){"hGraph", "dependencies", "dependencyData", "numDependencies",
        "nodeParams", NULL},
    .param_count = 5, .result_count = 1, .auto_mask = 0x8};

CB_WRAPPER(cuGraphAddNode_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cuGraphAddNode_v2, &args, nargs, kwnames, slots))
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
    fn_cuGraphAddNode_v2 *call = cb_symbol_address(&symbols[S_cuGraphAddNode_v2]);
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
        result = cb_fail(s, &f_cuGraphAddNode_v2, status, args, NULL);
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return result;
}

// CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph,
//     CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)
static const cb_function f_cuGraphConditionalHandleCreate = {
    .name = "cuGraphConditionalHandleCreate",
    .params = (const char *const[]){"hGraph", "ctx", "defaultLaunchValue", "flags", NULL},
    .param_count = 4, .result_count = 1, .optional_mask = 0xc};

CB_WRAPPER(cuGraphConditionalHandleCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphConditionalHandleCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphConditionalHandle pHandle_out = 0;
    CUgraph hGraph;
    CUcontext ctx;
    uint32_t defaultLaunchValue = 0, flags = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0
        || cb_as_handle(m, T_CUcontext, args[1], &ctx) < 0
        || (!(s->checked && args[2] == Py_None)
            && cb_as_uint32(args[2], "unsigned int", &defaultLaunchValue) < 0)
        || (!(s->checked && args[3] == Py_None)
            && cb_as_uint32(args[3], "unsigned int", &flags) < 0))
        return NULL;
    fn_cuGraphConditionalHandleCreate *call =
        cb_symbol_address(&symbols[S_cuGraphConditionalHandleCreate]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pHandle_out, hGraph, ctx, defaultLaunchValue, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphConditionalHandleCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphConditionalHandle, &pHandle_out));
}

