// Keeps pools whose resources are gone for the next resource of the same kind, instead of
// destroying them.
//
// CUDA allows cuMemPoolDestroy() while frees of the pool's memory are queued. But with driver
// 580.159, cuCtxSynchronize() on another thread then used the destroyed pool: it hung or crashed
// within about twenty calls. A plain C program shows the same. So an unused pool is kept, with a
// release threshold of 0, which makes it release its memory at the next synchronisation.
//
// For each kind there are as many pools as were in use at one time. They are never destroyed,
// unless they were exported.
//
// Some pools have to wait for their frees, so these are tracked by events:
//
// * A pool that was exported is not reused, because a process with a descriptor of it could read
//   the next resource's memory. It is destroyed when its frees are done. Until then it waits in the
//   list, and each call that takes or retires a pool looks for such pools.
// * A pool whose memory other devices could access is reused when its frees are done. Only then the
//   access can end.
#include "memory/pool_reuse.h"

#include "base/relax.h"
#include "base/steps.h"
#include "memory/pool_access.h"
#include "memory/work_list.h"

#include <pthread.h>

typedef enum pool_state { IN_USE, UNUSED, LEAVING } pool_state;

// A pool that a resource created.
typedef struct own_pool {
    core_pool_kind kind;
    CUmemoryPool handle;
    pool_state state;
    bool exported;
    bool has_peers;      // other devices may access it
    bool stays;          // the end of a free is unknown, so it is neither destroyed nor reused
    core_work_list uses; // of a shared pool, or one with peers: the work up to each free
    struct own_pool *next;
} own_pool;

static own_pool *own_pools;
_Atomic(bool) core_pools_are_tracked;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; // not held during driver calls that wait

static bool
is_same_kind(const core_pool_kind *a, const core_pool_kind *b)
{
    return a->location.type == b->location.type && a->location.id == b->location.id &&
           a->type == b->type && a->max_size == b->max_size && a->shared == b->shared;
}

// Returns NULL if no resource created the pool.
static own_pool *
find_own_pool(CUmemoryPool handle)
{
    pthread_mutex_lock(&lock);
    own_pool *p = own_pools;
    while (p != NULL && p->handle != handle)
        p = p->next;
    pthread_mutex_unlock(&lock);
    return p;
}

// --- pools that were exported --------------------------------------------------------------------

static bool
is_done(own_pool *p)
{
    return !p->stays && core_work_is_done(&p->uses);
}

// Takes a pool out of the list that can be destroyed. Returns NULL if there is none.
static own_pool *
take_left(void)
{
    own_pool **link = &own_pools, *p;
    pthread_mutex_lock(&lock);
    while ((p = *link) != NULL && (p->state != LEAVING || !is_done(p)))
        link = &p->next;
    if (p != NULL)
        *link = p->next;
    pthread_mutex_unlock(&lock);
    return p;
}

// Returns the last failure. The driver keeps such a pool.
static CUresult
destroy_left(void)
{
    own_pool *p;
    CUresult result = CUDA_SUCCESS;
    while ((p = take_left()) != NULL) {
        CUstreamCaptureMode before = core_relax();
        CUresult status = core_driver->cuMemPoolDestroy(p->handle);
        core_unrelax(before);
        free(p);
        result = status != CUDA_SUCCESS ? status : result;
    }
    return result;
}

// --- taking --------------------------------------------------------------------------------------

