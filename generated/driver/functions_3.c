// functions_3.c of cubind's binding of the CUDA Driver API, API version 13.5.
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

// CUresult cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags,
//     CUstream hStream)
static const char *const params_cuMemcpy3DWithAttributesAsync[] = {"op", "flags", "hStream", NULL};
static const cb_function f_cuMemcpy3DWithAttributesAsync = {
    .name = "cuMemcpy3DWithAttributesAsync", .params = params_cuMemcpy3DWithAttributesAsync,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuMemcpy3DWithAttributesAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemcpy3DWithAttributesAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpy3DWithAttributesAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUDA_MEMCPY3D_BATCH_OP *op;
    uint64_t flags;
    CUstream hStream;
    if (cb_as_record(m, T_CUDA_MEMCPY3D_BATCH_OP, args[0], "op", &op) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &flags) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[2], &hStream) < 0)
        return NULL;
    fn_cuMemcpy3DWithAttributesAsync *call =
        cb_symbol_address(&symbols[S_cuMemcpy3DWithAttributesAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(op, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpy3DWithAttributesAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)
static const char *const params_cuMemsetD8[] = {"dstDevice", "uc", "N", NULL};
static const cb_function f_cuMemsetD8 = {
    .name = "cuMemsetD8", .params = params_cuMemsetD8,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuMemsetD8(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemsetD8, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemsetD8, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dstDevice;
    uint8_t uc;
    uint64_t N;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint8(args[1], "unsigned char", &uc) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &N) < 0)
        return NULL;
    fn_cuMemsetD8 *call = cb_symbol_address(&symbols[S_cuMemsetD8]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, uc, N);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD8, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)
static const char *const params_cuMemsetD16[] = {"dstDevice", "us", "N", NULL};
static const cb_function f_cuMemsetD16 = {
    .name = "cuMemsetD16", .params = params_cuMemsetD16,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuMemsetD16(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemsetD16, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemsetD16, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dstDevice;
    uint16_t us;
    uint64_t N;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint16(args[1], "unsigned short", &us) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &N) < 0)
        return NULL;
    fn_cuMemsetD16 *call = cb_symbol_address(&symbols[S_cuMemsetD16]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, us, N);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD16, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)
static const char *const params_cuMemsetD32[] = {"dstDevice", "ui", "N", NULL};
static const cb_function f_cuMemsetD32 = {
    .name = "cuMemsetD32", .params = params_cuMemsetD32,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuMemsetD32(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemsetD32, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemsetD32, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dstDevice;
    uint32_t ui;
    uint64_t N;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &ui) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &N) < 0)
        return NULL;
    fn_cuMemsetD32 *call = cb_symbol_address(&symbols[S_cuMemsetD32]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, ui, N);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD32, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width,
//     size_t Height)
static const char *const params_cuMemsetD2D8[] = {"dstDevice", "dstPitch", "uc", "Width", "Height",
    NULL};
static const cb_function f_cuMemsetD2D8 = {
    .name = "cuMemsetD2D8", .params = params_cuMemsetD2D8,
    .param_count = 5, .result_count = 0,
};

PyObject *
py_cuMemsetD2D8(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuMemsetD2D8, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemsetD2D8, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dstDevice;
    uint64_t dstPitch;
    uint8_t uc;
    uint64_t Width;
    uint64_t Height;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &dstPitch) < 0)
        return NULL;
    if (cb_as_uint8(args[2], "unsigned char", &uc) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &Width) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &Height) < 0)
        return NULL;
    fn_cuMemsetD2D8 *call = cb_symbol_address(&symbols[S_cuMemsetD2D8]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstPitch, uc, Width, Height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD2D8, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t
//     Width, size_t Height)
static const char *const params_cuMemsetD2D16[] = {"dstDevice", "dstPitch", "us", "Width",
    "Height", NULL};
static const cb_function f_cuMemsetD2D16 = {
    .name = "cuMemsetD2D16", .params = params_cuMemsetD2D16,
    .param_count = 5, .result_count = 0,
};

PyObject *
py_cuMemsetD2D16(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuMemsetD2D16, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemsetD2D16, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dstDevice;
    uint64_t dstPitch;
    uint16_t us;
    uint64_t Width;
    uint64_t Height;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &dstPitch) < 0)
        return NULL;
    if (cb_as_uint16(args[2], "unsigned short", &us) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &Width) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &Height) < 0)
        return NULL;
    fn_cuMemsetD2D16 *call = cb_symbol_address(&symbols[S_cuMemsetD2D16]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstPitch, us, Width, Height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD2D16, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width,
//     size_t Height)
static const char *const params_cuMemsetD2D32[] = {"dstDevice", "dstPitch", "ui", "Width",
    "Height", NULL};
static const cb_function f_cuMemsetD2D32 = {
    .name = "cuMemsetD2D32", .params = params_cuMemsetD2D32,
    .param_count = 5, .result_count = 0,
};

PyObject *
py_cuMemsetD2D32(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuMemsetD2D32, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemsetD2D32, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dstDevice;
    uint64_t dstPitch;
    uint32_t ui;
    uint64_t Width;
    uint64_t Height;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &dstPitch) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &ui) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &Width) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &Height) < 0)
        return NULL;
    fn_cuMemsetD2D32 *call = cb_symbol_address(&symbols[S_cuMemsetD2D32]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstPitch, ui, Width, Height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD2D32, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream)
