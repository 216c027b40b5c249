#!/usr/bin/env python3
"""Compute RELU(a @ b + bias) in one cuBLASLt kernel, with cubind.checked.cublaslt.

The matrices are row-major NumPy arrays in single precision. cuBLASLt is column-major and sees a
row-major array as its transpose. The program therefore asks for b' @ a', and cuBLASLt writes the
result in row-major order. The bias has one number per column of the result, so for cuBLASLt it has
one per row.

    python3 examples/relu_bias.py [M N K]
"""

import argparse
import sys

import cubind
import numpy
from cubind.checked import cublaslt as lt
from cubind.checked import runtime
from cubind.cublas import cublasComputeType_t, cublasOperation_t
from cubind.cublaslt import cublasLtEpilogue_t, cublasLtMatmulDescAttributes_t, cublasLtMatmulPreferenceAttributes_t
from cubind.runtime import cudaDataType, cudaMemcpyKind

SINGLE = cudaDataType.CUDA_R_32F
WORKSPACE = 32 << 20


def upload(array):
    address = runtime.cudaMalloc(array.nbytes)
    runtime.cudaMemcpy(address, array, array.nbytes, cudaMemcpyKind.cudaMemcpyHostToDevice)
    return address


def describe(bias):
    """Return a descriptor: no further transposition, and the epilogue with the bias's address."""
    attribute = cublasLtMatmulDescAttributes_t
    operation = lt.cublasLtMatmulDescCreate(cublasComputeType_t.CUBLAS_COMPUTE_32F, SINGLE)
    for name, value in (
        (attribute.CUBLASLT_MATMUL_DESC_TRANSA, cublasOperation_t.CUBLAS_OP_N),
        (attribute.CUBLASLT_MATMUL_DESC_TRANSB, cublasOperation_t.CUBLAS_OP_N),
        (attribute.CUBLASLT_MATMUL_DESC_EPILOGUE, cublasLtEpilogue_t.CUBLASLT_EPILOGUE_RELU_BIAS),
        (attribute.CUBLASLT_MATMUL_DESC_BIAS_POINTER, bias),
    ):
        lt.cublasLtMatmulDescSetAttribute(operation, name, value)
    return operation


def best_algorithm(handle, operation, layouts):
    """Return the heuristic's first proposal, an object that can be kept, copied and pickled."""
    preference = lt.cublasLtMatmulPreferenceCreate()
    lt.cublasLtMatmulPreferenceSetAttribute(
        preference, cublasLtMatmulPreferenceAttributes_t.CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, WORKSPACE
    )
    first, second, result = layouts
    found = lt.cublasLtMatmulAlgoGetHeuristic(handle, operation, first, second, result, result, preference, 4)
    lt.cublasLtMatmulPreferenceDestroy(preference)
    return found[0]


def relu_bias(a, b, bias):
    """Return (RELU(a @ b + bias), milliseconds that the kernel took)."""
    (m, k), n = a.shape, b.shape[1]
    addresses = [upload(array) for array in (a, b, bias)]
    addresses += [runtime.cudaMalloc(4 * m * n), runtime.cudaMalloc(WORKSPACE)]
    at_a, at_b, at_bias, at_d, workspace = addresses
    handle = lt.cublasLtCreate()
    operation = describe(at_bias)
    layouts = [lt.cublasLtMatrixLayoutCreate(SINGLE, *shape) for shape in ((n, k, n), (k, m, k), (n, m, n))]
    algorithm = best_algorithm(handle, operation, layouts)
    start, end = runtime.cudaEventCreate(), runtime.cudaEventCreate()
    for _ in range(2):  # the first launch loads the code
        runtime.cudaEventRecord(start)
        lt.cublasLtMatmul(
            handle,
            operation,
            1.0,
            at_b,
            layouts[0],
            at_a,
            layouts[1],
            0.0,
            at_d,
            layouts[2],
            at_d,
            layouts[2],
            algorithm.algo,
            workspace,
            WORKSPACE,
            None,
        )
        runtime.cudaEventRecord(end)
    result = numpy.empty((m, n), numpy.float32)
    runtime.cudaMemcpy(result, at_d, result.nbytes, cudaMemcpyKind.cudaMemcpyDeviceToHost)
    milliseconds = runtime.cudaEventElapsedTime(start, end)

    for event in (start, end):
        runtime.cudaEventDestroy(event)
    for layout in layouts:
        lt.cublasLtMatrixLayoutDestroy(layout)
    lt.cublasLtMatmulDescDestroy(operation)
    lt.cublasLtDestroy(handle)
    for address in addresses:
        runtime.cudaFree(address)
    return result, milliseconds


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sizes", metavar="M N K", type=int, nargs="*", default=[1000, 1200, 800])
    m, n, k = parser.parse_args().sizes
    random = numpy.random.default_rng(1)
    a, b = (random.standard_normal(shape, numpy.float32) for shape in ((m, k), (k, n)))
    bias = random.standard_normal(n, numpy.float32)
    try:
        result, milliseconds = relu_bias(a, b, bias)
    except cubind.CUDAError as error:
        sys.exit(f"relu_bias: {error}")
    expected = numpy.maximum(a.astype(float) @ b + bias, 0)
    if not numpy.allclose(result, expected, rtol=0, atol=1e-5 * numpy.sqrt(k)):
        sys.exit("relu_bias: the result differs from NumPy's")
    print(f"relu_bias: {m} x {n} x {k}: equals NumPy's result; {milliseconds * 1e3:.0f} microseconds")


if __name__ == "__main__":
    main()
