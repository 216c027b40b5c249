// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleSetLogger(log_fn logger)
static const cb_function f_sampleSetLogger = {.name = "sampleSetLogger",
    .params = (const char *const[]){"logger", NULL}, .param_count = 1};

CB_WRAPPER(sampleSetLogger)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_sampleSetLogger, &args, nargs, kwnames, slots))
        return NULL;
    cb_callback logger = {0};
    if (cb_as_callback(m, T_log_fn, args[0], (void *)trampoline_sampleSetLogger_logger, NULL,
            CB_SCOPE_PROCESS, &logger) < 0)
        goto done;
    fn_sampleSetLogger *call = cb_symbol_address(&symbols[S_sampleSetLogger]);
    if (call == NULL)
        goto done;
    cb_callback_offer(&slot_sampleSetLogger_logger, &logger);
    status status = call((log_fn)logger.function);
    cb_callback_install(&slot_sampleSetLogger_logger, &logger, status == OK);
    result = CB_LIKELY(status == OK) ? cb_return0(s)
        : cb_fail(s, &f_sampleSetLogger, status, args, NULL);
done:
    cb_callback_install(&slot_sampleSetLogger_logger, &logger, false);
    return result;
}

// status sampleGetLogger(log_fn *logger)
static const cb_function f_sampleGetLogger = {.name = "sampleGetLogger",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(sampleGetLogger)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_sampleGetLogger, &args, nargs, kwnames, slots))
        return NULL;
    log_fn logger = NULL;
    fn_sampleGetLogger *call = cb_symbol_address(&symbols[S_sampleGetLogger]);
    if (call == NULL)
        return NULL;
    status status = call(&logger);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(s, &f_sampleGetLogger, status, args, NULL);
    return cb_return1(s,
        cb_callback_result(m, T_log_fn, (void *)logger, (void *)trampoline_sampleSetLogger_logger,
            &slot_sampleSetLogger_logger));
}

