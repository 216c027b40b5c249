"""Run tests/gpu/minimal_graph.py on the simulated device.

On a GPU, that program runs under a tool; these tests check that the program itself is right.
"""

import os
import subprocess
import sys

import pytest
from support import libraries
from support.core import compilers
from support.sanitizers import needs_builtins

FOLDER = libraries.ROOT / "tests" / "gpu"
sys.path.append(str(FOLDER))

import minimal_graph  # noqa: E402

DRIVER = libraries.BUILD / "python" / "cubind" / "simulator" / "libcuda.so.1"

pytestmark = [
    pytest.mark.nvrtc,
    pytest.mark.skipif(libraries.ON_GPU, reason="tests/gpu/test_core_examples.py runs it on a GPU"),
    pytest.mark.skipif(not DRIVER.exists(), reason="the build has no simulated driver"),
    needs_builtins,
]


@pytest.fixture(scope="module")
def images(tmp_path_factory):
    """Return a folder with each source as PTX."""
    if compilers.find("nvrtc") is None:
        pytest.skip("needs NVRTC")
    folder = tmp_path_factory.mktemp("images")
    program = f"""
import sys
sys.path.append({str(FOLDER)!r})
import minimal_graph
from cubind.core import Device, Program, ProgramOptions
options = ProgramOptions(arch=f"sm_{{Device(0).arch}}", std="c++17")
for name, source in minimal_graph.KERNELS.items():
    with open({str(folder)!r} + "/" + name, "wb") as file:
        file.write(bytes(Program(source, "c++", options).compile("ptx").code))
"""
    path = folder / "compile.py"
    path.write_text(program)
    run("-m", "cubind.simulator", path)
    return folder


def run(*command):
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("CUBIND_", "LD_"))}
    searched = [str(libraries.PACKAGE), os.environ.get("PYTHONPATH", "")]
    environment |= {"PYTHONPATH": os.pathsep.join(filter(None, searched)), "CUBIND_CACHE": "0"}
    result = subprocess.run(
        [sys.executable, *map(str, command)], capture_output=True, text=True, check=False, env=environment, timeout=100
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.mark.parametrize("kind", minimal_graph.KINDS)
def test_kind(images, kind):
    turns = 150 if kind.endswith(("long", "all")) else 5 if "while" in kind else 1
    assert run(FOLDER / "minimal_graph.py", kind, images / minimal_graph.KINDS[kind], DRIVER) == f"{kind}: {turns}\n"
