"""Build and launch CUDA graphs: many operations that are launched as one."""

from cubind import _core
from cubind._core import ExecutableGraphNode, Graph, GraphBuilder, GraphCondition, GraphDefinition, GraphNode
from cubind.core._graph_options import GraphCompleteOptions, GraphDebugPrintOptions

# One type for each kind of nodes, and one for those that can be changed in an executable graph.
# Only graph.pyi names them all, for editors.
_NODES = {
    name: kind
    for name, kind in vars(_core).items()
    if isinstance(kind, type) and issubclass(kind, (GraphNode, ExecutableGraphNode))
}
globals().update(_NODES)

__all__ = sorted(
    [
        *_NODES,
        "Graph",
        "GraphBuilder",
        "GraphCompleteOptions",
        "GraphCondition",
        "GraphDebugPrintOptions",
        "GraphDefinition",
    ]
)
