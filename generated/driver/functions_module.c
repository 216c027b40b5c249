// functions_module.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuModuleLoad(CUmodule *module, const char *fname)
static const cb_function f_cuModuleLoad = {.name = "cuModuleLoad",
    .params = (const char *const[]){"fname", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuModuleLoad)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuModuleLoad, &args, nargs, kwnames, slots))
        return NULL;
    CUmodule module = NULL;
    cb_address fname;
    fname.held = false;
    if (cb_as_text(args[0], false, &fname) < 0)
        goto done;
    fn_cuModuleLoad *call = cb_symbol_address(&symbols[S_cuModuleLoad]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&module, fname.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUmodule, &module));
    else
        result = cb_fail(s, &f_cuModuleLoad, status, args, NULL);
done:
    cb_address_release(&fname);
    return result;
}

// CUresult cuModuleLoadData(CUmodule *module, const void *image)
static const cb_function f_cuModuleLoadData = {.name = "cuModuleLoadData",
    .params = (const char *const[]){"image", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuModuleLoadData)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuModuleLoadData, &args, nargs, kwnames, slots))
        return NULL;
    CUmodule module = NULL;
    cb_address image;
    image.held = false;
    if (cb_as_address(m, args[0], &image) < 0)
        goto done;
    fn_cuModuleLoadData *call = cb_symbol_address(&symbols[S_cuModuleLoadData]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&module, image.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUmodule, &module));
    else
        result = cb_fail(s, &f_cuModuleLoadData, status, args, NULL);
done:
    cb_address_release(&image);
    return result;
}

// CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions,
//     CUjit_option *options, void **optionValues)
static const cb_function f_cuModuleLoadDataEx = {.name = "cuModuleLoadDataEx",
    .params = (const char *const[]){"image", "numOptions", "options", "optionValues", NULL},
    .param_count = 4, .result_count = 1, .optional_mask = 0xc, .auto_mask = 0x2};

CB_WRAPPER(cuModuleLoadDataEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuModuleLoadDataEx, &args, nargs, kwnames, slots))
        return NULL;
    CUmodule module = NULL;
    PyObject *module_object = NULL;
    cb_address image;
    uint32_t numOptions = 0;
    cb_options options;
    cb_options_init(&options);
    image.held = false;
    if (cb_as_address(m, args[0], &image) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &numOptions) < 0)
        || cb_options_keys(m, T_CUjit_option, args[2], "options", &options) < 0
        || cb_options_values(s, &table_jit_options, args[3], "optionValues", &options) < 0)
        goto done;
    if (args[1] == NULL && options.keys.length > (size_t)numOptions)
        numOptions = (uint32_t)options.keys.length;
    if (cb_array_check(&options.keys, (size_t)numOptions) < 0
        || cb_options_check(&options, (size_t)numOptions, "cuModuleLoadDataEx", "optionValues") < 0)
        goto done;
    fn_cuModuleLoadDataEx *call = cb_symbol_address(&symbols[S_cuModuleLoadDataEx]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&module, image.value, numOptions, options.keys.data, options.values);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuModuleLoadDataEx, status, args, NULL);
        goto done;
    }
    module_object = cb_cell_new(m, T_CUmodule, &module);
    if (module_object == NULL)
        goto done;
    cb_options_give(&options, module_object);
    result = cb_return1(s, Py_NewRef(module_object));
done:
    Py_XDECREF(module_object);
    cb_address_release(&image);
    cb_options_done(&options);
    return result;
}

// CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)
static const cb_function f_cuModuleLoadFatBinary = {.name = "cuModuleLoadFatBinary",
    .params = (const char *const[]){"fatCubin", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuModuleLoadFatBinary)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuModuleLoadFatBinary, &args, nargs, kwnames, slots))
        return NULL;
    CUmodule module = NULL;
    cb_address fatCubin;
    fatCubin.held = false;
    if (cb_as_address(m, args[0], &fatCubin) < 0)
        goto done;
    fn_cuModuleLoadFatBinary *call = cb_symbol_address(&symbols[S_cuModuleLoadFatBinary]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&module, fatCubin.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUmodule, &module));
    else
        result = cb_fail(s, &f_cuModuleLoadFatBinary, status, args, NULL);
