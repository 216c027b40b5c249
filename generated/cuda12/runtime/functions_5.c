// functions_5.c of cubind's binding of the CUDA Runtime API, API version 12.9.
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

// cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code, enum cudaJitOption
//     *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibraryOption
//     *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)
static const char *const params_cudaLibraryLoadData[] = {"code", "jitOptions", "jitOptionsValues",
    "numJitOptions", "libraryOptions", "libraryOptionValues", "numLibraryOptions", NULL};
static const cb_function f_cudaLibraryLoadData = {.name = "cudaLibraryLoadData",
    .params = params_cudaLibraryLoadData, .param_count = 7, .result_count = 1,
    .optional_mask = 0x36, .auto_mask = 0x48};

CB_WRAPPER(cudaLibraryLoadData)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cudaLibraryLoadData, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaLibrary_t library = NULL;
    PyObject *library_object = NULL;
    cb_address code;
    code.held = false;
    cb_options jitOptions;
    cb_options_init(&jitOptions);
    uint32_t numJitOptions = 0;
    cb_options libraryOptions;
    cb_options_init(&libraryOptions);
    uint32_t numLibraryOptions = 0;
    if (cb_as_address(m, args[0], &code) < 0)
        goto done;
    if (cb_options_keys(m, T_cudaJitOption, args[1], "jitOptions", &jitOptions) < 0)
        goto done;
    if (cb_options_values(s, &table_jit_options, args[2], "jitOptionsValues", &jitOptions) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint32(args[3], "unsigned int", &numJitOptions) < 0)
        goto done;
    if (cb_options_keys(m, T_cudaLibraryOption, args[4], "libraryOptions", &libraryOptions) < 0)
        goto done;
    if (cb_options_values(s, &table_library_options, args[5], "libraryOptionValues",
        &libraryOptions) < 0)
        goto done;
    if (args[6] != NULL && cb_as_uint32(args[6], "unsigned int", &numLibraryOptions) < 0)
        goto done;
    if (args[3] == NULL && jitOptions.keys.length > (size_t)numJitOptions)
        numJitOptions = (uint32_t)jitOptions.keys.length;
    if (args[6] == NULL && libraryOptions.keys.length > (size_t)numLibraryOptions)
        numLibraryOptions = (uint32_t)libraryOptions.keys.length;
    if (cb_array_check(&jitOptions.keys, (size_t)numJitOptions) < 0)
        goto done;
    if (cb_options_check(&jitOptions, (size_t)numJitOptions, "cudaLibraryLoadData",
        "jitOptionsValues") < 0)
        goto done;
    if (cb_array_check(&libraryOptions.keys, (size_t)numLibraryOptions) < 0)
        goto done;
    if (cb_options_check(&libraryOptions, (size_t)numLibraryOptions, "cudaLibraryLoadData",
        "libraryOptionValues") < 0)
        goto done;
    fn_cudaLibraryLoadData *call = cb_symbol_address(&symbols[S_cudaLibraryLoadData]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&library, code.value, jitOptions.keys.data, jitOptions.values, numJitOptions,
        libraryOptions.keys.data, libraryOptions.values, numLibraryOptions);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLibraryLoadData, status, args, NULL);
        goto done;
    }
    library_object = cb_cell_new(m, T_cudaLibrary_t, &library);
    if (library_object == NULL)
        goto done;
    cb_options_give(&jitOptions, library_object);
    result = cb_return1(s, Py_NewRef(library_object));
done:
    Py_XDECREF(library_object);
    cb_address_release(&code);
    cb_options_done(&jitOptions);
    cb_options_done(&libraryOptions);
    return result;
}

// cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName, enum
//     cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, enum
//     cudaLibraryOption *libraryOptions, void **libraryOptionValues, unsigned int
//     numLibraryOptions)
static const char *const params_cudaLibraryLoadFromFile[] = {"fileName", "jitOptions",
    "jitOptionsValues", "numJitOptions", "libraryOptions", "libraryOptionValues",
    "numLibraryOptions", NULL};
static const cb_function f_cudaLibraryLoadFromFile = {.name = "cudaLibraryLoadFromFile",
    .params = params_cudaLibraryLoadFromFile, .param_count = 7, .result_count = 1,
    .optional_mask = 0x36, .auto_mask = 0x48};

CB_WRAPPER(cudaLibraryLoadFromFile)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cudaLibraryLoadFromFile, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaLibrary_t library = NULL;
    PyObject *library_object = NULL;
    cb_address fileName;
    fileName.held = false;
    cb_options jitOptions;
    cb_options_init(&jitOptions);
    uint32_t numJitOptions = 0;
    cb_options libraryOptions;
    cb_options_init(&libraryOptions);
    uint32_t numLibraryOptions = 0;
    if (cb_as_text(args[0], false, &fileName) < 0)
        goto done;
    if (cb_options_keys(m, T_cudaJitOption, args[1], "jitOptions", &jitOptions) < 0)
        goto done;
    if (cb_options_values(s, &table_jit_options, args[2], "jitOptionsValues", &jitOptions) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint32(args[3], "unsigned int", &numJitOptions) < 0)
        goto done;
    if (cb_options_keys(m, T_cudaLibraryOption, args[4], "libraryOptions", &libraryOptions) < 0)
        goto done;
    if (cb_options_values(s, &table_library_options, args[5], "libraryOptionValues",
        &libraryOptions) < 0)
        goto done;
    if (args[6] != NULL && cb_as_uint32(args[6], "unsigned int", &numLibraryOptions) < 0)
        goto done;
    if (args[3] == NULL && jitOptions.keys.length > (size_t)numJitOptions)
        numJitOptions = (uint32_t)jitOptions.keys.length;
    if (args[6] == NULL && libraryOptions.keys.length > (size_t)numLibraryOptions)
        numLibraryOptions = (uint32_t)libraryOptions.keys.length;
    if (cb_array_check(&jitOptions.keys, (size_t)numJitOptions) < 0)
        goto done;
    if (cb_options_check(&jitOptions, (size_t)numJitOptions, "cudaLibraryLoadFromFile",
        "jitOptionsValues") < 0)
        goto done;
    if (cb_array_check(&libraryOptions.keys, (size_t)numLibraryOptions) < 0)
        goto done;
    if (cb_options_check(&libraryOptions, (size_t)numLibraryOptions, "cudaLibraryLoadFromFile",
        "libraryOptionValues") < 0)
        goto done;
    fn_cudaLibraryLoadFromFile *call = cb_symbol_address(&symbols[S_cudaLibraryLoadFromFile]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&library, fileName.value, jitOptions.keys.data, jitOptions.values, numJitOptions,
        libraryOptions.keys.data, libraryOptions.values, numLibraryOptions);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLibraryLoadFromFile, status, args, NULL);
        goto done;
    }
    library_object = cb_cell_new(m, T_cudaLibrary_t, &library);
    if (library_object == NULL)
        goto done;
    cb_options_give(&jitOptions, library_object);
    result = cb_return1(s, Py_NewRef(library_object));
