"""Compare cuBLAS and cublasXt on a GPU with NumPy, in both forms and both pointer modes."""

import numpy as np
import pytest
from cubind import cublas, runtime
from device import REALS, assert_within, normal, sum_bound, wide

N, T, C = (cublas.cublasOperation_t(i) for i in range(3))
HOST, DEVICE = cublas.cublasPointerMode_t(0), cublas.cublasPointerMode_t(1)
LOWER, UPPER = cublas.cublasFillMode_t(0), cublas.cublasFillMode_t(1)
LEFT, RIGHT = cublas.cublasSideMode_t(0), cublas.cublasSideMode_t(1)
NON_UNIT, UNIT = cublas.cublasDiagType_t(0), cublas.cublasDiagType_t(1)
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


# --- symmetric, triangular ------------------------------------------------------------------------


@modes
@pytest.mark.parametrize("uplo", [LOWER, UPPER], ids=["lower", "upper"])
@pytest.mark.parametrize("letter", LETTERS)
def test_syrk(form, handle, gpu, rng, letter, uplo, mode):
    """The other triangle is unchanged."""
    dtype = LETTERS[letter]
    scalar = Scalars(form, handle, mode, gpu)
    n, k = 70, 50
    a, c = normal(rng, (n, k), dtype), normal(rng, (n, n), dtype)
    alpha, beta = normal(rng, (2,), dtype).tolist()
    at = gpu.put(c)
    getattr(form.cublas, f"cublas{letter}syrk")(
        handle, uplo, N, n, k, scalar(alpha, dtype), gpu.put(a), n, scalar(beta, dtype), at, n
    )
    inside = np.tril(np.ones((n, n), bool)) if uplo == LOWER else np.triu(np.ones((n, n), bool))
    expected = np.where(inside, alpha * (wide(a) @ wide(a).T) + beta * wide(c), wide(c))
    magnitude = abs(alpha) * (np.abs(wide(a)) @ np.abs(wide(a)).T) + abs(beta) * np.abs(wide(c))
    assert_within(
        gpu.get(at, c.shape, dtype), expected, np.where(inside, sum_bound(4 * magnitude, k, eps_of(dtype)), 0)
    )


def test_herk_has_real_factors(form, handle, gpu, rng):
    n, k = 40, 30
    a, c = normal(rng, (n, k), np.complex64), normal(rng, (n, n), np.complex64)
    at = gpu.put(c)
    form.cublas.cublasCherk(handle, UPPER, N, n, k, 0.75, gpu.put(a), n, 0.0, at, n)
    expected = 0.75 * (wide(a) @ wide(a).conj().T)
    got = gpu.get(at, c.shape, np.complex64)
    inside = np.triu(np.ones((n, n), bool))
    magnitude = 4 * (np.abs(wide(a)) @ np.abs(wide(a)).T)
    assert_within(got[inside], expected[inside], sum_bound(magnitude, k, 2.0**-23)[inside])
    with pytest.raises(TypeError):
        form.cublas.cublasCherk(handle, UPPER, N, n, k, 1j, 256, n, 0.0, 256, n)


@modes
@pytest.mark.parametrize("letter", LETTERS)
def test_trsm(form, handle, gpu, rng, letter, mode):
    dtype = LETTERS[letter]
    scalar = Scalars(form, handle, mode, gpu)
    m, n = 48, 33
    for side in (LEFT, RIGHT):
        for uplo in (LOWER, UPPER):
            for diag in (NON_UNIT, UNIT):
                order = m if side == LEFT else n
                a = normal(rng, (order, order), dtype)
                a = np.asfortranarray((np.tril(a) if uplo == LOWER else np.triu(a)) / order)
                stored = a.copy(order="F")
                np.fill_diagonal(stored, 2 + rng.random(order))  # not read if diag is UNIT
                np.fill_diagonal(a, 1 if diag == UNIT else stored.diagonal())
                b = normal(rng, (m, n), dtype)
                alpha = normal(rng, (), dtype).item()
                at = gpu.put(b)
                getattr(form.cublas, f"cublas{letter}trsm")(
                    handle, side, uplo, N, diag, m, n, scalar(alpha, dtype), gpu.put(stored), order, at, m
                )
                right = alpha * wide(b)
                expected = np.linalg.solve(wide(a), right) if side == LEFT else np.linalg.solve(wide(a).T, right.T).T
                bound = 64 * order * eps_of(dtype) * np.abs(expected).max()
                assert_within(gpu.get(at, b.shape, dtype), expected, bound, f"{side} {uplo} {diag}")


