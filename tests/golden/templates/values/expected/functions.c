// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleSet(handle h, devptr p, unsigned int flags, unsigned long long wide, float ratio,
//     double exact, color c, point by_value, const point *by_pointer, const char *name,
//     const void *data, signed char m)
static const cb_function f_sampleSet = {.name = "sampleSet",
    .params = (const char *const[]){"h", "p", "flags", "wide", "ratio", "exact", "c", "by_value",
        "by_pointer", "name", "data", "m", NULL},
    .param_count = 12, .optional_mask = 0xe00};

CB_WRAPPER(sampleSet)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_sampleSet, &args, nargs, kwnames, slots))
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
    int8_t m_ = 0;
    name.held = data.held = false;
    if (cb_as_handle(m, T_handle, args[0], &h) < 0
        || cb_as_scalar(m, T_devptr, args[1], &p, sizeof p) < 0
        || cb_as_uint32(args[2], "unsigned int", &flags) < 0
        || cb_as_uint64(args[3], "unsigned PY_LONG_LONG", &wide) < 0
        || cb_as_float(args[4], &ratio) < 0
        || cb_as_double(args[5], &exact) < 0
        || cb_as_enum(m, T_color, args[6], "c", &c) < 0
        || cb_as_record_value(m, T_point, args[7], "by_value", &by_value, sizeof by_value) < 0
        || cb_as_record(m, T_point, args[8], "by_pointer", &by_pointer) < 0
        || cb_as_text(args[9], true, &name) < 0
        || cb_as_address(m, args[10], &data) < 0
        || (!(s->checked && args[11] == Py_None) && cb_as_int8(args[11], "signed char", &m_) < 0))
        goto done;
    fn_sampleSet *call = cb_symbol_address(&symbols[S_sampleSet]);
    if (call == NULL)
        goto done;
    status status = call(h, p, flags, wide, ratio, exact, (color)c, by_value, by_pointer,
        name.value, data.value, m_);
    result = CB_LIKELY(status == OK) ? cb_return0(s) : cb_fail(s, &f_sampleSet, status, args, NULL);
done:
    cb_address_release(&name);
    cb_address_release(&data);
    return result;
}

// status samplePing(void)
static const cb_function f_samplePing = {.name = "samplePing",
    .params = (const char *const[]){NULL}, .param_count = 0};

CB_WRAPPER(samplePing)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_samplePing, &args, nargs, kwnames, slots))
        return NULL;
    fn_samplePing *call = cb_symbol_address(&symbols[S_samplePing]);
    if (call == NULL)
        return NULL;
    status status = call();
    if (CB_UNLIKELY(status != OK))
        return cb_fail(s, &f_samplePing, status, args, NULL);
    return cb_return0(s);
}

