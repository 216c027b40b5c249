// cuStreamBeginCapture, cuStreamEndCapture and cuThreadExchangeStreamCaptureMode.
#include <stdlib.h>

#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "graph/dependencies.h"
#include "graph/graph.h"
#include "graph/record.h"
#include "stream/capture.h"
#include "stream/edges.h"
#include "stream/stream.h"

// --- beginning and ending ------------------------------------------------------------------------

static CUresult
begin(CUstream handle, drv_graph *into, const drv_edges *tips, CUstreamCaptureMode mode)
{
    drv_stream *stream;
    DRV_TRY(drv_find_stream(handle, &stream));
    if ((unsigned int)mode > CU_STREAM_CAPTURE_MODE_RELAXED)
        return CUDA_ERROR_INVALID_VALUE;
    if (drv_is_legacy(stream))
        return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    if (stream->capture != NULL)
        return CUDA_ERROR_ILLEGAL_STATE;
    drv_graph *graph = into != NULL ? into : drv_graph_new(false);
    drv_capture *capture =
        graph != NULL ? drv_capture_new(stream, mode, &drv_graph_recorder) : NULL;
    if (capture == NULL) {
        if (graph != NULL && into == NULL)
            drv_graph_delete(graph);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    capture->graph = graph;
    capture->given = into != NULL;
    graph->captures++;
    CUresult status = drv_capture_join(capture, stream, tips);
    if (status != CUDA_SUCCESS)
        drv_capture_finish(capture, false);
    return status;
}

CUresult
functional_cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = begin(hStream, NULL, &(drv_edges){0}, mode);
    drv_unlock();
    return status;
}

CUresult
functional_cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph,
                                       const CUgraphNode *dependencies,
                                       const CUgraphEdgeData *dependencyData,
                                       size_t numDependencies, CUstreamCaptureMode mode)
{
    DRV_ENTER();
    drv_lock();
    drv_graph *graph = (drv_graph *)hGraph;
    drv_edges tips = {0};
    CUresult status = CUDA_ERROR_INVALID_VALUE;
    if (drv_is(hGraph, DRV_GRAPH))
        status = drv_edges_read(&tips, graph, dependencies, dependencyData, numDependencies);
    if (status == CUDA_SUCCESS)
        status = begin(hStream, graph, &tips, mode);
    drv_edges_free(&tips);
    drv_unlock();
    return status;
}

// Marks the nodes of a list and all nodes on which they depend; false if out of memory.
static bool
mark_before(const drv_graph *graph, const drv_edges *tips)
{
    drv_node **path = calloc(graph->count + 1, sizeof(drv_node *));
    size_t depth = 0;
    for (size_t i = 0; i < graph->count; i++)
        graph->nodes[i]->visited = 0;
    for (size_t i = 0; path != NULL && i < tips->count; i++) {
        tips->nodes[i]->visited = 1;
        path[depth++] = tips->nodes[i];
    }
    while (depth > 0) {
        const drv_edges *before = &path[--depth]->before;
        for (size_t i = 0; i < before->count; i++)
            if (!before->nodes[i]->visited) {
                before->nodes[i]->visited = 1;
                path[depth++] = before->nodes[i];
            }
    }
    free(path);
    return path != NULL;
}

static bool
all_marked(const drv_edges *tips)
{
    size_t i = 0;
    while (i < tips->count && tips->nodes[i]->visited)
        i++;
    return i == tips->count;
}

// Returns whether the stream where the capture began depends on the work of all other streams.
static bool
is_joined(const drv_capture *capture)
{
    if (!mark_before(capture->graph, capture->origin->tips) || !all_marked(&capture->lost))
        return false;
    for (const drv_stream *s = capture->streams; s != NULL; s = s->next_captured)
        if (!all_marked(s->tips))
            return false;
    return true;
}

static CUresult
end(CUstream handle, CUgraph *out)
{
    drv_stream *stream;
    DRV_TRY(drv_find_stream(handle, &stream));
    drv_capture_be_busy(stream->capture);
    drv_capture *capture = stream->capture;
    if (out == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *out = NULL;
    if (capture == NULL)
        return CUDA_ERROR_ILLEGAL_STATE;
    if (capture->origin != stream) {
        drv_capture_spoil(capture);
        return CUDA_ERROR_STREAM_CAPTURE_UNMATCHED;
    }
    if (capture->mode != CU_STREAM_CAPTURE_MODE_RELAXED && capture->thread != drv_capture_mode())
        return CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD;
    CUresult status = CUDA_SUCCESS;
    if (capture->status != CU_STREAM_CAPTURE_STATUS_ACTIVE)
        status = CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    else if (!is_joined(capture))
        status = CUDA_ERROR_STREAM_CAPTURE_UNJOINED;
    if (status == CUDA_SUCCESS) {
        *out = (CUgraph)capture->graph;
        capture->given = true; // now the caller owns the graph
    }
    drv_capture_finish(capture, status != CUDA_SUCCESS);
    return status;
}

CUresult
functional_cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = end(hStream, phGraph);
    drv_unlock();
    return status;
}

// --- calls that captures forbid ------------------------------------------------------------------

CUresult
functional_cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
{
    DRV_ENTER();
    if (mode == NULL || (unsigned int)*mode > CU_STREAM_CAPTURE_MODE_RELAXED)
        return CUDA_ERROR_INVALID_VALUE;
    CUstreamCaptureMode before = *drv_capture_mode();
    *drv_capture_mode() = *mode;
    *mode = before;
    return CUDA_SUCCESS;
}
