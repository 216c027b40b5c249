// layout_check.c of cubind for nvJitLink, API version 13.5.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and
//     generator/specs/nvjitlink.yaml.
// clang-format off

#include <cuda.h>
#include <nvJitLink.h>

#define CUBIND_NVJITLINK_HEADER_INCLUDED
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
CHECK_ENUMERATOR(NVJITLINK_SUCCESS, 0LL);
CHECK_ENUMERATOR(NVJITLINK_ERROR_UNRECOGNIZED_OPTION, 1LL);
CHECK_ENUMERATOR(NVJITLINK_ERROR_MISSING_ARCH, 2LL);
CHECK_ENUMERATOR(NVJITLINK_ERROR_INVALID_INPUT, 3LL);
CHECK_ENUMERATOR(NVJITLINK_ERROR_PTX_COMPILE, 4LL);
CHECK_ENUMERATOR(NVJITLINK_ERROR_NVVM_COMPILE, 5LL);
CHECK_ENUMERATOR(NVJITLINK_ERROR_INTERNAL, 6LL);
CHECK_ENUMERATOR(NVJITLINK_ERROR_THREADPOOL, 7LL);
CHECK_ENUMERATOR(NVJITLINK_ERROR_UNRECOGNIZED_INPUT, 8LL);
CHECK_ENUMERATOR(NVJITLINK_ERROR_FINALIZE, 9LL);
CHECK_ENUMERATOR(NVJITLINK_ERROR_NULL_INPUT, 10LL);
CHECK_ENUMERATOR(NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS, 11LL);
CHECK_ENUMERATOR(NVJITLINK_ERROR_INCORRECT_INPUT_TYPE, 12LL);
CHECK_ENUMERATOR(NVJITLINK_ERROR_ARCH_MISMATCH, 13LL);
CHECK_ENUMERATOR(NVJITLINK_ERROR_OUTDATED_LIBRARY, 14LL);
CHECK_ENUMERATOR(NVJITLINK_ERROR_MISSING_FATBIN, 15LL);
CHECK_ENUMERATOR(NVJITLINK_ERROR_UNRECOGNIZED_ARCH, 16LL);
CHECK_ENUMERATOR(NVJITLINK_ERROR_UNSUPPORTED_ARCH, 17LL);
CHECK_ENUMERATOR(NVJITLINK_ERROR_LTO_NOT_ENABLED, 18LL);
CHECK_ENUMERATOR(NVJITLINK_INPUT_NONE, 0LL);
CHECK_ENUMERATOR(NVJITLINK_INPUT_CUBIN, 1LL);
CHECK_ENUMERATOR(NVJITLINK_INPUT_PTX, 2LL);
CHECK_ENUMERATOR(NVJITLINK_INPUT_LTOIR, 3LL);
CHECK_ENUMERATOR(NVJITLINK_INPUT_FATBIN, 4LL);
CHECK_ENUMERATOR(NVJITLINK_INPUT_OBJECT, 5LL);
CHECK_ENUMERATOR(NVJITLINK_INPUT_LIBRARY, 6LL);
CHECK_ENUMERATOR(NVJITLINK_INPUT_INDEX, 7LL);
CHECK_ENUMERATOR(NVJITLINK_INPUT_ANY, 10LL);
CHECK_TYPE(nvJitLinkCreate, fn_nvJitLinkCreate);
CHECK_TYPE(nvJitLinkDestroy, fn_nvJitLinkDestroy);
CHECK_TYPE(nvJitLinkAddData, fn_nvJitLinkAddData);
CHECK_TYPE(nvJitLinkAddFile, fn_nvJitLinkAddFile);
CHECK_TYPE(nvJitLinkComplete, fn_nvJitLinkComplete);
CHECK_TYPE(nvJitLinkGetLinkedCubinSize, fn_nvJitLinkGetLinkedCubinSize);
CHECK_TYPE(nvJitLinkGetLinkedCubin, fn_nvJitLinkGetLinkedCubin);
CHECK_TYPE(nvJitLinkGetLinkedPtxSize, fn_nvJitLinkGetLinkedPtxSize);
CHECK_TYPE(nvJitLinkGetLinkedPtx, fn_nvJitLinkGetLinkedPtx);
CHECK_TYPE(nvJitLinkGetLinkedLTOIRSize, fn_nvJitLinkGetLinkedLTOIRSize);
CHECK_TYPE(nvJitLinkGetLinkedLTOIR, fn_nvJitLinkGetLinkedLTOIR);
CHECK_TYPE(nvJitLinkGetErrorLogSize, fn_nvJitLinkGetErrorLogSize);
CHECK_TYPE(nvJitLinkGetErrorLog, fn_nvJitLinkGetErrorLog);
CHECK_TYPE(nvJitLinkGetInfoLogSize, fn_nvJitLinkGetInfoLogSize);
CHECK_TYPE(nvJitLinkGetInfoLog, fn_nvJitLinkGetInfoLog);
CHECK_TYPE(nvJitLinkVersion, fn_nvJitLinkVersion);
