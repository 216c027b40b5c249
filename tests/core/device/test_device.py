"""Test Device: singletons, facts, the current device, and the objects that a device makes."""

import gc
import pickle
import re
import threading
import weakref

import pytest
from cubind import core, driver
from support import growth, libraries
from support.child import in_child
from support.core.meddling import during_collections

NOT_INITIALIZED = "Device 0 is not yet initialized, perhaps you forgot to call .set_current() first?"
stub_only = pytest.mark.skipif(libraries.ON_GPU, reason="steers the stub driver")

BOOLS = {
    *("cluster_launch", "concurrent_kernels", "concurrent_managed_access", "cooperative_launch", "ecc_enabled"),
    *("direct_managed_mem_access_from_host", "gpu_overlap", "integrated", "kernel_exec_timeout", "managed_memory"),
    *("mps_enabled", "multi_gpu_board", "pageable_memory_access", "pageable_memory_access_uses_host_page_tables"),
    *("tcc_driver", "unified_addressing", "unified_function_pointers", "cooperative_multi_device_launch"),
}
VARYING = {
    "clock_rate",
    "compute_mode",
    "kernel_exec_timeout",
    "memory_clock_rate",
    "single_to_double_precision_perf_ratio",
}
ATTRIBUTES = {
    name.removeprefix("CU_DEVICE_ATTRIBUTE_").lower(): member
    for name, member in driver.CUdevice_attribute.__members__.items()
    if name != "CU_DEVICE_ATTRIBUTE_MAX"
}


def in_thread(function):
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


def current():
    return int(driver.cuCtxGetCurrent()[1])


# --- one per thread and ordinal -------------------------------------------------------------------


def test_singletons(device):
    assert core.Device(0) is device
    assert core.Device() is core.Device(None) is device, "the device of the current context"
    assert core.Device(device_id=0) is core.Device(device_id=None) is core.Device(device) is device
    assert core.Device.__new__(core.Device, 0) is core.Device.__new__(core.Device) is device
    assert core.Device.__new__(core.Device, device_id=0) is device
    assert core.Device(False) is device


def test_all_devices(device):
    devices = core.Device.get_all_devices()
    assert type(devices) is tuple and devices[0] is device
    assert [d.device_id for d in devices] == list(range(driver.cuDeviceGetCount()[1]))
    assert device.get_all_devices() == devices


def test_other_threads_have_their_own(device):
    theirs = in_thread(lambda: (core.Device(0), core.Device(0) is core.Device(0), core.Device() is core.Device(0)))
    assert theirs[1:] == (True, True)
    other = theirs[0]
    assert other is not device and other == device and hash(other) == hash(device)


