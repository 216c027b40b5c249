// Implements nodes for stream operations on memory (batch.c). Also defines the functions for nodes
// with external semaphores, which all fail: such a semaphore comes from another API, and this
// driver imports none.
#include <string.h>

#include "base/call.h"
#include "base/driver.h"
#include "graph/any_node.h"
#include "graph/update.h"

static CUgraphNodeParams
params_of(const CUDA_BATCH_MEM_OP_NODE_PARAMS *given)
{
    CUgraphNodeParams p = {.type = CU_GRAPH_NODE_TYPE_BATCH_MEM_OP};
    _Static_assert(sizeof p.memOp == sizeof *given, "both have the same members");
    memcpy(&p.memOp, given, sizeof p.memOp);
    return p;
}

CUresult
functional_cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph,
                                    const CUgraphNode *dependencies, size_t numDependencies,
                                    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
    if (nodeParams == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUgraphNodeParams p = params_of(nodeParams);
    return drv_node_add(phGraphNode, hGraph, dependencies, NULL, numDependencies, &p);
}

CUresult
functional_cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode,
                                          CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)
{
    CUgraphNodeParams p;
    const CUgraphNodeType type = CU_GRAPH_NODE_TYPE_BATCH_MEM_OP;
    if (nodeParams_out == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    DRV_TRY(drv_node_get(hNode, &type, &p));
    memcpy(nodeParams_out, &p.memOp, sizeof p.memOp);
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode,
                                          const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
    if (nodeParams == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUgraphNodeParams p = params_of(nodeParams);
    return drv_node_set(hNode, &p);
}

CUresult
functional_cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
                                              const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
    if (nodeParams == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUgraphNodeParams p = params_of(nodeParams);
    return drv_exec_node_set(hGraphExec, hNode, &p);
}

// --- external semaphores -------------------------------------------------------------------------

CUresult
functional_cuImportExternalSemaphore(CUexternalSemaphore *extSem_out,
                                     const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)
{
    DRV_ENTER();
    return extSem_out != NULL && semHandleDesc != NULL ? CUDA_ERROR_NOT_SUPPORTED
                                                       : CUDA_ERROR_INVALID_VALUE;
}

// Refuses every handle, because no semaphores exist.
CUresult
functional_cuDestroyExternalSemaphore(CUexternalSemaphore extSem)
{
    DRV_ENTER();
    (void)extSem;
    return CUDA_ERROR_INVALID_HANDLE;
}

#define DEFINE_SEMAPHORES(Name, NAME, Type) \
    CUresult functional_cu##Name##ExternalSemaphoresAsync( \
        const CUexternalSemaphore *extSemArray, \
        const CUDA_EXTERNAL_SEMAPHORE_##NAME##_PARAMS *paramsArray, unsigned int numExtSems, \
        CUstream stream) \
    { \
        DRV_ENTER(); \
        (void)extSemArray, (void)paramsArray, (void)numExtSems, (void)stream; \
        return CUDA_ERROR_NOT_SUPPORTED; \
    } \
    CUresult functional_cuGraphAddExternalSemaphores##Name##Node( \
        CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, \
        size_t numDependencies, const CUDA_EXT_SEM_##NAME##_NODE_PARAMS *nodeParams) \
    { \
        CUgraphNodeParams p = {.type = Type}; \
        if (nodeParams == NULL) \
            return CUDA_ERROR_INVALID_VALUE; \
        return drv_node_add(phGraphNode, hGraph, dependencies, NULL, numDependencies, &p); \
    } \
    CUresult functional_cuGraphExternalSemaphores##Name##NodeGetParams( \
        CUgraphNode hNode, CUDA_EXT_SEM_##NAME##_NODE_PARAMS *params_out) \
    { \
        DRV_ENTER(); \
        (void)hNode, (void)params_out; \
        return CUDA_ERROR_INVALID_VALUE; \
    } \
    CUresult functional_cuGraphExternalSemaphores##Name##NodeSetParams( \
        CUgraphNode hNode, const CUDA_EXT_SEM_##NAME##_NODE_PARAMS *nodeParams) \
    { \
        DRV_ENTER(); \
        (void)hNode, (void)nodeParams; \
        return CUDA_ERROR_INVALID_VALUE; \
    } \
    CUresult functional_cuGraphExecExternalSemaphores##Name##NodeSetParams( \
        CUgraphExec hGraphExec, CUgraphNode hNode, \
        const CUDA_EXT_SEM_##NAME##_NODE_PARAMS *nodeParams) \
    { \
        DRV_ENTER(); \
        (void)hGraphExec, (void)hNode, (void)nodeParams; \
        return CUDA_ERROR_INVALID_VALUE; \
    }

// Functions that signal and wait, and functions for nodes that do so. All fail, because there are
// no semaphores and no such nodes.
DEFINE_SEMAPHORES(Signal, SIGNAL, CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL)
DEFINE_SEMAPHORES(Wait, WAIT, CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT)
