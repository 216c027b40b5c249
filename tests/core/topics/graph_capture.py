"""Capture a chain of launches and a fork once, and launch the graph often."""

import common
import numpy
from cuda.core import LaunchConfig, launch
from cuda.core.graph import GraphBuilder, GraphCompleteOptions

SOURCE = """
__global__ void add(int *x, int value) { atomicAdd(x, value); }
__global__ void times(int *x, int value) { *x *= value; }
"""
device, stream = common.start()
add, times = common.kernels(device, SOURCE, "add", "times")
one, x = LaunchConfig(grid=1, block=1), device.allocate(4, stream=stream)
x.fill(0, stream=stream)

builder = device.create_graph_builder().begin_building()
launch(builder, one, times, x, numpy.int32(2))
left, right = builder.split(2)
launch(left, one, add, x, numpy.int32(1))
launch(right, one, add, x, numpy.int32(10))
builder = GraphBuilder.join(left, right)
launch(builder, one, times, x, numpy.int32(3))
graph = builder.end_building().complete(GraphCompleteOptions(use_node_priority=True))
print(builder.is_building, common.download(stream, x, numpy.zeros(1, "i4")).tolist())
graph.upload(stream)
for total in (33, 231, 1419):
    graph.launch(stream)
    assert common.download(stream, x, numpy.zeros(1, "i4")) == total
graph.close()
print(graph.is_closed)
