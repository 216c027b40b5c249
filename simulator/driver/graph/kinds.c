// Lists the kinds of nodes, and makes operations from a program's parameters.
#include "graph/kinds.h"

#include <string.h>

#include "graph/child.h"
#include "graph/conditional.h"
#include "graph/kernel.h"
#include "graph/memory.h"
#include "graph/operation.h"
#include "graph/signals.h"
#include "graph/transfer.h"

const fd_node_kind *
fd_node_kind_of(CUgraphNodeType type)
{
    static const fd_node_kind *const kinds[] = {
        &fd_node_kernel,   &fd_node_copy,  &fd_node_fill,  &fd_node_batch,
        &fd_node_host,     &fd_node_child, &fd_node_wait,  &fd_node_record,
        &fd_node_allocate, &fd_node_free,  &fd_node_empty, &fd_node_conditional,
    };
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (kinds[i]->type == type)
            return kinds[i];
    return NULL;
}

CUresult
fd_operation_read(fd_operation *to, const CUgraphNodeParams *given)
{
    memset(to, 0, sizeof *to);
    to->kind = fd_node_kind_of(given->type);
    to->type = given->type;
    if (to->kind == NULL)
        return (unsigned int)given->type <= CU_GRAPH_NODE_TYPE_CONDITIONAL
                   ? CUDA_ERROR_NOT_SUPPORTED
                   : CUDA_ERROR_INVALID_VALUE;
    return to->kind->read != NULL ? to->kind->read(to, given) : CUDA_SUCCESS;
}

CUresult
fd_operation_replace(fd_operation *operation, const CUgraphNodeParams *given)
{
    fd_operation made;
    if (given->type != operation->type || operation->kind->is_fixed)
        return CUDA_ERROR_INVALID_VALUE;
    DRV_TRY(fd_operation_read(&made, given));
    CUresult status =
        made.kind->inherit != NULL ? made.kind->inherit(&made, operation) : CUDA_SUCCESS;
    fd_operation_free(status == CUDA_SUCCESS ? operation : &made);
    if (status == CUDA_SUCCESS)
        *operation = made;
    return status;
}
