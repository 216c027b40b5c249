"""Test GraphMemoryResource, whose memory captured graphs allocate, on the simulated device."""

import gc
import struct
import threading
import weakref

import pytest
from cubind import core
from cubind.core import GraphMemoryResource, LaunchConfig, ObjectCode, launch
from support import growth, libraries
from support.child import in_child
from support.core import graph_kernels

needs_stub = pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub driver")
ONE = LaunchConfig(grid=1, block=1)
RECORD = 1
NOT_CAPTURING = "GraphMemoryResource cannot perform memory operations on a non-capturing stream."
pytestmark = pytest.mark.usefixtures("computing")


@pytest.fixture
def mr(device):
    resource = GraphMemoryResource(0)
    yield resource
    gc.collect()


@pytest.fixture
def add(device):
    return ObjectCode.from_ptx(graph_kernels.WITHOUT_CONDITIONS).get_kernel("add")


@pytest.fixture
def builder(stream):
    return stream.create_graph_builder().begin_building()


def word(buffer, stream):
    host = bytearray(4)
    buffer.copy_to(host, stream=stream)
    return struct.unpack("I", host)[0]


def used(mr, stream):
    """Return the bytes of graph memory in use.

    trim() makes the driver take back the memory of graphs that are gone.
    """
    stream.sync()
    gc.collect()
    mr.trim()
    return mr.attributes.used_mem_current


# --- capturing ------------------------------------------------------------------------------------


def test_allocated_and_freed_by_the_graph(device, stream, mr, builder, add):
    """Scratch memory is allocated by the first launch, and later launches need no more."""
    out = device.allocate(4, stream=device.default_stream)
    before = used(mr, device.default_stream)  # waits, so that the allocation of `out` is done
    scratch = mr.allocate(4, stream=builder)
    scratch.fill(b"\x05\0\0\0", stream=builder)
    launch(builder, ONE, add, scratch, 30)
    launch(builder, ONE, add, scratch.view(1, "uint32"), 7)
    out.copy_from(scratch, stream=builder)
    scratch.close()
    graph = builder.end_building().complete()
    kinds = sorted(type(node).__name__ for node in builder.graph_definition.nodes())
    assert kinds == ["AllocNode", "FreeNode", "KernelNode", "KernelNode", "MemcpyNode", "MemsetNode"]
    assert used(mr, stream) <= before
    counts = []
    for _ in range(3):
        out.fill(0, stream=stream)
        graph.launch(stream)
        assert word(out, stream) == 42
        counts.append(mr.attributes.used_mem_current)
    assert counts[0] >= 4 and counts == counts[:1] * 3
    graph.close()
    builder.close()
    assert used(mr, stream) <= before


@pytest.mark.parametrize("by", ["the buffer", "a view", "a slice"])
def test_dropped_while_it_is_captured(device, stream, mr, builder, add, by):
    """Arguments of a captured launch do not delay the free of their memory."""
    scratch = mr.allocate(4, stream=builder)
    given = {"the buffer": scratch, "a view": scratch.view(1, "uint32"), "a slice": scratch[:]}[by]
    launch(builder, ONE, add, given, 1)
    del scratch, given
    graph = builder.end_building().complete()
    assert sum(type(node).__name__ == "FreeNode" for node in builder.graph_definition.nodes()) == 1
    for _ in range(3):
        graph.launch(stream)
    stream.sync()


def test_memory_that_outlives_the_launch(stream, mr, builder, add):
    """A graph's output is freed in stream order, after which the graph can be launched again."""
    before = used(mr, core.Device().default_stream)
    result = mr.allocate(4, stream=builder)
    result.fill(0, stream=builder)
    launch(builder, ONE, add, result, 11)
    graph = builder.end_building().complete()
    graph.launch(stream)
    assert word(result, stream) == 11
    assert mr.attributes.used_mem_current >= 4
    with pytest.raises(core.CUDAError, match="^CUDA_ERROR_INVALID_VALUE.*cuGraphLaunch"):
        graph.launch(stream)
    mr.deallocate(result.handle, result.size, stream=stream)
    graph.launch(stream)
    assert word(result, stream) == 11
    result.close(stream)
    graph.close()
    builder.close()
    assert used(mr, stream) <= before


def test_freed_by_the_next_launch(stream, mr, builder, add):
    result = mr.allocate(4, stream=builder)
    result.fill(0, stream=builder)
    launch(builder, ONE, add, result, 11)
    graph = builder.end_building().complete({"auto_free_on_launch": True})
    for _ in range(3):
        graph.launch(stream)
        assert word(result, stream) == 11
    result.close()


