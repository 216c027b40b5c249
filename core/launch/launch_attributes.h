// Handles the optional launch attributes, which a LaunchConfig may have beyond the fields that all
// have.
#ifndef CUBIND_CORE_LAUNCH_ATTRIBUTES_H
#define CUBIND_CORE_LAUNCH_ATTRIBUTES_H

#include "base/state.h"

// The number of these attributes.
enum { CORE_EXTRAS = 12 };

// Checks a value and writes the attribute. Returns the value that the LaunchConfig shows for the
// field (new reference), or NULL with an exception.
PyObject *core_extra_take(core_state *st, int extra, PyObject *value, CUlaunchAttribute *out);

#endif
