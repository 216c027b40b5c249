// Declares sentences about addresses, and reports of memory that was never freed.
#ifndef CUBIND_DRIVER_MEMORY_DESCRIBE_H
#define CUBIND_DRIVER_MEMORY_DESCRIBE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cubind_sim.h"
#include "device/context.h"

// Finds the allocation that contains an address, for kernels of a context. With the check "memory",
// the allocation ends at its last byte; otherwise it ends at a multiple of 512 bytes, which a GPU
// allocates.
bool drv_simulated_range(const drv_context *context, uint64_t address, cubind_sim_range *out);
// Describes an address that kernels cannot access; `data` is the context. This is `describe` of
// cubind_sim_memory.
bool drv_simulated_describe(void *data, uint64_t address, uint64_t size, char *text, size_t room);

// Reports the allocations of a context (NULL: of all contexts) that were not freed, if the options
// ask for that.
void drv_report_leaks(const drv_context *context);
void drv_report_leaks_at_exit(void);

#endif