@pytest.mark.parametrize("end", ["never launched", "freed by the graph", "spoilt"])
def test_closed_without_memory(stream, mr, end):
    """close() is silent for a Buffer whose memory the graph frees, or that never had any."""
    builder = stream.create_graph_builder().begin_building()
    buffer = mr.allocate(64, stream=builder)
    if end == "spoilt":
        with pytest.raises(core.CUDAError):
            stream.sync()
        buffer.close()
        with pytest.raises(core.CUDAError, match="INVALIDATED"):
            builder.end_building()
        return
    if end == "freed by the graph":
        mr.deallocate(buffer.handle, 64, stream=builder)
    graph = builder.end_building().complete()
    if end != "never launched":
        graph.launch(stream)
    stream.sync()
    buffer.close()
    assert buffer.is_closed


def test_freed_twice_while_it_is_captured(mr, builder):
    buffer = mr.allocate(64, stream=builder)
    mr.deallocate(buffer.handle, 64, stream=builder)
    with pytest.warns(core.CUDAWarning, match="^cuMemFreeAsync failed for handle 0x.*CUDA_ERROR_INVALID_VALUE"):
        buffer.close()
    builder.end_building()


def test_in_a_captured_block(stream, mr, add, device):
    out = device.allocate(4, stream=stream)
    with stream.capture() as graph, mr.allocate(4, stream=stream) as scratch:
        scratch.fill(0, stream=stream)
        launch(stream, ONE, add, scratch, 3)
        out.copy_from(scratch, stream=stream)
    graph.launch(stream)
    assert word(out, stream) == 3


def test_on_a_branch(stream, mr, builder, add, device):
    out = device.allocate(8, stream=device.default_stream)
    device.default_stream.sync()
    first, second = builder.split(2)
    parts = []
    for i, branch in enumerate((first, second)):
        scratch = mr.allocate(4, stream=branch)
        scratch.fill(i + 1, stream=branch)
        launch(branch, ONE, add, scratch, i)
        out[4 * i : 4 * i + 4].copy_from(scratch, stream=branch)
        scratch.close(branch)
        parts.append(0x01010101 * (i + 1) + i)
    type(builder).join(builder, second)
    graph = builder.end_building().complete()
    graph.launch(stream)
    assert [word(out[:4], stream), word(out[4:], stream)] == parts


def test_copy_to_takes_from_it(stream, mr, builder):
    first = mr.allocate(16, stream=builder)
    second = first.copy_to(stream=builder)
    assert second.memory_resource is mr and second.size == 16 and second.handle != first.handle
    for buffer in (first, second):
        buffer.close()
    builder.end_building().complete().launch(stream)


def test_as_the_resource_of_a_device(device, stream, mr):
    before = device.memory_resource
    device.memory_resource = mr
    try:
        with pytest.raises(RuntimeError, match=f"^{NOT_CAPTURING}$"):
            device.allocate(8, stream=stream)
        with stream.capture() as graph:
            device.allocate(8, stream=stream).close()
    finally:
        device.memory_resource = before
    graph.launch(stream)


# --- refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 8])
def test_no_capture(device, stream, mr, size):
    spoilt = stream.create_graph_builder().begin_building()
    with pytest.raises(core.CUDAError):
        stream.sync()
    for target in (spoilt, device.create_stream(), device.default_stream):
        with pytest.raises(RuntimeError) as caught:
            mr.allocate(size, stream=target)
        assert str(caught.value) == NOT_CAPTURING
    spoilt.close()


def test_nothing(stream, mr, builder):
    """An allocation of 0 bytes makes no node."""
    with mr.allocate(0, stream=builder) as buffer:
        assert (buffer.size, buffer.handle, buffer.is_closed) == (0, 0, False)
    mr.deallocate(0, 0, stream=builder)
    builder.end_building()
    assert len(builder.graph_definition.nodes()) == 0


@pytest.mark.parametrize(
    ("size", "error", "text"),
    [
        (-1, OverflowError, "size: can't convert negative value to size_t"),
        (1.5, TypeError, "size: an integer is required, got float"),
        ("1", TypeError, "size: an integer is required, got str"),
    ],
)
def test_bad_size(mr, builder, size, error, text):
    with pytest.raises(error) as caught:
        mr.allocate(size, stream=builder)
    assert str(caught.value) == text


def test_wants_a_stream(mr):
    with pytest.raises(TypeError, match=r"^allocate\(\) missing required keyword-only argument 'stream'$"):
        mr.allocate(8)
    with pytest.raises(TypeError, match=r"^deallocate\(\) missing required keyword-only argument 'stream'$"):
        mr.deallocate(8, 8)
    wrong = {None: "stream is required and must not be None", 7: "Stream or GraphBuilder expected, got int"}
    for stream, text in wrong.items():
        with pytest.raises(TypeError, match=f"^{text}"):
            mr.allocate(8, stream=stream)


