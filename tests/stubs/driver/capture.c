// Stream capture, as far as it shows on the stream: what is captured is counted, not kept, and
// gives a graph that can be destroyed.
#include <stdlib.h>

#include "functional.h"

typedef struct fd_graph {
    uint64_t id;
    size_t nodes;
} fd_graph;

typedef struct fd_capture {
    CUstreamCaptureStatus status;
    CUstreamCaptureMode mode;
    const void *thread;
    fd_graph *graph;
    uint64_t id;
    bool given; // the graph is the caller's own
} fd_capture;

static _Thread_local CUstreamCaptureMode thread_mode = CU_STREAM_CAPTURE_MODE_GLOBAL;

CUstreamCaptureStatus
fd_capture_status(const fd_stream *stream)
{
    const fd_capture *capture = stream->capture;
    return capture != NULL ? capture->status : CU_STREAM_CAPTURE_STATUS_NONE;
}

void
fd_capture_node(fd_stream *stream)
{
    stream->capture->graph->nodes++;
}

void
fd_capture_invalidate(fd_stream *stream)
{
    if (stream->capture != NULL)
        stream->capture->status = CU_STREAM_CAPTURE_STATUS_INVALIDATED;
}

void
fd_capture_end(fd_stream *stream)
{
    if (stream->capture == NULL)
        return;
    if (!stream->capture->given && fd_is(stream->capture->graph, FD_GRAPH))
        fd_delete(stream->capture->graph);
    free(stream->capture);
    stream->capture = NULL;
}

static fd_graph *
new_graph(void)
{
    fd_graph *graph = fd_new(FD_GRAPH, sizeof *graph);
    if (graph != NULL)
        graph->id = fd_next_id();
    return graph;
}

static CUresult
begin(CUstream handle, fd_graph *into, CUstreamCaptureMode mode)
{
    fd_stream *stream;
    FD_TRY(fd_find_stream(handle, &stream));
    if ((unsigned int)mode > CU_STREAM_CAPTURE_MODE_RELAXED)
        return CUDA_ERROR_INVALID_VALUE;
    if (stream->is_default && stream->thread == NULL)
        return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    if (stream->capture != NULL)
        return CUDA_ERROR_ILLEGAL_STATE;
    fd_capture *capture = calloc(1, sizeof *capture);
    fd_graph *graph = into != NULL ? into : new_graph();
    if (capture == NULL || graph == NULL) {
        free(capture);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *capture = (fd_capture){
        CU_STREAM_CAPTURE_STATUS_ACTIVE, mode, &thread_mode, graph, fd_next_id(), into != NULL};
    stream->capture = capture;
    return CUDA_SUCCESS;
}

CUresult
functional_cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)
{
    FD_ENTER();
    fd_lock();
    CUresult status = begin(hStream, NULL, mode);
    fd_unlock();
    return status;
}

CUresult
functional_cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph,
                                       const CUgraphNode *dependencies,
                                       const CUgraphEdgeData *dependencyData,
                                       size_t numDependencies, CUstreamCaptureMode mode)
{
    (void)dependencies, (void)dependencyData, (void)numDependencies;
    FD_ENTER();
    fd_lock();
    CUresult status = fd_is(hGraph, FD_GRAPH) ? begin(hStream, (fd_graph *)hGraph, mode)
                                              : CUDA_ERROR_INVALID_VALUE;
    fd_unlock();
    return status;
}

static CUresult
end(CUstream handle, CUgraph *out)
{
    fd_stream *stream;
    FD_TRY(fd_find_stream(handle, &stream));
    const fd_capture *capture = stream->capture;
    if (out == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *out = NULL;
    if (capture == NULL)
        return CUDA_ERROR_ILLEGAL_STATE;
    if (capture->mode != CU_STREAM_CAPTURE_MODE_RELAXED && capture->thread != &thread_mode)
        return CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD;
    CUresult status = CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    if (capture->status == CU_STREAM_CAPTURE_STATUS_ACTIVE) {
        *out = (CUgraph)capture->graph;
        stream->capture->given = true; // now it is
        status = CUDA_SUCCESS;
    }
    fd_capture_end(stream);
    return status;
}

CUresult
functional_cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)
{
    FD_ENTER();
    fd_lock();
    CUresult status = end(hStream, phGraph);
    fd_unlock();
    return status;
}

CUresult
functional_cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)
{
    FD_ENTER();
    fd_stream *stream;
    fd_lock();
    CUresult status = fd_find_stream(hStream, &stream);
    if (status == CUDA_SUCCESS && captureStatus == NULL)
        status = CUDA_ERROR_INVALID_VALUE;
    if (status == CUDA_SUCCESS)
        *captureStatus = fd_capture_status(stream);
    fd_unlock();
    return status;
}

CUresult
functional_cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
                                     cuuint64_t *id_out, CUgraph *graph_out,
                                     const CUgraphNode **dependencies_out,
                                     const CUgraphEdgeData **edgeData_out,
                                     size_t *numDependencies_out)
{
    FD_ENTER();
    fd_stream *stream;
    fd_lock();
    CUresult status = fd_find_stream(hStream, &stream);
    if (status == CUDA_SUCCESS && captureStatus_out == NULL)
        status = CUDA_ERROR_INVALID_VALUE;
    const fd_capture *capture = status == CUDA_SUCCESS ? stream->capture : NULL;
    if (status == CUDA_SUCCESS)
        *captureStatus_out = fd_capture_status(stream);
    if (capture != NULL && id_out != NULL)
        *id_out = capture->id;
    if (capture != NULL && graph_out != NULL)
        *graph_out = (CUgraph)capture->graph;
    if (capture != NULL && dependencies_out != NULL)
        *dependencies_out = NULL;
    if (capture != NULL && edgeData_out != NULL)
        *edgeData_out = NULL;
    if (capture != NULL && numDependencies_out != NULL)
        *numDependencies_out = 0;
    fd_unlock();
    return status;
}

CUresult
functional_cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
{
    FD_ENTER();
    if (mode == NULL || (unsigned int)*mode > CU_STREAM_CAPTURE_MODE_RELAXED)
        return CUDA_ERROR_INVALID_VALUE;
    CUstreamCaptureMode before = thread_mode;
    thread_mode = *mode;
    *mode = before;
    return CUDA_SUCCESS;
}

// --- graphs --------------------------------------------------------------------------------------

CUresult
functional_cuGraphCreate(CUgraph *phGraph, unsigned int flags)
{
    FD_ENTER();
    if (phGraph == NULL || flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    *phGraph = (CUgraph)new_graph();
    fd_unlock();
    return *phGraph != NULL ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult
functional_cuGraphDestroy(CUgraph hGraph)
{
    FD_ENTER();
    fd_lock();
    bool valid = fd_is(hGraph, FD_GRAPH);
    if (valid)
        fd_delete(hGraph);
    fd_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
