// functions.c of cubind for nvFatbin, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvfatbin.yaml.
// clang-format off

#include "functions.h"

// const char *nvFatbinGetErrorString(nvFatbinResult result)
static const cb_function f_nvFatbinGetErrorString = {.name = "nvFatbinGetErrorString",
    .params = (const char *const[]){"result", NULL}, .param_count = 1};

CB_WRAPPER(nvFatbinGetErrorString)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvFatbinGetErrorString, &args, nargs, kwnames, slots))
        return NULL;
    int32_t result_;
    if (cb_as_enum(m, T_nvFatbinResult, args[0], "result", &result_) < 0)
        return NULL;
    fn_nvFatbinGetErrorString *call = cb_symbol_address(&symbols[S_nvFatbinGetErrorString]);
    if (call == NULL)
        return NULL;
    const char *status = call((nvFatbinResult)result_);
    return cb_return1(s, cb_string_result(s, status));
}

// nvFatbinResult nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options,
//     size_t optionsCount)
static const cb_function f_nvFatbinCreate = {.name = "nvFatbinCreate",
    .params = (const char *const[]){"options", "optionsCount", NULL}, .param_count = 2,
    .result_count = 1, .optional_mask = 0x1, .auto_mask = 0x2};

CB_WRAPPER(nvFatbinCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvFatbinCreate, &args, nargs, kwnames, slots))
        return NULL;
    nvFatbinHandle handle_indirect = NULL;
    cb_array options;
    uint64_t optionsCount = 0;
    cb_array_init(&options);
    if (cb_array_strings(args[0], "options", &options) < 0
        || (args[1] != NULL && cb_as_uint64(args[1], "size_t", &optionsCount) < 0))
        goto done;
    if (args[1] == NULL && options.length > (size_t)optionsCount)
        optionsCount = (uint64_t)options.length;
    if (cb_array_check(&options, (size_t)optionsCount) < 0)
        goto done;
    fn_nvFatbinCreate *call = cb_symbol_address(&symbols[S_nvFatbinCreate]);
    if (call == NULL)
        goto done;
    nvFatbinResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle_indirect, options.data, optionsCount);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVFATBIN_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_nvFatbinHandle, &handle_indirect));
    else
        result = cb_fail(s, &f_nvFatbinCreate, status, args, NULL);
done:
    cb_array_done(&options);
    return result;
}

// nvFatbinResult nvFatbinDestroy(nvFatbinHandle *handle_indirect)
static const cb_function f_nvFatbinDestroy = {.name = "nvFatbinDestroy",
    .params = (const char *const[]){"handle_indirect", NULL}, .param_count = 1};

CB_WRAPPER(nvFatbinDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvFatbinDestroy, &args, nargs, kwnames, slots))
        return NULL;
    nvFatbinHandle *handle_indirect;
    if (cb_as_handle_ref(m, T_nvFatbinHandle, args[0], "handle_indirect", &handle_indirect) < 0)
        return NULL;
    fn_nvFatbinDestroy *call = cb_symbol_address(&symbols[S_nvFatbinDestroy]);
    if (call == NULL)
        return NULL;
    nvFatbinResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle_indirect);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVFATBIN_SUCCESS))
        return cb_fail(s, &f_nvFatbinDestroy, status, args, NULL);
    return cb_return0(s);
}

// nvFatbinResult nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size,
//     const char *arch, const char *identifier, const char *optionsCmdLine)
static const cb_function f_nvFatbinAddPTX = {.name = "nvFatbinAddPTX",
    .params = (const char *const[]){"handle", "code", "size", "arch", "identifier",
        "optionsCmdLine", NULL},
    .param_count = 6, .optional_mask = 0x30};

CB_WRAPPER(nvFatbinAddPTX)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_nvFatbinAddPTX, &args, nargs, kwnames, slots))
        return NULL;
    nvFatbinHandle handle;
    cb_address code, arch, identifier, optionsCmdLine;
    uint64_t size;
    code.held = arch.held = identifier.held = optionsCmdLine.held = false;
    if (cb_as_handle(m, T_nvFatbinHandle, args[0], &handle) < 0
        || cb_as_address(m, args[1], &code) < 0
        || cb_as_uint64(args[2], "size_t", &size) < 0
        || cb_as_text(args[3], false, &arch) < 0
        || cb_as_text(args[4], true, &identifier) < 0
        || cb_as_text(args[5], true, &optionsCmdLine) < 0
        || (CB_UNLIKELY(code.held)
            && cb_address_check(&code, "nvFatbinAddPTX", "code",
                cb_extent(CB_COUNT(size), 0, 1, sizeof(char))) < 0))
        goto done;
    fn_nvFatbinAddPTX *call = cb_symbol_address(&symbols[S_nvFatbinAddPTX]);
    if (call == NULL)
        goto done;
    nvFatbinResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, code.value, size, arch.value, identifier.value, optionsCmdLine.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == NVFATBIN_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_nvFatbinAddPTX, status, args, NULL);
