// functions.c of cubind for NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#include "functions.h"

// const char *nvrtcGetErrorString(nvrtcResult result)
static const cb_function f_nvrtcGetErrorString = {
    .name = "nvrtcGetErrorString",
    CB_PARAMS("result"),
    .result_count = 1,
};

CB_WRAPPER(nvrtcGetErrorString)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvrtcGetErrorString, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t result;
    if (cb_as_enum(py, T_nvrtcResult, argv[0], "result", &result) < 0)
        return NULL;
    fn_nvrtcGetErrorString *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetErrorString]);
    if (call == NULL)
        return NULL;
    const char *text = call(result);
    return cb_return1(form, cb_string_result(form, text));
}

// nvrtcResult nvrtcVersion(int *major, int *minor)
static const cb_function f_nvrtcVersion = {.name = "nvrtcVersion", CB_NO_PARAMS, .result_count = 2};

CB_WRAPPER(nvrtcVersion)
{
    if (!cb_no_arguments(form, &f_nvrtcVersion, argv, nargs, kwnames))
        return NULL;
    int major = 0, minor = 0;
    fn_nvrtcVersion *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcVersion]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(&major, &minor);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(form, &f_nvrtcVersion, status, argv);
    PyObject *results[] = {PyLong_FromLong(major), PyLong_FromLong(minor)};
    return cb_return_many(form, &f_nvrtcVersion, results);
}

// nvrtcResult nvrtcGetNumSupportedArchs(int *numArchs)
static const cb_function f_nvrtcGetNumSupportedArchs = {
    .name = "nvrtcGetNumSupportedArchs",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(nvrtcGetNumSupportedArchs)
{
    if (!cb_no_arguments(form, &f_nvrtcGetNumSupportedArchs, argv, nargs, kwnames))
        return NULL;
    int numArchs = 0;
    fn_nvrtcGetNumSupportedArchs *call =
        cb_symbol_address(&nvrtc_symbols[S_nvrtcGetNumSupportedArchs]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(&numArchs);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(form, &f_nvrtcGetNumSupportedArchs, status, argv);
    return cb_return1(form, PyLong_FromLong(numArchs));
}

// nvrtcResult nvrtcGetSupportedArchs(int *supportedArchs)
static const cb_function f_nvrtcGetSupportedArchs = {
    .name = "nvrtcGetSupportedArchs",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(nvrtcGetSupportedArchs)
{
    PyObject *retval = NULL;
    if (!cb_no_arguments(form, &f_nvrtcGetSupportedArchs, argv, nargs, kwnames))
        return NULL;
    cb_array supportedArchs;
    cb_array_init(&supportedArchs);
    fn_nvrtcGetSupportedArchs *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetSupportedArchs]);
    if (call == NULL)
        goto done;
    int numArchs = 0;
    fn_nvrtcGetNumSupportedArchs *ask =
        cb_symbol_address(&nvrtc_symbols[S_nvrtcGetNumSupportedArchs]);
    if (ask == NULL)
        goto done;
    nvrtcResult status = ask(&numArchs);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        retval = cb_fail_asking(form, &f_nvrtcGetSupportedArchs, "nvrtcGetNumSupportedArchs",
            status, argv);
        goto done;
    }
    if (cb_array_reserve(&supportedArchs, numArchs, sizeof(int)) < 0)
        goto done;
    status = call(supportedArchs.data);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        retval = cb_fail(form, &f_nvrtcGetSupportedArchs, status, argv);
    else
        retval = cb_return1(form, cb_int_list(supportedArchs.data, numArchs, sizeof(int), true));
done:
    cb_array_done(&supportedArchs);
    return retval;
}

// nvrtcResult nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name,
//     int numHeaders, const char *const *headers, const char *const *includeNames)
static const cb_function f_nvrtcCreateProgram = {
    .name = "nvrtcCreateProgram",
    CB_PARAMS("src", "name", "numHeaders", "headers", "includeNames"),
    .result_count = 1,
    .optional_mask = CB_BIT(1) | CB_BIT(3) | CB_BIT(4), // name, headers, includeNames
    .auto_mask = CB_BIT(2), // numHeaders
};

