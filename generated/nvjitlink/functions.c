// functions.c of cubind for nvJitLink, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvjitlink.yaml.
// clang-format off

#include "functions.h"

// nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions,
//     const char **options)
static const cb_function f_nvJitLinkCreate = {
    .name = "nvJitLinkCreate",
    CB_PARAMS("numOptions", "options"),
    .result_count = 1,
    .auto_mask = CB_BIT(0), // numOptions
};

CB_WRAPPER(nvJitLinkCreate)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvJitLinkCreate, &argv, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle = NULL;
    uint32_t numOptions;
    cb_array options;
    cb_array_init(&options);
    if ((argv[0] != NULL && cb_as_uint32(argv[0], "uint32_t", &numOptions) < 0)
        || cb_array_strings(argv[1], "options", &options) < 0)
        goto done;
    if (argv[0] == NULL)
        numOptions = (uint32_t)options.length;
    if (cb_array_check(&options, numOptions, "options") < 0)
        goto done;
    fn_nvJitLinkCreate *call = cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkCreate]);
    if (call == NULL)
        goto done;
    nvJitLinkResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle, numOptions, options.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        retval = cb_fail(form, &f_nvJitLinkCreate, status, argv);
    else
        retval = cb_return1(form, cb_cell_made(form, T_nvJitLinkHandle, &handle));
done:
    cb_array_done(&options);
    return retval;
}

CB_PARAM_LIST(nvJitLinkDestroy, "handle");

// nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *handle)
static const cb_function f_nvJitLinkDestroy = {
    .name = "nvJitLinkDestroy",
    CB_PARAMS_OF(nvJitLinkDestroy),
};

CB_WRAPPER(nvJitLinkDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvJitLinkDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle *handle;
    if (cb_as_ended_handle_ref(py, T_nvJitLinkHandle, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_nvJitLinkDestroy *call = cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkDestroy]);
    if (call == NULL)
        return NULL;
    nvJitLinkResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        return cb_fail(form, &f_nvJitLinkDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// Returns the library's text about a failure, a new reference; NULL if it has none.
static PyObject *
detail_nvJitLinkGetErrorLog(nvJitLinkHandle handle)
{
    fn_nvJitLinkGetErrorLogSize *size_of =
        cb_symbol_find(&nvjitlink_symbols[S_nvJitLinkGetErrorLogSize]);
    fn_nvJitLinkGetErrorLog *text_of = cb_symbol_find(&nvjitlink_symbols[S_nvJitLinkGetErrorLog]);
    size_t size = 0;
    if (size_of == NULL || text_of == NULL || size_of(handle, &size) != NVJITLINK_SUCCESS
        || size == 0)
        return NULL;
    PyObject *detail = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
    if (detail == NULL)
        PyErr_Clear(); // out of memory: report the failure without the text
    else if (text_of(handle, PyBytes_AS_STRING(detail)) != NVJITLINK_SUCCESS)
        Py_CLEAR(detail);
    return detail;
}

// nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType,
//     const void *data, size_t size, const char *name)
static const cb_function f_nvJitLinkAddData = {
    .name = "nvJitLinkAddData",
    CB_PARAMS("handle", "inputType", "data", "size", "name"),
    .optional_mask = CB_BIT(4), // name
};

CB_WRAPPER(nvJitLinkAddData)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_nvJitLinkAddData, &argv, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    int32_t inputType;
    cb_address data, name;
    uint64_t size;
    data.held = name.held = false;
    if (cb_as_handle(py, T_nvJitLinkHandle, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_nvJitLinkInputType, argv[1], "inputType", &inputType) < 0
        || cb_as_address(py, argv[2], &data) < 0
        || cb_as_uint64(argv[3], "size_t", &size) < 0
        || cb_as_optional_text(argv[4], &name) < 0
        || (CB_UNLIKELY(data.held) && cb_held_check(&data, "nvJitLinkAddData", "data", size) < 0))
        goto done;
    fn_nvJitLinkAddData *call = cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkAddData]);
    if (call == NULL)
        goto done;
    nvJitLinkResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, inputType, data.value, size, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS)) {
        PyObject *detail = form->checked ? detail_nvJitLinkGetErrorLog(handle) : NULL;
        retval = cb_fail_detailed(form, &f_nvJitLinkAddData, status, argv, detail);
        goto done;
    }
    retval = cb_return0(form);
