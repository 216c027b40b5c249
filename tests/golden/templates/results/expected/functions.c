// functions.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// const char *sampleErrorName(int code)
static const char *const params_sampleErrorName[] = {"code", NULL};
static const cb_function f_sampleErrorName = {.name = "sampleErrorName",
    .params = params_sampleErrorName, .param_count = 1, .result_count = 0};

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
static const char *const params_sampleMask[] = {"mask", NULL};
static const cb_function f_sampleMask = {.name = "sampleMask", .params = params_sampleMask,
    .param_count = 1, .result_count = 0};

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
static const char *const params_sampleMakeSize[] = {"x", "y", "z", NULL};
static const cb_function f_sampleMakeSize = {.name = "sampleMakeSize",
    .params = params_sampleMakeSize, .param_count = 3, .result_count = 0};

CB_WRAPPER(sampleMakeSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_sampleMakeSize, &args, nargs, kwnames, slots))
        return NULL;
    uint64_t x;
    uint64_t y;
    uint64_t z;
    if (cb_as_uint64(args[0], "size_t", &x) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &y) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &z) < 0)
        return NULL;
    fn_sampleMakeSize *call = cb_symbol_address(&symbols[S_sampleMakeSize]);
    if (call == NULL)
        return NULL;
    size3 status = call(x, y, z);
    return cb_return1(s, cb_record_copy(m, T_size3, &status));
}

// void sampleReset(void)
static const char *const params_sampleReset[] = {NULL};
static const cb_function f_sampleReset = {.name = "sampleReset", .params = params_sampleReset,
    .param_count = 0, .result_count = 0};

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
static const char *const params_sampleVersion[] = {NULL};
static const cb_function f_sampleVersion = {.name = "sampleVersion",
    .params = params_sampleVersion, .param_count = 0, .result_count = 0};

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
static const char *const params_sampleText[] = {NULL};
static const cb_function f_sampleText = {.name = "sampleText", .params = params_sampleText,
    .param_count = 0, .result_count = 0};

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

