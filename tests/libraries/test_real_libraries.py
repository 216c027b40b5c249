"""Test the real cuBLAS, cuBLASLt, cuFFT and runtime without a GPU: calls work or fail cleanly.

Libraries come from NVIDIA's wheels in site-packages, from build/libs (ci/fetch-libraries puts them
there), or from a toolkit. Each library that cubind's own search finds is tested. A library may be
older than the modules' headers: the tests query which functions and values it supports, and skip
the others.
"""

import copy
import ctypes
import functools
import inspect
import os
import pickle
import sysconfig
from pathlib import Path

import pytest
from support import libraries, model
from support.child import in_child

NO_DRIVER = "a driver is installed: nothing fails here"


def library_sets():
    """Return {name of a set of libraries: environment in which cubind finds it}."""
    if (Path(sysconfig.get_path("purelib")) / "nvidia" / "cu13" / "lib" / "libcublasLt.so.13").exists():
        return {"wheels": {}}  # found before any other
    found = {}
    fetched = libraries.ROOT / "build" / "libs" / "lib"
    if (fetched / "libcublasLt.so.13").exists():
        found["fetched"] = {"LD_LIBRARY_PATH": str(fetched)}
    for toolkit in (os.environ.get("CUDA_PATH"), os.environ.get("CUDA_HOME"), "/usr/local/cuda"):
        if toolkit and (Path(toolkit) / "lib64" / "libcublasLt.so.13").exists():
            found["toolkit"] = {"LD_LIBRARY_PATH": str(Path(toolkit) / "lib64")}
            break
    return found


SETS = library_sets()
if "asan" in os.environ.get("LD_PRELOAD", ""):
    SETS = dict(list(SETS.items())[:1])  # ten times as slow, and the code under test is the same


def real(test):
    """Run the test once for each set of libraries, in a child process without stubs."""
    kinds = dict.fromkeys(libraries.MODULES, "real")

    @functools.wraps(test)
    def run(where, **arguments):
        if where is None:
            pytest.skip("no cuBLAS, cuFFT and runtime libraries here (ci/fetch-libraries, or a CUDA 13 toolkit)")
        in_child(env=SETS[where], **kinds)(test)(**arguments)

    parameters = [inspect.Parameter("where", inspect.Parameter.POSITIONAL_OR_KEYWORD)]
    run.__signature__ = inspect.Signature(parameters + list(inspect.signature(test).parameters.values()))
    run.in_child = test
    return pytest.mark.parametrize("where", list(SETS) or [None])(run)


def skip(reason):
    from support import child

    child.skip(reason)


def has_driver():
    try:
        ctypes.CDLL("libcuda.so.1")
    except OSError:
        return False
    return True


def modules():
    """Return (tuple form, checked form) of the four modules, by name."""
    import importlib

    names = ("runtime", "cublas", "cublaslt", "cufft")
    return [(importlib.import_module(f"cubind.{n}"), importlib.import_module(f"cubind.checked.{n}")) for n in names]


# --- versions and texts ---------------------------------------------------------------------------


@real
def test_versions_and_properties():
    (runtime, checked_runtime), (cublas, checked_cublas), (cublaslt, checked_lt), (cufft, checked_cufft) = modules()
    status, release = runtime.cudaRuntimeGetVersion()
    assert status is runtime.cudaError_t.cudaSuccess and release >= 13000
    assert checked_runtime.cudaRuntimeGetVersion() == release
    kinds = runtime.libraryPropertyType
    parts = [kinds.MAJOR_VERSION, kinds.MINOR_VERSION, kinds.PATCH_LEVEL]

    blas = [checked_cublas.cublasGetProperty(p) for p in parts]
    assert [cublas.cublasGetProperty(p) for p in parts] == [(0, v) for v in blas]
    assert blas[0] == 13
    assert [checked_lt.cublasLtGetProperty(p) for p in parts] == blas
    assert checked_lt.cublasLtGetVersion() == 10000 * blas[0] + 100 * blas[1] + blas[2]
    assert cublaslt.cublasLtGetVersion() == (0, checked_lt.cublasLtGetVersion()), "no status, yet a tuple"
    assert checked_cublas.cublasGetCudartVersion() >= 13000
    assert checked_lt.cublasLtGetCudartVersion() >= 13000
    assert cublas.cublasGetProperty(99) == (cublas.cublasStatus_t.CUBLAS_STATUS_INVALID_VALUE, None)

    fft = [checked_cufft.cufftGetProperty(p) for p in parts]
    assert fft[0] == 12
    assert checked_cufft.cufftGetVersion() == 1000 * fft[0] + 100 * fft[1] + fft[2]
    assert cufft.cufftGetVersion() == (0, checked_cufft.cufftGetVersion())


