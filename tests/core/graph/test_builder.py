"""Captured graphs run on the simulated device, and failed captures end cleanly.

graph_calls.py compares names, signatures and texts with cuda.core's.
"""

import gc
import struct
import threading
import weakref

import pytest
from cubind import core
from cubind.core import LaunchConfig, ObjectCode, launch
from cubind.core.graph import GraphBuilder, GraphCompleteOptions, GraphDebugPrintOptions
from support import libraries
from support.core import graph_kernels, graph_nodes
from support.stub import FUNCTIONAL, RECORD

# On a GPU the kernels that set conditions need a library that only a linker adds;
# examples/core/conjugate_gradients.py has one.
needs_conditions = pytest.mark.skipif(
    libraries.ON_GPU, reason="cudaGraphSetConditional is in a library that only a linker adds for a GPU"
)
needs_stub = pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub driver")
only_simulated = pytest.mark.skipif(libraries.ON_GPU, reason="what a GPU's driver does here has not been measured")
ONE = LaunchConfig(grid=1, block=1)
pytestmark = pytest.mark.usefixtures("computing")


class Cells:
    """Words of memory that the host reads and writes, too."""

    def __init__(self, count=4):
        self.buffer = core.LegacyPinnedMemoryResource().allocate(4 * count)
        self.count = count
        self.set(*[0] * count)

    def set(self, *values):
        memoryview(self.buffer)[: 4 * len(values)] = struct.pack(f"{len(values)}I", *values)

    def read(self):
        return list(struct.unpack(f"{self.count}I", bytes(memoryview(self.buffer))))

    def at(self, i):
        return self.buffer[4 * i : 4 * i + 4]


@pytest.fixture
def cells(device):
    return Cells()


@pytest.fixture
def code(computing, device):
    return ObjectCode.from_ptx(graph_kernels.WITHOUT_CONDITIONS if libraries.ON_GPU else graph_kernels.PTX)


@pytest.fixture
def add(code):
    return code.get_kernel("add")


@pytest.fixture
def builder(stream):
    return stream.create_graph_builder()


def run(graph, stream):
    graph.launch(stream)
    stream.sync()


# --- capture --------------------------------------------------------------------------------------


def test_launches_copies_and_fills(builder, stream, cells, add):
    """A builder works as a stream argument everywhere, and nothing runs before the launch."""
    builder.begin_building()
    launch(builder, ONE, add, cells.buffer, 5)
    add[ONE, builder](cells.buffer, 2)
    cells.at(1).copy_from(cells.at(0), stream=builder)
    cells.at(2).fill(b"\x01\x00\x00\x00", stream=builder)
    graph = builder.end_building().complete()
    assert cells.read() == [0, 0, 0, 0]
    run(graph, stream)
    assert cells.read() == [7, 7, 1, 0]
    run(graph, stream)
    assert cells.read() == [14, 14, 1, 0]
    graph.upload(stream)
    graph.close()
    with pytest.raises(RuntimeError, match="^Graph has been closed$"):
        graph.launch(stream)


@pytest.mark.parametrize("ended", [False, True])
def test_a_launch_that_is_not_captured(builder, stream, cells, add, ended):
    if ended:
        builder.begin_building().end_building()
    with pytest.warns(UserWarning, match="^the GraphBuilder is not building, so the kernel goes to its stream and runs at once") as caught:
        launch(builder, ONE, add, cells.buffer, 1)
    assert caught[0].filename == __file__
    stream.sync()
    assert cells.read() == [1, 0, 0, 0]


def test_one_builder_makes_many_graphs(builder, stream, cells, add):
    builder.begin_building("thread_local")
    launch(builder, ONE, add, cells.buffer, 1)
    builder.end_building()
    first = builder.complete(GraphCompleteOptions(upload_stream=stream))
    second = builder.complete({"use_node_priority": True})
    assert first != second and hash(first) != hash(second)
    builder.close()
    run(first, stream)
    run(second, stream)
    assert cells.read()[0] == 2


def test_split_and_join(device, builder, stream, cells, add):
    """Two branches run between a first and a last step."""
    builder.begin_building()
    launch(builder, ONE, add, cells.at(0), 1)
    left, right = builder.split(2)
    assert left is builder and right.is_join_required and right.stream != stream
    launch(left, ONE, add, cells.at(1), 2)
    launch(right, ONE, add, cells.at(2), 3)
    assert GraphBuilder.join(right, left) is builder
    assert right.is_closed and not builder.is_closed
    cells.at(3).copy_from(cells.at(2), stream=builder)
    run(builder.end_building().complete(), stream)
    assert cells.read() == [1, 2, 3, 3]


