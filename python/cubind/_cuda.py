"""Choose the CUDA release of ``cubind.driver`` and the other bindings for this process.

The modules of each major version are in a folder of their own, ``cubind/_cuda12`` or ``_cuda13``.
The package's ``__path__`` contains one of these folders. cubind chooses it when the first of the
modules is imported or ``cuda_version()`` is called, and keeps it for the whole process. Choosing it
loads no library.
"""

import os
import sys

from cubind import _runtime
from cubind._cuda_libraries import LIBRARIES, RELEASES

VARIABLE = "CUBIND_CUDA"
NEWEST = max(RELEASES)
# The first driver branch that supports a major version.
BRANCHES = {12: 525, 13: 580}
_PLACES = {"packages": "among the installed packages", "loader": "by the system's loader", "toolkit": "in the toolkit's folder"}


class CUDAVersion:
    """The CUDA that cubind's modules are made for, and why.

    ``major`` is an int and ``release`` a str such as "13.5"; ``reason`` says why this CUDA was
    chosen.
    """

    __slots__ = ("major", "reason", "release")

    def __init__(self, major, reason):
        self.major = major
        self.release = RELEASES[major]
        self.reason = reason

    def __repr__(self):
        return f"CUDAVersion(major={self.major}, release={self.release!r}, reason={self.reason!r})"

    def __str__(self):
        return f"{self.release} ({self.reason})"


class Machine:
    """The facts about this machine that the choice depends on; tests replace it."""

    def setting(self):
        return os.environ.get(VARIABLE)

    def loaded_files(self):
        """Return the set of shared libraries that this process has mapped."""
        try:
            with open("/proc/self/maps", encoding="utf-8", errors="replace") as maps:
                names = [line.rstrip("\n").partition("/")[2] for line in maps if ".so" in line]
                return {"/" + name.removesuffix(" (deleted)") for name in names}
        except OSError:
            return set()

    def find(self, place, library):
        """Return the file that a library's module would find in `place`, or None."""
        return _runtime._find_library(place, *library)

    def driver_file(self):
        """Return the file that libcuda.so.1 links to, or None."""
        for name in self.loaded_files():
            if name.rpartition("/")[2].startswith("libcuda.so."):
                return os.path.realpath(name)
        link = _runtime._find_library("loader", "libcuda.so.1", (), ())
        return os.path.realpath(link) if link is not None else None

    def kernel_module(self):
        """Return the version text of the driver's kernel module; "" if there is none."""
        try:
            with open("/proc/driver/nvidia/version", encoding="utf-8", errors="replace") as version:
                return version.read(1000)
        except OSError:
            return ""


# ---- sources for the choice ----


def _parse(value, where):
    text = str(value).strip()
    if text not in map(str, RELEASES):
        known = " or ".join(map(str, sorted(RELEASES)))
        raise ValueError(f"{where} does not name a CUDA major that this cubind supports: use {known}, as in {VARIABLE}={NEWEST}")
    return int(text)


def _branch_of(version):
    """Return 580 for 580.159.04, and None for text that is no driver version."""
    head, dot, _ = version.partition(".")
    return int(head) if dot and head.isdecimal() and int(head) >= 100 else None


def driver_branch(machine):
    """Return (branch of the driver, source of that), or (None, "")."""
    file = machine.driver_file() or ""
    branch = _branch_of(file.rpartition("/libcuda.so.")[2])
    if branch is not None:
        return branch, file
    for word in machine.kernel_module().partition("Kernel Module")[2].split():
        branch = _branch_of(word)
        if branch is not None:
            return branch, "/proc/driver/nvidia/version"
    return None, ""


def _newest_of_driver(branch):
    """Return the newest major that has modules and that a driver branch supports."""
    return max((major for major in RELEASES if branch >= BRANCHES.get(major, 0)), default=min(RELEASES))


def _telling():
    """Return [{major: library}] for the libraries whose soname differs in each major.

    libnvvm.so.4 is not among them, because all majors share its name; neither are libraries that
    only one major's modules open.
    """
    named = {}
    for major in RELEASES:
        for library in LIBRARIES[major]:
            named.setdefault(library[0].partition(".so.")[0], {})[major] = library
    return [rows for rows in named.values() if len({library[0] for library in rows.values()}) == len(RELEASES)]


def _in_process(machine):
    """Choose by the libraries that the process has loaded, or return None.

    The CUDA runtime counts most, because it holds the context.
    """
    names = {file.rpartition("/")[2] for file in machine.loaded_files()}
    for rows in _telling():
        for major in sorted(RELEASES, reverse=True):
            soname = rows[major][0]
            if any(name == soname or name.startswith(soname + ".") for name in names):
                return CUDAVersion(major, f"{soname} is loaded in this process")
    return None


def _entry(file):
    """Return the index in sys.path of the entry that a file is below."""
    below = (i for i, entry in enumerate(sys.path) if entry and file.startswith(entry.rstrip("/") + "/"))
    return next(below, len(sys.path))


