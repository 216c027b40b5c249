// Declares the Linker's backend that uses nvJitLink.
#ifndef CUBIND_CORE_NVJITLINK_H
#define CUBIND_CORE_NVJITLINK_H

#include "program/linker.h"

extern const core_linker_backend core_nvjitlink_backend;

// Returns 13050 for nvJitLink 13.5, 0 if it is missing or too old, -1 with an exception.
int core_nvjitlink_version(core_state *st);

#endif
