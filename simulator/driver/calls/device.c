// cuInit, cuDeviceGet and related functions, and primary contexts.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/call.h"
#include "base/control.h"
#include "base/lock.h"
#include "base/options.h"
#include "base/simulates.h"
#include "calls/context.h"
#include "calls/primary.h"
#include "device/attributes.h"
#include "device/context.h"
#include "device/device.h"
#include "memory/describe.h"

// Checks a device number. Every function on a device begins with this check.
static CUresult
check_device(CUdevice device)
{
    return drv_device_valid(device) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_DEVICE;
}

static void
report_leaks_at_exit(void)
{
    atexit(drv_report_leaks_at_exit);
}

CUresult
functional_cuInit(unsigned int flags)
{
    DRV_TRY(drv_fault());
    if (drv_forked())
        return CUDA_ERROR_NOT_INITIALIZED;
    if (flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    if (drv_simulates() && drv_options_error() != NULL) {
        fprintf(stderr, "%s\n", drv_options_error());
        return CUDA_ERROR_INVALID_VALUE;
    }
    if (drv_device_count() == 0)
        return CUDA_ERROR_NO_DEVICE;
    static pthread_once_t at_exit = PTHREAD_ONCE_INIT;
    if (drv_simulates() && drv_options_get()->leaks)
        pthread_once(&at_exit, report_leaks_at_exit);
    drv_initialize();
    return CUDA_SUCCESS;
}

CUresult
functional_cuDriverGetVersion(int *version)
{
    DRV_TRY(drv_fault());
    if (version == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *version = 13050;
    return CUDA_SUCCESS;
}

CUresult
functional_cuDeviceGet(CUdevice *device, int ordinal)
{
    DRV_ENTER();
    if (device == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    DRV_TRY(check_device(ordinal));
    *device = ordinal;
    return CUDA_SUCCESS;
}

CUresult
functional_cuDeviceGetCount(int *count)
{
    DRV_ENTER();
    if (count == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *count = drv_device_count();
    return CUDA_SUCCESS;
}

CUresult
functional_cuDeviceGetName(char *name, int len, CUdevice dev)
{
    DRV_ENTER();
    DRV_TRY(check_device(dev));
    if (name == NULL || len <= 0)
        return CUDA_ERROR_INVALID_VALUE;
    snprintf(name, (size_t)len, "%s",
             drv_simulates() ? "cubind simulated device" : "Stub Device 9.0");
    return CUDA_SUCCESS;
}

CUresult
functional_cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)
{
    DRV_ENTER();
    DRV_TRY(check_device(dev));
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
    DRV_ENTER();
    DRV_TRY(check_device(dev));
    if (bytes == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *bytes = drv_total_memory();
    return CUDA_SUCCESS;
}

CUresult
functional_cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)
{
    DRV_ENTER();
    DRV_TRY(check_device(dev));
    if (pi == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    return drv_device_attribute(attrib, dev, pi);
}

CUresult
functional_cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)
{
    DRV_ENTER();
    DRV_TRY(check_device(dev));
    if (major == NULL || minor == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *major = drv_limit(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
    *minor = drv_limit(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
    return CUDA_SUCCESS;
}

CUresult
functional_cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)
{
    DRV_ENTER();
    DRV_TRY(check_device(dev));
    if (pciBusId == NULL || len < 13)
        return CUDA_ERROR_INVALID_VALUE;
    snprintf(pciBusId, (size_t)len, "0000:%02x:00.0", (unsigned int)(dev + 1));
    return CUDA_SUCCESS;
}

CUresult
functional_cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)
{
    DRV_ENTER();
    if (dev == NULL || pciBusId == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    unsigned int domain, bus, slot;
    int fields = sscanf(pciBusId, "%x:%x:%x", &domain, &bus, &slot);
    if (fields != 3 || domain != 0 || slot != 0 || !drv_device_valid((int)bus - 1))
        return CUDA_ERROR_INVALID_DEVICE;
    *dev = (int)bus - 1;
    return CUDA_SUCCESS;
}

CUresult
functional_cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)
{
    DRV_ENTER();
    DRV_TRY(check_device(dev));
    DRV_TRY(check_device(peerDev));
    if (canAccessPeer == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *canAccessPeer = dev != peerDev;
    return CUDA_SUCCESS;
}

// --- primary contexts ----------------------------------------------------------------------------

CUresult
drv_primary_retain(CUdevice dev, CUcontext *out)
{
    drv_device *d = &drv_devices[dev];
    if (d->primary == NULL)
        d->primary = drv_context_new(dev, d->primary_flags, true);
    if (d->primary == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    d->primary_uses++;
    *out = (CUcontext)d->primary;
    return CUDA_SUCCESS;
}

CUresult
functional_cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)
{
    DRV_ENTER();
    DRV_TRY(check_device(dev));
    if (pctx == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = drv_primary_retain(dev, pctx);
    drv_unlock();
    return status;
}

// Deletes the primary context of a device. The device forgets the context first, so a thread that
// retains the primary context meanwhile gets a new one.
static void
reset_primary(drv_device *d)
{
    drv_context *context = d->primary;
    d->primary = NULL;
    d->primary_uses = 0;
    if (context != NULL)
        drv_context_delete(context);
}

CUresult
drv_primary_release(CUdevice dev)
{
    drv_device *d = &drv_devices[dev];
    if (d->primary_uses == 0)
        return CUDA_ERROR_INVALID_CONTEXT;
    if (--d->primary_uses == 0)
        reset_primary(d);
    return CUDA_SUCCESS;
}

CUresult
functional_cuDevicePrimaryCtxRelease_v2(CUdevice dev)
{
    DRV_ENTER();
    DRV_TRY(check_device(dev));
    drv_lock();
    CUresult status = drv_primary_release(dev);
    drv_unlock();
    return status;
}

CUresult
functional_cuDevicePrimaryCtxReset_v2(CUdevice dev)
{
    DRV_ENTER();
    DRV_TRY(check_device(dev));
    drv_lock();
    reset_primary(&drv_devices[dev]);
    drv_unlock();
    return CUDA_SUCCESS;
}

CUresult
functional_cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)
{
    DRV_ENTER();
    DRV_TRY(check_device(dev));
    if ((flags & ~(unsigned int)CU_CTX_FLAGS_MASK) != 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    drv_devices[dev].primary_flags = flags;
    if (drv_devices[dev].primary != NULL)
        drv_devices[dev].primary->flags = flags;
    drv_unlock();
    return CUDA_SUCCESS;
}

CUresult
functional_cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)
{
    DRV_ENTER();
    DRV_TRY(check_device(dev));
    if (flags == NULL || active == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    *flags = drv_devices[dev].primary_flags;
    *active = drv_devices[dev].primary != NULL;
    drv_unlock();
    return CUDA_SUCCESS;
}

int
cubind_simulator_is_initialized(void)
{
    return drv_initialized() == CUDA_SUCCESS;
}