done:
    cb_address_release(&data);
    cb_address_release(&name);
    return retval;
}

// nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType,
//     const char *fileName)
static const cb_function f_nvJitLinkAddFile = {
    .name = "nvJitLinkAddFile",
    CB_PARAMS("handle", "inputType", "fileName"),
};

CB_WRAPPER(nvJitLinkAddFile)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvJitLinkAddFile, &argv, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    int32_t inputType;
    cb_address fileName;
    fileName.held = false;
    if (cb_as_handle(py, T_nvJitLinkHandle, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_nvJitLinkInputType, argv[1], "inputType", &inputType) < 0
        || cb_as_text(argv[2], &fileName) < 0)
        goto done;
    fn_nvJitLinkAddFile *call = cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkAddFile]);
    if (call == NULL)
        goto done;
    nvJitLinkResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, inputType, fileName.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS)) {
        PyObject *detail = form->checked ? detail_nvJitLinkGetErrorLog(handle) : NULL;
        retval = cb_fail_detailed(form, &f_nvJitLinkAddFile, status, argv, detail);
        goto done;
    }
    retval = cb_return0(form);
done:
    cb_address_release(&fileName);
    return retval;
}

// nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle)
static const cb_function f_nvJitLinkComplete = {
    .name = "nvJitLinkComplete",
    CB_PARAMS_OF(nvJitLinkDestroy),
};

CB_WRAPPER(nvJitLinkComplete)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvJitLinkComplete, &argv, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    if (cb_as_handle(py, T_nvJitLinkHandle, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_nvJitLinkComplete *call = cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkComplete]);
    if (call == NULL)
        return NULL;
    nvJitLinkResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS)) {
        PyObject *detail = form->checked ? detail_nvJitLinkGetErrorLog(handle) : NULL;
        return cb_fail_detailed(form, &f_nvJitLinkComplete, status, argv, detail);
    }
    return cb_return0(form);
}

// nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size)
static const cb_function f_nvJitLinkGetLinkedCubinSize = {
    .name = "nvJitLinkGetLinkedCubinSize",
    CB_PARAMS_OF(nvJitLinkDestroy),
    .result_count = 1,
};

CB_WRAPPER(nvJitLinkGetLinkedCubinSize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvJitLinkGetLinkedCubinSize, &argv, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    size_t size = 0;
    if (cb_as_handle(py, T_nvJitLinkHandle, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_nvJitLinkGetLinkedCubinSize *call =
        cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkGetLinkedCubinSize]);
    if (call == NULL)
        return NULL;
    nvJitLinkResult status = call(handle, &size);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        return cb_fail(form, &f_nvJitLinkGetLinkedCubinSize, status, argv);
    return cb_return1(form, PyLong_FromSize_t(size));
}

// nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin)
static const cb_function f_nvJitLinkGetLinkedCubin = {
    .name = "nvJitLinkGetLinkedCubin",
    CB_PARAMS("handle", "cubin"),
    .auto_mask = CB_BIT(1), // cubin
};

