// Declares memory that graphs allocate.
#ifndef CUBIND_DRIVER_GRAPH_MEMORY_H
#define CUBIND_DRIVER_GRAPH_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "types.h"

typedef struct drv_graph drv_graph;
typedef struct drv_node_kind drv_node_kind;

// Memory that a node of a graph allocates.
typedef struct drv_graph_memory {
    uintptr_t start;
    uint64_t id; // the allocation's id
    size_t size;
    int device;
    unsigned int references; // number of references by nodes
    unsigned int allocating; // number of allocation nodes: one of the graph, one of its copy
    bool is_freed;           // a node of the graph frees it
    bool live;               // allocated by a launch, and not freed since
    bool mapped;             // it has been live at least once
} drv_graph_memory;

typedef struct drv_allocating {
    CUDA_MEM_ALLOC_NODE_PARAMS_v2 params;
    CUmemAccessDesc *access;
    drv_graph_memory *memory;
} drv_allocating;

extern const drv_node_kind drv_node_allocate, drv_node_free;

// Returns success if a graph can be launched. All memory that an earlier launch of it allocated
// must have been freed. If `free_before` is set, this function frees that memory.
CUresult drv_graph_memory_check(const drv_graph *graph, bool free_before);
// called by a node that frees, or by the program
CUresult drv_graph_memory_free(drv_graph_memory *memory);
bool drv_graph_allocates(const drv_graph *graph); // returns whether it allocates or frees memory
// Returns a count of bytes that graphs use on a device; NULL: there is no such attribute.
uint64_t *drv_graph_memory_account(CUdevice device, CUgraphMem_attribute attribute);

#endif
