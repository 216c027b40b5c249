"""Make cubind.core use the real NVRTC, nvJitLink and libNVVM in a test.

Other tests in the same process run on the stubs of these libraries. cubind.core calls the libraries
through C tables that cubind.nvrtc, cubind.nvjitlink and cubind.nvvm publish as capsules. It takes a
capsule when it first compiles or links. Before that, install() replaces the tables with tables of
the real libraries' functions. It opens the libraries by path; the loader finds loaded libraries by
name, so all other code still finds the stubs. The modules themselves, and the results of their own
tests, stay unchanged.

The functions in these tables only forward their calls, so a test can also replace a member by a
Python function. See `nvrtc`, `nvjitlink` and `nvvm` in conftest.py.
"""

import contextlib
import ctypes
import importlib
import os
import re
import sysconfig
import warnings
from pathlib import Path

from support import libraries

_MEMBER = re.compile(r"^    fn_\w+ \*(\w+);", re.MULTILINE)
_HEAD = 16  # bytes before `find`: layout, api_version, size
_FIND = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p)
# More arguments than any function here has.
_ANY = ctypes.CFUNCTYPE(ctypes.c_void_p, *[ctypes.c_void_p] * 8)


def _folders():
    yield Path(sysconfig.get_path("purelib")) / "nvidia" / "cu13" / "lib"
    yield libraries.ROOT / "build" / "libs" / "lib"
    # The folders of CUDA 12.
    for folder in ("cuda_nvrtc/lib", "nvjitlink/lib", "cuda_nvcc/nvvm/lib64"):
        yield libraries.ROOT / "build" / "cu12" / "nvidia" / folder
    for variable in ("CUDA_PATH", "CUDA_HOME"):
        if os.environ.get(variable):
            yield from _of_toolkit(Path(os.environ[variable]))
    yield from _of_toolkit(Path("/usr/local/cuda"))


def _of_toolkit(root):
    yield root / "lib64"
    yield root / "nvvm" / "lib64"


def find(module):
    """Return the path of the real library, or None."""
    for folder in _folders():
        path = folder / libraries.SONAMES[module]
        if path.exists():
            return str(path)
    return libraries.SONAMES[module] if libraries.ON_GPU and _loads(libraries.SONAMES[module]) else None


def _loads(soname):
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


class Table:
    """The C table of a module over the real library; its functions can be replaced one by one."""

    def __init__(self, module, path):
        self.module = module
        self.library = ctypes.CDLL(path)
        self.names = _MEMBER.findall((libraries.ROOT / f"generated/{module}/{module}_api.h").read_text())
        published = importlib.import_module(f"cubind.{module}")
        self.capsule_name = f"cubind.{module}._C_API".encode()
        self.original = published._C_API
        original = _capsule_pointer(self.original, self.capsule_name)
        self.fallback = _FIND(ctypes.c_void_p.from_address(original + _HEAD).value)
        self.memory = ctypes.create_string_buffer(ctypes.string_at(original, _HEAD + 8))
        self.targets = {name: self._real(name) for name in self.names}
        self.relays = {name: _ANY(self._relay(name)) for name in self.names}
        self.find = _FIND(lambda name, _symbol: ctypes.cast(self.relays[name.decode()], ctypes.c_void_p).value)
        self._write(_HEAD, self.find)
        _keep(self)
        self.capsule = _capsule_new(ctypes.addressof(self.memory), self.capsule_name, None)
        self.replaced = {}
        published._C_API = self.capsule

    def _real(self, name):
        """Return a function's address; nvJitLink appends a version to the names that it exports."""
        for symbol in (name, f"__{name}_13_0", f"__{name}_13_5", f"__{name}_12_0", f"__{name}_12_9"):
            try:
                return ctypes.cast(getattr(self.library, symbol), ctypes.c_void_p).value
            except AttributeError:
                continue
        # This release lacks the function: cubind's fallback reports that.
        return self.fallback(name.encode(), None)

    def _relay(self, name):
        return lambda *arguments: _ANY(self.targets[name])(*arguments) or 0

    def _write(self, offset, callback):
        slot = ctypes.c_void_p.from_buffer(self.memory, offset)
        slot.value = ctypes.cast(callback, ctypes.c_void_p).value

    def _put(self, name, address):
        self.targets[name] = address

    def replace(self, name, function, *argtypes):
        """Replace a C function by a Python function of these ctypes; it returns a status."""
        callback = ctypes.CFUNCTYPE(ctypes.c_int, *argtypes)(function)
        self.replaced[name] = callback  # keeps it alive while it can be called
        self._put(name, ctypes.cast(callback, ctypes.c_void_p).value)

    def fail(self, name, status, count=-1):
        """Make the function return a status and do nothing, the next `count` times or always."""
        real = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_void_p] * 6)(self._real(name))
        left = [count]

        def answer(*arguments):
            if left[0] == 0:
                return real(*arguments)
            left[0] -= 1
            return status

        self.replace(name, answer, *[ctypes.c_void_p] * 6)

    def call(self, name, *arguments):
        """Call the real function."""
        return ctypes.CFUNCTYPE(ctypes.c_int)(self._real(name))(*arguments)

    def restore(self):
        for name in self.replaced:
            self._put(name, self._real(name))
        self.replaced.clear()


_capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_capsule_pointer.restype, _capsule_pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
# Never released: code that runs at process exit may still call the table.
_keep = ctypes.pythonapi.Py_IncRef
_keep.restype, _keep.argtypes = None, [ctypes.py_object]
_capsule_new = ctypes.pythonapi.PyCapsule_New
_capsule_new.restype = ctypes.py_object
_capsule_new.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]

tables = {}


def install():
    """Put the tables in place; this must run before anything compiles."""
    for module in ("nvrtc", "nvjitlink", "nvvm"):
        path = find(module)
        if path is not None and module not in tables:
            tables[module] = Table(module, path)


@contextlib.contextmanager
def driver_links():
    """Make nvJitLink report an old version, so that the driver links."""

    def old(major, minor):
        major[0], minor[0] = 12, 2
        return 0

    table = tables["nvjitlink"]
    table.replace("nvJitLinkVersion", old, *[ctypes.POINTER(ctypes.c_uint)] * 2)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # warned once per process
        try:
            yield
        finally:
            table.restore()
