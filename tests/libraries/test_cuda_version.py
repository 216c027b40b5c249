"""cubind chooses its modules' CUDA release by program, environment and installed libraries."""

import os
import subprocess
import sys

import pytest
from support import libraries

libraries.use_build()

from cubind import _cuda

BUILT = dict(_cuda.RELEASES)  # the tables below have releases of their own
LIBRARIES = {
    12: tuple((name, (), ()) for name in ("libcudart.so.12", "libnvrtc.so.12", "libcufft.so.11", "libnvvm.so.4")),
    13: tuple(
        (name, (), ())
        for name in ("libcudart.so.13", "libnvrtc.so.13", "libcufft.so.12", "libnvvm.so.4", "libnvtx3interop.so.1")
    ),
}
OPEN = "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.82.07  Release Build\nGCC version: gcc 12.3\n"
CLOSED = "NVRM version: NVIDIA UNIX x86_64 Kernel Module  535.183.01  Sun May 12 19:39:15 UTC 2024\n"


class Table(_cuda.Machine):
    """A machine that has exactly what its arguments say; `places` is {place: sonames}."""

    def __init__(self, setting=None, loaded=(), driver=None, kernel="", **places):
        self.values = setting, {f"/libs/{name}" for name in loaded}, driver, kernel
        self.places = places

    def setting(self):
        return self.values[0]

    def loaded_files(self):
        return self.values[1]

    def driver_file(self):
        return self.values[2]

    def kernel_module(self):
        return self.values[3]

    def find(self, place, library):
        return f"/{place}/{library[0]}" if library[0] in self.places.get(place, ()) else None


@pytest.fixture(autouse=True)
def both(monkeypatch):
    monkeypatch.setattr(_cuda, "RELEASES", {12: "12.9", 13: "13.5"})
    monkeypatch.setattr(_cuda, "LIBRARIES", LIBRARIES)
    monkeypatch.setattr(_cuda, "NEWEST", 13)


