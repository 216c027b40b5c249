// Makes counted references (core_ref) to graphs, and destroys graphs.
#include "graph/graph.h"

#include "base/steps.h"

static CUresult
destroy_graph(void *handle, int Py_UNUSED(device), const char **function)
{
    *function = "cuGraphDestroy";
    return core_driver->cuGraphDestroy(handle);
}

core_ref *
core_graph_ref(core_state *st, CUgraph graph)
{
    return core_ref_new(st, graph, destroy_graph, -1, NULL, NULL);
}

core_ref *
core_graph_captured_ref(core_state *st, CUgraph graph)
{
    core_ref *ref = core_ref_new(st, graph, NULL, -1, NULL, NULL);
    if (ref != NULL)
        ref->destroy = destroy_graph;
    return ref;
}

core_ref *
core_graph_inner_ref(core_state *st, CUgraph graph, core_ref *outer)
{
    return core_ref_new(st, graph, NULL, -1, outer, NULL);
}

bool
core_graph_is_alive(const core_ref *graph)
{
    while (graph != NULL && graph->handle != NULL && graph->parent != NULL)
        graph = graph->parent;
    return graph != NULL && graph->handle != NULL;
}

CUgraph
core_graph_outermost(const core_ref *graph)
{
    while (graph->parent != NULL)
        graph = graph->parent;
    return graph->handle;
}
