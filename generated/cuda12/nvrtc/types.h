// types.h of cubind for NVRTC, API version 12.9.
// Do not edit: made by cubind-gen from templates/types.h.in and generator/specs/nvrtc.yaml.
// clang-format off

#ifndef CUBIND_NVRTC_TYPES_H
#define CUBIND_NVRTC_TYPES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define CUBIND_ASSERT static_assert
extern "C" {
#else
#define CUBIND_ASSERT _Static_assert
#endif

#ifndef CUBIND_NVRTC_HEADER_INCLUDED

enum nvrtcResult {
    NVRTC_SUCCESS = 0,
    NVRTC_ERROR_OUT_OF_MEMORY = 1,
    NVRTC_ERROR_PROGRAM_CREATION_FAILURE = 2,
    NVRTC_ERROR_INVALID_INPUT = 3,
    NVRTC_ERROR_INVALID_PROGRAM = 4,
    NVRTC_ERROR_INVALID_OPTION = 5,
    NVRTC_ERROR_COMPILATION = 6,
    NVRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7,
    NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8,
    NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9,
    NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10,
    NVRTC_ERROR_INTERNAL_ERROR = 11,
    NVRTC_ERROR_TIME_FILE_WRITE_FAILED = 12,
    NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED = 13,
    NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED = 14,
    NVRTC_ERROR_PCH_CREATE = 15,
    NVRTC_ERROR_CANCELLED = 16,
};
typedef enum nvrtcResult nvrtcResult;

struct _nvrtcProgram;

typedef struct _nvrtcProgram *nvrtcProgram;

#endif // CUBIND_NVRTC_HEADER_INCLUDED

#ifdef __cplusplus
}
#endif
#undef CUBIND_ASSERT

#endif
