// functions_4.c of cubind's binding of the CUDA Driver API, API version 13.5.
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

// CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)
static const char *const params_cuStreamBeginCapture[] = {"hStream", "mode", NULL};
static const cb_function f_cuStreamBeginCapture = {.name = "cuStreamBeginCapture",
    .params = params_cuStreamBeginCapture, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuStreamBeginCapture)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuStreamBeginCapture, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    int32_t mode;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUstreamCaptureMode, args[1], "mode", &mode) < 0)
        return NULL;
    fn_cuStreamBeginCapture *call = cb_symbol_address(&symbols[S_cuStreamBeginCapture]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, (CUstreamCaptureMode)mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamBeginCapture, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode, CUgraph
//     hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)
static const char *const params_cuStreamBeginRecaptureToGraph[] = {"hStream", "mode", "hGraph",
    "callbackFunc", "userData", NULL};
static const cb_function f_cuStreamBeginRecaptureToGraph =
    {.name = "cuStreamBeginRecaptureToGraph", .params = params_cuStreamBeginRecaptureToGraph,
    .param_count = 5, .result_count = 0, .optional_mask = 0x10};

CB_WRAPPER(cuStreamBeginRecaptureToGraph)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuStreamBeginRecaptureToGraph, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUstream hStream;
    int32_t mode;
    CUgraph hGraph;
    cb_callback callbackFunc = {0};
    bool callbackFunc_taken = false;
    cb_address userData;
    userData.held = false;
    userData.value = NULL;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        goto done;
    if (cb_as_enum(m, T_CUstreamCaptureMode, args[1], "mode", &mode) < 0)
        goto done;
    if (cb_as_handle(m, T_CUgraph, args[2], &hGraph) < 0)
        goto done;
    if (cb_as_callback(m, T_CUgraphRecaptureCallback, args[3],
        (void *)trampoline_CUgraphRecaptureCallback, args[4], CB_SCOPE_NOTIFIED, &callbackFunc) < 0)
        goto done;
    if (callbackFunc.closure == NULL && cb_as_address(m, args[4], &userData) < 0)
        goto done;
    fn_cuStreamBeginRecaptureToGraph *call =
        cb_symbol_address(&symbols[S_cuStreamBeginRecaptureToGraph]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream, (CUstreamCaptureMode)mode, hGraph,
        (CUgraphRecaptureCallback)callbackFunc.function,
        callbackFunc.closure != NULL ? callbackFunc.closure : userData.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuStreamBeginRecaptureToGraph, status, args, NULL);
        goto done;
    }
    callbackFunc_taken = true;
    result = cb_return0(s);
done:
    cb_callback_finish(s->module, &callbackFunc, callbackFunc_taken, hStream);
    cb_address_release(&userData);
    return result;
}

// CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode
//     *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
//     CUstreamCaptureMode mode)
static const char *const params_cuStreamBeginCaptureToGraph[] = {"hStream", "hGraph",
    "dependencies", "dependencyData", "numDependencies", "mode", NULL};
static const cb_function f_cuStreamBeginCaptureToGraph = {.name = "cuStreamBeginCaptureToGraph",
    .params = params_cuStreamBeginCaptureToGraph, .param_count = 6, .result_count = 0,
    .auto_mask = 0x10};

CB_WRAPPER(cuStreamBeginCaptureToGraph)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cuStreamBeginCaptureToGraph, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUstream hStream;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    cb_array dependencyData;
    cb_array_init(&dependencyData);
    uint64_t numDependencies = 0;
    int32_t mode;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        goto done;
    if (cb_as_handle(m, T_CUgraph, args[1], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[2], "dependencies", &dependencies) < 0)
        goto done;
    if (cb_array_records(m, T_CUgraphEdgeData, args[3], "dependencyData", &dependencyData) < 0)
        goto done;
    if (args[4] != NULL && cb_as_uint64(args[4], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_enum(m, T_CUstreamCaptureMode, args[5], "mode", &mode) < 0)
        goto done;
    if (args[4] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (args[4] == NULL && dependencyData.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencyData.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    if (dependencyData.data != NULL && cb_array_check(&dependencyData, (size_t)numDependencies) < 0)
        goto done;
    fn_cuStreamBeginCaptureToGraph *call =
        cb_symbol_address(&symbols[S_cuStreamBeginCaptureToGraph]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, hGraph, dependencies.data, dependencyData.data, numDependencies,
        (CUstreamCaptureMode)mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuStreamBeginCaptureToGraph, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return result;
}

// CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
static const char *const params_cuThreadExchangeStreamCaptureMode[] = {"mode", NULL};
static const cb_function f_cuThreadExchangeStreamCaptureMode =
    {.name = "cuThreadExchangeStreamCaptureMode",
    .params = params_cuThreadExchangeStreamCaptureMode, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuThreadExchangeStreamCaptureMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuThreadExchangeStreamCaptureMode, &args, nargs, kwnames, slots))
        return NULL;
    int32_t mode_in = 0;
    CUstreamCaptureMode mode = 0;
    if (cb_as_enum(m, T_CUstreamCaptureMode, args[0], "mode", &mode_in) < 0)
        return NULL;
    mode = (CUstreamCaptureMode)mode_in;
    fn_cuThreadExchangeStreamCaptureMode *call =
        cb_symbol_address(&symbols[S_cuThreadExchangeStreamCaptureMode]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuThreadExchangeStreamCaptureMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUstreamCaptureMode, mode));
}

// CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)
static const char *const params_cuStreamEndCapture[] = {"hStream", NULL};
static const cb_function f_cuStreamEndCapture = {.name = "cuStreamEndCapture",
    .params = params_cuStreamEndCapture, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuStreamEndCapture)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamEndCapture, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUgraph phGraph = NULL;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamEndCapture *call = cb_symbol_address(&symbols[S_cuStreamEndCapture]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream, &phGraph);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamEndCapture, status, args, NULL);
    cb_closure_unregister(m, hStream);
    return cb_return1(s, cb_cell_new(m, T_CUgraph, &phGraph));
}

// CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)
static const char *const params_cuStreamIsCapturing[] = {"hStream", NULL};
static const cb_function f_cuStreamIsCapturing = {.name = "cuStreamIsCapturing",
    .params = params_cuStreamIsCapturing, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuStreamIsCapturing)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamIsCapturing, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUstreamCaptureStatus captureStatus = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamIsCapturing *call = cb_symbol_address(&symbols[S_cuStreamIsCapturing]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &captureStatus);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamIsCapturing, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUstreamCaptureStatus, captureStatus));
}

// CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
//     cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, const
//     CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)
static const char *const params_cuStreamGetCaptureInfo[] = {"hStream", NULL};
static const cb_function f_cuStreamGetCaptureInfo = {.name = "cuStreamGetCaptureInfo",
    .params = params_cuStreamGetCaptureInfo, .param_count = 1, .result_count = 6,
    .hidden_result_mask = 0x20};

