// Devices: one plausible compute capability 9.0 device, or as many as CUBIND_STUB_DEVICES says.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "functional.h"

fd_device fd_devices[FD_MAX_DEVICES];
const size_t fd_total_memory = (size_t)16 << 30;

static bool initialized;

typedef struct attribute_value {
    CUdevice_attribute attribute;
    int value;
} attribute_value;

static const attribute_value attribute_values[] = {
    {CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, 1024},
    {CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X, 1024},
    {CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y, 1024},
    {CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z, 64},
    {CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X, 2147483647},
    {CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y, 65535},
    {CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z, 65535},
    {CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK, 49152},
    {CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY, 65536},
    {CU_DEVICE_ATTRIBUTE_WARP_SIZE, 32},
    {CU_DEVICE_ATTRIBUTE_MAX_PITCH, 2147483647},
    {CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK, 65536},
    {CU_DEVICE_ATTRIBUTE_CLOCK_RATE, 1980000},
    {CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, 512},
    {CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, 132},
    {CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY, 1},
    {CU_DEVICE_ATTRIBUTE_COMPUTE_MODE, 0},
    {CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS, 1},
    {CU_DEVICE_ATTRIBUTE_ECC_ENABLED, 1},
    {CU_DEVICE_ATTRIBUTE_PCI_BUS_ID, 1},
    {CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE, 3201000},
    {CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH, 6144},
    {CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE, 62914560},
    {CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR, 2048},
    {CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT, 3},
    {CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING, 1},
    {CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT, 32},
    {CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 9},
    {CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, 0},
    {CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED, 1},
    {CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED, 1},
    {CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED, 1},
    {CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR, 233472},
    {CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR, 65536},
    {CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY, 1},
    {CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS, 1},
    {CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED, 1},
    {CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM, 1},
    {CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH, 1},
    {CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, 232448},
    {CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED, 1},
    {CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, 1},
    {CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR, 32},
    {CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK, 1024},
    {CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED, 1},
    {CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH, 1},
    {CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS, 1},
};

CUresult
fd_initialized(void)
{
    return initialized ? CUDA_SUCCESS : CUDA_ERROR_NOT_INITIALIZED;
}

int
fd_device_count(void)
{
    const char *text = getenv("CUBIND_STUB_DEVICES");
    int count = text != NULL ? atoi(text) : 1;
    if (count < 0)
        return 0;
    return count < FD_MAX_DEVICES ? count : FD_MAX_DEVICES;
}

bool
fd_device_valid(CUdevice device)
{
    return device >= 0 && device < fd_device_count();
}

// What every function on a device asks first.
static CUresult
check_device(CUdevice device)
{
    FD_TRY(fd_initialized());
    return fd_device_valid(device) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_DEVICE;
}

