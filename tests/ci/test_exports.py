"""Test cubind-gen exports on stubs and installed libraries, and on files that are not libraries."""

import json
import os
import re
import random
import subprocess
import sysconfig
from pathlib import Path

import model_history
import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("CUBIND_BUILD", "build/dev")
GENERATOR = BUILD / "generator" / "cubind-gen"

pytestmark = pytest.mark.skipif(not GENERATOR.exists(), reason="this build has no generator")


def exports(*arguments):
    command = [str(GENERATOR), "exports", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def report(release, module, library):
    result = exports("--model", model_history.path_of(module, release), library, "--json")
    assert result.stderr == ""
    data = json.loads(result.stdout)
    assert result.returncode == (1 if data["missing"] else 0)
    return data


NEWEST = model_history.all_releases()[-1]


@pytest.mark.parametrize("module", model_history.modules(NEWEST))
def test_stub_libraries_are_complete(module):
    paths = list((BUILD / "stubs" / module).glob("lib*.so*"))
    if not paths:
        pytest.skip("this build has no stub libraries")
    for path in paths:
        data = report(NEWEST, module, path)
        assert (data["missing"], data["undeclared"], data["other_versions"]) == ([], [], [])
        assert data["declared"] > 0


NVRTC = Path(sysconfig.get_path("purelib")) / "nvidia" / "cu13" / "lib" / "libnvrtc.so.13"


@pytest.mark.skipif(not NVRTC.exists(), reason="the wheel nvidia-cuda-nvrtc is not installed")
def test_real_nvrtc():
    data = report("13.5", "nvrtc", NVRTC)
    assert (data["declared"], data["missing"], data["undeclared"]) == (29, [], [])
    # The library exports functions that the older release does not declare.
    data = report("13.0", "nvrtc", NVRTC)
    assert (data["declared"], data["missing"]) == (24, [])
    assert data["undeclared"] == ["nvrtcGetBundledHeadersInfo", "nvrtcGetTileIR", "nvrtcGetTileIRSize",
                                  "nvrtcInstallBundledHeaders", "nvrtcRemoveBundledHeaders"]


NVJITLINK = NVRTC.with_name("libnvJitLink.so.13")


@pytest.mark.skipif(not NVJITLINK.exists(), reason="the wheel nvidia-nvjitlink is not installed")
def test_real_nvjitlink():
    """The library exports the plain names, which are inline in the header.

    Names with a release in them are ignored.
    """
    data = report("13.5", "nvjitlink", NVJITLINK)
    assert (data["declared"], data["missing"], data["undeclared"]) == (16, [], [])
    data = report("13.0", "nvjitlink", NVJITLINK)
    assert (data["declared"], data["missing"]) == (14, [])
    assert data["undeclared"] == ["nvJitLinkGetLinkedLTOIR", "nvJitLinkGetLinkedLTOIRSize"]


TOOLKIT = Path(os.environ.get("CUDA_HOME", "/usr/local/cuda"))


def toolkit_library(name, version):
    """Return a library of a toolkit of exactly that release; `version` is CUDA_VERSION."""
    header = TOOLKIT / "include" / "cuda.h"
    path = next((p for p in (TOOLKIT / "lib64" / "stubs" / name, TOOLKIT / "lib64" / name) if p.exists()), None)
    if path is None or not header.exists() or f"#define CUDA_VERSION {version}\n" not in header.read_text():
        pytest.skip(f"no toolkit of CUDA {version} with {name}")
    return path


def lacking(data):
    # The driver has the functions for EGL, OpenGL and VDPAU; the link library does not.
    return [m for m in data["missing"] + data["missing_unbound"] if not re.match("cuda(EGL|GL|VDPAU)[.]h:", m["loc"])]


def only_lacks_what_no_library_has(module, data):
    missing = [m["symbol"] for m in lacking(data)]
    return missing == (["cublasLtDisableCpuInstructionsSetMask"] if module == "cublaslt" else [])


# (bound symbols, other versions, undeclared symbols)
@pytest.mark.parametrize(
    ("module", "name", "counts"),
    [("driver", "libcuda.so", (536 + 30, 98, 2)), ("runtime", "libcudart.so.13", (None, 0, 0)),
     ("cublas", "libcublas.so.13", (None, 151, None)), ("cublaslt", "libcublasLt.so.13", (None, 0, 135)),
     ("cufft", "libcufft.so.12", (None, 0, 2)), ("nvjitlink", "libnvJitLink.so.13", (14, 0, 0))],
)
def test_toolkit_libraries(module, name, counts):
    data = report("13.0", module, toolkit_library(name, 13000))
    assert only_lacks_what_no_library_has(module, data)
    found = data["declared"], len(data["other_versions"]), len(data["undeclared"])
    assert [n for n, wanted in zip(found, counts) if wanted is not None] == [n for n in counts if n is not None]
    if module == "cublas":
        assert "cublasSgemm" in data["other_versions"]  # another type than cublasSgemm_v2


@pytest.mark.parametrize("release", model_history.all_releases())
def test_link_library_of_the_driver(release):
    """The link library has all functions of its release and earlier ones, and none added later."""
    data = report(release, "driver", toolkit_library("libcuda.so", 13000))
    later = {symbol for function in model_history.load("driver", release)["functions"] if function["version"] > 13000
             for symbol in (function["symbol"], function.get("symbol_ptds")) if symbol}
    assert sorted(m["symbol"] for m in lacking(data)) == sorted(later)


def fetched():
    """Yield (release, folder) for libraries from NVIDIA's wheels.

    These are the ones that the tests need, the small ones of CUDA 12, and those that
    ci/fetch-libraries has put into build/libs or build/libs-<release>.
    """
    yield "13.5", NVRTC.parent
    yield "12.9", ROOT / "build" / "cu12" / "nvidia"
    for marker in sorted(ROOT.glob("build/libs*/cubind-libraries.txt")):
        yield marker.read_text().split()[0], marker.parent / "lib"


@pytest.mark.parametrize(("release", "folder"), list(fetched()), ids=str)
def test_fetched_libraries(release, folder):
    found = {}
    for module in model_history.modules(release):
        soname = model_history.load(module, release)["soname"]
        names = soname, soname.partition(".so")[0] + ".so"
        found.update((module, path) for name in names for path in sorted(folder.glob(f"**/{name}")))
    if not found:
        pytest.skip(f"no libraries of CUDA {release} in {folder}")
    reports = {module: report(release, module, path) for module, path in found.items()}
    assert [module for module, data in reports.items() if not only_lacks_what_no_library_has(module, data)] == []


def test_library_of_something_else(tmp_path):
    model = model_history.path_of("nvrtc", "13.5")
    result = exports("--model", model, GENERATOR)
    assert result.returncode == 1
    assert result.stdout.startswith(f"nvrtc 13050 and {GENERATOR.name}: 0 of 29 declared symbols are exported\n")
    assert "  nvrtcVersion (nvrtc.h:" in result.stdout


def refused(result):
    assert result.returncode == 2
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    return line


def test_from_headers(tmp_path):
    include = tmp_path / "include"
    include.mkdir()
    (include / "box.h").write_text(
        "#define BOX_VERSION 1000\n"
        "typedef enum status_enum { BOX_OK = 0 } status;\n"
        "status boxMake(int size);\n")
    (tmp_path / "box.yaml").write_text(
        "module: box\nheaders: [box.h]\nversion_macro: BOX_VERSION\nreviewed: 1000\n"
        "library: {name: box, soname: libbox.so.1}\nstatus: {enum: status, success: BOX_OK}\nfunction_prefix: box\nblocking: []\n")
    result = exports("--module", "box", "--cuda", tmp_path, "--specs", tmp_path, GENERATOR)
    assert result.returncode == 1, result.stderr
    assert "  boxMake (box.h:3)\n" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((), "exports needs LIBRARY"),
        (("lib.so",), "--cuda FOLDER or --model FILE is needed"),
        (("lib.so", "--cuda", "x"), "exactly one --module is needed"),
        (("lib.so", "--cuda", "x", "--model", "y"), "exports --model does not take --cuda"),
        (("lib.so", "--model", "y", "--module", "driver"), "exports --model does not take --module"),
        (("lib.so", "more.so", "--model", "y"), "unexpected argument more.so"),
    ],
)
def test_wrong_usage(arguments, expected):
    assert expected in refused(exports(*arguments))


