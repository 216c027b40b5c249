// Declares allocations.
#ifndef CUBIND_DRIVER_MEMORY_RANGES_H
#define CUBIND_DRIVER_MEMORY_RANGES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "device/context.h"
#include "types.h"

typedef struct drv_pool drv_pool;

typedef enum fd_space { FD_DEVICE, FD_HOST, FD_MANAGED, FD_REGISTERED } fd_space;

typedef struct fd_range {
    uintptr_t start;
    size_t size;
    fd_space space;
    int device;
    unsigned int flags;
    drv_context *context;
    drv_pool *pool;
    uint64_t id;
    const char *made_by, *freed_by; // entry points
    bool padded;                    // the bytes after it, up to a multiple of 512, belong to it
    bool sync_memops;
    bool freeing;                  // a free of it is queued on a stream
    bool internal;                 // a variable of a module
    bool borrowed;                 // the memory has another owner, which frees it
    int shared;                    // descriptor of the file that other processes open; 0: none
    unsigned int opened;           // times that it was opened from another process; 0: ours
    uint64_t file;                 // inode of the file of shared or opened memory
    struct fd_graph_memory *graph; // the memory, if a graph allocates it; otherwise NULL
    bool read_mostly;
    CUmemLocation preferred; // type 0: none
    CUmemLocation prefetched;
    uint32_t accessed_by; // bit i: device i; bit 31: the host
} fd_range;

// Returns the allocation that contains `address`, or NULL.
fd_range *fd_range_of(uintptr_t address);
// Returns whether kernels of a context can access an allocation.
bool fd_reaches(const drv_context *context, const fd_range *range);

// Finds the allocation that contains an address. Threads that run kernels of a context call it
// without the lock. If `or_near` is set and no allocation contains the address, the nearest one is
// found. False: there is none that the kernels can access.
typedef struct fd_stretch {
    uintptr_t start;
    size_t size;
    bool padded;
} fd_stretch;

bool fd_range_look(const drv_context *context, uintptr_t address, bool or_near, fd_stretch *found);
// Enclose a change of the memory that kernels can access, other than adding or removing an
// allocation: a change of access to a pool, or of a context's peers.
void fd_looking_stop(void);
void fd_looking_go_on(void);

// Free memory that running kernels may still use: at once if no kernel runs, otherwise when all
// kernels that run now have ended. fd_retire() frees memory from malloc or of an allocation;
// fd_retire_as() calls `release`.
void fd_retire(void *memory, size_t size);

// Returns the allocation nearest to an address that is in no allocation; NULL if no allocation is
// within 1 MiB.
fd_range *fd_range_near(uintptr_t address);
// Returns the allocation at `start` if it has this id, or NULL.
fd_range *fd_range_at(uintptr_t start, uint64_t id);
CUresult fd_allocate(fd_space space, size_t size, unsigned int flags, drv_pool *pool, void **out);
// Like fd_allocate(), for a context that need not be current, or for no context (NULL).
CUresult fd_allocate_in(drv_context *context, fd_space space, size_t size, unsigned int flags,
                        drv_pool *pool, void **out);
CUresult fd_register(void *start, size_t size, unsigned int flags);
// Adds memory of another process as an allocation. The memory is mapped at `start`, with an
// inaccessible page after it.
CUresult fd_import(void *start, size_t size, uint64_t file, drv_context *context, int device);
void fd_take_out(fd_range *range);
// Adds memory of a module of the engine as an allocation that holds a variable of `context`.
CUresult fd_borrow(void *start, size_t size, fd_space space, drv_context *context);
void fd_release_context(const drv_context *context);
// Visits the allocations of a context, or all of them if `context` is NULL.
void fd_each_range(const drv_context *context, void (*visit)(const fd_range *range, void *arg),
                   void *arg);
// Returns success if `size` bytes at a device address lie in one allocation. The driver accesses no
// memory outside allocations.
CUresult fd_check_device_range(CUdeviceptr address, size_t size);
unsigned int fd_allocation_count(void);

#endif
