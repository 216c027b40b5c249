"""The docstrings of cubind.core stand in its type stubs, and its types and members have the same.

A member of a type without a docstring in the stubs fails here, and so does a docstring of a member
that does not exist. tests/ci/test_printed_docstrings.py tests the script that makes C from them.
"""

import ast
import inspect
from dataclasses import dataclass, field
from types import WrapperDescriptorType

import pytest
from cubind import _core
from support import libraries

FOLDER = libraries.BUILD / "python" / "cubind"
STUBS = ("_core.pyi", "core/_options.pyi", "core/_memory_options.pyi", "core/_device_resources.pyi")
# These have no stub: an object of the C interface and one that a decorator makes.
WITHOUT_STUB = {"CallbackResource", "_StridedMemoryViewProxy"}
WIDTH = 75


@dataclass
class Class:
    node: ast.ClassDef
    members: dict = field(default_factory=dict)  # {name: docstring}

    def has(self, decorator):
        return any(ast.unparse(d) == decorator for d in self.node.decorator_list)


def read():
    """Return {name: Class} and {name: docstring of a function of the module}."""
    classes, functions = {}, {}
    for stub in STUBS:
        for node in ast.parse((FOLDER / stub).read_text()).body:
            if isinstance(node, ast.FunctionDef):
                functions[node.name] = ast.get_docstring(node)
            elif isinstance(node, ast.ClassDef):
                classes[node.name] = Class(node, dict(members_of(node)))
    return classes, functions


def members_of(node):
    for item, below in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(item, ast.FunctionDef) and ast.get_docstring(item):
            yield item.name, ast.get_docstring(item)
        elif isinstance(item, ast.AnnAssign) and isinstance(below, ast.Expr):
            yield item.target.id, inspect.cleandoc(below.value.value)


CLASSES, FUNCTIONS = read()
TYPES = {name: value for name, value in vars(_core).items() if isinstance(value, type) and name != "CUDAError"}
TEXTS = [(name, member, text) for name, cls in CLASSES.items() for member, text in cls.members.items()]
TEXTS += [(name, None, text) for name, cls in CLASSES.items() if (text := ast.get_docstring(cls.node))]
TEXTS += [(name, None, text) for name, text in FUNCTIONS.items()]


def inherited(name, member):
    """Return the docstring of a class's member, or of the same member of the nearest base."""
    if name not in CLASSES:
        return None
    bases = (ast.unparse(base) for base in CLASSES[name].node.bases)
    return CLASSES[name].members.get(member) or next(filter(None, (inherited(base, member) for base in bases)), None)


def types_of(name):
    """Return the types with a stub class's members: itself, or those that share the members."""
    if name in TYPES:
        return [TYPES[name]]
    return [TYPES[n] for n, cls in CLASSES.items() if n in TYPES and name in map(ast.unparse, cls.node.bases)]


@pytest.mark.parametrize("name", sorted(TYPES.keys() - WITHOUT_STUB))
def test_types_and_members_have_the_docstrings_of_the_stubs(name):
    assert TYPES[name].__doc__ == ast.get_docstring(CLASSES[name].node)
    # CPython documents the wrappers of slots, such as __buffer__ from 3.12 on.
    slots = {n for n, member in vars(TYPES[name]).items() if isinstance(member, WrapperDescriptorType)}
    for member in vars(TYPES[name]).keys() - slots:
        text = inherited(name, member)
        if text or not member.startswith("_") and not CLASSES[name].has("dataclass"):
            assert getattr(TYPES[name], member).__doc__ == text, member


def test_functions_have_the_docstrings_of_the_stubs():
    assert {n for n, f in vars(_core).items() if inspect.isbuiltin(f) and not n.startswith("_")} == FUNCTIONS.keys()
    for name, text in FUNCTIONS.items():
        assert getattr(_core, name).__doc__ == text


def test_device_properties_have_the_docstring_of_the_stub(device):
    assert type(device.properties).__doc__ == ast.get_docstring(CLASSES["DeviceProperties"].node)


@pytest.mark.parametrize("name", CLASSES)
def test_each_docstring_is_of_a_member(name):
    for member in CLASSES[name].members:
        assert types_of(name)
        assert all(member in vars(cls) for cls in types_of(name)), member


def test_each_docstring_is_of_a_type_or_function():
    made_later = {"DeviceProperties"}
    assert {name for name, member, _ in TEXTS if member is None} == (TYPES.keys() - WITHOUT_STUB) | FUNCTIONS.keys() | made_later


def test_form():
    """The first line is a sentence of its own, and no line is too long."""
    for name, member, text in TEXTS:
        first, *rest = text.splitlines()
        assert first[0] != " " and first.endswith((".", ":")) and not (rest and rest[0]), (name, member)
        assert all(len(line) <= WIDTH for line in text.splitlines()), (name, member)
