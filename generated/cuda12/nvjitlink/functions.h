// functions.h of cubind for nvJitLink, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvjitlink.yaml.
// clang-format off

#ifndef CUBIND_NVJITLINK_FUNCTIONS_H
#define CUBIND_NVJITLINK_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "prototypes.h"
#include "symbols.h"

CB_WRAPPER(nvJitLinkCreate);
CB_WRAPPER(nvJitLinkDestroy);
CB_WRAPPER(nvJitLinkAddData);
CB_WRAPPER(nvJitLinkAddFile);
CB_WRAPPER(nvJitLinkComplete);
CB_WRAPPER(nvJitLinkGetLinkedCubinSize);
CB_WRAPPER(nvJitLinkGetLinkedCubin);
CB_WRAPPER(nvJitLinkGetLinkedPtxSize);
CB_WRAPPER(nvJitLinkGetLinkedPtx);
CB_WRAPPER(nvJitLinkGetErrorLogSize);
CB_WRAPPER(nvJitLinkGetErrorLog);
CB_WRAPPER(nvJitLinkGetInfoLogSize);
CB_WRAPPER(nvJitLinkGetInfoLog);
CB_WRAPPER(nvJitLinkVersion);

extern PyMethodDef nvjitlink_methods[];
extern PyMethodDef nvjitlink_checked_methods[];

#endif
