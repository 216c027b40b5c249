// symbols.c of cubind's binding of the libNVVM, API version 12.9.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/nvvm.yaml.
// clang-format off

#include "symbols.h"

cb_library nvvm_library = {
    .name = "nvvm",
    .soname = "libnvvm.so.4",
    .wheel = "nvidia-cuda-nvcc-cu12==12.*",
    .folders = (const char *const[]){"nvidia/cuda_nvcc/nvvm/lib64", NULL},
    .release = "12.9",
};

cb_symbol nvvm_symbols[] = {
    {.library = &nvvm_library, .function = "nvvmGetErrorString", .symbol = "nvvmGetErrorString",
        .base = "nvvmGetErrorString"},
    {.library = &nvvm_library, .function = "nvvmVersion", .symbol = "nvvmVersion",
        .base = "nvvmVersion"},
    {.library = &nvvm_library, .function = "nvvmIRVersion", .symbol = "nvvmIRVersion",
        .base = "nvvmIRVersion"},
    {.library = &nvvm_library, .function = "nvvmCreateProgram", .symbol = "nvvmCreateProgram",
        .base = "nvvmCreateProgram"},
    {.library = &nvvm_library, .function = "nvvmDestroyProgram", .symbol = "nvvmDestroyProgram",
        .base = "nvvmDestroyProgram"},
    {.library = &nvvm_library, .function = "nvvmAddModuleToProgram",
        .symbol = "nvvmAddModuleToProgram", .base = "nvvmAddModuleToProgram"},
    {.library = &nvvm_library, .function = "nvvmLazyAddModuleToProgram",
        .symbol = "nvvmLazyAddModuleToProgram", .base = "nvvmLazyAddModuleToProgram"},
    {.library = &nvvm_library, .function = "nvvmCompileProgram", .symbol = "nvvmCompileProgram",
        .base = "nvvmCompileProgram"},
    {.library = &nvvm_library, .function = "nvvmVerifyProgram", .symbol = "nvvmVerifyProgram",
        .base = "nvvmVerifyProgram"},
    {.library = &nvvm_library, .function = "nvvmGetCompiledResultSize",
        .symbol = "nvvmGetCompiledResultSize", .base = "nvvmGetCompiledResultSize"},
    {.library = &nvvm_library, .function = "nvvmGetCompiledResult",
        .symbol = "nvvmGetCompiledResult", .base = "nvvmGetCompiledResult"},
    {.library = &nvvm_library, .function = "nvvmGetProgramLogSize",
        .symbol = "nvvmGetProgramLogSize", .base = "nvvmGetProgramLogSize"},
    {.library = &nvvm_library, .function = "nvvmGetProgramLog", .symbol = "nvvmGetProgramLog",
        .base = "nvvmGetProgramLog"},
};
