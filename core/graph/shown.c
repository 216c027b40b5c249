// Keeps the graphs from which Graphs were made, while a notebook wants to draw them.
#include "graph/shown.h"

#include "base/steps.h"
#include "graph/place.h"

void
core_graph_keep_shown(GraphObject *self, core_ref *graph, core_definition *in)
{
    core_definition *before = self->shown, *now = NULL;
    if (self->st->shows_graphs)
        now = in != NULL ? core_definition_take(in) : core_definition_of(self->st, graph);
    if (self->st->shows_graphs && now == NULL)
        PyErr_Clear(); // without memory there is no drawing
    self->shown = now;
    core_definition_drop(before);
}

void
core_graph_forget_shown(GraphObject *self)
{
    core_definition *shown = self->shown;
    self->shown = NULL;
    core_definition_drop(shown);
}

PyObject *
core_graph_definition_shown(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    GraphObject *self = (GraphObject *)o;
    if (self->shown == NULL)
        Py_RETURN_NONE;
    return core_definition_object(self->st->graph_definition_type, self->shown);
}

static PyObject *
show_graphs(PyObject *module, PyObject *on)
{
    int truth = PyObject_IsTrue(on);
    if (truth < 0)
        return NULL;
    ((core_state *)PyModule_GetState(module))->shows_graphs = truth != 0;
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"_show_graphs", show_graphs, METH_O,
     "_show_graphs($module, on, /)\n--\n\n"
     "Choose whether Graphs made from now on keep their definitions."},
    {NULL, NULL, 0, NULL},
};

int
core_shown_init(core_state *Py_UNUSED(st), PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
