"""Test the CUDA runtime on a GPU.

The tests cover memory, copies, streams, events, graphs, callbacks, launches and errors.
"""

import ctypes
import threading

import cubind
import numpy as np
import pytest
from cubind import driver, runtime
from device import Form

KIND = runtime.cudaMemcpyKind
TO_DEVICE, TO_HOST, ON_DEVICE, DEFAULT = (KIND(i) for i in (1, 2, 3, 4))
ATTRIBUTE = runtime.cudaDeviceAttr
CUDA_13 = str(cubind.cuda_version()).startswith("13.")

SOURCE = """
extern "C" __global__ void saxpy(float a, const float *x, const float *y, float *out, unsigned n)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = a * x[i] + y[i];
}

struct pair { short first; double second; };

extern "C" __global__ void mixed(char c, pair p, unsigned long long *out)
{
    out[0] = (unsigned char)c;
    out[1] = (unsigned short)p.first;
    out[2] = (unsigned long long)p.second;
}

extern "C" __global__ void increment(unsigned *counter) { atomicAdd(counter, 1); }

extern "C" __global__ void spin(long long cycles)
{
    long long start = clock64();
    while (clock64() - start < cycles)
        ;
}

__device__ float table[16];
"""


@pytest.fixture(scope="module")
def image():
    """Return the kernels as machine code for the current device."""
    from cubind.checked import nvrtc
    from cubind.checked import runtime as checked

    major, minor = (
        checked.cudaDeviceGetAttribute(a, 0)
        for a in (ATTRIBUTE.cudaDevAttrComputeCapabilityMajor, ATTRIBUTE.cudaDevAttrComputeCapabilityMinor)
    )
    program = nvrtc.nvrtcCreateProgram(SOURCE, "kernels.cu")
    nvrtc.nvrtcCompileProgram(program, [f"--gpu-architecture=sm_{major}{minor}"])
    return bytes(nvrtc.nvrtcGetCUBIN(program))


@pytest.fixture
def library(form, image):
    library = (
        form.runtime.cudaLibraryLoadData(image, [], [], 0, [], [], 0)
        if not form.is_checked
        else (form.runtime.cudaLibraryLoadData(image))
    )
    yield library
    form.runtime.cudaLibraryUnload(library)


@pytest.fixture
def stream(form):
    stream = form.runtime.cudaStreamCreateWithFlags(runtime.cudaStreamNonBlocking)
    yield stream
    form.runtime.cudaStreamDestroy(stream)


# --- devices --------------------------------------------------------------------------------------


def test_devices(form):
    rt = form.runtime
    assert rt.cudaGetDeviceCount() >= 1
    rt.cudaSetDevice(0)
    assert rt.cudaGetDevice() == 0
    properties = rt.cudaGetDeviceProperties(0)
    name = properties.name.split(b"\0")[0]
    assert name and properties.totalGlobalMem > 1 << 30
    assert properties.major == rt.cudaDeviceGetAttribute(ATTRIBUTE.cudaDevAttrComputeCapabilityMajor, 0)
    assert properties.multiProcessorCount == rt.cudaDeviceGetAttribute(ATTRIBUTE.cudaDevAttrMultiProcessorCount, 0)
    assert properties.warpSize == 32 and len(list(properties.maxGridSize)) == 3
    assert len(properties.uuid.bytes) == 16 and len(properties.luid) == 8
    bus = rt.cudaDeviceGetPCIBusId(device=0, **form.counts(length=32))
    bus = bus if isinstance(bus, str) else bus.split(b"\0")[0].decode()
    assert bus.count(":") == 2
    assert rt.cudaDeviceGetByPCIBusId(bus.encode()) == 0
    free, total = rt.cudaMemGetInfo()
    assert 0 < free <= total
    # The driver's values.
    driver.cuInit(0)
    _, device = driver.cuDeviceGet(0)
    assert driver.cuDeviceGetName(256, device)[1].split(b"\0")[0] == name


def test_versions(form):
    major = 13 if CUDA_13 else 12
    assert form.runtime.cudaRuntimeGetVersion() // 1000 == major
    assert form.runtime.cudaDriverGetVersion() >= 1000 * major
    assert form.runtime.getLocalRuntimeVersion() == form.runtime.cudaRuntimeGetVersion()


