// Builds the results of wrappers that the inline functions of result.h do not: several values, and
// the results of failed calls.
#include "cubind/result.h"

#include "cubind/convert.h"
#include "cubind/enums.h"
#include "cubind/error.h"

static void
drop_values(PyObject **values, int count)
{
    for (int i = 0; i < count; i++)
        Py_XDECREF(values[i]);
}

#if CB_REUSE_TUPLES
// Puts two values into the last places of a tuple that nobody else holds, as cb_return1() does.
// Returns false if somebody does, or if the garbage collector watches one of the values.
static inline bool
refill_spare(PyObject *spare, Py_ssize_t before, PyObject **values)
{
    if (Py_REFCNT(spare) != 1 || cb_is_watched(values[0]) || cb_is_watched(values[1]))
        return false;
    PyObject *last[2];
    for (int i = 0; i < 2; i++) {
        last[i] = PyTuple_GET_ITEM(spare, before + i);
        PyTuple_SET_ITEM(spare, before + i, values[i]);
    }
    Py_INCREF(spare); // first, because dropping the old values may call us again
    Py_DECREF(last[0]);
    Py_DECREF(last[1]);
    return true;
}
#endif

// A tuple of the values, which it steals, behind `before` empty places.
static PyObject *
tuple_of(int before, int count, PyObject **values)
{
    PyObject *tuple = PyTuple_New((Py_ssize_t)before + count);
    if (CB_UNLIKELY(tuple == NULL)) {
        drop_values(values, count);
        return NULL;
    }
    for (int i = 0; i < count; i++)
        PyTuple_SET_ITEM(tuple, before + i, values[i]);
    return tuple;
}

static PyObject *
status_and_values(const cb_form *s, int count, PyObject **values)
{
    PyObject *tuple = tuple_of(1, count, values);
    if (tuple != NULL)
        PyTuple_SET_ITEM(tuple, 0, Py_NewRef(s->module->success));
    return tuple;
}

// If one value is missing, all are dropped.
static bool
are_all_there(int count, PyObject **values)
{
    for (int i = 0; i < count; i++) {
        if (CB_UNLIKELY(values[i] == NULL)) {
            drop_values(values, count);
            return false;
        }
    }
    return true;
}

PyObject *
cb_tuple_of(int count, PyObject **values)
{
    return are_all_there(count, values) ? tuple_of(0, count, values) : NULL;
}

// Drops the values that the checked form hides. Returns how many are left.
static int
drop_hidden(const cb_function *f, PyObject **values)
{
    int count = 0;
    for (int i = 0; i < f->result_count; i++)
        if ((f->hidden_result_mask >> i & 1) != 0)
            Py_DECREF(values[i]);
        else
            values[count++] = values[i];
    return count;
}

PyObject *
cb_return_many(const cb_form *s, const cb_function *f, PyObject **values)
{
    int count = f->result_count;
#if CB_REUSE_TUPLES
    if (count == 2 && values[0] != NULL && values[1] != NULL) {
        if (!s->checked && refill_spare(s->module->spare_triple, 1, values))
            return s->module->spare_triple;
        if (s->checked && f->hidden_result_mask == 0 &&
            refill_spare(s->module->spare_values, 0, values))
            return s->module->spare_values;
    }
#endif
    if (!are_all_there(count, values))
        return NULL;
    if (!s->checked)
        return status_and_values(s, count, values);
    if (f->hidden_result_mask != 0)
        count = drop_hidden(f, values);
    if (count <= 1)
        return count == 1 ? values[0] : Py_NewRef(Py_None);
    return tuple_of(0, count, values);
}

// success_tuple and its like are shared, so another status needs a new tuple.
PyObject *
cb_passed(const cb_form *s, int64_t status, PyObject *result)
{
    if (result == NULL || s->checked)
        return result;
    PyObject *member = cb_enum_member(s->module, s->module->binding->status_class, status);
    if (member == NULL || member == PyTuple_GET_ITEM(result, 0)) {
        Py_XDECREF(member);
        return member != NULL ? result : (Py_DECREF(result), NULL);
    }
    Py_ssize_t count = PyTuple_GET_SIZE(result);
    PyObject *tuple = PyTuple_New(count);
    for (Py_ssize_t i = 1; tuple != NULL && i < count; i++)
        PyTuple_SET_ITEM(tuple, i, Py_NewRef(PyTuple_GET_ITEM(result, i)));
    if (tuple != NULL)
        PyTuple_SET_ITEM(tuple, 0, member);
    else
        Py_DECREF(member);
    Py_DECREF(result);
    return tuple;
}

// (status, None, …): as long as after success.
static PyObject *
failed_tuple(const cb_form *s, const cb_function *f, int64_t status)
{
    PyObject *member = cb_enum_member(s->module, s->module->binding->status_class, status);
    PyObject *tuple = member != NULL ? PyTuple_New(1 + (Py_ssize_t)f->result_count) : NULL;
    if (tuple == NULL) {
        Py_XDECREF(member);
        return NULL;
    }
    PyTuple_SET_ITEM(tuple, 0, member);
    for (int i = 0; i < f->result_count; i++)
        PyTuple_SET_ITEM(tuple, 1 + i, Py_NewRef(Py_None));
    return tuple;
}

PyObject *
cb_fail_counted(const cb_form *s, const cb_function *f, int64_t status, int place, PyObject *count)
{
    PyObject *tuple = count != NULL ? failed_tuple(s, f, status) : NULL;
    if (tuple == NULL) {
        Py_XDECREF(count);
        return NULL;
    }
    PyObject *none = PyTuple_GET_ITEM(tuple, 1 + place);
    PyTuple_SET_ITEM(tuple, 1 + place, count);
    Py_DECREF(none);
    return tuple;
}

PyObject *
cb_fail(const cb_form *s, const cb_function *f, int64_t status, PyObject *const *args)
{
    if (!s->checked)
        return failed_tuple(s, f, status);
    cb_error_raise(s->module, f, NULL, status, args, NULL);
    return NULL;
}

PyObject *
cb_fail_telling(const cb_form *s, const cb_function *f, int64_t status, PyObject *const *args,
                const char *detail)
{
    if (!s->checked || detail == NULL)
        return cb_fail(s, f, status, args);
    // Copied at once: the text may be gone after the library's next call. cb_error_raise() makes
    // one to get the error's message, and a signal handler may make others.
    PyObject *copy = PyBytes_FromString(detail);
    return copy != NULL ? cb_fail_detailed(s, f, status, args, copy) : NULL;
}

PyObject *
cb_fail_detailed(const cb_form *s, const cb_function *f, int64_t status, PyObject *const *args,
                 PyObject *detail)
{
    if (detail == NULL || !s->checked) {
        Py_XDECREF(detail);
        return cb_fail(s, f, status, args);
    }
    cb_error_raise(s->module, f, NULL, status, args, PyBytes_AS_STRING(detail));
    Py_DECREF(detail);
    return NULL;
}

PyObject *
cb_fail_asking(const cb_form *s, const cb_function *f, const char *asked, int64_t status,
               PyObject *const *args)
{
    if (!s->checked)
        return failed_tuple(s, f, status);
    cb_error_raise(s->module, f, asked, status, args, NULL);
    return NULL;
}
