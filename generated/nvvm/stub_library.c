// stub_library.c of cubind's binding of the libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/nvvm.yaml.
// Header: nvvm.h
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvvm";
const int stub_api_version = 13050;

extern nvvmResult functional_nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer,
    size_t size, const char *name) __attribute__((weak));
STUB_EXPORT nvvmResult nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size,
    const char *name);
extern nvvmResult functional_nvvmCompileProgram(nvvmProgram prog, int numOptions,
    const char **options) __attribute__((weak));
STUB_EXPORT nvvmResult nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options);
extern nvvmResult functional_nvvmCreateProgram(nvvmProgram *prog) __attribute__((weak));
STUB_EXPORT nvvmResult nvvmCreateProgram(nvvmProgram *prog);
extern nvvmResult functional_nvvmDestroyProgram(nvvmProgram *prog) __attribute__((weak));
STUB_EXPORT nvvmResult nvvmDestroyProgram(nvvmProgram *prog);
extern nvvmResult functional_nvvmGetCompiledResult(nvvmProgram prog,
    char *buffer) __attribute__((weak));
STUB_EXPORT nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer);
extern nvvmResult functional_nvvmGetCompiledResultSize(nvvmProgram prog,
    size_t *bufferSizeRet) __attribute__((weak));
STUB_EXPORT nvvmResult nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet);
extern const char * functional_nvvmGetErrorString(nvvmResult result) __attribute__((weak));
STUB_EXPORT const char * nvvmGetErrorString(nvvmResult result);
extern nvvmResult functional_nvvmGetProgramLog(nvvmProgram prog,
    char *buffer) __attribute__((weak));
STUB_EXPORT nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer);
extern nvvmResult functional_nvvmGetProgramLogSize(nvvmProgram prog,
    size_t *bufferSizeRet) __attribute__((weak));
STUB_EXPORT nvvmResult nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet);
extern nvvmResult functional_nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg,
    int *minorDbg) __attribute__((weak));
STUB_EXPORT nvvmResult nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg);
extern nvvmResult functional_nvvmLLVMVersion(const char *arch, int *major) __attribute__((weak));
STUB_EXPORT nvvmResult nvvmLLVMVersion(const char *arch, int *major);
extern nvvmResult functional_nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer,
    size_t size, const char *name) __attribute__((weak));
STUB_EXPORT nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer,
    size_t size, const char *name);
extern nvvmResult functional_nvvmVerifyProgram(nvvmProgram prog, int numOptions,
    const char **options) __attribute__((weak));
STUB_EXPORT nvvmResult nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options);
extern nvvmResult functional_nvvmVersion(int *major, int *minor) __attribute__((weak));
STUB_EXPORT nvvmResult nvvmVersion(int *major, int *minor);

