// functions.c of cubind for NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#include "functions.h"

// const char *nvrtcGetErrorString(nvrtcResult result)
static const cb_function f_nvrtcGetErrorString = {.name = "nvrtcGetErrorString",
    .params = (const char *const[]){"result", NULL}, .param_count = 1};

CB_WRAPPER(nvrtcGetErrorString)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvrtcGetErrorString, &args, nargs, kwnames, slots))
        return NULL;
    int32_t result_;
    if (cb_as_enum(m, T_nvrtcResult, args[0], "result", &result_) < 0)
        return NULL;
    fn_nvrtcGetErrorString *call = cb_symbol_address(&symbols[S_nvrtcGetErrorString]);
    if (call == NULL)
        return NULL;
    const char *status = call((nvrtcResult)result_);
    return cb_return1(s, cb_string_result(s, status));
}

// nvrtcResult nvrtcVersion(int *major, int *minor)
static const cb_function f_nvrtcVersion = {.name = "nvrtcVersion",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 2};

CB_WRAPPER(nvrtcVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvrtcVersion, &args, nargs, kwnames, slots))
        return NULL;
    int major = 0, minor = 0;
    fn_nvrtcVersion *call = cb_symbol_address(&symbols[S_nvrtcVersion]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(&major, &minor);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(s, &f_nvrtcVersion, status, args, NULL);
    PyObject *values[] = {PyLong_FromLong(major), PyLong_FromLong(minor)};
    return cb_return_many(s, &f_nvrtcVersion, values);
}

// nvrtcResult nvrtcGetNumSupportedArchs(int *numArchs)
static const cb_function f_nvrtcGetNumSupportedArchs = {.name = "nvrtcGetNumSupportedArchs",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(nvrtcGetNumSupportedArchs)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvrtcGetNumSupportedArchs, &args, nargs, kwnames, slots))
        return NULL;
    int numArchs = 0;
    fn_nvrtcGetNumSupportedArchs *call = cb_symbol_address(&symbols[S_nvrtcGetNumSupportedArchs]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(&numArchs);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(s, &f_nvrtcGetNumSupportedArchs, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(numArchs));
}

// nvrtcResult nvrtcGetSupportedArchs(int *supportedArchs)
static const cb_function f_nvrtcGetSupportedArchs = {.name = "nvrtcGetSupportedArchs",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(nvrtcGetSupportedArchs)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvrtcGetSupportedArchs, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcResult status;
    cb_array supportedArchs;
    size_t supportedArchs_count = 0;
    cb_array_init(&supportedArchs);
    fn_nvrtcGetSupportedArchs *call = cb_symbol_address(&symbols[S_nvrtcGetSupportedArchs]);
    if (call == NULL)
        goto done;
    int supportedArchs_size = 0;
    fn_nvrtcGetNumSupportedArchs *size_call =
        cb_symbol_address(&symbols[S_nvrtcGetNumSupportedArchs]);
    if (size_call == NULL)
        goto done;
    status = size_call(&supportedArchs_size);
    if (status != NVRTC_SUCCESS) {
        result = cb_fail_asking(s, &f_nvrtcGetSupportedArchs, "nvrtcGetNumSupportedArchs", status,
            args);
        goto done;
    }
    supportedArchs_count = (size_t)supportedArchs_size;
    if (cb_array_reserve(&supportedArchs, supportedArchs_count, sizeof(int)) < 0)
        goto done;
    status = call(supportedArchs.data);
    if (CB_LIKELY(status == NVRTC_SUCCESS))
        result = cb_return1(s,
            cb_int_list(supportedArchs.data, supportedArchs_count, sizeof(int), true));
    else
        result = cb_fail(s, &f_nvrtcGetSupportedArchs, status, args, NULL);
done:
    cb_array_done(&supportedArchs);
    return result;
}

// nvrtcResult nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name,
//     int numHeaders, const char *const *headers, const char *const *includeNames)
static const cb_function f_nvrtcCreateProgram = {.name = "nvrtcCreateProgram",
    .params = (const char *const[]){"src", "name", "numHeaders", "headers", "includeNames", NULL},
    .param_count = 5, .result_count = 1, .optional_mask = 0x1a, .auto_mask = 0x4};

