// Reads the types of kernel parameters from mangled C++ names.
#ifndef CUBIND_CORE_MANGLED_H
#define CUBIND_CORE_MANGLED_H

#include "kernel/signature.h"

// Stores the parameter types in a mangled name (Itanium C++ ABI). Returns their number, or -1 if
// the name has none or is not fully understood.
int core_signature_mangled(const char *name, core_param_type *out, int limit);

#endif
