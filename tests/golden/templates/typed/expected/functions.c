// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleGetAttribute(void *data, size_t dataSize, attribute attr)
static const cb_function f_sampleGetAttribute = {.name = "sampleGetAttribute",
    .params = (const char *const[]){"dataSize", "attr", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(sampleGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_sampleGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cb_value data;
    uint64_t dataSize;
    int32_t attr;
    cb_value_init(&data);
    if (cb_as_uint64(args[0], "size_t", &dataSize) < 0
        || cb_as_enum_member(m, T_attribute, args[1], "attr", &attr) < 0
        || cb_value_prepare(m, &table_attributes, attr, (size_t)dataSize, &data) < 0)
        goto done;
    fn_sampleGetAttribute *call = cb_symbol_address(&symbols[S_sampleGetAttribute]);
    if (call == NULL)
        goto done;
    status status = call(data.data, dataSize, (attribute)attr);
    if (CB_LIKELY(status == OK))
        result = cb_return1(s, cb_value_result(s, &data));
    else
        result = cb_fail(s, &f_sampleGetAttribute, status, args, NULL);
done:
    cb_value_done(&data);
    return result;
}

// status sampleSetAttribute(void *value, attribute attr)
static const cb_function f_sampleSetAttribute = {.name = "sampleSetAttribute",
    .params = (const char *const[]){"value", "attr", NULL}, .param_count = 2};

CB_WRAPPER(sampleSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_sampleSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cb_value value;
    int32_t attr;
    cb_value_init(&value);
    if (cb_as_enum_member(m, T_attribute, args[1], "attr", &attr) < 0
        || cb_value_from(s, &table_attributes, attr, args[0], "value", &value) < 0)
        goto done;
    fn_sampleSetAttribute *call = cb_symbol_address(&symbols[S_sampleSetAttribute]);
    if (call == NULL)
        goto done;
    status status = call(value.data, (attribute)attr);
    result = CB_LIKELY(status == OK) ? cb_return0(s)
        : cb_fail(s, &f_sampleSetAttribute, status, args, NULL);
done:
    cb_value_done(&value);
    return result;
}

// status sampleGetSized(attribute attr, void *value, size_t *size)
static const cb_function f_sampleGetSized = {.name = "sampleGetSized",
    .params = (const char *const[]){"attr", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(sampleGetSized)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_sampleGetSized, &args, nargs, kwnames, slots))
        return NULL;
    int32_t attr;
    cb_value value;
    size_t size;
    cb_value_init(&value);
    if (cb_as_enum_member(m, T_attribute, args[0], "attr", &attr) < 0
        || cb_value_prepare(m, &table_attributes, attr, 0, &value) < 0)
        goto done;
    size = value.size;
    fn_sampleGetSized *call = cb_symbol_address(&symbols[S_sampleGetSized]);
    if (call == NULL)
        goto done;
    status status = call((attribute)attr, value.data, &size);
    if (CB_LIKELY(status == OK))
        result = cb_return1(s, cb_value_result(s, &value));
    else
        result = cb_fail(s, &f_sampleGetSized, status, args, NULL);
done:
    cb_value_done(&value);
    return result;
}

// status sampleGetAttributes(void **data, attribute *attrs, size_t n)
static const cb_function f_sampleGetAttributes = {.name = "sampleGetAttributes",
    .params = (const char *const[]){"attrs", "n", NULL}, .param_count = 2, .result_count = 1,
    .auto_mask = 0x2};

CB_WRAPPER(sampleGetAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_sampleGetAttributes, &args, nargs, kwnames, slots))
        return NULL;
    cb_values data;
    cb_array attrs;
    uint64_t n = 0;
    cb_values_init(&data);
    cb_array_init(&attrs);
    if (cb_array_enums(m, T_attribute, args[0], "attrs", &attrs) < 0
        || (args[1] != NULL && cb_as_uint64(args[1], "size_t", &n) < 0)
        || cb_values_prepare(m, &table_attributes, &attrs, NULL, &data) < 0)
        goto done;
    if (args[1] == NULL && attrs.length > (size_t)n)
        n = (uint64_t)attrs.length;
    if (cb_array_check(&attrs, (size_t)n) < 0)
        goto done;
    fn_sampleGetAttributes *call = cb_symbol_address(&symbols[S_sampleGetAttributes]);
    if (call == NULL)
        goto done;
    status status = call(data.data, attrs.data, n);
    if (CB_LIKELY(status == OK))
        result = cb_return1(s, cb_values_result(s, &data));
    else
        result = cb_fail(s, &f_sampleGetAttributes, status, args, NULL);
done:
    cb_values_done(&data);
    cb_array_done(&attrs);
    return result;
}

// status sampleLink(unsigned int n, option *options, void **values, linker *out)
static const cb_function f_sampleLink = {.name = "sampleLink",
    .params = (const char *const[]){"n", "options", "values", NULL}, .param_count = 3,
    .result_count = 1, .optional_mask = 0x6, .auto_mask = 0x1};

CB_WRAPPER(sampleLink)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_sampleLink, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t n = 0;
    cb_options options;
    linker out = NULL;
    PyObject *out_object = NULL;
    cb_options_init(&options);
    if ((args[0] != NULL && cb_as_uint32(args[0], "unsigned int", &n) < 0)
        || cb_options_keys(m, T_option, args[1], "options", &options) < 0
        || cb_options_values(s, &table_options, args[2], "values", &options) < 0)
        goto done;
    if (args[0] == NULL && options.keys.length > (size_t)n)
        n = (uint32_t)options.keys.length;
    if (cb_array_check(&options.keys, (size_t)n) < 0
        || cb_options_check(&options, (size_t)n, "sampleLink", "values") < 0)
        goto done;
    fn_sampleLink *call = cb_symbol_address(&symbols[S_sampleLink]);
    if (call == NULL)
        goto done;
    status status = call(n, options.keys.data, options.values, &out);
    if (CB_UNLIKELY(status != OK)) {
        result = cb_fail(s, &f_sampleLink, status, args, NULL);
        goto done;
    }
    out_object = cb_cell_new(m, T_linker, &out);
    if (out_object == NULL)
        goto done;
    cb_options_give(&options, out_object);
    result = cb_return1(s, Py_NewRef(out_object));
done:
    cb_options_done(&options);
    Py_XDECREF(out_object);
    return result;
}

// status sampleRun(linker l, void **params, void **extra)
static const cb_function f_sampleRun = {.name = "sampleRun",
    .params = (const char *const[]){"l", "params", "extra", NULL}, .param_count = 3,
    .optional_mask = 0x4};

CB_WRAPPER(sampleRun)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_sampleRun, &args, nargs, kwnames, slots))
        return NULL;
    linker l;
    cb_pack params;
    uint64_t extra = 0;
    cb_pack_init(&params);
    if (cb_as_handle(m, T_linker, args[0], &l) < 0
        || cb_pack_params(m, args[1], &params) < 0
        || (!(s->checked && args[2] == Py_None)
            && cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &extra) < 0))
        goto done;
    fn_sampleRun *call = cb_symbol_address(&symbols[S_sampleRun]);
    if (call == NULL)
        goto done;
    status status = call(l, params.params, (void **)(uintptr_t)extra);
    result = CB_LIKELY(status == OK) ? cb_return0(s) : cb_fail(s, &f_sampleRun, status, args, NULL);
done:
    cb_pack_done(&params);
    return result;
}

