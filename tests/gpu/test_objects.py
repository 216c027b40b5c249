"""Test that library calls on a GPU accept Buffers, CuPy arrays and PyTorch tensors.

Each test gives the operands as objects of one package and compares the result with NumPy's. The
handles close at the end of `with`, and the device has as much free memory afterwards as before.
"""

import numpy
import pytest

from cubind import driver
from cubind.checked import cublas, cublaslt, cufft, runtime
from cubind.core import Device

N = 32


class Buffers:
    """Arrays as Buffers of cubind.core."""

    def __init__(self):
        self.device = Device(0)
        self.device.set_current()
        self.stream = self.device.create_stream()

    def put(self, array):
        buffer = self.device.allocate(array.nbytes, stream=self.stream)
        buffer.copy_from(array, stream=self.stream)
        return buffer

    def get(self, made, like):
        array = numpy.empty_like(like)
        made.copy_to(array, stream=self.stream)
        self.stream.sync()
        return array


class CuPy:
    def __init__(self):
        self.cupy = pytest.importorskip("cupy")
        self.stream = self.cupy.cuda.Stream()

    def put(self, array):
        with self.stream:
            return self.cupy.asarray(array)

    def get(self, made, like):
        self.stream.synchronize()
        return made.get().reshape(like.shape)


class Torch:
    def __init__(self):
        self.torch = pytest.importorskip("torch")
        self.stream = self.torch.cuda.current_stream()

    def put(self, array):
        return self.torch.from_numpy(array).cuda()

    def get(self, made, like):
        self.torch.cuda.synchronize()
        return made.cpu().numpy().reshape(like.shape)


@pytest.fixture(params=[Buffers, CuPy, Torch], ids=lambda kind: kind.__name__)
def package(request):
    return request.param()


@pytest.fixture
def numbers():
    return numpy.random.default_rng(3).random((2, N, N), numpy.float32)


def stream_of(package):
    """Return the stream if its package has the protocol, else its address as an int."""
    stream = package.stream
    if hasattr(stream, "__cuda_stream__"):
        return stream
    return getattr(stream, "cuda_stream", None) or getattr(stream, "ptr", 0)


def test_cublas(package, numbers):
    a, b, c = (package.put(array) for array in (*numbers, numbers[0]))
    no = cublas.cublasOperation_t.CUBLAS_OP_N
    with cublas.cublasCreate() as handle:
        cublas.cublasSetStream(handle, stream_of(package))
        cublas.cublasSgemm(handle, no, no, N, N, N, 1.0, b, N, a, N, 0.0, c, N)
        result = package.get(c, numbers[0])
    assert numpy.allclose(result, numbers[0] @ numbers[1], rtol=1e-3)


def test_cublaslt(package, numbers):
    a, b, c = (package.put(array) for array in (*numbers, numbers[0]))
    real = cublaslt.cudaDataType.CUDA_R_32F
    with (
        cublaslt.cublasLtCreate() as handle,
        cublaslt.cublasLtMatmulDescCreate(cublaslt.cublasComputeType_t.CUBLAS_COMPUTE_32F, real) as desc,
        cublaslt.cublasLtMatrixLayoutCreate(real, N, N, N) as layout,
    ):
        cublaslt.cublasLtMatmul(handle, desc, 1.0, b, layout, a, layout, 0.0, c, layout, c, layout, None, None, 0, stream_of(package))
        result = package.get(c, numbers[0])
    assert numpy.allclose(result, numbers[0] @ numbers[1], rtol=1e-3)


def test_cufft(package):
    wave = numpy.exp(numpy.arange(256) * 0.3j).astype(numpy.complex64)
    data = package.put(wave)
    with cufft.cufftPlan1d(256, cufft.cufftType.CUFFT_C2C, 1) as plan:
        cufft.cufftSetStream(plan, stream_of(package))
        cufft.cufftExecC2C(plan, data, data, cufft.CUFFT_FORWARD)
        result = package.get(data, wave)
    assert numpy.allclose(result, numpy.fft.fft(wave), rtol=1e-2, atol=1e-2)


def test_curand(package):
    curand = pytest.importorskip("cubind.checked.curand")
    room = numpy.zeros(1024, numpy.float32)
    data = package.put(room)
    with curand.curandCreateGenerator(curand.curandRngType_t.CURAND_RNG_PSEUDO_DEFAULT) as generator:
        curand.curandSetStream(generator, stream_of(package))
        curand.curandGenerateUniform(generator, data, 1024)
        result = package.get(data, room)
    assert 0.4 < result.mean() < 0.6 and result.min() > 0


