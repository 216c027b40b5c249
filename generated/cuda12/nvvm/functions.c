// functions.c of cubind for libNVVM, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvvm.yaml.
// clang-format off

#include "functions.h"

// const char *nvvmGetErrorString(nvvmResult result)
static const cb_function f_nvvmGetErrorString = {.name = "nvvmGetErrorString",
    .params = (const char *const[]){"result", NULL}, .param_count = 1};

CB_WRAPPER(nvvmGetErrorString)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvvmGetErrorString, &args, nargs, kwnames, slots))
        return NULL;
    int32_t result_;
    if (cb_as_enum(m, T_nvvmResult, args[0], "result", &result_) < 0)
        return NULL;
    fn_nvvmGetErrorString *call = cb_symbol_address(&symbols[S_nvvmGetErrorString]);
    if (call == NULL)
        return NULL;
    const char *status = call((nvvmResult)result_);
    return cb_return1(s, cb_string_result(s, status));
}

// nvvmResult nvvmVersion(int *major, int *minor)
static const cb_function f_nvvmVersion = {.name = "nvvmVersion",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 2};

CB_WRAPPER(nvvmVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvvmVersion, &args, nargs, kwnames, slots))
        return NULL;
    int major = 0, minor = 0;
    fn_nvvmVersion *call = cb_symbol_address(&symbols[S_nvvmVersion]);
    if (call == NULL)
        return NULL;
    nvvmResult status = call(&major, &minor);
    if (CB_UNLIKELY(status != NVVM_SUCCESS))
        return cb_fail(s, &f_nvvmVersion, status, args, NULL);
    PyObject *values[] = {PyLong_FromLong(major), PyLong_FromLong(minor)};
    return cb_return_many(s, &f_nvvmVersion, values);
}

// nvvmResult nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg)
static const cb_function f_nvvmIRVersion = {.name = "nvvmIRVersion",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 4};

CB_WRAPPER(nvvmIRVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvvmIRVersion, &args, nargs, kwnames, slots))
        return NULL;
    int majorIR = 0, minorIR = 0, majorDbg = 0, minorDbg = 0;
    fn_nvvmIRVersion *call = cb_symbol_address(&symbols[S_nvvmIRVersion]);
    if (call == NULL)
        return NULL;
    nvvmResult status = call(&majorIR, &minorIR, &majorDbg, &minorDbg);
    if (CB_UNLIKELY(status != NVVM_SUCCESS))
        return cb_fail(s, &f_nvvmIRVersion, status, args, NULL);
    PyObject *values[] = {
        PyLong_FromLong(majorIR),
        PyLong_FromLong(minorIR),
        PyLong_FromLong(majorDbg),
        PyLong_FromLong(minorDbg)
    };
    return cb_return_many(s, &f_nvvmIRVersion, values);
}

// nvvmResult nvvmCreateProgram(nvvmProgram *prog)
static const cb_function f_nvvmCreateProgram = {.name = "nvvmCreateProgram",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(nvvmCreateProgram)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvvmCreateProgram, &args, nargs, kwnames, slots))
        return NULL;
    nvvmProgram prog = NULL;
    fn_nvvmCreateProgram *call = cb_symbol_address(&symbols[S_nvvmCreateProgram]);
    if (call == NULL)
        return NULL;
    nvvmResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&prog);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVVM_SUCCESS))
        return cb_fail(s, &f_nvvmCreateProgram, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvvmProgram, &prog));
}

// nvvmResult nvvmDestroyProgram(nvvmProgram *prog)
static const cb_function f_nvvmDestroyProgram = {.name = "nvvmDestroyProgram",
    .params = (const char *const[]){"prog", NULL}, .param_count = 1};

CB_WRAPPER(nvvmDestroyProgram)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvvmDestroyProgram, &args, nargs, kwnames, slots))
        return NULL;
    nvvmProgram *prog;
    if (cb_as_handle_ref(m, T_nvvmProgram, args[0], "prog", &prog) < 0)
        return NULL;
    fn_nvvmDestroyProgram *call = cb_symbol_address(&symbols[S_nvvmDestroyProgram]);
    if (call == NULL)
        return NULL;
    nvvmResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(prog);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVVM_SUCCESS))
        return cb_fail(s, &f_nvvmDestroyProgram, status, args, NULL);
    return cb_return0(s);
}