CB_WRAPPER(nvrtcCreateProgram)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_nvrtcCreateProgram, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog = NULL;
    cb_address src, name;
    int32_t numHeaders = 0;
    cb_array headers, includeNames;
    cb_array_init(&headers);
    cb_array_init(&includeNames);
    src.held = name.held = false;
    if (cb_as_text(args[0], false, &src) < 0
        || cb_as_text(args[1], true, &name) < 0
        || (args[2] != NULL && cb_as_int32(args[2], "int", &numHeaders) < 0)
        || cb_array_strings(args[3], "headers", &headers) < 0
        || cb_array_strings(args[4], "includeNames", &includeNames) < 0)
        goto done;
    if (args[2] == NULL && headers.length > (size_t)numHeaders)
        numHeaders = (int32_t)headers.length;
    if (args[2] == NULL && includeNames.length > (size_t)numHeaders)
        numHeaders = (int32_t)includeNames.length;
    if (cb_array_check(&headers, (size_t)numHeaders) < 0
        || cb_array_check(&includeNames, (size_t)numHeaders) < 0)
        goto done;
    fn_nvrtcCreateProgram *call = cb_symbol_address(&symbols[S_nvrtcCreateProgram]);
    if (call == NULL)
        goto done;
    nvrtcResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&prog, src.value, name.value, numHeaders, headers.data, includeNames.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVRTC_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_nvrtcProgram, &prog));
    else
        result = cb_fail(s, &f_nvrtcCreateProgram, status, args, NULL);
done:
    cb_address_release(&src);
    cb_address_release(&name);
    cb_array_done(&headers);
    cb_array_done(&includeNames);
    return result;
}

// nvrtcResult nvrtcDestroyProgram(nvrtcProgram *prog)
static const cb_function f_nvrtcDestroyProgram = {.name = "nvrtcDestroyProgram",
    .params = (const char *const[]){"prog", NULL}, .param_count = 1};

CB_WRAPPER(nvrtcDestroyProgram)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvrtcDestroyProgram, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram *prog;
    const void *prog_key = NULL;
    if (cb_as_handle_ref(m, T_nvrtcProgram, args[0], "prog", &prog) < 0)
        return NULL;
    if (prog != NULL)
        prog_key = *prog;
    fn_nvrtcDestroyProgram *call = cb_symbol_address(&symbols[S_nvrtcDestroyProgram]);
    if (call == NULL)
        return NULL;
    nvrtcResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(prog);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(s, &f_nvrtcDestroyProgram, status, args, NULL);
    cb_closure_unregister(m, prog_key);
    return cb_return0(s);
}

// nvrtcResult nvrtcCompileProgram(nvrtcProgram prog, int numOptions, const char *const *options)
static const cb_function f_nvrtcCompileProgram = {.name = "nvrtcCompileProgram",
    .params = (const char *const[]){"prog", "numOptions", "options", NULL}, .param_count = 3,
    .optional_mask = 0x4, .auto_mask = 0x2};

// What the library has to say about a failure; NULL where it says nothing.
static PyObject *
detail_nvrtcCompileProgram(nvrtcProgram handle)
{
    fn_nvrtcGetProgramLogSize *size_of = cb_symbol_find(&symbols[S_nvrtcGetProgramLogSize]);
    fn_nvrtcGetProgramLog *text_of = cb_symbol_find(&symbols[S_nvrtcGetProgramLog]);
    size_t size = 0;
    if (size_of == NULL || text_of == NULL || size_of(handle, &size) != NVRTC_SUCCESS)
        return NULL;
    PyObject *detail = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
    if (detail != NULL && text_of(handle, PyBytes_AS_STRING(detail)) != NVRTC_SUCCESS)
        Py_CLEAR(detail);
    PyErr_Clear();
    return detail;
}

CB_WRAPPER(nvrtcCompileProgram)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvrtcCompileProgram, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    int32_t numOptions = 0;
    cb_array options;
    cb_array_init(&options);
    if (cb_as_handle(m, T_nvrtcProgram, args[0], &prog) < 0
        || (args[1] != NULL && cb_as_int32(args[1], "int", &numOptions) < 0)
        || cb_array_strings(args[2], "options", &options) < 0)
        goto done;
    if (args[1] == NULL && options.length > (size_t)numOptions)
        numOptions = (int32_t)options.length;
    if (cb_array_check(&options, (size_t)numOptions) < 0)
        goto done;
    fn_nvrtcCompileProgram *call = cb_symbol_address(&symbols[S_nvrtcCompileProgram]);
    if (call == NULL)
        goto done;
    nvrtcResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(prog, numOptions, options.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        PyObject *detail = s->checked ? detail_nvrtcCompileProgram(prog) : NULL;
        result = cb_fail(s, &f_nvrtcCompileProgram, status, args,
            detail ? PyBytes_AS_STRING(detail) : NULL);
        Py_XDECREF(detail);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&options);
    return result;
}

