// Names that an options class has no field of.
#ifndef CUBIND_CORE_OPTIONS_NAMES_H
#define CUBIND_CORE_OPTIONS_NAMES_H

#include "base/state.h"

// For an object of a Python class that is derived from Options itself: warns (UserWarning) about an
// attribute that a program has added, usually by mistake. 0, or -1 with an exception if warnings
// are errors. Subclasses that programs make may have other attributes.
int core_options_check_names(core_state *st, PyObject *options);

// Warns (UserWarning) that objects of the class ignore the attribute `name`; `meant` is the field
// that was probably meant, or NULL.
int core_options_warn(const char *class_name, PyObject *name, const char *meant);

// Makes the pending TypeError of a constructor that got these keywords suggest a field for an
// unknown one. Leaves other exceptions alone.
void core_options_suggest(PyTypeObject *type, PyObject *keywords);

#endif
