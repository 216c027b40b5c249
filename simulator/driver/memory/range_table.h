// Declares the table of allocations, which is sorted by address. An entry does not move while it is
// in the table. Callers hold the driver's lock. Kernels read the table without that lock, so a
// change locks them out, too.
#ifndef CUBIND_DRIVER_MEMORY_RANGE_TABLE_H
#define CUBIND_DRIVER_MEMORY_RANGE_TABLE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct fd_range fd_range;

// Adds a copy of `range`; false if out of memory.
bool fd_table_put(const fd_range *range);
void fd_table_remove(fd_range *range);
// Return the last allocation that starts at or below `address`, and the first allocation that
// starts above it; NULL if there is none.
fd_range *fd_table_below(uintptr_t address);
fd_range *fd_table_above(uintptr_t address);

#endif
