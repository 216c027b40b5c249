"""Test VirtualMemoryResource: growing in place and elsewhere, failed calls, threads, and the end.

The texts of wrong arguments are in tests/support/core/peer/virtual_calls.py.
"""

import gc
import threading
import warnings

import pytest
from support import libraries
from support.core.resources import core, needs_stub  # noqa: F401
from support.functional import ok

M = 2 << 20


@pytest.fixture
def resource(core):
    device = core.Device()
    device.set_current()
    return core.VirtualMemoryResource(device)


def mapped_by_hand(core, resource, stream=None):
    """Return a Buffer of memory from elsewhere, without addresses to grow into."""
    from cubind import driver

    prop, access = driver.CUmemAllocationProp(), driver.CUmemAccessDesc()
    prop.type = driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
    prop.location.type = access.location.type = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
    access.flags = driver.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
    at, handle = ok(driver.cuMemAddressReserve(M, 0, 0, 0)), ok(driver.cuMemCreate(M, prop, 0))
    ok(driver.cuMemMap(at, M, 0, handle, 0))
    ok(driver.cuMemSetAccess(at, M, [access], 1))
    ok(driver.cuMemRelease(handle))
    return core.Buffer.from_handle(int(at), M, resource, stream=stream)


def free_bytes():
    from cubind import driver

    status, free, _ = driver.cuMemGetInfo()
    assert status == 0
    return free


def bytes_of(buffer, at, size, stream):
    data = bytearray(size)
    type(buffer).from_handle(int(buffer.handle) + at, size, owner=buffer).copy_to(data, stream=stream)
    stream.sync()
    return bytes(data)


def live():
    gc.collect()
    return libraries.load_stub("driver").live()["physical memory"]


def test_a_vector_grows_in_place(core, resource, stream):
    """A vector grows to three quarters of the free memory; its address and its values stay."""
    wanted = free_bytes() // 4 * 3
    vector = resource.allocate(4 * M, stream=stream)
    address = vector.handle
    marks = []
    while vector.size < wanted:
        marks.append(vector.size - 8)
        type(vector).from_handle(int(vector.handle) + marks[-1], 8, owner=vector).fill(len(marks), stream=stream)
        assert resource.modify_allocation(vector, min(2 * vector.size, wanted)) is vector
        assert vector.handle == address
    assert vector.size == wanted
    assert [bytes_of(vector, at, 8, stream) for at in marks] == [bytes([number + 1]) * 8 for number in range(len(marks))]
    assert bytes_of(vector, wanted - 1, 1, stream) is not None
    vector.close()
    assert free_bytes() >= wanted


def test_a_buffer_without_room_moves(core, resource, stream):
    """The memory moves without a copy: the old Buffer is closed, and its addresses are free."""
    from cubind import driver

    first = mapped_by_hand(core, resource, stream)
    first.fill(5, stream=stream)
    old = int(first.handle)
    second = resource.modify_allocation(first, 5 * M - 1)
    assert (first.is_closed, first.size, second.size) == (True, 0, 5 * M - 1)
    assert int(second.handle) != old
    assert bytes_of(second, M - 1, 1, stream) == b"\5"
    second.fill(6, stream=stream)
    assert resource.modify_allocation(second, 9 * M) is second
    assert bytes_of(second, 5 * M - 2, 1, stream) == b"\6"
    second.close()
    if not libraries.ON_GPU:  # others may take the addresses there
        assert int(ok(driver.cuMemAddressReserve(M, 0, old, 0))) == old
        ok(driver.cuMemAddressFree(old, M))


@needs_stub
def test_a_device_with_too_much_memory_to_reserve(core, resource):
    """All Buffers together get 32 TiB of addresses to grow into; one that gets none still grows."""
    stub = libraries.load_stub("driver")
    stub.set_mode(1, "cuDeviceTotalMem_v2")
    stub.output("cuDeviceTotalMem_v2", 0, (1 << 46).to_bytes(8, "little"))
    small = resource.allocate(M)
    stub.set_mode(0, "cuDeviceTotalMem_v2")
    before = live()
    grown = resource.modify_allocation(small, 2 * M)
    assert (small.is_closed, grown.size, live()) == (True, 2 * M, before + 1)
    assert resource.modify_allocation(grown, 3 * M) is grown  # it got addresses by the move
    grown.close()