def test_what_was_not_joined(builder, stream, cells, add):
    """A capture with an unjoined fork ends with an error, and its stream can capture again."""
    builder.begin_building()
    launch(builder, ONE, add, cells.at(0), 1)
    fork = builder.split(2)[1]
    launch(fork, ONE, add, cells.at(1), 1)
    with pytest.raises(RuntimeError, match=r"GraphBuilder\.join"):
        fork.end_building()
    with pytest.raises(core.CUDAError, match="UNJOINED"):
        builder.end_building()
    assert not builder.is_building
    with pytest.raises(RuntimeError, match="^Graph has not finished building"):
        builder.complete()
    stream.sync()
    fork.close()
    run(stream.create_graph_builder().begin_building().end_building().complete(), stream)


@needs_stub
def test_forks_without_work_need_no_joining(builder, stream, cells, add):
    """Forks without work need no join, such as those made before split() failed."""
    stub = libraries.load_stub("driver")
    builder.begin_building()
    launch(builder, ONE, add, cells.at(0), 1)
    stub.fail_call(9, 2)
    with pytest.raises(core.CUDAError, match="OUT_OF_MEMORY"):
        builder.split(4)
    assert stub.fault_left == 0
    run(builder.end_building().complete(), stream)
    assert cells.read()[0] == 1


@needs_stub
def test_join_that_fails_can_be_repeated(own_heap, builder, stream, cells, add):
    stub = libraries.load_stub("driver")
    stub.settle()  # so that no call comes from leftovers of other tests
    builder.begin_building()
    forks = builder.split(3)
    for i, fork in enumerate(forks):
        launch(fork, ONE, add, cells.at(i), 1)
    stub.fail_call(8, 2)
    with pytest.raises(core.CUDAError, match="OUT_OF_MEMORY"):
        GraphBuilder.join(*forks)
    assert [fork.is_closed for fork in forks] == [False, True, False]
    GraphBuilder.join(builder, forks[2])
    run(builder.end_building().complete(), stream)
    assert cells.read() == [1, 1, 1, 0]


def test_embed(device, builder, stream, cells, add):
    child = device.create_graph_builder().begin_building()
    launch(child, ONE, add, cells.at(0), 3)
    child.end_building()
    builder.begin_building()
    builder.embed(child)
    builder.embed(child)
    cells.at(1).copy_from(cells.at(0), stream=builder)
    child.close()
    run(builder.end_building().complete(), stream)
    assert cells.read() == [6, 6, 0, 0]


def test_printed(builder, cells, add, tmp_path):
    builder.begin_building()
    launch(builder, ONE, add, cells.buffer, 1)
    builder.end_building()
    builder.debug_dot_print(str(tmp_path / "plain.dot"))
    builder.debug_dot_print(tmp_path / "all.dot", GraphDebugPrintOptions(verbose=True))
    builder.debug_dot_print(path=tmp_path / "dict.dot", options={"handles": True})
    for name in ("plain", "all", "dict"):
        assert (tmp_path / f"{name}.dot").read_text().startswith("digraph")


# --- conditions -----------------------------------------------------------------------------------


@needs_conditions
def test_while_loop(builder, stream, cells, code, add):
    builder.begin_building()
    condition = builder.create_condition(default_value=1)
    body = builder.while_loop(condition).begin_building()
    launch(body, ONE, code.get_kernel("count"), condition, cells.at(0), 10)
    launch(body, ONE, add, cells.at(1), 3)
    body.end_building()
    cells.at(2).copy_from(cells.at(1), stream=builder)
    graph = builder.end_building().complete()
    body.close()
    run(graph, stream)
    assert cells.read() == [10, 30, 30, 0]


