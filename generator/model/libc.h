// Lists types that the C library declares. No module has a class for such a type, and generated
// code includes the C library's header instead of declaring it.
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

// Whether the C library declares a struct of that name.
bool libc_declares(const char *name);

// Whether the type, or a type within it, comes from that header.
bool libc_is_used(const libc_header *header, const type *t);

#endif
