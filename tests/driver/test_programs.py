"""Run small programs on the functional stub driver or a GPU.

The programs use memory, streams, events, PTX and launches.
"""

# ruff: noqa: F811 (fixtures are imported)

import ctypes
import struct

import numpy as np
import pytest
from cubind import driver
from cubind.driver import CUresult
from support import kernels, libraries
from support.functional import context, device, module, ok, on_stub, stream  # noqa: F401

# --- devices and contexts -------------------------------------------------------------------------


def test_device(device):
    assert ok(driver.cuDeviceGetCount()) >= 1
    name = ok(driver.cuDeviceGetName(64, device))
    assert len(name) == 64 and name.split(b"\0")[0]
    attribute = driver.CUdevice_attribute
    major = ok(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device))
    warp = ok(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE, device))
    assert major >= 7 and warp == 32
    assert ok(driver.cuDeviceTotalMem(device)) > 1 << 30
    assert len(ok(driver.cuDeviceGetUuid(device)).bytes) == 16


def test_no_such_device(device):
    assert driver.cuDeviceGet(99) == (CUresult.CUDA_ERROR_INVALID_DEVICE, None)


def test_context_stack(device, context):
    assert ok(driver.cuCtxGetCurrent()) == context
    assert int(ok(driver.cuCtxGetDevice())) == int(device)
    ok(driver.cuCtxPushCurrent(context))
    assert ok(driver.cuCtxPopCurrent()) == context
    ok(driver.cuCtxSynchronize())


def test_own_context(context, device):
    own = ok(driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, device))
    assert ok(driver.cuCtxGetCurrent()) == own != context
    ok(driver.cuCtxDestroy(own))
    assert ok(driver.cuCtxGetCurrent()) == context


def test_no_context(device):
    while int(ok(driver.cuCtxGetCurrent()) or 0) != 0:  # there may be more contexts below the first
        ok(driver.cuCtxSetCurrent(None))
    assert driver.cuMemAlloc(16) == (CUresult.CUDA_ERROR_INVALID_CONTEXT, None)


def test_error_texts():
    assert driver.cuGetErrorName(CUresult.CUDA_ERROR_INVALID_VALUE) == (0, b"CUDA_ERROR_INVALID_VALUE")
    assert driver.cuGetErrorName(CUresult.CUDA_SUCCESS) == (0, b"CUDA_SUCCESS")
    assert driver.cuGetErrorName(123456) == (CUresult.CUDA_ERROR_INVALID_VALUE, None)
    assert b"memory" in ok(driver.cuGetErrorString(CUresult.CUDA_ERROR_OUT_OF_MEMORY))
    assert driver.cuGetErrorString(CUresult.CUDA_SUCCESS) == (0, b"no error")
    assert driver.cuGetErrorString(CUresult.CUDA_ERROR_INVALID_VALUE) == (0, b"invalid argument")


def test_names_of_nothing(context):
    assert driver.cuKernelGetName(0) == (CUresult.CUDA_ERROR_INVALID_VALUE, None)
    assert driver.cuFuncGetName(0) == (CUresult.CUDA_ERROR_INVALID_VALUE, None)


# --- memory ---------------------------------------------------------------------------------------


def test_round_trip(context):
    data = np.arange(1000, dtype=np.float32)
    back = np.zeros_like(data)
    pointer = ok(driver.cuMemAlloc(data.nbytes))
    assert isinstance(pointer, driver.CUdeviceptr)
    ok(driver.cuMemcpyHtoD(pointer, data, data.nbytes))
    ok(driver.cuMemcpyDtoH(back, pointer, data.nbytes))
    assert (back == data).all()
    ok(driver.cuMemFree(pointer))


def test_copy_between_and_into_the_middle(context):
    first, second = ok(driver.cuMemAlloc(64)), ok(driver.cuMemAlloc(64))
    ok(driver.cuMemsetD8(first, 7, 64))
    ok(driver.cuMemsetD8(second, 0, 64))
    ok(driver.cuMemcpyDtoD(int(second) + 16, first, 32))
    back = bytearray(64)
    ok(driver.cuMemcpyDtoH(back, second, 64))
    assert back == bytes(16) + b"\x07" * 32 + bytes(16)
    ok(driver.cuMemFree(first))
    ok(driver.cuMemFree(second))


