"""Make the n-th driver call of every operation fail, for n = 1, 2, … until the operation succeeds.

Each time, an exception reports the failure, or a CUDAWarning if no exception can be raised. No
object is left alive, except objects that a failed destructor reports. The caller's context stays
current, and the operation works the next time.
"""

import gc
import itertools
import os
import time
import warnings

import pytest
from support import libraries
from support.child import in_child
from support.core.everything import OPERATIONS, World

pytestmark = [
    pytest.mark.usefixtures("own_heap"),
    pytest.mark.skipif(libraries.ON_GPU, reason="the stub fails on request, a GPU does not"),
]

OUT_OF_MEMORY, LAUNCH_FAILED = 2, 719
# Some operations take these statuses for an answer, not for a failure.
INVALID_VALUE, INVALID_CONTEXT, INVALID_HANDLE, NOT_FOUND, NOT_READY, NOT_SUPPORTED = 1, 201, 400, 500, 600, 801

MOST_CALLS = 200

# Driver objects that a failed destructor leaves behind: function -> kind of stub.live().
LEFT_BY = {
    "cuStreamDestroy": "streams",
    "cuGreenCtxDestroy": "green contexts",
    "cuEventDestroy": "events",
    "cuMemFreeAsync": "allocations",
    "cuMemPoolDestroy": "pools",
    "cuMemFree": "allocations",
    "cuMemFreeHost": "allocations",
    "cuGraphDestroy": "graphs",
    "cuGraphExecDestroy": "executable graphs",
    "cuGraphReleaseUserObject": "user objects",
    "cuMemRelease": "physical memory",
}
# Memory of a resource whose deallocate() fails: the call that failed -> the kind and the number.
LEFT_BY_DEALLOCATE = {"cuMemUnmap": ("physical memory", 2)}
# The contents of such a graph, and the objects that it keeps, are left, too.
KEPT_BY_GRAPHS = ("user objects", "allocations")
# Loaded code is never unloaded: see core/kernel/object_code.c.
STAYS = ("libraries", "kernels")
# The number of failing calls that an operation tolerates. A kernel's name is then its address; a
# context is entered if it cannot be seen to be current.
DOES_WITHOUT = {
    "Buffer.close(stream)": 1,
    "copies of pinned memory": 1,
    "LegacyPinnedMemoryResource.allocate": 1,
    "CachingMemoryResource": 10,  # a check of another stream tolerates failures of that stream
    "ObjectCode": 1,
    "Kernel.name": 1,
    "Kernel.num_arguments": 1,
    "Kernel.arguments_info": 1,
    "launch, first": 1,
    "launch, much shared memory": 1,
    "launch, cooperative": 1,
    "GraphBuilder": 1,  # if a callback's node is unknown, the whole graph keeps the callback
    "GraphBuilder dropped": 1,
    "virtual memory": 1,  # fewer addresses are reserved
    "first_world": 4,  # a shared pool stays if the end of a free is unknown
}


def live(stub, world):
    """Return the live counts, once all work is done and the objects held for it are released."""
    world.stream.sync()
    gc.collect()
    stub.settle()
    return {kind: count for kind, count in stub.live().items() if kind not in STAYS}


def current_context():
    from cubind import driver

    return int(driver.cuCtxGetCurrent()[1])


class Attempt:
    """One run of an operation whose n-th call fails."""

    def __init__(self, stub, world, name, n, status, operation=None):
        self.world = world
        before, context = live(stub, world), current_context()
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            stub.fail_call(n, status)
            self.error = self.attempt(operation or OPERATIONS[name])
            gc.collect()
            self.failed = stub.fault_left == 0
            stub.fail_call(0, 0)
        self.warnings = [w for w in caught if w.category is not DeprecationWarning]
        self.change = self.left(stub, before)
        self.same_context = current_context() == context

    def attempt(self, operation):
        try:
            operation(self.world)
        except Exception as error:
            error.__traceback__ = None
            return error

    def left(self, stub, before):
        """Return what is new; CUDA's threads take a moment to release the objects of graphs."""
        for _ in range(200):
            change = {k: v - before[k] for k, v in live(stub, self.world).items() if v != before[k]}
            left = self.left_over()
            if left.keys() & {"graphs", "executable graphs", "user objects"}:
                change = {k: v for k, v in change.items() if k not in KEPT_BY_GRAPHS}
                left.pop("user objects", None)
            if change == left:
                break
            time.sleep(0.005)
        return change

    def left_over(self):
        """Return what destructors report that they could not destroy, in the form of .change."""
        left = {}
        for warning in self.warnings:
            function = str(warning.message).split()[0]
            if function in LEFT_BY:
                left[LEFT_BY[function]] = left.get(LEFT_BY[function], 0) + 1
            elif function.startswith("mr.deallocate"):
                failed = str(warning.message).rpartition("(in ")[2].removesuffix(")")
                left.update([LEFT_BY_DEALLOCATE[failed]] if failed in LEFT_BY_DEALLOCATE else [])
        if "green contexts" in left:  # each retains the primary context
            left["primary_uses"] = left["green contexts"]
        return left

    def is_told(self, status):
        """Return whether the exception or the warnings report the failure."""
        core = self.world.core
        if self.error is None:
            return bool(self.warnings) and all(w.category is core.CUDAWarning for w in self.warnings)
        error = self.error
        return (
            type(error) is core.CUDAError
            and error.code == status
            and error.name.startswith("CUDA_ERROR_")
            and error.function.startswith("cu")
            and str(error).startswith(f"{error.name}: ")
            and f"(in {error.function})" in str(error)
        )


