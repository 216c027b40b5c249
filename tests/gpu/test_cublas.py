"""Compare products and batches of cuBLAS, and cublasXt, on a GPU with NumPy, in both forms."""

import numpy as np
import pytest
from blas_checks import COMPUTE, DEFAULT, DEVICE, LETTERS, C, N, Product, Scalars, T, eps_of, handle, modes  # noqa: F401
from cubind import cublas, runtime
from device import REALS, assert_within, normal, sum_bound, wide

# --- products -------------------------------------------------------------------------------------


@modes
@pytest.mark.parametrize("letter", LETTERS)
def test_gemm(form, handle, gpu, rng, letter, mode):
    dtype = LETTERS[letter]
    scalar = Scalars(form, handle, mode, gpu)
    gemm = getattr(form.cublas, f"cublas{letter}gemm")
    operations = (N, T, C) if letter in "CZ" else (N, T)
    for transa in operations:
        for transb in operations:
            m, n, k = (int(i) for i in rng.integers(1, 300, 3))
            p = Product(rng, dtype, m, n, k, transa, transb)
            c = gpu.put(p.c)
            gemm(
                handle,
                transa,
                transb,
                m,
                n,
                k,
                scalar(p.alpha, dtype),
                gpu.put(p.a),
                p.lda,
                gpu.put(p.b),
                p.ldb,
                scalar(p.beta, dtype),
                c,
                p.ldc,
            )
            p.check(gpu.get(c, (m, n), dtype), eps_of(dtype), f"{letter}gemm {m} {n} {k} {transa} {transb}")


@pytest.mark.parametrize("letter", LETTERS)
def test_gemm_64(form, handle, gpu, rng, letter):
    dtype = LETTERS[letter]
    p = Product(rng, dtype, 65, 33, 129)
    c = gpu.put(p.c)
    call = getattr(form.cublas, f"cublas{letter}gemm_64")
    call(handle, N, N, p.m, p.n, p.k, p.alpha, gpu.put(p.a), p.lda, gpu.put(p.b), p.ldb, p.beta, c, p.ldc)
    p.check(gpu.get(c, p.c.shape, dtype), eps_of(dtype))


def test_ints_beyond_int_in_a_64_call(form, handle):
    """2**40 is not narrowed: the library refuses a leading dimension smaller than that."""
    name = "CUBLAS_STATUS_INVALID_VALUE"
    result = cublas.cublasSgemm_64(handle, N, N, 2**40, 1, 1, 1.0, 256, 1, 256, 1, 0.0, 256, 1)
    assert result == (getattr(cublas.cublasStatus_t, name),)
    with pytest.raises(OverflowError):
        cublas.cublasSgemm(handle, N, N, 2**40, 1, 1, 1.0, 256, 1, 256, 1, 0.0, 256, 1)


# The rows: types of A and B, of C, and the compute type, which gives alpha's; the precision of the
# sums; and the precision to which operands are rounded first.
EX = [
    ("fp16", "fp16", "CUBLAS_COMPUTE_32F", 2.0**-23, 0),
    ("fp16", "fp32", "CUBLAS_COMPUTE_32F", 2.0**-23, 0),
    ("fp16", "fp16", "CUBLAS_COMPUTE_16F", 2.0**-10, 0),
    ("bf16", "bf16", "CUBLAS_COMPUTE_32F", 2.0**-23, 0),
    ("bf16", "fp32", "CUBLAS_COMPUTE_32F", 2.0**-23, 0),
    ("fp32", "fp32", "CUBLAS_COMPUTE_32F", 2.0**-23, 0),
    ("fp32", "fp32", "CUBLAS_COMPUTE_32F_FAST_TF32", 2.0**-23, 2.0**-9),
    ("fp64", "fp64", "CUBLAS_COMPUTE_64F", 2.0**-52, 0),
    ("c64", "c64", "CUBLAS_COMPUTE_32F", 2.0**-21, 0),
    ("c128", "c128", "CUBLAS_COMPUTE_64F", 2.0**-50, 0),
]
SCALES = {"CUBLAS_COMPUTE_16F": np.float16, "CUBLAS_COMPUTE_64F": np.float64}


