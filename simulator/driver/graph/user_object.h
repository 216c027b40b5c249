// Declares the references of graphs to objects of the program.
#ifndef CUBIND_DRIVER_GRAPH_USER_OBJECT_H
#define CUBIND_DRIVER_GRAPH_USER_OBJECT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "types.h"

typedef struct drv_graph drv_graph;

typedef struct drv_reference {
    struct drv_user_object *object;
    unsigned int count;
} drv_reference;

// References in the order in which they were added. A reference with a count of 0 is gone; it is
// removed when the list has to grow.
typedef struct drv_references {
    drv_reference *list;
    size_t count, capacity, gone;
    size_t *index; // hash table of 2 * capacity slots: index in `list` + 1; 0: free
} drv_references;

typedef struct drv_user_object {
    CUhostFn destroy;
    void *data;
    uint64_t count;
    struct drv_user_object *next;
} drv_user_object;

void drv_user_object_drop(drv_user_object *object, unsigned int count);
// Adds references of a graph, or finds one; NULL: there is none.
CUresult drv_references_add(drv_graph *graph, drv_user_object *object, unsigned int count);
drv_reference *drv_reference_to(const drv_graph *graph, const drv_user_object *object);

CUresult drv_references_copy(drv_graph *to, const drv_graph *from);
void drv_references_drop(drv_graph *graph);
bool drv_references_exist(const drv_graph *graph); // includes references of graphs inside it
// Replaces the references of a graph by those of another graph. The old references stay as long as
// launches of `top` may need them.
CUresult drv_references_replace(drv_graph *graph, const drv_graph *from, drv_graph *top);
// releases the old references after the launches are done
void drv_references_forget(drv_graph *top);

#endif
