"""Test how processes that use cubind.core end.

Whatever is alive or running at exit, the process ends with the expected exit status, never by a
signal, and prints nothing unexpected on stderr.
"""

import os
import signal
import sys

import pytest
from support import libraries
from support.core.exits import Holder, all_objects, ends

# --- live objects --------------------------------------------------------------------------------


@ends()
def test_import_alone():
    import cubind.core  # noqa: F401


@ends()
def test_globals_of_every_kind():
    """Objects may live in the main module, builtins, a removed module, or thread-locals."""
    import builtins
    import threading
    import types

    sys.modules["__main__"].survivors = all_objects()
    builtins.survivors = all_objects()
    lost = types.ModuleType("lost")
    lost.survivors = all_objects()
    lost.itself = lost
    sys.survivors = threading.local()
    sys.survivors.objects = all_objects()


@ends()
def test_cycles_of_every_kind():
    """Rings that only the collector finds may have finalizers that use their objects."""

    class Ring:
        def __init__(self):
            self.itself = self
            self.objects = all_objects()

        def __del__(self):
            world, made = self.objects
            world.stream.sync()
            made["Event"].close()
            repr(made)

    sys.modules["__main__"].rings = [Ring() for _ in range(3)]
    Ring()


@ends()
def test_closed_objects():
    world, made = all_objects()
    for item in [*made.values(), world.stream, world.event, world.buffer, world.pool]:
        if hasattr(item, "close") and type(item).__name__ != "Context":
            item.close()
    sys.modules["__main__"].survivors = world, made


@ends()
def test_exports():
    """Memory may be exported: through the buffer protocol, DLPack and the array interface."""
    world, made = all_objects()
    pinned = world.pinned.allocate(64, stream=world.stream)
    sys.modules["__main__"].survivors = [
        memoryview(pinned),
        made["Buffer"].__dlpack__(),
        made["Buffer"].__dlpack__(max_version=(1, 0)),
        made["Buffer"].__cuda_array_interface__,
    ]


# --- work in flight ------------------------------------------------------------------------------


def loaded(world):
    """Launch once, as a first launch may wait for all earlier work: the stream must not be held."""
    world.core.launch(world.stream, world.config, world.kernel)
    world.stream.sync()


@ends()
def test_work_in_flight():
    """Nobody waits for the stream: a kernel, copies, an allocation and its free, an event."""
    from support.core.everything import SIZE, World

    world = World()
    loaded(world)
    held = Holder(world.stream)
    world.core.launch(world.stream, world.config, world.kernel)
    world.device.allocate(SIZE, stream=world.stream).close()
    world.buffer.copy_to(world.other, stream=world.stream)
    sys.modules["__main__"].survivors = world, held, world.stream.record()
    if libraries.ON_GPU:
        held.release()


@ends()
def test_pinned_copy_in_flight():
    """The export of a host object is held until an asynchronous copy completes."""
    from support.core.everything import World

    world = World()
    pinned = world.pinned.allocate(world.buffer.size, stream=world.stream)
    held = Holder(world.stream)
    world.buffer.copy_from(memoryview(pinned), stream=world.stream, blocking=False)
    sys.modules["__main__"].survivors = world, held
    if libraries.ON_GPU:
        held.release()


@ends()
def test_running_callback():
    """A host callback in Python has not returned when the interpreter goes away."""
    import threading

    from support.core.everything import World

    world = World()
    begun = threading.Event()

    def callback():
        begun.set()
        threading.Event().wait(0.3)

    threading.Thread(target=lambda: world.stream.callback(callback), daemon=True).start()
    assert begun.wait(30)
    sys.modules["__main__"].survivors = world


@ends()
def test_callback_that_did_not_run():
    """A callback queued behind work in flight does not run once the interpreter goes away."""
    import threading
    import time

    from support.core.everything import World

    world = World()
    held = Holder(world.stream)
    world.stream.callback(lambda: print("must not run"))
    sys.modules["__main__"].survivors = world, held

    def late():
        time.sleep(1)  # the interpreter ends before that
        held.release()

    threading.Thread(target=late, daemon=True).start()
    if libraries.ON_GPU:
        import atexit

        atexit.register(held.release)


