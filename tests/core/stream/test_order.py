"""Test the order of work on streams: waits, capture, host functions, launches and the GIL."""

import ctypes
import gc
import sys
import threading
import weakref

import pytest
from cubind import core, driver
from support import libraries, stub
from support.child import in_child
from support.core.everything import World
from support.core.meddling import during_collections
from support.core.streams import LEGACY, PER_THREAD, Foreign, Subclass, address, stub_only, wait_for

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
