// Prints graphs as text for Graphviz (cuGraphDebugDotPrint).
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>

#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "code/function.h"
#include "code/image.h"
#include "graph/graph.h"
#include "graph/kernel.h"
#include "graph/operation.h"
#include "launch/launch.h"
#include "stream/edges.h"
#include "transfer/batch.h"

static const char *const type_names[] = {
    "KERNEL",       "MEMCPY",       "MEMSET",           "HOST",           "GRAPH",     "EMPTY",
    "EVENT_WAIT",   "EVENT_RECORD", "EXT_SEMAS_SIGNAL", "EXT_SEMAS_WAIT", "MEM_ALLOC", "MEM_FREE",
    "BATCH_MEM_OP", "CONDITIONAL",
};

static bool
is_wanted(unsigned int flags, CUgraphDebugDot_flags flag)
{
    return (flags & (CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE | (unsigned int)flag)) != 0;
}

static void
print_kernel(FILE *file, const drv_kernel_call *call)
{
    const void *handle = call->function != NULL ? (const void *)call->function : call->kernel;
    const drv_function *f = drv_function_of(handle);
    const functional_launch *l = &call->shape;
    fprintf(file, "\\n%s<<<(%u,%u,%u),(%u,%u,%u),%u>>>", f != NULL ? f->entry->name : "?",
            l->grid[0], l->grid[1], l->grid[2], l->block[0], l->block[1], l->block[2],
            l->shared_bytes);
}

static void
print_details(FILE *file, const drv_operation *o, unsigned int flags)
{
    const CUDA_MEMCPY3D *c = &o->copy.shape;
    if (o->type == CU_GRAPH_NODE_TYPE_KERNEL)
        print_kernel(file, &o->kernel);
    if (o->type == CU_GRAPH_NODE_TYPE_MEMCPY &&
        is_wanted(flags, CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS))
        fprintf(file, "\\n%zu x %zu x %zu bytes", c->WidthInBytes, c->Height, c->Depth);
    if (o->type == CU_GRAPH_NODE_TYPE_MEMSET &&
        is_wanted(flags, CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS))
        fprintf(file, "\\n%zu x %zu of %u bytes: %u", o->fill.width, o->fill.height,
                o->fill.elementSize, o->fill.value);
    if (o->type == CU_GRAPH_NODE_TYPE_HOST &&
        is_wanted(flags, CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS))
        fprintf(file, "\\n0x%" PRIxPTR, (uintptr_t)o->host.fn);
    if (o->type == CU_GRAPH_NODE_TYPE_BATCH_MEM_OP &&
        is_wanted(flags, CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS))
        fprintf(file, "\\n%u operations", o->batch.count);
}

static void
print_graph(FILE *file, const drv_graph *graph, unsigned int flags)
{
    drv_graph *const *children;
    fprintf(file,
            "subgraph cluster_%" PRIu64 " {\nlabel=\"graph_%" PRIu64
            "\" graph[style=\"dashed\"];\n",
            graph->id, graph->id);
    for (size_t i = 0; i < graph->count; i++) {
        const drv_node *node = graph->nodes[i];
        fprintf(file,
                "\"graph_%" PRIu64 "_node_%u\"[style=\"bold\" shape=\"octagon\" label=\"%u\\n%s",
                graph->id, node->number, node->number, type_names[node->operation.type]);
        if (is_wanted(flags, CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES))
            fprintf(file, "\\n0x%" PRIxPTR, (uintptr_t)node);
        print_details(file, &node->operation, flags);
        fprintf(file, "\"];\n");
    }
    for (size_t i = 0; i < graph->count; i++)
        for (size_t j = 0; j < graph->nodes[i]->before.count; j++)
            fprintf(file, "\"graph_%" PRIu64 "_node_%u\" -> \"graph_%" PRIu64 "_node_%u\";\n",
                    graph->id, graph->nodes[i]->before.nodes[j]->number, graph->id,
                    graph->nodes[i]->number);
    fprintf(file, "}\n");
    for (size_t i = 0; i < graph->count; i++)
        for (size_t j = drv_operation_children(&graph->nodes[i]->operation, &children); j-- > 0;)
            print_graph(file, children[j], flags);
}

static CUresult
print(const drv_graph *graph, const char *path, unsigned int flags)
{
    FILE *file = fopen(path, "we");
    if (file == NULL)
        return errno == EACCES ? CUDA_ERROR_OPERATING_SYSTEM : CUDA_ERROR_INVALID_VALUE;
    fprintf(file, "digraph dot {\n");
    print_graph(file, graph, flags);
    fprintf(file, "}\n");
    bool failed = ferror(file) != 0;
    return fclose(file) != 0 || failed ? CUDA_ERROR_OPERATING_SYSTEM : CUDA_SUCCESS;
}

CUresult
functional_cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = CUDA_ERROR_INVALID_VALUE;
    if (drv_is(hGraph, DRV_GRAPH) && path != NULL)
        status = print((drv_graph *)hGraph, path, flags);
    drv_unlock();
    return status;
}
