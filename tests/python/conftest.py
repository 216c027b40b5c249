"""The suite runs on the stub libraries of the build folder or, with CUBIND_GPU=1, on a real GPU (see libraries.py)."""

import gc

import calls
import libraries
import pytest

libraries.use_build()
if not libraries.ON_GPU:
    for _module in libraries.MODULES:
        libraries.load_stub(_module)


def pytest_collection_modifyitems(items):
    if libraries.ON_GPU:
        return
    for item in items:
        if item.get_closest_marker("gpu"):
            item.add_marker(pytest.mark.skip(reason="needs a GPU (CUBIND_GPU=1)"))


@pytest.fixture(scope="module", autouse=True)
def frozen_heap():
    """Collections look at what this module's tests make, not at all that the suite has made before."""
    gc.collect()
    gc.freeze()


def _fresh(module):
    if libraries.ON_GPU:
        pytest.skip("records calls on the stub library; this run uses the real one")
    stub = libraries.load_stub(module)
    stub.reset()
    return stub


@pytest.fixture
def stub_of():
    """The stub of a module by its name: functional and empty; after the test so are all that it asked for."""
    used = {}

    def stub_of(module):
        if module not in used:
            used[module] = _fresh(module)
        return used[module]

    yield stub_of
    for stub in used.values():
        stub.reset()


@pytest.fixture
def bound(stub_of):
    """A function on its stub: bound("cublas", "cublasCreate")."""

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
