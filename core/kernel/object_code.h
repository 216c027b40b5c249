// Declares the ObjectCode type: compiled code, which is loaded at first use.
#ifndef CUBIND_CORE_OBJECT_CODE_H
#define CUBIND_CORE_OBJECT_CODE_H

#include "base/ref.h"

typedef struct ObjectCodeObject {
    PyObject_HEAD core_state *st;
    core_ref *library;        // loaded at first use
    PyObject *code;           // bytes, or a str path
    PyObject *code_type;      // str: "cubin"
    PyObject *name;           // str
    PyObject *symbol_mapping; // dict str -> bytes, or NULL
    PyObject *
        entries; // bytes: the `.entry` declarations in this compile's PTX (signature.h); NULL: none
    PyObject *source; // C++ source, as bytes, if it was compiled in this process; else NULL
    struct core_kernel_facts *
        *kernels; // buckets with the facts about its kernels (kernel.h); or NULL
    PyObject *weakrefs;
} ObjectCodeObject;

// Makes an ObjectCode for a Program or Linker. `code` is bytes; `symbol_mapping` and `entries` may
// be NULL. Takes new references to its arguments. Returns a new reference.
PyObject *core_object_code_new(core_state *st, PyObject *code, const char *code_type,
                               PyObject *name, PyObject *symbol_mapping, PyObject *entries);

// Does the same with `code` as bytes or a str path, and `code_type` as a str.
PyObject *core_object_code_make(core_state *st, PyObject *code, PyObject *code_type, PyObject *name,
                                PyObject *symbol_mapping, PyObject *entries);

// Returns the library (borrowed), which it loads at the first call; NULL with an exception.
core_ref *core_object_code_library(ObjectCodeObject *code);

// Raises CUDAError for a call that loads the code, or that reports an error which lazy loading has
// deferred. The text says which architecture the code is for, or which file is missing. Always
// returns -1.
int core_object_code_raise(ObjectCodeObject *code, CUresult status, const char *function);

// Returns `entries` (borrowed); for PTX, extracts them at the first call. Returns NULL if there are
// none, with an exception only if memory is short.
PyObject *core_object_code_entries(ObjectCodeObject *code);

#endif
