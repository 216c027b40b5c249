// Maps the file with the docstrings of a module (cubind/docs.h).
#ifndef CUBIND_CLASSES_DOCS_H
#define CUBIND_CLASSES_DOCS_H

#include "cubind/module.h"

// Maps the file, and makes the tuple form's methods point into it. If the file is missing or does
// not fit, the methods get their signatures. Does nothing if the module has its docstrings in the
// tables. Never raises. `module` has its state.
void cb__docs_open(PyObject *module, const cb_binding *binding);

// Fills the checked form's table of methods from the tuple form's, with its own docstrings. Never
// raises. `module` is the checked form, with its state.
void cb__docs_fill_checked(PyObject *module, const cb_binding *binding);

// Returns the docstring of a class of the module; NULL if it has none. It is valid as long as the
// process runs.
const char *cb__class_doc(const cb_module *m, const cb_class *cls);

#endif
