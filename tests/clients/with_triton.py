"""Use Triton on the simulated device, without PyTorch; Triton compiles with its own ptxas."""

import ctypes

import numpy
import triton
import triton.language as tl
from triton.runtime import driver

cuda = ctypes.CDLL("libcuda.so.1")


def ok(status):
    assert status == 0, status


class Array:
    """A kernel argument in place of a tensor."""

    dtype = "fp32"

    def __init__(self, values):
        self.values, self.place = values, ctypes.c_uint64()
        ok(cuda.cuMemAlloc_v2(ctypes.byref(self.place), ctypes.c_size_t(values.nbytes)))
        ok(cuda.cuMemcpyHtoD_v2(self.place, values.ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(values.nbytes)))

    def data_ptr(self):
        return self.place.value

    def read(self):
        ok(cuda.cuMemcpyDtoH_v2(self.values.ctypes.data_as(ctypes.c_void_p), self.place, ctypes.c_size_t(self.values.nbytes)))
        return self.values


@triton.jit
def add(x, y, out, n, block: tl.constexpr):
    i = tl.program_id(0) * block + tl.arange(0, block)
    tl.store(out + i, tl.load(x + i, i < n) + tl.load(y + i, i < n), i < n)


@triton.jit
def total(x, out, n, block: tl.constexpr):
    i = tl.program_id(0) * block + tl.arange(0, block)
    tl.atomic_add(out, tl.sum(tl.load(x + i, i < n, 0.0)))


context, name = ctypes.c_void_p(), ctypes.create_string_buffer(100)
ok(cuda.cuInit(0))
ok(cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0))
ok(cuda.cuCtxSetCurrent(context))
driver.active.get_current_device = lambda: 0
driver.active.get_current_stream = lambda device: 0

values = numpy.arange(1000, dtype=numpy.float32)
x, out, one = Array(values), Array(0 * values), Array(numpy.zeros(1, numpy.float32))
add[(4,)](x, x, out, 1000, block=256)
assert numpy.array_equal(out.read(), 2 * values)
print("add")
total[(4,)](x, one, 1000, block=256)
assert one.read()[0] == values.sum()
print("sum")
ok(cuda.cuDeviceGetName(name, 100, 0))
print(name.value.decode())