@real
def test_driver_version_without_a_driver():
    """Without a driver its version is zero, and the call succeeds."""
    (runtime, checked), *_ = modules()
    if has_driver():
        skip(NO_DRIVER)
    assert runtime.cudaDriverGetVersion() == (0, 0)
    assert checked.cudaDriverGetVersion() == 0


@real
def test_texts_of_every_status():
    """Each status of the headers has its name in the library, or is unknown to it."""
    (runtime, checked_runtime), (cublas, checked_cublas), (cublaslt, checked_lt), _ = modules()
    for name, value in model.load("runtime").statuses:
        text = checked_runtime.cudaGetErrorName(value)
        assert text in (name, "unrecognized error code"), (name, text)
        assert runtime.cudaGetErrorString(getattr(runtime.cudaError_t, name))[1]
    assert checked_runtime.cudaGetErrorString(2) == "out of memory"
    for module, checked, prefix in ((cublas, checked_cublas, "cublas"), (cublaslt, checked_lt, "cublasLt")):
        for name, value in model.load("cublas").statuses:
            assert getattr(checked, f"{prefix}GetStatusName")(value) == name
            status, text = getattr(module, f"{prefix}GetStatusString")(value)
            assert status == 0 and text


@real
def test_channel_description_and_structs():
    (runtime, checked), *_ = modules()
    kind = runtime.cudaChannelFormatKind.cudaChannelFormatKindUnsigned
    status, made = runtime.cudaCreateChannelDesc(8, 16, 0, 0, kind)
    assert status == 0 and (made.x, made.y, made.z, made.w, made.f) == (8, 16, 0, 0, kind)
    extent = runtime.make_cudaExtent(3, 4, 5)
    assert (extent.width, extent.height, extent.depth) == (3, 4, 5)


# --- clean failures -------------------------------------------------------------------------------


@real
def test_failures_without_a_driver():
    import cubind

    (runtime, checked_runtime), (cublas, checked_cublas), (cublaslt, checked_lt), (cufft, checked_cufft) = modules()
    if has_driver():
        skip(NO_DRIVER)
    missing = runtime.cudaError_t.cudaErrorInsufficientDriver
    assert runtime.cudaGetDeviceCount() == (missing, None)
    assert runtime.cudaStreamCreate() == (missing, None)
    assert runtime.cudaFree(0) == (missing,)
    assert runtime.cudaMalloc(16) == (missing, None)
    assert runtime.cudaGetLastError() == (missing,), "an answer"
    assert checked_runtime.cudaGetLastError() is missing, "and it stays, for it is found anew each time"
    not_initialized = cublas.cublasStatus_t.CUBLAS_STATUS_NOT_INITIALIZED
    assert cublas.cublasCreate() == (not_initialized, None)
    assert cublaslt.cublasLtCreate() == (not_initialized, None)
    assert cufft.cufftCreate() == (cufft.cufftResult.CUFFT_INTERNAL_ERROR, None)
    assert cufft.cufftEstimate1d(64, cufft.cufftType.CUFFT_C2C, 1) == (cufft.cufftResult.CUFFT_INTERNAL_ERROR, None)
    invalid = cufft.cufftResult.CUFFT_INVALID_PLAN
    assert cufft.cufftExecC2C(0, 256, 256, -1) == (invalid,)
    assert cufft.cufftMakePlan1d(0, 64, cufft.cufftType.CUFFT_C2C, 1) == (invalid, None)
    assert cufft.cufftSetStream(0, 0) == (invalid,)
    for call, code, family in (
        (checked_runtime.cudaGetDeviceCount, missing, cubind.CUDAError),
        (checked_cublas.cublasCreate, not_initialized, cubind.CublasError),
        (checked_lt.cublasLtCreate, not_initialized, cubind.CublasLtError),
        (checked_cufft.cufftCreate, cufft.cufftResult.CUFFT_INTERNAL_ERROR, cubind.CufftError),
    ):
        with pytest.raises(family) as info:
            call()
        assert info.value.code is code and call.__name__ in str(info.value)


