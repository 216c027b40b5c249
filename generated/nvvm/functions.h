// functions.h of cubind's binding of the libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvvm.yaml.
// clang-format off

#ifndef CUBIND_NVVM_FUNCTIONS_H
#define CUBIND_NVVM_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "symbols.h"
#include "types.h"

typedef const char * fn_nvvmGetErrorString(nvvmResult result);
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

CB_WRAPPER(nvvmGetErrorString);
CB_WRAPPER(nvvmVersion);
CB_WRAPPER(nvvmIRVersion);
CB_WRAPPER(nvvmLLVMVersion);
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