@pytest.mark.parametrize(
    ("device_id", "error"),
    [((), TypeError), ((None,), TypeError), (("0",), TypeError), ((0, 1), TypeError)]
    + [((99,), ValueError), ((-1,), ValueError)],
)
def test_bad_device(device, device_id, error):
    with pytest.raises(error):
        GraphMemoryResource(*device_id)


# --- the object -----------------------------------------------------------------------------------


def test_one_for_each_device(device, mr):
    found = []
    thread = threading.Thread(target=lambda: found.append(GraphMemoryResource(device_id=0)))
    thread.start()
    thread.join()
    assert found[0] is mr and GraphMemoryResource(device) is mr
    assert isinstance(mr, core.MemoryResource) and weakref.ref(mr)() is mr
    assert (mr.device_id, mr.is_device_accessible, mr.is_host_accessible, mr.is_managed) == (0, True, False, False)
    assert [mr.close(), mr.close(), mr.trim()] == [None] * 3
    assert not hasattr(mr, "is_closed") and not hasattr(mr, "handle")


def test_facts_of_a_buffer(mr, builder):
    with mr.allocate(64, stream=builder) as buffer:
        assert type(buffer) is core.Buffer and buffer.memory_resource is mr and buffer.size == 64
        facts = buffer.device_id, buffer.is_device_accessible, buffer.is_host_accessible, buffer.is_managed
        assert facts == (0, True, False, False)
        assert buffer.view(64, "int8").device_id == 0


def test_subclass(stream, builder, mr):
    """A subclass is a separate resource with its own deallocate; it captures like its base."""
    seen = []

    class Own(GraphMemoryResource):
        def deallocate(self, ptr, size, *, stream):
            seen.append(size)
            super().deallocate(ptr, size, stream=stream)

    own = Own(0)
    assert own is not mr and own is not Own(0) and type(own) is Own and own.device_id == 0
    buffer = own.allocate(24, stream=builder)
    buffer.fill(0, stream=builder)
    del buffer
    assert seen == [24]
    graph = builder.end_building().complete()
    graph.launch(stream)
    graph.launch(stream)
    stream.sync()


@in_child(env={"CUBIND_STUB_DEVICES": "2"}, hardware=False)
def test_memory_of_its_own_device():
    """The memory is on the resource's device, also if a stream of another device captures."""
    first, second = core.Device.get_all_devices()
    for device in (second, first):
        device.set_current()
    stream = first.create_stream()
    builder = stream.create_graph_builder().begin_building()
    mr = GraphMemoryResource(second)
    assert mr is GraphMemoryResource(1) and mr is not GraphMemoryResource(0)
    buffer = mr.allocate(64, stream=builder)
    assert buffer.device_id == 1
    assert mr.attributes.reserved_mem_current == 64
    assert GraphMemoryResource(0).attributes.reserved_mem_current == 0
    buffer.close()
    graph = builder.end_building().complete()
    graph.launch(stream)
    stream.sync()
    graph.close()
    builder.close()


def test_references_are_steady(mr, stream, builder):
    watched = [GraphMemoryResource, core.Buffer, core.Stream, type(mr.attributes), mr, stream]

    def use():
        GraphMemoryResource(0).attributes.used_mem_high  # noqa: B018
        mr.allocate(64, stream=builder).close()

    growth.check_use(use, 300, *watched)
    builder.end_building()


def test_threads(device, mr, add):
    """Each thread captures thread-locally, and all launch their graphs at the same time."""
    failed, results = [], {}
    start = threading.Barrier(4)

    def work(number):
        try:
            core.Device(0).set_current()
            stream = core.Device(0).create_stream()
            out = core.Device(0).allocate(4, stream=stream)
            stream.sync()
            start.wait()
            for i in range(25):
                builder = stream.create_graph_builder().begin_building("thread_local")
                scratch = GraphMemoryResource(0).allocate(4, stream=builder)
                scratch.fill(0, stream=builder)
                launch(builder, ONE, add, scratch, 100 * number + i)
                out.copy_from(scratch, stream=builder)
                scratch.close()
                builder.end_building().complete().launch(stream)
                results[number, i] = word(out, stream)
        except BaseException as error:
            failed.append(error)
            raise

    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed
    assert results == {(n, i): 100 * n + i for n in range(4) for i in range(25)}


# --- attributes -----------------------------------------------------------------------------------

NAMES = ("reserved_mem_current", "reserved_mem_high", "used_mem_current", "used_mem_high")


