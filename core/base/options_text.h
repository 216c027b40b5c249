// How options print.
#ifndef CUBIND_CORE_OPTIONS_TEXT_H
#define CUBIND_CORE_OPTIONS_TEXT_H

#include "base/state.h"

enum { CORE_OPTION_ROOM = 24 }; // an int of 64 bits

// Returns repr() of the most common values, written into `room` if needed; NULL for all others.
const char *core_option_text(PyObject *value, char room[CORE_OPTION_ROOM]);

// __repr__ of the large classes as a method: prints the fields that are not None.
PyObject *core_options_repr_set(PyObject *o, PyTypeObject *defining, PyObject *const *args,
                                Py_ssize_t nargs, PyObject *kwnames);

#endif
