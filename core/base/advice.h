// Advice about failures, from functions of cubind.core._advice.
#ifndef CUBIND_CORE_ADVICE_H
#define CUBIND_CORE_ADVICE_H

#include "base/state.h"

// Calls the function with arguments in Py_BuildValue()'s format (a tuple). Returns a str to append
// to a message, owned, or NULL without an exception if there is no advice. Keeps a pending
// exception.
PyObject *core_advice(const char *function, const char *format, ...);

#endif
