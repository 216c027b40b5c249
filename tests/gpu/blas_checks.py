"""Provide constants of cuBLAS, a handle, and random operands with the expected product."""

import numpy as np
import pytest
from cubind import cublas
from device import assert_within, normal, sum_bound, wide

N, T, C = (cublas.cublasOperation_t(i) for i in range(3))
HOST, DEVICE = cublas.cublasPointerMode_t(0), cublas.cublasPointerMode_t(1)
DEFAULT = cublas.cublasGemmAlgo_t.CUBLAS_GEMM_DEFAULT
COMPUTE = cublas.cublasComputeType_t
LETTERS = {"S": np.float32, "D": np.float64, "C": np.complex64, "Z": np.complex128}
modes = pytest.mark.parametrize("mode", [HOST, DEVICE], ids=["host", "device"])


def eps_of(dtype):
    return float(np.finfo(dtype).eps)


@pytest.fixture
def handle(form):
    handle = form.cublas.cublasCreate()
    yield handle
    form.cublas.cublasDestroy(handle)


class Scalars:
    """Numbers in the form that the pointer mode needs: as values, or at addresses on the device."""

    def __init__(self, form, handle, mode, gpu):
        self.device = mode == DEVICE
        self.gpu = gpu
        form.cublas.cublasSetPointerMode(handle, mode)
        assert form.cublas.cublasGetPointerMode(handle) == mode

    def __call__(self, value, dtype):
        if self.device:
            return self.gpu.put(np.array([value], dtype=dtype))
        return complex(value) if np.dtype(dtype).kind == "c" else float(value)


def operated(matrix, operation):
    return {N: matrix, T: matrix.T, C: matrix.conj().T}[operation]


class Product:
    """Random operands of alpha * op(a) @ op(b) + beta * c, and the expected result."""

    def __init__(self, rng, dtype, m, n, k, transa=N, transb=N, pad=0):
        self.m, self.n, self.k = m, n, k
        self.transa, self.transb = transa, transb
        self.a = normal(rng, (m, k) if transa == N else (k, m), dtype)
        self.b = normal(rng, (k, n) if transb == N else (n, k), dtype)
        self.c = normal(rng, (m, n), dtype)
        self.alpha, self.beta = (normal(rng, (), dtype).item() for _ in range(2))
        self.lda, self.ldb, self.ldc = self.a.shape[0], self.b.shape[0], m

    def expected(self):
        a, b = operated(wide(self.a), self.transa), operated(wide(self.b), self.transb)
        return self.alpha * (a @ b) + self.beta * wide(self.c)

    def magnitude(self):
        a, b = operated(np.abs(wide(self.a)), self.transa), operated(np.abs(wide(self.b)), self.transb)
        return abs(self.alpha) * np.abs(a @ b) + abs(self.beta) * np.abs(wide(self.c))

    def check(self, result, eps, what=""):
        factor = 4 if self.a.dtype.kind == "c" else 1
        assert_within(result, self.expected(), factor * sum_bound(self.magnitude(), self.k, eps), what)
