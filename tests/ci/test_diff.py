"""Test cubind-gen diff on the committed releases, and ci/release-report.

The tests check the reports, the exit status and the errors.
"""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import model_history
import pytest
from model_history import path_of

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("CUBIND_BUILD", "build/dev")
GENERATOR = BUILD / "generator" / "cubind-gen"
OLD, NEW = "13.0", "13.5"

pytestmark = pytest.mark.skipif(not GENERATOR.exists(), reason="this build has no generator")


def diff(*arguments):
    return subprocess.run([str(GENERATOR), "diff", *map(str, arguments)], capture_output=True, text=True, check=False)


@cache
def model(release, module):
    return model_history.load(module, release)


@cache
def report(module):
    result = diff("--json", path_of(module, OLD), path_of(module, NEW))
    assert result.returncode in (0, 1), result.stderr
    return json.loads(result.stdout)


def changes(module, rank, kind, what=None):
    found = [c for c in report(module)["changes"] if (c["rank"], c["kind"]) == (rank, kind)]
    return {c["name"]: c for c in found if what in (None, c["what"])}


# ---- from one release to the next ----

# Functions added and removed, and functions whose type changed; enums added and renamed;
# enumerators added to old enums; structs added, changed and resized. Inline functions have no
# symbol and are counted separately. So is the one enumerator of library_types.h, which the runtime
# binds.
RELEASE = {
    "driver": dict(functions=(43, 0), inline=0, prototypes=0, enums=(15, 1), enumerators=71, records=(15, 13, 5)),
    "runtime": dict(functions=(28, 0), inline=0, prototypes=0, enums=(11, 0), enumerators=44 + 1, records=(7, 14, 7)),
    "nvrtc": dict(functions=(5, 0), inline=0, prototypes=0, enums=(0, 0), enumerators=1, records=(1, 0, 0)),
    "nvjitlink": dict(functions=(2, 0), inline=0, prototypes=0, enums=(0, 0), enumerators=0, records=(0, 0, 0)),
    "cublaslt": dict(functions=(4, 0), inline=1, prototypes=0, enums=(2, 0), enumerators=28, records=(0, 2, 2)),
    "cublas": dict(functions=(0, 0), inline=0, prototypes=0, enums=(0, 0), enumerators=0, records=(0, 0, 0)),
    "cufft": dict(functions=(0, 0), inline=0, prototypes=0, enums=(0, 0), enumerators=2, records=(0, 0, 0)),
}
VALUES = {
    "driver": {"CU_COREDUMP_LIGHTWEIGHT_FLAGS": ("47", "303"), "CU_DEVICE_ATTRIBUTE_MAX": ("148", "162"),
               "CU_FUNC_ATTRIBUTE_MAX": ("16", "18"), "CU_JIT_NUM_OPTIONS": ("35", "36"), "CU_LIMIT_MAX": ("10", "11")},
    "runtime": {"cudaDevAttrMax": ("148", "161"), "cudaFuncAttributeMax": ("16", "17"),
                "cudaGraphNodeTypeCount": ("14", "18")},
    "cublaslt": {"CUBLASLT_MATMUL_MATRIX_SCALE_END": ("6", "14"), "CUBLASLT_MATMUL_TILE_END": ("635", "646")},
}
RESIZED = {
    "driver": {"CUDA_EVENT_RECORD_NODE_PARAMS": (8, 16), "CUDA_HOST_NODE_PARAMS_v2": (16, 32),
               "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2": (24, 32), "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2": (24, 32),
               "CUdevSmResource": (12, 20)},
    "runtime": {"cudaEventRecordNodeParams": (8, 16), "cudaHostNodeParamsV2": (16, 32),
                "cudaExternalSemaphoreSignalNodeParamsV2": (24, 32), "cudaExternalSemaphoreWaitNodeParamsV2": (24, 32),
                "cudaConditionalNodeParams": (24, 32), "cudaKernelNodeParamsV2": (56, 72),
                "cudaMemsetParamsV2": (40, 48)},
    "cublaslt": {"cublasLtMatrixLayoutOpaque_t": (64, 112), "cublasLtMatmulPreferenceOpaque_t": (64, 96)},
}
modules = pytest.mark.parametrize("module", RELEASE)


