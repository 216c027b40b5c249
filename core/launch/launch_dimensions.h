// Reads the dimensions of grids, blocks and clusters.
#ifndef CUBIND_CORE_LAUNCH_DIMENSIONS_H
#define CUBIND_CORE_LAUNCH_DIMENSIONS_H

#include "base/state.h"

// Reads 1 to 3 dimensions into out[]. Returns 0, or -1 with a ValueError about
// `LaunchConfig.<name>`.
int core_dimensions(const char *name, PyObject *o, unsigned int out[3]);

// Raises ValueError "LaunchConfig.<name> value must be <limit> (got …)". Always returns -1.
int core_dimensions_refuse(const char *name, PyObject *o, const char *limit);

// Returns a tuple of three ints (new reference).
PyObject *core_dimensions_tuple(const unsigned int dimensions[3]);

#endif
