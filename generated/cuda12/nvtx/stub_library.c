// stub_library.c of cubind's binding of the NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/nvtx.yaml.
// Header: nvtx3/nvToolsExt.h
// Header: nvtx3/nvToolsExtSync.h
// Header: nvtx3/nvToolsExtCuda.h
// Header: nvtx3/nvToolsExtCudaRt.h
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvtx";
const int stub_api_version = 12090;

extern nvtxDomainHandle_t functional_nvtxDomainCreateA(const char *name) __attribute__((weak));
STUB_EXPORT nvtxDomainHandle_t nvtxDomainCreateA(const char *name);
extern void functional_nvtxDomainDestroy(nvtxDomainHandle_t domain) __attribute__((weak));
STUB_EXPORT void nvtxDomainDestroy(nvtxDomainHandle_t domain);
extern void functional_nvtxDomainMarkEx(nvtxDomainHandle_t domain,
    const nvtxEventAttributes_t *eventAttrib) __attribute__((weak));
STUB_EXPORT void nvtxDomainMarkEx(nvtxDomainHandle_t domain,
    const nvtxEventAttributes_t *eventAttrib);
extern void functional_nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category,
    const char *name) __attribute__((weak));
STUB_EXPORT void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category,
    const char *name);
extern void functional_nvtxDomainRangeEnd(nvtxDomainHandle_t domain,
    nvtxRangeId_t id) __attribute__((weak));
STUB_EXPORT void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id);
extern int functional_nvtxDomainRangePop(nvtxDomainHandle_t domain) __attribute__((weak));
STUB_EXPORT int nvtxDomainRangePop(nvtxDomainHandle_t domain);
extern int functional_nvtxDomainRangePushEx(nvtxDomainHandle_t domain,
    const nvtxEventAttributes_t *eventAttrib) __attribute__((weak));
STUB_EXPORT int nvtxDomainRangePushEx(nvtxDomainHandle_t domain,
    const nvtxEventAttributes_t *eventAttrib);
extern nvtxRangeId_t functional_nvtxDomainRangeStartEx(nvtxDomainHandle_t domain,
    const nvtxEventAttributes_t *eventAttrib) __attribute__((weak));
STUB_EXPORT nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain,
    const nvtxEventAttributes_t *eventAttrib);
extern nvtxStringHandle_t functional_nvtxDomainRegisterStringA(nvtxDomainHandle_t domain,
    const char *string) __attribute__((weak));
STUB_EXPORT nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain,
    const char *string);
extern nvtxResourceHandle_t functional_nvtxDomainResourceCreate(nvtxDomainHandle_t domain,
    nvtxResourceAttributes_t *attribs) __attribute__((weak));
STUB_EXPORT nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain,
    nvtxResourceAttributes_t *attribs);
extern void functional_nvtxDomainResourceDestroy(nvtxResourceHandle_t resource) __attribute__(
    (weak));
STUB_EXPORT void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource);
extern void functional_nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle) __attribute__((weak));
STUB_EXPORT void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle);
extern void functional_nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle) __attribute__((weak));
STUB_EXPORT void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle);
extern void functional_nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle) __attribute__(
    (weak));
STUB_EXPORT void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle);
extern nvtxSyncUser_t functional_nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain,
    const nvtxSyncUserAttributes_t *attribs) __attribute__((weak));
STUB_EXPORT nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain,
    const nvtxSyncUserAttributes_t *attribs);
extern void functional_nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle) __attribute__((weak));
STUB_EXPORT void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle);
extern void functional_nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle) __attribute__((weak));
STUB_EXPORT void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle);
extern void functional_nvtxInitialize(const void *reserved) __attribute__((weak));
STUB_EXPORT void nvtxInitialize(const void *reserved);
extern void functional_nvtxMarkA(const char *message) __attribute__((weak));
STUB_EXPORT void nvtxMarkA(const char *message);
extern void functional_nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib) __attribute__((weak));
STUB_EXPORT void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib);
extern void functional_nvtxNameCategoryA(uint32_t category, const char *name) __attribute__((weak));
STUB_EXPORT void nvtxNameCategoryA(uint32_t category, const char *name);
extern void functional_nvtxNameCuContextA(CUcontext context,
    const char *name) __attribute__((weak));
