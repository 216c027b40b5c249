#!/usr/bin/env python3
"""Compute the matrix product c = a @ b by naive, tiled and tensor core kernels, autotuned.

The naive kernel (../core/matmul.py) reads everything from global memory, again and again. In the
tiled kernel (../core/tile_sweep.py), a block reads each tile once into shared memory, and all of
its threads use it. Tensor cores multiply a 16 x 16 matrix by a 16 x 8 matrix, both in half
precision, in one warp instruction, `mma`, and accumulate in float. `ldmatrix` loads the operands
from shared memory into registers in the layout that `mma` needs. cubind.tune finds the best tile
sizes of a block and of a warp for the last two kernels, and stores them on disk.

    python3 examples/workloads/matrix_kernels.py [n] [--log]     # --log prints all candidates

The matrices are n x n; tensor cores need an n that is a multiple of 128.
"""

import sys
from collections.abc import Callable
from typing import Any

import helpers
import numpy
from matmul import SOURCE as PLAIN
from tile_sweep import SOURCE as TILED

import cubind
from cubind.core import Device, Kernel, LaunchConfig, Stream, launch
from cubind.tune import Template, Tuning, tune

TENSOR = """
__device__ void load_four(unsigned *to, const void *row)  // each lane names a row of 16 bytes
{
    unsigned at = (unsigned)__cvta_generic_to_shared(row);
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3]) : "r"(at));
}

__device__ void load_two_transposed(unsigned *to, const void *row)
{
    unsigned at = (unsigned)__cvta_generic_to_shared(row);
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];" : "=r"(to[0]), "=r"(to[1]) : "r"(at));
}

__device__ void multiply(float *sum, const unsigned *a, const unsigned *b)
{
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
                 "{%0, %1, %2, %3};"
                 : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

// A block computes M x N numbers, a warp WM x WN of these; DEEP numbers of a row of a are in shared memory at a time. The
// padding puts rows that are read together into different banks.
template <int M, int N, int WM, int WN>
__global__ void __launch_bounds__((M / WM) * (N / WN) * 32)
product(const unsigned short *a, const unsigned short *b, float *c, int n)
{
    constexpr int DEEP = 32, THREADS = (M / WM) * (N / WN) * 32, PAD = 8;
    __shared__ __align__(16) unsigned short of_a[M][DEEP + PAD], of_b[DEEP][N + PAD];
    const int warp = threadIdx.x / 32, lane = threadIdx.x % 32, row = blockIdx.y * M, column = blockIdx.x * N;
    const int warp_row = warp / (N / WN) * WM, warp_column = warp % (N / WN) * WN;
    float sum[WM / 16][WN / 8][4] = {};
    for (int first = 0; first < n; first += DEEP) {
        for (int i = threadIdx.x; i < M * DEEP / 8; i += THREADS) {
            int y = i / (DEEP / 8), x = i % (DEEP / 8) * 8;
            *(uint4 *)&of_a[y][x] = *(const uint4 *)&a[(size_t)(row + y) * n + first + x];
        }
        for (int i = threadIdx.x; i < DEEP * N / 8; i += THREADS) {
            int y = i / (N / 8), x = i % (N / 8) * 8;
            *(uint4 *)&of_b[y][x] = *(const uint4 *)&b[(size_t)(first + y) * n + column + x];
        }
        __syncthreads();
        for (int k = 0; k < DEEP; k += 16) {
            unsigned left[WM / 16][4], right[WN / 8][2];
            for (int i = 0; i < WM / 16; i++)
                load_four(left[i], &of_a[warp_row + 16 * i + lane % 16][k + lane / 16 * 8]);
            for (int j = 0; j < WN / 8; j++)
                load_two_transposed(right[j], &of_b[k + lane % 16][warp_column + 8 * j]);
            for (int i = 0; i < WM / 16; i++)
                for (int j = 0; j < WN / 8; j++)
                    multiply(sum[i][j], left[i], right[j]);
        }
        __syncthreads();
    }
    for (int i = 0; i < WM / 16; i++)
        for (int j = 0; j < WN / 8; j++) {
            float *at = &c[(size_t)(row + warp_row + 16 * i + lane / 4) * n + column + warp_column + 8 * j + lane % 4 * 2];
            *(float2 *)at = make_float2(sum[i][j][0], sum[i][j][1]);
            *(float2 *)(at + 8 * (size_t)n) = make_float2(sum[i][j][2], sum[i][j][3]);
        }
}
"""
TENSOR_TILES = [
    {"M": m, "N": n, "WM": wm, "WN": wn}
    for m, n in ((64, 64), (64, 128), (128, 64), (128, 128))
    for wm, wn in ((32, 32), (32, 64), (64, 32), (64, 64))
    if m * n // (wm * wn) in (2, 4, 8)
]


