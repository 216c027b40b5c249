// Declares the check of a launch against the limits of the device.
#ifndef CUBIND_DRIVER_LAUNCH_CHECK_H
#define CUBIND_DRIVER_LAUNCH_CHECK_H

#include "code/function.h"
#include "types.h"

typedef struct drv_green drv_green;
typedef struct functional_launch functional_launch;

// Returns success if the device can launch the kernel with this shape (launch_check.c).
// `green` is the green context of the stream, or NULL.
CUresult drv_check_launch(const functional_launch *launch, drv_function *function,
                          const drv_green *green);

#endif