def fail_each_call(stub, world, name, status, strict=True, operation=None):
    """Return the number of calls of the operation: OPERATIONS[name], unless another is given."""
    operation = operation or OPERATIONS[name]
    operation(world)  # makes the one-time queries
    unnoticed = 0
    for n in itertools.count(1):
        assert n < MOST_CALLS
        world.other_current()  # set_current() is an operation, too
        attempt = Attempt(stub, world, name, n, status, operation)
        said = f"{name}, call {n}: {attempt.error!r}, {[str(w.message) for w in attempt.warnings]}"
        if not attempt.failed:
            assert attempt.same_context or name.startswith("Device.set_current"), said
            assert attempt.error is None and not attempt.warnings and not attempt.change, said
            assert not strict or unnoticed <= DOES_WITHOUT.get(name, 0)
            return n - 1
        if strict and attempt.error is None and not attempt.warnings:
            unnoticed += 1
            assert unnoticed <= DOES_WITHOUT.get(name, 0), said
        elif strict:
            assert attempt.is_told(status), said
        left = {k: v for k, v in attempt.left_over().items() if k != "user objects"}
        assert attempt.change == left, f"{said}: {attempt.change} left"
        if not attempt.same_context:
            sets = name.startswith("Device.set_current") and attempt.error is None
            told = getattr(attempt.error, "function", "") == "cuCtxSetCurrent" or hasattr(attempt.error, "__notes__")
            assert sets or told, said
        operation(world)


class Worlds:
    """The World of a device, and which device is current while the test uses it."""

    @staticmethod
    def own():
        world = World()
        world.other_current = world.device.set_current
        return world

    @staticmethod
    def other():
        """Return a World of device 1, with device 0 current.

        Its calls change the context and restore it.
        """
        world = World(1)
        world.other_current = world.core.Device(0).set_current
        world.other_current()
        return world


@pytest.fixture(scope="module")
def world():
    libraries.load_stub("driver").reset()
    return Worlds.own()


@pytest.mark.parametrize("status", [OUT_OF_MEMORY, LAUNCH_FAILED])
@pytest.mark.parametrize("name", OPERATIONS)
def test_each_call_fails(world, name, status):
    assert fail_each_call(libraries.load_stub("driver"), world, name, status) >= 1


@pytest.mark.parametrize("name", OPERATIONS)
def test_each_call_gives_an_answer_in_error(world, name):
    """An operation may raise for these statuses or ignore them, but nothing is lost."""
    for status in (INVALID_VALUE, INVALID_CONTEXT, INVALID_HANDLE, NOT_FOUND, NOT_READY, NOT_SUPPORTED):
        fail_each_call(libraries.load_stub("driver"), world, name, status, strict=False)


@in_child(env={"CUBIND_STUB_DEVICES": "2"})
def test_each_call_fails_on_another_device():
    """Every operation also fails properly on a device that is not current."""
    stub, world = libraries.load_stub("driver"), Worlds.other()
    gc.freeze()  # collections only look at the objects that operations make
    for name in OPERATIONS:
        fail_each_call(stub, world, name, LAUNCH_FAILED)


# --- first uses in a process ----------------------------------------------------------------------


def first_device():
    from cubind.core import Device

    return Device()


def first_world():
    return World()


def first_properties():
    from cubind.core import Device

    properties = Device(0).properties
    return [getattr(properties, n) for n in dir(properties) if not n.startswith("_")]


def first_default_stream():
    from cubind import core

    core.LEGACY_DEFAULT_STREAM.sync()


def first_pool():
    from cubind import core

    core.DeviceMemoryResource(0).allocate(64, stream=core.LEGACY_DEFAULT_STREAM)


def first_code():
    from cubind import core
    from support import kernels

    core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("saxpy")


FIRST = (first_device, first_world, first_properties, first_default_stream, first_pool, first_code)


NOT_MADE, TOLD, UNNOTICED = 10, 11, 12  # exit statuses


def fail_first(first, n):
    """Return what became of the n-th call, an exit status; this runs in a fresh process."""
    from cubind.core import CUDAError

    stub = libraries.load_stub("driver")
    stub.fail_call(n, LAUNCH_FAILED)
    error = None
    try:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            first()
    except CUDAError as e:
        # Without the traceback, which would keep the unfinished objects.
        error = e.with_traceback(None)
    failed = stub.fault_left == 0
    stub.fail_call(0, 0)
    if failed:
        assert error is None or error.code in (None, LAUNCH_FAILED), repr(error)
    else:
        assert error is None or error.code != LAUNCH_FAILED, repr(error)
    World().sync()
    first_properties()
    if not failed:
        return NOT_MADE
    return TOLD if error is not None or caught else UNNOTICED


@pytest.mark.parametrize("first", [f.__name__ for f in FIRST])
@in_child()
def test_first_use_fails(first):
    """Each first use fails properly, in a fork that has not started the driver."""
    import cubind.core  # noqa: F401

    calls = unnoticed = 0
    for n in itertools.count(1):
        assert n < 1000
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
        if child == 0:
            try:
                libraries.leave(fail_first(globals()[first], n))
            except BaseException:
                import traceback

                traceback.print_exc()
                libraries.leave(1)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        assert status in (NOT_MADE, TOLD, UNNOTICED), f"call {n}: status {status}"
        unnoticed += status == UNNOTICED
        assert unnoticed <= DOES_WITHOUT.get(first, 0), f"call {n}: nothing was raised"
        if status == NOT_MADE:
            break
        calls += 1
    assert calls >= 1
