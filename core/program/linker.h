// The Linker type, over one of two backends: nvJitLink, or the driver's own linker.
#ifndef CUBIND_CORE_LINKER_H
#define CUBIND_CORE_LINKER_H

#include "kernel/object_code.h"

typedef struct core_linker_backend core_linker_backend;

typedef struct LinkerObject {
    PyObject_HEAD core_state *st;
    const core_linker_backend *backend;
    void *handle; // nvJitLinkHandle or core_driver_link; NULL once closed
    int process;
    bool busy;         // a thread links, without the GIL
    bool linked;       // a linker links once
    bool closed;       // while busy: the linking thread destroys
    PyObject *options; // LinkerOptions
    PyObject *inputs;  // tuple of ObjectCode: their bytes must live until the link is complete
    PyObject *weakrefs;
} LinkerObject;

// What a backend does; `self->handle` is its own. Failures are exceptions.
struct core_linker_backend {
    const char *name;   // as CompilerBackendType has it
    const char *render; // method of LinkerOptions that gives `create` its options
    int (*create)(LinkerObject *self, PyObject *rendered);
    int (*add)(LinkerObject *self, ObjectCodeObject *code);
    PyObject *(*link)(LinkerObject *self, const char *target); // bytes; without the GIL inside
    PyObject *(*log)(LinkerObject *self, bool errors);         // str, without a closing NUL
    PyObject *(*handle_object)(LinkerObject *self);            // also of a closed one
    void (*destroy)(core_state *st, void *handle);
};

// nvJitLink where it is installed and new enough, else the driver's with one RuntimeWarning. NULL
// with an exception.
const core_linker_backend *core_linker_choose(core_state *st);

// A Linker of a tuple of ObjectCodes; `options` is a LinkerOptions. Owned.
PyObject *core_linker_new(core_state *st, PyObject *inputs, PyObject *options);

// The linked code as bytes, for Program; `target` is "cubin" or "ptx". Owned.
PyObject *core_linker_link(LinkerObject *self, const char *target);

// The declarations of all inputs' kernels, one after the other; `*out` is NULL where an input has
// none. Owned.
int core_linker_entries(PyObject *inputs, PyObject **out);

#endif
