// stub_library.c of cubind's binding of the libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/nvvm.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvvm";
const int stub_api_version = 13050;

STUB_EXPORT nvvmResult
nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)
{
    STUB_BEGIN(0, nvvmAddModuleToProgram, NVVM_SUCCESS, (prog, buffer, size, name));
    STUB_ARGUMENTS(&prog, &buffer, &size, &name);
    stub_input_string(recorded, 3, name);
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options)
{
    STUB_BEGIN(1, nvvmCompileProgram, NVVM_SUCCESS, (prog, numOptions, options));
    STUB_ARGUMENTS(&prog, &numOptions, &options);
    stub_input_strings(recorded, 2, (const char *const *)options, stub_items((size_t)numOptions));
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmCreateProgram(nvvmProgram *prog)
{
    STUB_BEGIN(2, nvvmCreateProgram, NVVM_SUCCESS, (prog));
    STUB_ARGUMENTS(&prog);
    stub_output(recorded, 0, (void *)prog, sizeof(nvvmProgram));
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmDestroyProgram(nvvmProgram *prog)
{
    STUB_BEGIN(3, nvvmDestroyProgram, NVVM_SUCCESS, (prog));
    STUB_ARGUMENTS(&prog);
    stub_input(recorded, 0, prog, sizeof(nvvmProgram));
    stub_output_open(recorded, 0, (void *)prog, 0);
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmGetCompiledResult(nvvmProgram prog, char *buffer)
{
    STUB_BEGIN(4, nvvmGetCompiledResult, NVVM_SUCCESS, (prog, buffer));
    STUB_ARGUMENTS(&prog, &buffer);
    stub_output_open(recorded, 1, (void *)buffer, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet)
{
    STUB_BEGIN(5, nvvmGetCompiledResultSize, NVVM_SUCCESS, (prog, bufferSizeRet));
    STUB_ARGUMENTS(&prog, &bufferSizeRet);
    (void)stub_output_count(recorded, 1, bufferSizeRet, sizeof *bufferSizeRet, SIZE_MAX);
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT const char *
nvvmGetErrorString(nvvmResult result)
{
    STUB_BEGIN(6, nvvmGetErrorString, 0, (result));
    STUB_ARGUMENTS(&result);
    return stub_finish_string(recorded);
}

STUB_EXPORT nvvmResult
nvvmGetProgramLog(nvvmProgram prog, char *buffer)
{
    STUB_BEGIN(7, nvvmGetProgramLog, NVVM_SUCCESS, (prog, buffer));
    STUB_ARGUMENTS(&prog, &buffer);
    stub_output_open(recorded, 1, (void *)buffer, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet)
{
    STUB_BEGIN(8, nvvmGetProgramLogSize, NVVM_SUCCESS, (prog, bufferSizeRet));
    STUB_ARGUMENTS(&prog, &bufferSizeRet);
    (void)stub_output_count(recorded, 1, bufferSizeRet, sizeof *bufferSizeRet, SIZE_MAX);
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg)
{
    STUB_BEGIN(9, nvvmIRVersion, NVVM_SUCCESS, (majorIR, minorIR, majorDbg, minorDbg));
    STUB_ARGUMENTS(&majorIR, &minorIR, &majorDbg, &minorDbg);
    stub_output(recorded, 0, (void *)majorIR, sizeof(int));
    stub_output(recorded, 1, (void *)minorIR, sizeof(int));
    stub_output(recorded, 2, (void *)majorDbg, sizeof(int));
    stub_output(recorded, 3, (void *)minorDbg, sizeof(int));
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmLLVMVersion(const char *arch, int *major)
{
    STUB_BEGIN(10, nvvmLLVMVersion, NVVM_SUCCESS, (arch, major));
    STUB_ARGUMENTS(&arch, &major);
    stub_input_string(recorded, 0, arch);
    stub_output(recorded, 1, (void *)major, sizeof(int));
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)
{
    STUB_BEGIN(11, nvvmLazyAddModuleToProgram, NVVM_SUCCESS, (prog, buffer, size, name));
    STUB_ARGUMENTS(&prog, &buffer, &size, &name);
    stub_input_string(recorded, 3, name);
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options)
{
    STUB_BEGIN(12, nvvmVerifyProgram, NVVM_SUCCESS, (prog, numOptions, options));
    STUB_ARGUMENTS(&prog, &numOptions, &options);
    stub_input_strings(recorded, 2, (const char *const *)options, stub_items((size_t)numOptions));
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmVersion(int *major, int *minor)
{
    STUB_BEGIN(13, nvvmVersion, NVVM_SUCCESS, (major, minor));
    STUB_ARGUMENTS(&major, &minor);
    stub_output(recorded, 0, (void *)major, sizeof(int));
    stub_output(recorded, 1, (void *)minor, sizeof(int));
    return (nvvmResult)stub_finish(recorded);
}

static const stub_param params_nvvmGetErrorString[] = {STUB_IN(nvvmResult, result)};
static const stub_param params_nvvmVersion[] = {STUB_OUT(int *, major), STUB_OUT(int *, minor)};
static const stub_param params_nvvmIRVersion[] = {STUB_OUT(int *, majorIR),
    STUB_OUT(int *, minorIR), STUB_OUT(int *, majorDbg), STUB_OUT(int *, minorDbg)};
static const stub_param params_nvvmLLVMVersion[] = {STUB_IN(const char *, arch),
    STUB_OUT(int *, major)};
static const stub_param params_nvvmCreateProgram[] = {STUB_OUT(nvvmProgram *, prog)};
static const stub_param params_nvvmDestroyProgram[] = {STUB_OUT(nvvmProgram *, prog)};
static const stub_param params_nvvmAddModuleToProgram[] = {STUB_IN(nvvmProgram, prog),
    STUB_IN(const char *, buffer), STUB_IN(size_t, size), STUB_IN(const char *, name)};
static const stub_param params_nvvmLazyAddModuleToProgram[] = {STUB_IN(nvvmProgram, prog),
    STUB_IN(const char *, buffer), STUB_IN(size_t, size), STUB_IN(const char *, name)};
static const stub_param params_nvvmCompileProgram[] = {STUB_IN(nvvmProgram, prog),
    STUB_IN(int, numOptions), STUB_IN(const char **, options)};
static const stub_param params_nvvmVerifyProgram[] = {STUB_IN(nvvmProgram, prog),
    STUB_IN(int, numOptions), STUB_IN(const char **, options)};
static const stub_param params_nvvmGetCompiledResultSize[] = {STUB_IN(nvvmProgram, prog),
    STUB_OUT(size_t *, bufferSizeRet)};
static const stub_param params_nvvmGetCompiledResult[] = {STUB_IN(nvvmProgram, prog),
    STUB_OUT(char *, buffer)};
static const stub_param params_nvvmGetProgramLogSize[] = {STUB_IN(nvvmProgram, prog),
    STUB_OUT(size_t *, bufferSizeRet)};
static const stub_param params_nvvmGetProgramLog[] = {STUB_IN(nvvmProgram, prog),
    STUB_OUT(char *, buffer)};

const stub_function stub_functions[] = {
    STUB_ENTRY(nvvmAddModuleToProgram, nvvmAddModuleToProgram, nvvmAddModuleToProgram, 0, false,
        STATUS, params_nvvmAddModuleToProgram, 4),
    STUB_ENTRY(nvvmCompileProgram, nvvmCompileProgram, nvvmCompileProgram, 0, false, STATUS,
        params_nvvmCompileProgram, 3),
    STUB_ENTRY(nvvmCreateProgram, nvvmCreateProgram, nvvmCreateProgram, 0, false, STATUS,
        params_nvvmCreateProgram, 1),
    STUB_ENTRY(nvvmDestroyProgram, nvvmDestroyProgram, nvvmDestroyProgram, 0, false, STATUS,
        params_nvvmDestroyProgram, 1),
    STUB_ENTRY(nvvmGetCompiledResult, nvvmGetCompiledResult, nvvmGetCompiledResult, 0, false,
        STATUS, params_nvvmGetCompiledResult, 2),
    STUB_ENTRY(nvvmGetCompiledResultSize, nvvmGetCompiledResultSize, nvvmGetCompiledResultSize, 0,
        false, STATUS, params_nvvmGetCompiledResultSize, 2),
    STUB_ENTRY(nvvmGetErrorString, nvvmGetErrorString, nvvmGetErrorString, 0, false, STRING,
        params_nvvmGetErrorString, 1),
    STUB_ENTRY(nvvmGetProgramLog, nvvmGetProgramLog, nvvmGetProgramLog, 0, false, STATUS,
        params_nvvmGetProgramLog, 2),
    STUB_ENTRY(nvvmGetProgramLogSize, nvvmGetProgramLogSize, nvvmGetProgramLogSize, 0, false,
        STATUS, params_nvvmGetProgramLogSize, 2),
    STUB_ENTRY(nvvmIRVersion, nvvmIRVersion, nvvmIRVersion, 0, false, STATUS, params_nvvmIRVersion,
        4),
    STUB_ENTRY(nvvmLLVMVersion, nvvmLLVMVersion, nvvmLLVMVersion, 0, false, STATUS,
        params_nvvmLLVMVersion, 2),
    STUB_ENTRY(nvvmLazyAddModuleToProgram, nvvmLazyAddModuleToProgram, nvvmLazyAddModuleToProgram,
        0, false, STATUS, params_nvvmLazyAddModuleToProgram, 4),
    STUB_ENTRY(nvvmVerifyProgram, nvvmVerifyProgram, nvvmVerifyProgram, 0, false, STATUS,
        params_nvvmVerifyProgram, 3),
    STUB_ENTRY(nvvmVersion, nvvmVersion, nvvmVersion, 0, false, STATUS, params_nvvmVersion, 2),
};
const int stub_function_count = 14;
unsigned char stub_modes[14];