def test_many_threads():
    """Each thread sees its own Device, even if thread ids and addresses are reused."""

    def look():
        mine = core.Device(0)
        same = all(core.Device(0) is mine for _ in range(100))
        try:
            _ = mine.context
        except core.CUDAError:
            return same
        return "initialized by another thread"

    for _ in range(20):
        results = []
        threads = [threading.Thread(target=lambda: results.append(look())) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert results == [True] * 8


def test_devices_of_ended_threads_go():
    gone = in_thread(lambda: weakref.ref(core.Device(0)))
    gc.collect()
    assert gone() is None
    kept = in_thread(lambda: core.Device(0))
    assert kept == core.Device(0) and kept.name == core.Device(0).name


@pytest.mark.parametrize(
    "wrong, kind, text",
    [
        (-1, ValueError, "device_id must be >= 0, got -1"),
        (10**6, ValueError, "device_id must be within [0, {count}), got 1000000"),
        (2**80, OverflowError, None),
        ("0", TypeError, None),
        (0.0, TypeError, None),
        ((0,), TypeError, None),
    ],
)
def test_wrong_ordinals(wrong, kind, text):
    for make in (core.Device, lambda d: core.Device(device_id=d), lambda d: core.Device.__new__(core.Device, d)):
        with pytest.raises(kind) as error:
            make(wrong)
        if text is not None:
            assert str(error.value) == text.format(count=len(core.Device.get_all_devices()))


@pytest.mark.parametrize(
    "call, text",
    [
        (lambda: core.Device(0, 1), "Device() takes at most 1 positional argument (2 given)"),
        (lambda: core.Device(ordinal=1), "Device() got an unexpected keyword argument 'ordinal'"),
        (lambda: core.Device(0, device_id=0), "argument for Device() given by name ('device_id') and position (1)"),
        (
            lambda: core.Device.__new__(core.Device, 0, 1),
            "Device() takes at most 1 positional argument (2 given)",
        ),
    ],
)
def test_wrong_arguments(call, text):
    with pytest.raises(TypeError) as error:
        call()
    assert str(error.value) == text


def test_no_subclasses():
    with pytest.raises(TypeError, match="not an acceptable base type"):
        type("Mine", (core.Device,), {})


def test_without_a_context():
    assert in_thread(lambda: core.Device() is core.Device(0)) is True


# --- facts ----------------------------------------------------------------------------------------


def test_identity(device):
    assert int(device) == device.device_id == 0
    assert repr(device) == f"<Device 0 ({device.name})>"
    assert device == device and (device != device, device == 0, device != 0) == (False, False, True)
    assert hash(device) != hash(0)
    assert pickle.loads(pickle.dumps(device)) is device
    assert in_thread(lambda: pickle.loads(pickle.dumps(device)) is core.Device(0)) is True
    with pytest.raises(TypeError):
        _ = [1][device]
    with pytest.raises(TypeError):
        _ = device < device
    with pytest.raises(AttributeError):
        device.anything = 1
    with pytest.raises(AttributeError):
        device.name = "other"


def test_facts(device):
    """The facts are the driver's, and need no context."""

    def look():
        assert current() == 0
        mine = core.Device(0)
        facts = mine.name, mine.uuid, mine.pci_bus_id, mine.arch, mine.compute_capability, mine.properties.warp_size
        assert current() == 0
        return facts

    name, uuid, bus, arch, capability, warp = in_thread(look)
    assert name == driver.cuDeviceGetName(128, 0)[1].partition(b"\0")[0].decode()
    assert uuid.replace("-", "") == driver.cuDeviceGetUuid(0)[1].bytes.hex()
    assert re.fullmatch(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", uuid)
    assert bus == driver.cuDeviceGetPCIBusId(32, 0)[1].partition(b"\0")[0].decode()
    attribute = driver.CUdevice_attribute
    major = driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 0)[1]
    minor = driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, 0)[1]
    assert arch == f"{major}{minor}" and capability == (major, minor) and warp == 32


def test_compute_capability(device):
    capability = device.compute_capability
    assert capability is device.compute_capability
    major, minor = capability
    assert (capability.major, capability.minor) == (major, minor)
    assert repr(capability) == f"ComputeCapability(major={major}, minor={minor})"
    assert capability._asdict() == {"major": major, "minor": minor}
    assert pickle.loads(pickle.dumps(capability)) == capability
    assert type(in_thread(lambda: core.Device(0).compute_capability)) is type(capability)


def test_uuid_is_asked_once(device):
    assert device.uuid is device.uuid


# --- properties -----------------------------------------------------------------------------------


def test_every_attribute_is_a_property(device):
    names = {name for name in dir(device.properties) if not name.startswith("_")}
    assert names == set(ATTRIBUTES)
    assert {"max", "MAX"}.isdisjoint(names) and len(names) > 143


def test_values(device):
    """Values are the driver's: an int, or a bool by the contract's rule; 0 if unknown to it."""
    properties = device.properties
    for name, member in ATTRIBUTES.items():
        value = getattr(properties, name)
        status, expected = driver.cuDeviceGetAttribute(member, 0)
        is_bool = name.endswith("_supported") or name.startswith("can_") or name in BOOLS
        assert type(value) is (bool if is_bool else int), name
        if name not in VARYING:
            assert value == (0 if status == 1 else bool(expected) if is_bool else expected), name


