"""Run one program in a folder with a broken installation, and let it find no other installation."""

import difflib
import os
import re
import runpy
import shutil
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path

from support import libraries

REAL = {12: libraries.ROOT / "build" / "cu12", 13: Path(sysconfig.get_path("purelib"))}
STUBS = {12: libraries.BUILD / "stubs" / "cuda12", 13: libraries.BUILD / "stubs"}
WHEELS = {12: "nvidia/cuda_nvrtc/lib", 13: "nvidia/cu13/lib"}
FRAMES = re.compile(r"^Traceback \(most recent call last\):\n(?:  .*\n)+", re.MULTILINE)
WARNED = re.compile(r"^\S+?:\d+: (\w+Warning: .*\n)(?:  .*\n)?", re.MULTILINE)


_DESCRIBED = runpy.run_path(str(libraries.PACKAGE / "cubind" / "_cuda_libraries.py"))
RELEASES = _DESCRIBED["RELEASES"]
SONAMES = {"libcuda.so.1", *(library[0] for rows in _DESCRIBED["LIBRARIES"].values() for library in rows)}
(VERSION,) = re.findall(r'^__version__ = "(.+)"$', (libraries.PACKAGE / "cubind" / "__init__.py").read_text(), re.MULTILINE)
NO_FILE = "cannot open shared object file: No such file or directory"


class Missing(Exception):
    """The reason for a skip: this machine lacks a file that the installation needs."""


class Place:
    """The loader finds only the files in `lib`, and Python imports only from `wheels`.

    The machine may have a toolkit that its loader would find. An empty file in `lib` for each
    soname hides it, and `run` replaces the loader's words about empty files by those about missing
    ones.
    """

    def __init__(self, folder):
        self.folder = folder
        self.lib, self.wheels, self.work = (folder / name for name in ("lib", "wheels", "work"))
        for each in (self.lib, self.wheels, self.work, folder / "home"):
            each.mkdir()
        for soname in SONAMES:
            (self.lib / soname).touch()
        self.package = libraries.PACKAGE
        self.path = [self.wheels]
        self.settings = {"CUBIND_CUDA": "13", "HOME": str(folder / "home"), "CUBIND_CACHE": "0"}

    # ---- installing ----

    def library(self, module, major=13, name=None):
        """Copy a module's stub library to where the loader finds it; return the copy's path."""
        (stub,) = (each for each in (STUBS[major] / module).glob("lib*.so.*"))
        return shutil.copy(stub, self.lib / (name or stub.name))

    def driver(self, major=13):
        return self.library("driver", major)

    def wheel(self, *names, major=13, folder=None):
        """Copy real libraries of NVIDIA's into the folders that their wheels have."""
        folder = self.wheels / (folder or WHEELS[major])
        folder.mkdir(parents=True, exist_ok=True)
        for name in names:
            found = next(REAL[major].glob(f"nvidia/**/{name}"), None)
            if found is None:
                raise Missing(f"needs {name} of NVIDIA's wheels for CUDA {major}")
            # Not links: a library looks for others in the folder of the file that a link leads to.
            shutil.copy(found, folder)
        return folder

    def stub_wheel(self, module, major=13):
        """Copy a stub library into the folder that its wheel has."""
        (stub,) = (STUBS[major] / module).glob("lib*.so.*")
        folder = self.wheels / WHEELS[major]
        folder.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(stub, folder))

    def copy_package(self, is_left_out=lambda name: False):
        """Link a copy of cubind without the files that `is_left_out` names; return its folder."""
        source, copy = libraries.PACKAGE / "cubind", self.folder / "packages" / "cubind"
        for folder, _, names in os.walk(source):
            there = copy / Path(folder).relative_to(source)
            there.mkdir(parents=True, exist_ok=True)
            for name in names:
                if not is_left_out(name):
                    (there / name).symlink_to(Path(folder, name).resolve())
        self.package = copy.parent
        return copy

    # ---- the program ----

    def environment(self):
        ours = ("CUBIND", "CUDA", "CONDA", "PYTHON", "XDG", "LD_LIBRARY_PATH")
        clean = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        path = os.pathsep.join(map(str, [self.package, *self.path]))
        clean |= {"PYTHONPATH": path, "LD_LIBRARY_PATH": str(self.lib), "PYTHONDONTWRITEBYTECODE": "1", **self.settings}
        return {name: value for name, value in clean.items() if value is not None}

    def run(self, program):
        """Return what a program prints and how it ends.

        Frames of tracebacks are left out, and names of this machine are replaced.
        """
        file = self.work / "program.py"
        file.write_text(program)
        done = subprocess.run([sys.executable, "-S", "program.py"], cwd=self.work, env=self.environment(), capture_output=True, text=True,
                              timeout=120, check=False)  # fmt: skip
        said = done.stdout + WARNED.sub(r"\1", FRAMES.sub("", done.stderr))
        if done.returncode < 0:
            said += f"killed by {signal.Signals(-done.returncode).name}\n"
        return self._plain(said)

    def _plain(self, text):
        text = re.sub(rf"{re.escape(str(self.lib))}/(\S+): file too short", rf"\1: {NO_FILE}", text)
        text = text.replace(str(self.package), "/packages").replace(str(libraries.PACKAGE.resolve()), "/packages")
        text = text.replace(str(self.folder), "")
        for major, release in RELEASES.items():
            text = re.sub(rf"\b{re.escape(release)}(\.\d+)?\b", f"<CUDA {major}>", text)
        text = re.sub(rf"(?<=[ =]){re.escape(VERSION)}\b", "<cubind>", text.replace(sys.executable, "/python"))
        text = text.replace(f"cpython-{sys.version_info[0]}{sys.version_info[1]}", "cpython-<this>")
        return text.replace(f"Python {sys.version_info[0]}.{sys.version_info[1]}", "Python <this>")


def differences(expected, found):
    return "\n".join(difflib.unified_diff(expected.splitlines(), found.splitlines(), "expected", "found", lineterm="", n=100))
