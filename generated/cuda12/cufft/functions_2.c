// functions_2.c of cubind's binding of the cuFFT, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cufft.yaml.
// Header: cufft.h
// Header: cufftXt.h
// Header: cudalibxt.h
// clang-format off

#include "functions.h"

// cufftResult cufftXtExec(cufftHandle plan, void *input, void *output, int direction)
static const char *const params_cufftXtExec[] = {"plan", "input", "output", "direction", NULL};
static const cb_function f_cufftXtExec = {
    .name = "cufftXtExec", .params = params_cufftXtExec,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cufftXtExec(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cufftXtExec, nargs, kwnames)) {
        if (cb_bind(s, &f_cufftXtExec, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cufftResult status;
    cufftHandle plan;
    cb_address input;
    input.held = false;
    cb_address output;
    output.held = false;
    int32_t direction;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0)
        goto done;
    if (cb_as_address(m, args[1], &input) < 0)
        goto done;
    if (cb_as_target(s, args[2], "output", false, &output) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &direction) < 0)
        goto done;
    fn_cufftXtExec *call = cb_symbol_address(&symbols[S_cufftXtExec]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(plan, input.value, output.value, direction);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftXtExec, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&input);
    cb_address_release(&output);
    return result;
}

// cufftResult cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output,
//     int direction)
static const char *const params_cufftXtExecDescriptor[] = {"plan", "input", "output", "direction",
    NULL};
static const cb_function f_cufftXtExecDescriptor = {
    .name = "cufftXtExecDescriptor", .params = params_cufftXtExecDescriptor,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cufftXtExecDescriptor(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cufftXtExecDescriptor, nargs, kwnames)) {
        if (cb_bind(s, &f_cufftXtExecDescriptor, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cufftHandle plan;
    cudaLibXtDesc *input;
    cudaLibXtDesc *output;
    int32_t direction;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaLibXtDesc, args[1], "input", &input) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaLibXtDesc, args[2], "output", &output) < 0)
        return NULL;
    if (cb_as_int32(args[3], "int", &direction) < 0)
        return NULL;
    fn_cufftXtExecDescriptor *call = cb_symbol_address(&symbols[S_cufftXtExecDescriptor]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, input, output, direction);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftXtExecDescriptor, status, args, NULL);
    return cb_return0(s);
}

// cufftResult cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy, size_t
//     *workSize)
static const char *const params_cufftXtSetWorkAreaPolicy[] = {"plan", "policy", "workSize", NULL};
static const cb_function f_cufftXtSetWorkAreaPolicy = {
    .name = "cufftXtSetWorkAreaPolicy", .params = params_cufftXtSetWorkAreaPolicy,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cufftXtSetWorkAreaPolicy(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cufftXtSetWorkAreaPolicy, nargs, kwnames)) {
        if (cb_bind(s, &f_cufftXtSetWorkAreaPolicy, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cufftResult status;
    cufftHandle plan;
    int32_t policy;
    cb_array workSize;
    cb_array_init(&workSize);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0)
        goto done;
    if (cb_as_enum(m, T_cufftXtWorkAreaPolicy, args[1], "policy", &policy) < 0)
        goto done;
    if (cb_array_ints_or_buffer(args[2], "workSize", sizeof(size_t), false, "size_t",
        &workSize) < 0)
        goto done;
    if (workSize.data != NULL && cb_array_check(&workSize, (size_t)1) < 0)
        goto done;
    fn_cufftXtSetWorkAreaPolicy *call = cb_symbol_address(&symbols[S_cufftXtSetWorkAreaPolicy]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, (cufftXtWorkAreaPolicy)policy, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftXtSetWorkAreaPolicy, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&workSize);
    return result;
}

