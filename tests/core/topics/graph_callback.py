"""Call host functions between a graph's kernels: one in Python, one in C."""

import ctypes

import common
import numpy
from cuda.core import LaunchConfig, launch

SOURCE = "__global__ void add(int *x, int value) { *x += value; }"
HOST_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p)

device, stream = common.start()
(add,) = common.kernels(device, SOURCE, "add")
buffer, view = common.pinned(stream, numpy.zeros(1, "i4"))
one, seen = LaunchConfig(grid=1, block=1), []


@HOST_FUNCTION
def in_c(address):
    seen.append(("C", ctypes.c_int.from_address(address).value))


builder = device.create_graph_builder().begin_building()
launch(builder, one, add, buffer, numpy.int32(1))
builder.callback(lambda: seen.append(("Python", int(view[0]))))
launch(builder, one, add, buffer, numpy.int32(10))
builder.callback(in_c, user_data=(77).to_bytes(4, "little"))
graph = builder.end_building().complete()
for _ in range(2):
    graph.launch(stream)
    stream.sync()
assert seen == [("Python", 1), ("C", 77), ("Python", 12), ("C", 77)] and view == 22
print(seen)
