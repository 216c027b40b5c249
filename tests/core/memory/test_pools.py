"""Test memory resources of pools: options, devices, allocations, attributes."""

import gc

import pytest
from support import libraries
from support.core.resources import (  # noqa: F401
    FACTS,
    FUNCTIONAL,
    NOT_SUPPORTED,
    POOLS,
    RECORD,
    _synchronous,
    core,
    facts,
    needs_stub,
)

CAPTURE_TEXT = "_MemPool cannot perform memory operations on a capturing stream (consider using GraphMemoryResource)."


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
