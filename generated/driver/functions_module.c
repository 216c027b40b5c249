// functions_module.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuModuleLoad(CUmodule *module, const char *fname)
static const cb_function f_cuModuleLoad = {
    .name = "cuModuleLoad",
    CB_PARAMS("fname"),
    .result_count = 1,
};

CB_WRAPPER(cuModuleLoad)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuModuleLoad, &argv, nargs, kwnames, slots))
        return NULL;
    CUmodule module = NULL;
    cb_address fname;
    fname.held = false;
    if (cb_as_text(argv[0], &fname) < 0)
        goto done;
    fn_cuModuleLoad *call = cb_symbol_address(&driver_symbols[S_cuModuleLoad]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&module, fname.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuModuleLoad, status, argv);
    else
        retval = cb_return1(form, cb_cell_made(form, T_CUmodule, &module));
done:
    cb_address_release(&fname);
    return retval;
}

// CUresult cuModuleLoadData(CUmodule *module, const void *image)
static const cb_function f_cuModuleLoadData = {
    .name = "cuModuleLoadData",
    CB_PARAMS("image"),
    .result_count = 1,
};

CB_WRAPPER(cuModuleLoadData)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuModuleLoadData, &argv, nargs, kwnames, slots))
        return NULL;
    CUmodule module = NULL;
    cb_address image;
    image.held = false;
    if (cb_as_address(py, argv[0], &image) < 0)
        goto done;
    fn_cuModuleLoadData *call = cb_symbol_address(&driver_symbols[S_cuModuleLoadData]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&module, image.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuModuleLoadData, status, argv);
    else
        retval = cb_return1(form, cb_cell_made(form, T_CUmodule, &module));
done:
    cb_address_release(&image);
    return retval;
}

// CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions,
//     CUjit_option *options, void **optionValues)
static const cb_function f_cuModuleLoadDataEx = {
    .name = "cuModuleLoadDataEx",
    CB_PARAMS("image", "numOptions", "options", "optionValues"),
    .result_count = 1,
    .optional_mask = CB_BIT(2) | CB_BIT(3), // options, optionValues
    .auto_mask = CB_BIT(1), // numOptions
};

CB_WRAPPER(cuModuleLoadDataEx)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuModuleLoadDataEx, &argv, nargs, kwnames, slots))
        return NULL;
    CUmodule module = NULL;
    PyObject *module_object = NULL;
    cb_address image;
    uint32_t numOptions;
    cb_options options;
    cb_options_init(&options);
    image.held = false;
    if (cb_as_address(py, argv[0], &image) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &numOptions) < 0)
        || cb_options_keys(py, T_CUjit_option, argv[2], "options", &options) < 0
        || cb_options_values(form, &table_jit_options, argv[3], "optionValues", &options) < 0)
        goto done;
    if (argv[1] == NULL)
        numOptions = (uint32_t)options.keys.length;
    if (cb_array_check(&options.keys, numOptions, "options") < 0
        || cb_options_check(&options, numOptions, "cuModuleLoadDataEx", "optionValues") < 0)
        goto done;
    fn_cuModuleLoadDataEx *call = cb_symbol_address(&driver_symbols[S_cuModuleLoadDataEx]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&module, image.value, numOptions, options.keys.data, options.values);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuModuleLoadDataEx, status, argv);
        goto done;
    }
    module_object = cb_cell_made(form, T_CUmodule, &module);
    if (module_object == NULL)
        goto done;
    cb_options_give(&options, module_object);
    retval = cb_return1(form, cb_take(&module_object));
done:
    Py_XDECREF(module_object);
    cb_address_release(&image);
    cb_options_done(&options);
    return retval;
}

// CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)
static const cb_function f_cuModuleLoadFatBinary = {
    .name = "cuModuleLoadFatBinary",
    CB_PARAMS("fatCubin"),
    .result_count = 1,
};

CB_WRAPPER(cuModuleLoadFatBinary)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuModuleLoadFatBinary, &argv, nargs, kwnames, slots))
        return NULL;
    CUmodule module = NULL;
    cb_address fatCubin;
    fatCubin.held = false;
    if (cb_as_address(py, argv[0], &fatCubin) < 0)
        goto done;
    fn_cuModuleLoadFatBinary *call = cb_symbol_address(&driver_symbols[S_cuModuleLoadFatBinary]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&module, fatCubin.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuModuleLoadFatBinary, status, argv);
    else
        retval = cb_return1(form, cb_cell_made(form, T_CUmodule, &module));
done:
    cb_address_release(&fatCubin);
    return retval;
}

// CUresult cuModuleUnload(CUmodule hmod)
static const cb_function f_cuModuleUnload = {.name = "cuModuleUnload", CB_PARAMS("hmod")};

