// Shares memory pools between processes: cuMemPoolExportToShareableHandle and related functions.
//
// The handle of a pool is a descriptor of the file that holds its memory (memory/pool_file.c).
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "device/device.h"
#include "memory/pool_file.h"
#include "memory/sharing.h"
#include "memory/written.h"
#include "stream/capture.h"

static const CUmemAllocationHandleType DESCRIPTOR = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;

_Static_assert(sizeof(drv_exported) <= sizeof(CUmemPoolPtrExportData), "a pointer has 64 bytes");

// --- the process that has the pool ---------------------------------------------------------------

static bool
is_shared(const drv_pool *pool)
{
    return pool != NULL && pool->file > 0 && !pool->imported;
}

CUresult
functional_cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,
                                            CUmemAllocationHandleType handleType,
                                            unsigned long long flags)
{
    DRV_ENTER();
    if (handle_out == NULL || handleType != DESCRIPTOR || flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = drv_is(pool, DRV_POOL) && is_shared((drv_pool *)pool)
                          ? CUDA_SUCCESS
                          : CUDA_ERROR_INVALID_VALUE;
    int file = status == CUDA_SUCCESS ? fcntl(((drv_pool *)pool)->file, F_DUPFD_CLOEXEC, 0) : -1;
    if (file >= 0)
        ((drv_pool *)pool)->exported = true;
    drv_unlock();
    if (status == CUDA_SUCCESS && file < 0)
        return CUDA_ERROR_OPERATING_SYSTEM;
    if (status == CUDA_SUCCESS)
        memcpy(handle_out, &file, sizeof file);
    return status;
}

CUresult
functional_cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)
{
    DRV_ENTER();
    if (shareData_out == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    const drv_range *r = drv_range_of((uintptr_t)ptr);
    bool exported = r != NULL && r->start == ptr && !r->freeing && is_shared(r->pool) &&
                    r->pool->exported; // as driver 580 demands
    drv_exported data;
    if (exported) {
        drv_end_unwritten(r->start, r->size); // another process may write to it
        drv_pool_file_export(r->pool, r, &data);
        memset(shareData_out, 0, sizeof *shareData_out);
        memcpy(shareData_out, &data, sizeof data);
    }
    drv_unlock();
    return exported ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

// --- a process that imports it -------------------------------------------------------------------

typedef struct pool_search {
    uint64_t inode;
    drv_pool *found;
} pool_search;

static void
look_for_pool(void *object, void *arg)
{
    drv_pool *pool = object;
    pool_search *s = arg;
    if (pool->imported && pool->inode == s->inode)
        s->found = pool;
}

static CUresult
import_new(int file, const drv_pool_header *header, uint64_t inode, drv_pool **out)
{
    bool on_device = header->location.type == CU_MEM_LOCATION_TYPE_DEVICE;
    if (on_device && !drv_device_valid(header->location.id))
        return CUDA_ERROR_INVALID_DEVICE;
    int own = fcntl(file, F_DUPFD_CLOEXEC, 1);
    if (own < 0)
        return CUDA_ERROR_OPERATING_SYSTEM;
    drv_pool *pool = drv_pool_new(CU_MEM_ALLOCATION_TYPE_PINNED, header->location);
    if (pool == NULL) {
        close(own);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    pool->imported = true;
    pool->file = own;
    pool->inode = inode;
    pool->key = header->key;
    *out = pool;
    return CUDA_SUCCESS;
}

// Returns the same pool each time that it is imported.
CUresult
functional_cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,
                                              CUmemAllocationHandleType handleType,
                                              unsigned long long flags)
{
    DRV_ENTER();
    drv_pool_header header;
    int file = (int)(intptr_t)handle;
    pool_search s = {.found = NULL};
    if (pool_out == NULL || handleType != DESCRIPTOR || flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    if (!drv_pool_file_read(file, &header, &s.inode))
        return CUDA_ERROR_UNKNOWN;
    drv_lock();
    drv_each(DRV_POOL, look_for_pool, &s);
    CUresult status = CUDA_SUCCESS;
    if (s.found == NULL)
        status = import_new(file, &header, s.inode, &s.found);
    *pool_out = status == CUDA_SUCCESS ? (CUmemoryPool)s.found : NULL;
    drv_unlock();
    return status;
}

typedef struct range_search {
    const drv_pool *pool;
    uint64_t offset;
    const drv_range *found;
} range_search;

static void
look_for_part(const drv_range *r, void *arg)
{
    range_search *s = arg;
    if (r->pool == s->pool && r->offset == s->offset)
        s->found = r;
}

static CUresult
import_part(drv_pool *pool, const drv_exported *data, CUdeviceptr *out)
{
    void *memory = drv_map_opened(pool->file, data->offset, data->size);
    if (memory == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    bool on_device = pool->location.type == CU_MEM_LOCATION_TYPE_DEVICE;
    CUresult status = drv_import(&(drv_range){.start = (uintptr_t)memory,
                                              .size = data->size,
                                              .space = on_device ? DRV_DEVICE : DRV_HOST,
                                              .device = on_device ? pool->location.id : 0,
                                              .pool = pool,
                                              .file = pool->inode,
                                              .offset = data->offset});
    if (status != CUDA_SUCCESS)
        drv_unmap_opened(memory, data->size);
    *out = status == CUDA_SUCCESS ? (CUdeviceptr)(uintptr_t)memory : 0;
    return status;
}

// As in driver 580, memory of a device gets the same address each time, and the first free ends
// all of it; memory of the host cannot be imported again. If a free is only queued, the import is a
// new one at the same address, which that free does not end.
static CUresult
import_pointer(drv_pool *pool, const drv_exported *data, CUdeviceptr *out)
{
    DRV_TRY(drv_capture_forbids());
    if (!drv_is(pool, DRV_POOL) || !pool->imported || !drv_pool_file_knows(pool, data))
        return CUDA_ERROR_INVALID_VALUE;
    range_search s = {.pool = pool, .offset = data->offset};
    drv_each_range(NULL, look_for_part, &s);
    if (s.found == NULL)
        return import_part(pool, data, out);
    drv_range *r = drv_range_of(s.found->start);
    if (r->freeing) {
        r->freeing = false;
        r->id = drv_next_id(); // the queued free has the old one
    } else if (r->space == DRV_HOST)
        return CUDA_ERROR_ALREADY_MAPPED;
    *out = (CUdeviceptr)r->start;
    return CUDA_SUCCESS;
}

CUresult
functional_cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool,
                                  CUmemPoolPtrExportData *shareData)
{
    DRV_ENTER();
    drv_exported data;
    if (ptr_out == NULL || shareData == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    memcpy(&data, shareData, sizeof data);
    drv_lock();
    CUresult status = import_pointer((drv_pool *)pool, &data, ptr_out);
    drv_unlock();
    return status;
}
