"""Provide fixtures for cubind.core tests: a device with a current context, on the stub or a GPU."""

import gc
import sys

import pytest
from support import libraries
from support.core import compilers
from support.suite import *  # noqa: F403

compilers.install()

_retained = False  # whether a primary context was seen to be in use
_lost = None  # the test after which no primary context was in use


_before = "the start"  # the test that ran last
_captured = None  # the test that left a capture unfinished


@pytest.fixture(autouse=True)
def no_capture(request):
    """Fail the test after an unfinished capture, and name the test that left it.

    An unfinished capture gets in the way of all calls that wait for the device, so later tests are
    skipped.
    """
    global _before, _captured
    before, _before = _before, request.node.nodeid
    if libraries.ON_GPU:
        return
    driver = libraries.load_stub("driver")
    if driver.live()["captures"] > 0:
        for name in ("last_traceback", "last_value", "last_exc"):  # references of a failed test
            sys.__dict__.pop(name, None)
        gc.collect()
    if driver.live()["captures"] == 0:
        _captured = None
    elif _captured is not None:
        pytest.skip(f"a capture goes on since {_captured}")
    else:
        _captured = before
        pytest.fail(f"a capture goes on since {before}")


@pytest.fixture(autouse=True)
def primary_context(request):
    """Fail a test that releases or resets the primary context of cubind.core.

    cubind.core keeps a primary context that it has retained until the process ends. Without it all
    later tests would fail, so they are skipped with the name of that test.
    """
    global _retained, _lost
    if _lost is not None:
        pytest.skip(f"no primary context is in use any more since {_lost}")
    yield
    if libraries.ON_GPU:
        return
    if libraries.load_stub("driver").live()["primary_uses"] > 0:
        _retained = True
    elif _retained:
        _lost = request.node.nodeid
        pytest.fail("no primary context is in use any more: this test has released or reset the one of cubind.core")


@pytest.fixture(autouse=True)
def program_cache(tmp_path, monkeypatch):
    """Return the folder of the default program cache, a new one for each test."""
    folder = tmp_path / "program-cache"
    monkeypatch.setenv("CUBIND_CACHE_DIR", str(folder))
    return folder


def _table(module):
    if module not in compilers.tables:
        pytest.skip(f"no {libraries.SONAMES[module]} on this machine")
    return compilers.tables[module]


@pytest.fixture
def nvrtc():
    """The table through which cubind.core calls the real NVRTC.

    Functions that the test replaces are restored after it.
    """
    table = _table("nvrtc")
    yield table
    table.restore()


@pytest.fixture
def nvjitlink():
    """The same for nvJitLink."""
    table = _table("nvjitlink")
    yield table
    table.restore()


@pytest.fixture
def nvvm():
    """The same for libNVVM."""
    table = _table("nvvm")
    yield table
    table.restore()


@pytest.fixture
def device():
    """Device 0, current on this thread; the stub has no recorded launches."""
    from cubind.core import Device

    if not libraries.ON_GPU:
        libraries.load_stub("driver").clear_launches()
    device = Device(0)
    device.set_current()
    return device


@pytest.fixture
def computing(device):
    """Run kernels even on the stub, which is returned; None on a GPU."""
    if libraries.ON_GPU:
        yield None
        return
    stub = libraries.load_stub("driver")
    stub.simulate(True)
    yield stub
    stub.simulate(None)


@pytest.fixture
def stream(device):
    stream = device.create_stream()
    yield stream
    stream.close()
