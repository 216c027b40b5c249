// functions_2.c of cubind's binding of the CUDA Driver API, API version 13.5.
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

// CUresult cuLibraryUnload(CUlibrary library)
static const char *const params_cuLibraryUnload[] = {"library", NULL};
static const cb_function f_cuLibraryUnload = {
    .name = "cuLibraryUnload", .params = params_cuLibraryUnload,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuLibraryUnload(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuLibraryUnload, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLibraryUnload, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUlibrary library;
    if (cb_as_handle(m, T_CUlibrary, args[0], &library) < 0)
        return NULL;
    fn_cuLibraryUnload *call = cb_symbol_address(&symbols[S_cuLibraryUnload]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(library);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLibraryUnload, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)
static const char *const params_cuLibraryGetKernel[] = {"library", "name", NULL};
static const cb_function f_cuLibraryGetKernel = {
    .name = "cuLibraryGetKernel", .params = params_cuLibraryGetKernel,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuLibraryGetKernel(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuLibraryGetKernel, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLibraryGetKernel, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUkernel pKernel = NULL;
    CUlibrary library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUlibrary, args[0], &library) < 0)
        goto done;
    if (cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cuLibraryGetKernel *call = cb_symbol_address(&symbols[S_cuLibraryGetKernel]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pKernel, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLibraryGetKernel, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUkernel, &pKernel));
done:
    cb_address_release(&name);
    return result;
}

// CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)
static const char *const params_cuLibraryGetKernelCount[] = {"lib", NULL};
static const cb_function f_cuLibraryGetKernelCount = {
    .name = "cuLibraryGetKernelCount", .params = params_cuLibraryGetKernelCount,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuLibraryGetKernelCount(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuLibraryGetKernelCount, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLibraryGetKernelCount, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    unsigned int count = 0;
    CUlibrary lib;
    if (cb_as_handle(m, T_CUlibrary, args[0], &lib) < 0)
        return NULL;
    fn_cuLibraryGetKernelCount *call = cb_symbol_address(&symbols[S_cuLibraryGetKernelCount]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&count, lib);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLibraryGetKernelCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(count));
}

// CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary lib)
static const char *const params_cuLibraryEnumerateKernels[] = {"numKernels", "lib", NULL};
static const cb_function f_cuLibraryEnumerateKernels = {
    .name = "cuLibraryEnumerateKernels", .params = params_cuLibraryEnumerateKernels,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuLibraryEnumerateKernels(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuLibraryEnumerateKernels, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLibraryEnumerateKernels, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_array kernels;
    cb_array_init(&kernels);
    size_t kernels_count = 0;
    uint32_t numKernels;
    CUlibrary lib;
    if (cb_as_uint32(args[0], "unsigned int", &numKernels) < 0)
        goto done;
    if (cb_as_handle(m, T_CUlibrary, args[1], &lib) < 0)
        goto done;
    fn_cuLibraryEnumerateKernels *call = cb_symbol_address(&symbols[S_cuLibraryEnumerateKernels]);
    if (call == NULL)
        goto done;
    kernels_count = (size_t)numKernels;
    if (cb_array_reserve(&kernels, kernels_count, sizeof(CUkernel)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(kernels.data, numKernels, lib);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLibraryEnumerateKernels, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_handle_list(m, T_CUkernel, kernels.data, kernels_count));
done:
    cb_array_done(&kernels);
    return result;
}

// CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library)
static const char *const params_cuLibraryGetModule[] = {"library", NULL};
static const cb_function f_cuLibraryGetModule = {
    .name = "cuLibraryGetModule", .params = params_cuLibraryGetModule,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuLibraryGetModule(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuLibraryGetModule, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLibraryGetModule, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUmodule pMod = NULL;
    CUlibrary library;
    if (cb_as_handle(m, T_CUlibrary, args[0], &library) < 0)
        return NULL;
    fn_cuLibraryGetModule *call = cb_symbol_address(&symbols[S_cuLibraryGetModule]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pMod, library);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLibraryGetModule, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmodule, &pMod));
}

// CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)
static const char *const params_cuKernelGetFunction[] = {"kernel", NULL};
static const cb_function f_cuKernelGetFunction = {
    .name = "cuKernelGetFunction", .params = params_cuKernelGetFunction,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuKernelGetFunction(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuKernelGetFunction, nargs, kwnames)) {
        if (cb_bind(s, &f_cuKernelGetFunction, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUfunction pFunc = NULL;
    CUkernel kernel;
    if (cb_as_handle(m, T_CUkernel, args[0], &kernel) < 0)
        return NULL;
    fn_cuKernelGetFunction *call = cb_symbol_address(&symbols[S_cuKernelGetFunction]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pFunc, kernel);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelGetFunction, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUfunction, &pFunc));
}

// CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)
static const char *const params_cuKernelGetLibrary[] = {"kernel", NULL};
static const cb_function f_cuKernelGetLibrary = {
    .name = "cuKernelGetLibrary", .params = params_cuKernelGetLibrary,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuKernelGetLibrary(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuKernelGetLibrary, nargs, kwnames)) {
        if (cb_bind(s, &f_cuKernelGetLibrary, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUlibrary pLib = NULL;
    CUkernel kernel;
    if (cb_as_handle(m, T_CUkernel, args[0], &kernel) < 0)
        return NULL;
    fn_cuKernelGetLibrary *call = cb_symbol_address(&symbols[S_cuKernelGetLibrary]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pLib, kernel);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelGetLibrary, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUlibrary, &pLib));
}

// CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char
//     *name)
static const char *const params_cuLibraryGetGlobal[] = {"library", "name", NULL};
static const cb_function f_cuLibraryGetGlobal = {
    .name = "cuLibraryGetGlobal", .params = params_cuLibraryGetGlobal,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_cuLibraryGetGlobal(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuLibraryGetGlobal, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLibraryGetGlobal, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUdeviceptr dptr = 0;
    size_t bytes = 0;
    CUlibrary library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUlibrary, args[0], &library) < 0)
        goto done;
    if (cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cuLibraryGetGlobal *call = cb_symbol_address(&symbols[S_cuLibraryGetGlobal]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &bytes, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLibraryGetGlobal, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &dptr), PyLong_FromUnsignedLong(bytes)};
    result = cb_return_many(s, &f_cuLibraryGetGlobal, values);
done:
    cb_address_release(&name);
    return result;
}

// CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char
//     *name)
static const char *const params_cuLibraryGetManaged[] = {"library", "name", NULL};
static const cb_function f_cuLibraryGetManaged = {
    .name = "cuLibraryGetManaged", .params = params_cuLibraryGetManaged,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_cuLibraryGetManaged(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuLibraryGetManaged, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLibraryGetManaged, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUdeviceptr dptr = 0;
    size_t bytes = 0;
    CUlibrary library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUlibrary, args[0], &library) < 0)
        goto done;
    if (cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cuLibraryGetManaged *call = cb_symbol_address(&symbols[S_cuLibraryGetManaged]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &bytes, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLibraryGetManaged, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &dptr), PyLong_FromUnsignedLong(bytes)};
    result = cb_return_many(s, &f_cuLibraryGetManaged, values);
done:
    cb_address_release(&name);
    return result;
}

