#!/usr/bin/env python3
"""Compute RELU(a @ b + bias) by cuBLASLt: unfused, fused and autotuned, in FP16, BF16 and FP8.

* Three kernels: cuBLASLt's product, then a kernel that adds the bias and one that applies RELU.
  Both read and write the whole result again.
* Fused: the epilogue of the product does both while the result is still in registers.
* Autotuned: cuBLASLt proposes several algorithms, the best by its own estimate first. cubind.tune
  runs them all and keeps the fastest on disk.

The result is row-major and b is column-major, as FP8 requires. cuBLASLt is column-major, so the
program asks for the transposed product: b is its first operand, transposed, and a its second.

    python3 examples/workloads/relu_modes.py [n] [--log]     # --log prints each algorithm's time

The matrices are n x n; n must be a multiple of 16.
"""

import hashlib
import sys
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import helpers
import numpy

from cubind import cublas, cublaslt, runtime
from cubind.checked import cublaslt as lt
from cubind.core import Buffer, Device, LaunchConfig, Stream
from cubind.tune import Tuning, Work, tune

# Each register of a thread holds two 16-bit numbers, so its uint4 holds eight.
SOURCE = """
__device__ unsigned add(unsigned x, unsigned y)
{
    unsigned sum;
    asm("fma.rn." NUMBERS " %0, %1, %2, %3;" : "=r"(sum) : "r"(x), "r"(ONES), "r"(y));  // add.bf16x2 is younger
    return sum;
}

__device__ unsigned positive(unsigned x)
{
    unsigned larger;
    asm("max." NUMBERS " %0, %1, %2;" : "=r"(larger) : "r"(x), "r"(0));
    return larger;
}

extern "C" __global__ void add_bias(uint4 *d, const uint4 *bias, int eights, int eights_of_row)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= eights)
        return;
    uint4 x = d[i], y = bias[i % eights_of_row];
    d[i] = make_uint4(add(x.x, y.x), add(x.y, y.y), add(x.z, y.z), add(x.w, y.w));
}

extern "C" __global__ void relu(uint4 *d, int eights)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= eights)
        return;
    uint4 x = d[i];
    d[i] = make_uint4(positive(x.x), positive(x.y), positive(x.z), positive(x.w));
}
"""
ONES = {"f16x2": "0x3C003C00", "bf16x2": "0x3F803F80"}
BLOCK, WORKSPACE, CANDIDATES = 256, 32 << 20, 24
# An algorithm replaces the first one if its time is less than this share of the first one's.
WORTH = 0.98
# Before each algorithm is timed, the first one runs for so many seconds, so that clocks are equal.
WARM = 0.03

DESC = cublaslt.cublasLtMatmulDescAttributes_t
CONFIG = cublaslt.cublasLtMatmulAlgoConfigAttributes_t
EPILOGUE = cublaslt.cublasLtEpilogue_t
TYPES = runtime.cudaDataType
T, N = cublas.cublasOperation_t.CUBLAS_OP_T, cublas.cublasOperation_t.CUBLAS_OP_N