def test_sizes_within_the_last_granule(resource):
    """No memory is added while the new size fits; a smaller size changes nothing."""
    buffer = resource.allocate(1)
    assert resource.modify_allocation(buffer, M + 10) is buffer
    assert resource.modify_allocation(buffer, M + 11).size == M + 11
    assert resource.modify_allocation(buffer, 5).size == M + 11
    assert resource.modify_allocation(buffer, 2 * M + 1).size == 2 * M + 1


@needs_stub
def test_nothing_is_left(core, resource, stream):
    """Closed, dropped and grown Buffers free their memory and addresses."""
    before, free = live(), free_bytes()
    buffers = [resource.allocate(M, stream=stream), mapped_by_hand(core, resource, stream), resource.allocate(M)]
    grown = resource.modify_allocation(buffers[0], 4 * M)
    assert live() == before + 4
    resource.modify_allocation(buffers[1], 3 * M).close()
    buffers[2].close()
    del buffers, grown
    assert (live(), free_bytes()) == (before, free)


def test_more_buffers_than_addresses_to_grow_into(core, resource, stream):
    """Buffers give back the addresses that they did not use, so later ones grow in place, too."""
    for _ in range(5000):
        resource.allocate(1, stream=stream).close()
    buffer = resource.allocate(1, stream=stream)
    assert resource.modify_allocation(buffer, 2 * M) is buffer


# The calls that can fail; allocate() also looks for the stream's context, and reserves fewer
# addresses if the first attempt fails. A failing cuMemRelease is a warning.
FAILING = {"allocate": 7, "in place": 4, "move": 7}


@needs_stub
@pytest.mark.filterwarnings("ignore:cuMemRelease failed", "ignore:the old addresses")
@pytest.mark.parametrize("way", FAILING)
def test_each_failing_call(core, driver_stub, resource, way):
    """If a call of the driver fails, the Buffer is as before, and nothing else is left."""
    from cubind import driver

    failed = 0
    for number in range(1, 13):
        buffer = mapped_by_hand(core, resource) if way == "move" else resource.allocate(M)
        before, address = live(), int(buffer.handle)
        driver_stub.fail_call(number, driver.CUresult.CUDA_ERROR_LAUNCH_TIMEOUT)
        try:
            result = resource.allocate(M) if way == "allocate" else resource.modify_allocation(buffer, 4 * M)
        except core.CUDAError as error:
            driver_stub.fail_call(0, 0)
            failed += 1
            assert "CUDA_ERROR_LAUNCH_TIMEOUT" in str(error)
            assert (live(), int(buffer.handle), buffer.size) == (before, address, M)
        else:
            driver_stub.fail_call(0, 0)
            result.close()
        buffer.close()
    assert failed == FAILING[way]


@needs_stub
def test_a_move_whose_end_fails_warns(core, driver_stub, resource):
    """The old mappings stay then, but the result is usable."""
    from cubind import driver

    buffer = mapped_by_hand(core, resource)
    address = int(buffer.handle)
    driver_stub.set_mode(1, "cuMemUnmap")
    driver_stub.result("cuMemUnmap", 999)
    with pytest.warns(core.CUDAWarning, match="the old addresses of the memory are still mapped: CUDA_ERROR_UNKNOWN"):
        grown = resource.modify_allocation(buffer, 4 * M)
    driver_stub.reset()
    assert (buffer.is_closed, grown.size) == (True, 4 * M)
    grown.close()
    ok(driver.cuMemUnmap(address, M))
    ok(driver.cuMemAddressFree(address, M))


@needs_stub
def test_a_failing_end_warns(core, driver_stub, resource):
    from cubind import driver

    buffer = mapped_by_hand(core, resource)
    address = int(buffer.handle)
    driver_stub.result("cuMemUnmap", 999)
    driver_stub.set_mode(1, "cuMemUnmap")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        buffer.close()
    driver_stub.reset()
    assert [str(each.message).partition(" failed")[0] for each in caught] == [f"mr.deallocate({address})"]
    assert driver.cuMemUnmap(address, M)[0] == driver.cuMemAddressFree(address, M)[0] == 0