CB_WRAPPER(nvrtcCreateProgram)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_nvrtcCreateProgram, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog = NULL;
    cb_address src, name;
    int32_t numHeaders;
    cb_array headers, includeNames;
    cb_array_init(&headers);
    cb_array_init(&includeNames);
    src.held = name.held = false;
    if (cb_as_text(argv[0], &src) < 0
        || cb_as_optional_text(argv[1], &name) < 0
        || (argv[2] != NULL && cb_as_int32(argv[2], "int", &numHeaders) < 0)
        || cb_array_strings(argv[3], "headers", &headers) < 0
        || cb_array_strings(argv[4], "includeNames", &includeNames) < 0)
        goto done;
    if (argv[2] == NULL)
        numHeaders = (int32_t)CB_LONGEST(&headers, &includeNames);
    if (cb_array_check_signed(&headers, numHeaders, "headers") < 0
        || cb_array_check_signed(&includeNames, numHeaders, "includeNames") < 0)
        goto done;
    fn_nvrtcCreateProgram *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcCreateProgram]);
    if (call == NULL)
        goto done;
    nvrtcResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&prog, src.value, name.value, numHeaders, headers.data, includeNames.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        retval = cb_fail(form, &f_nvrtcCreateProgram, status, argv);
    else
        retval = cb_return1(form, cb_cell_made(form, T_nvrtcProgram, &prog));
done:
    cb_address_release(&src);
    cb_address_release(&name);
    cb_array_done(&headers);
    cb_array_done(&includeNames);
    return retval;
}

CB_PARAM_LIST(nvrtcDestroyProgram, "prog");

// nvrtcResult nvrtcDestroyProgram(nvrtcProgram *prog)
static const cb_function f_nvrtcDestroyProgram = {
    .name = "nvrtcDestroyProgram",
    CB_PARAMS_OF(nvrtcDestroyProgram),
};

CB_WRAPPER(nvrtcDestroyProgram)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvrtcDestroyProgram, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram *prog;
    if (cb_as_ended_handle_ref(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0)
        return NULL;
    fn_nvrtcDestroyProgram *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcDestroyProgram]);
    if (call == NULL)
        return NULL;
    const void *prog_key = prog != NULL ? *prog : NULL;
    uint64_t registrations = cb_registration_count(py);
    nvrtcResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(prog);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(form, &f_nvrtcDestroyProgram, status, argv);
    cb_closure_unregister(py, prog_key, registrations);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// Returns the library's text about a failure, a new reference; NULL if it has none.
static PyObject *
detail_nvrtcGetProgramLog(nvrtcProgram prog)
{
    fn_nvrtcGetProgramLogSize *size_of = cb_symbol_find(&nvrtc_symbols[S_nvrtcGetProgramLogSize]);
    fn_nvrtcGetProgramLog *text_of = cb_symbol_find(&nvrtc_symbols[S_nvrtcGetProgramLog]);
    size_t size = 0;
    if (size_of == NULL || text_of == NULL || size_of(prog, &size) != NVRTC_SUCCESS || size == 0)
        return NULL;
    PyObject *detail = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
    if (detail == NULL)
        PyErr_Clear(); // out of memory: report the failure without the text
    else if (text_of(prog, PyBytes_AS_STRING(detail)) != NVRTC_SUCCESS)
        Py_CLEAR(detail);
    return detail;
}

// nvrtcResult nvrtcCompileProgram(nvrtcProgram prog, int numOptions, const char *const *options)
static const cb_function f_nvrtcCompileProgram = {
    .name = "nvrtcCompileProgram",
    CB_PARAMS("prog", "numOptions", "options"),
    .optional_mask = CB_BIT(2), // options
    .auto_mask = CB_BIT(1), // numOptions
};

