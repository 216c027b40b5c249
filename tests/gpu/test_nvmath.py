"""Test that nvmath-python's low-level bindings and cubind give the same bits and failures."""

import ctypes

import cubind
import numpy as np
import pytest
from cubind import cublas, cublaslt, cufft, runtime
from device import Form, normal

nvmath = pytest.importorskip("nvmath", reason="needs nvmath-python")
from nvmath.bindings import cublas as their_blas  # noqa: E402
from nvmath.bindings import cublasLt as their_lt  # noqa: E402
from nvmath.bindings import cufft as their_fft  # noqa: E402

ours = Form("checked")
N, T = 0, 1
F32, F64, F16, C32 = (
    int(getattr(runtime.cudaDataType, n)) for n in ("CUDA_R_32F", "CUDA_R_64F", "CUDA_R_16F", "CUDA_C_32F")
)
COMPUTE_32F = int(cublas.cublasComputeType_t.CUBLAS_COMPUTE_32F)


@pytest.fixture
def handles():
    """Return (their handle, our handle), each made by its own side."""
    pair = their_blas.create(), ours.cublas.cublasCreate()
    yield pair
    their_blas.destroy(pair[0])
    ours.cublas.cublasDestroy(pair[1])


class Number:
    """A number in their form: the address of one."""

    def __init__(self, value, dtype):
        self.array = np.array([value], dtype)
        self.address = self.array.ctypes.data


def both(gpu, output, theirs, mine):
    """Run both sides, each on a copy of the same output array, and return the results."""
    results = []
    for run in (theirs, mine):
        at = gpu.put(output)
        run(at)
        results.append(gpu.get(at, output.shape, output.dtype))
    return results


def assert_same(gpu, output, theirs, mine):
    one, other = both(gpu, output, theirs, mine)
    assert one.tobytes() == other.tobytes()
    assert one.tobytes() != output.tobytes(), "nothing was written"


GEMMS = {"sgemm": np.float32, "dgemm": np.float64, "cgemm": np.complex64, "zgemm": np.complex128}


@pytest.mark.parametrize("name", GEMMS)
@pytest.mark.parametrize("suffix", ["", "_64"])
def test_gemm(handles, gpu, rng, name, suffix):
    dtype = GEMMS[name]
    m, n, k = 70, 50, 90
    a, b, c = (normal(rng, s, dtype) for s in ((m, k), (k, n), (m, n)))
    alpha, beta = normal(rng, (2,), dtype).tolist()
    at_a, at_b = gpu.put(a), gpu.put(b)
    numbers = Number(alpha, dtype), Number(beta, dtype)
    call = getattr(ours.cublas, f"cublas{name[0].upper()}gemm{suffix}")
    assert_same(
        gpu,
        c,
        lambda at: getattr(their_blas, name + suffix)(
            handles[0], N, N, m, n, k, numbers[0].address, at_a, m, at_b, k, numbers[1].address, at, m
        ),
        lambda at: call(handles[1], N, N, m, n, k, alpha, at_a, m, at_b, k, beta, at, m),
    )


def test_gemm_ex(handles, gpu, rng):
    n = 64
    a, b, c = (normal(rng, (n, n), np.float16) for _ in range(3))
    at_a, at_b = gpu.put(a), gpu.put(b)
    alpha, beta = Number(0.5, np.float32), Number(2.0, np.float32)
    assert_same(
        gpu,
        c,
        lambda at: their_blas.gemm_ex(
            handles[0],
            N,
            T,
            n,
            n,
            n,
            alpha.address,
            at_a,
            F16,
            n,
            at_b,
            F16,
            n,
            beta.address,
            at,
            F16,
            n,
            COMPUTE_32F,
            -1,
        ),
        lambda at: ours.cublas.cublasGemmEx(
            handles[1], N, T, n, n, n, 0.5, at_a, F16, n, at_b, F16, n, 2.0, at, F16, n, COMPUTE_32F, -1
        ),
    )


def test_batched(handles, gpu, rng):
    n, count = 24, 5
    a, b, c = (normal(rng, (n, n, count), np.float64) for _ in range(3))
    at_a, at_b = gpu.put(a), gpu.put(b)
    alpha, beta = Number(1.5, np.float64), Number(-1.0, np.float64)
    assert_same(
        gpu,
        c,
        lambda at: their_blas.dgemm_strided_batched(
            handles[0], N, N, n, n, n, alpha.address, at_a, n, n * n, at_b, n, n * n, beta.address, at, n, n * n, count
        ),
        lambda at: ours.cublas.cublasDgemmStridedBatched(
            handles[1], N, N, n, n, n, 1.5, at_a, n, n * n, at_b, n, n * n, -1.0, at, n, n * n, count
        ),
    )

    def table(at):
        return gpu.pointers([at + 8 * n * n * i for i in range(count)])

    assert_same(
        gpu,
        c,
        lambda at: their_blas.dgemm_batched(
            handles[0], N, N, n, n, n, alpha.address, table(at_a), n, table(at_b), n, beta.address, table(at), n, count
        ),
        lambda at: ours.cublas.cublasDgemmBatched(
            handles[1], N, N, n, n, n, 1.5, table(at_a), n, table(at_b), n, -1.0, table(at), n, count
        ),
    )


