// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleDescInit(desc *d, color c)
static const cb_function f_sampleDescInit = {.name = "sampleDescInit",
    .params = (const char *const[]){"d", "c", NULL}, .param_count = 2};

CB_WRAPPER(sampleDescInit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_sampleDescInit, &args, nargs, kwnames, slots))
        return NULL;
    desc *d;
    int32_t c;
    if (cb_as_record(m, T_desc, args[0], "d", &d) < 0
        || cb_as_enum(m, T_color, args[1], "c", &c) < 0)
        return NULL;
    fn_sampleDescInit_internal *call = cb_symbol_address(&symbols[S_sampleDescInit_internal]);
    if (call == NULL)
        return NULL;
    status status = call(d, sizeof *d, (color)c);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(s, &f_sampleDescInit, status, args, NULL);
    return cb_return0(s);
}

// size3 sampleMakeSize(size_t x, size_t y, size_t z)
static const cb_function f_sampleMakeSize = {.name = "sampleMakeSize",
    .params = (const char *const[]){"x", "y", "z", NULL}, .param_count = 3};

CB_WRAPPER(sampleMakeSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_sampleMakeSize, &args, nargs, kwnames, slots))
        return NULL;
    uint64_t x, y, z;
    if (cb_as_uint64(args[0], "size_t", &x) < 0
        || cb_as_uint64(args[1], "size_t", &y) < 0
        || cb_as_uint64(args[2], "size_t", &z) < 0)
        return NULL;
    size3 status = (size3){x, y, z};
    return cb_record_copy(m, T_size3, &status);
}

// pitched sampleMakePitched(void *at, size_t pitch)
static const cb_function f_sampleMakePitched = {.name = "sampleMakePitched",
    .params = (const char *const[]){"at", "pitch", NULL}, .param_count = 2};

CB_WRAPPER(sampleMakePitched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_sampleMakePitched, &args, nargs, kwnames, slots))
        return NULL;
    cb_address at;
    uint64_t pitch;
    at.held = false;
    if (cb_as_address(m, args[0], &at) < 0
        || cb_as_uint64(args[1], "size_t", &pitch) < 0)
        goto done;
    pitched status = (pitched){.at = at.value, .pitch = pitch};
    result = cb_record_copy(m, T_pitched, &status);
done:
    cb_address_release(&at);
    return result;
}

// status sampleLastError(void)
static const cb_function f_sampleLastError = {.name = "sampleLastError",
    .params = (const char *const[]){NULL}, .param_count = 0};

CB_WRAPPER(sampleLastError)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleLastError, &args, nargs, kwnames, slots))
        return NULL;
    fn_sampleLastError *call = cb_symbol_address(&symbols[S_sampleLastError]);
    if (call == NULL)
        return NULL;
    status status = call();
    if (s->checked)
        return cb_enum_member(m, T_status, status);
    return status == OK ? cb_return0(s) : cb_fail(s, &f_sampleLastError, status, args, NULL);
}

// size_t sampleVersion(void)
static const cb_function f_sampleVersion = {.name = "sampleVersion",
    .params = (const char *const[]){NULL}, .param_count = 0};

CB_WRAPPER(sampleVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleVersion, &args, nargs, kwnames, slots))
        return NULL;
    fn_sampleVersion *call = cb_symbol_address(&symbols[S_sampleVersion]);
    if (call == NULL)
        return NULL;
    size_t status = call();
    return PyLong_FromUnsignedLongLong(status);
}

// void sampleReset(void)
static const cb_function f_sampleReset = {.name = "sampleReset",
    .params = (const char *const[]){NULL}, .param_count = 0};

CB_WRAPPER(sampleReset)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleReset, &args, nargs, kwnames, slots))
        return NULL;
    fn_sampleReset *call = cb_symbol_address(&symbols[S_sampleReset]);
    if (call == NULL)
        return NULL;
    call();
    return cb_return0(s);
}

