// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleDescInit(desc *d, color c)
static const cb_function f_sampleDescInit = {.name = "sampleDescInit", CB_PARAMS("d", "c")};

CB_WRAPPER(sampleDescInit)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2];
    if (!cb_arguments(form, &f_sampleDescInit, &argv, nargs, kwnames, slots))
        return NULL;
    desc *d;
    int32_t c;
    if (cb_as_record(py, T_desc, argv[0], "d", &d) < 0
        || cb_as_enum(py, T_color, argv[1], "c", &c) < 0)
        return NULL;
    fn_sampleDescInit_internal *call =
        cb_symbol_address(&sample_symbols[S_sampleDescInit_internal]);
    if (call == NULL)
        return NULL;
    status status = call(d, sizeof *d, c);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleDescInit, status, argv);
    return cb_return0(form);
}

// size3 sampleMakeSize(size_t x, size_t y, size_t z)
static const cb_function f_sampleMakeSize = {.name = "sampleMakeSize", CB_PARAMS("x", "y", "z")};

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
    size3 value = (size3){x, y, z};
    return cb_record_copy(py, T_size3, &value);
}

// pitched sampleMakePitched(void *at, size_t pitch)
static const cb_function f_sampleMakePitched = {
    .name = "sampleMakePitched",
    CB_PARAMS("at", "pitch"),
};

CB_WRAPPER(sampleMakePitched)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_sampleMakePitched, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address at;
    uint64_t pitch;
    at.held = false;
    if (cb_as_address(py, argv[0], &at) < 0
        || cb_as_uint64(argv[1], "size_t", &pitch) < 0)
        goto done;
    pitched value = (pitched){.at = at.value, .pitch = pitch};
    retval = cb_record_copy(py, T_pitched, &value);
done:
    cb_address_release(&at);
    return retval;
}

// status sampleLastError(void)
static const cb_function f_sampleLastError = {.name = "sampleLastError", CB_NO_PARAMS};

CB_WRAPPER(sampleLastError)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    if (!cb_no_arguments(form, &f_sampleLastError, argv, nargs, kwnames))
        return NULL;
    fn_sampleLastError *call = cb_symbol_address(&sample_symbols[S_sampleLastError]);
    if (call == NULL)
        return NULL;
    status status = call();
    if (form->checked)
        return cb_enum_member(py, T_status, status);
    return status == OK ? cb_return0(form) : cb_fail(form, &f_sampleLastError, status, argv);
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
