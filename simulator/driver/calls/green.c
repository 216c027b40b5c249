// cuGreenCtxCreate and related functions.
#include <stdlib.h>
#include <string.h>

#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "calls/primary.h"
#include "device/device.h"
#include "device/green.h"
#include "stream/event.h"
#include "stream/green.h"
#include "stream/queue.h"
#include "stream/stream.h"

// --- resources -----------------------------------------------------------------------------------

// Reads the resources of a green context, or of all of a context's device.
static CUresult
read_share(const drv_green *green, const drv_context *context, CUdevResource *out,
           CUdevResourceType type)
{
    drv_share whole = drv_share_whole(context->device);
    return drv_share_read(green != NULL ? &green->share : &whole, type, out);
}

static CUresult
read_context(CUcontext handle, CUdevResource *out, CUdevResourceType type)
{
    drv_context *context = handle != NULL ? drv_context_find(handle) : NULL;
    if (handle == NULL)
        DRV_TRY(drv_current(&context));
    if (context == NULL)
        return CUDA_ERROR_INVALID_CONTEXT;
    return read_share(handle != NULL ? drv_green_find(handle) : drv_green_current(), context, out,
                      type);
}

CUresult
functional_cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType type)
{
    DRV_ENTER();
    if (resource == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = read_context(hCtx, resource, type);
    drv_unlock();
    return status;
}

CUresult
functional_cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource,
                                    CUdevResourceType type)
{
    DRV_ENTER();
    if (resource == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    const drv_green *green = drv_green_find(hCtx);
    CUresult status = green != NULL ? read_share(green, green->context, resource, type)
                                    : CUDA_ERROR_INVALID_CONTEXT;
    drv_unlock();
    return status;
}

CUresult
functional_cuStreamGetDevResource(CUstream hStream, CUdevResource *resource, CUdevResourceType type)
{
    DRV_ENTER();
    if (resource == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    if (type != CU_DEV_RESOURCE_TYPE_SM)
        return CUDA_ERROR_INVALID_RESOURCE_TYPE;
    drv_stream *stream;
    drv_lock();
    CUresult status = drv_find_stream(hStream, &stream);
    if (status == CUDA_SUCCESS)
        status = read_share(stream->green, stream->context, resource, type);
    drv_unlock();
    return status;
}

// --- descriptors ---------------------------------------------------------------------------------

// A descriptor is never freed: it remains valid for the lifetime of the process. Equal shares have
// one descriptor.
typedef struct descriptor {
    struct descriptor *next;
    drv_share share;
} descriptor;

static descriptor *descriptors;

static bool
is_descriptor(const void *handle)
{
    const descriptor *d = descriptors;
    while (d != NULL && d != handle)
        d = d->next;
    return d != NULL;
}

static CUresult
describe(CUdevResourceDesc *out, const drv_share *share)
{
    descriptor *d = descriptors;
    while (d != NULL && memcmp(&d->share, share, sizeof *share) != 0)
        d = d->next;
    if (d == NULL) {
        d = calloc(1, sizeof *d);
        if (d == NULL)
            return CUDA_ERROR_OUT_OF_MEMORY;
        memcpy(&d->share, share, sizeof *share);
        d->next = descriptors;
        descriptors = d;
    }
    *out = (CUdevResourceDesc)d;
    return CUDA_SUCCESS;
}

CUresult
functional_cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources,
                                     unsigned int nbResources)
{
    DRV_ENTER();
    if (phDesc == NULL || resources == NULL || nbResources == 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_share share;
    memset(&share, 0, sizeof share); // the padding is compared, too
    DRV_TRY(drv_share_join(resources, nbResources, &share));
    drv_lock();
    CUresult status = describe(phDesc, &share);
    drv_unlock();
    return status;
}

// --- green contexts ------------------------------------------------------------------------------

static CUresult
create(CUgreenCtx *out, CUdevResourceDesc desc, CUdevice device)
{
    CUcontext primary;
    if (!is_descriptor(desc) || ((const descriptor *)desc)->share.device != device)
        return CUDA_ERROR_INVALID_VALUE;
    DRV_TRY(drv_primary_retain(device, &primary));
    drv_green *green = drv_green_new((drv_context *)primary, &((const descriptor *)desc)->share);
    if (green == NULL) {
        drv_primary_release(device);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *out = (CUgreenCtx)green;
    return CUDA_SUCCESS;
}

CUresult
functional_cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev,
                            unsigned int flags)
{
    DRV_ENTER();
    if (phCtx == NULL || flags > CU_GREEN_CTX_DEFAULT_STREAM)
        return CUDA_ERROR_INVALID_VALUE;
    if (!drv_device_valid(dev))
        return CUDA_ERROR_INVALID_DEVICE;
    drv_lock();
    CUresult status = create(phCtx, desc, dev);
    drv_unlock();
    return status;
}

static CUresult
destroy(CUgreenCtx handle)
{
    if (!drv_is(handle, DRV_GREEN))
        return CUDA_ERROR_INVALID_CONTEXT;
    drv_green *green = (drv_green *)handle;
    int device = green->share.device;
    bool has_primary = green->context != NULL;
    // A primary context that is being reset has no uses any more; the device may have a new one.
    bool uses_primary = has_primary && !green->context->ends;
    if (has_primary)
        drv_green_detach(green);
    drv_mark_drop(green->gate);
    drv_delete(green);
    return uses_primary ? drv_primary_release(device) : CUDA_SUCCESS;
}

CUresult
functional_cuGreenCtxDestroy(CUgreenCtx hCtx)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = destroy(hCtx);
    drv_unlock();
    return status;
}

CUresult
functional_cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)
{
    DRV_ENTER();
    if (pContext == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    drv_green *green = drv_green_find(hCtx);
    drv_unlock();
    if (green == NULL)
        return CUDA_ERROR_INVALID_CONTEXT;
    *pContext = (CUcontext)green;
    return CUDA_SUCCESS;
}

CUresult
functional_cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)
{
    DRV_ENTER();
    if (greenCtxId == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    const drv_green *green = greenCtx != NULL ? drv_green_find(greenCtx) : drv_green_current();
    if (green != NULL)
        *greenCtxId = green->id;
    drv_unlock();
    return green != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_CONTEXT;
}

// --- streams and events --------------------------------------------------------------------------

CUresult
functional_cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags,
                                  int priority)
{
    DRV_ENTER();
    drv_lock();
    drv_green *green = drv_green_find(greenCtx);
    CUresult status = green != NULL ? green->context->sticky : CUDA_ERROR_INVALID_CONTEXT;
    if (status == CUDA_SUCCESS && (phStream == NULL || flags != CU_STREAM_NON_BLOCKING))
        status = CUDA_ERROR_INVALID_VALUE;
    if (status == CUDA_SUCCESS)
        status = drv_stream_create(green->context, green, flags, priority, phStream);
    drv_unlock();
    return status;
}

CUresult
functional_cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)
{
    DRV_ENTER_ANYWHERE();
    if (phCtx == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_stream *stream;
    drv_lock();
    CUresult status = drv_find_stream(hStream, &stream);
    if (status == CUDA_SUCCESS)
        *phCtx = (CUgreenCtx)stream->green;
    drv_unlock();
    return status;
}

CUresult
functional_cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)
{
    DRV_ENTER();
    drv_lock();
    const drv_green *green = drv_green_find(hCtx);
    CUresult status = green != NULL ? drv_green_record(green, hEvent) : CUDA_ERROR_INVALID_CONTEXT;
    drv_unlock();
    return status;
}

CUresult
functional_cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)
{
    DRV_ENTER();
    drv_lock();
    drv_green *green = drv_green_find(hCtx);
    CUresult status = green != NULL ? drv_green_wait(green, hEvent) : CUDA_ERROR_INVALID_CONTEXT;
    drv_unlock();
    return status;
}
