// Declares what all node types share: deallocation, the handle, and the macro for their specs.
#ifndef CUBIND_CORE_GRAPH_NODE_OBJECT_H
#define CUBIND_CORE_GRAPH_NODE_OBJECT_H

#include "base/doc.h"
#include "graph/node.h"

PyObject *core_graph_node_refuse(PyTypeObject *type, PyObject *args, PyObject *kwargs);
void core_graph_node_dealloc(PyObject *o);
int core_graph_node_traverse(PyObject *o, visitproc visit, void *arg);

// Returns the node's handle; NULL for the entry and for nodes that no longer exist.
CUgraphNode core_graph_node_handle(PyObject *o);

// Checks that a node was not inherited through fork(), unless it no longer exists. For queries that
// also work on nodes that no longer exist. Returns 0, or -1 with RuntimeError.
int core_node_check_process(PyObject *o);

// Returns the object's `about`, or None. New reference.
static inline PyObject *
core_node_about(PyObject *o)
{
    PyObject *about = ((GraphNodeObject *)o)->about;
    return Py_NewRef(about != NULL ? about : Py_None);
}

// Returns one of the GraphDefinitions inside a node, or None if it is not known. New reference.
PyObject *core_node_inside(PyObject *o, Py_ssize_t which);

// Defines the spec of a node type. `methods` and `properties` must be NULL-terminated lists, which
// may be empty.
#define CORE_NODE_TYPE(field, type, repr, methods, properties, more_flags) \
    static PyType_Slot field##_slots[] = { \
        {Py_tp_doc, CORE_TYPE_DOC(type)}, \
        {Py_tp_new, core_graph_node_refuse}, \
        {Py_tp_dealloc, core_graph_node_dealloc}, \
        {Py_tp_traverse, core_graph_node_traverse}, \
        {Py_tp_repr, repr}, \
        {Py_tp_methods, methods}, \
        {Py_tp_getset, properties}, \
        {0, NULL}, \
    }; \
    PyType_Spec core_##field##_spec = { \
        .name = "cubind.core.graph." #type, \
        .basicsize = sizeof(GraphNodeObject), \
        .flags = \
            Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE | (more_flags), \
        .slots = field##_slots, \
    }

#endif