def test_peers_types_and_names(device):
    """All properties of cuda.core exist, and are bool if they are bool there."""
    upstream = pytest.importorskip("cuda.core")
    stubs = (file for folder in upstream.__path__ for file in libraries.Path(folder).rglob("_device.pyi"))
    body = next(stubs).read_text().split("class DeviceProperties")[1].split("\nclass ")[0]
    theirs = dict(re.findall(r"@property\n    def (\w+)\(self\) -> (\w+)", body))
    assert len(theirs) == 143
    for name, kind in theirs.items():
        assert type(getattr(device.properties, name)).__name__ == kind, name


def test_unknown_attributes_are_zero(device, driver_stub):
    properties = in_thread(lambda: core.Device(0).properties)
    for name, value in (("max_pitch", 0), ("dma_buf_supported", False)):
        driver_stub.fail_call(1, 1)
        assert getattr(properties, name) is value
    driver_stub.fail_call(1, 719)
    with pytest.raises(core.CUDAError, match=r"LAUNCH_FAILED.*\(in cuDeviceGetAttribute\)"):
        _ = properties.warp_size
    assert properties.warp_size == 32


def test_what_is_cached(device, driver_stub):
    properties = device.properties
    assert properties is device.properties
    for name in ATTRIBUTES:
        getattr(properties, name)
        driver_stub.fail_call(1, 719)
        if name in VARYING:
            with pytest.raises(core.CUDAError):
                getattr(properties, name)
        else:
            getattr(properties, name)
            assert driver_stub.fault_left == 1, name
        driver_stub.fail_call(0, 0)


@in_child()
def test_properties_of_an_enum_that_is_none():
    """If a program replaces the enum by something wrong, that raises; the right one then works."""
    device = core.Device(0)
    right = driver.CUdevice_attribute
    for items in ([5], [()], [("WARP_SIZE",)], [(5, 5)], [("CU_DEVICE_ATTRIBUTE_WARP_SIZE", "text")], [(None, None)]):
        members = type("Members", (dict,), {"items": lambda self, items=items: items})()
        driver.CUdevice_attribute = type("Enum", (), {"__members__": members})
        with pytest.raises(TypeError):
            _ = device.properties
    driver.CUdevice_attribute = right
    assert device.properties.warp_size == 32


def test_properties_print_what_they_are(device):
    properties = device.properties
    names = {name for name in dir(properties) if not name.startswith("_")}
    lines = str(properties).splitlines()
    assert lines[0] == f"DeviceProperties of device 0 ({device.name}):"
    assert sorted(lines[1:]) == sorted(f"  {name} = {getattr(properties, name)}" for name in names)
    assert repr(properties) == (
        f"<DeviceProperties of device 0 ({device.name}): max_threads_per_block={properties.max_threads_per_block}, "
        f"warp_size={properties.warp_size}, multiprocessor_count={properties.multiprocessor_count}, "
        f"l2_cache_size={properties.l2_cache_size}, "
        f"compute_capability_major={properties.compute_capability_major}, "
        f"compute_capability_minor={properties.compute_capability_minor}, "
        f"max_shared_memory_per_block_optin={properties.max_shared_memory_per_block_optin}, ... {len(names)} in all>"
    )


@in_child(hardware=False)
def test_properties_print_without_the_driver():
    """A property whose value cannot be queried is left out."""
    device = core.Device(0)
    properties = device.properties
    assert properties.warp_size == 32
    stub = libraries.load_stub("driver")
    stub.set_mode(1, "cuDeviceGetAttribute")
    stub.result("cuDeviceGetAttribute", 999)
    count = len([name for name in dir(properties) if not name.startswith("_")])
    assert repr(properties) == f"<DeviceProperties of device 0 ({device.name}): warp_size=32, ... {count} in all>"
    assert str(properties) == f"DeviceProperties of device 0 ({device.name}):\n  warp_size = 32"


def test_properties_object(device):
    properties = device.properties
    kind = type(properties)
    with pytest.raises(RuntimeError) as error:
        kind()
    assert str(error.value) == "DeviceProperties cannot be instantiated directly. Please use Device APIs."
    assert kind.__name__ == "DeviceProperties" and kind.__module__ == "cubind.core"
    assert not hasattr(core, "DeviceProperties")
    with pytest.raises(AttributeError):
        properties.warp_size = 1
    with pytest.raises(AttributeError):
        _ = properties.nothing
    assert all(getattr(kind, name).__doc__ for name in ATTRIBUTES)