@modules
def test_functions(module):
    added, removed = RELEASE[module]["functions"]
    inline = {f["name"] for f in model(NEW, module)["functions"] if f.get("is_inline")}
    found = changes(module, "added", "function").keys()
    assert (len(found - inline), len(found & inline)) == (added, RELEASE[module]["inline"])
    assert len(changes(module, "removed", "function")) == removed
    assert len(changes(module, "prototype", "function")) == RELEASE[module]["prototypes"]


@modules
def test_enums(module):
    new, renamed = RELEASE[module]["enums"]
    assert len(changes(module, "added", "enum")) == new
    assert len(changes(module, "removed", "enum", "renamed")) == renamed
    assert changes(module, "removed", "enum").keys() == changes(module, "removed", "enum", "renamed").keys()
    assert len(changes(module, "added", "enumerator")) == RELEASE[module]["enumerators"]
    assert not changes(module, "removed", "enumerator")


@modules
def test_values(module):
    found = changes(module, "value", "enumerator")
    assert {name: (c["before"], c["after"]) for name, c in found.items()} == VALUES.get(module, {})


@modules
def test_structs(module):
    new, changed, resized = RELEASE[module]["records"]
    assert len(changes(module, "added", "record")) == new
    assert len(changes(module, "layout", "record")) == changed
    found = changes(module, "layout", "record", "resized")
    assert len(found) == resized
    sizes = {name: next(d for d in c["details"] if d["what"] == "size") for name, c in found.items()}
    assert {name: (int(d["before"]), int(d["after"])) for name, d in sizes.items()} == RESIZED.get(module, {})


# The report counts an anonymous struct as part of the struct around it. Counted as declarations
# there are more.
@pytest.mark.parametrize(("module", "new", "changed"), [("driver", 29, 14), ("runtime", 12, None), ("nvrtc", 1, 0)])
def test_structs_with_anonymous_ones(module, new, changed):
    def defined(release):
        records = [r for r in model(release, module)["records"] if not r.get("is_opaque") and not r.get("origin")]
        fields = {r["name"]: [(f.get("name"), f["type"], f["offset"]) for f in r.get("fields", [])] for r in records}
        return {r["name"]: (r.get("size"), r.get("align"), fields[r["name"]]) for r in records}

    old, now = defined(OLD), defined(NEW)
    assert len(now.keys() - old.keys()) == new
    assert not old.keys() - now.keys()
    assert changed in (None, sum(old[name] != now[name] for name in old))


@pytest.mark.parametrize(
    ("module", "name"),
    [("driver", "CUcheckpointCheckpointArgs"), ("driver", "CUcheckpointRestoreArgs"), ("driver", "CUmemPoolProps"),
     ("driver", "CUmemLocation"), ("driver", "CUgraphNodeParams"), ("runtime", "cudaFuncAttributes"),
     ("runtime", "cudaMemcpyNodeParams"), ("runtime", "cudaMemLocation"), ("runtime", "cudaGraphNodeParams")],
)
def test_same_size_cut_differently(module, name):
    change = changes(module, "layout", "record")[name]
    assert (change["what"], change["breaking"]) == ("re-cut", False)
    kept = {"size", "align", "moved", "type", "renamed"}
    assert not [d for d in change["details"] if d["breaking"] or d["what"] in kept]


def test_alignment_alone():
    change = changes("driver", "layout", "record")["CUdevResource"]
    assert (change["what"], change["breaking"]) == ("changed", True)
    assert {"what": "align", "before": "4", "after": "8", "breaking": True} in change["details"]
    assert not [d for d in change["details"] if d["what"] == "size"]


def test_renamed_enum():
    change = changes("driver", "removed", "enum")["CUdevSmResourceSplit_flags"]
    assert (change["what"], change["after"]) == ("renamed", "CUdevSmResourceSplitByCount_flags")


