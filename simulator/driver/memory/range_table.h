// Declares the table of allocations, which is sorted by address. An entry does not move while it is
// in the table. Callers hold the driver's lock. Kernels read the table without that lock, so a
// change locks them out, too.
#ifndef CUBIND_DRIVER_MEMORY_RANGE_TABLE_H
#define CUBIND_DRIVER_MEMORY_RANGE_TABLE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct drv_range drv_range;

// Adds a copy of `range`; false if out of memory.
bool drv_table_put(const drv_range *range);
void drv_table_remove(drv_range *range);
// Return the last allocation that starts at or below `address`, and the first allocation that
// starts above it; NULL if there is none.
drv_range *drv_table_below(uintptr_t address);
drv_range *drv_table_above(uintptr_t address);

#endif
