// cuGraphKernelNodeGetAttribute and related functions.
#include <string.h>

#include "base/call.h"
#include "base/lock.h"
#include "graph/graph.h"
#include "graph/kernel.h"
#include "graph/operation.h"
#include "launch/launch.h"

static drv_kernel_call *
call_of(CUgraphNode handle)
{
    drv_node *node = drv_node_of(handle);
    bool is_kernel = node != NULL && node->operation.type == CU_GRAPH_NODE_TYPE_KERNEL;
    return is_kernel ? &node->operation.kernel : NULL;
}

CUresult
functional_cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
                                         CUkernelNodeAttrValue *value_out)
{
    DRV_ENTER();
    drv_lock();
    const drv_kernel_call *call = call_of(hNode);
    bool valid = call != NULL && value_out != NULL && drv_kernel_can_have(attr);
    if (valid) {
        const CUlaunchAttribute *found = drv_kernel_attribute(call, attr);
        memset(value_out, 0, sizeof *value_out);
        if (found != NULL)
            *value_out = found->value;
        else if (attr == CU_LAUNCH_ATTRIBUTE_COOPERATIVE)
            value_out->cooperative = call->shape.cooperative;
    }
    drv_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
                                         const CUkernelNodeAttrValue *value)
{
    DRV_ENTER();
    drv_lock();
    drv_kernel_call *call = call_of(hNode);
    CUresult status = CUDA_ERROR_INVALID_VALUE;
    if (call != NULL && value != NULL)
        status = drv_kernel_set(call, &(CUlaunchAttribute){.id = attr, .value = *value});
    drv_unlock();
    return status;
}

CUresult
functional_cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)
{
    DRV_ENTER();
    drv_lock();
    drv_kernel_call *to = call_of(dst);
    const drv_kernel_call *from = call_of(src);
    CUresult status = to != NULL && from != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    for (unsigned int i = 0;
         status == CUDA_SUCCESS && to != from && i < from->shape.attribute_count; i++)
        status = drv_kernel_set(to, &from->attributes[i]);
    drv_unlock();
    return status;
}
