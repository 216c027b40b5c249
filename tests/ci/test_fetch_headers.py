"""ci/fetch-headers: what it refuses, and that it leaves nothing behind then."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "ci" / "fetch-headers"


def fetch(*arguments):
    return subprocess.run([sys.executable, str(SCRIPT), *map(str, arguments)], capture_output=True, text=True, check=False)


def one_line_error(result):
    assert result.returncode == 1
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert line.startswith("ci/fetch-headers: error: ")
    return line


def holding(folder, release):
    include = folder / "include"
    include.mkdir(parents=True)
    (include / "cubind-headers.txt").write_text(f"{release}\ncudart nvidia_cuda_runtime-{release}.1\n")
    return include


@pytest.mark.parametrize("release", ["thirteen", "13", "13.", "13.5-rc1", "../13.5", ""])
def test_no_release(tmp_path, release):
    assert "is no CUDA release" in one_line_error(fetch(release, tmp_path / "cuda"))
    assert list(tmp_path.iterdir()) == []


def test_release_that_does_not_exist(tmp_path):
    line = one_line_error(fetch("99.1", tmp_path / "cuda"))
    if "cannot be reached" in line:
        pytest.skip("no package index")
    assert "CUDA 99.1 cannot be found: there is no nvidia-cuda-runtime==99.1.*" in line
    assert list(tmp_path.iterdir()) == []


def test_folder_of_another_release(tmp_path):
    include = holding(tmp_path, "13.0")
    assert f"{include} holds CUDA 13.0" in one_line_error(fetch("13.5", tmp_path))


def test_folder_of_someone_else(tmp_path):
    include = tmp_path / "include"
    include.mkdir()
    (include / "cuda.h").write_text("mine\n")
    assert "was not made by ci/fetch-headers" in one_line_error(fetch("13.5", tmp_path))
    assert (include / "cuda.h").read_text() == "mine\n"


def test_what_is_there_is_not_fetched_again(tmp_path):
    include = holding(tmp_path, "13.0")
    result = fetch("13.0", tmp_path, "driver")
    assert (result.returncode, result.stdout) == (0, f"{include}: CUDA 13.0 is already there\n")


@pytest.mark.parametrize("arguments", [(), ("13.5",), ("13.5", "folder", "opencl")])
def test_wrong_usage(tmp_path, arguments):
    result = fetch(*arguments)
    assert result.returncode == 2
    assert result.stderr.startswith("usage: ci/fetch-headers")