def test_limits_and_flags(form):
    limit = runtime.cudaLimit.cudaLimitStackSize
    before = form.runtime.cudaDeviceGetLimit(limit)
    form.runtime.cudaDeviceSetLimit(limit, before)
    assert form.runtime.cudaDeviceGetLimit(limit) == before
    low, high = form.runtime.cudaDeviceGetStreamPriorityRange()
    assert high <= low <= 0
    assert isinstance(form.runtime.cudaGetDeviceFlags(), int)


# --- memory ---------------------------------------------------------------------------------------


def test_round_trip(form, gpu, rng):
    """Copies accept addresses, buffers, and objects that stand for either."""
    data = rng.integers(0, 256, 4099, dtype=np.uint8)
    rt = form.runtime
    first, second = gpu.empty(data.nbytes), gpu.empty(data.nbytes)
    rt.cudaMemcpy(first, data, data.nbytes, TO_DEVICE)
    rt.cudaMemcpy(second, first, data.nbytes, ON_DEVICE)
    back = bytearray(data.nbytes)
    rt.cudaMemcpy(back, second, data.nbytes, DEFAULT)
    assert bytes(back) == data.tobytes()
    rt.cudaMemset(second, 0x5A, 100)
    rt.cudaMemcpy(back, driver.CUdeviceptr(second), data.nbytes, TO_HOST)
    assert bytes(back) == b"\x5a" * 100 + data[100:].tobytes()
    assert rt.cudaPointerGetAttributes(first).type == runtime.cudaMemoryType.cudaMemoryTypeDevice


def test_ordered_allocation(form, stream, rng):
    """cudaMallocAsync works, and so does a new pool with typed attributes."""
    rt = form.runtime
    data = rng.random(1000)
    block = rt.cudaMallocAsync(data.nbytes, stream)
    back = np.zeros_like(data)
    rt.cudaMemcpyAsync(block, data.ctypes.data, data.nbytes, TO_DEVICE, stream)
    rt.cudaMemcpyAsync(back.ctypes.data, block, data.nbytes, TO_HOST, stream)
    rt.cudaFreeAsync(block, stream)
    rt.cudaStreamSynchronize(stream)
    assert (back == data).all()

    properties = runtime.cudaMemPoolProps()
    properties.allocType = runtime.cudaMemAllocationType.cudaMemAllocationTypePinned
    properties.location.type = runtime.cudaMemLocationType.cudaMemLocationTypeDevice
    properties.location.id = 0
    pool = rt.cudaMemPoolCreate(properties)
    attribute = runtime.cudaMemPoolAttr
    rt.cudaMemPoolSetAttribute(pool, attribute.cudaMemPoolAttrReleaseThreshold, driver.cuuint64_t(1 << 20))
    threshold = rt.cudaMemPoolGetAttribute(pool, attribute.cudaMemPoolAttrReleaseThreshold)
    assert int(threshold) == 1 << 20
    block = rt.cudaMallocFromPoolAsync(4096, pool, stream)
    rt.cudaStreamSynchronize(stream)
    assert int(rt.cudaMemPoolGetAttribute(pool, attribute.cudaMemPoolAttrUsedMemCurrent)) >= 4096
    rt.cudaFreeAsync(block, stream)
    rt.cudaStreamSynchronize(stream)
    rt.cudaMemPoolDestroy(pool)


def test_pinned_memory(form, gpu, rng):
    rt = form.runtime
    host = rt.cudaHostAlloc(4096, runtime.cudaHostAllocMapped)
    array = np.ctypeslib.as_array((ctypes.c_double * 512).from_address(host))
    array[:] = rng.random(512)
    at = gpu.empty(4096)
    rt.cudaMemcpy(at, host, 4096, TO_DEVICE)
    assert (gpu.get(at, (512,), np.float64) == array).all()
    assert rt.cudaHostGetFlags(host) & runtime.cudaHostAllocMapped
    assert rt.cudaPointerGetAttributes(host).type == runtime.cudaMemoryType.cudaMemoryTypeHost
    assert rt.cudaHostGetDevicePointer(host, 0)
    rt.cudaFreeHost(host)
    own = np.zeros(8192, np.uint8)
    rt.cudaHostRegister(own.ctypes.data, own.nbytes, 0)
    rt.cudaHostUnregister(own.ctypes.data)


