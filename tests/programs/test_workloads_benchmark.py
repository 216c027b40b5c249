"""Run benchmarks/workloads.py on the stub libraries and the simulated device.

The tests also check the values that it computes from measured numbers.
"""

import argparse
import json
import subprocess
import sys

import pytest
from support import libraries
from support.sanitizers import needs_builtins

ROOT, BUILD = libraries.ROOT, libraries.BUILD


@pytest.fixture
def scripts(monkeypatch):
    """Return (workloads, workloads_sides) as modules."""
    monkeypatch.syspath_prepend(ROOT / "benchmarks")
    import workloads
    import workloads_sides

    return workloads, workloads_sides


def run(*options):
    command = [sys.executable, "benchmarks/workloads.py", "--build", BUILD, "--small", "--stub", BUILD, "--rounds", "2"]
    command += options
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.nvrtc
@pytest.mark.skipif(libraries.ON_GPU, reason="ci/gpu-test runs it on the GPU")
@needs_builtins
def test_rows_have_both_sides(tmp_path):
    """Every row has both sides, although one workload fails: cuFFT's stub returns bad sizes."""
    path = tmp_path / "numbers.json"
    result = run("--only", "add,fft,products,particles,copies", "--json", path, "--check")
    assert result.returncode == 1, result.stdout + result.stderr
    assert "FAILED fft: CUDAError: CUDA_ERROR_OUT_OF_MEMORY" in result.stdout
    assert "no torch: needs a GPU" in result.stdout and "vector add, 10⁷" in result.stdout
    numbers = json.loads(path.read_text())
    assert set(numbers["failed"]) == {"fft"}
    rows = {row["key"]: row for row in numbers["rows"]}
    wanted = ["add four_each", "add one_each", "add grid_stride", "particles", "copies 1", "copies 4"]
    wanted += [f"products {mode} {how}" for mode in ("fp32", "TF32") for how in ("calls", "graph")]
    assert set(rows) == set(wanted)
    for row in rows.values():
        assert set(row["times"]) == {"cubind", "C"}, row
        assert all(0 < of["least"] <= of["median"] <= of["most"] for of in row["times"].values())
    assert all(goal["met"] in (True, False) for goal in rows["add four_each"]["goals"])
    assert [goal["met"] for goal in rows["particles"]["goals"]][:2] == [None, None]
    for row in rows.values():
        assert [(goal["kind"], goal["side"]) for goal in row["goals"]][-1] == ("best", "C")


def median(**times):
    return {side: {"median": time} for side, time in times.items()}


def test_goals(scripts):
    _, sides = scripts
    row = {"times": median(cubind=30.004, C=29.9, numba=90.1)}
    assert sides.Goal("time", 30).judge(row, {}) == (30.0, True)
    assert sides.Goal("time", 29.9).judge(row, {}) == (30.0, False)
    assert sides.Goal("ratio", 1.0).judge(row, {}) == (1.0, True)
    assert sides.Goal("ratio", 0.99).judge(row, {}) == (1.0, False)
    assert sides.Goal("rate", 3, "numba").judge(row, {}) == (3.0, True)
    assert sides.Goal("rate", 3, "torch").judge(row, {}) == (None, None)
    best = sides.Goal("best", 1.05)
    assert best.judge(row, {}) == (1.0, True) and best.side == "C"
    assert best.judge({"times": median(cubind=2.0, C=3.0, CuPy=1.5)}, {}) == (1.33, False) and best.side == "CuPy"
    assert best.judge({"times": median(cubind=2.0)}, {}) == (None, None)
    others = {"slower": {"times": median(cubind=40.0)}, "faster": {"times": median(cubind=20.0)}}
    assert sides.Goal("rate", 1, row="slower").judge(row, others) == (1.33, True)
    assert sides.Goal("rate", 1, row="faster").judge(row, others) == (0.67, False)
    assert sides.Goal("rate", 1, row="none").judge(row, others) == (None, None)


def test_goals_compare_turns_of_the_same_round(scripts):
    """Goals compare turns of one round.

    Here the clocks halve: in half of the rounds for cubind, in more for C, so the medians say the
    opposite.
    """
    workloads, sides = scripts
    ours, theirs = [10.0, 10.0, 10.0, 20.0, 20.0], [9.0, 9.0, 18.0, 18.0, 18.0]
    row = {"key": "a", "title": "a", "times": median(cubind=10.0, C=18.0), "goals": [], "missing": {},
           "turns": {"cubind": ours, "C": theirs}, "group": "a"}  # fmt: skip
    assert sides.Goal("ratio", 1.0).judge(row, {}) == (1.11, False)
    other = {"times": median(cubind=18.0), "turns": {"cubind": theirs}, "group": "a"}
    assert sides.Goal("rate", 1, row="b").judge(row, {"b": other}) == (0.9, False)
    assert sides.Goal("rate", 1, row="b").judge(row, {"b": other | {"group": "b"}}) == (1.8, True)
    run = object.__new__(workloads.Run)
    run.machine, run.failed, run.rows, run.options = {}, {}, {"a": row}, argparse.Namespace(rounds=10)
    assert set(run.numbers()["rows"][0]) == {"key", "title", "times", "goals", "missing", "forms"}