CB_WRAPPER(nvrtcCompileProgram)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvrtcCompileProgram, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    int32_t numOptions;
    cb_array options;
    cb_array_init(&options);
    if (cb_as_handle(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0
        || (argv[1] != NULL && cb_as_int32(argv[1], "int", &numOptions) < 0)
        || cb_array_strings(argv[2], "options", &options) < 0)
        goto done;
    if (argv[1] == NULL)
        numOptions = (int32_t)options.length;
    if (cb_array_check_signed(&options, numOptions, "options") < 0)
        goto done;
    fn_nvrtcCompileProgram *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcCompileProgram]);
    if (call == NULL)
        goto done;
    nvrtcResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(prog, numOptions, options.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        PyObject *detail = form->checked ? detail_nvrtcGetProgramLog(prog) : NULL;
        retval = cb_fail_detailed(form, &f_nvrtcCompileProgram, status, argv, detail);
        goto done;
    }
    retval = cb_return0(form);
done:
    cb_array_done(&options);
    return retval;
}

// nvrtcResult nvrtcGetPTXSize(nvrtcProgram prog, size_t *ptxSizeRet)
static const cb_function f_nvrtcGetPTXSize = {
    .name = "nvrtcGetPTXSize",
    CB_PARAMS_OF(nvrtcDestroyProgram),
    .result_count = 1,
};

CB_WRAPPER(nvrtcGetPTXSize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvrtcGetPTXSize, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    size_t ptxSizeRet = 0;
    if (cb_as_handle(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0)
        return NULL;
    fn_nvrtcGetPTXSize *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetPTXSize]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(prog, &ptxSizeRet);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(form, &f_nvrtcGetPTXSize, status, argv);
    return cb_return1(form, PyLong_FromSize_t(ptxSizeRet));
}

// nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char *ptx)
static const cb_function f_nvrtcGetPTX = {
    .name = "nvrtcGetPTX",
    CB_PARAMS("prog", "ptx"),
    .auto_mask = CB_BIT(1), // ptx
};

CB_WRAPPER(nvrtcGetPTX)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvrtcGetPTX, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    cb_chars ptx;
    cb_chars_init(&ptx);
    if (cb_as_handle(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &ptx) < 0))
        goto done;
    fn_nvrtcGetPTX *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetPTX]);
    if (call == NULL)
        goto done;
    size_t ptx_size = 0;
    fn_nvrtcGetPTXSize *ask = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetPTXSize]);
    if (ask == NULL)
        goto done;
    nvrtcResult status = ask(prog, &ptx_size);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        retval = cb_fail_asking(form, &f_nvrtcGetPTX, "nvrtcGetPTXSize", status, argv);
        goto done;
    }
    if (cb_chars_room(&ptx, "nvrtcGetPTX", "ptx", ptx_size) < 0)
        goto done;
    status = call(prog, ptx.data);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        retval = cb_fail(form, &f_nvrtcGetPTX, status, argv);
    else
        retval = argv[1] == NULL ? cb_take(&ptx.made) : cb_return0(form);
done:
    cb_chars_release(&ptx);
    return retval;
}

// nvrtcResult nvrtcGetCUBINSize(nvrtcProgram prog, size_t *cubinSizeRet)
static const cb_function f_nvrtcGetCUBINSize = {
    .name = "nvrtcGetCUBINSize",
    CB_PARAMS_OF(nvrtcDestroyProgram),
    .result_count = 1,
};

CB_WRAPPER(nvrtcGetCUBINSize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvrtcGetCUBINSize, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    size_t cubinSizeRet = 0;
    if (cb_as_handle(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0)
        return NULL;
    fn_nvrtcGetCUBINSize *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetCUBINSize]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(prog, &cubinSizeRet);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(form, &f_nvrtcGetCUBINSize, status, argv);
    return cb_return1(form, PyLong_FromSize_t(cubinSizeRet));
}

// nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)
static const cb_function f_nvrtcGetCUBIN = {
    .name = "nvrtcGetCUBIN",
    CB_PARAMS("prog", "cubin"),
    .auto_mask = CB_BIT(1), // cubin
};

