// Grids, blocks and clusters.
#ifndef CUBIND_CORE_LAUNCH_DIMENSIONS_H
#define CUBIND_CORE_LAUNCH_DIMENSIONS_H

#include "base/state.h"

// 1 to 3 dimensions into out[]. ValueError in terms of `LaunchConfig.<name>`.
int core_dimensions(const char *name, PyObject *o, unsigned int out[3]);

// ValueError "LaunchConfig.<name> value must be <limit> (got …)". Always -1.
int core_dimensions_refuse(const char *name, PyObject *o, const char *limit);

// A tuple of three ints. Owned.
PyObject *core_dimensions_tuple(const unsigned int dimensions[3]);

#endif
