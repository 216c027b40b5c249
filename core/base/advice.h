// Advice about failures, by functions of cubind.core._advice.
#ifndef CUBIND_CORE_ADVICE_H
#define CUBIND_CORE_ADVICE_H

#include "base/state.h"

// Calls the function with arguments as of Py_BuildValue() (a tuple). Returns a str to be put behind a
// message. Owned; NULL, without an exception, where there is nothing to say. Keeps a pending exception.
PyObject *core_advice(const char *function, const char *format, ...);

#endif
