"""Test how ci/gpu-random evaluates a GPU's results, with processes in place of the GPU."""

import argparse
import json
import subprocess
import sys
import textwrap

import pytest
from support import libraries
from support.functional import on_stub

sys.path.insert(0, str(libraries.ROOT / "tests" / "random_kernels"))

import cases  # noqa: E402
import compare  # noqa: E402
import exceptions  # noqa: E402
import operations  # noqa: E402
from evaluate import evaluate  # noqa: E402
from program import Assign  # noqa: E402

pytestmark = on_stub

# Hangs at the case that the environment names; some later processes find no device.
WORKER = """
import json, os, pathlib, sys, time
stuck = pathlib.Path(os.environ["STUCK"])
left = int(stuck.read_text()) if stuck.exists() else 0
if left:
    stuck.write_text(str(left - 1))
    sys.exit("CUDA_ERROR_DEVICE_UNAVAILABLE")
print(json.dumps({"device": "a device"}), flush=True)
for line in sys.stdin:
    answer = {"digests": {}, "errors": {}}
    for name in json.loads(line)["cases"]:
        print(f"running case {name}", file=sys.stderr, flush=True)
        if name == os.environ["HANGS"]:
            stuck.write_text("2")
            time.sleep(60)
        if name == os.environ["CRASHES"]:
            os.abort()
        if name == os.environ["FAILS"]:
            answer["errors"][name] = "CUDA_ERROR_ILLEGAL_ADDRESS"
            break
        answer["digests"][name] = "of " + name
    print(json.dumps(answer), flush=True)
"""


@pytest.fixture
def side(monkeypatch, tmp_path):
    worker = tmp_path / "worker.py"
    worker.write_text(textwrap.dedent(WORKER))
    monkeypatch.setattr(compare, "WORKER", worker)
    monkeypatch.setattr(compare, "WAIT", 1)

    def made(hangs="", fails="", crashes=""):
        environment = {"STUCK": str(tmp_path / "stuck"), "HANGS": hangs, "FAILS": fails, "CRASHES": crashes}
        return compare.Side("gpu", 1, environment)

    return made


def run(side, modules):
    side.run(modules)
    side.stop()
    return side


MODULES = [["11", "12", "13", "14"], ["15", "16"]]


def test_a_kernel_without_an_end_stands_alone(side):
    """A kernel that never ends is run alone.

    Its neighbours in the module run again as soon as there is a device.
    """
    found = run(side(hangs="12"), MODULES)
    assert list(found.errors) == ["12"]
    assert found.errors["12"].startswith("no answer in 1 seconds")
    assert found.digests == {name: f"of {name}" for name in ("11", "13", "14", "15", "16")}


def test_a_kernel_that_fails_stands_alone(side):
    found = run(side(fails="13"), MODULES)
    assert list(found.errors) == ["13"]
    assert "ILLEGAL_ADDRESS" in found.errors["13"]
    assert sorted(found.digests) == ["11", "12", "14", "15", "16"]


def test_a_process_that_ends_is_told(side):
    """A process that ends is reported, as when the driver's compiler crashes."""
    found = run(side(crashes="13"), MODULES)
    assert found.errors == {"13": "the process ended by SIGABRT "}
    assert sorted(found.digests) == ["11", "12", "14", "15", "16"]


def test_no_device_is_told_once(side, monkeypatch, tmp_path):
    monkeypatch.setattr(compare, "STARTING", 0)
    (tmp_path / "stuck").write_text("9")
    found = run(side(), MODULES)
    assert set(found.errors) == {name for module in MODULES for name in module}
    assert "CUDA_ERROR_DEVICE_UNAVAILABLE" in found.errors["16"]
    assert (tmp_path / "stuck").read_text() == "8"


def report_of(**names):
    return {"kernels": 10, "alike": 10 - len(names), "names": names}


