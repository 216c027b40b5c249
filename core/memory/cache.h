// The contents of a CachingMemoryResource: blocks of its upstream's memory, in use or kept for
// reuse.
//
// Each stream has a queue with a list of kept blocks per size class. A block is kept in the queue
// of the stream that it was freed on. That stream can reuse it at once, because a stream works in
// order. Another stream can have it (cache_reuse.c) once an event recorded after the free has
// completed.
//
// All functions need the GIL, which is the only lock. Comments name the functions that release it
// or may run Python code; a queue that is in use meanwhile is pinned.
#ifndef CUBIND_CORE_CACHE_H
#define CUBIND_CORE_CACHE_H

#include "memory/allocation.h"
#include "memory/size_class.h"

typedef struct cache_block {
    CUdeviceptr ptr;
    size_t size;               // its class's size, or more
    size_t asked;              // the size that its holder asked for
    core_allocation *memory;   // the upstream's allocation
    struct cache_queue *queue; // the queue of the stream that has it; NULL: none
    core_ref *stream;          // the stream that it was handed out to, if that has no queue
    struct cache_block *next;  // in the bucket of blocks in use, or in a list
    uint64_t freed;            // number of its free in its queue
    PyObject *code;            // the code that asked for it, if that is recorded
    int line;
    int size_class;
    bool managed;
    bool ordered; // goes back on a stream, which `memory` does not hold meanwhile
} cache_block;

// Lives while a block is handed out to its stream or kept for it, or while it is pinned.
typedef struct cache_queue {
    core_ref *stream;
    uint64_t freed;                      // how many blocks were freed here
    uint64_t marked;                     // how many of these precede the event
    uint64_t done;                       // how many of these follow only finished work
    core_ref *event;                     // NULL until another stream needs memory
    bool recorded;                       // recorded, and not known to have completed
    bool asked;                          // a thread is querying its event just now
    int users;                           // blocks in use, and threads that have pinned it
    size_t kept;                         // number of kept blocks
    struct cache_queue *in_bucket;       // in the bucket of queues, by handle
    struct cache_queue *previous, *next; // in the ring of all queues
    cache_block *lists[CORE_SIZE_CLASSES];
} cache_queue;

typedef struct cache_statistics {
    size_t in_use, in_use_count; // bytes of blocks, and blocks
    size_t kept, kept_count;
    size_t peak, peak_count; // the most in use at one time
    uint64_t hits, misses;
} cache_statistics;

enum { CACHE_QUEUE_BUCKETS = 64 };

typedef struct core_cache {
    core_state *st;
    cache_queue *last;   // the queue found last, or NULL
    cache_block **used;  // blocks in use, in buckets by address
    unsigned used_shift; // 64 - log2 of the number of buckets
    cache_statistics statistics;
    cache_queue *at; // a queue of the ring, where the next look begins; NULL: none
    size_t queues;
    bool closed; // keeps nothing any more
    cache_queue *buckets[CACHE_QUEUE_BUCKETS];
} core_cache;

// 0, or -1 with MemoryError.
int core_cache_init(core_cache *cache, core_state *st);

// Drops all blocks, kept or in use. Releases the GIL, runs Python code of the upstream.
void core_cache_end(core_cache *cache);

// Visits what the cache refers to, for the collector.
int core_cache_traverse(const core_cache *cache, visitproc visit, void *arg);

// --- queues --------------------------------------------------------------------------------------

// Returns the queue of a stream; NULL if it has none.
cache_queue *core_cache_find(core_cache *cache, const core_ref *stream);

// The same, but makes one if needed. NULL, without an exception, for a stream that no blocks can be
// kept for: its end cannot be learned, or its handle is another stream on each thread.
cache_queue *core_cache_queue(core_cache *cache, core_ref *stream);

static inline void
core_cache_pin(cache_queue *q)
{
    q->users++;
}

// Drops a pin; the last user's drop removes the queue. May release the GIL.
void core_cache_unpin(core_cache *cache, cache_queue *q);

// --- blocks --------------------------------------------------------------------------------------

// Makes a block. Takes `memory` over, also on failure: NULL with MemoryError. If nothing else holds
// `memory`, it drops its stream, which may then end before the memory goes back.
cache_block *core_cache_block(core_cache *cache, core_allocation *memory, CUdeviceptr ptr,
                              size_t size, int size_class, bool managed);

// Takes a block off that queue's list; `place` points to it.
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

// Ends the use of the block at that address. Keeps it for `stream` (NULL: none), on which it was
// freed, or gives it back to the upstream. False if no such block is in use. May release the GIL
// and run Python code when it gives back.
bool core_cache_free(core_cache *cache, CUdeviceptr ptr, core_ref *stream);

// Gives a block back to the upstream, in order on `stream` (NULL: the stream that the upstream has
// recorded). Releases the GIL, runs Python code of the upstream. A pending exception stays.
void core_cache_give_back(cache_block *b, core_ref *stream);

#endif
