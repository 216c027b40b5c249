// stub_library.c of cubind's binding of the NVRTC, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/nvrtc.yaml.
// Header: nvrtc.h
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvrtc";
const int stub_api_version = 12090;

extern nvrtcResult functional_nvrtcAddNameExpression(nvrtcProgram prog,
    const char *const name_expression) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcAddNameExpression(nvrtcProgram prog,
    const char *const name_expression);
extern nvrtcResult functional_nvrtcCompileProgram(nvrtcProgram prog, int numOptions,
    const char *const *options) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcCompileProgram(nvrtcProgram prog, int numOptions,
    const char *const *options);
extern nvrtcResult functional_nvrtcCreateProgram(nvrtcProgram *prog, const char *src,
    const char *name, int numHeaders, const char *const *headers,
    const char *const *includeNames) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name,
    int numHeaders, const char *const *headers, const char *const *includeNames);
extern nvrtcResult functional_nvrtcDestroyProgram(nvrtcProgram *prog) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcDestroyProgram(nvrtcProgram *prog);
extern nvrtcResult functional_nvrtcGetCUBIN(nvrtcProgram prog, char *cubin) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char *cubin);
extern nvrtcResult functional_nvrtcGetCUBINSize(nvrtcProgram prog,
    size_t *cubinSizeRet) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcGetCUBINSize(nvrtcProgram prog, size_t *cubinSizeRet);
extern const char * functional_nvrtcGetErrorString(nvrtcResult result) __attribute__((weak));
STUB_EXPORT const char * nvrtcGetErrorString(nvrtcResult result);
extern nvrtcResult functional_nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR);
extern nvrtcResult functional_nvrtcGetLTOIRSize(nvrtcProgram prog,
    size_t *LTOIRSizeRet) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram prog, size_t *LTOIRSizeRet);
extern nvrtcResult functional_nvrtcGetLoweredName(nvrtcProgram prog,
    const char *const name_expression, const char **lowered_name) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcGetLoweredName(nvrtcProgram prog, const char *const name_expression,
    const char **lowered_name);
extern nvrtcResult functional_nvrtcGetNVVM(nvrtcProgram prog, char *nvvm) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcGetNVVM(nvrtcProgram prog, char *nvvm);
extern nvrtcResult functional_nvrtcGetNVVMSize(nvrtcProgram prog,
    size_t *nvvmSizeRet) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcGetNVVMSize(nvrtcProgram prog, size_t *nvvmSizeRet);
extern nvrtcResult functional_nvrtcGetNumSupportedArchs(int *numArchs) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcGetNumSupportedArchs(int *numArchs);
extern nvrtcResult functional_nvrtcGetOptiXIR(nvrtcProgram prog,
    char *optixir) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir);
extern nvrtcResult functional_nvrtcGetOptiXIRSize(nvrtcProgram prog,
    size_t *optixirSizeRet) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t *optixirSizeRet);
extern nvrtcResult functional_nvrtcGetPCHCreateStatus(nvrtcProgram prog) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcGetPCHCreateStatus(nvrtcProgram prog);
extern nvrtcResult functional_nvrtcGetPCHHeapSize(size_t *ret) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcGetPCHHeapSize(size_t *ret);
extern nvrtcResult functional_nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog,
    size_t *size) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t *size);
extern nvrtcResult functional_nvrtcGetPTX(nvrtcProgram prog, char *ptx) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char *ptx);
extern nvrtcResult functional_nvrtcGetPTXSize(nvrtcProgram prog,
    size_t *ptxSizeRet) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcGetPTXSize(nvrtcProgram prog, size_t *ptxSizeRet);
extern nvrtcResult functional_nvrtcGetProgramLog(nvrtcProgram prog,
    char *log) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcGetProgramLog(nvrtcProgram prog, char *log);
extern nvrtcResult functional_nvrtcGetProgramLogSize(nvrtcProgram prog,
    size_t *logSizeRet) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet);
extern nvrtcResult functional_nvrtcGetSupportedArchs(int *supportedArchs) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcGetSupportedArchs(int *supportedArchs);
extern nvrtcResult functional_nvrtcSetFlowCallback(nvrtcProgram prog,
    int (*callback)(void *, void *), void *payload) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void *, void *),
    void *payload);
