// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleSearch(plan p, int requested, algo *results, int *found)
static const cb_function f_sampleSearch = {
    .name = "sampleSearch",
    CB_PARAMS("p", "requested"),
    .result_count = 2,
    .hidden_result_mask = CB_BIT(1), // found
};

CB_WRAPPER(sampleSearch)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_sampleSearch, &argv, nargs, kwnames, slots))
        return NULL;
    plan p;
    int32_t requested;
    cb_array results_;
    int found = 0;
    cb_array_init(&results_);
    if (cb_as_handle(py, T_plan, argv[0], &p) < 0
        || cb_as_int32(argv[1], "int", &requested) < 0)
        goto done;
    fn_sampleSearch *call = cb_symbol_address(&sample_symbols[S_sampleSearch]);
    if (call == NULL)
        goto done;
    size_t results__count = requested;
    if (cb_array_reserve(&results_, results__count, sizeof(algo)) < 0)
        goto done;
    status status = call(p, requested, results_.data, &found);
    if (CB_UNLIKELY(status != OK)) {
        retval = cb_fail(form, &f_sampleSearch, status, argv);
        goto done;
    }
    if ((size_t)found < results__count)
        results__count = (size_t)found;
    PyObject *results[] = {
        cb_record_list(py, T_algo, results_.data, results__count),
        PyLong_FromLong(found)
    };
    retval = cb_return_many(form, &f_sampleSearch, results);
done:
    cb_array_done(&results_);
    return retval;
}

// status sampleSizes(plan p, size_t *sizes)
static const cb_function f_sampleSizes = {.name = "sampleSizes", CB_PARAMS("p"), .result_count = 1};

CB_WRAPPER(sampleSizes)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_sampleSizes, &argv, nargs, kwnames, slots))
        return NULL;
    plan p;
    cb_array sizes;
    cb_array_init(&sizes);
    if (cb_as_handle(py, T_plan, argv[0], &p) < 0)
        goto done;
    fn_sampleSizes *call = cb_symbol_address(&sample_symbols[S_sampleSizes]);
    if (call == NULL)
        goto done;
    size_t sizes_count = 64;
    if (cb_array_reserve_marked(&sizes, sizes_count, sizeof(size_t)) < 0)
        goto done;
    status status = call(p, sizes.data);
    if (CB_UNLIKELY(status != OK)) {
        retval = cb_fail(form, &f_sampleSizes, status, argv);
        goto done;
    }
    sizes_count = cb_array_written(&sizes, sizes_count, sizeof(size_t));
    retval = cb_return1(form, cb_int_list(sizes.data, sizes_count, sizeof(size_t), false));
done:
    cb_array_done(&sizes);
    return retval;
}
