"""Plant an installation in a folder, and let ``cubind doctor`` examine it.

The folder has `site`, which is the environment's site-packages; `lib`, where the system's loader
searches first; `home`; and `work`, the current folder. A healthy installation has a driver with one
GPU, and the libraries of CUDA 13.
"""

import contextlib
import ctypes
import functools
import os
import re
import resource
import shutil
import subprocess
import sys
from pathlib import Path

from support import libraries

ROOT = libraries.ROOT
PACKAGE = (libraries.PACKAGE / "cubind").resolve()
STUBS = {12: libraries.BUILD / "stubs" / "cuda12", 13: libraries.BUILD / "stubs"}
# {module: folder of its wheel, and the wheel, for CUDA 12 and for CUDA 13}
WHEELS = {
    "nvrtc": {
        12: ("nvidia/cuda_nvrtc/lib", "nvidia_cuda_nvrtc_cu12-12.9.86"),
        13: ("nvidia/cu13/lib", "nvidia_cuda_nvrtc-13.0.88"),
    },
    "runtime": {
        12: ("nvidia/cuda_runtime/lib", "nvidia_cuda_runtime_cu12-12.9.79"),
        13: ("nvidia/cu13/lib", "nvidia_cuda_runtime-13.0.96"),
    },
}
DRIVER = "libcuda.so.580.65.06"
VERSION = re.search(r'^__version__ = "(.+)"$', (PACKAGE / "__init__.py").read_text(), re.MULTILINE)[1]
_DESCRIBED = {}
exec((PACKAGE / "_cuda_libraries.py").read_text(), _DESCRIBED)
SONAMES = {library[0] for rows in _DESCRIBED["LIBRARIES"].values() for library in rows}
RELEASES = _DESCRIBED["RELEASES"]
_DROP = 24  # PR_CAPBSET_DROP of prctl()
_OVERRIDES = (1, 2)  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH: with these, root ignores permissions
_TIMEOUT = 60


