"""Test that the modules of cubind-libraries work next to cubind's (CUBIND_LIBRARIES=1).

test_functions.py tests each function.
"""

import ast
import importlib
import re
import subprocess
import sys

import model_history
import pytest
from support import libraries, model

pytestmark = pytest.mark.skipif(not libraries.OF_LIBRARIES, reason="tests the modules of cubind-libraries (CUBIND_LIBRARIES=1)")
LISTED = re.findall(r"^[a-z]\w*", (libraries.SPECS / "libraries.list").read_text(), re.MULTILINE)
modules = pytest.mark.parametrize("name", libraries.MODULES)
FORMS = {"tuple": "cubind.", "checked": "cubind.checked."}


def test_those_that_the_release_has_are_built():
    models = [name for name in LISTED if libraries.RELEASE in model_history.read(model_history.file_of(name))]
    assert models and list(libraries.MODULES) == models
    assert sorted(LISTED) == sorted(path.name.partition(".")[0] for path in model_history.FOLDER.glob("*.xz"))


@modules
def test_spec_and_model_agree(name):
    """The module has all functions of its model, which ci/regenerate makes from the spec."""
    module = importlib.import_module(f"cubind.{name}")
    data = model.load(name)
    assert [f.name for f in data.functions if not callable(getattr(module, f.name))] == []
    assert data.data["library"] == name and data.data["soname"] == libraries.SONAMES[name]


def _stub(name, form):
    """Return {name: kind of statement} of the type stubs."""
    newest = libraries.MAJOR == libraries.NEWEST_MAJOR
    folder = libraries.PACKAGE / "cubind" / ("" if newest else f"_cuda{libraries.MAJOR}") / ("checked" if form == "checked" else "")
    suffix = ".pyi" if newest else ".pyi.txt"
    found = {}
    for node in ast.parse((folder / f"{name}{suffix}").read_text()).body:
        names = [getattr(node, "name", None)]
        if isinstance(node, ast.AnnAssign):
            names = [node.target.id]
        elif isinstance(node, ast.ImportFrom) and node.module.startswith("cubind"):
            own = node.module == f"cubind.{name}"  # the checked form's own
            names = [alias.asname or own and alias.name for alias in node.names]
        found.update((name, node) for name in names if name)
    return found


@modules
@pytest.mark.parametrize("form", FORMS)
def test_type_stubs_name_what_there_is(name, form):
    module = importlib.import_module(FORMS[form] + name)
    stub = {key: node for key, node in _stub(name, form).items() if not key.startswith("_")}
    there = {key for key in dir(module) if not key.startswith("_")}
    assert there == set(stub)
    wrong = []
    for function in model.load(name).functions:
        arguments = stub[function.name].args
        names = [argument.arg for argument in [*arguments.posonlyargs, *arguments.args]]
        checked = [n for i, n in zip(function.arguments, function.argument_names, strict=True)
                   if form == "tuple" or "checked" not in function.params[i]]
        if [n for n in names if n in checked] != checked:
            wrong.append((function.name, names, checked))
    assert wrong == []


@modules
def test_classes_of_other_modules_are_theirs(name):
    module = importlib.import_module(f"cubind.{name}")
    assert [key for other, key in _imported(name) if getattr(module, key) is not getattr(importlib.import_module(other), key)] == []


def _imported(name):
    return [(node.module, key) for key, node in _stub(name, "tuple").items() if isinstance(node, ast.ImportFrom)]


def test_some_classes_are_others():
    assert any(_imported(name) for name in libraries.MODULES)


@pytest.mark.parametrize("first", libraries.MODULES)
def test_each_can_be_the_first(first):
    """Any module can be imported first, and an import opens no library."""
    program = (f"import sys; sys.path.insert(0, {str(libraries.PACKAGE)!r})\n"
               f"import cubind.checked.{first} as m, cubind.{first} as t\n"
               f"print(sum(callable(getattr(m, n)) for n in dir(m)) > 10)\n"
               f"print({libraries.SONAMES[first]!r} in open('/proc/self/maps').read())")
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (result.stdout, result.stderr) == ("True\nFalse\n", "")


@modules
def test_what_releases_changed(name):
    """The models list what each release changed since the one before, like the package's models."""
    generator = libraries.BUILD / "generator" / "cubind-gen"
    if not generator.exists():
        pytest.skip("this build has no generator")
    file = libraries.BUILD / "code" / "model" / f"{name}.json"
    *_, old, new = sorted(model_history.read(file), key=model_history.release_key)
    result = subprocess.run([generator, "diff", f"{file}@{old}", f"{file}@{new}"], capture_output=True, text=True, check=False)
    title = model.load(name).data["title"]
    assert result.stderr == "" and result.returncode in (0, 1) and result.stdout.startswith(f"# {title}: ")
