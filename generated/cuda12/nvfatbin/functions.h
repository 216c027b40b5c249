// functions.h of cubind for nvFatbin, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvfatbin.yaml.
// clang-format off

#ifndef CUBIND_NVFATBIN_FUNCTIONS_H
#define CUBIND_NVFATBIN_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "prototypes.h"
#include "symbols.h"

CB_WRAPPER(nvFatbinGetErrorString);
CB_WRAPPER(nvFatbinCreate);
CB_WRAPPER(nvFatbinDestroy);
CB_WRAPPER(nvFatbinAddPTX);
CB_WRAPPER(nvFatbinAddCubin);
CB_WRAPPER(nvFatbinAddLTOIR);
CB_WRAPPER(nvFatbinAddIndex);
CB_WRAPPER(nvFatbinAddReloc);
CB_WRAPPER(nvFatbinSize);
CB_WRAPPER(nvFatbinGet);
CB_WRAPPER(nvFatbinVersion);

extern PyMethodDef nvfatbin_methods[];
extern PyMethodDef nvfatbin_checked_methods[];

#endif
