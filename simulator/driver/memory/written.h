// Declares which bytes of device memory nothing has written, for the option check=init, and what
// such memory holds, for the option poison. Other memory always counts as written, because the
// program may write it at any time.
#ifndef CUBIND_DRIVER_MEMORY_WRITTEN_H
#define CUBIND_DRIVER_MEMORY_WRITTEN_H

#include <stddef.h>
#include <stdint.h>

#include "memory/ranges.h"

// Call these with the driver's lock held.
void drv_begin_unwritten(const drv_range *range);     // memory was allocated
void drv_end_unwritten(uintptr_t start, size_t size); // memory will be freed, or was written

#endif
