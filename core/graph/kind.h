// Describes the kinds of nodes: how cubind reads a node that it finds in a graph, and how it
// changes a node of an executable graph. Each kind has a row in its file node_<kind>.c, and
// types.def lists the rows. Functions find a row through core_state.node_kinds, which ends with
// NULL, because the rows need the functions that make nodes.
#ifndef CUBIND_CORE_GRAPH_KIND_H
#define CUBIND_CORE_GRAPH_KIND_H

#include "graph/exec_change.h"
#include "graph/node.h"

#include <stddef.h>

// The driver's answer about a node, besides the parameters in GraphNodeObject.
typedef union core_told {
    void *handle;
    CUDA_MEM_ALLOC_NODE_PARAMS allocation;
    CUgraphNodeParams params;
} core_told;

struct core_node_kind {
    CUgraphNodeType type;
    size_t node_type; // offset of the Python type in core_state
    // If one CUgraphNodeType has several Python types: returns that of a node (borrowed). Or NULL.
    PyTypeObject *(*choose)(const core_state *st, const GraphNodeObject *facts,
                            const core_told *told);
    // Reads the parameters of a node into `to` and `told`, by the driver function `read_function`.
    // NULL for nodes without parameters.
    CUresult (*read)(CUgraphNode node, GraphNodeObject *to, core_told *told);
    const char *read_function;
    // Completes the object of a node that was found in a graph, unless cubind has added the node,
    // so that the record has `about`. Returns 0, or -1 with an exception. Or NULL.
    int (*finish)(GraphNodeObject *self, const core_told *told);
    bool finishes_always; // also if the record has `about`

    // In executable graphs; 0 and NULL if such nodes cannot be changed there.
    size_t exec_type; // offset of the type of the node's view in core_state
    core_exec_take *take;
    core_exec_apply *apply;
    const char *apply_function;
};

#define CORE_TYPE_OFFSET(field) offsetof(core_state, field##_type)

static inline PyTypeObject *
core_type_at(const core_state *st, size_t offset)
{
    return *(PyTypeObject *const *)((const char *)st + offset);
}

// Returns the kind of a type of nodes; NULL for a type that cubind does not know.
static inline const core_node_kind *
core_kind_of_type(const core_state *st, CUgraphNodeType type)
{
    const core_node_kind *const *kind = st->node_kinds;
    while (*kind != NULL && (*kind)->type != type)
        kind++;
    return *kind;
}

// Returns the kind of a node that executable graphs can change; NULL for any other object.
static inline const core_node_kind *
core_kind_of_object(const core_state *st, PyObject *node)
{
    const core_node_kind *const *kind = st->node_kinds;
    while (*kind != NULL &&
           (Py_TYPE(node) != core_type_at(st, (*kind)->node_type) || (*kind)->take == NULL))
        kind++;
    return *kind;
}

#endif
