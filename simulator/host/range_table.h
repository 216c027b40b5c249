// The allocations in the order of their addresses. An allocation stays where it is as long as it is in the table. The caller
// has the driver's lock; changes keep out those who look without it.
#ifndef CUBIND_HOST_RANGE_TABLE_H
#define CUBIND_HOST_RANGE_TABLE_H

#include "functional.h"

// A copy of it; false where there is no memory.
bool fd_table_put(const fd_range *range);
void fd_table_remove(fd_range *range);
// The last one that starts at `address` or below, and the first one that starts above it; NULL: there is none.
fd_range *fd_table_below(uintptr_t address);
fd_range *fd_table_above(uintptr_t address);

#endif
