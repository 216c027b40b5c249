// Shared by module.c and layout.c; for module/ only.
#ifndef SIM_MODULE_SYMBOLS_H
#define SIM_MODULE_SYMBOLS_H

#include "module/module.h"

// Gives addresses to the variables of .global and .const and writes their initial values.
void sim_module_layout(sim_module *module);

#endif