# --- the current device ---------------------------------------------------------------------------


def test_set_current(device):
    def look():
        mine = core.Device(0)
        steps = [current(), mine.set_current(), current() == int(mine.context.handle), mine.set_current(None)]
        return steps + [mine.context == device.context]

    assert in_thread(look) == [0, None, True, None, True]


NEEDS_CONTEXT = {
    "context": lambda d: d.context,
    "sync": lambda d: d.sync(),
    "create_stream": lambda d: d.create_stream(),
    "wrap": lambda d: d.create_stream(core.LEGACY_DEFAULT_STREAM),
    "create_event": lambda d: d.create_event(),
    "allocate": lambda d: d.allocate(1, stream=d.default_stream),
}


@pytest.mark.parametrize("use", NEEDS_CONTEXT.values(), ids=NEEDS_CONTEXT)
def test_not_initialized(device, use):
    """Each thread needs its own set_current(), whatever other threads have done."""
    error = in_thread(lambda: use(core.Device(0)))
    assert isinstance(error, core.CUDAError) and str(error) == NOT_INITIALIZED
    assert (error.code, error.name, error.function, error.log) == (None, None, None, None)


def test_what_needs_no_context(device):
    def look():
        mine = core.Device(0)
        return mine.default_stream is device.default_stream, mine.memory_resource is not None, current()

    assert in_thread(look) == (True, True, 0)


@pytest.mark.parametrize("use", NEEDS_CONTEXT.values(), ids=NEEDS_CONTEXT)
def test_no_context_is_current_any_more(device, use):
    """Only set_current() changes the current context.

    If none is current, objects are made in the device's context, and none is current afterwards.
    """
    driver.cuCtxSetCurrent(driver.CUcontext(0))
    made = use(device)
    assert current() == 0
    del made
    gc.collect()
    assert current() == 0
    device.set_current()


@stub_only
def test_sync(device, stream, driver_stub):
    """sync() waits for all streams, without the GIL."""
    done = []
    driver_stub.hold(stream.handle)
    stream.record()
    thread = threading.Thread(target=lambda: (device.sync(), done.append(1)))
    thread.start()
    thread.join(0.05)
    assert not done
    driver_stub.release(stream.handle)
    thread.join()
    assert done
    driver_stub.fail_call(2, 719)  # get, synchronize
    with pytest.raises(core.CUDAError, match=r"(?m)^CUDA_ERROR_LAUNCH_FAILED: .* \(in cuCtxSynchronize\)$"):
        device.sync()


@stub_only
@pytest.mark.parametrize(
    "use, function",
    [
        (lambda d: d.set_current(), "cuCtxSetCurrent"),
        (lambda d: core.Device(), "cuCtxGetDevice"),
        (lambda d: d.pci_bus_id, "cuDeviceGetPCIBusId"),
        (lambda d: d.set_current(d.context), "cuCtxGetCurrent"),
        (lambda d: d.sync(), "cuCtxGetCurrent"),
        (lambda d: in_new_thread(lambda: core.Device(0)), "cuDeviceGetName"),
        (lambda d: in_new_thread(lambda: core.Device(0).uuid, skip=3), "cuDeviceGetUuid"),
    ],
)
def test_failures_show_themselves(device, driver_stub, use, function):
    device.default_stream.sync()
    driver_stub.fail_call(1, 719)
    global stub_driver
    stub_driver = driver_stub
    with pytest.raises(core.CUDAError, match=rf"(?m)^CUDA_ERROR_LAUNCH_FAILED: .* \(in {function}\)$"):
        use(device)
    driver_stub.fail_call(0, 0)
    use(device)


stub_driver = None


def in_new_thread(function, skip=0):
    """Run the function on a new thread; a pending failure happens after `skip` calls."""
    if stub_driver.fault_left:
        stub_driver.fail_call(skip + 1, 719)
    result = in_thread(function)
    if isinstance(result, Exception):
        raise result
    return result