def test_attributes(device, stream, mr, builder):
    attributes = mr.attributes
    assert all(type(getattr(attributes, name)) is int for name in NAMES)
    attributes.used_mem_high = 0
    mr.allocate(1 << 16, stream=builder).close()
    graph = builder.end_building().complete()
    graph.launch(stream)
    stream.sync()
    assert attributes.used_mem_high >= 1 << 16 and attributes.reserved_mem_high >= 1 << 16
    attributes.used_mem_high = False
    assert attributes.used_mem_high == attributes.used_mem_current
    values = ", ".join(f"{name}={getattr(attributes, name)}" for name in NAMES)
    assert repr(attributes) == f"GraphMemoryResourceAttributes({values})"
    assert weakref.ref(attributes)() is attributes
    del graph


def test_trim(device, stream, mr):
    """trim() keeps the memory that other graphs hold."""
    mr.trim()
    others = mr.attributes.reserved_mem_current
    builder = stream.create_graph_builder().begin_building()
    mr.allocate(1 << 16, stream=builder).close()
    graph = builder.end_building().complete()
    graph.launch(stream)
    stream.sync()
    graph.close()
    builder.close()
    gc.collect()
    before = mr.attributes
    before = before.used_mem_current, before.reserved_mem_current
    mr.trim()
    after = mr.attributes
    assert after.used_mem_current <= before[0] and after.reserved_mem_current <= before[1]
    if after.used_mem_current == 0:
        assert after.reserved_mem_current <= others


@pytest.mark.parametrize(
    ("name", "value", "error", "text"),
    [
        ("used_mem_high", 5, AttributeError, "Attribute 'used_mem_high' may only be set to zero (got 5)."),
        ("reserved_mem_high", -1, AttributeError, "Attribute 'reserved_mem_high' may only be set to zero (got -1)."),
        ("reserved_mem_high", 2**70, AttributeError, None),
        ("reserved_mem_high", "a", TypeError, None),
        ("reserved_mem_high", None, TypeError, None),
        ("reserved_mem_high", 0.0, TypeError, None),
        ("reserved_mem_current", 0, AttributeError, None),
        ("used_mem_current", 0, AttributeError, None),
        ("nothing", 0, AttributeError, None),
    ],
)
def test_bad_settings(mr, name, value, error, text):
    with pytest.raises(error) as caught:
        setattr(mr.attributes, name, value)
    assert text is None or str(caught.value) == text


def test_attributes_stay(mr):
    for name in NAMES:
        with pytest.raises(AttributeError):
            delattr(mr.attributes, name)
    with pytest.raises(RuntimeError) as caught:
        type(mr.attributes)()
    text = "GraphMemoryResourceAttributes cannot be instantiated directly. Please use MemoryResource APIs."
    assert str(caught.value) == text


@needs_stub
def test_driver_errors(driver_stub, computing, mr, builder, stream):
    gc.collect()  # releases leftovers of other tests now, and not while the driver fails
    attributes = mr.attributes
    calls = {
        "cuDeviceGetGraphMemAttribute": lambda: attributes.used_mem_high,
        "cuDeviceSetGraphMemAttribute": lambda: setattr(attributes, "used_mem_high", 0),
        "cuDeviceGraphMemTrim": mr.trim,
        "cuMemAllocAsync": lambda: mr.allocate(8, stream=builder),
        "cuStreamIsCapturing": lambda: mr.allocate(8, stream=builder),
        "cuMemFreeAsync": lambda: mr.deallocate(8, 8, stream=builder),
    }
    for symbol, call in calls.items():
        computing.set_mode(RECORD, symbol)
        computing.result(symbol, 719)
        with pytest.raises(core.CUDAError, match=rf"(?m)^CUDA_ERROR_LAUNCH_FAILED.*\(in {symbol}\)$"):
            call()
        if symbol == "cuDeviceGetGraphMemAttribute":
            assert repr(attributes) == "GraphMemoryResourceAttributes()", "a repr never raises"
        computing.result(symbol, 0)
        computing.set_mode(0, symbol)
    builder.close()


@needs_stub
def test_a_free_that_fails_is_a_warning(driver_stub, computing, mr, builder, stream):
    gc.collect()
    buffer = mr.allocate(8, stream=builder)
    computing.set_mode(RECORD, "cuMemFreeAsync")
    computing.result("cuMemFreeAsync", 719)
    with pytest.warns(core.CUDAWarning, match="^cuMemFreeAsync failed for handle 0x"):
        buffer.close()
    builder.close()


def test_out_of_memory_tells_how_much(mr, builder):
    with pytest.raises(core.CUDAError) as caught:
        mr.allocate(1 << 50, stream=builder)
    assert caught.value.name == "CUDA_ERROR_OUT_OF_MEMORY"
    assert ": requested 1125899906842624 bytes (1.0 PiB); device 0 has " in str(caught.value)
