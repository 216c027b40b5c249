"""The examples of cubind.core on a GPU, by themselves and under compute-sanitizer: memory errors and leaks, and races
where shared memory is used."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import libraries
import pytest

HERE = Path(__file__).resolve().parent
EXAMPLES = {path.stem: path for path in sorted((libraries.ROOT / "examples" / "core").glob("*.py")) if path.stem != "common"}
SHARING = [name for name, path in EXAMPLES.items() if "__shared__" in path.read_text()]
# Other libraries' pools are never given back, and what they have does not survive a reset.
POOLING = {"interop"}
# How many parameters a kernel has is asked for until the driver says that there is no such parameter: no error to report.
# Backtraces keep the frames of Python functions alive, and with these what they had allocated.
HANDLED = ["--report-api-errors", "no", "--show-backtrace", "no"]

needs_sanitizer = pytest.mark.skipif(shutil.which("compute-sanitizer") is None, reason="compute-sanitizer is not installed")


def run(*command):
    searched = [str(libraries.BUILD / "python"), os.environ.get("PYTHONPATH", "")]
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(filter(None, searched)))
    result = subprocess.run(
        list(map(str, command)), capture_output=True, text=True, check=False, env=environment, timeout=240
    )
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


@needs_sanitizer
@pytest.mark.parametrize("name", SHARING)
def test_racecheck(name):
    text = sanitize("racecheck", program=[EXAMPLES[name]])
    assert "RACECHECK SUMMARY: 0 hazards" in text, text[-4000:]


def test_shared_memory_is_looked_at():
    assert len(SHARING) >= 4
