"""Test `cubind examples`: list, show, run and copy."""

import sys

import pytest
from support import libraries
from support.sanitizers import not_sanitized

pytestmark = not_sanitized("starts a plain interpreter for each command")
EXAMPLES = libraries.ROOT / "examples" / "core"


def programs():
    return sorted(file.stem for file in EXAMPLES.glob("*.py") if file.stem != "common")


def test_examples_list(cubind):
    lines = cubind("examples", "list").stdout.splitlines()
    assert [line.split()[0] for line in lines[::2]] == programs()
    assert all(line.split()[:2] == ["needs", "NumPy,"] for line in lines[1::2])
    sys.path.insert(0, str(libraries.PACKAGE))
    from cubind._command.examples import NEEDS

    assert set(NEEDS) <= set(programs())


def test_examples_are_those_of_the_repository(cubind):
    assert cubind("examples", "show", "saxpy").stdout == (EXAMPLES / "saxpy.py").read_text()
    assert sum(file.stat().st_size for file in EXAMPLES.glob("*.py")) <= 60_000


@pytest.mark.nvrtc
@pytest.mark.skipif(libraries.ON_GPU, reason="says nothing of the simulated device on a GPU")
def test_examples_run(cubind):
    done = cubind("examples", "run", "saxpy", XDG_CACHE_HOME="/proc/absent")
    assert done.returncode == 0, done.stderr
    first, second = done.stdout.splitlines()
    assert first == "There is no GPU, so this runs on the simulated device."
    assert second.startswith("saxpy: ")


def test_examples_copy(cubind, tmp_path):
    assert cubind("examples", "copy", "saxpy", "mine").stdout == "wrote mine/saxpy.py\nwrote mine/common.py\n"
    assert cubind("examples", "copy", "matmul", "mine").returncode == 0  # with the same helpers
    changed = tmp_path / "mine" / "saxpy.py"
    changed.write_text("mine\n")
    done = cubind("examples", "copy", "saxpy", "mine")
    said = "cubind examples: error: mine/saxpy.py exists already: choose another folder, or overwrite it with --force\n"
    assert (done.returncode, done.stderr, changed.read_text()) == (1, said, "mine\n")
    assert cubind("examples", "copy", "--force", "saxpy", "mine").returncode == 0
    assert changed.read_text() == (EXAMPLES / "saxpy.py").read_text()


def test_examples_copy_to_a_file(cubind, tmp_path):
    (tmp_path / "file").touch()
    done = cubind("examples", "copy", "saxpy", "file")
    assert (done.returncode, done.stderr) == (1, "cubind examples: error: file: File exists\n")
