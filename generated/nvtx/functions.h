// functions.h of cubind for NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvtx.yaml.
// clang-format off

#ifndef CUBIND_NVTX_FUNCTIONS_H
#define CUBIND_NVTX_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "prototypes.h"
#include "symbols.h"

CB_WRAPPER(nvtxInitialize);
CB_WRAPPER(nvtxDomainMarkEx);
CB_WRAPPER(nvtxMarkEx);
CB_WRAPPER(nvtxMarkA);
CB_WRAPPER(nvtxDomainRangeStartEx);
CB_WRAPPER(nvtxRangeStartEx);
CB_WRAPPER(nvtxRangeStartA);
CB_WRAPPER(nvtxDomainRangeEnd);
CB_WRAPPER(nvtxRangeEnd);
CB_WRAPPER(nvtxDomainRangePushEx);
CB_WRAPPER(nvtxRangePushEx);
CB_WRAPPER(nvtxRangePushA);
CB_WRAPPER(nvtxDomainRangePop);
CB_WRAPPER(nvtxRangePop);
CB_WRAPPER(nvtxDomainResourceCreate);
CB_WRAPPER(nvtxDomainResourceDestroy);
CB_WRAPPER(nvtxDomainNameCategoryA);
CB_WRAPPER(nvtxNameCategoryA);
CB_WRAPPER(nvtxNameOsThreadA);
CB_WRAPPER(nvtxDomainRegisterStringA);
CB_WRAPPER(nvtxDomainCreateA);
CB_WRAPPER(nvtxDomainDestroy);
CB_WRAPPER(nvtxDomainSyncUserCreate);
CB_WRAPPER(nvtxDomainSyncUserDestroy);
CB_WRAPPER(nvtxDomainSyncUserAcquireStart);
CB_WRAPPER(nvtxDomainSyncUserAcquireFailed);
CB_WRAPPER(nvtxDomainSyncUserAcquireSuccess);
CB_WRAPPER(nvtxDomainSyncUserReleasing);
CB_WRAPPER(nvtxNameCuDeviceA);
CB_WRAPPER(nvtxNameCuContextA);
CB_WRAPPER(nvtxNameCuStreamA);
CB_WRAPPER(nvtxNameCuEventA);
CB_WRAPPER(nvtxNameCudaDeviceA);
CB_WRAPPER(nvtxNameCudaStreamA);
CB_WRAPPER(nvtxNameCudaEventA);
CB_WRAPPER(nvtxPayloadSchemaRegister);
CB_WRAPPER(nvtxPayloadEnumRegister);
CB_WRAPPER(nvtxScopeRegister);
CB_WRAPPER(nvtxMarkPayload);
CB_WRAPPER(nvtxRangePushPayload);
CB_WRAPPER(nvtxRangePopPayload);
CB_WRAPPER(nvtxRangeStartPayload);
CB_WRAPPER(nvtxRangeEndPayload);
CB_WRAPPER(nvtxDomainIsEnabled);
CB_WRAPPER(nvtxTimestampGet);
CB_WRAPPER(nvtxTimeDomainRegister);
CB_WRAPPER(nvtxTimerSource);
CB_WRAPPER(nvtxTimerSourceWithData);
CB_WRAPPER(nvtxTimeSyncPoint);
CB_WRAPPER(nvtxTimeSyncPointTable);
CB_WRAPPER(nvtxTimestampConversionFactor);
CB_WRAPPER(nvtxEventSubmit);
CB_WRAPPER(nvtxEventBatchSubmit);
CB_WRAPPER(nvtxCounterRegister);
CB_WRAPPER(nvtxCounterSampleInt64);
CB_WRAPPER(nvtxCounterSampleFloat64);
CB_WRAPPER(nvtxCounterSample);
CB_WRAPPER(nvtxCounterSampleNoValue);
CB_WRAPPER(nvtxCounterBatchSubmit);
CB_WRAPPER(nvtxMemHeapRegister);
CB_WRAPPER(nvtxMemHeapUnregister);
CB_WRAPPER(nvtxMemHeapReset);
CB_WRAPPER(nvtxMemRegionsRegister);
CB_WRAPPER(nvtxMemRegionsResize);
CB_WRAPPER(nvtxMemRegionsUnregister);
CB_WRAPPER(nvtxMemRegionsName);
CB_WRAPPER(nvtxMemPermissionsAssign);
CB_WRAPPER(nvtxMemPermissionsCreate);
CB_WRAPPER(nvtxMemPermissionsDestroy);
CB_WRAPPER(nvtxMemPermissionsReset);
CB_WRAPPER(nvtxMemPermissionsBind);
CB_WRAPPER(nvtxMemPermissionsUnbind);
CB_WRAPPER(nvtxMemCudaGetProcessWidePermissions);
CB_WRAPPER(nvtxMemCudaGetDeviceWidePermissions);
CB_WRAPPER(nvtxMemCudaSetPeerAccess);
CB_WRAPPER(nvtxMemCudaMarkInitialized);

// What the library calls for a Python callable.
int64_t trampoline_nvtxTimerSource_timestampProviderFn(void);
int64_t trampoline_nvtxTimerSourceWithData_timestampProviderFn(void *data);

extern PyMethodDef nvtx_methods[];
extern PyMethodDef nvtx_checked_methods[];

#endif
