// Counts imported pools and pointers.
//
// The driver does not count them: it returns the same handle for a pool that is imported again, and
// one cuMemPoolDestroy() ends all imports. The same holds for the pointers of device memory, while
// the second import of host memory fails.
#include "memory/imports.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

typedef struct imported {
    struct imported *next;
    uint64_t handle; // the pool or the pointer
    size_t count;
    CUmemoryPool pool;           // of a pointer
    CUmemPoolPtrExportData data; // of a pointer
} imported;

static imported *pools, *pointers;
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

// Counts an import; the first one of its handle becomes an element of the list. Takes `made`, which
// the caller allocates before the import, because an import cannot be undone.
static void
count_import(imported **list, imported *made)
{
    imported *known = find(*list, made->handle);
    if (known != NULL) {
        known->count++;
        free(made);
        return;
    }
    made->count = 1;
    made->next = *list;
    *list = made;
}

// --- pools ---------------------------------------------------------------------------------------

static CUresult
import_pool(int fd, CUmemoryPool *out)
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
    count_import(&pools, made);
    return CUDA_SUCCESS;
}

CUresult
core_imports_pool(int fd, CUmemoryPool *out, const char **function)
{
    *function = "cuMemPoolImportFromShareableHandle";
    pthread_mutex_lock(&lock);
    CUresult status = import_pool(fd, out);
    pthread_mutex_unlock(&lock);
    return status;
}

CUresult
core_imports_drop_pool(CUmemoryPool pool, const char **function)
{
    CUresult status = CUDA_SUCCESS;
    *function = "cuMemPoolDestroy";
    pthread_mutex_lock(&lock);
    imported *i = find(pools, (uintptr_t)pool);
    if (i != NULL && --i->count == 0) {
        remove_from(&pools, i);
        status = core_driver->cuMemPoolDestroy(pool);
    }
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

CUresult
core_imports_free(CUdeviceptr ptr, CUstream stream)
{
    CUresult status = CUDA_SUCCESS;
    pthread_mutex_lock(&lock);
    imported *i = find(pointers, ptr);
    if (i != NULL && i->count > 1)
        i->count--;
    else {
        status = core_driver->cuMemFreeAsync(ptr, stream);
        if (i != NULL && status == CUDA_SUCCESS)
            remove_from(&pointers, i);
    }
    pthread_mutex_unlock(&lock);
    return status;
}
