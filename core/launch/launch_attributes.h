// Launch attributes beyond the fields that each LaunchConfig has.
#ifndef CUBIND_CORE_LAUNCH_ATTRIBUTES_H
#define CUBIND_CORE_LAUNCH_ATTRIBUTES_H

#include "base/state.h"

// How many there are.
enum { CORE_EXTRAS = 12 };

// Checks a value, writes the attribute, and gives back the value to show. Owned; NULL with an
// exception.
PyObject *core_extra_take(core_state *st, int extra, PyObject *value, CUlaunchAttribute *out);

#endif