CB_WRAPPER(cuModuleUnload)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuModuleUnload, &argv, nargs, kwnames, slots))
        return NULL;
    CUmodule hmod;
    if (cb_as_ended_handle(py, T_CUmodule, argv[0], "hmod", &hmod) < 0)
        return NULL;
    fn_cuModuleUnload *call = cb_symbol_address(&driver_symbols[S_cuModuleUnload]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hmod);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuModuleUnload, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)
static const cb_function f_cuModuleGetLoadingMode = {
    .name = "cuModuleGetLoadingMode",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cuModuleGetLoadingMode)
{
    if (!cb_no_arguments(form, &f_cuModuleGetLoadingMode, argv, nargs, kwnames))
        return NULL;
    CUmoduleLoadingMode mode = 0;
    fn_cuModuleGetLoadingMode *call = cb_symbol_address(&driver_symbols[S_cuModuleGetLoadingMode]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&mode);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuModuleGetLoadingMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_CUmoduleLoadingMode, mode));
}

CB_PARAM_LIST(cuModuleGetFunction, "hmod", "name");

// CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)
static const cb_function f_cuModuleGetFunction = {
    .name = "cuModuleGetFunction",
    CB_PARAMS_OF(cuModuleGetFunction),
    .result_count = 1,
};

CB_WRAPPER(cuModuleGetFunction)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuModuleGetFunction, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc = NULL;
    CUmodule hmod;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_CUmodule, argv[0], "hmod", &hmod) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_cuModuleGetFunction *call = cb_symbol_address(&driver_symbols[S_cuModuleGetFunction]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&hfunc, hmod, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuModuleGetFunction, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUfunction, &hfunc));
done:
    cb_address_release(&name);
    return retval;
}

// CUresult cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)
static const cb_function f_cuModuleGetFunctionCount = {
    .name = "cuModuleGetFunctionCount",
    CB_PARAMS("mod"),
    .result_count = 1,
};

CB_WRAPPER(cuModuleGetFunctionCount)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuModuleGetFunctionCount, &argv, nargs, kwnames, slots))
        return NULL;
    unsigned int count = 0;
    CUmodule mod;
    if (cb_as_handle(py, T_CUmodule, argv[0], "mod", &mod) < 0)
        return NULL;
    fn_cuModuleGetFunctionCount *call =
        cb_symbol_address(&driver_symbols[S_cuModuleGetFunctionCount]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&count, mod);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuModuleGetFunctionCount, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(count));
}

// CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions,
//     CUmodule mod)
static const cb_function f_cuModuleEnumerateFunctions = {
    .name = "cuModuleEnumerateFunctions",
    CB_PARAMS("numFunctions", "mod"),
    .result_count = 1,
};

CB_WRAPPER(cuModuleEnumerateFunctions)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuModuleEnumerateFunctions, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array functions;
    uint32_t numFunctions;
    CUmodule mod;
    cb_array_init(&functions);
    if (cb_as_uint32(argv[0], "unsigned int", &numFunctions) < 0
        || cb_as_handle(py, T_CUmodule, argv[1], "mod", &mod) < 0)
        goto done;
    fn_cuModuleEnumerateFunctions *call =
        cb_symbol_address(&driver_symbols[S_cuModuleEnumerateFunctions]);
    if (call == NULL)
        goto done;
    if (cb_array_reserve(&functions, numFunctions, sizeof(CUfunction)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(functions.data, numFunctions, mod);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuModuleEnumerateFunctions, status, argv);
    else
        retval = cb_return1(form, cb_handle_list(py, T_CUfunction, functions.data, numFunctions));
done:
    cb_array_done(&functions);
    return retval;
}

// CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)
static const cb_function f_cuModuleGetGlobal = {
    .name = "cuModuleGetGlobal",
    CB_PARAMS_OF(cuModuleGetFunction),
    .result_count = 2,
};

CB_WRAPPER(cuModuleGetGlobal)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuModuleGetGlobal, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    size_t bytes = 0;
    CUmodule hmod;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_CUmodule, argv[0], "hmod", &hmod) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_cuModuleGetGlobal *call = cb_symbol_address(&driver_symbols[S_cuModuleGetGlobal]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &bytes, hmod, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuModuleGetGlobal, status, argv);
        goto done;
    }
    PyObject *results[] = {cb_cell_new(py, T_CUdeviceptr, &dptr), PyLong_FromSize_t(bytes)};
    retval = cb_return_many(form, &f_cuModuleGetGlobal, results);
done:
    cb_address_release(&name);
    return retval;
}

// CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues,
//     CUlinkState *stateOut)
static const cb_function f_cuLinkCreate = {
    .name = "cuLinkCreate",
    CB_PARAMS("numOptions", "options", "optionValues"),
    .result_count = 1,
    .optional_mask = CB_BIT(1) | CB_BIT(2), // options, optionValues
    .auto_mask = CB_BIT(0), // numOptions
};