// nvrtcResult nvrtcGetPTXSize(nvrtcProgram prog, size_t *ptxSizeRet)
static const cb_function f_nvrtcGetPTXSize = {.name = "nvrtcGetPTXSize",
    .params = (const char *const[]){"prog", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvrtcGetPTXSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvrtcGetPTXSize, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    size_t ptxSizeRet = 0;
    if (cb_as_handle(m, T_nvrtcProgram, args[0], &prog) < 0)
        return NULL;
    fn_nvrtcGetPTXSize *call = cb_symbol_address(&symbols[S_nvrtcGetPTXSize]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(prog, &ptxSizeRet);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(s, &f_nvrtcGetPTXSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(ptxSizeRet));
}

// nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char *ptx)
static const cb_function f_nvrtcGetPTX = {.name = "nvrtcGetPTX",
    .params = (const char *const[]){"prog", "ptx", NULL}, .param_count = 2, .auto_mask = 0x2};

CB_WRAPPER(nvrtcGetPTX)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvrtcGetPTX, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcResult status;
    nvrtcProgram prog;
    cb_chars ptx;
    cb_chars_init(&ptx);
    if (cb_as_handle(m, T_nvrtcProgram, args[0], &prog) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &ptx) < 0))
        goto done;
    fn_nvrtcGetPTX *call = cb_symbol_address(&symbols[S_nvrtcGetPTX]);
    if (call == NULL)
        goto done;
    size_t ptx_size = 0;
    fn_nvrtcGetPTXSize *size_call = cb_symbol_address(&symbols[S_nvrtcGetPTXSize]);
    if (size_call == NULL)
        goto done;
    status = size_call(prog, &ptx_size);
    if (args[1] == NULL) {
        if (status != NVRTC_SUCCESS) {
            result = cb_fail_asking(s, &f_nvrtcGetPTX, "nvrtcGetPTXSize", status, args);
            goto done;
        }
        if (cb_chars_make(&ptx, ptx_size) < 0)
            goto done;
    }
    else if (status == NVRTC_SUCCESS && cb_chars_check(&ptx, "nvrtcGetPTX", "ptx", ptx_size) < 0)
        goto done;
    status = call(prog, (char *)ptx.data);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        result = cb_fail(s, &f_nvrtcGetPTX, status, args, NULL);
        goto done;
    }
    result = args[1] == NULL ? cb_return1(s, Py_NewRef(ptx.made)) : cb_return0(s);
done:
    cb_chars_release(&ptx);
    return result;
}

// nvrtcResult nvrtcGetCUBINSize(nvrtcProgram prog, size_t *cubinSizeRet)
static const cb_function f_nvrtcGetCUBINSize = {.name = "nvrtcGetCUBINSize",
    .params = (const char *const[]){"prog", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvrtcGetCUBINSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvrtcGetCUBINSize, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    size_t cubinSizeRet = 0;
    if (cb_as_handle(m, T_nvrtcProgram, args[0], &prog) < 0)
        return NULL;
    fn_nvrtcGetCUBINSize *call = cb_symbol_address(&symbols[S_nvrtcGetCUBINSize]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(prog, &cubinSizeRet);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(s, &f_nvrtcGetCUBINSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(cubinSizeRet));
}

// nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)
static const cb_function f_nvrtcGetCUBIN = {.name = "nvrtcGetCUBIN",
    .params = (const char *const[]){"prog", "cubin", NULL}, .param_count = 2, .auto_mask = 0x2};

CB_WRAPPER(nvrtcGetCUBIN)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvrtcGetCUBIN, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcResult status;
    nvrtcProgram prog;
    cb_chars cubin;
    cb_chars_init(&cubin);
    if (cb_as_handle(m, T_nvrtcProgram, args[0], &prog) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &cubin) < 0))
        goto done;
    fn_nvrtcGetCUBIN *call = cb_symbol_address(&symbols[S_nvrtcGetCUBIN]);
    if (call == NULL)
        goto done;
    size_t cubin_size = 0;
    fn_nvrtcGetCUBINSize *size_call = cb_symbol_address(&symbols[S_nvrtcGetCUBINSize]);
    if (size_call == NULL)
        goto done;
    status = size_call(prog, &cubin_size);
    if (args[1] == NULL) {
        if (status != NVRTC_SUCCESS) {
            result = cb_fail_asking(s, &f_nvrtcGetCUBIN, "nvrtcGetCUBINSize", status, args);
            goto done;
        }
        if (cb_chars_make(&cubin, cubin_size) < 0)
            goto done;
    }
    else if (status == NVRTC_SUCCESS
        && cb_chars_check(&cubin, "nvrtcGetCUBIN", "cubin", cubin_size) < 0)
        goto done;
    status = call(prog, (char *)cubin.data);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        result = cb_fail(s, &f_nvrtcGetCUBIN, status, args, NULL);
        goto done;
    }
    result = args[1] == NULL ? cb_return1(s, Py_NewRef(cubin.made)) : cb_return0(s);
