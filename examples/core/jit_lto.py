#!/usr/bin/env python3
"""Compile two sources separately and link them with link-time optimization (LTO).

The kernel calls `apply`, which the other source defines. With LTO, the call is inlined and costs
nothing. So a library can take a device function from its user without losing speed.

    python3 examples/core/jit_lto.py
"""

import common
import numpy

from cubind.core import LaunchConfig, Linker, LinkerOptions, Program, ProgramOptions, launch

KERNEL = """
extern __device__ float apply(float);

extern "C" __global__ void map(float *x, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] = apply(x[i]);
}
"""
FUNCTION = "__device__ float apply(float x) { return 3 * x * x - 1; }"
COUNT, BLOCK = 100_000, 128


def main() -> None:
    device, stream = common.open_device()
    arch = f"sm_{device.arch}"
    options = ProgramOptions(arch=arch, relocatable_device_code=True, link_time_optimization=True)
    if Linker.which_backend() != "nvJitLink":
        print("jit_lto: needs nvJitLink, which is not installed; the driver's linker knows no LTO")
        return
    units = [Program(source, "c++", options).compile("ltoir") for source in (KERNEL, FUNCTION)]
    linker = Linker(*units, options=LinkerOptions(arch=arch, link_time_optimization=True))
    kernel = linker.link("cubin").get_kernel("map")

    x = numpy.random.default_rng(7).random(COUNT, numpy.float32)
    on_device = common.upload(device, stream, x)
    launch(stream, LaunchConfig(grid=-(-COUNT // BLOCK), block=BLOCK), kernel, on_device, COUNT)
    result = common.download(on_device, stream, like=x)
    common.verdict(
        "jit_lto",
        numpy.allclose(result, 3 * x * x - 1, rtol=1e-5, atol=1e-6),
        f"{COUNT} numbers through a function of another source",
    )


if __name__ == "__main__":
    main()
