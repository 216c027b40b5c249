"""The fixture that runs `python3 -m cubind` in a folder of the test's own."""

import os
import subprocess
import sys

import pytest
from support import libraries

COMMAND = [sys.executable, "-m", "cubind"]


@pytest.fixture
def cubind(tmp_path):
    """cubind(word...) runs the command in a folder of its own, and returns the finished process."""
    settings = {
        "CUBIND_CACHE_DIR": str(tmp_path / "cache"),
        "PYTHONPATH": str(libraries.PACKAGE),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    clean = {name: value for name, value in os.environ.items() if not name.startswith("CUBIND_")}

    def run(*words, **more):
        return subprocess.run(
            [*COMMAND, *map(str, words)],
            cwd=tmp_path,
            env=clean | settings | more,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )

    return run
