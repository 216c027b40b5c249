// Where nodes are added: in a graph, or behind a node of it.
#ifndef CUBIND_CORE_GRAPH_PLACE_H
#define CUBIND_CORE_GRAPH_PLACE_H

#include "graph/definition.h"

// Where a node can be added: in a graph, after a node or after nothing. A GraphDefinition is just this.
typedef struct GraphPlaceObject {
    PyObject_HEAD core_state *st;
    core_definition *in;
    core_node *node; // NULL: of the entry
    PyObject *weakrefs;
} GraphPlaceObject;

// Usable: there, and of this process. 0, or -1 with RuntimeError.
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

// A GraphDefinition of a record, of which it takes a reference; of a graph by its ref. Owned.
PyObject *core_definition_object(PyTypeObject *type, core_definition *d);

// The outermost graph around `d`, which keeps what was captured in `d`; None where `d` is the outermost. Owned; NULL with an
// exception.
PyObject *core_definition_around(core_definition *d);
PyObject *core_definition_of_type(PyTypeObject *type, core_state *st, core_ref *graph);
PyObject *core_graph_definition(core_state *st, core_ref *graph);

// An argument that must be of a type. 0, or -1 with TypeError.
int core_expect_type(PyObject *o, PyTypeObject *type, const char *name);

#endif
