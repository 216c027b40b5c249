"""Test memory resources: the base class, subclasses, all of cubind.core, those without pools."""

import re
import sys
import threading
import warnings
import weakref

import pytest
from support import growth, libraries
from support.child import in_child
from support.core.resources import FACTS, POOLS, RECORD, RESOURCES, core, facts, needs_stub  # noqa: F401

NONE_TEXT = "stream is required and must not be None; pass device.default_stream explicitly to use the default stream."


# --- the base class -------------------------------------------------------------------------------

MEMBERS = {
    "allocate": lambda mr, s: mr.allocate(8, stream=s),
    "deallocate": lambda mr, s: mr.deallocate(8, 8, stream=s),
    "is_device_accessible": lambda mr, s: mr.is_device_accessible,
    "is_host_accessible": lambda mr, s: mr.is_host_accessible,
    "device_id": lambda mr, s: mr.device_id,
}


@pytest.mark.parametrize("member", MEMBERS)
@pytest.mark.parametrize("derived", [False, True])
def test_must_be_implemented(core, stream, member, derived):
    class Bare(core.MemoryResource):
        def __init__(self, something):
            self.something = something

    mr = Bare(3) if derived else core.MemoryResource()
    with pytest.raises(TypeError) as caught:
        MEMBERS[member](mr, stream)
    assert str(caught.value) == f"MemoryResource.{member} must be implemented by subclasses."
    assert mr.is_managed is False


def test_missing_member_of_a_buffer(core, stream):
    class Half(core.MemoryResource):
        is_device_accessible = True

    with pytest.raises(TypeError, match="MemoryResource.is_device_accessible must be implemented"):
        core.Buffer.from_handle(16, 16, mr=core.MemoryResource())
    buffer = core.Buffer.from_handle(16, 16, mr=Half(), stream=stream)
    with pytest.raises(TypeError, match="MemoryResource.device_id must be implemented"):
        buffer.device_id  # noqa: B018
    with pytest.warns(core.CUDAWarning, match="MemoryResource.deallocate must be implemented by subclasses."):
        buffer.close()


@pytest.mark.parametrize("number", [-2, -1, 7])
def test_any_device_id(core, stream, number):
    class Numbered(core.MemoryResource):
        is_device_accessible, is_host_accessible, device_id = True, False, number

        def deallocate(self, ptr, size, *, stream):
            pass

    with core.Buffer.from_handle(16, 16, mr=Numbered(), stream=stream) as buffer:
        assert buffer.device_id == number
        assert buffer.view(16, "int8").device_id == number
        Numbered.device_id = 2**40
        assert buffer.device_id == 2**40
        with pytest.raises(OverflowError, match="device_id 1099511627776 is out of range"):
            buffer.__dlpack__()


def test_memory_of_the_host_needs_no_device_id(core, device):
    class Host(core.MemoryResource):
        is_device_accessible, is_host_accessible = False, True

        def deallocate(self, ptr, size, *, stream):
            pass

    with core.Buffer.from_handle(16, 16, mr=Host()) as buffer:
        assert buffer.__dlpack_device__() == (1, 0)
        assert buffer.view(16, "int8").device_id == -1


def test_raising_deallocate(core, stream):
    class Raising(core.MemoryResource):
        is_device_accessible = True

        def deallocate(self, ptr, size, *, stream):
            raise ValueError("boom")

    text = "mr.deallocate(4096) failed during Buffer destruction; the allocation may have leaked: boom"
    for end in ("close", "del", "with", "another exception"):
        buffer = core.Buffer.from_handle(4096, 16, mr=Raising(), stream=stream)
        with pytest.warns(core.CUDAWarning) as caught:
            if end == "close":
                buffer.close()
            elif end == "with":
                with buffer:
                    pass
            elif end == "another exception":
                with pytest.raises(ZeroDivisionError):
                    try:
                        1 / 0  # noqa: B018
                    finally:
                        del buffer
            else:
                del buffer
        assert [str(warning.message) for warning in caught] == [text]