def bfloat16(array: numpy.ndarray) -> numpy.ndarray:
    """Return the bits of the nearest bfloat16 numbers."""
    bits = array.astype(numpy.float32).view(numpy.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(numpy.uint16)


def from_bfloat16(bits: numpy.ndarray) -> numpy.ndarray:
    return (bits.astype(numpy.uint32) << 16).view(numpy.float32)


def numbers_of_float8() -> numpy.ndarray:
    """Return the E4M3 numbers by code.

    E4M3 has a sign, four bits of exponent (bias 7), and three of fraction.
    """
    codes = numpy.arange(256)
    exponent, fraction = codes >> 3 & 15, (codes & 7) / 8
    sizes = numpy.where(exponent == 0, fraction * 2.0**-6, (1 + fraction) * 2.0 ** (exponent - 7))
    return numpy.where(codes >> 7, -1, 1) * sizes


FLOAT8 = numbers_of_float8()


def from_float8(codes: numpy.ndarray) -> numpy.ndarray:
    return FLOAT8[codes]


def float8(array: numpy.ndarray) -> numpy.ndarray:
    """Return the E4M3 codes of the nearest numbers."""
    codes = numpy.array([code for code in range(256) if code & 127 != 127 and code != 128], numpy.uint8)
    codes = codes[numpy.argsort(FLOAT8[codes])]
    values = FLOAT8[codes]
    return codes[numpy.searchsorted((values[1:] + values[:-1]) / 2, array)]


class Numbers:
    """The types of a mode: that of the operands, and the 16-bit type of result and bias."""

    def __init__(self, operand: Any, result: Any, encode: Callable[..., Any], decode: Callable[..., Any], packed: str) -> None:
        self.operand, self.result, self.encode, self.decode, self.packed = operand, result, encode, decode, packed

    def encode_result(self, array: numpy.ndarray) -> numpy.ndarray:
        return array.astype(numpy.float16) if self.packed == "f16x2" else bfloat16(array)

    def decode_result(self, bits: numpy.ndarray) -> numpy.ndarray:
        return bits.view(numpy.float16).astype(float) if self.packed == "f16x2" else from_bfloat16(bits).astype(float)


HALF = Numbers(TYPES.CUDA_R_16F, TYPES.CUDA_R_16F, lambda x: x.astype(numpy.float16), lambda x: x.astype(float), "f16x2")
KINDS = {
    "fp16": HALF,
    "bf16": Numbers(TYPES.CUDA_R_16BF, TYPES.CUDA_R_16BF, bfloat16, from_bfloat16, "bf16x2"),
    "fp8": Numbers(TYPES.CUDA_R_8F_E4M3, TYPES.CUDA_R_16BF, float8, from_float8, "bf16x2"),
}


class Data:
    """Operands and result on the device, and the two kernels of the unfused epilogue."""

    def __init__(self, device: Device, stream: Stream, kind: str, n: int) -> None:
        self.device, self.stream, self.kind, self.n, self.numbers = device, stream, kind, n, KINDS[kind]
        random = numpy.random.default_rng(7)
        # b is column-major.
        self.a, self.b = (self.numbers.encode(random.standard_normal((n, n), numpy.float32)) for _ in range(2))
        self.bias = self.numbers.encode_result(random.standard_normal(n, numpy.float32) * n**0.5)
        self.at_a, self.at_b, self.at_bias = (helpers.upload(device, stream, x) for x in (self.a, self.b, self.bias))
        self.rows = slice(0, n, max(1, n // 64))  # the rows that are checked
        self._exact: numpy.ndarray | None = None
        self.d: Buffer = device.allocate(2 * n * n, stream=stream)
        config = LaunchConfig(grid=-(-n * n // 8 // BLOCK), block=BLOCK)
        macros = [("NUMBERS", f'"{self.numbers.packed}"'), ("ONES", ONES[self.numbers.packed])]
        self.kernels = {
            name: helpers.compile_kernel(device, SOURCE, name, define_macro=macros) for name in ("add_bias", "relu")
        }
        self.bound = {name: kernel[config, stream] for name, kernel in self.kernels.items()}

    def epilogue(self) -> None:
        """Queue the epilogue as two kernels."""
        eights = self.n * self.n // 8
        self.bound["add_bias"](self.d, self.at_bias, eights, self.n // 8)
        self.bound["relu"](self.d, eights)

    def result(self) -> numpy.ndarray:
        got = helpers.download(self.d, self.stream, like=numpy.empty((self.n, self.n), numpy.uint16))
        return self.numbers.decode_result(got)

    def exact(self) -> numpy.ndarray:
        """Return the expected values of the rows that are checked."""
        decode = self.numbers.decode
        if self._exact is None:
            product = decode(self.a[self.rows]).astype(float) @ decode(self.b).astype(float).T
            self._exact = numpy.maximum(product + self.numbers.decode_result(self.bias), 0)
        return self._exact

    def is_right(self) -> bool:
        """Return whether the checked rows are right.

        For FP8, cuBLASLt accumulates with fewer bits than a float has.
        """
        precision = {"fp16": 2.0**-9, "bf16": 2.0**-6, "fp8": 2.0**-5}[self.kind]
        return bool((abs(self.result()[self.rows] - self.exact()) <= precision * 4 * self.n**0.5).all())


class Product:
    """A cuBLASLt matmul: descriptor, layouts, and the heuristic's algorithms, the best first."""

    def __init__(self, handle: Any, data: Data, fused: bool, workspace: Buffer) -> None:
        self.handle, self.data, self.workspace = handle, data, workspace
        self.desc = lt.cublasLtMatmulDescCreate(cublas.cublasComputeType_t.CUBLAS_COMPUTE_32F, TYPES.CUDA_R_32F)
        attributes: list[tuple[Any, Any]] = [(DESC.CUBLASLT_MATMUL_DESC_TRANSA, T), (DESC.CUBLASLT_MATMUL_DESC_TRANSB, N)]
        if data.kind == "fp8":
            attributes.append((DESC.CUBLASLT_MATMUL_DESC_FAST_ACCUM, 1))
        if fused:
            attributes += [
                (DESC.CUBLASLT_MATMUL_DESC_EPILOGUE, EPILOGUE.CUBLASLT_EPILOGUE_RELU_BIAS),
                (DESC.CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, data.numbers.result),
                (DESC.CUBLASLT_MATMUL_DESC_BIAS_POINTER, data.at_bias),
            ]
        for name, value in attributes:
            lt.cublasLtMatmulDescSetAttribute(self.desc, name, value)
        kinds, n = (data.numbers.operand, data.numbers.operand, data.numbers.result), data.n
        self.layouts = [lt.cublasLtMatrixLayoutCreate(kind, n, n, n) for kind in kinds]
        self.algorithms = self._ask()

    def _ask(self) -> list[Any]:
        preference = lt.cublasLtMatmulPreferenceCreate()
        most = cublaslt.cublasLtMatmulPreferenceAttributes_t.CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES
        lt.cublasLtMatmulPreferenceSetAttribute(preference, most, WORKSPACE)
        b, a, d = self.layouts
        found = lt.cublasLtMatmulAlgoGetHeuristic(self.handle, self.desc, b, a, d, d, preference, CANDIDATES)
        lt.cublasLtMatmulPreferenceDestroy(preference)
        return [result for result in found if result.state == 0]

    def work(self, place: int) -> Callable[[], object]:
        """Return a function that queues the product by the algorithm with that index."""
        found, (to_b, to_a, to_d), stream = self.algorithms[place], self.layouts, self.data.stream
        b, a, d, workspace = self.data.at_b, self.data.at_a, self.data.d, self.workspace
        matmul, handle, desc, algo, size = lt.cublasLtMatmul, self.handle, self.desc, found.algo, found.workspaceSize

        def queue() -> None:
            matmul(handle, desc, 1.0, b, to_b, a, to_a, 0.0, d, to_d, d, to_d, algo, workspace, size, stream)

        return queue

    def candidates(self) -> list[dict[str, Any]]:
        """Return the candidates for cubind.tune: each algorithm's index and configuration."""
        told = {"algorithm": CONFIG.CUBLASLT_ALGO_CONFIG_ID, "tile": CONFIG.CUBLASLT_ALGO_CONFIG_TILE_ID,
                "stages": CONFIG.CUBLASLT_ALGO_CONFIG_STAGES_ID, "split": CONFIG.CUBLASLT_ALGO_CONFIG_SPLITK_NUM}  # fmt: skip
        ask = lt.cublasLtMatmulAlgoConfigGetAttribute
        return [
            {"place": place, **{name: int(ask(found.algo, attribute)) for name, attribute in told.items()}}
            for place, found in enumerate(self.algorithms)
        ]

    def key(self) -> str:
        """Return a key of everything that the times depend on, except the device.

        These are the library's version, the types, the sizes and the algorithms.
        """
        digest = hashlib.sha256(b"".join(bytes(memoryview(found.algo)) for found in self.algorithms)).hexdigest()
        return f"relu_modes {lt.cublasLtGetVersion()} {self.data.kind} {self.data.n} {digest}"

    def prepared(self, candidate: dict[str, Any]) -> Callable[[], object]:
        """Warm up the device and return the function that runs the candidate."""
        first, end = self.work(0), perf_counter() + WARM
        while perf_counter() < end:
            for _ in range(10):
                first()
            self.data.stream.sync()
        return self.work(candidate["place"])

    def search(self) -> Tuning:
        """Time each algorithm. If standard error is a terminal, it shows a progress bar."""
        work, stream = Work(self.prepared), self.data.stream
        return tune(work, self.candidates(), stream=stream, key=self.key(), repeats=(10, 200), budget=20, flush=False)

    def close(self) -> None:
        for layout in self.layouts:
            lt.cublasLtMatrixLayoutDestroy(layout)
        lt.cublasLtMatmulDescDestroy(self.desc)


def choice(tuned: Tuning) -> int:
    """Return the index of the algorithm to use."""
    best: int = tuned.best.candidate["place"]
    return best if tuned.best.time < WORTH * tuned.rows[0].time else 0


class ReluModes:
    """The three ways to compute the result, for one type of operands."""

    def __init__(self, device: Device, stream: Stream, kind: str, n: int) -> None:
        self.data = Data(device, stream, kind, n)
        self.workspace = device.allocate(WORKSPACE, stream=stream)
        self.handle = lt.cublasLtCreate()
        self.plain, self.fused = (Product(self.handle, self.data, fused, self.workspace) for fused in (False, True))
        self.tuned: Tuning | None = None

    def three_kernels(self) -> Callable[[], object]:
        product, epilogue = self.plain.work(0), self.data.epilogue

        def queue() -> None:
            product()
            epilogue()

        return queue

    def works(self) -> dict[str, Callable[[], object]]:
        self.tuned = self.fused.search()
        return {
            "three kernels": self.three_kernels(),
            "fused": self.fused.work(0),
            "autotuned": self.fused.work(choice(self.tuned)),
        }

    def close(self) -> None:
        self.data.stream.sync()
        self.plain.close()
        self.fused.close()
        lt.cublasLtDestroy(self.handle)


def without_library(device: Device, stream: Stream, n: int) -> None:
    """Run the two epilogue kernels on the simulated device, after a product by NumPy."""
    helpers.leave_out("relu_modes", "the product and the fused epilogue, which are cuBLASLt's")
    right = True
    for kind in KINDS:
        data = Data(device, stream, kind, n)
        decode = data.numbers.decode
        product = decode(data.a).astype(float) @ decode(data.b).astype(float).T
        data.d.copy_from(data.numbers.encode_result(product.astype(numpy.float32)), stream=stream)
        data.epilogue()
        right = right and data.is_right()
    helpers.verdict("relu_modes", right, f"{n} x {n}: bias and relu as two kernels for results of {', '.join(KINDS)}")


def on_gpu(device: Device, stream: Stream, n: int, kinds: Sequence[str], log: bool) -> None:
    for kind in kinds:
        modes = ReluModes(device, stream, kind, n)
        times, right = {}, True
        for name, work in modes.works().items():
            modes.data.d.fill(0xFF, stream=stream)
            times[name] = helpers.median_time(stream, lambda work=work: [work() for _ in range(10)], 10)  # type: ignore[misc]
            right = right and modes.data.is_right()
        told = ", ".join(f"{name} {time:.3f} ms ({2e-9 * n**3 / time:.0f} TFLOP/s)" for name, time in times.items())
        tuned = modes.tuned
        assert tuned is not None
        if log:
            print(tuned)
        where = "from disk" if tuned.is_from_disk else f"of {len(tuned.rows)} tried"
        helpers.verdict("relu_modes", right, f"{n} x {n} {kind}: {told}; algorithm {choice(tuned)} {where}")
        modes.close()


def main() -> None:
    device, stream = helpers.open_device()
    n = helpers.size_from(sys.argv, 4096, 64)
    if helpers.on_simulator():
        without_library(device, stream, n)
        return
    least = {"fp16": (7, 0), "bf16": (8, 0), "fp8": (8, 9)}
    kinds = [kind for kind in KINDS if device.compute_capability >= least[kind]]
    on_gpu(device, stream, n, kinds, "--log" in sys.argv)
    for kind in KINDS.keys() - kinds:
        major, minor = least[kind]
        helpers.leave_out("relu_modes", kind, f"this device multiplies none (compute capability {major}.{minor} and newer)")


if __name__ == "__main__":
    main()
