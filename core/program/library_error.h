// Raises the errors of nvJitLink and libNVVM, whose exceptions name the status.
#ifndef CUBIND_CORE_LIBRARY_ERROR_H
#define CUBIND_CORE_LIBRARY_ERROR_H

#include "base/state.h"

typedef struct core_library_words {
    const char *enumeration; // the enumeration of statuses in the library's module
    const char *prefix;      // the prefix of its members, which messages omit
    const char *log;         // the name of the log in messages
} core_library_words;

// Raises an exception of `type`: "ERROR_… (<status>)", and a line with the log if `log` (str) is
// not empty. If `log` is NULL, an exception is already pending, and stays. Always returns -1.
int core_library_raise(PyObject *type, PyObject *module, const core_library_words *words,
                       int status, const char *function, PyObject *log);

// Returns whether the pending exception is cubind's exception of this name.
bool core_library_error_is(const char *name);

// Decodes a library's log. Returns a str (new reference).
PyObject *core_library_log(const char *text);

#endif
