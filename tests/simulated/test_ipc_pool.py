"""Test that processes share pools and their memory, as driver 580 does.

Most tests import a pool in the process that exported it, which the driver allows.
"""

import ctypes
import multiprocessing
import os
import signal
import threading
from multiprocessing import reduction

import pytest
from cubind import driver
from cubind.checked import driver as checked
from support import libraries

R, T, L = driver.CUresult, driver.CUmemAllocationHandleType, driver.CUmemLocationType
DESCRIPTOR = T.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
INVALID = R.CUDA_ERROR_INVALID_VALUE
KINDS = {"device": L.CU_MEM_LOCATION_TYPE_DEVICE, "host": L.CU_MEM_LOCATION_TYPE_HOST_NUMA}


@pytest.fixture(autouse=True)
def context():
    begin()


def begin():
    if not libraries.ON_GPU:
        libraries.load_stub("driver")
    checked.cuInit(0)
    checked.cuCtxSetCurrent(checked.cuDevicePrimaryCtxRetain(0))


def pool(kind="device", types=DESCRIPTOR):
    props = driver.CUmemPoolProps()
    props.allocType = driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
    props.handleTypes = types
    props.location.type = KINDS.get(kind, kind)
    return driver.cuMemPoolCreate(props)


@pytest.fixture(params=KINDS)
def shared(request):
    """Yield (a pool, an import of it)."""
    made = pool(request.param)[1]
    fd = checked.cuMemPoolExportToShareableHandle(made, DESCRIPTOR)
    imported = checked.cuMemPoolImportFromShareableHandle(fd, DESCRIPTOR)
    os.close(fd)
    open_to_device(made)
    open_to_device(imported)
    yield made, imported, request.param
    checked.cuCtxSynchronize()
    checked.cuMemPoolDestroy(imported)
    checked.cuMemPoolDestroy(made)


def allocate(made, size):
    """Return (address, payload)."""
    address = checked.cuMemAllocFromPoolAsync(size, made, 0)
    checked.cuCtxSynchronize()
    return int(address), payload(address)


def payload(address):
    return bytes(checked.cuMemPoolExportPointer(address).reserved)


def take(imported, data):
    given = driver.CUmemPoolPtrExportData()
    given.reserved = data
    return driver.cuMemPoolImportPointer(imported, given)


def open_to_device(made):
    """Let device 0 access a pool of the host."""
    access = driver.CUmemAccessDesc()
    access.location.type = L.CU_MEM_LOCATION_TYPE_DEVICE
    access.flags = driver.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
    checked.cuMemPoolSetAccess(made, [access], 1)


def read(address, size):
    data = bytearray(size)
    checked.cuMemcpyDtoH(data, address, size)
    return bytes(data)


def free(*addresses):
    for address in addresses:
        checked.cuMemFreeAsync(address, 0)
    checked.cuCtxSynchronize()


@pytest.mark.parametrize("size", [1, 4096, 10_001, 3 << 20])
def test_both_see_the_same_memory(shared, size):
    places = [allocate(shared[0], size) for _ in range(3)]
    for value, (address, _) in enumerate(places):
        checked.cuMemsetD8(address, value, size)
    seen = [int(take(shared[1], data)[1]) for _, data in places]
    assert not {*seen} & {address for address, _ in places}
    checked.cuCtxSynchronize()
    look = read if shared[2] == "device" else ctypes.string_at  # docs/driver-notes.md
    assert [look(address, size) for address in seen] == [bytes([value]) * size for value in range(3)]
    checked.cuMemsetD8(seen[1], 9, size)
    checked.cuCtxSynchronize()
    assert [look(address, size)[-1] for address, _ in places] == [0, 9, 2]
    free(*seen, *(address for address, _ in places))