def scale_type(compute, element):
    """Return the type of alpha and beta."""
    real = SCALES.get(compute, np.float32)
    if REALS[element].storage.kind == "c":
        return np.complex64 if real == np.float32 else np.complex128
    return real


@modes
@pytest.mark.parametrize(("ab", "c", "compute", "eps", "rounded"), EX, ids=["-".join(row[:3]) for row in EX])
def test_gemm_ex(form, handle, gpu, rng, ab, c, compute, eps, rounded, mode):
    scalar = Scalars(form, handle, mode, gpu)
    m, n, k = 96, 80, 112  # multiples of 16 suit tensor cores
    ab, c = REALS[ab], REALS[c]
    scale = scale_type(compute, c.name)
    a, b, old = (
        t.encode(normal(rng, shape, complex if t.storage.kind == "c" else float) / 4)
        for t, shape in ((ab, (m, k)), (ab, (k, n)), (c, (m, n)))
    )
    alpha, beta = (np.asarray(normal(rng, (), scale)) for _ in range(2))
    at = gpu.put(old)
    types = runtime.cudaDataType
    form.cublas.cublasGemmEx(
        handle,
        N,
        N,
        m,
        n,
        k,
        scalar(alpha.item(), scale),
        gpu.put(a),
        getattr(types, ab.data_type),
        m,
        gpu.put(b),
        getattr(types, ab.data_type),
        k,
        scalar(beta.item(), scale),
        at,
        getattr(types, c.data_type),
        m,
        getattr(COMPUTE, compute),
        DEFAULT,
    )
    result = c.decode(gpu.get(at, (m, n), c.storage))
    a, b, old = ab.decode(a), ab.decode(b), c.decode(old)
    alpha, beta = wide(alpha), wide(beta)
    expected = alpha * (a @ b) + beta * old
    magnitude = np.abs(alpha) * (np.abs(a) @ np.abs(b)) + np.abs(beta) * np.abs(old)
    assert_within(result, expected, sum_bound(magnitude, k, eps, expected, 2 * c.eps) + rounded * magnitude)


def test_gemm_ex_in_integers(form, handle, gpu, rng):
    """int8 operands give exact int32 results; alpha and beta are int32."""
    m, n, k = 64, 48, 80
    a = np.asfortranarray(rng.integers(-128, 128, (k, m), dtype=np.int8))
    b = np.asfortranarray(rng.integers(-128, 128, (k, n), dtype=np.int8))
    c = np.asfortranarray(rng.integers(-9, 9, (m, n), dtype=np.int32))
    types = runtime.cudaDataType
    at = gpu.put(c)
    form.cublas.cublasGemmEx(
        handle,
        T,
        N,
        m,
        n,
        k,
        3,
        gpu.put(a),
        types.CUDA_R_8I,
        k,
        gpu.put(b),
        types.CUDA_R_8I,
        k,
        -2,
        at,
        types.CUDA_R_32I,
        m,
        COMPUTE.CUBLAS_COMPUTE_32I,
        DEFAULT,
    )
    expected = 3 * (a.T.astype(np.int64) @ b.astype(np.int64)) - 2 * c
    assert (gpu.get(at, c.shape, np.int32) == expected).all()
    with pytest.raises(TypeError):
        form.cublas.cublasGemmEx(
            handle,
            T,
            N,
            m,
            n,
            k,
            0.5,
            256,
            types.CUDA_R_8I,
            k,
            256,
            types.CUDA_R_8I,
            k,
            0.0,
            256,
            types.CUDA_R_32I,
            m,
            COMPUTE.CUBLAS_COMPUTE_32I,
            DEFAULT,
        )


