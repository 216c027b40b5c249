"""Print with printf in a kernel."""

import common
from cuda.core import LaunchConfig, launch

SOURCE = r"""
__global__ void hello(int times)
{
    if (threadIdx.x == 0)
        printf("block %d of %d: %s %.2f\n", blockIdx.x, gridDim.x, "text", 1.5 * times);
}
"""
device, stream = common.start()
(hello,) = common.kernels(device, SOURCE, "hello")
for times in (1, 2):
    launch(stream, LaunchConfig(grid=1, block=32), hello, times)
    stream.sync()