CB_WRAPPER(cuStreamGetCaptureInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamGetCaptureInfo, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUstreamCaptureStatus captureStatus_out = 0;
    cuuint64_t id_out = 0;
    CUgraph graph_out = NULL;
    const CUgraphNode *dependencies_out = NULL;
    const CUgraphEdgeData *edgeData_out = NULL;
    size_t numDependencies_out = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetCaptureInfo *call = cb_symbol_address(&symbols[S_cuStreamGetCaptureInfo]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &captureStatus_out, &id_out, &graph_out, &dependencies_out,
        &edgeData_out, &numDependencies_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetCaptureInfo, status, args, NULL);
    PyObject *values[] = {cb_enum_member(m, T_CUstreamCaptureStatus, captureStatus_out),
        cb_cell_new(m, T_cuuint64_t, &id_out), cb_cell_new(m, T_CUgraph, &graph_out),
        cb_handle_list(m, T_CUgraphNode, dependencies_out,
        dependencies_out != NULL ? (size_t)numDependencies_out : 0), cb_record_list(m,
        T_CUgraphEdgeData, edgeData_out, edgeData_out != NULL ? (size_t)numDependencies_out : 0),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numDependencies_out)};
    return cb_return_many(s, &f_cuStreamGetCaptureInfo, values);
}

// CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies, const
//     CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)
static const char *const params_cuStreamUpdateCaptureDependencies[] = {"hStream", "dependencies",
    "dependencyData", "numDependencies", "flags", NULL};
static const cb_function f_cuStreamUpdateCaptureDependencies =
    {.name = "cuStreamUpdateCaptureDependencies",
    .params = params_cuStreamUpdateCaptureDependencies, .param_count = 5, .result_count = 0,
    .auto_mask = 0x8};

