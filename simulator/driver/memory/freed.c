// Remembers freed allocations, and keeps their memory unused until enough later allocations have
// been freed. So if a kernel uses freed memory, its report can name the allocation.
#include "memory/freed.h"

#include "base/call.h"
#include "base/simulates.h"
#include "memory/ranges.h"

enum { REMEMBERED = 256 };
static const size_t most_kept = (size_t)64 << 20; // the most bytes that are kept unused

static drv_freed ring[REMEMBERED];
static size_t next_freed, oldest_kept;
static size_t kept_bytes;

static void
let_go(drv_freed *f)
{
    if (f->release == NULL)
        return;
    kept_bytes -= f->size;
    f->release((void *)f->start, f->size);
    f->release = NULL;
}

bool
drv_remember_freed(const drv_range *r, void (*release)(void *memory, size_t size))
{
    if (!drv_simulates() || r->internal || r->size > most_kept / 4)
        return false;
    if (r->space == DRV_REGISTERED) // it stays the host's
        return false;
    drv_freed *f = &ring[next_freed % REMEMBERED];
    let_go(f);
    *f = (drv_freed){r->start, r->size, r->made_by,
                     r->freed_by != NULL ? r->freed_by : drv_entered(), release};
    kept_bytes += release != NULL ? r->size : 0;
    if (next_freed - oldest_kept >= REMEMBERED)
        oldest_kept = next_freed - REMEMBERED + 1;
    next_freed++;
    while (kept_bytes > most_kept)
        let_go(&ring[oldest_kept++ % REMEMBERED]);
    return release != NULL;
}

// Returns the freed allocation that contained an address. If there are several, returns the one
// that was freed last.
const drv_freed *
drv_freed_at(uint64_t address)
{
    for (size_t i = 0; i < REMEMBERED && i < next_freed; i++) {
        const drv_freed *f = &ring[(next_freed - 1 - i) % REMEMBERED];
        if (address - f->start < f->size)
            return f;
    }
    return NULL;
}
