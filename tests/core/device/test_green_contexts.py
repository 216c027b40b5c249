"""Green contexts: resources of devices, splits, contexts, and their streams."""

import gc
import threading
import weakref

import pytest
from cubind import core, driver
from support import kernels, libraries, stub
from support.child import in_child

on_stub = pytest.mark.skipif(libraries.ON_GPU, reason="the stub answers on request")
OLD = libraries.ON_GPU and driver.cuDriverGetVersion()[1] < 13010
SIXTEEN = core.SMResourceOptions(count=16)


def current():
    return int(driver.cuCtxGetCurrent()[1])


@pytest.fixture
def whole(device):
    return device.resources.sm


@pytest.fixture
def green(device, whole):
    """Make a green context with 16 multiprocessors; the primary context stays current."""
    (group,), _ = whole.split(SIXTEEN)
    context = device.create_context(core.ContextOptions(resources=[group]))
    yield context
    device.set_current()
    context.close()


@pytest.fixture
def older(driver_stub):
    """Return a function that lets the driver report another version."""

    def report(version):
        driver_stub.set_mode(stub.RECORD, "cuDriverGetVersion")
        driver_stub.output("cuDriverGetVersion", 0, version.to_bytes(4, "little"))

    yield report
    driver_stub.reset()


# --- resources -----------------------------------------------------------------------------------


def test_the_multiprocessors_of_a_device(device, whole):
    assert whole.sm_count == device.properties.multiprocessor_count
    assert whole.min_partition_size == whole.coscheduled_alignment == 8
    assert whole.flags == 0
    assert device.context.resources.sm.sm_count == device.default_stream.resources.sm.sm_count == whole.sm_count
    assert device.resources is device.resources
    assert weakref.ref(whole)() is whole and whole != device.resources.sm
    with pytest.raises(AttributeError):
        whole.anything = 1


def test_handles_are_structs(whole):
    resource = driver.CUdevResource(_ptr=whole.handle)
    assert resource.type == driver.CUdevResourceType.CU_DEV_RESOURCE_TYPE_SM
    assert resource.sm.smCount == whole.sm_count


@pytest.mark.parametrize("name", ["SMResource", "WorkqueueResource", "DeviceResources"])
def test_no_direct_construction(name):
    cls = getattr(core, name)
    for make in (cls, lambda: cls.__new__(cls)):
        with pytest.raises(RuntimeError, match=f"^{name} cannot be instantiated directly. Use dev.resources"):
            make()
    with pytest.raises(TypeError):
        type("Derived", (cls,), {})


def test_a_split(whole):
    (one, two), rest = whole.split(core.SMResourceOptions(count=(16, 16)))
    assert (one.sm_count, two.sm_count, rest.sm_count) == (16, 16, whole.sm_count - 32)
    assert {part.coscheduled_alignment for part in (one, two, rest)} == {8}
    with pytest.raises(core.CUDAError, match="CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION"):
        one.split(core.SMResourceOptions(count=8))


def test_a_dry_run(device, whole):
    (group,), rest = whole.split(SIXTEEN, dry_run=True)
    assert (group.sm_count, rest.sm_count) == (16, whole.sm_count - 16)
    for part in (group, rest):
        with pytest.raises(ValueError, match="^dry-run SMResource objects cannot be used to create a context$"):
            device.create_context({"resources": [part]})


@pytest.mark.skipif(OLD, reason="needs CUDA 13.1")
def test_groups_of_different_sizes(whole):
    groups, rest = whole.split(core.SMResourceOptions((16, 24, None), (None, 4, 2), backfill=(False, False, True)))
    assert [group.sm_count for group in groups] == [16, 24, 92] and rest.sm_count == 0
    assert [group.coscheduled_alignment for group in groups] == [8, 4, 2]
    assert [group.flags for group in groups] == [0, 0, 1]


