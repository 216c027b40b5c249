// api.c of cubind for NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "nvtx_api.h"

#include "cubind/module.h"

#include "symbols.h"

_Static_assert(sizeof(cubind_nvtx_api) == sizeof(cb_api) + SYMBOL_COUNT * sizeof(void *),
    "a member for each symbol");

// The member `name` of the table: the library's function, or `missing` where there is none.
#define API_VALUE(type, name, params, args, missing) \
    static type api_##name params \
    { \
        fn_##name *call = cb_symbol_address_or_null(&nvtx_symbols[S_##name]); \
        return call != NULL ? call args : missing; \
    }

// The member `name` of the table: the library's function, or one that does nothing.
#define API_VOID(name, params, args) \
    static void api_##name params \
    { \
        fn_##name *call = cb_symbol_address_or_null(&nvtx_symbols[S_##name]); \
        if (call != NULL) \
            call args; \
    }

API_VOID(nvtxInitialize, (const void *reserved), (reserved))
API_VOID(nvtxDomainMarkEx, (nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib),
    (domain, eventAttrib))
API_VOID(nvtxMarkEx, (const nvtxEventAttributes_t *eventAttrib), (eventAttrib))
API_VOID(nvtxMarkA, (const char *message), (message))
API_VALUE(nvtxRangeId_t, nvtxDomainRangeStartEx,
    (nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib), (domain, eventAttrib), 0)
API_VALUE(nvtxRangeId_t, nvtxRangeStartEx, (const nvtxEventAttributes_t *eventAttrib),
    (eventAttrib), 0)
API_VALUE(nvtxRangeId_t, nvtxRangeStartA, (const char *message), (message), 0)
API_VOID(nvtxDomainRangeEnd, (nvtxDomainHandle_t domain, nvtxRangeId_t id), (domain, id))
API_VOID(nvtxRangeEnd, (nvtxRangeId_t id), (id))
API_VALUE(int, nvtxDomainRangePushEx,
    (nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib), (domain, eventAttrib), 0)
API_VALUE(int, nvtxRangePushEx, (const nvtxEventAttributes_t *eventAttrib), (eventAttrib), 0)
API_VALUE(int, nvtxRangePushA, (const char *message), (message), 0)
API_VALUE(int, nvtxDomainRangePop, (nvtxDomainHandle_t domain), (domain), 0)
API_VALUE(int, nvtxRangePop, (void), (), 0)
API_VALUE(nvtxResourceHandle_t, nvtxDomainResourceCreate,
    (nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs), (domain, attribs), NULL)
API_VOID(nvtxDomainResourceDestroy, (nvtxResourceHandle_t resource), (resource))
API_VOID(nvtxDomainNameCategoryA, (nvtxDomainHandle_t domain, uint32_t category, const char *name),
    (domain, category, name))
API_VOID(nvtxNameCategoryA, (uint32_t category, const char *name), (category, name))
API_VOID(nvtxNameOsThreadA, (uint32_t threadId, const char *name), (threadId, name))
API_VALUE(nvtxStringHandle_t, nvtxDomainRegisterStringA,
    (nvtxDomainHandle_t domain, const char *string), (domain, string), NULL)
API_VALUE(nvtxDomainHandle_t, nvtxDomainCreateA, (const char *name), (name), NULL)
API_VOID(nvtxDomainDestroy, (nvtxDomainHandle_t domain), (domain))
API_VALUE(nvtxSyncUser_t, nvtxDomainSyncUserCreate,
    (nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs), (domain, attribs), NULL)
API_VOID(nvtxDomainSyncUserDestroy, (nvtxSyncUser_t handle), (handle))
API_VOID(nvtxDomainSyncUserAcquireStart, (nvtxSyncUser_t handle), (handle))
API_VOID(nvtxDomainSyncUserAcquireFailed, (nvtxSyncUser_t handle), (handle))
API_VOID(nvtxDomainSyncUserAcquireSuccess, (nvtxSyncUser_t handle), (handle))
API_VOID(nvtxDomainSyncUserReleasing, (nvtxSyncUser_t handle), (handle))
API_VOID(nvtxNameCuDeviceA, (CUdevice device, const char *name), (device, name))
API_VOID(nvtxNameCuContextA, (CUcontext context, const char *name), (context, name))
API_VOID(nvtxNameCuStreamA, (CUstream stream, const char *name), (stream, name))
API_VOID(nvtxNameCuEventA, (CUevent event, const char *name), (event, name))
API_VOID(nvtxNameCudaDeviceA, (int device, const char *name), (device, name))
API_VOID(nvtxNameCudaStreamA, (cudaStream_t stream, const char *name), (stream, name))
API_VOID(nvtxNameCudaEventA, (cudaEvent_t event, const char *name), (event, name))

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&nvtx_api_table, nvtx_symbols, SYMBOL_COUNT, &last,
        function, symbol);
}

const struct cubind_nvtx_api nvtx_api_table = {
    .layout = CUBIND_NVTX_API_LAYOUT,
    .api_version = CUBIND_NVTX_API_VERSION,
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
