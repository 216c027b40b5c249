// api.c of cubind's binding of the NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvtx.yaml.
// Header: nvtx3/nvToolsExt.h
// Header: nvtx3/nvToolsExtSync.h
// Header: nvtx3/nvToolsExtCuda.h
// Header: nvtx3/nvToolsExtCudaRt.h
// clang-format off

#include "nvtx_api.h"

#include "functions.h"

#include "cubind/module.h"

static inline void *
find(int index)
{
    void *address = atomic_load_explicit(&symbols[index].address, memory_order_acquire);
    return CB_LIKELY(address != NULL) ? address : cb_symbol_find(&symbols[index]);
}

static void
api_nvtxInitialize(const void *reserved)
{
    fn_nvtxInitialize *function_ = find(S_nvtxInitialize);
    if (function_ != NULL)
        function_(reserved);
}

static void
api_nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    fn_nvtxDomainMarkEx *function_ = find(S_nvtxDomainMarkEx);
    if (function_ != NULL)
        function_(domain, eventAttrib);
}

static void
api_nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)
{
    fn_nvtxMarkEx *function_ = find(S_nvtxMarkEx);
    if (function_ != NULL)
        function_(eventAttrib);
}

static void
api_nvtxMarkA(const char *message)
{
    fn_nvtxMarkA *function_ = find(S_nvtxMarkA);
    if (function_ != NULL)
        function_(message);
}

static nvtxRangeId_t
api_nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    fn_nvtxDomainRangeStartEx *function_ = find(S_nvtxDomainRangeStartEx);
    return function_ != NULL ? function_(domain, eventAttrib) : 0;
}

static nvtxRangeId_t
api_nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)
{
    fn_nvtxRangeStartEx *function_ = find(S_nvtxRangeStartEx);
    return function_ != NULL ? function_(eventAttrib) : 0;
}

static nvtxRangeId_t
api_nvtxRangeStartA(const char *message)
{
    fn_nvtxRangeStartA *function_ = find(S_nvtxRangeStartA);
    return function_ != NULL ? function_(message) : 0;
}

static void
api_nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)
{
    fn_nvtxDomainRangeEnd *function_ = find(S_nvtxDomainRangeEnd);
    if (function_ != NULL)
        function_(domain, id);
}

static void
api_nvtxRangeEnd(nvtxRangeId_t id)
{
    fn_nvtxRangeEnd *function_ = find(S_nvtxRangeEnd);
    if (function_ != NULL)
        function_(id);
}

static int
api_nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    fn_nvtxDomainRangePushEx *function_ = find(S_nvtxDomainRangePushEx);
    return function_ != NULL ? function_(domain, eventAttrib) : 0;
}

static int
api_nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)
{
    fn_nvtxRangePushEx *function_ = find(S_nvtxRangePushEx);
    return function_ != NULL ? function_(eventAttrib) : 0;
}

static int
api_nvtxRangePushA(const char *message)
{
    fn_nvtxRangePushA *function_ = find(S_nvtxRangePushA);
    return function_ != NULL ? function_(message) : 0;
}

static int
api_nvtxDomainRangePop(nvtxDomainHandle_t domain)
{
    fn_nvtxDomainRangePop *function_ = find(S_nvtxDomainRangePop);
    return function_ != NULL ? function_(domain) : 0;
}

static int
api_nvtxRangePop(void)
{
    fn_nvtxRangePop *function_ = find(S_nvtxRangePop);
    return function_ != NULL ? function_() : 0;
}

static nvtxResourceHandle_t
api_nvtxDomainResourceCreate(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs)
{
    fn_nvtxDomainResourceCreate *function_ = find(S_nvtxDomainResourceCreate);
    return function_ != NULL ? function_(domain, attribs) : NULL;
}

static void
api_nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)
{
    fn_nvtxDomainResourceDestroy *function_ = find(S_nvtxDomainResourceDestroy);
    if (function_ != NULL)
        function_(resource);
}

static void
api_nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)
{
    fn_nvtxDomainNameCategoryA *function_ = find(S_nvtxDomainNameCategoryA);
    if (function_ != NULL)
        function_(domain, category, name);
}

static void
api_nvtxNameCategoryA(uint32_t category, const char *name)
{
    fn_nvtxNameCategoryA *function_ = find(S_nvtxNameCategoryA);
    if (function_ != NULL)
        function_(category, name);
}

static void
api_nvtxNameOsThreadA(uint32_t threadId, const char *name)
{
    fn_nvtxNameOsThreadA *function_ = find(S_nvtxNameOsThreadA);
    if (function_ != NULL)
        function_(threadId, name);
}

static nvtxStringHandle_t
api_nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)
{
    fn_nvtxDomainRegisterStringA *function_ = find(S_nvtxDomainRegisterStringA);
    return function_ != NULL ? function_(domain, string) : NULL;
}

static nvtxDomainHandle_t
api_nvtxDomainCreateA(const char *name)
{
    fn_nvtxDomainCreateA *function_ = find(S_nvtxDomainCreateA);
    return function_ != NULL ? function_(name) : NULL;
}

static void
api_nvtxDomainDestroy(nvtxDomainHandle_t domain)
{
    fn_nvtxDomainDestroy *function_ = find(S_nvtxDomainDestroy);
    if (function_ != NULL)
        function_(domain);
}

static nvtxSyncUser_t
api_nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs)
{
    fn_nvtxDomainSyncUserCreate *function_ = find(S_nvtxDomainSyncUserCreate);
    return function_ != NULL ? function_(domain, attribs) : NULL;
}

static void
api_nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)
{
    fn_nvtxDomainSyncUserDestroy *function_ = find(S_nvtxDomainSyncUserDestroy);
    if (function_ != NULL)
        function_(handle);
}

