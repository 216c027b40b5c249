// Nodes and graphs of nodes, as objects.
#ifndef CUBIND_CORE_GRAPH_NODE_H
#define CUBIND_CORE_GRAPH_NODE_H

#include "graph/place.h"

// The types GraphNode and derived from it, with what they tell, as of the last change through us.
typedef struct GraphNodeObject {
    PyObject_HEAD core_state *st;
    core_definition *in;
    core_node *node;
    PyObject *weakrefs;
    CUgraphNode key;  // the handle that it had or has: what it is hashed by
    PyObject *about;  // a Kernel, Event, callable, GraphCondition or None; or NULL
    PyObject *inside; // tuple of GraphDefinitions, or NULL
    union {
        struct {
            unsigned int grid[3], block[3], shared;
            bool plain; // known to have no attributes
        } kernel;
        struct {
            CUdeviceptr at;
            size_t size;
            int device;
            int type, location; // CUmemAllocationType, CUmemLocationType
        } memory;               // of a FreeNode just the address
        CUDA_MEMSET_NODE_PARAMS fill;
        CUDA_MEMCPY3D copy;
        CUDA_HOST_NODE_PARAMS call;
        int condition; // CUgraphConditionalNodeType; -1: unknown
    };
} GraphNodeObject;

// A GraphNode or one derived from it.
static inline bool
core_is_node(core_state *st, PyObject *o)
{
    return core_is_derived(o, st->graph_node_type);
}

// An object for a node of `in` that is made next, with a record that is not listed yet. Owned.
GraphNodeObject *core_node_new(core_definition *in, PyTypeObject *type);

// Whoever meets the node from now on gets this object, which tells all: to finish it may run Python.
void core_node_publish(GraphNodeObject *self);

// What it tells of (`about`, may be NULL), for good. References are taken.
void core_node_set_about(GraphNodeObject *self, PyObject *about);

// The object of a node by its handle, with what the driver tells of it. The handle is out of a list, of
// when so many were `destroyed`. Owned; NULL without an exception where it is no more.
PyObject *core_node_object(core_definition *in, CUgraphNode handle, uint64_t destroyed);

// GraphDefinitions of the graphs inside of a node. 0, or -1 with an exception.
int core_node_set_inside(GraphNodeObject *self, const CUgraph *graphs, Py_ssize_t count);

// The ordinals of the devices that an allocation is for as well. Owned.
PyObject *core_node_peers(const CUDA_MEM_ALLOC_NODE_PARAMS *p);

#endif
