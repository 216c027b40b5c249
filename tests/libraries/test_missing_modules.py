"""Imports of missing modules raise errors that say what is missing, and have no other effect."""

import os
import subprocess
import sys

import pytest
from support import libraries


def run(program, package=libraries.PACKAGE):
    environment = {**os.environ, "PYTHONPATH": str(package), "PYTHONDONTWRITEBYTECODE": "1"}
    result = subprocess.run([sys.executable, "-S", "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    """Return the package without the modules of cubind-libraries."""
    source, copy = libraries.PACKAGE / "cubind", tmp_path_factory.mktemp("package") / "cubind"
    for folder, _, names in os.walk(source):
        there = copy / os.path.relpath(folder, source)
        there.mkdir(parents=True, exist_ok=True)
        for name in names:
            if not name.startswith(libraries.FURTHER):
                (there / name).symlink_to(os.path.realpath(os.path.join(folder, name)))
    return copy.parent


SAID = """
import importlib, sys
try: importlib.import_module("{name}")
except ModuleNotFoundError as error: print(error, error.name, "{name}" in sys.modules, error.__cause__, error.__context__)
"""


@pytest.mark.parametrize("package", ["cubind", "cubind.checked"])
@pytest.mark.parametrize("name", libraries.FURTHER)
def test_modules_of_the_other_distribution(package, name, alone):
    text = run(SAID.format(name=f"{package}.{name}"), alone)
    assert text.startswith(f"No module named '{package}.{name}': it is in the distribution cubind-libraries, which is not installed: pip install ")
    assert text.endswith(f" {package}.{name} False None None\n")


def test_import_from(alone):
    """Python replaces a ModuleNotFoundError of that name by its own error, which says less."""
    text = run("try: from cubind import curand\nexcept ImportError as error: print(type(error).__name__, error.name, error)", alone)
    assert text.startswith("ImportError cubind cannot import name 'curand' from 'cubind': it is in the distribution cubind-libraries")


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("cubind.cublass", "cubind.cublas"),
        ("cubind.driverr", "cubind.driver"),
        ("cubind.simulater", "cubind.simulator"),
        ("cubind.checked.cufftt", "cubind.checked.cufft"),
        ("cubind.something", None),
        ("cubind.checked.cores", None),
        ("cubind._cores", None),
    ],
)
def test_names_that_nobody_has(name, near):
    more = f": did you mean {near}?" if near else ""
    assert run(SAID.format(name=name)) == f"No module named '{name}'{more} {name} False None None\n"


def test_questions_are_answered(alone):
    program = """if True:
        import importlib.util, pkgutil
        import cubind.checked
        print(importlib.util.find_spec("cubind.curand"), importlib.util.find_spec("cubind.checked.curand"))
        print(hasattr(cubind, "curand"), len(list(cubind.__path__)), len(list(cubind.checked.__path__)))
        print({"core", "driver"} <= {found.name for found in pkgutil.iter_modules(cubind.__path__)})
        """
    assert run(program, alone) == "None None\nFalse 2 1\nTrue\n"


def test_finders_behind_that_of_paths_have_their_turn(alone):
    program = """if True:
        import sys
        from importlib.machinery import ModuleSpec

        class Finder:
            def find_spec(self, name, path=None, target=None):
                return ModuleSpec(name, self) if name == "cubind.curand" else None
            def create_module(self, spec): return None
            def exec_module(self, module): module.is_found = True

        sys.meta_path.append(Finder())
        import cubind.curand
        print(cubind.curand.is_found)
        """
    assert run(program, alone) == "True\n"


def test_an_import_that_works_loads_none_of_it():
    assert run("import sys, cubind.core, cubind.checked.driver; print('cubind._missing_modules' in sys.modules)") == "False\n"
