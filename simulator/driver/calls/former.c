// Defines versions of functions that a later version replaced. The driver keeps all of them, and
// the headers of CUDA 12 still use these.
#include <stdbool.h>
#include <stddef.h>

#include "types.h"

CUresult functional_cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev);
CUresult functional_cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *params, unsigned int flags,
                                   CUdevice dev);
CUresult functional_cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd);
CUresult functional_cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice,
                                   CUmemLocation location);
CUresult functional_cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location,
                                          unsigned int flags, CUstream hStream);
CUresult functional_cuStreamGetCaptureInfo_v3(CUstream hStream,
                                              CUstreamCaptureStatus *captureStatus_out,
                                              cuuint64_t *id_out, CUgraph *graph_out,
                                              const CUgraphNode **dependencies_out,
                                              const CUgraphEdgeData **edgeData_out,
                                              size_t *numDependencies_out);

CUresult
functional_cuDeviceGetUuid(CUuuid *uuid, CUdevice dev)
{
    return functional_cuDeviceGetUuid_v2(uuid, dev);
}

CUresult
functional_cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev)
{
    return functional_cuCtxCreate_v4(pctx, NULL, flags, dev);
}

CUresult
functional_cuCtxCreate_v3(CUcontext *pctx, CUexecAffinityParam *paramsArray, int numParams,
                          unsigned int flags, CUdevice dev)
{
    (void)paramsArray;
    (void)numParams;
    return functional_cuCtxCreate_v4(pctx, NULL, flags, dev);
}

CUresult
functional_cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)
{
    return functional_cuEventElapsedTime_v2(pMilliseconds, hStart, hEnd);
}

// Returns the location with this number: a device, or the host for -1.
static CUmemLocation
location_of(CUdevice device)
{
    bool host = device == CU_DEVICE_CPU;
    return (CUmemLocation){
        .type = host ? CU_MEM_LOCATION_TYPE_HOST : CU_MEM_LOCATION_TYPE_DEVICE,
        .id = host ? 0 : device,
    };
}

CUresult
functional_cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device)
{
    return functional_cuMemAdvise_v2(devPtr, count, advice, location_of(device));
}

CUresult
functional_cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice,
                              CUstream hStream)
{
    return functional_cuMemPrefetchAsync_v2(devPtr, count, location_of(dstDevice), 0, hStream);
}

CUresult
functional_cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
                                     cuuint64_t *id_out, CUgraph *graph_out,
                                     const CUgraphNode **dependencies_out,
                                     size_t *numDependencies_out)
{
    return functional_cuStreamGetCaptureInfo_v3(hStream, captureStatus_out, id_out, graph_out,
                                                dependencies_out, NULL, numDependencies_out);
}

// --- graphs whose edges have no data -------------------------------------------------------------

CUresult functional_cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
                                              const CUgraphNode *to,
                                              const CUgraphEdgeData *edgeData,
                                              size_t numDependencies);
CUresult functional_cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
                                                 const CUgraphNode *to,
                                                 const CUgraphEdgeData *edgeData,
                                                 size_t numDependencies);
CUresult functional_cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,
                                       CUgraphEdgeData *edgeData, size_t *numEdges);
CUresult functional_cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies,
                                                  CUgraphEdgeData *edgeData,
                                                  size_t *numDependencies);
CUresult functional_cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes,
                                                    CUgraphEdgeData *edgeData,
                                                    size_t *numDependentNodes);
CUresult functional_cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
                                      const CUgraphNode *dependencies,
                                      const CUgraphEdgeData *dependencyData, size_t numDependencies,
                                      CUgraphNodeParams *nodeParams);
CUresult functional_cuStreamUpdateCaptureDependencies_v2(CUstream hStream,
                                                         CUgraphNode *dependencies,
                                                         const CUgraphEdgeData *dependencyData,
                                                         size_t numDependencies,
                                                         unsigned int flags);

CUresult
functional_cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
                                  size_t numDependencies)
{
    return functional_cuGraphAddDependencies_v2(hGraph, from, to, NULL, numDependencies);
}

CUresult
functional_cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
                                     size_t numDependencies)
{
    return functional_cuGraphRemoveDependencies_v2(hGraph, from, to, NULL, numDependencies);
}

CUresult
functional_cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges)
{
    return functional_cuGraphGetEdges_v2(hGraph, from, to, NULL, numEdges);
}

CUresult
functional_cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies,
                                      size_t *numDependencies)
{
    return functional_cuGraphNodeGetDependencies_v2(hNode, dependencies, NULL, numDependencies);
}

CUresult
functional_cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes,
                                        size_t *numDependentNodes)
{
    return functional_cuGraphNodeGetDependentNodes_v2(hNode, dependentNodes, NULL,
                                                      numDependentNodes);
}

CUresult
functional_cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
                          size_t numDependencies, CUgraphNodeParams *nodeParams)
{
    return functional_cuGraphAddNode_v2(phGraphNode, hGraph, dependencies, NULL, numDependencies,
                                        nodeParams);
}

CUresult
functional_cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode *dependencies,
                                             size_t numDependencies, unsigned int flags)
{
    return functional_cuStreamUpdateCaptureDependencies_v2(hStream, dependencies, NULL,
                                                           numDependencies, flags);
}
