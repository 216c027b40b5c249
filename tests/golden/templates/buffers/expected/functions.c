// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleGetTextSize(prog p, size_t *size)
static const cb_function f_sampleGetTextSize = {.name = "sampleGetTextSize",
    .params = (const char *const[]){"p", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(sampleGetTextSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleGetTextSize, &args, nargs, kwnames, slots))
        return NULL;
    prog p;
    size_t size = 0;
    if (cb_as_handle(m, T_prog, args[0], &p) < 0)
        return NULL;
    fn_sampleGetTextSize *call = cb_symbol_address(&symbols[S_sampleGetTextSize]);
    if (call == NULL)
        return NULL;
    status status = call(p, &size);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(s, &f_sampleGetTextSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(size));
}

// status sampleGetText(prog p, char *text)
static const cb_function f_sampleGetText = {.name = "sampleGetText",
    .params = (const char *const[]){"p", "text", NULL}, .param_count = 2, .auto_mask = 0x2};

CB_WRAPPER(sampleGetText)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_sampleGetText, &args, nargs, kwnames, slots))
        return NULL;
    status status;
    prog p;
    cb_chars text;
    cb_chars_init(&text);
    if (cb_as_handle(m, T_prog, args[0], &p) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &text) < 0))
        goto done;
    fn_sampleGetText *call = cb_symbol_address(&symbols[S_sampleGetText]);
    if (call == NULL)
        goto done;
    size_t text_size = 0;
    fn_sampleGetTextSize *size_call = cb_symbol_address(&symbols[S_sampleGetTextSize]);
    if (size_call == NULL)
        goto done;
    status = size_call(p, &text_size);
    if (args[1] == NULL) {
        if (status != OK) {
            result = cb_fail_asking(s, &f_sampleGetText, "sampleGetTextSize", status, args);
            goto done;
        }
        if (cb_chars_make(&text, text_size) < 0)
            goto done;
    }
    else if (status == OK && cb_chars_check(&text, "sampleGetText", "text", text_size) < 0)
        goto done;
    status = call(p, (char *)text.data);
    if (CB_UNLIKELY(status != OK)) {
        result = cb_fail(s, &f_sampleGetText, status, args, NULL);
        goto done;
    }
    result = args[1] == NULL ? cb_return1(s, Py_NewRef(text.made)) : cb_return0(s);
done:
    cb_chars_release(&text);
    return result;
}

// status sampleGetLogSize(prog p, size_t *size)
static const cb_function f_sampleGetLogSize = {.name = "sampleGetLogSize",
    .params = (const char *const[]){"p", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(sampleGetLogSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleGetLogSize, &args, nargs, kwnames, slots))
        return NULL;
    prog p;
    size_t size = 0;
    if (cb_as_handle(m, T_prog, args[0], &p) < 0)
        return NULL;
    fn_sampleGetLogSize *call = cb_symbol_address(&symbols[S_sampleGetLogSize]);
    if (call == NULL)
        return NULL;
    status status = call(p, &size);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(s, &f_sampleGetLogSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(size));
}

// status sampleGetLog(prog p, char *log)
static const cb_function f_sampleGetLog = {.name = "sampleGetLog",
    .params = (const char *const[]){"p", "log", NULL}, .param_count = 2, .auto_mask = 0x2};

CB_WRAPPER(sampleGetLog)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_sampleGetLog, &args, nargs, kwnames, slots))
        return NULL;
    status status;
    prog p;
    cb_chars log;
    cb_chars_init(&log);
    if (cb_as_handle(m, T_prog, args[0], &p) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &log) < 0))
        goto done;
    fn_sampleGetLog *call = cb_symbol_address(&symbols[S_sampleGetLog]);
    if (call == NULL)
        goto done;
    size_t log_size = 0;
    fn_sampleGetLogSize *size_call = cb_symbol_address(&symbols[S_sampleGetLogSize]);
    if (size_call == NULL)
        goto done;
    status = size_call(p, &log_size);
    if (args[1] == NULL) {
        if (status != OK) {
            result = cb_fail_asking(s, &f_sampleGetLog, "sampleGetLogSize", status, args);
            goto done;
        }
        if (cb_chars_make(&log, log_size) < 0)
            goto done;
    }
    else if (status == OK && cb_chars_check(&log, "sampleGetLog", "log", log_size) < 0)
        goto done;
    status = call(p, (char *)log.data);
    if (CB_UNLIKELY(status != OK)) {
        result = cb_fail(s, &f_sampleGetLog, status, args, NULL);
        goto done;
    }
    result = args[1] == NULL ? cb_return1(s, Py_NewRef(log.made)) : cb_return0(s);
