"""What the docstrings of all functions say is so: names, what is accepted for each parameter, what comes back."""

import ast
import builtins
import ctypes
import functools
import inspect
import re

import calls
import libraries
import pytest
from grouped import each

pytestmark = pytest.mark.skipif(libraries.ON_GPU, reason="calls every function on its stub library")

functions = each("function", calls.all_functions(), ids=repr)
FORMS = pytest.mark.parametrize("checked", [False, True], ids=["tuple", "checked"])

# The last words of a line of a parameter are about what is behind it, not about what may be passed.
PARAMETER = re.compile(r"    (\w+) : (.+?)((?:; .+)?)$")
RESULT = re.compile(r"    (\w+) : (.+)$")


class Doc:
    """A docstring in its parts."""

    def __init__(self, function, checked):
        self.module = calls.module_of(function.model.module, checked)
        self.callable = getattr(self.module, function.name)
        lines = self.callable.__doc__.splitlines()
        self.signature, self.prototype, self.last = lines[0], lines[2], lines[-1]
        start = lines.index("Parameters") + 1 if "Parameters" in lines else lines.index("Returns")
        middle = lines.index("Returns")
        self.parameters = [PARAMETER.match(line).groups() for line in lines[start:middle]]
        self.returns = lines[middle + 1 : -1]


@functions
@FORMS
def test_parts(function, checked):
    """The signature that inspect sees, the prototype of C, a line for each parameter."""
    doc = Doc(function, checked)
    seen = inspect.signature(doc.callable).parameters
    assert doc.signature == f"{function.name}({', '.join(str(p).replace(' = ', '=') for p in seen.values())})".replace(", /", "")
    assert [name for name, _, _ in doc.parameters] == list(seen)
    assert {f"{function.data['symbol']}(", f"{function.name}("} & set(re.findall(r"\w+\(", doc.prototype))
    said = doc.last.split(". ")[0]
    data = function.data
    expected = ("Gives up the GIL, unless cubind.keep_gil(True)" if data.get("launches") else
                "Gives up the GIL" if data.get("blocking") else
                "Keeps the GIL while no host function can hold the call up" if data.get("locking") else "Keeps the GIL")
    assert said == expected


@functions
@FORMS
def test_classes_that_are_named_exist(function, checked):
    doc = Doc(function, checked)
    module = calls.module_of(function.model.module)
    for _, words, _ in doc.parameters:
        for name in re.findall(r"\b(?:[A-Za-z]+[A-Z_]\w*|nvml\w+|nvtx\w+|cu\w+)\b", re.sub(r"\(.*?\)", "", words)):
            assert isinstance(getattr(module, name), type), words


MEMORY = ctypes.create_string_buffer(1 << 16)  # what an address may lead to, and the stub reads or writes


@functools.cache
def stub_docstrings(module, checked):
    """{function: docstring} of the type stubs."""
    package, form = libraries.PACKAGE / "cubind", "checked" if checked else ""
    of_major = package / f"_cuda{libraries.MAJOR}" / form / f"{module}.pyi.txt"  # where another major's is the plain one
    tree = ast.parse((of_major if of_major.exists() else package / form / f"{module}.pyi").read_text())
    return {node.name: ast.get_docstring(node) for node in tree.body if isinstance(node, ast.FunctionDef)}


@functions
@FORMS
def test_type_stubs_say_the_same(function, checked):
    doc = Doc(function, checked)
    stub = stub_docstrings(function.model.module, checked)[function.name]
    assert doc.callable.__doc__ == f"{doc.signature}\n\n{stub}\n"


def trials(words, sample):
    """(word, value) for each kind of value that the words say is accepted. A member's number may choose types of others."""
    found = []
    if re.search(r"\bNone$", words) and not words.startswith("None"):
        found.append(("None", None))
    if "int (address)" in words:
        found.append(("int", ctypes.addressof(MEMORY)))
    if re.search(r"\bor int$|, int or|^int$", words):
        found.append(("int", int(sample) if isinstance(sample, int) else 1))
    if "buffer" in words and "sequence" not in words:
        found.append(("buffer", bytearray(1 << 16)))
    if words.startswith("str"):
        found += [("str", "text"), ("bytes", b"text")]
    if words.startswith("callable"):
        found.append(("callable", print))
    return found


@each("function", calls.all_functions(lambda f: f.arguments), ids=repr)
def test_what_is_accepted(function, stub_of):
    """One argument after the other is what its line says it may be: no TypeError, whatever else is wrong with the value."""
    prepared = calls.Prepared(stub_of(function.model.module), function, calls.values.typed_rows(function)[0])
    prepared.stub.logging(False)
    doc = Doc(function, False)
    for place, (name, words, _) in enumerate(doc.parameters):
        for word, value in trials(words, prepared.arguments[place]):
            arguments = list(prepared.arguments)
            arguments[place] = value
            try:
                prepared.callable(*arguments)
            except TypeError as error:
                raise AssertionError(f"{name} : {words}: {word} is refused: {error}") from error
            except Exception:
                pass  # a count that does not fit, a number that is no member: not the type


def is_a(module, value, said):
    """Whether a value is of a type as the docstring spells it."""
    if value is None:
        return said.endswith("None") or said == "Any"
    for part in said.split(" | "):
        if part == "Any" or (part.startswith("Callable") and callable(value)):
            return True
        inner = re.fullmatch(r"list\[(.+)\]", part)
        if inner:
            if isinstance(value, list) and all(is_a(module, item, inner.group(1)) for item in value):
                return True
            continue
        cls = getattr(builtins, part, None) or getattr(module, part, None)
        if cls is complex and isinstance(value, float):
            return True  # as type checkers have it
        if isinstance(cls, type) and isinstance(value, cls):
            return True
    return False


@each("function", calls.all_functions(lambda f: f.has_status), ids=repr)
def test_what_comes_back(function, stub_of):
    prepared = calls.Prepared(stub_of(function.model.module), function, calls.values.typed_rows(function)[0])
    doc = Doc(function, False)
    status, *results = prepared.callable(*prepared.arguments)
    assert doc.returns[0] == f"    {type(status).__name__} (the checked form raises instead)"
    said = [RESULT.match(line).groups() for line in doc.returns[1:]]
    assert len(said) == len(results)
    for (name, words), value in zip(said, results, strict=True):
        assert is_a(prepared.module, value, words), f"{name} : {words}: {value!r}"
