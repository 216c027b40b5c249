"""Define the options for instantiating graphs and for printing them."""

from __future__ import annotations

from cubind._core import Stream
from cubind.core._options import Options


class GraphCompleteOptions(Options):
    """Options for making an executable graph.

    auto_free_on_launch: a launch first frees memory that an earlier one has left allocated. Default
        False.
    upload_stream: upload the graph to the device on this stream at once. Default None.
    device_launch: kernels can launch the graph; excludes auto_free_on_launch. Default False.
    use_node_priority: each node has its own priority, not the launch stream's. Default False.
    """

    auto_free_on_launch: bool = False
    upload_stream: Stream | None = None
    device_launch: bool = False
    use_node_priority: bool = False


class GraphDebugPrintOptions(Options):
    """Options for debug_dot_print(): what it writes besides nodes and edges.

    All are False by default.

    verbose: everything.
    runtime_types: structures as the runtime has them.
    kernel_node_params, memcpy_node_params, memset_node_params, host_node_params, event_node_params,
    ext_semas_signal_node_params, ext_semas_wait_node_params, mem_alloc_node_params,
    mem_free_node_params, batch_mem_op_node_params, conditional_node_params: the parameters of nodes
        of that type.
    kernel_node_attributes: attributes of kernel nodes.
    handles: handles of nodes and kernels.
    extra_topo_info: numbers of edges.
    """

    verbose: bool = False
    runtime_types: bool = False
    kernel_node_params: bool = False
    memcpy_node_params: bool = False
    memset_node_params: bool = False
    host_node_params: bool = False
    event_node_params: bool = False
    ext_semas_signal_node_params: bool = False
    ext_semas_wait_node_params: bool = False
    kernel_node_attributes: bool = False
    handles: bool = False
    mem_alloc_node_params: bool = False
    mem_free_node_params: bool = False
    batch_mem_op_node_params: bool = False
    extra_topo_info: bool = False
    conditional_node_params: bool = False

    def _to_flags(self):
        """Return the flags for cuGraphDebugDotPrint: one bit per field, in the order of
        CUgraphDebugDot_flags.
        """
        return sum(1 << bit for bit, name in enumerate(self._fields) if getattr(self, name))


GraphCompleteOptions.__module__ = GraphDebugPrintOptions.__module__ = "cubind.core.graph"
