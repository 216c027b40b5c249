"""Accept CPU or GPU arrays of any library through args_viewable_as_strided_memory."""

import cupy as cp
import numpy as np

from cuda.core import Device, LaunchConfig, Program, ProgramOptions, Stream, launch
from cuda.core.utils import StridedMemoryView, args_viewable_as_strided_memory

code = """
extern "C" __global__ void inplace_plus_arange_N(int* data, size_t N) {
    const size_t tid = threadIdx.x + blockIdx.x * blockDim.x;
    for (size_t i = tid; i < N; i += gridDim.x * blockDim.x) data[i] += i;
}
"""


@args_viewable_as_strided_memory((0,))
def plus_arange(arr, work_stream: Stream, kernel):
    view = arr.view(int(work_stream.handle) if work_stream else -1)
    assert isinstance(view, StridedMemoryView)
    assert len(view.shape) == 1
    assert view.dtype == np.int32
    if view.is_device_accessible and view.device_id >= 0:
        config = LaunchConfig(grid=64, block=128)
        launch(work_stream, config, kernel, view.ptr, np.uint64(view.shape[0]))
        work_stream.sync()
    else:
        host = np.asarray(view.exporting_obj)
        host += np.arange(host.size, dtype=host.dtype)


dev = Device()
dev.set_current()
s = dev.create_stream()
prog = Program(code, "c++", ProgramOptions(arch=f"sm_{dev.arch}", std="c++11"))
kernel = prog.compile("cubin").get_kernel("inplace_plus_arange_N")

on_host = np.zeros(1024, dtype=np.int32)
plus_arange(on_host, None, kernel)
assert np.array_equal(on_host, np.arange(1024, dtype=np.int32))

on_device = cp.ones(1024, dtype=cp.int32)
plus_arange(on_device, s, kernel)
assert cp.array_equal(on_device, 1 + cp.arange(1024, dtype=cp.int32))

view = StridedMemoryView.from_any_interface(cp.zeros((4, 6), dtype=cp.float32)[:, ::2], stream_ptr=int(s.handle))
assert view.shape == (4, 3) and tuple(view.strides) == (6, 2) and view.is_device_accessible
print("views: done")
