"""Test that the exception has a note if the context is lost, as it is after some statuses.

The checked form and cubind.core add the note.
"""

import importlib

import pytest
from support import calls, libraries
from support import stub as stubs

pytestmark = pytest.mark.skipif(libraries.ON_GPU, reason="the statuses are scripted")

ASKED = {"driver": "cuCtxSynchronize", "runtime": "cudaDeviceSynchronize"}
LOST = "the context is lost: "


@pytest.fixture
def answers(request):
    """answers(module, status): make that module's stub return the status to ASKED."""
    used = []

    def script(module, status, symbol=None):
        stub = libraries.load_stub(module)
        function = next(f for f in calls.all_functions() if f.model.module == module and f.name == ASKED[module])
        symbol = symbol or function.symbol
        stub.set_mode(stubs.RECORD, symbol)
        stub.result(symbol, status)
        used.append(stub)

    yield script
    for stub in used:
        stub.reset()


def notes_by_status(answers, module):
    """Return {name of a status: notes of its exception}."""
    checked = importlib.import_module(f"cubind.checked.{module}")
    enum = {"driver": "CUresult", "runtime": "cudaError_t"}[module]
    found = {}
    for status in getattr(importlib.import_module(f"cubind.{module}"), enum):
        if status.value == 0:
            continue
        answers(module, status.value)
        with pytest.raises(importlib.import_module("cubind").CUDAError) as caught:
            getattr(checked, ASKED[module])()
        found[status.name] = getattr(caught.value, "__notes__", [])
    return found


@pytest.mark.parametrize("module", ASKED)
def test_statuses(answers, module):
    lost = {name for name, notes in notes_by_status(answers, module).items() if notes}
    assert {name.removeprefix("CUDA_ERROR_").removeprefix("cudaError").replace("_", "").upper() for name in lost} == {
        *("ILLEGALADDRESS", "LAUNCHTIMEOUT", "ASSERT", "HARDWARESTACKERROR", "ILLEGALINSTRUCTION", "MISALIGNEDADDRESS"),
        *("INVALIDADDRESSSPACE", "INVALIDPC", "TENSORMEMORYLEAK"),
        {"driver": "LAUNCHFAILED", "runtime": "LAUNCHFAILURE"}[module],
    }


def test_the_note(answers):
    found = notes_by_status(answers, "driver")["CUDA_ERROR_ILLEGAL_ADDRESS"]
    assert len(found) == 1 and found[0].startswith(LOST) and "CUBIND_DEVICE=simulated" in found[0]
    assert found == notes_by_status(answers, "runtime")["cudaErrorIllegalAddress"]


def test_core_knows_the_same_statuses(answers):
    """cubind.core knows the same statuses; it has the list as a switch."""
    from cubind import core

    device = core.Device(0)
    device.set_current()
    stream = device.create_stream()
    in_core = set()
    of_driver = notes_by_status(answers, "driver")
    for name in of_driver:
        answers("driver", importlib.import_module("cubind.driver").CUresult.__members__[name].value, "cuStreamSynchronize")
        with pytest.raises(core.CUDAError) as caught:
            stream.sync()
        if any(note.startswith(LOST) for note in getattr(caught.value, "__notes__", [])):
            in_core.add(name)
    libraries.load_stub("driver").reset()
    stream.close()
    assert in_core == {name for name, notes in of_driver.items() if notes}
