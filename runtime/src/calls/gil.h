// Declares the functions of the GIL policy (cubind/gil.h) that only cubind._runtime calls.
#ifndef CUBIND_RT_GIL_H
#define CUBIND_RT_GIL_H

#include "cubind/gil.h"

// Makes the state of the current interpreter; NULL with an exception.
cb_gil *cb__gil_new(void);

// Must be called when the interpreter ends. Calls after that follow the last setting.
void cb__gil_end(cb_gil *g);

// Sets the packages that pass their own host functions. The tuple has a name for each package whose
// versions all count, and (name, major, minor) for one of which only newer versions count. Returns
// 0, or -1 with TypeError.
int cb__gil_watch(cb_gil *g, PyObject *packages);

// Applies cubind.keep_gil(): `on` is True, False or None. Returns the former setting as a new
// reference; NULL with an exception.
PyObject *cb__gil_keep(cb_gil *g, PyObject *on);

#endif
