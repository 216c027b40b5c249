// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status samplePut(size_t count, const handle *source, const handle *to, const point *data,
//     int ints, const unsigned int *numbers)
static const cb_function f_samplePut = {.name = "samplePut",
    .params = (const char *const[]){"count", "source", "to", "data", "ints", "numbers", NULL},
    .param_count = 6, .auto_mask = 0x11};

CB_WRAPPER(samplePut)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_samplePut, &args, nargs, kwnames, slots))
        return NULL;
    uint64_t count = 0;
    cb_array source, to, data, numbers;
    int32_t ints = 0;
    cb_array_init(&source);
    cb_array_init(&to);
    cb_array_init(&data);
    cb_array_init(&numbers);
    if ((args[0] != NULL && cb_as_uint64(args[0], "size_t", &count) < 0)
        || cb_array_handles(m, T_handle, args[1], "source", &source) < 0
        || cb_array_handles(m, T_handle, args[2], "to", &to) < 0
        || cb_array_records(m, T_point, args[3], "data", &data) < 0
        || (args[4] != NULL && cb_as_int32(args[4], "int", &ints) < 0)
        || cb_array_ints(args[5], "numbers", sizeof(unsigned int), false, "unsigned int",
            &numbers) < 0)
        goto done;
    if (args[0] == NULL && source.length > (size_t)count)
        count = (uint64_t)source.length;
    if (args[0] == NULL && to.length > (size_t)count)
        count = (uint64_t)to.length;
    if (args[0] == NULL && data.length > (size_t)count)
        count = (uint64_t)data.length;
    if (args[4] == NULL && numbers.length > (size_t)ints)
        ints = (int32_t)numbers.length;
    if (cb_array_check(&source, (size_t)count) < 0
        || cb_array_check(&to, (size_t)count) < 0
        || (data.data != NULL && cb_array_check(&data, (size_t)count) < 0)
        || cb_array_check(&numbers, (size_t)ints) < 0)
        goto done;
    fn_samplePut *call = cb_symbol_address(&symbols[S_samplePut]);
    if (call == NULL)
        goto done;
    status status = call(count, source.data, to.data, data.data, ints, numbers.data);
    result = CB_LIKELY(status == OK) ? cb_return0(s) : cb_fail(s, &f_samplePut, status, args, NULL);
done:
    cb_array_done(&source);
    cb_array_done(&to);
    cb_array_done(&data);
    cb_array_done(&numbers);
    return result;
}

// status samplePaint(const color *colors, const float *weights, int n, const char *const *names,
//     const devptr *dims, const float *rgba, void *const *addresses)
static const cb_function f_samplePaint = {.name = "samplePaint",
    .params = (const char *const[]){"colors", "weights", "n", "names", "dims", "rgba", "addresses",
        NULL},
    .param_count = 7, .auto_mask = 0x4};

CB_WRAPPER(samplePaint)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_samplePaint, &args, nargs, kwnames, slots))
        return NULL;
    cb_array colors, weights, names, dims, rgba, addresses;
    int32_t n = 0;
    cb_array_init(&colors);
    cb_array_init(&weights);
    cb_array_init(&names);
    cb_array_init(&dims);
    cb_array_init(&rgba);
    cb_array_init(&addresses);
    if (cb_array_enums(m, T_color, args[0], "colors", &colors) < 0
        || cb_array_floats(args[1], "weights", sizeof(float), &weights) < 0
        || (args[2] != NULL && cb_as_int32(args[2], "int", &n) < 0)
        || cb_array_strings(args[3], "names", &names) < 0
        || cb_array_exact_scalars(m, T_devptr, args[4], "dims", 5, &dims) < 0
        || cb_array_floats(args[5], "rgba", sizeof(float), &rgba) < 0
        || cb_array_addresses(m, args[6], "addresses", &addresses) < 0)
        goto done;
    if (args[2] == NULL && colors.length > (size_t)n)
        n = (int32_t)colors.length;
    if (args[2] == NULL && weights.length > (size_t)n)
        n = (int32_t)weights.length;
    if (args[2] == NULL && names.length > (size_t)n)
        n = (int32_t)names.length;
    if (args[2] == NULL && addresses.length > (size_t)n)
        n = (int32_t)addresses.length;
    if (cb_array_check(&colors, (size_t)n) < 0
        || cb_array_check(&weights, (size_t)n) < 0
        || cb_array_check(&names, (size_t)n) < 0
        || cb_array_check(&rgba, 4) < 0
        || cb_array_check(&addresses, (size_t)n) < 0)
        goto done;
    fn_samplePaint *call = cb_symbol_address(&symbols[S_samplePaint]);
    if (call == NULL)
        goto done;
    status status = call(colors.data, weights.data, n, names.data, dims.data, rgba.data,
        addresses.data);
    result = CB_LIKELY(status == OK) ? cb_return0(s)
        : cb_fail(s, &f_samplePaint, status, args, NULL);
done:
    cb_array_done(&colors);
    cb_array_done(&weights);
    cb_array_done(&names);
    cb_array_done(&dims);
    cb_array_done(&rgba);
    cb_array_done(&addresses);
    return result;
}

// status sampleFill(unsigned int count, handle *items, int *capabilities, point *points)
static const cb_function f_sampleFill = {.name = "sampleFill",
    .params = (const char *const[]){"count", NULL}, .param_count = 1, .result_count = 3};

CB_WRAPPER(sampleFill)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_sampleFill, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t count;
    cb_array items, capabilities, points;
    size_t items_count = 0, capabilities_count = 0, points_count = 0;
    cb_array_init(&items);
    cb_array_init(&capabilities);
    cb_array_init(&points);
    if (cb_as_uint32(args[0], "unsigned int", &count) < 0)
        goto done;
    fn_sampleFill *call = cb_symbol_address(&symbols[S_sampleFill]);
    if (call == NULL)
        goto done;
    items_count = (size_t)count;
    if (cb_array_reserve(&items, items_count, sizeof(handle)) < 0)
        goto done;
    capabilities_count = (size_t)count;
    if (cb_array_reserve(&capabilities, capabilities_count, sizeof(int)) < 0)
        goto done;
    points_count = (size_t)count;
    if (cb_array_reserve(&points, points_count, sizeof(point)) < 0)
        goto done;
    status status = call(count, items.data, capabilities.data, points.data);
    if (CB_UNLIKELY(status != OK)) {
        result = cb_fail(s, &f_sampleFill, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {
        cb_handle_list(m, T_handle, items.data, items_count),
        cb_int_list(capabilities.data, capabilities_count, sizeof(int), true),
        cb_record_list(m, T_point, points.data, points_count)
    };
    result = cb_return_many(s, &f_sampleFill, values);
done:
    cb_array_done(&items);
    cb_array_done(&capabilities);
    cb_array_done(&points);
    return result;
}

