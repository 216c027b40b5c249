"""Test that calls with a builder's stream wait while another thread ends the stream's capture.

cubind must make one driver call at a time, because NVIDIA's driver crashes the process otherwise.
In these tests, the stub delays the call that ends the capture.
"""

import os
import threading

import pytest
from cubind import core, driver
from cubind.core.graph import GraphBuilder, GraphDefinition
from support import kernels, libraries
from support.core import everything
from support.stub import FUNCTIONAL, RECORD

pytestmark = pytest.mark.skipif(libraries.ON_GPU, reason="holds up the stub driver's calls")
END = "cuStreamEndCapture"
RESULT = driver.CUresult
# For calls that a capture does not allow, and for the time between events that no device has
# reached.
REFUSALS = (RESULT.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, RESULT.CUDA_ERROR_CAPTURED_EVENT, RESULT.CUDA_ERROR_INVALID_VALUE)


@pytest.fixture
def builder(stream):
    return stream.create_graph_builder().begin_building()


@pytest.fixture
def kernel():
    return core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("nothing")


ONE = core.LaunchConfig(grid=1, block=1)


def on_stream(use):
    """Return a maker of a call that uses the builder's Stream."""
    return lambda builder, kernel, device: lambda: use(builder.stream)


def with_buffers(use):
    def prepare(builder, kernel, device):
        buffers = [device.allocate(64, stream=device.default_stream) for _ in range(2)]
        return lambda: use(builder, *buffers)

    return prepare


def with_managed(use):
    def prepare(builder, kernel, device):
        memory = device.allocate(64, stream=device.default_stream), everything.managed_memory(core, 64)
        return lambda: use(builder, *memory)

    return prepare


def with_graph(use):
    def prepare(builder, kernel, device):
        other = device.create_graph_builder().begin_building()
        core.launch(other, ONE, kernel)
        graph = other.end_building().complete()
        return lambda: use(graph, builder.stream)

    return prepare


def free(builder, kernel, device):
    buffer = core.GraphMemoryResource(device).allocate(64, stream=builder)
    return buffer.close


def launch_bound(builder, kernel, device):
    return kernel[ONE, builder.stream]


def join(builder, kernel, device):
    forks = builder.split(2)
    return lambda: GraphBuilder.join(*forks)


def launch_on_fork(builder, kernel, device):
    fork = builder.split(2)[1]
    return lambda: core.launch(fork, ONE, kernel)


def close_fork(builder, kernel, device):
    return builder.split(2)[1].close


def launch_in_body(builder, kernel, device):
    body = builder.if_then(builder.create_condition()).begin_building()
    return lambda: core.launch(body, ONE, kernel)


def launch_on_follower(builder, kernel, device):
    """A stream of the program takes part, because it waits for the builder's stream."""
    follower = device.create_stream()
    follower.wait(builder.stream)
    return lambda: core.launch(follower, ONE, kernel)


def launch_behind_event(builder, kernel, device):
    follower = device.create_stream()
    follower.wait(builder.stream.record())
    return lambda: core.launch(follower, ONE, kernel)


def with_event(use):
    def prepare(builder, kernel, device):
        event = builder.stream.record(options={"timing_enabled": True})
        return lambda: use(event)

    return prepare


def launch_by_handle(builder, kernel, device):
    same = core.Stream.from_handle(int(builder.stream.handle))
    return lambda: core.launch(same, ONE, kernel)


def record(builder, kernel, device):
    event = device.create_event()
    return lambda: builder.stream.record(event)


def wait(builder, kernel, device):
    event = builder.stream.record()
    return lambda: builder.stream.wait(event)