CB_WRAPPER(cuLinkCreate)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuLinkCreate, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t numOptions;
    cb_options options;
    CUlinkState stateOut = NULL;
    PyObject *stateOut_object = NULL;
    cb_options_init(&options);
    if ((argv[0] != NULL && cb_as_uint32(argv[0], "unsigned int", &numOptions) < 0)
        || cb_options_keys(py, T_CUjit_option, argv[1], "options", &options) < 0
        || cb_options_values(form, &table_jit_options, argv[2], "optionValues", &options) < 0)
        goto done;
    if (argv[0] == NULL)
        numOptions = (uint32_t)options.keys.length;
    if (cb_array_check(&options.keys, numOptions, "options") < 0
        || cb_options_check(&options, numOptions, "cuLinkCreate", "optionValues") < 0)
        goto done;
    fn_cuLinkCreate *call = cb_symbol_address(&driver_symbols[S_cuLinkCreate]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(numOptions, options.keys.data, options.values, &stateOut);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuLinkCreate, status, argv);
        goto done;
    }
    stateOut_object = cb_cell_made(form, T_CUlinkState, &stateOut);
    if (stateOut_object == NULL)
        goto done;
    cb_options_give(&options, stateOut_object);
    retval = cb_return1(form, cb_take(&stateOut_object));
done:
    cb_options_done(&options);
    Py_XDECREF(stateOut_object);
    return retval;
}

// CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size,
//     const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues)
static const cb_function f_cuLinkAddData = {
    .name = "cuLinkAddData",
    CB_PARAMS("state", "typename", "data", "size", "name", "numOptions", "options", "optionValues"),
    .optional_mask = CB_BIT(4) | CB_BIT(6) | CB_BIT(7), // name, options, optionValues
    .auto_mask = CB_BIT(5), // numOptions
};

CB_WRAPPER(cuLinkAddData)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cuLinkAddData, &argv, nargs, kwnames, slots))
        return NULL;
    CUlinkState state;
    int32_t type;
    cb_address data, name;
    uint64_t size;
    uint32_t numOptions;
    cb_options options;
    cb_options_init(&options);
    data.held = name.held = false;
    if (cb_as_handle(py, T_CUlinkState, argv[0], "state", &state) < 0
        || cb_as_enum(py, T_CUjitInputType, argv[1], "typename", &type) < 0
        || cb_as_address(py, argv[2], &data) < 0
        || cb_as_uint64(argv[3], "size_t", &size) < 0
        || cb_as_optional_text(argv[4], &name) < 0
        || (argv[5] != NULL && cb_as_uint32(argv[5], "unsigned int", &numOptions) < 0)
        || cb_options_keys(py, T_CUjit_option, argv[6], "options", &options) < 0
        || cb_options_values(form, &table_jit_options, argv[7], "optionValues", &options) < 0)
        goto done;
    if (argv[5] == NULL)
        numOptions = (uint32_t)options.keys.length;
    if ((CB_UNLIKELY(data.held) && cb_held_check(&data, "cuLinkAddData", "data", size) < 0)
        || cb_array_check(&options.keys, numOptions, "options") < 0
        || cb_options_check(&options, numOptions, "cuLinkAddData", "optionValues") < 0)
        goto done;
    fn_cuLinkAddData *call = cb_symbol_address(&driver_symbols[S_cuLinkAddData]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(state, type, data.value, size, name.value, numOptions, options.keys.data,
        options.values);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuLinkAddData, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&data);
    cb_address_release(&name);
    cb_options_done(&options);
    return retval;
}

// CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path,
//     unsigned int numOptions, CUjit_option *options, void **optionValues)
static const cb_function f_cuLinkAddFile = {
    .name = "cuLinkAddFile",
    CB_PARAMS("state", "typename", "path", "numOptions", "options", "optionValues"),
    .optional_mask = CB_BIT(4) | CB_BIT(5), // options, optionValues
    .auto_mask = CB_BIT(3), // numOptions
};

CB_WRAPPER(cuLinkAddFile)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cuLinkAddFile, &argv, nargs, kwnames, slots))
        return NULL;
    CUlinkState state;
    int32_t type;
    cb_address path;
    uint32_t numOptions;
    cb_options options;
    cb_options_init(&options);
    path.held = false;
    if (cb_as_handle(py, T_CUlinkState, argv[0], "state", &state) < 0
        || cb_as_enum(py, T_CUjitInputType, argv[1], "typename", &type) < 0
        || cb_as_text(argv[2], &path) < 0
        || (argv[3] != NULL && cb_as_uint32(argv[3], "unsigned int", &numOptions) < 0)
        || cb_options_keys(py, T_CUjit_option, argv[4], "options", &options) < 0
        || cb_options_values(form, &table_jit_options, argv[5], "optionValues", &options) < 0)
        goto done;
    if (argv[3] == NULL)
        numOptions = (uint32_t)options.keys.length;
    if (cb_array_check(&options.keys, numOptions, "options") < 0
        || cb_options_check(&options, numOptions, "cuLinkAddFile", "optionValues") < 0)
        goto done;
    fn_cuLinkAddFile *call = cb_symbol_address(&driver_symbols[S_cuLinkAddFile]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(state, type, path.value, numOptions, options.keys.data, options.values);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuLinkAddFile, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&path);
    cb_options_done(&options);
    return retval;
}

