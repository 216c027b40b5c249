// cuGraphAddMemAllocNode, cuDeviceGetGraphMemAttribute and related functions.
#include <string.h>

#include "base/call.h"
#include "base/lock.h"
#include "device/device.h"
#include "graph/any_node.h"
#include "graph/memory.h"

CUresult
functional_cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph,
                                  const CUgraphNode *dependencies, size_t numDependencies,
                                  CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)
{
    if (nodeParams == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUgraphNodeParams p = {.type = CU_GRAPH_NODE_TYPE_MEM_ALLOC};
    _Static_assert(sizeof p.alloc == sizeof *nodeParams, "both have the same members");
    memcpy(&p.alloc, nodeParams, sizeof p.alloc);
    DRV_TRY(drv_node_add(phGraphNode, hGraph, dependencies, NULL, numDependencies, &p));
    nodeParams->dptr = p.alloc.dptr;
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out)
{
    CUgraphNodeParams p;
    const CUgraphNodeType type = CU_GRAPH_NODE_TYPE_MEM_ALLOC;
    if (params_out == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    DRV_TRY(drv_node_get(hNode, &type, &p));
    memcpy(params_out, &p.alloc, sizeof p.alloc);
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph,
                                 const CUgraphNode *dependencies, size_t numDependencies,
                                 CUdeviceptr dptr)
{
    CUgraphNodeParams p = {.type = CU_GRAPH_NODE_TYPE_MEM_FREE, .free = {.dptr = dptr}};
    return drv_node_add(phGraphNode, hGraph, dependencies, NULL, numDependencies, &p);
}

CUresult
functional_cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)
{
    CUgraphNodeParams p;
    const CUgraphNodeType type = CU_GRAPH_NODE_TYPE_MEM_FREE;
    if (dptr_out == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    DRV_TRY(drv_node_get(hNode, &type, &p));
    *dptr_out = p.free.dptr;
    return CUDA_SUCCESS;
}

// Checks the device, and trims nothing: memory is freed as soon as no node refers to it and no
// launch has it allocated.
CUresult
functional_cuDeviceGraphMemTrim(CUdevice device)
{
    DRV_ENTER();
    return drv_device_valid(device) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_DEVICE;
}

CUresult
functional_cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
{
    DRV_ENTER();
    if (!drv_device_valid(device))
        return CUDA_ERROR_INVALID_DEVICE;
    drv_lock();
    const uint64_t *found = drv_graph_memory_account(device, attr);
    bool valid = found != NULL && value != NULL;
    if (valid)
        memcpy(value, found, sizeof *found);
    drv_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

// Resets a high-water mark to the current value. No other attribute can be set, and the only valid
// value is 0.
CUresult
functional_cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
{
    DRV_ENTER();
    if (!drv_device_valid(device))
        return CUDA_ERROR_INVALID_DEVICE;
    bool is_high =
        attr == CU_GRAPH_MEM_ATTR_USED_MEM_HIGH || attr == CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH;
    uint64_t zero = 0;
    if (!is_high || value == NULL || memcmp(value, &zero, sizeof zero) != 0)
        return CUDA_ERROR_INVALID_VALUE;
    CUgraphMem_attribute current = attr == CU_GRAPH_MEM_ATTR_USED_MEM_HIGH
                                       ? CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT
                                       : CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT;
    drv_lock();
    *drv_graph_memory_account(device, attr) = *drv_graph_memory_account(device, current);
    drv_unlock();
    return CUDA_SUCCESS;
}