done:
    cb_chars_release(&cubin);
    return result;
}

// nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram prog, size_t *LTOIRSizeRet)
static const cb_function f_nvrtcGetLTOIRSize = {.name = "nvrtcGetLTOIRSize",
    .params = (const char *const[]){"prog", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvrtcGetLTOIRSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvrtcGetLTOIRSize, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    size_t LTOIRSizeRet = 0;
    if (cb_as_handle(m, T_nvrtcProgram, args[0], &prog) < 0)
        return NULL;
    fn_nvrtcGetLTOIRSize *call = cb_symbol_address(&symbols[S_nvrtcGetLTOIRSize]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(prog, &LTOIRSizeRet);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(s, &f_nvrtcGetLTOIRSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(LTOIRSizeRet));
}

// nvrtcResult nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR)
static const cb_function f_nvrtcGetLTOIR = {.name = "nvrtcGetLTOIR",
    .params = (const char *const[]){"prog", "LTOIR", NULL}, .param_count = 2, .auto_mask = 0x2};

CB_WRAPPER(nvrtcGetLTOIR)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvrtcGetLTOIR, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcResult status;
    nvrtcProgram prog;
    cb_chars LTOIR;
    cb_chars_init(&LTOIR);
    if (cb_as_handle(m, T_nvrtcProgram, args[0], &prog) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &LTOIR) < 0))
        goto done;
    fn_nvrtcGetLTOIR *call = cb_symbol_address(&symbols[S_nvrtcGetLTOIR]);
    if (call == NULL)
        goto done;
    size_t LTOIR_size = 0;
    fn_nvrtcGetLTOIRSize *size_call = cb_symbol_address(&symbols[S_nvrtcGetLTOIRSize]);
    if (size_call == NULL)
        goto done;
    status = size_call(prog, &LTOIR_size);
    if (args[1] == NULL) {
        if (status != NVRTC_SUCCESS) {
            result = cb_fail_asking(s, &f_nvrtcGetLTOIR, "nvrtcGetLTOIRSize", status, args);
            goto done;
        }
        if (cb_chars_make(&LTOIR, LTOIR_size) < 0)
            goto done;
    }
    else if (status == NVRTC_SUCCESS
        && cb_chars_check(&LTOIR, "nvrtcGetLTOIR", "LTOIR", LTOIR_size) < 0)
        goto done;
    status = call(prog, (char *)LTOIR.data);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        result = cb_fail(s, &f_nvrtcGetLTOIR, status, args, NULL);
        goto done;
    }
    result = args[1] == NULL ? cb_return1(s, Py_NewRef(LTOIR.made)) : cb_return0(s);
done:
    cb_chars_release(&LTOIR);
    return result;
}

