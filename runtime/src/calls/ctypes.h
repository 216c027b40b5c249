// Maps ctypes classes to codes, for kernel arguments that are declared by their ctypes classes.
#ifndef CUBIND_CALLS_CTYPES_H
#define CUBIND_CALLS_CTYPES_H

#include "calls/state.h"

typedef enum ctype {
    CTYPE_UNKNOWN,
    CTYPE_BOOL,
    CTYPE_CHAR,
    CTYPE_WCHAR,
    CTYPE_INT8,
    CTYPE_UINT8,
    CTYPE_INT16,
    CTYPE_UINT16,
    CTYPE_INT32,
    CTYPE_UINT32,
    CTYPE_INT64,
    CTYPE_UINT64,
    CTYPE_FLOAT,
    CTYPE_DOUBLE,
    CTYPE_POINTER,
    CTYPE_NONE,
} ctype;

// Returns the table of ctypes classes, made at first use by importing ctypes. NULL with the
// import's exception. cb__ctypes_free() frees the table.
cb__ctypes *cb__ctypes_load(cb_calls *calls);
int cb__ctypes_traverse(cb__ctypes *c, visitproc visit, void *arg);
void cb__ctypes_free(cb__ctypes *c);

// Returns the code for an entry of the tuple of types in kernelParams; CTYPE_UNKNOWN with an
// exception (E19 of docs/compatibility-bindings.md).
ctype cb__ctype_of(cb_module *m, PyObject *type);
// Returns the code of a class; CTYPE_UNKNOWN without an exception for any other object.
ctype cb__ctypes_recall(const cb__ctypes *c, PyObject *type);

#endif
