// layout_check.c of cubind's binding of the nvJitLink, API version 12.9.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and
//     generator/specs/nvjitlink.yaml.
// Header: nvJitLink.h
// clang-format off

#include <cuda.h>
#include <nvJitLink.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

// A header of another release may differ; this one was made from 12090.
_Static_assert((long long)NVJITLINK_SUCCESS == 0LL, "value of NVJITLINK_SUCCESS");
_Static_assert((long long)NVJITLINK_ERROR_UNRECOGNIZED_OPTION == 1LL,
    "value of NVJITLINK_ERROR_UNRECOGNIZED_OPTION");
_Static_assert((long long)NVJITLINK_ERROR_MISSING_ARCH == 2LL,
    "value of NVJITLINK_ERROR_MISSING_ARCH");
_Static_assert((long long)NVJITLINK_ERROR_INVALID_INPUT == 3LL,
    "value of NVJITLINK_ERROR_INVALID_INPUT");
_Static_assert((long long)NVJITLINK_ERROR_PTX_COMPILE == 4LL,
    "value of NVJITLINK_ERROR_PTX_COMPILE");
_Static_assert((long long)NVJITLINK_ERROR_NVVM_COMPILE == 5LL,
    "value of NVJITLINK_ERROR_NVVM_COMPILE");
_Static_assert((long long)NVJITLINK_ERROR_INTERNAL == 6LL, "value of NVJITLINK_ERROR_INTERNAL");
_Static_assert((long long)NVJITLINK_ERROR_THREADPOOL == 7LL, "value of NVJITLINK_ERROR_THREADPOOL");
_Static_assert((long long)NVJITLINK_ERROR_UNRECOGNIZED_INPUT == 8LL,
    "value of NVJITLINK_ERROR_UNRECOGNIZED_INPUT");
_Static_assert((long long)NVJITLINK_ERROR_FINALIZE == 9LL, "value of NVJITLINK_ERROR_FINALIZE");
_Static_assert((long long)NVJITLINK_INPUT_NONE == 0LL, "value of NVJITLINK_INPUT_NONE");
_Static_assert((long long)NVJITLINK_INPUT_CUBIN == 1LL, "value of NVJITLINK_INPUT_CUBIN");
_Static_assert((long long)NVJITLINK_INPUT_PTX == 2LL, "value of NVJITLINK_INPUT_PTX");
_Static_assert((long long)NVJITLINK_INPUT_LTOIR == 3LL, "value of NVJITLINK_INPUT_LTOIR");
_Static_assert((long long)NVJITLINK_INPUT_FATBIN == 4LL, "value of NVJITLINK_INPUT_FATBIN");
_Static_assert((long long)NVJITLINK_INPUT_OBJECT == 5LL, "value of NVJITLINK_INPUT_OBJECT");
_Static_assert((long long)NVJITLINK_INPUT_LIBRARY == 6LL, "value of NVJITLINK_INPUT_LIBRARY");
_Static_assert((long long)NVJITLINK_INPUT_INDEX == 7LL, "value of NVJITLINK_INPUT_INDEX");
_Static_assert((long long)NVJITLINK_INPUT_ANY == 10LL, "value of NVJITLINK_INPUT_ANY");
_Static_assert((unsigned long long)NVJITLINK_ERROR_ARCH_MISMATCH == 6ULL,
    "value of NVJITLINK_ERROR_ARCH_MISMATCH");
_Static_assert((unsigned long long)NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS == 3ULL,
    "value of NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS");
_Static_assert((unsigned long long)NVJITLINK_ERROR_INCORRECT_INPUT_TYPE == 3ULL,
    "value of NVJITLINK_ERROR_INCORRECT_INPUT_TYPE");
_Static_assert((unsigned long long)NVJITLINK_ERROR_MISSING_FATBIN == 3ULL,
    "value of NVJITLINK_ERROR_MISSING_FATBIN");
_Static_assert((unsigned long long)NVJITLINK_ERROR_NULL_INPUT == 3ULL,
    "value of NVJITLINK_ERROR_NULL_INPUT");
_Static_assert((unsigned long long)NVJITLINK_ERROR_OUTDATED_LIBRARY == 6ULL,
    "value of NVJITLINK_ERROR_OUTDATED_LIBRARY");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvJitLinkCreate),
    nvJitLinkResult(nvJitLinkHandle *handle, uint32_t numOptions, const char **options)),
    "type of nvJitLinkCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvJitLinkDestroy),
    nvJitLinkResult(nvJitLinkHandle *handle)), "type of nvJitLinkDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvJitLinkAddData),
    nvJitLinkResult(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void *data,
    size_t size, const char *name)), "type of nvJitLinkAddData");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvJitLinkAddFile),
    nvJitLinkResult(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char *fileName)),
    "type of nvJitLinkAddFile");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvJitLinkComplete),
    nvJitLinkResult(nvJitLinkHandle handle)), "type of nvJitLinkComplete");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvJitLinkGetLinkedCubinSize),
    nvJitLinkResult(nvJitLinkHandle handle, size_t *size)), "type of nvJitLinkGetLinkedCubinSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvJitLinkGetLinkedCubin),
    nvJitLinkResult(nvJitLinkHandle handle, void *cubin)), "type of nvJitLinkGetLinkedCubin");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvJitLinkGetLinkedPtxSize),
    nvJitLinkResult(nvJitLinkHandle handle, size_t *size)), "type of nvJitLinkGetLinkedPtxSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvJitLinkGetLinkedPtx),
    nvJitLinkResult(nvJitLinkHandle handle, char *ptx)), "type of nvJitLinkGetLinkedPtx");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvJitLinkGetErrorLogSize),
    nvJitLinkResult(nvJitLinkHandle handle, size_t *size)), "type of nvJitLinkGetErrorLogSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvJitLinkGetErrorLog),
    nvJitLinkResult(nvJitLinkHandle handle, char *log)), "type of nvJitLinkGetErrorLog");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvJitLinkGetInfoLogSize),
    nvJitLinkResult(nvJitLinkHandle handle, size_t *size)), "type of nvJitLinkGetInfoLogSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvJitLinkGetInfoLog),
    nvJitLinkResult(nvJitLinkHandle handle, char *log)), "type of nvJitLinkGetInfoLog");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvJitLinkVersion),
    nvJitLinkResult(unsigned int *major, unsigned int *minor)), "type of nvJitLinkVersion");
