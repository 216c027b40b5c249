// functions.c of cubind for nvJitLink, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvjitlink.yaml.
// clang-format off

#include "functions.h"

// nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions,
//     const char **options)
static const cb_function f_nvJitLinkCreate = {.name = "nvJitLinkCreate",
    .params = (const char *const[]){"numOptions", "options", NULL}, .param_count = 2,
    .result_count = 1, .auto_mask = 0x1};

CB_WRAPPER(nvJitLinkCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvJitLinkCreate, &args, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle = NULL;
    uint32_t numOptions = 0;
    cb_array options;
    cb_array_init(&options);
    if ((args[0] != NULL && cb_as_uint32(args[0], "uint32_t", &numOptions) < 0)
        || cb_array_strings(args[1], "options", &options) < 0)
        goto done;
    if (args[0] == NULL && options.length > (size_t)numOptions)
        numOptions = (uint32_t)options.length;
    if (cb_array_check(&options, (size_t)numOptions) < 0)
        goto done;
    fn_nvJitLinkCreate *call = cb_symbol_address(&symbols[S_nvJitLinkCreate]);
    if (call == NULL)
        goto done;
    nvJitLinkResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle, numOptions, options.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVJITLINK_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_nvJitLinkHandle, &handle));
    else
        result = cb_fail(s, &f_nvJitLinkCreate, status, args, NULL);
done:
    cb_array_done(&options);
    return result;
}

// nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *handle)
static const cb_function f_nvJitLinkDestroy = {.name = "nvJitLinkDestroy",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1};

CB_WRAPPER(nvJitLinkDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvJitLinkDestroy, &args, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle *handle;
    if (cb_as_handle_ref(m, T_nvJitLinkHandle, args[0], "handle", &handle) < 0)
        return NULL;
    fn_nvJitLinkDestroy *call = cb_symbol_address(&symbols[S_nvJitLinkDestroy]);
    if (call == NULL)
        return NULL;
    nvJitLinkResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        return cb_fail(s, &f_nvJitLinkDestroy, status, args, NULL);
    return cb_return0(s);
}

// nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType,
//     const void *data, size_t size, const char *name)
static const cb_function f_nvJitLinkAddData = {.name = "nvJitLinkAddData",
    .params = (const char *const[]){"handle", "inputType", "data", "size", "name", NULL},
    .param_count = 5, .optional_mask = 0x10};

// What the library has to say about a failure; NULL where it says nothing.
static PyObject *
detail_nvJitLinkAddData(nvJitLinkHandle handle)
{
    fn_nvJitLinkGetErrorLogSize *size_of = cb_symbol_find(&symbols[S_nvJitLinkGetErrorLogSize]);
    fn_nvJitLinkGetErrorLog *text_of = cb_symbol_find(&symbols[S_nvJitLinkGetErrorLog]);
    size_t size = 0;
    if (size_of == NULL || text_of == NULL || size_of(handle, &size) != NVJITLINK_SUCCESS)
        return NULL;
    PyObject *detail = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
    if (detail != NULL && text_of(handle, PyBytes_AS_STRING(detail)) != NVJITLINK_SUCCESS)
        Py_CLEAR(detail);
    PyErr_Clear();
    return detail;
}

CB_WRAPPER(nvJitLinkAddData)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_nvJitLinkAddData, &args, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    int32_t inputType;
    cb_address data, name;
    uint64_t size;
    data.held = name.held = false;
    if (cb_as_handle(m, T_nvJitLinkHandle, args[0], &handle) < 0
        || cb_as_enum(m, T_nvJitLinkInputType, args[1], "inputType", &inputType) < 0
        || cb_as_address(m, args[2], &data) < 0
        || cb_as_uint64(args[3], "size_t", &size) < 0
        || cb_as_text(args[4], true, &name) < 0
        || (CB_UNLIKELY(data.held)
            && cb_address_check(&data, "nvJitLinkAddData", "data", CB_COUNT(size)) < 0))
        goto done;
    fn_nvJitLinkAddData *call = cb_symbol_address(&symbols[S_nvJitLinkAddData]);
    if (call == NULL)
        goto done;
    nvJitLinkResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (nvJitLinkInputType)inputType, data.value, size, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS)) {
        PyObject *detail = s->checked ? detail_nvJitLinkAddData(handle) : NULL;
        result = cb_fail(s, &f_nvJitLinkAddData, status, args,
            detail ? PyBytes_AS_STRING(detail) : NULL);
        Py_XDECREF(detail);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&data);
    cb_address_release(&name);
    return result;
}

// nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType,
//     const char *fileName)
static const cb_function f_nvJitLinkAddFile = {.name = "nvJitLinkAddFile",
    .params = (const char *const[]){"handle", "inputType", "fileName", NULL}, .param_count = 3};

// What the library has to say about a failure; NULL where it says nothing.
static PyObject *
detail_nvJitLinkAddFile(nvJitLinkHandle handle)
{
    fn_nvJitLinkGetErrorLogSize *size_of = cb_symbol_find(&symbols[S_nvJitLinkGetErrorLogSize]);
    fn_nvJitLinkGetErrorLog *text_of = cb_symbol_find(&symbols[S_nvJitLinkGetErrorLog]);
    size_t size = 0;
    if (size_of == NULL || text_of == NULL || size_of(handle, &size) != NVJITLINK_SUCCESS)
        return NULL;
    PyObject *detail = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
    if (detail != NULL && text_of(handle, PyBytes_AS_STRING(detail)) != NVJITLINK_SUCCESS)
        Py_CLEAR(detail);
    PyErr_Clear();
    return detail;
}

CB_WRAPPER(nvJitLinkAddFile)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvJitLinkAddFile, &args, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    int32_t inputType;
    cb_address fileName;
    fileName.held = false;
    if (cb_as_handle(m, T_nvJitLinkHandle, args[0], &handle) < 0
        || cb_as_enum(m, T_nvJitLinkInputType, args[1], "inputType", &inputType) < 0
        || cb_as_text(args[2], false, &fileName) < 0)
        goto done;
    fn_nvJitLinkAddFile *call = cb_symbol_address(&symbols[S_nvJitLinkAddFile]);
    if (call == NULL)
        goto done;
    nvJitLinkResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (nvJitLinkInputType)inputType, fileName.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS)) {
        PyObject *detail = s->checked ? detail_nvJitLinkAddFile(handle) : NULL;
        result = cb_fail(s, &f_nvJitLinkAddFile, status, args,
            detail ? PyBytes_AS_STRING(detail) : NULL);
        Py_XDECREF(detail);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&fileName);
    return result;
}

// nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle)
static const cb_function f_nvJitLinkComplete = {.name = "nvJitLinkComplete",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1};

// What the library has to say about a failure; NULL where it says nothing.
static PyObject *
detail_nvJitLinkComplete(nvJitLinkHandle handle)
{
    fn_nvJitLinkGetErrorLogSize *size_of = cb_symbol_find(&symbols[S_nvJitLinkGetErrorLogSize]);
    fn_nvJitLinkGetErrorLog *text_of = cb_symbol_find(&symbols[S_nvJitLinkGetErrorLog]);
    size_t size = 0;
    if (size_of == NULL || text_of == NULL || size_of(handle, &size) != NVJITLINK_SUCCESS)
        return NULL;
    PyObject *detail = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
    if (detail != NULL && text_of(handle, PyBytes_AS_STRING(detail)) != NVJITLINK_SUCCESS)
        Py_CLEAR(detail);
    PyErr_Clear();
    return detail;
}

CB_WRAPPER(nvJitLinkComplete)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvJitLinkComplete, &args, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    if (cb_as_handle(m, T_nvJitLinkHandle, args[0], &handle) < 0)
        return NULL;
    fn_nvJitLinkComplete *call = cb_symbol_address(&symbols[S_nvJitLinkComplete]);
    if (call == NULL)
        return NULL;
    nvJitLinkResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS)) {
        PyObject *detail = s->checked ? detail_nvJitLinkComplete(handle) : NULL;
        PyObject *failed = cb_fail(s, &f_nvJitLinkComplete, status, args,
            detail ? PyBytes_AS_STRING(detail) : NULL);
        Py_XDECREF(detail);
        return failed;
    }
    return cb_return0(s);
}

// nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size)
static const cb_function f_nvJitLinkGetLinkedCubinSize = {.name = "nvJitLinkGetLinkedCubinSize",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvJitLinkGetLinkedCubinSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvJitLinkGetLinkedCubinSize, &args, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    size_t size = 0;
    if (cb_as_handle(m, T_nvJitLinkHandle, args[0], &handle) < 0)
        return NULL;
    fn_nvJitLinkGetLinkedCubinSize *call =
        cb_symbol_address(&symbols[S_nvJitLinkGetLinkedCubinSize]);
    if (call == NULL)
        return NULL;
    nvJitLinkResult status = call(handle, &size);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        return cb_fail(s, &f_nvJitLinkGetLinkedCubinSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(size));
}

// nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin)
static const cb_function f_nvJitLinkGetLinkedCubin = {.name = "nvJitLinkGetLinkedCubin",
    .params = (const char *const[]){"handle", "cubin", NULL}, .param_count = 2, .auto_mask = 0x2};

CB_WRAPPER(nvJitLinkGetLinkedCubin)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvJitLinkGetLinkedCubin, &args, nargs, kwnames, slots))
        return NULL;
    nvJitLinkResult status;
    nvJitLinkHandle handle;
    cb_chars cubin;
    cb_chars_init(&cubin);
    if (cb_as_handle(m, T_nvJitLinkHandle, args[0], &handle) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &cubin) < 0))
        goto done;
    fn_nvJitLinkGetLinkedCubin *call = cb_symbol_address(&symbols[S_nvJitLinkGetLinkedCubin]);
    if (call == NULL)
        goto done;
    size_t cubin_size = 0;
    fn_nvJitLinkGetLinkedCubinSize *size_call =
        cb_symbol_address(&symbols[S_nvJitLinkGetLinkedCubinSize]);
    if (size_call == NULL)
        goto done;
    status = size_call(handle, &cubin_size);
    if (args[1] == NULL) {
        if (status != NVJITLINK_SUCCESS) {
            result = cb_fail_asking(s, &f_nvJitLinkGetLinkedCubin, "nvJitLinkGetLinkedCubinSize",
                status, args);
            goto done;
        }
        if (cb_chars_make(&cubin, cubin_size) < 0)
            goto done;
    }
    else if (status == NVJITLINK_SUCCESS
        && cb_chars_check(&cubin, "nvJitLinkGetLinkedCubin", "cubin", cubin_size) < 0)
        goto done;
    status = call(handle, (void *)cubin.data);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS)) {
        result = cb_fail(s, &f_nvJitLinkGetLinkedCubin, status, args, NULL);
        goto done;
    }
    result = args[1] == NULL ? cb_return1(s, Py_NewRef(cubin.made)) : cb_return0(s);
done:
    cb_chars_release(&cubin);
    return result;
}

// nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size)
static const cb_function f_nvJitLinkGetLinkedPtxSize = {.name = "nvJitLinkGetLinkedPtxSize",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvJitLinkGetLinkedPtxSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvJitLinkGetLinkedPtxSize, &args, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    size_t size = 0;
    if (cb_as_handle(m, T_nvJitLinkHandle, args[0], &handle) < 0)
        return NULL;
    fn_nvJitLinkGetLinkedPtxSize *call = cb_symbol_address(&symbols[S_nvJitLinkGetLinkedPtxSize]);
    if (call == NULL)
        return NULL;
    nvJitLinkResult status = call(handle, &size);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        return cb_fail(s, &f_nvJitLinkGetLinkedPtxSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(size));
}

// nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx)
static const cb_function f_nvJitLinkGetLinkedPtx = {.name = "nvJitLinkGetLinkedPtx",
    .params = (const char *const[]){"handle", "ptx", NULL}, .param_count = 2, .auto_mask = 0x2};

CB_WRAPPER(nvJitLinkGetLinkedPtx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvJitLinkGetLinkedPtx, &args, nargs, kwnames, slots))
        return NULL;
    nvJitLinkResult status;
    nvJitLinkHandle handle;
    cb_chars ptx;
    cb_chars_init(&ptx);
    if (cb_as_handle(m, T_nvJitLinkHandle, args[0], &handle) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &ptx) < 0))
        goto done;
    fn_nvJitLinkGetLinkedPtx *call = cb_symbol_address(&symbols[S_nvJitLinkGetLinkedPtx]);
    if (call == NULL)
        goto done;
    size_t ptx_size = 0;
    fn_nvJitLinkGetLinkedPtxSize *size_call =
        cb_symbol_address(&symbols[S_nvJitLinkGetLinkedPtxSize]);
    if (size_call == NULL)
        goto done;
    status = size_call(handle, &ptx_size);
    if (args[1] == NULL) {
        if (status != NVJITLINK_SUCCESS) {
            result = cb_fail_asking(s, &f_nvJitLinkGetLinkedPtx, "nvJitLinkGetLinkedPtxSize",
                status, args);
            goto done;
        }
        if (cb_chars_make(&ptx, ptx_size) < 0)
            goto done;
    }
    else if (status == NVJITLINK_SUCCESS
        && cb_chars_check(&ptx, "nvJitLinkGetLinkedPtx", "ptx", ptx_size) < 0)
        goto done;
    status = call(handle, (char *)ptx.data);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS)) {
        result = cb_fail(s, &f_nvJitLinkGetLinkedPtx, status, args, NULL);
        goto done;
    }
    result = args[1] == NULL ? cb_return1(s, Py_NewRef(ptx.made)) : cb_return0(s);
