// functions.h of cubind for NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#ifndef CUBIND_NVRTC_FUNCTIONS_H
#define CUBIND_NVRTC_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "prototypes.h"
#include "symbols.h"

CB_WRAPPER(nvrtcGetErrorString);
CB_WRAPPER(nvrtcVersion);
CB_WRAPPER(nvrtcGetNumSupportedArchs);
CB_WRAPPER(nvrtcGetSupportedArchs);
CB_WRAPPER(nvrtcCreateProgram);
CB_WRAPPER(nvrtcDestroyProgram);
CB_WRAPPER(nvrtcCompileProgram);
CB_WRAPPER(nvrtcGetPTXSize);
CB_WRAPPER(nvrtcGetPTX);
CB_WRAPPER(nvrtcGetCUBINSize);
CB_WRAPPER(nvrtcGetCUBIN);
CB_WRAPPER(nvrtcGetLTOIRSize);
CB_WRAPPER(nvrtcGetLTOIR);
CB_WRAPPER(nvrtcGetOptiXIRSize);
CB_WRAPPER(nvrtcGetOptiXIR);
CB_WRAPPER(nvrtcGetProgramLogSize);
CB_WRAPPER(nvrtcGetProgramLog);
CB_WRAPPER(nvrtcAddNameExpression);
CB_WRAPPER(nvrtcGetLoweredName);
CB_WRAPPER(nvrtcGetPCHHeapSize);
CB_WRAPPER(nvrtcSetPCHHeapSize);
CB_WRAPPER(nvrtcGetPCHCreateStatus);
CB_WRAPPER(nvrtcGetPCHHeapSizeRequired);
CB_WRAPPER(nvrtcSetFlowCallback);
CB_WRAPPER(nvrtcGetTileIRSize);
CB_WRAPPER(nvrtcGetTileIR);
CB_WRAPPER(nvrtcInstallBundledHeaders);
CB_WRAPPER(nvrtcGetBundledHeadersInfo);
CB_WRAPPER(nvrtcRemoveBundledHeaders);

// What the library calls for a Python callable.
int trampoline_nvrtcSetFlowCallback_callback(void *user_data, void *arg1);

extern PyMethodDef nvrtc_methods[];
extern PyMethodDef nvrtc_checked_methods[];

#endif