CB_WRAPPER(nvrtcGetCUBIN)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvrtcGetCUBIN, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    cb_chars cubin;
    cb_chars_init(&cubin);
    if (cb_as_handle(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &cubin) < 0))
        goto done;
    fn_nvrtcGetCUBIN *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetCUBIN]);
    if (call == NULL)
        goto done;
    size_t cubin_size = 0;
    fn_nvrtcGetCUBINSize *ask = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetCUBINSize]);
    if (ask == NULL)
        goto done;
    nvrtcResult status = ask(prog, &cubin_size);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        retval = cb_fail_asking(form, &f_nvrtcGetCUBIN, "nvrtcGetCUBINSize", status, argv);
        goto done;
    }
    if (cb_chars_room(&cubin, "nvrtcGetCUBIN", "cubin", cubin_size) < 0)
        goto done;
    status = call(prog, cubin.data);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        retval = cb_fail(form, &f_nvrtcGetCUBIN, status, argv);
    else
        retval = argv[1] == NULL ? cb_take(&cubin.made) : cb_return0(form);
done:
    cb_chars_release(&cubin);
    return retval;
}

// nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram prog, size_t *LTOIRSizeRet)
static const cb_function f_nvrtcGetLTOIRSize = {
    .name = "nvrtcGetLTOIRSize",
    CB_PARAMS_OF(nvrtcDestroyProgram),
    .result_count = 1,
};

CB_WRAPPER(nvrtcGetLTOIRSize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvrtcGetLTOIRSize, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    size_t LTOIRSizeRet = 0;
    if (cb_as_handle(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0)
        return NULL;
    fn_nvrtcGetLTOIRSize *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetLTOIRSize]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(prog, &LTOIRSizeRet);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(form, &f_nvrtcGetLTOIRSize, status, argv);
    return cb_return1(form, PyLong_FromSize_t(LTOIRSizeRet));
}

// nvrtcResult nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR)
static const cb_function f_nvrtcGetLTOIR = {
    .name = "nvrtcGetLTOIR",
    CB_PARAMS("prog", "LTOIR"),
    .auto_mask = CB_BIT(1), // LTOIR
};

CB_WRAPPER(nvrtcGetLTOIR)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvrtcGetLTOIR, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    cb_chars LTOIR;
    cb_chars_init(&LTOIR);
    if (cb_as_handle(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &LTOIR) < 0))
        goto done;
    fn_nvrtcGetLTOIR *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetLTOIR]);
    if (call == NULL)
        goto done;
    size_t LTOIR_size = 0;
    fn_nvrtcGetLTOIRSize *ask = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetLTOIRSize]);
    if (ask == NULL)
        goto done;
    nvrtcResult status = ask(prog, &LTOIR_size);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        retval = cb_fail_asking(form, &f_nvrtcGetLTOIR, "nvrtcGetLTOIRSize", status, argv);
        goto done;
    }
    if (cb_chars_room(&LTOIR, "nvrtcGetLTOIR", "LTOIR", LTOIR_size) < 0)
        goto done;
    status = call(prog, LTOIR.data);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        retval = cb_fail(form, &f_nvrtcGetLTOIR, status, argv);
    else
        retval = argv[1] == NULL ? cb_take(&LTOIR.made) : cb_return0(form);
done:
    cb_chars_release(&LTOIR);
    return retval;
}

// nvrtcResult nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t *optixirSizeRet)
static const cb_function f_nvrtcGetOptiXIRSize = {
    .name = "nvrtcGetOptiXIRSize",
    CB_PARAMS_OF(nvrtcDestroyProgram),
    .result_count = 1,
};

CB_WRAPPER(nvrtcGetOptiXIRSize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvrtcGetOptiXIRSize, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    size_t optixirSizeRet = 0;
    if (cb_as_handle(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0)
        return NULL;
    fn_nvrtcGetOptiXIRSize *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetOptiXIRSize]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(prog, &optixirSizeRet);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(form, &f_nvrtcGetOptiXIRSize, status, argv);
    return cb_return1(form, PyLong_FromSize_t(optixirSizeRet));
}

// nvrtcResult nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir)
static const cb_function f_nvrtcGetOptiXIR = {
    .name = "nvrtcGetOptiXIR",
    CB_PARAMS("prog", "optixir"),
    .auto_mask = CB_BIT(1), // optixir
};

