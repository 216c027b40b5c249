// Records the work of capturing streams as nodes of a graph.
#include "graph/record.h"

#include "code/function.h"
#include "code/module.h"
#include "device/context.h"
#include "graph/graph.h"
#include "graph/kernel.h"
#include "graph/kinds.h"
#include "graph/operation.h"
#include "launch/launch.h"
#include "stream/edges.h"

CUresult
drv_capture_operation(drv_stream *stream, drv_operation *operation)
{
    drv_node *node;
    operation->kind = drv_node_kind_of(operation->type);
    CUresult status = drv_graph_add(stream->capture->graph, operation, stream->tips, &node);
    if (status == CUDA_SUCCESS) {
        stream->tips->count = 0;
        status = drv_edges_add(stream->tips, node, NULL);
    }
    if (status != CUDA_SUCCESS)
        drv_capture_invalidate(stream);
    return status;
}

// Work without a node type becomes an empty node, which keeps its place in the order.
static void
record_nothing(drv_stream *stream)
{
    drv_operation nothing = {.type = CU_GRAPH_NODE_TYPE_EMPTY};
    drv_capture_operation(stream, &nothing);
}

CUresult
drv_capture_graph(drv_stream *stream, const drv_graph *graph)
{
    drv_operation operation = {.type = CU_GRAPH_NODE_TYPE_GRAPH};
    DRV_TRY(drv_graph_copy(graph, false, &operation.child));
    return drv_capture_operation(stream, &operation);
}

// Lets a kernel begin before the kernels that it depends on have ended.
static void
mark_programmatic(const drv_edges *tips)
{
    for (size_t i = 0; i < tips->count; i++)
        if (tips->nodes[i]->operation.type == CU_GRAPH_NODE_TYPE_KERNEL)
            tips->data[i] = (CUgraphEdgeData){.from_port = CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC,
                                              .type = CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC};
}

static CUresult
record_kernel(drv_stream *stream, const functional_launch *launch, const drv_function *function,
              const CUlaunchAttribute *attributes, const unsigned char *bytes)
{
    drv_operation operation = {.type = CU_GRAPH_NODE_TYPE_KERNEL};
    drv_context *context = function->module != NULL ? function->module->context : stream->context;
    for (unsigned int i = 0; i < launch->attribute_count; i++)
        if (attributes[i].id == CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION &&
            attributes[i].value.programmaticStreamSerializationAllowed != 0)
            mark_programmatic(stream->tips);
    DRV_TRY(drv_kernel_make(&operation.kernel, launch, function, context, attributes, bytes));
    drv_kernel_drop(&operation.kernel, CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION);
    return drv_capture_operation(stream, &operation);
}

static void
end(drv_capture *capture, bool failed)
{
    capture->graph->captures--;
    if (!capture->given)
        drv_graph_delete(capture->graph);
    else if (failed && drv_imitates_580())
        capture->graph->is_gone = true;
}

const drv_recorder drv_graph_recorder = {record_nothing, record_kernel, end};
