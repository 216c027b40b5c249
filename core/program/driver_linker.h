// Declares the Linker's backend that uses the driver's own linker.
#ifndef CUBIND_CORE_DRIVER_LINKER_H
#define CUBIND_CORE_DRIVER_LINKER_H

#include "program/linker.h"

extern const core_linker_backend core_driver_backend;

#endif
