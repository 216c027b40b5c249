"""The type stubs: accepted by mypy --strict, refusing wrong uses, and the same as the built modules."""

import os
import subprocess
import sys
from pathlib import Path

import libraries
import pytest

mypy = pytest.importorskip("mypy", reason="mypy is not installed")

RIGHT = """\
import ctypes
from cubind import driver, nvrtc
from cubind.checked import driver as checked
from cubind.checked import nvrtc as checked_nvrtc

status, device = driver.cuDeviceGet(0)
status = driver.cuInit(0)[0]
name: str = status.name
code: int = status.value
same: bool = status == driver.CUresult.CUDA_SUCCESS
stream = driver.CUstream(16)
address: int = int(stream) + stream.getPtr()
copy = driver.CUDA_MEMCPY2D()
copy.WidthInBytes = 64
copy.srcMemoryType = driver.CUmemorytype.CU_MEMORYTYPE_HOST
properties = driver.CUmemAllocationProp()
properties.location.id = 1
driver.cuMemcpyHtoD(4096, b"bytes", 5)
driver.cuLaunchKernel(driver.CUfunction(1), 1, 1, 1, 1, 1, 1, 0, stream, ((1,), (ctypes.c_int,)), 0)
driver.cuStreamAddCallback(stream, None, None, 0)
error, program = nvrtc.nvrtcCreateProgram(b"", b"x.cu", 0, [], [])
version: int = driver.CUDA_VERSION
memory: driver.CUdeviceptr = checked.cuMemAlloc(16)
checked.cuMemFree(memory)
nodes: list[driver.CUgraphNode] = checked.cuGraphGetNodes(driver.CUgraph(1))
compiled = checked_nvrtc.nvrtcCreateProgram("source")
checked_nvrtc.nvrtcCompileProgram(compiled, ["-arch=sm_90"])
"""

WRONG = [
    "driver.cuInit()",
    "driver.cuInit('0')",
    "driver.cuDeviceGet(0, 1)",
    "driver.no_such_function()",
    "driver.CUresult.NO_SUCH_MEMBER",
    "driver.CUDA_MEMCPY2D().WidthInBytes = 'wide'",
    "driver.CUDA_MEMCPY2D().no_such_field",
    "driver.cuStreamQuery(hstream=None)",
    "checked.cuMemAlloc(16).no_such_attribute",
    "text: str = driver.CUDA_VERSION",
    "nvrtc.nvrtcCompileProgram(nvrtc.nvrtcProgram(1), 1, 1.5)",
    "checked.cuMemAlloc(16, 16)",
    "number: int = driver.cuDeviceGetCount()",
]


def run_mypy(folder, source):
    program = folder / "program.py"
    program.write_text(source)
    environment = dict(os.environ, MYPYPATH=str(libraries.BUILD / "python"))
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--show-column-numbers", str(program)]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=folder)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("typing")  # one cache for all programs


def test_right_uses(folder):
    result = run_mypy(folder, RIGHT)
    assert result.returncode == 0, result.stdout + result.stderr


def test_wrong_uses(folder):
    """Each on a line of its own; each line is refused."""
    head = ["from cubind import driver, nvrtc", "from cubind.checked import driver as checked"]
    result = run_mypy(folder, "\n".join(head + WRONG) + "\n")
    refused = {int(line.split(":")[1]) for line in result.stdout.splitlines() if ": error:" in line}
    accepted = [text for number, text in enumerate(WRONG, len(head) + 1) if number not in refused]
    assert not accepted, result.stdout


@pytest.mark.parametrize("name", ["driver", "nvrtc"])
@pytest.mark.parametrize("form", ["cubind", "cubind.checked"])
def test_every_name_has_a_type(name, form):
    """And every name of the stub exists."""
    import ast
    import importlib

    module = importlib.import_module(f"{form}.{name}")
    relative = Path(*form.split(".")[1:]) / f"{name}.pyi"
    stub = ast.parse((libraries.BUILD / "python" / "cubind" / relative).read_text())
    declared = set()
    for node in stub.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            declared.add(node.name)
        elif isinstance(node, ast.AnnAssign):
            declared.add(node.target.id)
        elif isinstance(node, ast.Assign) and node.targets[0].id == "__all__":
            declared |= set(ast.literal_eval(node.value))  # imported names that are handed on
    public = {n for n in dir(module) if not n.startswith("_")}
    assert public - declared == set()
    assert {n for n in declared if not n.startswith("_")} - public == set()
