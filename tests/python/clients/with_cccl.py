"""A program for cuda-cccl: a sum. Prints what was right."""

import cuda.compute
import numpy
from cuda.bindings import driver
from cuda.core import Device

device = Device(0)
device.set_current()
stream = device.create_stream()


class Array:
    """NumPy's array on the device, for those who know __cuda_array_interface__."""

    def __init__(self, array):
        self.buffer = device.allocate(array.nbytes, stream=stream)
        stream.sync()
        self.array, self.dtype, self.shape, self.size = array, array.dtype, array.shape, array.size
        assert driver.cuMemcpyHtoD(int(self.buffer.handle), array, array.nbytes)[0] == 0
        data = (int(self.buffer.handle), False)
        self.__cuda_array_interface__ = {"shape": array.shape, "typestr": array.dtype.str, "data": data, "version": 3, "strides": None}

    def back(self):
        assert driver.cuCtxSynchronize()[0] == 0
        assert driver.cuMemcpyDtoH(self.array, int(self.buffer.handle), self.array.nbytes)[0] == 0
        return self.array


def sums():
    x, total = numpy.arange(1000, dtype=numpy.int32), Array(numpy.zeros(1, numpy.int32))
    first = numpy.zeros(1, numpy.int32)
    cuda.compute.reduce_into(d_in=Array(x), d_out=total, num_items=x.size, op=cuda.compute.OpKind.PLUS, h_init=first)
    assert total.back()[0] == x.sum()


if __name__ == "__main__":
    for step in (sums,):
        step()
        print(step.__name__)