USES = {
    "launch": lambda builder, kernel, device: lambda: core.launch(builder, ONE, kernel),
    "bound launch": launch_bound,
    "fill": with_buffers(lambda builder, one, other: one.fill(1, stream=builder)),
    "copy": with_buffers(lambda builder, one, other: one.copy_to(other, stream=builder)),
    "prefetch": with_managed(lambda builder, _, memory: memory.prefetch(core.Host(), stream=builder.stream)),
    "prefetch_batch": with_managed(
        lambda builder, _, memory: core.utils.prefetch_batch(builder.stream, [memory], core.Host())
    ),
    "discard": with_managed(lambda builder, _, memory: memory.discard(stream=builder.stream)),
    "discard_prefetch": with_managed(
        lambda builder, _, memory: memory.discard_prefetch(core.Host(), stream=builder.stream)
    ),
    "graph launch": with_graph(lambda graph, stream: graph.launch(stream)),
    "graph upload": with_graph(lambda graph, stream: graph.upload(stream)),
    "allocate": lambda builder, kernel, device: (
        lambda: core.GraphMemoryResource(device).allocate(64, stream=builder).close()
    ),
    "free": free,
    "record": record,
    "wait": wait,
    "is_building": lambda builder, kernel, device: lambda: builder.is_building,
    "split": lambda builder, kernel, device: lambda: builder.split(2),
    "join": join,
    "max_active_clusters": lambda builder, kernel, device: (
        lambda: kernel.occupancy.max_active_clusters(ONE, stream=builder.stream)
    ),
    "callback": lambda builder, kernel, device: lambda: builder.callback(int),
    "condition": lambda builder, kernel, device: builder.create_condition,
    "launch on a fork": launch_on_fork,
    "close a fork": close_fork,
    "launch in a body": launch_in_body,
    "launch on a follower": launch_on_follower,
    "launch behind an event": launch_behind_event,
    "launch by handle": launch_by_handle,
    "event is_done": with_event(lambda event: event.is_done),
    "event sync": with_event(lambda event: event.sync()),
    "event close": with_event(lambda event: event.close()),
    "event elapsed": with_event(lambda event: event - event),
    "sync": on_stream(lambda stream: stream.sync()),
    "is_done": on_stream(lambda stream: stream.is_done),
    "is_capturing": on_stream(lambda stream: stream.is_capturing),
}


SHORT, LONG = 0.1, 3  # seconds: for what should not come, and for what should


def order_of(driver_stub, end, use, function=END, meanwhile=lambda: None, patience=SHORT):
    """Return in which order `end` and `use` complete.

    A call of `end` is held up in the driver and then fails; another thread calls `use` meanwhile.
    `meanwhile` must not wait for either.
    """
    order, begun = [], threading.Event()

    def work():
        begun.wait(10)
        core.Device(0).set_current()
        try:
            use()
        except core.CUDAError as error:
            assert error.code in REFUSALS
        order.append("used")

    def wait_in_the_driver():
        begun.set()
        working.join(patience)
        meanwhile()
        order.append("ended")

    driver_stub.set_mode(RECORD, function)
    driver_stub.result(function, RESULT.CUDA_ERROR_INVALID_VALUE)
    working = threading.Thread(target=work)
    working.start()
    with driver_stub.lock_held(function, wait_in_the_driver, 5000) as waited, pytest.raises(core.CUDAError):
        end()
    working.join(10)
    driver_stub.set_mode(FUNCTIONAL, function)
    assert waited == [1]
    return order


@pytest.mark.parametrize("name", USES)
def test_a_use_waits_for_the_end(driver_stub, device, builder, kernel, name):
    use = USES[name](builder, kernel, device)
    assert order_of(driver_stub, builder.end_building, use) == ["ended", "used"]


def test_other_streams_do_not_wait(driver_stub, device, builder, kernel):
    other = device.create_stream()
    assert order_of(driver_stub, builder.end_building, lambda: core.launch(other, ONE, kernel), patience=LONG) == ["used", "ended"]


def test_other_captures_do_not_wait(driver_stub, device, builder, kernel):
    other = device.create_graph_builder().begin_building()
    assert order_of(driver_stub, builder.end_building, lambda: core.launch(other, ONE, kernel), patience=LONG) == ["used", "ended"]


def test_after_the_end_nothing_waits(driver_stub, device, stream, builder, kernel):
    builder.end_building()
    other = device.create_graph_builder().begin_building()
    assert order_of(driver_stub, other.end_building, lambda: core.launch(stream, ONE, kernel), patience=LONG) == ["used", "ended"]


def test_an_event_that_is_recorded_elsewhere_waits_no_more(driver_stub, device, builder, kernel):
    event = builder.stream.record()
    device.create_stream().record(event)
    assert order_of(driver_stub, builder.end_building, lambda: event.is_done, patience=LONG) == ["used", "ended"]


def test_two_builders_of_a_stream_have_one_lock(driver_stub, stream, builder, kernel):
    second = stream.create_graph_builder()
    assert order_of(driver_stub, builder.end_building, lambda: second.is_building) == ["ended", "used"]


def test_a_builder_that_is_made_waits_for_no_end_of_another(driver_stub, device, builder):
    """Creating a builder, and closing one that has not begun, waits for the end of no other."""

    def make():
        device.create_graph_builder().close()

    assert order_of(driver_stub, builder.end_building, make, patience=LONG) == ["used", "ended"]


