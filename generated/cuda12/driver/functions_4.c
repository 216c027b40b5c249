// functions_4.c of cubind's binding of the CUDA Driver API, API version 12.9.
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

// CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes, CUmem_range_attribute
//     *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count)
static const char *const params_cuMemRangeGetAttributes[] = {"dataSizes", "attributes",
    "numAttributes", "devPtr", "count", NULL};
static const cb_function f_cuMemRangeGetAttributes = {
    .name = "cuMemRangeGetAttributes", .params = params_cuMemRangeGetAttributes,
    .param_count = 5, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cuMemRangeGetAttributes(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuMemRangeGetAttributes, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemRangeGetAttributes, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_values data;
    cb_values_init(&data);
    cb_array dataSizes;
    cb_array_init(&dataSizes);
    cb_array attributes;
    cb_array_init(&attributes);
    uint64_t numAttributes = 0;
    CUdeviceptr devPtr;
    uint64_t count;
    if (cb_array_ints(args[0], "dataSizes", sizeof(size_t), false, "size_t", &dataSizes) < 0)
        goto done;
    if (cb_array_enums(m, T_CUmem_range_attribute, args[1], "attributes", &attributes) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numAttributes) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdeviceptr, args[3], &devPtr, sizeof devPtr) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &count) < 0)
        goto done;
    if (cb_values_prepare(m, &table_mem_range_attributes, &attributes, args[0], &data) < 0)
        goto done;
    if (args[2] == NULL && dataSizes.length > (size_t)numAttributes)
        numAttributes = (uint64_t)dataSizes.length;
    if (args[2] == NULL && attributes.length > (size_t)numAttributes)
        numAttributes = (uint64_t)attributes.length;
    if (cb_array_check(&dataSizes, (size_t)numAttributes) < 0)
        goto done;
    if (cb_array_check(&attributes, (size_t)numAttributes) < 0)
        goto done;
    fn_cuMemRangeGetAttributes *call = cb_symbol_address(&symbols[S_cuMemRangeGetAttributes]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(data.data, dataSizes.data, attributes.data, numAttributes, devPtr, count);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemRangeGetAttributes, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_values_result(s, &data));
done:
    cb_values_done(&data);
    cb_array_done(&dataSizes);
    cb_array_done(&attributes);
    return result;
}

// CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr)
static const char *const params_cuPointerSetAttribute[] = {"value", "attribute", "ptr", NULL};
static const cb_function f_cuPointerSetAttribute = {
    .name = "cuPointerSetAttribute", .params = params_cuPointerSetAttribute,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuPointerSetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuPointerSetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cuPointerSetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_value value;
    cb_value_init(&value);
    int32_t attribute;
    CUdeviceptr ptr;
    if (cb_as_enum_member(m, T_CUpointer_attribute, args[1], "attribute", &attribute) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdeviceptr, args[2], &ptr, sizeof ptr) < 0)
        goto done;
    if (cb_value_from(s, &table_pointer_attributes, attribute, args[0], "value", &value) < 0)
        goto done;
    fn_cuPointerSetAttribute *call = cb_symbol_address(&symbols[S_cuPointerSetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(value.data, (CUpointer_attribute)attribute, ptr);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuPointerSetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes, void
//     **data, CUdeviceptr ptr)
static const char *const params_cuPointerGetAttributes[] = {"numAttributes", "attributes", "ptr",
    NULL};
static const cb_function f_cuPointerGetAttributes = {
    .name = "cuPointerGetAttributes", .params = params_cuPointerGetAttributes,
    .param_count = 3, .result_count = 1,
    .auto_mask = 0x1,
};

PyObject *
py_cuPointerGetAttributes(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuPointerGetAttributes, nargs, kwnames)) {
        if (cb_bind(s, &f_cuPointerGetAttributes, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    uint32_t numAttributes = 0;
    cb_array attributes;
    cb_array_init(&attributes);
    cb_values data;
    cb_values_init(&data);
    CUdeviceptr ptr;
    if (args[0] != NULL && cb_as_uint32(args[0], "unsigned int", &numAttributes) < 0)
        goto done;
    if (cb_array_enums(m, T_CUpointer_attribute, args[1], "attributes", &attributes) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdeviceptr, args[2], &ptr, sizeof ptr) < 0)
        goto done;
    if (args[0] == NULL && attributes.length > (size_t)numAttributes)
        numAttributes = (uint32_t)attributes.length;
    if (cb_values_prepare(m, &table_pointer_attributes, &attributes, NULL, &data) < 0)
        goto done;
    if (cb_array_check(&attributes, (size_t)numAttributes) < 0)
        goto done;
    fn_cuPointerGetAttributes *call = cb_symbol_address(&symbols[S_cuPointerGetAttributes]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(numAttributes, attributes.data, data.data, ptr);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuPointerGetAttributes, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_values_result(s, &data));
done:
    cb_array_done(&attributes);
    cb_values_done(&data);
    return result;
}

// CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)
static const char *const params_cuStreamCreate[] = {"Flags", NULL};
static const cb_function f_cuStreamCreate = {
    .name = "cuStreamCreate", .params = params_cuStreamCreate,
    .param_count = 1, .result_count = 1,
    .optional_mask = 0x1,
};

PyObject *
py_cuStreamCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuStreamCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUstream phStream = NULL;
    uint32_t Flags = 0;
    if (!(s->checked && args[0] == Py_None) && cb_as_uint32(args[0], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuStreamCreate *call = cb_symbol_address(&symbols[S_cuStreamCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phStream, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUstream, &phStream));
}

// CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)
static const char *const params_cuStreamCreateWithPriority[] = {"flags", "priority", NULL};
static const cb_function f_cuStreamCreateWithPriority = {
    .name = "cuStreamCreateWithPriority", .params = params_cuStreamCreateWithPriority,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuStreamCreateWithPriority(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuStreamCreateWithPriority, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamCreateWithPriority, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUstream phStream = NULL;
    uint32_t flags;
    int32_t priority;
    if (cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &priority) < 0)
        return NULL;
    fn_cuStreamCreateWithPriority *call = cb_symbol_address(&symbols[S_cuStreamCreateWithPriority]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phStream, flags, priority);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamCreateWithPriority, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUstream, &phStream));
}

// CUresult cuStreamGetPriority(CUstream hStream, int *priority)
static const char *const params_cuStreamGetPriority[] = {"hStream", NULL};
static const cb_function f_cuStreamGetPriority = {
    .name = "cuStreamGetPriority", .params = params_cuStreamGetPriority,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuStreamGetPriority(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuStreamGetPriority, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamGetPriority, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUstream hStream;
    int priority = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetPriority *call = cb_symbol_address(&symbols[S_cuStreamGetPriority]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &priority);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetPriority, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(priority));
}

// CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device)
static const char *const params_cuStreamGetDevice[] = {"hStream", NULL};
static const cb_function f_cuStreamGetDevice = {
    .name = "cuStreamGetDevice", .params = params_cuStreamGetDevice,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuStreamGetDevice(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuStreamGetDevice, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamGetDevice, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUstream hStream;
    CUdevice device = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetDevice *call = cb_symbol_address(&symbols[S_cuStreamGetDevice]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetDevice, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdevice, &device));
}

// CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags)
static const char *const params_cuStreamGetFlags[] = {"hStream", NULL};
static const cb_function f_cuStreamGetFlags = {
    .name = "cuStreamGetFlags", .params = params_cuStreamGetFlags,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuStreamGetFlags(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuStreamGetFlags, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamGetFlags, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUstream hStream;
    unsigned int flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetFlags *call = cb_symbol_address(&symbols[S_cuStreamGetFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetFlags, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(flags));
}

// CUresult cuStreamGetId(CUstream hStream, unsigned long long *streamId)
static const char *const params_cuStreamGetId[] = {"hStream", NULL};
static const cb_function f_cuStreamGetId = {
    .name = "cuStreamGetId", .params = params_cuStreamGetId,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuStreamGetId(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuStreamGetId, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamGetId, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUstream hStream;
    unsigned long long streamId = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetId *call = cb_symbol_address(&symbols[S_cuStreamGetId]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &streamId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(streamId));
}

// CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)
static const char *const params_cuStreamGetCtx[] = {"hStream", NULL};
static const cb_function f_cuStreamGetCtx = {
    .name = "cuStreamGetCtx", .params = params_cuStreamGetCtx,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuStreamGetCtx(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuStreamGetCtx, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamGetCtx, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUstream hStream;
    CUcontext pctx = NULL;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetCtx *call = cb_symbol_address(&symbols[S_cuStreamGetCtx]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &pctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetCtx, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUcontext, &pctx));
}

// CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
static const char *const params_cuStreamGetCtx_v2[] = {"hStream", NULL};
static const cb_function f_cuStreamGetCtx_v2 = {
    .name = "cuStreamGetCtx_v2", .params = params_cuStreamGetCtx_v2,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_cuStreamGetCtx_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuStreamGetCtx_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamGetCtx_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUstream hStream;
    CUcontext pCtx = NULL;
    CUgreenCtx pGreenCtx = NULL;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetCtx_v2 *call = cb_symbol_address(&symbols[S_cuStreamGetCtx_v2]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &pCtx, &pGreenCtx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetCtx_v2, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_CUcontext, &pCtx),
        cb_cell_new(m, T_CUgreenCtx, &pGreenCtx)};
    return cb_return_many(s, &f_cuStreamGetCtx_v2, values);
}

// CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)
static const char *const params_cuStreamWaitEvent[] = {"hStream", "hEvent", "Flags", NULL};
static const cb_function f_cuStreamWaitEvent = {
    .name = "cuStreamWaitEvent", .params = params_cuStreamWaitEvent,
    .param_count = 3, .result_count = 0,
    .optional_mask = 0x4,
};

PyObject *
py_cuStreamWaitEvent(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuStreamWaitEvent, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamWaitEvent, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUstream hStream;
    CUevent hEvent;
    uint32_t Flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUevent, args[1], &hEvent) < 0)
        return NULL;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint32(args[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuStreamWaitEvent *call = cb_symbol_address(&symbols[S_cuStreamWaitEvent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, hEvent, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamWaitEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData,
//     unsigned int flags)
static const char *const params_cuStreamAddCallback[] = {"hStream", "callback", "userData",
    "flags", NULL};
static const cb_function f_cuStreamAddCallback = {
    .name = "cuStreamAddCallback", .params = params_cuStreamAddCallback,
    .param_count = 4, .result_count = 0,
    .optional_mask = 0xc,
};

PyObject *
py_cuStreamAddCallback(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuStreamAddCallback, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamAddCallback, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUstream hStream;
    cb_callback callback = {0};
    bool callback_taken = false;
    cb_address userData;
    userData.held = false;
    userData.value = NULL;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        goto done;
    if (cb_as_callback(m, T_CUstreamCallback, args[1], (void *)trampoline_CUstreamCallback,
        args[2], CB_SCOPE_ONCE, &callback) < 0)
        goto done;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    if (callback.closure == NULL && cb_as_address(m, args[2], &userData) < 0)
        goto done;
    fn_cuStreamAddCallback *call = cb_symbol_address(&symbols[S_cuStreamAddCallback]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream, (CUstreamCallback)callback.function,
        callback.closure != NULL ? callback.closure : userData.value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuStreamAddCallback, status, args, NULL);
        goto done;
    }
    callback_taken = true;
    result = cb_return0(s);
done:
    cb_callback_finish(s->module, &callback, callback_taken, NULL);
    cb_address_release(&userData);
    return result;
}

// CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)
static const char *const params_cuStreamBeginCapture[] = {"hStream", "mode", NULL};
static const cb_function f_cuStreamBeginCapture = {
    .name = "cuStreamBeginCapture", .params = params_cuStreamBeginCapture,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuStreamBeginCapture(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuStreamBeginCapture, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamBeginCapture, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode
//     *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
//     CUstreamCaptureMode mode)
static const char *const params_cuStreamBeginCaptureToGraph[] = {"hStream", "hGraph",
    "dependencies", "dependencyData", "numDependencies", "mode", NULL};
static const cb_function f_cuStreamBeginCaptureToGraph = {
    .name = "cuStreamBeginCaptureToGraph", .params = params_cuStreamBeginCaptureToGraph,
    .param_count = 6, .result_count = 0,
    .auto_mask = 0x10,
};

PyObject *
py_cuStreamBeginCaptureToGraph(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cuStreamBeginCaptureToGraph, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamBeginCaptureToGraph, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuThreadExchangeStreamCaptureMode = {
    .name = "cuThreadExchangeStreamCaptureMode", .params = params_cuThreadExchangeStreamCaptureMode,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuThreadExchangeStreamCaptureMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuThreadExchangeStreamCaptureMode, nargs, kwnames)) {
        if (cb_bind(s, &f_cuThreadExchangeStreamCaptureMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuStreamEndCapture = {
    .name = "cuStreamEndCapture", .params = params_cuStreamEndCapture,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuStreamEndCapture(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuStreamEndCapture, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamEndCapture, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
    return cb_return1(s, cb_cell_new(m, T_CUgraph, &phGraph));
}

// CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)
static const char *const params_cuStreamIsCapturing[] = {"hStream", NULL};
static const cb_function f_cuStreamIsCapturing = {
    .name = "cuStreamIsCapturing", .params = params_cuStreamIsCapturing,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuStreamIsCapturing(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuStreamIsCapturing, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamIsCapturing, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
//     cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, size_t
//     *numDependencies_out)
static const char *const params_cuStreamGetCaptureInfo[] = {"hStream", NULL};
static const cb_function f_cuStreamGetCaptureInfo = {
    .name = "cuStreamGetCaptureInfo", .params = params_cuStreamGetCaptureInfo,
    .param_count = 1, .result_count = 5,
    .hidden_result_mask = 0x10,
};

PyObject *
py_cuStreamGetCaptureInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuStreamGetCaptureInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamGetCaptureInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUstream hStream;
    CUstreamCaptureStatus captureStatus_out = 0;
    cuuint64_t id_out = 0;
    CUgraph graph_out = NULL;
    const CUgraphNode *dependencies_out = NULL;
    size_t numDependencies_out = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetCaptureInfo *call = cb_symbol_address(&symbols[S_cuStreamGetCaptureInfo]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &captureStatus_out, &id_out, &graph_out, &dependencies_out,
        &numDependencies_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetCaptureInfo, status, args, NULL);
    PyObject *values[] = {cb_enum_member(m, T_CUstreamCaptureStatus, captureStatus_out),
        cb_cell_new(m, T_cuuint64_t, &id_out), cb_cell_new(m, T_CUgraph, &graph_out),
        cb_handle_list(m, T_CUgraphNode, dependencies_out,
        dependencies_out != NULL ? (size_t)numDependencies_out : 0),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numDependencies_out)};
    return cb_return_many(s, &f_cuStreamGetCaptureInfo, values);
}

// CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
//     cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, const
//     CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)
static const char *const params_cuStreamGetCaptureInfo_v3[] = {"hStream", NULL};
static const cb_function f_cuStreamGetCaptureInfo_v3 = {
    .name = "cuStreamGetCaptureInfo_v3", .params = params_cuStreamGetCaptureInfo_v3,
    .param_count = 1, .result_count = 6,
    .hidden_result_mask = 0x20,
};

PyObject *
py_cuStreamGetCaptureInfo_v3(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuStreamGetCaptureInfo_v3, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamGetCaptureInfo_v3, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUstream hStream;
    CUstreamCaptureStatus captureStatus_out = 0;
    cuuint64_t id_out = 0;
    CUgraph graph_out = NULL;
    const CUgraphNode *dependencies_out = NULL;
    const CUgraphEdgeData *edgeData_out = NULL;
    size_t numDependencies_out = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetCaptureInfo_v3 *call = cb_symbol_address(&symbols[S_cuStreamGetCaptureInfo_v3]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &captureStatus_out, &id_out, &graph_out, &dependencies_out,
        &edgeData_out, &numDependencies_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetCaptureInfo_v3, status, args, NULL);
    PyObject *values[] = {cb_enum_member(m, T_CUstreamCaptureStatus, captureStatus_out),
        cb_cell_new(m, T_cuuint64_t, &id_out), cb_cell_new(m, T_CUgraph, &graph_out),
        cb_handle_list(m, T_CUgraphNode, dependencies_out,
        dependencies_out != NULL ? (size_t)numDependencies_out : 0), cb_record_list(m,
        T_CUgraphEdgeData, edgeData_out, edgeData_out != NULL ? (size_t)numDependencies_out : 0),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numDependencies_out)};
    return cb_return_many(s, &f_cuStreamGetCaptureInfo_v3, values);
}

// CUresult cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode *dependencies, size_t
//     numDependencies, unsigned int flags)
static const char *const params_cuStreamUpdateCaptureDependencies[] = {"hStream", "dependencies",
    "numDependencies", "flags", NULL};
static const cb_function f_cuStreamUpdateCaptureDependencies = {
    .name = "cuStreamUpdateCaptureDependencies", .params = params_cuStreamUpdateCaptureDependencies,
    .param_count = 4, .result_count = 0,
    .auto_mask = 0x4,
};

PyObject *
py_cuStreamUpdateCaptureDependencies(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuStreamUpdateCaptureDependencies, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamUpdateCaptureDependencies, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUstream hStream;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    uint32_t flags;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (dependencies.data != NULL && cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuStreamUpdateCaptureDependencies *call =
        cb_symbol_address(&symbols[S_cuStreamUpdateCaptureDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, dependencies.data, numDependencies, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuStreamUpdateCaptureDependencies, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies, const
//     CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)
static const char *const params_cuStreamUpdateCaptureDependencies_v2[] = {"hStream",
    "dependencies", "dependencyData", "numDependencies", "flags", NULL};
static const cb_function f_cuStreamUpdateCaptureDependencies_v2 = {
    .name = "cuStreamUpdateCaptureDependencies_v2",
        .params = params_cuStreamUpdateCaptureDependencies_v2,
    .param_count = 5, .result_count = 0,
    .auto_mask = 0x8,
};

PyObject *
py_cuStreamUpdateCaptureDependencies_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuStreamUpdateCaptureDependencies_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamUpdateCaptureDependencies_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
    fn_cuStreamUpdateCaptureDependencies_v2 *call =
        cb_symbol_address(&symbols[S_cuStreamUpdateCaptureDependencies_v2]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, dependencies.data, dependencyData.data, numDependencies, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuStreamUpdateCaptureDependencies_v2, status, args, NULL);
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
static const cb_function f_cuStreamAttachMemAsync = {
    .name = "cuStreamAttachMemAsync", .params = params_cuStreamAttachMemAsync,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuStreamAttachMemAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuStreamAttachMemAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamAttachMemAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuStreamQuery = {
    .name = "cuStreamQuery", .params = params_cuStreamQuery,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuStreamQuery(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuStreamQuery, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamQuery, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuStreamSynchronize = {
    .name = "cuStreamSynchronize", .params = params_cuStreamSynchronize,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuStreamSynchronize(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuStreamSynchronize, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamSynchronize, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuStreamDestroy = {
    .name = "cuStreamDestroy", .params = params_cuStreamDestroy,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuStreamDestroy(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuStreamDestroy, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamDestroy, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuStreamCopyAttributes = {
    .name = "cuStreamCopyAttributes", .params = params_cuStreamCopyAttributes,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuStreamCopyAttributes(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuStreamCopyAttributes, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamCopyAttributes, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuStreamGetAttribute = {
    .name = "cuStreamGetAttribute", .params = params_cuStreamGetAttribute,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuStreamGetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuStreamGetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamGetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuStreamSetAttribute = {
    .name = "cuStreamSetAttribute", .params = params_cuStreamSetAttribute,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuStreamSetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuStreamSetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamSetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuEventCreate = {
    .name = "cuEventCreate", .params = params_cuEventCreate,
    .param_count = 1, .result_count = 1,
    .optional_mask = 0x1,
};

PyObject *
py_cuEventCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuEventCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_cuEventCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuEventRecord = {
    .name = "cuEventRecord", .params = params_cuEventRecord,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuEventRecord(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuEventRecord, nargs, kwnames)) {
        if (cb_bind(s, &f_cuEventRecord, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuEventRecordWithFlags = {
    .name = "cuEventRecordWithFlags", .params = params_cuEventRecordWithFlags,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuEventRecordWithFlags(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuEventRecordWithFlags, nargs, kwnames)) {
        if (cb_bind(s, &f_cuEventRecordWithFlags, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuEventQuery = {
    .name = "cuEventQuery", .params = params_cuEventQuery,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuEventQuery(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuEventQuery, nargs, kwnames)) {
        if (cb_bind(s, &f_cuEventQuery, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuEventSynchronize = {
    .name = "cuEventSynchronize", .params = params_cuEventSynchronize,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuEventSynchronize(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuEventSynchronize, nargs, kwnames)) {
        if (cb_bind(s, &f_cuEventSynchronize, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuEventDestroy = {
    .name = "cuEventDestroy", .params = params_cuEventDestroy,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuEventDestroy(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuEventDestroy, nargs, kwnames)) {
        if (cb_bind(s, &f_cuEventDestroy, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// CUresult cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)
static const char *const params_cuEventElapsedTime[] = {"hStart", "hEnd", NULL};
static const cb_function f_cuEventElapsedTime = {
    .name = "cuEventElapsedTime", .params = params_cuEventElapsedTime,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuEventElapsedTime(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuEventElapsedTime, nargs, kwnames)) {
        if (cb_bind(s, &f_cuEventElapsedTime, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)
static const char *const params_cuEventElapsedTime_v2[] = {"hStart", "hEnd", NULL};
static const cb_function f_cuEventElapsedTime_v2 = {
    .name = "cuEventElapsedTime_v2", .params = params_cuEventElapsedTime_v2,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuEventElapsedTime_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuEventElapsedTime_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_cuEventElapsedTime_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    float pMilliseconds = 0;
    CUevent hStart;
    CUevent hEnd;
    if (cb_as_handle(m, T_CUevent, args[0], &hStart) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUevent, args[1], &hEnd) < 0)
        return NULL;
    fn_cuEventElapsedTime_v2 *call = cb_symbol_address(&symbols[S_cuEventElapsedTime_v2]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pMilliseconds, hStart, hEnd);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventElapsedTime_v2, status, args, NULL);
    return cb_return1(s, PyFloat_FromDouble(pMilliseconds));
}

// CUresult cuImportExternalMemory(CUexternalMemory *extMem_out, const
//     CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)
static const char *const params_cuImportExternalMemory[] = {"memHandleDesc", NULL};
static const cb_function f_cuImportExternalMemory = {
    .name = "cuImportExternalMemory", .params = params_cuImportExternalMemory,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuImportExternalMemory(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuImportExternalMemory, nargs, kwnames)) {
        if (cb_bind(s, &f_cuImportExternalMemory, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuExternalMemoryGetMappedBuffer = {
    .name = "cuExternalMemoryGetMappedBuffer", .params = params_cuExternalMemoryGetMappedBuffer,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuExternalMemoryGetMappedBuffer(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuExternalMemoryGetMappedBuffer, nargs, kwnames)) {
        if (cb_bind(s, &f_cuExternalMemoryGetMappedBuffer, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuExternalMemoryGetMappedMipmappedArray = {
    .name = "cuExternalMemoryGetMappedMipmappedArray",
        .params = params_cuExternalMemoryGetMappedMipmappedArray,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuExternalMemoryGetMappedMipmappedArray(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuExternalMemoryGetMappedMipmappedArray, nargs, kwnames)) {
        if (cb_bind(s, &f_cuExternalMemoryGetMappedMipmappedArray, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuDestroyExternalMemory = {
    .name = "cuDestroyExternalMemory", .params = params_cuDestroyExternalMemory,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuDestroyExternalMemory(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuDestroyExternalMemory, nargs, kwnames)) {
        if (cb_bind(s, &f_cuDestroyExternalMemory, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuImportExternalSemaphore = {
    .name = "cuImportExternalSemaphore", .params = params_cuImportExternalSemaphore,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuImportExternalSemaphore(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuImportExternalSemaphore, nargs, kwnames)) {
        if (cb_bind(s, &f_cuImportExternalSemaphore, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuSignalExternalSemaphoresAsync = {
    .name = "cuSignalExternalSemaphoresAsync", .params = params_cuSignalExternalSemaphoresAsync,
    .param_count = 4, .result_count = 0,
    .auto_mask = 0x4,
};

PyObject *
py_cuSignalExternalSemaphoresAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuSignalExternalSemaphoresAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuSignalExternalSemaphoresAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuWaitExternalSemaphoresAsync = {
    .name = "cuWaitExternalSemaphoresAsync", .params = params_cuWaitExternalSemaphoresAsync,
    .param_count = 4, .result_count = 0,
    .auto_mask = 0x4,
};

PyObject *
py_cuWaitExternalSemaphoresAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuWaitExternalSemaphoresAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuWaitExternalSemaphoresAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuDestroyExternalSemaphore = {
    .name = "cuDestroyExternalSemaphore", .params = params_cuDestroyExternalSemaphore,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuDestroyExternalSemaphore(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuDestroyExternalSemaphore, nargs, kwnames)) {
        if (cb_bind(s, &f_cuDestroyExternalSemaphore, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuStreamWaitValue32 = {
    .name = "cuStreamWaitValue32", .params = params_cuStreamWaitValue32,
    .param_count = 4, .result_count = 0,
    .optional_mask = 0x8,
};

PyObject *
py_cuStreamWaitValue32(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuStreamWaitValue32, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamWaitValue32, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuStreamWaitValue64 = {
    .name = "cuStreamWaitValue64", .params = params_cuStreamWaitValue64,
    .param_count = 4, .result_count = 0,
    .optional_mask = 0x8,
};

PyObject *
py_cuStreamWaitValue64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuStreamWaitValue64, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamWaitValue64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuStreamWriteValue32 = {
    .name = "cuStreamWriteValue32", .params = params_cuStreamWriteValue32,
    .param_count = 4, .result_count = 0,
    .optional_mask = 0x8,
};

PyObject *
py_cuStreamWriteValue32(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuStreamWriteValue32, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamWriteValue32, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuStreamWriteValue64 = {
    .name = "cuStreamWriteValue64", .params = params_cuStreamWriteValue64,
    .param_count = 4, .result_count = 0,
    .optional_mask = 0x8,
};

PyObject *
py_cuStreamWriteValue64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuStreamWriteValue64, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamWriteValue64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuStreamBatchMemOp = {
    .name = "cuStreamBatchMemOp", .params = params_cuStreamBatchMemOp,
    .param_count = 4, .result_count = 0,
    .optional_mask = 0x8,
    .auto_mask = 0x2,
};

PyObject *
py_cuStreamBatchMemOp(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuStreamBatchMemOp, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamBatchMemOp, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuFuncGetAttribute = {
    .name = "cuFuncGetAttribute", .params = params_cuFuncGetAttribute,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuFuncGetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuFuncGetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cuFuncGetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuFuncSetAttribute = {
    .name = "cuFuncSetAttribute", .params = params_cuFuncSetAttribute,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuFuncSetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuFuncSetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cuFuncSetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuFuncSetCacheConfig = {
    .name = "cuFuncSetCacheConfig", .params = params_cuFuncSetCacheConfig,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuFuncSetCacheConfig(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuFuncSetCacheConfig, nargs, kwnames)) {
        if (cb_bind(s, &f_cuFuncSetCacheConfig, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuFuncGetModule = {
    .name = "cuFuncGetModule", .params = params_cuFuncGetModule,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuFuncGetModule(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuFuncGetModule, nargs, kwnames)) {
        if (cb_bind(s, &f_cuFuncGetModule, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuFuncGetName = {
    .name = "cuFuncGetName", .params = params_cuFuncGetName,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuFuncGetName(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuFuncGetName, nargs, kwnames)) {
        if (cb_bind(s, &f_cuFuncGetName, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuFuncGetParamInfo = {
    .name = "cuFuncGetParamInfo", .params = params_cuFuncGetParamInfo,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_cuFuncGetParamInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuFuncGetParamInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_cuFuncGetParamInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)
static const char *const params_cuFuncIsLoaded[] = {"function", NULL};
static const cb_function f_cuFuncIsLoaded = {
    .name = "cuFuncIsLoaded", .params = params_cuFuncIsLoaded,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuFuncIsLoaded(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuFuncIsLoaded, nargs, kwnames)) {
        if (cb_bind(s, &f_cuFuncIsLoaded, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuFuncLoad = {
    .name = "cuFuncLoad", .params = params_cuFuncLoad,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuFuncLoad(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuFuncLoad, nargs, kwnames)) {
        if (cb_bind(s, &f_cuFuncLoad, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuLaunchKernel = {
    .name = "cuLaunchKernel", .params = params_cuLaunchKernel,
    .param_count = 11, .result_count = 0,
    .optional_mask = 0x400,
};

PyObject *
py_cuLaunchKernel(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_args_direct(&f_cuLaunchKernel, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLaunchKernel, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuLaunchKernelEx = {
    .name = "cuLaunchKernelEx", .params = params_cuLaunchKernelEx,
    .param_count = 4, .result_count = 0,
    .optional_mask = 0x8,
};

PyObject *
py_cuLaunchKernelEx(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuLaunchKernelEx, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLaunchKernelEx, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuLaunchCooperativeKernel = {
    .name = "cuLaunchCooperativeKernel", .params = params_cuLaunchCooperativeKernel,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cuLaunchCooperativeKernel(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cuLaunchCooperativeKernel, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLaunchCooperativeKernel, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList, unsigned int
//     numDevices, unsigned int flags)
static const char *const params_cuLaunchCooperativeKernelMultiDevice[] = {"launchParamsList",
    "numDevices", "flags", NULL};
static const cb_function f_cuLaunchCooperativeKernelMultiDevice = {
    .name = "cuLaunchCooperativeKernelMultiDevice",
        .params = params_cuLaunchCooperativeKernelMultiDevice,
    .param_count = 3, .result_count = 0,
    .auto_mask = 0x2,
};

PyObject *
py_cuLaunchCooperativeKernelMultiDevice(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuLaunchCooperativeKernelMultiDevice, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLaunchCooperativeKernelMultiDevice, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)
static const char *const params_cuLaunchHostFunc[] = {"hStream", "fn", "userData", NULL};
static const cb_function f_cuLaunchHostFunc = {
    .name = "cuLaunchHostFunc", .params = params_cuLaunchHostFunc,
    .param_count = 3, .result_count = 0,
    .optional_mask = 0x4,
};

PyObject *
py_cuLaunchHostFunc(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuLaunchHostFunc, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLaunchHostFunc, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)
static const char *const params_cuFuncSetBlockShape[] = {"hfunc", "x", "y", "z", NULL};
static const cb_function f_cuFuncSetBlockShape = {
    .name = "cuFuncSetBlockShape", .params = params_cuFuncSetBlockShape,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuFuncSetBlockShape(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuFuncSetBlockShape, nargs, kwnames)) {
        if (cb_bind(s, &f_cuFuncSetBlockShape, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuFuncSetSharedSize = {
    .name = "cuFuncSetSharedSize", .params = params_cuFuncSetSharedSize,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuFuncSetSharedSize(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuFuncSetSharedSize, nargs, kwnames)) {
        if (cb_bind(s, &f_cuFuncSetSharedSize, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuParamSetSize = {
    .name = "cuParamSetSize", .params = params_cuParamSetSize,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuParamSetSize(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuParamSetSize, nargs, kwnames)) {
        if (cb_bind(s, &f_cuParamSetSize, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuParamSeti = {
    .name = "cuParamSeti", .params = params_cuParamSeti,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuParamSeti(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuParamSeti, nargs, kwnames)) {
        if (cb_bind(s, &f_cuParamSeti, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

