// Makes cells, and frees those that a module keeps for reuse.
#include "objects/cells.h"

#include "cubind/cells.h"

void
cb__cells_free(cb_module *m)
{
    for (cb_cell *c = m->spare_cells, *next; c != NULL; c = next) {
        next = c->at;
        PyObject_Free(c);
    }
    m->spare_cells = NULL;
}

PyObject *
cb_cell_new(cb_module *m, int index, const void *value)
{
    PyTypeObject *type = cb_type(m, index);
    cb_cell *c = type != NULL ? cell_start(type) : NULL;
    if (CB_UNLIKELY(c == NULL))
        return NULL;
    cb_copy_small(&c->value, value, m->binding->classes[index].size);
    return (PyObject *)c;
}

PyObject *
cb_cell_view(cb_module *m, int index, void *at, PyObject *keep)
{
    PyTypeObject *type = cb_type(m, index);
    cb_cell *c = type != NULL ? cell_start(type) : NULL;
    if (CB_UNLIKELY(c == NULL))
        return NULL;
    c->at = at;
    c->keep = Py_XNewRef(keep);
    return (PyObject *)c;
}
