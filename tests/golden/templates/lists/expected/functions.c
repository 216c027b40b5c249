// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status samplePut(size_t count, const handle *source, const handle *to, const point *data,
//     int ints, const unsigned int *numbers)
static const cb_function f_samplePut = {
    .name = "samplePut",
    CB_PARAMS("count", "source", "to", "data", "ints", "numbers"),
    .auto_mask = CB_BIT(0) | CB_BIT(4), // count, ints
};

CB_WRAPPER(samplePut)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_samplePut, &argv, nargs, kwnames, slots))
        return NULL;
    uint64_t count;
    cb_array source, to, data, numbers;
    int32_t ints;
    cb_array_init(&source);
    cb_array_init(&to);
    cb_array_init(&data);
    cb_array_init(&numbers);
    if ((argv[0] != NULL && cb_as_uint64(argv[0], "size_t", &count) < 0)
        || cb_array_handles(py, T_handle, argv[1], "source", &source) < 0
        || cb_array_handles(py, T_handle, argv[2], "to", &to) < 0
        || cb_array_records(py, T_point, argv[3], "data", &data) < 0
        || (argv[4] != NULL && cb_as_int32(argv[4], "int", &ints) < 0)
        || cb_array_ints(argv[5], "numbers", sizeof(unsigned int), false, "unsigned int",
            &numbers) < 0)
        goto done;
    if (argv[0] == NULL)
        count = CB_LONGEST(&source, &to, &data);
    if (argv[4] == NULL)
        ints = (int32_t)numbers.length;
    if (cb_array_check(&source, count, "source") < 0
        || cb_array_check(&to, count, "to") < 0
        || cb_array_check_given(&data, count, "data") < 0
        || cb_array_check_signed(&numbers, ints, "numbers") < 0)
        goto done;
    fn_samplePut *call = cb_symbol_address(&sample_symbols[S_samplePut]);
    if (call == NULL)
        goto done;
    status status = call(count, source.data, to.data, data.data, ints, numbers.data);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_samplePut, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&source);
    cb_array_done(&to);
    cb_array_done(&data);
    cb_array_done(&numbers);
    return retval;
}

// status samplePaint(const color *colors, const float *weights, int n, const char *const *names,
//     const devptr *dims, const float *rgba, void *const *addresses)
static const cb_function f_samplePaint = {
    .name = "samplePaint",
    CB_PARAMS("colors", "weights", "n", "names", "dims", "rgba", "addresses"),
    .auto_mask = CB_BIT(2), // n
};

CB_WRAPPER(samplePaint)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_samplePaint, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array colors, weights, names, dims, rgba, addresses;
    int32_t n;
    cb_array_init(&colors);
    cb_array_init(&weights);
    cb_array_init(&names);
    cb_array_init(&dims);
    cb_array_init(&rgba);
    cb_array_init(&addresses);
    if (cb_array_enums(py, T_color, argv[0], "colors", &colors) < 0
        || cb_array_floats(argv[1], "weights", sizeof(float), &weights) < 0
        || (argv[2] != NULL && cb_as_int32(argv[2], "int", &n) < 0)
        || cb_array_strings(argv[3], "names", &names) < 0
        || cb_array_exact_scalars(py, T_devptr, argv[4], "dims", 5, &dims) < 0
        || cb_array_floats(argv[5], "rgba", sizeof(float), &rgba) < 0
        || cb_array_addresses(py, argv[6], "addresses", &addresses) < 0)
        goto done;
    if (argv[2] == NULL)
        n = (int32_t)CB_LONGEST(&colors, &weights, &names, &addresses);
    if (cb_array_check_signed(&colors, n, "colors") < 0
        || cb_array_check_signed(&weights, n, "weights") < 0
        || cb_array_check_signed(&names, n, "names") < 0
        || cb_array_check(&rgba, 4, "rgba") < 0
        || cb_array_check_signed(&addresses, n, "addresses") < 0)
        goto done;
    fn_samplePaint *call = cb_symbol_address(&sample_symbols[S_samplePaint]);
    if (call == NULL)
        goto done;
    status status = call(colors.data, weights.data, n, names.data, dims.data, rgba.data,
        addresses.data);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_samplePaint, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&colors);
    cb_array_done(&weights);
    cb_array_done(&names);
    cb_array_done(&dims);
    cb_array_done(&rgba);
    cb_array_done(&addresses);
    return retval;
}

// status sampleFill(unsigned int count, handle *items, int *capabilities, point *points)
static const cb_function f_sampleFill = {
    .name = "sampleFill",
    CB_PARAMS("count"),
    .result_count = 3,
};

CB_WRAPPER(sampleFill)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_sampleFill, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t count;
    cb_array items, capabilities, points;
    cb_array_init(&items);
    cb_array_init(&capabilities);
    cb_array_init(&points);
    if (cb_as_uint32(argv[0], "unsigned int", &count) < 0)
        goto done;
    fn_sampleFill *call = cb_symbol_address(&sample_symbols[S_sampleFill]);
    if (call == NULL)
        goto done;
    if (cb_array_reserve(&items, count, sizeof(handle)) < 0)
        goto done;
    if (cb_array_reserve(&capabilities, count, sizeof(int)) < 0)
        goto done;
    if (cb_array_reserve(&points, count, sizeof(point)) < 0)
        goto done;
    status status = call(count, items.data, capabilities.data, points.data);
    if (CB_UNLIKELY(status != OK)) {
        retval = cb_fail(form, &f_sampleFill, status, argv);
        goto done;
    }
    PyObject *results[] = {
        cb_handle_list(py, T_handle, items.data, count),
        cb_int_list(capabilities.data, count, sizeof(int), true),
        cb_record_list(py, T_point, points.data, count)
    };
    retval = cb_return_many(form, &f_sampleFill, results);
done:
    cb_array_done(&items);
    cb_array_done(&capabilities);
    cb_array_done(&points);
    return retval;
}
