"""Test the program caches: hits, misses, and files that other processes write, cut or remove."""

import ctypes
import io
import marshal
import os
import pathlib
import pickle
import resource
import shutil
import socket
import stat
import subprocess
import sys
import threading
import time
import tracemalloc
from contextlib import nullcontext, suppress
from random import Random

import pytest
from cubind import _core, _runtime
from cubind.core import (
    Linker,
    LinkerOptions,
    NVRTCError,
    ObjectCode,
    Program,
    ProgramOptions,
    _cache_folder,
    _compiler_build,
    _includes,
    _program_cache,
    _program_entries,
    _program_files,
    _program_stores,
    _watched,
)
from cubind.core.utils import (
    FileStreamProgramCache,
    InMemoryProgramCache,
    ProgramCacheResource,
    make_program_cache_key,
)
from hypothesis import given, settings
from hypothesis import strategies as st
from support import libraries
from support.child import in_child

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


# --- hits -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["ptx", "cubin", "ltoir"])
def test_second_compile_is_a_hit(target, compiles):
    first, second = build(target=target), build(target=target)
    assert len(compiles) == 1
    for name in ("code", "code_type", "name", "symbol_mapping", "_entries"):
        assert getattr(first, name) == getattr(second, name), name
    assert type(second) is ObjectCode and second is not first


def test_what_is_stored_is_the_code(program_cache):
    code = build()
    (path,) = entries(program_cache)
    data = path.read_bytes()
    assert data.startswith(code.code) and data[len(code.code) :].startswith(b"\n//") and data.count(b"\n//cubind ") == 1
    key = make_program_cache_key(
        code=KERNEL, code_type="c++", options=ProgramOptions(arch="sm_90"), target_type="cubin"
    )
    assert path.parent.name + path.name == key.hex()
    assert FileStreamProgramCache()[key] == code.code


def test_names_are_cached(compiles):
    names = ("t<int>", b"t<float>")
    for _ in range(2):
        mapping = {"t<int>": b"_Z1tIiEvPT_", b"t<float>": b"_Z1tIfEvPT_"}
        assert build(TEMPLATE, "ptx", names).symbol_mapping == mapping
    assert len(compiles) == 1
    assert build(TEMPLATE, "ptx", names[:1]).symbol_mapping == {"t<int>": b"_Z1tIiEvPT_"}
    assert len(compiles) == 2, "other names are another program"


def test_log_is_replayed(compiles):
    logs = [io.StringIO() for _ in range(2)]
    for log in logs:
        build(WARNING, logs=log)
    assert len(compiles) == 1 and logs[0].getvalue() == logs[1].getvalue() != ""


def test_failures_are_not_cached(compiles):
    for _ in range(2):
        with pytest.raises(NVRTCError):
            build("nope")
    assert len(compiles) == 2


def test_ptx_sources_are_cached(nvjitlink):
    ptx = build(target="ptx").code.decode()
    links = []

    def complete(handle):
        links.append(handle)
        return nvjitlink.call("nvJitLinkComplete", ctypes.c_void_p(handle))

    nvjitlink.replace("nvJitLinkComplete", complete, ctypes.c_void_p)
    codes = [Program(ptx, "ptx", {"arch": "sm_90", "name": "n"}).compile("cubin") for _ in range(2)]
    assert len(links) == 1 and codes[0].code == codes[1].code and codes[1].name == "n"
    assert codes[0]._entries == codes[1]._entries != b""


def test_a_hit_is_fast(compiles):
    program = Program(KERNEL, "c++", {"arch": "sm_90"})
    program.compile("cubin")
    best = min(timed(program) for _ in range(200))
    assert len(compiles) == 1
    assert best < 500e-6, f"{best * 1e6:.0f} us"


def timed(program):
    start = time.perf_counter()
    program.compile("cubin")
    return time.perf_counter() - start


# --- choice ---------------------------------------------------------------------------------------


def test_switched_off(program_cache, compiles, monkeypatch):
    for _ in range(2):
        build(cache=False)
    monkeypatch.setenv("CUBIND_CACHE", "0")
    for _ in range(2):
        build()
    assert len(compiles) == 4 and not program_cache.exists()
    monkeypatch.setenv("CUBIND_CACHE", "1")
    build(cache=True)
    assert entries(program_cache)


def test_places(program_cache, compiles, tmp_path, monkeypatch):
    build()
    monkeypatch.delenv("CUBIND_CACHE_DIR")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    build()
    assert len(compiles) == 2
    assert entries(tmp_path / "xdg" / "cubind" / "program-cache")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    build()
    assert entries(tmp_path / "home" / ".cache" / "cubind" / "program-cache")


