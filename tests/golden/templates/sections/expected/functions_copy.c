// functions_copy.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleCopy(int id)
static const cb_function f_sampleCopy = {.name = "sampleCopy",
    .params = (const char *const[]){"id", NULL}, .param_count = 1};

CB_WRAPPER(sampleCopy)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleCopy, &args, nargs, kwnames, slots))
        return NULL;
    int32_t id;
    if (cb_as_int32(args[0], "int", &id) < 0)
        return NULL;
    fn_sampleCopy *call = cb_symbol_address(&symbols[S_sampleCopy]);
    if (call == NULL)
        return NULL;
    status status = call(id);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(s, &f_sampleCopy, status, args, NULL);
    return cb_return0(s);
}

