// api.c of cubind's binding of the libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvvm.yaml.
// Header: nvvm.h
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

static const char *
api_nvvmGetErrorString(nvvmResult result)
{
    fn_nvvmGetErrorString *function_ = find(S_nvvmGetErrorString);
    return function_ != NULL ? function_(result) : NULL;
}

static nvvmResult
api_nvvmVersion(int *major, int *minor)
{
    fn_nvvmVersion *function_ = find(S_nvvmVersion);
    return function_ != NULL ? function_(major, minor) : NVVM_ERROR_OUT_OF_MEMORY;
}

static nvvmResult
api_nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg)
{
    fn_nvvmIRVersion *function_ = find(S_nvvmIRVersion);
    return function_ != NULL ? function_(majorIR, minorIR, majorDbg, minorDbg)
        : NVVM_ERROR_OUT_OF_MEMORY;
}

static nvvmResult
api_nvvmLLVMVersion(const char *arch, int *major)
{
    fn_nvvmLLVMVersion *function_ = find(S_nvvmLLVMVersion);
    return function_ != NULL ? function_(arch, major) : NVVM_ERROR_OUT_OF_MEMORY;
}

static nvvmResult
api_nvvmCreateProgram(nvvmProgram *prog)
{
    fn_nvvmCreateProgram *function_ = find(S_nvvmCreateProgram);
    return function_ != NULL ? function_(prog) : NVVM_ERROR_OUT_OF_MEMORY;
}

static nvvmResult
api_nvvmDestroyProgram(nvvmProgram *prog)
{
    fn_nvvmDestroyProgram *function_ = find(S_nvvmDestroyProgram);
    return function_ != NULL ? function_(prog) : NVVM_ERROR_OUT_OF_MEMORY;
}

static nvvmResult
api_nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)
{
    fn_nvvmAddModuleToProgram *function_ = find(S_nvvmAddModuleToProgram);
    return function_ != NULL ? function_(prog, buffer, size, name) : NVVM_ERROR_OUT_OF_MEMORY;
}

static nvvmResult
api_nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)
{
    fn_nvvmLazyAddModuleToProgram *function_ = find(S_nvvmLazyAddModuleToProgram);
    return function_ != NULL ? function_(prog, buffer, size, name) : NVVM_ERROR_OUT_OF_MEMORY;
}

static nvvmResult
api_nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options)
{
    fn_nvvmCompileProgram *function_ = find(S_nvvmCompileProgram);
    return function_ != NULL ? function_(prog, numOptions, options) : NVVM_ERROR_OUT_OF_MEMORY;
}

static nvvmResult
api_nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options)
{
    fn_nvvmVerifyProgram *function_ = find(S_nvvmVerifyProgram);
    return function_ != NULL ? function_(prog, numOptions, options) : NVVM_ERROR_OUT_OF_MEMORY;
}

static nvvmResult
api_nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet)
{
    fn_nvvmGetCompiledResultSize *function_ = find(S_nvvmGetCompiledResultSize);
    return function_ != NULL ? function_(prog, bufferSizeRet) : NVVM_ERROR_OUT_OF_MEMORY;
}

static nvvmResult
api_nvvmGetCompiledResult(nvvmProgram prog, char *buffer)
{
    fn_nvvmGetCompiledResult *function_ = find(S_nvvmGetCompiledResult);
    return function_ != NULL ? function_(prog, buffer) : NVVM_ERROR_OUT_OF_MEMORY;
}

static nvvmResult
api_nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet)
{
    fn_nvvmGetProgramLogSize *function_ = find(S_nvvmGetProgramLogSize);
    return function_ != NULL ? function_(prog, bufferSizeRet) : NVVM_ERROR_OUT_OF_MEMORY;
}

static nvvmResult
api_nvvmGetProgramLog(nvvmProgram prog, char *buffer)
{
    fn_nvvmGetProgramLog *function_ = find(S_nvvmGetProgramLog);
    return function_ != NULL ? function_(prog, buffer) : NVVM_ERROR_OUT_OF_MEMORY;
}

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
