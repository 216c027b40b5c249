// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleSet(desc d, attribute attr, const void *buf, size_t sizeInBytes)
static const cb_function f_sampleSet = {.name = "sampleSet", CB_PARAMS("d", "attr", "buf")};

CB_WRAPPER(sampleSet)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_sampleSet, &argv, nargs, kwnames, slots))
        return NULL;
    desc d;
    int32_t attr;
    cb_value buf;
    cb_value_init(&buf);
    if (cb_as_handle(py, T_desc, argv[0], &d) < 0
        || cb_as_enum(py, T_attribute, argv[1], "attr", &attr) < 0
        || cb_value_from(form, &table_attributes, attr, argv[2], "buf", &buf) < 0)
        goto done;
    size_t sizeInBytes = buf.size;
    fn_sampleSet *call = cb_symbol_address(&sample_symbols[S_sampleSet]);
    if (call == NULL)
        goto done;
    status status = call(d, attr, buf.data, sizeInBytes);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleSet, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_value_done(&buf);
    return retval;
}

// status sampleGet(desc d, attribute attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
static const cb_function f_sampleGet = {
    .name = "sampleGet",
    CB_PARAMS("d", "attr"),
    .result_count = 1,
};

CB_WRAPPER(sampleGet)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_sampleGet, &argv, nargs, kwnames, slots))
        return NULL;
    status status;
    desc d;
    int32_t attr;
    cb_value buf;
    size_t sizeWritten = 0;
    cb_value_init(&buf);
    if (cb_as_handle(py, T_desc, argv[0], &d) < 0
        || cb_as_enum(py, T_attribute, argv[1], "attr", &attr) < 0)
        goto done;
    fn_sampleGet *call = cb_symbol_address(&sample_symbols[S_sampleGet]);
    if (call == NULL)
        goto done;
    if (cb_value_asks(&table_attributes, attr)) {
        status = call(d, attr, buf.data, buf.size, &sizeWritten);
        if (CB_UNLIKELY(status != OK)) {
            retval = cb_fail(form, &f_sampleGet, status, argv);
            goto done;
        }
    }
    if (cb_value_prepare(py, &table_attributes, attr, sizeWritten, &buf) < 0)
        goto done;
    sizeWritten = buf.size;
    status = call(d, attr, buf.data, buf.size, &sizeWritten);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleGet, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &buf));
done:
    cb_value_done(&buf);
    return retval;
}
