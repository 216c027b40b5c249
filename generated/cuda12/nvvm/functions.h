// functions.h of cubind for libNVVM, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvvm.yaml.
// clang-format off

#ifndef CUBIND_NVVM_FUNCTIONS_H
#define CUBIND_NVVM_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "prototypes.h"
#include "symbols.h"

CB_WRAPPER(nvvmGetErrorString);
CB_WRAPPER(nvvmVersion);
CB_WRAPPER(nvvmIRVersion);
CB_WRAPPER(nvvmCreateProgram);
CB_WRAPPER(nvvmDestroyProgram);
CB_WRAPPER(nvvmAddModuleToProgram);
CB_WRAPPER(nvvmLazyAddModuleToProgram);
CB_WRAPPER(nvvmCompileProgram);
CB_WRAPPER(nvvmVerifyProgram);
CB_WRAPPER(nvvmGetCompiledResultSize);
CB_WRAPPER(nvvmGetCompiledResult);
CB_WRAPPER(nvvmGetProgramLogSize);
CB_WRAPPER(nvvmGetProgramLog);

extern PyMethodDef nvvm_methods[];
extern PyMethodDef nvvm_checked_methods[];

#endif
