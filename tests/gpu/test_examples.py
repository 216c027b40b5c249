"""Run the examples that compute something, as a newcomer would run them."""

import os
import subprocess
import sys

import pytest
from support import libraries


@pytest.mark.parametrize("name", ["saxpy", "relu_bias"])
def test_example(name):
    searched = [str(libraries.BUILD / "python"), os.environ.get("PYTHONPATH", "")]
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(filter(None, searched)))
    command = [sys.executable, str(libraries.ROOT / "examples" / f"{name}.py")]
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "NumPy's result" in result.stdout
