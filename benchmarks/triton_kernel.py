"""Kernels of Triton for foreign_launch.py; Triton reads their source from this file."""

import triton
import triton.language as tl


@triton.jit
def triton_saxpy(x, y, out, n, a, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + i, tl.load(x + i, mask=i < n) * a + tl.load(y + i, mask=i < n), mask=i < n)
