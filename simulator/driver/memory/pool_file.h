// Declares the files that hold the memory of pools, by which processes share it.
#ifndef CUBIND_DRIVER_MEMORY_POOL_FILE_H
#define CUBIND_DRIVER_MEMORY_POOL_FILE_H

#include <stdbool.h>

#include "memory/pool.h"
#include "memory/ranges.h"

// The first page of a pool's file.
typedef struct drv_pool_header {
    char kind[8];
    uint64_t key; // keys the checksums of exported pointers
    CUmemLocation location;
} drv_pool_header;

// The contents of a CUmemPoolPtrExportData.
typedef struct drv_exported {
    uint64_t process, file, offset, size, id, check;
    uint64_t chance[2]; // differs in each export, and means nothing, as in driver 580
} drv_exported;

// Gives a new pool a file. Returns false if there is none to be had.
bool drv_pool_file_open(drv_pool *pool);
// Takes the file over if it is a pool's, and describes the pool in `header`.
bool drv_pool_file_read(int file, drv_pool_header *header, uint64_t *inode);
void drv_pool_file_close(drv_pool *pool);

// Maps new memory in the pool's file; NULL if out of memory. drv_unmap_opened() unmaps it.
void *drv_pool_file_take(drv_pool *pool, size_t size, uint64_t *offset);
void drv_pool_file_give_back(const drv_pool *pool, const drv_range *range);

void drv_pool_file_export(const drv_pool *pool, const drv_range *range, drv_exported *out);
// Returns whether a process that holds the pool's file has exported this.
bool drv_pool_file_knows(const drv_pool *pool, const drv_exported *data);

#endif
