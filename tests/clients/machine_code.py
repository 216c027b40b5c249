"""Run NVIDIA's cuda.core, compiling to machine code. The program does not import cubind."""

import ctypes

import numpy
from cuda.bindings import driver
from cuda.core import Device, LaunchConfig, Program, ProgramOptions, launch

SOURCE = 'extern "C" __global__ void fill(int *p, int v) { p[threadIdx.x] = v + threadIdx.x; }'

device = Device(0)
device.set_current()
stream = device.create_stream()
kernel = Program(SOURCE, "c++", ProgramOptions(arch=f"sm_{device.arch}")).compile("cubin").get_kernel("fill")
buffer = device.allocate(4 * 64, stream=stream)
launch(stream, LaunchConfig(grid=1, block=64), kernel, buffer, numpy.int32(7))
stream.sync()
out = (ctypes.c_int * 64)()
assert driver.cuMemcpyDtoH(out, int(buffer.handle), 4 * 64)[0] == 0
assert list(out) == [7 + i for i in range(64)]
print("cubin")
print(device.name)
