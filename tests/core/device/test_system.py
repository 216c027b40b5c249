"""cubind.core.system imports, starts NVML, and works in several processes and at exit.

core/peer/test_system.py compares its results with cuda.core.system's.
"""

import os
import subprocess
import sys

import pytest
from support import libraries
from support.child import in_child
from support.sanitizers import not_sanitized

pytestmark = pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub of NVML")

IMPORTED = """
import sys
sys.path.insert(0, {path!r})
import cubind.core
before = set(sys.modules)
from cubind.core import system
with open("/proc/self/maps") as maps:
    assert "libnvidia-ml" not in maps.read()
print(*sorted(set(sys.modules) - before))
"""


def test_import_brings_nothing_along():
    code = IMPORTED.format(path=str(libraries.PACKAGE))
    result = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.split() == ["cubind.core.system"]


def test_every_name():
    from cubind.core import system

    assert len(set(system.__all__)) == len(system.__all__)
    for name in system.__all__:
        assert name in dir(system)
        assert getattr(system, name) is getattr(system, name)
    with pytest.raises(AttributeError, match="module 'cubind.core.system' has no attribute 'nonsense'"):
        system.nonsense  # noqa: B018


@in_child(nvml="real", hardware=False)
def test_without_nvml():
    """Import and names work without NVML; each call that needs it says that it is missing."""
    import ctypes

    from cubind import LibraryNotFoundError
    from cubind.core import system
    from support.child import skip

    try:
        ctypes.CDLL("libnvidia-ml.so.1")
    except OSError:
        pass
    else:
        skip("this machine has NVML")
    assert all(hasattr(system, name) for name in system.__all__)
    for ask in (system.get_num_devices, system.get_driver_branch, lambda: system.Device(index=0), system.get_num_devices):
        try:
            ask()
        except LibraryNotFoundError as error:
            assert isinstance(error, RuntimeError)
            assert "nvml" in str(error) and "libnvidia-ml.so.1" in str(error)
        else:
            raise AssertionError(ask)


@in_child()
def test_what_is_asked_without_a_device():
    from cubind.core import system
    from support import stub
    from support.libraries import load_stub

    nvml = load_stub("nvml")
    texts = {"nvmlSystemGetDriverVersion": b"580.65.06", "nvmlSystemGetNVMLVersion": b"13.580.65.06"}
    for symbol, text in texts.items():
        nvml.output(symbol, 0, text + b"\0")
    nvml.output("nvmlSystemGetDriverBranch", 0, (0x01000054).to_bytes(4, "little") + b"r580_00\0")
    nvml.output("nvmlSystemGetCudaDriverVersion", 0, (13050).to_bytes(4, "little"))
    assert system.get_kernel_mode_driver_version() == (580, 65, 6)
    assert system.get_user_mode_driver_version() == (13, 5)
    assert system.get_nvml_version() == (13, 580, 65, 6)
    assert system.get_driver_branch() == "r580_00"
    assert system.get_num_devices() == 2
    assert system.get_process_name(4321) == "/usr/bin/a program"
    try:
        system.get_process_name(1)
    except system.NotFoundError as error:
        assert error.function == "nvmlSystemGetProcessName"
    else:
        raise AssertionError
    nvml.set_mode(stub.RECORD, "nvmlDeviceGetCount_v2")
    nvml.result("nvmlDeviceGetCount_v2", 1)
    try:
        system.get_num_devices()
    except system.UninitializedError as error:
        assert isinstance(error, system.NvmlError)
    else:
        raise AssertionError


@in_child()
def test_nvml_is_started_once():
    """The first of many threads starts NVML, once; the import does not."""
    import threading

    from support import stub
    from support.libraries import load_stub

    nvml = load_stub("nvml")
    nvml.set_mode(stub.RECORD, "nvmlInit_v2")
    from cubind.core import system

    assert system.Device and system.typing.FieldId
    assert not nvml.calls("nvmlInit_v2")
    barrier = threading.Barrier(8)

    def ask():
        barrier.wait()
        assert system.get_num_devices() == 2
        assert [each.index for each in system.Device.get_all_devices()] == [0, 1]

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(nvml.calls("nvmlInit_v2")) == 1


