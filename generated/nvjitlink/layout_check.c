// layout_check.c of cubind for nvJitLink, API version 13.5.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and
// generator/specs/nvjitlink.yaml.
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

CHECK_ENUMERATOR(NVJITLINK_SUCCESS, 0);
CHECK_ENUMERATOR(NVJITLINK_ERROR_UNRECOGNIZED_OPTION, 1);
CHECK_ENUMERATOR(NVJITLINK_ERROR_MISSING_ARCH, 2);
CHECK_ENUMERATOR(NVJITLINK_ERROR_INVALID_INPUT, 3);
CHECK_ENUMERATOR(NVJITLINK_ERROR_PTX_COMPILE, 4);
CHECK_ENUMERATOR(NVJITLINK_ERROR_NVVM_COMPILE, 5);
CHECK_ENUMERATOR(NVJITLINK_ERROR_INTERNAL, 6);
CHECK_ENUMERATOR(NVJITLINK_ERROR_THREADPOOL, 7);
CHECK_ENUMERATOR(NVJITLINK_ERROR_UNRECOGNIZED_INPUT, 8);
CHECK_ENUMERATOR(NVJITLINK_ERROR_FINALIZE, 9);
CHECK_ENUMERATOR(NVJITLINK_ERROR_NULL_INPUT, 10);
CHECK_ENUMERATOR(NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS, 11);
CHECK_ENUMERATOR(NVJITLINK_ERROR_INCORRECT_INPUT_TYPE, 12);
CHECK_ENUMERATOR(NVJITLINK_ERROR_ARCH_MISMATCH, 13);
CHECK_ENUMERATOR(NVJITLINK_ERROR_OUTDATED_LIBRARY, 14);
CHECK_ENUMERATOR(NVJITLINK_ERROR_MISSING_FATBIN, 15);
CHECK_ENUMERATOR(NVJITLINK_ERROR_UNRECOGNIZED_ARCH, 16);
CHECK_ENUMERATOR(NVJITLINK_ERROR_UNSUPPORTED_ARCH, 17);
CHECK_ENUMERATOR(NVJITLINK_ERROR_LTO_NOT_ENABLED, 18);

CHECK_ENUMERATOR(NVJITLINK_INPUT_NONE, 0);
CHECK_ENUMERATOR(NVJITLINK_INPUT_CUBIN, 1);
CHECK_ENUMERATOR(NVJITLINK_INPUT_PTX, 2);
CHECK_ENUMERATOR(NVJITLINK_INPUT_LTOIR, 3);
CHECK_ENUMERATOR(NVJITLINK_INPUT_FATBIN, 4);
CHECK_ENUMERATOR(NVJITLINK_INPUT_OBJECT, 5);
CHECK_ENUMERATOR(NVJITLINK_INPUT_LIBRARY, 6);
CHECK_ENUMERATOR(NVJITLINK_INPUT_INDEX, 7);
CHECK_ENUMERATOR(NVJITLINK_INPUT_ANY, 10);

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