def test_renamed_parameters():
    (change,) = changes("driver", "other", "function").values()
    assert (change["name"], change["breaking"]) == ("cuDevSmResourceSplitByCount", False)
    assert [(d["before"], d["after"]) for d in change["details"] if d["what"] == "renamed"] == [
        ("remaining", "remainder"), ("useFlags", "flags")]
    # The first is an output, so it has no keyword. The second is still accepted.
    assert [(d["what"], d["name"]) for d in change["details"] if "alias" in d["what"]] == [("alias", "useFlags")]


@pytest.mark.parametrize(
    ("module", "name"),
    [("driver", "CUgraphChildGraphNodeOwnership"), ("driver", "CUCoredumpGenerationFlags"),
     ("runtime", "cudaGraphChildGraphNodeOwnership")],
)
def test_enums_that_became_signed(module, name):
    change = changes(module, "value", "enum")[name]
    assert (change["before"], change["after"], change["breaking"]) == ("unsigned int", "int", True)


@modules
def test_version_macros_do_not_break(module):
    assert not [name for name in changes(module, "value", "macro") if "VER" in name]


@modules
def test_status_tells_whether_something_breaks(module):
    result = diff(path_of(module, OLD), path_of(module, NEW))
    breaking = report(module)["breaking"]
    assert breaking == sum(c["breaking"] for c in report(module)["changes"])
    assert result.returncode == (1 if breaking else 0)
    assert (module in {"driver", "runtime", "cublaslt"}) == (breaking > 0)


@modules
def test_markdown_and_json_say_the_same(module):
    text = diff(path_of(module, OLD), path_of(module, NEW)).stdout
    for change in report(module)["changes"]:
        assert f"`{change['name']}`" in text
        for rule in change.get("spec", []):
            assert rule in text
    assert text.count("**breaking**") == report(module)["breaking"]
    total = sum(c["count"] for c in report(module)["counts"])
    assert total == len(report(module)["changes"])


@modules
def test_what_breaks_has_an_effect_and_a_sentence(module):
    for change in report(module)["changes"]:
        assert change["breaking"] == (change["effect"] != "nothing") == ("advice" in change)
        assert change.get("advice", "One.").endswith(".")


@pytest.mark.parametrize(
    ("module", "name", "effect", "advice"),
    [
        ("driver", "CUdevSmResourceSplit_flags", "source",
         "Write `CUdevSmResourceSplitByCount_flags` in place of `CUdevSmResourceSplit_flags`."),
        ("driver", "CU_LIMIT_MAX", "silent",
         "Use the name `CUlimit.CU_LIMIT_MAX`: the number 10, if written out or stored, now means `CU_LIMIT_PER_BLOCK_MEMORY_SIZE`."),
        ("runtime", "cudaConditionalNodeParams", "binary",
         "Nothing in Python; recompile C code that uses it, and recreate stored bytes of it (24, now 32)."),
    ],
)
def test_effects(module, name, effect, advice):
    (change,) = [c for c in report(module)["changes"] if c["name"] == name]
    assert (change["effect"], change["advice"]) == (effect, advice)


@modules
def test_the_worst_comes_first(module):
    text = diff(path_of(module, OLD), path_of(module, NEW)).stdout
    chapters = [line for line in text.splitlines() if line.startswith("## ")]
    order = ["## Breaks source", "## Changes what programs do", "## Breaks what was compiled or kept",
             "## Changed layouts and types", "## Changed values", "## Added", "## Other differences"]
    assert chapters == [chapter for chapter in order if chapter in chapters]


@modules
def test_places_are_in_the_headers(module):
    lines = {h["name"] for h in model(NEW, module)["headers"]}
    for change in report(module)["changes"]:
        if change["kind"] not in ("table", "library"):
            header, _, line = change["loc"].partition(":")
            assert header in lines
            assert int(line) > 0


# ---- nothing is left out: the models themselves give the same answer ----


def canonical(data, spelling):
    if "by_spelling" not in data:
        data["by_spelling"] = {t["spelling"]: t.get("canonical", t["spelling"]) for t in data["types"]}
    return data["by_spelling"][spelling]


