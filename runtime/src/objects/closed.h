// Tells closed handles from open ones.
#ifndef CUBIND_OBJECTS_CLOSED_H
#define CUBIND_OBJECTS_CLOSED_H

#include "cubind/class.h"

// Marks the types of closed handles, in the entry that ends their list of methods, as the mark of
// cb_info does for others.
enum { CB__CLOSED_MARK = 0x63620002 };

// Raises RuntimeError because the handle has been closed. Returns NULL.
PyObject *cb__raise_closed(PyObject *self);
// Raises RuntimeError if `o` is a handle that has been closed. Returns 0, or -1 with an exception.
int cb__refuse_closed(PyObject *o);

#endif
