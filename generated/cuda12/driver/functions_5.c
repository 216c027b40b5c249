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

// CUresult cuParamSetf(CUfunction hfunc, int offset, float value)
static const char *const params_cuParamSetf[] = {"hfunc", "offset", "value", NULL};
static const cb_function f_cuParamSetf = {
    .name = "cuParamSetf", .params = params_cuParamSetf,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuParamSetf(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuParamSetf, nargs, kwnames)) {
        if (cb_bind(s, &f_cuParamSetf, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUfunction hfunc;
    int32_t offset;
    float value;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &offset) < 0)
        return NULL;
    if (cb_as_float(args[2], &value) < 0)
        return NULL;
    fn_cuParamSetf *call = cb_symbol_address(&symbols[S_cuParamSetf]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, offset, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuParamSetf, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)
static const char *const params_cuParamSetv[] = {"hfunc", "offset", "ptr", "numbytes", NULL};
static const cb_function f_cuParamSetv = {
    .name = "cuParamSetv", .params = params_cuParamSetv,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuParamSetv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuParamSetv, nargs, kwnames)) {
        if (cb_bind(s, &f_cuParamSetv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUfunction hfunc;
    int32_t offset;
    cb_address ptr;
    ptr.held = false;
    uint32_t numbytes;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &offset) < 0)
        goto done;
    if (cb_as_address(m, args[2], &ptr) < 0)
        goto done;
    if (cb_as_uint32(args[3], "unsigned int", &numbytes) < 0)
        goto done;
    if (CB_UNLIKELY(ptr.held)
        && cb_address_check(&ptr, "cuParamSetv", "ptr", CB_COUNT(numbytes)) < 0)
        goto done;
    fn_cuParamSetv *call = cb_symbol_address(&symbols[S_cuParamSetv]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, offset, ptr.value, numbytes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuParamSetv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&ptr);
    return result;
}

