// Implements NVML's functions that count, find and identify devices. Functions that read a device's
// measurements are not implemented: tests script their results.
#include "devices.h"

#include <string.h>
#include <strings.h>

static struct nvmlDevice_st gpus[GPU_COUNT] = {
    {0, "GPU-00112233-4455-6677-8899-aabbccddeeff", "00000000:17:00.0", "Stub GPU", NULL},
    {1, "GPU-12345678-9abc-def0-1234-56789abcdef0", "00000001:B3:1F.0", "Stub GPU with MIG", NULL},
};
static struct nvmlDevice_st migs[MIG_COUNT] = {
    {0, "MIG-0a0b0c0d-0102-0304-0506-0708090a0b0c", NULL, "Stub GPU MIG 1g.10gb", &gpus[1]},
    {2, "MIG-0a0b0c0d-0102-0304-0506-0708090a0b0d", NULL, "Stub GPU MIG 1g.10gb", &gpus[1]},
};

nvmlDevice_t
stub_gpu(unsigned int index)
{
    return index < GPU_COUNT ? &gpus[index] : NULL;
}

static bool
is_mig(nvmlDevice_t device)
{
    return device == &migs[0] || device == &migs[1];
}

static bool
is_device(nvmlDevice_t device)
{
    return device == &gpus[0] || device == &gpus[1] || is_mig(device);
}

nvmlReturn_t
stub_text(const char *text, char *room, unsigned int length)
{
    if (text == NULL)
        return NVML_ERROR_NOT_SUPPORTED;
    if (room == NULL || strlen(text) >= length)
        return NVML_ERROR_INSUFFICIENT_SIZE;
    memcpy(room, text, strlen(text) + 1);
    return NVML_SUCCESS;
}

nvmlReturn_t
stub_list(const void *items, unsigned int item_count, size_t item_size, unsigned int *count,
          void *room)
{
    unsigned int capacity = *count;
    *count = item_count;
    if (item_count > 0 && (room == NULL || capacity < item_count))
        return NVML_ERROR_INSUFFICIENT_SIZE;
    if (item_count > 0)
        memcpy(room, items, item_count * item_size);
    return NVML_SUCCESS;
}

// --- finding devices -----------------------------------------------------------------------------

STUB_NVML(nvmlDeviceGetCount_v2, (unsigned int *count))
{
    *count = GPU_COUNT;
    return NVML_SUCCESS;
}

STUB_NVML(nvmlDeviceGetHandleByIndex_v2, (unsigned int index, nvmlDevice_t *device))
{
    *device = stub_gpu(index);
    return *device != NULL ? NVML_SUCCESS : NVML_ERROR_INVALID_ARGUMENT;
}

STUB_NVML(nvmlDeviceGetHandleByUUID, (const char *uuid, nvmlDevice_t *device))
{
    for (unsigned int i = 0; i < GPU_COUNT; i++)
        if (strcmp(uuid, gpus[i].uuid) == 0) {
            *device = &gpus[i];
            return NVML_SUCCESS;
        }
    for (unsigned int i = 0; i < MIG_COUNT; i++)
        if (strcmp(uuid, migs[i].uuid) == 0) {
            *device = &migs[i];
            return NVML_SUCCESS;
        }
    return NVML_ERROR_NOT_FOUND;
}

STUB_NVML(nvmlDeviceGetHandleByPciBusId_v2, (const char *bus_id, nvmlDevice_t *device))
{
    for (unsigned int i = 0; i < GPU_COUNT; i++)
        if (strcasecmp(bus_id, gpus[i].bus_id) == 0) {
            *device = &gpus[i];
            return NVML_SUCCESS;
        }
    return NVML_ERROR_NOT_FOUND;
}

STUB_NVML(nvmlDeviceIsMigDeviceHandle, (nvmlDevice_t device, unsigned int *is_mig_device))
{
    *is_mig_device = is_mig(device);
    return is_device(device) ? NVML_SUCCESS : NVML_ERROR_INVALID_ARGUMENT;
}

STUB_NVML(nvmlDeviceGetMaxMigDeviceCount, (nvmlDevice_t device, unsigned int *count))
{
    *count = device == &gpus[1] ? MIG_COUNT + 1 : 0; // index 1 of the three is missing
    return NVML_SUCCESS;
}

STUB_NVML(nvmlDeviceGetMigDeviceHandleByIndex,
          (nvmlDevice_t device, unsigned int index, nvmlDevice_t *mig))
{
    if (device != &gpus[1])
        return NVML_ERROR_NOT_SUPPORTED;
    for (unsigned int i = 0; i < MIG_COUNT; i++)
        if (migs[i].index == index) {
            *mig = &migs[i];
            return NVML_SUCCESS;
        }
    return NVML_ERROR_NOT_FOUND;
}

STUB_NVML(nvmlDeviceGetDeviceHandleFromMigDeviceHandle, (nvmlDevice_t mig, nvmlDevice_t *device))
{
    *device = is_mig(mig) ? mig->parent : NULL;
    return is_mig(mig) ? NVML_SUCCESS : NVML_ERROR_INVALID_ARGUMENT;
}

// --- identifying devices -------------------------------------------------------------------------

STUB_NVML(nvmlDeviceGetIndex, (nvmlDevice_t device, unsigned int *index))
{
    if (!is_device(device))
        return NVML_ERROR_INVALID_ARGUMENT;
    *index = device->index;
    return NVML_SUCCESS;
}

STUB_NVML(nvmlDeviceGetName, (nvmlDevice_t device, char *name, unsigned int length))
{
    return is_device(device) ? stub_text(device->name, name, length) : NVML_ERROR_INVALID_ARGUMENT;
}

STUB_NVML(nvmlDeviceGetUUID, (nvmlDevice_t device, char *uuid, unsigned int length))
{
    return is_device(device) ? stub_text(device->uuid, uuid, length) : NVML_ERROR_INVALID_ARGUMENT;
}

STUB_NVML(nvmlDeviceGetPciInfoExt, (nvmlDevice_t device, nvmlPciInfoExt_t *pci))
{
    if (pci->version != ((1u << 24) | sizeof *pci))
        return NVML_ERROR_ARGUMENT_VERSION_MISMATCH;
    if (!is_device(device) || device->bus_id == NULL)
        return NVML_ERROR_NOT_SUPPORTED;
    pci->domain = device->index;
    pci->bus = device->index == 0 ? 0x17 : 0xB3;
    pci->device = device->index == 0 ? 0 : 0x1F;
    pci->pciDeviceId = 0x233010DE;
    pci->pciSubSystemId = 0x16C110DE;
    pci->baseClass = 3;
    pci->subClass = 2;
    return stub_text(device->bus_id, pci->busId, sizeof pci->busId);
}