@modes
def test_half_gemm(form, handle, gpu, rng, mode):
    """alpha is a half in a function that the headers declare for C++ only."""
    scalar = Scalars(form, handle, mode, gpu)
    m, n, k = 32, 48, 64
    a, b, c = (normal(rng, s, np.float16) for s in ((m, k), (k, n), (m, n)))
    at = gpu.put(c)
    form.cublas.cublasHgemm(
        handle, N, N, m, n, k, scalar(0.5, np.float16), gpu.put(a), m, gpu.put(b), k, scalar(-2.0, np.float16), at, m
    )
    expected = 0.5 * (wide(a) @ wide(b)) - 2 * wide(c)
    magnitude = 0.5 * (np.abs(wide(a)) @ np.abs(wide(b))) + 2 * np.abs(wide(c))
    assert_within(gpu.get(at, c.shape, np.float16), expected, sum_bound(magnitude, k, 2.0**-10))


# --- batches --------------------------------------------------------------------------------------


def batch_of(rng, dtype, count, m, n, k):
    """Return `count` products of one size that share alpha and beta."""
    products = [Product(rng, dtype, m, n, k) for _ in range(count)]
    for p in products[1:]:
        p.alpha, p.beta = products[0].alpha, products[0].beta
    return products


def stacked(matrices):
    """Return the matrices one after the other, each in column order."""
    return np.concatenate([m.ravel(order="F") for m in matrices])


@modes
@pytest.mark.parametrize("letter", LETTERS)
def test_strided_batched(form, handle, gpu, rng, letter, mode):
    dtype = LETTERS[letter]
    scalar = Scalars(form, handle, mode, gpu)
    m, n, k, count = 31, 17, 45, 5
    products = batch_of(rng, dtype, count, m, n, k)
    first = products[0]
    c = gpu.put(stacked(p.c for p in products))
    call = getattr(form.cublas, f"cublas{letter}gemmStridedBatched")
    call(
        handle,
        N,
        N,
        m,
        n,
        k,
        scalar(first.alpha, dtype),
        gpu.put(stacked(p.a for p in products)),
        m,
        m * k,
        gpu.put(stacked(p.b for p in products)),
        k,
        k * n,
        scalar(first.beta, dtype),
        c,
        m,
        m * n,
        count,
    )
    results = gpu.get(c, (m, n, count), dtype)
    for i, p in enumerate(products):
        p.check(results[:, :, i], eps_of(dtype), f"product {i}")


@modes
@pytest.mark.parametrize("suffix", ["", "_64"])
@pytest.mark.parametrize("letter", LETTERS)
def test_batched_by_pointers(form, handle, gpu, rng, letter, suffix, mode):
    """The arrays of pointers are on the device."""
    dtype = LETTERS[letter]
    scalar = Scalars(form, handle, mode, gpu)
    m, n, k, count = 24, 40, 13, 4
    products = batch_of(rng, dtype, count, m, n, k)
    tables = [gpu.pointers(places) for places in ([gpu.put(p.a) for p in products], [gpu.put(p.b) for p in products])]
    places = [gpu.put(p.c) for p in products]
    call = getattr(form.cublas, f"cublas{letter}gemmBatched{suffix}")
    call(
        handle,
        N,
        N,
        m,
        n,
        k,
        scalar(products[0].alpha, dtype),
        tables[0],
        m,
        tables[1],
        k,
        scalar(products[0].beta, dtype),
        gpu.pointers(places),
        m,
        count,
    )
    for p, place in zip(products, places, strict=True):
        p.check(gpu.get(place, (m, n), dtype), eps_of(dtype))


GROUPS = [(20, 30, 40, 3), (7, 9, 11, 2), (33, 5, 64, 1)]  # m, n, k, count


class Grouped:
    """Groups of products; each group has its own sizes, alpha and beta."""

    def __init__(self, rng, gpu, dtype):
        self.groups = [batch_of(rng, dtype, count, m, n, k) for m, n, k, count in GROUPS]
        self.products = [p for group in self.groups for p in group]
        self.places = [gpu.put(p.c) for p in self.products]
        self.a = gpu.pointers([gpu.put(p.a) for p in self.products])
        self.b = gpu.pointers([gpu.put(p.b) for p in self.products])
        self.c = gpu.pointers(self.places)

    def of_each(self, name):
        return [getattr(group[0], name) for group in self.groups]

    def check(self, gpu, dtype, eps):
        for p, place in zip(self.products, self.places, strict=True):
            p.check(gpu.get(place, (p.m, p.n), dtype), eps)


