// Holds the memory of a pool that processes share in an anonymous file.
//
// Each allocation is a mapping of a part of the file that no other allocation ever gets, so that a
// pointer which was exported stays unambiguous. A part that is freed loses its pages. The file
// itself goes with its last descriptor and mapping, whichever process ends first or is killed.
//
// Other processes get a descriptor of the file, as the handle of the pool, and a pointer's place in
// it. The checksum of that place is keyed by a number in the file: a place that nobody exported is
// refused, and so is a place in another pool.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "memory/pool_file.h"

#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "memory/sharing.h"

static const char kind[8] = "cubind p";

// --- the file ------------------------------------------------------------------------------------

// A file that could shrink would end a process that has mapped it by SIGBUS.
static bool
set_up(int file, const drv_pool_header *header)
{
    return ftruncate(file, DRV_PAGE) == 0 &&
           pwrite(file, header, sizeof *header, 0) == (ssize_t)sizeof *header &&
           fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK) == 0;
}

bool
drv_pool_file_open(drv_pool *pool)
{
    drv_pool_header header = {.location = pool->location};
    struct stat info;
    memcpy(header.kind, kind, sizeof kind);
    if (getrandom(&header.key, sizeof header.key, 0) != (ssize_t)sizeof header.key)
        return false;
    int file = drv_file_new("cubind memory pool");
    if (file < 0 || !set_up(file, &header) || fstat(file, &info) != 0) {
        if (file >= 0)
            close(file);
        return false;
    }
    pool->file = file;
    pool->inode = (uint64_t)info.st_ino;
    pool->key = header.key;
    pool->end = DRV_PAGE;
    return true;
}

bool
drv_pool_file_read(int file, drv_pool_header *header, uint64_t *inode)
{
    struct stat info;
    int seals = fcntl(file, F_GET_SEALS);
    if (seals < 0 || (seals & F_SEAL_SHRINK) == 0 || fstat(file, &info) != 0 ||
        pread(file, header, sizeof *header, 0) != (ssize_t)sizeof *header)
        return false;
    *inode = (uint64_t)info.st_ino;
    return memcmp(header->kind, kind, sizeof kind) == 0;
}

void
drv_pool_file_close(drv_pool *pool)
{
    if (pool->file > 0)
        close(pool->file);
    pool->file = 0;
}

// --- its parts -----------------------------------------------------------------------------------

void *
drv_pool_file_take(drv_pool *pool, size_t size, uint64_t *offset)
{
    uint64_t end = pool->end + drv_whole_pages(size);
    if (ftruncate(pool->file, (off_t)end) != 0)
        return NULL;
    void *memory = drv_map_opened(pool->file, pool->end, size);
    if (memory == NULL)
        return NULL;
    *offset = pool->end;
    pool->end = end;
    return memory;
}

void
drv_pool_file_give_back(const drv_pool *pool, const drv_range *range)
{
    (void)fallocate(pool->file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, (off_t)range->offset,
                    (off_t)drv_whole_pages(range->size));
}

// --- exported pointers ---------------------------------------------------------------------------

static uint64_t
checksum(uint64_t key, const drv_exported *data)
{
    const uint64_t words[] = {data->process, data->file, data->offset, data->size, data->id};
    uint64_t sum = key;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        sum = (sum ^ words[i]) * 0x9e3779b97f4a7c15u;
        sum ^= sum >> 29;
    }
    return sum;
}

void
drv_pool_file_export(const drv_pool *pool, const drv_range *range, drv_exported *out)
{
    *out = (drv_exported){.process = (uint64_t)getpid(),
                          .file = pool->inode,
                          .offset = range->offset,
                          .size = range->size,
                          .id = range->id};
    out->check = checksum(pool->key, out);
    static uint64_t exports;
    out->chance[0] = ++exports;
}

// Any process with the file can compute the checksum, so the place must also be inside the file.
bool
drv_pool_file_knows(const drv_pool *pool, const drv_exported *data)
{
    struct stat info;
    return data->file == pool->inode && data->check == checksum(pool->key, data) &&
           fstat(pool->file, &info) == 0 && data->offset >= DRV_PAGE &&
           data->offset <= (uint64_t)info.st_size &&
           data->size <= (uint64_t)info.st_size - data->offset;
}