CB_WRAPPER(cuStreamUpdateCaptureDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuStreamUpdateCaptureDependencies, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUstream hStream;
    cb_array dependencies;
    cb_array_init(&dependencies);
    cb_array dependencyData;
    cb_array_init(&dependencyData);
    uint64_t numDependencies = 0;
    uint32_t flags;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (cb_array_records(m, T_CUgraphEdgeData, args[2], "dependencyData", &dependencyData) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint64(args[3], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_uint32(args[4], "unsigned int", &flags) < 0)
        goto done;
    if (args[3] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (args[3] == NULL && dependencyData.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencyData.length;
    if (dependencies.data != NULL && cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    if (dependencyData.data != NULL && cb_array_check(&dependencyData, (size_t)numDependencies) < 0)
        goto done;
    fn_cuStreamUpdateCaptureDependencies *call =
        cb_symbol_address(&symbols[S_cuStreamUpdateCaptureDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, dependencies.data, dependencyData.data, numDependencies, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuStreamUpdateCaptureDependencies, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return result;
}

// CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int
//     flags)
static const char *const params_cuStreamAttachMemAsync[] = {"hStream", "dptr", "length", "flags",
    NULL};
static const cb_function f_cuStreamAttachMemAsync = {.name = "cuStreamAttachMemAsync",
    .params = params_cuStreamAttachMemAsync, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuStreamAttachMemAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuStreamAttachMemAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUdeviceptr dptr;
    uint64_t length;
    uint32_t flags;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &dptr, sizeof dptr) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &length) < 0)
        return NULL;
    if (cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuStreamAttachMemAsync *call = cb_symbol_address(&symbols[S_cuStreamAttachMemAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream, dptr, length, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamAttachMemAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamQuery(CUstream hStream)
static const char *const params_cuStreamQuery[] = {"hStream", NULL};
static const cb_function f_cuStreamQuery = {.name = "cuStreamQuery",
    .params = params_cuStreamQuery, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuStreamQuery)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamQuery, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamQuery *call = cb_symbol_address(&symbols[S_cuStreamQuery]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamQuery, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamSynchronize(CUstream hStream)
static const char *const params_cuStreamSynchronize[] = {"hStream", NULL};
static const cb_function f_cuStreamSynchronize = {.name = "cuStreamSynchronize",
    .params = params_cuStreamSynchronize, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuStreamSynchronize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamSynchronize, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamSynchronize *call = cb_symbol_address(&symbols[S_cuStreamSynchronize]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamSynchronize, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamDestroy_v2(CUstream hStream)
static const char *const params_cuStreamDestroy[] = {"hStream", NULL};
static const cb_function f_cuStreamDestroy = {.name = "cuStreamDestroy",
    .params = params_cuStreamDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuStreamDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamDestroy *call = cb_symbol_address(&symbols[S_cuStreamDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamCopyAttributes(CUstream dst, CUstream src)
static const char *const params_cuStreamCopyAttributes[] = {"dst", "src", NULL};
static const cb_function f_cuStreamCopyAttributes = {.name = "cuStreamCopyAttributes",
    .params = params_cuStreamCopyAttributes, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuStreamCopyAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuStreamCopyAttributes, &args, nargs, kwnames, slots))
        return NULL;
    CUstream dst;
    CUstream src;
    if (cb_as_handle(m, T_CUstream, args[0], &dst) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[1], &src) < 0)
        return NULL;
    fn_cuStreamCopyAttributes *call = cb_symbol_address(&symbols[S_cuStreamCopyAttributes]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(dst, src);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamCopyAttributes, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue
//     *value_out)
static const char *const params_cuStreamGetAttribute[] = {"hStream", "attr", NULL};
static const cb_function f_cuStreamGetAttribute = {.name = "cuStreamGetAttribute",
    .params = params_cuStreamGetAttribute, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuStreamGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuStreamGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUstream hStream;
    int32_t attr;
    PyObject *value_out = NULL;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        goto done;
    if (cb_as_enum(m, T_CUstreamAttrID, args[1], "attr", &attr) < 0)
        goto done;
    fn_cuStreamGetAttribute *call = cb_symbol_address(&symbols[S_cuStreamGetAttribute]);
    if (call == NULL)
        goto done;
    value_out = cb_record_new(m, T_CUstreamAttrValue);
    if (value_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, (CUstreamAttrID)attr, cb_record_data(value_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuStreamGetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(value_out));
done:
    Py_XDECREF(value_out);
    return result;
}

// CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue
//     *value)
static const char *const params_cuStreamSetAttribute[] = {"hStream", "attr", "value", NULL};
static const cb_function f_cuStreamSetAttribute = {.name = "cuStreamSetAttribute",
    .params = params_cuStreamSetAttribute, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuStreamSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuStreamSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    int32_t attr;
    const CUstreamAttrValue *value;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUstreamAttrID, args[1], "attr", &attr) < 0)
        return NULL;
    if (cb_as_record(m, T_CUstreamAttrValue, args[2], "value", &value) < 0)
        return NULL;
    fn_cuStreamSetAttribute *call = cb_symbol_address(&symbols[S_cuStreamSetAttribute]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, (CUstreamAttrID)attr, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamSetAttribute, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)
static const char *const params_cuEventCreate[] = {"Flags", NULL};
static const cb_function f_cuEventCreate = {.name = "cuEventCreate",
    .params = params_cuEventCreate, .param_count = 1, .result_count = 1, .optional_mask = 0x1};

CB_WRAPPER(cuEventCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuEventCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUevent phEvent = NULL;
    uint32_t Flags = 0;
    if (!(s->checked && args[0] == Py_None) && cb_as_uint32(args[0], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuEventCreate *call = cb_symbol_address(&symbols[S_cuEventCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phEvent, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUevent, &phEvent));
}

// CUresult cuEventRecord(CUevent hEvent, CUstream hStream)
static const char *const params_cuEventRecord[] = {"hEvent", "hStream", NULL};
static const cb_function f_cuEventRecord = {.name = "cuEventRecord",
    .params = params_cuEventRecord, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuEventRecord)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuEventRecord, &args, nargs, kwnames, slots))
        return NULL;
    CUevent hEvent;
    CUstream hStream;
    if (cb_as_handle(m, T_CUevent, args[0], &hEvent) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuEventRecord *call = cb_symbol_address(&symbols[S_cuEventRecord]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hEvent, hStream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventRecord, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)
static const char *const params_cuEventRecordWithFlags[] = {"hEvent", "hStream", "flags", NULL};
static const cb_function f_cuEventRecordWithFlags = {.name = "cuEventRecordWithFlags",
    .params = params_cuEventRecordWithFlags, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuEventRecordWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuEventRecordWithFlags, &args, nargs, kwnames, slots))
        return NULL;
    CUevent hEvent;
    CUstream hStream;
    uint32_t flags;
    if (cb_as_handle(m, T_CUevent, args[0], &hEvent) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuEventRecordWithFlags *call = cb_symbol_address(&symbols[S_cuEventRecordWithFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hEvent, hStream, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventRecordWithFlags, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEventQuery(CUevent hEvent)
static const char *const params_cuEventQuery[] = {"hEvent", NULL};
static const cb_function f_cuEventQuery = {.name = "cuEventQuery", .params = params_cuEventQuery,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cuEventQuery)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuEventQuery, &args, nargs, kwnames, slots))
        return NULL;
    CUevent hEvent;
    if (cb_as_handle(m, T_CUevent, args[0], &hEvent) < 0)
        return NULL;
    fn_cuEventQuery *call = cb_symbol_address(&symbols[S_cuEventQuery]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventQuery, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEventSynchronize(CUevent hEvent)
static const char *const params_cuEventSynchronize[] = {"hEvent", NULL};
static const cb_function f_cuEventSynchronize = {.name = "cuEventSynchronize",
    .params = params_cuEventSynchronize, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuEventSynchronize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuEventSynchronize, &args, nargs, kwnames, slots))
        return NULL;
    CUevent hEvent;
    if (cb_as_handle(m, T_CUevent, args[0], &hEvent) < 0)
        return NULL;
    fn_cuEventSynchronize *call = cb_symbol_address(&symbols[S_cuEventSynchronize]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hEvent);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventSynchronize, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEventDestroy_v2(CUevent hEvent)
static const char *const params_cuEventDestroy[] = {"hEvent", NULL};
static const cb_function f_cuEventDestroy = {.name = "cuEventDestroy",
    .params = params_cuEventDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuEventDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuEventDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUevent hEvent;
    if (cb_as_handle(m, T_CUevent, args[0], &hEvent) < 0)
        return NULL;
    fn_cuEventDestroy *call = cb_symbol_address(&symbols[S_cuEventDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)
static const char *const params_cuEventElapsedTime[] = {"hStart", "hEnd", NULL};
static const cb_function f_cuEventElapsedTime = {.name = "cuEventElapsedTime",
    .params = params_cuEventElapsedTime, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuEventElapsedTime)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuEventElapsedTime, &args, nargs, kwnames, slots))
        return NULL;
    float pMilliseconds = 0;
    CUevent hStart;
    CUevent hEnd;
    if (cb_as_handle(m, T_CUevent, args[0], &hStart) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUevent, args[1], &hEnd) < 0)
        return NULL;
    fn_cuEventElapsedTime *call = cb_symbol_address(&symbols[S_cuEventElapsedTime]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pMilliseconds, hStart, hEnd);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventElapsedTime, status, args, NULL);
    return cb_return1(s, PyFloat_FromDouble(pMilliseconds));
}

// CUresult cuImportExternalMemory(CUexternalMemory *extMem_out, const
//     CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)
static const char *const params_cuImportExternalMemory[] = {"memHandleDesc", NULL};
static const cb_function f_cuImportExternalMemory = {.name = "cuImportExternalMemory",
    .params = params_cuImportExternalMemory, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuImportExternalMemory)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuImportExternalMemory, &args, nargs, kwnames, slots))
        return NULL;
    CUexternalMemory extMem_out = NULL;
    const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc;
    if (cb_as_record(m, T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC, args[0], "memHandleDesc",
        &memHandleDesc) < 0)
        return NULL;
    fn_cuImportExternalMemory *call = cb_symbol_address(&symbols[S_cuImportExternalMemory]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&extMem_out, memHandleDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuImportExternalMemory, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUexternalMemory, &extMem_out));
}

// CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, const
//     CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)
static const char *const params_cuExternalMemoryGetMappedBuffer[] = {"extMem", "bufferDesc", NULL};
static const cb_function f_cuExternalMemoryGetMappedBuffer =
    {.name = "cuExternalMemoryGetMappedBuffer", .params = params_cuExternalMemoryGetMappedBuffer,
    .param_count = 2, .result_count = 1};

CB_WRAPPER(cuExternalMemoryGetMappedBuffer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuExternalMemoryGetMappedBuffer, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr devPtr = 0;
    CUexternalMemory extMem;
    const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc;
    if (cb_as_handle(m, T_CUexternalMemory, args[0], &extMem) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_EXTERNAL_MEMORY_BUFFER_DESC, args[1], "bufferDesc", &bufferDesc) < 0)
        return NULL;
    fn_cuExternalMemoryGetMappedBuffer *call =
        cb_symbol_address(&symbols[S_cuExternalMemoryGetMappedBuffer]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, extMem, bufferDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuExternalMemoryGetMappedBuffer, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &devPtr));
}

// CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory
//     extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)
static const char *const params_cuExternalMemoryGetMappedMipmappedArray[] = {"extMem",
    "mipmapDesc", NULL};
static const cb_function f_cuExternalMemoryGetMappedMipmappedArray =
    {.name = "cuExternalMemoryGetMappedMipmappedArray",
    .params = params_cuExternalMemoryGetMappedMipmappedArray, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuExternalMemoryGetMappedMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuExternalMemoryGetMappedMipmappedArray, &args, nargs, kwnames, slots))
        return NULL;
    CUmipmappedArray mipmap = NULL;
    CUexternalMemory extMem;
    const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc;
    if (cb_as_handle(m, T_CUexternalMemory, args[0], &extMem) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, args[1], "mipmapDesc",
        &mipmapDesc) < 0)
        return NULL;
    fn_cuExternalMemoryGetMappedMipmappedArray *call =
        cb_symbol_address(&symbols[S_cuExternalMemoryGetMappedMipmappedArray]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&mipmap, extMem, mipmapDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuExternalMemoryGetMappedMipmappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmipmappedArray, &mipmap));
}

