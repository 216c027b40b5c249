// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleGetMode(context c, mode *where)
static const cb_function f_sampleGetMode = {.name = "sampleGetMode",
    .params = (const char *const[]){"c", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(sampleGetMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleGetMode, &args, nargs, kwnames, slots))
        return NULL;
    context c;
    mode where = 0;
    if (cb_as_handle(m, T_context, args[0], &c) < 0)
        return NULL;
    fn_sampleGetMode *call = cb_symbol_address(&symbols[S_sampleGetMode]);
    if (call == NULL)
        return NULL;
    status status = call(c, &where);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(s, &f_sampleGetMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_mode, where));
}

// status sampleGetSetting(context c, int setting, void *value, size_t size)
static const cb_function f_sampleGetSetting = {.name = "sampleGetSetting",
    .params = (const char *const[]){"c", "setting", "value", "size", NULL}, .param_count = 4};

CB_WRAPPER(sampleGetSetting)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_sampleGetSetting, &args, nargs, kwnames, slots))
        return NULL;
    context c;
    int32_t setting;
    cb_address value;
    uint64_t size;
    value.held = false;
    if (cb_as_handle(m, T_context, args[0], &c) < 0
        || cb_as_int32(args[1], "int", &setting) < 0
        || cb_as_address(m, args[2], &value) < 0
        || cb_as_uint64(args[3], "size_t", &size) < 0)
        goto done;
    fn_sampleGetSetting *call = cb_symbol_address(&symbols[S_sampleGetSetting]);
    if (call == NULL)
        goto done;
    status status = call(c, setting, value.value, size);
    result = CB_LIKELY(status == OK) ? cb_return0(s)
        : cb_fail(s, &f_sampleGetSetting, status, args, NULL);
done:
    cb_address_release(&value);
    return result;
}

// status sampleScale(context c, int n, const float *alpha, float *x)
static const cb_function f_sampleScale = {.name = "sampleScale",
    .params = (const char *const[]){"c", "n", "alpha", "x", NULL}, .param_count = 4};

CB_WRAPPER(sampleScale)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_sampleScale, &args, nargs, kwnames, slots))
        return NULL;
    context c;
    int32_t n, query_mode;
    cb_number alpha;
    cb_address x;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(m, T_context, args[0], &c) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[3], &x) < 0
        || ask_mode(s, &f_sampleScale, args, c, &query_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_FLOAT, 0, query_mode == ON_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_sampleScale *call = cb_symbol_address(&symbols[S_sampleScale]);
    if (call == NULL)
        goto done;
    status status = call(c, n, alpha.data, x.value);
    result = CB_LIKELY(status == OK) ? cb_return0(s)
        : cb_fail(s, &f_sampleScale, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// status sampleScaleAny(context c, kind of, kind data, const void *alpha, void *x)
static const cb_function f_sampleScaleAny = {.name = "sampleScaleAny",
    .params = (const char *const[]){"c", "of", "data", "alpha", "x", NULL}, .param_count = 5};

CB_WRAPPER(sampleScaleAny)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_sampleScaleAny, &args, nargs, kwnames, slots))
        return NULL;
    context c;
    int32_t of, data, query_mode;
    cb_number alpha;
    cb_value_kind alpha_kind = CB_VALUE_NONE;
    cb_address x;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(m, T_context, args[0], &c) < 0
        || cb_as_enum(m, T_kind, args[1], "of", &of) < 0
        || cb_as_enum(m, T_kind, args[2], "data", &data) < 0
        || cb_as_address(m, args[4], &x) < 0
        || ask_mode(s, &f_sampleScaleAny, args, c, &query_mode, &result) < 0
        || (query_mode == ON_HOST
            && cb_number_kind(m, &table_kinds, of, data, "alpha", &alpha_kind) < 0)
        || cb_number_in(m, args[3], alpha_kind, 0, query_mode == ON_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_sampleScaleAny *call = cb_symbol_address(&symbols[S_sampleScaleAny]);
    if (call == NULL)
        goto done;
    status status = call(c, (kind)of, (kind)data, alpha.data, x.value);
    result = CB_LIKELY(status == OK) ? cb_return0(s)
        : cb_fail(s, &f_sampleScaleAny, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// status sampleDot(context c, const pair *x, pair *result)
static const cb_function f_sampleDot = {.name = "sampleDot",
    .params = (const char *const[]){"c", "x", "result", NULL}, .param_count = 3, .result_count = 1,
    .default_mask = 0x4};

CB_WRAPPER(sampleDot)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_sampleDot, &args, nargs, kwnames, slots))
        return NULL;
    context c;
    cb_address x;
    cb_number result_;
    int32_t query_mode;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_context, args[0], &c) < 0
        || cb_as_address(m, args[1], &x) < 0
        || ask_mode(s, &f_sampleDot, args, c, &query_mode, &result) < 0
        || cb_number_out(m, args[2], CB_VALUE_COMPLEX64, 0, query_mode == ON_HOST, "result",
            &result_) < 0)
        goto done;
    fn_sampleDot *call = cb_symbol_address(&symbols[S_sampleDot]);
    if (call == NULL)
        goto done;
    status status = call(c, x.value, result_.data);
    if (CB_LIKELY(status == OK))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_sampleDot, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// status sampleRotate(context c, double *a, const double *b, double *param)
