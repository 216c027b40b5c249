"""Test the number of declarations in the committed models, for some CUDA releases.

ci/regenerate checks that the models are current. A model also has the declarations of other
modules' headers that the module uses. These have an `origin` and are not counted.
"""

import re
from pathlib import Path

import model_history
import pytest

ROOT = Path(__file__).resolve().parents[2]
LISTS = ("functions", "records", "enums", "macros", "typedefs", "skipped")

# Structs, unions and opaque structs are all records; anonymous ones count. Sums have these terms.
#
# Records: structs, unions, opaque structs. Driver: cuda.h, cudaProfiler.h, and the headers for EGL,
# OpenGL and VDPAU. Runtime: its own headers (for functions: three that make structs, two of the
# profiler), library_types.h, and those three interfaces. NVTX: the second term is the functions for
# wide text. cuBLAS: declarations for C and C++, for C++ only, of cuBLASXt. cuFFT: cufft.h,
# cufftXt.h.
COUNTS = {
    ("13.0", "driver"): dict(
        functions=449 + 3 + 28, enums=108 + 1 + 5, enumerators=877 + 2 + 128, records=108 + 17 + 25 + 3,
        typedefs=286 + 1 + 18, macros=162 + 7
    ),
    ("13.5", "driver"): dict(
        functions=492 + 3 + 28, enums=123 + 1 + 5, enumerators=991 + 2 + 128, records=128 + 26 + 27 + 3,
        typedefs=323 + 1 + 18, macros=168 + 7
    ),
    ("13.0", "nvrtc"): dict(functions=24, enums=1, enumerators=18, records=1, typedefs=2, macros=0),
    ("13.5", "nvrtc"): dict(functions=29, enums=1, enumerators=19, records=1 + 1, typedefs=3, macros=3),
    ("13.0", "nvjitlink"): dict(functions=14, enums=2, enumerators=19 + 9, records=1, typedefs=3, macros=0),
    ("13.5", "nvjitlink"): dict(functions=16, enums=2, enumerators=19 + 9, records=1, typedefs=3, macros=0),
    ("13.0", "runtime"): dict(
        functions=310 + 3 + 2 + 27, enums=72 + 5 + 5, enumerators=650 + 47 + 123, records=143 + 10 + 18 + 4,
        typedefs=111 + 10 + 6, macros=104 + 1
    ),
    ("13.5", "runtime"): dict(
        functions=338 + 3 + 2 + 27, enums=83 + 5 + 5, enumerators=728 + 48 + 123, records=151 + 14 + 20 + 4,
        typedefs=118 + 10 + 6, macros=106 + 1
    ),
    ("13.0", "cublas"): dict(
        functions=517 + 22 + 51, enums=11 + 3, enumerators=94 + 19, records=1 + 1, typedefs=14 + 4, macros=325
    ),
    ("13.5", "cublas"): dict(
        functions=517 + 22 + 51, enums=11 + 3, enumerators=94 + 19, records=1 + 1, typedefs=14 + 4, macros=325
    ),
    ("13.0", "cublaslt"): dict(functions=50 + 5, enums=19, enumerators=877, records=7 + 1, typedefs=34, macros=21),
    ("13.5", "cublaslt"): dict(functions=54 + 6, enums=21, enumerators=914, records=7 + 1, typedefs=36, macros=21),
    ("13.0", "cufft"): dict(functions=35 + 21, enums=4 + 7, enumerators=27 + 31, records=3, typedefs=9 + 26, macros=12 + 2),
    ("13.5", "cufft"): dict(functions=35 + 21, enums=4 + 7, enumerators=29 + 31, records=3, typedefs=9 + 26, macros=12 + 2),
    ("13.0", "nvml"): dict(functions=375, enums=58, enumerators=541, records=158, typedefs=272, macros=660),
    ("13.5", "nvml"): dict(functions=413, enums=67, enumerators=878, records=214, typedefs=337, macros=785),
    ("13.0", "nvvm"): dict(functions=13, enums=1, enumerators=11, records=1, typedefs=2, macros=0),
    ("13.5", "nvvm"): dict(functions=14, enums=1, enumerators=11, records=1, typedefs=2, macros=0),
    ("13.0", "nvfatbin"): dict(functions=11, enums=1, enumerators=18, records=1, typedefs=2, macros=0),
    ("13.5", "nvfatbin"): dict(functions=12, enums=1, enumerators=18, records=1, typedefs=2, macros=0),
    ("13.0", "nvtx"): dict(functions=76 + 15, enums=9, enumerators=43, records=39, typedefs=68, macros=283),
    ("13.5", "nvtx"): dict(functions=76 + 15, enums=9, enumerators=43, records=39, typedefs=68, macros=288),
}


def load(release, module):
    return model_history.load(module, release)


def own(model, kind):
    return [entry for entry in model[kind] if not entry.get("origin")]


@pytest.fixture(params=sorted(COUNTS), ids="-".join)
def case(request):
    return load(*request.param), COUNTS[request.param]


def test_every_model_is_counted():
    counted = {release for release, _ in COUNTS}
    assert {(release, module) for release in counted for module in model_history.modules(release)} == set(COUNTS)


def test_counts(case):
    model, expected = case
    found = {kind: len(own(model, kind)) for kind in LISTS if kind != "skipped"}
    found["enumerators"] = sum(len(enum["items"]) for enum in own(model, "enums"))
    assert found == expected


def test_every_entry_has_a_name_and_every_skip_a_reason(case):
    model, _ = case
    assert all(entry["name"] for kind in LISTS for entry in model[kind])
    assert all(entry["reason"] for entry in model["skipped"])


def test_skipped_functions_fit_on_one_hand():
    """All modules of a release together skip few functions, not counting NVTX's for wide text."""
    for release in {release for release, _ in COUNTS}:
        skipped = [e for other, m in COUNTS if other == release for e in load(release, m)["skipped"]]
        functions = [e["name"] for e in skipped if e["kind"] == "function" and not e["reason"].startswith("wide text")]
        assert len(functions) == len(set(functions)) <= 5, functions


def test_no_text_of_the_headers(case):
    model, _ = case
    assert not [key for kind in LISTS for entry in model[kind] for key in entry if key in {"doc", "brief", "comment"}]


@pytest.mark.parametrize("module", sorted({module for _, module in COUNTS}))
def test_functions_are_only_added(module):
    old, new = ({f["symbol"] for f in load(release, module)["functions"]} for release in ("13.0", "13.5"))
    assert old <= new


def test_the_list_of_modules_names_all_of_them():
    specs = ROOT / "generator" / "specs"
    modules = re.findall(r"^[a-z]\w*", (specs / "modules.list").read_text(), re.MULTILINE)
    assert len(set(modules)) == len(modules)
    libraries = re.findall(r"^[a-z]\w*", (specs / "libraries.list").read_text(), re.MULTILINE)
    assert sorted([*modules, *libraries]) == sorted(path.stem for path in specs.glob("*.yaml"))
    assert set(libraries) == {path.name.partition(".")[0] for path in model_history.FOLDER.glob("*.xz")}
    assert set(modules) == set(model_history.modules(model_history.all_releases()[-1]))
    folders = {path.name for path in (ROOT / "generated").iterdir() if path.is_dir()}
    assert set(modules) == folders - {"model"}
