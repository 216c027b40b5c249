// Takes objects of cubind.core, and other packages' streams and arrays, as arguments.
#ifndef CUBIND_GUEST_H
#define CUBIND_GUEST_H

#include "calls/calls.h"
#include "cubind/interop.h"

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

// Finds the device memory behind a Buffer or an array of another package. `strict` refuses host
// memory that no device can access. Returns 1, 0 without an exception if `o` is no such object, or
// -1. `how` has CB_HOST_TOO, CB_ENDS and so on.
int cb__memory_find(cb_module *m, PyObject *o, const char *param, int how, bool strict,
                    cb_address *out);

// Checks an address in host memory that a device must access. Returns 0, or -1 with TypeError. If
// nobody can be asked, the address passes.
int cb__check_reached(PyObject *o, uint64_t address, const char *param);

#endif
