// functions.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// status sampleSetLogger(log_fn logger)
static const cb_function f_sampleSetLogger = {.name = "sampleSetLogger", CB_PARAMS("logger")};

CB_WRAPPER(sampleSetLogger)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_sampleSetLogger, &argv, nargs, kwnames, slots))
        return NULL;
    cb_callback logger = {0};
    if (cb_as_callback(py, T_log_fn, argv[0], trampoline_sampleSetLogger_logger, NULL,
            CB_SCOPE_PROCESS, &logger) < 0)
        goto done;
    fn_sampleSetLogger *call = cb_symbol_address(&sample_symbols[S_sampleSetLogger]);
    if (call == NULL)
        goto done;
    cb_callback_offer(&slot_sampleSetLogger_logger, &logger);
    status status = call(logger.function);
    cb_callback_install(&slot_sampleSetLogger_logger, &logger, status == OK);
    if (CB_UNLIKELY(status != OK))
        retval = cb_fail(form, &f_sampleSetLogger, status, argv);
    else
        retval = cb_return0(form);
done:
    // For the paths that did not get to the call: a second time it does nothing.
    cb_callback_install(&slot_sampleSetLogger_logger, &logger, false);
    return retval;
}

// status sampleGetLogger(log_fn *logger)
static const cb_function f_sampleGetLogger = {
    .name = "sampleGetLogger",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(sampleGetLogger)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    if (!cb_no_arguments(form, &f_sampleGetLogger, argv, nargs, kwnames))
        return NULL;
    log_fn logger = NULL;
    fn_sampleGetLogger *call = cb_symbol_address(&sample_symbols[S_sampleGetLogger]);
    if (call == NULL)
        return NULL;
    status status = call(&logger);
    if (CB_UNLIKELY(status != OK))
        return cb_fail(form, &f_sampleGetLogger, status, argv);
    return cb_return1(form,
        cb_callback_result(py, T_log_fn, (void *)logger, trampoline_sampleSetLogger_logger,
            &slot_sampleSetLogger_logger));
}
