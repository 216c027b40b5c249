"""Test ci/fetch-headers: wheels that it unpacks, wheels that it refuses without leaving files."""

import http.server
import io
import json
import subprocess
import sys
import threading
import zipfile
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
    (include / "cubind-headers.txt").write_text(
        f"{release}\ncudart nvidia_cuda_runtime-{release}.1\nprofiler nvidia_cuda_profiler_api-{release}.1\n")
    return include


@pytest.mark.parametrize("release", ["thirteen", "13", "13.", "13.5-rc1", "../13.5", ""])
def test_no_release(tmp_path, release):
    assert "is not a CUDA release" in one_line_error(fetch(release, tmp_path / "cuda"))
    assert list(tmp_path.iterdir()) == []


def test_release_that_does_not_exist(tmp_path):
    line = one_line_error(fetch("99.1", tmp_path / "cuda"))
    if "cannot be reached" in line:
        pytest.skip("no package index")
    assert "CUDA 99.1 cannot be found: nvidia-cuda-runtime==99.1.* does not exist" in line
    assert list(tmp_path.iterdir()) == []


def test_folder_of_another_release(tmp_path):
    include = holding(tmp_path, "13.0")
    assert f"{include} holds CUDA 13.0" in one_line_error(fetch("13.5", tmp_path))


def test_folder_of_someone_else(tmp_path):
    include = tmp_path / "include"
    include.mkdir()
    (include / "cuda.h").write_text("mine\n")
    assert "exists, but ci/fetch-headers did not make it" in one_line_error(fetch("13.5", tmp_path))
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


# ---- with a private index ----


@pytest.fixture
def script(load_script):
    """Return the script as a module."""
    return load_script("fetch-headers")


# {requirement: (wheel's name, {path in it: text})}. Before 13.0 each wheel has its own folder, and
# nvcc's wheel has `crt`.
INDEX = {
    "cuda-toolkit==12.9.*": ("cuda_toolkit-12.9.1-py3-none-any", {"cuda_toolkit-12.9.1.dist-info/METADATA": (
        "Name: cuda-toolkit\n"
        "Requires-Dist: nvidia-cuda-cccl-cu12==12.9.27.*; (sys_platform == 'linux') and extra == 'cccl'\n"
        "Requires-Dist: nvidia-cublas-cu12==12.9.1.4.*; (sys_platform == 'linux') and extra == 'cublas'\n"
        "Requires-Dist: nvidia-cufft-cu12==11.4.1.4.*; (sys_platform == 'linux') and extra == 'cufft'\n"
        "Requires-Dist: nvidia-nvjitlink-cu12<13,>=12.9.86; (sys_platform == 'linux') and extra == 'cufft'\n"
        "Requires-Dist: nvidia-curand-cu12==10.3.10.19.*; (sys_platform == 'linux') and extra == 'curand'\n"
        "Requires-Dist: nvidia-cuda-runtime-cu12==12.9.79.*; (sys_platform == 'linux') and extra == 'cudart'\n"
        "Requires-Dist: nvidia-cuda-nvcc-cu12==12.9.86.*; (sys_platform == 'linux') and extra == 'nvcc'\n"
        "Requires-Dist: nvidia-cuda-profiler-api-cu12==12.9.79.*; (sys_platform == 'linux') and extra == 'profiler'\n")}),
    "nvidia-cuda-runtime-cu12==12.9.79.*": ("nvidia_cuda_runtime_cu12-12.9.79-py3-none-any", {
        "nvidia/cuda_runtime/include/cuda.h": "driver", "nvidia/cuda_runtime/include/__init__.py": "",
        "nvidia/cuda_runtime/lib/libcudart.so.12": "library"}),
    "nvidia-cuda-nvcc-cu12==12.9.86.*": ("nvidia_cuda_nvcc_cu12-12.9.86-py3-none-any", {
        "nvidia/cuda_nvcc/include/crt/host_defines.h": "crt", "nvidia/cuda_nvcc/bin/nvcc": "compiler"}),
    "nvidia-cuda-profiler-api-cu12==12.9.79.*": ("nvidia_cuda_profiler_api_cu12-12.9.79-py3-none-any", {
        "nvidia/cuda_profiler_api/include/cudaProfiler.h": "profiler"}),
    "nvidia-cuda-cccl-cu12==12.9.27.*": ("nvidia_cuda_cccl_cu12-12.9.27-py3-none-any", {
        "nvidia/cuda_cccl/include/nv/target": "target"}),
    "nvidia-cublas-cu12==12.9.1.4.*": ("nvidia_cublas_cu12-12.9.1.4-py3-none-any", {
        "nvidia/cublas/include/cublas_v2.h": "cublas"}),
    "nvidia-cufft-cu12==11.4.1.4.*": ("nvidia_cufft_cu12-11.4.1.4-py3-none-any", {
        "nvidia/cufft/include/cufft.h": "cufft", "nvidia/cufft/../escape.h": "neither a header nor read"}),
    "nvidia-curand-cu12==10.3.10.19.*": ("nvidia_curand_cu12-10.3.10.19-py3-none-any", {
        "nvidia/curand/include/curand.h": "curand"}),
    # A release without a metapackage.
    "nvidia-cuda-runtime==13.9.*": ("nvidia_cuda_runtime-13.9.1-py3-none-any", {"nvidia/cu13/include/cuda.h": "13.9"}),
    "nvidia-cuda-crt==13.9.*": ("nvidia_cuda_crt-13.9.1-py3-none-any", {
        "nvidia/cu13/include/crt/host_defines.h": "crt"}),
    "nvidia-cuda-profiler-api==13.9.*": ("nvidia_cuda_profiler_api-13.9.1-py3-none-any", {
        "nvidia/cu13/include/cudaProfiler.h": "13.9"}),
}