@pytest.mark.parametrize(("bits", "value"), [(8, 0xA5), (16, 0xBEEF), (32, 0xDEADBEEF)])
def test_memset(context, bits, value):
    pointer = ok(driver.cuMemAlloc(128))
    count = 128 // (bits // 8)
    ok(getattr(driver, f"cuMemsetD{bits}")(pointer, value, count))
    back = bytearray(128)
    ok(driver.cuMemcpyDtoH(back, pointer, 128))
    assert bytes(back) == value.to_bytes(bits // 8, "little") * count
    ok(driver.cuMemFree(pointer))


def test_pitched_copy(context):
    source = np.arange(5 * 8, dtype=np.uint8).reshape(5, 8)
    back = np.zeros((5, 4), dtype=np.uint8)
    pointer, pitch = ok(driver.cuMemAllocPitch(8, 5, 4))
    assert pitch >= 8
    copy = driver.CUDA_MEMCPY2D()
    copy.srcMemoryType = driver.CUmemorytype.CU_MEMORYTYPE_HOST
    copy.srcHost, copy.srcPitch = source, 8
    copy.dstMemoryType = driver.CUmemorytype.CU_MEMORYTYPE_DEVICE
    copy.dstDevice, copy.dstPitch = pointer, pitch
    copy.WidthInBytes, copy.Height = 8, 5
    ok(driver.cuMemcpy2D(copy))
    copy = driver.CUDA_MEMCPY2D()
    copy.srcMemoryType = driver.CUmemorytype.CU_MEMORYTYPE_DEVICE
    copy.srcDevice, copy.srcPitch, copy.srcXInBytes = pointer, pitch, 2
    copy.dstMemoryType = driver.CUmemorytype.CU_MEMORYTYPE_HOST
    copy.dstHost, copy.dstPitch = back, 4
    copy.WidthInBytes, copy.Height = 4, 5
    ok(driver.cuMemcpy2D(copy))
    assert (back == source[:, 2:6]).all()
    ok(driver.cuMemFree(pointer))


def test_host_memory(context):
    address = ok(driver.cuMemAllocHost(256))
    assert type(address) is int
    host = (ctypes.c_ubyte * 256).from_address(address)
    host[:] = range(256)
    pointer = ok(driver.cuMemAlloc(256))
    ok(driver.cuMemcpyHtoD(pointer, address, 256))
    back = bytearray(256)
    ok(driver.cuMemcpyDtoH(back, pointer, 256))
    assert back == bytes(range(256))
    ok(driver.cuMemFree(pointer))
    ok(driver.cuMemFreeHost(address))


def test_registered_memory(context):
    memory = np.zeros(4096, dtype=np.uint8)
    ok(driver.cuMemHostRegister(memory, memory.nbytes, 0))
    again = driver.cuMemHostRegister(memory, memory.nbytes, 0)
    assert again == (CUresult.CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED,)
    ok(driver.cuMemHostUnregister(memory))


def test_allocation_is_counted(context):
    before, total = ok(driver.cuMemGetInfo())
    pointer = ok(driver.cuMemAlloc(64 << 20))
    if not libraries.ON_GPU:  # on a GPU, other processes allocate and free memory meanwhile
        assert ok(driver.cuMemGetInfo())[0] <= before - (64 << 20)
    base, size = ok(driver.cuMemGetAddressRange(int(pointer) + 100))
    assert (int(base), size) == (int(pointer), 64 << 20)
    ok(driver.cuMemFree(pointer))
    assert driver.cuMemAlloc(2 * total) == (CUresult.CUDA_ERROR_OUT_OF_MEMORY, None)


def test_stream_ordered_allocation(stream, device):
    pointer = ok(driver.cuMemAllocAsync(1024, stream))
    ok(driver.cuMemsetD32Async(pointer, 9, 256, stream))
    back = np.zeros(256, dtype=np.uint32)
    ok(driver.cuMemcpyDtoHAsync(back, pointer, 1024, stream))
    ok(driver.cuMemFreeAsync(pointer, stream))
    ok(driver.cuStreamSynchronize(stream))
    assert (back == 9).all()


def test_pool_attributes(context, device):
    attribute = driver.CUmemPool_attribute
    pool = ok(driver.cuDeviceGetDefaultMemPool(device))
    threshold = attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
    before = ok(driver.cuMemPoolGetAttribute(pool, threshold))
    ok(driver.cuMemPoolSetAttribute(pool, threshold, driver.cuuint64_t(1 << 20)))
    value = ok(driver.cuMemPoolGetAttribute(pool, threshold))
    assert isinstance(value, driver.cuuint64_t) and int(value) == 1 << 20
    ok(driver.cuMemPoolSetAttribute(pool, threshold, before))
    assert ok(driver.cuMemPoolGetAttribute(pool, attribute.CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC)) == 1


def test_pointer_attributes(context):
    attribute = driver.CUpointer_attribute
    pointer = ok(driver.cuMemAlloc(4096))
    inside = int(pointer) + 64
    get = driver.cuPointerGetAttribute
    assert ok(get(attribute.CU_POINTER_ATTRIBUTE_CONTEXT, inside)) == context
    assert ok(get(attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, inside)) == driver.CUmemorytype.CU_MEMORYTYPE_DEVICE
    assert ok(get(attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, inside)) == 0
    assert int(ok(get(attribute.CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, inside))) == int(pointer)
    assert ok(get(attribute.CU_POINTER_ATTRIBUTE_IS_MANAGED, inside)) is False
    several = [attribute.CU_POINTER_ATTRIBUTE_RANGE_SIZE, attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL]
    assert ok(driver.cuPointerGetAttributes(2, several, inside)) == [4096, 0]
    ok(driver.cuMemFree(pointer))


@on_stub
def test_bounds_are_checked(context):
    pointer = ok(driver.cuMemAlloc(16))
    assert driver.cuMemcpyHtoD(pointer, bytes(17), 17) == (CUresult.CUDA_ERROR_INVALID_VALUE,)
    assert driver.cuMemFree(int(pointer) + 8) == (CUresult.CUDA_ERROR_INVALID_VALUE,)
    ok(driver.cuMemFree(pointer))
    assert driver.cuMemFree(pointer) == (CUresult.CUDA_ERROR_INVALID_VALUE,)


# --- streams and events ---------------------------------------------------------------------------


def test_stream_properties(context, device):
    least, greatest = ok(driver.cuCtxGetStreamPriorityRange())
    stream = ok(driver.cuStreamCreateWithPriority(driver.CUstream_flags.CU_STREAM_NON_BLOCKING.value, greatest))
    assert ok(driver.cuStreamGetPriority(stream)) == greatest <= least
    assert ok(driver.cuStreamGetFlags(stream)) == 1
    assert ok(driver.cuStreamGetCtx(stream)) == context
    assert ok(driver.cuStreamGetId(stream)) > 0
    assert ok(driver.cuStreamIsCapturing(stream)) == driver.CUstreamCaptureStatus.CU_STREAM_CAPTURE_STATUS_NONE
    assert ok(driver.cuStreamQuery(stream)) is None
    ok(driver.cuStreamDestroy(stream))


@pytest.mark.parametrize("which", ["CU_STREAM_LEGACY", "CU_STREAM_PER_THREAD"])
def test_default_streams(context, which):
    ok(driver.cuStreamSynchronize(getattr(driver, which)))
    ok(driver.cuStreamSynchronize(None))


def test_events(stream):
    first, second = ok(driver.cuEventCreate(0)), ok(driver.cuEventCreate(0))
    ok(driver.cuEventRecord(first, stream))
    ok(driver.cuEventRecord(second, stream))
    ok(driver.cuStreamWaitEvent(stream, second, 0))
    ok(driver.cuEventSynchronize(second))
    assert driver.cuEventQuery(second) == (CUresult.CUDA_SUCCESS,)
    elapsed = ok(driver.cuEventElapsedTime(first, second))
    assert isinstance(elapsed, float) and 0 <= elapsed < 10_000
    ok(driver.cuEventDestroy(first))
    ok(driver.cuEventDestroy(second))


def test_untimed_event(stream):
    event = ok(driver.cuEventCreate(driver.CUevent_flags.CU_EVENT_DISABLE_TIMING.value))
    ok(driver.cuEventRecord(event, stream))
    assert driver.cuEventElapsedTime(event, event) == (CUresult.CUDA_ERROR_INVALID_HANDLE, None)
    ok(driver.cuEventDestroy(event))


@on_stub
def test_stale_handles(stream):
    event = ok(driver.cuEventCreate(0))
    ok(driver.cuEventDestroy(event))
    assert driver.cuEventRecord(event, stream) == (CUresult.CUDA_ERROR_INVALID_HANDLE,)
    assert driver.cuStreamQuery(0x1234560) == (CUresult.CUDA_ERROR_INVALID_HANDLE,)


def test_host_function(stream):
    """A host function is a Python callable, or the address of a ctypes function (B11, B17.2)."""
    seen = []
    ok(driver.cuLaunchHostFunc(stream, seen.append, "the user's own object"))
    ok(driver.cuStreamSynchronize(stream))
    assert seen == ["the user's own object"]

    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(seen.append)
    address = ctypes.cast(function, ctypes.c_void_p).value
    ok(driver.cuLaunchHostFunc(stream, address, 1234))
    ok(driver.cuLaunchHostFunc(stream, driver.CUhostFn(address), 5678))
    ok(driver.cuStreamSynchronize(stream))
    assert seen[1:] == [1234, 5678]


def test_stream_callback(stream):
    seen = []
    ok(driver.cuStreamAddCallback(stream, lambda *arguments: seen.append(arguments), "data", 0))
    ok(driver.cuStreamSynchronize(stream))
    ((handle, status, data),) = seen
    assert (int(handle), status, data) == (int(stream), CUresult.CUDA_SUCCESS, "data")


# --- modules --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", kernels.LAYOUTS)
def test_parameter_layout(module, name):
    function = ok(driver.cuModuleGetFunction(module, name.encode()))
    layout = kernels.LAYOUTS[name]
    assert [ok(driver.cuFuncGetParamInfo(function, i)) for i in range(len(layout))] == layout
    beyond = driver.cuFuncGetParamInfo(function, len(layout))
    assert beyond == (CUresult.CUDA_ERROR_INVALID_VALUE, None, None)
    assert ok(driver.cuFuncGetName(function)) == name.encode()


def test_function_attributes(module):
    attribute = driver.CUfunction_attribute
    function = ok(driver.cuModuleGetFunction(module, b"layout"))
    assert ok(driver.cuFuncGetAttribute(attribute.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, function)) == 256
    dynamic = attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    ok(driver.cuFuncSetAttribute(function, dynamic, 64 << 10))
    assert ok(driver.cuFuncGetAttribute(dynamic, function)) == 64 << 10
    assert ok(driver.cuFuncGetModule(function)) == module


def test_functions_of_a_module(module):
    count = ok(driver.cuModuleGetFunctionCount(module))
    assert count == len(kernels.LAYOUTS)
    functions = ok(driver.cuModuleEnumerateFunctions(count, module))
    names = {ok(driver.cuFuncGetName(f)).decode() for f in functions}
    assert names == set(kernels.LAYOUTS)
    assert driver.cuModuleGetFunction(module, b"missing") == (CUresult.CUDA_ERROR_NOT_FOUND, None)


def test_variables(module):
    pointer, size = ok(driver.cuModuleGetGlobal(module, b"scale"))
    back = bytearray(size)
    ok(driver.cuMemcpyDtoH(back, pointer, size))
    assert struct.unpack("<f", back) == (2.0,)
    pointer, size = ok(driver.cuModuleGetGlobal(module, b"table"))
    back = np.zeros(4, dtype=np.uint32)
    ok(driver.cuMemcpyDtoH(back, pointer, size))
    assert back.tolist() == [1, 2, 3, 255]


def test_invalid_ptx_and_its_log(context):
    option = driver.CUjit_option
    log = bytearray(512)
    status, module = driver.cuModuleLoadDataEx(
        b"no PTX at all",
        2,
        [option.CU_JIT_ERROR_LOG_BUFFER, option.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES],
        [log, len(log)],
    )
    assert status in (CUresult.CUDA_ERROR_INVALID_PTX, CUresult.CUDA_ERROR_INVALID_IMAGE) and module is None
    if status == CUresult.CUDA_ERROR_INVALID_PTX:
        assert b".version" in log.split(b"\0")[0]


def test_library(context, device):
    library = ok(driver.cuLibraryLoadData(kernels.SAXPY_PTX, [], [], 0, [], [], 0))
    assert ok(driver.cuLibraryGetKernelCount(library)) == 3
    kernel = ok(driver.cuLibraryGetKernel(library, b"saxpy"))
    assert ok(driver.cuKernelGetName(kernel)) == b"saxpy"
    assert ok(driver.cuKernelGetParamInfo(kernel, 1)) == (8, 8)
    assert ok(driver.cuKernelGetLibrary(kernel)) == library
    function = ok(driver.cuKernelGetFunction(kernel))
    assert isinstance(function, driver.CUfunction)
    ok(driver.cuLibraryUnload(library))


def test_occupancy(module):
    function = ok(driver.cuModuleGetFunction(module, b"saxpy"))
    assert ok(driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(function, 1024, 0)) >= 1
    sizes = []
    grid, block = ok(driver.cuOccupancyMaxPotentialBlockSize(function, lambda size: sizes.append(size) or 0, 0, 0))
    assert grid >= 1 and 32 <= block <= 1024 and sizes


# --- launches -------------------------------------------------------------------------------------

SAXPY_TYPES = (ctypes.c_float, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint)


def saxpy_bytes(a, x, y, out, n):
    return struct.pack("<f4xQQQI", a, int(x), int(y), int(out), n)


@pytest.fixture
def saxpy(module):
    return ok(driver.cuModuleGetFunction(module, b"saxpy"))


def test_saxpy(saxpy, stream):
    n = 10_000
    x, y = np.arange(n, dtype=np.float32), np.ones(n, dtype=np.float32)
    out = np.zeros_like(x)
    pointers = [ok(driver.cuMemAlloc(x.nbytes)) for _ in range(3)]
    ok(driver.cuMemcpyHtoD(pointers[0], x, x.nbytes))
    ok(driver.cuMemcpyHtoD(pointers[1], y, y.nbytes))
    # a small copy may still run, and the stream does not wait for it
    ok(driver.cuStreamSynchronize(0))
    arguments = (2.0, *map(int, pointers), n)
    ok(driver.cuLaunchKernel(saxpy, (n + 255) // 256, 1, 1, 256, 1, 1, 0, stream, (arguments, SAXPY_TYPES), 0))
    ok(driver.cuStreamSynchronize(stream))
    ok(driver.cuMemcpyDtoH(out, pointers[2], out.nbytes))
    if libraries.ON_GPU:
        assert (out == 2 * x + y).all()
    else:
        (launch,) = libraries.load_stub("driver").launches()
        assert launch.kernel == "saxpy"
        assert (launch.grid, launch.block) == (((n + 255) // 256, 1, 1), (256, 1, 1))
        assert launch.stream == int(stream)
        assert launch.bytes == saxpy_bytes(*arguments)
    for pointer in pointers:
        ok(driver.cuMemFree(pointer))


@on_stub
@pytest.mark.parametrize("form", ["tuples", "pointer array", "numpy addresses", "address", "handles"])
def test_forms_of_arguments(saxpy, form):
    values = (0.5, 0x1000, 0x2000, 0x3000, 77)
    instances = [t(v) for t, v in zip(SAXPY_TYPES, values, strict=True)]
    addresses = [ctypes.addressof(i) for i in instances]
    array = (ctypes.c_void_p * 5)(*addresses)
    pointers = [driver.CUdeviceptr(v) for v in values[1:4]]
    params = {
        "tuples": (values, SAXPY_TYPES),
        "pointer array": array,
        "numpy addresses": np.array(addresses, dtype=np.uint64),
        "address": ctypes.addressof(array),
        "handles": ((0.5, *pointers, 77), (ctypes.c_float, None, None, None, ctypes.c_uint)),
    }[form]
    ok(driver.cuLaunchKernel(saxpy, 1, 2, 3, 4, 5, 6, 7, None, params, 0))
    (launch,) = libraries.load_stub("driver").launches()
    assert launch.bytes == saxpy_bytes(*values)
    assert (launch.grid, launch.block, launch.shared_bytes, launch.stream) == ((1, 2, 3), (4, 5, 6), 7, 0)


@on_stub
def test_extra_instead_of_arguments(saxpy):
    packed = ctypes.create_string_buffer(saxpy_bytes(1.5, 1, 2, 3, 4), 36)
    size = ctypes.c_size_t(36)
    extra = (ctypes.c_void_p * 5)(
        driver.CU_LAUNCH_PARAM_BUFFER_POINTER,
        ctypes.addressof(packed),
        driver.CU_LAUNCH_PARAM_BUFFER_SIZE,
        ctypes.addressof(size),
        driver.CU_LAUNCH_PARAM_END,
    )
    ok(driver.cuLaunchKernel(saxpy, 1, 1, 1, 1, 1, 1, 0, None, None, ctypes.addressof(extra)))
    assert libraries.load_stub("driver").launches()[0].bytes == packed.raw


def test_launch_with_attributes(module, stream):
    nothing = ok(driver.cuModuleGetFunction(module, b"nothing"))
    attribute = driver.CUlaunchAttribute()
    attribute.id = driver.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_COOPERATIVE
    attribute.value.cooperative = 1
    config = driver.CUlaunchConfig()
    config.gridDimX = config.gridDimY = config.gridDimZ = 1
    config.blockDimX, config.blockDimY, config.blockDimZ = 32, 1, 1
    config.hStream = stream
    config.attrs, config.numAttrs = [attribute], 1
    ok(driver.cuLaunchKernelEx(config, nothing, None, 0))
    ok(driver.cuStreamSynchronize(stream))
    if not libraries.ON_GPU:
        (launch,) = libraries.load_stub("driver").launches()
        assert (launch.kernel, launch.attribute_count, launch.cooperative) == ("nothing", 1, True)
        assert (launch.block, launch.stream, launch.bytes) == ((32, 1, 1), int(stream), b"")


def test_cooperative_launch(module, stream):
    nothing = ok(driver.cuModuleGetFunction(module, b"nothing"))
    ok(driver.cuLaunchCooperativeKernel(nothing, 1, 1, 1, 32, 1, 1, 0, stream, None))
    ok(driver.cuStreamSynchronize(stream))


BAD_SHAPES = [(0, 1, 1, 1, 1, 1), (1, 1, 1, 2048, 1, 1), (1, 1, 1, 1, 1, 65), (1, 1, 1, 32, 32, 2)]


@pytest.mark.parametrize("shape", BAD_SHAPES)
def test_bad_shapes(module, shape):
    nothing = ok(driver.cuModuleGetFunction(module, b"nothing"))
    assert driver.cuLaunchKernel(nothing, *shape, 0, None, None, 0) == (CUresult.CUDA_ERROR_INVALID_VALUE,)


@on_stub
def test_missing_arguments(saxpy):
    assert driver.cuLaunchKernel(saxpy, 1, 1, 1, 1, 1, 1, 0, None, None, 0) == (CUresult.CUDA_ERROR_INVALID_VALUE,)
    assert libraries.load_stub("driver").launches() == []
