// Places at which nodes are added: a graph, or a node of it that the new node follows.
#ifndef CUBIND_CORE_GRAPH_PLACE_H
#define CUBIND_CORE_GRAPH_PLACE_H

#include "graph/definition.h"

// A place for a new node: in a graph, after a node or after nothing. A GraphDefinition is exactly
// this.
typedef struct GraphPlaceObject {
    PyObject_HEAD core_state *st;
    core_definition *in;
    core_node *node; // NULL for the entry
    PyObject *weakrefs;
} GraphPlaceObject;

// Raises the error for a place that no longer exists or belongs to another process. 0 if it is
// usable, or -1 with RuntimeError.
int core_place_refuse(PyObject *place);

static inline int
core_place_check(PyObject *o)
{
    const GraphPlaceObject *place = (GraphPlaceObject *)o;
    if (CB_UNLIKELY(place->in == NULL || place->in->graph == NULL ||
                    (place->node != NULL && place->node->handle == NULL) ||
                    place->in->graph->process != core_process_now()))
        return core_place_refuse(o);
    return 0;
}

// Returns a GraphDefinition, of `type`, for a record. It takes its own reference to the record. New
// reference; NULL with MemoryError.
PyObject *core_definition_object(PyTypeObject *type, core_definition *d);

// Returns the outermost graph around `d`, which keeps the objects that were captured in `d`; None
// if `d` is the outermost one. New reference; NULL with an exception.
PyObject *core_definition_around(core_definition *d);

// Return a GraphDefinition for a graph by its ref: of `type`, or a plain one. New reference; NULL
// with an exception.
PyObject *core_definition_of_type(PyTypeObject *type, core_state *st, core_ref *graph);
PyObject *core_graph_definition(core_state *st, core_ref *graph);

// Checks that an argument has a type. Returns 0, or -1 with TypeError.
int core_expect_type(PyObject *o, PyTypeObject *type, const char *name);

#endif
