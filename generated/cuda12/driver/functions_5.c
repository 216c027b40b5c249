// functions_5.c of cubind's binding of the CUDA Driver API, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// Header: cuda.h
// Header: cudaProfiler.h
// Header: cudaEGL.h
// Header: cudaGL.h
// Header: cudaVDPAU.h
// Header: EGL/egl.h
// Header: GL/gl.h
// Header: vdpau/vdpau.h
// clang-format off

#include "functions.h"

// CUresult cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies, size_t
//     *numDependencies)
static const char *const params_cuGraphNodeGetDependencies[] = {"hNode", "numDependencies", NULL};
static const cb_function f_cuGraphNodeGetDependencies = {.name = "cuGraphNodeGetDependencies",
    .params = params_cuGraphNodeGetDependencies, .param_count = 2, .result_count = 2,
    .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x2};

CB_WRAPPER(cuGraphNodeGetDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphNodeGetDependencies, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode hNode;
    cb_array dependencies;
    cb_array_init(&dependencies);
    size_t dependencies_count = 0;
    uint64_t numDependencies_in = 0;
    size_t numDependencies = 0;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numDependencies_in) < 0)
        goto done;
    numDependencies = numDependencies_in;
    fn_cuGraphNodeGetDependencies *call = cb_symbol_address(&symbols[S_cuGraphNodeGetDependencies]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(hNode, dependencies.data, &numDependencies);
        cb_gil_end(thread);
        if (status != CUDA_SUCCESS) {
            result = cb_fail(s, &f_cuGraphNodeGetDependencies, status, args, NULL);
            goto done;
        }
    }
    dependencies_count = (size_t)numDependencies;
    if (cb_array_reserve(&dependencies, dependencies_count, sizeof(CUgraphNode)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, dependencies.data, &numDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphNodeGetDependencies, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numDependencies < dependencies_count)
        dependencies_count = (size_t)numDependencies;
    PyObject *values[] = {cb_handle_list(m, T_CUgraphNode, dependencies.data, dependencies_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numDependencies)};
    result = cb_return_many(s, &f_cuGraphNodeGetDependencies, values);
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies,
//     CUgraphEdgeData *edgeData, size_t *numDependencies)
static const char *const params_cuGraphNodeGetDependencies_v2[] = {"hNode", "numDependencies",
    NULL};
static const cb_function f_cuGraphNodeGetDependencies_v2 =
    {.name = "cuGraphNodeGetDependencies_v2", .params = params_cuGraphNodeGetDependencies_v2,
    .param_count = 2, .result_count = 3, .default_mask = 0x2, .auto_mask = 0x2,
    .hidden_result_mask = 0x4};

CB_WRAPPER(cuGraphNodeGetDependencies_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphNodeGetDependencies_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode hNode;
    cb_array dependencies;
    cb_array_init(&dependencies);
    size_t dependencies_count = 0;
    cb_array edgeData;
    cb_array_init(&edgeData);
    size_t edgeData_count = 0;
    uint64_t numDependencies_in = 0;
    size_t numDependencies = 0;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numDependencies_in) < 0)
        goto done;
    numDependencies = numDependencies_in;
    fn_cuGraphNodeGetDependencies_v2 *call =
        cb_symbol_address(&symbols[S_cuGraphNodeGetDependencies_v2]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(hNode, dependencies.data, edgeData.data, &numDependencies);
        cb_gil_end(thread);
        if (status != CUDA_SUCCESS) {
            result = cb_fail(s, &f_cuGraphNodeGetDependencies_v2, status, args, NULL);
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
        result = cb_fail(s, &f_cuGraphNodeGetDependencies_v2, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numDependencies < dependencies_count)
        dependencies_count = (size_t)numDependencies;
    if (s->checked && (size_t)numDependencies < edgeData_count)
        edgeData_count = (size_t)numDependencies;
    PyObject *values[] = {cb_handle_list(m, T_CUgraphNode, dependencies.data, dependencies_count),
        cb_record_list(m, T_CUgraphEdgeData, edgeData.data, edgeData_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numDependencies)};
    result = cb_return_many(s, &f_cuGraphNodeGetDependencies_v2, values);
done:
    cb_array_done(&dependencies);
    cb_array_done(&edgeData);
    return result;
}

// CUresult cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes, size_t
//     *numDependentNodes)
static const char *const params_cuGraphNodeGetDependentNodes[] = {"hNode", "numDependentNodes",
    NULL};
static const cb_function f_cuGraphNodeGetDependentNodes = {.name = "cuGraphNodeGetDependentNodes",
    .params = params_cuGraphNodeGetDependentNodes, .param_count = 2, .result_count = 2,
    .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x2};

CB_WRAPPER(cuGraphNodeGetDependentNodes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphNodeGetDependentNodes, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode hNode;
    cb_array dependentNodes;
    cb_array_init(&dependentNodes);
    size_t dependentNodes_count = 0;
    uint64_t numDependentNodes_in = 0;
    size_t numDependentNodes = 0;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numDependentNodes_in) < 0)
        goto done;
    numDependentNodes = numDependentNodes_in;
    fn_cuGraphNodeGetDependentNodes *call =
        cb_symbol_address(&symbols[S_cuGraphNodeGetDependentNodes]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(hNode, dependentNodes.data, &numDependentNodes);
        cb_gil_end(thread);
        if (status != CUDA_SUCCESS) {
            result = cb_fail(s, &f_cuGraphNodeGetDependentNodes, status, args, NULL);
            goto done;
        }
    }
    dependentNodes_count = (size_t)numDependentNodes;
    if (cb_array_reserve(&dependentNodes, dependentNodes_count, sizeof(CUgraphNode)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, dependentNodes.data, &numDependentNodes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphNodeGetDependentNodes, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numDependentNodes < dependentNodes_count)
        dependentNodes_count = (size_t)numDependentNodes;
    PyObject *values[] =
        {cb_handle_list(m, T_CUgraphNode, dependentNodes.data, dependentNodes_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numDependentNodes)};
    result = cb_return_many(s, &f_cuGraphNodeGetDependentNodes, values);
done:
    cb_array_done(&dependentNodes);
    return result;
}

// CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes,
//     CUgraphEdgeData *edgeData, size_t *numDependentNodes)
static const char *const params_cuGraphNodeGetDependentNodes_v2[] = {"hNode", "numDependentNodes",
    NULL};
static const cb_function f_cuGraphNodeGetDependentNodes_v2 =
    {.name = "cuGraphNodeGetDependentNodes_v2", .params = params_cuGraphNodeGetDependentNodes_v2,
    .param_count = 2, .result_count = 3, .default_mask = 0x2, .auto_mask = 0x2,
    .hidden_result_mask = 0x4};