def test_warning_as_error_goes_to_the_hook(core, stream, monkeypatch):
    class Raising(core.MemoryResource):
        is_device_accessible = True

        def deallocate(self, ptr, size, *, stream):
            raise ValueError("boom")

    seen = []
    monkeypatch.setattr(sys, "unraisablehook", lambda args: seen.append(type(args.exc_value)))
    buffer = core.Buffer.from_handle(4096, 16, mr=Raising(), stream=stream)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        buffer.close()
    assert seen == [core.CUDAWarning] and buffer.is_closed


def test_deallocate_may_use_buffers(core, stream):
    """deallocate() may use Buffers: this resource wraps the Buffers of another one."""
    from support.core.everything import resource_class

    mr = resource_class()(core.DeviceMemoryResource(0))
    buffer = mr.allocate(64, stream=stream)
    assert buffer.memory_resource is mr and len(mr.taken) == 1
    part = buffer[8:]
    del buffer
    assert len(mr.taken) == 1
    part.close()
    assert mr.taken == {}


def test_device_uses_it(core, device, stream):
    from support.core.everything import resource_class

    before = device.memory_resource
    mr = resource_class()(before)
    device.memory_resource = mr
    try:
        buffer = device.allocate(64, stream=stream)
        assert device.memory_resource is mr and buffer.memory_resource is mr
        buffer.close()
    finally:
        device.memory_resource = before


def test_device_checks_what_it_returns(core, device, stream):
    class Lying(core.MemoryResource):
        def allocate(self, size, *, stream):
            return bytearray(size)

    before = device.memory_resource
    device.memory_resource = Lying()
    try:
        with pytest.raises(TypeError, match=r"Lying.allocate\(\) must return a Buffer, not bytearray"):
            device.allocate(64, stream=stream)
    finally:
        device.memory_resource = before


# --- all resources of cubind.core -----------------------------------------------------------------


@pytest.mark.parametrize("kind", RESOURCES)
def test_facts(core, device, stream, kind):
    mr = RESOURCES[kind](core)
    buffer = mr.allocate(64, stream=stream)
    assert facts(mr) == FACTS[kind] and facts(buffer) == FACTS[kind] and facts(buffer[8:16]) == FACTS[kind]
    assert buffer.memory_resource is mr and buffer.size == 64
    assert type(buffer) is (core.ManagedBuffer if kind == "managed" else core.Buffer)
    assert isinstance(mr, core.MemoryResource) and weakref.ref(mr)() is mr
    buffer.close()


@pytest.mark.parametrize("kind", RESOURCES)
def test_zero_bytes(core, device, stream, kind):
    with RESOURCES[kind](core).allocate(0, stream=stream) as buffer:
        assert (buffer.size, buffer.handle, buffer.is_closed) == (0, 0, False)
        assert buffer.copy_to(stream=stream).size == 0


@pytest.mark.parametrize("kind", RESOURCES)
def test_memory_comes_back(core, device, stream, kind, request):
    stub = None if libraries.ON_GPU else request.getfixturevalue("driver_stub")
    mr = RESOURCES[kind](core)
    before = stub and stub.live()
    for end in (lambda b: b.close(), lambda b: None, lambda b: mr.deallocate(0, 0, stream=stream)):
        end(mr.allocate(64, stream=stream))
    stream.sync()
    assert stub is None or stub.live() == before


@pytest.mark.parametrize("kind", RESOURCES)
def test_explicit_deallocate(core, device, stream, kind):
    """A Python resource may pass memory that no Buffer owns to deallocate() of one of ours."""
    inner = RESOURCES[kind](core)
    kept = []

    class Passing(core.MemoryResource):
        is_device_accessible = True

        def deallocate(self, ptr, size, *, stream):
            inner.deallocate(ptr, size, stream=stream)
            kept.append(ptr)

    class Own(type(inner)):
        def deallocate(self, ptr, size, *, stream):
            """Keep the memory: the Buffer that follows owns it."""

    own = Own(*{"device": (0,), "synchronous": (0,)}.get(kind, ()))
    address = own.allocate(64, stream=stream).handle
    core.Buffer.from_handle(address, 64, mr=Passing(), stream=stream).close()
    stream.sync()
    assert kept == [address]


BAD_SIZES = [
    (-1, OverflowError, "size: can't convert negative value to size_t"),
    (2**64, OverflowError, None),
    (1.5, TypeError, "size: an integer is required, got float"),
    ("1", TypeError, "size: an integer is required, got str"),
    (None, TypeError, "size: an integer is required, got NoneType"),
]