static const char *const params_cuMemsetD8Async[] = {"dstDevice", "uc", "N", "hStream", NULL};
static const cb_function f_cuMemsetD8Async = {
    .name = "cuMemsetD8Async", .params = params_cuMemsetD8Async,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuMemsetD8Async(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMemsetD8Async, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemsetD8Async, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dstDevice;
    uint8_t uc;
    uint64_t N;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint8(args[1], "unsigned char", &uc) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &N) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        return NULL;
    fn_cuMemsetD8Async *call = cb_symbol_address(&symbols[S_cuMemsetD8Async]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, uc, N, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD8Async, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream)
static const char *const params_cuMemsetD16Async[] = {"dstDevice", "us", "N", "hStream", NULL};
static const cb_function f_cuMemsetD16Async = {
    .name = "cuMemsetD16Async", .params = params_cuMemsetD16Async,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuMemsetD16Async(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMemsetD16Async, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemsetD16Async, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dstDevice;
    uint16_t us;
    uint64_t N;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint16(args[1], "unsigned short", &us) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &N) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        return NULL;
    fn_cuMemsetD16Async *call = cb_symbol_address(&symbols[S_cuMemsetD16Async]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, us, N, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD16Async, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream)
static const char *const params_cuMemsetD32Async[] = {"dstDevice", "ui", "N", "hStream", NULL};
static const cb_function f_cuMemsetD32Async = {
    .name = "cuMemsetD32Async", .params = params_cuMemsetD32Async,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuMemsetD32Async(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMemsetD32Async, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemsetD32Async, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dstDevice;
    uint32_t ui;
    uint64_t N;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &ui) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &N) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        return NULL;
    fn_cuMemsetD32Async *call = cb_symbol_address(&symbols[S_cuMemsetD32Async]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, ui, N, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD32Async, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t
//     Width, size_t Height, CUstream hStream)
static const char *const params_cuMemsetD2D8Async[] = {"dstDevice", "dstPitch", "uc", "Width",
    "Height", "hStream", NULL};
static const cb_function f_cuMemsetD2D8Async = {
    .name = "cuMemsetD2D8Async", .params = params_cuMemsetD2D8Async,
    .param_count = 6, .result_count = 0,
};

PyObject *
py_cuMemsetD2D8Async(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cuMemsetD2D8Async, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemsetD2D8Async, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dstDevice;
    uint64_t dstPitch;
    uint8_t uc;
    uint64_t Width;
    uint64_t Height;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &dstPitch) < 0)
        return NULL;
    if (cb_as_uint8(args[2], "unsigned char", &uc) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &Width) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &Height) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[5], &hStream) < 0)
        return NULL;
    fn_cuMemsetD2D8Async *call = cb_symbol_address(&symbols[S_cuMemsetD2D8Async]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstPitch, uc, Width, Height, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD2D8Async, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t
//     Width, size_t Height, CUstream hStream)
static const char *const params_cuMemsetD2D16Async[] = {"dstDevice", "dstPitch", "us", "Width",
    "Height", "hStream", NULL};
static const cb_function f_cuMemsetD2D16Async = {
    .name = "cuMemsetD2D16Async", .params = params_cuMemsetD2D16Async,
    .param_count = 6, .result_count = 0,
};

PyObject *
py_cuMemsetD2D16Async(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cuMemsetD2D16Async, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemsetD2D16Async, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dstDevice;
    uint64_t dstPitch;
    uint16_t us;
    uint64_t Width;
    uint64_t Height;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &dstPitch) < 0)
        return NULL;
    if (cb_as_uint16(args[2], "unsigned short", &us) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &Width) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &Height) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[5], &hStream) < 0)
        return NULL;
    fn_cuMemsetD2D16Async *call = cb_symbol_address(&symbols[S_cuMemsetD2D16Async]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstPitch, us, Width, Height, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD2D16Async, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t
//     Width, size_t Height, CUstream hStream)
static const char *const params_cuMemsetD2D32Async[] = {"dstDevice", "dstPitch", "ui", "Width",
    "Height", "hStream", NULL};
static const cb_function f_cuMemsetD2D32Async = {
    .name = "cuMemsetD2D32Async", .params = params_cuMemsetD2D32Async,
    .param_count = 6, .result_count = 0,
};

PyObject *
py_cuMemsetD2D32Async(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cuMemsetD2D32Async, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemsetD2D32Async, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dstDevice;
    uint64_t dstPitch;
    uint32_t ui;
    uint64_t Width;
    uint64_t Height;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &dstPitch) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &ui) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &Width) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &Height) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[5], &hStream) < 0)
        return NULL;
    fn_cuMemsetD2D32Async *call = cb_symbol_address(&symbols[S_cuMemsetD2D32Async]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstPitch, ui, Width, Height, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD2D32Async, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)
static const char *const params_cuArrayCreate[] = {"pAllocateArray", NULL};
static const cb_function f_cuArrayCreate = {
    .name = "cuArrayCreate", .params = params_cuArrayCreate,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuArrayCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuArrayCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_cuArrayCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUarray pHandle = NULL;
    const CUDA_ARRAY_DESCRIPTOR *pAllocateArray;
    if (cb_as_record(m, T_CUDA_ARRAY_DESCRIPTOR, args[0], "pAllocateArray", &pAllocateArray) < 0)
        return NULL;
    fn_cuArrayCreate *call = cb_symbol_address(&symbols[S_cuArrayCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pHandle, pAllocateArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuArrayCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &pHandle));
}

// CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray)
static const char *const params_cuArrayGetDescriptor[] = {"hArray", NULL};
static const cb_function f_cuArrayGetDescriptor = {
    .name = "cuArrayGetDescriptor", .params = params_cuArrayGetDescriptor,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuArrayGetDescriptor(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuArrayGetDescriptor, nargs, kwnames)) {
        if (cb_bind(s, &f_cuArrayGetDescriptor, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    PyObject *pArrayDescriptor = NULL;
    CUarray hArray;
    if (cb_as_handle(m, T_CUarray, args[0], &hArray) < 0)
        goto done;
    fn_cuArrayGetDescriptor *call = cb_symbol_address(&symbols[S_cuArrayGetDescriptor]);
    if (call == NULL)
        goto done;
    pArrayDescriptor = cb_record_new(m, T_CUDA_ARRAY_DESCRIPTOR);
    if (pArrayDescriptor == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(pArrayDescriptor), hArray);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuArrayGetDescriptor, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pArrayDescriptor));
done:
    Py_XDECREF(pArrayDescriptor);
    return result;
}

// CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray
//     array)
static const char *const params_cuArrayGetSparseProperties[] = {"array", NULL};
static const cb_function f_cuArrayGetSparseProperties = {
    .name = "cuArrayGetSparseProperties", .params = params_cuArrayGetSparseProperties,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuArrayGetSparseProperties(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuArrayGetSparseProperties, nargs, kwnames)) {
        if (cb_bind(s, &f_cuArrayGetSparseProperties, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    PyObject *sparseProperties = NULL;
    CUarray array;
    if (cb_as_handle(m, T_CUarray, args[0], &array) < 0)
        goto done;
    fn_cuArrayGetSparseProperties *call = cb_symbol_address(&symbols[S_cuArrayGetSparseProperties]);
    if (call == NULL)
        goto done;
    sparseProperties = cb_record_new(m, T_CUDA_ARRAY_SPARSE_PROPERTIES);
    if (sparseProperties == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(sparseProperties), array);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuArrayGetSparseProperties, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(sparseProperties));
done:
    Py_XDECREF(sparseProperties);
    return result;
}

// CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
//     CUmipmappedArray mipmap)
static const char *const params_cuMipmappedArrayGetSparseProperties[] = {"mipmap", NULL};
static const cb_function f_cuMipmappedArrayGetSparseProperties = {
    .name = "cuMipmappedArrayGetSparseProperties",
        .params = params_cuMipmappedArrayGetSparseProperties,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuMipmappedArrayGetSparseProperties(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMipmappedArrayGetSparseProperties, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMipmappedArrayGetSparseProperties, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    PyObject *sparseProperties = NULL;
    CUmipmappedArray mipmap;
    if (cb_as_handle(m, T_CUmipmappedArray, args[0], &mipmap) < 0)
        goto done;
    fn_cuMipmappedArrayGetSparseProperties *call =
        cb_symbol_address(&symbols[S_cuMipmappedArrayGetSparseProperties]);
    if (call == NULL)
        goto done;
    sparseProperties = cb_record_new(m, T_CUDA_ARRAY_SPARSE_PROPERTIES);
    if (sparseProperties == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(sparseProperties), mipmap);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMipmappedArrayGetSparseProperties, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(sparseProperties));
done:
    Py_XDECREF(sparseProperties);
    return result;
}

// CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray
//     array, CUdevice device)
static const char *const params_cuArrayGetMemoryRequirements[] = {"array", "device", NULL};
static const cb_function f_cuArrayGetMemoryRequirements = {
    .name = "cuArrayGetMemoryRequirements", .params = params_cuArrayGetMemoryRequirements,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuArrayGetMemoryRequirements(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuArrayGetMemoryRequirements, nargs, kwnames)) {
        if (cb_bind(s, &f_cuArrayGetMemoryRequirements, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    PyObject *memoryRequirements = NULL;
    CUarray array;
    CUdevice device;
    if (cb_as_handle(m, T_CUarray, args[0], &array) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdevice, args[1], &device, sizeof device) < 0)
        goto done;
    fn_cuArrayGetMemoryRequirements *call =
        cb_symbol_address(&symbols[S_cuArrayGetMemoryRequirements]);
    if (call == NULL)
        goto done;
    memoryRequirements = cb_record_new(m, T_CUDA_ARRAY_MEMORY_REQUIREMENTS);
    if (memoryRequirements == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(memoryRequirements), array, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuArrayGetMemoryRequirements, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(memoryRequirements));
done:
    Py_XDECREF(memoryRequirements);
    return result;
}

// CUresult cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS
//     *memoryRequirements, CUmipmappedArray mipmap, CUdevice device)
static const char *const params_cuMipmappedArrayGetMemoryRequirements[] = {"mipmap", "device",
    NULL};
static const cb_function f_cuMipmappedArrayGetMemoryRequirements = {
    .name = "cuMipmappedArrayGetMemoryRequirements",
        .params = params_cuMipmappedArrayGetMemoryRequirements,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuMipmappedArrayGetMemoryRequirements(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMipmappedArrayGetMemoryRequirements, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMipmappedArrayGetMemoryRequirements, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    PyObject *memoryRequirements = NULL;
    CUmipmappedArray mipmap;
    CUdevice device;
    if (cb_as_handle(m, T_CUmipmappedArray, args[0], &mipmap) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdevice, args[1], &device, sizeof device) < 0)
        goto done;
    fn_cuMipmappedArrayGetMemoryRequirements *call =
        cb_symbol_address(&symbols[S_cuMipmappedArrayGetMemoryRequirements]);
    if (call == NULL)
        goto done;
    memoryRequirements = cb_record_new(m, T_CUDA_ARRAY_MEMORY_REQUIREMENTS);
    if (memoryRequirements == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(memoryRequirements), mipmap, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMipmappedArrayGetMemoryRequirements, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(memoryRequirements));
done:
    Py_XDECREF(memoryRequirements);
    return result;
}

// CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)
static const char *const params_cuArrayGetPlane[] = {"hArray", "planeIdx", NULL};
static const cb_function f_cuArrayGetPlane = {
    .name = "cuArrayGetPlane", .params = params_cuArrayGetPlane,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuArrayGetPlane(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuArrayGetPlane, nargs, kwnames)) {
        if (cb_bind(s, &f_cuArrayGetPlane, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUarray pPlaneArray = NULL;
    CUarray hArray;
    uint32_t planeIdx;
    if (cb_as_handle(m, T_CUarray, args[0], &hArray) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &planeIdx) < 0)
        return NULL;
    fn_cuArrayGetPlane *call = cb_symbol_address(&symbols[S_cuArrayGetPlane]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pPlaneArray, hArray, planeIdx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuArrayGetPlane, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &pPlaneArray));
}

// CUresult cuArrayDestroy(CUarray hArray)
static const char *const params_cuArrayDestroy[] = {"hArray", NULL};
static const cb_function f_cuArrayDestroy = {
    .name = "cuArrayDestroy", .params = params_cuArrayDestroy,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuArrayDestroy(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuArrayDestroy, nargs, kwnames)) {
        if (cb_bind(s, &f_cuArrayDestroy, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUarray hArray;
    if (cb_as_handle(m, T_CUarray, args[0], &hArray) < 0)
        return NULL;
    fn_cuArrayDestroy *call = cb_symbol_address(&symbols[S_cuArrayDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuArrayDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)
static const char *const params_cuArray3DCreate[] = {"pAllocateArray", NULL};
static const cb_function f_cuArray3DCreate = {
    .name = "cuArray3DCreate", .params = params_cuArray3DCreate,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuArray3DCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuArray3DCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_cuArray3DCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUarray pHandle = NULL;
    const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray;
    if (cb_as_record(m, T_CUDA_ARRAY3D_DESCRIPTOR, args[0], "pAllocateArray", &pAllocateArray) < 0)
        return NULL;
    fn_cuArray3DCreate *call = cb_symbol_address(&symbols[S_cuArray3DCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pHandle, pAllocateArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuArray3DCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &pHandle));
}

// CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray)
static const char *const params_cuArray3DGetDescriptor[] = {"hArray", NULL};
static const cb_function f_cuArray3DGetDescriptor = {
    .name = "cuArray3DGetDescriptor", .params = params_cuArray3DGetDescriptor,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuArray3DGetDescriptor(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuArray3DGetDescriptor, nargs, kwnames)) {
        if (cb_bind(s, &f_cuArray3DGetDescriptor, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    PyObject *pArrayDescriptor = NULL;
    CUarray hArray;
    if (cb_as_handle(m, T_CUarray, args[0], &hArray) < 0)
        goto done;
    fn_cuArray3DGetDescriptor *call = cb_symbol_address(&symbols[S_cuArray3DGetDescriptor]);
    if (call == NULL)
        goto done;
    pArrayDescriptor = cb_record_new(m, T_CUDA_ARRAY3D_DESCRIPTOR);
    if (pArrayDescriptor == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(pArrayDescriptor), hArray);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuArray3DGetDescriptor, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pArrayDescriptor));
done:
    Py_XDECREF(pArrayDescriptor);
    return result;
}

// CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR
//     *pMipmappedArrayDesc, unsigned int numMipmapLevels)
static const char *const params_cuMipmappedArrayCreate[] = {"pMipmappedArrayDesc",
    "numMipmapLevels", NULL};
static const cb_function f_cuMipmappedArrayCreate = {
    .name = "cuMipmappedArrayCreate", .params = params_cuMipmappedArrayCreate,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuMipmappedArrayCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMipmappedArrayCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMipmappedArrayCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmipmappedArray pHandle = NULL;
    const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc;
    uint32_t numMipmapLevels;
    if (cb_as_record(m, T_CUDA_ARRAY3D_DESCRIPTOR, args[0], "pMipmappedArrayDesc",
        &pMipmappedArrayDesc) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &numMipmapLevels) < 0)
        return NULL;
    fn_cuMipmappedArrayCreate *call = cb_symbol_address(&symbols[S_cuMipmappedArrayCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pHandle, pMipmappedArrayDesc, numMipmapLevels);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMipmappedArrayCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmipmappedArray, &pHandle));
}

// CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray,
//     unsigned int level)
static const char *const params_cuMipmappedArrayGetLevel[] = {"hMipmappedArray", "level", NULL};
static const cb_function f_cuMipmappedArrayGetLevel = {
    .name = "cuMipmappedArrayGetLevel", .params = params_cuMipmappedArrayGetLevel,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuMipmappedArrayGetLevel(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMipmappedArrayGetLevel, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMipmappedArrayGetLevel, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUarray pLevelArray = NULL;
    CUmipmappedArray hMipmappedArray;
    uint32_t level;
    if (cb_as_handle(m, T_CUmipmappedArray, args[0], &hMipmappedArray) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &level) < 0)
        return NULL;
    fn_cuMipmappedArrayGetLevel *call = cb_symbol_address(&symbols[S_cuMipmappedArrayGetLevel]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pLevelArray, hMipmappedArray, level);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMipmappedArrayGetLevel, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &pLevelArray));
}

// CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)
static const char *const params_cuMipmappedArrayDestroy[] = {"hMipmappedArray", NULL};
static const cb_function f_cuMipmappedArrayDestroy = {
    .name = "cuMipmappedArrayDestroy", .params = params_cuMipmappedArrayDestroy,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuMipmappedArrayDestroy(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMipmappedArrayDestroy, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMipmappedArrayDestroy, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmipmappedArray hMipmappedArray;
    if (cb_as_handle(m, T_CUmipmappedArray, args[0], &hMipmappedArray) < 0)
        return NULL;
    fn_cuMipmappedArrayDestroy *call = cb_symbol_address(&symbols[S_cuMipmappedArrayDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hMipmappedArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMipmappedArrayDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size,
//     CUmemRangeHandleType handleType, unsigned long long flags)
static const char *const params_cuMemGetHandleForAddressRange[] = {"dptr", "size", "handleType",
    "flags", NULL};
static const cb_function f_cuMemGetHandleForAddressRange = {
    .name = "cuMemGetHandleForAddressRange", .params = params_cuMemGetHandleForAddressRange,
    .param_count = 4, .result_count = 1,
    .optional_mask = 0x8,
};

PyObject *
py_cuMemGetHandleForAddressRange(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMemGetHandleForAddressRange, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemGetHandleForAddressRange, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_value handle;
    cb_value_init(&handle);
    CUdeviceptr dptr;
    uint64_t size;
    int32_t handleType;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dptr, sizeof dptr) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &size) < 0)
        goto done;
    if (cb_as_enum(m, T_CUmemRangeHandleType, args[2], "handleType", &handleType) < 0)
        goto done;
    if (!(s->checked && args[3] == Py_None)
        && cb_as_uint64(args[3], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_value_prepare(m, &table_range_handles, handleType, 0, &handle) < 0)
        goto done;
    fn_cuMemGetHandleForAddressRange *call =
        cb_symbol_address(&symbols[S_cuMemGetHandleForAddressRange]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle.data, dptr, size, (CUmemRangeHandleType)handleType, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemGetHandleForAddressRange, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &handle));
done:
    cb_value_done(&handle);
    return result;
}

// CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count, unsigned int
//     flags, size_t *errorIndex, CUstream stream)
static const char *const params_cuMemBatchDecompressAsync[] = {"paramsArray", "count", "flags",
    "stream", NULL};
static const cb_function f_cuMemBatchDecompressAsync = {
    .name = "cuMemBatchDecompressAsync", .params = params_cuMemBatchDecompressAsync,
    .param_count = 4, .result_count = 1,
};

PyObject *
py_cuMemBatchDecompressAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMemBatchDecompressAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemBatchDecompressAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_array paramsArray;
    cb_array_init(&paramsArray);
    uint64_t count;
    uint32_t flags;
    size_t errorIndex = 0;
    CUstream stream;
    if (cb_array_room(m, T_CUmemDecompressParams, args[0], "paramsArray", &paramsArray) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[3], &stream) < 0)
        goto done;
    if (paramsArray.data != NULL && cb_array_check(&paramsArray, (size_t)count) < 0)
        goto done;
    fn_cuMemBatchDecompressAsync *call = cb_symbol_address(&symbols[S_cuMemBatchDecompressAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(paramsArray.data, count, flags, &errorIndex, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemBatchDecompressAsync, status, args, NULL);
        goto done;
    }
    cb_array_copy_back(m, T_CUmemDecompressParams, &paramsArray);
    result = cb_return1(s, PyLong_FromUnsignedLong(errorIndex));
done:
    cb_array_done(&paramsArray);
    return result;
}

// CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr,
//     unsigned long long flags)
static const char *const params_cuMemAddressReserve[] = {"size", "alignment", "addr", "flags",
    NULL};
static const cb_function f_cuMemAddressReserve = {
    .name = "cuMemAddressReserve", .params = params_cuMemAddressReserve,
    .param_count = 4, .result_count = 1,
    .optional_mask = 0xe,
};

PyObject *
py_cuMemAddressReserve(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMemAddressReserve, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemAddressReserve, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr ptr = 0;
    uint64_t size;
    uint64_t alignment = 0;
    CUdeviceptr addr;
    uint64_t flags = 0;
    if (cb_as_uint64(args[0], "size_t", &size) < 0)
        return NULL;
    if (!(s->checked && args[1] == Py_None) && cb_as_uint64(args[1], "size_t", &alignment) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[2], &addr, sizeof addr) < 0)
        return NULL;
    if (!(s->checked && args[3] == Py_None)
        && cb_as_uint64(args[3], "unsigned PY_LONG_LONG", &flags) < 0)
        return NULL;
    fn_cuMemAddressReserve *call = cb_symbol_address(&symbols[S_cuMemAddressReserve]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ptr, size, alignment, addr, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAddressReserve, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &ptr));
}

// CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)
static const char *const params_cuMemAddressFree[] = {"ptr", "size", NULL};
static const cb_function f_cuMemAddressFree = {
    .name = "cuMemAddressFree", .params = params_cuMemAddressFree,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuMemAddressFree(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemAddressFree, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemAddressFree, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr ptr;
    uint64_t size;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &ptr, sizeof ptr) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &size) < 0)
        return NULL;
    fn_cuMemAddressFree *call = cb_symbol_address(&symbols[S_cuMemAddressFree]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAddressFree, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp
//     *prop, unsigned long long flags)
static const char *const params_cuMemCreate[] = {"size", "prop", "flags", NULL};
static const cb_function f_cuMemCreate = {
    .name = "cuMemCreate", .params = params_cuMemCreate,
    .param_count = 3, .result_count = 1,
    .optional_mask = 0x4,
};

PyObject *
py_cuMemCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmemGenericAllocationHandle handle = 0;
    uint64_t size;
    const CUmemAllocationProp *prop;
    uint64_t flags = 0;
    if (cb_as_uint64(args[0], "size_t", &size) < 0)
        return NULL;
    if (cb_as_record(m, T_CUmemAllocationProp, args[1], "prop", &prop) < 0)
        return NULL;
    if (!(s->checked && args[2] == Py_None)
        && cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0)
        return NULL;
    fn_cuMemCreate *call = cb_symbol_address(&symbols[S_cuMemCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle, size, prop, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmemGenericAllocationHandle, &handle));
}

// CUresult cuMemRelease(CUmemGenericAllocationHandle handle)
static const char *const params_cuMemRelease[] = {"handle", NULL};
static const cb_function f_cuMemRelease = {
    .name = "cuMemRelease", .params = params_cuMemRelease,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuMemRelease(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMemRelease, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemRelease, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmemGenericAllocationHandle handle;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &handle, sizeof handle) < 0)
        return NULL;
    fn_cuMemRelease *call = cb_symbol_address(&symbols[S_cuMemRelease]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemRelease, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle
//     handle, unsigned long long flags)
static const char *const params_cuMemMap[] = {"ptr", "size", "offset", "handle", "flags", NULL};
static const cb_function f_cuMemMap = {
    .name = "cuMemMap", .params = params_cuMemMap,
    .param_count = 5, .result_count = 0,
    .optional_mask = 0x10,
};

PyObject *
py_cuMemMap(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuMemMap, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemMap, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr ptr;
    uint64_t size;
    uint64_t offset;
    CUmemGenericAllocationHandle handle;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &ptr, sizeof ptr) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &size) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &offset) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[3], &handle, sizeof handle) < 0)
        return NULL;
    if (!(s->checked && args[4] == Py_None)
        && cb_as_uint64(args[4], "unsigned PY_LONG_LONG", &flags) < 0)
        return NULL;
    fn_cuMemMap *call = cb_symbol_address(&symbols[S_cuMemMap]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr, size, offset, handle, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemMap, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream)
static const char *const params_cuMemMapArrayAsync[] = {"mapInfoList", "count", "hStream", NULL};
static const cb_function f_cuMemMapArrayAsync = {
    .name = "cuMemMapArrayAsync", .params = params_cuMemMapArrayAsync,
    .param_count = 3, .result_count = 0,
    .auto_mask = 0x2,
};

