"""Run a loop and a choice on the device, with conditions that kernels set."""

import common
import numpy
from cuda.core import LaunchConfig, launch

SOURCE = """
extern "C" __device__ __cudart_builtin__ void cudaGraphSetConditional(unsigned long long handle, unsigned int value);
__global__ void halve(int *x, unsigned long long more)
{
    x[0] /= 2;
    x[1]++;
    cudaGraphSetConditional(more, x[0] > 1);
}
__global__ void choose(const int *x, unsigned long long condition) { cudaGraphSetConditional(condition, x[1] > 5); }
__global__ void mark(int *x) { x[2] = 1; }
"""
device, stream = common.start()
halve, choose, mark = common.kernels(device, SOURCE, "halve", "choose", "mark")
one = LaunchConfig(grid=1, block=1)
x = common.upload(device, stream, numpy.array([100, 0, 0], "i4"))

builder = device.create_graph_builder().begin_building()
more = builder.create_condition(default_value=1)
body = builder.while_loop(more).begin_building()
launch(body, one, halve, x, more)
body.end_building()
condition = builder.create_condition()
launch(builder, one, choose, x, condition)
then = builder.if_then(condition).begin_building()
launch(then, one, mark, x)
then.end_building()
graph = builder.end_building().complete()
graph.launch(stream)
result = common.download(stream, x, numpy.zeros(3, "i4")).tolist()
assert result == [1, 6, 1]
print(result)
