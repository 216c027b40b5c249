// Names locations in memory, for reports.
#ifndef SIM_EXECUTE_NAME_H
#define SIM_EXECUTE_NAME_H

#include "execute/state.h"

// Writes where a location in this process is: a variable or an allocation, and the offset in it. A
// location in shared memory is named by its offset from the start of a block's shared memory.
void sim_name_shared(const sim_grid *grid, uint32_t offset, char *text, size_t room);
void sim_name_global(const sim_grid *grid, uintptr_t where, char *text, size_t room);

#endif
