// functions_4.c of cubind's binding of the CUDA Runtime API, API version 12.9.
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

// cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
//     cudaGraphicsResource_t resource)
static const char *const params_cudaGraphicsResourceGetMappedMipmappedArray[] = {"resource", NULL};
static const cb_function f_cudaGraphicsResourceGetMappedMipmappedArray = {
    .name = "cudaGraphicsResourceGetMappedMipmappedArray",
        .params = params_cudaGraphicsResourceGetMappedMipmappedArray,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGraphicsResourceGetMappedMipmappedArray(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphicsResourceGetMappedMipmappedArray, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphicsResourceGetMappedMipmappedArray, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    cudaMipmappedArray_t mipmappedArray = NULL;
    cudaGraphicsResource_t resource;
    if (cb_as_handle(m, T_cudaGraphicsResource_t, args[0], &resource) < 0)
        return NULL;
    fn_cudaGraphicsResourceGetMappedMipmappedArray *call =
        cb_symbol_address(&symbols[S_cudaGraphicsResourceGetMappedMipmappedArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&mipmappedArray, resource);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsResourceGetMappedMipmappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaMipmappedArray_t, &mipmappedArray));
}

// cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *desc, cudaArray_const_t array)
static const char *const params_cudaGetChannelDesc[] = {"array", NULL};
static const cb_function f_cudaGetChannelDesc = {
    .name = "cudaGetChannelDesc", .params = params_cudaGetChannelDesc,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGetChannelDesc(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGetChannelDesc, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGetChannelDesc, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    PyObject *desc = NULL;
    cudaArray_const_t array;
    if (cb_as_handle(m, T_cudaArray_const_t, args[0], &array) < 0)
        goto done;
    fn_cudaGetChannelDesc *call = cb_symbol_address(&symbols[S_cudaGetChannelDesc]);
    if (call == NULL)
        goto done;
    desc = cb_record_new(m, T_cudaChannelFormatDesc);
    if (desc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(desc), array);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetChannelDesc, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(desc));
done:
    Py_XDECREF(desc);
    return result;
}

// struct cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, enum
//     cudaChannelFormatKind f)
static const char *const params_cudaCreateChannelDesc[] = {"x", "y", "z", "w", "f", NULL};
static const cb_function f_cudaCreateChannelDesc = {
    .name = "cudaCreateChannelDesc", .params = params_cudaCreateChannelDesc,
    .param_count = 5, .result_count = 0,
};

PyObject *
py_cudaCreateChannelDesc(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cudaCreateChannelDesc, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaCreateChannelDesc, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    int32_t x;
    int32_t y;
    int32_t z;
    int32_t w;
    int32_t f;
    if (cb_as_int32(args[0], "int", &x) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &y) < 0)
        return NULL;
    if (cb_as_int32(args[2], "int", &z) < 0)
        return NULL;
    if (cb_as_int32(args[3], "int", &w) < 0)
        return NULL;
    if (cb_as_enum(m, T_cudaChannelFormatKind, args[4], "f", &f) < 0)
        return NULL;
    fn_cudaCreateChannelDesc *call = cb_symbol_address(&symbols[S_cudaCreateChannelDesc]);
    if (call == NULL)
        return NULL;
    struct cudaChannelFormatDesc status = call(x, y, z, w, (enum cudaChannelFormatKind)f);
    return cb_return1(s, cb_record_copy(m, T_cudaChannelFormatDesc, &status));
}

// cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject, const struct
//     cudaResourceDesc *pResDesc, const struct cudaTextureDesc *pTexDesc, const struct
//     cudaResourceViewDesc *pResViewDesc)
static const char *const params_cudaCreateTextureObject[] = {"pResDesc", "pTexDesc",
    "pResViewDesc", NULL};
static const cb_function f_cudaCreateTextureObject = {
    .name = "cudaCreateTextureObject", .params = params_cudaCreateTextureObject,
    .param_count = 3, .result_count = 1,
    .optional_mask = 0x4,
};

PyObject *
py_cudaCreateTextureObject(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaCreateTextureObject, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaCreateTextureObject, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaTextureObject_t pTexObject = 0;
    const struct cudaResourceDesc *pResDesc;
    const struct cudaTextureDesc *pTexDesc;
    const struct cudaResourceViewDesc *pResViewDesc;
    if (cb_as_record(m, T_cudaResourceDesc, args[0], "pResDesc", &pResDesc) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaTextureDesc, args[1], "pTexDesc", &pTexDesc) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaResourceViewDesc, args[2], "pResViewDesc", &pResViewDesc) < 0)
        return NULL;
    fn_cudaCreateTextureObject *call = cb_symbol_address(&symbols[S_cudaCreateTextureObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pTexObject, pResDesc, pTexDesc, pResViewDesc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaCreateTextureObject, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaTextureObject_t, &pTexObject));
}

// cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject)
static const char *const params_cudaDestroyTextureObject[] = {"texObject", NULL};
static const cb_function f_cudaDestroyTextureObject = {
    .name = "cudaDestroyTextureObject", .params = params_cudaDestroyTextureObject,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaDestroyTextureObject(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaDestroyTextureObject, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaDestroyTextureObject, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaTextureObject_t texObject;
    if (cb_as_scalar(m, T_cudaTextureObject_t, args[0], &texObject, sizeof texObject) < 0)
        return NULL;
    fn_cudaDestroyTextureObject *call = cb_symbol_address(&symbols[S_cudaDestroyTextureObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDestroyTextureObject, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *pResDesc,
//     cudaTextureObject_t texObject)
static const char *const params_cudaGetTextureObjectResourceDesc[] = {"texObject", NULL};
static const cb_function f_cudaGetTextureObjectResourceDesc = {
    .name = "cudaGetTextureObjectResourceDesc", .params = params_cudaGetTextureObjectResourceDesc,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGetTextureObjectResourceDesc(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGetTextureObjectResourceDesc, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGetTextureObjectResourceDesc, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    PyObject *pResDesc = NULL;
    cudaTextureObject_t texObject;
    if (cb_as_scalar(m, T_cudaTextureObject_t, args[0], &texObject, sizeof texObject) < 0)
        goto done;
    fn_cudaGetTextureObjectResourceDesc *call =
        cb_symbol_address(&symbols[S_cudaGetTextureObjectResourceDesc]);
    if (call == NULL)
        goto done;
    pResDesc = cb_record_new(m, T_cudaResourceDesc);
    if (pResDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(pResDesc), texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetTextureObjectResourceDesc, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pResDesc));
done:
    Py_XDECREF(pResDesc);
    return result;
}

// cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *pTexDesc, cudaTextureObject_t
//     texObject)
static const char *const params_cudaGetTextureObjectTextureDesc[] = {"texObject", NULL};
static const cb_function f_cudaGetTextureObjectTextureDesc = {
    .name = "cudaGetTextureObjectTextureDesc", .params = params_cudaGetTextureObjectTextureDesc,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGetTextureObjectTextureDesc(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGetTextureObjectTextureDesc, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGetTextureObjectTextureDesc, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    PyObject *pTexDesc = NULL;
    cudaTextureObject_t texObject;
    if (cb_as_scalar(m, T_cudaTextureObject_t, args[0], &texObject, sizeof texObject) < 0)
        goto done;
    fn_cudaGetTextureObjectTextureDesc *call =
        cb_symbol_address(&symbols[S_cudaGetTextureObjectTextureDesc]);
    if (call == NULL)
        goto done;
    pTexDesc = cb_record_new(m, T_cudaTextureDesc);
    if (pTexDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(pTexDesc), texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetTextureObjectTextureDesc, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pTexDesc));
done:
    Py_XDECREF(pTexDesc);
    return result;
}

// cudaError_t cudaGetTextureObjectResourceViewDesc(struct cudaResourceViewDesc *pResViewDesc,
//     cudaTextureObject_t texObject)
static const char *const params_cudaGetTextureObjectResourceViewDesc[] = {"texObject", NULL};
static const cb_function f_cudaGetTextureObjectResourceViewDesc = {
    .name = "cudaGetTextureObjectResourceViewDesc",
        .params = params_cudaGetTextureObjectResourceViewDesc,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGetTextureObjectResourceViewDesc(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGetTextureObjectResourceViewDesc, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGetTextureObjectResourceViewDesc, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    PyObject *pResViewDesc = NULL;
    cudaTextureObject_t texObject;
    if (cb_as_scalar(m, T_cudaTextureObject_t, args[0], &texObject, sizeof texObject) < 0)
        goto done;
    fn_cudaGetTextureObjectResourceViewDesc *call =
        cb_symbol_address(&symbols[S_cudaGetTextureObjectResourceViewDesc]);
    if (call == NULL)
        goto done;
    pResViewDesc = cb_record_new(m, T_cudaResourceViewDesc);
    if (pResViewDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(pResViewDesc), texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetTextureObjectResourceViewDesc, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pResViewDesc));
done:
    Py_XDECREF(pResViewDesc);
    return result;
}

// cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject, const struct
//     cudaResourceDesc *pResDesc)
static const char *const params_cudaCreateSurfaceObject[] = {"pResDesc", NULL};
static const cb_function f_cudaCreateSurfaceObject = {
    .name = "cudaCreateSurfaceObject", .params = params_cudaCreateSurfaceObject,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaCreateSurfaceObject(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaCreateSurfaceObject, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaCreateSurfaceObject, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaSurfaceObject_t pSurfObject = 0;
    const struct cudaResourceDesc *pResDesc;
    if (cb_as_record(m, T_cudaResourceDesc, args[0], "pResDesc", &pResDesc) < 0)
        return NULL;
    fn_cudaCreateSurfaceObject *call = cb_symbol_address(&symbols[S_cudaCreateSurfaceObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pSurfObject, pResDesc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaCreateSurfaceObject, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaSurfaceObject_t, &pSurfObject));
}

// cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)
static const char *const params_cudaDestroySurfaceObject[] = {"surfObject", NULL};
static const cb_function f_cudaDestroySurfaceObject = {
    .name = "cudaDestroySurfaceObject", .params = params_cudaDestroySurfaceObject,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaDestroySurfaceObject(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaDestroySurfaceObject, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaDestroySurfaceObject, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaSurfaceObject_t surfObject;
    if (cb_as_scalar(m, T_cudaSurfaceObject_t, args[0], &surfObject, sizeof surfObject) < 0)
        return NULL;
    fn_cudaDestroySurfaceObject *call = cb_symbol_address(&symbols[S_cudaDestroySurfaceObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(surfObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDestroySurfaceObject, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *pResDesc,
//     cudaSurfaceObject_t surfObject)
static const char *const params_cudaGetSurfaceObjectResourceDesc[] = {"surfObject", NULL};
static const cb_function f_cudaGetSurfaceObjectResourceDesc = {
    .name = "cudaGetSurfaceObjectResourceDesc", .params = params_cudaGetSurfaceObjectResourceDesc,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGetSurfaceObjectResourceDesc(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGetSurfaceObjectResourceDesc, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGetSurfaceObjectResourceDesc, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    PyObject *pResDesc = NULL;
    cudaSurfaceObject_t surfObject;
    if (cb_as_scalar(m, T_cudaSurfaceObject_t, args[0], &surfObject, sizeof surfObject) < 0)
        goto done;
    fn_cudaGetSurfaceObjectResourceDesc *call =
        cb_symbol_address(&symbols[S_cudaGetSurfaceObjectResourceDesc]);
    if (call == NULL)
        goto done;
    pResDesc = cb_record_new(m, T_cudaResourceDesc);
    if (pResDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(pResDesc), surfObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetSurfaceObjectResourceDesc, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pResDesc));
done:
    Py_XDECREF(pResDesc);
    return result;
}

// cudaError_t cudaDriverGetVersion(int *driverVersion)
static const char *const params_cudaDriverGetVersion[] = {NULL};
static const cb_function f_cudaDriverGetVersion = {
    .name = "cudaDriverGetVersion", .params = params_cudaDriverGetVersion,
    .param_count = 0, .result_count = 1,
};

PyObject *
py_cudaDriverGetVersion(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaDriverGetVersion, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaDriverGetVersion, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    int driverVersion = 0;
    fn_cudaDriverGetVersion *call = cb_symbol_address(&symbols[S_cudaDriverGetVersion]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&driverVersion);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDriverGetVersion, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(driverVersion));
}

// cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)
static const char *const params_cudaRuntimeGetVersion[] = {NULL};
static const cb_function f_cudaRuntimeGetVersion = {
    .name = "cudaRuntimeGetVersion", .params = params_cudaRuntimeGetVersion,
    .param_count = 0, .result_count = 1,
};

PyObject *
py_cudaRuntimeGetVersion(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaRuntimeGetVersion, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaRuntimeGetVersion, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    int runtimeVersion = 0;
    fn_cudaRuntimeGetVersion *call = cb_symbol_address(&symbols[S_cudaRuntimeGetVersion]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&runtimeVersion);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaRuntimeGetVersion, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(runtimeVersion));
}

// cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)
static const char *const params_cudaGraphCreate[] = {"flags", NULL};
static const cb_function f_cudaGraphCreate = {
    .name = "cudaGraphCreate", .params = params_cudaGraphCreate,
    .param_count = 1, .result_count = 1,
    .optional_mask = 0x1,
};

PyObject *
py_cudaGraphCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraph_t pGraph = NULL;
    uint32_t flags = 0;
    if (!(s->checked && args[0] == Py_None) && cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphCreate *call = cb_symbol_address(&symbols[S_cudaGraphCreate]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraph, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraph_t, &pGraph));
}

// cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaKernelNodeParams
//     *pNodeParams)
static const char *const params_cudaGraphAddKernelNode[] = {"graph", "pDependencies",
    "numDependencies", "pNodeParams", NULL};
static const cb_function f_cudaGraphAddKernelNode = {
    .name = "cudaGraphAddKernelNode", .params = params_cudaGraphAddKernelNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cudaGraphAddKernelNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaGraphAddKernelNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddKernelNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    const struct cudaKernelNodeParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_cudaKernelNodeParams, args[3], "pNodeParams", &pNodeParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddKernelNode *call = cb_symbol_address(&symbols[S_cudaGraphAddKernelNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddKernelNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node, struct cudaKernelNodeParams
//     *pNodeParams)
static const char *const params_cudaGraphKernelNodeGetParams[] = {"node", NULL};
static const cb_function f_cudaGraphKernelNodeGetParams = {
    .name = "cudaGraphKernelNodeGetParams", .params = params_cudaGraphKernelNodeGetParams,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGraphKernelNodeGetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphKernelNodeGetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphKernelNodeGetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t node;
    PyObject *pNodeParams = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    fn_cudaGraphKernelNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphKernelNodeGetParams]);
    if (call == NULL)
        goto done;
    pNodeParams = cb_record_new(m, T_cudaKernelNodeParams);
    if (pNodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, cb_record_data(pNodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphKernelNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pNodeParams));
done:
    Py_XDECREF(pNodeParams);
    return result;
}

// cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const struct cudaKernelNodeParams
//     *pNodeParams)
static const char *const params_cudaGraphKernelNodeSetParams[] = {"node", "pNodeParams", NULL};
static const cb_function f_cudaGraphKernelNodeSetParams = {
    .name = "cudaGraphKernelNodeSetParams", .params = params_cudaGraphKernelNodeSetParams,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaGraphKernelNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphKernelNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphKernelNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphNode_t node;
    const struct cudaKernelNodeParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaKernelNodeParams, args[1], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    fn_cudaGraphKernelNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphKernelNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphKernelNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hSrc, cudaGraphNode_t hDst)
static const char *const params_cudaGraphKernelNodeCopyAttributes[] = {"hSrc", "hDst", NULL};
static const cb_function f_cudaGraphKernelNodeCopyAttributes = {
    .name = "cudaGraphKernelNodeCopyAttributes", .params = params_cudaGraphKernelNodeCopyAttributes,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaGraphKernelNodeCopyAttributes(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphKernelNodeCopyAttributes, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphKernelNodeCopyAttributes, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphNode_t hSrc;
    cudaGraphNode_t hDst;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hSrc) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[1], &hDst) < 0)
        return NULL;
    fn_cudaGraphKernelNodeCopyAttributes *call =
        cb_symbol_address(&symbols[S_cudaGraphKernelNodeCopyAttributes]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hSrc, hDst);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphKernelNodeCopyAttributes, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr,
//     cudaKernelNodeAttrValue *value_out)
static const char *const params_cudaGraphKernelNodeGetAttribute[] = {"hNode", "attr", NULL};
static const cb_function f_cudaGraphKernelNodeGetAttribute = {
    .name = "cudaGraphKernelNodeGetAttribute", .params = params_cudaGraphKernelNodeGetAttribute,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaGraphKernelNodeGetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphKernelNodeGetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphKernelNodeGetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t hNode;
    int32_t attr;
    PyObject *value_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaKernelNodeAttrID, args[1], "attr", &attr) < 0)
        goto done;
    fn_cudaGraphKernelNodeGetAttribute *call =
        cb_symbol_address(&symbols[S_cudaGraphKernelNodeGetAttribute]);
    if (call == NULL)
        goto done;
    value_out = cb_record_new(m, T_cudaKernelNodeAttrValue);
    if (value_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, (cudaKernelNodeAttrID)attr, cb_record_data(value_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphKernelNodeGetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(value_out));
done:
    Py_XDECREF(value_out);
    return result;
}

// cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr,
//     const cudaKernelNodeAttrValue *value)
static const char *const params_cudaGraphKernelNodeSetAttribute[] = {"hNode", "attr", "value",
    NULL};
static const cb_function f_cudaGraphKernelNodeSetAttribute = {
    .name = "cudaGraphKernelNodeSetAttribute", .params = params_cudaGraphKernelNodeSetAttribute,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaGraphKernelNodeSetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphKernelNodeSetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphKernelNodeSetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphNode_t hNode;
    int32_t attr;
    const cudaKernelNodeAttrValue *value;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_enum(m, T_cudaKernelNodeAttrID, args[1], "attr", &attr) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaKernelNodeAttrValue, args[2], "value", &value) < 0)
        return NULL;
    fn_cudaGraphKernelNodeSetAttribute *call =
        cb_symbol_address(&symbols[S_cudaGraphKernelNodeSetAttribute]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, (cudaKernelNodeAttrID)attr, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphKernelNodeSetAttribute, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaMemcpy3DParms
//     *pCopyParams)
static const char *const params_cudaGraphAddMemcpyNode[] = {"graph", "pDependencies",
    "numDependencies", "pCopyParams", NULL};
static const cb_function f_cudaGraphAddMemcpyNode = {
    .name = "cudaGraphAddMemcpyNode", .params = params_cudaGraphAddMemcpyNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cudaGraphAddMemcpyNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaGraphAddMemcpyNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddMemcpyNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    const struct cudaMemcpy3DParms *pCopyParams;
    cb_holds pCopyParams_holds;
    pCopyParams_holds.count = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_cudaMemcpy3DParms, args[3], "pCopyParams", &pCopyParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    if (cb_record_hold(s, T_cudaMemcpy3DParms, args[3], "cudaGraphAddMemcpyNode", "pCopyParams",
        &pCopyParams_holds) < 0)
        goto done;
    fn_cudaGraphAddMemcpyNode *call = cb_symbol_address(&symbols[S_cudaGraphAddMemcpyNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, pCopyParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddMemcpyNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    cb_holds_release(&pCopyParams_holds);
    return result;
}

// cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol, const void *src,
//     size_t count, size_t offset, enum cudaMemcpyKind kind)
static const char *const params_cudaGraphAddMemcpyNodeToSymbol[] = {"graph", "pDependencies",
    "numDependencies", "symbol", "src", "count", "offset", "kind", NULL};
static const cb_function f_cudaGraphAddMemcpyNodeToSymbol = {
    .name = "cudaGraphAddMemcpyNodeToSymbol", .params = params_cudaGraphAddMemcpyNodeToSymbol,
    .param_count = 8, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cudaGraphAddMemcpyNodeToSymbol(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cudaGraphAddMemcpyNodeToSymbol, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddMemcpyNodeToSymbol, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    cb_address symbol;
    symbol.held = false;
    cb_address src;
    src.held = false;
    uint64_t count;
    uint64_t offset;
    int32_t kind;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_address(m, args[3], &symbol) < 0)
        goto done;
    if (cb_as_address(m, args[4], &src) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint64(args[6], "size_t", &offset) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[7], "kind", &kind) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (pDependencies.data != NULL && cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaGraphAddMemcpyNodeToSymbol", "src", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaGraphAddMemcpyNodeToSymbol *call =
        cb_symbol_address(&symbols[S_cudaGraphAddMemcpyNodeToSymbol]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, symbol.value, src.value,
        count, offset, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddMemcpyNodeToSymbol, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    cb_address_release(&symbol);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symbol,
//     size_t count, size_t offset, enum cudaMemcpyKind kind)
static const char *const params_cudaGraphAddMemcpyNodeFromSymbol[] = {"graph", "pDependencies",
    "numDependencies", "dst", "symbol", "count", "offset", "kind", NULL};
static const cb_function f_cudaGraphAddMemcpyNodeFromSymbol = {
    .name = "cudaGraphAddMemcpyNodeFromSymbol", .params = params_cudaGraphAddMemcpyNodeFromSymbol,
    .param_count = 8, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cudaGraphAddMemcpyNodeFromSymbol(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cudaGraphAddMemcpyNodeFromSymbol, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddMemcpyNodeFromSymbol, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    cb_address dst;
    dst.held = false;
    cb_address symbol;
    symbol.held = false;
    uint64_t count;
    uint64_t offset;
    int32_t kind;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_target(s, args[3], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_address(m, args[4], &symbol) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint64(args[6], "size_t", &offset) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[7], "kind", &kind) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (pDependencies.data != NULL && cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaGraphAddMemcpyNodeFromSymbol", "dst", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaGraphAddMemcpyNodeFromSymbol *call =
        cb_symbol_address(&symbols[S_cudaGraphAddMemcpyNodeFromSymbol]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, dst.value, symbol.value,
        count, offset, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddMemcpyNodeFromSymbol, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    cb_address_release(&dst);
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src, size_t
//     count, enum cudaMemcpyKind kind)
static const char *const params_cudaGraphAddMemcpyNode1D[] = {"graph", "pDependencies",
    "numDependencies", "dst", "src", "count", "kind", NULL};
static const cb_function f_cudaGraphAddMemcpyNode1D = {
    .name = "cudaGraphAddMemcpyNode1D", .params = params_cudaGraphAddMemcpyNode1D,
    .param_count = 7, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cudaGraphAddMemcpyNode1D(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_args_direct(&f_cudaGraphAddMemcpyNode1D, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddMemcpyNode1D, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    cb_address dst;
    dst.held = false;
    cb_address src;
    src.held = false;
    uint64_t count;
    int32_t kind;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_target(s, args[3], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_address(m, args[4], &src) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &count) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[6], "kind", &kind) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (pDependencies.data != NULL && cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaGraphAddMemcpyNode1D", "dst", CB_COUNT(count)) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaGraphAddMemcpyNode1D", "src", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaGraphAddMemcpyNode1D *call = cb_symbol_address(&symbols[S_cudaGraphAddMemcpyNode1D]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, dst.value, src.value,
        count, (enum cudaMemcpyKind)kind);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddMemcpyNode1D, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, struct cudaMemcpy3DParms
//     *pNodeParams)
static const char *const params_cudaGraphMemcpyNodeGetParams[] = {"node", NULL};
static const cb_function f_cudaGraphMemcpyNodeGetParams = {
    .name = "cudaGraphMemcpyNodeGetParams", .params = params_cudaGraphMemcpyNodeGetParams,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGraphMemcpyNodeGetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphMemcpyNodeGetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphMemcpyNodeGetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t node;
    PyObject *pNodeParams = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    fn_cudaGraphMemcpyNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphMemcpyNodeGetParams]);
    if (call == NULL)
        goto done;
    pNodeParams = cb_record_new(m, T_cudaMemcpy3DParms);
    if (pNodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, cb_record_data(pNodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphMemcpyNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pNodeParams));
done:
    Py_XDECREF(pNodeParams);
    return result;
}

// cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const struct cudaMemcpy3DParms
//     *pNodeParams)
static const char *const params_cudaGraphMemcpyNodeSetParams[] = {"node", "pNodeParams", NULL};
static const cb_function f_cudaGraphMemcpyNodeSetParams = {
    .name = "cudaGraphMemcpyNodeSetParams", .params = params_cudaGraphMemcpyNodeSetParams,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaGraphMemcpyNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphMemcpyNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphMemcpyNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t node;
    const struct cudaMemcpy3DParms *pNodeParams;
    cb_holds pNodeParams_holds;
    pNodeParams_holds.count = 0;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    if (cb_as_record(m, T_cudaMemcpy3DParms, args[1], "pNodeParams", &pNodeParams) < 0)
        goto done;
    if (cb_record_hold(s, T_cudaMemcpy3DParms, args[1], "cudaGraphMemcpyNodeSetParams",
        "pNodeParams", &pNodeParams_holds) < 0)
        goto done;
    fn_cudaGraphMemcpyNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphMemcpyNodeSetParams]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphMemcpyNodeSetParams, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&pNodeParams_holds);
    return result;
}

// cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol, const
//     void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)
static const char *const params_cudaGraphMemcpyNodeSetParamsToSymbol[] = {"node", "symbol", "src",
    "count", "offset", "kind", NULL};
static const cb_function f_cudaGraphMemcpyNodeSetParamsToSymbol = {
    .name = "cudaGraphMemcpyNodeSetParamsToSymbol",
        .params = params_cudaGraphMemcpyNodeSetParamsToSymbol,
    .param_count = 6, .result_count = 0,
};

PyObject *
py_cudaGraphMemcpyNodeSetParamsToSymbol(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cudaGraphMemcpyNodeSetParamsToSymbol, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphMemcpyNodeSetParamsToSymbol, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t node;
    cb_address symbol;
    symbol.held = false;
    cb_address src;
    src.held = false;
    uint64_t count;
    uint64_t offset;
    int32_t kind;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    if (cb_as_address(m, args[1], &symbol) < 0)
        goto done;
    if (cb_as_address(m, args[2], &src) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &offset) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[5], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaGraphMemcpyNodeSetParamsToSymbol", "src",
        CB_COUNT(count)) < 0)
        goto done;
    fn_cudaGraphMemcpyNodeSetParamsToSymbol *call =
        cb_symbol_address(&symbols[S_cudaGraphMemcpyNodeSetParamsToSymbol]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(node, symbol.value, src.value, count, offset, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphMemcpyNodeSetParamsToSymbol, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&symbol);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst, const void
//     *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)
static const char *const params_cudaGraphMemcpyNodeSetParamsFromSymbol[] = {"node", "dst",
    "symbol", "count", "offset", "kind", NULL};
static const cb_function f_cudaGraphMemcpyNodeSetParamsFromSymbol = {
    .name = "cudaGraphMemcpyNodeSetParamsFromSymbol",
        .params = params_cudaGraphMemcpyNodeSetParamsFromSymbol,
    .param_count = 6, .result_count = 0,
};

PyObject *
py_cudaGraphMemcpyNodeSetParamsFromSymbol(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cudaGraphMemcpyNodeSetParamsFromSymbol, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphMemcpyNodeSetParamsFromSymbol, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t node;
    cb_address dst;
    dst.held = false;
    cb_address symbol;
    symbol.held = false;
    uint64_t count;
    uint64_t offset;
    int32_t kind;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    if (cb_as_target(s, args[1], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_address(m, args[2], &symbol) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &offset) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[5], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaGraphMemcpyNodeSetParamsFromSymbol", "dst",
        CB_COUNT(count)) < 0)
        goto done;
    fn_cudaGraphMemcpyNodeSetParamsFromSymbol *call =
        cb_symbol_address(&symbols[S_cudaGraphMemcpyNodeSetParamsFromSymbol]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(node, dst.value, symbol.value, count, offset, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphMemcpyNodeSetParamsFromSymbol, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src,
//     size_t count, enum cudaMemcpyKind kind)
static const char *const params_cudaGraphMemcpyNodeSetParams1D[] = {"node", "dst", "src", "count",
    "kind", NULL};
static const cb_function f_cudaGraphMemcpyNodeSetParams1D = {
    .name = "cudaGraphMemcpyNodeSetParams1D", .params = params_cudaGraphMemcpyNodeSetParams1D,
    .param_count = 5, .result_count = 0,
};

PyObject *
py_cudaGraphMemcpyNodeSetParams1D(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cudaGraphMemcpyNodeSetParams1D, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphMemcpyNodeSetParams1D, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t node;
    cb_address dst;
    dst.held = false;
    cb_address src;
    src.held = false;
    uint64_t count;
    int32_t kind;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    if (cb_as_target(s, args[1], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_address(m, args[2], &src) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &count) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[4], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaGraphMemcpyNodeSetParams1D", "dst", CB_COUNT(count)) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaGraphMemcpyNodeSetParams1D", "src", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaGraphMemcpyNodeSetParams1D *call =
        cb_symbol_address(&symbols[S_cudaGraphMemcpyNodeSetParams1D]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, dst.value, src.value, count, (enum cudaMemcpyKind)kind);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphMemcpyNodeSetParams1D, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaMemsetParams
//     *pMemsetParams)
static const char *const params_cudaGraphAddMemsetNode[] = {"graph", "pDependencies",
    "numDependencies", "pMemsetParams", NULL};
static const cb_function f_cudaGraphAddMemsetNode = {
    .name = "cudaGraphAddMemsetNode", .params = params_cudaGraphAddMemsetNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cudaGraphAddMemsetNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaGraphAddMemsetNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddMemsetNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    const struct cudaMemsetParams *pMemsetParams;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_cudaMemsetParams, args[3], "pMemsetParams", &pMemsetParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddMemsetNode *call = cb_symbol_address(&symbols[S_cudaGraphAddMemsetNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, pMemsetParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddMemsetNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, struct cudaMemsetParams
//     *pNodeParams)
static const char *const params_cudaGraphMemsetNodeGetParams[] = {"node", NULL};
static const cb_function f_cudaGraphMemsetNodeGetParams = {
    .name = "cudaGraphMemsetNodeGetParams", .params = params_cudaGraphMemsetNodeGetParams,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGraphMemsetNodeGetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphMemsetNodeGetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphMemsetNodeGetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t node;
    PyObject *pNodeParams = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    fn_cudaGraphMemsetNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphMemsetNodeGetParams]);
    if (call == NULL)
        goto done;
    pNodeParams = cb_record_new(m, T_cudaMemsetParams);
    if (pNodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, cb_record_data(pNodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphMemsetNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pNodeParams));
done:
    Py_XDECREF(pNodeParams);
    return result;
}

// cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const struct cudaMemsetParams
//     *pNodeParams)
static const char *const params_cudaGraphMemsetNodeSetParams[] = {"node", "pNodeParams", NULL};
static const cb_function f_cudaGraphMemsetNodeSetParams = {
    .name = "cudaGraphMemsetNodeSetParams", .params = params_cudaGraphMemsetNodeSetParams,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaGraphMemsetNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphMemsetNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphMemsetNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphNode_t node;
    const struct cudaMemsetParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaMemsetParams, args[1], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    fn_cudaGraphMemsetNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphMemsetNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphMemsetNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaHostNodeParams
//     *pNodeParams)
static const char *const params_cudaGraphAddHostNode[] = {"graph", "pDependencies",
    "numDependencies", "pNodeParams", NULL};
static const cb_function f_cudaGraphAddHostNode = {
    .name = "cudaGraphAddHostNode", .params = params_cudaGraphAddHostNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cudaGraphAddHostNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaGraphAddHostNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddHostNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    const struct cudaHostNodeParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_cudaHostNodeParams, args[3], "pNodeParams", &pNodeParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddHostNode *call = cb_symbol_address(&symbols[S_cudaGraphAddHostNode]);
    if (call == NULL)
        goto done;
    cb_callbacks_exist(m);
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddHostNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node, struct cudaHostNodeParams
//     *pNodeParams)
static const char *const params_cudaGraphHostNodeGetParams[] = {"node", NULL};
static const cb_function f_cudaGraphHostNodeGetParams = {
    .name = "cudaGraphHostNodeGetParams", .params = params_cudaGraphHostNodeGetParams,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGraphHostNodeGetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphHostNodeGetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphHostNodeGetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t node;
    PyObject *pNodeParams = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    fn_cudaGraphHostNodeGetParams *call = cb_symbol_address(&symbols[S_cudaGraphHostNodeGetParams]);
    if (call == NULL)
        goto done;
    pNodeParams = cb_record_new(m, T_cudaHostNodeParams);
    if (pNodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, cb_record_data(pNodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphHostNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pNodeParams));
done:
    Py_XDECREF(pNodeParams);
    return result;
}

// cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node, const struct cudaHostNodeParams
//     *pNodeParams)
static const char *const params_cudaGraphHostNodeSetParams[] = {"node", "pNodeParams", NULL};
static const cb_function f_cudaGraphHostNodeSetParams = {
    .name = "cudaGraphHostNodeSetParams", .params = params_cudaGraphHostNodeSetParams,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaGraphHostNodeSetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphHostNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphHostNodeSetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphNode_t node;
    const struct cudaHostNodeParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaHostNodeParams, args[1], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cudaGraphHostNodeSetParams *call = cb_symbol_address(&symbols[S_cudaGraphHostNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphHostNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph)
static const char *const params_cudaGraphAddChildGraphNode[] = {"graph", "pDependencies",
    "numDependencies", "childGraph", NULL};
static const cb_function f_cudaGraphAddChildGraphNode = {
    .name = "cudaGraphAddChildGraphNode", .params = params_cudaGraphAddChildGraphNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cudaGraphAddChildGraphNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaGraphAddChildGraphNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddChildGraphNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    cudaGraph_t childGraph;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaGraph_t, args[3], &childGraph) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddChildGraphNode *call = cb_symbol_address(&symbols[S_cudaGraphAddChildGraphNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, childGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddChildGraphNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)
static const char *const params_cudaGraphChildGraphNodeGetGraph[] = {"node", NULL};
static const cb_function f_cudaGraphChildGraphNodeGetGraph = {
    .name = "cudaGraphChildGraphNodeGetGraph", .params = params_cudaGraphChildGraphNodeGetGraph,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGraphChildGraphNodeGetGraph(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphChildGraphNodeGetGraph, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphChildGraphNodeGetGraph, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphNode_t node;
    cudaGraph_t pGraph = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    fn_cudaGraphChildGraphNodeGetGraph *call =
        cb_symbol_address(&symbols[S_cudaGraphChildGraphNodeGetGraph]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, &pGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphChildGraphNodeGetGraph, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraph_t, &pGraph));
}

// cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies)
static const char *const params_cudaGraphAddEmptyNode[] = {"graph", "pDependencies",
    "numDependencies", NULL};
static const cb_function f_cudaGraphAddEmptyNode = {
    .name = "cudaGraphAddEmptyNode", .params = params_cudaGraphAddEmptyNode,
    .param_count = 3, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cudaGraphAddEmptyNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphAddEmptyNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddEmptyNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddEmptyNode *call = cb_symbol_address(&symbols[S_cudaGraphAddEmptyNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddEmptyNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)
static const char *const params_cudaGraphAddEventRecordNode[] = {"graph", "pDependencies",
    "numDependencies", "event", NULL};
static const cb_function f_cudaGraphAddEventRecordNode = {
    .name = "cudaGraphAddEventRecordNode", .params = params_cudaGraphAddEventRecordNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cudaGraphAddEventRecordNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaGraphAddEventRecordNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddEventRecordNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaEvent_t, args[3], &event) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddEventRecordNode *call =
        cb_symbol_address(&symbols[S_cudaGraphAddEventRecordNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddEventRecordNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)
static const char *const params_cudaGraphEventRecordNodeGetEvent[] = {"node", NULL};
static const cb_function f_cudaGraphEventRecordNodeGetEvent = {
    .name = "cudaGraphEventRecordNodeGetEvent", .params = params_cudaGraphEventRecordNodeGetEvent,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGraphEventRecordNodeGetEvent(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphEventRecordNodeGetEvent, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphEventRecordNodeGetEvent, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphNode_t node;
    cudaEvent_t event_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    fn_cudaGraphEventRecordNodeGetEvent *call =
        cb_symbol_address(&symbols[S_cudaGraphEventRecordNodeGetEvent]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, &event_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphEventRecordNodeGetEvent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEvent_t, &event_out));
}

// cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)
static const char *const params_cudaGraphEventRecordNodeSetEvent[] = {"node", "event", NULL};
static const cb_function f_cudaGraphEventRecordNodeSetEvent = {
    .name = "cudaGraphEventRecordNodeSetEvent", .params = params_cudaGraphEventRecordNodeSetEvent,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaGraphEventRecordNodeSetEvent(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphEventRecordNodeSetEvent, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphEventRecordNodeSetEvent, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphNode_t node;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaEvent_t, args[1], &event) < 0)
        return NULL;
    fn_cudaGraphEventRecordNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cudaGraphEventRecordNodeSetEvent]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphEventRecordNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)
static const char *const params_cudaGraphAddEventWaitNode[] = {"graph", "pDependencies",
    "numDependencies", "event", NULL};
static const cb_function f_cudaGraphAddEventWaitNode = {
    .name = "cudaGraphAddEventWaitNode", .params = params_cudaGraphAddEventWaitNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cudaGraphAddEventWaitNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaGraphAddEventWaitNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddEventWaitNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaEvent_t, args[3], &event) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddEventWaitNode *call = cb_symbol_address(&symbols[S_cudaGraphAddEventWaitNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddEventWaitNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)
static const char *const params_cudaGraphEventWaitNodeGetEvent[] = {"node", NULL};
static const cb_function f_cudaGraphEventWaitNodeGetEvent = {
    .name = "cudaGraphEventWaitNodeGetEvent", .params = params_cudaGraphEventWaitNodeGetEvent,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGraphEventWaitNodeGetEvent(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphEventWaitNodeGetEvent, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphEventWaitNodeGetEvent, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphNode_t node;
    cudaEvent_t event_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    fn_cudaGraphEventWaitNodeGetEvent *call =
        cb_symbol_address(&symbols[S_cudaGraphEventWaitNodeGetEvent]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, &event_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphEventWaitNodeGetEvent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEvent_t, &event_out));
}

// cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)
static const char *const params_cudaGraphEventWaitNodeSetEvent[] = {"node", "event", NULL};
static const cb_function f_cudaGraphEventWaitNodeSetEvent = {
    .name = "cudaGraphEventWaitNodeSetEvent", .params = params_cudaGraphEventWaitNodeSetEvent,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaGraphEventWaitNodeSetEvent(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphEventWaitNodeSetEvent, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphEventWaitNodeSetEvent, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphNode_t node;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaEvent_t, args[1], &event) < 0)
        return NULL;
    fn_cudaGraphEventWaitNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cudaGraphEventWaitNodeSetEvent]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphEventWaitNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode, cudaGraph_t
//     graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct
//     cudaExternalSemaphoreSignalNodeParams *nodeParams)
static const char *const params_cudaGraphAddExternalSemaphoresSignalNode[] = {"graph",
    "pDependencies", "numDependencies", "nodeParams", NULL};
static const cb_function f_cudaGraphAddExternalSemaphoresSignalNode = {
    .name = "cudaGraphAddExternalSemaphoresSignalNode",
        .params = params_cudaGraphAddExternalSemaphoresSignalNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cudaGraphAddExternalSemaphoresSignalNode(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaGraphAddExternalSemaphoresSignalNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddExternalSemaphoresSignalNode, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_cudaExternalSemaphoreSignalNodeParams, args[3], "nodeParams",
        &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddExternalSemaphoresSignalNode *call =
        cb_symbol_address(&symbols[S_cudaGraphAddExternalSemaphoresSignalNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddExternalSemaphoresSignalNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode, struct
//     cudaExternalSemaphoreSignalNodeParams *params_out)
static const char *const params_cudaGraphExternalSemaphoresSignalNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cudaGraphExternalSemaphoresSignalNodeGetParams = {
    .name = "cudaGraphExternalSemaphoresSignalNodeGetParams",
        .params = params_cudaGraphExternalSemaphoresSignalNodeGetParams,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGraphExternalSemaphoresSignalNodeGetParams(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphExternalSemaphoresSignalNodeGetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExternalSemaphoresSignalNodeGetParams, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t hNode;
    PyObject *params_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0)
        goto done;
    fn_cudaGraphExternalSemaphoresSignalNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExternalSemaphoresSignalNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(m, T_cudaExternalSemaphoreSignalNodeParams);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphExternalSemaphoresSignalNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(params_out));
done:
    Py_XDECREF(params_out);
    return result;
}

// cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode, const struct
//     cudaExternalSemaphoreSignalNodeParams *nodeParams)
static const char *const params_cudaGraphExternalSemaphoresSignalNodeSetParams[] = {"hNode",
    "nodeParams", NULL};
static const cb_function f_cudaGraphExternalSemaphoresSignalNodeSetParams = {
    .name = "cudaGraphExternalSemaphoresSignalNodeSetParams",
        .params = params_cudaGraphExternalSemaphoresSignalNodeSetParams,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaGraphExternalSemaphoresSignalNodeSetParams(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphExternalSemaphoresSignalNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExternalSemaphoresSignalNodeSetParams, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphNode_t hNode;
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaExternalSemaphoreSignalNodeParams, args[1], "nodeParams",
        &nodeParams) < 0)
        return NULL;
    fn_cudaGraphExternalSemaphoresSignalNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExternalSemaphoresSignalNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExternalSemaphoresSignalNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t
//     graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct
//     cudaExternalSemaphoreWaitNodeParams *nodeParams)
static const char *const params_cudaGraphAddExternalSemaphoresWaitNode[] = {"graph",
    "pDependencies", "numDependencies", "nodeParams", NULL};
static const cb_function f_cudaGraphAddExternalSemaphoresWaitNode = {
    .name = "cudaGraphAddExternalSemaphoresWaitNode",
        .params = params_cudaGraphAddExternalSemaphoresWaitNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cudaGraphAddExternalSemaphoresWaitNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaGraphAddExternalSemaphoresWaitNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddExternalSemaphoresWaitNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_cudaExternalSemaphoreWaitNodeParams, args[3], "nodeParams",
        &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddExternalSemaphoresWaitNode *call =
        cb_symbol_address(&symbols[S_cudaGraphAddExternalSemaphoresWaitNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddExternalSemaphoresWaitNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode, struct
//     cudaExternalSemaphoreWaitNodeParams *params_out)
static const char *const params_cudaGraphExternalSemaphoresWaitNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cudaGraphExternalSemaphoresWaitNodeGetParams = {
    .name = "cudaGraphExternalSemaphoresWaitNodeGetParams",
        .params = params_cudaGraphExternalSemaphoresWaitNodeGetParams,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGraphExternalSemaphoresWaitNodeGetParams(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphExternalSemaphoresWaitNodeGetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExternalSemaphoresWaitNodeGetParams, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t hNode;
    PyObject *params_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0)
        goto done;
    fn_cudaGraphExternalSemaphoresWaitNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExternalSemaphoresWaitNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(m, T_cudaExternalSemaphoreWaitNodeParams);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphExternalSemaphoresWaitNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(params_out));
done:
    Py_XDECREF(params_out);
    return result;
}

// cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode, const struct
//     cudaExternalSemaphoreWaitNodeParams *nodeParams)
static const char *const params_cudaGraphExternalSemaphoresWaitNodeSetParams[] = {"hNode",
    "nodeParams", NULL};
static const cb_function f_cudaGraphExternalSemaphoresWaitNodeSetParams = {
    .name = "cudaGraphExternalSemaphoresWaitNodeSetParams",
        .params = params_cudaGraphExternalSemaphoresWaitNodeSetParams,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaGraphExternalSemaphoresWaitNodeSetParams(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphExternalSemaphoresWaitNodeSetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphExternalSemaphoresWaitNodeSetParams, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphNode_t hNode;
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaExternalSemaphoreWaitNodeParams, args[1], "nodeParams",
        &nodeParams) < 0)
        return NULL;
    fn_cudaGraphExternalSemaphoresWaitNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExternalSemaphoresWaitNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExternalSemaphoresWaitNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, struct cudaMemAllocNodeParams
//     *nodeParams)
static const char *const params_cudaGraphAddMemAllocNode[] = {"graph", "pDependencies",
    "numDependencies", "nodeParams", NULL};
static const cb_function f_cudaGraphAddMemAllocNode = {
    .name = "cudaGraphAddMemAllocNode", .params = params_cudaGraphAddMemAllocNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cudaGraphAddMemAllocNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaGraphAddMemAllocNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddMemAllocNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    struct cudaMemAllocNodeParams *nodeParams;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_cudaMemAllocNodeParams, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddMemAllocNode *call = cb_symbol_address(&symbols[S_cudaGraphAddMemAllocNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddMemAllocNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, struct cudaMemAllocNodeParams
//     *params_out)
static const char *const params_cudaGraphMemAllocNodeGetParams[] = {"node", NULL};
static const cb_function f_cudaGraphMemAllocNodeGetParams = {
    .name = "cudaGraphMemAllocNodeGetParams", .params = params_cudaGraphMemAllocNodeGetParams,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGraphMemAllocNodeGetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphMemAllocNodeGetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphMemAllocNodeGetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t node;
    PyObject *params_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    fn_cudaGraphMemAllocNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphMemAllocNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(m, T_cudaMemAllocNodeParams);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphMemAllocNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(params_out));
done:
    Py_XDECREF(params_out);
    return result;
}

// cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)
static const char *const params_cudaGraphAddMemFreeNode[] = {"graph", "pDependencies",
    "numDependencies", "dptr", NULL};
static const cb_function f_cudaGraphAddMemFreeNode = {
    .name = "cudaGraphAddMemFreeNode", .params = params_cudaGraphAddMemFreeNode,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cudaGraphAddMemFreeNode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaGraphAddMemFreeNode, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphAddMemFreeNode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    cb_address dptr;
    dptr.held = false;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_address(m, args[3], &dptr) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddMemFreeNode *call = cb_symbol_address(&symbols[S_cudaGraphAddMemFreeNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, dptr.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddMemFreeNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    cb_address_release(&dptr);
    return result;
}

// cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)
static const char *const params_cudaGraphMemFreeNodeGetParams[] = {"node", NULL};
static const cb_function f_cudaGraphMemFreeNodeGetParams = {
    .name = "cudaGraphMemFreeNodeGetParams", .params = params_cudaGraphMemFreeNodeGetParams,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGraphMemFreeNodeGetParams(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphMemFreeNodeGetParams, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphMemFreeNodeGetParams, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphNode_t node;
    void *dptr_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    fn_cudaGraphMemFreeNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphMemFreeNodeGetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, &dptr_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphMemFreeNodeGetParams, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)dptr_out));
}

// cudaError_t cudaDeviceGraphMemTrim(int device)
static const char *const params_cudaDeviceGraphMemTrim[] = {"device", NULL};
static const cb_function f_cudaDeviceGraphMemTrim = {
    .name = "cudaDeviceGraphMemTrim", .params = params_cudaDeviceGraphMemTrim,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaDeviceGraphMemTrim(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaDeviceGraphMemTrim, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaDeviceGraphMemTrim, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    int32_t device;
    if (cb_as_int32(args[0], "int", &device) < 0)
        return NULL;
    fn_cudaDeviceGraphMemTrim *call = cb_symbol_address(&symbols[S_cudaDeviceGraphMemTrim]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGraphMemTrim, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaDeviceGetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr, void
//     *value)
static const char *const params_cudaDeviceGetGraphMemAttribute[] = {"device", "attr", NULL};
static const cb_function f_cudaDeviceGetGraphMemAttribute = {
    .name = "cudaDeviceGetGraphMemAttribute", .params = params_cudaDeviceGetGraphMemAttribute,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaDeviceGetGraphMemAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaDeviceGetGraphMemAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaDeviceGetGraphMemAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    int32_t device;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_int32(args[0], "int", &device) < 0)
        goto done;
    if (cb_as_enum_number_member(m, T_cudaGraphMemAttributeType, args[1], "attr", &attr) < 0)
        goto done;
    if (cb_value_prepare(m, &table_graph_mem_attributes, attr, 0, &value) < 0)
        goto done;
    fn_cudaDeviceGetGraphMemAttribute *call =
        cb_symbol_address(&symbols[S_cudaDeviceGetGraphMemAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(device, (enum cudaGraphMemAttributeType)attr, value.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaDeviceGetGraphMemAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &value));
done:
    cb_value_done(&value);
    return result;
}

// cudaError_t cudaDeviceSetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr, void
//     *value)
static const char *const params_cudaDeviceSetGraphMemAttribute[] = {"device", "attr", "value",
    NULL};
static const cb_function f_cudaDeviceSetGraphMemAttribute = {
    .name = "cudaDeviceSetGraphMemAttribute", .params = params_cudaDeviceSetGraphMemAttribute,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaDeviceSetGraphMemAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaDeviceSetGraphMemAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaDeviceSetGraphMemAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    int32_t device;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_int32(args[0], "int", &device) < 0)
        goto done;
    if (cb_as_enum_number_member(m, T_cudaGraphMemAttributeType, args[1], "attr", &attr) < 0)
        goto done;
    if (cb_value_from(s, &table_graph_mem_attributes, attr, args[2], "value", &value) < 0)
        goto done;
    fn_cudaDeviceSetGraphMemAttribute *call =
        cb_symbol_address(&symbols[S_cudaDeviceSetGraphMemAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(device, (enum cudaGraphMemAttributeType)attr, value.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaDeviceSetGraphMemAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_value_done(&value);
    return result;
}

// cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)
static const char *const params_cudaGraphClone[] = {"originalGraph", NULL};
static const cb_function f_cudaGraphClone = {
    .name = "cudaGraphClone", .params = params_cudaGraphClone,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGraphClone(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphClone, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphClone, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraph_t pGraphClone = NULL;
    cudaGraph_t originalGraph;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &originalGraph) < 0)
        return NULL;
    fn_cudaGraphClone *call = cb_symbol_address(&symbols[S_cudaGraphClone]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pGraphClone, originalGraph);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphClone, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraph_t, &pGraphClone));
}

// cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode,
//     cudaGraph_t clonedGraph)
static const char *const params_cudaGraphNodeFindInClone[] = {"originalNode", "clonedGraph", NULL};
static const cb_function f_cudaGraphNodeFindInClone = {
    .name = "cudaGraphNodeFindInClone", .params = params_cudaGraphNodeFindInClone,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaGraphNodeFindInClone(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphNodeFindInClone, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphNodeFindInClone, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphNode_t pNode = NULL;
    cudaGraphNode_t originalNode;
    cudaGraph_t clonedGraph;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &originalNode) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaGraph_t, args[1], &clonedGraph) < 0)
        return NULL;
    fn_cudaGraphNodeFindInClone *call = cb_symbol_address(&symbols[S_cudaGraphNodeFindInClone]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pNode, originalNode, clonedGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphNodeFindInClone, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pNode));
}

// cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, enum cudaGraphNodeType *pType)
static const char *const params_cudaGraphNodeGetType[] = {"node", NULL};
static const cb_function f_cudaGraphNodeGetType = {
    .name = "cudaGraphNodeGetType", .params = params_cudaGraphNodeGetType,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGraphNodeGetType(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphNodeGetType, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphNodeGetType, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphNode_t node;
    enum cudaGraphNodeType pType = 0;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    fn_cudaGraphNodeGetType *call = cb_symbol_address(&symbols[S_cudaGraphNodeGetType]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, &pType);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphNodeGetType, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cudaGraphNodeType, pType));
}

// cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)
static const char *const params_cudaGraphGetNodes[] = {"graph", "numNodes", NULL};
static const cb_function f_cudaGraphGetNodes = {
    .name = "cudaGraphGetNodes", .params = params_cudaGraphGetNodes,
    .param_count = 2, .result_count = 2,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x2,
};

PyObject *
py_cudaGraphGetNodes(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphGetNodes, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphGetNodes, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraph_t graph;
    cb_array nodes;
    cb_array_init(&nodes);
    size_t nodes_count = 0;
    uint64_t numNodes_in = 0;
    size_t numNodes = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numNodes_in) < 0)
        goto done;
    numNodes = numNodes_in;
    fn_cudaGraphGetNodes *call = cb_symbol_address(&symbols[S_cudaGraphGetNodes]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(graph, nodes.data, &numNodes);
        cb_gil_end(thread);
        if (status != cudaSuccess) {
            result = cb_fail(s, &f_cudaGraphGetNodes, status, args, NULL);
            goto done;
        }
    }
    nodes_count = (size_t)numNodes;
    if (cb_array_reserve(&nodes, nodes_count, sizeof(cudaGraphNode_t)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(graph, nodes.data, &numNodes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphGetNodes, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numNodes < nodes_count)
        nodes_count = (size_t)numNodes;
    PyObject *values[] = {cb_handle_list(m, T_cudaGraphNode_t, nodes.data, nodes_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numNodes)};
    result = cb_return_many(s, &f_cudaGraphGetNodes, values);
done:
    cb_array_done(&nodes);
    return result;
}

// cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t
//     *pNumRootNodes)
static const char *const params_cudaGraphGetRootNodes[] = {"graph", "pNumRootNodes", NULL};
static const cb_function f_cudaGraphGetRootNodes = {
    .name = "cudaGraphGetRootNodes", .params = params_cudaGraphGetRootNodes,
    .param_count = 2, .result_count = 2,
    .default_mask = 0x2,
    .auto_mask = 0x2,
    .hidden_result_mask = 0x2,
};

PyObject *
py_cudaGraphGetRootNodes(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphGetRootNodes, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphGetRootNodes, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaGraph_t graph;
    cb_array pRootNodes;
    cb_array_init(&pRootNodes);
    size_t pRootNodes_count = 0;
    uint64_t pNumRootNodes_in = 0;
    size_t pNumRootNodes = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint64(args[1], "size_t", &pNumRootNodes_in) < 0)
        goto done;
    pNumRootNodes = pNumRootNodes_in;
    fn_cudaGraphGetRootNodes *call = cb_symbol_address(&symbols[S_cudaGraphGetRootNodes]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(graph, pRootNodes.data, &pNumRootNodes);
        cb_gil_end(thread);
        if (status != cudaSuccess) {
            result = cb_fail(s, &f_cudaGraphGetRootNodes, status, args, NULL);
            goto done;
        }
    }
    pRootNodes_count = (size_t)pNumRootNodes;
    if (cb_array_reserve(&pRootNodes, pRootNodes_count, sizeof(cudaGraphNode_t)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(graph, pRootNodes.data, &pNumRootNodes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphGetRootNodes, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)pNumRootNodes < pRootNodes_count)
        pRootNodes_count = (size_t)pNumRootNodes;
    PyObject *values[] = {cb_handle_list(m, T_cudaGraphNode_t, pRootNodes.data, pRootNodes_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(pNumRootNodes)};
    result = cb_return_many(s, &f_cudaGraphGetRootNodes, values);
done:
    cb_array_done(&pRootNodes);
    return result;
}

