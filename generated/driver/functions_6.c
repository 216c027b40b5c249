// functions_6.c of cubind's binding of the CUDA Driver API, API version 13.5.
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

// CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const
//     CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphExternalSemaphoresWaitNodeSetParams[] = {"hNode",
    "nodeParams", NULL};
static const cb_function f_cuGraphExternalSemaphoresWaitNodeSetParams = {
    .name = "cuGraphExternalSemaphoresWaitNodeSetParams",
        .params = params_cuGraphExternalSemaphoresWaitNodeSetParams,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuGraphExternalSemaphoresWaitNodeSetParams(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphExternalSemaphoresWaitNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExternalSemaphoresWaitNodeSetParams, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphNode hNode;
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphExternalSemaphoresWaitNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExternalSemaphoresWaitNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExternalSemaphoresWaitNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphAddBatchMemOpNode[] = {"hGraph", "dependencies",
    "numDependencies", "nodeParams", NULL};
static const cb_function f_cuGraphAddBatchMemOpNode = {
    .name = "cuGraphAddBatchMemOpNode", .params = params_cuGraphAddBatchMemOpNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cuGraphAddBatchMemOpNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuGraphAddBatchMemOpNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphAddBatchMemOpNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_BATCH_MEM_OP_NODE_PARAMS, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddBatchMemOpNode *call = cb_symbol_address(&symbols[S_cuGraphAddBatchMemOpNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddBatchMemOpNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS
//     *nodeParams_out)
static const char *const params_cuGraphBatchMemOpNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphBatchMemOpNodeGetParams = {
    .name = "cuGraphBatchMemOpNodeGetParams", .params = params_cuGraphBatchMemOpNodeGetParams,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphBatchMemOpNodeGetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphBatchMemOpNodeGetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphBatchMemOpNodeGetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
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
    status = call(hNode, cb_record_data(nodeParams_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphBatchMemOpNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(nodeParams_out));
done:
    Py_XDECREF(nodeParams_out);
    return result;
}

// CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS
//     *nodeParams)
static const char *const params_cuGraphBatchMemOpNodeSetParams[] = {"hNode", "nodeParams", NULL};
static const cb_function f_cuGraphBatchMemOpNodeSetParams = {
    .name = "cuGraphBatchMemOpNodeSetParams", .params = params_cuGraphBatchMemOpNodeSetParams,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuGraphBatchMemOpNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphBatchMemOpNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphBatchMemOpNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphNode hNode;
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_BATCH_MEM_OP_NODE_PARAMS, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphBatchMemOpNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphBatchMemOpNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphBatchMemOpNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const
//     CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphExecBatchMemOpNodeSetParams[] = {"hGraphExec", "hNode",
    "nodeParams", NULL};
static const cb_function f_cuGraphExecBatchMemOpNodeSetParams = {
    .name = "cuGraphExecBatchMemOpNodeSetParams",
        .params = params_cuGraphExecBatchMemOpNodeSetParams,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuGraphExecBatchMemOpNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuGraphExecBatchMemOpNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExecBatchMemOpNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_BATCH_MEM_OP_NODE_PARAMS, args[2], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphExecBatchMemOpNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExecBatchMemOpNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecBatchMemOpNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphAddMemAllocNode[] = {"hGraph", "dependencies",
    "numDependencies", "nodeParams", NULL};
static const cb_function f_cuGraphAddMemAllocNode = {
    .name = "cuGraphAddMemAllocNode", .params = params_cuGraphAddMemAllocNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cuGraphAddMemAllocNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuGraphAddMemAllocNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphAddMemAllocNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_MEM_ALLOC_NODE_PARAMS, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddMemAllocNode *call = cb_symbol_address(&symbols[S_cuGraphAddMemAllocNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddMemAllocNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out)
static const char *const params_cuGraphMemAllocNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphMemAllocNodeGetParams = {
    .name = "cuGraphMemAllocNodeGetParams", .params = params_cuGraphMemAllocNodeGetParams,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphMemAllocNodeGetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphMemAllocNodeGetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphMemAllocNodeGetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
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
    status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphMemAllocNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(params_out));
done:
    Py_XDECREF(params_out);
    return result;
}

// CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, CUdeviceptr dptr)
static const char *const params_cuGraphAddMemFreeNode[] = {"hGraph", "dependencies",
    "numDependencies", "dptr", NULL};
static const cb_function f_cuGraphAddMemFreeNode = {
    .name = "cuGraphAddMemFreeNode", .params = params_cuGraphAddMemFreeNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cuGraphAddMemFreeNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuGraphAddMemFreeNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphAddMemFreeNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    CUdeviceptr dptr;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdeviceptr, args[3], &dptr, sizeof dptr) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddMemFreeNode *call = cb_symbol_address(&symbols[S_cuGraphAddMemFreeNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, dptr);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddMemFreeNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)
static const char *const params_cuGraphMemFreeNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphMemFreeNodeGetParams = {
    .name = "cuGraphMemFreeNodeGetParams", .params = params_cuGraphMemFreeNodeGetParams,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphMemFreeNodeGetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphMemFreeNodeGetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphMemFreeNodeGetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphNode hNode;
    CUdeviceptr dptr_out = 0;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphMemFreeNodeGetParams *call =
        cb_symbol_address(&symbols[S_cuGraphMemFreeNodeGetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, &dptr_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphMemFreeNodeGetParams, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &dptr_out));
}

// CUresult cuDeviceGraphMemTrim(CUdevice device)
static const char *const params_cuDeviceGraphMemTrim[] = {"device", NULL};
static const cb_function f_cuDeviceGraphMemTrim = {
    .name = "cuDeviceGraphMemTrim", .params = params_cuDeviceGraphMemTrim,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuDeviceGraphMemTrim(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuDeviceGraphMemTrim, nargs, kwnames)) {
        if (cb_bind(s, &f_cuDeviceGraphMemTrim, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const char *const params_cuDeviceGetGraphMemAttribute[] = {"device", "attr", NULL};
static const cb_function f_cuDeviceGetGraphMemAttribute = {
    .name = "cuDeviceGetGraphMemAttribute", .params = params_cuDeviceGetGraphMemAttribute,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuDeviceGetGraphMemAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuDeviceGetGraphMemAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cuDeviceGetGraphMemAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUdevice device;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_scalar(m, T_CUdevice, args[0], &device, sizeof device) < 0)
        goto done;
    if (cb_as_enum_number_member(m, T_CUgraphMem_attribute, args[1], "attr", &attr) < 0)
        goto done;
    if (cb_value_prepare(m, &table_graph_mem_attributes, attr, 0, &value) < 0)
        goto done;
    fn_cuDeviceGetGraphMemAttribute *call =
        cb_symbol_address(&symbols[S_cuDeviceGetGraphMemAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(device, (CUgraphMem_attribute)attr, value.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceGetGraphMemAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &value));
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
static const char *const params_cuDeviceSetGraphMemAttribute[] = {"device", "attr", "value", NULL};
static const cb_function f_cuDeviceSetGraphMemAttribute = {
    .name = "cuDeviceSetGraphMemAttribute", .params = params_cuDeviceSetGraphMemAttribute,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuDeviceSetGraphMemAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuDeviceSetGraphMemAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cuDeviceSetGraphMemAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUdevice device;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_scalar(m, T_CUdevice, args[0], &device, sizeof device) < 0)
        goto done;
    if (cb_as_enum_number_member(m, T_CUgraphMem_attribute, args[1], "attr", &attr) < 0)
        goto done;
    if (cb_value_from(s, &table_graph_mem_attributes, attr, args[2], "value", &value) < 0)
        goto done;
    fn_cuDeviceSetGraphMemAttribute *call =
        cb_symbol_address(&symbols[S_cuDeviceSetGraphMemAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(device, (CUgraphMem_attribute)attr, value.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceSetGraphMemAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)
static const char *const params_cuGraphClone[] = {"originalGraph", NULL};
static const cb_function f_cuGraphClone = {
    .name = "cuGraphClone", .params = params_cuGraphClone,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphClone(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphClone, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphClone, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph
//     hClonedGraph)
static const char *const params_cuGraphNodeFindInClone[] = {"hOriginalNode", "hClonedGraph", NULL};
static const cb_function f_cuGraphNodeFindInClone = {
    .name = "cuGraphNodeFindInClone", .params = params_cuGraphNodeFindInClone,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuGraphNodeFindInClone(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphNodeFindInClone, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphNodeFindInClone, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphNode phNode = NULL;
    CUgraphNode hOriginalNode;
    CUgraph hClonedGraph;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hOriginalNode) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraph, args[1], &hClonedGraph) < 0)
        return NULL;
    fn_cuGraphNodeFindInClone *call = cb_symbol_address(&symbols[S_cuGraphNodeFindInClone]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phNode, hOriginalNode, hClonedGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeFindInClone, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phNode));
}

// CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)
static const char *const params_cuGraphNodeGetType[] = {"hNode", NULL};
static const cb_function f_cuGraphNodeGetType = {
    .name = "cuGraphNodeGetType", .params = params_cuGraphNodeGetType,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphNodeGetType(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphNodeGetType, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphNodeGetType, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphNode hNode;
    CUgraphNodeType type = 0;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphNodeGetType *call = cb_symbol_address(&symbols[S_cuGraphNodeGetType]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, &type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeGetType, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUgraphNodeType, type));
}

// CUresult cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)
static const char *const params_cuGraphNodeGetContainingGraph[] = {"hNode", NULL};
static const cb_function f_cuGraphNodeGetContainingGraph = {
    .name = "cuGraphNodeGetContainingGraph", .params = params_cuGraphNodeGetContainingGraph,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphNodeGetContainingGraph(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphNodeGetContainingGraph, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphNodeGetContainingGraph, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphNode hNode;
    CUgraph phGraph = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphNodeGetContainingGraph *call =
        cb_symbol_address(&symbols[S_cuGraphNodeGetContainingGraph]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, &phGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeGetContainingGraph, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraph, &phGraph));
}

// CUresult cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)
static const char *const params_cuGraphNodeGetLocalId[] = {"hNode", NULL};
static const cb_function f_cuGraphNodeGetLocalId = {
    .name = "cuGraphNodeGetLocalId", .params = params_cuGraphNodeGetLocalId,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphNodeGetLocalId(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphNodeGetLocalId, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphNodeGetLocalId, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphNode hNode;
    unsigned int nodeId = 0;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphNodeGetLocalId *call = cb_symbol_address(&symbols[S_cuGraphNodeGetLocalId]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, &nodeId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeGetLocalId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(nodeId));
}

// CUresult cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)
static const char *const params_cuGraphNodeGetToolsId[] = {"hNode", NULL};
static const cb_function f_cuGraphNodeGetToolsId = {
    .name = "cuGraphNodeGetToolsId", .params = params_cuGraphNodeGetToolsId,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphNodeGetToolsId(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphNodeGetToolsId, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphNodeGetToolsId, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphNode hNode;
    unsigned long long toolsNodeId = 0;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphNodeGetToolsId *call = cb_symbol_address(&symbols[S_cuGraphNodeGetToolsId]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, &toolsNodeId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeGetToolsId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(toolsNodeId));
}

// CUresult cuGraphGetId(CUgraph hGraph, unsigned int *graphId)
static const char *const params_cuGraphGetId[] = {"hGraph", NULL};
static const cb_function f_cuGraphGetId = {
    .name = "cuGraphGetId", .params = params_cuGraphGetId,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphGetId(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphGetId, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphGetId, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraph hGraph;
    unsigned int graphId = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        return NULL;
    fn_cuGraphGetId *call = cb_symbol_address(&symbols[S_cuGraphGetId]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraph, &graphId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphGetId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(graphId));
}

// CUresult cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId)
static const char *const params_cuGraphExecGetId[] = {"hGraphExec", NULL};
static const cb_function f_cuGraphExecGetId = {
    .name = "cuGraphExecGetId", .params = params_cuGraphExecGetId,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphExecGetId(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphExecGetId, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExecGetId, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphExec hGraphExec;
    unsigned int graphId = 0;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        return NULL;
    fn_cuGraphExecGetId *call = cb_symbol_address(&symbols[S_cuGraphExecGetId]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, &graphId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecGetId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(graphId));
}

// CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)
static const char *const params_cuGraphGetNodes[] = {"hGraph", "numNodes", NULL};
static const cb_function f_cuGraphGetNodes = {
    .name = "cuGraphGetNodes", .params = params_cuGraphGetNodes,
    .param_count = 2, .result_count = 2,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x2,
};

PyObject *
py_cuGraphGetNodes(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphGetNodes, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphGetNodes, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraph hGraph;
    cb_array nodes;
    cb_array_init(&nodes);
    size_t nodes_count = 0;
    uint64_t numNodes_in = 0;
    size_t numNodes = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numNodes_in) < 0)
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
    PyObject *values[] = {cb_handle_list(m, T_CUgraphNode, nodes.data, nodes_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numNodes)};
    result = cb_return_many(s, &f_cuGraphGetNodes, values);
done:
    cb_array_done(&nodes);
    return result;
}

// CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)
static const char *const params_cuGraphGetRootNodes[] = {"hGraph", "numRootNodes", NULL};
static const cb_function f_cuGraphGetRootNodes = {
    .name = "cuGraphGetRootNodes", .params = params_cuGraphGetRootNodes,
    .param_count = 2, .result_count = 2,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x2,
};

PyObject *
py_cuGraphGetRootNodes(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphGetRootNodes, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphGetRootNodes, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraph hGraph;
    cb_array rootNodes;
    cb_array_init(&rootNodes);
    size_t rootNodes_count = 0;
    uint64_t numRootNodes_in = 0;
    size_t numRootNodes = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numRootNodes_in) < 0)
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
    PyObject *values[] = {cb_handle_list(m, T_CUgraphNode, rootNodes.data, rootNodes_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numRootNodes)};
    result = cb_return_many(s, &f_cuGraphGetRootNodes, values);
done:
    cb_array_done(&rootNodes);
    return result;
}

// CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData
//     *edgeData, size_t *numEdges)
static const char *const params_cuGraphGetEdges[] = {"hGraph", "numEdges", NULL};
static const cb_function f_cuGraphGetEdges = {
    .name = "cuGraphGetEdges", .params = params_cuGraphGetEdges,
    .param_count = 2, .result_count = 4,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x8,
};

PyObject *
py_cuGraphGetEdges(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphGetEdges, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphGetEdges, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraph hGraph;
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
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numEdges_in) < 0)
        goto done;
    numEdges = numEdges_in;
    fn_cuGraphGetEdges *call = cb_symbol_address(&symbols[S_cuGraphGetEdges]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(hGraph, from.data, to.data, edgeData.data, &numEdges);
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
    edgeData_count = (size_t)numEdges;
    if (cb_array_reserve(&edgeData, edgeData_count, sizeof(CUgraphEdgeData)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraph, from.data, to.data, edgeData.data, &numEdges);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphGetEdges, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numEdges < from_count)
        from_count = (size_t)numEdges;
    if (s->checked && (size_t)numEdges < to_count)
        to_count = (size_t)numEdges;
    if (s->checked && (size_t)numEdges < edgeData_count)
        edgeData_count = (size_t)numEdges;
    PyObject *values[] = {cb_handle_list(m, T_CUgraphNode, from.data, from_count),
        cb_handle_list(m, T_CUgraphNode, to.data, to_count),
        cb_record_list(m, T_CUgraphEdgeData, edgeData.data, edgeData_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numEdges)};
    result = cb_return_many(s, &f_cuGraphGetEdges, values);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return result;
}

// CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies,
//     CUgraphEdgeData *edgeData, size_t *numDependencies)
static const char *const params_cuGraphNodeGetDependencies[] = {"hNode", "numDependencies", NULL};
static const cb_function f_cuGraphNodeGetDependencies = {
    .name = "cuGraphNodeGetDependencies", .params = params_cuGraphNodeGetDependencies,
    .param_count = 2, .result_count = 3,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x4,
};

PyObject *
py_cuGraphNodeGetDependencies(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphNodeGetDependencies, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphNodeGetDependencies, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
    PyObject *values[] = {cb_handle_list(m, T_CUgraphNode, dependencies.data, dependencies_count),
        cb_record_list(m, T_CUgraphEdgeData, edgeData.data, edgeData_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numDependencies)};
    result = cb_return_many(s, &f_cuGraphNodeGetDependencies, values);
done:
    cb_array_done(&dependencies);
    cb_array_done(&edgeData);
    return result;
}

// CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes,
//     CUgraphEdgeData *edgeData, size_t *numDependentNodes)
static const char *const params_cuGraphNodeGetDependentNodes[] = {"hNode", "numDependentNodes",
    NULL};
static const cb_function f_cuGraphNodeGetDependentNodes = {
    .name = "cuGraphNodeGetDependentNodes", .params = params_cuGraphNodeGetDependentNodes,
    .param_count = 2, .result_count = 3,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x4,
};

PyObject *
py_cuGraphNodeGetDependentNodes(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphNodeGetDependentNodes, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphNodeGetDependentNodes, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
    PyObject *values[] =
        {cb_handle_list(m, T_CUgraphNode, dependentNodes.data, dependentNodes_count),
        cb_record_list(m, T_CUgraphEdgeData, edgeData.data, edgeData_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numDependentNodes)};
    result = cb_return_many(s, &f_cuGraphNodeGetDependentNodes, values);
done:
    cb_array_done(&dependentNodes);
    cb_array_done(&edgeData);
    return result;
}

// CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode
//     *to, const CUgraphEdgeData *edgeData, size_t numDependencies)
static const char *const params_cuGraphAddDependencies[] = {"hGraph", "from_", "to", "edgeData",
    "numDependencies", NULL};
static const cb_function f_cuGraphAddDependencies = {
    .name = "cuGraphAddDependencies", .params = params_cuGraphAddDependencies,
    .param_count = 5, .result_count = 0,
    .optional_mask = 0x8,
    .auto_mask = 0x10,
};

PyObject *
py_cuGraphAddDependencies(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuGraphAddDependencies, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphAddDependencies, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
    fn_cuGraphAddDependencies *call = cb_symbol_address(&symbols[S_cuGraphAddDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraph, from.data, to.data, edgeData.data, numDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddDependencies, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return result;
}

// CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode
//     *to, const CUgraphEdgeData *edgeData, size_t numDependencies)
static const char *const params_cuGraphRemoveDependencies[] = {"hGraph", "from_", "to", "edgeData",
    "numDependencies", NULL};
static const cb_function f_cuGraphRemoveDependencies = {
    .name = "cuGraphRemoveDependencies", .params = params_cuGraphRemoveDependencies,
    .param_count = 5, .result_count = 0,
    .optional_mask = 0x8,
    .auto_mask = 0x10,
};

PyObject *
py_cuGraphRemoveDependencies(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuGraphRemoveDependencies, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphRemoveDependencies, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
    fn_cuGraphRemoveDependencies *call = cb_symbol_address(&symbols[S_cuGraphRemoveDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraph, from.data, to.data, edgeData.data, numDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphRemoveDependencies, status, args, NULL);
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
static const cb_function f_cuGraphDestroyNode = {
    .name = "cuGraphDestroyNode", .params = params_cuGraphDestroyNode,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuGraphDestroyNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphDestroyNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphDestroyNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphInstantiate = {
    .name = "cuGraphInstantiate", .params = params_cuGraphInstantiate,
    .param_count = 2, .result_count = 1,
    .optional_mask = 0x2,
};

PyObject *
py_cuGraphInstantiate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphInstantiate, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphInstantiate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphInstantiateWithParams = {
    .name = "cuGraphInstantiateWithParams", .params = params_cuGraphInstantiateWithParams,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuGraphInstantiateWithParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphInstantiateWithParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphInstantiateWithParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphExecGetFlags = {
    .name = "cuGraphExecGetFlags", .params = params_cuGraphExecGetFlags,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphExecGetFlags(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphExecGetFlags, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExecGetFlags, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphExecKernelNodeSetParams = {
    .name = "cuGraphExecKernelNodeSetParams", .params = params_cuGraphExecKernelNodeSetParams,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuGraphExecKernelNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuGraphExecKernelNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExecKernelNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphExecMemcpyNodeSetParams = {
    .name = "cuGraphExecMemcpyNodeSetParams", .params = params_cuGraphExecMemcpyNodeSetParams,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuGraphExecMemcpyNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuGraphExecMemcpyNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExecMemcpyNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphExecMemsetNodeSetParams = {
    .name = "cuGraphExecMemsetNodeSetParams", .params = params_cuGraphExecMemsetNodeSetParams,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuGraphExecMemsetNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuGraphExecMemsetNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExecMemsetNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphExecHostNodeSetParams = {
    .name = "cuGraphExecHostNodeSetParams", .params = params_cuGraphExecHostNodeSetParams,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuGraphExecHostNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuGraphExecHostNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExecHostNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphExecChildGraphNodeSetParams = {
    .name = "cuGraphExecChildGraphNodeSetParams",
        .params = params_cuGraphExecChildGraphNodeSetParams,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuGraphExecChildGraphNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuGraphExecChildGraphNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExecChildGraphNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphExecEventRecordNodeSetEvent = {
    .name = "cuGraphExecEventRecordNodeSetEvent",
        .params = params_cuGraphExecEventRecordNodeSetEvent,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuGraphExecEventRecordNodeSetEvent(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuGraphExecEventRecordNodeSetEvent, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExecEventRecordNodeSetEvent, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphExecEventWaitNodeSetEvent = {
    .name = "cuGraphExecEventWaitNodeSetEvent", .params = params_cuGraphExecEventWaitNodeSetEvent,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuGraphExecEventWaitNodeSetEvent(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuGraphExecEventWaitNodeSetEvent, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExecEventWaitNodeSetEvent, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphExecExternalSemaphoresSignalNodeSetParams = {
    .name = "cuGraphExecExternalSemaphoresSignalNodeSetParams",
        .params = params_cuGraphExecExternalSemaphoresSignalNodeSetParams,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuGraphExecExternalSemaphoresSignalNodeSetParams(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuGraphExecExternalSemaphoresSignalNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExecExternalSemaphoresSignalNodeSetParams, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphExecExternalSemaphoresWaitNodeSetParams = {
    .name = "cuGraphExecExternalSemaphoresWaitNodeSetParams",
        .params = params_cuGraphExecExternalSemaphoresWaitNodeSetParams,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuGraphExecExternalSemaphoresWaitNodeSetParams(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuGraphExecExternalSemaphoresWaitNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExecExternalSemaphoresWaitNodeSetParams, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphNodeSetEnabled = {
    .name = "cuGraphNodeSetEnabled", .params = params_cuGraphNodeSetEnabled,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuGraphNodeSetEnabled(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuGraphNodeSetEnabled, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphNodeSetEnabled, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphNodeGetEnabled = {
    .name = "cuGraphNodeGetEnabled", .params = params_cuGraphNodeGetEnabled,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuGraphNodeGetEnabled(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphNodeGetEnabled, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphNodeGetEnabled, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphUpload = {
    .name = "cuGraphUpload", .params = params_cuGraphUpload,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuGraphUpload(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphUpload, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphUpload, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphLaunch = {
    .name = "cuGraphLaunch", .params = params_cuGraphLaunch,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuGraphLaunch(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphLaunch, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphLaunch, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphExecDestroy = {
    .name = "cuGraphExecDestroy", .params = params_cuGraphExecDestroy,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuGraphExecDestroy(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphExecDestroy, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExecDestroy, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphDestroy = {
    .name = "cuGraphDestroy", .params = params_cuGraphDestroy,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuGraphDestroy(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphDestroy, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphDestroy, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphExecUpdate = {
    .name = "cuGraphExecUpdate", .params = params_cuGraphExecUpdate,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuGraphExecUpdate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphExecUpdate, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExecUpdate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphKernelNodeCopyAttributes = {
    .name = "cuGraphKernelNodeCopyAttributes", .params = params_cuGraphKernelNodeCopyAttributes,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuGraphKernelNodeCopyAttributes(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphKernelNodeCopyAttributes, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphKernelNodeCopyAttributes, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphKernelNodeGetAttribute = {
    .name = "cuGraphKernelNodeGetAttribute", .params = params_cuGraphKernelNodeGetAttribute,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuGraphKernelNodeGetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphKernelNodeGetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphKernelNodeGetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphKernelNodeSetAttribute = {
    .name = "cuGraphKernelNodeSetAttribute", .params = params_cuGraphKernelNodeSetAttribute,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuGraphKernelNodeSetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuGraphKernelNodeSetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphKernelNodeSetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphDebugDotPrint = {
    .name = "cuGraphDebugDotPrint", .params = params_cuGraphDebugDotPrint,
    .param_count = 3, .result_count = 0,
    .optional_mask = 0x4,
};

PyObject *
py_cuGraphDebugDotPrint(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuGraphDebugDotPrint, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphDebugDotPrint, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuUserObjectCreate = {
    .name = "cuUserObjectCreate", .params = params_cuUserObjectCreate,
    .param_count = 4, .result_count = 1,
};

PyObject *
py_cuUserObjectCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuUserObjectCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_cuUserObjectCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuUserObjectRetain = {
    .name = "cuUserObjectRetain", .params = params_cuUserObjectRetain,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuUserObjectRetain(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuUserObjectRetain, nargs, kwnames)) {
        if (cb_bind(s, &f_cuUserObjectRetain, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuUserObjectRelease = {
    .name = "cuUserObjectRelease", .params = params_cuUserObjectRelease,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuUserObjectRelease(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuUserObjectRelease, nargs, kwnames)) {
        if (cb_bind(s, &f_cuUserObjectRelease, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphRetainUserObject = {
    .name = "cuGraphRetainUserObject", .params = params_cuGraphRetainUserObject,
    .param_count = 4, .result_count = 0,
    .optional_mask = 0x8,
};

PyObject *
py_cuGraphRetainUserObject(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuGraphRetainUserObject, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphRetainUserObject, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphReleaseUserObject = {
    .name = "cuGraphReleaseUserObject", .params = params_cuGraphReleaseUserObject,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuGraphReleaseUserObject(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuGraphReleaseUserObject, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphReleaseUserObject, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
//     CUgraphNodeParams *nodeParams)
static const char *const params_cuGraphAddNode[] = {"hGraph", "dependencies", "dependencyData",
    "numDependencies", "nodeParams", NULL};
static const cb_function f_cuGraphAddNode = {
    .name = "cuGraphAddNode", .params = params_cuGraphAddNode,
    .param_count = 5, .result_count = 1,
    .auto_mask = 0x8,
};

PyObject *
py_cuGraphAddNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuGraphAddNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphAddNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
    fn_cuGraphAddNode *call = cb_symbol_address(&symbols[S_cuGraphAddNode]);
    if (call == NULL)
        goto done;
    cb_callbacks_exist(m);
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, dependencyData.data, numDependencies,
        nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return result;
}

// CUresult cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
//     CUgraphNodeParams *nodeParams)
static const char *const params_cuGraphAddNode_v3[] = {"hGraph", "dependencies", "dependencyData",
    "numDependencies", "nodeParams", NULL};
static const cb_function f_cuGraphAddNode_v3 = {
    .name = "cuGraphAddNode_v3", .params = params_cuGraphAddNode_v3,
    .param_count = 5, .result_count = 1,
    .auto_mask = 0x8,
};

PyObject *
py_cuGraphAddNode_v3(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuGraphAddNode_v3, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphAddNode_v3, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
    fn_cuGraphAddNode_v3 *call = cb_symbol_address(&symbols[S_cuGraphAddNode_v3]);
    if (call == NULL)
        goto done;
    cb_callbacks_exist(m);
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, dependencyData.data, numDependencies,
        nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddNode_v3, status, args, NULL);
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
static const cb_function f_cuGraphNodeSetParams = {
    .name = "cuGraphNodeSetParams", .params = params_cuGraphNodeSetParams,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuGraphNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// CUresult cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
static const char *const params_cuGraphNodeSetParams_v2[] = {"hNode", "nodeParams", NULL};
static const cb_function f_cuGraphNodeSetParams_v2 = {
    .name = "cuGraphNodeSetParams_v2", .params = params_cuGraphNodeSetParams_v2,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuGraphNodeSetParams_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphNodeSetParams_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphNodeSetParams_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphNode hNode;
    CUgraphNodeParams *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUgraphNodeParams, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cuGraphNodeSetParams_v2 *call = cb_symbol_address(&symbols[S_cuGraphNodeSetParams_v2]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeSetParams_v2, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
static const char *const params_cuGraphNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphNodeGetParams = {
    .name = "cuGraphNodeGetParams", .params = params_cuGraphNodeGetParams,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphNodeGetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphNodeGetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphNodeGetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
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
    status = call(hNode, cb_record_data(nodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(nodeParams));
done:
    Py_XDECREF(nodeParams);
    return result;
}

// CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams
//     *nodeParams)
static const char *const params_cuGraphExecNodeSetParams[] = {"hGraphExec", "hNode", "nodeParams",
    NULL};
static const cb_function f_cuGraphExecNodeSetParams = {
    .name = "cuGraphExecNodeSetParams", .params = params_cuGraphExecNodeSetParams,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuGraphExecNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuGraphExecNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExecNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuGraphConditionalHandleCreate = {
    .name = "cuGraphConditionalHandleCreate", .params = params_cuGraphConditionalHandleCreate,
    .param_count = 4, .result_count = 1,
    .optional_mask = 0xc,
};

PyObject *
py_cuGraphConditionalHandleCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuGraphConditionalHandleCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphConditionalHandleCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

