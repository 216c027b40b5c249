// The part of gil.h that cubind._runtime alone calls.
#ifndef CUBIND_RT_GIL_H
#define CUBIND_RT_GIL_H

#include "cubind/gil.h"

// For the current interpreter; NULL with an exception.
cb_gil *cb__gil_new(void);

// The interpreter ends: calls that come later keep what was said last.
void cb__gil_end(cb_gil *g);

// Which packages to look for: a tuple of str.
int cb__gil_watch(cb_gil *g, PyObject *names);

// True, False or None, and what held before as a new reference.
PyObject *cb__gil_keep(cb_gil *g, PyObject *on);

#endif
