// Lists the names of a module.
#ifndef CUBIND_CLASSES_MODULE_NAMES_H
#define CUBIND_CLASSES_MODULE_NAMES_H

#include "cubind/module.h"

// Returns the value of __all__: functions, those of `common` among them, classes and constants, but
// no private names. New reference.
PyObject *cb__all_names(const cb_form *s, const PyMethodDef *common);
// Returns the names that exist once all attributes are made. The lazy functions, __getattr__ and
// __dir__, are not listed, because they may go away while the caller uses the names. New reference.
PyObject *cb__names_in(PyObject *module, const cb_form *s);

#endif
