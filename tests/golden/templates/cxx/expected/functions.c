// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleScale(context c, const float *alpha, void *x)
static const cb_function f_sampleScale = {.name = "sampleScale",
    .params = (const char *const[]){"c", "alpha", "x", NULL}, .param_count = 3};

CB_WRAPPER(sampleScale)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_sampleScale, &args, nargs, kwnames, slots))
        return NULL;
    context c;
    cb_number alpha;
    cb_address x;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(m, T_context, args[0], &c) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_number_in(m, args[1], CB_VALUE_FLOAT, 0, true, "alpha", &alpha) < 0)
        goto done;
    fn_sampleScale *call = cb_symbol_address(&symbols[S_sampleScale]);
    if (call == NULL)
        goto done;
    status status = call(c, alpha.data, x.value);
    result = CB_LIKELY(status == OK) ? cb_return0(s)
        : cb_fail(s, &f_sampleScale, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// status sampleScaleHalf(context c, const other_half *alpha, other_half *x)
static const cb_function f_sampleScaleHalf = {.name = "sampleScaleHalf",
    .params = (const char *const[]){"c", "alpha", "x", NULL}, .param_count = 3};

CB_WRAPPER(sampleScaleHalf)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_sampleScaleHalf, &args, nargs, kwnames, slots))
        return NULL;
    context c;
    cb_number alpha;
    cb_address x;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(m, T_context, args[0], &c) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_number_in(m, args[1], CB_VALUE_FLOAT16, 0, true, "alpha", &alpha) < 0)
        goto done;
    fn_sampleScaleHalf *call = cb_symbol_address(&symbols[S_sampleScaleHalf]);
    if (call == NULL)
        goto done;
    status status = call(c, alpha.data, x.value);
    result = CB_LIKELY(status == OK) ? cb_return0(s)
        : cb_fail(s, &f_sampleScaleHalf, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