@pytest.fixture
def index(script, monkeypatch):
    """Serve INDEX in place of pip and return the list of requirements asked for."""
    asked = []

    def download(_, requirement, folder, wanted=".*", known=None):
        asked.append(requirement)
        if requirement not in INDEX:
            return None
        name, files = INDEX[requirement]
        with zipfile.ZipFile(folder / f"{name}.whl", "w") as wheel:
            for path, text in files.items():
                wheel.writestr(path, text)
        return folder / f"{name}.whl"

    monkeypatch.setattr(script, "download", download)
    monkeypatch.setattr(script, "addresses", lambda python, requirements: {})
    return asked


def files_of(folder):
    return {str(p.relative_to(folder)): p.read_text() for p in sorted(folder.rglob("*")) if p.is_file()}


def test_wheels_of_12_become_one_tree(script, index, tmp_path, capsys):
    script.fetch("12.9", tmp_path / "cuda", ["driver", "cublas", "cufft", "curand"])
    found = files_of(tmp_path / "cuda" / "include")
    assert found.pop(script.MARKER) == (
        "12.9\ncccl nvidia_cuda_cccl_cu12-12.9.27\ncublas nvidia_cublas_cu12-12.9.1.4\n"
        "cudart nvidia_cuda_runtime_cu12-12.9.79\ncufft nvidia_cufft_cu12-11.4.1.4\n"
        "curand nvidia_curand_cu12-10.3.10.19\nnvcc nvidia_cuda_nvcc_cu12-12.9.86\n"
        "profiler nvidia_cuda_profiler_api_cu12-12.9.79\n")
    assert found == {"cuda.h": "driver", "crt/host_defines.h": "crt", "nv/target": "target", "cublas_v2.h": "cublas",
                     "cufft.h": "cufft", "curand.h": "curand", "cudaProfiler.h": "profiler"}
    assert [p.name for p in tmp_path.iterdir()] == ["cuda"]  # no wheel is left
    assert index[0] == "cuda-toolkit==12.9.*"
    assert sorted(index) == sorted(r for r in INDEX if "cu12" in r or "toolkit" in r)


