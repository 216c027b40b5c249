// What a wrapper returns: the tuple form's (status, …) or the checked form's plain value, and
// failures of both.
#ifndef CUBIND_RESULT_H
#define CUBIND_RESULT_H

#include "cubind/args.h"

// The reference moves to the caller, and with it who releases it.
static inline PyObject *
cb_take(PyObject **reference)
{
    PyObject *taken = *reference;
    *reference = NULL;
    return taken;
}

// All of these steal their values, accept NULL values (an exception is set) and return NULL then.

static inline PyObject *
cb_return0(const cb_surface *s)
{
    return Py_NewRef(s->checked ? Py_None : s->module->success_tuple);
}

// A tuple is used again once its last reader has dropped it, as zip() does with its own: making and
// freeing one costs more than all else in a small getter. Values that the collector watches, and so
// all that could run Python code at their end, always get a tuple of their own.
static inline PyObject *
cb_return1(const cb_surface *s, PyObject *value)
{
    if (CB_UNLIKELY(value == NULL) || s->checked)
        return value;
#if CB_REUSE_TUPLES
    PyObject *spare = s->module->spare_pair;
    if (CB_LIKELY(Py_REFCNT(spare) == 1 && !cb_is_watched(value))) {
        PyObject *last = PyTuple_GET_ITEM(spare, 1);
        PyTuple_SET_ITEM(spare, 1, value);
        Py_INCREF(spare);
        Py_DECREF(last);
        return spare;
    }
#endif
    PyObject *tuple = PyTuple_New(2);
    if (CB_UNLIKELY(tuple == NULL)) {
        Py_DECREF(value);
        return NULL;
    }
    PyTuple_SET_ITEM(tuple, 0, Py_NewRef(s->module->success));
    PyTuple_SET_ITEM(tuple, 1, value);
    return tuple;
}

// Several values, in C order; the checked form leaves out f->hidden_result_mask, for which any
// object will do then, and unwraps a single one.
PyObject *cb_return_many(const cb_surface *s, const cb_function *f, PyObject **values);

// The checked form's values as a tuple, none left out.
PyObject *cb_tuple_of(int count, PyObject **values);

// What came back with a status that is success, or another that is no failure either, which the tuple
// form tells in its place. Steals the result.
PyObject *cb_passed(const cb_surface *s, int64_t status, PyObject *result);

// A status other than success: (status, None, …), or raises with the function and its arguments.
// `args` are the bound arguments, for the message.
PyObject *cb_fail(const cb_surface *s, const cb_function *f, int64_t status, PyObject *const *args);

// The same where the library has more to say: `detail` is bytes, such as a compile log, which are
// taken; NULL for none.
PyObject *cb_fail_detailed(const cb_surface *s, const cb_function *f, int64_t status,
                           PyObject *const *args, PyObject *detail);
// The same for a text that is the library's; NULL for none.
PyObject *cb_fail_telling(const cb_surface *s, const cb_function *f, int64_t status,
                          PyObject *const *args, const char *detail);

// The tuple form of a status that tells how many items there has to be room for: that result comes
// with it, the others are None. `count` is taken.
PyObject *cb_fail_counted(const cb_surface *s, const cb_function *f, int64_t status, int place,
                          PyObject *count);

// The same where `asked` failed, a function that the wrapper of `f` asks before its own call: that
// is the one that the exception names.
PyObject *cb_fail_asking(const cb_surface *s, const cb_function *f, const char *asked,
                         int64_t status, PyObject *const *args);

// The exception class of one status under the module's error family, made at first use; the family
// itself for a status that the build does not know. Borrowed.
PyObject *cb_error_type(cb_module *m, int64_t status);
// Sets the exception of a failed call: attributes code, name, function, message (the library's own
// text) and detail.
void cb_error_raise(cb_module *m, const cb_function *f, const char *asked, int64_t status,
                    PyObject *const *args, const char *detail);

#endif
