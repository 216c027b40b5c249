"""Choose the libraries that a test process runs on, by environment variables.

CUBIND_BUILD      build folder of a preset (default build/dev), with python/ and stubs/
CUBIND_PACKAGE    folder with the package under test, instead of python/ in the build folder
CUBIND_GPU        1: the real libraries, on a GPU
CUBIND_CUDA       CUDA major version whose modules are tested, by default the newest
CUBIND_LIBRARIES  1: the modules of cubind-libraries (-DCUBIND_LIBRARIES=ON), instead of cubind's
CUBIND_COVERAGE   1: the build counts lines (ci/coverage)
"""

import ctypes
import os
import re
import runpy
import sys
from functools import cache
from pathlib import Path

from support.stub import DriverStub, Stub

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"  # the entry of sys.path for all tests and for this package
BUILD = Path(os.environ.get("CUBIND_BUILD", ROOT / "build" / "dev")).resolve()
PACKAGE = Path(os.environ.get("CUBIND_PACKAGE", BUILD / "python"))
ON_GPU = os.environ.get("CUBIND_GPU", "0") == "1"

SPECS = ROOT / "generator" / "specs"


def _releases_of_build():
    """Return {major: release} of the modules that were built, both as text."""
    made = runpy.run_path(BUILD / "package" / "_cuda_libraries.py")["RELEASES"]
    return {str(major): release for major, release in made.items()}


KEPT = {path.name.partition(".")[2] for path in (ROOT / "generated").glob("MANIFEST.*")}
NEWEST_MAJOR = str(max(int(release.split(".")[0]) for release in KEPT))
RELEASES = _releases_of_build()
# a build for one release only (-DCUBIND_CUDA_RELEASE=12.4)
OWN_RELEASE = not KEPT.issuperset(RELEASES.values())
_MAIN = max(RELEASES, key=int)
# In the environment, so that processes that the tests start get it, too.
MAJOR = os.environ["CUBIND_CUDA"] = _MAIN if OWN_RELEASE else os.environ.get("CUBIND_CUDA", _MAIN)
_FOLDER = "" if MAJOR == _MAIN else f"cuda{MAJOR}"


def code_of(release):
    """Return the folder of a release's generated code, with a folder for each module."""
    return BUILD / "code" / release


GENERATED = code_of(RELEASES[MAJOR])
OF_LIBRARIES = os.environ.get("CUBIND_LIBRARIES", "0") == "1"


def _listed(name):
    return tuple(re.findall(r"^[a-z]\w*", (SPECS / f"{name}.list").read_text(), re.MULTILINE))


def _made(names):
    return tuple(name for name in names if (GENERATED / name).is_dir())


# the modules of cubind-libraries, built or not
FURTHER = _listed("libraries")
MODULES = _made(FURTHER if OF_LIBRARIES else _listed("modules"))
# The modules of cubind-libraries import some of cubind's, and cubind.core uses others.
_WITH_IMPORTED = MODULES + _made(_listed("modules")) if OF_LIBRARIES else MODULES


def _described(folder, key):
    """Return what the release's generated code says about the module's library."""
    (value,) = re.findall(rf"\.{key} = \"(.+)\"", (folder / "symbols.c").read_text())
    return value


RELEASE = RELEASES[MAJOR]
CONTEXT_PARAMS = (None,) if int(MAJOR) >= 13 else ()  # the first argument of cuCtxCreate
SONAMES = {module: _described(GENERATED / module, "soname") for module in _WITH_IMPORTED}
STUB_FILES = {module: BUILD / "stubs" / _FOLDER / module / soname for module, soname in SONAMES.items()}


def use_build():
    """Put the modules under test first on the path."""
    folder = str(PACKAGE)
    if folder not in sys.path:
        sys.path.insert(0, folder)


@cache
def load_stub(module):
    """Load the module's stub library; cubind and its peer get it when they open its soname."""
    make = DriverStub if module == "driver" else Stub
    return make(str(STUB_FILES[module]))


def hide_packages(*first):
    """Remove sys.path entries that have NVIDIA's packages, and prepend others."""
    sys.path[:] = [*first, *(entry for entry in sys.path if not os.path.isdir(os.path.join(entry, "nvidia")))]


PEER_VERSION = "13.5.0"  # the contract describes it; others differ in names, fields and texts


def need_peer():
    """Skip the calling test module unless cuda-bindings of exactly that version is installed."""
    from importlib.metadata import PackageNotFoundError, version

    import pytest

    try:
        found = version("cuda-bindings")
    except PackageNotFoundError:
        found = "none"
    if found != PEER_VERSION:
        pytest.skip(f"needs cuda-bindings {PEER_VERSION}, found {found}", allow_module_level=True)


def leave(status):
    """End this process at once, without Python's finalization.

    A build that counts lines writes its counts when the C library ends the process.
    """
    if os.environ.get("CUBIND_COVERAGE") == "1":
        ctypes.CDLL(None).exit(status)
    os._exit(status)