// CUresult cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)
static const char *const params_cuLibraryGetUnifiedFunction[] = {"library", "symbol", NULL};
static const cb_function f_cuLibraryGetUnifiedFunction = {
    .name = "cuLibraryGetUnifiedFunction", .params = params_cuLibraryGetUnifiedFunction,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuLibraryGetUnifiedFunction(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuLibraryGetUnifiedFunction, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLibraryGetUnifiedFunction, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    void *fptr = NULL;
    CUlibrary library;
    cb_address symbol;
    symbol.held = false;
    if (cb_as_handle(m, T_CUlibrary, args[0], &library) < 0)
        goto done;
    if (cb_as_text(args[1], false, &symbol) < 0)
        goto done;
    fn_cuLibraryGetUnifiedFunction *call =
        cb_symbol_address(&symbols[S_cuLibraryGetUnifiedFunction]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&fptr, library, symbol.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLibraryGetUnifiedFunction, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromVoidPtr((void *)fptr));
done:
    cb_address_release(&symbol);
    return result;
}

// CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice
//     dev)
static const char *const params_cuKernelGetAttribute[] = {"attrib", "kernel", "dev", NULL};
static const cb_function f_cuKernelGetAttribute = {
    .name = "cuKernelGetAttribute", .params = params_cuKernelGetAttribute,
    .param_count = 3, .result_count = 1,
};

PyObject *
py_cuKernelGetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuKernelGetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cuKernelGetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    int pi = 0;
    int32_t attrib;
    CUkernel kernel;
    CUdevice dev;
    if (cb_as_enum(m, T_CUfunction_attribute, args[0], "attrib", &attrib) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUkernel, args[1], &kernel) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[2], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuKernelGetAttribute *call = cb_symbol_address(&symbols[S_cuKernelGetAttribute]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pi, (CUfunction_attribute)attrib, kernel, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelGetAttribute, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(pi));
}

// CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice
//     dev)
static const char *const params_cuKernelSetAttribute[] = {"attrib", "val", "kernel", "dev", NULL};
static const cb_function f_cuKernelSetAttribute = {
    .name = "cuKernelSetAttribute", .params = params_cuKernelSetAttribute,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuKernelSetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuKernelSetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cuKernelSetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    int32_t attrib;
    int32_t val;
    CUkernel kernel;
    CUdevice dev;
    if (cb_as_enum(m, T_CUfunction_attribute, args[0], "attrib", &attrib) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &val) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUkernel, args[2], &kernel) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[3], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuKernelSetAttribute *call = cb_symbol_address(&symbols[S_cuKernelSetAttribute]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call((CUfunction_attribute)attrib, val, kernel, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelSetAttribute, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)
static const char *const params_cuKernelSetCacheConfig[] = {"kernel", "config", "dev", NULL};
static const cb_function f_cuKernelSetCacheConfig = {
    .name = "cuKernelSetCacheConfig", .params = params_cuKernelSetCacheConfig,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuKernelSetCacheConfig(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuKernelSetCacheConfig, nargs, kwnames)) {
        if (cb_bind(s, &f_cuKernelSetCacheConfig, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUkernel kernel;
    int32_t config;
    CUdevice dev;
    if (cb_as_handle(m, T_CUkernel, args[0], &kernel) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUfunc_cache, args[1], "config", &config) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[2], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuKernelSetCacheConfig *call = cb_symbol_address(&symbols[S_cuKernelSetCacheConfig]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(kernel, (CUfunc_cache)config, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelSetCacheConfig, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuKernelGetName(const char **name, CUkernel hfunc)
static const char *const params_cuKernelGetName[] = {"hfunc", NULL};
static const cb_function f_cuKernelGetName = {
    .name = "cuKernelGetName", .params = params_cuKernelGetName,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuKernelGetName(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuKernelGetName, nargs, kwnames)) {
        if (cb_bind(s, &f_cuKernelGetName, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    const char *name = NULL;
    CUkernel hfunc;
    if (cb_as_handle(m, T_CUkernel, args[0], &hfunc) < 0)
        return NULL;
    fn_cuKernelGetName *call = cb_symbol_address(&symbols[S_cuKernelGetName]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&name, hfunc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelGetName, status, args, NULL);
    return cb_return1(s, cb_string_result(s, name));
}

// CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t
//     *paramSize)
static const char *const params_cuKernelGetParamInfo[] = {"kernel", "paramIndex", NULL};
static const cb_function f_cuKernelGetParamInfo = {
    .name = "cuKernelGetParamInfo", .params = params_cuKernelGetParamInfo,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_cuKernelGetParamInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuKernelGetParamInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_cuKernelGetParamInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUkernel kernel;
    uint64_t paramIndex;
    size_t paramOffset = 0;
    size_t paramSize = 0;
    if (cb_as_handle(m, T_CUkernel, args[0], &kernel) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &paramIndex) < 0)
        return NULL;
    fn_cuKernelGetParamInfo *call = cb_symbol_address(&symbols[S_cuKernelGetParamInfo]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(kernel, paramIndex, &paramOffset, &paramSize);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelGetParamInfo, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(paramOffset), PyLong_FromUnsignedLong(paramSize)};
    return cb_return_many(s, &f_cuKernelGetParamInfo, values);
}

// CUresult cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)
static const char *const params_cuKernelGetParamCount[] = {"kernel", NULL};
static const cb_function f_cuKernelGetParamCount = {
    .name = "cuKernelGetParamCount", .params = params_cuKernelGetParamCount,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuKernelGetParamCount(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuKernelGetParamCount, nargs, kwnames)) {
        if (cb_bind(s, &f_cuKernelGetParamCount, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUkernel kernel;
    size_t paramCount = 0;
    if (cb_as_handle(m, T_CUkernel, args[0], &kernel) < 0)
        return NULL;
    fn_cuKernelGetParamCount *call = cb_symbol_address(&symbols[S_cuKernelGetParamCount]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(kernel, &paramCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelGetParamCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(paramCount));
}

// CUresult cuMemGetInfo_v2(size_t *free, size_t *total)
static const char *const params_cuMemGetInfo[] = {NULL};
static const cb_function f_cuMemGetInfo = {
    .name = "cuMemGetInfo", .params = params_cuMemGetInfo,
    .param_count = 0, .result_count = 2,
};

PyObject *
py_cuMemGetInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMemGetInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemGetInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    size_t free = 0;
    size_t total = 0;
    fn_cuMemGetInfo *call = cb_symbol_address(&symbols[S_cuMemGetInfo]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&free, &total);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemGetInfo, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(free), PyLong_FromUnsignedLong(total)};
    return cb_return_many(s, &f_cuMemGetInfo, values);
}

// CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)
static const char *const params_cuMemAlloc[] = {"bytesize", NULL};
static const cb_function f_cuMemAlloc = {
    .name = "cuMemAlloc", .params = params_cuMemAlloc,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuMemAlloc(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMemAlloc, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemAlloc, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dptr = 0;
    uint64_t bytesize;
    if (cb_as_uint64(args[0], "size_t", &bytesize) < 0)
        return NULL;
    fn_cuMemAlloc *call = cb_symbol_address(&symbols[S_cuMemAlloc]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, bytesize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAlloc, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &dptr));
}

// CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t
//     Height, unsigned int ElementSizeBytes)
static const char *const params_cuMemAllocPitch[] = {"WidthInBytes", "Height", "ElementSizeBytes",
    NULL};
static const cb_function f_cuMemAllocPitch = {
    .name = "cuMemAllocPitch", .params = params_cuMemAllocPitch,
    .param_count = 3, .result_count = 2,
};

PyObject *
py_cuMemAllocPitch(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemAllocPitch, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemAllocPitch, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dptr = 0;
    size_t pPitch = 0;
    uint64_t WidthInBytes;
    uint64_t Height;
    uint32_t ElementSizeBytes;
    if (cb_as_uint64(args[0], "size_t", &WidthInBytes) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &Height) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &ElementSizeBytes) < 0)
        return NULL;
    fn_cuMemAllocPitch *call = cb_symbol_address(&symbols[S_cuMemAllocPitch]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &pPitch, WidthInBytes, Height, ElementSizeBytes);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAllocPitch, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &dptr), PyLong_FromUnsignedLong(pPitch)};
    return cb_return_many(s, &f_cuMemAllocPitch, values);
}

// CUresult cuMemFree_v2(CUdeviceptr dptr)
static const char *const params_cuMemFree[] = {"dptr", NULL};
static const cb_function f_cuMemFree = {
    .name = "cuMemFree", .params = params_cuMemFree,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuMemFree(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMemFree, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemFree, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dptr;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dptr, sizeof dptr) < 0)
        return NULL;
    fn_cuMemFree *call = cb_symbol_address(&symbols[S_cuMemFree]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptr);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemFree, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)
static const char *const params_cuMemGetAddressRange[] = {"dptr", NULL};
static const cb_function f_cuMemGetAddressRange = {
    .name = "cuMemGetAddressRange", .params = params_cuMemGetAddressRange,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_cuMemGetAddressRange(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMemGetAddressRange, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemGetAddressRange, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr pbase = 0;
    size_t psize = 0;
    CUdeviceptr dptr;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dptr, sizeof dptr) < 0)
        return NULL;
    fn_cuMemGetAddressRange *call = cb_symbol_address(&symbols[S_cuMemGetAddressRange]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pbase, &psize, dptr);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemGetAddressRange, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &pbase), PyLong_FromUnsignedLong(psize)};
    return cb_return_many(s, &f_cuMemGetAddressRange, values);
}

