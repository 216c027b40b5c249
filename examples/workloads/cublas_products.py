#!/usr/bin/env python3
"""Compute a hundred cuBLAS products: in FP32 and TF32, as calls and as one CUDA graph.

The matrices are 1024 x 1024 by default. TF32 keeps the range of float and ten bits of its fraction,
and runs on tensor cores. The math mode of the cuBLAS handle selects TF32. A TF32 product takes so
little time that a graph of the hundred calls pays off: a `with` statement captures the graph, and
one call launches it. The program provides the workspace, so the captured calls allocate nothing.
cuBLAS is column-major; for row-major matrices, the program asks for b @ a.

    python3 examples/workloads/cublas_products.py [n]
"""

import sys

import helpers
import numpy

from cubind import cublas as types
from cubind.checked import cublas
from cubind.core import Buffer, Device, Stream
from cubind.core.graph import Graph

PRODUCTS, WORKSPACE = 100, 32 << 20
MODES = {"fp32": types.cublasMath_t.CUBLAS_DEFAULT_MATH, "TF32": types.cublasMath_t.CUBLAS_TF32_TENSOR_OP_MATH}
N = types.cublasOperation_t.CUBLAS_OP_N


class Products:
    """Products c = a @ b on a stream, with their own cuBLAS handle."""

    def __init__(self, device: Device, stream: Stream, n: int) -> None:
        random = numpy.random.default_rng(2)
        self.stream, self.n = stream, n
        self.a, self.b = (random.random((n, n), numpy.float32) - numpy.float32(0.5) for _ in range(2))
        self.buffers = [helpers.upload(device, stream, array) for array in (self.a, self.b)]
        self.buffers += [device.allocate(self.a.nbytes, stream=stream), device.allocate(WORKSPACE, stream=stream)]
        self.handle = cublas.cublasCreate()
        cublas.cublasSetStream(self.handle, stream)
        # cublasSetStream resets the workspace, so set it afterwards.
        cublas.cublasSetWorkspace(self.handle, self.buffers[3], WORKSPACE)

    @property
    def result(self) -> Buffer:
        return self.buffers[2]

    def use(self, mode: str) -> None:
        cublas.cublasSetMathMode(self.handle, MODES[mode])

    def calls(self, times: int = PRODUCTS) -> None:
        sgemm, handle, n, (a, b, c) = cublas.cublasSgemm, self.handle, self.n, self.buffers[:3]
        for _ in range(times):
            sgemm(handle, N, N, n, n, n, 1.0, b, n, a, n, 0.0, c, n)

    def graph(self, times: int = PRODUCTS) -> Graph:
        with self.stream.capture() as graph:
            self.calls(times)
        return graph

    def is_right(self, mode: str) -> bool:
        got = helpers.download(self.result, self.stream, like=self.a)
        exact = self.a.astype(float) @ self.b
        return bool(abs(got - exact).max() < (1e-5 if mode == "fp32" else 2e-3) * self.n**0.5)

    def close(self) -> None:
        self.stream.sync()
        self.handle.close()


def main() -> None:
    device, stream = helpers.open_device()
    if helpers.on_simulator():
        helpers.leave_out("cublas_products", "cuBLAS")
        return
    n = helpers.size_from(sys.argv, 1024, 64)
    products = Products(device, stream, n)
    told, right = [], True
    for mode in MODES:
        products.use(mode)
        as_calls = helpers.median_time(stream, products.calls)
        graph = products.graph()
        products.result.fill(0xFF, stream=stream)
        as_graph = helpers.median_time(stream, lambda graph=graph: graph.launch(stream))  # type: ignore[misc]
        right = right and products.is_right(mode)
        rate = 2e-9 * PRODUCTS * n**3 / as_graph
        told.append(f"{mode} {as_calls:.3f} ms as calls, {as_graph:.3f} ms as a graph ({rate:.1f} TFLOP/s)")
    products.close()
    helpers.verdict("cublas_products", right, f"{PRODUCTS} of {n} x {n}: {'; '.join(told)}")


if __name__ == "__main__":
    main()
