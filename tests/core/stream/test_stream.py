"""Test Stream: creation, foreign streams, order, host functions."""

import ctypes
import gc
import pickle
import sys
import threading
import time
import warnings
import weakref

import pytest
from cubind import core, driver
from support import growth, libraries, stub
from support.child import in_child
from support.core.everything import World
from support.core.meddling import during_collections

LEGACY, PER_THREAD = core.LEGACY_DEFAULT_STREAM, core.PER_THREAD_DEFAULT_STREAM
NEW = (
    "Stream objects cannot be instantiated directly. Please use Device APIs (create_stream) or other Stream APIs "
    "(from_handle)."
)
NOT_INITIALIZED = "Device 0 is not yet initialized, perhaps you forgot to call .set_current() first?"
stub_only = pytest.mark.skipif(libraries.ON_GPU, reason="steers the stub driver")


class Foreign:
    """Another library's stream; its protocol returns `answer`."""

    def __init__(self, answer):
        self.answer = answer

    def __cuda_stream__(self):
        return self.answer


class OldForeign:
    def __init__(self, stream):
        self.__cuda_stream__ = stream.__cuda_stream__()


class Subclass(core.Stream):
    pass


def address(stream):
    return int(stream.handle)


def in_thread(function):
    """Return the result of a call on a thread of its own, with no context current."""
    result = []

    def run():
        try:
            result.append(function())
        except Exception as error:
            result.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    return result[0]


def wait_for(condition):
    """Wait until the condition holds: callbacks end a moment after their stream has continued."""
    for _ in range(2000):
        if condition():
            return True
        time.sleep(0.001)
    return False


# --- creation -------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [core.Stream, lambda: core.Stream.__new__(core.Stream), Subclass])
def test_no_direct_construction(make):
    with pytest.raises(RuntimeError) as error:
        make()
    assert str(error.value) == NEW


def test_facts(device, stream):
    assert type(stream.handle) is driver.CUstream and address(stream) > 2
    assert repr(stream) == f"<Stream handle=0x{address(stream):x} context=0x{int(device.context.handle):x}>"
    assert stream.device is device and stream.context == device.context
    assert (stream.is_closed, stream.is_done, stream.is_capturing) == (False, True, False)
    assert stream.__cuda_stream__() == (0, address(stream))
    assert weakref.ref(stream)() is stream
    with pytest.raises(AttributeError):
        stream.priority = 1
    with pytest.raises(TypeError, match="pickle"):
        pickle.dumps(stream)


def test_properties_are_what_the_driver_says(device):
    low, high = driver.cuCtxGetStreamPriorityRange()[1:]
    for nonblocking in (True, False):
        for priority in {low, high}:
            with device.create_stream(options=core.StreamOptions(nonblocking, priority)) as stream:
                assert stream.is_nonblocking is nonblocking and stream.priority == priority
                borrowed = core.Stream.from_handle(address(stream))
                assert borrowed.is_nonblocking is nonblocking and borrowed.priority == priority
                assert borrowed.is_nonblocking is nonblocking and borrowed.priority == priority


def test_the_default_priority_is_the_lowest(device, stream):
    low, high = driver.cuCtxGetStreamPriorityRange()[1:]
    assert stream.priority == low >= high
    assert stream.is_nonblocking is True


@pytest.mark.parametrize("priority", [1000, -1000, 2**80, -(2**80)])
def test_priority_range(device, priority):
    low, high = driver.cuCtxGetStreamPriorityRange()[1:]
    with pytest.raises(ValueError) as error:
        device.create_stream(options={"priority": priority})
    assert str(error.value) == f"priority={priority} is out of range [{high}, {low}]"


@pytest.mark.parametrize("priority", ["0", 1.5, [0]])
def test_priority_type(device, priority):
    with pytest.raises(TypeError, match="integer"):
        device.create_stream(options={"priority": priority})


@pytest.mark.parametrize("field", ["nonblocking", "priority"])
def test_options_without_a_field(device, field):
    class Bare(core.StreamOptions):
        def __getattribute__(self, name):
            if name == field:
                raise KeyError(name)
            return super().__getattribute__(name)

    options = Bare()
    with pytest.raises(KeyError, match=field):
        device.create_stream(options=options)


def test_equality(device, stream):
    same = core.Stream.from_handle(address(stream))
    with device.create_stream() as other:
        assert stream == same and hash(stream) == hash(same) and not stream != same
        assert stream != other and (stream == 1, stream == stream.handle) == (False, False)
        with pytest.raises(TypeError):
            _ = stream < other


# --- close ----------------------------------------------------------------------------------------