done:
    cb_address_release(&code);
    cb_address_release(&arch);
    cb_address_release(&identifier);
    cb_address_release(&optionsCmdLine);
    return result;
}

// nvFatbinResult nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size,
//     const char *arch, const char *identifier)
static const cb_function f_nvFatbinAddCubin = {.name = "nvFatbinAddCubin",
    .params = (const char *const[]){"handle", "code", "size", "arch", "identifier", NULL},
    .param_count = 5, .optional_mask = 0x10};

CB_WRAPPER(nvFatbinAddCubin)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_nvFatbinAddCubin, &args, nargs, kwnames, slots))
        return NULL;
    nvFatbinHandle handle;
    cb_address code, arch, identifier;
    uint64_t size;
    code.held = arch.held = identifier.held = false;
    if (cb_as_handle(m, T_nvFatbinHandle, args[0], &handle) < 0
        || cb_as_address(m, args[1], &code) < 0
        || cb_as_uint64(args[2], "size_t", &size) < 0
        || cb_as_text(args[3], false, &arch) < 0
        || cb_as_text(args[4], true, &identifier) < 0
        || (CB_UNLIKELY(code.held)
            && cb_address_check(&code, "nvFatbinAddCubin", "code", CB_COUNT(size)) < 0))
        goto done;
    fn_nvFatbinAddCubin *call = cb_symbol_address(&symbols[S_nvFatbinAddCubin]);
    if (call == NULL)
        goto done;
    nvFatbinResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, code.value, size, arch.value, identifier.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == NVFATBIN_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_nvFatbinAddCubin, status, args, NULL);
done:
    cb_address_release(&code);
    cb_address_release(&arch);
    cb_address_release(&identifier);
    return result;
}

// nvFatbinResult nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size,
//     const char *arch, const char *identifier, const char *optionsCmdLine)
static const cb_function f_nvFatbinAddLTOIR = {.name = "nvFatbinAddLTOIR",
    .params = (const char *const[]){"handle", "code", "size", "arch", "identifier",
        "optionsCmdLine", NULL},
    .param_count = 6, .optional_mask = 0x30};

CB_WRAPPER(nvFatbinAddLTOIR)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_nvFatbinAddLTOIR, &args, nargs, kwnames, slots))
        return NULL;
    nvFatbinHandle handle;
    cb_address code, arch, identifier, optionsCmdLine;
    uint64_t size;
    code.held = arch.held = identifier.held = optionsCmdLine.held = false;
    if (cb_as_handle(m, T_nvFatbinHandle, args[0], &handle) < 0
        || cb_as_address(m, args[1], &code) < 0
        || cb_as_uint64(args[2], "size_t", &size) < 0
        || cb_as_text(args[3], false, &arch) < 0
        || cb_as_text(args[4], true, &identifier) < 0
        || cb_as_text(args[5], true, &optionsCmdLine) < 0
        || (CB_UNLIKELY(code.held)
            && cb_address_check(&code, "nvFatbinAddLTOIR", "code", CB_COUNT(size)) < 0))
        goto done;
    fn_nvFatbinAddLTOIR *call = cb_symbol_address(&symbols[S_nvFatbinAddLTOIR]);
    if (call == NULL)
        goto done;
    nvFatbinResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, code.value, size, arch.value, identifier.value, optionsCmdLine.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == NVFATBIN_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_nvFatbinAddLTOIR, status, args, NULL);
done:
    cb_address_release(&code);
    cb_address_release(&arch);
    cb_address_release(&identifier);
    cb_address_release(&optionsCmdLine);
    return result;
}

// nvFatbinResult nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size,
//     const char *identifier)
static const cb_function f_nvFatbinAddIndex = {.name = "nvFatbinAddIndex",
    .params = (const char *const[]){"handle", "code", "size", "identifier", NULL},
    .param_count = 4, .optional_mask = 0x8};

CB_WRAPPER(nvFatbinAddIndex)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_nvFatbinAddIndex, &args, nargs, kwnames, slots))
        return NULL;
    nvFatbinHandle handle;
    cb_address code, identifier;
    uint64_t size;
    code.held = identifier.held = false;
    if (cb_as_handle(m, T_nvFatbinHandle, args[0], &handle) < 0
        || cb_as_address(m, args[1], &code) < 0
        || cb_as_uint64(args[2], "size_t", &size) < 0
        || cb_as_text(args[3], true, &identifier) < 0
        || (CB_UNLIKELY(code.held)
            && cb_address_check(&code, "nvFatbinAddIndex", "code", CB_COUNT(size)) < 0))
        goto done;
    fn_nvFatbinAddIndex *call = cb_symbol_address(&symbols[S_nvFatbinAddIndex]);
    if (call == NULL)
        goto done;
    nvFatbinResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, code.value, size, identifier.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == NVFATBIN_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_nvFatbinAddIndex, status, args, NULL);