CB_WRAPPER(nvJitLinkGetLinkedCubin)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvJitLinkGetLinkedCubin, &argv, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    cb_chars cubin;
    cb_chars_init(&cubin);
    if (cb_as_handle(py, T_nvJitLinkHandle, argv[0], "handle", &handle) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &cubin) < 0))
        goto done;
    fn_nvJitLinkGetLinkedCubin *call =
        cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkGetLinkedCubin]);
    if (call == NULL)
        goto done;
    size_t cubin_size = 0;
    fn_nvJitLinkGetLinkedCubinSize *ask =
        cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkGetLinkedCubinSize]);
    if (ask == NULL)
        goto done;
    nvJitLinkResult status = ask(handle, &cubin_size);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS)) {
        retval = cb_fail_asking(form, &f_nvJitLinkGetLinkedCubin, "nvJitLinkGetLinkedCubinSize",
            status, argv);
        goto done;
    }
    if (cb_chars_room(&cubin, "nvJitLinkGetLinkedCubin", "cubin", cubin_size) < 0)
        goto done;
    status = call(handle, cubin.data);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        retval = cb_fail(form, &f_nvJitLinkGetLinkedCubin, status, argv);
    else
        retval = argv[1] == NULL ? cb_take(&cubin.made) : cb_return0(form);
done:
    cb_chars_release(&cubin);
    return retval;
}

// nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size)
static const cb_function f_nvJitLinkGetLinkedPtxSize = {
    .name = "nvJitLinkGetLinkedPtxSize",
    CB_PARAMS_OF(nvJitLinkDestroy),
    .result_count = 1,
};

CB_WRAPPER(nvJitLinkGetLinkedPtxSize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvJitLinkGetLinkedPtxSize, &argv, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    size_t size = 0;
    if (cb_as_handle(py, T_nvJitLinkHandle, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_nvJitLinkGetLinkedPtxSize *call =
        cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkGetLinkedPtxSize]);
    if (call == NULL)
        return NULL;
    nvJitLinkResult status = call(handle, &size);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        return cb_fail(form, &f_nvJitLinkGetLinkedPtxSize, status, argv);
    return cb_return1(form, PyLong_FromSize_t(size));
}

// nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx)
static const cb_function f_nvJitLinkGetLinkedPtx = {
    .name = "nvJitLinkGetLinkedPtx",
    CB_PARAMS("handle", "ptx"),
    .auto_mask = CB_BIT(1), // ptx
};

CB_WRAPPER(nvJitLinkGetLinkedPtx)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvJitLinkGetLinkedPtx, &argv, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    cb_chars ptx;
    cb_chars_init(&ptx);
    if (cb_as_handle(py, T_nvJitLinkHandle, argv[0], "handle", &handle) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &ptx) < 0))
        goto done;
    fn_nvJitLinkGetLinkedPtx *call = cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkGetLinkedPtx]);
    if (call == NULL)
        goto done;
    size_t ptx_size = 0;
    fn_nvJitLinkGetLinkedPtxSize *ask =
        cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkGetLinkedPtxSize]);
    if (ask == NULL)
        goto done;
    nvJitLinkResult status = ask(handle, &ptx_size);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS)) {
        retval = cb_fail_asking(form, &f_nvJitLinkGetLinkedPtx, "nvJitLinkGetLinkedPtxSize",
            status, argv);
        goto done;
    }
    if (cb_chars_room(&ptx, "nvJitLinkGetLinkedPtx", "ptx", ptx_size) < 0)
        goto done;
    status = call(handle, ptx.data);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        retval = cb_fail(form, &f_nvJitLinkGetLinkedPtx, status, argv);
    else
        retval = argv[1] == NULL ? cb_take(&ptx.made) : cb_return0(form);
done:
    cb_chars_release(&ptx);
    return retval;
}

// nvJitLinkResult nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t *size)
static const cb_function f_nvJitLinkGetLinkedLTOIRSize = {
    .name = "nvJitLinkGetLinkedLTOIRSize",
    CB_PARAMS_OF(nvJitLinkDestroy),
    .result_count = 1,
};

CB_WRAPPER(nvJitLinkGetLinkedLTOIRSize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvJitLinkGetLinkedLTOIRSize, &argv, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    size_t size = 0;
    if (cb_as_handle(py, T_nvJitLinkHandle, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_nvJitLinkGetLinkedLTOIRSize *call =
        cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkGetLinkedLTOIRSize]);
    if (call == NULL)
        return NULL;
    nvJitLinkResult status = call(handle, &size);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        return cb_fail(form, &f_nvJitLinkGetLinkedLTOIRSize, status, argv);
    return cb_return1(form, PyLong_FromSize_t(size));
}