CB_WRAPPER(nvrtcGetOptiXIR)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvrtcGetOptiXIR, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    cb_chars optixir;
    cb_chars_init(&optixir);
    if (cb_as_handle(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &optixir) < 0))
        goto done;
    fn_nvrtcGetOptiXIR *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetOptiXIR]);
    if (call == NULL)
        goto done;
    size_t optixir_size = 0;
    fn_nvrtcGetOptiXIRSize *ask = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetOptiXIRSize]);
    if (ask == NULL)
        goto done;
    nvrtcResult status = ask(prog, &optixir_size);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        retval = cb_fail_asking(form, &f_nvrtcGetOptiXIR, "nvrtcGetOptiXIRSize", status, argv);
        goto done;
    }
    if (cb_chars_room(&optixir, "nvrtcGetOptiXIR", "optixir", optixir_size) < 0)
        goto done;
    status = call(prog, optixir.data);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        retval = cb_fail(form, &f_nvrtcGetOptiXIR, status, argv);
    else
        retval = argv[1] == NULL ? cb_take(&optixir.made) : cb_return0(form);
done:
    cb_chars_release(&optixir);
    return retval;
}

// nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet)
static const cb_function f_nvrtcGetProgramLogSize = {
    .name = "nvrtcGetProgramLogSize",
    CB_PARAMS_OF(nvrtcDestroyProgram),
    .result_count = 1,
};

CB_WRAPPER(nvrtcGetProgramLogSize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvrtcGetProgramLogSize, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    size_t logSizeRet = 0;
    if (cb_as_handle(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0)
        return NULL;
    fn_nvrtcGetProgramLogSize *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetProgramLogSize]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(prog, &logSizeRet);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(form, &f_nvrtcGetProgramLogSize, status, argv);
    return cb_return1(form, PyLong_FromSize_t(logSizeRet));
}

// nvrtcResult nvrtcGetProgramLog(nvrtcProgram prog, char *log)
static const cb_function f_nvrtcGetProgramLog = {
    .name = "nvrtcGetProgramLog",
    CB_PARAMS("prog", "log"),
    .auto_mask = CB_BIT(1), // log
};

CB_WRAPPER(nvrtcGetProgramLog)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvrtcGetProgramLog, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    cb_chars log;
    cb_chars_init(&log);
    if (cb_as_handle(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &log) < 0))
        goto done;
    fn_nvrtcGetProgramLog *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetProgramLog]);
    if (call == NULL)
        goto done;
    size_t log_size = 0;
    fn_nvrtcGetProgramLogSize *ask = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetProgramLogSize]);
    if (ask == NULL)
        goto done;
    nvrtcResult status = ask(prog, &log_size);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        retval = cb_fail_asking(form, &f_nvrtcGetProgramLog, "nvrtcGetProgramLogSize", status,
            argv);
        goto done;
    }
    if (cb_chars_room(&log, "nvrtcGetProgramLog", "log", log_size) < 0)
        goto done;
    status = call(prog, log.data);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        retval = cb_fail(form, &f_nvrtcGetProgramLog, status, argv);
    else
        retval = argv[1] == NULL ? cb_take(&log.made) : cb_return0(form);
done:
    cb_chars_release(&log);
    return retval;
}

CB_PARAM_LIST(nvrtcAddNameExpression, "prog", "name_expression");

// nvrtcResult nvrtcAddNameExpression(nvrtcProgram prog, const char *const name_expression)
static const cb_function f_nvrtcAddNameExpression = {
    .name = "nvrtcAddNameExpression",
    CB_PARAMS_OF(nvrtcAddNameExpression),
};

CB_WRAPPER(nvrtcAddNameExpression)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvrtcAddNameExpression, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    cb_address name_expression;
    name_expression.held = false;
    if (cb_as_handle(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0
        || cb_as_text(argv[1], &name_expression) < 0)
        goto done;
    fn_nvrtcAddNameExpression *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcAddNameExpression]);
    if (call == NULL)
        goto done;
    nvrtcResult status = call(prog, name_expression.value);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        retval = cb_fail(form, &f_nvrtcAddNameExpression, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&name_expression);
    return retval;
}

