// Finds out which of many files have changed, without making a Python object for each file.
#ifndef CUBIND_CORE_CHANGED_FILES_H
#define CUBIND_CORE_CHANGED_FILES_H

#include "base/state.h"

// Returns the numbers of the files whose state differs from the given one, as a new list in
// ascending order. Both arguments are bytes. `paths` holds NUL-terminated strings. A string with a
// slash is the path of a folder; any other string is the name of a file in the latest folder. Files
// are numbered from
// 0. `states` holds 32 bytes for each file: its size, the times of its last change and of its last
//    status change in ns, and its inode. Each is an unsigned 64-bit number in native byte order,
//    modulo 2^64. The state of a missing file is all zeros. A file without a state counts as
//    changed, and so does a state without a file.
PyObject *core_changed_files(PyObject *paths, PyObject *states);

#endif
