// stub_library.c of cubind for libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/nvvm.yaml.
// clang-format off

#define STUB_STATUS nvvmResult
#define STUB_SUCCESS NVVM_SUCCESS

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvvm";
const int stub_api_version = 13050;

// An entry point does not use all that it is called with.
#pragma GCC diagnostic ignored "-Wunused-parameter"

STUB_FILLS(0, nvvmAddModuleToProgram,
    (nvvmProgram prog, const char *buffer, size_t size, const char *name),
    (prog, buffer, size, name))
{
    stub_input_string(recorded, 3, name);
}

STUB_FILLS(1, nvvmCompileProgram, (nvvmProgram prog, int numOptions, const char **options),
    (prog, numOptions, options))
{
    stub_input_strings(recorded, 2, (const char *const *)options, stub_items((size_t)numOptions));
}

STUB_FILLS(2, nvvmCreateProgram, (nvvmProgram *prog), (prog))
{
    stub_output(recorded, 0, (void *)prog, sizeof(nvvmProgram));
}

STUB_FILLS(3, nvvmDestroyProgram, (nvvmProgram *prog), (prog))
{
    stub_input(recorded, 0, prog, sizeof(nvvmProgram));
    stub_output_open(recorded, 0, (void *)prog, 0);
}

STUB_FILLS(4, nvvmGetCompiledResult, (nvvmProgram prog, char *buffer), (prog, buffer))
{
    stub_output_open(recorded, 1, (void *)buffer, STUB_DEFAULT_COUNT * sizeof(char));
}

STUB_FILLS(5, nvvmGetCompiledResultSize, (nvvmProgram prog, size_t *bufferSizeRet),
    (prog, bufferSizeRet))
{
    (void)stub_output_count(recorded, 1, bufferSizeRet, sizeof *bufferSizeRet, SIZE_MAX);
}

STUB_EXPORT const char *
nvvmGetErrorString(nvvmResult result)
{
    STUB_BEGIN(6, nvvmGetErrorString, 0, (result));
    STUB_ARGUMENTS(result);
    return stub_finish_string(recorded);
}

STUB_FILLS(7, nvvmGetProgramLog, (nvvmProgram prog, char *buffer), (prog, buffer))
{
    stub_output_open(recorded, 1, (void *)buffer, STUB_DEFAULT_COUNT * sizeof(char));
}

STUB_FILLS(8, nvvmGetProgramLogSize, (nvvmProgram prog, size_t *bufferSizeRet),
    (prog, bufferSizeRet))
{
    (void)stub_output_count(recorded, 1, bufferSizeRet, sizeof *bufferSizeRet, SIZE_MAX);
}

STUB_FILLS(9, nvvmIRVersion, (int *majorIR, int *minorIR, int *majorDbg, int *minorDbg),
    (majorIR, minorIR, majorDbg, minorDbg))
{
    stub_output(recorded, 0, (void *)majorIR, sizeof(int));
    stub_output(recorded, 1, (void *)minorIR, sizeof(int));
    stub_output(recorded, 2, (void *)majorDbg, sizeof(int));
    stub_output(recorded, 3, (void *)minorDbg, sizeof(int));
}

STUB_FILLS(10, nvvmLLVMVersion, (const char *arch, int *major), (arch, major))
{
    stub_input_string(recorded, 0, arch);
    stub_output(recorded, 1, (void *)major, sizeof(int));
}

STUB_FILLS(11, nvvmLazyAddModuleToProgram,
    (nvvmProgram prog, const char *buffer, size_t size, const char *name),
    (prog, buffer, size, name))
{
    stub_input_string(recorded, 3, name);
}

STUB_FILLS(12, nvvmVerifyProgram, (nvvmProgram prog, int numOptions, const char **options),
    (prog, numOptions, options))
{
    stub_input_strings(recorded, 2, (const char *const *)options, stub_items((size_t)numOptions));
}

STUB_FILLS(13, nvvmVersion, (int *major, int *minor), (major, minor))
{
    stub_output(recorded, 0, (void *)major, sizeof(int));
    stub_output(recorded, 1, (void *)minor, sizeof(int));
}

const stub_function stub_functions[] = {
    STUB_SAME(nvvmAddModuleToProgram, 0, 4),
    STUB_SAME(nvvmCompileProgram, 0, 3),
    STUB_SAME(nvvmCreateProgram, 0, 1),
    STUB_SAME(nvvmDestroyProgram, 0, 1),
    STUB_SAME(nvvmGetCompiledResult, 0, 2),
    STUB_SAME(nvvmGetCompiledResultSize, 0, 2),
    STUB_ENTRY(nvvmGetErrorString, nvvmGetErrorString, nvvmGetErrorString, 0, false, STRING, 1),
    STUB_SAME(nvvmGetProgramLog, 0, 2),
    STUB_SAME(nvvmGetProgramLogSize, 0, 2),
    STUB_SAME(nvvmIRVersion, 0, 4),
    STUB_SAME(nvvmLLVMVersion, 0, 2),
    STUB_SAME(nvvmLazyAddModuleToProgram, 0, 4),
    STUB_SAME(nvvmVerifyProgram, 0, 3),
    STUB_SAME(nvvmVersion, 0, 2),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