CB_PARAM_LIST(cuLinkComplete, "state");

// CUresult cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)
static const cb_function f_cuLinkComplete = {
    .name = "cuLinkComplete",
    CB_PARAMS_OF(cuLinkComplete),
    .result_count = 2,
};

CB_WRAPPER(cuLinkComplete)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuLinkComplete, &argv, nargs, kwnames, slots))
        return NULL;
    CUlinkState state;
    void *cubinOut = NULL;
    size_t sizeOut = 0;
    if (cb_as_handle(py, T_CUlinkState, argv[0], "state", &state) < 0)
        return NULL;
    fn_cuLinkComplete *call = cb_symbol_address(&driver_symbols[S_cuLinkComplete]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(state, &cubinOut, &sizeOut);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLinkComplete, status, argv);
    PyObject *results[] = {PyLong_FromVoidPtr(cubinOut), PyLong_FromSize_t(sizeOut)};
    return cb_return_many(form, &f_cuLinkComplete, results);
}

// CUresult cuLinkDestroy(CUlinkState state)
static const cb_function f_cuLinkDestroy = {.name = "cuLinkDestroy", CB_PARAMS_OF(cuLinkComplete)};

CB_WRAPPER(cuLinkDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuLinkDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    CUlinkState state;
    if (cb_as_ended_handle(py, T_CUlinkState, argv[0], "state", &state) < 0)
        return NULL;
    fn_cuLinkDestroy *call = cb_symbol_address(&driver_symbols[S_cuLinkDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(state);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLinkDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)
static const cb_function f_cuModuleGetTexRef = {
    .name = "cuModuleGetTexRef",
    CB_PARAMS_OF(cuModuleGetFunction),
    .result_count = 1,
};

CB_WRAPPER(cuModuleGetTexRef)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuModuleGetTexRef, &argv, nargs, kwnames, slots))
        return NULL;
    CUtexref pTexRef = NULL;
    CUmodule hmod;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_CUmodule, argv[0], "hmod", &hmod) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_cuModuleGetTexRef *call = cb_symbol_address(&driver_symbols[S_cuModuleGetTexRef]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pTexRef, hmod, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuModuleGetTexRef, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUtexref, &pTexRef));
done:
    cb_address_release(&name);
    return retval;
}

// CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)
static const cb_function f_cuModuleGetSurfRef = {
    .name = "cuModuleGetSurfRef",
    CB_PARAMS_OF(cuModuleGetFunction),
    .result_count = 1,
};

CB_WRAPPER(cuModuleGetSurfRef)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuModuleGetSurfRef, &argv, nargs, kwnames, slots))
        return NULL;
    CUsurfref pSurfRef = NULL;
    CUmodule hmod;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_CUmodule, argv[0], "hmod", &hmod) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_cuModuleGetSurfRef *call = cb_symbol_address(&driver_symbols[S_cuModuleGetSurfRef]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pSurfRef, hmod, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuModuleGetSurfRef, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUsurfref, &pSurfRef));
done:
    cb_address_release(&name);
    return retval;
}

// CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions,
//     void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions,
//     void **libraryOptionValues, unsigned int numLibraryOptions)
static const cb_function f_cuLibraryLoadData = {
    .name = "cuLibraryLoadData",
    CB_PARAMS("code", "jitOptions", "jitOptionsValues", "numJitOptions", "libraryOptions",
        "libraryOptionValues", "numLibraryOptions"),
    .result_count = 1,
    // jitOptions, jitOptionsValues, libraryOptions, libraryOptionValues
    .optional_mask = CB_BIT(1) | CB_BIT(2) | CB_BIT(4) | CB_BIT(5),
    .auto_mask = CB_BIT(3) | CB_BIT(6), // numJitOptions, numLibraryOptions
};