PyObject *
py_cuMemMapArrayAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemMapArrayAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemMapArrayAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_array mapInfoList;
    cb_array_init(&mapInfoList);
    uint32_t count = 0;
    CUstream hStream;
    if (cb_array_records(m, T_CUarrayMapInfo, args[0], "mapInfoList", &mapInfoList) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[2], &hStream) < 0)
        goto done;
    if (args[1] == NULL && mapInfoList.length > (size_t)count)
        count = (uint32_t)mapInfoList.length;
    if (cb_array_check(&mapInfoList, (size_t)count) < 0)
        goto done;
    fn_cuMemMapArrayAsync *call = cb_symbol_address(&symbols[S_cuMemMapArrayAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(mapInfoList.data, count, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemMapArrayAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&mapInfoList);
    return result;
}

// CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)
static const char *const params_cuMemUnmap[] = {"ptr", "size", NULL};
static const cb_function f_cuMemUnmap = {
    .name = "cuMemUnmap", .params = params_cuMemUnmap,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuMemUnmap(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemUnmap, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemUnmap, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr ptr;
    uint64_t size;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &ptr, sizeof ptr) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &size) < 0)
        return NULL;
    fn_cuMemUnmap *call = cb_symbol_address(&symbols[S_cuMemUnmap]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemUnmap, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count)
static const char *const params_cuMemSetAccess[] = {"ptr", "size", "desc", "count", NULL};
static const cb_function f_cuMemSetAccess = {
    .name = "cuMemSetAccess", .params = params_cuMemSetAccess,
    .param_count = 4, .result_count = 0,
    .auto_mask = 0x8,
};

PyObject *
py_cuMemSetAccess(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMemSetAccess, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemSetAccess, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUdeviceptr ptr;
    uint64_t size;
    cb_array desc;
    cb_array_init(&desc);
    uint64_t count = 0;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &ptr, sizeof ptr) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &size) < 0)
        goto done;
    if (cb_array_records(m, T_CUmemAccessDesc, args[2], "desc", &desc) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint64(args[3], "size_t", &count) < 0)
        goto done;
    if (args[3] == NULL && desc.length > (size_t)count)
        count = (uint64_t)desc.length;
    if (cb_array_check(&desc, (size_t)count) < 0)
        goto done;
    fn_cuMemSetAccess *call = cb_symbol_address(&symbols[S_cuMemSetAccess]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr, size, desc.data, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemSetAccess, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&desc);
    return result;
}

// CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location, CUdeviceptr
//     ptr)
static const char *const params_cuMemGetAccess[] = {"location", "ptr", NULL};
static const cb_function f_cuMemGetAccess = {
    .name = "cuMemGetAccess", .params = params_cuMemGetAccess,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuMemGetAccess(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemGetAccess, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemGetAccess, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    unsigned long long flags = 0;
    const CUmemLocation *location;
    CUdeviceptr ptr;
    if (cb_as_record(m, T_CUmemLocation, args[0], "location", &location) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &ptr, sizeof ptr) < 0)
        return NULL;
    fn_cuMemGetAccess *call = cb_symbol_address(&symbols[S_cuMemGetAccess]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&flags, location, ptr);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemGetAccess, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(flags));
}

// CUresult cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle,
//     CUmemAllocationHandleType handleType, unsigned long long flags)
static const char *const params_cuMemExportToShareableHandle[] = {"handle", "handleType", "flags",
    NULL};
static const cb_function f_cuMemExportToShareableHandle = {
    .name = "cuMemExportToShareableHandle", .params = params_cuMemExportToShareableHandle,
    .param_count = 3, .result_count = 1,
    .optional_mask = 0x4,
};

PyObject *
py_cuMemExportToShareableHandle(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemExportToShareableHandle, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemExportToShareableHandle, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_value shareableHandle;
    cb_value_init(&shareableHandle);
    CUmemGenericAllocationHandle handle;
    int32_t handleType;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &handle, sizeof handle) < 0)
        goto done;
    if (cb_as_enum_member(m, T_CUmemAllocationHandleType, args[1], "handleType", &handleType) < 0)
        goto done;
    if (!(s->checked && args[2] == Py_None)
        && cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_value_prepare(m, &table_shareable_handles, handleType, 0, &shareableHandle) < 0)
        goto done;
    fn_cuMemExportToShareableHandle *call =
        cb_symbol_address(&symbols[S_cuMemExportToShareableHandle]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(shareableHandle.data, handle, (CUmemAllocationHandleType)handleType, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemExportToShareableHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &shareableHandle));
done:
    cb_value_done(&shareableHandle);
    return result;
}

// CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle,
//     CUmemAllocationHandleType shHandleType)
static const char *const params_cuMemImportFromShareableHandle[] = {"osHandle", "shHandleType",
    NULL};
static const cb_function f_cuMemImportFromShareableHandle = {
    .name = "cuMemImportFromShareableHandle", .params = params_cuMemImportFromShareableHandle,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuMemImportFromShareableHandle(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemImportFromShareableHandle, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemImportFromShareableHandle, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUmemGenericAllocationHandle handle = 0;
    cb_address osHandle;
    osHandle.held = false;
    int32_t shHandleType;
    if (cb_as_address(m, args[0], &osHandle) < 0)
        goto done;
    if (cb_as_enum(m, T_CUmemAllocationHandleType, args[1], "shHandleType", &shHandleType) < 0)
        goto done;
    fn_cuMemImportFromShareableHandle *call =
        cb_symbol_address(&symbols[S_cuMemImportFromShareableHandle]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle, osHandle.value, (CUmemAllocationHandleType)shHandleType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemImportFromShareableHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUmemGenericAllocationHandle, &handle));
done:
    cb_address_release(&osHandle);
    return result;
}

// CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop,
//     CUmemAllocationGranularity_flags option)
static const char *const params_cuMemGetAllocationGranularity[] = {"prop", "option", NULL};
static const cb_function f_cuMemGetAllocationGranularity = {
    .name = "cuMemGetAllocationGranularity", .params = params_cuMemGetAllocationGranularity,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuMemGetAllocationGranularity(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemGetAllocationGranularity, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemGetAllocationGranularity, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    size_t granularity = 0;
    const CUmemAllocationProp *prop;
    int32_t option;
    if (cb_as_record(m, T_CUmemAllocationProp, args[0], "prop", &prop) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUmemAllocationGranularity_flags, args[1], "option", &option) < 0)
        return NULL;
    fn_cuMemGetAllocationGranularity *call =
        cb_symbol_address(&symbols[S_cuMemGetAllocationGranularity]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&granularity, prop, (CUmemAllocationGranularity_flags)option);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemGetAllocationGranularity, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(granularity));
}

// CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop,
//     CUmemGenericAllocationHandle handle)
static const char *const params_cuMemGetAllocationPropertiesFromHandle[] = {"handle", NULL};
static const cb_function f_cuMemGetAllocationPropertiesFromHandle = {
    .name = "cuMemGetAllocationPropertiesFromHandle",
        .params = params_cuMemGetAllocationPropertiesFromHandle,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuMemGetAllocationPropertiesFromHandle(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMemGetAllocationPropertiesFromHandle, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemGetAllocationPropertiesFromHandle, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    PyObject *prop = NULL;
    CUmemGenericAllocationHandle handle;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &handle, sizeof handle) < 0)
        goto done;
    fn_cuMemGetAllocationPropertiesFromHandle *call =
        cb_symbol_address(&symbols[S_cuMemGetAllocationPropertiesFromHandle]);
    if (call == NULL)
        goto done;
    prop = cb_record_new(m, T_CUmemAllocationProp);
    if (prop == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(prop), handle);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemGetAllocationPropertiesFromHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(prop));
