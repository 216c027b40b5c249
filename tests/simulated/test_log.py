"""Test that the simulated driver's log describes failed calls.

Programs read the log with iterators into memory or files, or get it in callbacks.
"""

import re
import threading

from cubind import driver
from cubind.driver import CUresult
from support import simulated
from support.functional import device, ok, on_stub  # noqa: F401
from support.simulated import fresh, switch  # noqa: F401

pytestmark = on_stub

INVALID = CUresult.CUDA_ERROR_INVALID_VALUE
LINE = r"\[\d\d:\d\d:\d\d\.\d{3}\]\[%d\]\[CUDA\]\[E\] (.*)"


def fail():
    """Make a call fail that logs two lines."""
    assert driver.cuModuleLoadData(b"no code")[0] == CUresult.CUDA_ERROR_INVALID_IMAGE


def dump(iterator, size=30000):
    buffer = bytearray(size)
    status, _, written = driver.cuLogsDumpToMemory(iterator, buffer, size, 0)
    assert status == CUresult.CUDA_SUCCESS
    assert buffer[written] == 0
    return buffer[:written].decode()


def test_lines(fresh):  # noqa: F811
    place = ok(driver.cuLogsCurrent(0))
    assert dump(place) == ""
    fail()
    lines = dump(place).splitlines()
    found = [re.fullmatch(LINE % threading.get_native_id(), line)[1] for line in lines]
    assert len(found) == 2 and found[0]
    assert found[1] == "Returning 200 (CUDA_ERROR_INVALID_IMAGE) from cuModuleLoadDataEx"
    assert dump(place) == "", "an iterator stands behind what was dumped"
    fail()
    assert dump(place).count("Returning") == 1


def test_room(fresh):  # noqa: F811
    """The newest lines that fit are copied; if none fits, it fails and the iterator stays."""
    place = ok(driver.cuLogsCurrent(0))
    begin = int(place)
    fail()
    assert driver.cuLogsDumpToMemory(place, bytearray(8), 8, 0)[0] == INVALID
    assert int(place) == begin
    text = dump(place)
    last = text.splitlines()[1] + "\n"
    assert dump(driver.CUlogIterator(begin), len(last) + 1) == last
    assert dump(driver.CUlogIterator(begin), len(last) + 40).splitlines() == ["[older messages are lost]", last[:-1]]
    assert driver.cuLogsDumpToMemory(place, bytearray(8), 0, 0)[0] == INVALID
    assert driver.cuLogsCurrent(1)[0] == INVALID


def test_old_lines_are_lost(fresh, tmp_path):  # noqa: F811
    place = ok(driver.cuLogsCurrent(0))
    begin = int(place)
    for _ in range(400):
        fail()
    text = dump(place)
    assert 20000 < len(text) < 25700 and text.startswith("[older messages are lost]\n[")
    path = tmp_path / "log"
    ok(driver.cuLogsDumpToFile(driver.CUlogIterator(begin), str(path).encode(), 0))
    assert path.read_text() == text
    assert driver.cuLogsDumpToFile(place, str(tmp_path / "no" / "log").encode(), 0)[0] == INVALID


def test_callbacks(fresh):  # noqa: F811
    """Callbacks may call the driver, and get messages logged from then on."""
    got = []

    def take(data, level, message, length):
        got.append((int(level), message, driver.cuCtxGetCurrent()[0]))

    handle = ok(driver.cuLogsRegisterCallback(take, 0))
    fail()
    assert [row[0] for row in got] == [0, 0] and "Returning 200" in str(got[1][1])
    ok(driver.cuLogsUnregisterCallback(handle))
    assert driver.cuLogsUnregisterCallback(handle)[0] == INVALID
    fail()
    assert len(got) == 2


def test_a_kernels_fault(fresh):  # noqa: F811
    """A kernel's fault is logged once, by the call that reports it."""
    place = ok(driver.cuLogsCurrent(0))
    module = ok(driver.cuModuleLoadData(simulated.STORE))
    stop = ok(driver.cuModuleGetFunction(module, b"stop"))
    ok(driver.cuLaunchKernel(stop, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0))
    assert driver.cuCtxSynchronize()[0] == CUresult.CUDA_ERROR_LAUNCH_FAILED
    assert driver.cuCtxSynchronize()[0] == CUresult.CUDA_ERROR_LAUNCH_FAILED
    said, returned = (line.split("[E] ")[1] for line in dump(place).splitlines())
    assert "in kernel stop, block (0,0,0), thread (0,0,0)" in said
    assert returned == "Returning 719 (CUDA_ERROR_LAUNCH_FAILED) from cuCtxSynchronize_v2"
