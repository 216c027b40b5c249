// layout_check.c of cubind's binding of the nvFatbin, API version 12.9.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and
//     generator/specs/nvfatbin.yaml.
// Header: nvFatbin.h
// clang-format off

#include <cuda.h>
#include <nvFatbin.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

// A header of another release may differ; this one was made from 12090.
_Static_assert((long long)NVFATBIN_SUCCESS == 0LL, "value of NVFATBIN_SUCCESS");
_Static_assert((long long)NVFATBIN_ERROR_INTERNAL == 1LL, "value of NVFATBIN_ERROR_INTERNAL");
_Static_assert((long long)NVFATBIN_ERROR_ELF_ARCH_MISMATCH == 2LL,
    "value of NVFATBIN_ERROR_ELF_ARCH_MISMATCH");
_Static_assert((long long)NVFATBIN_ERROR_ELF_SIZE_MISMATCH == 3LL,
    "value of NVFATBIN_ERROR_ELF_SIZE_MISMATCH");
_Static_assert((long long)NVFATBIN_ERROR_MISSING_PTX_VERSION == 4LL,
    "value of NVFATBIN_ERROR_MISSING_PTX_VERSION");
_Static_assert((long long)NVFATBIN_ERROR_NULL_POINTER == 5LL,
    "value of NVFATBIN_ERROR_NULL_POINTER");
_Static_assert((long long)NVFATBIN_ERROR_COMPRESSION_FAILED == 6LL,
    "value of NVFATBIN_ERROR_COMPRESSION_FAILED");
_Static_assert((long long)NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED == 7LL,
    "value of NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED");
_Static_assert((long long)NVFATBIN_ERROR_UNRECOGNIZED_OPTION == 8LL,
    "value of NVFATBIN_ERROR_UNRECOGNIZED_OPTION");
_Static_assert((long long)NVFATBIN_ERROR_INVALID_ARCH == 9LL,
    "value of NVFATBIN_ERROR_INVALID_ARCH");
_Static_assert((long long)NVFATBIN_ERROR_INVALID_NVVM == 10LL,
    "value of NVFATBIN_ERROR_INVALID_NVVM");
_Static_assert((long long)NVFATBIN_ERROR_EMPTY_INPUT == 11LL,
    "value of NVFATBIN_ERROR_EMPTY_INPUT");
_Static_assert((long long)NVFATBIN_ERROR_MISSING_PTX_ARCH == 12LL,
    "value of NVFATBIN_ERROR_MISSING_PTX_ARCH");
_Static_assert((long long)NVFATBIN_ERROR_PTX_ARCH_MISMATCH == 13LL,
    "value of NVFATBIN_ERROR_PTX_ARCH_MISMATCH");
_Static_assert((long long)NVFATBIN_ERROR_MISSING_FATBIN == 14LL,
    "value of NVFATBIN_ERROR_MISSING_FATBIN");
_Static_assert((long long)NVFATBIN_ERROR_INVALID_INDEX == 15LL,
    "value of NVFATBIN_ERROR_INVALID_INDEX");
_Static_assert((long long)NVFATBIN_ERROR_IDENTIFIER_REUSE == 16LL,
    "value of NVFATBIN_ERROR_IDENTIFIER_REUSE");
_Static_assert((long long)NVFATBIN_ERROR_INTERNAL_PTX_OPTION == 17LL,
    "value of NVFATBIN_ERROR_INTERNAL_PTX_OPTION");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvFatbinGetErrorString),
    const char *(nvFatbinResult result)), "type of nvFatbinGetErrorString");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvFatbinCreate),
    nvFatbinResult(nvFatbinHandle *handle_indirect, const char **options, size_t optionsCount)),
    "type of nvFatbinCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvFatbinDestroy),
    nvFatbinResult(nvFatbinHandle *handle_indirect)), "type of nvFatbinDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvFatbinAddPTX),
    nvFatbinResult(nvFatbinHandle handle, const char *code, size_t size, const char *arch,
    const char *identifier, const char *optionsCmdLine)), "type of nvFatbinAddPTX");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvFatbinAddCubin),
    nvFatbinResult(nvFatbinHandle handle, const void *code, size_t size, const char *arch,
    const char *identifier)), "type of nvFatbinAddCubin");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvFatbinAddLTOIR),
    nvFatbinResult(nvFatbinHandle handle, const void *code, size_t size, const char *arch,
    const char *identifier, const char *optionsCmdLine)), "type of nvFatbinAddLTOIR");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvFatbinAddIndex),
    nvFatbinResult(nvFatbinHandle handle, const void *code, size_t size, const char *identifier)),
    "type of nvFatbinAddIndex");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvFatbinAddReloc),
    nvFatbinResult(nvFatbinHandle handle, const void *code, size_t size)),
    "type of nvFatbinAddReloc");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvFatbinSize),
    nvFatbinResult(nvFatbinHandle handle, size_t *size)), "type of nvFatbinSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvFatbinGet),
    nvFatbinResult(nvFatbinHandle handle, void *buffer)), "type of nvFatbinGet");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvFatbinVersion),
    nvFatbinResult(unsigned int *major, unsigned int *minor)), "type of nvFatbinVersion");
