// What a CachingMemoryResource holds: blocks of its upstream's memory, in use or kept for reuse.
//
// Each stream has a queue with a list of kept blocks per size class. A block is kept in the queue of
// the stream that it was freed on. There it is handed out again with no more ado, because the stream
// does one thing after the other; to another stream (cache_reuse.c) once an event behind the free has
// happened.
//
// Everything is called with the GIL, which is all the locking there is. Whatever releases it, or may
// run Python code, is named so; a queue that is looked at meanwhile is pinned.
#ifndef CUBIND_CORE_CACHE_H
#define CUBIND_CORE_CACHE_H

#include "memory/allocation.h"
#include "memory/size_class.h"

typedef struct cache_block {
    CUdeviceptr ptr;
    size_t size;               // of its class, or more
    size_t asked;              // by whom has it
    core_allocation *memory;   // of the upstream
    struct cache_queue *queue; // of the stream that it was handed out to; NULL: it has none
    core_ref *stream;          // that it was handed out to, where it has no queue
    struct cache_block *next;  // in the bucket of those in use, or in a list
    uint64_t freed;            // number of the free in its queue
    PyObject *code;            // that asked for it, where this is recorded
    int line;
    int size_class;
    bool managed;
    bool ordered; // goes back on a stream, which `memory` does not have meanwhile
} cache_block;

// Lives as long as a block was handed out to its stream, is kept for it, or it is looked at.
typedef struct cache_queue {
    core_ref *stream;
    uint64_t freed;                      // how often a block was freed here
    uint64_t marked;                     // the event stands behind so many of these
    uint64_t done;                       // what was queued before so many of these is over
    core_ref *event;                     // NULL until another stream needs memory
    bool recorded;                       // and not known to have happened
    bool asked;                          // about its event, by some thread just now
    int users;                           // blocks in use, and who has pinned it
    size_t kept;                         // blocks
    struct cache_queue *in_bucket;       // of those found by handle
    struct cache_queue *previous, *next; // in the ring of all
    cache_block *lists[CORE_SIZE_CLASSES];
} cache_queue;

typedef struct cache_statistics {
    size_t in_use, in_use_count; // bytes of blocks, and blocks
    size_t kept, kept_count;
    size_t peak, peak_count; // most in use
    uint64_t hits, misses;
} cache_statistics;

enum { CACHE_QUEUE_BUCKETS = 64 };

typedef struct core_cache {
    core_state *st;
    cache_queue *last;   // that was found last; NULL
    cache_block **used;  // those in use, in buckets by address
    unsigned used_shift; // 64 - log2 of the number of buckets
    cache_statistics statistics;
    cache_queue *at; // the ring of the queues, where the next look begins; NULL: none
    size_t queues;
    bool closed; // nothing is kept any more
    cache_queue *buckets[CACHE_QUEUE_BUCKETS];
} core_cache;

// 0, or -1 with MemoryError.
int core_cache_init(core_cache *cache, core_state *st);

// Drops everything, kept or in use. Releases the GIL, runs Python code of the upstream.
void core_cache_end(core_cache *cache);

// What the cache refers to, for the collector.
int core_cache_traverse(const core_cache *cache, visitproc visit, void *arg);

// --- queues --------------------------------------------------------------------------------------

// The queue of a stream; NULL where it has none.
cache_queue *core_cache_find(core_cache *cache, const core_ref *stream);

// The same, made where need be. NULL, without an exception, for a stream that nothing can be kept
// for: of which nothing tells when it ends, or that is another one on each thread.
cache_queue *core_cache_queue(core_cache *cache, core_ref *stream);

static inline void
core_cache_pin(cache_queue *q)
{
    q->users++;
}

// The last to go takes the queue along. May release the GIL.
void core_cache_unpin(core_cache *cache, cache_queue *q);

// --- blocks --------------------------------------------------------------------------------------

// Takes `memory` over, also on failure: NULL with MemoryError. Nobody else need have it: then it lets
// go of its stream, which may so end before the memory goes back.
cache_block *core_cache_block(core_cache *cache, core_allocation *memory, CUdeviceptr ptr,
                              size_t size, int size_class, bool managed);

// A block that was kept in that queue, taken off its list (`place` is where it hangs).
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

// Ends the use of the block at that address, and keeps it for `stream` (NULL: none), on which it was
// freed, or gives it back. False: no such block is in use. May release the GIL and run Python code
// where it gives back.
bool core_cache_free(core_cache *cache, CUdeviceptr ptr, core_ref *stream);

// Gives a block back to the upstream, in order on `stream` (NULL: as the upstream has recorded).
// Releases the GIL, runs Python code of the upstream. A pending exception stays.
void core_cache_give_back(cache_block *b, core_ref *stream);

#endif
