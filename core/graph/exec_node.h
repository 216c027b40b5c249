// Makes views of the nodes in executable graphs, for graph[node] and Graph.update_nodes().
#ifndef CUBIND_CORE_EXEC_NODE_H
#define CUBIND_CORE_EXEC_NODE_H

#include "base/doc.h"
#include "graph/instantiate.h"
#include "graph/kind.h"

#include <structmember.h>

// Returns a view of the node that corresponds to `node`, a node of a graph definition, in an
// executable graph. New reference; NULL with an exception.
PyObject *core_exec_node(GraphObject *graph, PyObject *node);

// Implements Graph.update_nodes(): changes many nodes at once.
PyObject *core_exec_update_nodes(PyObject *graph, PyObject *changes);

// --- types of views ------------------------------------------------------------------------------

// The garbage collector does not track views. A view refers to the executable graph, and the
// collector cannot see the objects that the graph keeps alive. So a cycle through a view would live
// until the graph is gone, whether the view is tracked or not.
typedef struct ExecNodeObject {
    PyObject_HEAD core_state *st;
    const core_node_kind *kind;
    // Stays valid if the Graph is closed. Its owner is a dict of the objects that the graph keeps
    // alive.
    core_ref *exec;
    GraphNodeObject *node;
    PyObject *weakrefs;
} ExecNodeObject;

PyObject *core_exec_node_new(PyTypeObject *type, PyObject *args, PyObject *kwargs);
void core_exec_node_dealloc(PyObject *o);
PyObject *core_exec_node_repr(PyObject *o);
extern PyMemberDef core_exec_node_members[];

// The methods of views: update() by the row of the node's kind, enable() and disable().
PyObject *core_exec_node_update(PyObject *o, PyObject *const *args, Py_ssize_t nargs,
                                PyObject *kwnames);
PyObject *core_exec_node_enable(PyObject *o, PyObject *unused);
PyObject *core_exec_node_disable(PyObject *o, PyObject *unused);
PyObject *core_exec_node_is_enabled(PyObject *o, void *closure);

// Define the spec of a view's type, with update(). CORE_EXEC_TYPE_ENABLED() is for kinds that can
// be disabled.
#define CORE_EXEC_TYPE(field, type) \
    static PyMethodDef field##_methods[] = {CORE_EXEC_UPDATE(type), {NULL, NULL, 0, NULL}}; \
    static PyGetSetDef field##_getset[] = {{NULL, NULL, NULL, NULL, NULL}}; \
    CORE_EXEC_TYPE_WITH(field, type, field##_methods, field##_getset, 0)

#define CORE_EXEC_TYPE_ENABLED(field, type) \
    static PyMethodDef field##_methods[] = { \
        CORE_EXEC_UPDATE(type), \
        {"enable", core_exec_node_enable, METH_NOARGS, CORE_DOC(_CanBeDisabled, enable)}, \
        {"disable", core_exec_node_disable, METH_NOARGS, CORE_DOC(_CanBeDisabled, disable)}, \
        {NULL, NULL, 0, NULL}, \
    }; \
    static PyGetSetDef field##_getset[] = { \
        {"is_enabled", core_exec_node_is_enabled, NULL, CORE_DOC(_CanBeDisabled, is_enabled), \
         NULL}, \
        {NULL, NULL, NULL, NULL, NULL}, \
    }; \
    CORE_EXEC_TYPE_WITH(field, type, field##_methods, field##_getset, 0)

#define CORE_EXEC_UPDATE(type) \
    {"update", CORE_KEYWORDS(core_exec_node_update), CORE_DOC(type, update)}

#define CORE_EXEC_TYPE_WITH(field, type, methods, properties, more_flags) \
    static PyType_Slot field##_slots[] = { \
        {Py_tp_doc, CORE_TYPE_DOC(type)}, \
        {Py_tp_new, core_exec_node_new}, \
        {Py_tp_dealloc, core_exec_node_dealloc}, \
        {Py_tp_repr, core_exec_node_repr}, \
        {Py_tp_methods, methods}, \
        {Py_tp_getset, properties}, \
        {Py_tp_members, core_exec_node_members}, \
        {0, NULL}, \
    }; \
    PyType_Spec core_##field##_spec = { \
        .name = "cubind.core.graph." #type, \
        .basicsize = sizeof(ExecNodeObject), \
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE | (more_flags), \
        .slots = field##_slots, \
    }

#endif
