// stub_library.c of cubind's binding of the nvFatbin, API version 13.5.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and
//     generator/specs/nvfatbin.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvfatbin";
const int stub_api_version = 13050;

STUB_EXPORT nvFatbinResult
nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size, const char *arch,
    const char *identifier)
{
    STUB_BEGIN(0, nvFatbinAddCubin, NVFATBIN_SUCCESS, (handle, code, size, arch, identifier));
    STUB_ARGUMENTS(&handle, &code, &size, &arch, &identifier);
    stub_input_string(recorded, 3, arch);
    stub_input_string(recorded, 4, identifier);
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size, const char *identifier)
{
    STUB_BEGIN(1, nvFatbinAddIndex, NVFATBIN_SUCCESS, (handle, code, size, identifier));
    STUB_ARGUMENTS(&handle, &code, &size, &identifier);
    stub_input_string(recorded, 3, identifier);
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size, const char *arch,
    const char *identifier, const char *optionsCmdLine)
{
    STUB_BEGIN(2, nvFatbinAddLTOIR, NVFATBIN_SUCCESS,
        (handle, code, size, arch, identifier, optionsCmdLine));
    STUB_ARGUMENTS(&handle, &code, &size, &arch, &identifier, &optionsCmdLine);
    stub_input_string(recorded, 3, arch);
    stub_input_string(recorded, 4, identifier);
    stub_input_string(recorded, 5, optionsCmdLine);
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size, const char *arch,
    const char *identifier, const char *optionsCmdLine)
{
    STUB_BEGIN(3, nvFatbinAddPTX, NVFATBIN_SUCCESS,
        (handle, code, size, arch, identifier, optionsCmdLine));
    STUB_ARGUMENTS(&handle, &code, &size, &arch, &identifier, &optionsCmdLine);
    stub_input_string(recorded, 3, arch);
    stub_input_string(recorded, 4, identifier);
    stub_input_string(recorded, 5, optionsCmdLine);
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinAddReloc(nvFatbinHandle handle, const void *code, size_t size)
{
    STUB_BEGIN(4, nvFatbinAddReloc, NVFATBIN_SUCCESS, (handle, code, size));
    STUB_ARGUMENTS(&handle, &code, &size);
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinAddTileIR(nvFatbinHandle handle, const void *code, size_t size, const char *identifier,
    const char *optionsCmdLine)
{
    STUB_BEGIN(5, nvFatbinAddTileIR, NVFATBIN_SUCCESS,
        (handle, code, size, identifier, optionsCmdLine));
    STUB_ARGUMENTS(&handle, &code, &size, &identifier, &optionsCmdLine);
    stub_input_string(recorded, 3, identifier);
    stub_input_string(recorded, 4, optionsCmdLine);
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options, size_t optionsCount)
{
    STUB_BEGIN(6, nvFatbinCreate, NVFATBIN_SUCCESS, (handle_indirect, options, optionsCount));
    STUB_ARGUMENTS(&handle_indirect, &options, &optionsCount);
    stub_input_strings(recorded, 1, (const char *const *)options, stub_items((size_t)optionsCount));
    stub_output(recorded, 0, (void *)handle_indirect, sizeof(nvFatbinHandle));
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinDestroy(nvFatbinHandle *handle_indirect)
{
    STUB_BEGIN(7, nvFatbinDestroy, NVFATBIN_SUCCESS, (handle_indirect));
    STUB_ARGUMENTS(&handle_indirect);
    stub_input(recorded, 0, handle_indirect, sizeof(nvFatbinHandle));
    stub_output_open(recorded, 0, (void *)handle_indirect, 0);
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinGet(nvFatbinHandle handle, void *buffer)
{
    STUB_BEGIN(8, nvFatbinGet, NVFATBIN_SUCCESS, (handle, buffer));
    STUB_ARGUMENTS(&handle, &buffer);
    stub_output_open(recorded, 1, (void *)buffer, STUB_DEFAULT_COUNT * 1);
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT const char *
nvFatbinGetErrorString(nvFatbinResult result)
{
    STUB_BEGIN(9, nvFatbinGetErrorString, 0, (result));
    STUB_ARGUMENTS(&result);
    return stub_finish_string(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinSize(nvFatbinHandle handle, size_t *size)
{
    STUB_BEGIN(10, nvFatbinSize, NVFATBIN_SUCCESS, (handle, size));
    STUB_ARGUMENTS(&handle, &size);
    (void)stub_output_count(recorded, 1, size, sizeof *size, SIZE_MAX);
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinVersion(unsigned int *major, unsigned int *minor)
{
    STUB_BEGIN(11, nvFatbinVersion, NVFATBIN_SUCCESS, (major, minor));
    STUB_ARGUMENTS(&major, &minor);
    stub_output(recorded, 0, (void *)major, sizeof(unsigned int));
    stub_output(recorded, 1, (void *)minor, sizeof(unsigned int));
    return (nvFatbinResult)stub_finish(recorded);
}

static const stub_param params_nvFatbinGetErrorString[] = {STUB_IN(nvFatbinResult, result)};
static const stub_param params_nvFatbinCreate[] = {STUB_OUT(nvFatbinHandle *, handle_indirect),
    STUB_IN(const char **, options), STUB_IN(size_t, optionsCount)};
static const stub_param params_nvFatbinDestroy[] = {STUB_OUT(nvFatbinHandle *, handle_indirect)};
static const stub_param params_nvFatbinAddPTX[] = {STUB_IN(nvFatbinHandle, handle),
    STUB_IN(const char *, code), STUB_IN(size_t, size), STUB_IN(const char *, arch),
    STUB_IN(const char *, identifier), STUB_IN(const char *, optionsCmdLine)};
static const stub_param params_nvFatbinAddCubin[] = {STUB_IN(nvFatbinHandle, handle),
    STUB_IN(const void *, code), STUB_IN(size_t, size), STUB_IN(const char *, arch),
    STUB_IN(const char *, identifier)};
static const stub_param params_nvFatbinAddLTOIR[] = {STUB_IN(nvFatbinHandle, handle),
    STUB_IN(const void *, code), STUB_IN(size_t, size), STUB_IN(const char *, arch),
    STUB_IN(const char *, identifier), STUB_IN(const char *, optionsCmdLine)};
static const stub_param params_nvFatbinAddIndex[] = {STUB_IN(nvFatbinHandle, handle),
    STUB_IN(const void *, code), STUB_IN(size_t, size), STUB_IN(const char *, identifier)};
static const stub_param params_nvFatbinAddReloc[] = {STUB_IN(nvFatbinHandle, handle),
    STUB_IN(const void *, code), STUB_IN(size_t, size)};
static const stub_param params_nvFatbinAddTileIR[] = {STUB_IN(nvFatbinHandle, handle),
    STUB_IN(const void *, code), STUB_IN(size_t, size), STUB_IN(const char *, identifier),
    STUB_IN(const char *, optionsCmdLine)};
static const stub_param params_nvFatbinSize[] = {STUB_IN(nvFatbinHandle, handle),
    STUB_OUT(size_t *, size)};
static const stub_param params_nvFatbinGet[] = {STUB_IN(nvFatbinHandle, handle),
    STUB_OUT(void *, buffer)};
static const stub_param params_nvFatbinVersion[] = {STUB_OUT(unsigned int *, major),
    STUB_OUT(unsigned int *, minor)};

const stub_function stub_functions[] = {
    STUB_ENTRY(nvFatbinAddCubin, nvFatbinAddCubin, nvFatbinAddCubin, 0, false, STATUS,
        params_nvFatbinAddCubin, 5),
    STUB_ENTRY(nvFatbinAddIndex, nvFatbinAddIndex, nvFatbinAddIndex, 0, false, STATUS,
        params_nvFatbinAddIndex, 4),
    STUB_ENTRY(nvFatbinAddLTOIR, nvFatbinAddLTOIR, nvFatbinAddLTOIR, 0, false, STATUS,
        params_nvFatbinAddLTOIR, 6),
    STUB_ENTRY(nvFatbinAddPTX, nvFatbinAddPTX, nvFatbinAddPTX, 0, false, STATUS,
        params_nvFatbinAddPTX, 6),
    STUB_ENTRY(nvFatbinAddReloc, nvFatbinAddReloc, nvFatbinAddReloc, 0, false, STATUS,
        params_nvFatbinAddReloc, 3),
    STUB_ENTRY(nvFatbinAddTileIR, nvFatbinAddTileIR, nvFatbinAddTileIR, 0, false, STATUS,
        params_nvFatbinAddTileIR, 5),
    STUB_ENTRY(nvFatbinCreate, nvFatbinCreate, nvFatbinCreate, 0, false, STATUS,
        params_nvFatbinCreate, 3),
    STUB_ENTRY(nvFatbinDestroy, nvFatbinDestroy, nvFatbinDestroy, 0, false, STATUS,
        params_nvFatbinDestroy, 1),
    STUB_ENTRY(nvFatbinGet, nvFatbinGet, nvFatbinGet, 0, false, STATUS, params_nvFatbinGet, 2),
    STUB_ENTRY(nvFatbinGetErrorString, nvFatbinGetErrorString, nvFatbinGetErrorString, 0, false,
        STRING, params_nvFatbinGetErrorString, 1),
    STUB_ENTRY(nvFatbinSize, nvFatbinSize, nvFatbinSize, 0, false, STATUS, params_nvFatbinSize, 2),
    STUB_ENTRY(nvFatbinVersion, nvFatbinVersion, nvFatbinVersion, 0, false, STATUS,
        params_nvFatbinVersion, 2),
};
const int stub_function_count = 12;
unsigned char stub_modes[12];