// CUresult cuMemAllocHost_v2(void **pp, size_t bytesize)
static const char *const params_cuMemAllocHost[] = {"bytesize", NULL};
static const cb_function f_cuMemAllocHost = {
    .name = "cuMemAllocHost", .params = params_cuMemAllocHost,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuMemAllocHost(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMemAllocHost, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemAllocHost, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    void *pp = NULL;
    uint64_t bytesize;
    if (cb_as_uint64(args[0], "size_t", &bytesize) < 0)
        return NULL;
    fn_cuMemAllocHost *call = cb_symbol_address(&symbols[S_cuMemAllocHost]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pp, bytesize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAllocHost, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)pp));
}

// CUresult cuMemFreeHost(void *p)
static const char *const params_cuMemFreeHost[] = {"p", NULL};
static const cb_function f_cuMemFreeHost = {
    .name = "cuMemFreeHost", .params = params_cuMemFreeHost,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuMemFreeHost(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMemFreeHost, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemFreeHost, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_address p;
    p.held = false;
    if (cb_as_address(m, args[0], &p) < 0)
        goto done;
    fn_cuMemFreeHost *call = cb_symbol_address(&symbols[S_cuMemFreeHost]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(p.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemFreeHost, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&p);
    return result;
}

// CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)
static const char *const params_cuMemHostAlloc[] = {"bytesize", "Flags", NULL};
static const cb_function f_cuMemHostAlloc = {
    .name = "cuMemHostAlloc", .params = params_cuMemHostAlloc,
    .param_count = 2, .result_count = 1,
    .optional_mask = 0x2,
};

PyObject *
py_cuMemHostAlloc(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemHostAlloc, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemHostAlloc, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    void *pp = NULL;
    uint64_t bytesize;
    uint32_t Flags = 0;
    if (cb_as_uint64(args[0], "size_t", &bytesize) < 0)
        return NULL;
    if (!(s->checked && args[1] == Py_None) && cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuMemHostAlloc *call = cb_symbol_address(&symbols[S_cuMemHostAlloc]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pp, bytesize, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemHostAlloc, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)pp));
}

// CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)
static const char *const params_cuMemHostGetDevicePointer[] = {"p", "Flags", NULL};
static const cb_function f_cuMemHostGetDevicePointer = {
    .name = "cuMemHostGetDevicePointer", .params = params_cuMemHostGetDevicePointer,
    .param_count = 2, .result_count = 1,
    .optional_mask = 0x2,
};

PyObject *
py_cuMemHostGetDevicePointer(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemHostGetDevicePointer, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemHostGetDevicePointer, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUdeviceptr pdptr = 0;
    cb_address p;
    p.held = false;
    uint32_t Flags = 0;
    if (cb_as_address(m, args[0], &p) < 0)
        goto done;
    if (!(s->checked && args[1] == Py_None) && cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
        goto done;
    fn_cuMemHostGetDevicePointer *call = cb_symbol_address(&symbols[S_cuMemHostGetDevicePointer]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pdptr, p.value, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemHostGetDevicePointer, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &pdptr));
done:
    cb_address_release(&p);
    return result;
}

// CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p)
static const char *const params_cuMemHostGetFlags[] = {"p", NULL};
static const cb_function f_cuMemHostGetFlags = {
    .name = "cuMemHostGetFlags", .params = params_cuMemHostGetFlags,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuMemHostGetFlags(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMemHostGetFlags, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemHostGetFlags, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    unsigned int pFlags = 0;
    cb_address p;
    p.held = false;
    if (cb_as_address(m, args[0], &p) < 0)
        goto done;
    fn_cuMemHostGetFlags *call = cb_symbol_address(&symbols[S_cuMemHostGetFlags]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pFlags, p.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemHostGetFlags, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromUnsignedLong(pFlags));
done:
    cb_address_release(&p);
    return result;
}

// CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)
static const char *const params_cuMemAllocManaged[] = {"bytesize", "flags", NULL};
static const cb_function f_cuMemAllocManaged = {
    .name = "cuMemAllocManaged", .params = params_cuMemAllocManaged,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuMemAllocManaged(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemAllocManaged, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemAllocManaged, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dptr = 0;
    uint64_t bytesize;
    uint32_t flags;
    if (cb_as_uint64(args[0], "size_t", &bytesize) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuMemAllocManaged *call = cb_symbol_address(&symbols[S_cuMemAllocManaged]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, bytesize, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAllocManaged, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &dptr));
}

// CUresult cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc, void
//     *userData, CUasyncCallbackHandle *callback)
static const char *const params_cuDeviceRegisterAsyncNotification[] = {"device", "callbackFunc",
    "userData", NULL};
static const cb_function f_cuDeviceRegisterAsyncNotification = {
    .name = "cuDeviceRegisterAsyncNotification", .params = params_cuDeviceRegisterAsyncNotification,
    .param_count = 3, .result_count = 1,
    .optional_mask = 0x4,
};

PyObject *
py_cuDeviceRegisterAsyncNotification(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuDeviceRegisterAsyncNotification, nargs, kwnames)) {
        if (cb_bind(s, &f_cuDeviceRegisterAsyncNotification, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUdevice device;
    cb_callback callbackFunc = {0};
    bool callbackFunc_taken = false;
    cb_address userData;
    userData.held = false;
    userData.value = NULL;
    CUasyncCallbackHandle callback = NULL;
    if (cb_as_scalar(m, T_CUdevice, args[0], &device, sizeof device) < 0)
        goto done;
    if (cb_as_callback(m, T_CUasyncCallback, args[1], (void *)trampoline_CUasyncCallback, args[2],
        CB_SCOPE_NOTIFIED, &callbackFunc) < 0)
        goto done;
    if (callbackFunc.closure == NULL && cb_as_address(m, args[2], &userData) < 0)
        goto done;
    fn_cuDeviceRegisterAsyncNotification *call =
        cb_symbol_address(&symbols[S_cuDeviceRegisterAsyncNotification]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (CUasyncCallback)callbackFunc.function,
        callbackFunc.closure != NULL ? callbackFunc.closure : userData.value, &callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceRegisterAsyncNotification, status, args, NULL);
        goto done;
    }
    callbackFunc_taken = true;
    result = cb_return1(s, cb_cell_new(m, T_CUasyncCallbackHandle, &callback));
done:
    cb_callback_finish(s->module, &callbackFunc, callbackFunc_taken, callback);
    cb_address_release(&userData);
    return result;
}

// CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback)
static const char *const params_cuDeviceUnregisterAsyncNotification[] = {"device", "callback",
    NULL};
static const cb_function f_cuDeviceUnregisterAsyncNotification = {
    .name = "cuDeviceUnregisterAsyncNotification",
        .params = params_cuDeviceUnregisterAsyncNotification,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuDeviceUnregisterAsyncNotification(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuDeviceUnregisterAsyncNotification, nargs, kwnames)) {
        if (cb_bind(s, &f_cuDeviceUnregisterAsyncNotification, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdevice device;
    CUasyncCallbackHandle callback;
    if (cb_as_scalar(m, T_CUdevice, args[0], &device, sizeof device) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUasyncCallbackHandle, args[1], &callback) < 0)
        return NULL;
    fn_cuDeviceUnregisterAsyncNotification *call =
        cb_symbol_address(&symbols[S_cuDeviceUnregisterAsyncNotification]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceUnregisterAsyncNotification, status, args, NULL);
    cb_closure_unregister(m, callback);
    return cb_return0(s);
}

// CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)
static const char *const params_cuDeviceGetByPCIBusId[] = {"pciBusId", NULL};
static const cb_function f_cuDeviceGetByPCIBusId = {
    .name = "cuDeviceGetByPCIBusId", .params = params_cuDeviceGetByPCIBusId,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuDeviceGetByPCIBusId(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuDeviceGetByPCIBusId, nargs, kwnames)) {
        if (cb_bind(s, &f_cuDeviceGetByPCIBusId, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUdevice dev = 0;
    cb_address pciBusId;
    pciBusId.held = false;
    if (cb_as_text(args[0], false, &pciBusId) < 0)
        goto done;
    fn_cuDeviceGetByPCIBusId *call = cb_symbol_address(&symbols[S_cuDeviceGetByPCIBusId]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&dev, pciBusId.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceGetByPCIBusId, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUdevice, &dev));
done:
    cb_address_release(&pciBusId);
    return result;
}

// CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)
static const char *const params_cuDeviceGetPCIBusId[] = {"length", "dev", NULL};
static const cb_function f_cuDeviceGetPCIBusId = {
    .name = "cuDeviceGetPCIBusId", .params = params_cuDeviceGetPCIBusId,
    .param_count = 2, .result_count = 1,
    .auto_mask = 0x1,
};

PyObject *
py_cuDeviceGetPCIBusId(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuDeviceGetPCIBusId, nargs, kwnames)) {
        if (cb_bind(s, &f_cuDeviceGetPCIBusId, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    PyObject *pciBusId = NULL;
    int32_t len = 256;
    CUdevice dev;
    if (args[0] != NULL && cb_as_int32(args[0], "int", &len) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        goto done;
    fn_cuDeviceGetPCIBusId *call = cb_symbol_address(&symbols[S_cuDeviceGetPCIBusId]);
    if (call == NULL)
        goto done;
    pciBusId = cb_name_room("cuDeviceGetPCIBusId", len);
    if (pciBusId == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(PyBytes_AS_STRING(pciBusId), len, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceGetPCIBusId, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(pciBusId)) : Py_NewRef(pciBusId));
done:
    Py_XDECREF(pciBusId);
    return result;
}

// CUresult cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)
static const char *const params_cuIpcGetEventHandle[] = {"event", NULL};
static const cb_function f_cuIpcGetEventHandle = {
    .name = "cuIpcGetEventHandle", .params = params_cuIpcGetEventHandle,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuIpcGetEventHandle(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuIpcGetEventHandle, nargs, kwnames)) {
        if (cb_bind(s, &f_cuIpcGetEventHandle, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    PyObject *pHandle = NULL;
    CUevent event;
    if (cb_as_handle(m, T_CUevent, args[0], &event) < 0)
        goto done;
    fn_cuIpcGetEventHandle *call = cb_symbol_address(&symbols[S_cuIpcGetEventHandle]);
    if (call == NULL)
        goto done;
    pHandle = cb_record_new(m, T_CUipcEventHandle);
    if (pHandle == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(pHandle), event);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuIpcGetEventHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pHandle));
done:
    Py_XDECREF(pHandle);
    return result;
}

// CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)
static const char *const params_cuIpcOpenEventHandle[] = {"handle", NULL};
static const cb_function f_cuIpcOpenEventHandle = {
    .name = "cuIpcOpenEventHandle", .params = params_cuIpcOpenEventHandle,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuIpcOpenEventHandle(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuIpcOpenEventHandle, nargs, kwnames)) {
        if (cb_bind(s, &f_cuIpcOpenEventHandle, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUevent phEvent = NULL;
    CUipcEventHandle handle;
    if (cb_as_record_value(m, T_CUipcEventHandle, args[0], "handle", &handle, sizeof handle) < 0)
        return NULL;
    fn_cuIpcOpenEventHandle *call = cb_symbol_address(&symbols[S_cuIpcOpenEventHandle]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phEvent, handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuIpcOpenEventHandle, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUevent, &phEvent));
}

// CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)
static const char *const params_cuIpcGetMemHandle[] = {"dptr", NULL};
static const cb_function f_cuIpcGetMemHandle = {
    .name = "cuIpcGetMemHandle", .params = params_cuIpcGetMemHandle,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuIpcGetMemHandle(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuIpcGetMemHandle, nargs, kwnames)) {
        if (cb_bind(s, &f_cuIpcGetMemHandle, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    PyObject *pHandle = NULL;
    CUdeviceptr dptr;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dptr, sizeof dptr) < 0)
        goto done;
    fn_cuIpcGetMemHandle *call = cb_symbol_address(&symbols[S_cuIpcGetMemHandle]);
    if (call == NULL)
        goto done;
    pHandle = cb_record_new(m, T_CUipcMemHandle);
    if (pHandle == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(pHandle), dptr);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuIpcGetMemHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pHandle));
done:
    Py_XDECREF(pHandle);
    return result;
}

// CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)
static const char *const params_cuIpcOpenMemHandle[] = {"handle", "Flags", NULL};
static const cb_function f_cuIpcOpenMemHandle = {
    .name = "cuIpcOpenMemHandle", .params = params_cuIpcOpenMemHandle,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cuIpcOpenMemHandle(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuIpcOpenMemHandle, nargs, kwnames)) {
        if (cb_bind(s, &f_cuIpcOpenMemHandle, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr pdptr = 0;
    CUipcMemHandle handle;
    uint32_t Flags;
    if (cb_as_record_value(m, T_CUipcMemHandle, args[0], "handle", &handle, sizeof handle) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuIpcOpenMemHandle *call = cb_symbol_address(&symbols[S_cuIpcOpenMemHandle]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pdptr, handle, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuIpcOpenMemHandle, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &pdptr));
}

// CUresult cuIpcCloseMemHandle(CUdeviceptr dptr)
static const char *const params_cuIpcCloseMemHandle[] = {"dptr", NULL};
static const cb_function f_cuIpcCloseMemHandle = {
    .name = "cuIpcCloseMemHandle", .params = params_cuIpcCloseMemHandle,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuIpcCloseMemHandle(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuIpcCloseMemHandle, nargs, kwnames)) {
        if (cb_bind(s, &f_cuIpcCloseMemHandle, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dptr;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dptr, sizeof dptr) < 0)
        return NULL;
    fn_cuIpcCloseMemHandle *call = cb_symbol_address(&symbols[S_cuIpcCloseMemHandle]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptr);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuIpcCloseMemHandle, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)
static const char *const params_cuMemHostRegister[] = {"p", "bytesize", "Flags", NULL};
static const cb_function f_cuMemHostRegister = {
    .name = "cuMemHostRegister", .params = params_cuMemHostRegister,
    .param_count = 3, .result_count = 0,
    .optional_mask = 0x4,
};

PyObject *
py_cuMemHostRegister(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemHostRegister, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemHostRegister, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_address p;
    p.held = false;
    uint64_t bytesize;
    uint32_t Flags = 0;
    if (cb_as_address(m, args[0], &p) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &bytesize) < 0)
        goto done;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint32(args[2], "unsigned int", &Flags) < 0)
        goto done;
    if (CB_UNLIKELY(p.held)
        && cb_address_check(&p, "cuMemHostRegister", "p", CB_COUNT(bytesize)) < 0)
        goto done;
    fn_cuMemHostRegister *call = cb_symbol_address(&symbols[S_cuMemHostRegister]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(p.value, bytesize, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemHostRegister, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&p);
    return result;
}

// CUresult cuMemHostUnregister(void *p)
static const char *const params_cuMemHostUnregister[] = {"p", NULL};
static const cb_function f_cuMemHostUnregister = {
    .name = "cuMemHostUnregister", .params = params_cuMemHostUnregister,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuMemHostUnregister(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMemHostUnregister, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemHostUnregister, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_address p;
    p.held = false;
    if (cb_as_address(m, args[0], &p) < 0)
        goto done;
    fn_cuMemHostUnregister *call = cb_symbol_address(&symbols[S_cuMemHostUnregister]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(p.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemHostUnregister, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&p);
    return result;
}

// CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
static const char *const params_cuMemcpy[] = {"dst", "src", "ByteCount", NULL};
static const cb_function f_cuMemcpy = {
    .name = "cuMemcpy", .params = params_cuMemcpy,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuMemcpy(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemcpy, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpy, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dst;
    CUdeviceptr src;
    uint64_t ByteCount;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dst, sizeof dst) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &src, sizeof src) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &ByteCount) < 0)
        return NULL;
    fn_cuMemcpy *call = cb_symbol_address(&symbols[S_cuMemcpy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, src, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
//     CUcontext srcContext, size_t ByteCount)
static const char *const params_cuMemcpyPeer[] = {"dstDevice", "dstContext", "srcDevice",
    "srcContext", "ByteCount", NULL};
static const cb_function f_cuMemcpyPeer = {
    .name = "cuMemcpyPeer", .params = params_cuMemcpyPeer,
    .param_count = 5, .result_count = 0,
};

PyObject *
py_cuMemcpyPeer(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuMemcpyPeer, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpyPeer, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dstDevice;
    CUcontext dstContext;
    CUdeviceptr srcDevice;
    CUcontext srcContext;
    uint64_t ByteCount;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUcontext, args[1], &dstContext) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[2], &srcDevice, sizeof srcDevice) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUcontext, args[3], &srcContext) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &ByteCount) < 0)
        return NULL;
    fn_cuMemcpyPeer *call = cb_symbol_address(&symbols[S_cuMemcpyPeer]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstContext, srcDevice, srcContext, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpyPeer, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)
static const char *const params_cuMemcpyHtoD[] = {"dstDevice", "srcHost", "ByteCount", NULL};
static const cb_function f_cuMemcpyHtoD = {
    .name = "cuMemcpyHtoD", .params = params_cuMemcpyHtoD,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuMemcpyHtoD(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemcpyHtoD, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpyHtoD, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUdeviceptr dstDevice;
    cb_address srcHost;
    srcHost.held = false;
    uint64_t ByteCount;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        goto done;
    if (cb_as_address(m, args[1], &srcHost) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &ByteCount) < 0)
        goto done;
    if (CB_UNLIKELY(srcHost.held)
        && cb_address_check(&srcHost, "cuMemcpyHtoD", "srcHost", CB_COUNT(ByteCount)) < 0)
        goto done;
    fn_cuMemcpyHtoD *call = cb_symbol_address(&symbols[S_cuMemcpyHtoD]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, srcHost.value, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpyHtoD, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&srcHost);
    return result;
}

// CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
static const char *const params_cuMemcpyDtoH[] = {"dstHost", "srcDevice", "ByteCount", NULL};
static const cb_function f_cuMemcpyDtoH = {
    .name = "cuMemcpyDtoH", .params = params_cuMemcpyDtoH,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuMemcpyDtoH(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemcpyDtoH, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpyDtoH, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_address dstHost;
    dstHost.held = false;
    CUdeviceptr srcDevice;
    uint64_t ByteCount;
    if (cb_as_target(s, args[0], "dstHost", true, &dstHost) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &srcDevice, sizeof srcDevice) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &ByteCount) < 0)
        goto done;
    if (CB_UNLIKELY(dstHost.held)
        && cb_address_check(&dstHost, "cuMemcpyDtoH", "dstHost", CB_COUNT(ByteCount)) < 0)
        goto done;
    fn_cuMemcpyDtoH *call = cb_symbol_address(&symbols[S_cuMemcpyDtoH]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstHost.value, srcDevice, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpyDtoH, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dstHost);
    return result;
}

// CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)
static const char *const params_cuMemcpyDtoD[] = {"dstDevice", "srcDevice", "ByteCount", NULL};
static const cb_function f_cuMemcpyDtoD = {
    .name = "cuMemcpyDtoD", .params = params_cuMemcpyDtoD,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cuMemcpyDtoD(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cuMemcpyDtoD, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpyDtoD, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dstDevice;
    CUdeviceptr srcDevice;
    uint64_t ByteCount;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &srcDevice, sizeof srcDevice) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &ByteCount) < 0)
        return NULL;
    fn_cuMemcpyDtoD *call = cb_symbol_address(&symbols[S_cuMemcpyDtoD]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, srcDevice, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpyDtoD, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t
//     ByteCount)
static const char *const params_cuMemcpyDtoA[] = {"dstArray", "dstOffset", "srcDevice",
    "ByteCount", NULL};
static const cb_function f_cuMemcpyDtoA = {
    .name = "cuMemcpyDtoA", .params = params_cuMemcpyDtoA,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuMemcpyDtoA(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMemcpyDtoA, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpyDtoA, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUarray dstArray;
    uint64_t dstOffset;
    CUdeviceptr srcDevice;
    uint64_t ByteCount;
    if (cb_as_handle(m, T_CUarray, args[0], &dstArray) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &dstOffset) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[2], &srcDevice, sizeof srcDevice) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &ByteCount) < 0)
        return NULL;
    fn_cuMemcpyDtoA *call = cb_symbol_address(&symbols[S_cuMemcpyDtoA]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstArray, dstOffset, srcDevice, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpyDtoA, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t
//     ByteCount)
static const char *const params_cuMemcpyAtoD[] = {"dstDevice", "srcArray", "srcOffset",
    "ByteCount", NULL};
static const cb_function f_cuMemcpyAtoD = {
    .name = "cuMemcpyAtoD", .params = params_cuMemcpyAtoD,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuMemcpyAtoD(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMemcpyAtoD, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpyAtoD, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dstDevice;
    CUarray srcArray;
    uint64_t srcOffset;
    uint64_t ByteCount;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUarray, args[1], &srcArray) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &srcOffset) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &ByteCount) < 0)
        return NULL;
    fn_cuMemcpyAtoD *call = cb_symbol_address(&symbols[S_cuMemcpyAtoD]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, srcArray, srcOffset, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpyAtoD, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t
//     ByteCount)
static const char *const params_cuMemcpyHtoA[] = {"dstArray", "dstOffset", "srcHost", "ByteCount",
    NULL};
static const cb_function f_cuMemcpyHtoA = {
    .name = "cuMemcpyHtoA", .params = params_cuMemcpyHtoA,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuMemcpyHtoA(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMemcpyHtoA, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpyHtoA, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUarray dstArray;
    uint64_t dstOffset;
    cb_address srcHost;
    srcHost.held = false;
    uint64_t ByteCount;
    if (cb_as_handle(m, T_CUarray, args[0], &dstArray) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &dstOffset) < 0)
        goto done;
    if (cb_as_address(m, args[2], &srcHost) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &ByteCount) < 0)
        goto done;
    if (CB_UNLIKELY(srcHost.held)
        && cb_address_check(&srcHost, "cuMemcpyHtoA", "srcHost", CB_COUNT(ByteCount)) < 0)
        goto done;
    fn_cuMemcpyHtoA *call = cb_symbol_address(&symbols[S_cuMemcpyHtoA]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstArray, dstOffset, srcHost.value, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpyHtoA, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&srcHost);
    return result;
}

// CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)
static const char *const params_cuMemcpyAtoH[] = {"dstHost", "srcArray", "srcOffset", "ByteCount",
    NULL};
static const cb_function f_cuMemcpyAtoH = {
    .name = "cuMemcpyAtoH", .params = params_cuMemcpyAtoH,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuMemcpyAtoH(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMemcpyAtoH, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpyAtoH, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_address dstHost;
    dstHost.held = false;
    CUarray srcArray;
    uint64_t srcOffset;
    uint64_t ByteCount;
    if (cb_as_target(s, args[0], "dstHost", true, &dstHost) < 0)
        goto done;
    if (cb_as_handle(m, T_CUarray, args[1], &srcArray) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &srcOffset) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &ByteCount) < 0)
        goto done;
    if (CB_UNLIKELY(dstHost.held)
        && cb_address_check(&dstHost, "cuMemcpyAtoH", "dstHost", CB_COUNT(ByteCount)) < 0)
        goto done;
    fn_cuMemcpyAtoH *call = cb_symbol_address(&symbols[S_cuMemcpyAtoH]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstHost.value, srcArray, srcOffset, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpyAtoH, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dstHost);
    return result;
}

// CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset,
//     size_t ByteCount)
static const char *const params_cuMemcpyAtoA[] = {"dstArray", "dstOffset", "srcArray", "srcOffset",
    "ByteCount", NULL};
static const cb_function f_cuMemcpyAtoA = {
    .name = "cuMemcpyAtoA", .params = params_cuMemcpyAtoA,
    .param_count = 5, .result_count = 0,
};

PyObject *
py_cuMemcpyAtoA(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuMemcpyAtoA, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpyAtoA, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUarray dstArray;
    uint64_t dstOffset;
    CUarray srcArray;
    uint64_t srcOffset;
    uint64_t ByteCount;
    if (cb_as_handle(m, T_CUarray, args[0], &dstArray) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &dstOffset) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUarray, args[2], &srcArray) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &srcOffset) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &ByteCount) < 0)
        return NULL;
    fn_cuMemcpyAtoA *call = cb_symbol_address(&symbols[S_cuMemcpyAtoA]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpyAtoA, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)
