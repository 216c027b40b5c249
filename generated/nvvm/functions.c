// functions.c of cubind for libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvvm.yaml.
// clang-format off

#include "functions.h"

// const char *nvvmGetErrorString(nvvmResult result)
static const cb_function f_nvvmGetErrorString = {
    .name = "nvvmGetErrorString",
    CB_PARAMS("result"),
    .result_count = 1,
};

CB_WRAPPER(nvvmGetErrorString)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvvmGetErrorString, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t result;
    if (cb_as_enum(py, T_nvvmResult, argv[0], "result", &result) < 0)
        return NULL;
    fn_nvvmGetErrorString *call = cb_symbol_address(&nvvm_symbols[S_nvvmGetErrorString]);
    if (call == NULL)
        return NULL;
    const char *text = call(result);
    return cb_return1(form, cb_string_result(form, text));
}

// nvvmResult nvvmVersion(int *major, int *minor)
static const cb_function f_nvvmVersion = {.name = "nvvmVersion", CB_NO_PARAMS, .result_count = 2};

CB_WRAPPER(nvvmVersion)
{
    if (!cb_no_arguments(form, &f_nvvmVersion, argv, nargs, kwnames))
        return NULL;
    int major = 0, minor = 0;
    fn_nvvmVersion *call = cb_symbol_address(&nvvm_symbols[S_nvvmVersion]);
    if (call == NULL)
        return NULL;
    nvvmResult status = call(&major, &minor);
    if (CB_UNLIKELY(status != NVVM_SUCCESS))
        return cb_fail(form, &f_nvvmVersion, status, argv);
    PyObject *results[] = {PyLong_FromLong(major), PyLong_FromLong(minor)};
    return cb_return_many(form, &f_nvvmVersion, results);
}

// nvvmResult nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg)
static const cb_function f_nvvmIRVersion = {
    .name = "nvvmIRVersion",
    CB_NO_PARAMS,
    .result_count = 4,
};

CB_WRAPPER(nvvmIRVersion)
{
    if (!cb_no_arguments(form, &f_nvvmIRVersion, argv, nargs, kwnames))
        return NULL;
    int majorIR = 0, minorIR = 0, majorDbg = 0, minorDbg = 0;
    fn_nvvmIRVersion *call = cb_symbol_address(&nvvm_symbols[S_nvvmIRVersion]);
    if (call == NULL)
        return NULL;
    nvvmResult status = call(&majorIR, &minorIR, &majorDbg, &minorDbg);
    if (CB_UNLIKELY(status != NVVM_SUCCESS))
        return cb_fail(form, &f_nvvmIRVersion, status, argv);
    PyObject *results[] = {
        PyLong_FromLong(majorIR),
        PyLong_FromLong(minorIR),
        PyLong_FromLong(majorDbg),
        PyLong_FromLong(minorDbg)
    };
    return cb_return_many(form, &f_nvvmIRVersion, results);
}

// nvvmResult nvvmLLVMVersion(const char *arch, int *major)
static const cb_function f_nvvmLLVMVersion = {
    .name = "nvvmLLVMVersion",
    CB_PARAMS("arch"),
    .result_count = 1,
};

CB_WRAPPER(nvvmLLVMVersion)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvvmLLVMVersion, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address arch;
    int major = 0;
    arch.held = false;
    if (cb_as_text(argv[0], &arch) < 0)
        goto done;
    fn_nvvmLLVMVersion *call = cb_symbol_address(&nvvm_symbols[S_nvvmLLVMVersion]);
    if (call == NULL)
        goto done;
    nvvmResult status = call(arch.value, &major);
    if (CB_UNLIKELY(status != NVVM_SUCCESS))
        retval = cb_fail(form, &f_nvvmLLVMVersion, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(major));
done:
    cb_address_release(&arch);
    return retval;
}

// nvvmResult nvvmCreateProgram(nvvmProgram *prog)
static const cb_function f_nvvmCreateProgram = {
    .name = "nvvmCreateProgram",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(nvvmCreateProgram)
{
    if (!cb_no_arguments(form, &f_nvvmCreateProgram, argv, nargs, kwnames))
        return NULL;
    nvvmProgram prog = NULL;
    fn_nvvmCreateProgram *call = cb_symbol_address(&nvvm_symbols[S_nvvmCreateProgram]);
    if (call == NULL)
        return NULL;
    nvvmResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&prog);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVVM_SUCCESS))
        return cb_fail(form, &f_nvvmCreateProgram, status, argv);
    return cb_return1(form, cb_cell_made(form, T_nvvmProgram, &prog));
}

CB_PARAM_LIST(nvvmDestroyProgram, "prog");