@pytest.mark.parametrize(("size", "error", "text"), BAD_SIZES, ids=str)
@pytest.mark.parametrize("kind", RESOURCES)
def test_bad_size(core, device, stream, kind, size, error, text):
    with pytest.raises(error) as caught:
        RESOURCES[kind](core).allocate(size, stream=stream)
    assert text is None or str(caught.value) == text


def test_sizes(core, device, stream):
    import ctypes

    class Size:
        def __index__(self):
            return 24

    mr = core.DeviceMemoryResource(0)
    assert [mr.allocate(size, stream=stream).size for size in (True, Size())] == [1, 24]
    assert ctypes.sizeof(ctypes.c_size_t) == 8


@pytest.mark.parametrize("kind", POOLS)
def test_pool_wants_a_stream(core, device, stream, kind):
    mr = POOLS[kind](core)
    with pytest.raises(TypeError, match=r"^allocate\(\) missing required keyword-only argument 'stream'$"):
        mr.allocate(8)
    with pytest.raises(TypeError, match=r"^deallocate\(\) missing required keyword-only argument 'stream'$"):
        mr.deallocate(8, 8)
    with pytest.raises(TypeError, match="takes at most 1 positional argument"):
        mr.allocate(8, stream)
    for call in (mr.allocate, lambda size, stream: mr.deallocate(0, size, stream=stream)):
        with pytest.raises(TypeError) as caught:
            call(8, stream=None)
        assert str(caught.value) == NONE_TEXT
        with pytest.raises(TypeError, match=r"^Stream or GraphBuilder expected, got int$"):
            call(8, stream=7)


@pytest.mark.parametrize("kind", RESOURCES)
def test_raised_through_cuda(core, device, stream, kind, request):
    """If the driver refuses, the call's error carries the driver's data."""
    if libraries.ON_GPU:
        pytest.skip("looks into the stub driver")
    stub = request.getfixturevalue("driver_stub")
    mr = RESOURCES[kind](core)
    symbols = {"legacy": "cuMemAllocHost_v2", "synchronous": "cuMemAlloc_v2"}
    symbol = symbols.get(kind, "cuMemAllocFromPoolAsync")
    stub.set_mode(RECORD, symbol)
    stub.result(symbol, 2)
    before = stub.live()
    with pytest.raises(core.CUDAError) as caught:
        mr.allocate(8, stream=stream)
    assert caught.value.name == "CUDA_ERROR_OUT_OF_MEMORY" and caught.value.function == symbol.removesuffix("_v2")
    assert stub.live() == before
    stub.result(symbol, 719)
    with pytest.raises(core.CUDAError, match=rf"(?m)\(in {symbol.removesuffix('_v2')}\)$") as caught:
        mr.allocate(8, stream=stream)
    assert caught.value.name == "CUDA_ERROR_LAUNCH_FAILED"


AMOUNT = r"\d+ bytes( \(\d+\.\d [KMGTPE]iB\))?"


@pytest.mark.parametrize("kind", RESOURCES)
def test_out_of_memory_tells_how_much(core, device, stream, kind):
    """The text has the size asked for, and how much the resource's memory has left."""
    mr = RESOURCES[kind](core)
    size = 1 << 50
    buffer = device.allocate(4096, stream=stream)
    with pytest.raises(core.CUDAError) as caught:
        mr.allocate(size, stream=stream)
    on_device = kind != "legacy" and mr.device_id == 0
    there = rf"device 0 has {AMOUNT} free of {AMOUNT}" if on_device else rf"the host has {AMOUNT} available"
    asked = rf"requested {size} bytes \(1\.0 PiB\)"
    text = (
        rf"CUDA_ERROR_OUT_OF_MEMORY: .* \(in \w+\): {asked}; {there}(; the pool holds {AMOUNT}, of which {AMOUNT} are in use)?"
    )
    assert re.fullmatch(text, str(caught.value)), str(caught.value)
    if on_device:
        from cubind import driver

        free, total = driver.cuMemGetInfo()[1:]
        assert f"of {total} bytes" in str(caught.value)
        if not libraries.ON_GPU:  # other processes use a GPU's memory, too
            assert f"has {free} bytes" in str(caught.value)
    if kind == "device":
        used = mr.attributes.used_mem_current
        assert used >= 4096 and f"of which {used} bytes" in str(caught.value)
    buffer.close()


