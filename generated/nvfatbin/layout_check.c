// layout_check.c of cubind for nvFatbin, API version 13.5.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and
// generator/specs/nvfatbin.yaml.
// clang-format off

#include <cuda.h>
#include <nvFatbin.h>

#define CUBIND_NVFATBIN_HEADER_INCLUDED
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

CHECK_ENUMERATOR(NVFATBIN_SUCCESS, 0);
CHECK_ENUMERATOR(NVFATBIN_ERROR_INTERNAL, 1);
CHECK_ENUMERATOR(NVFATBIN_ERROR_ELF_ARCH_MISMATCH, 2);
CHECK_ENUMERATOR(NVFATBIN_ERROR_ELF_SIZE_MISMATCH, 3);
CHECK_ENUMERATOR(NVFATBIN_ERROR_MISSING_PTX_VERSION, 4);
CHECK_ENUMERATOR(NVFATBIN_ERROR_NULL_POINTER, 5);
CHECK_ENUMERATOR(NVFATBIN_ERROR_COMPRESSION_FAILED, 6);
CHECK_ENUMERATOR(NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED, 7);
CHECK_ENUMERATOR(NVFATBIN_ERROR_UNRECOGNIZED_OPTION, 8);
CHECK_ENUMERATOR(NVFATBIN_ERROR_INVALID_ARCH, 9);
CHECK_ENUMERATOR(NVFATBIN_ERROR_INVALID_NVVM, 10);
CHECK_ENUMERATOR(NVFATBIN_ERROR_EMPTY_INPUT, 11);
CHECK_ENUMERATOR(NVFATBIN_ERROR_MISSING_PTX_ARCH, 12);
CHECK_ENUMERATOR(NVFATBIN_ERROR_PTX_ARCH_MISMATCH, 13);
CHECK_ENUMERATOR(NVFATBIN_ERROR_MISSING_FATBIN, 14);
CHECK_ENUMERATOR(NVFATBIN_ERROR_INVALID_INDEX, 15);
CHECK_ENUMERATOR(NVFATBIN_ERROR_IDENTIFIER_REUSE, 16);
CHECK_ENUMERATOR(NVFATBIN_ERROR_INTERNAL_PTX_OPTION, 17);

CHECK_TYPE(nvFatbinGetErrorString, fn_nvFatbinGetErrorString);
CHECK_TYPE(nvFatbinCreate, fn_nvFatbinCreate);
CHECK_TYPE(nvFatbinDestroy, fn_nvFatbinDestroy);
CHECK_TYPE(nvFatbinAddPTX, fn_nvFatbinAddPTX);
CHECK_TYPE(nvFatbinAddCubin, fn_nvFatbinAddCubin);
CHECK_TYPE(nvFatbinAddLTOIR, fn_nvFatbinAddLTOIR);
CHECK_TYPE(nvFatbinAddIndex, fn_nvFatbinAddIndex);
CHECK_TYPE(nvFatbinAddReloc, fn_nvFatbinAddReloc);
CHECK_TYPE(nvFatbinAddTileIR, fn_nvFatbinAddTileIR);
CHECK_TYPE(nvFatbinSize, fn_nvFatbinSize);
CHECK_TYPE(nvFatbinGet, fn_nvFatbinGet);
CHECK_TYPE(nvFatbinVersion, fn_nvFatbinVersion);
