"""Test how processes that use cubind.core end.

Whatever is alive or running at exit, the process ends with the expected exit status, never by a
signal, and prints nothing unexpected on stderr.
"""

import functools
import inspect
import json
import os
import re
import signal
import subprocess
import sys

import pytest
from support import child, libraries
from support.sanitizers import not_sanitized

TIMEOUT = 120


def ends(status=0, stderr="", stdout="", env=None, hardware=True):
    """Run the decorated body in a child process (see child.py), and check how that ends.

    `stderr` and `stdout` are regular expressions that match the whole output.
    """

    def decorate(test):
        @functools.wraps(test)
        def run(**arguments):
            real = libraries.ON_GPU and hardware
            stubs = [] if real else list(libraries.MODULES)
            call = {"module": test.__module__, "name": test.__name__, "arguments": arguments, "stubs": stubs}
            result = subprocess.run(
                [sys.executable, "-X", "faulthandler", "-W", "error", "-c", child.START, json.dumps(call)],
                env={**os.environ, "PYTHONPATH": str(libraries.TESTS), **(env or {})},
                capture_output=True,
                text=True,
                timeout=TIMEOUT,
            )
            said = f"status {result.returncode}\n{result.stdout}{result.stderr}"
            assert result.returncode == status, said
            assert re.fullmatch(stderr, result.stderr, re.DOTALL), said
            assert re.fullmatch(stdout, result.stdout, re.DOTALL), said

        run.__signature__ = inspect.signature(test)
        run.in_child = test
        return run

    return decorate


class Holder:
    """Keep work in flight: hold the stream on the stub, or block in a host callback on a GPU."""

    def __init__(self, stream):
        import threading

        self.stream = stream
        self.released = threading.Event()
        if libraries.ON_GPU:
            stream.callback(self.released.wait)
        else:
            self.stub = libraries.load_stub("driver")
            self.stub.hold(int(stream.handle))

    def release(self):
        self.released.set()
        if not libraries.ON_GPU:
            self.stub.release(int(self.stream.handle))

    def release_after(self, seconds):
        import threading

        timer = threading.Timer(seconds, self.release)
        timer.start()
        return timer


def all_objects():
    """Return one object of each type, and objects that refer to each other."""
    from support.core.everything import MAKERS, World, resource_class

    world = World()
    made = {name: make(world) for name, make in MAKERS.items()}
    resource = resource_class()(world.mr)
    made["resource"] = resource
    made["of a resource"] = resource.allocate(64, stream=world.stream)
    made["slice"] = made["Buffer"][8:16]
    made["owner"] = world.core.Buffer.from_handle(made["Buffer"].handle, 8, owner=made["slice"])
    made["methods"] = [world.stream.sync, world.buffer.copy_to, world.core.launch]
    return world, made


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


# --- atexit --------------------------------------------------------------------------------------


@ends(stdout="done\n")
def test_atexit_handlers_that_use_objects():
    """Handlers that were registered before and after the driver's start may both use objects.

    The first one runs after our own handler.
    """
    import atexit

    objects = []

    def use():
        world, made = objects
        world.stream.sync()
        world.core.launch(world.stream, world.config, world.saxpy, *world.saxpy_arguments())
        with world.device.allocate(64, stream=world.stream) as buffer:
            buffer.copy_to(stream=world.stream).close()
        world.stream.record().sync()
        world.device.create_stream().close()
        assert world.core.Device(0) is world.device
        for item in made.values():
            repr(item)

    atexit.register(print, "done")
    atexit.register(use)
    objects.extend(all_objects())
    atexit.register(use)


@ends(stdout="done\n")
def test_first_use_in_an_atexit_handler():
    import atexit

    def use():
        sys.modules["__main__"].survivors = all_objects()

    atexit.register(print, "done")
    atexit.register(use)


@ends(hardware=False)
def test_destructors_leave_cuda_alone_at_the_end():
    """Once the end has begun, destructors call no driver: CUDA may be gone already."""
    import atexit
    import gc

    driver = libraries.load_stub("driver")
    objects = []

    def drop():
        world, made = objects
        counted, before = driver.counted_calls, driver.live()
        for item in (made["Stream"], made["Event"], made["Buffer"]):
            item.close()
        objects.clear()
        del world, made, item
        gc.collect()
        if driver.live() != before or driver.counted_calls != counted:
            os._exit(9)  # nothing else of an atexit handler changes the exit status

    atexit.register(drop)  # runs after the handlers that the first use registers
    objects.extend(all_objects())


@ends(stderr=r".*ZeroDivisionError: division by zero\n")
def test_atexit_handler_that_raises():
    import atexit

    survivors = all_objects()
    atexit.register(lambda: survivors and 1 / 0)


# --- modules -------------------------------------------------------------------------------------


@ends()
def test_module_imported_anew():
    """Old objects work with the old module, new objects with the new one."""
    import gc

    old, made = all_objects()
    for name in [n for n in sys.modules if n.partition(".")[0] == "cubind"]:
        del sys.modules[name]
    gc.collect()
    new, _ = all_objects()
    assert new.core is not old.core
    old.core.launch(old.stream, old.config, old.saxpy, *old.saxpy_arguments())
    new.core.launch(new.stream, new.config, new.saxpy, *new.saxpy_arguments())
    old.sync()
    new.sync()
    del old, made, new
    gc.collect()


