// functions.h of cubind for nvJitLink, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvjitlink.yaml.
// clang-format off

#ifndef CUBIND_NVJITLINK_FUNCTIONS_H
#define CUBIND_NVJITLINK_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "prototypes.h"
#include "symbols.h"

CB_WRAPPER_DECLARE(nvJitLinkCreate);
CB_WRAPPER_DECLARE(nvJitLinkDestroy);
CB_WRAPPER_DECLARE(nvJitLinkAddData);
CB_WRAPPER_DECLARE(nvJitLinkAddFile);
CB_WRAPPER_DECLARE(nvJitLinkComplete);
CB_WRAPPER_DECLARE(nvJitLinkGetLinkedCubinSize);
CB_WRAPPER_DECLARE(nvJitLinkGetLinkedCubin);
CB_WRAPPER_DECLARE(nvJitLinkGetLinkedPtxSize);
CB_WRAPPER_DECLARE(nvJitLinkGetLinkedPtx);
CB_WRAPPER_DECLARE(nvJitLinkGetLinkedLTOIRSize);
CB_WRAPPER_DECLARE(nvJitLinkGetLinkedLTOIR);
CB_WRAPPER_DECLARE(nvJitLinkGetErrorLogSize);
CB_WRAPPER_DECLARE(nvJitLinkGetErrorLog);
CB_WRAPPER_DECLARE(nvJitLinkGetInfoLogSize);
CB_WRAPPER_DECLARE(nvJitLinkGetInfoLog);
CB_WRAPPER_DECLARE(nvJitLinkVersion);

extern PyMethodDef nvjitlink_methods[];
extern PyMethodDef nvjitlink_checked_methods[];
extern const cb_checked_doc nvjitlink_checked_docs[];

#endif
