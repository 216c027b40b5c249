"""The suite runs on the stub libraries of the build folder or, with CUBIND_GPU=1, on a real GPU (see libraries.py)."""

import libraries
import pytest

libraries.use_build()
if not libraries.ON_GPU:
    for _module in ("driver", "nvrtc"):
        libraries.load_stub(_module)


def pytest_collection_modifyitems(items):
    if libraries.ON_GPU:
        return
    for item in items:
        if item.get_closest_marker("gpu"):
            item.add_marker(pytest.mark.skip(reason="needs a GPU (CUBIND_GPU=1)"))


def _fresh(module):
    if libraries.ON_GPU:
        pytest.skip("records calls on the stub library; this run uses the real one")
    stub = libraries.load_stub(module)
    stub.reset()
    return stub


@pytest.fixture
def driver_stub():
    """The driver's stub, functional and empty."""
    stub = _fresh("driver")
    stub.clear_launches()
    yield stub
    stub.reset()


@pytest.fixture
def nvrtc_stub():
    stub = _fresh("nvrtc")
    yield stub
    stub.reset()


@pytest.fixture
def stub_of(driver_stub, nvrtc_stub):
    """The stub of a module by its name."""
    return {"driver": driver_stub, "nvrtc": nvrtc_stub}.__getitem__
