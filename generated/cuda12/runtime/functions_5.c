// functions_5.c of cubind's binding of the CUDA Runtime API, API version 12.9.
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

// cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to,
//     size_t *numEdges)
static const char *const params_cudaGraphGetEdges[] = {"graph", "numEdges", NULL};
static const cb_function f_cudaGraphGetEdges = {
    .name = "cudaGraphGetEdges", .params = params_cudaGraphGetEdges,
    .param_count = 2, .result_count = 3,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x4,
};

PyObject *
py_cudaGraphGetEdges(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphGetEdges, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphGetEdges, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraph_t graph;
    cb_array from;
    cb_array_init(&from);
    size_t from_count = 0;
    cb_array to;
    cb_array_init(&to);
    size_t to_count = 0;
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
    PyObject *values[] = {cb_handle_list(m, T_cudaGraphNode_t, from.data, from_count),
        cb_handle_list(m, T_cudaGraphNode_t, to.data, to_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numEdges)};
    result = cb_return_many(s, &f_cudaGraphGetEdges, values);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    return result;
}

// cudaError_t cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to,
//     cudaGraphEdgeData *edgeData, size_t *numEdges)
static const char *const params_cudaGraphGetEdges_v2[] = {"graph", "numEdges", NULL};
static const cb_function f_cudaGraphGetEdges_v2 = {
    .name = "cudaGraphGetEdges_v2", .params = params_cudaGraphGetEdges_v2,
    .param_count = 2, .result_count = 4,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x8,
};

PyObject *
py_cudaGraphGetEdges_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphGetEdges_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphGetEdges_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
    PyObject *values[] = {cb_handle_list(m, T_cudaGraphNode_t, from.data, from_count),
        cb_handle_list(m, T_cudaGraphNode_t, to.data, to_count),
        cb_record_list(m, T_cudaGraphEdgeData, edgeData.data, edgeData_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numEdges)};
    result = cb_return_many(s, &f_cudaGraphGetEdges_v2, values);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return result;
}

// cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies,
//     size_t *pNumDependencies)
static const char *const params_cudaGraphNodeGetDependencies[] = {"node", "pNumDependencies", NULL};
static const cb_function f_cudaGraphNodeGetDependencies = {
    .name = "cudaGraphNodeGetDependencies", .params = params_cudaGraphNodeGetDependencies,
    .param_count = 2, .result_count = 2,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x2,
};