def test_differences_that_have_a_name_are_no_failure(capsys):
    name = exceptions.REASONS[0].name
    assert compare.verdict(report_of()) == 0
    assert compare.verdict(report_of(a=[name], b=[name])) == 0
    assert capsys.readouterr().out.splitlines()[4:] == [
        "count                       10",
        "alike                       8",
        f"apart by a named exception  2 ({name}: 2)",
        "apart without a name        0",
    ]
    assert compare.verdict(report_of(a=[name], b=[])) == 1
    assert capsys.readouterr().out.splitlines()[3] == "apart without a name        1 ['b']"


def test_many_mistakes_of_the_compiler_are_a_failure(capsys):
    mistake = [exceptions.OPTIMIZED]
    assert compare.verdict(report_of(a=mistake)) == 0
    assert compare.verdict(report_of(a=mistake, b=mistake)) == 1
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == f"{exceptions.OPTIMIZED}: more than 1 of 10 are no mistakes of a compiler"


class Answers:
    """A side that gives the evaluator's results, or what `wrong` makes of them.

    `wrong` gets them with the kernel and the level of optimization.
    """

    def __init__(self, name, wrong=None):
        self.name, self.wrong = name, wrong or (lambda words, kernel, level: words)

    def words(self, name, removed=(), optimize=None):
        kernel = cases.make(name, removed)
        return self.wrong(evaluate(kernel, cases.input_of(name)), kernel, optimize)


def broken(words, kernel, level):
    return [words[0] ^ 1, *words[1:]]


def has_lop3(kernel):
    return any(isinstance(s, Assign) and s.operation.text.startswith("lop3") for s in kernel.body)


def optimized_wrong(words, kernel, level):
    return words if level == 0 or not has_lop3(kernel) else broken(words, kernel, level)


def now_and_then():
    seen = iter(range(100))
    return lambda words, kernel, level: words if level == 0 else [next(seen), *words[1:]]


SIDES = [
    (optimized_wrong, None, True),
    (broken, None, False),  # without optimization, too
    (None, broken, False),  # only the simulated device is wrong
    (broken, broken, False),  # both are wrong alike, the evaluator is right
    (optimized_wrong, broken, False),
    (now_and_then(), None, False),
    (None, None, False),
]


@pytest.mark.parametrize(("gpu", "simulator", "so"), SIDES)
def test_a_mistake_of_the_compiler_is_one_that_goes_without_optimization(gpu, simulator, so):
    assert compare.is_optimized_wrong([Answers("gpu", gpu), Answers("simulator", simulator)], "2830") is so


def fails_optimized(words, kernel, level):
    return words if level == 0 else "no answer in 30 seconds"


def test_a_kernel_that_fails_where_it_is_optimized():
    assert compare.is_optimized_wrong([Answers("gpu", fails_optimized), Answers("simulator")], "2830", failed=True)
    assert not compare.is_optimized_wrong([Answers("gpu", lambda *_: "fails"), Answers("simulator")], "2830", failed=True)


def apart(tmp_path, capsys, gpu, failed=(), seconds=60):
    """Return the report of cases 2830 and 2936, which differed, and the printed text."""
    names = ["2830", "2936"]
    errors = {"gpu": dict.fromkeys(failed, "no answer"), "simulator": {}}
    report = {"kernels": 1000, "alike": 998, "apart": names, "errors": errors, "explained": [], "instructions": {},
              "names": {name: [] for name in names}}  # fmt: skip
    options = argparse.Namespace(out=tmp_path, seconds=seconds, explained=8)
    compare.tell_apart([Answers("gpu", gpu), Answers("simulator")], report, options)
    return report, capsys.readouterr().out


def test_all_that_is_written_is_in_two_files(tmp_path, capsys):
    """Kernels are shrunk to the difference, and one file has them all."""
    report, said = apart(tmp_path, capsys, broken)
    assert report["names"] == {"2830": [], "2936": []}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["gpu-random.json", "gpu-random.ptx"]
    text = (tmp_path / "gpu-random.ptx").read_text()
    assert ".entry k2830(" in text and ".entry k2936(" in text and text.count(".version") == 1
    assert "left in gpu-random.ptx as k2936" in said


