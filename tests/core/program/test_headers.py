"""CUDA's headers are found without an option: search order, precedence, cache key, error texts."""

import os
import re
import subprocess
import sys
import time

import pytest
from cubind import _core
from cubind._cuda import cuda_version
from cubind.core import (
    NVRTCError,
    Program,
    ProgramOptions,
    _compile_errors,
    _cuda_headers,
    _include_macros,
    _includes,
)
from cubind.core.utils import make_program_cache_key

MAJOR = cuda_version().major
RELEASE = 1000 * MAJOR
KERNEL = 'extern "C" __global__ void k(int *p) { *p = VALUE; }\n'
STAND_INS = _cuda_headers._STAND_INS


@pytest.fixture(autouse=True)
def compiler(nvrtc):
    return nvrtc


@pytest.fixture(autouse=True)
def nothing_installed(tmp_path, monkeypatch):
    """Hide all installations except the test's own, and the headers bundled with NVRTC."""
    for variable in ("CONDA_PREFIX", "CUDA_HOME", "CUDA_PATH"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(_cuda_headers, "_TOOLKITS", (str(tmp_path / "usr" / "cuda"),))
    monkeypatch.setattr(_cuda_headers, "nvrtc_release", lambda: RELEASE)
    monkeypatch.setattr(sys, "path", [str(tmp_path / "site"), *(p for p in sys.path if "site-packages" not in p)])
    monkeypatch.setattr(_includes, "_trails", {})


def install(root, files, release=RELEASE):
    """Write headers below a folder, with the cuda.h of a release; return their folder."""
    include = root / "include"
    for name, text in files.items():
        path = include / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    include.mkdir(parents=True, exist_ok=True)
    if release is not None:
        (include / "cuda.h").write_text(f"#define CUDA_VERSION {release}\n")
    return str(include)


def install_wheels(tmp_path, files, release=RELEASE):
    return install(tmp_path / "site" / "nvidia" / ("cuda_runtime" if MAJOR == 12 else f"cu{MAJOR}"), files, release)


def compiled(source, **options):
    """Return the number that the source defines as VALUE, and the folders that were searched."""
    program = Program(source + KERNEL, "c++", {"arch": "sm_90", **options})
    assert program.header_folders is None
    ptx = program.compile("ptx").code
    return int(ptx.partition(b"st.global")[0].rpartition(b"mov")[2].split(b",")[1].split(b";")[0]), program.header_folders


# --- search order ---------------------------------------------------------------------------------


def test_a_wheel(tmp_path):
    folder = install_wheels(tmp_path, {"fp.h": "#define VALUE 1\n"})
    assert compiled("#include <fp.h>\n") == (1, (folder,))


def test_order(tmp_path, monkeypatch):
    """Each place hides those after it: wheels, conda, CUDA_HOME, CUDA_PATH, the usual folders."""
    places = ["usr/cuda", "path", "home", "conda"]
    for value, place in enumerate(places, 1):
        install(tmp_path / place, {"fp.h": f"#define VALUE {value}\n"})
        if place == "usr/cuda":
            assert compiled("#include <fp.h>\n")[0] == value
            continue
        variable = {"path": "CUDA_PATH", "home": "CUDA_HOME", "conda": "CONDA_PREFIX"}[place]
        monkeypatch.setenv(variable, str(tmp_path / place))
        assert compiled("#include <fp.h>\n")[0] == value
    install_wheels(tmp_path, {"fp.h": "#define VALUE 9\n"})
    assert compiled("#include <fp.h>\n")[0] == 9


@pytest.mark.parametrize("below", ["", "targets"])
def test_layouts_of_toolkits(below, tmp_path, monkeypatch):
    target = _cuda_headers._TARGETS[os.uname().machine][0]
    root = tmp_path / "home"
    install(root / "targets" / target if below else root, {"cccl/cub/a.h": "#define VALUE 1\n", "fp.h": "#include <cub/a.h>\n"})
    monkeypatch.setenv("CUDA_HOME", str(root))
    value, folders = compiled("#include <fp.h>\n")
    assert value == 1 and [os.path.basename(folder) for folder in folders] == ["include", "cccl"]


@pytest.mark.parametrize(
    ("releases", "first"),
    [
        ([RELEASE, RELEASE + 50], 0),
        ([RELEASE + 50, RELEASE], 1),
        ([RELEASE + 50, RELEASE + 20], 0),
        ([RELEASE - 1000, RELEASE + 50], 1),
        ([RELEASE + 1000, RELEASE], 1),
        ([None, RELEASE], 0),
        ([None, RELEASE + 20], 0),
    ],
)
def test_which_release(releases, first, tmp_path, monkeypatch):
    for variable, release in zip(("CUDA_HOME", "CUDA_PATH"), releases, strict=True):
        number = ("CUDA_HOME", "CUDA_PATH").index(variable)
        install(tmp_path / variable, {"fp.h": f"#define VALUE {number}\n"}, release)
        monkeypatch.setenv(variable, str(tmp_path / variable))
    assert compiled("#include <fp.h>\n")[0] == first


def test_older_before_newer(tmp_path, monkeypatch):
    monkeypatch.setattr(_cuda_headers, "nvrtc_release", lambda: RELEASE + 20)
    for number, (variable, minor) in enumerate({"CUDA_HOME": 50, "CUDA_PATH": 10}.items()):
        install(tmp_path / variable, {"fp.h": f"#define VALUE {number}\n"}, RELEASE + minor)
        monkeypatch.setenv(variable, str(tmp_path / variable))
    assert compiled("#include <fp.h>\n")[0] == 1


def test_another_major_is_none(tmp_path, monkeypatch):
    install(tmp_path / "home", {"fp.h": "#define VALUE 1\n"}, RELEASE + 1000)
    monkeypatch.setenv("CUDA_HOME", str(tmp_path / "home"))
    with pytest.raises(NVRTCError, match="fp.h was not found in include_path or with CUDA's headers"):
        compiled("#include <fp.h>\n")


def test_cccl_comes_from_one_installation(tmp_path, monkeypatch):
    """All of CCCL comes from one installation, even if its headers ask for a file of another."""
    version = {"cuda/std/version": ""}
    ours = {"cccl/cub/a.h": "#if __has_include(<cub/late.h>)\n#define VALUE 2\n#else\n#define VALUE 1\n#endif\n"}
    install_wheels(tmp_path, ours | {f"cccl/{name}": text for name, text in version.items()})
    install(tmp_path / "home", {"cccl/cub/late.h": "", "cccl/cuda/std/version": "", "rand.h": "#define RAND\n"})
    monkeypatch.setenv("CUDA_HOME", str(tmp_path / "home"))
    assert compiled("#include <cub/a.h>\n")[0] == 1
    value, folders = compiled("#include <cub/a.h>\n#include <rand.h>\n")
    assert value == 1 and not any(str(tmp_path / "home" / "include" / "cccl") == folder for folder in folders)


def test_two_installations_complete_each_other(tmp_path, monkeypatch):
    first = install_wheels(tmp_path, {"fp.h": "#include <crt/b.h>\n"})
    second = install(tmp_path / "home", {"fp.h": "#error\n", "crt/b.h": "#define VALUE 5\n"})
    monkeypatch.setenv("CUDA_HOME", str(tmp_path / "home"))
    assert compiled("#include <fp.h>\n") == (5, (first, second))


def test_wheels_without_cccl(tmp_path, monkeypatch):
    """Wheels as torch installs them lack CCCL, which cooperative groups need; a toolkit has it."""
    first = install_wheels(tmp_path, {"groups.h": "#include <nv/target>\n"})
    second = install(tmp_path / "home", {"groups.h": "#error\n", "cccl/nv/target": "#define VALUE 6\n", "cccl/cuda/std/version": ""})
    monkeypatch.setenv("CUDA_HOME", str(tmp_path / "home"))
    value, folders = compiled("#include <groups.h>\n")
    assert value == 6 and folders == (first, os.path.join(second, "cccl"))


def test_nvrtc_brings_its_own(tmp_path, monkeypatch):
    if _core._nvrtc_version() < _cuda_headers.BUNDLED:
        pytest.skip("this NVRTC has none")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(_cuda_headers, "nvrtc_release", _core._nvrtc_version)
    install_wheels(tmp_path, {"cuda_fp16.h": "#error\n", "curand_kernel.h": "#define RAND 1\n"}, _core._nvrtc_version())
    source = "#include <cuda_fp16.h>\n#include <curand_kernel.h>\n#define VALUE (int)sizeof(__half) + RAND\n"
    value, folders = compiled(source)
    assert value == 3
    assert folders[0] == _cuda_headers.bundled_folder(_core._nvrtc_version())
    assert str(tmp_path / "site") in folders[-2] + folders[-1]
    value, folders = compiled(source, use_bundled_headers=True)
    assert value == 3


def test_headers_of_nvrtc_that_others_could_have_changed(tmp_path, monkeypatch):
    if _core._nvrtc_version() < _cuda_headers.BUNDLED:
        pytest.skip("this NVRTC has none")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(_cuda_headers, "nvrtc_release", _core._nvrtc_version)
    folder = _cuda_headers.bundled_folders()[0]
    assert os.path.isfile(os.path.join(folder, "cuda_fp16.h"))
    os.chmod(folder, 0o777)
    assert _cuda_headers.bundled_folders() == []
    os.chmod(folder, 0o755)
    marker = tmp_path / "cache" / "cubind" / os.path.basename(folder) / _cuda_headers._MARKER
    marker.write_text(re.sub(r"(?m)^cuda_minor=\d+", "cuda_minor=99", marker.read_text()))
    assert _cuda_headers.bundled_folders() == [], "NVRTC refuses those of another release"


def test_a_cache_that_cannot_be_written(tmp_path, monkeypatch):
    monkeypatch.setattr(_cuda_headers, "nvrtc_release", lambda: 13050)
    monkeypatch.setenv("XDG_CACHE_HOME", "/proc/absent")
    assert _cuda_headers.bundled_folders() == []


# --- precedence -----------------------------------------------------------------------------------


def test_own_headers_win(tmp_path):
    install_wheels(tmp_path, {"fp.h": "#define VALUE 1\n"})
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "fp.h").write_text("#define VALUE 2\n")
    assert compiled("#include <fp.h>\n", include_path=tmp_path / "own") == (2, ())