// nvJitLinkResult nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void *ltoir)
static const cb_function f_nvJitLinkGetLinkedLTOIR = {
    .name = "nvJitLinkGetLinkedLTOIR",
    CB_PARAMS("handle", "ltoir"),
    .auto_mask = CB_BIT(1), // ltoir
};

CB_WRAPPER(nvJitLinkGetLinkedLTOIR)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvJitLinkGetLinkedLTOIR, &argv, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    cb_chars ltoir;
    cb_chars_init(&ltoir);
    if (cb_as_handle(py, T_nvJitLinkHandle, argv[0], "handle", &handle) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &ltoir) < 0))
        goto done;
    fn_nvJitLinkGetLinkedLTOIR *call =
        cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkGetLinkedLTOIR]);
    if (call == NULL)
        goto done;
    size_t ltoir_size = 0;
    fn_nvJitLinkGetLinkedLTOIRSize *ask =
        cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkGetLinkedLTOIRSize]);
    if (ask == NULL)
        goto done;
    nvJitLinkResult status = ask(handle, &ltoir_size);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS)) {
        retval = cb_fail_asking(form, &f_nvJitLinkGetLinkedLTOIR, "nvJitLinkGetLinkedLTOIRSize",
            status, argv);
        goto done;
    }
    if (cb_chars_room(&ltoir, "nvJitLinkGetLinkedLTOIR", "ltoir", ltoir_size) < 0)
        goto done;
    status = call(handle, ltoir.data);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        retval = cb_fail(form, &f_nvJitLinkGetLinkedLTOIR, status, argv);
    else
        retval = argv[1] == NULL ? cb_take(&ltoir.made) : cb_return0(form);
done:
    cb_chars_release(&ltoir);
    return retval;
}

// nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size)
static const cb_function f_nvJitLinkGetErrorLogSize = {
    .name = "nvJitLinkGetErrorLogSize",
    CB_PARAMS_OF(nvJitLinkDestroy),
    .result_count = 1,
};

CB_WRAPPER(nvJitLinkGetErrorLogSize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvJitLinkGetErrorLogSize, &argv, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    size_t size = 0;
    if (cb_as_handle(py, T_nvJitLinkHandle, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_nvJitLinkGetErrorLogSize *call =
        cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkGetErrorLogSize]);
    if (call == NULL)
        return NULL;
    nvJitLinkResult status = call(handle, &size);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        return cb_fail(form, &f_nvJitLinkGetErrorLogSize, status, argv);
    return cb_return1(form, PyLong_FromSize_t(size));
}

CB_PARAM_LIST(nvJitLinkGetErrorLog, "handle", "log");

// nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log)
static const cb_function f_nvJitLinkGetErrorLog = {
    .name = "nvJitLinkGetErrorLog",
    CB_PARAMS_OF(nvJitLinkGetErrorLog),
    .auto_mask = CB_BIT(1), // log
};

CB_WRAPPER(nvJitLinkGetErrorLog)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvJitLinkGetErrorLog, &argv, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    cb_chars log;
    cb_chars_init(&log);
    if (cb_as_handle(py, T_nvJitLinkHandle, argv[0], "handle", &handle) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &log) < 0))
        goto done;
    fn_nvJitLinkGetErrorLog *call = cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkGetErrorLog]);
    if (call == NULL)
        goto done;
    size_t log_size = 0;
    fn_nvJitLinkGetErrorLogSize *ask =
        cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkGetErrorLogSize]);
    if (ask == NULL)
        goto done;
    nvJitLinkResult status = ask(handle, &log_size);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS)) {
        retval = cb_fail_asking(form, &f_nvJitLinkGetErrorLog, "nvJitLinkGetErrorLogSize", status,
            argv);
        goto done;
    }
    if (cb_chars_room(&log, "nvJitLinkGetErrorLog", "log", log_size) < 0)
        goto done;
    status = call(handle, log.data);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        retval = cb_fail(form, &f_nvJitLinkGetErrorLog, status, argv);
    else
        retval = argv[1] == NULL ? cb_take(&log.made) : cb_return0(form);