@needs_conditions
@pytest.mark.parametrize(("value", "expected"), [(0, [0, 0, 2, 5]), (7, [7, 1, 0, 5])])
def test_if_else(builder, stream, cells, code, add, value, expected):
    cells.set(value)
    builder.begin_building()
    condition = builder.create_condition()
    launch(builder, ONE, code.get_kernel("choose"), condition, cells.at(0))
    then, otherwise = builder.if_else(condition)
    launch(then.begin_building(), ONE, add, cells.at(1), 1)
    launch(otherwise.begin_building(), ONE, add, cells.at(2), 2)
    then.end_building()
    otherwise.end_building()
    launch(builder, ONE, add, cells.at(3), 5)
    run(builder.end_building().complete(), stream)
    assert cells.read() == expected


@needs_conditions
@pytest.mark.parametrize(("value", "expected"), [(0, [0, 1, 0, 0]), (2, [2, 0, 0, 3]), (9, [9, 0, 0, 0])])
def test_switch(builder, stream, cells, code, add, value, expected):
    cells.set(value)
    builder.begin_building()
    condition = builder.create_condition()
    launch(builder, ONE, code.get_kernel("choose"), condition, cells.at(0))
    for i, case in enumerate(builder.switch(condition, 3)):
        launch(case.begin_building(), ONE, add, cells.at(i + 1), i + 1)
        case.end_building()
    run(builder.end_building().complete(), stream)
    assert cells.read() == expected


@needs_conditions
def test_nested_conditions(builder, stream, cells, code, add):
    """A branch may be in a loop; an inner graph owns the conditions made for it."""
    builder.begin_building()
    loop = builder.create_condition(1)
    body = builder.while_loop(loop).begin_building()
    launch(body, ONE, code.get_kernel("count"), loop, cells.at(0), 4)
    inner = body.create_condition()
    launch(body, ONE, code.get_kernel("choose"), inner, cells.at(1))
    branch = body.if_then(inner).begin_building()
    launch(branch, ONE, add, cells.at(2), 1)
    branch.end_building()
    body.end_building()
    graph = builder.end_building().complete()
    run(graph, stream)
    assert cells.read() == [4, 0, 0, 0]
    cells.set(0, 1)
    run(graph, stream)
    assert cells.read() == [4, 1, 4, 0]


@only_simulated
def test_body_of_a_lost_graph(builder, stream, cells, add):
    """If the capture around a body fails, the graph that the body would fill is gone."""
    builder.begin_building()
    body = builder.if_then(builder.create_condition())
    with pytest.raises(core.CUDAError):
        stream.sync()
    with pytest.raises(core.CUDAError, match="INVALIDATED"):
        builder.end_building()
    with pytest.raises(RuntimeError, match="no longer exists"):
        body.begin_building()
    with pytest.raises(RuntimeError, match="^Graph has not finished building"):
        body.complete()


@only_simulated
@pytest.mark.parametrize("way", ["unknown", "known", "nested"])
def test_body_of_a_destroyed_node(device, builder, way):
    """A body is gone once its node is destroyed, whether the definition knows the body or not."""
    builder.begin_building()
    body = outer = builder.if_then(builder.create_condition())
    if way == "nested":
        outer.begin_building()
        body = outer.while_loop(outer.create_condition())
        outer.end_building()
    builder.end_building()
    known = body.graph_definition if way == "known" else None
    (node,) = builder.graph_definition.nodes()
    node.destroy()
    assert known is None or not known.is_valid
    with pytest.raises(RuntimeError, match="^graph_definition is unavailable"):
        body.graph_definition
    with pytest.raises(RuntimeError, match="no longer exists"):
        body.begin_building()
    with pytest.raises(ValueError, match="has not finished building"):
        device.create_graph_builder().begin_building().embed(body)
    assert not builder.graph_definition.nodes()


@pytest.mark.parametrize("end", ["end_building", "close"])
def test_body_that_is_captured_is_not_destroyed(builder, end):
    """A node is not destroyed while its body captures.

    CUDA would continue to capture into a destroyed graph.
    """
    builder.begin_building()
    outer = builder.if_then(builder.create_condition())
    outer.begin_building()
    body = outer.while_loop(outer.create_condition())
    outer.end_building()
    builder.end_building()
    (node,) = builder.graph_definition.nodes()
    body.begin_building()
    with pytest.raises(RuntimeError, match="is being captured"):
        node.destroy()
    assert node.is_valid
    getattr(body, end)()
    node.destroy()
    assert not builder.graph_definition.nodes()


def test_body_outlives_its_builder(builder, stream):
    builder.begin_building()
    body = builder.if_then(builder.create_condition())
    builder.close()
    assert body.begin_building().is_building
    body.end_building()
    with pytest.raises(core.CUDAError, match="CUDA_ERROR_NOT_SUPPORTED"):  # only its node runs it
        body.complete()


