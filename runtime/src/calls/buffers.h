// Recognises numpy arrays.
#ifndef CUBIND_CALLS_BUFFERS_H
#define CUBIND_CALLS_BUFFERS_H

#include "cubind/class.h"

// Returns whether `o` is a numpy array. Does not import numpy: if it has not been imported, no
// object is a numpy array.
bool cb__is_ndarray(cb_module *m, PyObject *o);

#endif