# --- scalar results -------------------------------------------------------------------------------

# name: (letter of its vectors, dtype of the result, NumPy's counterpart in double precision)
DOTS = {
    "cublasSdot": ("S", np.float32, lambda x, y: x @ y),
    "cublasDdot": ("D", np.float64, lambda x, y: x @ y),
    "cublasCdotu": ("C", np.complex64, lambda x, y: x @ y),
    "cublasCdotc": ("C", np.complex64, lambda x, y: x.conj() @ y),
    "cublasZdotu": ("Z", np.complex128, lambda x, y: x @ y),
    "cublasZdotc": ("Z", np.complex128, lambda x, y: x.conj() @ y),
}
NORMS = {
    "cublasSnrm2": ("S", np.float32, np.linalg.norm),
    "cublasDnrm2": ("D", np.float64, np.linalg.norm),
    "cublasScnrm2": ("C", np.float32, np.linalg.norm),
    "cublasDznrm2": ("Z", np.float64, np.linalg.norm),
    "cublasSasum": ("S", np.float32, lambda x: np.abs(x).sum()),
    "cublasDasum": ("D", np.float64, lambda x: np.abs(x).sum()),
    "cublasScasum": ("C", np.float32, lambda x: (np.abs(x.real) + np.abs(x.imag)).sum()),
    "cublasDzasum": ("Z", np.float64, lambda x: (np.abs(x.real) + np.abs(x.imag)).sum()),
}


def cabs1(x):
    return np.abs(x.real) + np.abs(x.imag)


def reduced(form, gpu, handle, mode, call, arguments, dtype):
    """Return a reduction's result: a return value in host mode, at an address in device mode."""
    form.cublas.cublasSetPointerMode(handle, mode)
    if mode == HOST:
        return call(handle, *arguments)
    at = gpu.put(np.zeros(1, dtype))
    assert call(handle, *arguments, at) is None
    return gpu.get(at, (1,), dtype)[0].item()


@modes
@pytest.mark.parametrize("suffix", ["", "_64"])
@pytest.mark.parametrize("name", DOTS)
def test_dot(form, handle, gpu, rng, name, suffix, mode):
    letter, dtype, expected = DOTS[name]
    n = 1234
    x, y = (normal(rng, (n,), LETTERS[letter]) for _ in range(2))
    arguments = (n, gpu.put(x), 1, gpu.put(y), 1)
    result = reduced(form, gpu, handle, mode, getattr(form.cublas, name + suffix), arguments, dtype)
    assert type(result) is (complex if letter in "CZ" else float)
    bound = 4 * sum_bound(np.abs(wide(x)) @ np.abs(wide(y)), n, eps_of(dtype))
    assert_within(result, expected(wide(x), wide(y)), bound)


def test_dot_with_increments(form, handle, gpu, rng):
    x, y = normal(rng, (300,), np.float64), normal(rng, (200,), np.float64)
    result = form.cublas.cublasDdot(handle, 100, gpu.put(x), 3, gpu.put(y), -2)
    expected = x[::3] @ y[::2][::-1]
    assert_within(result, expected, sum_bound(np.abs(x[::3]) @ np.abs(y[::2][::-1]), 100, 2.0**-52))


