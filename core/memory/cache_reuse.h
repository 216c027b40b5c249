// Kept memory for another stream, or back to the upstream.
#ifndef CUBIND_CORE_CACHE_REUSE_H
#define CUBIND_CORE_CACHE_REUSE_H

#include "memory/cache.h"

// A block of that class which was freed on another stream, whose work before that is over. NULL:
// there is none; or with an exception. Asks a bounded number of questions. Releases the GIL.
cache_block *core_cache_take_elsewhere(core_cache *cache, core_ref *stream, int size_class);

// Gives kept blocks back until no more than `keep` bytes are kept: the bytes that were given back.
// Those of capturing streams stay, unless `all`. `wait`: until they are free. Releases the GIL, runs
// Python code of the upstream.
size_t core_cache_trim(core_cache *cache, size_t keep, bool wait, bool all);

#endif