@ends()
def test_graph_in_flight():
    """Callbacks of a graph in flight no longer run, and its objects are not released.

    CUDA's threads come too late for either.
    """
    import threading
    import time

    from support.core.everything import World

    world = World()
    builder = world.device.create_graph_builder().begin_building()
    world.core.launch(builder, world.config, world.saxpy, *world.saxpy_arguments())
    builder.callback(lambda: print("must not run"))
    graph = builder.end_building().complete()
    held = Holder(world.stream)
    graph.launch(world.stream)
    graph.close()
    builder.close()
    sys.modules["__main__"].survivors = world, held

    def late():
        time.sleep(1)  # the interpreter ends before that
        held.release()

    threading.Thread(target=late, daemon=True).start()
    if libraries.ON_GPU:
        import atexit

        atexit.register(held.release)


@ends()
def test_captures_that_have_not_ended():
    """Captures may be open in a global, in a local of a daemon thread, and in a with block."""
    import threading

    from support.core.everything import World

    world = World()
    survivors = [world, world.device.create_graph_builder().begin_building()]
    survivors[1].callback(int)
    survivors[1].while_loop(survivors[1].create_condition(0)).begin_building()
    begun = threading.Event()

    def capture():
        world.device.set_current()
        stream = world.device.create_stream()
        with stream.capture():
            world.core.launch(stream, world.config, world.kernel)
            begun.set()
            threading.Event().wait()

    threading.Thread(target=capture, daemon=True).start()
    assert begun.wait(30)
    sys.modules["__main__"].survivors = survivors


@ends()
def test_callback_of_a_graph_that_runs():
    """A graph's callback has not returned when the interpreter goes away."""
    import threading

    from support.core.everything import World

    world = World()
    begun = threading.Event()
    builder = world.device.create_graph_builder().begin_building()
    builder.callback(lambda: (begun.set(), threading.Event().wait(0.3)))
    graph = builder.end_building().complete()
    graph.launch(world.stream)
    assert begun.wait(30)
    sys.modules["__main__"].survivors = world, graph


@ends()
def test_callback_that_raises():
    import gc

    from support.core.everything import World

    world = World()
    seen = []
    sys.unraisablehook = seen.append
    world.stream.callback(lambda: 1 / 0)
    world.stream.sync()
    gc.collect()
    assert [u.exc_type for u in seen] == [ZeroDivisionError]


# --- threads -------------------------------------------------------------------------------------


@ends()
def test_daemon_threads_in_loops():
    import threading
    import time

    from support.core.everything import SIZE, World

    world = World()

    def launches():
        while True:
            world.core.launch(world.stream, world.config, world.kernel)
            world.core.launch(world.stream, world.config, world.saxpy, *world.saxpy_arguments())

    def allocations():
        world.device.set_current()
        while True:
            world.device.allocate(SIZE, stream=world.stream).close()

    def events():
        world.device.set_current()
        while True:
            world.stream.record().sync()

    def streams():
        world.device.set_current()
        while True:
            world.device.create_stream()
            world.stream.sync()

    def callbacks():
        while True:
            world.stream.callback(lambda: None)
            world.stream.sync()

    for target in (launches, launches, allocations, events, streams, callbacks):
        threading.Thread(target=target, daemon=True).start()
    time.sleep(0.3)


@ends()
def test_thread_that_outlives_main():
    """The interpreter waits for a non-daemon thread, and everything works meanwhile."""
    import threading
    import time

    from support.core.everything import SIZE, World

    world = World()

    def work():
        world.device.set_current()
        time.sleep(0.2)
        for _ in range(100):
            with world.device.allocate(SIZE, stream=world.stream):
                world.core.launch(world.stream, world.config, world.kernel)
        world.stream.sync()

    threading.Thread(target=work).start()


