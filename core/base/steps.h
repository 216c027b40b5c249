// Declares the functions that steps.def lists.
#ifndef CUBIND_CORE_STEPS_H
#define CUBIND_CORE_STEPS_H

#include "base/state.h"

#define CORE_STEP(function) int function(core_state *st, PyObject *module);
#include "base/steps.def"
#undef CORE_STEP

#endif
