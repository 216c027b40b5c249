// Implements what all node types share.
#include "graph/node_object.h"

PyObject *
core_graph_node_refuse(PyTypeObject *type, PyObject *Py_UNUSED(args), PyObject *Py_UNUSED(kwargs))
{
    return core_refuse_new(core_type_name(type), "Please use GraphDefinition or GraphNode APIs.");
}

void
core_graph_node_dealloc(PyObject *o)
{
    GraphNodeObject *self = (GraphNodeObject *)o;
    PyObject_GC_UnTrack(o);
    if (self->node != NULL) {
        if (self->node->object == self)
            self->node->object = NULL; // before any code can run that would find it
        core_node_release(self->in, self->node);
    }
    if (self->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    Py_CLEAR(self->about);
    Py_CLEAR(self->inside);
    Py_CLEAR(self->sizes);
    core_definition_drop(self->in);
    core_object_free(o);
}

int
core_graph_node_traverse(PyObject *o, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(o));
    Py_VISIT(((GraphNodeObject *)o)->about);
    Py_VISIT(((GraphNodeObject *)o)->inside);
    return 0;
}

PyObject *
core_node_inside(PyObject *o, Py_ssize_t which)
{
    PyObject *inside = ((GraphNodeObject *)o)->inside;
    bool is_known = inside != NULL && which < PyTuple_GET_SIZE(inside);
    return Py_NewRef(is_known ? PyTuple_GET_ITEM(inside, which) : Py_None);
}

CUgraphNode
core_graph_node_handle(PyObject *o)
{
    const core_node *node = ((GraphNodeObject *)o)->node;
    return node != NULL && ((GraphNodeObject *)o)->in->graph != NULL ? node->handle : NULL;
}

int
core_node_check_process(PyObject *o)
{
    if (core_graph_node_handle(o) == NULL)
        return 0;
    return core_check_process(o, ((GraphNodeObject *)o)->in->graph->process);
}
