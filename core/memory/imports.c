// Counts imported pools and pointers.
//
// The driver does not count them: it returns the same handle for a pool that is imported again, and
// one cuMemPoolDestroy() ends all imports. The same holds for the pointers of device memory, while
// the second import of host memory fails.
//
// An imported pool must not be destroyed while another thread is in cuCtxSynchronize(): the process
// may hang or crash (docs/driver-notes.md). So the last of those threads destroys it.
#include "memory/imports.h"

#include "base/relax.h"
#include "memory/pool_access.h"
#include "memory/work_list.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct imported {
    struct imported *next;
    uint64_t handle; // the pool or the pointer
    size_t count;
    int place;                   // of a pool: its device, or CORE_PLACE_HOST
    CUmemoryPool pool;           // of a pointer
    CUmemPoolPtrExportData data; // of a pointer
    core_work_list uses;         // of a pointer: the work before frees of its earlier imports
} imported;

static imported *pools, *pointers; // pools whose count is 0 wait for their end
static size_t synchronizing;       // threads in cuCtxSynchronize()
// Held during driver calls, so that no import comes between the last free and its removal.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void
remove_from(imported **link, imported *i)
{
    while (*link != i)
        link = &(*link)->next;
    *link = i->next;
    free(i);
}

static imported *
find(imported *list, uint64_t handle)
{
    while (list != NULL && list->handle != handle)
        list = list->next;
    return list;
}

// Counts an import, and returns its element of the list; the first import of a handle makes one.
// Takes `made`, which the caller allocates before the import, because an import cannot be undone.
static imported *
count_import(imported **list, imported *made)
{
    imported *known = find(*list, made->handle);
    if (known != NULL) {
        known->count++;
        free(made);
        return known;
    }
    made->count = 1;
    made->next = *list;
    *list = made;
    return made;
}

// --- pools ---------------------------------------------------------------------------------------

// Finds where the memory of a new import is. The host can access its own memory and no other, and
// of the devices only that of the memory can: later, others may have got access.
static CUresult
find_place(CUmemoryPool pool, int device_count, int *out)
{
    bool found = false;
    *out = CORE_PLACE_HOST;
    CUresult status = core_pool_can_access(pool, CU_MEM_LOCATION_TYPE_HOST_NUMA, 0, &found);
    if (status == CUDA_ERROR_INVALID_VALUE || status == CUDA_ERROR_NOT_SUPPORTED)
        status = CUDA_SUCCESS; // a driver may refuse to answer for a pool of a device
    for (int i = 0; status == CUDA_SUCCESS && !found && i < device_count; i++) {
        *out = i;
        status = core_pool_can_access(pool, CU_MEM_LOCATION_TYPE_DEVICE, i, &found);
    }
    if (!found)
        *out = CORE_PLACE_UNKNOWN;
    return status;
}

static CUresult
destroy_pool(imported *i)
{
    CUmemoryPool pool = (CUmemoryPool)(uintptr_t)i->handle;
    remove_from(&pools, i);
    return core_driver->cuMemPoolDestroy(pool);
}

// Ends one import of a pool.
static CUresult
end_pool(imported *i)
{
    return --i->count == 0 && synchronizing == 0 ? destroy_pool(i) : CUDA_SUCCESS;
}

