"""Test Event: record, query, wait, time."""

import gc
import pickle
import threading
import weakref

import pytest
from cubind import core, driver
from support import growth, libraries, stub

UNTIMED = (
    "Both Events must be created with timing enabled in order to subtract them; use "
    "EventOptions(timing_enabled=True) when creating both events."
)
UNRECORDED = (
    "Both Events must be recorded before they can be subtracted; use Stream.record() to record both events to a stream."
)
UNFINISHED = (
    "One or both events have not completed; use Event.sync(), Stream.sync(), or Device.sync() to wait for the events "
    "to complete before subtracting them."
)
TIMED = core.EventOptions(timing_enabled=True)
stub_only = pytest.mark.skipif(libraries.ON_GPU, reason="steers the stub driver")


@pytest.fixture
def event(device):
    with device.create_event() as event:
        yield event


@pytest.mark.parametrize("make", [core.Event, lambda: core.Event.__new__(core.Event)])
def test_no_direct_construction(make):
    with pytest.raises(RuntimeError) as error:
        make()
    assert str(error.value) == "Event objects cannot be instantiated directly. Please use Stream APIs (record)."


@pytest.mark.parametrize(
    "options, timing, blocking",
    [
        (None, False, False),
        ({}, False, False),
        ({"timing_enabled": True}, True, False),
        (core.EventOptions(blocking_sync=True), False, True),
        (core.EventOptions(1, 1, None), True, True),
    ],
)
@pytest.mark.parametrize("recorded", [False, True])
def test_options(device, stream, options, timing, blocking, recorded):
    with stream.record(options=options) if recorded else device.create_event(options) as event:
        assert event.is_timing_enabled is timing
        assert event.is_blocking_sync is blocking
        assert event.is_ipc_enabled is False


@stub_only
@pytest.mark.parametrize(
    "options, flags",
    [
        ({}, 2),
        ({"timing_enabled": True}, 0),
        ({"blocking_sync": True}, 3),
        ({"timing_enabled": True, "blocking_sync": True}, 1),
    ],
)
def test_flags(device, driver_stub, options, flags):
    """CU_EVENT_BLOCKING_SYNC is 1, CU_EVENT_DISABLE_TIMING is 2."""
    driver_stub.set_mode(stub.RECORD, "cuEventCreate")
    driver_stub.output("cuEventCreate", 0, (8).to_bytes(8, "little"))
    event = device.create_event(options)
    assert int(event.handle) == 8
    assert driver_stub.only_call("cuEventCreate").argument(1)[:4] == flags.to_bytes(4, "little")
    with pytest.warns(core.CUDAWarning, match="cuEventDestroy failed for handle 0x8: CUDA_ERROR_INVALID_HANDLE"):
        event.close()


def test_facts(device, event):
    handle = event.handle
    assert type(handle) is driver.CUevent and int(handle) != 0
    assert repr(event) == f"<Event handle=0x{int(handle):x}>"
    assert event.device is device
    assert event.context == device.context
    assert not event.is_closed
    assert weakref.ref(event)() is event
    with pytest.raises(AttributeError):
        event.is_closed = True
    with pytest.raises(TypeError, match="pickle"):
        pickle.dumps(event)


def test_equality(device, event):
    with device.create_event() as other:
        assert event == event and event != other and hash(event) != hash(other)
        assert (event == 1, event == event.handle, event != None) == (False, False, True)  # noqa: E711
        with pytest.raises(TypeError):
            _ = event < other


def test_record_and_wait(device, stream, event):
    assert event.is_done, "never recorded is done"
    event.sync()
    assert stream.record(event) is event
    event.sync()
    assert event.is_done
    assert stream.record(event=event, options=3) is event, "options are not looked at"


@stub_only
def test_not_done(device, stream, event, driver_stub):
    driver_stub.hold(stream.handle)
    stream.record(event)
    assert event.is_done is False
    assert stream.is_done is False
    done = []
    waiter = threading.Thread(target=lambda: (event.sync(), done.append(1)))
    waiter.start()
    waiter.join(0.05)
    assert not done, "sync() waits, and without the GIL: this thread goes on"
    driver_stub.release(stream.handle)
    waiter.join()
    assert done and event.is_done and stream.is_done


def test_close(event):
    for _ in range(2):
        assert event.close() is None
        assert event.is_closed
        assert int(event.handle) == 0
        assert repr(event) == "<Event handle=0x0>"
        assert event == event and isinstance(hash(event), int)


USES = {
    "sync": lambda e, s: e.sync(),
    "is_done": lambda e, s: e.is_done,
    "is_timing_enabled": lambda e, s: e.is_timing_enabled,
    "is_blocking_sync": lambda e, s: e.is_blocking_sync,
    "is_ipc_enabled": lambda e, s: e.is_ipc_enabled,
    "device": lambda e, s: e.device,
    "context": lambda e, s: e.context,
    "record": lambda e, s: s.record(e),
    "wait": lambda e, s: s.wait(e),
    "minus": lambda e, s: e - s.record(),
    "minus it": lambda e, s: s.record() - e,
    "with": lambda e, s: e.__enter__(),
}


@pytest.mark.parametrize("use", USES.values(), ids=USES)
def test_use_after_close(stream, event, use):
    event.close()
    with pytest.raises(RuntimeError, match="^Event has been closed$"):
        use(event, stream)