@functools.cache
def planted_driver():
    """Compile driver.c once in this process, and return the library's bytes."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "libcuda.so.1")
        source = Path(__file__).with_name("driver.c")
        subprocess.run(
            ["cc", "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-Wl,-soname,libcuda.so.1", source, "-o", file],
            check=True,
        )
        return file.read_bytes()


class Place:
    """A planted installation; a new one is healthy."""

    def __init__(self, folder):
        self.folder = folder
        self.site, self.lib, self.home, self.work = (folder / name for name in ("site", "lib", "home", "work"))
        for each in (self.site, self.lib, self.home, self.work):
            each.mkdir()
        (self.site / "cubind").symlink_to(PACKAGE)
        self.search = [self.lib]
        self.settings = {"HOME": str(self.home), "PYTHONPATH": str(self.site)}
        self.arguments = ["--timeout", "30"]
        self.limits = {}
        self.drops_privileges = False
        self.is_piped = False
        # The machine may have a toolkit. An empty file hides a library of it from the loader.
        for soname in SONAMES:
            (self.lib / soname).touch()
        self.driver()
        self.wheel("nvrtc")
        self.wheel("runtime")
        self.headers()
        self.distribution("cuda_pathfinder", "1.3.0")
        self.cache = self.home / ".cache" / "cubind" / "program-cache"

    # ---- installing ----

    def driver(self, file=DRIVER, **options):
        """Install a driver; options are those of driver.c."""
        for old in self.lib.glob("libcuda.so.*"):
            old.unlink()
        (self.lib / file).write_bytes(planted_driver())
        if file != "libcuda.so.1":
            (self.lib / "libcuda.so.1").symlink_to(file)
        self.settings["PLANTED_DRIVER"] = ",".join(f"{name}={value}" for name, value in options.items())

    def no_driver(self):
        for old in self.lib.glob("libcuda.so.*"):
            old.unlink()

    def distribution(self, name, version):
        (self.site / f"{name}-{version}.dist-info").mkdir()

    def wheel(self, module, major=13):
        """Install a wheel of NVIDIA's with a stub library."""
        place, distribution = WHEELS[module][major]
        folder = self.site / place
        folder.mkdir(parents=True, exist_ok=True)
        (stub,) = (STUBS[major] / module).glob("lib*.so.*")
        (folder / stub.name).symlink_to(stub.resolve())
        (self.site / f"{distribution}.dist-info").mkdir(exist_ok=True)
        if module == "nvrtc":
            (folder / f"libnvrtc-builtins.so.{'12.9' if major == 12 else '13.0'}").touch()
        return folder / stub.name

    def headers(self):
        folder = self.site / "nvidia" / "cu13" / "include"
        (folder / "cccl" / "cuda" / "std").mkdir(parents=True)
        (folder / "cccl" / "cuda" / "std" / "version").touch()
        (folder / "cuda.h").write_text("#define CUDA_VERSION 13000\n")
        (folder / "cuda_fp16.h").touch()

    def no_wheels(self):
        """Remove the wheels of CUDA 13."""
        shutil.rmtree(self.site / "nvidia")
        for record in self.site.glob("nvidia_*.dist-info"):
            record.rmdir()

    def toolkit(self, name, major):
        """Make a folder like a toolkit's, with a runtime library; return it."""
        folder = self.folder / name
        (folder / "lib64").mkdir(parents=True)
        (folder / "include").mkdir()
        (stub,) = (STUBS[major] / "runtime").glob("lib*.so.*")
        (folder / "lib64" / stub.name).symlink_to(stub.resolve())
        return folder

    def copy_package(self):
        """Replace the link to cubind by a folder of links to its files; return that folder."""
        copy = self.site / "cubind"
        copy.unlink()
        for folder, _, names in os.walk(PACKAGE):
            there = copy / Path(folder).relative_to(PACKAGE)
            there.mkdir()
            for name in names:
                (there / name).symlink_to(Path(folder, name).resolve())
        return copy

    def replace(self, pattern, change):
        """Replace a file of cubind's by what `change` makes of its bytes."""
        (file,) = self.copy_package().glob(pattern)
        data = file.read_bytes()
        file.unlink()
        file.write_bytes(change(data))

    # ---- examining ----

    def environment(self):
        ours = ("CUBIND", "CUDA", "CONDA", "PYTHON", "XDG", "LD_", "NVIDIA", "NO_COLOR", "PLANTED")
        clean = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        clean |= {"PYTHONDONTWRITEBYTECODE": "1", "LD_LIBRARY_PATH": ":".join(map(str, self.search)), **self.settings}
        return {name: value for name, value in clean.items() if value is not None}

    def _prepare(self):
        """Runs in the child, before doctor."""
        for limit, value in self.limits.items():
            resource.setrlimit(getattr(resource, limit), (value, value))
        if self.drops_privileges:
            with contextlib.suppress(OSError):
                for capability in _OVERRIDES:
                    ctypes.CDLL(None).prctl(_DROP, capability, 0, 0, 0)

    def run(self, *words):
        """Return doctor's output and exit status."""
        command = [sys.executable, "-S", "-m", "cubind", *words]
        prepare = self._prepare if self.limits or self.drops_privileges else None
        done = subprocess.run(
            command,
            cwd=self.work,
            env=self.environment(),
            capture_output=True,
            text=True,
            timeout=_TIMEOUT,
            check=False,
            preexec_fn=prepare,
        )
        return self.plain(done.stdout + done.stderr), done.returncode

    def examine(self):
        if not self.is_piped:
            return self.run("doctor", *self.arguments)
        # The reader takes a line and goes away.
        command = [sys.executable, "-S", "-m", "cubind", "doctor", *self.arguments]
        with subprocess.Popen(
            command, cwd=self.work, env=self.environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as doctor:
            doctor.stdout.close()
            said = doctor.stderr.read()
            return said, doctor.wait(_TIMEOUT)

    def plain(self, text):
        """Replace names of this machine, of releases and of what varies."""
        text = text.replace(str(PACKAGE), "/site/cubind").replace(str(self.folder), "")
        text = text.replace(str(libraries.BUILD.resolve()), "/build").replace(str(libraries.BUILD), "/build")
        text = text.replace(sys.prefix, "/python").replace(sys.executable, "/python/bin/python3")
        text = re.sub(r"^(Python +)\S+, \S+", r"\1<version>, /python/bin/python3", text, flags=re.MULTILINE)
        for major, release in RELEASES.items():
            text = re.sub(
                rf"\bCUDA (.* and )?{re.escape(release)}\b",
                rf"CUDA \g<1><{major}>" if major == 13 else rf"CUDA <{major}>",
                text,
            )
            text = re.sub(rf"^(CUDA +){re.escape(release)}", rf"\1<{major}>", text, flags=re.MULTILINE)
        text = text.replace(VERSION, "<cubind>").replace(
            f"cpython-{sys.version_info[0]}{sys.version_info[1]}", "cpython"
        )
        return re.sub(r"[\d.]+ \w+ free$", "<space> free", text, flags=re.MULTILINE)
