// Serves enum classes that a program derives.
#ifndef CUBIND_CLASSES_OWN_ENUM_H
#define CUBIND_CLASSES_OWN_ENUM_H

#include "cubind/class.h"

// Enum classes that a program derives (own_enum.c).
//
// Returns the members by value: a borrowed dict, or NULL without an exception.
PyObject *cb__own_enum_members(PyTypeObject *type);
// Returns a member's own name, owned; NULL without an exception if it has none.
PyObject *cb__own_enum_name(PyObject *member);
// Returns whether `member` is its class's registered member for `value`; -1 with an exception.
int cb__own_enum_has(PyObject *member, PyObject *value);
// Returns the member for a value, owned; NULL with an exception.
PyObject *cb__own_enum_call(PyTypeObject *type, PyObject *value);
// Makes members from the ints in the class's body. Returns 0, or -1 with an exception.
int cb__own_enum_fill(PyTypeObject *type);

#endif
