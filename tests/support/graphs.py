"""Provide fixtures for tests of graphs, parameters of nodes, and views of graphs and memory."""

import ctypes
import struct

import pytest
from cubind import driver
from cubind.driver import CUresult

from support import kernels, libraries
from support.functional import context, device, ok, stream  # noqa: F401

TYPE = driver.CUgraphNodeType
MODE = driver.CUstreamCaptureMode
RELAXED, GLOBAL = MODE.CU_STREAM_CAPTURE_MODE_RELAXED, MODE.CU_STREAM_CAPTURE_MODE_GLOBAL
THREAD_LOCAL = MODE.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL
INVALID = (CUresult.CUDA_ERROR_INVALID_VALUE,)
N = 64
# data of edges, which the older functions do not take
NO_DATA = (None,) if int(libraries.MAJOR) >= 13 else ()


def failed(name):
    return getattr(CUresult, f"CUDA_ERROR_{name}")


@pytest.fixture(autouse=True)
def computing(context):
    """Run kernels even without a GPU, and start in the capture mode that threads begin with."""
    stub = None if libraries.ON_GPU else libraries.load_stub("driver")
    before = ok(driver.cuThreadExchangeStreamCaptureMode(GLOBAL))
    if stub:
        stub.simulate(True)
    yield
    if stub:
        stub.simulate(None)
    ok(driver.cuThreadExchangeStreamCaptureMode(before))


@pytest.fixture
def memory(context):
    address = int(ok(driver.cuMemAlloc(4 * N)))
    ok(driver.cuMemsetD8(address, 0, 4 * N))
    ok(driver.cuCtxSynchronize())  # the streams of the tests do not wait for this one
    yield address
    ok(driver.cuMemFree(address))


@pytest.fixture
def graph(context):
    made = ok(driver.cuGraphCreate(0))
    yield made
    ok(driver.cuGraphDestroy(made))


@pytest.fixture
def other(context):
    made = ok(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING.value))
    yield made
    ok(driver.cuStreamDestroy(made))


@pytest.fixture
def saxpy(computing):
    module = ok(driver.cuModuleLoadData(kernels.SAXPY_PTX))
    yield ok(driver.cuModuleGetFunction(module, b"saxpy"))
    ok(driver.cuModuleUnload(module))


def words(address, count=N):
    data = bytearray(4 * count)
    ok(driver.cuMemcpyDtoH(data, address, 4 * count))
    return list(struct.unpack(f"{count}I", data))


def floats(address, count=N):
    data = bytearray(4 * count)
    ok(driver.cuMemcpyDtoH(data, address, 4 * count))
    return list(struct.unpack(f"{count}f", data))


def fill_params(address, value, width=N, size=4, height=1, pitch=0):
    p = driver.CUDA_MEMSET_NODE_PARAMS()
    p.dst, p.value, p.elementSize, p.width, p.height, p.pitch = address, value, size, width, height, pitch
    return p


def copy_params(to, start, size, host=None):
    p = driver.CUDA_MEMCPY3D()
    kinds = driver.CUmemorytype
    p.dstMemoryType, p.srcMemoryType = kinds.CU_MEMORYTYPE_DEVICE, kinds.CU_MEMORYTYPE_DEVICE
    p.dstDevice = to
    if host is None:
        p.srcDevice = start
    else:
        p.srcMemoryType, p.srcHost = kinds.CU_MEMORYTYPE_HOST, host
    p.WidthInBytes, p.Height, p.Depth = size, 1, 1
    return p


def add_fill(graph, current, address, value, *before, **shape):
    return ok(driver.cuGraphAddMemsetNode(graph, list(before), len(before), fill_params(address, value, **shape), current))


def add_empty(graph, *before):
    return ok(driver.cuGraphAddEmptyNode(graph, list(before), len(before)))


class Run:
    """An instantiated graph: run(stream) launches it and waits."""

    def __init__(self, graph):
        self.handle = ok(driver.cuGraphInstantiate(graph, 0))

    def __call__(self, stream):
        ok(driver.cuGraphLaunch(self.handle, stream))
        ok(driver.cuStreamSynchronize(stream))

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        ok(driver.cuGraphExecDestroy(self.handle))


def nodes_of(graph):
    nodes, count = ok(driver.cuGraphGetNodes(graph, 100))
    assert len(nodes) >= count
    return [int(node) for node in nodes[:count]]


def edges_of(graph):
    start, end, *_, count = ok(driver.cuGraphGetEdges(graph, 100))
    return {(int(a), int(b)) for a, b in zip(start[:count], end[:count], strict=True)}


def type_of(node):
    return ok(driver.cuGraphNodeGetType(node))


def kernel_params(kernel, *values, block=N):
    """Return the parameters of a saxpy node, and the objects that must live until it is added."""
    packed = [ctypes.c_float(values[0]), *(ctypes.c_uint64(v) for v in values[1:4]), ctypes.c_uint32(values[4])]
    pointers = (ctypes.c_void_p * len(packed))(*(ctypes.addressof(p) for p in packed))
    p = driver.CUDA_KERNEL_NODE_PARAMS()
    p.func = kernel
    p.gridDimX = p.gridDimY = p.gridDimZ = 1
    p.blockDimX, p.blockDimY, p.blockDimZ = block, 1, 1
    p.kernelParams = ctypes.addressof(pointers)
    return p, (packed, pointers)


@pytest.fixture
def vectors(context):
    """Return x = 0, 1, 2 …, y = 1, and memory for the result."""
    places = [int(ok(driver.cuMemAlloc(4 * N))) for _ in range(3)]
    ok(driver.cuMemcpyHtoD(places[0], struct.pack(f"{N}f", *range(N)), 4 * N))
    ok(driver.cuMemcpyHtoD(places[1], struct.pack(f"{N}f", *[1.0] * N), 4 * N))
    ok(driver.cuMemsetD8(places[2], 0, 4 * N))
    ok(driver.cuCtxSynchronize())
    yield places
    for place in places:
        ok(driver.cuMemFree(place))


def end(stream):
    return ok(driver.cuStreamEndCapture(stream))
