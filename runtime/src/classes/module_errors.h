// Raises the errors of module attributes and names.
#ifndef CUBIND_CLASSES_MODULE_ERRORS_H
#define CUBIND_CLASSES_MODULE_ERRORS_H

#include "cubind/module.h"

// Checks that a module is imported under its own name. Returns 0, or -1 with ImportError.
// (module_errors.c)
int cb__check_module_name(PyObject *module, const cb_binding *binding);
void cb__raise_no_attribute(const cb_module *m, PyObject *module, PyObject *name);
// Informs the Python package `cubind` that the module has all its attributes. Never raises.
void cb__tell_complete(const cb_module *m, PyObject *module);

#endif