def test_rows_of_a_group_take_turns(scripts):
    _, sides = scripts
    told = []

    class Bench(sides.Bench):
        def __init__(self):
            self.rounds, self.is_stub = 2, False
            self.device = argparse.Namespace(sync=lambda: None)

        def once(self, side, led=False):
            told.append((side.run, led))
            return 4.0

    rows = [sides.Row(key, key, 2) for key in "ab"]
    rows[0].sides = {"torch": sides.Side("a torch"), "cubind": sides.Side("a cubind")}
    rows[1].sides = {"cubind": sides.Side("b cubind"), "C": sides.Side("b C", check=lambda: False)}
    turns = Bench().measure(sides.Group(rows, 3, led=True))
    assert turns == [{"torch": [2.0] * 6, "cubind": [2.0] * 6}, {"cubind": [2.0] * 6}]
    assert rows[1].missing == {"C": "the result is wrong"}
    those = [name for name, led in told if led]
    assert those[:6] == ["a cubind", "b cubind", "a torch", "a torch", "b cubind", "a cubind"]
    assert those[6:9] == ["b cubind", "a torch", "a cubind"]


class Clocked:
    """A bench whose runs take as long as their result says."""

    rounds, is_stub = 1, False
    device = argparse.Namespace(sync=lambda: None)

    def once(self, side, led=False):
        return side.run()


def test_the_fastest_form_that_works_takes_part(scripts):
    _, sides = scripts
    bench = type("Bench", (Clocked, sides.Bench), {"__init__": lambda self: None})()

    def made(name, microseconds, check=lambda: True):
        def run():
            if microseconds is None:
                raise RuntimeError("not here")
            return microseconds

        return sides.Side(run, check, form=name)

    row = sides.Row("a", "a", 2)
    row.add("cubind", lambda: sides.Side(lambda: 8.0))
    row.add("torch", lambda: [made("slow", 6.0), made("fast", 4.0), made("wrong", 1.0, lambda: False), made("absent", None)])
    row.add("numba", lambda: [made("absent", None)])
    assert bench.measure(sides.Group([row])) == [{"cubind": [4.0], "torch": [2.0]}]
    assert row.forms == {"torch": {"slow": 3.0, "fast": 2.0}} and row.sides["torch"].form == "fast"
    assert row.missing == {"torch, wrong": "the result is wrong", "torch, absent": "RuntimeError: not here",
                           "numba, absent": "RuntimeError: not here"}


def test_forms_run_their_operation(scripts):
    _, sides = scripts
    told = []
    one, two = sides.forms(sides.Side, 3, lambda found: found == 2, {"one": lambda: told.append(1) or 1, "two": lambda: 2})
    one.run(), two.run()
    assert told == [1] * 3 and (one.form, two.form) == ("one", "two")
    assert not one.check() and two.check()


def test_missed_goals_are_told(scripts, capsys):
    workloads, _ = scripts
    goal = {"kind": "time", "limit": 30, "side": "C", "row": "", "text": "≤ 30 µs"}
    best = {"kind": "best", "limit": 1.05, "side": "C", "row": "", "text": "≤ 1.05 × the best"}
    rows = {
        "behind": {"key": "behind", "title": "behind", "times": median(cubind=20.0, C=40.0, torch=10.0), "missing": {},
                   "goals": [dict(best)], "forms": {"torch": {"x + y": 10.0, "out": 12.0}}},
        "ahead": {"key": "ahead", "title": "ahead", "times": median(cubind=20.0, C=40.0), "missing": {},
                  "goals": [dict(best)]},
        "good": {"key": "good", "title": "good", "times": median(cubind=20.0), "missing": {}, "goals": [dict(goal)]},
        "bad": {"key": "bad", "title": "bad", "times": median(cubind=40.0), "missing": {"C": "gone"}, "goals": [dict(goal)]},
        "none": {"key": "none", "title": "none", "times": {}, "missing": {}, "goals": [dict(goal)]},
    }
    workloads.judge(rows)
    numbers = {"machine": {}, "rounds": 10, "rows": list(rows.values()), "failed": {"other": "fell"}}
    assert workloads.report(numbers) == 4
    text = capsys.readouterr().out
    assert "≤ 30 µs: 40.00 MISSED" in text and "≤ 30 µs: 20.00\n" in text and "≤ 30 µs: not measured" in text
    assert "FAILED other: fell" in text and "no C: gone (bad)" in text and "goals: 2 of 5 met" in text
    assert "BEHIND torch: 2.00\n" in text and "≤ 1.05 × the best: 0.50 × C\n" in text
    assert "  behind, torch: x + y 10; out 12\n" in text


