"""Test calls during which Python code closes their objects: at most an exception may result.

The code runs when core queries an argument: a foreign stream for its handle, a number for its
value, options for their fields, and a memory resource for memory.
"""

import gc
import sys
import warnings
import weakref

import pytest
from support import libraries
from support.core.everything import SIZE, World


@pytest.fixture
def world():
    if not libraries.ON_GPU:
        libraries.load_stub("driver").reset()
    return World()


class Case:
    """Objects of all types that can be closed, and arguments that close them all when queried."""

    def __init__(self, world):
        self.core = world.core
        self.device = world.device
        self.kernel = world.saxpy
        self.config = world.config
        self.stream = world.device.create_stream()
        self.event = world.device.create_event()
        self.pool = world.core.DeviceMemoryResource(0, {})
        self.pinned = world.core.LegacyPinnedMemoryResource()
        self.buffer = self.pool.allocate(SIZE, stream=self.stream)
        self.other = self.pool.allocate(SIZE, stream=self.stream)
        self.view = world.core.utils.StridedMemoryView.from_buffer(self.buffer, (SIZE // 32, 8), dtype="float32")
        self.map = self.view.as_tensor_map((1, 8))
        self.mapped = world.mapped
        self.builder = world.device.create_graph_builder()
        self.graph = world.graph_of(lambda builder: world.core.launch(builder, world.config, world.kernel))
        self.addresses = world.stream.__cuda_stream__()
        self.closed = 0

    def close(self):
        self.closed += 1
        for item in (self.builder, self.graph, self.buffer, self.other, self.event, self.pool, self.stream):
            item.close()
        gc.collect()

    def foreign(self):
        case = self

        class Foreign:
            def __cuda_stream__(self):
                case.close()
                return case.addresses

        return Foreign()

    def number(self, value=1):
        case = self

        class Number:
            def __index__(self):
                case.close()
                return value

            __int__ = __index__

            def __bool__(self):
                case.close()
                return bool(value)

        return Number()

    def options(self, name, field, value):
        case = self

        class Options(getattr(self.core, name, None) or getattr(self.core.graph, name)):
            pass

        options = Options()
        setattr(Options, field, property(lambda self: (case.close(), value)[1]))
        return options

    def path(self):
        case = self

        class Path:
            def __fspath__(self):
                case.close()
                return "/tmp/closed.dot"

        return Path()

    def array(self):
        case = self

        class Array:
            @property
            def __cuda_array_interface__(self):
                address = case.buffer.handle
                case.close()
                return {"shape": (1,), "typestr": "|u1", "data": (address, False), "version": 3}

        return Array()


ARGUMENTS = (1.0, 0, 0, 0, 1)
# Calls that may fail before they query the argument.
NOT_ASKED = ("fill, value", "launch, config", "dlpack", "view", "stream.record(event)")


def launch(c, *arguments):
    c.core.launch(c.stream, c.config, c.kernel, *arguments)


def launch_on(c, stream, *arguments):
    c.core.launch(stream, c.config, c.kernel, *arguments)


def switch(builder, count):
    builder.switch(builder.create_condition(), count)


def complete(c, options):
    c.builder.begin_building().end_building().complete(options)


# Calls of a Case; their results do not matter.
CALLS = {
    "copy_to": lambda c: c.buffer.copy_to(c.other, stream=c.foreign()),
    "copy_to()": lambda c: c.buffer.copy_to(stream=c.foreign()),
    "copy_to, blocking": lambda c: c.buffer.copy_to(c.other, stream=c.stream, blocking=c.number()),
    "copy_to host": lambda c: c.buffer.copy_to(bytearray(SIZE), stream=c.foreign()),
    "copy_to host, blocking": lambda c: c.buffer.copy_to(bytearray(SIZE), stream=c.stream, blocking=c.number()),
    "copy_from": lambda c: c.buffer.copy_from(c.other, stream=c.foreign()),
    "copy_from host": lambda c: c.buffer.copy_from(bytes(SIZE), stream=c.foreign()),
    "fill": lambda c: c.buffer.fill(1, stream=c.foreign()),
    "fill, value": lambda c: c.buffer.fill(c.number(), stream=c.stream),
    "close": lambda c: c.buffer.close(c.foreign()),
    "set_deallocation_stream": lambda c: c.buffer.set_deallocation_stream(c.foreign()),
    "slice": lambda c: c.buffer[c.number() : c.number(4)],
    "view": lambda c: c.buffer.view((c.number(4),), "int8"),
    "view by a layout": lambda c: c.view.view(c.view._layout[c.number() :]),
    "as_tensor_map": lambda c: c.view.as_tensor_map([c.number(), 8]),
    "as_tensor_map, strides": lambda c: c.view.as_tensor_map((1, 8), element_strides=[1, c.number()]),
    "im2col": lambda c: type(c.map)._from_im2col(c.view.view((2, 2, 2, 8)), (0, 0), (c.number(), 0), 8, c.number()),
    "replace_address": lambda c: c.map.replace_address(c.array()),
    "launch, tensor map": lambda c: c.mapped[c.config, c.stream](c.map) if c.number() and bool(c.number()) else None,
    "dlpack": lambda c: c.buffer.__dlpack__(max_version=(c.number(), c.number(0))),
    "pool.allocate": lambda c: c.pool.allocate(64, stream=c.foreign()),
    "pool.allocate, size": lambda c: c.pool.allocate(c.number(64), stream=c.stream),
    "pool.deallocate": lambda c: c.pool.deallocate(c.number(0), 64, stream=c.foreign()),
    "pinned.allocate": lambda c: c.pinned.allocate(c.number(64), stream=c.foreign()),
    "device.allocate": lambda c: c.device.allocate(c.number(64), stream=c.foreign()),
    "from_handle": lambda c: c.core.Buffer.from_handle(c.number(0), c.number(8), c.pool, stream=c.foreign()),
    "stream.wait": lambda c: c.stream.wait(c.foreign()),
    "stream.record": lambda c: c.stream.record(options=c.options("EventOptions", "timing_enabled", True)),
    "stream.record(event)": lambda c: c.stream.record(c.event, c.options("EventOptions", "timing_enabled", True)),
    "create_stream": lambda c: c.device.create_stream(options=c.options("StreamOptions", "priority", 0)),
    "create_stream(obj)": lambda c: c.device.create_stream(c.foreign()),
    "create_event": lambda c: c.device.create_event(c.options("EventOptions", "blocking_sync", True)),
    "launch": lambda c: c.core.launch(c.foreign(), c.config, c.kernel, *ARGUMENTS),
    "launch, config": lambda c: c.core.launch(c.stream, {"grid": c.number(), "block": 1}, c.kernel, *ARGUMENTS),
    "launch, argument": lambda c: launch(c, 1.0, c.array(), c.buffer, 0, 1),
    "launch, later argument": lambda c: launch(c, 1.0, c.buffer, c.buffer, c.array(), 1),
    "bound": lambda c: c.kernel[1, 1, c.stream](1.0, c.buffer, c.array(), c.buffer, 1),
    "kernel[...]": lambda c: c.kernel[c.number(), 1, c.foreign()],
    "graph.launch": lambda c: c.graph.launch(c.foreign()),
    "builder.split": lambda c: c.builder.begin_building().split(c.number(3)),
    "builder.switch": lambda c: switch(c.builder.begin_building(), c.number(2)),
    "builder.complete": lambda c: complete(c, c.options("GraphCompleteOptions", "device_launch", False)),
    "builder.debug_dot_print": lambda c: c.builder.begin_building().end_building().debug_dot_print(c.path()),
    "captured argument": lambda c: launch_on(c, c.builder.begin_building(), 1.0, c.array(), c.buffer, 0, 1),
    "occupancy": lambda c: c.kernel.occupancy.max_active_blocks_per_multiprocessor(c.number(32), c.number(0)),
}


@pytest.mark.parametrize("name", CALLS)
def test_closed_in_the_middle(world, name):
    if libraries.ON_GPU and name.startswith(("launch", "bound", "kernel[", "captured")):
        pytest.skip("the kernel would write to memory that is freed, which a GPU answers by ending its context")
    case = Case(world)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            CALLS[name](case)
    except (RuntimeError, TypeError, ValueError, BufferError, world.core.CUDAError) as error:
        assert not isinstance(error, RecursionError)
    assert case.closed or name in NOT_ASKED
    case.close()
    world.sync()


def test_resource_that_closes_its_buffer(world):
    """deallocate() and allocate() may use and close the buffers that they serve."""
    core = world.core

    class Resource(core.MemoryResource):
        is_device_accessible, is_host_accessible, device_id = True, False, 0
        buffers = []

        def allocate(self, size, *, stream):
            inner = world.mr.allocate(size, stream=stream)
            buffer = core.Buffer.from_handle(inner.handle, size, self, stream=stream)
            self.buffers.append(buffer)
            self.inner = inner
            return buffer

        def deallocate(self, ptr, size, *, stream):
            for buffer in self.buffers:
                buffer.close()
            self.buffers.clear()
            self.inner.close()
            gc.collect()

    resource = Resource()
    buffer = resource.allocate(64, stream=world.stream)
    buffer[8:16].close()
    buffer.close()
    assert resource.buffers == []
    part = resource.allocate(64, stream=world.stream)[8:16]
    resource.buffers.clear()
    del part
    world.sync()


def test_warning_filter_that_closes(world):
    """A destructor's warning runs Python code, which may close the same objects."""
    if libraries.ON_GPU:
        pytest.skip("the stub fails on request")
    stub = libraries.load_stub("driver")
    stream = world.device.create_stream()
    buffers = [world.device.allocate(64, stream=stream) for _ in range(4)]
    seen = []

    def show(message, *rest, **more):
        seen.append(message)
        for buffer in buffers:
            buffer.close()
        stream.close()

    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.showwarning = show
        stub.fail_call(1, 2)
        buffers[0].close()
        stub.fail_call(0, 0)
    assert [type(m) for m in seen] == [world.core.CUDAWarning]
    assert stream.is_closed and all(b.is_closed for b in buffers)


def test_warnings_that_are_errors(world):
    """If a filter turns a destructor's warning into an exception, sys.unraisablehook gets it."""
    if libraries.ON_GPU:
        pytest.skip("the stub fails on request")
    stub = libraries.load_stub("driver")
    seen = []
    hook, sys.unraisablehook = sys.unraisablehook, seen.append
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            for make in (
                world.device.create_stream,
                world.device.create_event,
                lambda: world.device.allocate(64, stream=world.stream),
            ):
                item = make()
                stub.fail_call(1, 2)
                del item
                stub.fail_call(0, 0)
                seen[-1] = seen[-1].exc_type
    finally:
        sys.unraisablehook = hook
    assert seen == [world.core.CUDAWarning] * 3


def test_weakref_callbacks(world):
    """Weakref callbacks run while the object goes, and may make and close other objects."""
    made = []
    for make in (
        world.device.create_stream,
        world.device.create_event,
        lambda: world.device.allocate(64, stream=world.stream),
        lambda: world.core.ObjectCode.from_ptx(b"//"),
        lambda: world.code.get_kernel("saxpy"),
    ):
        item = make()
        seen = []
        reference = weakref.ref(item, lambda _, make=make, seen=seen: (seen.append(1), made.append(make())))
        del item
        gc.collect()
        assert seen == [1] and reference() is None
    made.clear()


@pytest.mark.parametrize("length", [1_000_000])
def test_long_chains(world, length):
    """Long chains of owners are destroyed iteratively, not recursively."""
    chain = world.buffer
    for _ in range(length):
        chain = world.core.Buffer.from_handle(world.buffer.handle, 8, owner=chain)
    del chain
    stream = world.stream
    for _ in range(length // 100):
        stream = world.device.create_stream(stream)
    del stream
    gc.collect()
