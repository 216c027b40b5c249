// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleGetAll(int *number, double *ratio, color *c, handle *h, devptr *p, point *at,
//     void **address, const char **text, handle of)
static const cb_function f_sampleGetAll = {.name = "sampleGetAll",
    .params = (const char *const[]){"of", NULL}, .param_count = 1, .result_count = 8};

CB_WRAPPER(sampleGetAll)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_sampleGetAll, &args, nargs, kwnames, slots))
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
    if (cb_as_handle(m, T_handle, args[0], &of) < 0)
        goto done;
    fn_sampleGetAll *call = cb_symbol_address(&symbols[S_sampleGetAll]);
    if (call == NULL)
        goto done;
    at = cb_record_new(m, T_point);
    if (at == NULL)
        goto done;
    status status = call(&number, &ratio, &c, &h, &p, cb_record_data(at), &address, &text, of);
    if (CB_UNLIKELY(status != OK)) {
        result = cb_fail(s, &f_sampleGetAll, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {
        PyLong_FromLong(number),
        PyFloat_FromDouble(ratio),
        cb_enum_member(m, T_color, c),
        cb_cell_new(m, T_handle, &h),
        cb_cell_new(m, T_devptr, &p),
        Py_NewRef(at),
        PyLong_FromVoidPtr((void *)address),
        cb_string_result(s, text)
    };
    result = cb_return_many(s, &f_sampleGetAll, values);
done:
    Py_XDECREF(at);
    return result;
}

// status sampleGetName(char *name, int len, handle of)
static const cb_function f_sampleGetName = {.name = "sampleGetName",
    .params = (const char *const[]){"len", "of", NULL}, .param_count = 2, .result_count = 1,
    .auto_mask = 0x1};

CB_WRAPPER(sampleGetName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_sampleGetName, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *name = NULL;
    int32_t len = 256;
    handle of;
    if ((args[0] != NULL && cb_as_int32(args[0], "int", &len) < 0)
        || cb_as_handle(m, T_handle, args[1], &of) < 0)
        goto done;
    fn_sampleGetName *call = cb_symbol_address(&symbols[S_sampleGetName]);
    if (call == NULL)
        goto done;
    name = cb_name_room("sampleGetName", len);
    if (name == NULL)
        goto done;
    status status;
    Py_BEGIN_ALLOW_THREADS
    status = call(PyBytes_AS_STRING(name), len, of);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == OK))
        result = cb_return1(s,
            s->checked ? cb_string_result(s, PyBytes_AS_STRING(name)) : Py_NewRef(name));
    else
        result = cb_fail(s, &f_sampleGetName, status, args, NULL);
done:
    Py_XDECREF(name);
    return result;
}

// status sampleGetId(char *id, handle of)
static const cb_function f_sampleGetId = {.name = "sampleGetId",
    .params = (const char *const[]){"of", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(sampleGetId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleGetId, &args, nargs, kwnames, slots))
        return NULL;
    char id[8] = {0};
    handle of;
    if (cb_as_handle(m, T_handle, args[0], &of) < 0)
        return NULL;
    fn_sampleGetId *call = cb_symbol_address(&symbols[S_sampleGetId]);
    if (call == NULL)
        return NULL;
    status status = call((char *)id, of);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(s, &f_sampleGetId, status, args, NULL);
    return cb_return1(s,
        PyBytes_FromStringAndSize(id, s->checked ? 8 : (Py_ssize_t)strnlen(id, 8)));
}

// status sampleExchange(color *mode, unsigned int *groups, devptr *cursor)
static const cb_function f_sampleExchange = {.name = "sampleExchange",
    .params = (const char *const[]){"mode", "groups", "cursor", NULL}, .param_count = 3,
    .result_count = 3};

CB_WRAPPER(sampleExchange)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_sampleExchange, &args, nargs, kwnames, slots))
        return NULL;
    int32_t mode_in = 0;
    color mode = 0;
    uint32_t groups_in = 0;
    unsigned int groups = 0;
    cb_scalar_ref cursor = {0};
    if (cb_as_enum(m, T_color, args[0], "mode", &mode_in) < 0
        || cb_as_uint32(args[1], "unsigned int", &groups_in) < 0
        || cb_as_scalar_ref(s, T_devptr, args[2], "cursor", &cursor) < 0)
        return NULL;
    mode = (color)mode_in;
    groups = groups_in;
    fn_sampleExchange *call = cb_symbol_address(&symbols[S_sampleExchange]);
    if (call == NULL)
        return NULL;
    status status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&mode, &groups, cursor.at);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != OK))
        return cb_fail(s, &f_sampleExchange, status, args, NULL);
    PyObject *values[] = {
        cb_enum_member(m, T_color, mode),
        PyLong_FromUnsignedLong(groups),
        cb_scalar_ref_result(m, T_devptr, args[2], &cursor)
    };
    return cb_return_many(s, &f_sampleExchange, values);
}

// status sampleDestroy(handle *h)
static const cb_function f_sampleDestroy = {.name = "sampleDestroy",
    .params = (const char *const[]){"h", NULL}, .param_count = 1};

CB_WRAPPER(sampleDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleDestroy, &args, nargs, kwnames, slots))
        return NULL;
    handle *h;
    if (cb_as_handle_ref(m, T_handle, args[0], "h", &h) < 0)
        return NULL;
    fn_sampleDestroy *call = cb_symbol_address(&symbols[S_sampleDestroy]);
    if (call == NULL)
        return NULL;
    status status = call(h);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(s, &f_sampleDestroy, status, args, NULL);
    return cb_return0(s);
}

