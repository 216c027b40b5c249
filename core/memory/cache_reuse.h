// Kept memory for another stream, or back to the upstream.
#ifndef CUBIND_CORE_CACHE_REUSE_H
#define CUBIND_CORE_CACHE_REUSE_H

#include "memory/cache.h"

// Takes a block of that class that was freed on another stream, once the work before its free is
// done. NULL if there is none, or with an exception. Makes a bounded number of queries. Releases
// the GIL.
cache_block *core_cache_take_elsewhere(core_cache *cache, core_ref *stream, int size_class);

// Gives kept blocks back until at most `keep` bytes are kept, and returns how many bytes it gave
// back. Keeps the blocks of capturing streams unless `all`. `wait`: waits until they are free.
// Releases the GIL, runs Python code of the upstream.
size_t core_cache_trim(core_cache *cache, size_t keep, bool wait, bool all);

#endif
