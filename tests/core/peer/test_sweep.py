"""Test that wrong arguments raise the same exceptions in cubind.core as in cuda-core 1.2.2.

The sweep covers every callable that both packages have. Error texts of cubind begin with those of
cuda-core, unless a rule in sweep_rules.py allows the difference. A rule that allows no difference
at all fails the test. Both packages run once, in parallel.
"""

import json
import re
import subprocess

import pytest
from support import libraries
from support.core.peer import comparison, sweep_rows
from support.core.peer.comparison import DRIVER_ERROR, MEMBER, NOT_THEIR_OWN
from support.core.peer.sweep_rules import RULES

from core.peer.test_members import LEFT_OUT, shown_by

comparison.need()

pytestmark = pytest.mark.peer

SIDE = libraries.TESTS / "support" / "core" / "peer" / "sweep_side.py"
CLASSES = [*sweep_rows.SUBJECTS, *sweep_rows.FUNCTIONS]
HANGS = 1  # rows in which the peer does not return
# The repr of an object that contains no other repr.
QUOTED = re.compile(r"<(?!class )(\w+)( [^<>]*)?>")


# --- both sides -----------------------------------------------------------------------------------


def left_out():
    """Return the names that cubind.core lacks, and their members."""
    return {name for name in shown_by("cuda") if any(name == n or name.startswith(n + ".") for n in LEFT_OUT)}


def run_both():
    """Run the sweep in both packages; return {class: [[key, ours, theirs], …]}."""
    classes = sweep_rows.classes(shown_by("cubind"), shown_by("cuda"), left_out())
    given = json.dumps({"names": sweep_rows.NAMES, "classes": classes})
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    sides = [subprocess.Popen(**comparison.side(SIDE, package, **pipes)) for package in ("cubind", "cuda")]
    for side in sides:
        side.stdin.write(given)
        side.stdin.close()
        side.stdin = None
    found = []
    for side in sides:
        out, errors = side.communicate()
        assert side.returncode == 0, errors[-2000:]
        found.append([json.loads(line) for line in out.splitlines()])
    keys = [row[0] for _, rows in classes for row in rows]
    assert [key for key, _ in found[0]] == [key for key, _ in found[1]] == keys
    rows = iter([key, ours, theirs] for (key, ours), (_, theirs) in zip(*found, strict=True))
    return {name: [next(rows) for _ in given] for name, given in classes}


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory):
    return comparison.once(tmp_path_factory, "sweep", run_both)


# --- comparing ------------------------------------------------------------------------------------


def without_details(text):
    """Shorten quoted reprs to their class: texts agree if they quote objects of one class.

    protocols.py compares the reprs themselves.
    """
    shorter = QUOTED.sub(r"‹\1›", text)
    return text if shorter == text else without_details(shorter)


def told(outcome):
    """Return an outcome as the rules are written, with texts of both packages in the same words."""
    if outcome[0] == "raised":
        text = without_details(MEMBER.sub(r"\1", outcome[2].removesuffix("\0")))
        return f"{outcome[1][0]}: {text}"
    kind = re.sub(r"^\w+_iterator$", "iterator", str(outcome[-1])).replace("cython_function_or_method", "function")
    return f"-> {kind}" if outcome[0] == "returned" else " ".join(map(str, outcome))


def agree(ours, theirs):
    if ours[0] != "raised" or theirs[0] != "raised":
        return told(ours) == told(theirs)
    text, expected = told(ours).partition(": ")[2], told(theirs).partition(": ")[2]
    if theirs[1][0] not in ours[1]:
        return False
    if theirs[1][0] == "AttributeError" or NOT_THEIR_OWN.search(expected):
        return True
    driver = DRIVER_ERROR.match(expected)
    # If cubind has more to say, it appends to the peer's text (C4.2).
    return text.startswith(driver[1] if driver else expected)


def explaining(key, ours, theirs):
    return next((rule for rule in RULES if rule.explains(key, told(ours), told(theirs))), None)


@pytest.mark.parametrize("name", CLASSES)
def test_class(name, outcomes):
    rows = outcomes[name]
    assert len(rows) >= 20
    unmade = [row for row in rows if "unmade" in (row[1][0], row[2][0])]
    assert not unmade, unmade[:5]
    assert not [row for row in rows if row[1][0] in ("crashed", "hangs")]
    wrong = [row for row in rows if not agree(*row[1:]) and explaining(*row) is None]
    shown = "\n".join(f"{key}\n  cubind: {told(ours)[:200]}\n  peer:   {told(theirs)[:200]}" for key, ours, theirs in wrong)
    assert not wrong, f"{len(wrong)} differences without a rule\n{shown}"


def test_rules(outcomes):
    """Every rule explains a difference that no earlier rule explains; most calls do not differ."""
    rows = [row for found in outcomes.values() for row in found]
    different = [row for row in rows if not agree(*row[1:])]
    used = {explaining(*row) for row in different}
    assert [rule for rule in RULES if rule not in used] == []
    assert all(re.match(r"(C\d+\.\d+|G\d+(\.\d+)?): .", rule.reason) for rule in RULES)
    assert len(rows) > 20_000 and len(different) < len(rows) / 12
    assert sum(theirs[0] == "raised" for _, _, theirs in rows) > 15_000
    assert [theirs[0] for _, _, theirs in rows if theirs[0] in ("hangs", "crashed")] == ["hangs"] * HANGS


# --- tests of the comparison itself ---------------------------------------------------------------


def raised(name, text, *more):
    return ["raised", [name, *more, "Exception"], text]


@pytest.mark.parametrize(
    ("ours", "theirs", "equal"),
    [
        (["returned", "Buffer"], ["returned", "Buffer"], True),
        (["returned", "Buffer"], ["returned", "int"], False),
        (["returned", "Buffer"], raised("ValueError", "x"), False),
        (raised("ValueError", "x and more"), raised("ValueError", "x"), True),
        (raised("ValueError", "x"), raised("ValueError", "x and more"), False),
        (raised("LaunchValueError", "x", "ValueError"), raised("ValueError", "x"), True),
        (raised("ValueError", "x"), raised("TypeError", "x"), False),
        (raised("TypeError", "ours"), raised("TypeError", "Argument 'x' has incorrect type"), True),
        (raised("CUDAError", "CUDA_ERROR_A: ours"), raised("CUDAError", "CUDA_ERROR_A: theirs"), True),
        (raised("CUDAError", "CUDA_ERROR_B: ours"), raised("CUDAError", "CUDA_ERROR_A: theirs"), False),
        (["crashed", -11], raised("TypeError", "x"), False),
        (raised("KeyError", "<Pool>"), raised("KeyError", "<Pool object at 0x…>"), True),
        (raised("KeyError", "<Pool of <Kernel f() handle=1> a=2> and more"), raised("KeyError", "<Pool object at 0x…>"), True),
        (raised("KeyError", "<Pool device=0>"), raised("KeyError", "<Other device=0>"), False),
        (raised("KeyError", "got <Pool device=0>"), raised("KeyError", "<Pool device=0>"), False),
        (raised("TypeError", "not <class 'Pool'>"), raised("TypeError", "not <class 'Other'>"), False),
    ],
)
def test_comparison(ours, theirs, equal):
    assert agree(ours, theirs) is equal
