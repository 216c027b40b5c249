// functions_copy.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleCopy(int id)
static const cb_function f_sampleCopy = {.name = "sampleCopy", CB_PARAMS("id")};

CB_WRAPPER(sampleCopy)
{
    cb_surface *form = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(form, &f_sampleCopy, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t id;
    if (cb_as_int32(argv[0], "int", &id) < 0)
        return NULL;
    fn_sampleCopy *call = cb_symbol_address(&sample_symbols[S_sampleCopy]);
    if (call == NULL)
        return NULL;
    status status = call(id);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleCopy, status, argv);
    return cb_return0(form);
}
