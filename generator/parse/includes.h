// Looks at the files that headers include before libclang does: it waits for ever for a pipe, and reads a device
// without end.
#ifndef CUBIND_GENERATOR_INCLUDES_H
#define CUBIND_GENERATOR_INCLUDES_H

#include "spec/spec.h"

// Whether all that the spec's headers include, and what those include, are plain files; reports the
// first that is not. It does not find a file that only a macro names.
bool includes_are_files(arena *a, const char *include_dir, const spec *s);

#endif
