"""Test memory resources: the base class and its subclasses, pools, memory without pools."""

import gc
import re
import sys
import threading
import warnings
import weakref

import pytest
from support import growth, libraries
from support.child import in_child

needs_stub = pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub driver")

NONE_TEXT = "stream is required and must not be None; pass device.default_stream explicitly to use the default stream."
CAPTURE_TEXT = "_MemPool cannot perform memory operations on a capturing stream (consider using GraphMemoryResource)."
NOT_SUPPORTED = 801
FUNCTIONAL, RECORD = 0, 1


@pytest.fixture
def core():
    from cubind import core

    return core


def _synchronous():
    from cubind._core import _SynchronousMemoryResource

    return _SynchronousMemoryResource


POOLS = {
    "device": lambda core, *options: core.DeviceMemoryResource(0, *options),
    "pinned": lambda core, *options: core.PinnedMemoryResource(*options),
    "managed": lambda core, *options: core.ManagedMemoryResource(*options),
}
RESOURCES = {
    **POOLS,
    "legacy": lambda core: core.LegacyPinnedMemoryResource(),
    "synchronous": lambda core: _synchronous()(0),
}
FACTS = {  # device_id, is_device_accessible, is_host_accessible, is_managed
    "device": (0, True, False, False),
    "pinned": (-1, True, True, False),
    "managed": (-1, True, True, True),
    "legacy": (None, True, True, False),
    "synchronous": (0, True, False, False),
}


def device_of(item):
    try:
        return item.device_id
    except RuntimeError as error:
        assert str(error) == "a pinned memory resource is not bound to any GPU"


def facts(item):
    return device_of(item), item.is_device_accessible, item.is_host_accessible, item.is_managed


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


# --- pools ----------------------------------------------------------------------------------------


def own_pools(core, kind, stub):
    """Return resources with their own pools, the last of which is new.

    The others use the pools that waited.
    """
    made = []
    while True:
        before = stub and stub.live()["pools"]
        made.append(POOLS[kind](core, {}))
        if stub and stub.live()["pools"] > before or stub is None and len(made) == 2:
            return made


@pytest.mark.parametrize("kind", POOLS)
def test_current_pool(core, device, kind):
    mr = POOLS[kind](core)
    assert not mr.is_handle_owned and not mr.is_closed and not mr.is_ipc_enabled and not mr.is_mapped
    assert mr.uuid is None and type(mr.handle).__name__ == "CUmemoryPool" and int(mr.handle) != 0
    assert POOLS[kind](core).handle == mr.handle and POOLS[kind](core, None).handle == mr.handle


@pytest.mark.parametrize("kind", POOLS)
def test_own_pool(core, device, stream, kind, request):
    stub = None if libraries.ON_GPU else request.getfixturevalue("driver_stub")
    before = stub and stub.live()
    mr = POOLS[kind](core, {})
    assert mr.is_handle_owned and mr.handle != POOLS[kind](core).handle
    buffer, handle = mr.allocate(64, stream=stream), mr.handle
    assert mr.close() is None and mr.close() is None
    assert mr.is_closed and int(mr.handle) == 0 and not mr.is_handle_owned and facts(mr) == FACTS[kind]
    for use in (lambda: mr.allocate(8, stream=stream), lambda: mr.attributes):
        with pytest.raises(RuntimeError) as caught:
            use()
        assert str(caught.value) == f"{type(mr).__name__} has been closed"
    buffer.fill(1, stream=stream)
    assert POOLS[kind](core, {}).handle != handle, "the pool lives as long as its last buffer"
    buffer.close()
    stream.sync()
    after = stub and stub.live()
    assert stub is None or {**after, "pools": 0} == {**before, "pools": 0}


