// functions.h of cubind for NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvtx.yaml.
// clang-format off

#ifndef CUBIND_NVTX_FUNCTIONS_H
#define CUBIND_NVTX_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "prototypes.h"
#include "symbols.h"

CB_WRAPPER_DECLARE(nvtxInitialize);
CB_WRAPPER_DECLARE(nvtxDomainMarkEx);
CB_WRAPPER_DECLARE(nvtxMarkEx);
CB_WRAPPER_DECLARE(nvtxMarkA);
CB_WRAPPER_DECLARE(nvtxDomainRangeStartEx);
CB_WRAPPER_DECLARE(nvtxRangeStartEx);
CB_WRAPPER_DECLARE(nvtxRangeStartA);
CB_WRAPPER_DECLARE(nvtxDomainRangeEnd);
CB_WRAPPER_DECLARE(nvtxRangeEnd);
CB_WRAPPER_DECLARE(nvtxDomainRangePushEx);
CB_WRAPPER_DECLARE(nvtxRangePushEx);
CB_WRAPPER_DECLARE(nvtxRangePushA);
CB_WRAPPER_DECLARE(nvtxDomainRangePop);
CB_WRAPPER_DECLARE(nvtxRangePop);
CB_WRAPPER_DECLARE(nvtxDomainResourceCreate);
CB_WRAPPER_DECLARE(nvtxDomainResourceDestroy);
CB_WRAPPER_DECLARE(nvtxDomainNameCategoryA);
CB_WRAPPER_DECLARE(nvtxNameCategoryA);
CB_WRAPPER_DECLARE(nvtxNameOsThreadA);
CB_WRAPPER_DECLARE(nvtxDomainRegisterStringA);
CB_WRAPPER_DECLARE(nvtxDomainCreateA);
CB_WRAPPER_DECLARE(nvtxDomainDestroy);
CB_WRAPPER_DECLARE(nvtxDomainSyncUserCreate);
CB_WRAPPER_DECLARE(nvtxDomainSyncUserDestroy);
CB_WRAPPER_DECLARE(nvtxDomainSyncUserAcquireStart);
CB_WRAPPER_DECLARE(nvtxDomainSyncUserAcquireFailed);
CB_WRAPPER_DECLARE(nvtxDomainSyncUserAcquireSuccess);
CB_WRAPPER_DECLARE(nvtxDomainSyncUserReleasing);
CB_WRAPPER_DECLARE(nvtxNameCuDeviceA);
CB_WRAPPER_DECLARE(nvtxNameCuContextA);
CB_WRAPPER_DECLARE(nvtxNameCuStreamA);
CB_WRAPPER_DECLARE(nvtxNameCuEventA);
CB_WRAPPER_DECLARE(nvtxNameCudaDeviceA);
CB_WRAPPER_DECLARE(nvtxNameCudaStreamA);
CB_WRAPPER_DECLARE(nvtxNameCudaEventA);
CB_WRAPPER_DECLARE(nvtxPayloadSchemaRegister);
CB_WRAPPER_DECLARE(nvtxPayloadEnumRegister);
CB_WRAPPER_DECLARE(nvtxScopeRegister);
CB_WRAPPER_DECLARE(nvtxMarkPayload);
CB_WRAPPER_DECLARE(nvtxRangePushPayload);
CB_WRAPPER_DECLARE(nvtxRangePopPayload);
CB_WRAPPER_DECLARE(nvtxRangeStartPayload);
CB_WRAPPER_DECLARE(nvtxRangeEndPayload);
CB_WRAPPER_DECLARE(nvtxDomainIsEnabled);
CB_WRAPPER_DECLARE(nvtxTimestampGet);
CB_WRAPPER_DECLARE(nvtxTimeDomainRegister);
CB_WRAPPER_DECLARE(nvtxTimerSource);
CB_WRAPPER_DECLARE(nvtxTimerSourceWithData);
CB_WRAPPER_DECLARE(nvtxTimeSyncPoint);
CB_WRAPPER_DECLARE(nvtxTimeSyncPointTable);
CB_WRAPPER_DECLARE(nvtxTimestampConversionFactor);
CB_WRAPPER_DECLARE(nvtxEventSubmit);
CB_WRAPPER_DECLARE(nvtxEventBatchSubmit);
CB_WRAPPER_DECLARE(nvtxCounterRegister);
CB_WRAPPER_DECLARE(nvtxCounterSampleInt64);
CB_WRAPPER_DECLARE(nvtxCounterSampleFloat64);
CB_WRAPPER_DECLARE(nvtxCounterSample);
CB_WRAPPER_DECLARE(nvtxCounterSampleNoValue);
CB_WRAPPER_DECLARE(nvtxCounterBatchSubmit);
CB_WRAPPER_DECLARE(nvtxMemHeapRegister);
CB_WRAPPER_DECLARE(nvtxMemHeapUnregister);
CB_WRAPPER_DECLARE(nvtxMemHeapReset);
CB_WRAPPER_DECLARE(nvtxMemRegionsRegister);
CB_WRAPPER_DECLARE(nvtxMemRegionsResize);
CB_WRAPPER_DECLARE(nvtxMemRegionsUnregister);
CB_WRAPPER_DECLARE(nvtxMemRegionsName);
CB_WRAPPER_DECLARE(nvtxMemPermissionsAssign);
CB_WRAPPER_DECLARE(nvtxMemPermissionsCreate);
CB_WRAPPER_DECLARE(nvtxMemPermissionsDestroy);
CB_WRAPPER_DECLARE(nvtxMemPermissionsReset);
CB_WRAPPER_DECLARE(nvtxMemPermissionsBind);
CB_WRAPPER_DECLARE(nvtxMemPermissionsUnbind);
CB_WRAPPER_DECLARE(nvtxMemCudaGetProcessWidePermissions);
CB_WRAPPER_DECLARE(nvtxMemCudaGetDeviceWidePermissions);
CB_WRAPPER_DECLARE(nvtxMemCudaSetPeerAccess);
CB_WRAPPER_DECLARE(nvtxMemCudaMarkInitialized);

// The functions through which the library calls a Python callable.
int64_t trampoline_nvtxTimerSource_timestampProviderFn(void);
int64_t trampoline_nvtxTimerSourceWithData_timestampProviderFn(void *data);

extern PyMethodDef nvtx_methods[];
extern PyMethodDef nvtx_checked_methods[];
extern const cb_checked_doc nvtx_checked_docs[];

#endif
