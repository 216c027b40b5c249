// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleGetEdges(handle graph, handle *source, edge *data, size_t *count)
static const cb_function f_sampleGetEdges = {.name = "sampleGetEdges",
    .params = (const char *const[]){"graph", "count", NULL}, .param_count = 2, .result_count = 3,
    .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x4};

CB_WRAPPER(sampleGetEdges)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_sampleGetEdges, &args, nargs, kwnames, slots))
        return NULL;
    status status;
    handle graph;
    cb_array source, data;
    size_t source_count = 0, data_count = 0, count = 0;
    uint64_t count_in = 0;
    cb_array_init(&source);
    cb_array_init(&data);
    if (cb_as_handle(m, T_handle, args[0], &graph) < 0
        || (args[1] != NULL && cb_as_uint64(args[1], "size_t", &count_in) < 0))
        goto done;
    count = count_in;
    fn_sampleGetEdges *call = cb_symbol_address(&symbols[S_sampleGetEdges]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        Py_BEGIN_ALLOW_THREADS
        status = call(graph, source.data, data.data, &count);
        Py_END_ALLOW_THREADS
        if (status != OK) {
            result = cb_fail(s, &f_sampleGetEdges, status, args, NULL);
            goto done;
        }
    }
    source_count = (size_t)count;
    if (cb_array_reserve(&source, source_count, sizeof(handle)) < 0)
        goto done;
    data_count = (size_t)count;
    if (cb_array_reserve(&data, data_count, sizeof(edge)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(graph, source.data, data.data, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != OK)) {
        result = cb_fail(s, &f_sampleGetEdges, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)count < source_count)
        source_count = (size_t)count;
    if (s->checked && (size_t)count < data_count)
        data_count = (size_t)count;
    PyObject *values[] = {
        cb_handle_list(m, T_handle, source.data, source_count),
        cb_record_list(m, T_edge, data.data, data_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(count)
    };
    result = cb_return_many(s, &f_sampleGetEdges, values);
done:
    cb_array_done(&source);
    cb_array_done(&data);
    return result;
}

// status sampleGetInfo(handle stream, int *state, const handle **deps, size_t *numDeps)
static const cb_function f_sampleGetInfo = {.name = "sampleGetInfo",
    .params = (const char *const[]){"stream", NULL}, .param_count = 1, .result_count = 3,
    .hidden_result_mask = 0x4};

CB_WRAPPER(sampleGetInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleGetInfo, &args, nargs, kwnames, slots))
        return NULL;
    handle stream;
    int state = 0;
    const handle *deps = NULL;
    size_t numDeps = 0;
    if (cb_as_handle(m, T_handle, args[0], &stream) < 0)
        return NULL;
    fn_sampleGetInfo *call = cb_symbol_address(&symbols[S_sampleGetInfo]);
    if (call == NULL)
        return NULL;
    status status = call(stream, &state, &deps, &numDeps);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(s, &f_sampleGetInfo, status, args, NULL);
    PyObject *values[] = {
        PyLong_FromLong(state),
        cb_handle_list(m, T_handle, deps, deps != NULL ? (size_t)numDeps : 0),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numDeps)
    };
    return cb_return_many(s, &f_sampleGetInfo, values);
}

// status sampleGetCount(int *count)
static const cb_function f_sampleGetCount = {.name = "sampleGetCount",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(sampleGetCount)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleGetCount, &args, nargs, kwnames, slots))
        return NULL;
    int count = 0;
    fn_sampleGetCount *call = cb_symbol_address(&symbols[S_sampleGetCount]);
    if (call == NULL)
        return NULL;
    status status = call(&count);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(s, &f_sampleGetCount, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(count));
}

// status sampleGetArchs(int *archs)
static const cb_function f_sampleGetArchs = {.name = "sampleGetArchs",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(sampleGetArchs)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_sampleGetArchs, &args, nargs, kwnames, slots))
        return NULL;
    status status;
    cb_array archs;
    size_t archs_count = 0;
    cb_array_init(&archs);
    fn_sampleGetArchs *call = cb_symbol_address(&symbols[S_sampleGetArchs]);
    if (call == NULL)
        goto done;
    int archs_size = 0;
    fn_sampleGetCount *size_call = cb_symbol_address(&symbols[S_sampleGetCount]);
    if (size_call == NULL)
        goto done;
    status = size_call(&archs_size);
    if (status != OK) {
        result = cb_fail_asking(s, &f_sampleGetArchs, "sampleGetCount", status, args);
        goto done;
    }
    archs_count = (size_t)archs_size;
    if (cb_array_reserve(&archs, archs_count, sizeof(int)) < 0)
        goto done;
    status = call(archs.data);
    if (CB_LIKELY(status == OK))
        result = cb_return1(s, cb_int_list(archs.data, archs_count, sizeof(int), true));
    else
        result = cb_fail(s, &f_sampleGetArchs, status, args, NULL);
done:
    cb_array_done(&archs);
    return result;
}