done:
    Py_XDECREF(library_object);
    cb_address_release(&fileName);
    cb_options_done(&jitOptions);
    cb_options_done(&libraryOptions);
    return result;
}

// cudaError_t cudaLibraryUnload(cudaLibrary_t library)
static const char *const params_cudaLibraryUnload[] = {"library", NULL};
static const cb_function f_cudaLibraryUnload = {.name = "cudaLibraryUnload",
    .params = params_cudaLibraryUnload, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaLibraryUnload)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaLibraryUnload, &args, nargs, kwnames, slots))
        return NULL;
    cudaLibrary_t library;
    if (cb_as_handle(m, T_cudaLibrary_t, args[0], &library) < 0)
        return NULL;
    fn_cudaLibraryUnload *call = cb_symbol_address(&symbols[S_cudaLibraryUnload]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(library);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaLibraryUnload, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library, const char *name)
static const char *const params_cudaLibraryGetKernel[] = {"library", "name", NULL};
static const cb_function f_cudaLibraryGetKernel = {.name = "cudaLibraryGetKernel",
    .params = params_cudaLibraryGetKernel, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaLibraryGetKernel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaLibraryGetKernel, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaKernel_t pKernel = NULL;
    cudaLibrary_t library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_cudaLibrary_t, args[0], &library) < 0)
        goto done;
    if (cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cudaLibraryGetKernel *call = cb_symbol_address(&symbols[S_cudaLibraryGetKernel]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pKernel, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLibraryGetKernel, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaKernel_t, &pKernel));
done:
    cb_address_release(&name);
    return result;
}

// cudaError_t cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library, const char
//     *name)
static const char *const params_cudaLibraryGetGlobal[] = {"library", "name", NULL};
static const cb_function f_cudaLibraryGetGlobal = {.name = "cudaLibraryGetGlobal",
    .params = params_cudaLibraryGetGlobal, .param_count = 2, .result_count = 2};

CB_WRAPPER(cudaLibraryGetGlobal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaLibraryGetGlobal, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    void *dptr = NULL;
    size_t bytes = 0;
    cudaLibrary_t library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_cudaLibrary_t, args[0], &library) < 0)
        goto done;
    if (cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cudaLibraryGetGlobal *call = cb_symbol_address(&symbols[S_cudaLibraryGetGlobal]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &bytes, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLibraryGetGlobal, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {PyLong_FromVoidPtr((void *)dptr), PyLong_FromUnsignedLong(bytes)};
    result = cb_return_many(s, &f_cudaLibraryGetGlobal, values);
done:
    cb_address_release(&name);
    return result;
}

// cudaError_t cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library, const char
//     *name)
static const char *const params_cudaLibraryGetManaged[] = {"library", "name", NULL};
static const cb_function f_cudaLibraryGetManaged = {.name = "cudaLibraryGetManaged",
    .params = params_cudaLibraryGetManaged, .param_count = 2, .result_count = 2};

CB_WRAPPER(cudaLibraryGetManaged)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaLibraryGetManaged, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    void *dptr = NULL;
    size_t bytes = 0;
    cudaLibrary_t library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_cudaLibrary_t, args[0], &library) < 0)
        goto done;
    if (cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cudaLibraryGetManaged *call = cb_symbol_address(&symbols[S_cudaLibraryGetManaged]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &bytes, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLibraryGetManaged, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {PyLong_FromVoidPtr((void *)dptr), PyLong_FromUnsignedLong(bytes)};
    result = cb_return_many(s, &f_cudaLibraryGetManaged, values);
done:
    cb_address_release(&name);
    return result;
}

// cudaError_t cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library, const char *symbol)
static const char *const params_cudaLibraryGetUnifiedFunction[] = {"library", "symbol", NULL};
static const cb_function f_cudaLibraryGetUnifiedFunction =
    {.name = "cudaLibraryGetUnifiedFunction", .params = params_cudaLibraryGetUnifiedFunction,
    .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaLibraryGetUnifiedFunction)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaLibraryGetUnifiedFunction, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    void *fptr = NULL;
    cudaLibrary_t library;
    cb_address symbol;
    symbol.held = false;
    if (cb_as_handle(m, T_cudaLibrary_t, args[0], &library) < 0)
        goto done;
    if (cb_as_text(args[1], false, &symbol) < 0)
        goto done;
    fn_cudaLibraryGetUnifiedFunction *call =
        cb_symbol_address(&symbols[S_cudaLibraryGetUnifiedFunction]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&fptr, library, symbol.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLibraryGetUnifiedFunction, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromVoidPtr((void *)fptr));
done:
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)
static const char *const params_cudaLibraryGetKernelCount[] = {"lib", NULL};
static const cb_function f_cudaLibraryGetKernelCount = {.name = "cudaLibraryGetKernelCount",
    .params = params_cudaLibraryGetKernelCount, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaLibraryGetKernelCount)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaLibraryGetKernelCount, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int count = 0;
    cudaLibrary_t lib;
    if (cb_as_handle(m, T_cudaLibrary_t, args[0], &lib) < 0)
        return NULL;
    fn_cudaLibraryGetKernelCount *call = cb_symbol_address(&symbols[S_cudaLibraryGetKernelCount]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&count, lib);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaLibraryGetKernelCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(count));
}

// cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels,
//     cudaLibrary_t lib)
static const char *const params_cudaLibraryEnumerateKernels[] = {"numKernels", "lib", NULL};
static const cb_function f_cudaLibraryEnumerateKernels = {.name = "cudaLibraryEnumerateKernels",
    .params = params_cudaLibraryEnumerateKernels, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaLibraryEnumerateKernels)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaLibraryEnumerateKernels, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_array kernels;
    cb_array_init(&kernels);
    size_t kernels_count = 0;
    uint32_t numKernels;
    cudaLibrary_t lib;
    if (cb_as_uint32(args[0], "unsigned int", &numKernels) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaLibrary_t, args[1], &lib) < 0)
        goto done;
    fn_cudaLibraryEnumerateKernels *call =
        cb_symbol_address(&symbols[S_cudaLibraryEnumerateKernels]);
    if (call == NULL)
        goto done;
    kernels_count = (size_t)numKernels;
    if (cb_array_reserve(&kernels, kernels_count, sizeof(cudaKernel_t)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(kernels.data, numKernels, lib);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLibraryEnumerateKernels, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_handle_list(m, T_cudaKernel_t, kernels.data, kernels_count));
done:
    cb_array_done(&kernels);
    return result;
}

// cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, enum cudaFuncAttribute attr, int
//     value, int device)
static const char *const params_cudaKernelSetAttributeForDevice[] = {"kernel", "attr", "value",
    "device", NULL};
static const cb_function f_cudaKernelSetAttributeForDevice =
    {.name = "cudaKernelSetAttributeForDevice", .params = params_cudaKernelSetAttributeForDevice,
    .param_count = 4, .result_count = 0};

CB_WRAPPER(cudaKernelSetAttributeForDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaKernelSetAttributeForDevice, &args, nargs, kwnames, slots))
        return NULL;
    cudaKernel_t kernel;
    int32_t attr;
    int32_t value;
    int32_t device;
    if (cb_as_handle(m, T_cudaKernel_t, args[0], &kernel) < 0)
        return NULL;
    if (cb_as_enum(m, T_cudaFuncAttribute, args[1], "attr", &attr) < 0)
        return NULL;
    if (cb_as_int32(args[2], "int", &value) < 0)
        return NULL;
    if (cb_as_int32(args[3], "int", &device) < 0)
        return NULL;
    fn_cudaKernelSetAttributeForDevice *call =
        cb_symbol_address(&symbols[S_cudaKernelSetAttributeForDevice]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(kernel, (enum cudaFuncAttribute)attr, value, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaKernelSetAttributeForDevice, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGetExportTable(const void **ppExportTable, const cudaUUID_t *pExportTableId)
static const char *const params_cudaGetExportTable[] = {"pExportTableId", NULL};
static const cb_function f_cudaGetExportTable = {.name = "cudaGetExportTable",
    .params = params_cudaGetExportTable, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetExportTable)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGetExportTable, &args, nargs, kwnames, slots))
        return NULL;
    const void *ppExportTable = NULL;
    const cudaUUID_t *pExportTableId;
    if (cb_as_record(m, T_cudaUUID_t, args[0], "pExportTableId", &pExportTableId) < 0)
        return NULL;
    fn_cudaGetExportTable *call = cb_symbol_address(&symbols[S_cudaGetExportTable]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&ppExportTable, pExportTableId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGetExportTable, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)ppExportTable));
}

// cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)
static const char *const params_cudaGetFuncBySymbol[] = {"symbolPtr", NULL};
static const cb_function f_cudaGetFuncBySymbol = {.name = "cudaGetFuncBySymbol",
    .params = params_cudaGetFuncBySymbol, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetFuncBySymbol)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGetFuncBySymbol, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaFunction_t functionPtr = NULL;
    cb_address symbolPtr;
    symbolPtr.held = false;
    if (cb_as_address(m, args[0], &symbolPtr) < 0)
        goto done;
    fn_cudaGetFuncBySymbol *call = cb_symbol_address(&symbols[S_cudaGetFuncBySymbol]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&functionPtr, symbolPtr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetFuncBySymbol, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaFunction_t, &functionPtr));
done:
    cb_address_release(&symbolPtr);
    return result;
}

// cudaError_t cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)
static const char *const params_cudaGetKernel[] = {"entryFuncAddr", NULL};
static const cb_function f_cudaGetKernel = {.name = "cudaGetKernel",
    .params = params_cudaGetKernel, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetKernel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGetKernel, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaKernel_t kernelPtr = NULL;
    cb_address entryFuncAddr;
    entryFuncAddr.held = false;
    if (cb_as_address(m, args[0], &entryFuncAddr) < 0)
        goto done;
    fn_cudaGetKernel *call = cb_symbol_address(&symbols[S_cudaGetKernel]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&kernelPtr, entryFuncAddr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetKernel, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaKernel_t, &kernelPtr));
done:
    cb_address_release(&entryFuncAddr);
    return result;
}

