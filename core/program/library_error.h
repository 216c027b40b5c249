// Failures of the libraries whose exceptions name the status: nvJitLink and libNVVM.
#ifndef CUBIND_CORE_LIBRARY_ERROR_H
#define CUBIND_CORE_LIBRARY_ERROR_H

#include "base/state.h"

typedef struct core_library_words {
    const char *enumeration; // of statuses, in the library's module
    const char *prefix;      // of its members, which messages leave out
    const char *log;         // what messages call the log
} core_library_words;

// An exception of `type`, "ERROR_… (<status>)" and, where `log` (str) has text, a line with that.
// NULL as a log, with its exception, is passed on. Always -1.
int core_library_raise(PyObject *type, PyObject *module, const core_library_words *words,
                       int status, const char *function, PyObject *log);

// Whether the pending exception is the one that cubind has under this name.
bool core_library_error_is(const char *name);

// The text that a library has written as a log. Owned.
PyObject *core_library_log(const char *text);

#endif
