// Provides the slots and properties that the types of objects around one core_ref share: Context,
// Event and Graph.
#ifndef CUBIND_CORE_REF_OBJECT_H
#define CUBIND_CORE_REF_OBJECT_H

#include "base/object.h"
#include "base/ref.h"

// The first members of the structs of these objects. `ref` is NULL once the object is closed.
#define CORE_REF_OBJECT_HEAD \
    PyObject_HEAD core_state *st; \
    core_ref *ref; \
    PyObject *weakrefs

typedef struct core_ref_object {
    CORE_REF_OBJECT_HEAD;
} core_ref_object;

// Returns the handle; NULL once the object is closed.
static inline void *
core_ref_object_handle(PyObject *o)
{
    const core_ref *ref = ((core_ref_object *)o)->ref;
    return ref != NULL ? ref->handle : NULL;
}

// Drops the ref, and with the last one destroys the handle.
static inline void
core_ref_object_close(PyObject *o)
{
    core_ref *ref = ((core_ref_object *)o)->ref;
    ((core_ref_object *)o)->ref = NULL;
    core_ref_drop(ref);
}

// For the slots of types. Objects of one type are equal if their handles are equal, which holds for
// two closed ones, too.
void core_ref_object_dealloc(PyObject *o);
Py_hash_t core_ref_object_hash(PyObject *o);
PyObject *core_ref_object_richcompare(PyObject *a, PyObject *b, int op);

// For the property is_closed.
PyObject *core_ref_object_get_is_closed(PyObject *o, void *unused);

#endif
