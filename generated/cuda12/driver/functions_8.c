// functions_8.c of cubind's binding of the CUDA Driver API, API version 12.9.
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

// CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn, CUeglFrame eglframe,
//     CUstream *pStream)
static const char *const params_cuEGLStreamProducerPresentFrame[] = {"conn", "eglframe", "pStream",
    NULL};
static const cb_function f_cuEGLStreamProducerPresentFrame = {
    .name = "cuEGLStreamProducerPresentFrame", .params = params_cuEGLStreamProducerPresentFrame,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuEGLStreamProducerPresentFrame(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuEGLStreamProducerPresentFrame, nargs, kwnames)) {
        if (cb_bind(s, &f_cuEGLStreamProducerPresentFrame, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUeglStreamConnection *conn;
    CUeglFrame eglframe;
    CUstream *pStream;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    if (cb_as_record_value(m, T_CUeglFrame, args[1], "eglframe", &eglframe, sizeof eglframe) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_CUstream, args[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cuEGLStreamProducerPresentFrame *call =
        cb_symbol_address(&symbols[S_cuEGLStreamProducerPresentFrame]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, eglframe, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamProducerPresentFrame, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn, CUeglFrame *eglframe,
//     CUstream *pStream)
static const char *const params_cuEGLStreamProducerReturnFrame[] = {"conn", "eglframe", "pStream",
    NULL};
static const cb_function f_cuEGLStreamProducerReturnFrame = {
    .name = "cuEGLStreamProducerReturnFrame", .params = params_cuEGLStreamProducerReturnFrame,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuEGLStreamProducerReturnFrame(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuEGLStreamProducerReturnFrame, nargs, kwnames)) {
        if (cb_bind(s, &f_cuEGLStreamProducerReturnFrame, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUeglStreamConnection *conn;
    CUeglFrame *eglframe;
    CUstream *pStream;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    if (cb_as_record(m, T_CUeglFrame, args[1], "eglframe", &eglframe) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_CUstream, args[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cuEGLStreamProducerReturnFrame *call =
        cb_symbol_address(&symbols[S_cuEGLStreamProducerReturnFrame]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, eglframe, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamProducerReturnFrame, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame, CUgraphicsResource resource,
//     unsigned int index, unsigned int mipLevel)
static const char *const params_cuGraphicsResourceGetMappedEglFrame[] = {"resource", "index",
    "mipLevel", NULL};
static const cb_function f_cuGraphicsResourceGetMappedEglFrame = {
    .name = "cuGraphicsResourceGetMappedEglFrame",
        .params = params_cuGraphicsResourceGetMappedEglFrame,
    .param_count = 3, .result_count = 1,
};

PyObject *
py_cuGraphicsResourceGetMappedEglFrame(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuGraphicsResourceGetMappedEglFrame, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphicsResourceGetMappedEglFrame, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    PyObject *eglFrame = NULL;
    CUgraphicsResource resource;
    uint32_t index;
    uint32_t mipLevel;
    if (cb_as_handle(m, T_CUgraphicsResource, args[0], &resource) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &index) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &mipLevel) < 0)
        goto done;
    fn_cuGraphicsResourceGetMappedEglFrame *call =
        cb_symbol_address(&symbols[S_cuGraphicsResourceGetMappedEglFrame]);
    if (call == NULL)
        goto done;
    eglFrame = cb_record_new(m, T_CUeglFrame);
    if (eglFrame == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(eglFrame), resource, index, mipLevel);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphicsResourceGetMappedEglFrame, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(eglFrame));
done:
    Py_XDECREF(eglFrame);
    return result;
}

// CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags)
static const char *const params_cuEventCreateFromEGLSync[] = {"eglSync", "flags", NULL};
static const cb_function f_cuEventCreateFromEGLSync = {
    .name = "cuEventCreateFromEGLSync", .params = params_cuEventCreateFromEGLSync,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuEventCreateFromEGLSync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuEventCreateFromEGLSync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuEventCreateFromEGLSync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUevent phEvent = NULL;
    EGLSyncKHR eglSync;
    uint32_t flags;
    if (cb_as_handle(m, T_EGLSyncKHR, args[0], &eglSync) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuEventCreateFromEGLSync *call = cb_symbol_address(&symbols[S_cuEventCreateFromEGLSync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phEvent, eglSync, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventCreateFromEGLSync, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUevent, &phEvent));
}

// CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer, unsigned
//     int Flags)
static const char *const params_cuGraphicsGLRegisterBuffer[] = {"buffer", "Flags", NULL};
static const cb_function f_cuGraphicsGLRegisterBuffer = {
    .name = "cuGraphicsGLRegisterBuffer", .params = params_cuGraphicsGLRegisterBuffer,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuGraphicsGLRegisterBuffer(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphicsGLRegisterBuffer, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphicsGLRegisterBuffer, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphicsResource pCudaResource = NULL;
    GLuint buffer;
    uint32_t Flags;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuGraphicsGLRegisterBuffer *call = cb_symbol_address(&symbols[S_cuGraphicsGLRegisterBuffer]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, buffer, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsGLRegisterBuffer, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image, GLenum
//     target, unsigned int Flags)
static const char *const params_cuGraphicsGLRegisterImage[] = {"image", "target", "Flags", NULL};
static const cb_function f_cuGraphicsGLRegisterImage = {
    .name = "cuGraphicsGLRegisterImage", .params = params_cuGraphicsGLRegisterImage,
    .param_count = 3, .result_count = 1,
};

PyObject *
py_cuGraphicsGLRegisterImage(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuGraphicsGLRegisterImage, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphicsGLRegisterImage, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphicsResource pCudaResource = NULL;
    GLuint image;
    GLenum target;
    uint32_t Flags;
    if (cb_as_scalar(m, T_GLuint, args[0], &image, sizeof image) < 0)
        return NULL;
    if (cb_as_scalar(m, T_GLenum, args[1], &target, sizeof target) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuGraphicsGLRegisterImage *call = cb_symbol_address(&symbols[S_cuGraphicsGLRegisterImage]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, image, target, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsGLRegisterImage, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices, unsigned int
//     cudaDeviceCount, CUGLDeviceList deviceList)
static const char *const params_cuGLGetDevices[] = {"cudaDeviceCount", "deviceList", NULL};
static const cb_function f_cuGLGetDevices = {
    .name = "cuGLGetDevices", .params = params_cuGLGetDevices,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_cuGLGetDevices(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGLGetDevices, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGLGetDevices, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    unsigned int pCudaDeviceCount = 0;
    cb_array pCudaDevices;
    cb_array_init(&pCudaDevices);
    size_t pCudaDevices_count = 0;
    uint32_t cudaDeviceCount;
    int32_t deviceList;
    if (cb_as_uint32(args[0], "unsigned int", &cudaDeviceCount) < 0)
        goto done;
    if (cb_as_enum(m, T_CUGLDeviceList, args[1], "deviceList", &deviceList) < 0)
        goto done;
    fn_cuGLGetDevices *call = cb_symbol_address(&symbols[S_cuGLGetDevices]);
    if (call == NULL)
        goto done;
    pCudaDevices_count = (size_t)cudaDeviceCount;
    if (cb_array_reserve(&pCudaDevices, pCudaDevices_count, sizeof(CUdevice)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaDeviceCount, pCudaDevices.data, cudaDeviceCount,
        (CUGLDeviceList)deviceList);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGLGetDevices, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {PyLong_FromUnsignedLong(pCudaDeviceCount),
        cb_scalar_list(m, T_CUdevice, pCudaDevices.data, pCudaDevices_count)};
    result = cb_return_many(s, &f_cuGLGetDevices, values);
done:
    cb_array_done(&pCudaDevices);
    return result;
}

// CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)
static const char *const params_cuGLCtxCreate[] = {"Flags", "device", NULL};
static const cb_function f_cuGLCtxCreate = {
    .name = "cuGLCtxCreate", .params = params_cuGLCtxCreate,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuGLCtxCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGLCtxCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGLCtxCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUcontext pCtx = NULL;
    uint32_t Flags;
    CUdevice device;
    if (cb_as_uint32(args[0], "unsigned int", &Flags) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &device, sizeof device) < 0)
        return NULL;
    fn_cuGLCtxCreate *call = cb_symbol_address(&symbols[S_cuGLCtxCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCtx, Flags, device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLCtxCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUcontext, &pCtx));
}

// CUresult cuGLInit(void)
static const char *const params_cuGLInit[] = {NULL};
static const cb_function f_cuGLInit = {
    .name = "cuGLInit", .params = params_cuGLInit,
    .param_count = 0, .result_count = 0,
};

PyObject *
py_cuGLInit(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGLInit, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGLInit, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    fn_cuGLInit *call = cb_symbol_address(&symbols[S_cuGLInit]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLInit, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLRegisterBufferObject(GLuint buffer)
static const char *const params_cuGLRegisterBufferObject[] = {"buffer", NULL};
static const cb_function f_cuGLRegisterBufferObject = {
    .name = "cuGLRegisterBufferObject", .params = params_cuGLRegisterBufferObject,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuGLRegisterBufferObject(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGLRegisterBufferObject, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGLRegisterBufferObject, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    GLuint buffer;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLRegisterBufferObject *call = cb_symbol_address(&symbols[S_cuGLRegisterBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLRegisterBufferObject, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)
static const char *const params_cuGLMapBufferObject[] = {"buffer", NULL};
static const cb_function f_cuGLMapBufferObject = {
    .name = "cuGLMapBufferObject", .params = params_cuGLMapBufferObject,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_cuGLMapBufferObject(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGLMapBufferObject, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGLMapBufferObject, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dptr = 0;
    size_t size = 0;
    GLuint buffer;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLMapBufferObject *call = cb_symbol_address(&symbols[S_cuGLMapBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &size, buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLMapBufferObject, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &dptr), PyLong_FromUnsignedLong(size)};
    return cb_return_many(s, &f_cuGLMapBufferObject, values);
}

// CUresult cuGLUnmapBufferObject(GLuint buffer)
static const char *const params_cuGLUnmapBufferObject[] = {"buffer", NULL};
static const cb_function f_cuGLUnmapBufferObject = {
    .name = "cuGLUnmapBufferObject", .params = params_cuGLUnmapBufferObject,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuGLUnmapBufferObject(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGLUnmapBufferObject, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGLUnmapBufferObject, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    GLuint buffer;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLUnmapBufferObject *call = cb_symbol_address(&symbols[S_cuGLUnmapBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLUnmapBufferObject, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLUnregisterBufferObject(GLuint buffer)
static const char *const params_cuGLUnregisterBufferObject[] = {"buffer", NULL};
static const cb_function f_cuGLUnregisterBufferObject = {
    .name = "cuGLUnregisterBufferObject", .params = params_cuGLUnregisterBufferObject,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuGLUnregisterBufferObject(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuGLUnregisterBufferObject, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGLUnregisterBufferObject, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    GLuint buffer;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLUnregisterBufferObject *call = cb_symbol_address(&symbols[S_cuGLUnregisterBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLUnregisterBufferObject, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)
static const char *const params_cuGLSetBufferObjectMapFlags[] = {"buffer", "Flags", NULL};
static const cb_function f_cuGLSetBufferObjectMapFlags = {
    .name = "cuGLSetBufferObjectMapFlags", .params = params_cuGLSetBufferObjectMapFlags,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuGLSetBufferObjectMapFlags(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGLSetBufferObjectMapFlags, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGLSetBufferObjectMapFlags, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    GLuint buffer;
    uint32_t Flags;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuGLSetBufferObjectMapFlags *call =
        cb_symbol_address(&symbols[S_cuGLSetBufferObjectMapFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLSetBufferObjectMapFlags, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream
//     hStream)
static const char *const params_cuGLMapBufferObjectAsync[] = {"buffer", "hStream", NULL};
static const cb_function f_cuGLMapBufferObjectAsync = {
    .name = "cuGLMapBufferObjectAsync", .params = params_cuGLMapBufferObjectAsync,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_cuGLMapBufferObjectAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGLMapBufferObjectAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGLMapBufferObjectAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dptr = 0;
    size_t size = 0;
    GLuint buffer;
    CUstream hStream;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuGLMapBufferObjectAsync *call = cb_symbol_address(&symbols[S_cuGLMapBufferObjectAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &size, buffer, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLMapBufferObjectAsync, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &dptr), PyLong_FromUnsignedLong(size)};
    return cb_return_many(s, &f_cuGLMapBufferObjectAsync, values);
}

// CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)
static const char *const params_cuGLUnmapBufferObjectAsync[] = {"buffer", "hStream", NULL};
static const cb_function f_cuGLUnmapBufferObjectAsync = {
    .name = "cuGLUnmapBufferObjectAsync", .params = params_cuGLUnmapBufferObjectAsync,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuGLUnmapBufferObjectAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGLUnmapBufferObjectAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGLUnmapBufferObjectAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    GLuint buffer;
    CUstream hStream;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuGLUnmapBufferObjectAsync *call = cb_symbol_address(&symbols[S_cuGLUnmapBufferObjectAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLUnmapBufferObjectAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice, int
//     (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
static const char *const params_cuVDPAUGetDevice[] = {"vdpDevice", "vdpGetProcAddress", NULL};
static const cb_function f_cuVDPAUGetDevice = {
    .name = "cuVDPAUGetDevice", .params = params_cuVDPAUGetDevice,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuVDPAUGetDevice(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuVDPAUGetDevice, nargs, kwnames)) {
        if (cb_bind(s, &f_cuVDPAUGetDevice, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUdevice pDevice = 0;
    VdpDevice vdpDevice;
    cb_address vdpGetProcAddress;
    vdpGetProcAddress.held = false;
    if (cb_as_scalar(m, T_VdpDevice, args[0], &vdpDevice, sizeof vdpDevice) < 0)
        goto done;
    if (cb_as_address(m, args[1], &vdpGetProcAddress) < 0)
        goto done;
    fn_cuVDPAUGetDevice *call = cb_symbol_address(&symbols[S_cuVDPAUGetDevice]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pDevice, vdpDevice, vdpGetProcAddress.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuVDPAUGetDevice, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUdevice, &pDevice));
done:
    cb_address_release(&vdpGetProcAddress);
    return result;
}

// CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice
//     vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
static const char *const params_cuVDPAUCtxCreate[] = {"flags", "device", "vdpDevice",
    "vdpGetProcAddress", NULL};
static const cb_function f_cuVDPAUCtxCreate = {
    .name = "cuVDPAUCtxCreate", .params = params_cuVDPAUCtxCreate,
    .param_count = 4, .result_count = 1,
};

PyObject *
py_cuVDPAUCtxCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuVDPAUCtxCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_cuVDPAUCtxCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUcontext pCtx = NULL;
    uint32_t flags;
    CUdevice device;
    VdpDevice vdpDevice;
    cb_address vdpGetProcAddress;
    vdpGetProcAddress.held = false;
    if (cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdevice, args[1], &device, sizeof device) < 0)
        goto done;
    if (cb_as_scalar(m, T_VdpDevice, args[2], &vdpDevice, sizeof vdpDevice) < 0)
        goto done;
    if (cb_as_address(m, args[3], &vdpGetProcAddress) < 0)
        goto done;
    fn_cuVDPAUCtxCreate *call = cb_symbol_address(&symbols[S_cuVDPAUCtxCreate]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCtx, flags, device, vdpDevice, vdpGetProcAddress.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuVDPAUCtxCreate, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUcontext, &pCtx));
done:
    cb_address_release(&vdpGetProcAddress);
    return result;
}

// CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource, VdpVideoSurface
//     vdpSurface, unsigned int flags)
static const char *const params_cuGraphicsVDPAURegisterVideoSurface[] = {"vdpSurface", "flags",
    NULL};
static const cb_function f_cuGraphicsVDPAURegisterVideoSurface = {
    .name = "cuGraphicsVDPAURegisterVideoSurface",
        .params = params_cuGraphicsVDPAURegisterVideoSurface,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuGraphicsVDPAURegisterVideoSurface(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphicsVDPAURegisterVideoSurface, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphicsVDPAURegisterVideoSurface, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphicsResource pCudaResource = NULL;
    VdpVideoSurface vdpSurface;
    uint32_t flags;
    if (cb_as_scalar(m, T_VdpVideoSurface, args[0], &vdpSurface, sizeof vdpSurface) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphicsVDPAURegisterVideoSurface *call =
        cb_symbol_address(&symbols[S_cuGraphicsVDPAURegisterVideoSurface]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, vdpSurface, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsVDPAURegisterVideoSurface, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource, VdpOutputSurface
//     vdpSurface, unsigned int flags)
static const char *const params_cuGraphicsVDPAURegisterOutputSurface[] = {"vdpSurface", "flags",
    NULL};
static const cb_function f_cuGraphicsVDPAURegisterOutputSurface = {
    .name = "cuGraphicsVDPAURegisterOutputSurface",
        .params = params_cuGraphicsVDPAURegisterOutputSurface,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuGraphicsVDPAURegisterOutputSurface(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuGraphicsVDPAURegisterOutputSurface, nargs, kwnames)) {
        if (cb_bind(s, &f_cuGraphicsVDPAURegisterOutputSurface, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUgraphicsResource pCudaResource = NULL;
    VdpOutputSurface vdpSurface;
    uint32_t flags;
    if (cb_as_scalar(m, T_VdpOutputSurface, args[0], &vdpSurface, sizeof vdpSurface) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphicsVDPAURegisterOutputSurface *call =
        cb_symbol_address(&symbols[S_cuGraphicsVDPAURegisterOutputSurface]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, vdpSurface, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsVDPAURegisterOutputSurface, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