// nvvmResult nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size,
//     const char *name)
static const cb_function f_nvvmAddModuleToProgram = {.name = "nvvmAddModuleToProgram",
    .params = (const char *const[]){"prog", "buffer", "size", "name", NULL}, .param_count = 4,
    .optional_mask = 0x8};

CB_WRAPPER(nvvmAddModuleToProgram)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_nvvmAddModuleToProgram, &args, nargs, kwnames, slots))
        return NULL;
    nvvmProgram prog;
    cb_address buffer, name;
    uint64_t size;
    buffer.held = name.held = false;
    if (cb_as_handle(m, T_nvvmProgram, args[0], &prog) < 0
        || cb_as_address(m, args[1], &buffer) < 0
        || cb_as_uint64(args[2], "size_t", &size) < 0
        || cb_as_text(args[3], true, &name) < 0
        || (CB_UNLIKELY(buffer.held)
            && cb_address_check(&buffer, "nvvmAddModuleToProgram", "buffer",
                cb_extent(CB_COUNT(size), 0, 1, sizeof(char))) < 0))
        goto done;
    fn_nvvmAddModuleToProgram *call = cb_symbol_address(&symbols[S_nvvmAddModuleToProgram]);
    if (call == NULL)
        goto done;
    nvvmResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(prog, buffer.value, size, name.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == NVVM_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_nvvmAddModuleToProgram, status, args, NULL);
done:
    cb_address_release(&buffer);
    cb_address_release(&name);
    return result;
}

// nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size,
//     const char *name)
static const cb_function f_nvvmLazyAddModuleToProgram = {.name = "nvvmLazyAddModuleToProgram",
    .params = (const char *const[]){"prog", "buffer", "size", "name", NULL}, .param_count = 4,
    .optional_mask = 0x8};

CB_WRAPPER(nvvmLazyAddModuleToProgram)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_nvvmLazyAddModuleToProgram, &args, nargs, kwnames, slots))
        return NULL;
    nvvmProgram prog;
    cb_address buffer, name;
    uint64_t size;
    buffer.held = name.held = false;
    if (cb_as_handle(m, T_nvvmProgram, args[0], &prog) < 0
        || cb_as_address(m, args[1], &buffer) < 0
        || cb_as_uint64(args[2], "size_t", &size) < 0
        || cb_as_text(args[3], true, &name) < 0
        || (CB_UNLIKELY(buffer.held)
            && cb_address_check(&buffer, "nvvmLazyAddModuleToProgram", "buffer",
                cb_extent(CB_COUNT(size), 0, 1, sizeof(char))) < 0))
        goto done;
    fn_nvvmLazyAddModuleToProgram *call = cb_symbol_address(&symbols[S_nvvmLazyAddModuleToProgram]);
    if (call == NULL)
        goto done;
    nvvmResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(prog, buffer.value, size, name.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == NVVM_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_nvvmLazyAddModuleToProgram, status, args, NULL);
done:
    cb_address_release(&buffer);
    cb_address_release(&name);
    return result;
}

// nvvmResult nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options)
static const cb_function f_nvvmCompileProgram = {.name = "nvvmCompileProgram",
    .params = (const char *const[]){"prog", "numOptions", "options", NULL}, .param_count = 3,
    .optional_mask = 0x4, .auto_mask = 0x2};

// What the library has to say about a failure; NULL where it says nothing.
static PyObject *
detail_nvvmCompileProgram(nvvmProgram handle)
{
    fn_nvvmGetProgramLogSize *size_of = cb_symbol_find(&symbols[S_nvvmGetProgramLogSize]);
    fn_nvvmGetProgramLog *text_of = cb_symbol_find(&symbols[S_nvvmGetProgramLog]);
    size_t size = 0;
    if (size_of == NULL || text_of == NULL || size_of(handle, &size) != NVVM_SUCCESS)
        return NULL;
    PyObject *detail = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
    if (detail != NULL && text_of(handle, PyBytes_AS_STRING(detail)) != NVVM_SUCCESS)
        Py_CLEAR(detail);
    PyErr_Clear();
    return detail;
}

