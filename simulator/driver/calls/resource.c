// cuDeviceGetDevResource and the functions that split multiprocessors.
#include "device/resource.h"

#include "base/call.h"
#include "base/lock.h"
#include "device/device.h"

CUresult
functional_cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType type)
{
    DRV_ENTER();
    if (resource == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    if (!drv_device_valid(device))
        return CUDA_ERROR_INVALID_DEVICE;
    drv_share share = drv_share_whole(device);
    return drv_share_read(&share, type, resource);
}

CUresult
functional_cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups,
                                       const CUdevResource *input, CUdevResource *remainder,
                                       unsigned int flags, unsigned int minCount)
{
    DRV_ENTER();
    if (nbGroups == NULL || input == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = drv_split_by_count(result, nbGroups, input, remainder, flags, minCount);
    drv_unlock();
    return status;
}

CUresult
functional_cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups,
                                const CUdevResource *input, CUdevResource *remainder,
                                unsigned int flags, CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams)
{
    DRV_ENTER();
    if (nbGroups == 0 || input == NULL || flags != 0 || groupParams == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = drv_split(result, nbGroups, input, remainder, groupParams);
    drv_unlock();
    return status;
}
