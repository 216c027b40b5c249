// Declares whether kernels run.
#ifndef CUBIND_DRIVER_BASE_SIMULATES_H
#define CUBIND_DRIVER_BASE_SIMULATES_H

#include <stdbool.h>

// Returns whether kernels run, as the environment or a test has asked. All functions below are for
// images that were read while this was true.
bool drv_simulates(void);

#endif
