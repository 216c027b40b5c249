// stub_library.c of cubind's binding of the NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvrtc";
const int stub_api_version = 13050;

STUB_EXPORT nvrtcResult
nvrtcAddNameExpression(nvrtcProgram prog, const char *const name_expression)
{
    STUB_BEGIN(0, nvrtcAddNameExpression, NVRTC_SUCCESS, (prog, name_expression));
    STUB_ARGUMENTS(&prog, &name_expression);
    stub_input_string(recorded, 1, name_expression);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcCompileProgram(nvrtcProgram prog, int numOptions, const char *const *options)
{
    STUB_BEGIN(1, nvrtcCompileProgram, NVRTC_SUCCESS, (prog, numOptions, options));
    STUB_ARGUMENTS(&prog, &numOptions, &options);
    stub_input_strings(recorded, 2, (const char *const *)options, stub_items((size_t)numOptions));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name, int numHeaders,
    const char *const *headers, const char *const *includeNames)
{
    STUB_BEGIN(2, nvrtcCreateProgram, NVRTC_SUCCESS,
        (prog, src, name, numHeaders, headers, includeNames));
    STUB_ARGUMENTS(&prog, &src, &name, &numHeaders, &headers, &includeNames);
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
    STUB_BEGIN(3, nvrtcDestroyProgram, NVRTC_SUCCESS, (prog));
    STUB_ARGUMENTS(&prog);
    stub_input(recorded, 0, prog, sizeof(nvrtcProgram));
    stub_output_open(recorded, 0, (void *)prog, 0);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetBundledHeadersInfo(nvrtcBundledHeadersInfo *info, const char **errorLog)
{
    STUB_BEGIN(4, nvrtcGetBundledHeadersInfo, NVRTC_SUCCESS, (info, errorLog));
    STUB_ARGUMENTS(&info, &errorLog);
    stub_output(recorded, 0, (void *)info, sizeof(nvrtcBundledHeadersInfo));
    stub_output_string(recorded, 1, (const char **)errorLog);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)
{
    STUB_BEGIN(5, nvrtcGetCUBIN, NVRTC_SUCCESS, (prog, cubin));
    STUB_ARGUMENTS(&prog, &cubin);
    stub_output_open(recorded, 1, (void *)cubin, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetCUBINSize(nvrtcProgram prog, size_t *cubinSizeRet)
{
    STUB_BEGIN(6, nvrtcGetCUBINSize, NVRTC_SUCCESS, (prog, cubinSizeRet));
    STUB_ARGUMENTS(&prog, &cubinSizeRet);
    (void)stub_output_count(recorded, 1, cubinSizeRet, sizeof *cubinSizeRet, SIZE_MAX);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT const char *
nvrtcGetErrorString(nvrtcResult result)
{
    STUB_BEGIN(7, nvrtcGetErrorString, 0, (result));
    STUB_ARGUMENTS(&result);
    return stub_finish_string(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR)
{
    STUB_BEGIN(8, nvrtcGetLTOIR, NVRTC_SUCCESS, (prog, LTOIR));
    STUB_ARGUMENTS(&prog, &LTOIR);
    stub_output_open(recorded, 1, (void *)LTOIR, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetLTOIRSize(nvrtcProgram prog, size_t *LTOIRSizeRet)
{
    STUB_BEGIN(9, nvrtcGetLTOIRSize, NVRTC_SUCCESS, (prog, LTOIRSizeRet));
    STUB_ARGUMENTS(&prog, &LTOIRSizeRet);
    (void)stub_output_count(recorded, 1, LTOIRSizeRet, sizeof *LTOIRSizeRet, SIZE_MAX);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetLoweredName(nvrtcProgram prog, const char *const name_expression, const char **lowered_name)
{
    STUB_BEGIN(10, nvrtcGetLoweredName, NVRTC_SUCCESS, (prog, name_expression, lowered_name));
    STUB_ARGUMENTS(&prog, &name_expression, &lowered_name);
    stub_input_string(recorded, 1, name_expression);
    stub_output_string(recorded, 2, (const char **)lowered_name);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetNumSupportedArchs(int *numArchs)
{
    STUB_BEGIN(11, nvrtcGetNumSupportedArchs, NVRTC_SUCCESS, (numArchs));
    STUB_ARGUMENTS(&numArchs);
    (void)stub_output_count(recorded, 0, numArchs, sizeof *numArchs, SIZE_MAX);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir)
{
    STUB_BEGIN(12, nvrtcGetOptiXIR, NVRTC_SUCCESS, (prog, optixir));
    STUB_ARGUMENTS(&prog, &optixir);
    stub_output_open(recorded, 1, (void *)optixir, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t *optixirSizeRet)
{
    STUB_BEGIN(13, nvrtcGetOptiXIRSize, NVRTC_SUCCESS, (prog, optixirSizeRet));
    STUB_ARGUMENTS(&prog, &optixirSizeRet);
    (void)stub_output_count(recorded, 1, optixirSizeRet, sizeof *optixirSizeRet, SIZE_MAX);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetPCHCreateStatus(nvrtcProgram prog)
{
    STUB_BEGIN(14, nvrtcGetPCHCreateStatus, NVRTC_SUCCESS, (prog));
    STUB_ARGUMENTS(&prog);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetPCHHeapSize(size_t *ret)
{
    STUB_BEGIN(15, nvrtcGetPCHHeapSize, NVRTC_SUCCESS, (ret));
    STUB_ARGUMENTS(&ret);
    stub_output(recorded, 0, (void *)ret, sizeof(size_t));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t *size)
{
    STUB_BEGIN(16, nvrtcGetPCHHeapSizeRequired, NVRTC_SUCCESS, (prog, size));
    STUB_ARGUMENTS(&prog, &size);
    stub_output(recorded, 1, (void *)size, sizeof(size_t));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetPTX(nvrtcProgram prog, char *ptx)
{
    STUB_BEGIN(17, nvrtcGetPTX, NVRTC_SUCCESS, (prog, ptx));
    STUB_ARGUMENTS(&prog, &ptx);
    stub_output_open(recorded, 1, (void *)ptx, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetPTXSize(nvrtcProgram prog, size_t *ptxSizeRet)
{
    STUB_BEGIN(18, nvrtcGetPTXSize, NVRTC_SUCCESS, (prog, ptxSizeRet));
    STUB_ARGUMENTS(&prog, &ptxSizeRet);
    (void)stub_output_count(recorded, 1, ptxSizeRet, sizeof *ptxSizeRet, SIZE_MAX);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetProgramLog(nvrtcProgram prog, char *log)
{
    STUB_BEGIN(19, nvrtcGetProgramLog, NVRTC_SUCCESS, (prog, log));
    STUB_ARGUMENTS(&prog, &log);
    stub_output_open(recorded, 1, (void *)log, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet)
{
    STUB_BEGIN(20, nvrtcGetProgramLogSize, NVRTC_SUCCESS, (prog, logSizeRet));
    STUB_ARGUMENTS(&prog, &logSizeRet);
    (void)stub_output_count(recorded, 1, logSizeRet, sizeof *logSizeRet, SIZE_MAX);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetSupportedArchs(int *supportedArchs)
{
    STUB_BEGIN(21, nvrtcGetSupportedArchs, NVRTC_SUCCESS, (supportedArchs));
    STUB_ARGUMENTS(&supportedArchs);
    stub_output_open(recorded, 0, (void *)supportedArchs, STUB_DEFAULT_COUNT * sizeof(int));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetTileIR(nvrtcProgram prog, char *TileIR)
{
    STUB_BEGIN(22, nvrtcGetTileIR, NVRTC_SUCCESS, (prog, TileIR));
    STUB_ARGUMENTS(&prog, &TileIR);
    stub_output_open(recorded, 1, (void *)TileIR, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcGetTileIRSize(nvrtcProgram prog, size_t *TileIRSizeRet)
{
    STUB_BEGIN(23, nvrtcGetTileIRSize, NVRTC_SUCCESS, (prog, TileIRSizeRet));
    STUB_ARGUMENTS(&prog, &TileIRSizeRet);
    (void)stub_output_count(recorded, 1, TileIRSizeRet, sizeof *TileIRSizeRet, SIZE_MAX);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcInstallBundledHeaders(const char *installPath, unsigned int flags, const char **errorLog)
{
    STUB_BEGIN(24, nvrtcInstallBundledHeaders, NVRTC_SUCCESS, (installPath, flags, errorLog));
    STUB_ARGUMENTS(&installPath, &flags, &errorLog);
    stub_input_string(recorded, 0, installPath);
    stub_output_string(recorded, 2, (const char **)errorLog);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcRemoveBundledHeaders(const char *installPath, const char **errorLog)
{
    STUB_BEGIN(25, nvrtcRemoveBundledHeaders, NVRTC_SUCCESS, (installPath, errorLog));
    STUB_ARGUMENTS(&installPath, &errorLog);
    stub_input_string(recorded, 0, installPath);
    stub_output_string(recorded, 1, (const char **)errorLog);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void *, void *), void *payload)
{
    STUB_BEGIN(26, nvrtcSetFlowCallback, NVRTC_SUCCESS, (prog, callback, payload));
    STUB_ARGUMENTS(&prog, &callback, &payload);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcSetPCHHeapSize(size_t size)
{
    STUB_BEGIN(27, nvrtcSetPCHHeapSize, NVRTC_SUCCESS, (size));
    STUB_ARGUMENTS(&size);
    return (nvrtcResult)stub_finish(recorded);
}

STUB_EXPORT nvrtcResult
nvrtcVersion(int *major, int *minor)
{
    STUB_BEGIN(28, nvrtcVersion, NVRTC_SUCCESS, (major, minor));
    STUB_ARGUMENTS(&major, &minor);
    stub_output(recorded, 0, (void *)major, sizeof(int));
    stub_output(recorded, 1, (void *)minor, sizeof(int));
    return (nvrtcResult)stub_finish(recorded);
}

static const stub_param params_nvrtcGetErrorString[] = {STUB_IN(nvrtcResult, result)};
static const stub_param params_nvrtcVersion[] = {STUB_OUT(int *, major), STUB_OUT(int *, minor)};
static const stub_param params_nvrtcGetNumSupportedArchs[] = {STUB_OUT(int *, numArchs)};
static const stub_param params_nvrtcGetSupportedArchs[] = {STUB_OUT(int *, supportedArchs)};
static const stub_param params_nvrtcCreateProgram[] = {STUB_OUT(nvrtcProgram *, prog),
    STUB_IN(const char *, src), STUB_IN(const char *, name), STUB_IN(int, numHeaders),
    STUB_IN(const char *const *, headers), STUB_IN(const char *const *, includeNames)};
static const stub_param params_nvrtcDestroyProgram[] = {STUB_OUT(nvrtcProgram *, prog)};
static const stub_param params_nvrtcCompileProgram[] = {STUB_IN(nvrtcProgram, prog),
    STUB_IN(int, numOptions), STUB_IN(const char *const *, options)};
static const stub_param params_nvrtcGetPTXSize[] = {STUB_IN(nvrtcProgram, prog),
    STUB_OUT(size_t *, ptxSizeRet)};
static const stub_param params_nvrtcGetPTX[] = {STUB_IN(nvrtcProgram, prog), STUB_OUT(char *, ptx)};
static const stub_param params_nvrtcGetCUBINSize[] = {STUB_IN(nvrtcProgram, prog),
    STUB_OUT(size_t *, cubinSizeRet)};
static const stub_param params_nvrtcGetCUBIN[] = {STUB_IN(nvrtcProgram, prog),
    STUB_OUT(char *, cubin)};
static const stub_param params_nvrtcGetLTOIRSize[] = {STUB_IN(nvrtcProgram, prog),
    STUB_OUT(size_t *, LTOIRSizeRet)};
static const stub_param params_nvrtcGetLTOIR[] = {STUB_IN(nvrtcProgram, prog),
    STUB_OUT(char *, LTOIR)};
static const stub_param params_nvrtcGetOptiXIRSize[] = {STUB_IN(nvrtcProgram, prog),
    STUB_OUT(size_t *, optixirSizeRet)};
static const stub_param params_nvrtcGetOptiXIR[] = {STUB_IN(nvrtcProgram, prog),
    STUB_OUT(char *, optixir)};
static const stub_param params_nvrtcGetProgramLogSize[] = {STUB_IN(nvrtcProgram, prog),
    STUB_OUT(size_t *, logSizeRet)};
static const stub_param params_nvrtcGetProgramLog[] = {STUB_IN(nvrtcProgram, prog),
    STUB_OUT(char *, log)};
static const stub_param params_nvrtcAddNameExpression[] = {STUB_IN(nvrtcProgram, prog),
    STUB_IN(const char *, name_expression)};
static const stub_param params_nvrtcGetLoweredName[] = {STUB_IN(nvrtcProgram, prog),
    STUB_IN(const char *, name_expression), STUB_OUT(const char **, lowered_name)};
static const stub_param params_nvrtcGetPCHHeapSize[] = {STUB_OUT(size_t *, ret)};
static const stub_param params_nvrtcSetPCHHeapSize[] = {STUB_IN(size_t, size)};
static const stub_param params_nvrtcGetPCHCreateStatus[] = {STUB_IN(nvrtcProgram, prog)};
static const stub_param params_nvrtcGetPCHHeapSizeRequired[] = {STUB_IN(nvrtcProgram, prog),
    STUB_OUT(size_t *, size)};
static const stub_param params_nvrtcSetFlowCallback[] = {STUB_IN(nvrtcProgram, prog),
    STUB_IN(int (*)(void *, void *), callback), STUB_IN(void *, payload)};
static const stub_param params_nvrtcGetTileIRSize[] = {STUB_IN(nvrtcProgram, prog),
    STUB_OUT(size_t *, TileIRSizeRet)};
static const stub_param params_nvrtcGetTileIR[] = {STUB_IN(nvrtcProgram, prog),
    STUB_OUT(char *, TileIR)};
static const stub_param params_nvrtcInstallBundledHeaders[] = {STUB_IN(const char *, installPath),
    STUB_IN(unsigned int, flags), STUB_OUT(const char **, errorLog)};
static const stub_param params_nvrtcGetBundledHeadersInfo[] =
    {STUB_OUT(nvrtcBundledHeadersInfo *, info), STUB_OUT(const char **, errorLog)};
static const stub_param params_nvrtcRemoveBundledHeaders[] = {STUB_IN(const char *, installPath),
    STUB_OUT(const char **, errorLog)};

const stub_function stub_functions[] = {
    STUB_ENTRY(nvrtcAddNameExpression, nvrtcAddNameExpression, nvrtcAddNameExpression, 0, false,
        STATUS, params_nvrtcAddNameExpression, 2),
    STUB_ENTRY(nvrtcCompileProgram, nvrtcCompileProgram, nvrtcCompileProgram, 0, false, STATUS,
        params_nvrtcCompileProgram, 3),
    STUB_ENTRY(nvrtcCreateProgram, nvrtcCreateProgram, nvrtcCreateProgram, 0, false, STATUS,
        params_nvrtcCreateProgram, 6),
    STUB_ENTRY(nvrtcDestroyProgram, nvrtcDestroyProgram, nvrtcDestroyProgram, 0, false, STATUS,
        params_nvrtcDestroyProgram, 1),
    STUB_ENTRY(nvrtcGetBundledHeadersInfo, nvrtcGetBundledHeadersInfo, nvrtcGetBundledHeadersInfo,
        0, false, STATUS, params_nvrtcGetBundledHeadersInfo, 2),
    STUB_ENTRY(nvrtcGetCUBIN, nvrtcGetCUBIN, nvrtcGetCUBIN, 0, false, STATUS, params_nvrtcGetCUBIN,
        2),
    STUB_ENTRY(nvrtcGetCUBINSize, nvrtcGetCUBINSize, nvrtcGetCUBINSize, 0, false, STATUS,
        params_nvrtcGetCUBINSize, 2),
    STUB_ENTRY(nvrtcGetErrorString, nvrtcGetErrorString, nvrtcGetErrorString, 0, false, STRING,
        params_nvrtcGetErrorString, 1),
    STUB_ENTRY(nvrtcGetLTOIR, nvrtcGetLTOIR, nvrtcGetLTOIR, 0, false, STATUS, params_nvrtcGetLTOIR,
        2),
    STUB_ENTRY(nvrtcGetLTOIRSize, nvrtcGetLTOIRSize, nvrtcGetLTOIRSize, 0, false, STATUS,
        params_nvrtcGetLTOIRSize, 2),
    STUB_ENTRY(nvrtcGetLoweredName, nvrtcGetLoweredName, nvrtcGetLoweredName, 0, false, STATUS,
        params_nvrtcGetLoweredName, 3),
    STUB_ENTRY(nvrtcGetNumSupportedArchs, nvrtcGetNumSupportedArchs, nvrtcGetNumSupportedArchs, 0,
        false, STATUS, params_nvrtcGetNumSupportedArchs, 1),
    STUB_ENTRY(nvrtcGetOptiXIR, nvrtcGetOptiXIR, nvrtcGetOptiXIR, 0, false, STATUS,
        params_nvrtcGetOptiXIR, 2),
    STUB_ENTRY(nvrtcGetOptiXIRSize, nvrtcGetOptiXIRSize, nvrtcGetOptiXIRSize, 0, false, STATUS,
        params_nvrtcGetOptiXIRSize, 2),
    STUB_ENTRY(nvrtcGetPCHCreateStatus, nvrtcGetPCHCreateStatus, nvrtcGetPCHCreateStatus, 0, false,
        STATUS, params_nvrtcGetPCHCreateStatus, 1),
    STUB_ENTRY(nvrtcGetPCHHeapSize, nvrtcGetPCHHeapSize, nvrtcGetPCHHeapSize, 0, false, STATUS,
        params_nvrtcGetPCHHeapSize, 1),
    STUB_ENTRY(nvrtcGetPCHHeapSizeRequired, nvrtcGetPCHHeapSizeRequired,
        nvrtcGetPCHHeapSizeRequired, 0, false, STATUS, params_nvrtcGetPCHHeapSizeRequired, 2),
    STUB_ENTRY(nvrtcGetPTX, nvrtcGetPTX, nvrtcGetPTX, 0, false, STATUS, params_nvrtcGetPTX, 2),
    STUB_ENTRY(nvrtcGetPTXSize, nvrtcGetPTXSize, nvrtcGetPTXSize, 0, false, STATUS,
        params_nvrtcGetPTXSize, 2),
    STUB_ENTRY(nvrtcGetProgramLog, nvrtcGetProgramLog, nvrtcGetProgramLog, 0, false, STATUS,
        params_nvrtcGetProgramLog, 2),
    STUB_ENTRY(nvrtcGetProgramLogSize, nvrtcGetProgramLogSize, nvrtcGetProgramLogSize, 0, false,
        STATUS, params_nvrtcGetProgramLogSize, 2),
    STUB_ENTRY(nvrtcGetSupportedArchs, nvrtcGetSupportedArchs, nvrtcGetSupportedArchs, 0, false,
        STATUS, params_nvrtcGetSupportedArchs, 1),
    STUB_ENTRY(nvrtcGetTileIR, nvrtcGetTileIR, nvrtcGetTileIR, 0, false, STATUS,
        params_nvrtcGetTileIR, 2),
    STUB_ENTRY(nvrtcGetTileIRSize, nvrtcGetTileIRSize, nvrtcGetTileIRSize, 0, false, STATUS,
        params_nvrtcGetTileIRSize, 2),
    STUB_ENTRY(nvrtcInstallBundledHeaders, nvrtcInstallBundledHeaders, nvrtcInstallBundledHeaders,
        0, false, STATUS, params_nvrtcInstallBundledHeaders, 3),
    STUB_ENTRY(nvrtcRemoveBundledHeaders, nvrtcRemoveBundledHeaders, nvrtcRemoveBundledHeaders, 0,
        false, STATUS, params_nvrtcRemoveBundledHeaders, 2),
    STUB_ENTRY(nvrtcSetFlowCallback, nvrtcSetFlowCallback, nvrtcSetFlowCallback, 0, false, STATUS,
        params_nvrtcSetFlowCallback, 3),
    STUB_ENTRY(nvrtcSetPCHHeapSize, nvrtcSetPCHHeapSize, nvrtcSetPCHHeapSize, 0, false, STATUS,
        params_nvrtcSetPCHHeapSize, 1),
    STUB_ENTRY(nvrtcVersion, nvrtcVersion, nvrtcVersion, 0, false, STATUS, params_nvrtcVersion, 2),
};
const int stub_function_count = 29;
unsigned char stub_modes[29];