CB_WRAPPER(nvvmCompileProgram)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvvmCompileProgram, &args, nargs, kwnames, slots))
        return NULL;
    nvvmProgram prog;
    int32_t numOptions = 0;
    cb_array options;
    cb_array_init(&options);
    if (cb_as_handle(m, T_nvvmProgram, args[0], &prog) < 0
        || (args[1] != NULL && cb_as_int32(args[1], "int", &numOptions) < 0)
        || cb_array_strings(args[2], "options", &options) < 0)
        goto done;
    if (args[1] == NULL && options.length > (size_t)numOptions)
        numOptions = (int32_t)options.length;
    if (cb_array_check(&options, (size_t)numOptions) < 0)
        goto done;
    fn_nvvmCompileProgram *call = cb_symbol_address(&symbols[S_nvvmCompileProgram]);
    if (call == NULL)
        goto done;
    nvvmResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(prog, numOptions, options.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVVM_SUCCESS)) {
        PyObject *detail = s->checked ? detail_nvvmCompileProgram(prog) : NULL;
        result = cb_fail(s, &f_nvvmCompileProgram, status, args,
            detail ? PyBytes_AS_STRING(detail) : NULL);
        Py_XDECREF(detail);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&options);
    return result;
}

// nvvmResult nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options)
static const cb_function f_nvvmVerifyProgram = {.name = "nvvmVerifyProgram",
    .params = (const char *const[]){"prog", "numOptions", "options", NULL}, .param_count = 3,
    .optional_mask = 0x4, .auto_mask = 0x2};

// What the library has to say about a failure; NULL where it says nothing.
static PyObject *
detail_nvvmVerifyProgram(nvvmProgram handle)
{
    fn_nvvmGetProgramLogSize *size_of = cb_symbol_find(&symbols[S_nvvmGetProgramLogSize]);
    fn_nvvmGetProgramLog *text_of = cb_symbol_find(&symbols[S_nvvmGetProgramLog]);
    size_t size = 0;
    if (size_of == NULL || text_of == NULL || size_of(handle, &size) != NVVM_SUCCESS)
        return NULL;
    PyObject *detail = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
    if (detail != NULL && text_of(handle, PyBytes_AS_STRING(detail)) != NVVM_SUCCESS)
        Py_CLEAR(detail);
    PyErr_Clear();
    return detail;
}

CB_WRAPPER(nvvmVerifyProgram)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvvmVerifyProgram, &args, nargs, kwnames, slots))
        return NULL;
    nvvmProgram prog;
    int32_t numOptions = 0;
    cb_array options;
    cb_array_init(&options);
    if (cb_as_handle(m, T_nvvmProgram, args[0], &prog) < 0
        || (args[1] != NULL && cb_as_int32(args[1], "int", &numOptions) < 0)
        || cb_array_strings(args[2], "options", &options) < 0)
        goto done;
    if (args[1] == NULL && options.length > (size_t)numOptions)
        numOptions = (int32_t)options.length;
    if (cb_array_check(&options, (size_t)numOptions) < 0)
        goto done;
    fn_nvvmVerifyProgram *call = cb_symbol_address(&symbols[S_nvvmVerifyProgram]);
    if (call == NULL)
        goto done;
    nvvmResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(prog, numOptions, options.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVVM_SUCCESS)) {
        PyObject *detail = s->checked ? detail_nvvmVerifyProgram(prog) : NULL;
        result = cb_fail(s, &f_nvvmVerifyProgram, status, args,
            detail ? PyBytes_AS_STRING(detail) : NULL);
        Py_XDECREF(detail);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&options);
    return result;
}

// nvvmResult nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet)
static const cb_function f_nvvmGetCompiledResultSize = {.name = "nvvmGetCompiledResultSize",
    .params = (const char *const[]){"prog", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvvmGetCompiledResultSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvvmGetCompiledResultSize, &args, nargs, kwnames, slots))
        return NULL;
    nvvmProgram prog;
    size_t bufferSizeRet = 0;
    if (cb_as_handle(m, T_nvvmProgram, args[0], &prog) < 0)
        return NULL;
    fn_nvvmGetCompiledResultSize *call = cb_symbol_address(&symbols[S_nvvmGetCompiledResultSize]);
    if (call == NULL)
        return NULL;
    nvvmResult status = call(prog, &bufferSizeRet);
    if (CB_UNLIKELY(status != NVVM_SUCCESS))
        return cb_fail(s, &f_nvvmGetCompiledResultSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(bufferSizeRet));
}

// nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer)
static const cb_function f_nvvmGetCompiledResult = {.name = "nvvmGetCompiledResult",
    .params = (const char *const[]){"prog", "buffer", NULL}, .param_count = 2, .auto_mask = 0x2};

