// Makes the types of enums, and finds members by any equal object.
#ifndef CUBIND_CLASSES_ENUM_H
#define CUBIND_CLASSES_ENUM_H

#include "objects/info.h"

// Makes the type. `info` is complete except for the members that only enums use. New reference;
// NULL with an exception.
PyTypeObject *cb__enum_type(cb_info *info);
// Gets the value of an int (or of a member). Returns false if no member of the class can have that
// value.
bool cb__enum_value(const cb_enum *e, PyObject *o, int64_t *out);
// Returns the position of the member that equals the hashable object `o`; -1 if there is none; -2
// with an exception.
int cb__enum_position(const cb_enum *e, PyObject *o);
// Returns the result of Cls(o), owned; E1 for an unknown value.
PyObject *cb__enum_call(cb_info *info, PyObject *o);
// Frees what cb__enum_type() has put into the info.
void cb__enum_free(cb_enum *e);

#endif
