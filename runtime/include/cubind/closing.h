// Notes which handles the program must close.
#ifndef CUBIND_CLOSING_H
#define CUBIND_CLOSING_H

#include "cubind/class.h"

// Returns a new cell for a handle that the library has just made. In the checked form the program
// owns it: it can close it, and is warned if it drops it unclosed. NULL with an exception.
PyObject *cb_cell_made(const cb_form *s, int index, const void *value);
// Marks the cells of a new list likewise. Passes NULL on.
PyObject *cb_cells_made(const cb_form *s, PyObject *list);
// Must be called when a function has destroyed what the handle `o` stands for. If the program owned
// the handle, it is closed now. Ignores any other object. Cannot fail.
void cb_cell_ended(PyObject *o);

#endif