@modes
@pytest.mark.parametrize("suffix", ["", "_64"])
@pytest.mark.parametrize("letter", LETTERS)
def test_amax_and_amin(form, handle, gpu, rng, letter, suffix, mode):
    """Indices count from one; those of _64 functions have 64 bits."""
    n = 4321
    x = normal(rng, (n,), LETTERS[letter])
    dtype = np.int64 if suffix else np.int32
    for which, expected in (("amax", np.argmax), ("amin", np.argmin)):
        call = getattr(form.cublas, f"cublasI{letter.lower()}{which}{suffix}")
        result = reduced(form, gpu, handle, mode, call, (n, gpu.put(x), 1), dtype)
        assert type(result) is int
        assert result == expected(cabs1(x)) + 1


@modes
@pytest.mark.parametrize("name", NORMS)
def test_norms(form, handle, gpu, rng, name, mode):
    letter, dtype, expected = NORMS[name]
    n = 999
    x = normal(rng, (n,), LETTERS[letter])
    result = reduced(form, gpu, handle, mode, getattr(form.cublas, name), (n, gpu.put(x), 1), dtype)
    wanted = expected(wide(x))
    assert_within(result, wanted, n * eps_of(dtype) * abs(wanted))


@modes
@pytest.mark.parametrize("name", ["fp16", "bf16", "fp32", "fp64", "c64"])
def test_dot_ex(form, handle, gpu, rng, name, mode):
    """The result's type is an argument: half and bfloat16 return as float, complex as complex."""
    real = REALS[name]
    n = 100
    x, y = (real.encode(normal(rng, (n,), complex if real.storage.kind == "c" else float)) for _ in range(2))
    data_type = getattr(runtime.cudaDataType, real.data_type)
    execution = {"fp64": "CUDA_R_64F", "c64": "CUDA_C_32F"}.get(name, "CUDA_R_32F")
    execution = getattr(runtime.cudaDataType, execution)
    form.cublas.cublasSetPointerMode(handle, mode)
    where = gpu.put(np.zeros(1, real.storage)) if mode == DEVICE else None
    result = form.cublas.cublasDotEx(
        handle, n, gpu.put(x), data_type, 1, gpu.put(y), data_type, 1, where, data_type, execution
    )
    if mode == DEVICE:
        assert result is None
        result = real.decode(gpu.get(where, (1,), real.storage))[0]
    x, y = real.decode(x), real.decode(y)
    expected = x @ y
    assert_within(
        result,
        expected,
        sum_bound(4 * np.abs(x) @ np.abs(y), n, 2.0**-52 if name == "fp64" else 2.0**-23, expected, 2 * real.eps),
    )


# --- rotations ------------------------------------------------------------------------------------


@pytest.mark.parametrize("letter", LETTERS)
def test_rotg(form, handle, gpu, rng, letter):
    """a and b are inputs and outputs, c and s outputs. In device mode all four are addresses."""
    dtype = LETTERS[letter]
    real = np.zeros(0, dtype).real.dtype
    rotg = getattr(form.cublas, f"cublas{letter}rotg")
    a, b = normal(rng, (2,), dtype)
    r, _, c, s = rotg(handle, a.item(), b.item())
    assert type(c) is float and type(s) is (complex if letter in "CZ" else float)
    eps = 32 * eps_of(dtype) * (abs(a) + abs(b))
    assert abs(c * wide(a) + s * wide(b) - r) < eps
    assert abs(-np.conj(s) * wide(a) + c * wide(b)) < eps
    assert abs(c * c + abs(s) ** 2 - 1) < 32 * eps_of(dtype)

    form.cublas.cublasSetPointerMode(handle, DEVICE)
    places = [gpu.put(np.array([v], t)) for v, t in ((a, dtype), (b, dtype), (0, real), (0, dtype))]
    assert rotg(handle, *places) == (None, None, None, None)
    on_device = [gpu.get(p, (1,), t)[0] for p, t in zip(places, (dtype, dtype, real, dtype), strict=True)]
    for host, device in ((r, on_device[0]), (c, on_device[2]), (s, on_device[3])):
        assert abs(host - device) < eps


