"""Use several streams and events: ordering, priorities, a foreign stream, clusters, occupancy."""

import cupy as cp
import numpy as np

from cuda.core import Device, EventOptions, LaunchConfig, Program, ProgramOptions, StreamOptions, launch

code = """
extern "C" __global__ void add(int* data, int n, int value) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) data[i] += value;
}
extern "C" __global__ void grid_size(unsigned int* out) {
    if (blockIdx.x == 0 && threadIdx.x == 0) out[0] = gridDim.x;
}
"""


class Wrapper:
    def __init__(self, handle):
        self.handle = handle

    def __cuda_stream__(self):
        return (0, self.handle)


dev = Device(0)
dev.set_current()
assert dev.compute_capability >= (7, 0) and dev.device_id == 0
assert dev.properties.multiprocessor_count > 0
code_object = Program(code, "c++", options={"arch": f"sm_{dev.arch}"}).compile("cubin")
add = code_object.get_kernel("add")

first = dev.create_stream(options=StreamOptions(nonblocking=True, priority=0))
second = dev.create_stream()
foreign_owner = cp.cuda.Stream(non_blocking=True)
third = dev.create_stream(Wrapper(foreign_owner.ptr))
assert first.is_nonblocking and first.priority == 0 and first != second

n = 10_000
data = cp.zeros(n, dtype=cp.int32)
dev.sync()
best = add.occupancy.max_potential_block_size(0, 0)
config = LaunchConfig(grid=(n + best.max_block_size - 1) // best.max_block_size, block=best.max_block_size)
launch(first, config, add, data.data.ptr, np.int32(n), np.int32(1))
event = first.record(options=EventOptions(timing_enabled=True))
second.wait(event)
launch(second, config, add, data.data.ptr, np.int32(n), np.int32(10))
third.wait(second)
launch(third, config, add, data.data.ptr, np.int32(n), np.int32(100))
last = third.record(options=EventOptions(timing_enabled=True))
last.sync()
assert event.is_done and last - event >= 0
assert (data == 111).all()

if dev.compute_capability >= (9, 0):
    out = cp.zeros(1, dtype=cp.uint32)
    dev.sync()
    launch(second, LaunchConfig(grid=5, cluster=2, block=32), code_object.get_kernel("grid_size"), out.data.ptr)
    second.sync()
    assert int(out[0]) == 10

third.close()
foreign_owner.synchronize()
print("streams: done")
