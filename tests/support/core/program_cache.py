"""Compile programs through the program caches, and look into their folders."""

import ctypes

import pytest
from cubind.core import Program
from cubind.core.utils import FileStreamProgramCache, InMemoryProgramCache, ProgramCacheResource, make_program_cache_key

KERNEL = 'extern "C" __global__ void k(int *p, float f) { *p = f; }\n'
TEMPLATE = "template <class T> __global__ void t(T *p) { *p = 1; }\n"
WARNING = KERNEL + "__global__ void warned() { int unused; }\n"


@pytest.fixture(autouse=True)
def compiler(nvrtc):
    return nvrtc


@pytest.fixture
def compiles(compiler):
    """Return a list that grows with each run of the compiler."""
    runs = []

    def compiled(handle, count, options):
        runs.append(count)
        return compiler.call("nvrtcCompileProgram", ctypes.c_void_p(handle), count, ctypes.c_void_p(options))

    compiler.replace("nvrtcCompileProgram", compiled, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
    return runs


def build(source=KERNEL, target="cubin", names=(), logs=None, cache=None, **options):
    return Program(source, "c++", {"arch": "sm_90", **options}).compile(target, names, logs, cache=cache)


def files(folder):
    return sorted(path for path in folder.rglob("*") if path.is_file())


def entries(folder):
    """Return the entries of a cache folder, without the notes about includes."""
    return [path for path in files(folder) if path.parent.name != "headers"]


class Dictionary(ProgramCacheResource):
    """A user's cache: bytes by key."""

    def __init__(self):
        self.data = {}

    def __getitem__(self, key):
        return self.data[key]

    def __setitem__(self, key, value):
        assert isinstance(value, bytes)
        self.data[key] = value

    def __delitem__(self, key):
        del self.data[key]

    def __len__(self):
        return len(self.data)

    def clear(self):
        self.data.clear()


BASE = {
    "code": KERNEL,
    "code_type": "c++",
    "options": {"arch": "sm_90"},
    "target_type": "cubin",
    "name_expressions": (),
    "extra_digest": None,
}


def key(**changes):
    return make_program_cache_key(**{**BASE, **changes})


@pytest.fixture(params=["memory", "file"])
def make(request, tmp_path):
    if request.param == "memory":
        return InMemoryProgramCache
    return lambda **keywords: FileStreamProgramCache(tmp_path / "cache", **keywords)
