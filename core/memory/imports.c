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
    CUmemoryPool pool;
    CUdeviceptr ptr;             // 0 for a pool
    CUmemPoolPtrExportData data; // of a pointer
    size_t count;
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
add_to(imported **list, const imported *what)
{
    imported *made = malloc(sizeof *made);
    if (made == NULL)
        return NULL;
    *made = *what;
    made->next = *list;
    return *list = made;
}

// --- pools ---------------------------------------------------------------------------------------

static imported *
find_pool(CUmemoryPool pool)
{
    imported *i = pools;
    while (i != NULL && i->pool != pool)
        i = i->next;
    return i;
}

static CUresult
import_pool(int fd, CUmemoryPool *out)
{
    CUresult status = core_driver->cuMemPoolImportFromShareableHandle(
        out, (void *)(intptr_t)fd, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0);
    if (status != CUDA_SUCCESS)
        return status;
    imported *known = find_pool(*out);
    if (known != NULL)
        known->count++;
    else if (add_to(&pools, &(imported){.pool = *out, .count = 1}) == NULL) {
        (void)core_driver->cuMemPoolDestroy(*out);
        status = CUDA_ERROR_OUT_OF_MEMORY;
    }
    return status;
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
    imported *i = find_pool(pool);
    if (i != NULL && --i->count == 0) {
        remove_from(&pools, i);
        status = core_driver->cuMemPoolDestroy(pool);
    }
    pthread_mutex_unlock(&lock);
    return status;
}

// --- pointers ------------------------------------------------------------------------------------

static imported *
find_pointer(CUdeviceptr ptr)
{
    imported *i = pointers;
    while (i != NULL && i->ptr != ptr)
        i = i->next;
    return i;
}

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
        *out = known->ptr;
        return CUDA_SUCCESS;
    }
    imported new = {.pool = pool, .data = *data, .count = 1};
    imported *made = malloc(sizeof *made); // first: what follows cannot be undone
    if (made == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    CUresult status = core_driver->cuMemPoolImportPointer(&new.ptr, pool, &new.data);
    known = status == CUDA_SUCCESS ? find_pointer(new.ptr) : NULL;
    if (known != NULL)
        known->count++;
    if (status != CUDA_SUCCESS || known != NULL)
        free(made);
    else {
        *made = new;
        made->next = pointers;
        pointers = made;
    }
    *out = new.ptr;
    return status;
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
    imported *i = find_pointer(ptr);
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