USES = {
    "sync": lambda s, o: s.sync(),
    "record": lambda s, o: s.record(),
    "wait": lambda s, o: s.wait(o),
    "wait for it": lambda s, o: o.wait(s),
    "callback": lambda s, o: s.callback(print),
    "__cuda_stream__": lambda s, o: s.__cuda_stream__(),
    "is_nonblocking": lambda s, o: s.is_nonblocking,
    "priority": lambda s, o: s.priority,
    "device": lambda s, o: s.device,
    "context": lambda s, o: s.context,
    "is_done": lambda s, o: s.is_done,
    "is_capturing": lambda s, o: s.is_capturing,
    "with": lambda s, o: s.__enter__(),
    "wrap": lambda s, o: core.Device().create_stream(s),
    "allocate": lambda s, o: core.Device().allocate(1, stream=s),
}


@pytest.mark.parametrize("use", USES.values(), ids=USES)
def test_use_after_close(device, stream, use):
    with device.create_stream() as closed:
        pass
    with pytest.raises(RuntimeError, match="^Stream has been closed$"):
        use(closed, stream)


def test_close(device):
    stream = device.create_stream()
    for _ in range(2):
        assert stream.close() is None
        assert stream.is_closed and address(stream) == 0
        assert repr(stream) == "<Stream handle=0x0 context=0x0>"
        assert stream == stream and isinstance(hash(stream), int)


def test_with(device):
    with device.create_stream() as stream:
        assert not stream.is_closed
    assert stream.is_closed
    with pytest.raises(KeyError), device.create_stream() as stream:
        raise KeyError
    assert stream.is_closed


@stub_only
def test_close_does_not_wait_and_work_goes_on(device, driver_stub):
    done = []
    with device.create_stream() as stream:
        handle = address(stream)
        driver_stub.hold(handle)
        stream.callback(lambda: done.append(1))
    assert stream.is_closed and not done
    driver_stub.release(handle)
    assert wait_for(lambda: done)


@stub_only
def test_close_while_another_thread_waits(device, driver_stub):
    stream = device.create_stream()
    handle, done = address(stream), []
    driver_stub.hold(handle)
    thread = threading.Thread(target=lambda: (stream.sync(), done.append(1)))
    thread.start()
    thread.join(0.05)
    stream.close()
    assert not done
    driver_stub.release(handle)
    thread.join()
    assert done


@stub_only
def test_nothing_is_left(device, driver_stub):
    def use():
        stream = device.create_stream()
        stream.record()
        stream.wait(Foreign((0, address(stream))))
        stream.callback(list)
        stream.sync()
        device.create_stream(stream).close()
        device.create_stream().close()

    growth.check_use(use, 50, core.Stream, core.Event, live=driver_stub.live)


def test_cycles_are_collected(device, stream):
    """A stream and the owner that it keeps may form a cycle."""
    owner = Foreign(stream.__cuda_stream__())
    owner.stream = device.create_stream(owner)
    gone = weakref.ref(owner)
    del owner
    gc.collect()
    assert gone() is None


@stub_only
def test_a_failed_destructor_warns(device, driver_stub):
    stream = device.create_stream()
    handle = address(stream)
    driver_stub.fail_call(1, 719)
    with pytest.warns(core.CUDAWarning, match=f"^cuStreamDestroy failed for handle 0x{handle:x}: CUDA_ERROR_LAUNCH"):
        del stream
        gc.collect()
    driver.cuStreamDestroy(driver.CUstream(handle))


# --- other libraries' streams ---------------------------------------------------------------------


def test_from_handle(stream):
    for handle in (address(stream), stream.handle):
        borrowed = core.Stream.from_handle(handle)
        assert type(borrowed) is core.Stream and borrowed == stream
        assert repr(borrowed) == f"<Stream handle=0x{address(stream):x} context=0x0>", "not asked yet"
        assert borrowed.context == stream.context and borrowed.device is stream.device
        assert repr(borrowed) == repr(stream)
        borrowed.close()
        assert borrowed.is_closed and not stream.is_closed
        stream.sync()


def test_from_other_handle_objects(device, stream):
    """Handles of other bindings only have __int__."""

    class Handle:
        def __int__(self):
            return address(stream)

    assert core.Stream.from_handle(Handle()) == device.create_stream(Foreign((0, Handle()))) == stream


def test_from_handle_gives_a_plain_stream(stream):
    assert type(Subclass.from_handle(address(stream))) is core.Stream


@pytest.mark.parametrize(
    "handle, kind", [(-1, OverflowError), (2**64, OverflowError), ("1", TypeError), (1.0, TypeError), (None, TypeError)]
)
def test_from_wrong_handles(device, handle, kind):
    with pytest.raises(kind):
        core.Stream.from_handle(handle)