def test_libraries_are_added_one_by_one(script, index, tmp_path):
    script.fetch("12.9", tmp_path / "cuda", ["driver"])
    assert index == ["cuda-toolkit==12.9.*", "nvidia-cuda-runtime-cu12==12.9.79.*",
                     "nvidia-cuda-profiler-api-cu12==12.9.79.*"]
    del index[:]
    script.fetch("12.9", tmp_path / "cuda", ["curand"])
    assert index == ["cuda-toolkit==12.9.*", "nvidia-curand-cu12==10.3.10.19.*", "nvidia-cuda-nvcc-cu12==12.9.86.*"]
    assert {"cuda.h", "curand.h", "crt/host_defines.h"} < files_of(tmp_path / "cuda" / "include").keys()
    del index[:]
    script.fetch("12.9", tmp_path / "cuda", ["curand", "driver"])
    assert index == []


def test_release_without_a_metapackage(script, index, tmp_path):
    script.fetch("13.9", tmp_path / "cuda", ["runtime"])
    assert index == ["cuda-toolkit==13.9.*", "nvidia-cuda-runtime==13.9.*", "nvidia-cuda-crt==13.9.*",
                     "nvidia-cuda-profiler-api==13.9.*"]
    with pytest.raises(script.FetchError, match="CUDA 13.9: no version of nvidia-curand is known"):
        script.fetch("13.9", tmp_path / "cuda", ["curand"])
    assert files_of(tmp_path / "cuda" / "include").keys() == {"cuda.h", "crt/host_defines.h", "cudaProfiler.h", script.MARKER}


def test_library_that_the_release_lacks(script, index, tmp_path, capsys):
    """If a release has a metapackage, a library without a wheel is left out.

    It is not asked for again.
    """
    script.fetch("12.9", tmp_path / "cuda", ["driver", "nvjitlink"])
    include = tmp_path / "cuda" / "include"
    assert capsys.readouterr().out == (
        f"{include}: CUDA 12.9: nvidia_cuda_runtime_cu12-12.9.79, nvidia_cuda_profiler_api_cu12-12.9.79\n"
        f"{include}: CUDA 12.9 has no nvidia-nvjitlink: nvjitlink is left out\n")
    assert "nvjitlink -\n" in (include / script.MARKER).read_text()
    del index[:]
    script.fetch("12.9", tmp_path / "cuda", ["nvjitlink"])
    assert index == []


# ---- parts of wheels ----


class Server(http.server.BaseHTTPRequestHandler):
    """Serves parts of the wheel, or all of it like a server without range requests."""

    wheel, parts, sent = b"", True, 0

    def do_GET(self):
        begin, end = map(int, self.headers["Range"].removeprefix("bytes=").split("-"))
        data = self.wheel[begin:end + 1] if self.parts else self.wheel
        self.send_response(206 if self.parts else 200)
        if self.parts:
            self.send_header("Content-Range", f"bytes {begin}-{end}/{len(self.wheel)}")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)
        Server.sent += len(data)

    def log_message(self, *arguments):
        pass


