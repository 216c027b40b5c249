// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleGetAll(int *number, double *ratio, color *c, handle *h, devptr *p, point *at,
//     void **address, const char **text, handle of)
static const cb_function f_sampleGetAll = {
    .name = "sampleGetAll",
    CB_PARAMS("of"),
    .result_count = 8,
};

CB_WRAPPER(sampleGetAll)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_sampleGetAll, &argv, nargs, kwnames, slots))
        return NULL;
    int number = 0;
    double ratio = 0;
    color c = 0;
    handle h = NULL;
    devptr p = 0;
    PyObject *at = NULL;
    void *address = NULL;
    const char *text = NULL;
    handle of;
    if (cb_as_handle(py, T_handle, argv[0], &of) < 0)
        goto done;
    fn_sampleGetAll *call = cb_symbol_address(&sample_symbols[S_sampleGetAll]);
    if (call == NULL)
        goto done;
    at = cb_record_new(py, T_point);
    if (at == NULL)
        goto done;
    status status = call(&number, &ratio, &c, &h, &p, cb_record_data(at), &address, &text, of);
    if (CB_UNLIKELY(status != OK)) {
        retval = cb_fail(form, &f_sampleGetAll, status, argv);
        goto done;
    }
    PyObject *results[] = {
        PyLong_FromLong(number),
        PyFloat_FromDouble(ratio),
        cb_enum_member(py, T_color, c),
        cb_cell_new(py, T_handle, &h),
        cb_cell_new(py, T_devptr, &p),
        cb_take(&at),
        PyLong_FromVoidPtr(address),
        cb_string_result(form, text)
    };
    retval = cb_return_many(form, &f_sampleGetAll, results);
done:
    Py_XDECREF(at);
    return retval;
}

// status sampleGetName(char *name, int len, handle of)
static const cb_function f_sampleGetName = {
    .name = "sampleGetName",
    CB_PARAMS("len", "of"),
    .result_count = 1,
    .auto_mask = CB_BIT(0), // len
};

CB_WRAPPER(sampleGetName)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_sampleGetName, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *name = NULL;
    int32_t len = 256;
    handle of;
    if ((argv[0] != NULL && cb_as_int32(argv[0], "int", &len) < 0)
        || cb_as_handle(py, T_handle, argv[1], &of) < 0)
        goto done;
    fn_sampleGetName *call = cb_symbol_address(&sample_symbols[S_sampleGetName]);
    if (call == NULL)
        goto done;
    name = cb_name_room("sampleGetName", len);
    if (name == NULL)
        goto done;
    status status;
    Py_BEGIN_ALLOW_THREADS
    status = call(PyBytes_AS_STRING(name), len, of);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleGetName, status, argv);
    else
        retval = cb_return1(form,
            form->checked ? cb_string_result(form, PyBytes_AS_STRING(name)) : cb_take(&name));
done:
    Py_XDECREF(name);
    return retval;
}

// status sampleGetId(char *id, handle of)
static const cb_function f_sampleGetId = {
    .name = "sampleGetId",
    CB_PARAMS("of"),
    .result_count = 1,
};

CB_WRAPPER(sampleGetId)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_sampleGetId, &argv, nargs, kwnames, slots))
        return NULL;
    char id[8] = {0};
    handle of;
    if (cb_as_handle(py, T_handle, argv[0], &of) < 0)
        return NULL;
    fn_sampleGetId *call = cb_symbol_address(&sample_symbols[S_sampleGetId]);
    if (call == NULL)
        return NULL;
    status status = call(id, of);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleGetId, status, argv);
    return cb_return1(form,
        PyBytes_FromStringAndSize(id, form->checked ? 8 : (Py_ssize_t)strnlen(id, 8)));
}

// status sampleExchange(color *mode, unsigned int *groups, devptr *cursor)
static const cb_function f_sampleExchange = {
    .name = "sampleExchange",
    CB_PARAMS("mode", "groups", "cursor"),
    .result_count = 3,
};

CB_WRAPPER(sampleExchange)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[3];
    if (!cb_arguments(form, &f_sampleExchange, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t mode_in;
    unsigned int groups = 0;
    cb_scalar_ref cursor = {0};
    if (cb_as_enum(py, T_color, argv[0], "mode", &mode_in) < 0
        || cb_as_uint32(argv[1], "unsigned int", &groups) < 0
        || cb_as_scalar_ref(form, T_devptr, argv[2], "cursor", &cursor) < 0)
        return NULL;
    color mode = mode_in;
    fn_sampleExchange *call = cb_symbol_address(&sample_symbols[S_sampleExchange]);
    if (call == NULL)
        return NULL;
    status status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&mode, &groups, cursor.at);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleExchange, status, argv);
    PyObject *results[] = {
        cb_enum_member(py, T_color, mode),
        PyLong_FromUnsignedLong(groups),
        cb_scalar_ref_result(py, T_devptr, argv[2], &cursor)
    };
    return cb_return_many(form, &f_sampleExchange, results);
}

// status sampleDestroy(handle *h)
static const cb_function f_sampleDestroy = {.name = "sampleDestroy", CB_PARAMS("h")};

CB_WRAPPER(sampleDestroy)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_sampleDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    handle *h;
    if (cb_as_handle_ref(py, T_handle, argv[0], "h", &h) < 0)
        return NULL;
    fn_sampleDestroy *call = cb_symbol_address(&sample_symbols[S_sampleDestroy]);
    if (call == NULL)
        return NULL;
    status status = call(h);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleDestroy, status, argv);
    return cb_return0(form);
}
