"""Test that documents describe every word of templates and specs, and variants in their order."""

import ast
import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("CUBIND_BUILD", "build/dev")
KINDS = (ROOT / "generator" / "model" / "kinds.def").read_text()


def words_of(table, macro):
    return re.findall(rf"^{macro}\((\w+)", table, re.MULTILINE)


def test_variants_in_their_order():
    words = words_of((ROOT / "generator" / "render" / "variants.def").read_text(), "VARIANT")
    text = (ROOT / "templates" / "params.c.in").read_text()
    lines = text[text.index("Variants are facts") : text.index("---- by value ----")].split("\n\n")[1].splitlines()
    described = [re.split(r"\s{2,}", line.strip())[0].split() for line in lines]
    # Words on one line exclude each other, so their order does not matter.
    groups = [sorted(group, key=words.index) for group in described]
    assert len(words) == len(set(words)) > 20
    assert [word for group in groups for word in group] == words


def section(title):
    text = (ROOT / "docs" / "spec-format.md").read_text()
    return text.split(f"## {title}\n")[1].split("\n## ")[0]


def test_parameter_kinds():
    rows = [line.split("|")[1] for line in section("Parameter kinds").splitlines() if line.startswith("| `")]
    described = [word for row in rows for word in re.findall(r"`(\w+)`", row)]
    assert len(described) == len(set(described)) > 50
    assert sorted(described) == sorted(words_of(KINDS, "KIND"))


def test_field_kinds():
    described = set(re.findall(r"\w+", section("Field kinds")))
    words = words_of(KINDS, "FIELD_KIND")
    assert len(words) > 20
    assert set(words) <= described


def test_value_types():
    table = (ROOT / "generator" / "model" / "value_types.def").read_text()
    words = [word for macro in ("CLASS", "NUMBER", "PLAIN") for word in words_of(table, macro)]
    described = set(re.findall(r"\w+", section("Value types of tables")))
    assert len(words) == len(set(words)) > 25
    assert set(words) <= described


# ---- keys of rules, members of the model ----

MODEL = (ROOT / "generator" / "model" / "model.def").read_text()


def model_rows(struct):
    """Return the arguments of each line of model.def for a member of the struct (a pattern)."""
    lines = re.findall(rf"^    [A-Z]+\({struct}, ((?:[^()]|\([^()]*\))*)\)", MODEL, re.MULTILINE)
    return [[part.strip() for part in re.split(r",\s*(?![^(]*\))", line)] for line in lines]


def rule_keys(struct):
    return {m[1] for row in model_rows(struct) for m in [re.search(r"\b(?:RULE|READ|OWN)\((\w+)\)", ",".join(row))] if m}


def keys_beside_members():
    """Return the keys of a parameter's rule that no member of the model holds."""
    (words,) = re.findall(r"other_keys\[\] = \{(.*?), NULL\}", (ROOT / "generator" / "spec" / "params.c").read_text())
    return set(re.findall(r'"(\w+)"', words))


def test_parameter_keys():
    rows = [line.split("|")[1] for line in section("Parameter keys").splitlines() if line.startswith("| `")]
    described = [word for row in rows for word in re.findall(r"`(\w+)`", row)]
    assert len(described) == len(set(described)) > 20
    assert set(described) == rule_keys("param") | keys_beside_members()


@pytest.mark.parametrize("struct", ["field", "record"])
def test_keys_of_records(struct):
    """The text of the document describes the keys: those of fields, and of a record's `_record`."""
    text = (ROOT / "docs" / "spec-format.md").read_text()
    assert rule_keys(struct)
    assert [key for key in sorted(rule_keys(struct)) if not re.search(rf"\b{key}:|`{key}`", text)] == []


def test_details_of_a_comparison():
    """The document lists the words of model.def; its line on spec decisions has no others."""
    said = {row[-1].strip('"') for row in model_rows(r"\w+") if row[-1].startswith('"')}
    text = (ROOT / "docs" / "diff.md").read_text()
    assert len(said) > 40
    assert [word for word in sorted(said) if f"`{word}`" not in text] == []
    (row,) = [line for line in text.splitlines() if line.endswith("members of `generator/model/model.def` |")]
    # "row" is a table's word: rows are compared as a whole.
    assert set(re.findall(r"`([^`]+)`", row.split("|")[1])) <= said | {"row"}


# ---- the complete spec that the fuzzers start from ----

EVERYTHING = ROOT / "tests" / "fuzz" / "everything.yaml"


def test_fuzzers_begin_with_every_key():
    text = EVERYTHING.read_text()
    parts = re.split(r"^(\w+):", text, flags=re.MULTILINE)
    of = dict(zip(parts[1::2], parts[2::2], strict=True))
    wanted = {"functions": rule_keys("param") | keys_beside_members(), "records": rule_keys("field") | rule_keys("record")}
    for where, keys in wanted.items():
        present = of[where] + (of["parameters"] if where == "functions" else "")
        missing = [key for key in sorted(keys) if not re.search(rf"\b{key}:", present)]
        assert missing == [], f"{EVERYTHING.name}: {where} say nothing of them"


def test_the_spec_that_has_everything_goes_through_all_stages(tmp_path):
    generator = BUILD / "generator" / "cubind-gen"
    if not generator.exists():
        pytest.skip("this build has no generator")
    text = (ROOT / "tests" / "fuzz" / "pipeline.c").read_text()
    for variable, name in (("pipeline_other_header", "other.h"), ("pipeline_header", "input.h")):
        (lines,) = re.findall(rf"const char {variable}\[\] =(.*?);\n\n", text, re.DOTALL)
        (tmp_path / name).write_text("".join(ast.literal_eval(s) for s in re.findall(r'"(?:[^"\\]|\\.)*"', lines)))
    (tmp_path / "sample.yaml").write_text(EVERYTHING.read_text())
    command = [generator, "generate", "--specs", tmp_path, "--module", "sample", "--include", tmp_path, "--out", tmp_path / "out"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
