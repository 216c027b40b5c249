// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleGetTextSize(prog p, size_t *size)
static const cb_function f_sampleGetTextSize = {
    .name = "sampleGetTextSize",
    CB_PARAMS("p"),
    .result_count = 1,
};

CB_WRAPPER(sampleGetTextSize)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_sampleGetTextSize, &argv, nargs, kwnames, slots))
        return NULL;
    prog p;
    size_t size = 0;
    if (cb_as_handle(py, T_prog, argv[0], &p) < 0)
        return NULL;
    fn_sampleGetTextSize *call = cb_symbol_address(&sample_symbols[S_sampleGetTextSize]);
    if (call == NULL)
        return NULL;
    status status = call(p, &size);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleGetTextSize, status, argv);
    return cb_return1(form, PyLong_FromSize_t(size));
}

// status sampleGetText(prog p, char *text)
static const cb_function f_sampleGetText = {
    .name = "sampleGetText",
    CB_PARAMS("p", "text"),
    .auto_mask = CB_BIT(1), // text
};

CB_WRAPPER(sampleGetText)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_sampleGetText, &argv, nargs, kwnames, slots))
        return NULL;
    prog p;
    cb_chars text;
    cb_chars_init(&text);
    if (cb_as_handle(py, T_prog, argv[0], &p) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &text) < 0))
        goto done;
    fn_sampleGetText *call = cb_symbol_address(&sample_symbols[S_sampleGetText]);
    if (call == NULL)
        goto done;
    size_t text_size = 0;
    fn_sampleGetTextSize *ask = cb_symbol_address(&sample_symbols[S_sampleGetTextSize]);
    if (ask == NULL)
        goto done;
    status status = ask(p, &text_size);
    if (CB_UNLIKELY(status != OK)) {
        retval = cb_fail_asking(form, &f_sampleGetText, "sampleGetTextSize", status, argv);
        goto done;
    }
    if (cb_chars_room(&text, "sampleGetText", "text", text_size) < 0)
        goto done;
    status = call(p, text.data);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleGetText, status, argv);
    else
        retval = argv[1] == NULL ? cb_take(&text.made) : cb_return0(form);
done:
    cb_chars_release(&text);
    return retval;
}

// status sampleGetLogSize(prog p, size_t *size)
static const cb_function f_sampleGetLogSize = {
    .name = "sampleGetLogSize",
    CB_PARAMS("p"),
    .result_count = 1,
};

CB_WRAPPER(sampleGetLogSize)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_sampleGetLogSize, &argv, nargs, kwnames, slots))
        return NULL;
    prog p;
    size_t size = 0;
    if (cb_as_handle(py, T_prog, argv[0], &p) < 0)
        return NULL;
    fn_sampleGetLogSize *call = cb_symbol_address(&sample_symbols[S_sampleGetLogSize]);
    if (call == NULL)
        return NULL;
    status status = call(p, &size);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleGetLogSize, status, argv);
    return cb_return1(form, PyLong_FromSize_t(size));
}

// status sampleGetLog(prog p, char *log)
static const cb_function f_sampleGetLog = {
    .name = "sampleGetLog",
    CB_PARAMS("p", "log"),
    .auto_mask = CB_BIT(1), // log
};

CB_WRAPPER(sampleGetLog)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_sampleGetLog, &argv, nargs, kwnames, slots))
        return NULL;
    prog p;
    cb_chars log;
    cb_chars_init(&log);
    if (cb_as_handle(py, T_prog, argv[0], &p) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &log) < 0))
        goto done;
    fn_sampleGetLog *call = cb_symbol_address(&sample_symbols[S_sampleGetLog]);
    if (call == NULL)
        goto done;
    size_t log_size = 0;
    fn_sampleGetLogSize *ask = cb_symbol_address(&sample_symbols[S_sampleGetLogSize]);
    if (ask == NULL)
        goto done;
    status status = ask(p, &log_size);
    if (CB_UNLIKELY(status != OK)) {
        retval = cb_fail_asking(form, &f_sampleGetLog, "sampleGetLogSize", status, argv);
        goto done;
    }
    if (cb_chars_room(&log, "sampleGetLog", "log", log_size) < 0)
        goto done;
    status = call(p, log.data);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleGetLog, status, argv);
    else
        retval = argv[1] == NULL ? cb_take(&log.made) : cb_return0(form);
