"""Test ci/instructions: its counts, its report, and the increases that it permits."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[2] / "benchmarks"))
import instructions  # noqa: E402

DUMP = """\
desc: Trigger: Client Request: 50 a call, tuple
ob=/somewhere/python/cubind/driver.cpython-311-x86_64-linux-gnu.so
fl=functions_1.c
fn=py_cuCall
11 400
cob=/usr/lib/libc.so.6
cfn=memcpy
calls=50 3
12 9000
13 100
fn=other
14 50

ob=/usr/lib/libc.so.6
fn=memcpy
3 9000
ob={python}
fn=eval
0 {interpreter}
"""


def dumps(factor=1, interpreter=1000):
    python = instructions.os.path.realpath(sys.executable)
    text = DUMP.replace("{python}", python)
    more = text.replace(": 50 a", ": 100 a").replace("11 400", f"11 {400 + factor * 5000}")
    return [text.replace("{interpreter}", "300"), more.replace("{interpreter}", str(300 + interpreter))]


def test_what_was_called_and_what_is_not_ours_is_not_counted():
    (cost,) = instructions.by_case(dumps()).values()
    assert {function: count for (_, function), count in cost.items()} == {
        "py_cuCall": 100, "other": 0, "memcpy": 0, "eval": 20,
    }
    assert instructions.counted(cost) == (100, 120)


@pytest.mark.parametrize(("now", "fails"), [
    ((100, 400), False), ((105, 400), False), ((106, 400), True), ((100, 420), False), ((100, 421), True),
    ((50, 300), False), ((200, 300), False),
])
def test_five_per_cent_fail(now, fails):
    """More than 5 % is a regression of cubind's instructions, or of all instructions together.

    Cubind's own may grow by as many as the interpreter's drop.
    """
    assert bool(instructions.compare({"call": now}, {"call": (100, 400)})) is fails


def test_one_or_two_instructions_are_no_regression():
    assert instructions.compare({"call": (12, 100)}, {"call": (10, 100)}) == []
    assert instructions.compare({"call": (13, 100)}, {"call": (10, 100)}) != []


def test_another_build_permits_less():
    assert instructions.compare({"call": (100, 1020)}, {"call": (100, 1000)}, instructions.OF_BUILD) == []
    assert instructions.compare({"call": (100, 1021)}, {"call": (100, 1000)}, instructions.OF_BUILD) != []


def test_builds(monkeypatch, capsys):
    counts = {"wheel": [{"slow": {("x", "f"): 1}}], "dev": [{"slow": {("x", "f"): 1}}]}
    monkeypatch.setattr(instructions, "record", lambda script, build, only, places: counts[build.name])
    monkeypatch.setattr(instructions, "medians_of", lambda runs: {"slow": (10, 1030 if runs is counts["wheel"] else 1000)})
    monkeypatch.setattr(instructions, "PLACES", range(4))
    assert len(instructions.compare_builds("script", Path("wheel"), Path("dev"), "")) == 1
    assert capsys.readouterr().out.startswith("the worst call: 1.030 of dev's instructions: slow")


def test_a_call_that_fails_is_named():
    (line,) = instructions.compare({"slow": (200, 300), "same": (5, 5)}, {"slow": (100, 200), "same": (5, 5)})
    assert line == "slow: 100 -> 200 instructions, 200 -> 300 with the interpreter's"
    (line,) = instructions.compare({"new": (5, 5)}, {})
    assert line == "new: not in the baseline"


def test_forms():
    """The checked form may take forty more instructions."""
    assert instructions.compare_forms({"f, tuple": (100, 0), "f, checked": (140, 0)}) == []
    assert instructions.compare_forms({"f, tuple": (100, 0), "f, checked": (141, 0)}) == ["f, tuple: 100, checked 141"]


def test_the_baseline_is_complete():
    made_by, baseline = instructions.read_baseline()
    assert made_by.startswith("Python 3.") and ", gcc " in made_by
    assert len(baseline) >= 60
    assert all(0 <= ours <= both for ours, both in baseline.values())
