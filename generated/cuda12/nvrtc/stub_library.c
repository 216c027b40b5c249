// stub_library.c of cubind for NVRTC, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#define STUB_STATUS nvrtcResult
#define STUB_SUCCESS NVRTC_SUCCESS

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvrtc";
const int stub_api_version = 12090;

// An entry point does not use all that it is called with.
#pragma GCC diagnostic ignored "-Wunused-parameter"

STUB_FILLS(0, nvrtcAddNameExpression, (nvrtcProgram prog, const char *const name_expression),
    (prog, name_expression))
{
    stub_input_string(recorded, 1, name_expression);
}

STUB_FILLS(1, nvrtcCompileProgram, (nvrtcProgram prog, int numOptions, const char *const *options),
    (prog, numOptions, options))
{
    stub_input_strings(recorded, 2, (const char *const *)options, stub_items((size_t)numOptions));
}

STUB_FILLS(2, nvrtcCreateProgram,
    (nvrtcProgram *prog, const char *src, const char *name, int numHeaders,
        const char *const *headers, const char *const *includeNames),
    (prog, src, name, numHeaders, headers, includeNames))
{
    stub_input_string(recorded, 1, src);
    stub_input_string(recorded, 2, name);
    stub_input_strings(recorded, 4, (const char *const *)headers, stub_items((size_t)numHeaders));
    stub_input_strings(recorded, 5, (const char *const *)includeNames,
        stub_items((size_t)numHeaders));
    stub_output(recorded, 0, (void *)prog, sizeof(nvrtcProgram));
}

STUB_FILLS(3, nvrtcDestroyProgram, (nvrtcProgram *prog), (prog))
{
    stub_input(recorded, 0, prog, sizeof(nvrtcProgram));
    stub_output_open(recorded, 0, (void *)prog, 0);
}

STUB_FILLS(4, nvrtcGetCUBIN, (nvrtcProgram prog, char *cubin), (prog, cubin))
{
    stub_output_open(recorded, 1, (void *)cubin, STUB_DEFAULT_COUNT * sizeof(char));
}

STUB_FILLS(5, nvrtcGetCUBINSize, (nvrtcProgram prog, size_t *cubinSizeRet), (prog, cubinSizeRet))
{
    (void)stub_output_count(recorded, 1, cubinSizeRet, sizeof *cubinSizeRet, SIZE_MAX);
}

STUB_EXPORT const char *
nvrtcGetErrorString(nvrtcResult result)
{
    STUB_BEGIN(6, nvrtcGetErrorString, 0, (result));
    STUB_ARGUMENTS(result);
    return stub_finish_string(recorded);
}

STUB_FILLS(7, nvrtcGetLTOIR, (nvrtcProgram prog, char *LTOIR), (prog, LTOIR))
{
    stub_output_open(recorded, 1, (void *)LTOIR, STUB_DEFAULT_COUNT * sizeof(char));
}

STUB_FILLS(8, nvrtcGetLTOIRSize, (nvrtcProgram prog, size_t *LTOIRSizeRet), (prog, LTOIRSizeRet))
{
    (void)stub_output_count(recorded, 1, LTOIRSizeRet, sizeof *LTOIRSizeRet, SIZE_MAX);
}

STUB_FILLS(9, nvrtcGetLoweredName,
    (nvrtcProgram prog, const char *const name_expression, const char **lowered_name),
    (prog, name_expression, lowered_name))
{
    stub_input_string(recorded, 1, name_expression);
    stub_output_string(recorded, 2, (const char **)lowered_name);
}

STUB_FILLS(10, nvrtcGetNVVM, (nvrtcProgram prog, char *nvvm), (prog, nvvm))
{
    stub_output_open(recorded, 1, (void *)nvvm, STUB_DEFAULT_COUNT * sizeof(char));
}

STUB_FILLS(11, nvrtcGetNVVMSize, (nvrtcProgram prog, size_t *nvvmSizeRet), (prog, nvvmSizeRet))
{
    (void)stub_output_count(recorded, 1, nvvmSizeRet, sizeof *nvvmSizeRet, SIZE_MAX);
}

STUB_FILLS(12, nvrtcGetNumSupportedArchs, (int *numArchs), (numArchs))
{
    (void)stub_output_count(recorded, 0, numArchs, sizeof *numArchs, SIZE_MAX);
}

STUB_FILLS(13, nvrtcGetOptiXIR, (nvrtcProgram prog, char *optixir), (prog, optixir))
{
    stub_output_open(recorded, 1, (void *)optixir, STUB_DEFAULT_COUNT * sizeof(char));
}

