// functions.h of cubind for NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#ifndef CUBIND_NVRTC_FUNCTIONS_H
#define CUBIND_NVRTC_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "prototypes.h"
#include "symbols.h"

CB_WRAPPER_DECLARE(nvrtcGetErrorString);
CB_WRAPPER_DECLARE(nvrtcVersion);
CB_WRAPPER_DECLARE(nvrtcGetNumSupportedArchs);
CB_WRAPPER_DECLARE(nvrtcGetSupportedArchs);
CB_WRAPPER_DECLARE(nvrtcCreateProgram);
CB_WRAPPER_DECLARE(nvrtcDestroyProgram);
CB_WRAPPER_DECLARE(nvrtcCompileProgram);
CB_WRAPPER_DECLARE(nvrtcGetPTXSize);
CB_WRAPPER_DECLARE(nvrtcGetPTX);
CB_WRAPPER_DECLARE(nvrtcGetCUBINSize);
CB_WRAPPER_DECLARE(nvrtcGetCUBIN);
CB_WRAPPER_DECLARE(nvrtcGetLTOIRSize);
CB_WRAPPER_DECLARE(nvrtcGetLTOIR);
CB_WRAPPER_DECLARE(nvrtcGetOptiXIRSize);
CB_WRAPPER_DECLARE(nvrtcGetOptiXIR);
CB_WRAPPER_DECLARE(nvrtcGetProgramLogSize);
CB_WRAPPER_DECLARE(nvrtcGetProgramLog);
CB_WRAPPER_DECLARE(nvrtcAddNameExpression);
CB_WRAPPER_DECLARE(nvrtcGetLoweredName);
CB_WRAPPER_DECLARE(nvrtcGetPCHHeapSize);
CB_WRAPPER_DECLARE(nvrtcSetPCHHeapSize);
CB_WRAPPER_DECLARE(nvrtcGetPCHCreateStatus);
CB_WRAPPER_DECLARE(nvrtcGetPCHHeapSizeRequired);
CB_WRAPPER_DECLARE(nvrtcSetFlowCallback);
CB_WRAPPER_DECLARE(nvrtcGetTileIRSize);
CB_WRAPPER_DECLARE(nvrtcGetTileIR);
CB_WRAPPER_DECLARE(nvrtcInstallBundledHeaders);
CB_WRAPPER_DECLARE(nvrtcGetBundledHeadersInfo);
CB_WRAPPER_DECLARE(nvrtcRemoveBundledHeaders);

// The functions through which the library calls a Python callable.
int trampoline_nvrtcSetFlowCallback_callback(void *user_data, void *arg1);

extern PyMethodDef nvrtc_methods[];
extern PyMethodDef nvrtc_checked_methods[];
extern const cb_checked_doc nvrtc_checked_docs[];

#endif
