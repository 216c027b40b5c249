// Implements what nodes of all kinds do, by the functions of their kind.
#include "graph/operation.h"

#include <string.h>

#include "graph/graph.h"

void
fd_operation_tell(const fd_operation *operation, CUgraphNodeParams *out)
{
    memset(out, 0, sizeof *out);
    out->type = operation->type;
    if (operation->kind->tell != NULL)
        operation->kind->tell(operation, out);
}

CUresult
fd_operation_copy(fd_operation *to, const fd_operation *from, bool hidden)
{
    *to = *from;
    return from->kind->copy != NULL ? from->kind->copy(to, from, hidden) : CUDA_SUCCESS;
}

void
fd_operation_free(fd_operation *operation)
{
    if (operation->kind->end != NULL)
        operation->kind->end(operation);
}

size_t
fd_operation_children(const fd_operation *operation, drv_graph *const **children)
{
    return operation->kind->children != NULL ? operation->kind->children(operation, children) : 0;
}

static bool
graph_waits(const drv_graph *graph)
{
    size_t i = 0;
    while (i < graph->count && !fd_operation_waits(&graph->nodes[i]->operation))
        i++;
    return i < graph->count;
}

bool
fd_operation_waits(const fd_operation *operation)
{
    drv_graph *const *children;
    if (operation->kind->waits != NULL)
        return operation->kind->waits(operation);
    for (size_t i = fd_operation_children(operation, &children); i-- > 0;)
        if (graph_waits(children[i]))
            return true;
    return false;
}

CUresult
fd_operation_stays(fd_operation *operation, const fd_operation *from, bool launched)
{
    (void)operation;
    (void)from;
    (void)launched;
    return CUDA_SUCCESS;
}

CUresult
fd_operation_take_over(fd_operation *operation, const fd_operation *from, bool launched)
{
    fd_operation copy;
    if (operation->kind->take_over != NULL)
        return operation->kind->take_over(operation, from, launched);
    DRV_TRY(fd_operation_copy(&copy, from, true));
    fd_operation_free(operation);
    *operation = copy;
    return CUDA_SUCCESS;
}

CUresult
fd_operation_run(const fd_operation *operation, CUstream handle, drv_stream *stream)
{
    return operation->kind->run != NULL ? operation->kind->run(operation, handle, stream)
                                        : CUDA_SUCCESS;
}
