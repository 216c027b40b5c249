// Holds the contents of a CachingMemoryResource: blocks of memory from its upstream resource. Each
// block is either in use or kept for reuse.
//
// Each stream has a queue with a list of kept blocks for each size class. A freed block is kept in
// the queue of the stream on which it was freed. That stream can reuse it at once, because a stream
// works in order. Another stream can have it (cache_reuse.c) once an event that was recorded after
// the free has completed.
//
// All functions need the GIL, which is the only lock. Comments say which functions release it or
// may run Python code. A queue that is used across such a call is pinned.
#ifndef CUBIND_CORE_CACHE_H
#define CUBIND_CORE_CACHE_H

#include "memory/allocation.h"
#include "memory/size_class.h"

typedef struct cache_block {
    CUdeviceptr ptr;
    size_t size;               // size of its class, or more
    size_t asked;              // size that was requested
    core_allocation *memory;   // the upstream's allocation
    struct cache_queue *queue; // queue of the stream that it was handed out to, or NULL
    core_ref *stream;          // stream that it was handed out to, if that has no queue
    struct cache_block *next;  // in the bucket of blocks in use, or in a list
    uint64_t freed;            // index of its free in the queue, from 1
    PyObject *code;            // code object that requested it, if recorded
    int line;
    int size_class;
    bool managed;
    bool ordered; // `memory` had recorded a stream; it gets another one before it goes back
} cache_block;

// The queue of a stream. It lives as long as a block is handed out to its stream or kept for it, or
// the queue is pinned.
typedef struct cache_queue {
    core_ref *stream;
    uint64_t freed;                      // number of frees so far
    uint64_t marked;                     // how many of the frees precede the event
    uint64_t done;                       // how many of the frees follow only finished work
    core_ref *event;                     // NULL until another stream needs memory
    bool recorded;                       // the event is recorded, and not known to have completed
    bool asked;                          // a thread is querying the event now
    int users;                           // blocks in use, and threads that have pinned it
    size_t kept;                         // number of kept blocks
    struct cache_queue *in_bucket;       // next in its bucket of the table of queues
    struct cache_queue *previous, *next; // neighbours in the ring of all queues
    cache_block *lists[CORE_SIZE_CLASSES];
} cache_queue;

typedef struct cache_statistics {
    size_t in_use, in_use_count; // bytes, and number of blocks
    size_t kept, kept_count;
    size_t peak, peak_count; // maxima of in_use and in_use_count
    uint64_t hits, misses;
} cache_statistics;

enum { CACHE_QUEUE_BUCKETS = 64 };

typedef struct core_cache {
    core_state *st;
    cache_queue *last;   // queue of the latest look-up, or NULL
    cache_block **used;  // blocks in use, in buckets by address
    unsigned used_shift; // 64 - log2 of the number of buckets
    cache_statistics statistics;
    cache_queue *at; // start of the next search of the ring; NULL: no queues
    size_t queues;
    bool closed; // frees go straight to the upstream
    cache_queue *buckets[CACHE_QUEUE_BUCKETS];
} core_cache;

// Returns 0, or -1 with MemoryError.
int core_cache_init(core_cache *cache, core_state *st);

// Drops all blocks, kept or in use. Releases the GIL, and may run Python code of the upstream.
void core_cache_end(core_cache *cache);

// Visits the objects that the cache refers to, for the garbage collector.
int core_cache_traverse(const core_cache *cache, visitproc visit, void *arg);

// --- queues --------------------------------------------------------------------------------------

// Returns the queue of a stream, or NULL if the stream has none.
cache_queue *core_cache_find(core_cache *cache, const core_ref *stream);

// Returns the queue of a stream, and makes one if needed. Returns NULL without an exception if no
// blocks can be kept for the stream, because core cannot find out when the stream ends, or because
// its handle means another stream on each thread.
cache_queue *core_cache_queue(core_cache *cache, core_ref *stream);

static inline void
core_cache_pin(cache_queue *q)
{
    q->users++;
}

// Drops a pin. The drop of the last user removes the queue. May release the GIL.
void core_cache_unpin(core_cache *cache, cache_queue *q);

// --- blocks --------------------------------------------------------------------------------------

// Makes a block. Takes over `memory`, even on failure. Returns NULL with MemoryError. If nothing
// else refers to `memory`, drops the stream that it has recorded, so that the stream can end before
// the memory goes back.
cache_block *core_cache_block(core_cache *cache, core_allocation *memory, CUdeviceptr ptr,
                              size_t size, int size_class, bool managed);

// Takes the block `*place` off the queue's list, where `place` points at the link to the block.
static inline cache_block *
core_cache_take(core_cache *cache, cache_queue *q, cache_block **place)
{
    cache_block *b = *place;
    *place = b->next;
    q->kept--;
    cache->statistics.kept -= b->size;
    cache->statistics.kept_count--;
    return b;
}

// Counts a block as in use on that stream.
void core_cache_use(core_cache *cache, cache_block *b, size_t asked, core_ref *stream);

// Ends the use of the block at that address. Keeps the block for `stream`, on which it was freed
// (may be NULL), or gives it back to the upstream. Returns false if no such block is in use. If it
// gives the block back, it may release the GIL and run Python code.
bool core_cache_free(core_cache *cache, CUdeviceptr ptr, core_ref *stream);

// Gives a block back to the upstream, ordered on `stream`, or if that is NULL on the stream that
// the upstream has recorded. Releases the GIL, and may run Python code of the upstream. A pending
// exception stays pending.
void core_cache_give_back(cache_block *b, core_ref *stream);

#endif
