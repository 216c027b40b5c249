// Finds the types of kernel parameters, which the driver does not report, in PTX declarations and
// mangled C++ names.
#ifndef CUBIND_CORE_SIGNATURE_H
#define CUBIND_CORE_SIGNATURE_H

#include "kernel/pointee.h"

// A kernel with more parameters than this has no known types.
enum { CORE_SIGNATURE_MAX = 1024 };

typedef enum core_kind {
    CORE_KIND_ANY,     // a struct, an enum, or unknown
    CORE_KIND_INTEGER, // signed or unsigned
    CORE_KIND_SIGNED,
    CORE_KIND_UNSIGNED,
    CORE_KIND_BOOL,
    CORE_KIND_FLOAT,
    CORE_KIND_POINTER,
} core_kind;

typedef struct core_param_type {
    core_kind kind;
    uint32_t size; // 0: unknown
    // Set by core_signature_mangled() alone. For a pointer: the type it points to. For other types:
    // the type itself, as a pointee.
    core_pointee pointee;
} core_param_type;

// Extracts the `.entry name(.param …)` declarations of a PTX text, which are all that the types
// need. Returns bytes (new reference), or NULL with MemoryError.
PyObject *core_signature_extract(const char *ptx, size_t size);

// Stores the parameter types of the kernel `name` in a PTX text, or in an extract of one. Returns
// their number, at most `limit`, or -1 if the kernel is not found or its declaration is not
// understood.
int core_signature_ptx(const char *ptx, size_t size, const char *name, core_param_type *out,
                       int limit);

// Merges the types from PTX (may be NULL) and from the mangled name, for a kernel with `count`
// parameters. A type that neither source determines is CORE_KIND_ANY.
void core_signature_merge(const char *ptx, size_t size, const char *name, core_param_type *out,
                          int count);

#endif
