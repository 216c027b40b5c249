"""Run cuda-core 1.2.2 on the stub driver: use each of its objects once, in a child process."""

from importlib.util import find_spec

import pytest
from support import libraries
from support.child import in_child

libraries.need_peer()
# It is not imported here, because it imports the runtime, which must be redirected to the stub
# before.
if find_spec("cuda.core") is None:
    pytest.skip("needs cuda-core", allow_module_level=True)

pytestmark = pytest.mark.peer

SOURCE = """
template <typename T> __global__ void saxpy(T a, const T *x, const T *y, T *out, size_t n)
{
    size_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = a * x[i] + y[i];
}
"""


def start():
    """Return the current device and a stream; cuda-core's runtime calls go to the stub."""
    from support import peer  # noqa: F401

    from cuda.core import Device  # after peer, which replaces functions

    device = Device()
    device.set_current()
    return device, device.create_stream()


@in_child(hardware=False)
def test_device():
    device, stream = start()
    properties = device.properties
    names = [name for name in dir(type(properties)) if not name.startswith("_")]
    assert len([getattr(properties, name) for name in names]) >= 140
    assert device.compute_capability == (9, 0) and device.arch == "90"
    assert properties.multiprocessor_count == 132 and properties.memory_pools_supported
    device.sync()
    stream.close()


@in_child(hardware=False)
def test_streams_and_events():
    device, stream = start()
    from cuda.core import EventOptions, StreamOptions

    assert stream.is_nonblocking and stream.device is device
    assert device.create_stream(options=StreamOptions(priority=-3)).priority == -3
    first, second = (stream.record(options=EventOptions(timing_enabled=True)) for _ in range(2))
    stream.wait(first)
    second.sync()
    assert second.is_done and second - first > 0
    stream.sync()


@in_child(hardware=False)
def test_memory():
    device, stream = start()
    import ctypes

    from cuda.core import (
        DeviceMemoryResource,
        LegacyPinnedMemoryResource,
        ManagedMemoryResource,
        PinnedMemoryResource,
    )

    own = DeviceMemoryResource(0, {"max_size": 1 << 26})
    buffer, copy = (own.allocate(1024, stream=stream) for _ in range(2))
    buffer.fill(7, stream=stream)
    copy.copy_from(buffer, stream=stream)
    stream.sync()
    assert ctypes.string_at(copy.handle, 1024) == b"\x07" * 1024
    assert own.attributes.used_mem_current == 2048
    access = []
    for resource in (own, PinnedMemoryResource(), LegacyPinnedMemoryResource(), ManagedMemoryResource()):
        made = resource.allocate(64, stream=stream)
        access.append((made.is_device_accessible, made.is_host_accessible, made.is_managed))
        made.close()
    assert access == [(True, False, False), (True, True, False), (True, True, False), (True, True, True)]
    assert device.allocate(0, stream=stream).size == 0


@in_child(hardware=False, nvrtc="real")
def test_kernels():
    device, stream = start()
    import numpy as np
    from cuda.core import LaunchConfig, Program, ProgramOptions, launch
    from support import libraries

    buffer = device.allocate(1024, stream=stream)
    for target in ("cubin", "ptx"):
        program = Program(SOURCE, "c++", ProgramOptions(std="c++17", arch="sm_90"))
        code = program.compile(target, name_expressions=("saxpy<float>",))
        kernel = code.get_kernel("saxpy<float>")
        assert [(p.offset, p.size) for p in kernel.arguments_info] == [(0, 4), (8, 8), (16, 8), (24, 8), (32, 8)]
        assert kernel.attributes.max_threads_per_block == 1024
        assert kernel.occupancy.max_active_blocks_per_multiprocessor(256, 0) == 8
        config = LaunchConfig(grid=4, cluster=2, block=64)
        launch(stream, config, kernel, np.float32(2), buffer, buffer, buffer, np.uint64(256))
        stream.sync()
        (done,) = libraries.load_stub("driver").launches()
        assert (done.kernel, done.grid, done.cluster) == (kernel_name(code), (8, 1, 1), (2, 1, 1))
        address = int(buffer.handle)
        assert np.frombuffer(done.bytes[8:40], np.uint64).tolist() == [address, address, address, 256]
        libraries.load_stub("driver").clear_launches()


def kernel_name(code):
    return code.symbol_mapping["saxpy<float>"].decode()


@in_child(hardware=False, nvrtc="real", nvjitlink="real")
def test_linker():
    start()
    from cuda.core import Linker, Program, ProgramOptions

    options = ProgramOptions(arch="sm_90", relocatable_device_code=True)
    source = 'extern "C" __global__ void one(int *p) { *p = 1; }'
    code = Linker(Program(source, "c++", options).compile("ptx"), options={"arch": "sm_90"}).link("cubin")
    assert code.get_kernel("one").num_arguments == 1
