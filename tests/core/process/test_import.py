"""`import cubind.core` is fast and silent, and has the names of docs/compatibility-core.md."""

import os
import subprocess
import sys

import pytest
from support import libraries
from support.child import in_child
from support.sanitizers import not_sanitized

UPSTREAM_LATER = {  # names that later releases add
    "GraphicsResource",
}
OURS = {"CUDAError", "CUDAWarning", "CachingMemoryResource", "NVRTCError", "nvJitLinkError", "nvvmError"} | {
    "LaunchOverflowError",
    "LaunchTypeError",
    "LaunchValueError",
}

TIMED = """
import sys, time
sys.path.insert(0, {path!r})
import cubind, os
before = set(sys.modules)
start = time.perf_counter()
import cubind.core
print(time.perf_counter() - start, *(set(sys.modules) - before))
"""


def imported():
    code = TIMED.format(path=str(libraries.BUILD / "python"))
    result = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True)
    seconds, *modules = result.stdout.split()
    return float(seconds), set(modules)


def test_modules():
    """The import loads no standard module that `import cubind` does not, except os.

    Python itself has loaded os.
    """
    assert imported()[1] == {"cubind.core", "cubind._core", "cubind.driver", "cubind._cuda", "cubind._cuda_libraries"}


@not_sanitized("measures time")
def test_time():
    """The import takes less than 10 ms, as the minimum of several runs.

    Other work on the machine does not count.
    """
    assert min(imported()[0] for _ in range(10)) < 0.010


USED = """
import sys
sys.path[:0] = [{path!r}, {tests!r}]
from support import libraries
libraries.ON_GPU or libraries.load_stub("driver")
before = set(sys.modules) - {{"dataclasses", "enum", "inspect"}}
for name in ("dataclasses", "enum", "inspect"):
    sys.modules.pop(name, None)
from cubind import core
device = core.Device()
device.set_current()
stream = device.create_stream(options={{"priority": None}})
stream.record(options=core.EventOptions(timing_enabled=True)).sync()
device.allocate(16, stream=stream).close()
print(*(set(sys.modules) - before))
"""


def test_modules_at_work():
    """Options, streams, events and buffers do without these modules, too."""
    code = USED.format(path=str(libraries.BUILD / "python"), tests=str(libraries.TESTS))
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules = set(result.stdout.split())
    assert "cubind.core._options" in modules
    assert not modules & {"dataclasses", "enum", "inspect", "multiprocessing", "numpy"}, modules


@in_child()
def test_classes_of_the_driver_are_not_made():
    """Objects that need no class of cubind.driver create none.

    Creating them would be most of the work of a short process.
    """
    from cubind import core, driver

    device = core.Device()
    device.set_current()
    stream = device.create_stream()
    memory = device.allocate(16, stream=stream)
    memory.copy_from(bytes(16), stream=stream)
    memory.copy_to(bytearray(16), stream=stream)
    memory.close(stream)
    stream.sync()
    assert "__getattr__" in vars(driver) and "CUresult" not in vars(driver)
    assert isinstance(stream.handle, driver.CUstream)
    assert "__getattr__" not in vars(driver)


@in_child()
def test_no_library_is_opened():
    """The import opens no library, not even if none can be found."""
    import os

    def libraries_of_cuda():
        with open(f"/proc/{os.getpid()}/maps") as maps:
            return {line.rsplit("/", 1)[-1].strip() for line in maps if "libnv" in line or "libcuda" in line}

    before = libraries_of_cuda()
    from cubind import core

    assert libraries_of_cuda() == before
    assert repr(core.LEGACY_DEFAULT_STREAM) == "<Stream handle=0x1 context=0x0>"
    assert core.LEGACY_DEFAULT_STREAM != core.PER_THREAD_DEFAULT_STREAM


@in_child(env={"CUBIND_DRIVER_LIBRARY": "/proc/absent/libcuda.so.1"}, driver="real", hardware=False)
def test_without_a_driver():
    """The import works without a driver; the first object that needs it says what is missing."""
    import ctypes

    from cubind import LibraryNotFoundError, core
    from support.child import skip

    try:
        ctypes.CDLL("libcuda.so.1")
    except OSError:
        pass
    else:
        skip("this machine has a driver")
    for use in (core.Device, core.Device.get_all_devices, core.LEGACY_DEFAULT_STREAM.sync):
        try:
            use()
        except LibraryNotFoundError as error:
            assert "libcuda" in str(error)
        else:
            raise AssertionError(use)
    core.LEGACY_DEFAULT_STREAM.close()


