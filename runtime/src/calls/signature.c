// Binds positional and keyword arguments to slots, and has all error texts about arguments that do
// not match (E30 and E31 of docs/compatibility-bindings.md).
#include "cubind/signature.h"

#include "cubind/class.h"
#include "cubind/nearest.h"

// --- error texts ---------------------------------------------------------------------------------

// Returns whether no parameter is visible.
static bool
is_empty(const cb_signature *s)
{
    int i = 0;
    while (s->params[i] != NULL && (s->hidden >> i & 1) != 0)
        i++;
    return s->params[i] == NULL;
}

// The end of the text about too many positional arguments: "; stream must be passed by keyword".
// Owned; NULL without an exception if there is nothing to add.
static PyObject *
by_keyword(const cb_signature *s)
{
    PyObject *text = NULL;
    for (int i = s->positional; s->wording == CB_WORDS_OF_METHODS && s->params[i] != NULL; i++) {
        PyObject *more = text == NULL ? PyUnicode_FromFormat("; %s", s->params[i])
                                      : PyUnicode_FromFormat("%U, %s", text, s->params[i]);
        Py_XSETREF(text, more);
    }
    if (text != NULL)
        Py_SETREF(text, PyUnicode_FromFormat("%U must be passed by keyword", text));
    PyErr_Clear();
    return text;
}

static int
wrong_count(const cb_signature *s, Py_ssize_t given, bool too_many)
{
    PyObject *more = too_many ? by_keyword(s) : NULL;
    int required = __builtin_popcount(s->required);
    const char *how = "exactly";
    int expected = s->positional;
    if (required != s->positional || s->wording == CB_WORDS_OF_METHODS) {
        how = too_many ? "at most" : "at least";
        expected = too_many ? s->positional : required;
    }
    PyErr_Format(PyExc_TypeError, "%s() takes %s %d positional argument%s (%zd given)%V", s->name,
                 how, expected, expected == 1 ? "" : "s", given, more, "");
    Py_XDECREF(more);
    return -1;
}

static int
no_keywords(const cb_signature *s)
{
    PyErr_Format(PyExc_TypeError, "%s() takes no keyword arguments", s->name);
    return -1;
}

static int
too_many(const cb_signature *s, Py_ssize_t given, bool keywords)
{
    if (s->wording == CB_WORDS_OF_INIT) { // this wording counts `self` as well
        int least = 1 + __builtin_popcountll(s->required), most = 1 + s->positional;
        char from[24] = "";
        if (least < most)
            PyOS_snprintf(from, sizeof from, "from %d to ", least);
        PyErr_Format(PyExc_TypeError, "%s() takes %s%d positional arguments but %zd were given",
                     s->name, from, most, given + 1);
    } else if (!is_empty(s))
        return wrong_count(s, given, true);
    else if (keywords && s->wording == CB_WORDS_OF_BINDINGS)
        return no_keywords(s);
    else
        PyErr_Format(PyExc_TypeError, "%s() takes no arguments (%zd given)", s->name, given);
    return -1;
}

static int
missing_argument(const cb_signature *s, int param, PyObject *const *slots)
{
    if (s->wording == CB_WORDS_OF_BINDINGS) {
        int given = 0;
        for (int i = 0; i < param; i++)
            given += slots[i] != NULL;
        return wrong_count(s, given, false);
    }
    if (s->wording == CB_WORDS_OF_INIT)
        PyErr_Format(PyExc_TypeError, "%s() missing 1 required positional argument: '%s'", s->name,
                     s->params[param]);
    else if (param < s->positional)
        PyErr_Format(PyExc_TypeError, "%s() missing required argument '%s' (pos %d)", s->name,
                     s->params[param], param + 1);
    else
        PyErr_Format(PyExc_TypeError, "%s() missing required keyword-only argument '%s'", s->name,
                     s->params[param]);
    return -1;
}

static int
unexpected_keyword(const cb_signature *s, PyObject *keyword)
{
    if (is_empty(s) && s->wording == CB_WORDS_OF_BINDINGS)
        return no_keywords(s);
    const char *wrong = PyUnicode_Check(keyword) ? PyUnicode_AsUTF8(keyword) : NULL;
    const char *meant = wrong != NULL ? cb_nearest(s->params, s->hidden, wrong) : NULL;
    PyErr_Clear();
    PyErr_Format(PyExc_TypeError, "%s() got an unexpected keyword argument '%S'%s%s%s", s->name,
                 keyword, meant != NULL ? ". Did you mean '" : "", meant != NULL ? meant : "",
                 meant != NULL ? "'?" : "");
    return -1;
}

static int
given_twice(const cb_signature *s, int param, PyObject *keyword)
{
    if (s->wording == CB_WORDS_OF_METHODS)
        PyErr_Format(PyExc_TypeError, "argument for %s() given by name ('%s') and position (%d)",
                     s->name, s->params[param], param + 1);
    else
        PyErr_Format(PyExc_TypeError, "%s() got multiple values for %sargument '%S'", s->name,
                     s->wording == CB_WORDS_OF_BINDINGS ? "keyword " : "", keyword);
    return -1;
}

