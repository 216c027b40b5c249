"""Test memory of every kind on the functional stub driver: pools, attributes, managed memory."""

# ruff: noqa: F811 (fixtures are imported)

import ctypes

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import libraries
from support.functional import context, device, ok, on_stub, stream  # noqa: F401

LOCATION = driver.CUmemLocationType
TYPE = driver.CUmemAllocationType
POOL = driver.CUmemPool_attribute
POINTER = driver.CUpointer_attribute
MB = 1 << 20


def location(kind, id=0):
    place = driver.CUmemLocation()
    place.type, place.id = kind, id
    return place


def props(kind=LOCATION.CU_MEM_LOCATION_TYPE_DEVICE, id=0, type=TYPE.CU_MEM_ALLOCATION_TYPE_PINNED, max_size=0):
    props = driver.CUmemPoolProps()
    props.allocType, props.maxSize = type, max_size
    props.location = location(kind, id)
    return props


@pytest.fixture
def pool(stream):
    pool = ok(driver.cuMemPoolCreate(props(max_size=64 * MB)))
    yield pool
    ok(driver.cuMemPoolDestroy(pool))


def value(pool, name):
    return int(ok(driver.cuMemPoolGetAttribute(pool, getattr(POOL, f"CU_MEMPOOL_ATTR_{name}"))))


