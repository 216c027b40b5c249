// layout_check.c of cubind's binding of the libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/nvvm.yaml.
// Header: nvvm.h
// clang-format off

#include <cuda.h>
#include <nvvm.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

// A header of another release may differ; this one was made from 13050.
_Static_assert((long long)NVVM_SUCCESS == 0LL, "value of NVVM_SUCCESS");
_Static_assert((long long)NVVM_ERROR_OUT_OF_MEMORY == 1LL, "value of NVVM_ERROR_OUT_OF_MEMORY");
_Static_assert((long long)NVVM_ERROR_PROGRAM_CREATION_FAILURE == 2LL,
    "value of NVVM_ERROR_PROGRAM_CREATION_FAILURE");
_Static_assert((long long)NVVM_ERROR_IR_VERSION_MISMATCH == 3LL,
    "value of NVVM_ERROR_IR_VERSION_MISMATCH");
_Static_assert((long long)NVVM_ERROR_INVALID_INPUT == 4LL, "value of NVVM_ERROR_INVALID_INPUT");
_Static_assert((long long)NVVM_ERROR_INVALID_PROGRAM == 5LL, "value of NVVM_ERROR_INVALID_PROGRAM");
_Static_assert((long long)NVVM_ERROR_INVALID_IR == 6LL, "value of NVVM_ERROR_INVALID_IR");
_Static_assert((long long)NVVM_ERROR_INVALID_OPTION == 7LL, "value of NVVM_ERROR_INVALID_OPTION");
_Static_assert((long long)NVVM_ERROR_NO_MODULE_IN_PROGRAM == 8LL,
    "value of NVVM_ERROR_NO_MODULE_IN_PROGRAM");
_Static_assert((long long)NVVM_ERROR_COMPILATION == 9LL, "value of NVVM_ERROR_COMPILATION");
_Static_assert((long long)NVVM_ERROR_CANCELLED == 10LL, "value of NVVM_ERROR_CANCELLED");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvvmGetErrorString),
    const char *(nvvmResult result)), "type of nvvmGetErrorString");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvvmVersion),
    nvvmResult(int *major, int *minor)), "type of nvvmVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvvmIRVersion),
    nvvmResult(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg)), "type of nvvmIRVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvvmLLVMVersion),
    nvvmResult(const char *arch, int *major)), "type of nvvmLLVMVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvvmCreateProgram),
    nvvmResult(nvvmProgram *prog)), "type of nvvmCreateProgram");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvvmDestroyProgram),
    nvvmResult(nvvmProgram *prog)), "type of nvvmDestroyProgram");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvvmAddModuleToProgram),
    nvvmResult(nvvmProgram prog, const char *buffer, size_t size, const char *name)),
    "type of nvvmAddModuleToProgram");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvvmLazyAddModuleToProgram),
    nvvmResult(nvvmProgram prog, const char *buffer, size_t size, const char *name)),
    "type of nvvmLazyAddModuleToProgram");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvvmCompileProgram),
    nvvmResult(nvvmProgram prog, int numOptions, const char **options)),
    "type of nvvmCompileProgram");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvvmVerifyProgram),
    nvvmResult(nvvmProgram prog, int numOptions, const char **options)),
    "type of nvvmVerifyProgram");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvvmGetCompiledResultSize),
    nvvmResult(nvvmProgram prog, size_t *bufferSizeRet)), "type of nvvmGetCompiledResultSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvvmGetCompiledResult),
    nvvmResult(nvvmProgram prog, char *buffer)), "type of nvvmGetCompiledResult");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvvmGetProgramLogSize),
    nvvmResult(nvvmProgram prog, size_t *bufferSizeRet)), "type of nvvmGetProgramLogSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvvmGetProgramLog),
    nvvmResult(nvvmProgram prog, char *buffer)), "type of nvvmGetProgramLog");
