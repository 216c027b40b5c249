// Builders that add to one graph side by side.
#ifndef CUBIND_CORE_BUILDER_FORK_H
#define CUBIND_CORE_BUILDER_FORK_H

#include "graph/builder.h"

// A tuple of `count` builders, `self` first, whose work follows what has been captured so far. Owned.
PyObject *core_builder_split(GraphBuilderObject *self, Py_ssize_t count);

// The one of the builders that goes on, behind what all others have captured; these are closed. Owned.
PyObject *core_builder_join(core_state *st, PyObject *const *builders, Py_ssize_t count);

#endif
