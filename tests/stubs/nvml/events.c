// Implements NVML's event sets. Each registered event occurs once, in the order of the bits in the
// mask of event types. After that, waiting times out.
#include <stdlib.h>

#include "devices.h"

enum { DEVICE_EVENTS = 0x1F, SYSTEM_EVENTS = 0x3, XID_EVENT = 0x8, XID = 79 };

// Event sets of devices, and of the system.
struct nvmlEventSet_st {
    nvmlDevice_t device;
    unsigned long long due;
};
struct nvmlSystemEventSet_st {
    unsigned long long due;
};

static unsigned long long
take_lowest(unsigned long long *due)
{
    unsigned long long lowest = *due & (~*due + 1);
    *due &= ~lowest;
    return lowest;
}

// --- device events -------------------------------------------------------------------------------

STUB_NVML(nvmlDeviceGetSupportedEventTypes, (nvmlDevice_t device, unsigned long long *types))
{
    (void)device;
    *types = DEVICE_EVENTS;
    return NVML_SUCCESS;
}

STUB_NVML(nvmlEventSetCreate, (nvmlEventSet_t * set))
{
    *set = calloc(1, sizeof **set);
    return *set != NULL ? NVML_SUCCESS : NVML_ERROR_MEMORY;
}

STUB_NVML(nvmlEventSetFree, (nvmlEventSet_t set))
{
    free(set);
    return NVML_SUCCESS;
}

STUB_NVML(nvmlDeviceRegisterEvents,
          (nvmlDevice_t device, unsigned long long types, nvmlEventSet_t set))
{
    if ((types & ~(unsigned long long)DEVICE_EVENTS) != 0)
        return NVML_ERROR_NOT_SUPPORTED;
    set->device = device;
    set->due |= types;
    return NVML_SUCCESS;
}

STUB_NVML(nvmlEventSetWait_v2, (nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeout_ms))
{
    (void)timeout_ms;
    if (set->due == 0)
        return NVML_ERROR_TIMEOUT;
    *data = (nvmlEventData_t){.device = set->device, .eventType = take_lowest(&set->due)};
    data->gpuInstanceId = data->computeInstanceId = ~0u;
    if (data->eventType == XID_EVENT) {
        data->eventData = XID;
        data->gpuInstanceId = 2;
        data->computeInstanceId = 5;
    }
    return NVML_SUCCESS;
}

// --- system events -------------------------------------------------------------------------------

static bool
is_version_1(unsigned int version, size_t size)
{
    return version == ((1u << 24) | size);
}

STUB_NVML(nvmlSystemEventSetCreate, (nvmlSystemEventSetCreateRequest_t * request))
{
    if (!is_version_1(request->version, sizeof *request))
        return NVML_ERROR_ARGUMENT_VERSION_MISMATCH;
    request->set = calloc(1, sizeof *request->set);
    return request->set != NULL ? NVML_SUCCESS : NVML_ERROR_MEMORY;
}

STUB_NVML(nvmlSystemEventSetFree, (nvmlSystemEventSetFreeRequest_t * request))
{
    if (!is_version_1(request->version, sizeof *request))
        return NVML_ERROR_ARGUMENT_VERSION_MISMATCH;
    free(request->set);
    return NVML_SUCCESS;
}

STUB_NVML(nvmlSystemRegisterEvents, (nvmlSystemRegisterEventRequest_t * request))
{
    if (!is_version_1(request->version, sizeof *request))
        return NVML_ERROR_ARGUMENT_VERSION_MISMATCH;
    if ((request->eventTypes & ~(unsigned long long)SYSTEM_EVENTS) != 0)
        return NVML_ERROR_NOT_SUPPORTED;
    request->set->due |= request->eventTypes;
    return NVML_SUCCESS;
}

STUB_NVML(nvmlSystemEventSetWait, (nvmlSystemEventSetWaitRequest_t * request))
{
    if (!is_version_1(request->version, sizeof *request))
        return NVML_ERROR_ARGUMENT_VERSION_MISMATCH;
    if (request->set->due == 0)
        return NVML_ERROR_TIMEOUT;
    request->numEvent = 0;
    while (request->set->due != 0 && request->numEvent < request->dataSize) {
        nvmlSystemEventData_v1_t *data = &request->data[request->numEvent++];
        data->eventType = take_lowest(&request->set->due);
        data->gpuId = 0x00001700; // the first GPU's packed bus id
    }
    return NVML_SUCCESS;
}
