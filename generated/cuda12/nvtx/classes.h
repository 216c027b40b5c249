// classes.h of cubind for NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvtx.yaml.
// clang-format off

#ifndef CUBIND_NVTX_CLASSES_H
#define CUBIND_NVTX_CLASSES_H

#include "cubind/class_tables.h"

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
    T_CUevent,
    T_CUstream,
    T_cudaStream_t,
    T_cudaEvent_t,
    T_nvtxDomainHandle_t,
    T_nvtxStringHandle_t,
    T_nvtxResourceHandle_t,
    T_nvtxSyncUser_t,
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
    CLASS_COUNT,
};

extern const cb_class nvtx_classes[];

#endif
