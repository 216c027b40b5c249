// Defines nodes that record events, wait for events, call host functions, and do nothing.
#include "graph/signals.h"

#include "base/handles.h"
#include "graph/operation.h"
#include "stream/event.h"
#include "stream/queue.h"
#include "stream/stream.h"

// --- events --------------------------------------------------------------------------------------

static CUresult
read_event(drv_operation *to, CUevent event)
{
    to->event = event;
    return drv_is(event, DRV_EVENT) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

static CUresult
read_record(drv_operation *to, const CUgraphNodeParams *given)
{
    return read_event(to, given->eventRecord.event);
}

static void
tell_record(const drv_operation *operation, CUgraphNodeParams *out)
{
    out->eventRecord.event = operation->event;
}

static CUresult
run_record(const drv_operation *operation, CUstream handle, drv_stream *stream)
{
    (void)handle;
    return drv_event_record(operation->event, stream);
}

const drv_node_kind drv_node_record = {
    .type = CU_GRAPH_NODE_TYPE_EVENT_RECORD,
    .read = read_record,
    .tell = tell_record,
    .run = run_record,
};

static CUresult
read_wait(drv_operation *to, const CUgraphNodeParams *given)
{
    return read_event(to, given->eventWait.event);
}

static void
tell_wait(const drv_operation *operation, CUgraphNodeParams *out)
{
    out->eventWait.event = operation->event;
}

static CUresult
run_wait(const drv_operation *operation, CUstream handle, drv_stream *stream)
{
    (void)handle;
    return drv_event_wait(operation->event, stream);
}

const drv_node_kind drv_node_wait = {
    .type = CU_GRAPH_NODE_TYPE_WAIT_EVENT,
    .read = read_wait,
    .tell = tell_wait,
    .run = run_wait,
};

// --- host functions ------------------------------------------------------------------------------

static CUresult
read_host(drv_operation *to, const CUgraphNodeParams *given)
{
    to->host = given->host;
    return given->host.fn != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

static void
tell_host(const drv_operation *operation, CUgraphNodeParams *out)
{
    out->host = operation->host;
}

static CUresult
run_host(const drv_operation *operation, CUstream handle, drv_stream *stream)
{
    (void)handle;
    return drv_submit(
        stream, &(drv_work){.host_function = operation->host.fn, .data = operation->host.userData});
}

const drv_node_kind drv_node_host = {
    .type = CU_GRAPH_NODE_TYPE_HOST,
    .read = read_host,
    .tell = tell_host,
    .run = run_host,
};

const drv_node_kind drv_node_empty = {.type = CU_GRAPH_NODE_TYPE_EMPTY};
