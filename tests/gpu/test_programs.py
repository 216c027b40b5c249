"""Run programs written for cuda.core on cubind.core, changing only their imports."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support import libraries

PROGRAMS = Path(__file__).resolve().parent / "programs"
NAMES = sorted(path.stem for path in PROGRAMS.glob("*.py"))


def run(source):
    searched = [str(libraries.BUILD / "python"), os.environ.get("PYTHONPATH", "")]
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(filter(None, searched)))
    result = subprocess.run(
        [sys.executable, "-c", source], capture_output=True, text=True, check=False, env=environment, timeout=120
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.mark.parametrize("package", ["cuda.core", "cubind.core"])
@pytest.mark.parametrize("name", NAMES)
def test_program(name, package):
    pytest.importorskip("cupy")
    if package == "cuda.core":
        pytest.importorskip("cuda.core")
    source = (PROGRAMS / f"{name}.py").read_text()
    assert "from cuda.core import" in source
    assert run(source.replace("cuda.core", package)).endswith(f"{name}: done\n")


def test_there_are_five():
    assert len(NAMES) >= 5