def test_place_that_cannot_be_written(tmp_path, compiles, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("CUBIND_CACHE_DIR", str(tmp_path / "file" / "folder"))
    for _ in range(2):
        assert build().code
    assert len(compiles) == 2
    monkeypatch.setenv("CUBIND_CACHE_DIR", str(tmp_path / "read-only"))
    monkeypatch.setattr(os, "access", lambda *_: False)
    build()
    assert not files(tmp_path / "read-only")


def test_folders_are_private(program_cache, tmp_path):
    old = os.umask(0)
    try:
        build()
        FileStreamProgramCache(tmp_path / "explicit")["a"] = b"1"
    finally:
        os.umask(old)
    for root in (program_cache, tmp_path / "explicit"):
        assert all(path.stat().st_mode & 0o077 == 0 for path in (root, *root.rglob("*")))


def test_folder_that_everybody_can_write(program_cache, compiles):
    """A folder that everybody can write switches the cache off: it could hold others' code."""
    program_cache.mkdir()
    program_cache.chmod(0o777)
    with pytest.warns(RuntimeWarning, match=f"^the program cache is off: others can write to {program_cache}, so "):
        assert build().code
    assert build().code, "it warns once"
    assert len(compiles) == 2 and not files(program_cache)


def test_home_folder_of_another_user(tmp_path, compiles, monkeypatch):
    monkeypatch.delenv("CUBIND_CACHE_DIR")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    with pytest.warns(RuntimeWarning, match=f"{tmp_path}/xdg/cubind/program-cache belongs to user {os.getuid()}, so"):
        assert build().code
    assert build().code
    assert len(compiles) == 2 and not files(tmp_path / "xdg")


def test_no_home_folder(tmp_path, compiles, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("CUBIND_CACHE_DIR")
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    for value in (None, "relative"):
        if value is not None:
            monkeypatch.setenv("XDG_CACHE_HOME", value)
        else:
            monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
        assert build().code
        with pytest.raises(OSError, match="there is no home folder to keep a cache in"):
            FileStreamProgramCache()
    assert len(compiles) == 2 and not list(tmp_path.iterdir())


def test_relative_and_odd_places(tmp_path, monkeypatch):
    (tmp_path / "a").mkdir()
    monkeypatch.chdir(tmp_path / "a")
    caches = FileStreamProgramCache("cache"), FileStreamProgramCache(os.fsencode(tmp_path / "bytes"))
    monkeypatch.chdir(tmp_path)
    for cache, folder in zip(caches, (tmp_path / "a" / "cache", tmp_path / "bytes"), strict=True):
        cache["k"] = b"1"
        assert cache["k"] == b"1" and len(entries(folder)) == 1
    assert not (tmp_path / "cache").exists()


@pytest.mark.parametrize("folder", ["cache", "./cache", "a/b", "."])
def test_a_relative_folder_is_refused(folder, tmp_path, compiles, monkeypatch):
    """A relative folder switches the cache off with one warning.

    It would be another folder for each working directory.
    """
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CUBIND_CACHE_DIR", folder)
    with pytest.warns(RuntimeWarning, match=f"^the program cache is off: CUBIND_CACHE_DIR={folder} is a relative path; set it") as said:
        assert build().code and build().code
    assert len(said) == 1 and said[0].filename == __file__ and len(compiles) == 2
    with pytest.raises(ValueError, match="is a relative path"):
        FileStreamProgramCache()
    assert not list(tmp_path.iterdir())
    monkeypatch.setenv("CUBIND_CACHE_DIR", str(tmp_path / "absolute"))
    assert build().code and (tmp_path / "absolute").exists()


def test_disk_that_takes_a_part(tmp_path):
    cache = FileStreamProgramCache(tmp_path)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limits[1]))
    try:
        with pytest.raises(OSError, match="File too large"):
            cache["k"] = bytes(2000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert not files(tmp_path), "no temporary file is left"


def full(*_):
    raise OSError(28, "No space left on device")


def test_disk_that_is_full(program_cache, monkeypatch, tmp_path):
    explicit = FileStreamProgramCache(tmp_path / "explicit")
    monkeypatch.setattr(os, "replace", full)
    assert build().code
    assert not files(program_cache), "no temporary file is left"
    with pytest.raises(OSError, match="No space left"):
        build(cache=explicit)
    assert not files(tmp_path / "explicit")


@pytest.mark.parametrize("cache", [5, "folder", {}, 0])
def test_what_is_no_cache(cache):
    with pytest.raises(TypeError) as info:
        build(cache=cache)
    assert str(info.value) == (
        f"cache must be an instance of cubind.core.utils.ProgramCacheResource; got {type(cache).__name__} (False: no cache)"
    )


@pytest.mark.parametrize("make", [InMemoryProgramCache, FileStreamProgramCache])
def test_explicit_caches(make, program_cache, compiles, tmp_path):
    cache = make() if make is InMemoryProgramCache else make(tmp_path / "explicit")
    for _ in range(2):
        code = build(TEMPLATE, "cubin", ("t<int>",), cache=cache)
        assert code.symbol_mapping == {"t<int>": b"_Z1tIiEvPT_"} and b"_Z1tIiEvPT_" in code._entries
    assert len(compiles) == 1 and len(cache) == 1 and not program_cache.exists()


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


def test_caches_of_users(compiles):
    with Dictionary() as cache:
        for _ in range(2):
            code = build(TEMPLATE, "cubin", ("t<int>",), cache=cache)
            assert code.symbol_mapping == {"t<int>": b"_Z1tIiEvPT_"} and b"_Z1tIiEvPT_" in code._entries
        assert len(compiles) == 1
        ((key, value),) = cache.data.items()
        assert value.startswith(code.code)
        cache.data = {key: code.code}
        assert build(TEMPLATE, "cubin", ("t<int>",), cache=cache).symbol_mapping, "without its names it is no hit"
        assert len(compiles) == 2
        cache.clear()
        cache.update({"a": b"1"})
        cache.update([("b", b"2")])
        assert cache.get("a") == b"1" and cache.get("c") is None and cache.get("c", 3) == 3
    with pytest.raises(TypeError, match="abstract"):
        ProgramCacheResource()


# --- keys -----------------------------------------------------------------------------------------

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


@pytest.mark.parametrize(
    "changes",
    [
        {"code": KERNEL + " "},
        {"target_type": "ptx"},
        {"options": {"arch": "sm_80"}},
        {"options": {"arch": "sm_90", "name": "other"}},
        {"options": {"arch": "sm_90", "ftz": True}},
        {"options": {"arch": "sm_90", "prec_div": False}},
        {"options": {"arch": "sm_90", "define_macro": ["A", "B"]}},
        {"options": {"arch": "sm_90", "define_macro": ["B", "A"]}},
        {"name_expressions": ("k",)},
        {"name_expressions": ("k", "l")},
        {"options": {"arch": "sm_90", "use_fast_math": True}},
        {"options": {"arch": "sm_90", "use_fast_math": True, "ftz": False}},
        {"extra_digest": b"x"},
    ],
    ids=str,
)
def test_keys_differ(changes):
    assert key(**changes) != key()


def test_all_those_keys_differ():
    marks = test_keys_differ.pytestmark[0].args[1]
    keys = [key(**changes) for changes in marks]
    assert len(set(keys)) == len(keys) and all(type(k) is bytes and len(k) == 32 for k in keys)


@pytest.mark.parametrize(
    "changes",
    [
        {"code_type": "C++"},
        {"target_type": "CUBIN"},
        {"options": ProgramOptions(arch="sm_90")},
        {"options": {"arch": "sm_90", "define_macro": None}},
        {"name_expressions": []},
        {"code": KERNEL + "\0"},
    ],
    ids=str,
)
def test_keys_that_are_the_same(changes):
    assert key(**changes) == key()


def test_names_as_str_or_list():
    assert key(name_expressions="k") == key(name_expressions=["k"])
    assert key(name_expressions=[bytearray(b"k")]) == key(name_expressions=(b"k",)) == key(name_expressions="k")
    assert key(name_expressions=["k", b"l"]) == key(name_expressions=("l", "k", "k"))
    assert key(name_expressions=None) == key(name_expressions=()) == key()


def test_names_in_another_order_are_a_hit(compiles):
    forms = [("t<int>", "t<float>"), (b"t<float>", "t<int>"), ["t<float>", b"t<int>", b"t<int>"]]
    for names in forms:
        mapping = build(TEMPLATE, "ptx", names).symbol_mapping
        assert list(mapping) == list(dict.fromkeys(names))
        assert mapping == {name: b"_Z1tIiEvPT_" if "int" in str(name) else b"_Z1tIfEvPT_" for name in names}
    assert len(compiles) == 1


ARITHMETIC = """extern "C" __global__ void k(float *p) { p[0] = p[1] / p[2] + p[3] * p[4] + sqrtf(p[5]); }
template <class T> __global__ void t(T *p) { *p = 1; }
"""


@pytest.mark.parametrize("kind", ["c++", "ptx"])
@pytest.mark.parametrize(
    "given",
    [
        {"ftz": False},
        {"relocatable_device_code": False},
        {"prec_div": True, "prec_sqrt": True, "fma": True},
        {"builtin_move_forward": True, "builtin_initializer_list": True, "brief_diagnostics": False},
        {"lineinfo": False, "debug": False, "link_time_optimization": False, "pch": False},
    ],
    ids=str,
)
def test_options_that_change_nothing(given, kind, nvjitlink):
    """Options with no effect lead to the same key, as to the same code."""
    source = ARITHMETIC if kind == "c++" else build(ARITHMETIC, "ptx").code.decode()
    options = {"arch": "sm_90", **given}
    if kind == "c++" or not {"prec_div", "prec_sqrt", "fma"} & given.keys():
        assert key(code=source, code_type=kind, options=options) == key(code=source, code_type=kind)
    codes = [Program(source, kind, o).compile("cubin", cache=False).code for o in (options, {"arch": "sm_90"})]
    assert codes[0] == codes[1]


@pytest.mark.parametrize("kind", ["c++", "ptx"])
def test_options_in_other_forms(kind, nvjitlink):
    keys = {
        key(code_type=kind, options={"arch": "sm_90", "ptxas_options": value})
        for value in ("-O1", ["-O1"], ("-O1",))
    }
    assert len(keys) == 1


def test_keys_are_stable():
    """Keys are the same in other processes, whatever their hash seeds."""
    program = (
        "import sys; sys.path[0] = sys.argv[1]; from support import libraries; libraries.use_build()\n"
        "libraries.ON_GPU or libraries.load_stub('nvrtc')\n"
        "from support.core import compilers; compilers.install(); from core.program import test_cache as t; print(t.key().hex())"
    )
    for seed in ("0", "1"):
        out = subprocess.run(
            [sys.executable, "-c", program, str(libraries.TESTS)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert out.stdout.strip() == key().hex()


def test_versions_are_in_the_key(nvjitlink):
    before = key(code_type="ptx")

    def version(major, minor):
        major[0], minor[0] = 13, 99
        return 0

    nvjitlink.replace("nvJitLinkVersion", version, *[ctypes.POINTER(ctypes.c_int)] * 2)
    assert key(code_type="ptx") != before


@pytest.mark.parametrize("kind", ["c++", "ptx"])
def test_builds_are_in_the_key(kind, nvjitlink, monkeypatch):
    """The key has the library's build, as one version has several: patch releases."""
    before = key(code_type=kind)
    asked = []

    def build_id(name):
        asked.append(name)
        return "another"

    monkeypatch.setattr(_compiler_build._core, "_build_id", build_id)
    monkeypatch.setattr(_compiler_build, "_known", {})
    assert key(code_type=kind) != before
    assert asked == [f"{'libnvrtc' if kind == 'c++' else 'libnvJitLink'}.so.{_core._nvrtc_version() // 1000}"]


def test_builds_of_files(tmp_path):
    """The build of a file equals that of the loaded library; a file that is no library has none."""
    maps = pathlib.Path("/proc/self/maps").read_text()
    (path,) = {line.split()[-1] for line in maps.splitlines() if line.endswith("/libc.so.6")}
    found = _compiler_build.read_build_id(path)
    assert found and found == _core._build_id("libc.so.6")
    data = pathlib.Path(path).read_bytes()[:4096]
    file = tmp_path / "libx.so"
    for size in (0, 3, 64, 65, 200, 700):
        file.write_bytes(data[:size])
        assert _compiler_build.read_build_id(file) == ""
    assert _compiler_build.read_build_id(tmp_path) == _compiler_build.read_build_id(tmp_path / "none") == ""
    far = bytearray(data)
    far[32:40] = b"\xff" * 8  # the place of the segments' headers
    file.write_bytes(far)
    assert _compiler_build.read_build_id(file) == ""
    random = Random(1)
    for _ in range(300):
        damaged = bytearray(data)
        for _ in range(4):
            damaged[random.randrange(0x400)] = random.randrange(256)
        file.write_bytes(damaged)
        assert isinstance(_compiler_build.read_build_id(file), str)


def test_the_compiler_s_file_is_found(tmp_path, monkeypatch):
    """The compiler's file is found in the order in which it would be loaded."""
    monkeypatch.setattr(sys, "path", [str(tmp_path / "a"), str(tmp_path / "b")])
    monkeypatch.setenv("CONDA_PREFIX", str(tmp_path / "conda"))
    assert _compiler_build.find_file("libx.so.13") is None
    folders = [f"{entry}/nvidia/{package}/lib" for package in ("cuda_nvrtc", "cu13") for entry in "ba"]
    for folder in ("conda/lib", "conda/lib64", *folders):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "libx.so.13").write_bytes(b"")
        assert _compiler_build.find_file("libx.so.13") == str(tmp_path / folder / "libx.so.13")


def library_files(entries, answer):
    libraries.hide_packages(*entries)
    sys.path[:0] = [None, 7, b"/tmp", "\0", "\ud800"]
    told = _runtime.library_file("nvrtc")
    pathlib.Path(answer).write_text(f"{told}\n{_compiler_build.find_file('libnvrtc.so.13')}\n")


def test_the_compiler_s_file_is_the_one_that_is_loaded(tmp_path):
    """The file found is the one that the bindings load.

    It does not matter which places have one, and what else is in sys.path.
    """
    places = ["conda/lib", "conda/lib64"]
    places += [f"{entry}/nvidia/{package}/lib" for entry in "ab" for package in ("cuda_nvrtc", "cu13")]
    entries = [str(tmp_path / entry) for entry in "ab"]
    child = in_child(nvrtc="real", hardware=False, env={"CONDA_PREFIX": str(tmp_path / "conda")})
    for place in places:
        (tmp_path / place).mkdir(parents=True)
        shutil.copy(libraries.STUB_FILES["nvrtc"], tmp_path / place / "libnvrtc.so.13")
        child(library_files)(entries=entries, answer=str(tmp_path / "answer"))
        told, found = (tmp_path / "answer").read_text().split()
        assert found == told and told.startswith((*entries, str(tmp_path / "conda")))


HIT = """
import sys
sys.path[0] = sys.argv[1]
from support import libraries; libraries.use_build()
from cubind.core import Program
source = 'extern "C" __global__ void k(int *p) { *p = 5; }'
program = Program(source, "c++", {"arch": "sm_90"})
code = program.compile("cubin")
print("libnvrtc.so" in open("/proc/self/maps").read(), "cuda.pathfinder" in sys.modules, code.code.hex())
if len(sys.argv) > 2:
    print(int(program.handle) != 0, program.is_closed)
"""


def test_a_hit_does_not_load_the_compiler(program_cache, compiler):
    """A hit in another process loads neither the compiler nor the package that finds it."""
    command = [sys.executable, "-c", HIT, str(libraries.TESTS)]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True).stdout.split() for _ in range(2)]
    if runs[0][0] != "True" or not _compiler_build.find_file("libnvrtc.so.13"):
        pytest.skip("NVRTC is not where it is found without loading it")
    assert runs[1] == ["False", "False", runs[0][2]]
    third = subprocess.run([*command, "handle"], capture_output=True, text=True, check=True).stdout.split()
    assert third[3:] == ["True", "False"], "its handle asks for the library"


