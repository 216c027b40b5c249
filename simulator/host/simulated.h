// Declares the functions that the files about the simulated device share.
#ifndef CUBIND_HOST_SIMULATED_H
#define CUBIND_HOST_SIMULATED_H

#include <stdatomic.h>

#include "cubind_sim.h"
#include "functional.h"

// Keeps the output of a kernel until fd_settle() writes it. This is `print` of
// cubind_sim_launch_config.
void fd_keep_output(void *data, const char *text, size_t length);

// Converts a status of the engine to a status of the driver.
CUresult fd_simulated_status(cubind_sim_status status);

// Enclose the run of a kernel that an interrupt may end (interrupt.c). The flag that is returned
// becomes nonzero when the kernel must end.
const atomic_int *fd_interruptible_begin(void);
void fd_interruptible_end(void);
// Finds the allocation that contains an address, for kernels of a context. With the check "memory",
// the allocation ends at its last byte; otherwise it ends at a multiple of 512 bytes, which a GPU
// allocates.
bool fd_simulated_range(const fd_context *context, uint64_t address, cubind_sim_range *out);
// Describes an address that kernels cannot access; `data` is the context. This is `describe` of
// cubind_sim_memory.
bool fd_simulated_describe(void *data, uint64_t address, uint64_t size, char *text, size_t room);

// An allocation that was freed.
typedef struct fd_freed {
    uintptr_t start;
    size_t size;
    const char *made_by, *freed_by;
    void (*release)(void *memory, size_t size); // NULL: the memory is not kept
} fd_freed;

// Returns the freed allocation that contained an address; the last one, if there are several. NULL:
// there is none.
const fd_freed *fd_freed_at(uint64_t address);
// Remembers an allocation that was freed. True: its memory is also kept, and `release` will free it
// later.
bool fd_remember_freed(const fd_range *range, void (*release)(void *memory, size_t size));

// Reports the allocations of a context (NULL: of all contexts) that were not freed, if the options
// ask for that.
void fd_report_leaks(const fd_context *context);
void fd_report_leaks_at_exit(void);

#endif
