// types.h of cubind for nvFatbin, API version 12.9.
// Do not edit: made by cubind-gen from templates/types.h.in and generator/specs/nvfatbin.yaml.
// clang-format off

#ifndef CUBIND_NVFATBIN_TYPES_H
#define CUBIND_NVFATBIN_TYPES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define CUBIND_ASSERT static_assert
extern "C" {
#else
#define CUBIND_ASSERT _Static_assert
#endif

#ifndef CUBIND_NVFATBIN_HEADER_INCLUDED

enum nvFatbinResult {
    NVFATBIN_SUCCESS = 0,
    NVFATBIN_ERROR_INTERNAL = 1,
    NVFATBIN_ERROR_ELF_ARCH_MISMATCH = 2,
    NVFATBIN_ERROR_ELF_SIZE_MISMATCH = 3,
    NVFATBIN_ERROR_MISSING_PTX_VERSION = 4,
    NVFATBIN_ERROR_NULL_POINTER = 5,
    NVFATBIN_ERROR_COMPRESSION_FAILED = 6,
    NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED = 7,
    NVFATBIN_ERROR_UNRECOGNIZED_OPTION = 8,
    NVFATBIN_ERROR_INVALID_ARCH = 9,
    NVFATBIN_ERROR_INVALID_NVVM = 10,
    NVFATBIN_ERROR_EMPTY_INPUT = 11,
    NVFATBIN_ERROR_MISSING_PTX_ARCH = 12,
    NVFATBIN_ERROR_PTX_ARCH_MISMATCH = 13,
    NVFATBIN_ERROR_MISSING_FATBIN = 14,
    NVFATBIN_ERROR_INVALID_INDEX = 15,
    NVFATBIN_ERROR_IDENTIFIER_REUSE = 16,
    NVFATBIN_ERROR_INTERNAL_PTX_OPTION = 17,
};
typedef enum nvFatbinResult nvFatbinResult;

struct _nvFatbinHandle;

typedef struct _nvFatbinHandle *nvFatbinHandle;

#endif // CUBIND_NVFATBIN_HEADER_INCLUDED

#ifdef __cplusplus
}
#endif
#undef CUBIND_ASSERT

#endif