@pytest.mark.skipif(OLD, reason="needs CUDA 13.1")
def test_work_queues(device):
    queues = device.resources.workqueue
    assert queues.device is device and queues.concurrency_limit >= 1
    assert queues.sharing_scope == "device_ctx"
    queues.configure(core.WorkqueueResourceOptions("green_ctx_balanced", 4))
    context = device.create_context({"resources": [device.resources.sm, queues]})
    found = context.resources.workqueue
    assert (found.sharing_scope.name, found.concurrency_limit) == ("GREEN_CTX_BALANCED", 4)
    context.close()


@on_stub
def test_drivers_before_13_1(device, whole, older):
    older(13000)
    groups, rest = whole.split(core.SMResourceOptions(count=(9, 9)))
    assert [group.sm_count for group in groups] == [16, 16]
    assert (groups[0].min_partition_size, rest.coscheduled_alignment) == (8, 8)
    assert whole.split(core.SMResourceOptions(None), dry_run=True)[0][0].sm_count == 8
    for fields, error in [
        ({"count": (8, 16)}, "CUDA 12 SM splitting only supports homogeneous count values"),
        ({"coscheduled_sm_count": 8}, "SMResourceOptions.coscheduled_sm_count requires the CUDA 13.1"),
        ({"count": 8, "backfill": True}, "SMResourceOptions.backfill requires the CUDA 13.1"),
        ({"preferred_coscheduled_sm_count": 8}, "SMResourceOptions.preferred_coscheduled_sm_count requires the"),
    ]:
        with pytest.raises(RuntimeError, match=f"^{error}"):
            whole.split(core.SMResourceOptions(**fields))
    text = r"^WorkqueueResource requires CUDA driver 13\.1 or newer \(current driver: 13\.0\.0\)$"
    with pytest.raises(RuntimeError, match=text):
        _ = device.resources.workqueue


@on_stub
def test_drivers_before_green_contexts(device, whole, older):
    older(12030)
    text = r"^Green context support requires CUDA driver 12\.4 or newer \(current driver: 12\.3\.0\)$"
    for call in (
        lambda: device.resources.sm,
        lambda: device.resources.workqueue,
        lambda: whole.split(SIXTEEN),
        lambda: device.create_context({"resources": [whole]}),
    ):
        with pytest.raises(RuntimeError, match=text):
            call()


@on_stub
def test_sizes_that_the_driver_leaves_out(device, driver_stub):
    """Drivers for CUDA 12 fill in only the number of multiprocessors."""
    answer = bytearray(144)
    answer[0], answer[96] = 1, 132
    driver_stub.set_mode(stub.RECORD, "cuDeviceGetDevResource")
    driver_stub.output("cuDeviceGetDevResource", 1, bytes(answer))
    sizes = device.resources.sm
    assert (sizes.sm_count, sizes.min_partition_size, sizes.coscheduled_alignment) == (132, 8, 8)


# --- contexts ------------------------------------------------------------------------------------


def test_facts(device, green, whole):
    assert green.is_green and not green.is_closed and green != device.context
    assert type(green.handle) is driver.CUcontext
    assert repr(green) == f"<Context handle=0x{int(green.handle):x} device=0>"
    assert current() == int(device.context.handle)
    part = green.resources.sm
    assert (part.sm_count, part.min_partition_size) == (16, 8)
    (half,), rest = part.split(core.SMResourceOptions(count=8))
    assert half.sm_count + rest.sm_count == 16


def test_close(device, whole):
    context = device.create_context(core.ContextOptions([whole]))
    resources = context.resources
    for _ in range(2):
        context.close()
        assert context.is_closed and not context.is_green and context.handle is None
    for use in (lambda: context.resources, context.create_stream, lambda: device.set_current(context)):
        with pytest.raises(RuntimeError, match="^Context has been closed$"):
            use()
    assert resources.sm.sm_count == whole.sm_count  # it keeps the green context


