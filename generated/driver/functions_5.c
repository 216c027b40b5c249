// functions_5.c of cubind's binding of the CUDA Driver API, API version 13.5.
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

// CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)
static const char *const params_cuGraphEventRecordNodeSetEvent[] = {"hNode", "event", NULL};
static const cb_function f_cuGraphEventRecordNodeSetEvent =
    {.name = "cuGraphEventRecordNodeSetEvent", .params = params_cuGraphEventRecordNodeSetEvent,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphEventRecordNodeSetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphEventRecordNodeSetEvent, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphAddEventWaitNode = {.name = "cuGraphAddEventWaitNode",
    .params = params_cuGraphAddEventWaitNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddEventWaitNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddEventWaitNode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphEventWaitNodeGetEvent = {.name = "cuGraphEventWaitNodeGetEvent",
    .params = params_cuGraphEventWaitNodeGetEvent, .param_count = 1, .result_count = 1};

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
static const cb_function f_cuGraphEventWaitNodeSetEvent = {.name = "cuGraphEventWaitNodeSetEvent",
    .params = params_cuGraphEventWaitNodeSetEvent, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphEventWaitNodeSetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphEventWaitNodeSetEvent, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphAddExternalSemaphoresSignalNode =
    {.name = "cuGraphAddExternalSemaphoresSignalNode",
    .params = params_cuGraphAddExternalSemaphoresSignalNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddExternalSemaphoresSignalNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddExternalSemaphoresSignalNode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphExternalSemaphoresSignalNodeGetParams =
    {.name = "cuGraphExternalSemaphoresSignalNodeGetParams",
    .params = params_cuGraphExternalSemaphoresSignalNodeGetParams, .param_count = 1,
    .result_count = 1};

CB_WRAPPER(cuGraphExternalSemaphoresSignalNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphExternalSemaphoresSignalNodeGetParams, &args, nargs, kwnames,
        slots))
        return NULL;
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
static const cb_function f_cuGraphExternalSemaphoresSignalNodeSetParams =
    {.name = "cuGraphExternalSemaphoresSignalNodeSetParams",
    .params = params_cuGraphExternalSemaphoresSignalNodeSetParams, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(cuGraphExternalSemaphoresSignalNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphExternalSemaphoresSignalNodeSetParams, &args, nargs, kwnames,
        slots))
        return NULL;
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
static const cb_function f_cuGraphAddExternalSemaphoresWaitNode =
    {.name = "cuGraphAddExternalSemaphoresWaitNode",
    .params = params_cuGraphAddExternalSemaphoresWaitNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddExternalSemaphoresWaitNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddExternalSemaphoresWaitNode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphExternalSemaphoresWaitNodeGetParams =
    {.name = "cuGraphExternalSemaphoresWaitNodeGetParams",
    .params = params_cuGraphExternalSemaphoresWaitNodeGetParams, .param_count = 1,
    .result_count = 1};

CB_WRAPPER(cuGraphExternalSemaphoresWaitNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphExternalSemaphoresWaitNodeGetParams, &args, nargs, kwnames,
        slots))
        return NULL;
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
static const cb_function f_cuGraphExternalSemaphoresWaitNodeSetParams =
    {.name = "cuGraphExternalSemaphoresWaitNodeSetParams",
    .params = params_cuGraphExternalSemaphoresWaitNodeSetParams, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(cuGraphExternalSemaphoresWaitNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphExternalSemaphoresWaitNodeSetParams, &args, nargs, kwnames,
        slots))
        return NULL;
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
static const cb_function f_cuGraphAddBatchMemOpNode = {.name = "cuGraphAddBatchMemOpNode",
    .params = params_cuGraphAddBatchMemOpNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddBatchMemOpNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddBatchMemOpNode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphBatchMemOpNodeGetParams =
    {.name = "cuGraphBatchMemOpNodeGetParams", .params = params_cuGraphBatchMemOpNodeGetParams,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphBatchMemOpNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphBatchMemOpNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphBatchMemOpNodeSetParams =
    {.name = "cuGraphBatchMemOpNodeSetParams", .params = params_cuGraphBatchMemOpNodeSetParams,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphBatchMemOpNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphBatchMemOpNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphExecBatchMemOpNodeSetParams =
    {.name = "cuGraphExecBatchMemOpNodeSetParams",
    .params = params_cuGraphExecBatchMemOpNodeSetParams, .param_count = 3, .result_count = 0};

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
static const cb_function f_cuGraphAddMemAllocNode = {.name = "cuGraphAddMemAllocNode",
    .params = params_cuGraphAddMemAllocNode, .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddMemAllocNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddMemAllocNode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphMemAllocNodeGetParams = {.name = "cuGraphMemAllocNodeGetParams",
    .params = params_cuGraphMemAllocNodeGetParams, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphMemAllocNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphMemAllocNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphAddMemFreeNode = {.name = "cuGraphAddMemFreeNode",
    .params = params_cuGraphAddMemFreeNode, .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddMemFreeNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddMemFreeNode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphMemFreeNodeGetParams = {.name = "cuGraphMemFreeNodeGetParams",
    .params = params_cuGraphMemFreeNodeGetParams, .param_count = 1, .result_count = 1};

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
static const cb_function f_cuDeviceGraphMemTrim = {.name = "cuDeviceGraphMemTrim",
    .params = params_cuDeviceGraphMemTrim, .param_count = 1, .result_count = 0};

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
static const char *const params_cuDeviceGetGraphMemAttribute[] = {"device", "attr", NULL};
static const cb_function f_cuDeviceGetGraphMemAttribute = {.name = "cuDeviceGetGraphMemAttribute",
    .params = params_cuDeviceGetGraphMemAttribute, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuDeviceGetGraphMemAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuDeviceGetGraphMemAttribute, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuDeviceSetGraphMemAttribute = {.name = "cuDeviceSetGraphMemAttribute",
    .params = params_cuDeviceSetGraphMemAttribute, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuDeviceSetGraphMemAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuDeviceSetGraphMemAttribute, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphClone = {.name = "cuGraphClone", .params = params_cuGraphClone,
    .param_count = 1, .result_count = 1};

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

// CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph
//     hClonedGraph)
static const char *const params_cuGraphNodeFindInClone[] = {"hOriginalNode", "hClonedGraph", NULL};
static const cb_function f_cuGraphNodeFindInClone = {.name = "cuGraphNodeFindInClone",
    .params = params_cuGraphNodeFindInClone, .param_count = 2, .result_count = 1};

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
static const cb_function f_cuGraphNodeGetType = {.name = "cuGraphNodeGetType",
    .params = params_cuGraphNodeGetType, .param_count = 1, .result_count = 1};

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
static const cb_function f_cuGraphNodeGetContainingGraph =
    {.name = "cuGraphNodeGetContainingGraph", .params = params_cuGraphNodeGetContainingGraph,
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
static const cb_function f_cuGraphNodeGetLocalId = {.name = "cuGraphNodeGetLocalId",
    .params = params_cuGraphNodeGetLocalId, .param_count = 1, .result_count = 1};

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
static const cb_function f_cuGraphNodeGetToolsId = {.name = "cuGraphNodeGetToolsId",
    .params = params_cuGraphNodeGetToolsId, .param_count = 1, .result_count = 1};

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
static const cb_function f_cuGraphGetId = {.name = "cuGraphGetId", .params = params_cuGraphGetId,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphGetId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphGetId, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphExecGetId = {.name = "cuGraphExecGetId",
    .params = params_cuGraphExecGetId, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphExecGetId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphExecGetId, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphGetNodes = {.name = "cuGraphGetNodes",
    .params = params_cuGraphGetNodes, .param_count = 2, .result_count = 2, .default_mask = 0x2,
    .auto_mask = 0x2, .hidden_result_mask = 0x2};

CB_WRAPPER(cuGraphGetNodes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphGetNodes, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphGetRootNodes = {.name = "cuGraphGetRootNodes",
    .params = params_cuGraphGetRootNodes, .param_count = 2, .result_count = 2, .default_mask = 0x2,
    .auto_mask = 0x2, .hidden_result_mask = 0x2};

CB_WRAPPER(cuGraphGetRootNodes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphGetRootNodes, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphGetEdges = {.name = "cuGraphGetEdges",
    .params = params_cuGraphGetEdges, .param_count = 2, .result_count = 4, .default_mask = 0x2,
    .auto_mask = 0x2, .hidden_result_mask = 0x8};

CB_WRAPPER(cuGraphGetEdges)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphGetEdges, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphNodeGetDependencies = {.name = "cuGraphNodeGetDependencies",
    .params = params_cuGraphNodeGetDependencies, .param_count = 2, .result_count = 3,
    .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x4};

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
static const cb_function f_cuGraphNodeGetDependentNodes = {.name = "cuGraphNodeGetDependentNodes",
    .params = params_cuGraphNodeGetDependentNodes, .param_count = 2, .result_count = 3,
    .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x4};

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
static const cb_function f_cuGraphAddDependencies = {.name = "cuGraphAddDependencies",
    .params = params_cuGraphAddDependencies, .param_count = 5, .result_count = 0,
    .optional_mask = 0x8, .auto_mask = 0x10};

CB_WRAPPER(cuGraphAddDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuGraphAddDependencies, &args, nargs, kwnames, slots))
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
static const cb_function f_cuGraphRemoveDependencies = {.name = "cuGraphRemoveDependencies",
    .params = params_cuGraphRemoveDependencies, .param_count = 5, .result_count = 0,
    .optional_mask = 0x8, .auto_mask = 0x10};

CB_WRAPPER(cuGraphRemoveDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuGraphRemoveDependencies, &args, nargs, kwnames, slots))
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

// CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
//     CUgraphNodeParams *nodeParams)
static const char *const params_cuGraphAddNode[] = {"hGraph", "dependencies", "dependencyData",
    "numDependencies", "nodeParams", NULL};
static const cb_function f_cuGraphAddNode = {.name = "cuGraphAddNode",
    .params = params_cuGraphAddNode, .param_count = 5, .result_count = 1, .auto_mask = 0x8};

CB_WRAPPER(cuGraphAddNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuGraphAddNode, &args, nargs, kwnames, slots))
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
static const cb_function f_cuGraphAddNode_v3 = {.name = "cuGraphAddNode_v3",
    .params = params_cuGraphAddNode_v3, .param_count = 5, .result_count = 1, .auto_mask = 0x8};

CB_WRAPPER(cuGraphAddNode_v3)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuGraphAddNode_v3, &args, nargs, kwnames, slots))
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

// CUresult cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
static const char *const params_cuGraphNodeSetParams_v2[] = {"hNode", "nodeParams", NULL};
static const cb_function f_cuGraphNodeSetParams_v2 = {.name = "cuGraphNodeSetParams_v2",
    .params = params_cuGraphNodeSetParams_v2, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphNodeSetParams_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphNodeSetParams_v2, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphNodeGetParams = {.name = "cuGraphNodeGetParams",
    .params = params_cuGraphNodeGetParams, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
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

