// Names that an options class has no field of.
#ifndef CUBIND_CORE_OPTIONS_NAMES_H
#define CUBIND_CORE_OPTIONS_NAMES_H

#include "base/state.h"

// For an object of a class of Python that is derived from Options itself: UserWarning about an
// attribute that a program has added, as a rule by a mistake. 0, or -1 with an exception where warnings
// are errors. Subclasses that programs make may have attributes of their own.
int core_options_check_names(core_state *st, PyObject *options);

// UserWarning that objects of the class ignore the attribute `name`; `meant` is what may have been
// meant, or NULL.
int core_options_warn(const char *class_name, PyObject *name, const char *meant);

// Lets the pending TypeError of a constructor that got these keywords suggest a field for one that the
// class has not. Other exceptions stay as they are.
void core_options_suggest(PyTypeObject *type, PyObject *keywords);

#endif