@ends()
def test_devices_of_ended_threads():
    import threading

    from cubind.core import Device

    devices = []

    def work():
        device = Device(0)
        device.set_current()
        devices.append((device, device.create_stream()))

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({id(d) for d, _ in devices}) == 8
    sys.modules["__main__"].survivors = devices


# --- ways to end ---------------------------------------------------------------------------------


@ends(status=1, stderr=r"Traceback .*ZeroDivisionError: division by zero\n")
def test_uncaught_exception():
    survivors = all_objects()  # the traceback's frame holds them
    return survivors and 1 / 0


@ends(
    status=1,
    stderr=r"Traceback .*CUDAError: CUDA_ERROR_NOT_FOUND: [^\n]+ \(in cuLibraryGetKernel\)[^\n]*\n(the driver says: [^\n]+\n)?",
)
def test_uncaught_error_of_the_driver():
    world, _ = all_objects()
    world.code.get_kernel("missing")


@ends(status=3)
def test_sys_exit():
    survivors = all_objects()
    sys.exit(3 if survivors else 0)


@ends(status=4)
def test_os_exit():
    survivors = all_objects()
    os._exit(4 if survivors else 0)


@ends(status=5)
def test_sys_exit_with_work_in_flight():
    from support.core.everything import World

    world = World()
    loaded(world)
    held = Holder(world.stream)
    world.core.launch(world.stream, world.config, world.kernel)
    sys.modules["__main__"].survivors = world, held
    if libraries.ON_GPU:
        held.release()
    sys.exit(5)


def interrupt_after(seconds):
    import threading

    timer = threading.Timer(seconds, lambda: os.kill(os.getpid(), signal.SIGINT))
    timer.daemon = True
    timer.start()


def sync_interrupted(which):
    """Call sync() with work that lasts longer than the time until the interrupt."""
    from support.core.everything import World

    world = World()
    held = Holder(world.stream)
    event = world.stream.record()
    held.release_after(0.6)
    interrupt_after(0.2)
    {"stream": world.stream, "event": event, "device": world.device}[which].sync()
    for _ in range(1000):
        pass  # the handler runs between instructions


@pytest.mark.parametrize("which", ["stream", "event", "device"])
@ends(status=6)
def test_interrupt_during_sync(which):
    try:
        sync_interrupted(which)
    except KeyboardInterrupt:
        sys.exit(6)


@ends(status=-signal.SIGINT, stderr=r"Traceback .*\nKeyboardInterrupt\n")
def test_interrupt_that_nobody_catches():
    """CPython ends the process itself, with the default handler of the signal."""
    sync_interrupted("stream")


# --- collection ----------------------------------------------------------------------------------


@ends(hardware=False)
def test_cycles_are_collected():
    """The collector frees objects of every kind in a reference cycle, with their CUDA resources."""
    import gc
    import weakref

    from support.core.everything import Foreign, World, resource_class

    driver = libraries.load_stub("driver")
    world = World()
    gc.collect()
    before = driver.live()

    class Thing:
        pass

    def ring(attach):
        thing = Thing()
        thing.object = attach(thing)
        return weakref.ref(thing)

    def foreign(thing):
        provider = Foreign(world.stream)
        provider.thing = thing
        return world.device.create_stream(provider)

    def of_resource(thing):
        resource = resource_class()(world.mr)
        resource.thing = thing
        return resource.allocate(64, stream=world.stream)

    core = world.core
    rings = {
        "owner of a buffer": lambda t: core.Buffer.from_handle(world.buffer.handle, 8, owner=t),
        "slice of one": lambda t: core.Buffer.from_handle(world.buffer.handle, 8, owner=t)[2:4],
        "memory resource": of_resource,
        "stream of another library": foreign,
        "plain stream": lambda t: world.device.create_stream(),
        "callback": lambda t: world.stream.callback(lambda: t),
    }
    alive = {name: ring(attach) for name, attach in rings.items()}
    world.sync()
    gc.collect()
    gc.collect()
    assert [name for name, thing in alive.items() if thing() is not None] == []
    assert driver.live() == before