// --- names ---------------------------------------------------------------------------------------

static inline int
find_name(const char *const *names, const char *name)
{
    for (int i = 0; names[i] != NULL; i++)
        if (strcmp(names[i], name) == 0)
            return i;
    return -1;
}

static CB_NOINLINE int
find_alias(const char *const *params, const char *const *aliases, const char *name)
{
    for (const char *const *pair = aliases; pair != NULL && *pair != NULL; pair += 2)
        if (strcmp(pair[0], name) == 0)
            return find_name(params, pair[1]);
    return -1;
}

static inline int
find_param(const char *const *params, const char *const *aliases, PyObject *keyword)
{
    if (CB_UNLIKELY(!PyUnicode_Check(keyword) || !PyUnicode_IS_ASCII(keyword)))
        return -1; // no parameter has such a name
    const char *name = PyUnicode_DATA(keyword);
    if (CB_UNLIKELY(strlen(name) != (size_t)PyUnicode_GET_LENGTH(keyword)))
        return -1; // the name continues behind a NUL
    int found = find_name(params, name);
    return CB_LIKELY(found >= 0) ? found : find_alias(params, aliases, name);
}

int
cb_find_param(const char *const *params, const char *const *aliases, PyObject *keyword)
{
    return find_param(params, aliases, keyword);
}

// --- binding -------------------------------------------------------------------------------------

// Fills the slots with the positional arguments. Returns the required parameters that are left, as
// bits.
static inline uint32_t
place_in_order(const cb_signature *s, PyObject *const *args, Py_ssize_t nargs, PyObject **slots)
{
    Py_ssize_t i = 0;
    for (; i < nargs; i++)
        slots[i] = args[i];
    for (; s->params[i] != NULL; i++)
        slots[i] = NULL;
    return (uint32_t)((uint64_t)s->required >> nargs << nargs);
}

// Like place_in_order(), if some parameters are hidden.
static uint32_t
place_shown(const cb_signature *s, PyObject *const *args, Py_ssize_t nargs, PyObject **slots)
{
    PyObject *const *end = args + nargs;
    uint32_t left = s->required;
    for (int i = 0; s->params[i] != NULL; i++) {
        bool given = args < end && (s->hidden >> i & 1) == 0;
        slots[i] = given ? *args++ : NULL;
        left &= ~((uint32_t)given << i);
    }
    return left;
}

static inline uint32_t
place_positional(const cb_signature *s, PyObject *const *args, Py_ssize_t nargs, PyObject **slots)
{
    return CB_LIKELY(s->hidden == 0) ? place_in_order(s, args, nargs, slots)
                                     : place_shown(s, args, nargs, slots);
}

static inline int
place_keyword(const cb_signature *s, PyObject *keyword, PyObject *value, PyObject **slots,
              uint32_t *left)
{
    int param = find_param(s->params, s->aliases, keyword);
    if (CB_UNLIKELY(param < 0 || (s->hidden >> param & 1) != 0))
        return unexpected_keyword(s, keyword);
    if (CB_UNLIKELY(slots[param] != NULL))
        return given_twice(s, param, keyword);
    slots[param] = value;
    *left &= ~(UINT32_C(1) << param);
    return 0;
}

// Not inlined, so that calls without keywords save no registers.
static CB_NOINLINE int
bind_keywords(const cb_signature *s, PyObject *const *values, PyObject *kwnames, PyObject **slots,
              uint32_t left)
{
    Py_ssize_t count = kwnames != NULL ? PyTuple_GET_SIZE(kwnames) : 0;
    for (Py_ssize_t i = 0; i < count; i++)
        if (place_keyword(s, PyTuple_GET_ITEM(kwnames, i), values[i], slots, &left) < 0)
            return -1;
    return CB_LIKELY(left == 0) ? 0 : missing_argument(s, __builtin_ctz(left), slots);
}

int
cb_bind_vector(const cb_signature *s, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames,
               PyObject **slots)
{
    if (CB_UNLIKELY(nargs > s->positional))
        return too_many(s, nargs, kwnames != NULL);
    uint32_t left = place_positional(s, args, nargs, slots);
    if (CB_LIKELY(kwnames == NULL && left == 0))
        return 0;
    return bind_keywords(s, args + nargs, kwnames, slots, left);
}

int
cb_bind_tuple(const cb_signature *s, PyObject *args, PyObject *kwargs, PyObject **slots)
{
    Py_ssize_t nargs = args != NULL ? PyTuple_GET_SIZE(args) : 0;
    bool keywords = kwargs != NULL && PyDict_GET_SIZE(kwargs) > 0;
    if (nargs > s->positional)
        return too_many(s, nargs, keywords);
    uint32_t left =
        place_positional(s, nargs > 0 ? &PyTuple_GET_ITEM(args, 0) : NULL, nargs, slots);
    PyObject *keyword, *value;
    for (Py_ssize_t at = 0; keywords && PyDict_Next(kwargs, &at, &keyword, &value);)
        if (place_keyword(s, keyword, value, slots, &left) < 0)
            return -1;
    return left == 0 ? 0 : missing_argument(s, __builtin_ctz(left), slots);
}
