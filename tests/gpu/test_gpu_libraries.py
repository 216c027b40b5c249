"""Test the modules of cubind-libraries on a GPU.

The tests compare cuRAND's sequences with those of the same library on the host, and cuSPARSE with
SciPy. They check cuSOLVER by residuals, run NCCL on one device, and run cuFile without its kernel
driver.

A library that is not installed, or does not work on this machine, is skipped with its own message.
CUBIND_NEED_LIBRARIES=1, which ci/gpu-test sets, makes a missing library an error.
"""

import contextlib
import ctypes
import importlib
import json
import os
import tempfile
from pathlib import Path

import cubind
import numpy as np
import pytest
from cubind import runtime
from device import Form, assert_within, normal, sum_bound, wide
from support.libraries import BUILD, FURTHER


def _built(name):
    try:
        importlib.import_module(f"cubind.{name}")
    except ImportError:
        return False
    return True


MISSING = [name for name in FURTHER if not _built(name)]
if MISSING and os.environ.get("CUBIND_NEED_LIBRARIES") == "1":
    raise ImportError(f"cubind-libraries was not built: no {', '.join(MISSING)} (build/logs/gpu-libraries-build.log)")
if MISSING:
    pytest.skip(f"built without {', '.join(MISSING)} (-DCUBIND_LIBRARIES=ON)", allow_module_level=True)

from cubind import cufile, curand, cusolver, cusparse, nccl  # noqa: E402

DATA = runtime.cudaDataType
TYPES = {
    "S": (np.float32, DATA.CUDA_R_32F),
    "D": (np.float64, DATA.CUDA_R_64F),
    "C": (np.complex64, DATA.CUDA_C_32F),
    "Z": (np.complex128, DATA.CUDA_C_64F),
}
all_types = pytest.mark.parametrize("letter", TYPES)

# Calls without a handle, which show whether the library is present.
QUESTIONS = {
    "curand": ("curandGetVersion",),
    "cusparse": ("cusparseGetProperty", runtime.libraryPropertyType.MAJOR_VERSION),
    "cusolver": ("cusolverGetVersion",),
    "nccl": ("ncclGetVersion",),
    "cufile": ("cuFileGetVersion",),
    "cupti": ("cuptiGetVersion",),
}


def asked(form, name):
    """Return the version of a library; skip if it is missing."""
    function, *arguments = QUESTIONS[name]
    try:
        return getattr(getattr(form, name), function)(*arguments)
    except cubind.LibraryNotFoundError as error:
        pytest.skip(str(error))


def real(dtype):
    """Return the real dtype of the same precision."""
    return np.zeros(0, dtype).real.dtype


def solved(form, gpu, info, what):
    """Check the integer with which a solver reports success in device memory."""
    assert gpu.get(info, (1,), np.int32)[0] == 0, what


# --- all libraries: missing functions -------------------------------------------------------------


def symbols_of(name):
    """Return {symbol: function} of the model."""
    from support import model

    return {function.symbol: function for function in model.load(name).functions if function.symbol}


@pytest.mark.parametrize("name", FURTHER)
def test_what_the_library_lacks(name, note, checked):
    """In both forms, a function that the library lacks raises an error that names it.

    All others are found.
    """
    from support import model

    version = asked(checked, name)
    library = ctypes.CDLL(model.load(name).data["soname"])  # the one that is already open
    module = importlib.import_module(f"cubind.{name}")
    lacking = {symbol: function for symbol, function in symbols_of(name).items() if not hasattr(library, symbol)}
    note(f"{name}: version {version}, {len(symbols_of(name))} functions, of which it lacks {', '.join(lacking) or 'none'}")
    assert len(lacking) < len(symbols_of(name)) // 2
    told = 0
    for function in lacking.values():
        if function.queries:
            # Its wrapper queries the library first, and the query refuses these arguments.
            continue
        for form in (module, importlib.import_module(f"cubind.checked.{name}")):
            arguments = [0] * len(function.arguments)
            try:
                pytest.fail(f"{function.name} is not there, and returned {getattr(form, function.name)(*arguments)!r}")
            except cubind.FunctionNotFoundError as error:
                assert function.name in str(error)
                told += 1
            except TypeError:
                pass  # zeros are invalid here, and arguments are checked first
    assert told > 0 or not lacking


# --- cuRAND ---------------------------------------------------------------------------------------


@pytest.fixture
def rand(form):
    asked(form, "curand")
    return form.curand


RNG = curand.curandRngType_t
PSEUDO = {"XORWOW": RNG.CURAND_RNG_PSEUDO_XORWOW, "PHILOX": RNG.CURAND_RNG_PSEUDO_PHILOX4_32_10}
NORMAL = (1.5, 2.0)  # mean and standard deviation
# Function: (type, arguments after the count, permitted difference of device and host for a number
# of size 1)
SEQUENCES = {
    "curandGenerate": (np.uint32, (), 0),
    "curandGenerateUniform": (np.float32, (), 0),
    "curandGenerateUniformDouble": (np.float64, (), 0),
    "curandGenerateNormal": (np.float32, NORMAL, 1e-4),
    "curandGenerateNormalDouble": (np.float64, NORMAL, 1e-12),
    "curandGenerateLogNormal": (np.float32, (0.0, 0.5), 1e-4),
}
COUNT = 100_000


class Generator:
    """A generator on the device or on the host, destroyed at the end.

    It uses the legacy order, which is the same in all releases.
    """

    def __init__(self, rand, where, kind, seed, offset=0):
        self.rand = rand
        self.handle = getattr(rand, f"curandCreateGenerator{where}")(kind)
        rand.curandSetPseudoRandomGeneratorSeed(self.handle, seed)
        rand.curandSetGeneratorOffset(self.handle, offset)
        rand.curandSetGeneratorOrdering(self.handle, curand.curandOrdering_t.CURAND_ORDERING_PSEUDO_LEGACY)

    def __enter__(self):
        return self.handle

    def __exit__(self, *error):
        self.rand.curandDestroyGenerator(self.handle)


def on_device(rand, gpu, kind, seed, name, offset=0):
    dtype, parameters, _ = SEQUENCES[name]
    at = gpu.put(np.zeros(COUNT, dtype))
    with Generator(rand, "", kind, seed, offset) as generator:
        getattr(rand, name)(generator, at, COUNT, *parameters)
        return gpu.get(at, (COUNT,), dtype)