def _installed(machine, bound):
    """Choose by the libraries that the modules would find, in their search order, or return None.

    Majors above `bound` are too new for the driver and are skipped.
    """
    telling = _telling()
    for place, words in _PLACES.items():
        found = []
        for major in sorted((m for m in RELEASES if m <= bound), reverse=True):
            files = (machine.find(place, rows[major]) for rows in telling)
            found += [(_entry(file), -major, file) for file in files if file is not None][:1]
        if found:
            _, major, file = min(found)
            return CUDAVersion(-major, f"{file} is found {words}")
    return None


def choose(machine, asked=None):
    """Return the CUDAVersion for a machine; `asked` is the program's own request."""
    if asked is not None:
        return CUDAVersion(asked, f"cubind.use_cuda({asked})")
    setting = machine.setting()
    if setting:
        return CUDAVersion(_parse(setting, f"{VARIABLE}={setting}"), f"{VARIABLE}={setting}")
    if len(RELEASES) == 1:
        return CUDAVersion(NEWEST, "the only CUDA that this cubind supports")
    branch, source = driver_branch(machine)
    bound = _newest_of_driver(branch) if branch is not None else NEWEST
    found = _in_process(machine) or _installed(machine, bound)
    if found is not None:
        return found
    if branch is not None:
        return CUDAVersion(bound, f"the driver's branch is {branch} ({source})")
    return CUDAVersion(NEWEST, "the newest, because no library and no driver was found")


# ---- the choice of this process ----

_asked = None
_settled = {}  # {"": CUDAVersion} once the choice is made


def switch():
    """Switch to the device that CUBIND_DEVICE names.

    ``cubind doctor`` loads no driver into its own process, and explains a wrong name itself.
    """
    device = os.environ.get("CUBIND_DEVICE")
    if device:
        from cubind._command import is_doctor
        from cubind.simulator import _switch

        if not is_doctor():
            _switch(device)


def cuda_version():
    """Return the CUDAVersion of this process: which CUDA is in use, and why.

    The first call makes the choice, which then stays. ValueError if CUBIND_CUDA names a CUDA
    without modules.
    """
    if not _settled:
        switch()
        _settled.setdefault("", choose(Machine(), _asked))
        _runtime._explain, _runtime._complete, _runtime._instead = _explain, _complete, _instead
    return _settled[""]


def use_cuda(major):
    """Use the modules for CUDA `major`, 12 or 13, in this process.

    Call it before the first of these modules is imported and before cuda_version(). It overrides
    CUBIND_CUDA. RuntimeError if another major is in use already, ValueError if there are no modules
    for `major`.
    """
    global _asked
    major = _parse(major, f"use_cuda({major!r})")
    if _settled and _settled[""].major != major:
        raise RuntimeError(
            f"CUDA {_settled[''].major} is in use in this process ({_settled[''].reason}): "
            f"call cubind.use_cuda({major}) before the first import of a cubind module and before cuda_version()"
        )
    _asked = major


def folder(package):
    """Return the folder of the modules for the chosen major."""
    return os.path.join(package, f"_cuda{cuda_version().major}")


def _instead(soname):
    """Return what can replace a missing library, for its error; "" for nothing."""
    if soname != "libcuda.so.1" or not os.path.exists(os.path.join(os.path.dirname(__file__), "simulator", soname)):
        return ""
    return ", or set CUBIND_DEVICE=simulated to compute on cubind's simulated device"


# ---- names of the other release ----

_names = {}  # {(major, module): frozenset of names}


def _names_of(major, module):
    """Return the names in a module's type stub; of an older major those that the newest lacks.

    There are none if the file is not installed.
    """
    key = major, module
    if key not in _names:
        try:
            _names[key] = frozenset(_read_names(major, *module.rpartition(".")))
        except OSError:
            _names[key] = frozenset()
    return _names[key]


def _read_names(major, form, dot, name):
    package = os.path.dirname(__file__)
    if major == NEWEST:
        with open(os.path.join(package, form, f"{name}.pyi"), encoding="utf-8") as text:
            from re import MULTILINE, findall

            return findall(r"^(?:def |class )?([A-Za-z]\w*)\b", text.read(), MULTILINE)
    with open(os.path.join(package, f"_cuda{major}", f"{name}.names"), encoding="utf-8") as lines:
        parts = (line.strip().rpartition(".") for line in lines)
        return [word for of_form, _, word in parts if of_form == form]


def _explain(module, name):
    """Say in a module's AttributeError which other release has the name; "" for none."""
    chosen = cuda_version().major
    if name.startswith("__"):
        return ""
    for major in sorted(RELEASES, reverse=True):
        if major != chosen and name in _names_of(major, module.partition(".")[2]):
            return f": CUDA {RELEASES[major]} has it, but {RELEASES[chosen]} is in use ({cuda_version().reason})"
    return ""


class _Lacking(list):
    """An empty list of submodules being imported, whose lookup explains the missing name."""

    __slots__ = ("module",)

    def __contains__(self, name):
        more = _explain(self.module, name)
        if more:
            raise AttributeError(f"module {self.module!r} has no attribute {name!r}{more}")
        return False


def _complete(module):
    """Add the explanation to a module that no longer has a __getattr__.

    Before CPython reports a missing name, it searches for it among the submodules being imported;
    since 3.13 an exception raised there is kept. Access to existing attributes costs nothing.
    """
    if sys.version_info >= (3, 13):
        lacking = module.__spec__._uninitialized_submodules = _Lacking()
        lacking.module = module.__name__