@in_child()
def test_a_failed_start_is_told_and_tried_again():
    from cubind.core import system
    from support import stub
    from support.libraries import load_stub

    nvml = load_stub("nvml")
    nvml.set_mode(stub.RECORD, "nvmlInit_v2")
    nvml.result("nvmlInit_v2", 9)
    for _ in range(2):
        try:
            system.get_num_devices()
        except system.DriverNotLoadedError as error:
            assert error.name == "NVML_ERROR_DRIVER_NOT_LOADED" and error.function == "nvmlInit"
        else:
            raise AssertionError
    nvml.result("nvmlInit_v2", 0)
    assert system.get_num_devices() == 2
    assert len(nvml.calls("nvmlInit_v2")) == 3


@in_child()
def test_a_forked_child_starts_it_for_itself():
    """A forked child starts NVML itself, even if another thread was starting it during the fork."""
    import os
    import threading

    from cubind.core import system
    from support import stub
    from support.libraries import load_stub

    nvml = load_stub("nvml")
    nvml.set_mode(stub.RECORD, "nvmlInit_v2")
    device = system.Device(index=1)
    events = device.register_events("clock")

    def in_fork():
        pid = os.fork()
        if pid == 0:
            nvml.clear_log()
            nvml.set_mode(stub.RECORD, "nvmlEventSetFree")
            fine = system.get_num_devices() == 2 and system.get_num_devices() == 2 and device.name == "Stub GPU with MIG"
            fine = fine and len(nvml.calls("nvmlInit_v2")) == 1
            events._set = None  # made by the parent: not freed here
            os._exit(0 if fine and not nvml.calls("nvmlEventSetFree") else 1)
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])

    assert in_fork() == 0
    from cubind.core.system import _nvml

    taken, done = threading.Event(), threading.Event()

    def hold():
        with _nvml._lock:
            taken.set()
            done.wait()

    holder = threading.Thread(target=hold)
    holder.start()
    taken.wait()
    assert in_fork() == 0
    done.set()
    holder.join()


@in_child()
def test_event_sets_are_freed():
    """Event sets are freed with their object, and when NVML refuses the registration."""
    from cubind.core import system
    from support import stub
    from support.libraries import load_stub

    nvml = load_stub("nvml")
    device = system.Device(index=0)
    for symbol, make in [
        ("nvmlEventSetFree", lambda: device.register_events("clock")),
        ("nvmlSystemEventSetFree", lambda: system.register_events("bind")),
    ]:
        nvml.set_mode(stub.RECORD, symbol)
        nvml.clear_log()
        events = make()
        event = events.wait(1)
        assert not nvml.calls(symbol)
        del events
        assert len(nvml.calls(symbol)) == 1
        assert event is not None
    nvml.clear_log()
    try:
        device.register_events("mig_config_change")
    except system.NotSupportedError:
        pass
    assert len(nvml.calls("nvmlEventSetFree")) == 1


ENDS = """
import sys
sys.path[:0] = [{path!r}, {tests!r}]
from support import libraries
libraries.load_stub("nvml")
from cubind.core import system
device = system.Device(index=0)
events = device.register_events("clock"), system.register_events("bind")
sys.modules["kept by a module"] = type("Keeper", (), {{"events": events}})()
cycle = [device, events, device.memory_info]
cycle.append(cycle)
import threading
threading.Thread(target=lambda: threading.Event().wait(0.05)).start()
"""


def test_the_end_of_a_process():
    code = ENDS.format(path=str(libraries.PACKAGE), tests=str(libraries.TESTS))
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


def test_numbers_of_architectures():
    """The enumeration has the numbers of NVML's header."""
    from cubind import nvml
    from cubind.core.system.typing import DeviceArch

    assert {each.name: int(each) for each in DeviceArch} == {
        each.name: getattr(nvml, f"NVML_DEVICE_ARCH_{each.name}") for each in DeviceArch
    }


