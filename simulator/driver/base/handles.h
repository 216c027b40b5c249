// Declares the table of live objects. A handle is the address of an object. Each handle is looked
// up before it is dereferenced, so invented and stale handles are detected.
#ifndef CUBIND_DRIVER_BASE_HANDLES_H
#define CUBIND_DRIVER_BASE_HANDLES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum drv_kind {
    DRV_CONTEXT = 1,
    DRV_STREAM,
    DRV_EVENT,
    DRV_MODULE,
    DRV_LIBRARY,
    DRV_KERNEL,
    DRV_FUNCTION,
    DRV_POOL,
    DRV_LINKER,
    DRV_GRAPH,
    DRV_NODE,
    DRV_GRAPH_EXEC,
    DRV_USER_OBJECT,
    DRV_CONDITION,
    DRV_PHYSICAL,
    DRV_GREEN,
    DRV_KINDS,
} drv_kind;

// A handle is the address of an object. Each handle is looked up before it is dereferenced, so
// invented and stale handles are detected.
void *drv_new(drv_kind kind, size_t size); // returns a zeroed object; NULL if out of memory
void drv_delete(void *object);
void drv_forget(void *object); // the handle becomes invalid; the object lives on
bool drv_is(const void *handle, drv_kind kind);
// Visits every live object of a kind. The visitor may delete the object that it is given.
void drv_each(drv_kind kind, void (*visit)(void *object, void *arg), void *arg);
uint64_t drv_next_id(void);

#endif