def test_mistakes_of_the_compiler_have_their_name(tmp_path, capsys):
    report, said = apart(tmp_path, capsys, optimized_wrong)
    assert report["names"]["2830"] == [exceptions.OPTIMIZED]
    assert any(words.split()[0] == "lop3.b32" for words in said.splitlines() if words.strip())


def test_kernels_that_fail_have_a_name_without_being_shrunk(tmp_path, capsys):
    report, said = apart(tmp_path, capsys, fails_optimized, failed=["2830", "2936"])
    assert report["names"] == {"2830": [exceptions.OPTIMIZED], "2936": [exceptions.OPTIMIZED]}
    assert report["explained"] == [] and said == ""


def test_time_ends(tmp_path, capsys):
    """After the time limit the remaining differences are not examined and get no name."""
    report, said = apart(tmp_path, capsys, optimized_wrong, seconds=-1)
    assert report["names"] == {"2830": [], "2936": []} and report["explained"] == [] and said == ""


def row(text):
    return next(row for row in operations.TABLE if row.text == text)


NAN, NUMBER, WIDE_NAN = 0x7FC00001, 0x3F800000, 0x7FF0000000000001
NAMED = [
    ("neg.f32", [NAN], "NaNs whose sign changes"),
    ("neg.f32", [NUMBER], None),
    ("abs.f16x2", [0x7E013C00], "NaNs whose sign changes"),
    ("min.f32", [NAN, NAN], "The smaller or larger of NaNs"),
    ("min.f32", [NAN, NUMBER], None),
    ("max.f16x2", [0x7E013C00, 0x7E014000], "The smaller or larger of NaNs"),
    ("max.f16x2", [0x7E013C00, 0x3C007E01], None),
    ("abs.s16", [0x8000], "The smallest integer without its sign"),
    ("abs.s16", [0x8001], None),
    ("div.s32", [0x80000000, 0xFFFFFFFF], "The smallest integer without its sign"),
    ("bfe.s32", [5, 60, 3], "Fields beyond the last bit"),
    ("bfe.s32", [5, 31, 31], None),
    ("add.rn.f32", [NAN, NAN], None),
    ("add.rp.f64", [WIDE_NAN, WIDE_NAN + 1], "Several NaNs of double precision"),
    ("fma.rn.f64", [WIDE_NAN, 0, WIDE_NAN | 1 << 51], None),
]


@pytest.mark.parametrize(("text", "values", "name"), NAMED)
def test_names_of_exceptions(text, values, name):
    operation = row(text)
    assert exceptions.reasons_of(Assign(operation, (operation.result, 0), values), values) == ([name] if name else [])


def test_fields_whose_place_is_in_a_register_are_no_exception():
    operation = row("bfe.s32")
    assert exceptions.reasons_of(Assign(operation, ("r", 0), [("r", 0), ("r", 1), ("r", 2)]), [5, 60, 3]) == []


def test_exceptions_are_those_of_the_document():
    text = (libraries.ROOT / "docs" / "simulator.md").read_text()
    for name in [*(reason.name for reason in exceptions.REASONS), exceptions.OPTIMIZED]:
        assert f"* **{name}**" in text


def test_kernels_come_to_exceptions():
    """A sweep has the exceptions that no instruction of a random kernel meets."""
    found = {name for i in range(cases.kernels()) for name in names_of_case(f"sweep {i}")}
    assert {"NaNs whose sign changes", "The smallest integer without its sign"} <= found


def names_of_case(name):
    return exceptions.names_of(cases.make(name), cases.input_of(name))


def test_two_simulated_devices_are_alike(tmp_path):
    command = [sys.executable, str(libraries.ROOT / "tests" / "random_kernels" / "compare.py"), "10", "--simulated-twice",
               "--package", str(libraries.PACKAGE), "--out", str(tmp_path), "--processes", "1", "--gpu-processes", "1"]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads((tmp_path / "gpu-random.json").read_text())
    assert told["kernels"] == told["alike"] == 10 + cases.kernels()
    assert done.stdout.splitlines()[-4:] == [
        f"count                       {told['kernels']}", f"alike                       {told['kernels']}",
        "apart by a named exception  0", "apart without a name        0"]  # fmt: skip