@real
def test_null_handles():
    """A null handle makes the query of the pointer mode fail, and the call returns that status."""
    _, (cublas, _), *_ = modules()
    not_initialized = (cublas.cublasStatus_t.CUBLAS_STATUS_NOT_INITIALIZED,)
    assert cublas.cublasSscal(None, 4, 2.0, 256, 1) == not_initialized
    assert cublas.cublasSetPointerMode(0, 0) == not_initialized
    assert cublas.cublasSdot(None, 4, 256, 1, 256, 1) == (*not_initialized, None)


@real
def test_cublasxt():
    """There is a handle without a device. (Selecting a device crashes the library without one.)"""
    _, (cublas, checked), *_ = modules()
    status, handle = cublas.cublasXtCreate()
    assert status == 0 and int(handle)
    assert cublas.cublasXtSetBlockDim(handle, 512) == (0,)
    assert cublas.cublasXtGetBlockDim(handle) == (0, 512)
    checked.cublasXtSetPinningMemMode(handle, cublas.cublasXtPinnedMemMode_t.CUBLASXT_PINNING_ENABLED)
    assert checked.cublasXtGetPinningMemMode(handle) is cublas.cublasXtPinnedMemMode_t.CUBLASXT_PINNING_ENABLED
    assert checked.cublasXtDestroy(handle) is None


# --- cuBLASLt: descriptors and their attributes ---------------------------------------------------


class Group:
    """A group of typed attributes: how to make an object that has them, and its two functions."""

    def __init__(self, table, create, get, destroy=None, arguments=()):
        self.table, self.create, self.destroy, self.arguments = table, create, destroy, arguments
        self.get, self.set = get, get.replace("GetAttribute", "SetAttribute")


GROUPS = [
    Group(
        "matrix_layout",
        "cublasLtMatrixLayoutCreate",
        "cublasLtMatrixLayoutGetAttribute",
        "cublasLtMatrixLayoutDestroy",
        (0, 8, 4, 8),
    ),
    Group(
        "matmul_desc",
        "cublasLtMatmulDescCreate",
        "cublasLtMatmulDescGetAttribute",
        "cublasLtMatmulDescDestroy",
        (68, 0),
    ),
    Group(
        "transform_desc",
        "cublasLtMatrixTransformDescCreate",
        "cublasLtMatrixTransformDescGetAttribute",
        "cublasLtMatrixTransformDescDestroy",
        (0,),
    ),
    Group(
        "preference",
        "cublasLtMatmulPreferenceCreate",
        "cublasLtMatmulPreferenceGetAttribute",
        "cublasLtMatmulPreferenceDestroy",
    ),
    Group(
        "emulation_desc",
        "cublasLtEmulationDescCreate",
        "cublasLtEmulationDescGetAttribute",
        "cublasLtEmulationDescDestroy",
    ),
    # The algorithm is all zero; a GPU is needed for the abilities of a real one.
    Group("algo_config", "cublasLtMatmulAlgo_t", "cublasLtMatmulAlgoConfigGetAttribute"),
]
groups = pytest.mark.parametrize("index", range(len(GROUPS)), ids=[g.table for g in GROUPS])

