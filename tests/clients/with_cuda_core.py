"""Use NVIDIA's cuda.core: compile, allocate, launch, record and capture.

The program prints the steps whose results are right.
"""

import ctypes

import numpy
from cuda.core import (
    Device,
    DeviceMemoryResource,
    EventOptions,
    LaunchConfig,
    LegacyPinnedMemoryResource,
    ManagedMemoryResource,
    Program,
    ProgramOptions,
    launch,
)

SOURCE = """
template <class T> __global__ void saxpy(T a, const T *x, const T *y, T *out, size_t n)
{
    for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        out[i] = a * x[i] + y[i];
}
__constant__ float factors[2] = {2, 3};
extern "C" __global__ void scale(int *x) { x[threadIdx.x] += threadIdx.x * factors[threadIdx.x & 1]; }
"""

device = Device(0)
device.set_current()
stream = device.create_stream()
options = ProgramOptions(std="c++17", arch="sm_90")
pinned = LegacyPinnedMemoryResource()


def seen(buffer, dtype):
    """Return the bytes of host memory as an array."""
    memory = (ctypes.c_byte * buffer.size).from_address(int(buffer.handle))
    return numpy.ctypeslib.as_array(memory).view(dtype)


def templates():
    names = {"saxpy<float>": numpy.float32, "saxpy<double>": numpy.float64}
    code = Program(SOURCE, "c++", options).compile("ptx", name_expressions=tuple(names))
    for name, dtype in names.items():
        n = 1000
        buffers = [pinned.allocate(n * numpy.dtype(dtype).itemsize, stream=stream) for _ in range(3)]
        x, y, out = (seen(buffer, dtype) for buffer in buffers)
        x[:], y[:], out[:] = numpy.arange(n), 1, 0
        launch(stream, LaunchConfig(grid=4, block=64), code.get_kernel(name), dtype(2), *buffers, numpy.uint64(n))
        stream.sync()
        assert numpy.array_equal(out, 2 * x + 1)


def copies():
    there, here = device.allocate(1024, stream=stream), pinned.allocate(1024, stream=stream)
    view = seen(here, numpy.int32)
    view[:] = numpy.arange(256)
    here.copy_to(there, stream=stream)
    stream.sync()
    view[:] = 0
    there.copy_to(here, stream=stream)
    stream.sync()
    assert numpy.array_equal(view, numpy.arange(256))
    there.fill(b"\x07", stream=stream)
    there.copy_to(here, stream=stream)
    stream.sync()
    assert (view == 0x07070707).all()


def pools():
    resource = DeviceMemoryResource(device)
    buffer = resource.allocate(1 << 20, stream=stream)
    assert resource.attributes.used_mem_current >= 1 << 20
    buffer.close(stream)
    stream.sync()
    assert resource.attributes.used_mem_current == 0


def managed():
    buffer = ManagedMemoryResource().allocate(256, stream=stream)
    kernel = Program(SOURCE, "c++", options).compile("ptx").get_kernel("scale")
    view = seen(buffer, numpy.int32)
    view[:] = 5
    launch(stream, LaunchConfig(grid=1, block=64), kernel, buffer)
    stream.sync()
    assert numpy.array_equal(view, 5 + numpy.arange(64) * numpy.tile([2, 3], 32))


def events():
    timed = EventOptions(timing_enabled=True)
    first, second = stream.record(options=timed), stream.record(options=timed)
    second.sync()
    assert second.is_done and second - first >= 0


def graphs():
    kernel = Program(SOURCE, "c++", options).compile("ptx").get_kernel("scale")
    buffer = pinned.allocate(256, stream=stream)
    view = seen(buffer, numpy.int32)
    view[:] = 0
    builder = device.create_graph_builder().begin_building()
    for _ in range(3):
        launch(builder, LaunchConfig(grid=1, block=64), kernel, buffer)
    graph = builder.end_building().complete()
    assert (view == 0).all()
    graph.upload(stream)
    for _ in range(2):
        graph.launch(stream)
    stream.sync()
    assert numpy.array_equal(view, 6 * numpy.arange(64) * numpy.tile([2, 3], 32))


def attributes():
    kernel = Program(SOURCE, "c++", options).compile("ptx").get_kernel("scale")
    assert kernel.attributes.max_threads_per_block == 1024
    assert kernel.occupancy.max_active_blocks_per_multiprocessor(64, 0) == 32
    assert device.compute_capability == (9, 0) and device.properties.multiprocessor_count == 132


if __name__ == "__main__":
    for step in (templates, copies, pools, managed, events, graphs, attributes):
        step()
        print(step.__name__)
    print(device.name)
