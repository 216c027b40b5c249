// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status samplePaint(other_stream s, const box *what, other_color color, other_color *before)
static const cb_function f_samplePaint = {.name = "samplePaint",
    .params = (const char *const[]){"s", "what", "color", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(samplePaint)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_samplePaint, &args, nargs, kwnames, slots))
        return NULL;
    other_stream s_;
    const box *what;
    int32_t color;
    other_color before = 0;
    if (cb_as_handle(m, T_other_stream, args[0], &s_) < 0
        || cb_as_record(m, T_box, args[1], "what", &what) < 0
        || cb_as_enum(m, T_other_color, args[2], "color", &color) < 0)
        return NULL;
    fn_samplePaint *call = cb_symbol_address(&symbols[S_samplePaint]);
    if (call == NULL)
        return NULL;
    status status = call(s_, what, (other_color)color, &before);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(s, &f_samplePaint, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_other_color, before));
}

// status sampleMeasure(box *what, other_size *size)
static const cb_function f_sampleMeasure = {.name = "sampleMeasure",
    .params = (const char *const[]){"what", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(sampleMeasure)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_sampleMeasure, &args, nargs, kwnames, slots))
        return NULL;
    box *what;
    PyObject *size = NULL;
    if (cb_as_record(m, T_box, args[0], "what", &what) < 0)
        goto done;
    fn_sampleMeasure *call = cb_symbol_address(&symbols[S_sampleMeasure]);
    if (call == NULL)
        goto done;
    size = cb_record_new(m, T_other_size);
    if (size == NULL)
        goto done;
    status status = call(what, cb_record_data(size));
    if (CB_LIKELY(status == OK))
        result = cb_return1(s, Py_NewRef(size));
    else
        result = cb_fail(s, &f_sampleMeasure, status, args, NULL);
done:
    Py_XDECREF(size);
    return result;
}

