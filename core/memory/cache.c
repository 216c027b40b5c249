// Manages the blocks of a cache. Kept blocks are in queues, by stream and size class; blocks in use
// are in a hash table, by address.
#include "memory/cache.h"

// --- streams -------------------------------------------------------------------------------------

static bool
is_default(const core_ref *stream)
{
    return (uintptr_t)stream->handle <= (uintptr_t)CU_STREAM_PER_THREAD;
}

// Returns whether the handle stays valid, and means only one stream, for as long as the ref is
// held. Other code may destroy a handle that we do not own, and the driver may give its value to a
// new stream. The per-thread default stream has one handle for all threads.
static bool
is_lasting(const core_ref *stream)
{
    if (is_default(stream))
        return stream->handle != CU_STREAM_PER_THREAD && stream->parent != NULL;
    return stream->destroy != NULL || stream->owner != NULL;
}

// Compares the contexts, too, because a default stream has the same handle in all contexts.
static bool
is_same_stream(const core_ref *a, const core_ref *b)
{
    if (a->handle != b->handle)
        return false;
    return !is_default(a) ||
           (a->parent != NULL && b->parent != NULL && a->parent->handle == b->parent->handle);
}

static cache_queue **
bucket_of(core_cache *cache, const core_ref *stream)
{
    uint64_t mixed = (uintptr_t)stream->handle * UINT64_C(0x9E3779B97F4A7C15);
    return &cache->buckets[mixed >> 58];
}

// --- queues --------------------------------------------------------------------------------------

cache_queue *
core_cache_find(core_cache *cache, const core_ref *stream)
{
    if (CB_LIKELY(cache->last != NULL && cache->last->stream == stream))
        return cache->last;
    cache_queue *q = *bucket_of(cache, stream);
    while (q != NULL && !is_same_stream(q->stream, stream))
        q = q->in_bucket;
    // A bare handle may be the reused handle of a lasting stream that has ended in the driver.
    if (q == NULL || !is_lasting(stream))
        return NULL;
    cache->last = q;
    return q;
}

static void
join_ring(core_cache *cache, cache_queue *q)
{
    if (cache->at == NULL)
        cache->at = q->previous = q->next = q;
    q->next = cache->at;
    q->previous = cache->at->previous;
    q->previous->next = q->next->previous = q;
    cache->queues++;
}

cache_queue *
core_cache_queue(core_cache *cache, core_ref *stream)
{
    cache_queue *q = core_cache_find(cache, stream);
    if (CB_LIKELY(q != NULL) || !is_lasting(stream))
        return q;
    q = PyMem_RawCalloc(1, sizeof *q);
    if (q == NULL)
        return NULL;
    cache_queue **bucket = bucket_of(cache, stream);
    q->stream = core_ref_take(stream);
    q->in_bucket = *bucket;
    *bucket = q;
    join_ring(cache, q);
    cache->last = q;
    return q;
}

static void
remove_queue(core_cache *cache, cache_queue *q)
{
    cache_queue **place = bucket_of(cache, q->stream);
    while (*place != q)
        place = &(*place)->in_bucket;
    *place = q->in_bucket;
    if (cache->at == q)
        cache->at = q->next != q ? q->next : NULL;
    if (cache->last == q)
        cache->last = NULL;
    q->previous->next = q->next;
    q->next->previous = q->previous;
    cache->queues--;
    core_ref *stream = q->stream, *event = q->event;
    PyMem_RawFree(q);
    core_ref_drop(event);
    core_ref_drop(stream);
}

void
core_cache_unpin(core_cache *cache, cache_queue *q)
{
    if (--q->users == 0 && q->kept == 0)
        remove_queue(cache, q);
}

// --- blocks --------------------------------------------------------------------------------------

cache_block *
core_cache_block(core_cache *cache, core_allocation *memory, CUdeviceptr ptr, size_t size,
                 int size_class, bool managed)
{
    cache_block *b = PyMem_RawMalloc(sizeof *b);
    if (b == NULL) {
        core_allocation_drop(memory);
        return (void *)PyErr_NoMemory();
    }
    *b = (cache_block){
        .ptr = ptr,
        .size = size,
        .memory = memory,
        .size_class = size_class,
        .managed = managed,
        .ordered = memory->stream != NULL,
    };
    if (memory->count == 1)
        core_allocation_set_stream(memory, NULL);
    cache->statistics.misses++;
    return b;
}

void
core_cache_give_back(cache_block *b, core_ref *stream)
{
    core_allocation *memory = b->memory;
    if (stream != NULL && b->ordered)
        core_allocation_set_stream(memory, stream);
    PyMem_RawFree(b);
    core_allocation_drop(memory);
}

// --- in use --------------------------------------------------------------------------------------

static cache_block **
place_of(const core_cache *cache, CUdeviceptr ptr)
{
    return &cache->used[(uint64_t)ptr * UINT64_C(0x9E3779B97F4A7C15) >> cache->used_shift];
}

