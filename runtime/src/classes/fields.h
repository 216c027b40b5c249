// Reads a field's place. Each getter and setter gets the field's table entry as its closure.
#ifndef CUBIND_CLASSES_FIELDS_H
#define CUBIND_CLASSES_FIELDS_H

#include "cubind/class.h"

static inline const cb_field *
field_of(void *closure)
{
    return closure;
}

static inline char *
place(PyObject *self, const cb_field *f)
{
    return ((cb_record *)self)->data + f->offset;
}

static inline cb_module *
module_of(PyObject *self)
{
    return ((cb_record *)self)->module;
}

static inline int
refuse_delete(void)
{
    PyErr_SetString(PyExc_NotImplementedError, "__del__");
    return -1;
}

#endif