CB_WRAPPER(cuLibraryLoadData)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cuLibraryLoadData, &argv, nargs, kwnames, slots))
        return NULL;
    CUlibrary library = NULL;
    PyObject *library_object = NULL;
    cb_address code;
    cb_options jitOptions, libraryOptions;
    uint32_t numJitOptions, numLibraryOptions;
    cb_options_init(&jitOptions);
    cb_options_init(&libraryOptions);
    code.held = false;
    if (cb_as_address(py, argv[0], &code) < 0
        || cb_options_keys(py, T_CUjit_option, argv[1], "jitOptions", &jitOptions) < 0
        || cb_options_values(form, &table_jit_options, argv[2], "jitOptionsValues", &jitOptions) < 0
        || (argv[3] != NULL && cb_as_uint32(argv[3], "unsigned int", &numJitOptions) < 0)
        || cb_options_keys(py, T_CUlibraryOption, argv[4], "libraryOptions", &libraryOptions) < 0
        || cb_options_values(form, &table_library_options, argv[5], "libraryOptionValues",
            &libraryOptions) < 0
        || (argv[6] != NULL && cb_as_uint32(argv[6], "unsigned int", &numLibraryOptions) < 0))
        goto done;
    if (argv[3] == NULL)
        numJitOptions = (uint32_t)jitOptions.keys.length;
    if (argv[6] == NULL)
        numLibraryOptions = (uint32_t)libraryOptions.keys.length;
    if (cb_array_check(&jitOptions.keys, numJitOptions, "jitOptions") < 0
        || cb_options_check(&jitOptions, numJitOptions, "cuLibraryLoadData", "jitOptionsValues") < 0
        || cb_array_check(&libraryOptions.keys, numLibraryOptions, "libraryOptions") < 0
        || cb_options_check(&libraryOptions, numLibraryOptions, "cuLibraryLoadData",
            "libraryOptionValues") < 0)
        goto done;
    fn_cuLibraryLoadData *call = cb_symbol_address(&driver_symbols[S_cuLibraryLoadData]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&library, code.value, jitOptions.keys.data, jitOptions.values, numJitOptions,
        libraryOptions.keys.data, libraryOptions.values, numLibraryOptions);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuLibraryLoadData, status, argv);
        goto done;
    }
    library_object = cb_cell_made(form, T_CUlibrary, &library);
    if (library_object == NULL)
        goto done;
    cb_options_give(&jitOptions, library_object);
    retval = cb_return1(form, cb_take(&library_object));
done:
    Py_XDECREF(library_object);
    cb_address_release(&code);
    cb_options_done(&jitOptions);
    cb_options_done(&libraryOptions);
    return retval;
}

// CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName,
//     CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
//     CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)
static const cb_function f_cuLibraryLoadFromFile = {
    .name = "cuLibraryLoadFromFile",
    CB_PARAMS("fileName", "jitOptions", "jitOptionsValues", "numJitOptions", "libraryOptions",
        "libraryOptionValues", "numLibraryOptions"),
    .result_count = 1,
    // jitOptions, jitOptionsValues, libraryOptions, libraryOptionValues
    .optional_mask = CB_BIT(1) | CB_BIT(2) | CB_BIT(4) | CB_BIT(5),
    .auto_mask = CB_BIT(3) | CB_BIT(6), // numJitOptions, numLibraryOptions
};

CB_WRAPPER(cuLibraryLoadFromFile)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cuLibraryLoadFromFile, &argv, nargs, kwnames, slots))
        return NULL;
    CUlibrary library = NULL;
    PyObject *library_object = NULL;
    cb_address fileName;
    cb_options jitOptions, libraryOptions;
    uint32_t numJitOptions, numLibraryOptions;
    cb_options_init(&jitOptions);
    cb_options_init(&libraryOptions);
    fileName.held = false;
    if (cb_as_text(argv[0], &fileName) < 0
        || cb_options_keys(py, T_CUjit_option, argv[1], "jitOptions", &jitOptions) < 0
        || cb_options_values(form, &table_jit_options, argv[2], "jitOptionsValues", &jitOptions) < 0
        || (argv[3] != NULL && cb_as_uint32(argv[3], "unsigned int", &numJitOptions) < 0)
        || cb_options_keys(py, T_CUlibraryOption, argv[4], "libraryOptions", &libraryOptions) < 0
        || cb_options_values(form, &table_library_options, argv[5], "libraryOptionValues",
            &libraryOptions) < 0
        || (argv[6] != NULL && cb_as_uint32(argv[6], "unsigned int", &numLibraryOptions) < 0))
        goto done;
    if (argv[3] == NULL)
        numJitOptions = (uint32_t)jitOptions.keys.length;
    if (argv[6] == NULL)
        numLibraryOptions = (uint32_t)libraryOptions.keys.length;
    if (cb_array_check(&jitOptions.keys, numJitOptions, "jitOptions") < 0
        || cb_options_check(&jitOptions, numJitOptions, "cuLibraryLoadFromFile",
            "jitOptionsValues") < 0
        || cb_array_check(&libraryOptions.keys, numLibraryOptions, "libraryOptions") < 0
        || cb_options_check(&libraryOptions, numLibraryOptions, "cuLibraryLoadFromFile",
            "libraryOptionValues") < 0)
        goto done;
    fn_cuLibraryLoadFromFile *call = cb_symbol_address(&driver_symbols[S_cuLibraryLoadFromFile]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&library, fileName.value, jitOptions.keys.data, jitOptions.values, numJitOptions,
        libraryOptions.keys.data, libraryOptions.values, numLibraryOptions);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuLibraryLoadFromFile, status, argv);
        goto done;
    }
    library_object = cb_cell_made(form, T_CUlibrary, &library);
    if (library_object == NULL)
        goto done;
    cb_options_give(&jitOptions, library_object);
    retval = cb_return1(form, cb_take(&library_object));
