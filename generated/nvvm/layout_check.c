// layout_check.c of cubind for libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/nvvm.yaml.
// clang-format off

#include <cuda.h>
#include <nvvm.h>

#define CUBIND_NVVM_HEADER_INCLUDED
#include "prototypes.h"

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

// A header of another release may differ; this one was made from 13050.
#define CHECK_SIZE(type, size, align) \
    _Static_assert(sizeof(type) == size && _Alignof(type) == align, "size or alignment of " #type)
#define CHECK_OFFSET(type, field, at) \
    _Static_assert(__builtin_offsetof(type, field) == at, "offset of " #type "." #field)
#define CHECK_ENUMERATOR(enumerator, value) \
    _Static_assert((long long)enumerator == value, "value of " #enumerator)
#define CHECK_MACRO(name, value) \
    _Static_assert((unsigned long long)(name) == value, "value of " #name)
#define CHECK_TYPE(name, type) \
    _Static_assert(__builtin_types_compatible_p(__typeof__(name), type), "type of " #name)

CHECK_ENUMERATOR(NVVM_SUCCESS, 0);
CHECK_ENUMERATOR(NVVM_ERROR_OUT_OF_MEMORY, 1);
CHECK_ENUMERATOR(NVVM_ERROR_PROGRAM_CREATION_FAILURE, 2);
CHECK_ENUMERATOR(NVVM_ERROR_IR_VERSION_MISMATCH, 3);
CHECK_ENUMERATOR(NVVM_ERROR_INVALID_INPUT, 4);
CHECK_ENUMERATOR(NVVM_ERROR_INVALID_PROGRAM, 5);
CHECK_ENUMERATOR(NVVM_ERROR_INVALID_IR, 6);
CHECK_ENUMERATOR(NVVM_ERROR_INVALID_OPTION, 7);
CHECK_ENUMERATOR(NVVM_ERROR_NO_MODULE_IN_PROGRAM, 8);
CHECK_ENUMERATOR(NVVM_ERROR_COMPILATION, 9);
CHECK_ENUMERATOR(NVVM_ERROR_CANCELLED, 10);

CHECK_TYPE(nvvmGetErrorString, fn_nvvmGetErrorString);
CHECK_TYPE(nvvmVersion, fn_nvvmVersion);
CHECK_TYPE(nvvmIRVersion, fn_nvvmIRVersion);
CHECK_TYPE(nvvmLLVMVersion, fn_nvvmLLVMVersion);
CHECK_TYPE(nvvmCreateProgram, fn_nvvmCreateProgram);
CHECK_TYPE(nvvmDestroyProgram, fn_nvvmDestroyProgram);
CHECK_TYPE(nvvmAddModuleToProgram, fn_nvvmAddModuleToProgram);
CHECK_TYPE(nvvmLazyAddModuleToProgram, fn_nvvmLazyAddModuleToProgram);
CHECK_TYPE(nvvmCompileProgram, fn_nvvmCompileProgram);
CHECK_TYPE(nvvmVerifyProgram, fn_nvvmVerifyProgram);
CHECK_TYPE(nvvmGetCompiledResultSize, fn_nvvmGetCompiledResultSize);
CHECK_TYPE(nvvmGetCompiledResult, fn_nvvmGetCompiledResult);
CHECK_TYPE(nvvmGetProgramLogSize, fn_nvvmGetProgramLogSize);
CHECK_TYPE(nvvmGetProgramLog, fn_nvvmGetProgramLog);
