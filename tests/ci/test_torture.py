"""Test random headers, with a new seed for each commit, and that the checks detect damage.

ci/torture runs more headers.
"""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("CUBIND_BUILD", "build/dev")
sys.path.insert(0, str(ROOT / "tests/torture"))

import attributes  # noqa: E402: of the folder above
import library  # noqa: E402
import run  # noqa: E402
from header import Declaration, Header  # noqa: E402

needs_generator = pytest.mark.skipif(not (BUILD / "generator/cubind-gen").exists(), reason="needs cubind-gen: built by CMake with CUBIND_BUILD_GENERATOR")


not_sanitized = pytest.mark.skipif("ASAN_OPTIONS" in os.environ, reason="the sanitizer has to be the first library of the programs that it makes")


def seed_of_tree():
    """Return a seed: the same for a tree, and another one for the next commit."""
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    return int(commit[:8], 16) % 10**6 if commit else random.SystemRandom().randrange(10**6)


@not_sanitized
@needs_generator
def test_random_headers(tmp_path):
    seed = seed_of_tree()
    print(f"ci/torture 20 --seed {seed}")
    summary = run.torture(run.seeded(20, seed), 2, ROOT / "build/torture", seconds=10, most=2)
    assert not summary["faults"], f"ci/torture 20 --seed {seed} runs the same headers: {summary}"
    assert summary["headers"] == 20 and summary["declarations"] >= 1000
    assert summary["values compared"] > 100 * 20


@not_sanitized
@needs_generator
def test_every_attribute(tmp_path):
    rng, rows = random.Random(1), attributes.table()
    made = [attributes.declared(Declaration, f"attribute{i}", *row, rng) for i, row in enumerate(rows)]
    summary = run.torture([Header.of(at, made[at : at + 100]) for at in range(0, len(made), 100)], 2, ROOT / "build/torture", seconds=10, most=2)
    assert not summary["faults"], summary
    assert summary["declarations"] == len(rows) > 1500


def test_a_seed_makes_the_same_header():
    first, second = Header(7), Header(7)
    assert (first.text, first.spec, first.facts) == (second.text, second.spec, second.facts)
    assert first.text != Header(8).text


def damaged(facts, what):
    """Return the facts with one fact of that kind made false."""
    for fact in facts["checks"]:
        if what == "member" and fact["what"] == "record":
            member = fact["members"][0]
            member["data"] = f"{int(member['data'][:2], 16) ^ 1:02x}{member['data'][2:]}"
            return facts
        for param in fact.get("params", []):
            if param.get(what):
                param[what] = f"{int(param[what][:2], 16) ^ 1:02x}{param[what][2:]}"
                return facts
    raise AssertionError(what)


@needs_generator
@pytest.mark.parametrize("what", ["member", "argument", "input", "output"])
def test_a_lost_bit_is_found(tmp_path, monkeypatch, what):
    facts = damaged(Header(1).facts, what)
    monkeypatch.setattr(Header, "facts", property(lambda self: facts))
    with pytest.raises(library.Fault, match="call: "):
        library.Library(library.Workshop(tmp_path), Header(1)).run()


@needs_generator
def test_a_lost_declaration_is_found(tmp_path):
    header = Header(1)
    bound = next(d for d in header.declarations if d.fate == "bound")
    bound.fate = "skipped"
    with pytest.raises(library.Fault, match=f"declarations: {bound.name} is bound"):
        library.Library(library.Workshop(tmp_path), header).run()


@pytest.mark.parametrize("words", [["0"], ["many"], ["--seed", "x"]])
def test_refused(words):
    done = subprocess.run([sys.executable, ROOT / "tests/torture/run.py", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "ci/torture: error: " in done.stderr