SIZES = {
    "int8": 1,
    "uint8": 1,
    "int16": 2,
    "uint16": 2,
    "int32": 4,
    "uint32": 4,
    "float": 4,
    "enum": 4,
    "int64": 8,
    "uint64": 8,
    "address": 8,
    "handle": 8,
}
READ_ONLY = {"CUBLASLT_ALGO_CONFIG_ID"}


class Described:
    """An object of a group, in one form, and the library's own answers about its attributes."""

    def __init__(self, group, module):
        self.group, self.module = group, module
        self.object = getattr(module, group.create)(*group.arguments)
        if isinstance(self.object, tuple):
            status, self.object = self.object
            assert status == 0
        self.address = self.object.getPtr() if group.destroy is None else int(self.object)

    def close(self):
        if self.group.destroy:
            assert getattr(self.module, self.group.destroy)(self.object) in ((0,), None)

    def true_size(self, attribute):
        """Ask the library without cubind; None if it does not know the attribute."""
        library = ctypes.CDLL("libcublasLt.so.13")
        written = ctypes.c_size_t()
        status = getattr(library, self.group.get)(
            ctypes.c_void_p(self.address), int(attribute), None, ctypes.c_size_t(0), ctypes.byref(written)
        )
        assert status in (0, 7)
        return written.value if status == 0 else None

    def get(self, attribute):
        return getattr(self.module, self.group.get)(self.object, attribute)

    def set(self, attribute, value):
        return getattr(self.module, self.group.set)(self.object, attribute, value)


def rows_of(group):
    table = model.load("cublaslt").tables[group.table]
    return table["enum_name"], table["rows"]


@groups
@real
def test_sizes_of_all_attributes(index):
    """The table has the type of every attribute of the headers that the library knows."""
    _, _, (cublaslt, _), _ = modules()
    described = Described(GROUPS[index], cublaslt)
    enum, rows = rows_of(GROUPS[index])
    known = 0
    for row in rows:
        true = described.true_size(row["key"])
        if true is None:
            value = described.get(getattr(getattr(cublaslt, enum), row["enumerator"]))
            assert value == (cublaslt.cublasStatus_t.CUBLAS_STATUS_INVALID_VALUE, None), row
            continue
        assert SIZES[row["type"]] == true, row
        known += 1
    assert (
        known
        >= {
            "matrix_layout": 9,
            "matmul_desc": 33,
            "transform_desc": 4,
            "preference": 9,
            "emulation_desc": 6,
            "algo_config": 9,
        }[GROUPS[index].table]
    ), "those of 13.0"
    listed = {row["key"] for row in rows}
    assert listed == {i["value"] for i in model.load("cublaslt").enums[enum]["items"]}
    described.close()


@groups
@real
def test_attributes_without_a_name(index):
    """An id that only the library knows is bytes of the library's size; others fail."""
    _, _, (cublaslt, checked), _ = modules()
    described = Described(GROUPS[index], cublaslt)
    listed = {row["key"] for row in rows_of(GROUPS[index])[1]}
    for number in set(range(60)) - listed:
        size = described.true_size(number)
        if size is None:
            assert described.get(number) == (7, None)
            assert described.set(number, b"\0\0\0\0") == (7,)
        else:
            status, value = described.get(number)
            assert status == 0 and type(value) is bytes and len(value) == size
            assert described.set(number, value) == (0,)
            with pytest.raises(TypeError, match=f"attribute {number} has no known type"):
                described.set(number, 1)
    if GROUPS[index].table == "matmul_desc":
        assert described.true_size(16) == 4, "the id that is known to be there"
    described.close()


def value_for(row, member_of):
    """Return a value of the row's type to set."""
    kind = row["type"]
    if kind == "enum":
        return member_of(row["class_name"])
    return {"float": 1.5, "int8": 1, "int16": 2, "uint16": 3}.get(kind, 4096 if SIZES[kind] == 8 else 1)


