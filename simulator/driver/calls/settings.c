// Implements settings that programs make and query, and that have no effect here: attributes of
// streams, banks of shared memory, profilers.
#include "base/call.h"
#include "base/lock.h"
#include "device/context.h"
#include "device/device.h"
#include "memory/ranges.h"
#include "stream/stream.h"

// --- attributes of streams -----------------------------------------------------------------------

static CUresult
get_attribute(const drv_stream *stream, CUstreamAttrID attr, CUstreamAttrValue *value)
{
    const drv_stream_settings *settings = &stream->settings;
    switch (attr) {
    case CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW:
        value->accessPolicyWindow = settings->window;
        return CUDA_SUCCESS;
    case CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY:
        value->syncPolicy = settings->sync == 0 ? CU_SYNC_POLICY_AUTO : settings->sync;
        return CUDA_SUCCESS;
    case CU_LAUNCH_ATTRIBUTE_PRIORITY:
        value->priority = stream->priority;
        return CUDA_SUCCESS;
    case CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN:
        value->memSyncDomain = settings->domain;
        return CUDA_SUCCESS;
    case CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP:
        value->memSyncDomainMap = settings->domains;
        if (!settings->has_domains)
            value->memSyncDomainMap = (CUlaunchMemSyncDomainMap){.default_ = 0, .remote = 1};
        return CUDA_SUCCESS;
    default:
        return CUDA_ERROR_INVALID_VALUE;
    }
}

static CUresult
set_attribute(drv_stream *stream, CUstreamAttrID attr, const CUstreamAttrValue *value)
{
    drv_stream_settings *settings = &stream->settings;
    switch (attr) {
    case CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW:
        settings->window = value->accessPolicyWindow;
        return CUDA_SUCCESS;
    case CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY:
        if (value->syncPolicy < CU_SYNC_POLICY_AUTO ||
            value->syncPolicy > CU_SYNC_POLICY_BLOCKING_SYNC)
            return CUDA_ERROR_INVALID_VALUE;
        settings->sync = value->syncPolicy;
        return CUDA_SUCCESS;
    case CU_LAUNCH_ATTRIBUTE_PRIORITY:
        stream->priority = value->priority;
        return CUDA_SUCCESS;
    case CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN:
        if (value->memSyncDomain > CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE)
            return CUDA_ERROR_INVALID_VALUE;
        settings->domain = value->memSyncDomain;
        return CUDA_SUCCESS;
    case CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP:
        settings->domains = value->memSyncDomainMap;
        settings->has_domains = true;
        return CUDA_SUCCESS;
    default:
        return CUDA_ERROR_INVALID_VALUE;
    }
}

CUresult
functional_cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out)
{
    DRV_ENTER();
    drv_stream *stream;
    if (value_out == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = drv_find_stream(hStream, &stream);
    if (status == CUDA_SUCCESS)
        status = get_attribute(stream, attr, value_out);
    drv_unlock();
    return status;
}

CUresult
functional_cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr,
                                const CUstreamAttrValue *value)
{
    DRV_ENTER();
    drv_stream *stream;
    if (value == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = drv_find_stream(hStream, &stream);
    if (status == CUDA_SUCCESS)
        status = set_attribute(stream, attr, value);
    drv_unlock();
    return status;
}

CUresult
functional_cuStreamCopyAttributes(CUstream dst, CUstream src)
{
    DRV_ENTER();
    drv_stream *to, *from;
    drv_lock();
    CUresult status = drv_find_stream(dst, &to);
    if (status == CUDA_SUCCESS)
        status = drv_find_stream(src, &from);
    if (status == CUDA_SUCCESS && to->context != from->context)
        status = CUDA_ERROR_INVALID_CONTEXT;
    if (status == CUDA_SUCCESS)
        to->settings = from->settings;
    drv_unlock();
    return status;
}

// Attaches managed memory to a stream. This matters only on devices that cannot access managed
// memory at the same time as the host, so only the arguments are checked.
CUresult
functional_cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length,
                                  unsigned int flags)
{
    DRV_ENTER();
    bool known = flags == CU_MEM_ATTACH_GLOBAL || flags == CU_MEM_ATTACH_HOST ||
                 flags == CU_MEM_ATTACH_SINGLE;
    if (!known)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = drv_check_stream(hStream);
    const drv_range *range = drv_range_of((uintptr_t)dptr);
    bool all = range != NULL && range->space == DRV_MANAGED && range->start == (uintptr_t)dptr &&
               (length == 0 || length == range->size);
    bool refused = flags == CU_MEM_ATTACH_SINGLE && drv_is_default_stream(hStream);
    if (status == CUDA_SUCCESS && (!all || refused))
        status = CUDA_ERROR_INVALID_VALUE;
    drv_unlock();
    return status;
}

// --- settings of contexts and devices ------------------------------------------------------------

static CUresult
needs_context(void)
{
    drv_context *context;
    drv_lock();
    CUresult status = drv_current(&context);
    drv_unlock();
    return status;
}

// Reports banks of 4 bytes. Banks have had this width for many years, whatever a program asks for.
CUresult
functional_cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)
{
    DRV_ENTER();
    DRV_TRY(needs_context());
    if (pConfig == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *pConfig = CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE;
    return CUDA_SUCCESS;
}

CUresult
functional_cuCtxSetSharedMemConfig(CUsharedconfig config)
{
    DRV_ENTER();
    DRV_TRY(needs_context());
    return config > CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE ? CUDA_ERROR_INVALID_VALUE
                                                              : CUDA_SUCCESS;
}

CUresult
functional_cuProfilerStart(void)
{
    DRV_ENTER();
    return needs_context();
}

CUresult
functional_cuProfilerStop(void)
{
    DRV_ENTER();
    return needs_context();
}

// Images are read when they are loaded, so loading is eager.
CUresult
functional_cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)
{
    DRV_ENTER();
    if (mode == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *mode = CU_MODULE_EAGER_LOADING;
    return CUDA_SUCCESS;
}

// Reports attributes of a pair of devices. Both are of the same kind, and their memory is host
// memory.
CUresult
functional_cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice,
                                   CUdevice dstDevice)
{
    DRV_ENTER();
    if (!drv_device_valid(srcDevice) || !drv_device_valid(dstDevice) || srcDevice == dstDevice)
        return CUDA_ERROR_INVALID_DEVICE;
    if (value == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    switch (attrib) {
    case CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED:
    case CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED:
        *value = 1;
        return CUDA_SUCCESS;
    case CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK:
    case CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED:
    case CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED:
        *value = 0;
        return CUDA_SUCCESS;
    default:
        return CUDA_ERROR_INVALID_VALUE;
    }
}