STUB_FILLS(14, nvrtcGetOptiXIRSize, (nvrtcProgram prog, size_t *optixirSizeRet),
    (prog, optixirSizeRet))
{
    (void)stub_output_count(recorded, 1, optixirSizeRet, sizeof *optixirSizeRet, SIZE_MAX);
}

STUB(15, nvrtcGetPCHCreateStatus, (nvrtcProgram prog), (prog))

STUB_FILLS(16, nvrtcGetPCHHeapSize, (size_t *ret), (ret))
{
    stub_output(recorded, 0, (void *)ret, sizeof(size_t));
}

STUB_FILLS(17, nvrtcGetPCHHeapSizeRequired, (nvrtcProgram prog, size_t *size), (prog, size))
{
    stub_output(recorded, 1, (void *)size, sizeof(size_t));
}

STUB_FILLS(18, nvrtcGetPTX, (nvrtcProgram prog, char *ptx), (prog, ptx))
{
    stub_output_open(recorded, 1, (void *)ptx, STUB_DEFAULT_COUNT * sizeof(char));
}

STUB_FILLS(19, nvrtcGetPTXSize, (nvrtcProgram prog, size_t *ptxSizeRet), (prog, ptxSizeRet))
{
    (void)stub_output_count(recorded, 1, ptxSizeRet, sizeof *ptxSizeRet, SIZE_MAX);
}

STUB_FILLS(20, nvrtcGetProgramLog, (nvrtcProgram prog, char *log), (prog, log))
{
    stub_output_open(recorded, 1, (void *)log, STUB_DEFAULT_COUNT * sizeof(char));
}

STUB_FILLS(21, nvrtcGetProgramLogSize, (nvrtcProgram prog, size_t *logSizeRet), (prog, logSizeRet))
{
    (void)stub_output_count(recorded, 1, logSizeRet, sizeof *logSizeRet, SIZE_MAX);
}

STUB_FILLS(22, nvrtcGetSupportedArchs, (int *supportedArchs), (supportedArchs))
{
    stub_output_open(recorded, 0, (void *)supportedArchs, STUB_DEFAULT_COUNT * sizeof(int));
}

STUB(23, nvrtcSetFlowCallback, (nvrtcProgram prog, int (*callback)(void *, void *), void *payload),
    (prog, callback, payload))
STUB(24, nvrtcSetPCHHeapSize, (size_t size), (size))

STUB_FILLS(25, nvrtcVersion, (int *major, int *minor), (major, minor))
{
    stub_output(recorded, 0, (void *)major, sizeof(int));
    stub_output(recorded, 1, (void *)minor, sizeof(int));
}

const stub_function stub_functions[] = {
    STUB_SAME(nvrtcAddNameExpression, 0, 2),
    STUB_SAME(nvrtcCompileProgram, 0, 3),
    STUB_SAME(nvrtcCreateProgram, 0, 6),
    STUB_SAME(nvrtcDestroyProgram, 0, 1),
    STUB_SAME(nvrtcGetCUBIN, 0, 2),
    STUB_SAME(nvrtcGetCUBINSize, 0, 2),
    STUB_ENTRY(nvrtcGetErrorString, nvrtcGetErrorString, nvrtcGetErrorString, 0, false, STRING, 1),
    STUB_SAME(nvrtcGetLTOIR, 0, 2),
    STUB_SAME(nvrtcGetLTOIRSize, 0, 2),
    STUB_SAME(nvrtcGetLoweredName, 0, 3),
    STUB_SAME(nvrtcGetNVVM, 0, 2),
    STUB_SAME(nvrtcGetNVVMSize, 0, 2),
    STUB_SAME(nvrtcGetNumSupportedArchs, 0, 1),
    STUB_SAME(nvrtcGetOptiXIR, 0, 2),
    STUB_SAME(nvrtcGetOptiXIRSize, 0, 2),
    STUB_SAME(nvrtcGetPCHCreateStatus, 0, 1),
    STUB_SAME(nvrtcGetPCHHeapSize, 0, 1),
    STUB_SAME(nvrtcGetPCHHeapSizeRequired, 0, 2),
    STUB_SAME(nvrtcGetPTX, 0, 2),
    STUB_SAME(nvrtcGetPTXSize, 0, 2),
    STUB_SAME(nvrtcGetProgramLog, 0, 2),
    STUB_SAME(nvrtcGetProgramLogSize, 0, 2),
    STUB_SAME(nvrtcGetSupportedArchs, 0, 1),
    STUB_SAME(nvrtcSetFlowCallback, 0, 3),
    STUB_SAME(nvrtcSetPCHHeapSize, 0, 1),
    STUB_SAME(nvrtcVersion, 0, 2),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
