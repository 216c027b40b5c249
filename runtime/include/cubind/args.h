// Matching a FASTCALL argument vector to a function's parameters, in the form that was called.
#ifndef CUBIND_ARGS_H
#define CUBIND_ARGS_H

#include "cubind/module.h"
#include "cubind/signature.h"

// What a wrapper knows about itself. Static, const, generated: its name, CB_PARAMS or CB_NO_PARAMS,
// and what few functions have. Masks are CB_BIT(i) of Python parameter i, or of result i.
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

#define CB_BIT(i) (UINT32_C(1) << (i))

// The names of the Python parameters, and how many there are.
#define CB_PARAMS(...) \
    .params = (const char *const[]){__VA_ARGS__, NULL}, \
    .param_count = sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *)
#define CB_NO_PARAMS \
    .params = (const char *const[]) \
    { \
        NULL \
    }

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

// The same for a function without parameters: there is nothing to bind.
static inline bool
cb_no_arguments(const cb_surface *s, const cb_function *f, PyObject *const *args, Py_ssize_t nargs,
                PyObject *kwnames)
{
    return CB_LIKELY(kwnames == NULL && nargs == 0) ||
           cb_bind(s, f, args, nargs, kwnames, NULL) == 0;
}

// Whether an optional argument was given: in the checked form None stands for one that was not.
static inline bool
cb_is_given(const cb_surface *s, PyObject *arg)
{
    return !(s->checked && arg == Py_None);
}

// The C function behind a Python function.
#define CB_WRAPPER_DECLARE(name) \
    PyObject *py_##name(PyObject *self, PyObject *const *argv, Py_ssize_t nargs, PyObject *kwnames)

// Begins its body, in which `form` says which of the two forms was called and `py` is the module. These
// names, and those of the variables that wrappers have beside their parameters, are none that a library
// gives its own.
#define CB_WRAPPER(name) \
    static inline __attribute__((always_inline)) CB_WRAPPER_BODY(name); \
    CB_WRAPPER_DECLARE(name) \
    { \
        cb_surface *form = cb_surface_of(self); \
        return name##_in(form, form->module, argv, nargs, kwnames); \
    } \
    static inline CB_WRAPPER_BODY(name)

#define CB_WRAPPER_BODY(name) \
    PyObject *name##_in(cb_surface *form, __attribute__((unused)) cb_module *py, \
                        PyObject *const *argv, Py_ssize_t nargs, PyObject *kwnames)

#endif