MODEL = model_history.path_of("nvrtc", "13.5")


@pytest.mark.parametrize(
    ("data", "expected"),
    [(None, "No such file or directory"), (b"", "not an ELF file"), (b"#!/bin/sh\n" * 9, "not an ELF file"),
     (b"\x7fELF", "not an ELF file"),
     (b"\x7fELF\x01\x01\x01" + bytes(57), "not a 64-bit little-endian ELF file"),
     (b"\x7fELF\x02\x01\x01" + bytes(57), "no table of dynamic symbols: not a shared library")],
    ids=["missing", "empty", "script", "short", "32 bit", "bare"],
)
def test_what_is_no_library(tmp_path, data, expected):
    path = tmp_path / "lib.so"
    if data is not None:
        path.write_bytes(data)
    assert refused(exports("--model", MODEL, path)) == f"{path}: error: {expected}"


def test_object_file_and_folder(tmp_path):
    assert refused(exports("--model", MODEL, tmp_path)) == f"{tmp_path}: error: not a file"
    objects = next(iter(sorted(BUILD.rglob("*.c.o"))), None)
    if objects is not None:
        assert "no table of dynamic symbols" in refused(exports("--model", MODEL, objects))


def test_damaged_library(tmp_path):
    """A real program, truncated or damaged, gives a result or one error, never a crash."""
    seed = random.randrange(1 << 32)
    print("seed", seed)
    rng = random.Random(seed)
    whole = GENERATOR.read_bytes()
    path = tmp_path / "lib.so"
    sections = int.from_bytes(whole[40:48], "little")
    for number in range(60):
        data = bytearray(whole)
        if number % 2:
            del data[rng.randrange(len(data)):]
        else:
            start, end = rng.choice([(0, 64), (sections, len(whole))])
            for _ in range(rng.randrange(1, 200)):
                data[rng.randrange(start, end)] = rng.randrange(256)
        path.write_bytes(data)
        result = exports("--model", MODEL, path)
        assert result.returncode in (1, 2), result.stderr
        assert len(result.stderr.splitlines()) == (result.returncode == 2)
