// Types of kernel parameters from mangled C++ names.
#ifndef CUBIND_CORE_MANGLED_H
#define CUBIND_CORE_MANGLED_H

#include "kernel/signature.h"

// The types in a mangled name (Itanium C++ ABI): their number, or -1 for a name that has none or
// that is not understood in full.
int core_signature_mangled(const char *name, core_param_type *out, int limit);

#endif
