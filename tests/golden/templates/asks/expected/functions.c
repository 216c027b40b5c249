// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleSet(desc d, attribute attr, const void *buf, size_t sizeInBytes)
static const cb_function f_sampleSet = {.name = "sampleSet",
    .params = (const char *const[]){"d", "attr", "buf", NULL}, .param_count = 3};

CB_WRAPPER(sampleSet)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_sampleSet, &args, nargs, kwnames, slots))
        return NULL;
    desc d;
    int32_t attr;
    cb_value buf;
    size_t sizeInBytes;
    cb_value_init(&buf);
    if (cb_as_handle(m, T_desc, args[0], &d) < 0
        || cb_as_enum(m, T_attribute, args[1], "attr", &attr) < 0
        || cb_value_from(s, &table_attributes, attr, args[2], "buf", &buf) < 0)
        goto done;
    sizeInBytes = buf.size;
    fn_sampleSet *call = cb_symbol_address(&symbols[S_sampleSet]);
    if (call == NULL)
        goto done;
    status status = call(d, (attribute)attr, buf.data, sizeInBytes);
    result = CB_LIKELY(status == OK) ? cb_return0(s) : cb_fail(s, &f_sampleSet, status, args, NULL);
done:
    cb_value_done(&buf);
    return result;
}

// status sampleGet(desc d, attribute attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
static const cb_function f_sampleGet = {.name = "sampleGet",
    .params = (const char *const[]){"d", "attr", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(sampleGet)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_sampleGet, &args, nargs, kwnames, slots))
        return NULL;
    status status;
    desc d;
    int32_t attr;
    cb_value buf;
    size_t sizeWritten = 0;
    cb_value_init(&buf);
    if (cb_as_handle(m, T_desc, args[0], &d) < 0
        || cb_as_enum(m, T_attribute, args[1], "attr", &attr) < 0)
        goto done;
    fn_sampleGet *call = cb_symbol_address(&symbols[S_sampleGet]);
    if (call == NULL)
        goto done;
    if (cb_value_asks(&table_attributes, attr)) {
        status = call(d, (attribute)attr, buf.data, buf.size, &sizeWritten);
        if (CB_UNLIKELY(status != OK)) {
            result = cb_fail(s, &f_sampleGet, status, args, NULL);
            goto done;
        }
    }
    if (cb_value_prepare(m, &table_attributes, attr, sizeWritten, &buf) < 0)
        goto done;
    sizeWritten = buf.size;
    status = call(d, (attribute)attr, buf.data, buf.size, &sizeWritten);
    if (CB_LIKELY(status == OK))
        result = cb_return1(s, cb_value_result(s, &buf));
    else
        result = cb_fail(s, &f_sampleGet, status, args, NULL);
done:
    cb_value_done(&buf);
    return result;
}

