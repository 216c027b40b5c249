// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleStop(int code)
static const cb_function f_sampleStop = {.name = "sampleStop",
    .params = (const char *const[]){"code", NULL}, .param_count = 1};

CB_WRAPPER(sampleStop)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleStop, &args, nargs, kwnames, slots))
        return NULL;
    int32_t code;
    if (cb_as_int32(args[0], "int", &code) < 0)
        return NULL;
    fn_sampleStop *call = cb_symbol_address(&symbols[S_sampleStop]);
    if (call == NULL)
        return NULL;
    status status = call(code);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(s, &f_sampleStop, status, args, NULL);
    return cb_return0(s);
}

// status sampleStart(void)
static const cb_function f_sampleStart = {.name = "sampleStart",
    .params = (const char *const[]){NULL}, .param_count = 0};

CB_WRAPPER(sampleStart)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleStart, &args, nargs, kwnames, slots))
        return NULL;
    fn_sampleStart *call = cb_symbol_address(&symbols[S_sampleStart]);
    if (call == NULL)
        return NULL;
    status status = call();
    if (CB_UNLIKELY(status != OK))
        return cb_fail(s, &f_sampleStart, status, args, NULL);
    return cb_return0(s);
}