// CUresult cuDestroyExternalMemory(CUexternalMemory extMem)
static const char *const params_cuDestroyExternalMemory[] = {"extMem", NULL};
static const cb_function f_cuDestroyExternalMemory = {.name = "cuDestroyExternalMemory",
    .params = params_cuDestroyExternalMemory, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuDestroyExternalMemory)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDestroyExternalMemory, &args, nargs, kwnames, slots))
        return NULL;
    CUexternalMemory extMem;
    if (cb_as_handle(m, T_CUexternalMemory, args[0], &extMem) < 0)
        return NULL;
    fn_cuDestroyExternalMemory *call = cb_symbol_address(&symbols[S_cuDestroyExternalMemory]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extMem);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDestroyExternalMemory, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out, const
//     CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)
static const char *const params_cuImportExternalSemaphore[] = {"semHandleDesc", NULL};
static const cb_function f_cuImportExternalSemaphore = {.name = "cuImportExternalSemaphore",
    .params = params_cuImportExternalSemaphore, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuImportExternalSemaphore)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuImportExternalSemaphore, &args, nargs, kwnames, slots))
        return NULL;
    CUexternalSemaphore extSem_out = NULL;
    const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc;
    if (cb_as_record(m, T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, args[0], "semHandleDesc",
        &semHandleDesc) < 0)
        return NULL;
    fn_cuImportExternalSemaphore *call = cb_symbol_address(&symbols[S_cuImportExternalSemaphore]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&extSem_out, semHandleDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuImportExternalSemaphore, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUexternalSemaphore, &extSem_out));
}

// CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const
//     CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)
static const char *const params_cuSignalExternalSemaphoresAsync[] = {"extSemArray", "paramsArray",
    "numExtSems", "stream", NULL};
static const cb_function f_cuSignalExternalSemaphoresAsync =
    {.name = "cuSignalExternalSemaphoresAsync", .params = params_cuSignalExternalSemaphoresAsync,
    .param_count = 4, .result_count = 0, .auto_mask = 0x4};

CB_WRAPPER(cuSignalExternalSemaphoresAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuSignalExternalSemaphoresAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array extSemArray;
    cb_array_init(&extSemArray);
    cb_array paramsArray;
    cb_array_init(&paramsArray);
    uint32_t numExtSems = 0;
    CUstream stream;
    if (cb_array_handles(m, T_CUexternalSemaphore, args[0], "extSemArray", &extSemArray) < 0)
        goto done;
    if (cb_array_records(m, T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, args[1], "paramsArray",
        &paramsArray) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &numExtSems) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[3], &stream) < 0)
        goto done;
    if (args[2] == NULL && extSemArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)extSemArray.length;
    if (args[2] == NULL && paramsArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)paramsArray.length;
    if (cb_array_check(&extSemArray, (size_t)numExtSems) < 0)
        goto done;
    if (cb_array_check(&paramsArray, (size_t)numExtSems) < 0)
        goto done;
    fn_cuSignalExternalSemaphoresAsync *call =
        cb_symbol_address(&symbols[S_cuSignalExternalSemaphoresAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSemArray.data, paramsArray.data, numExtSems, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuSignalExternalSemaphoresAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&extSemArray);
    cb_array_done(&paramsArray);
    return result;
}

// CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const
//     CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)
static const char *const params_cuWaitExternalSemaphoresAsync[] = {"extSemArray", "paramsArray",
    "numExtSems", "stream", NULL};
static const cb_function f_cuWaitExternalSemaphoresAsync =
    {.name = "cuWaitExternalSemaphoresAsync", .params = params_cuWaitExternalSemaphoresAsync,
    .param_count = 4, .result_count = 0, .auto_mask = 0x4};

CB_WRAPPER(cuWaitExternalSemaphoresAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuWaitExternalSemaphoresAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array extSemArray;
    cb_array_init(&extSemArray);
    cb_array paramsArray;
    cb_array_init(&paramsArray);
    uint32_t numExtSems = 0;
    CUstream stream;
    if (cb_array_handles(m, T_CUexternalSemaphore, args[0], "extSemArray", &extSemArray) < 0)
        goto done;
    if (cb_array_records(m, T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, args[1], "paramsArray",
        &paramsArray) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &numExtSems) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[3], &stream) < 0)
        goto done;
    if (args[2] == NULL && extSemArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)extSemArray.length;
    if (args[2] == NULL && paramsArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)paramsArray.length;
    if (cb_array_check(&extSemArray, (size_t)numExtSems) < 0)
        goto done;
    if (cb_array_check(&paramsArray, (size_t)numExtSems) < 0)
        goto done;
    fn_cuWaitExternalSemaphoresAsync *call =
        cb_symbol_address(&symbols[S_cuWaitExternalSemaphoresAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSemArray.data, paramsArray.data, numExtSems, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuWaitExternalSemaphoresAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&extSemArray);
    cb_array_done(&paramsArray);
    return result;
}

// CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem)
static const char *const params_cuDestroyExternalSemaphore[] = {"extSem", NULL};
static const cb_function f_cuDestroyExternalSemaphore = {.name = "cuDestroyExternalSemaphore",
    .params = params_cuDestroyExternalSemaphore, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuDestroyExternalSemaphore)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDestroyExternalSemaphore, &args, nargs, kwnames, slots))
        return NULL;
    CUexternalSemaphore extSem;
    if (cb_as_handle(m, T_CUexternalSemaphore, args[0], &extSem) < 0)
        return NULL;
    fn_cuDestroyExternalSemaphore *call = cb_symbol_address(&symbols[S_cuDestroyExternalSemaphore]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSem);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDestroyExternalSemaphore, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int
//     flags)
static const char *const params_cuStreamWaitValue32[] = {"stream", "addr", "value", "flags", NULL};
static const cb_function f_cuStreamWaitValue32 = {.name = "cuStreamWaitValue32",
    .params = params_cuStreamWaitValue32, .param_count = 4, .result_count = 0,
    .optional_mask = 0x8};

