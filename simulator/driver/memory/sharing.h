// Declares memory that several processes share.
#ifndef CUBIND_DRIVER_MEMORY_SHARING_H
#define CUBIND_DRIVER_MEMORY_SHARING_H

#include <stddef.h>

typedef struct fd_range fd_range;

// Detaches an allocation from its shared file before it is freed, because other processes may have
// the file open.
void fd_unshare(const fd_range *range);
void fd_unmap_opened(void *memory, size_t size);

enum { FD_PAGE = 4096 };
size_t fd_whole_pages(size_t size); // rounded up

#endif
