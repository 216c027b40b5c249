// Makes, copies and sorts graphs and their nodes.
#include "graph/graph.h"

#include <stdlib.h>

#include "base/handles.h"
#include "base/lock.h"
#include "base/steering.h"
#include "graph/condition.h"
#include "stream/capture.h"

drv_node *
drv_node_of(CUgraphNode handle)
{
    return drv_is(handle, DRV_NODE) ? (drv_node *)handle : NULL;
}

static void *
allocate(bool hidden, drv_kind kind, size_t size)
{
    return hidden ? calloc(1, size) : drv_new(kind, size);
}

drv_graph *
drv_graph_new(bool hidden)
{
    drv_graph *graph = allocate(hidden, DRV_GRAPH, sizeof *graph);
    if (graph == NULL)
        return NULL;
    graph->id = drv_next_id();
    graph->hidden = hidden;
    return graph;
}

void
drv_node_delete(drv_node *node)
{
    drv_operation_free(&node->operation);
    drv_edges_free(&node->before);
    if (node->graph->hidden)
        free(node);
    else
        drv_delete(node);
}

void
drv_graph_delete(drv_graph *graph)
{
    if (graph->is_gone)
        drv_end_process("a graph is destroyed after the capture that owned it");
    drv_capture_forget(graph);
    for (size_t i = 0; i < graph->count; i++)
        drv_node_delete(graph->nodes[i]);
    for (size_t i = 0; i < graph->condition_count; i++)
        drv_condition_drop(graph->conditions[i]);
    drv_references_drop(graph);
    drv_references_forget(graph);
    free(graph->conditions);
    free(graph->nodes);
    free(graph->order);
    if (graph->hidden)
        free(graph);
    else
        drv_delete(graph);
}

static bool
make_room(drv_graph *graph)
{
    if (graph->count < graph->capacity)
        return true;
    size_t wanted = graph->capacity > 0 ? 2 * graph->capacity : 8;
    drv_node **grown = realloc(graph->nodes, wanted * sizeof(drv_node *));
    if (grown == NULL)
        return false;
    graph->nodes = grown;
    graph->capacity = wanted;
    return true;
}