// nvvmResult nvvmDestroyProgram(nvvmProgram *prog)
static const cb_function f_nvvmDestroyProgram = {
    .name = "nvvmDestroyProgram",
    CB_PARAMS_OF(nvvmDestroyProgram),
};

CB_WRAPPER(nvvmDestroyProgram)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvvmDestroyProgram, &argv, nargs, kwnames, slots))
        return NULL;
    nvvmProgram *prog;
    if (cb_as_ended_handle_ref(py, T_nvvmProgram, argv[0], "prog", &prog) < 0)
        return NULL;
    fn_nvvmDestroyProgram *call = cb_symbol_address(&nvvm_symbols[S_nvvmDestroyProgram]);
    if (call == NULL)
        return NULL;
    nvvmResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(prog);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVVM_SUCCESS))
        return cb_fail(form, &f_nvvmDestroyProgram, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

CB_PARAM_LIST(nvvmAddModuleToProgram, "prog", "buffer", "size", "name");

// nvvmResult nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size,
//     const char *name)
static const cb_function f_nvvmAddModuleToProgram = {
    .name = "nvvmAddModuleToProgram",
    CB_PARAMS_OF(nvvmAddModuleToProgram),
    .optional_mask = CB_BIT(3), // name
};

CB_WRAPPER(nvvmAddModuleToProgram)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_nvvmAddModuleToProgram, &argv, nargs, kwnames, slots))
        return NULL;
    nvvmProgram prog;
    cb_address buffer, name;
    uint64_t size;
    buffer.held = name.held = false;
    if (cb_as_handle(py, T_nvvmProgram, argv[0], "prog", &prog) < 0
        || cb_as_address(py, argv[1], &buffer) < 0
        || cb_as_uint64(argv[2], "size_t", &size) < 0
        || cb_as_optional_text(argv[3], &name) < 0
        || (CB_UNLIKELY(buffer.held)
            && cb_held_check(&buffer, "nvvmAddModuleToProgram", "buffer",
                cb_extent(size, 0, 1, sizeof(char))) < 0))
        goto done;
    fn_nvvmAddModuleToProgram *call = cb_symbol_address(&nvvm_symbols[S_nvvmAddModuleToProgram]);
    if (call == NULL)
        goto done;
    nvvmResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(prog, buffer.value, size, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVVM_SUCCESS))
        retval = cb_fail(form, &f_nvvmAddModuleToProgram, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&buffer);
    cb_address_release(&name);
    return retval;
}

// nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size,
//     const char *name)
static const cb_function f_nvvmLazyAddModuleToProgram = {
    .name = "nvvmLazyAddModuleToProgram",
    CB_PARAMS_OF(nvvmAddModuleToProgram),
    .optional_mask = CB_BIT(3), // name
};

CB_WRAPPER(nvvmLazyAddModuleToProgram)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_nvvmLazyAddModuleToProgram, &argv, nargs, kwnames, slots))
        return NULL;
    nvvmProgram prog;
    cb_address buffer, name;
    uint64_t size;
    buffer.held = name.held = false;
    if (cb_as_handle(py, T_nvvmProgram, argv[0], "prog", &prog) < 0
        || cb_as_address(py, argv[1], &buffer) < 0
        || cb_as_uint64(argv[2], "size_t", &size) < 0
        || cb_as_optional_text(argv[3], &name) < 0
        || (CB_UNLIKELY(buffer.held)
            && cb_held_check(&buffer, "nvvmLazyAddModuleToProgram", "buffer",
                cb_extent(size, 0, 1, sizeof(char))) < 0))
        goto done;
    fn_nvvmLazyAddModuleToProgram *call =
        cb_symbol_address(&nvvm_symbols[S_nvvmLazyAddModuleToProgram]);
    if (call == NULL)
        goto done;
    nvvmResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(prog, buffer.value, size, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVVM_SUCCESS))
        retval = cb_fail(form, &f_nvvmLazyAddModuleToProgram, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&buffer);
    cb_address_release(&name);
    return retval;
}

// Returns the library's text about a failure, a new reference; NULL if it has none.
static PyObject *
detail_nvvmGetProgramLog(nvvmProgram prog)
{
    fn_nvvmGetProgramLogSize *size_of = cb_symbol_find(&nvvm_symbols[S_nvvmGetProgramLogSize]);
    fn_nvvmGetProgramLog *text_of = cb_symbol_find(&nvvm_symbols[S_nvvmGetProgramLog]);
    size_t size = 0;
    if (size_of == NULL || text_of == NULL || size_of(prog, &size) != NVVM_SUCCESS || size == 0)
        return NULL;
    PyObject *detail = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
    if (detail == NULL)
        PyErr_Clear(); // out of memory: report the failure without the text
    else if (text_of(prog, PyBytes_AS_STRING(detail)) != NVVM_SUCCESS)
        Py_CLEAR(detail);
    return detail;
}

