// functions.c of cubind for nvFatbin, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvfatbin.yaml.
// clang-format off

#include "functions.h"

// const char *nvFatbinGetErrorString(nvFatbinResult result)
static const cb_function f_nvFatbinGetErrorString = {
    .name = "nvFatbinGetErrorString",
    CB_PARAMS("result"),
    .result_count = 1,
};

CB_WRAPPER(nvFatbinGetErrorString)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvFatbinGetErrorString, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t result;
    if (cb_as_enum(py, T_nvFatbinResult, argv[0], "result", &result) < 0)
        return NULL;
    fn_nvFatbinGetErrorString *call =
        cb_symbol_address(&nvfatbin_symbols[S_nvFatbinGetErrorString]);
    if (call == NULL)
        return NULL;
    const char *text = call(result);
    return cb_return1(form, cb_string_result(form, text));
}

// nvFatbinResult nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options,
//     size_t optionsCount)
static const cb_function f_nvFatbinCreate = {
    .name = "nvFatbinCreate",
    CB_PARAMS("options", "optionsCount"),
    .result_count = 1,
    .optional_mask = CB_BIT(0), // options
    .auto_mask = CB_BIT(1), // optionsCount
};

CB_WRAPPER(nvFatbinCreate)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvFatbinCreate, &argv, nargs, kwnames, slots))
        return NULL;
    nvFatbinHandle handle_indirect = NULL;
    cb_array options;
    uint64_t optionsCount;
    cb_array_init(&options);
    if (cb_array_strings(argv[0], "options", &options) < 0
        || (argv[1] != NULL && cb_as_uint64(argv[1], "size_t", &optionsCount) < 0))
        goto done;
    if (argv[1] == NULL)
        optionsCount = options.length;
    if (cb_array_check(&options, optionsCount, "options") < 0)
        goto done;
    fn_nvFatbinCreate *call = cb_symbol_address(&nvfatbin_symbols[S_nvFatbinCreate]);
    if (call == NULL)
        goto done;
    nvFatbinResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle_indirect, options.data, optionsCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVFATBIN_SUCCESS))
        retval = cb_fail(form, &f_nvFatbinCreate, status, argv);
    else
        retval = cb_return1(form, cb_cell_made(form, T_nvFatbinHandle, &handle_indirect));
done:
    cb_array_done(&options);
    return retval;
}

// nvFatbinResult nvFatbinDestroy(nvFatbinHandle *handle_indirect)
static const cb_function f_nvFatbinDestroy = {
    .name = "nvFatbinDestroy",
    CB_PARAMS("handle_indirect"),
};

CB_WRAPPER(nvFatbinDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvFatbinDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    nvFatbinHandle *handle_indirect;
    if (cb_as_ended_handle_ref(py, T_nvFatbinHandle, argv[0], "handle_indirect",
            &handle_indirect) < 0)
        return NULL;
    fn_nvFatbinDestroy *call = cb_symbol_address(&nvfatbin_symbols[S_nvFatbinDestroy]);
    if (call == NULL)
        return NULL;
    nvFatbinResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle_indirect);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVFATBIN_SUCCESS))
        return cb_fail(form, &f_nvFatbinDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

CB_PARAM_LIST(nvFatbinAddPTX, "handle", "code", "size", "arch", "identifier", "optionsCmdLine");

// nvFatbinResult nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size,
//     const char *arch, const char *identifier, const char *optionsCmdLine)
static const cb_function f_nvFatbinAddPTX = {
    .name = "nvFatbinAddPTX",
    CB_PARAMS_OF(nvFatbinAddPTX),
    .optional_mask = CB_BIT(4) | CB_BIT(5), // identifier, optionsCmdLine
};

CB_WRAPPER(nvFatbinAddPTX)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_nvFatbinAddPTX, &argv, nargs, kwnames, slots))
        return NULL;
    nvFatbinHandle handle;
    cb_address code, arch, identifier, optionsCmdLine;
    uint64_t size;
    code.held = arch.held = identifier.held = optionsCmdLine.held = false;
    if (cb_as_handle(py, T_nvFatbinHandle, argv[0], "handle", &handle) < 0
        || cb_as_address(py, argv[1], &code) < 0
        || cb_as_uint64(argv[2], "size_t", &size) < 0
        || cb_as_text(argv[3], &arch) < 0
        || cb_as_optional_text(argv[4], &identifier) < 0
        || cb_as_optional_text(argv[5], &optionsCmdLine) < 0
        || (CB_UNLIKELY(code.held)
            && cb_held_check(&code, "nvFatbinAddPTX", "code",
                cb_extent(size, 0, 1, sizeof(char))) < 0))
        goto done;
    fn_nvFatbinAddPTX *call = cb_symbol_address(&nvfatbin_symbols[S_nvFatbinAddPTX]);
    if (call == NULL)
        goto done;
    nvFatbinResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, code.value, size, arch.value, identifier.value, optionsCmdLine.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVFATBIN_SUCCESS))
        retval = cb_fail(form, &f_nvFatbinAddPTX, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&code);
    cb_address_release(&arch);
    cb_address_release(&identifier);
    cb_address_release(&optionsCmdLine);
    return retval;
}

