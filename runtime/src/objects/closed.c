// Recognises the types of closed handles, which closing.c makes, and refuses their objects.
#include "objects/closed.h"

#include "objects/info.h"

PyObject *
cb__raise_closed(PyObject *self)
{
    PyErr_Format(PyExc_RuntimeError, "%s has been closed",
                 cb__info_nearest(Py_TYPE(self))->cls->name);
    return NULL;
}

// Other bindings have their own copies of this file, so only the mark identifies a closed type.
static bool
is_closed_type(PyTypeObject *type)
{
    const PyMethodDef *method = type->tp_methods;
    if (!PyType_HasFeature(type, Py_TPFLAGS_HEAPTYPE) || method == NULL)
        return false;
    while (method->ml_name != NULL)
        method++;
    return method->ml_flags == CB__CLOSED_MARK;
}

int
cb__refuse_closed(PyObject *o)
{
    if (CB_LIKELY(!is_closed_type(Py_TYPE(o))))
        return 0;
    cb__raise_closed(o);
    return -1;
}
