"""The example and the lines of the README, run as a newcomer would: on the GPU where there is one, else on the simulated
device."""

import json
import os
import re
import subprocess
import sys

import libraries
import pytest
from sanitizers import needs_builtins

ROOT = libraries.ROOT


SIMULATED = {} if libraries.ON_GPU else {"CUBIND_DEVICE": "simulated"}


def run(*arguments, **switch):
    environment = os.environ | {"PYTHONPATH": str(libraries.BUILD / "python")} | switch
    result = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False, env=environment, cwd=ROOT)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.mark.nvrtc
@needs_builtins
def test_saxpy():
    assert "10,000,000 floats equal NumPy's result" in run("examples/saxpy.py", **SIMULATED)


def programs():
    return re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)


@pytest.mark.nvrtc
@needs_builtins
@pytest.mark.parametrize("which", [0, 1], ids=["core", "checked"])
def test_readme(which):
    assert json.loads(run("-c", programs()[which], **SIMULATED)) == [7] * 64


def test_readme_on_libraries():
    """The stubs compute nothing: that the program runs is all there is to see on them."""
    (*_, program) = programs()
    names = [] if libraries.ON_GPU else [str(path) for path in libraries.STUB_FILES.values()]
    stubs = f"import ctypes\nfor name in {names}: ctypes.CDLL(name, ctypes.RTLD_GLOBAL)\n"
    assert (abs(float(run("-c", stubs + program)) - 4096) < 0.01) == libraries.ON_GPU


@pytest.mark.nvrtc
@needs_builtins
def test_benchmark_of_the_first_kernel():
    """One round of it: every program ends well, and the table has a line for each."""
    stub = [] if libraries.ON_GPU else ["--stub", str(libraries.STUB_FILES["driver"])]
    options = ["--build", str(libraries.BUILD), "--rounds", "1", "--only", "core, "]
    table = run("benchmarks/first_kernel.py", *options, *stub)
    names = re.findall(r"^(C, calls|C|core, \w+).* ms", table, re.MULTILINE)
    assert names == ["C", "C, calls", "core, cold", "core, warm"], table
    phases = run("benchmarks/first_kernel.py", *options, "--phases", *stub)
    assert phases.count("launched and copied") == 2 and phases.count("compiled") == 2, phases
    assert phases.count("start and end") == 3 and phases.count("cuMemAllocFromPoolAsync") == 1, phases


DOCUMENTS = [f"docs/{name}.md" for name in ("adding-a-library", "c-api", "core", "diff", "generated-code", "model-format", "spec-format")]


@pytest.mark.parametrize("name", [*DOCUMENTS, "ARCHITECTURE.md"])
def test_readme_names_the_documents(name):
    assert name in (ROOT / "README.md").read_text()
    assert (ROOT / name).is_file()
