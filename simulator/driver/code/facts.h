// Declares how an image gets its facts from a module of the engine.
#ifndef CUBIND_DRIVER_CODE_FACTS_H
#define CUBIND_DRIVER_CODE_FACTS_H

#include <stdbool.h>

#include "cubind_sim.h"

typedef struct drv_image drv_image;

// Adds the version and the target of a module, its kernels and its variables to an image. It does
// not add data about the kernels' code, or the variables' values. False: out of memory.
bool drv_read_facts(drv_image *image, cubind_sim_module *module);

#endif