def test_from_a_handle_of_nothing(device):
    odd = core.Stream.from_handle(2**40 + 8)
    if not libraries.ON_GPU:
        with pytest.raises(core.CUDAError, match="INVALID_HANDLE"):
            _ = odd.device
    assert not odd.is_closed


def test_the_null_stream(device):
    null = core.Stream.from_handle(0)
    assert not null.is_closed and null.device is device and null != LEGACY
    null.sync()


@pytest.mark.parametrize("wrap", [tuple, list])
def test_wrap(device, stream, wrap):
    owner = Foreign(wrap(stream.__cuda_stream__()))
    wrapped = device.create_stream(owner)
    gone = weakref.ref(owner)
    del owner
    gc.collect()
    assert gone() is not None, "the owner is kept alive"
    assert type(wrapped) is core.Stream and wrapped == stream and wrapped.context == stream.context
    wrapped.close()
    gc.collect()
    assert gone() is None
    stream.sync()


def test_wrap_a_stream_and_a_subclass(device, stream):
    assert device.create_stream(stream) == stream
    assert device.create_stream(obj=Subclass._init(stream)) == stream


def test_wrap_an_attribute(device, stream):
    text = "^Implementing __cuda_stream__ as an attribute is deprecated; it must be implemented as a method$"
    with pytest.warns(DeprecationWarning, match=text) as caught:
        assert device.create_stream(OldForeign(stream)) == stream
    assert caught[0].filename == __file__
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(DeprecationWarning):
            device.create_stream(OldForeign(stream))


PROTOCOL_ERRORS = [
    (3, RuntimeError, "obj.__cuda_stream__ must return a sequence with 2 elements, got <class 'int'>"),
    (None, RuntimeError, "obj.__cuda_stream__ must return a sequence with 2 elements, got <class 'NoneType'>"),
    ({0, 1}, RuntimeError, "obj.__cuda_stream__ must return a sequence with 2 elements, got <class 'set'>"),
    ((0,), RuntimeError, "obj.__cuda_stream__ must return a sequence with 2 elements, got 1 elements"),
    ([0, 1, 2], RuntimeError, "obj.__cuda_stream__ must return a sequence with 2 elements, got 3 elements"),
    ((1, 2), RuntimeError, "The first element of the sequence returned by obj.__cuda_stream__ must be 0, got 1"),
    (("0", 2), RuntimeError, "The first element of the sequence returned by obj.__cuda_stream__ must be 0, got '0'"),
    ((-1, 2), RuntimeError, "The first element of the sequence returned by obj.__cuda_stream__ must be 0, got -1"),
    ((2**70, 2), RuntimeError, None),
    ((0, "2"), TypeError, "'str' object cannot be interpreted as an integer"),
    ((0, 1.0), TypeError, "'float' object cannot be interpreted as an integer"),
    ((0, -1), OverflowError, None),
]


@pytest.mark.parametrize("answer, kind, text", PROTOCOL_ERRORS, ids=[repr(row[0])[:20] for row in PROTOCOL_ERRORS])
def test_protocol_errors(device, stream, answer, kind, text):
    """A wrong protocol raises the same error wherever a stream is accepted."""
    foreign = Foreign(answer)
    for use in (device.create_stream, stream.wait, lambda o: device.allocate(1, stream=o)):
        with pytest.raises(kind) as error:
            use(foreign)
        assert text is None or str(error.value) == text


def test_protocol_that_raises(device, stream):
    class Raises:
        def __cuda_stream__(self):
            raise KeyError("method")

    class Property:
        @property
        def __cuda_stream__(self):
            raise KeyError("property")

    class Sequence:
        def __cuda_stream__(self):
            class Odd:
                def __len__(self):
                    return 2

                def __getitem__(self, i):
                    raise KeyError("item")

            return Odd()

    class Length:
        def __cuda_stream__(self):
            class Odd(list):
                def __len__(self):
                    raise KeyError("length")

            return Odd()

    for odd in (Raises(), Property(), Sequence(), Length()):
        for use in (device.create_stream, stream.wait, lambda o: device.allocate(1, stream=o)):
            with pytest.raises(KeyError):
                use(odd)


def test_wrap_nothing_that_has_a_stream(device):
    for wrong in (3, "stream", object()):
        with pytest.raises(TypeError) as error:
            device.create_stream(wrong)
        assert str(error.value) == f"{type(wrong)} object does not have a '__cuda_stream__' attribute"


def test_wrap_with_options(device, stream):
    for options in ({}, core.StreamOptions(), 3):
        with pytest.raises(ValueError, match="^obj and options cannot be both specified$"):
            device.create_stream(stream, options)