@pytest.mark.parametrize("kind", POOLS)
def test_own_pool_is_used_again(core, device, stream, kind, request):
    """The next resource like it reuses a pool as if it were new; no two use it at once."""
    stub = None if libraries.ON_GPU else request.getfixturevalue("driver_stub")
    settings = [n for n in NAMES if "current" not in n]
    made = own_pools(core, kind, stub)
    new = made[-1]
    assert len({int(mr.handle) for mr in made}) == len(made)
    facts = {n: getattr(new.attributes, n) for n in settings}
    for name in settings:
        setattr(new.attributes, name, 1 << 20 if name == "release_threshold" else 0)
    new.allocate(1 << 16, stream=stream).close()
    handle, pools = new.handle, stub and stub.live()["pools"]
    del new
    made.pop().close()
    for _ in range(3):
        device.sync()
        again = POOLS[kind](core, {})
        assert again.handle == handle and {n: getattr(again.attributes, n) for n in settings} == facts
        assert again.attributes.used_mem_current == 0
        again.allocate(64, stream=stream).close()
        del again
    assert stub is None or stub.live()["pools"] == pools


@pytest.mark.parametrize("kind", ["device", "pinned"])
def test_pools_of_another_size_are_others(core, device, kind):
    first = POOLS[kind](core, {"max_size": 1 << 22})
    handle = first.handle
    first.close()
    second = POOLS[kind](core, {"max_size": 1 << 23})
    assert second.handle != handle and POOLS[kind](core, {"max_size": 1 << 22}).handle == handle


def test_waiting_pools_hold_no_memory(core, device, stream, driver_stub):
    """A waiting pool holds no memory after any synchronization, whatever its settings were."""
    mr = own_pools(core, "device", driver_stub)[-1]
    mr.attributes.release_threshold = 2**64 - 1
    handle = mr.handle
    mr.allocate(1 << 20, stream=stream).close()
    stream.sync()
    assert mr.attributes.reserved_mem_current >= 1 << 20
    mr.close()
    device.sync()
    again = core.DeviceMemoryResource(0, {})
    assert again.handle == handle and again.attributes.reserved_mem_current == 0


def test_a_device_s_current_pool_is_left(core, device):
    """As if the pool was destroyed, the default pool becomes the current one again."""
    from cubind.checked import driver

    before = driver.cuDeviceGetMemPool(0)
    mr = core.DeviceMemoryResource(0, {})
    try:
        driver.cuDeviceSetMemPool(0, mr.handle)
        own = mr.handle
        assert core.DeviceMemoryResource(0).handle == own
        mr.close()
        assert driver.cuDeviceGetMemPool(0) == driver.cuDeviceGetDefaultMemPool(0) != own
    finally:
        driver.cuDeviceSetMemPool(0, before)


def test_made_again(core, device, stream):
    """__init__() of an object that has a pool: its buffers keep the old one."""
    mr = core.DeviceMemoryResource(0, {})
    first, handle = mr.allocate(64, stream=stream), mr.handle
    mr.__init__(0, {})
    assert mr.handle != handle and not mr.is_closed
    first.close()
    mr.allocate(64, stream=stream).close()
    mr.__init__(0)
    assert not mr.is_handle_owned and mr.handle == core.DeviceMemoryResource(0).handle


@needs_stub
@pytest.mark.parametrize("kind", POOLS)
def test_a_waiting_pool_that_fails(core, driver_stub, device, kind):
    handle = own_pools(core, kind, driver_stub)[-1].handle
    driver_stub.set_mode(RECORD, "cuMemPoolSetAttribute")
    driver_stub.result("cuMemPoolSetAttribute", 999)
    with pytest.raises(core.CUDAError) as caught:
        POOLS[kind](core, {})
    assert caught.value.function == "cuMemPoolSetAttribute"
    driver_stub.set_mode(FUNCTIONAL, "cuMemPoolSetAttribute")
    assert POOLS[kind](core, {}).handle == handle


def test_current_pool_outlives_its_resource(core, device, stream):
    mr = core.DeviceMemoryResource(0)
    mr.close()
    core.DeviceMemoryResource(0).allocate(64, stream=stream).close()


