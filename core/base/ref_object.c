// Implements what the types of objects around one core_ref share.
#include "base/ref_object.h"

void
core_ref_object_dealloc(PyObject *o)
{
    PyObject_GC_UnTrack(o);
    if (((core_ref_object *)o)->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    core_ref_object_close(o);
    core_object_free(o);
}

Py_hash_t
core_ref_object_hash(PyObject *o)
{
    return core_hash_pointer(core_ref_object_handle(o));
}

PyObject *
core_ref_object_richcompare(PyObject *a, PyObject *b, int op)
{
    if ((op != Py_EQ && op != Py_NE) || !Py_IS_TYPE(b, Py_TYPE(a)))
        Py_RETURN_NOTIMPLEMENTED;
    bool equal = core_ref_object_handle(a) == core_ref_object_handle(b);
    return PyBool_FromLong(equal == (op == Py_EQ));
}

PyObject *
core_ref_object_get_is_closed(PyObject *o, void *Py_UNUSED(unused))
{
    return PyBool_FromLong(((core_ref_object *)o)->ref == NULL);
}
