"""Test that cmake/docstrings.py prints docstrings and signatures of a type stub as C."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "cmake" / "docstrings.py"


def run(folder, *stubs):
    paths = []
    for i, stub in enumerate(stubs):
        paths.append(folder / f"{i}.pyi")
        paths[-1].write_text(stub)
    command = [sys.executable, "-ISB", SCRIPT, folder / "docs.h", folder / "docs.c", *paths]
    return subprocess.run(command, capture_output=True, text=True)


def printed(folder, *stubs):
    """Return {name: text} of the C that the script makes."""
    assert run(folder, *stubs).returncode == 0
    source = (folder / "docs.c").read_text()
    found = {}
    for name, literal in re.findall(r"const char core_doc_(\w+)\[\] =\n(.*?);\n", source, re.DOTALL):
        lines = re.findall(r'^    "(.*)"$', literal, re.MULTILINE)
        found[name] = "".join(lines).replace(r"\n", "\n").replace(r"\"", '"').replace(r"\\", "\\")
    header = re.findall(r"extern const char core_doc_(\w+)\[\];", (folder / "docs.h").read_text())
    assert header == list(found)
    return found


@pytest.mark.parametrize(("declared", "signature"), [
    ("def f(self) -> None:", "f($self, /)"),
    ("def f(self, a: int, b: str = 'x', *, c: None = None) -> None:", "f($self, /, a, b='x', *, c=None)"),
    ("def f(self, a: int, /, b: int) -> None:", "f($self, a, /, b)"),
    ("def f(self, *args: int, key: bool, **more: int) -> None:", "f($self, /, *args, key, **more)"),
    ("@classmethod\n    def f(cls, a: tuple[int, ...] = (1, -2)) -> None:", "f($type, /, a=(1, -2))"),
    ("@staticmethod\n    def f(*args: int) -> None:", "f(*args)"),
    ("@property\n    def f(self) -> int:", None),
    ("@property\n    def f(self) -> int: ...\n    @f.setter\n    def f(self, value: int, /) -> None:", None),
    ("@overload\n    def f(self, a: int) -> int: ...\n    @overload\n    def f(self, a: None = None) -> None:", "f($self, /, a=None)"),
    ("f: int", None),
])
def test_members(tmp_path, declared, signature):
    indent = " " * (8 if declared.endswith(":") else 4)
    stub = f'class A:\n    {declared}\n{indent}"""Summary.\n\n{indent}Text:\n{indent}    code("\\\\")\n{indent}"""\n'
    text = 'Summary.\n\nText:\n    code("\\")'
    assert printed(tmp_path, stub) == {"A_f": f"{signature}\n--\n\n{text}" if signature else text}


@pytest.mark.parametrize(("declared", "signature"), [
    ("class A:", None),
    ("class A(B):\n    def __new__(cls, a: int = 1, *more: int) -> A: ...", "A(a=1, *more)"),
    ("class A:\n    def __init__(self) -> None: ...", "A()"),
    ("@dataclass\nclass A:\n    a: int\n    b: bool = False", "A(a, b=False)"),
    ("def A(a: int, *, b: None = None) -> None:", "A(a, *, b=None)"),
])
def test_types_and_functions(tmp_path, declared, signature):
    head, colon, body = declared.partition(":\n") if "class" in declared else (declared, "", "")
    stub = f'{head.removesuffix(":")}:\n    """Summary."""\n{body}\n'
    assert printed(tmp_path, stub) == {"A": f"{signature}\n--\n\nSummary." if signature else "Summary."}


def test_what_has_no_docstring_has_no_text(tmp_path):
    assert printed(tmp_path, "A = int\nclass B:\n    x: int\n    def f(self) -> None: ...\n", "def g() -> None: ...\n") == {}


@pytest.mark.parametrize("stub", [
    'class A:\n    @property\n    def f(self) -> int:\n        """One."""\n    @f.setter\n    def f(self, value: int) -> None:\n        """Two."""\n',
    'def A() -> None:\n    """One."""\nclass A:\n    """Two."""\n',
])
def test_two_docstrings_of_a_name_are_an_error(tmp_path, stub):
    result = run(tmp_path, stub)
    assert result.returncode == 1
    assert re.fullmatch(r"\S+/0\.pyi: (A|A_f) has two docstrings\n", result.stderr)


def test_a_changed_text_leaves_the_header_alone(tmp_path):
    """Otherwise all files with C tables would be compiled again."""
    printed(tmp_path, 'class A:\n    """One."""\n')
    before = (tmp_path / "docs.h").stat().st_mtime_ns
    assert printed(tmp_path, 'class A:\n    """Two."""\n') == {"A": "Two."}
    assert (tmp_path / "docs.h").stat().st_mtime_ns == before


@pytest.mark.parametrize(("stubs", "names"), [
    (('__all__ = ["A", "B"]\nclass A: ...\n', "x: int\n"), ["A", "B"]),
    (("class A: ...\n",), []),
])
def test_the_names_in_all(tmp_path, stubs, names):
    printed(tmp_path, *stubs)
    (table,) = re.findall(r"const char \*const core_public_names\[\] = \{\n(.*?)    0,\n\};\n", (tmp_path / "docs.c").read_text(), re.DOTALL)
    assert re.findall(r'"(\w+)",', table) == names
    assert "extern const char *const core_public_names[];\n" in (tmp_path / "docs.h").read_text()
