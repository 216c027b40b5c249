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

// CUresult cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp *prop,
//     CUmulticastGranularity_flags option)
static const char *const params_cuMulticastGetGranularity[] = {"prop", "option", NULL};
static const cb_function f_cuMulticastGetGranularity = {
    .name = "cuMulticastGetGranularity", .params = params_cuMulticastGetGranularity,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuMulticastGetGranularity(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMulticastGetGranularity, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMulticastGetGranularity, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    size_t granularity = 0;
    const CUmulticastObjectProp *prop;
    int32_t option;
    if (cb_as_record(m, T_CUmulticastObjectProp, args[0], "prop", &prop) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUmulticastGranularity_flags, args[1], "option", &option) < 0)
        return NULL;
    fn_cuMulticastGetGranularity *call = cb_symbol_address(&symbols[S_cuMulticastGetGranularity]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&granularity, prop, (CUmulticastGranularity_flags)option);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMulticastGetGranularity, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(granularity));
}

// CUresult cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)
static const char *const params_cuDeviceGetFabricClusterUuid[] = {"dev", NULL};
static const cb_function f_cuDeviceGetFabricClusterUuid = {
    .name = "cuDeviceGetFabricClusterUuid", .params = params_cuDeviceGetFabricClusterUuid,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuDeviceGetFabricClusterUuid(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuDeviceGetFabricClusterUuid, nargs, kwnames)) {
        if (cb_bind(s, &f_cuDeviceGetFabricClusterUuid, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    PyObject *uuid = NULL;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0)
        goto done;
    fn_cuDeviceGetFabricClusterUuid *call =
        cb_symbol_address(&symbols[S_cuDeviceGetFabricClusterUuid]);
    if (call == NULL)
        goto done;
    uuid = cb_record_new(m, T_CUuuid);
    if (uuid == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(uuid), dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceGetFabricClusterUuid, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(uuid));
done:
    Py_XDECREF(uuid);
    return result;
}

// CUresult cuDeviceGetCliqueCount(size_t *count, CUdevice dev)
static const char *const params_cuDeviceGetCliqueCount[] = {"dev", NULL};
static const cb_function f_cuDeviceGetCliqueCount = {
    .name = "cuDeviceGetCliqueCount", .params = params_cuDeviceGetCliqueCount,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuDeviceGetCliqueCount(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuDeviceGetCliqueCount, nargs, kwnames)) {
        if (cb_bind(s, &f_cuDeviceGetCliqueCount, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    size_t count = 0;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceGetCliqueCount *call = cb_symbol_address(&symbols[S_cuDeviceGetCliqueCount]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&count, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGetCliqueCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(count));
}

// CUresult cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)
static const char *const params_cuDeviceGetCliqueInfo[] = {"count", "dev", NULL};
static const cb_function f_cuDeviceGetCliqueInfo = {
    .name = "cuDeviceGetCliqueInfo", .params = params_cuDeviceGetCliqueInfo,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_cuDeviceGetCliqueInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuDeviceGetCliqueInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_cuDeviceGetCliqueInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_array cliqueInfo;
    cb_array_init(&cliqueInfo);
    size_t cliqueInfo_count = 0;
    uint64_t count_in = 0;
    size_t count = 0;
    CUdevice dev;
    if (args[0] != NULL && cb_as_uint64(args[0], "size_t", &count_in) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        goto done;
    count = count_in;
    fn_cuDeviceGetCliqueInfo *call = cb_symbol_address(&symbols[S_cuDeviceGetCliqueInfo]);
    if (call == NULL)
        goto done;
    cliqueInfo_count = (size_t)count;
    if (cb_array_reserve(&cliqueInfo, cliqueInfo_count, sizeof(CUcliqueInfo)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cliqueInfo.data, &count, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceGetCliqueInfo, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)count < cliqueInfo_count)
        cliqueInfo_count = (size_t)count;
    PyObject *values[] = {cb_record_list(m, T_CUcliqueInfo, cliqueInfo.data, cliqueInfo_count),
        PyLong_FromUnsignedLong(count)};
    result = cb_return_many(s, &f_cuDeviceGetCliqueInfo, values);
done:
    cb_array_done(&cliqueInfo);
    return result;
}

// CUresult cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count)
static const char *const params_cuLogicalEndpointIdReserve[] = {"count", NULL};
static const cb_function f_cuLogicalEndpointIdReserve = {
    .name = "cuLogicalEndpointIdReserve", .params = params_cuLogicalEndpointIdReserve,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuLogicalEndpointIdReserve(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuLogicalEndpointIdReserve, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLogicalEndpointIdReserve, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUlogicalEndpointId baseLeId = 0;
    cuuint32_t count;
    if (cb_as_scalar(m, T_cuuint32_t, args[0], &count, sizeof count) < 0)
        return NULL;
    fn_cuLogicalEndpointIdReserve *call = cb_symbol_address(&symbols[S_cuLogicalEndpointIdReserve]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&baseLeId, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointIdReserve, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUlogicalEndpointId, &baseLeId));
}

// CUresult cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count)
static const char *const params_cuLogicalEndpointIdRelease[] = {"baseLeId", "count", NULL};
static const cb_function f_cuLogicalEndpointIdRelease = {
    .name = "cuLogicalEndpointIdRelease", .params = params_cuLogicalEndpointIdRelease,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuLogicalEndpointIdRelease(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuLogicalEndpointIdRelease, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLogicalEndpointIdRelease, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUlogicalEndpointId baseLeId;
    cuuint32_t count;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &baseLeId, sizeof baseLeId) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint32_t, args[1], &count, sizeof count) < 0)
        return NULL;
    fn_cuLogicalEndpointIdRelease *call = cb_symbol_address(&symbols[S_cuLogicalEndpointIdRelease]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(baseLeId, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointIdRelease, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLogicalEndpointCreate(CUlogicalEndpointId leId, const CUlogicalEndpointProp *prop)
static const char *const params_cuLogicalEndpointCreate[] = {"leId", "prop", NULL};
static const cb_function f_cuLogicalEndpointCreate = {
    .name = "cuLogicalEndpointCreate", .params = params_cuLogicalEndpointCreate,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuLogicalEndpointCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuLogicalEndpointCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLogicalEndpointCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUlogicalEndpointId leId;
    const CUlogicalEndpointProp *prop;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0)
        return NULL;
    if (cb_as_record(m, T_CUlogicalEndpointProp, args[1], "prop", &prop) < 0)
        return NULL;
    fn_cuLogicalEndpointCreate *call = cb_symbol_address(&symbols[S_cuLogicalEndpointCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, prop);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointCreate, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev)
static const char *const params_cuLogicalEndpointAddDevice[] = {"leId", "dev", NULL};
static const cb_function f_cuLogicalEndpointAddDevice = {
    .name = "cuLogicalEndpointAddDevice", .params = params_cuLogicalEndpointAddDevice,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuLogicalEndpointAddDevice(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuLogicalEndpointAddDevice, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLogicalEndpointAddDevice, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUlogicalEndpointId leId;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuLogicalEndpointAddDevice *call = cb_symbol_address(&symbols[S_cuLogicalEndpointAddDevice]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, dev);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointAddDevice, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLogicalEndpointDestroy(CUlogicalEndpointId leId)
static const char *const params_cuLogicalEndpointDestroy[] = {"leId", NULL};
static const cb_function f_cuLogicalEndpointDestroy = {
    .name = "cuLogicalEndpointDestroy", .params = params_cuLogicalEndpointDestroy,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuLogicalEndpointDestroy(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuLogicalEndpointDestroy, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLogicalEndpointDestroy, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUlogicalEndpointId leId;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0)
        return NULL;
    fn_cuLogicalEndpointDestroy *call = cb_symbol_address(&symbols[S_cuLogicalEndpointDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
//     void *ptr, cuuint64_t size, unsigned long long flags)
static const char *const params_cuLogicalEndpointBindAddr[] = {"leId", "dev", "offset", "ptr",
    "size", "flags", NULL};
static const cb_function f_cuLogicalEndpointBindAddr = {
    .name = "cuLogicalEndpointBindAddr", .params = params_cuLogicalEndpointBindAddr,
    .param_count = 6, .result_count = 0,
    .optional_mask = 0x20,
};

PyObject *
py_cuLogicalEndpointBindAddr(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cuLogicalEndpointBindAddr, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLogicalEndpointBindAddr, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUlogicalEndpointId leId;
    CUdevice dev;
    cuuint64_t offset;
    cb_address ptr;
    ptr.held = false;
    cuuint64_t size;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        goto done;
    if (cb_as_scalar(m, T_cuuint64_t, args[2], &offset, sizeof offset) < 0)
        goto done;
    if (cb_as_address(m, args[3], &ptr) < 0)
        goto done;
    if (cb_as_scalar(m, T_cuuint64_t, args[4], &size, sizeof size) < 0)
        goto done;
    if (!(s->checked && args[5] == Py_None)
        && cb_as_uint64(args[5], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (CB_UNLIKELY(ptr.held)
        && cb_address_check(&ptr, "cuLogicalEndpointBindAddr", "ptr", CB_COUNT(size)) < 0)
        goto done;
    fn_cuLogicalEndpointBindAddr *call = cb_symbol_address(&symbols[S_cuLogicalEndpointBindAddr]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, dev, offset, ptr.value, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLogicalEndpointBindAddr, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&ptr);
    return result;
}

// CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
//     CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size, unsigned long
//     long flags)
static const char *const params_cuLogicalEndpointBindMem[] = {"leId", "dev", "offset", "memHandle",
    "memOffset", "size", "flags", NULL};
static const cb_function f_cuLogicalEndpointBindMem = {
    .name = "cuLogicalEndpointBindMem", .params = params_cuLogicalEndpointBindMem,
    .param_count = 7, .result_count = 0,
    .optional_mask = 0x40,
};

PyObject *
py_cuLogicalEndpointBindMem(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7];
    if (!cb_args_direct(&f_cuLogicalEndpointBindMem, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLogicalEndpointBindMem, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUlogicalEndpointId leId;
    CUdevice dev;
    cuuint64_t offset;
    CUmemGenericAllocationHandle memHandle;
    cuuint64_t memOffset;
    cuuint64_t size;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint64_t, args[2], &offset, sizeof offset) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[3], &memHandle, sizeof memHandle) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint64_t, args[4], &memOffset, sizeof memOffset) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint64_t, args[5], &size, sizeof size) < 0)
        return NULL;
    if (!(s->checked && args[6] == Py_None)
        && cb_as_uint64(args[6], "unsigned PY_LONG_LONG", &flags) < 0)
        return NULL;
    fn_cuLogicalEndpointBindMem *call = cb_symbol_address(&symbols[S_cuLogicalEndpointBindMem]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, dev, offset, memHandle, memOffset, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointBindMem, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
//     cuuint64_t size)
static const char *const params_cuLogicalEndpointUnbind[] = {"leId", "dev", "offset", "size", NULL};
static const cb_function f_cuLogicalEndpointUnbind = {
    .name = "cuLogicalEndpointUnbind", .params = params_cuLogicalEndpointUnbind,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuLogicalEndpointUnbind(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuLogicalEndpointUnbind, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLogicalEndpointUnbind, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUlogicalEndpointId leId;
    CUdevice dev;
    cuuint64_t offset;
    cuuint64_t size;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint64_t, args[2], &offset, sizeof offset) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint64_t, args[3], &size, sizeof size) < 0)
        return NULL;
    fn_cuLogicalEndpointUnbind *call = cb_symbol_address(&symbols[S_cuLogicalEndpointUnbind]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, dev, offset, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointUnbind, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId,
//     CUlogicalEndpointIpcHandleType handleType)
static const char *const params_cuLogicalEndpointExport[] = {"leId", "handleType", NULL};
static const cb_function f_cuLogicalEndpointExport = {
    .name = "cuLogicalEndpointExport", .params = params_cuLogicalEndpointExport,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuLogicalEndpointExport(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuLogicalEndpointExport, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLogicalEndpointExport, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_value handle;
    cb_value_init(&handle);
    CUlogicalEndpointId leId;
    int32_t handleType;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0)
        goto done;
    if (cb_as_enum(m, T_CUlogicalEndpointIpcHandleType, args[1], "handleType", &handleType) < 0)
        goto done;
    if (cb_value_prepare(m, &table_endpoint_handles, handleType, 0, &handle) < 0)
        goto done;
    fn_cuLogicalEndpointExport *call = cb_symbol_address(&symbols[S_cuLogicalEndpointExport]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle.data, leId, (CUlogicalEndpointIpcHandleType)handleType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLogicalEndpointExport, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &handle));
done:
    cb_value_done(&handle);
    return result;
}

// CUresult cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle,
//     CUlogicalEndpointIpcHandleType handleType)
static const char *const params_cuLogicalEndpointImport[] = {"leId", "handle", "handleType", NULL};
static const cb_function f_cuLogicalEndpointImport = {
    .name = "cuLogicalEndpointImport", .params = params_cuLogicalEndpointImport,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuLogicalEndpointImport(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuLogicalEndpointImport, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLogicalEndpointImport, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUlogicalEndpointId leId;
    cb_address handle;
    handle.held = false;
    int32_t handleType;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0)
        goto done;
    if (cb_as_address(m, args[1], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_CUlogicalEndpointIpcHandleType, args[2], "handleType", &handleType) < 0)
        goto done;
    fn_cuLogicalEndpointImport *call = cb_symbol_address(&symbols[S_cuLogicalEndpointImport]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, handle.value, (CUlogicalEndpointIpcHandleType)handleType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLogicalEndpointImport, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&handle);
    return result;
}

// CUresult cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize, const
//     CUlogicalEndpointProp *prop)
static const char *const params_cuLogicalEndpointGetLimits[] = {"prop", NULL};
static const cb_function f_cuLogicalEndpointGetLimits = {
    .name = "cuLogicalEndpointGetLimits", .params = params_cuLogicalEndpointGetLimits,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_cuLogicalEndpointGetLimits(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuLogicalEndpointGetLimits, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLogicalEndpointGetLimits, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cuuint64_t bindAlignment = 0;
    cuuint64_t maxSize = 0;
    const CUlogicalEndpointProp *prop;
    if (cb_as_record(m, T_CUlogicalEndpointProp, args[0], "prop", &prop) < 0)
        return NULL;
    fn_cuLogicalEndpointGetLimits *call = cb_symbol_address(&symbols[S_cuLogicalEndpointGetLimits]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&bindAlignment, &maxSize, prop);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointGetLimits, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_cuuint64_t, &bindAlignment),
        cb_cell_new(m, T_cuuint64_t, &maxSize)};
    return cb_return_many(s, &f_cuLogicalEndpointGetLimits, values);
}

// CUresult cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int *queryStatus)
static const char *const params_cuLogicalEndpointQuery[] = {"leId", "count", NULL};
static const cb_function f_cuLogicalEndpointQuery = {
    .name = "cuLogicalEndpointQuery", .params = params_cuLogicalEndpointQuery,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuLogicalEndpointQuery(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuLogicalEndpointQuery, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLogicalEndpointQuery, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUlogicalEndpointId leId;
    cuuint32_t count;
    int queryStatus = 0;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint32_t, args[1], &count, sizeof count) < 0)
        return NULL;
    fn_cuLogicalEndpointQuery *call = cb_symbol_address(&symbols[S_cuLogicalEndpointQuery]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(leId, count, &queryStatus);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointQuery, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(queryStatus));
}

// CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList, unsigned long
//     long flags, CUstream hStream)
static const char *const params_cuFabricCpyBatchAsync[] = {"numOps", "opList", "flags", "hStream",
    NULL};
static const cb_function f_cuFabricCpyBatchAsync = {
    .name = "cuFabricCpyBatchAsync", .params = params_cuFabricCpyBatchAsync,
    .param_count = 4, .result_count = 0,
    .auto_mask = 0x1,
};

PyObject *
py_cuFabricCpyBatchAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuFabricCpyBatchAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuFabricCpyBatchAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    uint64_t numOps = 0;
    cb_array opList;
    cb_array_init(&opList);
    uint64_t flags;
    CUstream hStream;
    if (args[0] != NULL && cb_as_uint64(args[0], "size_t", &numOps) < 0)
        goto done;
    if (cb_array_records(m, T_CUDA_FABRIC_COPY_BATCH_OP, args[1], "opList", &opList) < 0)
        goto done;
    if (cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        goto done;
    if (args[0] == NULL && opList.length > (size_t)numOps)
        numOps = (uint64_t)opList.length;
    if (cb_array_check(&opList, (size_t)numOps) < 0)
        goto done;
    fn_cuFabricCpyBatchAsync *call = cb_symbol_address(&symbols[S_cuFabricCpyBatchAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(numOps, opList.data, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuFabricCpyBatchAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&opList);
    return result;
}

// CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)
static const char *const params_cuPointerGetAttribute[] = {"attribute", "ptr", NULL};
static const cb_function f_cuPointerGetAttribute = {
    .name = "cuPointerGetAttribute", .params = params_cuPointerGetAttribute,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuPointerGetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuPointerGetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cuPointerGetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_value data;
    cb_value_init(&data);
    int32_t attribute;
    CUdeviceptr ptr;
    if (cb_as_enum_member(m, T_CUpointer_attribute, args[0], "attribute", &attribute) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &ptr, sizeof ptr) < 0)
        goto done;
    if (cb_value_prepare(m, &table_pointer_attributes, attribute, 0, &data) < 0)
        goto done;
    fn_cuPointerGetAttribute *call = cb_symbol_address(&symbols[S_cuPointerGetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(data.data, (CUpointer_attribute)attribute, ptr);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuPointerGetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &data));
done:
    cb_value_done(&data);
    return result;
}

// CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned
//     int flags, CUstream hStream)
static const char *const params_cuMemPrefetchAsync[] = {"devPtr", "count", "location", "flags",
    "hStream", NULL};
static const cb_function f_cuMemPrefetchAsync = {
    .name = "cuMemPrefetchAsync", .params = params_cuMemPrefetchAsync,
    .param_count = 5, .result_count = 0,
};

PyObject *
py_cuMemPrefetchAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuMemPrefetchAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemPrefetchAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr devPtr;
    uint64_t count;
    CUmemLocation location;
    uint32_t flags;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &devPtr, sizeof devPtr) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &count) < 0)
        return NULL;
    if (cb_as_record_value(m, T_CUmemLocation, args[2], "location", &location, sizeof location) < 0)
        return NULL;
    if (cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[4], &hStream) < 0)
        return NULL;
    fn_cuMemPrefetchAsync *call = cb_symbol_address(&symbols[S_cuMemPrefetchAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr, count, location, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPrefetchAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation
//     location)
static const char *const params_cuMemAdvise[] = {"devPtr", "count", "advice", "location", NULL};
static const cb_function f_cuMemAdvise = {
    .name = "cuMemAdvise", .params = params_cuMemAdvise,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuMemAdvise(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMemAdvise, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemAdvise, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr devPtr;
    uint64_t count;
    int32_t advice;
    CUmemLocation location;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &devPtr, sizeof devPtr) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &count) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUmem_advise, args[2], "advice", &advice) < 0)
        return NULL;
    if (cb_as_record_value(m, T_CUmemLocation, args[3], "location", &location, sizeof location) < 0)
        return NULL;
    fn_cuMemAdvise *call = cb_symbol_address(&symbols[S_cuMemAdvise]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr, count, (CUmem_advise)advice, location);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAdvise, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLocation
//     *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags,
//     CUstream hStream)
static const char *const params_cuMemPrefetchBatchAsync[] = {"dptrs", "sizes", "count",
    "prefetchLocs", "prefetchLocIdxs", "numPrefetchLocs", "flags", "hStream", NULL};
static const cb_function f_cuMemPrefetchBatchAsync = {
    .name = "cuMemPrefetchBatchAsync", .params = params_cuMemPrefetchBatchAsync,
    .param_count = 8, .result_count = 0,
    .auto_mask = 0x24,
};

PyObject *
py_cuMemPrefetchBatchAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cuMemPrefetchBatchAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemPrefetchBatchAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_array dptrs;
    cb_array_init(&dptrs);
    cb_array sizes;
    cb_array_init(&sizes);
    uint64_t count = 0;
    cb_array prefetchLocs;
    cb_array_init(&prefetchLocs);
    cb_array prefetchLocIdxs;
    cb_array_init(&prefetchLocIdxs);
    uint64_t numPrefetchLocs = 0;
    uint64_t flags;
    CUstream hStream;
    if (cb_array_scalars(m, T_CUdeviceptr, args[0], "dptrs", &dptrs) < 0)
        goto done;
    if (cb_array_ints(args[1], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (cb_array_records(m, T_CUmemLocation, args[3], "prefetchLocs", &prefetchLocs) < 0)
        goto done;
    if (cb_array_ints(args[4], "prefetchLocIdxs", sizeof(size_t), false, "size_t",
        &prefetchLocIdxs) < 0)
        goto done;
    if (args[5] != NULL && cb_as_uint64(args[5], "size_t", &numPrefetchLocs) < 0)
        goto done;
    if (cb_as_uint64(args[6], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[7], &hStream) < 0)
        goto done;
    if (args[2] == NULL && dptrs.length > (size_t)count)
        count = (uint64_t)dptrs.length;
    if (args[2] == NULL && sizes.length > (size_t)count)
        count = (uint64_t)sizes.length;
    if (args[5] == NULL && prefetchLocs.length > (size_t)numPrefetchLocs)
        numPrefetchLocs = (uint64_t)prefetchLocs.length;
    if (args[5] == NULL && prefetchLocIdxs.length > (size_t)numPrefetchLocs)
        numPrefetchLocs = (uint64_t)prefetchLocIdxs.length;
    if (cb_array_check(&dptrs, (size_t)count) < 0)
        goto done;
    if (cb_array_check(&sizes, (size_t)count) < 0)
        goto done;
    if (cb_array_check(&prefetchLocs, (size_t)numPrefetchLocs) < 0)
        goto done;
    if (cb_array_check(&prefetchLocIdxs, (size_t)numPrefetchLocs) < 0)
        goto done;
    fn_cuMemPrefetchBatchAsync *call = cb_symbol_address(&symbols[S_cuMemPrefetchBatchAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptrs.data, sizes.data, count, prefetchLocs.data, prefetchLocIdxs.data,
        numPrefetchLocs, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemPrefetchBatchAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&dptrs);
    cb_array_done(&sizes);
    cb_array_done(&prefetchLocs);
    cb_array_done(&prefetchLocIdxs);
    return result;
}

// CUresult cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, unsigned long
//     long flags, CUstream hStream)
static const char *const params_cuMemDiscardBatchAsync[] = {"dptrs", "sizes", "count", "flags",
    "hStream", NULL};
static const cb_function f_cuMemDiscardBatchAsync = {
    .name = "cuMemDiscardBatchAsync", .params = params_cuMemDiscardBatchAsync,
    .param_count = 5, .result_count = 0,
    .auto_mask = 0x4,
};

PyObject *
py_cuMemDiscardBatchAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuMemDiscardBatchAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemDiscardBatchAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_array dptrs;
    cb_array_init(&dptrs);
    cb_array sizes;
    cb_array_init(&sizes);
    uint64_t count = 0;
    uint64_t flags;
    CUstream hStream;
    if (cb_array_scalars(m, T_CUdeviceptr, args[0], "dptrs", &dptrs) < 0)
        goto done;
    if (cb_array_ints(args[1], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint64(args[3], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[4], &hStream) < 0)
        goto done;
    if (args[2] == NULL && dptrs.length > (size_t)count)
        count = (uint64_t)dptrs.length;
    if (args[2] == NULL && sizes.length > (size_t)count)
        count = (uint64_t)sizes.length;
    if (cb_array_check(&dptrs, (size_t)count) < 0)
        goto done;
    if (cb_array_check(&sizes, (size_t)count) < 0)
        goto done;
    fn_cuMemDiscardBatchAsync *call = cb_symbol_address(&symbols[S_cuMemDiscardBatchAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptrs.data, sizes.data, count, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemDiscardBatchAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&dptrs);
    cb_array_done(&sizes);
    return result;
}

// CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
//     CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long
//     long flags, CUstream hStream)
static const char *const params_cuMemDiscardAndPrefetchBatchAsync[] = {"dptrs", "sizes", "count",
    "prefetchLocs", "prefetchLocIdxs", "numPrefetchLocs", "flags", "hStream", NULL};
static const cb_function f_cuMemDiscardAndPrefetchBatchAsync = {
    .name = "cuMemDiscardAndPrefetchBatchAsync", .params = params_cuMemDiscardAndPrefetchBatchAsync,
    .param_count = 8, .result_count = 0,
    .auto_mask = 0x24,
};

PyObject *
py_cuMemDiscardAndPrefetchBatchAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cuMemDiscardAndPrefetchBatchAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemDiscardAndPrefetchBatchAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_array dptrs;
    cb_array_init(&dptrs);
    cb_array sizes;
    cb_array_init(&sizes);
    uint64_t count = 0;
    cb_array prefetchLocs;
    cb_array_init(&prefetchLocs);
    cb_array prefetchLocIdxs;
    cb_array_init(&prefetchLocIdxs);
    uint64_t numPrefetchLocs = 0;
    uint64_t flags;
    CUstream hStream;
    if (cb_array_scalars(m, T_CUdeviceptr, args[0], "dptrs", &dptrs) < 0)
        goto done;
    if (cb_array_ints(args[1], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (cb_array_records(m, T_CUmemLocation, args[3], "prefetchLocs", &prefetchLocs) < 0)
        goto done;
    if (cb_array_ints(args[4], "prefetchLocIdxs", sizeof(size_t), false, "size_t",
        &prefetchLocIdxs) < 0)
        goto done;
    if (args[5] != NULL && cb_as_uint64(args[5], "size_t", &numPrefetchLocs) < 0)
        goto done;
    if (cb_as_uint64(args[6], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[7], &hStream) < 0)
        goto done;
    if (args[2] == NULL && dptrs.length > (size_t)count)
        count = (uint64_t)dptrs.length;
    if (args[2] == NULL && sizes.length > (size_t)count)
        count = (uint64_t)sizes.length;
    if (args[5] == NULL && prefetchLocs.length > (size_t)numPrefetchLocs)
        numPrefetchLocs = (uint64_t)prefetchLocs.length;
    if (args[5] == NULL && prefetchLocIdxs.length > (size_t)numPrefetchLocs)
        numPrefetchLocs = (uint64_t)prefetchLocIdxs.length;
    if (cb_array_check(&dptrs, (size_t)count) < 0)
        goto done;
    if (cb_array_check(&sizes, (size_t)count) < 0)
        goto done;
    if (cb_array_check(&prefetchLocs, (size_t)numPrefetchLocs) < 0)
        goto done;
    if (cb_array_check(&prefetchLocIdxs, (size_t)numPrefetchLocs) < 0)
        goto done;
    fn_cuMemDiscardAndPrefetchBatchAsync *call =
        cb_symbol_address(&symbols[S_cuMemDiscardAndPrefetchBatchAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptrs.data, sizes.data, count, prefetchLocs.data, prefetchLocIdxs.data,
        numPrefetchLocs, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemDiscardAndPrefetchBatchAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&dptrs);
    cb_array_done(&sizes);
    cb_array_done(&prefetchLocs);
    cb_array_done(&prefetchLocIdxs);
    return result;
}

// CUresult cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity, size_t
//     samplingGranularity, CUmemLocation *location_out)
static const char *const params_cuMemGetLocationInfo[] = {"ptr", "size", "summaryGranularity",
    "samplingGranularity", "location_out", NULL};
static const cb_function f_cuMemGetLocationInfo = {
    .name = "cuMemGetLocationInfo", .params = params_cuMemGetLocationInfo,
    .param_count = 5, .result_count = 0,
};

PyObject *
py_cuMemGetLocationInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuMemGetLocationInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemGetLocationInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUdeviceptr ptr;
    uint64_t size;
    uint64_t summaryGranularity;
    uint64_t samplingGranularity;
    cb_array location_out;
    cb_array_init(&location_out);
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &ptr, sizeof ptr) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &size) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &summaryGranularity) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &samplingGranularity) < 0)
        goto done;
    if (cb_array_room(m, T_CUmemLocation, args[4], "location_out", &location_out) < 0)
        goto done;
    if (location_out.data != NULL
        && cb_array_check(&location_out,
        (size_t)(summaryGranularity ? size / summaryGranularity + (size % summaryGranularity != 0)
        : 1)) < 0)
        goto done;
    fn_cuMemGetLocationInfo *call = cb_symbol_address(&symbols[S_cuMemGetLocationInfo]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr, size, summaryGranularity, samplingGranularity, location_out.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemGetLocationInfo, status, args, NULL);
        goto done;
    }
    cb_array_copy_back(m, T_CUmemLocation, &location_out);
    result = cb_return0(s);
done:
    cb_array_done(&location_out);
    return result;
}

// CUresult cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute,
//     CUdeviceptr devPtr, size_t count)
static const char *const params_cuMemRangeGetAttribute[] = {"dataSize", "attribute", "devPtr",
    "count", NULL};
static const cb_function f_cuMemRangeGetAttribute = {
    .name = "cuMemRangeGetAttribute", .params = params_cuMemRangeGetAttribute,
    .param_count = 4, .result_count = 1,
};

PyObject *
py_cuMemRangeGetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMemRangeGetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemRangeGetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_value data;
    cb_value_init(&data);
    uint64_t dataSize;
    int32_t attribute;
    CUdeviceptr devPtr;
    uint64_t count;
    if (cb_as_uint64(args[0], "size_t", &dataSize) < 0)
        goto done;
    if (cb_as_enum_member(m, T_CUmem_range_attribute, args[1], "attribute", &attribute) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdeviceptr, args[2], &devPtr, sizeof devPtr) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &count) < 0)
        goto done;
    if (cb_value_prepare(m, &table_mem_range_attributes, attribute, (size_t)dataSize, &data) < 0)
        goto done;
    fn_cuMemRangeGetAttribute *call = cb_symbol_address(&symbols[S_cuMemRangeGetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(data.data, dataSize, (CUmem_range_attribute)attribute, devPtr, count);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemRangeGetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &data));