@modes
@pytest.mark.parametrize("letter", "SD")
def test_rotmg_and_rotm(form, handle, gpu, rng, letter, mode):
    dtype = LETTERS[letter]
    eps = eps_of(dtype)
    d1, d2 = rng.random(2) + 0.5
    x1, y1 = rng.standard_normal(2)
    d1, d2, x1, y1 = (np.asarray(v, dtype).item() for v in (d1, d2, x1, y1))
    form.cublas.cublasSetPointerMode(handle, mode)
    rotmg = getattr(form.cublas, f"cublas{letter}rotmg")
    if mode == HOST:
        new_d1, new_d2, new_x1, param = rotmg(handle, d1, d2, x1, y1)
        assert type(param) is list and len(param) == 5
        given = param
    else:
        places = [gpu.put(np.array([v], dtype)) for v in (d1, d2, x1, y1)]
        given = gpu.put(np.zeros(5, dtype))
        assert rotmg(handle, *places, given) == (None, None, None, None)
        new_d1, new_d2, new_x1 = (gpu.get(p, (1,), dtype)[0].item() for p in places[:3])
        param = gpu.get(given, (5,), dtype).tolist()
    h = transformation(param)
    rotated = h @ np.array([x1, y1])
    assert abs(rotated[1]) < 100 * eps, "the second component is gone"
    assert abs(rotated[0] - new_x1) < 100 * eps * max(1, abs(new_x1))
    before = d1 * x1 * x1 + d2 * y1 * y1
    assert abs(new_d1 * new_x1**2 - before) < 100 * eps * before and new_d2 >= 0

    n = 77
    x, y = normal(rng, (n,), dtype), normal(rng, (n,), dtype)
    at_x, at_y = gpu.put(x), gpu.put(y)
    getattr(form.cublas, f"cublas{letter}rotm")(handle, n, at_x, 1, at_y, 1, given)
    expected = h @ np.array([wide(x), wide(y)])
    for at, row in ((at_x, expected[0]), (at_y, expected[1])):
        assert_within(
            gpu.get(at, (n,), dtype), row, 8 * eps * (1 + np.abs(h).max()) * (np.abs(wide(x)) + np.abs(wide(y)))
        )


def transformation(param):
    """Return the matrix that rotmg's five numbers stand for."""
    flag, h11, h21, h12, h22 = param
    return np.array(
        {-2: [[1, 0], [0, 1]], -1: [[h11, h12], [h21, h22]], 0: [[1, h12], [h21, 1]], 1: [[h11, 1], [-1, h22]]}[
            int(flag)
        ]
    )


@modes
def test_rot(form, handle, gpu, rng, mode):
    scalar = Scalars(form, handle, mode, gpu)
    angle = rng.random()
    x, y = normal(rng, (50,), np.complex64), normal(rng, (50,), np.complex64)
    at_x, at_y = gpu.put(x), gpu.put(y)
    c, s = np.cos(angle), np.sin(angle) * np.exp(0.5j)
    form.cublas.cublasCrot(handle, 50, at_x, 1, at_y, 1, scalar(c, np.float32), scalar(s, np.complex64))
    assert_within(gpu.get(at_x, (50,), np.complex64), c * wide(x) + s * wide(y), 1e-5)
    assert_within(gpu.get(at_y, (50,), np.complex64), c * wide(y) - np.conj(s) * wide(x), 1e-5)


# --- vectors --------------------------------------------------------------------------------------


