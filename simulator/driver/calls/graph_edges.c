// cuGraphGetEdges, cuGraphAddDependencies and related functions.
#include <string.h>

#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "graph/dependencies.h"
#include "graph/graph.h"
#include "graph/memory.h"
#include "stream/edges.h"

// --- asking --------------------------------------------------------------------------------------

// The arrays in which a program wants nodes. As many nodes as fit are stored, and NULL in all other
// elements.
typedef struct answer {
    CUgraphNode *nodes, *others;
    CUgraphEdgeData *data;
    size_t room, count;
    bool lossy; // an edge has data, and the program gave no array for it
} answer;

static void
tell(answer *a, drv_node *node, drv_node *other, const CUgraphEdgeData *data)
{
    static const CUgraphEdgeData plain;
    if (a->count < a->room) {
        if (a->nodes != NULL)
            a->nodes[a->count] = (CUgraphNode)node;
        if (a->others != NULL)
            a->others[a->count] = (CUgraphNode)other;
        if (a->data != NULL)
            a->data[a->count] = *data;
        else
            a->lossy = a->lossy || memcmp(data, &plain, sizeof plain) != 0;
    }
    a->count++;
}

static CUresult
finish(answer *a, size_t *count)
{
    if (a->nodes == NULL) {
        *count = a->count;
        return CUDA_SUCCESS;
    }
    for (size_t i = a->count; i < a->room; i++) {
        a->nodes[i] = NULL;
        if (a->others != NULL)
            a->others[i] = NULL;
    }
    *count = a->count < a->room ? a->count : a->room;
    return a->lossy ? CUDA_ERROR_LOSSY_QUERY : CUDA_SUCCESS;
}

static CUresult
tell_edges(CUgraph graph, answer *a, size_t *count)
{
    const drv_graph *g = (const drv_graph *)graph;
    if (!drv_is(graph, DRV_GRAPH) || count == NULL || (a->nodes == NULL) != (a->others == NULL) ||
        (a->data != NULL && a->nodes == NULL))
        return CUDA_ERROR_INVALID_VALUE;
    a->room = a->nodes != NULL ? *count : 0;
    for (size_t i = 0; i < g->count; i++)
        for (size_t j = 0; j < g->nodes[i]->before.count; j++)
            tell(a, g->nodes[i]->before.nodes[j], g->nodes[i], &g->nodes[i]->before.data[j]);
    return finish(a, count);
}

CUresult
functional_cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,
                              CUgraphEdgeData *edgeData, size_t *numEdges)
{
    DRV_ENTER();
    answer a = {.nodes = from, .others = to, .data = edgeData};
    drv_lock();
    CUresult status = tell_edges(hGraph, &a, numEdges);
    drv_unlock();
    return status;
}

static CUresult
tell_before(CUgraphNode handle, answer *a, size_t *count)
{
    const drv_node *node = drv_node_of(handle);
    if (node == NULL || count == NULL || (a->data != NULL && a->nodes == NULL))
        return CUDA_ERROR_INVALID_VALUE;
    a->room = a->nodes != NULL ? *count : 0;
    for (size_t i = 0; i < node->before.count; i++)
        tell(a, node->before.nodes[i], NULL, &node->before.data[i]);
    return finish(a, count);
}

static CUresult
tell_behind(CUgraphNode handle, answer *a, size_t *count)
{
    const drv_node *node = drv_node_of(handle);
    if (node == NULL || count == NULL || (a->data != NULL && a->nodes == NULL))
        return CUDA_ERROR_INVALID_VALUE;
    a->room = a->nodes != NULL ? *count : 0;
    for (size_t i = 0; i < node->graph->count; i++) {
        drv_node *other = node->graph->nodes[i];
        size_t at = drv_edges_find(&other->before, node);
        if (at < other->before.count)
            tell(a, other, NULL, &other->before.data[at]);
    }
    return finish(a, count);
}

CUresult
functional_cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies,
                                         CUgraphEdgeData *edgeData, size_t *numDependencies)
{
    DRV_ENTER();
    answer a = {.nodes = dependencies, .data = edgeData};
    drv_lock();
    CUresult status = tell_before(hNode, &a, numDependencies);
    drv_unlock();
    return status;
}

CUresult
functional_cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes,
                                           CUgraphEdgeData *edgeData, size_t *numDependentNodes)
{
    DRV_ENTER();
    answer a = {.nodes = dependentNodes, .data = edgeData};
    drv_lock();
    CUresult status = tell_behind(hNode, &a, numDependentNodes);
    drv_unlock();
    return status;
}

// --- changing ------------------------------------------------------------------------------------

typedef struct pairs {
    const CUgraphNode *from, *to;
    const CUgraphEdgeData *data;
    size_t count;
} pairs;

// Checks that the two ends of each pair are different nodes of the graph.
static CUresult
check_pairs(CUgraph graph, const pairs *p)
{
    if (!drv_is(graph, DRV_GRAPH) || (p->count > 0 && (p->from == NULL || p->to == NULL)))
        return CUDA_ERROR_INVALID_VALUE;
    for (size_t i = 0; i < p->count; i++) {
        const drv_node *from = drv_node_of(p->from[i]), *to = drv_node_of(p->to[i]);
        if (from == NULL || to == NULL || from == to || from->graph != (drv_graph *)graph ||
            to->graph != (drv_graph *)graph ||
            (p->data != NULL && !drv_edge_is_valid(&p->data[i], from)))
            return CUDA_ERROR_INVALID_VALUE;
    }
    return CUDA_SUCCESS;
}

static CUresult
add_pairs(CUgraph graph, const pairs *p)
{
    DRV_TRY(check_pairs(graph, p));
    for (size_t i = 0; i < p->count; i++) {
        drv_node *from = (drv_node *)p->from[i];
        drv_edges *before = &((drv_node *)p->to[i])->before;
        if (drv_edges_find(before, from) < before->count)
            return CUDA_ERROR_INVALID_VALUE;
        DRV_TRY(drv_edges_add(before, from, p->data != NULL ? &p->data[i] : NULL));
    }
    return CUDA_SUCCESS;
}

static CUresult
remove_pairs(CUgraph graph, const pairs *p)
{
    static const CUgraphEdgeData plain;
    DRV_TRY(check_pairs(graph, p));
    if (drv_graph_allocates((drv_graph *)graph))
        return CUDA_ERROR_NOT_SUPPORTED;
    for (size_t i = 0; i < p->count; i++) {
        const drv_edges *before = &((drv_node *)p->to[i])->before;
        size_t at = drv_edges_find(before, (drv_node *)p->from[i]);
        const CUgraphEdgeData *wanted = p->data != NULL ? &p->data[i] : &plain;
        if (at == before->count || memcmp(&before->data[at], wanted, sizeof *wanted) != 0)
            return CUDA_ERROR_INVALID_VALUE;
    }
    for (size_t i = 0; i < p->count; i++)
        drv_edges_remove(&((drv_node *)p->to[i])->before, (drv_node *)p->from[i]);
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
                                     const CUgraphEdgeData *edgeData, size_t numDependencies)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = add_pairs(hGraph, &(pairs){from, to, edgeData, numDependencies});
    drv_unlock();
    return status;
}

CUresult
functional_cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
                                        const CUgraphNode *to, const CUgraphEdgeData *edgeData,
                                        size_t numDependencies)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = remove_pairs(hGraph, &(pairs){from, to, edgeData, numDependencies});
    drv_unlock();
    return status;
}
