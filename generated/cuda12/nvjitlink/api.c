// api.c of cubind's binding of the nvJitLink, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvjitlink.yaml.
// Header: nvJitLink.h
// clang-format off

#include "nvjitlink_api.h"

#include "functions.h"

#include "cubind/module.h"

static inline void *
find(int index)
{
    void *address = atomic_load_explicit(&symbols[index].address, memory_order_acquire);
    return CB_LIKELY(address != NULL) ? address : cb_symbol_find(&symbols[index]);
}

static nvJitLinkResult
api_nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions, const char **options)
{
    fn_nvJitLinkCreate *function_ = find(S_nvJitLinkCreate);
    return function_ != NULL ? function_(handle, numOptions, options)
        : NVJITLINK_ERROR_UNRECOGNIZED_OPTION;
}

static nvJitLinkResult
api_nvJitLinkDestroy(nvJitLinkHandle *handle)
{
    fn_nvJitLinkDestroy *function_ = find(S_nvJitLinkDestroy);
    return function_ != NULL ? function_(handle) : NVJITLINK_ERROR_UNRECOGNIZED_OPTION;
}

static nvJitLinkResult
api_nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void *data,
    size_t size, const char *name)
{
    fn_nvJitLinkAddData *function_ = find(S_nvJitLinkAddData);
    return function_ != NULL ? function_(handle, inputType, data, size, name)
        : NVJITLINK_ERROR_UNRECOGNIZED_OPTION;
}

static nvJitLinkResult
api_nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char *fileName)
{
    fn_nvJitLinkAddFile *function_ = find(S_nvJitLinkAddFile);
    return function_ != NULL ? function_(handle, inputType, fileName)
        : NVJITLINK_ERROR_UNRECOGNIZED_OPTION;
}

static nvJitLinkResult
api_nvJitLinkComplete(nvJitLinkHandle handle)
{
    fn_nvJitLinkComplete *function_ = find(S_nvJitLinkComplete);
    return function_ != NULL ? function_(handle) : NVJITLINK_ERROR_UNRECOGNIZED_OPTION;
}

static nvJitLinkResult
api_nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size)
{
    fn_nvJitLinkGetLinkedCubinSize *function_ = find(S_nvJitLinkGetLinkedCubinSize);
    return function_ != NULL ? function_(handle, size) : NVJITLINK_ERROR_UNRECOGNIZED_OPTION;
}

static nvJitLinkResult
api_nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin)
{
    fn_nvJitLinkGetLinkedCubin *function_ = find(S_nvJitLinkGetLinkedCubin);
    return function_ != NULL ? function_(handle, cubin) : NVJITLINK_ERROR_UNRECOGNIZED_OPTION;
}

static nvJitLinkResult
api_nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size)
{
    fn_nvJitLinkGetLinkedPtxSize *function_ = find(S_nvJitLinkGetLinkedPtxSize);
    return function_ != NULL ? function_(handle, size) : NVJITLINK_ERROR_UNRECOGNIZED_OPTION;
}

static nvJitLinkResult
api_nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx)
{
    fn_nvJitLinkGetLinkedPtx *function_ = find(S_nvJitLinkGetLinkedPtx);
    return function_ != NULL ? function_(handle, ptx) : NVJITLINK_ERROR_UNRECOGNIZED_OPTION;
}

static nvJitLinkResult
api_nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size)
{
    fn_nvJitLinkGetErrorLogSize *function_ = find(S_nvJitLinkGetErrorLogSize);
    return function_ != NULL ? function_(handle, size) : NVJITLINK_ERROR_UNRECOGNIZED_OPTION;
}

static nvJitLinkResult
api_nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log)
{
    fn_nvJitLinkGetErrorLog *function_ = find(S_nvJitLinkGetErrorLog);
    return function_ != NULL ? function_(handle, log) : NVJITLINK_ERROR_UNRECOGNIZED_OPTION;
}

static nvJitLinkResult
api_nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size)
{
    fn_nvJitLinkGetInfoLogSize *function_ = find(S_nvJitLinkGetInfoLogSize);
    return function_ != NULL ? function_(handle, size) : NVJITLINK_ERROR_UNRECOGNIZED_OPTION;
}

static nvJitLinkResult
api_nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log)
{
    fn_nvJitLinkGetInfoLog *function_ = find(S_nvJitLinkGetInfoLog);
    return function_ != NULL ? function_(handle, log) : NVJITLINK_ERROR_UNRECOGNIZED_OPTION;
}

static nvJitLinkResult
api_nvJitLinkVersion(unsigned int *major, unsigned int *minor)
{
    fn_nvJitLinkVersion *function_ = find(S_nvJitLinkVersion);
    return function_ != NULL ? function_(major, minor) : NVJITLINK_ERROR_UNRECOGNIZED_OPTION;
}

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&nvjitlink_api_table, symbols, SYMBOL_COUNT, &last,
        function, symbol);
}

const cubind_nvjitlink_api nvjitlink_api_table = {
    .layout = CUBIND_NVJITLINK_API_LAYOUT,
    .api_version = 12090,
    .size = sizeof(cubind_nvjitlink_api),
    .find = find_entry,
    .nvJitLinkCreate = api_nvJitLinkCreate,
    .nvJitLinkDestroy = api_nvJitLinkDestroy,
    .nvJitLinkAddData = api_nvJitLinkAddData,
    .nvJitLinkAddFile = api_nvJitLinkAddFile,
    .nvJitLinkComplete = api_nvJitLinkComplete,
    .nvJitLinkGetLinkedCubinSize = api_nvJitLinkGetLinkedCubinSize,
    .nvJitLinkGetLinkedCubin = api_nvJitLinkGetLinkedCubin,
    .nvJitLinkGetLinkedPtxSize = api_nvJitLinkGetLinkedPtxSize,
    .nvJitLinkGetLinkedPtx = api_nvJitLinkGetLinkedPtx,
    .nvJitLinkGetErrorLogSize = api_nvJitLinkGetErrorLogSize,
    .nvJitLinkGetErrorLog = api_nvJitLinkGetErrorLog,
    .nvJitLinkGetInfoLogSize = api_nvJitLinkGetInfoLogSize,
    .nvJitLinkGetInfoLog = api_nvJitLinkGetInfoLog,
    .nvJitLinkVersion = api_nvJitLinkVersion,
};