static CUresult
import_pool(int fd, int device_count, CUmemoryPool *out, int *place, const char **function)
{
    imported *made = calloc(1, sizeof *made);
    if (made == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    CUresult status = core_driver->cuMemPoolImportFromShareableHandle(
        out, (void *)(intptr_t)fd, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0);
    if (status != CUDA_SUCCESS) {
        free(made);
        return status;
    }
    made->handle = (uintptr_t)*out;
    made->place = CORE_PLACE_UNKNOWN;
    imported *i = count_import(&pools, made);
    if (i->place == CORE_PLACE_UNKNOWN) {
        *function = "cuMemPoolGetAccess";
        status = find_place(*out, device_count, &i->place);
    }
    *place = i->place;
    if (status != CUDA_SUCCESS)
        (void)end_pool(i);
    return status;
}

CUresult
core_imports_pool(int fd, int device_count, CUmemoryPool *out, int *place, const char **function)
{
    *function = "cuMemPoolImportFromShareableHandle";
    pthread_mutex_lock(&lock);
    CUresult status = import_pool(fd, device_count, out, place, function);
    pthread_mutex_unlock(&lock);
    return status;
}

CUresult
core_imports_drop_pool(CUmemoryPool pool, const char **function)
{
    *function = "cuMemPoolDestroy";
    pthread_mutex_lock(&lock);
    imported *i = find(pools, (uintptr_t)pool);
    CUresult status = i != NULL ? end_pool(i) : CUDA_SUCCESS;
    pthread_mutex_unlock(&lock);
    return status;
}

// A failure is ignored: the call that ended the import is over.
static void
destroy_ended(void)
{
    CUstreamCaptureMode before = core_relax();
    for (imported *i = pools, *next; i != NULL; i = next) {
        next = i->next;
        if (i->count == 0)
            (void)destroy_pool(i);
    }
    core_unrelax(before);
}

CUresult
core_imports_synchronize(void)
{
    pthread_mutex_lock(&lock);
    synchronizing++;
    pthread_mutex_unlock(&lock);
    CUresult status = core_driver->cuCtxSynchronize();
    pthread_mutex_lock(&lock);
    if (--synchronizing == 0)
        destroy_ended();
    pthread_mutex_unlock(&lock);
    return status;
}

// --- pointers ------------------------------------------------------------------------------------

static imported *
find_data(CUmemoryPool pool, const CUmemPoolPtrExportData *data)
{
    imported *i = pointers;
    while (i != NULL && (i->pool != pool || memcmp(&i->data, data, sizeof *data) != 0))
        i = i->next;
    return i;
}

// Two exports of a pointer may differ in bytes that mean nothing, so the address is compared as
// well.
static CUresult
import_pointer(CUmemoryPool pool, const CUmemPoolPtrExportData *data, CUdeviceptr *out)
{
    imported *known = find_data(pool, data);
    if (known != NULL) {
        known->count++;
        *out = known->handle;
        return CUDA_SUCCESS;
    }
    imported *made = malloc(sizeof *made);
    if (made == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    *made = (imported){.pool = pool, .data = *data};
    CUresult status = core_driver->cuMemPoolImportPointer(out, pool, &made->data);
    if (status != CUDA_SUCCESS) {
        free(made);
        return status;
    }
    made->handle = *out;
    count_import(&pointers, made);
    return CUDA_SUCCESS;
}

CUresult
core_imports_pointer(CUmemoryPool pool, const CUmemPoolPtrExportData *data, CUdeviceptr *out,
                     const char **function)
{
    *function = "cuMemPoolImportPointer";
    pthread_mutex_lock(&lock);
    CUresult status = import_pointer(pool, data, out);
    pthread_mutex_unlock(&lock);
    return status;
}

// Ends one of several imports: the last free waits for the work that this one would wait for.
static CUresult
end_import(imported *i, const core_ref *stream)
{
    core_work *work;
    CUresult status = core_work_record(stream, &work);
    if (status == CUDA_SUCCESS) {
        core_work_append(&i->uses, work);
        i->count--;
    }
    return status;
}

static CUresult
free_pointer(imported *i, CUdeviceptr ptr, CUstream stream)
{
    CUresult status = i != NULL ? core_work_precede(&i->uses, stream) : CUDA_SUCCESS;
    if (status == CUDA_SUCCESS)
        status = core_driver->cuMemFreeAsync(ptr, stream);
    if (status == CUDA_SUCCESS && i != NULL)
        remove_from(&pointers, i);
    return status;
}

CUresult
core_imports_free(CUdeviceptr ptr, const core_ref *stream)
{
    CUstream handle = stream != NULL ? stream->handle : NULL;
    pthread_mutex_lock(&lock);
    imported *i = find(pointers, ptr);
    CUresult status =
        i != NULL && i->count > 1 ? end_import(i, stream) : free_pointer(i, ptr, handle);
    pthread_mutex_unlock(&lock);
    return status;
}
