"""Test that ci/real-libraries accepts only NVIDIA's own libraries of the right release."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("CUBIND_BUILD", ROOT / "build" / "dev")).resolve()
STUBS = BUILD / "stubs"
CUDA_12 = ROOT / "build" / "cu12"
LIBRARIES = ("runtime", "nvrtc", "nvjitlink", "cufft")
needs_12 = pytest.mark.skipif(not CUDA_12.is_dir() or not (STUBS / "cuda12").is_dir(), reason="no libraries of CUDA 12 here")


def ask(*arguments, entries=(), folders=()):
    """Return (status, output, errors) with these entries of sys.path and these folders only."""
    dropped = ("CUDA_PATH", "CUDA_HOME", "CONDA_PREFIX")
    env = {key: value for key, value in os.environ.items() if key not in dropped}
    env |= {"CUBIND_CUDA": "13", "PYTHONPATH": ":".join(map(str, [BUILD / "python", *entries]))}
    if entries:
        del env["CUBIND_CUDA"]
    env["LD_LIBRARY_PATH"] = ":".join(map(str, folders))
    command = [sys.executable, "-S", str(ROOT / "ci" / "real_libraries.py"), *arguments]
    result = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    return result.returncode, result.stdout.splitlines()[1:], result.stderr.splitlines()


def test_stub_libraries_do_not_pass():
    status, told, errors = ask(*LIBRARIES, folders=[STUBS / name for name in LIBRARIES])
    assert (status, told) == (1, [])
    assert [line.split(": ")[:3] for line in errors] == [["ci/real_libraries.py", "error", name] for name in LIBRARIES]


@needs_12
def test_others_are_told_apart(tmp_path):
    """Other libraries are reported; tests/libraries/test_two_majors.py has the right ones."""
    status, told, errors = ask("--release", "12.8", "nvrtc", entries=[CUDA_12])
    assert (status, told, errors) == (1, [], ["ci/real_libraries.py: error: nvrtc: it is of 12.9"])
    status, told, (error,) = ask("--below", str(tmp_path), "nvrtc", entries=[CUDA_12])
    assert (status, told) == (1, []) and error.startswith("ci/real_libraries.py: error: nvrtc: it is /")


def test_a_missing_library_is_an_error(tmp_path):
    """The search finds an invalid file first."""
    folder = tmp_path / "nvidia" / "cu13" / "lib"
    folder.mkdir(parents=True)
    (folder / "libcufft.so.12").write_text("nothing")
    status, told, errors = ask("cufft", entries=[tmp_path])
    assert (status, told) == (1, []) and errors[0].startswith("ci/real_libraries.py: error: cufft: ")


def test_a_release_of_none():
    result = subprocess.run([ROOT / "ci" / "real-libraries", "13.5", "10.2"], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr.startswith('ci/real-libraries: error: no release "10.2"; choose from 11.8 12.0 ')
