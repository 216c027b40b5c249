// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleShare(unsigned int n, point *points)
static const cb_function f_sampleShare = {.name = "sampleShare",
    .params = (const char *const[]){"n", "points", NULL}, .param_count = 2, .auto_mask = 0x1};

CB_WRAPPER(sampleShare)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_sampleShare, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t n = 0;
    cb_array points;
    cb_array_init(&points);
    if ((args[0] != NULL && cb_as_uint32(args[0], "unsigned int", &n) < 0)
        || cb_array_shared(m, T_point, args[1], "points", &points) < 0)
        goto done;
    if (args[0] == NULL && points.length > (size_t)n)
        n = (uint32_t)points.length;
    if (cb_array_check(&points, (size_t)n) < 0)
        goto done;
    fn_sampleShare *call = cb_symbol_address(&symbols[S_sampleShare]);
    if (call == NULL)
        goto done;
    status status = call(n, points.data);
    if (CB_UNLIKELY(status != OK)) {
        result = cb_fail(s, &f_sampleShare, status, args, NULL);
        goto done;
    }
    cb_array_copy_back(m, T_point, &points);
    result = cb_return0(s);
done:
    cb_array_done(&points);
    return result;
}

// status sampleFind(size_t size, size_t step, kind what, point *found)
static const cb_function f_sampleFind = {.name = "sampleFind",
    .params = (const char *const[]){"size", "step", "what", "found", NULL}, .param_count = 4};

CB_WRAPPER(sampleFind)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_sampleFind, &args, nargs, kwnames, slots))
        return NULL;
    uint64_t size, step;
    int32_t what;
    cb_array found;
    cb_array_init(&found);
    if (cb_as_uint64(args[0], "size_t", &size) < 0
        || cb_as_uint64(args[1], "size_t", &step) < 0
        || cb_as_enum(m, T_kind, args[2], "what", &what) < 0
        || cb_array_room(m, T_point, args[3], "found", &found) < 0
        || (found.data != NULL && cb_array_check(&found, (size_t)(step ? size / step : 1)) < 0))
        goto done;
    fn_sampleFind *call = cb_symbol_address(&symbols[S_sampleFind]);
    if (call == NULL)
        goto done;
    status status = call(size, step, (kind)what, found.data);
    if (CB_UNLIKELY(status != OK)) {
        result = cb_fail(s, &f_sampleFind, status, args, NULL);
        goto done;
    }
    cb_array_copy_back(m, T_point, &found);
    result = cb_return0(s);
done:
    cb_array_done(&found);
    return result;
}

