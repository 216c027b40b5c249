// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleLaunch(stream s, host_fn fn, void *userData)
static const cb_function f_sampleLaunch = {
    .name = "sampleLaunch",
    CB_PARAMS("s", "fn", "userData"),
};

CB_WRAPPER(sampleLaunch)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_sampleLaunch, &argv, nargs, kwnames, slots))
        return NULL;
    stream s;
    cb_callback fn = {0};
    cb_address userData;
    userData.held = false;
    if (cb_as_handle(py, T_stream, argv[0], &s) < 0
        || cb_as_callback(py, T_host_fn, argv[1], trampoline_host_fn, argv[2], CB_SCOPE_ONCE,
            &fn) < 0
        || (fn.closure == NULL && cb_as_address(py, argv[2], &userData) < 0))
        goto done;
    fn_sampleLaunch *call = cb_symbol_address(&sample_symbols[S_sampleLaunch]);
    if (call == NULL)
        goto done;
    status status;
    Py_BEGIN_ALLOW_THREADS
    status = call(s, fn.function, fn.closure != NULL ? fn.closure : userData.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != OK)) {
        retval = cb_fail(form, &f_sampleLaunch, status, argv);
        goto done;
    }
    cb_callback_keep(py, &fn, NULL);
    retval = cb_return0(form);
done:
    cb_callback_done(&fn);
    cb_address_release(&userData);
    return retval;
}

// status sampleBest(int *block, size_fn fn)
static const cb_function f_sampleBest = {.name = "sampleBest", CB_PARAMS("fn"), .result_count = 1};

CB_WRAPPER(sampleBest)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_sampleBest, &argv, nargs, kwnames, slots))
        return NULL;
    int block = 0;
    cb_callback fn = {0};
    if (cb_as_callback(py, T_size_fn, argv[0], trampoline_size_fn, NULL, CB_SCOPE_CALL, &fn) < 0)
        goto done;
    fn_sampleBest *call = cb_symbol_address(&sample_symbols[S_sampleBest]);
    if (call == NULL)
        goto done;
    cb_closure_set_current(fn.closure);
    status status = call(&block, fn.function);
    cb_closure_set_current(NULL);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleBest, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(block));
done:
    cb_callback_done(&fn);
    return retval;
}

// status sampleRegister(log_fn fn, void *data, registration *out)
static const cb_function f_sampleRegister = {
    .name = "sampleRegister",
    CB_PARAMS("fn", "data"),
    .result_count = 1,
};

CB_WRAPPER(sampleRegister)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_sampleRegister, &argv, nargs, kwnames, slots))
        return NULL;
    cb_callback fn = {0};
    cb_address data;
    registration out = NULL;
    data.held = false;
    if (cb_as_callback(py, T_log_fn, argv[0], trampoline_log_fn, argv[1], CB_SCOPE_NOTIFIED,
            &fn) < 0
        || (fn.closure == NULL && cb_as_address(py, argv[1], &data) < 0))
        goto done;
    fn_sampleRegister *call = cb_symbol_address(&sample_symbols[S_sampleRegister]);
    if (call == NULL)
        goto done;
    status status = call(fn.function, fn.closure != NULL ? fn.closure : data.value, &out);
    if (CB_UNLIKELY(status != OK)) {
        retval = cb_fail(form, &f_sampleRegister, status, argv);
        goto done;
    }
    cb_callback_keep(py, &fn, out);
    retval = cb_return1(form, cb_cell_new(py, T_registration, &out));
done:
    cb_callback_done(&fn);
    cb_address_release(&data);
    return retval;
}

// status sampleUnregister(registration r)
static const cb_function f_sampleUnregister = {.name = "sampleUnregister", CB_PARAMS("r")};

