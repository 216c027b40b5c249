// Takes objects of cubind.core, and streams of other packages, as handles.
#ifndef CUBIND_CALLS_GUEST_H
#define CUBIND_CALLS_GUEST_H

#include "objects/info.h"

// Takes an object of cubind.core that stands for the class, or, for a stream, an object with
// `__cuda_stream__`. Returns 1, or 0 without an exception if `o` is neither. Returns -1 with an
// exception, which is TypeError for an object of cubind.core that stands for another class.
int cb__guest_cell(cb_module *m, int index, PyObject *o, const char *param, bool ends, void *out);

// Adds a note to the pending exception that lists the accepted objects. Always returns -1.
int cb__note_class(cb_module *m, int index, const char *param);

// Returns the type that items of a list must have: the class, or its counterpart in another binding
// that it derives from.
static inline PyTypeObject *
cb__item_type(PyTypeObject *type)
{
    return cb__info_own(type)->cls->foreign_base != NULL ? type->tp_base : type;
}

// Replaces the objects of cubind.core among the items of a sequence by objects of the class.
// Returns a new tuple; NULL without an exception if an item is neither, NULL with an exception if
// an object cannot be used.
PyObject *cb__guest_items(cb_module *m, int index, PyObject *items, const char *param);

#endif
