// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleScale(handle h, const sample_pair *alpha, pair *x)
static const cb_function f_sampleScale = {.name = "sampleScale", CB_PARAMS("h", "alpha", "x")};

CB_WRAPPER(sampleScale)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_sampleScale, &argv, nargs, kwnames, slots))
        return NULL;
    handle h;
    cb_number alpha;
    cb_address x;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(py, T_handle, argv[0], &h) < 0
        || cb_as_address(py, argv[2], &x) < 0
        || cb_number_in(py, argv[1], CB_VALUE_COMPLEX64, CB_SINGLE, true, "alpha", &alpha) < 0)
        goto done;
    fn_sampleScale *call = cb_symbol_address(&sample_symbols[S_sampleScale]);
    if (call == NULL)
        goto done;
    status status = call(h, alpha.data, x.value);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleScale, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return retval;
}
