// Declares allocations.
#ifndef CUBIND_DRIVER_MEMORY_RANGES_H
#define CUBIND_DRIVER_MEMORY_RANGES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "device/context.h"
#include "types.h"

typedef struct drv_pool drv_pool;

typedef enum drv_space { DRV_DEVICE, DRV_HOST, DRV_MANAGED, DRV_REGISTERED } drv_space;

typedef struct drv_range {
    uintptr_t start;
    size_t size;
    drv_space space;
    int device;
    unsigned int flags;
    drv_context *context;
    drv_pool *pool;
    uint64_t id;
    const char *made_by, *freed_by; // entry points
    bool padded;                    // the bytes after it, up to a multiple of 512, belong to it
    bool sync_memops;
    bool freeing;                   // a free of it is queued on a stream
    bool internal;                  // a variable of a module
    bool borrowed;                  // the memory has another owner, which frees it
    int shared;                     // descriptor of the file that other processes open; 0: none
    unsigned int opened;            // times that it was opened from another process; 0: ours
    uint64_t file;                  // inode of the file of shared or opened memory
    uint64_t offset;                // in the file of its pool; 0: the pool has none
    struct drv_graph_memory *graph; // the memory, if a graph allocates it; otherwise NULL
    struct drv_physical *physical;  // the memory that cuMemMap mapped here; otherwise NULL
    unsigned char access[DRV_MAX_DEVICES]; // access of each device to mapped memory
    unsigned char host_access;
    bool read_mostly;
    CUmemLocation preferred; // type 0: none
    CUmemLocation prefetched;
    uint32_t accessed_by; // bit i: device i; bit 31: the host
} drv_range;

// Returns the allocation that contains `address`, or NULL.
drv_range *drv_range_of(uintptr_t address);
// Returns the first allocation that starts above an address, or NULL.
drv_range *drv_range_after(uintptr_t address);
// Returns whether an allocation has some of the addresses.
bool drv_range_overlaps(uintptr_t start, size_t size);
// Adds an allocation to the table; false if out of memory.
bool drv_range_put(const drv_range *range);
// Returns whether kernels of a context can access an allocation.
bool drv_reaches(const drv_context *context, const drv_range *range);
// Returns whether they can only read it.
bool drv_is_read_only(const drv_context *context, const drv_range *range);

// Finds the allocation that contains an address. Threads that run kernels of a context call it
// without the lock. If `or_near` is set and no allocation contains the address, the nearest one is
// found. False: there is none that the kernels can access.
typedef struct drv_stretch {
    uintptr_t start;
    size_t size;
    bool padded;
    bool read_only; // for the kernels
} drv_stretch;

bool drv_range_look(const drv_context *context, uintptr_t address, bool or_near,
                    drv_stretch *found);
// Enclose a change of the memory that kernels can access, other than adding or removing an
// allocation: a change of access to a pool, or of a context's peers.
void drv_looking_stop(void);
void drv_looking_go_on(void);

// Free memory that running kernels may still use: at once if no kernel runs, otherwise when all
// kernels that run now have ended. drv_retire() frees memory from malloc or of an allocation;
// drv_retire_as() calls `release`.
void drv_retire(void *memory, size_t size);

// Returns the allocation nearest to an address that is in no allocation; NULL if no allocation is
// within 1 MiB.
drv_range *drv_range_near(uintptr_t address);
// Returns the allocation at `start` if it has this id, or NULL.
drv_range *drv_range_at(uintptr_t start, uint64_t id);
CUresult drv_allocate(drv_space space, size_t size, unsigned int flags, drv_pool *pool, void **out);
// Like drv_allocate(), for a context that need not be current, or for no context (NULL).
CUresult drv_allocate_in(drv_context *context, drv_space space, size_t size, unsigned int flags,
                         drv_pool *pool, void **out);
CUresult drv_register(void *start, size_t size, unsigned int flags);
// Adds memory of another process as an allocation, of which the caller sets the facts that are not
// the same for all. The memory is mapped, with an inaccessible page after it.
CUresult drv_import(const drv_range *range);
void drv_take_out(drv_range *range);
// Adds memory of a module of the engine as an allocation that holds a variable of `context`.
CUresult drv_borrow(void *start, size_t size, drv_space space, drv_context *context);
void drv_release_context(const drv_context *context);
// Visits the allocations of a context, or all of them if `context` is NULL.
void drv_each_range(const drv_context *context, void (*visit)(const drv_range *range, void *arg),
                    void *arg);
// Returns success if `size` bytes at a device address lie in one allocation, or in mappings that
// follow each other. The driver accesses no memory outside allocations, and no mapped memory that
// neither the current device nor the memory's own may access, or write if `writes` is true.
CUresult drv_check_device_range(CUdeviceptr address, size_t size, bool writes);
unsigned int drv_allocation_count(void);

#endif
