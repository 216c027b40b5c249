// Makes the files by which processes share memory, and detaches memory from them.
#define _GNU_SOURCE
#include "memory/sharing.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include "memory/ranges.h"

size_t
drv_whole_pages(size_t size)
{
    return (size + DRV_PAGE - 1) / DRV_PAGE * DRV_PAGE;
}

// --- the process that has the memory -------------------------------------------------------------

int
drv_file_new(const char *name)
{
    int file = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (file != 0)
        return file;
    int other = fcntl(file, F_DUPFD_CLOEXEC, 1);
    close(file);
    return other;
}

void
drv_unshare(const drv_range *r)
{
    mmap((void *)r->start, drv_whole_pages(r->size), PROT_READ | PROT_WRITE,
         MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED | MAP_NORESERVE, -1, 0);
    close(r->shared);
}

// --- another process -----------------------------------------------------------------------------

void *
drv_map_opened(int file, uint64_t offset, size_t size)
{
    size_t pages = drv_whole_pages(size);
    void *memory =
        mmap(NULL, pages + DRV_PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED)
        return NULL;
    if (mmap(memory, pages, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, (off_t)offset) ==
        memory)
        return memory;
    drv_unmap_opened(memory, size);
    return NULL;
}

void
drv_unmap_opened(void *memory, size_t size)
{
    munmap(memory, drv_whole_pages(size) + DRV_PAGE);
}
