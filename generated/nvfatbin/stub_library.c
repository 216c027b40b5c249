// stub_library.c of cubind for nvFatbin, API version 13.5.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and
// generator/specs/nvfatbin.yaml.
// clang-format off

#define STUB_STATUS nvFatbinResult
#define STUB_SUCCESS NVFATBIN_SUCCESS

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvfatbin";
const int stub_api_version = 13050;

// An entry point does not use all that it is called with.
#pragma GCC diagnostic ignored "-Wunused-parameter"

STUB_FILLS(0, nvFatbinAddCubin,
    (nvFatbinHandle handle, const void *code, size_t size, const char *arch,
        const char *identifier),
    (handle, code, size, arch, identifier))
{
    stub_input_string(recorded, 3, arch);
    stub_input_string(recorded, 4, identifier);
}

STUB_FILLS(1, nvFatbinAddIndex,
    (nvFatbinHandle handle, const void *code, size_t size, const char *identifier),
    (handle, code, size, identifier))
{
    stub_input_string(recorded, 3, identifier);
}

STUB_FILLS(2, nvFatbinAddLTOIR,
    (nvFatbinHandle handle, const void *code, size_t size, const char *arch,
        const char *identifier, const char *optionsCmdLine),
    (handle, code, size, arch, identifier, optionsCmdLine))
{
    stub_input_string(recorded, 3, arch);
    stub_input_string(recorded, 4, identifier);
    stub_input_string(recorded, 5, optionsCmdLine);
}

STUB_FILLS(3, nvFatbinAddPTX,
    (nvFatbinHandle handle, const char *code, size_t size, const char *arch,
        const char *identifier, const char *optionsCmdLine),
    (handle, code, size, arch, identifier, optionsCmdLine))
{
    stub_input_string(recorded, 3, arch);
    stub_input_string(recorded, 4, identifier);
    stub_input_string(recorded, 5, optionsCmdLine);
}

STUB(4, nvFatbinAddReloc, (nvFatbinHandle handle, const void *code, size_t size),
    (handle, code, size))

STUB_FILLS(5, nvFatbinAddTileIR,
    (nvFatbinHandle handle, const void *code, size_t size, const char *identifier,
        const char *optionsCmdLine),
    (handle, code, size, identifier, optionsCmdLine))
{
    stub_input_string(recorded, 3, identifier);
    stub_input_string(recorded, 4, optionsCmdLine);
}

STUB_FILLS(6, nvFatbinCreate,
    (nvFatbinHandle *handle_indirect, const char **options, size_t optionsCount),
    (handle_indirect, options, optionsCount))
{
    stub_input_strings(recorded, 1, (const char *const *)options, stub_items((size_t)optionsCount));
    stub_output(recorded, 0, (void *)handle_indirect, sizeof(nvFatbinHandle));
}

STUB_FILLS(7, nvFatbinDestroy, (nvFatbinHandle *handle_indirect), (handle_indirect))
{
    stub_input(recorded, 0, handle_indirect, sizeof(nvFatbinHandle));
    stub_output_open(recorded, 0, (void *)handle_indirect, 0);
}

STUB_FILLS(8, nvFatbinGet, (nvFatbinHandle handle, void *buffer), (handle, buffer))
{
    stub_output_open(recorded, 1, (void *)buffer, STUB_DEFAULT_COUNT * 1);
}

STUB_EXPORT const char *
nvFatbinGetErrorString(nvFatbinResult result)
{
    STUB_BEGIN(9, nvFatbinGetErrorString, 0, (result));
    STUB_ARGUMENTS(result);
    return stub_finish_string(recorded);
}

STUB_FILLS(10, nvFatbinSize, (nvFatbinHandle handle, size_t *size), (handle, size))
{
    (void)stub_output_count(recorded, 1, size, sizeof *size, SIZE_MAX);
}

STUB_FILLS(11, nvFatbinVersion, (unsigned int *major, unsigned int *minor), (major, minor))
{
    stub_output(recorded, 0, (void *)major, sizeof(unsigned int));
    stub_output(recorded, 1, (void *)minor, sizeof(unsigned int));
}

const stub_function stub_functions[] = {
    STUB_SAME(nvFatbinAddCubin, 0, 5),
    STUB_SAME(nvFatbinAddIndex, 0, 4),
    STUB_SAME(nvFatbinAddLTOIR, 0, 6),
    STUB_SAME(nvFatbinAddPTX, 0, 6),
    STUB_SAME(nvFatbinAddReloc, 0, 3),
    STUB_SAME(nvFatbinAddTileIR, 0, 5),
    STUB_SAME(nvFatbinCreate, 0, 3),
    STUB_SAME(nvFatbinDestroy, 0, 1),
    STUB_SAME(nvFatbinGet, 0, 2),
    STUB_ENTRY(nvFatbinGetErrorString, nvFatbinGetErrorString, nvFatbinGetErrorString, 0, false,
        STRING, 1),
    STUB_SAME(nvFatbinSize, 0, 2),
    STUB_SAME(nvFatbinVersion, 0, 2),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
