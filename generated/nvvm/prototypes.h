// prototypes.h of cubind for libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvvm.yaml.
// clang-format off

// The types of the library's functions.
#ifndef CUBIND_NVVM_PROTOTYPES_H
#define CUBIND_NVVM_PROTOTYPES_H

#include "types.h"

typedef const char *fn_nvvmGetErrorString(nvvmResult result);
typedef nvvmResult fn_nvvmVersion(int *major, int *minor);
typedef nvvmResult fn_nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg);
typedef nvvmResult fn_nvvmLLVMVersion(const char *arch, int *major);
typedef nvvmResult fn_nvvmCreateProgram(nvvmProgram *prog);
typedef nvvmResult fn_nvvmDestroyProgram(nvvmProgram *prog);
typedef nvvmResult fn_nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size,
    const char *name);
typedef nvvmResult fn_nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size,
    const char *name);
typedef nvvmResult fn_nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options);
typedef nvvmResult fn_nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options);
typedef nvvmResult fn_nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet);
typedef nvvmResult fn_nvvmGetCompiledResult(nvvmProgram prog, char *buffer);
typedef nvvmResult fn_nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet);
typedef nvvmResult fn_nvvmGetProgramLog(nvvmProgram prog, char *buffer);

#endif
