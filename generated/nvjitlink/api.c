// api.c of cubind for nvJitLink, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvjitlink.yaml.
// clang-format off

#include "nvjitlink_api.h"

#include "cubind/capsule.h"

#include "symbols.h"

_Static_assert(sizeof(cubind_nvjitlink_api) == sizeof(cb_api) + SYMBOL_COUNT * sizeof(void *),
    "a member for each symbol");

// The member `name` of the table: calls the library's function, or returns `missing` if there is
// none.
#define API_VALUE(type, name, params, args, missing) \
    static type api_##name params \
    { \
        fn_##name *call = cb_symbol_address_or_null(&nvjitlink_symbols[S_##name]); \
        return call != NULL ? call args : missing; \
    }

// The same for the status type, which most functions return.
#define API(name, params, args) \
    API_VALUE(nvJitLinkResult, name, params, args, NVJITLINK_ERROR_INTERNAL)

API(nvJitLinkCreate, (nvJitLinkHandle *handle, uint32_t numOptions, const char **options),
    (handle, numOptions, options))
API(nvJitLinkDestroy, (nvJitLinkHandle *handle), (handle))
API(nvJitLinkAddData,
    (nvJitLinkHandle handle, nvJitLinkInputType inputType, const void *data, size_t size,
        const char *name),
    (handle, inputType, data, size, name))
API(nvJitLinkAddFile, (nvJitLinkHandle handle, nvJitLinkInputType inputType, const char *fileName),
    (handle, inputType, fileName))
API(nvJitLinkComplete, (nvJitLinkHandle handle), (handle))
API(nvJitLinkGetLinkedCubinSize, (nvJitLinkHandle handle, size_t *size), (handle, size))
API(nvJitLinkGetLinkedCubin, (nvJitLinkHandle handle, void *cubin), (handle, cubin))
API(nvJitLinkGetLinkedPtxSize, (nvJitLinkHandle handle, size_t *size), (handle, size))
API(nvJitLinkGetLinkedPtx, (nvJitLinkHandle handle, char *ptx), (handle, ptx))
API(nvJitLinkGetLinkedLTOIRSize, (nvJitLinkHandle handle, size_t *size), (handle, size))
API(nvJitLinkGetLinkedLTOIR, (nvJitLinkHandle handle, void *ltoir), (handle, ltoir))
API(nvJitLinkGetErrorLogSize, (nvJitLinkHandle handle, size_t *size), (handle, size))
API(nvJitLinkGetErrorLog, (nvJitLinkHandle handle, char *log), (handle, log))
API(nvJitLinkGetInfoLogSize, (nvJitLinkHandle handle, size_t *size), (handle, size))
API(nvJitLinkGetInfoLog, (nvJitLinkHandle handle, char *log), (handle, log))
API(nvJitLinkVersion, (unsigned int *major, unsigned int *minor), (major, minor))

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&nvjitlink_api_table, nvjitlink_symbols, SYMBOL_COUNT,
        &last, function, symbol);
}

const struct cubind_nvjitlink_api nvjitlink_api_table = {
    .layout = CUBIND_NVJITLINK_API_LAYOUT,
    .api_version = CUBIND_NVJITLINK_API_VERSION,
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
    .nvJitLinkGetLinkedLTOIRSize = api_nvJitLinkGetLinkedLTOIRSize,
    .nvJitLinkGetLinkedLTOIR = api_nvJitLinkGetLinkedLTOIR,
    .nvJitLinkGetErrorLogSize = api_nvJitLinkGetErrorLogSize,
    .nvJitLinkGetErrorLog = api_nvJitLinkGetErrorLog,
    .nvJitLinkGetInfoLogSize = api_nvJitLinkGetInfoLogSize,
    .nvJitLinkGetInfoLog = api_nvJitLinkGetInfoLog,
    .nvJitLinkVersion = api_nvJitLinkVersion,
};