done:
    Py_XDECREF(prop);
    return result;
}

// CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)
static const char *const params_cuMemRetainAllocationHandle[] = {"addr", NULL};
static const cb_function f_cuMemRetainAllocationHandle = {
    .name = "cuMemRetainAllocationHandle", .params = params_cuMemRetainAllocationHandle,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuMemRetainAllocationHandle(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMemRetainAllocationHandle, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemRetainAllocationHandle, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUmemGenericAllocationHandle handle = 0;
    cb_address addr;
    addr.held = false;
    if (cb_as_address(m, args[0], &addr) < 0)
        goto done;
    fn_cuMemRetainAllocationHandle *call =
        cb_symbol_address(&symbols[S_cuMemRetainAllocationHandle]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&handle, addr.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemRetainAllocationHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUmemGenericAllocationHandle, &handle));
done:
    cb_address_release(&addr);
    return result;
}

// CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)
static const char *const params_cuMemFreeAsync[] = {"dptr", "hStream", NULL};
static const cb_function f_cuMemFreeAsync = {
    .name = "cuMemFreeAsync", .params = params_cuMemFreeAsync,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuMemFreeAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemFreeAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemFreeAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dptr;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dptr, sizeof dptr) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuMemFreeAsync *call = cb_symbol_address(&symbols[S_cuMemFreeAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptr, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemFreeAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
static const char *const params_cuMemAllocAsync[] = {"bytesize", "hStream", NULL};
static const cb_function f_cuMemAllocAsync = {
    .name = "cuMemAllocAsync", .params = params_cuMemAllocAsync,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuMemAllocAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemAllocAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemAllocAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dptr = 0;
    uint64_t bytesize;
    CUstream hStream;
    if (cb_as_uint64(args[0], "size_t", &bytesize) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuMemAllocAsync *call = cb_symbol_address(&symbols[S_cuMemAllocAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, bytesize, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAllocAsync, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &dptr));
}

// CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)
static const char *const params_cuMemPoolTrimTo[] = {"pool", "minBytesToKeep", NULL};
static const cb_function f_cuMemPoolTrimTo = {
    .name = "cuMemPoolTrimTo", .params = params_cuMemPoolTrimTo,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuMemPoolTrimTo(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemPoolTrimTo, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemPoolTrimTo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmemoryPool pool;
    uint64_t minBytesToKeep;
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &minBytesToKeep) < 0)
        return NULL;
    fn_cuMemPoolTrimTo *call = cb_symbol_address(&symbols[S_cuMemPoolTrimTo]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pool, minBytesToKeep);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPoolTrimTo, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
static const char *const params_cuMemPoolSetAttribute[] = {"pool", "attr", "value", NULL};
static const cb_function f_cuMemPoolSetAttribute = {
    .name = "cuMemPoolSetAttribute", .params = params_cuMemPoolSetAttribute,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuMemPoolSetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemPoolSetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemPoolSetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUmemoryPool pool;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0)
        goto done;
    if (cb_as_enum_number_member(m, T_CUmemPool_attribute, args[1], "attr", &attr) < 0)
        goto done;
    if (cb_value_from(s, &table_mem_pool_attributes, attr, args[2], "value", &value) < 0)
        goto done;
    fn_cuMemPoolSetAttribute *call = cb_symbol_address(&symbols[S_cuMemPoolSetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(pool, (CUmemPool_attribute)attr, value.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemPoolSetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
static const char *const params_cuMemPoolGetAttribute[] = {"pool", "attr", NULL};
static const cb_function f_cuMemPoolGetAttribute = {
    .name = "cuMemPoolGetAttribute", .params = params_cuMemPoolGetAttribute,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuMemPoolGetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemPoolGetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemPoolGetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUmemoryPool pool;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0)
        goto done;
    if (cb_as_enum_number_member(m, T_CUmemPool_attribute, args[1], "attr", &attr) < 0)
        goto done;
    if (cb_value_prepare(m, &table_mem_pool_attributes, attr, 0, &value) < 0)
        goto done;
    fn_cuMemPoolGetAttribute *call = cb_symbol_address(&symbols[S_cuMemPoolGetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(pool, (CUmemPool_attribute)attr, value.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemPoolGetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &value));
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)
static const char *const params_cuMemPoolSetAccess[] = {"pool", "map", "count", NULL};
static const cb_function f_cuMemPoolSetAccess = {
    .name = "cuMemPoolSetAccess", .params = params_cuMemPoolSetAccess,
    .param_count = 3, .result_count = 0,
    .auto_mask = 0x4,
};

PyObject *
py_cuMemPoolSetAccess(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemPoolSetAccess, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemPoolSetAccess, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUmemoryPool pool;
    cb_array map;
    cb_array_init(&map);
    uint64_t count = 0;
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0)
        goto done;
    if (cb_array_records(m, T_CUmemAccessDesc, args[1], "map", &map) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (args[2] == NULL && map.length > (size_t)count)
        count = (uint64_t)map.length;
    if (cb_array_check(&map, (size_t)count) < 0)
        goto done;
    fn_cuMemPoolSetAccess *call = cb_symbol_address(&symbols[S_cuMemPoolSetAccess]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(pool, map.data, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemPoolSetAccess, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&map);
    return result;
}

// CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation
//     *location)
static const char *const params_cuMemPoolGetAccess[] = {"memPool", "location", NULL};
static const cb_function f_cuMemPoolGetAccess = {
    .name = "cuMemPoolGetAccess", .params = params_cuMemPoolGetAccess,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuMemPoolGetAccess(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemPoolGetAccess, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemPoolGetAccess, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmemAccess_flags flags = 0;
    CUmemoryPool memPool;
    CUmemLocation *location;
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &memPool) < 0)
        return NULL;
    if (cb_as_record(m, T_CUmemLocation, args[1], "location", &location) < 0)
        return NULL;
    fn_cuMemPoolGetAccess *call = cb_symbol_address(&symbols[S_cuMemPoolGetAccess]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&flags, memPool, location);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPoolGetAccess, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUmemAccess_flags, flags));
}

// CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)
static const char *const params_cuMemPoolCreate[] = {"poolProps", NULL};
static const cb_function f_cuMemPoolCreate = {
    .name = "cuMemPoolCreate", .params = params_cuMemPoolCreate,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuMemPoolCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMemPoolCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemPoolCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmemoryPool pool = NULL;
    const CUmemPoolProps *poolProps;
    if (cb_as_record(m, T_CUmemPoolProps, args[0], "poolProps", &poolProps) < 0)
        return NULL;
    fn_cuMemPoolCreate *call = cb_symbol_address(&symbols[S_cuMemPoolCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pool, poolProps);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPoolCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmemoryPool, &pool));
}

// CUresult cuMemPoolDestroy(CUmemoryPool pool)
static const char *const params_cuMemPoolDestroy[] = {"pool", NULL};
static const cb_function f_cuMemPoolDestroy = {
    .name = "cuMemPoolDestroy", .params = params_cuMemPoolDestroy,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuMemPoolDestroy(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMemPoolDestroy, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemPoolDestroy, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmemoryPool pool;
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0)
        return NULL;
    fn_cuMemPoolDestroy *call = cb_symbol_address(&symbols[S_cuMemPoolDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pool);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPoolDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location,
//     CUmemAllocationType type)
static const char *const params_cuMemGetDefaultMemPool[] = {"location", "typename", NULL};
static const cb_function f_cuMemGetDefaultMemPool = {
    .name = "cuMemGetDefaultMemPool", .params = params_cuMemGetDefaultMemPool,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuMemGetDefaultMemPool(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemGetDefaultMemPool, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemGetDefaultMemPool, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmemoryPool pool_out = NULL;
    CUmemLocation *location;
    int32_t type;
    if (cb_as_record(m, T_CUmemLocation, args[0], "location", &location) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUmemAllocationType, args[1], "typename", &type) < 0)
        return NULL;
    fn_cuMemGetDefaultMemPool *call = cb_symbol_address(&symbols[S_cuMemGetDefaultMemPool]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pool_out, location, (CUmemAllocationType)type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemGetDefaultMemPool, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmemoryPool, &pool_out));
}

// CUresult cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType type)
static const char *const params_cuMemGetMemPool[] = {"location", "typename", NULL};
static const cb_function f_cuMemGetMemPool = {
    .name = "cuMemGetMemPool", .params = params_cuMemGetMemPool,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuMemGetMemPool(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemGetMemPool, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemGetMemPool, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmemoryPool pool = NULL;
    CUmemLocation *location;
    int32_t type;
    if (cb_as_record(m, T_CUmemLocation, args[0], "location", &location) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUmemAllocationType, args[1], "typename", &type) < 0)
        return NULL;
    fn_cuMemGetMemPool *call = cb_symbol_address(&symbols[S_cuMemGetMemPool]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pool, location, (CUmemAllocationType)type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemGetMemPool, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmemoryPool, &pool));
}

// CUresult cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type, CUmemoryPool pool)
static const char *const params_cuMemSetMemPool[] = {"location", "typename", "pool", NULL};
static const cb_function f_cuMemSetMemPool = {
    .name = "cuMemSetMemPool", .params = params_cuMemSetMemPool,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuMemSetMemPool(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemSetMemPool, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemSetMemPool, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmemLocation *location;
    int32_t type;
    CUmemoryPool pool;
    if (cb_as_record(m, T_CUmemLocation, args[0], "location", &location) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUmemAllocationType, args[1], "typename", &type) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUmemoryPool, args[2], &pool) < 0)
        return NULL;
    fn_cuMemSetMemPool *call = cb_symbol_address(&symbols[S_cuMemSetMemPool]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(location, (CUmemAllocationType)type, pool);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemSetMemPool, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream
//     hStream)
static const char *const params_cuMemAllocFromPoolAsync[] = {"bytesize", "pool", "hStream", NULL};
static const cb_function f_cuMemAllocFromPoolAsync = {
    .name = "cuMemAllocFromPoolAsync", .params = params_cuMemAllocFromPoolAsync,
    .param_count = 3, .result_count = 1,
};

PyObject *
py_cuMemAllocFromPoolAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemAllocFromPoolAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemAllocFromPoolAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dptr = 0;
    uint64_t bytesize;
    CUmemoryPool pool;
    CUstream hStream;
    if (cb_as_uint64(args[0], "size_t", &bytesize) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUmemoryPool, args[1], &pool) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[2], &hStream) < 0)
        return NULL;
    fn_cuMemAllocFromPoolAsync *call = cb_symbol_address(&symbols[S_cuMemAllocFromPoolAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, bytesize, pool, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAllocFromPoolAsync, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &dptr));
}

// CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,
//     CUmemAllocationHandleType handleType, unsigned long long flags)
static const char *const params_cuMemPoolExportToShareableHandle[] = {"pool", "handleType",
    "flags", NULL};
static const cb_function f_cuMemPoolExportToShareableHandle = {
    .name = "cuMemPoolExportToShareableHandle", .params = params_cuMemPoolExportToShareableHandle,
    .param_count = 3, .result_count = 1,
    .optional_mask = 0x4,
};

PyObject *
py_cuMemPoolExportToShareableHandle(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemPoolExportToShareableHandle, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemPoolExportToShareableHandle, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_value handle_out;
    cb_value_init(&handle_out);
    CUmemoryPool pool;
    int32_t handleType;
    uint64_t flags = 0;
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0)
        goto done;
    if (cb_as_enum_member(m, T_CUmemAllocationHandleType, args[1], "handleType", &handleType) < 0)
        goto done;
    if (!(s->checked && args[2] == Py_None)
        && cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_value_prepare(m, &table_shareable_handles, handleType, 0, &handle_out) < 0)
        goto done;
    fn_cuMemPoolExportToShareableHandle *call =
        cb_symbol_address(&symbols[S_cuMemPoolExportToShareableHandle]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle_out.data, pool, (CUmemAllocationHandleType)handleType, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemPoolExportToShareableHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &handle_out));