CUresult
functional_cuInit(unsigned int flags)
{
    if (flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    if (fd_device_count() == 0)
        return CUDA_ERROR_NO_DEVICE;
    fd_lock();
    initialized = true;
    fd_unlock();
    return CUDA_SUCCESS;
}

CUresult
functional_cuDriverGetVersion(int *version)
{
    if (version == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *version = 13050;
    return CUDA_SUCCESS;
}

CUresult
functional_cuDeviceGet(CUdevice *device, int ordinal)
{
    if (device == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    FD_TRY(check_device(ordinal));
    *device = ordinal;
    return CUDA_SUCCESS;
}

CUresult
functional_cuDeviceGetCount(int *count)
{
    FD_TRY(fd_initialized());
    if (count == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *count = fd_device_count();
    return CUDA_SUCCESS;
}

CUresult
functional_cuDeviceGetName(char *name, int len, CUdevice dev)
{
    FD_TRY(check_device(dev));
    if (name == NULL || len <= 0)
        return CUDA_ERROR_INVALID_VALUE;
    snprintf(name, (size_t)len, "Stub Device 9.0");
    return CUDA_SUCCESS;
}

CUresult
functional_cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)
{
    FD_TRY(check_device(dev));
    if (uuid == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    for (int i = 0; i < 16; i++)
        uuid->bytes[i] = (char)(0xC0 + i);
    uuid->bytes[15] = (char)dev;
    return CUDA_SUCCESS;
}

CUresult
functional_cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)
{
    FD_TRY(check_device(dev));
    if (bytes == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *bytes = fd_total_memory;
    return CUDA_SUCCESS;
}

CUresult
fd_device_attribute(CUdevice_attribute attribute, CUdevice device, int *value)
{
    *value = 0;
    if ((int)attribute <= 0 || attribute >= CU_DEVICE_ATTRIBUTE_MAX)
        return CUDA_ERROR_INVALID_VALUE;
    for (size_t i = 0; i < sizeof attribute_values / sizeof *attribute_values; i++) {
        if (attribute_values[i].attribute == attribute)
            *value = attribute_values[i].value;
    }
    if (attribute == CU_DEVICE_ATTRIBUTE_PCI_BUS_ID)
        *value += device;
    return CUDA_SUCCESS;
}

CUresult
functional_cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)
{
    FD_TRY(check_device(dev));
    if (pi == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    return fd_device_attribute(attrib, dev, pi);
}

CUresult
functional_cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)
{
    FD_TRY(check_device(dev));
    if (major == NULL || minor == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *major = 9;
    *minor = 0;
    return CUDA_SUCCESS;
}

CUresult
functional_cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)
{
    FD_TRY(check_device(dev));
    if (pciBusId == NULL || len < 13)
        return CUDA_ERROR_INVALID_VALUE;
    snprintf(pciBusId, (size_t)len, "0000:%02x:00.0", (unsigned int)(dev + 1));
    return CUDA_SUCCESS;
}

CUresult
functional_cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)
{
    FD_TRY(fd_initialized());
    if (dev == NULL || pciBusId == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    unsigned int domain, bus, slot;
    int fields = sscanf(pciBusId, "%x:%x:%x", &domain, &bus, &slot);
    if (fields != 3 || domain != 0 || slot != 0 || !fd_device_valid((int)bus - 1))
        return CUDA_ERROR_INVALID_DEVICE;
    *dev = (int)bus - 1;
    return CUDA_SUCCESS;
}

CUresult
functional_cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)
{
    FD_TRY(check_device(dev));
    FD_TRY(check_device(peerDev));
    if (canAccessPeer == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *canAccessPeer = dev != peerDev;
    return CUDA_SUCCESS;
}

// --- primary contexts ----------------------------------------------------------------------------

static CUresult
retain_primary(CUdevice dev, CUcontext *out)
{
    fd_device *d = &fd_devices[dev];
    if (d->primary == NULL)
        d->primary = fd_context_new(dev, d->primary_flags, true);
    if (d->primary == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    d->primary_uses++;
    *out = (CUcontext)d->primary;
    return CUDA_SUCCESS;
}

CUresult
functional_cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)
{
    FD_TRY(check_device(dev));
    if (pctx == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = retain_primary(dev, pctx);
    fd_unlock();
    return status;
}

static void
reset_primary(fd_device *d)
{
    if (d->primary != NULL)
        fd_context_delete(d->primary);
    d->primary = NULL;
}

CUresult
functional_cuDevicePrimaryCtxRelease_v2(CUdevice dev)
{
    FD_TRY(check_device(dev));
    fd_lock();
    fd_device *d = &fd_devices[dev];
    CUresult status = d->primary_uses > 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_CONTEXT;
    if (status == CUDA_SUCCESS && --d->primary_uses == 0)
        reset_primary(d);
    fd_unlock();
    return status;
}

CUresult
functional_cuDevicePrimaryCtxReset_v2(CUdevice dev)
{
    FD_TRY(check_device(dev));
    fd_lock();
    reset_primary(&fd_devices[dev]);
    fd_devices[dev].primary_uses = 0;
    fd_unlock();
    return CUDA_SUCCESS;
}

CUresult
functional_cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)
{
    FD_TRY(check_device(dev));
    if ((flags & ~(unsigned int)CU_CTX_FLAGS_MASK) != 0)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    fd_devices[dev].primary_flags = flags;
    if (fd_devices[dev].primary != NULL)
        fd_devices[dev].primary->flags = flags;
    fd_unlock();
    return CUDA_SUCCESS;
}

CUresult
functional_cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)
{
    FD_TRY(check_device(dev));
    if (flags == NULL || active == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    *flags = fd_devices[dev].primary_flags;
    *active = fd_devices[dev].primary != NULL;
    fd_unlock();
    return CUDA_SUCCESS;
}
