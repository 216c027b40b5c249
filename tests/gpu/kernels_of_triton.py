"""A triton kernel for host_function_work.py; triton reads its source from this file."""

import torch
import triton
import triton.language as tl


@triton.autotune(configs=[triton.Config({"BLOCK": 128}), triton.Config({"BLOCK": 256})], key=["n"])
@triton.jit
def double(x, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x + i, tl.load(x + i, mask=i < n) * 2, mask=i < n)


def run():
    x = torch.ones(1 << 12, device="cuda")
    for _ in range(3):
        double[lambda meta: (triton.cdiv(x.numel(), meta["BLOCK"]),)](x, x.numel())
    torch.cuda.synchronize()