def test_stream_arguments(device, stream):
    """Stream arguments are a Stream, a subclass, or an object with the protocol; not None."""
    for good in (stream, Subclass._init(stream), Foreign(stream.__cuda_stream__()), LEGACY, PER_THREAD):
        device.allocate(16, stream=good).close(stream)
    with pytest.raises(TypeError) as error:
        device.allocate(16, stream=None)
    assert str(error.value) == (
        "stream is required and must not be None; pass device.default_stream explicitly to use the default stream."
    )
    for wrong, name in ((3, "int"), ("x", "str"), (Foreign, None)):
        with pytest.raises(TypeError) as error:
            device.allocate(16, stream=wrong)
        assert name is None or str(error.value) == f"Stream or GraphBuilder expected, got {name}"


# --- subclasses -----------------------------------------------------------------------------------


def test_subclass(device, stream):
    """Subclasses are made with _init(), as in cuda.core, which has no other way."""
    class Mine(core.Stream):
        extra = None

    mine = Mine._init(options={"priority": None}, device_id=0, ctx=device.context)
    mine.extra = 5
    assert type(mine) is Mine and mine.context == device.context and mine.extra == 5
    mine.wait(stream)
    stream.wait(mine)
    with mine, mine.record() as event:
        event.sync()
    assert mine.is_closed
    assert type(Mine._init()) is Mine
    assert Mine._init(stream) == stream
    assert (Mine._legacy_default(), Mine._per_thread_default()) == (LEGACY, PER_THREAD)
    assert type(Mine._legacy_default()) is type(Mine._per_thread_default()) is Mine
    gone = weakref.ref(mine)
    del mine
    gc.collect()
    assert gone() is None


@pytest.mark.parametrize(
    "keywords, kind, text",
    [
        ({"ctx": 3}, TypeError, "ctx must be a Context or None, got int"),
        ({"options": 3}, TypeError, None),
        ({"obj": LEGACY, "options": {}}, ValueError, "obj and options cannot be both specified"),
        ({"what": 3}, TypeError, "_init() got an unexpected keyword argument 'what'"),
    ],
)
def test_subclass_errors(device, keywords, kind, text):
    with pytest.raises(kind) as error:
        Subclass._init(**keywords)
    assert text is None or str(error.value) == text


def test_subclass_without_a_context(device):
    assert str(in_thread(Subclass._init)) == NOT_INITIALIZED
    assert in_thread(lambda: Subclass._init(ctx=device.context)).context == device.context
    closed = in_thread(lambda: (lambda c: (c.close(), c))(device.context)[1])
    with pytest.raises(RuntimeError, match="^Context has been closed$"):
        Subclass._init(ctx=closed)


# --- default streams ------------------------------------------------------------------------------


@pytest.mark.parametrize("default, handle", [(LEGACY, 1), (PER_THREAD, 2)])
def test_default_streams(device, default, handle):
    assert address(default) == handle and default.__cuda_stream__() == (0, handle)
    assert core.Stream.from_handle(handle) == default
    assert default.is_nonblocking is False and default.is_capturing is False
    assert default.device is device and default.context == device.context
    assert repr(default) == f"<Stream handle=0x{handle:x} context=0x0>", "reprs call no driver"
    default.sync()
    with default.record() as event:
        event.sync()
        assert event.context == device.context
        default.wait(event)
    assert isinstance(default.priority, int) and default.is_done


@pytest.mark.parametrize("default", [LEGACY, PER_THREAD])
def test_default_streams_do_not_close(device, default):
    with default as stream:
        stream.close()
        assert not stream.is_closed
    default.sync()
    copy = core.Stream.from_handle(address(default))
    copy.close()
    assert copy.is_closed and not default.is_closed


@pytest.mark.parametrize("default", [LEGACY, PER_THREAD])
@pytest.mark.parametrize("use", [lambda s: s.record(), lambda s: s.device, lambda s: s.context])
def test_default_streams_without_a_context(device, default, use):
    error = in_thread(lambda: use(default))
    assert isinstance(error, core.CUDAError) and str(error) == NOT_INITIALIZED


def test_default_streams_resolve_at_each_call(device):
    status, other = driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, 0)
    try:
        assert int(LEGACY.context.handle) == int(other)
        with LEGACY.record() as event:
            assert int(event.context.handle) == int(other)
        driver.cuCtxPopCurrent()
        assert LEGACY.context == device.context
        with LEGACY.record() as event:
            assert event.context == device.context
    finally:
        device.set_current()
        driver.cuCtxDestroy(other)