def test_managed_memory(form, stream):
    """One page of managed memory can be used from both sides."""
    rt = form.runtime
    if not rt.cudaDeviceGetAttribute(ATTRIBUTE.cudaDevAttrConcurrentManagedAccess, 0):
        pytest.skip("no concurrent access to managed memory on this device")
    block = rt.cudaMallocManaged(4096, runtime.cudaMemAttachGlobal)
    host = np.ctypeslib.as_array((ctypes.c_uint8 * 4096).from_address(block))
    host[:] = 7
    location = runtime.cudaMemLocation()
    location.type, location.id = runtime.cudaMemLocationType.cudaMemLocationTypeDevice, 0
    prefetch = rt.cudaMemPrefetchAsync if CUDA_13 else rt.cudaMemPrefetchAsync_v2
    prefetch(block, 4096, location, 0, stream)
    rt.cudaMemsetAsync(block, 9, 2048, stream)
    rt.cudaStreamSynchronize(stream)
    assert (host[:2048] == 9).all() and (host[2048:] == 7).all()
    attribute = runtime.cudaMemRangeAttribute.cudaMemRangeAttributeReadMostly
    assert rt.cudaMemRangeGetAttribute(4, attribute, block, 4096) == 0
    rt.cudaFree(block)


def test_two_dimensional_copies(form, rng):
    rt = form.runtime
    width, height = 37, 11
    data = rng.integers(0, 256, (height, 64), dtype=np.uint8)
    block, pitch = rt.cudaMallocPitch(width, height)
    assert pitch >= width
    rt.cudaMemset2D(block, pitch, 0, width, height)
    rt.cudaMemcpy2D(block, pitch, data.ctypes.data, 64, width, height, TO_DEVICE)
    back = np.zeros((height, width), np.uint8)
    rt.cudaMemcpy2D(back.ctypes.data, width, block, pitch, width, height, TO_HOST)
    assert (back == data[:, :width]).all()
    rt.cudaFree(block)


def test_three_dimensional_copies(form, rng, stream):
    """Structs are passed by value and by pointer."""
    rt = form.runtime
    depth, height, width = 3, 5, 16
    data = rng.integers(0, 256, (depth, height, width), dtype=np.uint8)
    extent = runtime.make_cudaExtent(width, height, depth)
    block = rt.cudaMalloc3D(extent)
    assert (block.xsize, block.ysize) == (width, height) and block.pitch >= width
    copy = runtime.cudaMemcpy3DParms()
    copy.srcPtr = runtime.make_cudaPitchedPtr(data.ctypes.data, width, width, height)
    copy.dstPtr = block
    copy.extent = extent
    copy.kind = TO_DEVICE
    rt.cudaMemcpy3D(copy)
    back = np.zeros_like(data)
    part = runtime.cudaMemcpy3DParms()
    part.srcPtr = block
    part.srcPos = runtime.make_cudaPos(4, 1, 1)
    part.dstPtr = runtime.make_cudaPitchedPtr(back.ctypes.data, width, width, height)
    part.extent = runtime.make_cudaExtent(8, 2, 2)
    part.kind = TO_HOST
    rt.cudaMemcpy3DAsync(part, stream)
    rt.cudaStreamSynchronize(stream)
    assert (back[:2, :2, :8] == data[1:3, 1:3, 4:12]).all() and back[2].sum() == 0
    rt.cudaFree(block.ptr)


def test_arrays_and_textures(form, rng):
    rt = form.runtime
    data = rng.random((8, 16), dtype=np.float32)
    description = rt.cudaCreateChannelDesc(32, 0, 0, 0, runtime.cudaChannelFormatKind.cudaChannelFormatKindFloat)
    array = rt.cudaMallocArray(description, 16, 8, 0)
    rt.cudaMemcpy2DToArray(array, 0, 0, data.ctypes.data, 64, 64, 8, TO_DEVICE)
    back = np.zeros_like(data)
    rt.cudaMemcpy2DFromArray(back.ctypes.data, 64, array, 0, 0, 64, 8, TO_HOST)
    assert (back == data).all()
    found, extent, _ = rt.cudaArrayGetInfo(array)
    assert (found.x, found.f, extent.width, extent.height) == (32, 2, 16, 8)
    resource, texture = runtime.cudaResourceDesc(), runtime.cudaTextureDesc()
    resource.resType = runtime.cudaResourceType.cudaResourceTypeArray
    resource.res.array.array = array
    texture.addressMode = [runtime.cudaTextureAddressMode.cudaAddressModeClamp] * 3
    handle = rt.cudaCreateTextureObject(resource, texture, None)
    assert int(handle)
    again = rt.cudaGetTextureObjectTextureDesc(handle)
    assert list(again.addressMode)[:2] == list(texture.addressMode)[:2]
    rt.cudaDestroyTextureObject(handle)
    rt.cudaFreeArray(array)


