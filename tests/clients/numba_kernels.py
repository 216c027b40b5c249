"""Define kernels in Python, for numba-cuda.

Run as a program, this file writes numba.ptx, numba-cuda's code for sm_90:

    python3 -m cubind.simulator numba_kernels.py
"""

import re
from importlib.metadata import version
from pathlib import Path

from numba import cuda, float32, int32, int64

BLOCK = 128
TILE = 8


def add(x, y, out):
    i = cuda.grid(1)
    if i < x.size:
        out[i] = x[i] + y[i]


def sum_of_blocks(x, total):
    """Sum halves in shared memory, then add with one atomic for each block."""
    partial = cuda.shared.array(BLOCK, int64)
    t = cuda.threadIdx.x
    mine = 0
    for i in range(cuda.grid(1), x.size, cuda.gridsize(1)):
        mine += x[i]
    partial[t] = mine
    cuda.syncthreads()
    half = BLOCK // 2
    while half > 0:
        if t < half:
            partial[t] += partial[t + half]
        cuda.syncthreads()
        half //= 2
    if t == 0:
        cuda.atomic.add(total, 0, partial[0])


def matrix_product(a, b, c):
    left = cuda.shared.array((TILE, TILE), float32)
    right = cuda.shared.array((TILE, TILE), float32)
    x, y = cuda.grid(2)
    tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
    total = float32(0)
    for i in range(a.shape[1] // TILE):
        left[ty, tx] = a[y, tx + i * TILE]
        right[ty, tx] = b[ty + i * TILE, x]
        cuda.syncthreads()
        for j in range(TILE):
            total += left[ty, j] * right[j, tx]
        cuda.syncthreads()
    c[y, x] = total


def histogram(x, counts, most):
    i = cuda.grid(1)
    if i < x.size:
        cuda.atomic.add(counts, x[i], 1)
        cuda.atomic.max(most, 0, x[i])


def warp_sums(x, out, votes):
    i = cuda.threadIdx.x
    value = x[i]
    for step in (16, 8, 4, 2, 1):
        value += cuda.shfl_xor_sync(0xFFFFFFFF, value, step)
    out[i] = value
    votes[i] = cuda.ballot_sync(0xFFFFFFFF, x[i] > 0)


def across_the_grid(x, out):
    """Read what threads of other blocks have written."""
    i, n = cuda.grid(1), cuda.gridsize(1)
    x[i] = i
    cuda.cg.this_grid().sync()
    out[i] = x[n - 1 - i]


SIGNATURES = {
    add: (float32[:], float32[:], float32[:]),
    sum_of_blocks: (int64[:], int64[:]),
    matrix_product: (float32[:, :], float32[:, :], float32[:, :]),
    histogram: (int32[:], int32[:], int32[:]),
    warp_sums: (int32[:], int32[:], int32[:]),
    across_the_grid: (int32[:], int32[:]),
}


def main():
    parts = [f"// Made by numba_kernels.py with numba-cuda {version('numba-cuda')}.\n"]
    for kernel, signature in SIGNATURES.items():
        text, _ = cuda.compile_ptx(kernel, signature, cc=(9, 0))
        text = re.sub(r"^//.*\n|^\.version.*\n|^\.target.*\n|^\.address_size.*\n", "", text, flags=re.MULTILINE)
        (name,) = re.findall(r"\.entry (\w+)", text)
        text = text.replace(name, kernel.__name__)
        # Keep one copy of each declaration that several texts have.
        for declared in re.findall(r"^\.extern[^;]*;\n|^\.(?:common|visible) \.global[^;]*;\n", text, flags=re.MULTILINE):
            text = text.replace(declared, "", any(declared in part for part in parts))
        parts.append(text.strip("\0\n ") + "\n")
    head = ".version 8.0\n.target sm_90\n.address_size 64\n"
    Path(__file__).with_name("numba.ptx").write_text(parts[0] + head + "\n".join(parts[1:]))


if __name__ == "__main__":
    main()
