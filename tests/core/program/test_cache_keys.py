"""Test the keys of the program caches: all that changes a result is in them."""

import ctypes
import os
import pathlib
import shutil
import subprocess
import sys
from contextlib import nullcontext, suppress
from random import Random

import pytest
from cubind import _core, _runtime
from cubind.core import NVRTCError, Program, ProgramOptions, _compiler_build, _program_cache
from support import libraries
from support.child import in_child
from support.core.program_cache import KERNEL, TEMPLATE, build, compiler, compiles, entries, files, key  # noqa: F401

# --- keys -----------------------------------------------------------------------------------------


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
        "from support.core import compilers; compilers.install(); from support.core import program_cache as t; print(t.key().hex())"
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
