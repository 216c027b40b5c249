// types.h of cubind for libNVVM, API version 12.9.
// Do not edit: made by cubind-gen from templates/types.h.in and generator/specs/nvvm.yaml.
// clang-format off

#ifndef CUBIND_NVVM_TYPES_H
#define CUBIND_NVVM_TYPES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define CUBIND_ASSERT static_assert
extern "C" {
#else
#define CUBIND_ASSERT _Static_assert
#endif

#ifndef CUBIND_NVVM_HEADER_INCLUDED

enum nvvmResult {
    NVVM_SUCCESS = 0,
    NVVM_ERROR_OUT_OF_MEMORY = 1,
    NVVM_ERROR_PROGRAM_CREATION_FAILURE = 2,
    NVVM_ERROR_IR_VERSION_MISMATCH = 3,
    NVVM_ERROR_INVALID_INPUT = 4,
    NVVM_ERROR_INVALID_PROGRAM = 5,
    NVVM_ERROR_INVALID_IR = 6,
    NVVM_ERROR_INVALID_OPTION = 7,
    NVVM_ERROR_NO_MODULE_IN_PROGRAM = 8,
    NVVM_ERROR_COMPILATION = 9,
    NVVM_ERROR_CANCELLED = 10,
};
typedef enum nvvmResult nvvmResult;

struct _nvvmProgram;

typedef struct _nvvmProgram *nvvmProgram;

#endif // CUBIND_NVVM_HEADER_INCLUDED

#ifdef __cplusplus
}
#endif
#undef CUBIND_ASSERT

#endif
