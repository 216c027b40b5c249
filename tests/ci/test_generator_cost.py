"""Test benchmarks/generator.py: what it reads from the reports of its tools, and a small run."""

import os
import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "benchmarks"))
import generator  # noqa: E402

PROGRAM = Path(os.environ.get("CUBIND_BUILD", ROOT / "build/dev")) / "generator/cubind-gen"
HEADERS = ROOT / "build/cuda/13.5"


def test_the_first_modules_of_a_list():
    text = "# comment\n\ndriver nvidia-cuda-runtime\nnvrtc\n# more\nruntime\n"
    assert generator.first_modules(text, 2) == ["driver", "nvrtc"]
    assert generator.first_modules(text, 9) == ["driver", "nvrtc", "runtime"]


def test_the_instructions_of_all_processes_count():
    assert generator.counted("==1== Collected : 300\nwarning: x\n==2== Collected : 40\n") == 340


def test_memory_and_time_of_a_run():
    assert generator.timed("warning: x\nmeasured 2048 1.25 0.50\n") == (2, 1.75)


@pytest.mark.parametrize(("count", "mebibytes", "above"), [(11e9, 89, False), (12e9, 89, True), (11e9, 91, True)])
def test_limits(count, mebibytes, above):
    assert generator.exceeds(count, mebibytes) is above


@pytest.mark.skipif("ASAN_OPTIONS" in os.environ, reason="valgrind cannot run a program with a sanitizer")
@pytest.mark.skipif(not shutil.which("valgrind") or not Path("/usr/bin/time").exists(), reason="needs valgrind and time")
@pytest.mark.skipif(not PROGRAM.exists() or not HEADERS.exists(), reason="needs cubind-gen and headers of CUDA")
def test_a_run_of_a_small_module():
    count, mebibytes, seconds = generator.measure(str(PROGRAM), str(HEADERS), ["nvjitlink"])
    assert 1e8 < count < 2e9
    assert 10 < mebibytes < 200
    assert seconds > 0
