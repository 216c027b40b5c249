// Declares how the work of capturing streams becomes nodes.
#ifndef CUBIND_DRIVER_GRAPH_RECORD_H
#define CUBIND_DRIVER_GRAPH_RECORD_H

#include "stream/capture.h"
#include "stream/stream.h"
#include "types.h"

typedef struct drv_graph drv_graph;
typedef struct drv_operation drv_operation;

extern const drv_recorder drv_graph_recorder; // makes nodes of a graph (graph_record.c)

// Adds the next node of a capturing stream. Takes ownership of the operation.
CUresult drv_capture_operation(drv_stream *stream, drv_operation *operation);
CUresult drv_capture_graph(drv_stream *stream, const drv_graph *graph);

#endif