# The library checks these when they are set, so they need a valid value.
CHECKED = {
    "CUBLASLT_MATRIX_LAYOUT_TYPE": 2,
    "CUBLASLT_MATRIX_LAYOUT_BATCH_MODE": 1,
    "CUBLASLT_MATMUL_DESC_COMPUTE_TYPE": 68,
}


@groups
@real
def test_attributes_round_trip(index):
    """Both forms set an attribute and read it back as a number, a buffer, and a handle's class."""
    _, _, (cublaslt, checked), _ = modules()
    for module in (cublaslt, checked):
        described = Described(GROUPS[index], module)
        enum, rows = rows_of(GROUPS[index])
        for row in rows:
            attribute = getattr(getattr(cublaslt, enum), row["enumerator"])
            size = described.true_size(attribute)
            if size is None:
                continue
            before = plain(described.get(attribute))
            if row["enumerator"] in READ_ONLY:
                assert not accepted(described, attribute, before)
                continue
            wanted = CHECKED.get(row["enumerator"], value_for(row, lambda name: member(cublaslt, name)))
            if not accepted(described, attribute, wanted):
                raise AssertionError(f"{row['enumerator']} = {wanted!r} is refused")
            assert plain(described.get(attribute)) == wanted, row
            # The same bytes come from a buffer instead of the number.
            raw = before if isinstance(before, (int, float)) else int(before)
            described.set(attribute, packed(row, raw))
            assert plain(described.get(attribute)) == before, row
            assert described.set(attribute, wanted) in ((0,), None)
        described.close()


def member(module, name):
    return list(getattr(module, name))[-1]


def plain(result):
    """Return the value of either form; handles become numbers."""
    value = result[1] if isinstance(result, tuple) else result
    return int(value) if hasattr(value, "getPtr") else value


def packed(row, value):
    import struct

    if row["type"] == "float":
        return struct.pack("<f", value)
    size = SIZES[row["type"]]
    return (int(value) % (1 << (8 * size))).to_bytes(size, "little")


def accepted(described, attribute, value):
    import cubind

    try:
        return described.set(attribute, value) in ((0,), None)
    except cubind.CUDAError:
        return False


@real
def test_wrong_sizes_and_wrong_values():
    _, _, (cublaslt, checked), _ = modules()
    invalid = cublaslt.cublasStatus_t.CUBLAS_STATUS_INVALID_VALUE
    attributes = cublaslt.cublasLtMatmulDescAttributes_t
    op = checked.cublasLtMatmulDescCreate(68, 0)
    for size in (1, 3, 5, 8):
        set_it = cublaslt.cublasLtMatmulDescSetAttribute(op, attributes.CUBLASLT_MATMUL_DESC_TRANSA, bytes(size))
        assert set_it == (invalid,), size
    for bad, error in (
        (2**31, OverflowError),
        (-(2**31) - 1, OverflowError),
        ("1", TypeError),
        (None, TypeError),
        (object(), TypeError),
    ):
        for module in (cublaslt, checked):
            with pytest.raises(error):
                module.cublasLtMatmulDescSetAttribute(op, attributes.CUBLASLT_MATMUL_DESC_TRANSA, bad)
    with pytest.raises(OverflowError):
        checked.cublasLtMatmulDescSetAttribute(op, attributes.CUBLASLT_MATMUL_DESC_FAST_ACCUM, 200)
    # Eight bytes, where the comment and a number's size suggest four.
    emulation = checked.cublasLtEmulationDescCreate()
    checked.cublasLtMatmulDescSetAttribute(op, attributes.CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR, emulation)
    back = checked.cublasLtMatmulDescGetAttribute(op, attributes.CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR)
    assert type(back) is cublaslt.cublasLtEmulationDesc_t and back == emulation
    checked.cublasLtEmulationDescDestroy(emulation)
    checked.cublasLtMatmulDescDestroy(op)


