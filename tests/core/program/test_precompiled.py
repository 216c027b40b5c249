"""Automatic precompiled headers give the same results in less time, or are not used."""

import ctypes
import io
import os
import shutil
import signal
import subprocess
import sys
import threading
import time

import pytest
from cubind import _core
from cubind._cuda import cuda_version
from cubind.core import NVRTCError, Program, _cuda_headers, _precompiled
from support import libraries

COUNT = 120  # headers
MUCH = 10_000  # bytes of headers from which on they are precompiled here


@pytest.fixture(autouse=True)
def headers(nvrtc, tmp_path, monkeypatch):
    """many.h, which includes enough to make a precompiled header worthwhile.

    The first source of each key counts as the second one.
    """
    monkeypatch.setattr(_precompiled, "_MUCH", MUCH)
    monkeypatch.setattr(_precompiled._Headers, "is_first", lambda self, key: False)
    folder = tmp_path / "include"
    folder.mkdir()
    lines = ["#pragma once"]
    for i in range(COUNT):
        (folder / f"h{i}.h").write_text(
            f"#pragma once\ntemplate <class T> __device__ T f{i}(T t) {{ return t + {i}; }}\n"
            f"static __device__ int v{i} = {i};\n"
            f"namespace {{ __device__ __noinline__ int n{i}(int x) {{ return x * v{i}; }} }}\n"
        )
        lines.append(f"#include <h{i}.h>")
    (folder / "many.h").write_text("\n".join(lines) + "\n")
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    monkeypatch.setattr(_precompiled, "_headers", _precompiled._Headers())
    yield folder
    _precompiled._headers.close()


@pytest.fixture
def runs(nvrtc):
    """The options of each run of the compiler."""
    seen = []

    def compiled(handle, count, options):
        seen.append([ctypes.string_at(options[i]).decode() for i in range(count)])
        return nvrtc.call("nvrtcCompileProgram", ctypes.c_void_p(handle), count, options)

    nvrtc.replace("nvrtcCompileProgram", compiled, ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(ctypes.c_void_p))
    return seen


def source(i, body=""):
    return f"""#include <many.h>
#define OWN 3
static __device__ int own = OWN;
namespace {{ __device__ __noinline__ int mine(int x) {{ return x + own; }} }}
extern "C" __global__ void k{i}(int *p) {{ {body}; p[0] = f7(p[1]) + n9(p[2]) + mine(p[3]) + {i}; v5 = p[4]; own = 1; }}
template <class T> __global__ void t(T *p) {{ *p = f3(*p) + n4({i}) + __LINE__; }}
"""


def program(text, folder, **options):
    return Program(text, "c++", {"arch": "sm_90", "include_path": str(folder), **options})


def build(text, folder, target="cubin", names=("t<int>", "t<float>"), log=None, cache=False, **options):
    return program(text, folder, **options).compile(target, names, log, cache=cache)


def uses(runs):
    return ["--pch" in options for options in runs]


def files(tmp_path):
    return sorted(path.name for path in (tmp_path / "temporary").rglob("*.pch"))


# --- results --------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["cubin", "ltoir"])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"lineinfo": True},
        {"relocatable_device_code": True},
        {"relocatable_device_code": True, "lineinfo": True, "name": "folder/x.cu"},
        {"std": "c++20", "use_fast_math": True},
        {"define_macro": ["A", ("B", "2")], "diag_suppress": 177},
    ],
    ids=str,
)
def test_results_are_the_same(options, target, headers, runs, tmp_path):
    for i in range(2):
        one = build(source(i), headers, target, **options)
        other = build(source(i), headers, target, pch=False, **options)
        assert one.code == other.code and one._entries == other._entries
        assert one.symbol_mapping == other.symbol_mapping
    assert uses(runs) == [True, False] * 2 and len(files(tmp_path)) == 1


def test_errors_are_the_same(headers, runs):
    text = source(1, "int unused; p[7] = nothing")
    build(source(0), headers)
    errors = []
    for options in ({}, {"pch": False}):
        with pytest.raises(NVRTCError, match=r"default_program\(5\): error: identifier") as info:
            build(text, headers, **options)
        errors.append((str(info.value), info.value.log))
    assert errors[0] == errors[1] and uses(runs) == [True, True, False]