@pytest.mark.parametrize(
    "value, per_thread", [(None, False), ("0", False), ("1", True), ("7", True), ("-1", True)]
)
def test_default_stream_of_devices(value, per_thread):
    import os
    import subprocess

    code = (
        f"import sys; sys.path[:0] = [{str(libraries.BUILD / 'python')!r}, {str(libraries.TESTS)!r}]\n"
        "from support import libraries; libraries.ON_GPU or libraries.load_stub('driver')\n"
        "from cubind import core; print(int(core.Device(0).default_stream.handle))"
    )
    name = "CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM"
    environment = {k: v for k, v in os.environ.items() if k != name} | ({} if value is None else {name: value})
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["2" if per_thread else "1"]


# --- order ----------------------------------------------------------------------------------------


@stub_only
@pytest.mark.parametrize("form", ["event", "stream", "subclass", "foreign", "default"])
def test_wait_orders(device, stream, driver_stub, form):
    """Work queued after wait() runs after work queued on the other stream before it."""
    source = LEGACY if form == "default" else device.create_stream()
    target = {
        "event": source.record,
        "stream": lambda: source,
        "subclass": lambda: Subclass._init(source),
        "foreign": lambda: Foreign(source.__cuda_stream__()),
        "default": lambda: source,
    }[form]
    order = []
    driver_stub.hold(source.handle)
    source.callback(lambda: order.append("there"))
    stream.wait(target())
    stream.callback(lambda: order.append("here"))
    assert order == [] and not stream.is_done
    driver_stub.release(source.handle)
    stream.sync()
    assert order == ["there", "here"]


@pytest.mark.parametrize("wrong", [3, None, "x", object()], ids=lambda o: type(o).__name__)
def test_wait_refuses(stream, wrong):
    with pytest.raises(ValueError) as error:
        stream.wait(wrong)
    assert str(error.value) == (
        f"only an Event, Stream, or object supporting __cuda_stream__ can be waited, got {type(wrong)}"
    )


def test_wait_arguments(stream):
    assert stream.wait(event_or_stream=stream) is None
    with pytest.raises(TypeError, match=r"^wait\(\) missing required argument 'event_or_stream'"):
        stream.wait()
    with pytest.raises(TypeError, match="takes at most 1 positional"):
        stream.wait(stream, stream)


@pytest.mark.parametrize("wrong", [3, "x", LEGACY], ids=lambda o: type(o).__name__)
def test_record_refuses(stream, wrong):
    with pytest.raises(TypeError) as error:
        stream.record(wrong)
    name = "cubind.core.Stream" if wrong is LEGACY else type(wrong).__name__
    assert str(error.value) == f"Event expected, got {name}"


def test_record_arguments(stream):
    with pytest.raises(TypeError, match="unexpected keyword argument 'nope'"):
        stream.record(nope=1)
    with stream.record(None, {"timing_enabled": True}) as event:
        assert event.is_timing_enabled


@stub_only
@pytest.mark.parametrize(
    "use, function",
    [
        (lambda s, e: s.sync(), "cuStreamSynchronize"),
        (lambda s, e: s.is_done, "cuStreamQuery"),
        (lambda s, e: s.is_capturing, "cuStreamIsCapturing"),
        (lambda s, e: s.record(e), "cuEventRecord"),
        (lambda s, e: s.wait(e), "cuStreamWaitEvent"),
        (lambda s, e: core.Stream.from_handle(address(s)).priority, "cuStreamGetPriority"),
        (lambda s, e: core.Stream.from_handle(address(s)).is_nonblocking, "cuStreamGetFlags"),
        (lambda s, e: core.Stream.from_handle(address(s)).context, "cuStreamGetCtx"),
        (lambda s, e: s.device.create_event(), "cuCtxGetCurrent"),
        (lambda s, e: s.callback(print), "cuStreamIsCapturing"),
    ],
)
def test_failures_show_themselves(stream, driver_stub, use, function):
    event = stream.record()
    driver_stub.fail_call(1, 719)
    with pytest.raises(core.CUDAError, match=rf"(?m)^CUDA_ERROR_LAUNCH_FAILED: .* \(in {function}\)$"):
        use(stream, event)
    assert driver_stub.fault_left == 0
    use(stream, event)


@stub_only
def test_sync_lets_others_run(device, stream, driver_stub):
    driver_stub.hold(stream.handle)
    thread = threading.Thread(target=stream.sync)
    thread.start()
    thread.join(0.02)
    assert thread.is_alive() and not stream.is_done
    driver_stub.release(stream.handle)
    thread.join()


# --- capture --------------------------------------------------------------------------------------