// nvrtcResult nvrtcGetLoweredName(nvrtcProgram prog, const char *const name_expression,
//     const char **lowered_name)
static const cb_function f_nvrtcGetLoweredName = {
    .name = "nvrtcGetLoweredName",
    CB_PARAMS_OF(nvrtcAddNameExpression),
    .result_count = 1,
};

CB_WRAPPER(nvrtcGetLoweredName)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvrtcGetLoweredName, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    cb_address name_expression;
    const char *lowered_name = NULL;
    name_expression.held = false;
    if (cb_as_handle(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0
        || cb_as_text(argv[1], &name_expression) < 0)
        goto done;
    fn_nvrtcGetLoweredName *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetLoweredName]);
    if (call == NULL)
        goto done;
    nvrtcResult status = call(prog, name_expression.value, &lowered_name);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        retval = cb_fail(form, &f_nvrtcGetLoweredName, status, argv);
    else
        retval = cb_return1(form, cb_string_result(form, lowered_name));
done:
    cb_address_release(&name_expression);
    return retval;
}

// nvrtcResult nvrtcGetPCHHeapSize(size_t *ret)
static const cb_function f_nvrtcGetPCHHeapSize = {
    .name = "nvrtcGetPCHHeapSize",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(nvrtcGetPCHHeapSize)
{
    if (!cb_no_arguments(form, &f_nvrtcGetPCHHeapSize, argv, nargs, kwnames))
        return NULL;
    size_t ret = 0;
    fn_nvrtcGetPCHHeapSize *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetPCHHeapSize]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(&ret);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(form, &f_nvrtcGetPCHHeapSize, status, argv);
    return cb_return1(form, PyLong_FromSize_t(ret));
}

// nvrtcResult nvrtcSetPCHHeapSize(size_t size)
static const cb_function f_nvrtcSetPCHHeapSize = {.name = "nvrtcSetPCHHeapSize", CB_PARAMS("size")};

CB_WRAPPER(nvrtcSetPCHHeapSize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvrtcSetPCHHeapSize, &argv, nargs, kwnames, slots))
        return NULL;
    uint64_t size;
    if (cb_as_uint64(argv[0], "size_t", &size) < 0)
        return NULL;
    fn_nvrtcSetPCHHeapSize *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcSetPCHHeapSize]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(size);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(form, &f_nvrtcSetPCHHeapSize, status, argv);
    return cb_return0(form);
}

// nvrtcResult nvrtcGetPCHCreateStatus(nvrtcProgram prog)
static const cb_function f_nvrtcGetPCHCreateStatus = {
    .name = "nvrtcGetPCHCreateStatus",
    CB_PARAMS_OF(nvrtcDestroyProgram),
};

CB_WRAPPER(nvrtcGetPCHCreateStatus)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvrtcGetPCHCreateStatus, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    if (cb_as_handle(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0)
        return NULL;
    fn_nvrtcGetPCHCreateStatus *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetPCHCreateStatus]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(prog);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(form, &f_nvrtcGetPCHCreateStatus, status, argv);
    return cb_return0(form);
}

// nvrtcResult nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t *size)
static const cb_function f_nvrtcGetPCHHeapSizeRequired = {
    .name = "nvrtcGetPCHHeapSizeRequired",
    CB_PARAMS_OF(nvrtcDestroyProgram),
    .result_count = 1,
};