@in_child(env={"CUBIND_STUB_DEVICES": "2"}, hardware=False)
def test_out_of_memory_of_another_device():
    """The text is about the resource's device, and the caller's context stays current."""
    from cubind import core, driver

    core.Device(1).set_current()
    stream = core.Device(1).create_stream()
    core.Device(0).set_current()
    mr = core.DeviceMemoryResource(1)
    before = int(driver.cuCtxGetCurrent()[1])
    with pytest.raises(core.CUDAError, match=r"; device 1 has \d+ bytes"):
        mr.allocate(1 << 50, stream=stream)
    assert int(driver.cuCtxGetCurrent()[1]) == before


@pytest.mark.parametrize("symbol", ["cuMemGetInfo_v2", "cuMemPoolGetAttribute", "cuCtxSetCurrent"])
def test_out_of_memory_where_nothing_can_be_told(core, device, stream, driver_stub, symbol):
    mr = core.DeviceMemoryResource(0)
    driver_stub.set_mode(RECORD, symbol)
    driver_stub.result(symbol, 719)
    with pytest.raises(core.CUDAError, match=r"^CUDA_ERROR_OUT_OF_MEMORY: .*: requested 1125899906842624 bytes"):
        mr.allocate(1 << 50, stream=stream)


@pytest.mark.parametrize("kind", RESOURCES)
def test_failing_deallocate(core, device, stream, kind):
    if libraries.ON_GPU:
        pytest.skip("hands made-up addresses to the driver")
    with pytest.raises(core.CUDAError, match=r"CUDA_ERROR_INVALID_VALUE.*\(in cuMemFree"):
        RESOURCES[kind](core).deallocate(4096, 8, stream=stream)


# --- without pools --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["legacy", "synchronous"])
def test_default_stream_is_recorded(core, device, kind):
    mr = RESOURCES[kind](core)
    for arguments in ({}, {"stream": None}):
        with mr.allocate(64, **arguments) as buffer:
            assert buffer.__cuda_array_interface__["stream"] in (1, 2)
    mr.deallocate(0, 0)
    mr.deallocate(0, 0, stream=None)
    with pytest.raises(TypeError, match=r"Stream or GraphBuilder expected"):
        mr.allocate(64, stream=3)


@needs_stub
@pytest.mark.parametrize("kind", ["legacy", "synchronous"])
def test_free_waits(core, driver_stub, device, stream, kind):
    """Buffers and deallocate() synchronize the stream before they free memory."""
    mr = RESOURCES[kind](core)
    buffer = mr.allocate(64, stream=stream)
    free = {"legacy": "cuMemFreeHost", "synchronous": "cuMemFree_v2"}[kind]
    for symbol in ("cuStreamSynchronize", free):
        driver_stub.set_mode(RECORD, symbol)
    address = buffer.handle
    buffer.close()
    mr.deallocate(address, 64, stream=stream)
    order = [call.function for call in driver_stub.calls()]
    sync, freed = driver_stub.find("cuStreamSynchronize"), driver_stub.find(free)
    assert order == [sync, freed, sync, freed]
    driver_stub.clear_log()
    mr.deallocate(address, 64)
    assert [call.function for call in driver_stub.calls()] == [freed]
    driver_stub.set_mode(0, free)
    mr.deallocate(address, 64)


@needs_stub
@pytest.mark.parametrize("kind", ["legacy", "synchronous"])
def test_failed_wait_is_a_warning(core, driver_stub, device, stream, kind):
    buffer = RESOURCES[kind](core).allocate(64, stream=stream)
    before = driver_stub.live()["allocations"]
    driver_stub.set_mode(RECORD, "cuStreamSynchronize")
    driver_stub.result("cuStreamSynchronize", 700)
    with pytest.warns(core.CUDAWarning, match="cuStreamSynchronize failed"):
        buffer.close()
    assert driver_stub.live()["allocations"] == before - 1
    with pytest.raises(core.CUDAError, match="cuStreamSynchronize"):
        RESOURCES[kind](core).deallocate(0, 0, stream=stream)


