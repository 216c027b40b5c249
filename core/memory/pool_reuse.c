// Keeps pools whose resources are gone for the next resource of the same kind, instead of
// destroying them.
//
// CUDA allows cuMemPoolDestroy() while frees of the pool's memory are queued. But with driver
// 580.159, cuCtxSynchronize() on another thread then used the destroyed pool: it hung or crashed
// within about twenty calls. A plain C program shows the same. So an unused pool is kept, with a
// release threshold of 0, which makes it release its memory at the next synchronisation.
//
// For each kind there are as many pools as were in use at one time. They are never destroyed.
#include "memory/pool_reuse.h"

#include "base/steps.h"

#include <pthread.h>

// A pool that a resource created.
typedef struct own_pool {
    core_pool_kind kind;
    CUmemoryPool handle;
    bool in_use;
    struct own_pool *next;
} own_pool;

static own_pool *own_pools;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; // not held during driver calls

static bool
is_same_kind(const core_pool_kind *a, const core_pool_kind *b)
{
    return a->location.type == b->location.type && a->location.id == b->location.id &&
           a->type == b->type && a->max_size == b->max_size && a->shared == b->shared;
}

// --- taking --------------------------------------------------------------------------------------

// Takes an unused pool of that kind into use. Returns NULL if there is none.
static own_pool *
take_waiting(const core_pool_kind *kind)
{
    pthread_mutex_lock(&lock);
    own_pool *p = own_pools;
    while (p != NULL && (p->in_use || !is_same_kind(&p->kind, kind)))
        p = p->next;
    if (p != NULL)
        p->in_use = true;
    pthread_mutex_unlock(&lock);
    return p;
}

static CUresult
set_attribute(CUmemoryPool pool, CUmemPool_attribute attribute, uint64_t value)
{
    return core_driver->cuMemPoolSetAttribute(pool, attribute, &value); // an int is its low half
}

// Resets the attributes that a resource can set.
static CUresult
reset_attributes(CUmemoryPool pool)
{
    static const struct {
        CUmemPool_attribute attribute;
        uint64_t value;
    } defaults[] = {
        {CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, 1},
        {CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, 1},
        {CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES, 1},
        {CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, 0},
        {CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, 0},
        {CU_MEMPOOL_ATTR_USED_MEM_HIGH, 0},
    };
    CUresult status = CUDA_SUCCESS;
    for (size_t i = 0; i < sizeof defaults / sizeof *defaults && status == CUDA_SUCCESS; i++)
        status = set_attribute(pool, defaults[i].attribute, defaults[i].value);
    return status;
}

static CUresult
create_pool(const core_pool_kind *kind, CUmemoryPool *out)
{
    CUmemPoolProps props = {
        .allocType = kind->type,
        .handleTypes =
            kind->shared ? CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR : CU_MEM_HANDLE_TYPE_NONE,
        .location = kind->location,
        .maxSize = kind->max_size,
    };
    own_pool *made = malloc(sizeof *made);
    if (made == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    *made = (own_pool){.kind = *kind, .in_use = true};
    CUresult status = core_driver->cuMemPoolCreate(&made->handle, &props);
    if (status != CUDA_SUCCESS) {
        free(made);
        return status;
    }
    *out = made->handle;
    pthread_mutex_lock(&lock);
    made->next = own_pools;
    own_pools = made;
    pthread_mutex_unlock(&lock);
    return CUDA_SUCCESS;
}

static void
put_back(own_pool *p)
{
    pthread_mutex_lock(&lock);
    p->in_use = false;
    pthread_mutex_unlock(&lock);
}

CUresult
core_pool_take(const core_pool_kind *kind, CUmemoryPool *out, const char **function)
{
    own_pool *waiting = take_waiting(kind);
    if (waiting == NULL) {
        *function = "cuMemPoolCreate";
        return create_pool(kind, out);
    }
    *function = "cuMemPoolSetAttribute";
    *out = waiting->handle;
    CUresult status = reset_attributes(waiting->handle);
    if (status != CUDA_SUCCESS)
        put_back(waiting);
    return status;
}

// --- giving back ---------------------------------------------------------------------------------

static own_pool *
find_own_pool(CUmemoryPool handle)
{
    pthread_mutex_lock(&lock);
    own_pool *p = own_pools;
    while (p->handle != handle)
        p = p->next;
    pthread_mutex_unlock(&lock);
    return p;
}

// If the pool is a device's current pool, makes the default pool current, as cuMemPoolDestroy()
// would.
static CUresult
leave_device(const own_pool *p, const char **function)
{
    CUmemoryPool pool;
    *function = "cuDeviceGetMemPool";
    CUresult status = core_driver->cuDeviceGetMemPool(&pool, p->kind.location.id);
    if (status != CUDA_SUCCESS || pool != p->handle)
        return status;
    *function = "cuDeviceGetDefaultMemPool";
    status = core_driver->cuDeviceGetDefaultMemPool(&pool, p->kind.location.id);
    if (status != CUDA_SUCCESS)
        return status;
    *function = "cuDeviceSetMemPool";
    return core_driver->cuDeviceSetMemPool(p->kind.location.id, pool);
}

CUresult
core_pool_retire(CUmemoryPool pool, const char **function)
{
    own_pool *p = find_own_pool(pool);
    CUresult status = CUDA_SUCCESS;
    if (p->kind.type == CU_MEM_ALLOCATION_TYPE_PINNED &&
        p->kind.location.type == CU_MEM_LOCATION_TYPE_DEVICE)
        status = leave_device(p, function);
    if (status == CUDA_SUCCESS) {
        *function = "cuMemPoolSetAttribute";
        status = set_attribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, 0);
    }
    put_back(p);
    return status;
}