// nvFatbinResult nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size,
//     const char *arch, const char *identifier)
static const cb_function f_nvFatbinAddCubin = {
    .name = "nvFatbinAddCubin",
    CB_PARAMS("handle", "code", "size", "arch", "identifier"),
    .optional_mask = CB_BIT(4), // identifier
};

CB_WRAPPER(nvFatbinAddCubin)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_nvFatbinAddCubin, &argv, nargs, kwnames, slots))
        return NULL;
    nvFatbinHandle handle;
    cb_address code, arch, identifier;
    uint64_t size;
    code.held = arch.held = identifier.held = false;
    if (cb_as_handle(py, T_nvFatbinHandle, argv[0], "handle", &handle) < 0
        || cb_as_address(py, argv[1], &code) < 0
        || cb_as_uint64(argv[2], "size_t", &size) < 0
        || cb_as_text(argv[3], &arch) < 0
        || cb_as_optional_text(argv[4], &identifier) < 0
        || (CB_UNLIKELY(code.held) && cb_held_check(&code, "nvFatbinAddCubin", "code", size) < 0))
        goto done;
    fn_nvFatbinAddCubin *call = cb_symbol_address(&nvfatbin_symbols[S_nvFatbinAddCubin]);
    if (call == NULL)
        goto done;
    nvFatbinResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, code.value, size, arch.value, identifier.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVFATBIN_SUCCESS))
        retval = cb_fail(form, &f_nvFatbinAddCubin, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&code);
    cb_address_release(&arch);
    cb_address_release(&identifier);
    return retval;
}

// nvFatbinResult nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size,
//     const char *arch, const char *identifier, const char *optionsCmdLine)
static const cb_function f_nvFatbinAddLTOIR = {
    .name = "nvFatbinAddLTOIR",
    CB_PARAMS_OF(nvFatbinAddPTX),
    .optional_mask = CB_BIT(4) | CB_BIT(5), // identifier, optionsCmdLine
};

CB_WRAPPER(nvFatbinAddLTOIR)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_nvFatbinAddLTOIR, &argv, nargs, kwnames, slots))
        return NULL;
    nvFatbinHandle handle;
    cb_address code, arch, identifier, optionsCmdLine;
    uint64_t size;
    code.held = arch.held = identifier.held = optionsCmdLine.held = false;
    if (cb_as_handle(py, T_nvFatbinHandle, argv[0], "handle", &handle) < 0
        || cb_as_address(py, argv[1], &code) < 0
        || cb_as_uint64(argv[2], "size_t", &size) < 0
        || cb_as_text(argv[3], &arch) < 0
        || cb_as_optional_text(argv[4], &identifier) < 0
        || cb_as_optional_text(argv[5], &optionsCmdLine) < 0
        || (CB_UNLIKELY(code.held) && cb_held_check(&code, "nvFatbinAddLTOIR", "code", size) < 0))
        goto done;
    fn_nvFatbinAddLTOIR *call = cb_symbol_address(&nvfatbin_symbols[S_nvFatbinAddLTOIR]);
    if (call == NULL)
        goto done;
    nvFatbinResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, code.value, size, arch.value, identifier.value, optionsCmdLine.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVFATBIN_SUCCESS))
        retval = cb_fail(form, &f_nvFatbinAddLTOIR, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&code);
    cb_address_release(&arch);
    cb_address_release(&identifier);
    cb_address_release(&optionsCmdLine);
    return retval;
}

