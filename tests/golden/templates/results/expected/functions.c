// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// const char *sampleErrorName(int code)
static const cb_function f_sampleErrorName = {
    .name = "sampleErrorName",
    CB_PARAMS("code"),
    .result_count = 1,
};

CB_WRAPPER(sampleErrorName)
{
    cb_surface *form = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(form, &f_sampleErrorName, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t code;
    if (cb_as_int32(argv[0], "int", &code) < 0)
        return NULL;
    fn_sampleErrorName *call = cb_symbol_address(&sample_symbols[S_sampleErrorName]);
    if (call == NULL)
        return NULL;
    const char *text = call(code);
    return cb_return1(form, cb_string_result(form, text));
}

// unsigned int sampleMask(unsigned int mask)
static const cb_function f_sampleMask = {
    .name = "sampleMask",
    CB_PARAMS("mask"),
    .result_count = 1,
};

CB_WRAPPER(sampleMask)
{
    cb_surface *form = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(form, &f_sampleMask, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t mask;
    if (cb_as_uint32(argv[0], "unsigned int", &mask) < 0)
        return NULL;
    fn_sampleMask *call = cb_symbol_address(&sample_symbols[S_sampleMask]);
    if (call == NULL)
        return NULL;
    unsigned int value = call(mask);
    return cb_return1(form, PyLong_FromUnsignedLong(value));
}

// size3 sampleMakeSize(size_t x, size_t y, size_t z)
static const cb_function f_sampleMakeSize = {
    .name = "sampleMakeSize",
    CB_PARAMS("x", "y", "z"),
    .result_count = 1,
};

CB_WRAPPER(sampleMakeSize)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[3];
    if (!cb_arguments(form, &f_sampleMakeSize, &argv, nargs, kwnames, slots))
        return NULL;
    uint64_t x, y, z;
    if (cb_as_uint64(argv[0], "size_t", &x) < 0
        || cb_as_uint64(argv[1], "size_t", &y) < 0
        || cb_as_uint64(argv[2], "size_t", &z) < 0)
        return NULL;
    fn_sampleMakeSize *call = cb_symbol_address(&sample_symbols[S_sampleMakeSize]);
    if (call == NULL)
        return NULL;
    size3 value = call(x, y, z);
    return cb_return1(form, cb_record_copy(py, T_size3, &value));
}

// void sampleReset(void)
static const cb_function f_sampleReset = {.name = "sampleReset", CB_NO_PARAMS};

CB_WRAPPER(sampleReset)
{
    cb_surface *form = cb_surface_of(self);
    if (!cb_no_arguments(form, &f_sampleReset, argv, nargs, kwnames))
        return NULL;
    fn_sampleReset *call = cb_symbol_address(&sample_symbols[S_sampleReset]);
    if (call == NULL)
        return NULL;
    call();
    return cb_return0(form);
}

// size_t sampleVersion(void)
static const cb_function f_sampleVersion = {.name = "sampleVersion", CB_NO_PARAMS};

CB_WRAPPER(sampleVersion)
{
    cb_surface *form = cb_surface_of(self);
    if (!cb_no_arguments(form, &f_sampleVersion, argv, nargs, kwnames))
        return NULL;
    fn_sampleVersion *call = cb_symbol_address(&sample_symbols[S_sampleVersion]);
    if (call == NULL)
        return NULL;
    size_t value = call();
    return PyLong_FromSize_t(value);
}

// const char *sampleText(void)
static const cb_function f_sampleText = {.name = "sampleText", CB_NO_PARAMS};

CB_WRAPPER(sampleText)
{
    cb_surface *form = cb_surface_of(self);
    if (!cb_no_arguments(form, &f_sampleText, argv, nargs, kwnames))
        return NULL;
    fn_sampleText *call = cb_symbol_address(&sample_symbols[S_sampleText]);
    if (call == NULL)
        return NULL;
    const char *text = call();
    return cb_string_result(form, text);
}
