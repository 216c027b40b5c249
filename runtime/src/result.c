// What wrappers return when there are several values, and when the call failed.
#include "cubind/convert.h"
#include "cubind/result.h"

static void
drop_values(PyObject **values, int count)
{
    for (int i = 0; i < count; i++)
        Py_XDECREF(values[i]);
}

static PyObject *
tuple_form(const cb_surface *s, PyObject **values, int count)
{
    PyObject *tuple = PyTuple_New(1 + (Py_ssize_t)count);
    if (tuple == NULL) {
        drop_values(values, count);
        return NULL;
    }
    PyTuple_SET_ITEM(tuple, 0, Py_NewRef(s->module->success));
    for (int i = 0; i < count; i++)
        PyTuple_SET_ITEM(tuple, 1 + i, values[i]);
    return tuple;
}

static PyObject *
checked_form(const cb_function *f, PyObject **values)
{
    int count = 0;
    for (int i = 0; i < f->result_count; i++) {
        if ((f->hidden_result_mask >> i & 1) != 0)
            Py_DECREF(values[i]);
        else
            values[count++] = values[i];
    }
    if (count == 0)
        Py_RETURN_NONE;
    if (count == 1)
        return values[0];
    PyObject *tuple = PyTuple_New(count);
    if (tuple == NULL) {
        drop_values(values, count);
        return NULL;
    }
    for (int i = 0; i < count; i++)
        PyTuple_SET_ITEM(tuple, i, values[i]);
    return tuple;
}

PyObject *
cb_return_many(const cb_surface *s, const cb_function *f, PyObject **values)
{
    for (int i = 0; i < f->result_count; i++) {
        if (values[i] == NULL) {
            drop_values(values, f->result_count);
            return NULL;
        }
    }
    return s->checked ? checked_form(f, values) : tuple_form(s, values, f->result_count);
}

// (status, None, …): the arity of success.
static PyObject *
failed_tuple(const cb_surface *s, const cb_function *f, int64_t status)
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
cb_fail(const cb_surface *s, const cb_function *f, int64_t status, PyObject *const *args,
        const char *detail)
{
    if (!s->checked)
        return failed_tuple(s, f, status);
    cb_error_raise(s->module, f, NULL, status, args, detail);
    return NULL;
}

PyObject *
cb_fail_asking(const cb_surface *s, const cb_function *f, const char *asked, int64_t status,
               PyObject *const *args)
{
    if (!s->checked)
        return failed_tuple(s, f, status);
    cb_error_raise(s->module, f, asked, status, args, NULL);
    return NULL;
}
