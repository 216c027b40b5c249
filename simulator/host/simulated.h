// What the two files about the simulated device share.
#ifndef CUBIND_HOST_SIMULATED_H
#define CUBIND_HOST_SIMULATED_H

#include <stdatomic.h>

#include "cubind_sim.h"
#include "functional.h"

// What the driver calls that which the engine has found.
CUresult fd_simulated_status(cubind_sim_status status);

// Around a kernel (interrupt.c): what it looks at turns other than 0 when it is to end.
const atomic_int *fd_interruptible_begin(void);
void fd_interruptible_end(void);
// The allocation that an address is in, for the kernels of a context: to the byte, or to the multiple of 512 bytes that a GPU
// allocates, where nobody asked for more care.
bool fd_simulated_range(const fd_context *context, uint64_t address, cubind_sim_range *out);
// What is to be said of an address that they do not reach; `data` is the context. For cubind_sim_memory.
bool fd_simulated_describe(void *data, uint64_t address, uint64_t size, char *text, size_t room);

// Keeps what was freed in mind; true: also the memory, which `release` gives back later.
bool fd_remember_freed(const fd_range *range, void (*release)(void *memory, size_t size));

// Tells what is left of a context, or of all, where the options ask for that.
void fd_report_leaks(const fd_context *context);
void fd_report_leaks_at_exit(void);

#endif