@real
def test_what_create_has_set():
    """Create sets the values of its arguments and the documented defaults."""
    (runtime, _), (cublas, _), (cublaslt, lt), _ = modules()
    layout = lt.cublasLtMatrixLayoutCreate(runtime.cudaDataType.CUDA_R_16BF, 2**33, 3, 2**34)
    attribute = cublaslt.cublasLtMatrixLayoutAttribute_t
    wanted = {
        "TYPE": 14,
        "ROWS": 2**33,
        "COLS": 3,
        "LD": 2**34,
        "ORDER": 0,
        "BATCH_COUNT": 1,
        "STRIDED_BATCH_OFFSET": 0,
    }
    for name, value in wanted.items():
        assert (
            lt.cublasLtMatrixLayoutGetAttribute(layout, getattr(attribute, f"CUBLASLT_MATRIX_LAYOUT_{name}")) == value
        )
    lt.cublasLtMatrixLayoutDestroy(layout)
    op = lt.cublasLtMatmulDescCreate(cublas.cublasComputeType_t.CUBLAS_COMPUTE_64F, runtime.cudaDataType.CUDA_C_64F)
    attribute = cublaslt.cublasLtMatmulDescAttributes_t
    for name, value in (
        ("COMPUTE_TYPE", 70),
        ("SCALE_TYPE", 5),
        ("POINTER_MODE", 0),
        ("EPILOGUE", 1),
        ("BIAS_POINTER", 0),
    ):
        assert lt.cublasLtMatmulDescGetAttribute(op, getattr(attribute, f"CUBLASLT_MATMUL_DESC_{name}")) == value
    lt.cublasLtMatmulDescDestroy(op)
    assert lt.cublasLtHeuristicsCacheGetCapacity() == 8192
    lt.cublasLtHeuristicsCacheSetCapacity(4096)
    assert lt.cublasLtHeuristicsCacheGetCapacity() == 4096


@real
def test_descriptors_in_callers_storage():
    """The inline Init functions take objects of struct classes; their addresses are handles."""
    _, _, (cublaslt, checked), _ = modules()
    attribute = cublaslt.cublasLtMatmulDescAttributes_t.CUBLASLT_MATMUL_DESC_COMPUTE_TYPE
    for module in (cublaslt, checked):
        op = cublaslt.cublasLtMatmulDescOpaque_t()
        if module.cublasLtMatmulDescInit(op, 68, 0) not in ((0,), None):
            raise AssertionError("refused")
        assert plain(module.cublasLtMatmulDescGetAttribute(op.getPtr(), attribute)) == 68
    made = {
        "cublasLtMatrixLayout": ((2, 16, 8, 24), "cublasLtMatrixLayoutAttribute_t.CUBLASLT_MATRIX_LAYOUT_LD", 24),
        "cublasLtMatrixTransformDesc": (
            (1,),
            "cublasLtMatrixTransformDescAttributes_t.CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE",
            1,
        ),
        "cublasLtMatmulPreference": (
            (),
            "cublasLtMatmulPreferenceAttributes_t.CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK",
            7,
        ),
        "cublasLtEmulationDesc": ((), "cublasLtEmulationDescAttributes_t.CUBLASLT_EMULATION_DESC_STRATEGY", 0),
    }
    for name, (arguments, attribute, value) in made.items():
        storage = getattr(cublaslt, f"{name}Opaque_t")()
        ctypes.memset(storage.getPtr(), 0xA5, cublaslt.sizeof(type(storage)))
        assert getattr(cublaslt, f"{name}Init")(storage, *arguments) == (0,), name
        enum, item = attribute.split(".")
        read = getattr(checked, f"{name}GetAttribute")
        assert read(storage.getPtr(), getattr(getattr(cublaslt, enum), item)) == value, name


