// Declares the table of live objects. A handle is the address of an object. Each handle is looked
// up before it is dereferenced, so invented and stale handles are detected.
#ifndef CUBIND_DRIVER_BASE_HANDLES_H
#define CUBIND_DRIVER_BASE_HANDLES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum fd_kind {
    FD_CONTEXT = 1,
    FD_STREAM,
    FD_EVENT,
    FD_MODULE,
    FD_LIBRARY,
    FD_KERNEL,
    FD_FUNCTION,
    FD_POOL,
    FD_LINKER,
    FD_GRAPH,
    FD_NODE,
    FD_GRAPH_EXEC,
    FD_USER_OBJECT,
    FD_CONDITION,
    FD_KINDS,
} fd_kind;

// A handle is the address of an object. Each handle is looked up before it is dereferenced, so
// invented and stale handles are detected.
void *fd_new(fd_kind kind, size_t size); // returns a zeroed object; NULL if out of memory
void fd_delete(void *object);
void fd_forget(void *object); // the handle becomes invalid; the object lives on
bool fd_is(const void *handle, fd_kind kind);
// Visits every live object of a kind. The visitor may delete the object that it is given.
void fd_each(fd_kind kind, void (*visit)(void *object, void *arg), void *arg);
uint64_t fd_next_id(void);

#endif
