// cuFuncGetAttribute, cuKernelGetAttribute and related functions.
#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "code/function.h"
#include "code/image.h"
#include "code/module.h"
#include "device/context.h"
#include "device/device.h"

// --- attributes ----------------------------------------------------------------------------------

static bool
is_valid(const drv_function *f, CUfunction_attribute attribute, int value)
{
    switch (attribute) {
    case CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
        return value >= 0 &&
               value <= drv_shared_limit(f, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN);
    case CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT:
        return value >= -1 && value <= 100;
    case CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE:
        return value >= 0 && value <= CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING;
    default:
        // A cluster shape that the code itself requires cannot be changed.
        return value >= 0 && (attribute == CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED ||
                              f->entry->cluster[0] == 0);
    }
}

static CUresult
set_attribute(drv_function *f, int device, CUfunction_attribute attribute, int value)
{
    int *slot = drv_setting_slot(drv_settings_of(f, device), attribute);
    if (slot == NULL || !is_valid(f, attribute, value))
        return CUDA_ERROR_INVALID_VALUE;
    *slot = value;
    return CUDA_SUCCESS;
}

// Finds a function and its device. Refuses handles of kernels.
static CUresult
find_function(CUfunction handle, drv_function **f, int *device)
{
    *f = (drv_function *)handle;
    if (!drv_is(handle, DRV_FUNCTION))
        return CUDA_ERROR_INVALID_HANDLE;
    *device = (*f)->module->context->device;
    return CUDA_SUCCESS;
}

CUresult
functional_cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)
{
    DRV_ENTER();
    if (pi == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_function *f;
    int device;
    drv_lock();
    CUresult status = find_function(hfunc, &f, &device);
    if (status == CUDA_SUCCESS)
        status = drv_function_attribute(pi, attrib, f, device);
    drv_unlock();
    return status;
}

CUresult
functional_cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)
{
    DRV_ENTER();
    drv_function *f;
    int device;
    drv_lock();
    CUresult status = find_function(hfunc, &f, &device);
    if (status == CUDA_SUCCESS)
        status = set_attribute(f, device, attrib, value);
    drv_unlock();
    return status;
}

CUresult
functional_cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev)
{
    DRV_ENTER();
    if (pi == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    if (!drv_device_valid(dev))
        return CUDA_ERROR_INVALID_DEVICE;
    drv_lock();
    CUresult status = drv_is(kernel, DRV_KERNEL)
                          ? drv_function_attribute(pi, attrib, (drv_function *)kernel, dev)
                          : CUDA_ERROR_INVALID_HANDLE;
    drv_unlock();
    return status;
}

CUresult
functional_cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev)
{
    DRV_ENTER();
    if (!drv_device_valid(dev))
        return CUDA_ERROR_INVALID_DEVICE;
    drv_lock();
    CUresult status = drv_is(kernel, DRV_KERNEL)
                          ? set_attribute((drv_function *)kernel, dev, attrib, val)
                          : CUDA_ERROR_INVALID_HANDLE;
    drv_unlock();
    return status;
}

CUresult
functional_cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)
{
    DRV_ENTER();
    drv_function *f;
    int device;
    drv_lock();
    CUresult status = find_function(hfunc, &f, &device);
    if (status == CUDA_SUCCESS)
        drv_settings_of(f, device)->cache = config;
    drv_unlock();
    return status;
}

CUresult
functional_cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)
{
    DRV_ENTER();
    if (!drv_device_valid(dev))
        return CUDA_ERROR_INVALID_DEVICE;
    drv_lock();
    bool valid = drv_is(kernel, DRV_KERNEL);
    if (valid)
        drv_settings_of((drv_function *)kernel, dev)->cache = config;
    drv_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

// --- names and parameters ------------------------------------------------------------------------

static CUresult
get_name(const char **name, const void *handle, drv_kind kind)
{
    if (name == NULL || handle == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    bool valid = drv_is(handle, kind);
    if (valid)
        *name = ((const drv_function *)handle)->entry->name;
    drv_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CUresult
functional_cuFuncGetName(const char **name, CUfunction hfunc)
{
    DRV_ENTER();
    return get_name(name, hfunc, DRV_FUNCTION);
}

CUresult
functional_cuKernelGetName(const char **name, CUkernel hfunc)
{
    DRV_ENTER();
    return get_name(name, hfunc, DRV_KERNEL);
}

// A kernel's parameters can only be queried while a context is current.
static CUresult
find_entry(const void *handle, drv_kind kind, const drv_entry **entry)
{
    drv_context *context;
    if (!drv_is(handle, kind))
        return CUDA_ERROR_INVALID_HANDLE;
    *entry = ((const drv_function *)handle)->entry;
    return kind == DRV_KERNEL ? drv_current(&context) : CUDA_SUCCESS;
}

static CUresult
get_param(const void *handle, drv_kind kind, size_t i, size_t *offset, size_t *size)
{
    const drv_entry *entry;
    drv_lock();
    CUresult status = find_entry(handle, kind, &entry);
    if (status == CUDA_SUCCESS && (offset == NULL || i >= entry->param_count))
        status = CUDA_ERROR_INVALID_VALUE;
    if (status == CUDA_SUCCESS)
        *offset = entry->params[i].offset;
    if (status == CUDA_SUCCESS && size != NULL)
        *size = entry->params[i].size;
    drv_unlock();
    return status;
}

CUresult
functional_cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset,
                              size_t *paramSize)
{
    DRV_ENTER();
    return get_param(func, DRV_FUNCTION, paramIndex, paramOffset, paramSize);
}

CUresult
functional_cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset,
                                size_t *paramSize)
{
    DRV_ENTER();
    return get_param(kernel, DRV_KERNEL, paramIndex, paramOffset, paramSize);
}

static CUresult
get_param_count(const void *handle, drv_kind kind, size_t *count)
{
    const drv_entry *entry;
    drv_lock();
    CUresult status = find_entry(handle, kind, &entry);
    if (status == CUDA_SUCCESS && count == NULL)
        status = CUDA_ERROR_INVALID_VALUE;
    if (status == CUDA_SUCCESS)
        *count = entry->param_count;
    drv_unlock();
    return status;
}

CUresult
functional_cuFuncGetParamCount(CUfunction func, size_t *paramCount)
{
    DRV_ENTER();
    return get_param_count(func, DRV_FUNCTION, paramCount);
}

CUresult
functional_cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)
{
    DRV_ENTER();
    return get_param_count(kernel, DRV_KERNEL, paramCount);
}

// --- loading -------------------------------------------------------------------------------------

CUresult
functional_cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)
{
    DRV_ENTER();
    if (state == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    const drv_function *f = drv_function_of(function);
    drv_unlock();
    *state = CU_FUNCTION_LOADING_STATE_LOADED;
    return f != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CUresult
functional_cuFuncLoad(CUfunction function)
{
    DRV_ENTER();
    drv_lock();
    const drv_function *f = drv_function_of(function);
    drv_unlock();
    return f != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}