def test_attributes_of_imported_memory(shared):
    address, data = allocate(shared[0], 100)
    own = int(take(shared[1], data)[1])
    kind = driver.CUpointer_attribute
    expected = {
        "RANGE_SIZE": 100,
        **({"RANGE_START_ADDR": own} if shared[2] == "device" else {}),
        "MEMPOOL_HANDLE": int(shared[1]),
        "DEVICE_ORDINAL": 0,
        "IS_MANAGED": 0,
        "CONTEXT": 0,
        "ALLOWED_HANDLE_TYPES": 0,
        "ACCESS_FLAGS": 3,
    }
    got = {
        name: int(checked.cuPointerGetAttribute(getattr(kind, f"CU_POINTER_ATTRIBUTE_{name}"), own)) for name in expected
    }
    assert got == expected
    assert checked.cuPointerGetAttribute(kind.CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES, address) == 1
    free(own, address)


def test_a_pool_is_imported_once(shared):
    fd = checked.cuMemPoolExportToShareableHandle(shared[0], DESCRIPTOR)
    assert int(checked.cuMemPoolImportFromShareableHandle(fd, DESCRIPTOR)) == int(shared[1])
    os.close(fd)


@pytest.mark.parametrize("shared", ["device"], indirect=True)
def test_a_pointer_of_a_device_is_imported_again(shared):
    """All imports have one address, and the first free ends them."""
    address, data = allocate(shared[0], 64)
    own = int(take(shared[1], data)[1])
    assert int(take(shared[1], data)[1]) == own
    free(own)
    assert driver.cuMemFreeAsync(own, 0)[0] == INVALID
    checked.cuMemFree(take(shared[1], data)[1])
    free(address)


def test_a_pointer_is_imported_while_its_free_is_queued(shared):
    """That is a new import at the same address, which the free does not end."""
    address, data = allocate(shared[0], 64)
    stream, gate = checked.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING), threading.Event()
    own = int(take(shared[1], data)[1])
    checked.cuLaunchHostFunc(stream, gate.wait, 60)
    checked.cuMemFreeAsync(own, stream)
    status, again = take(shared[1], data)
    gate.set()
    checked.cuStreamSynchronize(stream)
    assert (status, int(again)) == (R.CUDA_SUCCESS, own)
    checked.cuMemsetD8Async(own, 4, 64, stream)
    checked.cuMemFreeAsync(own, stream)
    checked.cuStreamSynchronize(stream)
    assert driver.cuMemFreeAsync(own, stream)[0] == driver.cuMemsetD8Async(own, 4, 64, stream)[0] == INVALID
    checked.cuStreamDestroy(stream)
    free(address)


@pytest.mark.parametrize("shared", ["host"], indirect=True)
def test_a_pointer_of_the_host_is_not_imported_again(shared):
    address, data = allocate(shared[0], 64)
    own = int(take(shared[1], data)[1])
    assert take(shared[1], data)[0] == R.CUDA_ERROR_ALREADY_MAPPED
    ctypes.memset(own, 5, 64)
    assert ctypes.string_at(address, 64) == b"\5" * 64
    free(own, address)


def test_forged_pointers(shared):
    address, data = allocate(shared[0], 64)
    other = pool()[1]
    early = checked.cuMemAllocFromPoolAsync(64, other, 0)
    assert driver.cuMemPoolExportPointer(early)[0] == INVALID  # before its pool
    os.close(checked.cuMemPoolExportToShareableHandle(other, DESCRIPTOR))
    wrong, elsewhere = allocate(other, 64)
    forged = [os.urandom(64), bytes(64), elsewhere]
    forged += [bytes([*data[:at], data[at] ^ 1, *data[at + 1 :]]) for at in (0, 8, 16)]
    assert [take(shared[1], text)[0] for text in forged] == [INVALID] * len(forged)
    assert take(shared[0], data)[0] == INVALID
    free(address, wrong, early)
    checked.cuMemPoolDestroy(other)


def test_an_imported_pool_takes_no_work(shared):
    imported = shared[1]
    threshold = driver.CUmemPool_attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
    address, data = allocate(shared[0], 64)
    own = take(shared[1], data)[1]
    statuses = {
        driver.cuMemAllocFromPoolAsync(64, imported, 0)[0],
        driver.cuMemPoolExportToShareableHandle(imported, DESCRIPTOR, 0)[0],
        driver.cuMemPoolExportPointer(own)[0],
        driver.cuMemPoolGetAttribute(imported, threshold)[0],
        driver.cuMemPoolSetAttribute(imported, threshold, driver.cuuint64_t(1))[0],
        driver.cuMemPoolTrimTo(imported, 0)[0],
        driver.cuDeviceSetMemPool(0, imported)[0],
        driver.cuMemPoolDestroy(imported)[0],  # because of `own`
    }
    assert statuses == {INVALID}
    free(own, address)


