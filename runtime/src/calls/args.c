// Matches an argument vector to parameters. One function per sentence (E30, E31); the sentences
// count the parameters of the form that was called, so the checked form speaks of its own, shorter
// list.
#include <string.h>

#include "cubind/args.h"

// The parameters of one call's form, in order.
typedef struct form {
    const cb_function *function;
    uint8_t order[CB_MAX_PARAMS]; // indices into function->params
    int count;
    uint32_t absent_ok; // by parameter index
} form;

static bool
has_bit(uint32_t mask, int i)
{
    return (mask >> i & 1) != 0;
}

// --- sentences -----------------------------------------------------------------------------------

static int
required_count(const form *form)
{
    int count = 0;
    for (int i = 0; i < form->count; i++)
        count += !has_bit(form->absent_ok, form->order[i]);
    return count;
}

static int
wrong_count(const form *form, Py_ssize_t given, bool too_many)
{
    const char *name = form->function->name;
    if (form->count == 0) {
        PyErr_Format(PyExc_TypeError, "%s() takes no arguments (%zd given)", name, given);
        return -1;
    }
    int required = required_count(form);
    const char *how = "exactly";
    int expected = form->count;
    if (required != form->count) {
        how = too_many ? "at most" : "at least";
        expected = too_many ? form->count : required;
    }
    PyErr_Format(PyExc_TypeError, "%s() takes %s %d positional argument%s (%zd given)", name, how,
                 expected, expected == 1 ? "" : "s", given);
    return -1;
}

static int
no_keywords(const form *form)
{
    PyErr_Format(PyExc_TypeError, "%s() takes no keyword arguments", form->function->name);
    return -1;
}

static int
unexpected_keyword(const form *form, PyObject *keyword)
{
    PyErr_Format(PyExc_TypeError, "%s() got an unexpected keyword argument '%U'",
                 form->function->name, keyword);
    return -1;
}

static int
given_twice(const form *form, PyObject *keyword)
{
    PyErr_Format(PyExc_TypeError, "%s() got multiple values for keyword argument '%U'",
                 form->function->name, keyword);
    return -1;
}

// --- names ---------------------------------------------------------------------------------------

static int
find_name(const char *const *names, int count, const char *name)
{
    for (int i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0)
            return i;
    return -1;
}

// Index of the parameter that a keyword means, by its present or a former name; -1 if none does.
static int
find_param(const cb_function *f, PyObject *keyword)
{
    const char *name = PyUnicode_AsUTF8(keyword);
    if (name == NULL) {
        PyErr_Clear(); // a lone surrogate: no parameter is called that
        return -1;
    }
    int found = find_name(f->params, f->param_count, name);
    for (const char *const *pair = f->aliases; found < 0 && pair && *pair; pair += 2)
        if (strcmp(pair[0], name) == 0)
            found = find_name(f->params, f->param_count, pair[1]);
    return found;
}

// --- forms ---------------------------------------------------------------------------------------

static bool
names_auto_param(const cb_function *f, PyObject *kwnames)
{
    for (Py_ssize_t i = 0; kwnames != NULL && i < PyTuple_GET_SIZE(kwnames); i++) {
        int param = find_param(f, PyTuple_GET_ITEM(kwnames, i));
        if (param >= 0 && has_bit(f->auto_mask, param))
            return true;
    }
    return false;
}

static void
choose_form(const cb_surface *s, const cb_function *f, Py_ssize_t nargs, PyObject *kwnames,
            form *form)
{
    uint32_t hidden = 0;
    form->function = f;
    form->count = 0;
    form->absent_ok = f->default_mask;
    if (s->checked) {
        Py_ssize_t given = nargs + (kwnames != NULL ? PyTuple_GET_SIZE(kwnames) : 0);
        form->absent_ok |= f->optional_mask;
        if (f->auto_mask != 0 && given != f->param_count && !names_auto_param(f, kwnames))
            hidden = f->auto_mask;
        else
            form->absent_ok |= f->auto_mask;
    }
    for (int i = 0; i < f->param_count; i++)
        if (!has_bit(hidden, i))
            form->order[form->count++] = (uint8_t)i;
}

static int
position_in(const form *form, int param)
{
    for (int i = 0; i < form->count; i++)
        if (form->order[i] == param)
            return i;
    return -1;
}

// --- binding -------------------------------------------------------------------------------------

static int
bind_keywords(const form *form, PyObject *const *values, Py_ssize_t nargs, PyObject *kwnames,
              PyObject **slots)
{
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(kwnames); i++) {
        PyObject *keyword = PyTuple_GET_ITEM(kwnames, i);
        int param = find_param(form->function, keyword);
        int position = param < 0 ? -1 : position_in(form, param);
        if (position < 0)
            return unexpected_keyword(form, keyword);
        if (position < nargs || slots[param] != NULL)
            return given_twice(form, keyword);
        slots[param] = values[i];
    }
    return 0;
}

static int
fill_absent(const cb_surface *s, const form *form, PyObject **slots)
{
    const cb_function *f = form->function;
    int given = 0;
    for (int i = 0; i < form->count; i++) {
        int param = form->order[i];
        if (slots[param] != NULL) {
            given++;
            continue;
        }
        if (!has_bit(form->absent_ok, param))
            return wrong_count(form, given, false);
        bool none = s->checked && has_bit(f->optional_mask, param);
        if (none && !has_bit(f->auto_mask | f->default_mask, param))
            slots[param] = Py_None;
    }
    return 0;
}

// The common calls: everything by position, the checked form without what it works out by itself.
// Anything that is not just so is left to bind_form(), which has the sentences.
static bool
bind_positions(const cb_surface *s, const cb_function *f, PyObject *const *args, Py_ssize_t nargs,
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

static int
bind_form(const cb_surface *s, const cb_function *f, PyObject *const *args, Py_ssize_t nargs,
          PyObject *kwnames, PyObject **slots)
{
    form form;
    choose_form(s, f, nargs, kwnames, &form);
    bool keywords = kwnames != NULL && PyTuple_GET_SIZE(kwnames) > 0;
    if (form.count == 0 && keywords)
        return no_keywords(&form);
    if (nargs > form.count)
        return wrong_count(&form, nargs, true);
    for (int i = 0; i < f->param_count; i++)
        slots[i] = NULL;
    for (Py_ssize_t i = 0; i < nargs; i++)
        slots[form.order[i]] = args[i];
    if (keywords && bind_keywords(&form, args + nargs, nargs, kwnames, slots) < 0)
        return -1;
    return fill_absent(s, &form, slots);
}

int
cb_bind(const cb_surface *s, const cb_function *f, PyObject *const *args, Py_ssize_t nargs,
        PyObject *kwnames, PyObject **slots)
{
    if (kwnames == NULL && bind_positions(s, f, args, nargs, slots))
        return 0;
    return bind_form(s, f, args, nargs, kwnames, slots);
}