def test_the_end_waits_for_the_stream(core, resource, stream):
    """Queued work may use the memory until its Buffer is closed."""
    source = resource.allocate(8 * M, stream=stream)
    other = core.LegacyPinnedMemoryResource().allocate(8 * M)
    source.fill(3, stream=stream)
    other.copy_from(source, stream=stream)
    source.close()
    stream.sync()
    assert bytes(memoryview(other)[-4:]) == b"\3\3\3\3"


def test_access_of_a_closed_or_foreign_buffer(core, resource, stream):
    buffer = resource.allocate(M)
    grown = resource.modify_allocation(buffer, 2 * M)
    grown.close()
    with pytest.raises(RuntimeError, match="Buffer has been closed"):
        resource.modify_allocation(buffer, 4 * M)
    for foreign in (core.Buffer.from_handle(1 << 21, M), core.Device().allocate(64, stream=stream)):
        with pytest.raises(ValueError, match="buf is not from a VirtualMemoryResource, so it cannot grow"):
            resource.modify_allocation(foreign, 4 * M)


def test_memory_that_others_use_does_not_move(core, resource, stream):
    """Parts of a Buffer and borrowed Buffers would have the old address."""
    buffer = mapped_by_hand(core, resource, stream)
    part, borrowed = buffer[:], core.Buffer.from_handle(buffer.handle, M, owner=buffer)
    with pytest.raises(RuntimeError, match="the memory must move to grow, but other objects share it"):
        resource.modify_allocation(buffer, 2 * M)
    with pytest.raises(ValueError, match="cannot grow"):
        resource.modify_allocation(borrowed, 2 * M)
    part.fill(1, stream=stream)
    stream.sync()
    part.close()
    assert resource.modify_allocation(buffer, 2 * M).size == 2 * M
    growing = resource.allocate(M, stream=stream)
    part = growing[:]
    assert resource.modify_allocation(growing, 2 * M) is growing
    assert (part.size, part.handle) == (M, growing.handle)


def test_moved_memory_keeps_its_stream(core, resource, stream):
    """The end waits for the stream that was given at first."""
    seen = []

    class Telling(core.VirtualMemoryResource):
        def deallocate(self, ptr, size, *, stream=None):
            seen.append(stream)
            super().deallocate(ptr, size, stream=stream)

    resource = Telling(core.Device())
    resource.modify_allocation(mapped_by_hand(core, resource, stream), 2 * M).close()
    assert seen == [stream]


@needs_stub
@pytest.mark.parametrize("function", ["_virtual_append", "_virtual_move"])
def test_a_buffer_that_is_closed_while_it_grows(core, monkeypatch, resource, function):
    """The growth fails, and all memory is freed."""
    from cubind.core import _virtual_memory

    class Closing:
        def __getattr__(self, name):
            if name == function:
                buffer.close()
            return getattr(calls, name)

    before, calls = live(), _virtual_memory._calls
    buffer = resource.allocate(M) if function == "_virtual_append" else mapped_by_hand(core, resource)
    monkeypatch.setattr(_virtual_memory, "_calls", Closing())
    with pytest.raises(RuntimeError, match="Buffer has been closed"):
        resource.modify_allocation(buffer, 2 * M)
    assert (live(), resource._memory) == (before, {})


def test_growing_with_other_options(core, resource):
    """New options hold for all of the memory."""
    from cubind import driver

    buffer = resource.allocate(M)
    place = driver.CUmemLocation()
    place.type = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
    assert resource.modify_allocation(buffer, 2 * M, {"self_access": "r"}) is buffer
    for at in (0, M):
        assert int(ok(driver.cuMemGetAccess(place, int(buffer.handle) + at))) == 1
    with pytest.raises(TypeError, match="options must be provided as an object"):
        resource.modify_allocation(buffer, 3 * M, 5)
    assert resource.config.self_access == "r"


def test_a_part_does_not_grow(core, resource):
    """It would take the memory of the whole Buffer along, or leave it behind."""
    before = set(resource._memory)
    buffer = resource.modify_allocation(resource.allocate(M), 3 * M)
    part = buffer[M:]
    with pytest.raises(ValueError, match="buf is a part of a Buffer: grow that Buffer"):
        resource.modify_allocation(part, 4 * M)
    buffer.close()
    part.close()
    assert set(resource._memory) == before


