// prototypes.h of cubind for NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvtx.yaml.
// clang-format off

// The types of the library's functions.
#ifndef CUBIND_NVTX_PROTOTYPES_H
#define CUBIND_NVTX_PROTOTYPES_H

#include "types.h"

typedef void fn_nvtxInitialize(const void *reserved);
typedef void fn_nvtxDomainMarkEx(nvtxDomainHandle_t domain,
    const nvtxEventAttributes_t *eventAttrib);
typedef void fn_nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib);
typedef void fn_nvtxMarkA(const char *message);
typedef nvtxRangeId_t fn_nvtxDomainRangeStartEx(nvtxDomainHandle_t domain,
    const nvtxEventAttributes_t *eventAttrib);
typedef nvtxRangeId_t fn_nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib);
typedef nvtxRangeId_t fn_nvtxRangeStartA(const char *message);
typedef void fn_nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id);
typedef void fn_nvtxRangeEnd(nvtxRangeId_t id);
typedef int fn_nvtxDomainRangePushEx(nvtxDomainHandle_t domain,
    const nvtxEventAttributes_t *eventAttrib);
typedef int fn_nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib);
typedef int fn_nvtxRangePushA(const char *message);
typedef int fn_nvtxDomainRangePop(nvtxDomainHandle_t domain);
typedef int fn_nvtxRangePop(void);
typedef nvtxResourceHandle_t fn_nvtxDomainResourceCreate(nvtxDomainHandle_t domain,
    nvtxResourceAttributes_t *attribs);
typedef void fn_nvtxDomainResourceDestroy(nvtxResourceHandle_t resource);
typedef void fn_nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category,
    const char *name);
typedef void fn_nvtxNameCategoryA(uint32_t category, const char *name);
typedef void fn_nvtxNameOsThreadA(uint32_t threadId, const char *name);
typedef nvtxStringHandle_t fn_nvtxDomainRegisterStringA(nvtxDomainHandle_t domain,
    const char *string);
typedef nvtxDomainHandle_t fn_nvtxDomainCreateA(const char *name);
typedef void fn_nvtxDomainDestroy(nvtxDomainHandle_t domain);
typedef nvtxSyncUser_t fn_nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain,
    const nvtxSyncUserAttributes_t *attribs);
typedef void fn_nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle);
typedef void fn_nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle);
typedef void fn_nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle);
typedef void fn_nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle);
typedef void fn_nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle);
typedef void fn_nvtxNameCuDeviceA(CUdevice device, const char *name);
typedef void fn_nvtxNameCuContextA(CUcontext context, const char *name);
typedef void fn_nvtxNameCuStreamA(CUstream stream, const char *name);
typedef void fn_nvtxNameCuEventA(CUevent event, const char *name);
typedef void fn_nvtxNameCudaDeviceA(int device, const char *name);
typedef void fn_nvtxNameCudaStreamA(cudaStream_t stream, const char *name);
typedef void fn_nvtxNameCudaEventA(cudaEvent_t event, const char *name);

#endif
