// Matches a FASTCALL argument vector to the parameters of a generated wrapper.
//
// A binding's functions come in two forms: the tuple form returns (status, value, …), and the
// checked form returns the value and raises. The checked form's parameter list is shorter. So each
// function declared here takes a `cb_form` (module.h), which says which form was called. Only
// generated wrappers call these functions. E30 and E31 are error numbers of
// docs/compatibility-bindings.md.
#ifndef CUBIND_ARGS_H
#define CUBIND_ARGS_H

#include "cubind/module.h"
#include "cubind/signature.h"

// Describes one function to its wrapper: a static const table that the generator writes. Most
// functions need only a name and CB_PARAMS or CB_NO_PARAMS. In the masks, CB_BIT(i) stands for
// Python parameter i, or for result i.
typedef struct cb_function {
    const char *name;          // cuMemAlloc
    const char *const *params; // Python parameter names, NULL-terminated
    uint8_t param_count;
    uint8_t result_count;        // outputs of the tuple form, not counting the status
    uint32_t default_mask;       // parameters with a default (None or 0) in both forms
    uint32_t optional_mask;      // parameters that callers of the checked form may leave out
    uint32_t auto_mask;          // parameters that the checked form fills in itself (counts,
                                 // capacities, buffers)
    uint32_t hidden_result_mask; // results that the checked form omits (counts)
    const char *const *aliases;  // pairs of (former name, present name), NULL-terminated, or NULL
} cb_function;

#define CB_BIT(i) (UINT32_C(1) << (i))

// Set the names and the number of the Python parameters.
#define CB_PARAMS(...) \
    .params = (const char *const[]){__VA_ARGS__, NULL}, \
    .param_count = sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *)
// Several functions of a file may have one list of parameters, which has the name of the first.
#define CB_PARAM_LIST(function, ...) \
    static const char *const params_##function[] = {__VA_ARGS__, NULL}
#define CB_PARAMS_OF(function) \
    .params = params_##function, \
    .param_count = sizeof params_##function / sizeof *params_##function - 1
#define CB_NO_PARAMS \
    .params = (const char *const[]) \
    { \
        NULL \
    }

// Binds the arguments to slots[0..param_count), as borrowed references. A parameter that was not
// given gets NULL if it is an auto parameter or has a default, and Py_None if it is optional. In
// the checked form, callers normally omit the auto parameters. A call that gives all param_count
// arguments, or that names an auto parameter, is matched against the tuple form's parameter list
// instead. Returns 0, or -1 with TypeError (E30, E31).
int cb_bind(const cb_form *s, const cb_function *f, PyObject *const *args, Py_ssize_t nargs,
            PyObject *kwnames, PyObject **slots);

// Makes `*args` point at one argument per parameter. If all arguments are positional, `*args` stays
// the caller's vector; otherwise it becomes `slots`, which cb_bind() fills. Returns false with an
// exception set.
static inline bool
cb_arguments(const cb_form *s, const cb_function *f, PyObject *const **args, Py_ssize_t nargs,
             PyObject *kwnames, PyObject **slots)
{
    if (CB_LIKELY(kwnames == NULL && nargs == f->param_count))
        return true;
    if (cb_bind(s, f, *args, nargs, kwnames, slots) < 0)
        return false;
    *args = slots;
    return true;
}

// Like cb_arguments(), for a function without parameters: checks only that no arguments were given.
static inline bool
cb_no_arguments(const cb_form *s, const cb_function *f, PyObject *const *args, Py_ssize_t nargs,
                PyObject *kwnames)
{
    return CB_LIKELY(kwnames == NULL && nargs == 0) ||
           cb_bind(s, f, args, nargs, kwnames, NULL) == 0;
}

// Returns whether an optional argument was given. In the checked form None counts as "not given".
static inline bool
cb_is_given(const cb_form *s, PyObject *arg)
{
    return !(s->checked && arg == Py_None);
}

// Declares the C function behind a Python function.
#define CB_WRAPPER_DECLARE(name) \
    PyObject *py_##name(PyObject *self, PyObject *const *argv, Py_ssize_t nargs, PyObject *kwnames)

// Begins the body of a wrapper. In the body, `form` is the form that was called and `py` is the
// cb_module. No library has a parameter with one of these names, or with the name of another
// variable that wrappers add.
#define CB_WRAPPER(name) \
    static inline __attribute__((always_inline)) CB_WRAPPER_BODY(name); \
    CB_WRAPPER_DECLARE(name) \
    { \
        cb_form *form = cb_form_of(self); \
        return name##_in(form, form->module, argv, nargs, kwnames); \
    } \
    static inline CB_WRAPPER_BODY(name)

#define CB_WRAPPER_BODY(name) \
    PyObject *name##_in(cb_form *form, __attribute__((unused)) cb_module *py, \
                        PyObject *const *argv, Py_ssize_t nargs, PyObject *kwnames)

#endif