CB_WRAPPER(nvrtcGetPCHHeapSizeRequired)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvrtcGetPCHHeapSizeRequired, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    size_t size = 0;
    if (cb_as_handle(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0)
        return NULL;
    fn_nvrtcGetPCHHeapSizeRequired *call =
        cb_symbol_address(&nvrtc_symbols[S_nvrtcGetPCHHeapSizeRequired]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(prog, &size);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(form, &f_nvrtcGetPCHHeapSizeRequired, status, argv);
    return cb_return1(form, PyLong_FromSize_t(size));
}

// nvrtcResult nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void *, void *),
//     void *payload)
static const cb_function f_nvrtcSetFlowCallback = {
    .name = "nvrtcSetFlowCallback",
    CB_PARAMS("prog", "callback", "payload"),
    .optional_mask = CB_BIT(2), // payload
};

CB_WRAPPER(nvrtcSetFlowCallback)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvrtcSetFlowCallback, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    cb_callback callback = {0};
    cb_address payload;
    payload.held = false;
    if (cb_as_handle(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0
        || cb_as_callback(py, CB_NO_CLASS, argv[1], trampoline_nvrtcSetFlowCallback_callback,
            argv[2], CB_SCOPE_NOTIFIED, &callback) < 0
        || (callback.closure == NULL && cb_as_address(py, argv[2], &payload) < 0))
        goto done;
    fn_nvrtcSetFlowCallback *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcSetFlowCallback]);
    if (call == NULL)
        goto done;
    nvrtcResult status = call(prog, callback.function,
        callback.closure != NULL ? callback.closure : payload.value);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        retval = cb_fail(form, &f_nvrtcSetFlowCallback, status, argv);
        goto done;
    }
    cb_callback_keep(py, &callback, prog);
    retval = cb_return0(form);
done:
    cb_callback_done(&callback);
    cb_address_release(&payload);
    return retval;
}

// nvrtcResult nvrtcGetTileIRSize(nvrtcProgram prog, size_t *TileIRSizeRet)
static const cb_function f_nvrtcGetTileIRSize = {
    .name = "nvrtcGetTileIRSize",
    CB_PARAMS_OF(nvrtcDestroyProgram),
    .result_count = 1,
};

CB_WRAPPER(nvrtcGetTileIRSize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvrtcGetTileIRSize, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    size_t TileIRSizeRet = 0;
    if (cb_as_handle(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0)
        return NULL;
    fn_nvrtcGetTileIRSize *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetTileIRSize]);
    if (call == NULL)
        return NULL;
    nvrtcResult status = call(prog, &TileIRSizeRet);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        return cb_fail(form, &f_nvrtcGetTileIRSize, status, argv);
    return cb_return1(form, PyLong_FromSize_t(TileIRSizeRet));
}

// nvrtcResult nvrtcGetTileIR(nvrtcProgram prog, char *TileIR)
static const cb_function f_nvrtcGetTileIR = {
    .name = "nvrtcGetTileIR",
    CB_PARAMS("prog", "TileIR"),
    .auto_mask = CB_BIT(1), // TileIR
};

CB_WRAPPER(nvrtcGetTileIR)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvrtcGetTileIR, &argv, nargs, kwnames, slots))
        return NULL;
    nvrtcProgram prog;
    cb_chars TileIR;
    cb_chars_init(&TileIR);
    if (cb_as_handle(py, T_nvrtcProgram, argv[0], "prog", &prog) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &TileIR) < 0))
        goto done;
    fn_nvrtcGetTileIR *call = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetTileIR]);
    if (call == NULL)
        goto done;
    size_t TileIR_size = 0;
    fn_nvrtcGetTileIRSize *ask = cb_symbol_address(&nvrtc_symbols[S_nvrtcGetTileIRSize]);
    if (ask == NULL)
        goto done;
    nvrtcResult status = ask(prog, &TileIR_size);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        retval = cb_fail_asking(form, &f_nvrtcGetTileIR, "nvrtcGetTileIRSize", status, argv);
        goto done;
    }
    if (cb_chars_room(&TileIR, "nvrtcGetTileIR", "TileIR", TileIR_size) < 0)
        goto done;
    status = call(prog, TileIR.data);
    if (CB_UNLIKELY(status != NVRTC_SUCCESS))
        retval = cb_fail(form, &f_nvrtcGetTileIR, status, argv);
    else
        retval = argv[1] == NULL ? cb_take(&TileIR.made) : cb_return0(form);
done:
    cb_chars_release(&TileIR);
    return retval;
}