def test_grouped(handles, gpu, rng):
    n, sizes = 16, [3, 2]
    total = sum(sizes)
    a, b, c = (normal(rng, (n, n, total), np.float32) for _ in range(3))
    at_a, at_b = gpu.put(a), gpu.put(b)
    alphas, betas = [0.5, 2.0], [1.0, -1.0]

    def table(at):
        return gpu.pointers([at + 4 * n * n * i for i in range(total)])

    assert_same(
        gpu,
        c,
        lambda at: their_blas.sgemm_grouped_batched(
            handles[0],
            [N] * 2,
            [N] * 2,
            [n] * 2,
            [n] * 2,
            [n] * 2,
            alphas,
            table(at_a),
            [n] * 2,
            table(at_b),
            [n] * 2,
            betas,
            table(at),
            [n] * 2,
            2,
            sizes,
        ),
        lambda at: ours.cublas.cublasSgemmGroupedBatched(
            handle=handles[1],
            transa_array=[cublas.cublasOperation_t(N)] * 2,
            transb_array=[cublas.cublasOperation_t(N)] * 2,
            m_array=[n] * 2,
            n_array=[n] * 2,
            k_array=[n] * 2,
            alpha_array=alphas,
            Aarray=table(at_a),
            lda_array=[n] * 2,
            Barray=table(at_b),
            ldb_array=[n] * 2,
            beta_array=betas,
            Carray=table(at),
            ldc_array=[n] * 2,
            group_size=sizes,
        ),
    )


def test_syrk_and_trsm(handles, gpu, rng):
    n, k = 40, 30
    a, c = normal(rng, (n, k), np.float32), normal(rng, (n, n), np.float32)
    at_a = gpu.put(a)
    alpha, beta = Number(0.75, np.float32), Number(0.5, np.float32)
    assert_same(
        gpu,
        c,
        lambda at: their_blas.ssyrk(handles[0], 1, N, n, k, alpha.address, at_a, n, beta.address, at, n),
        lambda at: ours.cublas.cublasSsyrk(handles[1], 1, N, n, k, 0.75, at_a, n, 0.5, at, n),
    )
    triangle = np.asfortranarray(np.tril(normal(rng, (n, n), np.float32)) / n + 2 * np.eye(n, dtype=np.float32))
    at_t = gpu.put(triangle)
    assert_same(
        gpu,
        c,
        lambda at: their_blas.strsm(handles[0], 0, 0, N, 0, n, n, alpha.address, at_t, n, at, n),
        lambda at: ours.cublas.cublasStrsm(handles[1], 0, 0, N, 0, n, n, 0.75, at_t, n, at, n),
    )


def test_results(handles, gpu, rng):
    """In host mode they write results to an address, and cubind returns them.

    In device mode both write to an address.
    """
    n = 777
    x, y = gpu.put(normal(rng, (n,), np.float32)), gpu.put(normal(rng, (n,), np.float32))
    vectors = {"sdot": (x, 1, y, 1), "snrm2": (x, 1), "sasum": (x, 1), "isamax": (x, 1), "isamin": (x, 1)}
    for mode in (0, 1):
        their_blas.set_pointer_mode(handles[0], mode)
        ours.cublas.cublasSetPointerMode(handles[1], mode)
        for name, arguments in vectors.items():
            call = getattr(ours.cublas, "cublas" + name[0].upper() + name[1:])
            dtype = np.int32 if name.startswith("i") else np.float32
            out = np.zeros(1, dtype)
            if mode == 0:
                getattr(their_blas, name)(handles[0], n, *arguments, out.ctypes.data)
                assert call(handles[1], n, *arguments) == out[0].item()
                continue
            assert_same(
                gpu,
                out,
                lambda at, name=name, arguments=arguments: getattr(their_blas, name)(handles[0], n, *arguments, at),
                lambda at, call=call, arguments=arguments: call(handles[1], n, *arguments, at),
            )