done:
    cb_address_release(&fatCubin);
    return result;
}

// CUresult cuModuleUnload(CUmodule hmod)
static const cb_function f_cuModuleUnload = {.name = "cuModuleUnload",
    .params = (const char *const[]){"hmod", NULL}, .param_count = 1};

CB_WRAPPER(cuModuleUnload)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuModuleUnload, &args, nargs, kwnames, slots))
        return NULL;
    CUmodule hmod;
    if (cb_as_handle(m, T_CUmodule, args[0], &hmod) < 0)
        return NULL;
    fn_cuModuleUnload *call = cb_symbol_address(&symbols[S_cuModuleUnload]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hmod);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuModuleUnload, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)
static const cb_function f_cuModuleGetLoadingMode = {.name = "cuModuleGetLoadingMode",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(cuModuleGetLoadingMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuModuleGetLoadingMode, &args, nargs, kwnames, slots))
        return NULL;
    CUmoduleLoadingMode mode = 0;
    fn_cuModuleGetLoadingMode *call = cb_symbol_address(&symbols[S_cuModuleGetLoadingMode]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuModuleGetLoadingMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUmoduleLoadingMode, mode));
}

// CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)
static const cb_function f_cuModuleGetFunction = {.name = "cuModuleGetFunction",
    .params = (const char *const[]){"hmod", "name", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuModuleGetFunction)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuModuleGetFunction, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc = NULL;
    CUmodule hmod;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUmodule, args[0], &hmod) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cuModuleGetFunction *call = cb_symbol_address(&symbols[S_cuModuleGetFunction]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&hfunc, hmod, name.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUfunction, &hfunc));
    else
        result = cb_fail(s, &f_cuModuleGetFunction, status, args, NULL);
done:
    cb_address_release(&name);
    return result;
}

// CUresult cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)
static const cb_function f_cuModuleGetFunctionCount = {.name = "cuModuleGetFunctionCount",
    .params = (const char *const[]){"mod", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuModuleGetFunctionCount)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuModuleGetFunctionCount, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int count = 0;
    CUmodule mod;
    if (cb_as_handle(m, T_CUmodule, args[0], &mod) < 0)
        return NULL;
    fn_cuModuleGetFunctionCount *call = cb_symbol_address(&symbols[S_cuModuleGetFunctionCount]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&count, mod);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuModuleGetFunctionCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(count));
}

// CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions,
//     CUmodule mod)
static const cb_function f_cuModuleEnumerateFunctions = {.name = "cuModuleEnumerateFunctions",
    .params = (const char *const[]){"numFunctions", "mod", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuModuleEnumerateFunctions)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuModuleEnumerateFunctions, &args, nargs, kwnames, slots))
        return NULL;
    cb_array functions;
    size_t functions_count = 0;
    uint32_t numFunctions;
    CUmodule mod;
    cb_array_init(&functions);
    if (cb_as_uint32(args[0], "unsigned int", &numFunctions) < 0
        || cb_as_handle(m, T_CUmodule, args[1], &mod) < 0)
        goto done;
    fn_cuModuleEnumerateFunctions *call = cb_symbol_address(&symbols[S_cuModuleEnumerateFunctions]);
    if (call == NULL)
        goto done;
    functions_count = (size_t)numFunctions;
    if (cb_array_reserve(&functions, functions_count, sizeof(CUfunction)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(functions.data, numFunctions, mod);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_handle_list(m, T_CUfunction, functions.data, functions_count));
    else
        result = cb_fail(s, &f_cuModuleEnumerateFunctions, status, args, NULL);
done:
    cb_array_done(&functions);
    return result;
}

// CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)
static const cb_function f_cuModuleGetGlobal = {.name = "cuModuleGetGlobal",
    .params = (const char *const[]){"hmod", "name", NULL}, .param_count = 2, .result_count = 2};

CB_WRAPPER(cuModuleGetGlobal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuModuleGetGlobal, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    size_t bytes = 0;
    CUmodule hmod;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUmodule, args[0], &hmod) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cuModuleGetGlobal *call = cb_symbol_address(&symbols[S_cuModuleGetGlobal]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &bytes, hmod, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuModuleGetGlobal, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &dptr), PyLong_FromUnsignedLong(bytes)};
    result = cb_return_many(s, &f_cuModuleGetGlobal, values);
