// Implements what nodes of all kinds do, by the functions of their kind.
#include "graph/operation.h"

#include <string.h>

#include "graph/graph.h"

void
drv_operation_tell(const drv_operation *operation, CUgraphNodeParams *out)
{
    memset(out, 0, sizeof *out);
    out->type = operation->type;
    if (operation->kind->tell != NULL)
        operation->kind->tell(operation, out);
}

CUresult
drv_operation_copy(drv_operation *to, const drv_operation *from, bool hidden)
{
    *to = *from;
    return from->kind->copy != NULL ? from->kind->copy(to, from, hidden) : CUDA_SUCCESS;
}

void
drv_operation_free(drv_operation *operation)
{
    if (operation->kind->end != NULL)
        operation->kind->end(operation);
}

size_t
drv_operation_children(const drv_operation *operation, drv_graph *const **children)
{
    return operation->kind->children != NULL ? operation->kind->children(operation, children) : 0;
}

static bool
graph_waits(const drv_graph *graph)
{
    size_t i = 0;
    while (i < graph->count && !drv_operation_waits(&graph->nodes[i]->operation))
        i++;
    return i < graph->count;
}

bool
drv_operation_waits(const drv_operation *operation)
{
    drv_graph *const *children;
    if (operation->kind->waits != NULL)
        return operation->kind->waits(operation);
    for (size_t i = drv_operation_children(operation, &children); i-- > 0;)
        if (graph_waits(children[i]))
            return true;
    return false;
}

CUresult
drv_operation_stays(drv_operation *operation, const drv_operation *from, bool launched)
{
    (void)operation;
    (void)from;
    (void)launched;
    return CUDA_SUCCESS;
}

CUresult
drv_operation_take_over(drv_operation *operation, const drv_operation *from, bool launched)
{
    drv_operation copy;
    if (operation->kind->take_over != NULL)
        return operation->kind->take_over(operation, from, launched);
    DRV_TRY(drv_operation_copy(&copy, from, true));
    drv_operation_free(operation);
    *operation = copy;
    return CUDA_SUCCESS;
}

CUresult
drv_operation_run(const drv_operation *operation, CUstream handle, drv_stream *stream)
{
    return operation->kind->run != NULL ? operation->kind->run(operation, handle, stream)
                                        : CUDA_SUCCESS;
}
