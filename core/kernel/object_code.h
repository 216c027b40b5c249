// The ObjectCode type: compiled code, loaded at first use.
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
        entries; // bytes: the `.entry` declarations of the PTX of the same compile (signature.h); or NULL
    PyObject *source; // bytes of C++, when it was compiled in this process; or NULL
    struct core_kernel_facts *
        *kernels; // buckets of what is known of its kernels (kernel.h); or NULL
    PyObject *weakrefs;
} ObjectCodeObject;

// What Program and Linker make. `code` bytes; `symbol_mapping` and `entries` may be NULL;
// references are taken. Owned.
PyObject *core_object_code_new(core_state *st, PyObject *code, const char *code_type,
                               PyObject *name, PyObject *symbol_mapping, PyObject *entries);

// The same with the code, bytes or a str path, and its type as they are kept.
PyObject *core_object_code_make(core_state *st, PyObject *code, PyObject *code_type, PyObject *name,
                                PyObject *symbol_mapping, PyObject *entries);

// The library, loaded now if it was not. Borrowed; NULL with an exception.
core_ref *core_object_code_library(ObjectCodeObject *code);

// CUDAError of a call that loads the code, or that finds out what a driver that loads lazily has put
// off: the text says which architecture the code is for, or which file is not there. Always -1.
int core_object_code_raise(ObjectCodeObject *code, CUresult status, const char *function);

// `entries`; those of PTX are found in it at the first question. Borrowed; NULL where there are
// none, with an exception only when memory is short.
PyObject *core_object_code_entries(ObjectCodeObject *code);

#endif
