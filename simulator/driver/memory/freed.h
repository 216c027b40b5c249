// Declares the memory of freed allocations.
#ifndef CUBIND_DRIVER_MEMORY_FREED_H
#define CUBIND_DRIVER_MEMORY_FREED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct drv_range drv_range;

// An allocation that was freed.
typedef struct drv_freed {
    uintptr_t start;
    size_t size;
    const char *made_by, *freed_by;
    void (*release)(void *memory, size_t size); // NULL: the memory is not kept
} drv_freed;

// Returns the freed allocation that contained an address; the last one, if there are several. NULL:
// there is none.
const drv_freed *drv_freed_at(uint64_t address);
// Remembers an allocation that was freed. True: its memory is also kept, and `release` will free it
// later.
bool drv_remember_freed(const drv_range *range, void (*release)(void *memory, size_t size));

#endif
