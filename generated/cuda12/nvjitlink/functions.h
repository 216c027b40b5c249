// functions.h of cubind's binding of the nvJitLink, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvjitlink.yaml.
// clang-format off

#ifndef CUBIND_NVJITLINK_FUNCTIONS_H
#define CUBIND_NVJITLINK_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "symbols.h"
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
typedef nvJitLinkResult fn_nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size);
typedef nvJitLinkResult fn_nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log);
typedef nvJitLinkResult fn_nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size);
typedef nvJitLinkResult fn_nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log);
typedef nvJitLinkResult fn_nvJitLinkVersion(unsigned int *major, unsigned int *minor);

CB_WRAPPER(nvJitLinkCreate);
CB_WRAPPER(nvJitLinkDestroy);
CB_WRAPPER(nvJitLinkAddData);
CB_WRAPPER(nvJitLinkAddFile);
CB_WRAPPER(nvJitLinkComplete);
CB_WRAPPER(nvJitLinkGetLinkedCubinSize);
CB_WRAPPER(nvJitLinkGetLinkedCubin);
CB_WRAPPER(nvJitLinkGetLinkedPtxSize);
CB_WRAPPER(nvJitLinkGetLinkedPtx);
CB_WRAPPER(nvJitLinkGetErrorLogSize);
CB_WRAPPER(nvJitLinkGetErrorLog);
CB_WRAPPER(nvJitLinkGetInfoLogSize);
CB_WRAPPER(nvJitLinkGetInfoLog);
CB_WRAPPER(nvJitLinkVersion);


extern PyMethodDef nvjitlink_methods[];
extern PyMethodDef nvjitlink_checked_methods[];

#endif
