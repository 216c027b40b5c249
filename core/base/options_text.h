// Prints options objects.
#ifndef CUBIND_CORE_OPTIONS_TEXT_H
#define CUBIND_CORE_OPTIONS_TEXT_H

#include "base/state.h"

enum { CORE_OPTION_ROOM = 24 }; // an int of 64 bits

// Returns the repr() of a value of the most common kinds, or NULL for any other value. The text may
// be in `room`.
const char *core_option_text(PyObject *value, char room[CORE_OPTION_ROOM]);

// The method __repr__ of the large classes, which prints the fields that are not None.
PyObject *core_options_repr_set(PyObject *o, PyTypeObject *defining, PyObject *const *args,
                                Py_ssize_t nargs, PyObject *kwnames);

#endif