def test_another_build_than_expected(compiles, monkeypatch):
    """A stored entry belongs to the compiler that actually compiled."""
    loaded = _compiler_build.loaded_build("libnvrtc.so.13")
    monkeypatch.setitem(_compiler_build._known, "libnvrtc.so.13", "00")
    before = key()
    build()
    assert _compiler_build._known["libnvrtc.so.13"] == loaded and key() != before
    build()
    assert len(compiles) == 1


def test_build_ids():
    """The interpreter's own C library has a build ID, which its file contains."""
    maps = pathlib.Path("/proc/self/maps").read_text()
    (path,) = {line.split()[-1] for line in maps.splitlines() if line.endswith("/libc.so.6")}
    found = _core._build_id("libc.so.6")
    assert bytes.fromhex(found) and bytes.fromhex(found) in pathlib.Path(path).read_bytes()
    assert _core._build_id("libnothing.so") == ""


def test_version_of_cubind_is_in_the_key(monkeypatch):
    before = key()
    monkeypatch.setattr(_program_cache, "__version__", "99")
    assert key() != before


def test_architecture_of_none_is_the_device_s(nvjitlink, device, monkeypatch):
    """An arch of None, assigned after the options were made, is the current device's."""
    keys = []
    for arch in ("sm_80", "sm_90"):
        for module in ("_program_options", "_linker_options"):
            monkeypatch.setattr(f"cubind.core.{module}.current_arch", lambda arch=arch: arch)
        options = ProgramOptions(arch="sm_90")
        options.arch = None
        keys += [key(code_type=kind, options=options) for kind in ("c++", "ptx")]
    assert len(set(keys)) == 4


@pytest.mark.parametrize(
    ("changes", "error", "text"),
    [
        ({"code": 5}, TypeError, "code must be str or bytes, got int"),
        ({"code": b"x"}, TypeError, "code must be str for code_type='c++'; bytes are for code_type='nvvm'"),
        ({"code_type": "zz"}, ValueError, "'zz' is not a valid SourceCodeType. Must be 'c++', 'nvvm' or 'ptx'"),
        (
            {"target_type": "zz"},
            ValueError,
            "target_type='zz' is not supported by the program cache (must be 'cubin', 'ltoir' or 'ptx')",
        ),
        (
            {"code_type": "ptx", "target_type": "ltoir"},
            ValueError,
            "target_type='ltoir' is not valid for code_type='ptx' (supported: ['cubin', 'ptx'])",
        ),
        ({"options": 5}, TypeError, "options must be a ProgramOptions or a dict, not int"),
        ({"name_expressions": (5,)}, TypeError, "name_expressions elements must be str or bytes; got int"),
        ({"extra_digest": 5}, TypeError, "extra_digest must be bytes or None, not int"),
        (
            {"options": {"arch": "sm_90", "extra_sources": [("a", "b")]}},
            ValueError,
            "extra_sources is only valid for code_type='nvvm'; Program() rejects it for 'c++'",
        ),
        ({"code_type": "nvvm", "code": 5}, TypeError, "code must be str or bytes, got int"),
        (
            {"code_type": "nvvm", "target_type": "cubin"},
            ValueError,
            "target_type='cubin' is not valid for code_type='nvvm' (supported: ['ltoir', 'ptx'])",
        ),
    ],
)
def test_key_errors(changes, error, text):
    with pytest.raises(error) as info:
        key(**changes)
    assert str(info.value) == text


@pytest.mark.parametrize("name", ["create_pch", "time", "fdevice_time_trace"])
def test_side_effects_bypass_the_cache(name, compiles, program_cache, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ValueError, match=rf"options that have compile-time side effects \({name}\)"):
        key(options={"arch": "sm_90", name: "out"})
    for _ in range(2):
        # NVRTC 13.0 does not always read the trace that it wrote; it compiled nevertheless.
        with suppress(NVRTCError) if name == "fdevice_time_trace" else nullcontext():
            build(target="ptx", **{name: "out"})
        (tmp_path / "out").unlink(missing_ok=True)
    assert len(compiles) >= 2 and not files(program_cache)


def test_a_debugger_s_source_bypasses_the_cache(compiles):
    for _ in range(2):
        build(debug=True)
    assert len(compiles) == 2


# --- includes -------------------------------------------------------------------------------------


@pytest.fixture
def headers(tmp_path, monkeypatch):
    folder = tmp_path / "include"
    (folder / "sub").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    return folder


def value_of(source, **options):
    """Return the number that `source` defines as VALUE, as seen in the PTX."""
    ptx = build(source + 'extern "C" __global__ void k(int *p) { *p = VALUE; }\n', "ptx", **options).code
    return int(ptx.partition(b"st.global")[0].rpartition(b"mov")[2].split(b",")[1].split(b";")[0])


@pytest.mark.parametrize(
    ("include", "options", "place"),
    [
        ('#include "h.h"\n', {"include_path": "include"}, "include/h.h"),
        ("#include <h.h>\n", {"include_path": ["nowhere", "include"]}, "include/h.h"),
        ("#include <h.h>\n", {"include_path": "{root}/include"}, "include/h.h"),
        ('#include "h.h"\n', {"name": "{root}/include/source.cu"}, "include/h.h"),
        ('#include "h.h"\n', {}, "h.h"),
        ("", {"pre_include": "h.h", "include_path": "include"}, "include/h.h"),
        ("", {"pre_include": ["include/h.h"]}, "include/h.h"),
        ('#include "outer.h"\n', {"include_path": "include"}, "include/sub/inner.h"),
        ('#  /* a */ include /* b */ "h.h" // c\n', {"include_path": "include"}, "include/h.h"),
        ('#inc\\\nlude "h.h"\n', {"include_path": "include"}, "include/h.h"),
        ('%: include "h.h"\n', {"include_path": "include"}, "include/h.h"),
        ('/* a\n */ #include "h.h"\n', {"include_path": "include"}, "include/h.h"),
        ('#if 1\n#include "h.h"\n#endif\n', {"include_path": "include"}, "include/h.h"),
        ("#include <{root}/include/h.h>\n", {}, "include/h.h"),
    ],
    ids=str,
)
def test_changed_headers(include, options, place, headers, tmp_path, compiles):
    def rooted(value):
        return [rooted(v) for v in value] if isinstance(value, list) else value.replace("{root}", str(tmp_path))

    options = {name: rooted(value) for name, value in options.items()}
    (headers / "outer.h").write_text('#include "sub/inner.h"\n')
    for value in (1, 2, 1):
        (tmp_path / place).write_text(f"#define VALUE {value}\n")
        for _ in range(2):
            assert value_of(rooted(include), **options) == value
    assert len(compiles) == 2, "the third content is the first"


def test_a_header_that_appears(headers, compiles):
    source = "#if __has_include(<late.h>)\n#include <late.h>\n#else\n#define VALUE 1\n#endif\n"
    assert [value_of(source, include_path="include") for _ in range(2)] == [1, 1]
    (headers / "late.h").write_text("#define VALUE 2\n")
    assert [value_of(source, include_path="include") for _ in range(2)] == [2, 2]
    assert len(compiles) == 2


def test_a_file_that_is_only_asked_for(headers, compiles):
    source = "#if __has_include(<asked.h>)\n#define VALUE 2\n#else\n#define VALUE 1\n#endif\n"
    assert value_of(source, include_path="include") == 1
    (headers / "asked.h").write_text("")
    assert value_of(source, include_path="include") == 2