// nvrtcResult nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t *optixirSizeRet)
static const cb_function f_nvrtcGetOptiXIRSize = {.name = "nvrtcGetOptiXIRSize",
    .params = (const char *const[]){"prog", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvrtcGetOptiXIRSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvrtcGetOptiXIRSize, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    size_t optixirSizeRet = 0;
    if (cb_as_handle(m, T_nvrtcProgram, args[0], &prog) < 0)
        return NULL;
    fn_nvrtcGetOptiXIRSize *call = cb_symbol_address(&symbols[S_nvrtcGetOptiXIRSize]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(prog, &optixirSizeRet);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(s, &f_nvrtcGetOptiXIRSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(optixirSizeRet));
}

// nvrtcResult nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir)
static const cb_function f_nvrtcGetOptiXIR = {.name = "nvrtcGetOptiXIR",
    .params = (const char *const[]){"prog", "optixir", NULL}, .param_count = 2, .auto_mask = 0x2};

CB_WRAPPER(nvrtcGetOptiXIR)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvrtcGetOptiXIR, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcResult status;
    nvrtcProgram prog;
    cb_chars optixir;
    cb_chars_init(&optixir);
    if (cb_as_handle(m, T_nvrtcProgram, args[0], &prog) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &optixir) < 0))
        goto done;
    fn_nvrtcGetOptiXIR *call = cb_symbol_address(&symbols[S_nvrtcGetOptiXIR]);
    if (call == NULL)
        goto done;
    size_t optixir_size = 0;
    fn_nvrtcGetOptiXIRSize *size_call = cb_symbol_address(&symbols[S_nvrtcGetOptiXIRSize]);
    if (size_call == NULL)
        goto done;
    status = size_call(prog, &optixir_size);
    if (args[1] == NULL) {
        if (status != NVRTC_SUCCESS) {
            result = cb_fail_asking(s, &f_nvrtcGetOptiXIR, "nvrtcGetOptiXIRSize", status, args);
            goto done;
        }
        if (cb_chars_make(&optixir, optixir_size) < 0)
            goto done;
    }
    else if (status == NVRTC_SUCCESS
        && cb_chars_check(&optixir, "nvrtcGetOptiXIR", "optixir", optixir_size) < 0)
        goto done;
    status = call(prog, (char *)optixir.data);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        result = cb_fail(s, &f_nvrtcGetOptiXIR, status, args, NULL);
        goto done;
    }
    result = args[1] == NULL ? cb_return1(s, Py_NewRef(optixir.made)) : cb_return0(s);
done:
    cb_chars_release(&optixir);
    return result;
}

// nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet)
static const cb_function f_nvrtcGetProgramLogSize = {.name = "nvrtcGetProgramLogSize",
    .params = (const char *const[]){"prog", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvrtcGetProgramLogSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvrtcGetProgramLogSize, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    size_t logSizeRet = 0;
    if (cb_as_handle(m, T_nvrtcProgram, args[0], &prog) < 0)
        return NULL;
    fn_nvrtcGetProgramLogSize *call = cb_symbol_address(&symbols[S_nvrtcGetProgramLogSize]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(prog, &logSizeRet);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(s, &f_nvrtcGetProgramLogSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(logSizeRet));
}

// nvrtcResult nvrtcGetProgramLog(nvrtcProgram prog, char *log)
static const cb_function f_nvrtcGetProgramLog = {.name = "nvrtcGetProgramLog",
    .params = (const char *const[]){"prog", "log", NULL}, .param_count = 2, .auto_mask = 0x2};

CB_WRAPPER(nvrtcGetProgramLog)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvrtcGetProgramLog, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcResult status;
    nvrtcProgram prog;
    cb_chars log;
    cb_chars_init(&log);
    if (cb_as_handle(m, T_nvrtcProgram, args[0], &prog) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &log) < 0))
        goto done;
    fn_nvrtcGetProgramLog *call = cb_symbol_address(&symbols[S_nvrtcGetProgramLog]);
    if (call == NULL)
        goto done;
    size_t log_size = 0;
    fn_nvrtcGetProgramLogSize *size_call = cb_symbol_address(&symbols[S_nvrtcGetProgramLogSize]);
    if (size_call == NULL)
        goto done;
    status = size_call(prog, &log_size);
    if (args[1] == NULL) {
        if (status != NVRTC_SUCCESS) {
            result = cb_fail_asking(s, &f_nvrtcGetProgramLog, "nvrtcGetProgramLogSize", status,
                args);
            goto done;
        }
        if (cb_chars_make(&log, log_size) < 0)
            goto done;
    }
    else if (status == NVRTC_SUCCESS
        && cb_chars_check(&log, "nvrtcGetProgramLog", "log", log_size) < 0)
        goto done;
    status = call(prog, (char *)log.data);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        result = cb_fail(s, &f_nvrtcGetProgramLog, status, args, NULL);
        goto done;
    }
    result = args[1] == NULL ? cb_return1(s, Py_NewRef(log.made)) : cb_return0(s);
