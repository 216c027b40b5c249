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

const drv_node_kind *
drv_node_kind_of(CUgraphNodeType type)
{
    static const drv_node_kind *const kinds[] = {
        &drv_node_kernel,   &drv_node_copy,  &drv_node_fill,  &drv_node_batch,
        &drv_node_host,     &drv_node_child, &drv_node_wait,  &drv_node_record,
        &drv_node_allocate, &drv_node_free,  &drv_node_empty, &drv_node_conditional,
    };
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (kinds[i]->type == type)
            return kinds[i];
    return NULL;
}

CUresult
drv_operation_read(drv_operation *to, const CUgraphNodeParams *given)
{
    memset(to, 0, sizeof *to);
    to->kind = drv_node_kind_of(given->type);
    to->type = given->type;
    if (to->kind == NULL)
        return (unsigned int)given->type <= CU_GRAPH_NODE_TYPE_CONDITIONAL
                   ? CUDA_ERROR_NOT_SUPPORTED
                   : CUDA_ERROR_INVALID_VALUE;
    return to->kind->read != NULL ? to->kind->read(to, given) : CUDA_SUCCESS;
}

CUresult
drv_operation_replace(drv_operation *operation, const CUgraphNodeParams *given)
{
    drv_operation made;
    if (given->type != operation->type || operation->kind->is_fixed)
        return CUDA_ERROR_INVALID_VALUE;
    DRV_TRY(drv_operation_read(&made, given));
    CUresult status =
        made.kind->inherit != NULL ? made.kind->inherit(&made, operation) : CUDA_SUCCESS;
    drv_operation_free(status == CUDA_SUCCESS ? operation : &made);
    if (status == CUDA_SUCCESS)
        *operation = made;
    return status;
}
