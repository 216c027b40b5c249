// prototypes.h of cubind for nvFatbin, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvfatbin.yaml.
// clang-format off

// The types of the library's functions.
#ifndef CUBIND_NVFATBIN_PROTOTYPES_H
#define CUBIND_NVFATBIN_PROTOTYPES_H

#include "types.h"

typedef const char *fn_nvFatbinGetErrorString(nvFatbinResult result);
typedef nvFatbinResult fn_nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options,
    size_t optionsCount);
typedef nvFatbinResult fn_nvFatbinDestroy(nvFatbinHandle *handle_indirect);
typedef nvFatbinResult fn_nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size,
    const char *arch, const char *identifier, const char *optionsCmdLine);
typedef nvFatbinResult fn_nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size,
    const char *arch, const char *identifier);
typedef nvFatbinResult fn_nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size,
    const char *arch, const char *identifier, const char *optionsCmdLine);
typedef nvFatbinResult fn_nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size,
    const char *identifier);
typedef nvFatbinResult fn_nvFatbinAddReloc(nvFatbinHandle handle, const void *code, size_t size);
typedef nvFatbinResult fn_nvFatbinSize(nvFatbinHandle handle, size_t *size);
typedef nvFatbinResult fn_nvFatbinGet(nvFatbinHandle handle, void *buffer);
typedef nvFatbinResult fn_nvFatbinVersion(unsigned int *major, unsigned int *minor);

#endif