def test_a_list_that_grows_meanwhile():
    """A list that grows between two calls is read again, but not for ever."""
    from cubind.core import system
    from cubind.core.system import _nvml

    counts = iter([0, 1, 2])

    class Growing:
        InsufficientSizeError = system.InsufficientSizeError

        @staticmethod
        def ask(count):
            return None, next(counts)

        @classmethod
        def ask_checked(cls, count):
            if count < 2:
                raise cls.InsufficientSizeError
            return count, ["a", "b"]

    plain, checked = _nvml._plain, _nvml.nvml
    try:
        _nvml._plain = type("Plain", (), {"ask": Growing.ask})
        _nvml.nvml = type("Checked", (), {"ask": Growing.ask_checked, "InsufficientSizeError": Growing.InsufficientSizeError})
        assert _nvml.listed("ask") == ["a", "b"]
        counts = iter([0] * 20)
        with pytest.raises(system.InsufficientSizeError):
            _nvml.listed("ask")
        assert len(list(counts)) == 20 - _nvml._ATTEMPTS
    finally:
        _nvml._plain, _nvml.nvml = plain, checked


@not_sanitized("builds with sanitizers have the modules of one major")
@in_child(env={"CUBIND_CUDA": "12"})
def test_cuda_12():
    """Functions that the header of CUDA 12 lacks say so; the rest works."""
    from support.child import skip
    from support.libraries import MAJOR, OWN_RELEASE

    if OWN_RELEASE:
        skip("built for one release")
    assert MAJOR == "12"
    from cubind.core import system

    device = system.Device(index=0)
    assert device.name == "Stub GPU" and device.get_nvlink_count() == 91
    for ask in (lambda: device.addressing_mode, lambda: device.repair_status):
        try:
            ask()
        except system.FunctionNotFoundError as error:
            assert "is not in the NVML of CUDA 12" in str(error)
        else:
            raise AssertionError
    assert issubclass(system.ResetTypeNotSupportedError, system.NvmlError)


@in_child()
def test_the_device_of_cubind_core():
    """Devices are matched by UUID; there may be none."""
    import cubind.core
    from cubind.core import system
    from support.libraries import load_stub

    ours = cubind.core.Device(0)
    nvml = load_stub("nvml")
    try:
        ours.to_system_device()
    except system.NotFoundError as error:
        assert ours.uuid in str(error)
    else:
        raise AssertionError
    from support import stub

    nvml.set_mode(stub.RECORD, "nvmlDeviceGetHandleByUUID")
    nvml.clear_log()
    assert int(ours.to_system_device()._handle) != 0
    assert nvml.only_call("nvmlDeviceGetHandleByUUID").input(0) == f"GPU-{ours.uuid}".encode()
    nvml.set_mode(stub.RECORD, "nvmlDeviceGetUUID")
    nvml.output("nvmlDeviceGetUUID", 1, f"GPU-{ours.uuid}\0".encode())
    assert system.Device(index=0).to_cuda_device() is ours
    nvml.output("nvmlDeviceGetUUID", 1, b"GPU-other\0")
    try:
        system.Device(index=0).to_cuda_device()
    except RuntimeError as error:
        assert "GPU-other" in str(error)
    else:
        raise AssertionError


@in_child(env={"CUBIND_COMPAT": "1"})
def test_under_the_name_of_cuda_core():
    from cubind import compat

    compat.install()
    import cubind.core.system as ours
    import cuda.core
    import cuda.core.system as by_name
    from cuda.core import system
    from cuda.core.system.typing import ClockType

    assert system is by_name and system.Device is ours.Device and ClockType is ours.typing.ClockType
    assert system.get_num_devices() == 2 and cuda.core.system.NvmlError is ours.NvmlError
    assert compat.status().modules["cuda.core.system"].startswith("cubind")
