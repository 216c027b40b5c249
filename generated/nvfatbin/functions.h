// functions.h of cubind for nvFatbin, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvfatbin.yaml.
// clang-format off

#ifndef CUBIND_NVFATBIN_FUNCTIONS_H
#define CUBIND_NVFATBIN_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "prototypes.h"
#include "symbols.h"

CB_WRAPPER_DECLARE(nvFatbinGetErrorString);
CB_WRAPPER_DECLARE(nvFatbinCreate);
CB_WRAPPER_DECLARE(nvFatbinDestroy);
CB_WRAPPER_DECLARE(nvFatbinAddPTX);
CB_WRAPPER_DECLARE(nvFatbinAddCubin);
CB_WRAPPER_DECLARE(nvFatbinAddLTOIR);
CB_WRAPPER_DECLARE(nvFatbinAddIndex);
CB_WRAPPER_DECLARE(nvFatbinAddReloc);
CB_WRAPPER_DECLARE(nvFatbinAddTileIR);
CB_WRAPPER_DECLARE(nvFatbinSize);
CB_WRAPPER_DECLARE(nvFatbinGet);
CB_WRAPPER_DECLARE(nvFatbinVersion);

extern PyMethodDef nvfatbin_methods[];
extern PyMethodDef nvfatbin_checked_methods[];
extern const cb_checked_doc nvfatbin_checked_docs[];

#endif