CB_WRAPPER(sampleUnregister)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_sampleUnregister, &argv, nargs, kwnames, slots))
        return NULL;
    registration r;
    if (cb_as_handle(py, T_registration, argv[0], &r) < 0)
        return NULL;
    fn_sampleUnregister *call = cb_symbol_address(&sample_symbols[S_sampleUnregister]);
    if (call == NULL)
        return NULL;
    uint64_t registrations = cb_registration_count(py);
    status status = call(r);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleUnregister, status, argv);
    cb_closure_unregister(py, r, registrations);
    return cb_return0(form);
}

// status sampleRecapture(stream s, recapture_fn fn, void *data)
static const cb_function f_sampleRecapture = {
    .name = "sampleRecapture",
    CB_PARAMS("s", "fn", "data"),
};

CB_WRAPPER(sampleRecapture)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_sampleRecapture, &argv, nargs, kwnames, slots))
        return NULL;
    stream s;
    cb_callback fn = {0};
    cb_address data;
    data.held = false;
    if (cb_as_handle(py, T_stream, argv[0], &s) < 0
        || cb_as_callback(py, T_recapture_fn, argv[1], trampoline_recapture_fn, argv[2],
            CB_SCOPE_NOTIFIED, &fn) < 0
        || (fn.closure == NULL && cb_as_address(py, argv[2], &data) < 0))
        goto done;
    fn_sampleRecapture *call = cb_symbol_address(&sample_symbols[S_sampleRecapture]);
    if (call == NULL)
        goto done;
    status status = call(s, fn.function, fn.closure != NULL ? fn.closure : data.value);
    if (CB_UNLIKELY(status != OK)) {
        retval = cb_fail(form, &f_sampleRecapture, status, argv);
        goto done;
    }
    cb_callback_keep(py, &fn, s);
    retval = cb_return0(form);
done:
    cb_callback_done(&fn);
    cb_address_release(&data);
    return retval;
}

// status sampleEnd(stream s)
static const cb_function f_sampleEnd = {.name = "sampleEnd", CB_PARAMS("s")};

CB_WRAPPER(sampleEnd)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_sampleEnd, &argv, nargs, kwnames, slots))
        return NULL;
    stream s;
    if (cb_as_handle(py, T_stream, argv[0], &s) < 0)
        return NULL;
    fn_sampleEnd *call = cb_symbol_address(&sample_symbols[S_sampleEnd]);
    if (call == NULL)
        return NULL;
    uint64_t registrations = cb_registration_count(py);
    status status = call(s);
    // After these failures what was begun on s goes on, and its callback may still be called.
    if (status != BAD)
        cb_closure_unregister(py, s, registrations);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleEnd, status, argv);
    return cb_return0(form);
}

// status sampleFlow(stream s, int (*callback)(void *, void *), void *payload)
static const cb_function f_sampleFlow = {
    .name = "sampleFlow",
    CB_PARAMS("s", "callback", "payload"),
};

CB_WRAPPER(sampleFlow)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_sampleFlow, &argv, nargs, kwnames, slots))
        return NULL;
    stream s;
    cb_callback callback = {0};
    cb_address payload;
    payload.held = false;
    if (cb_as_handle(py, T_stream, argv[0], &s) < 0
        || cb_as_callback(py, CB_NO_CLASS, argv[1], trampoline_sampleFlow_callback, argv[2],
            CB_SCOPE_FOREVER, &callback) < 0
        || (callback.closure == NULL && cb_as_address(py, argv[2], &payload) < 0))
        goto done;
    fn_sampleFlow *call = cb_symbol_address(&sample_symbols[S_sampleFlow]);
    if (call == NULL)
        goto done;
    status status = call(s, callback.function,
        callback.closure != NULL ? callback.closure : payload.value);
    if (CB_UNLIKELY(status != OK)) {
        retval = cb_fail(form, &f_sampleFlow, status, argv);
        goto done;
    }
    cb_callback_keep(py, &callback, NULL);
    retval = cb_return0(form);
done:
    cb_callback_done(&callback);
    cb_address_release(&payload);
    return retval;
}