def test_a_header_that_comes_before(headers, compiles):
    """A new header that now comes first in the search order is noticed."""
    (headers / "sub" / "h.h").write_text("#define VALUE 1\n")
    paths = ["include", "include/sub"]
    assert value_of("#include <h.h>\n", include_path=paths) == 1
    (headers / "h.h").write_text("#define VALUE 2\n")
    assert value_of("#include <h.h>\n", include_path=paths) == 2


@pytest.mark.parametrize("where", ["source", "header"])
def test_includes_by_macro_bypass_the_cache(where, headers, compiles, program_cache):
    (headers / "h.h").write_text("#define VALUE 1\n")
    by_macro = "#define NAME(name) <name##h.h>\n#include NAME()\n"
    (headers / "macro.h").write_text(by_macro)
    source = by_macro if where == "source" else '#include "macro.h"\n'
    for _ in range(2):
        assert value_of(source, include_path="include") == 1
    assert len(compiles) == 2 and not files(program_cache)
    options = {"arch": "sm_90", "include_path": "include"}
    with pytest.raises(ValueError, match="cannot determine which file is included .*pass extra_digest="):
        key(code=source, options=options)
    digests = [key(code=source, options=options, extra_digest=digest) for digest in (b"1", b"2", b"1")]
    assert digests[0] == digests[2] != digests[1]


def test_words_are_no_directives(headers, compiles):
    source = '// see #include below\n// #include MACRO\nconst char *s = "#include NAME";\n' + KERNEL
    source = source.replace("const char", "__device__ const char")
    for _ in range(2):
        build(source)
    assert len(compiles) == 1


def test_a_header_that_includes_itself(headers, compiles):
    (headers / "h.h").write_text('#pragma once\n#include "h.h"\n#define VALUE 3\n')
    assert [value_of('#include "h.h"\n', include_path="include") for _ in range(2)] == [3, 3]
    assert len(compiles) == 1


def test_headers_changed_at_once(headers):
    """A changed header of the same size is noticed, within one tick of the file system's clock."""
    path = headers / "h.h"
    stamp = time.time_ns()
    for value in range(10):
        path.write_text(f"#define VALUE {value}\n")
        os.utime(path, ns=(stamp, stamp))
        assert value_of('#include "h.h"\n', include_path="include") == value


def test_hashes_are_remembered(headers, monkeypatch):
    path = headers / "h.h"
    path.write_text("#define VALUE 1\n")
    monkeypatch.setattr(_includes, "_RACY", -(1 << 60))  # as if it were old
    value_of('#include "h.h"\n', include_path="include")
    assert str(path) in _includes._files
    scan = _includes.scan

    def scan_source(text):
        assert not text.startswith(b"#define"), "the header is read again"
        return scan(text)

    monkeypatch.setattr(_includes, "scan", scan_source)
    assert value_of('#include "h.h"\n', include_path="include") == 1


def test_headers_whose_time_is_set_back(headers, monkeypatch):
    """A changed header is noticed by its status time if its modification time is set back.

    Archivers set it back.
    """
    monkeypatch.setattr(_includes, "_RACY", -(1 << 60))
    path = headers / "h.h"
    for value in (1, 2):
        path.write_text(f"#define VALUE {value}\n")
        os.utime(path, (1e9, 1e9))
        assert value_of('#include "h.h"\n', include_path="include") == value
        time.sleep(0.02)


def test_same_headers_in_other_places(headers, tmp_path, compiles):
    """<h.h> is not searched for next to the source, although the key counts a header there."""
    own, paths = tmp_path / "own", ["include", "include/sub"]
    own.mkdir()
    options = {"include_path": paths, "name": str(own / "source.cu")}
    (own / "h.h").write_text("#define VALUE 1\n")
    (headers / "h.h").write_text("#define VALUE 2\n")
    assert value_of("#include <h.h>\n", **options) == 2
    (headers / "h.h").rename(headers / "sub" / "h.h")
    (own / "h.h").rename(headers / "h.h")
    assert value_of("#include <h.h>\n", **options) == 1


class Notes(dict):
    """A store of trails, as a cache is."""

    def load_note(self, name):
        return self.get(name)

    def store_note(self, name, data):
        self[name] = data


def appears(root):
    (root / "a" / "h.h").write_text("")


def appears_deep(root):
    (root / "a" / "sub").mkdir()
    (root / "a" / "sub" / "i.h").write_text("")


def appears_with_its_folder(root):
    (root / "none" / "deep").mkdir(parents=True)
    (root / "none" / "deep" / "h.h").write_text("")


def appears_beside(root):
    (root / "b" / "sub" / "j.h").write_text("#define J\n")


def is_linked_to(root):
    (root / "nothing").write_text("")


def is_a_folder_no_more(root):
    (root / "a" / "j.h").rmdir()
    (root / "a" / "j.h").write_text("")


def is_a_folder_now(root):
    (root / "c").unlink()
    (root / "c").mkdir()
    (root / "c" / "h.h").write_text("")


def changes(root):
    (root / "b" / "sub" / "i.h").write_text("#define V 2\n#include <j.h>\n")


def is_gone(root):
    (root / "b" / "h.h").unlink()


def is_renamed(root):
    (root / "b").rename(root / "old")
    (root / "d").rename(root / "b")


def is_linked_elsewhere(root):
    (root / "link").unlink()
    (root / "link").symlink_to("d")


@pytest.fixture
def trail(tmp_path, monkeypatch):
    """Return a function that calls follow() on a source with headers in many search places."""
    monkeypatch.setattr(_includes, "_RACY", -(1 << 60))  # as if all files were old
    monkeypatch.setattr(_includes, "_trails", {})
    for folder in ("a/j.h", "b/sub", "d", "here"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "b" / "h.h").write_text("#include <sub/i.h>\n#include <k.h>\n")
    (tmp_path / "b" / "sub" / "i.h").write_text("#define V 1\n#include <j.h>\n")
    (tmp_path / "b" / "j.h").write_text("")
    (tmp_path / "d" / "h.h").write_text("#define D\n")
    (tmp_path / "a" / "k.h").symlink_to(tmp_path / "nothing")
    (tmp_path / "c").write_text("a file")
    (tmp_path / "link").symlink_to("b")
    monkeypatch.chdir(tmp_path / "here")
    paths = [str(tmp_path / name) for name in ("a", "none/deep", "c", "link", "b")]
    options = ProgramOptions(arch="sm_90", include_path=paths)
    time.sleep(0.02)  # longer than a tick of the files' clock
    return lambda notes=None: _includes.follow(b"#include <h.h>\n", options, notes)


@pytest.mark.parametrize("where", ["process", "cache"])
@pytest.mark.parametrize(
    "change",
    [
        appears,
        appears_deep,
        appears_with_its_folder,
        appears_beside,
        is_linked_to,
        is_a_folder_no_more,
        is_a_folder_now,
        changes,
        is_gone,
        is_renamed,
        is_linked_elsewhere,
    ],
)
def test_what_makes_another_look_necessary(change, where, trail, tmp_path, monkeypatch):
    notes = Notes() if where == "cache" else None
    before = trail(notes)
    for _ in range(2):
        if where == "cache":
            _includes._trails.clear()
        with monkeypatch.context() as patch:
            patch.setattr(_includes, "_Walk", None)
            assert trail(notes) == before, "it is remembered"
    time.sleep(0.02)
    change(tmp_path)
    if where == "cache":
        _includes._trails.clear()
    after = trail(notes)
    assert after != before
    _includes._trails.clear()
    assert trail() == after, "as one who looks for the first time sees it"


@pytest.mark.parametrize("where", ["process", "cache"])
def test_what_makes_none_necessary(where, trail, tmp_path, monkeypatch):
    """Other files in the searched folders need no new search, however many there are."""
    notes = Notes() if where == "cache" else None
    before = trail(notes)
    monkeypatch.setattr(_includes, "_Walk", None)
    for i in range(3):
        for folder in ("a", "b", "here", "."):
            (tmp_path / folder / f"other{i}.h").write_text("")
        if where == "cache":
            _includes._trails.clear()
        assert trail(notes) == before


@pytest.mark.parametrize(
    "data", [b"", b"x", b"\xe3", b"(", b")\x02\xda\x01a\xda\x01b", b"i\1\0\0\0", _includes._LAYOUT, marshal.dumps((2, b"", {}, {}, 1, (), ()))]
)
def test_damaged_trails(data, trail):
    notes = Notes()
    before = trail(notes)
    _includes._trails.clear()
    for name in notes:
        notes[name] = data
    assert trail(notes) == before


