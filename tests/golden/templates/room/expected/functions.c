// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleSearch(plan p, int requested, algo *results, int *found)
static const cb_function f_sampleSearch = {.name = "sampleSearch",
    .params = (const char *const[]){"p", "requested", NULL}, .param_count = 2, .result_count = 2,
    .hidden_result_mask = 0x2};

CB_WRAPPER(sampleSearch)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_sampleSearch, &args, nargs, kwnames, slots))
        return NULL;
    plan p;
    int32_t requested;
    cb_array results;
    size_t results_count = 0;
    int found = 0;
    cb_array_init(&results);
    if (cb_as_handle(m, T_plan, args[0], &p) < 0
        || cb_as_int32(args[1], "int", &requested) < 0)
        goto done;
    fn_sampleSearch *call = cb_symbol_address(&symbols[S_sampleSearch]);
    if (call == NULL)
        goto done;
    results_count = (size_t)requested;
    if (cb_array_reserve(&results, results_count, sizeof(algo)) < 0)
        goto done;
    status status = call(p, requested, results.data, &found);
    if (CB_UNLIKELY(status != OK)) {
        result = cb_fail(s, &f_sampleSearch, status, args, NULL);
        goto done;
    }
    if ((size_t)found < results_count)
        results_count = (size_t)found;
    PyObject *values[] = {
        cb_record_list(m, T_algo, results.data, results_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromLong(found)
    };
    result = cb_return_many(s, &f_sampleSearch, values);
done:
    cb_array_done(&results);
    return result;
}

// status sampleSizes(plan p, size_t *sizes)
static const cb_function f_sampleSizes = {.name = "sampleSizes",
    .params = (const char *const[]){"p", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(sampleSizes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_sampleSizes, &args, nargs, kwnames, slots))
        return NULL;
    plan p;
    cb_array sizes;
    size_t sizes_count = 0;
    cb_array_init(&sizes);
    if (cb_as_handle(m, T_plan, args[0], &p) < 0)
        goto done;
    fn_sampleSizes *call = cb_symbol_address(&symbols[S_sampleSizes]);
    if (call == NULL)
        goto done;
    sizes_count = (size_t)64;
    if (cb_array_reserve_marked(&sizes, sizes_count, sizeof(size_t)) < 0)
        goto done;
    status status = call(p, sizes.data);
    if (CB_UNLIKELY(status != OK)) {
        result = cb_fail(s, &f_sampleSizes, status, args, NULL);
        goto done;
    }
    sizes_count = cb_array_written(&sizes, sizes_count, sizeof(size_t));
    result = cb_return1(s, cb_int_list(sizes.data, sizes_count, sizeof(size_t), false));
done:
    cb_array_done(&sizes);
    return result;
}

