"""Test that classes report the names of their counterparts under cubind.compat.

Their pickles must load wherever either cubind or the original package is installed.
"""

import json
import os
import subprocess
import sys
import textwrap

import pytest
from support import compat_runs, libraries

pytestmark = [
    pytest.mark.skipif(int(libraries.MAJOR) < 13, reason="stands for releases of CUDA 13"),
    pytest.mark.skipif(libraries.ON_GPU, reason="runs on the stub driver"),
]
STUB = f"""
import sys
sys.path.insert(0, {str(libraries.TESTS)!r})
from support import kernels, libraries
libraries.load_stub("driver")
libraries.load_stub("nvml")
"""


@pytest.fixture
def run(tmp_path):
    def run(text, **more):
        return compat_runs.run_text(STUB + textwrap.dedent(text), folder=tmp_path, **more)

    return run


# Names that several modules bind: a namedtuple that names its importer, and an enum of another
# module.
ELSEWHERE = {"MaxPotentialBlockSizeOccupancyResult", "ParamInfo", "FieldId"}


@pytest.mark.peer
def test_names_of_all_public_classes(run):
    """Classes that the originals have under the same name in the same module report that name."""
    libraries.need_peer()
    ours, theirs = json.loads(run("""
        import importlib, json
        from cubind.compat._originals import module as original
        modules = "bindings.driver bindings.runtime bindings.nvrtc bindings.nvvm bindings.nvjitlink bindings.nvfatbin bindings.nvml".split()
        modules += "core core.utils core.graph core.typing core.system core.system.typing core.system.exceptions".split()
        modules += "core._memoryview core._layout core._tensor_map core._module core.system._device bindings._internal._fast_enum".split()
        def classes(load):
            found = {}
            for module in modules:
                for name in dir(load(f"cuda.{module}")):
                    value = getattr(load(f"cuda.{module}"), name, None)
                    if isinstance(value, type): found[f"{module}.{name}"] = [value.__module__, value.__qualname__]
            return found
        print(json.dumps([classes(importlib.import_module), classes(original)]))
        """))
    both = [name for name in ours if name in theirs and name.rpartition(".")[2] not in ELSEWHERE]
    assert len(both) > 900
    wrong = {name for name in both if ours[name] != theirs[name]}
    # cubind has one class for the driver's and the runtime's.
    assert all(name.startswith("bindings.runtime.") and ours[name][0] == "cuda.bindings.driver" for name in wrong), wrong
    assert len(wrong) < 12


def test_classes_that_no_name_was_asked_for(run):
    """Classes of returned objects are renamed, too, even if they existed before."""
    text = run("""
        import cubind.core, cubind.driver
        early = cubind.driver.CUevent
        from cubind.core import system
        from cuda.core import Device
        device = Device()
        device.set_current()
        stream = device.create_stream()
        buffer = device.allocate(8, stream=stream)
        objects = stream, stream.handle, buffer, buffer.memory_resource, device.compute_capability, early(), system.Device(index=0)
        print(*(f"{type(each).__module__}.{type(each).__qualname__}" for each in objects))
        from cubind import compat
        compat.uninstall()
        print(*(f"{type(each).__module__}.{type(each).__qualname__}" for each in objects))
        """, originals=False)
    under, after = (line.split() for line in text.splitlines())
    assert under == ["cuda.core._stream.Stream", "cuda.bindings.driver.CUstream", "cuda.core._memory._buffer.Buffer",
                     "cuda.core._memory._device_memory_resource.DeviceMemoryResource", "cuda.core._utils.cuda_utils.ComputeCapability",
                     "cuda.bindings.driver.CUevent", "cuda.core.system._device.Device"]  # fmt: skip
    assert all(name.startswith("cubind.") for name in after) and [name.rpartition(".")[2] for name in after] == [
        name.rpartition(".")[2] for name in under
    ]


# ---- pickles ----