done:
    cb_chars_release(&log);
    return result;
}

// nvrtcResult nvrtcAddNameExpression(nvrtcProgram prog, const char *const name_expression)
static const cb_function f_nvrtcAddNameExpression = {.name = "nvrtcAddNameExpression",
    .params = (const char *const[]){"prog", "name_expression", NULL}, .param_count = 2};

CB_WRAPPER(nvrtcAddNameExpression)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvrtcAddNameExpression, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    cb_address name_expression;
    name_expression.held = false;
    if (cb_as_handle(m, T_nvrtcProgram, args[0], &prog) < 0
        || cb_as_text(args[1], false, &name_expression) < 0)
        goto done;
    fn_nvrtcAddNameExpression *call = cb_symbol_address(&symbols[S_nvrtcAddNameExpression]);
    if (call == NULL)
        goto done;
    nvrtcResult status = call(prog, name_expression.value);
    result = CB_LIKELY(status == NVRTC_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_nvrtcAddNameExpression, status, args, NULL);
done:
    cb_address_release(&name_expression);
    return result;
}

// nvrtcResult nvrtcGetLoweredName(nvrtcProgram prog, const char *const name_expression,
//     const char **lowered_name)
static const cb_function f_nvrtcGetLoweredName = {.name = "nvrtcGetLoweredName",
    .params = (const char *const[]){"prog", "name_expression", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvrtcGetLoweredName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvrtcGetLoweredName, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    cb_address name_expression;
    const char *lowered_name = NULL;
    name_expression.held = false;
    if (cb_as_handle(m, T_nvrtcProgram, args[0], &prog) < 0
        || cb_as_text(args[1], false, &name_expression) < 0)
        goto done;
    fn_nvrtcGetLoweredName *call = cb_symbol_address(&symbols[S_nvrtcGetLoweredName]);
    if (call == NULL)
        goto done;
    nvrtcResult status = call(prog, name_expression.value, &lowered_name);
    if (CB_LIKELY(status == NVRTC_SUCCESS))
        result = cb_return1(s, cb_string_result(s, lowered_name));
    else
        result = cb_fail(s, &f_nvrtcGetLoweredName, status, args, NULL);
done:
    cb_address_release(&name_expression);
    return result;
}

// nvrtcResult nvrtcGetPCHHeapSize(size_t *ret)
static const cb_function f_nvrtcGetPCHHeapSize = {.name = "nvrtcGetPCHHeapSize",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(nvrtcGetPCHHeapSize)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvrtcGetPCHHeapSize, &args, nargs, kwnames, slots))
        return NULL;
    size_t ret = 0;
    fn_nvrtcGetPCHHeapSize *call = cb_symbol_address(&symbols[S_nvrtcGetPCHHeapSize]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(&ret);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(s, &f_nvrtcGetPCHHeapSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(ret));
}

// nvrtcResult nvrtcSetPCHHeapSize(size_t size)
static const cb_function f_nvrtcSetPCHHeapSize = {.name = "nvrtcSetPCHHeapSize",
    .params = (const char *const[]){"size", NULL}, .param_count = 1};

CB_WRAPPER(nvrtcSetPCHHeapSize)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvrtcSetPCHHeapSize, &args, nargs, kwnames, slots))
        return NULL;
    uint64_t size;
    if (cb_as_uint64(args[0], "size_t", &size) < 0)
        return NULL;
    fn_nvrtcSetPCHHeapSize *call = cb_symbol_address(&symbols[S_nvrtcSetPCHHeapSize]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(size);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(s, &f_nvrtcSetPCHHeapSize, status, args, NULL);
    return cb_return0(s);
}

// nvrtcResult nvrtcGetPCHCreateStatus(nvrtcProgram prog)
static const cb_function f_nvrtcGetPCHCreateStatus = {.name = "nvrtcGetPCHCreateStatus",
    .params = (const char *const[]){"prog", NULL}, .param_count = 1};