def test_rotations(handles, rng):
    a, b = normal(rng, (2,), np.float32)
    cells = [np.array([v], np.float32) for v in (a, b, 0, 0)]
    their_blas.srotg(handles[0], *(c.ctypes.data for c in cells))
    assert ours.cublas.cublasSrotg(handles[1], a.item(), b.item()) == tuple(c[0].item() for c in cells)
    cells = [np.array([v], np.float64) for v in (1.25, 0.5, 2.0, -3.0)] + [np.zeros(5)]
    their_blas.drotmg(handles[0], *(c.ctypes.data for c in cells))
    d1, d2, x1, param = ours.cublas.cublasDrotmg(handles[1], 1.25, 0.5, 2.0, -3.0)
    assert [d1, d2, x1] == [c[0] for c in cells[:3]]
    flag = param[0]
    # The other members are not written.
    known = {-2: [], -1: [1, 2, 3, 4], 0: [2, 3], 1: [1, 4]}[int(flag)]
    assert flag == cells[4][0] and all(param[i] == cells[4][i] for i in known)


def test_failures_of_cublas(handles):
    with pytest.raises(their_blas.cuBLASError) as theirs:
        their_blas.sgemm(handles[0], N, N, -1, 1, 1, 0, 0, 1, 0, 1, 0, 0, 1)
    with pytest.raises(cubind.CUDAError) as mine:
        ours.cublas.cublasSgemm(handles[1], N, N, -1, 1, 1, 0, 0, 1, 0, 1, 0, 0, 1)
    assert theirs.value.status == int(mine.value.code)


# --- cuBLASLt -------------------------------------------------------------------------------------


def test_matmul(gpu, rng):
    """Their descriptors and ours give the same algorithms, which give the same bits.

    Objects of either side can be passed to the other.
    """
    m, n, k = 128, 96, 160
    a, b = normal(rng, (m, k), np.float16), normal(rng, (k, n), np.float16)
    at_a, at_b, at_bias = gpu.put(a), gpu.put(b), gpu.put(normal(rng, (m,), np.float16))
    d = np.full((m, n), 3, np.float16)
    desc = cublaslt.cublasLtMatmulDescAttributes_t
    pref = cublaslt.cublasLtMatmulPreferenceAttributes_t
    size = 1 << 22
    work = gpu.empty(size)

    lt = their_lt.create()
    op = their_lt.matmul_desc_create(COMPUTE_32F, F32)
    for attribute, value, ctype in (
        (desc.CUBLASLT_MATMUL_DESC_EPILOGUE, 6, ctypes.c_uint32),
        (desc.CUBLASLT_MATMUL_DESC_BIAS_POINTER, at_bias, ctypes.c_uint64),
    ):
        cell = ctype(value)
        their_lt.matmul_desc_set_attribute(op, int(attribute), ctypes.addressof(cell), ctypes.sizeof(cell))
    layouts = [their_lt.matrix_layout_create(F16, *s) for s in ((m, k, m), (k, n, k), (m, n, m))]
    preference = their_lt.matmul_preference_create()
    cell = ctypes.c_uint64(size)
    their_lt.matmul_preference_set_attribute(
        preference, int(pref.CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES), ctypes.addressof(cell), 8
    )
    found, count = their_lt.MatmulHeuristicResult(4), ctypes.c_int()
    their_lt.matmul_algo_get_heuristic(lt, op, *layouts, layouts[2], preference, 4, found.ptr, ctypes.addressof(count))
    assert count.value >= 1

    lt2 = ours.cublaslt.cublasLtCreate()
    op2 = ours.cublaslt.cublasLtMatmulDescCreate(COMPUTE_32F, F32)
    ours.cublaslt.cublasLtMatmulDescSetAttribute(op2, desc.CUBLASLT_MATMUL_DESC_EPILOGUE, 6)
    ours.cublaslt.cublasLtMatmulDescSetAttribute(op2, desc.CUBLASLT_MATMUL_DESC_BIAS_POINTER, at_bias)
    layouts2 = [ours.cublaslt.cublasLtMatrixLayoutCreate(F16, *s) for s in ((m, k, m), (k, n, k), (m, n, m))]
    preference2 = ours.cublaslt.cublasLtMatmulPreferenceCreate()
    ours.cublaslt.cublasLtMatmulPreferenceSetAttribute(preference2, pref.CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, size)
    results = ours.cublaslt.cublasLtMatmulAlgoGetHeuristic(lt2, op2, *layouts2, layouts2[2], preference2, 4)
    assert len(results) == count.value
    for i, result in enumerate(results):
        assert bytes(memoryview(result))[:80] == ctypes.string_at(found.ptr + 96 * i, 80), "all but what is reserved"

    alpha, beta = Number(1.0, np.float32), Number(0.0, np.float32)
    for i, result in enumerate(results):
        address = found.ptr + 96 * i
        assert_same(
            gpu,
            d,
            lambda at, address=address: their_lt.matmul(
                lt,
                op,
                alpha.address,
                at_a,
                layouts[0],
                at_b,
                layouts[1],
                beta.address,
                at,
                layouts[2],
                at,
                layouts[2],
                address,
                work,
                size,
                0,
            ),
            lambda at, result=result: ours.cublaslt.cublasLtMatmul(
                lt2,
                op2,
                1.0,
                at_a,
                layouts2[0],
                at_b,
                layouts2[1],
                0.0,
                at,
                layouts2[2],
                at,
                layouts2[2],
                result.algo,
                work,
                size,
                None,
            ),
        )
    # Each side uses the other's objects.
    assert_same(
        gpu,
        d,
        lambda at: their_lt.matmul(
            int(lt2),
            int(op2),
            alpha.address,
            at_a,
            int(layouts2[0]),
            at_b,
            int(layouts2[1]),
            beta.address,
            at,
            int(layouts2[2]),
            at,
            int(layouts2[2]),
            results[0].algo.getPtr(),
            work,
            size,
            0,
        ),
        lambda at: ours.cublaslt.cublasLtMatmul(
            lt,
            op,
            1.0,
            at_a,
            layouts[0],
            at_b,
            layouts[1],
            0.0,
            at,
            layouts[2],
            at,
            layouts[2],
            results[0].algo,
            work,
            size,
            None,
        ),
    )

    for mine, other in zip(layouts2, layouts, strict=True):
        ours.cublaslt.cublasLtMatrixLayoutDestroy(mine)
        their_lt.matrix_layout_destroy(other)
    ours.cublaslt.cublasLtMatmulPreferenceDestroy(preference2)
    their_lt.matmul_preference_destroy(preference)
    ours.cublaslt.cublasLtMatmulDescDestroy(op2)
    their_lt.matmul_desc_destroy(op)
    ours.cublaslt.cublasLtDestroy(lt2)
    their_lt.destroy(lt)