PyObject *
py_cudaGraphNodeGetDependencies(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphNodeGetDependencies, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphNodeGetDependencies, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t node;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    size_t pDependencies_count = 0;
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
        status = call(node, pDependencies.data, &pNumDependencies);
        cb_gil_end(thread);
        if (status != cudaSuccess) {
            result = cb_fail(s, &f_cudaGraphNodeGetDependencies, status, args, NULL);
            goto done;
        }
    }
    pDependencies_count = (size_t)pNumDependencies;
    if (cb_array_reserve(&pDependencies, pDependencies_count, sizeof(cudaGraphNode_t)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, pDependencies.data, &pNumDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphNodeGetDependencies, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)pNumDependencies < pDependencies_count)
        pDependencies_count = (size_t)pNumDependencies;
    PyObject *values[] =
        {cb_handle_list(m, T_cudaGraphNode_t, pDependencies.data, pDependencies_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(pNumDependencies)};
    result = cb_return_many(s, &f_cudaGraphNodeGetDependencies, values);
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependencies,
//     cudaGraphEdgeData *edgeData, size_t *pNumDependencies)
static const char *const params_cudaGraphNodeGetDependencies_v2[] = {"node", "pNumDependencies",
    NULL};
static const cb_function f_cudaGraphNodeGetDependencies_v2 = {
    .name = "cudaGraphNodeGetDependencies_v2", .params = params_cudaGraphNodeGetDependencies_v2,
    .param_count = 2, .result_count = 3,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x4,
};

PyObject *
py_cudaGraphNodeGetDependencies_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphNodeGetDependencies_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphNodeGetDependencies_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
    fn_cudaGraphNodeGetDependencies_v2 *call =
        cb_symbol_address(&symbols[S_cudaGraphNodeGetDependencies_v2]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(node, pDependencies.data, edgeData.data, &pNumDependencies);
        cb_gil_end(thread);
        if (status != cudaSuccess) {
            result = cb_fail(s, &f_cudaGraphNodeGetDependencies_v2, status, args, NULL);
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
        result = cb_fail(s, &f_cudaGraphNodeGetDependencies_v2, status, args, NULL);
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
    result = cb_return_many(s, &f_cudaGraphNodeGetDependencies_v2, values);
done:
    cb_array_done(&pDependencies);
    cb_array_done(&edgeData);
    return result;
}

// cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t
//     *pDependentNodes, size_t *pNumDependentNodes)
static const char *const params_cudaGraphNodeGetDependentNodes[] = {"node", "pNumDependentNodes",
    NULL};
static const cb_function f_cudaGraphNodeGetDependentNodes = {
    .name = "cudaGraphNodeGetDependentNodes", .params = params_cudaGraphNodeGetDependentNodes,
    .param_count = 2, .result_count = 2,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x2,
};

PyObject *
py_cudaGraphNodeGetDependentNodes(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphNodeGetDependentNodes, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphNodeGetDependentNodes, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t node;
    cb_array pDependentNodes;
    cb_array_init(&pDependentNodes);
    size_t pDependentNodes_count = 0;
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
        status = call(node, pDependentNodes.data, &pNumDependentNodes);
        cb_gil_end(thread);
        if (status != cudaSuccess) {
            result = cb_fail(s, &f_cudaGraphNodeGetDependentNodes, status, args, NULL);
            goto done;
        }
    }
    pDependentNodes_count = (size_t)pNumDependentNodes;
    if (cb_array_reserve(&pDependentNodes, pDependentNodes_count, sizeof(cudaGraphNode_t)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, pDependentNodes.data, &pNumDependentNodes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphNodeGetDependentNodes, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)pNumDependentNodes < pDependentNodes_count)
        pDependentNodes_count = (size_t)pNumDependentNodes;
    PyObject *values[] =
        {cb_handle_list(m, T_cudaGraphNode_t, pDependentNodes.data, pDependentNodes_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(pNumDependentNodes)};
    result = cb_return_many(s, &f_cudaGraphNodeGetDependentNodes, values);
done:
    cb_array_done(&pDependentNodes);
    return result;
}

// cudaError_t cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node, cudaGraphNode_t
//     *pDependentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)
static const char *const params_cudaGraphNodeGetDependentNodes_v2[] = {"node",
    "pNumDependentNodes", NULL};
static const cb_function f_cudaGraphNodeGetDependentNodes_v2 = {
    .name = "cudaGraphNodeGetDependentNodes_v2", .params = params_cudaGraphNodeGetDependentNodes_v2,
    .param_count = 2, .result_count = 3,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x4,
};

PyObject *
py_cudaGraphNodeGetDependentNodes_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphNodeGetDependentNodes_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphNodeGetDependentNodes_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
    fn_cudaGraphNodeGetDependentNodes_v2 *call =
        cb_symbol_address(&symbols[S_cudaGraphNodeGetDependentNodes_v2]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(node, pDependentNodes.data, edgeData.data, &pNumDependentNodes);
        cb_gil_end(thread);
        if (status != cudaSuccess) {
            result = cb_fail(s, &f_cudaGraphNodeGetDependentNodes_v2, status, args, NULL);
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
        result = cb_fail(s, &f_cudaGraphNodeGetDependentNodes_v2, status, args, NULL);
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
    result = cb_return_many(s, &f_cudaGraphNodeGetDependentNodes_v2, values);
done:
    cb_array_done(&pDependentNodes);
    cb_array_done(&edgeData);
    return result;
}

// cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const
//     cudaGraphNode_t *to, size_t numDependencies)
static const char *const params_cudaGraphAddDependencies[] = {"graph", "from_", "to",
    "numDependencies", NULL};
static const cb_function f_cudaGraphAddDependencies = {
    .name = "cudaGraphAddDependencies", .params = params_cudaGraphAddDependencies,
    .param_count = 4, .result_count = 0,
    .auto_mask = 0x8,
};

PyObject *
py_cudaGraphAddDependencies(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaGraphAddDependencies, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddDependencies, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraph_t graph;
    cb_array from;
    cb_array_init(&from);
    cb_array to;
    cb_array_init(&to);
    uint64_t numDependencies = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "from_", &from) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[2], "to", &to) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint64(args[3], "size_t", &numDependencies) < 0)
        goto done;
    if (args[3] == NULL && from.length > (size_t)numDependencies)
        numDependencies = (uint64_t)from.length;
    if (args[3] == NULL && to.length > (size_t)numDependencies)
        numDependencies = (uint64_t)to.length;
    if (from.data != NULL && cb_array_check(&from, (size_t)numDependencies) < 0)
        goto done;
    if (to.data != NULL && cb_array_check(&to, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddDependencies *call = cb_symbol_address(&symbols[S_cudaGraphAddDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(graph, from.data, to.data, numDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddDependencies, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    return result;
}

// cudaError_t cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, const
//     cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)
static const char *const params_cudaGraphAddDependencies_v2[] = {"graph", "from_", "to",
    "edgeData", "numDependencies", NULL};
static const cb_function f_cudaGraphAddDependencies_v2 = {
    .name = "cudaGraphAddDependencies_v2", .params = params_cudaGraphAddDependencies_v2,
    .param_count = 5, .result_count = 0,
    .optional_mask = 0x8,
    .auto_mask = 0x10,
};

PyObject *
py_cudaGraphAddDependencies_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cudaGraphAddDependencies_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddDependencies_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
    fn_cudaGraphAddDependencies_v2 *call =
        cb_symbol_address(&symbols[S_cudaGraphAddDependencies_v2]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(graph, from.data, to.data, edgeData.data, numDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddDependencies_v2, status, args, NULL);
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
//     cudaGraphNode_t *to, size_t numDependencies)
static const char *const params_cudaGraphRemoveDependencies[] = {"graph", "from_", "to",
    "numDependencies", NULL};
static const cb_function f_cudaGraphRemoveDependencies = {
    .name = "cudaGraphRemoveDependencies", .params = params_cudaGraphRemoveDependencies,
    .param_count = 4, .result_count = 0,
    .auto_mask = 0x8,
};

PyObject *
py_cudaGraphRemoveDependencies(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaGraphRemoveDependencies, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphRemoveDependencies, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraph_t graph;
    cb_array from;
    cb_array_init(&from);
    cb_array to;
    cb_array_init(&to);
    uint64_t numDependencies = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "from_", &from) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[2], "to", &to) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint64(args[3], "size_t", &numDependencies) < 0)
        goto done;
    if (args[3] == NULL && from.length > (size_t)numDependencies)
        numDependencies = (uint64_t)from.length;
    if (args[3] == NULL && to.length > (size_t)numDependencies)
        numDependencies = (uint64_t)to.length;
    if (from.data != NULL && cb_array_check(&from, (size_t)numDependencies) < 0)
        goto done;
    if (to.data != NULL && cb_array_check(&to, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphRemoveDependencies *call =
        cb_symbol_address(&symbols[S_cudaGraphRemoveDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(graph, from.data, to.data, numDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphRemoveDependencies, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    return result;
}

// cudaError_t cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, const
//     cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)
static const char *const params_cudaGraphRemoveDependencies_v2[] = {"graph", "from_", "to",
    "edgeData", "numDependencies", NULL};
static const cb_function f_cudaGraphRemoveDependencies_v2 = {
    .name = "cudaGraphRemoveDependencies_v2", .params = params_cudaGraphRemoveDependencies_v2,
    .param_count = 5, .result_count = 0,
    .optional_mask = 0x8,
    .auto_mask = 0x10,
};

PyObject *
py_cudaGraphRemoveDependencies_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cudaGraphRemoveDependencies_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphRemoveDependencies_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
    fn_cudaGraphRemoveDependencies_v2 *call =
        cb_symbol_address(&symbols[S_cudaGraphRemoveDependencies_v2]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(graph, from.data, to.data, edgeData.data, numDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphRemoveDependencies_v2, status, args, NULL);
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
static const cb_function f_cudaGraphDestroyNode = {
    .name = "cudaGraphDestroyNode", .params = params_cudaGraphDestroyNode,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaGraphDestroyNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphDestroyNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphDestroyNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphInstantiate = {
    .name = "cudaGraphInstantiate", .params = params_cudaGraphInstantiate,
    .param_count = 2, .result_count = 1,
    .optional_mask = 0x2,
};

PyObject *
py_cudaGraphInstantiate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphInstantiate, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphInstantiate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphInstantiateWithFlags = {
    .name = "cudaGraphInstantiateWithFlags", .params = params_cudaGraphInstantiateWithFlags,
    .param_count = 2, .result_count = 1,
    .optional_mask = 0x2,
};

PyObject *
py_cudaGraphInstantiateWithFlags(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphInstantiateWithFlags, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphInstantiateWithFlags, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphInstantiateWithParams = {
    .name = "cudaGraphInstantiateWithParams", .params = params_cudaGraphInstantiateWithParams,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaGraphInstantiateWithParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphInstantiateWithParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphInstantiateWithParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphExecGetFlags = {
    .name = "cudaGraphExecGetFlags", .params = params_cudaGraphExecGetFlags,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGraphExecGetFlags(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphExecGetFlags, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExecGetFlags, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphExecKernelNodeSetParams = {
    .name = "cudaGraphExecKernelNodeSetParams", .params = params_cudaGraphExecKernelNodeSetParams,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaGraphExecKernelNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphExecKernelNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExecKernelNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphExecMemcpyNodeSetParams = {
    .name = "cudaGraphExecMemcpyNodeSetParams", .params = params_cudaGraphExecMemcpyNodeSetParams,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaGraphExecMemcpyNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphExecMemcpyNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExecMemcpyNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphExecMemcpyNodeSetParamsToSymbol = {
    .name = "cudaGraphExecMemcpyNodeSetParamsToSymbol",
        .params = params_cudaGraphExecMemcpyNodeSetParamsToSymbol,
    .param_count = 7, .result_count = 0,
};

PyObject *
py_cudaGraphExecMemcpyNodeSetParamsToSymbol(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_args_direct(&f_cudaGraphExecMemcpyNodeSetParamsToSymbol, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExecMemcpyNodeSetParamsToSymbol, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphExecMemcpyNodeSetParamsFromSymbol = {
    .name = "cudaGraphExecMemcpyNodeSetParamsFromSymbol",
        .params = params_cudaGraphExecMemcpyNodeSetParamsFromSymbol,
    .param_count = 7, .result_count = 0,
};

PyObject *
py_cudaGraphExecMemcpyNodeSetParamsFromSymbol(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_args_direct(&f_cudaGraphExecMemcpyNodeSetParamsFromSymbol, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExecMemcpyNodeSetParamsFromSymbol, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphExecMemcpyNodeSetParams1D = {
    .name = "cudaGraphExecMemcpyNodeSetParams1D",
        .params = params_cudaGraphExecMemcpyNodeSetParams1D,
    .param_count = 6, .result_count = 0,
};

PyObject *
py_cudaGraphExecMemcpyNodeSetParams1D(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cudaGraphExecMemcpyNodeSetParams1D, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExecMemcpyNodeSetParams1D, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphExecMemsetNodeSetParams = {
    .name = "cudaGraphExecMemsetNodeSetParams", .params = params_cudaGraphExecMemsetNodeSetParams,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaGraphExecMemsetNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphExecMemsetNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExecMemsetNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphExecHostNodeSetParams = {
    .name = "cudaGraphExecHostNodeSetParams", .params = params_cudaGraphExecHostNodeSetParams,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaGraphExecHostNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphExecHostNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExecHostNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphExecChildGraphNodeSetParams = {
    .name = "cudaGraphExecChildGraphNodeSetParams",
        .params = params_cudaGraphExecChildGraphNodeSetParams,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaGraphExecChildGraphNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphExecChildGraphNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExecChildGraphNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphExecEventRecordNodeSetEvent = {
    .name = "cudaGraphExecEventRecordNodeSetEvent",
        .params = params_cudaGraphExecEventRecordNodeSetEvent,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaGraphExecEventRecordNodeSetEvent(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphExecEventRecordNodeSetEvent, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExecEventRecordNodeSetEvent, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphExecEventWaitNodeSetEvent = {
    .name = "cudaGraphExecEventWaitNodeSetEvent",
        .params = params_cudaGraphExecEventWaitNodeSetEvent,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaGraphExecEventWaitNodeSetEvent(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphExecEventWaitNodeSetEvent, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExecEventWaitNodeSetEvent, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphExecExternalSemaphoresSignalNodeSetParams = {
    .name = "cudaGraphExecExternalSemaphoresSignalNodeSetParams",
        .params = params_cudaGraphExecExternalSemaphoresSignalNodeSetParams,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaGraphExecExternalSemaphoresSignalNodeSetParams(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphExecExternalSemaphoresSignalNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExecExternalSemaphoresSignalNodeSetParams, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphExecExternalSemaphoresWaitNodeSetParams = {
    .name = "cudaGraphExecExternalSemaphoresWaitNodeSetParams",
        .params = params_cudaGraphExecExternalSemaphoresWaitNodeSetParams,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaGraphExecExternalSemaphoresWaitNodeSetParams(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphExecExternalSemaphoresWaitNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExecExternalSemaphoresWaitNodeSetParams, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphNodeSetEnabled = {
    .name = "cudaGraphNodeSetEnabled", .params = params_cudaGraphNodeSetEnabled,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaGraphNodeSetEnabled(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphNodeSetEnabled, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphNodeSetEnabled, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphNodeGetEnabled = {
    .name = "cudaGraphNodeGetEnabled", .params = params_cudaGraphNodeGetEnabled,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaGraphNodeGetEnabled(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphNodeGetEnabled, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphNodeGetEnabled, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphExecUpdate = {
    .name = "cudaGraphExecUpdate", .params = params_cudaGraphExecUpdate,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaGraphExecUpdate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphExecUpdate, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExecUpdate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphUpload = {
    .name = "cudaGraphUpload", .params = params_cudaGraphUpload,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaGraphUpload(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphUpload, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphUpload, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphLaunch = {
    .name = "cudaGraphLaunch", .params = params_cudaGraphLaunch,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaGraphLaunch(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphLaunch, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphLaunch, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphExecDestroy = {
    .name = "cudaGraphExecDestroy", .params = params_cudaGraphExecDestroy,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaGraphExecDestroy(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphExecDestroy, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExecDestroy, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphDestroy = {
    .name = "cudaGraphDestroy", .params = params_cudaGraphDestroy,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaGraphDestroy(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphDestroy, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphDestroy, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphDebugDotPrint = {
    .name = "cudaGraphDebugDotPrint", .params = params_cudaGraphDebugDotPrint,
    .param_count = 3, .result_count = 0,
    .optional_mask = 0x4,
};

PyObject *
py_cudaGraphDebugDotPrint(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphDebugDotPrint, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphDebugDotPrint, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaUserObjectCreate = {
    .name = "cudaUserObjectCreate", .params = params_cudaUserObjectCreate,
    .param_count = 4, .result_count = 1,
};

PyObject *
py_cudaUserObjectCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaUserObjectCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaUserObjectCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaUserObjectRetain = {
    .name = "cudaUserObjectRetain", .params = params_cudaUserObjectRetain,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaUserObjectRetain(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaUserObjectRetain, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaUserObjectRetain, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaUserObjectRelease = {
    .name = "cudaUserObjectRelease", .params = params_cudaUserObjectRelease,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaUserObjectRelease(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaUserObjectRelease, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaUserObjectRelease, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGraphRetainUserObject = {
    .name = "cudaGraphRetainUserObject", .params = params_cudaGraphRetainUserObject,
    .param_count = 4, .result_count = 0,
    .optional_mask = 0x8,
};

PyObject *
py_cudaGraphRetainUserObject(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaGraphRetainUserObject, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphRetainUserObject, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int
//     count)
static const char *const params_cudaGraphReleaseUserObject[] = {"graph", "object", "count", NULL};
static const cb_function f_cudaGraphReleaseUserObject = {
    .name = "cudaGraphReleaseUserObject", .params = params_cudaGraphReleaseUserObject,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaGraphReleaseUserObject(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphReleaseUserObject, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphReleaseUserObject, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraph_t graph;
    cudaUserObject_t object;
    uint32_t count;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaUserObject_t, args[1], &object) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &count) < 0)
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

// cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, struct cudaGraphNodeParams
//     *nodeParams)
static const char *const params_cudaGraphAddNode[] = {"graph", "pDependencies", "numDependencies",
    "nodeParams", NULL};
static const cb_function f_cudaGraphAddNode = {
    .name = "cudaGraphAddNode", .params = params_cudaGraphAddNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cudaGraphAddNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaGraphAddNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    struct cudaGraphNodeParams *nodeParams;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_cudaGraphNodeParams, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (pDependencies.data != NULL && cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddNode *call = cb_symbol_address(&symbols[S_cudaGraphAddNode]);
    if (call == NULL)
        goto done;
    cb_callbacks_exist(m);
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphAddNode_v2(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData, size_t
//     numDependencies, struct cudaGraphNodeParams *nodeParams)
static const char *const params_cudaGraphAddNode_v2[] = {"graph", "pDependencies",
    "dependencyData", "numDependencies", "nodeParams", NULL};
static const cb_function f_cudaGraphAddNode_v2 = {
    .name = "cudaGraphAddNode_v2", .params = params_cudaGraphAddNode_v2,
    .param_count = 5, .result_count = 1,
    .auto_mask = 0x8,
};

PyObject *
py_cudaGraphAddNode_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cudaGraphAddNode_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddNode_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    cb_array dependencyData;
    cb_array_init(&dependencyData);
    uint64_t numDependencies = 0;
    struct cudaGraphNodeParams *nodeParams;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (cb_array_records(m, T_cudaGraphEdgeData, args[2], "dependencyData", &dependencyData) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint64(args[3], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_cudaGraphNodeParams, args[4], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[3] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (args[3] == NULL && dependencyData.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencyData.length;
    if (pDependencies.data != NULL && cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    if (dependencyData.data != NULL && cb_array_check(&dependencyData, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddNode_v2 *call = cb_symbol_address(&symbols[S_cudaGraphAddNode_v2]);
    if (call == NULL)
        goto done;
    cb_callbacks_exist(m);
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, dependencyData.data, numDependencies,
        nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddNode_v2, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    cb_array_done(&dependencyData);
    return result;
}

// cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams)
static const char *const params_cudaGraphNodeSetParams[] = {"node", "nodeParams", NULL};
static const cb_function f_cudaGraphNodeSetParams = {
    .name = "cudaGraphNodeSetParams", .params = params_cudaGraphNodeSetParams,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaGraphNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphNode_t node;
    struct cudaGraphNodeParams *nodeParams;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaGraphNodeParams, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cudaGraphNodeSetParams *call = cb_symbol_address(&symbols[S_cudaGraphNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node, struct
//     cudaGraphNodeParams *nodeParams)
static const char *const params_cudaGraphExecNodeSetParams[] = {"graphExec", "node", "nodeParams",
    NULL};
static const cb_function f_cudaGraphExecNodeSetParams = {
    .name = "cudaGraphExecNodeSetParams", .params = params_cudaGraphExecNodeSetParams,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaGraphExecNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphExecNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExecNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphExec_t graphExec;
    cudaGraphNode_t node;
    struct cudaGraphNodeParams *nodeParams;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &graphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[1], &node) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaGraphNodeParams, args[2], "nodeParams", &nodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cudaGraphExecNodeSetParams *call = cb_symbol_address(&symbols[S_cudaGraphExecNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(graphExec, node, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t
//     graph, unsigned int defaultLaunchValue, unsigned int flags)
static const char *const params_cudaGraphConditionalHandleCreate[] = {"graph",
    "defaultLaunchValue", "flags", NULL};
static const cb_function f_cudaGraphConditionalHandleCreate = {
    .name = "cudaGraphConditionalHandleCreate", .params = params_cudaGraphConditionalHandleCreate,
    .param_count = 3, .result_count = 1,
    .optional_mask = 0x6,
};

PyObject *
py_cudaGraphConditionalHandleCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphConditionalHandleCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphConditionalHandleCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphConditionalHandle pHandle_out = 0;
    cudaGraph_t graph;
    uint32_t defaultLaunchValue = 0;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        return NULL;
    if (!(s->checked && args[1] == Py_None)
        && cb_as_uint32(args[1], "unsigned int", &defaultLaunchValue) < 0)
        return NULL;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphConditionalHandleCreate *call =
        cb_symbol_address(&symbols[S_cudaGraphConditionalHandleCreate]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pHandle_out, graph, defaultLaunchValue, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphConditionalHandleCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraphConditionalHandle, &pHandle_out));
}

// cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags,
//     enum cudaDriverEntryPointQueryResult *driverStatus)
static const char *const params_cudaGetDriverEntryPoint[] = {"symbol", "flags", NULL};
static const cb_function f_cudaGetDriverEntryPoint = {
    .name = "cudaGetDriverEntryPoint", .params = params_cudaGetDriverEntryPoint,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_cudaGetDriverEntryPoint(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGetDriverEntryPoint, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGetDriverEntryPoint, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address symbol;
    symbol.held = false;
    void *funcPtr = NULL;
    uint64_t flags;
    enum cudaDriverEntryPointQueryResult driverStatus = 0;
    if (cb_as_text(args[0], false, &symbol) < 0)
        goto done;
    if (cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    fn_cudaGetDriverEntryPoint *call = cb_symbol_address(&symbols[S_cudaGetDriverEntryPoint]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(symbol.value, &funcPtr, flags, &driverStatus);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetDriverEntryPoint, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {PyLong_FromVoidPtr((void *)funcPtr),
        cb_enum_member(m, T_cudaDriverEntryPointQueryResult, driverStatus)};
    result = cb_return_many(s, &f_cudaGetDriverEntryPoint, values);
done:
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr, unsigned int
//     cudaVersion, unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus)
static const char *const params_cudaGetDriverEntryPointByVersion[] = {"symbol", "cudaVersion",
    "flags", NULL};
static const cb_function f_cudaGetDriverEntryPointByVersion = {
    .name = "cudaGetDriverEntryPointByVersion", .params = params_cudaGetDriverEntryPointByVersion,
    .param_count = 3, .result_count = 2,
};

PyObject *
py_cudaGetDriverEntryPointByVersion(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGetDriverEntryPointByVersion, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGetDriverEntryPointByVersion, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address symbol;
    symbol.held = false;
    void *funcPtr = NULL;
    uint32_t cudaVersion;
    uint64_t flags;
    enum cudaDriverEntryPointQueryResult driverStatus = 0;
    if (cb_as_text(args[0], false, &symbol) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &cudaVersion) < 0)
        goto done;
    if (cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    fn_cudaGetDriverEntryPointByVersion *call =
        cb_symbol_address(&symbols[S_cudaGetDriverEntryPointByVersion]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(symbol.value, &funcPtr, cudaVersion, flags, &driverStatus);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetDriverEntryPointByVersion, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {PyLong_FromVoidPtr((void *)funcPtr),
        cb_enum_member(m, T_cudaDriverEntryPointQueryResult, driverStatus)};
    result = cb_return_many(s, &f_cudaGetDriverEntryPointByVersion, values);
done:
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code, enum cudaJitOption
//     *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibraryOption
//     *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)
static const char *const params_cudaLibraryLoadData[] = {"code", "jitOptions", "jitOptionsValues",
    "numJitOptions", "libraryOptions", "libraryOptionValues", "numLibraryOptions", NULL};
static const cb_function f_cudaLibraryLoadData = {
    .name = "cudaLibraryLoadData", .params = params_cudaLibraryLoadData,
    .param_count = 7, .result_count = 1,
    .optional_mask = 0x36,
    .auto_mask = 0x48,
};

PyObject *
py_cudaLibraryLoadData(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_args_direct(&f_cudaLibraryLoadData, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaLibraryLoadData, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaLibrary_t library = NULL;
    PyObject *library_object = NULL;
    cb_address code;
    code.held = false;
    cb_options jitOptions;
    cb_options_init(&jitOptions);
    uint32_t numJitOptions = 0;
    cb_options libraryOptions;
    cb_options_init(&libraryOptions);
    uint32_t numLibraryOptions = 0;
    if (cb_as_address(m, args[0], &code) < 0)
        goto done;
    if (cb_options_keys(m, T_cudaJitOption, args[1], "jitOptions", &jitOptions) < 0)
        goto done;
    if (cb_options_values(s, &table_jit_options, args[2], "jitOptionsValues", &jitOptions) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint32(args[3], "unsigned int", &numJitOptions) < 0)
        goto done;
    if (cb_options_keys(m, T_cudaLibraryOption, args[4], "libraryOptions", &libraryOptions) < 0)
        goto done;
    if (cb_options_values(s, &table_library_options, args[5], "libraryOptionValues",
        &libraryOptions) < 0)
        goto done;
    if (args[6] != NULL && cb_as_uint32(args[6], "unsigned int", &numLibraryOptions) < 0)
        goto done;
    if (args[3] == NULL && jitOptions.keys.length > (size_t)numJitOptions)
        numJitOptions = (uint32_t)jitOptions.keys.length;
    if (args[6] == NULL && libraryOptions.keys.length > (size_t)numLibraryOptions)
        numLibraryOptions = (uint32_t)libraryOptions.keys.length;
    if (cb_array_check(&jitOptions.keys, (size_t)numJitOptions) < 0)
        goto done;
    if (cb_options_check(&jitOptions, (size_t)numJitOptions, "cudaLibraryLoadData",
        "jitOptionsValues") < 0)
        goto done;
    if (cb_array_check(&libraryOptions.keys, (size_t)numLibraryOptions) < 0)
        goto done;
    if (cb_options_check(&libraryOptions, (size_t)numLibraryOptions, "cudaLibraryLoadData",
        "libraryOptionValues") < 0)
        goto done;
    fn_cudaLibraryLoadData *call = cb_symbol_address(&symbols[S_cudaLibraryLoadData]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&library, code.value, jitOptions.keys.data, jitOptions.values, numJitOptions,
        libraryOptions.keys.data, libraryOptions.values, numLibraryOptions);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLibraryLoadData, status, args, NULL);
        goto done;
    }
    library_object = cb_cell_new(m, T_cudaLibrary_t, &library);
    if (library_object == NULL)
        goto done;
    cb_options_give(&jitOptions, library_object);
    result = cb_return1(s, Py_NewRef(library_object));
done:
    Py_XDECREF(library_object);
    cb_address_release(&code);
    cb_options_done(&jitOptions);
    cb_options_done(&libraryOptions);
    return result;
}

// cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName, enum
//     cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, enum
//     cudaLibraryOption *libraryOptions, void **libraryOptionValues, unsigned int
//     numLibraryOptions)
static const char *const params_cudaLibraryLoadFromFile[] = {"fileName", "jitOptions",
    "jitOptionsValues", "numJitOptions", "libraryOptions", "libraryOptionValues",
    "numLibraryOptions", NULL};
static const cb_function f_cudaLibraryLoadFromFile = {
    .name = "cudaLibraryLoadFromFile", .params = params_cudaLibraryLoadFromFile,
    .param_count = 7, .result_count = 1,
    .optional_mask = 0x36,
    .auto_mask = 0x48,
};

PyObject *
py_cudaLibraryLoadFromFile(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_args_direct(&f_cudaLibraryLoadFromFile, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaLibraryLoadFromFile, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaLibrary_t library = NULL;
    PyObject *library_object = NULL;
    cb_address fileName;
    fileName.held = false;
    cb_options jitOptions;
    cb_options_init(&jitOptions);
    uint32_t numJitOptions = 0;
    cb_options libraryOptions;
    cb_options_init(&libraryOptions);
    uint32_t numLibraryOptions = 0;
    if (cb_as_text(args[0], false, &fileName) < 0)
        goto done;
    if (cb_options_keys(m, T_cudaJitOption, args[1], "jitOptions", &jitOptions) < 0)
        goto done;
    if (cb_options_values(s, &table_jit_options, args[2], "jitOptionsValues", &jitOptions) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint32(args[3], "unsigned int", &numJitOptions) < 0)
        goto done;
    if (cb_options_keys(m, T_cudaLibraryOption, args[4], "libraryOptions", &libraryOptions) < 0)
        goto done;
    if (cb_options_values(s, &table_library_options, args[5], "libraryOptionValues",
        &libraryOptions) < 0)
        goto done;
    if (args[6] != NULL && cb_as_uint32(args[6], "unsigned int", &numLibraryOptions) < 0)
        goto done;
    if (args[3] == NULL && jitOptions.keys.length > (size_t)numJitOptions)
        numJitOptions = (uint32_t)jitOptions.keys.length;
    if (args[6] == NULL && libraryOptions.keys.length > (size_t)numLibraryOptions)
        numLibraryOptions = (uint32_t)libraryOptions.keys.length;
    if (cb_array_check(&jitOptions.keys, (size_t)numJitOptions) < 0)
        goto done;
    if (cb_options_check(&jitOptions, (size_t)numJitOptions, "cudaLibraryLoadFromFile",
        "jitOptionsValues") < 0)
        goto done;
    if (cb_array_check(&libraryOptions.keys, (size_t)numLibraryOptions) < 0)
        goto done;
    if (cb_options_check(&libraryOptions, (size_t)numLibraryOptions, "cudaLibraryLoadFromFile",
        "libraryOptionValues") < 0)
        goto done;
    fn_cudaLibraryLoadFromFile *call = cb_symbol_address(&symbols[S_cudaLibraryLoadFromFile]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&library, fileName.value, jitOptions.keys.data, jitOptions.values, numJitOptions,
        libraryOptions.keys.data, libraryOptions.values, numLibraryOptions);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLibraryLoadFromFile, status, args, NULL);
        goto done;
    }
    library_object = cb_cell_new(m, T_cudaLibrary_t, &library);
    if (library_object == NULL)
        goto done;
    cb_options_give(&jitOptions, library_object);
    result = cb_return1(s, Py_NewRef(library_object));
done:
    Py_XDECREF(library_object);
    cb_address_release(&fileName);
    cb_options_done(&jitOptions);
    cb_options_done(&libraryOptions);
    return result;
}

// cudaError_t cudaLibraryUnload(cudaLibrary_t library)
static const char *const params_cudaLibraryUnload[] = {"library", NULL};
static const cb_function f_cudaLibraryUnload = {
    .name = "cudaLibraryUnload", .params = params_cudaLibraryUnload,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaLibraryUnload(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaLibraryUnload, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaLibraryUnload, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaLibrary_t library;
    if (cb_as_handle(m, T_cudaLibrary_t, args[0], &library) < 0)
        return NULL;
    fn_cudaLibraryUnload *call = cb_symbol_address(&symbols[S_cudaLibraryUnload]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(library);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaLibraryUnload, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library, const char *name)
static const char *const params_cudaLibraryGetKernel[] = {"library", "name", NULL};
static const cb_function f_cudaLibraryGetKernel = {
    .name = "cudaLibraryGetKernel", .params = params_cudaLibraryGetKernel,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaLibraryGetKernel(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaLibraryGetKernel, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaLibraryGetKernel, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaKernel_t pKernel = NULL;
    cudaLibrary_t library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_cudaLibrary_t, args[0], &library) < 0)
        goto done;
    if (cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cudaLibraryGetKernel *call = cb_symbol_address(&symbols[S_cudaLibraryGetKernel]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pKernel, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLibraryGetKernel, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaKernel_t, &pKernel));
done:
    cb_address_release(&name);
    return result;
}

// cudaError_t cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library, const char
//     *name)
static const char *const params_cudaLibraryGetGlobal[] = {"library", "name", NULL};
static const cb_function f_cudaLibraryGetGlobal = {
    .name = "cudaLibraryGetGlobal", .params = params_cudaLibraryGetGlobal,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_cudaLibraryGetGlobal(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaLibraryGetGlobal, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaLibraryGetGlobal, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    void *dptr = NULL;
    size_t bytes = 0;
    cudaLibrary_t library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_cudaLibrary_t, args[0], &library) < 0)
        goto done;
    if (cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cudaLibraryGetGlobal *call = cb_symbol_address(&symbols[S_cudaLibraryGetGlobal]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &bytes, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLibraryGetGlobal, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {PyLong_FromVoidPtr((void *)dptr), PyLong_FromUnsignedLong(bytes)};
    result = cb_return_many(s, &f_cudaLibraryGetGlobal, values);
done:
    cb_address_release(&name);
    return result;
}

// cudaError_t cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library, const char
//     *name)
static const char *const params_cudaLibraryGetManaged[] = {"library", "name", NULL};
static const cb_function f_cudaLibraryGetManaged = {
    .name = "cudaLibraryGetManaged", .params = params_cudaLibraryGetManaged,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_cudaLibraryGetManaged(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaLibraryGetManaged, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaLibraryGetManaged, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    void *dptr = NULL;
    size_t bytes = 0;
    cudaLibrary_t library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_cudaLibrary_t, args[0], &library) < 0)
        goto done;
    if (cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cudaLibraryGetManaged *call = cb_symbol_address(&symbols[S_cudaLibraryGetManaged]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &bytes, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLibraryGetManaged, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {PyLong_FromVoidPtr((void *)dptr), PyLong_FromUnsignedLong(bytes)};
    result = cb_return_many(s, &f_cudaLibraryGetManaged, values);
done:
    cb_address_release(&name);
    return result;
}

// cudaError_t cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library, const char *symbol)
static const char *const params_cudaLibraryGetUnifiedFunction[] = {"library", "symbol", NULL};
static const cb_function f_cudaLibraryGetUnifiedFunction = {
    .name = "cudaLibraryGetUnifiedFunction", .params = params_cudaLibraryGetUnifiedFunction,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaLibraryGetUnifiedFunction(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaLibraryGetUnifiedFunction, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaLibraryGetUnifiedFunction, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    void *fptr = NULL;
    cudaLibrary_t library;
    cb_address symbol;
    symbol.held = false;
    if (cb_as_handle(m, T_cudaLibrary_t, args[0], &library) < 0)
        goto done;
    if (cb_as_text(args[1], false, &symbol) < 0)
        goto done;
    fn_cudaLibraryGetUnifiedFunction *call =
        cb_symbol_address(&symbols[S_cudaLibraryGetUnifiedFunction]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&fptr, library, symbol.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLibraryGetUnifiedFunction, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromVoidPtr((void *)fptr));
done:
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)
static const char *const params_cudaLibraryGetKernelCount[] = {"lib", NULL};
static const cb_function f_cudaLibraryGetKernelCount = {
    .name = "cudaLibraryGetKernelCount", .params = params_cudaLibraryGetKernelCount,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaLibraryGetKernelCount(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaLibraryGetKernelCount, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaLibraryGetKernelCount, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    unsigned int count = 0;
    cudaLibrary_t lib;
    if (cb_as_handle(m, T_cudaLibrary_t, args[0], &lib) < 0)
        return NULL;
    fn_cudaLibraryGetKernelCount *call = cb_symbol_address(&symbols[S_cudaLibraryGetKernelCount]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&count, lib);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaLibraryGetKernelCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(count));
}

// cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels,
//     cudaLibrary_t lib)
static const char *const params_cudaLibraryEnumerateKernels[] = {"numKernels", "lib", NULL};
static const cb_function f_cudaLibraryEnumerateKernels = {
    .name = "cudaLibraryEnumerateKernels", .params = params_cudaLibraryEnumerateKernels,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaLibraryEnumerateKernels(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaLibraryEnumerateKernels, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaLibraryEnumerateKernels, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_array kernels;
    cb_array_init(&kernels);
    size_t kernels_count = 0;
    uint32_t numKernels;
    cudaLibrary_t lib;
    if (cb_as_uint32(args[0], "unsigned int", &numKernels) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaLibrary_t, args[1], &lib) < 0)
        goto done;
    fn_cudaLibraryEnumerateKernels *call =
        cb_symbol_address(&symbols[S_cudaLibraryEnumerateKernels]);
    if (call == NULL)
        goto done;
    kernels_count = (size_t)numKernels;
    if (cb_array_reserve(&kernels, kernels_count, sizeof(cudaKernel_t)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(kernels.data, numKernels, lib);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLibraryEnumerateKernels, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_handle_list(m, T_cudaKernel_t, kernels.data, kernels_count));
done:
    cb_array_done(&kernels);
    return result;
}

// cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, enum cudaFuncAttribute attr, int
//     value, int device)
static const char *const params_cudaKernelSetAttributeForDevice[] = {"kernel", "attr", "value",
    "device", NULL};
static const cb_function f_cudaKernelSetAttributeForDevice = {
    .name = "cudaKernelSetAttributeForDevice", .params = params_cudaKernelSetAttributeForDevice,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cudaKernelSetAttributeForDevice(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaKernelSetAttributeForDevice, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaKernelSetAttributeForDevice, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaKernel_t kernel;
    int32_t attr;
    int32_t value;
    int32_t device;
    if (cb_as_handle(m, T_cudaKernel_t, args[0], &kernel) < 0)
        return NULL;
    if (cb_as_enum(m, T_cudaFuncAttribute, args[1], "attr", &attr) < 0)
        return NULL;
    if (cb_as_int32(args[2], "int", &value) < 0)
        return NULL;
    if (cb_as_int32(args[3], "int", &device) < 0)
        return NULL;
    fn_cudaKernelSetAttributeForDevice *call =
        cb_symbol_address(&symbols[S_cudaKernelSetAttributeForDevice]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(kernel, (enum cudaFuncAttribute)attr, value, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaKernelSetAttributeForDevice, status, args, NULL);
    return cb_return0(s);
}

