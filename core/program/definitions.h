// Functions that several objects define.
#ifndef CUBIND_CORE_DEFINITIONS_H
#define CUBIND_CORE_DEFINITIONS_H

#include "kernel/object_code.h"

// Looks for a function that two of these ObjectCodes define, in machine code and PTX that is in
// memory; what else there is stays unread. nvJitLink tells the standard error alone, and takes one
// of the two. 1: `*out` says which, owned; 0: none; -1 with an exception.
int core_find_defined_twice(PyObject *inputs, PyObject **out);

#endif
