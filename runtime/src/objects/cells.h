// Makes cells: handles, scalars and callbacks, which hold one value of at most 8 bytes.
#ifndef CUBIND_OBJECTS_CELLS_H
#define CUBIND_OBJECTS_CELLS_H

#include "objects/info.h"

// Frees the cells that the module keeps for reuse.
void cb__cells_free(cb_module *m);

// Most results are cells that end soon. Reusing a few of those takes a fraction of the allocator's
// time.
static inline cb_cell *
cell_start(PyTypeObject *type)
{
    cb_module *m = cb__info_own(type)->module;
    cb_cell *c = m->spare_cells;
    if (CB_LIKELY(c != NULL)) {
        m->spare_cells = c->at;
        m->spare_cell_count--;
        (void)PyObject_Init((PyObject *)c, type);
    } else {
        c = (cb_cell *)cb_object_alloc(type, sizeof *c);
        if (CB_UNLIKELY(c == NULL))
            return NULL;
    }
    c->at = &c->value;
    c->value = 0;
    c->keep = NULL;
    c->cached = NULL;
    return c;
}

#endif
