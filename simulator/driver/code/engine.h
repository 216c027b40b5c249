// Declares how images are loaded into the engine. All functions but one are for images that were
// read while kernels ran.
#ifndef CUBIND_DRIVER_CODE_ENGINE_H
#define CUBIND_DRIVER_CODE_ENGINE_H

#include <stddef.h>

#include "code/image.h"
#include "code/module.h"
#include "cubind_sim.h"
#include "types.h"

void drv_read_simulated(drv_image *image, const char *text, size_t size);
// Checks that texts can be linked with each other; if not, `error` gets the reason. `names` has a
// name for each text, with a NUL after each name.
CUresult drv_simulated_link(const char *texts, size_t size, const char *names, char *error,
                            size_t room);
const char *drv_simulated_text(const struct drv_simulated *code, size_t *size);
// Give a module of the engine to a module of the driver, and take it back.
CUresult drv_simulated_module(drv_image *image, struct cubind_sim_module **out);
void drv_simulated_module_end(drv_image *image, struct cubind_sim_module *module);
CUresult drv_simulated_variable(drv_module *module, size_t variable);
CUresult drv_simulated_managed(drv_library *library, size_t variable);
// Returns success if the device supports everything that a kernel needs; if not, passes the reason
// to drv_report().
CUresult drv_simulated_check(const drv_module *module, size_t entry);

// Converts a status of the engine to a status of the driver.
CUresult drv_simulated_status(cubind_sim_status status);

#endif
