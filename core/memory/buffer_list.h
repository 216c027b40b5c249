// Takes lists of Buffers, the arguments of functions that work on many of them in one call.
#ifndef CUBIND_CORE_BUFFER_LIST_H
#define CUBIND_CORE_BUFFER_LIST_H

#include "base/state.h"

// Returns the Buffers of a sequence as a tuple, owned. Raises TypeError if `given` is a Buffer or
// no sequence of Buffers, and ValueError if it is empty. The texts begin with `function`, and name
// `single` as what to use for one Buffer.
PyObject *core_take_buffers(core_state *st, const char *function, const char *single,
                            PyObject *given);

#endif
