// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleGetEdges(handle graph, handle *source, edge *data, size_t *count)
static const cb_function f_sampleGetEdges = {
    .name = "sampleGetEdges",
    CB_PARAMS("graph", "count"),
    .result_count = 3,
    .default_mask = CB_BIT(1), // count
    .auto_mask = CB_BIT(1), // count
    .hidden_result_mask = CB_BIT(2), // count
};

CB_WRAPPER(sampleGetEdges)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_sampleGetEdges, &argv, nargs, kwnames, slots))
        return NULL;
    status status;
    handle graph;
    cb_array source, data;
    size_t count = 0;
    cb_array_init(&source);
    cb_array_init(&data);
    if (cb_as_handle(py, T_handle, argv[0], &graph) < 0
        || (argv[1] != NULL && cb_as_uint64(argv[1], "size_t", &count) < 0))
        goto done;
    fn_sampleGetEdges *call = cb_symbol_address(&sample_symbols[S_sampleGetEdges]);
    if (call == NULL)
        goto done;
    if (form->checked && argv[1] == NULL) { // the number first, then as many items
        Py_BEGIN_ALLOW_THREADS
        status = call(graph, source.data, data.data, &count);
        Py_END_ALLOW_THREADS
        if (CB_UNLIKELY(status != OK)) {
            retval = cb_fail(form, &f_sampleGetEdges, status, argv);
            goto done;
        }
    }
    size_t source_count = count;
    if (cb_array_reserve(&source, source_count, sizeof(handle)) < 0)
        goto done;
    size_t data_count = count;
    if (cb_array_reserve(&data, data_count, sizeof(edge)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(graph, source.data, data.data, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != OK)) {
        retval = cb_fail(form, &f_sampleGetEdges, status, argv);
        goto done;
    }
    if (form->checked && count < source_count)
        source_count = count;
    if (form->checked && count < data_count)
        data_count = count;
    PyObject *results[] = {
        cb_handle_list(py, T_handle, source.data, source_count),
        cb_record_list(py, T_edge, data.data, data_count),
        PyLong_FromSize_t(count)
    };
    retval = cb_return_many(form, &f_sampleGetEdges, results);
done:
    cb_array_done(&source);
    cb_array_done(&data);
    return retval;
}

// status sampleGetInfo(handle stream, int *state, const handle **deps, size_t *numDeps)
static const cb_function f_sampleGetInfo = {
    .name = "sampleGetInfo",
    CB_PARAMS("stream"),
    .result_count = 3,
    .hidden_result_mask = CB_BIT(2), // numDeps
};

CB_WRAPPER(sampleGetInfo)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_sampleGetInfo, &argv, nargs, kwnames, slots))
        return NULL;
    handle stream;
    int state = 0;
    const handle *deps = NULL;
    size_t numDeps = 0;
    if (cb_as_handle(py, T_handle, argv[0], &stream) < 0)
        return NULL;
    fn_sampleGetInfo *call = cb_symbol_address(&sample_symbols[S_sampleGetInfo]);
    if (call == NULL)
        return NULL;
    status status = call(stream, &state, &deps, &numDeps);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleGetInfo, status, argv);
    PyObject *results[] = {
        PyLong_FromLong(state),
        cb_handle_list(py, T_handle, deps, deps != NULL ? numDeps : 0),
        PyLong_FromSize_t(numDeps)
    };
    return cb_return_many(form, &f_sampleGetInfo, results);
}

// status sampleGetCount(int *count)
static const cb_function f_sampleGetCount = {
    .name = "sampleGetCount",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(sampleGetCount)
{
    cb_surface *form = cb_surface_of(self);
    if (!cb_no_arguments(form, &f_sampleGetCount, argv, nargs, kwnames))
        return NULL;
    int count = 0;
    fn_sampleGetCount *call = cb_symbol_address(&sample_symbols[S_sampleGetCount]);
    if (call == NULL)
        return NULL;
    status status = call(&count);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleGetCount, status, argv);
    return cb_return1(form, PyLong_FromLong(count));
}

// status sampleGetArchs(int *archs)
static const cb_function f_sampleGetArchs = {
    .name = "sampleGetArchs",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(sampleGetArchs)
{
    cb_surface *form = cb_surface_of(self);
    PyObject *retval = NULL;
    if (!cb_no_arguments(form, &f_sampleGetArchs, argv, nargs, kwnames))
        return NULL;
    cb_array archs;
    cb_array_init(&archs);
    fn_sampleGetArchs *call = cb_symbol_address(&sample_symbols[S_sampleGetArchs]);
    if (call == NULL)
        goto done;
    int count = 0;
    fn_sampleGetCount *ask = cb_symbol_address(&sample_symbols[S_sampleGetCount]);
    if (ask == NULL)
        goto done;
    status status = ask(&count);
    if (CB_UNLIKELY(status != OK)) {
        retval = cb_fail_asking(form, &f_sampleGetArchs, "sampleGetCount", status, argv);
        goto done;
    }
    if (cb_array_reserve(&archs, count, sizeof(int)) < 0)
        goto done;
    status = call(archs.data);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleGetArchs, status, argv);
    else
        retval = cb_return1(form, cb_int_list(archs.data, count, sizeof(int), true));
done:
    cb_array_done(&archs);
    return retval;
}
