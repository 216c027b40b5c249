// Loads images into the engine, so that their kernels can run. The engine owns the variables of its
// modules; the driver registers them as allocations.
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "functional.h"

int
cubind_simulator_is_initialized(void)
{
    return fd_initialized() == CUDA_SUCCESS;
}
