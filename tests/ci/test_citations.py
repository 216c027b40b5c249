"""Test that each cited rule, such as B8.3, C5.1, E12 or G1.5, exists in docs/compatibility*.md."""

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = sorted((ROOT / "docs").glob("compatibility*.md"))

FOLDERS = ["benchmarks", "ci", "cmake", "core", "docs", "examples", "formats", "generator", "python", "runtime", "simulator", "templates"]
FOLDERS += ["tests"]
KINDS = {".c", ".h", ".def", ".in", ".py", ".pyi", ".md", ".yaml", ".cmake", ".txt", ".sh", ".list", ""}
# The generator's inputs and outputs, in which such numbers are names.
FOREIGN = ["tests/golden", "tests/fuzz", "docs/releases"]

# C needs its dot: C11 is a language, and C32 a type of cuFFT.
NUMBER = r"(?:[BEG]\d{1,2}(?:\.\d{1,2})?|C\d{1,2}\.\d{1,2})"
CITED = re.compile(rf"(?<![\w.%\\-]){NUMBER}(?!\w|\.\d)")
DEFINED = re.compile(rf"^(?:#+ |- \*\*|\| )({NUMBER}|C\d{{1,2}})(?=\W)")
# Ambiguous numbers without a letter: "(8.3)" at the end of words in a comment, "bindings 8.3".
BARE = re.compile(
    r"(?:^|\s)(?://|#|\"\"\").*\s\(\d{1,2}\.\d{1,2}\)"
    r"|(?<![\w.-])(?:bindings|core|contract)(?:\.md)? (?:section )?\d"
)


def sources():
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*")) if path.is_file()]
    paths += sorted(ROOT.glob("*.md")) + [ROOT / "CMakeLists.txt"]
    named = [(path, path.relative_to(ROOT).as_posix()) for path in paths]
    return [path for path, name in named
            if path.suffix in KINDS and not name.startswith(tuple(FOREIGN)) and "__pycache__" not in name]


def definitions():
    return [match[1] for path in RULES for line in path.read_text().splitlines() if (match := DEFINED.match(line))]


def unresolved(text, defined):
    return sorted({number for number in CITED.findall(text) if number not in defined})


@pytest.mark.parametrize("folder", [*FOLDERS, ""])
def test_citations(folder):
    defined = set(definitions())
    found = {}
    for path in sources():
        name = path.relative_to(ROOT).as_posix()
        if path != Path(__file__) and name.partition("/")[0 if "/" in name else 1] == folder:
            numbers = unresolved(path.read_text(), defined)
            if numbers:
                found[name] = numbers
    assert not found, "cited, but no rule of docs/compatibility*.md"


def test_letters():
    """Every citation has its letter."""
    found = [f"{path.relative_to(ROOT)}:{i}: {line.strip()}" for path in sources() if path != Path(__file__)
             for i, line in enumerate(path.read_text().splitlines(), 1) if BARE.search(line)]
    assert not found, "\n".join(found)


def test_each_rule_stands_once():
    assert not [number for number, count in Counter(definitions()).items() if count > 1]


def test_what_is_cited():
    """The sources have citations: a wrong pattern or folder would find none."""
    cited = Counter(number[0] for path in sources() for number in CITED.findall(path.read_text()) if path not in RULES)
    assert all(cited[letter] >= 10 for letter in "BCEG"), cited


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("// NULL with E12, or E77.", ["E77"]),
        ("(B8.3, B99.1): B8", ["B99.1"]),
        ("any B8.77 object", ["B8.77"]),
        ('"G1.5"; G1.55, G13', ["G1.55", "G13"]),
        ("C5.3 of C11 and C32, C5.99", ["C5.99"]),
        ("0xE12 -E12 E123 fooB9 B9x 1.B9", []),
    ],
)
def test_the_test(text, expected):
    assert unresolved(text, set(definitions())) == expected


@pytest.mark.parametrize("line", ["// bindings.md 8 has it", "// A view (12.2)", "# core 5.1: one", "// contract 4"])
def test_the_test_of_letters(line):
    assert BARE.search(line)


@pytest.mark.parametrize("line", ["x = f(1.5)", "cuda.core 1.2.2", "// A view (B12.2)", "cuda-bindings 13.5.0"])
def test_what_needs_no_letter(line):
    assert not BARE.search(line)
