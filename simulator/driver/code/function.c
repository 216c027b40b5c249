// Implements functions and kernels, with their attributes and settings.
#include "code/function.h"

#include <stdlib.h>

#include "code/image.h"
#include "code/module.h"
#include "device/attributes.h"

drv_function *
drv_function_of(const void *handle)
{
    return drv_is(handle, DRV_FUNCTION) || drv_is(handle, DRV_KERNEL) ? (drv_function *)handle
                                                                      : NULL;
}

int
drv_shared_limit(const drv_function *f, CUdevice_attribute attribute)
{
    int left = drv_limit(attribute) - (int)f->entry->shared_bytes;
    return left > 0 ? left : 0;
}

drv_function *
drv_function_new(drv_kind kind, const drv_image *image, size_t entry)
{
    drv_function *function = drv_new(kind, sizeof *function);
    if (function == NULL)
        return NULL;
    function->entry = &image->entries[entry];
    function->image = image;
    for (int i = 0; i < DRV_MAX_DEVICES; i++) {
        drv_settings *settings = &function->settings[i];
        settings->carveout = -1;
        settings->dynamic_shared =
            drv_shared_limit(function, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK);
        for (int axis = 0; axis < 3; axis++)
            settings->cluster[axis] = function->entry->cluster[axis];
    }
    return function;
}

void
drv_function_delete(drv_function *function)
{
    if (function == NULL)
        return;
    free(function->called.bytes);
    drv_delete(function);
}

drv_settings *
drv_settings_of(drv_function *function, int device)
{
    drv_function *owner = function->kernel != NULL ? function->kernel : function;
    return &owner->settings[device];
}

int
drv_registers(const drv_entry *entry)
{
    return entry->registers > 0 ? entry->registers : entry->estimated > 0 ? entry->estimated : 32;
}

// --- attributes ----------------------------------------------------------------------------------

static int
capability(void)
{
    return drv_limit(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR) * 10 +
           drv_limit(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
}

static bool
fixed_attribute(int *value, CUfunction_attribute attribute, const drv_function *f)
{
    const drv_entry *entry = f->entry;
    switch (attribute) {
    case CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
        *value = entry->max_threads > 0 ? entry->max_threads
                                        : drv_limit(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
        return true;
    case CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES:
        *value = (int)entry->shared_bytes;
        return true;
    case CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES:
        *value = (int)f->image->const_bytes;
        return true;
    case CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES:
        *value = (int)entry->local_bytes;
        return true;
    case CU_FUNC_ATTRIBUTE_NUM_REGS:
        *value = drv_registers(entry);
        return true;
    case CU_FUNC_ATTRIBUTE_PTX_VERSION:
        *value = f->image->target;
        return true;
    case CU_FUNC_ATTRIBUTE_BINARY_VERSION:
        *value = capability();
        return true;
    case CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET:
        *value = entry->explicit_cluster;
        return true;
    case CU_FUNC_ATTRIBUTE_CACHE_MODE_CA:
    case CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED:
    case CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE:
        *value = 0;
        return true;
    default:
        return false;
    }
}

// Returns a pointer to the value of an attribute that can be set; NULL for all other attributes.
int *
drv_setting_slot(drv_settings *settings, CUfunction_attribute attribute)
{
    switch (attribute) {
    case CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
        return &settings->dynamic_shared;
    case CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT:
        return &settings->carveout;
    case CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH:
        return &settings->cluster[0];
    case CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT:
        return &settings->cluster[1];
    case CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH:
        return &settings->cluster[2];
    case CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED:
        return &settings->non_portable;
    case CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE:
        return &settings->policy;
    default:
        return NULL;
    }
}

CUresult
drv_function_attribute(int *value, CUfunction_attribute attribute, drv_function *f, int device)
{
    if (fixed_attribute(value, attribute, f))
        return CUDA_SUCCESS;
    const int *slot = drv_setting_slot(drv_settings_of(f, device), attribute);
    if (slot == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *value = *slot;
    return CUDA_SUCCESS;
}

// --- kernels -------------------------------------------------------------------------------------

CUresult
drv_library_kernel(drv_library *library, size_t i, CUkernel *out)
{
    drv_function **slot = &library->kernels[i];
    if (*slot == NULL)
        *slot = drv_function_new(DRV_KERNEL, library->image, i);
    if (*slot == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    (*slot)->library = library;
    *out = (CUkernel)*slot;
    return CUDA_SUCCESS;
}