// struct cudaPitchedPtr make_cudaPitchedPtr(void *d, size_t p, size_t xsz, size_t ysz)
static const char *const params_make_cudaPitchedPtr[] = {"d", "p", "xsz", "ysz", NULL};
static const cb_function f_make_cudaPitchedPtr = {.name = "make_cudaPitchedPtr",
    .params = params_make_cudaPitchedPtr, .param_count = 4, .result_count = 0};

CB_WRAPPER(make_cudaPitchedPtr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_make_cudaPitchedPtr, &args, nargs, kwnames, slots))
        return NULL;
    struct cudaPitchedPtr status;
    cb_address d;
    d.held = false;
    uint64_t p;
    uint64_t xsz;
    uint64_t ysz;
    if (cb_as_address(m, args[0], &d) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &p) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &xsz) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &ysz) < 0)
        goto done;
    status = (struct cudaPitchedPtr){d.value, p, xsz, ysz};
    result = cb_record_copy(m, T_cudaPitchedPtr, &status);
done:
    cb_address_release(&d);
    return result;
}

// struct cudaPos make_cudaPos(size_t x, size_t y, size_t z)
static const char *const params_make_cudaPos[] = {"x", "y", "z", NULL};
static const cb_function f_make_cudaPos = {.name = "make_cudaPos", .params = params_make_cudaPos,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(make_cudaPos)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_make_cudaPos, &args, nargs, kwnames, slots))
        return NULL;
    uint64_t x;
    uint64_t y;
    uint64_t z;
    if (cb_as_uint64(args[0], "size_t", &x) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &y) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &z) < 0)
        return NULL;
    struct cudaPos status = (struct cudaPos){x, y, z};
    return cb_record_copy(m, T_cudaPos, &status);
}

// struct cudaExtent make_cudaExtent(size_t w, size_t h, size_t d)
static const char *const params_make_cudaExtent[] = {"w", "h", "d", NULL};
static const cb_function f_make_cudaExtent = {.name = "make_cudaExtent",
    .params = params_make_cudaExtent, .param_count = 3, .result_count = 0};

CB_WRAPPER(make_cudaExtent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_make_cudaExtent, &args, nargs, kwnames, slots))
        return NULL;
    uint64_t w;
    uint64_t h;
    uint64_t d;
    if (cb_as_uint64(args[0], "size_t", &w) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &h) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &d) < 0)
        return NULL;
    struct cudaExtent status = (struct cudaExtent){w, h, d};
    return cb_record_copy(m, T_cudaExtent, &status);
}

// cudaError_t cudaProfilerStart(void)
static const char *const params_cudaProfilerStart[] = {NULL};
static const cb_function f_cudaProfilerStart = {.name = "cudaProfilerStart",
    .params = params_cudaProfilerStart, .param_count = 0, .result_count = 0};

CB_WRAPPER(cudaProfilerStart)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaProfilerStart, &args, nargs, kwnames, slots))
        return NULL;
    fn_cudaProfilerStart *call = cb_symbol_address(&symbols[S_cudaProfilerStart]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaProfilerStart, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaProfilerStop(void)
static const char *const params_cudaProfilerStop[] = {NULL};
static const cb_function f_cudaProfilerStop = {.name = "cudaProfilerStop",
    .params = params_cudaProfilerStop, .param_count = 0, .result_count = 0};

CB_WRAPPER(cudaProfilerStop)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaProfilerStop, &args, nargs, kwnames, slots))
        return NULL;
    fn_cudaProfilerStop *call = cb_symbol_address(&symbols[S_cudaProfilerStop]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaProfilerStop, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphicsEGLRegisterImage(cudaGraphicsResource_t *pCudaResource, EGLImageKHR
//     image, unsigned int flags)
static const char *const params_cudaGraphicsEGLRegisterImage[] = {"image", "flags", NULL};
static const cb_function f_cudaGraphicsEGLRegisterImage = {.name = "cudaGraphicsEGLRegisterImage",
    .params = params_cudaGraphicsEGLRegisterImage, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaGraphicsEGLRegisterImage)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphicsEGLRegisterImage, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphicsResource_t pCudaResource = NULL;
    EGLImageKHR image;
    uint32_t flags;
    if (cb_as_handle(m, T_EGLImageKHR, args[0], &image) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphicsEGLRegisterImage *call =
        cb_symbol_address(&symbols[S_cudaGraphicsEGLRegisterImage]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, image, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsEGLRegisterImage, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraphicsResource_t, &pCudaResource));
}

// cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream)
static const char *const params_cudaEGLStreamConsumerConnect[] = {"eglStream", NULL};
static const cb_function f_cudaEGLStreamConsumerConnect = {.name = "cudaEGLStreamConsumerConnect",
    .params = params_cudaEGLStreamConsumerConnect, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaEGLStreamConsumerConnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaEGLStreamConsumerConnect, &args, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection conn = NULL;
    EGLStreamKHR eglStream;
    if (cb_as_handle(m, T_EGLStreamKHR, args[0], &eglStream) < 0)
        return NULL;
    fn_cudaEGLStreamConsumerConnect *call =
        cb_symbol_address(&symbols[S_cudaEGLStreamConsumerConnect]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, eglStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEGLStreamConsumerConnect, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEglStreamConnection, &conn));
}

// cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn, EGLStreamKHR
//     eglStream, unsigned int flags)
static const char *const params_cudaEGLStreamConsumerConnectWithFlags[] = {"eglStream", "flags",
    NULL};