STUB_EXPORT nvvmResult
nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return NVVM_SUCCESS;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_nvvmAddModuleToProgram != NULL)
        return functional_nvvmAddModuleToProgram(prog, buffer, size, name);
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &buffer, sizeof buffer);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 3, name);
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return NVVM_SUCCESS;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_nvvmCompileProgram != NULL)
        return functional_nvvmCompileProgram(prog, numOptions, options);
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &numOptions, sizeof numOptions);
    stub_argument(recorded, &options, sizeof options);
    stub_input_strings(recorded, 2, (const char *const *)options, stub_items((size_t)numOptions));
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmCreateProgram(nvvmProgram *prog)
{
    if (STUB_LIKELY(stub_modes[2] == STUB_FREE))
        return NVVM_SUCCESS;
    if (stub_modes[2] == STUB_FUNCTIONAL && functional_nvvmCreateProgram != NULL)
        return functional_nvvmCreateProgram(prog);
    stub_call *recorded = stub_begin(2);
    stub_argument(recorded, &prog, sizeof prog);
    stub_output(recorded, 0, (void *)prog, sizeof(nvvmProgram));
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmDestroyProgram(nvvmProgram *prog)
{
    if (STUB_LIKELY(stub_modes[3] == STUB_FREE))
        return NVVM_SUCCESS;
    if (stub_modes[3] == STUB_FUNCTIONAL && functional_nvvmDestroyProgram != NULL)
        return functional_nvvmDestroyProgram(prog);
    stub_call *recorded = stub_begin(3);
    stub_argument(recorded, &prog, sizeof prog);
    stub_input(recorded, 0, prog, sizeof(nvvmProgram));
    stub_output_open(recorded, 0, (void *)prog, 0);
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmGetCompiledResult(nvvmProgram prog, char *buffer)
{
    if (STUB_LIKELY(stub_modes[4] == STUB_FREE))
        return NVVM_SUCCESS;
    if (stub_modes[4] == STUB_FUNCTIONAL && functional_nvvmGetCompiledResult != NULL)
        return functional_nvvmGetCompiledResult(prog, buffer);
    stub_call *recorded = stub_begin(4);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &buffer, sizeof buffer);
    stub_output_open(recorded, 1, (void *)buffer, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet)
{
    if (STUB_LIKELY(stub_modes[5] == STUB_FREE))
        return NVVM_SUCCESS;
    if (stub_modes[5] == STUB_FUNCTIONAL && functional_nvvmGetCompiledResultSize != NULL)
        return functional_nvvmGetCompiledResultSize(prog, bufferSizeRet);
    stub_call *recorded = stub_begin(5);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &bufferSizeRet, sizeof bufferSizeRet);
    (void)stub_output_count(recorded, 1, bufferSizeRet, sizeof *bufferSizeRet, SIZE_MAX);
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT const char *
nvvmGetErrorString(nvvmResult result)
{
    if (STUB_LIKELY(stub_modes[6] == STUB_FREE))
        return 0;
    if (stub_modes[6] == STUB_FUNCTIONAL && functional_nvvmGetErrorString != NULL)
        return functional_nvvmGetErrorString(result);
    stub_call *recorded = stub_begin(6);
    stub_argument(recorded, &result, sizeof result);
    return stub_finish_string(recorded);
}

STUB_EXPORT nvvmResult
nvvmGetProgramLog(nvvmProgram prog, char *buffer)
{
    if (STUB_LIKELY(stub_modes[7] == STUB_FREE))
        return NVVM_SUCCESS;
    if (stub_modes[7] == STUB_FUNCTIONAL && functional_nvvmGetProgramLog != NULL)
        return functional_nvvmGetProgramLog(prog, buffer);
    stub_call *recorded = stub_begin(7);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &buffer, sizeof buffer);
    stub_output_open(recorded, 1, (void *)buffer, STUB_DEFAULT_COUNT * sizeof(char));
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet)
{
    if (STUB_LIKELY(stub_modes[8] == STUB_FREE))
        return NVVM_SUCCESS;
    if (stub_modes[8] == STUB_FUNCTIONAL && functional_nvvmGetProgramLogSize != NULL)
        return functional_nvvmGetProgramLogSize(prog, bufferSizeRet);
    stub_call *recorded = stub_begin(8);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &bufferSizeRet, sizeof bufferSizeRet);
    (void)stub_output_count(recorded, 1, bufferSizeRet, sizeof *bufferSizeRet, SIZE_MAX);
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg)
{
    if (STUB_LIKELY(stub_modes[9] == STUB_FREE))
        return NVVM_SUCCESS;
    if (stub_modes[9] == STUB_FUNCTIONAL && functional_nvvmIRVersion != NULL)
        return functional_nvvmIRVersion(majorIR, minorIR, majorDbg, minorDbg);
    stub_call *recorded = stub_begin(9);
    stub_argument(recorded, &majorIR, sizeof majorIR);
    stub_argument(recorded, &minorIR, sizeof minorIR);
    stub_argument(recorded, &majorDbg, sizeof majorDbg);
    stub_argument(recorded, &minorDbg, sizeof minorDbg);
    stub_output(recorded, 0, (void *)majorIR, sizeof(int));
    stub_output(recorded, 1, (void *)minorIR, sizeof(int));
    stub_output(recorded, 2, (void *)majorDbg, sizeof(int));
    stub_output(recorded, 3, (void *)minorDbg, sizeof(int));
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmLLVMVersion(const char *arch, int *major)
{
    if (STUB_LIKELY(stub_modes[10] == STUB_FREE))
        return NVVM_SUCCESS;
    if (stub_modes[10] == STUB_FUNCTIONAL && functional_nvvmLLVMVersion != NULL)
        return functional_nvvmLLVMVersion(arch, major);
    stub_call *recorded = stub_begin(10);
    stub_argument(recorded, &arch, sizeof arch);
    stub_argument(recorded, &major, sizeof major);
    stub_input_string(recorded, 0, arch);
    stub_output(recorded, 1, (void *)major, sizeof(int));
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)
{
    if (STUB_LIKELY(stub_modes[11] == STUB_FREE))
        return NVVM_SUCCESS;
    if (stub_modes[11] == STUB_FUNCTIONAL && functional_nvvmLazyAddModuleToProgram != NULL)
        return functional_nvvmLazyAddModuleToProgram(prog, buffer, size, name);
    stub_call *recorded = stub_begin(11);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &buffer, sizeof buffer);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 3, name);
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options)
{
    if (STUB_LIKELY(stub_modes[12] == STUB_FREE))
        return NVVM_SUCCESS;
    if (stub_modes[12] == STUB_FUNCTIONAL && functional_nvvmVerifyProgram != NULL)
        return functional_nvvmVerifyProgram(prog, numOptions, options);
    stub_call *recorded = stub_begin(12);
    stub_argument(recorded, &prog, sizeof prog);
    stub_argument(recorded, &numOptions, sizeof numOptions);
    stub_argument(recorded, &options, sizeof options);
    stub_input_strings(recorded, 2, (const char *const *)options, stub_items((size_t)numOptions));
    return (nvvmResult)stub_finish(recorded);
}

