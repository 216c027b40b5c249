// api.c of cubind's binding of the libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvvm.yaml.
// clang-format off

#include "nvvm_api.h"

#include "functions.h"

#include "cubind/module.h"

static inline void *
find(int index)
{
    void *address = atomic_load_explicit(&symbols[index].address, memory_order_acquire);
    return CB_LIKELY(address != NULL) ? address : cb_symbol_find(&symbols[index]);
}

// The member `name` of the table: the library's function, or `missing` where there is none.
#define API(type, name, params, args, missing) \
    static type api_##name params \
    { \
        fn_##name *function_ = find(S_##name); \
        return function_ != NULL ? function_ args : missing; \
    }
#define API_VOID(name, params, args) \
    static void api_##name params \
    { \
        fn_##name *function_ = find(S_##name); \
        if (function_ != NULL) \
            function_ args; \
    }

API(const char *, nvvmGetErrorString, (nvvmResult result), (result), NULL)
API(nvvmResult, nvvmVersion, (int *major, int *minor), (major, minor), NVVM_ERROR_OUT_OF_MEMORY)
API(nvvmResult, nvvmIRVersion, (int *majorIR, int *minorIR, int *majorDbg, int *minorDbg),
    (majorIR, minorIR, majorDbg, minorDbg), NVVM_ERROR_OUT_OF_MEMORY)
API(nvvmResult, nvvmLLVMVersion, (const char *arch, int *major), (arch, major),
    NVVM_ERROR_OUT_OF_MEMORY)
API(nvvmResult, nvvmCreateProgram, (nvvmProgram *prog), (prog), NVVM_ERROR_OUT_OF_MEMORY)
API(nvvmResult, nvvmDestroyProgram, (nvvmProgram *prog), (prog), NVVM_ERROR_OUT_OF_MEMORY)
API(nvvmResult, nvvmAddModuleToProgram,
    (nvvmProgram prog, const char *buffer, size_t size, const char *name),
    (prog, buffer, size, name), NVVM_ERROR_OUT_OF_MEMORY)
API(nvvmResult, nvvmLazyAddModuleToProgram,
    (nvvmProgram prog, const char *buffer, size_t size, const char *name),
    (prog, buffer, size, name), NVVM_ERROR_OUT_OF_MEMORY)
API(nvvmResult, nvvmCompileProgram, (nvvmProgram prog, int numOptions, const char **options),
    (prog, numOptions, options), NVVM_ERROR_OUT_OF_MEMORY)
API(nvvmResult, nvvmVerifyProgram, (nvvmProgram prog, int numOptions, const char **options),
    (prog, numOptions, options), NVVM_ERROR_OUT_OF_MEMORY)
API(nvvmResult, nvvmGetCompiledResultSize, (nvvmProgram prog, size_t *bufferSizeRet),
    (prog, bufferSizeRet), NVVM_ERROR_OUT_OF_MEMORY)
API(nvvmResult, nvvmGetCompiledResult, (nvvmProgram prog, char *buffer), (prog, buffer),
    NVVM_ERROR_OUT_OF_MEMORY)
API(nvvmResult, nvvmGetProgramLogSize, (nvvmProgram prog, size_t *bufferSizeRet),
    (prog, bufferSizeRet), NVVM_ERROR_OUT_OF_MEMORY)
API(nvvmResult, nvvmGetProgramLog, (nvvmProgram prog, char *buffer), (prog, buffer),
    NVVM_ERROR_OUT_OF_MEMORY)

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&nvvm_api_table, symbols, SYMBOL_COUNT, &last, function,
        symbol);
}

const cubind_nvvm_api nvvm_api_table = {
    .layout = CUBIND_NVVM_API_LAYOUT,
    .api_version = 13050,
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