# --- callbacks ------------------------------------------------------------------------------------


def test_callbacks_in_order(builder, stream, cells, add):
    seen = []
    builder.begin_building()
    launch(builder, ONE, add, cells.at(0), 1)
    builder.callback(lambda: seen.append(cells.read()[0]))
    launch(builder, ONE, add, cells.at(0), 1)
    builder.callback(lambda: seen.append(cells.read()[0]))
    graph = builder.end_building().complete()
    run(graph, stream)
    run(graph, stream)
    assert seen == [1, 2, 3, 4]


def test_callback_of_ctypes(builder, stream):
    import ctypes

    seen = []

    @ctypes.CFUNCTYPE(None, ctypes.c_void_p)
    def function(data):
        seen.append(ctypes.string_at(data, 3) if data > 1000 else data)

    builder.begin_building()
    builder.callback(function, user_data=7)
    builder.callback(function, user_data=bytearray(b"abc"))
    graph = builder.end_building().complete()
    builder.close()
    run(graph, stream)
    run(graph, stream)
    assert seen == [7, b"abc", 7, b"abc"]


@pytest.mark.parametrize("how", ["end_building", "close"])
def test_callback_whose_capture_ends_meanwhile(builder, stream, how):
    """If the capture ends after the builder's check, the stream must not run the function."""
    import ctypes

    calls = []

    class Ending(ctypes.CFUNCTYPE(None, ctypes.c_void_p)):
        _flags_, _restype_, _argtypes_ = 1, None, (ctypes.c_void_p,)

        @property
        def restype(self):
            getattr(builder, how)()

    function = Ending(calls.append)
    builder.begin_building().create_condition(0)  # makes the graph known
    with pytest.raises((core.CUDAError, RuntimeError), match="ILLEGAL_STATE|closed"):
        builder.callback(function)
    stream.sync()
    assert calls == []


@needs_stub
def test_fork_that_is_closed_while_its_graph_is_looked_up(driver_stub, builder):
    """A builder has no capture any more once another thread has closed it."""
    _, fork = builder.begin_building().split(2)
    lookup = "cuStreamGetCaptureInfo_v3"
    driver_stub.set_mode(RECORD, lookup)
    with driver_stub.lock_held(lookup, fork.close, 5000) as waited, pytest.raises(RuntimeError, match="closed"):
        fork.callback(int)
    driver_stub.set_mode(FUNCTIONAL, lookup)
    assert waited == [1]


@only_simulated
def test_callback_in_a_body(builder):
    """The device runs a body, and it cannot call the host."""
    builder.begin_building()
    body = builder.if_then(builder.create_condition(1)).begin_building()
    body.callback(int)
    body.end_building()
    with pytest.raises(RuntimeError, match="the graph contained an unsupported operation"):
        builder.end_building().complete()


def test_callback_that_raises(builder, stream, monkeypatch):
    import sys

    caught = []
    monkeypatch.setattr(sys, "unraisablehook", caught.append)
    builder.begin_building()
    builder.callback(lambda: 1 / 0)
    run(builder.end_building().complete(), stream)
    assert [type(c.exc_value) for c in caught] == [ZeroDivisionError]


# --- lifetimes ------------------------------------------------------------------------------------


class Token:
    def __call__(self):
        pass


def gone(reference, stream):
    """Return whether an object goes away; CUDA's threads take some time to release it."""
    for _ in range(200):
        stream.sync()
        gc.collect()
        if reference() is None:
            return True
        threading.Event().wait(0.01)
    return False


def test_a_graph_keeps_what_it_calls(builder, stream):
    token = Token()
    reference = weakref.ref(token)
    builder.begin_building()
    builder.callback(token)
    graph = builder.end_building().complete()
    del token
    builder.close()
    gc.collect()
    assert reference() is not None
    run(graph, stream)
    graph.close()
    assert gone(reference, stream)


