#!/usr/bin/env python3
"""Blur an image with tiles loaded by TMA: one thread requests a whole tile through a tensor map.

A blur reads neighbouring pixels, so each block needs a tile with a border. At the edge of the
image, part of that tile lies outside. With plain loads, every thread computes addresses and checks
bounds. With a tensor map, which describes the image, one instruction with the tile's corner is
enough. Coordinates may be negative, pixels outside are read as zeros, and a barrier in shared
memory completes when all bytes have arrived.

A row of the tile must begin at a multiple of 16 bytes in the image, or the instruction is illegal.
The left border is therefore four numbers wide, although the blur needs only one.

Tensor maps need compute capability 9.0 or newer. The simulated device has tensor maps, but not yet
the instructions that copy by them, so only the kernel with plain loads runs there.

    python3 examples/core/tma_blur.py
"""

import common
import numpy

from cubind import simulator
from cubind.core import Buffer, Device, Kernel, LaunchConfig, Stream, launch
from cubind.core.utils import StridedMemoryView

TILE, ROWS = 32, 8  # a block computes TILE x TILE numbers, each thread TILE / ROWS of them
BEFORE = 4  # width of the tile's left border, in numbers: 16 bytes
HEIGHT, WIDTH = 601, 1004  # no multiples of TILE, so the last tiles reach beyond the image
WIDE = BEFORE + TILE + 4  # width of the tile with its borders; also a multiple of 16 bytes

COMMON = f"""
enum {{ TILE = {TILE}, ROWS = {ROWS}, WIDE = {WIDE}, BEFORE = {BEFORE} }};

__device__ void blur(float (*tile)[WIDE], float *out, int width, int height)
{{
    int x = blockIdx.x * TILE + threadIdx.x;
    for (int row = threadIdx.y; row < TILE; row += ROWS) {{
        int y = blockIdx.y * TILE + row;
        float sum = 0;
        for (int dy = 0; dy < 3; dy++)
            for (int dx = 0; dx < 3; dx++)
                sum += tile[row + dy][BEFORE - 1 + threadIdx.x + dx];
        if (x < width && y < height)
            out[(size_t)y * width + x] = sum / 9;
    }}
}}
"""

PLAIN = """
extern "C" __global__ void blur_plain(const float *image, float *out, int width, int height)
{
    __shared__ float tile[TILE + 2][WIDE];
    int left = (int)blockIdx.x * TILE - 1, top = (int)blockIdx.y * TILE - 1;
    for (int row = threadIdx.y; row < TILE + 2; row += ROWS)
        for (int column = threadIdx.x; column < TILE + 2; column += TILE) {
            int x = left + column, y = top + row;
            bool inside = x >= 0 && x < width && y >= 0 && y < height;
            tile[row][BEFORE - 1 + column] = inside ? image[(size_t)y * width + x] : 0;
        }
    __syncthreads();
    blur(tile, out, width, height);
}
"""

BY_MAP = """
struct alignas(64) TensorMap { char bytes[128]; };  // CUtensorMap of cuda.h

extern "C" __global__ void blur_tma(const __grid_constant__ TensorMap map, float *out, int width, int height)
{
    __shared__ alignas(128) float tile[TILE + 2][WIDE];
    __shared__ unsigned long long arrived;
    unsigned int barrier = (unsigned int)__cvta_generic_to_shared(&arrived);
    bool first = threadIdx.x == 0 && threadIdx.y == 0;
    if (first) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(barrier) : "memory");
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");  // the copy engine has to see the barrier, too
    }
    __syncthreads();
    if (first) {
        unsigned int there = (unsigned int)__cvta_generic_to_shared(tile);
        int left = (int)blockIdx.x * TILE - BEFORE, top = (int)blockIdx.y * TILE - 1;
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;"
                     ::"r"(barrier), "r"((unsigned int)sizeof tile) : "memory");
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];"
                     ::"r"(there), "l"(&map), "r"(left), "r"(top), "r"(barrier) : "memory");
    }
    asm volatile("{\\n .reg .pred done;\\n"
                 "wait:\\n mbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0;\\n @!done bra wait;\\n}"
                 ::"r"(barrier) : "memory");
    blur(tile, out, width, height);
}
"""


def expected(image: numpy.ndarray) -> numpy.ndarray:
    padded = numpy.pad(image.astype(float), 1)
    height, width = image.shape
    total = numpy.zeros(image.shape)
    for dy in range(3):
        for dx in range(3):
            total += padded[dy : dy + height, dx : dx + width]
    return total / 9


def has_copies(device: Device) -> bool:
    """Return whether kernels of the device can copy by tensor maps."""
    return device.compute_capability >= (9, 0) and not simulator.is_active()


def run(stream: Stream, config: LaunchConfig, kernel: Kernel, source: object, out: Buffer, image: numpy.ndarray) -> float:
    """Return the milliseconds of the second launch; exit if the result is wrong."""
    height, width = image.shape

    def work() -> None:
        launch(stream, config, kernel, source, out, width, height)

    out.fill(255, stream=stream)
    work()
    time = common.milliseconds(stream, work)
    if not numpy.allclose(common.download(out, stream, image), expected(image), rtol=1e-5, atol=1e-6):
        common.verdict("tma_blur", False, "")
    return time


def main() -> None:
    device, stream = common.open_device()
    image = numpy.random.default_rng(4).random((HEIGHT, WIDTH), numpy.float32)
    height, width = image.shape
    source, out = common.upload(device, stream, image), device.allocate(image.nbytes, stream=stream)
    config = LaunchConfig(grid=(-(-width // TILE), -(-height // TILE)), block=(TILE, ROWS))

    plain = run(stream, config, common.compile_kernel(device, COMMON + PLAIN, "blur_plain"), source, out, image)
    if not has_copies(device):
        common.verdict("tma_blur", True, f"{width} x {height} by plain loads; this device does not copy by tensor maps")
        return
    view = StridedMemoryView.from_buffer(source, image.shape, dtype="float32")
    tiles = view.as_tensor_map((TILE + 2, WIDE))
    kernel = common.compile_kernel(device, COMMON + BY_MAP, "blur_tma")
    by_map = run(stream, config, kernel, tiles, out, image)
    common.verdict("tma_blur", True, f"{width} x {height}: plain loads {plain:.3f} ms, a tensor map's tiles {by_map:.3f} ms")


if __name__ == "__main__":
    main()