def test_with(stream):
    with stream.record() as event:
        assert not event.is_closed
    assert event.is_closed
    with pytest.raises(KeyError), stream.record() as event:
        raise KeyError
    assert event.is_closed


@stub_only
def test_close_does_not_wait(stream, driver_stub):
    driver_stub.hold(stream.handle)
    with stream.record() as event:
        pass
    assert event.is_closed
    driver_stub.release(stream.handle)
    stream.sync()


def test_time(device, stream):
    start, end = stream.record(options=TIMED), stream.record(options=TIMED)
    end.sync()
    elapsed = end - start
    assert type(elapsed) is float and 0 <= elapsed < 60_000
    assert start - start == 0


@pytest.mark.parametrize("first, second", [(True, False), (False, True), (False, False)])
def test_untimed(stream, first, second):
    a, b = (stream.record(options={"timing_enabled": timed}) for timed in (first, second))
    stream.sync()
    with pytest.raises(RuntimeError) as error:
        _ = b - a
    assert str(error.value) == UNTIMED


def test_unrecorded(device, stream):
    a, b = device.create_event(TIMED), stream.record(options=TIMED)
    stream.sync()
    for later, earlier in ((a, b), (b, a), (a, a)):
        with pytest.raises(RuntimeError) as error:
            _ = later - earlier
        assert str(error.value) == UNRECORDED


@stub_only
def test_unfinished(stream, driver_stub):
    start = stream.record(options=TIMED)
    driver_stub.hold(stream.handle)
    end = stream.record(options=TIMED)
    with pytest.raises(RuntimeError) as error:
        _ = end - start
    assert str(error.value) == UNFINISHED
    driver_stub.release(stream.handle)
    end.sync()
    assert end - start >= 0


@stub_only
@pytest.mark.parametrize(
    "use, function",
    [
        (lambda a, b: b - a, "cuEventElapsedTime"),
        (lambda a, b: a.is_done, "cuEventQuery"),
        (lambda a, b: a.sync(), "cuEventSynchronize"),
    ],
)
def test_other_failures_show_themselves(stream, driver_stub, use, function):
    a, b = stream.record(options=TIMED), stream.record(options=TIMED)
    stream.sync()
    gc.collect()  # leftovers of other tests make no call meanwhile
    driver_stub.fail_call(1, 719)
    with pytest.raises(core.CUDAError, match=rf"(?m)^CUDA_ERROR_LAUNCH_FAILED: .* \(in {function}\)$") as error:
        use(a, b)
    assert (error.value.code, error.value.name, error.value.function) == (719, "CUDA_ERROR_LAUNCH_FAILED", function)


def test_subtraction_of_other_things(event):
    for wrong in (3, None, "event", 1.5):
        with pytest.raises(TypeError, match="unsupported operand"):
            _ = event - wrong
        with pytest.raises(TypeError, match="unsupported operand"):
            _ = wrong - event
    with pytest.raises(TypeError, match="unsupported operand"):
        event -= 1


def test_ipc_by_record(stream):
    with pytest.raises(TypeError, match="^IPC-enabled events cannot use timing.$"):
        stream.record(options={"ipc_enabled": True, "timing_enabled": True})


def test_ipc_unbound(device):
    with pytest.raises(TypeError) as error:
        device.create_event({"ipc_enabled": True})
    assert str(error.value) == "IPC-enabled events must be bound; use Stream.record for creation."


@pytest.mark.parametrize("field", ["timing_enabled", "blocking_sync", "ipc_enabled"])
@pytest.mark.parametrize("recorded", [False, True])
def test_options_that_raise(device, stream, field, recorded):
    class Odd:
        def __bool__(self):
            raise KeyError(field)

    options = core.EventOptions(**{field: Odd()})
    with pytest.raises(KeyError, match=field):
        stream.record(options=options) if recorded else device.create_event(options)


@pytest.mark.parametrize("wrong", [3, "x", core.StreamOptions()], ids=repr)
def test_wrong_options(device, stream, wrong):
    for make in (device.create_event, lambda options: stream.record(options=options)):
        with pytest.raises(TypeError) as error:
            make(wrong)
        assert str(error.value) == (
            "The Event options must be provided as an object of type EventOptions or as a dict with valid Event "
            f"options. The provided object is '{wrong}'."
        )


def test_an_event_keeps_its_context(device, stream):
    """An event keeps its context when its stream and the device's Context go first."""
    event = stream.record()
    context = event.context
    stream.close()
    del context
    gc.collect()
    event.sync()
    assert event.is_done


@stub_only
def test_nothing_is_left(device, stream, driver_stub):
    def use():
        stream.record()
        device.create_event().close()
        with stream.record(options=TIMED):
            pass

    growth.check_use(use, 100, core.Event, live=driver_stub.live)


@stub_only
def test_a_failed_destructor_warns(device, driver_stub):
    event = device.create_event()
    handle = int(event.handle)
    driver_stub.fail_call(1, 719)
    with pytest.warns(core.CUDAWarning, match=f"^cuEventDestroy failed for handle 0x{handle:x}: CUDA_ERROR_LAUNCH"):
        event.close()
    assert event.is_closed
    driver.cuEventDestroy(driver.CUevent(handle))