CB_WRAPPER(cuGraphNodeGetDependentNodes_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphNodeGetDependentNodes_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode hNode;
    cb_array dependentNodes;
    cb_array_init(&dependentNodes);
    size_t dependentNodes_count = 0;
    cb_array edgeData;
    cb_array_init(&edgeData);
    size_t edgeData_count = 0;
    uint64_t numDependentNodes_in = 0;
    size_t numDependentNodes = 0;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numDependentNodes_in) < 0)
        goto done;
    numDependentNodes = numDependentNodes_in;
    fn_cuGraphNodeGetDependentNodes_v2 *call =
        cb_symbol_address(&symbols[S_cuGraphNodeGetDependentNodes_v2]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(hNode, dependentNodes.data, edgeData.data, &numDependentNodes);
        cb_gil_end(thread);
        if (status != CUDA_SUCCESS) {
            result = cb_fail(s, &f_cuGraphNodeGetDependentNodes_v2, status, args, NULL);
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
        result = cb_fail(s, &f_cuGraphNodeGetDependentNodes_v2, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numDependentNodes < dependentNodes_count)
        dependentNodes_count = (size_t)numDependentNodes;
    if (s->checked && (size_t)numDependentNodes < edgeData_count)
        edgeData_count = (size_t)numDependentNodes;
    PyObject *values[] =
        {cb_handle_list(m, T_CUgraphNode, dependentNodes.data, dependentNodes_count),
        cb_record_list(m, T_CUgraphEdgeData, edgeData.data, edgeData_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numDependentNodes)};
    result = cb_return_many(s, &f_cuGraphNodeGetDependentNodes_v2, values);
done:
    cb_array_done(&dependentNodes);
    cb_array_done(&edgeData);
    return result;
}

// CUresult cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
//     size_t numDependencies)
static const char *const params_cuGraphAddDependencies[] = {"hGraph", "from_", "to",
    "numDependencies", NULL};
static const cb_function f_cuGraphAddDependencies = {.name = "cuGraphAddDependencies",
    .params = params_cuGraphAddDependencies, .param_count = 4, .result_count = 0, .auto_mask = 0x8};

CB_WRAPPER(cuGraphAddDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddDependencies, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraph hGraph;
    cb_array from;
    cb_array_init(&from);
    cb_array to;
    cb_array_init(&to);
    uint64_t numDependencies = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "from_", &from) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[2], "to", &to) < 0)
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
    fn_cuGraphAddDependencies *call = cb_symbol_address(&symbols[S_cuGraphAddDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraph, from.data, to.data, numDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddDependencies, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    return result;
}

// CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode
//     *to, const CUgraphEdgeData *edgeData, size_t numDependencies)
static const char *const params_cuGraphAddDependencies_v2[] = {"hGraph", "from_", "to", "edgeData",
    "numDependencies", NULL};
static const cb_function f_cuGraphAddDependencies_v2 = {.name = "cuGraphAddDependencies_v2",
    .params = params_cuGraphAddDependencies_v2, .param_count = 5, .result_count = 0,
    .optional_mask = 0x8, .auto_mask = 0x10};

CB_WRAPPER(cuGraphAddDependencies_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuGraphAddDependencies_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraph hGraph;
    cb_array from;
    cb_array_init(&from);
    cb_array to;
    cb_array_init(&to);
    cb_array edgeData;
    cb_array_init(&edgeData);
    uint64_t numDependencies = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "from_", &from) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[2], "to", &to) < 0)
        goto done;
    if (cb_array_records(m, T_CUgraphEdgeData, args[3], "edgeData", &edgeData) < 0)
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
    fn_cuGraphAddDependencies_v2 *call = cb_symbol_address(&symbols[S_cuGraphAddDependencies_v2]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraph, from.data, to.data, edgeData.data, numDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddDependencies_v2, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return result;
}

// CUresult cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode
//     *to, size_t numDependencies)
static const char *const params_cuGraphRemoveDependencies[] = {"hGraph", "from_", "to",
    "numDependencies", NULL};
static const cb_function f_cuGraphRemoveDependencies = {.name = "cuGraphRemoveDependencies",
    .params = params_cuGraphRemoveDependencies, .param_count = 4, .result_count = 0,
    .auto_mask = 0x8};

CB_WRAPPER(cuGraphRemoveDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphRemoveDependencies, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraph hGraph;
    cb_array from;
    cb_array_init(&from);
    cb_array to;
    cb_array_init(&to);
    uint64_t numDependencies = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "from_", &from) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[2], "to", &to) < 0)
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
    fn_cuGraphRemoveDependencies *call = cb_symbol_address(&symbols[S_cuGraphRemoveDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraph, from.data, to.data, numDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphRemoveDependencies, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    return result;
}

// CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode
//     *to, const CUgraphEdgeData *edgeData, size_t numDependencies)
static const char *const params_cuGraphRemoveDependencies_v2[] = {"hGraph", "from_", "to",
    "edgeData", "numDependencies", NULL};
static const cb_function f_cuGraphRemoveDependencies_v2 = {.name = "cuGraphRemoveDependencies_v2",
    .params = params_cuGraphRemoveDependencies_v2, .param_count = 5, .result_count = 0,
    .optional_mask = 0x8, .auto_mask = 0x10};

CB_WRAPPER(cuGraphRemoveDependencies_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuGraphRemoveDependencies_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraph hGraph;
    cb_array from;
    cb_array_init(&from);
    cb_array to;
    cb_array_init(&to);
    cb_array edgeData;
    cb_array_init(&edgeData);
    uint64_t numDependencies = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "from_", &from) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[2], "to", &to) < 0)
        goto done;
    if (cb_array_records(m, T_CUgraphEdgeData, args[3], "edgeData", &edgeData) < 0)
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
    fn_cuGraphRemoveDependencies_v2 *call =
        cb_symbol_address(&symbols[S_cuGraphRemoveDependencies_v2]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraph, from.data, to.data, edgeData.data, numDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphRemoveDependencies_v2, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return result;
}

// CUresult cuGraphDestroyNode(CUgraphNode hNode)
static const char *const params_cuGraphDestroyNode[] = {"hNode", NULL};
static const cb_function f_cuGraphDestroyNode = {.name = "cuGraphDestroyNode",
    .params = params_cuGraphDestroyNode, .param_count = 1, .result_count = 0};

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
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphDestroyNode, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, unsigned long long
//     flags)
static const char *const params_cuGraphInstantiate[] = {"hGraph", "flags", NULL};
static const cb_function f_cuGraphInstantiate = {.name = "cuGraphInstantiate",
    .params = params_cuGraphInstantiate, .param_count = 2, .result_count = 1, .optional_mask = 0x2};

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
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        return NULL;
    if (!(s->checked && args[1] == Py_None)
        && cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &flags) < 0)
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
static const char *const params_cuGraphInstantiateWithParams[] = {"hGraph", "instantiateParams",
    NULL};
static const cb_function f_cuGraphInstantiateWithParams = {.name = "cuGraphInstantiateWithParams",
    .params = params_cuGraphInstantiateWithParams, .param_count = 2, .result_count = 1};

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
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_GRAPH_INSTANTIATE_PARAMS, args[1], "instantiateParams",
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
static const char *const params_cuGraphExecGetFlags[] = {"hGraphExec", NULL};
static const cb_function f_cuGraphExecGetFlags = {.name = "cuGraphExecGetFlags",
    .params = params_cuGraphExecGetFlags, .param_count = 1, .result_count = 1};

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
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, &flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecGetFlags, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cuuint64_t, &flags));
}

// CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const
//     CUDA_KERNEL_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphExecKernelNodeSetParams[] = {"hGraphExec", "hNode",
    "nodeParams", NULL};
static const cb_function f_cuGraphExecKernelNodeSetParams =
    {.name = "cuGraphExecKernelNodeSetParams", .params = params_cuGraphExecKernelNodeSetParams,
    .param_count = 3, .result_count = 0};

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
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_KERNEL_NODE_PARAMS, args[2], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphExecKernelNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExecKernelNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecKernelNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const
//     CUDA_MEMCPY3D *copyParams, CUcontext ctx)
static const char *const params_cuGraphExecMemcpyNodeSetParams[] = {"hGraphExec", "hNode",
    "copyParams", "ctx", NULL};
static const cb_function f_cuGraphExecMemcpyNodeSetParams =
    {.name = "cuGraphExecMemcpyNodeSetParams", .params = params_cuGraphExecMemcpyNodeSetParams,
    .param_count = 4, .result_count = 0};

CB_WRAPPER(cuGraphExecMemcpyNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphExecMemcpyNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    const CUDA_MEMCPY3D *copyParams;
    cb_holds copyParams_holds;
    copyParams_holds.count = 0;
    CUcontext ctx;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        goto done;
    if (cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_MEMCPY3D, args[2], "copyParams", &copyParams) < 0)
        goto done;
    if (cb_as_handle(m, T_CUcontext, args[3], &ctx) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY3D, args[2], "cuGraphExecMemcpyNodeSetParams", "copyParams",
        &copyParams_holds) < 0)
        goto done;
    fn_cuGraphExecMemcpyNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExecMemcpyNodeSetParams]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, copyParams, ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphExecMemcpyNodeSetParams, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&copyParams_holds);
    return result;
}

// CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const
//     CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)
static const char *const params_cuGraphExecMemsetNodeSetParams[] = {"hGraphExec", "hNode",
    "memsetParams", "ctx", NULL};