def test_python_code_grows_another_buffer(core, resource):
    """The new size and the peers are read before the lock is taken."""
    other = resource.allocate(M)

    class Size:
        def __index__(self):
            resource.modify_allocation(other, 2 * M)
            return 3 * M

    def peers():
        resource.modify_allocation(other, 4 * M)
        yield 0

    assert resource.modify_allocation(resource.allocate(M), Size()).size == 3 * M
    options = {"peers": peers(), "peer_access": "rw", "self_access": None}
    assert resource.modify_allocation(resource.allocate(M), 2 * M, options).size == 2 * M
    assert other.size == 4 * M


def test_a_failed_growth_keeps_the_options(core, resource):
    before, buffer = resource.config, resource.allocate(M)
    for size, error in ((1 << 60, core.CUDAError), ("x", TypeError)):
        with pytest.raises(error):
            resource.modify_allocation(buffer, size, {"self_access": "r"})
        assert resource.config is before
    resource.modify_allocation(buffer, 2 * M, {"self_access": "r"})
    assert resource.config.self_access == "r"


def test_dropped_while_its_stream_is_captured(core, resource, stream):
    """Nothing can wait for the stream then, so the memory waits, and the capture goes on."""
    before = set(resource._memory)
    buffers = [resource.allocate(M, stream=stream) for _ in range(2)]
    builder = stream.create_graph_builder().begin_building("relaxed")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        buffers.pop().close()
        resource.deallocate(buffers[0].handle, M, stream=builder)
        buffers.clear()
    assert len(resource._waiting) == 3
    builder.callback(int)
    builder.end_building().complete().launch(stream)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        resource.allocate(M).close()
    # One of the Buffers was given back twice.
    assert not resource._waiting and set(resource._memory) == before
    assert [str(each.message).partition(" at ")[0] for each in caught] == ["virtual memory"]


@needs_stub
def test_a_free_that_failed_can_be_repeated(core, driver_stub, resource):
    before, buffer = set(resource._memory), resource.allocate(M)
    start = int(buffer.handle)
    driver_stub.set_mode(1, "cuMemUnmap")
    driver_stub.result("cuMemUnmap", 999)
    with pytest.raises(core.CUDAError, match="CUDA_ERROR_UNKNOWN"):
        resource.deallocate(start, M)
    driver_stub.reset()
    assert start in resource._memory
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        buffer.close()
    assert set(resource._memory) == before


@pytest.mark.parametrize(
    ("peers", "error", "text"),
    [([1.9], TypeError, "integer"), (range(64), ValueError, "at most 63 peers can get access")],
)
def test_peers_that_cannot_be(core, peers, error, text):
    with pytest.raises(error, match=text):
        core.VirtualMemoryResource(0, {"peers": peers, "peer_access": "rw"}).allocate(M)


def test_sizes_and_peers_of_other_types(core, resource):
    numpy = pytest.importorskip("numpy")
    assert resource.modify_allocation(resource.allocate(numpy.int64(5)), numpy.int64(M + 1)).size == M + 1
    again = core.VirtualMemoryResource(0, core.VirtualMemoryResourceOptions(peers=iter([0])))
    for _ in range(2):
        again.allocate(1).close()
        assert again.config.peers == (0,)


def test_eight_threads(core, resource):
    """Threads map, grow and unmap at the same time: 10,000 on a GPU, fewer on the stub."""
    rounds, errors, device = 1250 if libraries.ON_GPU else 10, [], core.Device()
    gc.collect()
    resource.allocate(1).close()  # frees what waited for a capture
    free = free_bytes()

    def work():
        try:
            device.set_current()
            stream = device.create_stream()
            for _ in range(rounds):
                buffer = resource.allocate(M, stream=stream)
                buffer = resource.modify_allocation(buffer, 2 * M)
                core.Buffer.from_handle(buffer.handle, 64, owner=buffer).fill(1, stream=stream)
                buffer.close()
        except BaseException as error:  # noqa: BLE001
            errors.append(error)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (errors, resource._memory) == ([], {})
    assert libraries.ON_GPU or free_bytes() == free  # other processes use the GPU, too
