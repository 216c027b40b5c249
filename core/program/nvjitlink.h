// The linker's backend on nvJitLink.
#ifndef CUBIND_CORE_NVJITLINK_H
#define CUBIND_CORE_NVJITLINK_H

#include "program/linker.h"

extern const core_linker_backend core_nvjitlink_backend;

// 13050 of nvJitLink 13.5; 0 where there is none or it is too old. -1 with an exception.
int core_nvjitlink_version(core_state *st);

#endif
