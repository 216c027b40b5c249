"""Average the gradients of one model on two devices, by way of host memory."""

import common
import numpy
from cuda.core import Device, launch

SOURCE = """
__global__ void gradient(const double *x, const double *y, double weight, double *out, int n)
{
    int i = threadIdx.x;
    if (i < n)
        atomicAdd(out, 2 * (weight * x[i] - y[i]) * x[i] / n);
}
"""
COUNT, TRUE, RATE = 32, 3.0, 0.3

random, weight, workers = numpy.random.default_rng(9), 0.0, []
for ordinal in range(len(Device.get_all_devices())):
    device, stream = common.start(ordinal)
    x = random.integers(-4, 5, COUNT) / 4
    data = [common.upload(device, stream, array) for array in (x, TRUE * x)]
    workers.append((device, stream, common.kernels(device, SOURCE, "gradient")[0], data, device.allocate(8, stream=stream)))
for _ in range(30):
    for device, stream, kernel, data, out in workers:
        device.set_current()
        out.fill(0, stream=stream)
        launch(stream, common.over(COUNT, COUNT), kernel, *data, weight, out, numpy.int32(COUNT))
    gradients = []
    for device, stream, _, _, out in workers:
        device.set_current()
        gradients.append(common.download(stream, out, numpy.zeros(1))[0])
    weight -= RATE * float(numpy.mean(gradients))
assert abs(weight - TRUE) < 1e-3
print(len(workers), round(weight, 6))
