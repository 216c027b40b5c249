// Finds out which of many files have changed, without a Python object for each.
#ifndef CUBIND_CORE_CHANGED_FILES_H
#define CUBIND_CORE_CHANGED_FILES_H

#include "base/state.h"

// Returns the numbers of the files whose state differs from the given one: a new list, in ascending
// order. Both arguments are bytes. `paths` holds texts that end with a NUL: a text with a slash is
// a folder, any other text names a file in the folder before it. Files are numbered from 0.
// `states` holds 32 bytes for each file: size, time of the last change and of the last status
// change in ns, and inode. Each is an unsigned 64-bit number in the machine's order, modulo 2^64. A
// missing file has zeros. A path without a state counts as changed, and so does a state without a
// path.
PyObject *core_changed_files(PyObject *paths, PyObject *states);

#endif
