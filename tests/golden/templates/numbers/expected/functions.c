// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleGetMode(context c, mode *where)
static const cb_function f_sampleGetMode = {
    .name = "sampleGetMode",
    CB_PARAMS("c"),
    .result_count = 1,
};

CB_WRAPPER(sampleGetMode)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_sampleGetMode, &argv, nargs, kwnames, slots))
        return NULL;
    context c;
    mode where = 0;
    if (cb_as_handle(py, T_context, argv[0], &c) < 0)
        return NULL;
    fn_sampleGetMode *call = cb_symbol_address(&sample_symbols[S_sampleGetMode]);
    if (call == NULL)
        return NULL;
    status status = call(c, &where);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleGetMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_mode, where));
}

// status sampleGetSetting(context c, int setting, void *value, size_t size)
static const cb_function f_sampleGetSetting = {
    .name = "sampleGetSetting",
    CB_PARAMS("c", "setting", "value", "size"),
};

CB_WRAPPER(sampleGetSetting)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_sampleGetSetting, &argv, nargs, kwnames, slots))
        return NULL;
    context c;
    int32_t setting;
    cb_address value;
    uint64_t size;
    value.held = false;
    if (cb_as_handle(py, T_context, argv[0], &c) < 0
        || cb_as_int32(argv[1], "int", &setting) < 0
        || cb_as_address(py, argv[2], &value) < 0
        || cb_as_uint64(argv[3], "size_t", &size) < 0)
        goto done;
    fn_sampleGetSetting *call = cb_symbol_address(&sample_symbols[S_sampleGetSetting]);
    if (call == NULL)
        goto done;
    status status = call(c, setting, value.value, size);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleGetSetting, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&value);
    return retval;
}

// status sampleScale(context c, int n, const float *alpha, float *x)
static const cb_function f_sampleScale = {.name = "sampleScale", CB_PARAMS("c", "n", "alpha", "x")};

CB_WRAPPER(sampleScale)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_sampleScale, &argv, nargs, kwnames, slots))
        return NULL;
    context c;
    int32_t n;
    cb_number alpha;
    cb_address x;
    mode mode = 0;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(py, T_context, argv[0], &c) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_address(py, argv[3], &x) < 0
        || ask_mode(form, &f_sampleScale, argv, c, &mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_FLOAT, CB_SINGLE, mode == ON_HOST, "alpha",
            &alpha) < 0)
        goto done;
    fn_sampleScale *call = cb_symbol_address(&sample_symbols[S_sampleScale]);
    if (call == NULL)
        goto done;
    status status = call(c, n, alpha.data, x.value);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleScale, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return retval;
}

// status sampleScaleAny(context c, kind of, kind data, const void *alpha, void *x)
static const cb_function f_sampleScaleAny = {
    .name = "sampleScaleAny",
    CB_PARAMS("c", "of", "data", "alpha", "x"),
};

CB_WRAPPER(sampleScaleAny)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_sampleScaleAny, &argv, nargs, kwnames, slots))
        return NULL;
    context c;
    int32_t of, data;
    cb_number alpha;
    cb_address x;
    mode mode = 0;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(py, T_context, argv[0], &c) < 0
        || cb_as_enum(py, T_kind, argv[1], "of", &of) < 0
        || cb_as_enum(py, T_kind, argv[2], "data", &data) < 0
        || cb_as_address(py, argv[4], &x) < 0
        || ask_mode(form, &f_sampleScaleAny, argv, c, &mode, &retval) < 0
        || cb_number_in_as(py, argv[3], &table_kinds, of, data, CB_SINGLE, mode == ON_HOST,
            "alpha", &alpha) < 0)
        goto done;
    fn_sampleScaleAny *call = cb_symbol_address(&sample_symbols[S_sampleScaleAny]);
    if (call == NULL)
        goto done;
    status status = call(c, of, data, alpha.data, x.value);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleScaleAny, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return retval;
}

// status sampleDot(context c, const pair *x, pair *result)
static const cb_function f_sampleDot = {
    .name = "sampleDot",
    CB_PARAMS("c", "x", "result"),
    .result_count = 1,
    .default_mask = CB_BIT(2), // result
};

CB_WRAPPER(sampleDot)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_sampleDot, &argv, nargs, kwnames, slots))
        return NULL;
    context c;
    cb_address x;
    cb_number result;
    mode mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_context, argv[0], &c) < 0
        || cb_as_address(py, argv[1], &x) < 0
        || ask_mode(form, &f_sampleDot, argv, c, &mode, &retval) < 0
        || cb_number_out(py, argv[2], CB_VALUE_COMPLEX64, CB_SINGLE, mode == ON_HOST, "result",
            &result) < 0)
        goto done;
    fn_sampleDot *call = cb_symbol_address(&sample_symbols[S_sampleDot]);
    if (call == NULL)
        goto done;
    status status = call(c, x.value, result.data);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleDot, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// status sampleRotate(context c, double *a, const double *b, double *param)
