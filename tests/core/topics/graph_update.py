"""Launch a graph, update it from a second capture or by node, and launch it again."""

import common
import numpy
from cuda.core import LaunchConfig, launch
from cuda.core.graph import GraphDefinition

SOURCE = "__global__ void add(int *x, int value) { atomicAdd(x, value); }"

device, stream = common.start()
(add,) = common.kernels(device, SOURCE, "add")
one, x = LaunchConfig(grid=1, block=1), device.allocate(4, stream=stream)
x.fill(0, stream=stream)


def captured(*values):
    builder = device.create_graph_builder().begin_building()
    for value in values:
        launch(builder, one, add, x, numpy.int32(value))
    return builder.end_building()


def total():
    return common.download(stream, x, numpy.zeros(1, "i4")).tolist()


graph = captured(1, 2).complete()
graph.launch(stream)
print(total())
graph.update(captured(10, 20))
graph.launch(stream)
print(total())
try:
    graph.update(captured(1, 2, 3))
except Exception as error:
    print(type(error).__name__)

definition = GraphDefinition()
first = definition.memset(x, 0, 4)
second = first.launch(one, add, x, numpy.int32(5))
graph = definition.instantiate()
graph.launch(stream)
print(total(), len(definition.nodes()), len(definition.edges()), second.pred == {first})
graph[second].update(config=one, kernel=add, args=(x, numpy.int32(50)))
graph.launch(stream)
print(total())
graph[second].disable()
graph.launch(stream)
assert total() == [0]
print(graph[second].is_enabled)
