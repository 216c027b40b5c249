// api.c of cubind for libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvvm.yaml.
// clang-format off

#include "nvvm_api.h"

#include "cubind/capsule.h"

#include "symbols.h"

_Static_assert(sizeof(cubind_nvvm_api) == sizeof(cb_api) + SYMBOL_COUNT * sizeof(void *),
    "a member for each symbol");

// The member `name` of the table: calls the library's function, or returns `missing` if there is
// none.
#define API_VALUE(type, name, params, args, missing) \
    static type api_##name params \
    { \
        fn_##name *call = cb_symbol_address_or_null(&nvvm_symbols[S_##name]); \
        return call != NULL ? call args : missing; \
    }

// The same for the status type, which most functions return.
#define API(name, params, args) \
    API_VALUE(nvvmResult, name, params, args, NVVM_ERROR_OUT_OF_MEMORY)

API_VALUE(const char *, nvvmGetErrorString, (nvvmResult result), (result), NULL)
API(nvvmVersion, (int *major, int *minor), (major, minor))
API(nvvmIRVersion, (int *majorIR, int *minorIR, int *majorDbg, int *minorDbg),
    (majorIR, minorIR, majorDbg, minorDbg))
API(nvvmLLVMVersion, (const char *arch, int *major), (arch, major))
API(nvvmCreateProgram, (nvvmProgram *prog), (prog))
API(nvvmDestroyProgram, (nvvmProgram *prog), (prog))
API(nvvmAddModuleToProgram, (nvvmProgram prog, const char *buffer, size_t size, const char *name),
    (prog, buffer, size, name))
API(nvvmLazyAddModuleToProgram,
    (nvvmProgram prog, const char *buffer, size_t size, const char *name),
    (prog, buffer, size, name))
API(nvvmCompileProgram, (nvvmProgram prog, int numOptions, const char **options),
    (prog, numOptions, options))
API(nvvmVerifyProgram, (nvvmProgram prog, int numOptions, const char **options),
    (prog, numOptions, options))
API(nvvmGetCompiledResultSize, (nvvmProgram prog, size_t *bufferSizeRet), (prog, bufferSizeRet))
API(nvvmGetCompiledResult, (nvvmProgram prog, char *buffer), (prog, buffer))
API(nvvmGetProgramLogSize, (nvvmProgram prog, size_t *bufferSizeRet), (prog, bufferSizeRet))
API(nvvmGetProgramLog, (nvvmProgram prog, char *buffer), (prog, buffer))

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&nvvm_api_table, nvvm_symbols, SYMBOL_COUNT, &last,
        function, symbol);
}

const struct cubind_nvvm_api nvvm_api_table = {
    .layout = CUBIND_NVVM_API_LAYOUT,
    .api_version = CUBIND_NVVM_API_VERSION,
    .size = sizeof(cubind_nvvm_api),
    .find = find_entry,
    .nvvmGetErrorString = api_nvvmGetErrorString,
    .nvvmVersion = api_nvvmVersion,
    .nvvmIRVersion = api_nvvmIRVersion,
    .nvvmLLVMVersion = api_nvvmLLVMVersion,
    .nvvmCreateProgram = api_nvvmCreateProgram,
    .nvvmDestroyProgram = api_nvvmDestroyProgram,
    .nvvmAddModuleToProgram = api_nvvmAddModuleToProgram,
    .nvvmLazyAddModuleToProgram = api_nvvmLazyAddModuleToProgram,
    .nvvmCompileProgram = api_nvvmCompileProgram,
    .nvvmVerifyProgram = api_nvvmVerifyProgram,
    .nvvmGetCompiledResultSize = api_nvvmGetCompiledResultSize,
    .nvvmGetCompiledResult = api_nvvmGetCompiledResult,
    .nvvmGetProgramLogSize = api_nvvmGetProgramLogSize,
    .nvvmGetProgramLog = api_nvvmGetProgramLog,
};
