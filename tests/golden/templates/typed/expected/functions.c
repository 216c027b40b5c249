// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleGetAttribute(void *data, size_t dataSize, attribute attr)
static const cb_function f_sampleGetAttribute = {
    .name = "sampleGetAttribute",
    CB_PARAMS("dataSize", "attr"),
    .result_count = 1,
};

CB_WRAPPER(sampleGetAttribute)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_sampleGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cb_value data;
    uint64_t dataSize;
    int32_t attr;
    cb_value_init(&data);
    if (cb_as_uint64(argv[0], "size_t", &dataSize) < 0
        || cb_as_enum_member(py, T_attribute, argv[1], "attr", &attr) < 0
        || cb_value_prepare(py, &table_attributes, attr, dataSize, &data) < 0)
        goto done;
    fn_sampleGetAttribute *call = cb_symbol_address(&sample_symbols[S_sampleGetAttribute]);
    if (call == NULL)
        goto done;
    status status = call(data.data, dataSize, attr);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleGetAttribute, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &data));
done:
    cb_value_done(&data);
    return retval;
}

// status sampleSetAttribute(void *value, attribute attr)
static const cb_function f_sampleSetAttribute = {
    .name = "sampleSetAttribute",
    CB_PARAMS("value", "attr"),
};

CB_WRAPPER(sampleSetAttribute)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_sampleSetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cb_value value;
    int32_t attr;
    cb_value_init(&value);
    if (cb_as_enum_member(py, T_attribute, argv[1], "attr", &attr) < 0
        || cb_value_from(form, &table_attributes, attr, argv[0], "value", &value) < 0)
        goto done;
    fn_sampleSetAttribute *call = cb_symbol_address(&sample_symbols[S_sampleSetAttribute]);
    if (call == NULL)
        goto done;
    status status = call(value.data, attr);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleSetAttribute, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_value_done(&value);
    return retval;
}

// status sampleGetSized(attribute attr, void *value, size_t *size)
static const cb_function f_sampleGetSized = {
    .name = "sampleGetSized",
    CB_PARAMS("attr"),
    .result_count = 1,
};

CB_WRAPPER(sampleGetSized)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_sampleGetSized, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_enum_member(py, T_attribute, argv[0], "attr", &attr) < 0
        || cb_value_prepare(py, &table_attributes, attr, 0, &value) < 0)
        goto done;
    size_t size = value.size;
    fn_sampleGetSized *call = cb_symbol_address(&sample_symbols[S_sampleGetSized]);
    if (call == NULL)
        goto done;
    status status = call(attr, value.data, &size);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleGetSized, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &value));
done:
    cb_value_done(&value);
    return retval;
}

// status sampleGetAttributes(void **data, attribute *attrs, size_t n)
static const cb_function f_sampleGetAttributes = {
    .name = "sampleGetAttributes",
    CB_PARAMS("attrs", "n"),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // n
};

CB_WRAPPER(sampleGetAttributes)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_sampleGetAttributes, &argv, nargs, kwnames, slots))
        return NULL;
    cb_values data;
    cb_array attrs;
    uint64_t n;
    cb_values_init(&data);
    cb_array_init(&attrs);
    if (cb_array_enums(py, T_attribute, argv[0], "attrs", &attrs) < 0
        || (argv[1] != NULL && cb_as_uint64(argv[1], "size_t", &n) < 0))
        goto done;
    if (argv[1] == NULL)
        n = attrs.length;
    if (cb_array_check(&attrs, n, "attrs") < 0
        || cb_values_prepare(py, &table_attributes, &attrs, NULL, &data) < 0)
        goto done;
    fn_sampleGetAttributes *call = cb_symbol_address(&sample_symbols[S_sampleGetAttributes]);
    if (call == NULL)
        goto done;
    status status = call(data.data, attrs.data, n);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleGetAttributes, status, argv);
    else
        retval = cb_return1(form, cb_values_result(form, &data));
done:
    cb_values_done(&data);
    cb_array_done(&attrs);
    return retval;
}

// status sampleLink(unsigned int n, option *options, void **values, linker *out)
static const cb_function f_sampleLink = {
    .name = "sampleLink",
    CB_PARAMS("n", "options", "values"),
    .result_count = 1,
    .optional_mask = CB_BIT(1) | CB_BIT(2), // options, values
    .auto_mask = CB_BIT(0), // n
};

CB_WRAPPER(sampleLink)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_sampleLink, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t n;
    cb_options options;
    linker out = NULL;
    PyObject *out_object = NULL;
    cb_options_init(&options);
    if ((argv[0] != NULL && cb_as_uint32(argv[0], "unsigned int", &n) < 0)
        || cb_options_keys(py, T_option, argv[1], "options", &options) < 0
        || cb_options_values(form, &table_options, argv[2], "values", &options) < 0)
        goto done;
    if (argv[0] == NULL)
        n = (uint32_t)options.keys.length;
    if (cb_array_check(&options.keys, n, "options") < 0
        || cb_options_check(&options, n, "sampleLink", "values") < 0)
        goto done;
    fn_sampleLink *call = cb_symbol_address(&sample_symbols[S_sampleLink]);
    if (call == NULL)
        goto done;
    status status = call(n, options.keys.data, options.values, &out);
    if (CB_UNLIKELY(status != OK)) {
        retval = cb_fail(form, &f_sampleLink, status, argv);
        goto done;
    }
    out_object = cb_cell_new(py, T_linker, &out);
    if (out_object == NULL)
        goto done;
    cb_options_give(&options, out_object);
    retval = cb_return1(form, cb_take(&out_object));
done:
    cb_options_done(&options);
    Py_XDECREF(out_object);
    return retval;
}

// status sampleRun(linker l, void **params, void **extra)
static const cb_function f_sampleRun = {
    .name = "sampleRun",
    CB_PARAMS("l", "params", "extra"),
    .optional_mask = CB_BIT(2), // extra
};

CB_WRAPPER(sampleRun)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_sampleRun, &argv, nargs, kwnames, slots))
        return NULL;
    linker l;
    cb_pack params;
    uint64_t extra = 0;
    cb_pack_init(&params);
    if (cb_as_handle(py, T_linker, argv[0], &l) < 0
        || cb_pack_params(py, argv[1], &params) < 0
        || (cb_is_given(form, argv[2]) && cb_as_uint64(argv[2], CB_UNSIGNED_LONG_LONG, &extra) < 0))
        goto done;
    fn_sampleRun *call = cb_symbol_address(&sample_symbols[S_sampleRun]);
    if (call == NULL)
        goto done;
    status status = call(l, params.params, (void **)(uintptr_t)extra);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleRun, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_pack_done(&params);
    return retval;
}
