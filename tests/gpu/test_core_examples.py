"""Run the examples of cubind.core on a GPU, alone and under compute-sanitizer.

memcheck must find no errors and no leaks. racecheck must find no races in the examples that use
shared memory.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import minimal_graph
import pytest
from support import libraries

HERE = Path(__file__).resolve().parent
EXAMPLES = {path.stem: path for path in sorted((libraries.ROOT / "examples" / "core").glob("*.py")) if path.stem != "common"}
SHARING = [name for name, path in EXAMPLES.items() if "__shared__" in path.read_text()]
# Other libraries never return their pools, and do not survive a reset of the device.
POOLING = {"interop"}
# Examples whose graph has a conditional node, and the script that runs them without it.
CONDITIONAL = {"conjugate_gradients": HERE / "launch_by_launch.py"}
# compute-sanitizer's message if its process was ended by a signal.
ENDED = "Error: process didn't terminate successfully"
# cubind asks the driver for kernel parameters until it reports that there are no more, which is no
# error. Backtraces would keep frames of Python functions alive, and so the memory that they
# allocated.
HANDLED = ["--report-api-errors", "no", "--show-backtrace", "no"]

needs_sanitizer = pytest.mark.skipif(shutil.which("compute-sanitizer") is None, reason="compute-sanitizer is not installed")


def start(*command):
    searched = [str(libraries.BUILD / "python"), os.environ.get("PYTHONPATH", "")]
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(filter(None, searched)))
    return subprocess.run(
        list(map(str, command)), capture_output=True, text=True, check=False, env=environment, timeout=240
    )


def run(*command):
    result = start(*command)
    assert result.returncode == 0, result.stdout[-4000:] + result.stderr[-4000:]
    return result.stdout


def sanitize(tool, *options, program):
    return run("compute-sanitizer", "--tool", tool, *options, "--error-exitcode", "9", sys.executable, *program)


@pytest.mark.parametrize("name", EXAMPLES)
def test_example(name, note):
    text = run(sys.executable, EXAMPLES[name])
    assert text.startswith(f"{name}: ") and "stub" not in text
    note(text.strip())


@needs_sanitizer
@pytest.mark.parametrize("name", EXAMPLES)
def test_memcheck(name):
    if name in POOLING:
        text = sanitize("memcheck", *HANDLED, program=[EXAMPLES[name]])
    else:
        text = sanitize(
            "memcheck", *HANDLED, "--leak-check", "full", program=[HERE / "leak_check.py", EXAMPLES[name]]
        )
        assert "LEAK SUMMARY: 0 bytes leaked in 0 allocations" in text, text[-4000:]
    assert "ERROR SUMMARY: 0 errors" in text, text[-4000:]


@pytest.fixture(scope="module")
def minimal(tmp_path_factory):
    """Return the command that launches the smallest graph of a kind, without cubind."""
    from cubind.core import Device, Program, ProgramOptions

    folder = tmp_path_factory.mktemp("images")
    options = ProgramOptions(arch=f"sm_{Device(0).arch}", std="c++17")
    for name, source in minimal_graph.KERNELS.items():
        (folder / name).write_bytes(bytes(Program(source, "c++", options).compile("cubin").code))
    return lambda kind: (sys.executable, HERE / "minimal_graph.py", kind, folder / minimal_graph.KINDS[kind])


def under(tool, *command):
    return start("compute-sanitizer", "--tool", tool, "--error-exitcode", "9", *command)


def ends_by_itself(result):
    """Return whether the tool crashed its process, which runs well without the tool."""
    return result.returncode != 0 and ENDED in result.stdout and "0 hazards displayed" in result.stdout


def is_broken(result):
    """Return whether a driver call fails under the tool although it saw no invalid access."""
    return "CUDA_ERROR_ILLEGAL_ADDRESS" in result.stdout and "Invalid" not in result.stdout


@pytest.mark.parametrize("kind", minimal_graph.KINDS)
def test_minimal_graph(minimal, kind):
    assert run(*minimal(kind)).startswith(f"{kind}: ")


@needs_sanitizer
@pytest.mark.parametrize("tool", ["memcheck", "racecheck"])
@pytest.mark.parametrize("kind", minimal_graph.KINDS)
def test_minimal_graph_under_a_tool(minimal, kind, tool, note):
    """The tool finds nothing; only racecheck may crash, and only with conditional nodes.

    This records whether the tool supports conditional nodes. With other processes on the GPU the
    tool sometimes breaks a loop, so the run is repeated once.
    """
    result = under(tool, *minimal(kind))
    if is_broken(result) and kind != "plain":
        note(f"compute-sanitizer {tool}, a graph with {kind}: the tool breaks it, and is tried again")
        result = under(tool, *minimal(kind))
    able, ended = result.returncode == 0 and f"{kind}: " in result.stdout, ends_by_itself(result)
    found = "nothing found" if able else "the tool ends the process" if ended else f"findings, status {result.returncode}"
    note(f"compute-sanitizer {tool}, a graph with {kind}: {found}")
    assert able or (tool == "racecheck" and kind != "plain" and ended), result.stdout + result.stderr


@needs_sanitizer
@pytest.mark.parametrize("name", SHARING)
def test_racecheck(name, note):
    program = [EXAMPLES[name]]
    if name in CONDITIONAL and ends_by_itself(under("racecheck", sys.executable, *program)):
        # It is the tool's fault if the program works alone and under another tool.
        assert run(sys.executable, *program).startswith(f"{name}: ")
        assert "ERROR SUMMARY: 0 errors" in sanitize("memcheck", *HANDLED, program=program)
        note(f"racecheck of {name} without its graph: the tool ends the process with it, memcheck finds nothing")
        program.insert(0, CONDITIONAL[name])
    text = sanitize("racecheck", program=program)
    assert "RACECHECK SUMMARY: 0 hazards" in text, text[-4000:]


def test_shared_memory_is_looked_at():
    assert len(SHARING) >= 4
