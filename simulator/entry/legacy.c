// Defines the entry points of older releases that entry/legacy.def lists, so that the library
// exports everything that NVIDIA's link library exports. Programs that were linked long ago, or
// that look up a name without its version, need them.
#include <stub.h>
#include <string.h>

#include "types.h"

// Newer functions that the functions below call.
STUB_EXPORT CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev);
STUB_EXPORT CUresult cuCtxGetCurrent(CUcontext *pctx);
STUB_EXPORT CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
                                           size_t count, CUmemcpyAttributes *attrs,
                                           size_t *attrsIdxs, size_t numAttrs, CUstream hStream);
STUB_EXPORT CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
                                             unsigned long long flags, CUstream hStream);
STUB_EXPORT CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode);
STUB_EXPORT CUresult cuGraphAddKernelNode_v2(CUgraphNode *node, CUgraph graph,
                                             const CUgraphNode *nodes, size_t count,
                                             const CUDA_KERNEL_NODE_PARAMS *params);
STUB_EXPORT CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode node,
                                                   CUDA_KERNEL_NODE_PARAMS *params);
STUB_EXPORT CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode node,
                                                   const CUDA_KERNEL_NODE_PARAMS *params);
STUB_EXPORT CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec exec, CUgraphNode node,
                                                       const CUDA_KERNEL_NODE_PARAMS *params);
STUB_EXPORT CUresult cuGraphExecUpdate_v2(CUgraphExec exec, CUgraph graph,
                                          CUgraphExecUpdateResultInfo *info);
STUB_EXPORT CUresult cuGraphInstantiateWithFlags(CUgraphExec *exec, CUgraph graph,
                                                 unsigned long long flags);

// --- called alike --------------------------------------------------------------------------------

#define SAME(symbol, base, version, per_thread, newer, parameters, arguments) \
    CUresult newer parameters; \
    STUB_EXPORT CUresult symbol parameters; \
    CUresult symbol parameters \
    { \
        return newer arguments; \
    }
#define OTHER(symbol, base, version, per_thread)
#define NARROW(symbol, version)
#include "legacy.def"
#undef SAME
#undef OTHER
#undef NARROW

// --- 32-bit sizes and addresses ------------------------------------------------------------------

// Today's drivers make only contexts with 64-bit addresses. In such contexts, these functions
// return CUDA_ERROR_INVALID_CONTEXT.
static CUresult
refuse_narrow(void)
{
    CUcontext current;
    CUresult status = cuCtxGetCurrent(&current);
    return status != CUDA_SUCCESS ? status : CUDA_ERROR_INVALID_CONTEXT;
}

// The result does not depend on the arguments, so the functions are declared without any.
#define SAME(symbol, base, version, per_thread, newer, parameters, arguments)
#define OTHER(symbol, base, version, per_thread)
#define NARROW(symbol, version) \
    STUB_EXPORT CUresult symbol(void); \
    CUresult symbol(void) \
    { \
        return refuse_narrow(); \
    }
#include "legacy.def"
#undef OTHER
#undef NARROW

// --- by hand -------------------------------------------------------------------------------------

#define ENTRY(symbol, parameters) \
    STUB_EXPORT CUresult symbol parameters; \
    CUresult symbol parameters

// Sizes that do not fit become the largest number that does.
ENTRY(cuDeviceTotalMem, (unsigned int *bytes, CUdevice dev))
{
    size_t all;
    CUresult status = cuDeviceTotalMem_v2(&all, dev);
    if (status == CUDA_SUCCESS && bytes == NULL)
        status = CUDA_ERROR_INVALID_VALUE;
    if (status == CUDA_SUCCESS)
        *bytes = all < UINT32_MAX ? (unsigned int)all : UINT32_MAX;
    return status;
}

// The profiler of CUDA 4 to 10 no longer exists.
ENTRY(cuProfilerInitialize, (const char *config, const char *output, int mode))
{
    (void)config, (void)output, (void)mode;
    return CUDA_ERROR_NOT_SUPPORTED;
}

// The newer function does not say which copy failed, so `*failIdx` gets an index that no copy has.
ENTRY(cuMemcpyBatchAsync, (CUdeviceptr * dsts, CUdeviceptr *srcs, size_t *sizes, size_t count,
                           CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
                           size_t *failIdx, CUstream hStream))
{
    if (failIdx != NULL)
        *failIdx = SIZE_MAX;
    return cuMemcpyBatchAsync_v2(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream);
}

ENTRY(cuMemcpyBatchAsync_ptsz, (CUdeviceptr * dsts, CUdeviceptr *srcs, size_t *sizes, size_t count,
                                CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
                                size_t *failIdx, CUstream hStream))
{
    return cuMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx,
                              hStream);
}

