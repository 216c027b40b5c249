// Checks the files that headers include before libclang reads them: libclang waits forever for a
// pipe, and never stops reading a device.
#ifndef CUBIND_GENERATOR_INCLUDES_H
#define CUBIND_GENERATOR_INCLUDES_H

#include "spec/spec.h"

// Whether everything that the spec's headers include, directly or indirectly, is a plain file.
// Reports the first that is not. It does not see an #include whose file name is a macro.
bool includes_are_files(arena *a, const char *include_dir, const spec *s);

#endif
