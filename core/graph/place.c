// Makes GraphDefinition objects, and raises the errors for graphs and nodes that no longer exist.
#include "graph/place.h"

#include "base/process.h"

int
core_place_refuse(PyObject *o)
{
    const GraphPlaceObject *place = (GraphPlaceObject *)o;
    bool is_definition = PyObject_TypeCheck(o, place->st->graph_definition_type);
    if (place->in->graph == NULL || !core_definition_is_there(place->in))
        PyErr_SetString(PyExc_RuntimeError,
                        is_definition ? "GraphDefinition is no longer valid"
                                      : "GraphNode belongs to an invalid GraphDefinition");
    else if (place->node != NULL && place->node->handle == NULL)
        PyErr_SetString(PyExc_RuntimeError, "GraphNode has been destroyed");
    else
        return core_check_process(o, place->in->graph->process);
    return -1;
}

PyObject *
core_definition_object(PyTypeObject *type, core_definition *d)
{
    GraphPlaceObject *self = (GraphPlaceObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->st = d->st;
    self->in = core_definition_take(d);
    return (PyObject *)self;
}

PyObject *
core_definition_around(core_definition *d)
{
    return d->outer != NULL ? core_definition_object(d->st->graph_definition_type, d->root)
                            : Py_NewRef(Py_None);
}

PyObject *
core_definition_of_type(PyTypeObject *type, core_state *st, core_ref *graph)
{
    core_definition *d = core_definition_of(st, graph);
    PyObject *self = d != NULL ? core_definition_object(type, d) : NULL;
    core_definition_drop(d);
    return self;
}

int
core_expect_type(PyObject *o, PyTypeObject *type, const char *name)
{
    if (PyObject_TypeCheck(o, type))
        return 0;
    PyErr_Format(PyExc_TypeError, "%s must be of type %s, not %.200s", name, core_type_name(type),
                 Py_TYPE(o)->tp_name);
    return -1;
}