done:
    cb_chars_release(&log);
    return retval;
}

// nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size)
static const cb_function f_nvJitLinkGetInfoLogSize = {
    .name = "nvJitLinkGetInfoLogSize",
    CB_PARAMS_OF(nvJitLinkDestroy),
    .result_count = 1,
};

CB_WRAPPER(nvJitLinkGetInfoLogSize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvJitLinkGetInfoLogSize, &argv, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    size_t size = 0;
    if (cb_as_handle(py, T_nvJitLinkHandle, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_nvJitLinkGetInfoLogSize *call =
        cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkGetInfoLogSize]);
    if (call == NULL)
        return NULL;
    nvJitLinkResult status = call(handle, &size);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        return cb_fail(form, &f_nvJitLinkGetInfoLogSize, status, argv);
    return cb_return1(form, PyLong_FromSize_t(size));
}

// nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log)
static const cb_function f_nvJitLinkGetInfoLog = {
    .name = "nvJitLinkGetInfoLog",
    CB_PARAMS_OF(nvJitLinkGetErrorLog),
    .auto_mask = CB_BIT(1), // log
};

CB_WRAPPER(nvJitLinkGetInfoLog)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvJitLinkGetInfoLog, &argv, nargs, kwnames, slots))
        return NULL;
    nvJitLinkHandle handle;
    cb_chars log;
    cb_chars_init(&log);
    if (cb_as_handle(py, T_nvJitLinkHandle, argv[0], "handle", &handle) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &log) < 0))
        goto done;
    fn_nvJitLinkGetInfoLog *call = cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkGetInfoLog]);
    if (call == NULL)
        goto done;
    size_t log_size = 0;
    fn_nvJitLinkGetInfoLogSize *ask =
        cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkGetInfoLogSize]);
    if (ask == NULL)
        goto done;
    nvJitLinkResult status = ask(handle, &log_size);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS)) {
        retval = cb_fail_asking(form, &f_nvJitLinkGetInfoLog, "nvJitLinkGetInfoLogSize", status,
            argv);
        goto done;
    }
    if (cb_chars_room(&log, "nvJitLinkGetInfoLog", "log", log_size) < 0)
        goto done;
    status = call(handle, log.data);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        retval = cb_fail(form, &f_nvJitLinkGetInfoLog, status, argv);
    else
        retval = argv[1] == NULL ? cb_take(&log.made) : cb_return0(form);
done:
    cb_chars_release(&log);
    return retval;
}

// nvJitLinkResult nvJitLinkVersion(unsigned int *major, unsigned int *minor)
static const cb_function f_nvJitLinkVersion = {
    .name = "nvJitLinkVersion",
    CB_NO_PARAMS,
    .result_count = 2,
};

CB_WRAPPER(nvJitLinkVersion)
{
    if (!cb_no_arguments(form, &f_nvJitLinkVersion, argv, nargs, kwnames))
        return NULL;
    unsigned int major = 0, minor = 0;
    fn_nvJitLinkVersion *call = cb_symbol_address(&nvjitlink_symbols[S_nvJitLinkVersion]);
    if (call == NULL)
        return NULL;
    nvJitLinkResult status = call(&major, &minor);
    if (CB_UNLIKELY(status != NVJITLINK_SUCCESS))
        return cb_fail(form, &f_nvJitLinkVersion, status, argv);
    PyObject *results[] = {PyLong_FromUnsignedLong(major), PyLong_FromUnsignedLong(minor)};
    return cb_return_many(form, &f_nvJitLinkVersion, results);
}
