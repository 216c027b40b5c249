"""Test the reader of planted kernels and the judge of reports, and the form of all cases."""

from dataclasses import replace
from pathlib import Path

import pytest
from planted import cases, judge

CASES = cases.load()
LINES = 600  # of a file of kernels

GOOD = """// Kernels for a test.

// --- first-case
// A sentence: with a colon.
// buffer: a float[256] = first 8 of arange
// buffer: b unsigned long[4]
// fill: b 255 on other
// record: filled on other
// wait: filled on main
// run: f<<<(2, 1), 64, 16>>>(a, -3, 1.5f, 2.0, 64ull) cluster 2 cooperative on other
// copy: a b on other
// synchronize: other
// run: f<<<1,(8,8)>>>()
// expect: race A B
// expect: sync B B
extern "C" __global__ void f(float *a)
{
    a[0] = 1;  // @A
    a[1] = 2;  // @B
}

// --- second
// hangs
// run: g<<<1, 64>>>()
// expect: nothing
extern "C" __global__ void g()
{
}
"""


def parsed(text=GOOD):
    return cases.parse(text, Path("some.cu"))


def test_parts_of_a_case():
    first, second = parsed()
    assert (first.name, first.first_line, first.hangs, first.source_name) == ("first-case", 3, False, "first-case.cu")
    assert first.source.startswith("// --- first-case\n") and first.source.endswith("@B\n}\n")
    assert first.buffers == (
        cases.Buffer("a", "float", 256, "arange", 8),
        cases.Buffer("b", "unsigned long", 4, None, 0),
    )
    values = (("buffer", "a"), ("int", -3), ("float", 1.5), ("double", 2.0), ("ull", 64))
    assert first.steps == (
        cases.Step("fill", ("b", 255), "other"),
        cases.Step("record", ("filled",), "other"),
        cases.Step("wait", ("filled",), "main"),
        cases.Run("f", (2, 1), (64,), 16, values, 2, True, "other"),
        cases.Step("copy", ("a", "b"), "other"),
        cases.Step("synchronize", (), "other"),
        cases.Run("f", (1,), (8, 8), 0, (), None, False, "main"),
    )
    assert first.expectations == (
        cases.Expectation("race", ("A", "B"), (16, 17)),
        cases.Expectation("sync", ("B", "B"), (17, 17)),
    )
    assert GOOD.splitlines()[first.first_line + 16 - 2].endswith("@A")
    assert (second.hangs, second.expectations) == (True, ())


MALFORMED = {
    ("// --- first-case", "// --- First"): "some.cu:3: a name has lower-case",
    ("// --- first-case", "int x;\n// --- first-case"): "some.cu:3: code in front of the first case",
    ("float[256]", "half[256]"): "some.cu:5: a buffer is NAME TYPE[COUNT]",
    ("first 8 of", "first 300 of"): "some.cu:5: 300 of 256 elements",
    ("of arange", "of range"): "some.cu:5: no such content: range",
    ("// buffer: b", "// buffer: a"): "some.cu:6: two buffers a",
    ("// buffer: b", "// bufer: b"): "some.cu:6: no such line: bufer",
    ("fill: b 255", "fill: b 256"): "some.cu:7: 256 is no byte",
    ("fill: b 255", "fill: b"): "some.cu:7: not BUFFER VALUE on STREAM",
    ("wait: filled", "wait: emptied"): "some.cu:9: event emptied is not recorded yet",
    ("f<<<(2, 1), 64, 16>>>", "f<<<(2, 1)>>>"): "some.cu:10: a launch is KERNEL<<<",
    ("(a, -3,", "(c, -3,"): "some.cu:10: no buffer c",
    ("cluster 2", "cluster 3"): "some.cu:10: 2 blocks are not in clusters of 3",
    ("cluster 2 cooperative", "cooperative cluster 2"): "some.cu:10: a launch is KERNEL<<<",
    ("1,(8,8)", "0,(8,8)"): "some.cu:13: a launch of 0 blocks",
    ("run: f<<<1,", "run: h<<<1,"): "some.cu:3: no kernel h",
    ("copy: a b", "copy: a c"): "some.cu:11: no buffer c",
    ("race A B", "rice A B"): "some.cu:14: an expectation is nothing, or one of race,",
    ("race A B", "race A C"): "some.cu:14: no line is marked C",
    ("sync B B", "race B A"): "some.cu:3: the same is expected twice",
    ("// expect: sync B B", "// expect: nothing"): "some.cu:3: both nothing and something is expected",
    ("// @B", "// @A"): "some.cu:19: letter A is used twice",
    ("// @B", "// @b"): "some.cu:19: a mark is // @ and one capital letter",
    ("    a[1] = 2;", "    a[0] = 3;  // @C\n    a[1] = 2;"): "some.cu:19: letter C is not expected",
    ("    a[0] = 1;", "    // expect: nothing\n    a[0] = 1;"): "some.cu:18: expect: is behind the first line of code",
    ("// run: g<<<1, 64>>>()\n", ""): "some.cu:22: no run line",
    ("// expect: nothing\n", ""): "some.cu:22: no expectation",
    ('extern "C" __global__ void g()\n{\n}\n', ""): "some.cu:22: no code",
}