CB_WRAPPER(nvvmGetCompiledResult)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvvmGetCompiledResult, &args, nargs, kwnames, slots))
        return NULL;
    nvvmResult status;
    nvvmProgram prog;
    cb_chars buffer;
    cb_chars_init(&buffer);
    if (cb_as_handle(m, T_nvvmProgram, args[0], &prog) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &buffer) < 0))
        goto done;
    fn_nvvmGetCompiledResult *call = cb_symbol_address(&symbols[S_nvvmGetCompiledResult]);
    if (call == NULL)
        goto done;
    size_t buffer_size = 0;
    fn_nvvmGetCompiledResultSize *size_call =
        cb_symbol_address(&symbols[S_nvvmGetCompiledResultSize]);
    if (size_call == NULL)
        goto done;
    status = size_call(prog, &buffer_size);
    if (args[1] == NULL) {
        if (status != NVVM_SUCCESS) {
            result = cb_fail_asking(s, &f_nvvmGetCompiledResult, "nvvmGetCompiledResultSize",
                status, args);
            goto done;
        }
        if (cb_chars_make(&buffer, buffer_size) < 0)
            goto done;
    }
    else if (status == NVVM_SUCCESS
        && cb_chars_check(&buffer, "nvvmGetCompiledResult", "buffer", buffer_size) < 0)
        goto done;
    status = call(prog, (char *)buffer.data);
    if (CB_UNLIKELY(status != NVVM_SUCCESS)) {
        result = cb_fail(s, &f_nvvmGetCompiledResult, status, args, NULL);
        goto done;
    }
    result = args[1] == NULL ? cb_return1(s, Py_NewRef(buffer.made)) : cb_return0(s);
done:
    cb_chars_release(&buffer);
    return result;
}

// nvvmResult nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet)
static const cb_function f_nvvmGetProgramLogSize = {.name = "nvvmGetProgramLogSize",
    .params = (const char *const[]){"prog", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvvmGetProgramLogSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvvmGetProgramLogSize, &args, nargs, kwnames, slots))
        return NULL;
    nvvmProgram prog;
    size_t bufferSizeRet = 0;
    if (cb_as_handle(m, T_nvvmProgram, args[0], &prog) < 0)
        return NULL;
    fn_nvvmGetProgramLogSize *call = cb_symbol_address(&symbols[S_nvvmGetProgramLogSize]);
    if (call == NULL)
        return NULL;
    nvvmResult status = call(prog, &bufferSizeRet);
    if (CB_UNLIKELY(status != NVVM_SUCCESS))
        return cb_fail(s, &f_nvvmGetProgramLogSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(bufferSizeRet));
}

// nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer)
static const cb_function f_nvvmGetProgramLog = {.name = "nvvmGetProgramLog",
    .params = (const char *const[]){"prog", "buffer", NULL}, .param_count = 2, .auto_mask = 0x2};

CB_WRAPPER(nvvmGetProgramLog)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvvmGetProgramLog, &args, nargs, kwnames, slots))
        return NULL;
    nvvmResult status;
    nvvmProgram prog;
    cb_chars buffer;
    cb_chars_init(&buffer);
    if (cb_as_handle(m, T_nvvmProgram, args[0], &prog) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &buffer) < 0))
        goto done;
    fn_nvvmGetProgramLog *call = cb_symbol_address(&symbols[S_nvvmGetProgramLog]);
    if (call == NULL)
        goto done;
    size_t buffer_size = 0;
    fn_nvvmGetProgramLogSize *size_call = cb_symbol_address(&symbols[S_nvvmGetProgramLogSize]);
    if (size_call == NULL)
        goto done;
    status = size_call(prog, &buffer_size);
    if (args[1] == NULL) {
        if (status != NVVM_SUCCESS) {
            result = cb_fail_asking(s, &f_nvvmGetProgramLog, "nvvmGetProgramLogSize", status, args);
            goto done;
        }
        if (cb_chars_make(&buffer, buffer_size) < 0)
            goto done;
    }
    else if (status == NVVM_SUCCESS
        && cb_chars_check(&buffer, "nvvmGetProgramLog", "buffer", buffer_size) < 0)
        goto done;
    status = call(prog, (char *)buffer.data);
    if (CB_UNLIKELY(status != NVVM_SUCCESS)) {
        result = cb_fail(s, &f_nvvmGetProgramLog, status, args, NULL);
        goto done;
    }
    result = args[1] == NULL ? cb_return1(s, Py_NewRef(buffer.made)) : cb_return0(s);
done:
    cb_chars_release(&buffer);
    return result;
}

