// functions.h of cubind for NVTX, API version 12.9.
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

extern PyMethodDef nvtx_methods[];
extern PyMethodDef nvtx_checked_methods[];

#endif
