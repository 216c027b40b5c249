"""Test cuBLASLt on a GPU: RELU(a @ b + bias), tuned algorithms, attributes, transforms."""

import copy
import ctypes
import pickle

import cubind
import numpy as np
import pytest
from cubind import cublas, cublaslt, runtime
from device import REALS, assert_within, normal, sum_bound, wide

OP_N, OP_T = cublas.cublasOperation_t(0), cublas.cublasOperation_t(1)
COMPUTE = cublas.cublasComputeType_t
DESC = cublaslt.cublasLtMatmulDescAttributes_t
PREFERENCE = cublaslt.cublasLtMatmulPreferenceAttributes_t
EPILOGUE = cublaslt.cublasLtEpilogue_t
WORKSPACE = 32 << 20
CANDIDATES = 8
ROUNDS = 10

# (compute type, type of the scale factors, precision of the sums)
COMPUTED = {
    "fp16": (COMPUTE.CUBLAS_COMPUTE_32F, "CUDA_R_32F", 2.0**-23),
    "bf16": (COMPUTE.CUBLAS_COMPUTE_32F, "CUDA_R_32F", 2.0**-23),
    "fp32": (COMPUTE.CUBLAS_COMPUTE_32F, "CUDA_R_32F", 2.0**-23),
    "fp64": (COMPUTE.CUBLAS_COMPUTE_64F, "CUDA_R_64F", 2.0**-52),
}


def data_type(real):
    return getattr(runtime.cudaDataType, real.data_type)


@pytest.fixture
def handle(form):
    handle = form.cublaslt.cublasLtCreate()
    yield handle
    form.cublaslt.cublasLtDestroy(handle)


