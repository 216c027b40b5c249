"""Test that paths which must not exist lie in /proc, where nobody can create files.

A path such as /nonexistent could exist on some machine.
"""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOMEBODY_S = re.compile(r"""["'=]/(nonexistent|nowhere|missing|absent|no|none|not|does)\b[^"']*""")


def test_absent_paths():
    files = subprocess.run(["git", "ls-files", "tests"], cwd=ROOT, capture_output=True, text=True, check=True)
    found = [
        f"{name}: {match[0]}"
        for name in files.stdout.split()
        if name.endswith((".c", ".h", ".py")) and (ROOT / name) != Path(__file__)
        for match in SOMEBODY_S.finditer((ROOT / name).read_text())
    ]
    assert found == []