def test_is_capturing(device, stream):
    mode = driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL
    assert driver.cuStreamBeginCapture(stream.handle, mode) == (0,)
    try:
        assert stream.is_capturing
        with pytest.raises(RuntimeError) as error:
            stream.callback(print)
        assert str(error.value) == "Stream.callback() cannot be used while the stream is capturing a graph"
    finally:
        status, graph = driver.cuStreamEndCapture(stream.handle)
    assert not stream.is_capturing
    driver.cuGraphDestroy(graph)


# --- callbacks ------------------------------------------------------------------------------------

HOST = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


def test_callback(device, stream):
    threads, order = [], []
    assert stream.callback(lambda: threads.append(threading.get_ident())) is None
    for i in range(20):
        stream.callback(lambda i=i: order.append(i))
    stream.sync()
    assert wait_for(lambda: len(order) == 20)
    assert order == list(range(20))
    assert threads and threads[0] != threading.get_ident()


def test_callback_is_held_and_let_go(device, stream):
    class Callable:
        def __call__(self):
            called.append(1)

    called = []
    callable = Callable()
    gone = weakref.ref(callable)
    stream.callback(fn=callable, user_data=None)
    del callable
    stream.sync()
    assert wait_for(lambda: gone() is None) and called


@stub_only
def test_callback_is_held_until_it_has_run(device, stream, driver_stub):
    driver_stub.hold(stream.handle)
    callable = type("Callable", (), {"__call__": lambda self: None})()
    gone = weakref.ref(callable)
    stream.callback(callable)
    del callable
    gc.collect()
    assert gone() is not None
    driver_stub.release(stream.handle)
    stream.sync()
    assert wait_for(lambda: gone() is None)


def test_callback_that_raises(device, stream, monkeypatch):
    seen = []

    def hook(info):
        seen.append((info.exc_type, str(info.exc_value), info.object))

    monkeypatch.setattr(sys, "unraisablehook", hook)

    def bad():
        raise KeyError("x")

    stream.callback(bad)
    stream.callback(lambda: None)
    stream.sync()
    assert wait_for(lambda: seen)
    assert seen == [(KeyError, "'x'", bad)]


@pytest.mark.parametrize("wrong", [3, None, "fn"])
def test_callback_not_callable(stream, wrong):
    with pytest.raises(TypeError) as error:
        stream.callback(wrong)
    assert str(error.value) == f"callback must be callable, got {type(wrong).__name__}"


@pytest.mark.parametrize("data", [0, 1, b""])
def test_user_data_for_python(stream, data):
    with pytest.raises(ValueError) as error:
        stream.callback(print, user_data=data)
    assert str(error.value) == "user_data is only supported with ctypes function pointers"


def test_callback_arguments(stream):
    with pytest.raises(TypeError, match=r"missing required argument 'fn'"):
        stream.callback()
    with pytest.raises(TypeError, match="positional"):
        stream.callback(print, 3)


@pytest.mark.parametrize("data, value", [(None, None), (0, None), (7, 7), (2**64 - 1, 2**64 - 1), (True, 1)])
def test_function_pointer_with_int(device, stream, data, value):
    seen = []
    stream.callback(HOST(seen.append), user_data=data)
    stream.sync()
    assert wait_for(lambda: seen == [value])


@pytest.mark.parametrize("make", [bytes, bytearray, memoryview, lambda b: (ctypes.c_char * len(b)).from_buffer_copy(b)])
def test_function_pointer_with_bytes(device, stream, make):
    """Bytes are copied: the original may change and go."""
    seen, data = [], make(b"some bytes")
    stream.callback(HOST(lambda at: seen.append(ctypes.string_at(at, 10))), user_data=data)
    if isinstance(data, bytearray):
        data[:] = bytes(10)
    del data
    stream.sync()
    assert wait_for(lambda: seen == [b"some bytes"])


def test_function_pointer_is_held(device, stream):
    """A function pointer is held until it has run.

    It is released when the next callback is queued, because CUDA's thread does not take the GIL for
    it.
    """
    class Owner:
        pass

    seen = []
    owner = Owner()
    function = HOST(lambda at: seen.append(1))
    function.owner = owner
    gone = weakref.ref(owner)
    stream.callback(function)
    del function, owner
    gc.collect()
    assert gone() is not None or seen
    stream.sync()
    assert wait_for(lambda: seen)

    def collected():
        stream.callback(list)
        stream.sync()
        return gone() is None

    assert wait_for(collected)


PROTOTYPES = [
    ctypes.CFUNCTYPE(None),
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
    ctypes.CFUNCTYPE(None, ctypes.c_int64),
    ctypes.CFUNCTYPE(None, ctypes.c_char_p),
    ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p),
    ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p),
]


