// Declarations that the files about the simulated device share.
#ifndef CUBIND_HOST_SIMULATED_H
#define CUBIND_HOST_SIMULATED_H

#include <stdatomic.h>

#include "cubind_sim.h"
#include "functional.h"

// Returns the driver's status for the engine's.
CUresult fd_simulated_status(cubind_sim_status status);

// Enclose the run of a kernel (interrupt.c). The flag becomes nonzero when the kernel must end.
const atomic_int *fd_interruptible_begin(void);
void fd_interruptible_end(void);
// Finds the allocation that contains an address, for kernels of a context. With the check "memory"
// it ends at its last byte, else at a multiple of 512 bytes, as a GPU allocates.
bool fd_simulated_range(const fd_context *context, uint64_t address, cubind_sim_range *out);
// Describes an address that kernels cannot access; `data` is the context. For cubind_sim_memory.
bool fd_simulated_describe(void *data, uint64_t address, uint64_t size, char *text, size_t room);

// Remembers an allocation that was freed. True: its memory is kept, too, and `release` frees it
// later.
bool fd_remember_freed(const fd_range *range, void (*release)(void *memory, size_t size));

// Reports the allocations that are left of a context (NULL: of all), if the options ask for that.
void fd_report_leaks(const fd_context *context);
void fd_report_leaks_at_exit(void);

#endif