done:
    cb_value_done(&data);
    return result;
}

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

// CUresult cuStreamBeginCaptureToCig(CUstream hStream, CUstreamCigCaptureParams
//     *streamCigCaptureParams)
static const char *const params_cuStreamBeginCaptureToCig[] = {"hStream", "streamCigCaptureParams",
    NULL};
static const cb_function f_cuStreamBeginCaptureToCig = {
    .name = "cuStreamBeginCaptureToCig", .params = params_cuStreamBeginCaptureToCig,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuStreamBeginCaptureToCig(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuStreamBeginCaptureToCig, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamBeginCaptureToCig, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUstream hStream;
    CUstreamCigCaptureParams *streamCigCaptureParams;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    if (cb_as_record(m, T_CUstreamCigCaptureParams, args[1], "streamCigCaptureParams",
        &streamCigCaptureParams) < 0)
        return NULL;
    fn_cuStreamBeginCaptureToCig *call = cb_symbol_address(&symbols[S_cuStreamBeginCaptureToCig]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, streamCigCaptureParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamBeginCaptureToCig, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamEndCaptureToCig(CUstream hStream)
static const char *const params_cuStreamEndCaptureToCig[] = {"hStream", NULL};
static const cb_function f_cuStreamEndCaptureToCig = {
    .name = "cuStreamEndCaptureToCig", .params = params_cuStreamEndCaptureToCig,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuStreamEndCaptureToCig(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuStreamEndCaptureToCig, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamEndCaptureToCig, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUstream hStream;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamEndCaptureToCig *call = cb_symbol_address(&symbols[S_cuStreamEndCaptureToCig]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamEndCaptureToCig, status, args, NULL);
    return cb_return0(s);
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

// CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode, CUgraph
//     hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)
static const char *const params_cuStreamBeginRecaptureToGraph[] = {"hStream", "mode", "hGraph",
    "callbackFunc", "userData", NULL};
static const cb_function f_cuStreamBeginRecaptureToGraph = {
    .name = "cuStreamBeginRecaptureToGraph", .params = params_cuStreamBeginRecaptureToGraph,
    .param_count = 5, .result_count = 0,
    .optional_mask = 0x10,
};

PyObject *
py_cuStreamBeginRecaptureToGraph(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuStreamBeginRecaptureToGraph, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamBeginRecaptureToGraph, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
    cb_closure_unregister(m, hStream);
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

// CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
//     cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, const
//     CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)
static const char *const params_cuStreamGetCaptureInfo[] = {"hStream", NULL};
static const cb_function f_cuStreamGetCaptureInfo = {
    .name = "cuStreamGetCaptureInfo", .params = params_cuStreamGetCaptureInfo,
    .param_count = 1, .result_count = 6,
    .hidden_result_mask = 0x20,
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
static const cb_function f_cuStreamUpdateCaptureDependencies = {
    .name = "cuStreamUpdateCaptureDependencies", .params = params_cuStreamUpdateCaptureDependencies,
    .param_count = 5, .result_count = 0,
    .auto_mask = 0x8,
};

PyObject *
py_cuStreamUpdateCaptureDependencies(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuStreamUpdateCaptureDependencies, nargs, kwnames)) {
        if (cb_bind(s, &f_cuStreamUpdateCaptureDependencies, args, nargs, kwnames, slots) < 0)
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

// CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)
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