done:
    cb_chars_release(&ptx);
    return result;
}

// nvJitLinkResult nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t *size)
static const cb_function f_nvJitLinkGetLinkedLTOIRSize = {.name = "nvJitLinkGetLinkedLTOIRSize",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvJitLinkGetLinkedLTOIRSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvJitLinkGetLinkedLTOIRSize, &args, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    size_t size = 0;
    if (cb_as_handle(m, T_nvJitLinkHandle, args[0], &handle) < 0)
        return NULL;
    fn_nvJitLinkGetLinkedLTOIRSize *call =
        cb_symbol_address(&symbols[S_nvJitLinkGetLinkedLTOIRSize]);
    if (call == NULL)
        return NULL;
    nvJitLinkResult status = call(handle, &size);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        return cb_fail(s, &f_nvJitLinkGetLinkedLTOIRSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(size));
}

// nvJitLinkResult nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void *ltoir)
static const cb_function f_nvJitLinkGetLinkedLTOIR = {.name = "nvJitLinkGetLinkedLTOIR",
    .params = (const char *const[]){"handle", "ltoir", NULL}, .param_count = 2, .auto_mask = 0x2};

CB_WRAPPER(nvJitLinkGetLinkedLTOIR)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvJitLinkGetLinkedLTOIR, &args, nargs, kwnames, slots))
        return NULL;
    nvJitLinkResult status;
    nvJitLinkHandle handle;
    cb_chars ltoir;
    cb_chars_init(&ltoir);
    if (cb_as_handle(m, T_nvJitLinkHandle, args[0], &handle) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &ltoir) < 0))
        goto done;
    fn_nvJitLinkGetLinkedLTOIR *call = cb_symbol_address(&symbols[S_nvJitLinkGetLinkedLTOIR]);
    if (call == NULL)
        goto done;
    size_t ltoir_size = 0;
    fn_nvJitLinkGetLinkedLTOIRSize *size_call =
        cb_symbol_address(&symbols[S_nvJitLinkGetLinkedLTOIRSize]);
    if (size_call == NULL)
        goto done;
    status = size_call(handle, &ltoir_size);
    if (args[1] == NULL) {
        if (status != NVJITLINK_SUCCESS) {
            result = cb_fail_asking(s, &f_nvJitLinkGetLinkedLTOIR, "nvJitLinkGetLinkedLTOIRSize",
                status, args);
            goto done;
        }
        if (cb_chars_make(&ltoir, ltoir_size) < 0)
            goto done;
    }
    else if (status == NVJITLINK_SUCCESS
        && cb_chars_check(&ltoir, "nvJitLinkGetLinkedLTOIR", "ltoir", ltoir_size) < 0)
        goto done;
    status = call(handle, (void *)ltoir.data);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS)) {
        result = cb_fail(s, &f_nvJitLinkGetLinkedLTOIR, status, args, NULL);
        goto done;
    }
    result = args[1] == NULL ? cb_return1(s, Py_NewRef(ltoir.made)) : cb_return0(s);
done:
    cb_chars_release(&ltoir);
    return result;
}

// nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size)
static const cb_function f_nvJitLinkGetErrorLogSize = {.name = "nvJitLinkGetErrorLogSize",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvJitLinkGetErrorLogSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvJitLinkGetErrorLogSize, &args, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    size_t size = 0;
    if (cb_as_handle(m, T_nvJitLinkHandle, args[0], &handle) < 0)
        return NULL;
    fn_nvJitLinkGetErrorLogSize *call = cb_symbol_address(&symbols[S_nvJitLinkGetErrorLogSize]);
    if (call == NULL)
        return NULL;
    nvJitLinkResult status = call(handle, &size);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        return cb_fail(s, &f_nvJitLinkGetErrorLogSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(size));
}

// nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log)
static const cb_function f_nvJitLinkGetErrorLog = {.name = "nvJitLinkGetErrorLog",
    .params = (const char *const[]){"handle", "log", NULL}, .param_count = 2, .auto_mask = 0x2};