CB_WRAPPER(cuStreamWaitValue32)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuStreamWaitValue32, &args, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    CUdeviceptr addr;
    cuuint32_t value;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &stream) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &addr, sizeof addr) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint32_t, args[2], &value, sizeof value) < 0)
        return NULL;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuStreamWaitValue32 *call = cb_symbol_address(&symbols[S_cuStreamWaitValue32]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, addr, value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamWaitValue32, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int
//     flags)
static const char *const params_cuStreamWaitValue64[] = {"stream", "addr", "value", "flags", NULL};
static const cb_function f_cuStreamWaitValue64 = {.name = "cuStreamWaitValue64",
    .params = params_cuStreamWaitValue64, .param_count = 4, .result_count = 0,
    .optional_mask = 0x8};

CB_WRAPPER(cuStreamWaitValue64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuStreamWaitValue64, &args, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    CUdeviceptr addr;
    cuuint64_t value;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &stream) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &addr, sizeof addr) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint64_t, args[2], &value, sizeof value) < 0)
        return NULL;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuStreamWaitValue64 *call = cb_symbol_address(&symbols[S_cuStreamWaitValue64]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, addr, value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamWaitValue64, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned
//     int flags)
static const char *const params_cuStreamWriteValue32[] = {"stream", "addr", "value", "flags", NULL};
static const cb_function f_cuStreamWriteValue32 = {.name = "cuStreamWriteValue32",
    .params = params_cuStreamWriteValue32, .param_count = 4, .result_count = 0,
    .optional_mask = 0x8};

CB_WRAPPER(cuStreamWriteValue32)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuStreamWriteValue32, &args, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    CUdeviceptr addr;
    cuuint32_t value;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &stream) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &addr, sizeof addr) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint32_t, args[2], &value, sizeof value) < 0)
        return NULL;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuStreamWriteValue32 *call = cb_symbol_address(&symbols[S_cuStreamWriteValue32]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, addr, value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamWriteValue32, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned
//     int flags)
static const char *const params_cuStreamWriteValue64[] = {"stream", "addr", "value", "flags", NULL};
static const cb_function f_cuStreamWriteValue64 = {.name = "cuStreamWriteValue64",
    .params = params_cuStreamWriteValue64, .param_count = 4, .result_count = 0,
    .optional_mask = 0x8};

CB_WRAPPER(cuStreamWriteValue64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuStreamWriteValue64, &args, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    CUdeviceptr addr;
    cuuint64_t value;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &stream) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &addr, sizeof addr) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint64_t, args[2], &value, sizeof value) < 0)
        return NULL;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuStreamWriteValue64 *call = cb_symbol_address(&symbols[S_cuStreamWriteValue64]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, addr, value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamWriteValue64, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParams
//     *paramArray, unsigned int flags)
static const char *const params_cuStreamBatchMemOp[] = {"stream", "count", "paramArray", "flags",
    NULL};
static const cb_function f_cuStreamBatchMemOp = {.name = "cuStreamBatchMemOp",
    .params = params_cuStreamBatchMemOp, .param_count = 4, .result_count = 0, .optional_mask = 0x8,
    .auto_mask = 0x2};

CB_WRAPPER(cuStreamBatchMemOp)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuStreamBatchMemOp, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUstream stream;
    uint32_t count = 0;
    cb_array paramArray;
    cb_array_init(&paramArray);
    uint32_t flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &stream) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count) < 0)
        goto done;
    if (cb_array_records(m, T_CUstreamBatchMemOpParams, args[2], "paramArray", &paramArray) < 0)
        goto done;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    if (args[1] == NULL && paramArray.length > (size_t)count)
        count = (uint32_t)paramArray.length;
    if (cb_array_check(&paramArray, (size_t)count) < 0)
        goto done;
    fn_cuStreamBatchMemOp *call = cb_symbol_address(&symbols[S_cuStreamBatchMemOp]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, count, paramArray.data, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuStreamBatchMemOp, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&paramArray);
    return result;
}

// CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)
static const char *const params_cuFuncGetAttribute[] = {"attrib", "hfunc", NULL};
static const cb_function f_cuFuncGetAttribute = {.name = "cuFuncGetAttribute",
    .params = params_cuFuncGetAttribute, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuFuncGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuFuncGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    int pi = 0;
    int32_t attrib;
    CUfunction hfunc;
    if (cb_as_enum(m, T_CUfunction_attribute, args[0], "attrib", &attrib) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUfunction, args[1], &hfunc) < 0)
        return NULL;
    fn_cuFuncGetAttribute *call = cb_symbol_address(&symbols[S_cuFuncGetAttribute]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pi, (CUfunction_attribute)attrib, hfunc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncGetAttribute, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(pi));
}

// CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)
static const char *const params_cuFuncSetAttribute[] = {"hfunc", "attrib", "value", NULL};
static const cb_function f_cuFuncSetAttribute = {.name = "cuFuncSetAttribute",
    .params = params_cuFuncSetAttribute, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuFuncSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuFuncSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t attrib;
    int32_t value;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUfunction_attribute, args[1], "attrib", &attrib) < 0)
        return NULL;
    if (cb_as_int32(args[2], "int", &value) < 0)
        return NULL;
    fn_cuFuncSetAttribute *call = cb_symbol_address(&symbols[S_cuFuncSetAttribute]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, (CUfunction_attribute)attrib, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncSetAttribute, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)
static const char *const params_cuFuncSetCacheConfig[] = {"hfunc", "config", NULL};
static const cb_function f_cuFuncSetCacheConfig = {.name = "cuFuncSetCacheConfig",
    .params = params_cuFuncSetCacheConfig, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuFuncSetCacheConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuFuncSetCacheConfig, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t config;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUfunc_cache, args[1], "config", &config) < 0)
        return NULL;
    fn_cuFuncSetCacheConfig *call = cb_symbol_address(&symbols[S_cuFuncSetCacheConfig]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, (CUfunc_cache)config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncSetCacheConfig, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)
static const char *const params_cuFuncGetModule[] = {"hfunc", NULL};
static const cb_function f_cuFuncGetModule = {.name = "cuFuncGetModule",
    .params = params_cuFuncGetModule, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuFuncGetModule)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuFuncGetModule, &args, nargs, kwnames, slots))
        return NULL;
    CUmodule hmod = NULL;
    CUfunction hfunc;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    fn_cuFuncGetModule *call = cb_symbol_address(&symbols[S_cuFuncGetModule]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&hmod, hfunc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncGetModule, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmodule, &hmod));
}

