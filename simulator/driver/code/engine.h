// Declares how images are loaded into the engine. All functions but one are for images that were
// read while kernels ran.
#ifndef CUBIND_DRIVER_CODE_ENGINE_H
#define CUBIND_DRIVER_CODE_ENGINE_H

#include <stddef.h>

#include "code/image.h"
#include "code/module.h"
#include "cubind_sim.h"
#include "types.h"

void fd_read_simulated(fd_image *image, const char *text, size_t size);
// Checks that texts can be linked with each other; if not, `error` gets the reason. `names` has a
// name for each text, with a NUL after each name.
CUresult fd_simulated_link(const char *texts, size_t size, const char *names, char *error,
                           size_t room);
const char *fd_simulated_text(const struct fd_simulated *code, size_t *size);
// Give a module of the engine to a module of the driver, and take it back.
CUresult fd_simulated_module(fd_image *image, struct cubind_sim_module **out);
void fd_simulated_module_end(fd_image *image, struct cubind_sim_module *module);
CUresult fd_simulated_variable(fd_module *module, size_t variable);
CUresult fd_simulated_managed(fd_library *library, size_t variable);
// Returns success if the device supports everything that a kernel needs; if not, passes the reason
// to drv_report().
CUresult fd_simulated_check(const fd_module *module, size_t entry);

// Converts a status of the engine to a status of the driver.
CUresult fd_simulated_status(cubind_sim_status status);

#endif
