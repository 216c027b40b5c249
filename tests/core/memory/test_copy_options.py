"""Test copies with options: what reaches the driver, and drivers that lack the functions.

The texts of wrong arguments are in tests/support/core/peer/copy_calls.py.
"""

import struct

import pytest
from support.core.resources import RECORD, core, needs_stub  # noqa: F401

NOT_FOUND = 500
DEVICE, HOST, NUMA = 1, 2, 3


@pytest.fixture
def pairs(core, device, stream):
    sources = [device.allocate(16, stream=stream) for _ in range(4)]
    for number, source in enumerate(sources):
        source.fill(number + 1, stream=stream)
    return sources, [device.allocate(16, stream=stream) for _ in sources]


def content(stream, buffers):
    data = [buffer.copy_to(bytearray(16), stream=stream) for buffer in buffers]
    stream.sync()
    return [each[0] for each in data]


def attributes(raw):
    """Return (order, source hint, target hint, flags) of a CUmemcpyAttributes."""
    order, source, source_id, target, target_id, flags = struct.unpack_from("<iiiiiI", raw)
    return order, (source, source_id), (target, target_id), flags


@needs_stub
@pytest.mark.parametrize(("options", "expected"), [
    ({}, (1, (0, 0), (0, 0), 0)),
    ({"src_access_order": "during_api_call"}, (2, (0, 0), (0, 0), 0)),
    ({"src_access_order": "any", "overlap_mode": "prefer_overlap_with_compute"}, (3, (0, 0), (0, 0), 1)),
    ({"src_location_hint": "Device(0)", "dst_location_hint": "Host()"}, (1, (DEVICE, 0), (HOST, 0), 0)),
    ({"dst_location_hint": "Host(2)"}, (1, (0, 0), (NUMA, 2), 0)),
])  # fmt: skip
@pytest.mark.parametrize("method", ["copy_to", "copy_from"])
def test_attributes_of_one_copy(core, stream, driver_stub, pairs, options, expected, method):
    places = {"Device(0)": core.Device(0), "Host()": core.Host(), "Host(2)": core.Host(2)}
    options = {name: places.get(value, value) for name, value in options.items()}
    (source, *_), (target, *_) = pairs
    driver_stub.set_mode(RECORD, "cuMemcpyWithAttributesAsync")
    if method == "copy_to":
        source.copy_to(target, stream=stream, options=core.utils.CopyOptions(**options))
    else:
        target.copy_from(source, stream=stream, options=options)
    assert attributes(driver_stub.only_call("cuMemcpyWithAttributesAsync").input(3)) == expected


@needs_stub
def test_equal_neighbours_are_one_attribute(core, stream, driver_stub, pairs):
    driver_stub.set_mode(RECORD, "cuMemcpyBatchAsync_v2")
    orders = ["any", "any", "stream", "any"]
    core.utils.copy_batch(stream, *pairs, options=[core.utils.CopyOptions(order) for order in orders])
    call = driver_stub.only_call("cuMemcpyBatchAsync_v2")
    assert [int.from_bytes(call.argument(param), "little") for param in (3, 6)] == [4, 3]


@needs_stub
@pytest.mark.parametrize("options", [None, {"src_access_order": "any"}])
def test_a_batch_with_an_old_driver(core, stream, driver_stub, pairs, options):
    """Each copy is a call of its own."""
    driver_stub.set_mode(RECORD, "cuMemcpyBatchAsync_v2")
    driver_stub.result("cuMemcpyBatchAsync_v2", NOT_FOUND)
    core.utils.copy_batch(stream, *pairs, options=options)
    assert content(stream, pairs[1]) == [1, 2, 3, 4]


@needs_stub
def test_reading_early_needs_the_driver(core, stream, driver_stub, pairs):
    early = core.utils.CopyOptions("during_api_call")
    for symbol in ("cuMemcpyBatchAsync_v2", "cuMemcpyWithAttributesAsync"):
        driver_stub.set_mode(RECORD, symbol)
        driver_stub.result(symbol, NOT_FOUND)
    with pytest.raises(RuntimeError, match=r"^src_access_order=DURING_API_CALL at index 2 requires cuMemcpyBatchAsync"):
        core.utils.copy_batch(stream, *pairs, options=[core.utils.CopyOptions()] * 2 + [early] * 2)
    with pytest.raises(RuntimeError, match=r"^src_access_order=DURING_API_CALL requires cuMemcpyWithAttributesAsync"):
        pairs[0][0].copy_to(pairs[1][0], stream=stream, options=early)
    pairs[0][0].copy_to(pairs[1][0], stream=stream, options=core.utils.CopyOptions("any"))
    assert content(stream, pairs[1][:1]) == [1]


def test_a_capturing_stream_is_refused(core, stream, pairs):
    builder = stream.create_graph_builder().begin_building()
    try:
        for use in (lambda: core.utils.copy_batch(stream, *pairs),
                    lambda: pairs[0][0].copy_to(pairs[1][0], stream=builder, options={})):  # fmt: skip
            with pytest.raises(TypeError, match="does not support graph capture"):
                use()
    finally:
        builder.end_building()


def test_host_objects_have_no_options(core, stream, pairs):
    for use in (lambda b: b.copy_to(bytearray(16), stream=stream, options={}),
                lambda b: b.copy_from(bytes(16), stream=stream, options={})):  # fmt: skip
        with pytest.raises(TypeError, match="options are for copies between Buffers, got byte"):
            use(pairs[0][0])


def test_a_batch(core, stream, pairs):
    core.utils.copy_batch(stream, *pairs, options=core.utils.CopyOptions("any"))
    assert content(stream, pairs[1]) == [1, 2, 3, 4]