done:
    cb_chars_release(&log);
    return retval;
}

// What the library has to say about a failure; NULL where it says nothing.
static PyObject *
detail_sampleGetLog(prog p)
{
    fn_sampleGetLogSize *size_of = cb_symbol_find(&sample_symbols[S_sampleGetLogSize]);
    fn_sampleGetLog *text_of = cb_symbol_find(&sample_symbols[S_sampleGetLog]);
    size_t size = 0;
    if (size_of == NULL || text_of == NULL || size_of(p, &size) != OK || size == 0)
        return NULL;
    PyObject *detail = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
    if (detail == NULL)
        PyErr_Clear(); // without memory the failure is told all the same
    else if (text_of(p, PyBytes_AS_STRING(detail)) != OK)
        Py_CLEAR(detail);
    return detail;
}

// status sampleCompile(prog p, int numOptions, const char *const *options)
static const cb_function f_sampleCompile = {
    .name = "sampleCompile",
    CB_PARAMS("p", "numOptions", "options"),
    .optional_mask = CB_BIT(2), // options
    .auto_mask = CB_BIT(1), // numOptions
};

CB_WRAPPER(sampleCompile)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_sampleCompile, &argv, nargs, kwnames, slots))
        return NULL;
    prog p;
    int32_t numOptions;
    cb_array options;
    cb_array_init(&options);
    if (cb_as_handle(py, T_prog, argv[0], &p) < 0
        || (argv[1] != NULL && cb_as_int32(argv[1], "int", &numOptions) < 0)
        || cb_array_strings(argv[2], "options", &options) < 0)
        goto done;
    if (argv[1] == NULL)
        numOptions = (int32_t)options.length;
    if (cb_array_check_signed(&options, numOptions, "options") < 0)
        goto done;
    fn_sampleCompile *call = cb_symbol_address(&sample_symbols[S_sampleCompile]);
    if (call == NULL)
        goto done;
    status status = call(p, numOptions, options.data);
    if (CB_UNLIKELY(status != OK)) {
        PyObject *detail = form->checked ? detail_sampleGetLog(p) : NULL;
        retval = cb_fail_detailed(form, &f_sampleCompile, status, argv, detail);
        goto done;
    }
    retval = cb_return0(form);
done:
    cb_array_done(&options);
    return retval;
}

// status sampleDump(cursor *at, char *buffer, size_t *size, unsigned int flags)
static const cb_function f_sampleDump = {
    .name = "sampleDump",
    CB_PARAMS("at", "buffer", "size", "flags"),
    .result_count = 2,
    .auto_mask = CB_BIT(1) | CB_BIT(2), // buffer, size
    .hidden_result_mask = CB_BIT(1), // size
};

CB_WRAPPER(sampleDump)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_sampleDump, &argv, nargs, kwnames, slots))
        return NULL;
    cb_scalar_ref at = {0};
    cb_chars buffer;
    size_t size = CB_TEXT_ROOM;
    uint32_t flags;
    cb_chars_init(&buffer);
    if (cb_as_scalar_ref(form, T_cursor, argv[0], "at", &at) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &buffer) < 0)
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &size) < 0)
        || cb_as_uint32(argv[3], "unsigned int", &flags) < 0
        || (argv[1] != NULL && cb_chars_check(&buffer, "sampleDump", "buffer", size) < 0))
        goto done;
    fn_sampleDump *call = cb_symbol_address(&sample_symbols[S_sampleDump]);
    if (call == NULL)
        goto done;
    if (argv[1] == NULL && cb_chars_make(&buffer, size) < 0)
        goto done;
    status status = call(at.at, buffer.data, &size, flags);
    if (CB_UNLIKELY(status != OK)) {
        retval = cb_fail(form, &f_sampleDump, status, argv);
        goto done;
    }
    if (argv[1] == NULL) {
        PyObject *made[] = {
            cb_scalar_ref_result(py, T_cursor, argv[0], &at),
            cb_chars_text(&buffer, size)
        };
        retval = cb_tuple_of(2, made);
    } else {
        PyObject *results[] = {
            cb_scalar_ref_result(py, T_cursor, argv[0], &at),
            PyLong_FromSize_t(size)
        };
        retval = cb_return_many(form, &f_sampleDump, results);
    }
done:
    cb_chars_release(&buffer);
    return retval;
}