def test_exports_that_are_refused(shared):
    plain = pool(types=T.CU_MEM_HANDLE_TYPE_NONE)[1]
    address = checked.cuMemAllocFromPoolAsync(64, plain, 0)
    shared_address, _ = allocate(shared[0], 64)
    statuses = [
        driver.cuMemPoolExportToShareableHandle(plain, DESCRIPTOR, 0)[0],
        driver.cuMemPoolExportToShareableHandle(checked.cuDeviceGetDefaultMemPool(0), DESCRIPTOR, 0)[0],
        driver.cuMemPoolExportToShareableHandle(shared[0], T.CU_MEM_HANDLE_TYPE_NONE, 0)[0],
        driver.cuMemPoolExportToShareableHandle(shared[0], DESCRIPTOR, 1)[0],
        driver.cuMemPoolExportPointer(address)[0],
        driver.cuMemPoolExportPointer(shared_address + 8)[0],
        driver.cuMemPoolExportPointer(0)[0],
        pool(L.CU_MEM_LOCATION_TYPE_HOST)[0],
    ]
    assert statuses == [INVALID] * len(statuses)
    free(address, shared_address)
    checked.cuMemPoolDestroy(plain)


def test_imports_that_are_refused():
    ends = os.pipe()
    statuses = [
        driver.cuMemPoolImportFromShareableHandle(ends[0], DESCRIPTOR, 0)[0],
        driver.cuMemPoolImportFromShareableHandle(987, DESCRIPTOR, 0)[0],
        driver.cuMemPoolImportFromShareableHandle(ends[0], T.CU_MEM_HANDLE_TYPE_NONE, 0)[0],
        driver.cuMemPoolImportFromShareableHandle(ends[0], DESCRIPTOR, 1)[0],
    ]
    for end in ends:
        os.close(end)
    assert statuses == [R.CUDA_ERROR_UNKNOWN] * 2 + [INVALID] * 2


def test_no_import_in_a_capture(shared):
    address, data = allocate(shared[0], 64)
    stream = checked.cuStreamCreate(1)
    checked.cuStreamBeginCapture(stream, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_GLOBAL)
    assert take(shared[1], data)[0] == R.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
    assert driver.cuStreamEndCapture(stream)[0] == R.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
    checked.cuStreamDestroy(stream)
    free(address)


# --- processes -----------------------------------------------------------------------------------


def exporter(conn, importer):
    """Export until told to end, and end without cleaning up."""
    begin()
    made = pool()[1]
    fd = checked.cuMemPoolExportToShareableHandle(made, DESCRIPTOR)
    reduction.send_handle(conn, fd, importer)
    address, data = allocate(made, 5000)
    checked.cuMemsetD8(address, 7, 5000)
    checked.cuCtxSynchronize()
    conn.send(data)
    conn.recv()
    os.kill(os.getpid(), signal.SIGKILL)


def test_the_memory_outlives_a_killed_process():
    """The import stays, and the pool can still be imported; no file is left."""
    files = len(os.listdir("/proc/self/fd"))
    spawn = multiprocessing.get_context("spawn")
    here, there = spawn.Pipe()
    process = spawn.Process(target=exporter, args=(there, os.getpid()))
    process.start()
    fd = reduction.recv_handle(here)
    imported = checked.cuMemPoolImportFromShareableHandle(fd, DESCRIPTOR)
    data = here.recv()
    own = take(imported, data)[1]
    here.send("end")
    process.join(60)
    assert process.exitcode == -signal.SIGKILL
    assert read(own, 5000) == b"\7" * 5000
    free(own)
    own = take(imported, data)[1]
    assert read(own, 5000) == b"\7" * 5000
    free(own)
    checked.cuMemPoolDestroy(imported)
    process.close()
    for end in (here, there):
        end.close()
    os.close(fd)
    if not libraries.ON_GPU:
        assert len(os.listdir("/proc/self/fd")) <= files + 1  # multiprocessing's resource tracker
