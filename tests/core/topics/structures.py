"""Pass a kernel a matrix view like mdspan: as one argument for each field, or in device memory."""

import common
import numpy
from cuda.core import LaunchConfig, launch

SOURCE = """
struct Matrix {
    float *data;
    long long rows, columns, step;
    __device__ float &operator()(long long row, long long column) const { return data[row * step + column]; }
};
__device__ void number(const Matrix &m) { m(threadIdx.y, threadIdx.x) = 10 * threadIdx.y + threadIdx.x; }
__global__ void by_pointer(const Matrix *m) { number(*m); }
__global__ void by_fields(float *data, long long rows, long long columns, long long step) { number(Matrix{data, rows, columns, step}); }
"""
device, stream = common.start()
by_pointer, by_fields = common.kernels(device, SOURCE, "by_pointer", "by_fields")
config, empty = LaunchConfig(grid=1, block=(3, 2)), numpy.zeros((2, 4), "f4")
for kernel in (by_pointer, by_fields):
    data = common.upload(device, stream, empty)
    fields = int(data.handle), 2, 3, 4
    if kernel is by_pointer:
        record = numpy.array([fields], [("data", "u8"), ("rows", "i8"), ("columns", "i8"), ("step", "i8")])
        launch(stream, config, kernel, common.upload(device, stream, record.view("u1")))
    else:
        launch(stream, config, kernel, *fields)
    assert common.download(stream, data, empty).tolist() == [[0, 1, 2, 0], [10, 11, 12, 0]]
    print(kernel.arguments_info[0].size)
