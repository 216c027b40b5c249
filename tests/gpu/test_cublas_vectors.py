"""Compare cuBLAS on vectors, rotations and triangular matrices on a GPU with NumPy."""

import numpy as np
import pytest
from blas_checks import DEVICE, HOST, LETTERS, N, Scalars, eps_of, handle, modes  # noqa: F401
from cubind import cublas, runtime
from device import REALS, assert_within, normal, sum_bound, wide

LOWER, UPPER = cublas.cublasFillMode_t(0), cublas.cublasFillMode_t(1)
LEFT, RIGHT = cublas.cublasSideMode_t(0), cublas.cublasSideMode_t(1)
NON_UNIT, UNIT = cublas.cublasDiagType_t(0), cublas.cublasDiagType_t(1)


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
