// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleStop(int code)
static const cb_function f_sampleStop = {.name = "sampleStop", CB_PARAMS("code")};

CB_WRAPPER(sampleStop)
{
    cb_surface *form = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(form, &f_sampleStop, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t code;
    if (cb_as_int32(argv[0], "int", &code) < 0)
        return NULL;
    fn_sampleStop *call = cb_symbol_address(&sample_symbols[S_sampleStop]);
    if (call == NULL)
        return NULL;
    status status = call(code);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleStop, status, argv);
    return cb_return0(form);
}

// status sampleStart(void)
static const cb_function f_sampleStart = {.name = "sampleStart", CB_NO_PARAMS};

CB_WRAPPER(sampleStart)
{
    cb_surface *form = cb_surface_of(self);
    if (!cb_no_arguments(form, &f_sampleStart, argv, nargs, kwnames))
        return NULL;
    fn_sampleStart *call = cb_symbol_address(&sample_symbols[S_sampleStart]);
    if (call == NULL)
        return NULL;
    status status = call();
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleStart, status, argv);
    return cb_return0(form);
}