# --- streams, events, callbacks -------------------------------------------------------------------


def test_streams(form, stream):
    rt = form.runtime
    low, high = rt.cudaDeviceGetStreamPriorityRange()
    other = rt.cudaStreamCreateWithPriority(runtime.cudaStreamNonBlocking, high)
    assert rt.cudaStreamGetPriority(other) == high
    assert rt.cudaStreamGetFlags(stream) == runtime.cudaStreamNonBlocking
    assert rt.cudaStreamGetDevice(stream) == 0
    assert rt.cudaStreamGetId(other) != rt.cudaStreamGetId(stream)
    assert stream.__cuda_stream__() == (0, int(stream))
    assert isinstance(stream, driver.CUstream)
    assert driver.cuStreamQuery(stream) == (0,), "the driver's functions take it"
    rt.cudaStreamDestroy(other)


def kernel_of(form, library, name):
    return form.runtime.cudaLibraryGetKernel(library, name)


def configuration(grid, block, stream):
    config = runtime.cudaLaunchConfig_t()
    config.gridDim.x, config.gridDim.y, config.gridDim.z = grid, 1, 1
    config.blockDim.x, config.blockDim.y, config.blockDim.z = block, 1, 1
    config.stream = stream
    return config


def test_events(form, library, stream):
    """Events around a spinning kernel measure its time."""
    rt = form.runtime
    start, end = rt.cudaEventCreate(), rt.cudaEventCreateWithFlags(runtime.cudaEventDefault)
    spin = kernel_of(form, library, b"spin")
    cycles = ((20_000_000,), (ctypes.c_longlong,))
    rt.cudaEventRecord(start, stream)
    rt.cudaLaunchKernelExC(configuration(1, 1, stream), spin, cycles)
    rt.cudaEventRecord(end, stream)
    assert runtime.cudaStreamQuery(stream) == (runtime.cudaError_t.cudaErrorNotReady,)
    rt.cudaEventSynchronize(end)
    assert runtime.cudaEventQuery(end) == (0,)
    assert 2 < rt.cudaEventElapsedTime(start, end) < 2000
    rt.cudaEventDestroy(start)
    rt.cudaEventDestroy(end)


def test_waiting_for_another_stream(form, library, stream):
    rt = form.runtime
    other = rt.cudaStreamCreate()
    event = rt.cudaEventCreateWithFlags(runtime.cudaEventDisableTiming)
    rt.cudaLaunchKernelExC(
        configuration(1, 1, stream), kernel_of(form, library, b"spin"), ((20_000_000,), (ctypes.c_longlong,))
    )
    rt.cudaEventRecord(event, stream)
    rt.cudaStreamWaitEvent(other, event, 0)
    rt.cudaStreamSynchronize(other)
    assert runtime.cudaStreamQuery(stream) == (0,)
    rt.cudaEventDestroy(event)
    rt.cudaStreamDestroy(other)


def test_host_callbacks(form, stream):
    """CUDA's thread calls Python callables; an exception in one does no harm."""
    rt = form.runtime
    seen, threads = [], set()

    def note(data):
        seen.append(data)
        threads.add(threading.get_ident())

    for i in range(20):
        rt.cudaLaunchHostFunc(stream, note, i)
    rt.cudaStreamSynchronize(stream)
    assert [int(i) for i in seen] == list(range(20))
    assert threading.get_ident() not in threads

    statuses = []
    rt.cudaStreamAddCallback(stream, lambda *arguments: statuses.append(arguments), None, 0)
    rt.cudaStreamSynchronize(stream)
    assert len(statuses) == 1 and runtime.cudaError_t.cudaSuccess in statuses[0]


def test_exception_in_a_callback(form, stream, monkeypatch):
    import sys

    caught = []
    monkeypatch.setattr(sys, "unraisablehook", lambda info: caught.append(info.exc_type))

    def fail(data):
        raise KeyError(data)

    form.runtime.cudaLaunchHostFunc(stream, fail, None)
    form.runtime.cudaStreamSynchronize(stream)
    assert caught == [KeyError]


