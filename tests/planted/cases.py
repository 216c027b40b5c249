"""Read the planted kernels: each case is the source of a program, its launches and expectations.

README.md describes the form. load() returns all cases of this folder; parse() reads one text. A
malformed text is a CaseError of one line, with the file and the line.
"""

import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
KINDS = ("race", "init", "sync", "note")
TYPES = ("char", "int", "unsigned", "float", "double", "long", "unsigned long")
MAIN = "main"  # the stream of steps that name none

_BEGIN = re.compile(r"// ---(.*)")
_NAME = re.compile(r" ([a-z0-9]+(?:-[a-z0-9]+)*)")
_DIRECTIVE = re.compile(r"\s*// ([a-z]+):(?:\s+(.*))?")
_MARK = re.compile(r"// @([A-Z])")
_BUFFER = re.compile(rf"(\w+) ({'|'.join(TYPES)})\[(\d+)\](?: = (?:first (\d+) of )?(\S+))?")
_RUN = re.compile(r"(\w+)<<<(.+)>>>\((.*)\)(?: cluster (\d+))?( cooperative)?(?: on (\w+))?")
_SIZE = r"(\d+|\( *\d+(?: *, *\d+){0,2} *\))"
_SHAPE = re.compile(rf"{_SIZE}, *{_SIZE}(?:, *(\d+))?")
_INIT = re.compile(r"arange|zeros|ones|random|-?\d+(?:\.\d*)?")
_NUMBER = {
    "int": re.compile(r"-?\d+"),
    "float": re.compile(r"-?\d+\.\d*f"),
    "double": re.compile(r"-?\d+\.\d*"),
    "ull": re.compile(r"\d+ull"),
}


class CaseError(ValueError):
    """A file of planted kernels is malformed; the text is `file:line: what is wrong`."""


@dataclass(frozen=True)
class Buffer:
    """Device memory. `init` is None, a word or a number as text; `written` counts elements."""

    name: str
    type: str
    count: int
    init: str | None
    written: int


@dataclass(frozen=True)
class Run:
    """A launch. Arguments are pairs (kind, value): buffer, int, float, double or ull."""

    kernel: str
    grid: tuple[int, ...]
    block: tuple[int, ...]
    shared: int
    arguments: tuple[tuple[str, object], ...]
    cluster: int | None
    cooperative: bool
    stream: str


@dataclass(frozen=True)
class Step:
    """Something between launches: record, wait, fill, copy or synchronize, with its operands."""

    action: str
    operands: tuple[object, ...]
    stream: str


@dataclass(frozen=True)
class Expectation:
    """A report: `lines` are two line numbers in the case's source, `letters` their marks."""

    kind: str
    letters: tuple[str, str]
    lines: tuple[int, int]


@dataclass(frozen=True)
class Case:
    """A planted kernel. Line 1 of `source` is line `first_line` of `file`."""

    name: str
    file: Path
    first_line: int
    source: str
    buffers: tuple[Buffer, ...]
    steps: tuple[Run | Step, ...]
    expectations: tuple[Expectation, ...]
    hangs: bool

    @property
    def source_name(self):
        """The file name under which the source is compiled."""
        return f"{self.name}.cu"


def load(folder=FOLDER):
    """Return all cases of a folder, in the order of files and lines."""
    cases, places = [], {}
    for path in sorted(folder.glob("*.cu")):
        for case in parse(path.read_text(), path):
            if case.name in places:
                raise CaseError(f"{path.name}:{case.first_line}: the name {case.name} is taken by {places[case.name]}")
            places[case.name] = f"{path.name}:{case.first_line}"
            cases.append(case)
    return cases


def parse(text, path):
    """Return the cases of a text that stands in the file `path`."""
    lines = text.splitlines()
    starts = [i for i, line in enumerate(lines) if _BEGIN.match(line)]
    head = lines[: starts[0]] if starts else lines
    for number, line in enumerate(head, 1):
        if line.strip() and not line.startswith("//"):
            raise CaseError(f"{path.name}:{number}: code in front of the first case")
    if not starts:
        raise CaseError(f"{path.name}:1: no case")
    ends = [*starts[1:], len(lines)]
    return [_Reader(path, start, lines[start:end]).read() for start, end in zip(starts, ends, strict=True)]


