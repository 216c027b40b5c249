// Takes an argument that may be an options object or a dict.
#ifndef CUBIND_CORE_OPTIONS_TAKE_H
#define CUBIND_CORE_OPTIONS_TAKE_H

#include "base/state.h"

// Stores in `*out`, owned: an object of the class `name` of cubind.core._options as it is; for a
// dict, a new object of that class; for None, NULL. `what` names the argument in errors, for
// example "Stream options". Returns 0, or -1 with an exception, usually TypeError.
int core_take_options(core_state *st, PyObject *o, const char *name, const char *what,
                      PyObject **out);

#endif
