// Calls cuMemPoolGetAccess() and cuMemPoolSetAccess().
#include "memory/pool_access.h"

#include "base/state.h"

CUresult
core_pool_can_access(CUmemoryPool pool, CUmemLocationType type, int id, bool *out)
{
    CUmemLocation location = {.type = type, .id = id};
    CUmemAccess_flags flags = CU_MEM_ACCESS_FLAGS_PROT_NONE;
    CUresult status = core_driver->cuMemPoolGetAccess(&flags, pool, &location);
    *out = flags != CU_MEM_ACCESS_FLAGS_PROT_NONE;
    return status;
}

CUresult
core_pool_open_to_devices(CUmemoryPool pool, int device_count)
{
    CUmemAccessDesc access[CORE_MAX_DEVICES];
    for (int i = 0; i < device_count; i++)
        access[i] = (CUmemAccessDesc){
            .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = i},
            .flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
        };
    return core_driver->cuMemPoolSetAccess(pool, access, (size_t)device_count);
}

CUresult
core_pool_remove_peers(CUmemoryPool pool, int device, int device_count)
{
    CUresult status = CUDA_SUCCESS;
    for (int i = 0; status == CUDA_SUCCESS && i < device_count; i++) {
        CUmemAccessDesc none = {.location = {.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = i}};
        bool has_access;
        if (i == device)
            continue;
        status = core_pool_can_access(pool, CU_MEM_LOCATION_TYPE_DEVICE, i, &has_access);
        if (status == CUDA_SUCCESS && has_access)
            status = core_driver->cuMemPoolSetAccess(pool, &none, 1);
    }
    return status;
}