def test_a_row_that_ends_the_process_ends_nothing_else(scripts, monkeypatch):
    """If children die in their first workload, the others still run."""
    workloads, _ = scripts
    code = (
        "import json, sys; name = sys.argv[1].split(',')[0]; print(json.dumps(['begin', name]), flush=True);"
        " sys.exit(3) if name != 'b' else print(json.dumps(['end', name]))"
    )
    real = subprocess.Popen
    child = [sys.executable, "-c", code]
    monkeypatch.setattr(workloads.subprocess, "Popen", lambda command, **more: real([*child, command[-1]], **more))
    monkeypatch.setattr(sys, "argv", ["workloads.py"])
    found = workloads.Run(workloads.parse_options(), ["a", "b", "c"])
    found.all()
    assert found.failed == dict.fromkeys(("a", "c"), "the process ended with status 3") and found.open == []


def test_a_row_that_hangs_is_ended(scripts, monkeypatch):
    workloads, _ = scripts
    real = subprocess.Popen
    code = "import time; time.sleep(60)"
    monkeypatch.setattr(workloads.subprocess, "Popen", lambda command, **more: real([sys.executable, "-c", code], **more))
    monkeypatch.setattr(workloads, "PATIENCE", 0.3)
    monkeypatch.setattr(sys, "argv", ["workloads.py"])
    found = workloads.Run(workloads.parse_options(), ["a"])
    found.all()
    assert found.failed == {"a": "ended: no word for 0.3 s"}


def test_picture(scripts, tmp_path):
    pytest.importorskip("matplotlib", reason="the picture needs matplotlib")
    import workloads_plot

    row = {"key": "a", "title": "one", "times": median(cubind=2.0, C=2.0, torch=8.0), "missing": {}, "goals": []}
    missed = row | {"title": "two", "goals": [{"met": False}]}
    numbers = {"machine": {"device": "a GPU"}, "rows": [row, missed, row | {"times": {}}]}
    pictures = [tmp_path / name for name in ("1.svg", "2.svg")]
    for picture in pictures:
        workloads_plot.draw(numbers, picture)
    text = pictures[0].read_text()
    assert text == pictures[1].read_text() and "a GPU" in text and "two" in text and workloads_plot.RED in text


def test_table_and_its_place(scripts):
    import workloads_plot

    goals = [{"kind": "time", "text": "≤ 30 µs", "value": 31.0, "met": False},
             {"kind": "ratio", "text": "≤ 1.00 × C", "value": None, "met": None}]  # fmt: skip
    first = {"key": "a", "title": "one (A=1 B=2)", "times": median(cubind=31.04, C=2345.6), "missing": {}, "goals": goals}
    second = first | {"title": "two (0 of 7)", "times": median(cubind=2.0, numba=4.0), "goals": []}
    numbers = {"machine": {"device": "a GPU", "versions": {"torch": "2"}}, "date": "2026-11",
               "rows": [first, second, first | {"times": {}}]}  # fmt: skip
    told = "≤ 30 µs: 31.00 µs, **missed**; ≤ 1.00 × C: not measured"
    assert list(workloads_plot.table(numbers)) == [
        "| | cubind | C | numba | goals |", "|---|---:|---:|---:|---|",
        f"| one | 31 µs | 2.35 ms | – | {told} |", "| two (0 of 7) | 2 µs | – | 4 µs |  |",
    ]  # fmt: skip
    assert list(workloads_plot.table(numbers, goals_only=True))[2:] == [f"| one | 31 µs | 2.35 ms | {told} |"]
    best = {"kind": "best", "text": "", "side": "C", "value": 1.0, "met": True}
    assert workloads_plot.goal_text(best) == "best other is C: 1.00"
    assert workloads_plot.goal_text(best | {"met": False, "value": 1.7}) == "**behind C: 1.70**"
    tried = {"rows": [first | {"forms": {"numba": {"slow": 40.0, "quick": 4.0}}}]}
    assert list(workloads_plot.forms_table(tried))[2:] == ["| one | numba | `quick` 4 µs, `slow` 40 µs |"]
    for path in (ROOT / "docs" / "performance.md", ROOT / "docs" / "workloads.md"):
        filled = workloads_plot.fill(path.read_text(), numbers, "a.svg")
        assert "](a.svg)\n\na GPU, torch 2, 2026-11: 0 of 4 goals met." in filled and "| one | 31 µs" in filled
        assert ("| two (0 of 7)" in filled) == (path.name == "workloads.md")
        assert workloads_plot.fill(filled, numbers, "a.svg") == filled
    with pytest.raises(SystemExit, match="no <!-- workloads -->"):
        workloads_plot.fill("nothing", numbers, "a.svg")