@pytest.mark.parametrize("prototype", PROTOTYPES, ids=range(len(PROTOTYPES)))
def test_wrong_prototypes(stream, prototype):
    function = prototype(lambda *arguments: 0)
    with pytest.raises(TypeError) as error:
        stream.callback(function)
    assert str(error.value).startswith(
        f"host callback has prototype restype={function.restype!r}, argtypes={function.argtypes!r}; CUDA requires a "
        "callback matching CUhostFn (void (*)(void*)), declared as "
    )


def test_functions_of_libraries(device, stream):
    """A library's function runs directly, but its prototype must be declared."""
    free = ctypes.CDLL(None).free
    with pytest.raises(TypeError, match=r"restype=<class 'ctypes.c_int'>, argtypes=None; CUDA requires"):
        stream.callback(free)
    free.restype, free.argtypes = None, [ctypes.c_void_p]
    stream.callback(free)
    stream.sync()


def test_functions_that_expect_the_gil(stream):
    with pytest.raises(TypeError, match="PYFUNCTYPE, whose functions expect the GIL"):
        stream.callback(ctypes.PYFUNCTYPE(None, ctypes.c_void_p)(list))


def test_a_null_function(stream):
    with pytest.raises(ValueError, match="^host callback is a null pointer$"):
        stream.callback(HOST())


@pytest.mark.parametrize("data", ["text", 1.5, [1]], ids=repr)
def test_wrong_user_data(stream, data):
    with pytest.raises(TypeError) as error:
        stream.callback(HOST(print), user_data=data)
    assert str(error.value) == f"user_data must be an int or a bytes-like object, got {type(data).__name__}"


@pytest.mark.parametrize("data", [-1, 2**64])
def test_user_data_out_of_range(stream, data):
    with pytest.raises(OverflowError):
        stream.callback(HOST(print), user_data=data)


def test_user_data_that_is_not_contiguous(stream):
    with pytest.raises(BufferError):
        stream.callback(HOST(print), user_data=memoryview(b"abcd")[::2])


@stub_only
@pytest.mark.parametrize("function", [list, HOST(lambda at: None)], ids=["python", "pointer"])
def test_callback_that_is_not_queued(device, stream, driver_stub, function):
    """If the driver refuses, the callable is released at once, and nothing runs."""
    driver_stub.set_mode(stub.RECORD, "cuLaunchHostFunc")
    driver_stub.result("cuLaunchHostFunc", 801)
    before = sys.getrefcount(function)
    with pytest.raises(core.CUDAError, match=r"NOT_SUPPORTED.*\(in cuLaunchHostFunc\)"):
        stream.callback(function)
    assert sys.getrefcount(function) == before


@in_child()
def test_callbacks_without_ctypes_loaded():
    """Without ctypes loaded, no callable can be a function pointer."""
    import sys

    from cubind import core

    device = core.Device()
    device.set_current()
    stream = device.create_stream()
    loaded = sys.modules.pop("ctypes")
    seen = []
    stream.callback(lambda: seen.append(1))
    stream.sync()
    assert wait_for(lambda: seen)
    sys.modules["ctypes"] = loaded


def test_a_c_function_whose_class_has_a_class_of_its_own(stream):
    prototype = ctypes.CFUNCTYPE(None, ctypes.c_void_p)

    class Meta(type(prototype)):
        pass

    class Prototype(ctypes._CFuncPtr, metaclass=Meta):
        _flags_, _argtypes_, _restype_ = prototype._flags_, prototype._argtypes_, prototype._restype_

    got = []
    stream.callback(Prototype(got.append), user_data=7)
    stream.sync()
    assert got == [7]


@in_child()
def test_modules_that_make_attributes_on_demand():
    """Only the caller holds the results of these modules; a result that is no class is ignored."""
    import sys

    from cubind import core

    class Module:
        def __init__(self, make):
            self.make, self.asked = make, 0

        def __getattr__(self, name):
            self.asked += 1
            # Nothing else holds the module from here on.
            sys.modules.pop("ctypes", None), sys.modules.pop("numpy", None)
            gc.collect()
            return self.make(name)

    def raises(name):
        raise KeyError(name)

    device = core.Device()
    device.set_current()
    stream = device.create_stream()
    kernel = World().saxpy
    found = {name: sys.modules.get(name) for name in ("ctypes", "numpy")}
    seen = []
    # Runs as a Python callable if the module's class is not ctypes'.
    function = ctypes.CFUNCTYPE(None)(lambda: seen.append(1))
    for make in (lambda name: type(name, (), {}), lambda name: type(name, (bytearray,), {}), lambda name: [name]):
        for name in found:
            sys.modules[name] = module = Module(make)
            seen.clear()
            stream.callback(function if name == "ctypes" else lambda: seen.append(1))
            stream.sync()
            assert wait_for(lambda: seen)
            sys.modules[name] = module
            made = type("Fresh", (bytearray,), {})(8)
            core.launch(stream, core.LaunchConfig(grid=1, block=1), kernel, 1.0, made, made, made, 0)
            assert module.asked == (2 if name == "ctypes" else 1)
            del module
    sys.modules["ctypes"] = Module(raises)
    with pytest.raises(KeyError, match="_CFuncPtr"):
        stream.callback(function)
    sys.modules.update((name, module) for name, module in found.items() if module is not None)


