// Implements queries about a capturing stream, and queries and changes of the nodes that its next
// node will depend on.
#include <string.h>

#include "base/call.h"
#include "base/lock.h"
#include "graph/dependencies.h"
#include "stream/capture.h"
#include "stream/edges.h"
#include "stream/stream.h"

static CUresult
find(CUstream handle, drv_stream **out)
{
    DRV_TRY(drv_find_stream(handle, out));
    return drv_capture_implicit(*out, false);
}

CUresult
functional_cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)
{
    DRV_ENTER();
    drv_stream *stream;
    drv_lock();
    CUresult status = find(hStream, &stream);
    if (status == CUDA_SUCCESS && captureStatus == NULL)
        status = CUDA_ERROR_INVALID_VALUE;
    if (status == CUDA_SUCCESS)
        *captureStatus = drv_capture_status(stream);
    drv_unlock();
    return status;
}

typedef struct question {
    CUstreamCaptureStatus *status;
    cuuint64_t *id;
    CUgraph *graph;
    const CUgraphNode **dependencies;
    const CUgraphEdgeData **data;
    size_t *count;
} question;

// Stores pointers to the stream's own lists, which are valid until a call changes these.
static CUresult
tell_tips(const drv_edges *tips, const question *q)
{
    static const CUgraphEdgeData plain;
    for (size_t i = 0; q->dependencies != NULL && q->data == NULL && i < tips->count; i++)
        if (memcmp(&tips->data[i], &plain, sizeof plain) != 0)
            return CUDA_ERROR_LOSSY_QUERY;
    if (q->dependencies != NULL)
        *q->dependencies = (const CUgraphNode *)tips->nodes;
    if (q->data != NULL)
        *q->data = tips->data;
    if (q->count != NULL)
        *q->count = tips->count;
    return CUDA_SUCCESS;
}

static CUresult
tell(CUstream handle, const question *q)
{
    drv_stream *stream;
    DRV_TRY(find(handle, &stream));
    if (q->status == NULL || (q->data != NULL && q->dependencies == NULL))
        return CUDA_ERROR_INVALID_VALUE;
    *q->status = drv_capture_status(stream);
    if (*q->status != CU_STREAM_CAPTURE_STATUS_ACTIVE)
        return CUDA_SUCCESS;
    DRV_TRY(tell_tips(stream->tips, q));
    if (q->id != NULL)
        *q->id = stream->capture->id;
    if (q->graph != NULL)
        *q->graph = (CUgraph)stream->capture->graph;
    return CUDA_SUCCESS;
}

CUresult
functional_cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
                                     cuuint64_t *id_out, CUgraph *graph_out,
                                     const CUgraphNode **dependencies_out,
                                     const CUgraphEdgeData **edgeData_out,
                                     size_t *numDependencies_out)
{
    DRV_ENTER();
    const question q = {captureStatus_out, id_out,       graph_out,
                        dependencies_out,  edgeData_out, numDependencies_out};
    drv_lock();
    CUresult status = tell(hStream, &q);
    drv_unlock();
    return status;
}

static CUresult
update(CUstream handle, const CUgraphNode *nodes, const CUgraphEdgeData *data, size_t count,
       unsigned int flags)
{
    drv_stream *stream;
    DRV_TRY(find(handle, &stream));
    if (stream->capture == NULL)
        return CUDA_ERROR_ILLEGAL_STATE;
    if (drv_capture_status(stream) != CU_STREAM_CAPTURE_STATUS_ACTIVE)
        return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    if (flags > CU_STREAM_SET_CAPTURE_DEPENDENCIES)
        return CUDA_ERROR_INVALID_VALUE;
    drv_edges given;
    DRV_TRY(drv_edges_read(&given, stream->capture->graph, nodes, data, count));
    if (flags == CU_STREAM_SET_CAPTURE_DEPENDENCIES)
        stream->tips->count = 0;
    CUresult status = drv_edges_merge(stream->tips, &given);
    drv_edges_free(&given);
    return status;
}

CUresult
functional_cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies,
                                                const CUgraphEdgeData *dependencyData,
                                                size_t numDependencies, unsigned int flags)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = update(hStream, dependencies, dependencyData, numDependencies, flags);
    drv_unlock();
    return status;
}
