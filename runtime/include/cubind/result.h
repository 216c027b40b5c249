// Builds the results of wrappers. The tuple form returns (status, value, …) and reports a failure
// in the status. The checked form returns the plain value and raises on failure.
#ifndef CUBIND_RESULT_H
#define CUBIND_RESULT_H

#include "cubind/args.h"

// Returns the reference in `*reference` and sets `*reference` to NULL. The caller then owns the
// reference and must release it.
static inline PyObject *
cb_take(PyObject **reference)
{
    PyObject *taken = *reference;
    *reference = NULL;
    return taken;
}

// The cb_return functions steal their values and return a new reference. If a value is NULL (an
// exception is set), they release the others and return NULL.

static inline PyObject *
cb_return0(const cb_form *s)
{
    return Py_NewRef(s->checked ? Py_None : s->module->success_tuple);
}

// Reuses the last tuple once its reader has dropped it, as zip() does, because making and freeing a
// tuple costs more than the rest of a small getter. Values that the garbage collector may track
// always get a new tuple, because deallocating them could run Python code.
static inline PyObject *
cb_return1(const cb_form *s, PyObject *value)
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

// Returns several values, given in C order. The checked form omits the values of
// f->hidden_result_mask, so any object may be passed for them, and returns a single remaining value
// without a tuple.
PyObject *cb_return_many(const cb_form *s, const cb_function *f, PyObject **values);

// Returns the values of the checked form as a tuple, with none omitted.
PyObject *cb_tuple_of(int count, PyObject **values);

// Returns `result` for a call whose status is success, or another status that is not a failure. The
// tuple form then reports that status instead of success. Steals the result.
PyObject *cb_passed(const cb_form *s, int64_t status, PyObject *result);

// Reports a failed call. The tuple form returns (status, None, …). The checked form raises the
// exception of the status and returns NULL; its message names the function and the bound arguments
// in `args`.
PyObject *cb_fail(const cb_form *s, const cb_function *f, int64_t status, PyObject *const *args);

// Like cb_fail(), for libraries that also give a longer text: the checked form adds `detail` to the
// exception. `detail` is a bytes object, such as a compile log, or NULL; it is stolen.
PyObject *cb_fail_detailed(const cb_form *s, const cb_function *f, int64_t status,
                           PyObject *const *args, PyObject *detail);
// Like cb_fail_detailed(), but `detail` is a C string that belongs to the library, or NULL.
PyObject *cb_fail_telling(const cb_form *s, const cb_function *f, int64_t status,
                          PyObject *const *args, const char *detail);

// Returns the tuple form's result for a status that says that the caller's array is too small. The
// result at index `place` is the required number of items; the others are None. Steals `count`.
PyObject *cb_fail_counted(const cb_form *s, const cb_function *f, int64_t status, int place,
                          PyObject *count);

// Like cb_fail(), for a failure of the function `asked`, which the wrapper of `f` calls before `f`
// itself. The exception then names `asked`.
PyObject *cb_fail_asking(const cb_form *s, const cb_function *f, const char *asked, int64_t status,
                         PyObject *const *args);

#endif
