"""Time kernels with events, and print no times, because they differ from run to run."""

import common
import numpy
from cuda.core import EventOptions, launch

SOURCE = """
__global__ void grind(float *x, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float value = x[i];
    for (int round = 0; round < rounds; round++)
        value = value * 0.5f + 1.0f;
    x[i] = value;
}
"""
device, stream = common.start()
(grind,) = common.kernels(device, SOURCE, "grind")
timed = EventOptions(timing_enabled=True)
buffer = common.upload(device, stream, numpy.zeros(512, "f4"))
for rounds in (1, 10, 100):
    first = stream.record(options=timed)
    launch(stream, common.over(512), grind, buffer, numpy.int32(rounds))
    last = stream.record(options=timed)
    last.sync()
    print(rounds, first.is_done, last.is_timing_enabled, isinstance(last - first, float), last - first >= 0)
assert set(common.download(stream, buffer, numpy.zeros(512, "f4")).tolist()) == {2.0}
