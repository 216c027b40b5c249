// Converts one value to the type of a field. The functions return 0, or -1 with an exception; then
// they have written nothing.
#ifndef CUBIND_CLASSES_RECORD_STORE_H
#define CUBIND_CLASSES_RECORD_STORE_H

#include "cubind/convert.h"
#include "cubind/number.h"

static inline int
cb__store_float(const cb_field *f, PyObject *o, void *out)
{
    return f->size == sizeof(double) ? cb_as_double(o, out) : cb_as_float(o, out);
}

static inline int
cb__store_enum(cb_module *m, const cb_field *f, PyObject *o, void *out)
{
    int64_t value;
    if (cb_as_enum_wide(m, f->cls, o, f->name, &value) < 0)
        return -1;
    cb_copy_small(out, &value, f->size); // little-endian
    return 0;
}

// For handles, scalars and callbacks.
static inline int
cb__store_cell(cb_module *m, const cb_field *f, PyObject *o, void *out)
{
    if (f->kind == CB_FIELD_SCALAR || f->kind == CB_FIELD_LIST_SCALAR)
        return cb_as_scalar(m, f->cls, o, f->name, out, f->size);
    Py_ssize_t small;
    if (CB_LIKELY(cb_small_int(o, &small) && small >= 0)) {
        memcpy(out, &small, sizeof small);
        return 0;
    }
    return cb_as_handle(m, f->cls, o, f->name, out);
}

// Returns `o` as a record, for assigning to a member of class f->cls; NULL with E12. Borrowed.
static inline cb_record *
cb__field_record(cb_module *m, const cb_field *f, PyObject *o)
{
    PyTypeObject *type = cb_type(m, f->cls);
    if (type == NULL)
        return NULL;
    if (PyObject_TypeCheck(o, type))
        return (cb_record *)o;
    PyErr_Format(PyExc_TypeError, "Argument '%s' has incorrect type (expected %s, got %s)", f->name,
                 type->tp_name, Py_TYPE(o)->tp_name);
    return NULL;
}

#endif