def test_c_callbacks(form, stream):
    """A host function may be a class object made from a ctypes function.

    Code for other bindings passes it so.
    """
    seen = []
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(seen.append)
    at = ctypes.cast(function, ctypes.c_void_p).value
    form.runtime.cudaLaunchHostFunc(stream, runtime.cudaHostFn_t(at), 77)
    form.runtime.cudaStreamSynchronize(stream)
    assert seen == [77]


# --- kernels --------------------------------------------------------------------------------------


def test_launch(form, library, gpu, stream, rng):
    rt = form.runtime
    n = 10_001
    x, y = rng.random(n, dtype=np.float32), rng.random(n, dtype=np.float32)
    at_x, at_y, out = gpu.put(x), gpu.put(y), gpu.empty(4 * n)
    kernel = kernel_of(form, library, b"saxpy")
    arguments = (
        (2.5, at_x, at_y, out, n),
        (ctypes.c_float, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint),
    )
    rt.cudaLaunchKernelExC(configuration(-(-n // 256), 256, stream), kernel, arguments)
    rt.cudaStreamSynchronize(stream)
    expected = 2.5 * x.astype(np.float64) + y
    assert np.allclose(gpu.get(out, (n,), np.float32), expected, rtol=1e-6, atol=0)
    # The same with dimensions in their class.
    rt.cudaMemsetAsync(out, 0, 4 * n, stream)  # the default stream is not ordered with this one
    grid, block = runtime.dim3(), runtime.dim3()
    grid.x, block.x = -(-n // 128), 128
    assert (grid.y, block.z) == (1, 1)
    rt.cudaLaunchKernel(kernel, grid, block, arguments, 0, stream)
    rt.cudaStreamSynchronize(stream)
    assert np.allclose(gpu.get(out, (n,), np.float32), expected, rtol=1e-6, atol=0)


def test_mixed_arguments(form, library, gpu, stream):
    class Pair(ctypes.Structure):
        _fields_ = [("first", ctypes.c_short), ("second", ctypes.c_double)]

    out = gpu.empty(24)
    values = (-3, Pair(-2, 1e6), out)
    form.runtime.cudaLaunchKernelExC(
        configuration(1, 1, stream),
        kernel_of(form, library, b"mixed"),
        (values, (ctypes.c_byte, None, ctypes.c_void_p)),
    )
    form.runtime.cudaStreamSynchronize(stream)
    assert gpu.get(out, (3,), np.uint64).tolist() == [253, 65534, 1_000_000]


def test_launch_attributes(form, library, gpu, stream):
    """A list of structs in the configuration works: programmatic launches, a cluster of two."""
    rt = form.runtime
    counter = gpu.put(np.zeros(1, np.uint32))
    config = configuration(4, 32, stream)
    cluster = runtime.cudaLaunchAttribute()
    cluster.id = runtime.cudaLaunchAttributeID.cudaLaunchAttributeClusterDimension
    cluster.val.clusterDim.x, cluster.val.clusterDim.y, cluster.val.clusterDim.z = 2, 1, 1
    config.attrs, config.numAttrs = [cluster], 1
    kernel = kernel_of(form, library, b"increment")
    rt.cudaLaunchKernelExC(config, kernel, ((counter,), (ctypes.c_void_p,)))
    rt.cudaStreamSynchronize(stream)
    assert gpu.get(counter, (1,), np.uint32)[0] == 4 * 32
    assert rt.cudaOccupancyMaxActiveClusters(kernel, config) > 0


def test_kernels_of_a_library(form, library, gpu):
    rt = form.runtime
    assert rt.cudaLibraryGetKernelCount(library) == 4
    assert len(rt.cudaLibraryEnumerateKernels(4, library)) == 4
    address, size = rt.cudaLibraryGetGlobal(library, b"table")
    assert size == 64
    rt.cudaMemset(address, 0, size)
    kernel = kernel_of(form, library, b"saxpy")
    attributes = rt.cudaFuncGetAttributes(kernel)
    assert attributes.maxThreadsPerBlock >= 256 and attributes.numRegs > 0
    assert rt.cudaOccupancyMaxActiveBlocksPerMultiprocessor(kernel, 256, 0) >= 1
    assert rt.cudaFuncGetParamInfo(kernel, 0) == (0, 4)
    assert rt.cudaFuncGetParamInfo(kernel, 4) == (32, 4)
    name = rt.cudaFuncGetName(kernel)
    assert name in ("saxpy", b"saxpy")


# --- graphs ---------------------------------------------------------------------------------------


def test_graph_by_capture(form, library, gpu, stream):
    rt = form.runtime
    counter = gpu.put(np.zeros(1, np.uint32))
    increment = kernel_of(form, library, b"increment")
    runs = []
    rt.cudaStreamBeginCapture(stream, runtime.cudaStreamCaptureMode.cudaStreamCaptureModeThreadLocal)
    for _ in range(3):
        rt.cudaLaunchKernelExC(configuration(1, 1, stream), increment, ((counter,), (ctypes.c_void_p,)))
    info = rt.cudaStreamGetCaptureInfo(stream)
    assert info[0] == runtime.cudaStreamCaptureStatus.cudaStreamCaptureStatusActive
    graph = rt.cudaStreamEndCapture(stream)
    nodes = rt.cudaGraphGetNodes(graph) if form.is_checked else rt.cudaGraphGetNodes(graph, 3)[0]
    assert len(nodes) == 3
    kinds = {rt.cudaGraphNodeGetType(node) for node in nodes}
    assert kinds == {runtime.cudaGraphNodeType.cudaGraphNodeTypeKernel}
    executable = rt.cudaGraphInstantiate(graph, 0)
    for _ in range(5):
        rt.cudaGraphLaunch(executable, stream)
    rt.cudaLaunchHostFunc(stream, lambda data: runs.append(1), None)
    rt.cudaStreamSynchronize(stream)
    assert gpu.get(counter, (1,), np.uint32)[0] == 15 and runs == [1]
    rt.cudaGraphExecDestroy(executable)
    rt.cudaGraphDestroy(graph)


def test_graph_by_hand(form, library, gpu, stream, rng):
    """A graph copies in, fills, launches, copies out and calls a host function.

    Then its parameters change.
    """
    rt = form.runtime
    n = 512
    x = rng.random(n, dtype=np.float32)
    back = np.zeros_like(x)
    at_x, at_y, out = gpu.empty(4 * n), gpu.empty(4 * n), gpu.empty(4 * n)
    graph = rt.cudaGraphCreate(0)

    def depends(*nodes):
        return {"pDependencies": list(nodes), **form.counts(numDependencies=len(nodes))}

    copied = rt.cudaGraphAddMemcpyNode1D(
        graph=graph, dst=at_x, src=x.ctypes.data, count=x.nbytes, kind=TO_DEVICE, **depends()
    )
    fill = runtime.cudaMemsetParams()
    fill.dst, fill.value, fill.elementSize, fill.width, fill.height = at_y, 0x3F800000, 4, n, 1
    filled = rt.cudaGraphAddMemsetNode(graph=graph, pMemsetParams=fill, **depends())
    params = runtime.cudaKernelNodeParams()
    params.func = int(kernel_of(form, library, b"saxpy"))
    for dimension, count in ((params.gridDim, 4), (params.blockDim, 128)):
        dimension.x, dimension.y, dimension.z = count, 1, 1
    types = (ctypes.c_float, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint)
    params.kernelParams = ((3.0, at_x, at_y, out, n), types)
    computed = rt.cudaGraphAddKernelNode(graph=graph, pNodeParams=params, **depends(copied, filled))
    fetched = rt.cudaGraphAddMemcpyNode1D(
        graph=graph, dst=back.ctypes.data, src=out, count=x.nbytes, kind=TO_HOST, **depends(computed)
    )
    calls = []
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(calls.append)
    host = runtime.cudaHostNodeParams()
    host.fn = runtime.cudaHostFn_t(ctypes.cast(function, ctypes.c_void_p).value)
    host.userData = 5
    rt.cudaGraphAddHostNode(graph=graph, pNodeParams=host, **depends(fetched))

    edges = rt.cudaGraphGetEdges(graph) if form.is_checked else rt.cudaGraphGetEdges(graph, 4)
    assert {int(node) for node in edges[1]} >= {int(computed), int(fetched)} and len(edges[0]) == 4
    executable = rt.cudaGraphInstantiate(graph, 0)
    rt.cudaGraphLaunch(executable, stream)
    rt.cudaStreamSynchronize(stream)
    assert np.allclose(back, 3.0 * x + 1, rtol=1e-6)
    params.kernelParams = ((-1.0, at_x, at_y, out, n), types)
    rt.cudaGraphExecKernelNodeSetParams(executable, computed, params)
    rt.cudaGraphLaunch(executable, stream)
    rt.cudaStreamSynchronize(stream)
    assert np.allclose(back, 1 - x, rtol=1e-5, atol=1e-6)
    assert calls == [5, 5]
    rt.cudaGraphExecDestroy(executable)
    rt.cudaGraphDestroy(graph)


def test_graph_with_memory_of_its_own(form, gpu, stream):
    """cudaGraphAddNode writes the allocation's address back into the struct that it is given."""
    rt = form.runtime
    graph = rt.cudaGraphCreate(0)
    params = runtime.cudaGraphNodeParams()
    params.type = runtime.cudaGraphNodeType.cudaGraphNodeTypeMemAlloc
    params.alloc.poolProps.allocType = runtime.cudaMemAllocationType.cudaMemAllocationTypePinned
    params.alloc.poolProps.location.type = runtime.cudaMemLocationType.cudaMemLocationTypeDevice
    params.alloc.poolProps.location.id = 0
    params.alloc.bytesize = 4096
    none = {"pDependencies": None, "dependencyData": None, **form.counts(numDependencies=0)}
    add_node = rt.cudaGraphAddNode if CUDA_13 else rt.cudaGraphAddNode_v2
    node = add_node(graph=graph, nodeParams=params, **none)
    assert params.alloc.dptr
    assert rt.cudaGraphNodeGetType(node) == params.type
    free = {"pDependencies": [node], **form.counts(numDependencies=1)}
    rt.cudaGraphAddMemFreeNode(graph=graph, dptr=params.alloc.dptr, **free)
    executable = rt.cudaGraphInstantiate(graph, 0)
    rt.cudaGraphLaunch(executable, stream)
    rt.cudaStreamSynchronize(stream)
    rt.cudaGraphExecDestroy(executable)
    rt.cudaGraphDestroy(graph)


def test_user_object(form, stream):
    """The destructor is a Python callable, which is called when the last reference is dropped."""
    rt = form.runtime
    gone = threading.Event()
    item = rt.cudaUserObjectCreate(
        11, lambda data: gone.set(), 1, runtime.cudaUserObjectFlags.cudaUserObjectNoDestructorSync
    )
    graph = rt.cudaGraphCreate(0)
    rt.cudaGraphRetainUserObject(graph, item, 1, runtime.cudaUserObjectRetainFlags.cudaGraphUserObjectMove)
    assert not gone.is_set()
    rt.cudaGraphDestroy(graph)
    assert gone.wait(10)


# --- errors ---------------------------------------------------------------------------------------


def test_last_error():
    """The last error is a result, not a failure of the query; cudaGetLastError resets it."""
    from cubind.checked import runtime as checked

    bad = runtime.cudaError_t.cudaErrorInvalidDevice
    runtime.cudaGetLastError()
    assert runtime.cudaSetDevice(99) == (bad,)
    assert runtime.cudaPeekAtLastError() == (bad,)
    assert checked.cudaPeekAtLastError() is bad
    assert runtime.cudaGetLastError() == (bad,)
    assert checked.cudaGetLastError() == 0
    assert runtime.cudaGetErrorName(bad) == (0, b"cudaErrorInvalidDevice")
    assert checked.cudaGetErrorString(bad) == "invalid device ordinal"


def test_failures():
    from cubind.checked import runtime as checked

    error = runtime.cudaError_t
    assert runtime.cudaMalloc(1 << 60) == (error.cudaErrorMemoryAllocation, None)
    assert runtime.cudaMemcpy(256, 512, 16, 17) == (error.cudaErrorInvalidMemcpyDirection,)
    with pytest.raises(cubind.CUDAError) as info:
        checked.cudaMalloc(1 << 60)
    assert info.value.code is error.cudaErrorMemoryAllocation and info.value.function == "cudaMalloc"
    assert runtime.cudaGetLastError()[0] == error.cudaErrorMemoryAllocation
    assert runtime.cudaGetDeviceProperties(99) == (error.cudaErrorInvalidDevice, None)
    runtime.cudaGetLastError()


def test_functions_that_this_release_lacks():
    """A function of newer headers that the library lacks raises an error that names it."""
    version = Form("checked").runtime.cudaRuntimeGetVersion()
    if version >= 13040 or not CUDA_13:
        pytest.skip(f"the library is of {version}")
    with pytest.raises(cubind.FunctionNotFoundError, match="cudaMemGetLocationInfo"):
        runtime.cudaMemGetLocationInfo(0, 0, 0, 0, None)
