"""Context: its members, and which context is current at which time."""

import gc
import threading
import weakref

import pytest
from cubind import core, driver
from support import libraries, stub
from support.child import in_child
from support.core.meddling import during_collections

NEW = "Context objects cannot be instantiated directly. Please use Device or Stream APIs."
CLOSE_CURRENT = (
    "Cannot close a CUDA context while it is current. Restore a previous context before closing this context."
)


def current():
    return int(driver.cuCtxGetCurrent()[1])


@pytest.fixture
def extra(device):
    """Make a second context on device 0, as another library would; the primary one is current."""
    status, handle = driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, 0)
    assert status == 0
    driver.cuCtxPopCurrent()  # cuCtxCreate() has pushed it
    yield handle
    device.set_current()
    assert driver.cuCtxDestroy(handle) == (0,)


@pytest.fixture
def extra_context(device, extra):
    """Return the Context for `extra`."""
    driver.cuCtxSetCurrent(extra)
    context = device.set_current(device.context)
    assert int(context.handle) == int(extra)
    return context


@pytest.mark.parametrize("make", [core.Context, lambda: core.Context.__new__(core.Context)])
def test_no_direct_construction(make):
    with pytest.raises(RuntimeError) as error:
        make()
    assert str(error.value) == NEW


def test_facts(device):
    context = device.context
    assert type(context.handle) is driver.CUcontext
    assert int(context.handle) == current()
    assert repr(context) == f"<Context handle=0x{int(context.handle):x} device=0>"
    assert (context.is_closed, context.is_green) == (False, False)
    assert weakref.ref(context)() is context
    with pytest.raises(AttributeError):
        context.anything = 1


def test_equality(device, extra_context):
    one, two = device.context, device.context
    assert one == two and not one != two and hash(one) == hash(two)
    assert one != extra_context and not one == extra_context
    assert (one == 1, one != 1, one == one.handle) == (False, True, False)
    assert {one: 1}[two] == 1
    with pytest.raises(TypeError):
        _ = one < two


def test_close_while_current(device):
    context = device.context
    with pytest.raises(RuntimeError) as error:
        context.close()
    assert str(error.value) == CLOSE_CURRENT
    assert not context.is_closed and context.handle is not None


def test_close(device, extra_context):
    hashed = hash(extra_context)
    for _ in range(2):
        assert extra_context.close() is None
        assert extra_context.is_closed
        assert extra_context.handle is None
    assert repr(extra_context) == "<Context handle=0x0>"
    assert isinstance(hashed, int) and isinstance(hash(extra_context), int)
    assert extra_context == extra_context != device.context
    assert extra_context.is_green is False
    with pytest.raises(RuntimeError, match="^Context has been closed$"):
        device.set_current(extra_context)


def test_closing_one_object_leaves_the_others(device, extra_context):
    again = device.set_current(extra_context)
    mine = device.context
    assert mine == extra_context
    device.set_current(again)
    mine.close()
    assert not extra_context.is_closed
    device.set_current(extra_context)
    device.set_current()


def test_set_current_swaps(device, extra_context):
    primary = device.context
    assert device.set_current(extra_context) == primary
    assert current() == int(extra_context.handle)
    assert device.context == extra_context
    assert device.set_current(extra_context) == extra_context
    assert device.set_current(primary) == extra_context
    assert device.set_current() is None
    assert device.context == primary and current() == int(primary.handle)


def test_set_current_without_one_before(device):
    context = device.context
    driver.cuCtxSetCurrent(driver.CUcontext(0))
    assert device.set_current(context) is None
    assert current() == int(context.handle)


def test_the_stack_stays_flat(device, extra_context):
    """set_current() replaces the current context and pushes none."""
    for _ in range(5):
        device.set_current(extra_context)
        device.set_current()
    assert driver.cuCtxPopCurrent()[0] == 0
    assert current() == 0
    device.set_current()


def test_what_a_device_makes_is_in_its_context(device, extra_context):
    """A device creates objects in the context that set_current() chose for it.

    Another context of the same device is current meanwhile.
    """
    primary = device.context
    device.set_current(extra_context)
    with device.create_stream() as stream, device.create_event() as event, stream.record() as recorded:
        assert stream.context == event.context == recorded.context == extra_context
    device.set_current()
    driver.cuCtxSetCurrent(extra_context.handle)
    with device.create_stream() as stream, device.create_event() as event:
        assert stream.context == event.context == primary
        assert current() == int(extra_context.handle)
        device.sync()
        assert current() == int(extra_context.handle)


def test_a_stream_keeps_working_while_another_context_is_current(device, extra_context, stream):
    device.set_current(extra_context)
    event = stream.record()
    assert event.context == stream.context != extra_context
    stream.wait(event)
    stream.wait(stream)
    stream.sync()
    event.sync()
    assert stream.is_done and event.is_done
    assert current() == int(extra_context.handle)


