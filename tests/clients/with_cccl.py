"""Use cuda-cccl: block sums and prefix sums with its headers, and a sum with its library.

The command line may name some of these steps. The program prints the steps whose results are right.
"""

import functools
import sys

import cuda.compute
import numpy
from cuda.bindings import driver
from cuda.cccl.headers import get_include_paths
from cuda.core import Device, LaunchConfig, Program, ProgramOptions, launch

SOURCE = """
#include <cub/block/block_reduce.cuh>
#include <cub/block/block_scan.cuh>

extern "C" __global__ void sum(const int *x, int *total, int n)
{
    using Reduce = cub::BlockReduce<int, 128>;
    __shared__ typename Reduce::TempStorage shared;
    int i = blockIdx.x * 128 + threadIdx.x;
    int of_block = Reduce(shared).Sum(i < n ? x[i] : 0);
    if (threadIdx.x == 0)
        atomicAdd(total, of_block);
}

extern "C" __global__ void scan(const int *x, int *sums)
{
    using Scan = cub::BlockScan<int, 128>;
    __shared__ typename Scan::TempStorage shared;
    Scan(shared).InclusiveSum(x[threadIdx.x], sums[threadIdx.x]);
}
"""

device = Device(0)
device.set_current()
stream = device.create_stream()


class Array:
    """A NumPy array on the device, for libraries that read __cuda_array_interface__."""

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


@functools.cache
def compiled():
    paths = list(dict.fromkeys(str(path) for path in get_include_paths().as_tuple() if path))
    options = ProgramOptions(arch=f"sm_{device.arch}", std="c++17", include_path=paths)
    return Program(SOURCE, "c++", options).compile("cubin")


def run(name, blocks, *arguments):
    launch(stream, LaunchConfig(grid=blocks, block=128), compiled().get_kernel(name), *arguments)


def block_sums():
    x, total = numpy.arange(1000, dtype=numpy.int32), Array(numpy.zeros(1, numpy.int32))
    on_device = Array(x)
    run("sum", 8, on_device.buffer, total.buffer, numpy.int32(x.size))
    assert total.back()[0] == x.sum()


def block_scans():
    x, sums = numpy.arange(128, dtype=numpy.int32), Array(numpy.zeros(128, numpy.int32))
    on_device = Array(x)
    run("scan", 1, on_device.buffer, sums.buffer)
    assert (sums.back() == x.cumsum()).all()


def sums():
    x, total = numpy.arange(1000, dtype=numpy.int32), Array(numpy.zeros(1, numpy.int32))
    first = numpy.zeros(1, numpy.int32)
    cuda.compute.reduce_into(d_in=Array(x), d_out=total, num_items=x.size, op=cuda.compute.OpKind.PLUS, h_init=first)
    assert total.back()[0] == x.sum()


if __name__ == "__main__":
    for step in (block_sums, block_scans, sums):
        if len(sys.argv) < 2 or step.__name__ in sys.argv:
            step()
            print(step.__name__)
