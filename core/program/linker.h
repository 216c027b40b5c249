// Declares the Linker type, which uses one of two backends: nvJitLink, or the driver's own linker.
#ifndef CUBIND_CORE_LINKER_H
#define CUBIND_CORE_LINKER_H

#include "kernel/object_code.h"

typedef struct core_linker_backend core_linker_backend;

typedef struct LinkerObject {
    PyObject_HEAD core_state *st;
    const core_linker_backend *backend;
    void *handle; // nvJitLinkHandle or core_driver_link; NULL once closed
    int process;
    bool busy;         // a thread is linking, without the GIL
    bool linked;       // a linker links only once
    bool closed;       // if set while busy, the linking thread destroys the handle
    PyObject *options; // LinkerOptions
    PyObject *inputs;  // tuple of ObjectCode: their bytes must live until the link is complete
    PyObject *weakrefs;
} LinkerObject;

// The functions of a backend, which owns `self->handle`. On failure they raise an exception and
// return NULL or -1.
struct core_linker_backend {
    const char *name;   // its value in CompilerBackendType
    const char *render; // the method of LinkerOptions that returns the options for `create`
    int (*create)(LinkerObject *self, PyObject *rendered);
    int (*add)(LinkerObject *self, ObjectCodeObject *code);
    PyObject *(*link)(LinkerObject *self, const char *target); // bytes; releases the GIL inside
    PyObject *(*log)(LinkerObject *self, bool errors);         // str, without a closing NUL
    PyObject *(*handle_object)(LinkerObject *self);            // also for a closed linker
    void (*destroy)(core_state *st, void *handle);
};

// Returns the backend: nvJitLink if it is installed and new enough, otherwise the driver's linker,
// after a RuntimeWarning that is emitted once. NULL with an exception.
const core_linker_backend *core_linker_choose(core_state *st);

// Makes a Linker for a tuple of ObjectCodes; `options` is a LinkerOptions. Returns a new reference.
PyObject *core_linker_new(core_state *st, PyObject *inputs, PyObject *options);

// Checks that no other thread is linking, and that the linker is open and of this process. Returns
// 0, or -1 with RuntimeError.
int core_linker_check(LinkerObject *self);

// Links to "cubin" or "ptx", for Program. Returns bytes (new reference).
PyObject *core_linker_link(LinkerObject *self, const char *target);

// Stores the concatenated kernel declarations of all inputs in `*out` (new reference), or NULL if
// an input has none. Returns 0, or -1 with an exception.
int core_linker_entries(PyObject *inputs, PyObject **out);

#endif
