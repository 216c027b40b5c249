"""With CUBIND_NVTX=1, launches and compiles are NVTX ranges that a tool (nvtx_tool.c) sees."""

import os
import subprocess
import sys

import pytest
from support import libraries

TOOL = libraries.TESTS / "support" / "core" / "nvtx_tool.c"
pytestmark = pytest.mark.skipif(libraries.ON_GPU, reason="launches on the stub driver, in processes of their own")

START = f"""
import sys
sys.path[:0] = [{str(libraries.TESTS)!r}]
from support import libraries
libraries.use_build()
libraries.load_stub("driver")
from support import kernels
"""

PROGRAM = START + """
import cubind.core as core
device = core.Device(0)
device.set_current()
stream = device.create_stream()
kernel = core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("nothing")
config = core.LaunchConfig(1, None, 1)
core.launch(stream, config, kernel)
kernel[config, stream]()
try:
    core.launch(stream, config, kernel, 1)
except TypeError:
    print("not launched")
stub = libraries.load_stub("driver")
stub.set_mode(1, "cuLaunchKernelEx")
stub.result("cuLaunchKernelEx", 700)
try:
    core.launch(stream, config, kernel)
except core.CUDAError as error:
    print(error.name)
"""

COMPILATION = START + """
import cubind
import cubind.core as core
device = core.Device(0)
device.set_current()
options = core.ProgramOptions(name="sample.cu", arch="sm_80")
try:
    core.Program("__global__ void empty() {}", "c++", options).compile("ptx", cache=False)
except cubind.LibraryNotFoundError as error:
    print(str(error).splitlines()[0])
    sys.exit(77)
try:
    core.Program("what is this", "c++", options).compile("ptx", cache=False)
except core.NVRTCError:
    print("refused")
"""

WITHOUT = START + """
libraries.hide_packages()
import warnings
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    import cubind.core as core
for warning in told:
    print(warning.category.__name__, str(warning.message).splitlines()[0][:96])
device = core.Device(0)
device.set_current()
kernel = core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("nothing")
core.launch(device.create_stream(), core.LaunchConfig(1, None, 1), kernel)
print("launched")
"""


def run(program, **environment):
    result = subprocess.run([sys.executable, "-W", "error", "-c", program], env={**os.environ, **environment}, capture_output=True,
                            text=True, timeout=120, check=False)
    if result.returncode == 77:
        pytest.skip(result.stdout.strip())
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


@pytest.fixture(scope="module")
def tool(tmp_path_factory):
    path = tmp_path_factory.mktemp("nvtx") / "libtool.so"
    environment = {**os.environ, "LD_PRELOAD": ""}
    subprocess.run(["gcc", "-shared", "-fPIC", "-Wall", "-Werror", TOOL, "-o", path], check=True, env=environment)
    return path


@pytest.fixture
def seen(tool, tmp_path):
    """Return a function that runs a program and gives the output of the tool and of the program."""
    def seen(program, **environment):
        if subprocess.run([sys.executable, "-c", START + "import cubind.nvtx; cubind.nvtx.nvtxInitialize(None)"],
                          capture_output=True, check=False).returncode:
            pytest.skip("no libnvtx3interop.so.1 on this machine")
        log = tmp_path / "log"
        printed = run(program, NVTX_INJECTION64_PATH=str(tool), NVTX_TOOL_LOG=str(log), **environment)
        return log.read_text().splitlines() if log.exists() else [], printed

    return seen


def test_launches_are_ranges(seen):
    """Both forms of a launch are ranges, also if the driver fails.

    Launches that never reach the driver are none.
    """
    told, printed = seen(PROGRAM, CUBIND_NVTX="1")
    assert told == ["domain cubind"] + 3 * ["begin 3 1 launch nothing", "end"]
    assert printed == ["not launched", "CUDA_ERROR_ILLEGAL_ADDRESS"]


def test_compilations_are_ranges(seen):
    told, printed = seen(COMPILATION, CUBIND_NVTX="1")
    assert told == ["domain cubind"] + 2 * ["begin 3 1 compile sample.cu", "end"]
    assert printed == ["refused"]


@pytest.mark.parametrize("environment", [{"CUBIND_NVTX": "0"}, {"CUBIND_NVTX": ""}])
def test_off(seen, environment):
    """Without the switch the tool is not even loaded."""
    assert seen(PROGRAM, **environment) == ([], ["not launched", "CUDA_ERROR_ILLEGAL_ADDRESS"])


def test_without_the_library(tmp_path):
    """Without the library there is a warning with the reason, and launches work."""
    (tmp_path / "libnvtx3interop.so.1").write_bytes(b"no library at all")
    environment = {"CUBIND_NVTX": "1", "LD_LIBRARY_PATH": str(tmp_path), "CUDA_HOME": "", "CUDA_PATH": ""}
    warning, *rest = run(WITHOUT, **environment)
    if warning == "launched":
        pytest.skip("there is a libnvtx3interop.so.1 beside the one that cannot be read")
    assert warning.startswith("RuntimeWarning CUBIND_NVTX: launches and compilations are not marked: ") and rest == ["launched"]
