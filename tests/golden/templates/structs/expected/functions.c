// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleMalloc(outer **descriptor, int format)
static const cb_function f_sampleMalloc = {.name = "sampleMalloc",
    .params = (const char *const[]){"format", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(sampleMalloc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_sampleMalloc, &args, nargs, kwnames, slots))
        return NULL;
    outer *descriptor = NULL;
    int32_t format;
    if (cb_as_int32(args[0], "int", &format) < 0)
        goto done;
    fn_sampleMalloc *call = cb_symbol_address(&symbols[S_sampleMalloc]);
    if (call == NULL)
        goto done;
    status status = call(&descriptor, format);
    if (CB_LIKELY(status == OK))
        result = cb_return1(s,
            descriptor != NULL ? cb_record_view(m, T_outer, (void *)descriptor, NULL)
                : Py_NewRef(Py_None));
    else
        result = cb_fail(s, &f_sampleMalloc, status, args, NULL);
done:
    return result;
}

// status sampleFree(outer *descriptor)
static const cb_function f_sampleFree = {.name = "sampleFree",
    .params = (const char *const[]){"descriptor", NULL}, .param_count = 1};

CB_WRAPPER(sampleFree)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleFree, &args, nargs, kwnames, slots))
        return NULL;
    outer *descriptor;
    if (cb_as_record(m, T_outer, args[0], "descriptor", &descriptor) < 0)
        return NULL;
    fn_sampleFree *call = cb_symbol_address(&symbols[S_sampleFree]);
    if (call == NULL)
        return NULL;
    status status = call(descriptor);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(s, &f_sampleFree, status, args, NULL);
    if (descriptor != NULL)
        cb_record_detach(args[0]);
    return cb_return0(s);
}

// status samplePaint(stream s, int n, const int *sizes, const float *weights, const color *colors,
//     void **areas)
static const cb_function f_samplePaint = {.name = "samplePaint",
    .params = (const char *const[]){"s", "n", "sizes", "weights", "colors", "areas", NULL},
    .param_count = 6, .auto_mask = 0x2};

CB_WRAPPER(samplePaint)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_samplePaint, &args, nargs, kwnames, slots))
        return NULL;
    stream s_;
    int32_t n = 0;
    cb_array sizes, weights, colors, areas;
    cb_array_init(&sizes);
    cb_array_init(&weights);
    cb_array_init(&colors);
    cb_array_init(&areas);
    if (cb_as_handle(m, T_stream, args[0], &s_) < 0
        || (args[1] != NULL && cb_as_int32(args[1], "int", &n) < 0)
        || cb_array_ints_or_buffer(args[2], "sizes", sizeof(int), true, "int", &sizes) < 0
        || cb_array_floats_or_buffer(args[3], "weights", sizeof(float), &weights) < 0
        || cb_array_enums_or_buffer(m, T_color, args[4], "colors", &colors) < 0
        || cb_array_addresses_or_buffer(m, args[5], "areas", &areas) < 0)
        goto done;
    if (args[1] == NULL && sizes.length > (size_t)n)
        n = (int32_t)sizes.length;
    if (args[1] == NULL && weights.length > (size_t)n)
        n = (int32_t)weights.length;
    if (args[1] == NULL && colors.length > (size_t)n)
        n = (int32_t)colors.length;
    if (args[1] == NULL && areas.length > (size_t)n)
        n = (int32_t)areas.length;
    if (cb_array_check(&sizes, (size_t)n) < 0
        || cb_array_check(&weights, (size_t)n) < 0
        || cb_array_check(&colors, (size_t)n) < 0
        || cb_array_check(&areas, (size_t)n) < 0)
        goto done;
    fn_samplePaint *call = cb_symbol_address(&symbols[S_samplePaint]);
    if (call == NULL)
        goto done;
    status status = call(s_, n, sizes.data, weights.data, colors.data, areas.data);
    result = CB_LIKELY(status == OK) ? cb_return0(s)
        : cb_fail(s, &f_samplePaint, status, args, NULL);
done:
    cb_array_done(&sizes);
    cb_array_done(&weights);
    cb_array_done(&colors);
    cb_array_done(&areas);
    return result;
}

