// Makes the Python objects of nodes, both for new nodes and for nodes found in a graph.
#ifndef CUBIND_CORE_GRAPH_NODE_H
#define CUBIND_CORE_GRAPH_NODE_H

#include "graph/place.h"

// An object of GraphNode or a subtype. The union has the node's parameters as the last change by
// cubind set them.
typedef struct GraphNodeObject {
    PyObject_HEAD core_state *st;
    core_definition *in;
    core_node *node;
    PyObject *weakrefs;
    CUgraphNode key;  // the handle that it has or had; its hash
    PyObject *about;  // a Kernel, Event, callable, GraphCondition or None; or NULL
    PyObject *inside; // tuple of GraphDefinitions, or NULL
    PyObject *sizes;  // (grid, block) of a KernelNode, once a program has read one; or NULL
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
        } memory;               // a FreeNode has only `at`
        CUDA_MEMSET_NODE_PARAMS fill;
        CUDA_MEMCPY3D copy;
        CUDA_HOST_NODE_PARAMS call;
        int condition; // CUgraphConditionalNodeType; -1: unknown
    };
} GraphNodeObject;

// Returns whether `o` is a GraphNode or an instance of a subtype.
static inline bool
core_is_node(core_state *st, PyObject *o)
{
    return core_is_derived(o, st->graph_node_type);
}

// Returns an object for a node that will be added to `in`; its record is not listed yet. New
// reference; NULL with MemoryError.
GraphNodeObject *core_node_new(core_definition *in, PyTypeObject *type);

// Makes this the object that later lookups of the node return. Call it only once the object is
// complete, because completing it may run Python code.
void core_node_publish(GraphNodeObject *self);

// Sets `about` (may be NULL) in the object and in the node's record, which keeps it for later
// objects. Takes new references.
void core_node_set_about(GraphNodeObject *self, PyObject *about);

// Returns the object of a node, filled from the driver if it is new. `destroyed` is the value that
// the root's member `destroyed` had when the caller listed the handle. New reference; NULL without
// an exception if the node no longer exists.
PyObject *core_node_object(core_definition *in, CUgraphNode handle, uint64_t destroyed);

// Sets `about` of a new object, which it takes over. Returns 0, or -1 for NULL.
static inline int
core_node_set_own(GraphNodeObject *self, PyObject *about)
{
    self->about = about;
    return about != NULL ? 0 : -1;
}

// Sets `inside` to GraphDefinitions of the graphs inside a node. Returns 0, or -1 with an
// exception.
int core_node_set_inside(GraphNodeObject *self, const CUgraph *graphs, Py_ssize_t count);

#endif