done:
    Py_XDECREF(library_object);
    cb_address_release(&fileName);
    cb_options_done(&jitOptions);
    cb_options_done(&libraryOptions);
    return retval;
}

CB_PARAM_LIST(cuLibraryUnload, "library");

// CUresult cuLibraryUnload(CUlibrary library)
static const cb_function f_cuLibraryUnload = {
    .name = "cuLibraryUnload",
    CB_PARAMS_OF(cuLibraryUnload),
};

CB_WRAPPER(cuLibraryUnload)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuLibraryUnload, &argv, nargs, kwnames, slots))
        return NULL;
    CUlibrary library;
    if (cb_as_ended_handle(py, T_CUlibrary, argv[0], "library", &library) < 0)
        return NULL;
    fn_cuLibraryUnload *call = cb_symbol_address(&driver_symbols[S_cuLibraryUnload]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(library);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLibraryUnload, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

CB_PARAM_LIST(cuLibraryGetKernel, "library", "name");

// CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)
static const cb_function f_cuLibraryGetKernel = {
    .name = "cuLibraryGetKernel",
    CB_PARAMS_OF(cuLibraryGetKernel),
    .result_count = 1,
};

CB_WRAPPER(cuLibraryGetKernel)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuLibraryGetKernel, &argv, nargs, kwnames, slots))
        return NULL;
    CUkernel pKernel = NULL;
    CUlibrary library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_CUlibrary, argv[0], "library", &library) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_cuLibraryGetKernel *call = cb_symbol_address(&driver_symbols[S_cuLibraryGetKernel]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pKernel, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuLibraryGetKernel, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUkernel, &pKernel));
done:
    cb_address_release(&name);
    return retval;
}

// CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)
static const cb_function f_cuLibraryGetKernelCount = {
    .name = "cuLibraryGetKernelCount",
    CB_PARAMS("lib"),
    .result_count = 1,
};

CB_WRAPPER(cuLibraryGetKernelCount)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuLibraryGetKernelCount, &argv, nargs, kwnames, slots))
        return NULL;
    unsigned int count = 0;
    CUlibrary lib;
    if (cb_as_handle(py, T_CUlibrary, argv[0], "lib", &lib) < 0)
        return NULL;
    fn_cuLibraryGetKernelCount *call =
        cb_symbol_address(&driver_symbols[S_cuLibraryGetKernelCount]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&count, lib);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLibraryGetKernelCount, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(count));
}

// CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary lib)
static const cb_function f_cuLibraryEnumerateKernels = {
    .name = "cuLibraryEnumerateKernels",
    CB_PARAMS("numKernels", "lib"),
    .result_count = 1,
};

CB_WRAPPER(cuLibraryEnumerateKernels)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuLibraryEnumerateKernels, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array kernels;
    uint32_t numKernels;
    CUlibrary lib;
    cb_array_init(&kernels);
    if (cb_as_uint32(argv[0], "unsigned int", &numKernels) < 0
        || cb_as_handle(py, T_CUlibrary, argv[1], "lib", &lib) < 0)
        goto done;
    fn_cuLibraryEnumerateKernels *call =
        cb_symbol_address(&driver_symbols[S_cuLibraryEnumerateKernels]);
    if (call == NULL)
        goto done;
    if (cb_array_reserve(&kernels, numKernels, sizeof(CUkernel)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(kernels.data, numKernels, lib);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuLibraryEnumerateKernels, status, argv);
    else
        retval = cb_return1(form, cb_handle_list(py, T_CUkernel, kernels.data, numKernels));
done:
    cb_array_done(&kernels);
    return retval;
}

// CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library)
static const cb_function f_cuLibraryGetModule = {
    .name = "cuLibraryGetModule",
    CB_PARAMS_OF(cuLibraryUnload),
    .result_count = 1,
};

CB_WRAPPER(cuLibraryGetModule)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuLibraryGetModule, &argv, nargs, kwnames, slots))
        return NULL;
    CUmodule pMod = NULL;
    CUlibrary library;
    if (cb_as_handle(py, T_CUlibrary, argv[0], "library", &library) < 0)
        return NULL;
    fn_cuLibraryGetModule *call = cb_symbol_address(&driver_symbols[S_cuLibraryGetModule]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pMod, library);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLibraryGetModule, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUmodule, &pMod));
}

CB_PARAM_LIST(cuKernelGetFunction, "kernel");

// CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)
static const cb_function f_cuKernelGetFunction = {
    .name = "cuKernelGetFunction",
    CB_PARAMS_OF(cuKernelGetFunction),
    .result_count = 1,
};

CB_WRAPPER(cuKernelGetFunction)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuKernelGetFunction, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction pFunc = NULL;
    CUkernel kernel;
    if (cb_as_handle(py, T_CUkernel, argv[0], "kernel", &kernel) < 0)
        return NULL;
    fn_cuKernelGetFunction *call = cb_symbol_address(&driver_symbols[S_cuKernelGetFunction]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pFunc, kernel);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuKernelGetFunction, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUfunction, &pFunc));
}

// CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)
static const cb_function f_cuKernelGetLibrary = {
    .name = "cuKernelGetLibrary",
    CB_PARAMS_OF(cuKernelGetFunction),
    .result_count = 1,
};

CB_WRAPPER(cuKernelGetLibrary)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuKernelGetLibrary, &argv, nargs, kwnames, slots))
        return NULL;
    CUlibrary pLib = NULL;
    CUkernel kernel;
    if (cb_as_handle(py, T_CUkernel, argv[0], "kernel", &kernel) < 0)
        return NULL;
    fn_cuKernelGetLibrary *call = cb_symbol_address(&driver_symbols[S_cuKernelGetLibrary]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&pLib, kernel);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuKernelGetLibrary, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUlibrary, &pLib));
}

// CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
//     const char *name)
static const cb_function f_cuLibraryGetGlobal = {
    .name = "cuLibraryGetGlobal",
    CB_PARAMS_OF(cuLibraryGetKernel),
    .result_count = 2,
};

CB_WRAPPER(cuLibraryGetGlobal)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuLibraryGetGlobal, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    size_t bytes = 0;
    CUlibrary library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_CUlibrary, argv[0], "library", &library) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_cuLibraryGetGlobal *call = cb_symbol_address(&driver_symbols[S_cuLibraryGetGlobal]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &bytes, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuLibraryGetGlobal, status, argv);
        goto done;
    }
    PyObject *results[] = {cb_cell_new(py, T_CUdeviceptr, &dptr), PyLong_FromSize_t(bytes)};
    retval = cb_return_many(form, &f_cuLibraryGetGlobal, results);
done:
    cb_address_release(&name);
    return retval;
}

// CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
//     const char *name)
static const cb_function f_cuLibraryGetManaged = {
    .name = "cuLibraryGetManaged",
    CB_PARAMS_OF(cuLibraryGetKernel),
    .result_count = 2,
};

CB_WRAPPER(cuLibraryGetManaged)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuLibraryGetManaged, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    size_t bytes = 0;
    CUlibrary library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_CUlibrary, argv[0], "library", &library) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_cuLibraryGetManaged *call = cb_symbol_address(&driver_symbols[S_cuLibraryGetManaged]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &bytes, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuLibraryGetManaged, status, argv);
        goto done;
    }
    PyObject *results[] = {cb_cell_new(py, T_CUdeviceptr, &dptr), PyLong_FromSize_t(bytes)};
    retval = cb_return_many(form, &f_cuLibraryGetManaged, results);
done:
    cb_address_release(&name);
    return retval;
}

// CUresult cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)
static const cb_function f_cuLibraryGetUnifiedFunction = {
    .name = "cuLibraryGetUnifiedFunction",
    CB_PARAMS("library", "symbol"),
    .result_count = 1,
};

CB_WRAPPER(cuLibraryGetUnifiedFunction)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuLibraryGetUnifiedFunction, &argv, nargs, kwnames, slots))
        return NULL;
    void *fptr = NULL;
    CUlibrary library;
    cb_address symbol;
    symbol.held = false;
    if (cb_as_handle(py, T_CUlibrary, argv[0], "library", &library) < 0
        || cb_as_text(argv[1], &symbol) < 0)
        goto done;
    fn_cuLibraryGetUnifiedFunction *call =
        cb_symbol_address(&driver_symbols[S_cuLibraryGetUnifiedFunction]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&fptr, library, symbol.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuLibraryGetUnifiedFunction, status, argv);
    else
        retval = cb_return1(form, PyLong_FromVoidPtr(fptr));
done:
    cb_address_release(&symbol);
    return retval;
}

// CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel,
//     CUdevice dev)
static const cb_function f_cuKernelGetAttribute = {
    .name = "cuKernelGetAttribute",
    CB_PARAMS("attrib", "kernel", "dev"),
    .result_count = 1,
};