@pytest.fixture
def serve(script, tmp_path, monkeypatch):
    """Make pip report a wheel with these files on a local server."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def start(files, parts=True):
        wheel = io.BytesIO()
        with zipfile.ZipFile(wheel, "w") as archive:
            for name, text in files.items():
                archive.writestr(name, text)
        Server.wheel, Server.parts, Server.sent = wheel.getvalue(), parts, 0
        url = f"http://127.0.0.1:{server.server_port}/thing-1-py3-none-any.whl"
        report = json.dumps({"install": [{"metadata": {"name": "thing"}, "download_info": {"url": url}}]})
        monkeypatch.setattr(script, "pip", lambda *_: subprocess.CompletedProcess((), 0, report, ""))

    monkeypatch.setattr(script, "SCHEMES", ("http:",))
    yield start
    server.shutdown()
    server.server_close()


def test_only_what_is_wanted_travels(script, serve, tmp_path):
    text = "int x;" * 1000
    serve({"nvidia/cu13/lib/libbig.so": bytes(2**22), "nvidia/cu13/include/a.h": text, "nvidia/cu13/include/b/c.h": "c"})
    wheel = script.download_part("python", "thing", script.HEADERS, tmp_path, {})
    assert wheel == tmp_path / "thing-1-py3-none-any.whl"
    assert script.unpack_headers(wheel, tmp_path / "include") == 2
    assert files_of(tmp_path / "include") == {"a.h": text, "b/c.h": "c"}
    assert Server.sent < 2**20


def test_links_stay_links_in_a_part(script, serve, tmp_path):
    serve({"nvidia/cu13/include/good.h": "good"})
    wheel = io.BytesIO()
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr(link("nvidia/cu13/include/evil.h"), "/etc")
    Server.wheel = wheel.getvalue()
    with pytest.raises(script.FetchError, match="which is not a file below its folder"):
        script.unpack_headers(script.download_part("python", "thing", script.HEADERS, tmp_path, {}), tmp_path / "include")


@pytest.mark.parametrize("damage", ["whole files only", "no wheel", "nothing"])
def test_the_whole_wheel_is_taken_where_parts_fail(script, serve, tmp_path, damage):
    serve({"nvidia/cu13/include/a.h": "a"}, parts=damage != "whole files only")
    if damage != "whole files only":
        Server.wheel = b"<html>" if damage == "no wheel" else b""
    assert script.download_part("python", "thing", script.HEADERS, tmp_path, {}) is None


def test_one_run_of_pip_finds_all_addresses(script, monkeypatch):
    items = [("nvidia-cuda-crt", "https://a/crt.whl"), ("nvidia_cublas", "https://a/cublas.whl")]
    report = json.dumps({"install": [{"metadata": {"name": name}, "download_info": {"url": url}} for name, url in items]})
    runs = []
    monkeypatch.setattr(script, "pip", lambda *words: runs.append(words) or subprocess.CompletedProcess((), 0, report, ""))
    wanted = ["nvidia-cuda-crt==13.5.*", "nvidia-cublas==13.10.0.20"]
    assert script.addresses("python", wanted) == dict(zip(wanted, (url for _, url in items), strict=True))
    assert len(runs) == 1 and script.addresses("python", [*wanted, "nvidia-nvtx==13.*"]) == {}
    assert script.download_part("python", wanted[0], script.HEADERS, None, {wanted[0]: "ftp://a/crt.whl"}) is None
    assert len(runs) == 2


# ---- bad wheels ----


def link(name):
    entry = zipfile.ZipInfo(name)
    entry.external_attr = 0o120777 << 16
    return entry


@pytest.mark.parametrize("entry", [
    "nvidia/cu13/include//{outside}/evil.h", "nvidia/cu13/include/../../../evil.h", "nvidia/cu13/include/a/../../evil.h",
    "nvidia/../include/evil.h", "nvidia/cu13/include/./evil.h", "nvidia/cu13/include/a\\..\\evil.h",
    "nvidia/cu13/include/a\nb.h", link("nvidia/cu13/include/evil.h"), link("nvidia/cu13/include/folder")])
def test_entry_that_leads_elsewhere(script, tmp_path, entry):
    """A wheel whose entries leave the folder is refused, and nothing is written outside."""
    if isinstance(entry, str):
        entry = entry.format(outside=str(tmp_path / "outside").strip("/"))
    wheel, folder = tmp_path / "nvidia_thing-1.whl", tmp_path / "made" / "include"
    folder.mkdir(parents=True)
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("nvidia/cu13/include/good.h", "good")
        archive.writestr(entry, str(tmp_path / "outside"))
    with pytest.raises(script.FetchError, match=r"^nvidia_thing-1\.whl holds '.*', which is not a file below its folder: [^\n]*$"):
        script.unpack_headers(wheel, folder)
    assert sorted(p.name for p in tmp_path.rglob("*")) == ["include", "made", "nvidia_thing-1.whl"]


@pytest.mark.parametrize("damage", ["not a wheel", "cut", "changed", "method"])
def test_damaged_wheel(script, tmp_path, damage):
    wheel = tmp_path / "nvidia_thing-1.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("nvidia/cu13/include/good.h", "good" * 100)
    data = bytearray(wheel.read_bytes())
    if damage == "not a wheel":
        data = b"<html>"
    elif damage == "cut":
        del data[-30:]
    elif damage == "changed":
        data[data.index(b"goodgood")] ^= 1
    else:
        at = data.index(b"PK\1\2") + 10
        data[at:at + 2] = b"\x63\0"
    wheel.write_bytes(data)
    with pytest.raises(script.FetchError, match=r"^nvidia_thing-1\.whl(:| is not a wheel)"):
        script.unpack_headers(wheel, tmp_path / "include")
    assert [p for p in tmp_path.rglob("*") if p.is_file()] == [wheel]


def test_metapackage_without_metadata(script, index, tmp_path, monkeypatch):
    monkeypatch.setitem(INDEX, "cuda-toolkit==12.9.*", ("cuda_toolkit-12.9.1-py3-none-any", {"README": "empty"}))
    with pytest.raises(script.FetchError, match=r"cuda_toolkit-12\.9\.1.* has no metadata"):
        script.fetch("12.9", tmp_path / "cuda", ["driver"])
    assert list(tmp_path.iterdir()) == []


def test_every_library_has_its_packages(script):
    assert set(script.PARTS) >= {"driver", "nvrtc", "runtime", "cublaslt", "curand"} and all(script.PARTS.values())
    assert script.wheel_name("cublas") == "nvidia-cublas" and script.wheel_name("cudart") == "nvidia-cuda-runtime"
    assert script.by_toolkit_number("12.9.1") == {
        "cudart": "nvidia-cuda-runtime-cu12==12.9.*", "nvrtc": "nvidia-cuda-nvrtc-cu12==12.9.*",
        "nvjitlink": "nvidia-nvjitlink-cu12==12.9.*", "nvcc": "nvidia-cuda-nvcc-cu12==12.9.*",
        "profiler": "nvidia-cuda-profiler-api-cu12==12.9.*", "nvml": "nvidia-nvml-dev-cu12==12.9.*",
        "nvfatbin": "nvidia-nvfatbin-cu12==12.9.*", "nvtx": "nvidia-nvtx-cu12==12.9.*"}


def test_a_wheel_by_its_name(script):
    known = {"cublas": "nvidia-cublas-cu12==12.9.1.4"}
    assert script.of_wheel("12.9", "nvidia-cublas", known) == "nvidia-cublas-cu12==12.9.1.4"
    assert script.of_wheel("12.9.1", "nvidia-thing", known) == "nvidia-thing-cu12==12.9.*"
    assert script.of_wheel("12.9", "nvidia-thing-cu12", known) == "nvidia-thing-cu12==12.9.*"
    assert script.of_wheel("13.5", "nvidia-thing", {}) == "nvidia-thing==13.5.*"
    assert script.of_wheel("13.5", "nvidia-cufile==1.20.*", {}) == "nvidia-cufile==1.20.*"


def test_a_wheel_more(script, index, tmp_path, monkeypatch):
    wheel = ("thing-12.9.4-py3-none-any", {"nvidia/thing/include/thing.h": "int thing;", "nvidia/thing/nvvm/include/deep.h": ""})
    monkeypatch.setitem(INDEX, "nvidia-thing-cu12==12.9.*", wheel)
    script.fetch("12.9", tmp_path, ["driver"], ["nvidia-thing"])
    include = tmp_path / "include"
    assert (include / "thing.h").read_text() == "int thing;" and (include / "deep.h").exists() and (include / "cuda.h").exists()
    assert "nvidia-thing thing-12.9.4" in (include / script.MARKER).read_text()