// Takes an unused pool of that kind into use. Returns NULL if there is none.
static own_pool *
take_waiting(const core_pool_kind *kind)
{
    pthread_mutex_lock(&lock);
    own_pool *p = own_pools;
    while (p != NULL &&
           (p->state != UNUSED || !is_same_kind(&p->kind, kind) || (p->has_peers && !is_done(p))))
        p = p->next;
    if (p != NULL)
        p->state = IN_USE;
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

// Gives all devices access to a new pool of host memory, as to the current one.
static CUresult
open_pool(const core_pool_kind *kind, CUmemoryPool pool, int device_count)
{
    bool on_host = kind->type == CU_MEM_ALLOCATION_TYPE_PINNED &&
                   kind->location.type != CU_MEM_LOCATION_TYPE_DEVICE;
    return on_host ? core_pool_open_to_devices(pool, device_count) : CUDA_SUCCESS;
}

static CUresult
create_pool(const core_pool_kind *kind, int device_count, CUmemoryPool *out, const char **function)
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
    *made = (own_pool){.kind = *kind, .state = IN_USE};
    *function = "cuMemPoolCreate";
    CUresult status = core_driver->cuMemPoolCreate(&made->handle, &props);
    if (status == CUDA_SUCCESS) {
        *function = "cuMemPoolSetAccess";
        status = open_pool(kind, made->handle, device_count);
        if (status != CUDA_SUCCESS)
            (void)core_driver->cuMemPoolDestroy(made->handle); // nothing is queued for it
    }
    if (status != CUDA_SUCCESS) {
        free(made);
        return status;
    }
    if (kind->shared)
        atomic_store(&core_pools_are_tracked, true);
    *out = made->handle;
    pthread_mutex_lock(&lock);
    made->next = own_pools;
    own_pools = made;
    pthread_mutex_unlock(&lock);
    return CUDA_SUCCESS;
}

static void
set_state(own_pool *p, pool_state state)
{
    pthread_mutex_lock(&lock);
    p->state = state;
    pthread_mutex_unlock(&lock);
}

CUresult
core_pool_take(const core_pool_kind *kind, int device_count, CUmemoryPool *out,
               const char **function)
{
    (void)destroy_left(); // a failure has nothing to do with this call
    own_pool *waiting = take_waiting(kind);
    if (waiting == NULL)
        return create_pool(kind, device_count, out, function);
    *function = "cuMemPoolSetAttribute";
    *out = waiting->handle;
    CUresult status = reset_attributes(waiting->handle);
    if (status == CUDA_SUCCESS && waiting->has_peers) {
        *function = "cuMemPoolSetAccess";
        status = core_pool_remove_peers(*out, kind->location.id, device_count);
        waiting->has_peers = status != CUDA_SUCCESS;
    }
    if (status != CUDA_SUCCESS)
        set_state(waiting, UNUSED);
    return status;
}

// --- giving back ---------------------------------------------------------------------------------

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
    set_state(p, p->exported ? LEAVING : UNUSED);
    CUresult destroyed = destroy_left();
    if (status == CUDA_SUCCESS && destroyed != CUDA_SUCCESS) {
        *function = "cuMemPoolDestroy";
        status = destroyed;
    }
    return status;
}

// --- pools in use --------------------------------------------------------------------------------

void
core_pool_note_export(CUmemoryPool pool)
{
    own_pool *p = find_own_pool(pool);
    if (p != NULL)
        p->exported = true;
}

void
core_pool_note_peers(CUmemoryPool pool)
{
    own_pool *p = find_own_pool(pool);
    if (p == NULL)
        return;
    p->has_peers = true;
    atomic_store(&core_pools_are_tracked, true);
}

CUresult
core_pool_free(CUmemoryPool pool, CUdeviceptr ptr, const core_ref *stream)
{
    CUresult status = core_driver->cuMemFreeAsync(ptr, stream != NULL ? stream->handle : NULL);
    own_pool *p = status == CUDA_SUCCESS ? find_own_pool(pool) : NULL;
    if (p == NULL || !(p->kind.shared || p->has_peers))
        return status;
    core_work *work;
    CUresult recorded = core_work_record(stream, &work);
    pthread_mutex_lock(&lock);
    if (recorded == CUDA_SUCCESS)
        core_work_append(&p->uses, work);
    else
        p->stays = true;
    pthread_mutex_unlock(&lock);
    return CUDA_SUCCESS;
}