// CUresult cuFuncGetName(const char **name, CUfunction hfunc)
static const char *const params_cuFuncGetName[] = {"hfunc", NULL};
static const cb_function f_cuFuncGetName = {.name = "cuFuncGetName",
    .params = params_cuFuncGetName, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuFuncGetName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuFuncGetName, &args, nargs, kwnames, slots))
        return NULL;
    const char *name = NULL;
    CUfunction hfunc;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    fn_cuFuncGetName *call = cb_symbol_address(&symbols[S_cuFuncGetName]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&name, hfunc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncGetName, status, args, NULL);
    return cb_return1(s, cb_string_result(s, name));
}

// CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t
//     *paramSize)
static const char *const params_cuFuncGetParamInfo[] = {"func", "paramIndex", NULL};
static const cb_function f_cuFuncGetParamInfo = {.name = "cuFuncGetParamInfo",
    .params = params_cuFuncGetParamInfo, .param_count = 2, .result_count = 2};

CB_WRAPPER(cuFuncGetParamInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuFuncGetParamInfo, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction func;
    uint64_t paramIndex;
    size_t paramOffset = 0;
    size_t paramSize = 0;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &paramIndex) < 0)
        return NULL;
    fn_cuFuncGetParamInfo *call = cb_symbol_address(&symbols[S_cuFuncGetParamInfo]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(func, paramIndex, &paramOffset, &paramSize);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncGetParamInfo, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(paramOffset), PyLong_FromUnsignedLong(paramSize)};
    return cb_return_many(s, &f_cuFuncGetParamInfo, values);
}

// CUresult cuFuncGetParamCount(CUfunction func, size_t *paramCount)
static const char *const params_cuFuncGetParamCount[] = {"func", NULL};
static const cb_function f_cuFuncGetParamCount = {.name = "cuFuncGetParamCount",
    .params = params_cuFuncGetParamCount, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuFuncGetParamCount)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuFuncGetParamCount, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction func;
    size_t paramCount = 0;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0)
        return NULL;
    fn_cuFuncGetParamCount *call = cb_symbol_address(&symbols[S_cuFuncGetParamCount]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(func, &paramCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncGetParamCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(paramCount));
}

// CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)
static const char *const params_cuFuncIsLoaded[] = {"function", NULL};
static const cb_function f_cuFuncIsLoaded = {.name = "cuFuncIsLoaded",
    .params = params_cuFuncIsLoaded, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuFuncIsLoaded)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuFuncIsLoaded, &args, nargs, kwnames, slots))
        return NULL;
    CUfunctionLoadingState state = 0;
    CUfunction function;
    if (cb_as_handle(m, T_CUfunction, args[0], &function) < 0)
        return NULL;
    fn_cuFuncIsLoaded *call = cb_symbol_address(&symbols[S_cuFuncIsLoaded]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&state, function);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncIsLoaded, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUfunctionLoadingState, state));
}

// CUresult cuFuncLoad(CUfunction function)
static const char *const params_cuFuncLoad[] = {"function", NULL};
static const cb_function f_cuFuncLoad = {.name = "cuFuncLoad", .params = params_cuFuncLoad,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cuFuncLoad)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuFuncLoad, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction function;
    if (cb_as_handle(m, T_CUfunction, args[0], &function) < 0)
        return NULL;
    fn_cuFuncLoad *call = cb_symbol_address(&symbols[S_cuFuncLoad]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(function);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncLoad, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int
//     gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned
//     int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra)
static const char *const params_cuLaunchKernel[] = {"f", "gridDimX", "gridDimY", "gridDimZ",
    "blockDimX", "blockDimY", "blockDimZ", "sharedMemBytes", "hStream", "kernelParams", "extra",
    NULL};
static const cb_function f_cuLaunchKernel = {.name = "cuLaunchKernel",
    .params = params_cuLaunchKernel, .param_count = 11, .result_count = 0, .optional_mask = 0x400};

CB_WRAPPER(cuLaunchKernel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cuLaunchKernel, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUfunction f;
    uint32_t gridDimX;
    uint32_t gridDimY;
    uint32_t gridDimZ;
    uint32_t blockDimX;
    uint32_t blockDimY;
    uint32_t blockDimZ;
    uint32_t sharedMemBytes;
    CUstream hStream;
    cb_pack kernelParams;
    kernelParams.heap = NULL;
    kernelParams.keep = NULL;
    kernelParams.held = false;
    uint64_t extra = 0;
    if (cb_as_handle(m, T_CUfunction, args[0], &f) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &gridDimX) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &gridDimY) < 0)
        goto done;
    if (cb_as_uint32(args[3], "unsigned int", &gridDimZ) < 0)
        goto done;
    if (cb_as_uint32(args[4], "unsigned int", &blockDimX) < 0)
        goto done;
    if (cb_as_uint32(args[5], "unsigned int", &blockDimY) < 0)
        goto done;
    if (cb_as_uint32(args[6], "unsigned int", &blockDimZ) < 0)
        goto done;
    if (cb_as_uint32(args[7], "unsigned int", &sharedMemBytes) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[8], &hStream) < 0)
        goto done;
    if (cb_pack_params(m, args[9], &kernelParams) < 0)
        goto done;
    if (!(s->checked && args[10] == Py_None)
        && cb_as_uint64(args[10], "unsigned PY_LONG_LONG", &extra) < 0)
        goto done;
    fn_cuLaunchKernel *call = cb_symbol_address(&symbols[S_cuLaunchKernel]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes,
        hStream, kernelParams.params, (void **)(uintptr_t)extra);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLaunchKernel, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_pack_done(&kernelParams);
    return result;
}

// CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams, void
//     **extra)
static const char *const params_cuLaunchKernelEx[] = {"config", "f", "kernelParams", "extra", NULL};
static const cb_function f_cuLaunchKernelEx = {.name = "cuLaunchKernelEx",
    .params = params_cuLaunchKernelEx, .param_count = 4, .result_count = 0, .optional_mask = 0x8};

