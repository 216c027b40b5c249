// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status samplePaint(other_stream s, const box *what, other_color color, other_color *before)
static const cb_function f_samplePaint = {
    .name = "samplePaint",
    CB_PARAMS("s", "what", "color"),
    .result_count = 1,
};

CB_WRAPPER(samplePaint)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[3];
    if (!cb_arguments(form, &f_samplePaint, &argv, nargs, kwnames, slots))
        return NULL;
    other_stream s;
    const box *what;
    int32_t color;
    other_color before = 0;
    if (cb_as_handle(py, T_other_stream, argv[0], &s) < 0
        || cb_as_record(py, T_box, argv[1], "what", &what) < 0
        || cb_as_enum(py, T_other_color, argv[2], "color", &color) < 0)
        return NULL;
    fn_samplePaint *call = cb_symbol_address(&sample_symbols[S_samplePaint]);
    if (call == NULL)
        return NULL;
    status status = call(s, what, color, &before);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_samplePaint, status, argv);
    return cb_return1(form, cb_enum_member(py, T_other_color, before));
}

// status sampleMeasure(box *what, other_size *size)
static const cb_function f_sampleMeasure = {
    .name = "sampleMeasure",
    CB_PARAMS("what"),
    .result_count = 1,
};

CB_WRAPPER(sampleMeasure)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_sampleMeasure, &argv, nargs, kwnames, slots))
        return NULL;
    box *what;
    PyObject *size = NULL;
    if (cb_as_record(py, T_box, argv[0], "what", &what) < 0)
        goto done;
    fn_sampleMeasure *call = cb_symbol_address(&sample_symbols[S_sampleMeasure]);
    if (call == NULL)
        goto done;
    size = cb_record_new(py, T_other_size);
    if (size == NULL)
        goto done;
    status status = call(what, cb_record_data(size));
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleMeasure, status, argv);
    else
        retval = cb_return1(form, cb_take(&size));
done:
    Py_XDECREF(size);
    return retval;
}