// Doubles the number of buckets. If memory runs out, the table stays as it is, and its chains get
// longer.
static void
grow_table(core_cache *cache)
{
    size_t before = (size_t)1 << (64 - cache->used_shift);
    cache_block **old = cache->used;
    cache_block **fresh = PyMem_RawCalloc(2 * before, sizeof *fresh);
    if (fresh == NULL)
        return;
    cache->used = fresh;
    cache->used_shift--;
    for (size_t i = 0; i < before; i++)
        while (old[i] != NULL) {
            cache_block *b = old[i], **place = place_of(cache, b->ptr);
            old[i] = b->next;
            b->next = *place;
            *place = b;
        }
    PyMem_RawFree(old);
}

void
core_cache_use(core_cache *cache, cache_block *b, size_t asked, core_ref *stream)
{
    cache_statistics *s = &cache->statistics;
    if (CB_UNLIKELY(s->in_use_count >> (64 - cache->used_shift) != 0))
        grow_table(cache);
    b->asked = asked;
    b->queue = core_cache_queue(cache, stream);
    if (CB_LIKELY(b->queue != NULL))
        b->queue->users++;
    else
        b->stream = core_ref_take(stream);
    cache_block **place = place_of(cache, b->ptr);
    b->next = *place;
    *place = b;
    s->in_use += b->size;
    s->in_use_count++;
    if (s->in_use > s->peak)
        s->peak = s->in_use;
    if (s->in_use_count > s->peak_count)
        s->peak_count = s->in_use_count;
}

// Takes the block at that address out of the table of blocks in use. Returns NULL if there is none.
static inline cache_block *
end_use(core_cache *cache, CUdeviceptr ptr)
{
    cache_block **place = place_of(cache, ptr);
    while (*place != NULL && (*place)->ptr != ptr)
        place = &(*place)->next;
    cache_block *b = *place;
    if (CB_UNLIKELY(b == NULL))
        return NULL;
    *place = b->next;
    cache->statistics.in_use -= b->size;
    cache->statistics.in_use_count--;
    return b;
}

static inline void
keep_block(core_cache *cache, cache_block *b, core_ref *stream)
{
    cache_queue *q = NULL;
    if (CB_LIKELY(stream != NULL && b->size_class >= 0 && !cache->closed))
        q = core_cache_queue(cache, stream);
    if (CB_UNLIKELY(q == NULL)) {
        core_cache_give_back(b, stream);
        return;
    }
    b->freed = ++q->freed;
    b->next = q->lists[b->size_class];
    q->lists[b->size_class] = b;
    q->kept++;
    cache->statistics.kept += b->size;
    cache->statistics.kept_count++;
}

bool
core_cache_free(core_cache *cache, CUdeviceptr ptr, core_ref *stream)
{
    cache_block *b = end_use(cache, ptr);
    if (CB_UNLIKELY(b == NULL))
        return false;
    cache_queue *before = b->queue;
    core_ref *recorded = b->stream;
    PyObject *code = b->code;
    b->queue = NULL;
    b->stream = NULL;
    b->code = NULL;
    keep_block(cache, b, stream);
    if (CB_LIKELY(before != NULL))
        core_cache_unpin(cache, before);
    core_ref_drop(recorded);
    Py_XDECREF(code);
    return true;
}

// --- life ----------------------------------------------------------------------------------------

int
core_cache_init(core_cache *cache, core_state *st)
{
    cache->st = st;
    cache->used_shift = 64 - 6;
    cache->used = PyMem_RawCalloc((size_t)1 << 6, sizeof *cache->used);
    if (cache->used != NULL)
        return 0;
    PyErr_NoMemory();
    return -1;
}

// Drops all blocks of the list, whether they are in use or not.
static void
drop_blocks(cache_block **list)
{
    while (*list != NULL) {
        cache_block *b = *list;
        *list = b->next;
        core_ref *stream = b->stream;
        Py_XDECREF(b->code);
        core_cache_give_back(b, NULL);
        core_ref_drop(stream);
    }
}

void
core_cache_end(core_cache *cache)
{
    if (cache->used == NULL)
        return;
    for (size_t i = 0; i >> (64 - cache->used_shift) == 0; i++)
        drop_blocks(&cache->used[i]);
    PyMem_RawFree(cache->used);
    cache->used = NULL;
    while (cache->at != NULL) {
        for (int i = 0; i < CORE_SIZE_CLASSES; i++)
            drop_blocks(&cache->at->lists[i]);
        remove_queue(cache, cache->at);
    }
}

// Visits an allocation's objects only if the block has the only reference to the allocation, as
// Buffers do.
static int
visit_blocks(const cache_block *b, visitproc visit, void *arg)
{
    for (; b != NULL; b = b->next) {
        Py_VISIT(b->code);
        if (b->memory->count != 1)
            continue;
        Py_VISIT(b->memory->mr);
        Py_VISIT(b->memory->owner);
    }
    return 0;
}

int
core_cache_traverse(const core_cache *cache, visitproc visit, void *arg)
{
    int result = 0;
    if (cache->used == NULL)
        return 0;
    for (size_t i = 0; result == 0 && i >> (64 - cache->used_shift) == 0; i++)
        result = visit_blocks(cache->used[i], visit, arg);
    const cache_queue *q = cache->at;
    for (size_t n = cache->queues; result == 0 && n > 0; n--, q = q->next)
        for (int i = 0; result == 0 && q->kept > 0 && i < CORE_SIZE_CLASSES; i++)
            result = visit_blocks(q->lists[i], visit, arg);
    return result;
}