STUB_EXPORT void nvtxNameCuContextA(CUcontext context, const char *name);
extern void functional_nvtxNameCuDeviceA(CUdevice device, const char *name) __attribute__((weak));
STUB_EXPORT void nvtxNameCuDeviceA(CUdevice device, const char *name);
extern void functional_nvtxNameCuEventA(CUevent event, const char *name) __attribute__((weak));
STUB_EXPORT void nvtxNameCuEventA(CUevent event, const char *name);
extern void functional_nvtxNameCuStreamA(CUstream stream, const char *name) __attribute__((weak));
STUB_EXPORT void nvtxNameCuStreamA(CUstream stream, const char *name);
extern void functional_nvtxNameCudaDeviceA(int device, const char *name) __attribute__((weak));
STUB_EXPORT void nvtxNameCudaDeviceA(int device, const char *name);
extern void functional_nvtxNameCudaEventA(cudaEvent_t event,
    const char *name) __attribute__((weak));
STUB_EXPORT void nvtxNameCudaEventA(cudaEvent_t event, const char *name);
extern void functional_nvtxNameCudaStreamA(cudaStream_t stream,
    const char *name) __attribute__((weak));
STUB_EXPORT void nvtxNameCudaStreamA(cudaStream_t stream, const char *name);
extern void functional_nvtxNameOsThreadA(uint32_t threadId, const char *name) __attribute__((weak));
STUB_EXPORT void nvtxNameOsThreadA(uint32_t threadId, const char *name);
extern void functional_nvtxRangeEnd(nvtxRangeId_t id) __attribute__((weak));
STUB_EXPORT void nvtxRangeEnd(nvtxRangeId_t id);
extern int functional_nvtxRangePop(void) __attribute__((weak));
STUB_EXPORT int nvtxRangePop(void);
extern int functional_nvtxRangePushA(const char *message) __attribute__((weak));
STUB_EXPORT int nvtxRangePushA(const char *message);
extern int functional_nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib) __attribute__(
    (weak));
STUB_EXPORT int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib);
extern nvtxRangeId_t functional_nvtxRangeStartA(const char *message) __attribute__((weak));
STUB_EXPORT nvtxRangeId_t nvtxRangeStartA(const char *message);
extern nvtxRangeId_t functional_nvtxRangeStartEx(
    const nvtxEventAttributes_t *eventAttrib) __attribute__((weak));
STUB_EXPORT nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib);

STUB_EXPORT nvtxDomainHandle_t
nvtxDomainCreateA(const char *name)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return 0;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_nvtxDomainCreateA != NULL)
        return functional_nvtxDomainCreateA(name);
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 0, name);
    return (nvtxDomainHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainDestroy(nvtxDomainHandle_t domain)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_nvtxDomainDestroy != NULL) {
        functional_nvtxDomainDestroy(domain);
        return;
    }
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &domain, sizeof domain);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    if (STUB_LIKELY(stub_modes[2] == STUB_FREE))
        return;
    if (stub_modes[2] == STUB_FUNCTIONAL && functional_nvtxDomainMarkEx != NULL) {
        functional_nvtxDomainMarkEx(domain, eventAttrib);
        return;
    }
    stub_call *recorded = stub_begin(2);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &eventAttrib, sizeof eventAttrib);
    stub_input(recorded, 1, eventAttrib, sizeof(nvtxEventAttributes_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)
{
    if (STUB_LIKELY(stub_modes[3] == STUB_FREE))
        return;
    if (stub_modes[3] == STUB_FUNCTIONAL && functional_nvtxDomainNameCategoryA != NULL) {
        functional_nvtxDomainNameCategoryA(domain, category, name);
        return;
    }
    stub_call *recorded = stub_begin(3);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &category, sizeof category);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 2, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)
{
    if (STUB_LIKELY(stub_modes[4] == STUB_FREE))
        return;
    if (stub_modes[4] == STUB_FUNCTIONAL && functional_nvtxDomainRangeEnd != NULL) {
        functional_nvtxDomainRangeEnd(domain, id);
        return;
    }
    stub_call *recorded = stub_begin(4);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &id, sizeof id);
    (void)stub_finish(recorded);
}

STUB_EXPORT int
nvtxDomainRangePop(nvtxDomainHandle_t domain)
{
    if (STUB_LIKELY(stub_modes[5] == STUB_FREE))
        return 0;
    if (stub_modes[5] == STUB_FUNCTIONAL && functional_nvtxDomainRangePop != NULL)
        return functional_nvtxDomainRangePop(domain);
    stub_call *recorded = stub_begin(5);
    stub_argument(recorded, &domain, sizeof domain);
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    if (STUB_LIKELY(stub_modes[6] == STUB_FREE))
        return 0;
    if (stub_modes[6] == STUB_FUNCTIONAL && functional_nvtxDomainRangePushEx != NULL)
        return functional_nvtxDomainRangePushEx(domain, eventAttrib);
    stub_call *recorded = stub_begin(6);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &eventAttrib, sizeof eventAttrib);
    stub_input(recorded, 1, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (int)stub_finish(recorded);
}

