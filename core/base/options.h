// The options classes with few fields, which programs make and read a lot.
#ifndef CUBIND_CORE_OPTIONS_H
#define CUBIND_CORE_OPTIONS_H

#include "base/state.h"

// An attribute of an options object: the field of that number where it is one of ours, else (an
// instance of a subclass) what it answers to that name. Owned; NULL with an exception.
PyObject *core_option(PyObject *options, int field, const char *name);

// Whether `o` is of exactly the class of that name, one of these.
bool core_is_options(PyObject *o, const char *name);

#endif
