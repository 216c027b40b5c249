"""Run graphs of nodes that compute on the simulated device.

Their nodes are kernels from source, copies, fills, host calls, memory of the graph, and loops and
branches whose conditions are set by kernels.
"""

import numpy
import pytest
from cubind import core
from cubind.core import LaunchConfig, Program, ProgramOptions, graph
from support import libraries
from support.sanitizers import needs_builtins

pytestmark = [
    pytest.mark.nvrtc,
    pytest.mark.skipif(libraries.ON_GPU, reason="the simulated device takes the place of a GPU"),
    needs_builtins,
]

SOURCE = """
extern "C" __device__ __cudart_builtin__ void cudaGraphSetConditional(unsigned long long handle, unsigned int value);

extern "C" __global__ void saxpy(float a, const float *x, float *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] += a * x[i];
}

extern "C" __global__ void count_down(int *left, unsigned long long condition)
{
    *left -= 1;
    cudaGraphSetConditional(condition, *left > 0);
}

extern "C" __global__ void choose(const int *value, unsigned long long condition)
{
    cudaGraphSetConditional(condition, *value);
}

extern "C" __global__ void cluster_rank(int *ranks)
{
    unsigned int rank;
    asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    if (threadIdx.x == 0)
        ranks[blockIdx.x] = rank;
}
"""


@pytest.fixture
def simulated(nvrtc, device):
    stub = libraries.load_stub("driver")
    stub.simulate(True)
    yield device
    stub.simulate(None)


@pytest.fixture
def code(simulated):
    return Program(SOURCE, "c++", ProgramOptions(arch="sm_90", std="c++17")).compile("ptx")


@pytest.fixture
def to_device(simulated, stream):
    def to_device(array):
        buffer = simulated.allocate(array.nbytes, stream=stream)
        buffer.copy_from(array, stream=stream)
        return buffer

    return to_device


def to_host(buffer, stream, like):
    array = numpy.empty_like(like)
    buffer.copy_to(array, stream=stream)
    stream.sync()
    return array


def run(g, stream, times=1):
    executable = g.instantiate()
    for _ in range(times):
        executable.launch(stream)
    stream.sync()
    return executable


def test_pipeline(code, to_device, stream):
    """A fill, two additions and a copy run, then again with another factor and other memory."""
    n = 1000
    x = numpy.linspace(0, 1, n, dtype=numpy.float32)
    y = numpy.empty_like(x)
    on_x, on_y, out = to_device(x), to_device(y), to_device(y)
    done = []
    kernel, config = code.get_kernel("saxpy"), LaunchConfig(grid=8, block=128)
    g = graph.GraphDefinition()
    filled = g.memset(on_y, 0, y.nbytes)
    first = filled.launch(config, kernel, 2.0, on_x, on_y, n)
    second = first.launch(config, kernel, 1.0, on_x, on_y, n)
    second.memcpy(out, on_y, y.nbytes).callback(lambda: done.append(1))
    executable = run(g, stream, 2)
    numpy.testing.assert_allclose(to_host(out, stream, y), 3 * x, rtol=1e-6)
    assert done == [1, 1]
    executable[first].update(config=config, kernel=kernel, args=(5.0, on_x, on_y, n))
    executable.launch(stream)
    numpy.testing.assert_allclose(to_host(out, stream, y), 6 * x, rtol=1e-6)
    executable[second].disable()
    executable.launch(stream)
    numpy.testing.assert_allclose(to_host(out, stream, y), 5 * x, rtol=1e-6)


def test_loop(code, to_device, stream):
    """A loop runs as often as a kernel in it says."""
    left = to_device(numpy.array([5], numpy.int32))
    one, rounds = (to_device(numpy.array([value], numpy.float32)) for value in (1, 0))
    config = LaunchConfig(grid=1, block=1)
    g = graph.GraphDefinition()
    condition = g.create_condition(1)
    body = g.while_loop(condition).body
    body.launch(config, code.get_kernel("count_down"), left, condition).launch(
        config, code.get_kernel("saxpy"), 1.0, one, rounds, 1
    )
    run(g, stream)
    assert to_host(rounds, stream, numpy.zeros(1, numpy.float32)) == [5]
    assert to_host(left, stream, numpy.zeros(1, numpy.int32)) == [0]


@pytest.mark.parametrize("value", [0, 1, 2, 7])
def test_branches(code, to_device, stream, value):
    chosen = to_device(numpy.array([value], numpy.int32))
    one = LaunchConfig(grid=1, block=1)
    nothing = numpy.zeros(6, numpy.uint8)
    done = to_device(nothing)
    g = graph.GraphDefinition()
    conditions = [g.create_condition() for _ in range(3)]
    before = [g.launch(one, code.get_kernel("choose"), chosen, c) for c in conditions]
    either = before[1].if_else(conditions[1])
    branches = before[2].switch(conditions[2], 3).branches
    for i, branch in enumerate((before[0].if_then(conditions[0]).then, either.then, either.else_, *branches)):
        branch.memset(done.handle + i, 1, 1)
    run(g, stream)
    expected = ([1, 1, 0] if value else [0, 0, 1]) + [value == i for i in range(3)]
    assert to_host(done, stream, nothing).tolist() == expected


def test_own_memory(code, to_device, stream):
    n = 256
    x = numpy.arange(n, dtype=numpy.float32)
    on_x, out = to_device(x), to_device(x)
    g = graph.GraphDefinition()
    memory = g.allocate(x.nbytes)
    memory.memset(memory.dptr, 0, x.nbytes).launch(
        LaunchConfig(grid=2, block=128), code.get_kernel("saxpy"), 3.0, on_x, memory.dptr, n
    ).memcpy(out, memory.dptr, x.nbytes).deallocate(memory.dptr)
    run(g, stream, 3)
    numpy.testing.assert_array_equal(to_host(out, stream, x), 3 * x)


def test_cluster(code, to_device, stream):
    """A node's cluster is also one when the graph runs."""
    ranks = numpy.full(8, -1, numpy.int32)
    on_device = to_device(ranks)
    g = graph.GraphDefinition()
    g.launch(LaunchConfig(grid=2, block=32, cluster=4), code.get_kernel("cluster_rank"), on_device)
    run(g, stream)
    assert to_host(on_device, stream, ranks).tolist() == [0, 1, 2, 3] * 2


def test_child_and_captured_parts(code, to_device, stream, simulated):
    """A graph may contain a captured graph, and more nodes may follow the captured ones."""
    n = 64
    x = numpy.ones(n, numpy.float32)
    on_x, on_y = to_device(x), to_device(numpy.zeros_like(x))
    kernel, config = code.get_kernel("saxpy"), LaunchConfig(grid=1, block=64)
    builder = simulated.create_graph_builder().begin_building()
    core.launch(builder, config, kernel, 2.0, on_x, on_y, n)
    captured = builder.end_building().graph_definition
    (node,) = captured.nodes()
    node.launch(config, kernel, 1.0, on_x, on_y, n)
    g = graph.GraphDefinition()
    g.embed(captured).embed(captured)
    run(g, stream)
    assert to_host(on_y, stream, x).tolist() == [6] * n
