// An argument that may be an options object or a dict.
#ifndef CUBIND_CORE_OPTIONS_TAKE_H
#define CUBIND_CORE_OPTIONS_TAKE_H

#include "base/state.h"

// Takes an options argument: None gives NULL without an exception; an object of the class `name` of
// cubind.core._options is taken; a dict becomes one. `what` is "Stream options". Returns 0, or -1
// with TypeError. `*out` is owned.
int core_take_options(core_state *st, PyObject *o, const char *name, const char *what,
                      PyObject **out);

#endif