CB_WRAPPER(cuLaunchKernelEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuLaunchKernelEx, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    const CUlaunchConfig *config;
    CUfunction f;
    cb_pack kernelParams;
    kernelParams.heap = NULL;
    kernelParams.keep = NULL;
    kernelParams.held = false;
    uint64_t extra = 0;
    if (cb_as_record(m, T_CUlaunchConfig, args[0], "config", &config) < 0)
        goto done;
    if (cb_as_handle(m, T_CUfunction, args[1], &f) < 0)
        goto done;
    if (cb_pack_params(m, args[2], &kernelParams) < 0)
        goto done;
    if (!(s->checked && args[3] == Py_None)
        && cb_as_uint64(args[3], "unsigned PY_LONG_LONG", &extra) < 0)
        goto done;
    fn_cuLaunchKernelEx *call = cb_symbol_address(&symbols[S_cuLaunchKernelEx]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(config, f, kernelParams.params, (void **)(uintptr_t)extra);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLaunchKernelEx, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_pack_done(&kernelParams);
    return result;
}

// CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
//     unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int
//     blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams)
static const char *const params_cuLaunchCooperativeKernel[] = {"f", "gridDimX", "gridDimY",
    "gridDimZ", "blockDimX", "blockDimY", "blockDimZ", "sharedMemBytes", "hStream", "kernelParams",
    NULL};
static const cb_function f_cuLaunchCooperativeKernel = {.name = "cuLaunchCooperativeKernel",
    .params = params_cuLaunchCooperativeKernel, .param_count = 10, .result_count = 0};

CB_WRAPPER(cuLaunchCooperativeKernel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cuLaunchCooperativeKernel, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUfunction f;
    uint32_t gridDimX;
    uint32_t gridDimY;
    uint32_t gridDimZ;
    uint32_t blockDimX;
    uint32_t blockDimY;
    uint32_t blockDimZ;
    uint32_t sharedMemBytes;
    CUstream hStream;
    cb_pack kernelParams;
    kernelParams.heap = NULL;
    kernelParams.keep = NULL;
    kernelParams.held = false;
    if (cb_as_handle(m, T_CUfunction, args[0], &f) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &gridDimX) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &gridDimY) < 0)
        goto done;
    if (cb_as_uint32(args[3], "unsigned int", &gridDimZ) < 0)
        goto done;
    if (cb_as_uint32(args[4], "unsigned int", &blockDimX) < 0)
        goto done;
    if (cb_as_uint32(args[5], "unsigned int", &blockDimY) < 0)
        goto done;
    if (cb_as_uint32(args[6], "unsigned int", &blockDimZ) < 0)
        goto done;
    if (cb_as_uint32(args[7], "unsigned int", &sharedMemBytes) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[8], &hStream) < 0)
        goto done;
    if (cb_pack_params(m, args[9], &kernelParams) < 0)
        goto done;
    fn_cuLaunchCooperativeKernel *call = cb_symbol_address(&symbols[S_cuLaunchCooperativeKernel]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes,
        hStream, kernelParams.params);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLaunchCooperativeKernel, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_pack_done(&kernelParams);
    return result;
}

// CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)
static const char *const params_cuLaunchHostFunc[] = {"hStream", "fn", "userData", NULL};
static const cb_function f_cuLaunchHostFunc = {.name = "cuLaunchHostFunc",
    .params = params_cuLaunchHostFunc, .param_count = 3, .result_count = 0, .optional_mask = 0x4};

CB_WRAPPER(cuLaunchHostFunc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuLaunchHostFunc, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUstream hStream;
    cb_callback fn = {0};
    bool fn_taken = false;
    cb_address userData;
    userData.held = false;
    userData.value = NULL;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        goto done;
    if (cb_as_callback(m, T_CUhostFn, args[1], (void *)trampoline_CUhostFn, args[2], CB_SCOPE_ONCE,
        &fn) < 0)
        goto done;
    if (fn.closure == NULL && cb_as_address(m, args[2], &userData) < 0)
        goto done;
    fn_cuLaunchHostFunc *call = cb_symbol_address(&symbols[S_cuLaunchHostFunc]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream, (CUhostFn)fn.function, fn.closure != NULL ? fn.closure : userData.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLaunchHostFunc, status, args, NULL);
        goto done;
    }
    fn_taken = true;
    result = cb_return0(s);
done:
    cb_callback_finish(s->module, &fn, fn_taken, NULL);
    cb_address_release(&userData);
    return result;
}

// CUresult cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData, unsigned int
//     syncMode)
static const char *const params_cuLaunchHostFunc_v2[] = {"hStream", "fn", "userData", "syncMode",
    NULL};
static const cb_function f_cuLaunchHostFunc_v2 = {.name = "cuLaunchHostFunc_v2",
    .params = params_cuLaunchHostFunc_v2, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuLaunchHostFunc_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuLaunchHostFunc_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUstream hStream;
    cb_callback fn = {0};
    bool fn_taken = false;
    cb_address userData;
    userData.held = false;
    userData.value = NULL;
    uint32_t syncMode;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        goto done;
    if (cb_as_callback(m, T_CUhostFn, args[1], (void *)trampoline_CUhostFn, args[2], CB_SCOPE_ONCE,
        &fn) < 0)
        goto done;
    if (cb_as_uint32(args[3], "unsigned int", &syncMode) < 0)
        goto done;
    if (fn.closure == NULL && cb_as_address(m, args[2], &userData) < 0)
        goto done;
    fn_cuLaunchHostFunc_v2 *call = cb_symbol_address(&symbols[S_cuLaunchHostFunc_v2]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream, (CUhostFn)fn.function, fn.closure != NULL ? fn.closure : userData.value,
        syncMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLaunchHostFunc_v2, status, args, NULL);
        goto done;
    }
    fn_taken = true;
    result = cb_return0(s);
done:
    cb_callback_finish(s->module, &fn, fn_taken, NULL);
    cb_address_release(&userData);
    return result;
}

// CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)
static const char *const params_cuFuncSetBlockShape[] = {"hfunc", "x", "y", "z", NULL};
static const cb_function f_cuFuncSetBlockShape = {.name = "cuFuncSetBlockShape",
    .params = params_cuFuncSetBlockShape, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuFuncSetBlockShape)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuFuncSetBlockShape, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t x;
    int32_t y;
    int32_t z;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &x) < 0)
        return NULL;
    if (cb_as_int32(args[2], "int", &y) < 0)
        return NULL;
    if (cb_as_int32(args[3], "int", &z) < 0)
        return NULL;
    fn_cuFuncSetBlockShape *call = cb_symbol_address(&symbols[S_cuFuncSetBlockShape]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, x, y, z);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncSetBlockShape, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)
static const char *const params_cuFuncSetSharedSize[] = {"hfunc", "numbytes", NULL};
static const cb_function f_cuFuncSetSharedSize = {.name = "cuFuncSetSharedSize",
    .params = params_cuFuncSetSharedSize, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuFuncSetSharedSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuFuncSetSharedSize, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    uint32_t bytes;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &bytes) < 0)
        return NULL;
    fn_cuFuncSetSharedSize *call = cb_symbol_address(&symbols[S_cuFuncSetSharedSize]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, bytes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncSetSharedSize, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes)
static const char *const params_cuParamSetSize[] = {"hfunc", "numbytes", NULL};
static const cb_function f_cuParamSetSize = {.name = "cuParamSetSize",
    .params = params_cuParamSetSize, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuParamSetSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuParamSetSize, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    uint32_t numbytes;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &numbytes) < 0)
        return NULL;
    fn_cuParamSetSize *call = cb_symbol_address(&symbols[S_cuParamSetSize]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, numbytes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuParamSetSize, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value)
