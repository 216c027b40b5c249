"""Compare cuSPARSE on a GPU with SciPy, and check cuSOLVER by residuals (cubind-libraries)."""

import numpy as np
import pytest
from device import Form, assert_within, normal, sum_bound, wide
from further import DATA, TYPES, all_types, asked, cusolver, cusparse, real, solved

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
