// Says whether memory at an address is mapped for reading or execution: a check of pointers that
// other code passes.
#ifndef CUBIND_CORE_MAPPED_H
#define CUBIND_CORE_MAPPED_H

#include <stdbool.h>
#include <stddef.h>

// Return whether the bytes at an address can be read, or executed. They return true if the system
// does not say. Call them rarely: reading /proc/self/maps takes some ten microseconds.
bool core_is_readable(const void *at, size_t size);
bool core_is_code(const void *at);

#endif
