// Adds close() to handles, and warns about those that are dropped unclosed.
#ifndef CUBIND_CLASSES_CLOSING_H
#define CUBIND_CLASSES_CLOSING_H

#include "objects/info.h"

// Adds close() and its like to the type of a handle that some function closes. Returns 0, or -1
// with an exception.
int cb__closing_add(cb_info *info);
// Returns whether Python runs with -X dev. Handles then know where they were made.
bool cb__is_dev_mode(void);
// Prepares the end of a cell whose `cached` is set: empties the record's slot, or warns about a
// handle that was not closed.
void cb__cell_leave(PyObject *self);

#endif
