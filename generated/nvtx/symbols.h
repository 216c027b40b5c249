// symbols.h of cubind for NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/nvtx.yaml.
// clang-format off

#ifndef CUBIND_NVTX_SYMBOLS_H
#define CUBIND_NVTX_SYMBOLS_H

#include "cubind/library.h"

// Symbol indices.
enum {
    S_nvtxInitialize,
    S_nvtxDomainMarkEx,
    S_nvtxMarkEx,
    S_nvtxMarkA,
    S_nvtxDomainRangeStartEx,
    S_nvtxRangeStartEx,
    S_nvtxRangeStartA,
    S_nvtxDomainRangeEnd,
    S_nvtxRangeEnd,
    S_nvtxDomainRangePushEx,
    S_nvtxRangePushEx,
    S_nvtxRangePushA,
    S_nvtxDomainRangePop,
    S_nvtxRangePop,
    S_nvtxDomainResourceCreate,
    S_nvtxDomainResourceDestroy,
    S_nvtxDomainNameCategoryA,
    S_nvtxNameCategoryA,
    S_nvtxNameOsThreadA,
    S_nvtxDomainRegisterStringA,
    S_nvtxDomainCreateA,
    S_nvtxDomainDestroy,
    S_nvtxDomainSyncUserCreate,
    S_nvtxDomainSyncUserDestroy,
    S_nvtxDomainSyncUserAcquireStart,
    S_nvtxDomainSyncUserAcquireFailed,
    S_nvtxDomainSyncUserAcquireSuccess,
    S_nvtxDomainSyncUserReleasing,
    S_nvtxNameCuDeviceA,
    S_nvtxNameCuContextA,
    S_nvtxNameCuStreamA,
    S_nvtxNameCuEventA,
    S_nvtxNameCudaDeviceA,
    S_nvtxNameCudaStreamA,
    S_nvtxNameCudaEventA,
    S_nvtxPayloadSchemaRegister,
    S_nvtxPayloadEnumRegister,
    S_nvtxScopeRegister,
    S_nvtxMarkPayload,
    S_nvtxRangePushPayload,
    S_nvtxRangePopPayload,
    S_nvtxRangeStartPayload,
    S_nvtxRangeEndPayload,
    S_nvtxDomainIsEnabled,
    S_nvtxTimestampGet,
    S_nvtxTimeDomainRegister,
    S_nvtxTimerSource,
    S_nvtxTimerSourceWithData,
    S_nvtxTimeSyncPoint,
    S_nvtxTimeSyncPointTable,
    S_nvtxTimestampConversionFactor,
    S_nvtxEventSubmit,
    S_nvtxEventBatchSubmit,
    S_nvtxCounterRegister,
    S_nvtxCounterSampleInt64,
    S_nvtxCounterSampleFloat64,
    S_nvtxCounterSample,
    S_nvtxCounterSampleNoValue,
    S_nvtxCounterBatchSubmit,
    S_nvtxMemHeapRegister,
    S_nvtxMemHeapUnregister,
    S_nvtxMemHeapReset,
    S_nvtxMemRegionsRegister,
    S_nvtxMemRegionsResize,
    S_nvtxMemRegionsUnregister,
    S_nvtxMemRegionsName,
    S_nvtxMemPermissionsAssign,
    S_nvtxMemPermissionsCreate,
    S_nvtxMemPermissionsDestroy,
    S_nvtxMemPermissionsReset,
    S_nvtxMemPermissionsBind,
    S_nvtxMemPermissionsUnbind,
    S_nvtxMemCudaGetProcessWidePermissions,
    S_nvtxMemCudaGetDeviceWidePermissions,
    S_nvtxMemCudaSetPeerAccess,
    S_nvtxMemCudaMarkInitialized,
    SYMBOL_COUNT,
};

extern cb_library nvtx_library;
extern cb_symbol nvtx_symbols[];

// The C table for other extension modules. Its members are in the order of the symbols.
extern const struct cubind_nvtx_api nvtx_api_table;

#endif