done:
    cb_chars_release(&log);
    return result;
}

// status sampleCompile(prog p, int numOptions, const char *const *options)
static const cb_function f_sampleCompile = {.name = "sampleCompile",
    .params = (const char *const[]){"p", "numOptions", "options", NULL}, .param_count = 3,
    .optional_mask = 0x4, .auto_mask = 0x2};

// What the library has to say about a failure; NULL where it says nothing.
static PyObject *
detail_sampleCompile(prog handle)
{
    fn_sampleGetLogSize *size_of = cb_symbol_find(&symbols[S_sampleGetLogSize]);
    fn_sampleGetLog *text_of = cb_symbol_find(&symbols[S_sampleGetLog]);
    size_t size = 0;
    if (size_of == NULL || text_of == NULL || size_of(handle, &size) != OK)
        return NULL;
    PyObject *detail = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
    if (detail != NULL && text_of(handle, PyBytes_AS_STRING(detail)) != OK)
        Py_CLEAR(detail);
    PyErr_Clear();
    return detail;
}

CB_WRAPPER(sampleCompile)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_sampleCompile, &args, nargs, kwnames, slots))
        return NULL;
    prog p;
    int32_t numOptions = 0;
    cb_array options;
    cb_array_init(&options);
    if (cb_as_handle(m, T_prog, args[0], &p) < 0
        || (args[1] != NULL && cb_as_int32(args[1], "int", &numOptions) < 0)
        || cb_array_strings(args[2], "options", &options) < 0)
        goto done;
    if (args[1] == NULL && options.length > (size_t)numOptions)
        numOptions = (int32_t)options.length;
    if (cb_array_check(&options, (size_t)numOptions) < 0)
        goto done;
    fn_sampleCompile *call = cb_symbol_address(&symbols[S_sampleCompile]);
    if (call == NULL)
        goto done;
    status status = call(p, numOptions, options.data);
    if (CB_UNLIKELY(status != OK)) {
        PyObject *detail = s->checked ? detail_sampleCompile(p) : NULL;
        result = cb_fail(s, &f_sampleCompile, status, args,
            detail ? PyBytes_AS_STRING(detail) : NULL);
        Py_XDECREF(detail);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&options);
    return result;
}

// status sampleDump(cursor *at, char *buffer, size_t *size, unsigned int flags)
static const char *const params_sampleDump[] = {"at", "buffer", "size", "flags", NULL};
static const cb_function f_sampleDump = {.name = "sampleDump", .params = params_sampleDump,
    .param_count = 4, .result_count = 2, .auto_mask = 0x6, .hidden_result_mask = 0x2};
// With the buffers that the checked form makes and returns.
static const cb_function made_sampleDump = {.name = "sampleDump", .params = params_sampleDump,
    .param_count = 4, .result_count = 3, .auto_mask = 0x6, .hidden_result_mask = 0x4};

CB_WRAPPER(sampleDump)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_sampleDump, &args, nargs, kwnames, slots))
        return NULL;
    cb_scalar_ref at = {0};
    cb_chars buffer;
    uint64_t size_in = 65536;
    size_t size = 0;
    uint32_t flags;
    cb_chars_init(&buffer);
    if (cb_as_scalar_ref(s, T_cursor, args[0], "at", &at) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &buffer) < 0)
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &size_in) < 0)
        || cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    size = size_in;
    if (args[1] != NULL && cb_chars_check(&buffer, "sampleDump", "buffer", size) < 0)
        goto done;
    fn_sampleDump *call = cb_symbol_address(&symbols[S_sampleDump]);
    if (call == NULL)
        goto done;
    if (args[1] == NULL && cb_chars_make(&buffer, size) < 0)
        goto done;
    status status = call(at.at, buffer.data, &size, flags);
    if (CB_UNLIKELY(status != OK)) {
        result = cb_fail(s, &f_sampleDump, status, args, NULL);
        goto done;
    }
    if (args[1] == NULL) {
        PyObject *values[] = {
            cb_scalar_ref_result(m, T_cursor, args[0], &at),
            PyUnicode_DecodeUTF8(buffer.data, Py_MIN((Py_ssize_t)size, buffer.size), "replace"),
            s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)
        };
        result = cb_return_many(s, &made_sampleDump, values);
    }
    else {
        PyObject *values[] = {
            cb_scalar_ref_result(m, T_cursor, args[0], &at),
            s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)
        };
        result = cb_return_many(s, &f_sampleDump, values);
    }
done:
    cb_chars_release(&buffer);
    return result;
}

