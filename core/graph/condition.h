// Declares the type GraphCondition: a value that kernels set and conditional nodes read.
#ifndef CUBIND_CORE_CONDITION_H
#define CUBIND_CORE_CONDITION_H

#include "base/object.h"
#include "stream/capture.h"

// An object of GraphCondition. As a launch argument it is passed as its handle
// (launch/arguments.c).
typedef struct GraphConditionObject {
    PyObject_HEAD core_state *st;
    CUgraphConditionalHandle handle;
    PyObject *weakrefs;
} GraphConditionObject;

// Converts the argument of create_condition() to an int or None, which may run Python code. New
// reference; NULL with TypeError.
PyObject *core_condition_default(PyObject *given);

// Creates a condition for conditional nodes of `graph` in `context` (NULL: the current context).
// Each launch sets it to `initial`, an int. If `initial` is None, a launch starts with the value
// that the last launch left. `capture` is the capture that builds the graph, or NULL. New
// reference; NULL with an exception.
PyObject *core_graph_condition(core_state *st, core_capture *capture, CUgraph graph,
                               CUcontext context, PyObject *initial);

// Returns an object for an existing condition, given its handle. New reference; NULL with
// MemoryError.
PyObject *core_graph_condition_of(core_state *st, CUgraphConditionalHandle handle);

#endif
