// Declares the function that module.c and layout.c share. Only files of module/ include it.
#ifndef SIM_MODULE_SYMBOLS_H
#define SIM_MODULE_SYMBOLS_H

#include "module/module.h"

// Assigns addresses to the variables of .global and .const, and writes their initial values.
void sim_module_layout(sim_module *module);

#endif
