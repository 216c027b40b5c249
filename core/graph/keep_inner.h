// What a copy of a graph inside of another one needs.
#ifndef CUBIND_CORE_KEEP_INNER_H
#define CUBIND_CORE_KEEP_INNER_H

#include "graph/definition.h"

// An object that lives as long as a copy of `d`, or None where CUDA does that by itself. It has the
// references of the nodes that are known, which may be changed before the copy ends, and the outermost
// graph, which keeps all else. Owned; NULL with an exception.
PyObject *core_inner_things(core_definition *d);

#endif
