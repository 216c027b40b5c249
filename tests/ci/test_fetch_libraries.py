"""Test ci/fetch-libraries: files that it unpacks, wheels that it refuses, folders that it keeps."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "ci" / "fetch-libraries"


def fetch(*arguments):
    command = [sys.executable, str(SCRIPT), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture
def script(load_script):
    return load_script("fetch-libraries")


@pytest.mark.parametrize("release", ["", "thirteen", "13", "../13.5"])
def test_not_a_release(tmp_path, release):
    result = fetch(release, tmp_path / "libs")
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr.startswith("ci/fetch-libraries: error: ") and "is not a CUDA release" in result.stderr
    assert list(tmp_path.iterdir()) == []


MARKERS = {
    "nvidia_cublas-13.10.0.20\n": (),  # the form from before there was a choice
    "cublas nvidia_cublas-13.10.0.20\ncufft nvidia_cufft-12.5\nruntime nvidia_cuda_runtime-13.5\n": (),
    "nvrtc nvidia_cuda_nvrtc-13.5.37\nnvjitlink -\n": ("nvjitlink", "nvrtc"),
}


@pytest.mark.parametrize(("rows", "libraries"), MARKERS.items())
def test_what_is_there_stays(tmp_path, rows, libraries):
    (tmp_path / "cubind-libraries.txt").write_text("13.5\n" + rows)
    result = fetch("13.5", tmp_path, *libraries)
    assert result.returncode == 0 and result.stdout == f"{tmp_path}: CUDA 13.5 is already there\n"
    result = fetch("13.0", tmp_path)
    assert result.returncode == 1 and f"{tmp_path} holds CUDA 13.5" in result.stderr
    assert [p.name for p in tmp_path.iterdir()] == ["cubind-libraries.txt"]


def test_what_is_taken(tmp_path, script):
    """It takes the libraries that tests load: no headers, no other libraries, no other folders."""
    wheel = tmp_path / "wheel.whl"
    names = ["nvidia/cu13/lib/libcublas.so.13", "nvidia/cu13/lib/libcublasLt.so.13", "nvidia/cu13/lib/libnvblas.so.13",
             "nvidia/cu13/include/cublas_v2.h", "nvidia/cu13/lib/a/libcufft.so.12", "nvidia_cublas.dist-info/METADATA"]
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in names:
            archive.writestr(name, name)
    folder = tmp_path / "lib"
    folder.mkdir()
    assert script.unpack(wheel, folder, "cublas") == 2
    assert {p.name: p.read_text() for p in folder.iterdir()} == {Path(n).name: n for n in names[:2]}


def names_of(script, library):
    """Return the names that are taken, out of names in wheels of each major."""
    names = ["libnvrtc.so.11.2", "libnvrtc.so.12", "libnvrtc.so.13", "libnvrtc-builtins.so.11.8", "libnvrtc-builtins.so.13.5",
             "libnvrtc.alt.so.13", "libnvrtc_static.a", "libcudart.so.11.0", "libcudart.so.12", "libcudart_static.a",
             "libcufft.so.10", "libcufft.so.12", "libcufftw.so.12", "libnvJitLink.so.12"]
    return [name for name in names if re.fullmatch(script.wanted(library), f"nvidia/x/lib/{name}")]


def test_names_of_every_major(script):
    assert names_of(script, "nvrtc") == ["libnvrtc.so.11.2", "libnvrtc.so.12", "libnvrtc.so.13", "libnvrtc-builtins.so.11.8",
                                         "libnvrtc-builtins.so.13.5"]
    assert names_of(script, "runtime") == ["libcudart.so.11.0", "libcudart.so.12"]
    assert names_of(script, "cufft") == ["libcufft.so.10", "libcufft.so.12"]
    assert names_of(script, "nvjitlink") == ["libnvJitLink.so.12"]


@pytest.fixture
def index(tmp_path, script, monkeypatch):
    """Serve wheels of a release without nvJitLink in place of the index; return the requests."""
    asked = []

    def download(python, requirement, folder, wanted=".*"):
        asked.append(requirement)
        if "nvjitlink" in requirement:
            return None
        wheel = folder / "nvidia_cuda_nvrtc_cu11-11.8.89-py3-none-any.whl"
        with zipfile.ZipFile(wheel, "w") as archive:
            archive.writestr("nvidia/cuda_nvrtc/lib/libnvrtc.so.11.2", "nvrtc")
        return wheel

    monkeypatch.setattr(script.headers, "python_with_pip", lambda: sys.executable)
    monkeypatch.setattr(script.headers, "pins", lambda python, release, folder: {"cudart": "nvidia-cuda-runtime-cu11==11.8.89"})
    monkeypatch.setattr(script.headers, "download", download)
    return asked


def test_what_a_release_lacks_is_left_out(tmp_path, script, index, capsys):
    folder = tmp_path / "libs"
    script.fetch("11.8", folder, ["nvrtc", "nvjitlink"])
    assert capsys.readouterr().out == (
        f"{folder}: CUDA 11.8: nvidia_cuda_nvrtc_cu11-11.8.89\n{folder}: CUDA 11.8 has no nvjitlink: it is left out\n"
    )
    assert [p.name for p in (folder / "lib").iterdir()] == ["libnvrtc.so.11.2"]
    assert index == ["nvidia-cuda-nvrtc-cu11==11.8.*", "nvidia-nvjitlink-cu11==11.8.*"]
    script.fetch("11.8", folder, ["nvjitlink", "nvrtc"])
    assert len(index) == 2 and capsys.readouterr().out == f"{folder}: CUDA 11.8 is already there\n"


def test_a_library_of_none(tmp_path):
    result = fetch("13.5", tmp_path / "libs", "cusparse")
    assert result.returncode == 2 and "unknown library 'cusparse'; there are runtime, cublas, cufft, nvrtc" in result.stderr


def test_a_failed_download_leaves_no_marker(tmp_path, script, monkeypatch):
    """After a failed download the next call starts over."""
    monkeypatch.setattr(script.headers, "python_with_pip", lambda: sys.executable)
    monkeypatch.setattr(script.headers, "pins", lambda python, release, folder: {"cudart": "nvidia-cuda-runtime==0.0"})
    monkeypatch.setattr(script.headers, "download", lambda python, requirement, folder, wanted: None)
    with pytest.raises(script.headers.FetchError, match=r"nvidia-cuda-runtime==0\.0 contains no libraries"):
        script.fetch("13.5", tmp_path / "libs")
    assert not (tmp_path / "libs" / script.MARKER).exists()


def test_links_are_refused(tmp_path, script):
    """A link in a wheel is refused, so that nothing is written through it."""
    wheel, folder = tmp_path / "thing.whl", tmp_path / "lib"
    folder.mkdir()
    entry = zipfile.ZipInfo("nvidia/cu13/lib/libcufft.so.12")
    entry.external_attr = 0o120777 << 16
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr(entry, "/etc/passwd")
    with pytest.raises(script.headers.FetchError, match=r"^thing\.whl holds '.*libcufft\.so\.12', which is not a file"):
        script.unpack(wheel, folder, "cufft")
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("nvidia/../lib/libcufft.so.12", "x")
    with pytest.raises(script.headers.FetchError, match=r"^thing\.whl holds 'nvidia/\.\./lib/"):
        script.unpack(wheel, folder, "cufft")
    assert list(folder.iterdir()) == []


def test_what_a_link_of_the_folder_leads_to_stays(tmp_path, script):
    wheel, folder, mine = tmp_path / "thing.whl", tmp_path / "lib", tmp_path / "mine"
    folder.mkdir()
    mine.write_text("mine")
    (folder / "libcufft.so.12").symlink_to(mine)
    (folder / "libcufft.so.12.part").symlink_to(mine)
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("nvidia/cu13/lib/libcufft.so.12", "library")
    assert script.unpack(wheel, folder, "cufft") == 1
    assert mine.read_text() == "mine" and (folder / "libcufft.so.12").read_text() == "library"
    assert [p.name for p in folder.iterdir()] == ["libcufft.so.12"]


def test_damaged_wheel(tmp_path, script):
    wheel, folder = tmp_path / "thing.whl", tmp_path / "lib"
    folder.mkdir()
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("nvidia/cu13/lib/libcufft.so.12", "library" * 100)
    data = bytearray(wheel.read_bytes())
    data[data.index(b"librarylib")] ^= 1
    wheel.write_bytes(data)
    with pytest.raises(script.headers.FetchError, match=r"^thing\.whl: nvidia/cu13/lib/libcufft\.so\.12 cannot be read: "):
        script.unpack(wheel, folder, "cufft")
    assert list(folder.iterdir()) == []
