// Warns about names that are not fields of an options class.
#ifndef CUBIND_CORE_OPTIONS_NAMES_H
#define CUBIND_CORE_OPTIONS_NAMES_H

#include "base/state.h"

// Warns (UserWarning) about an attribute that a program has added to an object of a class that is
// derived directly from Options, usually by mistake. Returns 0, or -1 with an exception if warnings
// are errors. Objects of further subclasses may have other attributes.
int core_options_check_names(core_state *st, PyObject *options);

// Warns (UserWarning) that objects of the class ignore the attribute `name`. `meant` is the field
// that was probably meant, or NULL. Returns 0, or -1 with an exception if warnings are errors.
int core_options_warn(const char *class_name, PyObject *name, const char *meant);

// Rewrites the pending TypeError of a constructor that got an unknown keyword, so that it suggests
// a field. Does not change other exceptions.
void core_options_suggest(PyTypeObject *type, PyObject *keywords);

#endif