def prototypes(data):
    return {f["name"]: (f["symbol"], canonical(data, f["result"]),
                        [canonical(data, p.get("decayed", p["declared"])) for p in f.get("params", [])])
            for f in data["functions"]}


def enumerators(data):
    return {item["name"]: item["value"] for enum in data["enums"] if not enum.get("origin") for item in enum["items"]}


def layouts(data):
    """Return size, alignment and non-reserved members of each named struct.

    Members of anonymous structs count as the outer struct's.
    """
    records = {r["name"]: r for r in data["records"]}

    def flatten(record, offset, prefix):
        for field in record.get("fields", []):
            inner = records.get(field["type"], {})
            if field.get("skip"):
                continue
            if inner.get("is_anonymous"):
                deeper = f"{prefix}{field['name']}." if field.get("name") else prefix
                yield from flatten(inner, offset + field["offset"], deeper)
            else:
                yield prefix + field["name"], offset + field["offset"], canonical(data, field["type"])

    return {r["name"]: (r.get("size"), r.get("align"), sorted(flatten(r, 0, ""))) for r in data["records"]
            if not (r.get("is_opaque") or r.get("is_anonymous") or r.get("origin"))}


def told(found, *ranks):
    return {c["name"] for c in found if c["rank"] in ranks}


@modules
@pytest.mark.parametrize("releases", [(OLD, NEW), (NEW, OLD)], ids="-".join)
def test_nothing_is_left_out(module, releases):
    before, after = (model(release, module) for release in releases)
    found = json.loads(diff("--json", *(path_of(module, release) for release in releases)).stdout)["changes"]
    for read, changed in ((prototypes, ("prototype",)), (enumerators, ("value",)), (layouts, ("layout",))):
        old, new = read(before), read(after)
        assert {name for name in old.keys() & new.keys() if old[name] != new[name]} <= told(found, *changed)
        # An added or removed enum stands for its enumerators, and an old name for the new one that
        # replaces it.
        came = " ".join(c["after"] for c in found if c["kind"] == "enum" or c["what"] == "renamed" if "after" in c)
        assert not [n for n in new.keys() - old.keys() if n not in told(found, "added", "other") and n not in came]
        went = " ".join(c["before"] for c in found if c["kind"] == "enum" and "before" in c)
        assert not [n for n in old.keys() - new.keys() if n not in told(found, "removed", "other") and n not in went]


@modules
def test_back_again_is_the_opposite(module):
    back = json.loads(diff("--json", *(path_of(module, r) for r in (NEW, OLD))).stdout)["changes"]
    for kind in ("function", "record", "enum", "typedef", "macro"):
        went = {c["name"] for c in back if (c["rank"], c["kind"], c["what"]) == ("removed", kind, "removed")}
        assert went == changes(module, "added", kind, "added").keys()


# ---- the program ----


@modules
@pytest.mark.parametrize("release", [OLD, NEW])
def test_nothing_changed(module, release):
    path = path_of(module, release)
    result = diff(path, path)
    assert result.returncode == 0
    assert result.stdout.endswith("\nThe two models are the same.\n")
    assert json.loads(diff(path, path, "--json").stdout)["changes"] == []


def test_output_file(tmp_path):
    models = [path_of("nvrtc", release) for release in (OLD, NEW)]
    result = diff(*models, "--out", tmp_path / "report.md")
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    assert (tmp_path / "report.md").read_text() == diff(*models).stdout
    result = diff(*models, "--out", tmp_path / "no" / "report.md")
    assert result.returncode == 2
    assert "cannot write" in result.stderr


def refused(result):
    assert result.returncode == 2
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    return line