def mutations(data, count):
    """Yield damaged variants of data.

    The data is cut, or random bytes are changed and random pieces removed, doubled or moved.
    """
    random = Random(29)
    yield from (data[:size] for size in range(0, len(data), 1 + len(data) // count))
    for _ in range(count):
        mutated = bytearray(data)
        for _ in range(random.randint(1, 4)):
            at, to = random.randrange(len(data)), random.randrange(len(data))
            size = random.randint(0, 40)
            if random.random() < 0.5:
                mutated[at] = random.choice((0, 1, 0x2F, 0x7F, 0x80, 0xFF, random.randrange(256)))
            else:
                mutated[at : at + size * random.randint(0, 1)] = mutated[to : to + size]
        yield bytes(mutated)


def test_hostile_trails(trail):
    """Damaged trails never raise, even if no checksum finds the damage."""
    notes = Notes()
    before = trail(notes)
    for name, data in list(notes.items()):
        for mutated in mutations(data, 200):
            _includes._trails.clear()
            notes[name] = mutated
            for _ in range(2):
                assert type(trail(notes)) is type(before)
        notes[name] = data


def test_trails_that_are_damaged_on_the_disk(trail, tmp_path):
    folder = _program_files.Folder(str(tmp_path / "cache"), None)
    before = trail(folder)
    paths = list((tmp_path / "cache" / "headers").iterdir())
    assert paths
    for path in paths:
        whole = path.read_bytes()
        for data in mutations(whole, 30):
            path.write_bytes(data)
            _includes._trails.clear()
            assert trail(folder) == before
        assert path.read_bytes() == whole, "it is written anew"


def test_a_trail_comes_back_as_it_was(trail, monkeypatch):
    """A stored trail is read back unchanged, even with names that no file or encoding can have."""
    monkeypatch.setattr(_includes, "_trails", {})
    options = ProgramOptions(arch="sm_90", include_path=os.fsdecode(b"in\xff"), pre_include=["\udfff.h", "a\0b/", "\ud800/"])
    notes = Notes()
    _includes.follow(b'#include "\xfe.h"\n#include "none/"\n#include "."\n', options, notes)
    assert len(notes) == len(_includes._trails) >= 1
    kept = [_includes._load(data) for data in notes.values()]
    for trail in _includes._trails.values():
        assert any(
            each._replace(watched=None) == trail._replace(watched=None)
            and (each.watched.paths, each.watched.states) == (trail.watched.paths, trail.watched.states)
            for each in kept
        )
        assert trail.watched.changed() == []


def test_a_hit_has_the_code_in_memory_once(tmp_path):
    folder = _program_files.Folder(str(tmp_path / "cache"), None)
    code = bytes(8 << 20)
    folder.store(b"key", code, b"record")
    tracemalloc.start()
    try:
        assert folder.load(b"key") == (code, b"record")
        assert tracemalloc.get_traced_memory()[1] < 1.25 * len(code)
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("end", [b"", b"\n", b"zzzzzzzz\n", b"-0000001\n", b"00000000\n", b"00000001\n", b"00000018\n", b"ffffffff\n"])
@pytest.mark.parametrize("size", [0, 1, 17, 18, 19, 1000])
def test_ends_that_no_entry_has(end, size, tmp_path):
    folder = _program_files.Folder(str(tmp_path / "cache"), None)
    folder.store(b"key", b"code", b"record")
    (path,) = (p for p in (tmp_path / "cache").glob("??/*") if p.is_file())
    path.write_bytes(bytes(size) + end)
    with pytest.raises(ValueError, match="not an entry, or a damaged one"):
        _program_entries.split(bytes(size) + end)
    assert folder.load(b"key") is None and not path.exists()


# --- looks at many files --------------------------------------------------------------------------


@pytest.fixture
def watched(tmp_path):
    """Return {path: numbers of its state} in many folders, some missing, in no order."""
    for name in ("a", "a/b", "c", os.fsdecode(b"\xff")):
        (tmp_path / name).mkdir()
        for file in ("1.h", "2.h", os.fsdecode(b"\xfe.h")):
            (tmp_path / name / file).write_bytes(os.fsencode(name))
    (tmp_path / "c" / "link").symlink_to("1.h")
    (tmp_path / "c" / "loop").symlink_to("loop")
    (tmp_path / "d").symlink_to("c")
    names = ["c/1.h", "a/1.h", "c/2.h", "a/b/1.h", "a/b/2.h", "c/link", "c/loop", "d/1.h", "none/1.h", "c/none", "c/1.h/x", "a/b/", "a/.."]
    names += ["c" + "/" * (length - len(f"{tmp_path}/c./1.h")) + "./1.h" for length in (4095, 4096, 4097, 5000)]
    paths = [f"{tmp_path}/{name}" for name in (*names, os.fsdecode(b"\xff/\xfe.h"))]
    return {path: _includes._state_or_none(path) for path in ["/", *paths]}


def look(files, folders=()):
    """Return the paths whose state _changed_files() finds to differ."""
    folders = {folder: files[folder] for folder in folders}
    found, numbers = _watched.watch({path: state for path, state in files.items() if path not in folders}, folders)
    names = [os.path.split(path) for path in files if path not in folders]
    names = sorted([*names, *((folder, ".") for folder in folders)])
    assert {numbers[number] for number in numbers} == set(folders)
    return {folder if folder in folders else os.path.join(folder, name) for folder, name in map(names.__getitem__, found.changed())}


def test_any_part_of_a_state_counts(watched):
    assert look(watched) == set()
    for path, state in watched.items():
        for i in range(4):
            for step in (1, -1, 1 << 40):
                other = (*state[:i], state[i] + step, *state[i + 1 :])
                assert look({**watched, path: other}) == {path}


def test_folders_among_files(watched, tmp_path):
    folders = [str(tmp_path / name) for name in ("a", "c", "d")]
    files = watched | {folder: _includes._state(folder) for folder in folders}
    assert look(files, folders) == set()
    (tmp_path / "c" / "new").write_text("")
    assert look(files, folders) == set(folders[1:])


def test_times_of_any_age(watched, tmp_path):
    path = str(tmp_path / "a" / "1.h")
    for seconds in (0, -1, -(1 << 31), 1 << 31, 1 << 33, 9_300_000_000):
        os.utime(path, ns=(0, seconds * 10**9 + 1))
        watched[path] = _includes._state(path)
        assert look(watched) == set()


@pytest.mark.parametrize(
    "change",
    [
        lambda root: (root / "c" / "1.h").write_text("another"),
        lambda root: (root / "c" / "1.h").unlink(),
        lambda root: (root / "c" / "none").write_text(""),
        lambda root: (root / "none").mkdir() or (root / "none" / "1.h").write_text(""),
        lambda root: (root / "a" / "b").rename(root / "e"),
        lambda root: (root / "d").unlink() or (root / "d").symlink_to("a"),
        lambda root: (root / "c" / "loop").unlink() or (root / "c" / "loop").write_text(""),
        lambda root: os.chmod(root / "a" / "b" / "2.h", 0o600),
        lambda root: os.replace(root / "a" / "2.h", root / "a" / "1.h"),
    ],
)
@pytest.mark.parametrize("is_full", [False, True], ids=["", "no file can be opened"])
def test_changes_are_seen_as_by_single_looks(change, is_full, watched, tmp_path):
    time.sleep(0.02)
    change(tmp_path)
    expected = {path for path, state in watched.items() if _includes._state_or_none(path) != state}
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        if is_full:
            resource.setrlimit(resource.RLIMIT_NOFILE, (0, limits[1]))
        assert expected and look(watched) == expected
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)


def test_looks_leave_no_file_open(watched):
    before = os.listdir("/proc/self/fd")
    look(watched)
    assert os.listdir("/proc/self/fd") == before


def test_paths_and_states_that_do_not_match():
    state = bytes(32)
    for paths, states, changed in (
        (b"", b"", []),
        (b"", state, [0]),
        (b"/\0none\0", b"", [0]),
        (b"/\0none\0", state, []),
        (b"/\0none", state, []),
        (b"/\0none\0none\0", state, [1]),
        (b"/\0none\0", state + state, [1]),
        (b"/\0none\0", state + b"x", [1]),
        (b"/\0.\0", state, [0]),
        (b"none\0/\0", state, []),
        (b"/" * 10000 + b"\0" + b"n" * 10000, state, []),
    ):
        assert _core._changed_files(paths, states) == changed
    for arguments in ((), (b"",), (b"", b"", b""), ("", b""), (b"", bytearray(32)), (None, b"")):
        with pytest.raises(TypeError):
            _core._changed_files(*arguments)


def test_looks_at_many_headers(headers, compiles, monkeypatch, tmp_path):
    """Each header and directory is checked once.

    This also holds in the next process, which does not read them.
    """
    monkeypatch.setattr(_includes, "_RACY", -(1 << 60))
    for i in range(150):
        lines = [f"#include <h{j}.h>\n" for j in range(i + 7, 150, 7)]
        (headers / f"h{i}.h").write_text("".join(["#pragma once\n", *lines]))
    places = [str(tmp_path / f"p{i}") for i in range(8)] + [str(headers)]
    looks, reads = [], []
    real = os.stat
    source = "".join(f"#include <h{i}.h>\n" for i in range(7)) + KERNEL
    build(source, include_path=places)
    monkeypatch.setattr(_includes.os, "stat", lambda path: looks.append(path) or real(path))
    changed = _core._changed_files

    def changed_files(paths, states):
        looks.extend(range(len(states) // 32))
        return changed(paths, states)

    monkeypatch.setattr(_core, "_changed_files", changed_files)
    scan = _includes.scan
    monkeypatch.setattr(_includes, "scan", lambda text: reads.append(text) or scan(text))
    for forget in (False, True):
        looks.clear(), reads.clear()
        if forget:
            _includes._trails.clear()
            _includes._files.clear()
        build(source, include_path=places)
        assert len(compiles) == 1 and 150 <= len(looks) <= 165 and len(reads) == 1


@pytest.mark.parametrize(
    "line", [b"/* c */ int x;\n", b"/**/ ", b"/* c */ /* d */ x\n", b"/*", b"*/ ", b"/***/"], ids=repr
)
def test_scanning_takes_time_in_proportion(line):
    text = line * (300_000 // len(line)) + b"\n*/\n#include <a.h>\n"
    start = time.perf_counter()
    assert _includes.scan(text) == (("a.h",), ())
    assert time.perf_counter() - start < 5


PIECES = (b"#", b"include", b"import", b"embed", b"include_next", b" ", b"\t", b"\f", b"\n", b"\r\n", b"/*", b"*/",
          b"<a>", b'"b"', b"%:", b"??=", b"x", b"\\", b"//")


@settings(max_examples=500, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=12).map(b"".join))
def test_directives_are_those_of_the_expression(text):
    """The fast search finds what the expression for all directives finds."""
    slow = [match.start(1) for match in _includes._DIRECTIVE.finditer(text)]
    assert _includes._directives(text) == slow


def test_a_name_with_a_nul_in_a_header(headers):
    """The compiler reports a NUL in a name, not the cache."""
    (headers / "h.h").write_bytes(b'#define VALUE 1\n#include "a\0b"\n')
    with pytest.raises(NVRTCError, match="invalid character in input line"):
        value_of('#include "h.h"\n', include_path="include")


def test_current_directory_that_is_gone(tmp_path, monkeypatch, compiles):
    (tmp_path / "gone").mkdir()
    (tmp_path / "h.h").write_text("#define VALUE 1\n")
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    assert build(f'#include "{tmp_path}/h.h"\n' + KERNEL).code
    assert build(lineinfo=True).code
    assert build(debug=True).code
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("options", [{"lineinfo": True}, {"debug": True, "name": "own.cu"}], ids=str)
def test_line_information_names_the_directory(options, tmp_path, monkeypatch):
    for folder in (tmp_path / "a", tmp_path / "b"):
        folder.mkdir()
        monkeypatch.chdir(folder)
        assert str(folder).encode() in build(target="ptx", **options).code


def test_a_header_that_changes_while_it_is_compiled(headers, compiler, program_cache):
    path = headers / "h.h"
    path.write_text("#define VALUE 1\n")

    def compiled(handle, count, options):
        path.write_text("#define VALUE 22\n")
        return compiler.call("nvrtcCompileProgram", ctypes.c_void_p(handle), count, ctypes.c_void_p(options))

    compiler.replace("nvrtcCompileProgram", compiled, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
    assert value_of('#include "h.h"\n', include_path="include") == 22
    assert not files(program_cache), "it is not what was looked up"
    compiler.restore()
    path.write_text("#define VALUE 1\n")
    assert value_of('#include "h.h"\n', include_path="include") == 1


def test_precompiled_headers_are_hashed(headers, tmp_path):
    options = {"arch": "sm_90", "use_pch": "h.pch", "pch_dir": str(headers)}
    with pytest.raises(ValueError, match=r"h\.pch"):
        key(options=options)
    keys = []
    for content in (b"1", b"2", b"1"):
        (headers / "h.pch").write_bytes(content)
        keys.append(key(options=options))
    assert keys[0] == keys[2] != keys[1]


# --- damage ---------------------------------------------------------------------------------------


def flip(path):
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)


def cut(path):
    path.write_bytes(path.read_bytes()[:-1])


def grow(path):
    path.write_bytes(path.read_bytes() + b"x")


def empty(path):
    path.write_bytes(b"")


def swell(path):
    os.truncate(path, 1 << 43)  # uses no disk space; there may be enough memory for it


@pytest.mark.parametrize("harm", [flip, cut, grow, empty, os.unlink, swell])
def test_damaged_entries(harm, program_cache, compiles):
    good = build(TEMPLATE, "cubin", ("t<int>",))
    (path,) = entries(program_cache)
    harm(path)
    for _ in range(2):
        code = build(TEMPLATE, "cubin", ("t<int>",))
        assert (code.code, code.symbol_mapping) == (good.code, good.symbol_mapping)
    assert len(compiles) == 2, "compiled again, once"


def fifo(path):
    path.unlink()
    os.mkfifo(path)


def link(path):
    path.rename(path.with_name("elsewhere"))
    path.symlink_to(path.with_name("elsewhere"))


def folder(path):
    path.unlink()
    path.mkdir()


def unix_socket(path):
    path.unlink()
    with socket.socket(socket.AF_UNIX) as server:
        os.chdir(path.parent)
        server.bind(path.name)


def device_file(path):
    path.unlink()
    try:
        os.mknod(path, 0o600 | stat.S_IFCHR, os.makedev(1, 5))  # endless zeros
    except PermissionError:
        pytest.skip("only root makes devices")


@pytest.mark.parametrize("harm", [fifo, link, folder, unix_socket, device_file])
def test_what_is_no_file(harm, program_cache, compiles, monkeypatch, tmp_path):
    """An entry that is no regular file is neither waited for nor used."""
    monkeypatch.chdir(tmp_path)
    good = build()
    (path,) = entries(program_cache)
    harm(path)
    for _ in range(2):
        assert in_time(build).code == good.code
    assert len(compiles) == (3 if harm is folder else 2)


@pytest.mark.parametrize("harm", [fifo, link, folder, unix_socket, device_file])
@pytest.mark.parametrize("name", ["sizes", "headers/" + "0" * 64])
def test_what_is_no_file_elsewhere(harm, name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    store = _program_files.Folder(str(tmp_path / "cache"), 5000)
    path = tmp_path / "cache" / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"x")
    harm(path)

    def use():
        for i in range(200):
            store.store(b"%d" % i, bytes(100), b"")
        assert store.load_note("0" * 64) is None
        assert store.load(b"199") == (bytes(100), b"")

    in_time(use)
    assert sum(path.stat().st_size for path in entries(tmp_path / "cache") if path.is_file()) < 8000


def in_time(function):
    """Return the result, or fail if it takes for ever."""
    results = []
    thread = threading.Thread(target=lambda: results.append(function()), daemon=True)
    thread.start()
    thread.join(60)
    assert results, "it failed, or waits"
    return results[0]


def test_entries_of_another_user(program_cache, compiles):
    if os.geteuid() != 0:
        pytest.skip("only root gives files away")
    build()
    (path,) = entries(program_cache)
    os.chown(path, 12345, 12345)
    build()
    assert len(compiles) == 2 and path.stat().st_uid == 0


def test_without_descriptors_left(tmp_path):
    """Without free descriptors there is a miss, and the entry stays."""
    cache = FileStreamProgramCache(tmp_path)
    cache["k"] = b"1"
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (3, limits[1]))
    try:
        assert cache.get("k") is None
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)
    assert cache["k"] == b"1"


HARMS = [lambda value: value[:-1], lambda value: value + b"x", lambda value: value.replace(b"//cubind ", b"//cubind x")]


@pytest.mark.parametrize("harm", HARMS)
def test_damaged_entries_of_users(harm, compiles):
    cache = Dictionary()
    good = build(cache=cache)
    ((key, value),) = cache.data.items()
    cache.data[key] = harm(value)
    for _ in range(2):
        assert build(cache=cache)._entries == good._entries
    assert len(compiles) == 2, "compiled again, once"


@pytest.mark.parametrize("record", [b"x", b"\1\0\0", b"\xff" * 9, bytes(4), bytes(12), b"\1\0\0\0\xff" + bytes(4)])
def test_damaged_records_of_users(record, compiles):
    cache = Dictionary()
    good = build(cache=cache)
    ((key, value),) = cache.data.items()
    cache.data[key] = _program_entries.join(good.code, record)
    for _ in range(2):
        assert build(cache=cache)._entries == good._entries
    assert len(compiles) == 2, "compiled again, once"


def test_a_damaged_entry_is_removed(tmp_path):
    cache = FileStreamProgramCache(tmp_path)
    cache["k"] = b"code"
    flip(entries(tmp_path)[0])
    assert cache.get("k") is None and not files(tmp_path) and len(cache) == 0


def test_folder_removed_meanwhile(program_cache, compiles):
    import shutil

    build()
    shutil.rmtree(program_cache)
    for _ in range(2):
        assert build().code
    assert len(compiles) == 2 and entries(program_cache)


# --- the caches themselves ------------------------------------------------------------------------


@pytest.fixture(params=["memory", "file"])
def make(request, tmp_path):
    if request.param == "memory":
        return InMemoryProgramCache
    return lambda **keywords: FileStreamProgramCache(tmp_path / "cache", **keywords)


def test_a_cache_as_mapping(make):
    with make() as cache:
        assert len(cache) == 0 and cache.get("k") is None and cache.get("k", 1) == 1
        cache["k"] = b"12"
        assert cache["k"] == cache[b"k"] == b"12" and len(cache) == 1
        cache["k"] = bytearray(b"3")
        cache[b"\0" * 32] = memoryview(b"4")
        assert cache["k"] == b"3" and cache[b"\0" * 32] == b"4" and type(cache["k"]) is bytes
        cache.update({"a": b"1"})
        cache.update([("b", b"2")])
        assert len(cache) == 4
        del cache["k"]
        for use in (lambda: cache["k"], lambda: cache.__delitem__("k")):
            with pytest.raises(KeyError, match="k"):
                use()
        cache.clear()
        assert len(cache) == 0 and cache.get("a") is None
    cache["after"] = b"close"
    assert cache["after"] == b"close"


def test_wrong_types(make):
    cache = make()
    for use in (
        lambda: cache[5],
        lambda: cache.get(5),
        lambda: cache.__setitem__(5, b""),
        lambda: cache.__delitem__(5),
    ):
        with pytest.raises(TypeError, match="^cache keys must be bytes or str, got int$"):
            use()
    with pytest.raises(TypeError, match="^cache values must be bytes-like or ObjectCode, got int$"):
        cache["k"] = 5
    for size in (0, -1):
        with pytest.raises(ValueError) as info:
            make(max_size_bytes=size)
        assert str(info.value) == "max_size_bytes must be positive or None (0 would evict every write)"


def test_object_codes_as_values(make, tmp_path):
    cache = make()
    path = tmp_path / "code.cubin"
    path.write_bytes(b"from a file")
    cache["a"] = ObjectCode.from_cubin(path)
    cache["b"] = ObjectCode.from_cubin(b"code", symbol_mapping={"n": "s", b"m": b"t"})
    assert cache["a"] == b"from a file" and cache["b"] == b"code"
    record = _program_stores.store_of(cache).load(b"b")[1]
    assert _program_entries.decode(record) == ({"n": b"s", b"m": b"t"}, "", None)


def test_oldest_go_first(make):
    cache = make(max_size_bytes=200)
    for i in range(9):
        cache[str(i)] = bytes(40)
        time.sleep(0.01)
    left = [i for i in range(9) if cache.get(str(i)) is not None]
    assert left and left == list(range(9))[-len(left) :]
    cache["big"] = bytes(1000)
    assert cache.get("big") is None and len(cache) == 0


def test_what_is_used_stays_in_memory():
    cache = InMemoryProgramCache(max_size_bytes=10)
    cache["a"], cache["b"] = b"1234", b"5678"
    assert cache["a"]
    cache["c"] = b"9012"
    assert cache.get("b") is None and cache["a"] and cache["c"]
    cache["a"] = b"1"
    cache["d"] = b"34567"
    assert len(cache) == 3


def test_what_is_used_stays_in_files(tmp_path):
    """Recently used entries stay, however short ago they were used."""
    cache = FileStreamProgramCache(tmp_path, max_size_bytes=1000)
    names = "abcdef"
    for name in names:
        cache[name] = bytes(60)
    for name in "cafe":
        assert cache[name]
    (tmp_path / "sizes").unlink(missing_ok=True)
    small = FileStreamProgramCache(tmp_path, max_size_bytes=4 * files(tmp_path)[0].stat().st_size)
    small["g"] = bytes(60)
    assert [name for name in names + "g" if small.get(name) is not None] == ["a", "e", "f", "g"]


def store_again(folder, name, value):
    """Store and evict, as another process does."""
    FileStreamProgramCache(folder)[name] = value


def test_an_entry_that_was_replaced_since_it_was_listed_stays(tmp_path, monkeypatch):
    from cubind.core import _program_files

    cache = FileStreamProgramCache(tmp_path)
    for name in "abc":
        cache[name] = bytes(60)
    lexists, replaced = _program_files._identity, []

    def identity(state):
        """Replace an entry once, just before core looks again at a file to evict."""
        if not replaced:
            replaced.append(state)
            store_again(tmp_path, "a", b"new")
        return lexists(state)

    small = FileStreamProgramCache(tmp_path, max_size_bytes=2 * files(tmp_path)[0].stat().st_size)
    (tmp_path / "sizes").unlink(missing_ok=True)
    monkeypatch.setattr(_program_files, "_identity", identity)
    small["d"] = bytes(60)
    monkeypatch.undo()
    assert replaced and cache["a"] == b"new" and cache["d"] == bytes(60)
    assert cache.get("b") is None and cache.get("c") is None


def test_a_damaged_entry_that_was_replaced_since_it_was_read_stays(tmp_path, monkeypatch):
    from cubind.core import _program_files

    cache = FileStreamProgramCache(tmp_path)
    cache["a"] = b"old"
    record_behind = _program_files.record_behind

    def damaged(code, rest):
        store_again(tmp_path, "a", b"new")
        raise ValueError

    monkeypatch.setattr(_program_files, "record_behind", damaged)
    assert cache.get("a") is None
    monkeypatch.setattr(_program_files, "record_behind", record_behind)
    assert cache["a"] == b"new"


STRESS = """
import os, sys
from cubind.core.utils import FileStreamProgramCache
folder, mine, rounds = sys.argv[1], sys.argv[2], int(sys.argv[3])
cache = FileStreamProgramCache(os.path.join(folder, "cache"), max_size_bytes=9_000)
counts = [open(os.path.join(folder, name), "ab", 0) for name in "abc"]  # a byte per store
lost = 0
def store(key):
    cache[key] = bytes(100)
    counts["abc".index(mine)].write(b".")
def stores():
    return sum(os.fstat(file.fileno()).st_size for file in counts)
for i in range(rounds):
    for j in range(20):  # by which time the one below is the oldest
        store(f"{mine} {i} {j}")
    before = stores()
    store(mine)
    gone = cache.get(mine) is None
    lost += gone and stores() - before < 20  # after more, it may be the oldest again
print(lost)
"""


def test_processes_that_evict_and_replace(tmp_path):
    """An entry that a process has just stored exists, whatever the others evict."""
    command = [sys.executable, "-c", STRESS, str(tmp_path)]
    children = [subprocess.Popen([*command, name, "20"], stdout=subprocess.PIPE, text=True) for name in "abc"]
    assert [child.communicate(timeout=120)[0] for child in children] == ["0\n"] * 3


KILLED = """
import os, signal, sys
from cubind.core import _program_files
from cubind.core.utils import FileStreamProgramCache
_program_files.write_all = lambda file, data: os.kill(os.getpid(), signal.SIGKILL)
FileStreamProgramCache(sys.argv[1])["a"] = b"1"
"""


def test_what_a_killed_writer_left_goes_with_the_next_store(tmp_path):
    cache = FileStreamProgramCache(tmp_path)
    assert subprocess.run([sys.executable, "-c", KILLED, str(tmp_path)], timeout=60).returncode == -9
    (left,) = (tmp_path / "tmp").iterdir()
    cache["b"] = b"1"
    assert not left.exists() and not list((tmp_path / "tmp").iterdir()) and cache["b"] == b"1"


def test_what_another_writes_is_left_to_it(tmp_path, monkeypatch):
    from cubind.core import _program_files

    write_all, seen = _program_files.write_all, []

    def slow(file, data):
        monkeypatch.setattr(_program_files, "write_all", write_all)
        store_again(tmp_path, "b", b"2")
        seen.extend((tmp_path / "tmp").iterdir())
        write_all(file, data)

    monkeypatch.setattr(_program_files, "write_all", slow)
    cache = FileStreamProgramCache(tmp_path)
    cache["a"] = b"1"
    assert len(seen) == 1 and cache["a"] == b"1" and cache["b"] == b"2"


def test_files_of_killed_writers_are_removed(tmp_path):
    """Files of killed writers are removed, also in a cache without a limit."""
    for cap in (None, 1000):
        root = tmp_path / str(cap)
        FileStreamProgramCache(root, max_size_bytes=cap)
        old = root / "tmp" / f"{'0' * 24}.part"
        others = [root / name for name in ("tmp/mine", "tmp/" + "0" * 24, "db/x", "js/" + "0" * 62)]
        for path in (old, *others):
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(b"partial")
        for path in (old, *others):
            os.utime(path, (0, 0))
        cache = FileStreamProgramCache(root, max_size_bytes=cap)
        assert not old.exists()
        cache["a"] = b"1"
        assert len(cache) == 1, "temporary files are no entries"
        cache.clear()
        assert len(cache) == 0 and all(path.exists() for path in others), "files of the user's own"


def test_a_full_cache_is_not_looked_through_at_each_store(tmp_path, monkeypatch):
    looks = []
    scandir = os.scandir
    monkeypatch.setattr(os, "scandir", lambda path: looks.append(path) or scandir(path))
    cap = 1000 * 130
    cache = FileStreamProgramCache(tmp_path, max_size_bytes=cap)
    for i in range(1300):
        cache[str(i)] = bytes(100)
    shards = len(list(tmp_path.glob("??")))
    assert len(looks) > shards
    looks.clear()
    for i in range(2000, 3000):
        cache[str(i)] = bytes(100)
        # Stores by others count, too.
        if i % 100 == 0:
            FileStreamProgramCache(tmp_path, max_size_bytes=cap)[f"x{i}"] = bytes(100)
    assert len(looks) < 40 * (shards + 3), "once for many stores"
    assert 700 < len(cache) <= 1010
    assert all(cache.get(str(i)) is not None for i in range(2500, 3000))


@pytest.mark.parametrize("content", [b"", b"x", b"\0" * 24, b"-0000000001\n" * 3, b"99999999999\n" * 50_000])
def test_damaged_sums(content, tmp_path):
    cache = FileStreamProgramCache(tmp_path, max_size_bytes=100 * 300)
    for i in range(150):
        cache[str(i)] = bytes(100)
    (tmp_path / "sizes").write_bytes(content)
    for i in range(150, 400):
        cache[str(i)] = bytes(100)
    assert sum(path.stat().st_size for path in files(tmp_path) if path.name != "sizes") <= 100 * 300
    assert cache["399"]


# --- trust ----------------------------------------------------------------------------------------


@pytest.fixture
def root():
    if os.geteuid() != 0:
        pytest.skip("only root gives files away")


def of_others(path):
    os.chown(path, 12345, 12345)


def written_by_all(path):
    path.chmod(0o777)


def written_by_group(path):
    path.chmod(0o770)


@pytest.mark.parametrize("harm", [of_others, written_by_all, written_by_group])
@pytest.mark.parametrize("how", ["CUBIND_CACHE_DIR", "XDG_CACHE_HOME", "explicit"])
def test_folders_of_others(harm, how, root, program_cache, tmp_path, compiles, monkeypatch):
    place = program_cache
    if how == "XDG_CACHE_HOME":
        monkeypatch.delenv("CUBIND_CACHE_DIR")
        monkeypatch.setenv(how, str(tmp_path))
        place = tmp_path / "cubind" / "program-cache"
    place.mkdir(parents=True)
    harm(place)
    says = f"{place} belongs to user 12345" if harm is of_others else f"others can write to {place}"
    if how == "explicit":
        with pytest.raises(PermissionError, match=f"^{says}, so it could contain code of other users; give the program "):
            FileStreamProgramCache(place)
    else:
        with pytest.warns(RuntimeWarning, match=says) as warned:
            build()
        build()
        assert len(compiles) == 2 and warned[0].filename == __file__
    assert not files(place)


@pytest.mark.parametrize("harm", [of_others, written_by_all, written_by_group])
def test_folders_above(harm, root, tmp_path, compiles, monkeypatch):
    above = tmp_path / "above"
    (above / "inner").mkdir(parents=True)
    harm(above)
    monkeypatch.setenv("CUBIND_CACHE_DIR", str(above / "inner" / "cache"))
    with pytest.warns(RuntimeWarning, match="the program cache is off: .*above.*, so it could contain"):
        build()
    FileStreamProgramCache(above / "inner" / "chosen")["a"] = b"1"


def test_folders_as_temporary_ones(tmp_path, compiles, monkeypatch, recwarn):
    """A sticky folder is trusted: others can write there, but cannot rename our files."""
    (tmp_path / "sticky").mkdir()
    (tmp_path / "sticky").chmod(0o1777)
    monkeypatch.setenv("CUBIND_CACHE_DIR", str(tmp_path / "sticky" / "cache"))
    for _ in range(2):
        build()
    assert len(compiles) == 1 and not recwarn


def test_a_group_of_one_s_own(root, tmp_path, monkeypatch):
    """A group with only one member is trusted, as many systems make one for each user."""
    tmp_path.chmod(0o770)
    os.chown(tmp_path, 12345, 12345)
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    assert _cache_folder.distrust(str(tmp_path)) is None
    os.chown(tmp_path, 12345, 100)
    assert _cache_folder.distrust(str(tmp_path)) == f"others can write to {tmp_path}"


def test_links_to_folders(root, tmp_path, compiles, monkeypatch):
    """One's own links are followed, for example to a larger disk.

    Another user's link is not, because it may lead elsewhere tomorrow.
    """
    (tmp_path / "real").mkdir(mode=0o700)
    (tmp_path / "link").symlink_to("real")
    monkeypatch.setenv("CUBIND_CACHE_DIR", str(tmp_path / "link"))
    build()
    assert entries(tmp_path / "real")
    (tmp_path / "theirs").symlink_to("real")
    os.chown(tmp_path / "theirs", 12345, 12345, follow_symlinks=False)
    for place, says in (("theirs", "theirs is a symbolic link that belongs to user 12345"), ("theirs/inner", "theirs belongs to user 12345")):
        monkeypatch.setenv("CUBIND_CACHE_DIR", str(tmp_path / place))
        with pytest.warns(RuntimeWarning, match=says):
            build()
    (tmp_path / "loop").symlink_to("loop")
    monkeypatch.setenv("CUBIND_CACHE_DIR", str(tmp_path / "loop" / "inner"))
    build()


# --- classes of users -----------------------------------------------------------------------------


class Clashing(Dictionary):
    """A cache whose attributes have names that ours have or may have."""

    def __init__(self):
        super().__init__()
        for name in ("_load", "_store", "_cap", "_size", "_lock", "_root", "_entries", "store", "load", "_place"):
            setattr(self, name, 5)


@pytest.mark.parametrize("base", [Dictionary, InMemoryProgramCache, FileStreamProgramCache])
def test_attributes_of_users(base, compiles, tmp_path):
    def __init__(self):
        base.__init__(self, *([tmp_path / "cache"] if base is FileStreamProgramCache else []))
        for name in dir(Clashing()):
            if name not in dir(Dictionary()):
                setattr(self, name, 5)

    cache = type("Clashing", (base,), {"__init__": __init__})()
    for _ in range(2):
        assert build(cache=cache).code
    assert len(compiles) == 1 and len(cache) == 1


class Counting(FileStreamProgramCache):
    """A subclass whose methods core must call."""

    gets = sets = 0

    def __getitem__(self, key):
        self.gets += 1
        return super().__getitem__(key)

    def __setitem__(self, key, value):
        self.sets += 1
        super().__setitem__(key, value)


def test_methods_of_users(compiles, tmp_path):
    cache = Counting(tmp_path)
    codes = [build(TEMPLATE, "cubin", ("t<int>",), cache=cache) for _ in range(2)]
    assert len(compiles) == 1 and (cache.gets, cache.sets) == (2, 1)
    assert codes[0].code == codes[1].code and codes[0]._entries == codes[1]._entries
    assert codes[1].symbol_mapping == {"t<int>": b"_Z1tIiEvPT_"}


def test_one_entry_for_a_program(compiles):
    cache = Dictionary()
    build(WARNING, cache=cache)
    assert len(cache.data) == 1


@pytest.mark.parametrize("target", ["cubin", "ptx"])
def test_entries_are_code_to_others(target, program_cache, nvjitlink):
    """Other programs can load an entry as code: the record after the code does not matter."""
    ptx = build(WARNING, target)
    (path,) = entries(program_cache)
    made = ObjectCode.from_cubin if target == "cubin" else ObjectCode.from_ptx
    linked = [Linker(code, options=LinkerOptions(arch="sm_90")).link("cubin").code for code in (ptx, made(path))]
    assert linked[0] == linked[1]


def test_records_tell_everything():
    for mapping, log, declarations in (
        (None, "", None),
        ({"a": b"b"}, "", None),
        ({b"a": b"b", "a\0\n": b""}, "log é \udcff", b"\0entries"),
        (None, "log", None),
        (None, "", b"e"),
    ):
        record = _program_entries.encode(mapping, log, declarations)
        assert _program_entries.decode(record) == (mapping, log, declarations)
        for code in (b"", b"code", b"\n//cubind ", _program_entries.join(b"inner", b"record")):
            assert _program_entries.split(_program_entries.join(code, record)) == (code, record)
    assert _program_entries.encode(None, "", None) == b""


# --- many at once ---------------------------------------------------------------------------------


def test_threads_share_a_cache(make):
    cache, failures = make(max_size_bytes=3000), []

    def work(seed):
        try:
            for i in range(150):
                name = str((i * seed) % 17)
                found = cache.get(name)
                assert found is None or found == name.encode() * 50
                cache[name] = name.encode() * 50
                if i % 40 == 0:
                    cache.get(str(i))
                    len(cache)
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in (1, 3, 5, 7)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


WORKER = """
import sys
sys.path[0] = sys.argv[1]
from support import libraries; libraries.use_build()
from cubind.core.utils import FileStreamProgramCache
cache = FileStreamProgramCache(sys.argv[2], max_size_bytes=4000)
seed, hits = int(sys.argv[3]), 0
for i in range(300):
    name = str((i * seed) % 23 if i % 3 else 0)  # one is hit also when the others of this process go before
    value = name.encode() * 100
    found = cache.get(name)
    assert found in (None, value), found
    hits += found is not None
    if found is None:
        cache[name] = value
    if i % 97 == 50:
        cache.clear()
    if i % 31 == 7:
        try:
            del cache[name]
        except KeyError:
            pass
print(hits)
"""


def test_processes_share_a_cache(tmp_path):
    command = [sys.executable, "-W", "error", "-c", WORKER, str(libraries.TESTS), str(tmp_path)]
    workers = [
        subprocess.Popen([*command, seed], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for seed in "1357"
    ]
    for worker in workers:
        out, err = worker.communicate(timeout=120)
        assert worker.returncode == 0, err
        assert int(out) > 0
    cache = FileStreamProgramCache(tmp_path, max_size_bytes=4000)
    cache["last"] = b"x"
    assert sum(path.stat().st_size for path in files(tmp_path)) <= 4000
    assert not files(tmp_path / "tmp")


COMPILER = """
import sys
sys.path[0] = sys.argv[1]
from support import libraries; libraries.use_build()
from support.core import compilers; compilers.install()
from core.program import test_cache as t
for name in ("int", "float"):
    code = t.build(t.TEMPLATE, "cubin", (f"t<{name}>",))
    assert code.symbol_mapping and code.code[:4] == bytes([127]) + b"ELF"
print(code.code.hex())
"""


def test_processes_compile_the_same(program_cache):
    command = [sys.executable, "-c", COMPILER, str(libraries.TESTS)]
    workers = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    outputs = set()
    for worker in workers:
        out, err = worker.communicate(timeout=120)
        assert worker.returncode == 0, err
        outputs.add(out)
    assert len(outputs) == 1 and len(entries(program_cache)) == 2


def test_hits_survive_pickling():
    build()
    assert pickle.loads(pickle.dumps(build())).code == build().code


def test_kernels_of_a_hit(device):
    code = [build(arch=f"sm_{device.arch}", target="ptx") for _ in range(2)][1]
    assert code.get_kernel("k").num_arguments == 2