@pytest.mark.parametrize("where", ["graph", "fork", "body", "body of a body"])
@pytest.mark.parametrize("way", ["node", "update", "holder"])
def test_a_node_keeps_what_it_calls(builder, stream, where, way):
    """A callback is released with its node, and not only with the whole graph."""
    if "body" in where and not graph_nodes.conditions_are_told():
        pytest.skip("this driver does not tell which graphs a conditional node found in a graph has")
    first, second = Token(), Token()
    references = weakref.ref(first), weakref.ref(second)
    at = outer = builder.begin_building()
    path = []
    if where == "fork":
        outer, at = builder.split(2)
    elif where != "graph":
        at = builder.if_then(builder.create_condition(1)).begin_building()
        path = [at]
    if where == "body of a body":
        at = at.if_then(at.create_condition(1)).begin_building()
        path.append(at)
    at.callback(first)
    at.callback(second)
    if where == "fork":
        builder.join(outer, at)
    for body in reversed(path):
        body.end_building()
    builder.end_building()
    body = at = outer = None
    del first, second
    definition = inside = builder.graph_definition
    for _ in range(len(path)):
        (holder,) = inside.nodes()
        inside = holder.then
    del path
    node = next(node for node in inside.nodes() if node.callback is references[0]())
    if way == "holder" and inside is not definition:
        node = None
        next(iter(definition.nodes())).destroy()
        assert gone(references[0], stream) and gone(references[1], stream)
        return
    node.update(int) if way == "update" else node.destroy()
    del node
    assert gone(references[0], stream)
    gc.collect()
    assert references[1]() is not None
    builder.close()
    assert references[1]() is not None
    holder = None
    del definition, inside
    assert gone(references[1], stream)


def test_a_node_of_the_definition_keeps_what_it_calls(builder, stream):
    """This also holds if no Python object of the definition exists in between."""
    first, second = Token(), Token()
    references = weakref.ref(first), weakref.ref(second)
    builder.begin_building().end_building()
    builder.graph_definition.callback(first)
    builder.graph_definition.callback(second)
    del first, second
    gc.collect()
    next(node for node in builder.graph_definition.nodes() if node.callback is references[0]()).destroy()
    assert gone(references[0], stream)
    assert references[1]() is not None
    builder.close()
    assert gone(references[1], stream)


@needs_stub
def test_launches_in_flight_keep_what_they_call(device, builder, stream):
    """A launch keeps its objects although its Graph is closed before it begins."""
    stub = libraries.load_stub("driver")
    seen = []
    token = Token()
    token.call = seen.append
    reference = weakref.ref(token)
    builder.begin_building()
    builder.callback(lambda token=token: token.call(1))
    graph = builder.end_building().complete()
    builder.close()
    del token
    stub.hold(stream.handle)
    graph.launch(stream)
    graph.close()
    del graph
    gc.collect()
    assert reference() is not None and seen == []
    stub.release(stream.handle)
    assert gone(reference, stream) and seen == [1]


@only_simulated
def test_an_update_lets_go_of_what_was_before(builder, stream):
    first, second = Token(), Token()
    references = weakref.ref(first), weakref.ref(second)
    builder.begin_building().callback(first)
    graph = builder.end_building().complete()
    builder.close()
    other = stream.create_graph_builder().begin_building()
    other.callback(second)
    graph.update(other.end_building())
    other.close()
    del first, second
    assert gone(references[0], stream)
    assert references[1]() is not None
    graph.close()
    assert gone(references[1], stream)


@needs_stub
def test_a_graph_keeps_memory_and_kernels(device, builder, stream, code):
    """A graph keeps the memory of closed buffers and the code of dropped kernels."""
    stub = libraries.load_stub("driver")
    before, stale = stub.live()["allocations"], stub.stale_count
    buffer = device.allocate(16, stream=stream)
    other = device.allocate(16, stream=stream)
    builder.begin_building()
    builder_kernel = code.get_kernel("add")
    for _ in range(10):
        launch(builder, ONE, builder_kernel, buffer, 1)
        other.fill(0, stream=builder)
        buffer.copy_to(other, stream=builder)
    kernel = weakref.ref(builder_kernel)
    graph = builder.end_building().complete()
    del builder_kernel
    buffer.close()
    other.close()
    builder.close()
    stream.sync()
    assert stub.live()["allocations"] == before + 2 and kernel() is not None
    run(graph, stream)
    graph.close()
    assert gone(kernel, stream)
    stream.sync()
    assert stub.live()["allocations"] == before and stub.stale_count == stale


