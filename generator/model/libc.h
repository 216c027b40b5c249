// Types that the C library declares: no module has a class for them, and generated code includes the
// library's header instead of declaring them.
#ifndef CUBIND_GENERATOR_LIBC_H
#define CUBIND_GENERATOR_LIBC_H

#include <stdbool.h>

#include "model/model.h"

typedef struct libc_header {
    const char *name;         // stdio.h
    const char *const *types; // the last is NULL
} libc_header;

extern const libc_header libc_headers[];
extern const int libc_header_count;

// A struct of the C library's.
bool libc_declares(const char *name);

// Whether the type, or one that it is made of, is of that header.
bool libc_is_used(const libc_header *header, const type *t);

#endif
