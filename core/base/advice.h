// What else there is to say of a failure, by functions of cubind.core._advice.
#ifndef CUBIND_CORE_ADVICE_H
#define CUBIND_CORE_ADVICE_H

#include "base/state.h"

// What the function returns for arguments as of Py_BuildValue() (a tuple): a str to be put behind a
// message. Owned; NULL, without an exception, where there is nothing to say. Keeps a pending exception.
PyObject *core_advice(const char *function, const char *format, ...);

#endif
