// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleLaunch(stream s, host_fn fn, void *userData)
static const cb_function f_sampleLaunch = {.name = "sampleLaunch",
    .params = (const char *const[]){"s", "fn", "userData", NULL}, .param_count = 3};

CB_WRAPPER(sampleLaunch)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_sampleLaunch, &args, nargs, kwnames, slots))
        return NULL;
    stream s_;
    cb_callback fn = {0};
    bool fn_taken = false;
    cb_address userData;
    userData.value = NULL;
    userData.held = false;
    if (cb_as_handle(m, T_stream, args[0], &s_) < 0
        || cb_as_callback(m, T_host_fn, args[1], (void *)trampoline_host_fn, args[2],
            CB_SCOPE_ONCE, &fn) < 0
        || (fn.closure == NULL && cb_as_address(m, args[2], &userData) < 0))
        goto done;
    fn_sampleLaunch *call = cb_symbol_address(&symbols[S_sampleLaunch]);
    if (call == NULL)
        goto done;
    status status;
    Py_BEGIN_ALLOW_THREADS
    status = call(s_, (host_fn)fn.function, fn.closure != NULL ? fn.closure : userData.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != OK)) {
        result = cb_fail(s, &f_sampleLaunch, status, args, NULL);
        goto done;
    }
    fn_taken = true;
    result = cb_return0(s);
done:
    cb_callback_finish(s->module, &fn, fn_taken, NULL);
    cb_address_release(&userData);
    return result;
}

// status sampleBest(int *block, size_fn fn)
static const cb_function f_sampleBest = {.name = "sampleBest",
    .params = (const char *const[]){"fn", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(sampleBest)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_sampleBest, &args, nargs, kwnames, slots))
        return NULL;
    int block = 0;
    cb_callback fn = {0};
    bool fn_taken = false;
    if (cb_as_callback(m, T_size_fn, args[0], (void *)trampoline_size_fn, NULL, CB_SCOPE_CALL,
            &fn) < 0)
        goto done;
    fn_sampleBest *call = cb_symbol_address(&symbols[S_sampleBest]);
    if (call == NULL)
        goto done;
    cb_closure_set_current(fn.closure);
    status status = call(&block, (size_fn)fn.function);
    cb_closure_set_current(NULL);
    if (CB_UNLIKELY(status != OK)) {
        result = cb_fail(s, &f_sampleBest, status, args, NULL);
        goto done;
    }
    fn_taken = true;
    result = cb_return1(s, PyLong_FromLong(block));
done:
    cb_callback_finish(s->module, &fn, fn_taken, NULL);
    return result;
}

// status sampleRegister(log_fn fn, void *data, registration *out)
static const cb_function f_sampleRegister = {.name = "sampleRegister",
    .params = (const char *const[]){"fn", "data", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(sampleRegister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_sampleRegister, &args, nargs, kwnames, slots))
        return NULL;
    cb_callback fn = {0};
    bool fn_taken = false;
    cb_address data;
    registration out = NULL;
    data.value = NULL;
    data.held = false;
    if (cb_as_callback(m, T_log_fn, args[0], (void *)trampoline_log_fn, args[1], CB_SCOPE_NOTIFIED,
            &fn) < 0
        || (fn.closure == NULL && cb_as_address(m, args[1], &data) < 0))
        goto done;
    fn_sampleRegister *call = cb_symbol_address(&symbols[S_sampleRegister]);
    if (call == NULL)
        goto done;
    status status = call((log_fn)fn.function, fn.closure != NULL ? fn.closure : data.value, &out);
    if (CB_UNLIKELY(status != OK)) {
        result = cb_fail(s, &f_sampleRegister, status, args, NULL);
        goto done;
    }
    fn_taken = true;
    result = cb_return1(s, cb_cell_new(m, T_registration, &out));
done:
    cb_callback_finish(s->module, &fn, fn_taken, out);
    cb_address_release(&data);
    return result;
}

// status sampleUnregister(registration r)
static const cb_function f_sampleUnregister = {.name = "sampleUnregister",
    .params = (const char *const[]){"r", NULL}, .param_count = 1};

CB_WRAPPER(sampleUnregister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleUnregister, &args, nargs, kwnames, slots))
        return NULL;
    registration r;
    if (cb_as_handle(m, T_registration, args[0], &r) < 0)
        return NULL;
    fn_sampleUnregister *call = cb_symbol_address(&symbols[S_sampleUnregister]);
    if (call == NULL)
        return NULL;
    status status = call(r);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(s, &f_sampleUnregister, status, args, NULL);
    cb_closure_unregister(m, r);
    return cb_return0(s);
}

// status sampleRecapture(stream s, recapture_fn fn, void *data)
static const cb_function f_sampleRecapture = {.name = "sampleRecapture",
    .params = (const char *const[]){"s", "fn", "data", NULL}, .param_count = 3};

CB_WRAPPER(sampleRecapture)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_sampleRecapture, &args, nargs, kwnames, slots))
        return NULL;
    stream s_;
    cb_callback fn = {0};
    bool fn_taken = false;
    cb_address data;
    data.value = NULL;
    data.held = false;
    if (cb_as_handle(m, T_stream, args[0], &s_) < 0
        || cb_as_callback(m, T_recapture_fn, args[1], (void *)trampoline_recapture_fn, args[2],
            CB_SCOPE_FOREVER, &fn) < 0
        || (fn.closure == NULL && cb_as_address(m, args[2], &data) < 0))
        goto done;
    fn_sampleRecapture *call = cb_symbol_address(&symbols[S_sampleRecapture]);
    if (call == NULL)
        goto done;
    status status = call(s_, (recapture_fn)fn.function,
        fn.closure != NULL ? fn.closure : data.value);
    if (CB_UNLIKELY(status != OK)) {
        result = cb_fail(s, &f_sampleRecapture, status, args, NULL);
        goto done;
    }
    fn_taken = true;
    result = cb_return0(s);
done:
    cb_callback_finish(s->module, &fn, fn_taken, NULL);
    cb_address_release(&data);
    return result;
}

// status sampleFlow(stream s, int (*callback)(void *, void *), void *payload)
static const cb_function f_sampleFlow = {.name = "sampleFlow",
    .params = (const char *const[]){"s", "callback", "payload", NULL}, .param_count = 3};

CB_WRAPPER(sampleFlow)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_sampleFlow, &args, nargs, kwnames, slots))
        return NULL;
    stream s_;
    cb_callback callback = {0};
    bool callback_taken = false;
    cb_address payload;
    payload.value = NULL;
    payload.held = false;
    if (cb_as_handle(m, T_stream, args[0], &s_) < 0
        || cb_as_callback(m, -1, args[1], (void *)trampoline_sampleFlow_callback, args[2],
            CB_SCOPE_FOREVER, &callback) < 0
        || (callback.closure == NULL && cb_as_address(m, args[2], &payload) < 0))
        goto done;
    fn_sampleFlow *call = cb_symbol_address(&symbols[S_sampleFlow]);
    if (call == NULL)
        goto done;
    status status = call(s_, (int (*)(void *, void *))callback.function,
        callback.closure != NULL ? callback.closure : payload.value);
    if (CB_UNLIKELY(status != OK)) {
        result = cb_fail(s, &f_sampleFlow, status, args, NULL);
        goto done;
    }
    callback_taken = true;
    result = cb_return0(s);
done:
    cb_callback_finish(s->module, &callback, callback_taken, NULL);
    cb_address_release(&payload);
    return result;
}

