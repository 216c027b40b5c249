"""Find the frequencies in a signal, by a Fourier transform in shared memory."""

import common
import numpy
from cuda.core import LaunchConfig, launch

SOURCE = """
__global__ void transform(const float *signal, float *power, int bits)
{
    extern __shared__ float2 x[];
    int n = 1 << bits, half = n / 2;
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        x[__brev(i) >> (32 - bits)] = make_float2(signal[i], 0);
    for (int length = 1; length < n; length *= 2) {
        __syncthreads();
        int i = threadIdx.x, within = i % length, low = (i / length) * 2 * length + within;
        float s, c;
        sincospif(-(float)within / length, &s, &c);
        float2 a = x[low], b = x[low + length], t = make_float2(b.x * c - b.y * s, b.x * s + b.y * c);
        x[low] = make_float2(a.x + t.x, a.y + t.y);
        x[low + length] = make_float2(a.x - t.x, a.y - t.y);
    }
    __syncthreads();
    power[threadIdx.x] = x[threadIdx.x].x * x[threadIdx.x].x + x[threadIdx.x].y * x[threadIdx.x].y;
}
"""
BITS = 9
COUNT = 1 << BITS

time = numpy.arange(COUNT) / COUNT
signal = (numpy.sin(2 * numpy.pi * 50 * time) + 0.5 * numpy.sin(2 * numpy.pi * 120 * time)).astype("f4")
device, stream = common.start()
(transform,) = common.kernels(device, SOURCE, "transform")
power = device.allocate(2 * COUNT, stream=stream)
config = LaunchConfig(grid=1, block=COUNT // 2, shmem_size=8 * COUNT)
launch(stream, config, transform, common.upload(device, stream, signal), power, numpy.int32(BITS))
result = common.download(stream, power, numpy.zeros(COUNT // 2, "f4"))
expected = numpy.abs(numpy.fft.fft(signal)[: COUNT // 2]) ** 2
assert numpy.allclose(result, expected, rtol=1e-3, atol=1e-2)
print(sorted(numpy.argsort(result)[-2:].tolist()))
