// functions_memory.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleMemFree(int id)
static const cb_function f_sampleMemFree = {.name = "sampleMemFree", CB_PARAMS("id")};

CB_WRAPPER(sampleMemFree)
{
    cb_surface *form = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(form, &f_sampleMemFree, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t id;
    if (cb_as_int32(argv[0], "int", &id) < 0)
        return NULL;
    fn_sampleMemFree *call = cb_symbol_address(&sample_symbols[S_sampleMemFree]);
    if (call == NULL)
        return NULL;
    status status = call(id);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleMemFree, status, argv);
    return cb_return0(form);
}

// status sampleMemTrim_v2(int id)
static const cb_function f_sampleMemTrim_v2 = {.name = "sampleMemTrim_v2", CB_PARAMS("id")};

CB_WRAPPER(sampleMemTrim_v2)
{
    cb_surface *form = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(form, &f_sampleMemTrim_v2, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t id;
    if (cb_as_int32(argv[0], "int", &id) < 0)
        return NULL;
    fn_sampleMemTrim_v2 *call = cb_symbol_address(&sample_symbols[S_sampleMemTrim_v2]);
    if (call == NULL)
        return NULL;
    status status = call(id);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleMemTrim_v2, status, argv);
    return cb_return0(form);
}