@pytest.mark.parametrize("letter", "SD")
def test_grouped(form, handle, gpu, rng, letter):
    dtype = LETTERS[letter]
    g = Grouped(rng, gpu, dtype)
    each = g.of_each
    getattr(form.cublas, f"cublas{letter}gemmGroupedBatched")(
        handle,
        transa_array=[N] * 3,
        transb_array=[N] * 3,
        m_array=each("m"),
        n_array=each("n"),
        k_array=each("k"),
        alpha_array=each("alpha"),
        Aarray=g.a,
        lda_array=each("lda"),
        Barray=g.b,
        ldb_array=each("ldb"),
        beta_array=each("beta"),
        Carray=g.c,
        ldc_array=each("ldc"),
        group_size=[len(x) for x in g.groups],
        **form.counts(group_count=3),
    )
    g.check(gpu, dtype, eps_of(dtype))


@pytest.mark.parametrize("suffix", ["", "_64"])
@pytest.mark.parametrize("name", ["fp32", "fp64"])
def test_grouped_ex(form, handle, gpu, rng, name, suffix):
    """The type of alpha and beta follows from the compute type; sequences may be buffers."""
    real = REALS[name]
    g = Grouped(rng, gpu, real.storage)
    each = g.of_each
    numbers = np.int64 if suffix else np.int32
    data_type = getattr(runtime.cudaDataType, real.data_type)
    compute = COMPUTE.CUBLAS_COMPUTE_32F if name == "fp32" else COMPUTE.CUBLAS_COMPUTE_64F
    getattr(form.cublas, f"cublasGemmGroupedBatchedEx{suffix}")(
        handle,
        transa_array=[N] * 3,
        transb_array=[N] * 3,
        m_array=np.array(each("m"), numbers),
        n_array=np.array(each("n"), numbers),
        k_array=np.array(each("k"), numbers),
        alpha_array=each("alpha"),
        Aarray=g.a,
        Atype=data_type,
        lda_array=np.array(each("lda"), numbers),
        Barray=g.b,
        Btype=data_type,
        ldb_array=np.array(each("ldb"), numbers),
        beta_array=each("beta"),
        Carray=g.c,
        Ctype=data_type,
        ldc_array=np.array(each("ldc"), numbers),
        group_size=np.array([len(x) for x in g.groups], numbers),
        computeType=compute,
        **form.counts(group_count=3),
    )
    g.check(gpu, real.storage, real.eps)


# --- batched decompositions -----------------------------------------------------------------------


def well_conditioned(rng, n, dtype):
    return np.asfortranarray(normal(rng, (n, n), dtype) / n + np.eye(n, dtype=dtype))


@pytest.mark.parametrize("letter", LETTERS)
def test_lu(form, handle, gpu, rng, letter):
    """`info` is on the device for getrf and getri, and one number on the host for getrs."""
    dtype = LETTERS[letter]
    n, nrhs, count = 16, 3, 4
    matrices = [well_conditioned(rng, n, dtype) for _ in range(count)]
    right = [normal(rng, (n, nrhs), dtype) for _ in range(count)]
    factors, places = [gpu.put(m) for m in matrices], [gpu.put(r) for r in right]
    inverses = [gpu.empty(n * n * np.dtype(dtype).itemsize) for _ in range(count)]
    pivots, infos = gpu.empty(4 * n * count), gpu.put(np.full(count, -1, np.int32))
    table = gpu.pointers(factors)

    getattr(form.cublas, f"cublas{letter}getrfBatched")(handle, n, table, n, pivots, infos, count)
    assert (gpu.get(infos, (count,), np.int32) == 0).all()
    info = getattr(form.cublas, f"cublas{letter}getrsBatched")(
        handle, N, n, nrhs, table, n, pivots, gpu.pointers(places), n, count
    )
    assert info == 0
    getattr(form.cublas, f"cublas{letter}getriBatched")(
        handle, n, table, n, pivots, gpu.pointers(inverses), n, infos, count
    )
    assert (gpu.get(infos, (count,), np.int32) == 0).all()
    bound = 1000 * n * eps_of(dtype)
    for a, b, place, inverse in zip(matrices, right, places, inverses, strict=True):
        assert_within(gpu.get(place, (n, nrhs), dtype), np.linalg.solve(wide(a), wide(b)), bound)
        assert_within(gpu.get(inverse, (n, n), dtype), np.linalg.inv(wide(a)), bound)