def test_switched_off(tmp_path):
    install_wheels(tmp_path, {"fp.h": "#define VALUE 1\n"})
    for source in ("#include <fp.h>\n", "#include <stdint.h>\n#define VALUE 1\n"):
        with pytest.raises(NVRTCError, match="could not open source file"):
            compiled(source, use_bundled_headers=False)


@pytest.mark.parametrize("option", [{"debug": True}, {"time": "times.csv"}, {"create_pch": "h.pch"}], ids=str)
def test_options_that_bypass_the_cache(option, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    folder = install_wheels(tmp_path, {"fp.h": "#define VALUE 1\n"})
    program = Program("#include <fp.h>\n" + KERNEL, "c++", {"arch": "sm_90", **option})
    assert program.compile("ptx").code and program.header_folders == (folder,)


# --- stand-ins ------------------------------------------------------------------------------------

NAMES = sorted(os.listdir(STAND_INS))


@pytest.mark.parametrize(
    ("name", "value", "number"),
    [
        ("stdint.h", "(int)sizeof(uint8_t)", 1),
        ("stdint.h", "INT32_MAX == 2147483647", 1),
        ("cstdint", "(int)sizeof(std::int64_t)", 8),
        ("limits.h", "CHAR_BIT", 8),
        ("climits", "INT_MAX", 2147483647),
        ("float.h", "FLT_MAX_EXP", 128),
        ("cfloat", "DBL_DIG", 15),
        ("math.h", "(int)M_PI", 3),
        ("stddef.h", "(int)offsetof(float4, y)", 4),
        ("inttypes.h", "(int)sizeof(PRId64)", 4),
        ("cinttypes", "(int)sizeof(std::uint16_t)", 2),
        *((name, "1", 1) for name in NAMES if name in ("stdio.h", "stdlib.h", "string.h", "assert.h", "cassert", "cstdio")),
        *((name, "1", 1) for name in NAMES if name in ("time.h", "ctime", "stdbool.h", "stdarg.h", "new", "cuda_runtime.h")),
    ],
)
def test_stand_ins_without_anything(name, value, number):
    assert compiled(f"#include <{name}>\n#define VALUE ({value})\n") == (number, (STAND_INS,))


def test_stand_ins_are_last(tmp_path):
    install_wheels(tmp_path, {"stdint.h": "#define VALUE 7\n"})
    assert compiled("#include <stdint.h>\n")[0] == 7


def test_what_needs_libcudacxx_says_so():
    with pytest.raises(NVRTCError, match=r"cuda/std/tuple was not found .*; install it: pip install 'nvidia-cuda-cccl"):
        compiled("#include <tuple>\n#define VALUE 1\n")


def test_with_libcudacxx(tmp_path, monkeypatch):
    if _core._nvrtc_version() < _cuda_headers.BUNDLED:
        pytest.skip("this NVRTC does not bring it")
    monkeypatch.setattr(_cuda_headers, "nvrtc_release", _core._nvrtc_version)
    cases = {
        "cstdint": "(int)sizeof(std::uint8_t)",
        "tuple": "std::get<0>(std::make_tuple(1, 2.f))",
        "type_traits": "std::is_same<int, int>::value",
        "cmath": "std::abs(-1)",
        "limits": "std::numeric_limits<bool>::max()",
        "utility": "std::move(1)",
    }
    source = "".join(f"#include <{name}>\n" for name in cases) + f"#define VALUE ({' + '.join(cases.values())})\n"
    value, folders = compiled(source)
    assert value == 6 and folders[-1] == STAND_INS


# --- the cache ------------------------------------------------------------------------------------


def test_a_source_without_includes_looks_at_nothing():
    """A source without includes imports neither _includes nor _cuda_headers."""
    code = (
        "import sys\nfrom cubind.core import Program\n"
        "try:\n    Program('__global__ void k() {}', 'c++', {'arch': 'sm_90'}).compile('ptx')\n"
        "except Exception as error:\n    print(error)  # no compiler here\n"
        "print([name for name in sys.modules if name.endswith(('_includes', '_cuda_headers'))])\n"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert result.stdout.endswith("[]\n"), result.stdout + result.stderr


def key(source, **options):
    return make_program_cache_key(code=source, code_type="c++", options={"arch": "sm_90", **options}, target_type="ptx")


def test_the_key_covers_what_was_read(tmp_path):
    before = key("#include <fp.h>\n"), key(KERNEL)
    folder = install_wheels(tmp_path, {"fp.h": "#define VALUE 1\n"})
    found = key("#include <fp.h>\n")
    assert found != before[0] and key(KERNEL) == before[1]
    with open(os.path.join(folder, "fp.h"), "a") as file:
        file.write("// more\n")
    assert key("#include <fp.h>\n") not in (found, before[0])
    assert ProgramOptions(arch="sm_90").as_bytes("nvrtc") == [b"-arch=sm_90"], "what a user sees stays"


def test_a_header_that_changes_and_one_that_appears(tmp_path, monkeypatch):
    folder = install_wheels(tmp_path, {"fp.h": "#define VALUE 1\n"})
    assert [compiled("#include <fp.h>\n")[0] for _ in range(2)] == [1, 1]
    time.sleep(0.02)
    with open(os.path.join(folder, "fp.h"), "w") as file:
        file.write("#define VALUE 2\n")
    assert compiled("#include <fp.h>\n")[0] == 2
    (tmp_path / "fp.h").write_text("#define VALUE 3\n")
    monkeypatch.chdir(tmp_path)
    assert compiled('#include "fp.h"\n')[0] == 3


@pytest.mark.parametrize("how", ["listed", "unreadable"])
def test_names_that_a_folder_lacks(how, tmp_path, monkeypatch):
    """One listing shows what a folder of CUDA's headers lacks; a folder without one is searched."""
    lines = "".join(f"#include <absent/h{i}.h>\n" for i in range(50))
    install_wheels(tmp_path, {"fp.h": "#include <sub/a.h>\n", "sub/a.h": f"#define VALUE 3\n#if 0\n{lines}#endif\n"})
    looks, real = [], os.stat
    monkeypatch.setattr(_includes.os, "stat", lambda path: looks.append(path) or real(path))
    if how == "unreadable":
        def refuse(path):
            raise PermissionError(13, "Permission denied", path)

        monkeypatch.setattr(_includes.os, "listdir", refuse)
    assert compiled("#include <fp.h>\n")[0] == 3
    assert how == "unreadable" or len([path for path in looks if "absent" in str(path)]) < 10, looks


def test_a_header_that_is_a_fifo(tmp_path):
    """A walk does not wait for a writer."""
    folder = install_wheels(tmp_path, {"fp.h": "#define VALUE 3\n#if 0\n#include <pipe.h>\n#endif\n"})
    os.mkfifo(os.path.join(folder, "pipe.h"))
    assert compiled("#include <fp.h>\n")[0] == 3


def test_no_header_is_read_twice(tmp_path, monkeypatch):
    monkeypatch.setattr(_includes, "_RACY", -(1 << 60))  # as if all files were old
    install_wheels(tmp_path, {"fp.h": "#define VALUE 1\n#ifdef NEVER\n#include <never.h>\n#endif\n"})
    compiled("#include <fp.h>\n")
    monkeypatch.setattr(_includes, "_Walk", None)
    assert compiled("#include <fp.h>\n")[0] == 1


# --- macros in place of names ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "defined", "names"),
    [
        ("NAME", "#define NAME <a.h>", ["a.h"]),
        ("NAME", '#define NAME "a.h" // it', ["a.h"]),
        ("NAME", "#  define /* a */ NAME <a.h>\n#define NAME <b.h>", ["a.h", "b.h"]),
        ("IN(b.h)", "#define ROOT a/SYSTEM\n#define SYSTEM cuda\n#define SYSTEM cpp\n#define IN(f) <ROOT/f>", ["a/cpp/b.h", "a/cuda/b.h"]),
        ("IN(x, y)", "#define IN(a, b) <a/b.h>", ["x/y.h"]),
        ("A", "#define A B\n#define B A\n", []),
        ("NAME", "", []),
        ("NAME", "#define NAME OTHER", []),
        ("NAME", "#define NAME(x) <x##.h>", []),
        ("NAME(a)", "#define NAME(x) <x##.h>", []),
        ("NAME(", "#define NAME(x) <x>", []),
        ("NAME", "#define NAME(x) <x>", []),
        ("NAME(a)", "#define NAME(x, y) <x>", []),
        ("NAME", "#define NAME 1", []),
        ("NAME", "\n".join(f"#define NAME <a{i}.h>" for i in range(100)), []),
    ],
)
def test_expansions(target, defined, names):
    definitions = {}
    _include_macros.definitions_in(defined.encode(), definitions)
    assert list(_include_macros.expand(target, definitions)) == names


def test_macros_of_installed_headers(tmp_path):
    """Macros may name included files, as Thrust does for the files of its systems."""
    install_wheels(
        tmp_path,
        {
            "config.h": "#define SYSTEM one\n#define FILE_OF(name) <systems/SYSTEM/name>\n",
            "user.h": "#include <config.h>\n#include FILE_OF(v.h)\n",
            "systems/one/v.h": "#define VALUE 4\n",
        },
    )
    assert [compiled("#include <user.h>\n")[0] for _ in range(2)] == [4, 4]
    assert key("#include <user.h>\n")


def test_macros_of_options(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.h").write_text("#define VALUE 1\n")
    for given in ('NAME="a.h"', ("NAME", '"a.h"'), ["X", ("NAME", '"a.h"')]):
        assert compiled("#include NAME\n", define_macro=given)[0] == 1


def test_a_macro_that_text_does_not_tell(tmp_path):
    """If its text does not show what a macro includes, CUDA's headers are all searched.

    Then nothing is cached.
    """
    folder = install_wheels(tmp_path, {"fp.h": "#define VALUE 1\n"})
    source = "#define JOIN(a) <a##p.h>\n#include JOIN(f)\n"
    value, folders = compiled(source)
    assert value == 1 and folders == (folder, STAND_INS)
    with pytest.raises(ValueError, match="cannot determine which file is included"):
        key(source)


# --- error texts ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("cub/cub.cuh", "nvidia-cuda-cccl"),
        ("cuda/std/tuple", "nvidia-cuda-cccl"),
        ("thrust/sort.h", "nvidia-cuda-cccl"),
        ("cuda_fp16.h", "nvidia-cuda-runtime"),
        ("cooperative_groups.h", "nvidia-cuda-runtime"),
        ("crt/mma.h", "nvidia-cuda-nvcc" if MAJOR == 12 else "nvidia-cuda-crt"),
        ("curand_kernel.h", "nvidia-curand"),
        ("vector", "it is for host code"),
        ("cutlass/gemm.h", "comes with CUTLASS"),
        ("cufftdx.hpp", "nvidia-mathdx"),
        ("mine.h", "pass its folder as ProgramOptions"),
    ],
)
def test_missing_headers(name, words):
    with pytest.raises(NVRTCError) as info:
        compiled(f"#include <{name}>\n#define VALUE 1\n")
    last = str(info.value).splitlines()[-1]
    assert last.startswith(f"{name} was not found in include_path or with CUDA's headers; ") and words in last
    assert info.value.name == "NVRTC_ERROR_COMPILATION" and words not in info.value.log


def test_other_errors_stay_as_they_are():
    with pytest.raises(NVRTCError) as info:
        compiled("nope\n")
    assert "include_path" not in str(info.value)


def test_nvrtc_without_its_builtins():
    log = "nvrtc: error: failed to open libnvrtc-builtins.so.13.5.\n  Make sure that libnvrtc-builtins.so.13.5 is installed correctly."
    error = NVRTCError(f"7: NVRTC_ERROR_BUILTIN_OPERATION_FAILURE, compilation log:\n\n{log}")
    error.log = log
    _compile_errors.explain(error, ProgramOptions(arch="sm_90"))
    last = str(error).splitlines()[-1]
    assert "is from CUDA 13.5, but libnvrtc-builtins.so.13.5 is not next to it" in last
    assert last.endswith("pip install --force-reinstall 'nvidia-cuda-nvrtc==13.5.*'")
    assert "libnvrtc.so.13" in last
