"""Test cubind.core in several interpreters of one process.

Each interpreter has its own module, and the end of one interpreter does not affect the others.
"""

from support import libraries
from support.child import in_child, skip

# The code of each interpreter; {path}, {devices} and {keep} are filled in.
CODE = """
import sys
sys.path[:] = {path!r}
sys.argv = [""]
try:
    import cubind.core as core
except ImportError as error:
    assert "subinterpreter" in str(error), error
else:
    import gc
    from support import kernels
    device = core.Device(0)
    device.set_current()
    assert len(core.Device.get_all_devices()) == {devices}
    stream = device.create_stream()
    with device.allocate(64, stream=stream) as buffer:
        buffer.fill(3, stream=stream)
        buffer.copy_to(bytearray(64), stream=stream)
    kernel = core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("nothing")
    core.launch(stream, core.LaunchConfig(grid=1, block=1), kernel)
    kernel[1, 1, stream]()
    stream.record(options={{"timing_enabled": True}}).sync()
    ran = []
    stream.callback(lambda: ran.append(1))
    stream.sync()
    with stream.capture() as graph:
        kernel[1, 1, stream]()
    builder = stream.create_graph_builder().begin_building()
    builder.callback(lambda: ran.append(2))
    called = builder.end_building().complete()
    called.launch(stream)
    graph.launch(stream)
    stream.sync()
    assert ran == [1, 2], ran
    gc.collect()
    try:
        core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("missing")
    except core.CUDAError as error:
        assert error.code, error
    else:
        raise AssertionError("nothing was raised")
    if {keep}:
        sys.survivors = device, stream, kernel, graph, called, builder, device.allocate(64, stream=stream)
    else:
        stream.close()
"""


class Interpreters:
    """CPython's interpreters that share the GIL, whatever the version calls their module."""

    def __init__(self):
        import sys

        try:
            if sys.version_info >= (3, 13):
                import _interpreters

                self.create = lambda: _interpreters.create("legacy")
                self.run = _interpreters.exec
                self.destroy = _interpreters.destroy
            else:
                import _xxsubinterpreters

                self.create = lambda: _xxsubinterpreters.create(isolated=False)
                self.run = _xxsubinterpreters.run_string
                self.destroy = _xxsubinterpreters.destroy
        except ImportError:
            skip("this Python has no module for subinterpreters")


def code(keep):
    import sys

    count = "len(core.Device.get_all_devices())" if libraries.ON_GPU else 1
    return CODE.format(path=sys.path, keep=keep, devices=count)


def run_in_new(interpreters, text):
    """Run code in a new interpreter that ends with it."""
    new = interpreters.create()
    try:
        failed = interpreters.run(new, text)
        assert failed is None, failed
    finally:
        interpreters.destroy(new)


@in_child()
def test_after_the_main_interpreter():
    """Other interpreters may come and go while the driver runs; the main one is unaffected."""
    import gc

    from support.core.everything import World

    interpreters = Interpreters()
    world = World()
    for i in range(4):
        run_in_new(interpreters, code(keep=i % 2 == 1))
    world.core.launch(world.stream, world.config, world.saxpy, *world.saxpy_arguments())
    world.sync()
    gc.collect()


@in_child()
def test_before_the_main_interpreter():
    """The first use of cubind.core may be in an interpreter that ends."""
    from support.core.everything import World

    interpreters = Interpreters()
    run_in_new(interpreters, code(keep=True))
    run_in_new(interpreters, code(keep=False))
    World().sync()


@in_child(hardware=False)
def test_destructors_work_after_the_end_of_another():
    """After the end of one interpreter the others still free their objects."""
    import gc

    from support.core.everything import World

    driver = libraries.load_stub("driver")
    interpreters = Interpreters()
    world = World()
    run_in_new(interpreters, code(keep=False))
    gc.collect()
    before = driver.live()
    for _ in range(3):
        world.device.create_stream()
        world.device.create_event()
        world.device.allocate(64, stream=world.stream)
    gc.collect()
    assert driver.live() == before
    sure = world.device.create_stream()
    assert driver.live()["streams"] == before["streams"] + 1
    del sure
    assert driver.live() == before


@in_child()
def test_two_at_once():
    """Two interpreters may live at once, run in turns, and end in the order of creation."""
    interpreters = Interpreters()
    both = [interpreters.create() for _ in range(2)]
    for _ in range(2):
        for one in both:
            failed = interpreters.run(one, code(keep=True))
            assert failed is None, failed
    for one in both:
        interpreters.destroy(one)


# A hook that is registered before cubind's, and therefore runs after it.
LATE = """
import atexit, sys
sys.path[:] = {path!r}
sys.argv = [""]
atexit.register(lambda: stream.callback(lambda: print("ran")))
from cubind import core
core.Device(0).set_current()
stream = core.Stream.from_handle({stream})
if {early}:
    stream.callback(lambda: print("ran early"))
"""


@in_child(hardware=False)
def test_a_callback_queued_at_the_very_end():
    """A callback queued at the very end does not run: its interpreter is gone by then."""
    import sys

    from support.core.everything import World

    driver = libraries.load_stub("driver")
    interpreters = Interpreters()
    world = World()
    for early in (False, True):
        driver.hold(world.stream.handle)
        run_in_new(interpreters, LATE.format(path=sys.path, stream=int(world.stream.handle), early=early))
        driver.release(world.stream.handle)
        world.sync()


# Devices that start like those of the previous interpreter, and know nothing of its memory.
DEVICE = """
import sys
sys.path[:] = {path!r}
sys.argv = [""]
from cubind import core
device = core.Device(0)
assert repr(device) == repr(core.Device(0)) == f"<Device 0 ({{device.name}})>", device
device.set_current()
"""


@in_child()
def test_a_thread_that_outlives_interpreters():
    """A thread may remember the Devices of an interpreter that another thread has ended.

    The next interpreter may be at the same address.
    """
    import queue
    import sys
    import threading

    interpreters = Interpreters()
    work, done = queue.Queue(), queue.Queue()

    def serve():
        while (item := work.get()) is not None:
            done.put(interpreters.run(item, DEVICE.format(path=sys.path)))

    thread = threading.Thread(target=serve)
    thread.start()
    try:
        for _ in range(8):
            new = interpreters.create()
            work.put(new)
            assert done.get(timeout=60) is None
            interpreters.destroy(new)
    finally:
        work.put(None)
        thread.join()
