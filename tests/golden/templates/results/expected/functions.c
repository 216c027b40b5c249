// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// const char *sampleErrorName(int code)
static const cb_function f_sampleErrorName = {.name = "sampleErrorName",
    .params = (const char *const[]){"code", NULL}, .param_count = 1};

CB_WRAPPER(sampleErrorName)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleErrorName, &args, nargs, kwnames, slots))
        return NULL;
    int32_t code;
    if (cb_as_int32(args[0], "int", &code) < 0)
        return NULL;
    fn_sampleErrorName *call = cb_symbol_address(&symbols[S_sampleErrorName]);
    if (call == NULL)
        return NULL;
    const char *status = call(code);
    return cb_return1(s, cb_string_result(s, status));
}

// unsigned int sampleMask(unsigned int mask)
static const cb_function f_sampleMask = {.name = "sampleMask",
    .params = (const char *const[]){"mask", NULL}, .param_count = 1};

CB_WRAPPER(sampleMask)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleMask, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t mask;
    if (cb_as_uint32(args[0], "unsigned int", &mask) < 0)
        return NULL;
    fn_sampleMask *call = cb_symbol_address(&symbols[S_sampleMask]);
    if (call == NULL)
        return NULL;
    unsigned int status = call(mask);
    return cb_return1(s, PyLong_FromUnsignedLongLong(status));
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
    fn_sampleMakeSize *call = cb_symbol_address(&symbols[S_sampleMakeSize]);
    if (call == NULL)
        return NULL;
    size3 status = call(x, y, z);
    return cb_return1(s, cb_record_copy(m, T_size3, &status));
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

// const char *sampleText(void)
static const cb_function f_sampleText = {.name = "sampleText",
    .params = (const char *const[]){NULL}, .param_count = 0};

CB_WRAPPER(sampleText)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleText, &args, nargs, kwnames, slots))
        return NULL;
    fn_sampleText *call = cb_symbol_address(&symbols[S_sampleText]);
    if (call == NULL)
        return NULL;
    const char *status = call();
    return cb_string_result(s, status);
}