@modes
@pytest.mark.parametrize("letter", LETTERS)
def test_vector_updates(form, handle, gpu, rng, letter, mode):
    dtype = LETTERS[letter]
    scalar = Scalars(form, handle, mode, gpu)
    n = 321
    x, y = normal(rng, (n,), dtype), normal(rng, (n,), dtype)
    alpha = normal(rng, (), dtype).item()
    at_x, at_y = gpu.put(x), gpu.put(y)
    function = {k: getattr(form.cublas, f"cublas{letter}{k}") for k in ("scal", "axpy", "copy", "swap")}
    function["axpy"](handle, n, scalar(alpha, dtype), at_x, 1, at_y, 1)
    expected = alpha * wide(x) + wide(y)
    bound = 8 * eps_of(dtype) * (abs(alpha) * np.abs(wide(x)) + np.abs(wide(y)))
    assert_within(gpu.get(at_y, (n,), dtype), expected, bound)
    function["swap"](handle, n, at_x, 1, at_y, 1)
    assert (gpu.get(at_y, (n,), dtype) == x).all()
    function["scal"](handle, n, scalar(alpha, dtype), at_y, 1)
    assert_within(gpu.get(at_y, (n,), dtype), alpha * wide(x), 4 * eps_of(dtype) * abs(alpha) * np.abs(wide(x)))
    function["copy"](handle, n, at_y, 1, at_x, 1)
    assert (gpu.get(at_x, (n,), dtype) == gpu.get(at_y, (n,), dtype)).all()


@modes
@pytest.mark.parametrize("letter", LETTERS)
def test_gemv_and_geam(form, handle, gpu, rng, letter, mode):
    dtype = LETTERS[letter]
    scalar = Scalars(form, handle, mode, gpu)
    m, n = 60, 45
    a, b, x, y = (normal(rng, s, dtype) for s in ((m, n), (m, n), (n,), (m,)))
    alpha, beta = normal(rng, (2,), dtype).tolist()
    at = gpu.put(y)
    getattr(form.cublas, f"cublas{letter}gemv")(
        handle, N, m, n, scalar(alpha, dtype), gpu.put(a), m, gpu.put(x), 1, scalar(beta, dtype), at, 1
    )
    magnitude = abs(alpha) * (np.abs(wide(a)) @ np.abs(wide(x))) + abs(beta) * np.abs(wide(y))
    assert_within(
        gpu.get(at, (m,), dtype),
        alpha * (wide(a) @ wide(x)) + beta * wide(y),
        4 * sum_bound(magnitude, n, eps_of(dtype)),
    )
    sum_at = gpu.empty(a.nbytes)
    getattr(form.cublas, f"cublas{letter}geam")(
        handle, N, N, m, n, scalar(alpha, dtype), gpu.put(a), m, scalar(beta, dtype), gpu.put(b), m, sum_at, m
    )
    magnitude = abs(alpha) * np.abs(wide(a)) + abs(beta) * np.abs(wide(b))
    assert_within(gpu.get(sum_at, (m, n), dtype), alpha * wide(a) + beta * wide(b), 8 * eps_of(dtype) * magnitude)


@modes
def test_scal_and_axpy_ex(form, handle, gpu, rng, mode):
    """alpha's type is a separate argument."""
    scalar = Scalars(form, handle, mode, gpu)
    half, single = runtime.cudaDataType.CUDA_R_16F, runtime.cudaDataType.CUDA_R_32F
    x, y = normal(rng, (64,), np.float16), normal(rng, (64,), np.float16)
    at = gpu.put(y)
    form.cublas.cublasAxpyEx(handle, 64, scalar(0.25, np.float32), single, gpu.put(x), half, 1, at, half, 1, single)
    assert_within(gpu.get(at, (64,), np.float16), 0.25 * wide(x) + wide(y), 2.0**-9)
    at = gpu.put(x)
    form.cublas.cublasScalEx(handle, 64, scalar(-1.5, np.float32), single, at, half, 1, single)
    assert_within(gpu.get(at, (64,), np.float16), -1.5 * wide(x), 2.0**-9 * np.abs(wide(x)) + 1e-7)


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