def test_logs_are_the_same(headers, runs, tmp_path):
    """Logs are the same with a precompiled header.

    If headers have warnings, nothing is precompiled, because their log would be lost.
    """
    (headers / "warns.h").write_text("#include <many.h>\nstatic __device__ int w(int x) { int unheard; return x; }\n")
    for include in ("many.h", "warns.h"):
        runs.clear()
        for i in range(6):
            text = source(i, "int unused" if i else "").replace("many.h", include)
            logs = io.StringIO(), io.StringIO()
            build(text, headers, log=logs[0])
            build(text, headers, log=logs[1], pch=False)
            assert logs[0].getvalue() == logs[1].getvalue() and ("unused" in logs[0].getvalue()) == bool(i)
        assert uses(runs)[::2] == ([True] * 6 if include == "many.h" else [True] * 3 + [False] * 3)
    assert len(files(tmp_path)) == 1


def test_programs_tell_nothing_of_it(headers):
    for i in range(2):
        made = program(source(i), headers)
        made.compile("cubin", cache=False)
        assert made.pch_status is None


def test_it_saves_time(tmp_path, monkeypatch):
    """Precompiling saves time for CUDA's own headers, most of which come with NVRTC."""
    if _core._nvrtc_version() < 13030:
        pytest.skip("this NVRTC has no headers")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    text = """#include <cuda_fp16.h>
#include <cooperative_groups.h>
extern "C" __global__ void k%d(__half *p) { p[cooperative_groups::this_grid().thread_rank()] = __hadd(p[1], p[2]); }
"""

    def cost(i, **options):
        start = time.process_time()
        made = Program(text % i, "c++", {"arch": "sm_90", "use_bundled_headers": True, **options})
        return made.compile("cubin", cache=False).code, time.process_time() - start

    assert _cuda_headers.bundled_folders()  # unpacks them
    first, second = cost(1), cost(2)
    plain = cost(2, pch=False)
    assert second[0] == plain[0]
    assert second[1] < 0.5 * first[1] and second[1] < 0.6 * plain[1]


def test_the_room_for_headers_that_need_much(tmp_path):
    """CUB's headers do not fit into NVRTC's default heap.

    The process is new, because a program with its own options keeps the heap as it is.
    """
    if _core._nvrtc_version() < 13030:
        pytest.skip("this NVRTC has no headers")
    script = """if True:
        import pathlib, sys, tempfile
        tempfile.tempdir = sys.argv[1]
        from cubind.core import Program, _precompiled
        _precompiled._Headers.is_first = lambda self, key: False
        text = "#include <cub/block/block_reduce.cuh>\\n__global__ void k() {}\\n"
        Program(text, "c++", {"arch": "sm_90", "use_bundled_headers": True}).compile("ptx", cache=False)
        assert len(list(pathlib.Path(sys.argv[1]).rglob("*.pch"))) == 1
    """
    environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path)}
    subprocess.run([sys.executable, "-c", script, str(tmp_path / "temporary")], check=True, timeout=120, env=environment)


# --- the first source -----------------------------------------------------------------------------


@pytest.fixture
def counted(monkeypatch, headers):
    """Count first sources, as without the fixture `headers`."""
    monkeypatch.setattr(_precompiled._Headers, "is_first", lambda self, key: key not in self.begun)
    monkeypatch.setattr(_precompiled, "_LONG", 0)


def test_the_second_source_makes_the_header(counted, headers, runs, tmp_path):
    for i in range(4):
        assert build(source(i), headers).code == build(source(i), headers, pch=False).code
        assert len(files(tmp_path)) == (i > 0)
    assert uses(runs)[::2] == [False, True, True, True]
    build(source(0), headers, define_macro="A")
    assert uses(runs)[-1] is False  # another key


def test_a_first_source_that_is_quick(counted, headers, runs, monkeypatch):
    monkeypatch.setattr(_precompiled, "_LONG", 1e6)
    for i in range(3):
        build(source(i), headers)
    assert uses(runs) == [False] * 3


def test_a_first_source_that_fails(counted, headers, runs):
    with pytest.raises(NVRTCError):
        build(source(0, "nothing"), headers)
    for i in range(2):
        build(source(i), headers)
    assert uses(runs) == [False, False, True]


def test_only_some_first_sources_are_remembered(counted, headers, runs, monkeypatch):
    monkeypatch.setattr(_precompiled, "_REPEATED", 2)
    for i in (0, 1, 2, 2, 0):
        build(f"#define X {i}\n" + source(0), headers)
    assert uses(runs) == [False, False, False, True, False]


# --- when headers are precompiled -----------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        {"pch": False},
        {"pch": True},
        {"pch_messages": False},
        {"debug": True},
        {"debug": True, "name": "own.cu"},
    ],
    ids=str,
)
def test_options_that_leave_it_off(options, headers, runs, tmp_path):
    for i in range(2):
        build(source(i), headers, **options)
    assert not any("--pch-dir" in option for run in runs for option in run)
    assert not files(tmp_path) or options.get("pch")