static const char *const params_cuMemcpy2D[] = {"pCopy", NULL};
static const cb_function f_cuMemcpy2D = {
    .name = "cuMemcpy2D", .params = params_cuMemcpy2D,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuMemcpy2D(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMemcpy2D, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpy2D, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    const CUDA_MEMCPY2D *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    if (cb_as_record(m, T_CUDA_MEMCPY2D, args[0], "pCopy", &pCopy) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY2D, args[0], "cuMemcpy2D", "pCopy", &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy2D *call = cb_symbol_address(&symbols[S_cuMemcpy2D]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpy2D, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)
static const char *const params_cuMemcpy2DUnaligned[] = {"pCopy", NULL};
static const cb_function f_cuMemcpy2DUnaligned = {
    .name = "cuMemcpy2DUnaligned", .params = params_cuMemcpy2DUnaligned,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuMemcpy2DUnaligned(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMemcpy2DUnaligned, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpy2DUnaligned, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    const CUDA_MEMCPY2D *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    if (cb_as_record(m, T_CUDA_MEMCPY2D, args[0], "pCopy", &pCopy) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY2D, args[0], "cuMemcpy2DUnaligned", "pCopy",
        &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy2DUnaligned *call = cb_symbol_address(&symbols[S_cuMemcpy2DUnaligned]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpy2DUnaligned, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)
static const char *const params_cuMemcpy3D[] = {"pCopy", NULL};
static const cb_function f_cuMemcpy3D = {
    .name = "cuMemcpy3D", .params = params_cuMemcpy3D,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuMemcpy3D(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMemcpy3D, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpy3D, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    const CUDA_MEMCPY3D *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    if (cb_as_record(m, T_CUDA_MEMCPY3D, args[0], "pCopy", &pCopy) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY3D, args[0], "cuMemcpy3D", "pCopy", &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy3D *call = cb_symbol_address(&symbols[S_cuMemcpy3D]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpy3D, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)
static const char *const params_cuMemcpy3DPeer[] = {"pCopy", NULL};
static const cb_function f_cuMemcpy3DPeer = {
    .name = "cuMemcpy3DPeer", .params = params_cuMemcpy3DPeer,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuMemcpy3DPeer(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuMemcpy3DPeer, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpy3DPeer, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    const CUDA_MEMCPY3D_PEER *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    if (cb_as_record(m, T_CUDA_MEMCPY3D_PEER, args[0], "pCopy", &pCopy) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY3D_PEER, args[0], "cuMemcpy3DPeer", "pCopy",
        &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy3DPeer *call = cb_symbol_address(&symbols[S_cuMemcpy3DPeer]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpy3DPeer, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)
static const char *const params_cuMemcpyAsync[] = {"dst", "src", "ByteCount", "hStream", NULL};
static const cb_function f_cuMemcpyAsync = {
    .name = "cuMemcpyAsync", .params = params_cuMemcpyAsync,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuMemcpyAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMemcpyAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpyAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dst;
    CUdeviceptr src;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dst, sizeof dst) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &src, sizeof src) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &ByteCount) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        return NULL;
    fn_cuMemcpyAsync *call = cb_symbol_address(&symbols[S_cuMemcpyAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, src, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpyAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
//     CUcontext srcContext, size_t ByteCount, CUstream hStream)
static const char *const params_cuMemcpyPeerAsync[] = {"dstDevice", "dstContext", "srcDevice",
    "srcContext", "ByteCount", "hStream", NULL};
static const cb_function f_cuMemcpyPeerAsync = {
    .name = "cuMemcpyPeerAsync", .params = params_cuMemcpyPeerAsync,
    .param_count = 6, .result_count = 0,
};

PyObject *
py_cuMemcpyPeerAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cuMemcpyPeerAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpyPeerAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dstDevice;
    CUcontext dstContext;
    CUdeviceptr srcDevice;
    CUcontext srcContext;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUcontext, args[1], &dstContext) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[2], &srcDevice, sizeof srcDevice) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUcontext, args[3], &srcContext) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &ByteCount) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[5], &hStream) < 0)
        return NULL;
    fn_cuMemcpyPeerAsync *call = cb_symbol_address(&symbols[S_cuMemcpyPeerAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpyPeerAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount,
//     CUstream hStream)
static const char *const params_cuMemcpyHtoDAsync[] = {"dstDevice", "srcHost", "ByteCount",
    "hStream", NULL};
static const cb_function f_cuMemcpyHtoDAsync = {
    .name = "cuMemcpyHtoDAsync", .params = params_cuMemcpyHtoDAsync,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuMemcpyHtoDAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMemcpyHtoDAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpyHtoDAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUdeviceptr dstDevice;
    cb_address srcHost;
    srcHost.held = false;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        goto done;
    if (cb_as_address(m, args[1], &srcHost) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &ByteCount) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        goto done;
    if (CB_UNLIKELY(srcHost.held)
        && cb_address_check(&srcHost, "cuMemcpyHtoDAsync", "srcHost", CB_COUNT(ByteCount)) < 0)
        goto done;
    fn_cuMemcpyHtoDAsync *call = cb_symbol_address(&symbols[S_cuMemcpyHtoDAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, srcHost.value, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpyHtoDAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&srcHost);
    return result;
}

// CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream
//     hStream)
static const char *const params_cuMemcpyDtoHAsync[] = {"dstHost", "srcDevice", "ByteCount",
    "hStream", NULL};
static const cb_function f_cuMemcpyDtoHAsync = {
    .name = "cuMemcpyDtoHAsync", .params = params_cuMemcpyDtoHAsync,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuMemcpyDtoHAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMemcpyDtoHAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpyDtoHAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_address dstHost;
    dstHost.held = false;
    CUdeviceptr srcDevice;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_target(s, args[0], "dstHost", true, &dstHost) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &srcDevice, sizeof srcDevice) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &ByteCount) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        goto done;
    if (CB_UNLIKELY(dstHost.held)
        && cb_address_check(&dstHost, "cuMemcpyDtoHAsync", "dstHost", CB_COUNT(ByteCount)) < 0)
        goto done;
    fn_cuMemcpyDtoHAsync *call = cb_symbol_address(&symbols[S_cuMemcpyDtoHAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstHost.value, srcDevice, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpyDtoHAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dstHost);
    return result;
}

// CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount,
//     CUstream hStream)
static const char *const params_cuMemcpyDtoDAsync[] = {"dstDevice", "srcDevice", "ByteCount",
    "hStream", NULL};
static const cb_function f_cuMemcpyDtoDAsync = {
    .name = "cuMemcpyDtoDAsync", .params = params_cuMemcpyDtoDAsync,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cuMemcpyDtoDAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMemcpyDtoDAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpyDtoDAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dstDevice;
    CUdeviceptr srcDevice;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &srcDevice, sizeof srcDevice) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &ByteCount) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        return NULL;
    fn_cuMemcpyDtoDAsync *call = cb_symbol_address(&symbols[S_cuMemcpyDtoDAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, srcDevice, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpyDtoDAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t
//     ByteCount, CUstream hStream)
static const char *const params_cuMemcpyHtoAAsync[] = {"dstArray", "dstOffset", "srcHost",
    "ByteCount", "hStream", NULL};
static const cb_function f_cuMemcpyHtoAAsync = {
    .name = "cuMemcpyHtoAAsync", .params = params_cuMemcpyHtoAAsync,
    .param_count = 5, .result_count = 0,
};

PyObject *
py_cuMemcpyHtoAAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuMemcpyHtoAAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpyHtoAAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    CUarray dstArray;
    uint64_t dstOffset;
    cb_address srcHost;
    srcHost.held = false;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_handle(m, T_CUarray, args[0], &dstArray) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &dstOffset) < 0)
        goto done;
    if (cb_as_address(m, args[2], &srcHost) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &ByteCount) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[4], &hStream) < 0)
        goto done;
    if (CB_UNLIKELY(srcHost.held)
        && cb_address_check(&srcHost, "cuMemcpyHtoAAsync", "srcHost", CB_COUNT(ByteCount)) < 0)
        goto done;
    fn_cuMemcpyHtoAAsync *call = cb_symbol_address(&symbols[S_cuMemcpyHtoAAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstArray, dstOffset, srcHost.value, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpyHtoAAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&srcHost);
    return result;
}

// CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t
//     ByteCount, CUstream hStream)
static const char *const params_cuMemcpyAtoHAsync[] = {"dstHost", "srcArray", "srcOffset",
    "ByteCount", "hStream", NULL};
static const cb_function f_cuMemcpyAtoHAsync = {
    .name = "cuMemcpyAtoHAsync", .params = params_cuMemcpyAtoHAsync,
    .param_count = 5, .result_count = 0,
};

PyObject *
py_cuMemcpyAtoHAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuMemcpyAtoHAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpyAtoHAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_address dstHost;
    dstHost.held = false;
    CUarray srcArray;
    uint64_t srcOffset;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_target(s, args[0], "dstHost", true, &dstHost) < 0)
        goto done;
    if (cb_as_handle(m, T_CUarray, args[1], &srcArray) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &srcOffset) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &ByteCount) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[4], &hStream) < 0)
        goto done;
    if (CB_UNLIKELY(dstHost.held)
        && cb_address_check(&dstHost, "cuMemcpyAtoHAsync", "dstHost", CB_COUNT(ByteCount)) < 0)
        goto done;
    fn_cuMemcpyAtoHAsync *call = cb_symbol_address(&symbols[S_cuMemcpyAtoHAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstHost.value, srcArray, srcOffset, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpyAtoHAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dstHost);
    return result;
}

// CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
static const char *const params_cuMemcpy2DAsync[] = {"pCopy", "hStream", NULL};
static const cb_function f_cuMemcpy2DAsync = {
    .name = "cuMemcpy2DAsync", .params = params_cuMemcpy2DAsync,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuMemcpy2DAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemcpy2DAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpy2DAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    const CUDA_MEMCPY2D *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    CUstream hStream;
    if (cb_as_record(m, T_CUDA_MEMCPY2D, args[0], "pCopy", &pCopy) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY2D, args[0], "cuMemcpy2DAsync", "pCopy", &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy2DAsync *call = cb_symbol_address(&symbols[S_cuMemcpy2DAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpy2DAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
static const char *const params_cuMemcpy3DAsync[] = {"pCopy", "hStream", NULL};
static const cb_function f_cuMemcpy3DAsync = {
    .name = "cuMemcpy3DAsync", .params = params_cuMemcpy3DAsync,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuMemcpy3DAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemcpy3DAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpy3DAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    const CUDA_MEMCPY3D *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    CUstream hStream;
    if (cb_as_record(m, T_CUDA_MEMCPY3D, args[0], "pCopy", &pCopy) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY3D, args[0], "cuMemcpy3DAsync", "pCopy", &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy3DAsync *call = cb_symbol_address(&symbols[S_cuMemcpy3DAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpy3DAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)
static const char *const params_cuMemcpy3DPeerAsync[] = {"pCopy", "hStream", NULL};
static const cb_function f_cuMemcpy3DPeerAsync = {
    .name = "cuMemcpy3DPeerAsync", .params = params_cuMemcpy3DPeerAsync,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cuMemcpy3DPeerAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cuMemcpy3DPeerAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpy3DPeerAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    const CUDA_MEMCPY3D_PEER *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    CUstream hStream;
    if (cb_as_record(m, T_CUDA_MEMCPY3D_PEER, args[0], "pCopy", &pCopy) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY3D_PEER, args[0], "cuMemcpy3DPeerAsync", "pCopy",
        &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy3DPeerAsync *call = cb_symbol_address(&symbols[S_cuMemcpy3DPeerAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpy3DPeerAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count,
//     CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, CUstream hStream)
static const char *const params_cuMemcpyBatchAsync[] = {"dsts", "srcs", "sizes", "count", "attrs",
    "attrsIdxs", "numAttrs", "hStream", NULL};
static const cb_function f_cuMemcpyBatchAsync = {
    .name = "cuMemcpyBatchAsync", .params = params_cuMemcpyBatchAsync,
    .param_count = 8, .result_count = 0,
    .auto_mask = 0x48,
};

PyObject *
py_cuMemcpyBatchAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cuMemcpyBatchAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpyBatchAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_array dsts;
    cb_array_init(&dsts);
    cb_array srcs;
    cb_array_init(&srcs);
    cb_array sizes;
    cb_array_init(&sizes);
    uint64_t count = 0;
    cb_array attrs;
    cb_array_init(&attrs);
    cb_array attrsIdxs;
    cb_array_init(&attrsIdxs);
    uint64_t numAttrs = 0;
    CUstream hStream;
    if (cb_array_scalars(m, T_CUdeviceptr, args[0], "dsts", &dsts) < 0)
        goto done;
    if (cb_array_scalars(m, T_CUdeviceptr, args[1], "srcs", &srcs) < 0)
        goto done;
    if (cb_array_ints(args[2], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint64(args[3], "size_t", &count) < 0)
        goto done;
    if (cb_array_records(m, T_CUmemcpyAttributes, args[4], "attrs", &attrs) < 0)
        goto done;
    if (cb_array_ints(args[5], "attrsIdxs", sizeof(size_t), false, "size_t", &attrsIdxs) < 0)
        goto done;
    if (args[6] != NULL && cb_as_uint64(args[6], "size_t", &numAttrs) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[7], &hStream) < 0)
        goto done;
    if (args[3] == NULL && dsts.length > (size_t)count)
        count = (uint64_t)dsts.length;
    if (args[3] == NULL && srcs.length > (size_t)count)
        count = (uint64_t)srcs.length;
    if (args[3] == NULL && sizes.length > (size_t)count)
        count = (uint64_t)sizes.length;
    if (args[6] == NULL && attrs.length > (size_t)numAttrs)
        numAttrs = (uint64_t)attrs.length;
    if (args[6] == NULL && attrsIdxs.length > (size_t)numAttrs)
        numAttrs = (uint64_t)attrsIdxs.length;
    if (cb_array_check(&dsts, (size_t)count) < 0)
        goto done;
    if (cb_array_check(&srcs, (size_t)count) < 0)
        goto done;
    if (cb_array_check(&sizes, (size_t)count) < 0)
        goto done;
    if (cb_array_check(&attrs, (size_t)numAttrs) < 0)
        goto done;
    if (cb_array_check(&attrsIdxs, (size_t)numAttrs) < 0)
        goto done;
    fn_cuMemcpyBatchAsync *call = cb_symbol_address(&symbols[S_cuMemcpyBatchAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dsts.data, srcs.data, sizes.data, count, attrs.data, attrsIdxs.data, numAttrs,
        hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpyBatchAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&dsts);
    cb_array_done(&srcs);
    cb_array_done(&sizes);
    cb_array_done(&attrs);
    cb_array_done(&attrsIdxs);
    return result;
}

// CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, unsigned long
//     long flags, CUstream hStream)
static const char *const params_cuMemcpy3DBatchAsync[] = {"numOps", "opList", "flags", "hStream",
    NULL};
static const cb_function f_cuMemcpy3DBatchAsync = {
    .name = "cuMemcpy3DBatchAsync", .params = params_cuMemcpy3DBatchAsync,
    .param_count = 4, .result_count = 0,
    .auto_mask = 0x1,
};

PyObject *
py_cuMemcpy3DBatchAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cuMemcpy3DBatchAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpy3DBatchAsync, args, nargs, kwnames, slots) < 0)
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
    if (cb_array_records(m, T_CUDA_MEMCPY3D_BATCH_OP, args[1], "opList", &opList) < 0)
        goto done;
    if (cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        goto done;
    if (args[0] == NULL && opList.length > (size_t)numOps)
        numOps = (uint64_t)opList.length;
    if (cb_array_check(&opList, (size_t)numOps) < 0)
        goto done;
    fn_cuMemcpy3DBatchAsync *call = cb_symbol_address(&symbols[S_cuMemcpy3DBatchAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(numOps, opList.data, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpy3DBatchAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&opList);
    return result;
}

// CUresult cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size,
//     CUmemcpyAttributes *attr, CUstream hStream)
static const char *const params_cuMemcpyWithAttributesAsync[] = {"dst", "src", "size", "attr",
    "hStream", NULL};
static const cb_function f_cuMemcpyWithAttributesAsync = {
    .name = "cuMemcpyWithAttributesAsync", .params = params_cuMemcpyWithAttributesAsync,
    .param_count = 5, .result_count = 0,
};

PyObject *
py_cuMemcpyWithAttributesAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cuMemcpyWithAttributesAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cuMemcpyWithAttributesAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUdeviceptr dst;
    CUdeviceptr src;
    uint64_t size;
    CUmemcpyAttributes *attr;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dst, sizeof dst) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &src, sizeof src) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &size) < 0)
        return NULL;
    if (cb_as_record(m, T_CUmemcpyAttributes, args[3], "attr", &attr) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[4], &hStream) < 0)
        return NULL;
    fn_cuMemcpyWithAttributesAsync *call =
        cb_symbol_address(&symbols[S_cuMemcpyWithAttributesAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, src, size, attr, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpyWithAttributesAsync, status, args, NULL);
    return cb_return0(s);
}

