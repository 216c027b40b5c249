"""Test that the simulated device's runner and plugin serve programs that search for files.

These are programs such as Triton, tinygrad, and callers of ptxas.
"""

import importlib.util
import json
import os
import shutil
import subprocess
import sys

import pytest
from support import libraries
from support.sanitizers import not_sanitized

pytestmark = [
    not_sanitized("children preload before the sanitizer's runtime"),
    pytest.mark.skipif(libraries.ON_GPU, reason="this run uses the GPU"),
]

CLIENTS = libraries.TESTS / "clients"
FOLDER = libraries.BUILD / "python" / "cubind" / "simulator"
SHOW = """
import json, os, shutil, sys
names = ("TRITON_LIBCUDA_PATH", "CUDA_PATH", "CUBIND_SIMULATED_HOME", "TRITON_PTXAS_PATH")
home = os.environ["CUBIND_SIMULATED_HOME"]
found = {name: os.environ.get(name) for name in names} | {"ptxas": shutil.which("ptxas"), "home": sorted(os.listdir(home)),
         "driver": os.path.realpath(os.path.join(home, "libcuda.so"))}
"""
CLEAN = ("CUBIND_", "LD_", "PYTEST_", "TRITON_", "CUDA_", "NVRTC_", "NVJITLINK_")


def run(*command, folder=None, **environment):
    kept = {key: value for key, value in os.environ.items() if not key.startswith(CLEAN)}
    environment = kept | {"PYTHONPATH": str(libraries.BUILD / "python")} | environment
    result = subprocess.run([sys.executable, "-W", "ignore", *map(str, command)], capture_output=True, text=True, check=False,
                            cwd=folder, env=environment, timeout=600)  # fmt: skip
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def shown(**environment):
    return json.loads(run("-m", "cubind.simulator", "-c", SHOW + "print(json.dumps(found))", **environment))


@pytest.fixture
def toolkit(tmp_path):
    """Return a folder whose ptxas takes 'made' for machine code of anything."""
    binaries = tmp_path / "toolkit" / "bin"
    binaries.mkdir(parents=True)
    shutil.copy(FOLDER / "libnvrtc.so.12", tmp_path / "made")
    (binaries / "ptxas").write_text(f"""#!/bin/sh
case "$1" in
--version) echo "release 99.1, V99.1.0";;
--fail) echo wrong >&2; exit 255;;
--die) kill -SEGV $$;;
*) cp {tmp_path}/made "${{OUTPUT:-out.o}}";;
esac
""")
    (binaries / "ptxas").chmod(0o755)
    (binaries / "nvcc").touch()
    (tmp_path / "toolkit" / "nvvm").mkdir()
    (tmp_path / "toolkit" / "include").mkdir()
    return tmp_path / "toolkit"


# ---- names ----


def test_names():
    found = shown()
    home = found["CUBIND_SIMULATED_HOME"]
    assert found["TRITON_LIBCUDA_PATH"] == found["CUDA_PATH"] == home and {"libcuda.so", "libcuda.so.1"} <= set(found["home"])
    assert found["driver"] == os.path.realpath(FOLDER / "libcuda.so.1")
    assert not os.path.exists(home)  # it went with the program


def test_names_of_a_program_stay(tmp_path):
    found = shown(CUDA_PATH=str(tmp_path), TRITON_LIBCUDA_PATH="there")
    assert (found["CUDA_PATH"], found["TRITON_LIBCUDA_PATH"]) == (str(tmp_path), "there")


def test_names_under_the_plugin(tmp_path):
    text = SHOW + "def test_it():\n    assert found['CUDA_PATH'] == found['TRITON_LIBCUDA_PATH'] == home\n"
    text += "    assert os.path.isfile(os.path.join(home, 'libcuda.so.1'))\n"
    (tmp_path / "test_it.py").write_text(text)
    (tmp_path / "pytest.ini").touch()
    assert "1 passed" in run("-m", "pytest", "-p", "cubind.simulator.pytest", "-p", "no:cacheprovider", folder=tmp_path)


def test_a_toolkit_is_seen_through(toolkit):
    """With only CUDA_HOME set, CUDA_PATH leads to the toolkit's files and to the driver."""
    found = shown(CUDA_HOME=str(toolkit))
    assert {"bin", "include", "nvvm", "libcuda.so"} <= set(found["home"])
    text = SHOW + "print(os.path.realpath(home + '/nvvm'), os.path.realpath(home + '/bin/nvcc'), os.listdir(home + '/include'))"
    assert run("-m", "cubind.simulator", "-c", text, CUDA_HOME=str(toolkit)).split() == [
        str(toolkit / "nvvm"), str(toolkit / "bin" / "nvcc"), "[]"]  # fmt: skip
    assert sorted(os.listdir(toolkit)) == ["bin", "include", "nvvm"] and sorted(os.listdir(toolkit / "bin")) == ["nvcc", "ptxas"]