def test_names():
    from cubind import core

    assert sorted(set(core.__all__)) == sorted(core.__all__)
    for name in core.__all__:
        value = getattr(core, name)
        assert name in dir(core)
        if isinstance(value, type) and name != "CUDAError":
            assert value.__module__ == "cubind.core", name
            assert value.__name__ == name
            assert value.__doc__, name
    assert {"typing", "utils"} <= set(dir(core))


def test_peers_names():
    upstream = pytest.importorskip("cuda.core")
    from cubind import core

    assert set(core.__all__) == set(upstream.__all__) - UPSTREAM_LATER | OURS


def test_star_import():
    names = {}
    exec("from cubind.core import *", names)
    from cubind import core

    assert set(core.__all__) <= set(names)


def test_unknown_name():
    from cubind import core

    with pytest.raises(AttributeError, match="module 'cubind.core' has no attribute 'nothing'"):
        _ = core.nothing


def test_submodules_on_first_use():
    from cubind import core

    assert core.typing.SourceCodeType.PTX == "ptx"
    assert core.utils.StridedMemoryView is not None


ENUMS = [
    "CompilerBackendType",
    "GraphConditionalType",
    "GraphMemoryType",
    "ManagedMemoryLocationType",
    "ObjectCodeFormatType",
    "PCHStatusType",
    "SourceCodeType",
    "VirtualMemoryAccessType",
    "VirtualMemoryAllocationType",
    "VirtualMemoryGranularityType",
    "VirtualMemoryHandleType",
    "VirtualMemoryLocationType",
    "WorkqueueSharingScopeType",
]


TENSOR_MAP_ENUMS = [f"TensorMap{n}" for n in ("DataType", "Im2ColWideMode", "Interleave", "L2Promotion", "OOBFill", "Swizzle")]


@pytest.mark.parametrize("name", TENSOR_MAP_ENUMS)
def test_enums_of_tensor_maps(name):
    """The peer's enums are private, and lack a few swizzles."""
    from enum import IntEnum

    from cubind import driver
    from cubind.core import _tensor_map, typing

    enum = getattr(typing, name)
    assert issubclass(enum, IntEnum) and enum.__doc__
    assert getattr(_tensor_map, name) is enum
    upstream = pytest.importorskip("cuda.core._tensor_map")
    theirs = {m.name: int(m) for m in getattr(upstream, name)}
    assert theirs.items() <= {m.name: int(m) for m in enum}.items()
    prefix = "CUtensorMap" + name[9:].replace("OOBFill", "FloatOOBfill").replace("Promotion", "promotion")
    low = {int(m): m.name for m in getattr(driver, prefix)}
    assert all(low[int(m)].endswith(m.name.partition("_")[2] or m.name) for m in enum)


@pytest.mark.parametrize("name", ENUMS)
def test_enums(name):
    from enum import StrEnum

    from cubind.core import typing

    enum = getattr(typing, name)
    assert issubclass(enum, StrEnum) and enum.__doc__
    assert all(member == member.value for member in enum)
    upstream = pytest.importorskip("cuda.core.typing")
    assert {m.name: m.value for m in enum} == {m.name: m.value for m in getattr(upstream, name)}


ALIASES = ("DevicePointerType", "DeviceResourcesType", "IsStreamType")


def test_typing_names():
    from cubind import core, driver
    from cubind.core import typing

    assert sorted(typing.__all__) == sorted([*ENUMS, *TENSOR_MAP_ENUMS, *ALIASES])
    assert set(typing.DevicePointerType.__args__) == {driver.CUdeviceptr, int, type(None)}
    assert typing.IsStreamType.__cuda_stream__
    assert typing.DeviceResourcesType.__args__[0] == core.SMResource | core.WorkqueueResource


@in_child()
def test_lazy_names_are_pickled_by_their_public_place():
    import pickle

    from cubind import core

    assert b"cubind.core\x94" in pickle.dumps(core.StreamOptions(), protocol=4)


def test_a_name_of_a_submodule():
    from cubind import core

    with pytest.raises(ImportError, match=r"^cannot import name 'StridedMemoryView' from 'cubind\.core': it is in cubind\.core\.utils$"):
        from cubind.core import StridedMemoryView  # noqa: F401
    with pytest.raises(AttributeError, match=r"no attribute 'GraphBuilder'; it is in cubind\.core\.graph$"):
        _ = core.GraphBuilder
    assert not hasattr(core, "StridedMemoryView")
    with pytest.raises(ImportError, match=r"^cannot import name 'nothing' from 'cubind\.core' \("):
        from cubind.core import nothing  # noqa: F401
