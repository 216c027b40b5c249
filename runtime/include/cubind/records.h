// Makes objects for C structs.
#ifndef CUBIND_RECORDS_H
#define CUBIND_RECORDS_H

#include "cubind/class.h"

// Returns a new record with storage of its own, zeroed or with the table's `initial` bytes. Its C
// struct is at cb_record_data(). NULL with an exception.
PyObject *cb_record_new(cb_module *m, int index);
// Returns a new record with a copy of the struct at `from`. NULL with an exception.
PyObject *cb_record_copy(cb_module *m, int index, const void *from);
// Returns a new view into `owner`'s storage, or on foreign memory if `owner` is NULL. NULL with an
// exception.
PyObject *cb_record_view(cb_module *m, int index, void *at, PyObject *owner);

// Must be called when the library has freed the struct. The record gets zeroed storage of its own
// and releases the objects that it kept alive. Views on its members then point into the new
// storage, at the same offsets. A record that already has its own storage, or whose struct lies in
// another object's storage, stays in place and is zeroed. Cannot fail.
//
// Buffers exported by a plain record do not move: they still point at the old memory. In a
// free-threaded build, a record does not keep track of its views, so no view on a member may be
// held across this call.
void cb_record_detach(PyObject *record);

static inline void *
cb_record_data(PyObject *record)
{
    return ((cb_record *)record)->data;
}

#endif