static const cb_function f_cudaEGLStreamConsumerConnectWithFlags =
    {.name = "cudaEGLStreamConsumerConnectWithFlags",
    .params = params_cudaEGLStreamConsumerConnectWithFlags, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaEGLStreamConsumerConnectWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaEGLStreamConsumerConnectWithFlags, &args, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection conn = NULL;
    EGLStreamKHR eglStream;
    uint32_t flags;
    if (cb_as_handle(m, T_EGLStreamKHR, args[0], &eglStream) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaEGLStreamConsumerConnectWithFlags *call =
        cb_symbol_address(&symbols[S_cudaEGLStreamConsumerConnectWithFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, eglStream, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEGLStreamConsumerConnectWithFlags, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEglStreamConnection, &conn));
}

// cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)
static const char *const params_cudaEGLStreamConsumerDisconnect[] = {"conn", NULL};
static const cb_function f_cudaEGLStreamConsumerDisconnect =
    {.name = "cudaEGLStreamConsumerDisconnect", .params = params_cudaEGLStreamConsumerDisconnect,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaEGLStreamConsumerDisconnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaEGLStreamConsumerDisconnect, &args, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection *conn;
    if (cb_as_handle_ref(m, T_cudaEglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    fn_cudaEGLStreamConsumerDisconnect *call =
        cb_symbol_address(&symbols[S_cudaEGLStreamConsumerDisconnect]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEGLStreamConsumerDisconnect, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn,
//     cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout)
static const char *const params_cudaEGLStreamConsumerAcquireFrame[] = {"conn", "pCudaResource",
    "pStream", "timeout", NULL};
static const cb_function f_cudaEGLStreamConsumerAcquireFrame =
    {.name = "cudaEGLStreamConsumerAcquireFrame",
    .params = params_cudaEGLStreamConsumerAcquireFrame, .param_count = 4, .result_count = 0};

CB_WRAPPER(cudaEGLStreamConsumerAcquireFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaEGLStreamConsumerAcquireFrame, &args, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection *conn;
    cudaGraphicsResource_t *pCudaResource;
    cudaStream_t *pStream;
    uint32_t timeout;
    if (cb_as_handle_ref(m, T_cudaEglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_cudaGraphicsResource_t, args[1], "pCudaResource", &pCudaResource) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_cudaStream_t, args[2], "pStream", &pStream) < 0)
        return NULL;
    if (cb_as_uint32(args[3], "unsigned int", &timeout) < 0)
        return NULL;
    fn_cudaEGLStreamConsumerAcquireFrame *call =
        cb_symbol_address(&symbols[S_cudaEGLStreamConsumerAcquireFrame]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, pCudaResource, pStream, timeout);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEGLStreamConsumerAcquireFrame, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn,
//     cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream)
static const char *const params_cudaEGLStreamConsumerReleaseFrame[] = {"conn", "pCudaResource",
    "pStream", NULL};
static const cb_function f_cudaEGLStreamConsumerReleaseFrame =
    {.name = "cudaEGLStreamConsumerReleaseFrame",
    .params = params_cudaEGLStreamConsumerReleaseFrame, .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaEGLStreamConsumerReleaseFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaEGLStreamConsumerReleaseFrame, &args, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection *conn;
    cudaGraphicsResource_t pCudaResource;
    cudaStream_t *pStream;
    if (cb_as_handle_ref(m, T_cudaEglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaGraphicsResource_t, args[1], &pCudaResource) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_cudaStream_t, args[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cudaEGLStreamConsumerReleaseFrame *call =
        cb_symbol_address(&symbols[S_cudaEGLStreamConsumerReleaseFrame]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, pCudaResource, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEGLStreamConsumerReleaseFrame, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream,
//     EGLint width, EGLint height)
static const char *const params_cudaEGLStreamProducerConnect[] = {"eglStream", "width", "height",
    NULL};
static const cb_function f_cudaEGLStreamProducerConnect = {.name = "cudaEGLStreamProducerConnect",
    .params = params_cudaEGLStreamProducerConnect, .param_count = 3, .result_count = 1};

CB_WRAPPER(cudaEGLStreamProducerConnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaEGLStreamProducerConnect, &args, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection conn = NULL;
    EGLStreamKHR eglStream;
    EGLint width;
    EGLint height;
    if (cb_as_handle(m, T_EGLStreamKHR, args[0], &eglStream) < 0)
        return NULL;
    if (cb_as_scalar(m, T_EGLint, args[1], &width, sizeof width) < 0)
        return NULL;
    if (cb_as_scalar(m, T_EGLint, args[2], &height, sizeof height) < 0)
        return NULL;
    fn_cudaEGLStreamProducerConnect *call =
        cb_symbol_address(&symbols[S_cudaEGLStreamProducerConnect]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, eglStream, width, height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEGLStreamProducerConnect, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEglStreamConnection, &conn));
}

// cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)
static const char *const params_cudaEGLStreamProducerDisconnect[] = {"conn", NULL};
static const cb_function f_cudaEGLStreamProducerDisconnect =
    {.name = "cudaEGLStreamProducerDisconnect", .params = params_cudaEGLStreamProducerDisconnect,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaEGLStreamProducerDisconnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaEGLStreamProducerDisconnect, &args, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection *conn;
    if (cb_as_handle_ref(m, T_cudaEglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    fn_cudaEGLStreamProducerDisconnect *call =
        cb_symbol_address(&symbols[S_cudaEGLStreamProducerDisconnect]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEGLStreamProducerDisconnect, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn, cudaEglFrame
//     eglframe, cudaStream_t *pStream)
static const char *const params_cudaEGLStreamProducerPresentFrame[] = {"conn", "eglframe",
    "pStream", NULL};
static const cb_function f_cudaEGLStreamProducerPresentFrame =
    {.name = "cudaEGLStreamProducerPresentFrame",
    .params = params_cudaEGLStreamProducerPresentFrame, .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaEGLStreamProducerPresentFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaEGLStreamProducerPresentFrame, &args, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection *conn;
    cudaEglFrame eglframe;
    cudaStream_t *pStream;
    if (cb_as_handle_ref(m, T_cudaEglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    if (cb_as_record_value(m, T_cudaEglFrame, args[1], "eglframe", &eglframe, sizeof eglframe) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_cudaStream_t, args[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cudaEGLStreamProducerPresentFrame *call =
        cb_symbol_address(&symbols[S_cudaEGLStreamProducerPresentFrame]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, eglframe, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEGLStreamProducerPresentFrame, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn, cudaEglFrame
//     *eglframe, cudaStream_t *pStream)
static const char *const params_cudaEGLStreamProducerReturnFrame[] = {"conn", "eglframe",
    "pStream", NULL};
static const cb_function f_cudaEGLStreamProducerReturnFrame =
    {.name = "cudaEGLStreamProducerReturnFrame", .params = params_cudaEGLStreamProducerReturnFrame,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaEGLStreamProducerReturnFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaEGLStreamProducerReturnFrame, &args, nargs, kwnames, slots))
        return NULL;
    cudaEglStreamConnection *conn;
    cudaEglFrame *eglframe;
    cudaStream_t *pStream;
    if (cb_as_handle_ref(m, T_cudaEglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaEglFrame, args[1], "eglframe", &eglframe) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_cudaStream_t, args[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cudaEGLStreamProducerReturnFrame *call =
        cb_symbol_address(&symbols[S_cudaEGLStreamProducerReturnFrame]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, eglframe, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEGLStreamProducerReturnFrame, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame, cudaGraphicsResource_t
//     resource, unsigned int index, unsigned int mipLevel)
static const char *const params_cudaGraphicsResourceGetMappedEglFrame[] = {"resource", "index",
    "mipLevel", NULL};
static const cb_function f_cudaGraphicsResourceGetMappedEglFrame =
    {.name = "cudaGraphicsResourceGetMappedEglFrame",
    .params = params_cudaGraphicsResourceGetMappedEglFrame, .param_count = 3, .result_count = 1};

CB_WRAPPER(cudaGraphicsResourceGetMappedEglFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphicsResourceGetMappedEglFrame, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    PyObject *eglFrame = NULL;
    cudaGraphicsResource_t resource;
    uint32_t index;
    uint32_t mipLevel;
    if (cb_as_handle(m, T_cudaGraphicsResource_t, args[0], &resource) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &index) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &mipLevel) < 0)
        goto done;
    fn_cudaGraphicsResourceGetMappedEglFrame *call =
        cb_symbol_address(&symbols[S_cudaGraphicsResourceGetMappedEglFrame]);
    if (call == NULL)
        goto done;
    eglFrame = cb_record_new(m, T_cudaEglFrame);
    if (eglFrame == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(eglFrame), resource, index, mipLevel);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphicsResourceGetMappedEglFrame, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(eglFrame));
done:
    Py_XDECREF(eglFrame);
    return result;
}

// cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int
//     flags)
static const char *const params_cudaEventCreateFromEGLSync[] = {"eglSync", "flags", NULL};
static const cb_function f_cudaEventCreateFromEGLSync = {.name = "cudaEventCreateFromEGLSync",
    .params = params_cudaEventCreateFromEGLSync, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaEventCreateFromEGLSync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaEventCreateFromEGLSync, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t phEvent = NULL;
    EGLSyncKHR eglSync;
    uint32_t flags;
    if (cb_as_handle(m, T_EGLSyncKHR, args[0], &eglSync) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaEventCreateFromEGLSync *call = cb_symbol_address(&symbols[S_cudaEventCreateFromEGLSync]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phEvent, eglSync, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventCreateFromEGLSync, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEvent_t, &phEvent));
}

// cudaError_t cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices, unsigned int
//     cudaDeviceCount, enum cudaGLDeviceList deviceList)
static const char *const params_cudaGLGetDevices[] = {"cudaDeviceCount", "deviceList", NULL};
static const cb_function f_cudaGLGetDevices = {.name = "cudaGLGetDevices",
    .params = params_cudaGLGetDevices, .param_count = 2, .result_count = 2};

CB_WRAPPER(cudaGLGetDevices)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGLGetDevices, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    unsigned int pCudaDeviceCount = 0;
    cb_array pCudaDevices;
    cb_array_init(&pCudaDevices);
    size_t pCudaDevices_count = 0;
    uint32_t cudaDeviceCount;
    int32_t deviceList;
    if (cb_as_uint32(args[0], "unsigned int", &cudaDeviceCount) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaGLDeviceList, args[1], "deviceList", &deviceList) < 0)
        goto done;
    fn_cudaGLGetDevices *call = cb_symbol_address(&symbols[S_cudaGLGetDevices]);
    if (call == NULL)
        goto done;
    pCudaDevices_count = (size_t)cudaDeviceCount;
    if (cb_array_reserve(&pCudaDevices, pCudaDevices_count, sizeof(int)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaDeviceCount, pCudaDevices.data, cudaDeviceCount,
        (enum cudaGLDeviceList)deviceList);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGLGetDevices, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {PyLong_FromUnsignedLong(pCudaDeviceCount),
        cb_int_list(pCudaDevices.data, pCudaDevices_count, sizeof(int), true)};
    result = cb_return_many(s, &f_cudaGLGetDevices, values);
done:
    cb_array_done(&pCudaDevices);
    return result;
}

// cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource_t *resource, GLuint image, GLenum
//     target, unsigned int flags)
static const char *const params_cudaGraphicsGLRegisterImage[] = {"image", "target", "flags", NULL};
static const cb_function f_cudaGraphicsGLRegisterImage = {.name = "cudaGraphicsGLRegisterImage",
    .params = params_cudaGraphicsGLRegisterImage, .param_count = 3, .result_count = 1};

CB_WRAPPER(cudaGraphicsGLRegisterImage)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphicsGLRegisterImage, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphicsResource_t resource = NULL;
    GLuint image;
    GLenum target;
    uint32_t flags;
    if (cb_as_scalar(m, T_GLuint, args[0], &image, sizeof image) < 0)
        return NULL;
    if (cb_as_scalar(m, T_GLenum, args[1], &target, sizeof target) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphicsGLRegisterImage *call =
        cb_symbol_address(&symbols[S_cudaGraphicsGLRegisterImage]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&resource, image, target, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsGLRegisterImage, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraphicsResource_t, &resource));
}

// cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource_t *resource, GLuint buffer,
//     unsigned int flags)
static const char *const params_cudaGraphicsGLRegisterBuffer[] = {"buffer", "flags", NULL};
static const cb_function f_cudaGraphicsGLRegisterBuffer = {.name = "cudaGraphicsGLRegisterBuffer",
    .params = params_cudaGraphicsGLRegisterBuffer, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaGraphicsGLRegisterBuffer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphicsGLRegisterBuffer, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphicsResource_t resource = NULL;
    GLuint buffer;
    uint32_t flags;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphicsGLRegisterBuffer *call =
        cb_symbol_address(&symbols[S_cudaGraphicsGLRegisterBuffer]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&resource, buffer, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsGLRegisterBuffer, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraphicsResource_t, &resource));
}

// cudaError_t cudaGLSetGLDevice(int device)
static const char *const params_cudaGLSetGLDevice[] = {"device", NULL};
static const cb_function f_cudaGLSetGLDevice = {.name = "cudaGLSetGLDevice",
    .params = params_cudaGLSetGLDevice, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaGLSetGLDevice)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGLSetGLDevice, &args, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    if (cb_as_int32(args[0], "int", &device) < 0)
        return NULL;
    fn_cudaGLSetGLDevice *call = cb_symbol_address(&symbols[S_cudaGLSetGLDevice]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGLSetGLDevice, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGLRegisterBufferObject(GLuint bufObj)
static const char *const params_cudaGLRegisterBufferObject[] = {"bufObj", NULL};
static const cb_function f_cudaGLRegisterBufferObject = {.name = "cudaGLRegisterBufferObject",
    .params = params_cudaGLRegisterBufferObject, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaGLRegisterBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGLRegisterBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    GLuint bufObj;
    if (cb_as_scalar(m, T_GLuint, args[0], &bufObj, sizeof bufObj) < 0)
        return NULL;
    fn_cudaGLRegisterBufferObject *call = cb_symbol_address(&symbols[S_cudaGLRegisterBufferObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(bufObj);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGLRegisterBufferObject, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGLMapBufferObject(void **devPtr, GLuint bufObj)
static const char *const params_cudaGLMapBufferObject[] = {"bufObj", NULL};
static const cb_function f_cudaGLMapBufferObject = {.name = "cudaGLMapBufferObject",
    .params = params_cudaGLMapBufferObject, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGLMapBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGLMapBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    GLuint bufObj;
    if (cb_as_scalar(m, T_GLuint, args[0], &bufObj, sizeof bufObj) < 0)
        return NULL;
    fn_cudaGLMapBufferObject *call = cb_symbol_address(&symbols[S_cudaGLMapBufferObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, bufObj);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGLMapBufferObject, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)devPtr));
}

// cudaError_t cudaGLUnmapBufferObject(GLuint bufObj)
static const char *const params_cudaGLUnmapBufferObject[] = {"bufObj", NULL};
static const cb_function f_cudaGLUnmapBufferObject = {.name = "cudaGLUnmapBufferObject",
    .params = params_cudaGLUnmapBufferObject, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaGLUnmapBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGLUnmapBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    GLuint bufObj;
    if (cb_as_scalar(m, T_GLuint, args[0], &bufObj, sizeof bufObj) < 0)
        return NULL;
    fn_cudaGLUnmapBufferObject *call = cb_symbol_address(&symbols[S_cudaGLUnmapBufferObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(bufObj);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGLUnmapBufferObject, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj)
static const char *const params_cudaGLUnregisterBufferObject[] = {"bufObj", NULL};
static const cb_function f_cudaGLUnregisterBufferObject = {.name = "cudaGLUnregisterBufferObject",
    .params = params_cudaGLUnregisterBufferObject, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaGLUnregisterBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGLUnregisterBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    GLuint bufObj;
    if (cb_as_scalar(m, T_GLuint, args[0], &bufObj, sizeof bufObj) < 0)
        return NULL;
    fn_cudaGLUnregisterBufferObject *call =
        cb_symbol_address(&symbols[S_cudaGLUnregisterBufferObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(bufObj);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGLUnregisterBufferObject, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)
static const char *const params_cudaGLSetBufferObjectMapFlags[] = {"bufObj", "flags", NULL};
static const cb_function f_cudaGLSetBufferObjectMapFlags =
    {.name = "cudaGLSetBufferObjectMapFlags", .params = params_cudaGLSetBufferObjectMapFlags,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaGLSetBufferObjectMapFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGLSetBufferObjectMapFlags, &args, nargs, kwnames, slots))
        return NULL;
    GLuint bufObj;
    uint32_t flags;
    if (cb_as_scalar(m, T_GLuint, args[0], &bufObj, sizeof bufObj) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGLSetBufferObjectMapFlags *call =
        cb_symbol_address(&symbols[S_cudaGLSetBufferObjectMapFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(bufObj, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGLSetBufferObjectMapFlags, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj, cudaStream_t stream)
static const char *const params_cudaGLMapBufferObjectAsync[] = {"bufObj", "stream", NULL};
static const cb_function f_cudaGLMapBufferObjectAsync = {.name = "cudaGLMapBufferObjectAsync",
    .params = params_cudaGLMapBufferObjectAsync, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaGLMapBufferObjectAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGLMapBufferObjectAsync, &args, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    GLuint bufObj;
    cudaStream_t stream;
    if (cb_as_scalar(m, T_GLuint, args[0], &bufObj, sizeof bufObj) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0)
        return NULL;
    fn_cudaGLMapBufferObjectAsync *call = cb_symbol_address(&symbols[S_cudaGLMapBufferObjectAsync]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, bufObj, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGLMapBufferObjectAsync, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)devPtr));
}

// cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)
static const char *const params_cudaGLUnmapBufferObjectAsync[] = {"bufObj", "stream", NULL};
static const cb_function f_cudaGLUnmapBufferObjectAsync = {.name = "cudaGLUnmapBufferObjectAsync",
    .params = params_cudaGLUnmapBufferObjectAsync, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaGLUnmapBufferObjectAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGLUnmapBufferObjectAsync, &args, nargs, kwnames, slots))
        return NULL;
    GLuint bufObj;
    cudaStream_t stream;
    if (cb_as_scalar(m, T_GLuint, args[0], &bufObj, sizeof bufObj) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0)
        return NULL;
    fn_cudaGLUnmapBufferObjectAsync *call =
        cb_symbol_address(&symbols[S_cudaGLUnmapBufferObjectAsync]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(bufObj, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGLUnmapBufferObjectAsync, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice, int
//     (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
static const char *const params_cudaVDPAUGetDevice[] = {"vdpDevice", "vdpGetProcAddress", NULL};
static const cb_function f_cudaVDPAUGetDevice = {.name = "cudaVDPAUGetDevice",
    .params = params_cudaVDPAUGetDevice, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaVDPAUGetDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaVDPAUGetDevice, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    int device = 0;
    VdpDevice vdpDevice;
    cb_address vdpGetProcAddress;
    vdpGetProcAddress.held = false;
    if (cb_as_scalar(m, T_VdpDevice, args[0], &vdpDevice, sizeof vdpDevice) < 0)
        goto done;
    if (cb_as_address(m, args[1], &vdpGetProcAddress) < 0)
        goto done;
    fn_cudaVDPAUGetDevice *call = cb_symbol_address(&symbols[S_cudaVDPAUGetDevice]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&device, vdpDevice, vdpGetProcAddress.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaVDPAUGetDevice, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromLong(device));
done:
    cb_address_release(&vdpGetProcAddress);
    return result;
}

// cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice, int
//     (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
static const char *const params_cudaVDPAUSetVDPAUDevice[] = {"device", "vdpDevice",
    "vdpGetProcAddress", NULL};
static const cb_function f_cudaVDPAUSetVDPAUDevice = {.name = "cudaVDPAUSetVDPAUDevice",
    .params = params_cudaVDPAUSetVDPAUDevice, .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaVDPAUSetVDPAUDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaVDPAUSetVDPAUDevice, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    int32_t device;
    VdpDevice vdpDevice;
    cb_address vdpGetProcAddress;
    vdpGetProcAddress.held = false;
    if (cb_as_int32(args[0], "int", &device) < 0)
        goto done;
    if (cb_as_scalar(m, T_VdpDevice, args[1], &vdpDevice, sizeof vdpDevice) < 0)
        goto done;
    if (cb_as_address(m, args[2], &vdpGetProcAddress) < 0)
        goto done;
    fn_cudaVDPAUSetVDPAUDevice *call = cb_symbol_address(&symbols[S_cudaVDPAUSetVDPAUDevice]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, vdpDevice, vdpGetProcAddress.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaVDPAUSetVDPAUDevice, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&vdpGetProcAddress);
    return result;
}

// cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource_t *resource,
//     VdpVideoSurface vdpSurface, unsigned int flags)
static const char *const params_cudaGraphicsVDPAURegisterVideoSurface[] = {"vdpSurface", "flags",
    NULL};
static const cb_function f_cudaGraphicsVDPAURegisterVideoSurface =
    {.name = "cudaGraphicsVDPAURegisterVideoSurface",
    .params = params_cudaGraphicsVDPAURegisterVideoSurface, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaGraphicsVDPAURegisterVideoSurface)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphicsVDPAURegisterVideoSurface, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphicsResource_t resource = NULL;
    VdpVideoSurface vdpSurface;
    uint32_t flags;
    if (cb_as_scalar(m, T_VdpVideoSurface, args[0], &vdpSurface, sizeof vdpSurface) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphicsVDPAURegisterVideoSurface *call =
        cb_symbol_address(&symbols[S_cudaGraphicsVDPAURegisterVideoSurface]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&resource, vdpSurface, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsVDPAURegisterVideoSurface, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraphicsResource_t, &resource));
}

// cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource_t *resource,
//     VdpOutputSurface vdpSurface, unsigned int flags)
static const char *const params_cudaGraphicsVDPAURegisterOutputSurface[] = {"vdpSurface", "flags",
    NULL};
static const cb_function f_cudaGraphicsVDPAURegisterOutputSurface =
    {.name = "cudaGraphicsVDPAURegisterOutputSurface",
    .params = params_cudaGraphicsVDPAURegisterOutputSurface, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaGraphicsVDPAURegisterOutputSurface)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphicsVDPAURegisterOutputSurface, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphicsResource_t resource = NULL;
    VdpOutputSurface vdpSurface;
    uint32_t flags;
    if (cb_as_scalar(m, T_VdpOutputSurface, args[0], &vdpSurface, sizeof vdpSurface) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphicsVDPAURegisterOutputSurface *call =
        cb_symbol_address(&symbols[S_cudaGraphicsVDPAURegisterOutputSurface]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&resource, vdpSurface, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsVDPAURegisterOutputSurface, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraphicsResource_t, &resource));
}

