// Matching a FASTCALL argument vector to a function's parameters, in the form that was called.
#ifndef CUBIND_ARGS_H
#define CUBIND_ARGS_H

#include "cubind/module.h"
#include "cubind/signature.h"

// What a wrapper knows about itself. Static, const, generated. Bit i of a mask speaks of Python
// parameter i.
typedef struct cb_function {
    const char *name;          // cuMemAlloc
    const char *const *params; // Python parameter names, NULL-terminated
    uint8_t param_count;
    uint8_t result_count;        // outputs of the tuple form, status not counted
    uint32_t default_mask;       // parameters with a default (None or 0) in both forms
    uint32_t optional_mask;      // parameters that the checked form lets callers leave out
    uint32_t auto_mask;          // parameters that the checked form works out itself (counts,
                                 // capacities, buffers)
    uint32_t hidden_result_mask; // results that the checked form leaves out (counts)
    const char *const *aliases;  // pairs former name, present name; NULL-terminated; NULL: none
} cb_function;

// Fills slots[0..param_count): borrowed references. Absent: NULL for auto parameters and those with
// a default, Py_None for optional ones. The checked form is bound without its auto parameters;
// given all param_count arguments, or an auto parameter by name, it takes the tuple form's list
// instead.
int cb_bind(const cb_surface *s, const cb_function *f, PyObject *const *args, Py_ssize_t nargs,
            PyObject *kwnames, PyObject **slots);

// The arguments of a wrapper, one for each parameter: as they came where all are positional, else
// bound to `slots`, in either form. False with an exception set.
static inline bool
cb_arguments(const cb_surface *s, const cb_function *f, PyObject *const **args, Py_ssize_t nargs,
             PyObject *kwnames, PyObject **slots)
{
    if (CB_LIKELY(kwnames == NULL && nargs == f->param_count))
        return true;
    if (cb_bind(s, f, *args, nargs, kwnames, slots) < 0)
        return false;
    *args = slots;
    return true;
}

// The C function behind a Python function.
#define CB_WRAPPER(name) \
    PyObject *py_##name(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)

#endif
