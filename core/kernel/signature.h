// Types of kernel parameters, which the driver does not tell: from PTX declarations or from mangled
// C++ names.
#ifndef CUBIND_CORE_SIGNATURE_H
#define CUBIND_CORE_SIGNATURE_H

#include "base/state.h"

enum { CORE_SIGNATURE_MAX = 1024 }; // nothing is known of kernels with more parameters

typedef enum core_kind {
    CORE_KIND_ANY,     // a structure, an enumeration, or not known
    CORE_KIND_INTEGER, // signed or unsigned
    CORE_KIND_SIGNED,
    CORE_KIND_UNSIGNED,
    CORE_KIND_BOOL,
    CORE_KIND_FLOAT,
    CORE_KIND_POINTER,
} core_kind;

typedef struct core_param_type {
    core_kind kind;
    uint32_t size; // 0: not known
} core_param_type;

// Only the `.entry name(.param …)` declarations of a PTX text, one after the other: all that types
// need of it. Owned bytes; NULL with MemoryError.
PyObject *core_signature_extract(const char *ptx, size_t size);

// The types of the kernel `name` in a PTX text or in what was extracted from one: their number, at
// most `limit`, or -1 where it is not there or not understood.
int core_signature_ptx(const char *ptx, size_t size, const char *name, core_param_type *out,
                       int limit);

// Both for a kernel with `count` parameters; `ptx` may be NULL. out[] is CORE_KIND_ANY where
// neither knows.
void core_signature_merge(const char *ptx, size_t size, const char *name, core_param_type *out,
                          int count);

#endif