CUresult
drv_graph_add(drv_graph *graph, drv_operation *operation, const drv_edges *before, drv_node **out)
{
    drv_node *node = make_room(graph) ? allocate(graph->hidden, DRV_NODE, sizeof(drv_node)) : NULL;
    if (node == NULL) {
        drv_operation_free(operation);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    node->graph = graph;
    node->operation = *operation;
    if (drv_edges_copy(&node->before, before) != CUDA_SUCCESS) {
        drv_node_delete(node);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    node->id = drv_next_id();
    node->number = graph->next_number++;
    drv_graph *const *children;
    for (size_t i = drv_operation_children(&node->operation, &children); i-- > 0;)
        children[i]->owner = node;
    graph->nodes[graph->count++] = node;
    *out = node;
    return CUDA_SUCCESS;
}

bool
drv_graph_is_captured(const drv_graph *graph)
{
    bool is_captured = graph->captures > 0;
    for (size_t i = 0; i < graph->count && !is_captured; i++) {
        drv_graph *const *children;
        for (size_t j = drv_operation_children(&graph->nodes[i]->operation, &children); j-- > 0;)
            is_captured |= drv_graph_is_captured(children[j]);
    }
    return is_captured;
}

bool
drv_graph_holds(const drv_graph *graph, const drv_graph *within)
{
    while (within != graph && within->owner != NULL)
        within = within->owner->graph;
    return within == graph;
}

// Whether graphs inside other graphs can be copied. Driver 580 does not copy them. Tests can allow
// it, for code that supports drivers which do.
static bool inner_graphs_are_copied;

void
functional_copy_inner_graphs(int on)
{
    drv_lock();
    inner_graphs_are_copied = on != 0;
    drv_unlock();
}

CUresult
drv_graph_check_outermost(const drv_graph *graph)
{
    return graph->owner == NULL || inner_graphs_are_copied ? CUDA_SUCCESS
                                                           : CUDA_ERROR_NOT_SUPPORTED;
}

void
drv_graph_number(const drv_graph *graph)
{
    for (size_t i = 0; i < graph->count; i++)
        graph->nodes[i]->place = i;
}

// --- order ---------------------------------------------------------------------------------------

enum { UNSEEN, ENTERED, PLACED, LATE };

// Appends a node to the order, after all nodes that it depends on; false if there is a cycle.
// `path` has memory for all nodes.
static bool
place(drv_graph *graph, drv_node *start, drv_node **path, size_t *placed)
{
    size_t depth = 0;
    path[depth++] = start;
    start->visited = ENTERED;
    start->place = 0; // number of its edges that have been followed
    while (depth > 0) {
        drv_node *node = path[depth - 1];
        if (node->place == node->before.count) {
            node->visited = PLACED;
            graph->order[(*placed)++] = node;
            depth--;
            continue;
        }
        drv_node *next = node->before.nodes[node->place++];
        if (next->visited == ENTERED)
            return false;
        if (next->visited == PLACED)
            continue;
        next->visited = ENTERED;
        next->place = 0;
        path[depth++] = next;
    }
    return true;
}

// Moves waiting nodes to the end of the order. A launch runs one node after the other, but a node
// that waits for a value need not depend on the node that writes the value. So nodes that wait, and
// nodes that depend on these, come after all other nodes.
static void
put_waits_last(const drv_graph *graph, drv_node **late)
{
    size_t kept = 0, count = 0;
    for (size_t i = 0; i < graph->count; i++) {
        drv_node *node = graph->order[i];
        bool is_late = drv_operation_waits(&node->operation);
        for (size_t j = 0; !is_late && j < node->before.count; j++)
            is_late = node->before.nodes[j]->visited == LATE;
        if (is_late) {
            node->visited = LATE;
            late[count++] = node;
        } else {
            graph->order[kept++] = node;
        }
    }
    for (size_t i = 0; i < count; i++)
        graph->order[kept++] = late[i];
}

bool
drv_graph_sort(drv_graph *graph)
{
    drv_node **path = calloc(graph->count + 1, sizeof(drv_node *));
    free(graph->order);
    graph->order = calloc(graph->count + 1, sizeof(drv_node *));
    bool fine = path != NULL && graph->order != NULL;
    for (size_t i = 0; i < graph->count; i++)
        graph->nodes[i]->visited = UNSEEN;
    size_t placed = 0;
    for (size_t i = 0; fine && i < graph->count; i++) {
        drv_node *node = graph->nodes[i];
        drv_graph *const *children;
        for (size_t j = drv_operation_children(&node->operation, &children); fine && j-- > 0;)
            fine = drv_graph_sort(children[j]);
        if (fine && node->visited == UNSEEN)
            fine = place(graph, node, path, &placed);
    }
    if (fine)
        put_waits_last(graph, path);
    free(path);
    return fine;
}

// --- copies --------------------------------------------------------------------------------------

static CUresult
copy_node(drv_graph *to, const drv_node *node)
{
    static const drv_edges none;
    drv_operation operation;
    drv_node *made;
    DRV_TRY(drv_operation_copy(&operation, &node->operation, to->hidden));
    DRV_TRY(drv_graph_add(to, &operation, &none, &made));
    made->origin = node->id;
    made->number = node->number;
    for (size_t i = 0; i < node->before.count; i++)
        DRV_TRY(drv_edges_add(&made->before, node->before.nodes[i], &node->before.data[i]));
    return CUDA_SUCCESS;
}

CUresult
drv_graph_copy(const drv_graph *graph, bool hidden, drv_graph **out)
{
    drv_graph *copy = drv_graph_new(hidden);
    CUresult status = copy != NULL ? drv_references_copy(copy, graph) : CUDA_ERROR_OUT_OF_MEMORY;
    for (size_t i = 0; i < graph->count && status == CUDA_SUCCESS; i++)
        status = copy_node(copy, graph->nodes[i]);
    if (status != CUDA_SUCCESS) {
        if (copy != NULL)
            drv_graph_delete(copy);
        return status;
    }
    copy->next_number = graph->next_number;
    drv_graph_number(graph);
    for (size_t i = 0; i < copy->count; i++) // the edges still refer to nodes of the original
        for (size_t j = 0; j < copy->nodes[i]->before.count; j++) {
            drv_node **end = &copy->nodes[i]->before.nodes[j];
            *end = copy->nodes[(*end)->place];
        }
    *out = copy;
    return CUDA_SUCCESS;
}

drv_node *
drv_graph_find_copy(const drv_graph *graph, uint64_t origin, bool deep)
{
    for (size_t i = 0; i < graph->count; i++) {
        drv_node *node = graph->nodes[i];
        if (node->origin == origin)
            return node;
        drv_graph *const *children;
        drv_node *found = NULL;
        size_t within = deep ? drv_operation_children(&node->operation, &children) : 0;
        for (size_t j = 0; j < within && found == NULL; j++)
            found = drv_graph_find_copy(children[j], origin, true);
        if (found != NULL)
            return found;
    }
    return NULL;
}
