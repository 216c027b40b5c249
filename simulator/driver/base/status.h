// Declares the names and texts of statuses.
#ifndef CUBIND_DRIVER_BASE_STATUS_H
#define CUBIND_DRIVER_BASE_STATUS_H

#include "types.h"

// Return the name of a status (CUDA_ERROR_OUT_OF_MEMORY), or its text (out of memory); NULL if
// there is no such status. Both are valid forever. The second needs the lock.
const char *drv_status_name(CUresult status);
const char *drv_status_text(CUresult status);

#endif