done:
    cb_address_release(&name);
    return result;
}

// CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues,
//     CUlinkState *stateOut)
static const cb_function f_cuLinkCreate = {.name = "cuLinkCreate",
    .params = (const char *const[]){"numOptions", "options", "optionValues", NULL},
    .param_count = 3, .result_count = 1, .optional_mask = 0x6, .auto_mask = 0x1};

CB_WRAPPER(cuLinkCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuLinkCreate, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t numOptions = 0;
    cb_options options;
    CUlinkState stateOut = NULL;
    PyObject *stateOut_object = NULL;
    cb_options_init(&options);
    if ((args[0] != NULL && cb_as_uint32(args[0], "unsigned int", &numOptions) < 0)
        || cb_options_keys(m, T_CUjit_option, args[1], "options", &options) < 0
        || cb_options_values(s, &table_jit_options, args[2], "optionValues", &options) < 0)
        goto done;
    if (args[0] == NULL && options.keys.length > (size_t)numOptions)
        numOptions = (uint32_t)options.keys.length;
    if (cb_array_check(&options.keys, (size_t)numOptions) < 0
        || cb_options_check(&options, (size_t)numOptions, "cuLinkCreate", "optionValues") < 0)
        goto done;
    fn_cuLinkCreate *call = cb_symbol_address(&symbols[S_cuLinkCreate]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(numOptions, options.keys.data, options.values, &stateOut);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLinkCreate, status, args, NULL);
        goto done;
    }
    stateOut_object = cb_cell_new(m, T_CUlinkState, &stateOut);
    if (stateOut_object == NULL)
        goto done;
    cb_options_give(&options, stateOut_object);
    result = cb_return1(s, Py_NewRef(stateOut_object));
done:
    cb_options_done(&options);
    Py_XDECREF(stateOut_object);
    return result;
}

// CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size,
//     const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues)
static const cb_function f_cuLinkAddData = {.name = "cuLinkAddData",
    .params = (const char *const[]){"state", "typename", "data", "size", "name", "numOptions",
        "options", "optionValues", NULL},
    .param_count = 8, .optional_mask = 0xd0, .auto_mask = 0x20};

CB_WRAPPER(cuLinkAddData)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cuLinkAddData, &args, nargs, kwnames, slots))
        return NULL;
    CUlinkState state;
    int32_t type;
    cb_address data, name;
    uint64_t size;
    uint32_t numOptions = 0;
    cb_options options;
    cb_options_init(&options);
    data.held = name.held = false;
    if (cb_as_handle(m, T_CUlinkState, args[0], &state) < 0
        || cb_as_enum(m, T_CUjitInputType, args[1], "typename", &type) < 0
        || cb_as_address(m, args[2], &data) < 0
        || cb_as_uint64(args[3], "size_t", &size) < 0
        || cb_as_text(args[4], true, &name) < 0
        || (args[5] != NULL && cb_as_uint32(args[5], "unsigned int", &numOptions) < 0)
        || cb_options_keys(m, T_CUjit_option, args[6], "options", &options) < 0
        || cb_options_values(s, &table_jit_options, args[7], "optionValues", &options) < 0)
        goto done;
    if (args[5] == NULL && options.keys.length > (size_t)numOptions)
        numOptions = (uint32_t)options.keys.length;
    if ((CB_UNLIKELY(data.held)
            && cb_address_check(&data, "cuLinkAddData", "data", CB_COUNT(size)) < 0)
        || cb_array_check(&options.keys, (size_t)numOptions) < 0
        || cb_options_check(&options, (size_t)numOptions, "cuLinkAddData", "optionValues") < 0)
        goto done;
    fn_cuLinkAddData *call = cb_symbol_address(&symbols[S_cuLinkAddData]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(state, (CUjitInputType)type, data.value, size, name.value, numOptions,
        options.keys.data, options.values);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuLinkAddData, status, args, NULL);
done:
    cb_address_release(&data);
    cb_address_release(&name);
    cb_options_done(&options);
    return result;
}

// CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path,
//     unsigned int numOptions, CUjit_option *options, void **optionValues)
static const cb_function f_cuLinkAddFile = {.name = "cuLinkAddFile",
    .params = (const char *const[]){"state", "typename", "path", "numOptions", "options",
        "optionValues", NULL},
    .param_count = 6, .optional_mask = 0x30, .auto_mask = 0x8};

CB_WRAPPER(cuLinkAddFile)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cuLinkAddFile, &args, nargs, kwnames, slots))
        return NULL;
    CUlinkState state;
    int32_t type;
    cb_address path;
    uint32_t numOptions = 0;
    cb_options options;
    cb_options_init(&options);
    path.held = false;
    if (cb_as_handle(m, T_CUlinkState, args[0], &state) < 0
        || cb_as_enum(m, T_CUjitInputType, args[1], "typename", &type) < 0
        || cb_as_text(args[2], false, &path) < 0
        || (args[3] != NULL && cb_as_uint32(args[3], "unsigned int", &numOptions) < 0)
        || cb_options_keys(m, T_CUjit_option, args[4], "options", &options) < 0
        || cb_options_values(s, &table_jit_options, args[5], "optionValues", &options) < 0)
        goto done;
    if (args[3] == NULL && options.keys.length > (size_t)numOptions)
        numOptions = (uint32_t)options.keys.length;
    if (cb_array_check(&options.keys, (size_t)numOptions) < 0
        || cb_options_check(&options, (size_t)numOptions, "cuLinkAddFile", "optionValues") < 0)
        goto done;
    fn_cuLinkAddFile *call = cb_symbol_address(&symbols[S_cuLinkAddFile]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(state, (CUjitInputType)type, path.value, numOptions, options.keys.data,
        options.values);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuLinkAddFile, status, args, NULL);
done:
    cb_address_release(&path);
    cb_options_done(&options);
    return result;
}

// CUresult cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)
static const cb_function f_cuLinkComplete = {.name = "cuLinkComplete",
    .params = (const char *const[]){"state", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuLinkComplete)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLinkComplete, &args, nargs, kwnames, slots))
        return NULL;
    CUlinkState state;
    void *cubinOut = NULL;
    size_t sizeOut = 0;
    if (cb_as_handle(m, T_CUlinkState, args[0], &state) < 0)
        return NULL;
    fn_cuLinkComplete *call = cb_symbol_address(&symbols[S_cuLinkComplete]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(state, &cubinOut, &sizeOut);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLinkComplete, status, args, NULL);
    PyObject *values[] = {PyLong_FromVoidPtr((void *)cubinOut), PyLong_FromUnsignedLong(sizeOut)};
    return cb_return_many(s, &f_cuLinkComplete, values);
}

// CUresult cuLinkDestroy(CUlinkState state)
static const cb_function f_cuLinkDestroy = {.name = "cuLinkDestroy",
    .params = (const char *const[]){"state", NULL}, .param_count = 1};

CB_WRAPPER(cuLinkDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLinkDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUlinkState state;
    if (cb_as_handle(m, T_CUlinkState, args[0], &state) < 0)
        return NULL;
    fn_cuLinkDestroy *call = cb_symbol_address(&symbols[S_cuLinkDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(state);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLinkDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)
static const cb_function f_cuModuleGetTexRef = {.name = "cuModuleGetTexRef",
    .params = (const char *const[]){"hmod", "name", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuModuleGetTexRef)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuModuleGetTexRef, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref pTexRef = NULL;
    CUmodule hmod;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUmodule, args[0], &hmod) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cuModuleGetTexRef *call = cb_symbol_address(&symbols[S_cuModuleGetTexRef]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pTexRef, hmod, name.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUtexref, &pTexRef));
    else
        result = cb_fail(s, &f_cuModuleGetTexRef, status, args, NULL);
done:
    cb_address_release(&name);
    return result;
}

// CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)
static const cb_function f_cuModuleGetSurfRef = {.name = "cuModuleGetSurfRef",
    .params = (const char *const[]){"hmod", "name", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuModuleGetSurfRef)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuModuleGetSurfRef, &args, nargs, kwnames, slots))
        return NULL;
    CUsurfref pSurfRef = NULL;
    CUmodule hmod;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUmodule, args[0], &hmod) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cuModuleGetSurfRef *call = cb_symbol_address(&symbols[S_cuModuleGetSurfRef]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pSurfRef, hmod, name.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUsurfref, &pSurfRef));
    else
        result = cb_fail(s, &f_cuModuleGetSurfRef, status, args, NULL);
