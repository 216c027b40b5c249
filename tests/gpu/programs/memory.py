"""Share device and pinned memory with NumPy and CuPy through DLPack; copy in stream order."""

import cupy as cp
import numpy as np

from cuda.core import Device, DeviceMemoryResource, LaunchConfig, LegacyPinnedMemoryResource, Program, ProgramOptions, launch

code = """
extern "C"
__global__ void memory_ops(float* device_data, float* pinned_data, size_t N) {
    const unsigned int tid = threadIdx.x + blockIdx.x * blockDim.x;
    for (size_t i = tid; i < N; i += gridDim.x * blockDim.x) {
        device_data[i] = device_data[i] + 1.0f;
        pinned_data[i] = pinned_data[i] * 3.0f;
    }
}
"""

dev = Device()
dev.set_current()
stream = dev.create_stream()
cp.cuda.ExternalStream(int(stream.handle)).use()

prog = Program(code, code_type="c++", options=ProgramOptions(std="c++17", arch=f"sm_{dev.arch}"))
kernel = prog.compile("cubin").get_kernel("memory_ops")

device_mr = DeviceMemoryResource(dev)
pinned_mr = LegacyPinnedMemoryResource()
assert device_mr.is_device_accessible and not device_mr.is_host_accessible
assert pinned_mr.is_host_accessible

size = 1024
total_size = size * np.dtype(np.float32).itemsize
device_buffer = device_mr.allocate(total_size, stream=stream)
device_array = cp.from_dlpack(device_buffer).view(dtype=np.float32)
pinned_buffer = pinned_mr.allocate(total_size, stream=stream)
pinned_array = np.from_dlpack(pinned_buffer).view(dtype=np.float32)

rng = cp.random.default_rng()
device_array[:] = rng.random(size, dtype=np.float32)
pinned_array[:] = np.random.default_rng().random(size, dtype=np.float32)
device_original = device_array.copy()
pinned_original = pinned_array.copy()
stream.sync()

launch(stream, LaunchConfig(grid=4, block=256), kernel, device_buffer, pinned_buffer, np.uint64(size))
stream.sync()
assert cp.allclose(device_array, device_original + 1.0)
assert np.allclose(pinned_array, pinned_original * 3.0)

new_device_buffer = device_mr.allocate(total_size, stream=stream)
pinned_buffer.copy_to(new_device_buffer, stream=stream)
stream.sync()
assert cp.allclose(cp.from_dlpack(new_device_buffer).view(dtype=np.float32), cp.asarray(pinned_array))
copied = device_buffer.copy_to(stream=stream)
assert copied.size == total_size and copied.memory_resource is device_mr
new_device_buffer.fill(0, stream=stream)
stream.sync()
assert not cp.from_dlpack(new_device_buffer).any()

for buffer in (copied, new_device_buffer, pinned_buffer, device_buffer):
    buffer.close(stream)
    assert buffer.handle == 0
cp.cuda.Stream.null.use()
stream.close()
print("memory: done")