def test_release_threshold(core, device):
    from cubind.checked import driver

    pool = driver.cuDeviceGetMemPool(0)
    attribute = driver.CUmemPool_attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
    driver.cuMemPoolSetAttribute(pool, attribute, driver.cuuint64_t(0))
    assert core.DeviceMemoryResource(0).attributes.release_threshold == 2**64 - 1
    driver.cuMemPoolSetAttribute(pool, attribute, driver.cuuint64_t(1 << 20))
    assert core.DeviceMemoryResource(0).attributes.release_threshold == 1 << 20
    assert core.DeviceMemoryResource(0, {}).attributes.release_threshold == 0
    core.DeviceMemoryResource(0).attributes.release_threshold = 2**64 - 1


@pytest.mark.parametrize("kind", ["device", "pinned"])
def test_max_size(core, device, stream, kind):
    mr = POOLS[kind](core, {"max_size": 1 << 20})
    mr.allocate(1 << 20, stream=stream).close()
    with pytest.raises(core.CUDAError, match="CUDA_ERROR_OUT_OF_MEMORY"):
        mr.allocate(1 << 34, stream=stream)


@pytest.mark.parametrize("kind", ["device", "pinned"])
def test_no_ipc(core, device, kind):
    with pytest.raises(NotImplementedError, match="ipc_enabled=True is not supported in this release"):
        POOLS[kind](core, {"ipc_enabled": True})


BAD_ARGUMENTS = {
    "ordinal": (lambda c: c.DeviceMemoryResource(99), ValueError, r"device_id must be within \[0, \d+\), got 99"),
    "negative": (lambda c: c.DeviceMemoryResource(-1), ValueError, "device_id must be >= 0, got -1"),
    "text": (lambda c: c.DeviceMemoryResource("a"), TypeError, None),
    "nothing": (lambda c: c.DeviceMemoryResource(), TypeError, "missing required argument 'device_id'"),
    "too much": (lambda c: c.PinnedMemoryResource({}, 1), TypeError, "at most 1 positional argument"),
    "any": (lambda c: c.LegacyPinnedMemoryResource(1), TypeError, "takes no arguments"),
    "no device": (lambda c: _synchronous()(), TypeError, "missing required argument"),
    "bad device": (lambda c: _synchronous()("a"), TypeError, None),
    "numa": (lambda c: c.PinnedMemoryResource({"numa_id": -3}), ValueError, "^numa_id must be >= 0, got -3$"),
    "size": (lambda c: c.DeviceMemoryResource(0, {"max_size": -1}), OverflowError, "can't convert negative"),
    "size type": (lambda c: c.PinnedMemoryResource({"max_size": "a"}), TypeError, "an integer is required, got str"),
}


@pytest.mark.parametrize("row", BAD_ARGUMENTS)
def test_bad_arguments(core, device, row):
    make, error, text = BAD_ARGUMENTS[row]
    with pytest.raises(error, match=text):
        make(core)


@pytest.mark.parametrize("name", ["Device", "Pinned", "Managed"])
def test_options(core, device, name):
    kind = name.lower()
    options = getattr(core, f"{name}MemoryResourceOptions")
    assert POOLS[kind](core, options()).is_handle_owned
    what = f"{name}MemoryResource options"
    with pytest.raises(TypeError) as caught:
        POOLS[kind](core, 3)
    assert str(caught.value) == (
        f"The {what} must be provided as an object of type {name}MemoryResourceOptions or as a dict with valid {what}. "
        "The provided object is '3'."
    )
    with pytest.raises(TypeError, match="got an unexpected keyword argument 'nothing'"):
        POOLS[kind](core, {"nothing": 1})


