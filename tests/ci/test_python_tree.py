"""Test the script that links the package's Python files into a build (cmake/python_tree.cmake)."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_runs_at_once_for_one_folder(tmp_path):
    """Two targets of one build link into the same folder, and ninja runs both at once."""
    out = tmp_path / "build" / "python" / "cubind"
    command = ["cmake", f"-DSOURCE={ROOT}", f"-DMADE={tmp_path}/package", f"-DOUT={out}", "-DMODULES=", "-DMAJORS=",
               "-DFOLDERS=", "-DMAIN=13", "-P", str(ROOT / "cmake/python_tree.cmake")]  # fmt: skip
    runs = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(4)]
    assert [run.communicate()[1] for run in runs] == [""] * len(runs)
    assert [run.returncode for run in runs] == [0] * len(runs)
    assert (out / "core/_ipc.py").resolve() == ROOT / "python/cubind/core/_ipc.py"
    assert sorted(path.name for path in out.parent.iterdir()) == ["cubind"]