def test_models_of_different_modules():
    line = refused(diff(path_of("driver", NEW), path_of("nvrtc", NEW)))
    assert line.endswith(f"nvrtc.json@13.5: error: this is a model of nvrtc, but {path_of('driver', NEW)} is a model of driver")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (None, "old.json: error: cannot be read: No such file or directory; check the path"),
        ("", "old.json:1:1: error: a value is missing"),
        ("{}", "old.json:1:1: error: not a model of format 1"),
        ('{"format": 3, "module": "nvrtc"}', "old.json:1:1: error: not a model of format 1"),
        ('{"format": 1, "module": "m", "status_enum": "s", "success": "S", "colour": "red"}', 'old.json:1:76: error: unknown key "colour"'),
        ('{"format": 1, "module": "nvrtc"', "old.json:1:32: error: "),
    ],
    ids=["missing", "empty", "no model", "another format", "unknown key", "cut off"],
)
def test_what_is_no_model(tmp_path, text, expected):
    path = tmp_path / "old.json"
    if text is not None:
        path.write_text(text)
    good = path_of("nvrtc", NEW)
    for arguments in ((path, good), (good, path)):
        assert expected in refused(diff(*arguments))


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((), "diff needs OLD.json NEW.json"),
        (("a",), "diff needs OLD.json NEW.json"),
        (("a", "b", "c"), "unexpected argument c"),
        (("a", "b", "--cuda", "x"), "diff does not take --cuda"),
        (("a", "b", "--model", "x"), "diff does not take --model"),
        (("a", "b", "--jason"), "--jason"),
    ],
)
def test_wrong_usage(arguments, expected):
    assert expected in refused(diff(*arguments))


# ---- combined reports ----


def release_report(*arguments):
    command = [sys.executable, ROOT / "ci" / "release-report", *arguments]
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False,
                          env={**os.environ, "GENERATOR": str(GENERATOR)})


def test_committed_report_is_up_to_date():
    result = release_report("13.4", NEW, "--check")
    assert result.returncode == 0, result.stderr


def test_report_that_is_not_up_to_date(tmp_path):
    path = tmp_path / "report.md"
    result = release_report(OLD, NEW, "--out", path)
    assert result.returncode == 0, result.stderr
    path.write_text(path.read_text() + "more\n")
    result = release_report(OLD, NEW, "--check", "--out", path)
    assert result.returncode == 1
    assert "does not match the models" in result.stderr
    assert path.read_text().endswith("more\n")


def test_report_on_a_release_that_lacks_a_module(tmp_path):
    result = release_report("11.8", "12.0", "--out", tmp_path / "report.md")
    assert result.returncode == 0, result.stderr
    assert "CUDA 11.8 has no nvjitlink: it is left out\n" in result.stdout
    text = (tmp_path / "report.md").read_text()
    assert "(`nvjitlink`)" not in text and "(`driver`)" in text


def test_report_with_libraries(tmp_path):
    """There is a chapter for each library with models of both releases, only if asked for."""
    result = release_report("13.0", "13.5", "--libraries", "--out", tmp_path / "report.md")
    assert result.returncode == 0, result.stderr
    text = (tmp_path / "report.md").read_text()
    assert "(`driver`)" in text and "(`cusparse`)" in text and "| `nccl` | 0 | 0 | 0 | 0 |" in text
    result = release_report("12.0", "12.1", "--libraries", "--out", tmp_path / "old.md")
    old = (tmp_path / "old.md").read_text()
    assert result.returncode == 0 and "(`cusparse`)" in old and "`cusparseCreateBsr`" in old and "`cufile`" not in old
    (tmp_path / "program.py").write_text("from cubind import cusparse, cupti\nprint(cupti.CUpti_ActivityNvLink2)\n")
    assert "CUpti_ActivityNvLink2" in release_report("13.0", "13.5", "--libraries", "--uses", tmp_path).stdout
    assert "no breaking change is used" in release_report("13.0", "13.5", "--uses", tmp_path).stdout


PROGRAM = """\
from cubind import driver, runtime
from cubind.driver import CUdevSmResourceSplit_flags as flags
print(driver.CUlimit.CU_LIMIT_MAX)  # CUDA_EVENT_RECORD_NODE_PARAMS only in a comment
if hasattr(driver, "RESOURCE_ABI_EXTERNAL_BYTES"):
    resource = driver.CUdevResource()
    resource._oversize = bytes(48)
"""
STUB = "cdef extern from *:\n    struct cudaConditionalNodeParams  # and cudaKernelNodeParamsV2\n"


