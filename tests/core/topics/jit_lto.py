"""Draw a fractal whose formula is a second source; both are linked with link-time optimization."""

import common
import numpy
from cuda.core import Linker, LinkerOptions, Program, ProgramOptions, launch

KERNEL = """
extern __device__ float2 next(float2 z, float2 c);
extern "C" __global__ void fractal(int *steps, int side, int most)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, step = 0;
    if (i >= side * side)
        return;
    float2 c = make_float2(3.0f * (i % side) / side - 2, 2.0f * (i / side) / side - 1), z = c;
    while (step < most && z.x * z.x + z.y * z.y < 4) {
        z = next(z, c);
        step++;
    }
    steps[i] = step;
}
"""
FORMULAS = {
    "square": "__device__ float2 next(float2 z, float2 c) { return make_float2(z.x * z.x - z.y * z.y + c.x, 2 * z.x * z.y + c.y); }",
    "ship": "__device__ float2 next(float2 z, float2 c) { return make_float2(z.x * z.x - z.y * z.y + c.x, fabsf(2 * z.x * z.y) + c.y); }",
}
SIDE, MOST = 24, 30

device, stream = common.start()
options = ProgramOptions(arch=f"sm_{device.arch}", relocatable_device_code=True, link_time_optimization=True)
kernel_code = Program(KERNEL, "c++", options).compile("ltoir")
steps = device.allocate(4 * SIDE * SIDE, stream=stream)
print(Linker.which_backend() == "nvJitLink", kernel_code.code_type)
for name, formula in FORMULAS.items():
    code = Program(formula, "c++", options).compile("ltoir")
    linker = Linker(kernel_code, code, options=LinkerOptions(arch=f"sm_{device.arch}", link_time_optimization=True))
    kernel = linker.link("cubin").get_kernel("fractal")
    launch(stream, common.over(SIDE * SIDE), kernel, steps, numpy.int32(SIDE), numpy.int32(MOST))
    result = common.download(stream, steps, numpy.zeros((SIDE, SIDE), "i4"))
    print(name, repr(linker.get_error_log()), int((result == MOST).sum()), result[SIDE // 2].tolist())