def test_current(device, green):
    before = device.set_current(green)
    assert current() == int(green.handle) and device.context == green and device.context.is_green
    with pytest.raises(RuntimeError, match="^Cannot close a CUDA context while it is current"):
        green.close()
    with device.create_stream() as stream, device.create_event() as event, device.allocate(64, stream=stream) as buffer:
        assert stream.context == event.context == green
        assert stream.resources.sm.sm_count == device.default_stream.resources.sm.sm_count == 16
        buffer.fill(1, stream=stream)
        stream.sync()
    device.sync()
    assert device.set_current(before) is green
    assert current() == int(before.handle)


def test_streams(device, green):
    with pytest.raises(RuntimeError, match="^Context.create_stream.. is only supported on green contexts. Use Device"):
        device.context.create_stream()
    with pytest.raises(ValueError, match="^Green context streams must be non-blocking. Use StreamOptions"):
        green.create_stream({"nonblocking": False})
    with pytest.raises(ValueError, match="is out of range"):
        green.create_stream({"priority": 1})
    with green.create_stream({"priority": -1}) as stream, device.create_stream() as other:
        assert (stream.context, stream.priority, stream.is_nonblocking) == (green, -1, True)
        assert current() == int(device.context.handle)
        event = stream.record()
        assert event.context == green and event.context.is_green
        other.wait(event)
        stream.wait(other)
        stream.sync()
        wrapped = core.Stream.from_handle(int(stream.handle))
        assert wrapped.context == green and wrapped.context.is_green
        assert wrapped.resources.sm.sm_count == 16


def test_kernels(device, green):
    kernel = core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("nothing")
    config = core.LaunchConfig(grid=64, block=32)
    with green.create_stream() as stream:
        core.launch(stream, config, kernel)
        builder = stream.create_graph_builder().begin_building()
        core.launch(builder, config, kernel)
        graph = builder.end_building().complete()
        graph.launch(stream)
        stream.sync()
        graph.close()
        builder.close()


def test_a_stream_keeps_its_context(device, whole):
    context = device.create_context({"resources": whole.split(SIXTEEN)[0]})
    stream = context.create_stream()
    context.close()
    del context
    gc.collect()
    assert stream.context.is_green and stream.resources.sm.sm_count == 16
    stream.sync()
    stream.close()


@on_stub
def test_nothing_is_left(device, whole, driver_stub):
    gc.collect()
    before = driver_stub.live()
    for _ in range(100):
        context = device.create_context({"resources": whole.split(SIXTEEN)[0]})
        stream = context.create_stream()
        device.set_current(context)
        stream.record().close()
        device.set_current()
        del stream, context
    gc.collect()
    assert driver_stub.live() == before


@on_stub
@pytest.mark.parametrize("symbol", ["cuDevResourceGenerateDesc", "cuGreenCtxCreate", "cuCtxFromGreenCtx"])
def test_a_failed_creation(device, whole, driver_stub, symbol):
    gc.collect()
    before = driver_stub.live()
    driver_stub.set_mode(stub.RECORD, symbol)
    driver_stub.result(symbol, 999)
    with pytest.raises(core.CUDAError, match=rf"\(in {symbol}\)"):
        device.create_context({"resources": [whole]})
    assert driver_stub.live() == before


@on_stub
def test_a_failed_end(device, whole, driver_stub):
    context = device.create_context({"resources": [whole]})
    driver_stub.fail_call(2, 999)  # cuCtxGetCurrent, cuGreenCtxDestroy
    with pytest.warns(core.CUDAWarning, match="cuGreenCtxDestroy"):
        context.close()


def test_wrong_resources(device, whole):
    for resources, error, text in [
        (None, ValueError, "ContextOptions.resources must be provided to create a green context"),
        ([], ValueError, "ContextOptions.resources must not be empty"),
        ([3], TypeError, "Unsupported context resource type: <class 'int'>"),
        (whole, TypeError, "'cubind.core.SMResource' object is not iterable"),
    ]:
        with pytest.raises(error) as raised:
            device.create_context({"resources": resources})
        assert str(raised.value) == text
    for options in (None, 3):
        with pytest.raises((TypeError, ValueError), match="Context options must|options with device resources must"):
            device.create_context(options)