def test_cusolver(package, numbers):
    cusolver = pytest.importorskip("cubind.checked.cusolver")
    matrix = numbers[0] @ numbers[0].T + N * numpy.eye(N, dtype=numpy.float32)
    data, info = package.put(matrix), package.put(numpy.ones(1, numpy.int32))
    lower = cusolver.cublasFillMode_t.CUBLAS_FILL_MODE_LOWER
    with cusolver.cusolverDnCreate() as handle:
        cusolver.cusolverDnSetStream(handle, stream_of(package))
        room = cusolver.cusolverDnSpotrf_bufferSize(handle, lower, N, data, N)
        work = package.put(numpy.zeros(max(room, 1), numpy.float32))
        cusolver.cusolverDnSpotrf(handle, lower, N, data, N, work, room, info)
        result = package.get(data, matrix)
    assert numpy.allclose(numpy.triu(result), numpy.linalg.cholesky(matrix).T, rtol=1e-2, atol=1e-3)


def test_cusparse(package):
    cusparse = pytest.importorskip("cubind.checked.cusparse")
    values, x = numpy.arange(1, 5, dtype=numpy.float32), numpy.ones(4, numpy.float32)
    indices = numpy.array([0, 2, 5, 7], numpy.int32)
    kinds = cusparse.cusparseIndexType_t.CUSPARSE_INDEX_32I, cusparse.cusparseIndexBase_t.CUSPARSE_INDEX_BASE_ZERO
    real = cusparse.cudaDataType.CUDA_R_32F
    on_device = [package.put(array) for array in (indices, values, numpy.zeros(8, numpy.float32))]
    with cusparse.cusparseCreate() as handle:
        cusparse.cusparseSetStream(handle, stream_of(package))
        with cusparse.cusparseCreateSpVec(8, 4, on_device[0], on_device[1], *kinds, real) as sparse, cusparse.cusparseCreateDnVec(8, on_device[2], real) as dense:
            cusparse.cusparseScatter(handle, sparse, dense)
            result = package.get(on_device[2], numpy.zeros(8, numpy.float32))
    expected = numpy.zeros(8, numpy.float32)
    expected[indices] = values * x
    assert numpy.array_equal(result, expected)


def test_nccl(package):
    nccl = pytest.importorskip("cubind.checked.nccl")
    data, room = numpy.arange(16, dtype=numpy.float32), numpy.zeros(16, numpy.float32)
    source, target = package.put(data), package.put(room)
    with nccl.ncclCommInitRank(1, nccl.ncclGetUniqueId(), 0) as comm:
        real, total = nccl.ncclDataType_t.ncclFloat32, nccl.ncclRedOp_t.ncclSum
        nccl.ncclAllReduce(source, target, 16, real, total, comm, stream_of(package))
        result = package.get(target, room)
    assert numpy.array_equal(result, data)


def test_driver_and_runtime(package):
    room = numpy.ones(16, numpy.float32)
    data = package.put(room)
    package.get(data, room)
    assert driver.cuMemsetD32(data, 0, 8) == (0,)
    runtime.cudaMemcpy(room, data, 64, runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost)
    assert room.tolist() == [0.0] * 8 + [1.0] * 8
    assert driver.cuStreamSynchronize(stream_of(package)) == (0,)


def test_host_memory_is_refused_unless_the_device_reaches_it():
    device = Device(0)
    device.set_current()
    array = numpy.zeros(16, numpy.float32)
    with cublas.cublasCreate() as handle:
        if not device.properties.pageable_memory_access:
            with pytest.raises(TypeError, match=r"'x' is a numpy\.ndarray in host memory.*Buffer\.copy_from"):
                cublas.cublasSscal(handle, 16, 2.0, array, 1)
        runtime.cudaHostRegister(array, array.nbytes, 0)
        cublas.cublasSscal(handle, 16, 2.0, array, 1)
        runtime.cudaDeviceSynchronize()
        runtime.cudaHostUnregister(array)


def test_memory_is_given_back(numbers):
    runtime.cudaSetDevice(0)

    def once():
        package = Buffers()
        test_cublas(package, numbers)
        test_cublaslt(package, numbers)
        test_cufft(package)
        with runtime.cudaStreamCreate() as stream, runtime.cudaEventCreate() as event:
            runtime.cudaEventRecord(event, stream)
            runtime.cudaStreamSynchronize(stream)
        runtime.cudaDeviceSynchronize()
        return runtime.cudaMemGetInfo()[0]

    for _ in range(3):
        before = once()
    for _ in range(20):
        after = once()
    assert before - after < 4 << 20