STUB_EXPORT nvvmResult
nvvmVersion(int *major, int *minor)
{
    if (STUB_LIKELY(stub_modes[13] == STUB_FREE))
        return NVVM_SUCCESS;
    if (stub_modes[13] == STUB_FUNCTIONAL && functional_nvvmVersion != NULL)
        return functional_nvvmVersion(major, minor);
    stub_call *recorded = stub_begin(13);
    stub_argument(recorded, &major, sizeof major);
    stub_argument(recorded, &minor, sizeof minor);
    stub_output(recorded, 0, (void *)major, sizeof(int));
    stub_output(recorded, 1, (void *)minor, sizeof(int));
    return (nvvmResult)stub_finish(recorded);
}

static const stub_param params_nvvmGetErrorString[] = {
    {"result", "nvvmResult", sizeof(nvvmResult), false},
};
static const stub_param params_nvvmVersion[] = {
    {"major", "int *", sizeof(int *), true},
    {"minor", "int *", sizeof(int *), true},
};
static const stub_param params_nvvmIRVersion[] = {
    {"majorIR", "int *", sizeof(int *), true},
    {"minorIR", "int *", sizeof(int *), true},
    {"majorDbg", "int *", sizeof(int *), true},
    {"minorDbg", "int *", sizeof(int *), true},
};
static const stub_param params_nvvmLLVMVersion[] = {
    {"arch", "const char *", sizeof(const char *), false},
    {"major", "int *", sizeof(int *), true},
};
static const stub_param params_nvvmCreateProgram[] = {
    {"prog", "nvvmProgram *", sizeof(nvvmProgram *), true},
};
static const stub_param params_nvvmDestroyProgram[] = {
    {"prog", "nvvmProgram *", sizeof(nvvmProgram *), true},
};
static const stub_param params_nvvmAddModuleToProgram[] = {
    {"prog", "nvvmProgram", sizeof(nvvmProgram), false},
    {"buffer", "const char *", sizeof(const char *), false},
    {"size", "size_t", sizeof(size_t), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvvmLazyAddModuleToProgram[] = {
    {"prog", "nvvmProgram", sizeof(nvvmProgram), false},
    {"buffer", "const char *", sizeof(const char *), false},
    {"size", "size_t", sizeof(size_t), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvvmCompileProgram[] = {
    {"prog", "nvvmProgram", sizeof(nvvmProgram), false},
    {"numOptions", "int", sizeof(int), false},
    {"options", "const char **", sizeof(const char **), false},
};
static const stub_param params_nvvmVerifyProgram[] = {
    {"prog", "nvvmProgram", sizeof(nvvmProgram), false},
    {"numOptions", "int", sizeof(int), false},
    {"options", "const char **", sizeof(const char **), false},
};
static const stub_param params_nvvmGetCompiledResultSize[] = {
    {"prog", "nvvmProgram", sizeof(nvvmProgram), false},
    {"bufferSizeRet", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_nvvmGetCompiledResult[] = {
    {"prog", "nvvmProgram", sizeof(nvvmProgram), false},
    {"buffer", "char *", sizeof(char *), true},
};
static const stub_param params_nvvmGetProgramLogSize[] = {
    {"prog", "nvvmProgram", sizeof(nvvmProgram), false},
    {"bufferSizeRet", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_nvvmGetProgramLog[] = {
    {"prog", "nvvmProgram", sizeof(nvvmProgram), false},
    {"buffer", "char *", sizeof(char *), true},
};

const stub_function stub_functions[] = {
    {"nvvmAddModuleToProgram", "nvvmAddModuleToProgram", "nvvmAddModuleToProgram", 0, false,
        (void (*)(void))nvvmAddModuleToProgram, STUB_RESULT_STATUS, params_nvvmAddModuleToProgram,
        4},
    {"nvvmCompileProgram", "nvvmCompileProgram", "nvvmCompileProgram", 0, false,
        (void (*)(void))nvvmCompileProgram, STUB_RESULT_STATUS, params_nvvmCompileProgram, 3},
    {"nvvmCreateProgram", "nvvmCreateProgram", "nvvmCreateProgram", 0, false,
        (void (*)(void))nvvmCreateProgram, STUB_RESULT_STATUS, params_nvvmCreateProgram, 1},
    {"nvvmDestroyProgram", "nvvmDestroyProgram", "nvvmDestroyProgram", 0, false,
        (void (*)(void))nvvmDestroyProgram, STUB_RESULT_STATUS, params_nvvmDestroyProgram, 1},
    {"nvvmGetCompiledResult", "nvvmGetCompiledResult", "nvvmGetCompiledResult", 0, false,
        (void (*)(void))nvvmGetCompiledResult, STUB_RESULT_STATUS, params_nvvmGetCompiledResult, 2},
    {"nvvmGetCompiledResultSize", "nvvmGetCompiledResultSize", "nvvmGetCompiledResultSize", 0,
        false, (void (*)(void))nvvmGetCompiledResultSize, STUB_RESULT_STATUS,
        params_nvvmGetCompiledResultSize, 2},
    {"nvvmGetErrorString", "nvvmGetErrorString", "nvvmGetErrorString", 0, false,
        (void (*)(void))nvvmGetErrorString, STUB_RESULT_STRING, params_nvvmGetErrorString, 1},
    {"nvvmGetProgramLog", "nvvmGetProgramLog", "nvvmGetProgramLog", 0, false,
        (void (*)(void))nvvmGetProgramLog, STUB_RESULT_STATUS, params_nvvmGetProgramLog, 2},
    {"nvvmGetProgramLogSize", "nvvmGetProgramLogSize", "nvvmGetProgramLogSize", 0, false,
        (void (*)(void))nvvmGetProgramLogSize, STUB_RESULT_STATUS, params_nvvmGetProgramLogSize, 2},
    {"nvvmIRVersion", "nvvmIRVersion", "nvvmIRVersion", 0, false, (void (*)(void))nvvmIRVersion,
        STUB_RESULT_STATUS, params_nvvmIRVersion, 4},
    {"nvvmLLVMVersion", "nvvmLLVMVersion", "nvvmLLVMVersion", 0, false,
        (void (*)(void))nvvmLLVMVersion, STUB_RESULT_STATUS, params_nvvmLLVMVersion, 2},
    {"nvvmLazyAddModuleToProgram", "nvvmLazyAddModuleToProgram", "nvvmLazyAddModuleToProgram", 0,
        false, (void (*)(void))nvvmLazyAddModuleToProgram, STUB_RESULT_STATUS,
        params_nvvmLazyAddModuleToProgram, 4},
    {"nvvmVerifyProgram", "nvvmVerifyProgram", "nvvmVerifyProgram", 0, false,
        (void (*)(void))nvvmVerifyProgram, STUB_RESULT_STATUS, params_nvvmVerifyProgram, 3},
    {"nvvmVersion", "nvvmVersion", "nvvmVersion", 0, false, (void (*)(void))nvvmVersion,
        STUB_RESULT_STATUS, params_nvvmVersion, 2},
};
const int stub_function_count = 14;
unsigned char stub_modes[14];
