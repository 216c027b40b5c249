// symbols.c of cubind for libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/nvvm.yaml.
// clang-format off

#include "symbols.h"

cb_library nvvm_library = {
    .name = "nvvm",
    .soname = "libnvvm.so.4",
    .wheel = "nvidia-nvvm==13.*",
    .folders = (const char *const[]){"nvidia/cu13/lib", "nvidia/cuda_nvcc/nvvm/lib64", NULL},
    .release = "13.5",
};

// `release` is the first release with the function, for the error about a missing symbol; 0 for
// functions older than the compared headers.
#define SYMBOL(name, release) \
    [S_##name] = {.library = &nvvm_library, .function = #name, .symbol = #name, \
                  .since = release}

cb_symbol nvvm_symbols[] = {
    SYMBOL(nvvmGetErrorString, 0),
    SYMBOL(nvvmVersion, 0),
    SYMBOL(nvvmIRVersion, 0),
    SYMBOL(nvvmCreateProgram, 0),
    SYMBOL(nvvmDestroyProgram, 0),
    SYMBOL(nvvmAddModuleToProgram, 0),
    SYMBOL(nvvmLazyAddModuleToProgram, 0),
    SYMBOL(nvvmCompileProgram, 0),
    SYMBOL(nvvmVerifyProgram, 0),
    SYMBOL(nvvmGetCompiledResultSize, 0),
    SYMBOL(nvvmGetCompiledResult, 0),
    SYMBOL(nvvmGetProgramLogSize, 0),
    SYMBOL(nvvmGetProgramLog, 0),
    SYMBOL(nvvmLLVMVersion, 13010),
};
