// stub_library.c of cubind's binding of the nvJitLink, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and
//     generator/specs/nvjitlink.yaml.
// Header: nvJitLink.h
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvjitlink";
const int stub_api_version = 12090;

extern nvJitLinkResult functional_nvJitLinkAddData(nvJitLinkHandle handle,
    nvJitLinkInputType inputType, const void *data, size_t size,
    const char *name) __attribute__((weak));
STUB_EXPORT nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType,
    const void *data, size_t size, const char *name);
extern nvJitLinkResult functional_nvJitLinkAddFile(nvJitLinkHandle handle,
    nvJitLinkInputType inputType, const char *fileName) __attribute__((weak));
STUB_EXPORT nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType,
    const char *fileName);
extern nvJitLinkResult functional_nvJitLinkComplete(nvJitLinkHandle handle) __attribute__((weak));
STUB_EXPORT nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle);
extern nvJitLinkResult functional_nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions,
    const char **options) __attribute__((weak));
STUB_EXPORT nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions,
    const char **options);
extern nvJitLinkResult functional_nvJitLinkDestroy(nvJitLinkHandle *handle) __attribute__((weak));
STUB_EXPORT nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *handle);
extern nvJitLinkResult functional_nvJitLinkGetErrorLog(nvJitLinkHandle handle,
    char *log) __attribute__((weak));
STUB_EXPORT nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log);
extern nvJitLinkResult functional_nvJitLinkGetErrorLogSize(nvJitLinkHandle handle,
    size_t *size) __attribute__((weak));
STUB_EXPORT nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size);
extern nvJitLinkResult functional_nvJitLinkGetInfoLog(nvJitLinkHandle handle,
    char *log) __attribute__((weak));
STUB_EXPORT nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log);
extern nvJitLinkResult functional_nvJitLinkGetInfoLogSize(nvJitLinkHandle handle,
    size_t *size) __attribute__((weak));
STUB_EXPORT nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size);
extern nvJitLinkResult functional_nvJitLinkGetLinkedCubin(nvJitLinkHandle handle,
    void *cubin) __attribute__((weak));
STUB_EXPORT nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin);
extern nvJitLinkResult functional_nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle,
    size_t *size) __attribute__((weak));
STUB_EXPORT nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size);
extern nvJitLinkResult functional_nvJitLinkGetLinkedPtx(nvJitLinkHandle handle,
    char *ptx) __attribute__((weak));
STUB_EXPORT nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx);
extern nvJitLinkResult functional_nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle,
    size_t *size) __attribute__((weak));
STUB_EXPORT nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size);
extern nvJitLinkResult functional_nvJitLinkVersion(unsigned int *major,
    unsigned int *minor) __attribute__((weak));
STUB_EXPORT nvJitLinkResult nvJitLinkVersion(unsigned int *major, unsigned int *minor);