// nvFatbinResult nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size,
//     const char *identifier)
static const cb_function f_nvFatbinAddIndex = {
    .name = "nvFatbinAddIndex",
    CB_PARAMS("handle", "code", "size", "identifier"),
    .optional_mask = CB_BIT(3), // identifier
};

CB_WRAPPER(nvFatbinAddIndex)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_nvFatbinAddIndex, &argv, nargs, kwnames, slots))
        return NULL;
    nvFatbinHandle handle;
    cb_address code, identifier;
    uint64_t size;
    code.held = identifier.held = false;
    if (cb_as_handle(py, T_nvFatbinHandle, argv[0], "handle", &handle) < 0
        || cb_as_address(py, argv[1], &code) < 0
        || cb_as_uint64(argv[2], "size_t", &size) < 0
        || cb_as_optional_text(argv[3], &identifier) < 0
        || (CB_UNLIKELY(code.held) && cb_held_check(&code, "nvFatbinAddIndex", "code", size) < 0))
        goto done;
    fn_nvFatbinAddIndex *call = cb_symbol_address(&nvfatbin_symbols[S_nvFatbinAddIndex]);
    if (call == NULL)
        goto done;
    nvFatbinResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, code.value, size, identifier.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVFATBIN_SUCCESS))
        retval = cb_fail(form, &f_nvFatbinAddIndex, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&code);
    cb_address_release(&identifier);
    return retval;
}

// nvFatbinResult nvFatbinAddReloc(nvFatbinHandle handle, const void *code, size_t size)
static const cb_function f_nvFatbinAddReloc = {
    .name = "nvFatbinAddReloc",
    CB_PARAMS("handle", "code", "size"),
};

CB_WRAPPER(nvFatbinAddReloc)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvFatbinAddReloc, &argv, nargs, kwnames, slots))
        return NULL;
    nvFatbinHandle handle;
    cb_address code;
    uint64_t size;
    code.held = false;
    if (cb_as_handle(py, T_nvFatbinHandle, argv[0], "handle", &handle) < 0
        || cb_as_address(py, argv[1], &code) < 0
        || cb_as_uint64(argv[2], "size_t", &size) < 0
        || (CB_UNLIKELY(code.held) && cb_held_check(&code, "nvFatbinAddReloc", "code", size) < 0))
        goto done;
    fn_nvFatbinAddReloc *call = cb_symbol_address(&nvfatbin_symbols[S_nvFatbinAddReloc]);
    if (call == NULL)
        goto done;
    nvFatbinResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, code.value, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVFATBIN_SUCCESS))
        retval = cb_fail(form, &f_nvFatbinAddReloc, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&code);
    return retval;
}

// nvFatbinResult nvFatbinAddTileIR(nvFatbinHandle handle, const void *code, size_t size,
//     const char *identifier, const char *optionsCmdLine)
static const cb_function f_nvFatbinAddTileIR = {
    .name = "nvFatbinAddTileIR",
    CB_PARAMS("handle", "code", "size", "identifier", "optionsCmdLine"),
    .optional_mask = CB_BIT(3) | CB_BIT(4), // identifier, optionsCmdLine
};

CB_WRAPPER(nvFatbinAddTileIR)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_nvFatbinAddTileIR, &argv, nargs, kwnames, slots))
        return NULL;
    nvFatbinHandle handle;
    cb_address code, identifier, optionsCmdLine;
    uint64_t size;
    code.held = identifier.held = optionsCmdLine.held = false;
    if (cb_as_handle(py, T_nvFatbinHandle, argv[0], "handle", &handle) < 0
        || cb_as_address(py, argv[1], &code) < 0
        || cb_as_uint64(argv[2], "size_t", &size) < 0
        || cb_as_optional_text(argv[3], &identifier) < 0
        || cb_as_optional_text(argv[4], &optionsCmdLine) < 0
        || (CB_UNLIKELY(code.held) && cb_held_check(&code, "nvFatbinAddTileIR", "code", size) < 0))
        goto done;
    fn_nvFatbinAddTileIR *call = cb_symbol_address(&nvfatbin_symbols[S_nvFatbinAddTileIR]);
    if (call == NULL)
        goto done;
    nvFatbinResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, code.value, size, identifier.value, optionsCmdLine.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVFATBIN_SUCCESS))
        retval = cb_fail(form, &f_nvFatbinAddTileIR, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&code);
    cb_address_release(&identifier);
    cb_address_release(&optionsCmdLine);
    return retval;
}