done:
    cb_address_release(&code);
    cb_address_release(&identifier);
    return result;
}

// nvFatbinResult nvFatbinAddReloc(nvFatbinHandle handle, const void *code, size_t size)
static const cb_function f_nvFatbinAddReloc = {.name = "nvFatbinAddReloc",
    .params = (const char *const[]){"handle", "code", "size", NULL}, .param_count = 3};

CB_WRAPPER(nvFatbinAddReloc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvFatbinAddReloc, &args, nargs, kwnames, slots))
        return NULL;
    nvFatbinHandle handle;
    cb_address code;
    uint64_t size;
    code.held = false;
    if (cb_as_handle(m, T_nvFatbinHandle, args[0], &handle) < 0
        || cb_as_address(m, args[1], &code) < 0
        || cb_as_uint64(args[2], "size_t", &size) < 0
        || (CB_UNLIKELY(code.held)
            && cb_address_check(&code, "nvFatbinAddReloc", "code", CB_COUNT(size)) < 0))
        goto done;
    fn_nvFatbinAddReloc *call = cb_symbol_address(&symbols[S_nvFatbinAddReloc]);
    if (call == NULL)
        goto done;
    nvFatbinResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, code.value, size);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == NVFATBIN_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_nvFatbinAddReloc, status, args, NULL);
done:
    cb_address_release(&code);
    return result;
}

// nvFatbinResult nvFatbinSize(nvFatbinHandle handle, size_t *size)
static const cb_function f_nvFatbinSize = {.name = "nvFatbinSize",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvFatbinSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvFatbinSize, &args, nargs, kwnames, slots))
        return NULL;
    nvFatbinHandle handle;
    size_t size = 0;
    if (cb_as_handle(m, T_nvFatbinHandle, args[0], &handle) < 0)
        return NULL;
    fn_nvFatbinSize *call = cb_symbol_address(&symbols[S_nvFatbinSize]);
    if (call == NULL)
        return NULL;
    nvFatbinResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, &size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVFATBIN_SUCCESS))
        return cb_fail(s, &f_nvFatbinSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(size));
}

// nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void *buffer)
static const cb_function f_nvFatbinGet = {.name = "nvFatbinGet",
    .params = (const char *const[]){"handle", "buffer", NULL}, .param_count = 2, .auto_mask = 0x2};

CB_WRAPPER(nvFatbinGet)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvFatbinGet, &args, nargs, kwnames, slots))
        return NULL;
    nvFatbinResult status;
    nvFatbinHandle handle;
    cb_chars buffer;
    cb_chars_init(&buffer);
    if (cb_as_handle(m, T_nvFatbinHandle, args[0], &handle) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &buffer) < 0))
        goto done;
    fn_nvFatbinGet *call = cb_symbol_address(&symbols[S_nvFatbinGet]);
    if (call == NULL)
        goto done;
    size_t buffer_size = 0;
    fn_nvFatbinSize *size_call = cb_symbol_address(&symbols[S_nvFatbinSize]);
    if (size_call == NULL)
        goto done;
    status = size_call(handle, &buffer_size);
    if (args[1] == NULL) {
        if (status != NVFATBIN_SUCCESS) {
            result = cb_fail_asking(s, &f_nvFatbinGet, "nvFatbinSize", status, args);
            goto done;
        }
        if (cb_chars_make(&buffer, buffer_size) < 0)
            goto done;
    }
    else if (status == NVFATBIN_SUCCESS
        && cb_chars_check(&buffer, "nvFatbinGet", "buffer", buffer_size) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (void *)buffer.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVFATBIN_SUCCESS)) {
        result = cb_fail(s, &f_nvFatbinGet, status, args, NULL);
        goto done;
    }
    result = args[1] == NULL ? cb_return1(s, Py_NewRef(buffer.made)) : cb_return0(s);
done:
    cb_chars_release(&buffer);
    return result;
}

// nvFatbinResult nvFatbinVersion(unsigned int *major, unsigned int *minor)
static const cb_function f_nvFatbinVersion = {.name = "nvFatbinVersion",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 2};

CB_WRAPPER(nvFatbinVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvFatbinVersion, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int major = 0, minor = 0;
    fn_nvFatbinVersion *call = cb_symbol_address(&symbols[S_nvFatbinVersion]);
    if (call == NULL)
        return NULL;
    nvFatbinResult status = call(&major, &minor);
    if (CB_UNLIKELY(status != NVFATBIN_SUCCESS))
        return cb_fail(s, &f_nvFatbinVersion, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(major), PyLong_FromUnsignedLong(minor)};
    return cb_return_many(s, &f_nvFatbinVersion, values);
}