// nvrtcResult nvrtcInstallBundledHeaders(const char *installPath, unsigned int flags,
//     const char **errorLog)
static const cb_function f_nvrtcInstallBundledHeaders = {
    .name = "nvrtcInstallBundledHeaders",
    CB_PARAMS("installPath", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(1), // flags
    .hidden_result_mask = CB_BIT(0), // errorLog
};

CB_WRAPPER(nvrtcInstallBundledHeaders)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvrtcInstallBundledHeaders, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address installPath;
    uint32_t flags = 0;
    const char *errorLog = NULL;
    installPath.held = false;
    if (cb_as_text(argv[0], &installPath) < 0
        || (cb_is_given(form, argv[1]) && cb_as_uint32(argv[1], "unsigned int", &flags) < 0))
        goto done;
    fn_nvrtcInstallBundledHeaders *call =
        cb_symbol_address(&nvrtc_symbols[S_nvrtcInstallBundledHeaders]);
    if (call == NULL)
        goto done;
    nvrtcResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(installPath.value, flags, &errorLog);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        retval = cb_fail_telling(form, &f_nvrtcInstallBundledHeaders, status, argv, errorLog);
        goto done;
    }
    PyObject *results[] = {cb_string_result(form, errorLog)};
    retval = cb_return_many(form, &f_nvrtcInstallBundledHeaders, results);
done:
    cb_address_release(&installPath);
    return retval;
}

// nvrtcResult nvrtcGetBundledHeadersInfo(nvrtcBundledHeadersInfo *info, const char **errorLog)
static const cb_function f_nvrtcGetBundledHeadersInfo = {
    .name = "nvrtcGetBundledHeadersInfo",
    CB_NO_PARAMS,
    .result_count = 2,
    .hidden_result_mask = CB_BIT(1), // errorLog
};

CB_WRAPPER(nvrtcGetBundledHeadersInfo)
{
    PyObject *retval = NULL;
    if (!cb_no_arguments(form, &f_nvrtcGetBundledHeadersInfo, argv, nargs, kwnames))
        return NULL;
    PyObject *info = NULL;
    const char *errorLog = NULL;
    fn_nvrtcGetBundledHeadersInfo *call =
        cb_symbol_address(&nvrtc_symbols[S_nvrtcGetBundledHeadersInfo]);
    if (call == NULL)
        goto done;
    info = cb_record_new(py, T_nvrtcBundledHeadersInfo);
    if (info == NULL)
        goto done;
    nvrtcResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(info), &errorLog);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        retval = cb_fail_telling(form, &f_nvrtcGetBundledHeadersInfo, status, argv, errorLog);
        goto done;
    }
    PyObject *results[] = {cb_take(&info), cb_string_result(form, errorLog)};
    retval = cb_return_many(form, &f_nvrtcGetBundledHeadersInfo, results);
done:
    Py_XDECREF(info);
    return retval;
}

// nvrtcResult nvrtcRemoveBundledHeaders(const char *installPath, const char **errorLog)
static const cb_function f_nvrtcRemoveBundledHeaders = {
    .name = "nvrtcRemoveBundledHeaders",
    CB_PARAMS("installPath"),
    .result_count = 1,
    .hidden_result_mask = CB_BIT(0), // errorLog
};

CB_WRAPPER(nvrtcRemoveBundledHeaders)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvrtcRemoveBundledHeaders, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address installPath;
    const char *errorLog = NULL;
    installPath.held = false;
    if (cb_as_text(argv[0], &installPath) < 0)
        goto done;
    fn_nvrtcRemoveBundledHeaders *call =
        cb_symbol_address(&nvrtc_symbols[S_nvrtcRemoveBundledHeaders]);
    if (call == NULL)
        goto done;
    nvrtcResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(installPath.value, &errorLog);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVRTC_SUCCESS)) {
        retval = cb_fail_telling(form, &f_nvrtcRemoveBundledHeaders, status, argv, errorLog);
        goto done;
    }
    PyObject *results[] = {cb_string_result(form, errorLog)};
    retval = cb_return_many(form, &f_nvrtcRemoveBundledHeaders, results);
done:
    cb_address_release(&installPath);
    return retval;
}
