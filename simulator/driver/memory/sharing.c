// Detaches memory from the files by which processes share it.
#include "memory/sharing.h"

#include <sys/mman.h>
#include <unistd.h>

#include "memory/ranges.h"

size_t
drv_whole_pages(size_t size)
{
    return (size + DRV_PAGE - 1) / DRV_PAGE * DRV_PAGE;
}

// --- the process that has the memory -------------------------------------------------------------

void
drv_unshare(const drv_range *r)
{
    mmap((void *)r->start, drv_whole_pages(r->size), PROT_READ | PROT_WRITE,
         MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED | MAP_NORESERVE, -1, 0);
    close(r->shared);
}

// --- another process -----------------------------------------------------------------------------

void
drv_unmap_opened(void *memory, size_t size)
{
    munmap(memory, drv_whole_pages(size) + DRV_PAGE);
}
