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

// A function is exported under its name here, and the resolver is asked for that, unless both are
// told; the release of that version of it comes next, 0 where the library does not tell versions,
// then the release that brought it, 0 where that is not known. `thread` is the entry point for the
// per-thread default stream.
#define RENAMED(name, exported, asked, number, release) \
    {.library = &nvvm_library, .function = #name, .symbol = #exported, .base = #asked, \
     .version = number, .since = release}
#define RENAMED_PER_THREAD(name, exported, asked, thread, number, release) \
    {.library = &nvvm_library, .function = #name, .symbol = #exported, .base = #asked, \
     .per_thread = #thread, .version = number, .since = release}
#define SYMBOL(name, number, release) RENAMED(name, name, name, number, release)
#define SYMBOL_PER_THREAD(name, thread, number, release) \
    RENAMED_PER_THREAD(name, name, name, thread, number, release)

cb_symbol nvvm_symbols[] = {
    SYMBOL(nvvmGetErrorString, 0, 0),
    SYMBOL(nvvmVersion, 0, 0),
    SYMBOL(nvvmIRVersion, 0, 0),
    SYMBOL(nvvmLLVMVersion, 0, 13010),
    SYMBOL(nvvmCreateProgram, 0, 0),
    SYMBOL(nvvmDestroyProgram, 0, 0),
    SYMBOL(nvvmAddModuleToProgram, 0, 0),
    SYMBOL(nvvmLazyAddModuleToProgram, 0, 0),
    SYMBOL(nvvmCompileProgram, 0, 0),
    SYMBOL(nvvmVerifyProgram, 0, 0),
    SYMBOL(nvvmGetCompiledResultSize, 0, 0),
    SYMBOL(nvvmGetCompiledResult, 0, 0),
    SYMBOL(nvvmGetProgramLogSize, 0, 0),
    SYMBOL(nvvmGetProgramLog, 0, 0),
};
