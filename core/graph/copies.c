// Serializes calls that copy graphs into other graphs or destroy copies.
//
// CUDA's graphs are not thread-safe, and definition.h locks only the graphs that are arguments of a
// call. That is not enough: driver 580 crashes if one thread destroys a node with a graph inside
// while another thread embeds a graph that was copied from the same original, although the two
// calls have no graph in common. In a test, ten of ten processes with three threads each crashed
// within twenty seconds. So from the first copy on, calls that copy graphs, or destroy graphs with
// everything inside them, run one at a time; programs without copies do not pay for this. This lock
// is always taken after all others.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE // for a static recursive mutex
#endif
#include "base/driver.h"
#include "base/process.h"
#include "base/steps.h"

#include <pthread.h>
#include <stdatomic.h>

static core_driver_functions direct;
// Recursive, because the driver calls destructors, which may make such calls.
static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static _Atomic(bool) any;

#define ALONE(call) \
    ({ \
        pthread_mutex_lock(&lock); \
        CUresult status_ = (call); \
        pthread_mutex_unlock(&lock); \
        status_; \
    })
#define COPIES(call) (atomic_store(&any, true), ALONE(call))
#define IF_COPIES(call) (atomic_load(&any) ? ALONE(call) : (call))

static CUresult
copies_cuGraphAddChildGraphNode(CUgraphNode *node, CUgraph graph, const CUgraphNode *after,
                                size_t count, CUgraph child)
{
    return COPIES(direct.cuGraphAddChildGraphNode(node, graph, after, count, child));
}

static CUresult
copies_cuGraphAddNode(CUgraphNode *node, CUgraph graph, const CUgraphNode *after,
                      const CUgraphEdgeData *edges, size_t count, CUgraphNodeParams *params)
{
    if (params->type != CU_GRAPH_NODE_TYPE_GRAPH)
        return direct.cuGraphAddNode(node, graph, after, edges, count, params);
    return COPIES(direct.cuGraphAddNode(node, graph, after, edges, count, params));
}

static CUresult
copies_cuGraphNodeSetParams(CUgraphNode node, CUgraphNodeParams *params)
{
    if (params->type != CU_GRAPH_NODE_TYPE_GRAPH)
        return direct.cuGraphNodeSetParams(node, params);
    return COPIES(direct.cuGraphNodeSetParams(node, params));
}

static CUresult
copies_cuGraphExecChildGraphNodeSetParams(CUgraphExec exec, CUgraphNode node, CUgraph child)
{
    return COPIES(direct.cuGraphExecChildGraphNodeSetParams(exec, node, child));
}

static CUresult
copies_cuGraphInstantiateWithParams(CUgraphExec *exec, CUgraph graph,
                                    CUDA_GRAPH_INSTANTIATE_PARAMS *params)
{
    return IF_COPIES(direct.cuGraphInstantiateWithParams(exec, graph, params));
}

static CUresult
copies_cuGraphExecUpdate(CUgraphExec exec, CUgraph graph, CUgraphExecUpdateResultInfo *info)
{
    return IF_COPIES(direct.cuGraphExecUpdate(exec, graph, info));
}

// Serialized because cuStreamEndCapture() destroys the graph of a failed capture.
static CUresult
copies_cuStreamEndCapture(CUstream stream, CUgraph *graph)
{
    return IF_COPIES(direct.cuStreamEndCapture(stream, graph));
}

static CUresult
copies_cuGraphDestroyNode(CUgraphNode node)
{
    return IF_COPIES(direct.cuGraphDestroyNode(node));
}

static CUresult
copies_cuGraphDestroy(CUgraph graph)
{
    return IF_COPIES(direct.cuGraphDestroy(graph));
}

// Runs in a forked child, where the thread that held the lock does not exist.
static void
unlock_in_child(void)
{
    lock = (pthread_mutex_t)PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
}

// Runs for each interpreter that imports the module, after the driver's table has been filled
// again.
int
core_copies_init(core_state *Py_UNUSED(st), PyObject *Py_UNUSED(module))
{
    static _Atomic(bool) done;
    core_at_fork(&done, unlock_in_child);
#define REPLACE(function) \
    if (core_driver->function != copies_##function) { \
        direct.function = core_driver->function; \
        core_driver->function = copies_##function; \
    }
    REPLACE(cuGraphAddChildGraphNode)
    REPLACE(cuGraphAddNode)
    REPLACE(cuGraphNodeSetParams)
    REPLACE(cuGraphExecChildGraphNodeSetParams)
    REPLACE(cuGraphInstantiateWithParams)
    REPLACE(cuGraphExecUpdate)
    REPLACE(cuStreamEndCapture)
    REPLACE(cuGraphDestroyNode)
    REPLACE(cuGraphDestroy)
#undef REPLACE
    return 0;
}
