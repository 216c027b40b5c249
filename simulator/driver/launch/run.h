// Declares the launch of kernels on the simulated device.
#ifndef CUBIND_DRIVER_LAUNCH_RUN_H
#define CUBIND_DRIVER_LAUNCH_RUN_H

#include "code/image.h"
#include "code/module.h"
#include "stream/stream.h"
#include "types.h"

typedef struct functional_launch functional_launch;

// Queues a kernel on the simulated device (simulated_launch.c).
CUresult drv_simulated_launch(const functional_launch *launch, const drv_module *module,
                              const drv_entry *entry, drv_stream *stream,
                              const unsigned char *bytes);

#endif
