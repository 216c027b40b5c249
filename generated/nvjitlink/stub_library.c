// stub_library.c of cubind's binding of the nvJitLink, API version 13.5.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and
//     generator/specs/nvjitlink.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvjitlink";
const int stub_api_version = 13050;

STUB_EXPORT nvJitLinkResult
nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void *data,
    size_t size, const char *name)
{
    STUB_BEGIN(0, nvJitLinkAddData, NVJITLINK_SUCCESS, (handle, inputType, data, size, name));
    STUB_ARGUMENTS(&handle, &inputType, &data, &size, &name);
    stub_input_string(recorded, 4, name);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char *fileName)
{
    STUB_BEGIN(1, nvJitLinkAddFile, NVJITLINK_SUCCESS, (handle, inputType, fileName));
    STUB_ARGUMENTS(&handle, &inputType, &fileName);
    stub_input_string(recorded, 2, fileName);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkComplete(nvJitLinkHandle handle)
{
    STUB_BEGIN(2, nvJitLinkComplete, NVJITLINK_SUCCESS, (handle));
    STUB_ARGUMENTS(&handle);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions, const char **options)
{
    STUB_BEGIN(3, nvJitLinkCreate, NVJITLINK_SUCCESS, (handle, numOptions, options));
    STUB_ARGUMENTS(&handle, &numOptions, &options);
    stub_input_strings(recorded, 2, (const char *const *)options, stub_items((size_t)numOptions));
    stub_output(recorded, 0, (void *)handle, sizeof(nvJitLinkHandle));
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkDestroy(nvJitLinkHandle *handle)
{
    STUB_BEGIN(4, nvJitLinkDestroy, NVJITLINK_SUCCESS, (handle));
    STUB_ARGUMENTS(&handle);
    stub_input(recorded, 0, handle, sizeof(nvJitLinkHandle));
    stub_output_open(recorded, 0, (void *)handle, 0);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log)
{
    STUB_BEGIN(5, nvJitLinkGetErrorLog, NVJITLINK_SUCCESS, (handle, log));
    STUB_ARGUMENTS(&handle, &log);
    stub_output_open(recorded, 1, (void *)log, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size)
{
    STUB_BEGIN(6, nvJitLinkGetErrorLogSize, NVJITLINK_SUCCESS, (handle, size));
    STUB_ARGUMENTS(&handle, &size);
    (void)stub_output_count(recorded, 1, size, sizeof *size, SIZE_MAX);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log)
{
    STUB_BEGIN(7, nvJitLinkGetInfoLog, NVJITLINK_SUCCESS, (handle, log));
    STUB_ARGUMENTS(&handle, &log);
    stub_output_open(recorded, 1, (void *)log, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size)
{
    STUB_BEGIN(8, nvJitLinkGetInfoLogSize, NVJITLINK_SUCCESS, (handle, size));
    STUB_ARGUMENTS(&handle, &size);
    (void)stub_output_count(recorded, 1, size, sizeof *size, SIZE_MAX);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin)
{
    STUB_BEGIN(9, nvJitLinkGetLinkedCubin, NVJITLINK_SUCCESS, (handle, cubin));
    STUB_ARGUMENTS(&handle, &cubin);
    stub_output_open(recorded, 1, (void *)cubin, STUB_DEFAULT_COUNT * 1);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size)
{
    STUB_BEGIN(10, nvJitLinkGetLinkedCubinSize, NVJITLINK_SUCCESS, (handle, size));
    STUB_ARGUMENTS(&handle, &size);
    (void)stub_output_count(recorded, 1, size, sizeof *size, SIZE_MAX);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void *ltoir)
{
    STUB_BEGIN(11, nvJitLinkGetLinkedLTOIR, NVJITLINK_SUCCESS, (handle, ltoir));
    STUB_ARGUMENTS(&handle, &ltoir);
    stub_output_open(recorded, 1, (void *)ltoir, STUB_DEFAULT_COUNT * 1);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t *size)
{
    STUB_BEGIN(12, nvJitLinkGetLinkedLTOIRSize, NVJITLINK_SUCCESS, (handle, size));
    STUB_ARGUMENTS(&handle, &size);
    (void)stub_output_count(recorded, 1, size, sizeof *size, SIZE_MAX);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx)
{
    STUB_BEGIN(13, nvJitLinkGetLinkedPtx, NVJITLINK_SUCCESS, (handle, ptx));
    STUB_ARGUMENTS(&handle, &ptx);
    stub_output_open(recorded, 1, (void *)ptx, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size)
{
    STUB_BEGIN(14, nvJitLinkGetLinkedPtxSize, NVJITLINK_SUCCESS, (handle, size));
    STUB_ARGUMENTS(&handle, &size);
    (void)stub_output_count(recorded, 1, size, sizeof *size, SIZE_MAX);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkVersion(unsigned int *major, unsigned int *minor)
{
    STUB_BEGIN(15, nvJitLinkVersion, NVJITLINK_SUCCESS, (major, minor));
    STUB_ARGUMENTS(&major, &minor);
    stub_output(recorded, 0, (void *)major, sizeof(unsigned int));
    stub_output(recorded, 1, (void *)minor, sizeof(unsigned int));
    return (nvJitLinkResult)stub_finish(recorded);
}

static const stub_param params_nvJitLinkCreate[] = {STUB_OUT(nvJitLinkHandle *, handle),
    STUB_IN(uint32_t, numOptions), STUB_IN(const char **, options)};
static const stub_param params_nvJitLinkDestroy[] = {STUB_OUT(nvJitLinkHandle *, handle)};
static const stub_param params_nvJitLinkAddData[] = {STUB_IN(nvJitLinkHandle, handle),
    STUB_IN(nvJitLinkInputType, inputType), STUB_IN(const void *, data), STUB_IN(size_t, size),
    STUB_IN(const char *, name)};
static const stub_param params_nvJitLinkAddFile[] = {STUB_IN(nvJitLinkHandle, handle),
    STUB_IN(nvJitLinkInputType, inputType), STUB_IN(const char *, fileName)};
static const stub_param params_nvJitLinkComplete[] = {STUB_IN(nvJitLinkHandle, handle)};
static const stub_param params_nvJitLinkGetLinkedCubinSize[] = {STUB_IN(nvJitLinkHandle, handle),
    STUB_OUT(size_t *, size)};
static const stub_param params_nvJitLinkGetLinkedCubin[] = {STUB_IN(nvJitLinkHandle, handle),
    STUB_OUT(void *, cubin)};
static const stub_param params_nvJitLinkGetLinkedPtxSize[] = {STUB_IN(nvJitLinkHandle, handle),
    STUB_OUT(size_t *, size)};
static const stub_param params_nvJitLinkGetLinkedPtx[] = {STUB_IN(nvJitLinkHandle, handle),
    STUB_OUT(char *, ptx)};
static const stub_param params_nvJitLinkGetLinkedLTOIRSize[] = {STUB_IN(nvJitLinkHandle, handle),
    STUB_OUT(size_t *, size)};
static const stub_param params_nvJitLinkGetLinkedLTOIR[] = {STUB_IN(nvJitLinkHandle, handle),
    STUB_OUT(void *, ltoir)};
static const stub_param params_nvJitLinkGetErrorLogSize[] = {STUB_IN(nvJitLinkHandle, handle),
    STUB_OUT(size_t *, size)};
static const stub_param params_nvJitLinkGetErrorLog[] = {STUB_IN(nvJitLinkHandle, handle),
    STUB_OUT(char *, log)};
static const stub_param params_nvJitLinkGetInfoLogSize[] = {STUB_IN(nvJitLinkHandle, handle),
    STUB_OUT(size_t *, size)};
static const stub_param params_nvJitLinkGetInfoLog[] = {STUB_IN(nvJitLinkHandle, handle),
    STUB_OUT(char *, log)};
static const stub_param params_nvJitLinkVersion[] = {STUB_OUT(unsigned int *, major),
    STUB_OUT(unsigned int *, minor)};

const stub_function stub_functions[] = {
    STUB_ENTRY(nvJitLinkAddData, nvJitLinkAddData, nvJitLinkAddData, 0, false, STATUS,
        params_nvJitLinkAddData, 5),
    STUB_ENTRY(nvJitLinkAddFile, nvJitLinkAddFile, nvJitLinkAddFile, 0, false, STATUS,
        params_nvJitLinkAddFile, 3),
    STUB_ENTRY(nvJitLinkComplete, nvJitLinkComplete, nvJitLinkComplete, 0, false, STATUS,
        params_nvJitLinkComplete, 1),
    STUB_ENTRY(nvJitLinkCreate, nvJitLinkCreate, nvJitLinkCreate, 0, false, STATUS,
        params_nvJitLinkCreate, 3),
    STUB_ENTRY(nvJitLinkDestroy, nvJitLinkDestroy, nvJitLinkDestroy, 0, false, STATUS,
        params_nvJitLinkDestroy, 1),
    STUB_ENTRY(nvJitLinkGetErrorLog, nvJitLinkGetErrorLog, nvJitLinkGetErrorLog, 0, false, STATUS,
        params_nvJitLinkGetErrorLog, 2),
    STUB_ENTRY(nvJitLinkGetErrorLogSize, nvJitLinkGetErrorLogSize, nvJitLinkGetErrorLogSize, 0,
        false, STATUS, params_nvJitLinkGetErrorLogSize, 2),
    STUB_ENTRY(nvJitLinkGetInfoLog, nvJitLinkGetInfoLog, nvJitLinkGetInfoLog, 0, false, STATUS,
        params_nvJitLinkGetInfoLog, 2),
    STUB_ENTRY(nvJitLinkGetInfoLogSize, nvJitLinkGetInfoLogSize, nvJitLinkGetInfoLogSize, 0, false,
        STATUS, params_nvJitLinkGetInfoLogSize, 2),
    STUB_ENTRY(nvJitLinkGetLinkedCubin, nvJitLinkGetLinkedCubin, nvJitLinkGetLinkedCubin, 0, false,
        STATUS, params_nvJitLinkGetLinkedCubin, 2),
    STUB_ENTRY(nvJitLinkGetLinkedCubinSize, nvJitLinkGetLinkedCubinSize,
        nvJitLinkGetLinkedCubinSize, 0, false, STATUS, params_nvJitLinkGetLinkedCubinSize, 2),
    STUB_ENTRY(nvJitLinkGetLinkedLTOIR, nvJitLinkGetLinkedLTOIR, nvJitLinkGetLinkedLTOIR, 0, false,
        STATUS, params_nvJitLinkGetLinkedLTOIR, 2),
    STUB_ENTRY(nvJitLinkGetLinkedLTOIRSize, nvJitLinkGetLinkedLTOIRSize,
        nvJitLinkGetLinkedLTOIRSize, 0, false, STATUS, params_nvJitLinkGetLinkedLTOIRSize, 2),
    STUB_ENTRY(nvJitLinkGetLinkedPtx, nvJitLinkGetLinkedPtx, nvJitLinkGetLinkedPtx, 0, false,
        STATUS, params_nvJitLinkGetLinkedPtx, 2),
    STUB_ENTRY(nvJitLinkGetLinkedPtxSize, nvJitLinkGetLinkedPtxSize, nvJitLinkGetLinkedPtxSize, 0,
        false, STATUS, params_nvJitLinkGetLinkedPtxSize, 2),
    STUB_ENTRY(nvJitLinkVersion, nvJitLinkVersion, nvJitLinkVersion, 0, false, STATUS,
        params_nvJitLinkVersion, 2),
};
const int stub_function_count = 16;
unsigned char stub_modes[16];