@real
def test_kept_results():
    """Algorithms and heuristic results can be copied, compared, pickled, viewed, and made."""
    _, _, (cublaslt, checked), _ = modules()
    config = cublaslt.cublasLtMatmulAlgoConfigAttributes_t
    result = cublaslt.cublasLtMatmulHeuristicResult_t()
    result.workspaceSize, result.wavesCount, result.state = 2**40, 0.75, 15
    algo = result.algo
    checked.cublasLtMatmulAlgoConfigSetAttribute(algo, config.CUBLASLT_ALGO_CONFIG_SPLITK_NUM, 7)
    assert checked.cublasLtMatmulAlgoConfigGetAttribute(result.algo, config.CUBLASLT_ALGO_CONFIG_SPLITK_NUM) == 7
    for copied in (copy.copy(result), copy.deepcopy(result), pickle.loads(pickle.dumps(result))):
        assert copied == result and copied is not result and type(copied) is type(result)
        assert bytes(memoryview(copied)) == bytes(memoryview(result)) and len(memoryview(result)) == 96
        assert copied.state is cublaslt.cublasStatus_t.CUBLAS_STATUS_NOT_SUPPORTED
        checked.cublasLtMatmulAlgoConfigSetAttribute(copied.algo, config.CUBLASLT_ALGO_CONFIG_SPLITK_NUM, 1)
        assert copied != result
        assert checked.cublasLtMatmulAlgoConfigGetAttribute(algo, config.CUBLASLT_ALGO_CONFIG_SPLITK_NUM) == 7
    del result
    assert checked.cublasLtMatmulAlgoConfigGetAttribute(algo, config.CUBLASLT_ALGO_CONFIG_SPLITK_NUM) == 7


@real
def test_symbols_that_no_library_has():
    import cubind

    _, _, (cublaslt, _), _ = modules()
    with pytest.raises(cubind.FunctionNotFoundError, match="cublasLtDisableCpuInstructionsSetMask"):
        cublaslt.cublasLtDisableCpuInstructionsSetMask(0)


# --- loggers --------------------------------------------------------------------------------------


@real
def test_logger_of_cublaslt():
    """Without a GPU, a Python callable gets logged errors until another replaces it."""
    _, _, (cublaslt, checked), _ = modules()
    lines, more = [], []
    checked.cublasLtLoggerSetCallback(lambda level, function, message: lines.append((level, function, message)))
    checked.cublasLtLoggerSetMask(0x1F)
    op = checked.cublasLtMatmulDescCreate(68, 0)
    cublaslt.cublasLtMatmulDescSetAttribute(op, 3, b"\0")  # an error to report
    assert lines, "nothing was logged"
    assert all(type(level) is int and function and message for level, function, message in lines)
    assert any("cublasLtMatmulDesc" in text(function) for _, function, _ in lines)
    count = len(lines)
    checked.cublasLtLoggerSetCallback(lambda *line: more.append(line))
    cublaslt.cublasLtMatmulDescSetAttribute(op, 3, b"\0")
    assert more and len(lines) == count
    checked.cublasLtLoggerSetCallback(None)
    checked.cublasLtLoggerSetMask(0)
    count = len(more)
    cublaslt.cublasLtMatmulDescSetAttribute(op, 3, b"\0")
    assert len(more) == count
    checked.cublasLtMatmulDescDestroy(op)


@real
def test_logger_of_cublas():
    _, (cublas, checked), *_ = modules()
    lines = []
    callback = lines.append
    checked.cublasSetLoggerCallback(callback)
    assert checked.cublasGetLoggerCallback() is callback
    checked.cublasLoggerConfigure(1, 0, 0, None)
    cublas.cublasSetPointerMode(0, 0)
    if not has_driver():
        cublas.cublasCreate()
    checked.cublasLoggerConfigure(0, 0, 0, None)
    checked.cublasSetLoggerCallback(None)
    assert lines and all(text(line) for line in lines), lines


@real
def test_log_file():
    import tempfile

    _, _, (_, checked), _ = modules()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "log.txt"
        checked.cublasLtLoggerOpenFile(str(path))
        checked.cublasLtLoggerSetLevel(5)
        op = checked.cublasLtMatmulDescCreate(68, 0)
        checked.cublasLtMatmulDescDestroy(op)
        checked.cublasLtLoggerForceDisable()
        assert "cublasLtMatmulDescCreate" in path.read_text()


def text(value):
    return value if isinstance(value, str) else bytes(value).decode()
