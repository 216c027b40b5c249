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

// `release` is the first with the function, which an error tells when the symbol is missing; 0 for
// functions older than the headers that were compared.
#define SYMBOL(name, release) \
    [S_##name] = {.library = &nvtx_library, .function = #name, .symbol = #name, \
                  .since = release}

cb_symbol nvtx_symbols[] = {
    SYMBOL(nvtxInitialize, 0),
    SYMBOL(nvtxDomainMarkEx, 0),
    SYMBOL(nvtxMarkEx, 0),
    SYMBOL(nvtxMarkA, 0),
    SYMBOL(nvtxDomainRangeStartEx, 0),
    SYMBOL(nvtxRangeStartEx, 0),
    SYMBOL(nvtxRangeStartA, 0),
    SYMBOL(nvtxDomainRangeEnd, 0),
    SYMBOL(nvtxRangeEnd, 0),
    SYMBOL(nvtxDomainRangePushEx, 0),
    SYMBOL(nvtxRangePushEx, 0),
    SYMBOL(nvtxRangePushA, 0),
    SYMBOL(nvtxDomainRangePop, 0),
    SYMBOL(nvtxRangePop, 0),
    SYMBOL(nvtxDomainResourceCreate, 0),
    SYMBOL(nvtxDomainResourceDestroy, 0),
    SYMBOL(nvtxDomainNameCategoryA, 0),
    SYMBOL(nvtxNameCategoryA, 0),
    SYMBOL(nvtxNameOsThreadA, 0),
    SYMBOL(nvtxDomainRegisterStringA, 0),
    SYMBOL(nvtxDomainCreateA, 0),
    SYMBOL(nvtxDomainDestroy, 0),
    SYMBOL(nvtxDomainSyncUserCreate, 0),
    SYMBOL(nvtxDomainSyncUserDestroy, 0),
    SYMBOL(nvtxDomainSyncUserAcquireStart, 0),
    SYMBOL(nvtxDomainSyncUserAcquireFailed, 0),
    SYMBOL(nvtxDomainSyncUserAcquireSuccess, 0),
    SYMBOL(nvtxDomainSyncUserReleasing, 0),
    SYMBOL(nvtxNameCuDeviceA, 0),
    SYMBOL(nvtxNameCuContextA, 0),
    SYMBOL(nvtxNameCuStreamA, 0),
    SYMBOL(nvtxNameCuEventA, 0),
    SYMBOL(nvtxNameCudaDeviceA, 0),
    SYMBOL(nvtxNameCudaStreamA, 0),
    SYMBOL(nvtxNameCudaEventA, 0),
};
