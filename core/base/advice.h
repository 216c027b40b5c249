// Gets advice about failures from functions of cubind.core._advice.
#ifndef CUBIND_CORE_ADVICE_H
#define CUBIND_CORE_ADVICE_H

#include "base/state.h"

// Calls that function with arguments given in Py_BuildValue()'s format (a tuple). Returns a str to
// append to a message, owned, or NULL without an exception if there is no advice. A pending
// exception stays pending.
PyObject *core_advice(const char *function, const char *format, ...);

#endif