@ends()
def test_module_reloaded():
    import importlib

    world, _ = all_objects()
    device = world.core.Device(0)
    importlib.reload(world.core)
    importlib.reload(world._core)
    assert world.core.Device(0) is device
    sys.modules["__main__"].survivors = world


@ends()
def test_modules_gone_before_objects():
    """Objects work although all modules are gone."""
    import gc

    survivors = all_objects()
    for name in [n for n in sys.modules if n.partition(".")[0] == "cubind"]:
        del sys.modules[name]
    del survivors[0].core, survivors[0]._core
    gc.collect()
    survivors[0].stream.sync()
    repr(survivors[1])
    sys.modules["__main__"].survivors = survivors


# --- processes -----------------------------------------------------------------------------------


def fork(body):
    """Return the exit status of a forked child; a signal is negative."""
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child == 0:
        status = 1
        try:
            body()
            status = 0
        except BaseException:
            sys.excepthook(*sys.exc_info())
        os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


@not_sanitized("a fork may leave the sanitizer's allocator locked in the child")
@ends()
def test_forked_child_cannot_use_what_it_inherited():
    from support.core.everything import OPERATIONS, World

    world = World()

    def child():
        wrong = []
        for name, use in OPERATIONS.items():
            try:
                use(world)
                wrong.append(f"{name}: nothing was raised")
            except RuntimeError as error:
                if "fork" not in str(error):
                    wrong.append(f"{name}: {error}")
        assert not wrong, "\n".join(wrong)

    assert fork(child) == 0
    world.sync()
    world.core.launch(world.stream, world.config, world.kernel)


@ends(hardware=False)
def test_forked_child_frees_nothing():
    """A forked child frees nothing: not by dropping or closing objects, nor at its full end."""
    import gc

    driver = libraries.load_stub("driver")
    everything = list(all_objects())
    everything[0].sync()

    def child():
        before = driver.live()
        world, made = everything
        for item in [*made.values(), world.stream, world.event, world.buffer, world.pool, world.pinned]:
            if hasattr(item, "close") and type(item).__name__ != "Context":
                item.close()
        everything.clear()
        del world, made, item
        gc.collect()
        assert driver.live() == before, (before, driver.live())

    assert fork(child) == 0
    everything[0].sync()


@ends()
def test_forked_child_with_a_full_end():
    """A forked child may end as any Python process does."""
    import warnings

    sys.modules["__main__"].survivors = all_objects()
    warnings.simplefilter("ignore", DeprecationWarning)
    child = os.fork()
    if child != 0:
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
        sys.modules["__main__"].survivors[0].sync()


@ends()
def test_fork_while_threads_work():
    import threading

    from support.core.everything import World

    world = World()

    def launches():
        while True:
            world.core.launch(world.stream, world.config, world.kernel)
            world.stream.sync()

    for _ in range(3):
        threading.Thread(target=launches, daemon=True).start()
    for _ in range(10):
        assert fork(lambda: None) == 0
    world.sync()


@ends(hardware=False)
def test_child_forked_before_the_first_use():
    """The import starts nothing; child and parent each start the driver for themselves."""
    import cubind.core  # noqa: F401

    assert fork(all_objects) == 0
    all_objects()[0].sync()


def in_process(what, code=None):
    """The work of a multiprocessing child; it is at module level so that it can be pickled."""
    libraries.use_build()
    if not libraries.ON_GPU:
        for module in libraries.MODULES:
            libraries.load_stub(module)
    if what == "spawned":
        from cubind.core import Device

        device = Device(0)
        device.set_current()
        code.get_kernel("saxpy")
        stream = device.create_stream()
        device.allocate(64, stream=stream).close()
        stream.sync()
        sys.modules["__main__"].survivors = all_objects()
    elif what == "device":
        import pickle

        from cubind.core import Device

        assert pickle.loads(code) is Device(0)
    else:
        try:
            code.sync()
        except RuntimeError as error:
            assert "fork" in str(error)
        else:
            raise AssertionError("an inherited object was used")


@pytest.mark.parametrize("what", ["spawned", "device"])
@ends()
def test_spawned_child(what):
    import multiprocessing
    import pickle

    from core.process.test_exit import in_process

    world, _ = all_objects()
    context = multiprocessing.get_context("spawn")
    # Unpickling a Device starts the driver: here after the stub has been loaded.
    sent = world.code if what == "spawned" else pickle.dumps(world.device)
    child = context.Process(target=in_process, args=(what, sent))
    child.start()
    child.join()
    assert child.exitcode == 0
    world.sync()


@ends()
def test_multiprocessing_fork():
    import multiprocessing
    import warnings

    from core.process.test_exit import in_process

    warnings.simplefilter("ignore", DeprecationWarning)
    world, _ = all_objects()
    child = multiprocessing.get_context("fork").Process(target=in_process, args=("forked", world.stream))
    child.start()
    child.join()
    assert child.exitcode == 0
    world.sync()


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
