"""Run tests on the build folder's stub libraries or, with CUBIND_GPU=1, on a real GPU.

The conftest.py of a folder with such tests imports all of this module. libraries.py lists the
environment variables that select the libraries.
"""

import fnmatch
import functools
import gc
import re
import sys

import pytest

from support import calls, libraries
from support.grouped import fresh_stubs

libraries.use_build()
if not libraries.ON_GPU:
    for _module in libraries.MODULES:
        libraries.load_stub(_module)


@functools.cache
def _of_newest():
    """Return the tests that newest_only.txt names."""
    lines = (libraries.TESTS / "newest_only.txt").read_text().splitlines()
    return [line for line in lines if line and not line.startswith("#")]


if libraries.MAJOR != libraries.NEWEST_MAJOR:
    collect_ignore_glob = [str(libraries.TESTS / line) for line in _of_newest() if "::" not in line]


def pytest_itemcollected(item):
    if libraries.MAJOR != libraries.NEWEST_MAJOR:
        name = item.nodeid.removeprefix("tests/")
        if any(fnmatch.fnmatchcase(name, pattern) for pattern in _of_newest()):
            item.add_marker(pytest.mark.skip(reason=f"about what CUDA {libraries.NEWEST_MAJOR} alone has (newest_only.txt)"))
    if not libraries.ON_GPU and item.get_closest_marker("gpu"):
        item.add_marker(pytest.mark.skip(reason="needs a GPU (CUBIND_GPU=1)"))


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem):
    """On a GPU, skip a test of what its driver is too old for; its own process may have said so."""
    try:
        return (yield)
    except Exception as error:
        told = re.search(r"RuntimeError: (.*use CUDA 13\.1 or newer.*|.*requires (the CUDA|CUDA driver) 13\.1.*)", f"{type(error).__name__}: {error}")
        if libraries.ON_GPU and told:
            pytest.skip(told[1])
        raise


@pytest.fixture(scope="module", autouse=True)
def frozen_heap():
    """Freeze the heap, so that collections visit only what this module's tests allocate."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def own_heap():
    """Freeze the heap for one test that collects again and again.

    Its collections then skip the reports of earlier tests.
    """
    gc.collect()
    gc.freeze()


if libraries.ON_GPU:
    # A context that has returned one of these statuses fails every further call.
    BROKEN = {700, 702, 710, 714, 715, 716, 717, 718, 719}
    _broken = []

    @pytest.fixture(autouse=True)
    def unbroken_context():
        """Name the test after which a device fault is first seen, as all later ones fail, too."""
        yield
        driver = sys.modules.get("cubind.driver")
        status = driver.cuMemGetInfo()[0] if driver and not _broken else 0
        if status in BROKEN:
            _broken.append(status)
            pytest.fail(f"the context is broken ({status.name}): by this test, or by what the one before it has launched")


@pytest.fixture
def stub_of():
    """stub_of(module): its stub, functional and empty; all used stubs are reset after the test."""
    with fresh_stubs() as stub_of:
        yield stub_of


@pytest.fixture
def host_passes(monkeypatch):
    """Let host arrays pass for device memory, as where nobody can be asked."""
    monkeypatch.setattr("cubind._reach.reaches", lambda address: None)


@pytest.fixture
def bound(stub_of):
    """Return a function on its stub: bound("cublas", "cublasCreate")."""

    def bound(module, name, checked=False):
        return calls.Bound(stub_of(module), module, name, checked)

    return bound


@pytest.fixture
def driver_stub(stub_of):
    stub = stub_of("driver")
    stub.clear_launches()
    return stub


@pytest.fixture
def nvrtc_stub(stub_of):
    return stub_of("nvrtc")


@pytest.fixture
def runtime_stub(stub_of):
    return stub_of("runtime")


@pytest.fixture
def cublas_stub(stub_of):
    return stub_of("cublas")


@pytest.fixture
def cublaslt_stub(stub_of):
    return stub_of("cublaslt")


@pytest.fixture
def cufft_stub(stub_of):
    return stub_of("cufft")
