"""Test Stream: creation, closing, foreign streams, subclasses, default streams."""

import gc
import pickle
import sys
import threading
import warnings
import weakref

import pytest
from cubind import core, driver
from support import growth, libraries
from support.core.streams import (
    LEGACY,
    NOT_INITIALIZED,
    PER_THREAD,
    Foreign,
    Subclass,
    address,
    in_thread,
    stub_only,
    wait_for,
)

NEW = (
    "Stream objects cannot be instantiated directly. Please use Device APIs (create_stream) or other Stream APIs "
    "(from_handle)."
)


class OldForeign:
    def __init__(self, stream):
        self.__cuda_stream__ = stream.__cuda_stream__()


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