static const cb_function f_cuGraphExecMemsetNodeSetParams =
    {.name = "cuGraphExecMemsetNodeSetParams", .params = params_cuGraphExecMemsetNodeSetParams,
    .param_count = 4, .result_count = 0};

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
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_MEMSET_NODE_PARAMS, args[2], "memsetParams", &memsetParams) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUcontext, args[3], &ctx) < 0)
        return NULL;
    fn_cuGraphExecMemsetNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExecMemsetNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, memsetParams, ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecMemsetNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const
//     CUDA_HOST_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphExecHostNodeSetParams[] = {"hGraphExec", "hNode",
    "nodeParams", NULL};
static const cb_function f_cuGraphExecHostNodeSetParams = {.name = "cuGraphExecHostNodeSetParams",
    .params = params_cuGraphExecHostNodeSetParams, .param_count = 3, .result_count = 0};

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
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_HOST_NODE_PARAMS, args[2], "nodeParams", &nodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cuGraphExecHostNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExecHostNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecHostNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph
//     childGraph)
static const char *const params_cuGraphExecChildGraphNodeSetParams[] = {"hGraphExec", "hNode",
    "childGraph", NULL};
static const cb_function f_cuGraphExecChildGraphNodeSetParams =
    {.name = "cuGraphExecChildGraphNodeSetParams",
    .params = params_cuGraphExecChildGraphNodeSetParams, .param_count = 3, .result_count = 0};

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
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraph, args[2], &childGraph) < 0)
        return NULL;
    fn_cuGraphExecChildGraphNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExecChildGraphNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, childGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecChildGraphNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent
//     event)
static const char *const params_cuGraphExecEventRecordNodeSetEvent[] = {"hGraphExec", "hNode",
    "event", NULL};
static const cb_function f_cuGraphExecEventRecordNodeSetEvent =
    {.name = "cuGraphExecEventRecordNodeSetEvent",
    .params = params_cuGraphExecEventRecordNodeSetEvent, .param_count = 3, .result_count = 0};

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
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUevent, args[2], &event) < 0)
        return NULL;
    fn_cuGraphExecEventRecordNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cuGraphExecEventRecordNodeSetEvent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecEventRecordNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent
//     event)
static const char *const params_cuGraphExecEventWaitNodeSetEvent[] = {"hGraphExec", "hNode",
    "event", NULL};
static const cb_function f_cuGraphExecEventWaitNodeSetEvent =
    {.name = "cuGraphExecEventWaitNodeSetEvent", .params = params_cuGraphExecEventWaitNodeSetEvent,
    .param_count = 3, .result_count = 0};

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
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUevent, args[2], &event) < 0)
        return NULL;
    fn_cuGraphExecEventWaitNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cuGraphExecEventWaitNodeSetEvent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecEventWaitNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode
//     hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphExecExternalSemaphoresSignalNodeSetParams[] = {"hGraphExec",
    "hNode", "nodeParams", NULL};
static const cb_function f_cuGraphExecExternalSemaphoresSignalNodeSetParams =
    {.name = "cuGraphExecExternalSemaphoresSignalNodeSetParams",
    .params = params_cuGraphExecExternalSemaphoresSignalNodeSetParams, .param_count = 3,
    .result_count = 0};

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
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, args[2], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphExecExternalSemaphoresSignalNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExecExternalSemaphoresSignalNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecExternalSemaphoresSignalNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode
//     hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphExecExternalSemaphoresWaitNodeSetParams[] = {"hGraphExec",
    "hNode", "nodeParams", NULL};
static const cb_function f_cuGraphExecExternalSemaphoresWaitNodeSetParams =
    {.name = "cuGraphExecExternalSemaphoresWaitNodeSetParams",
    .params = params_cuGraphExecExternalSemaphoresWaitNodeSetParams, .param_count = 3,
    .result_count = 0};

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
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS, args[2], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphExecExternalSemaphoresWaitNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExecExternalSemaphoresWaitNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecExternalSemaphoresWaitNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled)
static const char *const params_cuGraphNodeSetEnabled[] = {"hGraphExec", "hNode", "isEnabled",
    NULL};
static const cb_function f_cuGraphNodeSetEnabled = {.name = "cuGraphNodeSetEnabled",
    .params = params_cuGraphNodeSetEnabled, .param_count = 3, .result_count = 0};

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
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &isEnabled) < 0)
        return NULL;
    fn_cuGraphNodeSetEnabled *call = cb_symbol_address(&symbols[S_cuGraphNodeSetEnabled]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, isEnabled);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeSetEnabled, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int
//     *isEnabled)
static const char *const params_cuGraphNodeGetEnabled[] = {"hGraphExec", "hNode", NULL};
static const cb_function f_cuGraphNodeGetEnabled = {.name = "cuGraphNodeGetEnabled",
    .params = params_cuGraphNodeGetEnabled, .param_count = 2, .result_count = 1};

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
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0)
        return NULL;
    fn_cuGraphNodeGetEnabled *call = cb_symbol_address(&symbols[S_cuGraphNodeGetEnabled]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, &isEnabled);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeGetEnabled, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(isEnabled));
}

// CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)
static const char *const params_cuGraphUpload[] = {"hGraphExec", "hStream", NULL};
static const cb_function f_cuGraphUpload = {.name = "cuGraphUpload",
    .params = params_cuGraphUpload, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphUpload)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphUpload, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUstream hStream;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
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
static const char *const params_cuGraphLaunch[] = {"hGraphExec", "hStream", NULL};
static const cb_function f_cuGraphLaunch = {.name = "cuGraphLaunch",
    .params = params_cuGraphLaunch, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphLaunch)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphLaunch, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUstream hStream;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
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
static const char *const params_cuGraphExecDestroy[] = {"hGraphExec", NULL};
static const cb_function f_cuGraphExecDestroy = {.name = "cuGraphExecDestroy",
    .params = params_cuGraphExecDestroy, .param_count = 1, .result_count = 0};

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
static const char *const params_cuGraphDestroy[] = {"hGraph", NULL};
static const cb_function f_cuGraphDestroy = {.name = "cuGraphDestroy",
    .params = params_cuGraphDestroy, .param_count = 1, .result_count = 0};

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

// CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo
//     *resultInfo)
static const char *const params_cuGraphExecUpdate[] = {"hGraphExec", "hGraph", NULL};
static const cb_function f_cuGraphExecUpdate = {.name = "cuGraphExecUpdate",
    .params = params_cuGraphExecUpdate, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGraphExecUpdate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphExecUpdate, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphExec hGraphExec;
    CUgraph hGraph;
    PyObject *resultInfo = NULL;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        goto done;
    if (cb_as_handle(m, T_CUgraph, args[1], &hGraph) < 0)
        goto done;
    fn_cuGraphExecUpdate *call = cb_symbol_address(&symbols[S_cuGraphExecUpdate]);
    if (call == NULL)
        goto done;
    resultInfo = cb_record_new(m, T_CUgraphExecUpdateResultInfo);
    if (resultInfo == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraphExec, hGraph, cb_record_data(resultInfo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphExecUpdate, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(resultInfo));
done:
    Py_XDECREF(resultInfo);
    return result;
}

// CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)
static const char *const params_cuGraphKernelNodeCopyAttributes[] = {"dst", "src", NULL};
static const cb_function f_cuGraphKernelNodeCopyAttributes =
    {.name = "cuGraphKernelNodeCopyAttributes", .params = params_cuGraphKernelNodeCopyAttributes,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphKernelNodeCopyAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphKernelNodeCopyAttributes, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode dst;
    CUgraphNode src;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &dst) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[1], &src) < 0)
        return NULL;
    fn_cuGraphKernelNodeCopyAttributes *call =
        cb_symbol_address(&symbols[S_cuGraphKernelNodeCopyAttributes]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(dst, src);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphKernelNodeCopyAttributes, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
//     CUkernelNodeAttrValue *value_out)
static const char *const params_cuGraphKernelNodeGetAttribute[] = {"hNode", "attr", NULL};
static const cb_function f_cuGraphKernelNodeGetAttribute =
    {.name = "cuGraphKernelNodeGetAttribute", .params = params_cuGraphKernelNodeGetAttribute,
    .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGraphKernelNodeGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphKernelNodeGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode hNode;
    int32_t attr;
    PyObject *value_out = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    if (cb_as_enum(m, T_CUkernelNodeAttrID, args[1], "attr", &attr) < 0)
        goto done;
    fn_cuGraphKernelNodeGetAttribute *call =
        cb_symbol_address(&symbols[S_cuGraphKernelNodeGetAttribute]);
    if (call == NULL)
        goto done;
    value_out = cb_record_new(m, T_CUkernelNodeAttrValue);
    if (value_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, (CUkernelNodeAttrID)attr, cb_record_data(value_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphKernelNodeGetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(value_out));
done:
    Py_XDECREF(value_out);
    return result;
}

// CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, const
//     CUkernelNodeAttrValue *value)
static const char *const params_cuGraphKernelNodeSetAttribute[] = {"hNode", "attr", "value", NULL};
static const cb_function f_cuGraphKernelNodeSetAttribute =
    {.name = "cuGraphKernelNodeSetAttribute", .params = params_cuGraphKernelNodeSetAttribute,
    .param_count = 3, .result_count = 0};

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
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUkernelNodeAttrID, args[1], "attr", &attr) < 0)
        return NULL;
    if (cb_as_record(m, T_CUkernelNodeAttrValue, args[2], "value", &value) < 0)
        return NULL;
    fn_cuGraphKernelNodeSetAttribute *call =
        cb_symbol_address(&symbols[S_cuGraphKernelNodeSetAttribute]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, (CUkernelNodeAttrID)attr, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphKernelNodeSetAttribute, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)
