// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleMalloc(outer **descriptor, int format)
static const cb_function f_sampleMalloc = {
    .name = "sampleMalloc",
    CB_PARAMS("format"),
    .result_count = 1,
};

CB_WRAPPER(sampleMalloc)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_sampleMalloc, &argv, nargs, kwnames, slots))
        return NULL;
    outer *descriptor = NULL;
    int32_t format;
    if (cb_as_int32(argv[0], "int", &format) < 0)
        return NULL;
    fn_sampleMalloc *call = cb_symbol_address(&sample_symbols[S_sampleMalloc]);
    if (call == NULL)
        return NULL;
    status status = call(&descriptor, format);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleMalloc, status, argv);
    return cb_return1(form,
        descriptor != NULL ? cb_record_view(py, T_outer, descriptor, NULL) : Py_NewRef(Py_None));
}

// status sampleFree(outer *descriptor)
static const cb_function f_sampleFree = {.name = "sampleFree", CB_PARAMS("descriptor")};

CB_WRAPPER(sampleFree)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_sampleFree, &argv, nargs, kwnames, slots))
        return NULL;
    outer *descriptor;
    if (cb_as_record(py, T_outer, argv[0], "descriptor", &descriptor) < 0)
        return NULL;
    fn_sampleFree *call = cb_symbol_address(&sample_symbols[S_sampleFree]);
    if (call == NULL)
        return NULL;
    status status = call(descriptor);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleFree, status, argv);
    if (descriptor != NULL)
        cb_record_detach(argv[0]);
    return cb_return0(form);
}

// status samplePaint(stream s, int n, const int *sizes, const float *weights, const color *colors,
//     void **areas)
static const cb_function f_samplePaint = {
    .name = "samplePaint",
    CB_PARAMS("s", "n", "sizes", "weights", "colors", "areas"),
    .auto_mask = CB_BIT(1), // n
};

CB_WRAPPER(samplePaint)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_samplePaint, &argv, nargs, kwnames, slots))
        return NULL;
    stream s;
    int32_t n;
    cb_array sizes, weights, colors, areas;
    cb_array_init(&sizes);
    cb_array_init(&weights);
    cb_array_init(&colors);
    cb_array_init(&areas);
    if (cb_as_handle(py, T_stream, argv[0], &s) < 0
        || (argv[1] != NULL && cb_as_int32(argv[1], "int", &n) < 0)
        || cb_array_ints_or_buffer(argv[2], "sizes", sizeof(int), true, "int", &sizes) < 0
        || cb_array_floats_or_buffer(argv[3], "weights", sizeof(float), &weights) < 0
        || cb_array_enums_or_buffer(py, T_color, argv[4], "colors", &colors) < 0
        || cb_array_addresses_or_buffer(py, argv[5], "areas", &areas) < 0)
        goto done;
    if (argv[1] == NULL)
        n = (int32_t)CB_LONGEST(&sizes, &weights, &colors, &areas);
    if (cb_array_check_signed(&sizes, n, "sizes") < 0
        || cb_array_check_signed(&weights, n, "weights") < 0
        || cb_array_check_signed(&colors, n, "colors") < 0
        || cb_array_check_signed(&areas, n, "areas") < 0)
        goto done;
    fn_samplePaint *call = cb_symbol_address(&sample_symbols[S_samplePaint]);
    if (call == NULL)
        goto done;
    status status = call(s, n, sizes.data, weights.data, colors.data, areas.data);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_samplePaint, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&sizes);
    cb_array_done(&weights);
    cb_array_done(&colors);
    cb_array_done(&areas);
    return retval;
}