extern nvrtcResult functional_nvrtcSetPCHHeapSize(size_t size) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcSetPCHHeapSize(size_t size);
extern nvrtcResult functional_nvrtcVersion(int *major, int *minor) __attribute__((weak));
STUB_EXPORT nvrtcResult nvrtcVersion(int *major, int *minor);

STUB_EXPORT nvrtcResult
nvrtcAddNameExpression(nvrtcProgram prog, const char *const name_expression)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_nvrtcAddNameExpression != NULL)
        return functional_nvrtcAddNameExpression(prog, name_expression);
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &name_expression, sizeof name_expression);
    stub_input_string(recorded, 1, name_expression);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcCompileProgram(nvrtcProgram prog, int numOptions, const char *const *options)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_nvrtcCompileProgram != NULL)
        return functional_nvrtcCompileProgram(prog, numOptions, options);
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &numOptions, sizeof numOptions);
    stub_argument(recorded, &options, sizeof options);
    stub_input_strings(recorded, 2, (const char *const *)options, stub_items((size_t)numOptions));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name, int numHeaders,
    const char *const *headers, const char *const *includeNames)
{
    if (STUB_LIKELY(stub_modes[2] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[2] == STUB_FUNCTIONAL && functional_nvrtcCreateProgram != NULL)
        return functional_nvrtcCreateProgram(prog, src, name, numHeaders, headers, includeNames);
    stub_call *recorded = stub_begin(2);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &name, sizeof name);
    stub_argument(recorded, &numHeaders, sizeof numHeaders);
    stub_argument(recorded, &headers, sizeof headers);
    stub_argument(recorded, &includeNames, sizeof includeNames);
    stub_input_string(recorded, 1, src);
    stub_input_string(recorded, 2, name);
    stub_input_strings(recorded, 4, (const char *const *)headers, stub_items((size_t)numHeaders));
    stub_input_strings(recorded, 5, (const char *const *)includeNames,
        stub_items((size_t)numHeaders));
    stub_output(recorded, 0, (void *)prog, sizeof(nvrtcProgram));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcDestroyProgram(nvrtcProgram *prog)
{
    if (STUB_LIKELY(stub_modes[3] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[3] == STUB_FUNCTIONAL && functional_nvrtcDestroyProgram != NULL)
        return functional_nvrtcDestroyProgram(prog);
    stub_call *recorded = stub_begin(3);
    stub_argument(recorded, &prog, sizeof prog);
    stub_input(recorded, 0, prog, sizeof(nvrtcProgram));
    stub_output_open(recorded, 0, (void *)prog, 0);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)
{
    if (STUB_LIKELY(stub_modes[4] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[4] == STUB_FUNCTIONAL && functional_nvrtcGetCUBIN != NULL)
        return functional_nvrtcGetCUBIN(prog, cubin);
    stub_call *recorded = stub_begin(4);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &cubin, sizeof cubin);
    stub_output_open(recorded, 1, (void *)cubin, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetCUBINSize(nvrtcProgram prog, size_t *cubinSizeRet)
{
    if (STUB_LIKELY(stub_modes[5] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[5] == STUB_FUNCTIONAL && functional_nvrtcGetCUBINSize != NULL)
        return functional_nvrtcGetCUBINSize(prog, cubinSizeRet);
    stub_call *recorded = stub_begin(5);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &cubinSizeRet, sizeof cubinSizeRet);
    (void)stub_output_count(recorded, 1, cubinSizeRet, sizeof *cubinSizeRet, SIZE_MAX);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT const char *
nvrtcGetErrorString(nvrtcResult result)
{
    if (STUB_LIKELY(stub_modes[6] == STUB_FREE))
        return 0;
    if (stub_modes[6] == STUB_FUNCTIONAL && functional_nvrtcGetErrorString != NULL)
        return functional_nvrtcGetErrorString(result);
    stub_call *recorded = stub_begin(6);
    stub_argument(recorded, &result, sizeof result);
    return stub_finish_string(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR)
{
    if (STUB_LIKELY(stub_modes[7] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[7] == STUB_FUNCTIONAL && functional_nvrtcGetLTOIR != NULL)
        return functional_nvrtcGetLTOIR(prog, LTOIR);
    stub_call *recorded = stub_begin(7);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &LTOIR, sizeof LTOIR);
    stub_output_open(recorded, 1, (void *)LTOIR, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetLTOIRSize(nvrtcProgram prog, size_t *LTOIRSizeRet)
{
    if (STUB_LIKELY(stub_modes[8] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[8] == STUB_FUNCTIONAL && functional_nvrtcGetLTOIRSize != NULL)
        return functional_nvrtcGetLTOIRSize(prog, LTOIRSizeRet);
    stub_call *recorded = stub_begin(8);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &LTOIRSizeRet, sizeof LTOIRSizeRet);
    (void)stub_output_count(recorded, 1, LTOIRSizeRet, sizeof *LTOIRSizeRet, SIZE_MAX);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetLoweredName(nvrtcProgram prog, const char *const name_expression, const char **lowered_name)
{
    if (STUB_LIKELY(stub_modes[9] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[9] == STUB_FUNCTIONAL && functional_nvrtcGetLoweredName != NULL)
        return functional_nvrtcGetLoweredName(prog, name_expression, lowered_name);
    stub_call *recorded = stub_begin(9);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &name_expression, sizeof name_expression);
    stub_argument(recorded, &lowered_name, sizeof lowered_name);
    stub_input_string(recorded, 1, name_expression);
    stub_output_string(recorded, 2, (const char **)lowered_name);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetNVVM(nvrtcProgram prog, char *nvvm)
{
    if (STUB_LIKELY(stub_modes[10] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[10] == STUB_FUNCTIONAL && functional_nvrtcGetNVVM != NULL)
        return functional_nvrtcGetNVVM(prog, nvvm);
    stub_call *recorded = stub_begin(10);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &nvvm, sizeof nvvm);
    stub_output_open(recorded, 1, (void *)nvvm, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetNVVMSize(nvrtcProgram prog, size_t *nvvmSizeRet)
{
    if (STUB_LIKELY(stub_modes[11] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[11] == STUB_FUNCTIONAL && functional_nvrtcGetNVVMSize != NULL)
        return functional_nvrtcGetNVVMSize(prog, nvvmSizeRet);
    stub_call *recorded = stub_begin(11);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &nvvmSizeRet, sizeof nvvmSizeRet);
    (void)stub_output_count(recorded, 1, nvvmSizeRet, sizeof *nvvmSizeRet, SIZE_MAX);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetNumSupportedArchs(int *numArchs)
{
    if (STUB_LIKELY(stub_modes[12] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[12] == STUB_FUNCTIONAL && functional_nvrtcGetNumSupportedArchs != NULL)
        return functional_nvrtcGetNumSupportedArchs(numArchs);
    stub_call *recorded = stub_begin(12);
    stub_argument(recorded, &numArchs, sizeof numArchs);
    (void)stub_output_count(recorded, 0, numArchs, sizeof *numArchs, SIZE_MAX);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir)
{
    if (STUB_LIKELY(stub_modes[13] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[13] == STUB_FUNCTIONAL && functional_nvrtcGetOptiXIR != NULL)
        return functional_nvrtcGetOptiXIR(prog, optixir);
    stub_call *recorded = stub_begin(13);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &optixir, sizeof optixir);
    stub_output_open(recorded, 1, (void *)optixir, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t *optixirSizeRet)
{
    if (STUB_LIKELY(stub_modes[14] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[14] == STUB_FUNCTIONAL && functional_nvrtcGetOptiXIRSize != NULL)
        return functional_nvrtcGetOptiXIRSize(prog, optixirSizeRet);
    stub_call *recorded = stub_begin(14);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &optixirSizeRet, sizeof optixirSizeRet);
    (void)stub_output_count(recorded, 1, optixirSizeRet, sizeof *optixirSizeRet, SIZE_MAX);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetPCHCreateStatus(nvrtcProgram prog)
{
    if (STUB_LIKELY(stub_modes[15] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[15] == STUB_FUNCTIONAL && functional_nvrtcGetPCHCreateStatus != NULL)
        return functional_nvrtcGetPCHCreateStatus(prog);
    stub_call *recorded = stub_begin(15);
    stub_argument(recorded, &prog, sizeof prog);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetPCHHeapSize(size_t *ret)
{
    if (STUB_LIKELY(stub_modes[16] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[16] == STUB_FUNCTIONAL && functional_nvrtcGetPCHHeapSize != NULL)
        return functional_nvrtcGetPCHHeapSize(ret);
    stub_call *recorded = stub_begin(16);
    stub_argument(recorded, &ret, sizeof ret);
    stub_output(recorded, 0, (void *)ret, sizeof(size_t));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t *size)
{
    if (STUB_LIKELY(stub_modes[17] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[17] == STUB_FUNCTIONAL && functional_nvrtcGetPCHHeapSizeRequired != NULL)
        return functional_nvrtcGetPCHHeapSizeRequired(prog, size);
    stub_call *recorded = stub_begin(17);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &size, sizeof size);
    stub_output(recorded, 1, (void *)size, sizeof(size_t));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetPTX(nvrtcProgram prog, char *ptx)
{
    if (STUB_LIKELY(stub_modes[18] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[18] == STUB_FUNCTIONAL && functional_nvrtcGetPTX != NULL)
        return functional_nvrtcGetPTX(prog, ptx);
    stub_call *recorded = stub_begin(18);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &ptx, sizeof ptx);
    stub_output_open(recorded, 1, (void *)ptx, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetPTXSize(nvrtcProgram prog, size_t *ptxSizeRet)
{
    if (STUB_LIKELY(stub_modes[19] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[19] == STUB_FUNCTIONAL && functional_nvrtcGetPTXSize != NULL)
        return functional_nvrtcGetPTXSize(prog, ptxSizeRet);
    stub_call *recorded = stub_begin(19);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &ptxSizeRet, sizeof ptxSizeRet);
    (void)stub_output_count(recorded, 1, ptxSizeRet, sizeof *ptxSizeRet, SIZE_MAX);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetProgramLog(nvrtcProgram prog, char *log)
{
    if (STUB_LIKELY(stub_modes[20] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[20] == STUB_FUNCTIONAL && functional_nvrtcGetProgramLog != NULL)
        return functional_nvrtcGetProgramLog(prog, log);
    stub_call *recorded = stub_begin(20);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &log, sizeof log);
    stub_output_open(recorded, 1, (void *)log, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet)
{
    if (STUB_LIKELY(stub_modes[21] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[21] == STUB_FUNCTIONAL && functional_nvrtcGetProgramLogSize != NULL)
        return functional_nvrtcGetProgramLogSize(prog, logSizeRet);
    stub_call *recorded = stub_begin(21);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &logSizeRet, sizeof logSizeRet);
    (void)stub_output_count(recorded, 1, logSizeRet, sizeof *logSizeRet, SIZE_MAX);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetSupportedArchs(int *supportedArchs)
{
    if (STUB_LIKELY(stub_modes[22] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[22] == STUB_FUNCTIONAL && functional_nvrtcGetSupportedArchs != NULL)
        return functional_nvrtcGetSupportedArchs(supportedArchs);
    stub_call *recorded = stub_begin(22);
    stub_argument(recorded, &supportedArchs, sizeof supportedArchs);
    stub_output_open(recorded, 0, (void *)supportedArchs, STUB_DEFAULT_COUNT * sizeof(int));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void *, void *), void *payload)
{
    if (STUB_LIKELY(stub_modes[23] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[23] == STUB_FUNCTIONAL && functional_nvrtcSetFlowCallback != NULL)
        return functional_nvrtcSetFlowCallback(prog, callback, payload);
    stub_call *recorded = stub_begin(23);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &callback, sizeof callback);
    stub_argument(recorded, &payload, sizeof payload);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcSetPCHHeapSize(size_t size)
{
    if (STUB_LIKELY(stub_modes[24] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[24] == STUB_FUNCTIONAL && functional_nvrtcSetPCHHeapSize != NULL)
        return functional_nvrtcSetPCHHeapSize(size);
    stub_call *recorded = stub_begin(24);
    stub_argument(recorded, &size, sizeof size);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcVersion(int *major, int *minor)
{
    if (STUB_LIKELY(stub_modes[25] == STUB_FREE))
        return NVRTC_SUCCESS;
    if (stub_modes[25] == STUB_FUNCTIONAL && functional_nvrtcVersion != NULL)
        return functional_nvrtcVersion(major, minor);
    stub_call *recorded = stub_begin(25);
    stub_argument(recorded, &major, sizeof major);
    stub_argument(recorded, &minor, sizeof minor);
    stub_output(recorded, 0, (void *)major, sizeof(int));
    stub_output(recorded, 1, (void *)minor, sizeof(int));
    return (nvrtcResult)stub_finish(recorded);
}

static const stub_param params_nvrtcGetErrorString[] = {
    {"result", "nvrtcResult", sizeof(nvrtcResult), false},
};
static const stub_param params_nvrtcVersion[] = {
    {"major", "int *", sizeof(int *), true},
    {"minor", "int *", sizeof(int *), true},
};
static const stub_param params_nvrtcGetNumSupportedArchs[] = {
    {"numArchs", "int *", sizeof(int *), true},
};
static const stub_param params_nvrtcGetSupportedArchs[] = {
    {"supportedArchs", "int *", sizeof(int *), true},
};
static const stub_param params_nvrtcCreateProgram[] = {
    {"prog", "nvrtcProgram *", sizeof(nvrtcProgram *), true},
    {"src", "const char *", sizeof(const char *), false},
    {"name", "const char *", sizeof(const char *), false},
    {"numHeaders", "int", sizeof(int), false},
    {"headers", "const char *const *", sizeof(const char *const *), false},
    {"includeNames", "const char *const *", sizeof(const char *const *), false},
};
static const stub_param params_nvrtcDestroyProgram[] = {
    {"prog", "nvrtcProgram *", sizeof(nvrtcProgram *), true},
};
static const stub_param params_nvrtcCompileProgram[] = {
    {"prog", "nvrtcProgram", sizeof(nvrtcProgram), false},
    {"numOptions", "int", sizeof(int), false},
    {"options", "const char *const *", sizeof(const char *const *), false},
};
static const stub_param params_nvrtcGetPTXSize[] = {
    {"prog", "nvrtcProgram", sizeof(nvrtcProgram), false},
    {"ptxSizeRet", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_nvrtcGetPTX[] = {
    {"prog", "nvrtcProgram", sizeof(nvrtcProgram), false},
    {"ptx", "char *", sizeof(char *), true},
};
static const stub_param params_nvrtcGetCUBINSize[] = {
    {"prog", "nvrtcProgram", sizeof(nvrtcProgram), false},
    {"cubinSizeRet", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_nvrtcGetCUBIN[] = {
    {"prog", "nvrtcProgram", sizeof(nvrtcProgram), false},
    {"cubin", "char *", sizeof(char *), true},
};
static const stub_param params_nvrtcGetNVVMSize[] = {
    {"prog", "nvrtcProgram", sizeof(nvrtcProgram), false},
    {"nvvmSizeRet", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_nvrtcGetNVVM[] = {
    {"prog", "nvrtcProgram", sizeof(nvrtcProgram), false},
    {"nvvm", "char *", sizeof(char *), true},
};
static const stub_param params_nvrtcGetLTOIRSize[] = {
    {"prog", "nvrtcProgram", sizeof(nvrtcProgram), false},
    {"LTOIRSizeRet", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_nvrtcGetLTOIR[] = {
    {"prog", "nvrtcProgram", sizeof(nvrtcProgram), false},
    {"LTOIR", "char *", sizeof(char *), true},
};
static const stub_param params_nvrtcGetOptiXIRSize[] = {
    {"prog", "nvrtcProgram", sizeof(nvrtcProgram), false},
    {"optixirSizeRet", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_nvrtcGetOptiXIR[] = {
    {"prog", "nvrtcProgram", sizeof(nvrtcProgram), false},
    {"optixir", "char *", sizeof(char *), true},
};
static const stub_param params_nvrtcGetProgramLogSize[] = {
    {"prog", "nvrtcProgram", sizeof(nvrtcProgram), false},
    {"logSizeRet", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_nvrtcGetProgramLog[] = {
    {"prog", "nvrtcProgram", sizeof(nvrtcProgram), false},
    {"log", "char *", sizeof(char *), true},
};
static const stub_param params_nvrtcAddNameExpression[] = {
    {"prog", "nvrtcProgram", sizeof(nvrtcProgram), false},
    {"name_expression", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvrtcGetLoweredName[] = {
    {"prog", "nvrtcProgram", sizeof(nvrtcProgram), false},
    {"name_expression", "const char *", sizeof(const char *), false},
    {"lowered_name", "const char **", sizeof(const char **), true},
};
static const stub_param params_nvrtcGetPCHHeapSize[] = {
    {"ret", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_nvrtcSetPCHHeapSize[] = {
    {"size", "size_t", sizeof(size_t), false},
};
static const stub_param params_nvrtcGetPCHCreateStatus[] = {
    {"prog", "nvrtcProgram", sizeof(nvrtcProgram), false},
};
static const stub_param params_nvrtcGetPCHHeapSizeRequired[] = {
    {"prog", "nvrtcProgram", sizeof(nvrtcProgram), false},
    {"size", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_nvrtcSetFlowCallback[] = {
    {"prog", "nvrtcProgram", sizeof(nvrtcProgram), false},
    {"callback", "int (*)(void *, void *)", sizeof(int (*)(void *, void *)), false},
    {"payload", "void *", sizeof(void *), false},
};

const stub_function stub_functions[] = {
    {"nvrtcAddNameExpression", "nvrtcAddNameExpression", "nvrtcAddNameExpression", 0, false,
        (void (*)(void))nvrtcAddNameExpression, STUB_RESULT_STATUS, params_nvrtcAddNameExpression,
        2},
    {"nvrtcCompileProgram", "nvrtcCompileProgram", "nvrtcCompileProgram", 0, false,
        (void (*)(void))nvrtcCompileProgram, STUB_RESULT_STATUS, params_nvrtcCompileProgram, 3},
    {"nvrtcCreateProgram", "nvrtcCreateProgram", "nvrtcCreateProgram", 0, false,
        (void (*)(void))nvrtcCreateProgram, STUB_RESULT_STATUS, params_nvrtcCreateProgram, 6},
    {"nvrtcDestroyProgram", "nvrtcDestroyProgram", "nvrtcDestroyProgram", 0, false,
        (void (*)(void))nvrtcDestroyProgram, STUB_RESULT_STATUS, params_nvrtcDestroyProgram, 1},
    {"nvrtcGetCUBIN", "nvrtcGetCUBIN", "nvrtcGetCUBIN", 0, false, (void (*)(void))nvrtcGetCUBIN,
        STUB_RESULT_STATUS, params_nvrtcGetCUBIN, 2},
    {"nvrtcGetCUBINSize", "nvrtcGetCUBINSize", "nvrtcGetCUBINSize", 0, false,
        (void (*)(void))nvrtcGetCUBINSize, STUB_RESULT_STATUS, params_nvrtcGetCUBINSize, 2},
    {"nvrtcGetErrorString", "nvrtcGetErrorString", "nvrtcGetErrorString", 0, false,
        (void (*)(void))nvrtcGetErrorString, STUB_RESULT_STRING, params_nvrtcGetErrorString, 1},
    {"nvrtcGetLTOIR", "nvrtcGetLTOIR", "nvrtcGetLTOIR", 0, false, (void (*)(void))nvrtcGetLTOIR,
        STUB_RESULT_STATUS, params_nvrtcGetLTOIR, 2},
    {"nvrtcGetLTOIRSize", "nvrtcGetLTOIRSize", "nvrtcGetLTOIRSize", 0, false,
        (void (*)(void))nvrtcGetLTOIRSize, STUB_RESULT_STATUS, params_nvrtcGetLTOIRSize, 2},
    {"nvrtcGetLoweredName", "nvrtcGetLoweredName", "nvrtcGetLoweredName", 0, false,
        (void (*)(void))nvrtcGetLoweredName, STUB_RESULT_STATUS, params_nvrtcGetLoweredName, 3},
    {"nvrtcGetNVVM", "nvrtcGetNVVM", "nvrtcGetNVVM", 0, false, (void (*)(void))nvrtcGetNVVM,
        STUB_RESULT_STATUS, params_nvrtcGetNVVM, 2},
    {"nvrtcGetNVVMSize", "nvrtcGetNVVMSize", "nvrtcGetNVVMSize", 0, false,
        (void (*)(void))nvrtcGetNVVMSize, STUB_RESULT_STATUS, params_nvrtcGetNVVMSize, 2},
    {"nvrtcGetNumSupportedArchs", "nvrtcGetNumSupportedArchs", "nvrtcGetNumSupportedArchs", 0,
        false, (void (*)(void))nvrtcGetNumSupportedArchs, STUB_RESULT_STATUS,
        params_nvrtcGetNumSupportedArchs, 1},
    {"nvrtcGetOptiXIR", "nvrtcGetOptiXIR", "nvrtcGetOptiXIR", 0, false,
        (void (*)(void))nvrtcGetOptiXIR, STUB_RESULT_STATUS, params_nvrtcGetOptiXIR, 2},
    {"nvrtcGetOptiXIRSize", "nvrtcGetOptiXIRSize", "nvrtcGetOptiXIRSize", 0, false,
        (void (*)(void))nvrtcGetOptiXIRSize, STUB_RESULT_STATUS, params_nvrtcGetOptiXIRSize, 2},
    {"nvrtcGetPCHCreateStatus", "nvrtcGetPCHCreateStatus", "nvrtcGetPCHCreateStatus", 0, false,
        (void (*)(void))nvrtcGetPCHCreateStatus, STUB_RESULT_STATUS,
        params_nvrtcGetPCHCreateStatus, 1},
    {"nvrtcGetPCHHeapSize", "nvrtcGetPCHHeapSize", "nvrtcGetPCHHeapSize", 0, false,
        (void (*)(void))nvrtcGetPCHHeapSize, STUB_RESULT_STATUS, params_nvrtcGetPCHHeapSize, 1},
    {"nvrtcGetPCHHeapSizeRequired", "nvrtcGetPCHHeapSizeRequired", "nvrtcGetPCHHeapSizeRequired",
        0, false, (void (*)(void))nvrtcGetPCHHeapSizeRequired, STUB_RESULT_STATUS,
        params_nvrtcGetPCHHeapSizeRequired, 2},
    {"nvrtcGetPTX", "nvrtcGetPTX", "nvrtcGetPTX", 0, false, (void (*)(void))nvrtcGetPTX,
        STUB_RESULT_STATUS, params_nvrtcGetPTX, 2},
    {"nvrtcGetPTXSize", "nvrtcGetPTXSize", "nvrtcGetPTXSize", 0, false,
        (void (*)(void))nvrtcGetPTXSize, STUB_RESULT_STATUS, params_nvrtcGetPTXSize, 2},
    {"nvrtcGetProgramLog", "nvrtcGetProgramLog", "nvrtcGetProgramLog", 0, false,
        (void (*)(void))nvrtcGetProgramLog, STUB_RESULT_STATUS, params_nvrtcGetProgramLog, 2},
    {"nvrtcGetProgramLogSize", "nvrtcGetProgramLogSize", "nvrtcGetProgramLogSize", 0, false,
        (void (*)(void))nvrtcGetProgramLogSize, STUB_RESULT_STATUS, params_nvrtcGetProgramLogSize,
        2},
    {"nvrtcGetSupportedArchs", "nvrtcGetSupportedArchs", "nvrtcGetSupportedArchs", 0, false,
        (void (*)(void))nvrtcGetSupportedArchs, STUB_RESULT_STATUS, params_nvrtcGetSupportedArchs,
        1},
    {"nvrtcSetFlowCallback", "nvrtcSetFlowCallback", "nvrtcSetFlowCallback", 0, false,
        (void (*)(void))nvrtcSetFlowCallback, STUB_RESULT_STATUS, params_nvrtcSetFlowCallback, 3},
    {"nvrtcSetPCHHeapSize", "nvrtcSetPCHHeapSize", "nvrtcSetPCHHeapSize", 0, false,
        (void (*)(void))nvrtcSetPCHHeapSize, STUB_RESULT_STATUS, params_nvrtcSetPCHHeapSize, 1},
    {"nvrtcVersion", "nvrtcVersion", "nvrtcVersion", 0, false, (void (*)(void))nvrtcVersion,
        STUB_RESULT_STATUS, params_nvrtcVersion, 2},
};
const int stub_function_count = 26;
unsigned char stub_modes[26];
