// Arguments into slots; every TypeError sentence of that.
#include "base/call.h"

enum { MAX_PARAMS = 32 };

// --- sentences -----------------------------------------------------------------------------------

static int
too_many(const core_call *call, Py_ssize_t given)
{
    if (call->positional == 0 && call->params[0] == NULL)
        PyErr_Format(PyExc_TypeError, "%s() takes no arguments (%zd given)", call->name, given);
    else
        PyErr_Format(PyExc_TypeError, "%s() takes at most %d positional argument%s (%zd given)",
                     call->name, call->positional, call->positional == 1 ? "" : "s", given);
    return -1;
}

static int
missing(const core_call *call, int param)
{
    if (param < call->positional)
        PyErr_Format(PyExc_TypeError, "%s() missing required argument '%s' (pos %d)", call->name,
                     call->params[param], param + 1);
    else
        PyErr_Format(PyExc_TypeError, "%s() missing required keyword-only argument '%s'",
                     call->name, call->params[param]);
    return -1;
}

// --- binding -------------------------------------------------------------------------------------

static int
find_param(const core_call *call, PyObject *keyword)
{
    if (PyUnicode_Check(keyword))
        for (int i = 0; call->params[i] != NULL; i++)
            if (PyUnicode_CompareWithASCIIString(keyword, call->params[i]) == 0)
                return i;
    return -1;
}

static int
bind_keyword(const core_call *call, PyObject *keyword, PyObject *value, PyObject **slots)
{
    int param = find_param(call, keyword);
    if (param < 0) {
        PyErr_Format(PyExc_TypeError, "%s() got an unexpected keyword argument '%S'", call->name,
                     keyword);
        return -1;
    }
    if (slots[param] != NULL) {
        PyErr_Format(PyExc_TypeError, "argument for %s() given by name ('%s') and position (%d)",
                     call->name, call->params[param], param + 1);
        return -1;
    }
    slots[param] = value;
    return 0;
}

static inline int
bind_positional(const core_call *call, PyObject *const *args, Py_ssize_t nargs, PyObject **slots)
{
    if (CB_UNLIKELY(nargs > call->positional))
        return too_many(call, nargs);
    Py_ssize_t i = 0;
    for (; i < nargs; i++)
        slots[i] = args[i];
    for (; call->params[i] != NULL; i++)
        slots[i] = NULL;
    return 0;
}

static int
check_required(const core_call *call, PyObject **slots)
{
    for (int i = 0; i < MAX_PARAMS && call->required >> i != 0; i++)
        if ((call->required >> i & 1) != 0 && slots[i] == NULL)
            return missing(call, i);
    return 0;
}

int
core_bind(const core_call *call, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames,
          PyObject **slots)
{
    nargs = PyVectorcall_NARGS(nargs);
    if (bind_positional(call, args, nargs, slots) < 0)
        return -1;
    if (CB_LIKELY(kwnames == NULL && call->required >> nargs == 0))
        return 0;
    Py_ssize_t keywords = kwnames != NULL ? PyTuple_GET_SIZE(kwnames) : 0;
    for (Py_ssize_t i = 0; i < keywords; i++)
        if (bind_keyword(call, PyTuple_GET_ITEM(kwnames, i), args[nargs + i], slots) < 0)
            return -1;
    return check_required(call, slots);
}

int
core_bind_tuple(const core_call *call, PyObject *args, PyObject *kwargs, PyObject **slots)
{
    PyObject *const *items = &PyTuple_GET_ITEM(args, 0);
    if (bind_positional(call, items, PyTuple_GET_SIZE(args), slots) < 0)
        return -1;
    PyObject *keyword, *value;
    for (Py_ssize_t at = 0; kwargs != NULL && PyDict_Next(kwargs, &at, &keyword, &value);)
        if (bind_keyword(call, keyword, value, slots) < 0)
            return -1;
    return check_required(call, slots);
}
