"""Invalidated captures with captures inside them, ended in any order, cause only exceptions.

When the capture of a body graph is invalidated, NVIDIA's driver 580 destroys the body graph with
the capture. It destroys the body graph again with the graph around it, which crashes the process.
The stub driver behaves the same way, so each test runs in a process of its own.
"""

import gc
import itertools
import signal
import threading

import pytest
from support import libraries
from support.child import in_child

from support.core.exits import ends

UNSUPPORTED, INVALIDATED = 900, 901  # CUDA_ERROR_STREAM_CAPTURE_…

SPOIL = {
    "the body": lambda outer, body, device: body.stream.sync(),
    "the outer": lambda outer, body, device: outer.stream.sync(),
    "both": lambda outer, body, device: wait_for_all(),
    "the body, then both": lambda outer, body, device: (attempt(body.stream.sync), attempt(wait_for_all)),
    "nothing": lambda outer, body, device: None,
}
STEPS = {
    "end the body": lambda outer, body: body.end_building(),
    "close the body": lambda outer, body: body.close(),
    "end the outer": lambda outer, body: outer.end_building(),
    "close the outer": lambda outer, body: outer.close(),
}
ORDERS = [order for order in itertools.permutations(STEPS, 2) if len({step.split()[2] for step in order}) == 2]


def attempt(work):
    """Return the code of a CUDAError, -1 for a RuntimeError, or 0."""
    from cubind import core

    try:
        work()
    except core.CUDAError as error:
        return int(error.code)
    except RuntimeError:
        return -1
    return 0


def wait_for_all():
    """Synchronize past cubind.core, which does not call the driver for this during a capture."""
    from cubind.checked import driver

    driver.cuCtxSynchronize()


def open_builders(device, kernel, depth):
    """Return a builder, and nested bodies that capture."""
    from cubind import core

    builders = [device.create_graph_builder().begin_building()]
    for _ in range(depth):
        outer = builders[-1]
        body = outer.if_then(outer.create_condition()).begin_building()
        core.launch(body, core.LaunchConfig(grid=1, block=1), kernel)
        builders.append(body)
    return builders


def churn(device, kernel, stream):
    """Do work that would reuse freed memory, with captures that the spoilt ones must not affect."""
    from cubind import core
    from cubind.core import graph

    kept = []
    for _ in range(20):
        definition = graph.GraphDefinition()
        for _ in range(5):
            definition.empty()
        kept.append(definition)
        builder = device.create_graph_builder().begin_building()
        core.launch(builder, core.LaunchConfig(grid=1, block=1), kernel)
        builder.end_building().complete().launch(stream)
    stream.sync()


def begin():
    from cubind import core
    from support import kernels

    if not libraries.ON_GPU:
        libraries.load_stub("driver").imitate_580()
    device = core.Device(0)
    device.set_current()
    return device, device.create_stream(), core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("nothing")


def run_orders(spoil):
    device, stream, kernel = begin()
    found = {}
    for order in ORDERS:
        outer, body = open_builders(device, kernel, 1)
        codes = [attempt(lambda outer=outer, body=body: SPOIL[spoil](outer, body, device))]
        codes += [attempt(lambda step=step, o=outer, b=body: STEPS[step](o, b)) for step in order]
        codes.append(attempt(outer.complete))
        del outer, body
        gc.collect()
        churn(device, kernel, stream)
        found[", ".join(order)] = [*codes, attempt(device.sync)]
    return found


def run_nested(spoilt):
    device, stream, kernel = begin()
    for order in itertools.permutations(range(4)):
        builders = open_builders(device, kernel, 3)
        if order[0] % 2:  # it is spoilt at this point
            attempt(builders[spoilt].stream.sync)
        for i in order:
            attempt(builders[i].end_building)
            if i != spoilt:
                attempt(builders[spoilt].stream.sync)
        del builders
        gc.collect()
        churn(device, kernel, stream)
    return attempt(device.sync)


@pytest.mark.parametrize("spoil", SPOIL)
@in_child()
def test_orders(spoil):
    """A capture spoilt together with one inside it never ends, so every device wait is refused."""
    goes_on = "both" in spoil
    for order, codes in run_orders(spoil).items():
        spoilt, *ended, completed, synced = codes
        assert (spoilt == 0) == (spoil in ("nothing", "the body, then both")), (order, codes)
        assert (completed != 0) == (spoil != "nothing" or "close the outer" in order), (order, codes)
        assert synced == (UNSUPPORTED if goes_on else 0), (order, codes)
        for step, code in zip(order.split(", "), ended, strict=True):
            assert code in ((0,) if spoil == "nothing" or "close" in step else (0, INVALIDATED)), (order, codes)


@pytest.mark.parametrize("spoilt", range(4))
@in_child()
def test_bodies_of_bodies(spoilt):
    assert run_nested(spoilt) == 0


@in_child()
def test_nobody_waits_for_a_device_that_captures():
    """Core does not call a driver that would spoil all captures; they continue."""
    device, stream, kernel = begin()
    builders = open_builders(device, kernel, 1)
    codes = [attempt(device.sync)]

    def work():
        from cubind import core

        core.Device(0).set_current()
        codes.append(attempt(core.Device(0).sync))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join(60)
    assert codes == [UNSUPPORTED] * 2
    for builder in reversed(builders):
        builder.end_building()
    builders[0].complete().launch(stream)
    assert attempt(device.sync) == 0
    builder = device.create_graph_builder().begin_building()
    builder.close()
    assert attempt(device.sync) == 0


@in_child(env={"CUBIND_STUB_DEVICES": "2"}, hardware=False)
def test_another_device_is_waited_for():
    from cubind import core

    device, _, _ = begin()
    builder = device.create_graph_builder().begin_building()
    other = core.Device(1)
    other.set_current()
    assert attempt(other.sync) == 0
    assert attempt(device.sync) == UNSUPPORTED
    assert builder.is_building
    builder.end_building()
    assert attempt(device.sync) == 0


@in_child(env={"CUBIND_STUB_DEVICES": "2"}, hardware=False)
def test_a_device_whose_stream_takes_part_is_not_waited_for():
    from cubind import core

    device, _, _ = begin()
    other = core.Device(1)
    other.set_current()
    follower = other.create_stream()
    device.set_current()
    builder = device.create_graph_builder().begin_building()
    follower.wait(builder.stream)
    assert attempt(other.sync) == UNSUPPORTED
    builder.stream.wait(follower)
    builder.end_building()
    assert attempt(other.sync) == 0


@pytest.mark.skipif(libraries.ON_GPU, reason="about the stub driver")
@ends(status=-signal.SIGABRT, stderr=".*driver 580 ends the process: a thread uses a capture while another thread ends or invalidates it.*")
def test_what_the_stub_does_not_survive():
    """Without cubind.core in between, the stub ends the process as driver 580 does."""
    from cubind.checked import driver

    device, stream, _ = begin()
    handle = stream.handle

    def ask():
        device.set_current()
        while True:
            driver.cuStreamIsCapturing(handle)

    threading.Thread(target=ask, daemon=True).start()
    for _ in range(100):
        driver.cuStreamBeginCapture(handle, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED)
        driver.cuGraphDestroy(driver.cuStreamEndCapture(handle))
