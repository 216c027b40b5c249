// symbols.c of cubind for NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "symbols.h"

cb_library nvtx_library = {
    .name = "nvtx3interop",
    .soname = "libnvtx3interop.so.1",
    .wheel = "nvidia-nvtx-cu12==12.*",
    .folders = (const char *const[]){"nvidia/nvtx/lib", NULL},
    .roots = (const char *const[]){"CUDA_PATH", "CUDA_HOME", NULL},
    .release = "12.9",
};

// A function is exported under its name here, and the resolver is asked for that, unless both are
// told; the release of that version of it comes next, 0 where the library does not tell versions,
// then the release that brought it, 0 where that is not known. `thread` is the entry point for the
// per-thread default stream.
#define RENAMED(name, exported, asked, number, release) \
    {.library = &nvtx_library, .function = #name, .symbol = #exported, .base = #asked, \
     .version = number, .since = release}
#define RENAMED_PER_THREAD(name, exported, asked, thread, number, release) \
    {.library = &nvtx_library, .function = #name, .symbol = #exported, .base = #asked, \
     .per_thread = #thread, .version = number, .since = release}
#define SYMBOL(name, number, release) RENAMED(name, name, name, number, release)
#define SYMBOL_PER_THREAD(name, thread, number, release) \
    RENAMED_PER_THREAD(name, name, name, thread, number, release)

cb_symbol nvtx_symbols[] = {
    SYMBOL(nvtxInitialize, 0, 0),
    SYMBOL(nvtxDomainMarkEx, 0, 0),
    SYMBOL(nvtxMarkEx, 0, 0),
    SYMBOL(nvtxMarkA, 0, 0),
    SYMBOL(nvtxDomainRangeStartEx, 0, 0),
    SYMBOL(nvtxRangeStartEx, 0, 0),
    SYMBOL(nvtxRangeStartA, 0, 0),
    SYMBOL(nvtxDomainRangeEnd, 0, 0),
    SYMBOL(nvtxRangeEnd, 0, 0),
    SYMBOL(nvtxDomainRangePushEx, 0, 0),
    SYMBOL(nvtxRangePushEx, 0, 0),
    SYMBOL(nvtxRangePushA, 0, 0),
    SYMBOL(nvtxDomainRangePop, 0, 0),
    SYMBOL(nvtxRangePop, 0, 0),
    SYMBOL(nvtxDomainResourceCreate, 0, 0),
    SYMBOL(nvtxDomainResourceDestroy, 0, 0),
    SYMBOL(nvtxDomainNameCategoryA, 0, 0),
    SYMBOL(nvtxNameCategoryA, 0, 0),
    SYMBOL(nvtxNameOsThreadA, 0, 0),
    SYMBOL(nvtxDomainRegisterStringA, 0, 0),
    SYMBOL(nvtxDomainCreateA, 0, 0),
    SYMBOL(nvtxDomainDestroy, 0, 0),
    SYMBOL(nvtxDomainSyncUserCreate, 0, 0),
    SYMBOL(nvtxDomainSyncUserDestroy, 0, 0),
    SYMBOL(nvtxDomainSyncUserAcquireStart, 0, 0),
    SYMBOL(nvtxDomainSyncUserAcquireFailed, 0, 0),
    SYMBOL(nvtxDomainSyncUserAcquireSuccess, 0, 0),
    SYMBOL(nvtxDomainSyncUserReleasing, 0, 0),
    SYMBOL(nvtxNameCuDeviceA, 0, 0),
    SYMBOL(nvtxNameCuContextA, 0, 0),
    SYMBOL(nvtxNameCuStreamA, 0, 0),
    SYMBOL(nvtxNameCuEventA, 0, 0),
    SYMBOL(nvtxNameCudaDeviceA, 0, 0),
    SYMBOL(nvtxNameCudaStreamA, 0, 0),
    SYMBOL(nvtxNameCudaEventA, 0, 0),
};
