"""Compile a templated kernel for two types; time it with events; pass CuPy's arrays by address."""

import cupy as cp

from cuda.core import Device, EventOptions, LaunchConfig, Program, ProgramOptions, launch

code = """
template<typename T>
__global__ void saxpy(const T a, const T* x, const T* y, T* out, size_t N) {
    const unsigned int tid = threadIdx.x + blockIdx.x * blockDim.x;
    for (size_t i = tid; i < N; i += gridDim.x * blockDim.x) {
        out[i] = a * x[i] + y[i];
    }
}
"""

dev = Device()
dev.set_current()
stream = dev.create_stream()

program_options = ProgramOptions(std="c++11", arch=f"sm_{dev.arch}")
prog = Program(code, code_type="c++", options=program_options)
mod = prog.compile("cubin", name_expressions=("saxpy<float>", "saxpy<double>"))

rng = cp.random.default_rng()
for expression, dtype in (("saxpy<float>", cp.float32), ("saxpy<double>", cp.float64)):
    kernel = mod.get_kernel(expression)
    size = cp.uint64(65536)
    a = dtype(10)
    x = rng.random(int(size), dtype=dtype)
    y = rng.random(int(size), dtype=dtype)
    out = cp.empty_like(x)
    dev.sync()

    config = LaunchConfig(grid=32, block=256)
    start = stream.record(options=EventOptions(timing_enabled=True))
    launch(stream, config, kernel, a, x.data.ptr, y.data.ptr, out.data.ptr, size)
    end = stream.record(options={"timing_enabled": True})
    stream.sync()
    assert end.is_done and end - start > 0
    assert cp.allclose(out, a * x + y)

stream.close()
print("templates: done")