def test_options_print(core):
    assert repr(core.DeviceMemoryResourceOptions()) == "DeviceMemoryResourceOptions(ipc_enabled=False, max_size=0)"
    pinned = "PinnedMemoryResourceOptions(ipc_enabled=False, max_size=0, numa_id=None)"
    assert repr(core.PinnedMemoryResourceOptions()) == pinned
    managed = "ManagedMemoryResourceOptions(preferred_location=None, preferred_location_type=None)"
    assert repr(core.ManagedMemoryResourceOptions()) == managed


def test_numa_id(core, device):
    assert core.PinnedMemoryResource().numa_id == -1 and core.PinnedMemoryResource({}).numa_id == -1
    assert core.PinnedMemoryResource({"numa_id": 0}).numa_id == 0


LOCATIONS = [  # location, type, preferred_location, device_id
    (None, None, None, -1),
    (0, None, ("device", 0), 0),
    (-1, None, ("host", None), -1),
    (0, "device", ("device", 0), 0),
    (None, "host", ("host", None), -1),
    (0, "host_numa", ("host_numa", 0), -1),
]


@pytest.mark.parametrize(("location", "kind", "expected", "device_id"), LOCATIONS)
def test_preferred_location(core, device, location, kind, expected, device_id):
    options = {"preferred_location": location, "preferred_location_type": kind}
    mr = core.ManagedMemoryResource(options)
    assert mr.preferred_location == expected and mr.device_id == device_id
    assert core.ManagedMemoryResource().preferred_location is None


@needs_stub
@pytest.mark.parametrize("node", [0, -1])
def test_numa_node_of_the_device(core, driver_stub, device, node):
    from cubind import driver

    attribute = driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID
    driver_stub.set_mode(RECORD, "cuDeviceGetAttribute")
    driver_stub.answer(
        "cuDeviceGetAttribute", 0, node.to_bytes(4, "little", signed=True), 1, int(attribute).to_bytes(4, "little")
    )
    options = {"preferred_location_type": "host_numa"}
    if node < 0:
        with pytest.raises(RuntimeError, match="device 0 does not report its NUMA node"):
            core.ManagedMemoryResource(options)
    else:
        assert core.ManagedMemoryResource(options).preferred_location == ("host_numa", 0)


BAD_LOCATIONS = [
    (
        -2,
        None,
        ValueError,
        "preferred_location must be a device ordinal (>= 0), -1 for host, or None for no preference, got -2",
    ),
    (
        None,
        "device",
        ValueError,
        "preferred_location must be a device ordinal (>= 0) when preferred_location_type is 'device', got None",
    ),
    (
        -1,
        "device",
        ValueError,
        "preferred_location must be a device ordinal (>= 0) when preferred_location_type is 'device', got -1",
    ),
    (3, "host", ValueError, "preferred_location must be None when preferred_location_type is 'host', got 3"),
    (
        -1,
        "host_numa",
        ValueError,
        "preferred_location must be a NUMA node ID (>= 0) or None when preferred_location_type is 'host_numa', got -1",
    ),
    (2**32, None, OverflowError, "signed integer is greater than maximum"),
    (2**32, "host_numa", OverflowError, "signed integer is greater than maximum"),
    (
        None,
        "x",
        ValueError,
        "'x' is not a valid ManagedMemoryLocationType. Must be None, 'device', 'host' or 'host_numa'",
    ),
    ("a", None, TypeError, "preferred_location must be an int or None, got str"),
]


@pytest.mark.parametrize(("location", "kind", "error", "text"), BAD_LOCATIONS)
def test_bad_location(core, device, location, kind, error, text):
    with pytest.raises(error) as caught:
        core.ManagedMemoryResource({"preferred_location": location, "preferred_location_type": kind})
    assert str(caught.value) == text