CB_PARAM_LIST(nvvmCompileProgram, "prog", "numOptions", "options");

// nvvmResult nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options)
static const cb_function f_nvvmCompileProgram = {
    .name = "nvvmCompileProgram",
    CB_PARAMS_OF(nvvmCompileProgram),
    .optional_mask = CB_BIT(2), // options
    .auto_mask = CB_BIT(1), // numOptions
};

CB_WRAPPER(nvvmCompileProgram)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvvmCompileProgram, &argv, nargs, kwnames, slots))
        return NULL;
    nvvmProgram prog;
    int32_t numOptions;
    cb_array options;
    cb_array_init(&options);
    if (cb_as_handle(py, T_nvvmProgram, argv[0], "prog", &prog) < 0
        || (argv[1] != NULL && cb_as_int32(argv[1], "int", &numOptions) < 0)
        || cb_array_strings(argv[2], "options", &options) < 0)
        goto done;
    if (argv[1] == NULL)
        numOptions = (int32_t)options.length;
    if (cb_array_check_signed(&options, numOptions, "options") < 0)
        goto done;
    fn_nvvmCompileProgram *call = cb_symbol_address(&nvvm_symbols[S_nvvmCompileProgram]);
    if (call == NULL)
        goto done;
    nvvmResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(prog, numOptions, options.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVVM_SUCCESS)) {
        PyObject *detail = form->checked ? detail_nvvmGetProgramLog(prog) : NULL;
        retval = cb_fail_detailed(form, &f_nvvmCompileProgram, status, argv, detail);
        goto done;
    }
    retval = cb_return0(form);
done:
    cb_array_done(&options);
    return retval;
}

// nvvmResult nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options)
static const cb_function f_nvvmVerifyProgram = {
    .name = "nvvmVerifyProgram",
    CB_PARAMS_OF(nvvmCompileProgram),
    .optional_mask = CB_BIT(2), // options
    .auto_mask = CB_BIT(1), // numOptions
};

CB_WRAPPER(nvvmVerifyProgram)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvvmVerifyProgram, &argv, nargs, kwnames, slots))
        return NULL;
    nvvmProgram prog;
    int32_t numOptions;
    cb_array options;
    cb_array_init(&options);
    if (cb_as_handle(py, T_nvvmProgram, argv[0], "prog", &prog) < 0
        || (argv[1] != NULL && cb_as_int32(argv[1], "int", &numOptions) < 0)
        || cb_array_strings(argv[2], "options", &options) < 0)
        goto done;
    if (argv[1] == NULL)
        numOptions = (int32_t)options.length;
    if (cb_array_check_signed(&options, numOptions, "options") < 0)
        goto done;
    fn_nvvmVerifyProgram *call = cb_symbol_address(&nvvm_symbols[S_nvvmVerifyProgram]);
    if (call == NULL)
        goto done;
    nvvmResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(prog, numOptions, options.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVVM_SUCCESS)) {
        PyObject *detail = form->checked ? detail_nvvmGetProgramLog(prog) : NULL;
        retval = cb_fail_detailed(form, &f_nvvmVerifyProgram, status, argv, detail);
        goto done;
    }
    retval = cb_return0(form);
done:
    cb_array_done(&options);
    return retval;
}

// nvvmResult nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet)
static const cb_function f_nvvmGetCompiledResultSize = {
    .name = "nvvmGetCompiledResultSize",
    CB_PARAMS_OF(nvvmDestroyProgram),
    .result_count = 1,
};

CB_WRAPPER(nvvmGetCompiledResultSize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvvmGetCompiledResultSize, &argv, nargs, kwnames, slots))
        return NULL;
    nvvmProgram prog;
    size_t bufferSizeRet = 0;
    if (cb_as_handle(py, T_nvvmProgram, argv[0], "prog", &prog) < 0)
        return NULL;
    fn_nvvmGetCompiledResultSize *call =
        cb_symbol_address(&nvvm_symbols[S_nvvmGetCompiledResultSize]);
    if (call == NULL)
        return NULL;
    nvvmResult status = call(prog, &bufferSizeRet);
    if (CB_UNLIKELY(status != NVVM_SUCCESS))
        return cb_fail(form, &f_nvvmGetCompiledResultSize, status, argv);
    return cb_return1(form, PyLong_FromSize_t(bufferSizeRet));
}

CB_PARAM_LIST(nvvmGetCompiledResult, "prog", "buffer");

// nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer)
static const cb_function f_nvvmGetCompiledResult = {
    .name = "nvvmGetCompiledResult",
    CB_PARAMS_OF(nvvmGetCompiledResult),
    .auto_mask = CB_BIT(1), // buffer
};

CB_WRAPPER(nvvmGetCompiledResult)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvvmGetCompiledResult, &argv, nargs, kwnames, slots))
        return NULL;
    nvvmProgram prog;
    cb_chars buffer;
    cb_chars_init(&buffer);
    if (cb_as_handle(py, T_nvvmProgram, argv[0], "prog", &prog) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &buffer) < 0))
        goto done;
    fn_nvvmGetCompiledResult *call = cb_symbol_address(&nvvm_symbols[S_nvvmGetCompiledResult]);
    if (call == NULL)
        goto done;
    size_t buffer_size = 0;
    fn_nvvmGetCompiledResultSize *ask =
        cb_symbol_address(&nvvm_symbols[S_nvvmGetCompiledResultSize]);
    if (ask == NULL)
        goto done;
    nvvmResult status = ask(prog, &buffer_size);
    if (CB_UNLIKELY(status != NVVM_SUCCESS)) {
        retval = cb_fail_asking(form, &f_nvvmGetCompiledResult, "nvvmGetCompiledResultSize",
            status, argv);
        goto done;
    }
    if (cb_chars_room(&buffer, "nvvmGetCompiledResult", "buffer", buffer_size) < 0)
        goto done;
    status = call(prog, buffer.data);
    if (CB_UNLIKELY(status != NVVM_SUCCESS))
        retval = cb_fail(form, &f_nvvmGetCompiledResult, status, argv);
    else
        retval = argv[1] == NULL ? cb_take(&buffer.made) : cb_return0(form);
done:
    cb_chars_release(&buffer);
    return retval;
}

// nvvmResult nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet)
static const cb_function f_nvvmGetProgramLogSize = {
    .name = "nvvmGetProgramLogSize",
    CB_PARAMS_OF(nvvmDestroyProgram),
    .result_count = 1,
};

CB_WRAPPER(nvvmGetProgramLogSize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvvmGetProgramLogSize, &argv, nargs, kwnames, slots))
        return NULL;
    nvvmProgram prog;
    size_t bufferSizeRet = 0;
    if (cb_as_handle(py, T_nvvmProgram, argv[0], "prog", &prog) < 0)
        return NULL;
    fn_nvvmGetProgramLogSize *call = cb_symbol_address(&nvvm_symbols[S_nvvmGetProgramLogSize]);
    if (call == NULL)
        return NULL;
    nvvmResult status = call(prog, &bufferSizeRet);
    if (CB_UNLIKELY(status != NVVM_SUCCESS))
        return cb_fail(form, &f_nvvmGetProgramLogSize, status, argv);
    return cb_return1(form, PyLong_FromSize_t(bufferSizeRet));
}

// nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer)
static const cb_function f_nvvmGetProgramLog = {
    .name = "nvvmGetProgramLog",
    CB_PARAMS_OF(nvvmGetCompiledResult),
    .auto_mask = CB_BIT(1), // buffer
};

CB_WRAPPER(nvvmGetProgramLog)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvvmGetProgramLog, &argv, nargs, kwnames, slots))
        return NULL;
    nvvmProgram prog;
    cb_chars buffer;
    cb_chars_init(&buffer);
    if (cb_as_handle(py, T_nvvmProgram, argv[0], "prog", &prog) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &buffer) < 0))
        goto done;
    fn_nvvmGetProgramLog *call = cb_symbol_address(&nvvm_symbols[S_nvvmGetProgramLog]);
    if (call == NULL)
        goto done;
    size_t buffer_size = 0;
    fn_nvvmGetProgramLogSize *ask = cb_symbol_address(&nvvm_symbols[S_nvvmGetProgramLogSize]);
    if (ask == NULL)
        goto done;
    nvvmResult status = ask(prog, &buffer_size);
    if (CB_UNLIKELY(status != NVVM_SUCCESS)) {
        retval = cb_fail_asking(form, &f_nvvmGetProgramLog, "nvvmGetProgramLogSize", status, argv);
        goto done;
    }
    if (cb_chars_room(&buffer, "nvvmGetProgramLog", "buffer", buffer_size) < 0)
        goto done;
    status = call(prog, buffer.data);
    if (CB_UNLIKELY(status != NVVM_SUCCESS))
        retval = cb_fail(form, &f_nvvmGetProgramLog, status, argv);
    else
        retval = argv[1] == NULL ? cb_take(&buffer.made) : cb_return0(form);
done:
    cb_chars_release(&buffer);
    return retval;
}