@in_child(env={"CUBIND_STUB_DEVICES": "2"}, hardware=False)
def test_streams_of_two_devices():
    """Events are made in the recording stream's context, and the caller's context stays current."""
    stub_driver = libraries.load_stub("driver")
    one, two = core.Device(0), core.Device(1)
    one.set_current()
    two.set_current()
    there, here = one.create_stream(), two.create_stream()
    assert (there.device, here.device) == (one, two)
    assert int(driver.cuCtxGetDevice()[1]) == 1
    order = []
    stub_driver.hold(there.handle)
    there.callback(lambda: order.append("there"))
    here.wait(Foreign(there.__cuda_stream__()))
    here.callback(lambda: order.append("here"))
    event = there.record()
    assert event.device == one and event.context == one.context
    assert int(driver.cuCtxGetDevice()[1]) == 1 and order == []
    stub_driver.release(there.handle)
    here.sync()
    assert order == ["there", "here"]
    assert LEGACY.device is two
    one.set_current()
    assert LEGACY.device is one


@pytest.mark.gpu
def test_streams_of_two_gpus():
    devices = core.Device.get_all_devices()
    if len(devices) < 2:
        pytest.skip("one GPU")
    for device in devices[:2]:
        device.set_current()
    there, here = devices[0].create_stream(), devices[1].create_stream()
    here.wait(there)
    there.wait(here)
    here.sync()
    there.sync()
    devices[0].set_current()


# --- in the middle --------------------------------------------------------------------------------


def test_wait_for_a_stream_closed_in_the_middle(device, stream):
    other = device.create_stream()
    assert during_collections(lambda: stream.wait(other), other.close) is None


@in_child()
def test_default_streams_start_the_driver():
    """The first call may have only a foreign pointer and a default stream."""
    buffer = core.Buffer.from_handle(4096, 16)
    for use in (
        lambda: buffer.fill(0, stream=LEGACY),
        lambda: buffer.copy_to(core.Buffer.from_handle(8192, 16), stream=PER_THREAD),
    ):
        try:
            use()
        except core.CUDAError as error:
            assert error.name != "CUDA_ERROR_NOT_INITIALIZED", error
    assert driver.cuDeviceGetCount()[0] == 0


@stub_only
@pytest.mark.parametrize("default", [LEGACY, PER_THREAD, "null"])
def test_recorded_default_streams_are_told_apart(device, default):
    """A recorded default stream is told apart by stream and by the context current then."""
    default = core.Stream.from_handle(0) if default == "null" else default
    seen = []

    class Resource(core.MemoryResource):
        is_device_accessible, is_host_accessible, device_id = True, False, 0

        def allocate(self, size, *, stream):
            raise NotImplementedError

        def deallocate(self, ptr, size, *, stream):
            seen.append((int(stream.handle), repr(stream)))

    def free_one():
        core.Buffer.from_handle(64, 8, Resource(), stream=default).close()
        return seen.pop()

    first, again = free_one(), free_one()
    status, other = driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, 0)
    try:
        elsewhere = free_one()
    finally:
        driver.cuCtxPopCurrent()
        driver.cuCtxDestroy(other)
    handle = int(default.handle)
    text = "<Stream handle=0x{:x} context=0x{:x}>"
    assert first == again == (handle, text.format(handle, int(device.context.handle)))
    assert elsewhere == (handle, text.format(handle, int(other)))
    assert free_one() == first


# --- the GIL around launches ---------------------------------------------------------------------


@in_child()
def test_a_callback_ends_keep_gil():
    """From the first callback on launches release the GIL, whatever cubind.keep_gil() says.

    A launch may wait for a callback.
    """
    import ctypes

    import cubind
    from cubind import _runtime
    from cubind.core import Device

    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    at = ctypes.c_void_p.from_address(get(_runtime._gil, b"cubind._runtime._gil"))
    state = ctypes.c_int.from_address(at.value)
    keeps, callbacks = 1, 4
    assert state.value == 0
    cubind.keep_gil(True)
    device = Device(0)
    device.set_current()
    stream = device.create_stream()
    assert state.value == keeps
    stream.callback(list)
    stream.sync()
    assert state.value == keeps | callbacks
