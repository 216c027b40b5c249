// Declares the places at which nodes are added: a graph, or a node of it that the new node will
// follow.
#ifndef CUBIND_CORE_GRAPH_PLACE_H
#define CUBIND_CORE_GRAPH_PLACE_H

#include "graph/definition.h"

// A place for a new node: in a graph, either after a node or at the entry. A GraphDefinition has
// this struct.
typedef struct GraphPlaceObject {
    PyObject_HEAD core_state *st;
    core_definition *in;
    core_node *node; // NULL for the entry
    PyObject *weakrefs;
} GraphPlaceObject;

// Raises RuntimeError for a place that no longer exists or belongs to another process. Returns 0 if
// the place is usable, or -1.
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

// Returns a GraphDefinition, of the class `type`, for a record, to which it takes a reference. New
// reference; NULL with MemoryError.
PyObject *core_definition_object(PyTypeObject *type, core_definition *d);

// Returns the outermost graph around `d`, which keeps the objects that were captured in `d`; None
// if `d` itself is the outermost graph. New reference; NULL with an exception.
PyObject *core_definition_around(core_definition *d);

// Returns a GraphDefinition of the class `type` for a graph, given its ref. New reference; NULL
// with an exception.
PyObject *core_definition_of_type(PyTypeObject *type, core_state *st, core_ref *graph);

// Checks that an argument has a type. Returns 0, or -1 with TypeError.
int core_expect_type(PyObject *o, PyTypeObject *type, const char *name);

#endif