static const cb_function f_sampleRotate = {
    .name = "sampleRotate",
    CB_PARAMS("c", "a", "b", "param"),
    .result_count = 2,
    .default_mask = CB_BIT(3), // param
};

CB_WRAPPER(sampleRotate)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_sampleRotate, &argv, nargs, kwnames, slots))
        return NULL;
    context c;
    cb_number a, b, param;
    mode mode = 0;
    cb_number_init(&a);
    cb_number_init(&b);
    cb_number_init(&param);
    if (cb_as_handle(py, T_context, argv[0], &c) < 0
        || ask_mode(form, &f_sampleRotate, argv, c, &mode, &retval) < 0)
        goto done;
    bool on_host = mode == ON_HOST;
    if (cb_number_inout(py, argv[1], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "a", &a) < 0
        || (argv[2] != Py_None
            && cb_number_in(py, argv[2], CB_VALUE_DOUBLE, CB_SINGLE, true, "b", &b) < 0)
        || cb_number_out(py, argv[3], CB_VALUE_DOUBLE, 5, on_host, "param", &param) < 0)
        goto done;
    fn_sampleRotate *call = cb_symbol_address(&sample_symbols[S_sampleRotate]);
    if (call == NULL)
        goto done;
    status status = call(c, a.data, b.data, param.data);
    if (CB_UNLIKELY(status != OK)) {
        retval = cb_fail(form, &f_sampleRotate, status, argv);
        goto done;
    }
    PyObject *results[] = {cb_number_result(&a), cb_number_result(&param)};
    retval = cb_return_many(form, &f_sampleRotate, results);
done:
    cb_number_done(&a);
    cb_number_done(&b);
    cb_number_done(&param);
    return retval;
}

// status sampleGroups(int count, const int *sizes, const long long *alpha)
static const cb_function f_sampleGroups = {
    .name = "sampleGroups",
    CB_PARAMS("count", "sizes", "alpha"),
    .auto_mask = CB_BIT(0), // count
};

CB_WRAPPER(sampleGroups)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_sampleGroups, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t count;
    cb_array sizes;
    cb_number alpha;
    cb_array_init(&sizes);
    cb_number_init(&alpha);
    if ((argv[0] != NULL && cb_as_int32(argv[0], "int", &count) < 0)
        || cb_array_ints(argv[1], "sizes", sizeof(int), true, "int", &sizes) < 0)
        goto done;
    if (argv[0] == NULL)
        count = (int32_t)sizes.length;
    if ((count > 0 && cb_number_in(py, argv[2], CB_VALUE_INT64, count, true, "alpha", &alpha) < 0)
        || cb_array_check_signed(&sizes, count, "sizes") < 0)
        goto done;
    fn_sampleGroups *call = cb_symbol_address(&sample_symbols[S_sampleGroups]);
    if (call == NULL)
        goto done;
    status status = call(count, sizes.data, alpha.data);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleGroups, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&sizes);
    cb_number_done(&alpha);
    return retval;
}

// status sampleAdd(context c, const void *alpha, const void *beta)
static const cb_function f_sampleAdd = {.name = "sampleAdd", CB_PARAMS("c", "alpha", "beta")};

CB_WRAPPER(sampleAdd)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_sampleAdd, &argv, nargs, kwnames, slots))
        return NULL;
    context c;
    cb_number alpha, beta;
    int32_t scale_type = 0;
    mode mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    if (cb_as_handle(py, T_context, argv[0], &c) < 0
        || ask_scale_type(form, &f_sampleAdd, argv, c, &scale_type, &retval) < 0
        || ask_mode(form, &f_sampleAdd, argv, c, &mode, &retval) < 0)
        goto done;
    bool alpha_on_host = mode == ON_HOST;
    bool beta_on_host = mode == ON_HOST || mode == FIRST_ON_DEVICE;
    if (cb_number_in_as(py, argv[1], &table_kinds, scale_type, scale_type, CB_SINGLE,
            alpha_on_host, "alpha", &alpha) < 0
        || cb_number_in_as(py, argv[2], &table_kinds, scale_type, scale_type, CB_SINGLE,
            beta_on_host, "beta", &beta) < 0)
        goto done;
    fn_sampleAdd *call = cb_symbol_address(&sample_symbols[S_sampleAdd]);
    if (call == NULL)
        goto done;
    status status = call(c, alpha.data, beta.data);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleAdd, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_number_done(&beta);
    return retval;
}
