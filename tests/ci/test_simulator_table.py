"""Test that docs/simulator.md lists the instructions of the simulated device's table."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_document_is_up_to_date():
    command = [sys.executable, ROOT / "ci" / "simulator-table", "--check"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
