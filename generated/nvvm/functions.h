// functions.h of cubind for libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvvm.yaml.
// clang-format off

#ifndef CUBIND_NVVM_FUNCTIONS_H
#define CUBIND_NVVM_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "prototypes.h"
#include "symbols.h"

CB_WRAPPER_DECLARE(nvvmGetErrorString);
CB_WRAPPER_DECLARE(nvvmVersion);
CB_WRAPPER_DECLARE(nvvmIRVersion);
CB_WRAPPER_DECLARE(nvvmLLVMVersion);
CB_WRAPPER_DECLARE(nvvmCreateProgram);
CB_WRAPPER_DECLARE(nvvmDestroyProgram);
CB_WRAPPER_DECLARE(nvvmAddModuleToProgram);
CB_WRAPPER_DECLARE(nvvmLazyAddModuleToProgram);
CB_WRAPPER_DECLARE(nvvmCompileProgram);
CB_WRAPPER_DECLARE(nvvmVerifyProgram);
CB_WRAPPER_DECLARE(nvvmGetCompiledResultSize);
CB_WRAPPER_DECLARE(nvvmGetCompiledResult);
CB_WRAPPER_DECLARE(nvvmGetProgramLogSize);
CB_WRAPPER_DECLARE(nvvmGetProgramLog);

extern PyMethodDef nvvm_methods[];
extern PyMethodDef nvvm_checked_methods[];
extern const cb_checked_doc nvvm_checked_docs[];

#endif
