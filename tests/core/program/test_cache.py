"""Test the program caches: hits, the choice of a cache, users' caches, threads, processes."""

import ctypes
import io
import os
import pickle
import resource
import subprocess
import sys
import threading
import time

import pytest
from cubind.core import (
    Linker,
    LinkerOptions,
    NVRTCError,
    ObjectCode,
    Program,
    ProgramOptions,
    _program_entries,
)
from cubind.core.utils import (
    FileStreamProgramCache,
    InMemoryProgramCache,
    ProgramCacheResource,
    make_program_cache_key,
)
from support import libraries
from support.core.program_cache import (  # noqa: F401
    KERNEL,
    TEMPLATE,
    WARNING,
    Dictionary,
    build,
    compiler,
    compiles,
    entries,
    files,
    key,
    make,
)

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
from support.core import program_cache as t
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
