// Declares the heap that kernels allocate from. Copies by the program cannot access it.
#ifndef CUBIND_DRIVER_MEMORY_HEAP_H
#define CUBIND_DRIVER_MEMORY_HEAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "device/context.h"

// The heap that kernels allocate from. Copies by the program cannot access it.
uint64_t drv_heap_allocate(struct drv_heap *heap, uint64_t size);
bool drv_heap_release(struct drv_heap *heap, uint64_t address);
// Describes an access to the heap that is not inside one allocated block; false if there is nothing
// to say.
bool drv_heap_describe(struct drv_heap *heap, uint64_t address, uint64_t size, char *text,
                       size_t room);
bool drv_heap_find(struct drv_heap *heap, uint64_t address, uint64_t *start, uint64_t *size);
struct drv_heap *drv_heap_new(void);
void drv_heap_resize(struct drv_heap *heap, size_t size); // no effect after kernels have allocated
void drv_heap_delete(struct drv_heap *heap);

#endif
