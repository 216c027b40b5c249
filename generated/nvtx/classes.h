// classes.h of cubind's binding of the NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvtx.yaml.
// Header: nvtx3/nvToolsExt.h
// Header: nvtx3/nvToolsExtSync.h
// Header: nvtx3/nvToolsExtCuda.h
// Header: nvtx3/nvToolsExtCudaRt.h
// Header: nvtx3/nvToolsExtCounters.h
// Header: nvtx3/nvToolsExtPayload.h
// Header: nvtx3/nvToolsExtMem.h
// Header: nvtx3/nvToolsExtMemCudaRt.h
// clang-format off

#ifndef CUBIND_NVTX_CLASSES_H
#define CUBIND_NVTX_CLASSES_H

#include "cubind/class.h"

// Class indices.
enum {
    T_nvtxColorType_t,
    T_nvtxMessageType_t,
    T_nvtxPayloadType_t,
    T_nvtxResourceGenericType_t,
    T_nvtxResourceSyncPosixThreadType_t,
    T_nvtxResourceSyncWindowsType_t,
    T_nvtxResourceSyncLinuxType_t,
    T_nvtxResourceSyncAndroidType_t,
    T_nvtxResourceCUDAType_t,
    T_nvtxResourceCUDARTType_t,
    T_CUcontext,
    T_CUarray,
    T_CUevent,
    T_CUstream,
    T_cudaArray_t,
    T_cudaStream_t,
    T_cudaEvent_t,
    T_nvtxDomainHandle_t,
    T_nvtxStringHandle_t,
    T_nvtxResourceHandle_t,
    T_nvtxSyncUser_t,
    T_nvtxMemHeapHandle_t,
    T_nvtxMemRegionHandle_t,
    T_nvtxMemPermissionsHandle_t,
    T_CUdevice_v1,
    T_CUdevice,
    T_nvtxRangeId_t,
    T_nvtxMessageValue_t,
    T_nvtxEventAttributes_v2,
    T_nvtxEventAttributes_t,
    T_payload_t,
    T_nvtxResourceAttributes_v0,
    T_nvtxResourceAttributes_t,
    T_identifier_t,
    T_nvtxSyncUserAttributes_v0,
    T_nvtxSyncUserAttributes_t,
    T_nvtxPayloadEntryTypeInfo_v1,
    T_nvtxPayloadEntryTypeInfo_t,
    T_nvtxPayloadData_v1,
    T_nvtxPayloadData_t,
    T_nvtxSemanticsHeader_v1,
    T_nvtxSemanticsHeader_t,
    T_nvtxPayloadSchemaEntry_v1,
    T_nvtxPayloadSchemaEntry_t,
    T_nvtxPayloadSchemaAttr_v1,
    T_nvtxPayloadSchemaAttr_t,
    T_nvtxPayloadEnum_v1,
    T_nvtxPayloadEnum_t,
    T_nvtxPayloadEnumAttr_v1,
    T_nvtxPayloadEnumAttr_t,
    T_nvtxScopeAttr_v1,
    T_nvtxScopeAttr_t,
    T_nvtxTimeDomainAttr_v1,
    T_nvtxTimeDomainAttr_t,
    T_nvtxSyncPoint_v1,
    T_nvtxSyncPoint_t,
    T_nvtxEventBatch_v1,
    T_nvtxEventBatch_t,
    T_nvtxCounterAttr_v1,
    T_nvtxCounterAttr_t,
    T_nvtxCounterBatch_v1,
    T_nvtxCounterBatch_t,
    T_nvtxMemRegionRef_t,
    T_nvtxMemVirtualRangeDesc_v1,
    T_nvtxMemVirtualRangeDesc_t,
    T_nvtxMemHeapDesc_v1,
    T_nvtxMemHeapDesc_t,
    T_nvtxMemRegionsRegisterBatch_v1,
    T_nvtxMemRegionsRegisterBatch_t,
    T_nvtxMemRegionsResizeBatch_v1,
    T_nvtxMemRegionsResizeBatch_t,
    T_nvtxMemRegionsUnregisterBatch_v1,
    T_nvtxMemRegionsUnregisterBatch_t,
    T_nvtxMemRegionNameDesc_v1,
    T_nvtxMemRegionNameDesc_t,
    T_nvtxMemRegionsNameBatch_v1,
    T_nvtxMemRegionsNameBatch_t,
    T_nvtxMemPermissionsAssignRegionDesc_v1,
    T_nvtxMemPermissionsAssignRegionDesc_t,
    T_nvtxMemPermissionsAssignBatch_v1,
    T_nvtxMemPermissionsAssignBatch_t,
    T_nvtxMemCudaArrayRangeDesc_v1,
    T_nvtxMemCudaArrayRangeDesc_t,
    T_nvtxMemCuArrayRangeDesc_v1,
    T_nvtxMemCuArrayRangeDesc_t,
    T_nvtxMemMarkInitializedBatch_v1,
    T_nvtxMemMarkInitializedBatch_t,
    CLASS_COUNT,
};

extern const cb_class nvtx_classes[];

#endif