def deleted(options, name):
    delattr(options, name)
    return options


@pytest.mark.skipif(OLD, reason="the driver has no work queues, and splits by count only")
def test_deleted_fields(device, whole):
    for name in ("count", "coscheduled_sm_count", "preferred_coscheduled_sm_count", "backfill"):
        with pytest.raises(AttributeError, match=name):
            whole.split(deleted(core.SMResourceOptions(count=8), name))
    for name in ("sharing_scope", "concurrency_limit"):
        with pytest.raises(AttributeError, match=name):
            device.resources.workqueue.configure(deleted(core.WorkqueueResourceOptions("device_ctx", 2), name))
    with pytest.raises(AttributeError, match="resources"):
        device.create_context(deleted(core.ContextOptions([whole]), "resources"))


@pytest.mark.skipif(OLD, reason="the driver has no work queues, and splits by count only")
@pytest.mark.parametrize("answer", [5, None, "x", [1, 2], [None], [(1,)], ()])
def test_subclasses_of_options_that_answer_nonsense(device, whole, stream, answer):
    class Groups(core.SMResourceOptions):
        def _groups(self):
            return answer

    class Numbers(core.WorkqueueResourceOptions):
        def _numbers(self):
            return answer

    class Copy(core.utils.CopyOptions):
        def _numbers(self):
            return answer

    buffers = [device.allocate(64, stream=stream) for _ in range(2)]
    for use, fitting in (
        (lambda: whole.split(Groups()), ()),
        (lambda: device.resources.workqueue.configure(Numbers()), ()),
        (lambda: buffers[0].copy_to(buffers[1], stream=stream, options=Copy()), ([1, 2],)),
    ):
        if answer in fitting:
            use()
        else:
            with pytest.raises(TypeError):
                use()


@in_child()
def test_a_process_without_a_current_context():
    """A green context belongs to the device's primary context, which the driver makes."""
    from cubind import core

    device = core.Device(0)
    context = device.create_context({"resources": [device.resources.sm]})
    assert context.is_green
    device.set_current(context)
    assert device.create_stream().resources.sm.sm_count == device.resources.sm.sm_count


def test_threads(device, whole):
    """Several threads make, use and destroy green contexts at once."""
    failures = []

    def work():
        mine = core.Device(0)
        mine.set_current()
        for _ in range(20):
            context = mine.create_context({"resources": mine.resources.sm.split(SIXTEEN)[0]})
            mine.set_current(context)
            with context.create_stream() as stream:
                stream.record().sync()
                if stream.context != context or not mine.context.is_green:
                    failures.append(stream)
            mine.set_current()
            context.close()

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


@in_child(hardware=False)
def test_a_forked_child():
    """A child refuses what it inherited, and destroys none of it."""
    import os

    device = core.Device(0)
    device.set_current()
    whole = device.resources.sm
    context = device.create_context({"resources": [whole]})
    child = os.fork()
    if child == 0:
        refused = 0
        for use in (lambda: context.create_stream(), lambda: whole.split(SIXTEEN), lambda: context.resources.sm):
            try:
                use()
            except RuntimeError:
                refused += 1
        context.close()
        os._exit(0 if refused == 3 and whole.sm_count == 132 else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert context.create_stream().context == context
    context.close()


@in_child(env={"CUBIND_STUB_DEVICES": "2"}, hardware=False)
def test_two_devices():
    one, two = core.Device(0), core.Device(1)
    two.set_current()
    one.set_current()
    context = two.create_context({"resources": [two.resources.sm]})
    assert current() == int(one.context.handle) and repr(context).endswith(" device=1>")
    with context.create_stream() as stream:
        assert stream.device == two
        stream.record().sync()
    try:
        one.create_context({"resources": [two.resources.sm]})
    except core.CUDAError as error:
        assert "CUDA_ERROR_INVALID_VALUE" in str(error)
    else:
        raise AssertionError("taken")