STUB_EXPORT nvtxRangeId_t
nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    if (STUB_LIKELY(stub_modes[7] == STUB_FREE))
        return 0;
    if (stub_modes[7] == STUB_FUNCTIONAL && functional_nvtxDomainRangeStartEx != NULL)
        return functional_nvtxDomainRangeStartEx(domain, eventAttrib);
    stub_call *recorded = stub_begin(7);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &eventAttrib, sizeof eventAttrib);
    stub_input(recorded, 1, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (nvtxRangeId_t)stub_finish(recorded);
}

STUB_EXPORT nvtxStringHandle_t
nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)
{
    if (STUB_LIKELY(stub_modes[8] == STUB_FREE))
        return 0;
    if (stub_modes[8] == STUB_FUNCTIONAL && functional_nvtxDomainRegisterStringA != NULL)
        return functional_nvtxDomainRegisterStringA(domain, string);
    stub_call *recorded = stub_begin(8);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &string, sizeof string);
    stub_input_string(recorded, 1, string);
    return (nvtxStringHandle_t)stub_finish(recorded);
}

STUB_EXPORT nvtxResourceHandle_t
nvtxDomainResourceCreate(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs)
{
    if (STUB_LIKELY(stub_modes[9] == STUB_FREE))
        return 0;
    if (stub_modes[9] == STUB_FUNCTIONAL && functional_nvtxDomainResourceCreate != NULL)
        return functional_nvtxDomainResourceCreate(domain, attribs);
    stub_call *recorded = stub_begin(9);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &attribs, sizeof attribs);
    stub_input(recorded, 1, attribs, sizeof(nvtxResourceAttributes_t));
    return (nvtxResourceHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)
{
    if (STUB_LIKELY(stub_modes[10] == STUB_FREE))
        return;
    if (stub_modes[10] == STUB_FUNCTIONAL && functional_nvtxDomainResourceDestroy != NULL) {
        functional_nvtxDomainResourceDestroy(resource);
        return;
    }
    stub_call *recorded = stub_begin(10);
    stub_argument(recorded, &resource, sizeof resource);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)
{
    if (STUB_LIKELY(stub_modes[11] == STUB_FREE))
        return;
    if (stub_modes[11] == STUB_FUNCTIONAL && functional_nvtxDomainSyncUserAcquireFailed != NULL) {
        functional_nvtxDomainSyncUserAcquireFailed(handle);
        return;
    }
    stub_call *recorded = stub_begin(11);
    stub_argument(recorded, &handle, sizeof handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)
{
    if (STUB_LIKELY(stub_modes[12] == STUB_FREE))
        return;
    if (stub_modes[12] == STUB_FUNCTIONAL && functional_nvtxDomainSyncUserAcquireStart != NULL) {
        functional_nvtxDomainSyncUserAcquireStart(handle);
        return;
    }
    stub_call *recorded = stub_begin(12);
    stub_argument(recorded, &handle, sizeof handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)
{
    if (STUB_LIKELY(stub_modes[13] == STUB_FREE))
        return;
    if (stub_modes[13] == STUB_FUNCTIONAL && functional_nvtxDomainSyncUserAcquireSuccess != NULL) {
        functional_nvtxDomainSyncUserAcquireSuccess(handle);
        return;
    }
    stub_call *recorded = stub_begin(13);
    stub_argument(recorded, &handle, sizeof handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT nvtxSyncUser_t
nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs)
{
    if (STUB_LIKELY(stub_modes[14] == STUB_FREE))
        return 0;
    if (stub_modes[14] == STUB_FUNCTIONAL && functional_nvtxDomainSyncUserCreate != NULL)
        return functional_nvtxDomainSyncUserCreate(domain, attribs);
    stub_call *recorded = stub_begin(14);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &attribs, sizeof attribs);
    stub_input(recorded, 1, attribs, sizeof(nvtxSyncUserAttributes_t));
    return (nvtxSyncUser_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)
{
    if (STUB_LIKELY(stub_modes[15] == STUB_FREE))
        return;
    if (stub_modes[15] == STUB_FUNCTIONAL && functional_nvtxDomainSyncUserDestroy != NULL) {
        functional_nvtxDomainSyncUserDestroy(handle);
        return;
    }
    stub_call *recorded = stub_begin(15);
    stub_argument(recorded, &handle, sizeof handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)
{
    if (STUB_LIKELY(stub_modes[16] == STUB_FREE))
        return;
    if (stub_modes[16] == STUB_FUNCTIONAL && functional_nvtxDomainSyncUserReleasing != NULL) {
        functional_nvtxDomainSyncUserReleasing(handle);
        return;
    }
    stub_call *recorded = stub_begin(16);
    stub_argument(recorded, &handle, sizeof handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxInitialize(const void *reserved)
{
    if (STUB_LIKELY(stub_modes[17] == STUB_FREE))
        return;
    if (stub_modes[17] == STUB_FUNCTIONAL && functional_nvtxInitialize != NULL) {
        functional_nvtxInitialize(reserved);
        return;
    }
    stub_call *recorded = stub_begin(17);
    stub_argument(recorded, &reserved, sizeof reserved);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMarkA(const char *message)
{
    if (STUB_LIKELY(stub_modes[18] == STUB_FREE))
        return;
    if (stub_modes[18] == STUB_FUNCTIONAL && functional_nvtxMarkA != NULL) {
        functional_nvtxMarkA(message);
        return;
    }
    stub_call *recorded = stub_begin(18);
    stub_argument(recorded, &message, sizeof message);
    stub_input_string(recorded, 0, message);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)
{
    if (STUB_LIKELY(stub_modes[19] == STUB_FREE))
        return;
    if (stub_modes[19] == STUB_FUNCTIONAL && functional_nvtxMarkEx != NULL) {
        functional_nvtxMarkEx(eventAttrib);
        return;
    }
    stub_call *recorded = stub_begin(19);
    stub_argument(recorded, &eventAttrib, sizeof eventAttrib);
    stub_input(recorded, 0, eventAttrib, sizeof(nvtxEventAttributes_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCategoryA(uint32_t category, const char *name)
{
    if (STUB_LIKELY(stub_modes[20] == STUB_FREE))
        return;
    if (stub_modes[20] == STUB_FUNCTIONAL && functional_nvtxNameCategoryA != NULL) {
        functional_nvtxNameCategoryA(category, name);
        return;
    }
    stub_call *recorded = stub_begin(20);
    stub_argument(recorded, &category, sizeof category);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuContextA(CUcontext context, const char *name)
{
    if (STUB_LIKELY(stub_modes[21] == STUB_FREE))
        return;
    if (stub_modes[21] == STUB_FUNCTIONAL && functional_nvtxNameCuContextA != NULL) {
        functional_nvtxNameCuContextA(context, name);
        return;
    }
    stub_call *recorded = stub_begin(21);
    stub_argument(recorded, &context, sizeof context);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuDeviceA(CUdevice device, const char *name)
{
    if (STUB_LIKELY(stub_modes[22] == STUB_FREE))
        return;
    if (stub_modes[22] == STUB_FUNCTIONAL && functional_nvtxNameCuDeviceA != NULL) {
        functional_nvtxNameCuDeviceA(device, name);
        return;
    }
    stub_call *recorded = stub_begin(22);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuEventA(CUevent event, const char *name)
{
    if (STUB_LIKELY(stub_modes[23] == STUB_FREE))
        return;
    if (stub_modes[23] == STUB_FUNCTIONAL && functional_nvtxNameCuEventA != NULL) {
        functional_nvtxNameCuEventA(event, name);
        return;
    }
    stub_call *recorded = stub_begin(23);
    stub_argument(recorded, &event, sizeof event);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuStreamA(CUstream stream, const char *name)
{
    if (STUB_LIKELY(stub_modes[24] == STUB_FREE))
        return;
    if (stub_modes[24] == STUB_FUNCTIONAL && functional_nvtxNameCuStreamA != NULL) {
        functional_nvtxNameCuStreamA(stream, name);
        return;
    }
    stub_call *recorded = stub_begin(24);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCudaDeviceA(int device, const char *name)
{
    if (STUB_LIKELY(stub_modes[25] == STUB_FREE))
        return;
    if (stub_modes[25] == STUB_FUNCTIONAL && functional_nvtxNameCudaDeviceA != NULL) {
        functional_nvtxNameCudaDeviceA(device, name);
        return;
    }
    stub_call *recorded = stub_begin(25);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCudaEventA(cudaEvent_t event, const char *name)
{
    if (STUB_LIKELY(stub_modes[26] == STUB_FREE))
        return;
    if (stub_modes[26] == STUB_FUNCTIONAL && functional_nvtxNameCudaEventA != NULL) {
        functional_nvtxNameCudaEventA(event, name);
        return;
    }
    stub_call *recorded = stub_begin(26);
    stub_argument(recorded, &event, sizeof event);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCudaStreamA(cudaStream_t stream, const char *name)
{
    if (STUB_LIKELY(stub_modes[27] == STUB_FREE))
        return;
    if (stub_modes[27] == STUB_FUNCTIONAL && functional_nvtxNameCudaStreamA != NULL) {
        functional_nvtxNameCudaStreamA(stream, name);
        return;
    }
    stub_call *recorded = stub_begin(27);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameOsThreadA(uint32_t threadId, const char *name)
{
    if (STUB_LIKELY(stub_modes[28] == STUB_FREE))
        return;
    if (stub_modes[28] == STUB_FUNCTIONAL && functional_nvtxNameOsThreadA != NULL) {
        functional_nvtxNameOsThreadA(threadId, name);
        return;
    }
    stub_call *recorded = stub_begin(28);
    stub_argument(recorded, &threadId, sizeof threadId);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxRangeEnd(nvtxRangeId_t id)
{
    if (STUB_LIKELY(stub_modes[29] == STUB_FREE))
        return;
    if (stub_modes[29] == STUB_FUNCTIONAL && functional_nvtxRangeEnd != NULL) {
        functional_nvtxRangeEnd(id);
        return;
    }
    stub_call *recorded = stub_begin(29);
    stub_argument(recorded, &id, sizeof id);
    (void)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePop(void)
{
    if (STUB_LIKELY(stub_modes[30] == STUB_FREE))
        return 0;
    if (stub_modes[30] == STUB_FUNCTIONAL && functional_nvtxRangePop != NULL)
        return functional_nvtxRangePop();
    stub_call *recorded = stub_begin(30);
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePushA(const char *message)
{
    if (STUB_LIKELY(stub_modes[31] == STUB_FREE))
        return 0;
    if (stub_modes[31] == STUB_FUNCTIONAL && functional_nvtxRangePushA != NULL)
        return functional_nvtxRangePushA(message);
    stub_call *recorded = stub_begin(31);
    stub_argument(recorded, &message, sizeof message);
    stub_input_string(recorded, 0, message);
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)
{
    if (STUB_LIKELY(stub_modes[32] == STUB_FREE))
        return 0;
    if (stub_modes[32] == STUB_FUNCTIONAL && functional_nvtxRangePushEx != NULL)
        return functional_nvtxRangePushEx(eventAttrib);
    stub_call *recorded = stub_begin(32);
    stub_argument(recorded, &eventAttrib, sizeof eventAttrib);
    stub_input(recorded, 0, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (int)stub_finish(recorded);
}

STUB_EXPORT nvtxRangeId_t
nvtxRangeStartA(const char *message)
{
    if (STUB_LIKELY(stub_modes[33] == STUB_FREE))
        return 0;
    if (stub_modes[33] == STUB_FUNCTIONAL && functional_nvtxRangeStartA != NULL)
        return functional_nvtxRangeStartA(message);
    stub_call *recorded = stub_begin(33);
    stub_argument(recorded, &message, sizeof message);
    stub_input_string(recorded, 0, message);
    return (nvtxRangeId_t)stub_finish(recorded);
}

STUB_EXPORT nvtxRangeId_t
nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)
{
    if (STUB_LIKELY(stub_modes[34] == STUB_FREE))
        return 0;
    if (stub_modes[34] == STUB_FUNCTIONAL && functional_nvtxRangeStartEx != NULL)
        return functional_nvtxRangeStartEx(eventAttrib);
    stub_call *recorded = stub_begin(34);
    stub_argument(recorded, &eventAttrib, sizeof eventAttrib);
    stub_input(recorded, 0, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (nvtxRangeId_t)stub_finish(recorded);
}

static const stub_param params_nvtxInitialize[] = {
    {"reserved", "const void *", sizeof(const void *), false},
};
static const stub_param params_nvtxDomainMarkEx[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"eventAttrib", "const nvtxEventAttributes_t *", sizeof(const nvtxEventAttributes_t *), false},
};
static const stub_param params_nvtxMarkEx[] = {
    {"eventAttrib", "const nvtxEventAttributes_t *", sizeof(const nvtxEventAttributes_t *), false},
};
static const stub_param params_nvtxMarkA[] = {
    {"message", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxDomainRangeStartEx[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"eventAttrib", "const nvtxEventAttributes_t *", sizeof(const nvtxEventAttributes_t *), false},
};
static const stub_param params_nvtxRangeStartEx[] = {
    {"eventAttrib", "const nvtxEventAttributes_t *", sizeof(const nvtxEventAttributes_t *), false},
};
static const stub_param params_nvtxRangeStartA[] = {
    {"message", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxDomainRangeEnd[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"id", "nvtxRangeId_t", sizeof(nvtxRangeId_t), false},
};
static const stub_param params_nvtxRangeEnd[] = {
    {"id", "nvtxRangeId_t", sizeof(nvtxRangeId_t), false},
};
static const stub_param params_nvtxDomainRangePushEx[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"eventAttrib", "const nvtxEventAttributes_t *", sizeof(const nvtxEventAttributes_t *), false},
};
static const stub_param params_nvtxRangePushEx[] = {
    {"eventAttrib", "const nvtxEventAttributes_t *", sizeof(const nvtxEventAttributes_t *), false},
};
static const stub_param params_nvtxRangePushA[] = {
    {"message", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxDomainRangePop[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
};
static const stub_param params_nvtxDomainResourceCreate[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"attribs", "nvtxResourceAttributes_t *", sizeof(nvtxResourceAttributes_t *), false},
};
static const stub_param params_nvtxDomainResourceDestroy[] = {
    {"resource", "nvtxResourceHandle_t", sizeof(nvtxResourceHandle_t), false},
};
static const stub_param params_nvtxDomainNameCategoryA[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"category", "uint32_t", sizeof(uint32_t), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxNameCategoryA[] = {
    {"category", "uint32_t", sizeof(uint32_t), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxNameOsThreadA[] = {
    {"threadId", "uint32_t", sizeof(uint32_t), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxDomainRegisterStringA[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"string", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxDomainCreateA[] = {
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxDomainDestroy[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
};
static const stub_param params_nvtxDomainSyncUserCreate[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"attribs", "const nvtxSyncUserAttributes_t *", sizeof(const nvtxSyncUserAttributes_t *),
        false},
};
static const stub_param params_nvtxDomainSyncUserDestroy[] = {
    {"handle", "nvtxSyncUser_t", sizeof(nvtxSyncUser_t), false},
};
static const stub_param params_nvtxDomainSyncUserAcquireStart[] = {
    {"handle", "nvtxSyncUser_t", sizeof(nvtxSyncUser_t), false},
};
static const stub_param params_nvtxDomainSyncUserAcquireFailed[] = {
    {"handle", "nvtxSyncUser_t", sizeof(nvtxSyncUser_t), false},
};
static const stub_param params_nvtxDomainSyncUserAcquireSuccess[] = {
    {"handle", "nvtxSyncUser_t", sizeof(nvtxSyncUser_t), false},
};
static const stub_param params_nvtxDomainSyncUserReleasing[] = {
    {"handle", "nvtxSyncUser_t", sizeof(nvtxSyncUser_t), false},
};
static const stub_param params_nvtxNameCuDeviceA[] = {
    {"device", "CUdevice", sizeof(CUdevice), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxNameCuContextA[] = {
    {"context", "CUcontext", sizeof(CUcontext), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxNameCuStreamA[] = {
    {"stream", "CUstream", sizeof(CUstream), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxNameCuEventA[] = {
    {"event", "CUevent", sizeof(CUevent), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxNameCudaDeviceA[] = {
    {"device", "int", sizeof(int), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxNameCudaStreamA[] = {
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxNameCudaEventA[] = {
    {"event", "cudaEvent_t", sizeof(cudaEvent_t), false},
    {"name", "const char *", sizeof(const char *), false},
};

const stub_function stub_functions[] = {
    {"nvtxDomainCreateA", "nvtxDomainCreateA", "nvtxDomainCreateA", 0, false,
        (void (*)(void))nvtxDomainCreateA, STUB_RESULT_INTEGER, params_nvtxDomainCreateA, 1},
    {"nvtxDomainDestroy", "nvtxDomainDestroy", "nvtxDomainDestroy", 0, false,
        (void (*)(void))nvtxDomainDestroy, STUB_RESULT_VOID, params_nvtxDomainDestroy, 1},
    {"nvtxDomainMarkEx", "nvtxDomainMarkEx", "nvtxDomainMarkEx", 0, false,
        (void (*)(void))nvtxDomainMarkEx, STUB_RESULT_VOID, params_nvtxDomainMarkEx, 2},
    {"nvtxDomainNameCategoryA", "nvtxDomainNameCategoryA", "nvtxDomainNameCategoryA", 0, false,
        (void (*)(void))nvtxDomainNameCategoryA, STUB_RESULT_VOID, params_nvtxDomainNameCategoryA,
        3},
    {"nvtxDomainRangeEnd", "nvtxDomainRangeEnd", "nvtxDomainRangeEnd", 0, false,
        (void (*)(void))nvtxDomainRangeEnd, STUB_RESULT_VOID, params_nvtxDomainRangeEnd, 2},
    {"nvtxDomainRangePop", "nvtxDomainRangePop", "nvtxDomainRangePop", 0, false,
        (void (*)(void))nvtxDomainRangePop, STUB_RESULT_INTEGER, params_nvtxDomainRangePop, 1},
    {"nvtxDomainRangePushEx", "nvtxDomainRangePushEx", "nvtxDomainRangePushEx", 0, false,
        (void (*)(void))nvtxDomainRangePushEx, STUB_RESULT_INTEGER, params_nvtxDomainRangePushEx,
        2},
    {"nvtxDomainRangeStartEx", "nvtxDomainRangeStartEx", "nvtxDomainRangeStartEx", 0, false,
        (void (*)(void))nvtxDomainRangeStartEx, STUB_RESULT_INTEGER, params_nvtxDomainRangeStartEx,
        2},
    {"nvtxDomainRegisterStringA", "nvtxDomainRegisterStringA", "nvtxDomainRegisterStringA", 0,
        false, (void (*)(void))nvtxDomainRegisterStringA, STUB_RESULT_INTEGER,
        params_nvtxDomainRegisterStringA, 2},
    {"nvtxDomainResourceCreate", "nvtxDomainResourceCreate", "nvtxDomainResourceCreate", 0, false,
        (void (*)(void))nvtxDomainResourceCreate, STUB_RESULT_INTEGER,
        params_nvtxDomainResourceCreate, 2},
    {"nvtxDomainResourceDestroy", "nvtxDomainResourceDestroy", "nvtxDomainResourceDestroy", 0,
        false, (void (*)(void))nvtxDomainResourceDestroy, STUB_RESULT_VOID,
        params_nvtxDomainResourceDestroy, 1},
    {"nvtxDomainSyncUserAcquireFailed", "nvtxDomainSyncUserAcquireFailed",
        "nvtxDomainSyncUserAcquireFailed", 0, false,
        (void (*)(void))nvtxDomainSyncUserAcquireFailed, STUB_RESULT_VOID,
        params_nvtxDomainSyncUserAcquireFailed, 1},
    {"nvtxDomainSyncUserAcquireStart", "nvtxDomainSyncUserAcquireStart",
        "nvtxDomainSyncUserAcquireStart", 0, false, (void (*)(void))nvtxDomainSyncUserAcquireStart,
        STUB_RESULT_VOID, params_nvtxDomainSyncUserAcquireStart, 1},
    {"nvtxDomainSyncUserAcquireSuccess", "nvtxDomainSyncUserAcquireSuccess",
        "nvtxDomainSyncUserAcquireSuccess", 0, false,
        (void (*)(void))nvtxDomainSyncUserAcquireSuccess, STUB_RESULT_VOID,
        params_nvtxDomainSyncUserAcquireSuccess, 1},
    {"nvtxDomainSyncUserCreate", "nvtxDomainSyncUserCreate", "nvtxDomainSyncUserCreate", 0, false,
        (void (*)(void))nvtxDomainSyncUserCreate, STUB_RESULT_INTEGER,
        params_nvtxDomainSyncUserCreate, 2},
    {"nvtxDomainSyncUserDestroy", "nvtxDomainSyncUserDestroy", "nvtxDomainSyncUserDestroy", 0,
        false, (void (*)(void))nvtxDomainSyncUserDestroy, STUB_RESULT_VOID,
        params_nvtxDomainSyncUserDestroy, 1},
    {"nvtxDomainSyncUserReleasing", "nvtxDomainSyncUserReleasing", "nvtxDomainSyncUserReleasing",
        0, false, (void (*)(void))nvtxDomainSyncUserReleasing, STUB_RESULT_VOID,
        params_nvtxDomainSyncUserReleasing, 1},
    {"nvtxInitialize", "nvtxInitialize", "nvtxInitialize", 0, false,
        (void (*)(void))nvtxInitialize, STUB_RESULT_VOID, params_nvtxInitialize, 1},
    {"nvtxMarkA", "nvtxMarkA", "nvtxMarkA", 0, false, (void (*)(void))nvtxMarkA, STUB_RESULT_VOID,
        params_nvtxMarkA, 1},
    {"nvtxMarkEx", "nvtxMarkEx", "nvtxMarkEx", 0, false, (void (*)(void))nvtxMarkEx,
        STUB_RESULT_VOID, params_nvtxMarkEx, 1},
    {"nvtxNameCategoryA", "nvtxNameCategoryA", "nvtxNameCategoryA", 0, false,
        (void (*)(void))nvtxNameCategoryA, STUB_RESULT_VOID, params_nvtxNameCategoryA, 2},
    {"nvtxNameCuContextA", "nvtxNameCuContextA", "nvtxNameCuContextA", 0, false,
        (void (*)(void))nvtxNameCuContextA, STUB_RESULT_VOID, params_nvtxNameCuContextA, 2},
    {"nvtxNameCuDeviceA", "nvtxNameCuDeviceA", "nvtxNameCuDeviceA", 0, false,
        (void (*)(void))nvtxNameCuDeviceA, STUB_RESULT_VOID, params_nvtxNameCuDeviceA, 2},
    {"nvtxNameCuEventA", "nvtxNameCuEventA", "nvtxNameCuEventA", 0, false,
        (void (*)(void))nvtxNameCuEventA, STUB_RESULT_VOID, params_nvtxNameCuEventA, 2},
    {"nvtxNameCuStreamA", "nvtxNameCuStreamA", "nvtxNameCuStreamA", 0, false,
        (void (*)(void))nvtxNameCuStreamA, STUB_RESULT_VOID, params_nvtxNameCuStreamA, 2},
    {"nvtxNameCudaDeviceA", "nvtxNameCudaDeviceA", "nvtxNameCudaDeviceA", 0, false,
        (void (*)(void))nvtxNameCudaDeviceA, STUB_RESULT_VOID, params_nvtxNameCudaDeviceA, 2},
    {"nvtxNameCudaEventA", "nvtxNameCudaEventA", "nvtxNameCudaEventA", 0, false,
        (void (*)(void))nvtxNameCudaEventA, STUB_RESULT_VOID, params_nvtxNameCudaEventA, 2},
    {"nvtxNameCudaStreamA", "nvtxNameCudaStreamA", "nvtxNameCudaStreamA", 0, false,
        (void (*)(void))nvtxNameCudaStreamA, STUB_RESULT_VOID, params_nvtxNameCudaStreamA, 2},
    {"nvtxNameOsThreadA", "nvtxNameOsThreadA", "nvtxNameOsThreadA", 0, false,
        (void (*)(void))nvtxNameOsThreadA, STUB_RESULT_VOID, params_nvtxNameOsThreadA, 2},
    {"nvtxRangeEnd", "nvtxRangeEnd", "nvtxRangeEnd", 0, false, (void (*)(void))nvtxRangeEnd,
        STUB_RESULT_VOID, params_nvtxRangeEnd, 1},
    {"nvtxRangePop", "nvtxRangePop", "nvtxRangePop", 0, false, (void (*)(void))nvtxRangePop,
        STUB_RESULT_INTEGER, NULL, 0},
    {"nvtxRangePushA", "nvtxRangePushA", "nvtxRangePushA", 0, false,
        (void (*)(void))nvtxRangePushA, STUB_RESULT_INTEGER, params_nvtxRangePushA, 1},
    {"nvtxRangePushEx", "nvtxRangePushEx", "nvtxRangePushEx", 0, false,
        (void (*)(void))nvtxRangePushEx, STUB_RESULT_INTEGER, params_nvtxRangePushEx, 1},
    {"nvtxRangeStartA", "nvtxRangeStartA", "nvtxRangeStartA", 0, false,
        (void (*)(void))nvtxRangeStartA, STUB_RESULT_INTEGER, params_nvtxRangeStartA, 1},
    {"nvtxRangeStartEx", "nvtxRangeStartEx", "nvtxRangeStartEx", 0, false,
        (void (*)(void))nvtxRangeStartEx, STUB_RESULT_INTEGER, params_nvtxRangeStartEx, 1},
};
const int stub_function_count = 35;
unsigned char stub_modes[35];