MAKE = """
import pickle
from cuda.core import *
from cuda.core import utils, typing
from cuda.core.graph import GraphCompleteOptions
from cuda.core._layout import _StridedLayout
from cuda.core._utils.cuda_utils import CUDAError
from cuda.bindings import driver, nvjitlink, nvrtc, nvvm, runtime
device = Device()
device.set_current()
def raised(call):
    try: call()
    except Exception as error: return error
objects = {
    "device": device, "capability": device.compute_capability, "status": driver.CUresult(1), "of nvrtc": nvrtc.nvrtcResult(6),
    "of the runtime": runtime.cudaError_t(2), "code": ObjectCode.from_ptx(kernels.SAXPY_PTX, name="n", symbol_mapping={"a": "saxpy"}),
    "config": LaunchConfig(grid=(2, 3), block=32, shmem_size=8), "program": ProgramOptions(arch="sm_80", debug=True),
    "linker": LinkerOptions(arch="sm_80"), "stream": StreamOptions(priority=-1), "event": EventOptions(timing_enabled=True),
    "memory": DeviceMemoryResourceOptions(max_size=64), "pinned": PinnedMemoryResourceOptions(max_size=32),
    "managed": ManagedMemoryResourceOptions(), "complete": GraphCompleteOptions(auto_free_on_launch=True),
    "tensor map": TensorMapDescriptorOptions((2,)), "format": typing.ObjectCodeFormatType.CUBIN, "host": LegacyPinnedMemoryResource(),
    "error": raised(lambda: device.create_event().sync() or Device().create_stream(options=StreamOptions(priority=99)) or 1 / 0),
    "of nvvm": nvvm.nvvmError(6), "of nvjitlink": nvjitlink.nvJitLinkError(12),
}
"""
SAY = """
def say(o):
    if isinstance(o, BaseException): return [str(o), getattr(o, "status", None)]
    if isinstance(o, int): return [int(o), str(o)[:9]]
    if isinstance(o, ObjectCode): return [o.code.decode(), o.code_type, o.name, dict(o.symbol_mapping)]
    if isinstance(o, LaunchConfig): return [o.grid, o.block, o.shmem_size, o.cluster]
    if hasattr(o, "__dataclass_fields__") or type(o).__name__.endswith("Options"):
        return [str(getattr(o, name)) for name in ("arch", "debug", "priority", "timing_enabled", "max_size", "auto_free_on_launch", "box_dim")
                if hasattr(o, name)]
    return [str(o)[:20]] if not isinstance(o, LegacyPinnedMemoryResource) else [o.is_host_accessible]
def said(objects): return {name: [f"{type(o).__module__}.{type(o).__qualname__}", say(o)] for name, o in objects.items()}
"""
LOAD = """
import json, pickle
from cuda.core import LaunchConfig, LegacyPinnedMemoryResource, ObjectCode
print(json.dumps(said({name: pickle.loads(data) for name, data in pickle.load(open("pickles", "rb")).items()})))
"""


@pytest.fixture
def pickled(run, tmp_path):
    """Return how the objects describe themselves; write their pickles to a file."""
    return json.loads(run(MAKE + SAY + """
import json
pickle.dump({name: pickle.dumps(o) for name, o in objects.items()}, open("pickles", "wb"))
print(json.dumps(said(objects)))
""", originals=False))


@pytest.mark.parametrize("originals", [pytest.param(True, marks=pytest.mark.peer), False], ids=["originals", "none"])
def test_pickles_load_under_compat(run, pickled, originals):
    if originals:
        libraries.need_peer()
    assert json.loads(run(SAY + LOAD, originals=originals)) == pickled and len(pickled) > 15


# This path has no package cubind.
ALONE = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "CUBIND_COMPAT")}


@pytest.mark.peer
def test_pickles_load_with_the_originals_alone(pickled, tmp_path):
    libraries.need_peer()
    text = STUB + "sys.modules['cubind'] = None\n" + SAY + LOAD
    result = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, cwd=tmp_path, env=ALONE, timeout=300)
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout) == pickled


def test_pickles_need_one_of_both(pickled, tmp_path):
    text = f"{compat_runs.WITHOUT_ORIGINALS}\nimport pickle\npickle.loads(pickle.load(open('pickles', 'rb'))['device'])"
    result = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, cwd=tmp_path, env=ALONE, timeout=300)
    assert result.returncode == 1 and "ModuleNotFoundError: No module named 'cuda" in result.stderr
