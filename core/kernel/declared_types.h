// Reads what a kernel's pointer parameters point to from its declaration in CUDA C++.
#ifndef CUBIND_CORE_DECLARED_TYPES_H
#define CUBIND_CORE_DECLARED_TYPES_H

#include "kernel/pointee.h"

// Stores the pointees of the `extern "C"` kernel `name` with `count` parameters. A parameter is
// unknown if it is no pointer to a standard type, if its declarations differ, or if the source
// gives a name in it another meaning by a macro, typedef, using, template parameter or class. All
// are unknown if the kernel is not found, or if preprocessor conditions decide about it.
void core_declared_types(const char *source, size_t size, const char *name, core_pointee *out,
                         int count);

#endif