STUB_EXPORT nvJitLinkResult
nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void *data,
    size_t size, const char *name)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return NVJITLINK_SUCCESS;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_nvJitLinkAddData != NULL)
        return functional_nvJitLinkAddData(handle, inputType, data, size, name);
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &inputType, sizeof inputType);
    stub_argument(recorded, &data, sizeof data);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 4, name);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char *fileName)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return NVJITLINK_SUCCESS;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_nvJitLinkAddFile != NULL)
        return functional_nvJitLinkAddFile(handle, inputType, fileName);
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &inputType, sizeof inputType);
    stub_argument(recorded, &fileName, sizeof fileName);
    stub_input_string(recorded, 2, fileName);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkComplete(nvJitLinkHandle handle)
{
    if (STUB_LIKELY(stub_modes[2] == STUB_FREE))
        return NVJITLINK_SUCCESS;
    if (stub_modes[2] == STUB_FUNCTIONAL && functional_nvJitLinkComplete != NULL)
        return functional_nvJitLinkComplete(handle);
    stub_call *recorded = stub_begin(2);
    stub_argument(recorded, &handle, sizeof handle);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions, const char **options)
{
    if (STUB_LIKELY(stub_modes[3] == STUB_FREE))
        return NVJITLINK_SUCCESS;
    if (stub_modes[3] == STUB_FUNCTIONAL && functional_nvJitLinkCreate != NULL)
        return functional_nvJitLinkCreate(handle, numOptions, options);
    stub_call *recorded = stub_begin(3);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &numOptions, sizeof numOptions);
    stub_argument(recorded, &options, sizeof options);
    stub_input_strings(recorded, 2, (const char *const *)options, stub_items((size_t)numOptions));
    stub_output(recorded, 0, (void *)handle, sizeof(nvJitLinkHandle));
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkDestroy(nvJitLinkHandle *handle)
{
    if (STUB_LIKELY(stub_modes[4] == STUB_FREE))
        return NVJITLINK_SUCCESS;
    if (stub_modes[4] == STUB_FUNCTIONAL && functional_nvJitLinkDestroy != NULL)
        return functional_nvJitLinkDestroy(handle);
    stub_call *recorded = stub_begin(4);
    stub_argument(recorded, &handle, sizeof handle);
    stub_input(recorded, 0, handle, sizeof(nvJitLinkHandle));
    stub_output_open(recorded, 0, (void *)handle, 0);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log)
{
    if (STUB_LIKELY(stub_modes[5] == STUB_FREE))
        return NVJITLINK_SUCCESS;
    if (stub_modes[5] == STUB_FUNCTIONAL && functional_nvJitLinkGetErrorLog != NULL)
        return functional_nvJitLinkGetErrorLog(handle, log);
    stub_call *recorded = stub_begin(5);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &log, sizeof log);
    stub_output_open(recorded, 1, (void *)log, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size)
{
    if (STUB_LIKELY(stub_modes[6] == STUB_FREE))
        return NVJITLINK_SUCCESS;
    if (stub_modes[6] == STUB_FUNCTIONAL && functional_nvJitLinkGetErrorLogSize != NULL)
        return functional_nvJitLinkGetErrorLogSize(handle, size);
    stub_call *recorded = stub_begin(6);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &size, sizeof size);
    (void)stub_output_count(recorded, 1, size, sizeof *size, SIZE_MAX);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log)
{
    if (STUB_LIKELY(stub_modes[7] == STUB_FREE))
        return NVJITLINK_SUCCESS;
    if (stub_modes[7] == STUB_FUNCTIONAL && functional_nvJitLinkGetInfoLog != NULL)
        return functional_nvJitLinkGetInfoLog(handle, log);
    stub_call *recorded = stub_begin(7);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &log, sizeof log);
    stub_output_open(recorded, 1, (void *)log, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size)
{
    if (STUB_LIKELY(stub_modes[8] == STUB_FREE))
        return NVJITLINK_SUCCESS;
    if (stub_modes[8] == STUB_FUNCTIONAL && functional_nvJitLinkGetInfoLogSize != NULL)
        return functional_nvJitLinkGetInfoLogSize(handle, size);
    stub_call *recorded = stub_begin(8);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &size, sizeof size);
    (void)stub_output_count(recorded, 1, size, sizeof *size, SIZE_MAX);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin)
{
    if (STUB_LIKELY(stub_modes[9] == STUB_FREE))
        return NVJITLINK_SUCCESS;
    if (stub_modes[9] == STUB_FUNCTIONAL && functional_nvJitLinkGetLinkedCubin != NULL)
        return functional_nvJitLinkGetLinkedCubin(handle, cubin);
    stub_call *recorded = stub_begin(9);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &cubin, sizeof cubin);
    stub_output_open(recorded, 1, (void *)cubin, STUB_DEFAULT_COUNT * 1);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size)
{
    if (STUB_LIKELY(stub_modes[10] == STUB_FREE))
        return NVJITLINK_SUCCESS;
    if (stub_modes[10] == STUB_FUNCTIONAL && functional_nvJitLinkGetLinkedCubinSize != NULL)
        return functional_nvJitLinkGetLinkedCubinSize(handle, size);
    stub_call *recorded = stub_begin(10);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &size, sizeof size);
    (void)stub_output_count(recorded, 1, size, sizeof *size, SIZE_MAX);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx)
{
    if (STUB_LIKELY(stub_modes[11] == STUB_FREE))
        return NVJITLINK_SUCCESS;
    if (stub_modes[11] == STUB_FUNCTIONAL && functional_nvJitLinkGetLinkedPtx != NULL)
        return functional_nvJitLinkGetLinkedPtx(handle, ptx);
    stub_call *recorded = stub_begin(11);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &ptx, sizeof ptx);
    stub_output_open(recorded, 1, (void *)ptx, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size)
{
    if (STUB_LIKELY(stub_modes[12] == STUB_FREE))
        return NVJITLINK_SUCCESS;
    if (stub_modes[12] == STUB_FUNCTIONAL && functional_nvJitLinkGetLinkedPtxSize != NULL)
        return functional_nvJitLinkGetLinkedPtxSize(handle, size);
    stub_call *recorded = stub_begin(12);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &size, sizeof size);
    (void)stub_output_count(recorded, 1, size, sizeof *size, SIZE_MAX);
    return (nvJitLinkResult)stub_finish(recorded);
}

