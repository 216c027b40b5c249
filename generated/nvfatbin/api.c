// api.c of cubind's binding of the nvFatbin, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvfatbin.yaml.
// Header: nvFatbin.h
// clang-format off

#include "nvfatbin_api.h"

#include "functions.h"

#include "cubind/module.h"

static inline void *
find(int index)
{
    void *address = atomic_load_explicit(&symbols[index].address, memory_order_acquire);
    return CB_LIKELY(address != NULL) ? address : cb_symbol_find(&symbols[index]);
}

static const char *
api_nvFatbinGetErrorString(nvFatbinResult result)
{
    fn_nvFatbinGetErrorString *function_ = find(S_nvFatbinGetErrorString);
    return function_ != NULL ? function_(result) : NULL;
}

static nvFatbinResult
api_nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options, size_t optionsCount)
{
    fn_nvFatbinCreate *function_ = find(S_nvFatbinCreate);
    return function_ != NULL ? function_(handle_indirect, options, optionsCount)
        : NVFATBIN_ERROR_INTERNAL;
}

static nvFatbinResult
api_nvFatbinDestroy(nvFatbinHandle *handle_indirect)
{
    fn_nvFatbinDestroy *function_ = find(S_nvFatbinDestroy);
    return function_ != NULL ? function_(handle_indirect) : NVFATBIN_ERROR_INTERNAL;
}

static nvFatbinResult
api_nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size, const char *arch,
    const char *identifier, const char *optionsCmdLine)
{
    fn_nvFatbinAddPTX *function_ = find(S_nvFatbinAddPTX);
    return function_ != NULL ? function_(handle, code, size, arch, identifier, optionsCmdLine)
        : NVFATBIN_ERROR_INTERNAL;
}

static nvFatbinResult
api_nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size, const char *arch,
    const char *identifier)
{
    fn_nvFatbinAddCubin *function_ = find(S_nvFatbinAddCubin);
    return function_ != NULL ? function_(handle, code, size, arch, identifier)
        : NVFATBIN_ERROR_INTERNAL;
}

static nvFatbinResult
api_nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size, const char *arch,
    const char *identifier, const char *optionsCmdLine)
{
    fn_nvFatbinAddLTOIR *function_ = find(S_nvFatbinAddLTOIR);
    return function_ != NULL ? function_(handle, code, size, arch, identifier, optionsCmdLine)
        : NVFATBIN_ERROR_INTERNAL;
}

static nvFatbinResult
api_nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size, const char *identifier)
{
    fn_nvFatbinAddIndex *function_ = find(S_nvFatbinAddIndex);
    return function_ != NULL ? function_(handle, code, size, identifier) : NVFATBIN_ERROR_INTERNAL;
}

static nvFatbinResult
api_nvFatbinAddReloc(nvFatbinHandle handle, const void *code, size_t size)
{
    fn_nvFatbinAddReloc *function_ = find(S_nvFatbinAddReloc);
    return function_ != NULL ? function_(handle, code, size) : NVFATBIN_ERROR_INTERNAL;
}

static nvFatbinResult
api_nvFatbinAddTileIR(nvFatbinHandle handle, const void *code, size_t size, const char *identifier,
    const char *optionsCmdLine)
{
    fn_nvFatbinAddTileIR *function_ = find(S_nvFatbinAddTileIR);
    return function_ != NULL ? function_(handle, code, size, identifier, optionsCmdLine)
        : NVFATBIN_ERROR_INTERNAL;
}

static nvFatbinResult
api_nvFatbinSize(nvFatbinHandle handle, size_t *size)
{
    fn_nvFatbinSize *function_ = find(S_nvFatbinSize);
    return function_ != NULL ? function_(handle, size) : NVFATBIN_ERROR_INTERNAL;
}

static nvFatbinResult
api_nvFatbinGet(nvFatbinHandle handle, void *buffer)
{
    fn_nvFatbinGet *function_ = find(S_nvFatbinGet);
    return function_ != NULL ? function_(handle, buffer) : NVFATBIN_ERROR_INTERNAL;
}

static nvFatbinResult
api_nvFatbinVersion(unsigned int *major, unsigned int *minor)
{
    fn_nvFatbinVersion *function_ = find(S_nvFatbinVersion);
    return function_ != NULL ? function_(major, minor) : NVFATBIN_ERROR_INTERNAL;
}

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&nvfatbin_api_table, symbols, SYMBOL_COUNT, &last,
        function, symbol);
}

const cubind_nvfatbin_api nvfatbin_api_table = {
    .layout = CUBIND_NVFATBIN_API_LAYOUT,
    .api_version = 13050,
    .size = sizeof(cubind_nvfatbin_api),
    .find = find_entry,
    .nvFatbinGetErrorString = api_nvFatbinGetErrorString,
    .nvFatbinCreate = api_nvFatbinCreate,
    .nvFatbinDestroy = api_nvFatbinDestroy,
    .nvFatbinAddPTX = api_nvFatbinAddPTX,
    .nvFatbinAddCubin = api_nvFatbinAddCubin,
    .nvFatbinAddLTOIR = api_nvFatbinAddLTOIR,
    .nvFatbinAddIndex = api_nvFatbinAddIndex,
    .nvFatbinAddReloc = api_nvFatbinAddReloc,
    .nvFatbinAddTileIR = api_nvFatbinAddTileIR,
    .nvFatbinSize = api_nvFatbinSize,
    .nvFatbinGet = api_nvFatbinGet,
    .nvFatbinVersion = api_nvFatbinVersion,
};
