"""Configure the tests on a GPU, which compare its results with NumPy's in double precision.

Without CUBIND_GPU=1 all tests are skipped. Each run uses new random data. The header of pytest's
report shows the seed; set CUBIND_SEED to it to repeat a run. Tests append results that are worth
reading to the file that CUBIND_RESULTS names.
"""

import os
import secrets
import zlib
from pathlib import Path

import pytest
from support import libraries

libraries.use_build()

HERE = Path(__file__).resolve().parent
SEED = int(os.environ.get("CUBIND_SEED", secrets.randbits(32)))


def pytest_report_header():
    return f"seed of the data: CUBIND_SEED={SEED}" if libraries.ON_GPU else None


def pytest_collection_modifyitems(items):
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.gpu)
            if not libraries.ON_GPU:
                item.add_marker(pytest.mark.skip(reason="needs a GPU (CUBIND_GPU=1)"))


@pytest.fixture(params=["tuple", "checked"])
def form(request):
    """Return each form of the functions in turn, with one interface (device.Form)."""
    from device import Form

    return Form(request.param)


@pytest.fixture
def checked():
    """Return the checked form, for rules that both forms share."""
    from device import Form

    return Form("checked")


@pytest.fixture
def rng(request):
    import numpy

    return numpy.random.default_rng([SEED, zlib.crc32(request.node.nodeid.encode())])


@pytest.fixture
def gpu():
    """Return device memory that is freed after the test, even if it fails."""
    from device import Memory

    memory = Memory()
    yield memory
    memory.free()


@pytest.fixture
def note(request):
    """Return a function that adds a line to the run's results."""

    def note(text):
        print(text)
        path = os.environ.get("CUBIND_RESULTS")
        if path:
            with open(path, "a") as file:
                file.write(text + "\n")

    return note