def on_host(rand, kind, seed, name, offset=0):
    dtype, parameters, _ = SEQUENCES[name]
    numbers = np.zeros(COUNT, dtype)
    with Generator(rand, "Host", kind, seed, offset) as generator:
        getattr(rand, name)(generator, numbers, COUNT, *parameters)
    return numbers


@pytest.mark.parametrize("name", SEQUENCES)
@pytest.mark.parametrize("kind", PSEUDO)
def test_sequences_of_device_and_host(rand, gpu, rng, kind, name):
    """A generator and a seed give the same numbers on both sides.

    Another seed or offset gives others.
    """
    seed = int(rng.integers(1 << 62))
    limit = SEQUENCES[name][2]
    mine = on_device(rand, gpu, PSEUDO[kind], seed, name)
    host = on_host(rand, PSEUDO[kind], seed, name)
    assert_within(mine, wide(host), limit * np.maximum(1, np.abs(wide(host))), f"{kind} {name}")
    later = on_device(rand, gpu, PSEUDO[kind], seed, name, offset=4096)
    assert_within(later, wide(on_host(rand, PSEUDO[kind], seed, name, offset=4096)), limit * np.maximum(1, np.abs(wide(later))))
    others = on_device(rand, gpu, PSEUDO[kind], seed + 1, name)
    assert np.mean(others == mine) < 0.01 and np.mean(later == mine) < 0.01


@pytest.mark.parametrize("kind", PSEUDO)
def test_distributions(rand, gpu, rng, kind):
    """Moments are within six standard errors, which fails once in a billion runs."""
    seed = int(rng.integers(1 << 62))
    uniform = wide(on_device(rand, gpu, PSEUDO[kind], seed, "curandGenerateUniform"))
    assert uniform.min() > 0 and uniform.max() <= 1
    assert abs(uniform.mean() - 0.5) < 6 * np.sqrt(1 / 12 / COUNT)
    mean, deviation = NORMAL
    numbers = on_device(rand, gpu, PSEUDO[kind], seed, "curandGenerateNormalDouble")
    assert abs(numbers.mean() - mean) < 6 * deviation / np.sqrt(COUNT)
    assert abs(numbers.std() - deviation) < 6 * deviation / np.sqrt(2 * COUNT)
    halves = on_device(rand, gpu, PSEUDO[kind], seed, "curandGenerate") >> 31
    assert abs(halves.mean() - 0.5) < 6 * 0.5 / np.sqrt(COUNT)


def test_quasi_random_points(rand, gpu):
    """Sobol's points fill a square evenly.

    Each of 16 by 16 boxes has 1/256 of the first 2**16 points.
    """
    count, dimensions = 1 << 16, 2
    results = []
    for where in ("", "Host"):
        generator = getattr(rand, f"curandCreateGenerator{where}")(RNG.CURAND_RNG_QUASI_SOBOL32)
        rand.curandSetQuasiRandomGeneratorDimensions(generator, dimensions)
        points = np.zeros((dimensions, count), np.float32)
        if where:
            rand.curandGenerateUniform(generator, points, points.size)
        else:
            at = gpu.put(points)
            rand.curandGenerateUniform(generator, at, points.size)
            points = gpu.get(at, points.shape, np.float32, order="C")
        rand.curandDestroyGenerator(generator)
        results.append(points)
    assert (results[0] == results[1]).all()
    boxes, _, _ = np.histogram2d(*wide(results[0]), bins=16, range=[[0, 1], [0, 1]])
    assert np.abs(boxes - count / 256).max() <= 2


def test_generator_on_a_stream(rand, form, gpu):
    """A generator runs in stream order: later work sees the numbers."""
    stream = form.runtime.cudaStreamCreate()
    at, numbers = gpu.empty(COUNT * 4), np.zeros(COUNT, np.float32)
    with Generator(rand, "", PSEUDO["PHILOX"], 7) as generator:
        rand.curandSetStream(generator, stream)
        rand.curandGenerateUniform(generator, at, COUNT)
        kind = runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost
        form.runtime.cudaMemcpyAsync(numbers.ctypes.data, at, numbers.nbytes, kind, stream)
        form.runtime.cudaStreamSynchronize(stream)
    form.runtime.cudaStreamDestroy(stream)
    assert (numbers == on_host(rand, PSEUDO["PHILOX"], 7, "curandGenerateUniform")).all()


def test_failures_of_curand():
    """An unknown kind of generator fails, and so does an odd count of normal numbers.

    Normal numbers come in pairs.
    """
    asked(Form("checked"), "curand")
    from cubind.checked import curand as ours

    status = curand.curandStatus_t
    assert curand.curandCreateGenerator(99) == (status.CURAND_STATUS_TYPE_ERROR, None)
    with pytest.raises(ours.CurandError) as info:
        ours.curandCreateGenerator(99)
    assert info.value.code is status.CURAND_STATUS_TYPE_ERROR and info.value.function == "curandCreateGenerator"
    host = ours.curandCreateGeneratorHost(RNG.CURAND_RNG_PSEUDO_XORWOW)
    with pytest.raises(ours.CurandError) as info:
        ours.curandGenerateNormal(host, np.zeros(3, np.float32), 3, 0.0, 1.0)
    assert info.value.code is status.CURAND_STATUS_LENGTH_NOT_MULTIPLE
    with pytest.raises(ValueError, match="outputPtr"):
        # Refused before the call, which would write beyond the array.
        ours.curandGenerateUniform(host, np.zeros(3, np.float32), 100)
    ours.curandDestroyGenerator(host)


# --- cuSPARSE -------------------------------------------------------------------------------------


@pytest.fixture
def sparse(form):
    asked(form, "cusparse")
    return form.cusparse


INDEX = cusparse.cusparseIndexType_t
ZERO = cusparse.cusparseIndexBase_t.CUSPARSE_INDEX_BASE_ZERO
OPERATIONS = {
    "N": cusparse.cusparseOperation_t.CUSPARSE_OPERATION_NON_TRANSPOSE,
    "T": cusparse.cusparseOperation_t.CUSPARSE_OPERATION_TRANSPOSE,
    "H": cusparse.cusparseOperation_t.CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE,
}
# Only complex matrices have the conjugate transpose: cuSPARSE refuses it for real ones.
of_all_types = pytest.mark.parametrize("letter, operation", [(t, o) for o in OPERATIONS for t in ("CZ" if o == "H" else TYPES)])
COLUMNS, ROWS = cusparse.cusparseOrder_t.CUSPARSE_ORDER_COL, cusparse.cusparseOrder_t.CUSPARSE_ORDER_ROW