CB_WRAPPER(nvJitLinkGetErrorLog)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvJitLinkGetErrorLog, &args, nargs, kwnames, slots))
        return NULL;
    nvJitLinkResult status;
    nvJitLinkHandle handle;
    cb_chars log;
    cb_chars_init(&log);
    if (cb_as_handle(m, T_nvJitLinkHandle, args[0], &handle) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &log) < 0))
        goto done;
    fn_nvJitLinkGetErrorLog *call = cb_symbol_address(&symbols[S_nvJitLinkGetErrorLog]);
    if (call == NULL)
        goto done;
    size_t log_size = 0;
    fn_nvJitLinkGetErrorLogSize *size_call =
        cb_symbol_address(&symbols[S_nvJitLinkGetErrorLogSize]);
    if (size_call == NULL)
        goto done;
    status = size_call(handle, &log_size);
    if (args[1] == NULL) {
        if (status != NVJITLINK_SUCCESS) {
            result = cb_fail_asking(s, &f_nvJitLinkGetErrorLog, "nvJitLinkGetErrorLogSize", status,
                args);
            goto done;
        }
        if (cb_chars_make(&log, log_size) < 0)
            goto done;
    }
    else if (status == NVJITLINK_SUCCESS
        && cb_chars_check(&log, "nvJitLinkGetErrorLog", "log", log_size) < 0)
        goto done;
    status = call(handle, (char *)log.data);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS)) {
        result = cb_fail(s, &f_nvJitLinkGetErrorLog, status, args, NULL);
        goto done;
    }
    result = args[1] == NULL ? cb_return1(s, Py_NewRef(log.made)) : cb_return0(s);
done:
    cb_chars_release(&log);
    return result;
}

// nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size)
static const cb_function f_nvJitLinkGetInfoLogSize = {.name = "nvJitLinkGetInfoLogSize",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvJitLinkGetInfoLogSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvJitLinkGetInfoLogSize, &args, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    size_t size = 0;
    if (cb_as_handle(m, T_nvJitLinkHandle, args[0], &handle) < 0)
        return NULL;
    fn_nvJitLinkGetInfoLogSize *call = cb_symbol_address(&symbols[S_nvJitLinkGetInfoLogSize]);
    if (call == NULL)
        return NULL;
    nvJitLinkResult status = call(handle, &size);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        return cb_fail(s, &f_nvJitLinkGetInfoLogSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(size));
}

// nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log)
static const cb_function f_nvJitLinkGetInfoLog = {.name = "nvJitLinkGetInfoLog",
    .params = (const char *const[]){"handle", "log", NULL}, .param_count = 2, .auto_mask = 0x2};

CB_WRAPPER(nvJitLinkGetInfoLog)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvJitLinkGetInfoLog, &args, nargs, kwnames, slots))
        return NULL;
    nvJitLinkResult status;
    nvJitLinkHandle handle;
    cb_chars log;
    cb_chars_init(&log);
    if (cb_as_handle(m, T_nvJitLinkHandle, args[0], &handle) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &log) < 0))
        goto done;
    fn_nvJitLinkGetInfoLog *call = cb_symbol_address(&symbols[S_nvJitLinkGetInfoLog]);
    if (call == NULL)
        goto done;
    size_t log_size = 0;
    fn_nvJitLinkGetInfoLogSize *size_call = cb_symbol_address(&symbols[S_nvJitLinkGetInfoLogSize]);
    if (size_call == NULL)
        goto done;
    status = size_call(handle, &log_size);
    if (args[1] == NULL) {
        if (status != NVJITLINK_SUCCESS) {
            result = cb_fail_asking(s, &f_nvJitLinkGetInfoLog, "nvJitLinkGetInfoLogSize", status,
                args);
            goto done;
        }
        if (cb_chars_make(&log, log_size) < 0)
            goto done;
    }
    else if (status == NVJITLINK_SUCCESS
        && cb_chars_check(&log, "nvJitLinkGetInfoLog", "log", log_size) < 0)
        goto done;
    status = call(handle, (char *)log.data);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS)) {
        result = cb_fail(s, &f_nvJitLinkGetInfoLog, status, args, NULL);
        goto done;
    }
    result = args[1] == NULL ? cb_return1(s, Py_NewRef(log.made)) : cb_return0(s);
done:
    cb_chars_release(&log);
    return result;
}

// nvJitLinkResult nvJitLinkVersion(unsigned int *major, unsigned int *minor)
static const cb_function f_nvJitLinkVersion = {.name = "nvJitLinkVersion",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 2};

CB_WRAPPER(nvJitLinkVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvJitLinkVersion, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int major = 0, minor = 0;
    fn_nvJitLinkVersion *call = cb_symbol_address(&symbols[S_nvJitLinkVersion]);
    if (call == NULL)
        return NULL;
    nvJitLinkResult status = call(&major, &minor);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        return cb_fail(s, &f_nvJitLinkVersion, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(major), PyLong_FromUnsignedLong(minor)};
    return cb_return_many(s, &f_nvJitLinkVersion, values);
}