def test_what_a_tree_uses(tmp_path):
    """Names, attributes, imports and texts count; in files other than Python every word does.

    Uses of things that do not break are not reported.
    """
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "program.py").write_text(PROGRAM)
    (tmp_path / "stub.pyx").write_text(STUB)
    (tmp_path / "notes.txt").write_text("CUjit_option.CU_JIT_NUM_OPTIONS")
    (tmp_path / "other.py").write_text("print(driver.cuInit(0), _oversize)\n")
    result = release_report(OLD, NEW, "--uses", tmp_path)
    assert (result.returncode, result.stderr) == (0, "")
    heads = [line.split(": ")[1:3] for line in result.stdout.splitlines() if not line.startswith(" ")]
    assert heads == [
        ["CUdevSmResourceSplit_flags", "breaks source"],
        ["RESOURCE_ABI_EXTERNAL_BYTES", "breaks source"],
        ["CUdevResource", "breaks source"],
        ["CUlimit.CU_LIMIT_MAX", "changes what programs do"],
        ["cudaConditionalNodeParams", "breaks what was compiled or kept"],
    ]
    program = tmp_path / "deep" / "program.py"
    for place in (f"{program}:2: CUdevSmResourceSplit_flags", f"{program}:3: CU_LIMIT_MAX", f"{program}:4: RESOURCE_ABI_EXTERNAL_BYTES",
                  f"{program}:6: _oversize", f"{tmp_path / 'stub.pyx'}:2: cudaConditionalNodeParams"):
        assert f"    {place}\n" in result.stdout
    assert "Write `CUdevSmResourceSplitByCount_flags` in place of" in result.stdout


def test_a_tree_that_uses_nothing(tmp_path):
    (tmp_path / "broken.py").write_text("def f(:\n    cuInit\n")
    result = release_report(OLD, NEW, "--uses", tmp_path)
    assert (result.returncode, result.stdout) == (0, f"{tmp_path}: no breaking change is used\n")
    result = release_report(OLD, NEW, "--uses", tmp_path / "nowhere")
    assert result.returncode == 1
    assert result.stderr == f"ci/release-report: error: no such folder: {tmp_path / 'nowhere'}\n"


def test_the_reports_are_listed(tmp_path, load_script):
    """README.md has one line per report, with the sums of its table and its number of changes."""
    for old, new in (("13.0", "13.1"), ("13.4", "13.5")):
        assert release_report(old, new, "--out", tmp_path / f"{old}-to-{new}.md").returncode == 0
    lines = [line for line in load_script("release-report").index(tmp_path).splitlines() if line.startswith("| [")]
    assert [line.split("](")[1].split(")")[0] for line in lines] == ["13.0-to-13.1.md", "13.4-to-13.5.md"]
    for line in lines:
        *broken, _ = [int(number) for number in line.rstrip(" |").split(" | ")[1:]]
        text = (tmp_path / line.split("](")[1].split(")")[0]).read_text()
        assert text.count("**breaking**") == sum(broken)
        assert f"\n**{sum(broken)} changes break callers**, over all modules" in text


@pytest.mark.parametrize("arguments", [(), ("13.0",), ("--all", "13.0", "13.5")], ids=" ".join)
def test_report_wants_two_releases_or_all(arguments):
    result = release_report(*arguments)
    assert result.returncode == 2
    assert result.stderr.endswith("error: two releases are needed, or --all without any\n")


@pytest.mark.parametrize("name", ["12.9-to-13.0", "13.4-to-13.5"])
def test_reports_have_every_module(name, tmp_path):
    """Each has them; the committed example is current."""
    old, new = name.split("-to-")
    path = ROOT / "docs" / "releases" / f"{name}.md"
    if new == "13.5":
        assert release_report(old, new, "--check").returncode == 0
    else:
        path = tmp_path / path.name
        assert release_report(old, new, "--out", path).returncode == 0
    text = path.read_text()
    assert text.startswith(f"# CUDA {old} → {new}\n")
    for module in RELEASE:
        assert f"| `{module}` | " in text
        assert text.count(f" (`{module}`)\n") == 1
    assert str(ROOT) not in text