static void
api_nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)
{
    fn_nvtxDomainSyncUserAcquireStart *function_ = find(S_nvtxDomainSyncUserAcquireStart);
    if (function_ != NULL)
        function_(handle);
}

static void
api_nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)
{
    fn_nvtxDomainSyncUserAcquireFailed *function_ = find(S_nvtxDomainSyncUserAcquireFailed);
    if (function_ != NULL)
        function_(handle);
}

static void
api_nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)
{
    fn_nvtxDomainSyncUserAcquireSuccess *function_ = find(S_nvtxDomainSyncUserAcquireSuccess);
    if (function_ != NULL)
        function_(handle);
}

static void
api_nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)
{
    fn_nvtxDomainSyncUserReleasing *function_ = find(S_nvtxDomainSyncUserReleasing);
    if (function_ != NULL)
        function_(handle);
}

static void
api_nvtxNameCuDeviceA(CUdevice device, const char *name)
{
    fn_nvtxNameCuDeviceA *function_ = find(S_nvtxNameCuDeviceA);
    if (function_ != NULL)
        function_(device, name);
}

static void
api_nvtxNameCuContextA(CUcontext context, const char *name)
{
    fn_nvtxNameCuContextA *function_ = find(S_nvtxNameCuContextA);
    if (function_ != NULL)
        function_(context, name);
}

static void
api_nvtxNameCuStreamA(CUstream stream, const char *name)
{
    fn_nvtxNameCuStreamA *function_ = find(S_nvtxNameCuStreamA);
    if (function_ != NULL)
        function_(stream, name);
}

static void
api_nvtxNameCuEventA(CUevent event, const char *name)
{
    fn_nvtxNameCuEventA *function_ = find(S_nvtxNameCuEventA);
    if (function_ != NULL)
        function_(event, name);
}

static void
api_nvtxNameCudaDeviceA(int device, const char *name)
{
    fn_nvtxNameCudaDeviceA *function_ = find(S_nvtxNameCudaDeviceA);
    if (function_ != NULL)
        function_(device, name);
}

static void
api_nvtxNameCudaStreamA(cudaStream_t stream, const char *name)
{
    fn_nvtxNameCudaStreamA *function_ = find(S_nvtxNameCudaStreamA);
    if (function_ != NULL)
        function_(stream, name);
}

static void
api_nvtxNameCudaEventA(cudaEvent_t event, const char *name)
{
    fn_nvtxNameCudaEventA *function_ = find(S_nvtxNameCudaEventA);
    if (function_ != NULL)
        function_(event, name);
}

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&nvtx_api_table, symbols, SYMBOL_COUNT, &last, function,
        symbol);
}

const cubind_nvtx_api nvtx_api_table = {
    .layout = CUBIND_NVTX_API_LAYOUT,
    .api_version = 12090,
    .size = sizeof(cubind_nvtx_api),
    .find = find_entry,
    .nvtxInitialize = api_nvtxInitialize,
    .nvtxDomainMarkEx = api_nvtxDomainMarkEx,
    .nvtxMarkEx = api_nvtxMarkEx,
    .nvtxMarkA = api_nvtxMarkA,
    .nvtxDomainRangeStartEx = api_nvtxDomainRangeStartEx,
    .nvtxRangeStartEx = api_nvtxRangeStartEx,
    .nvtxRangeStartA = api_nvtxRangeStartA,
    .nvtxDomainRangeEnd = api_nvtxDomainRangeEnd,
    .nvtxRangeEnd = api_nvtxRangeEnd,
    .nvtxDomainRangePushEx = api_nvtxDomainRangePushEx,
    .nvtxRangePushEx = api_nvtxRangePushEx,
    .nvtxRangePushA = api_nvtxRangePushA,
    .nvtxDomainRangePop = api_nvtxDomainRangePop,
    .nvtxRangePop = api_nvtxRangePop,
    .nvtxDomainResourceCreate = api_nvtxDomainResourceCreate,
    .nvtxDomainResourceDestroy = api_nvtxDomainResourceDestroy,
    .nvtxDomainNameCategoryA = api_nvtxDomainNameCategoryA,
    .nvtxNameCategoryA = api_nvtxNameCategoryA,
    .nvtxNameOsThreadA = api_nvtxNameOsThreadA,
    .nvtxDomainRegisterStringA = api_nvtxDomainRegisterStringA,
    .nvtxDomainCreateA = api_nvtxDomainCreateA,
    .nvtxDomainDestroy = api_nvtxDomainDestroy,
    .nvtxDomainSyncUserCreate = api_nvtxDomainSyncUserCreate,
    .nvtxDomainSyncUserDestroy = api_nvtxDomainSyncUserDestroy,
    .nvtxDomainSyncUserAcquireStart = api_nvtxDomainSyncUserAcquireStart,
    .nvtxDomainSyncUserAcquireFailed = api_nvtxDomainSyncUserAcquireFailed,
    .nvtxDomainSyncUserAcquireSuccess = api_nvtxDomainSyncUserAcquireSuccess,
    .nvtxDomainSyncUserReleasing = api_nvtxDomainSyncUserReleasing,
    .nvtxNameCuDeviceA = api_nvtxNameCuDeviceA,
    .nvtxNameCuContextA = api_nvtxNameCuContextA,
    .nvtxNameCuStreamA = api_nvtxNameCuStreamA,
    .nvtxNameCuEventA = api_nvtxNameCuEventA,
    .nvtxNameCudaDeviceA = api_nvtxNameCudaDeviceA,
    .nvtxNameCudaStreamA = api_nvtxNameCudaStreamA,
    .nvtxNameCudaEventA = api_nvtxNameCudaEventA,
};