def test_few_headers_leave_it_off(headers, runs):
    text = "#include <h1.h>\n#include <h2.h>\n__global__ void k() {}\n"
    for _ in range(2):
        build(text, headers, names=())
    assert uses(runs) == [False, False]


def test_changed_headers(headers, runs):
    """Core notices changed headers, which NVRTC itself does not check."""
    for value in (1, 2, 1):
        (headers / "h50.h").write_text(f"template <class T> __device__ T f7(T t);\n#define VALUE {value}\n")
        for i in range(2):
            ptx = build(source(i, "p[9] = VALUE * 1000"), headers, "ptx").code
            assert f", {value}000;".encode() in ptx
    assert uses(runs) == [True] * 6


def test_a_header_that_changes_while_it_is_compiled(headers, nvrtc, tmp_path):
    def compiled(handle, count, options):
        status = nvrtc.call("nvrtcCompileProgram", ctypes.c_void_p(handle), count, ctypes.c_void_p(options))
        (headers / "h50.h").write_text("#define VALUE 2\n")
        return status

    (headers / "h50.h").write_text("#define VALUE 1\n")
    nvrtc.replace("nvrtcCompileProgram", compiled, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
    build(source(0), headers)
    assert not files(tmp_path)


def test_other_options_and_heads(headers, runs, tmp_path):
    build(source(0), headers)
    build(source(0), headers, define_macro="A")
    build("#define X 1\n" + source(0), headers)
    assert len(files(tmp_path)) == 3 and uses(runs) == [True] * 3


def test_only_some_are_kept(headers, tmp_path):
    for i in range(7):
        build(f"#define X {i}\n" + source(0), headers)
    assert len(files(tmp_path)) == _precompiled._FOLDERS


# --- failures -------------------------------------------------------------------------------------


def test_failing_sources_first(headers, runs, tmp_path):
    for _ in range(2):
        with pytest.raises(NVRTCError):
            build(source(0, "nothing"), headers)
    assert not files(tmp_path)
    for i in range(2):
        build(source(i), headers)
    assert uses(runs) == [True] * 4 and len(files(tmp_path)) == 1


def test_a_small_heap(headers, runs, nvrtc, tmp_path, monkeypatch):
    monkeypatch.setattr(_precompiled, "_HEAP", 0)
    nvrtc.call("nvrtcSetPCHHeapSize", ctypes.c_size_t(1 << 20))
    try:
        for i in range(4):
            log = io.StringIO()
            one = build(source(i), headers, log=log)
            assert log.getvalue() == "" and one.code == build(source(i), headers, pch=False).code
    finally:
        nvrtc.call("nvrtcSetPCHHeapSize", ctypes.c_size_t(256 << 20))
    assert uses(runs)[::2] == [True, True, True, False] and not files(tmp_path)


def heap_size(nvrtc):
    size = ctypes.c_size_t()
    nvrtc.call("nvrtcGetPCHHeapSize", ctypes.byref(size))
    return size.value


def test_the_heap_of_a_program_with_its_own_options(headers, tmp_path):
    """The heap stays as it is if it has a user's precompiled headers, which NVRTC would discard."""
    if cuda_version().major == 12:
        pytest.skip("the new process loads NVRTC by itself, and CI has only that of CUDA 13")
    script = """if True:
        import ctypes, sys
        from cubind import _core, nvrtc
        from cubind.core import Program
        def size():
            return int(nvrtc.nvrtcGetPCHHeapSize()[1])
        start = size()
        _core._enlarge_pch_heap(start + (64 << 20))
        assert size() == start + (64 << 20)
        _core._enlarge_pch_heap(start)
        assert size() == start + (64 << 20)
        options = {"arch": "sm_90", "create_pch": sys.argv[1], "include_path": sys.argv[2]}
        Program("#include <many.h>\\n__global__ void k() {}", "c++", options).compile("ptx")
        _core._enlarge_pch_heap(start + (128 << 20))
        assert size() == start + (64 << 20)
    """
    subprocess.run([sys.executable, "-c", script, str(tmp_path / "own.pch"), str(headers)], check=True, timeout=120)
    for wrong in (-1, "1"):
        with pytest.raises((OverflowError, TypeError)):
            _core._enlarge_pch_heap(wrong)


def test_another_heap(headers, runs, nvrtc, monkeypatch):
    """A precompiled header of another heap size is not used."""
    monkeypatch.setattr(_precompiled, "_HEAP", 0)
    for size in (256, 320, 256):
        nvrtc.call("nvrtcSetPCHHeapSize", ctypes.c_size_t(size << 20))
        for i in range(2):
            log = io.StringIO()
            assert build(source(i), headers, log=log).code == build(source(i), headers, pch=False).code
            assert log.getvalue() == ""


@pytest.mark.parametrize("harm", ["cut", "remove", "folder", "root", "fifo"])
def test_temporary_files_that_are_cleaned_away(harm, headers, tmp_path):
    expected = build(source(1), headers, pch=False).code
    build(source(0), headers)
    (path,) = (tmp_path / "temporary").rglob("*.pch")
    if harm == "cut":
        os.truncate(path, path.stat().st_size // 2)
    elif harm == "fifo":
        path.unlink()
        os.mkfifo(path)
    elif harm == "remove":
        path.unlink()
    else:
        shutil.rmtree(path.parent if harm == "folder" else path.parent.parent)
    for _ in range(3):
        assert build(source(1), headers).code == expected
    assert len(files(tmp_path)) >= 1


@pytest.mark.parametrize("name", ["statvfs", "mkdir"])
def test_no_room(name, headers, runs, monkeypatch):
    def full(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, name, full)
    for i in range(2):
        build(source(i), headers)
    assert uses(runs) == [False, False]


def test_no_lock(tmp_path, monkeypatch):
    """If the lock cannot be opened, nothing is precompiled and no folder is left.

    If another file has the lock's number by then, it stays open.
    """
    kept = _precompiled._headers
    with kept.using(b"first"):
        number = kept.lock_file
    shutil.rmtree(kept.root)
    real = os.open

    def refuse(path, *rest, **more):
        if str(path).endswith("lock"):
            raise OSError(24, "Too many open files")
        return real(path, *rest, **more)

    monkeypatch.setattr(os, "open", refuse)
    for _ in range(2):
        with kept.using(b"second") as header:
            assert header is None
    other = real(os.devnull, os.O_RDONLY)
    os.dup2(other, number)
    with kept.using(b"second") as header:
        assert header is None
    os.fstat(number)
    for file in {number, other}:
        os.close(file)
    assert files(tmp_path) == list((tmp_path / "temporary").iterdir()) == []


FULL = "Catastrophic error: error while writing PCH file: No space left on device"


def test_a_disk_that_gets_full(headers, runs, nvrtc, tmp_path):
    """If the disk is full, code is built without precompiled headers.

    Here NVRTC reports the failure for an absent folder.
    """
    build(source(0), headers)
    header = next(iter(_precompiled._headers.all.values()))
    header.folder = "/proc/absent/folder"
    header.is_whole = lambda: True
    for i in range(2):
        assert build(source(i), headers).code == build(source(i), headers, pch=False).code
    assert uses(runs) == [True, True, False, False, False, False]
    assert _precompiled._OF_PCH.search(FULL) and not _precompiled._OF_PCH.search("default_program(5): error: x")


def test_threads(headers, runs, tmp_path):
    """One thread precompiles, the others wait and use it."""
    expected = [build(source(i), headers, pch=False).code for i in range(6)]
    codes = [None] * 6

    def work(i):
        codes[i] = build(source(i), headers).code

    threads = [threading.Thread(target=work, args=(i,)) for i in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert codes == expected and uses(runs)[6:] == [True] * 6 and len(files(tmp_path)) == 1


CHILD = """
import os, pathlib, signal, sys
sys.path[0] = sys.argv[1]
from support import libraries; libraries.use_build()
from support.core import compilers; compilers.install()
import tempfile; tempfile.tempdir = sys.argv[2]
from core.program import test_precompiled as t
t._precompiled._Headers.is_first = lambda self, key: False
t._precompiled._MUCH = t.MUCH
t.build(t.source(0), sys.argv[3])
if sys.argv[4] == "fork":
    if (child := os.fork()) == 0:
        t._precompiled._headers.close()
        os._exit(0)
    os.waitpid(child, 0)
    print(len(list(pathlib.Path(sys.argv[2]).rglob("*.pch"))))
elif sys.argv[4] == "kill":
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_what_is_left_at_the_end(headers, tmp_path):
    """A process leaves no files; those of a killed process stay until the next process runs."""
    place = tmp_path / "elsewhere"
    place.mkdir()

    def run(how):
        command = [sys.executable, "-c", CHILD, str(libraries.TESTS), str(place), str(headers), how]
        return subprocess.run(command, capture_output=True, text=True)

    done = run("")
    assert done.returncode == 0 and not list(place.iterdir()), done.stderr
    assert run("fork").stdout.strip() == "1", "a child leaves its parent's alone"
    assert not list(place.iterdir())
    assert run("kill").returncode == -signal.SIGKILL and len(list(place.iterdir())) == 1
    assert run("").returncode == 0 and not list(place.iterdir())
