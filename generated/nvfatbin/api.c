// api.c of cubind for nvFatbin, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvfatbin.yaml.
// clang-format off

#include "nvfatbin_api.h"

#include "cubind/capsule.h"

#include "symbols.h"

_Static_assert(sizeof(cubind_nvfatbin_api) == sizeof(cb_api) + SYMBOL_COUNT * sizeof(void *),
    "a member for each symbol");

// The member `name` of the table: calls the library's function, or returns `missing` if there is
// none.
#define API_VALUE(type, name, params, args, missing) \
    static type api_##name params \
    { \
        fn_##name *call = cb_symbol_address_or_null(&nvfatbin_symbols[S_##name]); \
        return call != NULL ? call args : missing; \
    }

// The same for the status type, which most functions return.
#define API(name, params, args) \
    API_VALUE(nvFatbinResult, name, params, args, NVFATBIN_ERROR_INTERNAL)

API_VALUE(const char *, nvFatbinGetErrorString, (nvFatbinResult result), (result), NULL)
API(nvFatbinCreate, (nvFatbinHandle *handle_indirect, const char **options, size_t optionsCount),
    (handle_indirect, options, optionsCount))
API(nvFatbinDestroy, (nvFatbinHandle *handle_indirect), (handle_indirect))
API(nvFatbinAddPTX,
    (nvFatbinHandle handle, const char *code, size_t size, const char *arch,
        const char *identifier, const char *optionsCmdLine),
    (handle, code, size, arch, identifier, optionsCmdLine))
API(nvFatbinAddCubin,
    (nvFatbinHandle handle, const void *code, size_t size, const char *arch,
        const char *identifier),
    (handle, code, size, arch, identifier))
API(nvFatbinAddLTOIR,
    (nvFatbinHandle handle, const void *code, size_t size, const char *arch,
        const char *identifier, const char *optionsCmdLine),
    (handle, code, size, arch, identifier, optionsCmdLine))
API(nvFatbinAddIndex,
    (nvFatbinHandle handle, const void *code, size_t size, const char *identifier),
    (handle, code, size, identifier))
API(nvFatbinAddReloc, (nvFatbinHandle handle, const void *code, size_t size), (handle, code, size))
API(nvFatbinAddTileIR,
    (nvFatbinHandle handle, const void *code, size_t size, const char *identifier,
        const char *optionsCmdLine),
    (handle, code, size, identifier, optionsCmdLine))
API(nvFatbinSize, (nvFatbinHandle handle, size_t *size), (handle, size))
API(nvFatbinGet, (nvFatbinHandle handle, void *buffer), (handle, buffer))
API(nvFatbinVersion, (unsigned int *major, unsigned int *minor), (major, minor))

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&nvfatbin_api_table, nvfatbin_symbols, SYMBOL_COUNT, &last,
        function, symbol);
}

const struct cubind_nvfatbin_api nvfatbin_api_table = {
    .layout = CUBIND_NVFATBIN_API_LAYOUT,
    .api_version = CUBIND_NVFATBIN_API_VERSION,
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
