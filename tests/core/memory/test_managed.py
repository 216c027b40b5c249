"""Test advice about managed memory and work on it: what reaches the driver, and old drivers.

The texts of wrong arguments are in tests/support/core/peer/place_calls.py.
"""

import gc

import pytest
from support.core.everything import managed_memory
from support.core.resources import RECORD, core, needs_stub  # noqa: F401

NOT_FOUND, INVALID_VALUE = 500, 1
DEVICE, HOST, NUMA = 1, 2, 3


@pytest.fixture
def buffers(core, stream):
    resource = core.ManagedMemoryResource({})
    return [resource.allocate(64, stream=stream) for _ in range(4)]


def prefetched(buffer):
    """Return the driver's (type, id) of the last place to which a Buffer was prefetched."""
    from cubind import driver

    names = driver.CUmem_range_attribute
    which = (names.CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE, names.CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID)
    return tuple(driver.cuMemRangeGetAttribute(4, each, buffer.handle, buffer.size)[1] for each in which)


def missing(driver_stub, *symbols):
    """Make functions of the driver absent, as in an old driver."""
    for symbol in symbols:
        driver_stub.set_mode(RECORD, symbol)
        driver_stub.result(symbol, NOT_FOUND)


@needs_stub
@pytest.mark.parametrize("name", ["prefetch", "discard_prefetch"])
@pytest.mark.parametrize(("place", "told"), [("Host()", (HOST, 0)), ("Host(0)", (NUMA, 0)), ("Device(0)", (DEVICE, 0))])
def test_one(core, stream, buffers, name, place, told):
    places = {"Host()": core.Host(), "Host(0)": core.Host(0), "Device(0)": core.Device(0)}
    getattr(buffers[0], name)(places[place], stream=stream)
    assert prefetched(buffers[0]) == told


@needs_stub
@pytest.mark.parametrize("old", [False, True])
@pytest.mark.parametrize("nodes", [[None] * 4, [None, 0, 0, None], [0, None, 0, None]])
def test_each_range_goes_to_its_place(core, stream, driver_stub, buffers, nodes, old):
    """Also with a driver before CUDA 13, which has no batches."""
    missing(driver_stub, *(["cuMemPrefetchBatchAsync"] if old else []))
    core.utils.prefetch_batch(stream, buffers, [core.Host(node) for node in nodes])
    expected = [(HOST, 0) if node is None else (NUMA, node) for node in nodes]
    assert [prefetched(buffer) for buffer in buffers] == expected


@needs_stub
@pytest.mark.parametrize(("symbol", "use"), [
    ("cuMemDiscardBatchAsync", lambda c, b, s: b[0].discard(stream=s)),
    ("cuMemDiscardBatchAsync", lambda c, b, s: c.utils.discard_batch(s, b)),
    ("cuMemDiscardAndPrefetchBatchAsync", lambda c, b, s: b[0].discard_prefetch(c.Host(), stream=s)),
    ("cuMemDiscardAndPrefetchBatchAsync", lambda c, b, s: c.utils.discard_prefetch_batch(s, b, c.Host())),
])  # fmt: skip
def test_an_old_driver_cannot_discard(core, stream, driver_stub, buffers, symbol, use):
    missing(driver_stub, symbol)
    with pytest.raises(core.CUDAError) as caught:
        use(core, buffers, stream)
    assert (caught.value.code, caught.value.function) == (NOT_FOUND, symbol)


@needs_stub
def test_a_failing_attribute(core, driver_stub, buffers):
    """The older attribute of the preferred location is asked, too; its failure is raised."""
    driver_stub.set_mode(RECORD, "cuMemRangeGetAttribute")
    driver_stub.result("cuMemRangeGetAttribute", INVALID_VALUE)
    for name in ("read_mostly", "preferred_location"):
        with pytest.raises(core.CUDAError, match=r"INVALID_VALUE.*\(in cuMemRangeGetAttribute\)"):
            getattr(buffers[0], name)
    with pytest.raises(core.CUDAError, match=r"\(in cuMemRangeGetAttribute\)"):
        len(buffers[0].accessed_by)


def test_a_part(core, stream, buffers):
    """A slice is a ManagedBuffer, too; advice about it is about its range."""
    assert type(buffers[0][:32]) is core.ManagedBuffer
    part = managed_memory(core, 64)[:32]
    part.prefetch(core.Host(), stream=stream)
    part.read_mostly = True
    assert part.read_mostly is True


@needs_stub
def test_one_call_for_equal_neighbours(core, stream, driver_stub, buffers):
    """The driver gets each run of equal places once."""
    driver_stub.set_mode(RECORD, "cuMemPrefetchBatchAsync")
    core.utils.prefetch_batch(stream, buffers, [core.Host(), core.Host(), core.Host(1), core.Host(1)])
    call = driver_stub.only_call("cuMemPrefetchBatchAsync")
    assert [int.from_bytes(call.argument(param), "little") for param in (2, 5)] == [4, 2]


def test_a_stream_that_closes_a_buffer(core, stream, buffers):
    """Reading the arguments may run Python code; the addresses are read after that."""

    class Closing:
        def __cuda_stream__(self):
            buffers[1].close()
            return stream.__cuda_stream__()

    for use in (lambda: buffers[1].prefetch(core.Host(), stream=Closing()),
                lambda: core.utils.prefetch_batch(Closing(), buffers, core.Host())):  # fmt: skip
        with pytest.raises(RuntimeError, match="has been closed"):
            use()
    gc.collect()


@needs_stub
def test_an_assignment_changes_nothing_if_an_element_is_wrong(core, device):
    buffer = managed_memory(core, 64)
    buffer.accessed_by = [core.Host()]
    for wrong in ([device, 5], [device, core.Host(0)]):
        with pytest.raises((TypeError, ValueError)):
            buffer.accessed_by = wrong
        assert set(buffer.accessed_by) == {core.Host()}


@pytest.mark.parametrize("node", [2**32 - 1, 2**32, 2**31])
def test_nodes_beyond_an_int(core, stream, buffers, node):
    """They raise, rather than name another node."""
    for use in (
        lambda place: buffers[0].prefetch(place, stream=stream),
        lambda place: setattr(buffers[0], "preferred_location", place),
        lambda place: core.utils.prefetch_batch(stream, buffers, place),
        lambda place: buffers[0].copy_to(buffers[1], stream=stream, options=core.utils.CopyOptions(src_location_hint=place)),
    ):
        with pytest.raises(OverflowError, match="value too large to convert to int"):
            use(core.Host(node))