def test_matinv(form, handle, gpu, rng):
    n, count = 8, 3
    matrices = [well_conditioned(rng, n, np.float64) for _ in range(count)]
    places = [gpu.empty(n * n * 8) for _ in range(count)]
    infos = gpu.put(np.full(count, -1, np.int32))
    form.cublas.cublasDmatinvBatched(
        handle, n, gpu.pointers([gpu.put(m) for m in matrices]), n, gpu.pointers(places), n, infos, count
    )
    assert (gpu.get(infos, (count,), np.int32) == 0).all()
    for a, place in zip(matrices, places, strict=True):
        assert_within(gpu.get(place, (n, n), np.float64), np.linalg.inv(a), 1e-12)


# --- host memory ----------------------------------------------------------------------------------


def test_set_and_get(form, gpu, rng):
    """Host data may be buffers of any kind."""
    x = normal(rng, (30,), np.float32)
    at = gpu.empty(x.nbytes)
    form.cublas.cublasSetVector(30, 4, x, 1, at, 1)
    back = bytearray(x.nbytes)
    form.cublas.cublasGetVector(30, 4, at, 1, back, 1)
    assert bytes(back) == x.tobytes()
    a = normal(rng, (6, 5), np.complex128)
    at = gpu.empty(a.nbytes)
    form.cublas.cublasSetMatrix(6, 5, 16, a.ctypes.data, 6, at, 6)
    again = np.zeros_like(a)
    form.cublas.cublasGetMatrix_64(6, 5, 16, at, 6, again.ctypes.data, 6)
    assert (again == a).all()


@pytest.mark.parametrize("letter", LETTERS)
def test_xt_gemm(form, rng, letter):
    """cublasXt multiplies matrices on the host, with tiles on the device."""
    dtype = LETTERS[letter]
    p = Product(rng, dtype, 300, 200, 250, T, N)
    handle = form.cublas.cublasXtCreate()
    form.cublas.cublasXtDeviceSelect(handle, deviceId=[0], **form.counts(nbDevices=1))
    form.cublas.cublasXtSetBlockDim(handle, 128)
    assert form.cublas.cublasXtGetBlockDim(handle) == 128
    result = p.c.copy(order="F")
    getattr(form.cublas, f"cublasXt{letter}gemm")(
        handle,
        p.transa,
        p.transb,
        p.m,
        p.n,
        p.k,
        p.alpha,
        p.a.ctypes.data,
        p.lda,
        p.b.ctypes.data,
        p.ldb,
        p.beta,
        result.ctypes.data,
        p.ldc,
    )
    form.cublas.cublasXtDestroy(handle)
    p.check(result, eps_of(dtype))


# --- the handle -----------------------------------------------------------------------------------


def test_stream_workspace_and_modes(form, handle, gpu, rng):
    stream = form.runtime.cudaStreamCreate()
    form.cublas.cublasSetStream(handle, stream)
    assert int(form.cublas.cublasGetStream(handle)) == int(stream)
    form.cublas.cublasSetWorkspace(handle, gpu.empty(32 << 20), 32 << 20)
    math = cublas.cublasMath_t.CUBLAS_PEDANTIC_MATH
    form.cublas.cublasSetMathMode(handle, math)
    assert form.cublas.cublasGetMathMode(handle) is math
    form.cublas.cublasSetAtomicsMode(handle, cublas.cublasAtomicsMode_t.CUBLAS_ATOMICS_ALLOWED)
    assert form.cublas.cublasGetAtomicsMode(handle) == 1
    assert form.cublas.cublasGetVersion(handle) >= 130000
    p = Product(rng, np.float32, 128, 128, 128)
    c = gpu.put(p.c)
    form.cublas.cublasSgemm(handle, N, N, 128, 128, 128, p.alpha, gpu.put(p.a), 128, gpu.put(p.b), 128, p.beta, c, 128)
    form.runtime.cudaStreamSynchronize(stream)
    p.check(gpu.get(c, (128, 128), np.float32), 2.0**-23)
    form.cublas.cublasSetStream(handle, None)
    form.runtime.cudaStreamDestroy(stream)