static const char *const params_cuGraphDebugDotPrint[] = {"hGraph", "path", "flags", NULL};
static const cb_function f_cuGraphDebugDotPrint = {.name = "cuGraphDebugDotPrint",
    .params = params_cuGraphDebugDotPrint, .param_count = 3, .result_count = 0,
    .optional_mask = 0x4};

CB_WRAPPER(cuGraphDebugDotPrint)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphDebugDotPrint, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraph hGraph;
    cb_address path;
    path.held = false;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_as_text(args[1], false, &path) < 0)
        goto done;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    fn_cuGraphDebugDotPrint *call = cb_symbol_address(&symbols[S_cuGraphDebugDotPrint]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraph, path.value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphDebugDotPrint, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&path);
    return result;
}

// CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy, unsigned int
//     initialRefcount, unsigned int flags)
static const char *const params_cuUserObjectCreate[] = {"ptr", "destroy", "initialRefcount",
    "flags", NULL};
static const cb_function f_cuUserObjectCreate = {.name = "cuUserObjectCreate",
    .params = params_cuUserObjectCreate, .param_count = 4, .result_count = 1};

CB_WRAPPER(cuUserObjectCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuUserObjectCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUuserObject object_out = NULL;
    cb_address ptr;
    ptr.held = false;
    ptr.value = NULL;
    cb_callback destroy = {0};
    bool destroy_taken = false;
    uint32_t initialRefcount;
    uint32_t flags;
    if (cb_as_callback(m, T_CUhostFn, args[1], (void *)trampoline_CUhostFn, args[0], CB_SCOPE_ONCE,
        &destroy) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &initialRefcount) < 0)
        goto done;
    if (cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    if (destroy.closure == NULL && cb_as_address(m, args[0], &ptr) < 0)
        goto done;
    fn_cuUserObjectCreate *call = cb_symbol_address(&symbols[S_cuUserObjectCreate]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&object_out, destroy.closure != NULL ? destroy.closure : ptr.value,
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
static const char *const params_cuUserObjectRetain[] = {"object", "count", NULL};
static const cb_function f_cuUserObjectRetain = {.name = "cuUserObjectRetain",
    .params = params_cuUserObjectRetain, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuUserObjectRetain)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuUserObjectRetain, &args, nargs, kwnames, slots))
        return NULL;
    CUuserObject object;
    uint32_t count;
    if (cb_as_handle(m, T_CUuserObject, args[0], &object) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &count) < 0)
        return NULL;
    fn_cuUserObjectRetain *call = cb_symbol_address(&symbols[S_cuUserObjectRetain]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(object, count);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuUserObjectRetain, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuUserObjectRelease(CUuserObject object, unsigned int count)
static const char *const params_cuUserObjectRelease[] = {"object", "count", NULL};
static const cb_function f_cuUserObjectRelease = {.name = "cuUserObjectRelease",
    .params = params_cuUserObjectRelease, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuUserObjectRelease)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuUserObjectRelease, &args, nargs, kwnames, slots))
        return NULL;
    CUuserObject object;
    uint32_t count;
    if (cb_as_handle(m, T_CUuserObject, args[0], &object) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &count) < 0)
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

// CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count, unsigned
//     int flags)
static const char *const params_cuGraphRetainUserObject[] = {"graph", "object", "count", "flags",
    NULL};
static const cb_function f_cuGraphRetainUserObject = {.name = "cuGraphRetainUserObject",
    .params = params_cuGraphRetainUserObject, .param_count = 4, .result_count = 0,
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
    if (cb_as_handle(m, T_CUgraph, args[0], &graph) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUuserObject, args[1], &object) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &count) < 0)
        return NULL;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphRetainUserObject *call = cb_symbol_address(&symbols[S_cuGraphRetainUserObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(graph, object, count, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphRetainUserObject, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count)
static const char *const params_cuGraphReleaseUserObject[] = {"graph", "object", "count", NULL};
static const cb_function f_cuGraphReleaseUserObject = {.name = "cuGraphReleaseUserObject",
    .params = params_cuGraphReleaseUserObject, .param_count = 3, .result_count = 0};

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
    if (cb_as_handle(m, T_CUgraph, args[0], &graph) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUuserObject, args[1], &object) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &count) < 0)
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

// CUresult cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, CUgraphNodeParams *nodeParams)
static const char *const params_cuGraphAddNode[] = {"hGraph", "dependencies", "numDependencies",
    "nodeParams", NULL};