@stub_only
def test_a_device_that_cannot_be_made(driver_stub):
    """Whichever query fails, no incomplete list of devices is left."""

    def attempt(n):
        driver_stub.fail_call(n, 719)
        try:
            return core.Device(0)
        except core.CUDAError:
            driver_stub.fail_call(0, 0)
            return core.Device(0).compute_capability.major

    for n in (1, 2, 3):
        assert isinstance(in_thread(lambda n=n: attempt(n)), int), n


# --- objects that a device makes ------------------------------------------------------------------


def test_default_stream(device):
    assert device.default_stream is core.LEGACY_DEFAULT_STREAM


def test_memory_resource(device):
    def look():
        mine = core.Device(0)
        first = mine.memory_resource
        assert type(first) is core.DeviceMemoryResource and mine.memory_resource is first
        assert first.device_id == 0
        mine.memory_resource = resource = core.LegacyPinnedMemoryResource()
        assert mine.memory_resource is resource
        mine.set_current()
        with mine.allocate(8, stream=mine.default_stream) as buffer:
            assert buffer.memory_resource is resource
        return "done"

    assert in_thread(look) == "done"
    assert type(device.memory_resource) is core.DeviceMemoryResource, "one per thread's Device"


@pytest.mark.parametrize("wrong", [None, 3, core.MemoryResource], ids=["None", "int", "class"])
def test_wrong_memory_resources(device, wrong):
    before = device.memory_resource
    with pytest.raises(TypeError) as error:
        device.memory_resource = wrong
    assert str(error.value) == f"memory_resource must be a MemoryResource, got {type(wrong).__name__}"
    with pytest.raises(AttributeError, match="memory_resource cannot be deleted"):
        del device.memory_resource
    assert device.memory_resource is before


def test_allocate(device, stream):
    with device.allocate(256, stream=stream) as buffer:
        assert buffer.size == 256 and buffer.memory_resource is device.memory_resource and buffer.device_id == 0
    with device.allocate(0, stream=stream) as buffer:
        assert buffer.size == 0
    with device.allocate(size=True, stream=stream) as buffer:
        assert buffer.size == 1


@pytest.mark.parametrize(
    "call, kind, text",
    [
        (lambda d, s: d.allocate(1), TypeError, "allocate() missing required keyword-only argument 'stream'"),
        (lambda d, s: d.allocate(stream=s), TypeError, "allocate() missing required argument 'size' (pos 1)"),
        (lambda d, s: d.allocate(1, s), TypeError, "allocate() takes at most 1 positional argument (2 given); stream must be passed by keyword"),
        (lambda d, s: d.allocate("1", stream=s), TypeError, "size: 'str' object cannot be interpreted as an integer"),
        (lambda d, s: d.allocate(1.0, stream=s), TypeError, "size: 'float' object cannot be interpreted as an integer"),
        (lambda d, s: d.allocate(-1, stream=s), OverflowError, None),
        (lambda d, s: d.allocate(2**64, stream=s), OverflowError, None),
    ],
)
def test_allocate_refuses(device, stream, call, kind, text):
    with pytest.raises(kind) as error:
        call(device, stream)
    assert text is None or str(error.value) == text


def test_allocate_by_a_python_resource(device, stream):
    """allocate() calls a Python resource in the device's context, with the given stream."""

    class Mine(core.MemoryResource):
        is_device_accessible, is_host_accessible, device_id = True, False, 0

        def allocate(self, size, *, stream):
            seen.append((size, stream, current()))
            return inner.allocate(size, stream=stream)

        def deallocate(self, ptr, size, *, stream):
            raise AssertionError

    def look():
        mine = core.Device(0)
        mine.set_current()
        mine.memory_resource = Mine()
        context = current()
        driver.cuCtxSetCurrent(driver.CUcontext(0))
        mine.allocate(64, stream=stream).close(stream)
        assert current() == 0
        return seen == [(64, stream, context)]

    inner, seen = device.memory_resource, []
    assert in_thread(look) is True


def test_weak_references(device):
    assert weakref.ref(device)() is device


