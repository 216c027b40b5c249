// Conditions of graphs.
#ifndef CUBIND_CORE_CONDITION_H
#define CUBIND_CORE_CONDITION_H

#include "base/object.h"
#include "stream/capture.h"

// The type GraphCondition. As an argument of a launch it is its handle (launch/arguments.c).
typedef struct GraphConditionObject {
    PyObject_HEAD core_state *st;
    CUgraphConditionalHandle handle;
    PyObject *weakrefs;
} GraphConditionObject;

// What create_condition() is given, as an int or None: this may run Python. Owned; NULL with TypeError.
PyObject *core_condition_default(PyObject *given);

// A condition for conditional nodes of `graph`, a value of `context` (NULL: the current one), that
// each launch begins with `initial`: an int, or None where it begins with what the last launch has left. `capture` is the one that makes the graph, or NULL. Owned.
PyObject *core_graph_condition(core_state *st, core_capture *capture, CUgraph graph,
                               CUcontext context, PyObject *initial);

// A condition that there is, by its handle. Owned.
PyObject *core_graph_condition_of(core_state *st, CUgraphConditionalHandle handle);

#endif
