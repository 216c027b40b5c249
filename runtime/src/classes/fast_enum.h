// Adds FastEnum to the module cubind._runtime.
#ifndef CUBIND_CLASSES_FAST_ENUM_H
#define CUBIND_CLASSES_FAST_ENUM_H

#include "cubind/class.h"

// Adds FastEnum, its metaclass and their helpers to the module cubind._runtime.
int cb__fast_enum_add(PyObject *module);

#endif