@stub_only
def test_nothing_is_left(driver_stub):
    def use():
        mine = core.Device(0)
        mine.set_current()
        mine.create_stream().close()
        mine.allocate(1, stream=mine.default_stream).close()
        return mine.properties.warp_size, mine.uuid

    growth.check_use(
        lambda: in_thread(use), 20, core.Device, type(core.Device(0).properties), live=driver_stub.live
    )


# --- two devices ----------------------------------------------------------------------------------


@in_child(env={"CUBIND_STUB_DEVICES": "3"}, hardware=False)
def test_every_method_works_on_its_own_device():
    zero, one, two = core.Device.get_all_devices()
    assert (zero, one, two) == (core.Device(0), core.Device(1), core.Device(2)) and len({zero, one, two}) == 3
    zero.set_current()
    one.set_current()
    contexts = [zero.context, one.context]
    assert core.Device() is one
    assert contexts[0] != contexts[1]
    for device, context in ((zero, contexts[0]), (one, contexts[1])):
        for made in (device.create_stream(), device.create_event(), device.create_stream().record()):
            assert made.device is device and made.context == context
            assert current() == int(contexts[1].handle)
        stream = device.create_stream()
        with device.allocate(16, stream=stream) as buffer:
            assert buffer.device_id == device.device_id
        device.sync()
        assert device.memory_resource.device_id == device.device_id
        assert current() == int(contexts[1].handle)
    try:
        two.create_stream()
    except core.CUDAError as error:
        assert str(error) == NOT_INITIALIZED.replace("Device 0", "Device 2")
    else:
        raise AssertionError("two was not initialized")
    assert repr(two) == f"<Device 2 ({two.name})>" and int(two) == 2
    assert zero != one and core.Device(one) is one
    assert pickle.loads(pickle.dumps(two)) is two
    zero.set_current()
    assert core.Device() is zero


@in_child(env={"CUBIND_STUB_DEVICES": "2"}, hardware=False)
def test_the_default_stream_of_allocate_is_the_devices():
    """A buffer of one device is freed on that device's default stream."""
    zero, one = core.Device.get_all_devices()
    zero.set_current()
    one.set_current()
    buffer = zero.allocate(16, stream=zero.default_stream)
    assert buffer.device_id == 0
    buffer.close()
    zero.sync()


@stub_only
@in_child(hardware=False)
def test_a_device_without_pools():
    """Without pools, the memory resource of a device is a synchronous one."""
    from support import stub as control

    stub_driver = libraries.load_stub("driver")
    device = core.Device(0)
    member = driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED
    stub_driver.set_mode(control.RECORD, "cuDeviceGetAttribute")
    for value in driver.CUdevice_attribute:
        answer = (0 if value == member else 1).to_bytes(4, "little")
        stub_driver.answer("cuDeviceGetAttribute", 0, answer, 1, int(value).to_bytes(8, "little"))
    device.set_current()
    resource = device.memory_resource
    assert type(resource).__name__ == "_SynchronousMemoryResource", resource
    assert resource.device_id == 0


@stub_only
def test_an_error_that_the_driver_cannot_name(device, driver_stub):
    driver_stub.fail_call(1, 12345)
    with pytest.raises(core.CUDAError) as error:
        device.create_stream()
    driver_stub.fail_call(0, 0)
    assert str(error.value).startswith("UNEXPECTED ERROR CODE: 12345 (in cu")
    assert (error.value.code, error.value.name, error.value.log) == (12345, None, None)


def test_one_device_per_thread_whatever_runs_in_the_middle(device):
    """A collection may ask for a thread's devices while these are being made."""

    def look():
        # Creates the thread's dict now, which CPython otherwise does at first use.
        threading.local().any = inner = []
        outer = during_collections(lambda: core.Device(0), lambda: inner.append(core.Device(0)))
        return all(d is outer for d in inner) and core.Device(0) is outer

    assert in_thread(look) is True


def test_made_once_whatever_runs_in_the_middle(device):
    inner = []

    def look():
        device = core.Device(0)
        outer = during_collections(lambda: device.properties, lambda: inner.append(device.properties))
        return all(p is outer for p in inner) and device.properties is outer

    assert in_thread(look) is True