// nvFatbinResult nvFatbinSize(nvFatbinHandle handle, size_t *size)
static const cb_function f_nvFatbinSize = {
    .name = "nvFatbinSize",
    CB_PARAMS("handle"),
    .result_count = 1,
};

CB_WRAPPER(nvFatbinSize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvFatbinSize, &argv, nargs, kwnames, slots))
        return NULL;
    nvFatbinHandle handle;
    size_t size = 0;
    if (cb_as_handle(py, T_nvFatbinHandle, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_nvFatbinSize *call = cb_symbol_address(&nvfatbin_symbols[S_nvFatbinSize]);
    if (call == NULL)
        return NULL;
    nvFatbinResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, &size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVFATBIN_SUCCESS))
        return cb_fail(form, &f_nvFatbinSize, status, argv);
    return cb_return1(form, PyLong_FromSize_t(size));
}

// nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void *buffer)
static const cb_function f_nvFatbinGet = {
    .name = "nvFatbinGet",
    CB_PARAMS("handle", "buffer"),
    .auto_mask = CB_BIT(1), // buffer
};

CB_WRAPPER(nvFatbinGet)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvFatbinGet, &argv, nargs, kwnames, slots))
        return NULL;
    nvFatbinHandle handle;
    cb_chars buffer;
    cb_chars_init(&buffer);
    if (cb_as_handle(py, T_nvFatbinHandle, argv[0], "handle", &handle) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &buffer) < 0))
        goto done;
    fn_nvFatbinGet *call = cb_symbol_address(&nvfatbin_symbols[S_nvFatbinGet]);
    if (call == NULL)
        goto done;
    size_t buffer_size = 0;
    fn_nvFatbinSize *ask = cb_symbol_address(&nvfatbin_symbols[S_nvFatbinSize]);
    if (ask == NULL)
        goto done;
    nvFatbinResult status = ask(handle, &buffer_size);
    if (CB_UNLIKELY(status != NVFATBIN_SUCCESS)) {
        retval = cb_fail_asking(form, &f_nvFatbinGet, "nvFatbinSize", status, argv);
        goto done;
    }
    if (cb_chars_room(&buffer, "nvFatbinGet", "buffer", buffer_size) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, buffer.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVFATBIN_SUCCESS))
        retval = cb_fail(form, &f_nvFatbinGet, status, argv);
    else
        retval = argv[1] == NULL ? cb_take(&buffer.made) : cb_return0(form);
done:
    cb_chars_release(&buffer);
    return retval;
}

// nvFatbinResult nvFatbinVersion(unsigned int *major, unsigned int *minor)
static const cb_function f_nvFatbinVersion = {
    .name = "nvFatbinVersion",
    CB_NO_PARAMS,
    .result_count = 2,
};

CB_WRAPPER(nvFatbinVersion)
{
    if (!cb_no_arguments(form, &f_nvFatbinVersion, argv, nargs, kwnames))
        return NULL;
    unsigned int major = 0, minor = 0;
    fn_nvFatbinVersion *call = cb_symbol_address(&nvfatbin_symbols[S_nvFatbinVersion]);
    if (call == NULL)
        return NULL;
    nvFatbinResult status = call(&major, &minor);
    if (CB_UNLIKELY(status != NVFATBIN_SUCCESS))
        return cb_fail(form, &f_nvFatbinVersion, status, argv);
    PyObject *results[] = {PyLong_FromUnsignedLong(major), PyLong_FromUnsignedLong(minor)};
    return cb_return_many(form, &f_nvFatbinVersion, results);
}
