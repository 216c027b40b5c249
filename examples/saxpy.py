#!/usr/bin/env python3
"""Compute z = a * x + y for 10^7 floats, with only cubind.driver and cubind.nvrtc.

NVRTC compiles the kernel for the device at hand. The program launches it and compares the result
with NumPy's.

    python3 examples/saxpy.py
    CUBIND_DEVICE=simulated python3 examples/saxpy.py     # without a GPU
"""

import ctypes
import sys

import numpy

from cubind import driver, nvrtc

SOURCE = b"""
extern "C" __global__ void saxpy(float a, const float *x, const float *y, float *z, size_t n)
{
    size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
    if (i < n)
        z[i] = a * x[i] + y[i];
}
"""
COUNT = 10_000_000
BLOCK = 256


def check(result):
    """Return the values of a call's result; exit if its status is not success.

    Success is 0 in all CUDA libraries.
    """
    status, *values = result
    if status != 0:
        sys.exit(f"saxpy: {status.name} ({int(status)})")
    return values[0] if len(values) == 1 else tuple(values)


def compile_saxpy(architecture, size_of_image, image_of):
    """Compile SOURCE and return its image: PTX or machine code.

    `size_of_image` and `image_of` are the NVRTC functions for that kind of image.
    """
    program = check(nvrtc.nvrtcCreateProgram(SOURCE, b"saxpy.cu", 0, [], []))
    options = [b"--gpu-architecture=" + architecture.encode()]
    (status,) = nvrtc.nvrtcCompileProgram(program, len(options), options)
    if status != nvrtc.nvrtcResult.NVRTC_SUCCESS:
        log = b" " * check(nvrtc.nvrtcGetProgramLogSize(program))
        check(nvrtc.nvrtcGetProgramLog(program, log))
        sys.exit(f"saxpy: does not compile: {log.decode()}")
    image = b" " * check(size_of_image(program))
    check(image_of(program, image))
    check(nvrtc.nvrtcDestroyProgram(program))
    return image


def load_kernel(capability):
    """Return (module, kernel).

    A driver older than NVRTC may not know its PTX version, but it loads the machine code.
    """
    ptx = compile_saxpy(f"compute_{capability}", nvrtc.nvrtcGetPTXSize, nvrtc.nvrtcGetPTX)
    status, module = driver.cuModuleLoadData(ptx)
    if status == driver.CUresult.CUDA_ERROR_UNSUPPORTED_PTX_VERSION:
        cubin = compile_saxpy(f"sm_{capability}", nvrtc.nvrtcGetCUBINSize, nvrtc.nvrtcGetCUBIN)
        module = check(driver.cuModuleLoadData(cubin))
    else:
        check((status,))
    return module, check(driver.cuModuleGetFunction(module, b"saxpy"))


def open_device():
    """Make the primary context of device 0 current.

    Return (device, its name, its compute capability as in sm_90).
    """
    check(driver.cuInit(0))
    device = check(driver.cuDeviceGet(0))
    name = check(driver.cuDeviceGetName(256, device)).split(b"\0")[0].decode()
    attribute = driver.CUdevice_attribute
    major = check(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device))
    minor = check(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device))
    check(driver.cuCtxSetCurrent(check(driver.cuDevicePrimaryCtxRetain(device))))
    return device, name, f"{major}{minor}"


def saxpy(kernel, a, x, y):
    """Return (z, seconds that the kernel took)."""
    stream = check(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING))
    memory = [check(driver.cuMemAlloc(x.nbytes)) for _ in range(3)]
    check(driver.cuMemcpyHtoDAsync(memory[0], x.ctypes.data, x.nbytes, stream))
    check(driver.cuMemcpyHtoDAsync(memory[1], y.ctypes.data, y.nbytes, stream))

    arguments = ((a, *memory, x.size), (ctypes.c_float, None, None, None, ctypes.c_size_t))
    start, end = (check(driver.cuEventCreate(0)) for _ in range(2))
    check(driver.cuEventRecord(start, stream))
    check(driver.cuLaunchKernel(kernel, -(-x.size // BLOCK), 1, 1, BLOCK, 1, 1, 0, stream, arguments, 0))
    check(driver.cuEventRecord(end, stream))

    z = numpy.zeros_like(x)
    check(driver.cuMemcpyDtoHAsync(z.ctypes.data, memory[2], z.nbytes, stream))
    check(driver.cuStreamSynchronize(stream))
    seconds = check(driver.cuEventElapsedTime(start, end)) / 1e3

    for event in (start, end):
        check(driver.cuEventDestroy(event))
    for block in memory:
        check(driver.cuMemFree(block))
    check(driver.cuStreamDestroy(stream))
    return z, seconds


def main():
    random = numpy.random.default_rng(1)
    a = 2.5
    x = random.random(COUNT, dtype=numpy.float32)
    y = random.random(COUNT, dtype=numpy.float32)

    device, name, capability = open_device()
    module, kernel = load_kernel(capability)
    z, seconds = saxpy(kernel, a, x, y)
    check(driver.cuModuleUnload(module))
    check(driver.cuDevicePrimaryCtxRelease(device))

    # The GPU may fuse multiplication and addition and then rounds once; NumPy rounds twice.
    if not numpy.allclose(z, numpy.float32(a) * x + y, rtol=1e-6, atol=0):
        print(f"saxpy: {name}: the result differs from NumPy's")
        return 1
    print(f"saxpy: {name}: {COUNT:,} floats equal NumPy's result; the kernel took {seconds * 1e6:.0f} microseconds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