class _Reader:
    """Reads one case."""

    def __init__(self, path, start, lines):
        self.path, self.start, self.lines = path, start, lines
        self.buffers, self.steps, self.expected = {}, [], []
        self.events, self.marks = set(), {}
        self.nothing = self.hangs = False
        self.at = 0

    def fail(self, message, at=None):
        at = self.at if at is None else at
        raise CaseError(f"{self.path.name}:{self.start + at + 1}: {message}")

    def read(self):
        name = _NAME.fullmatch(_BEGIN.match(self.lines[0])[1].rstrip())
        if not name:
            self.fail("a name has lower-case letters, digits and single hyphens: // --- name")
        length = next((i for i, line in enumerate(self.lines) if not line.startswith("//")), len(self.lines))
        for self.at in range(1, length):
            self.read_line(self.lines[self.at])
        for self.at in range(length, len(self.lines)):
            self.read_mark(self.lines[self.at])
        expectations = self.expectations()
        source = "\n".join(self.lines).rstrip() + "\n"
        self.at = 0
        if not source.strip() or length == len(self.lines):
            self.fail("no code")
        if not any(isinstance(step, Run) for step in self.steps):
            self.fail("no run line")
        for step in self.steps:
            if isinstance(step, Run) and not re.search(rf"\b{step.kernel}\b", "\n".join(self.lines[length:])):
                self.fail(f"no kernel {step.kernel}")
        buffers, steps = tuple(self.buffers.values()), tuple(self.steps)
        return Case(name[1], self.path, self.start + 1, source, buffers, steps, expectations, self.hangs)

    def read_line(self, line):
        if line.rstrip() == "// hangs":
            self.hangs = True
            return
        directive = _DIRECTIVE.fullmatch(line)
        if not directive:
            return
        read = getattr(self, f"read_{directive[1]}", None) if directive[1] in _DIRECTIVES else None
        if not read:
            self.fail(f"no such line: {directive[1]}")
        read((directive[2] or "").strip())

    def read_mark(self, line):
        directive = _DIRECTIVE.fullmatch(line)
        if directive and directive[1] in _DIRECTIVES:
            self.fail(f"{directive[1]}: is behind the first line of code")
        if "// @" not in line:
            return
        mark = _MARK.fullmatch(line[line.index("// @") :].rstrip())
        if not mark:
            self.fail("a mark is // @ and one capital letter at the end of a line")
        if mark[1] in self.marks:
            self.fail(f"letter {mark[1]} is used twice")
        self.marks[mark[1]] = self.at + 1

    def read_buffer(self, text):
        match = _BUFFER.fullmatch(text)
        if not match:
            self.fail("a buffer is NAME TYPE[COUNT] = INIT")
        name, kind, count, first, init = match.groups()
        count, written = int(count), int(first or count)
        if name in self.buffers:
            self.fail(f"two buffers {name}")
        if count == 0 or written > count or first == "0":
            self.fail(f"{first or count} of {count} elements")
        if init is not None and not _INIT.fullmatch(init):
            self.fail(f"no such content: {init}")
        self.buffers[name] = Buffer(name, kind, count, init, written if init else 0)

    def read_run(self, text):
        match = _RUN.fullmatch(text)
        shape = _SHAPE.fullmatch(match[2].strip()) if match else None
        if not shape:
            self.fail("a launch is KERNEL<<<GRID, BLOCK>>>(ARGUMENTS), then cluster N, cooperative, on STREAM")
        grid, block = (tuple(int(n) for n in re.findall(r"\d+", part)) for part in shape.groups()[:2])
        arguments = tuple(self.argument(part.strip()) for part in match[3].split(",")) if match[3].strip() else ()
        cluster, stream = int(match[4]) if match[4] else None, match[6] or MAIN
        if 0 in (*grid, *block, cluster):
            self.fail("a launch of 0 blocks or threads")
        if cluster and grid[0] % cluster:
            self.fail(f"{grid[0]} blocks are not in clusters of {cluster}")
        shared, cooperative = int(shape[3] or 0), bool(match[5])
        self.steps.append(Run(match[1], grid, block, shared, arguments, cluster, cooperative, stream))

    def argument(self, text):
        for kind, pattern in _NUMBER.items():
            if pattern.fullmatch(text):
                number = text.rstrip("ful")
                return kind, int(number) if kind in ("int", "ull") else float(number)
        return "buffer", self.buffer(text)

    def buffer(self, name):
        if name not in self.buffers:
            self.fail(f"no buffer {name}")
        return name

    def operands(self, text, form):
        match = re.fullmatch(r"(.*?)(?: on (\w+))?", text)
        words = match[1].split()
        if len(words) != form.count(" ") + 1 or not words:
            self.fail(f"not {form} on STREAM")
        return words, match[2] or MAIN

    def read_record(self, text):
        (event,), stream = self.operands(text, "EVENT")
        self.events.add(event)
        self.steps.append(Step("record", (event,), stream))

    def read_wait(self, text):
        (event,), stream = self.operands(text, "EVENT")
        if event not in self.events:
            self.fail(f"event {event} is not recorded yet")
        self.steps.append(Step("wait", (event,), stream))

    def read_fill(self, text):
        (name, value), stream = self.operands(text, "BUFFER VALUE")
        if not value.isdecimal() or int(value) > 255:
            self.fail(f"{value} is no byte")
        self.steps.append(Step("fill", (self.buffer(name), int(value)), stream))

    def read_copy(self, text):
        names, stream = self.operands(text, "TO FROM")
        self.steps.append(Step("copy", tuple(self.buffer(name) for name in names), stream))

    def read_synchronize(self, text):
        if not re.fullmatch(r"\w+", text):
            self.fail("not STREAM")
        self.steps.append(Step("synchronize", (), text))

    def read_expect(self, text):
        words = text.split()
        if words == ["nothing"]:
            self.nothing = True
        elif len(words) == 3 and words[0] in KINDS and all(re.fullmatch("[A-Z]", word) for word in words[1:]):
            self.expected.append((self.at, words[0], words[1], words[2]))
        else:
            self.fail(f"an expectation is nothing, or one of {', '.join(KINDS)} and two letters")

    def expectations(self):
        if self.nothing == bool(self.expected):
            self.fail("both nothing and something is expected" if self.nothing else "no expectation", 0)
        found, used = [], set()
        for at, kind, *letters in self.expected:
            for letter in letters:
                if letter not in self.marks:
                    self.fail(f"no line is marked {letter}", at)
            used.update(letters)
            found.append(Expectation(kind, tuple(letters), tuple(self.marks[letter] for letter in letters)))
        for letter, line in self.marks.items():
            if letter not in used:
                self.fail(f"letter {letter} is not expected", line - 1)
        if len({(one.kind, frozenset(one.lines)) for one in found}) != len(found):
            self.fail("the same is expected twice", 0)
        return tuple(found)


_DIRECTIVES = ("buffer", "run", "record", "wait", "fill", "copy", "synchronize", "expect")
