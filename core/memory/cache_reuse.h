// Finds kept memory for another stream, and gives kept memory back to the upstream.
#ifndef CUBIND_CORE_CACHE_REUSE_H
#define CUBIND_CORE_CACHE_REUSE_H

#include "memory/cache.h"

// Takes a block of that class that was freed on another stream, if the work before its free is
// done. Returns NULL if there is none, or NULL with an exception. Makes a bounded number of
// queries. Releases the GIL.
cache_block *core_cache_take_elsewhere(core_cache *cache, core_ref *stream, int size_class);

// Gives kept blocks back until at most `keep` bytes are kept, and returns how many bytes it gave
// back. Blocks of capturing streams stay unless `all` is true. With `wait` it waits until the
// upstream has freed the memory. Releases the GIL, and may run Python code of the upstream.
size_t core_cache_trim(core_cache *cache, size_t keep, bool wait, bool all);

#endif