def test_an_abandoned_capture_keeps_nothing(device, stream, code):
    token, kernel = Token(), code.get_kernel("add")
    references = weakref.ref(token), weakref.ref(kernel)
    buffer = device.allocate(16, stream=stream)
    for end in ("close", "drop"):
        builder = stream.create_graph_builder().begin_building()
        builder.callback(token)
        launch(builder, ONE, kernel, buffer, 1)
        if end == "close":
            builder.close()
        del builder
    del token, kernel
    assert all(gone(reference, stream) for reference in references)
    stream.sync()


@needs_stub
def test_nothing_is_left(device, stream, cells, code):
    """No driver object of a graph is left, not even of failed captures."""
    stub = libraries.load_stub("driver")
    add = code.get_kernel("add")
    launch(stream, ONE, add, cells.at(0), 1)
    stream.sync()
    gc.collect()
    before = stub.live()
    for fails in (False, True):
        builder = device.create_graph_builder().begin_building()
        condition = builder.create_condition(0)
        body = builder.while_loop(condition).begin_building()
        cells.at(0).fill(0, stream=body)
        body.end_building()
        builder.callback(Token())
        forks = builder.split(3)
        GraphBuilder.join(*forks)
        if fails:
            with pytest.raises(core.CUDAError):
                builder.stream.sync()
            with pytest.raises(core.CUDAError):
                builder.end_building()
        else:
            run(builder.end_building().complete(), stream)
        del builder, body, forks, condition
    token = Token()
    reference = weakref.ref(token)
    stream.create_graph_builder().begin_building().callback(token)
    del token
    assert gone(reference, stream)
    for _ in range(100):
        if stub.live() == before:
            break
        threading.Event().wait(0.01)
    assert stub.live() == before


# --- misuse ---------------------------------------------------------------------------------------


def test_an_invalidated_capture_is_ended(builder, stream):
    builder.begin_building()
    with pytest.raises(core.CUDAError):
        stream.sync()
    with pytest.raises(RuntimeError, match="^Build process encountered an error and has been invalidated"):
        _ = builder.is_building
    with pytest.raises(core.CUDAError, match="INVALIDATED"):
        builder.end_building()
    assert not builder.is_building
    stream.sync()


@only_simulated
def test_close_from_another_thread_while_building(device):
    """The second of two threads sees a closed builder or one that does not build."""
    for _ in range(50):
        builder = device.create_graph_builder().begin_building()
        thread = threading.Thread(target=builder.close)
        thread.start()
        for work in (builder.create_condition, builder.end_building, builder.complete):
            try:
                work()
            except (RuntimeError, core.CUDAError):
                pass
        thread.join()
        assert builder.is_closed


def test_host_memory_is_refused(builder, cells):
    builder.begin_building()
    with pytest.raises(TypeError, match="cannot be captured"):
        cells.buffer.copy_from(bytes(16), stream=builder)


def test_graph_launch_takes_no_builder(builder, stream):
    graph = stream.create_graph_builder().begin_building().end_building().complete()
    with pytest.raises(TypeError, match="^Stream expected, got GraphBuilder"):
        graph.launch(builder)
    with pytest.raises(TypeError, match="^Stream expected, got GraphBuilder"):
        graph.upload(stream=builder)
    graph.launch(stream=stream)


@needs_stub
def test_an_old_driver(builder, monkeypatch):
    """The driver's version determines the kinds of conditional nodes."""
    from support import stub as stubs

    stub = libraries.load_stub("driver")
    builder.begin_building()
    condition = builder.create_condition()
    stub.set_mode(stubs.RECORD, "cuDriverGetVersion")
    try:
        stub.output("cuDriverGetVersion", 0, struct.pack("i", 12040))
        for work, name in ((lambda: builder.if_else(condition), "if-else"), (lambda: builder.switch(condition, 2), "switch")):
            with pytest.raises(RuntimeError, match=f"^Driver version 12.4.0 does not support conditional {name}$"):
                work()
        stub.output("cuDriverGetVersion", 0, struct.pack("i", 12020))
        for work, name in (
            (builder.create_condition, "handles"),
            (lambda: builder.if_then(condition), "if"),
            (lambda: builder.while_loop(condition), "while loop"),
        ):
            with pytest.raises(RuntimeError, match=f"^Driver version 12.2.0 does not support conditional {name}$"):
                work()
    finally:
        stub.set_mode(stubs.FUNCTIONAL, "cuDriverGetVersion")
