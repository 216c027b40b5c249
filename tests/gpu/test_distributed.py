"""Run the examples for several GPUs on one GPU: processes that share memory, and single ranks."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest
from support import libraries

FOLDER = libraries.ROOT / "examples" / "distributed"
PROGRAM = Path(__file__).resolve().parent / "particles_between_processes.py"


def run(*command, **more):
    searched = [str(libraries.BUILD / "python"), os.environ.get("PYTHONPATH", "")]
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(filter(None, searched)), **more)
    result = subprocess.run(
        [sys.executable, *map(str, command)], capture_output=True, text=True, check=False, env=environment, timeout=240
    )
    assert result.returncode == 0, result.stdout[-4000:] + result.stderr[-4000:]
    return result.stdout


@pytest.mark.parametrize(("workers", "count"), [(1, 10_000), (2, 1_000_000), (4, 10_000_000)])
def test_particles_between_processes(workers, count, note):
    """Each process has a part of the box on this GPU; neighbors share memory by handles."""
    right, *ways, milliseconds = run(PROGRAM, FOLDER, workers, count, 10).split()
    assert (right, ways) == ("True", ["handle"] if workers > 1 else [])
    note(f"{count} particles in {workers} processes: {milliseconds} ms a step")


@pytest.mark.skipif(importlib.util.find_spec("cubind.nccl") is None, reason="needs cubind.nccl, of cubind-libraries")
@pytest.mark.parametrize("name", ["all_reduce", "gradient", "heat"])
def test_alone(name):
    assert run(FOLDER / f"{name}.py").endswith(", 1 rank\n")


@pytest.mark.skipif(importlib.util.find_spec("cubind.nccl") is None, reason="needs cubind.nccl, of cubind-libraries")
def test_benchmark_says_what_it_needs():
    from cubind.core import Device

    if len(Device.get_all_devices()) > 1:
        pytest.skip("there are two GPUs: it would run for minutes")
    assert "two GPUs are needed" in run(libraries.ROOT / "benchmarks" / "distributed.py")