static const char *const params_cuParamSeti[] = {"hfunc", "offset", "value", NULL};
static const cb_function f_cuParamSeti = {.name = "cuParamSeti", .params = params_cuParamSeti,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cuParamSeti)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuParamSeti, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t offset;
    uint32_t value;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &offset) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &value) < 0)
        return NULL;
    fn_cuParamSeti *call = cb_symbol_address(&symbols[S_cuParamSeti]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, offset, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuParamSeti, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuParamSetf(CUfunction hfunc, int offset, float value)
static const char *const params_cuParamSetf[] = {"hfunc", "offset", "value", NULL};
static const cb_function f_cuParamSetf = {.name = "cuParamSetf", .params = params_cuParamSetf,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cuParamSetf)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuParamSetf, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuParamSetv = {.name = "cuParamSetv", .params = params_cuParamSetv,
    .param_count = 4, .result_count = 0};

CB_WRAPPER(cuParamSetv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuParamSetv, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuLaunch = {.name = "cuLaunch", .params = params_cuLaunch,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cuLaunch)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLaunch, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuLaunchGrid = {.name = "cuLaunchGrid", .params = params_cuLaunchGrid,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cuLaunchGrid)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuLaunchGrid, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuLaunchGridAsync = {.name = "cuLaunchGridAsync",
    .params = params_cuLaunchGridAsync, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuLaunchGridAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuLaunchGridAsync, &args, nargs, kwnames, slots))
        return NULL;
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

// CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList, unsigned int
//     numDevices, unsigned int flags)
static const char *const params_cuLaunchCooperativeKernelMultiDevice[] = {"launchParamsList",
    "numDevices", "flags", NULL};
static const cb_function f_cuLaunchCooperativeKernelMultiDevice =
    {.name = "cuLaunchCooperativeKernelMultiDevice",
    .params = params_cuLaunchCooperativeKernelMultiDevice, .param_count = 3, .result_count = 0,
    .auto_mask = 0x2};

CB_WRAPPER(cuLaunchCooperativeKernelMultiDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuLaunchCooperativeKernelMultiDevice, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array launchParamsList;
    cb_array_init(&launchParamsList);
    uint32_t numDevices = 0;
    uint32_t flags;
    if (cb_array_records(m, T_CUDA_LAUNCH_PARAMS, args[0], "launchParamsList",
        &launchParamsList) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &numDevices) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    if (args[1] == NULL && launchParamsList.length > (size_t)numDevices)
        numDevices = (uint32_t)launchParamsList.length;
    if (cb_array_check(&launchParamsList, (size_t)numDevices) < 0)
        goto done;
    fn_cuLaunchCooperativeKernelMultiDevice *call =
        cb_symbol_address(&symbols[S_cuLaunchCooperativeKernelMultiDevice]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(launchParamsList.data, numDevices, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLaunchCooperativeKernelMultiDevice, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&launchParamsList);
    return result;
}

// CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)
static const char *const params_cuParamSetTexRef[] = {"hfunc", "texunit", "hTexRef", NULL};
static const cb_function f_cuParamSetTexRef = {.name = "cuParamSetTexRef",
    .params = params_cuParamSetTexRef, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuParamSetTexRef)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuParamSetTexRef, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuFuncSetSharedMemConfig = {.name = "cuFuncSetSharedMemConfig",
    .params = params_cuFuncSetSharedMemConfig, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuFuncSetSharedMemConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuFuncSetSharedMemConfig, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphCreate = {.name = "cuGraphCreate",
    .params = params_cuGraphCreate, .param_count = 1, .result_count = 1, .optional_mask = 0x1};

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
static const cb_function f_cuGraphAddKernelNode = {.name = "cuGraphAddKernelNode",
    .params = params_cuGraphAddKernelNode, .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddKernelNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddKernelNode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphKernelNodeGetParams = {.name = "cuGraphKernelNodeGetParams",
    .params = params_cuGraphKernelNodeGetParams, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphKernelNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphKernelNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphKernelNodeSetParams = {.name = "cuGraphKernelNodeSetParams",
    .params = params_cuGraphKernelNodeSetParams, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphKernelNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphKernelNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphAddMemcpyNode = {.name = "cuGraphAddMemcpyNode",
    .params = params_cuGraphAddMemcpyNode, .param_count = 5, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddMemcpyNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuGraphAddMemcpyNode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphMemcpyNodeGetParams = {.name = "cuGraphMemcpyNodeGetParams",
    .params = params_cuGraphMemcpyNodeGetParams, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphMemcpyNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphMemcpyNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphMemcpyNodeSetParams = {.name = "cuGraphMemcpyNodeSetParams",
    .params = params_cuGraphMemcpyNodeSetParams, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphMemcpyNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphMemcpyNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphAddMemsetNode = {.name = "cuGraphAddMemsetNode",
    .params = params_cuGraphAddMemsetNode, .param_count = 5, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddMemsetNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuGraphAddMemsetNode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphMemsetNodeGetParams = {.name = "cuGraphMemsetNodeGetParams",
    .params = params_cuGraphMemsetNodeGetParams, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphMemsetNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphMemsetNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphMemsetNodeSetParams = {.name = "cuGraphMemsetNodeSetParams",
    .params = params_cuGraphMemsetNodeSetParams, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphMemsetNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphMemsetNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphAddHostNode = {.name = "cuGraphAddHostNode",
    .params = params_cuGraphAddHostNode, .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddHostNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddHostNode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphHostNodeGetParams = {.name = "cuGraphHostNodeGetParams",
    .params = params_cuGraphHostNodeGetParams, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphHostNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphHostNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphHostNodeSetParams = {.name = "cuGraphHostNodeSetParams",
    .params = params_cuGraphHostNodeSetParams, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphHostNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphHostNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphAddChildGraphNode = {.name = "cuGraphAddChildGraphNode",
    .params = params_cuGraphAddChildGraphNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddChildGraphNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddChildGraphNode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphChildGraphNodeGetGraph =
    {.name = "cuGraphChildGraphNodeGetGraph", .params = params_cuGraphChildGraphNodeGetGraph,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphChildGraphNodeGetGraph)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphChildGraphNodeGetGraph, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphAddEmptyNode = {.name = "cuGraphAddEmptyNode",
    .params = params_cuGraphAddEmptyNode, .param_count = 3, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddEmptyNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphAddEmptyNode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuGraphAddEventRecordNode = {.name = "cuGraphAddEventRecordNode",
    .params = params_cuGraphAddEventRecordNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddEventRecordNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddEventRecordNode, &args, nargs, kwnames, slots))
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
static const cb_function f_cuGraphEventRecordNodeGetEvent =
    {.name = "cuGraphEventRecordNodeGetEvent", .params = params_cuGraphEventRecordNodeGetEvent,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphEventRecordNodeGetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphEventRecordNodeGetEvent, &args, nargs, kwnames, slots))
        return NULL;
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

