// Makes and opens files with physical memory. Their size is sealed, so no process can cut off pages
// that another one has mapped.
#define _GNU_SOURCE
#include "memory/memory_file.h"

#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "memory/sharing.h"
#include "memory/virtual.h"

enum { SEALS = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL };

typedef struct label {
    char kind[8];
    uint64_t size;
    CUmemAllocationProp prop;
} label;

static const char kind[8] = "cubind V";

// Writes the pages that are not zero. The others need no memory.
static bool
write_pages(int file, const unsigned char *memory, size_t size)
{
    static const unsigned char zeros[DRV_PAGE];
    for (size_t at = 0; at < size; at += DRV_PAGE)
        if (memcmp(memory + at, zeros, DRV_PAGE) != 0 &&
            pwrite(file, memory + at, DRV_PAGE, (off_t)at) != DRV_PAGE)
            return false;
    return true;
}

int
drv_memory_file_new(const void *memory, size_t size, const CUmemAllocationProp *prop)
{
    label l = {.size = size, .prop = *prop};
    memcpy(l.kind, kind, sizeof kind);
    int file = drv_file_new("cubind physical memory");
    if (file < 0)
        return -1;
    if (ftruncate(file, (off_t)(size + DRV_PAGE)) == 0 &&
        pwrite(file, &l, sizeof l, (off_t)size) == (ssize_t)sizeof l &&
        write_pages(file, memory, size) && fcntl(file, F_ADD_SEALS, SEALS) == 0)
        return file;
    close(file);
    return -1;
}

bool
drv_memory_file_show(int file, void *at, size_t size)
{
    return mmap(at, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) == at;
}

int
drv_memory_file_again(int file)
{
    return fcntl(file, F_DUPFD_CLOEXEC, 1);
}

int
drv_memory_file_open(int given, CUmemAllocationProp *prop, size_t *size)
{
    label l;
    struct stat info;
    int file = drv_memory_file_again(given); // the program may close its own meanwhile
    if (file < 0)
        return -1;
    bool valid = fstat(file, &info) == 0 && fcntl(file, F_GET_SEALS) == SEALS &&
                 info.st_size > DRV_PAGE &&
                 pread(file, &l, sizeof l, info.st_size - DRV_PAGE) == (ssize_t)sizeof l &&
                 memcmp(l.kind, kind, sizeof kind) == 0 &&
                 l.size == (uint64_t)info.st_size - DRV_PAGE && l.size % DRV_GRANULE == 0;
    if (!valid) {
        close(file);
        return -1;
    }
    *prop = l.prop;
    *size = l.size;
    return file;
}
