// Detaches memory from the files by which processes share it.
#include "memory/sharing.h"

#include <sys/mman.h>
#include <unistd.h>

#include "memory/ranges.h"

size_t
fd_whole_pages(size_t size)
{
    return (size + FD_PAGE - 1) / FD_PAGE * FD_PAGE;
}

// --- the process that has the memory -------------------------------------------------------------

void
fd_unshare(const fd_range *r)
{
    mmap((void *)r->start, fd_whole_pages(r->size), PROT_READ | PROT_WRITE,
         MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED | MAP_NORESERVE, -1, 0);
    close(r->shared);
}

// --- another process -----------------------------------------------------------------------------

void
fd_unmap_opened(void *memory, size_t size)
{
    munmap(memory, fd_whole_pages(size) + FD_PAGE);
}
