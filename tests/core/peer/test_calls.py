"""Compare cubind.core with cuda-core 1.2.2: run the rows of calls.py with both.

Each package runs in a process of its own, on the same stub driver. With CUBIND_GPU=1 they run on a
GPU, without the rows that need the stub. test_members.py compares names and signatures.
"""

import functools
import json
import re
import subprocess

import pytest
from cubind import driver
from support import libraries
from support.core.peer import calls, comparison
from support.core.peer.comparison import DRIVER_ERROR, MEMBER, NOT_THEIR_OWN
from support.core.peer.rows import Raises, Row, Value

comparison.need(on_stub=False)

pytestmark = pytest.mark.peer

SIDE = libraries.TESTS / "support" / "core" / "peer" / "side.py"
TIMEOUT = 600
# Rows that look into the stub, print its name, or depend on the release of NVRTC.
OF_THE_STUB = re.compile(r"\b(stub|fails|passed|launched)\b|^repr\(dev\.properties\)|use_bundled_headers=True\)\.as_bytes\('nvvm'\)")
ROWS = [row for row in calls.ROWS if not (libraries.ON_GPU and OF_THE_STUB.search(row.source))]


# --- both sides -----------------------------------------------------------------------------------


def run_rows(package, rows):
    """Return ["ready"] and [key, outcome] of the rows that ran, and how the process ended."""
    given = json.dumps([[row.key, row.source] for row in rows])
    child = subprocess.run(**comparison.side(SIDE, package, input=given, capture_output=True, timeout=TIMEOUT))
    end = f"status {child.returncode}: {child.stderr[-500:]}"
    return [json.loads(line) for line in child.stdout.splitlines()] or [["not"]], end


@functools.cache
def outcomes(package):
    """Return {key: outcome} of all rows.

    A row that ends its process has crashed; the next process continues after it.
    """
    found, rows = {}, ROWS
    while rows:
        done, end = run_rows(package, rows)
        assert "ready" in done.pop(0), f"{package}: {end}"
        is_broken = done[-1:] == [["again"]]
        done = done[:-1] if is_broken else done
        found.update(done)
        rows = rows[len(done) :]
        if rows and not is_broken:
            found[rows[0].key] = {"crashed": end}
            rows = rows[1:]
    return found


# --- comparing ------------------------------------------------------------------------------------


def upstreams(outcome):
    """Return the peer's outcome in the contract's terms.

    The NUL at the end of its logs is removed, and members are replaced by their values.
    """
    changed = dict(outcome)
    for key in ("value", "text"):
        if isinstance(changed.get(key), str) and not changed[key].startswith("bytes:"):
            changed[key] = MEMBER.sub(r"\1", changed[key].removesuffix("\0"))
    return changed


def comparable(row, outcome, other):
    """Return the part of an outcome that must be equal."""
    warnings = outcome["warnings"] if row.warnings else [category for category, _ in outcome["warnings"]]
    if "raised" not in outcome:
        return {**outcome, "warnings": warnings}
    kept = {"raised": outcome["raised"], "warnings": warnings}
    driver = DRIVER_ERROR.match(outcome["text"])
    if driver:
        kept["text"], kept["args"] = driver[1], outcome["args"]
    elif row.text and outcome["raised"] != "AttributeError" and not NOT_THEIR_OWN.search(other.get("text", "")):
        kept["text"] = outcome["text"]
    return kept


def same_outcome(row, ours, theirs):
    if "crashed" in ours or "crashed" in theirs:
        return False
    theirs = upstreams(theirs)
    ours_kept, theirs_kept = comparable(row, ours, theirs), comparable(row, theirs, theirs)
    text, expected = ours_kept.get("text"), theirs_kept.get("text")
    if text is not None and expected is not None and text.startswith(expected):
        ours_kept["text"] = expected  # cubind may append to the peer's text (C4.2)
    return ours_kept == theirs_kept


def fits(expected, outcome):
    if isinstance(expected, Raises):
        return outcome.get("raised") == expected.type and outcome["text"].startswith(expected.text)
    return "value" in outcome and expected.value in (..., outcome["value"])


def shown(outcome):
    return json.dumps(outcome, ensure_ascii=False)[:1500]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.key[:110])
def test_row(row):
    if row.least > driver.cuDriverGetVersion()[1]:
        pytest.skip(f"a driver before {row.least} refuses it before anything else")
    ours, theirs = outcomes("cubind")[row.key], outcomes("cuda")[row.key]
    both = f"\n{row.source}\n  cubind: {shown(ours)}\n  peer:   {shown(theirs)}"
    if row.reason:
        # On a GPU the real driver and NVRTC decide: they may be other releases than the stub's, and
        # refuse or accept earlier or later.
        assert libraries.ON_GPU or fits(row.peer, theirs), f"the peer does not do what the row says of it{both}"
        assert fits(row.ours, ours), f"{row.reason}: {row.ours}{both}"
    else:
        assert "crashed" not in theirs, both
        assert same_outcome(row, ours, theirs), both


def test_table():
    keys = [row.key for row in calls.ROWS]
    assert len(keys) == len(set(keys)) >= 250
    for row in calls.ROWS:
        if row.reason:
            assert re.match(r"(G\d+(\.\d+)?|C\d+\.\d+|scope)\b.*", row.reason), row.reason
            assert isinstance(row.ours, Value | Raises) and isinstance(row.peer, Value | Raises)


# --- a test of the comparison itself --------------------------------------------------------------


def raised(name, text, warnings=()):
    return {"raised": name, "text": text, "args": ["str"], "warnings": list(warnings)}


@pytest.mark.parametrize(
    ("ours", "theirs", "equal"),
    [
        ({"value": 1, "warnings": []}, {"value": 1, "warnings": []}, True),
        ({"value": 1, "warnings": []}, {"value": 2, "warnings": []}, False),
        ({"value": 1, "warnings": []}, {"value": 1, "warnings": [["UserWarning", "x"]]}, False),
        ({"value": 1, "warnings": []}, raised("ValueError", "x"), False),
        (raised("ValueError", "x"), raised("TypeError", "x"), False),
        (raised("ValueError", "x and more"), raised("ValueError", "x"), True),
        (raised("ValueError", "x"), raised("ValueError", "x and more"), False),
        (raised("CUDAError", "CUDA_ERROR_A: ours"), raised("CUDAError", "CUDA_ERROR_A: theirs"), True),
        (raised("CUDAError", "CUDA_ERROR_A: ours"), raised("CUDAError", "CUDA_ERROR_B: ours"), False),
        (raised("TypeError", "ours"), raised("TypeError", "Argument 'x' has incorrect type"), True),
        ({"crashed": "status -11"}, raised("TypeError", "x"), False),
    ],
)
def test_comparison(ours, theirs, equal):
    row = Row("group", "source")
    assert same_outcome(row, ours, theirs) is equal
