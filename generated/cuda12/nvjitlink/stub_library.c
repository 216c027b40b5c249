// stub_library.c of cubind for nvJitLink, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and
// generator/specs/nvjitlink.yaml.
// clang-format off

#define STUB_STATUS nvJitLinkResult
#define STUB_SUCCESS NVJITLINK_SUCCESS

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvjitlink";
const int stub_api_version = 12090;

// An entry point does not use all that it is called with.
#pragma GCC diagnostic ignored "-Wunused-parameter"

STUB_FILLS(0, nvJitLinkAddData,
    (nvJitLinkHandle handle, nvJitLinkInputType inputType, const void *data, size_t size,
        const char *name),
    (handle, inputType, data, size, name))
{
    stub_input_string(recorded, 4, name);
}

STUB_FILLS(1, nvJitLinkAddFile,
    (nvJitLinkHandle handle, nvJitLinkInputType inputType, const char *fileName),
    (handle, inputType, fileName))
{
    stub_input_string(recorded, 2, fileName);
}

STUB(2, nvJitLinkComplete, (nvJitLinkHandle handle), (handle))

STUB_FILLS(3, nvJitLinkCreate,
    (nvJitLinkHandle *handle, uint32_t numOptions, const char **options),
    (handle, numOptions, options))
{
    stub_input_strings(recorded, 2, (const char *const *)options, stub_items((size_t)numOptions));
    stub_output(recorded, 0, (void *)handle, sizeof(nvJitLinkHandle));
}

STUB_FILLS(4, nvJitLinkDestroy, (nvJitLinkHandle *handle), (handle))
{
    stub_input(recorded, 0, handle, sizeof(nvJitLinkHandle));
    stub_output_open(recorded, 0, (void *)handle, 0);
}

STUB_FILLS(5, nvJitLinkGetErrorLog, (nvJitLinkHandle handle, char *log), (handle, log))
{
    stub_output_open(recorded, 1, (void *)log, STUB_DEFAULT_COUNT * sizeof(char));
}

STUB_FILLS(6, nvJitLinkGetErrorLogSize, (nvJitLinkHandle handle, size_t *size), (handle, size))
{
    (void)stub_output_count(recorded, 1, size, sizeof *size, SIZE_MAX);
}

STUB_FILLS(7, nvJitLinkGetInfoLog, (nvJitLinkHandle handle, char *log), (handle, log))
{
    stub_output_open(recorded, 1, (void *)log, STUB_DEFAULT_COUNT * sizeof(char));
}

STUB_FILLS(8, nvJitLinkGetInfoLogSize, (nvJitLinkHandle handle, size_t *size), (handle, size))
{
    (void)stub_output_count(recorded, 1, size, sizeof *size, SIZE_MAX);
}

STUB_FILLS(9, nvJitLinkGetLinkedCubin, (nvJitLinkHandle handle, void *cubin), (handle, cubin))
{
    stub_output_open(recorded, 1, (void *)cubin, STUB_DEFAULT_COUNT * 1);
}

STUB_FILLS(10, nvJitLinkGetLinkedCubinSize, (nvJitLinkHandle handle, size_t *size), (handle, size))
{
    (void)stub_output_count(recorded, 1, size, sizeof *size, SIZE_MAX);
}

STUB_FILLS(11, nvJitLinkGetLinkedPtx, (nvJitLinkHandle handle, char *ptx), (handle, ptx))
{
    stub_output_open(recorded, 1, (void *)ptx, STUB_DEFAULT_COUNT * sizeof(char));
}

STUB_FILLS(12, nvJitLinkGetLinkedPtxSize, (nvJitLinkHandle handle, size_t *size), (handle, size))
{
    (void)stub_output_count(recorded, 1, size, sizeof *size, SIZE_MAX);
}

STUB_FILLS(13, nvJitLinkVersion, (unsigned int *major, unsigned int *minor), (major, minor))
{
    stub_output(recorded, 0, (void *)major, sizeof(unsigned int));
    stub_output(recorded, 1, (void *)minor, sizeof(unsigned int));
}

const stub_function stub_functions[] = {
    STUB_SAME(nvJitLinkAddData, 0, 5),
    STUB_SAME(nvJitLinkAddFile, 0, 3),
    STUB_SAME(nvJitLinkComplete, 0, 1),
    STUB_SAME(nvJitLinkCreate, 0, 3),
    STUB_SAME(nvJitLinkDestroy, 0, 1),
    STUB_SAME(nvJitLinkGetErrorLog, 0, 2),
    STUB_SAME(nvJitLinkGetErrorLogSize, 0, 2),
    STUB_SAME(nvJitLinkGetInfoLog, 0, 2),
    STUB_SAME(nvJitLinkGetInfoLogSize, 0, 2),
    STUB_SAME(nvJitLinkGetLinkedCubin, 0, 2),
    STUB_SAME(nvJitLinkGetLinkedCubinSize, 0, 2),
    STUB_SAME(nvJitLinkGetLinkedPtx, 0, 2),
    STUB_SAME(nvJitLinkGetLinkedPtxSize, 0, 2),
    STUB_SAME(nvJitLinkVersion, 0, 2),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