CB_WRAPPER(nvrtcGetPCHCreateStatus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvrtcGetPCHCreateStatus, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    if (cb_as_handle(m, T_nvrtcProgram, args[0], &prog) < 0)
        return NULL;
    fn_nvrtcGetPCHCreateStatus *call = cb_symbol_address(&symbols[S_nvrtcGetPCHCreateStatus]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(prog);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(s, &f_nvrtcGetPCHCreateStatus, status, args, NULL);
    return cb_return0(s);
}

// nvrtcResult nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t *size)
static const cb_function f_nvrtcGetPCHHeapSizeRequired = {.name = "nvrtcGetPCHHeapSizeRequired",
    .params = (const char *const[]){"prog", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvrtcGetPCHHeapSizeRequired)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvrtcGetPCHHeapSizeRequired, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    size_t size = 0;
    if (cb_as_handle(m, T_nvrtcProgram, args[0], &prog) < 0)
        return NULL;
    fn_nvrtcGetPCHHeapSizeRequired *call =
        cb_symbol_address(&symbols[S_nvrtcGetPCHHeapSizeRequired]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(prog, &size);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(s, &f_nvrtcGetPCHHeapSizeRequired, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(size));
}

// nvrtcResult nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void *, void *),
//     void *payload)
static const cb_function f_nvrtcSetFlowCallback = {.name = "nvrtcSetFlowCallback",
    .params = (const char *const[]){"prog", "callback", "payload", NULL}, .param_count = 3,
    .optional_mask = 0x4};

CB_WRAPPER(nvrtcSetFlowCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvrtcSetFlowCallback, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    cb_callback callback = {0};
    bool callback_taken = false;
    cb_address payload;
    payload.value = NULL;
    payload.held = false;
    if (cb_as_handle(m, T_nvrtcProgram, args[0], &prog) < 0
        || cb_as_callback(m, -1, args[1], (void *)trampoline_nvrtcSetFlowCallback_callback,
            args[2], CB_SCOPE_NOTIFIED, &callback) < 0
        || (callback.closure == NULL && cb_as_address(m, args[2], &payload) < 0))
        goto done;
    fn_nvrtcSetFlowCallback *call = cb_symbol_address(&symbols[S_nvrtcSetFlowCallback]);
    if (call == NULL)
        goto done;
    nvrtcResult status = call(prog, (int (*)(void *, void *))callback.function,
        callback.closure != NULL ? callback.closure : payload.value);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        result = cb_fail(s, &f_nvrtcSetFlowCallback, status, args, NULL);
        goto done;
    }
    callback_taken = true;
    result = cb_return0(s);
done:
    cb_callback_finish(s->module, &callback, callback_taken, prog);
    cb_address_release(&payload);
    return result;
}

// nvrtcResult nvrtcGetTileIRSize(nvrtcProgram prog, size_t *TileIRSizeRet)
static const cb_function f_nvrtcGetTileIRSize = {.name = "nvrtcGetTileIRSize",
    .params = (const char *const[]){"prog", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvrtcGetTileIRSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvrtcGetTileIRSize, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    size_t TileIRSizeRet = 0;
    if (cb_as_handle(m, T_nvrtcProgram, args[0], &prog) < 0)
        return NULL;
    fn_nvrtcGetTileIRSize *call = cb_symbol_address(&symbols[S_nvrtcGetTileIRSize]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(prog, &TileIRSizeRet);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(s, &f_nvrtcGetTileIRSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(TileIRSizeRet));
}

// nvrtcResult nvrtcGetTileIR(nvrtcProgram prog, char *TileIR)
static const cb_function f_nvrtcGetTileIR = {.name = "nvrtcGetTileIR",
    .params = (const char *const[]){"prog", "TileIR", NULL}, .param_count = 2, .auto_mask = 0x2};

CB_WRAPPER(nvrtcGetTileIR)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvrtcGetTileIR, &args, nargs, kwnames, slots))
        return NULL;
    nvrtcResult status;
    nvrtcProgram prog;
    cb_chars TileIR;
    cb_chars_init(&TileIR);
    if (cb_as_handle(m, T_nvrtcProgram, args[0], &prog) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &TileIR) < 0))
        goto done;
    fn_nvrtcGetTileIR *call = cb_symbol_address(&symbols[S_nvrtcGetTileIR]);
    if (call == NULL)
        goto done;
    size_t TileIR_size = 0;
    fn_nvrtcGetTileIRSize *size_call = cb_symbol_address(&symbols[S_nvrtcGetTileIRSize]);
    if (size_call == NULL)
        goto done;
    status = size_call(prog, &TileIR_size);
    if (args[1] == NULL) {
        if (status != NVRTC_SUCCESS) {
            result = cb_fail_asking(s, &f_nvrtcGetTileIR, "nvrtcGetTileIRSize", status, args);
            goto done;
        }
        if (cb_chars_make(&TileIR, TileIR_size) < 0)
            goto done;
    }
    else if (status == NVRTC_SUCCESS
        && cb_chars_check(&TileIR, "nvrtcGetTileIR", "TileIR", TileIR_size) < 0)
        goto done;
    status = call(prog, (char *)TileIR.data);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        result = cb_fail(s, &f_nvrtcGetTileIR, status, args, NULL);
        goto done;
    }
    result = args[1] == NULL ? cb_return1(s, Py_NewRef(TileIR.made)) : cb_return0(s);