ENTRY(cuMemcpy3DBatchAsync, (size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx,
                             unsigned long long flags, CUstream hStream))
{
    if (failIdx != NULL)
        *failIdx = SIZE_MAX;
    return cuMemcpy3DBatchAsync_v2(numOps, opList, flags, hStream);
}

ENTRY(cuMemcpy3DBatchAsync_ptsz, (size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx,
                                  unsigned long long flags, CUstream hStream))
{
    return cuMemcpy3DBatchAsync(numOps, opList, failIdx, flags, hStream);
}

// At that time, global was the only mode.
ENTRY(cuStreamBeginCapture, (CUstream hStream))
{
    return cuStreamBeginCapture_v2(hStream, CU_STREAM_CAPTURE_MODE_GLOBAL);
}

ENTRY(cuStreamBeginCapture_ptsz, (CUstream hStream))
{
    return cuStreamBeginCapture(hStream);
}

ENTRY(cuStreamGetCaptureInfo, (CUstream hStream, CUstreamCaptureStatus *status, cuuint64_t *id))
{
    return cuStreamGetCaptureInfo_v2(hStream, status, id, NULL, NULL, NULL);
}

ENTRY(cuStreamGetCaptureInfo_ptsz,
      (CUstream hStream, CUstreamCaptureStatus *status, cuuint64_t *id))
{
    return cuStreamGetCaptureInfo(hStream, status, id);
}

// The older struct lacks the CUkernel and the context, which are the last members of the newer
// struct.
static CUDA_KERNEL_NODE_PARAMS
widened(const CUDA_KERNEL_NODE_PARAMS_v1 *params)
{
    CUDA_KERNEL_NODE_PARAMS wide = {0};
    memcpy(&wide, params, sizeof *params);
    return wide;
}

ENTRY(cuGraphAddKernelNode, (CUgraphNode * node, CUgraph graph, const CUgraphNode *nodes,
                             size_t count, const CUDA_KERNEL_NODE_PARAMS_v1 *params))
{
    if (params == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUDA_KERNEL_NODE_PARAMS wide = widened(params);
    return cuGraphAddKernelNode_v2(node, graph, nodes, count, &wide);
}

ENTRY(cuGraphKernelNodeGetParams, (CUgraphNode node, CUDA_KERNEL_NODE_PARAMS_v1 *params))
{
    CUDA_KERNEL_NODE_PARAMS wide;
    CUresult status = cuGraphKernelNodeGetParams_v2(node, params != NULL ? &wide : NULL);
    if (status == CUDA_SUCCESS)
        memcpy(params, &wide, sizeof *params);
    return status;
}

ENTRY(cuGraphKernelNodeSetParams, (CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS_v1 *params))
{
    if (params == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUDA_KERNEL_NODE_PARAMS wide = widened(params);
    return cuGraphKernelNodeSetParams_v2(node, &wide);
}

ENTRY(cuGraphExecKernelNodeSetParams,
      (CUgraphExec exec, CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS_v1 *params))
{
    if (params == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUDA_KERNEL_NODE_PARAMS wide = widened(params);
    return cuGraphExecKernelNodeSetParams_v2(exec, node, &wide);
}

ENTRY(cuGraphExecUpdate,
      (CUgraphExec exec, CUgraph graph, CUgraphNode *error_node, CUgraphExecUpdateResult *result))
{
    CUgraphExecUpdateResultInfo info = {0};
    CUresult status = cuGraphExecUpdate_v2(exec, graph, &info);
    if (error_node != NULL)
        *error_node = info.errorNode;
    if (result != NULL)
        *result = info.result;
    return status;
}

ENTRY(cuGraphInstantiate_v2,
      (CUgraphExec * exec, CUgraph graph, CUgraphNode *error_node, char *log, size_t log_size))
{
    if (error_node != NULL)
        *error_node = NULL;
    if (log != NULL && log_size > 0)
        *log = '\0';
    return cuGraphInstantiateWithFlags(exec, graph, 0);
}

ENTRY(cuGraphInstantiate,
      (CUgraphExec * exec, CUgraph graph, CUgraphNode *error_node, char *log, size_t log_size))
{
    return cuGraphInstantiate_v2(exec, graph, error_node, log, log_size);
}

// --- the table -----------------------------------------------------------------------------------

#undef SAME
#define SAME(symbol, base, version, per_thread, newer, parameters, arguments) \
    {#symbol, #base, version, per_thread, (void (*)(void))symbol},
#define OTHER(symbol, base, version, per_thread) \
    {#symbol, #base, version, per_thread, (void (*)(void))symbol},
#define NARROW(symbol, version) {#symbol, #symbol, version, false, (void (*)(void))symbol},

const stub_function stub_legacy[] = {
#include "legacy.def"
};

const int stub_legacy_count = (int)(sizeof stub_legacy / sizeof *stub_legacy);
