"""Test the functions that find what cubind-dev installs, and what they say if it is absent."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from support import libraries

from .conftest import install_development, link_package

FUNCTIONS = ("get_include", "includes", "cflags", "libs", "cmakedir", "pkgconfigdir")
ASK = """
import sys
import cubind
from cubind import _development
for name in sys.argv[1:]:
    print(getattr(_development, name)())
"""


def ask(folder, *names, program=ASK):
    environment = os.environ | {"PYTHONPATH": str(folder)}
    return subprocess.run([sys.executable, "-c", program, *names], env=environment, capture_output=True, text=True, check=False)


def test_in_the_package(site):
    include, both, cflags, libs, cmake, pkgconfig = ask(site, *FUNCTIONS).stdout.splitlines()
    package = site / "cubind"
    assert include == str(package / "include") and include in both
    assert cflags.endswith(f"-I{include}") and libs == f"-L{package}/lib -Wl,--exclude-libs,libcubind_rt.a -lcubind_rt -ldl"
    assert (Path(cmake) / "cubind-config.cmake").is_file()
    assert {path.name for path in Path(pkgconfig).iterdir()} == {"cubind.pc", "cubind-core.pc"}


def test_in_a_prefix(tmp_path):
    """`cmake --install` puts the package into the prefix that has the headers."""
    prefix = tmp_path / "a prefix"
    packages = prefix / "lib" / "python3.11" / "site-packages"
    link_package(packages)
    install_development(prefix)
    include, libs = ask(packages, "get_include", "libs").stdout.splitlines()
    assert include == str(prefix / "include")
    assert libs == f"-L'{prefix}/lib' -Wl,--exclude-libs,libcubind_rt.a -lcubind_rt -ldl", "a path with a blank is one word"


@pytest.mark.parametrize("name", FUNCTIONS)
def test_absent(tmp_path, name):
    link_package(tmp_path)
    said = ask(tmp_path, name).stderr.splitlines()[-1]
    assert said == f"FileNotFoundError: {tmp_path}/cubind has no headers and static libraries: pip install cubind-dev==0.1.0"


def test_others_headers_are_not_taken(tmp_path):
    """A folder `include` without cubind's files is no answer."""
    link_package(tmp_path)
    (tmp_path / "cubind" / "include").mkdir()
    (tmp_path / "cubind" / "lib").mkdir()
    assert "pip install cubind-dev" in ask(tmp_path, "get_include").stderr


def test_the_public_function(site):
    program = """
import sys
import cubind
assert "cubind._development" not in sys.modules, "import cubind must not import it"
assert "get_include" in cubind.__all__ and "get_include" in dir(cubind)
print(cubind.get_include())
"""
    done = ask(site, program=program)
    assert (done.stdout, done.stderr) == (f"{site}/cubind/include\n", "")


@pytest.mark.parametrize(
    ("folder", "components"), [(".", ["python"]), ("development", ["development"]), ("libraries", ["libraries"])]
)
def test_each_wheel_installs_its_component(folder, components):
    project = tomllib.loads((libraries.ROOT / folder / "pyproject.toml").read_text())
    assert project["tool"]["scikit-build"]["install"]["components"] == components


def test_the_component_has_no_file_of_the_package(site):
    """Two distributions with one file would overwrite each other's."""
    made = {path.relative_to(site / "cubind").parts[0] for path in (site / "cubind").rglob("*") if not path.is_symlink()}
    package = {path.name for path in (libraries.PACKAGE / "cubind").iterdir()}
    assert made - package == {"include", "lib"} | ({"__main__.py"} - package)
