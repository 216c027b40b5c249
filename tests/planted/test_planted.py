"""Test that the simulated device finds each planted fault, and reports nothing else."""

import json
import os
import subprocess
import sys

import pytest
from support import libraries
from support.sanitizers import not_sanitized

from planted import cases

FILES = sorted({case.file.stem for case in cases.load()})

pytestmark = [
    pytest.mark.nvrtc,
    not_sanitized("children preload before the sanitizer's runtime"),
    pytest.mark.skipif(libraries.ON_GPU, reason="this run uses the GPU"),
]


@pytest.mark.parametrize("name", FILES)
def test_planted(name, tmp_path):
    environment = os.environ | {"PYTHONPATH": f"{libraries.BUILD / 'python'}:{libraries.ROOT}", "XDG_CACHE_HOME": str(tmp_path),
                                "CUBIND_SIMULATOR": "check=all,poison=7"}  # fmt: skip
    result = subprocess.run([sys.executable, "-m", "tests.planted.judged", name], capture_output=True, text=True, check=False,
                            env=environment, timeout=300, cwd=tmp_path)  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout) == []