static const cb_function f_cuGraphAddNode = {.name = "cuGraphAddNode",
    .params = params_cuGraphAddNode, .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddNode, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    CUgraphNodeParams *nodeParams;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_CUgraphNodeParams, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (dependencies.data != NULL && cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddNode *call = cb_symbol_address(&symbols[S_cuGraphAddNode]);
    if (call == NULL)
        goto done;
    cb_callbacks_exist(m);
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
//     CUgraphNodeParams *nodeParams)
static const char *const params_cuGraphAddNode_v2[] = {"hGraph", "dependencies", "dependencyData",
    "numDependencies", "nodeParams", NULL};
static const cb_function f_cuGraphAddNode_v2 = {.name = "cuGraphAddNode_v2",
    .params = params_cuGraphAddNode_v2, .param_count = 5, .result_count = 1, .auto_mask = 0x8};

CB_WRAPPER(cuGraphAddNode_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuGraphAddNode_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    cb_array dependencyData;
    cb_array_init(&dependencyData);
    uint64_t numDependencies = 0;
    CUgraphNodeParams *nodeParams;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (cb_array_records(m, T_CUgraphEdgeData, args[2], "dependencyData", &dependencyData) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint64(args[3], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_CUgraphNodeParams, args[4], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[3] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (args[3] == NULL && dependencyData.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencyData.length;
    if (dependencies.data != NULL && cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    if (dependencyData.data != NULL && cb_array_check(&dependencyData, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddNode_v2 *call = cb_symbol_address(&symbols[S_cuGraphAddNode_v2]);
    if (call == NULL)
        goto done;
    cb_callbacks_exist(m);
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, dependencyData.data, numDependencies,
        nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddNode_v2, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return result;
}

// CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
static const char *const params_cuGraphNodeSetParams[] = {"hNode", "nodeParams", NULL};
static const cb_function f_cuGraphNodeSetParams = {.name = "cuGraphNodeSetParams",
    .params = params_cuGraphNodeSetParams, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUgraphNodeParams *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUgraphNodeParams, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cuGraphNodeSetParams *call = cb_symbol_address(&symbols[S_cuGraphNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams
//     *nodeParams)
static const char *const params_cuGraphExecNodeSetParams[] = {"hGraphExec", "hNode", "nodeParams",
    NULL};
static const cb_function f_cuGraphExecNodeSetParams = {.name = "cuGraphExecNodeSetParams",
    .params = params_cuGraphExecNodeSetParams, .param_count = 3, .result_count = 0};

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
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUgraphNodeParams, args[2], "nodeParams", &nodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cuGraphExecNodeSetParams *call = cb_symbol_address(&symbols[S_cuGraphExecNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph,
//     CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)
static const char *const params_cuGraphConditionalHandleCreate[] = {"hGraph", "ctx",
    "defaultLaunchValue", "flags", NULL};
static const cb_function f_cuGraphConditionalHandleCreate =
    {.name = "cuGraphConditionalHandleCreate", .params = params_cuGraphConditionalHandleCreate,
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
    uint32_t defaultLaunchValue = 0;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUcontext, args[1], &ctx) < 0)
        return NULL;
    if (!(s->checked && args[2] == Py_None)
        && cb_as_uint32(args[2], "unsigned int", &defaultLaunchValue) < 0)
        return NULL;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphConditionalHandleCreate *call =
        cb_symbol_address(&symbols[S_cuGraphConditionalHandleCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pHandle_out, hGraph, ctx, defaultLaunchValue, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphConditionalHandleCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphConditionalHandle, &pHandle_out));
}

// CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int
//     blockSize, size_t dynamicSMemSize)
static const char *const params_cuOccupancyMaxActiveBlocksPerMultiprocessor[] = {"func",
    "blockSize", "dynamicSMemSize", NULL};
static const cb_function f_cuOccupancyMaxActiveBlocksPerMultiprocessor =
    {.name = "cuOccupancyMaxActiveBlocksPerMultiprocessor",
    .params = params_cuOccupancyMaxActiveBlocksPerMultiprocessor, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cuOccupancyMaxActiveBlocksPerMultiprocessor)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuOccupancyMaxActiveBlocksPerMultiprocessor, &args, nargs, kwnames,
        slots))
        return NULL;
    int numBlocks = 0;
    CUfunction func;
    int32_t blockSize;
    uint64_t dynamicSMemSize;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &blockSize) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &dynamicSMemSize) < 0)
        return NULL;
    fn_cuOccupancyMaxActiveBlocksPerMultiprocessor *call =
        cb_symbol_address(&symbols[S_cuOccupancyMaxActiveBlocksPerMultiprocessor]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&numBlocks, func, blockSize, dynamicSMemSize);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuOccupancyMaxActiveBlocksPerMultiprocessor, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(numBlocks));
}

// CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func,
//     int blockSize, size_t dynamicSMemSize, unsigned int flags)
static const char *const params_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags[] = {"func",
    "blockSize", "dynamicSMemSize", "flags", NULL};
static const cb_function f_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags =
    {.name = "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
    .params = params_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, .param_count = 4,
    .result_count = 1};

CB_WRAPPER(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, &args, nargs,
        kwnames, slots))
        return NULL;
    int numBlocks = 0;
    CUfunction func;
    int32_t blockSize;
    uint64_t dynamicSMemSize;
    uint32_t flags;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &blockSize) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &dynamicSMemSize) < 0)
        return NULL;
    if (cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags *call =
        cb_symbol_address(&symbols[S_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&numBlocks, func, blockSize, dynamicSMemSize, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, status, args,
            NULL);
    return cb_return1(s, PyLong_FromLong(numBlocks));
}

// CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func,
//     CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit)
static const char *const params_cuOccupancyMaxPotentialBlockSize[] = {"func",
    "blockSizeToDynamicSMemSize", "dynamicSMemSize", "blockSizeLimit", NULL};
static const cb_function f_cuOccupancyMaxPotentialBlockSize =
    {.name = "cuOccupancyMaxPotentialBlockSize", .params = params_cuOccupancyMaxPotentialBlockSize,
    .param_count = 4, .result_count = 2};

CB_WRAPPER(cuOccupancyMaxPotentialBlockSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuOccupancyMaxPotentialBlockSize, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    int minGridSize = 0;
    int blockSize = 0;
    CUfunction func;
    cb_callback blockSizeToDynamicSMemSize = {0};
    bool blockSizeToDynamicSMemSize_taken = false;
    uint64_t dynamicSMemSize;
    int32_t blockSizeLimit;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0)
        goto done;
    if (cb_as_callback(m, T_CUoccupancyB2DSize, args[1], (void *)trampoline_CUoccupancyB2DSize,
        NULL, CB_SCOPE_CALL, &blockSizeToDynamicSMemSize) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &dynamicSMemSize) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &blockSizeLimit) < 0)
        goto done;
    fn_cuOccupancyMaxPotentialBlockSize *call =
        cb_symbol_address(&symbols[S_cuOccupancyMaxPotentialBlockSize]);
    if (call == NULL)
        goto done;
    cb_closure_set_current(blockSizeToDynamicSMemSize.closure);
    Py_BEGIN_ALLOW_THREADS
    status = call(&minGridSize, &blockSize, func,
        (CUoccupancyB2DSize)blockSizeToDynamicSMemSize.function, dynamicSMemSize, blockSizeLimit);
    Py_END_ALLOW_THREADS
    cb_closure_set_current(NULL);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuOccupancyMaxPotentialBlockSize, status, args, NULL);
        goto done;
    }
    blockSizeToDynamicSMemSize_taken = true;
    PyObject *values[] = {PyLong_FromLong(minGridSize), PyLong_FromLong(blockSize)};
    result = cb_return_many(s, &f_cuOccupancyMaxPotentialBlockSize, values);
done:
    cb_callback_finish(s->module, &blockSizeToDynamicSMemSize, blockSizeToDynamicSMemSize_taken,
        NULL);
    return result;
}

// CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunction
//     func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int
//     blockSizeLimit, unsigned int flags)
static const char *const params_cuOccupancyMaxPotentialBlockSizeWithFlags[] = {"func",
    "blockSizeToDynamicSMemSize", "dynamicSMemSize", "blockSizeLimit", "flags", NULL};
static const cb_function f_cuOccupancyMaxPotentialBlockSizeWithFlags =
    {.name = "cuOccupancyMaxPotentialBlockSizeWithFlags",
    .params = params_cuOccupancyMaxPotentialBlockSizeWithFlags, .param_count = 5,
    .result_count = 2};

CB_WRAPPER(cuOccupancyMaxPotentialBlockSizeWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuOccupancyMaxPotentialBlockSizeWithFlags, &args, nargs, kwnames,
        slots))
        return NULL;
    CUresult status;
    int minGridSize = 0;
    int blockSize = 0;
    CUfunction func;
    cb_callback blockSizeToDynamicSMemSize = {0};
    bool blockSizeToDynamicSMemSize_taken = false;
    uint64_t dynamicSMemSize;
    int32_t blockSizeLimit;
    uint32_t flags;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0)
        goto done;
    if (cb_as_callback(m, T_CUoccupancyB2DSize, args[1], (void *)trampoline_CUoccupancyB2DSize,
        NULL, CB_SCOPE_CALL, &blockSizeToDynamicSMemSize) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &dynamicSMemSize) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &blockSizeLimit) < 0)
        goto done;
    if (cb_as_uint32(args[4], "unsigned int", &flags) < 0)
        goto done;
    fn_cuOccupancyMaxPotentialBlockSizeWithFlags *call =
        cb_symbol_address(&symbols[S_cuOccupancyMaxPotentialBlockSizeWithFlags]);
    if (call == NULL)
        goto done;
    cb_closure_set_current(blockSizeToDynamicSMemSize.closure);
    Py_BEGIN_ALLOW_THREADS
    status = call(&minGridSize, &blockSize, func,
        (CUoccupancyB2DSize)blockSizeToDynamicSMemSize.function, dynamicSMemSize, blockSizeLimit,
        flags);
    Py_END_ALLOW_THREADS
    cb_closure_set_current(NULL);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuOccupancyMaxPotentialBlockSizeWithFlags, status, args, NULL);
        goto done;
    }
    blockSizeToDynamicSMemSize_taken = true;
    PyObject *values[] = {PyLong_FromLong(minGridSize), PyLong_FromLong(blockSize)};
    result = cb_return_many(s, &f_cuOccupancyMaxPotentialBlockSizeWithFlags, values);