done:
    cb_address_release(&name);
    return result;
}

// CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions,
//     void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions,
//     void **libraryOptionValues, unsigned int numLibraryOptions)
static const cb_function f_cuLibraryLoadData = {.name = "cuLibraryLoadData",
    .params = (const char *const[]){"code", "jitOptions", "jitOptionsValues", "numJitOptions",
        "libraryOptions", "libraryOptionValues", "numLibraryOptions", NULL},
    .param_count = 7, .result_count = 1, .optional_mask = 0x36, .auto_mask = 0x48};

CB_WRAPPER(cuLibraryLoadData)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cuLibraryLoadData, &args, nargs, kwnames, slots))
        return NULL;
    CUlibrary library = NULL;
    PyObject *library_object = NULL;
    cb_address code;
    cb_options jitOptions, libraryOptions;
    uint32_t numJitOptions = 0, numLibraryOptions = 0;
    cb_options_init(&jitOptions);
    cb_options_init(&libraryOptions);
    code.held = false;
    if (cb_as_address(m, args[0], &code) < 0
        || cb_options_keys(m, T_CUjit_option, args[1], "jitOptions", &jitOptions) < 0
        || cb_options_values(s, &table_jit_options, args[2], "jitOptionsValues", &jitOptions) < 0
        || (args[3] != NULL && cb_as_uint32(args[3], "unsigned int", &numJitOptions) < 0)
        || cb_options_keys(m, T_CUlibraryOption, args[4], "libraryOptions", &libraryOptions) < 0
        || cb_options_values(s, &table_library_options, args[5], "libraryOptionValues",
            &libraryOptions) < 0
        || (args[6] != NULL && cb_as_uint32(args[6], "unsigned int", &numLibraryOptions) < 0))
        goto done;
    if (args[3] == NULL && jitOptions.keys.length > (size_t)numJitOptions)
        numJitOptions = (uint32_t)jitOptions.keys.length;
    if (args[6] == NULL && libraryOptions.keys.length > (size_t)numLibraryOptions)
        numLibraryOptions = (uint32_t)libraryOptions.keys.length;
    if (cb_array_check(&jitOptions.keys, (size_t)numJitOptions) < 0
        || cb_options_check(&jitOptions, (size_t)numJitOptions, "cuLibraryLoadData",
            "jitOptionsValues") < 0
        || cb_array_check(&libraryOptions.keys, (size_t)numLibraryOptions) < 0
        || cb_options_check(&libraryOptions, (size_t)numLibraryOptions, "cuLibraryLoadData",
            "libraryOptionValues") < 0)
        goto done;
    fn_cuLibraryLoadData *call = cb_symbol_address(&symbols[S_cuLibraryLoadData]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&library, code.value, jitOptions.keys.data, jitOptions.values, numJitOptions,
        libraryOptions.keys.data, libraryOptions.values, numLibraryOptions);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLibraryLoadData, status, args, NULL);
        goto done;
    }
    library_object = cb_cell_new(m, T_CUlibrary, &library);
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

// CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName,
//     CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
//     CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)
static const cb_function f_cuLibraryLoadFromFile = {.name = "cuLibraryLoadFromFile",
    .params = (const char *const[]){"fileName", "jitOptions", "jitOptionsValues", "numJitOptions",
        "libraryOptions", "libraryOptionValues", "numLibraryOptions", NULL},
    .param_count = 7, .result_count = 1, .optional_mask = 0x36, .auto_mask = 0x48};