# --- cuFFT ----------------------------------------------------------------------------------------

EXEC = {
    "C2C": (np.complex64, np.complex64),
    "R2C": (np.float32, np.complex64),
    "Z2Z": (np.complex128, np.complex128),
    "D2Z": (np.float64, np.complex128),
}


@pytest.mark.parametrize("name", EXEC)
@pytest.mark.parametrize("shape", [(1000,), (24, 40), (8, 9, 10)], ids=["1d", "2d", "3d"])
def test_transforms(gpu, rng, name, shape):
    source, target = EXEC[name]
    x = gpu.put(normal(rng, shape, source, order="C"))
    output = np.full((*shape[:-1], shape[-1] if name in ("C2C", "Z2Z") else shape[-1] // 2 + 1), 5, target, order="F")
    kind = getattr(cufft.cufftType, f"CUFFT_{name}")
    direction = [-1] if name in ("C2C", "Z2Z") else []
    rest = [1] if len(shape) == 1 else []
    plans = their_fft.create(), ours.cufft.cufftCreate()
    sizes = (
        getattr(their_fft, f"make_plan{len(shape)}d")(plans[0], *shape, int(kind), *rest),
        getattr(ours.cufft, f"cufftMakePlan{len(shape)}d")(plans[1], *shape, kind, *rest),
    )
    assert [sizes[0]] == sizes[1]
    assert_same(
        gpu,
        output,
        lambda at: getattr(their_fft, f"exec_{name.lower()}")(plans[0], x, at, *direction),
        lambda at: getattr(ours.cufft, f"cufftExec{name}")(plans[1], x, at, *direction),
    )
    their_fft.destroy(plans[0])
    ours.cufft.cufftDestroy(plans[1])


def test_many_plans(gpu, rng):
    n, batch = 48, 6
    x = gpu.put(normal(rng, (batch, n), np.complex64, order="C"))
    output = np.full((batch, n), 5, np.complex64, order="F")
    plans = their_fft.create(), ours.cufft.cufftCreate()
    size = their_fft.xt_make_plan_many(plans[0], 1, [n], [n], 1, n, C32, [n], 1, n, C32, batch, C32)
    sizes = ours.cufft.cufftXtMakePlanMany(
        plan=plans[1],
        n=[n],
        inembed=[n],
        istride=1,
        idist=n,
        inputtype=C32,
        onembed=[n],
        ostride=1,
        odist=n,
        outputtype=C32,
        batch=batch,
        executiontype=C32,
    )
    assert sizes == [size]
    assert_same(
        gpu,
        output,
        lambda at: their_fft.xt_exec(plans[0], x, at, -1),
        lambda at: ours.cufft.cufftXtExec(plans[1], x, at, -1),
    )
    their_fft.destroy(plans[0])
    ours.cufft.cufftDestroy(plans[1])


def test_failures_of_cufft():
    with pytest.raises(their_fft.cuFFTError) as theirs:
        their_fft.exec_c2c(4321, 256, 256, -1)
    with pytest.raises(cubind.CUDAError) as mine:
        ours.cufft.cufftExecC2C(4321, 256, 256, -1)
    assert theirs.value.status == int(mine.value.code)