done:
    cb_chars_release(&TileIR);
    return result;
}

// nvrtcResult nvrtcInstallBundledHeaders(const char *installPath, unsigned int flags,
//     const char **errorLog)
static const cb_function f_nvrtcInstallBundledHeaders = {.name = "nvrtcInstallBundledHeaders",
    .params = (const char *const[]){"installPath", "flags", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvrtcInstallBundledHeaders)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvrtcInstallBundledHeaders, &args, nargs, kwnames, slots))
        return NULL;
    cb_address installPath;
    uint32_t flags;
    const char *errorLog = NULL;
    installPath.held = false;
    if (cb_as_text(args[0], false, &installPath) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        goto done;
    fn_nvrtcInstallBundledHeaders *call = cb_symbol_address(&symbols[S_nvrtcInstallBundledHeaders]);
    if (call == NULL)
        goto done;
    nvrtcResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(installPath.value, flags, &errorLog);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVRTC_SUCCESS))
        result = cb_return1(s, cb_string_result(s, errorLog));
    else
        result = cb_fail(s, &f_nvrtcInstallBundledHeaders, status, args, NULL);
done:
    cb_address_release(&installPath);
    return result;
}

// nvrtcResult nvrtcGetBundledHeadersInfo(nvrtcBundledHeadersInfo *info, const char **errorLog)
static const cb_function f_nvrtcGetBundledHeadersInfo = {.name = "nvrtcGetBundledHeadersInfo",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 2};

CB_WRAPPER(nvrtcGetBundledHeadersInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvrtcGetBundledHeadersInfo, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *info = NULL;
    const char *errorLog = NULL;
    fn_nvrtcGetBundledHeadersInfo *call = cb_symbol_address(&symbols[S_nvrtcGetBundledHeadersInfo]);
    if (call == NULL)
        goto done;
    info = cb_record_new(m, T_nvrtcBundledHeadersInfo);
    if (info == NULL)
        goto done;
    nvrtcResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(info), &errorLog);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        result = cb_fail(s, &f_nvrtcGetBundledHeadersInfo, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {Py_NewRef(info), cb_string_result(s, errorLog)};
    result = cb_return_many(s, &f_nvrtcGetBundledHeadersInfo, values);
done:
    Py_XDECREF(info);
    return result;
}

// nvrtcResult nvrtcRemoveBundledHeaders(const char *installPath, const char **errorLog)
static const cb_function f_nvrtcRemoveBundledHeaders = {.name = "nvrtcRemoveBundledHeaders",
    .params = (const char *const[]){"installPath", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvrtcRemoveBundledHeaders)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvrtcRemoveBundledHeaders, &args, nargs, kwnames, slots))
        return NULL;
    cb_address installPath;
    const char *errorLog = NULL;
    installPath.held = false;
    if (cb_as_text(args[0], false, &installPath) < 0)
        goto done;
    fn_nvrtcRemoveBundledHeaders *call = cb_symbol_address(&symbols[S_nvrtcRemoveBundledHeaders]);
    if (call == NULL)
        goto done;
    nvrtcResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(installPath.value, &errorLog);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVRTC_SUCCESS))
        result = cb_return1(s, cb_string_result(s, errorLog));
    else
        result = cb_fail(s, &f_nvrtcRemoveBundledHeaders, status, args, NULL);
done:
    cb_address_release(&installPath);
    return result;
}