class ReluBias:
    """RELU(a @ b + bias), ready to run: descriptors, layouts, device data, candidates.

    Variant N adds a bias per column to row-major arrays, as the transposed product of b and a.
    Variant M adds one per row to a column-major result of row-major operands.
    """

    def __init__(self, form, handle, gpu, rng, variant, real, m, n, k, epilogue=None):
        self.form, self.lt, self.handle, self.gpu = form, form.cublaslt, handle, gpu
        self.variant, self.real, self.m, self.n, self.k = variant, real, m, n, k
        if epilogue is None:
            epilogue = EPILOGUE.CUBLASLT_EPILOGUE_RELU_BIAS
        small = np.float32 if real.name != "fp64" else np.float64
        self.a, self.b = (real.encode(rng.standard_normal(s, small)) for s in ((m, k), (k, n)))
        self.bias = real.encode(rng.standard_normal(n if variant == "N" else m, small) * np.sqrt(k).astype(small))
        self.at_a, self.at_b, self.at_bias = gpu.put(self.a), gpu.put(self.b), gpu.put(self.bias)
        self.size = m * n * real.storage.itemsize
        self.at_d = gpu.empty(self.size)
        self.describe(epilogue)
        self.search()

    def describe(self, epilogue):
        lt, m, n, k = self.lt, self.m, self.n, self.k
        compute, scale, self.eps = COMPUTED[self.real.name]
        self.op = lt.cublasLtMatmulDescCreate(compute, getattr(runtime.cudaDataType, scale))
        operation = OP_N if self.variant == "N" else OP_T
        lt.cublasLtMatmulDescSetAttribute(self.op, DESC.CUBLASLT_MATMUL_DESC_TRANSA, operation)
        lt.cublasLtMatmulDescSetAttribute(self.op, DESC.CUBLASLT_MATMUL_DESC_TRANSB, operation)
        lt.cublasLtMatmulDescSetAttribute(self.op, DESC.CUBLASLT_MATMUL_DESC_EPILOGUE, epilogue)
        if epilogue == EPILOGUE.CUBLASLT_EPILOGUE_RELU_BIAS:
            # Set before the heuristic, which reads the address's alignment.
            lt.cublasLtMatmulDescSetAttribute(self.op, DESC.CUBLASLT_MATMUL_DESC_BIAS_POINTER, self.at_bias)
        if self.variant == "N":
            shapes, self.operands = ((n, k, n), (k, m, k), (n, m, n)), (self.at_b, self.at_a)
        else:
            shapes, self.operands = ((k, m, k), (n, k, n), (m, n, m)), (self.at_a, self.at_b)
        self.layouts = [lt.cublasLtMatrixLayoutCreate(data_type(self.real), *shape) for shape in shapes]

    def search(self):
        lt = self.lt
        preference = lt.cublasLtMatmulPreferenceCreate()
        lt.cublasLtMatmulPreferenceSetAttribute(
            preference, PREFERENCE.CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, WORKSPACE
        )
        first, second, d = self.layouts
        result = lt.cublasLtMatmulAlgoGetHeuristic(self.handle, self.op, first, second, d, d, preference, CANDIDATES)
        lt.cublasLtMatmulPreferenceDestroy(preference)
        self.results = [r for r in self.form.listed(result) if r.state == 0]
        assert self.results
        self.workspace = self.gpu.empty(max(r.workspaceSize for r in self.results))

    def run(self, result, stream=None, algo=None):
        first, second, d = self.layouts
        self.lt.cublasLtMatmul(
            self.handle,
            self.op,
            1.0,
            self.operands[0],
            first,
            self.operands[1],
            second,
            0.0,
            self.at_d,
            d,
            self.at_d,
            d,
            result.algo if algo is None else algo,
            self.workspace,
            result.workspaceSize,
            stream,
        )

    def raw(self):
        """Return the current contents of D, row by row."""
        shape = (self.m, self.n)
        return self.gpu.get(self.at_d, shape, self.real.storage, order="C" if self.variant == "N" else "F")

    def wipe(self):
        self.form.runtime.cudaMemset(self.at_d, 0xA5, self.size)

    def check(self, rng, sample=64):
        """Compare some rows and columns of the result with double precision."""
        rows = np.sort(rng.permutation(self.m)[:sample])
        columns = np.sort(rng.permutation(self.n)[:sample])
        a, b = self.real.decode(self.a[rows]), self.real.decode(np.ascontiguousarray(self.b[:, columns]))
        bias = self.real.decode(self.bias)
        bias = bias[columns][None, :] if self.variant == "N" else bias[rows][:, None]
        plain = a @ b + bias
        expected = np.maximum(plain, 0)
        assert 0.2 < (expected > 0).mean() < 0.8, "the test's own data"
        # Signs are random, so errors add up like a random walk: a hundredth of the worst case is a
        # generous bound.
        magnitude = np.abs(a) @ np.abs(b) + np.abs(bias)
        bound = sum_bound(magnitude, max(16, self.k // 64), self.eps, plain, self.real.eps)
        result = self.real.decode(np.ascontiguousarray(self.raw()[np.ix_(rows, columns)]))
        assert_within(result, expected, bound)

    def close(self):
        for layout in self.layouts:
            self.lt.cublasLtMatrixLayoutDestroy(layout)
        self.lt.cublasLtMatmulDescDestroy(self.op)


class Clock:
    """Measures device time with events, in milliseconds."""

    def __init__(self, form, stream):
        self.runtime, self.stream = form.runtime, stream
        self.start, self.end = self.runtime.cudaEventCreate(), self.runtime.cudaEventCreate()

    def time(self, call):
        self.runtime.cudaEventRecord(self.start, self.stream)
        call()
        self.runtime.cudaEventRecord(self.end, self.stream)
        self.runtime.cudaEventSynchronize(self.end)
        return self.runtime.cudaEventElapsedTime(self.start, self.end)

    def close(self):
        self.runtime.cudaEventDestroy(self.start)
        self.runtime.cudaEventDestroy(self.end)


def autotune(case, stream, rng):
    """Return (milliseconds of the first candidate, those of the best, the best).

    These are medians of ten rounds in shuffled order. The L2 cache is overwritten before each
    measurement.
    """
    runtime = case.form.runtime
    cache = runtime.cudaDeviceGetAttribute(runtime.types.cudaDeviceAttr.cudaDevAttrL2CacheSize, 0)
    flush = case.gpu.empty(cache)
    clock = Clock(case.form, stream)
    times = [[] for _ in case.results]
    for result in case.results:
        case.run(result, stream)  # load the code
    for _ in range(ROUNDS):
        for i in rng.permutation(len(case.results)):
            runtime.cudaMemsetAsync(flush, 1, cache, stream)
            times[i].append(clock.time(lambda i=i: case.run(case.results[i], stream)))
    clock.close()
    medians = [float(np.median(t)) for t in times]
    best = int(np.argmin(medians))
    if medians[best] > 0.98 * medians[0]:
        best = 0  # not worth the change
    return medians[0], medians[best], case.results[best]


variants = pytest.mark.parametrize("variant", ["N", "M"])
SMALL = (256, 384, 512)
LARGE = {"bf16": (8192,) * 3, "fp16": (8192,) * 3, "fp32": (8192, 8192, 1024), "fp64": (8192, 8192, 2048)}


def make(*arguments, **named):
    """Return a ReluBias, or skip if the library has no such product for the type."""
    try:
        return ReluBias(*arguments, **named)
    except (AssertionError, cubind.CUDAError) as error:
        if "NOT_SUPPORTED" in str(error):
            pytest.skip(f"this cuBLASLt has no RELU_BIAS for these types: {error}")
        raise


@variants
@pytest.mark.parametrize("name", COMPUTED)
def test_relu_bias(form, handle, gpu, rng, variant, name):
    """The heuristic's first candidate and all others give the right result."""
    case = make(form, handle, gpu, rng, variant, REALS[name], *SMALL)
    for result in case.results:
        assert result.wavesCount > 0
        case.wipe()
        case.run(result)
        case.check(rng)
    case.close()


@variants
@pytest.mark.parametrize("name", LARGE)
def test_relu_bias_tuned(checked, gpu, rng, note, variant, name):
    """Run the whole sequence at full size, and record the times."""
    handle = checked.cublaslt.cublasLtCreate()
    m, n, k = LARGE[name]
    case = make(checked, handle, gpu, rng, variant, REALS[name], m, n, k)
    stream = checked.runtime.cudaStreamCreate()
    case.wipe()
    case.run(case.results[0], stream)
    case.check(rng)
    first, tuned, best = autotune(case, stream, rng)
    case.wipe()
    case.run(best, stream)
    case.check(rng)
    tera = 2 * m * n * k / 1e9
    note(
        f"RELU(a@b+bias) {name} {m}x{n}x{k} variant {variant}, {len(case.results)} candidates: heuristic's first "
        f"{first:.3f} ms ({tera / first:.1f} TFLOP/s), tuned {tuned:.3f} ms ({tera / tuned:.1f} TFLOP/s)"
    )
    case.close()
    checked.runtime.cudaStreamDestroy(stream)
    checked.cublaslt.cublasLtDestroy(handle)


def test_results_can_be_kept(form, handle, gpu, rng):
    """A copied, pickled or saved algorithm gives the same bits."""
    case = make(form, handle, gpu, rng, "N", REALS["bf16"], *SMALL)
    result = case.results[-1]
    case.run(result)
    wanted = case.raw().copy()
    saved = bytes(memoryview(result.algo))
    assert len(saved) == 64 and len(bytes(memoryview(result))) == 96
    copies = [copy.copy(result), copy.deepcopy(result), pickle.loads(pickle.dumps(result))]
    restored = cublaslt.cublasLtMatmulAlgo_t()
    restored.data = list(np.frombuffer(saved, np.uint64).tolist())
    del case.results
    for copied in copies:
        assert copied == result and copied is not result
        assert (copied.workspaceSize, copied.state, copied.wavesCount) == (result.workspaceSize, 0, result.wavesCount)
        case.wipe()
        case.run(copied)
        assert (case.raw() == wanted).all()
    for algo in (restored, pickle.loads(pickle.dumps(result.algo))):
        assert algo == result.algo
        case.wipe()
        case.run(result, algo=algo)
        assert (case.raw() == wanted).all()
    case.close()


def test_without_an_algorithm(form, handle, gpu, rng):
    """If the algorithm is None, the library asks its heuristic itself."""
    case = make(form, handle, gpu, rng, "M", REALS["fp16"], *SMALL)
    first, second, d = case.layouts
    form.cublaslt.cublasLtMatmul(
        handle,
        case.op,
        1.0,
        case.operands[0],
        first,
        case.operands[1],
        second,
        0.0,
        case.at_d,
        d,
        case.at_d,
        d,
        None,
        case.workspace,
        case.results[0].workspaceSize,
        None,
    )
    case.check(rng)
    case.close()


def test_fused_relu_of_nan(form, handle, gpu, rng):
    """A NaN stays or becomes zero, depending on the kernel, and affects only its own row."""
    case = make(form, handle, gpu, rng, "N", REALS["fp16"], 64, 64, 64)
    bad = case.a.copy()
    bad[5, :] = np.nan
    gpu.write(case.at_a, bad)
    case.run(case.results[0])
    row = case.raw()[5].astype(float)
    assert np.isnan(row).all() or (row == 0).all()
    assert np.isfinite(np.delete(case.raw().astype(float), 5, axis=0)).all()
    case.close()


class Plain:
    """alpha * a @ b + beta * c in single precision, column-major, without an epilogue."""

    def __init__(self, form, handle, gpu, rng, scale="CUDA_R_32F"):
        lt, n = form.cublaslt, 64
        self.n, self.lt, self.handle, self.gpu = n, lt, handle, gpu
        self.a, self.b, self.c = (normal(rng, (n, n), np.float32) for _ in range(3))
        self.at = [gpu.put(x) for x in (self.a, self.b, self.c)]
        self.at_d = gpu.empty(4 * n * n)
        self.op = lt.cublasLtMatmulDescCreate(COMPUTE.CUBLAS_COMPUTE_32F, getattr(runtime.cudaDataType, scale))
        self.layout = lt.cublasLtMatrixLayoutCreate(runtime.cudaDataType.CUDA_R_32F, n, n, n)

    def run(self, alpha, beta):
        layout = self.layout
        self.lt.cublasLtMatmul(
            self.handle,
            self.op,
            alpha,
            self.at[0],
            layout,
            self.at[1],
            layout,
            beta,
            self.at[2],
            layout,
            self.at_d,
            layout,
            None,
            None,
            0,
            None,
        )

    def check(self, alpha, beta):
        a, b, c = wide(self.a), wide(self.b), wide(self.c)
        alpha, beta = np.asarray(alpha), np.asarray(beta)
        magnitude = np.abs(alpha) * (np.abs(a) @ np.abs(b)) + np.abs(beta * c)
        assert_within(
            self.gpu.get(self.at_d, (self.n, self.n), np.float32),
            alpha * (a @ b) + beta * c,
            sum_bound(magnitude, self.n, 2.0**-23),
        )

    def close(self):
        self.lt.cublasLtMatrixLayoutDestroy(self.layout)
        self.lt.cublasLtMatmulDescDestroy(self.op)


def test_scale_factors_by_pointer_mode(form, handle, gpu, rng):
    """Scale factors may be on the host, on the device, or one per row there."""
    case = Plain(form, handle, gpu, rng)
    mode, attribute = cublaslt.cublasLtPointerMode_t, DESC.CUBLASLT_MATMUL_DESC_POINTER_MODE
    case.run(0.5, -2.0)
    case.check(0.5, -2.0)
    form.cublaslt.cublasLtMatmulDescSetAttribute(case.op, attribute, mode.CUBLASLT_POINTER_MODE_DEVICE)
    case.run(gpu.put(np.float32([1.5])), gpu.put(np.float32([0.25])))
    case.check(1.5, 0.25)
    with pytest.raises(TypeError, match="the pointer mode is not host"):
        case.run(1.5, 0.25)
    each = normal(rng, (case.n, 1), np.float32)
    form.cublaslt.cublasLtMatmulDescSetAttribute(
        case.op, attribute, mode.CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST
    )
    try:
        case.run(gpu.put(each), 0.0)
    except (AssertionError, cubind.CUDAError) as error:
        # The library may refuse this. Only beta's acceptance as a number matters.
        assert "CUBLAS_STATUS_" in str(error)
    else:
        case.check(wide(each), 0.0)
    case.close()


# --- algorithms -----------------------------------------------------------------------------------


def true_size(function, algo, attribute):
    """Return the library's size of an attribute, without cubind; None if it does not know it."""
    library = ctypes.CDLL("libcublasLt.so.13")
    written = ctypes.c_size_t()
    status = getattr(library, function)(
        ctypes.c_void_p(algo.getPtr()), int(attribute), None, ctypes.c_size_t(0), ctypes.byref(written)
    )
    return written.value if status == 0 else None


def size_of(row, count):
    sizes = {
        "int32": 4,
        "uint32": 4,
        "float": 4,
        "int64": 8,
        "uint64": 8,
        "uint16": 2,
        "int16": 2,
        "int8": 1,
        "uint8": 1,
        "address": 8,
        "handle": 8,
        "enum": 4,
    }
    return 4 * count if row["type"] == "list_uint32" else sizes[row["type"]]


def test_every_attribute_of_algorithms(form, handle, gpu, rng):
    """In the two groups that need a device, sizes match our tables and values have our types."""
    from support import model

    lt = form.cublaslt
    case = make(form, handle, gpu, rng, "N", REALS["fp16"], *SMALL)
    algo = case.results[0].algo
    tables = model.load("cublaslt").tables
    asked = 0
    for table, function in (
        ("algo_cap", "cublasLtMatmulAlgoCapGetAttribute"),
        ("algo_config", "cublasLtMatmulAlgoConfigGetAttribute"),
    ):
        enum = getattr(cublaslt, tables[table]["enum_name"])
        for row in tables[table]["rows"]:
            attribute = getattr(enum, row["enumerator"])
            size = true_size(function, algo, attribute)
            if size is None:
                status = getattr(cublaslt, function)(algo, attribute)[0]
                assert status == cublas.cublasStatus_t.CUBLAS_STATUS_INVALID_VALUE, "unknown to this release"
                continue
            value = getattr(lt, function)(algo, attribute)
            count = len(value) if isinstance(value, list) else 1
            assert size == size_of(row, count), row
            assert isinstance(value, list) == (row["type"] == "list_uint32"), row
            asked += 1
    assert asked >= 28, "20 capabilities and 9 settings in 13.0"
    case.close()


def test_configuration_is_set_and_read_back(form, handle):
    lt = form.cublaslt
    config = cublaslt.cublasLtMatmulAlgoConfigAttributes_t
    single = runtime.cudaDataType.CUDA_R_32F
    types = (COMPUTE.CUBLAS_COMPUTE_32F, single, single, single, single, single)
    ids = form.listed(lt.cublasLtMatmulAlgoGetIds(handle, *types, 64))
    assert ids and all(type(i) is int for i in ids) and len(ids) < 64
    algo = lt.cublasLtMatmulAlgoInit(handle, *types, ids[0])
    assert lt.cublasLtMatmulAlgoConfigGetAttribute(algo, config.CUBLASLT_ALGO_CONFIG_ID) == ids[0]
    tiles = lt.cublasLtMatmulAlgoCapGetAttribute(
        algo, cublaslt.cublasLtMatmulAlgoCapAttributes_t.CUBLASLT_ALGO_CAP_TILE_IDS
    )
    assert type(tiles) is list and all(t in cublaslt.cublasLtMatmulTile_t for t in tiles if t)
    before = bytes(memoryview(algo))
    settings = [(config.CUBLASLT_ALGO_CONFIG_SPLITK_NUM, 2), (config.CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID, 3)]
    settings += [(config.CUBLASLT_ALGO_CONFIG_TILE_ID, t) for t in tiles[-1:]]
    for attribute, value in settings:
        lt.cublasLtMatmulAlgoConfigSetAttribute(algo, attribute, value)
        assert lt.cublasLtMatmulAlgoConfigGetAttribute(algo, attribute) == value
    assert bytes(memoryview(algo)) != before, "the caller's object is what is changed"


def test_check_tells_the_workspace(form, handle, gpu, rng):
    case = make(form, handle, gpu, rng, "N", REALS["fp16"], *SMALL)
    first, second, d = case.layouts
    for result in case.results:
        checked = form.cublaslt.cublasLtMatmulAlgoCheck(handle, case.op, first, second, d, d, result.algo)
        assert (checked.state, checked.workspaceSize) == (0, result.workspaceSize)
    case.close()


# --- other operations -----------------------------------------------------------------------------


def test_transform(form, handle, gpu, rng):
    """c = alpha * transposed a + beta * b, converted to row order."""
    lt = form.cublaslt
    attribute = cublaslt.cublasLtMatrixTransformDescAttributes_t
    m, n = 30, 50
    a, b = normal(rng, (n, m), np.float32), normal(rng, (m, n), np.float32)
    single = runtime.cudaDataType.CUDA_R_32F
    transform = lt.cublasLtMatrixTransformDescCreate(single)
    lt.cublasLtMatrixTransformDescSetAttribute(transform, attribute.CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA, OP_T)
    layouts = [lt.cublasLtMatrixLayoutCreate(single, *shape) for shape in ((n, m, n), (m, n, m), (m, n, n))]
    row_order = cublaslt.cublasLtOrder_t.CUBLASLT_ORDER_ROW
    lt.cublasLtMatrixLayoutSetAttribute(
        layouts[2], cublaslt.cublasLtMatrixLayoutAttribute_t.CUBLASLT_MATRIX_LAYOUT_ORDER, row_order
    )
    at = gpu.empty(4 * m * n)
    lt.cublasLtMatrixTransform(
        handle, transform, 2.0, gpu.put(a), layouts[0], -0.5, gpu.put(b), layouts[1], at, layouts[2], None
    )
    expected = 2 * wide(a).T - 0.5 * wide(b)
    assert_within(gpu.get(at, (m, n), np.float32, order="C"), expected, 1e-6 * (1 + np.abs(expected)))
    for layout in layouts:
        lt.cublasLtMatrixLayoutDestroy(layout)
    lt.cublasLtMatrixTransformDescDestroy(transform)


def test_strided_batch(form, handle, gpu, rng):
    lt = form.cublaslt
    attribute = cublaslt.cublasLtMatrixLayoutAttribute_t
    n, count = 32, 6
    a, b = (normal(rng, (n, n, count), np.float64) for _ in range(2))
    at_d = gpu.empty(8 * n * n * count)
    op = lt.cublasLtMatmulDescCreate(COMPUTE.CUBLAS_COMPUTE_64F, runtime.cudaDataType.CUDA_R_64F)
    layout = lt.cublasLtMatrixLayoutCreate(runtime.cudaDataType.CUDA_R_64F, n, n, n)
    lt.cublasLtMatrixLayoutSetAttribute(layout, attribute.CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, count)
    lt.cublasLtMatrixLayoutSetAttribute(layout, attribute.CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, n * n)
    lt.cublasLtMatmul(
        handle, op, 1.0, gpu.put(a), layout, gpu.put(b), layout, 0.0, at_d, layout, at_d, layout, None, None, 0, None
    )
    d = gpu.get(at_d, a.shape, np.float64)
    for i in range(count):
        magnitude = np.abs(a[:, :, i]) @ np.abs(b[:, :, i])
        assert_within(d[:, :, i], a[:, :, i] @ b[:, :, i], sum_bound(magnitude, n, 2.0**-52))
    lt.cublasLtMatrixLayoutDestroy(layout)
    lt.cublasLtMatmulDescDestroy(op)


def test_fp8(form, handle, gpu, rng, note):
    """E4M3 operands work with scale factors on the device, set before the heuristic.

    Sums are in single precision.
    """
    ml_dtypes = pytest.importorskip("ml_dtypes", reason="needs ml_dtypes")
    major = form.runtime.cudaDeviceGetAttribute(runtime.cudaDeviceAttr.cudaDevAttrComputeCapabilityMajor, 0)
    if major < 9:
        pytest.skip(f"no FP8 on devices of compute capability {major}.x")
    lt, (m, n, k) = form.cublaslt, (256, 128, 512)
    # a is transposed.
    a, b = (normal(rng, s, np.float32).astype(ml_dtypes.float8_e4m3fn) for s in ((k, m), (k, n)))
    op = lt.cublasLtMatmulDescCreate(COMPUTE.CUBLAS_COMPUTE_32F, runtime.cudaDataType.CUDA_R_32F)
    lt.cublasLtMatmulDescSetAttribute(op, DESC.CUBLASLT_MATMUL_DESC_TRANSA, OP_T)
    lt.cublasLtMatmulDescSetAttribute(op, DESC.CUBLASLT_MATMUL_DESC_FAST_ACCUM, 0)
    scales = np.float32([0.5, 4.0])
    for name, value in zip("AB", scales, strict=True):
        attribute = getattr(DESC, f"CUBLASLT_MATMUL_DESC_{name}_SCALE_POINTER")
        lt.cublasLtMatmulDescSetAttribute(op, attribute, gpu.put(np.float32([value])))
    fp8, bf16 = runtime.cudaDataType.CUDA_R_8F_E4M3, runtime.cudaDataType.CUDA_R_16BF
    layouts = [
        lt.cublasLtMatrixLayoutCreate(t, *shape) for t, shape in ((fp8, (k, m, k)), (fp8, (k, n, k)), (bf16, (m, n, m)))
    ]
    at = gpu.empty(2 * m * n)
    workspace = gpu.empty(WORKSPACE)
    preference = lt.cublasLtMatmulPreferenceCreate()
    lt.cublasLtMatmulPreferenceSetAttribute(preference, PREFERENCE.CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, WORKSPACE)
    results = form.listed(lt.cublasLtMatmulAlgoGetHeuristic(handle, op, *layouts, layouts[2], preference, 1))
    lt.cublasLtMatmul(
        handle,
        op,
        1.0,
        gpu.put(a.view(np.uint8)),
        layouts[0],
        gpu.put(b.view(np.uint8)),
        layouts[1],
        0.0,
        at,
        layouts[2],
        at,
        layouts[2],
        results[0].algo,
        workspace,
        WORKSPACE,
        None,
    )
    got = REALS["bf16"].decode(gpu.get(at, (m, n), np.uint16))
    a, b = (x.astype(np.float64) for x in (a, b))
    expected = 2.0 * (a.T @ b)
    # Sums of FP8 products sometimes keep only 13 bits.
    magnitude = 2.0 * (np.abs(a).T @ np.abs(b))
    assert_within(got, expected, 2.0**-13 * magnitude + 2.0**-8 * np.abs(expected) + 1e-3)
    for layout in layouts:
        lt.cublasLtMatrixLayoutDestroy(layout)
    lt.cublasLtMatmulPreferenceDestroy(preference)
    lt.cublasLtMatmulDescDestroy(op)


def test_logger(form, handle, gpu, rng):
    lines = []

    def log(level, function, message):
        lines.append((level, function, message))

    form.cublaslt.cublasLtLoggerSetCallback(log)
    form.cublaslt.cublasLtLoggerSetLevel(5)
    try:
        case = Plain(form, handle, gpu, rng)
        case.run(1.0, 0.0)
        case.close()
    finally:
        form.cublaslt.cublasLtLoggerSetLevel(0)
        form.cublaslt.cublasLtLoggerSetCallback(None)
    assert lines and all(type(level) is int for level, _, _ in lines)
    assert any("Matmul" in str(function) for _, function, _ in lines), lines[:3]


def test_failures(form, handle):
    from cubind.checked import cublaslt as checked

    bad = cublas.cublasStatus_t.CUBLAS_STATUS_INVALID_VALUE
    op = form.cublaslt.cublasLtMatmulDescCreate(COMPUTE.CUBLAS_COMPUTE_32F, runtime.cudaDataType.CUDA_R_32F)
    with pytest.raises(OverflowError):
        form.cublaslt.cublasLtMatmulDescSetAttribute(op, DESC.CUBLASLT_MATMUL_DESC_TRANSA, 2**40)
    wrong = cublaslt.cublasLtMatmulDescSetAttribute(op, DESC.CUBLASLT_MATMUL_DESC_TRANSA, bytes(3))
    assert wrong == (bad,), "a buffer of the wrong size is the library's to refuse"
    assert cublaslt.cublasLtMatmulDescGetAttribute(op, 9999) == (bad, None)
    with pytest.raises(cubind.CUDAError) as info:
        checked.cublasLtMatmulDescGetAttribute(op, 9999)
    assert info.value.code is bad
    form.cublaslt.cublasLtMatmulDescDestroy(op)