def test_cubind_looks_elsewhere(toolkit):
    """cubind itself searches CUDA_HOME for libdevice and compilers, not this folder."""
    text = """
import os
from cubind.core import _libdevice
from cubind.simulator import _standins
home = os.environ["CUDA_PATH"]
assert home == os.environ["CUBIND_SIMULATED_HOME"]
places = [*_libdevice._folders(), *_standins._places("libnvrtc.so", 13)]
print(sum(place.startswith(home) for place in places), sum(place.startswith(os.environ["CUDA_HOME"]) for place in places))
"""
    assert run("-m", "cubind.simulator", "-c", text, CUDA_HOME=str(toolkit)) == "0 2\n"


# ---- ptxas ----


def ptxas(toolkit, folder, *arguments, **environment):
    """Return the result of a program that runs ptxas: (status, output, errors)."""
    text = f"""
import json, subprocess
result = subprocess.run(["ptxas", *{list(map(str, arguments))!r}], capture_output=True, text=True)
print(json.dumps([result.returncode, result.stdout, result.stderr]))
"""
    path = os.pathsep.join([str(toolkit / "bin"), os.environ["PATH"]])
    return json.loads(run("-m", "cubind.simulator", "-c", text, folder=folder, PATH=path, **environment))


@pytest.mark.parametrize("options", [["k.ptx", "-o", "out.o"], ["--output-file=out.o", "-v", "k.ptx"]], ids=["short", "long"])
def test_ptx_is_kept_beside_the_machine_code(toolkit, tmp_path, options):
    (tmp_path / "k.ptx").write_text(".version 8.0\n.target sm_90\n// the text\n")
    assert ptxas(toolkit, tmp_path, *options) == [0, "", ""]
    made = (tmp_path / "out.o").read_bytes()
    assert b"\0.cubind.ptx\0" in made and b"// the text\n\0" in made
    assert made[64:4096] == (tmp_path / "made").read_bytes()[64:4096]
    listed = subprocess.run(["readelf", "-SW", tmp_path / "out.o"], capture_output=True, text=True, check=True)
    assert ".cubind.ptx" in listed.stdout and ".text" in listed.stdout and not listed.stderr


def test_without_a_cubin(toolkit, tmp_path):
    (tmp_path / "k.ptx").write_text(".version 8.0\n")
    (tmp_path / "made").write_text("a log")
    assert ptxas(toolkit, tmp_path, "k.ptx", "-o", "out.o") == [0, "", ""]
    assert (tmp_path / "out.o").read_text() == "a log"


def test_failures_and_version(toolkit, tmp_path):
    assert ptxas(toolkit, tmp_path, "--fail") == [255, "", "wrong\n"]
    assert ptxas(toolkit, tmp_path, "--die")[0] == 128 + 11
    status, text, _ = ptxas(toolkit, tmp_path, "--version")
    # Triton uses this as a cache key
    assert status == 0 and "release 99.1" in text and "with PTX next to the machine code" in text


def test_ptxas_of_triton(toolkit, tmp_path):
    """The runner also replaces a ptxas that the program names itself."""
    text = SHOW + "import subprocess\nprint(subprocess.check_output([found['TRITON_PTXAS_PATH'], '--version'], text=True))"
    told = run("-m", "cubind.simulator", "-c", text, TRITON_PTXAS_PATH=str(toolkit / "bin" / "ptxas"))
    assert "release 99.1" in told and "with PTX next to" in told


@pytest.mark.skipif(shutil.which("ptxas") is None, reason="ptxas of the CUDA toolkit is not on the path")
def test_machine_code_of_ptxas_runs(tmp_path):
    (tmp_path / "k.ptx").write_text(".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry nothing() { ret; }\n")
    text = """
import subprocess
subprocess.run(["ptxas", "-arch=sm_90", "k.ptx", "-o", "k.cubin"], check=True)
from cubind.core import Device, LaunchConfig, ObjectCode, launch
device = Device()
device.set_current()
stream = device.create_stream()
launch(stream, LaunchConfig(grid=1, block=1), ObjectCode.from_cubin("k.cubin").get_kernel("nothing"))
stream.sync()
print("done")
"""
    assert run("-m", "cubind.simulator", "-c", text, folder=tmp_path) == "done\n"


# ---- programs ----


@pytest.mark.parametrize(("package", "steps"), [
    ("triton", ["add", "sum", "cubind simulated device"]), ("tinygrad", ["sums", "halves"])])  # fmt: skip
def test_programs(tmp_path, package, steps):
    if importlib.util.find_spec(package) is None:
        pytest.skip(f"{package} is not installed")
    environment = {"TRITON_CACHE_DIR": str(tmp_path), "CACHEDB": str(tmp_path / "cache.db")}
    assert run("-m", "cubind.simulator", CLIENTS / f"with_{package}.py", **environment).splitlines() == steps