// CUresult cuLaunch(CUfunction f)
static const char *const params_cuLaunch[] = {"f", NULL};
static const cb_function f_cuLaunch = {
    .name = "cuLaunch", .params = params_cuLaunch,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuLaunch(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuLaunch, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLaunch, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUfunction f;
    if (cb_as_handle(m, T_CUfunction, args[0], &f) < 0)
        return NULL;
    fn_cuLaunch *call = cb_symbol_address(&symbols[S_cuLaunch]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(f);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLaunch, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height)
static const char *const params_cuLaunchGrid[] = {"f", "grid_width", "grid_height", NULL};
static const cb_function f_cuLaunchGrid = {
    .name = "cuLaunchGrid", .params = params_cuLaunchGrid,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuLaunchGrid(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuLaunchGrid, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLaunchGrid, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUfunction f;
    int32_t grid_width;
    int32_t grid_height;
    if (cb_as_handle(m, T_CUfunction, args[0], &f) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &grid_width) < 0)
        return NULL;
    if (cb_as_int32(args[2], "int", &grid_height) < 0)
        return NULL;
    fn_cuLaunchGrid *call = cb_symbol_address(&symbols[S_cuLaunchGrid]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(f, grid_width, grid_height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLaunchGrid, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream)
static const char *const params_cuLaunchGridAsync[] = {"f", "grid_width", "grid_height", "hStream",
    NULL};
static const cb_function f_cuLaunchGridAsync = {
    .name = "cuLaunchGridAsync", .params = params_cuLaunchGridAsync,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuLaunchGridAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuLaunchGridAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLaunchGridAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUfunction f;
    int32_t grid_width;
    int32_t grid_height;
    CUstream hStream;
    if (cb_as_handle(m, T_CUfunction, args[0], &f) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &grid_width) < 0)
        return NULL;
    if (cb_as_int32(args[2], "int", &grid_height) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        return NULL;
    fn_cuLaunchGridAsync *call = cb_symbol_address(&symbols[S_cuLaunchGridAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(f, grid_width, grid_height, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLaunchGridAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)
static const char *const params_cuParamSetTexRef[] = {"hfunc", "texunit", "hTexRef", NULL};
static const cb_function f_cuParamSetTexRef = {
    .name = "cuParamSetTexRef", .params = params_cuParamSetTexRef,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuParamSetTexRef(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuParamSetTexRef, nargs, kwnames)) {
        if (cb_bind(s, &f_cuParamSetTexRef, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUfunction hfunc;
    int32_t texunit;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &texunit) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUtexref, args[2], &hTexRef) < 0)
        return NULL;
    fn_cuParamSetTexRef *call = cb_symbol_address(&symbols[S_cuParamSetTexRef]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, texunit, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuParamSetTexRef, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)
static const char *const params_cuFuncSetSharedMemConfig[] = {"hfunc", "config", NULL};
static const cb_function f_cuFuncSetSharedMemConfig = {
    .name = "cuFuncSetSharedMemConfig", .params = params_cuFuncSetSharedMemConfig,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuFuncSetSharedMemConfig(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuFuncSetSharedMemConfig, nargs, kwnames)) {
        if (cb_bind(s, &f_cuFuncSetSharedMemConfig, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUfunction hfunc;
    int32_t config;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUsharedconfig, args[1], "config", &config) < 0)
        return NULL;
    fn_cuFuncSetSharedMemConfig *call = cb_symbol_address(&symbols[S_cuFuncSetSharedMemConfig]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, (CUsharedconfig)config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncSetSharedMemConfig, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags)
static const char *const params_cuGraphCreate[] = {"flags", NULL};
static const cb_function f_cuGraphCreate = {
    .name = "cuGraphCreate", .params = params_cuGraphCreate,
    .param_count = 1, .result_count = 1,
    .optional_mask = 0x1,
};

PyObject *
py_cuGraphCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraph phGraph = NULL;
    uint32_t flags = 0;
    if (!(s->checked && args[0] == Py_None) && cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphCreate *call = cb_symbol_address(&symbols[S_cuGraphCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraph, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraph, &phGraph));
}

// CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphAddKernelNode[] = {"hGraph", "dependencies",
    "numDependencies", "nodeParams", NULL};
static const cb_function f_cuGraphAddKernelNode = {
    .name = "cuGraphAddKernelNode", .params = params_cuGraphAddKernelNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cuGraphAddKernelNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuGraphAddKernelNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphAddKernelNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    const CUDA_KERNEL_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_KERNEL_NODE_PARAMS, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddKernelNode *call = cb_symbol_address(&symbols[S_cuGraphAddKernelNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddKernelNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphKernelNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphKernelNodeGetParams = {
    .name = "cuGraphKernelNodeGetParams", .params = params_cuGraphKernelNodeGetParams,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphKernelNodeGetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphKernelNodeGetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphKernelNodeGetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
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
    status = call(hNode, cb_record_data(nodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphKernelNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(nodeParams));
done:
    Py_XDECREF(nodeParams);
    return result;
}

// CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS
//     *nodeParams)
static const char *const params_cuGraphKernelNodeSetParams[] = {"hNode", "nodeParams", NULL};
static const cb_function f_cuGraphKernelNodeSetParams = {
    .name = "cuGraphKernelNodeSetParams", .params = params_cuGraphKernelNodeSetParams,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuGraphKernelNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphKernelNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphKernelNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphNode hNode;
    const CUDA_KERNEL_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_KERNEL_NODE_PARAMS, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphKernelNodeSetParams *call = cb_symbol_address(&symbols[S_cuGraphKernelNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphKernelNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)
static const char *const params_cuGraphAddMemcpyNode[] = {"hGraph", "dependencies",
    "numDependencies", "copyParams", "ctx", NULL};
static const cb_function f_cuGraphAddMemcpyNode = {
    .name = "cuGraphAddMemcpyNode", .params = params_cuGraphAddMemcpyNode,
    .param_count = 5, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cuGraphAddMemcpyNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuGraphAddMemcpyNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphAddMemcpyNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    const CUDA_MEMCPY3D *copyParams;
    cb_holds copyParams_holds;
    copyParams_holds.count = 0;
    CUcontext ctx;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_MEMCPY3D, args[3], "copyParams", &copyParams) < 0)
        goto done;
    if (cb_as_handle(m, T_CUcontext, args[4], &ctx) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY3D, args[3], "cuGraphAddMemcpyNode", "copyParams",
        &copyParams_holds) < 0)
        goto done;
    fn_cuGraphAddMemcpyNode *call = cb_symbol_address(&symbols[S_cuGraphAddMemcpyNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, copyParams, ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddMemcpyNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    cb_holds_release(&copyParams_holds);
    return result;
}

// CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)
static const char *const params_cuGraphMemcpyNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphMemcpyNodeGetParams = {
    .name = "cuGraphMemcpyNodeGetParams", .params = params_cuGraphMemcpyNodeGetParams,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphMemcpyNodeGetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphMemcpyNodeGetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphMemcpyNodeGetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
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
    status = call(hNode, cb_record_data(nodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphMemcpyNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(nodeParams));
done:
    Py_XDECREF(nodeParams);
    return result;
}

// CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)
static const char *const params_cuGraphMemcpyNodeSetParams[] = {"hNode", "nodeParams", NULL};
static const cb_function f_cuGraphMemcpyNodeSetParams = {
    .name = "cuGraphMemcpyNodeSetParams", .params = params_cuGraphMemcpyNodeSetParams,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuGraphMemcpyNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphMemcpyNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphMemcpyNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraphNode hNode;
    const CUDA_MEMCPY3D *nodeParams;
    cb_holds nodeParams_holds;
    nodeParams_holds.count = 0;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_MEMCPY3D, args[1], "nodeParams", &nodeParams) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY3D, args[1], "cuGraphMemcpyNodeSetParams", "nodeParams",
        &nodeParams_holds) < 0)
        goto done;
    fn_cuGraphMemcpyNodeSetParams *call = cb_symbol_address(&symbols[S_cuGraphMemcpyNodeSetParams]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphMemcpyNodeSetParams, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&nodeParams_holds);
    return result;
}

// CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext
//     ctx)
static const char *const params_cuGraphAddMemsetNode[] = {"hGraph", "dependencies",
    "numDependencies", "memsetParams", "ctx", NULL};
static const cb_function f_cuGraphAddMemsetNode = {
    .name = "cuGraphAddMemsetNode", .params = params_cuGraphAddMemsetNode,
    .param_count = 5, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cuGraphAddMemsetNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuGraphAddMemsetNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphAddMemsetNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    const CUDA_MEMSET_NODE_PARAMS *memsetParams;
    CUcontext ctx;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_MEMSET_NODE_PARAMS, args[3], "memsetParams", &memsetParams) < 0)
        goto done;
    if (cb_as_handle(m, T_CUcontext, args[4], &ctx) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddMemsetNode *call = cb_symbol_address(&symbols[S_cuGraphAddMemsetNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, memsetParams, ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddMemsetNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphMemsetNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphMemsetNodeGetParams = {
    .name = "cuGraphMemsetNodeGetParams", .params = params_cuGraphMemsetNodeGetParams,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphMemsetNodeGetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphMemsetNodeGetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphMemsetNodeGetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
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
    status = call(hNode, cb_record_data(nodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphMemsetNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(nodeParams));
done:
    Py_XDECREF(nodeParams);
    return result;
}

// CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphMemsetNodeSetParams[] = {"hNode", "nodeParams", NULL};
static const cb_function f_cuGraphMemsetNodeSetParams = {
    .name = "cuGraphMemsetNodeSetParams", .params = params_cuGraphMemsetNodeSetParams,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuGraphMemsetNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphMemsetNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphMemsetNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphNode hNode;
    const CUDA_MEMSET_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_MEMSET_NODE_PARAMS, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphMemsetNodeSetParams *call = cb_symbol_address(&symbols[S_cuGraphMemsetNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphMemsetNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphAddHostNode[] = {"hGraph", "dependencies",
    "numDependencies", "nodeParams", NULL};
static const cb_function f_cuGraphAddHostNode = {
    .name = "cuGraphAddHostNode", .params = params_cuGraphAddHostNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cuGraphAddHostNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuGraphAddHostNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphAddHostNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    const CUDA_HOST_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_HOST_NODE_PARAMS, args[3], "nodeParams", &nodeParams) < 0)
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
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddHostNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphHostNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphHostNodeGetParams = {
    .name = "cuGraphHostNodeGetParams", .params = params_cuGraphHostNodeGetParams,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphHostNodeGetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphHostNodeGetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphHostNodeGetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
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
    status = call(hNode, cb_record_data(nodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphHostNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(nodeParams));
done:
    Py_XDECREF(nodeParams);
    return result;
}

// CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphHostNodeSetParams[] = {"hNode", "nodeParams", NULL};
static const cb_function f_cuGraphHostNodeSetParams = {
    .name = "cuGraphHostNodeSetParams", .params = params_cuGraphHostNodeSetParams,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuGraphHostNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphHostNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphHostNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphNode hNode;
    const CUDA_HOST_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_HOST_NODE_PARAMS, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cuGraphHostNodeSetParams *call = cb_symbol_address(&symbols[S_cuGraphHostNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphHostNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, CUgraph childGraph)
static const char *const params_cuGraphAddChildGraphNode[] = {"hGraph", "dependencies",
    "numDependencies", "childGraph", NULL};
static const cb_function f_cuGraphAddChildGraphNode = {
    .name = "cuGraphAddChildGraphNode", .params = params_cuGraphAddChildGraphNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cuGraphAddChildGraphNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuGraphAddChildGraphNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphAddChildGraphNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    CUgraph childGraph;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_handle(m, T_CUgraph, args[3], &childGraph) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddChildGraphNode *call = cb_symbol_address(&symbols[S_cuGraphAddChildGraphNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, childGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddChildGraphNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)
static const char *const params_cuGraphChildGraphNodeGetGraph[] = {"hNode", NULL};
static const cb_function f_cuGraphChildGraphNodeGetGraph = {
    .name = "cuGraphChildGraphNodeGetGraph", .params = params_cuGraphChildGraphNodeGetGraph,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphChildGraphNodeGetGraph(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphChildGraphNodeGetGraph, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphChildGraphNodeGetGraph, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphNode hNode;
    CUgraph phGraph = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphChildGraphNodeGetGraph *call =
        cb_symbol_address(&symbols[S_cuGraphChildGraphNodeGetGraph]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, &phGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphChildGraphNodeGetGraph, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraph, &phGraph));
}

// CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies)
static const char *const params_cuGraphAddEmptyNode[] = {"hGraph", "dependencies",
    "numDependencies", NULL};
static const cb_function f_cuGraphAddEmptyNode = {
    .name = "cuGraphAddEmptyNode", .params = params_cuGraphAddEmptyNode,
    .param_count = 3, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cuGraphAddEmptyNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuGraphAddEmptyNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphAddEmptyNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddEmptyNode *call = cb_symbol_address(&symbols[S_cuGraphAddEmptyNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddEmptyNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, CUevent event)
static const char *const params_cuGraphAddEventRecordNode[] = {"hGraph", "dependencies",
    "numDependencies", "event", NULL};
static const cb_function f_cuGraphAddEventRecordNode = {
    .name = "cuGraphAddEventRecordNode", .params = params_cuGraphAddEventRecordNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cuGraphAddEventRecordNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuGraphAddEventRecordNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphAddEventRecordNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    CUevent event;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_handle(m, T_CUevent, args[3], &event) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddEventRecordNode *call = cb_symbol_address(&symbols[S_cuGraphAddEventRecordNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddEventRecordNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
static const char *const params_cuGraphEventRecordNodeGetEvent[] = {"hNode", NULL};
static const cb_function f_cuGraphEventRecordNodeGetEvent = {
    .name = "cuGraphEventRecordNodeGetEvent", .params = params_cuGraphEventRecordNodeGetEvent,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphEventRecordNodeGetEvent(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphEventRecordNodeGetEvent, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphEventRecordNodeGetEvent, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphNode hNode;
    CUevent event_out = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphEventRecordNodeGetEvent *call =
        cb_symbol_address(&symbols[S_cuGraphEventRecordNodeGetEvent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, &event_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphEventRecordNodeGetEvent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUevent, &event_out));
}

// CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)
static const char *const params_cuGraphEventRecordNodeSetEvent[] = {"hNode", "event", NULL};
static const cb_function f_cuGraphEventRecordNodeSetEvent = {
    .name = "cuGraphEventRecordNodeSetEvent", .params = params_cuGraphEventRecordNodeSetEvent,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuGraphEventRecordNodeSetEvent(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphEventRecordNodeSetEvent, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphEventRecordNodeSetEvent, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphNode hNode;
    CUevent event;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUevent, args[1], &event) < 0)
        return NULL;
    fn_cuGraphEventRecordNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cuGraphEventRecordNodeSetEvent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphEventRecordNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, CUevent event)
static const char *const params_cuGraphAddEventWaitNode[] = {"hGraph", "dependencies",
    "numDependencies", "event", NULL};
static const cb_function f_cuGraphAddEventWaitNode = {
    .name = "cuGraphAddEventWaitNode", .params = params_cuGraphAddEventWaitNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cuGraphAddEventWaitNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuGraphAddEventWaitNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphAddEventWaitNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    CUevent event;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_handle(m, T_CUevent, args[3], &event) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddEventWaitNode *call = cb_symbol_address(&symbols[S_cuGraphAddEventWaitNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddEventWaitNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
static const char *const params_cuGraphEventWaitNodeGetEvent[] = {"hNode", NULL};
static const cb_function f_cuGraphEventWaitNodeGetEvent = {
    .name = "cuGraphEventWaitNodeGetEvent", .params = params_cuGraphEventWaitNodeGetEvent,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphEventWaitNodeGetEvent(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphEventWaitNodeGetEvent, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphEventWaitNodeGetEvent, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphNode hNode;
    CUevent event_out = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphEventWaitNodeGetEvent *call =
        cb_symbol_address(&symbols[S_cuGraphEventWaitNodeGetEvent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, &event_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphEventWaitNodeGetEvent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUevent, &event_out));
}

// CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)
static const char *const params_cuGraphEventWaitNodeSetEvent[] = {"hNode", "event", NULL};
static const cb_function f_cuGraphEventWaitNodeSetEvent = {
    .name = "cuGraphEventWaitNodeSetEvent", .params = params_cuGraphEventWaitNodeSetEvent,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuGraphEventWaitNodeSetEvent(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphEventWaitNodeSetEvent, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphEventWaitNodeSetEvent, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphNode hNode;
    CUevent event;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUevent, args[1], &event) < 0)
        return NULL;
    fn_cuGraphEventWaitNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cuGraphEventWaitNodeSetEvent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphEventWaitNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph, const
//     CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS
//     *nodeParams)
static const char *const params_cuGraphAddExternalSemaphoresSignalNode[] = {"hGraph",
    "dependencies", "numDependencies", "nodeParams", NULL};
static const cb_function f_cuGraphAddExternalSemaphoresSignalNode = {
    .name = "cuGraphAddExternalSemaphoresSignalNode",
        .params = params_cuGraphAddExternalSemaphoresSignalNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cuGraphAddExternalSemaphoresSignalNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuGraphAddExternalSemaphoresSignalNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphAddExternalSemaphoresSignalNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddExternalSemaphoresSignalNode *call =
        cb_symbol_address(&symbols[S_cuGraphAddExternalSemaphoresSignalNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddExternalSemaphoresSignalNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode,
//     CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)
static const char *const params_cuGraphExternalSemaphoresSignalNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphExternalSemaphoresSignalNodeGetParams = {
    .name = "cuGraphExternalSemaphoresSignalNodeGetParams",
        .params = params_cuGraphExternalSemaphoresSignalNodeGetParams,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphExternalSemaphoresSignalNodeGetParams(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphExternalSemaphoresSignalNodeGetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExternalSemaphoresSignalNodeGetParams, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraphNode hNode;
    PyObject *params_out = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphExternalSemaphoresSignalNodeGetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExternalSemaphoresSignalNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(m, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphExternalSemaphoresSignalNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(params_out));
done:
    Py_XDECREF(params_out);
    return result;
}

// CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const
//     CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphExternalSemaphoresSignalNodeSetParams[] = {"hNode",
    "nodeParams", NULL};
static const cb_function f_cuGraphExternalSemaphoresSignalNodeSetParams = {
    .name = "cuGraphExternalSemaphoresSignalNodeSetParams",
        .params = params_cuGraphExternalSemaphoresSignalNodeSetParams,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuGraphExternalSemaphoresSignalNodeSetParams(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphExternalSemaphoresSignalNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExternalSemaphoresSignalNodeSetParams, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphNode hNode;
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphExternalSemaphoresSignalNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExternalSemaphoresSignalNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExternalSemaphoresSignalNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const
//     CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS
//     *nodeParams)
static const char *const params_cuGraphAddExternalSemaphoresWaitNode[] = {"hGraph", "dependencies",
    "numDependencies", "nodeParams", NULL};
static const cb_function f_cuGraphAddExternalSemaphoresWaitNode = {
    .name = "cuGraphAddExternalSemaphoresWaitNode",
        .params = params_cuGraphAddExternalSemaphoresWaitNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cuGraphAddExternalSemaphoresWaitNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuGraphAddExternalSemaphoresWaitNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphAddExternalSemaphoresWaitNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddExternalSemaphoresWaitNode *call =
        cb_symbol_address(&symbols[S_cuGraphAddExternalSemaphoresWaitNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddExternalSemaphoresWaitNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode,
//     CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)
static const char *const params_cuGraphExternalSemaphoresWaitNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphExternalSemaphoresWaitNodeGetParams = {
    .name = "cuGraphExternalSemaphoresWaitNodeGetParams",
        .params = params_cuGraphExternalSemaphoresWaitNodeGetParams,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuGraphExternalSemaphoresWaitNodeGetParams(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGraphExternalSemaphoresWaitNodeGetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphExternalSemaphoresWaitNodeGetParams, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUgraphNode hNode;
    PyObject *params_out = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphExternalSemaphoresWaitNodeGetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExternalSemaphoresWaitNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(m, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphExternalSemaphoresWaitNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(params_out));
done:
    Py_XDECREF(params_out);
    return result;
}

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

// CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges)
static const char *const params_cuGraphGetEdges[] = {"hGraph", "numEdges", NULL};
static const cb_function f_cuGraphGetEdges = {
    .name = "cuGraphGetEdges", .params = params_cuGraphGetEdges,
    .param_count = 2, .result_count = 3,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x4,
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
    PyObject *values[] = {cb_handle_list(m, T_CUgraphNode, from.data, from_count),
        cb_handle_list(m, T_CUgraphNode, to.data, to_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numEdges)};
    result = cb_return_many(s, &f_cuGraphGetEdges, values);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    return result;
}

// CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData
//     *edgeData, size_t *numEdges)
static const char *const params_cuGraphGetEdges_v2[] = {"hGraph", "numEdges", NULL};
static const cb_function f_cuGraphGetEdges_v2 = {
    .name = "cuGraphGetEdges_v2", .params = params_cuGraphGetEdges_v2,
    .param_count = 2, .result_count = 4,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x8,
};

PyObject *
py_cuGraphGetEdges_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphGetEdges_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphGetEdges_v2, args, nargs, kwnames, slots) < 0)
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
    PyObject *values[] = {cb_handle_list(m, T_CUgraphNode, from.data, from_count),
        cb_handle_list(m, T_CUgraphNode, to.data, to_count),
        cb_record_list(m, T_CUgraphEdgeData, edgeData.data, edgeData_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numEdges)};
    result = cb_return_many(s, &f_cuGraphGetEdges_v2, values);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return result;
}

// CUresult cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies, size_t
//     *numDependencies)
static const char *const params_cuGraphNodeGetDependencies[] = {"hNode", "numDependencies", NULL};
static const cb_function f_cuGraphNodeGetDependencies = {
    .name = "cuGraphNodeGetDependencies", .params = params_cuGraphNodeGetDependencies,
    .param_count = 2, .result_count = 2,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x2,
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
static const cb_function f_cuGraphNodeGetDependencies_v2 = {
    .name = "cuGraphNodeGetDependencies_v2", .params = params_cuGraphNodeGetDependencies_v2,
    .param_count = 2, .result_count = 3,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x4,
};

PyObject *
py_cuGraphNodeGetDependencies_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphNodeGetDependencies_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphNodeGetDependencies_v2, args, nargs, kwnames, slots) < 0)
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
static const cb_function f_cuGraphNodeGetDependentNodes = {
    .name = "cuGraphNodeGetDependentNodes", .params = params_cuGraphNodeGetDependentNodes,
    .param_count = 2, .result_count = 2,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x2,
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
static const cb_function f_cuGraphNodeGetDependentNodes_v2 = {
    .name = "cuGraphNodeGetDependentNodes_v2", .params = params_cuGraphNodeGetDependentNodes_v2,
    .param_count = 2, .result_count = 3,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x4,
};

PyObject *
py_cuGraphNodeGetDependentNodes_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphNodeGetDependentNodes_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphNodeGetDependentNodes_v2, args, nargs, kwnames, slots) < 0)
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
static const cb_function f_cuGraphAddDependencies = {
    .name = "cuGraphAddDependencies", .params = params_cuGraphAddDependencies,
    .param_count = 4, .result_count = 0,
    .auto_mask = 0x8,
};

PyObject *
py_cuGraphAddDependencies(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
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

