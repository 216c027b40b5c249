// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleShare(unsigned int n, point *points)
static const cb_function f_sampleShare = {
    .name = "sampleShare",
    CB_PARAMS("n", "points"),
    .auto_mask = CB_BIT(0), // n
};

CB_WRAPPER(sampleShare)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_sampleShare, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t n;
    cb_array points;
    cb_array_init(&points);
    if ((argv[0] != NULL && cb_as_uint32(argv[0], "unsigned int", &n) < 0)
        || cb_array_shared(py, T_point, argv[1], "points", &points) < 0)
        goto done;
    if (argv[0] == NULL)
        n = (uint32_t)points.length;
    if (cb_array_check(&points, n, "points") < 0)
        goto done;
    fn_sampleShare *call = cb_symbol_address(&sample_symbols[S_sampleShare]);
    if (call == NULL)
        goto done;
    status status = call(n, points.data);
    if (CB_UNLIKELY(status != OK)) {
        retval = cb_fail(form, &f_sampleShare, status, argv);
        goto done;
    }
    cb_array_copy_back(py, T_point, &points);
    retval = cb_return0(form);
done:
    cb_array_done(&points);
    return retval;
}

// status sampleFind(size_t size, size_t step, kind what, point *found)
static const cb_function f_sampleFind = {
    .name = "sampleFind",
    CB_PARAMS("size", "step", "what", "found"),
};

CB_WRAPPER(sampleFind)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_sampleFind, &argv, nargs, kwnames, slots))
        return NULL;
    uint64_t size, step;
    int32_t what;
    cb_array found;
    cb_array_init(&found);
    if (cb_as_uint64(argv[0], "size_t", &size) < 0
        || cb_as_uint64(argv[1], "size_t", &step) < 0
        || cb_as_enum(py, T_kind, argv[2], "what", &what) < 0
        || cb_array_room(py, T_point, argv[3], "found", &found) < 0)
        goto done;
    size_t found_needed = step ? size / step : 1;
    if (cb_array_check_given(&found, found_needed, "found") < 0)
        goto done;
    fn_sampleFind *call = cb_symbol_address(&sample_symbols[S_sampleFind]);
    if (call == NULL)
        goto done;
    status status = call(size, step, what, found.data);
    if (CB_UNLIKELY(status != OK)) {
        retval = cb_fail(form, &f_sampleFind, status, argv);
        goto done;
    }
    cb_array_copy_back(py, T_point, &found);
    retval = cb_return0(form);
done:
    cb_array_done(&found);
    return retval;
}
