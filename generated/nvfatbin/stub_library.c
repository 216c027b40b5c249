// stub_library.c of cubind's binding of the nvFatbin, API version 13.5.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and
//     generator/specs/nvfatbin.yaml.
// Header: nvFatbin.h
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvfatbin";
const int stub_api_version = 13050;

extern nvFatbinResult functional_nvFatbinAddCubin(nvFatbinHandle handle, const void *code,
    size_t size, const char *arch, const char *identifier) __attribute__((weak));
STUB_EXPORT nvFatbinResult nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size,
    const char *arch, const char *identifier);
extern nvFatbinResult functional_nvFatbinAddIndex(nvFatbinHandle handle, const void *code,
    size_t size, const char *identifier) __attribute__((weak));
STUB_EXPORT nvFatbinResult nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size,
    const char *identifier);
extern nvFatbinResult functional_nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code,
    size_t size, const char *arch, const char *identifier,
    const char *optionsCmdLine) __attribute__((weak));
STUB_EXPORT nvFatbinResult nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size,
    const char *arch, const char *identifier, const char *optionsCmdLine);
extern nvFatbinResult functional_nvFatbinAddPTX(nvFatbinHandle handle, const char *code,
    size_t size, const char *arch, const char *identifier,
    const char *optionsCmdLine) __attribute__((weak));
STUB_EXPORT nvFatbinResult nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size,
    const char *arch, const char *identifier, const char *optionsCmdLine);
extern nvFatbinResult functional_nvFatbinAddReloc(nvFatbinHandle handle, const void *code,
    size_t size) __attribute__((weak));
STUB_EXPORT nvFatbinResult nvFatbinAddReloc(nvFatbinHandle handle, const void *code, size_t size);
extern nvFatbinResult functional_nvFatbinAddTileIR(nvFatbinHandle handle, const void *code,
    size_t size, const char *identifier, const char *optionsCmdLine) __attribute__((weak));
STUB_EXPORT nvFatbinResult nvFatbinAddTileIR(nvFatbinHandle handle, const void *code, size_t size,
    const char *identifier, const char *optionsCmdLine);
extern nvFatbinResult functional_nvFatbinCreate(nvFatbinHandle *handle_indirect,
    const char **options, size_t optionsCount) __attribute__((weak));
STUB_EXPORT nvFatbinResult nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options,
    size_t optionsCount);
extern nvFatbinResult functional_nvFatbinDestroy(nvFatbinHandle *handle_indirect) __attribute__(
    (weak));
STUB_EXPORT nvFatbinResult nvFatbinDestroy(nvFatbinHandle *handle_indirect);
extern nvFatbinResult functional_nvFatbinGet(nvFatbinHandle handle,
    void *buffer) __attribute__((weak));
STUB_EXPORT nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void *buffer);
extern const char * functional_nvFatbinGetErrorString(nvFatbinResult result) __attribute__((weak));
STUB_EXPORT const char * nvFatbinGetErrorString(nvFatbinResult result);
extern nvFatbinResult functional_nvFatbinSize(nvFatbinHandle handle,
    size_t *size) __attribute__((weak));
STUB_EXPORT nvFatbinResult nvFatbinSize(nvFatbinHandle handle, size_t *size);
extern nvFatbinResult functional_nvFatbinVersion(unsigned int *major,
    unsigned int *minor) __attribute__((weak));
STUB_EXPORT nvFatbinResult nvFatbinVersion(unsigned int *major, unsigned int *minor);

