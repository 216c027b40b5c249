"""Read the simulated device's instruction table from its .def files, and list its rows' forms."""

import itertools
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ISA = Path(__file__).resolve().parents[2] / "simulator" / "isa"
WORD = re.compile(r'"(?P<text>[^"]*)"|(?P<name>\w+)|(?P<sign>[(),])')


@dataclass(frozen=True)
class Type:
    name: str
    bits: int
    kind: str  # UNSIGNED, SIGNED, BITS, FLOAT, PREDICATE, PACKED


@dataclass(frozen=True)
class Row:
    opcode: str
    modifiers: str
    types: str
    operands: str
    how: str
    loop: str
    version: int
    target: int

    def __str__(self):
        return f'{self.opcode} "{self.modifiers}" "{self.types}"'

    @property
    def groups(self):
        """[(optional, alternatives)]"""
        return [
            (word[0] == "?", tuple(word.removeprefix("?").split("|"))) for word in self.modifiers.split() if word != "*"
        ]

    @property
    def type_lists(self):
        return [part.split() for part in self.types.split("/")] if self.types else []


@dataclass(frozen=True)
class Form:
    row: Row
    modifiers: tuple  # one for each group, "" for none
    types: tuple
    immediate: int = 8  # for forms that have one
    more: bool = False  # with the optional operand
    wide: bool = False  # in registers of 64 bits, whatever the types are

    @property
    def text(self):
        return ".".join([self.row.opcode, *(m for m in self.modifiers if m), *self.types])

    def has(self, word):
        return word in self.modifiers

    def which(self, words):
        """Return which of these alternatives the form has, or ""."""
        return next((m for m in self.modifiers if m and m in words.split("|")), "")

    @property
    def first(self):
        return self.types[0] if self.types else ""

    @property
    def last(self):
        return self.types[-1] if self.types else ""


def _logical_lines(path):
    text = re.sub(r"//.*", "", path.read_text())
    return re.sub(r"\\\n", " ", text).splitlines()


def _arguments(tokens, macros):
    """Return the arguments of a call, with texts joined and names replaced by their texts."""
    arguments, current = [], ""
    for token in tokens:
        if token["sign"] == ",":
            arguments.append(current)
            current = ""
        elif token["name"]:
            current += macros.get(token["name"], token["name"])
        elif token["text"] is not None:
            current += token["text"]
    return [*arguments, current]


def _calls(path):
    """Return (name, arguments) of each macro call in a .def file."""
    macros, calls, text = {}, [], ""
    for line in _logical_lines(path):
        define = re.match(r"#define (\w+)(\(.*?\))? (.*)", line)
        if define and not define[2]:
            macros[define[1]] = _arguments(WORD.finditer(define[3]), macros)[0]
        elif not line.startswith("#"):
            text += line + "\n"
    for call in re.finditer(r'^(\w+)\(((?:[^()"]|"[^"]*")*)\)$', text, re.MULTILINE):
        calls.append((call[1], _arguments(WORD.finditer(call[2]), macros)))
    return calls


@cache
def types():
    return {args[0]: Type(args[0], int(args[1]), args[2]) for _, args in _calls(ISA / "types.def")}


def bits(type_name):
    return types()[type_name].bits


@cache
def rows():
    found = []
    for name, args in _calls(ISA / "instructions.def"):
        if name == "REFUSED_ROW":
            args = [args[0], "*", "*", "*", "REFUSED", "", *args[1:]]
        found.append(Row(*args[:6], int(args[6]), int(args[7])))
    return tuple(found)


@cache
def specials():
    return {args[0]: (args[1], args[2]) for _, args in _calls(ISA / "specials.def")}


def forms(row):
    """Return every choice of alternatives and types."""
    choices = [("", *words) if optional else words for optional, words in row.groups]
    for picked in itertools.product(*row.type_lists):
        for modifiers in itertools.product(*choices):
            yield Form(row, modifiers, picked)


def few_forms(row):
    """Return forms with each alternative once, combined with the first of all other groups.

    Rows with too many combinations use this.
    """
    plain = ["" if optional else words[0] for optional, words in row.groups]
    for number, picked in enumerate(itertools.product(*row.type_lists)):
        yield Form(row, tuple(plain), picked)
        if number > 0:
            continue
        for i, (_, words) in enumerate(row.groups):
            for word in words:
                if word != plain[i]:
                    yield Form(row, (*plain[:i], word, *plain[i + 1 :]), picked)