CB_WRAPPER(cuKernelGetAttribute)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuKernelGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    int pi = 0;
    int32_t attrib;
    CUkernel kernel;
    CUdevice dev;
    if (cb_as_enum(py, T_CUfunction_attribute, argv[0], "attrib", &attrib) < 0
        || cb_as_handle(py, T_CUkernel, argv[1], "kernel", &kernel) < 0
        || cb_as_scalar(py, T_CUdevice, argv[2], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuKernelGetAttribute *call = cb_symbol_address(&driver_symbols[S_cuKernelGetAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pi, attrib, kernel, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuKernelGetAttribute, status, argv);
    return cb_return1(form, PyLong_FromLong(pi));
}

// CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel,
//     CUdevice dev)
static const cb_function f_cuKernelSetAttribute = {
    .name = "cuKernelSetAttribute",
    CB_PARAMS("attrib", "val", "kernel", "dev"),
};

CB_WRAPPER(cuKernelSetAttribute)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuKernelSetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t attrib, val;
    CUkernel kernel;
    CUdevice dev;
    if (cb_as_enum(py, T_CUfunction_attribute, argv[0], "attrib", &attrib) < 0
        || cb_as_int32(argv[1], "int", &val) < 0
        || cb_as_handle(py, T_CUkernel, argv[2], "kernel", &kernel) < 0
        || cb_as_scalar(py, T_CUdevice, argv[3], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuKernelSetAttribute *call = cb_symbol_address(&driver_symbols[S_cuKernelSetAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(attrib, val, kernel, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuKernelSetAttribute, status, argv);
    return cb_return0(form);
}

// CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)
static const cb_function f_cuKernelSetCacheConfig = {
    .name = "cuKernelSetCacheConfig",
    CB_PARAMS("kernel", "config", "dev"),
};

CB_WRAPPER(cuKernelSetCacheConfig)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuKernelSetCacheConfig, &argv, nargs, kwnames, slots))
        return NULL;
    CUkernel kernel;
    int32_t config;
    CUdevice dev;
    if (cb_as_handle(py, T_CUkernel, argv[0], "kernel", &kernel) < 0
        || cb_as_enum(py, T_CUfunc_cache, argv[1], "config", &config) < 0
        || cb_as_scalar(py, T_CUdevice, argv[2], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuKernelSetCacheConfig *call = cb_symbol_address(&driver_symbols[S_cuKernelSetCacheConfig]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(kernel, config, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuKernelSetCacheConfig, status, argv);
    return cb_return0(form);
}

// CUresult cuKernelGetName(const char **name, CUkernel hfunc)
static const cb_function f_cuKernelGetName = {
    .name = "cuKernelGetName",
    CB_PARAMS("hfunc"),
    .result_count = 1,
};

CB_WRAPPER(cuKernelGetName)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuKernelGetName, &argv, nargs, kwnames, slots))
        return NULL;
    const char *name = NULL;
    CUkernel hfunc;
    if (cb_as_handle(py, T_CUkernel, argv[0], "hfunc", &hfunc) < 0)
        return NULL;
    fn_cuKernelGetName *call = cb_symbol_address(&driver_symbols[S_cuKernelGetName]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&name, hfunc);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuKernelGetName, status, argv);
    return cb_return1(form, cb_string_result(form, name));
}

// CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset,
//     size_t *paramSize)
static const cb_function f_cuKernelGetParamInfo = {
    .name = "cuKernelGetParamInfo",
    CB_PARAMS("kernel", "paramIndex"),
    .result_count = 2,
};

CB_WRAPPER(cuKernelGetParamInfo)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuKernelGetParamInfo, &argv, nargs, kwnames, slots))
        return NULL;
    CUkernel kernel;
    uint64_t paramIndex;
    size_t paramOffset = 0, paramSize = 0;
    if (cb_as_handle(py, T_CUkernel, argv[0], "kernel", &kernel) < 0
        || cb_as_uint64(argv[1], "size_t", &paramIndex) < 0)
        return NULL;
    fn_cuKernelGetParamInfo *call = cb_symbol_address(&driver_symbols[S_cuKernelGetParamInfo]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(kernel, paramIndex, &paramOffset, &paramSize);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuKernelGetParamInfo, status, argv);
    PyObject *results[] = {PyLong_FromSize_t(paramOffset), PyLong_FromSize_t(paramSize)};
    return cb_return_many(form, &f_cuKernelGetParamInfo, results);
}

// CUresult cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)
static const cb_function f_cuKernelGetParamCount = {
    .name = "cuKernelGetParamCount",
    CB_PARAMS_OF(cuKernelGetFunction),
    .result_count = 1,
};

CB_WRAPPER(cuKernelGetParamCount)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuKernelGetParamCount, &argv, nargs, kwnames, slots))
        return NULL;
    CUkernel kernel;
    size_t paramCount = 0;
    if (cb_as_handle(py, T_CUkernel, argv[0], "kernel", &kernel) < 0)
        return NULL;
    fn_cuKernelGetParamCount *call = cb_symbol_address(&driver_symbols[S_cuKernelGetParamCount]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(kernel, &paramCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuKernelGetParamCount, status, argv);
    return cb_return1(form, PyLong_FromSize_t(paramCount));
}
