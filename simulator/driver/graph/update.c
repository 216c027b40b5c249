// Changes executable graphs: sets one node's parameters, or updates all nodes from another graph.
#include "graph/update.h"

#include <string.h>

#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "graph/conditional.h"
#include "graph/exec.h"
#include "graph/graph.h"
#include "graph/kernel.h"
#include "graph/kinds.h"
#include "graph/memory.h"
#include "graph/operation.h"
#include "graph/user_object.h"
#include "launch/launch.h"
#include "stream/edges.h"
#include "transfer/batch.h"

// --- one node ------------------------------------------------------------------------------------

static bool
is_line(const CUDA_MEMCPY3D *p)
{
    return p->WidthInBytes > 0 && p->Height == 1 && p->Depth == 1;
}

// Checks a change of a node. A copy must keep its kinds of memory and its single row, and every
// node must keep its context.
static CUresult
check_change(const drv_operation *now, const drv_operation *wanted)
{
    const CUDA_MEMCPY3D *a = &now->copy.shape, *b = &wanted->copy.shape;
    bool fine = true;
    switch (now->type) {
    case CU_GRAPH_NODE_TYPE_KERNEL:
        fine = now->kernel.context == wanted->kernel.context;
        break;
    case CU_GRAPH_NODE_TYPE_MEMCPY:
        fine = a->srcMemoryType == b->srcMemoryType && a->dstMemoryType == b->dstMemoryType &&
               is_line(a) && is_line(b) && now->copy.context == wanted->copy.context;
        break;
    case CU_GRAPH_NODE_TYPE_MEMSET:
        fine = now->fill.ctx == wanted->fill.ctx && wanted->fill.width > 0 &&
               wanted->fill.height == now->fill.height &&
               (now->fill.height <= 1 || wanted->fill.pitch == now->fill.pitch);
        break;
    case CU_GRAPH_NODE_TYPE_MEM_ALLOC:
        fine = now->allocating.memory == wanted->allocating.memory;
        break;
    case CU_GRAPH_NODE_TYPE_MEM_FREE:
        fine = now->freeing == wanted->freeing;
        break;
    case CU_GRAPH_NODE_TYPE_BATCH_MEM_OP:
        fine = drv_batch_can_become(&now->batch, &wanted->batch);
        break;
    default:
        break;
    }
    return fine ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

drv_node *
drv_exec_find_node(CUgraphExec exec_handle, CUgraphNode node_handle)
{
    const drv_exec *exec = drv_exec_of(exec_handle);
    const drv_node *node = drv_node_of(node_handle);
    bool valid = exec != NULL && node != NULL;
    return valid ? drv_graph_find_copy(exec->graph, node->id, true) : NULL;
}

static CUresult
set_child(drv_graph *top, drv_node *node, CUgraph child)
{
    CUgraphExecUpdateResultInfo info;
    if (!drv_is(child, DRV_GRAPH))
        return CUDA_ERROR_INVALID_VALUE;
    CUresult status = drv_graph_update(node->operation.child, (drv_graph *)child, top, &info);
    return status == CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE ? CUDA_ERROR_INVALID_VALUE : status;
}

static CUresult
set(CUgraphExec exec, CUgraphNode handle, const CUgraphNodeParams *given)
{
    drv_node *node = drv_exec_find_node(exec, handle);
    if (node == NULL || node->operation.type != given->type)
        return CUDA_ERROR_INVALID_VALUE;
    if (given->type == CU_GRAPH_NODE_TYPE_CONDITIONAL)
        return CUDA_ERROR_NOT_SUPPORTED;
    if (given->type == CU_GRAPH_NODE_TYPE_GRAPH)
        return set_child(drv_exec_of(exec)->graph, node, given->graph.graph);
    drv_operation wanted;
    DRV_TRY(drv_operation_read(&wanted, given));
    CUresult status = check_change(&node->operation, &wanted);
    drv_operation_free(&wanted);
    return status == CUDA_SUCCESS ? drv_operation_replace(&node->operation, given) : status;
}

CUresult
drv_exec_node_set(CUgraphExec exec, CUgraphNode handle, const CUgraphNodeParams *given)
{
    DRV_ENTER();
    drv_lock();
    drv_exec_settle(exec);
    CUresult status = set(exec, handle, given);
    drv_unlock();
    return status;
}

// --- all at once ---------------------------------------------------------------------------------

static bool
fail(CUgraphExecUpdateResultInfo *info, CUgraphExecUpdateResult result, const drv_node *node,
     const drv_node *from)
{
    info->result = result;
    info->errorNode = (CUgraphNode)node;
    info->errorFromNode = (CUgraphNode)from;
    return false;
}

static bool
same_edges(const drv_node *node, const drv_node *other, CUgraphExecUpdateResultInfo *info)
{
    if (node->before.count != other->before.count)
        return fail(info, CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED, other, NULL);
    for (size_t i = 0; i < other->before.count; i++) {
        const drv_node *from = other->before.nodes[i];
        size_t j = 0;
        while (j < node->before.count && node->before.nodes[j]->place != from->place)
            j++;
        if (j == node->before.count)
            return fail(info, CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED, other, from);
    }
    return true;
}

static bool same_shape(const drv_graph *graph, const drv_graph *from,
                       CUgraphExecUpdateResultInfo *info);

static bool
same_node(const drv_node *node, const drv_node *other, CUgraphExecUpdateResultInfo *info)
{
    const drv_operation *now = &node->operation, *wanted = &other->operation;
    if (now->type != wanted->type)
        return fail(info, CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED, other, NULL);
    if (!same_edges(node, other, info))
        return false;
    drv_graph *const *children, *const *others;
    size_t count = drv_operation_children(now, &children);
    bool same_kind = now->type != CU_GRAPH_NODE_TYPE_CONDITIONAL ||
                     now->conditional.type == wanted->conditional.type;
    if (!same_kind || count != drv_operation_children(wanted, &others))
        return fail(info, CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED, other, NULL);
    for (size_t i = 0; i < count; i++)
        if (!same_shape(children[i], others[i], info))
            return false;
    if (count > 0)
        return true;
    if (now->type == CU_GRAPH_NODE_TYPE_KERNEL &&
        now->kernel.shape.cooperative != wanted->kernel.shape.cooperative)
        return fail(info, CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED, other, NULL);
    bool same_copy = now->type == CU_GRAPH_NODE_TYPE_MEMCPY &&
                     memcmp(&now->copy.shape, &wanted->copy.shape, sizeof now->copy.shape) == 0;
    if (same_copy || check_change(now, wanted) == CUDA_SUCCESS)
        return true;
    bool is_kernel = now->type == CU_GRAPH_NODE_TYPE_KERNEL;
    return fail(info,
                is_kernel ? CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE
                          : CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED,
                other, NULL);
}

static bool
same_shape(const drv_graph *graph, const drv_graph *from, CUgraphExecUpdateResultInfo *info)
{
    if (graph->count != from->count)
        return fail(info, CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED, NULL, NULL);
    drv_graph_number(graph);
    drv_graph_number(from);
    for (size_t i = 0; i < graph->count; i++)
        if (!same_node(graph->nodes[i], from->nodes[i], info))
            return false;
    return true;
}

static CUresult
take_over(drv_graph *graph, const drv_graph *from, drv_graph *top)
{
    DRV_TRY(drv_references_replace(graph, from, top));
    for (size_t i = 0; i < graph->count; i++) {
        drv_operation *now = &graph->nodes[i]->operation;
        const drv_operation *wanted = &from->nodes[i]->operation;
        drv_graph *const *children, *const *others;
        size_t count = drv_operation_children(now, &children);
        drv_operation_children(wanted, &others);
        for (size_t j = 0; j < count; j++)
            DRV_TRY(take_over(children[j], others[j], top));
        DRV_TRY(drv_operation_take_over(now, wanted, top->was_launched));
    }
    return CUDA_SUCCESS;
}

CUresult
drv_graph_update(drv_graph *graph, const drv_graph *from, drv_graph *top,
                 CUgraphExecUpdateResultInfo *info)
{
    *info = (CUgraphExecUpdateResultInfo){.result = CU_GRAPH_EXEC_UPDATE_SUCCESS};
    if (!same_shape(graph, from, info))
        return CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE;
    CUresult status = take_over(graph, from, top);
    if (top->launches == 0)
        drv_references_forget(top);
    return status;
}
