"""What the committed models hold, counted: facts of each CUDA release (that the models are up to date is ci/regenerate's)."""

import json
from pathlib import Path

import pytest

MODELS = Path(__file__).resolve().parents[2] / "generated" / "model"
LISTS = ("functions", "records", "enums", "macros", "typedefs", "skipped")

# structs, unions and opaque structs are all records; anonymous ones count.
COUNTS = {
    ("13.0", "driver"): dict(functions=449, enums=108, enumerators=877, records=108 + 17 + 25, typedefs=286, macros=162),
    ("13.5", "driver"): dict(functions=492, enums=123, enumerators=991, records=128 + 26 + 27, typedefs=323, macros=168),
    ("13.0", "nvrtc"): dict(functions=24, enums=1, enumerators=18, records=1, typedefs=2, macros=0),
    ("13.5", "nvrtc"): dict(functions=29, enums=1, enumerators=19, records=1 + 1, typedefs=3, macros=3),
}


def load(release, module):
    return json.loads((MODELS / release / f"{module}.json").read_text())


@pytest.fixture(params=sorted(COUNTS), ids="-".join)
def case(request):
    return load(*request.param), COUNTS[request.param]


def test_counts(case):
    model, expected = case
    found = {kind: len(model[kind]) for kind in LISTS if kind != "skipped"}
    found["enumerators"] = sum(len(enum["items"]) for enum in model["enums"])
    assert found == expected


def test_every_entry_has_a_name_and_every_skip_a_reason(case):
    model, _ = case
    assert all(entry["name"] for kind in LISTS for entry in model[kind])
    assert all(entry["reason"] for entry in model["skipped"])


def test_no_function_is_skipped(case):
    model, _ = case
    assert not [f["name"] for f in model["functions"] if f.get("skip")]
    assert not [entry for entry in model["skipped"] if entry["kind"] == "function"]


def test_no_text_of_the_headers(case):
    model, _ = case
    assert not [key for kind in LISTS for entry in model[kind] for key in entry if key in {"doc", "brief", "comment"}]


@pytest.mark.parametrize("module", ["driver", "nvrtc"])
def test_functions_are_only_added(module):
    old, new = ({f["symbol"] for f in load(release, module)["functions"]} for release in ("13.0", "13.5"))
    assert old < new
