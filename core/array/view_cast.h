// Another layout or element type on a view's memory.
#ifndef CUBIND_CORE_VIEW_CAST_H
#define CUBIND_CORE_VIEW_CAST_H

#include "base/state.h"

// The method view().
PyObject *core_view_cast(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                         PyObject *kwnames);

#endif