@pytest.mark.parametrize("kind", ["legacy", "synchronous"])
def test_freed_by_another_thread(core, device, kind):
    buffer = RESOURCES[kind](core).allocate(64)
    thread = threading.Thread(target=buffer.close)
    thread.start()
    thread.join()
    assert buffer.is_closed


@in_child(hardware=False)
def test_default_resource_without_pools():
    from cubind import core, driver

    stub = libraries.load_stub("driver")
    attribute = int(driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED)
    device = core.Device(0)
    device.set_current()
    stub.set_mode(RECORD, "cuDeviceGetAttribute")
    stub.answer("cuDeviceGetAttribute", 0, bytes(4), 1, attribute.to_bytes(4, "little"))
    mr = device.memory_resource
    assert type(mr).__name__ == "_SynchronousMemoryResource"
    stream = device.create_stream()
    buffer = device.allocate(64, stream=stream)
    assert buffer.memory_resource is mr and facts(buffer) == FACTS["synchronous"]
    buffer.close()


@in_child(env={"CUBIND_STUB_DEVICES": "2"}, hardware=False)
def test_memory_of_its_own_device():
    """Memory is on the resource's device, and the caller's context stays current."""
    from cubind import _core, core
    from cubind.checked import driver

    first, second = core.Device.get_all_devices()
    first.set_current()
    context = driver.cuCtxGetCurrent()
    buffer = _core._SynchronousMemoryResource(1).allocate(64)
    assert buffer.device_id == 1 and core.Buffer.from_handle(buffer.handle, 64).device_id == 1
    assert driver.cuCtxGetCurrent() == context
    pool = core.DeviceMemoryResource(second)
    assert pool.device_id == 1 and pool.handle != core.DeviceMemoryResource(first).handle


@in_child(env={"CUBIND_STUB_DEVICES": "2"}, hardware=False)
def test_memory_goes_where_the_context_is_lost():
    """If the caller's context cannot be restored, the call fails and frees the memory."""
    from cubind import _core, core

    stub = libraries.load_stub("driver")
    first, second = core.Device.get_all_devices()
    first.set_current()
    mr = _core._SynchronousMemoryResource(1)
    mr.allocate(64).close()
    before, functions, failed = stub.live()["allocations"], [], True
    while failed:
        stub.fail_call(len(functions) + 1, 999)
        try:
            buffer = mr.allocate(64)
        except core.CUDAError as error:
            functions.append(error.function)
        else:
            failed = stub.fault_left == 0  # a call whose failure is tolerated
            functions.append(None)
            stub.fail_call(0, 0)
            buffer.close()
        assert stub.live()["allocations"] == before, functions
        first.set_current()
    assert functions.count("cuCtxSetCurrent") == 2, functions


# --- life -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", RESOURCES)
def test_resource_goes_after_its_last_buffer(core, device, stream, kind):
    mr = RESOURCES[kind](core)
    gone = weakref.ref(mr)
    buffer = mr.allocate(64, stream=stream)
    del mr
    assert gone() is buffer.memory_resource
    buffer.close()
    assert gone() is None


@pytest.mark.parametrize("kind", RESOURCES)
def test_references_are_steady(core, device, stream, kind):
    mr = RESOURCES[kind](core)
    attributes = type(mr.attributes) if kind in POOLS else None
    watched = [type(mr), core.Buffer, core.ManagedBuffer, core.Stream, attributes, mr, stream]

    def use():
        RESOURCES[kind](core)
        buffer = mr.allocate(64, stream=stream)
        buffer.copy_to(buffer[:], stream=stream)
        buffer.memory_resource  # noqa: B018
        return mr.attributes if attributes is not None else None

    growth.check_use(use, 300, *watched)


def test_private_names(core):
    assert [t.__name__ for t in core.DeviceMemoryResource.__mro__[:3]] == [
        "DeviceMemoryResource",
        "_MemPool",
        "MemoryResource",
    ]
    assert core.DeviceMemoryResource.__module__ == "cubind.core"
    with pytest.raises(TypeError, match="immutable"):
        core.MemoryResource.allocate = None