@pytest.mark.parametrize("change", MALFORMED, ids=lambda change: MALFORMED[change].partition(": ")[2])
def test_malformed_texts(change):
    assert change[0] in GOOD
    with pytest.raises(cases.CaseError) as raised:
        parsed(GOOD.replace(*change, 1))
    assert str(raised.value).startswith(MALFORMED[change])
    assert "\n" not in str(raised.value)


def test_file_without_cases():
    with pytest.raises(cases.CaseError, match="^some.cu:1: no case$"):
        parsed("// Nothing.\n")


def test_names_are_unique(tmp_path):
    (tmp_path / "a.cu").write_text(GOOD)
    (tmp_path / "b.cu").write_text("// ---" + GOOD.split("// ---")[2])
    with pytest.raises(cases.CaseError, match="^b.cu:1: the name second is taken by a.cu:22$"):
        cases.load(tmp_path)


def report(kind, *places):
    accesses = [
        {"verb": "write", "block": [0, 0, 0], "thread": [i, 0, 0], "ptx_line": 1, "line": line, "file": file}
        for i, (file, line) in enumerate(places)
    ]
    return {"check": kind, "kernel": "f", "text": "", "count": 1, "accesses": accesses}


OWN = "/somewhere/first-case.cu"
RACE, SYNC = report("race", (OWN, 17), (OWN, 16)), report("sync", (OWN, 17), (OWN, 17))


def test_expected_reports():
    assert judge.differences([RACE, SYNC], parsed()[0]) == []
    assert judge.differences([SYNC, RACE, report("note", (OWN, 1), (OWN, 2))], parsed()[0]) == []
    assert judge.differences([], parsed()[1]) == []


def test_differences():
    first, second = parsed()
    assert judge.differences([], first) == ["missing: race 16 and 17", "missing: sync 17 and 17"]
    other = [RACE, report("race", (OWN, 16), (OWN, 16)), report("memory", (OWN, 3), ("x.h", 4)), SYNC, SYNC]
    assert judge.differences(other, first) == [
        "unexpected: memory no line of the case and 3",
        "unexpected: race 16 and 16",
        "repeated: sync 17 and 17, 2 times",
    ]
    assert judge.differences([report("memory")], second) == ["unexpected: memory without accesses"]


def test_notes_count_if_one_is_expected():
    case = parsed(GOOD.replace("expect: race", "expect: note"))[0]
    note = report("note", (OWN, 16), (OWN, 17))
    assert judge.differences([note, SYNC], case) == []
    assert judge.differences([SYNC], case) == ["missing: note 16 and 17"]
    assert judge.differences([note, SYNC, report("note", (OWN, 16), (OWN, 16))], case) == ["unexpected: note 16 and 16"]


def test_lines_of_inlined_accesses():
    case = parsed()[0]
    header = {"file": "/include/atomic.h", "line": 700}
    places = [{"file": "/include/other.h", "line": 3}, {"file": OWN, "line": 5}, {"file": OWN, "line": 16}]
    assert judge.line_of(header | {"inlined": places}, case) == 16
    assert judge.line_of({"file": OWN, "line": 4, "inlined": places}, case) == 4
    assert judge.line_of(header | {"inlined": places[:1]}, case) is None
    assert judge.line_of(header, case) is None


def test_cases_say_why():
    """Each case begins with a sentence."""
    assert [case.name for case in CASES if not case.source.splitlines()[1][3:4].isupper()] == []


def test_files_are_short():
    lengths = {path.name: path.read_text().count("\n") for path in cases.FOLDER.glob("*.cu")}
    assert {name: length for name, length in lengths.items() if length > LINES} == {}


def test_replaced_expectation_is_another_case():
    """Lines are a pair without an order."""
    case = parsed()[0]
    turned = tuple(replace(one, lines=one.lines[::-1]) for one in case.expectations)
    assert judge.differences([RACE, SYNC], replace(case, expectations=turned)) == []