done:
    cb_callback_finish(s->module, &blockSizeToDynamicSMemSize, blockSizeToDynamicSMemSize_taken,
        NULL);
    return result;
}

// CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int
//     numBlocks, int blockSize)
static const char *const params_cuOccupancyAvailableDynamicSMemPerBlock[] = {"func", "numBlocks",
    "blockSize", NULL};
static const cb_function f_cuOccupancyAvailableDynamicSMemPerBlock =
    {.name = "cuOccupancyAvailableDynamicSMemPerBlock",
    .params = params_cuOccupancyAvailableDynamicSMemPerBlock, .param_count = 3, .result_count = 1};

CB_WRAPPER(cuOccupancyAvailableDynamicSMemPerBlock)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuOccupancyAvailableDynamicSMemPerBlock, &args, nargs, kwnames, slots))
        return NULL;
    size_t dynamicSmemSize = 0;
    CUfunction func;
    int32_t numBlocks;
    int32_t blockSize;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &numBlocks) < 0)
        return NULL;
    if (cb_as_int32(args[2], "int", &blockSize) < 0)
        return NULL;
    fn_cuOccupancyAvailableDynamicSMemPerBlock *call =
        cb_symbol_address(&symbols[S_cuOccupancyAvailableDynamicSMemPerBlock]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&dynamicSmemSize, func, numBlocks, blockSize);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuOccupancyAvailableDynamicSMemPerBlock, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(dynamicSmemSize));
}

// CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const
//     CUlaunchConfig *config)
static const char *const params_cuOccupancyMaxPotentialClusterSize[] = {"func", "config", NULL};
static const cb_function f_cuOccupancyMaxPotentialClusterSize =
    {.name = "cuOccupancyMaxPotentialClusterSize",
    .params = params_cuOccupancyMaxPotentialClusterSize, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuOccupancyMaxPotentialClusterSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuOccupancyMaxPotentialClusterSize, &args, nargs, kwnames, slots))
        return NULL;
    int clusterSize = 0;
    CUfunction func;
    const CUlaunchConfig *config;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0)
        return NULL;
    if (cb_as_record(m, T_CUlaunchConfig, args[1], "config", &config) < 0)
        return NULL;
    fn_cuOccupancyMaxPotentialClusterSize *call =
        cb_symbol_address(&symbols[S_cuOccupancyMaxPotentialClusterSize]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&clusterSize, func, config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuOccupancyMaxPotentialClusterSize, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(clusterSize));
}

// CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig
//     *config)
static const char *const params_cuOccupancyMaxActiveClusters[] = {"func", "config", NULL};
static const cb_function f_cuOccupancyMaxActiveClusters = {.name = "cuOccupancyMaxActiveClusters",
    .params = params_cuOccupancyMaxActiveClusters, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuOccupancyMaxActiveClusters)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuOccupancyMaxActiveClusters, &args, nargs, kwnames, slots))
        return NULL;
    int numClusters = 0;
    CUfunction func;
    const CUlaunchConfig *config;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0)
        return NULL;
    if (cb_as_record(m, T_CUlaunchConfig, args[1], "config", &config) < 0)
        return NULL;
    fn_cuOccupancyMaxActiveClusters *call =
        cb_symbol_address(&symbols[S_cuOccupancyMaxActiveClusters]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&numClusters, func, config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuOccupancyMaxActiveClusters, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(numClusters));
}

// CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)
static const char *const params_cuTexRefSetArray[] = {"hTexRef", "hArray", "Flags", NULL};
static const cb_function f_cuTexRefSetArray = {.name = "cuTexRefSetArray",
    .params = params_cuTexRefSetArray, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuTexRefSetArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexRefSetArray, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    CUarray hArray;
    uint32_t Flags;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUarray, args[1], &hArray) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuTexRefSetArray *call = cb_symbol_address(&symbols[S_cuTexRefSetArray]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, hArray, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetArray, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned
//     int Flags)
static const char *const params_cuTexRefSetMipmappedArray[] = {"hTexRef", "hMipmappedArray",
    "Flags", NULL};
static const cb_function f_cuTexRefSetMipmappedArray = {.name = "cuTexRefSetMipmappedArray",
    .params = params_cuTexRefSetMipmappedArray, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuTexRefSetMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexRefSetMipmappedArray, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    CUmipmappedArray hMipmappedArray;
    uint32_t Flags;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUmipmappedArray, args[1], &hMipmappedArray) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuTexRefSetMipmappedArray *call = cb_symbol_address(&symbols[S_cuTexRefSetMipmappedArray]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, hMipmappedArray, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetMipmappedArray, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t
//     bytes)
static const char *const params_cuTexRefSetAddress[] = {"hTexRef", "dptr", "numbytes", NULL};
static const cb_function f_cuTexRefSetAddress = {.name = "cuTexRefSetAddress",
    .params = params_cuTexRefSetAddress, .param_count = 3, .result_count = 1};

CB_WRAPPER(cuTexRefSetAddress)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexRefSetAddress, &args, nargs, kwnames, slots))
        return NULL;
    size_t ByteOffset = 0;
    CUtexref hTexRef;
    CUdeviceptr dptr;
    uint64_t bytes;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &dptr, sizeof dptr) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &bytes) < 0)
        return NULL;
    fn_cuTexRefSetAddress *call = cb_symbol_address(&symbols[S_cuTexRefSetAddress]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&ByteOffset, hTexRef, dptr, bytes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetAddress, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(ByteOffset));
}

// CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr
//     dptr, size_t Pitch)
static const char *const params_cuTexRefSetAddress2D[] = {"hTexRef", "desc", "dptr", "Pitch", NULL};
static const cb_function f_cuTexRefSetAddress2D = {.name = "cuTexRefSetAddress2D",
    .params = params_cuTexRefSetAddress2D, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuTexRefSetAddress2D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuTexRefSetAddress2D, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    const CUDA_ARRAY_DESCRIPTOR *desc;
    CUdeviceptr dptr;
    uint64_t Pitch;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_ARRAY_DESCRIPTOR, args[1], "desc", &desc) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[2], &dptr, sizeof dptr) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &Pitch) < 0)
        return NULL;
    fn_cuTexRefSetAddress2D *call = cb_symbol_address(&symbols[S_cuTexRefSetAddress2D]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, desc, dptr, Pitch);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetAddress2D, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)
static const char *const params_cuTexRefSetFormat[] = {"hTexRef", "fmt", "NumPackedComponents",
    NULL};
static const cb_function f_cuTexRefSetFormat = {.name = "cuTexRefSetFormat",
    .params = params_cuTexRefSetFormat, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuTexRefSetFormat)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexRefSetFormat, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    int32_t fmt;
    int32_t NumPackedComponents;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUarray_format, args[1], "fmt", &fmt) < 0)
        return NULL;
    if (cb_as_int32(args[2], "int", &NumPackedComponents) < 0)
        return NULL;
    fn_cuTexRefSetFormat *call = cb_symbol_address(&symbols[S_cuTexRefSetFormat]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, (CUarray_format)fmt, NumPackedComponents);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetFormat, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)
static const char *const params_cuTexRefSetAddressMode[] = {"hTexRef", "dim", "am", NULL};
static const cb_function f_cuTexRefSetAddressMode = {.name = "cuTexRefSetAddressMode",
    .params = params_cuTexRefSetAddressMode, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuTexRefSetAddressMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexRefSetAddressMode, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    int32_t dim;
    int32_t am;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &dim) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUaddress_mode, args[2], "am", &am) < 0)
        return NULL;
    fn_cuTexRefSetAddressMode *call = cb_symbol_address(&symbols[S_cuTexRefSetAddressMode]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, dim, (CUaddress_mode)am);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetAddressMode, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)