@needs_stub
@pytest.mark.parametrize("options", [(), ({},)], ids=["current", "own"])
@pytest.mark.parametrize("kind", POOLS)
def test_without_pools(core, driver_stub, device, kind, options):
    """Without pools the error is the driver's, and says where memory can be had instead."""
    symbol = "cuMemPoolCreate" if options else {"device": "cuDeviceGetMemPool"}.get(kind, "cuMemGetMemPool")
    gc.collect()  # resets the pools of dropped resources now, because that would fail, too
    others = own_pools(core, kind, driver_stub)  # noqa: F841 (none waits)
    driver_stub.set_mode(RECORD, symbol)
    driver_stub.result(symbol, NOT_SUPPORTED)
    with pytest.raises(core.CUDAError) as caught:
        POOLS[kind](core, *options)
    assert str(caught.value).startswith("CUDA_ERROR_NOT_SUPPORTED: ")
    assert "LegacyPinnedMemoryResource" in str(caught.value) and caught.value.function == symbol
    driver_stub.result(symbol, 2)
    with pytest.raises(core.CUDAError) as caught:
        POOLS[kind](core, *options)
    assert "LegacyPinnedMemoryResource" not in str(caught.value)


@needs_stub
@pytest.mark.parametrize("symbol", ["cuMemPoolGetAttribute", "cuMemPoolSetAttribute"])
def test_threshold_failures(core, driver_stub, device, symbol):
    gc.collect()  # resets the pools of dropped resources now, because that would fail, too
    driver_stub.set_mode(RECORD, "cuMemPoolGetAttribute")
    driver_stub.set_mode(RECORD, symbol)
    driver_stub.output("cuMemPoolGetAttribute", 2, bytes(8))
    driver_stub.result(symbol, 999)
    with pytest.raises(core.CUDAError) as caught:
        core.DeviceMemoryResource(0)
    assert caught.value.function == symbol


def test_capturing(core, device, stream):
    from cubind.checked import driver

    handle = int(stream.handle)
    pools = [make(core) for make in POOLS.values()]
    driver.cuStreamBeginCapture(handle, 0)
    try:
        for pool in pools:
            with pytest.raises(RuntimeError) as caught:
                pool.allocate(8, stream=stream)
            assert str(caught.value) == CAPTURE_TEXT
    finally:
        driver.cuGraphDestroy(driver.cuStreamEndCapture(handle))
    POOLS["device"](core).allocate(8, stream=stream).close()


@pytest.mark.parametrize("kind", POOLS)
def test_subclass_of_a_pool(core, device, stream, kind):
    """A subclass's deallocate is called, and its __init__ may have any parameters."""
    base = type(POOLS[kind](core))

    class Counting(base):
        def __init__(self, name):
            super().__init__(*((0,) if kind == "device" else ()))
            self.name, self.count = name, 0

        def deallocate(self, ptr, size, *, stream):
            self.count += 1
            super().deallocate(ptr, size, stream=stream)

    mr = Counting("x")
    buffer = mr.allocate(64, stream=stream)
    assert buffer.memory_resource is mr and facts(buffer) == FACTS[kind]
    part = buffer[:8]
    buffer.close()
    assert mr.count == 0
    part.close()
    mr.allocate(8, stream=stream).close()
    assert mr.count == 2


def test_pool_without_init(core, stream):
    class Empty(core.DeviceMemoryResource):
        def __init__(self):
            pass

    mr = Empty()
    assert mr.is_closed and int(mr.handle) == 0
    mr.close()
    with pytest.raises(RuntimeError, match="^Empty has been closed$"):
        mr.allocate(8, stream=stream)


def test_init_again(core, device, stream):
    mr = core.DeviceMemoryResource(0)
    mr.__init__(0, {})
    assert mr.is_handle_owned
    with pytest.raises(ValueError):
        mr.__init__(99)
    mr.allocate(64, stream=stream).close()


def test_from_handle_with_a_pool(core, device, stream):
    """Buffer.from_handle() with a pool keeps the pool.

    Its memory is freed from C, in stream order.
    """

    class Leaving(core.DeviceMemoryResource):
        def deallocate(self, ptr, size, *, stream):
            pass

    leaving, used = Leaving(0), core.DeviceMemoryResource(0)
    before = used.attributes.used_mem_current
    address = leaving.allocate(1 << 16, stream=stream).handle
    core.Buffer.from_handle(address, 1 << 16, mr=used, stream=stream).close()
    stream.sync()
    assert used.attributes.used_mem_current == before


