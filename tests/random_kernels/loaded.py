"""Run random kernels on the device that cubind.driver finds: a GPU or the simulated device."""

import array
import ctypes

from cubind import driver
from cubind.driver import CUresult
from program import POOL_WORDS


class DeviceError(Exception):
    """A call of the driver failed."""


def ok(result, log=b""):
    """Return the value of a tuple-form call, which must succeed."""
    status, *rest = result
    if status != CUresult.CUDA_SUCCESS:
        raise DeviceError(f"{status.name}: {bytes(log).split(bytes(1))[0].decode(errors='replace')}")
    return rest[0] if len(rest) == 1 else tuple(rest) or None


class Module:
    """A loaded module of PTX."""

    def __init__(self, text, optimize=None):
        log = bytearray(4000)
        options = driver.CUjit_option
        keys = [options.CU_JIT_ERROR_LOG_BUFFER, options.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]
        values = [log, len(log)]
        if optimize is not None:
            keys.append(options.CU_JIT_OPTIMIZATION_LEVEL)
            values.append(optimize)
        self.module = ok(driver.cuModuleLoadDataEx(text.encode(), len(keys), keys, values)[:2], log)
        self.input, self.pool = int(ok(driver.cuMemAlloc(8 * POOL_WORDS))), None

    def close(self):
        ok(driver.cuMemFree(self.input))
        ok(driver.cuModuleUnload(self.module))

    def run(self, kernel, pool):
        """Return the words that a kernel writes for an input, as bytes."""
        size = 8 * kernel.words
        if pool != self.pool:
            ok(driver.cuMemcpyHtoD(self.input, array.array("Q", pool), 8 * POOL_WORDS))
            self.pool = pool
        output = int(ok(driver.cuMemAlloc(size)))
        try:
            ok(driver.cuMemsetD8(output, 0, size))
            function = ok(driver.cuModuleGetFunction(self.module, kernel.name.encode()))
            arguments = ((self.input, output), (ctypes.c_uint64, ctypes.c_uint64))
            ok(driver.cuLaunchKernel(function, kernel.grid, 1, 1, *kernel.block, 0, 0, arguments, 0))
            data = bytearray(size)
            ok(driver.cuMemcpyDtoH(data, output, size))
            return bytes(data)
        finally:
            ok(driver.cuMemFree(output))
