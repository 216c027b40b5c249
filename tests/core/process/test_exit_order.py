"""Test the end of processes: functions of atexit, modules, and other processes."""

import os
import sys

import pytest
from support import libraries
from support.core.exits import all_objects, ends
from support.sanitizers import not_sanitized

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

    from core.process.test_exit_order import in_process

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

    from core.process.test_exit_order import in_process

    warnings.simplefilter("ignore", DeprecationWarning)
    world, _ = all_objects()
    child = multiprocessing.get_context("fork").Process(target=in_process, args=("forked", world.stream))
    child.start()
    child.join()
    assert child.exitcode == 0
    world.sync()