static const cb_function f_sampleRotate = {.name = "sampleRotate",
    .params = (const char *const[]){"c", "a", "b", "param", NULL}, .param_count = 4,
    .result_count = 2, .default_mask = 0x8};

CB_WRAPPER(sampleRotate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_sampleRotate, &args, nargs, kwnames, slots))
        return NULL;
    context c;
    cb_number a, b, param;
    int32_t query_mode;
    cb_number_init(&a);
    cb_number_init(&b);
    cb_number_init(&param);
    if (cb_as_handle(m, T_context, args[0], &c) < 0
        || ask_mode(s, &f_sampleRotate, args, c, &query_mode, &result) < 0
        || cb_number_inout(m, args[1], CB_VALUE_DOUBLE, 0, query_mode == ON_HOST, "a", &a) < 0
        || (args[2] != Py_None && cb_number_in(m, args[2], CB_VALUE_DOUBLE, 0, true, "b", &b) < 0)
        || cb_number_out(m, args[3], CB_VALUE_DOUBLE, 5, query_mode == ON_HOST, "param",
            &param) < 0)
        goto done;
    fn_sampleRotate *call = cb_symbol_address(&symbols[S_sampleRotate]);
    if (call == NULL)
        goto done;
    status status = call(c, a.data, b.data, param.data);
    if (CB_UNLIKELY(status != OK)) {
        result = cb_fail(s, &f_sampleRotate, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {cb_number_result(&a), cb_number_result(&param)};
    result = cb_return_many(s, &f_sampleRotate, values);
done:
    cb_number_done(&a);
    cb_number_done(&b);
    cb_number_done(&param);
    return result;
}

// status sampleGroups(int count, const int *sizes, const long long *alpha)
static const cb_function f_sampleGroups = {.name = "sampleGroups",
    .params = (const char *const[]){"count", "sizes", "alpha", NULL}, .param_count = 3,
    .auto_mask = 0x1};

CB_WRAPPER(sampleGroups)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_sampleGroups, &args, nargs, kwnames, slots))
        return NULL;
    int32_t count = 0;
    cb_array sizes;
    cb_number alpha;
    cb_array_init(&sizes);
    cb_number_init(&alpha);
    if ((args[0] != NULL && cb_as_int32(args[0], "int", &count) < 0)
        || cb_array_ints(args[1], "sizes", sizeof(int), true, "int", &sizes) < 0)
        goto done;
    if (args[0] == NULL && sizes.length > (size_t)count)
        count = (int32_t)sizes.length;
    if ((count > 0
            && cb_number_in(m, args[2], CB_VALUE_INT64, (size_t)count, true, "alpha", &alpha) < 0)
        || cb_array_check(&sizes, (size_t)count) < 0)
        goto done;
    fn_sampleGroups *call = cb_symbol_address(&symbols[S_sampleGroups]);
    if (call == NULL)
        goto done;
    status status = call(count, sizes.data, alpha.data);
    result = CB_LIKELY(status == OK) ? cb_return0(s)
        : cb_fail(s, &f_sampleGroups, status, args, NULL);
done:
    cb_array_done(&sizes);
    cb_number_done(&alpha);
    return result;
}

// status sampleAdd(context c, const void *alpha, const void *beta)
static const cb_function f_sampleAdd = {.name = "sampleAdd",
    .params = (const char *const[]){"c", "alpha", "beta", NULL}, .param_count = 3};

CB_WRAPPER(sampleAdd)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_sampleAdd, &args, nargs, kwnames, slots))
        return NULL;
    context c;
    cb_number alpha, beta;
    cb_value_kind alpha_kind = CB_VALUE_NONE, beta_kind = CB_VALUE_NONE;
    int32_t query_scale_type, query_mode;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    if (cb_as_handle(m, T_context, args[0], &c) < 0
        || ask_scale_type(s, &f_sampleAdd, args, c, &query_scale_type, &result) < 0
        || ask_mode(s, &f_sampleAdd, args, c, &query_mode, &result) < 0
        || (query_mode == ON_HOST
            && cb_number_kind(m, &table_kinds, query_scale_type, query_scale_type, "alpha",
                &alpha_kind) < 0)
        || cb_number_in(m, args[1], alpha_kind, 0, query_mode == ON_HOST, "alpha", &alpha) < 0
        || ((query_mode == ON_HOST || query_mode == FIRST_ON_DEVICE)
            && cb_number_kind(m, &table_kinds, query_scale_type, query_scale_type, "beta",
                &beta_kind) < 0)
        || cb_number_in(m, args[2], beta_kind, 0,
            query_mode == ON_HOST || query_mode == FIRST_ON_DEVICE, "beta", &beta) < 0)
        goto done;
    fn_sampleAdd *call = cb_symbol_address(&symbols[S_sampleAdd]);
    if (call == NULL)
        goto done;
    status status = call(c, alpha.data, beta.data);
    result = CB_LIKELY(status == OK) ? cb_return0(s) : cb_fail(s, &f_sampleAdd, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_number_done(&beta);
    return result;
}