NEW, OLD = "/usr/lib/libcuda.so.580.159.04", "/usr/lib/libcuda.so.550.54.15"
CASES = [
    # an explicit setting
    (Table(setting="12", loaded=["libcudart.so.13"], driver=NEW), 12, "CUBIND_CUDA=12"),
    (Table(setting=" 13 ", driver=OLD), 13, "CUBIND_CUDA= 13 "),
    (Table(setting="", driver=OLD), 12, "the driver's branch is 550"),
    # libraries that the process has loaded count, whatever the driver and the installation are
    (Table(loaded=["libcudart.so.12"], driver=NEW, packages=["libnvrtc.so.13"]), 12, "libcudart.so.12 is loaded"),
    (Table(loaded=["libnvrtc.so.13"], driver=OLD), 13, "libnvrtc.so.13 is loaded"),
    (Table(loaded=["libcudart.so.12.9.79"]), 12, "libcudart.so.12 is loaded"),
    (Table(loaded=["libcufft.so.11"]), 12, "libcufft.so.11 is loaded"),
    (Table(loaded=["libcufft.so.12"]), 13, "libcufft.so.12 is loaded"),
    # the CUDA runtime counts most, then the order of the modules; of one library, the newest
    (Table(loaded=["libcudart.so.12", "libnvrtc.so.13"]), 12, "libcudart.so.12 is loaded"),
    (Table(loaded=["libnvrtc.so.12", "libnvrtc.so.13"]), 13, "libnvrtc.so.13 is loaded"),
    # a library with one name in both majors, or opened by the modules of only one, does not decide
    (Table(loaded=["libnvvm.so.4", "libnvtx3interop.so.1"], driver=OLD), 12, "the driver's branch is 550"),
    (Table(packages=["libnvvm.so.4", "libnvtx3interop.so.1", "libnvrtc.so.12"], driver=NEW), 12, "libnvrtc.so.12 is found"),
    (Table(loader=["libnvtx3interop.so.1", "libnvvm.so.4"], driver=OLD), 12, "the driver's branch is 550"),
    # names that only look alike do not count
    (Table(loaded=["libcudart.so.120", "libcudart-d0da41ae.so.12", "libnvrtc-builtins.so.12.9"], driver=NEW), 13, "580"),
    # then installed libraries, in the order of the places: a new driver, and CUDA 12 next to torch
    (Table(driver=NEW, packages=["libnvrtc.so.12"]), 12, "/packages/libnvrtc.so.12 is found among the installed packages"),
    (Table(driver=NEW, packages=["libnvrtc.so.12"], loader=["libcudart.so.13"]), 12, "/packages/libnvrtc.so.12"),
    (Table(driver=NEW, loader=["libcudart.so.12"], toolkit=["libcudart.so.13"]), 12, "/loader/libcudart.so.12"),
    (Table(driver=NEW, packages=["libnvrtc.so.12", "libcudart.so.13"]), 13, "/packages/libcudart.so.13"),
    (Table(toolkit=["libnvrtc.so.12"]), 12, "/toolkit/libnvrtc.so.12 is found in the toolkit's folder"),
    # the driver is the upper bound
    (Table(driver=OLD, packages=["libnvrtc.so.13"]), 12, "the driver's branch is 550"),
    (Table(driver=OLD, packages=["libnvrtc.so.13"], toolkit=["libnvrtc.so.12"]), 12, "/toolkit/libnvrtc.so.12"),
    (Table(packages=["libnvrtc.so.13"]), 13, "/packages/libnvrtc.so.13"),
    # only the driver
    (Table(driver=NEW), 13, f"the driver's branch is 580 ({NEW})"),
    (Table(driver="/usr/lib/libcuda.so.525.60.13"), 12, "525"),
    (Table(driver="/usr/lib/libcuda.so.575.57.08"), 12, "575"),
    (Table(driver="/usr/lib/libcuda.so.610.11"), 13, "610"),
    (Table(driver="/usr/lib/libcuda.so.470.256.02"), 12, "470"),
    (Table(kernel=OPEN), 13, "the driver's branch is 580 (/proc/driver/nvidia/version)"),
    (Table(kernel=CLOSED), 12, "the driver's branch is 535 (/proc/driver/nvidia/version)"),
    # its name has no version
    (Table(driver="/usr/lib/wsl/lib/libcuda.so.1.1", kernel=CLOSED), 12, "535"),
    (Table(driver="/build/stubs/driver/libcuda.so.1", kernel=OPEN), 13, "580"),
    # the library is newer than the kernel module, as with compatibility packages
    (Table(driver=NEW, kernel=CLOSED), 13, "580"),
    # nothing at all
    (Table(), 13, "no library and no driver"),
    (Table(kernel="no version here"), 13, "no library and no driver"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[2])
def test_choice(case):
    machine, major, reason = case
    found = _cuda.choose(machine)
    assert (found.major, found.release) == (major, {12: "12.9", 13: "13.5"}[major])
    assert reason in found.reason


def test_program_goes_before_the_environment():
    assert _cuda.choose(Table(setting="13"), asked=12).reason == "cubind.use_cuda(12)"


@pytest.mark.parametrize("value", ["11", "12.9", "x", "012", "-12"])
def test_settings_that_are_none(value):
    with pytest.raises(ValueError, match=r"does not name a CUDA major that this cubind supports: use 12 or 13, as in CUBIND_CUDA=13"):
        _cuda.choose(Table(setting=value))
    with pytest.raises(ValueError, match="use_cuda"):
        _cuda.use_cuda(value)


def test_one_major_alone(monkeypatch):
    monkeypatch.setattr(_cuda, "RELEASES", {13: "13.5"})
    assert _cuda.choose(Table(driver=OLD)).reason == "the only CUDA that this cubind supports"
    with pytest.raises(ValueError, match="this cubind supports: use 13"):
        _cuda.choose(Table(setting="12"))


def test_this_machine_can_be_looked_at():
    machine = _cuda.Machine()
    assert any("/libc.so.6" in file for file in machine.loaded_files())
    branch, source = _cuda.driver_branch(machine)
    assert (branch is None) == (source == "")
    assert all(
        machine.find(place, library) is None or os.path.exists(machine.find(place, library))
        for place in ("packages", "loader", "toolkit")
        for library in LIBRARIES[13]
    )
    with pytest.raises(ValueError, match="unknown place for libraries: elsewhere"):
        machine.find("elsewhere", LIBRARIES[13][0])


# ---- in a process ----


def run(program, **environment):
    clean = {key: value for key, value in os.environ.items() if key not in ("CUBIND_CUDA", "LD_LIBRARY_PATH", "CUDA_PATH")}
    clean |= {"PYTHONPATH": str(libraries.BUILD / "python"), **environment}
    result = subprocess.run([sys.executable, "-c", program], env=clean, capture_output=True, text=True, check=False)
    return result.stdout.strip() or result.stderr.strip().splitlines()[-1]


def test_nothing_is_chosen_by_the_package_alone():
    program = "import cubind, cubind.checked, sys; print([m for m in sys.modules if m.startswith('cubind._cuda')])"
    assert run(program) == "[]"
    assert run("import cubind; cubind.LibraryNotFoundError; print('fine')", CUBIND_CUDA="wrong") == "fine"


def test_choice_by_the_environment():
    shown = "cubind.cuda_version(), m.__name__, m.nvrtcResult.__module__, '_cuda13' in m.__file__"
    program = f"import cubind, cubind.nvrtc as m; print({shown})"
    assert run(program, CUBIND_CUDA="13") == f"{BUILT[13]} (CUBIND_CUDA=13) cubind.nvrtc cubind.nvrtc True"
    assert run(program, CUBIND_CUDA="10").startswith("ValueError: CUBIND_CUDA=10 does not name a CUDA major that")


def test_choice_by_the_program():
    program = "import cubind; cubind.use_cuda(13); import cubind.driver; cubind.use_cuda(13); print(cubind.cuda_version().reason)"
    assert run(program, CUBIND_CUDA="wrong") == "cubind.use_cuda(13)"
    assert run("import cubind; print(repr(cubind.cuda_version()))", CUBIND_CUDA="13") == (
        f"CUDAVersion(major=13, release='{BUILT[13]}', reason='CUBIND_CUDA=13')"
    )


@pytest.mark.parametrize(
    "program",
    ["import cubind._cuda13.driver", "import sys, cubind; sys.path.append(cubind.__path__[0] + '/_cuda13'); import driver"],
)
def test_modules_have_one_name(program):
    name = program.rpartition(" ")[2]
    assert run(program) == f"ImportError: cubind.driver (of release {BUILT[13]}) must be imported by that name, not as {name}"


def test_path_of_the_package():
    program = "import cubind, pkgutil, sys; print(len(cubind.__path__), len(list(cubind.__path__)), {} == {})"
    names = "{m.name for m in pkgutil.iter_modules(cubind.__path__)} >= {'driver', 'core', 'checked'}"
    assert run(program.replace("{} == {}", names)) == "1 2 True"
