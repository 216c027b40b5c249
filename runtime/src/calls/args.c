// Matches an argument vector to the parameters of the form that was called (tuple or checked). The
// checked form has a shorter list of parameters. signature.c binds the arguments to the list that
// is selected here, and has the error texts.
#include "calls/args.h"

static bool
has_bit(uint32_t mask, int i)
{
    return (mask >> i & 1) != 0;
}

// Handles the common calls: all arguments by position, and the auto parameters of the checked form
// omitted. Everything else, errors included, is left to bind_form().
static bool
bind_positions(const cb_form *s, const cb_function *f, PyObject *const *args, Py_ssize_t nargs,
               PyObject **slots)
{
    bool filled = s->checked && nargs != f->param_count;
    uint32_t hidden = filled ? f->auto_mask : 0;
    uint32_t none = filled ? f->optional_mask & ~(f->auto_mask | f->default_mask) : 0;
    uint32_t absent_ok = filled ? f->optional_mask | f->default_mask : f->default_mask;
    Py_ssize_t next = 0;
    for (int i = 0; i < f->param_count; i++)
        if (has_bit(hidden, i))
            slots[i] = NULL;
        else if (next < nargs)
            slots[i] = args[next++];
        else if (has_bit(absent_ok, i))
            slots[i] = has_bit(none, i) ? Py_None : NULL;
        else
            return false;
    return next == nargs;
}

// Few bits are set, usually none, so this loop beats the compiler's table.
static inline int
bit_count(uint32_t mask)
{
    int count = 0;
    for (; mask != 0; mask &= mask - 1)
        count++;
    return count;
}

// The checked form fills in its auto parameters. A call still gives them if it names one of them,
// or if it has as many arguments as there are parameters.
static bool
gives_auto_params(const cb_function *f, Py_ssize_t nargs, PyObject *kwnames)
{
    Py_ssize_t keywords = kwnames != NULL ? PyTuple_GET_SIZE(kwnames) : 0;
    bool gives = nargs + keywords == f->param_count;
    for (Py_ssize_t i = 0; i < keywords && !gives; i++) {
        int param = cb_find_param(f->params, f->aliases, PyTuple_GET_ITEM(kwnames, i));
        gives = param >= 0 && has_bit(f->auto_mask, param);
    }
    return gives;
}

static void
fill_none(const cb_function *f, PyObject **slots)
{
    uint32_t none = f->optional_mask & ~(f->auto_mask | f->default_mask);
    for (; none != 0; none &= none - 1) {
        int param = __builtin_ctz(none);
        if (slots[param] == NULL)
            slots[param] = Py_None;
    }
}

// Stands for keyword arguments in a call that asks only for the function's description.
static struct {
    const cb_function *found;
} question;

const cb_function *
cb__function_of(const PyMethodDef *method, PyObject *module)
{
    PyObject *(*call)(PyObject *, PyObject *const *, Py_ssize_t, PyObject *) =
        (void *)(uintptr_t)method->ml_meth;
    question.found = NULL;
    call(module, NULL, 0, (PyObject *)&question);
    return question.found;
}

// Not inlined, so that bind_positions() saves no registers.
static CB_NOINLINE int
bind_form(const cb_form *s, const cb_function *f, PyObject *const *args, Py_ssize_t nargs,
          PyObject *kwnames, PyObject **slots)
{
    if (CB_UNLIKELY(kwnames == (PyObject *)&question)) {
        question.found = f;
        return -1;
    }
    uint32_t all = (uint32_t)((UINT64_C(1) << f->param_count) - 1);
    uint32_t absent_ok = f->default_mask, hidden = 0;
    if (s->checked) {
        absent_ok |= f->optional_mask | f->auto_mask;
        if (f->auto_mask != 0 && !gives_auto_params(f, nargs, kwnames))
            hidden = f->auto_mask;
    }
    const cb_signature form = {
        .name = f->name,
        .params = f->params,
        .positional = f->param_count - bit_count(hidden),
        .required = all & ~absent_ok,
        .wording = CB_WORDS_OF_BINDINGS,
        .aliases = f->aliases,
        .hidden = hidden,
    };
    if (cb_bind_vector(&form, args, nargs, kwnames, slots) < 0)
        return -1;
    if (s->checked)
        fill_none(f, slots);
    return 0;
}

int
cb_bind(const cb_form *s, const cb_function *f, PyObject *const *args, Py_ssize_t nargs,
        PyObject *kwnames, PyObject **slots)
{
    if (kwnames == NULL && bind_positions(s, f, args, nargs, slots))
        return 0;
    return bind_form(s, f, args, nargs, kwnames, slots);
}
