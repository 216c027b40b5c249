// What headers include, read before libclang does: it waits for ever for a pipe, and reads a device
// without end.
#ifndef CUBIND_GENERATOR_INCLUDES_H
#define CUBIND_GENERATOR_INCLUDES_H

#include "spec/spec.h"

// Whether all that the spec's headers include, and what those include, are plain files; reports the
// first that is not. What only a macro names is not found.
bool includes_are_files(arena *a, const char *include_dir, const spec *s);

#endif
