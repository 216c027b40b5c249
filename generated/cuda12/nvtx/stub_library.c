// stub_library.c of cubind for NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvtx";
const int stub_api_version = 12090;

// An entry point does not use all that it is called with.
#pragma GCC diagnostic ignored "-Wunused-parameter"

STUB_EXPORT nvtxDomainHandle_t
nvtxDomainCreateA(const char *name)
{
    STUB_BEGIN(0, nvtxDomainCreateA, 0, (name));
    STUB_ARGUMENTS(name);
    stub_input_string(recorded, 0, name);
    return (nvtxDomainHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainDestroy(nvtxDomainHandle_t domain)
{
    STUB_BEGIN_VOID(1, nvtxDomainDestroy, (domain));
    STUB_ARGUMENTS(domain);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    STUB_BEGIN_VOID(2, nvtxDomainMarkEx, (domain, eventAttrib));
    STUB_ARGUMENTS(domain, eventAttrib);
    stub_input(recorded, 1, eventAttrib, sizeof(nvtxEventAttributes_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)
{
    STUB_BEGIN_VOID(3, nvtxDomainNameCategoryA, (domain, category, name));
    STUB_ARGUMENTS(domain, category, name);
    stub_input_string(recorded, 2, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)
{
    STUB_BEGIN_VOID(4, nvtxDomainRangeEnd, (domain, id));
    STUB_ARGUMENTS(domain, id);
    (void)stub_finish(recorded);
}

STUB_EXPORT int
nvtxDomainRangePop(nvtxDomainHandle_t domain)
{
    STUB_BEGIN(5, nvtxDomainRangePop, 0, (domain));
    STUB_ARGUMENTS(domain);
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    STUB_BEGIN(6, nvtxDomainRangePushEx, 0, (domain, eventAttrib));
    STUB_ARGUMENTS(domain, eventAttrib);
    stub_input(recorded, 1, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (int)stub_finish(recorded);
}

STUB_EXPORT nvtxRangeId_t
nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    STUB_BEGIN(7, nvtxDomainRangeStartEx, 0, (domain, eventAttrib));
    STUB_ARGUMENTS(domain, eventAttrib);
    stub_input(recorded, 1, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (nvtxRangeId_t)stub_finish(recorded);
}

STUB_EXPORT nvtxStringHandle_t
nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)
{
    STUB_BEGIN(8, nvtxDomainRegisterStringA, 0, (domain, string));
    STUB_ARGUMENTS(domain, string);
    stub_input_string(recorded, 1, string);
    return (nvtxStringHandle_t)stub_finish(recorded);
}

STUB_EXPORT nvtxResourceHandle_t
nvtxDomainResourceCreate(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs)
{
    STUB_BEGIN(9, nvtxDomainResourceCreate, 0, (domain, attribs));
    STUB_ARGUMENTS(domain, attribs);
    stub_input(recorded, 1, attribs, sizeof(nvtxResourceAttributes_t));
    return (nvtxResourceHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)
{
    STUB_BEGIN_VOID(10, nvtxDomainResourceDestroy, (resource));
    STUB_ARGUMENTS(resource);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)
{
    STUB_BEGIN_VOID(11, nvtxDomainSyncUserAcquireFailed, (handle));
    STUB_ARGUMENTS(handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)
{
    STUB_BEGIN_VOID(12, nvtxDomainSyncUserAcquireStart, (handle));
    STUB_ARGUMENTS(handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)
{
    STUB_BEGIN_VOID(13, nvtxDomainSyncUserAcquireSuccess, (handle));
    STUB_ARGUMENTS(handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT nvtxSyncUser_t
nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs)
{
    STUB_BEGIN(14, nvtxDomainSyncUserCreate, 0, (domain, attribs));
    STUB_ARGUMENTS(domain, attribs);
    stub_input(recorded, 1, attribs, sizeof(nvtxSyncUserAttributes_t));
    return (nvtxSyncUser_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)
{
    STUB_BEGIN_VOID(15, nvtxDomainSyncUserDestroy, (handle));
    STUB_ARGUMENTS(handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)
{
    STUB_BEGIN_VOID(16, nvtxDomainSyncUserReleasing, (handle));
    STUB_ARGUMENTS(handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxInitialize(const void *reserved)
{
    STUB_BEGIN_VOID(17, nvtxInitialize, (reserved));
    STUB_ARGUMENTS(reserved);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMarkA(const char *message)
{
    STUB_BEGIN_VOID(18, nvtxMarkA, (message));
    STUB_ARGUMENTS(message);
    stub_input_string(recorded, 0, message);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)
{
    STUB_BEGIN_VOID(19, nvtxMarkEx, (eventAttrib));
    STUB_ARGUMENTS(eventAttrib);
    stub_input(recorded, 0, eventAttrib, sizeof(nvtxEventAttributes_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCategoryA(uint32_t category, const char *name)
{
    STUB_BEGIN_VOID(20, nvtxNameCategoryA, (category, name));
    STUB_ARGUMENTS(category, name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuContextA(CUcontext context, const char *name)
{
    STUB_BEGIN_VOID(21, nvtxNameCuContextA, (context, name));
    STUB_ARGUMENTS(context, name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuDeviceA(CUdevice device, const char *name)
{
    STUB_BEGIN_VOID(22, nvtxNameCuDeviceA, (device, name));
    STUB_ARGUMENTS(device, name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuEventA(CUevent event, const char *name)
{
    STUB_BEGIN_VOID(23, nvtxNameCuEventA, (event, name));
    STUB_ARGUMENTS(event, name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuStreamA(CUstream stream, const char *name)
{
    STUB_BEGIN_VOID(24, nvtxNameCuStreamA, (stream, name));
    STUB_ARGUMENTS(stream, name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCudaDeviceA(int device, const char *name)
{
    STUB_BEGIN_VOID(25, nvtxNameCudaDeviceA, (device, name));
    STUB_ARGUMENTS(device, name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCudaEventA(cudaEvent_t event, const char *name)
{
    STUB_BEGIN_VOID(26, nvtxNameCudaEventA, (event, name));
    STUB_ARGUMENTS(event, name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCudaStreamA(cudaStream_t stream, const char *name)
{
    STUB_BEGIN_VOID(27, nvtxNameCudaStreamA, (stream, name));
    STUB_ARGUMENTS(stream, name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameOsThreadA(uint32_t threadId, const char *name)
{
    STUB_BEGIN_VOID(28, nvtxNameOsThreadA, (threadId, name));
    STUB_ARGUMENTS(threadId, name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxRangeEnd(nvtxRangeId_t id)
{
    STUB_BEGIN_VOID(29, nvtxRangeEnd, (id));
    STUB_ARGUMENTS(id);
    (void)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePop(void)
{
    STUB_BEGIN(30, nvtxRangePop, 0, ());
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePushA(const char *message)
{
    STUB_BEGIN(31, nvtxRangePushA, 0, (message));
    STUB_ARGUMENTS(message);
    stub_input_string(recorded, 0, message);
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)
{
    STUB_BEGIN(32, nvtxRangePushEx, 0, (eventAttrib));
    STUB_ARGUMENTS(eventAttrib);
    stub_input(recorded, 0, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (int)stub_finish(recorded);
}

STUB_EXPORT nvtxRangeId_t
nvtxRangeStartA(const char *message)
{
    STUB_BEGIN(33, nvtxRangeStartA, 0, (message));
    STUB_ARGUMENTS(message);
    stub_input_string(recorded, 0, message);
    return (nvtxRangeId_t)stub_finish(recorded);
}

STUB_EXPORT nvtxRangeId_t
nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)
{
    STUB_BEGIN(34, nvtxRangeStartEx, 0, (eventAttrib));
    STUB_ARGUMENTS(eventAttrib);
    stub_input(recorded, 0, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (nvtxRangeId_t)stub_finish(recorded);
}

const stub_function stub_functions[] = {
    STUB_ENTRY(nvtxDomainCreateA, nvtxDomainCreateA, nvtxDomainCreateA, 0, false, INTEGER, 1),
    STUB_ENTRY(nvtxDomainDestroy, nvtxDomainDestroy, nvtxDomainDestroy, 0, false, VOID, 1),
    STUB_ENTRY(nvtxDomainMarkEx, nvtxDomainMarkEx, nvtxDomainMarkEx, 0, false, VOID, 2),
    STUB_ENTRY(nvtxDomainNameCategoryA, nvtxDomainNameCategoryA, nvtxDomainNameCategoryA, 0, false,
        VOID, 3),
    STUB_ENTRY(nvtxDomainRangeEnd, nvtxDomainRangeEnd, nvtxDomainRangeEnd, 0, false, VOID, 2),
    STUB_ENTRY(nvtxDomainRangePop, nvtxDomainRangePop, nvtxDomainRangePop, 0, false, INTEGER, 1),
    STUB_ENTRY(nvtxDomainRangePushEx, nvtxDomainRangePushEx, nvtxDomainRangePushEx, 0, false,
        INTEGER, 2),
    STUB_ENTRY(nvtxDomainRangeStartEx, nvtxDomainRangeStartEx, nvtxDomainRangeStartEx, 0, false,
        INTEGER, 2),
    STUB_ENTRY(nvtxDomainRegisterStringA, nvtxDomainRegisterStringA, nvtxDomainRegisterStringA, 0,
        false, INTEGER, 2),
    STUB_ENTRY(nvtxDomainResourceCreate, nvtxDomainResourceCreate, nvtxDomainResourceCreate, 0,
        false, INTEGER, 2),
    STUB_ENTRY(nvtxDomainResourceDestroy, nvtxDomainResourceDestroy, nvtxDomainResourceDestroy, 0,
        false, VOID, 1),
    STUB_ENTRY(nvtxDomainSyncUserAcquireFailed, nvtxDomainSyncUserAcquireFailed,
        nvtxDomainSyncUserAcquireFailed, 0, false, VOID, 1),
    STUB_ENTRY(nvtxDomainSyncUserAcquireStart, nvtxDomainSyncUserAcquireStart,
        nvtxDomainSyncUserAcquireStart, 0, false, VOID, 1),
    STUB_ENTRY(nvtxDomainSyncUserAcquireSuccess, nvtxDomainSyncUserAcquireSuccess,
        nvtxDomainSyncUserAcquireSuccess, 0, false, VOID, 1),
    STUB_ENTRY(nvtxDomainSyncUserCreate, nvtxDomainSyncUserCreate, nvtxDomainSyncUserCreate, 0,
        false, INTEGER, 2),
    STUB_ENTRY(nvtxDomainSyncUserDestroy, nvtxDomainSyncUserDestroy, nvtxDomainSyncUserDestroy, 0,
        false, VOID, 1),
    STUB_ENTRY(nvtxDomainSyncUserReleasing, nvtxDomainSyncUserReleasing,
        nvtxDomainSyncUserReleasing, 0, false, VOID, 1),
    STUB_ENTRY(nvtxInitialize, nvtxInitialize, nvtxInitialize, 0, false, VOID, 1),
    STUB_ENTRY(nvtxMarkA, nvtxMarkA, nvtxMarkA, 0, false, VOID, 1),
    STUB_ENTRY(nvtxMarkEx, nvtxMarkEx, nvtxMarkEx, 0, false, VOID, 1),
    STUB_ENTRY(nvtxNameCategoryA, nvtxNameCategoryA, nvtxNameCategoryA, 0, false, VOID, 2),
    STUB_ENTRY(nvtxNameCuContextA, nvtxNameCuContextA, nvtxNameCuContextA, 0, false, VOID, 2),
    STUB_ENTRY(nvtxNameCuDeviceA, nvtxNameCuDeviceA, nvtxNameCuDeviceA, 0, false, VOID, 2),
    STUB_ENTRY(nvtxNameCuEventA, nvtxNameCuEventA, nvtxNameCuEventA, 0, false, VOID, 2),
    STUB_ENTRY(nvtxNameCuStreamA, nvtxNameCuStreamA, nvtxNameCuStreamA, 0, false, VOID, 2),
    STUB_ENTRY(nvtxNameCudaDeviceA, nvtxNameCudaDeviceA, nvtxNameCudaDeviceA, 0, false, VOID, 2),
    STUB_ENTRY(nvtxNameCudaEventA, nvtxNameCudaEventA, nvtxNameCudaEventA, 0, false, VOID, 2),
    STUB_ENTRY(nvtxNameCudaStreamA, nvtxNameCudaStreamA, nvtxNameCudaStreamA, 0, false, VOID, 2),
    STUB_ENTRY(nvtxNameOsThreadA, nvtxNameOsThreadA, nvtxNameOsThreadA, 0, false, VOID, 2),
    STUB_ENTRY(nvtxRangeEnd, nvtxRangeEnd, nvtxRangeEnd, 0, false, VOID, 1),
    STUB_ENTRY(nvtxRangePop, nvtxRangePop, nvtxRangePop, 0, false, INTEGER, 0),
    STUB_ENTRY(nvtxRangePushA, nvtxRangePushA, nvtxRangePushA, 0, false, INTEGER, 1),
    STUB_ENTRY(nvtxRangePushEx, nvtxRangePushEx, nvtxRangePushEx, 0, false, INTEGER, 1),
    STUB_ENTRY(nvtxRangeStartA, nvtxRangeStartA, nvtxRangeStartA, 0, false, INTEGER, 1),
    STUB_ENTRY(nvtxRangeStartEx, nvtxRangeStartEx, nvtxRangeStartEx, 0, false, INTEGER, 1),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