static const char *const params_cuTexRefSetFilterMode[] = {"hTexRef", "fm", NULL};
static const cb_function f_cuTexRefSetFilterMode = {.name = "cuTexRefSetFilterMode",
    .params = params_cuTexRefSetFilterMode, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuTexRefSetFilterMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefSetFilterMode, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    int32_t fm;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUfilter_mode, args[1], "fm", &fm) < 0)
        return NULL;
    fn_cuTexRefSetFilterMode *call = cb_symbol_address(&symbols[S_cuTexRefSetFilterMode]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, (CUfilter_mode)fm);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetFilterMode, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)
static const char *const params_cuTexRefSetMipmapFilterMode[] = {"hTexRef", "fm", NULL};
static const cb_function f_cuTexRefSetMipmapFilterMode = {.name = "cuTexRefSetMipmapFilterMode",
    .params = params_cuTexRefSetMipmapFilterMode, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuTexRefSetMipmapFilterMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefSetMipmapFilterMode, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    int32_t fm;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUfilter_mode, args[1], "fm", &fm) < 0)
        return NULL;
    fn_cuTexRefSetMipmapFilterMode *call =
        cb_symbol_address(&symbols[S_cuTexRefSetMipmapFilterMode]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, (CUfilter_mode)fm);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetMipmapFilterMode, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)
static const char *const params_cuTexRefSetMipmapLevelBias[] = {"hTexRef", "bias", NULL};
static const cb_function f_cuTexRefSetMipmapLevelBias = {.name = "cuTexRefSetMipmapLevelBias",
    .params = params_cuTexRefSetMipmapLevelBias, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuTexRefSetMipmapLevelBias)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefSetMipmapLevelBias, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    float bias;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_float(args[1], &bias) < 0)
        return NULL;
    fn_cuTexRefSetMipmapLevelBias *call = cb_symbol_address(&symbols[S_cuTexRefSetMipmapLevelBias]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, bias);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetMipmapLevelBias, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float
//     maxMipmapLevelClamp)
static const char *const params_cuTexRefSetMipmapLevelClamp[] = {"hTexRef", "minMipmapLevelClamp",
    "maxMipmapLevelClamp", NULL};
static const cb_function f_cuTexRefSetMipmapLevelClamp = {.name = "cuTexRefSetMipmapLevelClamp",
    .params = params_cuTexRefSetMipmapLevelClamp, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuTexRefSetMipmapLevelClamp)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexRefSetMipmapLevelClamp, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    float minMipmapLevelClamp;
    float maxMipmapLevelClamp;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_float(args[1], &minMipmapLevelClamp) < 0)
        return NULL;
    if (cb_as_float(args[2], &maxMipmapLevelClamp) < 0)
        return NULL;
    fn_cuTexRefSetMipmapLevelClamp *call =
        cb_symbol_address(&symbols[S_cuTexRefSetMipmapLevelClamp]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetMipmapLevelClamp, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)
static const char *const params_cuTexRefSetMaxAnisotropy[] = {"hTexRef", "maxAniso", NULL};
static const cb_function f_cuTexRefSetMaxAnisotropy = {.name = "cuTexRefSetMaxAnisotropy",
    .params = params_cuTexRefSetMaxAnisotropy, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuTexRefSetMaxAnisotropy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefSetMaxAnisotropy, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    uint32_t maxAniso;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &maxAniso) < 0)
        return NULL;
    fn_cuTexRefSetMaxAnisotropy *call = cb_symbol_address(&symbols[S_cuTexRefSetMaxAnisotropy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, maxAniso);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetMaxAnisotropy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)
static const char *const params_cuTexRefSetBorderColor[] = {"hTexRef", "pBorderColor", NULL};
static const cb_function f_cuTexRefSetBorderColor = {.name = "cuTexRefSetBorderColor",
    .params = params_cuTexRefSetBorderColor, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuTexRefSetBorderColor)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefSetBorderColor, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUtexref hTexRef;
    cb_array pBorderColor;
    cb_array_init(&pBorderColor);
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        goto done;
    if (cb_array_floats(args[1], "pBorderColor", sizeof(float), &pBorderColor) < 0)
        goto done;
    if (cb_array_check(&pBorderColor, 4) < 0)
        goto done;
    fn_cuTexRefSetBorderColor *call = cb_symbol_address(&symbols[S_cuTexRefSetBorderColor]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, pBorderColor.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuTexRefSetBorderColor, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&pBorderColor);
    return result;
}

// CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)
static const char *const params_cuTexRefSetFlags[] = {"hTexRef", "Flags", NULL};
static const cb_function f_cuTexRefSetFlags = {.name = "cuTexRefSetFlags",
    .params = params_cuTexRefSetFlags, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuTexRefSetFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefSetFlags, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    uint32_t Flags;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuTexRefSetFlags *call = cb_symbol_address(&symbols[S_cuTexRefSetFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetFlags, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)
static const char *const params_cuTexRefGetAddress[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetAddress = {.name = "cuTexRefGetAddress",
    .params = params_cuTexRefGetAddress, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetAddress)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetAddress, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr pdptr = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetAddress *call = cb_symbol_address(&symbols[S_cuTexRefGetAddress]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pdptr, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetAddress, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &pdptr));
}

// CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)
static const char *const params_cuTexRefGetArray[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetArray = {.name = "cuTexRefGetArray",
    .params = params_cuTexRefGetArray, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetArray, &args, nargs, kwnames, slots))
        return NULL;
    CUarray phArray = NULL;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetArray *call = cb_symbol_address(&symbols[S_cuTexRefGetArray]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phArray, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &phArray));
}

// CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)
static const char *const params_cuTexRefGetMipmappedArray[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetMipmappedArray = {.name = "cuTexRefGetMipmappedArray",
    .params = params_cuTexRefGetMipmappedArray, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetMipmappedArray, &args, nargs, kwnames, slots))
        return NULL;
    CUmipmappedArray phMipmappedArray = NULL;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMipmappedArray *call = cb_symbol_address(&symbols[S_cuTexRefGetMipmappedArray]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phMipmappedArray, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetMipmappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmipmappedArray, &phMipmappedArray));
}

// CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)
static const char *const params_cuTexRefGetAddressMode[] = {"hTexRef", "dim", NULL};
static const cb_function f_cuTexRefGetAddressMode = {.name = "cuTexRefGetAddressMode",
    .params = params_cuTexRefGetAddressMode, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuTexRefGetAddressMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefGetAddressMode, &args, nargs, kwnames, slots))
        return NULL;
    CUaddress_mode pam = 0;
    CUtexref hTexRef;
    int32_t dim;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &dim) < 0)
        return NULL;
    fn_cuTexRefGetAddressMode *call = cb_symbol_address(&symbols[S_cuTexRefGetAddressMode]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pam, hTexRef, dim);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetAddressMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUaddress_mode, pam));
}

// CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
static const char *const params_cuTexRefGetFilterMode[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetFilterMode = {.name = "cuTexRefGetFilterMode",
    .params = params_cuTexRefGetFilterMode, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetFilterMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetFilterMode, &args, nargs, kwnames, slots))
        return NULL;
    CUfilter_mode pfm = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetFilterMode *call = cb_symbol_address(&symbols[S_cuTexRefGetFilterMode]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pfm, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetFilterMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUfilter_mode, pfm));
}

// CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)
static const char *const params_cuTexRefGetFormat[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetFormat = {.name = "cuTexRefGetFormat",
    .params = params_cuTexRefGetFormat, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuTexRefGetFormat)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetFormat, &args, nargs, kwnames, slots))
        return NULL;
    CUarray_format pFormat = 0;
    int pNumChannels = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetFormat *call = cb_symbol_address(&symbols[S_cuTexRefGetFormat]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pFormat, &pNumChannels, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetFormat, status, args, NULL);
    PyObject *values[] = {cb_enum_member(m, T_CUarray_format, pFormat),
        PyLong_FromLong(pNumChannels)};
    return cb_return_many(s, &f_cuTexRefGetFormat, values);
}

// CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
static const char *const params_cuTexRefGetMipmapFilterMode[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetMipmapFilterMode = {.name = "cuTexRefGetMipmapFilterMode",
    .params = params_cuTexRefGetMipmapFilterMode, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetMipmapFilterMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetMipmapFilterMode, &args, nargs, kwnames, slots))
        return NULL;
    CUfilter_mode pfm = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMipmapFilterMode *call =
        cb_symbol_address(&symbols[S_cuTexRefGetMipmapFilterMode]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pfm, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetMipmapFilterMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUfilter_mode, pfm));
}

// CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)
static const char *const params_cuTexRefGetMipmapLevelBias[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetMipmapLevelBias = {.name = "cuTexRefGetMipmapLevelBias",
    .params = params_cuTexRefGetMipmapLevelBias, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetMipmapLevelBias)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetMipmapLevelBias, &args, nargs, kwnames, slots))
        return NULL;
    float pbias = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMipmapLevelBias *call = cb_symbol_address(&symbols[S_cuTexRefGetMipmapLevelBias]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pbias, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetMipmapLevelBias, status, args, NULL);
    return cb_return1(s, PyFloat_FromDouble(pbias));
}

// CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp,
//     CUtexref hTexRef)
static const char *const params_cuTexRefGetMipmapLevelClamp[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetMipmapLevelClamp = {.name = "cuTexRefGetMipmapLevelClamp",
    .params = params_cuTexRefGetMipmapLevelClamp, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuTexRefGetMipmapLevelClamp)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetMipmapLevelClamp, &args, nargs, kwnames, slots))
        return NULL;
    float pminMipmapLevelClamp = 0;
    float pmaxMipmapLevelClamp = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMipmapLevelClamp *call =
        cb_symbol_address(&symbols[S_cuTexRefGetMipmapLevelClamp]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pminMipmapLevelClamp, &pmaxMipmapLevelClamp, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetMipmapLevelClamp, status, args, NULL);
    PyObject *values[] = {PyFloat_FromDouble(pminMipmapLevelClamp),
        PyFloat_FromDouble(pmaxMipmapLevelClamp)};
    return cb_return_many(s, &f_cuTexRefGetMipmapLevelClamp, values);
}

// CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)
static const char *const params_cuTexRefGetMaxAnisotropy[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetMaxAnisotropy = {.name = "cuTexRefGetMaxAnisotropy",
    .params = params_cuTexRefGetMaxAnisotropy, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetMaxAnisotropy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetMaxAnisotropy, &args, nargs, kwnames, slots))
        return NULL;
    int pmaxAniso = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMaxAnisotropy *call = cb_symbol_address(&symbols[S_cuTexRefGetMaxAnisotropy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pmaxAniso, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetMaxAnisotropy, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(pmaxAniso));
}

// CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)
static const char *const params_cuTexRefGetBorderColor[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetBorderColor = {.name = "cuTexRefGetBorderColor",
    .params = params_cuTexRefGetBorderColor, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetBorderColor)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetBorderColor, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array pBorderColor;
    cb_array_init(&pBorderColor);
    size_t pBorderColor_count = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        goto done;
    fn_cuTexRefGetBorderColor *call = cb_symbol_address(&symbols[S_cuTexRefGetBorderColor]);
    if (call == NULL)
        goto done;
    pBorderColor_count = (size_t)4;
    if (cb_array_reserve(&pBorderColor, pBorderColor_count, sizeof(float)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(pBorderColor.data, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuTexRefGetBorderColor, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_float_list(pBorderColor.data, pBorderColor_count, sizeof(float)));
done:
    cb_array_done(&pBorderColor);
    return result;
}

// CUresult cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)
static const char *const params_cuTexRefGetFlags[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetFlags = {.name = "cuTexRefGetFlags",
    .params = params_cuTexRefGetFlags, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetFlags, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int pFlags = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetFlags *call = cb_symbol_address(&symbols[S_cuTexRefGetFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pFlags, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetFlags, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(pFlags));
}

// CUresult cuTexRefCreate(CUtexref *pTexRef)
static const char *const params_cuTexRefCreate[] = {NULL};
static const cb_function f_cuTexRefCreate = {.name = "cuTexRefCreate",
    .params = params_cuTexRefCreate, .param_count = 0, .result_count = 1};

CB_WRAPPER(cuTexRefCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref pTexRef = NULL;
    fn_cuTexRefCreate *call = cb_symbol_address(&symbols[S_cuTexRefCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUtexref, &pTexRef));
}

// CUresult cuTexRefDestroy(CUtexref hTexRef)
static const char *const params_cuTexRefDestroy[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefDestroy = {.name = "cuTexRefDestroy",
    .params = params_cuTexRefDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuTexRefDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefDestroy *call = cb_symbol_address(&symbols[S_cuTexRefDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)
static const char *const params_cuSurfRefSetArray[] = {"hSurfRef", "hArray", "Flags", NULL};
static const cb_function f_cuSurfRefSetArray = {.name = "cuSurfRefSetArray",
    .params = params_cuSurfRefSetArray, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuSurfRefSetArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuSurfRefSetArray, &args, nargs, kwnames, slots))
        return NULL;
    CUsurfref hSurfRef;
    CUarray hArray;
    uint32_t Flags;
    if (cb_as_handle(m, T_CUsurfref, args[0], &hSurfRef) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUarray, args[1], &hArray) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuSurfRefSetArray *call = cb_symbol_address(&symbols[S_cuSurfRefSetArray]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hSurfRef, hArray, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuSurfRefSetArray, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)
static const char *const params_cuSurfRefGetArray[] = {"hSurfRef", NULL};
static const cb_function f_cuSurfRefGetArray = {.name = "cuSurfRefGetArray",
    .params = params_cuSurfRefGetArray, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuSurfRefGetArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuSurfRefGetArray, &args, nargs, kwnames, slots))
        return NULL;
    CUarray phArray = NULL;
    CUsurfref hSurfRef;
    if (cb_as_handle(m, T_CUsurfref, args[0], &hSurfRef) < 0)
        return NULL;
    fn_cuSurfRefGetArray *call = cb_symbol_address(&symbols[S_cuSurfRefGetArray]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phArray, hSurfRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuSurfRefGetArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &phArray));
}

// CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc, const
//     CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)
static const char *const params_cuTexObjectCreate[] = {"pResDesc", "pTexDesc", "pResViewDesc",
    NULL};
static const cb_function f_cuTexObjectCreate = {.name = "cuTexObjectCreate",
    .params = params_cuTexObjectCreate, .param_count = 3, .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cuTexObjectCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexObjectCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUtexObject pTexObject = 0;
    const CUDA_RESOURCE_DESC *pResDesc;
    const CUDA_TEXTURE_DESC *pTexDesc;
    const CUDA_RESOURCE_VIEW_DESC *pResViewDesc;
    if (cb_as_record(m, T_CUDA_RESOURCE_DESC, args[0], "pResDesc", &pResDesc) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_TEXTURE_DESC, args[1], "pTexDesc", &pTexDesc) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_RESOURCE_VIEW_DESC, args[2], "pResViewDesc", &pResViewDesc) < 0)
        return NULL;
    fn_cuTexObjectCreate *call = cb_symbol_address(&symbols[S_cuTexObjectCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pTexObject, pResDesc, pTexDesc, pResViewDesc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexObjectCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUtexObject, &pTexObject));
}

// CUresult cuTexObjectDestroy(CUtexObject texObject)
static const char *const params_cuTexObjectDestroy[] = {"texObject", NULL};
static const cb_function f_cuTexObjectDestroy = {.name = "cuTexObjectDestroy",
    .params = params_cuTexObjectDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuTexObjectDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexObjectDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUtexObject texObject;
    if (cb_as_scalar(m, T_CUtexObject, args[0], &texObject, sizeof texObject) < 0)
        return NULL;
    fn_cuTexObjectDestroy *call = cb_symbol_address(&symbols[S_cuTexObjectDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexObjectDestroy, status, args, NULL);
    return cb_return0(s);
}

