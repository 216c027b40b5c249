// Declares memory that several processes share.
#ifndef CUBIND_DRIVER_MEMORY_SHARING_H
#define CUBIND_DRIVER_MEMORY_SHARING_H

#include <stddef.h>
#include <stdint.h>

typedef struct drv_range drv_range;

// Makes a file without a path and returns its descriptor, which is never 0, even if the program has
// closed its standard input. -1 if the system has none.
int drv_file_new(const char *name);
// Detaches an allocation from its shared file before it is freed, because other processes may have
// the file open.
void drv_unshare(const drv_range *range);
// Maps a part of a file, followed by a page that nobody can access. NULL if out of memory.
void *drv_map_opened(int file, uint64_t offset, size_t size);
void drv_unmap_opened(void *memory, size_t size);

enum { DRV_PAGE = 4096 };
size_t drv_whole_pages(size_t size); // rounded up

#endif
