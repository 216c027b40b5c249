// functions.h of cubind's binding of the NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvtx.yaml.
// Header: nvtx3/nvToolsExt.h
// Header: nvtx3/nvToolsExtSync.h
// Header: nvtx3/nvToolsExtCuda.h
// Header: nvtx3/nvToolsExtCudaRt.h
// clang-format off

#ifndef CUBIND_NVTX_FUNCTIONS_H
#define CUBIND_NVTX_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "symbols.h"
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

PyObject *py_nvtxInitialize(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxDomainMarkEx(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxMarkEx(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxMarkA(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxDomainRangeStartEx(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxRangeStartEx(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxRangeStartA(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxDomainRangeEnd(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxRangeEnd(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxDomainRangePushEx(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxRangePushEx(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxRangePushA(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxDomainRangePop(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxRangePop(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxDomainResourceCreate(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxDomainResourceDestroy(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxDomainNameCategoryA(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxNameCategoryA(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxNameOsThreadA(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxDomainRegisterStringA(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxDomainCreateA(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxDomainDestroy(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxDomainSyncUserCreate(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxDomainSyncUserDestroy(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxDomainSyncUserAcquireStart(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxDomainSyncUserAcquireFailed(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxDomainSyncUserAcquireSuccess(PyObject *, PyObject *const *, Py_ssize_t,
    PyObject *);
PyObject *py_nvtxDomainSyncUserReleasing(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxNameCuDeviceA(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxNameCuContextA(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxNameCuStreamA(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxNameCuEventA(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxNameCudaDeviceA(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxNameCudaStreamA(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvtxNameCudaEventA(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);


extern PyMethodDef nvtx_methods[];
extern PyMethodDef nvtx_checked_methods[];

#endif
