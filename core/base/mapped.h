// What of the address space is mapped, and how: for pointers that somebody else has made.
#ifndef CUBIND_CORE_MAPPED_H
#define CUBIND_CORE_MAPPED_H

#include <stdbool.h>
#include <stddef.h>

// Whether bytes at an address can be read, or be run. By /proc/self/maps, which takes some ten
// microseconds: for calls that are rare. True where the system does not tell.
bool core_is_readable(const void *at, size_t size);
bool core_is_code(const void *at);

#endif
