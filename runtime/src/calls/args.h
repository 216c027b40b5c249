// Finds the description of a function by its wrapper.
#ifndef CUBIND_CALLS_ARGS_H
#define CUBIND_CALLS_ARGS_H

#include "cubind/args.h"

// Returns the description that the wrapper of a method binds its arguments with. The wrapper does
// nothing else. `module` is the module object of either form.
const cb_function *cb__function_of(const PyMethodDef *method, PyObject *module);

#endif