STUB_EXPORT nvJitLinkResult
nvJitLinkVersion(unsigned int *major, unsigned int *minor)
{
    if (STUB_LIKELY(stub_modes[13] == STUB_FREE))
        return NVJITLINK_SUCCESS;
    if (stub_modes[13] == STUB_FUNCTIONAL && functional_nvJitLinkVersion != NULL)
        return functional_nvJitLinkVersion(major, minor);
    stub_call *recorded = stub_begin(13);
    stub_argument(recorded, &major, sizeof major);
    stub_argument(recorded, &minor, sizeof minor);
    stub_output(recorded, 0, (void *)major, sizeof(unsigned int));
    stub_output(recorded, 1, (void *)minor, sizeof(unsigned int));
    return (nvJitLinkResult)stub_finish(recorded);
}

static const stub_param params_nvJitLinkCreate[] = {
    {"handle", "nvJitLinkHandle *", sizeof(nvJitLinkHandle *), true},
    {"numOptions", "uint32_t", sizeof(uint32_t), false},
    {"options", "const char **", sizeof(const char **), false},
};
static const stub_param params_nvJitLinkDestroy[] = {
    {"handle", "nvJitLinkHandle *", sizeof(nvJitLinkHandle *), true},
};
static const stub_param params_nvJitLinkAddData[] = {
    {"handle", "nvJitLinkHandle", sizeof(nvJitLinkHandle), false},
    {"inputType", "nvJitLinkInputType", sizeof(nvJitLinkInputType), false},
    {"data", "const void *", sizeof(const void *), false},
    {"size", "size_t", sizeof(size_t), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvJitLinkAddFile[] = {
    {"handle", "nvJitLinkHandle", sizeof(nvJitLinkHandle), false},
    {"inputType", "nvJitLinkInputType", sizeof(nvJitLinkInputType), false},
    {"fileName", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvJitLinkComplete[] = {
    {"handle", "nvJitLinkHandle", sizeof(nvJitLinkHandle), false},
};
static const stub_param params_nvJitLinkGetLinkedCubinSize[] = {
    {"handle", "nvJitLinkHandle", sizeof(nvJitLinkHandle), false},
    {"size", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_nvJitLinkGetLinkedCubin[] = {
    {"handle", "nvJitLinkHandle", sizeof(nvJitLinkHandle), false},
    {"cubin", "void *", sizeof(void *), true},
};
static const stub_param params_nvJitLinkGetLinkedPtxSize[] = {
    {"handle", "nvJitLinkHandle", sizeof(nvJitLinkHandle), false},
    {"size", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_nvJitLinkGetLinkedPtx[] = {
    {"handle", "nvJitLinkHandle", sizeof(nvJitLinkHandle), false},
    {"ptx", "char *", sizeof(char *), true},
};
static const stub_param params_nvJitLinkGetErrorLogSize[] = {
    {"handle", "nvJitLinkHandle", sizeof(nvJitLinkHandle), false},
    {"size", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_nvJitLinkGetErrorLog[] = {
    {"handle", "nvJitLinkHandle", sizeof(nvJitLinkHandle), false},
    {"log", "char *", sizeof(char *), true},
};
static const stub_param params_nvJitLinkGetInfoLogSize[] = {
    {"handle", "nvJitLinkHandle", sizeof(nvJitLinkHandle), false},
    {"size", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_nvJitLinkGetInfoLog[] = {
    {"handle", "nvJitLinkHandle", sizeof(nvJitLinkHandle), false},
    {"log", "char *", sizeof(char *), true},
};
static const stub_param params_nvJitLinkVersion[] = {
    {"major", "unsigned int *", sizeof(unsigned int *), true},
    {"minor", "unsigned int *", sizeof(unsigned int *), true},
};

const stub_function stub_functions[] = {
    {"nvJitLinkAddData", "nvJitLinkAddData", "nvJitLinkAddData", 0, false,
        (void (*)(void))nvJitLinkAddData, STUB_RESULT_STATUS, params_nvJitLinkAddData, 5},
    {"nvJitLinkAddFile", "nvJitLinkAddFile", "nvJitLinkAddFile", 0, false,
        (void (*)(void))nvJitLinkAddFile, STUB_RESULT_STATUS, params_nvJitLinkAddFile, 3},
    {"nvJitLinkComplete", "nvJitLinkComplete", "nvJitLinkComplete", 0, false,
        (void (*)(void))nvJitLinkComplete, STUB_RESULT_STATUS, params_nvJitLinkComplete, 1},
    {"nvJitLinkCreate", "nvJitLinkCreate", "nvJitLinkCreate", 0, false,
        (void (*)(void))nvJitLinkCreate, STUB_RESULT_STATUS, params_nvJitLinkCreate, 3},
    {"nvJitLinkDestroy", "nvJitLinkDestroy", "nvJitLinkDestroy", 0, false,
        (void (*)(void))nvJitLinkDestroy, STUB_RESULT_STATUS, params_nvJitLinkDestroy, 1},
    {"nvJitLinkGetErrorLog", "nvJitLinkGetErrorLog", "nvJitLinkGetErrorLog", 0, false,
        (void (*)(void))nvJitLinkGetErrorLog, STUB_RESULT_STATUS, params_nvJitLinkGetErrorLog, 2},
    {"nvJitLinkGetErrorLogSize", "nvJitLinkGetErrorLogSize", "nvJitLinkGetErrorLogSize", 0, false,
        (void (*)(void))nvJitLinkGetErrorLogSize, STUB_RESULT_STATUS,
        params_nvJitLinkGetErrorLogSize, 2},
    {"nvJitLinkGetInfoLog", "nvJitLinkGetInfoLog", "nvJitLinkGetInfoLog", 0, false,
        (void (*)(void))nvJitLinkGetInfoLog, STUB_RESULT_STATUS, params_nvJitLinkGetInfoLog, 2},
    {"nvJitLinkGetInfoLogSize", "nvJitLinkGetInfoLogSize", "nvJitLinkGetInfoLogSize", 0, false,
        (void (*)(void))nvJitLinkGetInfoLogSize, STUB_RESULT_STATUS,
        params_nvJitLinkGetInfoLogSize, 2},
    {"nvJitLinkGetLinkedCubin", "nvJitLinkGetLinkedCubin", "nvJitLinkGetLinkedCubin", 0, false,
        (void (*)(void))nvJitLinkGetLinkedCubin, STUB_RESULT_STATUS,
        params_nvJitLinkGetLinkedCubin, 2},
    {"nvJitLinkGetLinkedCubinSize", "nvJitLinkGetLinkedCubinSize", "nvJitLinkGetLinkedCubinSize",
        0, false, (void (*)(void))nvJitLinkGetLinkedCubinSize, STUB_RESULT_STATUS,
        params_nvJitLinkGetLinkedCubinSize, 2},
    {"nvJitLinkGetLinkedPtx", "nvJitLinkGetLinkedPtx", "nvJitLinkGetLinkedPtx", 0, false,
        (void (*)(void))nvJitLinkGetLinkedPtx, STUB_RESULT_STATUS, params_nvJitLinkGetLinkedPtx, 2},
    {"nvJitLinkGetLinkedPtxSize", "nvJitLinkGetLinkedPtxSize", "nvJitLinkGetLinkedPtxSize", 0,
        false, (void (*)(void))nvJitLinkGetLinkedPtxSize, STUB_RESULT_STATUS,
        params_nvJitLinkGetLinkedPtxSize, 2},
    {"nvJitLinkVersion", "nvJitLinkVersion", "nvJitLinkVersion", 0, false,
        (void (*)(void))nvJitLinkVersion, STUB_RESULT_STATUS, params_nvJitLinkVersion, 2},
};
const int stub_function_count = 14;
unsigned char stub_modes[14];