CB_WRAPPER(cuLibraryLoadFromFile)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cuLibraryLoadFromFile, &args, nargs, kwnames, slots))
        return NULL;
    CUlibrary library = NULL;
    PyObject *library_object = NULL;
    cb_address fileName;
    cb_options jitOptions, libraryOptions;
    uint32_t numJitOptions = 0, numLibraryOptions = 0;
    cb_options_init(&jitOptions);
    cb_options_init(&libraryOptions);
    fileName.held = false;
    if (cb_as_text(args[0], false, &fileName) < 0
        || cb_options_keys(m, T_CUjit_option, args[1], "jitOptions", &jitOptions) < 0
        || cb_options_values(s, &table_jit_options, args[2], "jitOptionsValues", &jitOptions) < 0
        || (args[3] != NULL && cb_as_uint32(args[3], "unsigned int", &numJitOptions) < 0)
        || cb_options_keys(m, T_CUlibraryOption, args[4], "libraryOptions", &libraryOptions) < 0
        || cb_options_values(s, &table_library_options, args[5], "libraryOptionValues",
            &libraryOptions) < 0
        || (args[6] != NULL && cb_as_uint32(args[6], "unsigned int", &numLibraryOptions) < 0))
        goto done;
    if (args[3] == NULL && jitOptions.keys.length > (size_t)numJitOptions)
        numJitOptions = (uint32_t)jitOptions.keys.length;
    if (args[6] == NULL && libraryOptions.keys.length > (size_t)numLibraryOptions)
        numLibraryOptions = (uint32_t)libraryOptions.keys.length;
    if (cb_array_check(&jitOptions.keys, (size_t)numJitOptions) < 0
        || cb_options_check(&jitOptions, (size_t)numJitOptions, "cuLibraryLoadFromFile",
            "jitOptionsValues") < 0
        || cb_array_check(&libraryOptions.keys, (size_t)numLibraryOptions) < 0
        || cb_options_check(&libraryOptions, (size_t)numLibraryOptions, "cuLibraryLoadFromFile",
            "libraryOptionValues") < 0)
        goto done;
    fn_cuLibraryLoadFromFile *call = cb_symbol_address(&symbols[S_cuLibraryLoadFromFile]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&library, fileName.value, jitOptions.keys.data, jitOptions.values, numJitOptions,
        libraryOptions.keys.data, libraryOptions.values, numLibraryOptions);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLibraryLoadFromFile, status, args, NULL);
        goto done;
    }
    library_object = cb_cell_new(m, T_CUlibrary, &library);
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

// CUresult cuLibraryUnload(CUlibrary library)
static const cb_function f_cuLibraryUnload = {.name = "cuLibraryUnload",
    .params = (const char *const[]){"library", NULL}, .param_count = 1};

CB_WRAPPER(cuLibraryUnload)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLibraryUnload, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuLibraryGetKernel = {.name = "cuLibraryGetKernel",
    .params = (const char *const[]){"library", "name", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuLibraryGetKernel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuLibraryGetKernel, &args, nargs, kwnames, slots))
        return NULL;
    CUkernel pKernel = NULL;
    CUlibrary library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUlibrary, args[0], &library) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cuLibraryGetKernel *call = cb_symbol_address(&symbols[S_cuLibraryGetKernel]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pKernel, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUkernel, &pKernel));
    else
        result = cb_fail(s, &f_cuLibraryGetKernel, status, args, NULL);
done:
    cb_address_release(&name);
    return result;
}

// CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)
static const cb_function f_cuLibraryGetKernelCount = {.name = "cuLibraryGetKernelCount",
    .params = (const char *const[]){"lib", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuLibraryGetKernelCount)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLibraryGetKernelCount, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int count = 0;
    CUlibrary lib;
    if (cb_as_handle(m, T_CUlibrary, args[0], &lib) < 0)
        return NULL;
    fn_cuLibraryGetKernelCount *call = cb_symbol_address(&symbols[S_cuLibraryGetKernelCount]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&count, lib);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLibraryGetKernelCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(count));
}

// CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary lib)
static const cb_function f_cuLibraryEnumerateKernels = {.name = "cuLibraryEnumerateKernels",
    .params = (const char *const[]){"numKernels", "lib", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuLibraryEnumerateKernels)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuLibraryEnumerateKernels, &args, nargs, kwnames, slots))
        return NULL;
    cb_array kernels;
    size_t kernels_count = 0;
    uint32_t numKernels;
    CUlibrary lib;
    cb_array_init(&kernels);
    if (cb_as_uint32(args[0], "unsigned int", &numKernels) < 0
        || cb_as_handle(m, T_CUlibrary, args[1], &lib) < 0)
        goto done;
    fn_cuLibraryEnumerateKernels *call = cb_symbol_address(&symbols[S_cuLibraryEnumerateKernels]);
    if (call == NULL)
        goto done;
    kernels_count = (size_t)numKernels;
    if (cb_array_reserve(&kernels, kernels_count, sizeof(CUkernel)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(kernels.data, numKernels, lib);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_handle_list(m, T_CUkernel, kernels.data, kernels_count));
    else
        result = cb_fail(s, &f_cuLibraryEnumerateKernels, status, args, NULL);
done:
    cb_array_done(&kernels);
    return result;
}

// CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library)
static const cb_function f_cuLibraryGetModule = {.name = "cuLibraryGetModule",
    .params = (const char *const[]){"library", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuLibraryGetModule)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLibraryGetModule, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuKernelGetFunction = {.name = "cuKernelGetFunction",
    .params = (const char *const[]){"kernel", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuKernelGetFunction)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuKernelGetFunction, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cuKernelGetLibrary = {.name = "cuKernelGetLibrary",
    .params = (const char *const[]){"kernel", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuKernelGetLibrary)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuKernelGetLibrary, &args, nargs, kwnames, slots))
        return NULL;
    CUlibrary pLib = NULL;
    CUkernel kernel;
    if (cb_as_handle(m, T_CUkernel, args[0], &kernel) < 0)
        return NULL;
    fn_cuKernelGetLibrary *call = cb_symbol_address(&symbols[S_cuKernelGetLibrary]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pLib, kernel);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelGetLibrary, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUlibrary, &pLib));
}

// CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
//     const char *name)
static const cb_function f_cuLibraryGetGlobal = {.name = "cuLibraryGetGlobal",
    .params = (const char *const[]){"library", "name", NULL}, .param_count = 2, .result_count = 2};

CB_WRAPPER(cuLibraryGetGlobal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuLibraryGetGlobal, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    size_t bytes = 0;
    CUlibrary library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUlibrary, args[0], &library) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cuLibraryGetGlobal *call = cb_symbol_address(&symbols[S_cuLibraryGetGlobal]);
    if (call == NULL)
        goto done;
    CUresult status;
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

// CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
//     const char *name)
static const cb_function f_cuLibraryGetManaged = {.name = "cuLibraryGetManaged",
    .params = (const char *const[]){"library", "name", NULL}, .param_count = 2, .result_count = 2};

CB_WRAPPER(cuLibraryGetManaged)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuLibraryGetManaged, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    size_t bytes = 0;
    CUlibrary library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUlibrary, args[0], &library) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cuLibraryGetManaged *call = cb_symbol_address(&symbols[S_cuLibraryGetManaged]);
    if (call == NULL)
        goto done;
    CUresult status;
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
static const cb_function f_cuLibraryGetUnifiedFunction = {.name = "cuLibraryGetUnifiedFunction",
    .params = (const char *const[]){"library", "symbol", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuLibraryGetUnifiedFunction)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuLibraryGetUnifiedFunction, &args, nargs, kwnames, slots))
        return NULL;
    void *fptr = NULL;
    CUlibrary library;
    cb_address symbol;
    symbol.held = false;
    if (cb_as_handle(m, T_CUlibrary, args[0], &library) < 0
        || cb_as_text(args[1], false, &symbol) < 0)
        goto done;
    fn_cuLibraryGetUnifiedFunction *call =
        cb_symbol_address(&symbols[S_cuLibraryGetUnifiedFunction]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&fptr, library, symbol.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, PyLong_FromVoidPtr((void *)fptr));
    else
        result = cb_fail(s, &f_cuLibraryGetUnifiedFunction, status, args, NULL);
done:
    cb_address_release(&symbol);
    return result;
}

// CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel,
//     CUdevice dev)
static const cb_function f_cuKernelGetAttribute = {.name = "cuKernelGetAttribute",
    .params = (const char *const[]){"attrib", "kernel", "dev", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cuKernelGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuKernelGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    int pi = 0;
    int32_t attrib;
    CUkernel kernel;
    CUdevice dev;
    if (cb_as_enum(m, T_CUfunction_attribute, args[0], "attrib", &attrib) < 0
        || cb_as_handle(m, T_CUkernel, args[1], &kernel) < 0
        || cb_as_scalar(m, T_CUdevice, args[2], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuKernelGetAttribute *call = cb_symbol_address(&symbols[S_cuKernelGetAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pi, (CUfunction_attribute)attrib, kernel, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelGetAttribute, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(pi));
}

// CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel,
//     CUdevice dev)
static const cb_function f_cuKernelSetAttribute = {.name = "cuKernelSetAttribute",
    .params = (const char *const[]){"attrib", "val", "kernel", "dev", NULL}, .param_count = 4};

CB_WRAPPER(cuKernelSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuKernelSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    int32_t attrib, val;
    CUkernel kernel;
    CUdevice dev;
    if (cb_as_enum(m, T_CUfunction_attribute, args[0], "attrib", &attrib) < 0
        || cb_as_int32(args[1], "int", &val) < 0
        || cb_as_handle(m, T_CUkernel, args[2], &kernel) < 0
        || cb_as_scalar(m, T_CUdevice, args[3], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuKernelSetAttribute *call = cb_symbol_address(&symbols[S_cuKernelSetAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call((CUfunction_attribute)attrib, val, kernel, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelSetAttribute, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)
static const cb_function f_cuKernelSetCacheConfig = {.name = "cuKernelSetCacheConfig",
    .params = (const char *const[]){"kernel", "config", "dev", NULL}, .param_count = 3};

CB_WRAPPER(cuKernelSetCacheConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuKernelSetCacheConfig, &args, nargs, kwnames, slots))
        return NULL;
    CUkernel kernel;
    int32_t config;
    CUdevice dev;
    if (cb_as_handle(m, T_CUkernel, args[0], &kernel) < 0
        || cb_as_enum(m, T_CUfunc_cache, args[1], "config", &config) < 0
        || cb_as_scalar(m, T_CUdevice, args[2], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuKernelSetCacheConfig *call = cb_symbol_address(&symbols[S_cuKernelSetCacheConfig]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(kernel, (CUfunc_cache)config, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelSetCacheConfig, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuKernelGetName(const char **name, CUkernel hfunc)
static const cb_function f_cuKernelGetName = {.name = "cuKernelGetName",
    .params = (const char *const[]){"hfunc", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuKernelGetName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuKernelGetName, &args, nargs, kwnames, slots))
        return NULL;
    const char *name = NULL;
    CUkernel hfunc;
    if (cb_as_handle(m, T_CUkernel, args[0], &hfunc) < 0)
        return NULL;
    fn_cuKernelGetName *call = cb_symbol_address(&symbols[S_cuKernelGetName]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&name, hfunc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelGetName, status, args, NULL);
    return cb_return1(s, cb_string_result(s, name));
}

// CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset,
//     size_t *paramSize)
static const cb_function f_cuKernelGetParamInfo = {.name = "cuKernelGetParamInfo",
    .params = (const char *const[]){"kernel", "paramIndex", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(cuKernelGetParamInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuKernelGetParamInfo, &args, nargs, kwnames, slots))
        return NULL;
    CUkernel kernel;
    uint64_t paramIndex;
    size_t paramOffset = 0, paramSize = 0;
    if (cb_as_handle(m, T_CUkernel, args[0], &kernel) < 0
        || cb_as_uint64(args[1], "size_t", &paramIndex) < 0)
        return NULL;
    fn_cuKernelGetParamInfo *call = cb_symbol_address(&symbols[S_cuKernelGetParamInfo]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(kernel, paramIndex, &paramOffset, &paramSize);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelGetParamInfo, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(paramOffset), PyLong_FromUnsignedLong(paramSize)};
    return cb_return_many(s, &f_cuKernelGetParamInfo, values);
}

// CUresult cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)
static const cb_function f_cuKernelGetParamCount = {.name = "cuKernelGetParamCount",
    .params = (const char *const[]){"kernel", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuKernelGetParamCount)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuKernelGetParamCount, &args, nargs, kwnames, slots))
        return NULL;
    CUkernel kernel;
    size_t paramCount = 0;
    if (cb_as_handle(m, T_CUkernel, args[0], &kernel) < 0)
        return NULL;
    fn_cuKernelGetParamCount *call = cb_symbol_address(&symbols[S_cuKernelGetParamCount]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(kernel, &paramCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelGetParamCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(paramCount));
}

