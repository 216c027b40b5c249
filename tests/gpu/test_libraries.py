"""Test the modules of cubind-libraries on a GPU.

The tests compare cuRAND's sequences with those of the same library on the host, run NCCL on one
device, and run cuFile without its kernel driver. further.py says when they are skipped.
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
from device import Form, assert_within, wide
from further import asked, cufile, curand, nccl
from support.libraries import BUILD, FURTHER

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