done:
    cb_value_done(&handle_out);
    return result;
}

// CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,
//     CUmemAllocationHandleType handleType, unsigned long long flags)
static const char *const params_cuMemPoolImportFromShareableHandle[] = {"handle", "handleType",
    "flags", NULL};
static const cb_function f_cuMemPoolImportFromShareableHandle = {
    .name = "cuMemPoolImportFromShareableHandle",
        .params = params_cuMemPoolImportFromShareableHandle,
    .param_count = 3, .result_count = 1,
    .optional_mask = 0x4,
};

PyObject *
py_cuMemPoolImportFromShareableHandle(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemPoolImportFromShareableHandle, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemPoolImportFromShareableHandle, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUmemoryPool pool_out = NULL;
    cb_address handle;
    handle.held = false;
    int32_t handleType;
    uint64_t flags = 0;
    if (cb_as_address(m, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_CUmemAllocationHandleType, args[1], "handleType", &handleType) < 0)
        goto done;
    if (!(s->checked && args[2] == Py_None)
        && cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    fn_cuMemPoolImportFromShareableHandle *call =
        cb_symbol_address(&symbols[S_cuMemPoolImportFromShareableHandle]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pool_out, handle.value, (CUmemAllocationHandleType)handleType, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemPoolImportFromShareableHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUmemoryPool, &pool_out));
done:
    cb_address_release(&handle);
    return result;
}

// CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)
static const char *const params_cuMemPoolExportPointer[] = {"ptr", NULL};
static const cb_function f_cuMemPoolExportPointer = {
    .name = "cuMemPoolExportPointer", .params = params_cuMemPoolExportPointer,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuMemPoolExportPointer(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMemPoolExportPointer, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemPoolExportPointer, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    PyObject *shareData_out = NULL;
    CUdeviceptr ptr;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &ptr, sizeof ptr) < 0)
        goto done;
    fn_cuMemPoolExportPointer *call = cb_symbol_address(&symbols[S_cuMemPoolExportPointer]);
    if (call == NULL)
        goto done;
    shareData_out = cb_record_new(m, T_CUmemPoolPtrExportData);
    if (shareData_out == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(shareData_out), ptr);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemPoolExportPointer, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(shareData_out));
done:
    Py_XDECREF(shareData_out);
    return result;
}

// CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData
//     *shareData)
static const char *const params_cuMemPoolImportPointer[] = {"pool", "shareData", NULL};
static const cb_function f_cuMemPoolImportPointer = {
    .name = "cuMemPoolImportPointer", .params = params_cuMemPoolImportPointer,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuMemPoolImportPointer(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemPoolImportPointer, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemPoolImportPointer, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr ptr_out = 0;
    CUmemoryPool pool;
    CUmemPoolPtrExportData *shareData;
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0)
        return NULL;
    if (cb_as_record(m, T_CUmemPoolPtrExportData, args[1], "shareData", &shareData) < 0)
        return NULL;
    fn_cuMemPoolImportPointer *call = cb_symbol_address(&symbols[S_cuMemPoolImportPointer]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ptr_out, pool, shareData);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPoolImportPointer, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &ptr_out));
}

// CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp
//     *prop)
static const char *const params_cuMulticastCreate[] = {"prop", NULL};
static const cb_function f_cuMulticastCreate = {
    .name = "cuMulticastCreate", .params = params_cuMulticastCreate,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuMulticastCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMulticastCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMulticastCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmemGenericAllocationHandle mcHandle = 0;
    const CUmulticastObjectProp *prop;
    if (cb_as_record(m, T_CUmulticastObjectProp, args[0], "prop", &prop) < 0)
        return NULL;
    fn_cuMulticastCreate *call = cb_symbol_address(&symbols[S_cuMulticastCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&mcHandle, prop);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMulticastCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmemGenericAllocationHandle, &mcHandle));
}

// CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)
static const char *const params_cuMulticastAddDevice[] = {"mcHandle", "dev", NULL};
static const cb_function f_cuMulticastAddDevice = {
    .name = "cuMulticastAddDevice", .params = params_cuMulticastAddDevice,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuMulticastAddDevice(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMulticastAddDevice, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMulticastAddDevice, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmemGenericAllocationHandle mcHandle;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &mcHandle, sizeof mcHandle) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuMulticastAddDevice *call = cb_symbol_address(&symbols[S_cuMulticastAddDevice]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mcHandle, dev);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMulticastAddDevice, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
//     CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long
//     flags)
static const char *const params_cuMulticastBindMem[] = {"mcHandle", "mcOffset", "memHandle",
    "memOffset", "size", "flags", NULL};
static const cb_function f_cuMulticastBindMem = {
    .name = "cuMulticastBindMem", .params = params_cuMulticastBindMem,
    .param_count = 6, .result_count = 0,
    .optional_mask = 0x20,
};

PyObject *
py_cuMulticastBindMem(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cuMulticastBindMem, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMulticastBindMem, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmemGenericAllocationHandle mcHandle;
    uint64_t mcOffset;
    CUmemGenericAllocationHandle memHandle;
    uint64_t memOffset;
    uint64_t size;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &mcHandle, sizeof mcHandle) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &mcOffset) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[2], &memHandle, sizeof memHandle) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &memOffset) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &size) < 0)
        return NULL;
    if (!(s->checked && args[5] == Py_None)
        && cb_as_uint64(args[5], "unsigned PY_LONG_LONG", &flags) < 0)
        return NULL;
    fn_cuMulticastBindMem *call = cb_symbol_address(&symbols[S_cuMulticastBindMem]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mcHandle, mcOffset, memHandle, memOffset, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMulticastBindMem, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t
//     mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned
//     long long flags)
static const char *const params_cuMulticastBindMem_v2[] = {"mcHandle", "dev", "mcOffset",
    "memHandle", "memOffset", "size", "flags", NULL};
static const cb_function f_cuMulticastBindMem_v2 = {
    .name = "cuMulticastBindMem_v2", .params = params_cuMulticastBindMem_v2,
    .param_count = 7, .result_count = 0,
    .optional_mask = 0x40,
};

PyObject *
py_cuMulticastBindMem_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7];
    if (!cb_args_direct(&f_cuMulticastBindMem_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMulticastBindMem_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmemGenericAllocationHandle mcHandle;
    CUdevice dev;
    uint64_t mcOffset;
    CUmemGenericAllocationHandle memHandle;
    uint64_t memOffset;
    uint64_t size;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &mcHandle, sizeof mcHandle) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &mcOffset) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[3], &memHandle, sizeof memHandle) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &memOffset) < 0)
        return NULL;
    if (cb_as_uint64(args[5], "size_t", &size) < 0)
        return NULL;
    if (!(s->checked && args[6] == Py_None)
        && cb_as_uint64(args[6], "unsigned PY_LONG_LONG", &flags) < 0)
        return NULL;
    fn_cuMulticastBindMem_v2 *call = cb_symbol_address(&symbols[S_cuMulticastBindMem_v2]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMulticastBindMem_v2, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr
//     memptr, size_t size, unsigned long long flags)
static const char *const params_cuMulticastBindAddr[] = {"mcHandle", "mcOffset", "memptr", "size",
    "flags", NULL};
static const cb_function f_cuMulticastBindAddr = {
    .name = "cuMulticastBindAddr", .params = params_cuMulticastBindAddr,
    .param_count = 5, .result_count = 0,
    .optional_mask = 0x10,
};

PyObject *
py_cuMulticastBindAddr(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuMulticastBindAddr, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMulticastBindAddr, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmemGenericAllocationHandle mcHandle;
    uint64_t mcOffset;
    CUdeviceptr memptr;
    uint64_t size;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &mcHandle, sizeof mcHandle) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &mcOffset) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[2], &memptr, sizeof memptr) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &size) < 0)
        return NULL;
    if (!(s->checked && args[4] == Py_None)
        && cb_as_uint64(args[4], "unsigned PY_LONG_LONG", &flags) < 0)
        return NULL;
    fn_cuMulticastBindAddr *call = cb_symbol_address(&symbols[S_cuMulticastBindAddr]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mcHandle, mcOffset, memptr, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMulticastBindAddr, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t
//     mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)
static const char *const params_cuMulticastBindAddr_v2[] = {"mcHandle", "dev", "mcOffset",
    "memptr", "size", "flags", NULL};
static const cb_function f_cuMulticastBindAddr_v2 = {
    .name = "cuMulticastBindAddr_v2", .params = params_cuMulticastBindAddr_v2,
    .param_count = 6, .result_count = 0,
    .optional_mask = 0x20,
};

PyObject *
py_cuMulticastBindAddr_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cuMulticastBindAddr_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMulticastBindAddr_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmemGenericAllocationHandle mcHandle;
    CUdevice dev;
    uint64_t mcOffset;
    CUdeviceptr memptr;
    uint64_t size;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &mcHandle, sizeof mcHandle) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &mcOffset) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[3], &memptr, sizeof memptr) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &size) < 0)
        return NULL;
    if (!(s->checked && args[5] == Py_None)
        && cb_as_uint64(args[5], "unsigned PY_LONG_LONG", &flags) < 0)
        return NULL;
    fn_cuMulticastBindAddr_v2 *call = cb_symbol_address(&symbols[S_cuMulticastBindAddr_v2]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mcHandle, dev, mcOffset, memptr, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMulticastBindAddr_v2, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset,
//     size_t size)
static const char *const params_cuMulticastUnbind[] = {"mcHandle", "dev", "mcOffset", "size", NULL};
static const cb_function f_cuMulticastUnbind = {
    .name = "cuMulticastUnbind", .params = params_cuMulticastUnbind,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuMulticastUnbind(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMulticastUnbind, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMulticastUnbind, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmemGenericAllocationHandle mcHandle;
    CUdevice dev;
    uint64_t mcOffset;
    uint64_t size;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &mcHandle, sizeof mcHandle) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &mcOffset) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &size) < 0)
        return NULL;
    fn_cuMulticastUnbind *call = cb_symbol_address(&symbols[S_cuMulticastUnbind]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mcHandle, dev, mcOffset, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMulticastUnbind, status, args, NULL);
    return cb_return0(s);
}

