// Declares what every call that waits does at its end.
#ifndef CUBIND_DRIVER_DEVICE_SETTLE_H
#define CUBIND_DRIVER_DEVICE_SETTLE_H

#include <stddef.h>

#include "types.h"

typedef struct drv_context drv_context;

// Writes the output of kernels, and returns the fault of a kernel if there was one; from then on,
// all calls return that fault. Every call that waits calls it.
CUresult drv_settle(drv_context *context);

// Keeps the output of a kernel until drv_settle() writes it. This is `print` of
// cubind_sim_launch_config.
void drv_keep_output(void *data, const char *text, size_t length);

#endif
