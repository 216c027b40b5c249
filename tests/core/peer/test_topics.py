"""Programs for each topic of cuda.core have the same output when run in three ways.

They run with cuda-core, with cubind.core and changed imports, and unchanged under cubind.compat.
They use a GPU, or two simulated devices.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from support import libraries
from support.core.peer import comparison, topics
from support.sanitizers import needs_builtins

comparison.need(on_stub=False)

pytestmark = [
    pytest.mark.peer,
    pytest.mark.nvrtc,
    needs_builtins,
]

# Topics of cuda.core's users, and their programs. Parentheses mark what cubind.core lacks (C11.1),
# or what is not at hand.
TOPICS = {
    "vector add": "vector_add",
    "saxpy with templates": "saxpy",
    "device properties": "device_properties",
    "printf": "printf",
    "shared-memory matrix multiply": "matrix_multiply",
    "reduction": "reduction",
    "multi-block cooperative reduction": "cooperative_reduction",
    "blockwise sum": "blockwise_sum",
    "prefix sum": "prefix_sum",
    "histogram": "histogram",
    "PageRank": "pagerank",
    "FFT signal analysis": "fft",
    "resources and pools compared": "memory_resources",
    "zero copy": "zero_copy",
    "unified memory": "unified_memory",
    "copy/compute overlap": "overlap",
    "deallocation stream": "deallocation_stream",
    "virtual-memory growth": "(virtual memory)",
    "batched copies": "(batched copies)",
    "performance demo": "performance",
    "graphs: capture": "graph_capture",
    "graphs: update": "graph_update",
    "graphs: host callback": "graph_callback",
    "graphs: loops and choices": "graph_conditions",
    "clusters": "clusters",
    "tensor maps, replacing the address": "tensor_maps",
    "green contexts": "(green contexts)",
    "textures": "(textures)",
    "two devices": "two_devices",
    "peer access": "(peer access)",
    "gradient averaging": "gradient_averaging",
    "IPC pool": "(memory of several processes)",
    "JIT LTO fractal": "jit_lto",
    "persistent cache": "program_cache",
    "PyTorch and TensorFlow kernels": "foreign_arrays",
    "NumPy against CuPy": "foreign_arrays",
    "views on CPU and GPU": "views",
    "mdspan as argument": "structures",
    "OpenGL": "(OpenGL)",
    "mipmaps": "(textures)",
    "tuning": "tuning",
    "Nsight": "line_information",
    "checkpoint": "(checkpoint)",
}
RUNNER = Path(topics.__file__)
# How to run them: the modules in front of the runner, and the package's name in the imports.
WAYS = {"cuda-core": ((), "cuda"), "cubind": ((), "cubind"), "compat": (("cubind.compat",), "cuda")}


def run(way):
    """Return {program: output}, from one process, plus one more after each program that raises."""
    modules, package = WAYS[way]
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("CUBIND_", "LD_"))}
    # Keep the PYTHONPATH that is set: cuda-core may be only there, or elsewhere in another version.
    searched = [str(libraries.PACKAGE), os.environ.get("PYTHONPATH", "")]
    environment |= {"PYTHONPATH": os.pathsep.join(filter(None, searched)), "CUBIND_CACHE": "0"}
    if not libraries.ON_GPU:
        modules, environment["CUBIND_SIMULATOR"] = ("cubind.simulator", *modules), "devices=2"
    command = [sys.executable, "-W", "ignore"]
    for module in modules:
        command += ["-m", module]
    printed = {}
    while names := topics.NAMES[len(printed) :]:
        result = subprocess.run(
            [*command, RUNNER, package, *names], capture_output=True, text=True, check=False, env=environment, timeout=500
        )
        assert result.returncode == 0, result.stderr
        told = dict(part.split("\n", 1) for part in result.stdout.split("=== ")[1:])
        assert told and list(told) == names[: len(told)]
        printed |= told
    return printed


def difference(expected, found, who):
    """Return the first difference of two outputs, and a traceback in full, for reading a log."""
    theirs, ours = expected.splitlines(), found.splitlines()
    line = next((i for i, (a, b) in enumerate(zip(theirs, ours, strict=False)) if a != b), min(len(theirs), len(ours)))
    a, b = (lines[line] if line < len(lines) else "(ends here)" for lines in (theirs, ours))
    return f"line {line + 1}\ncuda-core: {a}\n{who}: {b}" + (f"\n{found}" if "Traceback" in found else "")


def run_all():
    with ThreadPoolExecutor(2) as pool:
        return dict(zip(WAYS, pool.map(run, WAYS), strict=True))


@pytest.fixture(scope="module")
def outputs(tmp_path_factory):
    return comparison.once(tmp_path_factory, "topics", run_all)


@pytest.mark.parametrize("name", topics.NAMES)
def test_program(name, outputs):
    theirs, ours, under_compat = (outputs[way][name] for way in WAYS)
    assert theirs and "Traceback" not in theirs, theirs
    assert ours == theirs, difference(theirs, ours, "cubind")
    assert under_compat == theirs, difference(theirs, under_compat, "cubind.compat")


def test_the_first_difference_is_told():
    assert difference("a\nb\n", "a\nc\n", "x") == "line 2\ncuda-core: b\nx: c"
    assert difference("a\n", "a\nc\n", "x") == "line 2\ncuda-core: (ends here)\nx: c"
    assert difference("a\n", "Traceback: b\n", "x").endswith("\nTraceback: b\n")


def test_every_program_has_a_topic():
    assert {name for name in TOPICS.values() if not name.startswith("(")} == set(topics.NAMES)


def test_programs_name_cuda_core_alone():
    for path in topics.FOLDER.glob("*.py"):
        text = path.read_text()
        assert "from cuda.core" in text and "cubind" not in text and "import cuda" not in text, path.name
