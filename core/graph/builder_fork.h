// Splits and joins builders, so that several streams add parallel branches to one graph.
#ifndef CUBIND_CORE_BUILDER_FORK_H
#define CUBIND_CORE_BUILDER_FORK_H

#include "graph/builder.h"

// Returns a tuple of `count` builders, `self` first. The work that they capture follows all work
// captured so far. New reference; NULL with an exception.
PyObject *core_builder_split(GraphBuilderObject *self, Py_ssize_t count);

// Makes one builder continue after the work that all others have captured, and closes the others.
// Returns that builder (new reference; NULL with an exception).
PyObject *core_builder_join(core_state *st, PyObject *const *builders, Py_ssize_t count);

#endif
