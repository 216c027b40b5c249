"""Compile two sources to LTO-IR and link them; read a kernel's attributes and parameters."""

import cupy as cp
import numpy as np

from cuda.core import Device, LaunchConfig, Linker, LinkerOptions, Program, ProgramOptions, launch

kernel_code = """
extern __device__ float scale(float x);
extern "C" __global__ void apply(float* data, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) data[i] = scale(data[i]);
}
"""
function_code = "__device__ float scale(float x) { return 2.0f * x + 1.0f; }"

dev = Device()
dev.set_current()
stream = dev.create_stream()
arch = f"sm_{dev.arch}"

options = ProgramOptions(arch=arch, relocatable_device_code=True, link_time_optimization=True)
parts = [Program(code, "c++", options).compile("ltoir") for code in (kernel_code, function_code)]
linker = Linker(*parts, options=LinkerOptions(arch=arch, link_time_optimization=True))
linked = linker.link("cubin")
assert linked.code_type == "cubin"
kernel = linked.get_kernel("apply")
assert kernel.num_arguments == 2
assert [(p.offset, p.size) for p in kernel.arguments_info] == [(0, 8), (8, 4)]
assert kernel.attributes.num_regs > 0

data = cp.arange(1000, dtype=cp.float32)
expected = 2 * data + 1
dev.sync()
launch(stream, LaunchConfig(grid=8, block=128), kernel, data.data.ptr, np.int32(1000))
stream.sync()
assert cp.allclose(data, expected)
print("jit_lto: done")