# --- fills ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 3, 7, 4096, 30_001])
@pytest.mark.parametrize(("bits", "item"), [(8, 0xA5), (16, 0x1234), (16, 0x7777), (32, 0x01020304), (32, 0)])
def test_fills(context, bits, item, count):
    """A fill writes items of each width, as many as requested, and nothing after them."""
    size = count * bits // 8
    pointer = ok(driver.cuMemAlloc(size + 16))
    ok(driver.cuMemsetD8(pointer, 0xEE, size + 16))
    ok(getattr(driver, f"cuMemsetD{bits}")(pointer, item, count))
    data = bytearray(size + 16)
    ok(driver.cuMemcpyDtoH(data, pointer, size + 16))
    assert data == item.to_bytes(bits // 8, "little") * count + b"\xee" * 16
    ok(driver.cuMemFree(pointer))


@pytest.mark.parametrize(("bits", "item"), [(8, 0xA5), (16, 0x1234), (32, 0x01020304)])
def test_fills_of_rows(context, bits, item):
    """A fill of rows leaves the bytes between rows unchanged."""
    pitch, width, height = 512, 33, 3
    pointer = ok(driver.cuMemAlloc(pitch * height))
    ok(driver.cuMemsetD8(pointer, 0xEE, pitch * height))
    ok(getattr(driver, f"cuMemsetD2D{bits}")(pointer, pitch, item, width, height))
    data = bytearray(pitch * height)
    ok(driver.cuMemcpyDtoH(data, pointer, pitch * height))
    assert data == (item.to_bytes(bits // 8, "little") * width).ljust(pitch, b"\xee") * height
    ok(driver.cuMemFree(pointer))


HUGE = 2**64 - 1


def test_a_pool_is_no_larger_than_addresses_go(context):
    assert driver.cuMemPoolCreate(props(max_size=HUGE)) == (CUresult.CUDA_ERROR_OUT_OF_MEMORY, None)


def box(memory, **members):
    p = driver.CUDA_MEMCPY3D()
    p.srcMemoryType = p.dstMemoryType = driver.CUmemorytype.CU_MEMORYTYPE_DEVICE
    p.srcDevice = p.dstDevice = memory
    p.WidthInBytes = p.Height = p.Depth = 1
    for name, value in members.items():
        setattr(p, name, value)
    return p


@on_stub
@pytest.mark.parametrize(
    ("members", "status"),
    [
        ({}, "SUCCESS"),
        ({"WidthInBytes": 0, "Height": HUGE, "Depth": HUGE}, "SUCCESS"),
        ({"Height": 0, "Depth": HUGE}, "SUCCESS"),
        ({"Depth": 0, "Height": HUGE}, "SUCCESS"),
        # Planes whose distance is a multiple of 2**64 coincide, and rows with a slightly smaller
        # distance go backwards.
        ({"srcPitch": 2**32, "srcHeight": 2**32, "dstPitch": 2**32, "dstHeight": 2**32, "Depth": 2**60}, "ERROR_INVALID_VALUE"),
        ({"srcPitch": HUGE, "dstPitch": HUGE, "Height": 2}, "ERROR_INVALID_VALUE"),
        ({"srcXInBytes": HUGE, "srcPitch": HUGE}, "ERROR_INVALID_VALUE"),
        ({"srcZ": HUGE, "srcHeight": 2, "srcPitch": 2**62}, "ERROR_INVALID_VALUE"),
        ({"srcY": HUGE, "srcPitch": 2}, "ERROR_INVALID_VALUE"),
    ],
)
def test_boxes_that_do_not_fit_64_bits(context, members, status):
    memory = ok(driver.cuMemAlloc(4096))
    assert driver.cuMemcpy3D(box(int(memory) + 64, **members)) == (getattr(CUresult, f"CUDA_{status}"),)
    ok(driver.cuMemFree(memory))


def test_a_destroyed_pool_is_current_no_more(context, device):
    """A destroyed pool is not the current one; nor is a new pool at its address."""
    host = props()
    host.location.type = LOCATION.CU_MEM_LOCATION_TYPE_HOST
    default = ok(driver.cuDeviceGetDefaultMemPool(device))
    for _ in range(30):
        pools = [ok(driver.cuMemPoolCreate(props())) for _ in range(24)]
        ok(driver.cuDeviceSetMemPool(device, pools[20]))
        for pool in pools:
            ok(driver.cuMemPoolDestroy(pool))
        others = [ok(driver.cuMemPoolCreate(host)) for _ in range(40)]
        assert int(ok(driver.cuDeviceGetMemPool(device))) == int(default)
        for pool in others:
            ok(driver.cuMemPoolDestroy(pool))


def test_registered_memory_does_not_overlap(context):
    own = ctypes.create_string_buffer(1 << 16)
    at = (ctypes.addressof(own) + 4095) // 4096 * 4096
    ok(driver.cuMemHostRegister(at + 8192, 4096, 0))
    there = (CUresult.CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED,)
    for start, size in ((at, 32768), (at, 8193), (at + 8192, 4096), (at + 12287, 1), (at + 8191, 2)):
        assert driver.cuMemHostRegister(start, size, 0) == there
    for start, size in ((at, 8192), (at + 12288, 4096)):
        ok(driver.cuMemHostRegister(start, size, 0))
    for start in (at, at + 8192, at + 12288):
        ok(driver.cuMemHostUnregister(start))


def rows(source, target, kind, height, width=256):
    copy = driver.CUDA_MEMCPY2D()
    copy.srcMemoryType, copy.srcHost, copy.srcPitch = driver.CUmemorytype.CU_MEMORYTYPE_HOST, ctypes.addressof(source), width
    copy.dstMemoryType, copy.dstDevice, copy.dstPitch = kind, target, width
    copy.WidthInBytes, copy.Height = width, height
    return driver.cuMemcpy2D(copy)


@pytest.mark.parametrize("kind", ["DEVICE", "UNIFIED"])
def test_a_copy_of_rows_beyond_the_end_copies_nothing(context, kind):
    pointer, source = int(ok(driver.cuMemAlloc(1024))), ctypes.create_string_buffer(b"\7" * 2048)
    ok(driver.cuMemsetD8(pointer, 0, 1024))
    kind = getattr(driver.CUmemorytype, f"CU_MEMORYTYPE_{kind}")
    assert rows(source, pointer, kind, 5) == (CUresult.CUDA_ERROR_INVALID_VALUE,)
    data = bytearray(1024)
    ok(driver.cuMemcpyDtoH(data, pointer, 1024))
    assert data == bytes(1024)
    ok(rows(source, pointer, kind, 4))
    ok(driver.cuMemcpyDtoH(data, pointer, 1024))
    assert data == b"\7" * 1024
    ok(driver.cuMemFree(pointer))


def test_rows_of_unified_memory_may_be_pageable(context):
    source, target = (ctypes.create_string_buffer(text * 1024) for text in (b"\7", b"\0"))
    ok(rows(source, ctypes.addressof(target), driver.CUmemorytype.CU_MEMORYTYPE_UNIFIED, 4))
    assert target.raw[:1024] == b"\7" * 1024


# --- pools ----------------------------------------------------------------------------------------


def test_pool_accounts(pool, stream):
    pointer = ok(driver.cuMemAllocFromPoolAsync(1000, pool, stream))
    assert (value(pool, "USED_MEM_CURRENT"), value(pool, "USED_MEM_HIGH")) == (1000, 1000)
    assert value(pool, "RESERVED_MEM_CURRENT") == 32 * MB
    large = ok(driver.cuMemAllocFromPoolAsync(40 * MB, pool, stream))
    assert value(pool, "RESERVED_MEM_CURRENT") == 64 * MB
    beyond = driver.cuMemAllocFromPoolAsync(40 * MB, pool, stream)
    assert beyond == (CUresult.CUDA_ERROR_OUT_OF_MEMORY, None)
    ok(driver.cuMemFreeAsync(large, stream))
    assert value(pool, "USED_MEM_CURRENT") == 1000
    ok(driver.cuStreamSynchronize(stream))
    assert value(pool, "RESERVED_MEM_CURRENT") == 32 * MB, "a threshold of 0 gives back at every wait"
    assert value(pool, "RESERVED_MEM_HIGH") == 64 * MB
    ok(driver.cuMemFreeAsync(pointer, stream))


def test_release_threshold_and_trimming(pool, stream):
    threshold = POOL.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
    ok(driver.cuMemPoolSetAttribute(pool, threshold, driver.cuuint64_t(2**64 - 1)))
    ok(driver.cuMemFreeAsync(ok(driver.cuMemAllocFromPoolAsync(1000, pool, stream)), stream))
    ok(driver.cuStreamSynchronize(stream))
    assert value(pool, "RESERVED_MEM_CURRENT") == 32 * MB
    ok(driver.cuMemPoolTrimTo(pool, 0))
    assert value(pool, "RESERVED_MEM_CURRENT") == 0


def test_high_water_marks_can_only_be_reset(pool, stream):
    ok(driver.cuMemFreeAsync(ok(driver.cuMemAllocFromPoolAsync(1000, pool, stream)), stream))
    high = POOL.CU_MEMPOOL_ATTR_USED_MEM_HIGH
    refused = (CUresult.CUDA_ERROR_INVALID_VALUE,)
    assert driver.cuMemPoolSetAttribute(pool, high, driver.cuuint64_t(5)) == refused
    assert driver.cuMemPoolSetAttribute(pool, POOL.CU_MEMPOOL_ATTR_USED_MEM_CURRENT, driver.cuuint64_t(0)) == refused
    ok(driver.cuMemPoolSetAttribute(pool, high, driver.cuuint64_t(0)))
    assert value(pool, "USED_MEM_HIGH") == 0


def test_pool_lives_until_its_last_allocation(stream):
    pool = ok(driver.cuMemPoolCreate(props()))
    pointer = ok(driver.cuMemAllocFromPoolAsync(1000, pool, stream))
    ok(driver.cuDeviceSetMemPool(0, pool))
    assert ok(driver.cuDeviceGetMemPool(0)) == pool
    ok(driver.cuMemPoolDestroy(pool))
    assert ok(driver.cuDeviceGetMemPool(0)) == ok(driver.cuDeviceGetDefaultMemPool(0))
    gone = (CUresult.CUDA_ERROR_INVALID_VALUE,)
    assert driver.cuMemPoolDestroy(pool) == gone
    assert driver.cuMemAllocFromPoolAsync(16, pool, stream) == (*gone, None)
    ok(driver.cuMemsetD8Async(pointer, 1, 1000, stream))
    ok(driver.cuMemFreeAsync(pointer, stream))


def test_default_pool_stays(context):
    pool = ok(driver.cuDeviceGetDefaultMemPool(0))
    assert driver.cuMemPoolDestroy(pool) == (CUresult.CUDA_ERROR_INVALID_VALUE,)


HOST = LOCATION.CU_MEM_LOCATION_TYPE_HOST
NUMA = LOCATION.CU_MEM_LOCATION_TYPE_HOST_NUMA
NONE = LOCATION.CU_MEM_LOCATION_TYPE_NONE
MANAGED = TYPE.CU_MEM_ALLOCATION_TYPE_MANAGED


@pytest.mark.parametrize("made", [props(HOST), props(NUMA), props(NONE, type=MANAGED)], ids=["host", "numa", "managed"])
def test_pools_of_other_places(stream, made):
    pool = ok(driver.cuMemPoolCreate(made))
    pointer = ok(driver.cuMemAllocFromPoolAsync(1000, pool, stream))
    kind = ok(driver.cuPointerGetAttribute(POINTER.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, pointer))
    managed = ok(driver.cuPointerGetAttribute(POINTER.CU_POINTER_ATTRIBUTE_IS_MANAGED, pointer))
    is_managed = made.allocType == MANAGED
    memory = driver.CUmemorytype
    assert kind == (memory.CU_MEMORYTYPE_DEVICE if is_managed else memory.CU_MEMORYTYPE_HOST)
    assert managed == is_managed
    assert ok(driver.cuPointerGetAttribute(POINTER.CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, pointer)) == pool
    ok(driver.cuMemFreeAsync(pointer, stream))
    ok(driver.cuStreamSynchronize(stream))
    ok(driver.cuMemPoolDestroy(pool))


BAD_PROPS = {
    "device 99": props(id=99),
    "pinned nowhere": props(NONE),
    "numa node 99": props(NUMA, id=99),
    "current numa node": props(LOCATION.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT),
}


@pytest.mark.parametrize("what", BAD_PROPS)
def test_pools_that_cannot_be(context, what):
    assert driver.cuMemPoolCreate(BAD_PROPS[what]) == (CUresult.CUDA_ERROR_INVALID_VALUE, None)


def test_pool_access(pool, context):
    flags = driver.CUmemAccess_flags
    here = location(LOCATION.CU_MEM_LOCATION_TYPE_DEVICE)
    assert ok(driver.cuMemPoolGetAccess(pool, here)) == flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
    wish = driver.CUmemAccessDesc()
    wish.location, wish.flags = here, flags.CU_MEM_ACCESS_FLAGS_PROT_NONE
    assert driver.cuMemPoolSetAccess(pool, [wish], 1) == (CUresult.CUDA_ERROR_INVALID_DEVICE,)
    wish.flags = flags.CU_MEM_ACCESS_FLAGS_PROT_READ
    assert driver.cuMemPoolSetAccess(pool, [wish], 1) == (CUresult.CUDA_ERROR_NOT_SUPPORTED,)
    wish.flags = flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
    ok(driver.cuMemPoolSetAccess(pool, [wish], 1))


@on_stub
def test_access_of_a_second_device(driver_stub, pool):
    driver_stub.set_devices(2)
    try:
        there = location(LOCATION.CU_MEM_LOCATION_TYPE_DEVICE, 1)
        flags = driver.CUmemAccess_flags
        assert ok(driver.cuMemPoolGetAccess(pool, there)) == flags.CU_MEM_ACCESS_FLAGS_PROT_NONE
        wish = driver.CUmemAccessDesc()
        wish.location, wish.flags = there, flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
        ok(driver.cuMemPoolSetAccess(pool, [wish], 1))
        assert ok(driver.cuMemPoolGetAccess(pool, there)) == flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
    finally:
        driver_stub.set_devices(0)


def test_nothing_is_allocated(stream):
    assert int(ok(driver.cuMemAllocAsync(0, stream))) == 0
    ok(driver.cuMemFreeAsync(0, stream))
    assert ok(driver.cuMemAllocHost(0)) == 0
    assert driver.cuMemAlloc(0) == (CUresult.CUDA_ERROR_INVALID_VALUE, None)
    ok(driver.cuMemFree(0))


def test_foreign_pointers(stream):
    wrong = (CUresult.CUDA_ERROR_INVALID_VALUE,)
    memory = bytearray(64)
    import ctypes

    address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    assert driver.cuMemFree(address) == wrong
    assert driver.cuMemFreeAsync(address, stream) == wrong
    assert driver.cuMemFreeHost(address) == wrong


# --- addresses ------------------------------------------------------------------------------------


def test_unregistered_memory(context):
    import ctypes

    memory = ctypes.create_string_buffer(64)
    address = ctypes.addressof(memory)
    attributes = [
        POINTER.CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
        POINTER.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
        POINTER.CU_POINTER_ATTRIBUTE_IS_MANAGED,
    ]
    values = ok(driver.cuPointerGetAttributes(3, attributes, address))
    assert [int(v) for v in values] == [0, -2, 0]
    refused = driver.cuPointerGetAttribute(attributes[0], address)
    assert refused[0] == CUresult.CUDA_ERROR_INVALID_VALUE


def test_pool_memory_has_no_context(stream):
    pointer = ok(driver.cuMemAllocAsync(64, stream))
    assert int(ok(driver.cuPointerGetAttribute(POINTER.CU_POINTER_ATTRIBUTE_CONTEXT, pointer))) == 0
    ok(driver.cuMemFreeAsync(pointer, stream))


# --- managed memory -------------------------------------------------------------------------------


@pytest.fixture
def managed(context):
    pointer = ok(driver.cuMemAllocManaged(1 << 16, driver.CUmemAttach_flags.CU_MEM_ATTACH_GLOBAL.value))
    yield pointer
    ok(driver.cuMemFree(pointer))


def range_value(pointer, name, size=4):
    attribute = getattr(driver.CUmem_range_attribute, f"CU_MEM_RANGE_ATTRIBUTE_{name}")
    return ok(driver.cuMemRangeGetAttribute(size, attribute, pointer, 1 << 16))


def test_advice(managed):
    advice = driver.CUmem_advise
    here, host = location(LOCATION.CU_MEM_LOCATION_TYPE_DEVICE), location(HOST)
    ok(driver.cuMemAdvise(managed, 1 << 16, advice.CU_MEM_ADVISE_SET_READ_MOSTLY, here))
    ok(driver.cuMemAdvise(managed, 1 << 16, advice.CU_MEM_ADVISE_SET_PREFERRED_LOCATION, host))
    ok(driver.cuMemAdvise(managed, 1 << 16, advice.CU_MEM_ADVISE_SET_ACCESSED_BY, here))
    assert range_value(managed, "READ_MOSTLY") == 1
    assert range_value(managed, "PREFERRED_LOCATION") == -1
    assert list(range_value(managed, "ACCESSED_BY", 12)) == [0, -2, -2]
    ok(driver.cuMemAdvise(managed, 1 << 16, advice.CU_MEM_ADVISE_UNSET_READ_MOSTLY, here))
    assert range_value(managed, "READ_MOSTLY") == 0


def test_advice_that_cannot_be(managed, context):
    advice = driver.CUmem_advise.CU_MEM_ADVISE_SET_PREFERRED_LOCATION
    wrong = (CUresult.CUDA_ERROR_INVALID_VALUE,)
    assert driver.cuMemAdvise(managed, 1 << 16, advice, location(LOCATION.CU_MEM_LOCATION_TYPE_DEVICE, 99)) == wrong
    assert driver.cuMemAdvise(managed, 1 << 26, advice, location(HOST)) == wrong
    plain = ok(driver.cuMemAlloc(64))
    assert driver.cuMemAdvise(plain, 64, advice, location(HOST)) == wrong
    ok(driver.cuMemFree(plain))


def preferred(pointer):
    return range_value(pointer, "PREFERRED_LOCATION_TYPE"), range_value(pointer, "PREFERRED_LOCATION_ID")


NODE, CURRENT = LOCATION.CU_MEM_LOCATION_TYPE_HOST_NUMA, LOCATION.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT


NOWHERE = (0, -2)


@pytest.mark.parametrize(("place", "told", "or_told"), [
    ((LOCATION.CU_MEM_LOCATION_TYPE_DEVICE, 0), (1, 0), (1, 0)),
    ((HOST, 0), (2, 0), (2, -1)), ((NODE, 0), (2, 0), NOWHERE), ((CURRENT, 0), (2, 0), NOWHERE),
])  # fmt: skip
def test_preferred_location(managed, place, told, or_told):
    """A NUMA node is told as the host; on some GPUs as no location (docs/driver-notes.md)."""
    advice = driver.CUmem_advise
    assert preferred(managed) == NOWHERE
    ok(driver.cuMemAdvise(managed, 1 << 16, advice.CU_MEM_ADVISE_SET_PREFERRED_LOCATION, location(*place)))
    assert preferred(managed) in ((told, or_told) if libraries.ON_GPU else (told,))
    ok(driver.cuMemAdvise(managed, 1 << 16, advice.CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION, location(HOST)))
    assert preferred(managed) == NOWHERE


def test_nodes_that_advice_refuses(managed, stream):
    advice, wrong = driver.CUmem_advise, (CUresult.CUDA_ERROR_INVALID_VALUE,)
    assert driver.cuMemAdvise(managed, 1 << 16, advice.CU_MEM_ADVISE_SET_PREFERRED_LOCATION, location(NODE, 7)) == wrong
    assert driver.cuMemPrefetchAsync(managed, 1 << 16, location(NODE, 7), 0, stream) == wrong
    for place in (location(NODE), location(CURRENT)):
        for what in (advice.CU_MEM_ADVISE_SET_ACCESSED_BY, advice.CU_MEM_ADVISE_UNSET_ACCESSED_BY):
            assert driver.cuMemAdvise(managed, 1 << 16, what, place) == wrong


def test_memory_of_pools_takes_no_advice(context, stream):
    """Prefetching works. A preferred NUMA node is accepted, and has no effect."""
    advice, refused = driver.CUmem_advise, (CUresult.CUDA_ERROR_NOT_SUPPORTED,)
    pool = ok(driver.cuMemGetDefaultMemPool(location(LOCATION.CU_MEM_LOCATION_TYPE_NONE), driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_MANAGED))
    pointer = ok(driver.cuMemAllocFromPoolAsync(1 << 16, pool, stream))
    here = location(LOCATION.CU_MEM_LOCATION_TYPE_DEVICE)
    for what in (advice.CU_MEM_ADVISE_SET_READ_MOSTLY, advice.CU_MEM_ADVISE_SET_PREFERRED_LOCATION,
                 advice.CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION, advice.CU_MEM_ADVISE_SET_ACCESSED_BY):  # fmt: skip
        assert driver.cuMemAdvise(pointer, 1 << 16, what, here) == refused
    ok(driver.cuMemAdvise(pointer, 1 << 16, advice.CU_MEM_ADVISE_SET_PREFERRED_LOCATION, location(NODE)))
    assert preferred(pointer) == (0, -2)
    ok(driver.cuMemPrefetchAsync(pointer, 1 << 16, here, 0, stream))
    ok(driver.cuMemFreeAsync(pointer, stream))


def test_a_capture_cannot_prefetch(managed, stream):
    """The attempt invalidates the capture."""
    ok(driver.cuStreamBeginCapture(stream, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED))
    refused = (CUresult.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,)
    assert driver.cuMemPrefetchAsync(managed, 1 << 16, location(HOST), 0, stream) == refused
    assert driver.cuStreamEndCapture(stream)[0] == CUresult.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED


def test_prefetch(managed, stream):
    ok(driver.cuMemPrefetchAsync(managed, 1 << 16, location(LOCATION.CU_MEM_LOCATION_TYPE_DEVICE), 0, stream))
    assert range_value(managed, "LAST_PREFETCH_LOCATION") == 0
    wrong = (CUresult.CUDA_ERROR_INVALID_VALUE,)
    assert driver.cuMemPrefetchAsync(managed, 0, location(HOST), 0, stream) == wrong
    assert driver.cuMemPrefetchAsync(managed, 1 << 16, location(HOST), 1, stream) == wrong
