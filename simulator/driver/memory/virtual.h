// Declares virtual memory: reserved addresses, and physical memory that is mapped there. Mapped
// memory is an allocation of the table (ranges.h) with `physical` set. Callers hold the lock.
#ifndef CUBIND_DRIVER_MEMORY_VIRTUAL_H
#define CUBIND_DRIVER_MEMORY_VIRTUAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/driver.h"

typedef struct drv_range drv_range;

enum { DRV_GRANULE = 2 << 20 }; // sizes and addresses are multiples of it

// --- reserved addresses --------------------------------------------------------------------------

typedef struct drv_reservation {
    struct drv_reservation *next;
    uintptr_t start;
    size_t size;
    const char *made_by; // entry point
} drv_reservation;

// Returns the reservation that contains an address, or NULL.
const drv_reservation *drv_reservation_of(uintptr_t address);
// Returns whether one or several reservations contain all of the addresses.
bool drv_is_reserved(uintptr_t start, size_t size);
// Reserves addresses: at `wanted` if they are free, otherwise elsewhere. `wanted` may be 0.
CUresult drv_reserve(size_t size, size_t align, uintptr_t wanted, uintptr_t *out);
// Gives a whole reservation back. Nothing may be mapped in it.
CUresult drv_unreserve(uintptr_t start, size_t size);

// --- physical memory -----------------------------------------------------------------------------

// Physical memory is the handle of cuMemCreate. It exists as long as a program has the handle, or
// the memory is mapped.
typedef struct drv_physical {
    size_t size;
    CUmemAllocationProp prop;
    unsigned int handles; // calls of cuMemRelease that are due
    unsigned int maps;
    void *home;    // a mapping of its pages that programs do not know
    int file;      // descriptor of its file; 0: the pages are anonymous
    bool imported; // the memory of another handle, which counts against its device
    const char *made_by;
} drv_physical;

drv_physical *drv_physical_new(size_t size, const CUmemAllocationProp *prop); // NULL: no memory
bool drv_is_physical(CUmemGenericAllocationHandle handle);
void drv_physical_release(drv_physical *physical); // takes one of its handles back
// Moves the pages into a file that other processes can map. Returns a new descriptor, or -1.
int drv_physical_export(drv_physical *physical);
// Returns the memory of a file from drv_physical_export(). NULL: it is no such file.
drv_physical *drv_physical_import(int file);

CUresult drv_map(uintptr_t start, drv_physical *physical);
void drv_unmap(drv_range *range);

#endif