def random_csr(rng, shape, dtype, density=0.05):
    """Return a SciPy matrix with an empty row, a case where kernels go wrong."""
    scipy_sparse = pytest.importorskip("scipy.sparse", reason="needs SciPy")
    matrix = scipy_sparse.random(*shape, density=density, format="lil", random_state=int(rng.integers(1 << 31)))
    matrix[shape[0] // 2] = 0
    matrix = matrix.tocsr().astype(dtype)
    matrix.eliminate_zeros()
    matrix.data[:] = normal(rng, (matrix.nnz,), dtype)
    matrix.sort_indices()
    return matrix


def applied(matrix, operation):
    """Return the operation's result in double precision."""
    matrix = matrix.astype(np.complex128 if matrix.dtype.kind == "c" else np.float64)
    return {"N": lambda: matrix, "T": lambda: matrix.T, "H": lambda: matrix.conj().T}[operation]().tocsr()


def number(rng, dtype):
    """Return a number as callers pass it, with the type's precision."""
    return normal(rng, (1,), dtype)[0].item()


class Described:
    """A handle, and descriptors of matrices and vectors on the device, destroyed at the end."""

    def __init__(self, sparse, gpu):
        self.sparse, self.gpu, self.made = sparse, gpu, []

    def __enter__(self):
        self.handle = self.sparse.cusparseCreate()
        return self

    def __exit__(self, *error):
        for destroy, descriptor in self.made:
            getattr(self.sparse, destroy)(descriptor)
        self.sparse.cusparseDestroy(self.handle)

    def keep(self, kind, descriptor):
        self.made.append((f"cusparseDestroy{kind}", descriptor))
        return descriptor

    def csr(self, matrix, data, index=np.int32):
        kind = {np.int32: INDEX.CUSPARSE_INDEX_32I, np.int64: INDEX.CUSPARSE_INDEX_64I}[index]
        parts = [self.gpu.put(part) for part in (matrix.indptr.astype(index), matrix.indices.astype(index), matrix.data)]
        return self.keep("SpMat", self.sparse.cusparseCreateCsr(*matrix.shape, matrix.nnz, *parts, kind, kind, ZERO, data))

    def vector(self, array, data):
        at = self.gpu.put(array)
        return at, self.keep("DnVec", self.sparse.cusparseCreateDnVec(array.size, at, data))

    def dense(self, array, data, order):
        """Return a matrix in column or row order, and the address of its values."""
        array = np.asarray(array, order="F" if order == COLUMNS else "C")
        at, leading = self.gpu.put(array), array.shape[0 if order == COLUMNS else 1]
        return at, self.keep("DnMat", self.sparse.cusparseCreateDnMat(*array.shape, leading, at, data, order))

    def room(self, size):
        return self.gpu.empty(size)


@of_all_types
@pytest.mark.parametrize("index", [np.int32, np.int64], ids=["32", "64"])
def test_sparse_matrix_by_vector(sparse, gpu, rng, letter, operation, index):
    dtype, data = TYPES[letter]
    matrix = random_csr(rng, (700, 500), dtype)
    taken = applied(matrix, operation)
    x, y = (normal(rng, (size,), dtype) for size in reversed(taken.shape))
    alpha, beta = number(rng, dtype), number(rng, dtype)
    with Described(sparse, gpu) as made:
        a = made.csr(matrix, data, index)
        assert sparse.cusparseSpMatGetSize(a) == (*matrix.shape, matrix.nnz)
        (_, of_x), (at, of_y) = made.vector(x, data), made.vector(y, data)
        call = (made.handle, OPERATIONS[operation], alpha, a, of_x, beta, of_y, data, cusparse.cusparseSpMVAlg_t.CUSPARSE_SPMV_ALG_DEFAULT)
        sparse.cusparseSpMV(*call, made.room(sparse.cusparseSpMV_bufferSize(*call)))
        got = gpu.get(at, y.shape, dtype)
    expected = alpha * (taken @ wide(x)) + beta * wide(y)
    size = abs(alpha) * (abs(taken) @ np.abs(wide(x))) + np.abs(beta * wide(y))
    assert_within(got, expected, sum_bound(size, int(np.diff(taken.indptr).max()), np.finfo(dtype).eps), f"SpMV {operation}")


@of_all_types
@pytest.mark.parametrize("order", [COLUMNS, ROWS], ids=["columns", "rows"])
def test_sparse_matrix_by_matrix(sparse, gpu, rng, letter, operation, order):
    dtype, data = TYPES[letter]
    matrix = random_csr(rng, (300, 400), dtype)
    taken = applied(matrix, operation)
    b, c = normal(rng, (taken.shape[1], 33), dtype), normal(rng, (taken.shape[0], 33), dtype)
    alpha, beta = number(rng, dtype), number(rng, dtype)
    with Described(sparse, gpu) as made:
        a, (_, of_b), (at, of_c) = made.csr(matrix, data), made.dense(b, data, order), made.dense(c, data, order)
        call = (made.handle, OPERATIONS[operation], OPERATIONS["N"], alpha, a, of_b, beta, of_c, data,
                cusparse.cusparseSpMMAlg_t.CUSPARSE_SPMM_ALG_DEFAULT)
        sparse.cusparseSpMM(*call, made.room(sparse.cusparseSpMM_bufferSize(*call)))
        got = gpu.get(at, c.shape, dtype, order="F" if order == COLUMNS else "C")
    expected = alpha * (taken @ wide(b)) + beta * wide(c)
    size = abs(alpha) * (abs(taken) @ np.abs(wide(b))) + np.abs(beta * wide(c))
    assert_within(got, expected, sum_bound(size, int(np.diff(taken.indptr).max()), np.finfo(dtype).eps), f"SpMM {operation}")


def test_scale_factors_in_device_memory(sparse, gpu, rng):
    """Scale factors follow the handle's pointer mode, which the call queries."""
    matrix = random_csr(rng, (200, 100), np.float64)
    x, y, factors = normal(rng, (100,), np.float64), normal(rng, (200,), np.float64), normal(rng, (2,), np.float64)
    at_factors = gpu.put(factors)
    with Described(sparse, gpu) as made:
        sparse.cusparseSetPointerMode(made.handle, cusparse.cusparsePointerMode_t.CUSPARSE_POINTER_MODE_DEVICE)
        data = DATA.CUDA_R_64F
        a, (_, of_x), (at, of_y) = made.csr(matrix, data), made.vector(x, data), made.vector(y, data)
        call = (made.handle, OPERATIONS["N"], at_factors, a, of_x, at_factors + 8, of_y, data, 0)
        sparse.cusparseSpMV(*call, made.room(sparse.cusparseSpMV_bufferSize(*call)))
        got = gpu.get(at, y.shape, np.float64)
    expected = factors[0] * (matrix @ x) + factors[1] * y
    size = np.abs(factors[0]) * (abs(matrix) @ np.abs(x)) + np.abs(factors[1] * y)
    assert_within(got, expected, sum_bound(size, 100, 2.0**-52))


@pytest.mark.parametrize("letter", ["D", "Z"])
def test_sparse_triangular_solve(sparse, gpu, rng, letter):
    """The residual of L x = 2 b is small; values above the diagonal are ignored."""
    scipy_sparse = pytest.importorskip("scipy.sparse", reason="needs SciPy")
    dtype, data = TYPES[letter]
    matrix = (random_csr(rng, (400, 400), dtype) + 20 * scipy_sparse.eye(400, dtype=dtype)).tocsr().astype(dtype)
    matrix.sort_indices()
    b = normal(rng, (400,), dtype)
    kinds = cusparse.cusparseSpMatAttribute_t
    with Described(sparse, gpu) as made:
        a, (_, of_b), (at, of_x) = made.csr(matrix, data), made.vector(b, data), made.vector(np.zeros(400, dtype), data)
        sparse.cusparseSpMatSetAttribute(a, kinds.CUSPARSE_SPMAT_FILL_MODE, cusparse.cusparseFillMode_t.CUSPARSE_FILL_MODE_LOWER)
        sparse.cusparseSpMatSetAttribute(a, kinds.CUSPARSE_SPMAT_DIAG_TYPE, cusparse.cusparseDiagType_t.CUSPARSE_DIAG_TYPE_NON_UNIT)
        plan = sparse.cusparseSpSV_createDescr()
        call = (made.handle, OPERATIONS["N"], 2.0, a, of_b, of_x, data, cusparse.cusparseSpSVAlg_t.CUSPARSE_SPSV_ALG_DEFAULT, plan)
        sparse.cusparseSpSV_analysis(*call, made.room(sparse.cusparseSpSV_bufferSize(*call)))
        sparse.cusparseSpSV_solve(*call)
        x = gpu.get(at, b.shape, dtype)
        sparse.cusparseSpSV_destroyDescr(plan)
    lower = scipy_sparse.tril(matrix).tocsr()
    assert np.abs(x).max() > 0
    assert_within(lower @ x, 2 * b, sum_bound(abs(lower) @ np.abs(x) + np.abs(b), 400, 2.0**-52))


def test_failures_of_cusparse(gpu):
    asked(Form("checked"), "cusparse")
    from cubind.checked import cusparse as ours

    bad = cusparse.cusparseStatus_t.CUSPARSE_STATUS_INVALID_VALUE
    assert cusparse.cusparseCreateDnVec(-5, gpu.empty(64), DATA.CUDA_R_32F)[0] == bad
    with pytest.raises(ours.CusparseError) as info:
        ours.cusparseCreateDnVec(-5, gpu.empty(64), DATA.CUDA_R_32F)
    assert info.value.code is bad and info.value.function == "cusparseCreateDnVec"


# --- cuSOLVER, dense ------------------------------------------------------------------------------


class Solver:
    """A handle, and workspaces of the required size, released at the end."""

    def __init__(self, form, gpu):
        asked(form, "cusolver")
        self.form, self.functions, self.gpu = form, form.cusolver, gpu

    def __enter__(self):
        self.handle = self.functions.cusolverDnCreate()
        self.info = self.gpu.put(np.full(1, -77, np.int32))
        return self

    def __exit__(self, *error):
        self.functions.cusolverDnDestroy(self.handle)

    def __getattr__(self, name):
        function = getattr(self.functions, f"cusolverDn{name}")
        return lambda *arguments: function(self.handle, *arguments)

    def room(self, count, dtype):
        return self.gpu.empty(count * np.dtype(dtype).itemsize)

    def done(self, what):
        solved(self.form, self.gpu, self.info, what)


# The lower triangle of cublasFillMode_t, and no transposition of cublasOperation_t.
FILL, N = 0, 0
SIZE = 200


def residual(a, x, b, dtype, what):
    """Check that the residual of a x = b is as small as a stable method makes it.

    The bound is a small multiple of the size of the summands.
    """
    a, x, b = wide(a), wide(x), wide(b)
    size = np.abs(a).sum(axis=1).max() * np.abs(x).max() + np.abs(b).max()
    assert_within(a @ x, b, SIZE * np.finfo(dtype).eps * size, what)


def definite(rng, dtype):
    """Return a Hermitian matrix with positive eigenvalues."""
    root = normal(rng, (SIZE, SIZE), dtype)
    return np.asfortranarray(root @ root.conj().T / SIZE + np.eye(SIZE), dtype=dtype)


@all_types
def test_lu(form, gpu, rng, letter):
    """The factors multiply to the matrix, and solve for several right-hand sides."""
    dtype, _ = TYPES[letter]
    a, b = normal(rng, (SIZE, SIZE), dtype), normal(rng, (SIZE, 5), dtype)
    with Solver(form, gpu) as solver:
        at, at_b, pivots = gpu.put(a), gpu.put(b), gpu.empty(SIZE * 4)
        work = solver.room(getattr(solver, f"{letter}getrf_bufferSize")(SIZE, SIZE, at, SIZE), dtype)
        getattr(solver, f"{letter}getrf")(SIZE, SIZE, at, SIZE, work, pivots, solver.info)
        solver.done("getrf")
        getattr(solver, f"{letter}getrs")(N, SIZE, 5, at, SIZE, pivots, at_b, SIZE, solver.info)
        solver.done("getrs")
        factors, rows, x = gpu.get(at, a.shape, dtype), gpu.get(pivots, (SIZE,), np.int32), gpu.get(at_b, b.shape, dtype)
    swapped = wide(a).copy()
    for i, row in enumerate(rows - 1):
        assert i <= row < SIZE
        swapped[[i, row]] = swapped[[row, i]]
    lower, upper = np.tril(wide(factors), -1) + np.eye(SIZE), np.triu(wide(factors))
    assert np.abs(lower).max() <= 1 + 4 * np.finfo(dtype).eps or letter in "CZ", "pivots are the largest of their columns"
    assert_within(lower @ upper, swapped, sum_bound(np.abs(lower) @ np.abs(upper), SIZE, np.finfo(dtype).eps), "L U = P A")
    residual(a, x, b, dtype, "A x = b")


@all_types
def test_cholesky(form, gpu, rng, letter):
    dtype, _ = TYPES[letter]
    a, b = definite(rng, dtype), normal(rng, (SIZE, 3), dtype)
    with Solver(form, gpu) as solver:
        at, at_b = gpu.put(a), gpu.put(b)
        count = getattr(solver, f"{letter}potrf_bufferSize")(FILL, SIZE, at, SIZE)
        work = solver.room(count, dtype)
        getattr(solver, f"{letter}potrf")(FILL, SIZE, at, SIZE, work, count, solver.info)
        solver.done("potrf")
        getattr(solver, f"{letter}potrs")(FILL, SIZE, 3, at, SIZE, at_b, SIZE, solver.info)
        solver.done("potrs")
        lower, x = np.tril(wide(gpu.get(at, a.shape, dtype))), gpu.get(at_b, b.shape, dtype)
        bad = a.copy(order="F")
        bad[10, 10] = -1
        getattr(solver, f"{letter}potrf")(FILL, SIZE, gpu.put(bad), SIZE, work, count, solver.info)
        assert gpu.get(solver.info, (1,), np.int32)[0] == 11, "the first minor that is not positive"
    limit = sum_bound(np.abs(lower) @ np.abs(lower.conj().T), SIZE, np.finfo(dtype).eps)
    assert_within(lower @ lower.conj().T, wide(a), limit, "L L^H = A")
    residual(a, x, b, dtype, "A x = b")


@all_types
def test_qr(form, gpu, rng, letter):
    """Q, made from its reflectors, has orthonormal columns, and Q R is the matrix."""
    dtype, _ = TYPES[letter]
    rows, columns = SIZE, SIZE // 2
    make_q = f"{letter}{'orgqr' if letter in 'SD' else 'ungqr'}"
    a = normal(rng, (rows, columns), dtype)
    with Solver(form, gpu) as solver:
        at, tau = gpu.put(a), gpu.empty(columns * a.itemsize)
        count = getattr(solver, f"{letter}geqrf_bufferSize")(rows, columns, at, rows)
        getattr(solver, f"{letter}geqrf")(rows, columns, at, rows, tau, solver.room(count, dtype), count, solver.info)
        solver.done("geqrf")
        upper = np.triu(wide(gpu.get(at, a.shape, dtype))[:columns])
        count = getattr(solver, f"{make_q}_bufferSize")(rows, columns, columns, at, rows, tau)
        getattr(solver, make_q)(rows, columns, columns, at, rows, tau, solver.room(count, dtype), count, solver.info)
        solver.done(make_q)
        q = wide(gpu.get(at, a.shape, dtype))
    eps = np.finfo(dtype).eps
    assert_within(q.conj().T @ q, np.eye(columns), 4 * SIZE * eps, "Q^H Q = 1")
    assert_within(q @ upper, wide(a), 4 * SIZE * eps * np.abs(wide(a)).max() * np.sqrt(columns), "Q R = A")


@all_types
def test_eigenvalues(form, gpu, rng, letter):
    """A Hermitian matrix's eigenvalues and eigenvectors satisfy its equation."""
    dtype, _ = TYPES[letter]
    a = normal(rng, (SIZE, SIZE), dtype)
    a = np.asfortranarray((a + a.conj().T) / 2)
    name = f"{letter}{'syevd' if letter in 'SD' else 'heevd'}"
    vectors = cusolver.cusolverEigMode_t.CUSOLVER_EIG_MODE_VECTOR
    with Solver(form, gpu) as solver:
        at, values = gpu.put(a), gpu.empty(SIZE * real(dtype).itemsize)
        count = getattr(solver, f"{name}_bufferSize")(vectors, FILL, SIZE, at, SIZE, values)
        getattr(solver, name)(vectors, FILL, SIZE, at, SIZE, values, solver.room(count, dtype), count, solver.info)
        solver.done(name)
        v, w = wide(gpu.get(at, a.shape, dtype)), wide(gpu.get(values, (SIZE,), real(dtype)))
    eps = np.finfo(dtype).eps
    largest = np.abs(w).max()
    assert_within(w, np.linalg.eigvalsh(wide(a)), 4 * SIZE * eps * largest, "eigenvalues")
    assert_within(v.conj().T @ v, np.eye(SIZE), 4 * SIZE * eps, "orthonormal")
    assert_within(wide(a) @ v, v * w, 4 * SIZE * eps * largest, "A v = v w")


@pytest.mark.parametrize("letter", ["S", "Z"])
def test_singular_values(form, gpu, rng, letter):
    dtype, _ = TYPES[letter]
    rows, columns = SIZE, SIZE // 2
    a = normal(rng, (rows, columns), dtype)
    with Solver(form, gpu) as solver:
        at, values = gpu.put(a), gpu.empty(columns * real(dtype).itemsize)
        u, vt = gpu.empty(rows * rows * a.itemsize), gpu.empty(columns * columns * a.itemsize)
        count = getattr(solver, f"{letter}gesvd_bufferSize")(rows, columns)
        none = ord("N")
        getattr(solver, f"{letter}gesvd")(none, none, rows, columns, at, rows, values, u, rows, vt, columns, solver.room(count, dtype),
                                          count, gpu.empty(columns * real(dtype).itemsize), solver.info)
        solver.done("gesvd")
        got = wide(gpu.get(values, (columns,), real(dtype)))
    expected = np.linalg.svd(wide(a), compute_uv=False)
    assert_within(got, expected, 4 * SIZE * np.finfo(dtype).eps * expected[0])


@pytest.mark.parametrize("letter", ["S", "Z"])
def test_lu_of_any_type(form, gpu, rng, letter):
    """The 64-bit interface works with workspaces on device and host."""
    dtype, data = TYPES[letter]
    a, b = normal(rng, (SIZE, SIZE), dtype), normal(rng, (SIZE, 2), dtype)
    with Solver(form, gpu) as solver:
        settings = form.cusolver.cusolverDnCreateParams()
        at, at_b, pivots = gpu.put(a), gpu.put(b), gpu.empty(SIZE * 8)
        device, host = solver.Xgetrf_bufferSize(settings, SIZE, SIZE, data, at, SIZE, data)
        solver.Xgetrf(settings, SIZE, SIZE, data, at, SIZE, pivots, data, gpu.empty(device), device, bytearray(host), host, solver.info)
        solver.done("Xgetrf")
        solver.Xgetrs(settings, N, SIZE, 2, data, at, SIZE, pivots, data, at_b, SIZE, solver.info)
        solver.done("Xgetrs")
        form.cusolver.cusolverDnDestroyParams(settings)
        x = gpu.get(at_b, b.shape, dtype)
    residual(a, x, b, dtype, "A x = b")


def test_failures_of_cusolver():
    """An unknown property fails.

    Sizes below 0 may succeed, and an invalid handle may crash the process.
    """
    asked(Form("checked"), "cusolver")
    from cubind.checked import cusolver as ours

    bad = cusolver.cusolverStatus_t.CUSOLVER_STATUS_INVALID_VALUE
    assert cusolver.cusolverGetProperty(99) == (bad, None)
    with pytest.raises(ours.CusolverError) as info:
        ours.cusolverGetProperty(99)
    assert info.value.code is bad and info.value.function == "cusolverGetProperty"


# --- cuSOLVER, sparse -----------------------------------------------------------------------------


@pytest.mark.parametrize("method", ["lsvqr", "lsvchol"])
def test_sparse_solvers(form, gpu, rng, method):
    """A grid's five-point matrix, which is positive definite, is solved.

    Its descriptor is cuSPARSE's.
    """
    scipy_sparse = pytest.importorskip("scipy.sparse", reason="needs SciPy")
    asked(form, "cusolver")
    asked(form, "cusparse")
    line = scipy_sparse.diags([-1.0, 2.1, -1.0], [-1, 0, 1], shape=(20, 20))
    matrix = scipy_sparse.kronsum(line, line).tocsr()
    matrix.sort_indices()
    b = normal(rng, (400,), np.float64)
    parts = [gpu.put(part) for part in (matrix.data, matrix.indptr.astype(np.int32), matrix.indices.astype(np.int32))]
    solver, descriptor, x = form.cusolver.cusolverSpCreate(), form.cusparse.cusparseCreateMatDescr(), gpu.empty(b.nbytes)
    solve = getattr(form.cusolver, f"cusolverSpDcsr{method}")
    assert solve(solver, 400, matrix.nnz, descriptor, *parts, gpu.put(b), 1e-12, 0, x) == -1, "no pivot is too small"
    got = gpu.get(x, b.shape, np.float64)
    form.cusparse.cusparseDestroyMatDescr(descriptor)
    form.cusolver.cusolverSpDestroy(solver)
    assert np.abs(got).max() > 0
    assert_within(matrix @ got, b, sum_bound(abs(matrix) @ np.abs(got) + np.abs(b), 400, 2.0**-52))


# --- NCCL -----------------------------------------------------------------------------------------

RESULT = nccl.ncclResult_t
ELEMENTS = {
    "ncclInt8": np.int8,
    "ncclUint8": np.uint8,
    "ncclInt32": np.int32,
    "ncclUint32": np.uint32,
    "ncclInt64": np.int64,
    "ncclUint64": np.uint64,
    "ncclFloat16": np.float16,
    "ncclFloat32": np.float32,
    "ncclFloat64": np.float64,
}


def elements(rng, dtype, count=1000):
    values = rng.integers(0, 100, count) if np.dtype(dtype).kind in "iu" else rng.standard_normal(count)
    return values.astype(dtype)


@pytest.fixture(scope="module")
def communicator():
    """Return a communicator of one rank, by ncclCommInitAll; it connects through the loopback."""
    asked(Form("checked"), "nccl")
    os.environ.setdefault("NCCL_SOCKET_IFNAME", "lo")
    from cubind.checked import nccl as ours

    made = ours.ncclCommInitAll(1, [0])
    assert type(made) is list and len(made) == 1 and isinstance(made[0], nccl.ncclComm_t)
    yield made[0]
    ours.ncclCommFinalize(made[0])
    ours.ncclCommDestroy(made[0])


class Collective:
    """NCCL in one form, with a stream and arrays of one type on the device."""

    def __init__(self, form, gpu, dtype):
        self.form, self.gpu, self.dtype = form, gpu, dtype
        self.stream = form.runtime.cudaStreamCreate()

    def __call__(self, name, source, *rest):
        """Call a function and return its receive buffer."""
        sent, received = self.gpu.put(source), self.gpu.put(np.zeros_like(source))
        getattr(self.form.nccl, name)(sent, received, source.size, *rest, self.stream)
        self.form.runtime.cudaStreamSynchronize(self.stream)
        assert (self.gpu.get(sent, source.shape, self.dtype) == source).all()
        return self.gpu.get(received, source.shape, self.dtype)

    def close(self):
        self.form.runtime.cudaStreamDestroy(self.stream)


def test_one_rank(form, communicator, note):
    functions = form.nccl
    note(f"nccl: version {functions.ncclGetVersion()}")
    assert functions.ncclCommCount(communicator) == 1
    assert functions.ncclCommUserRank(communicator) == 0
    assert functions.ncclCommCuDevice(communicator) == 0
    assert functions.ncclCommGetAsyncError(communicator) == RESULT.ncclSuccess


@pytest.mark.parametrize("name", ELEMENTS)
def test_collectives_of_one_rank(form, gpu, rng, communicator, name):
    """With one rank, any reduction returns the data unchanged and writes nothing else."""
    data, dtype = getattr(nccl.ncclDataType_t, name), ELEMENTS[name]
    collective = Collective(form, gpu, dtype)
    for operation in ("ncclSum", "ncclProd", "ncclMin", "ncclMax", "ncclAvg"):
        source = elements(rng, dtype)
        operation = getattr(nccl.ncclRedOp_t, operation)
        assert (collective("ncclAllReduce", source, data, operation, communicator) == source).all()
        assert (collective("ncclReduce", source, data, operation, 0, communicator) == source).all()
        assert (collective("ncclReduceScatter", source, data, operation, communicator) == source).all()
    source = elements(rng, dtype)
    assert (collective("ncclBroadcast", source, data, 0, communicator) == source).all()
    assert (collective("ncclAllGather", source, data, communicator) == source).all()
    at = gpu.put(source)
    form.nccl.ncclAllReduce(at, at, source.size // 2, data, nccl.ncclRedOp_t.ncclSum, communicator, collective.stream)
    assert (gpu.get(at, source.shape, dtype) == source).all()
    collective.close()


def test_reduction_with_a_factor(form, gpu, rng, communicator):
    """A reduction with a factor multiplies each element, even with one rank."""
    factor = np.array([3.0], np.float64)
    operation = form.nccl.ncclRedOpCreatePreMulSum(
        factor, nccl.ncclDataType_t.ncclFloat64, nccl.ncclScalarResidence_t.ncclScalarHostImmediate, communicator)
    source = elements(rng, np.float64)
    collective = Collective(form, gpu, np.float64)
    got = collective("ncclAllReduce", source, nccl.ncclDataType_t.ncclFloat64, operation, communicator)
    collective.close()
    form.nccl.ncclRedOpDestroy(operation, communicator)
    assert (got == 3 * source).all()


def test_sending_to_oneself(form, gpu, rng, communicator):
    """Sending to oneself works with both halves in one group; each would wait for the other."""
    source, stream = elements(rng, np.float32), form.runtime.cudaStreamCreate()
    sent, received = gpu.put(source), gpu.put(np.zeros_like(source))
    kind = nccl.ncclDataType_t.ncclFloat32
    form.nccl.ncclGroupStart()
    form.nccl.ncclSend(sent, source.size, kind, 0, communicator, stream)
    form.nccl.ncclRecv(received, source.size, kind, 0, communicator, stream)
    form.nccl.ncclGroupEnd()
    form.runtime.cudaStreamSynchronize(stream)
    form.runtime.cudaStreamDestroy(stream)
    assert (gpu.get(received, source.shape, np.float32) == source).all()


@pytest.mark.parametrize("blocking", [1, 0], ids=["waits", "does not wait"])
def test_communicator_by_rank(form, gpu, rng, blocking):
    """A communicator can be made from a unique id.

    A non-blocking one is in progress at first, which is no failure.
    """
    asked(form, "nccl")
    os.environ.setdefault("NCCL_SOCKET_IFNAME", "lo")
    config = nccl.ncclConfig_t()
    config.blocking = blocking
    from cubind.checked import nccl as ours

    def ready():
        while ours.ncclCommGetAsyncError(made) == RESULT.ncclInProgress:
            pass
        assert ours.ncclCommGetAsyncError(made) == RESULT.ncclSuccess

    identity = form.nccl.ncclGetUniqueId()
    made = ours.ncclCommInitRankConfig(1, identity, 0, config)
    ready()
    source, stream = elements(rng, np.float32), form.runtime.cudaStreamCreate()
    at = gpu.put(source)
    ours.ncclAllReduce(at, at, source.size, nccl.ncclDataType_t.ncclFloat32, nccl.ncclRedOp_t.ncclSum, made, stream)
    ready()
    form.runtime.cudaStreamSynchronize(stream)
    form.runtime.cudaStreamDestroy(stream)
    assert (gpu.get(at, source.shape, np.float32) == source).all()
    ours.ncclCommFinalize(made)
    ready()
    ours.ncclCommDestroy(made)


def test_memory_of_nccl(form, gpu, rng, communicator):
    source = elements(rng, np.float64)
    at = form.nccl.ncclMemAlloc(source.nbytes)
    gpu.write(at, source)
    registered = form.nccl.ncclCommRegister(communicator, at, source.nbytes)
    form.nccl.ncclAllReduce(at, at, source.size, nccl.ncclDataType_t.ncclFloat64, nccl.ncclRedOp_t.ncclMax, communicator, 0)
    assert (gpu.get(at, source.shape, np.float64) == source).all()
    form.nccl.ncclCommDeregister(communicator, registered)
    form.nccl.ncclMemFree(at)


def test_failures_of_nccl(gpu, communicator):
    """A root that does not exist fails."""
    from cubind.checked import nccl as ours

    arguments = (gpu.empty(64), gpu.empty(64), 4, nccl.ncclDataType_t.ncclFloat32, 5, communicator, 0)
    assert nccl.ncclBroadcast(*arguments) == (RESULT.ncclInvalidArgument,)
    with pytest.raises(ours.NcclError) as info:
        ours.ncclBroadcast(*arguments)
    assert info.value.code is RESULT.ncclInvalidArgument and info.value.function == "ncclBroadcast"


# --- cuFile ---------------------------------------------------------------------------------------


def test_settings_of_cufile(form):
    """Before the driver is open, numbers, switches and texts can be set and read.

    The tests below use these settings.
    """
    asked(form, "cufile")
    functions = form.cufile
    assert functions.cuFileUseCount() == 0
    switch = cufile.CUFileBoolConfigParameter_t.CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE
    for value in (0, 1):
        functions.cuFileSetParameterBool(switch, value)
        assert functions.cuFileGetParameterBool(switch) == value
    size = cufile.CUFileSizeTConfigParameter_t.CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB
    functions.cuFileSetParameterSizeT(size, 65536)
    assert functions.cuFileGetParameterSizeT(size) == 65536
    level = cufile.CUFileStringConfigParameter_t.CUFILE_PARAM_LOGGING_LEVEL
    functions.cuFileSetParameterString(level, b"ERROR")
    read = functions.cuFileGetParameterString(level) if form.is_checked else functions.cuFileGetParameterString(level, 16)
    assert read == ("ERROR" if form.is_checked else b"ERROR".ljust(16, b"\0"))


@pytest.fixture(scope="module")
def cufile_folder():
    """Return a folder for files, cuFile's settings and its log.

    It is in the build folder, because the folder for temporary files is often in memory.
    """
    with tempfile.TemporaryDirectory(prefix="cufile-", dir=BUILD) as name:
        yield Path(name)


@pytest.fixture(scope="module")
def opened(cufile_folder):
    """Open cuFile's driver in compatibility mode: without nvidia-fs, the CPU reads files."""
    settings = {"logging": {"dir": str(cufile_folder), "level": "ERROR"}, "properties": {"allow_compat_mode": True}}
    (cufile_folder / "cufile.json").write_text(json.dumps(settings))
    # Read when the driver opens.
    os.environ["CUFILE_ENV_PATH_JSON"] = str(cufile_folder / "cufile.json")
    os.environ["CUFILE_FORCE_COMPAT_MODE"] = "true"
    asked(Form("checked"), "cufile")
    from cubind.checked import cufile as ours

    try:
        ours.cuFileDriverOpen()
    except cubind.CUDAError as error:
        pytest.skip(f"cuFile does not open here, not even in compatibility mode: {error}")
    yield ours
    ours.cuFileDriverClose()


class PlainStatus(ctypes.Structure):
    """The header's layout. With the next one it calls the library without cubind."""

    _fields_ = [("err", ctypes.c_int), ("cu_err", ctypes.c_int)]


class PlainDescription(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int), ("handle", ctypes.c_void_p), ("fs_ops", ctypes.c_void_p)]


def registered_plainly(number):
    """Return the library's status for registering a file without cubind."""
    from support import model

    library = ctypes.CDLL(model.load("cufile").data["soname"])  # the one that is already open
    library.cuFileHandleRegister.restype = PlainStatus
    library.cuFileHandleDeregister.argtypes, library.cuFileHandleDeregister.restype = [ctypes.c_void_p], None
    handle, described = ctypes.c_void_p(), PlainDescription(1, number, None)
    status = library.cuFileHandleRegister(ctypes.byref(handle), ctypes.byref(described)).err
    if status == 0:
        library.cuFileHandleDeregister(handle)
    return status


def last_words(folder):
    """Return the last lines of cuFile's log."""
    lines = [line for log in sorted(folder.glob("*.log")) for line in log.read_text(errors="replace").splitlines()]
    return "; ".join(line.rpartition("] ")[2].strip() for line in lines[-3:]) or "its log says nothing"


class OpenFile:
    """A file registered with cuFile; skip the test if the library itself refuses it."""

    def __init__(self, ours, path, flags):
        self.ours, self.number = ours, os.open(path, flags, 0o600)
        described = cufile.CUfileDescr_t()
        described.type = cufile.CUfileFileHandleType.CU_FILE_HANDLE_TYPE_OPAQUE_FD
        described.handle.fd = self.number
        assert (described.type, described.handle.fd) == (1, self.number)
        try:
            self.handle = ours.cuFileHandleRegister(described)
        except ours.CufileError as error:
            plainly = registered_plainly(self.number)
            os.close(self.number)
            if plainly != error.code:
                raise AssertionError(f"past cubind the status is {plainly}") from error
            pytest.skip(f"cuFile takes no file of {path.parent}: {error.code.name}; {last_words(path.parent)}")

    def __enter__(self):
        return self.handle

    def __exit__(self, *error):
        self.ours.cuFileHandleDeregister(self.handle)
        os.close(self.number)


@contextlib.contextmanager
def registered(ours, at, size):
    """Register memory with cuFile for a while.

    If it stayed registered, other memory at the same address would be refused.
    """
    ours.cuFileBufRegister(at, size, 0)
    try:
        yield
    finally:
        ours.cuFileBufDeregister(at)


def test_use_and_properties(opened):
    assert cufile.cuFileUseCount() == (0, 1) and opened.cuFileUseCount() == 1
    properties = opened.cuFileDriverGetProperties()
    assert properties.max_device_cache_size > 0


def test_file_into_device_memory(form, gpu, rng, opened, cufile_folder):
    """Reads in parts, with offsets on both sides, give the file's bytes."""
    data = rng.integers(0, 256, 1 << 20, dtype=np.uint8)
    path = cufile_folder / f"in-{form.name}"
    path.write_bytes(data.tobytes())
    at = gpu.put(np.zeros(data.size + 4096, np.uint8))
    with OpenFile(opened, path, os.O_RDONLY) as handle:
        assert form.cufile.cuFileRead(handle, at, data.size, 0, 4096) == data.size
        got = gpu.get(at, (data.size + 4096,), np.uint8)
        assert (got[:4096] == 0).all() and (got[4096:] == data).all()
        assert form.cufile.cuFileRead(handle, at, 8192, data.size - 4096, 0) == 4096, "the file ends"
        assert (gpu.get(at, (4096,), np.uint8) == data[-4096:]).all()


def test_device_memory_into_file(form, gpu, rng, opened, cufile_folder):
    data = rng.integers(0, 256, 1 << 20, dtype=np.uint8)
    at, path = gpu.put(data), cufile_folder / f"out-{form.name}"
    with OpenFile(opened, path, os.O_RDWR | os.O_CREAT) as handle, registered(opened, at, data.size):
        assert form.cufile.cuFileWrite(handle, at, data.size, 4096, 0) == data.size
    assert path.read_bytes() == bytes(4096) + data.tobytes()


def test_registered_memory(form, gpu, opened):
    """Memory can be registered only once, and again after deregistration."""
    at = gpu.empty(1 << 20)
    for _ in range(2):
        with registered(form.cufile, at, 1 << 20):
            with pytest.raises(opened.CufileError) as info:
                opened.cuFileBufRegister(at, 1 << 20, 0)
            assert info.value.code is cufile.CUfileOpError.CU_FILE_MEMORY_ALREADY_REGISTERED


def test_failures_of_cufile(opened):
    """A number that is not a file descriptor fails."""
    described = cufile.CUfileDescr_t()
    described.type = cufile.CUfileFileHandleType.CU_FILE_HANDLE_TYPE_OPAQUE_FD
    described.handle.fd = 9999
    status, handle = cufile.cuFileHandleRegister(described)
    assert status != cufile.CUfileOpError.CU_FILE_SUCCESS and handle is None
    with pytest.raises(opened.CufileError) as info:
        opened.cuFileHandleRegister(described)
    assert info.value.function == "cuFileHandleRegister" and info.value.code is status