def test_a_capture_begins_when_nobody_waits_for_the_device(driver_stub, device, stream):
    """A capture begins only when no call waits for the device.

    A thread that drops a builder with the same lock, and holds the GIL, does not wait for either.
    """
    first, second = (stream.create_graph_builder() for _ in range(2))
    order = order_of(driver_stub, device.sync, first.begin_building, "cuCtxSynchronize", second.close)
    assert order == ["ended", "used"]
    first.end_building()


@pytest.mark.parametrize(("patience", "order"), [(0.01, ["ended", "used"]), (LONG, ["used", "ended"])])
def test_a_capture_begins_when_nobody_waits_for_its_stream(driver_stub, stream, patience, order):
    """The driver must see that the stream is not captured yet; a long wait holds up no capture."""
    builder = stream.create_graph_builder()
    assert order_of(driver_stub, stream.sync, builder.begin_building, "cuStreamSynchronize", patience=patience) == order
    builder.end_building()


def test_a_sync_holds_up_no_capture_of_another_thread(device):
    """The stream's work may wait for the thread that captures."""
    stream, over, came = device.create_stream(), threading.Event(), []
    builder = device.create_graph_builder().begin_building("thread_local")
    stream.callback(lambda: came.append(over.wait(LONG)))
    waiting = threading.Thread(target=stream.sync)
    waiting.start()
    waiting.join(SHORT)
    builder.end_building()
    over.set()
    waiting.join(10)
    assert came == [True]


@pytest.mark.parametrize(("patience", "order"), [(0.01, ["ended", "used"]), (LONG, ["used", "ended"])])
def test_a_capture_takes_an_event_when_nobody_waits_for_it(driver_stub, device, builder, patience, order):
    """The same holds for an event that the capture records."""
    event = device.create_event()
    driver_stub.set_mode(RECORD, "cuEventQuery")
    driver_stub.result("cuEventQuery", RESULT.CUDA_ERROR_NOT_READY)

    def record():
        builder.stream.record(event)

    assert order_of(driver_stub, event.sync, record, "cuEventSynchronize", patience=patience) == order


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_a_child_is_not_held_up(driver_stub, device, builder):
    """A forked child does not wait for a lock that a missing thread held."""
    statuses = []

    def fork():
        child = os.fork()
        if child == 0:
            builder.close()
            os._exit(7)
        statuses.append(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))

    order_of(driver_stub, builder.end_building, fork)
    assert statuses == [7]


# --- graphs that are copied into others -----------------------------------------------------------


def graphs_with_a_copy():
    """Return a graph, a node of another graph that has a copy of it, and a third graph."""
    original, around, third = (GraphDefinition() for _ in range(3))
    original.empty()
    return original, around.embed(original), third


def test_a_copy_is_destroyed_when_no_other_is_made(driver_stub, device):
    original, node, third = graphs_with_a_copy()
    order = order_of(driver_stub, node.destroy, lambda: third.embed(original), "cuGraphDestroyNode")
    assert order == ["ended", "used"]


def test_a_copy_is_made_when_no_other_is_destroyed(driver_stub, device):
    original, node, third = graphs_with_a_copy()
    order = order_of(driver_stub, lambda: third.embed(original), node.destroy, "cuGraphAddChildGraphNode")
    assert order == ["ended", "used"]


def test_a_builder_embeds_when_no_copy_is_destroyed(driver_stub, device, stream):
    original = stream.create_graph_builder().begin_building().end_building()
    _, node, _ = graphs_with_a_copy()
    builder = device.create_graph_builder().begin_building()
    order = order_of(driver_stub, node.destroy, lambda: builder.embed(original), "cuGraphDestroyNode")
    assert order == ["ended", "used"]
    builder.end_building()


def test_a_copy_is_replaced_when_no_other_is_destroyed(driver_stub, device):
    original, node, third = graphs_with_a_copy()
    other = third.embed(original)
    order = order_of(driver_stub, node.destroy, lambda: other.update(original), "cuGraphDestroyNode")
    assert order == ["ended", "used"]


def test_what_is_no_copy_does_not_wait(driver_stub, device):
    _, node, third = graphs_with_a_copy()
    assert order_of(driver_stub, node.destroy, third.empty, "cuGraphDestroyNode", patience=LONG) == ["used", "ended"]