STUB_EXPORT nvFatbinResult
nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size, const char *arch,
    const char *identifier)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return NVFATBIN_SUCCESS;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_nvFatbinAddCubin != NULL)
        return functional_nvFatbinAddCubin(handle, code, size, arch, identifier);
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &code, sizeof code);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &arch, sizeof arch);
    stub_argument(recorded, &identifier, sizeof identifier);
    stub_input_string(recorded, 3, arch);
    stub_input_string(recorded, 4, identifier);
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size, const char *identifier)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return NVFATBIN_SUCCESS;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_nvFatbinAddIndex != NULL)
        return functional_nvFatbinAddIndex(handle, code, size, identifier);
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &code, sizeof code);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &identifier, sizeof identifier);
    stub_input_string(recorded, 3, identifier);
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size, const char *arch,
    const char *identifier, const char *optionsCmdLine)
{
    if (STUB_LIKELY(stub_modes[2] == STUB_FREE))
        return NVFATBIN_SUCCESS;
    if (stub_modes[2] == STUB_FUNCTIONAL && functional_nvFatbinAddLTOIR != NULL)
        return functional_nvFatbinAddLTOIR(handle, code, size, arch, identifier, optionsCmdLine);
    stub_call *recorded = stub_begin(2);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &code, sizeof code);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &arch, sizeof arch);
    stub_argument(recorded, &identifier, sizeof identifier);
    stub_argument(recorded, &optionsCmdLine, sizeof optionsCmdLine);
    stub_input_string(recorded, 3, arch);
    stub_input_string(recorded, 4, identifier);
    stub_input_string(recorded, 5, optionsCmdLine);
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size, const char *arch,
    const char *identifier, const char *optionsCmdLine)
{
    if (STUB_LIKELY(stub_modes[3] == STUB_FREE))
        return NVFATBIN_SUCCESS;
    if (stub_modes[3] == STUB_FUNCTIONAL && functional_nvFatbinAddPTX != NULL)
        return functional_nvFatbinAddPTX(handle, code, size, arch, identifier, optionsCmdLine);
    stub_call *recorded = stub_begin(3);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &code, sizeof code);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &arch, sizeof arch);
    stub_argument(recorded, &identifier, sizeof identifier);
    stub_argument(recorded, &optionsCmdLine, sizeof optionsCmdLine);
    stub_input_string(recorded, 3, arch);
    stub_input_string(recorded, 4, identifier);
    stub_input_string(recorded, 5, optionsCmdLine);
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinAddReloc(nvFatbinHandle handle, const void *code, size_t size)
{
    if (STUB_LIKELY(stub_modes[4] == STUB_FREE))
        return NVFATBIN_SUCCESS;
    if (stub_modes[4] == STUB_FUNCTIONAL && functional_nvFatbinAddReloc != NULL)
        return functional_nvFatbinAddReloc(handle, code, size);
    stub_call *recorded = stub_begin(4);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &code, sizeof code);
    stub_argument(recorded, &size, sizeof size);
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinAddTileIR(nvFatbinHandle handle, const void *code, size_t size, const char *identifier,
    const char *optionsCmdLine)
{
    if (STUB_LIKELY(stub_modes[5] == STUB_FREE))
        return NVFATBIN_SUCCESS;
    if (stub_modes[5] == STUB_FUNCTIONAL && functional_nvFatbinAddTileIR != NULL)
        return functional_nvFatbinAddTileIR(handle, code, size, identifier, optionsCmdLine);
    stub_call *recorded = stub_begin(5);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &code, sizeof code);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &identifier, sizeof identifier);
    stub_argument(recorded, &optionsCmdLine, sizeof optionsCmdLine);
    stub_input_string(recorded, 3, identifier);
    stub_input_string(recorded, 4, optionsCmdLine);
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options, size_t optionsCount)
{
    if (STUB_LIKELY(stub_modes[6] == STUB_FREE))
        return NVFATBIN_SUCCESS;
    if (stub_modes[6] == STUB_FUNCTIONAL && functional_nvFatbinCreate != NULL)
        return functional_nvFatbinCreate(handle_indirect, options, optionsCount);
    stub_call *recorded = stub_begin(6);
    stub_argument(recorded, &handle_indirect, sizeof handle_indirect);
    stub_argument(recorded, &options, sizeof options);
    stub_argument(recorded, &optionsCount, sizeof optionsCount);
    stub_input_strings(recorded, 1, (const char *const *)options, stub_items((size_t)optionsCount));
    stub_output(recorded, 0, (void *)handle_indirect, sizeof(nvFatbinHandle));
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinDestroy(nvFatbinHandle *handle_indirect)
{
    if (STUB_LIKELY(stub_modes[7] == STUB_FREE))
        return NVFATBIN_SUCCESS;
    if (stub_modes[7] == STUB_FUNCTIONAL && functional_nvFatbinDestroy != NULL)
        return functional_nvFatbinDestroy(handle_indirect);
    stub_call *recorded = stub_begin(7);
    stub_argument(recorded, &handle_indirect, sizeof handle_indirect);
    stub_input(recorded, 0, handle_indirect, sizeof(nvFatbinHandle));
    stub_output_open(recorded, 0, (void *)handle_indirect, 0);
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinGet(nvFatbinHandle handle, void *buffer)
{
    if (STUB_LIKELY(stub_modes[8] == STUB_FREE))
        return NVFATBIN_SUCCESS;
    if (stub_modes[8] == STUB_FUNCTIONAL && functional_nvFatbinGet != NULL)
        return functional_nvFatbinGet(handle, buffer);
    stub_call *recorded = stub_begin(8);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &buffer, sizeof buffer);
    stub_output_open(recorded, 1, (void *)buffer, STUB_DEFAULT_COUNT * 1);
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT const char *
nvFatbinGetErrorString(nvFatbinResult result)
{
    if (STUB_LIKELY(stub_modes[9] == STUB_FREE))
        return 0;
    if (stub_modes[9] == STUB_FUNCTIONAL && functional_nvFatbinGetErrorString != NULL)
        return functional_nvFatbinGetErrorString(result);
    stub_call *recorded = stub_begin(9);
    stub_argument(recorded, &result, sizeof result);
    return stub_finish_string(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinSize(nvFatbinHandle handle, size_t *size)
{
    if (STUB_LIKELY(stub_modes[10] == STUB_FREE))
        return NVFATBIN_SUCCESS;
    if (stub_modes[10] == STUB_FUNCTIONAL && functional_nvFatbinSize != NULL)
        return functional_nvFatbinSize(handle, size);
    stub_call *recorded = stub_begin(10);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &size, sizeof size);
    (void)stub_output_count(recorded, 1, size, sizeof *size, SIZE_MAX);
    return (nvFatbinResult)stub_finish(recorded);
}

STUB_EXPORT nvFatbinResult
nvFatbinVersion(unsigned int *major, unsigned int *minor)
{
    if (STUB_LIKELY(stub_modes[11] == STUB_FREE))
        return NVFATBIN_SUCCESS;
    if (stub_modes[11] == STUB_FUNCTIONAL && functional_nvFatbinVersion != NULL)
        return functional_nvFatbinVersion(major, minor);
    stub_call *recorded = stub_begin(11);
    stub_argument(recorded, &major, sizeof major);
    stub_argument(recorded, &minor, sizeof minor);
    stub_output(recorded, 0, (void *)major, sizeof(unsigned int));
    stub_output(recorded, 1, (void *)minor, sizeof(unsigned int));
    return (nvFatbinResult)stub_finish(recorded);
}

static const stub_param params_nvFatbinGetErrorString[] = {
    {"result", "nvFatbinResult", sizeof(nvFatbinResult), false},
};
static const stub_param params_nvFatbinCreate[] = {
    {"handle_indirect", "nvFatbinHandle *", sizeof(nvFatbinHandle *), true},
    {"options", "const char **", sizeof(const char **), false},
    {"optionsCount", "size_t", sizeof(size_t), false},
};
static const stub_param params_nvFatbinDestroy[] = {
    {"handle_indirect", "nvFatbinHandle *", sizeof(nvFatbinHandle *), true},
};
static const stub_param params_nvFatbinAddPTX[] = {
    {"handle", "nvFatbinHandle", sizeof(nvFatbinHandle), false},
    {"code", "const char *", sizeof(const char *), false},
    {"size", "size_t", sizeof(size_t), false},
    {"arch", "const char *", sizeof(const char *), false},
    {"identifier", "const char *", sizeof(const char *), false},
    {"optionsCmdLine", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvFatbinAddCubin[] = {
    {"handle", "nvFatbinHandle", sizeof(nvFatbinHandle), false},
    {"code", "const void *", sizeof(const void *), false},
    {"size", "size_t", sizeof(size_t), false},
    {"arch", "const char *", sizeof(const char *), false},
    {"identifier", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvFatbinAddLTOIR[] = {
    {"handle", "nvFatbinHandle", sizeof(nvFatbinHandle), false},
    {"code", "const void *", sizeof(const void *), false},
    {"size", "size_t", sizeof(size_t), false},
    {"arch", "const char *", sizeof(const char *), false},
    {"identifier", "const char *", sizeof(const char *), false},
    {"optionsCmdLine", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvFatbinAddIndex[] = {
    {"handle", "nvFatbinHandle", sizeof(nvFatbinHandle), false},
    {"code", "const void *", sizeof(const void *), false},
    {"size", "size_t", sizeof(size_t), false},
    {"identifier", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvFatbinAddReloc[] = {
    {"handle", "nvFatbinHandle", sizeof(nvFatbinHandle), false},
    {"code", "const void *", sizeof(const void *), false},
    {"size", "size_t", sizeof(size_t), false},
};
static const stub_param params_nvFatbinAddTileIR[] = {
    {"handle", "nvFatbinHandle", sizeof(nvFatbinHandle), false},
    {"code", "const void *", sizeof(const void *), false},
    {"size", "size_t", sizeof(size_t), false},
    {"identifier", "const char *", sizeof(const char *), false},
    {"optionsCmdLine", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvFatbinSize[] = {
    {"handle", "nvFatbinHandle", sizeof(nvFatbinHandle), false},
    {"size", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_nvFatbinGet[] = {
    {"handle", "nvFatbinHandle", sizeof(nvFatbinHandle), false},
    {"buffer", "void *", sizeof(void *), true},
};
static const stub_param params_nvFatbinVersion[] = {
    {"major", "unsigned int *", sizeof(unsigned int *), true},
    {"minor", "unsigned int *", sizeof(unsigned int *), true},
};

const stub_function stub_functions[] = {
    {"nvFatbinAddCubin", "nvFatbinAddCubin", "nvFatbinAddCubin", 0, false,
        (void (*)(void))nvFatbinAddCubin, STUB_RESULT_STATUS, params_nvFatbinAddCubin, 5},
    {"nvFatbinAddIndex", "nvFatbinAddIndex", "nvFatbinAddIndex", 0, false,
        (void (*)(void))nvFatbinAddIndex, STUB_RESULT_STATUS, params_nvFatbinAddIndex, 4},
    {"nvFatbinAddLTOIR", "nvFatbinAddLTOIR", "nvFatbinAddLTOIR", 0, false,
        (void (*)(void))nvFatbinAddLTOIR, STUB_RESULT_STATUS, params_nvFatbinAddLTOIR, 6},
    {"nvFatbinAddPTX", "nvFatbinAddPTX", "nvFatbinAddPTX", 0, false,
        (void (*)(void))nvFatbinAddPTX, STUB_RESULT_STATUS, params_nvFatbinAddPTX, 6},
    {"nvFatbinAddReloc", "nvFatbinAddReloc", "nvFatbinAddReloc", 0, false,
        (void (*)(void))nvFatbinAddReloc, STUB_RESULT_STATUS, params_nvFatbinAddReloc, 3},
    {"nvFatbinAddTileIR", "nvFatbinAddTileIR", "nvFatbinAddTileIR", 0, false,
        (void (*)(void))nvFatbinAddTileIR, STUB_RESULT_STATUS, params_nvFatbinAddTileIR, 5},
    {"nvFatbinCreate", "nvFatbinCreate", "nvFatbinCreate", 0, false,
        (void (*)(void))nvFatbinCreate, STUB_RESULT_STATUS, params_nvFatbinCreate, 3},
    {"nvFatbinDestroy", "nvFatbinDestroy", "nvFatbinDestroy", 0, false,
        (void (*)(void))nvFatbinDestroy, STUB_RESULT_STATUS, params_nvFatbinDestroy, 1},
    {"nvFatbinGet", "nvFatbinGet", "nvFatbinGet", 0, false, (void (*)(void))nvFatbinGet,
        STUB_RESULT_STATUS, params_nvFatbinGet, 2},
    {"nvFatbinGetErrorString", "nvFatbinGetErrorString", "nvFatbinGetErrorString", 0, false,
        (void (*)(void))nvFatbinGetErrorString, STUB_RESULT_STRING, params_nvFatbinGetErrorString,
        1},
    {"nvFatbinSize", "nvFatbinSize", "nvFatbinSize", 0, false, (void (*)(void))nvFatbinSize,
        STUB_RESULT_STATUS, params_nvFatbinSize, 2},
    {"nvFatbinVersion", "nvFatbinVersion", "nvFatbinVersion", 0, false,
        (void (*)(void))nvFatbinVersion, STUB_RESULT_STATUS, params_nvFatbinVersion, 2},
};
const int stub_function_count = 12;
unsigned char stub_modes[12];