@pytest.mark.parametrize("wrong", [3, "0", object()], ids=["int", "str", "object"])
def test_set_current_refuses(device, wrong):
    with pytest.raises(TypeError, match=f"^ctx must be a Context or None, got {type(wrong).__name__}$"):
        device.set_current(wrong)
    with pytest.raises(TypeError, match="positional"):
        device.set_current(None, None)
    with pytest.raises(TypeError, match="unexpected keyword argument 'context'"):
        device.set_current(context=None)


def test_objects_come_and_go(device):
    """Each read of device.context makes a new object, and none of them is kept."""
    import sys

    def count():
        gc.collect()
        return sys.getrefcount(core.Context)

    _ = device.context
    before = count()
    for _ in range(1000):
        _ = device.context
    assert count() == before
    kept = [device.context for _ in range(100)]
    assert count() == before + 100
    del kept
    assert count() == before


def test_threads_have_their_own(device):
    seen = []

    def look():
        seen.append(current())
        mine = core.Device(0)
        try:
            _ = mine.context
        except core.CUDAError as error:
            seen.append(str(error))
        mine.set_current()
        seen.append(mine.context == device.context)

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    text = "Device 0 is not yet initialized, perhaps you forgot to call .set_current() first?"
    assert seen == [0, text, True]


@pytest.mark.skipif(libraries.ON_GPU, reason="the stub fails on request")
@pytest.mark.parametrize("make", [lambda d: d.create_event(), lambda d: d.create_stream()], ids=["event", "stream"])
def test_a_context_that_cannot_be_restored(device, driver_stub, make):
    """If the context cannot be restored after a success, the call raises and leaves no object."""
    device.create_stream().close()  # makes the device's one-time queries
    gc.collect()
    before = driver_stub.live()
    handle = int(device.context.handle)
    driver.cuCtxSetCurrent(driver.CUcontext(0))
    driver_stub.fail_call(4, 999)  # get, set, create, set
    with pytest.raises(core.CUDAError, match=r"CUDA_ERROR_UNKNOWN: .* \(in cuCtxSetCurrent\)"):
        make(device)
    assert driver_stub.live() == before
    device.set_current()
    assert current() == handle


@pytest.mark.skipif(libraries.ON_GPU, reason="the stub fails on request")
def test_a_second_failure_is_a_note(device, driver_stub):
    driver.cuCtxSetCurrent(driver.CUcontext(0))
    driver_stub.set_mode(stub.RECORD, "cuEventCreate")
    driver_stub.result("cuEventCreate", 2)
    driver_stub.fail_call(4, 999)  # get, set, create, set
    with pytest.raises(core.CUDAError, match=r"CUDA_ERROR_OUT_OF_MEMORY: .* \(in cuEventCreate\)") as error:
        device.create_event()
    note = "The caller's context could not be restored: CUDA_ERROR_UNKNOWN (in cuCtxSetCurrent)"
    assert error.value.__notes__ == [note]
    device.set_current()


@in_child(env={"CUBIND_STUB_DEVICES": "2"}, hardware=False)
def test_contexts_of_two_devices():
    one, two = core.Device(0), core.Device(1)
    one.set_current()
    two.set_current()
    assert one.context != two.context
    assert repr(two.context).endswith(" device=1>")
    try:
        one.set_current(two.context)
    except RuntimeError as error:
        assert str(error) == (
            "the provided context was created on the device with id=1, which is different from the target id=0"
        )
    else:
        raise AssertionError("taken")
    assert current() == int(two.context.handle)
    assert one.set_current(one.context) == two.context


def test_a_foreign_context_stays_the_owners(device, extra):
    """Dropping the Context of another library's context destroys nothing."""
    driver.cuCtxSetCurrent(extra)
    context = device.set_current(device.context)
    context.close()
    del context
    gc.collect()
    assert driver.cuCtxSetCurrent(extra) == (0,)
    assert driver.cuCtxGetDevice()[0] == 0


def test_an_event_closed_in_the_middle(device, extra):
    """An event may be closed while its context is read: only the event knows a foreign context."""
    driver.cuCtxSetCurrent(extra)
    event = core.LEGACY_DEFAULT_STREAM.record()
    device.set_current()
    context = during_collections(lambda: event.context, event.close)
    assert repr(context) == f"<Context handle=0x{int(extra):x} device=0>"


def test_a_new_context_closed_in_the_middle(device, extra_context):
    """set_current() keeps the new context alive while it makes the Context of the previous one."""
    handle = int(extra_context.handle)
    previous = during_collections(lambda: device.set_current(extra_context), extra_context.close)
    assert type(previous) is core.Context and current() == handle
    assert repr(device.context) == f"<Context handle=0x{handle:x} device=0>"
