// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleSet(handle h, devptr p, unsigned int flags, unsigned long long wide, float ratio,
//     double exact, color c, point by_value, const point *by_pointer, const char *name,
//     const void *data, signed char m)
static const cb_function f_sampleSet = {
    .name = "sampleSet",
    CB_PARAMS("h", "p", "flags", "wide", "ratio", "exact", "c", "by_value", "by_pointer", "name",
        "data", "m"),
    .optional_mask = CB_BIT(9) | CB_BIT(10) | CB_BIT(11), // name, data, m
};

CB_WRAPPER(sampleSet)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_sampleSet, &argv, nargs, kwnames, slots))
        return NULL;
    handle h;
    devptr p;
    uint32_t flags;
    uint64_t wide;
    float ratio;
    double exact;
    int32_t c;
    point by_value;
    const point *by_pointer;
    cb_address name, data;
    int8_t m = 0;
    name.held = data.held = false;
    if (cb_as_handle(py, T_handle, argv[0], &h) < 0
        || cb_as_scalar(py, T_devptr, argv[1], &p, sizeof p) < 0
        || cb_as_uint32(argv[2], "unsigned int", &flags) < 0
        || cb_as_uint64(argv[3], CB_UNSIGNED_LONG_LONG, &wide) < 0
        || cb_as_float(argv[4], &ratio) < 0
        || cb_as_double(argv[5], &exact) < 0
        || cb_as_enum(py, T_color, argv[6], "c", &c) < 0
        || cb_as_record_value(py, T_point, argv[7], "by_value", &by_value, sizeof by_value) < 0
        || cb_as_record(py, T_point, argv[8], "by_pointer", &by_pointer) < 0
        || cb_as_optional_text(argv[9], &name) < 0
        || cb_as_address(py, argv[10], &data) < 0
        || (cb_is_given(form, argv[11]) && cb_as_int8(argv[11], "signed char", &m) < 0))
        goto done;
    fn_sampleSet *call = cb_symbol_address(&sample_symbols[S_sampleSet]);
    if (call == NULL)
        goto done;
    status status = call(h, p, flags, wide, ratio, exact, c, by_value, by_pointer, name.value,
        data.value, m);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleSet, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&name);
    cb_address_release(&data);
    return retval;
}

// status samplePing(void)
static const cb_function f_samplePing = {.name = "samplePing", CB_NO_PARAMS};

CB_WRAPPER(samplePing)
{
    cb_surface *form = cb_surface_of(self);
    if (!cb_no_arguments(form, &f_samplePing, argv, nargs, kwnames))
        return NULL;
    fn_samplePing *call = cb_symbol_address(&sample_symbols[S_samplePing]);
    if (call == NULL)
        return NULL;
    status status = call();
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_samplePing, status, argv);
    return cb_return0(form);
}