def ceil_div(a: int, b: int) -> int:
    return -(-a // b)


class Matrices:
    """The operands in float and in half precision, and the result."""

    def __init__(self, device: Device, stream: Stream, n: int) -> None:
        random = numpy.random.default_rng(5)
        self.device, self.stream, self.n = device, stream, n
        self.a, self.b = ((random.random((n, n), numpy.float32) - 0.5).astype(numpy.float16) for _ in range(2))
        self.halves = [helpers.upload(device, stream, array.view(numpy.uint16)) for array in (self.a, self.b)]
        self.floats = [helpers.upload(device, stream, array.astype(numpy.float32)) for array in (self.a, self.b)]
        self.c = device.allocate(4 * n * n, stream=stream)
        self.exact = self.a.astype(float) @ self.b.astype(float)

    def naive(self) -> tuple[Kernel, LaunchConfig, tuple[object, ...]]:
        """Return (kernel, config, arguments) of the naive kernel."""
        kernel = helpers.compile_kernel(self.device, PLAIN, "naive")
        blocks = ceil_div(self.n, 16)
        return kernel, LaunchConfig(grid=(blocks, blocks), block=(16, 16)), (*self.floats, self.c, self.n)

    def search(self, kind: str) -> Tuning:
        """Return the fastest tiles, from disk if an earlier run found them.

        The tensor-core kernel takes its operands in half precision.
        """
        n = self.n
        if kind == "tiled":
            template = Template(TILED, "product<{TILE}, {EACH}>")
            space: Any = {"TILE": (16,), "EACH": (1, 4)} if helpers.on_simulator() else {"TILE": (16, 32), "EACH": (1, 2, 4)}
            block: Callable[..., Any] = lambda it: (it["TILE"], it["TILE"] // it["EACH"])  # noqa: E731
            grid: Callable[..., Any] = lambda it: (ceil_div(n, it["TILE"]), ceil_div(n, it["TILE"]))  # noqa: E731
        else:
            template = Template(TENSOR, "product<{M}, {N}, {WM}, {WN}>")
            space = TENSOR_TILES
            block = lambda it: 32 * it["M"] * it["N"] // (it["WM"] * it["WN"])  # noqa: E731
            grid = lambda it: (n // it["N"], n // it["M"])  # noqa: E731
        arguments = (*(self.floats if kind == "tiled" else self.halves), self.c, n)
        repeats, budget = ((1, 1), 1.0) if helpers.on_simulator() else ((5, 50), 20.0)
        measured: dict[str, Any] = {"repeats": repeats, "budget": budget, "flush": False}
        return tune(template, space, arguments, stream=self.stream, block=block, grid=grid, **measured)

    def is_right(self) -> bool:
        got = helpers.download(self.c, self.stream, like=numpy.empty((self.n, self.n), numpy.float32))
        return numpy.allclose(got, self.exact, rtol=0, atol=2e-6 * self.n)


def main() -> None:
    device, stream = helpers.open_device()
    n = helpers.size_from(sys.argv, 2048, 48)
    matrices = Matrices(device, stream, n)
    kernel, config, arguments = matrices.naive()
    times = {"naive": helpers.median_time(stream, lambda: launch(stream, config, kernel, *arguments), rounds=3)}
    right, found = matrices.is_right(), []
    for kind in ("tiled", "tensor cores"):
        matrices.c.fill(0xFF, stream=stream)
        if kind == "tensor cores" and (n % 128 != 0 or device.compute_capability < (8, 0)):
            why = f"{n} is no multiple of 128" if n % 128 != 0 else "compute capability 8.0 and newer has this mma"
            helpers.leave_out("matrix_kernels", kind, why)
            continue
        tuned = matrices.search(kind)
        found.append(tuned)
        try:
            operands = matrices.floats if kind == "tiled" else matrices.halves
            launch(stream, tuned.config, tuned.kernel, *operands, matrices.c, n)
        except (LookupError, cubind.CUDAError) as error:
            if not helpers.on_simulator():
                raise
            helpers.leave_out("matrix_kernels", kind, str(error).partition("\n")[0])
            continue
        right = right and matrices.is_right()
        times[f"{kind} ({tuned.best.name}{', from disk' if tuned.is_from_disk else ''})"] = tuned.best.time
    if "--log" in sys.argv:
        print(*found, sep="\n")
    told = ", ".join(f"{name} {time:.3f} ms, {2e-9 * n**3 / time:.2f} TFLOP/s" for name, time in times.items())
    helpers.verdict("matrix_kernels", right, f"{n} x {n}: {told}")


if __name__ == "__main__":
    main()