def test_numbers_in_a_captured_graph(form, handle, gpu, rng):
    """In device mode alpha is read when the graph runs, not when it is captured."""
    stream = form.runtime.cudaStreamCreate()
    form.cublas.cublasSetStream(handle, stream)
    form.cublas.cublasSetWorkspace(handle, gpu.empty(32 << 20), 32 << 20)
    form.cublas.cublasSetPointerMode(handle, DEVICE)
    n = 64
    a, b = normal(rng, (n, n), np.float64), normal(rng, (n, n), np.float64)
    at_a, at_b, at_c = gpu.put(a), gpu.put(b), gpu.empty(n * n * 8)
    alpha, beta = gpu.put(np.array([1.0])), gpu.put(np.array([0.0]))
    form.runtime.cudaStreamBeginCapture(stream, runtime.cudaStreamCaptureMode.cudaStreamCaptureModeThreadLocal)
    form.cublas.cublasDgemm(handle, N, N, n, n, n, alpha, at_a, n, at_b, n, beta, at_c, n)
    graph = form.runtime.cudaStreamEndCapture(stream)
    executable = form.runtime.cudaGraphInstantiate(graph, 0)
    for value in (1.0, -3.0):
        gpu.write(alpha, np.array([value]))
        form.runtime.cudaGraphLaunch(executable, stream)
        form.runtime.cudaStreamSynchronize(stream)
        assert_within(
            gpu.get(at_c, (n, n), np.float64), value * (a @ b), sum_bound(3 * np.abs(a) @ np.abs(b), n, 2.0**-52)
        )
    form.runtime.cudaGraphExecDestroy(executable)
    form.runtime.cudaGraphDestroy(graph)
    form.cublas.cublasSetStream(handle, None)
    form.runtime.cudaStreamDestroy(stream)


def test_a_number_in_device_mode_is_refused(form, handle):
    form.cublas.cublasSetPointerMode(handle, DEVICE)
    with pytest.raises(TypeError, match="the pointer mode is not host"):
        form.cublas.cublasSscal(handle, 4, 2.0, 256, 1)
    with pytest.raises(TypeError):
        form.cublas.cublasSdot(handle, 4, 256, 1, 256, 1)


def test_failures(handle):
    import cubind
    from cubind.checked import cublas as checked

    bad = cublas.cublasStatus_t.CUBLAS_STATUS_INVALID_VALUE
    assert cublas.cublasSgemm(handle, N, N, -1, 1, 1, 1.0, 256, 1, 256, 1, 0.0, 256, 1) == (bad,)
    with pytest.raises(cubind.CUDAError) as info:
        checked.cublasSgemm(handle, N, N, 4, 4, 4, 1.0, 256, 1, 256, 4, 0.0, 256, 4)
    assert info.value.code is bad and info.value.function == "cublasSgemm"
    assert cublas.cublasSscal(0, 4, 2.0, 256, 1) == (cublas.cublasStatus_t.CUBLAS_STATUS_NOT_INITIALIZED,)


def test_logger(form, handle, gpu, rng):
    """A Python callable can be the library's logger, and is released afterwards."""
    lines = []
    form.cublas.cublasSetLoggerCallback(lines.append)
    try:
        form.cublas.cublasLoggerConfigure(1, 0, 0, None)
        x = gpu.put(normal(rng, (8,), np.float32))
        form.cublas.cublasSscal(handle, 8, 2.0, x, 1)
    finally:
        form.cublas.cublasLoggerConfigure(0, 0, 0, None)
        form.cublas.cublasSetLoggerCallback(None)
    said = len(lines)
    assert said and any("cublas" in str(line) for line in lines), lines
    form.cublas.cublasSscal(handle, 8, 2.0, x, 1)
    assert len(lines) == said
