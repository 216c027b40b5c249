// prototypes.h of cubind for nvJitLink, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvjitlink.yaml.
// clang-format off

// The types of the library's functions.
#ifndef CUBIND_NVJITLINK_PROTOTYPES_H
#define CUBIND_NVJITLINK_PROTOTYPES_H

#include "types.h"

typedef nvJitLinkResult fn_nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions,
    const char **options);
typedef nvJitLinkResult fn_nvJitLinkDestroy(nvJitLinkHandle *handle);
typedef nvJitLinkResult fn_nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType,
    const void *data, size_t size, const char *name);
typedef nvJitLinkResult fn_nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType,
    const char *fileName);
typedef nvJitLinkResult fn_nvJitLinkComplete(nvJitLinkHandle handle);
typedef nvJitLinkResult fn_nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size);
typedef nvJitLinkResult fn_nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin);
typedef nvJitLinkResult fn_nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size);
typedef nvJitLinkResult fn_nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx);
typedef nvJitLinkResult fn_nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t *size);
typedef nvJitLinkResult fn_nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void *ltoir);
typedef nvJitLinkResult fn_nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size);
typedef nvJitLinkResult fn_nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log);
typedef nvJitLinkResult fn_nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size);
typedef nvJitLinkResult fn_nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log);
typedef nvJitLinkResult fn_nvJitLinkVersion(unsigned int *major, unsigned int *minor);

#endif