# --- attributes -----------------------------------------------------------------------------------

NAMES = (
    "reuse_follow_event_dependencies",
    "reuse_allow_opportunistic",
    "reuse_allow_internal_dependencies",
    "release_threshold",
    "reserved_mem_current",
    "reserved_mem_high",
    "used_mem_current",
    "used_mem_high",
)


def test_attributes(core, device, stream):
    mr = core.DeviceMemoryResource(0, {})
    attributes = mr.attributes
    assert [type(getattr(attributes, name)) for name in NAMES] == [bool] * 3 + [int] * 5
    with mr.allocate(1 << 16, stream=stream):
        assert attributes.used_mem_current >= 1 << 16 and attributes.reserved_mem_current >= 1 << 16
    assert attributes.used_mem_high >= 1 << 16
    assert repr(attributes).startswith("_MemPoolAttributes(release_threshold=")
    mr.close()
    assert attributes.release_threshold == 0, "what was asked for before lives on"


def test_set_attributes(core, device, stream):
    attributes = core.DeviceMemoryResource(0, {}).attributes
    for name in NAMES[:3]:
        for value in (False, True, 0, 1):
            setattr(attributes, name, value)
            assert getattr(attributes, name) is bool(value)
    attributes.release_threshold = 2**64 - 1
    assert attributes.release_threshold == 2**64 - 1
    attributes.used_mem_high = 0
    attributes.reserved_mem_high = 0
    assert attributes.used_mem_high == 0


BAD_SETTINGS = [
    ("release_threshold", -1, OverflowError, None),
    ("release_threshold", "a", TypeError, "an integer is required, got str"),
    ("used_mem_high", 5, ValueError, "used_mem_high can only be set to 0, got 5"),
    ("reserved_mem_high", "a", TypeError, None),
    ("reserved_mem_current", 0, AttributeError, None),
    ("used_mem_current", 0, AttributeError, None),
    ("nothing", 0, AttributeError, None),
]


@pytest.mark.parametrize(("name", "value", "error", "text"), BAD_SETTINGS)
def test_bad_settings(core, device, name, value, error, text):
    attributes = core.DeviceMemoryResource(0, {}).attributes
    with pytest.raises(error) as caught:
        setattr(attributes, name, value)
    assert text is None or str(caught.value) == text


def test_attributes_stay(core, device):
    attributes = core.DeviceMemoryResource(0).attributes
    for name in NAMES:
        with pytest.raises(AttributeError):
            delattr(attributes, name)
    with pytest.raises(RuntimeError) as caught:
        type(attributes)()
    assert str(caught.value) == "_MemPoolAttributes cannot be instantiated directly. Please use MemoryResource APIs."

    class Odd:
        def __bool__(self):
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        attributes.reuse_allow_opportunistic = Odd()


@needs_stub
def test_attribute_failures(core, driver_stub, device):
    attributes = core.DeviceMemoryResource(0).attributes
    gc.collect()  # frees leftover pools of other tests now, and not while the driver fails
    for symbol in ("cuMemPoolGetAttribute", "cuMemPoolSetAttribute"):
        driver_stub.set_mode(RECORD, symbol)
        driver_stub.result(symbol, NOT_SUPPORTED)
    with pytest.raises(core.CUDAError) as caught:
        attributes.used_mem_current  # noqa: B018
    assert caught.value.function == "cuMemPoolGetAttribute"
    with pytest.raises(core.CUDAError) as caught:
        attributes.release_threshold = 3
    assert caught.value.function == "cuMemPoolSetAttribute"
    assert repr(attributes) == "_MemPoolAttributes()", "a repr never raises"


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
