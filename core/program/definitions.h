// Finds functions that several linker inputs define.
#ifndef CUBIND_CORE_DEFINITIONS_H
#define CUBIND_CORE_DEFINITIONS_H

#include "kernel/object_code.h"

// Searches for a function that two of these ObjectCodes define. Reads only machine code and PTX
// that are in memory. The check is needed because nvJitLink reports such a function only on
// standard error, and uses one of the two. Returns 1 with a sentence about it in `*out` (new
// reference), 0 if there is no such function, -1 with an exception.
int core_find_defined_twice(PyObject *inputs, PyObject **out);

#endif
