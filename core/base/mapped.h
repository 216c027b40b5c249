// Which parts of the address space are mapped, and how: for pointers from other code.
#ifndef CUBIND_CORE_MAPPED_H
#define CUBIND_CORE_MAPPED_H

#include <stdbool.h>
#include <stddef.h>

// Return whether the bytes at an address can be read, or executed. They read /proc/self/maps, which
// takes some ten microseconds, so call them rarely. True if the system does not say.
bool core_is_readable(const void *at, size_t size);
bool core_is_code(const void *at);

#endif
